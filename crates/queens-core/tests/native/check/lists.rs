//! Dominating sets and knight's tours as lists of squares. The check judges them by the definition.

use super::*;
use queens_core::{Problem, Setup, Variant};

fn instance_with(
    problem: Problem,
    (files, ranks): (i64, i64),
    change: impl FnOnce(&mut Setup),
) -> Instance {
    let size = queens_core::BoardSize::rectangular(files, ranks).expect("a size");
    let mut setup = Setup::new(problem, size, Goal::All);
    change(&mut setup);
    Instance::new(setup).expect("an instance")
}

fn wrong(verdict: &Verdict) -> Vec<(u64, NotASolution)> {
    let wrong = verdict.wrong.first.iter();
    wrong.map(|it| (it.at.line, it.fault)).collect()
}

/// A line that repeats the solution of line 1.
fn again(line: u64) -> Duplicate {
    Duplicate {
        at: alone(line),
        before: alone(1),
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The solutions of a search, as the sheet of the algorithm prints them.
fn sheet(id: &str, instance: &Instance) -> String {
    let (mut reader, mut batch, mut text) = (
        queens_core::Reader::start(&find(id).accept(instance.clone()).expect("supported")),
        Vec::new(),
        String::new(),
    );
    reader.read(u64::MAX, &mut batch, |_, replay| {
        if let Some(squares) = replay.position().solution() {
            text += &find(id).write(1, instance.size(), &squares);
            text.push('\n');
        }
    });
    text
}

#[test]
fn the_solutions_printed_by_the_search_are_right_and_in_its_order() {
    for (id, problem, size, count) in [
        ("coverage-search", Problem::Domination, (5, 5), 186),
        ("move-one", Problem::Domination, (4, 4), 12),
        ("tour-natural-order", Problem::Knight, (5, 5), 304),
        ("tour-roth", Problem::Knight, (4, 3), 2),
    ] {
        let instance = instance_with(problem, size, |_| {});
        let verdict = judge(find(id), &instance, &sheet(id, &instance));
        assert_eq!(
            (verdict.right, verdict.solutions),
            (count, Some(count)),
            "{id}"
        );
        assert!(verdict.is_perfect(), "{id}: {verdict:?}");
    }
}

#[test]
fn a_missing_repeated_or_wrong_set_has_its_reason() {
    let instance = instance_with(Problem::Domination, (4, 4), |_| {});
    let all = sheet("coverage-search", &instance);
    let first = all.lines().next().expect("a set");
    let mut names = ["a1", "a2", "a3"].into_iter();
    let more = names.find(|it| !first.contains(it)).expect("a square");
    let text = format!("{first}\n1) {first}\na1, a2\nb2, b2\ni9, a1\n{first}, {more}\na1; x\n");
    let verdict = judge(find("coverage-search"), &instance, &text);
    assert_eq!((verdict.right, verdict.missing.total), (1, 11));
    assert_eq!(verdict.repeated.first, [again(2)]);
    let faults = wrong(&verdict);
    assert_eq!(faults.len(), 4, "{faults:?}");
    assert!(
        matches!(faults[0], (3, NotASolution::Uncovered { .. })),
        "{faults:?}"
    );
    assert_eq!(
        faults[1],
        (
            4,
            NotASolution::Repeated {
                square: square("b2")
            }
        )
    );
    assert_eq!(
        faults[2],
        (
            5,
            NotASolution::OffBoard {
                square: square("i9")
            }
        )
    );
    // The set dominates the board, but two queens suffice.
    let more = NotASolution::Queens {
        found: 3,
        expected: 2,
    };
    assert_eq!(faults[3], (6, more));
    let refused = &verdict.unread.first[0];
    assert_eq!(
        (refused.line, &*refused.text, refused.expected),
        (7, "a1; x", Expected::Solution)
    );
}

#[test]
fn sets_in_brackets_may_share_a_line_and_variant_k_and_given_squares_count() {
    let instance = instance_with(Problem::Domination, (3, 3), |setup| {
        setup.variant = Some(Variant::Independent);
        setup.k = Some(2);
        setup.given = vec![Square::A1];
    });
    let text = "[['a1', 'b3'], ['a1', 'c2'], ['a1', 'b2'], ['b3', 'c1'], ['b2']]";
    let verdict = judge(find("coverage-search"), &instance, text);
    assert_eq!(
        (verdict.printed, verdict.right, verdict.solutions),
        (5, 2, Some(2))
    );
    let faults: Vec<_> = wrong(&verdict)
        .into_iter()
        .map(|(_, fault)| fault)
        .collect();
    assert!(
        matches!(faults[0], NotASolution::Attack { .. }),
        "{faults:?}"
    );
    assert_eq!(
        faults[1],
        NotASolution::Given {
            square: square("a1")
        }
    );
    let one = NotASolution::Queens {
        found: 1,
        expected: 2,
    };
    assert_eq!(faults[2], one);
}

const TOUR: &str = "a1 c2 e1 d3 e5 c4 a5 b3 c5 e4 d2 b1 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c3";

#[test]
fn a_tour_of_names_or_numbers_is_read_over_several_lines_and_judged_by_its_moves() {
    let numbers: Vec<_> = (TOUR.split(' ').map(square))
        .map(|it| it.rank.get() * 5 + it.file.get())
        .map(|it| it.to_string())
        .collect();
    let (short, jumping) = (&TOUR[..TOUR.len() - 3], TOUR.replace("c2 e1", "e1 c2"));
    let begun = TOUR.split(' ').rev().collect::<Vec<_>>().join(" ");
    let text = format!(
        "Tour 1: {}\n\n[{}]\n\n{short}\n\n{jumping}\n\n{begun}\n\n0, 7, 25\n",
        TOUR.replace(" d2", "\nd2").replace(' ', " -> "),
        numbers.join(", "),
    );
    let instance = instance_with(Problem::Knight, (5, 5), |setup| {
        setup.given = vec![Square::A1];
    });
    let verdict = judge(find("tour-roth"), &instance, &text);
    assert_eq!((verdict.right, verdict.solutions), (1, Some(304)));
    assert_eq!(verdict.starts, []);
    assert_eq!(verdict.repeated.first, [again(4)]);
    let visits = NotASolution::Visits {
        found: 24,
        expected: 25,
    };
    let jump = NotASolution::Jump {
        from: square("a1"),
        to: square("e1"),
    };
    let start = NotASolution::Start {
        square: square("a1"),
    };
    let off_board = NotASolution::SquareNumber {
        number: 25,
        first: 0,
        last: 24,
    };
    let faults = [(6, visits), (8, jump), (10, start), (12, off_board)];
    assert_eq!(wrong(&verdict), faults);
}

#[test]
fn a_tour_may_begin_anywhere_where_no_start_is_given_and_is_compared_with_all_from_there() {
    let instance = instance_with(Problem::Knight, (5, 5), |_| {});
    let back = TOUR.split(' ').rev().collect::<Vec<_>>().join(" ");
    let verdict = judge(find("tour-roth"), &instance, &back);
    // There are 64 tours from the centre of the board.
    assert_eq!((verdict.right, verdict.solutions), (1, Some(64)));
    assert_eq!(
        (&verdict.starts[..], verdict.wrong.total),
        (&[square("c3")][..], 0)
    );
    let both = format!("{TOUR}\n{back}\n{back}\n");
    let verdict = judge(find("tour-roth"), &instance, &both);
    assert_eq!((verdict.right, verdict.solutions), (2, None));
    assert_eq!(verdict.starts, [square("a1"), square("c3")]);
    assert_eq!((verdict.repeated.total, verdict.missing.total), (1, 0));
    // An incomplete tour is also compared with all tours from its first square.
    let verdict = judge(find("tour-roth"), &instance, "c3 a4");
    assert_eq!((verdict.right, verdict.solutions), (0, Some(64)));
    assert_eq!(verdict.starts, []);
}

#[test]
fn a_tour_is_read_by_rows_and_columns_from_0_as_the_sheet_writes_squares() {
    let instance = instance_with(Problem::Knight, (5, 5), |_| {});
    let pairs: Vec<_> = (TOUR.split(' ').map(square))
        .map(|it| (it.rank.get(), it.file.get()))
        .collect();
    let list: Vec<_> = pairs.iter().map(|(i, j)| format!("[{i}, {j}]")).collect();
    let tuples: Vec<_> = pairs.iter().map(|pair| format!("{pair:?}")).collect();
    for text in [
        format!("[{}]", list.join(", ")),
        format!("ListeCoups = [{}]", tuples.join(", ")),
        list.join("\n"),
        format!("[{}]", list.join("\n ").replace(',', "")),
        format!("Parcours sur (5, 5)\nParcours : [{}]", list.join(", ")),
    ] {
        let verdict = judge(find("tour-roth"), &instance, &text);
        assert_eq!((verdict.right, verdict.printed), (1, 1), "{text}");
        assert_eq!(verdict.starts, [Square::A1]);
    }
    // The pair (2, 1) is row 2, column 1, which is b3. The board has no row 5.
    let verdict = judge(find("tour-roth"), &instance, "[[0, 0], [2, 1], [5, 0]]");
    let square = square("a6");
    assert_eq!(wrong(&verdict), [(1, NotASolution::OffBoard { square })]);
}

#[test]
fn nothing_is_missing_where_not_all_tours_are_known_and_a_closed_tour_must_come_back() {
    let closed = |setup: &mut Setup| setup.variant = Some(Variant::Closed);
    let instance = instance_with(Problem::Knight, (8, 8), |_| {});
    let first = instance.clone().with_goal(Goal::First);
    let text = sheet("tour-fewest-onward", &first);
    let verdict = judge(find("tour-natural-order"), &instance, &text);
    assert_eq!((verdict.right, verdict.solutions), (1, None));
    assert_eq!(verdict.missing.total, 0);
    assert!(verdict.is_sound() && !verdict.is_complete());
    let open = "a1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3";
    let instance = instance_with(Problem::Knight, (4, 3), closed);
    let verdict = judge(find("tour-roth"), &instance, open);
    assert_eq!(
        wrong(&verdict),
        [(
            1,
            NotASolution::Open {
                square: square("d3")
            }
        )]
    );
}

#[test]
fn sentences_are_ignored_and_counted_and_unknown_squares_are_not() {
    let instance = instance_with(Problem::Knight, (4, 3), |_| {});
    let text = "Un parcours du cavalier\n------\na1 c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3\na1 x9y b3\n";
    let verdict = judge(find("tour-roth"), &instance, text);
    assert_eq!((verdict.right, verdict.unread.total), (1, 1));
    assert_eq!(verdict.unread.first[0].line, 4);
    assert_eq!(verdict.ignored_lines, 2);
}

#[test]
fn a_line_that_may_hold_a_board_is_reported_whatever_its_first_word_is() {
    let default = DefaultNotation {
        axis: Axis::Files,
        base: Base::Zero,
    };
    let queens = all(8);
    let sets = instance_with(Problem::Domination, (8, 8), |setup| setup.k = Some(5));
    for (instance, line) in [
        (&queens, "exit 15863724"),
        (&queens, "build a1 b5 c8 d6 e3 f7 g2"),
        (&queens, "offset a1 b5 c8"),
        (&queens, "true false false false false false false"),
        (&sets, "exit a1 b3 c5 d7 e2"),
        (&sets, "offset: a1, b3, c5, d7, e2 and more"),
        (&sets, "version 3 11 21 34 52"),
        (&sets, "press 3 11 21 34"),
    ] {
        let reading = read(instance, default, line);
        assert_eq!(
            (reading.unread.len(), reading.ignored_lines),
            (1, 0),
            "{line}"
        );
    }
    for line in [
        "offset 5",
        "exit code 0",
        "nodes: 15863724",
        "press a1",
        "true",
        "time 12 345 678 ns",
        "version 1.2.3",
    ] {
        for instance in [&queens, &sets] {
            let reading = read(instance, default, line);
            assert_eq!(
                (reading.unread.len(), reading.ignored_lines),
                (0, 1),
                "{line}"
            );
        }
    }
}

proptest! {
    #[test]
    fn hostile_lists_are_read_without_harm(text in "([a-e]{0,2}[0-9\\-]{0,3}|[\\[\\](){}:;,. \n→é>#=])*") {
        for (id, problem) in [("coverage-search", Problem::Domination), ("tour-roth", Problem::Knight)] {
            let instance = instance_with(problem, (4, 4), |_| {});
            let verdict = judge(find(id), &instance, &text);
            prop_assert!(verdict.right <= verdict.printed);
        }
    }
}

#[test]
fn a_dominating_set_is_right_where_the_least_number_is_not_known() {
    let instance = instance_with(Problem::Domination, (20, 20), |_| {});
    let rows: Vec<_> = (1..=20).map(|rank| format!("a{rank}")).collect();
    let verdict = judge(find("coverage-search"), &instance, &rows.join(" "));
    assert_eq!((verdict.right, verdict.solutions), (1, None));
    assert!(!verdict.is_size_known && verdict.is_sound());
}

#[test]
fn the_larger_of_two_dominating_sets_has_too_many_queens() {
    let instance = instance_with(Problem::Domination, (20, 20), |_| {});
    let rows: Vec<_> = (1..=20).map(|rank| format!("a{rank}")).collect();
    let fewer = (2..=19).map(|rank| format!("a{rank}")).collect::<Vec<_>>();
    let text = format!("{}\nt20 {}\n", rows.join(" "), fewer.join(" "));
    let verdict = judge(find("coverage-search"), &instance, &text);
    let fault = NotASolution::Queens {
        found: 20,
        expected: 19,
    };
    assert_eq!((verdict.right, wrong(&verdict)), (1, vec![(1, fault)]));
}
