//! What pictures and animations of a search share: how they look, and which boards they show.

mod palette;
mod pixels;
mod reel;
mod shown;

use clap::Args;
use queens_page::language::Language;
use queens_page::screen::Theme;
use strum::VariantArray;

use crate::values::{named, whole};

pub(crate) use self::palette::Palette;
pub(crate) use self::pixels::{Pixels, png};
pub(crate) use self::reel::{Reel, ReelFormat};
pub(crate) use self::shown::Boards;

/// The smallest and the largest picture, in pixels.
const SIZES: std::ops::RangeInclusive<u16> = 64..=4096;

/// How a picture looks.
#[derive(Args)]
pub(crate) struct LookOptions {
    /// The language of the caption
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = named(Language::ALL, Language::code))]
    pub(crate) lang: Language,
    /// The colours
    #[arg(long, value_name = "THEME", default_value = "light", value_parser = named(Theme::VARIANTS.iter().copied(), |theme| theme.into_str()))]
    pub(crate) theme: Theme,
    /// The longer side, in pixels, from 64 to 4096
    #[arg(long, value_name = "PIXELS", default_value_t = 720, value_parser = whole(SIZES))]
    pub(crate) size: u16,
    /// Write over the board what the event is
    #[arg(long)]
    pub(crate) caption: bool,
    /// Write the names of files and ranks around the board
    #[arg(long)]
    pub(crate) coordinates: bool,
}
