//! Before the start: the seed, what the search will cost, why it cannot be run and what can be done.

use crate::Texts;
use queens_core::{Goal, Space, Unsupported};

use super::number::{Numbers, two_digits};
use super::{Sentence, setup};
use queens_page::settings::Family;

/// The texts of what is said before a search starts.
pub struct StartTexts {
    pub seed: &'static str,
    pub new_seed: &'static str,
    pub families: fn(Family) -> &'static str,
    /// Under the goals: those that the algorithm does not have.
    pub goals_lacking: fn(&str) -> String,
    /// The goal that was chosen, and the one that is chosen instead.
    pub goal_changed: fn(&str, &str) -> String,
    /// Why a search cannot be run.
    pub refused: fn(&Unsupported, &Numbers) -> String,
    /// In the strip, while the setup says why.
    pub cannot_run: fn() -> Sentence,
    /// Before the remedies.
    pub instead: &'static str,
    pub use_algorithm: fn(&str) -> String,
    pub use_size: fn(u8) -> String,
    pub use_goal: fn(&str) -> String,
    pub free_queens: &'static str,
    /// What a search costs.
    pub cost: &'static str,
    pub candidates: &'static str,
    pub time: &'static str,
    /// The rate that a time is reckoned with: measured, or assumed until it is.
    pub measured: fn(&str) -> String,
    pub assumed: fn(&str) -> String,
    pub years: fn(&str) -> String,
}

const YEAR: f64 = 31_557_600.0;
/// From so many years on, a time is written as a power of ten.
const MANY_YEARS: f64 = 1e6;

impl StartTexts {
    /// About this many seconds: in years, where they are many.
    pub fn about(texts: &Texts, seconds: f64) -> String {
        let years = seconds / YEAR;
        let time = match seconds {
            ..1.0 => return texts.transport.instant.to_owned(),
            _ if years < 2.0 => texts.transport.estimate(seconds),
            _ if years < MANY_YEARS => {
                let years = two_digits(years);
                (texts.start.years)(&texts.numbers.whole(years))
            }
            _ => (texts.start.years)(&texts.numbers.scientific(years)),
        };
        (texts.transport.about)(&time)
    }

    /// A number of candidates a second.
    pub fn rate(&self, numbers: &Numbers, rate: f64, is_measured: bool) -> String {
        let rate = numbers.whole(two_digits(rate));
        match is_measured {
            true => (self.measured)(&rate),
            false => (self.assumed)(&rate),
        }
    }
}

/// The name of a side of the board.
fn side(is_ranks: bool) -> char {
    if is_ranks { 'm' } else { 'n' }
}

fn names(goals: &[Goal], name: fn(Goal) -> &'static str) -> String {
    let names: Vec<_> = goals.iter().map(|&goal| name(goal)).collect();
    names.join(", ")
}

pub(super) const ENGLISH: StartTexts = StartTexts {
    seed: "Seed",
    new_seed: "New seed",
    families: |family| match family {
        Family::Columns => "Column by column",
        Family::Rows => "Row by row",
        Family::BruteForce => "Brute force",
        Family::Random => "Random",
        Family::Heuristics => "Heuristics",
        Family::Others => "Others",
    },
    goals_lacking: |goals| format!("Not with this algorithm: {goals}"),
    goal_changed: |from, to| {
        format!("This algorithm does not have the goal “{from}”; “{to}” is chosen")
    },
    refused: |why, numbers| {
        match why {
        Unsupported::Size {
            n, is_ranks, sizes, ..
        } => format!(
            "This algorithm serves boards from {side} = {} to {}, and {side} is {n}.",
            sizes.start(),
            sizes.end(),
            side = side(*is_ranks)
        ),
        Unsupported::Goal { goal, goals, .. } => format!(
            "This algorithm does not have the goal “{}”, only: {}.",
            names(&[*goal], setup::ENGLISH.goals),
            names(goals, setup::ENGLISH.goals)
        ),
        Unsupported::Given { .. } => {
            "This algorithm starts from an empty board: it cannot keep fixed queens.".to_owned()
        }
        Unsupported::Problem { .. } => "This algorithm solves another problem.".to_owned(),
        Unsupported::Starts { count, .. } => {
            format!("This algorithm starts from one square, and {count} are fixed.")
        }
        Unsupported::Endless { given, .. } if !given.is_empty() => {
            "It draws until it finds a solution, and none has these fixed queens: it would never end."
                .to_owned()
        }
        Unsupported::Endless { n, .. } => format!(
            "It draws until it finds a solution, and the {n}×{n} board has none: it would never end."
        ),
        Unsupported::Space { .. } => format!(
            "Too many candidates to look at one by one: this page looks at {} at most, however fast the machine is.",
            numbers.whole(Space::LIVE)
        ),
    }
    },
    cannot_run: || Sentence::marked("*This cannot be run.* The setup says why, and what can."),
    instead: "What works instead",
    use_algorithm: |name| format!("Use “{name}”"),
    use_size: |n| format!("Set n = {n}"),
    use_goal: |goal| format!("Choose “{goal}”"),
    free_queens: "Free the fixed queens",
    cost: "Cost before start",
    candidates: "Candidates",
    time: "Time for all",
    measured: |rate| format!("at {rate} a second, as measured in this browser"),
    assumed: |rate| format!("if {rate} a second are looked at (assumed, not measured)"),
    years: |years| format!("{years} years"),
};

