//! A proof by frames as the reader looks at it: the map of the frames of one number of queens, and the frame that is
//! selected on it.

pub mod check;
pub mod map;
pub(crate) mod update;
pub mod values;

#[cfg(test)]
mod tests;

use queens_core::frames::{FrameLines, FrameRecord, Margins};
use queens_core::{Bound, BoundRecord, Ending, Goal, Problem, algorithm};

use crate::run::Run;
use crate::settings::{FRAMES, Settings, has_frames};
use check::LogMessage;
use values::values;

/// The panel, whatever search it shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ProofPanel {
    /// The number of queens whose frames the reader asked for.
    k: Option<u8>,
    /// The frame that is looked at.
    selected: Option<Margins>,
}

/// Something that the reader did to the proof, or that came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofMessage {
    /// The frames of so many queens are to be shown.
    NumberChosen(u8),
    /// This frame is to be looked at; if it is already, no more.
    FrameChosen(Margins),
    /// The least number of queens of this board is to be found and proven.
    Wanted(u8),
    /// The board of the run is to be searched by frames, too.
    ByFramesWanted,
    /// Of the log that is checked.
    Log(LogMessage),
}

impl ProofPanel {
    /// The frames of so many queens are shown.
    pub fn choose(&mut self, k: u8) {
        *self = ProofPanel {
            k: Some(k),
            selected: None,
        };
    }

    /// Looks at a frame, or no more.
    pub fn toggle(&mut self, margins: Margins) {
        self.selected = if self.selected == Some(margins) {
            None
        } else {
            Some(margins)
        };
    }

    /// Looks at no frame any more; whether it did.
    pub fn deselect(&mut self) -> bool {
        self.selected.take().is_some()
    }

    /// The number of queens whose frames are shown: the chosen one; while a search goes on, the one at hand; in the end,
    /// the greatest that does not suffice.
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

    /// The frame that is looked at, among those that are shown.
    pub fn frame<'r>(&self, run: &'r Run) -> Option<&'r FrameRecord> {
        let (k, margins) = (self.shown(run)?, self.selected?);
        let mut frames = run.frame_records().iter();
        frames.find(|frame| frame.k == k && frame.margins == margins)
    }
}

/// The number of queens that a search by frames has come to: of the set that it found, or else of its last frame.
pub fn size(run: &Run) -> Option<u8> {
    match run.set() {
        [] => run.frame_records().last().map(|frame| frame.k),
        set => u8::try_from(set.len()).ok(),
    }
}

/// Whether a run has refuted so many queens, by the step shown, or by its end where it is counted.
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

/// The number of queens that a search which is over has excluded without a frame: fewer than (n − 1)/2.
pub fn excluded(run: &Run) -> Option<u16> {
    let asked = run.settings().k;
    let k = match run.counters().solutions {
        0 => asked?,
        _ if asked.is_some() => return None,
        _ => u16::from(size(run)?).checked_sub(1)?,
    };
    (run.is_at_end() && k > 0 && k < u16::from(run.settings().size.files() / 2)).then_some(k)
}

/// What the search of a frame has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetsFound {
    /// It goes on, or was stopped.
    Open,
    /// It has ended, and nobody knows which of all sets have this frame.
    Unknown,
    /// It has found so many sets.
    Sets(u64),
}

/// What the search of a frame has come to.
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
    let lines = FrameLines::new(run.settings().size, frame.margins)?;
    if run.counting().is_some() || run.lacks_boards() || run.found.gallery.is_full() {
        return None;
    }
    let sets = (0..run.found.gallery.len()).filter_map(|at| run.found.gallery.squares(at));
    let of_frame = sets.filter(|set| lines.fits(set));
    Some(of_frame.count() as u64)
}

/// The part behind of a search by frames, by its nodes: those of the proof of a value in the table are known. None of
/// another search, whose frames are so unlike that their number foretells nothing.
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

/// The settings that search the board of a run by frames; none before its result is known, or where frames do not serve
/// it.
pub fn by_frames(run: &Run) -> Option<Settings> {
    let settings = run.settings();
    let is_known = run.ending() == Some(Ending::Complete);
    let is_other =
        settings.algorithm.problem == Problem::Domination && !has_frames(settings.algorithm);
    let algorithm = algorithm::describe(FRAMES).filter(|_| is_known && is_other)?;
    let settings = settings.with(algorithm);
    (settings.instance().is_ok() && settings.refusal().is_none()).then_some(settings)
}

/// The numbers of queens whose frames have been begun, in rising order.
pub fn numbers(frames: &[FrameRecord]) -> Vec<u8> {
    let mut numbers: Vec<u8> = frames.iter().map(|frame| frame.k).collect();
    numbers.dedup();
    numbers
}
