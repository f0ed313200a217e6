//! The results panel.

mod verdict;

use queens_core::check::Fault;
use queens_core::formats::read::{Expected, Spot};
use queens_core::formats::{Base, Border, Form};
use queens_core::{LineKind, Problem};
use queens_page::results::{FileKind, Refusal, Tool};

use super::header;
use crate::number::Numbers;
use crate::results::{CheckTexts, Cost, ExportTexts, ResultsTexts, listed, sum};

/// The boards that symmetries make of one, itself included.
fn images(size: usize) -> String {
    match size {
        1 => "image unique".to_owned(),
        _ => format!("{size} images"),
    }
}

pub(crate) const TEXTS: ResultsTexts = ResultsTexts {
    nothing: "Lancez une recherche\u{a0}: les échiquiers trouvés seront ici.",
    count_alone: "Un décompte ne garde aucun échiquier. Choisissez un autre algorithme et l’objectif Toutes pour les voir.",
    count: "Un décompte ne garde aucun échiquier. Choisissez l’objectif Toutes pour les voir.",
    too_wide: "Sur un échiquier aussi large, les solutions ne sont pas listées\u{a0}; celle qui a été trouvée est sur l’échiquier.",
    more: "D’autres solutions peuvent venir tant que la recherche continue.",
    limit: |numbers, limit| {
        format!(
            "Seuls les {} premiers échiquiers sont gardés\u{a0}; le total les compte tous.",
            numbers.whole(limit)
        )
    },
    orbits: |numbers, sizes, total| {
        let part = |(index, &(size, count)): (usize, &(usize, u64))| match (index, count) {
            (0, 1) => format!("1 orbite de {size}"),
            (0, _) => format!("{} orbites de {size}", numbers.whole(count)),
            _ => format!("{} de {size}", numbers.whole(count)),
        };
        let parts: Vec<_> = sizes.iter().enumerate().map(part).collect();
        format!(
            "{}\u{a0}: {}",
            listed(&parts, "et"),
            sum(numbers, sizes, total)
        )
    },
    no_symmetry: "Aucune symétrie ne garde les reines fixées\u{a0}: chaque échiquier est une classe à lui seul.",
    chain: "Preuve du nombre minimal",
    refuted: |numbers, queens, cost| match cost {
        Cost::Nodes(1) => format!("k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, 1 nœud"),
        Cost::Nodes(nodes) => format!(
            "k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, {} nœuds",
            numbers.whole(nodes)
        ),
        Cost::Tests(1) => format!("k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, 1 test"),
        Cost::Tests(tests) => format!(
            "k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, {} tests",
            numbers.whole(tests)
        ),
    },
    found: |queens| format!("k\u{a0}=\u{a0}{queens}\u{a0}: trouvé"),
    gallery: "Solutions",
    orbit: images,
    board: |numbers, number, squares, orbit| {
        format!(
            "Solution {}, {}\u{a0}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    class_board: |numbers, number, squares, orbit| {
        format!(
            "Classe {}, {}\u{a0}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    open_class: |numbers, number, size| {
        format!(
            "{}\u{a0}: montrer les échiquiers de la classe {}",
            images(size),
            numbers.whole(number)
        )
    },
    class: |numbers, number, found, size| {
        let number = numbers.whole(number);
        match (found, size) {
            (1, 1) => format!("Classe {number}\u{a0}: 1 échiquier"),
            _ if found == size => format!("Classe {number}\u{a0}: {size} échiquiers"),
            _ => format!("Classe {number}\u{a0}: {found} échiquiers sur {size} jusqu’ici"),
        }
    },
    all_classes: "Toutes les classes",
    tools: "Outils",
    tool: |tool| match tool {
        Tool::Export => header::TEXTS.export,
        Tool::Check => "Vérifier mes résultats",
        Tool::Definitions => "Définitions",
    },
    export: ExportTexts {
        form: "Forme",
        form_name: |form| match form {
            None
            | Some(Form::Spaced | Form::Compact | Form::Pairs | Form::Tour | Form::Squares) => {
                "Comme le programme"
            }
            Some(Form::Numbered) => "Sol #, depuis 0 (fiche 000)",
            Some(Form::Digits(Base::Zero)) => "Chiffres depuis 0 (fiche 001)",
            Some(Form::Digits(Base::One)) => "Chiffres depuis 1 (fiche 001)",
            Some(Form::Letters(Border::Framed)) => "Échiquiers de Q et -, numérotés (fiche 000)",
            Some(Form::Letters(Border::Bare)) => "Échiquiers de Q et -",
            Some(Form::Bars(Border::Framed)) => "Échiquiers de DD, encadrés (fiche 003)",
            Some(Form::Bars(Border::Bare)) => "Échiquiers de DD",
            Some(Form::List) => "Une liste par ligne (fiche 002)",
            Some(Form::Lists) => "Une seule liste Python",
            Some(Form::Plain(Base::Zero)) => "Nombres depuis 0",
            Some(Form::Plain(Base::One)) => "Nombres depuis 1",
        },
        numbers: |are_rows| match are_rows {
            true => "Les nombres sont la ligne de chaque colonne, depuis la colonne a.",
            false => "Les nombres sont la colonne de chaque ligne, depuis la ligne 1.",
        },
        most: "Nombre",
        all: "toutes",
        preview: "Début du texte",
        copy: "Copier",
        save: |kind| match kind {
            FileKind::Text => "Fichier texte",
            FileKind::Csv => "CSV",
            FileKind::Json => "JSON",
        },
        limits: |numbers, copied, saved| {
            format!(
                "Au plus {} échiquiers sont copiés, {} enregistrés. CSV et JSON nomment la recherche.",
                numbers.whole(copied as u64),
                numbers.whole(saved as u64)
            )
        },
        nothing: "Il n’y a pas encore d’échiquiers à exporter.",
    },
    check: CheckTexts {
        label: "Ce que votre programme a affiché",
        hint: |numbers, problem, bytes, n| match problem {
            Problem::Domination => format!(
                "Collez des ensembles dominants, un par ligne ou chacun entre crochets\u{a0}: des cases comme a1, b5, c8. Ils sont jugés pour \
                 l’échiquier, la variante, k et les cases fixées, et comparés à tous les ensembles de taille minimale, ou à tous ceux de k reines, \
                 si une recherche les trouve à temps. Au plus {} octets.",
                numbers.whole(bytes as u64)
            ),
            Problem::Knight => format!(
                "Collez des parcours, chaque case dans l’ordre des visites\u{a0}: des cases comme a1 b3 c1, leurs indices depuis 0 \
                 comme [0, 17, 2], ou leurs coordonnées [ligne, colonne] depuis 0 comme [[0, 0], [2, 1], [0, 2]]. Les lignes qui se suivent vont \
                 ensemble jusqu’à ce que l’échiquier soit plein. Ils sont jugés pour l’échiquier, la variante et la case de départ, si elle est fixée, et \
                 comparés à tous les parcours de même départ si une recherche les trouve à temps. Au plus {} octets.",
                numbers.whole(bytes as u64)
            ),
            Problem::Queens => format!(
                "Collez-le tel quel\u{a0}: lignes Sol #, chiffres comme 15863724, listes comme [1, 3, 0, 2], rangées de \
                 nombres, échiquiers de Q et -, échiquiers de DD. Comparé à toutes les solutions pour l’échiquier et les \
                 cases fixées, dans l’ordre de l’algorithme, quels que soient l’objectif et la symétrie choisis. Au plus {} octets, et n jusqu’à {n}.",
                numbers.whole(bytes as u64)
            ),
        },
        ask: "Vérifier",
        stop: "Arrêter",
        waiting: "Recherche de toutes les solutions…",
        stopped: "La vérification a été arrêtée.",
        refused: |numbers, refusal| {
            match refusal {
            Refusal::Empty => {
                "Il n’y a rien à vérifier\u{a0}: collez ce que votre programme a affiché.".to_owned()
            }
            Refusal::TooLong(length) => format!(
                "Le texte a {} octets\u{a0}; au plus {} sont vérifiés.",
                numbers.whole(*length as u64),
                numbers.whole(queens_core::check::LONGEST_TEXT as u64)
            ),
            Refusal::TooLarge(n) => format!(
                "n\u{a0}=\u{a0}{n} est trop grand\u{a0}: une vérification cherche à nouveau toutes les solutions, pour n jusqu’à {}.",
                queens_core::check::LARGEST_BOARD
            ),
            Refusal::NoEngine => {
                "Le moteur s’est arrêté\u{a0}; rechargez-le et vérifiez à nouveau.".to_owned()
            }
            Refusal::NoCode => "Le code de vérification n’a pas pu être chargé\u{a0}; vérifiez la connexion, puis réessayez".to_owned(),
            Refusal::Engine(reason) => format!("Le moteur a refusé la vérification\u{a0}: {reason}"),
        }
        },
        verdict: verdict::verdict,
        starts: |count, squares| match count {
            1 => format!("Départ\u{a0}: {squares}. La page n’en fixe aucun, tous sont admis."),
            _ => format!("Départs\u{a0}: {squares}. La page n’en fixe aucun, tous sont admis."),
        },
        other: |n| {
            format!(
                "Ce sont des solutions de l’échiquier {n}×{n}\u{a0}: choisissez n\u{a0}=\u{a0}{n} et vérifiez de nouveau."
            )
        },
        empty_lists: |lists| {
            let lists = match lists {
                1 => "Il y a une liste vide".to_owned(),
                _ => format!("Il y a {lists} listes vides"),
            };
            format!(
                "{lists} et aucun échiquier\u{a0}: votre programme garde-t-il une copie de chaque liste, avant de retirer des reines\u{a0}?"
            )
        },
        form: |form, are_rows| {
            let lines = match are_rows {
                true => "la ligne de chaque colonne",
                false => "la colonne de chaque ligne",
            };
            match form {
                Form::Numbered
                | Form::List
                | Form::Lists
                | Form::Spaced
                | Form::Compact
                | Form::Tour => {
                    format!("Lu comme des listes\u{a0}: {lines}.")
                }
                Form::Squares => "Lu comme des noms de cases.".to_owned(),
                Form::Pairs => "Lu comme des paires\u{a0}: colonne et ligne depuis 0.".to_owned(),
                Form::Digits(base) => {
                    format!(
                        "Lu comme des chiffres depuis {}\u{a0}: {lines}.",
                        base.first()
                    )
                }
                Form::Plain(base) => {
                    format!(
                        "Lu comme des nombres depuis {}\u{a0}: {lines}.",
                        base.first()
                    )
                }
                Form::Letters(_) => {
                    "Lu comme des échiquiers de Q et -, la ligne 0 en premier.".to_owned()
                }
                Form::Bars(_) => {
                    "Lu comme des échiquiers de DD, une ligne par colonne comme dans la fiche 003."
                        .to_owned()
                }
            }
        },
        missing: |numbers, count| format!("Manquantes\u{a0}: {}", numbers.whole(count)),
        doubled: |numbers, count| format!("Répétées\u{a0}: {}", numbers.whole(count)),
        wrong: |numbers, count| format!("Fausses\u{a0}: {}", numbers.whole(count)),
        unreadable: |numbers, count| format!("Lignes illisibles\u{a0}: {}", numbers.whole(count)),
        doubled_line: |numbers, doubled| {
            let (line, before) = (spot(numbers, doubled.at), spot(numbers, doubled.before));
            format!("Ligne {line}\u{a0}: la même que ligne {before}")
        },
        wrong_line: |numbers, wrong| {
            let line = spot(numbers, wrong.at);
            match wrong.fault {
                Fault::Queens {
                    found: found @ 0..=1,
                    expected,
                } => {
                    format!("Ligne {line}\u{a0}: {found} reine au lieu de {expected}")
                }
                Fault::Queens { found, expected } => {
                    format!("Ligne {line}\u{a0}: {found} reines au lieu de {expected}")
                }
                Fault::Number { number } => {
                    format!(
                        "Ligne {line}\u{a0}: {number} n’est ni une ligne, ni une colonne, ni une case de cet échiquier"
                    )
                }
                Fault::SquareNumber { number, last } => {
                    format!(
                        "Ligne {line}\u{a0}: {number} n’est pas une case de cet échiquier\u{a0}: elles sont numérotées de 0 à {last}"
                    )
                }
                Fault::Beyond { square } => {
                    format!("Ligne {line}\u{a0}: {square} n’est pas sur cet échiquier")
                }
                Fault::Again { square } => format!("Ligne {line}\u{a0}: {square} y est deux fois"),
                Fault::Uncovered { square } => {
                    format!("Ligne {line}\u{a0}: aucune reine ne couvre {square}")
                }
                Fault::Visits { found, expected } => {
                    format!(
                        "Ligne {line}\u{a0}: cases visitées\u{a0}: {found} au lieu de {expected}"
                    )
                }
                Fault::Start { square } => {
                    format!("Ligne {line}\u{a0}: le parcours ne commence pas en {square}")
                }
                Fault::Jump { from, to } => {
                    let place = wrong
                        .jumps_at()
                        .map(|place| format!(", case {place} du parcours"));
                    format!(
                        "Ligne {line}\u{a0}: aucun coup de cavalier ne mène de {from} à {to}{}",
                        place.unwrap_or_default()
                    )
                }
                Fault::Open { square } => {
                    format!(
                        "Ligne {line}\u{a0}: de la dernière case, {square}, aucun coup ne ramène à la première"
                    )
                }
                Fault::Attack {
                    first,
                    second,
                    line: along,
                } => {
                    let along = match along {
                        LineKind::Row => "sur une ligne",
                        LineKind::Column => "sur une colonne",
                        LineKind::Diagonal => "en diagonale",
                    };
                    format!("Ligne {line}\u{a0}: {first} et {second} se menacent {along}")
                }
                Fault::Given { square } => {
                    format!("Ligne {line}\u{a0}: pas de reine sur la case fixée {square}")
                }
            }
        },
        open: "Montrer cet échiquier",
        unreadable_line: |numbers, unreadable| {
            let expected = match unreadable.expected {
                Expected::Solution => "une solution dans l’une des formes".to_owned(),
                Expected::Digits(n) => format!("{n} chiffres"),
                Expected::Numbers(n) => format!("{n} nombres"),
                Expected::Squares(n) => format!("une rangée de {n} cases"),
                Expected::Rows { expected, found } => {
                    format!("un échiquier de {expected} lignes, il y en a {found}")
                }
                Expected::Bracket => "un crochet fermant".to_owned(),
                Expected::Names { last, most: None } => format!("des cases de a1 à {last}"),
                Expected::Names {
                    last,
                    most: Some(most),
                } => {
                    format!("des cases de a1 à {last}, ou des indices de 0 à {most}")
                }
            };
            let line = numbers.whole(unreadable.line);
            format!(
                "Ligne {line}\u{a0}: «\u{a0}{}\u{a0}»\u{a0}; attendu\u{a0}: {expected}",
                unreadable.text
            )
        },
        departure: |numbers, at, printed, expected, name| {
            let line = spot(numbers, at);
            format!(
                "Ligne {line}\u{a0}: ce n’est plus l’ordre de {name}\u{a0}; affiché\u{a0}: {printed}, attendu\u{a0}: {expected}."
            )
        },
        and_more: |numbers, count| format!("et {} de plus", numbers.whole(count)),
    },
};

/// The line of a board, and which of the boards on it that is.
fn spot(numbers: &Numbers, at: Spot) -> String {
    let line = numbers.whole(at.line);
    match at.list {
        Some(list) => format!("{line}, liste {}", numbers.whole(list)),
        None => line,
    }
}
