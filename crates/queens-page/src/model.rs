//! Everything the page knows, as one value. Views read it, [`crate::update`] alone changes it.

mod told;

use std::ops::RangeInclusive;

use queens_core::{Algorithm, Descriptor, LineKind, Square};
use queens_draw::Theme;
use queens_worker::protocol::{Pane, RunId};
use strum::IntoStaticStr;

use crate::compare::{Comparison, Pace, beside};
use crate::cost::Rates;
use crate::embed::{Embed, Excerpt};
use crate::engine::{Engine, PANES};
use crate::exercise::working::{Exercises, InHand};
use crate::hints::Hints;
use crate::language::Language;
use crate::large::{LargeStage, LargeView};
use crate::listing::ListingLanguage;
use crate::notice::Notice;
use crate::parts::{self, Part, PartStage, Parts};
use crate::play::Play;
use crate::pool::Pool;
use crate::pool::count::Count;
use crate::predict::session::Predictions;
use crate::proof::ProofPanel;
use crate::proof::check::LogCheck;
use crate::puzzle::Puzzles;
use crate::redraw::Redraw;
use crate::results::Results;
use crate::run::shown::Shown;
use crate::run::{Activity, Run};
use crate::screen::{Dialog, Panel, Role, View};
use crate::settings::Settings;
use crate::share::Sharing;
use crate::sheets::SheetQuestion;
use crate::starts::Starts;
use crate::successor::Successor;
use crate::transport::speed::Speed;
use crate::tree::TreePanel;
use crate::worksheet::Worksheet;

pub use told::Announcement;

/// The page.
pub struct Model {
    /// What the form asks for.
    pub settings: Settings,
    /// What has been typed into the form and is not a setting yet.
    pub drafts: Drafts,
    /// What stands on the board.
    pub shown: Shown,
    pub large_view: LargeView,
    /// What is known of counts that workers share.
    pub pool: Pool,
    pub engine: Engine,
    pub speed: Speed,
    /// The language that was chosen, or else the browser's.
    pub language: Language,
    /// The language of the texts that are shown: the chosen one, or the one before until its texts are fetched.
    pub shown_language: Language,
    /// How far the parts are that are fetched.
    pub parts: Parts,
    /// The code of all algorithms, once it is here.
    pub algorithms: &'static [&'static Algorithm],
    /// The theme that was chosen; none follows the system.
    pub theme: Option<Theme>,
    pub notices: Vec<Notice>,
    /// The language of the listing beside the board.
    pub listing: ListingLanguage,
    /// Another build of the page, of which it is told besides.
    pub successor: Successor,
    /// The pair of squares of the last refused click, to be drawn until the next action.
    pub refusal: Option<RefusedClick>,
    pub dialog: Option<Dialog>,
    /// The panel that phones show under the transport.
    pub panel: Panel,
    /// What the explorer shows.
    pub view: View,
    /// What it showed before the page about the problem.
    pub before_about: View,
    /// The question of a sheet that is shown, or was shown last; none is their list.
    pub question: Option<SheetQuestion>,
    /// What a first visit is told of the page.
    pub hints: Hints,
    pub tree: TreePanel,
    pub proof: ProofPanel,
    /// The log that was checked last, whatever is shown.
    pub log: Option<LogCheck>,
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
    /// The square that the reader points at, and its board.
    pub asked: Option<(Pane, Square)>,
    /// The square that holds the board's tab stop.
    pub focus: Square,
    /// What screen readers are to be told, and how often they were told something.
    pub announcement: Option<Announcement>,
    pub announcements: u32,
    /// When something was announced last while playing, in milliseconds of the page's clock.
    pub announced_at: f64,
    /// What the last message made it necessary to draw.
    pub redraw: Redraw,
    /// Whether keys that write a character, as letters do, ask for something on the page.
    pub character_keys: bool,
    /// Of a link that is shared with the reader's colours and language, the system's theme.
    pub shares_look: Option<Theme>,
    /// What is taken elsewhere.
    pub sharing: Sharing,
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
    /// What the board is used for.
    pub role: Role,
    /// What the reader has said comes next.
    pub predictions: Predictions,
    /// What is placed by hand.
    pub play: Play,
    /// The puzzle that is played, and what is known of puzzles.
    pub puzzles: Puzzles,
    /// The exercise that is worked on, and the one that is composed.
    pub exercises: Exercises,
    /// The embed, if the page is one.
    pub embed: Option<Embed>,
    /// What an embed shows of the search.
    pub excerpt: Excerpt,
    /// The worksheet that is to be printed.
    pub worksheet: Worksheet,
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

