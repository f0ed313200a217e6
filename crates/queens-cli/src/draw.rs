//! `queens draw`: the board at a step of a search, its tree or its path, as a picture.

use std::path::PathBuf;

use clap::{Arg, Args};

use crate::Answer;
use crate::failure::Failure;
use crate::file::OutFile;
use crate::options::SearchOptions;
use crate::output::note;
use crate::pictures::{LookOptions, boards, failed};
use crate::trace::{MAX_STEP, past_the_end};
use crate::values::{named, whole};
use queens_core::{BoardSize, Tree};
use queens_page::language::Language;
use queens_page::pictures::{PictureOf, StillFormat};
use queens_pictures::{Pixels, png};
use queens_text::Texts;
use strum::VariantArray;

#[derive(Args)]
#[command(mut_args(hide_idle))]
pub(crate) struct DrawOptions {
    #[command(flatten)]
    search: SearchOptions,
    /// The step that is drawn: the board after so many events
    #[arg(long, value_name = "K", value_parser = whole(0..=MAX_STEP))]
    step: u64,
    /// What is drawn: the board, the whole tree of the search with the step in it, that tree as an icicle, or the path to the step
    #[arg(long, value_name = "WHAT", default_value = "board", value_parser = named(PictureOf::VARIANTS.iter().copied(), |of| of.into_str()))]
    of: PictureOf,
    #[command(flatten)]
    look: LookOptions,
    /// The file, as .svg, .png or .tex by its ending
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Options of `run` on what it prints of solutions are accepted here, but have no effect and no help. A cap is refused.
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
    /// Draws the board and writes the file.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let file = OutFile::new(&self.out, &FORMATS)?;
        self.check()?;
        let look = self.look.look();
        let mut boards = boards(&self.search, &self.look)?;
        let gone = boards.go(self.step);
        gone.map_err(|last| past_the_end("--step", self.step, last))?;
        // Of a tree, a larger picture shows more.
        let still = boards.still_of(self.of, look.size, self.look.texts());
        let still = still.ok_or_else(|| Failure::Fault("nothing is drawn".to_owned()))?;
        // What is kept of a larger tree has a limit.
        let part = boards.extent().filter(|extent| extent.is_part());
        if let Some(part) = part.filter(|_| self.of.is_whole_tree()) {
            let texts = Texts::of(Language::English);
            let part = (texts.rest().picture.size)(&texts.numbers, part);
            let most = texts.numbers.whole(Tree::LIMIT as u64);
            note(format!(
                "of a tree of more than {most} nodes a part is drawn: {part}"
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

    /// Whether there is such a drawing of the search.
    fn check(&self) -> Result<(), Failure> {
        let (algorithm, walk) = (&self.search.algorithm, self.search.algorithm.traversal);
        let why = match self.of {
            PictureOf::Board => return Ok(()),
            _ if self.look.coordinates => {
                let why = "the board alone has coordinates; allowed is to leave it out";
                return Err(Failure::misplaced("--coordinates", why));
            }
            _ if self.look.numbers => {
                let why = "the board alone has numbers; allowed is to leave it out";
                return Err(Failure::misplaced("--numbers", why));
            }
            _ if self.search.large()?.is_some() => {
                let most = BoardSize::MAX;
                format!("searches of boards above {most} have none; allowed is board")
            }
            of if of.is_drawn(walk) => return Ok(()),
            _ if PictureOf::Tree.is_drawn(walk) => {
                format!(
                    "that of {} is a list; allowed are board, tree, icicle",
                    algorithm.id
                )
            }
            _ => format!("{} searches no tree; allowed is board", algorithm.id),
        };
        Err(Failure::refused("--of", self.of.into_str(), why))
    }
}
