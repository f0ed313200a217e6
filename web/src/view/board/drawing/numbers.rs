//! The numbers on squares. On boards with little room for them, only the greatest and the least are told
//! apart, by their shade.

use queens_core::Square;
use yew::{Html, Properties, component, html};

use super::Ink;
use crate::view::board::pen::{Pen, short};
use queens_page::figure::Figure;

/// Shades from the least value to the greatest.
const SHADES: usize = 5;

impl Ink<'_> {
    /// Numbers beside the pieces, and ticks where they say how often a square is covered.
    pub(super) fn numbers(&self) -> Html {
        let picture = self.picture;
        let ranks = (0..picture.size.height()).map(|rank| {
            let figures = picture.figures_of_row(rank).to_vec();
            html! { <Row key={rank} {rank} {figures} pen={self.pen} is_roomy={picture.is_roomy()}
            taken={picture.taken_in(rank)} /> }
        });
        html! {
            <>
                {self.shades()}
                if picture.has_figures() && !picture.is_passing {
                    <g class="figures">{for ranks}</g>
                }
            </>
        }
    }

    /// The number of each square, as in figure 3 of sheet 004: above all marks, inside the frames of squares.
    pub(super) fn numbering(&self) -> Html {
        let picture = self.picture;
        if !picture.is_numbered || !picture.is_roomy() {
            return Html::default();
        }
        let unit = self.pen.unit;
        let numbers = (0..picture.size.area()).map(|number| {
            let (x, y) = self.pen.middle(picture.size.numbered(number));
            let (x, y) = (short(x - 0.38 * unit), short(y - 0.31 * unit));
            html! { <text class="mark-index" {x} {y} font-size={short(unit * 0.17)}>{number}</text> }
        });
        html! { <g class="numbering" stroke-width={short(unit * 0.07)}>{for numbers}</g> }
    }

    /// The values as shades: the greater, the darker.
    fn shades(&self) -> Html {
        let picture = self.picture;
        let valued = || {
            let squares = (0..picture.size.area()).map(|number| picture.size.numbered(number));
            squares.filter_map(|square| match picture.figure(square) {
                Some(Figure::Value(value)) => Some((square, value)),
                _ => None,
            })
        };
        let least = valued().map(|(_, value)| value).min().unwrap_or(0);
        let greatest = valued().map(|(_, value)| value).max().unwrap_or(0);
        let width = usize::from(greatest - least) + 1;
        let shade = |value: u16| usize::from(value - least) * SHADES / width;
        let paths = (1..SHADES).map(|at| {
            let squares = valued().filter(|&(_, value)| shade(value) == at);
            let d = self.pen.boxes(squares.map(|(square, _)| square), 0.0);
            html! { <path class={format!("mark-shade shade-{at}")} {d} /> }
        });
        html! { <g>{for paths}</g> }
    }
}

#[derive(PartialEq, Properties)]
struct NumbersProps {
    rank: u8,
    figures: Vec<Option<Figure>>,
    /// The files on which pieces stand: nothing is written there.
    taken: u32,
    pen: Pen,
    is_roomy: bool,
}

/// The numbers of one row; drawn again only when they change.
#[component]
fn Row(props: &NumbersProps) -> Html {
    if !props.is_roomy {
        return Html::default();
    }
    let free = (0..).zip(&props.figures);
    let free = free.filter(|(file, _)| props.taken >> file & 1 == 0);
    let numbers = free.filter_map(|(file, figure)| {
        let square = Square::new(file, props.rank)?;
        let figure = (*figure)?;
        let (x, y) = props.pen.middle(square);
        let unit = props.pen.unit;
        let (class, size) = match figure {
            Figure::Visit(_) => return None,
            Figure::FreeNeighbours(_) => ("mark-number mark-degree", 0.36),
            Figure::Covered(0) => ("mark-number mark-none", 0.24),
            Figure::Value(_) | Figure::Covered(_) => ("mark-number", 0.3),
        };
        Some(html! {
            <text key={file} {class} x={short(x)} y={short(y)} font-size={short(unit * size)}>{figure.number()}</text>
        })
    });
    html! { <>{for numbers}</> }
}
