//! The tabs of the explorer: which of its panels is shown.

use web_sys::KeyboardEvent;
use yew::{Html, Properties, component, html};

use crate::message::Message;
use crate::model::View;
use crate::view::Context;
use crate::view::strip::{focus, neighbour};

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
                    if let Some(view) = neighbour(&VIEWS, view, &event.key()) {
                        event.prevent_default();
                        event.stop_propagation();
                        focus(&event, &format!("view-{}", view.name()));
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
