//! Dialogs: the keys, and the engine that stopped.

use queens_page::keymap::{Does, sign};
use queens_page::model::Failure;

/// The texts of dialogs.
pub struct DialogTexts {
    pub close: &'static str,
    /// The title of the list of keys.
    pub keys: &'static str,
    /// The title of the failure.
    pub stopped: &'static str,
    pub failure: fn(Failure) -> &'static str,
    pub reload: &'static str,
    pub copy_details: &'static str,
}

/// The list of keys: what they do, and the names of keys that have one.
pub struct KeysTexts {
    pub playback: &'static str,
    pub on_board: &'static str,
    pub on_tree: &'static str,
    pub does: fn(Does) -> &'static str,
    /// What clicks do on the tree.
    pub first_event: &'static str,
    pub last_event: &'static str,
    pub click: &'static str,
    pub marks: &'static str,
    pub space_key: &'static str,
    pub shift_key: &'static str,
    pub home_key: &'static str,
    pub end_key: &'static str,
    pub enter_key: &'static str,
    pub tab_key: &'static str,
}

impl KeysTexts {
    /// What stands on a key.
    pub fn key(&self, key: &str) -> String {
        match key {
            " " => self.space_key.to_owned(),
            "Home" => self.home_key.to_owned(),
            "End" => self.end_key.to_owned(),
            "Enter" => self.enter_key.to_owned(),
            "Tab" => self.tab_key.to_owned(),
            key => sign(key),
        }
    }
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
    on_board: "When the board has focus",
    on_tree: "When the whole tree has focus",
    does: |line| match line {
        Does::Play => "Play or pause",
        Does::Step => "Step back, forward",
        Does::TenSteps => "Ten steps",
        Does::Ends => "First, last step",
        Does::NextSolution => "Next solution",
        Does::NextDeadEnd => "Next dead end",
        Does::NextRejection => "Next rejection",
        Does::NextOnSquare => "Next event on the chosen square",
        Does::Backwards => "The same, backwards",
        Does::GoTo => "Menu “Go to”",
        Does::Speed => "Faster, slower",
        Does::ThisList => "This list",
        Does::MoveAbout => "Move between squares",
        Does::ToggleSquare => "Fix or free a queen",
        Does::RowEnds => "First, last in row",
        Does::Leave => "Leave the board",
        Does::ParentChild => "Parent, first child",
        Does::Siblings => "Sibling before, after",
        Does::ToggleNode => "Fold or unfold",
        Does::All => "Unfold everything, fold failures",
        Does::Zoom => "Larger, smaller",
        Does::Fit => "Fit the whole tree",
        Does::Pan => "Move the picture",
    },
    first_event: "A node’s first event",
    last_event: "A node’s last event",
    click: "Click",
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
    on_board: "Quand l’échiquier a le focus",
    on_tree: "Quand l’arbre entier a le focus",
    does: |line| match line {
        Does::Play => "Lire ou mettre en pause",
        Does::Step => "Une étape en arrière, en avant",
        Does::TenSteps => "Dix étapes",
        Does::Ends => "Première, dernière étape",
        Does::NextSolution => "Solution suivante",
        Does::NextDeadEnd => "Impasse suivante",
        Does::NextRejection => "Refus suivant",
        Does::NextOnSquare => "Événement suivant sur la case choisie",
        Does::Backwards => "Les mêmes, en arrière",
        Does::GoTo => "Menu «\u{a0}Aller à\u{a0}»",
        Does::Speed => "Plus vite, moins vite",
        Does::ThisList => "Cette liste",
        Does::MoveAbout => "Aller de case en case",
        Does::ToggleSquare => "Fixer ou libérer une reine",
        Does::RowEnds => "Début, fin de ligne",
        Does::Leave => "Quitter l’échiquier",
        Does::ParentChild => "Parent, premier enfant",
        Does::Siblings => "Frère précédent, suivant",
        Does::ToggleNode => "Replier ou déplier",
        Does::All => "Tout déplier, replier les échecs",
        Does::Zoom => "Agrandir, réduire",
        Does::Fit => "Ajuster à l’arbre entier",
        Does::Pan => "Déplacer l’image",
    },
    first_event: "Premier événement d’un nœud",
    last_event: "Dernier événement d’un nœud",
    click: "Clic",
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
    on_board: "Când tabla are focusul",
    on_tree: "Când arborele întreg are focusul",
    does: |line| match line {
        Does::Play => "Redare sau pauză",
        Does::Step => "Un pas înapoi, înainte",
        Does::TenSteps => "Zece pași",
        Does::Ends => "Primul, ultimul pas",
        Does::NextSolution => "Soluția următoare",
        Does::NextDeadEnd => "Fundătura următoare",
        Does::NextRejection => "Respingerea următoare",
        Does::NextOnSquare => "Evenimentul următor pe câmpul ales",
        Does::Backwards => "Aceleași, înapoi",
        Does::GoTo => "Meniul „Mergi la”",
        Does::Speed => "Mai repede, mai încet",
        Does::ThisList => "Această listă",
        Does::MoveAbout => "Mișcare între câmpuri",
        Does::ToggleSquare => "Fixează sau eliberează o regină",
        Does::RowEnds => "Primul, ultimul din linie",
        Does::Leave => "Părăsește tabla",
        Does::ParentChild => "Părintele, primul copil",
        Does::Siblings => "Fratele dinainte, de după",
        Does::ToggleNode => "Strânge sau desfă",
        Does::All => "Desfă tot, strânge eșecurile",
        Does::Zoom => "Mărește, micșorează",
        Does::Fit => "Încadrează tot arborele",
        Does::Pan => "Mută imaginea",
    },
    first_event: "Primul eveniment al unui nod",
    last_event: "Ultimul eveniment al unui nod",
    click: "Clic",
    marks: "Semne",
    space_key: "Spațiu",
    shift_key: "Shift",
    home_key: "Home",
    end_key: "End",
    enter_key: "Enter",
    tab_key: "Tab",
};
