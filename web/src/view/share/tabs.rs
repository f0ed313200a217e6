//! The tabs of the share dialog.

use strum::VariantArray;
use web_sys::KeyboardEvent;
use yew::{Html, Properties, component, html};

use crate::view::Context;
use crate::view::strip::{focus, neighbour};
use queens_page::message::Message;
use queens_page::screen::{Dialog, ShareTab};

#[derive(PartialEq, Properties)]
pub(super) struct ShareTabsProps {
    pub(super) chosen: ShareTab,
    pub(super) context: Context,
}

#[component]
pub(super) fn ShareTabs(ShareTabsProps { chosen, context }: &ShareTabsProps) -> Html {
    let texts = context.texts.share();
    let tabs = ShareTab::VARIANTS.iter().map(|&tab| {
        let is_chosen = tab == *chosen;
        let name = |tab: ShareTab| format!("share-{}", tab.into_str());
        let open = |tab| Message::DialogOpened(Dialog::Share(tab));
        let send = context.send.clone();
        html! {
            <button type="button" class="tab" role="tab" id={name(tab)} data-testid={name(tab)}
                aria-controls="share-panel" aria-selected={is_chosen.to_string()}
                tabindex={if is_chosen { "0" } else { "-1" }} autofocus={is_chosen && tab != ShareTab::Link}
                onclick={context.on(open(tab))}
                onkeydown={move |event: KeyboardEvent| {
                    if let Some(tab) = neighbour(ShareTab::VARIANTS, tab, &event.key()) {
                        event.prevent_default();
                        event.stop_propagation();
                        focus(&event, &name(tab));
                        send.emit(open(tab));
                    }
                }}>
                {texts.tab(tab)}
            </button>
        }
    });
    html! {
        <div class="tabs share-tabs" role="tablist" aria-label={texts.tabs()}>{for tabs}</div>
    }
}
