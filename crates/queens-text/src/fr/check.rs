//! The check of a program's output.

use queens_core::check::{NotASolution, Outcome, Selection, Verdict};
use queens_core::formats::read::{Claim, Expected, FirstLine, Notation};
use queens_core::{Axis, LineKind, Problem};
use queens_page::results::Refusal;

use crate::Sentence;
use crate::check::CheckTexts;
use crate::number::Numbers;

pub(crate) const TEXTS: CheckTexts = CheckTexts {
    label: "Ce que votre programme a affiché",
    hint: |numbers, problem, bytes| {
        let forms = match problem {
            Problem::Queens => {
                "Collez le texte tel quel\u{a0}: nombres, listes, paires, cases comme a1, échiquiers dessinés avec n’importe quels \
                 signes, tableaux de 0 et de 1."
            }
            Problem::Domination => {
                "Collez le texte tel quel\u{a0}: échiquiers dessinés, cases comme a1, b5, c8, paires de nombres ou numéros de cases. \
                 Chaque ligne, liste ou échiquier est un ensemble."
            }
            Problem::Knight => {
                "Collez le texte tel quel\u{a0}: tableaux des numéros de visite, cases comme a1 b3 c1, paires de nombres ou numéros des \
                 cases dans l’ordre des visites."
            }
        };
        let compared = match problem {
            Problem::Queens => {
                "La page les compare à toutes les solutions pour cet échiquier et ses cases fixées."
            }
            Problem::Domination => {
                "La page les juge d’après l’échiquier, la variante, k et les cases fixées. Elle les compare à tous les ensembles si \
                 la recherche se termine à temps."
            }
            Problem::Knight => {
                "La page les juge d’après l’échiquier, la variante et le départ. Elle les compare à tous les parcours de même départ \
                 si la recherche se termine à temps."
            }
        };
        format!(
            "{forms} {compared} Au plus {} octets.",
            numbers.whole(bytes as u64)
        )
    },
    ask: "Vérifier",
    stop: "Arrêter",
    reading: "Lecture du texte…",
    waiting: "Recherche de toutes les solutions…",
    stopped: "Vous avez arrêté la vérification.",
    refused: |numbers, refusal| match refusal {
        Refusal::Empty => {
            "Il n’y a rien à vérifier\u{a0}: collez ce que votre programme a affiché.".to_owned()
        }
        Refusal::TooLong(length) => format!(
            "Le texte a {} octets\u{a0}; la limite est de {}. Vérifiez-en une partie, ou utilisez la commande queens check.",
            numbers.whole(*length as u64),
            numbers.whole(queens_core::check::LONGEST_TEXT as u64)
        ),
        Refusal::NoEngine => {
            "Le moteur s’est arrêté. Rechargez-le et vérifiez à nouveau.".to_owned()
        }
        Refusal::NoCode => {
            "Le code de vérification n’a pas pu être chargé. Vérifiez la connexion et réessayez."
                .to_owned()
        }
        Refusal::Engine(reason) => format!("Le moteur a refusé la vérification\u{a0}: {reason}"),
    },
    outcome: |verdict| match verdict.outcome() {
        Outcome::Incomplete if verdict.solutions.is_none() => "Peut-être incomplet.",
        Outcome::Right => "Juste.",
        Outcome::Wrong => "Faux.",
        Outcome::Incomplete => "Incomplet.",
        Outcome::Unread => "Tout n’a pas été lu.",
    },
    verdict,
    starts: |count, squares| match count {
        1 => format!("Départ\u{a0}: {squares}. La page n’en fixe aucun, tous sont admis."),
        _ => format!("Départs\u{a0}: {squares}. La page n’en fixe aucun, tous sont admis."),
    },
    other: |n| {
        format!(
            "Ce sont des solutions de l’échiquier {n}×{n}. Vérifiez-les avec n\u{a0}=\u{a0}{n}."
        )
    },
    empty_lists: |lists| {
        let lists = match lists {
            1 => "Le texte contient une liste vide".to_owned(),
            _ => format!("Le texte contient {lists} listes vides"),
        };
        format!(
            "{lists} et aucun échiquier. Votre programme copie-t-il chaque liste avant de retirer des reines\u{a0}?"
        )
    },
    form: |notation| match notation {
        Notation::Drawing { sign, first } => format!(
            "Lu comme des échiquiers dessinés, avec {} pour une reine\u{a0}; {}.",
            match sign.as_str() {
                "" => "un blanc",
                sign => sign,
            },
            first_line(*first)
        ),
        Notation::Lines { axis, base } => {
            let lines = match axis {
                Axis::Files => "la ligne de chaque colonne",
                Axis::Ranks => "la colonne de chaque ligne",
            };
            format!(
                "Lu comme le numéro de {lines}, compté à partir de {}.",
                base.first()
            )
        }
        Notation::Pairs { first, base } => {
            let pair = match first {
                Axis::Files => "colonne et ligne",
                Axis::Ranks => "ligne et colonne",
            };
            format!(
                "Lu comme des paires {pair}, comptées à partir de {}.",
                base.first()
            )
        }
        Notation::SquareNumbers { axis, base } => {
            let lines = match axis {
                Axis::Files => "colonne par colonne",
                Axis::Ranks => "ligne par ligne",
            };
            format!(
                "Lu comme des numéros de cases à partir de {}, {lines}.",
                base.first()
            )
        }
        Notation::VisitNumbers { first, base } => format!(
            "Lu comme un tableau des numéros de visite à partir de {}\u{a0}; {}.",
            base.first(),
            first_line(*first)
        ),
        Notation::Names => "Lu comme des noms de cases.".to_owned(),
        Notation::Fen => "Lu comme une position FEN.".to_owned(),
    },
    missing: |numbers, count| format!("Manquantes\u{a0}: {}", numbers.whole(count)),
    doubled: |numbers, count| format!("Répétées\u{a0}: {}", numbers.whole(count)),
    wrong: |numbers, count| format!("Fausses\u{a0}: {}", numbers.whole(count)),
    unread: |numbers, count| format!("Lignes non lues\u{a0}: {}", numbers.whole(count)),
    passed_over: |numbers, count| match count {
        1 => "1 ligne sans échiquier ni affirmation a été ignorée.".to_owned(),
        _ => format!(
            "{} lignes sans échiquier ni affirmation ont été ignorées.",
            numbers.whole(count)
        ),
    },
    line: |numbers, at, reason| {
        let line = numbers.whole(at.line);
        match at.list {
            Some(list) => format!(
                "Ligne {line}, liste {}\u{a0}: {reason}",
                numbers.whole(list)
            ),
            None => format!("Ligne {line}\u{a0}: {reason}"),
        }
    },
    again: |numbers, before| {
        let line = numbers.whole(before.line);
        match before.list {
            Some(list) => format!(
                "même solution qu’à la ligne {line}, liste {}",
                numbers.whole(list)
            ),
            None => format!("même solution qu’à la ligne {line}"),
        }
    },
    claim: |numbers, judged| {
        let claim = match judged.claim {
            Claim::None => "le texte affirme qu’il n’y a pas de solution".to_owned(),
            Claim::Solutions(count) | Claim::Found(count) => {
                let noun = if count < 2 { "solution" } else { "solutions" };
                format!("le texte annonce {} {noun}", numbers.whole(count))
            }
            Claim::Size(count) => {
                let noun = if count < 2 { "reine" } else { "reines" };
                format!("le texte annonce {} {noun}", numbers.whole(count))
            }
        };
        match (judged.holds, judged.expected) {
            (Some(true), _) if judged.counts_printed => format!("{claim} et en contient autant"),
            (Some(true), _) => format!("{claim}\u{a0}; c’est vrai"),
            (Some(false), Some(expected)) => {
                format!(
                    "{claim}\u{a0}; le nombre exact est {}",
                    numbers.whole(expected)
                )
            }
            (Some(false), None) => format!("{claim}\u{a0}; c’est faux"),
            (None, _) => format!("{claim}\u{a0}; la comparaison n’a pas été possible"),
        }
    },
    reason: |numbers, wrong| match wrong.fault {
        NotASolution::Queens {
            found: found @ 0..=1,
            expected,
        } => format!("{found} reine au lieu de {expected}"),
        NotASolution::Queens { found, expected } => format!("{found} reines au lieu de {expected}"),
        NotASolution::Number { number } => {
            format!("{number} n’est ni une ligne ni une colonne de cet échiquier")
        }
        NotASolution::SquareNumber {
            number,
            first,
            last,
        } => format!(
            "{number} n’est pas le numéro d’une case\u{a0}: elles sont numérotées de {first} à {last}"
        ),
        NotASolution::VisitNumbers {
            twice: Some(twice),
            missing,
        } => format!("{twice} figure deux fois, {missing} manque"),
        NotASolution::VisitNumbers {
            twice: None,
            missing,
        } => format!("{missing} manque"),
        NotASolution::NoMove { number, from, to } => format!(
            "aucun coup de cavalier de l’étape {number} à l’étape {} ({from} à {to})",
            number + 1
        ),
        NotASolution::OffBoard { square } => format!("{square} n’est pas sur cet échiquier"),
        NotASolution::Repeated { square } => format!("{square} apparaît deux fois"),
        NotASolution::Uncovered { square } => format!("aucune reine ne couvre {square}"),
        NotASolution::Visits { found, expected } => format!(
            "cases visitées\u{a0}: {} sur {}",
            numbers.whole(found),
            numbers.whole(expected)
        ),
        NotASolution::Start { square } => format!("le parcours ne commence pas en {square}"),
        NotASolution::Jump { from, to } => {
            let place = wrong
                .jumps_at()
                .map(|place| format!(", case {place} du parcours"));
            format!(
                "aucun coup de cavalier ne mène de {from} à {to}{}",
                place.unwrap_or_default()
            )
        }
        NotASolution::Open { square } => {
            format!("de la dernière case, {square}, aucun coup ne ramène à la première")
        }
        NotASolution::Attack {
            first,
            second,
            line,
        } => {
            let along = match line {
                LineKind::Row => "sur une ligne",
                LineKind::Column => "sur une colonne",
                LineKind::Diagonal => "en diagonale",
            };
            format!("{first} et {second} se menacent {along}")
        }
        NotASolution::Given { square } => format!("pas de reine sur la case fixée {square}"),
    },
    open: "Montrer cet échiquier",
    unread_reason: |_, unread| {
        let expected = match unread.expected {
            Expected::Solution => "un échiquier ou une liste d’une forme connue".to_owned(),
            Expected::Digits(n) => format!("{n} chiffres"),
            Expected::Numbers(n) => format!("{n} nombres"),
            Expected::Squares(n) => format!("une rangée de {n} cases"),
            Expected::Rows { expected, found } if found > expected => {
                format!("un échiquier de {expected} lignes, mais il y en a plus")
            }
            Expected::Rows { expected, found } => {
                format!("un échiquier de {expected} lignes, mais il y en a {found}")
            }
            Expected::Bracket => "un crochet fermant".to_owned(),
        };
        format!(
            "«\u{a0}{}\u{a0}» n’a pas été lu\u{a0}; attendu\u{a0}: {expected}",
            unread.text
        )
    },
    departure: |numbers, at, printed, expected, name| {
        let line = numbers.whole(at.line);
        format!(
            "À partir de la ligne {line}, l’ordre n’est plus celui de {name}\u{a0}: le texte a {printed}, {name} a {expected}."
        )
    },
    and_more: |numbers, count| match count {
        1 => "et 1 autre".to_owned(),
        _ => format!("et {} autres", numbers.whole(count)),
    },
};

