//! The check of a program's output.

use queens_core::check::{NotASolution, Outcome, Selection, Verdict};
use queens_core::formats::read::{Claim, Expected, FirstLine, Notation};
use queens_core::{Axis, LineKind, Problem};
use queens_page::results::Refusal;

use crate::Sentence;
use crate::check::CheckTexts;
use crate::number::Numbers;

pub(crate) const TEXTS: CheckTexts = CheckTexts {
    label: "What your program printed",
    hint: |numbers, problem, bytes| {
        let forms = match problem {
            Problem::Queens => {
                "Paste it unchanged: numbers, lists, pairs, squares such as a1, boards drawn with any signs, tables of 0 and 1."
            }
            Problem::Domination => {
                "Paste it unchanged: drawn boards, squares such as a1, b5, c8, pairs of numbers, or the numbers of squares. Each \
                 line, list or board is one set."
            }
            Problem::Knight => {
                "Paste it unchanged: tables of visit numbers, squares such as a1 b3 c1, pairs of numbers, or the numbers of \
                 squares in the order of visiting."
            }
        };
        let compared = match problem {
            Problem::Queens => {
                "The page compares them with all solutions for this board and its fixed squares."
            }
            Problem::Domination => {
                "The page judges them by board, variant, k and fixed squares. It compares them with all sets if the \
                 search ends in time."
            }
            Problem::Knight => {
                "The page judges them by board, variant and start. It compares them with all tours from the same start \
                 if the search ends in time."
            }
        };
        format!(
            "{forms} {compared} At most {} bytes.",
            numbers.whole(bytes as u64)
        )
    },
    ask: "Check",
    stop: "Stop",
    reading: "Reading the text…",
    waiting: "Finding all solutions…",
    stopped: "You stopped the check.",
    refused: |numbers, refusal| match refusal {
        Refusal::Empty => "There is nothing to check: paste what your program printed.".to_owned(),
        Refusal::TooLong(length) => format!(
            "The text has {} bytes; the limit is {}. Check a part of it, or use the command queens check.",
            numbers.whole(*length as u64),
            numbers.whole(queens_core::check::LONGEST_TEXT as u64)
        ),
        Refusal::NoEngine => "The engine has stopped. Reload it and check again.".to_owned(),
        Refusal::NoCode => {
            "The code for checks could not be loaded. Check the connection and try again."
                .to_owned()
        }
        Refusal::Engine(reason) => format!("The engine refused the check: {reason}"),
    },
    outcome: |verdict| match verdict.outcome() {
        Outcome::Incomplete if verdict.solutions.is_none() => "Perhaps incomplete.",
        Outcome::Right => "Right.",
        Outcome::Wrong => "Wrong.",
        Outcome::Incomplete => "Incomplete.",
        Outcome::Unread => "Not everything was read.",
    },
    verdict,
    starts: |count, squares| match count {
        1 => format!("Start: {squares}. The page fixes no start, so any start is accepted."),
        _ => format!("Starts: {squares}. The page fixes no start, so any start is accepted."),
    },
    other: |n| {
        format!("These are solutions of the {n}×{n} board. Check them with n\u{a0}=\u{a0}{n}.")
    },
    empty_lists: |lists| {
        let lists = match lists {
            1 => "The text has one empty list".to_owned(),
            _ => format!("The text has {lists} empty lists"),
        };
        format!(
            "{lists} and no board. Does your program copy each list before it removes queens again?"
        )
    },
    form: |notation| match notation {
        Notation::Drawing { sign, first } => format!(
            "Read as drawn boards, with {} for a queen; {}.",
            match sign.as_str() {
                "" => "a blank",
                sign => sign,
            },
            first_line(*first)
        ),
        Notation::Lines { axis, base } => {
            let lines = match axis {
                Axis::Files => "the row of each column",
                Axis::Ranks => "the column of each row",
            };
            format!("Read as {lines}, counted from {}.", base.first())
        }
        Notation::Pairs { first, base } => {
            let pair = match first {
                Axis::Files => "column and row",
                Axis::Ranks => "row and column",
            };
            format!("Read as pairs of {pair}, counted from {}.", base.first())
        }
        Notation::SquareNumbers { axis, base } => {
            let lines = match axis {
                Axis::Files => "column by column",
                Axis::Ranks => "row by row",
            };
            format!("Read as numbers of squares from {}, {lines}.", base.first())
        }
        Notation::VisitNumbers { first, base } => format!(
            "Read as a table of visit numbers from {}; {}.",
            base.first(),
            first_line(*first)
        ),
        Notation::Names => "Read as names of squares.".to_owned(),
        Notation::Fen => "Read as a position in FEN.".to_owned(),
    },
    missing: |numbers, count| format!("Missing: {}", numbers.whole(count)),
    doubled: |numbers, count| format!("Printed again: {}", numbers.whole(count)),
    wrong: |numbers, count| format!("Wrong: {}", numbers.whole(count)),
    unread: |numbers, count| format!("Lines that were not read: {}", numbers.whole(count)),
    passed_over: |numbers, count| match count {
        1 => "1 line holds neither a board nor a claim and was passed over.".to_owned(),
        _ => format!(
            "{} lines hold neither a board nor a claim and were passed over.",
            numbers.whole(count)
        ),
    },
    line: |numbers, at, reason| {
        let line = numbers.whole(at.line);
        match at.list {
            Some(list) => format!("Line {line}, list {}: {reason}", numbers.whole(list)),
            None => format!("Line {line}: {reason}"),
        }
    },
    again: |numbers, before| {
        let line = numbers.whole(before.line);
        match before.list {
            Some(list) => format!(
                "repeats the board of line {line}, list {}",
                numbers.whole(list)
            ),
            None => format!("repeats the board of line {line}"),
        }
    },
    claim: |numbers, judged| {
        let claim = match judged.claim {
            Claim::None => "the text claims that there is no solution".to_owned(),
            Claim::Solutions(count) | Claim::Found(count) => {
                let noun = if count == 1 { "solution" } else { "solutions" };
                format!("the text claims {} {noun}", numbers.whole(count))
            }
            Claim::Size(1) => "the text claims 1 queen".to_owned(),
            Claim::Size(count) => format!("the text claims {} queens", numbers.whole(count)),
        };
        match (judged.holds, judged.expected) {
            (Some(true), _) if judged.counts_printed => format!("{claim} and contains as many"),
            (Some(true), _) => format!("{claim}; that is true"),
            (Some(false), Some(expected)) => {
                format!("{claim}; the true number is {}", numbers.whole(expected))
            }
            (Some(false), None) => format!("{claim}; that is false"),
            (None, _) => format!("{claim}; that could not be compared"),
        }
    },
    reason: |numbers, wrong| match wrong.fault {
        NotASolution::Queens { found: 1, expected } => format!("1 queen instead of {expected}"),
        NotASolution::Queens { found, expected } => format!("{found} queens instead of {expected}"),
        NotASolution::Number { number } => {
            format!("{number} is not a row or a column of this board")
        }
        NotASolution::SquareNumber {
            number,
            first,
            last,
        } => format!(
            "{number} is not the number of a square: squares are numbered from {first} to {last}"
        ),
        NotASolution::VisitNumbers {
            twice: Some(twice),
            missing,
        } => format!("{twice} appears twice, {missing} is missing"),
        NotASolution::VisitNumbers {
            twice: None,
            missing,
        } => format!("{missing} is missing"),
        NotASolution::NoMove { number, from, to } => format!(
            "no knight’s move from step {number} to step {} ({from} to {to})",
            number + 1
        ),
        NotASolution::OffBoard { square } => format!("{square} is not on this board"),
        NotASolution::Repeated { square } => format!("{square} appears twice"),
        NotASolution::Uncovered { square } => format!("no queen covers {square}"),
        NotASolution::Visits { found, expected } => format!(
            "{} of {} squares are visited",
            numbers.whole(found),
            numbers.whole(expected)
        ),
        NotASolution::Start { square } => format!("the tour does not begin on {square}"),
        NotASolution::Jump { from, to } => {
            let place = wrong
                .jumps_at()
                .map(|place| format!(", square {place} of the tour"));
            format!(
                "no knight’s move leads from {from} to {to}{}",
                place.unwrap_or_default()
            )
        }
        NotASolution::Open { square } => {
            format!("no move leads from the last square, {square}, back to the first")
        }
        NotASolution::Attack {
            first,
            second,
            line,
        } => {
            let along = match line {
                LineKind::Row => "row",
                LineKind::Column => "column",
                LineKind::Diagonal => "diagonal",
            };
            format!("{first} and {second} attack each other on a {along}")
        }
        NotASolution::Given { square } => format!("no queen on the fixed square {square}"),
    },
    open: "Show this board",
    unread_reason: |_, unread| {
        let expected = match unread.expected {
            Expected::Solution => "a board or a list in a known form".to_owned(),
            Expected::Digits(n) => format!("{n} digits"),
            Expected::Numbers(n) => format!("{n} numbers"),
            Expected::Squares(n) => format!("a row of {n} squares"),
            Expected::Rows { expected, found } if found > expected => {
                format!("a board of {expected} rows, but more follow")
            }
            Expected::Rows { expected, found: 1 } => {
                format!("a board of {expected} rows, but there is 1")
            }
            Expected::Rows { expected, found } => {
                format!("a board of {expected} rows, but there are {found}")
            }
            Expected::Bracket => "a closing bracket".to_owned(),
        };
        format!("“{}” was not read; expected {expected}", unread.text)
    },
    departure: |numbers, at, printed, expected, name| {
        let line = numbers.whole(at.line);
        format!(
            "From line {line} on, the order differs from {name}: the text has {printed}, {name} has {expected}."
        )
    },
    and_more: |numbers, count| format!("and {} more", numbers.whole(count)),
};

