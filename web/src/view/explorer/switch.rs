//! The tabs of the explorer: which of its panels is shown.

use web_sys::{HtmlElement, KeyboardEvent};
use yew::{Html, Properties, TargetCast, component, html};

use crate::message::Message;
use crate::model::View;
use crate::view::Context;

const VIEWS: [View; 4] = [View::Tree, View::Stack, View::Results, View::Compare];

#[derive(PartialEq, Properties)]
pub(super) struct SwitchProps {
    pub(super) chosen: View,
    /// Beside the name of the results: how many there are.
    pub(super) solutions: Option<u64>,
    pub(super) context: Context,
}

#[component]
pub(super) fn Switch(props: &SwitchProps) -> Html {
    let SwitchProps {
        chosen,
        solutions,
        context,
    } = props;
    let texts = &context.texts.explorer;
    let tabs = VIEWS.into_iter().map(|view| {
        let is_chosen = view == *chosen;
        let number = solutions.filter(|_| view == View::Results);
        let number = number.map(|number| context.texts.numbers.whole(number));
        let send = context.send.clone();
        html! {
            <button type="button" class="tab" role="tab" id={format!("view-{}", view.name())}
                aria-controls="panel" aria-selected={is_chosen.to_string()}
                tabindex={if is_chosen { "0" } else { "-1" }}
                onclick={context.on(Message::ViewChosen(view))}
                onkeydown={move |event: KeyboardEvent| {
                    if let Some(view) = neighbour(view, &event.key()) {
                        event.prevent_default();
                        event.stop_propagation();
                        focus(&event, view);
                        send.emit(Message::ViewChosen(view));
                    }
                }}>
                {(texts.view)(view)}
                if let Some(number) = number {
                    {" "}<span class="tab-n">{number}</span>
                }
            </button>
        }
    });
    html! {
        <div class="tabs views" role="tablist" aria-label={texts.region}>{for tabs}</div>
    }
}

/// The panel that a key leads to.
fn neighbour(view: View, key: &str) -> Option<View> {
    let at = VIEWS.iter().position(|&other| other == view)?;
    let last = VIEWS.len() - 1;
    let to = match key {
        "ArrowRight" => (at + 1) % VIEWS.len(),
        "ArrowLeft" => (at + last) % VIEWS.len(),
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    Some(VIEWS[to])
}

fn focus(event: &KeyboardEvent, view: View) {
    let tab: HtmlElement = event.target_unchecked_into();
    let tabs = tab.owner_document();
    let tab = tabs.and_then(|page| page.get_element_by_id(&format!("view-{}", view.name())));
    if let Some(tab) = tab.and_then(|tab| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(tab).ok()) {
        // Without focus the panel is still chosen.
        let _ = tab.focus();
    }
}
