//! Why an event happened, and what the program did under it: what only other algorithms say. Squares and lanes stand between stars.

use queens_core::{Detail, LineKind, Reason};

use super::super::number::count;
use super::{covering, framing, repairing};

pub(crate) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::Marked {
            square,
            attacker,
            line,
        } => {
            let line = match line {
                LineKind::Row => "pe linia ei",
                LineKind::Column => "pe coloana ei",
                LineKind::Diagonal => "pe o diagonală",
            };
            format!("*{square}* e marcat în *t*: l-a marcat regina de pe *{attacker}*, {line}.")
        }
        Reason::Root { square } => {
            format!("Programul pune o regină pe *{square}* fără test și caută mai departe.")
        }
        Reason::LowestBit { square, free: 1 } => {
            format!("*{square}* e singura linie liberă rămasă în coloana sa.")
        }
        Reason::LowestBit { square, free } => {
            let rows = count(free.into(), "o linie liberă", "linii libere");
            format!("*{square}* e cea mai de jos din {rows} rămase în coloana sa.")
        }
        Reason::Fewest { square, free: 1 } => format!(
            "Nicio coloană nu are mai puține câmpuri libere decât *{}*, iar *{square}* e ultimul rămas în ea.",
            square.file
        ),
        Reason::Fewest { square, free } => {
            let free = count(free.into(), "un câmp rămas", "câmpuri rămase");
            format!(
                "Nicio coloană nu are mai puține câmpuri libere decât *{}*; *{square}* e cel mai de jos din {free} în ea.",
                square.file
            )
        }
        Reason::TableWritten => {
            "Pe fiecare câmp e scris *hb*: câte câmpuri atacă de acolo o regină pe tabla goală."
                .to_owned()
        }
        Reason::Valued { squares: 0 } => {
            "Niciun câmp nu e liber, deci niciunul nu are valoare.".to_owned()
        }
        Reason::Valued { squares: 1 } => {
            "Un singur câmp e liber: o regină pusă pe el nu elimină altul, deci valoarea lui e 0."
                .to_owned()
        }
        Reason::Valued { squares } => {
            let squares = count(squares.into(), "un câmp liber", "câmpuri libere");
            format!(
                "Pe fiecare din cele {squares} e scris câte dintre celelalte ar elimina o regină pusă acolo."
            )
        }
        Reason::LeastValue {
            square,
            value,
            sharing: 1,
        } => {
            format!("Dintre câmpurile libere, doar *{square}* are valoarea cea mai mică, {value}.")
        }
        Reason::LeastValue {
            square,
            value,
            sharing,
        } => {
            let sharing = count(sharing.into(), "un câmp", "câmpuri");
            format!(
                "Cea mai mică valoare a unui câmp liber e {value}; o au {sharing}, iar linie cu linie *{square}* e primul."
            )
        }
        Reason::Drawn { square, free: 1 } => {
            format!("*{square}* a fost tras la sorți: era singurul câmp liber.")
        }
        Reason::Drawn { square, free } => {
            let free = count(free.into(), "un câmp liber", "câmpuri libere");
            format!("*{square}* a fost tras la sorți din {free}.")
        }
        Reason::NoSquareFree => {
            "Toate câmpurile tablei sunt ocupate sau atacate, iar regine mai lipsesc.".to_owned()
        }
        Reason::NextCandidate => {
            "E așezată combinația următoare, cu toate reginele deodată.".to_owned()
        }
        Reason::DrawnCandidate => {
            "Pentru fiecare coloană s-a tras la sorți o linie, toate deodată.".to_owned()
        }
        Reason::Restarted => "Tragerea următoare începe de la tabla dată.".to_owned(),
        Reason::Mirrored { .. } => {
            "Răsturnată de sus în jos, soluția dă încă una, fără căutare.".to_owned()
        }
        Reason::Moved {
            from,
            to,
            valuation: None,
        } => format!("De pe *{from}* calul merge pe *{to}*, câmpul următor din listă."),
        Reason::Moved {
            from,
            to,
            valuation: Some(left),
        } => format!(
            "De pe *{from}* pe *{to}*: valuația lui e {left}, și niciun câmp rămas în listă nu are una mai mică."
        ),
        Reason::Sorted { square, moves } => {
            let moves = count(moves.into(), "un câmp", "câmpuri");
            format!("Lista câmpului *{square}* e sortată crescător după valuație: {moves}.")
        }
        Reason::Emptied { square, by } => format!(
            "Situație critică: după *{by}*, niciun alt câmp nu mai duce la *{square}*, care n-ar putea fi decât ultimul."
        ),
        Reason::NoWayHome { start, by } => format!(
            "Situație critică: cu *{by}*, toate câmpurile care duc la *{start}* sunt ocupate, deci parcursul nu se mai poate închide."
        ),
        Reason::NoMove { square } => {
            format!("Toate câmpurile la care calul ar putea ajunge de pe *{square}* sunt ocupate.")
        }
        Reason::Freed {
            square,
            to,
            more: true,
        } => format!(
            "*{square}* e din nou liber și trece la sfârșitul listelor. Calul e înapoi pe *{to}*, de unde mai sunt câmpuri de încercat."
        ),
        Reason::Freed {
            square,
            to,
            more: false,
        } => format!(
            "*{square}* e din nou liber și trece la sfârșitul listelor. Calul e înapoi pe *{to}*, de unde nu mai e nimic de încercat."
        ),
        Reason::OnlySquare { square, from } => {
            format!("*{square}* e singurul câmp rămas, la o mutare de *{from}*.")
        }
        Reason::Detached { square } => {
            format!("Parcursul e notat; *{square}* i se ia de la capăt, ca să se caute altul.")
        }
        Reason::Toured { is_closed: true } => {
            "Fiecare câmp e vizitat o dată, iar startul e la o mutare: *parcurs închis*.".to_owned()
        }
        Reason::Toured { is_closed: false } => {
            "Fiecare câmp e vizitat o dată: *parcurs complet*.".to_owned()
        }
        Reason::CapReached => "Căutarea a ajuns la limita ei și se oprește.".to_owned(),
        Reason::Covering(why) => covering::covering(why),
        Reason::Framing(ref why) => framing::framing(why),
        Reason::Repairing(why) => repairing::repairing(why),
        // The algorithm that the page opens with says these, too.
        Reason::Start { .. }
        | Reason::Free { .. }
        | Reason::Compared { .. }
        | Reason::Attacked { .. }
        | Reason::TakenBack { .. }
        | Reason::NoSquareLeft { .. }
        | Reason::Complete
        | Reason::Finished => String::new(),
    }
}

