//! A worksheet: boards on paper, for a pencil. What is chosen of it, and what stands on its boards.

use queens_core::solve::Explicit;
use queens_core::{BoardSize, Problem, Square, WINDOW, Work};
use strum::{IntoStaticStr, VariantArray};

use crate::exercise::number;
use crate::model::Model;
use crate::playback::{Activity, Run, Then};
use crate::proof::values::values;

/// How many boards a page may have.
pub const BOARDS: [u8; 6] = [1, 2, 4, 6, 9, 12];

/// What a worksheet has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum WorksheetKind {
    /// Empty boards.
    #[default]
    Boards,
    /// The board at the step that is shown, and the question what happens next.
    Step,
}

/// What is chosen of a worksheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worksheet {
    pub kind: WorksheetKind,
    /// The files of the boards as they are typed; none as long as nobody has typed: those of the form.
    n: Option<String>,
    /// How many boards the page has.
    pub boards: u8,
    /// Whether answers follow on a page of their own.
    pub has_answers: bool,
}

/// Something that happened in the dialog of worksheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorksheetMessage {
    KindChosen(WorksheetKind),
    /// The field for the files holds this text.
    SizeTyped(String),
    BoardsChosen(u8),
    AnswersToggled,
    PrintWanted,
}

impl Default for Worksheet {
    fn default() -> Worksheet {
        Worksheet {
            kind: WorksheetKind::default(),
            n: None,
            boards: 4,
            has_answers: true,
        }
    }
}

impl Worksheet {
    /// The files as they stand in their field.
    pub fn typed(&self, model: &Model) -> String {
        self.n
            .clone()
            .unwrap_or_else(|| model.settings.size.get().to_string())
    }

    /// The boards, or the text that is no number of files.
    pub fn size(&self, model: &Model) -> Result<BoardSize, String> {
        let typed = self.typed(model);
        let n = number(&typed).and_then(|n| i64::try_from(n).ok());
        n.and_then(|n| BoardSize::new(n).ok()).ok_or(typed)
    }
}

/// What a message changes; whether the worksheet is to be printed.
pub(crate) fn update(worksheet: &mut Worksheet, message: WorksheetMessage) -> bool {
    match message {
        WorksheetMessage::KindChosen(kind) => worksheet.kind = kind,
        WorksheetMessage::SizeTyped(text) => worksheet.n = Some(text),
        WorksheetMessage::BoardsChosen(boards) => worksheet.boards = boards,
        WorksheetMessage::AnswersToggled => worksheet.has_answers = !worksheet.has_answers,
        WorksheetMessage::PrintWanted => return true,
    }
    false
}

/// The run that is shown at its step, and one event later; none where no event is known that follows.
pub fn step_and_next(model: &Model) -> Option<[Run; 2]> {
    let run =
        (model.shown.run()).filter(|run| run.settings().leaves_trace() && !model.is_stale())?;
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

/// Solutions for empty boards of this size: those that the search of such a board has found, at most so many, of domination with
/// the fewest queens; else, of queens, one that a formula gives.
pub fn solutions(model: &Model, size: BoardSize, most: usize) -> Vec<Vec<Square>> {
    let problem = model.settings.algorithm.problem;
    let run = model.shown.run().filter(|run| {
        let settings = run.settings();
        let is_plain = settings.variant.as_ref() == problem.variants().first();
        let is_free = settings.given.squares().is_empty();
        settings.size == size && settings.algorithm.problem == problem && is_plain && is_free
    });
    let fewest = values().find(|it| problem == Problem::Domination && it.n == size.get());
    let suffices = |squares: &&[Square]| {
        fewest.is_none_or(|fewest| squares.len() == usize::from(fewest.queens))
    };
    let found: Vec<Vec<Square>> = run.map_or_else(Vec::new, |run| {
        let gallery = &run.found.gallery;
        let squares = (0..gallery.len()).filter_map(|at| gallery.squares(at));
        let squares = squares.filter(suffices).take(most);
        squares.map(<[Square]>::to_vec).collect()
    });
    if !found.is_empty() || problem != Problem::Queens {
        return found;
    }
    let rows = Explicit::new(size.get().into()).map(|mut it| it.finish());
    let queens = rows.map(|rows| {
        let squares = (0..).zip(rows);
        let squares = squares.map(|(file, rank)| rank as usize * size.len() + file);
        squares.map(|number| size.numbered(number)).collect()
    });
    queens.into_iter().collect()
}

#[cfg(test)]
mod tests;
