//! The drawing of a board by `queens-draw`. It is hidden from screen readers, which use the grid.

use std::rc::Rc;

use queens_core::BoardSize;
use queens_draw::ink::{Layer, ground, row_of_numbers};
use queens_draw::pen::short;
use queens_draw::{Element, Figure, Ink, Pen, Picture};
use yew::virtual_dom::{Key, VNode};
use yew::{AttrValue, Html, Properties, classes, component, html, use_mut_ref};

/// Whether the mark of the current event is animated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Motion {
    Moves,
    Stands,
}

#[derive(PartialEq, Properties)]
pub(super) struct DrawingProps {
    pub(super) picture: Rc<Picture>,
    /// The step distinguishes this event from the next one of the same kind.
    pub(super) step: u64,
    pub(super) motion: Motion,
}

/// The picture of a board.
#[component]
pub(super) fn Drawing(props: &DrawingProps) -> Html {
    // The animation is decided when the event is first shown. Pausing on the event does not start it.
    let first = use_mut_ref(|| (u64::MAX, Motion::Stands));
    let mut first = first.borrow_mut();
    // The latest solution. Its celebration goes on while the next events are shown.
    let solved = use_mut_ref(|| None);
    let mut solved = solved.borrow_mut();
    if first.0 != props.step {
        if props.step < first.0 {
            *solved = None;
        }
        *first = (props.step, props.motion);
    }
    let picture = &*props.picture;
    let cheers = picture.is_solved && first.1 == Motion::Moves;
    if cheers {
        *solved = Some(props.step);
    }
    let now = match first.1 {
        Motion::Moves => "is-now",
        Motion::Stands => "",
    };
    let (ink, pen) = (Ink::new(picture, now), Pen::new(picture.size));
    let (width, height) = (pen.width(), pen.height());
    // Larger than any screen. The style sheet limits the size and keeps the proportions.
    let asked = |side: f64| short(side * 8.0);
    let frame = picture.frame.as_ref();
    let layers = ink.layers().into_iter().enumerate().map(|(at, layer)| {
        match layer {
            Layer::Ground => html! { <Ground key={at} size={picture.size} /> },
            Layer::Marks(elements) => html! { <g key={at}>{drawn(elements)}</g> },
            Layer::Event(elements) => {
                html! { <g key={format!("{at} {}", props.step)}>{drawn(elements)}</g> }
            }
            Layer::Numbers if !ink.has_numbers() => Html::default(),
            Layer::Numbers => {
                let ranks = (0..picture.size.ranks()).map(|rank| {
                    let figures = picture.figures_of_row(rank).to_vec();
                    html! { <Row key={rank} {rank} {figures} {pen} taken={picture.taken_in(rank)} /> }
                });
                html! { <g key={at} class="figures">{for ranks}</g> }
            }
        }
    });
    html! {
        <svg
            class={classes!("board-svg", cheers.then_some("is-solved"))}
            viewBox={format!("0 0 {} {}", short(width), short(height))}
            width={asked(width)}
            height={asked(height)}
            aria-hidden="true"
            focusable="false"
            data-frame-lines={frame.map(|frame| frame.corners.map(|it| it.to_string()).join("–"))}
        >
            <g class={classes!("shown", (first.1 == Motion::Moves).then_some("moves"))}>{for layers}</g>
            {drawn(ink.above())}
            if let Some(step) = *solved {
                <path key={step} class="mark mark-solution cheer" pathLength="1" d={pen.outline(1.0)} />
            }
        </svg>
    }
}

/// Draws elements. Each one's index is its key.
pub(in crate::view) fn drawn(elements: impl IntoIterator<Item = Element>) -> Html {
    let each = elements.into_iter().enumerate();
    each.map(|(at, element)| node(at.into(), element)).collect()
}

fn node(key: Key, element: Element) -> VNode {
    match element {
        Element::Path { class, width, d } => {
            // A line that grows is as long as its dash.
            let length = class.contains("animate-line").then_some("1");
            html! { <path {key} class={AttrValue::from(class)} stroke-width={width.map(short)} pathLength={length} {d} /> }
        }
        Element::Text {
            class,
            x,
            y,
            size,
            text,
        } => {
            let [x, y, size] = [x, y, size].map(short);
            html! { <text {key} class={AttrValue::from(class)} {x} {y} font-size={size}>{text}</text> }
        }
        Element::Sign {
            class,
            symbol,
            area,
        } => {
            let [x, y, width] = [area.x, area.y, area.width].map(short);
            html! { <use {key} class={AttrValue::from(class)} href={symbol} {x} {y} width={width.clone()} height={width} /> }
        }
        Element::Group {
            class,
            width,
            elements,
        } => {
            html! { <g {key} class={AttrValue::from(class)} stroke-width={width.map(short)}>{drawn(elements)}</g> }
        }
        Element::Placed { at, elements } => {
            html! { <g {key} transform={format!("translate({} {})", short(at.x), short(at.y))}>{drawn(elements)}</g> }
        }
    }
}

#[derive(PartialEq, Properties)]
struct GroundProps {
    size: BoardSize,
}

/// The squares, redrawn only when the size of the board changes.
#[component]
fn Ground(props: &GroundProps) -> Html {
    drawn(ground(props.size))
}

#[derive(PartialEq, Properties)]
struct RowProps {
    rank: u8,
    figures: Vec<Option<Figure>>,
    /// Bit set of the files with pieces, where no number is drawn.
    taken: u32,
    pen: Pen,
}

/// The numbers of one row, redrawn only when they change.
#[component]
fn Row(props: &RowProps) -> Html {
    drawn(row_of_numbers(
        props.pen,
        props.rank,
        &props.figures,
        props.taken,
    ))
}
