//! Missing, repeated, wrong and unreadable boards, and texts that the check refuses.

use super::*;
use crate::common::square_at;

fn eight() -> Vec<String> {
    let found = solutions(find("recursive"), &all(8), usize::MAX);
    let line = |(number, rows): (u64, &Vec<u8>)| Form::Numbered.write(Axis::Files, number, rows);
    (1..).zip(&found).map(line).collect()
}

/// The queens of a board, from the row of each column.
fn queens(rows: [u8; 8]) -> Vec<Square> {
    (0..)
        .zip(rows)
        .map(|(file, row)| square_at(file, row))
        .collect()
}

#[test]
fn missing_repeated_and_disordered_solutions_are_named() {
    let mut lines = eight();
    let fifth = lines.remove(4);
    lines.insert(10, lines[0].clone());
    let verdict = judge_all("recursive", 8, &lines.join("\n"));
    assert_eq!(
        (verdict.printed, verdict.right, verdict.solutions),
        (92, 91, Some(92))
    );
    assert_eq!(verdict.missing.first, [queens([1, 3, 5, 7, 2, 0, 6, 4])]);
    assert_eq!(
        verdict.repeated.first,
        [Duplicate {
            at: alone(11),
            before: alone(1)
        }]
    );
    assert_eq!(verdict.order_mismatch, None);
    lines.remove(10);
    lines.insert(0, fifth);
    let verdict = judge_all("recursive", 8, &lines.join("\n"));
    let order_mismatch = OrderMismatch {
        at: alone(1),
        printed: queens([1, 3, 5, 7, 2, 0, 6, 4]),
        expected: queens([0, 4, 7, 5, 2, 6, 1, 3]),
    };
    assert_eq!(verdict.order_mismatch, Some(order_mismatch));
    assert!(verdict.is_complete() && !verdict.is_perfect());
}

#[test]
fn a_wrong_board_is_named_with_its_reason() {
    let text = "[0, 1, 3, 2]\n[1, 3, 0]\n[1, 3, 0, 7]\n[1, 3, 0, 2]\n|  DD |\n|DD   |\n|    DD|\n|     |\n";
    let verdict = judge(
        find("prefix-check"),
        &instance(4, &squares("a3"), Goal::All),
        text,
    );
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let attack = NotASolution::Attack {
        first: square("a1"),
        second: square("b2"),
        line: LineKind::Diagonal,
    };
    let three = NotASolution::Queens {
        found: 3,
        expected: 4,
    };
    let wrong: Vec<_> = verdict
        .wrong
        .first
        .iter()
        .map(|it| (it.at.line, it.fault))
        .collect();
    assert_eq!(
        wrong,
        [
            (1, attack),
            (2, three),
            (3, NotASolution::Number { number: 7 }),
            (
                4,
                NotASolution::Given {
                    square: square("a3")
                }
            ),
        ]
    );
    assert_eq!((verdict.right, verdict.missing.total), (0, 1));
    let board = "| DD  |\n|DD   |\n|   DD|\n|    |\n";
    let verdict = judge_all("explicit-stack", 4, board);
    let wrong = &verdict.wrong.first[0];
    assert_eq!((wrong.at.line, wrong.fault), (1, three));
    assert_eq!(wrong.squares, squares("a2,b1,c4"));
}

#[test]
fn the_wrong_one_of_several_boards_on_a_line_is_named() {
    let text = "[[1, 3, 0, 2], [0, 1, 2, 3], [1, 3, 0, 2]]\n[2, 0, 3, 1]\n";
    let verdict = judge_all("prefix-check", 4, text);
    let nth = |list| Location {
        line: 1,
        list: Some(list),
    };
    let wrong: Vec<_> = verdict.wrong.first.iter().map(|it| it.at).collect();
    assert_eq!((wrong, verdict.right), (vec![nth(2)], 2));
    let again = Duplicate {
        at: nth(3),
        before: nth(1),
    };
    assert_eq!(verdict.repeated.first, [again]);
    let alone = judge_all("prefix-check", 4, "[0, 1, 2, 3]\n");
    assert_eq!(alone.wrong.first[0].at, self::alone(1));
}

