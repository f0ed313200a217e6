//! The algorithm as a program.

use queens_page::listing::ListingLanguage;
use queens_programs::Refusal;

use super::setup;
use crate::program::ProgramTexts;

pub(crate) const TEXTS: ProgramTexts = ProgramTexts {
    language: "Limbajul programului",
    name: |language| match language {
        ListingLanguage::PseudoCode => "Pseudocod",
        ListingLanguage::Python => "Python",
        ListingLanguage::Cpp => "C++",
        ListingLanguage::Pascal => "Pascal",
    },
    save: "Salvează programul",
    refused: |why| {
        match why {
        Refusal::Language { .. } => "Acest algoritm nu are program.".to_owned(),
        Refusal::Given { .. } => "Programul acestui algoritm așază singur toate reginele: eliberați câmpurile fixate.".to_owned(),
        Refusal::Variant { known, .. } => {
            format!("Programul acestui algoritm cunoaște doar varianta „{}”.", (setup::TEXTS.variants)(*known))
        }
        Refusal::Queens { .. } => "Programul acestui algoritm găsește singur cel mai mic număr de regine: lăsați numărul gol.".to_owned(),
        Refusal::Cap { .. } => "Programul acestui algoritm merge până la capăt.".to_owned(),
        Refusal::Loops { loops, most } => {
            format!("În acest limbaj, un program poate avea cel mult {most} bucle imbricate, câte una pentru fiecare linie, nu {loops}.")
        }
    }
    },
    too_large: "Programele merg pe table de până la 32\u{a0}×\u{a0}32.",
};
