//! The complete state of the page. Views read it. Only [`crate::update`] and the modules that it calls change it.

mod told;

use std::ops::RangeInclusive;

use queens_core::counting::MEET_IN_THE_MIDDLE;
use queens_core::{Algorithm, Descriptor, Event, Goal, LineKind, Problem, Square};
use queens_draw::Theme;
use queens_worker::protocol::{Pane, RunId};
use strum::IntoStaticStr;

use crate::address::Address;
use crate::compare::{Comparison, Pace, beside};
use crate::cost::BITMASK;
use crate::cost::Rates;
use crate::embed::Sight;
use crate::engine::{Engine, PANES};
use crate::exercise::working::{Exercises, InHand};
use crate::language::Language;
use crate::large::{LargeStage, LargeView};
use crate::listing::Listing;
use crate::notice::Notice;
use crate::offline::Offline;
use crate::parts::{self, Part, PartStage, Parts};
use crate::play::Play;
use crate::pool::Pool;
use crate::pool::count::Count;
use crate::predict::session::Predictions;
use crate::proof::ProofPanel;
use crate::puzzle::Puzzles;
use crate::redraw::Redraw;
use crate::results::Results;
use crate::run::shown::Shown;
use crate::run::{Activity, Run};
use crate::screen::{Dialog, Drawers, Panel, Role, View};
use crate::settings::Settings;
use crate::share::Sharing;
use crate::starts::Starts;
use crate::successor::Successor;
use crate::trace::TracePanel;
use crate::tree::TreePanel;
use crate::worksheet::Worksheet;

pub use told::Announcement;

/// The state of the page.
pub struct Model {
    /// The settings of the form, and how the page shows them. `step`, `placed`, `puzzle` and `exercise` are those of the
    /// last opened address; [`crate::address::link`] writes the current ones.
    pub address: Address,
    /// Text in the form that is not a setting yet.
    pub drafts: Drafts,
    /// The algorithm that the goal Count replaced in the form.
    pub before_count: Option<&'static Descriptor>,
    /// The search on the board, with the settings of the form, or none.
    pub shown: Shown,
    /// The search before the first change of the form since the last run. `None` if nothing has changed.
    pub replaced: Option<Replaced>,
    pub large_view: LargeView,
    /// The state of counts that workers share.
    pub pool: Pool,
    pub engine: Engine,
    /// The language of the visible texts. It follows the chosen language once its texts are loaded.
    pub shown_language: Language,
    /// The loading state of the deferred parts.
    pub parts: Parts,
    /// The code of all algorithms, once it is loaded.
    pub algorithms: &'static [&'static Algorithm],
    /// The files that the browser keeps.
    pub offline: Offline,
    pub notices: Vec<Notice>,
    /// The form of the listing next to the board.
    pub listing: Listing,
    /// A new build of the page, and whether the page announces it.
    pub successor: Successor,
    /// The two squares of the last refused click, drawn until the next action.
    pub refusal: Option<RefusedClick>,
    /// The squares refused since the last queen was placed or removed.
    pub refused: Vec<Square>,
    /// The last move by hand. `None` after another change.
    pub moved: Option<Moved>,
    /// The tests of each way of the story's chapter about eight queens, once its search has ended.
    pub ways: [Option<u64>; 2],
    pub dialog: Option<Dialog>,
    /// The panel that a phone shows under the transport.
    pub panel: Panel,
    /// The open drawers of a wide screen.
    pub drawers: Drawers,
    /// The explorer's panel before the page about the problem was opened.
    pub before_about: View,
    pub tree: TreePanel,
    pub proof: ProofPanel,
    /// The second board and the survey.
    pub comparison: Comparison,
    /// The state of the results panel.
    pub results: Results,
    /// The results of every start, once requested.
    pub starts: Option<Starts>,
    /// The square under the pointer, and its board.
    pub asked: Option<(Pane, Square)>,
    /// The square with the board's tab stop.
    pub focus: Square,
    /// The current announcement for screen readers.
    pub announcement: Option<Announcement>,
    pub announcements: u32,
    /// The time of the last announcement during playback, in milliseconds of the page's clock.
    pub announced_at: f64,
    /// Whether to draw the page after the last message.
    pub redraw: Redraw,
    /// Whether shortcuts that type a character are enabled.
    pub character_keys: bool,
    /// The system's theme, if the shared link includes the visible colours and language.
    pub shares_look: Option<Theme>,
    /// The state of the share dialog.
    pub sharing: Sharing,
    /// The page's address without query and fragment, for links.
    pub base: String,
    /// The browser's language, which an address can omit.
    pub browser_language: Language,
    /// The number of the last run.
    pub last_run: u32,
    /// The seed for the next random algorithm without a seed.
    pub spare_seed: u64,
    /// The engine's rates in candidates per second.
    pub rates: Rates,
    /// The number of engine replacements since the last answer.
    pub silences: u8,
    /// The reader's predictions.
    pub predictions: Predictions,
    /// The pieces placed by hand.
    pub play: Play,
    /// The current puzzle, and the record of puzzles.
    pub puzzles: Puzzles,
    /// The current exercise, and the exercise being composed.
    pub exercises: Exercises,
    /// The visibility of the page, if it is an embed.
    pub(crate) sight: Sight,
    /// The steps of the trace table.
    pub trace: TracePanel,
    /// The worksheet to print.
    pub worksheet: Worksheet,
}

