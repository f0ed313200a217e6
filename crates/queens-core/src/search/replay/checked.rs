//! Checks of deserialised states. They reject states that no search can reach, so that later computations neither fail
//! nor overflow.

use super::{Position, Replay};
use crate::board::Square;
use crate::board::square_set::repeated;
use crate::deserialise::deserialise_checked;
use crate::search::{Bound, Counters, Event, FrameRecord};

/// The limit for the number of steps and for each counter of a deserialised search.
const MOST: u64 = u64::MAX / 2;

deserialise_checked!(Replay, |replay| {
    let Counters {
        tests,
        placements,
        removals,
        nodes,
        depth,
        solutions,
        fundamental,
        operations,
    } = replay.counters;
    if replay.step > MOST {
        let step = replay.step;
        return Err(format!("step: {step} events, at most {MOST}"));
    }
    let common = [
        tests,
        placements,
        removals,
        nodes,
        depth,
        solutions,
        fundamental,
    ];
    if let Some(count) = common
        .iter()
        .chain(&operations)
        .find(|&&count| count > MOST)
    {
        return Err(format!("counters: {count}, at most {MOST}"));
    }
    Ok(())
});

impl Position {
    /// Checks that all squares are on the board and that the parts are consistent. The error names the part and its
    /// value.
    fn check(&self) -> Result<(), String> {
        let (size, area) = (self.size, self.size.area());
        let tried: Vec<Square> = self.trail.iter().map(|&(square, _)| square).collect();
        for (part, squares) in [
            ("queens", &self.queens),
            ("trail", &tried),
            ("blocked", &self.blocked),
        ] {
            if let Some(square) = squares.iter().find(|&&square| !size.contains(square)) {
                return Err(format!("{part}: {square} is not on the {size} board"));
            }
        }
        if let Some(square) = repeated(&self.queens) {
            return Err(format!("queens: two on {square}"));
        }
        if let Some(square) = repeated(&self.blocked) {
            return Err(format!("blocked: {square} twice"));
        }
        let mut pieces = self.queens.iter();
        if let Some(square) = pieces.find(|square| self.blocked.contains(square)) {
            return Err(format!("queens: {square} is blocked"));
        }
        let is_off = |frame: &&FrameRecord| !frame.margins.fits_on(size) || frame.nodes > MOST;
        if let Some(frame) = self.frames.iter().find(is_off) {
            return Err(format!("frames: {frame:?} on the {size} board"));
        }
        let (given, queens) = (self.given, self.queens.len());
        let Some(placed) = queens.checked_sub(given.into()) else {
            return Err(format!("given: {given} of {queens} queens"));
        };
        if let Some(requested_k) = self
            .requested_k
            .filter(|&k| !(1..=area).contains(&k.into()))
        {
            return Err(format!("asked: {requested_k} queens on {area} squares"));
        }
        // If every number of queens is refuted, `least` is one more than the number of squares.
        if !(1..=area + 1).contains(&self.least.into()) {
            return Err(format!("least: {} queens on {area} squares", self.least));
        }
        let marks = self.depth_marks.len();
        if marks != 1 && marks != placed + 1 {
            return Err(format!("depth_marks: {marks} with {placed} placed queens"));
        }
        let mut least = 0;
        for (depth, &(start, _)) in self.depth_marks.iter().enumerate() {
            let most = if depth == 0 { 0 } else { tried.len() };
            if !(least..=most).contains(&(start as usize)) {
                let tried = tried.len();
                return Err(format!(
                    "depth_marks: depth {depth} cannot begin at {start} of {tried} squares tried"
                ));
            }
            least = start as usize;
        }
        if let Some(event) = self.last.filter(|event| !event.fits_on(size, self.given())) {
            return Err(format!("last: {event:?} is not on the {size} board"));
        }
        let Some(lists) = &self.free_neighbours else {
            return Ok(());
        };
        if lists.size() != size {
            let other = lists.size();
            return Err(format!(
                "free_neighbours: {other} squares on the {size} board"
            ));
        }
        match lists.inconsistent_square(&self.queens, &self.blocked) {
            Some(square) => Err(format!(
                "free_neighbours: the list of {square} does not fit the queens"
            )),
            None => Ok(()),
        }
    }

    /// Applies a deserialised event, if a search can report it at this position. The error text continues a sentence
    /// about the event.
    pub(crate) fn apply_checked(&mut self, event: Event) -> Result<(), String> {
        let (size, area) = (self.size, self.size.area());
        if !event.fits_on(size, self.given()) {
            return Err(format!("is {event:?}, which is not on the {size} board"));
        }
        let is_knight = self.free_neighbours.is_some();
        let is_root = self.depth_marks.len() == 1;
        let is_built = self.depth_marks.len() == self.placed().len() + 1;
        match event {
            Event::Place { square } | Event::Start { square } | Event::Append { square } => {
                if self.queens.contains(&square) {
                    return Err(format!("places a second queen on {square}"));
                }
                if self.blocked.contains(&square) {
                    return Err(format!("places a queen on {square}, which is blocked"));
                }
                if !is_built {
                    return Err(format!("adds {square} to a candidate"));
                }
                // The last square of a knight's tour is appended. All earlier squares are placed.
                let is_usual = match event {
                    Event::Place { .. } => self.queens.len() + 1 < self.open_squares(),
                    Event::Append { .. } => self.queens.len() + 1 == self.open_squares(),
                    _ => false,
                };
                if is_knight && !is_usual {
                    return Err(format!("is {event:?}, which no tour has here"));
                }
            }
            Event::Remove { square } => match self.placed().last() {
                None => return Err("removes a queen from an empty board".to_owned()),
                Some(last) if *last != square => {
                    return Err(format!("removes {square}, but {last} was placed last"));
                }
                Some(_) if !is_built => return Err(format!("removes {square} of a candidate")),
                Some(_) => {}
            },
            Event::Candidate(_) | Event::Relocate { .. } | Event::Restart if is_knight => {
                return Err(format!("is {event:?}, which no tour has"));
            }
            Event::Candidate(candidate) => {
                let mut squares = candidate.squares(size, self.given());
                squares.extend(self.given());
                if let Some(square) = repeated(&squares) {
                    return Err(format!("places two queens on {square}"));
                }
                if !is_root {
                    return Err("replaces the board below placed queens".to_owned());
                }
            }
            Event::Relocate { from, to } => {
                if !self.placed().contains(&from) {
                    return Err(format!("moves a queen from {from}, which has no queen"));
                }
                if from != to && self.queens.contains(&to) {
                    return Err(format!("moves a second queen to {to}"));
                }
                if !is_root {
                    return Err("replaces the board below placed queens".to_owned());
                }
            }
            Event::Frame { margins, .. } if !is_root || self.k() > size.files().into() => {
                return Err(format!(
                    "begins {margins:?} below placed queens, or for {} queens",
                    self.k()
                ));
            }
            Event::Bound(bound) => {
                let (Bound::AtLeast(queens) | Bound::AtMost(queens) | Bound::Refuted(queens)) =
                    bound;
                if usize::from(queens) > area {
                    return Err(format!("is a bound of {queens} queens on {area} squares"));
                }
                if matches!(bound, Bound::Refuted(_)) && !is_root {
                    return Err(format!("refutes {queens} queens below placed ones"));
                }
            }
            _ => {}
        }
        self.apply(event, 0);
        Ok(())
    }
}

deserialise_checked!(Position, Position::check);
