//! Everything the page knows, as one value. Views read it, [`crate::update`] alone changes it.

use queens_core::{Algorithm, Descriptor, LineKind, Square, Unsupported};
use queens_worker::protocol::{Pane, RunId};
use strum::{IntoStaticStr, VariantArray};

use crate::comparison::Comparison;
use crate::cost::Rates;
use crate::language::Language;
use crate::large::{LargeRun, LargeView, Stage as LargeStage};
use crate::notice::Notice;
use crate::parts::{self, Parts, Rest};
use crate::permalink::Unserved;
use crate::playback::{Activity, Described, Run};
use crate::pool::Pool;
use crate::redraw::Redraw;
use crate::results::Results;
use crate::settings::Settings;
use crate::speed::Speed;
use crate::starts::Starts;
use crate::successor::Successor;
use crate::tree_view::TreePanel;

/// The page.
pub struct Model {
    /// What the form asks for.
    pub settings: Settings,
    /// What has been typed into the form and is not a setting yet.
    pub drafts: Drafts,
    /// The search that is shown, if one has been started.
    pub run: Option<Run>,
    /// The search of a board above 32 that is shown instead.
    pub large: Option<LargeRun>,
    pub large_view: LargeView,
    /// The count that workers share, beside the run that shows it.
    pub pool: Pool,
    pub engine: Engine,
    pub speed: Speed,
    /// The language that was chosen, or else the browser's.
    pub language: Language,
    /// The language of the texts that are shown: the chosen one, or the one before until its texts are fetched.
    pub shown_language: Language,
    /// How far the parts are that are fetched.
    pub parts: Parts,
    /// The rest of the page, once it is here.
    pub rest: Option<&'static Rest>,
    /// The theme that was chosen; none follows the system.
    pub theme: Option<Theme>,
    pub notices: Vec<Notice>,
    /// Another build of the page, of which it is told besides.
    pub successor: Successor,
    /// The pair of squares of the last refused click, to be drawn until the next action.
    pub refusal: Option<Refusal>,
    pub dialog: Option<Dialog>,
    /// The panel that phones show under the transport.
    pub panel: Panel,
    /// What the explorer shows.
    pub view: View,
    pub tree: TreePanel,
    /// The algorithm of the second board, if one is compared.
    pub compare: Option<&'static Descriptor>,
    /// The second board and the survey.
    pub comparison: Comparison,
    /// The results panel.
    pub results: Results,
    /// Whether the squares of the knight's board show their numbers.
    pub is_numbered: bool,
    /// What becomes of every start, if that has been asked for.
    pub starts: Option<Starts>,
    /// The square that holds the board's tab stop.
    pub focus: Square,
    /// What screen readers are to be told, and how often they were told something.
    pub announcement: Option<Announcement>,
    pub announcements: u32,
    /// When something was announced last while playing, in milliseconds of the page's clock.
    pub announced_at: f64,
    /// What the last message made it necessary to draw.
    pub redraw: Redraw,
    /// Where the link is written, without query and fragment.
    pub base: String,
    /// The browser's language: the one that an address need not name.
    pub browser_language: Language,
    /// The number of the last run.
    pub last_run: u32,
    /// The seed of the next algorithm that draws and has none.
    pub spare_seed: u64,
    /// How many candidates a second the engine looks at.
    pub rates: Rates,
    /// How often the engine has been replaced since it last answered.
    pub silences: u8,
    /// Keys of the address that are kept for later versions.
    pub unserved: Unserved,
}

/// Texts in form fields.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Drafts {
    /// The number of files and that of ranks, while they are being typed.
    pub sides: [Option<String>; 2],
    /// The number of queens, while it is being typed.
    pub queens: Option<String>,
    /// The squares being typed.
    pub given: String,
    /// The seed, while it is being typed.
    pub seed: Option<String>,
}

/// The engine's health.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// The worker is being loaded.
    Starting,
    /// It listens. It may hold the traces of runs.
    Ready { holds: Held },
    /// It cannot go on.
    Failed { reason: Failure, details: String },
}

/// The boards that a run can be for.
pub const PANES: [Pane; 2] = [Pane::First, Pane::Second];

/// The runs that an engine has been given, by pane.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Held([Option<RunId>; 2]);

