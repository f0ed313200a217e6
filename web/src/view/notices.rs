//! That a new version is ready, and what was refused or corrected: under the code on wide screens, over the foot of the
//! others.

use yew::{Html, classes, html};

use super::Context;
use super::icons::{Icon, icon};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::notice::Notice;

pub(crate) fn notices(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.notice;
    // What stays comes first: no other notice moves it, so that it is read out once.
    let told = model.successor.notice().into_iter().chain(&model.notices);
    if told.clone().next().is_none() {
        return Html::default();
    }
    html! {
        <div class="notices" role="region" aria-label={texts.region}>
            <ul>{for told.map(|notice| html! { <li>{line(notice, context)}{way_on(notice, context)}</li> })}</ul>
            <button type="button" class="button quiet icon" aria-label={texts.dismiss} title={texts.dismiss}
                onclick={context.on(Message::NoticesDismissed)}>
                {icon(Icon::Cross)}
            </button>
        </div>
    }
}

fn line(notice: &Notice, context: &Context) -> Html {
    let texts = context.texts;
    let (sign, kind, role) = if notice.is_warning() {
        (Icon::Warning, "warning", "alert")
    } else {
        (Icon::Information, "information", "status")
    };
    html! {
        <div class={classes!("message", kind)} {role} data-testid="message" data-code={notice.code()}>
            {icon(sign)}<p>{(texts.notice.sentence)(notice, &texts.numbers)}</p>
        </div>
    }
}

/// What the reader may do about it.
fn way_on(notice: &Notice, context: &Context) -> Html {
    match notice {
        Notice::BuildFound => html! {
            <button type="button" class="button" onclick={context.on(Message::Renew)}>
                {icon(Icon::Reload)}{context.texts.notice.reload}
            </button>
        },
        _ => Html::default(),
    }
}
