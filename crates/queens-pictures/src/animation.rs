//! A range of steps as an animation: the steps with a frame, the duration of each frame, and the estimated file size.

use queens_core::{Event, EventKind};
use queens_draw::Plate;
use queens_draw::svg::svg;
use queens_page::share::pictures::{AnimationOptions, Every, Limits, PictureError};
use queens_text::Texts;

use crate::boards::Boards;
use crate::palette::Palette;
use crate::pixels::Pixels;
use crate::projector::StepError;
use crate::reel::Reel;

/// The duration of the last frame, in hundredths of a second.
const LAST: u16 = 200;
/// The number of pairs of frames that an estimate draws.
const PAIRS: usize = 8;

/// A range of steps to draw.
pub struct Animation<'a> {
    options: &'a AnimationOptions,
    texts: &'a Texts,
    most_bytes: u64,
    /// The steps that have a frame.
    steps: Vec<u64>,
    /// The maximum number of lines in their captions.
    lines: usize,
}

/// The progress of an animation.
pub struct Drawn {
    pub frames: usize,
    /// The number of all frames.
    pub of: usize,
    /// The bytes of the file since the last report.
    pub bytes: Vec<u8>,
}

/// The estimated size of an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    pub frames: usize,
    pub bytes: u64,
}

impl<'a> Animation<'a> {
    /// Finds the steps with a frame, without drawing them.
    pub fn new(
        options: &'a AnimationOptions,
        boards: &mut Boards,
        texts: &'a Texts,
        limits: Limits,
    ) -> Result<Animation<'a>, PictureError> {
        let (from, to) = (options.from, options.to);
        if let Some(to) = to.filter(|&to| to < from) {
            return Err(PictureError::Backwards { from, to });
        }
        let mut animation = Animation {
            options,
            texts,
            most_bytes: limits.bytes,
            steps: Vec::new(),
            lines: 1,
        };
        let mut step = from;
        while to.is_none_or(|to| step <= to) {
            let event = match boards.go(step) {
                Ok(event) => event,
                Err(StepError::Wrong(wrong)) => return Err(PictureError::Fault(wrong.to_string())),
                Err(StepError::PastTheEnd { last }) if step == from => {
                    return Err(PictureError::BeginsPastTheEnd { from, last });
                }
                Err(StepError::PastTheEnd { last }) => match to {
                    Some(to) => return Err(PictureError::EndsPastTheEnd { to, last }),
                    None => break,
                },
            };
            if animation.has_frame(step, event, boards) {
                animation.steps.push(step);
                if options.look.has_caption {
                    let lines = animation.plate(boards).caption_lines();
                    animation.lines = animation.lines.max(lines);
                }
            }
            if animation.steps.len() > limits.frames {
                return Err(PictureError::TooManyFrames {
                    most: limits.frames,
                });
            }
            step += 1;
        }
        if animation.steps.is_empty() {
            Err(PictureError::NoSolution {
                from,
                to: step.saturating_sub(1),
            })
        } else {
            Ok(animation)
        }
    }

    /// The number of frames.
    pub fn frame_count(&self) -> usize {
        self.steps.len()
    }

    fn has_frame(&self, step: u64, event: Option<Event>, boards: &Boards) -> bool {
        let kind = event.map(|event| event.kind());
        match self.options.every {
            Every::Event => true,
            // On a large board, each step is a move.
            Every::Placement if matches!(boards, Boards::Large { .. }) => true,
            Every::Placement => {
                let is_placed = matches!(kind, Some(EventKind::Place | EventKind::Relocate));
                step == self.options.from || is_placed
            }
            Every::Solution => kind == Some(EventKind::Solution),
        }
    }

    /// The picture of the current board.
    fn plate(&self, boards: &Boards) -> Plate {
        let look = &self.options.look;
        let mut still = boards.still(self.texts);
        still.caption.lines = self.lines;
        still.plate(look)
    }

    fn pixels(&self, step: u64, boards: &mut Boards) -> Result<Pixels, PictureError> {
        let to = step;
        boards.go(step).map_err(|error| match error {
            StepError::PastTheEnd { last } => PictureError::EndsPastTheEnd { to, last },
            StepError::Wrong(wrong) => PictureError::Fault(wrong.to_string()),
        })?;
        let look = &self.options.look;
        Pixels::of(&svg(&self.plate(boards), look.theme(), look.size.into()))
    }

    fn reel(&self, first: &Pixels) -> Result<Reel, PictureError> {
        let options = self.options;
        let palette = Palette::of(options.look.theme());
        let frames = self.steps.len() as u32;
        Reel::new(options.format, palette, first, frames, options.repeats)
    }

    /// Estimates the file size from the first frame and from the size of some later frames.
    pub fn estimate(&self, boards: &mut Boards) -> Result<Estimate, PictureError> {
        let frames = self.steps.len();
        let first = self.pixels(self.steps[0], boards)?;
        let mut reel = self.reel(&first)?;
        reel.push(&first, LAST)?;
        let begun = reel.bytes();
        let (mut before, mut added, mut counted) = (0, 0, 0);
        let pairs = PAIRS.min(frames - 1);
        for pair in 0..pairs {
            let at = pair * (frames - 1) / pairs;
            for at in [at, at + 1] {
                if at <= before {
                    continue;
                }
                let written = reel.bytes();
                reel.push(&self.pixels(self.steps[at], boards)?, LAST)?;
                if at == before + 1 {
                    added += reel.bytes() - written;
                    counted += 1;
                }
                before = at;
            }
        }
        let rest = added * (frames as u64 - 1) / u64::max(counted, 1);
        Ok(Estimate {
            frames,
            bytes: begun + rest,
        })
    }

    /// Draws the frames in order, and reports the progress after each.
    pub fn draw(
        &self,
        boards: &mut Boards,
        tell: &mut dyn FnMut(Drawn),
    ) -> Result<(), PictureError> {
        let of = self.steps.len();
        let mut begun = None;
        for (at, &step) in self.steps.iter().enumerate() {
            let pixels = self.pixels(step, boards)?;
            let reel = match &mut begun {
                Some(reel) => reel,
                none => none.insert(self.reel(&pixels)?),
            };
            let frames = at + 1;
            let is_last = frames == of;
            reel.push(&pixels, if is_last { LAST } else { self.delay(at) })?;
            if reel.bytes() > self.most_bytes {
                return Err(PictureError::TooLarge {
                    most: self.most_bytes,
                });
            }
            let bytes = reel.take();
            tell(Drawn { frames, of, bytes });
        }
        let rest = begun.map_or_else(|| Ok(Vec::new()), Reel::finish)?;
        tell(Drawn {
            frames: of,
            of,
            bytes: rest,
        });
        Ok(())
    }

    /// The duration of a frame in hundredths of a second. Rounding errors do not accumulate.
    fn delay(&self, at: usize) -> u16 {
        let fps = u64::from(self.options.fps);
        let until = |frames: usize| (frames as u64 * 100 + fps / 2) / fps;
        (until(at + 1) - until(at)) as u16
    }
}
