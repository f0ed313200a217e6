//! Repairs an address that a mail program, a chat or a copied sentence has damaged. Handles `&amp;` for `&`, capitals
//! in keys, blanks, invisible characters, punctuation after a link, and a fragment encoded as a whole. No key or value
//! ends in these characters, so no intact address changes.

use std::borrow::Cow;

/// Other notations of `&` in HTML, without their own `&`. A browser cuts a query at the `#` of `&#38;`.
const AMPERSANDS: [&str; 7] = ["amp;", "amp%3b", "#38;", "#38%3b", "#x26;", "38;", "x26;"];

/// The name and value of each pair, without characters from the text around the link.
pub(super) fn pairs(part: &str) -> impl Iterator<Item = (String, String)> {
    let part = decoded(part);
    let pairs = part.split('&').filter_map(|piece| {
        let piece = without_ampersands(piece);
        let (name, value) = form_urlencoded::parse(piece.as_bytes()).next()?;
        Some((trimmed(&name), trimmed(&value)))
    });
    pairs.collect::<Vec<_>>().into_iter()
}

/// Decodes a part whose `=` and `&` were encoded, too.
fn decoded(part: &str) -> Cow<'_, str> {
    match form_urlencoded::parse(part.as_bytes()).next() {
        Some((whole, _)) if !part.contains(['=', '&']) => whole,
        _ => part.into(),
    }
}

/// A value without surrounding blanks and trailing punctuation. A closing bracket stays if the value contains the
/// opening one.
pub(in crate::address) fn trimmed(text: &str) -> String {
    let text: String = text.chars().filter(|&sign| !is_invisible(sign)).collect();
    let mut value = text.trim();
    while let Some(sign) = value.chars().next_back() {
        let is_opened = opening(sign).is_some_and(|opening| value.contains(opening));
        if is_opened || !(sign.is_whitespace() || is_punctuation(sign)) {
            break;
        }
        value = &value[..value.len() - sign.len_utf8()];
    }
    value.to_owned()
}

/// The opening bracket for a closing one.
const fn opening(closing: char) -> Option<char> {
    match closing {
        ')' => Some('('),
        ']' => Some('['),
        '}' => Some('{'),
        '>' => Some('<'),
        _ => None,
    }
}

fn without_ampersands(mut piece: &str) -> &str {
    let rest = |piece: &'_ str| {
        AMPERSANDS.iter().find_map(|entity| {
            let (start, rest) = piece.split_at_checked(entity.len())?;
            start.eq_ignore_ascii_case(entity).then_some(rest.len())
        })
    };
    while let Some(length) = rest(piece) {
        piece = &piece[piece.len() - length..];
    }
    piece
}

/// Whether a character is invisible: a break opportunity, or a mark of the writing direction.
const fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
    )
}

/// Whether a character ends a sentence, or closes a bracket or quotation around a link.
const fn is_punctuation(sign: char) -> bool {
    matches!(
        sign,
        '.' | ','
            | ';'
            | ':'
            | '!'
            | '?'
            | '…'
            | ')'
            | ']'
            | '}'
            | '>'
            | '*'
            | '`'
            | '\''
            | '"'
            | '‘'
            | '’'
            | '“'
            | '”'
            | '«'
            | '»'
            | '‹'
            | '›'
    )
}
