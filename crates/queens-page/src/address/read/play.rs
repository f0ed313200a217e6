//! Parses the board mode, and the squares placed by hand.

use queens_core::Square;
use strum::VariantArray;

use super::{Address, Key, Notice, Reader, quoted};
use crate::play::Placed;
use crate::screen::Role;
use crate::squares;

/// The board mode. A puzzle is played, and a board above n = 32 can only be watched.
pub(in crate::address) fn mode(reader: &mut Reader, address: &mut Address) {
    let key = Key::Mode;
    if address.puzzle.is_some() {
        address.role = Role::Play;
        let used = Role::Play.into_str();
        if let Some(text) = reader.take(key).filter(|text| text != used) {
            reader.bad(key, &text, used.to_owned(), used.to_owned());
        }
        return;
    }
    address.role = reader.one_of(key, Role::VARIANTS, |role| role.into_str());
    if let (true, Some(size)) = (address.role != Role::Watch, address.settings.large) {
        address.role = Role::Watch;
        let n = size.get();
        reader.notices.push(Notice::TooLargeToPlay { n });
    }
}

/// The squares placed by hand. Only bad squares are dropped.
pub(in crate::address) fn placed(reader: &mut Reader, address: &mut Address) {
    let mut placed = Placed::default();
    let text = reader.take(Key::Placed).unwrap_or_default();
    if address.role != Role::Play {
        if !text.is_empty() {
            let value = quoted(&text);
            reader.notices.push(Notice::NotPlaying { value });
        }
        return;
    }
    for name in squares::names(&text) {
        match name.parse::<Square>() {
            Ok(square) => {
                if let Err(why) = placed.add(&address.settings, square) {
                    reader.left_out(Key::Placed, Notice::PlacedRefused(why));
                }
            }
            Err(_) => {
                let (text, size) = (quoted(name), address.settings.size);
                reader.left_out(Key::Placed, Notice::NotASquare { text, size });
            }
        }
    }
    address.placed = placed;
}
