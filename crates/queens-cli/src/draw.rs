//! `queens draw`: draws one step of a search, as a picture of the board, the search tree or the path to the step.

use std::path::PathBuf;

use clap::{Arg, Args};

use crate::Answer;
use crate::failure::Failure;
use crate::file::OutFile;
use crate::options::SearchOptions;
use crate::output::note;
use crate::pictures::{StyleOptions, boards, failed};
use crate::trace::{MAX_STEP, past_the_end};
use crate::values::{named, whole};
use queens_core::{BoardSize, Tree};
use queens_page::language::Language;
use queens_page::share::pictures::{PictureOf, StillFormat};
use queens_pictures::{Pixels, StepError, png};
use queens_text::Texts;
use strum::VariantArray;

#[derive(Args)]
#[command(mut_args(hide_idle))]
#[command(after_help = "\
Examples:
  queens draw --algorithm recursive -n 8 --step 80 --caption --coordinates --out board.png
  queens draw --algorithm recursive -n 5 --step 40 --of tree --out tree.svg")]
pub(crate) struct DrawOptions {
    #[command(flatten)]
    search: SearchOptions,
    /// The step to draw: the number of events before it
    #[arg(long, help_heading = "Picture", value_name = "K", value_parser = whole(0..=MAX_STEP))]
    step: u64,
    /// Draw the board, the search tree, the tree as an icicle diagram, or the path to the step
    #[arg(long, help_heading = "Picture", value_name = "WHAT", default_value = "board", value_parser = named(PictureOf::VARIANTS.iter().copied(), |of| of.into_str()))]
    of: PictureOf,
    #[command(flatten)]
    look: StyleOptions,
    /// The picture file, which ends in .svg, .png or .tex
    #[arg(long, help_heading = "Picture", value_name = "FILE")]
    out: PathBuf,
}

/// Hides the options of `run` that make no sense for a picture. `--cap` is refused. The other hidden options are
/// accepted without effect.
pub(crate) fn hide_idle(argument: Arg) -> Arg {
    let idle = ["list", "draw", "json", "cap"];
    let is_idle = idle.contains(&argument.get_id().as_str());
    argument.hide(is_idle)
}

const FORMATS: [(&str, StillFormat); 3] = [
    ("svg", StillFormat::Svg),
    ("png", StillFormat::Png),
    ("tex", StillFormat::Tex),
];

impl DrawOptions {
    /// Draws the picture and writes the file.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let file = OutFile::new(&self.out, &FORMATS)?;
        self.check()?;
        let look = self.look.look();
        let mut boards = boards(&self.search, &self.look)?;
        let moved = boards.go(self.step);
        moved.map_err(|error| match error {
            StepError::PastTheEnd { last } => past_the_end("--step", self.step, last),
            StepError::Wrong(wrong) => Failure::Internal(wrong.to_string()),
        })?;
        // The size of the picture decides how much of a tree it shows.
        let still = boards.still_of(self.of, look.size, self.look.texts());
        let still = still.ok_or_else(|| Failure::Internal("nothing is drawn".to_owned()))?;
        // Only a part of a large tree is in memory.
        let part = boards.extent().filter(|extent| extent.is_part());
        if let Some(part) = part.filter(|_| self.of.is_whole_tree()) {
            let texts = Texts::of(Language::ENGLISH);
            let part = texts.picture().size(part);
            let most = texts.numbers.whole(Tree::LIMIT as u64);
            note(format!(
                "the tree has more than {most} nodes; this part of it is drawn: {part}"
            ));
        }
        let bytes = match file.format {
            StillFormat::Svg => still.svg(&look).into_bytes(),
            StillFormat::Tex => still.tikz(&look).into_bytes(),
            StillFormat::Png => {
                let pixels = Pixels::of(&still.svg(&look));
                pixels.and_then(|pixels| png(&pixels)).map_err(failed)?
            }
        };
        file.write(&bytes)?;
        Ok(Answer::Done)
    }

    /// Fails if the search or the options do not allow the requested kind of picture.
    fn check(&self) -> Result<(), Failure> {
        let (algorithm, walk) = (&self.search.algorithm, self.search.algorithm.traversal);
        let why = match self.of {
            PictureOf::Board => return Ok(()),
            _ if self.look.coordinates => {
                let why = "--coordinates: only a board has coordinates; drop --coordinates";
                return Err(Failure::bad_input(why));
            }
            _ if self.look.numbers => {
                let why = "--numbers: only a board has numbered squares; drop --numbers";
                return Err(Failure::bad_input(why));
            }
            _ if self.search.large()?.is_some() => {
                let most = BoardSize::MAX;
                format!("a search on a board above {most} has no tree; use --of board")
            }
            of if of.is_drawn(walk) => return Ok(()),
            _ if PictureOf::Tree.is_drawn(walk) => {
                format!(
                    "the tree of {} is a list; use board, tree or icicle",
                    algorithm.id
                )
            }
            _ => format!("{} has no search tree; use --of board", algorithm.id),
        };
        Err(Failure::refused("--of", self.of.into_str(), why))
    }
}
