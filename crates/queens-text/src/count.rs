//! Counts that workers share: chooses the sentence about a wrong or an unfinished count.

use queens_core::counting::published::Discrepancy;
use queens_page::pool::CountOf;

use crate::Texts;

/// The count differs from the published number.
pub fn differs(texts: &Texts, found: &Discrepancy) -> String {
    let Discrepancy {
        n,
        sequence,
        counted,
        published,
    } = *found;
    texts
        .count()
        .differs(n.into(), counted, sequence, published)
}

/// This browser has an unfinished count on a board of `n` columns.
pub fn left_over(texts: &Texts, n: u8, of: CountOf) -> String {
    let own = texts.count();
    match of {
        CountOf::Queens { given } => own.left_over(n.into(), given as u64),
        CountOf::Sets { k } => own.left_over_sets(n.into(), k.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ENGLISH;
    use queens_page::language::Language;

    #[test]
    fn a_count_that_differs_names_both_numbers() {
        let found = Discrepancy {
            n: 16,
            sequence: "A000170",
            counted: 14_772_513,
            published: 14_772_512,
        };
        for (texts, [grouped, report]) in [
            (&ENGLISH, ["14,772,513", "Please report it."]),
            (
                Texts::of(Language::FRENCH),
                ["14\u{202f}772\u{202f}513", "Merci de le signaler."],
            ),
            (
                Texts::of(Language::ROMANIAN),
                ["14.772.513", "Vă rugăm să o semnalați."],
            ),
        ] {
            let said = differs(texts, &found);
            assert!(said.contains(grouped) && said.contains("A000170"), "{said}");
            assert!(said.ends_with(report), "{said}");
        }
    }

    #[test]
    fn counts_of_sets_are_told_in_each_language() {
        let said = [
            "A count of the dominating sets of 9 queens for n\u{a0}=\u{a0}18 was left unfinished in this browser.",
            "Un comptage des ensembles dominants de 9 reines pour n\u{a0}=\u{a0}18 est resté inachevé dans ce navigateur.",
            "În acest browser a rămas neterminată o numărare a mulțimilor dominante de 9 regine pentru n\u{a0}=\u{a0}18.",
        ];
        for (texts, said) in [
            &ENGLISH,
            Texts::of(Language::FRENCH),
            Texts::of(Language::ROMANIAN),
        ]
        .into_iter()
        .zip(said)
        {
            assert_eq!(left_over(texts, 18, CountOf::Sets { k: 9 }), said);
        }
    }
}
