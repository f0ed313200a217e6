//! What the address says of the page as it is, and the links to others.

use queens_core::puzzle::ChosenPuzzle;
use queens_core::{GivenSquares, Problem, Square};

use crate::address::{self, Address, PuzzleKeys};
use crate::effect::{Effect, Entry};
use crate::embed::Excerpt;
use crate::model::Model;
use crate::play::Placed;
use crate::results::Judged;
use crate::run::Activity;
use crate::run::shown::Shown;
use crate::screen::{Role, View};
use crate::settings::Settings;
use crate::sheets::SheetQuestion;

/// What the address of the page says now: the search that is shown and its step, also while the form asks for another one;
/// the form, if none is shown or the reader plays.
pub(crate) fn of(model: &Model) -> Address {
    let (is_stale, plays) = (model.is_stale(), model.role == Role::Play);
    let shown = match model.shown.settings() {
        Some(ran) if is_stale && !plays => ran,
        _ => &model.settings,
    };
    let step = match &model.shown {
        Shown::Nothing => 0,
        // One plays on the form's board.
        _ if is_stale && plays => 0,
        Shown::Trace(run) | Shown::Count(run, _) => {
            run.target() + model.clock().saturating_sub(run.step())
        }
        Shown::Large(large) => large.step(),
    };
    let puzzle = model.puzzles.keys().filter(|_| plays).cloned();
    let given = match &puzzle {
        Some(_) => GivenSquares::none(),
        None => shown.given.clone(),
    };
    Address {
        // Which solutions are counted as one is chosen apart from the search.
        settings: Settings {
            symmetry: model.settings.symmetry,
            given,
            ..shown.clone()
        },
        step,
        speed: model.speed,
        language: Some(model.language).filter(|&language| language != model.browser_language),
        theme: model.theme,
        view: model.view,
        question: model.question.filter(|_| model.view == View::Sheets),
        compare: model.compare,
        clock: model.comparison.pace,
        role: model.role,
        placed: model.play.placed().clone(),
        puzzle,
        exercise: model.exercises.text().cloned(),
        is_embed: model.embed.is_some(),
        excerpt: model.excerpt,
        is_numbered: model.is_numbered && shown.algorithm.problem == Problem::Knight,
    }
}

/// The fragment of the page as it is.
pub(crate) fn fragment(model: &Model) -> String {
    address::write(&of(model))
}

/// The link to what is shown, for others: their own colours and language, unless the reader shares theirs.
pub fn shared_link(model: &Model) -> String {
    shared_link_of(model, of(model))
}

/// The link from an embed to the whole page, as it is shown.
pub fn link_to_whole(model: &Model) -> String {
    let whole = Address {
        is_embed: false,
        excerpt: Excerpt::default(),
        ..of(model)
    };
    format!("{}#{}", model.base, address::write(&whole))
}

/// The link to what an address says, for others.
pub(crate) fn shared_link_of(model: &Model, address: Address) -> String {
    format!("{}#{}", model.base, address::write(&shared(model, address)))
}

/// Whether that link has room for all that is placed by hand.
pub fn shares_all(model: &Model) -> bool {
    address::is_whole(&shared(model, of(model)))
}

fn shared(model: &Model, mut address: Address) -> Address {
    (address.theme, address.language) = match model.shares_look {
        Some(system) => (model.theme.or(Some(system)), Some(model.language)),
        None => (None, None),
    };
    address
}

/// The reader has changed something that the address tells: it is written in place.
pub(crate) fn write_address(model: &Model, effects: &mut Vec<Effect>) {
    write(model, Entry::Replace, effects);
}

/// The reader is about to go elsewhere: the place that Back leads to has the step that is shown. The example stands for an
/// empty address, which stays empty.
pub(crate) fn keep_step(model: &Model, effects: &mut Vec<Effect>) {
    let run = model.shown.run();
    if run.is_none_or(|run| run.activity() != Activity::Example) {
        write_address(model, effects);
    }
}

