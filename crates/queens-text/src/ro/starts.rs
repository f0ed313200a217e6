//! Every start: the map of the board and the chart of the boards.

use super::number;
use crate::starts::StartsTexts;

pub(crate) const TEXTS: StartsTexts = StartsTexts {
    none: "Acest algoritm nu pornește de la o singură regină. Euristicile de accesibilitate, da.",
    successes: |solved, starts| match solved {
        0 => format!(
            "Din {}, niciunul nu duce la o soluție",
            number::count(starts as u64, "un câmp de start", "câmpuri de start")
        ),
        _ => format!(
            "{} din {starts} duc la o soluție",
            number::count(solved as u64, "un câmp de start", "câmpuri de start")
        ),
    },
    running: |made, starts| format!("Încercate: {made} din {starts}"),
    map: "Regine puse, după câmpul de start",
    start: |square, queens, n| match queens == n {
        true => format!("{square}: toate cele {n} regine, o soluție; pornește de aici"),
        false => format!("{square}: {queens} din {n} regine; pornește de aici"),
    },
    legend: "Câte regine stau pe tablă la sfârșit. Un chenar înseamnă o soluție. Atingeți un câmp sau faceți clic ca să porniți de acolo.",
    chart: "Câmpuri de start care duc la o soluție, după tablă",
    board: "n",
    solved: "reușite",
    starts: "încercate",
};
