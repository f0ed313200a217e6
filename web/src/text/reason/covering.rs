//! Why a search for dominating sets did what it did, in three languages. Squares stand between stars.

use queens_core::explanation::Covering;
use queens_core::problem::Variant;

use crate::text::number::romanian_count;

fn counted(number: u16, one: &str, many: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    }
}

pub(super) fn english(why: Covering) -> String {
    let queens = |number| counted(number, "queen", "queens");
    let squares = |number| counted(number, "square", "squares");
    match why {
        Covering::TooFew { open: 0, given, .. } => {
            format!("The given queens ({given}) cover every square already.")
        }
        Covering::TooFew { open, most: 0, .. } => {
            format!(
                "{} must be covered, and no queen can cover any of them.",
                squares(open)
            )
        }
        Covering::TooFew {
            queens: least,
            open,
            most,
            given: 0,
        } => format!(
            "A queen covers at most {most} of the {}, so at least {} are needed.",
            squares(open),
            queens(least)
        ),
        Covering::TooFew {
            queens: least,
            open,
            most,
            given,
        } => format!(
            "The given queens ({given}) leave {} uncovered, and a queen covers at most {most} of them: at least {} in all.",
            squares(open),
            queens(least)
        ),
        Covering::Blocked {
            queens: most,
            blocking,
        } => format!(
            "Queens on free squares only block the board with {} already, so at most {} are needed.",
            blocking,
            queens(most)
        ),
        Covering::Refuted { queens: number } => format!(
            "Every set of {} has been tried or ruled out: none will do.",
            queens(number)
        ),
        Covering::Covers {
            square,
            target: Some(target),
            covers,
            open,
        } => format!(
            "*{target}* must be covered, and no uncovered square leaves fewer candidates. *{square}* covers {} not covered before; {open} remain.",
            squares(covers)
        ),
        Covering::Covers {
            square,
            target: None,
            ..
        } => format!(
            "Every square is covered already: any square will do for the queens that are left, *{square}* among them."
        ),
        Covering::Beyond {
            square,
            queens: left,
            reach: None,
            ..
        } => format!(
            "With *{square}*, {} would be left to place and there are not so many squares for them.",
            queens(left)
        ),
        Covering::Beyond {
            square,
            open,
            queens: 0,
            ..
        } => format!(
            "It would be the last queen, and with *{square}* {} would stay uncovered.",
            squares(open)
        ),
        Covering::Beyond {
            square,
            open,
            queens: left,
            reach: Some(reach),
        } => format!(
            "With *{square}*, {} would stay uncovered, and {} can cover at most {reach} of them.",
            squares(open),
            queens(left)
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: true,
        } => format!(
            "Everything with a queen on *{square}* has been tried. Next candidate for *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: false,
        } => format!(
            "Everything with a queen on *{square}* has been tried, and it was the last candidate for *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: None,
            ..
        } => {
            format!("Everything with a queen on *{square}* has been tried.")
        }
        Covering::Uncoverable {
            target: Some(target),
            refused: 0,
        } => {
            format!("No square is left from which a queen could cover *{target}*.")
        }
        Covering::Uncoverable {
            target: Some(target),
            ..
        } => {
            format!("Every queen that could cover *{target}* is ruled out.")
        }
        Covering::Uncoverable { target: None, .. } => {
            "There are not enough squares for the queens that are left.".to_owned()
        }
        Covering::Uncovered { square, open: 1 } => format!("*{square}* alone is uncovered."),
        Covering::Uncovered { square, open } => {
            format!("{open} squares are uncovered; *{square}* is the lowest of them.")
        }
        Covering::Moved { from, to } => format!(
            "The next set in the revolving-door order: only the queen on *{from}* moves, to *{to}*."
        ),
        Covering::Dominated {
            queens: 1,
            variant: Variant::Dominating | Variant::Independent,
        } => "1 queen covers every square: a *solution*.".to_owned(),
        Covering::Dominated {
            variant: Variant::Independent,
            queens: number,
        } => format!(
            "{} cover every square and none attacks another: a *solution*.",
            queens(number)
        ),
        Covering::Dominated {
            variant: Variant::Total,
            queens: number,
        } => format!(
            "Each square, those of the {} too, is attacked by another queen: a *solution*.",
            queens(number)
        ),
        Covering::Dominated { queens: number, .. } => {
            format!("{} cover every square: a *solution*.", queens(number))
        }
    }
}

pub(super) fn french(why: Covering) -> String {
    let queens = |number| counted(number, "reine", "reines");
    let squares = |number| counted(number, "case", "cases");
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
            "Une reine couvre au plus {most} cases sur {open} : il en faut au moins {least}."
        ),
        Covering::TooFew {
            queens: least,
            open,
            most,
            given,
        } => format!(
            "Avec les reines fixées ({given}), il reste {} à couvrir, et une reine en couvre au plus {most} : il en faut au moins {least} en tout.",
            squares(open)
        ),
        Covering::Blocked {
            queens: most,
            blocking,
        } => format!(
            "Posées seulement sur des cases libres, {blocking} reines bloquent déjà l’échiquier : il en faut au plus {most}."
        ),
        Covering::Refuted { queens: number } => format!(
            "Tous les ensembles de {} ont été essayés ou exclus : aucun ne convient.",
            queens(number)
        ),
        Covering::Covers {
            square,
            target: Some(target),
            covers,
            open,
        } => format!(
            "Il faut couvrir *{target}*, et aucune case découverte n’a moins de candidates. *{square}* couvre {} de plus ; il en reste {open}.",
            squares(covers)
        ),
        Covering::Covers {
            square,
            target: None,
            ..
        } => format!(
            "Tout est déjà couvert : les reines restantes vont n’importe où, par exemple en *{square}*."
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
            format!("{open} cases ne sont pas couvertes ; *{square}* est la plus basse.")
        }
        Covering::Moved { from, to } => format!(
            "L’ensemble suivant dans l’ordre de la porte tambour : seule la reine en *{from}* se déplace, en *{to}*."
        ),
        Covering::Dominated {
            variant: Variant::Independent,
            queens: number,
        } => format!(
            "Avec {}, toutes les cases sont couvertes et aucune reine n’en menace une autre : une *solution*.",
            queens(number)
        ),
        Covering::Dominated {
            variant: Variant::Total,
            queens: number,
        } => format!(
            "Avec {}, chaque case, occupée ou non, est menacée par une autre reine : une *solution*.",
            queens(number)
        ),
        Covering::Dominated { queens: number, .. } => format!(
            "Avec {}, toutes les cases sont couvertes : une *solution*.",
            queens(number)
        ),
    }
}

