//! Why a search by frames did what it did. Squares stand between stars.

use queens_core::Framing;
use queens_core::frames::{Lack, Need, Shortage, Side};

use super::super::number::count;

pub(crate) fn framing(why: Framing) -> String {
    match why {
        Framing::Boundary { queens } => format!(
            "Moins de (n − 1) ÷ 2 reines laissent une case du cadre non couverte\u{a0}: il en faut au moins {queens} (borne de Spencer)."
        ),
        Framing::Opened { low, high, queens } => format!(
            "Cadre *{low}–{high}*\u{a0}: aucune inégalité ne l’exclut avec {}, on le parcourt donc.",
            self::queens(queens)
        ),
        Framing::Closed {
            low,
            high,
            shortage,
        } => format!(
            "Cadre *{low}–{high}*\u{a0}: aucun ensemble ne l’a. {}",
            self::shortage(shortage)
        ),
        Framing::Short { square, shortage } => {
            format!(
                "Une reine en *{square}*\u{a0}? {}",
                self::shortage(shortage)
            )
        }
        Framing::Known { square } => format!(
            "Avec *{square}*, les reines sont l’image d’un ensemble déjà noté, et ont été comptées avec lui."
        ),
        Framing::Serves {
            square, need: None, ..
        } => format!(
            "Tout est déjà couvert\u{a0}: toute candidate convient pour les reines restantes, par exemple *{square}*."
        ),
        Framing::Serves {
            need: Some(need),
            missing,
            ..
        } => format!(
            "{}, et rien d’autre n’a moins de candidates. Reste à poser ensuite\u{a0}: {}.",
            self::need(need),
            self::queens(missing)
        ),
        Framing::Completes { square } => {
            format!("La dernière reine\u{a0}: avec *{square}*, toutes les cases sont couvertes.")
        }
        Framing::Withdrawn { square, more, need } => {
            let next = match need.filter(|_| more) {
                Some(need) => format!(" {}\u{a0}: candidate suivante.", self::need(need)),
                None => String::new(),
            };
            format!("Tout a été essayé avec une reine en *{square}*.{next}")
        }
        Framing::Exhausted {
            need: Some(need), ..
        } => format!(
            "{}, et toutes les candidates sont exclues.",
            self::need(need)
        ),
        Framing::Exhausted { need: None, .. } => "Toutes les candidates sont exclues.".to_owned(),
    }
}

/// Why too few queens are left.
pub(crate) fn shortage(why: Shortage) -> String {
    let lack = lack(why.lack);
    match why.is_outside {
        true => format!("Les colonnes ou les lignes du dehors réclament toutes les reines. {lack}"),
        false => lack,
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Lines {
            are_files,
            lines,
            queens,
        } => {
            let lines = match are_files {
                true => count(lines.into(), "colonne attend", "colonnes attendent"),
                false => count(lines.into(), "ligne attend", "lignes attendent"),
            };
            format!(
                "Hors du cadre, {lines} encore une reine\u{a0}; à poser\u{a0}: {}.",
                self::queens(queens)
            )
        }
        Lack::Weight {
            side,
            is_dark,
            open,
            most,
            queens,
        } => {
            let weights = weights(side, is_dark, open);
            let together = u16::from(queens) * most;
            format!(
                "{weights} Une candidate en prend au plus {most}, donc au plus {together} avec {}\u{a0}: {open} > {together}.",
                self::queens(queens)
            )
        }
        Lack::Serving {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => {
            let weights = weights(side, is_dark, open);
            let rest = u16::from(queens.saturating_sub(1)) * most;
            format!(
                "{}. {weights} Une reine qui s’en charge en prend au plus {gain}, les autres ensemble au plus {rest}\u{a0}: {gain} + {rest} < {open}.",
                self::need(need)
            )
        }
        Lack::Division { queens } => format!(
            "De quelque façon qu’on répartisse {} entre les cases de colonne et de ligne paires ou impaires, une inégalité l’exclut.",
            self::queens(queens)
        ),
        Lack::Coverage { open, most, queens } => format!(
            "Il reste {} à couvrir\u{a0}; une candidate en couvre au plus {most}, donc au plus {} avec {}.",
            count(open.into(), "case", "cases"),
            u16::from(queens) * most,
            self::queens(queens)
        ),
        Lack::Prices { hundredths, queens } => format!(
            "D’après les prix, ce qui reste à couvrir du bord du cadre coûte {},{:02} reines, et il y en a {queens}.",
            hundredths / 100,
            hundredths % 100
        ),
        Lack::Need(need) => {
            format!(
                "{}, et il ne reste aucune candidate pour cela.",
                self::need(need)
            )
        }
        Lack::Candidates => {
            "Les candidates qui laissent assez aux autres reines ne suffisent pas.".to_owned()
        }
    }
}

/// What is open on a side, and what it weighs.
fn weights(side: Side, is_dark: Option<bool>, open: u16) -> String {
    let each = match is_dark {
        None => " (une case 1, une colonne ou une ligne 2)",
        Some(_) => "",
    };
    let colour = match is_dark {
        Some(true) => "noires ",
        Some(false) => "blanches ",
        None => "",
    };
    let (squares, lines) = match side {
        Side::Ring => ("du bord du cadre", "les colonnes et les lignes"),
        Side::Files => (
            "des colonnes du cadre (aucune diagonale n’en relie deux)",
            "les lignes",
        ),
        Side::Ranks => (
            "des lignes du cadre (aucune diagonale n’en relie deux)",
            "les colonnes",
        ),
    };
    format!(
        "Les cases {colour}non couvertes {squares} et {lines} du dehors sans reine pèsent {open}{each}."
    )
}

fn need(need: Need) -> String {
    match need {
        Need::Square(square) => format!("Il faut couvrir *{square}*"),
        Need::File(file) => format!("La colonne *{file}* doit porter une reine"),
        Need::Rank(rank) => format!("La ligne *{rank}* doit porter une reine"),
    }
}

fn queens(number: u8) -> String {
    count(number.into(), "reine", "reines")
}