/// The search to which Undo returns.
#[derive(Clone, PartialEq, Debug)]
pub struct Replaced {
    pub settings: Settings,
    pub step: u64,
    /// Whether the search was on the board, not only in the form.
    pub has_run: bool,
}

/// Texts in form fields, and the tool for the board.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Drafts {
    /// The typed numbers of files and ranks.
    pub sides: [Option<SideDraft>; 2],
    /// The typed number of queens.
    pub queens: Option<String>,
    /// The typed squares.
    pub given: String,
    /// The typed seed.
    pub seed: Option<String>,
    /// Whether a click on the board blocks a square instead of fixing a queen.
    pub is_blocking: bool,
}

/// A side length that is typed, and not the board's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideDraft {
    pub text: String,
    /// Whether the form has refused the text. It stays in the field until it changes.
    pub is_refused: bool,
}

/// A piece placed or removed by hand, which the board shows like a step of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moved {
    pub event: Event,
    /// The number of the move, which distinguishes it from the same move before.
    pub number: u32,
}

/// A queen that cannot be given, and the given queen that attacks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefusedClick {
    pub square: Square,
    pub attacker: Square,
    pub line: LineKind,
}

/// The state of the page, as in `data-state`.
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
    /// The chosen language, or else the browser's.
    pub fn language(&self) -> Language {
        self.address.language.unwrap_or(self.browser_language)
    }

    pub(crate) fn move_by_hand(&mut self, event: Event) {
        let number = self.moved.map_or(0, |moved| moved.number) + 1;
        self.moved = Some(Moved { event, number });
        self.refused.clear();
    }

    /// Whether events pass too fast to read a sentence about each.
    pub fn is_passing(&self) -> bool {
        let is_playing = self.state() == State::Playing && self.address.role == Role::Watch;
        is_playing && !self.address.speed.is_calm()
    }

    /// Whether events pass faster than anyone can read.
    pub fn is_rushing(&self) -> bool {
        self.state() == State::Playing && self.address.speed.is_blur()
    }

    /// The state, derived from the engine and the current search.
    pub fn state(&self) -> State {
        if matches!(self.engine, Engine::Failed { .. }) {
            return State::Failed;
        }
        if self.address.role == Role::Play {
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
            Shown::Shared(_, Some(count)) if count.has_failed() => State::Failed,
            Shown::Traced(run) | Shown::Counted(run) | Shown::Shared(run, _) => {
                match self.comparison.activity(run) {
                    Activity::Reaching { .. } | Activity::AwaitingLast => State::Preparing,
                    Activity::Looking { .. } | Activity::Counting => State::Searching,
                    Activity::Playing(_) => State::Playing,
                    Activity::Paused if self.comparison.goes_on(self.address.clock, run) => {
                        State::Paused
                    }
                    Activity::Paused if run.is_at_end() => State::Done,
                    Activity::Paused if run.is_halted() => State::Stopped,
                    Activity::Paused => State::Paused,
                }
            }
        }
    }

    /// The run whose steps the transport shows. On a common event clock, this is the longer run.
    pub fn clocked(&self) -> Option<&Run> {
        let first = self.shown.run()?;
        let second = self.comparison.run();
        let longer = second.filter(|second| second.known() > first.known() && first.is_complete());
        longer
            .filter(|_| self.address.clock == Pace::Events)
            .or(Some(first))
    }

    /// The step of the clock.
    pub fn clock(&self) -> u64 {
        let ahead = match self.address.clock {
            Pace::Events if self.compared().is_some() => self.comparison.ahead(),
            _ => 0,
        };
        self.shown.run().map_or(0, |run| run.step() + ahead)
    }

    /// Whether a change has removed a search from the board, and no search has run since.
    pub fn is_stale(&self) -> bool {
        self.replaced.as_ref().is_some_and(|before| before.has_run)
    }

    /// Whether the shown search is not the search of the form, which has just changed.
    pub(crate) fn shows_another_search(&self) -> bool {
        let ran = self.shown.settings();
        ran.is_some_and(|ran| !ran.has_search_of(&self.address.settings))
    }

    /// The first and last step that the page shows of the search. The cursor cannot leave this range.
    pub fn excerpt(&self) -> RangeInclusive<u64> {
        if !self.address.is_embed {
            return 0..=u64::MAX;
        }
        let ended = self.shown.run().filter(|run| run.is_complete());
        let from = ended
            .map_or(u64::MAX, Run::known)
            .min(self.address.excerpt.from);
        from..=self.address.excerpt.to.unwrap_or(u64::MAX)
    }

    /// The first and last step that the cursor can reach now.
    pub fn reachable_steps(&self) -> [u64; 2] {
        let excerpt = self.excerpt();
        let known = self.clocked().map_or(0, Run::known);
        let first = *excerpt.start();
        [first, known.min(*excerpt.end()).max(first)]
    }

    /// Whether the form's search has not been run.
    pub fn awaits_run(&self) -> bool {
        matches!(self.shown, Shown::Nothing)
    }

    /// Whether the page asks the reader to confirm a long count.
    pub fn is_asking(&self) -> bool {
        self.shown.shared().is_some_and(Count::is_asking)
    }

    /// The settings of the current search, or else of the form.
    pub fn shown_settings(&self) -> &Settings {
        self.shown.settings().unwrap_or(&self.address.settings)
    }

    /// Whether the reader plays, predicts or answers an exercise. Only the deferred code can do that.
    pub fn asks_reader(&self) -> bool {
        self.address.role != Role::Watch || self.exercises.text().is_some()
    }

    /// Whether the page hides the events to come and the figures of the search, because the reader is asked about them.
    pub fn hides_search(&self) -> bool {
        self.address.role == Role::Predict || self.exercises.hides_figures
    }

    /// The pieces that the reader cannot remove in play: those of an exercise, or the beginning of a puzzle.
    pub fn staying(&self) -> &[Square] {
        match (self.exercises.in_hand(), self.exercises.open()) {
            (InHand::Completing { .. }, Some(open)) => open.exercise.placed.squares(),
            _ => self.puzzles.beginning(),
        }
    }

    /// Whether the page shows if the pieces placed by hand can still be completed. In a puzzle this would reveal each
    /// wrong move, so the page shows it only on request.
    pub fn shows_answer(&self) -> bool {
        self.play
            .shows_answer
            .unwrap_or(self.puzzles.posed().is_none())
    }

    /// Whether squares of the form's board can be blocked.
    pub fn can_block(&self) -> bool {
        let settings = &self.address.settings;
        let has_form = self.address.has_form() && self.address.story.is_none();
        let is_own = settings.large.is_none() && self.puzzles.posed().is_none();
        settings.algorithm.problem != Problem::Domination && has_form && is_own
    }

    /// Whether a click on the board blocks a square.
    pub fn blocks(&self) -> bool {
        self.drafts.is_blocking && self.can_block()
    }

    /// Whether the page shows a board above n = 32.
    pub fn shows_large(&self) -> bool {
        self.shown_settings().large.is_some()
    }

    /// The code of an algorithm, if it is loaded.
    pub fn code(&self, algorithm: &Descriptor) -> Option<&'static Algorithm> {
        parts::code(algorithm, self.algorithms)
    }

    /// Whether the names of variables and procedures are those of the exercise sheet, as in the panel of the sheets.
    pub fn shows_sheet_names(&self) -> bool {
        self.listing.has_sheet_names || self.address.view == View::Sheets
    }

    /// The run on a board.
    pub fn run_at(&self, pane: Pane) -> Option<&Run> {
        match pane {
            Pane::First => self.shown.run(),
            Pane::Second => self.comparison.run(),
        }
    }

    /// The run on a board, mutable.
    pub fn run_at_mut(&mut self, pane: Pane) -> Option<&mut Run> {
        match pane {
            Pane::First => self.shown.run_mut(),
            Pane::Second => self.comparison.run_mut(),
        }
    }

    /// The board of a run.
    pub fn pane_of(&self, id: RunId) -> Option<Pane> {
        PANES
            .into_iter()
            .find(|&pane| self.run_at(pane).is_some_and(|run| run.id() == id))
    }

    /// The search of the second board in a comparison: another algorithm on the board of the first run. Before a run,
    /// the board is that of the form.
    pub fn compared(&self) -> Option<Settings> {
        let algorithm = self
            .address
            .compare
            .filter(|_| self.address.view == View::Compare)?;
        beside(self.shown_settings(), algorithm)
    }

    /// Cancels the clock's target on the second board. Returns whether there was one.
    pub fn drop_target(&mut self) -> bool {
        let second = self.comparison.second.as_mut();
        let target = second.and_then(|second| second.target.take());
        if target.is_some() {
            for pane in PANES {
                if let Some(run) = self.run_at_mut(pane) {
                    run.rest(Activity::Paused);
                }
            }
        }
        target.is_some()
    }

    /// Requests the deferred code, because the reader uses the page.
    pub fn want_code(&mut self) {
        self.parts.is_used = true;
        self.retry_code();
    }

    /// The algorithm to which another goal than Count returns.
    pub fn replaced_algorithm(&self) -> Option<&'static Descriptor> {
        let algorithm = self.address.settings.algorithm;
        let is_counter = *algorithm == MEET_IN_THE_MIDDLE || algorithm.id == BITMASK;
        self.before_count.filter(|_| is_counter)
    }

    /// Whether the form offers this goal.
    pub fn offers_goal(&self, goal: Goal) -> bool {
        let chosen = Some(self.address.settings.algorithm);
        let algorithms = chosen.into_iter().chain(self.replaced_algorithm());
        algorithms
            .into_iter()
            .any(|algorithm| algorithm.capabilities.goals.contains(&goal))
    }

    /// Requests the deferred code again if it failed to load.
    pub fn retry_code(&mut self) {
        self.retry(Part::Rest);
        self.retry(Part::Algorithms);
    }

    /// Requests the texts of the language again if they failed to load.
    pub fn retry_texts(&mut self) {
        if let Some(part) = Part::of_language(self.language()) {
            self.retry(part);
        }
    }

    fn retry(&mut self, part: Part) {
        if self.parts.stage(part) != PartStage::Failed {
            return;
        }
        self.parts.set(part, PartStage::Away);
        self.notices.retain(|notice| match notice {
            Notice::CodeNotFetched => matches!(part, Part::Texts(_)),
            Notice::TextsNotFetched { language } => Part::of_language(*language) != Some(part),
            _ => true,
        });
    }

    /// A number for a new run, greater than all earlier ones.
    pub fn next_run(&mut self) -> RunId {
        self.last_run += 1;
        RunId(self.last_run)
    }
}
