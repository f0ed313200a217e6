//! The tabs of the explorer, which choose its panel.

use gloo_timers::callback::Timeout;
use yew::{Html, NodeRef, Properties, component, html};

use crate::sight::show_board;
use crate::view::Context;
use crate::view::header::close_menus;
use crate::view::icons::{Icon, icon};
use crate::view::widgets::tablist::{Tab, tablist};
use queens_page::message::Message;
use queens_page::screen::View;

const VIEWS: [View; 9] = [
    View::Tree,
    View::Stack,
    View::Trace,
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
    /// Whether the first panel shows a tree; otherwise it lists the squares.
    pub(super) has_tree: bool,
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
        has_tree,
        has_starts,
        has_frames,
        context,
    } = props;
    let texts = context.texts.explorer();
    let name = |view| match view {
        View::Tree if !has_tree => texts.moves().to_owned(),
        _ => texts.view(view),
    };
    let is_there = |view: &View| match view {
        _ if view == chosen => true,
        View::Starts => *has_starts,
        View::Proof => *has_frames,
        _ => true,
    };
    let tabs = VIEWS.into_iter().filter(is_there).map(|view| Tab {
        id: format!("view-{}", view.into_str()),
        name: name(view).into(),
        is_chosen: view == *chosen,
        controls: "panel",
        has_autofocus: false,
        message: Message::ViewChosen(view),
        // On a phone, the boards are above. They are drawn after this task.
        after_click: Some(if view == View::Compare {
            || {
                close_menus();
                Timeout::new(0, show_board).forget();
            }
        } else {
            close_menus
        }),
    });
    let tabs: Vec<_> = tabs.collect();
    html! {
        <>
            <button type="button" class="tool unfolds" popovertarget="views" aria-label={format!("{}: {}", texts.region(), name(*chosen))}>{name(*chosen)}{icon(Icon::Down)}</button>
            <div id="views" popover="auto">
                {tablist("tabs views", texts.region(), &tabs, NodeRef::default(), context)}
            </div>
        </>
    }
}
