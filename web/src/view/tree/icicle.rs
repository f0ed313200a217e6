//! The tree as an icicle: a row for each depth, and in it a box for each node, as wide as its share of the nodes that are there:
//! what is left out takes no room. All of a tree fits, however wide; a click on the current node zooms to it, one on the top row goes back.

use std::fmt::Write;
use std::rc::Rc;

use queens_core::Tree;
use strum::{IntoStaticStr, VariantArray};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};
use yew::{Callback, Html, Properties, component, html, use_memo};

use crate::view::Context;
use queens_draw::tree::similar::Borders;
use queens_page::message::Message;
use queens_page::rounded::hundredths;
use queens_page::tree_view::TreeMessage;
use queens_page::tree_view::keys::TREE;

/// The width of the picture; its height is the number of rows.
const WIDTH: f64 = 1000.0;
/// Boxes of a row that are narrower than this are drawn as one.
const NARROW: f64 = 0.5;
/// Between wide boxes.
const GAP: f64 = 1.5;
/// The height of the bar in a box that is marked.
const FOOT: f64 = 0.2;
/// The name of a square has room in a box of this width.
const ROOM_FOR_NAME: f64 = 60.0;

/// How a box looks, which is a class of the stylesheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "look-box-")]
enum BoxLook {
    Failed,
    Open,
    Solved,
    Solution,
}

/// The boxes of a part of a tree.
#[derive(PartialEq, Default, Debug)]
struct Boxes {
    paths: [String; BoxLook::VARIANTS.len()],
    /// Names of squares, each with its place as parts of the width and the height.
    names: Vec<(f64, f64, String)>,
    rows: usize,
}

/// A tree that is compared by identity.
#[derive(Clone)]
struct Drawn(Rc<Tree>);

impl PartialEq for Drawn {
    fn eq(&self, other: &Drawn) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(PartialEq, Properties)]
pub(super) struct IcicleProps {
    tree: Drawn,
    /// The node whose subtree fills the picture.
    top: usize,
    current: Option<usize>,
    /// The subtrees to be marked.
    borders: Option<Borders>,
    context: Context,
}

/// The picture of what is below a node.
pub(super) fn icicle(
    tree: &Rc<Tree>,
    top: usize,
    current: Option<usize>,
    borders: Option<Borders>,
    context: &Context,
) -> Html {
    let tree = Drawn(tree.clone());
    html! { <Icicle {tree} {top} {current} {borders} context={context.clone()} /> }
}

/// What the boxes mean; a complete tree has nothing unfinished.
pub(super) fn key(is_complete: bool, context: &Context) -> Html {
    let key = &context.texts.rest().picture.key;
    let sample = |look: BoxLook, name: &'static str| {
        html! {
            <li>
                <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false"><rect class={look.into_str()} y="1" width="14" height="12" /></svg>
                {name}
            </li>
        }
    };
    html! {
        <ul class="path-key" aria-label={key.title}>
            {sample(BoxLook::Solution, key.solution)}
            {sample(BoxLook::Solved, key.solved)}
            {sample(BoxLook::Failed, key.failed)}
            if !is_complete {
                {sample(BoxLook::Open, key.undecided)}
            }
        </ul>
    }
}

#[component]
fn Icicle(props: &IcicleProps) -> Html {
    let IcicleProps {
        tree,
        top,
        current,
        borders,
        context,
    } = props;
    let bars = use_memo(
        (tree.clone(), *top, borders.clone()),
        |(tree, top, borders)| borders.as_ref().map(|it| bars(&tree.0, *top, it)),
    );
    let boxes = use_memo((tree.clone(), *top), |(tree, top)| boxes(&tree.0, *top));
    let point = {
        let (tree, top, send) = (tree.0.clone(), *top, context.send.clone());
        move |event: PointerEvent| {
            let node = at(&event, &tree, top);
            send.emit(Message::Tree(TreeMessage::NodePointed(node)));
        }
    };
    let click = {
        let (tree, top, send) = (tree.0.clone(), *top, context.send.clone());
        move |event: MouseEvent| {
            if let Some(node) = at(&event, &tree, top) {
                send.emit(Message::Tree(TreeMessage::NodeClicked(node)));
            }
        }
    };
    let send = context.send.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(message) = TREE.find(&event.key(), event.shift_key()) {
            event.prevent_default();
            event.stop_propagation();
            send.emit(Message::Tree(message));
        }
    });
    let rows = boxes.rows;
    let view_box = format!("0 0 {WIDTH} {rows}");
    let names = boxes.names.iter().map(|(x, y, name)| {
        let percent = |part: f64| format!("{}%", hundredths(part * 100.0));
        html! { <text class="icicle-name" x={percent(*x)} y={percent(*y)}>{name}</text> }
    });
    html! {
        <div class="icicle" tabindex="0" role="application" data-testid="icicle" data-rows={rows.to_string()}
            aria-label={context.texts.rest().picture.picture} aria-describedby="tree-path"
            onpointermove={point} onpointerleave={context.on(Message::Tree(TreeMessage::NodePointed(None)))}
            onclick={click} {onkeydown}>
            <svg class="icicle-boxes" viewBox={view_box.clone()} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                {for BoxLook::VARIANTS.iter().zip(&boxes.paths).map(|(look, path)| html! {
                    <path class={look.into_str()} d={path.clone()} />
                })}
                <path class="tree-border" d={(*bars).clone()} />
            </svg>
            <svg viewBox={view_box} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path class="icicle-here" d={current.map(|node| line(&tree.0, *top, node))} />
            </svg>
            <svg aria-hidden="true" focusable="false">{for names}</svg>
        </div>
    }
}

