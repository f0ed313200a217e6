//! The messages of the page.

use queens_core::{BoardSize, Descriptor, Direction, Goal, Interest, Problem, Square, Variant};
use queens_draw::Theme;
use queens_worker::protocol::Pane;

use crate::address::Setting;
use crate::compare::Pace;
use crate::compare::survey::{Preset, Quantity};
use crate::embed::EmbedMessage;
use crate::engine::{Failure, Said};
use crate::exercise::working::ExerciseMessage;
use crate::language::Language;
use crate::large::LargeMessage;
use crate::listing::Listing;
use crate::notice::Notice;
use crate::offline::OfflineMessage;
use crate::parts::{Fetched, Part};
use crate::play::PlayMessage;
use crate::pool::{Left, PoolMessage};
use crate::predict::session::PredictMessage;
use crate::proof::ProofMessage;
use crate::puzzle::PuzzleMessage;
use crate::results::ResultsMessage;
use crate::screen::{Dialog, Drawer, Drawers, Panel, Role, View};
use crate::settings::{Side, SymmetrySetting};
use crate::share::SharingMessage;
use crate::sheets::SheetQuestion;
use crate::trace::TraceMessage;
use crate::transport::speed::Speed;
use crate::tree::{Mode, TreeMessage};
use crate::worksheet::WorksheetMessage;

/// An event for the page: an action of the reader, a report of the engine, or the passing of time.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    ProblemChosen(Problem),
    /// A message of the form.
    Form(FormMessage),
    /// Return to the search that a change of the form replaced.
    ChangeUndone,
    /// A message about the search or the cursor.
    Transport(TransportMessage),

    // Messages about the page itself:
    /// The reader changes how the page shows its search.
    Set(Setting),
    /// Show the listing in this form.
    ListingChosen(Listing),
    /// Save the listed program: this text under this name.
    ProgramSaved {
        name: String,
        text: String,
    },
    DialogOpened(Dialog),
    Offline(OfflineMessage),
    /// The key of the menu “Go to” was pressed.
    GoToPressed,
    DialogClosed,
    PanelChosen(Panel),
    /// Open or close a part of a wide screen.
    DrawerToggled(Drawer),
    /// The browser kept these open drawers from an earlier visit.
    DrawersKept(Drawers),
    ViewChosen(View),
    /// Show this question of a sheet. `None` shows the list of all questions.
    QuestionChosen(Option<SheetQuestion>),
    /// Show the whole tree, or only the path.
    TreeModeChosen(Mode),
    /// Show the export tool from anywhere on the page.
    ExportWanted,
    /// A count was left unfinished. `None` dismisses the reminder.
    CountLeft(Option<Left>),
    /// A message about the whole tree.
    Tree(TreeMessage),
    /// A message about a board above n = 32.
    Large(LargeMessage),
    /// Change the board mode.
    RoleChosen(Role),
    /// A message about pieces placed by hand.
    Play(PlayMessage),
    /// A message about the current puzzle, or the dialog of puzzles.
    Puzzle(PuzzleMessage),
    /// A message about the current exercise, or the one being composed.
    Exercise(ExerciseMessage),
    /// A message about the trace table.
    Trace(TraceMessage),
    /// A message about the worksheet to print.
    Worksheet(WorksheetMessage),
    /// A message about a count that workers share.
    Pool(PoolMessage),
    /// A message about sharing and exporting.
    Sharing(SharingMessage),
    /// A message of the compare panel.
    Compare(CompareMessage),
    /// Run the form's algorithm from this square.
    StartOpened(Square),
    /// Count the tours of the board over all starts, or stop the count.
    ToursCounted(bool),
    /// A message about the reader's predictions.
    Predict(PredictMessage),
    /// A message about the map of frames and the table of values.
    Proof(ProofMessage),
    /// A message of the results panel.
    Results(ResultsMessage),
    /// A message about the embed, if the page is one.
    Embed(EmbedMessage),
    /// Move the board's tab stop to this square.
    FocusMoved(Square),
    /// The pointer is at this square, whose card opens. `None` closes the card.
    SquareAsked(Option<(Pane, Square)>),
    /// Close the card of a square, and go to the last event on the square.
    AskedOpened(Pane, Square),
    NoticesDismissed,
    /// Escape was pressed: close the card or the notice.
    Escaped,
    /// Copy the link.
    Share,
    /// Include or exclude the visible colours and language in the link. The argument is the system's theme.
    LookShared(Theme),
    /// Enable or disable shortcuts that type a character.
    CharacterKeysSet(bool),
    /// The result of a copy.
    Copied(Notice),
    /// The browser failed to carry out an effect.
    EffectFailed(Notice),
    /// Copy the details of a failure.
    CopyDetails,
    /// A new build of the page is waiting, or was activated by another tab.
    BuildFound,
    /// Reload the page with the new build.
    Renew,
    /// The reader uses the page. Loads the panels, and retries code that failed to load.
    CodeWanted,
    /// A part of the page has loaded.
    PartFetched(Fetched),
    /// A part of the page failed to load.
    PartMissed(Part),
    /// Some seconds have passed, and the texts of this language may still be loading.
    TextsLate(Language),
    /// The page is hidden or frozen, or the reader is leaving.
    PageHidden,
    /// A delayed address is due to be written.
    AddressDue,
    /// The browser reports that the address may have changed.
    AddressMoved,
    /// The browser changed the address: its query and fragment.
    AddressChanged {
        query: String,
        fragment: String,
    },

    // Messages about the engine:
    ReloadEngine,
    /// The engine sent a response.
    EngineSaid(Said),
    EngineFailed {
        failure: Failure,
        details: String,
    },
    /// The engine did not answer in time.
    EngineSilent,
    /// Retry to start an engine.
    EngineDue,
}

