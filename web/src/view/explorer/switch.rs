//! The tabs of the explorer, which choose its panel.

use gloo_timers::callback::Timeout;
use web_sys::KeyboardEvent;
use yew::{Html, MouseEvent, Properties, component, html};

use crate::sight::show_board;
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
    /// Whether the algorithm starts from one queen.
    pub(super) has_starts: bool,
    /// Whether the algorithm searches by frames.
    pub(super) has_frames: bool,
    pub(super) context: Context,
}

#[component]
pub(super) fn Switch(props: &SwitchProps) -> Html {
    let SwitchProps {
        chosen,
        has_starts,
        has_frames,
        context,
    } = props;
    let texts = context.texts.explorer();
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
        let send = context.send.clone();
        let choose = context.on(Message::ViewChosen(view));
        let onclick = move |event: MouseEvent| {
            choose.emit(event);
            if view == View::Compare {
                // On a phone, the boards are above. They are drawn after this task.
                Timeout::new(0, show_board).forget();
            }
        };
        html! {
            <button type="button" class="tab" role="tab" id={format!("view-{}", view.into_str())}
                aria-controls="panel" aria-selected={is_chosen.to_string()}
                tabindex={if is_chosen { "0" } else { "-1" }}
                {onclick}
                onkeydown={move |event: KeyboardEvent| {
                    if let Some(view) = neighbour(&views, view, &event.key()) {
                        event.prevent_default();
                        event.stop_propagation();
                        focus(&event, &format!("view-{}", view.into_str()));
                        send.emit(Message::ViewChosen(view));
                    }
                }}>
                {texts.view(view)}
            </button>
        }
    });
    html! {
        <div class="tabs views" role="tablist" aria-label={texts.region()}>{for tabs}</div>
    }
}
