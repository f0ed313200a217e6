//! The whole search tree: its controls.

use crate::tree::TreeTexts;

pub(crate) const TEXTS: TreeTexts = TreeTexts {
    mode: "Ce qui est montré de l’arbre",
    path: "Chemin",
    whole: "Arbre entier",
    icicle: "Stalactites",
    counted: "Une recherche qui ne fait que compter ne garde pas d’arbre.",
};
