//! The lane below the scrubber. It shows the steps around the current one individually, so that the reader can also
//! scrub through a long search.

use std::rc::Rc;

use by_address::ByAddress;
use queens_core::Window;
use yew::{Html, Properties, component, html, use_memo};

use super::profile::{HEIGHT, Profile, RAIL, WIDTH, at, percent, short};
use super::slider::Slider;
use crate::view::Context;

/// The number of steps in the lane, and the number of steps that the cursor moves before the lane does.
const STEPS: u64 = 192;
const PAGE: u64 = 64;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct NearProps {
    pub(crate) window: ByAddress<Rc<Window>>,
    /// The first and the last step that can be reached.
    pub(crate) steps: [u64; 2],
    pub(crate) step: u64,
    /// The number of pieces at full height of the lane.
    pub(crate) pieces: u16,
    pub(crate) context: Context,
}

/// The lane.
#[component]
pub(crate) fn Near(props: &NearProps) -> Html {
    let NearProps {
        window,
        steps: [first, last],
        step,
        pieces,
        context,
    } = props.clone();
    let (first, last) = (first.max(window.0.first()), last.min(window.0.last()));
    let (from, to) = around(step, first.min(last), last);
    let drawn = use_memo((window, from, to, pieces), |(window, from, to, pieces)| {
        Profile::of(&window.0.outline(*from, *to), [0, to - from], *pieces).highest
    });
    let label = context.texts.transport().near();
    let cursor = percent(at(step, [from, to]));
    html! {
        <div class="near">
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path class="future" d={drawn.to_string()} />
                <rect class="rail" y={short(RAIL)} width={short(WIDTH)} height="3" />
            </svg>
            <svg aria-hidden="true" focusable="false"><rect class="cursor" x={cursor} width="2" height="100%" /></svg>
            <Slider testid="scrubber-near" {label} {from} {to} {step} disabled={from == to} {context} />
        </div>
    }
}

/// The first and the last step of the lane. The lane stays still while the cursor moves within its middle.
fn around(step: u64, first: u64, last: u64) -> (u64, u64) {
    let page = step / PAGE * PAGE;
    let from = page.saturating_sub((STEPS - PAGE) / 2).max(first);
    let to = (from + STEPS).min(last);
    (to.saturating_sub(STEPS).max(first), to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_step_is_always_in_its_lane_and_the_lane_in_its_window() {
        for (first, last) in [(0, 0), (0, 40), (0, 8192), (8192, 16_384), (8192, 8200)] {
            for step in (first..=last).step_by(7) {
                let (from, to) = around(step, first, last);
                assert!((from..=to).contains(&step), "{step} {from} {to}");
                assert!(first <= from && to <= last && to - from <= STEPS);
            }
        }
    }

    #[test]
    fn the_lane_stands_while_the_cursor_goes_through_its_middle() {
        assert_eq!(around(640, 0, 8192), around(703, 0, 8192));
        assert_ne!(around(703, 0, 8192), around(704, 0, 8192));
    }
}
