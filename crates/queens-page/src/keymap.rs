//! Tables of keys. Each key is defined once: key handling, the list of keys, tooltips and `aria-keyshortcuts` all use
//! these tables.

/// The effect of keys, for a line in the list of keys.
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
    /// The effect of Shift with the four preceding lines.
    Backwards,
    /// The first or second answer to a question.
    Answer,
    GoTo,
    Speed,
    UndoChange,
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
    /// In play.
    Undo,
    Redo,
    PlaceOnSquare,
    PickUp,
    Clear,
    Hint,
    Puzzles,
}

/// A line in the list of keys.
pub struct Line<T: 'static> {
    pub does: Does,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Control or Command is held.
    pub control: bool,
    /// The keys by their names in browsers, each with its action.
    pub keys: &'static [(&'static str, T)],
}

/// The keys of one part of the page.
pub struct Keymap<T: 'static>(pub &'static [Line<T>]);

/// A key, with or without Shift and Control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    shift: bool,
    control: bool,
    key: &'static str,
}

/// Keys without Shift.
pub const fn line<T>(does: Does, keys: &'static [(&'static str, T)]) -> Line<T> {
    let (shift, control) = (false, false);
    Line {
        does,
        shift,
        control,
        keys,
    }
}

/// Keys with Shift.
pub const fn shifted<T>(does: Does, keys: &'static [(&'static str, T)]) -> Line<T> {
    Line {
        shift: true,
        ..line(does, keys)
    }
}

/// Keys with Control or Command.
pub const fn controlled<T>(does: Does, shift: bool, keys: &'static [(&'static str, T)]) -> Line<T> {
    Line {
        shift,
        control: true,
        ..line(does, keys)
    }
}

impl<T: Clone> Keymap<T> {
    /// The action of a key with Control.
    pub fn find_controlled(&self, key: &str, shift: bool) -> Option<T> {
        let lines = self
            .0
            .iter()
            .filter(|line| line.control && line.shift == shift);
        let mut keys = lines.flat_map(|line| line.keys);
        let found = keys.find(|(known, _)| known.eq_ignore_ascii_case(key));
        found.map(|(_, message)| message.clone())
    }

    /// The action of a key without Control. Shift matters only for keys that have a line with Shift.
    pub fn find(&self, key: &str, shift: bool) -> Option<T> {
        let key = match key {
            "=" => "+",
            "−" => "-",
            key => key,
        };
        let asked = |shift| {
            let lines = self
                .0
                .iter()
                .filter(move |line| !line.control && line.shift == shift);
            let mut keys = lines.flat_map(|line| line.keys);
            keys.find(|(known, _)| known.eq_ignore_ascii_case(key))
        };
        let asked = asked(shift).or_else(|| asked(false));
        asked.map(|(_, message)| message.clone())
    }

    /// The first key with this action.
    pub fn stroke(&self, is_it: impl Fn(&T) -> bool) -> Option<Stroke> {
        self.0.iter().find_map(|line| {
            let (key, _) = line.keys.iter().find(|(_, asked)| is_it(asked))?;
            Some(Stroke {
                shift: line.shift,
                control: line.control,
                key,
            })
        })
    }
}

/// Whether a key with this name types a visible character. If the key works without the focus, the reader must be able
/// to turn it off (WCAG 2.1.4), because speech input types letters by accident.
pub fn is_character(key: &str) -> bool {
    key != " " && key.chars().count() == 1
}

impl Stroke {
    /// The notation for `aria-keyshortcuts`.
    pub fn aria(self) -> String {
        let key = match self.key {
            " " => "Space".to_owned(),
            "+" => "Plus".to_owned(),
            key => capital(key),
        };
        let held = [(self.control, "Control+"), (self.shift, "Shift+")];
        let held = held.into_iter().filter(|(is_held, _)| *is_held);
        held.map(|(_, name)| name).chain([key.as_str()]).collect()
    }

    pub fn is_character(self) -> bool {
        is_character(self.key) && !self.control
    }

    /// The notation for readers.
    pub fn sign(self) -> String {
        let key = sign(self.key);
        let key = if self.shift { format!("⇧{key}") } else { key };
        if self.control {
            format!("Ctrl+{key}")
        } else {
            key
        }
    }
}

/// The sign of a key. A key without a sign has its name.
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

/// The letter as printed on its key.
fn capital(key: &str) -> String {
    match key.len() {
        1 => key.to_ascii_uppercase(),
        _ => key.to_owned(),
    }
}
