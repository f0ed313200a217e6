//! Why a search by frames did what it did. Squares stand between stars.

use queens_core::Framing;
use queens_core::frames::{Branching, Need, NodeBound, NodeRefutation, RefutedCandidate, Side};

use super::super::number::count;
use crate::proof::corners;
use crate::reason::{alike, span, weigh};

mod lines;

pub(crate) use lines::{lines, required};

pub(crate) fn framing(why: &Framing) -> String {
    match *why {
        Framing::Boundary { queens } => format!(
            "Moins de (n − 1) ÷ 2 reines laissent une case du cadre non couverte\u{a0}: il en faut au moins {queens} (borne de Spencer)."
        ),
        Framing::Opened {
            ref lines,
            queens,
            ref next,
        } => format!(
            "Cadre *{}*\u{a0}: aucune règle ne le ferme avec {}, on le parcourt donc.{}{}",
            corners(lines),
            self::queens(queens),
            required(lines),
            branching(next.as_ref())
        ),
        Framing::Closed {
            ref lines,
            ref shortage,
        } => format!(
            "Cadre *{}*\u{a0}: aucun ensemble ne l’a.{} {}",
            corners(lines),
            required(lines),
            self::shortage(shortage)
        ),
        Framing::Short {
            square,
            ref shortage,
        } => {
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
            ref next,
            ..
        } => format!(
            "{}, et rien d’autre n’a moins de candidates. Reste à poser ensuite\u{a0}: {}.{}",
            self::need(need),
            self::queens(missing),
            branching(next.as_ref())
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
pub(crate) fn shortage(why: &NodeRefutation) -> String {
    let bound = bound(&why.bound);
    let one = |lines: &str| {
        format!(
            "Les {lines} extérieures réclament toutes les reines\u{a0}: chacune est sur l’une d’elles. {bound}"
        )
    };
    match (why.files_need_all, why.ranks_need_all) {
        (false, false) => bound,
        (true, false) => one("colonnes"),
        (false, true) => one("lignes"),
        (true, true) => format!(
            "Les colonnes extérieures réclament toutes les reines, et les lignes aussi\u{a0}: chacune est sur une de ces colonnes et sur une de ces lignes. {bound}"
        ),
    }
}

fn bound(bound: &NodeBound) -> String {
    match *bound {
        NodeBound::Lines {
            are_files,
            lines,
            queens,
        } => {
            let lines = if are_files {
                count(lines.into(), "colonne attend", "colonnes attendent")
            } else {
                count(lines.into(), "ligne attend", "lignes attendent")
            };
            format!(
                "Hors du cadre, {lines} encore une reine\u{a0}; à poser\u{a0}: {}.",
                self::queens(queens)
            )
        }
        NodeBound::Weight {
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
        NodeBound::Serving {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => {
            let taken = format!(
                "{}. {} Une reine qui s’en charge en prend au plus {gain}",
                self::need(need),
                weights(side, is_dark, open)
            );
            let others = queens.saturating_sub(1);
            let rest = u16::from(others) * most;
            match others {
                0 => format!("{taken}\u{a0}: {gain} < {open}."),
                1 => format!("{taken}, l’autre au plus {rest}\u{a0}: {gain} + {rest} < {open}."),
                _ => format!(
                    "{taken}, les {others} autres au plus {rest}\u{a0}: {gain} + {rest} < {open}."
                ),
            }
        }
        NodeBound::Coverage { open, most, queens } => format!(
            "Il reste {} à couvrir\u{a0}; une candidate en couvre au plus {most}, donc au plus {} avec {}.",
            count(open.into(), "case", "cases"),
            u16::from(queens) * most,
            self::queens(queens)
        ),
        NodeBound::Need(need) => {
            format!(
                "{}, et il ne reste aucune candidate pour cela.",
                self::need(need)
            )
        }
        NodeBound::Cases { need, ref cases } => format!(
            "{}, et {}. {}",
            self::need(need),
            match cases.len() {
                1 => "la seule candidate laisse trop aux autres".to_owned(),
                many => format!("chacune des {many} candidates laisse trop aux autres"),
            },
            each(cases)
        ),
        NodeBound::Rule(_) => "Une règle de la recherche le ferme.".to_owned(),
    }
}

/// What becomes of the candidates for what is to be done next.
fn branching(next: Option<&Branching>) -> String {
    let Some(Branching {
        need,
        tried,
        images,
        dropped,
        others,
    }) = next
    else {
        return String::new();
    };
    let all = dropped.len() as u64 + u64::from(tried + images + others);
    let mut told = format!(
        " Ensuite\u{a0}: {}. Sur {}, {tried} à essayer",
        lower(&self::need(*need)),
        count(all, "candidate", "candidates")
    );
    if *images > 0 {
        told += &format!("\u{a0}; {images} de plus par symétrie");
    }
    if *others > 0 {
        told += &format!("\u{a0}; {others} exclues par les règles");
    }
    match dropped.len() {
        0 => told + ".",
        1 => format!(
            "{told}\u{a0}; 1 laisserait trop aux autres. {}",
            each(dropped)
        ),
        left => format!(
            "{told}\u{a0}; {left} laisseraient trop aux autres. {}",
            each(dropped)
        ),
    }
}

/// Inside a sentence.
fn lower(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next();
    first
        .into_iter()
        .flat_map(char::to_lowercase)
        .chain(letters)
        .collect()
}

/// The candidates that leave too much, and what is counted.
fn each(cases: &[RefutedCandidate]) -> String {
    let counted = if weigh(cases) {
        " Une case à couvrir compte pour 1\u{a0}; une ligne ou une colonne extérieure sans reine, pour autant de cases qu’elle en a sur celles du cadre."
    } else {
        ""
    };
    format!("{}.{counted}", self::cases(cases))
}

/// Each of them with its inequality.
fn cases(cases: &[RefutedCandidate]) -> String {
    let told = alike(cases)
        .into_iter()
        .map(|(squares, bound)| format!("{squares}\u{a0}: {}", shortly(bound)));
    told.collect::<Vec<_>>().join("\u{a0}; ")
}

fn shortly(bound: &NodeBound) -> String {
    match *bound {
        NodeBound::Lines {
            are_files,
            lines,
            queens,
        } => format!(
            "{} hors du cadre > {}",
            if are_files {
                count(lines.into(), "colonne", "colonnes")
            } else {
                count(lines.into(), "ligne", "lignes")
            },
            self::queens(queens)
        ),
        NodeBound::Weight {
            side,
            is_dark,
            open,
            most,
            queens,
        } => format!("{open} > {queens} × {most} {}", place(side, is_dark)),
        NodeBound::Coverage { open, most, queens } => {
            format!("{open} > {queens} × {most} cases à couvrir")
        }
        NodeBound::Serving {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => {
            let sum = match queens.saturating_sub(1) {
                0 => gain.to_string(),
                1 => format!("{gain} + {most}"),
                others => format!("{gain} + {others} × {most}"),
            };
            format!(
                "pour {}, {sum} < {open} {}",
                target(need),
                place(side, is_dark)
            )
        }
        NodeBound::Need(need) => format!("plus aucune pour {}", target(need)),
        NodeBound::Cases { need, ref cases } => {
            format!("pour {}, une à une ({})", target(need), self::cases(cases))
        }
        NodeBound::Rule(_) => "par une règle de la recherche".to_owned(),
    }
}

/// What is open on a side, and what it weighs.
fn weights(side: Side, is_dark: Option<bool>, open: u16) -> String {
    let colour = match is_dark {
        Some(true) => "noires ",
        Some(false) => "blanches ",
        None => "",
    };
    let (squares, lines, like) = match side {
        Side::Ring => (
            "du bord du cadre".to_owned(),
            "les colonnes et les lignes",
            "une colonne ou une ligne",
        ),
        Side::Files { .. } => (
            format!("{} (aucune diagonale n’en relie deux)", squares_of(side)),
            "les lignes",
            "une ligne",
        ),
        Side::Ranks { .. } => (
            format!("{} (aucune diagonale n’en relie deux)", squares_of(side)),
            "les colonnes",
            "une colonne",
        ),
    };
    let each = match is_dark {
        None => format!("une case 1, {like} 2"),
        Some(_) => format!(
            "une case 1, {like} autant qu’elle a de cases {colour}sur des lignes ou colonnes du cadre"
        ),
    };
    format!(
        "Les cases {colour}non couvertes {squares} et {lines} extérieures sans reine pèsent {open} ({each})."
    )
}

fn squares_of(side: Side) -> String {
    let (lines, across) = match side {
        Side::Ring => return "du bord du cadre".to_owned(),
        Side::Files { .. } => ("colonnes", ["ligne", "lignes"]),
        Side::Ranks { .. } => ("lignes", ["colonne", "colonnes"]),
    };
    let (first, last) = span(side).unwrap_or_default();
    if first == last {
        format!("des {lines} du cadre, {} {first}", across[0])
    } else {
        format!("des {lines} du cadre, {} {first} à {last}", across[1])
    }
}

/// Where the squares of a side are.
fn place(side: Side, is_dark: Option<bool>) -> String {
    let colour = match is_dark {
        Some(true) => " noires",
        Some(false) => " blanches",
        None => "",
    };
    format!("(cases{colour} {})", squares_of(side))
}

/// What is to be covered or occupied.
fn target(need: Need) -> String {
    match need {
        Need::Square(square) => format!("*{square}*"),
        Need::File(file) => format!("la colonne *{file}*"),
        Need::Rank(rank) => format!("la ligne *{rank}*"),
    }
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
