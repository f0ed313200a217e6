//! The whole tree of a search as it is looked at: what the page shows in its panel, and files hold.

pub mod drawing;
pub mod icicle;
pub mod mark;
mod scene;
pub mod similar;

use std::fmt;
use std::ops::Range;
use std::rc::Rc;

use queens_core::{Descriptor, Position, Traversal, Tree};
use queens_page::camera::{Camera, Scale, Size};
use queens_page::playback::Run;
use queens_page::rounded::tenths;
use queens_page::tree_view::camera::GUTTER;
use queens_page::tree_view::{Item, TreeGround, TreeView};

use self::drawing::draw;
use self::mark::{Marked, mark};
pub use self::scene::{Colouring, Scene};
use self::similar::{Borders, borders};
use crate::element::Element;
use crate::path::name;

/// The room of a name under the last row.
const BELOW: f64 = 28.0;
/// The least width of a picture of the whole tree.
const LEAST: f64 = 360.0;

/// The tree as it is looked at.
#[derive(Clone, PartialEq)]
pub struct TreePicture {
    pub scene: Scene,
    pub camera: Camera,
    pub size: Size,
    /// What the current step is in it.
    pub marked: Option<Marked>,
    /// The subtrees to be marked.
    pub borders: Option<Borders>,
    /// The names of the rows below the root's.
    pub rows: Rc<[String]>,
}

impl fmt::Debug for TreePicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("TreePicture");
        shown.field("camera", &self.camera).finish_non_exhaustive()
    }
}

/// The tree of a search before it has begun: its root.
pub fn at_start(position: &Position, walk: Traversal, size: Size) -> TreeView {
    let ground = TreeGround {
        axis: Tree::axis(walk),
        lines: scene::lines(position, walk).len(),
    };
    let (mut view, root) = (TreeView::default(), Some(Item::Node(0)));
    view.refresh(&Rc::default(), ground, size, root, root);
    view
}

impl TreePicture {
    /// The tree of a run as a whole, in a picture of this width; none as long as it has not been read.
    pub fn whole(run: &Run, position: &Position, width: f64) -> Option<TreePicture> {
        let (view, current) = (&run.grown.view, run.current_item());
        let algorithm = run.settings().algorithm;
        let mut whole = TreePicture::of_view(view, current, position, algorithm, Size::default())?;
        (whole.camera, whole.size) = Camera::whole(&whole.scene.layout, width.max(LEAST));
        Some(whole)
    }

    /// A tree as a view has it.
    pub fn of_view(
        view: &TreeView,
        current: Option<Item>,
        position: &Position,
        algorithm: &Descriptor,
        size: Size,
    ) -> Option<TreePicture> {
        let walk = algorithm.traversal;
        let (tree, layout) = (view.tree()?.clone(), view.layout()?.clone());
        let (axis, lines) = (Tree::axis(walk), scene::lines(position, walk));
        let has_named_rows = walk.has_lines() && walk != Traversal::MinDomain;
        let line = |depth| lines.get(depth).and_then(|&line| axis.line(line));
        let rows = (0..layout.rows.len().saturating_sub(1)).map(|depth| match line(depth) {
            Some(line) if has_named_rows => name(line),
            _ => (depth + 1).to_string(),
        });
        let rows = rows.collect();
        let scene = Scene {
            tree,
            layout,
            axis,
            lines,
            has_named_rows,
            colouring: Colouring::of(algorithm),
        };
        let marked = current.map(|current| Marked::of(view, &scene, current));
        // What is folded away is marked by its fold.
        let node = marked.as_ref().and_then(|marked| marked.node(&scene));
        Some(TreePicture {
            borders: node.and_then(|node| Borders::of(view, node)),
            scene,
            camera: *view.camera(),
            size,
            marked,
            rows,
        })
    }

    /// The pixels of its units.
    pub fn scale(&self) -> Scale {
        self.camera.scale(&*self.scene.layout, self.size)
    }

    /// How far down it reaches.
    pub fn bottom(&self) -> f64 {
        let rows = self.scene.layout.rows.len().saturating_sub(1);
        let last = self.camera.origin.y + rows as f64 * self.scale().row;
        last + BELOW
    }

    /// All that is seen of it, on its own ground.
    pub fn elements(&self) -> Vec<Element> {
        let (scale, origin) = (self.scale(), self.camera.origin);
        let part: Range<f64> = -origin.x..self.size.width - origin.x;
        let drawing = draw(&self.scene, scale, &part);
        let mut moved: Vec<Element> = drawing.lines().chain(drawing.words()).collect();
        if let Some(marked) = &self.borders {
            let d = borders(&self.scene.layout, marked, scale, &part);
            moved.push(Element::path("tree-border", d));
        }
        let mut all = vec![
            Element::path("tree-gutter", ground(self.size.width, self.bottom())),
            Element::Placed {
                at: origin,
                elements: moved,
            },
        ];
        if let Some(marked) = &self.marked {
            all.extend(mark(&self.scene, &self.camera, scale, marked));
        }
        all.extend(gutter(&self.rows, &self.camera, scale, self.bottom()));
        all
    }
}

/// The names of the rows, at the left edge wherever the tree is.
pub fn gutter(rows: &[String], camera: &Camera, scale: Scale, height: f64) -> Vec<Element> {
    let apart = (14.0 / scale.row).ceil() as usize;
    let names = (1..)
        .zip(rows)
        .filter(|(row, _)| (row - 1) % apart.max(1) == 0);
    let names = names.map(|(row, name)| Element::Text {
        class: "path-label".into(),
        x: 10.0,
        y: tenths(camera.origin.y + row as f64 * scale.row),
        size: 12.0,
        text: name.clone(),
    });
    let under = Element::path("tree-gutter", ground(GUTTER - 4.0, height));
    std::iter::once(under).chain(names).collect()
}

/// A rectangle at the upper left corner.
fn ground(width: f64, height: f64) -> String {
    let [width, height] = [width, height].map(tenths);
    format!("M0 0h{width}v{height}h-{width}z")
}