/// Why the engine cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The worker could not be loaded or said nothing.
    NotStarted,
    /// The worker stopped with an error.
    Crashed,
    /// The worker is of another build than the page.
    OtherBuild,
    /// The worker did not answer, even after it was replaced.
    Silent,
}

/// What screen readers are told, once.
#[derive(Clone, PartialEq, Debug)]
pub enum Announcement {
    /// The event that is shown.
    Event,
    /// The form asks for what cannot be run.
    Refusal(Unsupported),
    /// The queen of a large board that the reader points at.
    Queen,
    /// The node of the tree that the cursor is at.
    Node(Described),
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Theme {
    Light,
    Dark,
}

/// A queen that cannot be given, and the given queen against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub square: Square,
    pub attacker: Square,
    pub line: LineKind,
}

/// A dialog over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The list of keys.
    Keys,
    /// The menu of events that can be gone to.
    GoTo,
}

/// A panel under the transport of a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Panel {
    Setup,
    Code,
    Path,
}

/// A panel of the explorer, or the page about the problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum View {
    Tree,
    Stack,
    Results,
    Compare,
    /// What becomes of every start.
    Starts,
    About,
}

/// The state of the page, as in its `data-state`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum State {
    Idle,
    Preparing,
    Playing,
    Searching,
    Paused,
    Done,
    Stopped,
    Failed,
}

impl Held {
    /// Whether this run is among them.
    pub fn has(self, run: RunId) -> bool {
        self.0.contains(&Some(run))
    }

    /// The engine has been given this run in place of the one before on the same board.
    pub fn put(&mut self, pane: Pane, run: RunId) {
        let slot = match pane {
            Pane::First => &mut self.0[0],
            Pane::Second => &mut self.0[1],
        };
        *slot = Some(run);
    }
}

impl Model {
    /// The state, derived from the engine and the run.
    pub fn state(&self) -> State {
        if matches!(self.engine, Engine::Failed { .. }) || self.pool.has_failed() {
            return State::Failed;
        }
        if let Some(large) = &self.large {
            return match large.stage {
                LargeStage::Searching => State::Searching,
                LargeStage::Solved | LargeStage::CapReached => State::Done,
                LargeStage::Stopped => State::Stopped,
            };
        }
        let Some(run) = &self.run else {
            return State::Idle;
        };
        match run.activity() {
            Activity::Example => State::Idle,
            Activity::Reaching { .. } | Activity::AwaitingLast => State::Preparing,
            Activity::Looking { .. } | Activity::Counting => State::Searching,
            Activity::Playing(_) => State::Playing,
            Activity::Paused if run.is_at_end() => State::Done,
            Activity::Paused if run.is_halted() => State::Stopped,
            Activity::Paused => State::Paused,
        }
    }

    /// Whether the form asks for another search than the one that is shown.
    pub fn is_stale(&self) -> bool {
        let ran = self.ran();
        ran.is_some_and(|ran| !ran.has_search_of(&self.settings))
    }

    /// Whether the reader is being asked about the very search of the form.
    pub fn awaits_answer(&self) -> bool {
        self.pool.is_asking() && !self.is_stale()
    }

    /// The settings of the search that is shown, if one has been started.
    pub fn ran(&self) -> Option<&Settings> {
        let large = self.large.as_ref().map(LargeRun::settings);
        large.or(self.run.as_ref().map(Run::settings))
    }

    /// Whether it is a board above 32 that is shown.
    pub fn shows_large(&self) -> bool {
        self.shown().large.is_some()
    }

    /// The code of an algorithm, if it is here.
    pub fn code(&self, algorithm: &Descriptor) -> Option<&'static Algorithm> {
        parts::code(algorithm, self.rest)
    }

    /// The settings of the search that is shown, or else those of the form.
    pub fn shown(&self) -> &Settings {
        self.ran().unwrap_or(&self.settings)
    }

    /// Has screen readers told this.
    pub fn announce(&mut self, announcement: Announcement) {
        self.announcement = Some(announcement);
        self.announcements = self.announcements.wrapping_add(1);
    }

    /// A number for a new run, greater than all before.
    pub fn next_run(&mut self) -> RunId {
        self.last_run += 1;
        RunId(self.last_run)
    }
}
