//! Domination by frames: the tables, comparisons with all subsets of small boards, planted sets, and limits on the
//! number of nodes.

use std::collections::BTreeSet;

use queens_core::frames::{
    Contradiction, Domination, FrameRecord, FrameSearch, FrameSetup, Kinds, Margins, Refutation,
    refutation_of,
};
use queens_core::{BoardSize, Random, Setup, Symmetry, Work, queen_attacks};

use serde_json::Value;

use super::*;
use crate::common::{number, panic_message, table};

/// The finished search of an instance.
fn searched(instance: &Instance) -> Domination {
    let mut search = Domination::new(instance).expect("an instance for frames");
    let outcome: Result<(), Contradiction> = search.finish();
    assert_eq!(outcome, Ok(()), "{:?}", instance.setup());
    search
}

/// The finished search for all sets of k queens.
fn frames(n: i64, k: u8, variant: Variant, kinds: Kinds, given: &[Square]) -> FrameSearch {
    let mut search = FrameSearch::new(FrameSetup {
        size: board(n),
        variant,
        k,
        given: given.to_vec(),
        kinds,
        is_first: false,
    })
    .expect("a question for frames");
    search.finish();
    search
}

/// For each square number, the squares that a queen there covers, as a bit set.
fn covers(size: BoardSize, variant: Variant) -> Vec<u64> {
    let cover = |square: Square| {
        let attacked = bits(
            size,
            &queen_attacks(size, square).squares().collect::<Vec<_>>(),
        );
        attacked
            | if variant == Variant::Total {
                0
            } else {
                bits(size, &[square])
            }
    };
    let squares = (0..size.area()).map(|number| size.numbered(number));
    squares.map(cover).collect()
}

/// Finds all dominating sets of k queens that extend `set` by squares with numbers from `from` on. Adds them to
/// `found` as bit sets.
fn subsets(cover: &[u64], variant: Variant, k: u32, from: usize, set: u64, found: &mut Vec<u64>) {
    let members = |set: u64| (0..cover.len()).filter(move |number| set >> number & 1 == 1);
    if set.count_ones() == k {
        let covered = members(set).fold(0, |all, number| all | cover[number]);
        if covered.count_ones() as usize == cover.len() {
            found.push(set);
        }
        return;
    }
    for number in from..cover.len() {
        let is_apart = members(set).all(|other| cover[other] >> number & 1 == 0);
        if variant != Variant::Independent || is_apart {
            subsets(cover, variant, k, number + 1, set | 1 << number, found);
        }
    }
}

fn all_subsets(size: BoardSize, variant: Variant, k: u32) -> Vec<u64> {
    let mut found = Vec::new();
    subsets(&covers(size, variant), variant, k, 0, 0, &mut found);
    found
}

fn bits(size: BoardSize, set: &[Square]) -> u64 {
    set.iter()
        .fold(0, |bits, &square| bits | 1 << size.number(square))
}

const VARIANTS: [Variant; 3] = [Variant::Dominating, Variant::Independent, Variant::Total];

#[test]
fn the_least_sets_are_those_of_the_tables() {
    let rows = ["minimum", "published"]
        .map(|name| table("domination", name))
        .concat();
    // A search by frames needs fewer queens than files. The excluded boards take seconds to minutes; see the
    // benchmark `domination`.
    let is_quick = |row: &&Value| {
        let (n, size) = (number(row, "n"), row["size"].as_i64());
        let most = if row["kind"] == "total" { 10 } else { 12 };
        size.is_some_and(|size| size < n) && (n <= most || (n == 18 && row["kind"] == "dominating"))
    };
    let quick: Vec<&Value> = rows.iter().filter(is_quick).collect();
    assert_eq!(quick.len(), 31);
    for row in quick {
        let variant = named(row["kind"].as_str().expect("a variant"));
        let search = searched(&sets(number(row, "n"), variant, None, &[]));
        let found = [
            search.k().into(),
            search.count() as i64,
            search.classes().count() as i64,
        ];
        let expected = ["size", "sets", "classes"].map(|key| number(row, key));
        assert_eq!(found, expected, "{row}");
    }
}

