//! A proof by frames: the map of frames, the frame that is looked at, and the values that are known.

use queens_core::frames::Rule;
use queens_page::proof::SetsFound;
use queens_page::proof::check::{LogClaim, LogLack, LogOutcome};
use queens_page::proof::values::Basis;

use super::number::{count, so_many, written};
use super::reason::framing;
use crate::Sentence;
use crate::proof::{LogTexts, ProofTexts, ValuesTexts, corners};

pub(crate) const TEXTS: ProofTexts = ProofTexts {
    none: "Cet algorithme ne cherche pas cadre par cadre.",
    before: "Lancez la recherche\u{a0}: chaque cadre qu’elle examine apparaît ici.",
    no_frame: |excluded| {
        Sentence::marked(&match excluded {
            Some(k) => format!(
                "*{}\u{a0}:* moins de (n − 1) ÷ 2 reines laissent une case du pourtour non couverte (borne de Spencer)\u{a0}; aucun cadre n’est à parcourir.",
                count(k.into(), "reine", "reines")
            ),
            None => "Cette recherche n’a examiné aucun cadre.".to_owned(),
        })
    },
    sums: |numbers, sums| {
        let searched = sums.begun - sums.closed - usize::from(sums.is_open);
        let open = if sums.is_open { ", 1 inachevé" } else { "" };
        let whole = |number: usize| numbers.whole(number as u64);
        let queens = count(sums.k.into(), "reine", "reines");
        let frames = match sums.all {
            Some(all) if all == sums.begun => format!(
                "{} à symétrie près",
                written(all as u64, &whole(all), "cadre", "cadres")
            ),
            Some(all) => format!(
                "{} sur {}",
                written(sums.begun as u64, &whole(sums.begun), "cadre", "cadres"),
                whole(all)
            ),
            None => format!(
                "{} jusqu’ici",
                written(sums.begun as u64, &whole(sums.begun), "cadre", "cadres")
            ),
        };
        Sentence::marked(&format!(
            "*{queens}\u{a0}:* {frames}\u{a0}; {}, {}{open}",
            written(
                sums.closed as u64,
                &whole(sums.closed),
                "fermé d’emblée",
                "fermés d’emblée"
            ),
            written(searched as u64, &whole(searched), "parcouru", "parcourus"),
        ))
    },
    choice: "Reines",
    map: "Carte des cadres",
    argument: "Pourquoi c’est une preuve",
    axes: "Une case par cadre\u{a0}: sa ligne donne les colonnes à gauche + à droite du cadre, sa colonne les lignes au-dessus + au-dessous.",
    key: "Légende de la carte",
    hint: "Cliquez sur un cadre pour le voir sur l’échiquier.",
    rule: |rule| match rule {
        Rule::Margins => "Marges",
        Rule::Gains => "Gains",
        Rule::Coverage => "Couverture",
        Rule::Prices => "Prix",
        Rule::NoCandidate => "Hors d’atteinte",
    },
    finds: |rule| match rule {
        Rule::Margins => {
            "plus de colonnes ou de lignes extérieures sans reine que de reines restantes"
        }
        Rule::Gains => "les reines restantes gagnent moins que ne demandent deux côtés du cadre",
        Rule::Coverage => "les reines restantes couvrent moins de cases qu’il n’en reste à couvrir",
        Rule::Prices => "les cases à couvrir coûtent plus de reines qu’il n’en reste",
        Rule::NoCandidate => {
            "aucune reine restante n’atteint une certaine case, colonne ou ligne extérieure"
        }
    },
    searched: "Parcouru\u{a0}: plus il y a de positions, plus la couleur est forte",
    current: "inachevé",
    frame: |numbers, [low, high], frame| {
        let end = match frame.closed {
            Some(rule) => format!("fermé, {}", short(rule)),
            None => format!(
                "parcouru, {}",
                positions(frame.nodes, &numbers.whole(frame.nodes))
            ),
        };
        format!("{low}–{high}\u{a0}: {end}")
    },
    lines: |lines| {
        Sentence::marked(&format!(
            "*Cadre {}.* Vides dans un ensemble de ce cadre\u{a0}: {}.{}",
            corners(lines),
            framing::lines(&lines.empty),
            framing::required(lines)
        ))
    },
    account: |numbers, frame, shortage, sets| {
        Sentence::marked(&match frame.closed {
            Some(rule) => {
                let of_search = (TEXTS.rule)(rule);
                let counted = match shortage.as_ref().map(|it| it.bound.rule()) {
                    Some(None) => ", compté cas par cas".to_owned(),
                    Some(Some(told)) if told != rule => {
                        format!(", compté par «\u{a0}{}\u{a0}»", (TEXTS.rule)(told))
                    }
                    _ => String::new(),
                };
                let why = shortage.as_ref().map(framing::shortage);
                format!(
                    "*Fermé par «\u{a0}{of_search}\u{a0}»{counted}\u{a0}:* {}",
                    why.unwrap_or_default()
                )
            }
            None => format!(
                "*{}, {}\u{a0}:* {}.",
                match sets {
                    SetsFound::Open => "Inachevé",
                    SetsFound::Unknown | SetsFound::Sets(_) => "Parcouru",
                },
                positions(frame.nodes, &numbers.whole(frame.nodes)),
                match sets {
                    SetsFound::Open | SetsFound::Unknown =>
                        "aucune règle ne le ferme aussitôt".to_owned(),
                    SetsFound::Sets(0) => "aucune branche n’a donné d’ensemble".to_owned(),
                    SetsFound::Sets(sets) => written(
                        sets,
                        &numbers.whole(sets),
                        "ensemble trouvé",
                        "ensembles trouvés"
                    ),
                }
            ),
        })
    },
    to_step: "Aller à son étape",
    by_frames: "Démontrer par cadres",
    took: |numbers, of_positions, frames| {
        format!(
            " ({}\u{a0}: {} à symétrie près, {})",
            positions(of_positions, &numbers.whole(of_positions)),
            written(frames, &numbers.whole(frames), "cadre", "cadres"),
            written(
                of_positions.saturating_sub(frames),
                &numbers.whole(of_positions.saturating_sub(frames)),
                "case essayée",
                "cases essayées"
            )
        )
    },
    check: LogTexts {
        choose: "Vérifier une preuve…",
        note: "écrit le journal d’une preuve. Chacune de ses lignes est recalculée ici, par un programme qui ne partage rien avec la recherche.",
        progress: "Avancement de la vérification",
        begun: |file| format!("Vérification de {file} en cours."),
        going: |file, percent| format!("{file}\u{a0}: {percent}\u{a0}% vérifiés"),
        stopped: |file| format!("La vérification de {file} a été arrêtée."),
        outcome: |numbers, file, outcome| {
            Sentence::marked(&match outcome {
                LogOutcome::TooLarge => format!(
                    "*{file} est refusé\u{a0}:* il dépasse 64\u{a0}Mo. Cette commande le vérifie\u{a0}:"
                ),
                LogOutcome::Unreadable => format!(
                    "*{file} n’a pas été vérifié\u{a0}:* le navigateur ne parvient pas à le lire."
                ),
                LogOutcome::NoProof => {
                    format!("*{file} est refusé\u{a0}:* ce n’est pas une preuve de version 1.")
                }
                LogOutcome::Refused {
                    line: Some(line), ..
                } => format!(
                    "*{file} est refusé\u{a0}:* la ligne {} est fausse. Ce qu’en dit le vérificateur, en anglais\u{a0}:",
                    numbers.whole(*line)
                ),
                LogOutcome::Refused { line: None, .. } => format!(
                    "*{file} est refusé\u{a0}:* il manque quelque chose à la fin. Ce qu’en dit le vérificateur, en anglais\u{a0}:"
                ),
                LogOutcome::Holds(LogClaim { n, k, nodes, bound }) => {
                    let queens = match k {
                        1 => "1 reine ne domine".to_owned(),
                        _ => format!("{k} reines ne dominent"),
                    };
                    let claim = format!("{queens} pas l’échiquier {n}\u{a0}×\u{a0}{n}");
                    let added_up = numbers.whole(*nodes);
                    let nodes = positions(*nodes, &added_up);
                    match bound {
                        None => format!(
                            "*{file} est accepté\u{a0}:* {claim}. Positions recalculées\u{a0}: {added_up}."
                        ),
                        Some(LogLack::Frame(frame)) => format!(
                            "*{file} n’est qu’une partie* de la preuve que {claim}\u{a0}: chaque ligne est juste ({nodes}), mais le cadre {frame} et ses images manquent."
                        ),
                        Some(LogLack::Elsewhere(elsewhere)) => format!(
                            "*{file} n’est qu’une partie* de la preuve que {claim}\u{a0}: chaque ligne est juste ({nodes}), mais les positions qui suivent {} se trouvent dans d’autres journaux.",
                            match elsewhere {
                                1 => "une première reine".to_owned(),
                                _ => so_many(&numbers.whole(*elsewhere), "premières reines"),
                            }
                        ),
                    }
                }
            })
        },
    },
    values: ValuesTexts {
        title: "Plus petits nombres de reines, γ(n)",
        queens: "γ(n)",
        time: "durée ici",
        rests_on: |basis| match basis {
            Basis::Listed => "Dans l’OEIS, A075458",
            Basis::Met => "Une borne inférieure publiée, et un ensemble de cette taille trouvé ici",
            Basis::Proven => {
                "Nous ne connaissons pas de démonstration antérieure\u{a0}; sans relecture par des pairs"
            }
        },
        prove: "Démontrer ici",
        prove_board: |n| format!("Démontrer ici\u{a0}: n\u{a0}=\u{a0}{n}"),
        note: "La recherche tourne dans cette page\u{a0}; les durées sont estimées.",
    },
};

fn short(rule: Rule) -> &'static str {
    match rule {
        Rule::Margins => "marges",
        Rule::Gains => "gains",
        Rule::Coverage => "couverture",
        Rule::Prices => "prix",
        Rule::NoCandidate => "hors d’atteinte",
    }
}

/// What a search by frames examines: roots of frames, and squares tried. The counter of nodes has fewer.
fn positions(number: u64, as_written: &str) -> String {
    match number {
        0 | 1 => format!("{as_written} position"),
        _ => so_many(as_written, "positions"),
    }
}
