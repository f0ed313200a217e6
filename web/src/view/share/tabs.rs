//! The tabs of the share dialog.

use strum::VariantArray;
use yew::{Html, NodeRef, Properties, component};

use crate::view::Context;
use crate::view::widgets::tablist::{Tab, tablist};
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
    let tabs = ShareTab::VARIANTS.iter().map(|&tab| Tab {
        id: format!("share-{}", tab.into_str()),
        name: texts.tab(tab).into(),
        is_chosen: tab == *chosen,
        controls: "share-panel",
        has_autofocus: tab == *chosen && tab != ShareTab::Link,
        message: Message::DialogOpened(Dialog::Share(tab)),
        after_click: None,
    });
    let tabs: Vec<_> = tabs.collect();
    tablist(
        "tabs share-tabs",
        texts.tabs(),
        &tabs,
        NodeRef::default(),
        context,
    )
}
