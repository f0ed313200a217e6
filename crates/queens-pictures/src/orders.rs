//! Carries out the picture orders of the page.

use queens_core::event_text::{EventFormat, variable_names};
use queens_core::text::joined;
use queens_core::{Algorithm, Reader};
use queens_page::address;
use queens_page::parts::code;
use queens_page::settings::Settings;
use queens_page::share::pictures::{AnimationOrder, Drawing, EventsOrder, Limits, PictureError};
use queens_text::Texts;

use crate::animation::Animation;
use crate::boards::{Boards, accepted};
use crate::pixels::{Pixels, png};

/// The code of all available algorithms.
pub type Algorithms = &'static [&'static Algorithm];

/// Renders an SVG file as PNG.
pub fn still(svg: &str) -> Result<Vec<u8>, PictureError> {
    png(&Pixels::of(svg)?)
}

/// Estimates the size of an animation.
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

/// Draws an animation. Reports the progress and the new bytes of the file after each frame.
pub fn animate(
    order: &AnimationOrder,
    algorithms: Algorithms,
    texts: &Texts,
    tell: &mut dyn FnMut(Drawing, Vec<u8>),
) -> Result<(), PictureError> {
    let mut boards = boards(order, algorithms)?;
    let animation = Animation::new(&order.options, &mut boards, texts, Limits::PAGE)?;
    animation.draw(&mut boards.again()?, &mut |drawn| {
        let (done, of) = (drawn.frames as u64, drawn.of as u64);
        tell(Drawing::Part { done, of }, drawn.bytes);
    })
}

/// The number of events between two progress reports.
const EVENTS: u64 = 1 << 12;

/// Writes the events of a range of steps. Reports the progress and the new text after each part.
pub fn write(
    order: &EventsOrder,
    algorithms: Algorithms,
    texts: &Texts,
    tell: &mut dyn FnMut(Drawing, Vec<u8>),
) -> Result<(), PictureError> {
    let (settings, algorithm) = searched(&order.search, algorithms)?;
    let accepted = accepted(&settings, algorithm)?;
    let &EventsOrder {
        from,
        to,
        format,
        has_variables,
        ..
    } = order;
    let (mut reader, mut batch) = (Reader::start(&accepted), Vec::new());
    let mut text = String::new();
    let mut names = Vec::new();
    let mut is_begun = false;
    while reader.step() < to && !reader.is_ended() {
        let is_before = reader.step() < from;
        if !is_before && !is_begun {
            is_begun = true;
            if has_variables && format == EventFormat::Csv {
                names = variable_names(&reader, to - from, &accepted);
            }
            let shown = names.iter().map(|name| match order.language {
                Some(_) => texts.renamed(name),
                None => (*name).to_owned(),
            });
            text += &format.heading_with(&shown.collect::<Vec<_>>());
        }
        let until = if is_before { from } else { to };
        let mut wrong = None;
        reader.read(
            EVENTS.min(until - reader.step()),
            &mut batch,
            |event, replay| {
                if is_before || wrong.is_some() {
                    return;
                }
                let line = if has_variables {
                    format.line_with(event, replay, &accepted, &names)
                } else {
                    format.line(event, replay, &accepted)
                };
                match line {
                    Ok(line) => text.push_str(&line),
                    Err(none) => wrong = Some(none),
                }
            },
        );
        if let Some(none) = wrong {
            let why = format!("no solution: {}", joined(none.0, ","));
            return Err(PictureError::Fault(why));
        }
        let done = reader.step();
        tell(
            Drawing::Part { done, of: to },
            std::mem::take(&mut text).into_bytes(),
        );
    }
    let last = reader.step();
    match last {
        _ if last < from => Err(PictureError::BeginsPastTheEnd { from, last }),
        _ if last < to => Err(PictureError::EndsPastTheEnd { to, last }),
        _ => Ok(()),
    }
}

/// Starts the search in an address.
fn boards(order: &AnimationOrder, algorithms: Algorithms) -> Result<Boards, PictureError> {
    let (settings, algorithm) = searched(&order.search, algorithms)?;
    Boards::new(settings, algorithm)
}

/// The settings in an address, and the code of their algorithm.
fn searched(
    fragment: &str,
    algorithms: Algorithms,
) -> Result<(Settings, &'static Algorithm), PictureError> {
    let settings = address::read("", fragment).address.settings;
    let algorithm = code(settings.algorithm, algorithms).ok_or(PictureError::Unserved)?;
    Ok((settings, algorithm))
}
