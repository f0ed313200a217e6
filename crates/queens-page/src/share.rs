//! What is taken elsewhere from the dialog that shares: the options of each tab, and how far its file is.

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

/// The largest frame, in pixels, so that what is drawn has room in memory.
pub const FRAME_SIZES: [u16; 2] = [64, 1080];
/// The frames of a second.
pub const RATES: [u16; 2] = [1, 50];
/// The sides of an embed, in pixels.
pub const EMBED_SIZES: [u16; 2] = [320, 2000];
/// The events of a file, which the page holds in memory: some fifty megabytes.
pub const MOST_EVENTS: u64 = 500_000;

/// What the reader has chosen and what has become of it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sharing {
    pub still: StillOptions,
    pub animation: AnimationForm,
    pub embed: EmbedForm,
    pub events: EventsForm,
    pub still_stage: StillStage,
    pub animation_stage: AnimationStage,
    pub events_stage: EventsStage,
    /// What is drawn from.
    pub(crate) subject: Subject,
}

/// What a picture is made of: once it is another one, so is the picture.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Subject {
    pub(crate) tab: Option<ShareTab>,
    pub(crate) step: Option<(RunId, u64)>,
    pub(crate) language: Option<Language>,
    /// How much is known of the tree, where that is drawn.
    pub(crate) tree: Option<u64>,
    /// Whether the engine cannot go on.
    pub(crate) lacks_engine: bool,
}

/// How a still is to look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StillOptions {
    pub of: PictureOf,
    pub format: StillFormat,
    /// The longer side in pixels, as it is typed.
    pub size: String,
    /// None is the page's.
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

/// What an animation is to show, and how it is to look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnimationForm {
    /// The steps as they are typed; none as long as nobody has touched them.
    pub from: Option<String>,
    pub to: Option<String>,
    pub every: Every,
    pub format: ReelFormat,
    /// As they are typed.
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

/// What an embed is to show, and how large it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedForm {
    /// The steps as they are typed; none as long as nobody has touched them.
    pub from: Option<String>,
    pub to: Option<String>,
    pub plays: bool,
    pub loops: bool,
    /// In pixels, as they are typed.
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
            width: "480".to_owned(),
            height: "640".to_owned(),
        }
    }
}

/// Which events are written, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventsForm {
    /// The steps as they are typed; none as long as nobody has touched them.
    pub from: Option<String>,
    pub to: Option<String>,
    pub format: EventFormat,
}

impl Default for EventsForm {
    fn default() -> EventsForm {
        EventsForm {
            from: None,
            to: None,
            format: EventFormat::Csv,
        }
    }
}

/// An embed that can be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedFrame {
    /// Its address.
    pub src: String,
    /// In pixels.
    pub width: u16,
    pub height: u16,
}

/// How far a still is.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum StillStage {
    #[default]
    UnderWay,
    Ready(StillFile),
    Refused(ShareError),
}

/// A still that can be saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StillFile {
    /// The address of the file, and that of a picture of it.
    pub url: String,
    pub preview: String,
    pub bytes: u64,
}

/// How far an animation is.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum AnimationStage {
    /// How large it will be is being found out.
    #[default]
    Estimating,
    Estimated {
        frames: u32,
        bytes: u64,
    },
    /// So many frames of so many are drawn.
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

/// How far a file of events is.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum EventsStage {
    /// It can be asked for.
    #[default]
    Offered,
    /// So many steps of so many are gone.
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

/// Why nothing is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShareError {
    /// The board is not that of a search that leaves a trace.
    NoSearch,
    /// No step of a search.
    BadStep {
        value: String,
    },
    /// No size, or one that is not allowed.
    BadSize {
        value: String,
        allowed: [u16; 2],
    },
    /// No rate, or one that is not allowed.
    BadRate {
        value: String,
        allowed: [u16; 2],
    },
    /// The search has no drawing of this.
    NotDrawn(PictureOf),
    /// The tree is not here, and the engine that reads it cannot go on.
    NoEngine,
    /// More events than a file holds.
    TooManyEvents {
        events: u64,
        most: u64,
    },
    Picture(PictureError),
}

impl StillStage {
    /// Why nothing is made.
    pub fn refused(&self) -> Option<&ShareError> {
        match self {
            StillStage::Refused(error) => Some(error),
            _ => None,
        }
    }
}

impl AnimationStage {
    /// Why nothing is made.
    pub fn refused(&self) -> Option<&ShareError> {
        match self {
            AnimationStage::Refused(error) => Some(error),
            _ => None,
        }
    }
}

impl EventsStage {
    /// Why nothing is made.
    pub fn refused(&self) -> Option<&ShareError> {
        match self {
            EventsStage::Refused(error) => Some(error),
            _ => None,
        }
    }
}

/// What a field of the dialog asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareField {
    Step,
    Size,
    Rate,
}

impl ShareError {
    /// Whether the text of this field is to blame.
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

/// Something done in the dialog, or told by what draws.
#[derive(Clone, PartialEq, Debug)]
pub enum SharingMessage {
    /// This text is to be copied.
    TextCopied(String),
    /// The picture is to be copied.
    StillCopied,
    StillChosen(StillOptions),
    AnimationChosen(AnimationForm),
    EmbedChosen(EmbedForm),
    /// The code of the embed is to be copied.
    EmbedCopied(String),
    /// The animation is to be made.
    AnimationWanted,
    /// It is to be made no more.
    AnimationStopped,
    EventsChosen(EventsForm),
    /// The file of events is to be made.
    EventsWanted,
    /// It is to be made no more.
    EventsStopped,
    StillDrawn(StillFile),
    Estimated {
        frames: u32,
        bytes: u64,
    },
    /// So many frames of so many are drawn, or steps gone, in so many bytes.
    Drawn {
        done: u64,
        of: u64,
        bytes: u64,
    },
    /// The animation, or the file of events, lies at this address, in so many bytes.
    Made {
        url: String,
        bytes: u64,
    },
    Refused(PictureError),
    /// The page is to be printed.
    PrintWanted,
}

/// What is asked of what draws. Each command ends the one before, but for that of a chart.
#[derive(Clone, PartialEq, Debug)]
pub enum SharingCommand {
    /// Draw what the page shows.
    Draw {
        of: PictureOf,
        format: StillFormat,
        look: PictureLook,
    },
    /// Put the picture that was drawn on the clipboard.
    Copy,
    /// Find out how large it will be.
    Estimate(AnimationOrder),
    Animate(AnimationOrder),
    Write(EventsOrder),
    /// Save the chart of the survey under this name, in this theme; none is that of the system.
    SaveChart {
        name: String,
        theme: Option<Theme>,
    },
    /// End what is drawn, and forget every file.
    End,
}
