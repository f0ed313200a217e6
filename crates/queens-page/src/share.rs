//! The share dialog: the options of each tab, and the progress of its file.

pub mod pictures;
pub mod stretch;
pub mod update;

#[cfg(test)]
mod tests;

use queens_core::event_text::EventFormat;
use queens_draw::Theme;
use queens_worker::protocol::RunId;

use crate::exercise::number;
use crate::language::Language;
use crate::screen::ShareTab;
use crate::share::pictures::{
    AnimationOrder, EventsOrder, Every, PictureError, PictureLook, PictureOf, ReelFormat,
    StillFormat,
};

/// The minimum and maximum size of a frame in pixels. The maximum limits the memory.
pub const FRAME_SIZES: [u16; 2] = [64, 1080];
/// The minimum and maximum number of frames per second.
pub const RATES: [u16; 2] = [1, 50];
/// The minimum and maximum side of an embed in pixels.
pub const EMBED_SIZES: [u16; 2] = [320, 2000];
/// The maximum number of events in a file, which the page holds in memory: about fifty megabytes.
pub const MOST_EVENTS: u64 = 500_000;

/// The options of the dialog, and the states of its files.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sharing {
    pub still: StillOptions,
    pub animation: AnimationForm,
    pub embed: EmbedForm,
    pub events: EventsForm,
    pub still_stage: StillStage,
    pub animation_stage: AnimationStage,
    pub events_stage: EventsStage,
    /// The subject of the current picture.
    pub(crate) subject: Subject,
}

/// The subject of a picture. If it changes, the picture is drawn again.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Subject {
    pub(crate) tab: Option<ShareTab>,
    pub(crate) step: Option<(RunId, u64)>,
    pub(crate) language: Option<Language>,
    /// The number of known steps of the tree, if the picture shows the tree.
    pub(crate) tree: Option<u64>,
    /// Whether the engine has failed.
    pub(crate) lacks_engine: bool,
}

/// The options of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StillOptions {
    pub of: PictureOf,
    pub format: StillFormat,
    /// The longer side in pixels, as typed.
    pub size: String,
    /// `None` is the page's theme.
    pub theme: Option<Theme>,
    pub has_caption: bool,
    pub has_counters: bool,
    pub has_coordinates: bool,
}

impl Default for StillOptions {
    fn default() -> StillOptions {
        StillOptions {
            of: PictureOf::Board,
            format: StillFormat::Png,
            size: "720".to_owned(),
            theme: None,
            has_caption: false,
            has_counters: false,
            has_coordinates: true,
        }
    }
}

/// The options of an animation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnimationForm {
    /// The first step as typed. `None` until the field is edited.
    pub from: Option<String>,
    pub to: Option<String>,
    pub every: Every,
    pub format: ReelFormat,
    /// The frames per second as typed.
    pub fps: String,
    pub size: String,
    pub theme: Option<Theme>,
    pub repeats: bool,
    pub has_caption: bool,
    pub has_counters: bool,
    pub has_coordinates: bool,
}

impl Default for AnimationForm {
    fn default() -> AnimationForm {
        AnimationForm {
            from: None,
            to: None,
            every: Every::Event,
            format: ReelFormat::Gif,
            fps: "8".to_owned(),
            size: "480".to_owned(),
            theme: None,
            repeats: true,
            has_caption: true,
            has_counters: false,
            has_coordinates: false,
        }
    }
}

/// The options of an embed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedForm {
    /// The first step as typed. `None` until the field is edited.
    pub from: Option<String>,
    pub to: Option<String>,
    pub plays: bool,
    pub loops: bool,
    pub shows_code: bool,
    /// The width in pixels, as typed.
    pub width: String,
    pub height: String,
}

impl Default for EmbedForm {
    fn default() -> EmbedForm {
        EmbedForm {
            from: None,
            to: None,
            plays: true,
            loops: true,
            shows_code: false,
            width: "480".to_owned(),
            height: "640".to_owned(),
        }
    }
}

/// The options of an event file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventsForm {
    /// The first step as typed. `None` until the field is edited.
    pub from: Option<String>,
    pub to: Option<String>,
    pub format: EventFormat,
    /// Whether the variables of the program follow each event.
    pub has_variables: bool,
}

impl Default for EventsForm {
    fn default() -> EventsForm {
        EventsForm {
            from: None,
            to: None,
            format: EventFormat::Csv,
            has_variables: false,
        }
    }
}

/// A valid embed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedFrame {
    /// The address of the embed.
    pub src: String,
    /// The width in pixels.
    pub width: u16,
    pub height: u16,
}

/// The state of a picture.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum StillStage {
    #[default]
    UnderWay,
    Ready(StillFile),
    Refused(ShareError),
}

/// A picture that can be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StillFile {
    /// The address of the file, and the address of its preview.
    pub url: String,
    pub preview: String,
    pub bytes: u64,
}

