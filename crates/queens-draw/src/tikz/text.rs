//! Text for every TeX and every font encoding: accented letters and symbols are commands.

/// The characters outside ASCII in the texts, each with its command.
const LETTERS: [(char, &str); 70] = [
    ('\u{a0}', "~"),
    ('\u{202f}', "\\,"),
    ('\u{2009}', "\\,"),
    ('–', "--"),
    ('—', "---"),
    ('‘', "`"),
    ('’', "'"),
    ('“', "``"),
    ('”', "''"),
    ('„', ",,"),
    ('«', "$\\ll$"),
    ('»', "$\\gg$"),
    ('…', "\\dots{}"),
    ('·', "$\\cdot$"),
    ('×', "$\\times$"),
    ('÷', "$\\div$"),
    ('−', "$-$"),
    ('±', "$\\pm$"),
    ('≤', "$\\leq$"),
    ('≥', "$\\geq$"),
    ('≠', "$\\neq$"),
    ('≈', "$\\approx$"),
    ('∞', "$\\infty$"),
    ('√', "$\\surd$"),
    ('→', "$\\rightarrow$"),
    ('←', "$\\leftarrow$"),
    ('↑', "$\\uparrow$"),
    ('↓', "$\\downarrow$"),
    ('γ', "$\\gamma$"),
    ('⌊', "$\\lfloor$"),
    ('⌋', "$\\rfloor$"),
    ('⌈', "$\\lceil$"),
    ('⌉', "$\\rceil$"),
    ('°', "$^\\circ$"),
    ('§', "\\S{}"),
    ('½', "$\\frac12$"),
    ('⁻', "$^-$"),
    ('Δ', "$\\Delta$"),
    ('č', "\\v{c}"),
    ('à', "\\`a"),
    ('â', "\\^a"),
    ('ä', "\\\"a"),
    ('ă', "\\u{a}"),
    ('ç', "\\c{c}"),
    ('é', "\\'e"),
    ('è', "\\`e"),
    ('ê', "\\^e"),
    ('ë', "\\\"e"),
    ('î', "\\^{\\i}"),
    ('ï', "\\\"{\\i}"),
    ('ô', "\\^o"),
    ('ö', "\\\"o"),
    ('ù', "\\`u"),
    ('û', "\\^u"),
    ('ü', "\\\"u"),
    ('œ', "\\oe{}"),
    ('æ', "\\ae{}"),
    ('ș', "\\textcommabelow{s}"),
    ('ț', "\\textcommabelow{t}"),
    ('ⁿ', "$^n$"),
    ('À', "\\`A"),
    ('Â', "\\^A"),
    ('Ă', "\\u{A}"),
    ('Ç', "\\c{C}"),
    ('É', "\\'E"),
    ('È', "\\`E"),
    ('Ê', "\\^E"),
    ('Î', "\\^I"),
    ('Ș', "\\textcommabelow{S}"),
    ('Ț', "\\textcommabelow{T}"),
];

const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/// A text with all special characters escaped.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        let known = LETTERS.iter().find(|(known, _)| *known == letter);
        let power = SUPERSCRIPTS.chars().position(|digit| digit == letter);
        match (letter, known, power) {
            (_, Some((_, command)), _) => out += command,
            (_, _, Some(digit)) => out += &format!("$^{digit}$"),
            ('#' | '$' | '%' | '&' | '_' | '{' | '}', ..) => {
                out.push('\\');
                out.push(letter);
            }
            ('\\', ..) => out += "\\textbackslash{}",
            ('^', ..) => out += "\\^{}",
            ('~', ..) => out += "\\~{}",
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::letters_of_all_texts;

    #[test]
    fn every_letter_of_the_texts_is_written_in_ascii() {
        let letters = letters_of_all_texts();
        let other = letters
            .iter()
            .filter(|letter| !escaped(&letter.to_string()).is_ascii());
        let other: Vec<_> = other.collect();
        assert!(other.is_empty(), "{other:?}");
    }

    #[test]
    fn what_means_something_to_tex_means_itself() {
        assert_eq!(
            escaped("100 % of {a_b} & $1\\#"),
            "100 \\% of \\{a\\_b\\} \\& \\$1\\textbackslash{}\\#"
        );
        assert_eq!(escaped("menacée par b3, 10⁶"), "menac\\'ee par b3, 10$^6$");
    }
}