#[test]
fn all_sets_of_any_number_of_queens_are_those_among_all_subsets() {
    for n in 2..=5 {
        for (k, variant) in (1..n as u16).flat_map(|k| VARIANTS.map(|variant| (k, variant))) {
            let size = board(n);
            let found = searched(&sets(n, variant, Some(k), &[])).sets();
            let found: BTreeSet<u64> = found.iter().map(|set| bits(size, set)).collect();
            let expected = all_subsets(size, variant, k.into()).into_iter().collect();
            assert_eq!(found, expected, "n = {n}, k = {k}, {}", variant.name());
        }
    }
}

#[test]
fn the_number_of_sets_is_that_among_all_subsets() {
    let boards = [
        (6, 2),
        (6, 3),
        (6, 4),
        (6, 5),
        (7, 3),
        (7, 4),
        (7, 5),
        (8, 4),
        (8, 5),
    ];
    for (n, k) in boards {
        for variant in VARIANTS {
            let found = searched(&sets(n, variant, Some(k), &[]));
            let expected = all_subsets(board(n), variant, k.into()).len();
            let (count, classes) = (found.count(), found.classes().count());
            assert_eq!(
                count,
                expected as u64,
                "n = {n}, k = {k}, {}",
                variant.name()
            );
            assert!(classes as u64 * 8 >= count);
        }
    }
}

#[test]
fn given_queens_are_members_of_every_set() {
    let mut random = Random::new(7);
    for round in 0..200 {
        let n = 4 + round % 3;
        let size = board(n);
        let mut draw = || size.numbered(random.below(size.area() as u32) as usize);
        let mut given = vec![draw(), draw()];
        given.sort();
        given.dedup();
        given.truncate(1 + round as usize % 2);
        for variant in VARIANTS {
            let k = 3.min(n as u16 - 1);
            let setup = Setup {
                variant: Some(variant),
                k: Some(k),
                given: given.clone(),
                ..Setup::new(Problem::Domination, size, Goal::All)
            };
            // Queens that attack each other cannot be given for the variant `Independent`.
            let Ok(instance) = Instance::new(setup) else {
                continue;
            };
            let found = searched(&instance).sets();
            let found: BTreeSet<u64> = found.iter().map(|set| bits(size, set)).collect();
            let mut expected = all_subsets(size, variant, k.into());
            let given = bits(size, &given);
            expected.retain(|set| set & given == given);
            let expected: BTreeSet<u64> = expected.into_iter().collect();
            assert_eq!(
                found,
                expected,
                "n = {n}, given {given:b}, {}",
                variant.name()
            );
        }
    }
}

#[test]
fn the_least_size_with_a_given_queen_is_that_of_the_table() {
    for row in table("domination", "with_fixed") {
        let size = board(number(&row, "n"));
        for square in size.squares() {
            let of = |key: &str| {
                let (file, rank) = (square.file.index(), square.rank.index());
                row[key][rank][file].as_u64().expect("a number")
            };
            let search = searched(&sets(
                number(&row, "n"),
                Variant::Dominating,
                None,
                &[square],
            ));
            let found = (u64::from(search.k()), search.count());
            assert_eq!(found, (of("size"), of("count")), "{size}, {square}");
        }
    }
}

#[test]
fn queens_on_squares_of_some_kinds_alone_are_those_among_all_subsets() {
    for n in [4, 5, 6] {
        let size = board(n);
        for like in [[0, 0], [1, 0], [1, 1]] {
            let like = Square::new(like[0], like[1]).expect("a square");
            let is_like = |square: Square| {
                square.file.get() % 2 == like.file.get() && square.rank.get() % 2 == like.rank.get()
            };
            let kind = bits(
                size,
                &size.squares().filter(|&it| is_like(it)).collect::<Vec<_>>(),
            );
            let search = frames(n, 3, Variant::Dominating, Kinds::from_squares(&[like]), &[]);
            let mut expected = all_subsets(size, Variant::Dominating, 3);
            expected.retain(|set| set & !kind == 0);
            assert_eq!(
                search.weighted_count(),
                expected.len() as u64,
                "n = {n}, like {like}"
            );
        }
    }
}

