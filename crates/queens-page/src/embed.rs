//! An embed: the page within another one, with nothing but board, event and transport. What it shows of a search, whether it is
//! in sight, and what the page around it may ask for.

pub(crate) mod update;

/// What is shown of a search, and how.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Excerpt {
    /// The step at which it begins.
    pub from: u64,
    /// The step at which it ends; none is the last one.
    pub to: Option<u64>,
    /// Whether it plays as soon as it is in sight.
    pub plays: bool,
    /// Whether it begins again once it has ended.
    pub loops: bool,
}

/// An embed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Embed {
    pub(crate) sight: Sight,
}

/// Whether it is in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    Here {
        /// Whether the reader has nothing against motion.
        moves: bool,
    },
    /// Whether it plays once it is seen; none is as the address says.
    Away { plays: Option<bool> },
}

impl Default for Sight {
    fn default() -> Sight {
        Sight::Away { plays: None }
    }
}

impl Sight {
    /// Once it is seen, it plays or rests. Whether that is still to come.
    pub(crate) fn begin(&mut self, plays: bool) -> bool {
        let is_away = matches!(self, Sight::Away { .. });
        if is_away {
            *self = Sight::Away { plays: Some(plays) };
        }
        is_away
    }

    /// Where another search is opened: what was asked of the one before is forgotten.
    pub(crate) fn anew(self) -> Sight {
        match self {
            Sight::Here { .. } => self,
            Sight::Away { .. } => Sight::default(),
        }
    }
}

/// Something that happened to an embed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmbedMessage {
    /// It has come into sight; whether the reader has nothing against motion.
    Seen { moves: bool },
    /// It has left the screen.
    Unseen,
    /// The page around it asks for this.
    Asked(Wish),
}

/// What the page around an embed may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To be told the step.
    Step,
    /// To go to this step and rest there.
    Go(u64),
    Play,
    Pause,
}

/// The greatest step that can be asked for: JavaScript has no greater whole numbers.
pub const LAST: f64 = 9_007_199_254_740_991.0;

impl Wish {
    /// Reads a message by its name and its number, if it has one. None if it is no wish.
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