/// The reader has gone elsewhere: a place that Back leaves.
pub(crate) fn push_address(model: &Model, effects: &mut Vec<Effect>) {
    write(model, Entry::Push, effects);
}

fn write(model: &Model, entry: Entry, effects: &mut Vec<Effect>) {
    let fragment = fragment(model);
    effects.push(Effect::WriteAddress { fragment, entry });
}

/// The fragment of a link to the page about the problem, with the settings of the form.
pub fn link_to_about(model: &Model) -> String {
    let address = Address {
        settings: model.settings.clone(),
        view: View::About,
        question: None,
        step: 0,
        ..of(model)
    };
    format!("#{}", address::write(&address))
}

/// The fragment of a link to a question of a sheet, or to the list of all.
pub fn link_to_question(model: &Model, question: Option<SheetQuestion>) -> String {
    let address = Address {
        view: View::Sheets,
        question,
        ..another_search(model, model.settings.clone())
    };
    format!("#{}", address::write(&address))
}

/// The fragment of a link to a problem.
pub fn link_to_problem(model: &Model, problem: Problem) -> String {
    let settings = settings_of(&model.settings, problem);
    format!("#{}", address::write(&another_search(model, settings)))
}

/// The settings of the form, or the usual ones of another problem.
fn settings_of(form: &Settings, problem: Problem) -> Settings {
    if form.algorithm.problem == problem {
        form.clone()
    } else {
        form.of_problem(problem)
    }
}

/// The fragment of a link to a puzzle.
pub fn link_to_puzzle(model: &Model, posed: ChosenPuzzle) -> String {
    let settings = settings_of(&model.settings, posed.setup.problem());
    let settings = Settings {
        size: posed.setup.size(),
        large: None,
        given: GivenSquares::none(),
        variant: posed.setup.problem().variants().first().copied(),
        k: None,
        ..settings
    };
    let address = Address {
        role: Role::Play,
        placed: Placed::default(),
        puzzle: Some(PuzzleKeys::of(posed)),
        ..another_search(model, settings)
    };
    format!("#{}", address::write(&address))
}

/// The fragment of a link to a board that was checked, to be looked at where pieces are placed: of squares that cannot stand, the
/// others; of a knight's way, its beginning. None where nothing can stand. `another` says what else the address holds.
pub fn link_to_placed(another: &Address, judged: &Judged, squares: &[Square]) -> Option<String> {
    let problem = judged.algorithm.problem;
    let settings = Settings {
        size: judged.setup.size,
        large: None,
        ..settings_of(&another.settings, problem)
    };
    let mut placed = Placed::default();
    for &square in squares {
        let added = placed.add(&settings, square);
        if added.is_err() && problem == Problem::Knight {
            break;
        }
    }
    if placed.squares().is_empty() {
        return None;
    }
    let address = Address {
        settings,
        role: Role::Play,
        placed,
        ..another.clone()
    };
    Some(format!("#{}", address::write(&address)))
}

/// The fragment of the puzzle that is played and of what is placed there, also where the form has left its board.
pub(crate) fn fragment_of_puzzle(model: &Model, posed: ChosenPuzzle) -> String {
    let link = link_to_puzzle(model, posed);
    let mut address = address::read("", link.trim_start_matches('#')).address;
    address.placed = model.play.placed().clone();
    address::write(&address)
}

/// The address of a search with these settings, in the language and the colours and at the speed of the page.
pub fn another_search(model: &Model, settings: Settings) -> Address {
    Address {
        settings,
        view: View::Tree,
        question: None,
        step: 0,
        compare: None,
        role: Role::Watch,
        placed: Placed::default(),
        puzzle: None,
        exercise: None,
        is_embed: false,
        excerpt: Excerpt::default(),
        is_numbered: model.is_numbered,
        ..of(model)
    }
}
