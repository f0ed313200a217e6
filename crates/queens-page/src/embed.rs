//! An embed: the page inside another page, with board, event and transport, and on request the code or an exercise. Defines the part of a search that it
//! shows, its visibility, and the requests of the host page.

pub(crate) mod update;

/// The part of a search that an embed shows, and how.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Excerpt {
    /// The first step.
    pub from: u64,
    /// The last step. `None` means the end of the search.
    pub to: Option<u64>,
    /// Whether playback starts when the embed becomes visible.
    pub plays: bool,
    /// Whether playback restarts after the end.
    pub loops: bool,
    /// Whether the embed shows the code of the search.
    pub shows_code: bool,
}

/// The visibility of an embed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    Here {
        /// Whether the reader allows motion.
        moves: bool,
    },
    /// Not visible. `plays` requests playback or pause once it is visible. `None` follows the address.
    Away { plays: Option<bool> },
}

impl Default for Sight {
    fn default() -> Sight {
        Sight::Away { plays: None }
    }
}

impl Sight {
    /// Requests playback or pause. Returns whether the request waits until the embed is visible.
    pub(crate) fn begin(&mut self, plays: bool) -> bool {
        let is_away = matches!(self, Sight::Away { .. });
        if is_away {
            *self = Sight::Away { plays: Some(plays) };
        }
        is_away
    }

    /// The visibility for a new search, without pending requests.
    pub(crate) fn anew(self) -> Sight {
        match self {
            Sight::Here { .. } => self,
            Sight::Away { .. } => Sight::default(),
        }
    }
}

/// An event of an embed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmbedMessage {
    /// The embed became visible. `moves` is whether the reader allows motion.
    Seen { moves: bool },
    /// The embed is no longer visible.
    Unseen,
    /// A request of the host page.
    Asked(Wish),
}

/// A request of the host page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Report the current step.
    Step,
    /// Go to this step, and pause there.
    Go(u64),
    Play,
    Pause,
}

/// The largest step in a request: JavaScript's largest exact integer.
pub const LAST: f64 = 9_007_199_254_740_991.0;

impl Wish {
    /// Parses a message by its name and its number, if any. `None` if it is not a request.
    pub fn read(name: &str, step: Option<f64>) -> Option<Wish> {
        match (name, step) {
            ("step", _) => Some(Wish::Step),
            ("play", _) => Some(Wish::Play),
            ("pause", _) => Some(Wish::Pause),
            ("go", Some(step)) if step.fract() == 0.0 && (0.0..=LAST).contains(&step) => {
                Some(Wish::Go(step as u64))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_wish_is_none() {
        assert_eq!(Wish::read("go", Some(12.0)), Some(Wish::Go(12)));
        assert_eq!(Wish::read("go", Some(LAST)), Some(Wish::Go((1 << 53) - 1)));
        for step in [-1.0, 0.5, LAST + 1.0, f64::NAN, f64::INFINITY] {
            assert_eq!(Wish::read("go", Some(step)), None, "{step}");
        }
        assert_eq!(Wish::read("go", None), None);
        for name in ["", "ready", "Go", "play ", "__proto__"] {
            assert_eq!(Wish::read(name, Some(1.0)), None, "{name}");
        }
    }
}
