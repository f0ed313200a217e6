//! The list of keys.

use queens_page::keymap::Does;

use crate::keys::KeysTexts;

pub(crate) const TEXTS: KeysTexts = KeysTexts {
    playback: "Lecture",
    on_board: "Quand l’échiquier a le focus",
    on_tree: "Quand l’arbre entier a le focus",
    does: |line| match line {
        Does::Play => "Lire ou mettre en pause",
        Does::Run => "Lancer la recherche du formulaire",
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
        Does::Escape => "Fermer la carte ou le message",
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
