//! Why a ledger is refused.

use queens_core::counting::ledger::{LedgerError, LineFault};
use queens_core::counting::{LogDigest, PlanError, ShardOutcome, TallyError, WIDEST};
use queens_core::text::excerpt;
use queens_page::pool::LedgerPlace;

use super::number::count;

pub(super) fn why(error: &LedgerError) -> String {
    let (line, quoted) = (error.line, error.quoted());
    let wrong = match &error.wrong {
        LineFault::Empty => {
            "elle manque\u{a0}; un registre commence par le plan d’un comptage".to_owned()
        }
        LineFault::CutOff => {
            "elle est tronquée\u{a0}; un registre commence par le plan d’un comptage".to_owned()
        }
        LineFault::NoPlan => "ce n’est pas le plan d’un comptage".to_owned(),
        LineFault::NoShard => "ce n’est pas un lot terminé".to_owned(),
        LineFault::Plan(error) => plan(error),
        LineFault::Refused(why) => refusal(why),
    };
    format!("ligne {line}{quoted}\u{a0}: {wrong}\u{a0}; rien n’a été ajouté")
}

fn plan(error: &PlanError) -> String {
    match error {
        PlanError::Engine { found, expected } => {
            format!(
                "engine «\u{a0}{found}\u{a0}» n’est pas «\u{a0}{expected}\u{a0}», le moteur de cette page"
            )
        }
        PlanError::Size { found } => format!("n={found} n’est pas compris entre 1 et {WIDEST}"),
        PlanError::Queens { found, size } => {
            format!(
                "k={found} n’est pas compris entre 1 et {}",
                size.files() - 1
            )
        }
        PlanError::Fixed { found, size } => format!(
            "fixed «\u{a0}{}\u{a0}» n’est pas une liste de reines de l’échiquier {size}, colonne par colonne, dont aucune n’en menace une autre",
            excerpt(found)
        ),
        PlanError::Shards { found, expected } => {
            format!(
                "ce comptage a {}, et non {found}",
                count((*expected).into(), "lot", "lots")
            )
        }
    }
}

/// Why the result of a shard is refused.
pub(super) fn refusal(refusal: &TallyError) -> String {
    match refusal {
        TallyError::Checksum { found } => format!(
            "la somme de contrôle {} ne correspond pas à la ligne\u{a0}; un comptage sans cette ligne recompte son lot",
            excerpt(found)
        ),
        TallyError::Foreign {
            what,
            found,
            expected,
        } => format!(
            "{what} «\u{a0}{}\u{a0}» est d’un autre comptage\u{a0}; celui-ci a «\u{a0}{expected}\u{a0}»",
            excerpt(found)
        ),
        TallyError::Kind { sets: true } => {
            "il s’agit d’un comptage d’ensembles dominants, et ici de n reines".to_owned()
        }
        TallyError::Kind { sets: false } => {
            "il s’agit d’un comptage de n reines, et ici d’ensembles dominants".to_owned()
        }
        TallyError::Log => {
            "les lots de domination ont un journal, les autres n’en ont pas".to_owned()
        }
        TallyError::Number { found, shards } => {
            format!(
                "il n’y a pas de lot {found}\u{a0}; le dernier est le {}",
                shards - 1
            )
        }
        TallyError::Contradiction {
            shard,
            found,
            expected,
        } => format!(
            "le lot {shard} a ici {} et avait auparavant {}",
            result(found),
            result(expected)
        ),
    }
}

fn result(found: &ShardOutcome) -> String {
    match found.log() {
        None => count(found.solutions(), "solution", "solutions"),
        Some(LogDigest { nodes, sha256 }) => {
            let sets = found.sets().to_string().replace('.', ",");
            let nodes = count(*nodes, "nœud", "nœuds");
            let plural = if found.sets() < 2.0 { "" } else { "s" };
            format!(
                "{sets} ensemble{plural} en {nodes} avec le journal {}",
                excerpt(sha256)
            )
        }
    }
}

/// Where the other result is, in brackets.
pub(super) fn place(other: Option<&LedgerPlace>) -> String {
    other.map_or_else(String::new, |LedgerPlace { file, line }| {
        format!(" ({file}, ligne {line})")
    })
}