pub(super) const FRENCH: StartTexts = StartTexts {
    seed: "Graine",
    new_seed: "Nouvelle graine",
    families: |family| match family {
        Family::Columns => "Colonne par colonne",
        Family::Rows => "Ligne par ligne",
        Family::BruteForce => "Force brute",
        Family::Random => "Au hasard",
        Family::Heuristics => "Heuristiques",
        Family::Others => "Autres",
    },
    goals_lacking: |goals| format!("Pas avec cet algorithme\u{a0}: {goals}"),
    goal_changed: |from, to| {
        format!(
            "Cet algorithme n’a pas l’objectif «\u{a0}{from}\u{a0}»\u{a0}; «\u{a0}{to}\u{a0}» est choisi"
        )
    },
    refused: |why, numbers| {
        match why {
        Unsupported::Size {
            n, is_ranks, sizes, ..
        } => format!(
            "Cet algorithme traite les échiquiers de {side} = {} à {}, et {side} vaut {n}.",
            sizes.start(),
            sizes.end(),
            side = side(*is_ranks)
        ),
        Unsupported::Goal { goal, goals, .. } => format!(
            "Cet algorithme n’a pas l’objectif «\u{a0}{}\u{a0}», seulement\u{a0}: {}.",
            names(&[*goal], setup::FRENCH.goals),
            names(goals, setup::FRENCH.goals)
        ),
        Unsupported::Given { .. } => {
            "Cet algorithme part d’un échiquier vide\u{a0}: il ne peut pas garder de reines fixées."
                .to_owned()
        }
        Unsupported::Problem { .. } => "Cet algorithme résout un autre problème.".to_owned(),
        Unsupported::Starts { count, .. } => {
            format!("Cet algorithme part d’une seule case, et {count} sont fixées.")
        }
        Unsupported::Endless { given, .. } if !given.is_empty() => {
            "Il tire au sort jusqu’à trouver une solution, et aucune ne contient ces reines fixées\u{a0}: il ne finirait jamais."
                .to_owned()
        }
        Unsupported::Endless { n, .. } => format!(
            "Il tire au sort jusqu’à trouver une solution, et l’échiquier {n}×{n} n’en a aucune\u{a0}: il ne finirait jamais."
        ),
        Unsupported::Space { .. } => format!(
            "Trop de candidats à examiner un par un\u{a0}: cette page en examine au plus {}, si rapide que soit la machine.",
            numbers.whole(Space::LIVE)
        ),
    }
    },
    cannot_run: || {
        Sentence::marked("*Impossible à lancer.* Les réglages disent pourquoi, et ce qui marche.")
    },
    instead: "Ce qui marche à la place",
    use_algorithm: |name| format!("Prendre «\u{a0}{name}\u{a0}»"),
    use_size: |n| format!("Mettre n = {n}"),
    use_goal: |goal| format!("Choisir «\u{a0}{goal}\u{a0}»"),
    free_queens: "Libérer les reines fixées",
    cost: "Coût avant le départ",
    candidates: "Candidats",
    time: "Temps pour tous",
    measured: |rate| format!("à {rate} par seconde, mesurés dans ce navigateur"),
    assumed: |rate| format!("si l’on en examine {rate} par seconde (supposé, non mesuré)"),
    years: |years| format!("{years} ans"),
};

