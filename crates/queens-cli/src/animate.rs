//! `queens animate`: draws some steps of a search as an animation.

use std::path::PathBuf;

use clap::Args;
use indicatif::ProgressBar;
use queens_page::share::pictures::{AnimationOptions, Every, Limits, PictureError, ReelFormat};
use queens_pictures::Animation;
use strum::VariantArray;

use crate::Answer;
use crate::draw::hide_idle;
use crate::failure::Failure;
use crate::file::OutFile;
use crate::options::SearchOptions;
use crate::pictures::{StyleOptions, boards, failed};
use crate::trace::{MAX_STEP, past_the_end};
use crate::values::{named, whole};

/// The most frames and bytes of an animation.
const LIMITS: Limits = Limits {
    frames: 10_000,
    bytes: 512 << 20,
};

#[derive(Args)]
#[command(mut_args(hide_idle))]
#[command(after_help = "\
Examples:
  queens animate --algorithm recursive -n 6 --to 60 --loop --out search.gif
  queens animate --algorithm tour-roth -n 6 --every placement --numbers --out tour.gif")]
pub(crate) struct AnimateOptions {
    #[command(flatten)]
    search: SearchOptions,
    /// The first step
    #[arg(long, help_heading = "Animation", value_name = "T", default_value_t = 0, value_parser = whole(0..=MAX_STEP))]
    from: u64,
    /// The last step [default: the end of the search]
    #[arg(long, help_heading = "Animation", value_name = "T", value_parser = whole(0..=MAX_STEP))]
    to: Option<u64>,
    /// Frames per second; the last frame stays for two seconds
    #[arg(long, help_heading = "Animation", value_name = "F", default_value_t = 8, value_parser = whole(1..=50_u16))]
    fps: u16,
    /// Make a frame for every event, placement or solution
    #[arg(long, help_heading = "Animation", value_name = "WHICH", default_value = "event", value_parser = named(Every::VARIANTS.iter().copied(), |every| every.into_str()))]
    every: Every,
    /// Start again after the last frame
    #[arg(long = "loop", help_heading = "Animation")]
    repeats: bool,
    #[command(flatten)]
    look: StyleOptions,
    /// The animation file, which ends in .gif or .png
    #[arg(long, help_heading = "Animation", value_name = "FILE")]
    out: PathBuf,
}

const FORMATS: [(&str, ReelFormat); 2] = [("gif", ReelFormat::Gif), ("png", ReelFormat::Apng)];

impl AnimateOptions {
    /// Draws the frames and writes the file.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let file = OutFile::new(&self.out, &FORMATS)?;
        let options = AnimationOptions {
            from: self.from,
            to: self.to,
            every: self.every,
            fps: self.fps,
            repeats: self.repeats,
            format: file.format,
            look: self.look.look(),
        };
        let refused = |error| self.refused(error);
        let mut boards = boards(&self.search, &self.look)?;
        let animation = Animation::new(&options, &mut boards, self.look.texts(), LIMITS);
        let animation = animation.map_err(refused)?;
        let mut boards = boards.again().map_err(refused)?;
        let bar = ProgressBar::new(animation.frame_count() as u64);
        let mut bytes = Vec::new();
        let drawn = animation.draw(&mut boards, &mut |drawn| {
            bytes.extend(drawn.bytes);
            bar.set_position(drawn.frames as u64);
        });
        drawn.map_err(refused)?;
        bar.finish_and_clear();
        file.write(&bytes)?;
        Ok(Answer::Done)
    }

    /// The message about an error, which names the option that caused it.
    fn refused(&self, error: PictureError) -> Failure {
        match error {
            PictureError::BeginsPastTheEnd { from, last } => past_the_end("--from", from, last),
            PictureError::EndsPastTheEnd { to, last } => past_the_end("--to", to, last),
            PictureError::Backwards { from, to } => {
                let why = format!("it is after --to {to}; use a step from 0 to {to}");
                Failure::refused("--from", from, why)
            }
            PictureError::NoSolution { from, to } => {
                let why = format!("there is no solution from step {from} to step {to}");
                let why = format!("{why}; use event or placement, or other steps");
                Failure::refused("--every", "solution", why)
            }
            PictureError::TooManyFrames { most } => {
                let why = format!(
                    "the animation has more than {most} frames; use fewer steps, or --every placement or solution"
                );
                match self.to {
                    Some(to) => Failure::refused("--to", to, why),
                    None => Failure::not_allowed_here("--to", why),
                }
            }
            PictureError::TooLarge { most } => {
                let most = most >> 20;
                let why = format!(
                    "the file is larger than {most} MiB; use a smaller size or fewer frames"
                );
                Failure::refused("--size", self.look.size, why)
            }
            error => failed(error),
        }
    }
}
