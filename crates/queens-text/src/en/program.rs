//! The algorithm as a program.

use queens_page::listing::ListingLanguage;
use queens_programs::Refusal;

use super::setup;
use crate::program::ProgramTexts;

pub(crate) const TEXTS: ProgramTexts = ProgramTexts {
    language: "Language of the listing",
    name: |language| match language {
        ListingLanguage::PseudoCode => "Pseudo-code",
        ListingLanguage::Python => "Python",
        ListingLanguage::Cpp => "C++",
        ListingLanguage::Pascal => "Pascal",
    },
    save: "Save the program",
    refused: |why| {
        match why {
        Refusal::Language { .. } => "There is no program of this algorithm.".to_owned(),
        Refusal::Given { .. } => "The program of this algorithm places every queen itself: free the fixed squares.".to_owned(),
        Refusal::Variant { known, .. } => {
            format!("The program of this algorithm knows the variant “{}” alone.", (setup::TEXTS.variants)(*known))
        }
        Refusal::Queens { .. } => "The program of this algorithm finds the least number of queens itself: leave their number empty.".to_owned(),
        Refusal::Cap { .. } => "The program of this algorithm runs to its end.".to_owned(),
        Refusal::Loops { loops, most } => {
            format!("In this language a program nests at most {most} loops, one for each row, not {loops}.")
        }
    }
    },
    too_large: "A program serves boards up to 32×32.",
};