/// A queen that cannot be given, and the given queen against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefusedClick {
    pub square: Square,
    pub attacker: Square,
    pub line: LineKind,
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

impl Model {
    /// Whether events pass faster than anyone reads.
    pub fn is_rushing(&self) -> bool {
        self.state() == State::Playing && self.speed.is_blur()
    }

    /// The state, derived from the engine and what is shown.
    pub fn state(&self) -> State {
        if matches!(self.engine, Engine::Failed { .. }) {
            return State::Failed;
        }
        if self.role == Role::Play {
            return match &self.play.judgement {
                Some(judgement) if judgement.is_solved => State::Done,
                _ => State::Idle,
            };
        }
        match &self.shown {
            Shown::Nothing => State::Idle,
            Shown::Large(large) => match large.stage {
                LargeStage::Searching => match large.watch {
                    None => State::Searching,
                    Some(watch) if watch.is_playing => State::Playing,
                    Some(_) => State::Paused,
                },
                LargeStage::Solved | LargeStage::CapReached => State::Done,
                LargeStage::Stopped => State::Stopped,
            },
            Shown::Count(_, Some(count)) if count.has_failed() => State::Failed,
            Shown::Trace(run) | Shown::Count(run, _) => match self.comparison.activity(run) {
                Activity::Example => State::Idle,
                Activity::Reaching { .. } | Activity::AwaitingLast => State::Preparing,
                Activity::Looking { .. } | Activity::Counting => State::Searching,
                Activity::Playing(_) => State::Playing,
                Activity::Paused if self.comparison.goes_on(run) => State::Paused,
                Activity::Paused if run.is_at_end() => State::Done,
                Activity::Paused if run.is_halted() => State::Stopped,
                Activity::Paused => State::Paused,
            },
        }
    }

    /// The run that the transport shows: of two that have equally many events, the longer one.
    pub fn clocked(&self) -> Option<&Run> {
        let first = self.shown.run()?;
        let second = self.comparison.second.as_ref();
        let longer = second.filter(|second| second.known() > first.known() && first.is_complete());
        longer
            .filter(|_| self.comparison.pace == Pace::Events)
            .or(Some(first))
    }

    /// The step of the clock.
    pub fn clock(&self) -> u64 {
        let ahead = match self.comparison.pace {
            Pace::Events if self.compared().is_some() => self.comparison.ahead,
            _ => 0,
        };
        self.shown.run().map_or(0, |run| run.step() + ahead)
    }

    /// Whether the form asks for another search than the one that is shown.
    pub fn is_stale(&self) -> bool {
        let ran = self.shown.settings();
        ran.is_some_and(|ran| !ran.has_search_of(&self.settings))
    }

    /// The first and the last step that are shown of the search. Nothing leads out of them.
    pub fn excerpt(&self) -> RangeInclusive<u64> {
        if self.embed.is_none() {
            return 0..=u64::MAX;
        }
        let ended = self.shown.run().filter(|run| run.is_complete());
        let from = ended.map_or(u64::MAX, Run::known).min(self.excerpt.from);
        from..=self.excerpt.to.unwrap_or(u64::MAX)
    }

