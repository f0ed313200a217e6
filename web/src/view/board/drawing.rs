//! The drawing of a board: squares, marks, pieces. Hidden from screen readers, which have the grid.
//! Marks of a kind are one path, so that a board of 32×32 is a handful of elements.

mod frame;
mod numbers;
mod tour;

use std::rc::Rc;

use queens_core::{BoardSize, Event, Square};
use yew::{Html, Properties, component, html, use_memo, use_mut_ref};

use super::marks::Mark;
use super::pen::{Area, Pen, short};
use super::picture::{Conflict, Picture};
use crate::view::pieces;

/// Whether the mark of the current event may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Motion {
    Moves,
    Stands,
}

#[derive(PartialEq, Properties)]
pub(super) struct DrawingProps {
    pub(super) picture: Rc<Picture>,
    /// What distinguishes this event from the next one of its kind.
    pub(super) step: u64,
    pub(super) motion: Motion,
}

/// The picture of a board.
#[component]
pub(super) fn Drawing(props: &DrawingProps) -> Html {
    // A mark moves when its event is first shown or not at all: not because playing stopped on it.
    let first = use_mut_ref(|| (u64::MAX, Motion::Stands));
    let mut first = first.borrow_mut();
    if first.0 != props.step {
        *first = (props.step, props.motion);
    }
    let picture = &*props.picture;
    let ink = Ink {
        picture,
        pen: Pen::new(picture.size),
        now: match first.1 {
            Motion::Moves => "is-now",
            Motion::Stands => "",
        },
    };
    let (width, height) = (ink.pen.width(), ink.pen.height());
    // Larger than any screen: the style holds it within its stage and keeps its shape.
    let asked = |side: f64| short(side * 8.0);
    html! {
        <svg
            class="board-svg"
            viewBox={format!("0 0 {} {}", short(width), short(height))}
            width={asked(width)}
            height={asked(height)}
            aria-hidden="true"
            focusable="false"
        >
            <g class="shown">
                <Squares size={picture.size} />
                {ink.frame_lines()}
                {ink.under()}
                <g key={format!("under {}", props.step)}>{ink.event_under()}</g>
                {ink.numbers()}
                if picture.is_tour {
                    {ink.tour()}
                } else {
                    {ink.pieces()}
                }
                <g key={format!("over {}", props.step)}>{ink.event_over()}</g>
                {ink.over()}
            </g>
            {ink.pins()}
            {ink.numbering()}
        </svg>
    }
}

#[derive(PartialEq, Properties)]
struct SquaresProps {
    size: BoardSize,
}

#[component]
fn Squares(props: &SquaresProps) -> Html {
    let dark = use_memo(props.size, |&size| Pen::new(size).dark_squares());
    let pen = Pen::new(props.size);
    let (width, height) = (pen.width(), pen.height());
    html! {
        <>
            <rect class="square-light" width={short(width)} height={short(height)} />
            <path class="square-dark" d={dark.to_string()} />
            <rect class="edge" x="-.5" y="-.5" width={short(width + 1.0)} height={short(height + 1.0)} />
        </>
    }
}

/// Draws one picture.
struct Ink<'a> {
    picture: &'a Picture,
    pen: Pen,
    /// The class of marks that move.
    now: &'static str,
}

