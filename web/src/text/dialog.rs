//! Dialogs: the keys, and the engine that stopped.

use crate::model::Failure;

/// The texts of dialogs.
pub(crate) struct DialogTexts {
    pub(crate) close: &'static str,
    /// The title of the list of keys.
    pub(crate) keys: &'static str,
    /// The title of the failure.
    pub(crate) stopped: &'static str,
    pub(crate) failure: fn(Failure) -> &'static str,
    pub(crate) reload: &'static str,
    pub(crate) copy_details: &'static str,
}

/// The list of keys: what each key does, and the names of keys that have one.
pub(crate) struct KeysTexts {
    pub(crate) playback: &'static str,
    pub(crate) play: &'static str,
    pub(crate) step: &'static str,
    pub(crate) ten_steps: &'static str,
    pub(crate) ends: &'static str,
    pub(crate) next_solution: &'static str,
    pub(crate) next_dead_end: &'static str,
    pub(crate) next_rejection: &'static str,
    pub(crate) next_on_square: &'static str,
    /// What Shift makes of the four keys before.
    pub(crate) backwards: &'static str,
    pub(crate) go_to: &'static str,
    pub(crate) speed: &'static str,
    pub(crate) this_list: &'static str,
    pub(crate) on_board: &'static str,
    pub(crate) move_about: &'static str,
    pub(crate) toggle: &'static str,
    pub(crate) row_ends: &'static str,
    pub(crate) leave: &'static str,
    pub(crate) marks: &'static str,
    pub(crate) space_key: &'static str,
    pub(crate) shift_key: &'static str,
    pub(crate) home_key: &'static str,
    pub(crate) end_key: &'static str,
    pub(crate) enter_key: &'static str,
    pub(crate) tab_key: &'static str,
}

pub(super) const ENGLISH: DialogTexts = DialogTexts {
    close: "Close",
    keys: "Keys",
    stopped: "The engine stopped",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "It could not be started. Your settings are kept; reload it to search."
        }
        Failure::Crashed => {
            "It met an error. Your settings are kept, and the steps read so far can still be seen."
        }
        Failure::OtherBuild => {
            "It is of another version than this page. Reload the page to get both of the same version."
        }
        Failure::Silent => "It did not answer, even after it was replaced. Your settings are kept.",
    },
    reload: "Reload engine",
    copy_details: "Copy details",
};

pub(super) const KEYS_ENGLISH: KeysTexts = KeysTexts {
    playback: "Playback",
    play: "Play or pause",
    step: "Step back, forward",
    ten_steps: "Ten steps",
    ends: "First, last step",
    next_solution: "Next solution",
    next_dead_end: "Next dead end",
    next_rejection: "Next rejection",
    next_on_square: "Next event on the chosen square",
    backwards: "The same, backwards",
    go_to: "Menu “Go to”",
    speed: "Faster, slower",
    this_list: "This list",
    on_board: "When the board has focus",
    move_about: "Move between squares",
    toggle: "Fix or free a queen",
    row_ends: "First, last in row",
    leave: "Leave the board",
    marks: "Marks",
    space_key: "Space",
    shift_key: "Shift",
    home_key: "Home",
    end_key: "End",
    enter_key: "Enter",
    tab_key: "Tab",
};

pub(super) const FRENCH: DialogTexts = DialogTexts {
    close: "Fermer",
    keys: "Touches",
    stopped: "Le moteur s’est arrêté",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "Il n’a pas pu démarrer. Vos réglages sont gardés\u{a0}; rechargez-le pour chercher."
        }
        Failure::Crashed => {
            "Il a rencontré une erreur. Vos réglages sont gardés, et les étapes déjà lues restent visibles."
        }
        Failure::OtherBuild => {
            "Il est d’une autre version que cette page. Rechargez la page pour que les deux soient de la même version."
        }
        Failure::Silent => {
            "Il n’a pas répondu, même après avoir été remplacé. Vos réglages sont gardés."
        }
    },
    reload: "Recharger le moteur",
    copy_details: "Copier les détails",
};

pub(super) const KEYS_FRENCH: KeysTexts = KeysTexts {
    playback: "Lecture",
    play: "Lire ou mettre en pause",
    step: "Une étape en arrière, en avant",
    ten_steps: "Dix étapes",
    ends: "Première, dernière étape",
    next_solution: "Solution suivante",
    next_dead_end: "Impasse suivante",
    next_rejection: "Refus suivant",
    next_on_square: "Événement suivant sur la case choisie",
    backwards: "Les mêmes, en arrière",
    go_to: "Menu «\u{a0}Aller à\u{a0}»",
    speed: "Plus vite, moins vite",
    this_list: "Cette liste",
    on_board: "Quand l’échiquier a le focus",
    move_about: "Aller de case en case",
    toggle: "Fixer ou libérer une reine",
    row_ends: "Début, fin de ligne",
    leave: "Quitter l’échiquier",
    marks: "Signes",
    space_key: "Espace",
    shift_key: "Maj",
    home_key: "Début",
    end_key: "Fin",
    enter_key: "Entrée",
    tab_key: "Tab",
};

pub(super) const ROMANIAN: DialogTexts = DialogTexts {
    close: "Închide",
    keys: "Taste",
    stopped: "Motorul s-a oprit",
    failure: |failure| match failure {
        Failure::NotStarted => {
            "Nu a putut porni. Setările sunt păstrate; reîncărcați-l pentru a căuta."
        }
        Failure::Crashed => {
            "A întâlnit o eroare. Setările sunt păstrate, iar pașii citiți până acum pot fi văzuți în continuare."
        }
        Failure::OtherBuild => {
            "E de altă versiune decât această pagină. Reîncărcați pagina ca amândouă să fie de aceeași versiune."
        }
        Failure::Silent => "Nu a răspuns, nici după ce a fost înlocuit. Setările sunt păstrate.",
    },
    reload: "Reîncarcă motorul",
    copy_details: "Copiază detaliile",
};

pub(super) const KEYS_ROMANIAN: KeysTexts = KeysTexts {
    playback: "Redare",
    play: "Redare sau pauză",
    step: "Un pas înapoi, înainte",
    ten_steps: "Zece pași",
    ends: "Primul, ultimul pas",
    next_solution: "Soluția următoare",
    next_dead_end: "Fundătura următoare",
    next_rejection: "Respingerea următoare",
    next_on_square: "Evenimentul următor pe câmpul ales",
    backwards: "Aceleași, înapoi",
    go_to: "Meniul „Mergi la”",
    speed: "Mai repede, mai încet",
    this_list: "Această listă",
    on_board: "Când tabla are focusul",
    move_about: "Mișcare între câmpuri",
    toggle: "Fixează sau eliberează o regină",
    row_ends: "Primul, ultimul din linie",
    leave: "Părăsește tabla",
    marks: "Semne",
    space_key: "Spațiu",
    shift_key: "Shift",
    home_key: "Home",
    end_key: "End",
    enter_key: "Enter",
    tab_key: "Tab",
};
