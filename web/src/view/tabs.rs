//! The tabs under the transport of a phone, which choose the panel. The panels are regions of the page, which larger
//! screens show side by side.

use web_sys::Element;
use yew::{Html, NodeRef, Properties, component, use_effect_with, use_mut_ref, use_node_ref};

use super::Context;
use super::widgets::tablist::{Tab, tablist};
use queens_page::message::Message;
use queens_page::screen::Panel;

const PANELS: [Panel; 3] = [Panel::Setup, Panel::Code, Panel::Path];

#[derive(PartialEq, Properties)]
pub(crate) struct TabsProps {
    pub(crate) chosen: Panel,
    /// Whether an exercise replaces the form.
    pub(crate) has_exercise: bool,
    pub(crate) context: Context,
}

#[component]
pub(crate) fn Tabs(
    TabsProps {
        chosen,
        has_exercise,
        context,
    }: &TabsProps,
) -> Html {
    let texts = context.texts.header();
    let strip = use_node_ref();
    use_scrolling(strip.clone(), (*chosen, *has_exercise));
    let tabs = PANELS.map(|panel| {
        let name = match panel {
            Panel::Setup if *has_exercise => texts.exercise(),
            Panel::Setup => texts.setup(),
            Panel::Code => texts.code(),
            Panel::Path => texts.path(),
        };
        Tab {
            id: format!("tab-{}", panel.into_str()),
            name: name.into(),
            is_chosen: panel == *chosen,
            controls: panel.into_str(),
            has_autofocus: false,
            message: Message::PanelChosen(panel),
            after_click: None,
        }
    });
    tablist("tabs", texts.panels(), &tabs, strip, context)
}

/// A newly chosen panel, or a new exercise, starts directly under the transport.
#[yew::hook]
fn use_scrolling(strip: NodeRef, chosen: (Panel, bool)) {
    let shown = use_mut_ref(|| chosen);
    use_effect_with(chosen, move |&chosen| {
        let before = shown.replace(chosen);
        if let Some(strip) = strip.cast::<Element>().filter(|_| before != chosen) {
            strip.scroll_into_view();
        }
    });
}
