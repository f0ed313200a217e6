//! A board above 32: its picture with the queen that is read out, its solution as text, and the panels that are not
//! available.

mod paint;
mod picture;

use yew::{Html, html};

use super::Context;
use super::icons::{Icon, icon};
use super::transport::{play, speed};
use super::tree::{motions, tool};
use picture::Picture;
use queens_draw::camera::Motion;
use queens_draw::rounded::tenths;
use queens_page::large::keys::LARGE;
use queens_page::large::{LargeMessage, LargeRun, LargeStage};
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::results::FileKind;
use queens_page::results::export::large_text;
use queens_text::narration::large::readout;

/// The number of characters shown of a solution's text.
const SHOWN: usize = 400;

/// The board.
pub(super) fn board(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let n = model.shown_settings().n();
    let view = &model.large_view;
    let queens = model.shown.large().map(|large| large.queens.clone());
    let queens = queens.unwrap_or_default();
    let column = view.cursor.filter(|&column| queens.row(column).is_some());
    let place = |from_zero: u16| (from_zero + 1).to_string();
    let pointed = view.pointed(&queens);
    let hint = || match queens.rows() {
        [] => String::new(),
        _ => texts.large().hint().to_owned(),
    };
    html! {
        <div class="large">
            <Picture {n} queens={queens.clone()} camera={view.camera} size={view.size} cursor={column} theme={model.address.theme} context={context.clone()} />
            {tools(context)}
            <p class="readout" id="readout" data-testid="readout" data-column={pointed.map(|(column, _)| place(column))} data-row={pointed.map(|(_, row)| place(row))}
                data-milliseconds={model.shown.large().map(|large| tenths(large.milliseconds).to_string())}>
                {readout(model, context.texts).unwrap_or_else(hint)}
            </p>
        </div>
    }
}

/// The buttons that zoom and move the picture, and one that shows the whole board.
fn tools(context: &Context) -> Html {
    let tree = context.texts.picture();
    let Some(texts) = context.texts.rest.map(|rest| rest.large()) else {
        return Html::default();
    };
    let fitted = LargeMessage::Camera(Motion::Fitted);
    html! {
        <div class="tree-tools" role="group" aria-label={texts.tools()}>
            {motions(tree, context, |motion| Message::Large(LargeMessage::Camera(motion)))}
            {tool(Icon::Fit, texts.fit(), &LARGE, fitted, Message::Large, context)}
        </div>
    }
}

/// The content in place of the panels: a note that there is no tree, and the solution as text.
pub(super) fn solution(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let results = texts.results();
    let solution = model.shown.large().and_then(LargeRun::solution);
    let text = solution.map(large_text);
    html! {
        <>
            if text.is_none() {
                <p class="note">{no_trace(context)}</p>
            }
            if let Some(text) = text {
                <p class="note">{texts.rest.map_or("", |rest| rest.large().rows())}</p>
                <pre class="preview is-wrapped" tabindex="0" data-testid="results-text" role="region"
                    aria-label={results.export_preview()}>{shown(&text)}</pre>
                <div class="export-to">
                    <button type="button" class="button" data-testid="results-copy"
                        onclick={context.on(Message::Large(LargeMessage::Copied))}>
                        {icon(Icon::Copy)}{results.export_copy()}
                    </button>
                    <button type="button" class="button" onclick={context.on(Message::Large(LargeMessage::Saved))}>
                        {results.export_save(FileKind::Text)}
                    </button>
                </div>
            }
        </>
    }
}

fn no_trace(context: &Context) -> &'static str {
    context
        .texts
        .rest
        .map_or("", |rest| rest.large().no_trace())
}

/// The first characters of a text.
fn shown(text: &str) -> String {
    match text.get(..SHOWN) {
        Some(beginning) => format!("{beginning}…"),
        None => text.to_owned(),
    }
}

/// The region below the board, because a large board has no steps to play.
pub(super) fn transport(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    // An embed shows the result.
    if model.address.is_embed {
        return html! { <p class="note">{texts.large().no_steps()}</p> };
    }
    let is_searching = |large: &&LargeRun| large.stage == LargeStage::Searching;
    let searching = model.shown.large().filter(is_searching);
    let large = context.texts.large();
    html! {
        <section class="transport is-still" aria-label={texts.transport().playback()}>
            <p class="note">{no_trace(context)}</p>
            if searching.is_none_or(|large| large.watch.is_some()) {
                {play(model, context)}
            }
            if searching.is_some_and(|large| large.watch.is_some()) {
                {speed(model, context)}
            }
            if searching.is_none() {
                <label class="check">
                    <input type="checkbox" data-testid="watch" checked={model.large_view.is_watching}
                        onchange={context.on(Message::Large(LargeMessage::WatchToggled))} />
                    {large.watch()}
                </label>
            } else {
                <button type="button" class="button stop" onclick={context.on(TransportMessage::Stop)}>
                    {icon(Icon::Stop)}{texts.transport().stop()}
                </button>
            }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_beginning_of_a_long_text_is_shown() {
        assert_eq!(shown("1 3 0 2\n"), "1 3 0 2\n");
        assert_eq!(shown(&"9 ".repeat(400)).chars().count(), SHOWN + 1);
    }
}
