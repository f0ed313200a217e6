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
        None => "dans",
        Some(_) => "mais pas dans",
    };
    match verdict.selection {
        Some(Selection::OnePerClass) => {
            let told = format!(
                "*{right} des {all} solutions*\u{a0}: une de chaque classe à symétrie près."
            );
            return Sentence::marked(&told);
        }
        Some(Selection::First) => {
            let first = match verdict.right {
                1 => format!("*La première des {all} solutions*."),
                _ => format!(
                    "*Les {right} premières des {all} solutions*, {in_order} l’ordre de {name}."
                ),
            };
            return Sentence::marked(&first);
        }
        None => {}
    }
    if verdict.is_complete() {
        return Sentence::marked(&match verdict.solutions {
            Some(0) => "*Il n’y a aucune solution*, et aucune n’est affichée.".to_owned(),
            Some(1) => "*La seule solution*, une fois.".to_owned(),
            _ => format!("*Les {all} solutions*, chacune une fois, {in_order} l’ordre de {name}."),
        });
    }
    let defects = [
        (verdict.missing.total, "manquante", "manquantes"),
        (verdict.doubled.total, "répétée", "répétées"),
        (verdict.wrong.total, "fausse", "fausses"),
        (
            verdict.unreadable.total,
            "ligne illisible",
            "lignes illisibles",
        ),
    ];
    let defects = defects.into_iter().filter(|&(count, ..)| count > 0);
    let defects = defects.map(|(count, one, many)| {
        let word = if count == 1 { one } else { many };
        format!("{} {word}", numbers.whole(count))
    });
    let defects = defects.collect::<Vec<_>>().join(", ");
    let found = match (verdict.solutions, verdict.right) {
        (Some(_), 0) => format!("*Aucune solution juste sur {all}*"),
        (Some(_), 1) => format!("*1 solution juste sur {all}*"),
        (Some(_), _) => format!("*{right} solutions justes sur {all}*"),
        (None, 0) => "*Aucune solution juste*".to_owned(),
        (None, 1) => "*1 solution juste*".to_owned(),
        (None, _) => format!("*{right} solutions justes*"),
    };
    let all_known = match verdict.solutions {
        Some(_) => "",
        None => " On ne connaît pas ici toutes les solutions\u{a0}: on ne peut dire ce qui manque.",
    };
    let size_known = match verdict.knows_size {
        true => "",
        false => " On ne sait pas non plus si moins de reines suffiraient.",
    };
    let defects = match defects.is_empty() {
        true => defects,
        false => format!("\u{a0}; {defects}"),
    };
    Sentence::marked(&format!("{found}{defects}.{all_known}{size_known}"))
}
