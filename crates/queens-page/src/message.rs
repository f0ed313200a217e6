//! What can happen to the page.

use queens_core::{BoardSize, Descriptor, Direction, Goal, Interest, Problem, Square, Variant};
use queens_draw::Theme;
use queens_worker::protocol::{Pane, Response};

use crate::compare::Pace;
use crate::compare::survey::{Preset, Quantity};
use crate::embed::EmbedMessage;
use crate::engine::Failure;
use crate::exercise::working::ExerciseMessage;
use crate::hints::HintMessage;
use crate::language::Language;
use crate::large::LargeMessage;
use crate::listing::ListingLanguage;
use crate::notice::Notice;
use crate::parts::{Fetched, Part};
use crate::play::PlayMessage;
use crate::pool::{Left, PoolMessage};
use crate::predict::session::PredictMessage;
use crate::proof::ProofMessage;
use crate::puzzle::PuzzleMessage;
use crate::results::ResultsMessage;
use crate::screen::{Dialog, Panel, Role, View};
use crate::settings::{Side, SymmetrySetting};
use crate::share::SharingMessage;
use crate::sheets::SheetQuestion;
use crate::transport::speed::Speed;
use crate::tree::{Mode, TreeMessage};
use crate::worksheet::WorksheetMessage;

/// Something that happened: the reader did it, the engine said it, or time went by.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    ProblemChosen(Problem),
    /// The form.
    Form(FormMessage),
    /// The search and the cursor.
    Transport(TransportMessage),

    // The page.
    LanguageChosen(Language),
    ThemeChosen(Theme),
    /// The algorithm is to be listed in this language.
    ListingChosen(ListingLanguage),
    /// The program that is listed is to be saved: this text under this name.
    ProgramSaved {
        name: String,
        text: String,
    },
    DialogOpened(Dialog),
    DialogClosed,
    PanelChosen(Panel),
    ViewChosen(View),
    /// This question of a sheet is to be shown, or the list of all.
    QuestionChosen(Option<SheetQuestion>),
    /// The tree is to be shown whole, or as the path alone.
    TreeModeChosen(Mode),
    /// The tool that exports is to be shown, wherever it is.
    ExportWanted,
    /// A count was left unfinished; or it is to be mentioned no more.
    CountLeft(Option<Left>),
    /// Something was done to the whole tree.
    Tree(TreeMessage),
    /// A board above 32.
    Large(LargeMessage),
    /// The board is to be used for this.
    RoleChosen(Role),
    /// Pieces are placed by hand.
    Play(PlayMessage),
    /// The puzzle that is played, or the dialog of puzzles.
    Puzzle(PuzzleMessage),
    /// The exercise that is worked on, or the one that is composed.
    Exercise(ExerciseMessage),
    /// The worksheet that is to be printed.
    Worksheet(WorksheetMessage),
    /// A count that workers share.
    Pool(PoolMessage),
    /// What is shown is taken elsewhere.
    Sharing(SharingMessage),
    /// The compare panel.
    Compare(CompareMessage),
    /// The squares are to show their numbers, or to show them no more.
    NumberingToggled,
    /// The form's algorithm is to be run from this square.
    StartOpened(Square),
    /// What the reader says comes next.
    Predict(PredictMessage),
    /// The map of frames and the table of values.
    Proof(ProofMessage),
    /// The results panel.
    Results(ResultsMessage),
    /// The embed, if the page is one.
    Embed(EmbedMessage),
    /// What a first visit is told of the page.
    Hint(HintMessage),
    /// The board's tab stop moves to this square.
    FocusMoved(Square),
    /// The reader points at a square, or at none any more: what is to be said of it stands on a card.
    SquareAsked(Option<(Pane, Square)>),
    /// Goes to what happened last on a square of a board, and shows its card no more.
    AskedOpened(Pane, Square),
    NoticesDismissed,
    /// Escape was pressed: the card goes, or what was told.
    Escaped,
    /// The link is to be copied.
    Share,
    /// The link is to have the colours and the language that the reader sees, or to have them no more; the system's theme.
    LookShared(Theme),
    /// Keys that write a character are to ask for something on the page, or for nothing.
    CharacterKeysSet(bool),
    /// Something was copied, or could not be.
    Copied(Notice),
    /// The browser has failed at what it was asked for.
    EffectFailed(Notice),
    /// The details of a failure are to be copied.
    CopyDetails,
    /// Another build of the page waits to take over, or has done so for another tab.
    BuildFound,
    /// The page is to be loaded anew in that build.
    Renew,
    /// A part of the page that could not be fetched is to be tried again.
    PartWanted(Part),
    /// A part of the page is here.
    PartFetched(Fetched),
    /// A part of the page could not be fetched.
    PartMissed(Part),
    /// The texts of a language may still be on their way after some seconds.
    TextsLate(Language),
    /// Nobody sees the page any more: its tab is hidden or frozen, or the reader leaves it.
    PageHidden,
    /// An address has waited long enough to be written.
    AddressDue,
    /// The browser says that the address may have changed.
    AddressMoved,
    /// The address was changed by the browser: its query and fragment.
    AddressChanged {
        query: String,
        fragment: String,
    },

    // The engine.
    ReloadEngine,
    /// It said something.
    EngineSaid(Response),
    EngineFailed {
        failure: Failure,
        details: String,
    },
    /// The engine did not answer in time.
    EngineSilent,
    /// One that could not be started is to be tried again.
    EngineDue,
}

