//! Events that a search can never reach, so that the page reports them immediately.

use queens_core::{Interest, Problem, Reports, Traversal, Tree, attacked_by};

use crate::settings::Settings;

/// Whether a search of these settings never has this event.
pub fn never(settings: &Settings, interest: Interest) -> bool {
    let (algorithm, given) = (settings.algorithm, settings.given.squares());
    match interest {
        Interest::Rejection => matches!(algorithm.reports, Reports::Nothing | Reports::Scans),
        Interest::Critical => algorithm.traversal != Traversal::Moves,
        Interest::Bound => algorithm.problem != Problem::Domination,
        Interest::Depth(queens)
            if matches!(
                algorithm.traversal,
                Traversal::Candidates | Traversal::LocalSearch
            ) =>
        {
            match settings.k {
                Some(k) => queens != k || usize::from(k) < given.len(),
                None if algorithm.problem == Problem::Domination => {
                    usize::from(queens) < given.len()
                }
                None => usize::from(queens) != settings.size.width(),
            }
        }
        // Placed pieces are added to the given ones. A start is always given. With k queens, no more are placed.
        Interest::Depth(pieces) => {
            let implied = usize::from(algorithm.traversal.has_start());
            usize::from(pieces) <= given.len().max(implied)
                || settings.k.is_some_and(|k| pieces > k)
        }
        // The knight reaches every square except the start and the blocked squares.
        Interest::Square(square) if algorithm.traversal == Traversal::Moves => {
            settings.start() == square || settings.blocked.contains(&square)
        }
        // Given queens never move, and their squares stay occupied.
        Interest::Square(square) if algorithm.problem == Problem::Domination => {
            algorithm.traversal == Traversal::SetCover && given.contains(&square)
        }
        Interest::Square(square) if algorithm.traversal.is_tree() => {
            let axis = Tree::axis(algorithm.traversal);
            let line = axis.line_of(square);
            let is_masked = || attacked_by(settings.size, given).contains(square);
            given.iter().any(|&queen| axis.line_of(queen) == line)
                || settings.blocked.contains(&square)
                || is_masked() && algorithm.reports == Reports::Nothing
        }
        Interest::Square(_) | Interest::Solution | Interest::DeadEnd | Interest::Tests(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::ALL;
    use queens_core::{
        Algorithm, BoardSize, Event, EventKind, GivenSquares, Goal, Instance, Reader, Square,
    };

    use super::*;

    /// Reads every search on small boards to its end, with and without given queens. Impossible events do not occur,
    /// and events without enough squares are predicted as impossible.
    #[test]
    fn what_is_said_never_to_come_does_not_come() {
        let given: [&[Square]; 3] = [
            &[],
            &[Square::new(1, 3).unwrap()],
            &[Square::new(0, 1).unwrap(), Square::new(2, 0).unwrap()],
        ];
        let mut foreseen = 0;
        for algorithm in ALL {
            let numbers: &[_] = match algorithm.problem {
                Problem::Domination => &[None, Some(1), Some(3)],
                Problem::Queens | Problem::Knight => &[None],
            };
            for ((n, given), &k) in [4, 5, 6]
                .into_iter()
                .flat_map(|n| given.map(|given| (n, given)))
                .flat_map(|board| numbers.iter().map(move |k| (board, k)))
            {
                let size = BoardSize::new(n).unwrap();
                let goal = algorithm.default_goal();
                let Ok(given) = GivenSquares::new(algorithm.given_rule(None), size, given) else {
                    continue;
                };
                let settings = Settings {
                    size,
                    large: None,
                    algorithm,
                    goal,
                    symmetry: crate::settings::SymmetrySetting::All,
                    given,
                    blocked: Vec::new(),
                    variant: None,
                    k,
                    seed: algorithm.capabilities.is_random.then_some(5),
                };
                let instance = settings.instance().unwrap();
                if algorithm.accepts(&instance).is_err() || algorithm.id == "subsets" && n == 6 {
                    continue;
                }
                foreseen += check(algorithm, &settings, &instance);
            }
        }
        assert!(foreseen > 100, "{foreseen}");
    }

    /// The number of events that a search can never reach.
    fn check(algorithm: &'static Algorithm, settings: &Settings, instance: &Instance) -> usize {
        let size = settings.size;
        let depths = (1..=u16::from(size.files())).map(Interest::Depth);
        let squares = size.squares().map(Interest::Square);
        let interests =
            depths
                .chain(squares)
                .chain([Interest::Rejection, Interest::Critical, Interest::Bound]);
        let foreseen: Vec<_> = interests.filter(|&it| never(settings, it)).collect();
        let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
        let limit = if settings.goal == Goal::First {
            20_000
        } else {
            u64::MAX
        };
        reader.read(limit, &mut Vec::new(), |event, replay| {
            for &interest in &foreseen {
                let is_it = match interest {
                    Interest::Rejection => event.kind() == EventKind::Reject,
                    Interest::Critical => {
                        matches!(event, Event::Critical | Event::Append { .. })
                    }
                    Interest::Bound => event.kind() == EventKind::Bound,
                    Interest::Square(square) => event.square() == Some(square),
                    Interest::Depth(depth) => {
                        let queens = replay.position().queens().len();
                        let kind = event.kind();
                        matches!(kind, EventKind::Place | EventKind::Relocate)
                            && queens == usize::from(depth)
                    }
                    _ => false,
                };
                assert!(
                    !is_it,
                    "{settings:?}: {interest:?} at step {}",
                    replay.step()
                );
            }
        });
        foreseen.len()
    }
}
