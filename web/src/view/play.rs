//! Play: the state of the pieces above the board, and below it the controls and whether the pieces can be completed.

use queens_core::{Problem, Variant};
use yew::{Html, classes, html};

use super::Context;
use super::event_strip::told;
use super::icons::{Icon, icon};
use super::notices::at_board;
use super::sentence;
use queens_draw::icon::look;
use queens_draw::{Sentence, Tone};
use queens_page::address::link::link_to_puzzle;
use queens_page::command::Command;
use queens_page::keymap::Stroke;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::play::PlayMessage;
use queens_page::puzzle::PuzzleMessage;
use queens_text::Texts;
use queens_text::narration::advice;
use queens_text::narration::play::{answer, state};
use queens_text::puzzle::result;

/// The state of the pieces, the hint, or why a move was refused, in place of the event.
pub(super) fn standing(model: &Model, context: &Context) -> Html {
    if let Some(notice) = model.told_at_board() {
        return html! { <div class="event" data-testid="standing">{at_board(notice, context)}</div> };
    }
    let advice = advice::told(model, context.texts);
    let hook = if advice.is_some() {
        "advice"
    } else {
        "standing"
    };
    let (tone, text) = advice.unwrap_or_else(|| state(model, context.texts));
    html! {
        <div class="event" data-testid={hook}>
            {told(tone, &text, "now", Html::default())}
        </div>
    }
}

/// The bar of play, in place of the transport.
pub(super) fn moves(model: &Model, context: &Context) -> Html {
    let texts = context.texts.play();
    let play = &model.play;
    let button = |hook: &'static str, sign, name: &'static str, command: Command| {
        let (stroke, is_off) = (command.stroke(model), !command.is_available(model));
        let title = tooltip(name, stroke);
        html! {
            <button type="button" class="button quiet icon" id={hook} data-testid={hook} aria-label={name} {title}
                aria-disabled={is_off.then_some("true")} aria-keyshortcuts={stroke.map(Stroke::aria)}
                onclick={context.on(command)}>
                {icon(sign)}
            </button>
        }
    };
    let problem = model.address.settings.algorithm.problem;
    html! {
        <>
        <section class="transport moves" aria-label={texts.region()} data-testid="moves">
            <div class="deck">
                {button("undo", Icon::Undo, texts.undo(), Command::Undo)}
                {button("redo", Icon::Redo, texts.redo(), Command::Redo)}
                {button("clear", Icon::Cross, texts.clear(), Command::Clear)}
                if problem != Problem::Knight {
                    <button type="button" class={classes!("button", "quiet", "attacked", (!play.hides_attacked).then_some("is-on"))}
                        data-testid="attacked" aria-pressed={(!play.hides_attacked).to_string()}
                        onclick={context.on(Message::Play(PlayMessage::AttackedToggled))}>
                        {icon(Icon::Attacked)}<span>{if problem == Problem::Domination { texts.covered_squares() } else { texts.attacked_squares() }}</span>
                    </button>
                }
                {hint(model, context)}
                {left(model, context)}
            </div>
            {completable(model, context)}
        </section>
        {legend(model, context)}
        </>
    }
}

/// The signs on the board and their meaning.
fn legend(model: &Model, context: &Context) -> Html {
    let entries = signs(model, context.texts)
        .map(|(sign, text)| html! { <li>{icon(sign)}<span>{text}</span></li> });
    html! { <ul class="legend" data-testid="play-legend" aria-label={context.texts.board().legend()}>{for entries}</ul> }
}

fn signs(model: &Model, texts: &Texts) -> impl Iterator<Item = (Icon, &'static str)> {
    let (board, play) = (texts.board(), texts.play());
    let settings = &model.address.settings;
    let problem = settings.algorithm.problem;
    let [queens, covering, knight] =
        [Problem::Queens, Problem::Domination, Problem::Knight].map(|it| it == problem);
    let attacks = queens || settings.variant == Some(Variant::Independent);
    let is_advised = model.play.advice.level() > 0;
    [
        (true, Icon::Given, board.legend_fixed()),
        (queens, Icon::Attacked, board.legend_attacked()),
        (attacks && !is_advised, Icon::Clash, play.legend_clash()),
        (
            !knight && is_advised,
            Icon::Conflict,
            play.legend_impossible(),
        ),
        (covering, Icon::Open, play.legend_open()),
        (covering, Icon::Number, board.legend_covered()),
        (knight, Icon::Visited, board.legend_visited()),
        (is_advised && covering, Icon::Critical, play.legend_meant()),
        (is_advised && queens, Icon::Read, play.legend_meant()),
        (is_advised && knight, Icon::Minus, play.legend_meant()),
        (is_advised && covering, Icon::Minus, play.legend_covers()),
        (knight, Icon::Try, play.legend_move()),
        (!knight && is_advised, Icon::Try, play.legend_hinted()),
        (knight, Icon::Critical, board.legend_critical()),
        (true, Icon::Solution, board.legend_solution()),
    ]
    .into_iter()
    .filter(|&(is_there, ..)| is_there)
    .map(|(_, sign, text)| (sign, text))
}

