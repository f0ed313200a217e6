//! The way of a knight: a line from square to square, the number of each visit on it, and the knight where
//! it stands.

use queens_core::knight::is_move;
use yew::{Html, html};

use super::Ink;
use crate::view::board::pen::short;
use crate::view::pieces;

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
        let is_roomy = picture.is_roomy();
        let discs = pen.circles(behind.iter().copied(), pen.unit * 0.2);
        let numbers = (1_u16..).zip(behind).filter(|_| is_roomy);
        let numbers = numbers.map(|(number, &square)| {
            let (x, y) = pen.middle(square);
            let size = if number < 100 { 0.2 } else { 0.16 };
            html! {
                <text class="m-num" x={short(x)} y={short(y)} font-size={short(pen.unit * size)}>{number}</text>
            }
        });
        let scale = if is_roomy { 0.8 } else { 0.9 };
        html! {
            <g>
                {self.boxes("m m-try", targets)}
                <path class="m m-halo" stroke-width={short(width * 2.2)} d={pen.way(&way)} />
                <path class="m m-way" stroke-width={short(width)} d={pen.way(&way)} />
                if is_roomy {
                    <path class="m-disc" stroke-width={short(width * 0.7)} d={discs} />
                }
                {for numbers}
                {self.sign(pieces::knight(picture.size), "pc", pen.area(knight, scale))}
            </g>
        }
    }
}
