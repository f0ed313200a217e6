//! What the reader sees: one file a view. Views read the model and send messages; they know no
//! worker and no address.

mod board;
mod counters;
mod dialogs;
mod event_strip;
mod explorer;
mod failed;
mod header;
mod icons;
mod legend;
mod listing;
mod notices;
mod path;
mod pieces;
mod progress;
mod scrubber;
mod select;
mod setup;
mod tabs;
mod transport;

use queens_core::event::Event;
use queens_worker::protocol::BUILD;
use yew::{Callback, Html, html};

use crate::message::Message;
use crate::model::Model;
use crate::text::{Sentence, Span, Texts};
use tabs::Tabs;

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

/// The class that gives a view the colour of the event it tells of.
pub(crate) fn tint(event: Option<Event>) -> &'static str {
    match event {
        Some(Event::Place { .. }) | None => "k-place",
        Some(Event::Reject { .. } | Event::DeadEnd) => "k-conflict",
        Some(Event::Remove { .. } | Event::End) => "k-back",
        Some(Event::Solution) => "k-solution",
    }
}

/// The whole page. The order is that of reading: the board first, then the form, the code and the
/// explorer, however they are laid out.
pub(crate) fn page(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.header;
    html! {
        <div class="app" data-testid="app" data-state={model.state().name()}
            data-stale={model.is_stale().to_string()} data-build={BUILD}
            data-panel={model.panel.id()}>
            {pieces::sprite()}
            {header::header(model, context)}
            <main class="cols">
                <section class="col-centre" id="board" aria-label={texts.board}>
                    {event_strip::event_strip(model, context)}
                    <div class="stage">
                        {board::board(model, context)}
                        {failed::failed(model, context)}
                    </div>
                    {transport::transport(model, context)}
                    {legend::legend(context)}
                </section>
                <Tabs chosen={model.panel} context={context.clone()} />
                <div class="col-left">
                    {setup::setup(model, context)}
                    {listing::listing(model, context)}
                </div>
                {explorer::explorer(model, context)}
            </main>
            {notices::notices(model, context)}
            {dialogs::dialogs(model, context)}
            <div class="vh" role="status">{&model.spoken}</div>
        </div>
    }
}
