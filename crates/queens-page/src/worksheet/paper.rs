//! The boards of a worksheet.

use queens_core::solve::Explicit;
use queens_core::{BoardSize, Problem, Square, WINDOW, Work};

use crate::model::Model;
use crate::proof::values::values;
use crate::run::{Activity, Run, Then};

/// The run at the current step, and one event later. `None` if no later event is known.
pub fn step_and_next(model: &Model) -> Option<[Run; 2]> {
    let run = model.shown.traced()?;
    let (step, window) = (run.step(), run.window()?);
    let twin = || {
        let begun = Run::begin(
            run.id(),
            run.settings().clone(),
            Activity::Paused,
            run.code(),
        );
        let mut twin = begun.ok()?;
        let outline = (**run.outline()).clone();
        twin.learn(run.known(), run.ending(), *run.farthest(), outline);
        twin.receive(window.first() / WINDOW, (*window).clone());
        twin.seek(step, Then::Rest);
        (twin.step() == step).then_some(twin)
    };
    let (before, mut after) = (twin()?, twin()?);
    after.pass(1, |_, _, _| true);
    (after.step() == step + 1).then_some([before, after])
}

/// The blocked squares of empty boards of this size, which are those of the form's board.
pub fn blocked(model: &Model, size: BoardSize) -> &[Square] {
    let settings = &model.address.settings;
    if settings.size == size {
        &settings.blocked
    } else {
        &[]
    }
}

/// At most `most` solutions for empty boards of this size, as the current search has found them. For domination, they
/// have the fewest queens. Without a search for queens, a formula gives one solution.
pub fn solutions(model: &Model, size: BoardSize, most: usize) -> Vec<Vec<Square>> {
    let problem = model.address.settings.algorithm.problem;
    let blocked = blocked(model, size);
    let run = model.shown.run().filter(|run| {
        let settings = run.settings();
        let is_plain = settings.variant.as_ref() == problem.variants().first();
        let is_free = settings.given.squares().is_empty() && settings.blocked == blocked;
        settings.size == size && settings.algorithm.problem == problem && is_plain && is_free
    });
    let fewest = values().find(|it| problem == Problem::Domination && it.n == size.files());
    let suffices = |squares: &&[Square]| {
        fewest.is_none_or(|fewest| squares.len() == usize::from(fewest.queens))
    };
    let found: Vec<Vec<Square>> = run.map_or_else(Vec::new, |run| {
        let gallery = &run.found.gallery;
        let squares = (0..gallery.len()).filter_map(|at| gallery.squares(at));
        let squares = squares.filter(suffices).take(most);
        squares.map(<[Square]>::to_vec).collect()
    });
    if !found.is_empty() || problem != Problem::Queens || !blocked.is_empty() {
        return found;
    }
    let search = Explicit::new(size.files().into());
    let queens = search.map(|mut search| {
        let squares = (0..).zip(search.finish());
        let squares = squares.map(|(file, rank)| rank as usize * size.width() + file);
        squares.map(|number| size.numbered(number)).collect()
    });
    queens.into_iter().collect()
}