pub(super) const ROMANIAN: StartTexts = StartTexts {
    seed: "Sămânță",
    new_seed: "Altă sămânță",
    families: |family| match family {
        Family::Columns => "Coloană cu coloană",
        Family::Rows => "Linie cu linie",
        Family::BruteForce => "Forță brută",
        Family::Random => "La întâmplare",
        Family::Heuristics => "Euristici",
        Family::Others => "Altele",
    },
    goals_lacking: |goals| format!("Nu cu acest algoritm: {goals}"),
    goal_changed: |from, to| format!("Acest algoritm nu are scopul „{from}”; e ales „{to}”"),
    refused: |why, numbers| {
        match why {
        Unsupported::Size {
            n, is_ranks, sizes, ..
        } => format!(
            "Acest algoritm merge pe table de la {side} = {} la {}, iar {side} e {n}.",
            sizes.start(),
            sizes.end(),
            side = side(*is_ranks)
        ),
        Unsupported::Goal { goal, goals, .. } => format!(
            "Acest algoritm nu are scopul „{}”, ci numai: {}.",
            names(&[*goal], setup::ROMANIAN.goals),
            names(goals, setup::ROMANIAN.goals)
        ),
        Unsupported::Given { .. } => {
            "Acest algoritm pornește de la o tablă goală: nu poate păstra regine fixate.".to_owned()
        }
        Unsupported::Problem { .. } => "Acest algoritm rezolvă altă problemă.".to_owned(),
        Unsupported::Starts { count, .. } => {
            format!("Acest algoritm pornește de pe un singur câmp, iar {count} sunt fixate.")
        }
        Unsupported::Endless { given, .. } if !given.is_empty() => {
            "Trage la sorți până găsește o soluție, iar niciuna nu conține aceste regine fixate: nu s-ar termina niciodată."
                .to_owned()
        }
        Unsupported::Endless { n, .. } => format!(
            "Trage la sorți până găsește o soluție, iar tabla {n}×{n} nu are niciuna: nu s-ar termina niciodată."
        ),
        Unsupported::Space { .. } => format!(
            "Prea multe combinații de luat pe rând: pagina ia cel mult {}, oricât de rapid ar fi calculatorul.",
            numbers.whole(Space::LIVE)
        ),
    }
    },
    cannot_run: || Sentence::marked("*Nu se poate porni.* Setările spun de ce și ce merge."),
    instead: "Ce merge în schimb",
    use_algorithm: |name| format!("Folosește „{name}”"),
    use_size: |n| format!("Pune n = {n}"),
    use_goal: |goal| format!("Alege „{goal}”"),
    free_queens: "Eliberează reginele fixate",
    cost: "Costul înainte de pornire",
    candidates: "Combinații",
    time: "Timp pentru toate",
    measured: |rate| format!("la {rate} pe secundă, măsurate în acest browser"),
    assumed: |rate| format!("dacă se iau {rate} pe secundă (presupus, nemăsurat)"),
    years: |years| format!("{years} de ani"),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Texts;
    use queens_page::language::Language;

    #[test]
    fn long_times_are_told_in_years_and_longer_ones_as_powers_of_ten() {
        let texts = Texts::of(Language::English);
        for (seconds, text) in [
            (0.4, "< 1 s"),
            (41.6, "about 42 s"),
            (125.0, "about 2 min"),
            (3.1e7, "about 359 d"),
            (1.2e11, "about 3,800 years"),
            (1.46e41, "about 4.6\u{a0}×\u{a0}10³³ years"),
        ] {
            assert_eq!(StartTexts::about(texts, seconds), text);
        }
    }

    #[test]
    fn a_rate_is_rounded_and_says_whether_it_was_measured() {
        let texts = Texts::of(Language::French);
        let said = texts.start.rate(&texts.numbers, 23_456_789.0, true);
        assert!(
            said.contains("23\u{202f}000\u{202f}000") && said.contains("mesurés"),
            "{said}"
        );
        let said = texts.start.rate(&texts.numbers, 1e7, false);
        assert!(said.contains("supposé"), "{said}");
    }

    #[test]
    fn a_goal_that_is_lacking_is_named_in_the_readers_language() {
        let why = Unsupported::Goal {
            id: "random-rows",
            goal: Goal::All,
            goals: &[Goal::First],
        };
        let said = Language::ALL.map(|language| {
            let texts = Texts::of(language);
            (texts.start.refused)(&why, &texts.numbers)
        });
        assert!(
            said[0].contains("“All”") && said[0].contains("First"),
            "{}",
            said[0]
        );
        assert!(
            said[1].contains("«\u{a0}Toutes\u{a0}»") && said[1].contains("Première"),
            "{}",
            said[1]
        );
        assert!(
            said[2].contains("„Toate”") && said[2].contains("Prima"),
            "{}",
            said[2]
        );
    }
}
