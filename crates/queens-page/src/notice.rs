//! What the page has to tell besides the search: refusals and corrections, each with a code. Their
//! sentences, in each language, are in `queens-text`.

use queens_core::puzzle::{Day, PuzzleSource};
use queens_core::{BoardSize, GivenError, Goal, InstanceError, Interest, Square, Unsupported};
use strum::IntoStaticStr;

use crate::exercise::ExerciseError;
use crate::language::Language;
use crate::play::PlaceError;
use crate::screen::Role;
use crate::settings::Side;

/// Something that the reader should know; nothing was lost by it.
#[derive(Clone, PartialEq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Notice {
    /// A value was outside its range, or no value of its kind, and another one is used.
    BadValue {
        key: &'static str,
        value: String,
        allowed: String,
        used: String,
    },
    /// The problem has no algorithm of this name, and another one is used. They are too many to be listed:
    /// the menu lists them.
    #[strum(serialize = "bad-value")]
    NoAlgorithm {
        key: &'static str,
        value: String,
        used: &'static str,
    },
    /// A typed length of a side is outside the range; the board stays as it is.
    BadSize {
        side: Side,
        value: String,
        most: u16,
        used: u16,
    },
    /// This text names no square of the board.
    NotASquare { text: String, size: BoardSize },
    /// A queen cannot be given there.
    GivenRefused(GivenError),
    /// A piece cannot be placed there by hand.
    PlacedRefused(PlaceError),
    /// The puzzle says itself which queens these squares have.
    OfPuzzle { squares: String },
    /// This is neither the date nor the seed of a puzzle.
    #[strum(serialize = "bad-value")]
    NoPuzzle { value: String },
    /// The form has made another board of that of the puzzle; the fragment of a link back to it.
    PuzzleLeft { which: PuzzleSource, link: String },
    /// The puzzle of a day to come.
    PuzzleOfLater { day: Day, today: Day },
    /// Whoever played this puzzle watches or predicts now: its queens stay, as given ones of the search.
    PuzzleStays { which: PuzzleSource },
    /// Squares placed by hand, where nobody plays.
    #[strum(serialize = "bad-value")]
    NotPlaying { value: String },
    /// A question, where no sheets are shown.
    #[strum(serialize = "bad-value")]
    NoSheets { value: String },
    /// The board is too large to be played on.
    #[strum(serialize = "bad-value")]
    TooLargeToPlay { n: u16 },
    /// The exercise of the address cannot be used.
    ExerciseRefused(ExerciseError),
    /// The board of an exercise stays as it is.
    ExerciseKeepsBoard,
    /// The board that was to be completed has lost what stood on it.
    ExerciseNotKept { squares: Vec<Square> },
    /// What is to be predicted is not leapt over.
    ExerciseStepByStep,
    /// So many predictions of an exercise have been answered; another use of the board would drop them.
    ExerciseAnswersLost { asked: u32, role: Role },
    /// A number is asked for.
    NotANumber { value: String },
    /// There is no such search.
    Impossible(InstanceError),
    /// One of several values of a key of the address is not used; why.
    LeftOut { key: &'static str, why: Box<Notice> },
    /// So many more problems of the same address.
    AndMore { count: usize },
    /// Given queens that do not fit on the new, smaller board were taken away.
    GivenDropped {
        squares: Vec<Square>,
        size: BoardSize,
    },
    /// The knight cannot go on as it was placed: so many more squares were taken away; the last one that is left.
    #[strum(serialize = "given-dropped")]
    WayCut {
        last: Option<Square>,
        squares: usize,
    },
    /// Given squares that may not be given together any more were taken away.
    #[strum(serialize = "given-dropped")]
    GivenFreed { squares: Vec<Square> },
    /// A key came twice; the first one counts.
    RepeatedKey { key: &'static str, used: String },
    /// A key of the address that an embed does not show.
    #[strum(serialize = "bad-value")]
    NotEmbedded { key: &'static str, value: String },
    /// Keys of what an embed plays, with their values, where the search has no steps.
    #[strum(serialize = "bad-value")]
    NotPlayed { pairs: String },
    /// The address is too long to be read.
    AddressTooLong { length: usize },
    /// The fragment has no key that the page knows; the page shows its example.
    NotUnderstood { text: String },
    /// The search ends before the step asked for.
    PastTheEnd { step: u64, last: u64 },
    /// There is no further event of this kind that way.
    NothingFound(Interest),
    /// The algorithm looks at free squares only: it tells of no rejection.
    #[strum(serialize = "nothing-found")]
    NeverRejects,
    /// The algorithm does not have the goal that was chosen: another one is chosen.
    GoalChanged { from: Goal, to: Goal },
    /// The settings cannot be run.
    Refused(Unsupported),
    /// The engine refused the search.
    EngineRefused { reason: String },
    /// The engine did not answer and was replaced.
    EngineReplaced,
    /// The link is on the clipboard.
    LinkCopied,
    /// The code of an embed is on the clipboard.
    EmbedCopied,
    /// The link to an exercise is on the clipboard.
    ExerciseLinkCopied,
    /// The details of the failure are on the clipboard.
    DetailsCopied,
    /// A table is on the clipboard.
    TableCopied,
    /// The texts of this language are still on their way; the page speaks another one meanwhile.
    TextsLate { language: Language },
    /// The texts of this language could not be fetched; the page speaks another one.
    TextsNotFetched { language: Language },
    /// The code of algorithms could not be fetched.
    CodeNotFetched,
    /// The result of an exercise is on the clipboard.
    ResultCopied,
    /// Solutions are on the clipboard as text.
    SolutionsCopied,
    /// The board was copied as text.
    BoardCopied,
    /// It was copied as a picture.
    PictureCopied,
    /// It could not be copied as a picture.
    PictureNotCopied,
    /// What draws files could not be fetched.
    DrawingNotFetched,
    /// Another build of the page is ready.
    BuildFound,
    /// The browser did not let the page copy this text.
    NotCopied { text: String },
    /// The browser took no download of this name.
    NotSaved { name: String },
    /// The last line of these ledgers was cut off and is left out.
    LedgerCutOff { files: String },
    /// The browser did not take the address.
    AddressNotWritten,
    /// The browser failed at something else; what it says.
    Failed { why: String },
}

impl Notice {
    /// The code in `data-code`.
    pub fn code(&self) -> &'static str {
        match self {
            Notice::GivenRefused(why) => match why {
                GivenError::OffBoard { .. } => "off-board",
                GivenError::Repeated { .. } => "repeated-square",
                GivenError::Attacking { .. } => "attacking",
                GivenError::SecondStart { .. } => "second-start",
            },
            Notice::PlacedRefused(why) => match why {
                PlaceError::OffBoard { .. } => "off-board",
                PlaceError::Repeated { .. } | PlaceError::Given { .. } => "repeated-square",
                PlaceError::NoMove { .. } => "not-a-move",
            },
            Notice::LeftOut { why, .. } => why.code(),
            Notice::NothingFound(Interest::Solution) => "no-solution",
            other => other.into(),
        }
    }

    /// Whether it answers what was done on the board: it is told there.
    pub const fn is_of_board(&self) -> bool {
        matches!(
            self,
            Notice::PlacedRefused(_)
                | Notice::OfPuzzle { .. }
                | Notice::ExerciseKeepsBoard
                | Notice::ExerciseNotKept { .. }
                | Notice::ExerciseStepByStep
                | Notice::ExerciseAnswersLost { .. }
        )
    }

    /// Whether it reports something refused or corrected, rather than something done.
    pub const fn is_warning(&self) -> bool {
        !matches!(
            self,
            Notice::LinkCopied
                | Notice::EmbedCopied
                | Notice::ExerciseLinkCopied
                | Notice::DetailsCopied
                | Notice::TableCopied
                | Notice::SolutionsCopied
                | Notice::BoardCopied
                | Notice::PictureCopied
                | Notice::ResultCopied
                | Notice::PuzzleOfLater { .. }
                | Notice::BuildFound
                | Notice::PuzzleStays { .. }
                | Notice::TextsLate { .. }
        )
    }
}
