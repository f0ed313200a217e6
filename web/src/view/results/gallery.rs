//! The gallery, with three boards in a row. Only the visible rows are in the page, each positioned by script, so that
//! thousands of boards scroll smoothly.

mod place;

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{Element, FocusEvent, KeyboardEvent};
use yew::{
    Html, NodeRef, Properties, TargetCast, UseStateHandle, component, html, use_effect,
    use_effect_with, use_memo, use_mut_ref, use_node_ref, use_state_eq,
};

use self::place::{SPARE, Scan, focus, look, place_of, put, reveal};
use super::board::{ACROSS, Board};
use crate::view::Context;
use crate::view::miniature::ground;
use queens_page::results::{Choice, Exhibition, Tool};

#[derive(PartialEq, Properties)]
pub(super) struct GalleryProps {
    pub(super) shown: Exhibition,
    /// The position of the board at the cursor. `None` if there is none.
    pub(super) current: Option<usize>,
    /// Whether the gallery keeps the current board visible.
    pub(super) follows: bool,
    /// The tool above, which moves the gallery when it opens or closes.
    pub(super) tool: Option<Tool>,
    pub(super) context: Context,
}

#[component]
pub(super) fn Gallery(props: &GalleryProps) -> Html {
    let (shown, current, context) = (&props.shown, props.current, &props.context);
    let list = use_node_ref();
    let sight = use_state_eq(Scan::default);
    let stop = use_state_eq(|| current.unwrap_or(0));
    // The position of the board that gets the focus once it is the tab stop.
    let goes = use_mut_ref(|| None::<usize>);
    let solutions = use_memo(shown.clone(), Exhibition::solutions);
    let ground = use_memo(
        (shown.gallery.size(), shown.blocked.clone()),
        |(size, blocked)| ground(*size, blocked),
    );
    let count = solutions.len();
    use_sight(&list, &sight, count);

    let before = use_mut_ref(|| shown.choice);
    {
        let (list, stop, goes, follows) =
            (list.clone(), stop.clone(), Rc::clone(&goes), props.follows);
        use_effect_with((current, shown.choice), move |&(current, choice)| {
            match (before.replace(choice), choice) {
                // Opening or closing a class keeps the focus in the gallery.
                (Choice::Classes, Choice::Members(_)) => {
                    goes.replace(Some(current.unwrap_or(0)));
                    stop.set(current.unwrap_or(0));
                }
                (Choice::Members(class), Choice::Classes) => {
                    goes.replace(Some(class));
                    stop.set(class);
                }
                _ => {
                    if let Some(current) = current {
                        stop.set(current);
                        if follows {
                            reveal(&list, current);
                        }
                    }
                }
            }
        });
    }
    {
        let (list, pitch, stop, goes) = (list.clone(), sight.pitch, *stop, Rc::clone(&goes));
        use_effect(move || {
            put(&list, count, pitch);
            if goes.borrow_mut().take_if(|to| *to == stop).is_some() {
                reveal(&list, stop);
                focus(&list, stop);
            }
        });
    }

    let rows = sight.rows.clone();
    let onkeydown = {
        let page = rows.len().saturating_sub(2 * SPARE).max(1);
        let stop = stop.clone();
        move |event: KeyboardEvent| {
            let at = event.target_dyn_into::<Element>();
            let at = at.and_then(|target| place_of(&target));
            if let Some(to) = at.and_then(|at| neighbour(at, count, page, &event.key())) {
                event.prevent_default();
                event.stop_propagation();
                goes.replace(Some(to));
                stop.set(to);
            }
        }
    };
    let onfocusin = {
        let stop = stop.clone();
        move |event: FocusEvent| {
            let at = event.target_dyn_into::<Element>();
            if let Some(at) = at.and_then(|target| place_of(&target)) {
                stop.set(at);
            }
        }
    };
    let stop = (*stop).min(count.saturating_sub(1));
    let (first, last) = (rows.start * ACROSS, (rows.end * ACROSS).min(count));
    // The board with the tab stop stays in the page even if it is not visible.
    let above = (stop < first).then_some(stop);
    let below = (stop >= last.max(first)).then_some(stop);
    let places = above.into_iter().chain(first..last).chain(below);
    let boards = places.filter_map(|place| {
        let solution = *solutions.get(place)?;
        let class = (shown.choice == Choice::Classes).then_some(place);
        let number = class.unwrap_or(solution) as u64 + 1;
        Some(html! {
            <Board key={place} {place} of={count} {number} size={shown.gallery.size()}
                squares={shown.squares(solution)?} is_way={shown.is_way} orbit={shown.classes.orbit(solution)} {class}
                step={shown.gallery.step(solution)?} ground={(*ground).clone()} is_current={current == Some(place)}
                is_stop={place == stop} context={context.clone()} />
        })
    });
    html! {
        <div class="gallery-box">
            <ul class="gallery" ref={list} aria-label={context.texts.results().gallery()} {onkeydown} {onfocusin}>
                {for boards}
            </ul>
        </div>
    }
}

/// Measures the visible part after every drawing, and after each scroll or resize.
#[yew::hook]
fn use_sight(list: &NodeRef, sight: &UseStateHandle<Scan>, count: usize) {
    let (list, sight) = (list.clone(), sight.clone());
    let see = Rc::new(move || {
        if let Some(seen) = look(&list, count) {
            sight.set(seen);
        }
    });
    let now = Rc::clone(&see);
    use_effect(move || now());
    use_effect_with(count, move |_| {
        let window = gloo_utils::window();
        let options = EventListenerOptions::run_in_capture_phase();
        let again = Rc::clone(&see);
        let scroll = EventListener::new_with_options(&window, "scroll", options, move |_| again());
        let resize = EventListener::new(&window, "resize", move |_| see());
        move || drop((scroll, resize))
    });
}

/// The position that a key moves to. `None` for other keys.
fn neighbour(at: usize, count: usize, page: usize, key: &str) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let to = match key {
        "ArrowRight" => at + 1,
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowDown" => at + ACROSS,
        "ArrowUp" => at.checked_sub(ACROSS).unwrap_or(at),
        "PageDown" => at + ACROSS * page,
        "PageUp" => at.checked_sub(ACROSS * page).unwrap_or(at % ACROSS),
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    Some(to.min(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_move_by_board_by_row_by_page_and_to_the_ends() {
        let go = |at, key| neighbour(at, 12, 2, key);
        assert_eq!(
            [go(0, "ArrowRight"), go(11, "ArrowRight")],
            [Some(1), Some(11)]
        );
        assert_eq!(
            [go(4, "ArrowDown"), go(4, "ArrowUp"), go(1, "ArrowUp")],
            [Some(7), Some(1), Some(1)]
        );
        assert_eq!(
            [go(4, "PageDown"), go(4, "PageUp"), go(8, "PageUp")],
            [Some(10), Some(1), Some(2)]
        );
        assert_eq!(
            [go(4, "Home"), go(4, "End"), go(4, "n")],
            [Some(0), Some(11), None]
        );
        assert_eq!(neighbour(0, 0, 2, "End"), None);
    }
}
