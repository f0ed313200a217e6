//! Key strokes as text: `Enter`, `ArrowLeft`, `Shift+N`, `?`.

use thirtyfour::Key;

/// The modifiers to hold, and the key to press.
pub(crate) struct Stroke {
    pub(crate) held: Vec<char>,
    pub(crate) pressed: char,
}

/// Parses a key stroke. Panics on an unknown key name.
pub(crate) fn stroke(text: &str) -> Stroke {
    // The plus sign has no other name.
    let (held, pressed) = match text.strip_suffix("++") {
        Some(held) => (held, "+"),
        None if text == "+" => ("", "+"),
        None => text.rsplit_once('+').unwrap_or(("", text)),
    };
    let held = held
        .split('+')
        .filter(|name| !name.is_empty())
        .map(key)
        .collect();
    Stroke {
        held,
        pressed: key(pressed),
    }
}

fn key(name: &str) -> char {
    let known = match name {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "Enter" => Key::Enter,
        "Space" => Key::Space,
        "Tab" => Key::Tab,
        "Escape" => Key::Escape,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "Shift" => Key::Shift,
        "Control" => Key::Control,
        "Alt" => Key::Alt,
        "Meta" => Key::Meta,
        _ => {
            let mut letters = name.chars();
            return match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => panic!("no key is called `{name}`"),
            };
        }
    };
    known.value()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_holds_all_but_its_last_key() {
        let shifted = stroke("Control+Shift+ArrowLeft");
        assert_eq!(shifted.held, [Key::Control.value(), Key::Shift.value()]);
        assert_eq!(shifted.pressed, Key::Left.value());
    }

    #[test]
    fn plus_is_a_key_too() {
        assert_eq!(stroke("+").pressed, '+');
        assert!(stroke("+").held.is_empty());
        assert_eq!(stroke("Shift++").held, [Key::Shift.value()]);
    }
}