fn first_line(first: FirstLine) -> &'static str {
    match first {
        FirstLine::FirstRank => "la première ligne du texte est la ligne 1",
        FirstLine::LastRank => "la dernière ligne du texte est la ligne 1",
        FirstLine::FirstFile => "chaque ligne du texte est une colonne",
    }
}

fn verdict(numbers: &Numbers, verdict: &Verdict, name: &str) -> Sentence {
    let right = numbers.whole(verdict.right);
    let all = verdict
        .solutions
        .map(|all| numbers.whole(all))
        .unwrap_or_default();
    let in_order = match verdict.departure {
        None => "dans",
        Some(_) => "mais pas dans",
    };
    match verdict.selection {
        Some(Selection::OnePerClass) => {
            return Sentence::marked(&format!(
                "*{right} des {all} solutions*\u{a0}: une de chaque classe à symétrie près."
            ));
        }
        Some(Selection::First) => {
            return Sentence::marked(&match verdict.right {
                1 => format!("*La première des {all} solutions*."),
                _ => format!(
                    "*Les {right} premières des {all} solutions*, {in_order} l’ordre de {name}."
                ),
            });
        }
        None => {}
    }
    if verdict.is_complete() {
        return Sentence::marked(&match verdict.solutions {
            Some(0) => "*Il n’y a aucune solution*, et aucune n’est affichée.".to_owned(),
            Some(1) => "*La seule solution*, une fois.".to_owned(),
            _ => format!("*Les {all} solutions*, chacune une fois, {in_order} l’ordre de {name}."),
        });
    }
    let defects = [
        (verdict.missed(), "manquante", "manquantes"),
        (verdict.doubled.total, "répétée", "répétées"),
        (verdict.wrong.total, "fausse", "fausses"),
        (
            verdict.false_claims(),
            "affirmation fausse",
            "affirmations fausses",
        ),
        (verdict.unread.total, "ligne non lue", "lignes non lues"),
    ];
    let defects = defects.into_iter().filter(|&(count, ..)| count > 0);
    let defects = defects.map(|(count, one, many)| {
        let word = if count == 1 { one } else { many };
        format!("{} {word}", numbers.whole(count))
    });
    let defects = defects.collect::<Vec<_>>().join(", ");
    let found = match (verdict.solutions, verdict.right) {
        (Some(0), _) => "*Il n’y a aucune solution*".to_owned(),
        _ if verdict.has_no_board() => "*Le texte ne contient aucun échiquier*".to_owned(),
        (Some(_), 1) if !verdict.asks_for_all => {
            format!("*1 solution juste* (il en existe {all})")
        }
        (Some(_), _) if !verdict.asks_for_all && verdict.right > 0 => {
            format!("*{right} solutions justes* (il en existe {all})")
        }
        (Some(_), 0) => format!("*Aucune solution juste sur {all}*"),
        (Some(_), 1) => format!("*1 solution juste sur {all}*"),
        (Some(_), _) => format!("*{right} solutions justes sur {all}*"),
        (None, 0) => "*Aucune solution juste*".to_owned(),
        (None, 1) => "*1 solution juste*".to_owned(),
        (None, _) => format!("*{right} solutions justes*"),
    };
    let all_known = match verdict.solutions {
        Some(_) => "",
        None => {
            " Elles n’ont pas pu être comparées à toutes les solutions\u{a0}: il peut en manquer."
        }
    };
    let size_known = if verdict.knows_size {
        ""
    } else {
        " On ne sait pas si moins de reines suffiraient."
    };
    let defects = if defects.is_empty() {
        defects
    } else {
        format!("\u{a0}; {defects}")
    };
    Sentence::marked(&format!("{found}{defects}.{all_known}{size_known}"))
}
