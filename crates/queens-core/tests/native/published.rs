//! Compares the published numbers with `data/enumeration.json`. The numbers of solutions and of classes are compared
//! with each other through the fixed points of the symmetries.

use crate::common::{instance, number, squares, table};
use queens_core::counting::published::{Comparison, Discrepancy, compare, published};
use queens_core::counting::{WIDEST, classes};
use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Variant};

fn empty(n: i64) -> Instance {
    instance(n, &[], Goal::Count)
}

#[test]
fn published_numbers_are_those_of_the_data() {
    let rows = table("enumeration", "totals");
    assert!(rows.len() > 10);
    for row in rows {
        let n = number(&row, "n");
        let known = published(n as u8).expect("a published number");
        let numbers = [known.solutions as i64, known.fundamental as i64];
        let expected = [number(&row, "solutions"), number(&row, "fundamental")];
        assert_eq!(numbers, expected, "n = {n}");
    }
    assert_eq!((published(0), published(28)), (None, None));
    let last = published(WIDEST).expect("a published number");
    assert_eq!(last.solutions, 234_907_967_154_122_528);
    assert_eq!(last.fundamental, 29_363_495_934_315_694);
}

/// The number of classes follows from the solutions and the fixed points (Burnside's lemma). For n > 20, the search
/// for fixed points takes too long.
#[test]
fn classes_follow_from_solutions() {
    for n in 1..=20 {
        let known = published(n as u8).expect("a published number");
        let found = classes(&empty(n), known.solutions);
        assert_eq!(found, Some(known.fundamental), "n = {n}");
    }
}

#[test]
fn a_count_agrees_differs_or_is_unpublished() {
    let thirteen = empty(13);
    let agrees = |sequences: &[&'static str]| Comparison::Agrees(sequences.to_vec());
    assert_eq!(compare(&thirteen, 73_712, None), agrees(&["A000170"]));
    let both = compare(&thirteen, 73_712, Some(9_233));
    assert_eq!(both, agrees(&["A000170", "A002562"]));
    let differing = |solutions, fundamental| match compare(&thirteen, solutions, fundamental) {
        Comparison::Differs(discrepancy) => discrepancy,
        other => panic!("{other:?}"),
    };
    let solutions = Discrepancy {
        n: 13,
        sequence: "A000170",
        counted: 73_713,
        published: 73_712,
    };
    assert_eq!(differing(73_713, None), solutions);
    assert_eq!(differing(73_713, Some(1)), solutions);
    assert_eq!(
        differing(73_712, Some(9_232)).to_string(),
        "n = 13: counted 9232, but A002562 has 9233"
    );
    let given = instance(13, &squares("a1"), Goal::Count);
    assert_eq!(compare(&given, 5, None), Comparison::Unpublished);
}

#[test]
fn sets_of_the_fewest_queens_agree_or_differ_and_others_are_unpublished() {
    let sets = |k, variant, count| {
        let setup = Setup {
            k: Some(k),
            variant: Some(variant),
            ..Setup::new(
                Problem::Domination,
                BoardSize::new(14).unwrap(),
                Goal::Count,
            )
        };
        compare(&Instance::new(setup).unwrap(), count, None)
    };
    let agrees = Comparison::Agrees(vec!["A002564"]);
    assert_eq!(sets(8, Variant::Dominating, 4_632), agrees);
    let Comparison::Differs(differs) = sets(8, Variant::Dominating, 4_636) else {
        panic!("it agrees");
    };
    assert_eq!(
        differs.to_string(),
        "n = 14: counted 4636, but A002564 has 4632"
    );
    for (k, variant) in [(9, Variant::Dominating), (8, Variant::Independent)] {
        assert_eq!(sets(k, variant, 4_632), Comparison::Unpublished);
    }
}
