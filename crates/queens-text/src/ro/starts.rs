//! Every start: the map of the board and the chart of the boards.

use queens_core::Problem;

use super::number;
use crate::starts::StartsTexts;

pub(crate) const TEXTS: StartsTexts = StartsTexts {
    none: "Acest algoritm nu pornește de pe un singur câmp. Euristicile de accesibilitate și parcursurile calului, da.",
    successes: |problem, solved, starts| {
        let what = match problem {
            Problem::Knight => "un parcurs",
            _ => "o soluție",
        };
        let count =
            |squares: usize| number::count(squares as u64, "un câmp de start", "câmpuri de start");
        match solved {
            0 => format!("Din {}, niciunul nu duce la {what}", count(starts)),
            1 => format!("{} din {starts} duce la {what}", count(solved)),
            _ => format!("{} din {starts} duc la {what}", count(solved)),
        }
    },
    running: |made, starts| format!("Încercate: {made} din {starts}"),
    map: |problem| match problem {
        Problem::Knight => "Apeluri până la un parcurs, după câmpul de start",
        _ => "Regine puse, după câmpul de start",
    },
    start: |square, queens, n| {
        if queens == n {
            format!("{square}: toate cele {n} regine, o soluție; pornește de aici")
        } else {
            format!("{square}: {queens} din {n} regine; pornește de aici")
        }
    },
    tour: |square, made, numbers| {
        let calls = number::written(made.nodes, &numbers.whole(made.nodes), "un apel", "apeluri");
        match (made.is_solved, made.is_capped) {
            (true, _) => format!("{square}: un parcurs după {calls}; pornește de aici"),
            (_, true) => format!("{square}: niciun parcurs în {calls}; pornește de aici"),
            _ => format!("{square}: de aici nu pornește niciun parcurs; pornește de aici"),
        }
    },
    tour_legend: |most| {
        format!(
            "Câte apeluri trec până la un parcurs (k: mii); „…” unde {most} de apeluri nu găsesc niciunul, „–” unde nu există. Cu verde: fără întoarceri; cu albastru: cu întoarceri. Atingeți un câmp sau faceți clic ca să porniți de acolo."
        )
    },
    legend: "Câte regine stau pe tablă la sfârșit; cu cât lipsesc mai puține, cu atât culoarea e mai puternică. Un chenar înseamnă o soluție. Atingeți un câmp sau faceți clic ca să porniți de acolo.",
    chart: "Câmpuri de start care duc la o soluție, după tablă",
    larger_boards: |from, to| {
        format!("Nici pentru n de la {from} la {to} nu reușește vreun start: s-a numărat dinainte.")
    },
    board: "n",
    solved: "reușite",
    starts: "încercate",
    orders: "Fiecare ordine a mutărilor pe această tablă",
    order: "ordine",
    tours: "parcursuri",
    capped: "abandonate",
};
