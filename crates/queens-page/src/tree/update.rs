//! The whole search tree: the reader's actions, and updates after the search moves.

use queens_draw::tree::folds::Fold;
use queens_draw::tree::{Edge, Item};

use crate::effect::Effect;
use crate::looked_at::looks_at_tree;
use crate::message::TransportMessage;
use crate::model::{Announcement, Model};
use crate::screen::View;
use crate::transport;
use crate::tree::Similar;
use crate::tree::{CardOf, Click, Mode, NodeStep, TreeMessage};

/// The distance in pixels within which the pointer is at a sign.
const NEAR: f64 = 10.0;

pub(crate) fn update(model: &mut Model, message: TreeMessage, effects: &mut Vec<Effect>) {
    let size = model.tree.size;
    match message {
        TreeMessage::Measured(size) => {
            model.tree.size = size;
            if let Some(run) = model.shown.run_mut() {
                let current = run.current_item();
                run.grown.view.measured(size, current);
            }
        }
        TreeMessage::Clicked {
            at,
            within,
            edge,
            count,
        } => {
            let Some(run) = model.shown.run_mut() else {
                return;
            };
            if let Some(item) = run.grown.view.hit(size, at, within) {
                click(model, item, edge, count, effects);
            }
        }
        TreeMessage::Pointed { at } => {
            if let Some(run) = model.shown.run_mut() {
                run.grown.view.pointed = run.grown.view.hit(size, at, NEAR);
            }
        }
        TreeMessage::NodePointed(node) => {
            if let Some(run) = model.shown.run_mut() {
                run.grown.view.pointed = node.map(Item::Node);
            }
        }
        TreeMessage::NodeClicked(node) => zoom(model, node, effects),
        TreeMessage::Asked(asked) => {
            if asked.is_some() {
                model.asked = None;
            }
            if let Some(run) = model.shown.run_mut() {
                run.grown.view.asked = asked;
            }
            if asked == Some(CardOf::Current) {
                say(model);
            }
        }
        TreeMessage::AskedOpened => {
            let mode = model.tree.mode;
            if let Some(item) = model.shown.run().and_then(|run| run.asked_item(mode)) {
                go(model, item, Edge::First, effects);
            }
        }
        TreeMessage::Moved(way) => {
            move_on(model, way, effects);
            if let Some(run) = model.shown.run_mut() {
                run.grown.view.asked = Some(CardOf::Current);
            }
            say(model);
        }
        TreeMessage::Toggled => {
            // A rejected square has no nodes below.
            if let Some(Item::Node(node)) = shown(model) {
                toggle(model, node);
                say(model);
            }
        }
        TreeMessage::Folded(rule) => {
            let Some(run) = model.shown.run_mut() else {
                return;
            };
            let (ground, current) = (run.ground(), run.current_item());
            run.grown.view.fold_all(rule, ground, size, current);
        }
        TreeMessage::SimilarToggled => {
            model.tree.similar = match model.tree.similar {
                Similar::Plain => Similar::Marked,
                Similar::Marked => Similar::Plain,
            };
            refresh(model);
            say(model);
        }
        TreeMessage::Camera(motion) => {
            if let Some(run) = model.shown.run_mut() {
                run.grown.view.look(motion, size);
            }
        }
    }
}

/// Updates the layout and the camera, if the tree is shown.
pub(crate) fn refresh(model: &mut Model) {
    let (size, similar, rushes) = (model.tree.size, model.tree.similar, model.is_rushing());
    if !looks_at_tree(model) {
        return;
    }
    // The story has no buttons to move the tree.
    let is_story = model.address.story.is_some();
    let Some(run) = model.shown.traced_mut() else {
        return;
    };
    if !run.settings().algorithm.traversal.is_tree() {
        return;
    }
    let (ground, current) = (run.ground(), run.current_item());
    let tree = run.grown.tree.clone();
    // A fast search enters a fold in nearly every frame. Folds open only when the search is slow enough to read.
    let entered = current.filter(|_| !rushes);
    if is_story {
        run.grown.view.fit();
    }
    run.grown
        .view
        .refresh(&tree, ground, size, current, entered);
    run.grown.view.compare(similar);
}

