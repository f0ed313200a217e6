//! Tables of keys. Each key is written once: keys are looked up in these tables, and the list of keys, tooltips and
//! `aria-keyshortcuts` are made from them.

/// What a line of the list of keys says that its keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    Play,
    Run,
    Step,
    TenSteps,
    Ends,
    NextSolution,
    NextDeadEnd,
    NextRejection,
    NextOnSquare,
    /// What Shift makes of the four lines before.
    Backwards,
    /// The first or the second of the answers to a question.
    Answer,
    GoTo,
    Speed,
    ThisList,
    MoveAbout,
    ToggleSquare,
    RowEnds,
    Leave,
    MoveOnMap,
    ChooseFrame,
    Escape,
    ParentChild,
    Siblings,
    ToggleNode,
    All,
    Zoom,
    Fit,
    Pan,
}

/// A line of the list of keys.
pub struct Line<T: 'static> {
    pub does: Does,
    /// Whether Shift is held.
    pub shift: bool,
    /// The keys by the names that browsers have for them, each with what it asks for.
    pub keys: &'static [(&'static str, T)],
}

/// The keys of one place.
pub struct Keymap<T: 'static>(pub &'static [Line<T>]);

/// A key with or without Shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    shift: bool,
    key: &'static str,
}

/// Keys without Shift.
pub const fn line<T>(does: Does, keys: &'static [(&'static str, T)]) -> Line<T> {
    let shift = false;
    Line { does, shift, keys }
}

/// Keys with Shift.
pub const fn shifted<T>(does: Does, keys: &'static [(&'static str, T)]) -> Line<T> {
    let shift = true;
    Line { does, shift, keys }
}

impl<T: Clone> Keymap<T> {
    /// What a key asks for. Shift makes a difference only where a line has it.
    pub fn find(&self, key: &str, shift: bool) -> Option<T> {
        let key = match key {
            "=" => "+",
            "−" => "-",
            key => key,
        };
        let asked = |shift| {
            let lines = self.0.iter().filter(move |line| line.shift == shift);
            let mut keys = lines.flat_map(|line| line.keys);
            keys.find(|(known, _)| known.eq_ignore_ascii_case(key))
        };
        let asked = asked(shift).or_else(|| asked(false));
        asked.map(|(_, message)| message.clone())
    }

    /// The first key that asks for this.
    pub fn stroke(&self, is_it: impl Fn(&T) -> bool) -> Option<Stroke> {
        self.0.iter().find_map(|&Line { shift, keys, .. }| {
            let (key, _) = keys.iter().find(|(_, asked)| is_it(asked))?;
            Some(Stroke { shift, key })
        })
    }
}

/// Whether a key of this name writes a character that is seen. Such a key must be possible to turn off where it works
/// without the focus (WCAG 2.1.4): who speaks to the computer types letters by accident.
pub fn is_character(key: &str) -> bool {
    key != " " && key.chars().count() == 1
}

impl Stroke {
    /// For `aria-keyshortcuts`.
    pub fn aria(self) -> String {
        let key = match self.key {
            " " => "Space".to_owned(),
            "+" => "Plus".to_owned(),
            key => capital(key),
        };
        if self.shift {
            format!("Shift+{key}")
        } else {
            key
        }
    }

    pub fn is_character(self) -> bool {
        is_character(self.key)
    }

    /// For readers.
    pub fn sign(self) -> String {
        let key = sign(self.key);
        if self.shift { format!("⇧{key}") } else { key }
    }
}

/// The sign of a key, or its name where it has none.
pub fn sign(key: &str) -> String {
    match key {
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        "-" => "−".to_owned(),
        key => capital(key),
    }
}

/// A letter as it stands on its key.
fn capital(key: &str) -> String {
    match key.len() {
        1 => key.to_ascii_uppercase(),
        _ => key.to_owned(),
    }
}
