//! A class is counted when its first member is found. Traced searches and interrupted counts must agree on the number
//! of classes.

use std::collections::BTreeSet;

use crate::common::random::any_instance;
use crate::common::{OTHER_ORDER, accepted, all, dominations, knights, supporting, with_goal};
use proptest::prelude::*;
use queens_core::{Algorithm, EventKind, Goal, Instance, Problem, Reader, Symmetry};

/// The number of classes after each solution of a traced search, starting with 0. The symmetries that keep the given
/// squares and the blocked squares define the classes. Each number is compared with the images of the earlier solutions.
fn classes(algorithm: &'static Algorithm, instance: &Instance) -> Vec<u64> {
    let size = instance.size();
    let mut reader = Reader::start(&accepted(algorithm, instance));
    let given = algorithm.traversal.given(instance);
    let group = Symmetry::stabiliser(size, &[&given, instance.blocked()]);
    let (mut known, mut counted) = (BTreeSet::new(), vec![0]);
    reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
        if event.kind() != EventKind::Solution {
            return;
        }
        let found = replay.position().solution().expect("a solution");
        let images = group.iter().map(|&symmetry| {
            let image = found.iter().map(|&it| symmetry.apply(size, it));
            let mut numbers: Vec<_> = image.map(|it| size.number(it)).collect();
            if instance.problem() != Problem::Knight {
                numbers.sort_unstable();
            }
            numbers
        });
        let least = images.min().expect("the identity");
        let before = counted[counted.len() - 1];
        counted.push(before + u64::from(known.insert(least)));
        let counters = replay.counters();
        assert_eq!(
            (counters.solutions + 1, counters.fundamental),
            (counted.len() as u64, counted[counted.len() - 1]),
            "{algorithm:?} on {instance:?}; {OTHER_ORDER}"
        );
    });
    counted
}

fn check(instance: &Instance) {
    for algorithm in supporting(instance) {
        let counted = classes(algorithm, instance);
        let counts = with_goal(instance, Goal::Count);
        if instance.goal() != Goal::All || algorithm.accepts(&counts).is_err() {
            continue;
        }
        // The counters agree in the middle of a count, too.
        let mut search = accepted(algorithm, &counts).count();
        while search.work(7).is_pending() {
            let counters = search.counters();
            assert_eq!(
                counters.fundamental, counted[counters.solutions as usize],
                "{algorithm:?} on {counts:?}"
            );
        }
    }
}

#[test]
fn a_class_counts_at_its_first_member_found() {
    (1..=7).for_each(|n| check(&all(n)));
    knights().iter().for_each(check);
    dominations().iter().for_each(check);
}

proptest! {
    #[test]
    fn a_class_counts_at_its_first_member_found_with_given_queens(
        instance in any_instance(7, Goal::All), first in any::<bool>(),
    ) {
        check(&if first { with_goal(&instance, Goal::First) } else { instance });
    }
}
