//! The reader's view of the search tree: folds, layout and camera. The layout is kept until the tree or its folds
//! change, so a moving cursor only moves a mark.

pub mod keys;
pub(crate) mod update;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use queens_core::{Axis, Descriptor, Position, Traversal, Tree};
use queens_draw::TreePicture;
use queens_draw::camera::{Camera, Motion, Point, Size};
use queens_draw::tree::folds::{Fold, Folds, Rule};
use queens_draw::tree::layout::{Layout, Spot};
use queens_draw::tree::shapes::Shapes;
use queens_draw::tree::{Edge, Item, Scene, lines};

/// The form in which the panel shows the tree.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mode {
    /// The path of the current step.
    #[default]
    Path,
    /// The whole tree.
    Whole,
    /// The whole tree as an icicle plot: a row for each depth, and boxes as wide as their subtrees.
    Icicle,
}

/// The state of the panel, independent of the search.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct TreePanel {
    pub mode: Mode,
    /// The size of the picture.
    pub size: Size,
    pub similar: Similar,
}

/// Whether subtrees with the shape of the current one are marked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Similar {
    #[default]
    Plain,
    Marked,
}

/// An action of the reader on the tree.
#[derive(Clone, PartialEq, Debug)]
pub enum TreeMessage {
    /// The size of the picture changed.
    Measured(Size),
    /// A click at a point of the picture. `within` is the tolerance in pixels.
    Clicked {
        at: Point,
        within: f64,
        edge: Edge,
        count: Click,
    },
    /// The pointer is at this point of the picture.
    Pointed { at: Point },
    /// The pointer is at this node of the icicle plot. `None` means at no node.
    NodePointed(Option<usize>),
    /// A click on this node of the icicle plot.
    NodeClicked(usize),
    /// Show the card of this item. `None` closes the card.
    Asked(Option<CardOf>),
    /// Go to the item of the card.
    AskedOpened,
    /// Go to the next node in this direction.
    Moved(NodeStep),
    /// Fold or unfold the current node.
    Toggled,
    /// Apply this folding rule everywhere.
    Folded(Rule),
    /// Mark subtrees with the shape of the current one, or stop marking them.
    SimilarToggled,
    /// Move the camera.
    Camera(Motion),
}

/// The position of a click in a series of quick clicks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Click {
    First,
    Further,
}

/// The direction from a node to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeStep {
    Parent,
    Child,
    Before,
    After,
}

/// The subject of the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardOf {
    /// The item under the pointer.
    Item(Item),
    /// The current item, while the picture has the focus.
    Current,
}

/// The board of the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreeGround {
    /// The axis of the lanes.
    pub axis: Axis,
    /// The number of searched lanes. If the search has no lanes, the number of known levels.
    pub lines: usize,
}

/// A tree and its layout.
#[derive(Clone, PartialEq)]
struct LaidOut {
    tree: Rc<Tree>,
    layout: Rc<Layout>,
}

/// The reader's view of one tree.
#[derive(Default)]
pub struct TreeView {
    folds: Folds,
    camera: Camera,
    shown: Option<LaidOut>,
    /// The shapes of subtrees, if similar ones are marked.
    shapes: Option<Rc<Shapes>>,
    /// The last item that the camera followed.
    followed: Option<Item>,
    /// The item under the pointer.
    pub pointed: Option<Item>,
    /// The subject of the card.
    pub asked: Option<CardOf>,
    /// The node whose subtree fills the icicle plot.
    pub top: usize,
}

impl TreeView {
    /// The layout. `None` before the first refresh.
    pub fn layout(&self) -> Option<&Rc<Layout>> {
        self.shown.as_ref().map(|shown| &shown.layout)
    }

    /// The displayed tree.
    pub fn tree(&self) -> Option<&Rc<Tree>> {
        self.shown.as_ref().map(|shown| &shown.tree)
    }

    pub fn camera(&self) -> &Camera {
        &self.camera
    }

    /// The folding rule for nodes that the reader has not folded or unfolded.
    pub fn rule(&self) -> Rule {
        self.folds.rule()
    }

