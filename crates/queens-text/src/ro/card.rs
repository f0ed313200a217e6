//! The card of a square. Squares stand between stars.

use queens_core::{LineKind, Problem};

use crate::card::CardTexts;
use crate::event::joined;

pub(crate) const TEXTS: CardTexts = CardTexts {
    given: |problem| match problem {
        Problem::Knight => "Parcursul începe aici.",
        _ => "Aici stă o regină fixată.",
    },
    placed: |problem, number| match problem {
        Problem::Knight if number == 1 => "Primul câmp al parcursului.".to_owned(),
        Problem::Knight => format!("Al {number}-lea câmp al parcursului."),
        _ if number == 1 => "Aici stă prima regină a căutării.".to_owned(),
        _ => format!("Aici stă a {number}-a regină a căutării."),
    },
    refused: |against| match against {
        Some(against) => format!("*Respins* pe acest drum: atacat de {against}."),
        None => "*Respins* pe acest drum.".to_owned(),
    },
    infeasible: "*Respins* pe acest drum: reginele rămase n-ar fi putut acoperi restul.",
    removed: |problem, solved| match (problem, solved) {
        (Problem::Knight, true) => {
            "Calul a fost aici și s-a întors, după ce s-au găsit parcursuri."
        }
        (Problem::Knight, false) => {
            "Calul a fost aici și *s-a întors*: niciun parcurs nu continuă de aici."
        }
        (_, true) => "Aici a stat o regină, luată înapoi după ce s-au găsit soluții.",
        (_, false) => "Aici a stat o regină, *luată înapoi*: nicio soluție nu o are pe acest drum.",
    },
    refused_before: |against, step| match against {
        Some(against) => {
            format!("*Respins* mai devreme, la pasul {step}: atacat atunci de {against}.")
        }
        None => format!("*Respins* mai devreme, la pasul {step}."),
    },
    removed_before: |problem, step| match problem {
        Problem::Knight => format!("Calul a fost aici mai devreme, până la pasul {step}."),
        _ => format!("Aici a stat mai devreme o regină, până la pasul {step}."),
    },
    attacked: |problem, queens| match problem {
        Problem::Domination => format!("Acoperit de {queens}."),
        _ => format!("Atacat acum de {queens}."),
    },
    free: |problem| match problem {
        Problem::Domination => "*Neacoperit*: nicio regină nu îl acoperă.",
        _ => "*Liber*: nicio regină nu îl atacă.",
    },
    onward: |squares| match squares {
        [] => "Nevizitat; nicio mutare n-ar duce mai departe de aici.".to_owned(),
        _ => format!("Nevizitat; mutări posibile de aici: {}.", joined(squares)),
    },
    attacker: |square, line| {
        let along = match line {
            LineKind::Row => "pe aceeași linie",
            LineKind::Column => "pe aceeași coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        format!("*{square}* ({along})")
    },
    go: "Arată pasul",
    last: "Ultimul eveniment pe acest câmp",
};
