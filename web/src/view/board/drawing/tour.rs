//! The way of a knight: a line from square to square, the number of each visit on it, and the knight where
//! it stands.

use queens_core::Square;
use queens_core::knight::is_move;
use yew::{Html, html};

use super::Ink;
use crate::view::board::pen::short;
use crate::view::pieces;

/// A way is drawn in stretches of so many visits: a step changes the last one alone, and only what has
/// changed is painted again.
const STRETCH: usize = 8;

/// The stretches of a way, each beginning where the one before ends.
fn stretches(way: &[Square]) -> impl Iterator<Item = &[Square]> {
    let ends = (0..way.len()).step_by(STRETCH);
    ends.map(|from| &way[from..(from + STRETCH + 1).min(way.len())])
}

impl Ink<'_> {
    pub(super) fn tour(&self) -> Html {
        let (picture, pen) = (self.picture, self.pen);
        let Some((&knight, behind)) = picture.queens.split_last() else {
            return Html::default();
        };
        let closes = picture.is_solved && is_move(knight, picture.queens[0]);
        let targets = picture.targets.iter().copied();
        let mut way = picture.queens.clone();
        way.extend(closes.then_some(picture.queens[0]));
        let width = pen.line(0.042, 1.5);
        let is_numbered = picture.is_roomy() && !picture.is_passing;
        let line = |class: &'static str, width: f64| {
            let stretches = stretches(&way).map(|stretch| pen.way(stretch)).enumerate();
            let stretches = stretches.map(|(key, d)| html! { <path {key} class={class} {d} /> });
            html! { <g stroke-width={short(width)}>{for stretches}</g> }
        };
        // A ring is what a larger disc shows of itself: filling is cheaper than drawing an outline.
        let (ring, disc) = (pen.unit * 0.2 + width * 0.35, pen.unit * 0.2 - width * 0.35);
        let discs = |class: &'static str, radius: f64| {
            let discs = behind.chunks(STRETCH).enumerate().map(|(key, squares)| {
                let d = pen.circles(squares.iter().copied(), radius);
                html! { <path {key} {class} {d} /> }
            });
            html! { <g>{for discs}</g> }
        };
        let numbers = (1_u16..).zip(behind).filter(|_| is_numbered);
        let numbers = numbers.map(|(number, &square)| {
            let (x, y) = pen.middle(square);
            let size = if number < 100 { 0.2 } else { 0.16 };
            html! {
                <text key={number} class="mark-number" x={short(x)} y={short(y)} font-size={short(pen.unit * size)}>{number}</text>
            }
        });
        let scale = if picture.is_roomy() { 0.8 } else { 0.9 };
        html! {
            <g>
                {self.boxes("mark mark-try", targets)}
                {line("mark mark-halo", width * 2.2)}
                {line("mark mark-way", width)}
                if is_numbered {
                    {discs("mark-ring", ring)}
                    {discs("mark-disc", disc)}
                }
                <g>{for numbers}</g>
                {self.sign(pieces::knight(picture.size), "piece", pen.area(knight, scale))}
            </g>
        }
    }
}
