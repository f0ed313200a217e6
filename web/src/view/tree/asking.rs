//! The card of a node or of a refused square in the tree. It uses only the data of the tree, so the steps themselves
//! need not be loaded.

use std::rc::Rc;

use queens_core::Tree;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};
use yew::{Callback, Html, html};

use super::icicle;
use crate::view::Context;
use crate::view::ask::Ask;
use crate::view::board::{Place, slip};
use crate::view::gestures::{NEAR, NEAR_FINGER};
use queens_draw::camera::{Camera, Point, Size};
use queens_draw::tree::icicle::middle;
use queens_draw::tree::{Edge, Item, Scene};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::tree::{CardOf, TreeMessage};
use queens_text::card;

/// Pixels between a sign and its card.
const BESIDE: f64 = 8.0;
/// The height of a card as a fraction of the picture.
const ROOM_ABOVE: f64 = 0.34;

/// The whole tree, whose signs have cards, with the open card.
pub(super) fn whole(
    model: &Model,
    scene: &Scene,
    camera: Camera,
    context: &Context,
    picture: Html,
) -> Html {
    let size = model.tree.size;
    let at = {
        let scene = scene.clone();
        move |event: &MouseEvent| item_at(event, &scene, camera, size)
    };
    let place = |item: Item| {
        let (layout, view) = (&*scene.layout, &model.shown.run()?.grown.view);
        let spot = view.spot(item)?;
        let scale = camera.scale(&**layout, size);
        let Point { x, y } = camera.place(scale, spot.row, layout.sign(spot)?);
        let far = scale.radius() + BESIDE;
        let part = |y: f64| (y / size.height).clamp(0.0, 1.0);
        Some((x / size.width, [part(y - far), part(y + far)]))
    };
    asked(model, context, at, place, picture)
}

/// The icicle, whose boxes have cards, with the open card.
pub(super) fn icicle(
    model: &Model,
    tree: &Rc<Tree>,
    top: usize,
    context: &Context,
    picture: Html,
) -> Html {
    let at = {
        let tree = tree.clone();
        move |event: &MouseEvent| icicle::at(event, &tree, top).map(Item::Node)
    };
    let place = |item: Item| middle(tree, top, item.node());
    asked(model, context, at, place, picture)
}

/// A picture with its card. The position of the card follows from the centre of the sign and the edges above and below
/// it, as fractions of the picture.
fn asked(
    model: &Model,
    context: &Context,
    at: impl Fn(&MouseEvent) -> Option<Item> + 'static,
    place: impl Fn(Item) -> Option<(f64, [f64; 2])>,
    picture: Html,
) -> Html {
    let find = Callback::from(move |event: Event| {
        let target = event.target()?.dyn_into::<Element>().ok()?;
        target.closest("[role=application]").ok()??;
        let asked = match event.dyn_ref::<MouseEvent>() {
            Some(event) => CardOf::Item(at(event)?),
            None => CardOf::Current,
        };
        Some(Message::Tree(TreeMessage::Asked(Some(asked))))
    });
    let nothing = Message::Tree(TreeMessage::Asked(None));
    let card = model.shown.run().and_then(|run| {
        let item = run.asked_item(model.tree.mode)?;
        let (square, reason, said) = card::of_item(context.texts, run, item)?;
        let (across, [above, below]) = place(item)?;
        let across = across.clamp(0.0, 1.0);
        let place = Place {
            across: ("left", across),
            shift: across,
            // The reader goes to the nodes below next. With the keyboard, the card is at the far edge, out of the way.
            // With a pointer, it is next to the sign, within reach.
            down: match run.grown.view.asked {
                Some(CardOf::Current) if above + below < 1.0 => ("bottom", 0.0),
                Some(CardOf::Current) => ("top", 0.0),
                _ if above < ROOM_ABOVE => ("top", below),
                _ => ("bottom", 1.0 - above),
            },
        };
        let step = item.step(&run.grown.tree, run.ground().axis, Edge::First);
        let go = (step != Some(run.target())).then(|| html! {
            <button type="button" class="button" data-testid="card-go" data-next-focus="[role=application]"
                onclick={context.on(Message::Tree(TreeMessage::AskedOpened))}>
                {context.texts.card().go()}
            </button>
        });
        Some(slip(place, None, (square, reason), &said, go))
    });
    html! {
        <Ask {find} {nothing} send={context.send.clone()} class="tree-ground">
            {picture}
            // A node even without a card. Otherwise Yew would replace the picture, which would lose the focus.
            {card.unwrap_or_default()}
        </Ask>
    }
}

/// The item of the tree under the pointer. `None` if there is none.
fn item_at(event: &MouseEvent, scene: &Scene, camera: Camera, size: Size) -> Option<Item> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let frame = target.closest(".tree-frame").ok()??;
    let corner = frame.get_bounding_client_rect();
    let at = Point {
        x: f64::from(event.client_x()) - corner.left(),
        y: f64::from(event.client_y()) - corner.top(),
    };
    let pointer = event.dyn_ref::<PointerEvent>();
    let within = match pointer.map(|it| it.pointer_type()).as_deref() {
        Some("touch") => NEAR_FINGER,
        _ => NEAR,
    };
    scene
        .layout
        .item(camera.hit(&scene.layout, size, at, within)?)
}
