//! A slider over steps. A touch on the slider may be the start of scrolling. It therefore sets a step only after a
//! sideways move, or when the finger is lifted where it came down.

use web_sys::{HtmlInputElement, PointerEvent};
use yew::{
    AttrValue, Callback, Event, Html, InputEvent, Properties, TargetCast, component, html,
    use_force_update, use_mut_ref,
};

use crate::view::Context;
use queens_page::message::{Message, TransportMessage};

/// Pixels that a finger moves sideways before it moves the slider.
const SIDEWAYS: u32 = 6;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SliderProps {
    pub(super) testid: &'static str,
    pub(super) label: &'static str,
    pub(super) from: u64,
    pub(super) to: u64,
    pub(super) step: u64,
    pub(super) disabled: bool,
    /// The spoken value. `None` for the number itself.
    #[prop_or_default]
    pub(super) told: Option<AttrValue>,
    pub(super) context: Context,
}

/// A finger on the slider: where it came down, and the step at that place once the browser has reported it.
struct Finger {
    at: (i32, i32),
    step: Option<u64>,
}

/// While dragging, marks do not animate. The style sheet tests an attribute of the root: testing for `:active` would
/// restyle each changing square.
fn hold(is_held: bool) {
    let root = gloo_utils::document_element();
    // The attribute name is valid.
    let _ = root.toggle_attribute_with_force("data-scrubbing", is_held);
}

/// The slider.
#[component]
pub(super) fn Slider(props: &SliderProps) -> Html {
    let finger = use_mut_ref(|| None::<Finger>);
    let (send, drawn) = (props.context.send.clone(), use_force_update());
    let go = move |step: u64| {
        send.emit(Message::Transport(TransportMessage::ToStep(step)));
        // If the step is refused, only a new drawing puts the thumb back.
        drawn.force_update();
    };
    let onpointerdown = {
        let finger = finger.clone();
        Callback::from(move |event: PointerEvent| {
            let is_finger = event.pointer_type() == "touch";
            let at = (event.client_x(), event.client_y());
            hold(true);
            *finger.borrow_mut() = is_finger.then_some(Finger { at, step: None });
        })
    };
    let onpointermove = {
        let (finger, go) = (finger.clone(), go.clone());
        Callback::from(move |event: PointerEvent| {
            let is_aside = |it: &mut Finger| {
                let (x, y) = it.at;
                let across = event.client_x().abs_diff(x);
                across > SIDEWAYS.max(event.client_y().abs_diff(y))
            };
            let moved = finger.borrow_mut().take_if(is_aside);
            if let Some(step) = moved.and_then(|it| it.step) {
                go(step);
            }
        })
    };
    let onpointerup = {
        let (finger, go) = (finger.clone(), go.clone());
        Callback::from(move |_: PointerEvent| {
            hold(false);
            let left = finger.borrow_mut().take();
            if let Some(step) = left.and_then(|it| it.step) {
                go(step);
            }
        })
    };
    let shown = props.step.to_string();
    let onpointercancel = {
        let (finger, shown) = (finger.clone(), shown.clone());
        Callback::from(move |event: PointerEvent| {
            hold(false);
            if finger.borrow_mut().take().is_some() {
                event
                    .target_unchecked_into::<HtmlInputElement>()
                    .set_value(&shown);
            }
        })
    };
    let oninput = Callback::from(move |event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        let Ok(step) = value.parse() else {
            return;
        };
        if let Some(finger) = finger.borrow_mut().as_mut() {
            finger.step = Some(step);
            return;
        }
        go(step);
    });
    // The browser fires this event on release, wherever the pointer is.
    let onchange = Callback::from(|_: Event| hold(false));
    html! {
        <input type="range" data-testid={props.testid} min={props.from.to_string()} max={props.to.to_string()} step="1"
            value={shown} disabled={props.disabled} aria-label={props.label} aria-valuetext={props.told.clone()}
            {oninput} {onchange} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} />
    }
}
