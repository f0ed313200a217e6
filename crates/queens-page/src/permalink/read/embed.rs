//! Reads what an embed shows. It shows a search: keys of other uses of the board are left out, and named.

use super::{Key, LAST_STEP, Notice, Reader, Role, quoted, whole};
use crate::embed::Excerpt;

/// Keys of what an embed does not show.
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
        for key in [Key::View, Key::Compare, Key::Clock] {
            self.take(key);
        }
        true
    }

    /// The stretch, and how it is played.
    pub(super) fn excerpt(&mut self) -> Excerpt {
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
}