    /// Updates the layout if the tree or its folds have changed, or if the cursor has entered a fold. Follows a new
    /// current item.
    pub fn refresh(
        &mut self,
        tree: &Rc<Tree>,
        ground: TreeGround,
        size: Size,
        current: Option<Item>,
        entered: Option<Item>,
    ) {
        let shown = self.shown.as_ref();
        let is_fresh = shown.is_some_and(|shown| Rc::ptr_eq(&shown.tree, tree));
        if !is_fresh {
            self.folds.measure(tree);
            if let Some(before) = &self.shown
                && before.tree.from != tree.from
            {
                self.renumber(&before.tree.clone(), tree);
            }
        }
        let enters = entered.is_some_and(|it| self.folds.open_along(tree, it.parent(tree)));
        if !is_fresh || enters {
            let layout = Layout::of(tree, &self.folds, ground.axis, ground.lines);
            self.camera.clamp(&layout, size);
            self.shown = Some(LaidOut {
                tree: tree.clone(),
                layout: Rc::new(layout),
            });
        }
        if !is_fresh || current != self.followed {
            self.follow(size, current);
        }
    }

    /// Updates node numbers for another part of the tree.
    fn renumber(&mut self, before: &Tree, tree: &Tree) {
        let first = before.nodes.get(self.top).map_or(0, |node| node.first);
        let top = tree.nodes.binary_search_by_key(&first, |node| node.first);
        self.top = top.unwrap_or(0);
        self.pointed = None;
        self.followed = None;
        self.asked.take_if(|asked| *asked != CardOf::Current);
    }

    /// Moves the camera to the current item.
    pub fn follow(&mut self, size: Size, current: Option<Item>) {
        self.followed = current;
        if let Some(spot) = current.and_then(|current| self.spot(current))
            && let Some(shown) = &self.shown
        {
            self.camera.show(&shown.layout, size, spot);
        }
    }

    /// Marks an item as visible, so that the camera does not move when it becomes current.
    pub fn sees(&mut self, item: Item) {
        self.followed = Some(item);
    }

    /// The sign of an item, or of the folded subtree that contains it.
    pub fn spot(&self, item: Item) -> Option<Spot> {
        let LaidOut { tree, layout } = self.shown.as_ref()?;
        layout.spot(tree, item)
    }

    /// The item of a sign.
    pub fn item(&self, spot: Spot) -> Option<Item> {
        self.layout()?.item(spot)
    }

    /// The item at a point of the picture.
    pub fn hit(&self, size: Size, at: Point, within: f64) -> Option<Item> {
        self.item(self.camera.hit(self.layout()?, size, at, within)?)
    }

    /// The node whose subtree fills the icicle plot: the chosen node, or its nearest ancestor that contains the current
    /// item.
    pub fn top(&self, current: Option<Item>) -> usize {
        let Some(tree) = self.tree() else { return 0 };
        let current = current.map_or(0, Item::node);
        let holds = |top: usize| top < tree.nodes.len() && (top..tree.end(top)).contains(&current);
        let mut top = self.top;
        while top > 0 && !holds(top) {
            top = tree.parent(top).unwrap_or(0);
        }
        top
    }

    /// Whether a node is folded.
    pub fn is_folded(&self, node: usize) -> bool {
        let shown = self.shown.as_ref();
        shown.is_some_and(|shown| self.folds.is_folded(&shown.tree, node))
    }

    /// Folds or unfolds a node. Its sign keeps its position in the picture.
    pub fn fold(&mut self, node: usize, fold: Fold, ground: TreeGround, size: Size) {
        let Some(LaidOut { tree, .. }) = self.shown.clone() else {
            return;
        };
        self.folds.choose(&tree, node, fold);
        self.lay_out_around(Item::Node(node), &tree, ground, size);
    }

    /// Applies a folding rule everywhere. The current item keeps its position in the picture.
    pub fn fold_all(&mut self, rule: Rule, ground: TreeGround, size: Size, current: Option<Item>) {
        let Some(LaidOut { tree, .. }) = self.shown.clone() else {
            return;
        };
        self.folds.follow(rule);
        let around = current.unwrap_or(Item::Node(0));
        self.lay_out_around(around, &tree, ground, size);
        self.follow(size, current);
    }

