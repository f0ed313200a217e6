//! What the page asks for, carried out.

use queens_core::Algorithm;
use queens_page::parts::code;
use queens_page::permalink;
use queens_page::pictures::{AnimationOrder, Drawing, Limits, PictureError};
use queens_text::Texts;

use crate::animation::Animation;
use crate::boards::Boards;
use crate::pixels::{Pixels, png};

/// The code of all algorithms that are here.
pub type Algorithms = &'static [&'static Algorithm];

/// An SVG file as PNG.
pub fn still(svg: &str) -> Result<Vec<u8>, PictureError> {
    png(&Pixels::of(svg)?)
}

/// How large an animation will be.
pub fn estimate(
    order: &AnimationOrder,
    algorithms: Algorithms,
    texts: &Texts,
) -> Result<Drawing, PictureError> {
    let mut boards = boards(order, algorithms)?;
    let animation = Animation::new(&order.options, &mut boards, texts, Limits::PAGE)?;
    let estimate = animation.estimate(&mut boards.again()?)?;
    Ok(Drawing::Estimated {
        frames: estimate.frames as u32,
        bytes: estimate.bytes,
    })
}

/// Draws an animation; tells of each frame, with what has been written of the file.
pub fn animate(
    order: &AnimationOrder,
    algorithms: Algorithms,
    texts: &Texts,
    tell: &mut dyn FnMut(Drawing, Vec<u8>),
) -> Result<(), PictureError> {
    let mut boards = boards(order, algorithms)?;
    let animation = Animation::new(&order.options, &mut boards, texts, Limits::PAGE)?;
    animation.draw(&mut boards.again()?, &mut |drawn| {
        let (done, of) = (drawn.frames as u32, drawn.of as u32);
        tell(Drawing::Frames { done, of }, drawn.bytes);
    })
}

/// The boards of the search that an address asks for.
fn boards(order: &AnimationOrder, algorithms: Algorithms) -> Result<Boards, PictureError> {
    let settings = permalink::read("", &order.search).address.settings;
    let algorithm = code(settings.algorithm, algorithms).ok_or(PictureError::Unserved)?;
    Boards::new(settings, algorithm)
}