#[test]
fn an_unreadable_line_is_named_with_the_expected_content() {
    let text = "[0 4 7 5\n1586372\n1 2 3\nbonjour\n- Q - - - - - -\n- - - - - - - Q\n\n- Q - -\n";
    let verdict = judge_all("recursive", 8, text);
    let half = Expected::Rows {
        expected: 8,
        found: 2,
    };
    assert_eq!(
        expectations(&verdict),
        [
            (1, Expected::Bracket),
            (2, Expected::Digits(8)),
            (3, Expected::Numbers(8)),
            (5, half),
            (8, Expected::Squares(8)),
        ]
    );
    let quoted = |it: &Unread| it.text.clone();
    assert_eq!(quoted(&verdict.unread.first[2]), "1 2 3");
    assert_eq!(verdict.ignored_lines, 1);
    assert_eq!((verdict.right, verdict.missing.total), (0, 92));
    assert_eq!(verdict.missing.first.len(), 92);
}

#[test]
fn all_solutions_are_missing_from_an_empty_text() {
    let verdict = judge_all("bitmask", 9, "");
    assert_eq!(
        (verdict.printed, verdict.right, verdict.missing.total),
        (0, 0, 352)
    );
    assert_eq!(verdict.missing.first.len(), 100);
}

#[test]
fn a_check_that_cannot_be_made_is_refused_with_its_limit() {
    let refused = |id, n, text: &str| {
        let check = check::start(&find(id).accept(all(n)).expect("supported"), text);
        check.err().map(|error| error.to_string())
    };
    let long = "x".repeat(32_000_001);
    assert_eq!(
        refused("recursive", 8, &long).as_deref(),
        Some("the text has 32000001 bytes, at most 32000000 are checked")
    );
    assert_eq!(refused("recursive", 14, ""), None);
    let first = find("random-rows").accept(all(8).with_goal(Goal::First));
    let drawn = check::start(&first.unwrap(), "").err();
    assert!(matches!(drawn, Some(CheckError::Unsupported(_))));
}

#[test]
fn a_claim_counts_the_printed_boards_if_one_is_enough() {
    let text = "[1, 3, 0, 2]\nNumber of solutions: 1\n";
    let claim = |goal| {
        let instance = instance(4, &[], goal);
        let verdict = judge(find("recursive"), &instance, text);
        let claim = &verdict.claims[0];
        (claim.expected, claim.holds, claim.counts_printed)
    };
    assert_eq!(claim(Goal::First), (Some(1), Some(true), true));
    assert_eq!(claim(Goal::All), (Some(2), Some(false), false));
}

#[test]
fn a_text_without_a_board_is_distinguished_from_one_with_a_possible_board() {
    assert!(judge_all("recursive", 4, "hello world\n").has_no_board());
    assert!(!judge_all("recursive", 4, "see 3 and 17\n").has_no_board());
    assert!(!judge_all("recursive", 4, "[0, 0, 0, 0]\n").has_no_board());
}

#[test]
fn control_characters_of_an_unread_line_are_replaced() {
    let verdict = judge_all("recursive", 4, "see\u{7} 3 and\u{9b}17\n");
    let text = &verdict.unread.first[0].text;
    assert!(
        text.contains("3 and") && !text.contains(char::is_control),
        "{text:?}"
    );
}

#[test]
fn the_counters_of_a_search_are_not_a_claim() {
    let text = "[1, 3, 0, 2]\n[2, 0, 3, 1]\nplacements   16\n";
    let verdict = judge_all("recursive", 4, text);
    assert!(
        verdict.claims.is_empty() && verdict.is_complete(),
        "{verdict:?}"
    );
    let verdict = judge_all("recursive", 4, &text.replace("placements  ", "placements:"));
    assert_eq!(verdict.false_claims(), 1);
}
