//! The solutions of a search as an iterator.

use std::iter::FusedIterator;

use crate::board::Square;
use crate::search::{Accepted, BatchSearch, Ending, Event, Replay, Rules};

/// The number of events that the iterator takes from the search at once.
const BATCH: usize = 4096;

/// The solutions of a search, in the order in which the search finds them. [`Accepted::solutions`] returns this
/// iterator.
///
/// A solution is the list of its squares. The squares of a tour are in visiting order, those of queens in the order of
/// placing, with the given queens first.
pub struct Solutions {
    search: Box<dyn BatchSearch>,
    replay: Replay,
    rules: Rules,
    /// Events that are not replayed yet, the next one last.
    events: Vec<Event>,
}

impl Accepted {
    /// Starts the search and returns its solutions. A search with [`Goal::Count`](crate::Goal::Count) may report none.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, algorithm};
    ///
    /// let instance = Instance::queens(BoardSize::new(6)?, &[], Goal::All)?;
    /// let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
    /// let mut solutions = recursive.accept(instance)?.solutions();
    /// let first = solutions.next().ok_or("no solution")?;
    /// let names: Vec<String> = first.iter().map(ToString::to_string).collect();
    /// assert_eq!(names, ["a2", "b4", "c6", "d1", "e3", "f5"]);
    /// assert_eq!(solutions.count(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solutions(&self) -> Solutions {
        let (replay, rules) = self.replay();
        Solutions {
            search: self.search(),
            replay,
            rules,
            events: Vec::new(),
        }
    }
}

impl Solutions {
    /// How the search ended. `None` while solutions may follow. After [`Ending::CapReached`], solutions may be missing.
    pub fn ending(&self) -> Option<Ending> {
        self.replay.ending()
    }
}

impl Iterator for Solutions {
    type Item = Vec<Square>;

    fn next(&mut self) -> Option<Vec<Square>> {
        loop {
            while let Some(event) = self.events.pop() {
                self.replay.apply(event, &self.rules);
                if let Some(solution) = self.replay.position().solution() {
                    return Some(solution);
                }
            }
            if self.replay.is_ended() {
                return None;
            }
            self.search.advance_into(&mut self.events, BATCH);
            self.events.reverse();
        }
    }
}

impl FusedIterator for Solutions {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algorithm;
    use crate::board::BoardSize;
    use crate::problem::{Goal, Instance, Problem, Setup};

    #[test]
    fn every_algorithm_finds_the_same_solutions() {
        for (problem, n, expected) in [
            (Problem::Queens, 5, 10),
            (Problem::Domination, 4, 12),
            (Problem::Knight, 5, 304),
        ] {
            let size = BoardSize::new(n).unwrap();
            let instance = Instance::new(Setup::new(problem, size, Goal::All)).unwrap();
            let mut found = Vec::new();
            for algorithm in algorithm::every() {
                let Ok(accepted) = algorithm.accept(instance.clone()) else {
                    continue;
                };
                let mut solutions = accepted.solutions();
                let mut listed: Vec<_> = solutions.by_ref().collect();
                if problem != Problem::Knight {
                    let sets = listed.iter_mut();
                    sets.for_each(|squares: &mut Vec<Square>| squares.sort_unstable());
                }
                listed.sort_unstable();
                assert_eq!(
                    solutions.ending(),
                    Some(Ending::Complete),
                    "{}",
                    algorithm.id
                );
                assert_eq!(listed.len(), expected, "{}", algorithm.id);
                found.push(listed);
            }
            assert!(found.len() > 1 && found.iter().all(|listed| *listed == found[0]));
        }
    }
}
