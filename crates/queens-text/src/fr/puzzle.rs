//! Puzzles.

use queens_core::Problem;
use queens_core::puzzle::{Grade, PuzzleError, PuzzleSetup};

use super::number::count;
use crate::puzzle::PuzzleTexts;

pub(crate) const TEXTS: PuzzleTexts = PuzzleTexts {
    title: "Casse-têtes",
    about: "Quelques reines sont données, et il n’y a qu’une façon de les compléter.",
    of_day: |date| format!("Casse-tête du jour, {date}"),
    no_day: "L’horloge de cet appareil indique un jour sans casse-tête.",
    another: "Un autre casse-tête",
    size: "Colonnes",
    grade: "Difficulté",
    grades: |grade| match grade {
        Grade::Forced => "1 – coups forcés",
        Grade::OneContradiction => "2 – une contradiction",
        Grade::Contradictions => "3 – plusieurs contradictions",
        Grade::Nested => "4 – contradictions emboîtées",
    },
    none: |error| match error {
        PuzzleError::NoSuchGrade { problem, n, grade } => {
            let most = Grade::made(*problem, *n).len();
            format!(
                "Sur {n} colonnes, aucun casse-tête n’est de difficulté {grade}\u{a0}: le maximum y est {most}."
            )
        }
        PuzzleError::Size { .. } | PuzzleError::Grade(_) => {
            let sizes = PuzzleSetup::sizes(Problem::Queens);
            let (min, max) = (sizes.start(), sizes.end());
            format!("Les casse-têtes ont de {min} à {max} colonnes et une difficulté de 1 à 4.")
        }
    },
    cover: |n, queens| {
        format!(
            "Couvrir {n} × {n} avec {}",
            count(queens.into(), "reine", "reines")
        )
    },
    tour: |n| format!("Finir un parcours du cavalier sur {n} × {n}"),
    name: |posed| {
        format!(
            "Casse-tête {}, difficulté {}",
            posed.which,
            posed.setup.grade()
        )
    },
    coming: "Le casse-tête se prépare…",
    numbered: |it, numbers| {
        let [number, solutions, class, classes] =
            [it.number, it.solutions, it.class, it.classes].map(|it| numbers.whole(it.into()));
        format!(
            "Solution *{number}* sur {solutions}, dans la classe *{class}* sur {classes} à symétrie près"
        )
    },
    solved: |time, hints| match hints {
        0 => format!("En *{time}*, sans indice"),
        _ => {
            let hints = count(hints.into(), "indice", "indices");
            format!("En *{time}*, avec {hints}")
        }
    },
    unkept: "Votre navigateur n’a pas pu noter le casse-tête résolu",
    recorded: |puzzles| match puzzles {
        0 => "Les casse-têtes résolus sont notés ici, dans ce navigateur seulement.".to_owned(),
        1 => "Un casse-tête résolu, noté dans ce navigateur seulement.".to_owned(),
        _ => format!("{puzzles} casse-têtes résolus, notés dans ce navigateur seulement."),
    },
    nothing_kept: "Votre navigateur ne conserve rien pour cette page\u{a0}: ce que vous résolvez n’est pas noté.",
    export: "Enregistrer un fichier",
    clear: "Tout oublier",
};
