//! Candidates come in the stated order, and the first attacking pair of a candidate decides its test.

use super::*;

/// All candidates in order, by plain enumeration. Each is the list of queens that are not given.
fn enumerated(id: &str, instance: &Instance) -> Vec<Vec<Square>> {
    let (n, given) = (instance.size().files(), instance.given());
    let number =
        |square: Square| u16::from(square.rank.get()) * u16::from(n) + u16::from(square.file.get());
    let mut squares: Vec<_> = instance.size().squares().collect();
    squares.sort_by_key(|&square| match id {
        "one-per-column" => (square.file.get(), square.rank.get().into()),
        _ => (0, number(square)),
    });
    let fits = |queens: &[Square], square: Square| {
        let before = queens.last();
        given.iter().chain(queens).all(|&queen| match id {
            "subsets" => queen != square,
            "one-per-column" => queen.file != square.file,
            _ => queen.file != square.file && queen.rank != square.rank,
        }) && before.is_none_or(|&before| match id {
            "subsets" => number(before) < number(square),
            "one-per-column" => before.file < square.file,
            _ => before.rank < square.rank,
        })
    };
    let mut candidates = vec![Vec::new()];
    for _ in given.len()..usize::from(n) {
        let longer = candidates.iter().flat_map(|queens| {
            let next = squares.iter().filter(|&&square| fits(queens, square));
            next.map(|&square| [&queens[..], &[square]].concat())
        });
        candidates = longer.collect();
    }
    candidates
}

/// The pairs i < j that the algorithm compares, in order, up to the first attacking pair.
pub(super) fn compared(id: &str, queens: &[Square]) -> Vec<(Square, Square)> {
    let mut queens = queens.to_vec();
    queens.sort_by_key(|queen| match id {
        "subsets" | "permutations" => (queen.rank.get(), queen.file.get()),
        _ => (queen.file.get(), queen.rank.get()),
    });
    let mut pairs = Vec::new();
    for i in 0..queens.len() {
        for j in i + 1..queens.len() {
            pairs.push((queens[i], queens[j]));
            if line_between(queens[i], queens[j]).is_some() {
                return pairs;
            }
        }
    }
    pairs
}

/// The last compared pair. `None` if its queens do not attack each other.
pub(super) fn attacking(pairs: &[(Square, Square)]) -> Option<(Square, Square)> {
    let last = pairs.last().copied();
    last.filter(|&(earlier, later)| line_between(earlier, later).is_some())
}

/// Checks the event, the explanation and the counters of a candidate's test.
pub(super) fn check_test(algorithm: &Algorithm, before: &Replay, event: Event, after: &Replay) {
    let at = format!("{algorithm:?}, step {}", after.step());
    let pairs = compared(algorithm.id, before.position().queens());
    let attacking = attacking(&pairs);
    assert_eq!(after.position().queens(), before.position().queens());
    let explanation = algorithm.explain(after.position());
    match (event, attacking) {
        (
            Event::Reject {
                square,
                attacker,
                line,
            },
            Some(pair),
        ) => {
            assert_eq!((attacker, square), pair, "{at}");
            assert_eq!(line_between(attacker, square), Some(line), "{at}");
            assert!(
                matches!(explanation.reason, Reason::Attacked { .. }),
                "{at}"
            );
        }
        (Event::Solution, None) => assert_eq!(explanation.reason, Reason::Complete),
        (event, attacking) => panic!("{event:?} for {attacking:?}, {at}"),
    }
    let [earlier, later] = [before, after].map(|replay| replay.counters());
    let operation = algorithm
        .operations
        .iter()
        .position(|operation| operation.name.ends_with("_checks"))
        .expect("pairs are counted");
    let counted = later.operations[operation] - earlier.operations[operation];
    assert_eq!(counted, pairs.len() as u64, "{at}");
    assert_eq!(
        explanation.detail,
        Some(Detail::Pairs { rows: 0, pairs }),
        "{at}"
    );
    assert_eq!(later.tests, earlier.tests + 1, "{at}");
    let tried = after.position().tried(0);
    assert_eq!(
        tried.len(),
        usize::from(attacking.is_some()),
        "of this candidate alone, {at}"
    );
}

fn check_candidates(id: &str, instance: &Instance) {
    let algorithm = find(id);
    assert_eq!(algorithm.accepts(instance), Ok(()));
    let steps = replayed(algorithm, instance);
    let of = space(algorithm, instance);
    let candidates = enumerated(id, instance);
    assert_eq!(candidates.len().to_string(), of.to_string());
    assert_eq!(steps.len(), 2 * candidates.len() + 1);
    for ((step, candidate), rank) in steps.chunks(2).zip(&candidates).zip(1..) {
        let [(placed, standing), (test, tested)] = step else {
            panic!("a candidate and its test");
        };
        assert!(matches!(placed, Event::Candidate(_)));
        assert_eq!(standing.position().placed(), candidate, "{id}, {rank}");
        assert_eq!(standing.position().given(), instance.given());
        let ranked = Some(Value::Rank {
            rank,
            of: of.clone(),
        });
        assert_eq!(variable(algorithm, standing, "candidate"), ranked, "{id}");
        assert_eq!(variable(algorithm, tested, "candidate"), ranked, "{id}");
        check_test(algorithm, standing, *test, tested);
    }
    let (event, end) = steps.last().expect("an end");
    assert_eq!(*event, Event::End);
    let last = candidates.last().expect("a last candidate");
    assert_eq!(end.position().placed(), last, "the board stands at the end");
}

#[test]
fn every_candidate_comes_in_its_order_and_its_first_attacking_pair_rejects_it() {
    for (id, most) in [("subsets", 5), ("one-per-column", 5), ("permutations", 7)] {
        for n in 1..=most {
            check_candidates(id, &all(n));
        }
    }
}

#[test]
fn given_queens_are_in_every_candidate() {
    for (n, given) in [
        (4, "b1,d2,a3,c4"),
        (4, "c2"),
        (5, "b4,d1"),
        (6, "d3,e1,f4"),
        (7, "c5,g2,a1,d7"),
    ] {
        for (id, _) in EXHAUSTIVE {
            check_candidates(id, &instance(n, &squares(given), Goal::All));
        }
    }
}
