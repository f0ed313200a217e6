//! The algorithm as a program.

use queens_page::listing::ListingLanguage;
use queens_programs::Refusal;

use super::setup;
use crate::program::ProgramTexts;

pub(crate) const TEXTS: ProgramTexts = ProgramTexts {
    language: "Langage du programme",
    name: |language| match language {
        ListingLanguage::PseudoCode => "Pseudo-code",
        ListingLanguage::Python => "Python",
        ListingLanguage::Cpp => "C++",
        ListingLanguage::Pascal => "Pascal",
    },
    save: "Enregistrer le programme",
    refused: |why| {
        match why {
        Refusal::Language { .. } => "Cet algorithme n’a pas de programme.".to_owned(),
        Refusal::Given { .. } => "Le programme de cet algorithme place lui-même toutes les reines\u{a0}: libérez les cases fixées.".to_owned(),
        Refusal::Variant { known, .. } => {
            format!("Le programme de cet algorithme ne connaît que la variante «\u{a0}{}\u{a0}».", (setup::TEXTS.variants)(*known))
        }
        Refusal::Queens { .. } => "Le programme de cet algorithme trouve lui-même le plus petit nombre de reines\u{a0}: laissez le nombre vide.".to_owned(),
        Refusal::Cap { .. } => "Le programme de cet algorithme va jusqu’au bout.".to_owned(),
        Refusal::Loops { loops, most } => {
            format!("Dans ce langage, un programme imbrique au plus {most} boucles, une par ligne, et non {loops}.")
        }
    }
    },
    too_large: "Un programme sert les échiquiers jusqu’à 32×32.",
};
