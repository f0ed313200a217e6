//! `queens draw`: the board at a step of a search, as a picture.

use std::path::PathBuf;

use clap::{Arg, Args};

use crate::Answer;
use crate::failure::Failure;
use crate::file::OutFile;
use crate::options::SearchOptions;
use crate::pictures::{LookOptions, boards, failed};
use crate::trace::MAX_STEP;
use crate::values::whole;
use queens_page::pictures::StillFormat;
use queens_pictures::{Pixels, png};

#[derive(Args)]
#[command(mut_args(hide_idle))]
pub(crate) struct DrawOptions {
    #[command(flatten)]
    search: SearchOptions,
    /// The step that is drawn: the board after so many events
    #[arg(long, value_name = "K", value_parser = whole(0..=MAX_STEP))]
    step: u64,
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
        let look = self.look.look();
        let mut boards = boards(&self.search, &self.look)?;
        let gone = boards.go(self.step);
        gone.map_err(|last| past_the_end("--step", self.step, last))?;
        let still = boards.still(self.look.texts());
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
}

/// The refusal of a step that a search does not reach.
pub(crate) fn past_the_end(option: &str, step: u64, last: u64) -> Failure {
    let why = format!("the search ends at step {last}; allowed are whole numbers from 0 to {last}");
    Failure::refused(option, step, why)
}