impl Ink<'_> {
    /// How far the outline of a square lies within it.
    const INSET: f64 = 0.045;

    fn place_square(&self) -> Option<Square> {
        match self.picture.event {
            Some(
                Event::Place { square }
                | Event::Start { square }
                | Event::Append { square }
                | Event::Relocate { to: square, .. },
            ) => Some(square),
            _ => None,
        }
    }

    /// The square that the event refuses without an attacker.
    fn refused_square(&self) -> Option<Square> {
        match self.picture.event {
            Some(Event::Uncovered { square } | Event::Pruned { square }) => Some(square),
            _ => None,
        }
    }

    fn removed_square(&self) -> Option<Square> {
        match self.picture.event {
            Some(Event::Remove { square }) => Some(square),
            _ => None,
        }
    }

    /// What lies under the pieces and has been there before.
    fn under(&self) -> Html {
        let Ink { picture, pen, .. } = self;
        let latest = self.place_square();
        // A knight's way is drawn as such.
        let placed = match picture.is_tour {
            true => &[],
            false => &picture.queens[picture.given..],
        };
        let skipped = match picture.event {
            _ if picture.is_roomy() => 0,
            // Whoever has moved is framed below; the last of the others is none in particular.
            Some(Event::Relocate { .. } | Event::Candidate(_)) => placed.len(),
            _ => placed.len().saturating_sub(1),
        };
        let framed = placed.iter().skip(skipped).copied();
        let framed = framed.filter(|&square| Some(square) != latest);
        let removed = picture.marked(Mark::Removed);
        let removed = removed.filter(|&square| Some(square) != self.removed_square());
        let is_crossed = |square| {
            let mut all = picture.conflict.iter().chain(&picture.clashes);
            all.any(|conflict| conflict.crosses(square))
        };
        let dots = picture.marked(Mark::Attacked);
        let dots = dots.filter(|&square| !is_crossed(square));
        html! {
            <>
                <path class={if picture.is_played { "mark-open" } else { "mark-crossed" }} d={pen.boxes(picture.crossed_out.iter().copied(), 0.0)} />
                {self.boxes("mark mark-place", framed)}
                {self.taken_back(removed, "")}
                // A number stands in the middle of its square: the mark is under it, or in a corner.
                if picture.has_figures() {
                    <path class="mark mark-read" d={pen.underlines(picture.read.iter().copied())} />
                    <path class="mark-dot" d={pen.corners(dots)} />
                } else {
                    <path class="mark mark-read" d={pen.rings(picture.read.iter().copied())} />
                    <path class="mark-dot" d={pen.dots(dots)} />
                }
            </>
        }
    }

    /// The marks of the event that lie under the pieces.
    fn event_under(&self) -> Html {
        let mut marks = Vec::new();
        if let Some(square) = self.place_square() {
            let class = format!("mark mark-place {} animate-place", self.now);
            marks.push(self.boxes(&class, [square].into_iter()));
        }
        if let Some(square) = self.removed_square() {
            let class = format!("{} animate-back", self.now);
            marks.push(self.taken_back([square].into_iter(), &class));
        }
        for &conflict in self.picture.conflict.iter().chain(&self.picture.clashes) {
            marks.push(self.line(conflict));
        }
        if let Some(square) = self.refused_square() {
            let class = format!("mark mark-bad-square {} animate-bad", self.now);
            marks.push(self.boxes(&class, [square].into_iter()));
        }
        let dead = match self.picture.event {
            Some(Event::DeadEnd) => self.picture.line,
            _ => self.picture.blocked,
        };
        if let Some(line) = dead {
            let Area { x, y, width } = self.pen.block(line);
            let class = format!("{} animate-bad", self.now);
            marks.push(html! {
                <g {class}>
                    <path class="mark mark-bad mark-column" stroke-width="2.5" d={self.pen.whole_line(line)} />
                    <rect
                        class="mark-dead-end"
                        x={short(x)}
                        y={short(y)}
                        width={short(width)}
                        height={short(width)}
                    />
                </g>
            });
        }
        marks.into_iter().collect()
    }

    fn pieces(&self) -> Html {
        let scale = if self.picture.is_roomy() { 0.8 } else { 0.82 };
        let latest = self.place_square();
        let queens = self.picture.queens.iter();
        let queens = queens.filter(|&&square| Some(square) != latest);
        let queens = queens.map(|&square| {
            let key = self.picture.size.number(square);
            html! { <g {key}>{self.queen(square, scale, "piece")}</g> }
        });
        html! { <g>{for queens}</g> }
    }

    /// The marks of the event that lie over the pieces, and the piece that has just been placed.
    fn event_over(&self) -> Html {
        let mut marks = Vec::new();
        if let Some(square) = self.place_square() {
            let scale = if self.picture.is_roomy() { 0.8 } else { 0.82 };
            if !self.picture.is_tour {
                marks.push(self.queen(square, scale, &format!("piece {} animate-place", self.now)));
            }
        }
        let conflict = self.picture.conflict.map(|conflict| conflict.square);
        if let Some(square) = conflict.or(self.refused_square()) {
            let d = self.pen.crosses([square].into_iter(), 0.2);
            let width = short(self.pen.line(0.07, 2.0));
            marks.push(html! { <path class="mark mark-bad" stroke-width={width} {d} /> });
        }
        if !self.picture.lost.is_empty() {
            marks.push(self.lost(&self.picture.lost));
        }
        if self.picture.is_solved {
            let moves = match self.picture.event {
                Some(Event::Solution | Event::Image { .. }) => self.now,
                _ => "",
            };
            marks.push(frame(self.pen, moves));
        }
        marks.into_iter().collect()
    }

    /// Two rings around squares that can no more be reached.
    fn lost(&self, squares: &[Square]) -> Html {
        let (pen, width) = (self.pen, short(self.pen.line(0.035, 1.2)));
        let d = [0.4, 0.28].map(|radius| pen.circles(squares.iter().copied(), pen.unit * radius));
        html! { <path class={format!("mark mark-lost {} animate-bad", self.now)} stroke-width={width} d={d.concat()} /> }
    }

    /// What lies over the pieces and has been there before.
    fn over(&self) -> Html {
        let picture = self.picture;
        let rejected = picture.marked(Mark::Tried).filter(|&square| {
            let marks = picture.marks(square);
            !marks.has(Mark::Removed) && !marks.has(Mark::Conflict)
        });
        let width = short(self.pen.line(0.042, 1.5));
        html! {
            <path class="mark mark-bad" stroke-width={width} d={self.pen.crosses(rejected, 0.11)} />
        }
    }

    /// The outlines and pins of fixed squares.
    fn pins(&self) -> Html {
        let picture = self.picture;
        let fixed = || picture.marked(Mark::Fixed);
        let pins = fixed().filter(|_| picture.is_roomy()).map(|square| {
            let Area { x, y, width } = self.pen.pin(square);
            let middle = width / 2.0;
            html! {
                <>
                    <circle
                        class="mark-pin"
                        cx={short(x + middle)}
                        cy={short(y + middle)}
                        r={short(width * 0.62)}
                    />
                    {self.sign("#given", "mark-fixed", Area { x, y, width })}
                </>
            }
        });
        html! { <g>{self.boxes("mark mark-fixed-square", fixed())}{for pins}</g> }
    }

    fn boxes(&self, class: &str, squares: impl Iterator<Item = Square>) -> Html {
        let width = self.pen.line(0.045, 1.5);
        let inset = (self.pen.unit * Ink::INSET).max(width / 2.0 + 0.5);
        let d = self.pen.boxes(squares, inset);
        html! { <path class={class.to_owned()} stroke-width={short(width)} {d} /> }
    }

    /// Dotted squares, each with an arrow where there is room.
    fn taken_back(&self, squares: impl Iterator<Item = Square>, class: &str) -> Html {
        let squares: Vec<_> = squares.collect();
        let width = self.pen.line(0.045, 2.0);
        let inset = (self.pen.unit * 0.08).max(width / 2.0 + 0.5);
        let d = self.pen.boxes(squares.iter().copied(), inset);
        let arrows = squares.iter().filter(|_| self.picture.is_roomy());
        let arrows = arrows
            .map(|&square| self.sign("#taken-back", "mark mark-back", self.pen.area(square, 0.42)));
        html! {
            <g class={class.to_owned()}>
                <path class="mark mark-back-square" stroke-width={short(width)} {d} />
                <g>{for arrows}</g>
            </g>
        }
    }

    /// The refused square, and the line to the ring around its attacker.
    fn line(&self, conflict: Conflict) -> Html {
        let Conflict {
            square, attacker, ..
        } = conflict;
        let (pen, d) = (self.pen, self.pen.attack(square, attacker));
        let width = pen.line(0.05, 1.8);
        let (x, y) = pen.middle(attacker);
        let class = format!("mark mark-bad-square {} animate-bad", self.now);
        html! {
            <>
                <path class="mark mark-halo" stroke-width={short(width * 2.2)} d={d.clone()} />
                <path class="mark mark-line" stroke-width={short(width)} {d} />
                <circle
                    class="mark mark-bad"
                    cx={short(x)}
                    cy={short(y)}
                    r={short(pen.unit * 0.43)}
                    stroke-width={short(width)}
                />
                {self.boxes(&class, [square].into_iter())}
            </>
        }
    }

    fn queen(&self, square: Square, scale: f64, class: &str) -> Html {
        let drawing = pieces::queen(self.picture.size);
        self.sign(drawing, class, self.pen.area(square, scale))
    }

    /// A symbol of the sprite.
    fn sign(&self, href: &'static str, class: &str, area: Area) -> Html {
        let width = short(area.width);
        html! {
            <use
                class={class.to_owned()}
                {href}
                x={short(area.x)}
                y={short(area.y)}
                width={width.clone()}
                height={width}
            />
        }
    }
}

/// The frame of a solution, with a diamond at each corner.
fn frame(pen: Pen, moves: &str) -> Html {
    let (thick, arm) = (4.0, 11.5);
    let (width, height) = (pen.width(), pen.height());
    let corners = [(0.0, 0.0), (width, 0.0), (0.0, height), (width, height)];
    let corners = corners.map(|(x, y)| {
        let (x, y, arm) = (short(x), short(y - arm), short(arm));
        let d = format!("M{x} {y}l{arm} {arm}l-{arm} {arm}l-{arm} -{arm}z");
        html! { <path class="mark-solution-filled" stroke-width="2" {d} /> }
    });
    html! {
        <g class={format!("{moves} animate-solution")}>
            <rect
                class="mark mark-solution"
                x="-2"
                y="-2"
                width={short(width + thick)}
                height={short(height + thick)}
                stroke-width={short(thick)}
            />
            {for corners}
        </g>
    }
}