/// The state of an animation.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum AnimationStage {
    /// The size is being estimated.
    #[default]
    Estimating,
    Estimated {
        frames: u32,
        bytes: u64,
    },
    /// The progress in frames, and the total.
    Making {
        done: u64,
        of: u64,
        bytes: u64,
    },
    Ready {
        url: String,
        bytes: u64,
    },
    Refused(ShareError),
}

/// The state of an event file.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum EventsStage {
    /// The file can be requested.
    #[default]
    Offered,
    /// The progress in steps, and the total.
    Making {
        done: u64,
        of: u64,
        bytes: u64,
    },
    Ready {
        url: String,
        bytes: u64,
    },
    Refused(ShareError),
}

/// The reason why no file can be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShareError {
    /// The board does not show a search with a trace.
    NoSearch,
    /// The text is not a step of the search.
    BadStep {
        value: String,
    },
    /// The size is missing or out of range.
    BadSize {
        value: String,
        allowed: [u16; 2],
    },
    /// The rate is missing or out of range.
    BadRate {
        value: String,
        allowed: [u16; 2],
    },
    /// The search has no picture of this kind.
    NotDrawn(PictureOf),
    /// The tree is not loaded, and the engine that would read it has failed.
    NoEngine,
    /// The range has more events than a file can contain.
    TooManyEvents {
        events: u64,
        most: u64,
    },
    Picture(PictureError),
}

impl StillStage {
    /// The reason why the picture cannot be made.
    pub fn refused(&self) -> Option<&ShareError> {
        match self {
            StillStage::Refused(error) => Some(error),
            _ => None,
        }
    }
}

impl AnimationStage {
    /// The reason why the animation cannot be made.
    pub fn refused(&self) -> Option<&ShareError> {
        match self {
            AnimationStage::Refused(error) => Some(error),
            _ => None,
        }
    }
}

impl EventsStage {
    /// The reason why the event file cannot be made.
    pub fn refused(&self) -> Option<&ShareError> {
        match self {
            EventsStage::Refused(error) => Some(error),
            _ => None,
        }
    }
}

/// A field of the dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareField {
    Step,
    Size,
    Rate,
}

impl ShareError {
    /// Whether the error is in this field with this text.
    pub fn refuses(&self, asked: ShareField, text: &str) -> bool {
        let is_step = |step: u64| asked == ShareField::Step && number(text) == Some(step);
        match self {
            ShareError::BadStep { value } => asked == ShareField::Step && value == text,
            ShareError::BadSize { value, .. } => asked == ShareField::Size && value == text,
            ShareError::BadRate { value, .. } => asked == ShareField::Rate && value == text,
            ShareError::Picture(PictureError::BeginsPastTheEnd { from, .. }) => is_step(*from),
            ShareError::Picture(
                PictureError::EndsPastTheEnd { to, .. }
                | PictureError::Backwards { to, .. }
                | PictureError::NoSolution { to, .. },
            ) => is_step(*to),
            ShareError::TooManyEvents { .. }
            | ShareError::Picture(PictureError::TooManyFrames { .. }) => asked == ShareField::Step,
            ShareError::Picture(PictureError::TooLarge { .. }) => asked == ShareField::Size,
            _ => false,
        }
    }
}

/// An event of the dialog, or a report of the drawing worker.
#[derive(Clone, PartialEq, Debug)]
pub enum SharingMessage {
    /// Copy this text.
    TextCopied(String),
    /// Copy the picture.
    StillCopied,
    StillChosen(StillOptions),
    AnimationChosen(AnimationForm),
    EmbedChosen(EmbedForm),
    /// Copy the code of the embed.
    EmbedCopied(String),
    /// Make the animation.
    AnimationWanted,
    /// Cancel the animation.
    AnimationStopped,
    EventsChosen(EventsForm),
    /// Make the event file.
    EventsWanted,
    /// Cancel the event file.
    EventsStopped,
    StillDrawn(StillFile),
    Estimated {
        frames: u32,
        bytes: u64,
    },
    /// The progress in frames or steps, the total, and the number of bytes so far.
    Drawn {
        done: u64,
        of: u64,
        bytes: u64,
    },
    /// The address of the finished animation or event file, and its number of bytes.
    Made {
        url: String,
        bytes: u64,
    },
    Refused(PictureError),
    /// Print the page.
    PrintWanted,
}

/// A command for drawing. Each command cancels the previous one.
#[derive(Clone, PartialEq, Debug)]
pub enum SharingCommand {
    /// Draw the current view.
    Draw {
        of: PictureOf,
        format: StillFormat,
        look: PictureLook,
    },
    /// Copy the drawn picture.
    Copy,
    /// Estimate the size of this animation.
    Estimate(AnimationOrder),
    Animate(AnimationOrder),
    Write(EventsOrder),
    /// Cancel all drawing, and release every file.
    End,
}
