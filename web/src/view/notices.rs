//! What was refused or corrected, over the foot of the page, so that nothing moves when it comes or
//! goes.

use yew::{Html, classes, html};

use super::Context;
use super::icons::{Icon, icon};
use crate::message::Message;
use crate::model::Model;
use crate::notice::Notice;

pub(crate) fn notices(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.notice;
    if model.notices.is_empty() {
        return Html::default();
    }
    html! {
        <div class="notices" role="region" aria-label={texts.region}>
            <ul>{for model.notices.iter().map(|notice| html! { <li>{line(notice, context)}</li> })}</ul>
            <button type="button" class="btn quiet icon" aria-label={texts.dismiss} title={texts.dismiss}
                onclick={context.on(Message::NoticesDismissed)}>
                {icon(Icon::Cross)}
            </button>
        </div>
    }
}

fn line(notice: &Notice, context: &Context) -> Html {
    let texts = context.texts;
    let (sign, kind, role) = if notice.is_warning() {
        (Icon::Warning, "warn", "alert")
    } else {
        (Icon::Information, "info", "status")
    };
    html! {
        <div class={classes!("message", kind)} {role} data-testid="message" data-code={notice.code()}>
            {icon(sign)}<p>{(texts.notice.sentence)(notice, &texts.numbers)}</p>
        </div>
    }
}