/// The tooltip of a button: its name and its key.
pub(super) fn tooltip(name: &str, stroke: Option<Stroke>) -> String {
    match stroke {
        Some(stroke) => format!("{name} ({})", stroke.sign()),
        None => name.to_owned(),
    }
}

/// The button for hints.
fn hint(model: &Model, context: &Context) -> Html {
    let advice = &model.play.advice;
    let texts = context.texts.advice();
    let name = match advice.level() {
        0 => texts.hint(),
        _ => texts.next_hint(),
    };
    let command = Command::Hint;
    let (stroke, is_off) = (command.stroke(model), !command.is_available(model));
    html! {
        <button type="button" class="button quiet icon" data-testid="hint" data-level={advice.level().to_string()}
            aria-label={name} title={tooltip(name, stroke)} aria-disabled={is_off.then_some("true")}
            aria-keyshortcuts={stroke.map(Stroke::aria)} onclick={context.on(command)}>
            {icon(Icon::Hint)}
        </button>
    }
}

/// The number of pieces left, and for domination the number of uncovered squares.
fn left(model: &Model, context: &Context) -> Html {
    let texts = context.texts.play();
    let Some(judgement) = &model.play.judgement else {
        return Html::default();
    };
    let problem = judgement.setup().problem;
    let left = judgement.left();
    let open = (problem == Problem::Domination).then_some(judgement.open.len());
    html! {
        <p class="position" data-testid="left" data-value={left.map(|left| left.to_string())}
            data-open={open.map(|open| open.to_string())}>
            if let Some(left) = left.filter(|_| !judgement.is_solved) {
                <b>{texts.left(problem, left as u64)}</b>
            }
            if let Some(open) = open {
                {" "}<span>{texts.uncovered(open as u64)}</span>
            }
        </p>
    }
}

/// Whether the pieces can still be completed, and below that the puzzle.
fn completable(model: &Model, context: &Context) -> Html {
    let (play, own) = (&model.play, context.texts.play());
    let prospects = &play.prospects;
    let is_solved = play.judgement.as_ref().is_some_and(|it| it.is_solved);
    let has_piece = play.judgement.as_ref().is_some_and(|it| it.has_piece());
    let is_told = is_solved || model.shows_answer();
    let value = if is_told { prospects.name() } else { "unknown" };
    let tone = match value {
        "yes" => Tone::Solution,
        "no" => Tone::Conflict,
        _ if !is_told || !has_piece => Tone::Information,
        _ => Tone::Waiting,
    };
    let text = answer(model, context.texts).unwrap_or_default();
    let (class, sign) = look(tone);
    html! {
        <div class={classes!("answer", class, text.is_empty().then_some("is-empty"))}>
            <p data-testid="completable" data-value={value}
                data-count={prospects.ways().filter(|_| is_told).map(|ways| ways.to_string())}>
                if !text.is_empty() {
                    {icon(sign)}<span>{sentence(&Sentence::marked(&text))}</span>
                }
            </p>
            {puzzle(model, is_solved, context)}
            if !is_solved {
                <button type="button" class={classes!("button", "quiet", "icon", is_told.then_some("is-on"))} data-testid="tells"
                    aria-label={own.tells()} title={own.tells()} aria-pressed={is_told.to_string()}
                    onclick={context.on(Message::Play(PlayMessage::AnswerToggled))}>
                    {icon(Icon::Watch)}
                </button>
            }
        </div>
    }
}

/// The button for a similar puzzle, once the current one is solved.
fn another(model: &Model, context: &Context) -> Html {
    let puzzles = &model.puzzles;
    let Some(posed) = puzzles.posed().and(puzzles.another(model.spare_seed)) else {
        return Html::default();
    };
    let href = link_to_puzzle(model, posed);
    html! {
        <a class="button primary" data-testid="next-puzzle" {href} data-next-focus="#board-squares .cell[tabindex='0']">
            {context.texts.puzzle().another()}
        </a>
    }
}

/// The current puzzle and its board, with a button for another puzzle once it is solved.
fn puzzle(model: &Model, is_solved: bool, context: &Context) -> Html {
    let Some(posed) = model.puzzles.posed() else {
        return Html::default();
    };
    let name = context.texts.name_of_puzzle(&posed);
    let size = model.address.settings.size;
    html! {
        <p class="puzzle-name">
            <span data-testid="puzzle-name">{name}{", "}{size.to_string()}</span>
            if let Some(result) = result(model, context.texts) {
                <button type="button" class="button" data-testid="copy-puzzle-result"
                    onclick={context.on(Message::Puzzle(PuzzleMessage::ResultWanted(result)))}>
                    {icon(Icon::Copy)}{context.texts.puzzle().copy()}
                </button>
            }
            if is_solved { {another(model, context)} }
        </p>
    }
}