/// Where a node's box begins and how wide it is.
fn extent(tree: &Tree, top: usize, node: usize) -> (f64, f64) {
    let scale = WIDTH / (tree.end(top) - top) as f64;
    let (from, nodes) = (node.saturating_sub(top), tree.end(node) - node);
    (from as f64 * scale, nodes as f64 * scale)
}

/// The middle of a node's box and the edges above and below it, as parts of the picture; none outside it.
pub(super) fn middle(tree: &Tree, top: usize, node: usize) -> Option<(f64, [f64; 2])> {
    let end = tree.end(top);
    if !(top..end).contains(&node) {
        return None;
    }
    let below = tree.nodes.get(top..end)?;
    let rows = below.iter().map(|it| it.depth).max()? - tree.nodes.get(top)?.depth + 1;
    let row = tree.nodes.get(node)?.depth.checked_sub(below[0].depth)?;
    let (x, width) = extent(tree, top, node);
    let edge = |row: u16| f64::from(row) / f64::from(rows);
    Some(((x + width / 2.0) / WIDTH, [edge(row), edge(row + 1)]))
}

/// The boxes of a node and of all below it.
fn boxes(tree: &Tree, top: usize) -> Boxes {
    let mut boxes = Boxes::default();
    let depth = |node: usize| tree.nodes.get(node).map_or(0, |node| node.depth);
    let deepest = (top..tree.end(top)).map(depth).max().unwrap_or(0);
    boxes.rows = usize::from(deepest - depth(top)) + 1;
    // For each row and look, where its last box ends.
    let mut ends = vec![[f64::MIN; BoxLook::VARIANTS.len()]; boxes.rows];
    let mut node = top;
    while node < tree.end(top) {
        let (x, width) = extent(tree, top, node);
        let row = usize::from(depth(node) - depth(top));
        let look = look(tree, node);
        let end = &mut ends[row][look as usize];
        if x + width - *end >= NARROW {
            // Wide boxes leave a gap to the next one.
            let wide = match width > 8.0 * GAP {
                true => width - GAP,
                false => width.max(NARROW),
            };
            *end = x + wide;
            let path = &mut boxes.paths[look as usize];
            let (x, wide) = (hundredths(x), hundredths(wide));
            // Writing to a string cannot fail.
            let _ = write!(path, "M{x} {row}h{wide}v1h-{wide}z");
        }
        let square = tree.nodes.get(node).and_then(|node| node.square());
        if let Some(square) = square.filter(|_| width >= ROOM_FOR_NAME) {
            let middle = (
                (x + width / 2.0) / WIDTH,
                (row as f64 + 0.5) / boxes.rows as f64,
            );
            boxes.names.push((middle.0, middle.1, square.to_string()));
        }
        node += 1;
    }
    boxes
}

/// A bar at the foot of each box whose subtree has this shape; where boxes are narrow, one for several.
fn bars(tree: &Tree, top: usize, borders: &Borders) -> String {
    let mut path = String::new();
    let depth = |node: usize| tree.nodes.get(node).map_or(0, |node| node.depth);
    let mut ends = Vec::new();
    for node in top..tree.end(top) {
        if !borders.marks(node) {
            continue;
        }
        let (x, width) = extent(tree, top, node);
        let row = usize::from(depth(node) - depth(top));
        if ends.len() <= row {
            ends.resize(row + 1, f64::MIN);
        }
        if x + width - ends[row] >= NARROW {
            ends[row] = x + width;
            let foot = hundredths(row as f64 + 1.0 - FOOT);
            let (x, width, high) = (hundredths(x), hundredths(width.max(2.0)), hundredths(FOOT));
            let _ = write!(path, "M{x} {foot}h{width}v{high}h-{width}z");
        }
    }
    path
}

