//! `queens animate`: a stretch of a search, as an animation.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use queens_core::{Event, EventKind};

use crate::Answer;
use crate::draw::{hide_idle, past_the_end};
use crate::failure::Failure;
use crate::file::OutFile;
use crate::options::SearchOptions;
use crate::pictures::{Boards, LookOptions, Palette, Pixels, Reel, ReelFormat};
use crate::trace::MAX_STEP;
use crate::values::whole;

/// The most frames of an animation.
const MOST_FRAMES: usize = 10_000;
/// The most bytes of one.
const MOST_BYTES: usize = 512 << 20;
/// How long the last frame stays, in hundredths of a second.
const LAST: u16 = 200;

#[derive(Args)]
#[command(mut_args(hide_idle))]
pub(crate) struct AnimateOptions {
    #[command(flatten)]
    search: SearchOptions,
    /// The step at which the animation begins
    #[arg(long, value_name = "T", default_value_t = 0, value_parser = whole(0..=MAX_STEP))]
    from: u64,
    /// The step at which it ends; the default is the end of the search
    #[arg(long, value_name = "T", value_parser = whole(0..=MAX_STEP))]
    to: Option<u64>,
    /// The frames of a second; the last one stays for two seconds
    #[arg(long, value_name = "F", default_value_t = 8, value_parser = whole(1..=50_u16))]
    fps: u16,
    /// Which steps have a frame
    #[arg(long, value_name = "WHICH", default_value = "event")]
    every: Every,
    /// Begin again after the last frame
    #[arg(long = "loop")]
    repeats: bool,
    #[command(flatten)]
    look: LookOptions,
    /// The file, as .gif or .png by its ending
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Which steps have a frame.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Every {
    Event,
    // The first step, and each at which a piece comes to a square.
    Placement,
    Solution,
}

const FORMATS: [(&str, ReelFormat); 2] = [("gif", ReelFormat::Gif), ("png", ReelFormat::Apng)];

/// The steps that have a frame, and how many lines their captions take at most.
struct Chosen {
    steps: Vec<u64>,
    lines: usize,
}

impl AnimateOptions {
    /// Draws the frames and writes the file.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let file = OutFile::new(&self.out, &FORMATS)?;
        if let Some(to) = self.to.filter(|&to| to < self.from) {
            let why = format!("it is after --to {to}; allowed are whole numbers from 0 to {to}");
            return Err(Failure::refused("--from", self.from, why));
        }
        let mut boards = Boards::new(&self.search, &self.look)?;
        let chosen = self.choose(&mut boards)?;
        let bytes = self.draw(&mut boards.again()?, &chosen, file.format)?;
        file.write(&bytes)?;
        Ok(Answer::Done)
    }

    /// Goes through the stretch, without drawing.
    fn choose(&self, boards: &mut Boards) -> Result<Chosen, Failure> {
        let (mut steps, mut lines) = (Vec::new(), 1);
        let mut step = self.from;
        while self.to.is_none_or(|to| step <= to) {
            let shown = match boards.show(step, &self.look) {
                Ok(shown) => shown,
                Err(last) if step == self.from => return Err(past_the_end("--from", step, last)),
                Err(last) => match self.to {
                    Some(to) => return Err(past_the_end("--to", to, last)),
                    None => break,
                },
            };
            if self.has_frame(step, shown.event) {
                steps.push(step);
                lines = lines.max(shown.plate(&self.look).caption_lines());
            }
            if steps.len() > MOST_FRAMES {
                return Err(self.too_many());
            }
            step += 1;
        }
        if steps.is_empty() {
            let end = step.saturating_sub(1);
            let why = format!("there is no solution from step {} to step {end}", self.from);
            let why = format!("{why}; allowed are event, placement, or a stretch with a solution");
            return Err(Failure::refused("--every", "solution", why));
        }
        Ok(Chosen { steps, lines })
    }

    fn has_frame(&self, step: u64, event: Option<Event>) -> bool {
        let is_first = step == self.from;
        match (self.every, event) {
            (Every::Event, _) => true,
            // Of a large board, each move.
            (Every::Placement, None) => true,
            (Every::Placement, Some(event)) => {
                is_first || matches!(event.kind(), EventKind::Place | EventKind::Relocate)
            }
            (Every::Solution, event) => event.is_some_and(|it| it.kind() == EventKind::Solution),
        }
    }

    fn too_many(&self) -> Failure {
        let why = format!(
            "more than {MOST_FRAMES} frames; allowed are fewer, by --from and --to, --every placement or --every solution"
        );
        match self.to {
            Some(to) => Failure::refused("--to", to, why),
            None => Failure::misplaced("--to", why),
        }
    }

    fn draw(
        &self,
        boards: &mut Boards,
        chosen: &Chosen,
        format: ReelFormat,
    ) -> Result<Vec<u8>, Failure> {
        let look = &self.look;
        let count = chosen.steps.len();
        let bar = ProgressBar::new(count as u64);
        let mut reel = None;
        for (at, &step) in chosen.steps.iter().enumerate() {
            let shown = boards.show(step, look);
            let mut shown = shown.map_err(|last| past_the_end("--to", step, last))?;
            if let Some(caption) = &mut shown.caption {
                caption.lines = chosen.lines;
            }
            let pixels = Pixels::of(&shown.plate(look), look.theme, look.size)?;
            let frames = count as u32;
            let reel = match &mut reel {
                Some(reel) => reel,
                none => none.insert(Reel::new(
                    format,
                    Palette::of(look.theme),
                    &pixels,
                    frames,
                    self.repeats,
                )?),
            };
            let is_last = at + 1 == count;
            reel.push(&pixels, if is_last { LAST } else { self.delay(at) })?;
            if reel.bytes() > MOST_BYTES {
                let most = MOST_BYTES >> 20;
                let why = format!(
                    "the file is larger than {most} MiB; allowed is less, by a smaller size or fewer frames"
                );
                return Err(Failure::refused("--size", look.size, why));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        reel.map_or_else(|| Ok(Vec::new()), Reel::finish)
    }

    /// The hundredths of a second that a frame stays, so that the sum of all keeps the speed.
    fn delay(&self, at: usize) -> u16 {
        let fps = u64::from(self.fps);
        let until = |frames: usize| (frames as u64 * 100 + fps / 2) / fps;
        (until(at + 1) - until(at)) as u16
    }
}