/// Each search may need at most 2 % more nodes than listed here. The benchmark `domination` has larger searches.
#[test]
fn the_search_needs_no_more_nodes_than_before() {
    let searches = [
        (8, 4, 0, 141),
        (8, 5, 4860, 4_958),
        (9, 5, 114, 2_306),
        (10, 5, 8, 389),
        (11, 5, 2, 105),
        (12, 6, 8, 1_790),
        (14, 7, 0, 5_224),
        (16, 8, 0, 24_751),
        (17, 8, 0, 687),
        (18, 9, 16, 86_274),
        (19, 9, 0, 1_113),
        (21, 10, 0, 2_695),
    ];
    for (n, k, sets, nodes) in searches {
        let search = frames(n, k, Variant::Dominating, Kinds::ALL, &[]);
        assert_eq!(search.weighted_count(), sets, "n = {n}, k = {k}");
        let found = search.nodes();
        assert!(
            found * 50 <= nodes * 51,
            "n = {n}, k = {k}: {found} nodes, {nodes} expected"
        );
    }
}

#[test]
fn canonical_frames_represent_all_frames_and_record_how_they_ended() {
    let search = frames(8, 4, Variant::Dominating, Kinds::ALL, &[]);
    let frame_records = search.frame_records();
    assert_eq!((search.frame_count(), frame_records.len()), (45, 45));
    // Two opposite margins have 0 to 4 lines in total, so there are 15 pairs in each direction.
    assert_eq!(search.images(), 15 * 15);
    let nodes: u64 = frame_records.iter().map(|frame| frame.nodes).sum();
    assert_eq!(nodes, search.nodes());
    let (closed, searched): (Vec<&FrameRecord>, Vec<_>) = frame_records
        .iter()
        .partition(|frame| frame.closed.is_some());
    assert!(!closed.is_empty() && !searched.is_empty());
    assert!(closed.iter().all(|frame| frame.nodes == 1));
}

/// The search, with all of its rules, must find a random image of a known set when some of its queens are given.
#[test]
fn planted_sets_are_found_again() {
    let mut random = Random::new(3);
    for n in [12, 13, 18, 21, 25] {
        let size = board(n);
        let one = common::domination(n, Variant::Dominating, None, &[], Goal::First);
        let search = searched(&one);
        let known = search.classes().next().expect("a set");
        for _ in 0..10 {
            let symmetry = Symmetry::ALL[random.below(8) as usize];
            let image = known.iter().map(|&it| symmetry.apply(size, it));
            let image: Vec<Square> = image.collect();
            // At most five queens are missing, so that the search is short.
            let mut given = image.clone();
            while given.len() > 1.max(image.len().saturating_sub(5)) {
                given.swap_remove(random.below(given.len() as u32) as usize);
            }
            let mut planted = image;
            planted.sort_unstable();
            let k = planted.len() as u16;
            let found = searched(&sets(n, Variant::Dominating, Some(k), &given)).sets();
            assert!(found.contains(&planted), "n = {n}, {given:?}");
        }
    }
}

#[test]
fn the_number_of_queens_rises_from_the_bound_and_each_refutation_is_reported() {
    let search = searched(&common::domination(
        8,
        Variant::Dominating,
        None,
        &[],
        Goal::First,
    ));
    assert_eq!((search.at_least(), search.k()), (4, 5));
    let four = Refutation {
        k: 4,
        nodes: 140,
        frames: 45,
    };
    assert_eq!(search.refuted(), [four]);
    assert_eq!(search.classes().count(), 1);
    assert_eq!(search.progress(), 1.0);
}

#[test]
fn a_number_below_the_bound_or_below_that_of_the_given_queens_is_refuted_at_once() {
    let a1_b1 = [Square::A1, Square::new(1, 0).expect("b1")];
    for (k, given) in [(3, &[][..]), (1, &a1_b1)] {
        let search = searched(&sets(8, Variant::Dominating, Some(k), given));
        assert_eq!(search.nodes(), 0);
        let refuted: Vec<u8> = search.refuted().iter().map(|it| it.k).collect();
        assert_eq!(refuted, [k as u8]);
    }
}

#[test]
fn given_queens_that_leave_nothing_to_choose_are_the_only_set_or_none() {
    let middle = Square::new(1, 1).expect("b2");
    let search = searched(&sets(3, Variant::Dominating, Some(1), &[middle]));
    assert_eq!((search.count(), search.nodes()), (1, 0));
    let search = searched(&sets(3, Variant::Dominating, Some(1), &[Square::A1]));
    assert_eq!((search.count(), search.refuted().len()), (0, 1));
}

