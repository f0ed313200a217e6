//! The current address of the page, and links to other addresses.

use queens_core::puzzle::{ChosenPuzzle, Day, PuzzleSource};
use queens_core::{GivenSquares, Problem, Square};

use crate::address::{self, Address, PuzzleKeys};
use crate::effect::{Effect, Entry};
use crate::embed::Excerpt;
use crate::model::Model;
use crate::play::Placed;
use crate::results::Judged;

use crate::run::shown::Shown;
use crate::screen::{Role, View};
use crate::settings::Settings;
use crate::sheets::SheetQuestion;
use crate::story::Chapter;

/// The current address: the search and its step.
pub(crate) fn of(model: &Model) -> Address {
    let plays = model.address.role == Role::Play;
    let settings = &model.address.settings;
    let step = match &model.shown {
        Shown::Nothing => 0,
        Shown::Traced(run) | Shown::Counted(run) | Shown::Shared(run, _) => {
            run.target() + model.clock().saturating_sub(run.step())
        }
        Shown::Large(large) => large.step(),
    };
    let puzzle = model.puzzles.keys().filter(|_| plays).cloned();
    let given = match &puzzle {
        Some(_) => GivenSquares::none(),
        None => settings.given.clone(),
    };
    Address {
        settings: Settings {
            given,
            ..settings.clone()
        },
        step,
        language: (model.address.language).filter(|&language| language != model.browser_language),
        placed: model.play.placed().clone(),
        puzzle,
        exercise: model.exercises.text().map(str::to_owned),
        part: model.exercises.part(),
        ..model.address.clone()
    }
}

/// The fragment of the current address.
pub(crate) fn fragment(model: &Model) -> String {
    address::write(&of(model))
}

/// The link to the current view for other readers. They see their own colours and language, unless the reader shares
/// theirs.
pub fn shared_link(model: &Model) -> String {
    shared_link_of(model, of(model))
}

/// The link from an embed to the full page with the same view.
pub fn link_to_whole(model: &Model) -> String {
    let whole = Address {
        is_embed: false,
        excerpt: Excerpt::default(),
        ..of(model)
    };
    format!("{}#{}", model.base, address::write(&whole))
}

/// The fragment of a link from the story to the same board on the whole page. The reader can still move their own queens.
pub fn link_to_workbench(model: &Model) -> String {
    let mut whole = of(model);
    if whole.story == Some(Chapter::FourQueens) && whole.settings.given.squares().is_empty() {
        // The reader has not begun the story.
        return link_to_eight_queens(model);
    }
    if whole.story.take().is_some_and(Chapter::is_by_hand) {
        let queens = std::mem::take(&mut whole.settings.given);
        for &square in queens.squares() {
            // Queens that the form accepts do not attack each other.
            let _ = whole.placed.add(&whole.settings, square);
        }
        whole.role = Role::Play;
    }
    format!("#{}", address::write(&whole))
}

/// A link to the search for eight queens, before its start.
pub fn link_to_eight_queens(model: &Model) -> String {
    model.address.link_to("n=8&algorithm=recursive")
}

/// The shared link for an address.
pub(crate) fn shared_link_of(model: &Model, address: Address) -> String {
    format!("{}#{}", model.base, address::write(&shared(model, address)))
}

/// Whether the shared link has room for all pieces placed by hand.
pub fn shares_all(model: &Model) -> bool {
    address::is_whole(&shared(model, of(model)))
}

fn shared(model: &Model, mut address: Address) -> Address {
    (address.theme, address.language) = match model.shares_look {
        Some(system) => (model.address.theme.or(Some(system)), Some(model.language())),
        None => (None, None),
    };
    address
}

/// Replaces the current address after a change.
pub(crate) fn write_address(model: &Model, effects: &mut Vec<Effect>) {
    write(model, Entry::Replace, effects);
}

/// Adds a history entry for the new address.
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
        settings: model.address.settings.clone(),
        view: View::About,
        question: None,
        step: 0,
        ..of(model)
    };
    format!("#{}", address::write(&address))
}

/// The fragment of a link to a question of a sheet, or to the list of all questions.
pub fn link_to_question(model: &Model, question: Option<SheetQuestion>) -> String {
    let address = Address {
        view: View::Sheets,
        question,
        ..another_search(model, model.address.settings.clone())
    };
    format!("#{}", address::write(&address))
}

/// The fragment of a link to a problem.
pub fn link_to_problem(model: &Model, problem: Problem) -> String {
    let settings = settings_of(&model.address.settings, problem);
    format!("#{}", address::write(&another_search(model, settings)))
}

/// The settings of the form, or the default settings of another problem.
fn settings_of(form: &Settings, problem: Problem) -> Settings {
    if form.algorithm.problem == problem {
        form.clone()
    } else {
        form.of_problem(problem)
    }
}

/// The fragment of a link to a puzzle.
pub fn link_to_puzzle(model: &Model, posed: ChosenPuzzle) -> String {
    let settings = settings_of(&model.address.settings, posed.setup.problem());
    let settings = Settings {
        size: posed.setup.size(),
        large: None,
        given: GivenSquares::none(),
        blocked: Vec::new(),
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

/// The fragment of a link to the puzzle of n queens of the day with this Unix time. `None` if that day has no puzzle.
pub fn link_to_day(model: &Model, seconds: u64) -> Option<String> {
    let day = PuzzleSource::Day(Day::at(seconds)?);
    let puzzle = ChosenPuzzle::new(Problem::Queens, day, None, None).ok()?;
    Some(link_to_puzzle(model, puzzle))
}

/// The address of a puzzle for other readers, without the pieces that this reader has placed.
pub fn link_to_share(model: &Model, posed: ChosenPuzzle) -> String {
    let link = link_to_puzzle(model, posed);
    let address = address::read("", link.trim_start_matches('#')).address;
    shared_link_of(model, address)
}

/// The fragment of a link to a step of a search, with its trace table. `another` provides the other keys of the address.
pub fn link_to_step(another: &Address, settings: &Settings, step: u64) -> String {
    let address = Address {
        settings: settings.clone(),
        step,
        view: View::Trace,
        ..another.clone()
    };
    format!("#{}", address::write(&address))
}

/// The fragment of a link that opens a checked board in play. Invalid squares are skipped, and a knight's path is cut.
/// `None` if no square is valid. `another` provides the other keys of the address.
pub fn link_to_placed(another: &Address, judged: &Judged, squares: &[Square]) -> Option<String> {
    let problem = judged.algorithm.problem;
    let (settings, _) = settings_of(&another.settings, problem).on(judged.setup.size);
    let settings = Settings {
        large: None,
        ..settings
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

/// The fragment of the current puzzle with the placed pieces, even after the form has changed its board.
pub(crate) fn fragment_of_puzzle(model: &Model, posed: ChosenPuzzle) -> String {
    let link = link_to_puzzle(model, posed);
    let mut address = address::read("", link.trim_start_matches('#')).address;
    address.placed = model.play.placed().clone();
    address::write(&address)
}

/// The address of a search with these settings. The clock and the fields marked `kept` are those of this page.
pub fn another_search(model: &Model, settings: Settings) -> Address {
    let mut address = Address {
        settings,
        clock: model.address.clock,
        ..Address::default()
    };
    address.keep(&of(model));
    address
}
