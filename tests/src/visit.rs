//! The settings of a visit: size, theme, motion, language, and scripts that run before those of the page.

use crate::page::Page;
use crate::server::{Tampering, Wrong};

/// The visible size of the page in CSS pixels, and its pointing device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Viewport {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// A mouse, or a finger with `pointer: coarse`.
    pub pointer: Pointer,
}

/// The reader's pointing device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// Fine, with hover.
    Mouse,
    /// Coarse, without hover.
    Finger,
}

/// The code, native name, digit group separator, decimal sign and status of each language.
const LIST: &[(&str, &str, char, char, &str)] =
    &include!("../../crates/queens-text/texts/languages.txt");

/// The codes of the languages that the page offers, English first.
pub const LANGUAGES: [&str; OFFERED] = {
    let (mut offered, mut count, mut at) = ([""; OFFERED], 0, 0);
    while at < LIST.len() {
        if is_offered(at) {
            offered[count] = LIST[at].0;
            count += 1;
        }
        at += 1;
    }
    offered
};

/// Accented English that is 40 % longer. The page does not offer it to readers.
pub const PSEUDO: &str = "xa";

const OFFERED: usize = {
    let (mut count, mut at) = (0, 0);
    while at < LIST.len() {
        count += is_offered(at) as usize;
        at += 1;
    }
    count
};

/// Whether the status of a language is "complete", the only status with this first letter.
const fn is_offered(at: usize) -> bool {
    LIST[at].4.as_bytes()[0] == b'c'
}

/// The screen of a laptop.
pub const DESKTOP: Viewport = Viewport {
    width: 1440,
    height: 900,
    pointer: Pointer::Mouse,
};

/// The screen of a phone.
pub const PHONE: Viewport = Viewport {
    width: 390,
    height: 844,
    pointer: Pointer::Finger,
};

/// The theme in the system's preferences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The motion in the system's preferences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// `prefers-reduced-motion: no-preference`.
    Full,
    /// `prefers-reduced-motion: reduce`.
    Reduced,
}

/// Whether opening the page waits for its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    /// Opening waits for the start, or for the message that the start failed.
    Awaited,
    /// The page never starts.
    Prevented,
}

/// Whether the browser has service workers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ServiceWorkers {
    Here,
    /// As in many private windows.
    Absent,
}

/// Opens the settings and all drawers of a wide screen, as they stay for a reader who has opened them.
pub(crate) const OPEN: &str =
    "try { localStorage.setItem('queens-drawers', 'settings code explorer'); } catch {}";

/// The settings of a visit. The default is an English desktop, in the light theme, with motion, at the root of its
/// host, whose reader has opened the settings. Finish with [`Visit::open`].
#[derive(Debug, Clone)]
pub struct Visit {
    pub(crate) viewport: Viewport,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) language: String,
    pub(crate) base: String,
    pub(crate) tampered: Option<Tampering>,
    pub(crate) scripts: Vec<String>,
    /// Whether the settings of a wide screen are folded.
    pub(crate) is_folded: bool,
    pub(crate) start: Start,
    pub(crate) service_workers: ServiceWorkers,
    /// Whether the visit needs its own server.
    pub(crate) has_own_server: bool,
}

impl Default for Visit {
    fn default() -> Self {
        Self {
            viewport: DESKTOP,
            theme: Theme::Light,
            motion: Motion::Full,
            language: "en".to_owned(),
            base: "/".to_owned(),
            tampered: None,
            scripts: Vec::new(),
            is_folded: false,
            start: Start::Awaited,
            service_workers: ServiceWorkers::Absent,
            has_own_server: false,
        }
    }
}

impl Visit {
    /// The default settings.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the viewport: [`DESKTOP`], [`PHONE`] or any other.
    pub fn viewport(mut self, viewport: Viewport) -> Self {
        self.viewport = viewport;
        self
    }

    /// Sets the system's theme.
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Sets the system's motion preference.
    pub fn motion(mut self, motion: Motion) -> Self {
        self.motion = motion;
        self
    }

    /// Sets the browser's languages, in order of preference, such as `fr` or `fr-CH,en`.
    pub fn language(mut self, languages: &str) -> Self {
        languages.clone_into(&mut self.language);
        self
    }

    /// Uses a separate server, with an empty cache.
    pub fn with_own_server(mut self) -> Self {
        self.has_own_server = true;
        self
    }

    /// Serves the page below this path, which begins and ends with a slash.
    pub fn below(mut self, base: &str) -> Self {
        base.clone_into(&mut self.base);
        self.with_own_server()
    }

    /// Serves files whose path ends with `end` after some text, as a broken host does.
    pub fn tampered(self, end: &str, text: &str) -> Self {
        self.wrong(end, Wrong::Before(text.to_owned()))
    }

    /// Serves files whose path ends with `end` as `application/octet-stream`, like a host that does not know their
    /// type.
    pub fn untyped(self, end: &str) -> Self {
        self.wrong(end, Wrong::Untyped)
    }

    /// Serves all files without the headers of Trunk.toml, as many hosts do.
    pub fn bare(self) -> Self {
        self.wrong("", Wrong::Bare)
    }

    /// Holds back files whose path ends with `end` until [`crate::Server::go_on`]. Does not wait for the page to start.
    pub fn stalled(self, end: &str) -> Self {
        self.wrong(end, Wrong::Stalled).never_starting()
    }

    fn wrong(mut self, end: &str, wrong: Wrong) -> Self {
        self.tampered = Some(Tampering {
            end: end.to_owned(),
            wrong,
        });
        self.with_own_server()
    }

    /// Runs this script in every document before the page's own, for example to wrap `Worker`.
    pub fn before_load(mut self, script: &str) -> Self {
        self.scripts.push(script.to_owned());
        self
    }

    /// Leaves the settings of a wide screen folded, and stores nothing before the page does.
    pub fn folded(mut self) -> Self {
        self.is_folded = true;
        self
    }

    /// Does not wait for the page to start, because it never will.
    pub fn never_starting(mut self) -> Self {
        self.start = Start::Prevented;
        self
    }

    /// Uses a browser with service workers. Without them, all requests come from the page itself.
    pub fn with_service_workers(mut self) -> Self {
        self.service_workers = ServiceWorkers::Here;
        self.with_own_server()
    }

    /// Shows this address (`#n=8`) in a page that an earlier test has left open, if any. Only the fragment changes.
    ///
    /// # Panics
    ///
    /// If the visit needs a load: for another language, for its own server, for scripts or for folded settings.
    #[track_caller]
    pub fn at(self, address: &str) -> Page {
        assert!(
            self.can_be_reused(),
            "only a load can make this visit: {self:?}"
        );
        Page::reused(&self, address)
    }

    /// Whether a page loaded by another visit of this kind can show this one without a load.
    fn can_be_reused(&self) -> bool {
        !self.has_own_server
            && !self.is_folded
            && self.start == Start::Awaited
            && self.language == "en"
            && self.scripts.is_empty()
    }

    /// Loads the page at this address: empty, a fragment (`#n=8`), or a query with or without a fragment.
    #[track_caller]
    pub fn open(self, address: &str) -> Page {
        Page::visit(&self, address)
    }
}
