//! Before the start: the seed, what the search will cost, why it cannot be run and what can be done.

use queens_core::Unsupported;
use queens_page::settings::Family;

use super::setup;
use crate::Sentence;
use crate::start::{StartTexts, names, side};

pub(crate) const TEXTS: StartTexts = StartTexts {
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
            names(&[*goal], setup::TEXTS.goals),
            names(goals, setup::TEXTS.goals)
        ),
        Unsupported::Given { .. } => {
            "Acest algoritm pornește de la o tablă goală: nu poate păstra regine fixate.".to_owned()
        }
        Unsupported::Problem { .. } => "Acest algoritm rezolvă altă problemă.".to_owned(),
        Unsupported::Queens { k: Some(k), n, .. } => format!(
            "Pe cadre se găsesc numai mulțimi cu mai puține regine decât coloane: k e {k}, aici cel mult {}.",
            n - 1
        ),
        Unsupported::Queens { .. } => {
            "Pe cadre se găsesc numai mulțimi cu mai puține regine decât coloane, iar aici ar putea fi nevoie de mai multe."
                .to_owned()
        }
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
        Unsupported::Space { most, .. } => format!(
            "Prea multe combinații de luat pe rând: pagina ia cel mult {}, oricât de rapid ar fi calculatorul.",
            numbers.whole(*most)
        ),
    }
    },
    cannot_run: || Sentence::marked("*Nu se poate porni.* Setările spun de ce și ce merge."),
    alternative: "Ce merge în schimb",
    use_algorithm: |name| format!("Folosește „{name}”"),
    use_size: |n| format!("Pune n\u{a0}=\u{a0}{n}"),
    use_goal: |goal| format!("Alege „{goal}”"),
    free_queens: "Eliberează reginele fixate",
    cost: "Costul înainte de pornire",
    candidates: "Combinații",
    time: "Timp pentru toate",
    measured: |rate| format!("la {rate} pe secundă, măsurate în acest browser"),
    assumed: |rate| format!("dacă se iau {rate} pe secundă (presupus, nemăsurat)"),
    years: |years| format!("{years} de ani"),
};