pub(super) fn romanian(why: Covering) -> String {
    let count =
        |number: u16, one, many| romanian_count(number.into(), &number.to_string(), one, many);
    let queens = |number| count(number, "o regină", "regine");
    let squares = |number| count(number, "un câmp", "câmpuri");
    match why {
        Covering::TooFew { open: 0, given, .. } => {
            format!("Reginele fixate ({given}) acoperă deja toate câmpurile.")
        }
        Covering::TooFew { open, most: 0, .. } => {
            format!("De acoperit: {}, iar nicio regină nu poate.", squares(open))
        }
        Covering::TooFew {
            queens: least,
            open,
            most,
            given: 0,
        } => format!(
            "O regină acoperă cel mult {} din {open}, deci e nevoie de cel puțin {}.",
            squares(most),
            queens(least)
        ),
        Covering::TooFew {
            queens: least,
            open,
            most,
            given,
        } => format!(
            "Cu reginele fixate ({given}) mai trebuie acoperite {}, iar o regină acoperă cel mult {most}: în total cel puțin {}.",
            squares(open),
            queens(least)
        ),
        Covering::Blocked {
            queens: most,
            blocking,
        } => format!(
            "Puse doar pe câmpuri libere, {} blochează deja tabla, deci ajung cel mult {}.",
            queens(blocking),
            queens(most)
        ),
        Covering::Refuted { queens: number } => format!(
            "Toate mulțimile cu {} au fost încercate sau excluse: niciuna nu e bună.",
            queens(number)
        ),
        Covering::Covers {
            square,
            target: Some(target),
            covers,
            open,
        } => format!(
            "*{target}* trebuie acoperit și niciun câmp neacoperit nu are mai puține candidate. *{square}* mai acoperă {}; rămân {open}.",
            squares(covers)
        ),
        Covering::Covers {
            square,
            target: None,
            ..
        } => format!(
            "Totul e deja acoperit: reginele rămase pot sta oriunde, de pildă pe *{square}*."
        ),
        Covering::Beyond {
            square,
            queens: left,
            reach: None,
            ..
        } => format!(
            "Cu *{square}* ar mai fi de pus {}, iar câmpurile nu ajung.",
            queens(left)
        ),
        Covering::Beyond {
            square,
            open,
            queens: 0,
            ..
        } => format!(
            "Ar fi ultima regină, iar cu *{square}* ar rămâne neacoperite: {}.",
            squares(open)
        ),
        Covering::Beyond {
            square,
            open,
            queens: left,
            reach: Some(reach),
        } => format!(
            "Cu *{square}* ar mai fi de acoperit {}, iar cu {} se pot acoperi cel mult {reach}.",
            squares(open),
            queens(left)
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: true,
        } => format!(
            "S-a încercat totul cu o regină pe *{square}*. Urmează altă candidată pentru *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: false,
        } => format!(
            "S-a încercat totul cu o regină pe *{square}*, ultima candidată pentru *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: None,
            ..
        } => {
            format!("S-a încercat totul cu o regină pe *{square}*.")
        }
        Covering::Uncoverable {
            target: Some(target),
            refused: 0,
        } => {
            format!("Nu mai e niciun câmp de pe care o regină să acopere *{target}*.")
        }
        Covering::Uncoverable {
            target: Some(target),
            ..
        } => {
            format!("Toate reginele care ar putea acoperi *{target}* sunt excluse.")
        }
        Covering::Uncoverable { target: None, .. } => {
            "Nu sunt destule câmpuri pentru reginele rămase.".to_owned()
        }
        Covering::Uncovered { square, open: 1 } => {
            format!("Numai *{square}* e neacoperit.")
        }
        Covering::Uncovered { square, open } => {
            format!("Câmpuri neacoperite: {open}; *{square}* e cel mai de jos.")
        }
        Covering::Moved { from, to } => format!(
            "Următoarea mulțime în ordinea ușii rotative: se mută numai regina de pe *{from}*, pe *{to}*."
        ),
        Covering::Dominated {
            variant: Variant::Independent,
            queens: number,
        } => format!(
            "Cu {} toate câmpurile sunt acoperite și nicio regină nu atacă alta: o *soluție*.",
            queens(number)
        ),
        Covering::Dominated {
            variant: Variant::Total,
            queens: number,
        } => format!(
            "Cu {} fiecare câmp, ocupat sau nu, e atacat de altă regină: o *soluție*.",
            queens(number)
        ),
        Covering::Dominated { queens: number, .. } => format!(
            "Cu {} toate câmpurile sunt acoperite: o *soluție*.",
            queens(number)
        ),
    }
}
