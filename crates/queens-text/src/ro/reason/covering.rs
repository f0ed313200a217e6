//! Why a search for dominating sets did what it did. Squares stand between stars.

use super::super::number::count;
use queens_core::{Covering, Variant};

pub(crate) fn covering(why: Covering) -> String {
    let queens = |number: u16| count(number.into(), "o regină", "regine");
    let squares = |number: u16| count(number.into(), "un câmp", "câmpuri");
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
            "Puse doar pe câmpuri libere, n regine acoperă mereu tabla, iar aici ajung deja {}. Deci n − 1, adică {}, sunt destule.",
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
            "Cu {} toate câmpurile sunt acoperite și nicio regină nu o atacă pe alta: o *soluție*.",
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
