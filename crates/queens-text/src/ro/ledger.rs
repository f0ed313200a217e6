//! Why a ledger is refused.

use queens_core::counting::ledger::{LedgerError, LineFault};
use queens_core::counting::{LogDigest, PlanError, ShardOutcome, TallyError, WIDEST};
use queens_core::text::excerpt;
use queens_page::pool::LedgerPlace;

use super::number::count;

pub(super) fn why(error: &LedgerError) -> String {
    let (line, quoted) = (error.line, error.quoted());
    let wrong = match &error.wrong {
        LineFault::Empty => "lipsește; un registru începe cu planul unei numărări".to_owned(),
        LineFault::CutOff => "este tăiată; un registru începe cu planul unei numărări".to_owned(),
        LineFault::NoPlan => "nu este planul unei numărări".to_owned(),
        LineFault::NoShard => "nu este un lot terminat".to_owned(),
        LineFault::Plan(error) => plan(error),
        LineFault::Refused(why) => refusal(why),
    };
    format!("linia {line}{quoted}: {wrong}; nu s-a adăugat nimic")
}

fn plan(error: &PlanError) -> String {
    match error {
        PlanError::Engine { found, expected } => {
            format!("engine „{found}” nu este „{expected}”, motorul acestei pagini")
        }
        PlanError::Size { found } => format!("n={found} nu este între 1 și {WIDEST}"),
        PlanError::Queens { found, size } => {
            format!("k={found} nu este între 1 și {}", size.files() - 1)
        }
        PlanError::Fixed { found, size } => format!(
            "fixed „{}” nu este o listă de regine de pe tabla {size}, coloană cu coloană, în care nicio regină nu atacă alta",
            excerpt(found)
        ),
        PlanError::Shards { found, expected } => {
            format!(
                "această numărare are {}, nu {found}",
                count((*expected).into(), "un lot", "loturi")
            )
        }
    }
}

/// Why the result of a shard is refused.
pub(super) fn refusal(refusal: &TallyError) -> String {
    match refusal {
        TallyError::Checksum { found } => format!(
            "suma de control {} nu se potrivește cu linia; o numărare fără această linie îi numără din nou lotul",
            excerpt(found)
        ),
        TallyError::Foreign {
            what,
            found,
            expected,
        } => format!(
            "{what} „{}” aparține altei numărări; aceasta are „{expected}”",
            excerpt(found)
        ),
        TallyError::Kind { sets: true } => {
            "aparține unei numărări de mulțimi dominante, iar aceasta este de n regine".to_owned()
        }
        TallyError::Kind { sets: false } => {
            "aparține unei numărări de n regine, iar aceasta este de mulțimi dominante".to_owned()
        }
        TallyError::Log => "loturile de dominare au jurnal, celelalte nu au".to_owned(),
        TallyError::Number { found, shards } => {
            format!("lotul {found} nu există; ultimul este {}", shards - 1)
        }
        TallyError::Contradiction {
            shard,
            found,
            expected,
        } => format!(
            "lotul {shard} are aici {}, iar înainte avea {}",
            result(found),
            result(expected)
        ),
    }
}

fn result(found: &ShardOutcome) -> String {
    match found.log() {
        None => count(found.solutions(), "o soluție", "soluții"),
        Some(LogDigest { nodes, sha256 }) => {
            let sets = found.sets().to_string().replace('.', ",");
            let nodes = count(*nodes, "un nod", "noduri");
            format!("mulțimi: {sets}, {nodes}, jurnalul {}", excerpt(sha256))
        }
    }
}

/// Where the other result is, in brackets.
pub(super) fn place(other: Option<&LedgerPlace>) -> String {
    other.map_or_else(String::new, |LedgerPlace { file, line }| {
        format!(" ({file}, linia {line})")
    })
}
