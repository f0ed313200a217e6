//! That a count was left unfinished, wherever the page was opened, and the way to it.

use yew::{Html, html};

use crate::message::Message;
use crate::model::Model;
use crate::pool::PoolMessage;
use crate::view::Context;
use crate::view::icons::{Icon, icon};

pub(crate) fn left_over(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.panels().count;
    // The form of a count says itself what is kept of it.
    let is_elsewhere = model.settings.algorithm.is_traced();
    let Some(fragment) = model.pool.left.as_ref().filter(|_| is_elsewhere) else {
        return Html::default();
    };
    let leave = Message::Pool(PoolMessage::Left(None));
    html! {
        <aside class="card left-over" aria-label={texts.left_over} data-testid="left-over">
            {icon(Icon::Information)}<p>{texts.left_over}</p>
            <a class="btn primary" href={format!("#{fragment}")}>{texts.go_on}</a>
            <button type="button" class="btn" data-heir="[data-testid=run]" onclick={context.on(leave)}>{texts.not_now}</button>
        </aside>
    }
}
