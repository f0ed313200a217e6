//! Puzzles.

use queens_core::Problem;
use queens_core::puzzle::{Day, Grade, Which};
use queens_core::text::joined;

use super::number::count;
use crate::puzzle::PuzzleTexts;

const MONTHS: [&str; 12] = [
    "ianuarie",
    "februarie",
    "martie",
    "aprilie",
    "mai",
    "iunie",
    "iulie",
    "august",
    "septembrie",
    "octombrie",
    "noiembrie",
    "decembrie",
];

/// A date in words.
pub(super) fn date(day: Day) -> String {
    let (year, month, day) = day.date();
    let month = MONTHS[month as usize - 1];
    format!("{day}\u{a0}{month} {year}")
}

/// The puzzle of a day, or with a seed, as the name of a puzzle goes on.
pub(super) fn which(which: Which) -> String {
    match which {
        Which::Day(day) => format!("din {}", date(day)),
        Which::Seed(seed) => seed.to_string(),
    }
}

pub(crate) const TEXTS: PuzzleTexts = PuzzleTexts {
    title: "Puzzle\u{2011}uri",
    about: |problem| match problem {
        Problem::Queens => "Câteva regine sunt date și există un singur fel de a le completa.",
        Problem::Domination => {
            "Câteva regine sunt date și există un singur fel de a acoperi tabla cu cât mai puține regine în total."
        }
        Problem::Knight => "Un parcurs e început și există un singur fel de a-l termina.",
    },
    of_day: |day, is_solved| {
        if is_solved {
            format!("Puzzle-ul zilei, {} (rezolvat)", date(day))
        } else {
            format!("Puzzle-ul zilei, {}", date(day))
        }
    },
    no_day: "Ceasul acestui dispozitiv arată o zi fără puzzle.",
    another: "Alt puzzle",
    size: "Mărimea n",
    grade: "Dificultate",
    grades: |grade| match grade {
        Grade::Forced => "1 – mutări forțate",
        Grade::OneContradiction => "2 – o contradicție",
        Grade::Contradictions => "3 – mai multe contradicții",
        Grade::Nested => "4 – contradicții una în alta",
    },
    made: |n, grades| match grades {
        [grade] => format!("Pe tabla {n}×{n}, toate puzzle-urile au dificultatea {grade}."),
        _ => format!(
            "Pe tabla {n}×{n}, dificultățile sunt {}.",
            joined(grades, ", ")
        ),
    },
    name: |posed| {
        format!(
            "Puzzle-ul {}, dificultate {}",
            which(posed.which),
            posed.setup.grade()
        )
    },
    coming: "Puzzle-ul se pregătește…",
    numbered: |it, has_given, numbers| {
        let [number, solutions, class, classes] =
            [it.number, it.solutions, it.class, it.classes].map(|it| numbers.whole(it.into()));
        let on = if has_given { " de pe tabla goală" } else { "" };
        format!(
            "Soluția *{number}* din {solutions}{on}, în clasa de simetrie *{class}* din {classes}"
        )
    },
    solved: |time, hints| match hints {
        0 => format!("În *{time}*, fără indicii"),
        _ => {
            let steps = count(hints.into(), "un pas", "pași");
            format!("În *{time}*, cu {steps} de indicii")
        }
    },
    unkept: "Browserul nu a putut nota rezolvarea",
    recorded: |puzzles| match puzzles {
        0 => "Puzzle-urile rezolvate se notează aici, doar în acest browser.".to_owned(),
        1 => "Un puzzle rezolvat, notat doar în acest browser.".to_owned(),
        _ => format!(
            "{} rezolvate, notate doar în acest browser.",
            count(puzzles as u64, "un puzzle", "puzzle-uri")
        ),
    },
    nothing_kept: "Browserul nu păstrează nimic pentru această pagină: ce rezolvați nu se notează.",
    export: "Salvează într-un fișier",
    clear: "Uită-le pe toate",
};
