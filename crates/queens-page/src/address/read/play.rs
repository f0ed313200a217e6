//! Parses the board mode, and the squares placed by hand.

use queens_core::Square;
use queens_core::large::LargeSize;
use strum::VariantArray;

use super::{Key, Notice, Reader, Role, Settings, quoted};
use crate::play::Placed;
use crate::squares;

impl Reader {
    /// The board mode. A board above n = 32 can only be watched.
    pub(super) fn role(&mut self, large: Option<LargeSize>) -> Role {
        let key = Key::Mode;
        match (self.one_of(key, Role::VARIANTS, |it| it.into_str()), large) {
            (Role::Watch, _) => Role::Watch,
            (_, Some(size)) => {
                self.notices.push(Notice::TooLargeToPlay { n: size.get() });
                Role::Watch
            }
            (role, None) => role,
        }
    }

    /// The board mode of a puzzle, which is always play.
    pub(super) fn playing(&mut self) -> Role {
        let text = self.take(Key::Mode);
        let used = Role::Play.into_str();
        if let Some(text) = text.filter(|text| text != used) {
            self.bad(Key::Mode, &text, used.to_owned(), used.to_owned());
        }
        Role::Play
    }

    /// The squares placed by hand. Only bad squares are dropped.
    pub(super) fn placed(&mut self, role: Role, settings: &Settings) -> Placed {
        let mut placed = Placed::default();
        let text = self.take(Key::Placed).unwrap_or_default();
        if role != Role::Play {
            if !text.is_empty() {
                let value = quoted(&text);
                self.notices.push(Notice::NotPlaying { value });
            }
            return placed;
        }
        for name in squares::names(&text) {
            match name.parse::<Square>() {
                Ok(square) => {
                    if let Err(why) = placed.add(settings, square) {
                        self.left_out(Key::Placed, Notice::PlacedRefused(why));
                    }
                }
                Err(_) => {
                    let (text, size) = (quoted(name), settings.size);
                    self.left_out(Key::Placed, Notice::NotASquare { text, size });
                }
            }
        }
        placed
    }
}
