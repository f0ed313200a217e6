//! Worksheets.

use queens_core::Problem;
use queens_page::worksheet::WorksheetKind;

use crate::pictures::is_empty;
use crate::worksheet::WorksheetTexts;

pub(crate) const TEXTS: WorksheetTexts = WorksheetTexts {
    title: "Fiche d’exercices",
    open: "Créer une fiche d’exercices…",
    kind_label: "Contenu",
    kind: |kind| match kind {
        WorksheetKind::Boards => "Échiquiers vides",
        WorksheetKind::Step => "Cette étape : la suite ?",
    },
    size: "Colonnes et lignes",
    boards_label: "Échiquiers",
    boards: |boards| match boards {
        1 => "1 par page".to_owned(),
        _ => format!("{boards} par page"),
    },
    answers: "Réponses sur une page à part",
    preview: "Aperçu",
    print: "Imprimer",
    bad_size: |problem, typed| {
        let wrong = if is_empty(typed) {
            "Le champ de la taille est vide".to_owned()
        } else {
            format!("« {typed} » n’est pas une taille d’échiquier pour ce problème")
        };
        let allowed = if problem.is_rectangular() {
            "tapez de 1 à 32 colonnes et lignes, comme 8 ou 6×8"
        } else {
            "tapez un nombre de 1 à 32, comme 8, car l’échiquier est carré"
        };
        format!("{wrong} : {allowed}.")
    },
    no_step: "Aucune étape affichée n’est suivie d’une autre. Lancez une recherche et arrêtez-la à l’étape voulue.",

    task: |problem, n| {
        match problem {
        Problem::Queens if n == 1 => "Placez une reine.".to_owned(),
        Problem::Queens => format!("Placez {n} reines sans qu’aucune n’en menace une autre."),
        Problem::Domination => "Placez le moins de reines possible pour que chaque case soit menacée ou occupée.".to_owned(),
        Problem::Knight => "Menez le cavalier sur toutes les cases, une fois chacune : numérotez-les dans l’ordre des visites.".to_owned(),
    }
    },
    question: |step| format!("Que se passe-t-il ensuite ? La recherche en est à l’étape {step}."),
    name: "Nom",
    answers_title: "Réponses",
    no_answers: |problem| match problem {
        Problem::Queens => {
            "Pas de réponses\u{a0}: sur des échiquiers de cette taille, les reines ne peuvent pas être placées."
        }
        _ => {
            "Pas encore de réponses\u{a0}: ce sont celles qu’une recherche sur cet échiquier a trouvées. Lancez-en une, puis revenez."
        }
    },
};