/// An event of the form.
#[derive(Clone, PartialEq, Debug)]
pub enum FormMessage {
    /// The text in the field for a side of the board changed.
    SizeTyped(Side, String),
    /// The field for a side lost the focus, or Enter was pressed in it.
    SizeEntered(Side),
    /// Change a side by this number.
    SizeStepped(Side, i64),
    /// Use this board.
    SizeWanted(BoardSize),
    VariantChosen(Variant),
    /// The text in the field for the number of queens changed.
    QueensTyped(String),
    /// The field for the number of queens lost the focus, or Enter was pressed in it.
    QueensEntered,
    AlgorithmChosen(&'static Descriptor),
    GoalChosen(Goal),
    SymmetryChosen(SymmetrySetting),
    /// The text in the field for given squares changed.
    GivenTyped(String),
    /// Enter was pressed in the field for given squares.
    GivenEntered,
    /// A square was clicked or entered by key: fix or free it.
    SquareToggled(Square),
    /// Free a square, if it is given.
    SquareFreed(Square),
    /// Free all given queens.
    GivenFreed,
    /// Choose whether a click on the board blocks a square instead of fixing a queen.
    BlockingSet(bool),
    /// Free all blocked squares.
    BlockedFreed,
    /// The text in the field for the seed changed.
    SeedTyped(String),
    /// The field for the seed lost the focus, or Enter was pressed in it.
    SeedEntered,
    /// Draw a new seed.
    SeedWanted,
    /// This seed was drawn.
    SeedDrawn(u64),
}

/// A command for the search or the cursor.
#[derive(Clone, PartialEq, Debug)]
pub enum TransportMessage {
    Run,
    Stop,
    Reset,
    PlayToggled,
    /// Move by this number of steps. Negative numbers move backwards.
    Stepped(i64),
    ToStart,
    ToEnd,
    ToStep(u64),
    /// Go to the next event of interest.
    ToEvent(Direction, Interest),
    /// Go to the next event on the square with the board's tab stop.
    ToFocused(Direction),
    SpeedChosen(Speed),
    Faster,
    Slower,
    /// A frame is about to be painted, at this time of the page's clock in milliseconds.
    Frame(f64),
}

/// An event of the compare panel.
#[derive(Clone, PartialEq, Debug)]
pub enum CompareMessage {
    /// Use this algorithm on the second board.
    Chosen(&'static Descriptor),
    PaceChosen(Pace),
    SurveyChosen(Preset),
    /// Set the largest board of the survey.
    LargestChosen(u8),
    QuantityChosen(Quantity),
    SurveyBegun,
    SurveyStopped,
    /// Save the figures of the survey as a file.
    SurveySaved,
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

impl From<TraceMessage> for Message {
    fn from(message: TraceMessage) -> Message {
        Message::Trace(message)
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
