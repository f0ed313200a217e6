//! Puzzles.

use queens_core::Problem;
use queens_core::puzzle::{Day, Grade, Which};
use queens_core::text::joined;

use super::number::count;
use crate::puzzle::PuzzleTexts;

const MONTHS: [&str; 12] = [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
];

/// A date in words.
pub(super) fn date(day: Day) -> String {
    let (year, month, day) = day.date();
    let month = MONTHS[month as usize - 1];
    let day = if day == 1 {
        "1er".to_owned()
    } else {
        day.to_string()
    };
    format!("{day}\u{a0}{month} {year}")
}

/// The puzzle of a day, or with a seed, as the name of a puzzle goes on.
pub(super) fn which(which: Which) -> String {
    match which {
        Which::Day(day) => format!("du {}", date(day)),
        Which::Seed(seed) => seed.to_string(),
    }
}

pub(crate) const TEXTS: PuzzleTexts = PuzzleTexts {
    title: "Casse-têtes",
    about: |problem| match problem {
        Problem::Queens => {
            "Quelques reines sont données, et il n’y a qu’une façon de les compléter."
        }
        Problem::Domination => {
            "Quelques reines sont données, et il n’y a qu’une façon de couvrir l’échiquier avec le moins de reines possible en tout."
        }
        Problem::Knight => "Un parcours est commencé, et il n’y a qu’une façon de le finir.",
    },
    of_day: |day, is_solved| {
        if is_solved {
            format!("Casse-tête du jour, {} (résolu)", date(day))
        } else {
            format!("Casse-tête du jour, {}", date(day))
        }
    },
    no_day: "L’horloge de cet appareil indique un jour sans casse-tête.",
    another: "Un autre casse-tête",
    size: "Taille n",
    grade: "Difficulté",
    grades: |grade| match grade {
        Grade::Forced => "1 – coups forcés",
        Grade::OneContradiction => "2 – une contradiction",
        Grade::Contradictions => "3 – plusieurs contradictions",
        Grade::Nested => "4 – contradictions emboîtées",
    },
    made: |n, grades| match grades {
        [grade] => {
            format!("Sur l’échiquier {n}×{n}, tous les casse-têtes sont de difficulté {grade}.")
        }
        _ => {
            let grades = joined(grades, ", ");
            format!("Sur l’échiquier {n}×{n}, les difficultés sont {grades}.")
        }
    },
    name: |posed| {
        format!(
            "Casse-tête {}, difficulté {}",
            which(posed.which),
            posed.setup.grade()
        )
    },
    coming: "Le casse-tête se prépare…",
    numbered: |it, has_given, numbers| {
        let [number, solutions, class, classes] =
            [it.number, it.solutions, it.class, it.classes].map(|it| numbers.whole(it.into()));
        let on = if has_given {
            " de l’échiquier vide"
        } else {
            ""
        };
        format!(
            "Solution *{number}* sur {solutions}{on}, dans la classe *{class}* sur {classes} à symétrie près"
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
