//! The options that `draw` and `animate` share, and the boards that they draw.

use clap::Args;
use queens_core::{BoardSize, GivenSquares, Problem};
use queens_draw::Theme;
use queens_page::language::Language;
use queens_page::settings::{Settings, SymmetrySetting};
use queens_page::share::pictures::{PictureError, PictureLook, STILL_SIZES};
use queens_pictures::Boards;
use queens_text::Texts;
use strum::VariantArray;

use crate::failure::Failure;
use crate::options::{SearchOptions, Selection};
use crate::output::note;
use crate::values::{named, whole};

/// The options for the look of a picture.
#[derive(Args)]
pub(crate) struct StyleOptions {
    /// The language of the caption
    #[arg(long, help_heading = "Picture", value_name = "LANG", default_value = "en", value_parser = named(Language::ALL, Language::code))]
    pub(crate) lang: Language,
    /// The colours
    #[arg(long, help_heading = "Picture", value_name = "THEME", default_value = "light", value_parser = named(Theme::VARIANTS.iter().copied(), |theme| theme.into_str()))]
    pub(crate) theme: Theme,
    /// The longer side in pixels, from 64 to 4096
    #[arg(long, help_heading = "Picture", value_name = "PIXELS", default_value_t = 720, value_parser = whole(STILL_SIZES[0]..=STILL_SIZES[1]))]
    pub(crate) size: u16,
    /// Describe the event above the board
    #[arg(long, help_heading = "Picture")]
    pub(crate) caption: bool,
    /// Show the counters at this step above the board
    #[arg(long, help_heading = "Picture")]
    pub(crate) counters: bool,
    /// Label files and ranks around the board
    #[arg(long, help_heading = "Picture")]
    pub(crate) coordinates: bool,
    /// Number the squares of a knight's tour in order
    #[arg(long, help_heading = "Picture")]
    pub(crate) numbers: bool,
}

impl StyleOptions {
    /// The options in the form that the renderer takes.
    pub(crate) fn look(&self) -> PictureLook {
        PictureLook {
            theme: Some(self.theme),
            size: self.size,
            has_caption: self.caption,
            has_counters: self.counters,
            has_coordinates: self.coordinates,
            is_numbered: self.numbers,
        }
    }

    pub(crate) fn texts(&self) -> &'static Texts {
        Texts::of(self.lang)
    }
}

/// The boards of the search that the options describe. Fails if an option does not fit the search.
pub(crate) fn boards(options: &SearchOptions, look: &StyleOptions) -> Result<Boards, Failure> {
    if let Some(cap) = options.cap {
        let why = "the search stops at the drawn step anyway";
        return Err(Failure::not_applicable("--cap", cap, why));
    }
    if look.numbers && options.problem()? != Problem::Knight {
        let why = "--numbers: only knight's tours have numbered squares; drop --numbers";
        return Err(Failure::bad_input(why));
    }
    let internal = |error: &dyn std::fmt::Display| Failure::Internal(error.to_string());
    let symmetry = match options.symmetry {
        Selection::All => SymmetrySetting::All,
        Selection::Fundamental => SymmetrySetting::Fundamental,
    };
    let settings = if let Some(instance) = options.large()? {
        let without = [
            ("--coordinates", "coordinates", look.coordinates),
            ("--counters", "counters", look.counters),
        ];
        if let Some((option, what, _)) = without.into_iter().find(|(.., is_given)| *is_given) {
            let why = format!("a board above {} has no {what}", BoardSize::MAX);
            return Err(Failure::not_allowed_here(
                option,
                format!("{why}; drop {option}"),
            ));
        }
        Settings {
            large: Some(instance.size),
            seed: Some(instance.seed),
            symmetry,
            ..Settings::default().with(options.algorithm.descriptor())
        }
    } else {
        let accepted = options.traced()?;
        let instance = accepted.instance();
        let descriptor = accepted.algorithm().descriptor();
        let given = options.fixed.clone().unwrap_or_default();
        let given_rule = descriptor.given_rule(instance.variant());
        Settings {
            size: instance.size(),
            large: None,
            algorithm: descriptor,
            goal: instance.goal(),
            symmetry,
            given: GivenSquares::new(given_rule, instance.size(), &given)
                .map_err(|error| internal(&error))?,
            blocked: instance.blocked().to_vec(),
            variant: options.variant,
            k: options.k,
            seed: instance.seed(),
        }
    };
    if let (None, Some(seed)) = (options.seed, settings.seed) {
        note(format!("--seed {seed} gives this picture again"));
    }
    Boards::new(settings, options.algorithm).map_err(failed)
}

/// The message about a picture that could not be drawn although its options are valid.
pub(crate) fn failed(error: PictureError) -> Failure {
    let why = match error {
        PictureError::Fault(why) => why,
        error => format!("{error:?}"),
    };
    Failure::Internal(format!("the picture cannot be drawn: {why}"))
}
