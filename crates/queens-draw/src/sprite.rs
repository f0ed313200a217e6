//! The symbols of pieces, marks and icons in the sprite of the page.

/// The page's sprite.
pub(crate) const SPRITE: &str = include_str!("../../../web/sprite.svg");

/// A symbol of the sprite.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Symbol {
    /// Its name, without the `#` of a reference.
    pub(crate) name: &'static str,
    /// The side length of its view box.
    pub(crate) side: f64,
    /// Its elements in SVG syntax.
    pub(crate) content: &'static str,
}

/// The symbol with this reference. If the page has another symbol for narrow screens, this is the one for wide screens.
pub(crate) fn symbol(reference: &str) -> Option<Symbol> {
    let name = reference.trim_start_matches('#');
    let name = name.strip_suffix("-medium").unwrap_or(name);
    SPRITE.split("<symbol ").skip(1).find_map(|text| {
        let (attributes, rest) = text.split_once('>')?;
        let value = |key: &str| {
            let (_, rest) = attributes.split_once(&format!("{key}=\""))?;
            Some(rest.split_once('"')?.0)
        };
        let own = value("id").filter(|&id| id == name)?;
        Some(Symbol {
            name: own,
            side: value("viewBox")?.split(' ').nth(2)?.parse().ok()?,
            content: rest.split_once("</symbol>")?.0.trim(),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_is_found_by_its_reference() {
        let queen = symbol("#queen").expect("a queen");
        assert_eq!((queen.name, queen.side), ("queen", 64.0));
        assert!(queen.content.starts_with("<circle") && queen.content.ends_with("/>"));
        assert_eq!(symbol("#queen-medium"), Some(queen));
        assert_eq!(symbol("#queen-small").expect("small").side, 16.0);
        assert_eq!(symbol("#king"), None);
    }
}
