//! The caption over a board, like the event strip of the page: an icon in the colours of its kind, and a sentence.

use super::{GAP, Plate};
use crate::element::Element;
use crate::icon::look;
use crate::pen::{Area, rounded};
use crate::style::Anchor;
use crate::words::{Words, below, lines};
use crate::{Sentence, Tone};

/// The font size, and the height of a line.
const SIZE: f64 = 16.0;
const LINE: f64 = 21.0;
/// The side length of the square with the icon, and the gaps next to it.
const BADGE: f64 = 32.0;
const INSET: f64 = 8.0;

/// A sentence and the number of lines reserved for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Caption {
    pub tone: Tone,
    pub sentence: Sentence,
    /// The minimum number of lines. It gives all pictures of an animation the same size.
    pub lines: usize,
}

impl Caption {
    /// The minimum width of a picture with a caption.
    pub(super) const LEAST: f64 = 360.0;

    /// The lines of the sentence over a board of this width, including the gaps at its sides.
    fn lines_in(&self, width: f64) -> Vec<Vec<crate::Span>> {
        let most = width - 2.0 * GAP - BADGE - 3.5 * INSET;
        lines(&self.sentence, SIZE, most)
    }
}

impl Plate {
    /// Puts a caption over the board.
    pub(super) fn head(&mut self, caption: &Caption) {
        let lines = caption.lines_in(self.width);
        let room = lines.len().max(caption.lines).max(1);
        let height = (room as f64 * LINE + INSET).max(BADGE + 2.0 * INSET);
        let (class, icon) = look(caption.tone);
        let panel = rounded(GAP, GAP, self.width - 2.0 * GAP, height, 12.0);
        let badge = Area {
            x: GAP + INSET,
            y: GAP + (height - BADGE) / 2.0,
            width: BADGE,
        };
        let sign = Area {
            x: badge.x + 6.0,
            y: badge.y + 6.0,
            width: BADGE - 12.0,
        };
        self.around.push(Element::path("plate-panel", panel));
        self.around.push(Element::path(
            format!("plate-badge {class}"),
            rounded(badge.x, badge.y, BADGE, BADGE, 8.0),
        ));
        self.around.push(Element::Sign {
            class: format!("plate-sign {class}").into(),
            symbol: icon.into_str(),
            area: sign,
        });
        let top = GAP + (height - lines.len() as f64 * LINE) / 2.0;
        for (at, spans) in lines.into_iter().enumerate() {
            self.words.push(Words {
                class: "plate-text".into(),
                x: badge.x + BADGE + 1.5 * INSET,
                y: below(top + (at as f64 + 0.5) * LINE, SIZE),
                size: SIZE,
                anchor: Anchor::Start,
                spans,
            });
        }
        self.title = caption.sentence.plain();
        self.corner.1 = GAP + height + GAP;
    }

    /// The number of lines in the caption.
    pub fn caption_lines(&self) -> usize {
        let is_caption = |words: &&Words| words.class == "plate-text";
        self.words.iter().filter(is_caption).count()
    }
}
