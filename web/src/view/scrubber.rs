//! The scrubber: a native range input above the depth profile of the search.

mod near;
mod profile;
mod slider;

use std::rc::Rc;

use by_address::ByAddress;
use queens_core::{Outline, Window};
use yew::{Html, Properties, classes, component, html, use_memo};

pub(crate) use self::near::Near;
use self::profile::{HEIGHT, Profile, RAIL, Solutions, WIDTH, at, percent, short};
use self::slider::Slider;
use super::Context;

/// The properties of the scrubber.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ScrubberProps {
    pub(crate) outline: ByAddress<Rc<Outline>>,
    /// The single steps around the cursor. A range of steps within this window is drawn exactly. `None` if there is no
    /// window.
    pub(crate) window: Option<ByAddress<Rc<Window>>>,
    /// The number of pieces at full height.
    pub(crate) pieces: u16,
    /// The current step, or the step that is being reached.
    pub(crate) step: u64,
    /// The first and the last step that can be reached. The last is not before the first.
    pub(crate) steps: [u64; 2],
    /// The number of known steps.
    pub(crate) known: u64,
    pub(crate) disabled: bool,
    pub(crate) context: Context,
}

/// The scrubber.
#[component]
pub(crate) fn Scrubber(props: &ScrubberProps) -> Html {
    let ScrubberProps {
        outline,
        window,
        pieces,
        step,
        steps,
        known,
        disabled,
        context,
    } = props.clone();
    let texts = context.texts;
    let [from, to] = steps;
    let window = window.filter(|it| it.0.first() <= from && to <= it.0.last());
    let shape = (outline, window, steps, pieces);
    let drawn = use_memo(shape, move |(outline, window, steps, pieces)| {
        let profile = match window {
            Some(window) => Profile::of(&window.0.outline(from, to), [0, to - from], *pieces),
            None => Profile::of(&outline.0, *steps, *pieces),
        };
        DrawnProfile {
            highest: profile.highest.into(),
            lowest: profile.lowest.into(),
            solutions: profile.solutions,
        }
    });
    let position = texts.transport().position(step, known);
    let cursor = at(step, steps);
    let areas = |class: &'static str| {
        html! {
            <>
                <path {class} d={drawn.highest.clone()} />
                <path {class} d={drawn.lowest.clone()} />
            </>
        }
    };
    html! {
        <div class={classes!("scrubber", (from >= to).then_some("is-empty"))}>
            <svg
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
            >
                <clipPath id="past">
                    <rect width={short(cursor)} height={short(HEIGHT)} />
                </clipPath>
                {areas("future")}
                <g clip-path="url(#past)">{areas("past")}</g>
                <rect class="rail" y={short(RAIL)} width={short(WIDTH)} height="2" />
                {ticks(&drawn.solutions)}
            </svg>
            <svg aria-hidden="true" focusable="false">
                <rect class="cursor" x={percent(cursor)} width="2" height={short(RAIL)} />
                {diamonds(&drawn.solutions)}
            </svg>
            <Slider testid="scrubber" label={texts.transport().scrubber()} {from} {to} step={step.clamp(from, to)}
                disabled={disabled || from >= to} told={position} {context} />
        </div>
    }
}

/// A profile whose paths are cheap to clone.
#[derive(PartialEq)]
struct DrawnProfile {
    highest: yew::AttrValue,
    lowest: yew::AttrValue,
    solutions: Solutions,
}

fn ticks(solutions: &Solutions) -> Html {
    match solutions {
        Solutions::Diamonds(_) => Html::default(),
        Solutions::Ticks(path) => html! { <path class="solution-ticks" d={path.clone()} /> },
    }
}

fn diamonds(solutions: &Solutions) -> Html {
    let Solutions::Diamonds(places) = solutions else {
        return Html::default();
    };
    let diamonds = places.iter().map(|x| {
        html! { <svg x={x.clone()}><path class="solution" d="M0 -1.5l5 5-5 5-5-5z" /></svg> }
    });
    html! { <>{for diamonds}</> }
}
