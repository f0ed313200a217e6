//! Puzzles: the button above the board in play, and the dialog that it opens.

use queens_core::Problem;
use queens_core::puzzle::{ChosenPuzzle, Grade, PuzzleSetup, PuzzleSource};
use yew::{Callback, Html, html};

use super::Context;
use super::icons::{Icon, icon};
use super::play::tooltip;
use crate::view::widgets::dialog::dialog;
use crate::view::widgets::select::{Choice, Select};
use queens_page::address::link::link_to_puzzle;
use queens_page::command::Command;
use queens_page::keymap::Stroke;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::puzzle::PuzzleMessage;

/// The button.
pub(super) fn button(model: &Model, context: &Context) -> Html {
    let texts = context.texts.puzzle();
    let stroke = Command::Puzzles.stroke(model);
    html! {
        <button type="button" class="role puzzles" data-testid="puzzles" title={tooltip(texts.title(), stroke)}
            aria-haspopup="dialog" aria-keyshortcuts={stroke.map(Stroke::aria)}
            data-puzzle={model.puzzles.posed().map(|posed| posed.source.to_string())} onclick={context.on(Command::Puzzles)}>
            {icon(Icon::Puzzle)}<span>{texts.title()}</span>
        </button>
    }
}

/// The dialog.
pub(super) fn puzzles(model: &Model, context: &Context) -> Html {
    let title = context.texts.puzzle().title();
    dialog(title, list(model, context), model, context)
}

/// The content of the dialog.
pub(super) fn list(model: &Model, context: &Context) -> Html {
    let texts = context.texts.puzzle();
    let puzzles = &model.puzzles;
    let of_day = puzzles.today.map(|day| {
        let posed = ChosenPuzzle::new(puzzles.problem, PuzzleSource::Day(day), None, None);
        (day, posed.map(|posed| link_to_puzzle(model, posed)))
    });
    let made = Grade::available(puzzles.problem, puzzles.n);
    let another = puzzles.another(model.spare_seed);
    let link = |hook: &'static str, href: String, class: &'static str, name: String| {
        html! {
            <a class={format!("button {class}")} data-testid={hook} {href} onclick={context.on(Message::DialogClosed)}>{name}</a>
        }
    };
    html! {
        <div class="puzzle-list">
            <div class="puzzle-choice">
                <label for="puzzle-problem">{context.texts.header().problems()}</label>{problem(model, context)}
            </div>
            <p>{texts.about(puzzles.problem)}</p>
            {match of_day {
                Some((day, Ok(href))) => link("puzzle-of-day", href, "primary", texts.of_day(&context.texts.date_of(day), puzzles.has_solved(day))),
                _ => html! { <p class="hint">{texts.no_day()}</p> },
            }}
            <div class="puzzle-wish">
                <div class="puzzle-choice"><label for="puzzle-size">{texts.size()}</label>{size(model, context)}</div>
                <div class="puzzle-choice"><label for="puzzle-grade">{texts.grade()}</label>{grade(model, context)}</div>
                {for another.map(|posed| {
                    link("puzzle-another", link_to_puzzle(model, posed), "", texts.another().to_owned())
                })}
                if made.len() < Grade::ALL.len() {
                    <p class="hint" role="status" data-testid="puzzle-grades">{texts.made(puzzles.n, made)}</p>
                }
            </div>
            {record(model, context)}
        </div>
    }
}

fn problem(model: &Model, context: &Context) -> Html {
    let choices = Problem::ALL.map(|problem| Choice {
        value: problem.name().into(),
        name: context.texts.header().problem(problem).into(),
        language: None,
    });
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        if let Some(problem) = Problem::from_name(&value) {
            send.emit(Message::Puzzle(PuzzleMessage::ProblemChosen(problem)));
        }
    });
    let chosen = model.puzzles.problem.name().to_owned();
    html! { <Select testid="puzzle-problem" {chosen} choices={choices.to_vec()} {onchoose} /> }
}

fn size(model: &Model, context: &Context) -> Html {
    let choices = PuzzleSetup::sizes(model.puzzles.problem).map(|n| Choice {
        value: n.to_string().into(),
        name: n.to_string().into(),
        language: None,
    });
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        if let Ok(n) = value.parse() {
            send.emit(Message::Puzzle(PuzzleMessage::SizeChosen(n)));
        }
    });
    let chosen = model.puzzles.n.to_string();
    html! { <Select testid="puzzle-size" {chosen} choices={choices.collect::<Vec<_>>()} {onchoose} /> }
}

fn grade(model: &Model, context: &Context) -> Html {
    let texts = context.texts.puzzle();
    let made = Grade::available(model.puzzles.problem, model.puzzles.n);
    let choices = made.iter().map(|&grade| Choice {
        value: grade.to_string().into(),
        name: texts.grades(grade).into(),
        language: None,
    });
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        let number = value.parse().ok();
        if let Some(grade) = number.and_then(|number: u8| Grade::try_from(number).ok()) {
            send.emit(Message::Puzzle(PuzzleMessage::GradeChosen(grade)));
        }
    });
    let chosen = model.puzzles.grade().to_string();
    html! { <Select testid="puzzle-grade" {chosen} choices={choices.collect::<Vec<_>>()} {onchoose} /> }
}

/// The puzzles solved in this browser.
fn record(model: &Model, context: &Context) -> Html {
    let texts = context.texts.puzzle();
    let solved = model.puzzles.recorded();
    if model.puzzles.record.is_none() {
        return html! { <p class="hint" data-testid="puzzle-record">{texts.nothing_kept()}</p> };
    }
    let button = |hook: &'static str, name: &'static str, message| {
        html! {
            <button type="button" class="button" data-testid={hook} onclick={context.on(Message::Puzzle(message))}>{name}</button>
        }
    };
    html! {
        <div class="puzzle-record" data-testid="puzzle-record" data-count={solved.to_string()}>
            <p>{texts.recorded(solved as u64)}</p>
            if solved > 0 {
                {button("puzzle-export", texts.export(), PuzzleMessage::ExportWanted)}
                {button("puzzle-clear", texts.clear(), PuzzleMessage::ClearWanted)}
            }
        </div>
    }
}