pub(crate) fn detail(detail: &Detail) -> String {
    match detail {
        Detail::Read(squares) => {
            let squares = count(squares.len() as u64, "un câmp", "câmpuri");
            format!("Parcurgerea a citit {squares}.")
        }
        Detail::Marked(squares) => {
            let squares = count(squares.len() as u64, "un câmp", "câmpuri");
            format!("Regina a marcat {squares}, inclusiv al ei.")
        }
        Detail::Pairs { rows: 0, pairs } => {
            let compared = match pairs.len() {
                1 => "S-a comparat",
                _ => "S-au comparat",
            };
            let pairs = count(pairs.len() as u64, "o pereche", "perechi");
            format!("{compared} {pairs} de regine.")
        }
        Detail::Pairs { rows, pairs } => {
            let rows = count((*rows).into(), "o linie", "linii");
            let pairs = count(pairs.len() as u64, "o pereche", "perechi");
            format!("Toată lista din nou: {rows}, apoi {pairs} de regine comparate.")
        }
        Detail::Called { squares, off_board } => {
            let times = |number: u64| match number {
                1 => "o dată".to_owned(),
                _ => format!("de {}", count(number, "", "ori")),
            };
            let (calls, off_board) = (
                squares.len() as u64 + u64::from(*off_board),
                u64::from(*off_board),
            );
            match off_board {
                0 => format!(
                    "test a fost apelată {}, niciodată dincolo de margine.",
                    times(calls)
                ),
                _ => format!(
                    "test a fost apelată {}, dintre care {} dincolo de margine.",
                    times(calls),
                    times(off_board)
                ),
            }
        }
        Detail::Compared(_) => String::new(),
    }
}
