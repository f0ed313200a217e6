//! What is said of a check as a whole.

use queens_core::check::{Selection, Verdict};

use crate::Sentence;
use crate::number::Numbers;

pub(super) fn verdict(numbers: &Numbers, verdict: &Verdict, name: &str) -> Sentence {
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
            let told = format!("*{right} of {all} solutions*: one of each class up to symmetry.");
            return Sentence::marked(&told);
        }
        Some(Selection::First) => {
            let first = match verdict.right {
                1 => format!("*The first of {all} solutions*."),
                _ => format!(
                    "*The first {right} of {all} solutions*, {in_order} the order of {name}."
                ),
            };
            return Sentence::marked(&first);
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
        (verdict.missing.total, "missing", "missing"),
        (verdict.doubled.total, "printed again", "printed again"),
        (verdict.wrong.total, "wrong", "wrong"),
        (
            verdict.unreadable.total,
            "line unreadable",
            "lines unreadable",
        ),
    ];
    let defects = defects.into_iter().filter(|&(count, ..)| count > 0);
    let defects = defects.map(|(count, one, many)| {
        let word = if count == 1 { one } else { many };
        format!("{} {word}", numbers.whole(count))
    });
    let defects = defects.collect::<Vec<_>>().join(", ");
    let found = match (verdict.solutions, verdict.right) {
        (Some(_), _) => format!("*{right} of {all} solutions right*"),
        (None, 1) => "*1 solution right*".to_owned(),
        (None, _) => format!("*{right} solutions right*"),
    };
    let all_known = match verdict.solutions {
        Some(_) => "",
        None => " Not all solutions are known here, so what is missing cannot be told.",
    };
    let size_known = match verdict.knows_size {
        true => "",
        false => " Nor is it known whether fewer queens suffice.",
    };
    let defects = match defects.is_empty() {
        true => defects,
        false => format!("; {defects}"),
    };
    Sentence::marked(&format!("{found}{defects}.{all_known}{size_known}"))
}
