//! Pictures of boards as files: how they look, which steps an animation shows, why one cannot be made; and what page and the
//! worker that makes files say to each other.

use queens_core::Traversal;
use queens_core::event_text::EventFormat;
use queens_draw::{PathPicture, Theme};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::language::Language;

/// The smallest and the largest still, in pixels at its longer side.
pub const STILL_SIZES: [u16; 2] = [64, 4096];

/// A format of stills.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum StillFormat {
    Png,
    Svg,
    /// TikZ.
    Tex,
}

/// A format of animations.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum ReelFormat {
    Gif,
    /// PNG with frames.
    Apng,
}

/// What a still shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum PictureOf {
    #[default]
    Board,
    /// The whole tree of the search, with what is folded in it.
    Tree,
    /// The same tree as an icicle.
    Icicle,
    /// The path of the search.
    Path,
}

impl PictureOf {
    /// Whether the whole tree is read for it.
    pub const fn is_whole_tree(self) -> bool {
        matches!(self, PictureOf::Tree | PictureOf::Icicle)
    }

    /// Whether a search of this kind has such a drawing.
    pub const fn is_drawn(self, walk: Traversal) -> bool {
        match self {
            PictureOf::Board => true,
            PictureOf::Tree | PictureOf::Icicle => walk.is_tree(),
            PictureOf::Path => PathPicture::is_drawn(walk),
        }
    }
}

/// Which steps have a frame.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Every {
    Event,
    /// The first step, and each at which a piece comes to a square.
    Placement,
    Solution,
}

/// How a picture looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PictureLook {
    /// None is that of the system.
    pub theme: Option<Theme>,
    /// The longer side, in pixels.
    pub size: u16,
    pub has_caption: bool,
    pub has_counters: bool,
    pub has_coordinates: bool,
    /// Whether the squares of a tour are numbered.
    pub is_numbered: bool,
}

impl PictureLook {
    /// The theme; where nobody knows that of the system, light.
    pub fn theme(&self) -> Theme {
        self.theme.unwrap_or(Theme::Light)
    }
}

/// What an animation shows, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnimationOptions {
    /// The step at which it begins.
    pub from: u64,
    /// The step at which it ends; none is the end of the search.
    pub to: Option<u64>,
    pub every: Every,
    /// The frames of a second.
    pub fps: u16,
    /// Whether it begins again after its last frame.
    pub repeats: bool,
    pub format: ReelFormat,
    pub look: PictureLook,
}

/// What is too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub frames: usize,
    pub bytes: u64,
}

impl Limits {
    /// Of an animation that the page makes, which holds its file in memory.
    pub const PAGE: Limits = Limits {
        frames: 10_000,
        bytes: 64 << 20,
    };
}

/// Why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PictureError {
    /// The search ends before the step at which the stretch begins.
    BeginsPastTheEnd {
        from: u64,
        last: u64,
    },
    /// The search ends before the step at which the stretch ends.
    EndsPastTheEnd {
        to: u64,
        last: u64,
    },
    /// The stretch ends before it begins.
    Backwards {
        from: u64,
        to: u64,
    },
    /// Frames of solutions are asked for, and the stretch has none.
    NoSolution {
        from: u64,
        to: u64,
    },
    TooManyFrames {
        most: usize,
    },
    /// The file would be larger than so many bytes.
    TooLarge {
        most: u64,
    },
    /// The algorithm does not serve the search.
    Unserved,
    /// What draws could not be fetched.
    NotFetched,
    /// What draws has failed.
    Fault(String),
}

/// What the page asks the worker that draws.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// An SVG file as PNG.
    Still {
        svg: String,
    },
    /// How large an animation will be.
    Estimate(AnimationOrder),
    Animate(AnimationOrder),
    /// The events of a stretch as text.
    Write(EventsOrder),
}

/// An animation of a search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnimationOrder {
    /// The fragment of an address that asks for the search.
    pub search: String,
    /// The language of captions.
    pub language: Language,
    pub options: AnimationOptions,
}

/// The events of a stretch of a search, in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventsOrder {
    /// The fragment of an address that asks for the search.
    pub search: String,
    /// The step after which events are written, and the step of the last one.
    pub from: u64,
    pub to: u64,
    pub format: EventFormat,
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Drawing {
    /// So many frames of so many are drawn, or so many steps of so many are gone; what has been written of the file comes
    /// beside it.
    Part {
        done: u64,
        of: u64,
    },
    /// The file is whole, once what comes beside this is added.
    Done,
    Estimated {
        frames: u32,
        bytes: u64,
    },
    Refused(PictureError),
}
