//! The explorer: the path of the search, its total and its counters.

use queens_core::Problem;
use queens_page::screen::View;

use super::counter;
use crate::Sentence;
use crate::explorer::{ExplorerTexts, Key};

pub(crate) const TEXTS: ExplorerTexts = ExplorerTexts {
    region: "Explorateur",
    view: |view| match view {
        View::Tree => "Arbre",
        View::Stack => "Pile",
        View::Results => "Résultats",
        View::Compare => "Comparer",
        View::Starts => "Départs",
        View::Proof => "Preuve",
        View::Examples => "Exemples",
        View::Sheets => "Fiches",
        View::About => "À propos",
    },
    calls: "Appels du programme",
    path: "Chemin jusqu’à l’étape actuelle",
    no_path: "Aucune reine n’est placée.",
    repairs: "Cette recherche ne parcourt aucun arbre\u{a0}: toutes les reines sont là d’emblée et se déplacent l’une après l’autre.",
    no_tree: "Cette recherche ne parcourt aucun arbre\u{a0}: chaque combinaison est examinée à part, avec toutes ses reines.",
    levels_above: |levels| match levels {
        1 => "1 niveau au-dessus".to_owned(),
        _ => format!("{levels} niveaux au-dessus"),
    },
    given: |square| format!("{square}, fixée"),
    start: |square| format!("{square}, départ"),
    rejected: |square| format!("{square}, refusée"),
    taken_back: |square| format!("{square}, retirée"),
    key: Key {
        title: "Signes du chemin",
        choice: "sur le chemin",
        given: "fixée",
        failed: "sous-arbre sans solution",
        solved: "sous-arbre avec solutions",
        pruned: "refusée",
        unexplored: "inexplorée",
    },
    result: "Résultat\u{a0}: ",
    total: |numbers, total| {
        let solutions = match total.solutions {
            0 if total.is_one_try => return Sentence::marked("*Aucune solution* depuis ce départ"),
            0 if total.is_exact => return Sentence::marked("*Aucune solution*"),
            0 if total.is_over => return Sentence::marked("*Aucune solution trouvée*"),
            0 if total.is_stopped => return Sentence::marked("*Aucune solution* avant l’arrêt"),
            0 => return Sentence::marked("*Aucune solution* jusqu’ici"),
            1 => "1 solution".to_owned(),
            count => format!("{} solutions", numbers.whole(count)),
        };
        Sentence::marked(&if total.is_exact && total.by_class {
            format!(
                "*{} à symétrie près*, {solutions} en tout",
                numbers.whole(total.classes)
            )
        } else if total.is_exact {
            format!(
                "*{solutions}*, {} à symétrie près",
                numbers.whole(total.classes)
            )
        } else if total.is_first {
            "*Première solution trouvée*\u{a0}: la recherche s’arrête là".to_owned()
        } else if total.is_stopped {
            format!("*Au moins {solutions}*\u{a0}: recherche arrêtée")
        } else if total.by_class {
            format!(
                "*Au moins {} à symétrie près* jusqu’ici",
                numbers.whole(total.classes)
            )
        } else if total.is_over {
            format!("*Au moins {solutions}*")
        } else {
            format!("*Au moins {solutions}* jusqu’ici")
        })
    },
    counters: "Compteurs",
    at_step: |step| format!("À l’étape {step}"),
    not_counted: "non compté",
    counter: |problem, name| match problem {
        Problem::Knight => counter::knight(name),
        Problem::Queens | Problem::Domination => counter::queens(name),
    },
};
