//! Phrases that the text output of several subcommands shares.

use std::fmt::Display;

use queens_core::Variant;

/// A number with its noun, in the plural unless the number is 1.
pub(crate) fn several(number: impl Display, noun: &str) -> String {
    let number = number.to_string();
    let ending = if number == "1" { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// The statement that `k` queens do not suffice.
pub(crate) fn too_few(k: impl Display) -> String {
    let queens = several(k, "queen");
    let negation = if queens == "1 queen" { "does" } else { "do" };
    format!("{queens} {negation} not suffice")
}

/// The statement that no set of `k` queens dominates the n×n board.
pub(crate) fn none_dominate(k: u8, n: impl Display) -> String {
    match k {
        1 => format!("no queen dominates the {n}×{n} board"),
        _ => format!("no {k} queens dominate the {n}×{n} board"),
    }
}

/// The name of a set of a variant of domination, in the singular.
fn set_of(variant: Option<&str>) -> &'static str {
    let is = |other: Variant| variant == Some(other.name());
    match () {
        () if is(Variant::Independent) => "independent dominating set",
        () if is(Variant::Total) => "total dominating set",
        () => "dominating set",
    }
}

/// The statement that no set of a variant has `k` queens and contains the fixed queens.
pub(crate) fn no_set(variant: Option<&str>, k: Option<u16>, fixed: &[String]) -> String {
    let of = k.map_or_else(String::new, |k| format!(" of {}", several(k, "queen")));
    let with = match fixed {
        [] => String::new(),
        squares => format!(" with {}", squares.join(",")),
    };
    format!("no {}{of}{with}", set_of(variant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_zero_is_plural() {
        let nodes = [0, 1, 2].map(|number| several(number, "node"));
        assert_eq!(nodes, ["0 nodes", "1 node", "2 nodes"]);
        let queens = [1, 2].map(too_few);
        assert_eq!(
            queens,
            ["1 queen does not suffice", "2 queens do not suffice"]
        );
        let queens = [1, 2].map(|k| none_dominate(k, 9));
        let nine = ["no queen dominates", "no 2 queens dominate"];
        assert_eq!(queens, nine.map(|none| format!("{none} the 9×9 board")));
    }

    #[test]
    fn a_missing_set_is_named_by_its_variant_its_size_and_its_fixed_queens() {
        let fixed = ["a1", "b3"].map(str::to_owned);
        for (variant, k, fixed, text) in [
            (
                "dominating",
                Some(1),
                &[][..],
                "no dominating set of 1 queen",
            ),
            (
                "independent",
                Some(4),
                &[],
                "no independent dominating set of 4 queens",
            ),
            ("total", None, &[], "no total dominating set"),
            (
                "total",
                Some(3),
                &fixed,
                "no total dominating set of 3 queens with a1,b3",
            ),
        ] {
            assert_eq!(no_set(Some(variant), k, fixed), text);
        }
    }
}