/// Something that happened in the form.
#[derive(Clone, PartialEq, Debug)]
pub enum FormMessage {
    /// The field for a side of the board holds this text.
    SizeTyped(Side, String),
    /// The field for a side was left, or Enter was pressed in it.
    SizeEntered(Side),
    /// A side is to grow or shrink by this much.
    SizeStepped(Side, i64),
    /// This board is to be taken.
    SizeWanted(BoardSize),
    VariantChosen(Variant),
    /// The field for the number of queens holds this text.
    QueensTyped(String),
    /// The field for the number of queens was left, or Enter was pressed in it.
    QueensEntered,
    AlgorithmChosen(&'static Descriptor),
    GoalChosen(Goal),
    SymmetryChosen(SymmetrySetting),
    /// The field for given squares holds this text.
    GivenTyped(String),
    /// Enter was pressed in the field for given squares.
    GivenEntered,
    /// A square was clicked, or entered by key: fix or free a queen.
    SquareToggled(Square),
    /// Free a square, if it is given.
    SquareFreed(Square),
    /// All given queens are to be freed.
    GivenFreed,
    /// The field for the seed holds this text.
    SeedTyped(String),
    /// The field for the seed was left, or Enter was pressed in it.
    SeedEntered,
    /// Another seed is to be drawn.
    SeedWanted,
    /// This number was drawn for a seed.
    SeedDrawn(u64),
    /// Go back to the settings of the search that is shown.
    Undo,
}

/// Something that the search or the cursor is to do.
#[derive(Clone, PartialEq, Debug)]
pub enum TransportMessage {
    Run,
    /// The example is to be run for all its solutions.
    RunAll,
    Stop,
    Reset,
    PlayToggled,
    /// So many steps forwards, or backwards if negative.
    Stepped(i64),
    ToStart,
    ToEnd,
    ToStep(u64),
    /// Go to the next event of interest.
    ToEvent(Direction, Interest),
    /// Go to the next event on the square that holds the board's tab stop.
    ToFocused(Direction),
    SpeedChosen(Speed),
    Faster,
    Slower,
    /// A frame is about to be painted; milliseconds of the page's clock.
    Frame(f64),
}

/// Something that happened in the compare panel.
#[derive(Clone, PartialEq, Debug)]
pub enum CompareMessage {
    /// The second board searches by this algorithm.
    Chosen(&'static Descriptor),
    PaceChosen(Pace),
    SurveyChosen(Preset),
    /// The survey ends with boards of this size.
    LargestChosen(u8),
    QuantityChosen(Quantity),
    SurveyBegun,
    SurveyStopped,
    /// The numbers of the survey are to be copied.
    SurveyCopied,
    /// The numbers of the survey are to be saved as a file.
    SurveySaved,
    /// The chart of the survey is to be saved as a file.
    ChartSaved,
}

impl From<FormMessage> for Message {
    fn from(message: FormMessage) -> Message {
        Message::Form(message)
    }
}

impl From<EmbedMessage> for Message {
    fn from(message: EmbedMessage) -> Message {
        Message::Embed(message)
    }
}

impl From<PlayMessage> for Message {
    fn from(message: PlayMessage) -> Message {
        Message::Play(message)
    }
}

impl From<PuzzleMessage> for Message {
    fn from(message: PuzzleMessage) -> Message {
        Message::Puzzle(message)
    }
}

impl From<ExerciseMessage> for Message {
    fn from(message: ExerciseMessage) -> Message {
        Message::Exercise(message)
    }
}

impl From<SharingMessage> for Message {
    fn from(message: SharingMessage) -> Message {
        Message::Sharing(message)
    }
}

impl From<WorksheetMessage> for Message {
    fn from(message: WorksheetMessage) -> Message {
        Message::Worksheet(message)
    }
}

impl From<TransportMessage> for Message {
    fn from(message: TransportMessage) -> Message {
        Message::Transport(message)
    }
}
