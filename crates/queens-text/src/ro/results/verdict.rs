//! What is said of a check as a whole.

use queens_core::check::{Selection, Verdict};

use super::counted;
use crate::Sentence;
use crate::number::Numbers;

pub(super) fn verdict(numbers: &Numbers, verdict: &Verdict, name: &str) -> Sentence {
    let all = verdict
        .solutions
        .map(|all| counted(numbers, all, "soluții"))
        .unwrap_or_default();
    let in_order = match verdict.departure {
        None => "în",
        Some(_) => "dar nu în",
    };
    match verdict.selection {
        Some(Selection::OnePerClass) => {
            let right = numbers.whole(verdict.right);
            let told = format!("*{right} din {all}*: câte una din fiecare clasă de simetrie.");
            return Sentence::marked(&told);
        }
        Some(Selection::First) => {
            let first = match verdict.right {
                1 => format!("*Prima din {all}*."),
                right => format!(
                    "*Primele {} din {all}*, {in_order} ordinea lui {name}.",
                    numbers.whole(right)
                ),
            };
            return Sentence::marked(&first);
        }
        None => {}
    }
    if verdict.is_complete() {
        return Sentence::marked(&match verdict.solutions {
            Some(0) => "*Nu există nicio soluție*, și nu e scrisă niciuna.".to_owned(),
            Some(1) => "*Singura soluție*, o dată.".to_owned(),
            _ => format!("*Toate cele {all}*, fiecare o dată, {in_order} ordinea lui {name}."),
        });
    }
    let defects = [
        (verdict.missing.total, "lipsă", "lipsă"),
        (verdict.doubled.total, "repetată", "repetate"),
        (verdict.wrong.total, "greșită", "greșite"),
        (verdict.unreadable.total, "rând necitit", "rânduri necitite"),
    ];
    let defects = defects.into_iter().filter(|&(count, ..)| count > 0);
    let defects = defects.map(|(count, one, many)| match (count, one) {
        (1, one) => format!("1 {one}"),
        (_, "rând necitit") => counted(numbers, count, many),
        _ => format!("{} {many}", numbers.whole(count)),
    });
    let defects = defects.collect::<Vec<_>>().join(", ");
    let found = match (verdict.solutions, verdict.right) {
        (Some(_), 0) => format!("*Nicio soluție corectă din {all}*"),
        (Some(_), 1) => format!("*1 din {all} e corectă*"),
        (Some(_), right) => format!("*{} din {all} sunt corecte*", numbers.whole(right)),
        (None, 0) => "*Nicio soluție corectă*".to_owned(),
        (None, 1) => "*O soluție corectă*".to_owned(),
        (None, right) => format!("*{} corecte*", counted(numbers, right, "soluții")),
    };
    let all_known = match verdict.solutions {
        Some(_) => "",
        None => " Nu toate soluțiile sunt cunoscute aici, așa că nu se poate spune ce lipsește.",
    };
    let size_known = match verdict.knows_size {
        true => "",
        false => " Nu se știe nici dacă ajung mai puține regine.",
    };
    let defects = match defects.is_empty() {
        true => defects,
        false => format!("; {defects}"),
    };
    Sentence::marked(&format!("{found}{defects}.{all_known}{size_known}"))
}
