//! Parses the settings of an embed. Keys of boards that the reader plays on are dropped with a notice, except those of
//! exercises.

use super::{Address, Key, NONE, Notice, Reader, Value, quoted};
use crate::address::LAST_STEP;
use crate::screen::Role;

/// Keys that do not apply to an embed.
const LEFT_OUT: [Key; 5] = [
    Key::Mode,
    Key::Placed,
    Key::Puzzle,
    Key::Grade,
    Key::Generator,
];

impl Reader {
    /// Whether the page is an embed, which has no panels.
    pub(super) fn embed(&mut self) -> bool {
        let mut is_embed = false;
        self.set(Key::Embed, &mut is_embed);
        if !is_embed {
            return false;
        }
        let predicts = Role::Predict.into_str();
        for key in LEFT_OUT {
            let value = self.take(key).unwrap_or_default();
            // The mode, because no other key has this value.
            if value == predicts {
                self.pairs.push((key, value));
                continue;
            }
            if !value.is_empty() && value != Role::Watch.into_str() {
                self.notices.push(Notice::NotEmbedded {
                    key: key.into_str(),
                    value: quoted(&value),
                });
            }
        }
        for key in [Key::View, Key::Question, Key::Compare, Key::Clock] {
            self.take(key);
        }
        true
    }

    /// Drops keys of stepwise playback with a notice.
    fn leave_unplayed(&mut self, keys: &[Key]) {
        let given = keys.iter().filter_map(|&key| {
            let value = self.take(key)?;
            Some(format!("{}={}", key.into_str(), quoted(&value)))
        });
        let pairs: Vec<_> = given.collect();
        if !pairs.is_empty() {
            let pairs = pairs.join(", ");
            self.notices.push(Notice::NotPlayed { pairs });
        }
    }
}

/// The first step to show. If the search of an embed has no steps, only whether it starts by itself is read.
pub(in crate::address) fn from(reader: &mut Reader, address: &mut Address) {
    match address.settings.large {
        Some(_) if address.is_embed => {
            reader.leave_unplayed(&[Key::From, Key::To, Key::Play, Key::Loop]);
        }
        None if address.is_embed && !address.settings.leaves_trace() => {
            reader.leave_unplayed(&[Key::From, Key::To, Key::Loop]);
        }
        _ => {}
    }
    reader.set(Key::From, &mut address.excerpt.from);
}

/// The last step to show, which must follow the first.
pub(in crate::address) fn to(reader: &mut Reader, address: &mut Address) {
    let Some(text) = reader.take(Key::To) else {
        return;
    };
    let from = address.excerpt.from;
    address.excerpt.to = u64::parse(&text).filter(|&to| to > from);
    if address.excerpt.to.is_none() {
        let first = from.saturating_add(1);
        let allowed = format!("{first}–{LAST_STEP}");
        reader.bad(Key::To, &text, allowed, NONE.to_owned());
    }
}
