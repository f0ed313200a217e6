//! Notices: refusals, corrections and confirmations, each with a code. `queens-text` has their sentences in each
//! language.

use queens_core::puzzle::{Day, PuzzleSource};
use queens_core::{
    BlockedError, BoardSize, Descriptor, GivenError, Goal, InstanceError, Interest, Square,
    Unsupported,
};
use strum::IntoStaticStr;

use crate::exercise::RefusedExercise;
use crate::language::Language;
use crate::play::PlaceError;
use crate::screen::Role;

/// A notice for the reader.
#[derive(Clone, PartialEq, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Notice {
    /// A value is invalid or out of range, and another one is used.
    BadValue {
        key: &'static str,
        value: String,
        allowed: String,
        used: String,
    },
    /// The problem has no algorithm with this name, and another one is used. The notice does not list the names,
    /// because the menu does.
    #[strum(serialize = "bad-value")]
    NoAlgorithm {
        key: &'static str,
        value: String,
        used: &'static str,
    },
    /// The text is not a square of the board.
    NotASquare { text: String, size: BoardSize },
    /// A queen cannot be given on this square.
    GivenRefused(GivenError),
    /// This square cannot be blocked.
    BlockedRefused(BlockedError),
    /// A piece cannot be placed on this square by hand.
    PlacedRefused(PlaceError),
    /// The puzzle itself determines the queens on these squares.
    OfPuzzle { squares: String },
    /// The text is neither the date nor the seed of a puzzle.
    #[strum(serialize = "bad-value")]
    NoPuzzle { value: String },
    /// The form changed the puzzle's board. The link is the fragment that leads back to the puzzle.
    PuzzleLeft { which: PuzzleSource, link: String },
    /// The puzzle of a future day.
    PuzzleOfLater { day: Day, today: Day },
    /// The board mode changed from play to watching or predicting. The puzzle's queens stay as given queens.
    PuzzleStays { which: PuzzleSource },
    /// Squares placed by hand, in a mode other than play.
    #[strum(serialize = "bad-value")]
    NotPlaying { value: String },
    /// A question, in a view other than the sheets.
    #[strum(serialize = "bad-value")]
    NoSheets { value: String },
    /// The board is too large for play.
    #[strum(serialize = "bad-value")]
    TooLargeToPlay { n: u16 },
    /// The exercise in the address is invalid.
    ExerciseRefused(RefusedExercise),
    /// The board of an exercise cannot change.
    ExerciseKeepsBoard,
    /// The board to complete has lost its pieces.
    ExerciseNotKept { squares: Vec<Square> },
    /// In an exercise, the reader cannot skip events to predict.
    ExerciseStepByStep,
    /// Changing the board mode would delete this number of predictions in an exercise.
    ExerciseAnswersLost { asked: u32, role: Role },
    /// The text is not a number.
    NotANumber { value: String },
    /// The search is impossible.
    Impossible(InstanceError),
    /// One of several values of a key in the address is ignored, for this reason.
    LeftOut { key: &'static str, why: Box<Notice> },
    /// The number of further problems with the address.
    AndMore { count: usize },
    /// Given queens outside the new, smaller board were removed.
    GivenDropped {
        squares: Vec<Square>,
        size: BoardSize,
    },
    /// The knight cannot continue, so this number of squares was removed. The notice names the last remaining square.
    #[strum(serialize = "given-dropped")]
    WayCut {
        last: Option<Square>,
        squares: usize,
    },
    /// Given squares that can no longer be given together were removed.
    #[strum(serialize = "given-dropped")]
    GivenFreed { squares: Vec<Square> },
    /// A key occurs twice. The first value counts.
    RepeatedKey { key: &'static str, used: String },
    /// A key that does not apply to an embed.
    #[strum(serialize = "bad-value")]
    NotEmbedded { key: &'static str, value: String },
    /// Keys for playback in an embed, with their values, although the search has no steps.
    #[strum(serialize = "bad-value")]
    NotPlayed { pairs: String },
    /// The address is too long.
    AddressTooLong { length: usize },
    /// The fragment has no known key. The page shows its example.
    NotUnderstood { text: String },
    /// The search ends before the requested step.
    PastTheEnd { step: u64, last: u64 },
    /// The reader stopped the search before the requested step.
    PastTheStop { step: u64, last: u64 },
    /// There is no further event of this kind in this direction.
    NothingFound(Interest),
    /// The algorithm only checks free squares, so it has no rejections.
    #[strum(serialize = "nothing-found")]
    NeverRejects,
    /// The algorithm does not support the chosen goal. Another goal is used.
    GoalChanged { from: Goal, to: Goal },
    /// The goal Count chose an algorithm that counts faster than the one before.
    CounterChosen {
        algorithm: &'static Descriptor,
        before: &'static Descriptor,
    },
    /// The search cannot run.
    Refused(Unsupported),
    /// The engine refused the search.
    EngineRefused { reason: String },
    /// The engine did not answer, and was replaced.
    EngineReplaced,
    /// The link was copied.
    LinkCopied,
    /// The code of an embed was copied.
    EmbedCopied,
    /// The link to an exercise was copied.
    ExerciseLinkCopied,
    /// The details of the failure were copied.
    DetailsCopied,
    /// The texts of this language are still loading. The page uses another language meanwhile.
    TextsLate { language: Language },
    /// The texts of this language could not be loaded. The page uses another language.
    TextsNotFetched { language: Language },
    /// The code of the algorithms could not be loaded.
    CodeNotFetched,
    /// The result of an exercise was copied.
    ResultCopied,
    /// Solutions were copied as text.
    SolutionsCopied,
    /// The board was copied as text.
    BoardCopied,
    /// The board was copied as a picture.
    PictureCopied,
    /// The board could not be copied as a picture.
    PictureNotCopied,
    /// The picture tools could not be loaded.
    DrawingNotFetched,
    /// A new build of the page is ready.
    BuildFound,
    /// The browser did not allow the page to copy this text.
    NotCopied { text: String },
    /// The browser rejected the download with this name.
    NotSaved { name: String },
    /// The browser rejected the address.
    AddressNotWritten,
    /// Another failure of the browser, with its message.
    Failed { why: String },
}

impl Notice {
    /// The code for `data-code`.
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
                PlaceError::Blocked { .. } => "blocked-square",
                PlaceError::NoMove { .. } => "not-a-move",
            },
            Notice::BlockedRefused(why) => match why {
                BlockedError::OffBoard { .. } => "off-board",
                BlockedError::Repeated { .. } => "repeated-square",
                BlockedError::Given { .. } | BlockedError::EverySquare => "blocked-square",
            },
            Notice::LeftOut { why, .. } => why.code(),
            Notice::NothingFound(Interest::Solution) => "no-solution",
            other => other.into(),
        }
    }

    /// Whether the notice is about a typed square that is not fixed.
    pub const fn is_of_squares(&self) -> bool {
        matches!(
            self,
            Notice::NotASquare { .. }
                | Notice::GivenRefused(_)
                | Notice::PlacedRefused(PlaceError::Blocked { .. })
        )
    }

    /// Whether the notice is about an action on the board, and so appears there.
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

    /// Whether the notice only confirms that a copy was made.
    pub const fn is_copied(&self) -> bool {
        matches!(
            self,
            Notice::LinkCopied
                | Notice::EmbedCopied
                | Notice::ExerciseLinkCopied
                | Notice::DetailsCopied
                | Notice::SolutionsCopied
                | Notice::BoardCopied
                | Notice::PictureCopied
                | Notice::ResultCopied
        )
    }

    /// Whether the notice reports a refusal or a correction, not a success.
    pub const fn is_warning(&self) -> bool {
        let is_other = matches!(
            self,
            Notice::PuzzleOfLater { .. }
                | Notice::BuildFound
                | Notice::PuzzleStays { .. }
                | Notice::CounterChosen { .. }
                | Notice::TextsLate { .. }
        );
        !self.is_copied() && !is_other
    }
}
