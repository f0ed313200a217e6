//! Why a search for dominating sets did what it did. Squares stand between stars.

use queens_core::{Covering, Variant};

use super::super::number::count;

pub(crate) fn covering(why: Covering) -> String {
    let queens = |number: u16| count(number.into(), "reine", "reines");
    let squares = |number: u16| count(number.into(), "case", "cases");
    match why {
        Covering::TooFew { open: 0, given, .. } => {
            format!("Les reines fixées ({given}) couvrent déjà toutes les cases.")
        }
        Covering::TooFew { open, most: 0, .. } => {
            format!(
                "Il faut couvrir {}, et aucune reine n’en couvre.",
                squares(open)
            )
        }
        Covering::TooFew {
            queens: least,
            open,
            most,
            given: 0,
        } => format!(
            "Une reine couvre au plus {most} cases sur {open}\u{a0}: il en faut au moins {least}."
        ),
        Covering::TooFew {
            queens: least,
            open,
            most,
            given,
        } => format!(
            "Avec les reines fixées ({given}), il reste {} à couvrir, et une reine en couvre au plus {most}\u{a0}: il en faut au moins {least} en tout.",
            squares(open)
        ),
        Covering::Blocked {
            queens: most,
            blocking,
        } => format!(
            "Posées seulement sur des cases libres, n reines couvrent toujours l’échiquier, et ici {blocking} suffisent déjà\u{a0}: n − 1, soit {most}, sont donc assez."
        ),
        Covering::Refuted { queens: number } => format!(
            "Tous les ensembles de {} ont été essayés ou exclus\u{a0}: aucun ne convient.",
            queens(number)
        ),
        Covering::Covers {
            square,
            target: Some(target),
            covers,
            open,
        } => format!(
            "Il faut couvrir *{target}*, et aucune case non couverte n’a moins de candidates. *{square}* couvre {} de plus\u{a0}; il en reste {open}.",
            squares(covers)
        ),
        Covering::Covers {
            square,
            target: None,
            ..
        } => format!(
            "Tout est déjà couvert\u{a0}: les reines restantes vont n’importe où, par exemple en *{square}*."
        ),
        Covering::Beyond {
            square,
            queens: left,
            reach: None,
            ..
        } => format!(
            "Avec *{square}*, il resterait {} à poser, et il n’y a pas assez de cases pour cela.",
            queens(left)
        ),
        Covering::Beyond {
            square,
            open,
            queens: 0,
            ..
        } => format!(
            "Ce serait la dernière reine, et avec *{square}* il resterait {} à couvrir.",
            squares(open)
        ),
        Covering::Beyond {
            square,
            open,
            queens: left,
            reach: Some(reach),
        } => format!(
            "Avec *{square}*, il resterait {} à couvrir, et on en couvre au plus {reach} avec {}.",
            squares(open),
            queens(left)
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: true,
        } => format!(
            "Tout a été essayé avec une reine en *{square}*. Candidate suivante pour *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: false,
        } => format!(
            "Tout a été essayé avec une reine en *{square}*, et c’était la dernière candidate pour *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: None,
            ..
        } => {
            format!("Tout a été essayé avec une reine en *{square}*.")
        }
        Covering::Uncoverable {
            target: Some(target),
            refused: 0,
        } => {
            format!("Il ne reste aucune case d’où une reine couvrirait *{target}*.")
        }
        Covering::Uncoverable {
            target: Some(target),
            ..
        } => {
            format!("Toutes les reines qui pourraient couvrir *{target}* sont exclues.")
        }
        Covering::Uncoverable { target: None, .. } => {
            "Il n’y a pas assez de cases pour les reines restantes.".to_owned()
        }
        Covering::Uncovered { square, open: 1 } => {
            format!("Seule *{square}* n’est pas couverte.")
        }
        Covering::Uncovered { square, open } => {
            format!("{open} cases ne sont pas couvertes\u{a0}; *{square}* est la plus basse.")
        }
        Covering::Moved { from, to } => format!(
            "L’ensemble suivant dans l’ordre dit «\u{a0}de la porte à tambour\u{a0}» (revolving door)\u{a0}: seule la reine en *{from}* se déplace, en *{to}*."
        ),
        Covering::Dominated {
            variant: Variant::Independent,
            queens: number,
        } => format!(
            "Avec {}, toutes les cases sont couvertes et aucune reine n’en menace une autre\u{a0}: une *solution*.",
            queens(number)
        ),
        Covering::Dominated {
            variant: Variant::Total,
            queens: number,
        } => format!(
            "Avec {}, chaque case, occupée ou non, est menacée par une autre reine\u{a0}: une *solution*.",
            queens(number)
        ),
        Covering::Dominated { queens: number, .. } => format!(
            "Avec {}, toutes les cases sont couvertes\u{a0}: une *solution*.",
            queens(number)
        ),
    }
}