/// Goes to the item. A folded node opens, and a second click on the current node folds it.
fn click(model: &mut Model, item: Item, edge: Edge, count: Click, effects: &mut Vec<Effect>) {
    let Some(run) = model.shown.run() else { return };
    if let Item::Node(node) = item {
        let is_current = shown(model) == Some(item) && edge == Edge::First;
        let folds = is_current && count == Click::First;
        if run.grown.view.is_folded(node) || folds {
            toggle(model, node);
        }
    }
    if let Some(run) = model.shown.run_mut() {
        run.grown.view.sees(item);
    }
    go(model, item, edge, effects);
}

/// Goes to a node of the icicle plot. The current node then fills the picture, and a click on the top node shows its
/// parent.
fn zoom(model: &mut Model, node: usize, effects: &mut Vec<Effect>) {
    let Some(run) = model.shown.run_mut() else {
        return;
    };
    let current = run.current_item();
    let (view, tree) = (&mut run.grown.view, run.grown.tree.clone());
    let top = view.top(current);
    if node == top && node > 0 {
        view.top = tree.parent(node).unwrap_or(0);
    } else if current == Some(Item::Node(node)) {
        view.top = node;
    } else {
        go(model, Item::Node(node), Edge::First, effects);
    }
}

/// Goes to the next item in this direction. Down unfolds a folded node.
fn move_on(model: &mut Model, way: NodeStep, effects: &mut Vec<Effect>) {
    let Some(item) = shown(model) else { return };
    let Some(run) = model.shown.run() else { return };
    if let (NodeStep::Child, Item::Node(node)) = (way, item)
        && run.grown.view.is_folded(node)
    {
        toggle(model, node);
    }
    let Some(run) = model.shown.run() else { return };
    if let Some(next) = run.grown.view.next(item, way, run.ground().axis) {
        go(model, next, Edge::First, effects);
    }
}

fn go(model: &mut Model, item: Item, edge: Edge, effects: &mut Vec<Effect>) {
    let Some(run) = model.shown.run() else { return };
    let step = item.step(&run.grown.tree, run.ground().axis, edge);
    if let Some(step) = step {
        forget_asked(model);
        model.notices.clear();
        model.refusal = None;
        transport::update(model, TransportMessage::ToStep(step), effects);
    }
}

/// Closes the card of the tree. Returns whether it was open.
pub(crate) fn forget_asked(model: &mut Model) -> bool {
    let run = model.shown.run_mut();
    run.is_some_and(|run| run.grown.view.asked.take().is_some())
}

/// Closes the card of the tree on Escape. Returns whether it was shown.
pub(crate) fn close(model: &mut Model) -> bool {
    let is_seen = model.address.view == View::Tree && model.tree.mode != Mode::Path;
    let mode = model.tree.mode;
    let told = model.shown.run().filter(|_| is_seen);
    let told = told.and_then(|run| run.told_by_path(run.asked_item(mode)?));
    told.is_some() && forget_asked(model)
}

fn toggle(model: &mut Model, node: usize) {
    let size = model.tree.size;
    let Some(run) = model.shown.run_mut() else {
        return;
    };
    let ground = run.ground();
    let fold = if run.grown.view.is_folded(node) {
        Fold::Open
    } else {
        Fold::Folded
    };
    run.grown.view.fold(node, fold, ground, size);
}

/// The item with the mark: the current one, or the folded subtree that contains it.
fn shown(model: &Model) -> Option<Item> {
    model.shown.run()?.shown_item(model.tree.mode)
}

/// Announces the current node, unless the cursor is still moving.
fn say(model: &mut Model) {
    if let Some(item) = shown(model)
        && let Some(run) = model.shown.run()
        && run.target() == run.step()
    {
        let described = run.described(item);
        model.announce(Announcement::Node(described));
    }
}
