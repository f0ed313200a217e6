//! The tree of the search: the path of the current step or the whole tree, as the reader chooses.

mod asking;
mod icicle;
mod painter;
mod picture;
mod tools;

use queens_core::{Position, Traversal};
use yew::{Html, html};

use super::path::{key, path, words};
use super::{Context, rest};
use picture::Picture;
use queens_draw::tree::Item;
use queens_draw::tree::similar::Borders;
use queens_page::message::TransportMessage;
use queens_page::model::Model;
use queens_page::tree::{Mode, TreeView};
use queens_text::picture::Extent;
pub(super) use tools::{motions, tool};

/// The panel.
pub(crate) fn tree(model: &Model, position: &Position, context: &Context) -> Html {
    let walk = model.shown_settings().algorithm.traversal;
    if !walk.is_tree() {
        return path(position, walk, context);
    }
    let shown = match model.tree.mode {
        Mode::Path if walk.has_lines() => {
            html! { <>{path(position, walk, context)}{key(context)}</> }
        }
        Mode::Path => path(position, walk, context),
        Mode::Whole | Mode::Icicle if model.shown.counted().is_some() => {
            html! { <p class="note">{context.texts.tree().counted()}</p> }
        }
        Mode::Whole | Mode::Icicle if model.hides_search() => {
            rest::beside(context, |panels| (panels.hidden)(model, context))
        }
        Mode::Whole | Mode::Icicle => rest::panel(model, context, |panels| {
            (panels.whole_tree)(model, position, walk, context)
        }),
    };
    html! {
        <>
            <div class="tree-head">
                {tools::modes(model.tree.mode, context)}
                {rest::beside(context, |panels| (panels.tree_size)(model, context))}
            </div>
            {shown}
        </>
    }
}

/// Describes the node under the pointer, otherwise the marked node.
fn told(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let said = model.shown.run().and_then(|run| {
        let item = run.grown.view.pointed.or(run.shown_item(model.tree.mode))?;
        let described = run.described(item);
        Some(texts.picture().described(&described))
    });
    html! { <p class="tree-told" data-testid="tree-told">{said}</p> }
}

/// The number of subtrees with the shape of this node's subtree. Empty unless similar subtrees are marked.
fn similar_count(view: &TreeView, node: Option<usize>, context: &Context) -> Html {
    let texts = context.texts;
    let Some(shapes) = view.shapes() else {
        return Html::default();
    };
    let count = node.and_then(|node| Some(shapes.similar(node)?.count));
    html! { <p class="tree-told" data-testid="similar-count">{texts.picture().similar(count.map(u64::from))}</p> }
}

/// The number of visible nodes: on the path, or in the whole tree. `None` if the search has no tree.
pub(crate) fn nodes(model: &Model, position: &Position) -> Option<usize> {
    let is_tree = model.shown_settings().algorithm.traversal.is_tree();
    match model.tree.mode {
        _ if !is_tree => None,
        Mode::Path => Some(position.placed().len() + 1),
        Mode::Whole | Mode::Icicle if model.hides_search() => None,
        Mode::Whole | Mode::Icicle if model.shown.counted().is_some() => None,
        Mode::Icicle => Some(
            model
                .shown
                .run()
                .map_or(1, |run| run.grown.tree.nodes.len()),
        ),
        Mode::Whole => {
            let view = model.shown.run().map(|run| &run.grown.view);
            let layout = view.and_then(TreeView::layout);
            Some(layout.map_or(1, |layout| layout.nodes))
        }
    }
}

/// The size of the whole tree.
pub(super) fn size(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let is_told = model.tree.mode != Mode::Path && !model.hides_search();
    let Some(run) = model.shown.traced().filter(|_| is_told) else {
        return Html::default();
    };
    let extent = Extent::of(run);
    let is_outside = extent.is_part() && !run.grown.tree.holds(run.step());
    html! {
        <p class="tree-size">
            {texts.picture().size(extent)}
            if let Some(percent) = run.tree_progress() {
                <span>{texts.picture().reading(percent)}</span>
            } else if is_outside {
                <span>{texts.picture().outside()}</span>
            }
        </p>
    }
}

/// A note with a button to run the search, if there is no tree yet.
fn empty(context: &Context) -> Html {
    let texts = context.texts;
    html! {
        <div class="tree-empty">
            <p class="note">{texts.picture().empty()}</p>
            <button type="button" class="button" data-testid="run-for-tree" onclick={context.on(TransportMessage::Run)}>
                {texts.setup().run()}
            </button>
        </div>
    }
}

/// The whole tree, as far as it is known.
pub(super) fn whole(
    model: &Model,
    position: &Position,
    walk: Traversal,
    context: &Context,
) -> Html {
    let size = model.tree.size;
    let run = model.shown.run();
    let offer = run.is_none().then(|| empty(context));
    // The icicle would be blank.
    if model.tree.mode == Mode::Icicle && offer.is_some() {
        return html! { <>{for offer}<div id="tree-path">{words(position, context)}</div></> };
    }
    let run = run.filter(|run| run.grown.view.layout().is_some());
    // Before a search, the tree consists of the root.
    let root;
    let (view, current) = match run {
        Some(run) => (&run.grown.view, run.current_item()),
        None => {
            root = TreeView::at_start(position, walk, size);
            (&root, Some(Item::Node(0)))
        }
    };
    let algorithm = model.shown_settings().algorithm;
    let Some(shown) = view.picture(current, position, algorithm, size) else {
        return Html::default();
    };
    let tree = &shown.scene.tree;
    let is_complete = tree.is_complete;
    if model.tree.mode == Mode::Icicle {
        let current_node = current.map(Item::node);
        let shapes = view.shapes().zip(current_node);
        let borders = shapes.and_then(|(shapes, node)| Borders::of(shapes, node));
        return html! {
            <>
                <div class="whole">
                    {asking::icicle(model, tree, view.top(current), context,
                        icicle::icicle(tree, view.top(current), current_node, borders, context))}
                    {tools::icicle_tools(model.tree.similar, context)}
                    {told(model, context)}
                    {similar_count(view, current_node, context)}
                    {icicle::key(is_complete, context)}
                </div>
                <div id="tree-path">{words(position, context)}</div>
            </>
        };
    }
    let marked = shown.marked.as_ref();
    let marked_node = marked.and_then(|marked| marked.node(&shown.scene));
    html! {
        <>
            {for offer}
            <div class="whole">
                    {asking::whole(model, &shown.scene, *view.camera(), context, html! {
                        <Picture shown={shown.clone()} theme={model.address.theme} context={context.clone()} />
                    })}
                    {tools::tools(view.rule(), model.tree.similar, context)}
                    {told(model, context)}
                    {similar_count(view, marked_node, context)}
                    {tools::key(&shown.scene, model.address.story.is_some(), context)}
            </div>
            <div id="tree-path">{words(position, context)}</div>
        </>
    }
}