fn first_line(first: FirstLine) -> &'static str {
    match first {
        FirstLine::FirstRank => "the first line is row 1",
        FirstLine::LastRank => "the last line is row 1",
        FirstLine::FirstFile => "each line is a column",
    }
}

fn verdict(numbers: &Numbers, verdict: &Verdict, name: &str) -> Sentence {
    let right = numbers.whole(verdict.right);
    let all = verdict
        .solutions
        .map(|all| numbers.whole(all))
        .unwrap_or_default();
    let in_order = match verdict.departure {
        None => "in",
        Some(_) => "but not in",
    };
    match verdict.selection {
        Some(Selection::OnePerClass) => {
            return Sentence::marked(&format!(
                "*{right} of {all} solutions*: one of each class up to symmetry."
            ));
        }
        Some(Selection::First) => {
            return Sentence::marked(&match verdict.right {
                1 => format!("*The first of {all} solutions*."),
                _ => format!(
                    "*The first {right} of {all} solutions*, {in_order} the order of {name}."
                ),
            });
        }
        None => {}
    }
    if verdict.is_complete() {
        return Sentence::marked(&match verdict.solutions {
            Some(0) => "*There is no solution*, and none was printed.".to_owned(),
            Some(1) => "*The only solution*, once.".to_owned(),
            _ => format!("*All {all} solutions*, each once, {in_order} the order of {name}."),
        });
    }
    let defects = [
        (verdict.missed(), "missing", "missing"),
        (verdict.doubled.total, "printed again", "printed again"),
        (verdict.wrong.total, "wrong", "wrong"),
        (verdict.false_claims(), "false claim", "false claims"),
        (verdict.unread.total, "line not read", "lines not read"),
    ];
    let defects = defects.into_iter().filter(|&(count, ..)| count > 0);
    let defects = defects.map(|(count, one, many)| {
        let word = if count == 1 { one } else { many };
        format!("{} {word}", numbers.whole(count))
    });
    let defects = defects.collect::<Vec<_>>().join(", ");
    let found = match (verdict.solutions, verdict.right) {
        (Some(0), _) => "*There is no solution*".to_owned(),
        _ if verdict.has_no_board() => "*No board was found in the text*".to_owned(),
        (Some(_), 1) if !verdict.asks_for_all => format!("*1 correct solution* ({all} exist)"),
        (Some(_), _) if !verdict.asks_for_all && verdict.right > 0 => {
            format!("*{right} correct solutions* ({all} exist)")
        }
        (Some(_), _) => format!("*{right} of {all} solutions printed correctly*"),
        (None, 1) => "*1 solution printed correctly*".to_owned(),
        (None, _) => format!("*{right} solutions printed correctly*"),
    };
    let all_known = match verdict.solutions {
        Some(_) => "",
        None => " They could not be compared with all solutions, so some may be missing.",
    };
    let size_known = if verdict.knows_size {
        ""
    } else {
        " It is not known whether fewer queens suffice."
    };
    let defects = if defects.is_empty() {
        defects
    } else {
        format!("; {defects}")
    };
    Sentence::marked(&format!("{found}{defects}.{all_known}{size_known}"))
}
