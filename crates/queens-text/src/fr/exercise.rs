//! Exercises.

use queens_core::Problem;
use queens_page::exercise::Task;
use queens_page::exercise::composing::ComposeError;
use queens_page::exercise::result::{ResultError, VERSION};

use super::number::count;
use crate::exercise::ExerciseTexts;
use crate::pictures::is_empty;

pub(crate) const TEXTS: ExerciseTexts = ExerciseTexts {
    asks: |task, problem, from, to| match task {
        Task::Predict(_) => format!(
            "De l’étape {from} à l’étape {to}\u{a0}: dites ce qui suit, chaque fois qu’on vous le demande."
        ),
        Task::Solutions => {
            format!("Combien de solutions la recherche a-t-elle trouvées à l’étape {to}\u{a0}?")
        }
        Task::Counters => format!("Que disent les compteurs à l’étape {to}\u{a0}?"),
        Task::Complete if problem == Problem::Knight => "Finissez ce parcours.".to_owned(),
        Task::Complete => "Complétez cet échiquier.".to_owned(),
    },
    answered: |answered, all| {
        format!(
            "{} sur {all}",
            count(answered as u64, "réponse", "réponses")
        )
    },
    begin: "Commencer",
    in_hand: |task, problem| match task {
        Task::Predict(_) => "En cours\u{a0}: lancez la lecture et répondez aux questions.",
        Task::Complete if problem == Problem::Knight => {
            "En cours\u{a0}: déplacez le cavalier sur l’échiquier."
        }
        Task::Complete => "En cours\u{a0}: placez les pièces sur l’échiquier.",
        Task::Solutions | Task::Counters => "La recherche s’y rend…",
    },
    check: "Répondre",
    predicted: |right, asked| match right {
        _ if asked == 0 => "Rien n’a été demandé.".to_owned(),
        0 | 1 => format!("{right} réponse juste sur {asked}."),
        _ => format!("{right} réponses justes sur {asked}."),
    },
    completed: |hints| match hints {
        0 => "Complété sans indice.".to_owned(),
        _ => format!(
            "Complété avec {}.",
            count(hints.into(), "indice", "indices")
        ),
    },
    right: |given| format!("{given}\u{a0}: juste"),
    wrong: |given, right| format!("{given}\u{a0}: faux, c’est {right}"),
    labelled: |label, said| format!("{label} {said}"),
    several: |all| all.join("\u{a0}; "),
    open: "Sans réponse.",
    result: "Votre résultat",
    code: |code| format!("Code\u{a0}: {code}"),
    copy: "Copier le résultat",
    guard: "Le code révèle les fautes de frappe. Il n’empêche personne de tricher.",
    unkept: "Votre navigateur ne garde pas vos réponses\u{a0}: copiez le résultat avant de fermer la page.",
    restart: "Recommencer",
    drop_all: |answers| match answers {
        1 => "Effacer la réponse et recommencer\u{a0}?".to_owned(),
        _ => format!("Effacer les {answers} réponses et recommencer\u{a0}?"),
    },
    leave: "Quitter l’exercice",
    drop: "Les effacer",
    ask_again: "Un lien recopié à la main ou coupé sur plusieurs lignes perd un morceau\u{a0}: la personne qui l’a envoyé peut le renvoyer.",
    without: "Continuer sans l’exercice",
    compose: "Créer un exercice…",
    about: "Posez des questions sur la recherche et l’échiquier affichés. Qui ouvre le lien répond à côté de l’échiquier et obtient un résultat à remettre. Les résultats et les compteurs restent visibles\u{a0}: on peut les y lire.",
    from: "De l’étape",
    to: "À l’étape",
    tasks: "Ce qui est demandé",
    task: |task| match task {
        Task::Predict(_) => "Qu’est-ce qui suit\u{a0}? (prédire)",
        Task::Solutions => "Combien de solutions, à la fin de ces étapes\u{a0}?",
        Task::Counters => "Les compteurs, à la fin de ces étapes",
        Task::Complete => {
            "Compléter l’échiquier\u{a0}: ce qui est fixé et ce que vous avez placé en jouant"
        }
    },
    error: |error, numbers| {
        match error {
        ComposeError::NoTask => "Choisissez ce qui est demandé.".to_owned(),
        ComposeError::TooLarge { n } => {
            format!("On peut créer des exercices jusqu’à n\u{a0}=\u{a0}32, pas pour n\u{a0}=\u{a0}{n}.")
        }
        ComposeError::NoSearch => {
            "Ces questions portent sur les étapes d’une recherche\u{a0}: lancez-la d’abord, avec pour objectif Première ou Toutes."
                .to_owned()
        }
        ComposeError::BadStep { value, known } if is_empty(value) => {
            let known = numbers.whole(*known);
            format!("Un champ d’étape est vide\u{a0}: choisissez de 0 à {known}.")
        }
        ComposeError::BadStep { value, known } => {
            let known = numbers.whole(*known);
            format!(
                "«\u{a0}{value}\u{a0}» n’est pas une étape de cette recherche\u{a0}: choisissez de 0 à {known}."
            )
        }
        ComposeError::NoCounters => {
            "Cet algorithme ne tient aucun de ces compteurs\u{a0}: décochez cette question.".to_owned()
        }
        ComposeError::Empty { from, to } => format!(
            "L’étape {to} ne vient pas après l’étape {from}\u{a0}: choisissez-en une plus tardive."
        ),
        ComposeError::Infeasible => "Cet échiquier ne peut pas être complété.".to_owned(),
        ComposeError::TooLong => {
            "Le lien serait trop long\u{a0}: retirez quelques-unes des pièces placées.".to_owned()
        }
    }
    },
    link: "Lien vers l’exercice",
    try_it: "Essayer",
    check_result: "Vérifier un résultat",
    check_label: "Le résultat, ou son code",
    bad_code: |error| match error {
        ResultError::NoCode => {
            "Ce texte ne contient pas de code. Un code commence comme 1-0a1b2c3d-.".to_owned()
        }
        ResultError::Mistyped { code } => format!(
            "Le code {code} est mal tapé ou coupé\u{a0}: sa somme de contrôle ne correspond pas."
        ),
        ResultError::Later { version } => {
            format!(
                "Le code est de la version {version}\u{a0}; cette page lit la version {VERSION}."
            )
        }
    },
    of_this: "Le code est valide et correspond à cet exercice. Il dit\u{a0}:",
    disagrees: "Le code est valide et correspond à cet exercice, mais le texte qui l’accompagne dit autre chose. Seul compte ce que dit le code\u{a0}:",
    of_linked: |exercise, agrees| {
        if agrees {
            format!(
                "Le code est valide, mais c’est celui d’un autre exercice, dont le texte donne le lien\u{a0}: {exercise}. Il dit\u{a0}:"
            )
        } else {
            format!(
                "Le code est valide, mais c’est celui d’un autre exercice ({exercise}), et le texte qui l’accompagne dit autre chose. Seul compte ce que dit le code\u{a0}:"
            )
        }
    },
    of_another: |exercise| {
        format!(
            "Le code est valide, mais c’est celui d’un autre exercice ({exercise})\u{a0}; ouvrez son lien pour voir ce qui était demandé. Il dit\u{a0}:"
        )
    },
};
