//! The share dialog, with tabs for the link, the QR code, text and files. The link needs no deferred code, so it is
//! available at once.

mod animation;
pub(super) mod embed;
mod events;
mod options;
mod picture;
pub(super) mod qr;
mod tabs;
mod text;

pub(super) use options::REFUSAL;
use yew::{Html, html};

use super::icons::{Icon, icon};
use super::{Context, rest};
use crate::settings::system_theme;
use crate::view::widgets::dialog::dialog;
use queens_page::address::link::{shared_link, shares_all};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::screen::{Dialog, ShareTab};

/// The dialog at this tab.
pub(super) fn share(tab: ShareTab, model: &Model, context: &Context) -> Html {
    let name = format!("share-{}", tab.into_str());
    let inside = html! {
        <>
            {rest::beside(context, |panels| (panels.share_tabs)(tab, context))}
            <div class="share-panel" id="share-panel" role="tabpanel" aria-labelledby={context.panels.map(|_| name)}>
                {match tab {
                    ShareTab::Link => link(model, context),
                    _ => rest::panel(model, context, |panels| (panels.shared)(tab, model, context)),
                }}
            </div>
        </>
    };
    dialog(context.texts.header().share(), inside, model, context)
}

/// The content of a tab. It is part of the deferred code.
pub(super) fn shared(tab: ShareTab, model: &Model, context: &Context) -> Html {
    match tab {
        ShareTab::Link => link(model, context),
        ShareTab::Qr => qr::qr(model, context),
        ShareTab::Embed => embed::embed(model, context),
        ShareTab::Picture => picture::picture(model, context),
        ShareTab::Animation => animation::animation(model, context),
        ShareTab::Text => text::text(model, context),
    }
}

/// The tabs.
pub(super) fn strip(tab: ShareTab, context: &Context) -> Html {
    html! { <tabs::ShareTabs chosen={tab} context={context.clone()} /> }
}

/// The link to the current state.
fn link(model: &Model, context: &Context) -> Html {
    let texts = context.texts.dialog();
    html! {
        <div class="share">
            <input class="square-input" readonly=true aria-label={texts.link()} data-testid="link" value={shared_link(model)} />
            <button type="button" class="button primary" data-testid="copy-link" autofocus=true onclick={context.on(Message::Share)}>
                {icon(Icon::Copy)}{texts.copy_link()}
            </button>
            {left_out(model, context)}
            {look(model, context)}
            if let Some(rest) = context.texts.rest {
                <button type="button" class="button" data-testid="share-exercise" data-next-focus=".task-choice input"
                    onclick={context.on(Message::DialogOpened(Dialog::Exercise))}>
                    {context.texts.header().make_exercise()}
                </button>
                <button type="button" class="button" data-testid="share-worksheet" data-next-focus="#worksheet-kind"
                    onclick={context.on(Message::DialogOpened(Dialog::Worksheet))}>
                    {rest.worksheet().open()}
                </button>
            }
        </div>
    }
}

/// A note that the link has no room for all the placed pieces. Empty if it has.
fn left_out(model: &Model, context: &Context) -> Html {
    match context.texts.rest {
        Some(rest) if !shares_all(model) => {
            html! { <p class="hint" data-testid="share-left-out">{rest.play().too_long()}</p> }
        }
        _ => Html::default(),
    }
}

/// The checkbox that adds the reader's theme and language to the link.
fn look(model: &Model, context: &Context) -> Html {
    let onchange = context.send.reform(|_| Message::LookShared(system_theme()));
    html! {
        <label class="check">
            <input type="checkbox" data-testid="share-look" checked={model.shares_look.is_some()} {onchange} />
            {context.texts.dialog().share_look()}
        </label>
    }
}
