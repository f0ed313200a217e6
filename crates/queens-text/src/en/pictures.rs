//! Pictures and animations, as the dialog that shares makes them.

use queens_page::pictures::{Every, PictureError, PictureOf, StillFormat};
use queens_page::screen::Theme;
use queens_page::sharing::ShareError;

use super::number::written;
use crate::number::Numbers;
use crate::pictures::{PicturesTexts, is_empty};

pub(crate) const TEXTS: PicturesTexts = PicturesTexts {
    of: "What is drawn",
    of_name: |of| match of {
        PictureOf::Board => "Board",
        PictureOf::Tree => "Whole tree",
        PictureOf::Icicle => "Icicle",
        PictureOf::Path => "Path",
    },
    format: "Format",
    format_name: |format| match format {
        StillFormat::Png => "PNG",
        StillFormat::Svg => "SVG",
        StillFormat::Tex => "TikZ",
    },
    size: "Longer side, in pixels",
    theme: "Colours",
    theme_name: |theme| match theme {
        None => "As on the page",
        Some(Theme::Light) => "Light",
        Some(Theme::Dark) => "Dark",
    },
    caption: "With the sentence about it",
    counters: "With the counters",
    coordinates: "With the names of files and ranks",
    preview: "The picture",
    under_way: "Drawing…",
    save: |size| format!("Save ({size})"),
    copy: "Copy",
    print: "Print",
    print_use: "For a PDF of board, code and counters, print the page and choose “Save as PDF”.",
    from: "From step",
    to: "To step",
    whole: "Whole search",
    next_solution: "To the next solution",
    every: "A frame for",
    every_name: |every| match every {
        Every::Event => "each event",
        Every::Placement => "each placement",
        Every::Solution => "each solution",
    },
    rate: "Frames a second",
    repeats: "Begin again after the last frame",
    estimating: "Estimating…",
    estimated: |numbers, of, tenths, size| {
        format!(
            "{}, {}, about {size}: measured on some of them.",
            frames(numbers, of),
            numbers.seconds(tenths)
        )
    },
    make: "Make the animation",
    making: |numbers, done, of, size| {
        format!("{} of {}, {size}", numbers.whole(done), frames(numbers, of))
    },
    stop: "Cancel",
    made: "The animation",
    bytes,
    error,
};

fn frames(numbers: &Numbers, of: u64) -> String {
    written(of, &numbers.whole(of), "frame", "frames")
}

fn bytes(numbers: &Numbers, bytes: u64) -> String {
    numbers.size(bytes, "B")
}

fn error(error: &ShareError, numbers: &Numbers) -> String {
    let n = |number: u64| numbers.whole(number);
    match error {
        ShareError::NoSearch => "A search that is shown step by step is needed: choose Watch, and a goal other than a count.".to_owned(),
        ShareError::BadStep { value } if is_empty(value) => "A field for a step is empty: type a whole number, such as 0 or 100.".to_owned(),
        ShareError::BadSize { value, allowed } if is_empty(value) => format!("A field for a size is empty: type a whole number of pixels from {} to {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadRate { value, allowed } if is_empty(value) => format!("The field for frames a second is empty: type a whole number from {} to {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadStep { value } => format!("“{value}” is no step: type a whole number, such as 0 or 100."),
        ShareError::BadSize { value, allowed } => format!("“{value}” is no size: type a whole number of pixels from {} to {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::BadRate { value, allowed } => format!("“{value}” is no number of frames a second: type a whole number from {} to {}.", n(allowed[0].into()), n(allowed[1].into())),
        ShareError::NotDrawn(PictureOf::Path) => "The path of this algorithm is a list: draw the board or the whole tree.".to_owned(),
        ShareError::NotDrawn(_) => "This algorithm searches no tree of boards: draw the board.".to_owned(),
        ShareError::NoEngine => "The tree cannot be read, for the engine has stopped: close this dialog and reload the engine.".to_owned(),
        ShareError::TooManyEvents { events, most } => format!("These are {} events, and a file has at most {}: choose a shorter stretch, or write them with “queens trace”.", n(*events), n(*most)),
        ShareError::Picture(error) => match error {
            PictureError::BeginsPastTheEnd { from, last } => format!("Step {} is past the end: the search ends at step {}. Begin at it or before.", n(*from), n(*last)),
            PictureError::EndsPastTheEnd { to, last } => format!("Step {} is past the end: the search ends at step {}. End at it or before.", n(*to), n(*last)),
            PictureError::Backwards { from, to } => format!("The stretch begins at step {} and ends at step {}: end at a later step.", n(*from), n(*to)),
            PictureError::NoSolution { from, to } => format!("There is no solution from step {} to step {}: choose another stretch, or a frame for each event or placement.", n(*from), n(*to)),
            PictureError::TooManyFrames { most } => format!("An animation has at most {} frames: choose a shorter stretch, or a frame for each placement or solution.", n(*most as u64)),
            PictureError::TooLarge { most } => format!("The file would be larger than {}: choose a smaller size or fewer frames.", bytes(numbers, *most)),
            PictureError::Unserved => "The algorithm does not serve this search: change the settings.".to_owned(),
            PictureError::NotFetched => "What draws could not be fetched: check the connection, then change an option or open this tab again.".to_owned(),
            PictureError::Fault(why) => format!("It could not be drawn ({why}): try a smaller size, or reload the page."),
        },
    }
}
