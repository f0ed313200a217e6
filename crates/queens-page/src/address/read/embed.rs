//! Parses the settings of an embed. An embed shows a search, so keys of other board modes are dropped with a notice.

use super::{Key, LAST_STEP, Notice, Reader, Role, Settings, quoted, whole};
use crate::embed::Excerpt;

/// Keys that do not apply to an embed.
const LEFT_OUT: [Key; 6] = [
    Key::Mode,
    Key::Placed,
    Key::Exercise,
    Key::Puzzle,
    Key::Grade,
    Key::Generator,
];

impl Reader {
    /// Whether the page is an embed, which has no panels.
    pub(super) fn embed(&mut self) -> bool {
        if !self.flag(Key::Embed) {
            return false;
        }
        for key in LEFT_OUT {
            let value = self.take(key).unwrap_or_default();
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

    /// The range of steps, and the kind of playback. If the search has no steps, only whether it starts by itself.
    pub(super) fn excerpt(&mut self, is_embed: bool, settings: &Settings) -> Excerpt {
        match settings.large {
            Some(_) if is_embed => self.leave_unplayed(&[Key::From, Key::To, Key::Play, Key::Loop]),
            None if is_embed && !settings.leaves_trace() => {
                self.leave_unplayed(&[Key::From, Key::To, Key::Loop]);
            }
            _ => {}
        }
        let step = |text: &str| whole(text).filter(|&step| step <= LAST_STEP);
        let from = self.value(Key::From, format!("0–{LAST_STEP}"), 0, step);
        let text = self.take(Key::To);
        let to = text.as_deref().and_then(step).filter(|&to| to > from);
        if let (Some(text), None) = (text, to) {
            let first = from.saturating_add(1);
            self.bad(
                Key::To,
                &text,
                format!("{first}–{LAST_STEP}"),
                "–".to_owned(),
            );
        }
        Excerpt {
            from,
            to,
            plays: self.flag(Key::Play),
            loops: self.flag(Key::Loop),
        }
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
