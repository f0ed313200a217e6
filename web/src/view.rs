//! What the reader sees: one file a view. Views read the model and send messages; they know no
//! worker and no address.

use yew::{Callback, Html, html};

use crate::message::Message;
use crate::model::Model;
use crate::text::{Sentence, Span, Texts};

/// What every view is given besides the model.
#[derive(Clone, PartialEq)]
pub(crate) struct Context {
    /// The texts of the page's language.
    pub(crate) texts: &'static Texts,
    /// Where messages go.
    pub(crate) send: Callback<Message>,
}

impl Context {
    /// A callback that sends this message.
    pub(crate) fn on<E>(&self, message: Message) -> Callback<E> {
        self.send.reform(move |_| message.clone())
    }
}

/// A sentence, with its bold words.
pub(crate) fn sentence(sentence: &Sentence) -> Html {
    sentence
        .0
        .iter()
        .map(|span| match span {
            Span::Plain(text) => html! { <>{text}</> },
            Span::Strong(text) => html! { <b>{text}</b> },
        })
        .collect()
}

/// The whole page.
pub(crate) fn page(model: &Model, context: &Context) -> Html {
    let _ = (model, context);
    html! { <main data-testid="app" data-state={model.state().name()} /> }
}
