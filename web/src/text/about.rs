//! The page about the problem: its rules, its history, its numbers, the questions of the sheets with
//! their answers, what the sheets have wrong, where all of it comes from, and the words of this page.
//! One file a language, and one a problem beside it.

pub(crate) mod code;
mod english;
pub(crate) mod examples;
mod french;
mod romanian;
pub(crate) mod tables;
pub(crate) mod topic;

use super::Language;
use topic::{Accessibility, Domination, Knight};

/// The texts of the page about the problem. Their marks are those of [`topic`].
pub(crate) struct AboutTexts {
    pub(crate) title: &'static str,
    pub(crate) lead: &'static str,
    /// The name of the list of parts.
    pub(crate) contents: &'static str,
    pub(crate) back: &'static str,
    pub(crate) rules: Part,
    pub(crate) blocked: Part,
    /// Under the board with five queens, and under the one with seven.
    pub(crate) captions: [&'static str; 2],
    pub(crate) history: Part,
    pub(crate) counts: Part,
    /// The heads of the table: n, all solutions, fundamental ones.
    pub(crate) heads: [&'static str; 3],
    /// Beside the number that a sheet prints differently.
    pub(crate) not_720: &'static str,
    pub(crate) domination: Domination,
    pub(crate) accessibility: Accessibility,
    /// The search that moves queens until none is attacked.
    pub(crate) conflicts: Part,
    pub(crate) knight: Knight,
    pub(crate) slips: Part,
    /// Before what a sheet says, and before what is right.
    pub(crate) says: &'static str,
    pub(crate) right: &'static str,
    pub(crate) slip_list: [Slip; SLIPS],
    pub(crate) sources: Part,
    pub(crate) sheets: &'static str,
    pub(crate) literature: &'static str,
    /// Before the number of a sheet.
    pub(crate) sheet: &'static str,
    /// For each sheet, what this page takes from it.
    pub(crate) sheet_notes: [&'static str; 5],
    /// For each work, what this page takes from it.
    pub(crate) work_notes: [&'static str; 9],
    pub(crate) glossary: Part,
    pub(crate) setup: [Term; TERMS],
}

/// The number of slips that are told.
pub(crate) const SLIPS: usize = 11;
/// The number of words that are explained.
pub(crate) const TERMS: usize = 17;

/// A part of the page: its heading and its paragraphs.
pub(crate) struct Part {
    pub(crate) title: &'static str,
    pub(crate) paragraphs: &'static [&'static str],
}

/// Something that a sheet has wrong.
pub(crate) struct Slip {
    /// The sheet and its section.
    pub(crate) place: &'static str,
    pub(crate) says: &'static str,
    pub(crate) right: &'static str,
}

/// A word of this page and its meaning.
pub(crate) struct Term {
    pub(crate) word: &'static str,
    pub(crate) meaning: &'static str,
}

/// A sheet or a work, as it names itself.
pub(crate) struct Work {
    pub(crate) author: &'static str,
    pub(crate) title: &'static str,
    pub(crate) rest: &'static str,
    /// The language of the title.
    pub(crate) language: &'static str,
    pub(crate) link: Option<&'static str>,
}

/// The five sheets, by their numbers 000 to 004.
pub(crate) static SHEETS: [Work; 5] = [
    Work {
        author: "Karine Zampieri, Stéphane Rivière",
        title: "Problème des reines sur l’échiquier [hs04] - Exercices",
        rest: "Unisciel algoprogram, Université Haute-Alsace, 21 mai 2018",
        language: "fr",
        link: None,
    },
    Work {
        author: "",
        title: "Le problème des huit reines",
        rest: "",
        language: "fr",
        link: None,
    },
    Work {
        author: "",
        title: "Problème des huit dames (3)",
        rest: "",
        language: "fr",
        link: None,
    },
    Work {
        author: "Marcu Gabriela",
        title: "Problema celor 8 regine. Temă de proiect",
        rest: "Metode avansate de programare, 19.12.2022",
        language: "ro",
        link: None,
    },
    Work {
        author: "",
        title: "TD\u{a0}: Jeux d’échecs",
        rest: "I. Le problème des huit reines. II. Le parcours du cavalier",
        language: "fr",
        link: None,
    },
];

/// The works beyond the sheets.
pub(crate) static WORKS: [Work; 9] = [
    Work {
        author: "H. C. von Warnsdorff",
        title: "Des Rösselsprunges einfachste und allgemeinste Lösung",
        rest: "Schmalkalden (1823)",
        language: "de",
        link: None,
    },
    Work {
        author: "E. Pauls",
        title: "Das Maximalproblem der Damen auf dem Schachbrete",
        rest: "Deutsche Schachzeitung 29 (1874)",
        language: "de",
        link: None,
    },
    Work {
        author: "R. M. Haralick, G. L. Elliott",
        title: "Increasing tree search efficiency for constraint satisfaction problems",
        rest: "Artificial Intelligence 14 (1980)",
        language: "en",
        link: None,
    },
    Work {
        author: "R. Sosič, J. Gu",
        title: "A polynomial time algorithm for the n-queens problem",
        rest: "SIGART Bulletin 1 (1990)",
        language: "en",
        link: None,
    },
    Work {
        author: "S. Minton, M. D. Johnston, A. B. Philips, P. Laird",
        title: "Minimizing conflicts: a heuristic repair method for constraint satisfaction and scheduling problems",
        rest: "Artificial Intelligence 58 (1992)",
        language: "en",
        link: None,
    },
    Work {
        author: "M. Richards",
        title: "Backtracking algorithms in MCPL using bit patterns and recursion",
        rest: "University of Cambridge Computer Laboratory, TR 433 (1997)",
        language: "en",
        link: None,
    },
    Work {
        author: "OEIS",
        title: "A000170",
        rest: "oeis.org",
        language: "en",
        link: Some("https://oeis.org/A000170"),
    },
    Work {
        author: "OEIS",
        title: "A002562",
        rest: "oeis.org",
        language: "en",
        link: Some("https://oeis.org/A002562"),
    },
    Work {
        author: "OEIS",
        title: "A075458",
        rest: "oeis.org",
        language: "en",
        link: Some("https://oeis.org/A075458"),
    },
];

static ENGLISH: AboutTexts = english::TEXTS;
static FRENCH: AboutTexts = french::TEXTS;
static ROMANIAN: AboutTexts = romanian::TEXTS;

/// The texts in this language. They are no table of [`super::Texts`]: nobody fetches them who does not
/// read them.
pub(crate) fn texts(language: Language) -> &'static AboutTexts {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::Romanian => &ROMANIAN,
    }
}

#[cfg(test)]
mod tests;
