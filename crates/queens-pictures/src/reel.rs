//! Writes the frames of an animation. Each frame contains only the rectangle that changes, and in it only changed
//! pixels.

use std::borrow::Cow;
use std::fmt::Display;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use gif::{DisposalMethod, Repeat};
use png::{BlendOp, DisposeOp};

use crate::palette::Palette;
use crate::pixels::Pixels;
use queens_page::share::pictures::{PictureError, ReelFormat};

/// An animation that is being written.
pub(crate) struct Reel {
    palette: Palette,
    width: u32,
    height: u32,
    /// The colour indices of the previous frame.
    last: Option<Vec<u8>>,
    encoder: Encoder,
    file: Buffer,
    /// The number of bytes that the caller has already taken.
    taken: u64,
}

enum Encoder {
    Gif(gif::Encoder<Buffer>),
    Apng(Box<png::Writer<Buffer>>),
}

/// The bytes written but not yet taken. The encoder and the reel share them.
#[derive(Clone, Default)]
struct Buffer(Arc<Mutex<Vec<u8>>>);

impl Buffer {
    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl io::Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The difference between a frame and its predecessor.
struct Change {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
    indices: Vec<u8>,
}

impl Reel {
    /// Starts an animation with this number of frames. All frames have the size of the first picture.
    pub(crate) fn new(
        format: ReelFormat,
        palette: Palette,
        first: &Pixels,
        frames: u32,
        repeats: bool,
    ) -> Result<Reel, PictureError> {
        let (width, height) = (first.width, first.height);
        let (rgb, file) = (palette.rgb(), Buffer::default());
        let encoder = match format {
            ReelFormat::Gif => {
                let [wide, high] =
                    [width, height].map(|side| u16::try_from(side).unwrap_or(u16::MAX));
                let encoder = gif::Encoder::new(file.clone(), wide, high, &rgb);
                let mut encoder = encoder.map_err(fault)?;
                if repeats {
                    encoder.set_repeat(Repeat::Infinite).map_err(fault)?;
                }
                Encoder::Gif(encoder)
            }
            ReelFormat::Apng => {
                let mut encoder = png::Encoder::new(file.clone(), width, height);
                encoder.set_color(png::ColorType::Indexed);
                encoder.set_depth(png::BitDepth::Eight);
                encoder.set_palette(rgb);
                let mut alpha = vec![255; 256];
                alpha[usize::from(Palette::UNCHANGED)] = 0;
                encoder.set_trns(alpha);
                encoder.set_filter(png::Filter::NoFilter);
                let plays = u32::from(!repeats);
                encoder.set_animated(frames, plays).map_err(fault)?;
                encoder.set_dispose_op(DisposeOp::None).map_err(fault)?;
                encoder.set_blend_op(BlendOp::Over).map_err(fault)?;
                Encoder::Apng(Box::new(encoder.write_header().map_err(fault)?))
            }
        };
        Ok(Reel {
            palette,
            width,
            height,
            last: None,
            encoder,
            file,
            taken: 0,
        })
    }

    /// Adds a frame. `hundredths` is its duration in hundredths of a second.
    pub(crate) fn push(&mut self, pixels: &Pixels, hundredths: u16) -> Result<(), PictureError> {
        let indices = self.palette.indices(&pixels.rgba);
        let change = match &self.last {
            Some(last) => self.change(last, &indices),
            None => Change {
                left: 0,
                top: 0,
                width: self.width,
                height: self.height,
                indices: indices.clone(),
            },
        };
        self.last = Some(indices);
        match &mut self.encoder {
            Encoder::Gif(encoder) => {
                // No frame is larger than the first one.
                let frame = gif::Frame {
                    delay: hundredths,
                    dispose: DisposalMethod::Keep,
                    transparent: Some(Palette::UNCHANGED),
                    left: change.left as u16,
                    top: change.top as u16,
                    width: change.width as u16,
                    height: change.height as u16,
                    buffer: Cow::Owned(change.indices),
                    ..gif::Frame::default()
                };
                encoder.write_frame(&frame).map_err(fault)
            }
            Encoder::Apng(writer) => {
                writer.set_frame_delay(hundredths, 100).map_err(fault)?;
                // Between the two setters, the rectangle must stay inside the picture.
                writer.reset_frame_position().map_err(fault)?;
                writer
                    .set_frame_dimension(change.width, change.height)
                    .map_err(fault)?;
                writer
                    .set_frame_position(change.left, change.top)
                    .map_err(fault)?;
                writer.write_image_data(&change.indices).map_err(fault)
            }
        }
    }

    /// The number of bytes written so far.
    pub(crate) fn bytes(&self) -> u64 {
        self.taken + self.file.0.lock().map_or(0, |file| file.len() as u64)
    }

    /// Takes the bytes written since the last call.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        let bytes = self.file.take();
        self.taken += bytes.len() as u64;
        bytes
    }

    /// Ends the file after its last frame, and returns the remaining bytes.
    pub(crate) fn finish(self) -> Result<Vec<u8>, PictureError> {
        match self.encoder {
            Encoder::Gif(encoder) => drop(encoder.into_inner().map_err(fault)?),
            Encoder::Apng(writer) => writer.finish().map_err(fault)?,
        }
        Ok(self.file.take())
    }

    /// The smallest rectangle that contains all changed pixels. Its other pixels become `UNCHANGED`. For two equal
    /// frames, the rectangle is one pixel.
    fn change(&self, before: &[u8], after: &[u8]) -> Change {
        let width = self.width as usize;
        let rows = || before.chunks(width).zip(after.chunks(width)).enumerate();
        let mut changed = rows()
            .filter(|(_, (before, after))| before != after)
            .map(|(row, _)| row);
        let top = changed.next().unwrap_or(0);
        let bottom = changed.next_back().unwrap_or(top);
        let (mut left, mut right) = (width, 0);
        for (_, (before, after)) in rows().skip(top).take(bottom + 1 - top) {
            let differs = |at: &usize| before[*at] != after[*at];
            left = (0..left).find(differs).unwrap_or(left);
            right = (right..width).rev().find(differs).unwrap_or(right);
        }
        let left = left.min(right);
        let mut indices = Vec::with_capacity((bottom + 1 - top) * (right + 1 - left));
        for (_, (before, after)) in rows().skip(top).take(bottom + 1 - top) {
            indices.extend((left..=right).map(|at| {
                if before[at] == after[at] {
                    Palette::UNCHANGED
                } else {
                    after[at]
                }
            }));
        }
        Change {
            left: left as u32,
            top: top as u32,
            width: (right + 1 - left) as u32,
            height: (bottom + 1 - top) as u32,
            indices,
        }
    }
}

fn fault(error: impl Display) -> PictureError {
    PictureError::Fault(error.to_string())
}