#[test]
fn an_instance_unsupported_by_frames_is_refused_in_a_sentence() {
    let refusal = |instance: &Instance| Domination::new(instance).err().map(|it| it.to_string());
    let eight = sets(8, Variant::Dominating, Some(8), &[]);
    let sentence = "k=8 is outside 1–7: frames works with fewer queens than files";
    assert_eq!(refusal(&eight).as_deref(), Some(sentence));
    let two = sets(2, Variant::Total, None, &[]);
    let sentence = "k=2 is outside 1–1: frames works with fewer queens than files";
    assert_eq!(refusal(&two).as_deref(), Some(sentence));
    let queens = Instance::queens(board(8), &[], Goal::All).expect("an instance");
    assert_eq!(
        refusal(&queens).as_deref(),
        Some("frames solves domination, not queens")
    );
}

#[test]
fn a_question_without_an_answer_is_refused() {
    let refused = |n, k, given: &[&str], variant| {
        let given = given.iter().map(|it| it.parse().expect("a square"));
        let question = FrameSetup {
            size: board(n),
            variant,
            k,
            given: given.collect(),
            kinds: Kinds::ALL,
            is_first: false,
        };
        assert!(FrameSearch::logged(question.clone()).is_err());
        let answer = FrameSearch::new(question).map(|mut search| {
            search.finish();
            search.weighted_count()
        });
        answer.expect_err("no question for frames").to_string()
    };
    for (n, k, given, variant, why) in [
        (
            4,
            0,
            &[][..],
            Variant::Dominating,
            "k=0 does not fit the 4×4 board: frames works with fewer queens than files",
        ),
        (
            1,
            1,
            &[],
            Variant::Dominating,
            "k=1 does not fit the 1×1 board: frames works with fewer queens than files",
        ),
        (
            4,
            4,
            &[],
            Variant::Total,
            "k=4 does not fit the 4×4 board: frames works with fewer queens than files",
        ),
        (
            4,
            200,
            &[],
            Variant::Dominating,
            "k=200 does not fit the 4×4 board: frames works with fewer queens than files",
        ),
        (
            8,
            5,
            &["a1", "i1"],
            Variant::Dominating,
            "i1 is not on the 8×8 board",
        ),
        (
            8,
            5,
            &["a1", "b3", "a1"],
            Variant::Dominating,
            "a1 is given twice",
        ),
        (
            8,
            2,
            &["a1", "b3"],
            Variant::Dominating,
            "k=2 is not more than the 2 given queens",
        ),
        (
            8,
            2,
            &["a1", "b3", "c5"],
            Variant::Dominating,
            "k=2 is not more than the 3 given queens",
        ),
        (
            8,
            5,
            &["a1", "c3"],
            Variant::Independent,
            "a1 and c3 attack each other on a diagonal",
        ),
    ] {
        assert_eq!(refused(n, k, given, variant), why);
    }
    let rectangular = FrameSearch::new(FrameSetup {
        size: BoardSize::rectangular(5, 4).expect("a size"),
        variant: Variant::Dominating,
        k: 3,
        given: Vec::new(),
        kinds: Kinds::ALL,
        is_first: false,
    });
    let why = rectangular.err().map(|error| error.to_string());
    assert_eq!(
        why.as_deref(),
        Some("frames works on square boards, not on 5×4")
    );
}

#[test]
fn a_frame_that_no_board_has_is_not_refuted() {
    let instance = sets(8, Variant::Dominating, Some(4), &[]);
    let margins = |left| Margins {
        left,
        right: 0,
        top: 0,
        bottom: 0,
    };
    assert!(refutation_of(&instance, 4, margins(5)).is_some());
    for (k, left) in [(4, 8), (0, 0), (8, 0)] {
        assert_eq!(refutation_of(&instance, k, margins(left)), None);
    }
}

#[test]
fn margins_that_leave_no_frame_have_no_corners() {
    let margins = |left, right, top, bottom| Margins {
        left,
        right,
        top,
        bottom,
    };
    let corners = |margins: Margins, size| panic_message(|| margins.corners(size));
    for margins in [
        margins(10, 0, 0, 0),
        margins(2, 2, 0, 0),
        margins(0, 0, 1, 3),
        margins(255, 1, 0, 0),
    ] {
        let why = corners(margins, board(4));
        assert_eq!(
            why.as_deref(),
            Some("the margins leave no frame on the board"),
            "{margins:?}"
        );
    }
    let rectangular = BoardSize::rectangular(3, 5).expect("a size");
    let (low, high) = margins(1, 0, 2, 1).corners(rectangular);
    assert_eq!(
        (low.to_string(), high.to_string()),
        ("b2".to_owned(), "c3".to_owned())
    );
}
