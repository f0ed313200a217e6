//! A reminder of an unfinished count, on any page, with a link to the count.

use yew::{Html, html};

use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::pool::count::Count;
use queens_page::pool::{Left, parse_key};

pub(crate) fn left_over(model: &Model, context: &Context) -> Html {
    let texts = context.texts.count();
    // The form of this count shows its stored results itself.
    let asked = model.pool.kept.as_ref();
    let shown = model.shown.shared().map(Count::key);
    let is_here = |key: &str| asked.is_some_and(|kept| kept.key == key) || shown == Some(key);
    // A count that another page has open is not offered.
    let asked = model.pool.asked_about.as_ref();
    let is_free = |key: &str| asked.is_some_and(|asked| asked.0 == key && asked.1);
    let left = model.pool.left.as_ref();
    let left = left.filter(|left| !is_here(&left.key) && is_free(&left.key));
    let Some((Left { fragment, .. }, (n, given))) =
        left.and_then(|it| Some((it, parse_key(&it.key)?)))
    else {
        return Html::default();
    };
    let left = queens_text::count::left_over(context.texts, n, given);
    let leave = Message::CountLeft(None);
    html! {
        <aside class="card left-over" aria-label={left.clone()} data-testid="left-over">
            {icon(Icon::Information)}<p>{left}</p>
            <a class="button" href={format!("#{fragment}")}>{texts.go_on()}</a>
            <button type="button" class="button" onclick={context.on(leave)}>{texts.not_now()}</button>
        </aside>
    }
}