    /// The first and the last step that can be gone to now, in that order.
    pub fn reachable_steps(&self) -> [u64; 2] {
        let excerpt = self.excerpt();
        let known = self.clocked().map_or(0, Run::known);
        let first = *excerpt.start();
        [first, known.min(*excerpt.end()).max(first)]
    }

    /// Whether Run is what comes next: nothing has been run yet, or the form asks for another search. Otherwise Play is.
    pub fn awaits_run(&self) -> bool {
        match &self.shown {
            Shown::Nothing => true,
            Shown::Trace(run) if run.activity() == Activity::Example => true,
            _ => self.is_stale(),
        }
    }

    /// Whether the reader is asked whether to count for so long.
    pub fn is_asking(&self) -> bool {
        self.shown.count().is_some_and(Count::is_asking)
    }

    /// Whether the reader is being asked about the very search of the form.
    pub fn awaits_answer(&self) -> bool {
        self.is_asking() && !self.is_stale()
    }

    /// The settings of the search that is shown, or else those of the form.
    pub fn shown_settings(&self) -> &Settings {
        self.shown.settings().unwrap_or(&self.settings)
    }

    /// The pieces that stay while one plays: what an exercise gives, or the beginning of a puzzle.
    pub fn staying(&self) -> &[Square] {
        match (self.exercises.in_hand(), self.exercises.exercise()) {
            (InHand::Completing { .. }, Some(exercise)) => exercise.placed.squares(),
            _ => self.puzzles.beginning(),
        }
    }

    /// Whether it is a board above 32 that is shown.
    pub fn shows_large(&self) -> bool {
        self.shown_settings().large.is_some()
    }

    /// The code of an algorithm, if it is here.
    pub fn code(&self, algorithm: &Descriptor) -> Option<&'static Algorithm> {
        parts::code(algorithm, self.algorithms)
    }

    /// The run on a board.
    pub fn run_at(&self, pane: Pane) -> Option<&Run> {
        match pane {
            Pane::First => self.shown.run(),
            Pane::Second => self.comparison.second.as_ref(),
        }
    }

    /// The run on a board, to be changed.
    pub fn run_at_mut(&mut self, pane: Pane) -> Option<&mut Run> {
        match pane {
            Pane::First => self.shown.run_mut(),
            Pane::Second => self.comparison.second.as_mut(),
        }
    }

    /// The board that a run is on.
    pub fn pane_of(&self, id: RunId) -> Option<Pane> {
        PANES
            .into_iter()
            .find(|&pane| self.run_at(pane).is_some_and(|run| run.id() == id))
    }

    /// The search of the second board, while two are compared: another algorithm on the board of the
    /// first run or, before there is one, of the form.
    pub fn compared(&self) -> Option<Settings> {
        let algorithm = self.compare.filter(|_| self.view == View::Compare)?;
        beside(self.shown_settings(), algorithm)
    }

    /// The clock goes no further to something on the second board. Gives whether it was on its way.
    pub fn drop_target(&mut self) -> bool {
        let target = self.comparison.target.take();
        if target.is_some() {
            for pane in PANES {
                if let Some(run) = self.run_at_mut(pane) {
                    run.rest(Activity::Paused);
                }
            }
        }
        target.is_some()
    }

    /// The reader wants this part: if it could not be fetched before, it is tried again.
    pub fn want(&mut self, part: Part) {
        if self.parts.stage(part) != PartStage::Failed {
            return;
        }
        self.parts.set(part, PartStage::Away);
        self.notices.retain(|notice| match notice {
            Notice::CodeNotFetched => part != Part::Rest,
            Notice::TextsNotFetched { language } => Part::of_language(*language) != Some(part),
            _ => true,
        });
    }

    /// The reader wants the texts of the language.
    pub fn want_texts(&mut self) {
        if let Some(part) = Part::of_language(self.language) {
            self.want(part);
        }
    }

    /// A number for a new run, greater than all before.
    pub fn next_run(&mut self) -> RunId {
        self.last_run += 1;
        RunId(self.last_run)
    }
}
