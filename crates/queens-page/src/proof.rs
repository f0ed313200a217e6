//! The reader's view of a proof by frames: the map of frames for one number of queens, and the selected frame.

pub mod map;
pub(crate) mod update;
pub mod values;

#[cfg(test)]
mod tests;

use queens_core::frames::{FrameLines, FrameRecord, Margins};
use queens_core::{Bound, BoundRecord, Ending, Goal, Problem, algorithm};

use crate::run::Run;
use crate::settings::{FRAMES, Settings, has_frames};
use values::values;

/// The state of the panel, independent of the search.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ProofPanel {
    /// The number of queens whose frames the reader chose.
    k: Option<u8>,
    /// The selected frame.
    selected: Option<Margins>,
}

/// An event of the proof panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofMessage {
    /// Show the frames of this number of queens.
    NumberChosen(u8),
    /// Select this frame, or deselect it.
    FrameChosen(Margins),
    /// Find and prove the minimum for this board.
    Wanted(u8),
    /// Also search the run's board by frames.
    ByFramesWanted,
}

impl ProofPanel {
    /// Shows the frames of this number of queens.
    pub fn choose(&mut self, k: u8) {
        *self = ProofPanel {
            k: Some(k),
            selected: None,
        };
    }

    /// Selects a frame, or deselects it.
    pub fn toggle(&mut self, margins: Margins) {
        self.selected = if self.selected == Some(margins) {
            None
        } else {
            Some(margins)
        };
    }

    /// Deselects the frame. Returns whether one was selected.
    pub fn deselect(&mut self) -> bool {
        self.selected.take().is_some()
    }

    /// The number of queens whose frames are shown: the chosen one, or else the current one of a running search. After
    /// the search, this is the largest number that does not suffice.
    pub fn shown(&self, run: &Run) -> Option<u8> {
        let frames = run.frame_records();
        let is_there = |k: u8| frames.iter().any(|frame| frame.k == k);
        let last = frames.last()?.k;
        let is_found = run.is_at_end() && run.counters().solutions > 0;
        let refuted = size(run)
            .filter(|_| is_found)
            .and_then(|k| k.checked_sub(1));
        let refuted = refuted.filter(|&k| is_there(k));
        self.k.filter(|&k| is_there(k)).or(refuted).or(Some(last))
    }

    /// The selected frame, if it is shown.
    pub fn frame<'r>(&self, run: &'r Run) -> Option<&'r FrameRecord> {
        let (k, margins) = (self.shown(run)?, self.selected?);
        let mut frames = run.frame_records().iter();
        frames.find(|frame| frame.k == k && frame.margins == margins)
    }
}

/// The number of queens that a search by frames has reached: that of its set, or else of its last frame.
pub fn size(run: &Run) -> Option<u8> {
    match run.set() {
        [] => run.frame_records().last().map(|frame| frame.k),
        set => u8::try_from(set.len()).ok(),
    }
}

/// Whether a run has refuted this number of queens by the current step, or at the end of a count.
pub fn is_refuted(run: &Run, k: u16) -> bool {
    if run.counting().is_some() {
        let is_past = |last: &FrameRecord| u16::from(last.k) > k;
        let has_ended = run.ending() == Some(Ending::Complete);
        let has_none = run.set().is_empty() && run.counters().solutions == 0;
        return run.frame_records().last().is_some_and(is_past)
            || has_ended && (has_none || run.set().len() > usize::from(k));
    }
    let refutes = |known: &BoundRecord| match known.bound {
        Bound::AtLeast(queens) => k < queens,
        Bound::Refuted(queens) => k <= queens,
        Bound::AtMost(_) => false,
    };
    let mut bounds = run.outline().bounds.iter();
    bounds.any(|known| known.step <= run.step() && refutes(known))
}

/// The largest number of queens that a finished search has excluded without a frame: less than (n − 1)/2.
pub fn excluded(run: &Run) -> Option<u16> {
    let asked = run.settings().k;
    let k = match run.counters().solutions {
        0 => asked?,
        _ if asked.is_some() => return None,
        _ => u16::from(size(run)?).checked_sub(1)?,
    };
    (run.is_at_end() && k > 0 && k < u16::from(run.settings().size.files() / 2)).then_some(k)
}

/// The result of a frame's search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetsFound {
    /// The search is running, or was stopped.
    Open,
    /// The search has ended, but the number of its sets is unknown.
    Unknown,
    /// The search has found this number of sets.
    Sets(u64),
}

/// The result of a frame's search.
pub fn sets_found(run: &Run, frame: &FrameRecord) -> SetsFound {
    let is_last = run.frame_records().last() == Some(frame);
    if is_last && !run.is_at_end() && !is_refuted(run, frame.k.into()) {
        SetsFound::Open
    } else {
        sets_of(run, frame).map_or(SetsFound::Unknown, SetsFound::Sets)
    }
}

fn sets_of(run: &Run, frame: &FrameRecord) -> Option<u64> {
    if is_refuted(run, frame.k.into()) {
        return Some(0);
    }
    if run.settings().goal == Goal::First {
        return Some(u64::from(run.frame_records().last() == Some(frame)));
    }
    let lines = FrameLines::new(run.settings().size, frame.margins).ok()?;
    if run.counting().is_some() || run.lacks_boards() || run.found.gallery.is_full() {
        return None;
    }
    let sets = (0..run.found.gallery.len()).filter_map(|at| run.found.gallery.squares(at));
    let of_frame = sets.filter(|set| lines.fits(set));
    Some(of_frame.count() as u64)
}

/// The finished share of a search by frames, by nodes. Known only for proofs of values in the table. `None` for any
/// other search, because frames differ too much in cost.
pub fn part_behind(run: &Run) -> Option<f64> {
    let settings = run.settings();
    let is_of_table = has_frames(settings.algorithm)
        && settings.goal == Goal::First
        && settings.k.is_none()
        && settings.given.squares().is_empty()
        && settings.variant == Problem::Domination.variants().first().copied();
    let mut values = values().filter(|_| is_of_table);
    let all = values.find(|it| it.n == settings.size.files())?.nodes?;
    let behind: u64 = run.frame_records().iter().map(|frame| frame.nodes).sum();
    Some((behind as f64 / all as f64).min(1.0))
}

/// The settings for a search of the run's board by frames. `None` before the result is known, or if frames do not
/// support the board.
pub fn by_frames(run: &Run) -> Option<Settings> {
    let settings = run.settings();
    let is_known = run.ending() == Some(Ending::Complete);
    let is_other =
        settings.algorithm.problem == Problem::Domination && !has_frames(settings.algorithm);
    let algorithm = algorithm::describe(FRAMES).filter(|_| is_known && is_other)?;
    let settings = settings.with(algorithm);
    (settings.instance().is_ok() && settings.refusal().is_none()).then_some(settings)
}

/// The numbers of queens whose frames have started, in ascending order.
pub fn numbers(frames: &[FrameRecord]) -> Vec<u8> {
    let mut numbers: Vec<u8> = frames.iter().map(|frame| frame.k).collect();
    numbers.dedup();
    numbers
}
