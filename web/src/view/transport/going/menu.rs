//! The content of the popover “Go to”: buttons for events, and fields for a step, a square and a number of pieces.

use queens_core::{Direction, Interest, Problem, Square};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlFormElement, HtmlInputElement, InputEvent, SubmitEvent};
use yew::{Html, TargetCast, html};

use super::POPOVER;
use crate::view::Context;
use queens_page::command::Command;
use queens_page::exercise::number;
use queens_page::keymap::Stroke;
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::settings::Settings;
use queens_page::transport::never::never;
use queens_text::menu::entry;

pub(in crate::view) fn menu(model: &Model, context: &Context) -> Html {
    let (texts, settings) = (context.texts, model.shown_settings());
    let problem = settings.algorithm.problem;
    let mut events = vec![Interest::Solution, Interest::DeadEnd];
    events.push(match problem {
        Problem::Knight => Interest::Critical,
        Problem::Queens | Problem::Domination => Interest::Rejection,
    });
    events.push(Interest::Square(model.focus));
    if problem == Problem::Domination {
        events.push(Interest::Bound);
    }
    let ways = [Direction::Backwards, Direction::Forwards];
    let lines = events
        .iter()
        .flat_map(|&event| ways.map(|way| (way, event)));
    let lines = lines.map(|(direction, event)| {
        let command = match event {
            Interest::Square(_) => Command::ToFocused(direction),
            event => Command::ToEvent(direction, event),
        };
        let stroke = command.stroke(model);
        html! {
            <button type="button" class="go-to-line" popovertarget={POPOVER} popovertargetaction="hide"
                aria-disabled={(!command.is_available(model)).then_some("true")}
                aria-keyshortcuts={stroke.map(Stroke::aria)} onclick={context.on(command)}>
                <span>{entry(texts, direction, event)}</span>
                if let Some(stroke) = stroke { <kbd aria-hidden="true">{stroke.sign()}</kbd> }
            </button>
        }
    });
    let (own, size) = (texts.menu(), settings.size);
    let step = move |text: &str| {
        let step = number(text).ok_or_else(|| own.no_number(text))?;
        Ok(vec![TransportMessage::ToStep(step).into()])
    };
    let square = move |text: &str| {
        let square = text.trim().parse::<Square>().ok();
        let square = square.filter(|&square| size.contains(square));
        let square = square.ok_or_else(|| own.not_there(text))?;
        let to = TransportMessage::ToFocused(Direction::Forwards);
        Ok(vec![Message::FocusMoved(square), to.into()])
    };
    let pieces = depths(settings).map(|(least, most)| {
        move |text: &str| {
            let pieces = number(text).ok_or_else(|| own.no_number(text))?;
            let pieces = u16::try_from(pieces).unwrap_or(most).clamp(least, most);
            let first = Interest::Depth(pieces);
            Ok(vec![
                TransportMessage::ToEvent(Direction::Forwards, first).into(),
            ])
        }
    });
    html! {
        <>
            <div class="go-to-menu">{for lines}</div>
            <div class="go-to-fields">
                {field("go-to-step", own.step(), Some("numeric"), step, context)}
                {field("go-to-square", own.square(), None, square, context)}
                {for pieces.map(|pieces| field("go-to-queens", &own.pieces(problem), Some("numeric"), pieces, context))}
            </div>
        </>
    }
}

/// A field with a button. `read` turns its text into messages, or returns the reason why the text is invalid.
fn field(
    id: &'static str,
    label: &str,
    inputmode: Option<&'static str>,
    read: impl Fn(&str) -> Result<Vec<Message>, String> + 'static,
    context: &Context,
) -> Html {
    let send = context.send.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        let form: HtmlFormElement = event.target_unchecked_into();
        let Ok(Some(field)) = form.query_selector("input") else {
            return;
        };
        let field: HtmlInputElement = field.unchecked_into();
        match read(&field.value()) {
            Ok(messages) => {
                if let Ok(Some(popover)) = form.closest("[popover]") {
                    // Fails only in browsers without popovers.
                    let _ = popover.unchecked_into::<HtmlElement>().hide_popover();
                }
                messages.into_iter().for_each(|message| send.emit(message));
            }
            Err(why) => {
                field.set_custom_validity(&why);
                field.report_validity();
            }
        }
    };
    // The browser does not submit a field with a validity message, so typing removes the message.
    let oninput = |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        field.set_custom_validity("");
    };
    html! {
        <form class="go-to-field" {onsubmit}>
            <label for={id}>{label}</label>
            <input class="square-input" {id} data-testid={id} required=true {inputmode} {oninput} maxlength="15"
                enterkeyhint="go" autocapitalize="none" autocomplete="off" spellcheck="false" />
            <button type="submit" class="button" data-testid={format!("{id}-go")}>{context.texts.menu().go()}</button>
        </form>
    }
}

/// The smallest and largest number of pieces that the search can place. `None` if it places none.
fn depths(settings: &Settings) -> Option<(u16, u16)> {
    let most = settings.algorithm.problem.max_pieces(settings.size);
    let all = 1..=u16::try_from(most).unwrap_or(u16::MAX);
    let mut reached = all.filter(|&depth| !never(settings, Interest::Depth(depth)));
    let least = reached.next()?;
    Some((least, reached.next_back().unwrap_or(least)))
}

#[cfg(test)]
mod tests;
