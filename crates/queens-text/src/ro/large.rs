//! Boards above 32.

use crate::event::marked;
use crate::large::LargeTexts;

pub(crate) const TEXTS: LargeTexts = LargeTexts {
    name: |n| format!("Tablă, {n} pe {n}"),
    idle: |n| {
        marked(format!(
            "Tablă goală, n\u{a0}=\u{a0}{n}. Porniți pentru a obține o soluție."
        ))
    },
    searching: |n| marked(format!("Se caută o soluție pentru n\u{a0}=\u{a0}{n}")),
    solved: |n, moves, time| {
        marked(format!(
            "*n\u{a0}=\u{a0}{n}*, nicio regină nu o atacă pe alta: mutări {moves}, timp {time} ms"
        ))
    },
    given_up: |moves| {
        marked(format!(
            "Abandon la limită: *nicio soluție*, mutări făcute {moves}"
        ))
    },
    stopped: || marked("Căutare oprită înainte de o soluție"),
    moved: |moves| {
        marked(format!(
            "Mutări făcute: *{moves}*. Reginele atacate se mută mai departe"
        ))
    },
    watch: "Urmărește mutările",
    no_trace: "Peste n\u{a0}=\u{a0}32 se arată rezultatul sau mutările, pe măsură ce se fac: nu există pași la care să se revină, arbore sau stivă.",
    no_steps: "Peste n\u{a0}=\u{a0}32 se arată doar rezultatul: nu există pași.",
    no_given: "Se pot fixa câmpuri până la n\u{a0}=\u{a0}32. Dincolo de 32, căutarea așază ea însăși toate reginele.",
    at: |column, row| format!("Regină pe coloana {column}, linia {row}"),
    rows: "Linia fiecărei coloane, numărată de la 0 (tabla numără de la 1):",
    hint: "Indicați o regină sau treceți de la una la alta cu săgețile.",
    tools: "Imaginea tablei",
    fit: "Arată toată tabla",
};
