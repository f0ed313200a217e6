//! The tabs of the explorer: which of its panels is shown.

use web_sys::KeyboardEvent;
use yew::{Html, Properties, component, html};

use crate::view::Context;
use crate::view::strip::{focus, neighbour};
use queens_page::message::Message;
use queens_page::screen::View;

const VIEWS: [View; 8] = [
    View::Tree,
    View::Stack,
    View::Results,
    View::Compare,
    View::Starts,
    View::Proof,
    View::Examples,
    View::Sheets,
];

#[derive(PartialEq, Properties)]
pub(super) struct SwitchProps {
    pub(super) chosen: View,
    /// Whether the algorithm begins with one queen.
    pub(super) has_starts: bool,
    /// Whether it searches by frames.
    pub(super) has_frames: bool,
    /// Beside the name of the results: how many there are.
    pub(super) results: Option<u64>,
    pub(super) context: Context,
}

/// From here on, a number would push the tabs out of their card; the panel tells it.
const WIDE: u64 = 10_000_000;

#[component]
pub(super) fn Switch(props: &SwitchProps) -> Html {
    let SwitchProps {
        chosen,
        has_starts,
        has_frames,
        results,
        context,
    } = props;
    let texts = &context.texts.explorer;
    let is_there = |view: &View| match view {
        _ if view == chosen => true,
        View::Starts => *has_starts,
        View::Proof => *has_frames,
        _ => true,
    };
    let views: Vec<View> = VIEWS.into_iter().filter(is_there).collect();
    let tabs = views.iter().map(|&view| {
        let views = views.clone();
        let is_chosen = view == *chosen;
        let number = results.filter(|&number| view == View::Results && number < WIDE);
        let number = number.map(|number| context.texts.numbers.whole(number));
        let send = context.send.clone();
        html! {
            <button type="button" class="tab" role="tab" id={format!("view-{}", view.into_str())}
                aria-controls="panel" aria-selected={is_chosen.to_string()}
                tabindex={if is_chosen { "0" } else { "-1" }}
                onclick={context.on(Message::ViewChosen(view))}
                onkeydown={move |event: KeyboardEvent| {
                    if let Some(view) = neighbour(&views, view, &event.key()) {
                        event.prevent_default();
                        event.stop_propagation();
                        focus(&event, &format!("view-{}", view.into_str()));
                        send.emit(Message::ViewChosen(view));
                    }
                }}>
                {(texts.view)(view)}
                if let Some(number) = number {
                    {" "}<span class="tab-number">{number}</span>
                }
            </button>
        }
    });
    html! {
        <div class="tabs views" role="tablist" aria-label={texts.region}>{for tabs}</div>
    }
}