    fn lay_out_around(&mut self, item: Item, tree: &Rc<Tree>, ground: TreeGround, size: Size) {
        let before = self.place(item, size);
        self.shown = None;
        self.refresh(tree, ground, size, None, None);
        let after = self.place(item, size);
        if let (Some(before), Some(after)) = (before, after) {
            let by = Point {
                x: before.x - after.x,
                y: before.y - after.y,
            };
            self.look(Motion::Panned(by), size);
        }
    }

    /// The position of an item in the picture.
    fn place(&self, item: Item, size: Size) -> Option<Point> {
        let layout = self.layout()?;
        let spot = self.spot(item)?;
        let scale = self.camera.scale(&**layout, size);
        Some(self.camera.place(scale, spot.row, layout.sign(spot)?))
    }

    /// The next visible item in this direction.
    pub fn next(&self, item: Item, way: NodeStep, axis: Axis) -> Option<Item> {
        let LaidOut { tree, layout } = self.shown.as_ref()?;
        let below = |node: usize| {
            let tried = tree.tried(axis, node);
            let items = tried.map(move |tried| match tried.node {
                Some(child) => Item::Node(child),
                None => Item::Rejected {
                    node,
                    place: tried.place,
                },
            });
            items.filter(|item| layout.has_stubs || matches!(item, Item::Node(_)))
        };
        let parent = item.parent(tree);
        match (way, item) {
            (NodeStep::Parent, _) => parent.map(Item::Node),
            (NodeStep::Child, Item::Node(node)) => below(node).next(),
            (NodeStep::Child, Item::Rejected { .. }) => None,
            (NodeStep::After, _) => {
                let mut after = below(parent?).skip_while(|&other| other != item);
                after.nth(1)
            }
            (NodeStep::Before, _) => below(parent?).take_while(|&other| other != item).last(),
        }
    }

    /// Moves or zooms the picture.
    pub fn look(&mut self, motion: Motion, size: Size) {
        if let Some(LaidOut { layout, .. }) = &self.shown {
            self.camera.go(motion, size.middle(), &**layout, size);
        }
    }

    /// Changes the size of the picture.
    pub fn measured(&mut self, size: Size, current: Option<Item>) {
        if let Some(LaidOut { layout, .. }) = &self.shown {
            self.camera.clamp(&**layout, size);
        }
        self.follow(size, current);
    }

    /// Shows the whole tree.
    pub const fn fit(&mut self) {
        self.camera.fit();
    }

    /// Computes the shapes of the subtrees if similar ones are marked.
    pub fn compare(&mut self, similar: Similar) {
        let tree = self.tree().filter(|_| similar == Similar::Marked).cloned();
        match tree {
            Some(tree) => {
                let is_of = |shapes: &Rc<Shapes>| shapes.fits(&tree);
                if !self.shapes.as_ref().is_some_and(is_of) {
                    self.shapes = Some(Rc::new(Shapes::of(&tree)));
                }
            }
            None => self.shapes = None,
        }
    }

    /// The shapes of the subtrees, if similar ones are marked.
    pub fn shapes(&self) -> Option<&Rc<Shapes>> {
        self.shapes.as_ref()
    }

    /// The displayed tree as a picture. `None` before the first refresh.
    pub fn picture(
        &self,
        current: Option<Item>,
        position: &Position,
        algorithm: &Descriptor,
        size: Size,
    ) -> Option<TreePicture> {
        let scene = self.scene(position, algorithm)?;
        let shapes = self.shapes.as_ref();
        Some(TreePicture::new(scene, self.camera, size, current, shapes))
    }

    /// The tree with its layout. `None` before the first refresh.
    pub fn scene(&self, position: &Position, algorithm: &Descriptor) -> Option<Scene> {
        let LaidOut { tree, layout } = self.shown.clone()?;
        Some(Scene::new(tree, layout, position, algorithm))
    }

    /// The tree of a search before its start: only the root.
    pub fn at_start(position: &Position, walk: Traversal, size: Size) -> TreeView {
        let ground = TreeGround {
            axis: Tree::axis(walk),
            lines: lines(position, walk).len(),
        };
        let (mut view, root) = (TreeView::default(), Some(Item::Node(0)));
        view.refresh(&Rc::default(), ground, size, root, root);
        view
    }
}
