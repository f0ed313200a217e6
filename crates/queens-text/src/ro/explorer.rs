//! The explorer: the path of the search, its total and its counters.

use queens_core::Problem;
use queens_page::screen::View;

use super::{counter, number};
use crate::Sentence;
use crate::explorer::{ExplorerTexts, Key, Total};
use crate::number::Numbers;

pub(crate) const TEXTS: ExplorerTexts = ExplorerTexts {
    region: "Explorator",
    view: |view| match view {
        View::Tree => "Arbore",
        View::Stack => "Stivă",
        View::Results => "Rezultate",
        View::Compare => "Compară",
        View::Starts => "Starturi",
        View::Proof => "Demonstrație",
        View::Examples => "Exemple",
        View::Sheets => "Fișe",
        View::About => "Despre",
    },
    calls: "Apelurile programului",
    path: "Drumul până la pasul curent",
    no_path: "Nicio regină nu e așezată.",
    repairs: "Această căutare nu parcurge un arbore: toate reginele stau pe tablă de la început și se mută pe rând.",
    no_tree: "Această căutare nu parcurge un arbore: fiecare combinație stă singură, cu toate reginele ei.",
    levels_above: |levels| {
        let levels = number::count(levels as u64, "un nivel", "niveluri");
        format!("{levels} mai sus")
    },
    given: |square| format!("{square}, fixată"),
    start: |square| format!("{square}, start"),
    rejected: |square| format!("{square}, respins"),
    taken_back: |square| format!("{square}, luată înapoi"),
    key: Key {
        title: "Semnele drumului",
        choice: "pe drum",
        given: "fixată",
        failed: "subarbore fără soluții",
        solved: "subarbore cu soluții",
        pruned: "respins",
        unexplored: "neexplorat",
    },
    result: "Rezultat: ",
    total: |numbers, total| {
        let solutions = match total.solutions {
            0 if total.is_one_try => return Sentence::marked("*Nicio soluție* de la acest start"),
            0 if total.is_exact => return Sentence::marked("*Nicio soluție*"),
            0 if total.is_over => return Sentence::marked("*Nicio soluție găsită*"),
            0 if total.is_stopped => return Sentence::marked("*Nicio soluție* până la oprire"),
            0 => return Sentence::marked("*Nicio soluție* până aici"),
            count => number::written(count, &numbers.whole(count), "1 soluție", "soluții"),
        };
        Sentence::marked(&if total.is_exact && total.by_class {
            format!("*{}*, {solutions} în total", distinct(numbers, total))
        } else if total.is_exact {
            format!("*{solutions}*, {}", distinct(numbers, total))
        } else if total.is_first {
            "*Prima soluție găsită*: căutarea se oprește aici".to_owned()
        } else if total.is_stopped {
            format!("*Cel puțin {solutions}*: căutare oprită")
        } else if total.by_class {
            format!("*Cel puțin {}* până aici", distinct(numbers, total))
        } else if total.is_over {
            format!("*Cel puțin {solutions}*")
        } else {
            format!("*Cel puțin {solutions}* până aici")
        })
    },
    counters: "Contoare",
    at_step: |step| format!("La pasul {step}"),
    not_counted: "nu se numără",
    counter: |problem, name| match problem {
        Problem::Knight => counter::knight(name),
        Problem::Queens | Problem::Domination => counter::queens(name),
    },
};

/// Classes: “1 fundamentală”, “12 fundamentale”.
fn distinct(numbers: &Numbers, total: Total) -> String {
    let word = match total.classes {
        1 => "fundamentală",
        _ => "fundamentale",
    };
    format!("{} {word}", numbers.whole(total.classes))
}
