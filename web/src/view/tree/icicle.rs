//! The tree as an icicle. A click on the current node zooms in; a click on the top row zooms out.

use std::rc::Rc;

use by_address::ByAddress;
use queens_core::Tree;
use strum::VariantArray;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};
use yew::{Callback, Html, Properties, component, html, use_memo};

use crate::view::Context;
use queens_draw::camera::Scale;
use queens_draw::rounded::hundredths;
use queens_draw::tree::icicle::{BoxLook, bars, boxes, line, node_at};
use queens_draw::tree::similar::Borders;
use queens_page::message::Message;
use queens_page::tree::TreeMessage;
use queens_page::tree::keys::TREE;

/// The width of the picture. Its height is the number of rows.
const WIDTH: f64 = 1000.0;
/// The minimum width of a box with the name of a square.
const ROOM_FOR_NAME: f64 = 60.0;

#[derive(PartialEq, Properties)]
pub(super) struct IcicleProps {
    tree: ByAddress<Rc<Tree>>,
    /// The node whose subtree fills the picture.
    top: usize,
    current: Option<usize>,
    /// The subtrees to be marked. `None` if none are.
    borders: Option<Borders>,
    context: Context,
}

/// The picture of a node's subtree.
pub(super) fn icicle(
    tree: &Rc<Tree>,
    top: usize,
    current: Option<usize>,
    borders: Option<Borders>,
    context: &Context,
) -> Html {
    let tree = ByAddress(tree.clone());
    html! { <Icicle {tree} {top} {current} {borders} context={context.clone()} /> }
}

/// The key to the boxes. For a complete tree, it lists no unfinished boxes.
pub(super) fn key(is_complete: bool, context: &Context) -> Html {
    let key = context.texts.picture();
    let sample = |look: BoxLook, name: &'static str| {
        html! {
            <li>
                <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false"><rect class={look.into_str()} y="1" width="14" height="12" /></svg>
                {name}
            </li>
        }
    };
    html! {
        <ul class="path-key" aria-label={key.key_title()}>
            {sample(BoxLook::Solution, key.key_solution())}
            {sample(BoxLook::Solved, key.key_solved())}
            {sample(BoxLook::Failed, key.key_failed())}
            if !is_complete {
                {sample(BoxLook::Open, key.key_undecided())}
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
    let scale = Scale {
        slot: WIDTH / (tree.0.end(*top) - *top) as f64,
        row: 1.0,
    };
    let bars = use_memo(
        (tree.clone(), *top, borders.clone()),
        move |(tree, top, borders)| borders.as_ref().map(|it| bars(&tree.0, *top, scale, it)),
    );
    let boxes = use_memo((tree.clone(), *top), move |(tree, top)| {
        boxes(&tree.0, *top, scale, ROOM_FOR_NAME)
    });
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
        html! { <text class="icicle-name" x={percent(x / WIDTH)} y={percent(y / rows as f64)}>{name}</text> }
    });
    html! {
        <div class="icicle" tabindex="0" role="application" data-testid="tree-icicle" data-nodes={tree.0.nodes.len().to_string()} data-rows={rows.to_string()}
            aria-label={context.texts.picture().picture()} aria-describedby="tree-path"
            onpointermove={point} onpointerleave={context.on(Message::Tree(TreeMessage::NodePointed(None)))}
            onclick={click} {onkeydown}>
            <svg class="icicle-boxes" viewBox={view_box.clone()} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                {for BoxLook::VARIANTS.iter().zip(&boxes.paths).map(|(look, path)| html! {
                    <path class={look.into_str()} d={path.clone()} />
                })}
                <path class="tree-border" d={(*bars).clone()} />
            </svg>
            <svg viewBox={view_box} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path class="icicle-here" d={current.map(|node| line(&tree.0, *top, scale, node))} />
            </svg>
            <svg aria-hidden="true" focusable="false">{for names}</svg>
        </div>
    }
}

/// The node whose box is at the pointer. `None` if there is none.
pub(super) fn at(event: &MouseEvent, tree: &Tree, top: usize) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let frame = target.closest(".icicle").ok()??.get_bounding_client_rect();
    let across = (f64::from(event.client_x()) - frame.left()) / frame.width();
    let down = (f64::from(event.client_y()) - frame.top()) / frame.height();
    node_at(tree, top, across, down)
}
