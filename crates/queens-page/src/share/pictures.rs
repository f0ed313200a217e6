//! Pictures of boards as files: their options, the steps of an animation, and errors. Also the protocol between the
//! page and the worker that makes files.

use queens_core::Traversal;
use queens_core::event_text::EventFormat;
use queens_draw::{PathPicture, Theme};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::language::Language;

/// The smallest and largest size of a picture: its longer side in pixels.
pub const STILL_SIZES: [u16; 2] = [64, 4096];

/// A file format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum StillFormat {
    Png,
    Svg,
    /// TikZ.
    Tex,
}

/// A file format of animations.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum ReelFormat {
    Gif,
    /// Animated PNG.
    Apng,
}

/// The subject of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum PictureOf {
    #[default]
    Board,
    /// The whole tree of the search, with its folds.
    Tree,
    /// The whole tree as an icicle plot.
    Icicle,
    /// The path of the search.
    Path,
}

impl PictureOf {
    /// Whether the picture needs the whole tree.
    pub const fn is_whole_tree(self) -> bool {
        matches!(self, PictureOf::Tree | PictureOf::Icicle)
    }

    /// Whether a search of this kind has this picture.
    pub const fn is_drawn(self, walk: Traversal) -> bool {
        match self {
            PictureOf::Board => true,
            PictureOf::Tree | PictureOf::Icicle => walk.is_tree(),
            PictureOf::Path => PathPicture::is_drawn(walk),
        }
    }
}

/// The steps with a frame.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray, Serialize, Deserialize,
)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Every {
    Event,
    /// The first step, and each placement of a piece.
    Placement,
    Solution,
}

/// The options of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PictureLook {
    /// `None` is the system's theme.
    pub theme: Option<Theme>,
    /// The longer side in pixels.
    pub size: u16,
    pub has_caption: bool,
    pub has_counters: bool,
    pub has_coordinates: bool,
    /// Whether the squares of a tour have numbers.
    pub is_numbered: bool,
}

impl PictureLook {
    /// The theme. Light if neither the option nor the system's theme is known.
    pub fn theme(&self) -> Theme {
        self.theme.unwrap_or(Theme::Light)
    }
}

/// The options of an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnimationOptions {
    /// The first step.
    pub from: u64,
    /// The last step. `None` is the end of the search.
    pub to: Option<u64>,
    pub every: Every,
    /// The number of frames per second.
    pub fps: u16,
    /// Whether the animation loops.
    pub repeats: bool,
    pub format: ReelFormat,
    pub look: PictureLook,
}

/// The limits of an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub frames: usize,
    pub bytes: u64,
}

impl Limits {
    /// The limits for animations that the page makes, because it holds the file in memory.
    pub const PAGE: Limits = Limits {
        frames: 10_000,
        bytes: 64 << 20,
    };
}

/// The reason why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PictureError {
    /// The search ends before the first step of the range.
    BeginsPastTheEnd {
        from: u64,
        last: u64,
    },
    /// The search ends before the last step of the range.
    EndsPastTheEnd {
        to: u64,
        last: u64,
    },
    /// The range ends before it begins.
    Backwards {
        from: u64,
        to: u64,
    },
    /// The frames show solutions, but the range has none.
    NoSolution {
        from: u64,
        to: u64,
    },
    TooManyFrames {
        most: usize,
    },
    /// The file would exceed this number of bytes.
    TooLarge {
        most: u64,
    },
    /// The algorithm does not support the search.
    Unserved,
    /// The picture tools could not be loaded.
    NotFetched,
    /// The picture tools failed.
    Fault(String),
}

/// A request to the drawing worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Renders an SVG file as PNG.
    Still {
        svg: String,
    },
    /// Estimates the size of an animation.
    Estimate(AnimationOrder),
    Animate(AnimationOrder),
    /// Writes the events of a range of steps as text.
    Write(EventsOrder),
}

/// An animation of a search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnimationOrder {
    /// The fragment of the search's address.
    pub search: String,
    /// The language of captions.
    pub language: Language,
    pub options: AnimationOptions,
}

/// The order for a file of events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventsOrder {
    /// The fragment of the search's address.
    pub search: String,
    /// The step before the first event, and the step of the last event.
    pub from: u64,
    pub to: u64,
    pub format: EventFormat,
    /// Whether the variables of the program follow each event.
    pub has_variables: bool,
    /// The language of the names of variables. `None` keeps the names of the sheets.
    pub language: Option<Language>,
}

/// A response of the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Drawing {
    /// The progress in frames or steps, and the total. The new bytes of the file are sent alongside.
    Part {
        done: u64,
        of: u64,
    },
    /// The file is complete with the bytes sent alongside.
    Done,
    Estimated {
        frames: u32,
        bytes: u64,
    },
    Refused(PictureError),
}