fn look(tree: &Tree, node: usize) -> BoxLook {
    let solutions = tree.nodes.get(node).map_or(0, |node| node.solutions);
    match (solutions > 0, tree.has_children(node)) {
        (true, false) => BoxLook::Solution,
        (true, true) => BoxLook::Solved,
        (false, _) if tree.is_closed(node) => BoxLook::Failed,
        (false, _) => BoxLook::Open,
    }
}

/// The boxes from the top down to a node.
fn line(tree: &Tree, top: usize, node: usize) -> String {
    let mut path = String::new();
    let mut here = Some(node).filter(|node| (top..tree.end(top)).contains(node));
    while let Some(node) = here {
        let (x, width) = extent(tree, top, node);
        let row = tree.nodes.get(node).zip(tree.nodes.get(top));
        let row = row.map_or(0, |(node, top)| node.depth - top.depth);
        let (x, width) = (hundredths(x), hundredths(width.max(2.0)));
        let _ = write!(path, "M{x} {row}h{width}v1h-{width}z");
        here = tree.parent(node).filter(|_| node != top);
    }
    path
}

/// The node whose box is there.
pub(super) fn at(event: &MouseEvent, tree: &Tree, top: usize) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let frame = target.closest(".icicle").ok()??.get_bounding_client_rect();
    let across = (f64::from(event.client_x()) - frame.left()) / frame.width();
    let down = (f64::from(event.client_y()) - frame.top()) / frame.height();
    node_at(tree, top, across, down)
}

/// The node at parts of the width and the height.
fn node_at(tree: &Tree, top: usize, across: f64, down: f64) -> Option<usize> {
    if !(0.0..1.0).contains(&across) || !(0.0..1.0).contains(&down) {
        return None;
    }
    let nodes = &tree.nodes;
    let first = nodes.get(top)?.depth;
    let deepest = nodes
        .get(top..tree.end(top))?
        .iter()
        .map(|node| node.depth)
        .max()?;
    let depth = first + (down * f64::from(deepest - first + 1)) as u16;
    let mut node = top + (across * (tree.end(top) - top) as f64) as usize;
    while nodes.get(node)?.depth > depth {
        node = tree.parent(node)?;
    }
    (nodes.get(node)?.depth == depth).then_some(node)
}

#[cfg(test)]
mod tests {
    use queens_core::{BoardSize, Goal, Instance, TreeReading, algorithm};

    use super::*;

    fn tree(n: i64) -> Tree {
        let instance = Instance::queens(BoardSize::new(n).unwrap(), &[], Goal::All).unwrap();
        let accepted = algorithm::find("recursive")
            .unwrap()
            .accept(instance)
            .unwrap();
        let mut reading = TreeReading::begin(&accepted);
        while reading.work(u64::MAX, 1 << 20).is_pending() {}
        reading.tree().clone()
    }

    #[test]
    fn all_of_ten_queens_is_drawn_with_few_boxes() {
        let tree = tree(10);
        let drawn = boxes(&tree, 0);
        assert_eq!((tree.nodes.len(), drawn.rows), (35_539, 11));
        let many: usize = drawn
            .paths
            .iter()
            .map(|path| path.matches('M').count())
            .sum();
        assert!((1_000..30_000).contains(&many), "{many}");
    }

    #[test]
    fn only_what_is_below_the_top_has_a_place() {
        let tree = tree(6);
        let top = 1;
        let beside = tree.end(top);
        assert_eq!(tree.nodes[beside].depth, tree.nodes[top].depth);
        for node in 0..tree.nodes.len() {
            let is_below = (top..beside).contains(&node);
            assert_eq!(middle(&tree, top, node).is_some(), is_below, "{node}");
        }
    }

    #[test]
    fn every_node_of_six_queens_is_found_in_the_middle_of_its_box() {
        let tree = tree(6);
        let deepest = tree.nodes.iter().map(|node| node.depth).max().unwrap();
        for node in 0..tree.nodes.len() {
            let (x, width) = extent(&tree, 0, node);
            let down = (f64::from(tree.nodes[node].depth) + 0.5) / f64::from(deepest + 1);
            // A box is as wide as all below it: its own place is where it begins.
            let found = node_at(&tree, 0, (x + width * 0.01) / WIDTH, down);
            assert_eq!(found, Some(node));
        }
        assert_eq!(node_at(&tree, 0, 1.0, 0.5), None);
    }
}
