//! The menu of events that can be gone to, with the square and the number of queens that two of its
//! lines are about.

use gloo_events::EventListener;
use queens_core::board::BoardSize;
use queens_core::finding::{Direction, Interest};
use queens_core::square::Square;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, FocusOptions, HtmlElement, HtmlInputElement, InputEvent, KeyboardEvent, Node,
};
use yew::{
    Callback, Html, NodeRef, Properties, TargetCast, component, hook, html, use_effect_with,
    use_node_ref, use_state,
};

use crate::message::Message;
use crate::model::Dialog;
use crate::view::Context;
use crate::view::icons::{Icon, icon};

/// The line that has the focus when the menu opens: the next solution.
const FIRST: usize = 1;
/// The lines stand in two columns: backwards, forwards.
const COLUMNS: usize = 2;
/// The room that the menu needs over its button, in pixels.
const HEIGHT: f64 = 330.0;

#[derive(PartialEq, Properties)]
pub(super) struct GoToProps {
    pub(super) is_open: bool,
    pub(super) disabled: bool,
    pub(super) size: BoardSize,
    /// The square that holds the board's tab stop.
    pub(super) focus: Square,
    /// How many queens stand now.
    pub(super) standing: u8,
    pub(super) context: Context,
}

/// The button and its menu.
#[component]
pub(super) fn GoTo(props: &GoToProps) -> Html {
    let GoToProps {
        is_open,
        disabled,
        size,
        focus,
        standing,
        context,
    } = props;
    let (texts, send) = (&context.texts.going, context.send.clone());
    let (root, at, is_below) = (use_node_ref(), use_state(|| FIRST), use_state(|| false));
    let (typed, chosen) = (use_state(|| None::<String>), use_state(|| None::<u8>));
    let n = size.get();
    let queens = chosen.unwrap_or(standing.saturating_add(1)).clamp(1, n);
    use_closing(root.clone(), *is_open, send.clone());
    {
        let (root, at, is_below, typed) =
            (root.clone(), at.clone(), is_below.clone(), typed.clone());
        use_effect_with(*is_open, move |&is_open| {
            if is_open {
                let root = root.cast::<Element>();
                is_below.set(root.is_some_and(|it| it.get_bounding_client_rect().top() < HEIGHT));
                at.set(FIRST);
                typed.set(None);
            }
        });
    }
    {
        let root = root.clone();
        use_effect_with((*is_open, *at), move |&(is_open, at)| {
            if is_open {
                focus_on(&root, &format!("[data-line='{at}']"));
            }
        });
    }
    let toggle = match is_open {
        true => Message::DialogClosed,
        false => Message::DialogOpened(Dialog::GoTo),
    };
    let lines = [
        (Direction::Backwards, Interest::Solution, "⇧N"),
        (Direction::Forwards, Interest::Solution, "N"),
        (Direction::Backwards, Interest::DeadEnd, "⇧D"),
        (Direction::Forwards, Interest::DeadEnd, "D"),
        (Direction::Backwards, Interest::Rejection, "⇧R"),
        (Direction::Forwards, Interest::Rejection, "R"),
        (Direction::Backwards, Interest::Square(*focus), "⇧S"),
        (Direction::Forwards, Interest::Square(*focus), "S"),
        (Direction::Forwards, Interest::Depth(queens), ""),
    ];
    let last = lines.len() - 1;
    let onkeydown = {
        let (at, root, send) = (at.clone(), root.clone(), send.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                event.stop_propagation();
                focus_on(&root, "button");
                send.emit(Message::DialogClosed);
            } else if let Some(to) = neighbour(*at, last, &event.key())
                && is_in_menu(&event)
            {
                event.prevent_default();
                at.set(to);
            }
        })
    };
    let items = lines.into_iter().enumerate().map(|(index, (direction, interest, key))| {
        let (root, send) = (root.clone(), send.clone());
        let onclick = move |_| {
            focus_on(&root, "button");
            send.emit(Message::DialogClosed);
            send.emit(Message::ToEvent(direction, interest));
        };
        html! {
            <button key={index} type="button" role="menuitem" class="goto-line" data-line={index.to_string()}
                tabindex={if index == *at { "0" } else { "-1" }} {onclick}>
                <span>{(texts.line)(direction, interest)}</span>
                if !key.is_empty() { <kbd aria-hidden="true">{key}</kbd> }
            </button>
        }
    });
    html! {
        <div class="goto" ref={root.clone()}>
            <button type="button" class="btn quiet icon" data-testid="go-to" aria-label={texts.go_to}
                title={texts.go_to} aria-haspopup="menu" aria-expanded={is_open.to_string()}
                aria-controls={is_open.then_some("goto-menu")} disabled={*disabled} onclick={context.on(toggle)}>
                {icon(Icon::GoTo)}
            </button>
            if *is_open {
                <div class={if *is_below { "goto-pop is-below" } else { "goto-pop" }} {onkeydown}>
                    <div role="menu" id="goto-menu" class="goto-menu" aria-label={texts.go_to}>{for items}</div>
                    <div class="goto-fields">
                        {square(*size, *focus, typed, context)}
                        {stepper(queens, n, chosen.setter(), context)}
                    </div>
                </div>
            }
        </div>
    }
}

/// The square that the menu is about: the one with the board's tab stop.
fn square(
    size: BoardSize,
    focus: Square,
    typed: yew::UseStateHandle<Option<String>>,
    context: &Context,
) -> Html {
    let (texts, send) = (&context.texts.going, context.send.clone());
    let read = move |text: &str| {
        let square = text.parse::<Square>().ok();
        square.filter(|&square| size.contains(square))
    };
    let wrong = typed.as_ref().filter(|text| read(text).is_none()).cloned();
    let value = (*typed).clone().unwrap_or_else(|| focus.to_string());
    let oninput = move |event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Some(square) = read(&text) {
            send.emit(Message::FocusMoved(square));
        }
        typed.set(Some(text));
    };
    html! {
        <div class="goto-field">
            <label for="goto-square">{texts.square}</label>
            <input class="sqin" id="goto-square" data-testid="go-to-square" {value} {oninput} maxlength="6"
                autocapitalize="none" autocomplete="off" spellcheck="false"
                aria-invalid={wrong.is_some().then_some("true")}
                aria-describedby={wrong.is_some().then_some("goto-wrong")} />
            if let Some(text) = wrong {
                <p class="hint bad" id="goto-wrong">{(texts.not_there)(&text)}</p>
            }
        </div>
    }
}

/// How many queens are to stand.
fn stepper(queens: u8, n: u8, chosen: yew::UseStateSetter<Option<u8>>, context: &Context) -> Html {
    let texts = &context.texts.going;
    let set = move |to: u8| chosen.set(Some(to.clamp(1, n)));
    let (fewer, more, typing) = (set.clone(), set.clone(), set.clone());
    let oninput = move |event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Ok(number) = text.trim().parse() {
            typing(number);
        }
    };
    let onkeydown = move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" => queens.saturating_add(1),
            "ArrowDown" => queens.saturating_sub(1),
            _ => return,
        };
        event.prevent_default();
        set(to);
    };
    html! {
        <div class="goto-field">
            <label for="goto-queens">{texts.queens}</label>
            <span class="stepper">
                <button type="button" aria-label={texts.fewer} disabled={queens <= 1}
                    onclick={move |_| fewer(queens.saturating_sub(1))}>{icon(Icon::Minus)}</button>
                <input id="goto-queens" data-testid="go-to-queens" inputmode="numeric" autocomplete="off"
                    maxlength="2" value={queens.to_string()} {oninput} {onkeydown} />
                <button type="button" aria-label={texts.more} disabled={queens >= n}
                    onclick={move |_| more(queens.saturating_add(1))}>{icon(Icon::Plus)}</button>
            </span>
        </div>
    }
}

/// The line that a key leads to.
fn neighbour(at: usize, last: usize, key: &str) -> Option<usize> {
    let count = last + 1;
    Some(match key {
        "ArrowRight" => (at + 1) % count,
        "ArrowLeft" => (at + last) % count,
        "ArrowDown" if at == last => 0,
        "ArrowDown" => (at + COLUMNS).min(last),
        "ArrowUp" => at.checked_sub(COLUMNS).unwrap_or(last),
        "Home" => 0,
        "End" => last,
        _ => return None,
    })
}

fn is_in_menu(event: &KeyboardEvent) -> bool {
    let target = event.target_dyn_into::<Element>();
    target.is_some_and(|it| it.closest("[role=menu]").is_ok_and(|menu| menu.is_some()))
}

fn focus_on(root: &NodeRef, selector: &str) {
    let found = root
        .cast::<Element>()
        .and_then(|root| root.query_selector(selector).ok()?);
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // The menu is where there is room for it: nothing is to be scrolled to show it.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // What cannot have the focus leaves it where it was.
        let _ = found.focus_with_options(&options);
    }
}

/// Closes the open menu when something beside it is pressed or takes the focus.
#[hook]
fn use_closing(root: NodeRef, is_open: bool, send: Callback<Message>) {
    use_effect_with(is_open, move |&is_open| {
        let listeners = is_open.then(|| {
            let document = gloo_utils::document();
            ["pointerdown", "focusin"].map(|kind| {
                let (root, send) = (root.clone(), send.clone());
                EventListener::new(&document, kind, move |event| {
                    let target = event.target().and_then(|it| it.dyn_into::<Node>().ok());
                    let root = root.cast::<Node>();
                    if root.is_some_and(|root| !root.contains(target.as_ref())) {
                        send.emit(Message::DialogClosed);
                    }
                })
            })
        });
        move || drop(listeners)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_through_the_lines_by_row_and_by_column() {
        let go = |at, key| neighbour(at, 8, key);
        assert_eq!(go(1, "ArrowDown"), Some(3));
        assert_eq!(go(7, "ArrowDown"), Some(8));
        assert_eq!(go(8, "ArrowDown"), Some(0));
        assert_eq!(go(0, "ArrowUp"), Some(8));
        assert_eq!(go(3, "ArrowLeft"), Some(2));
        assert_eq!(go(8, "ArrowRight"), Some(0));
        assert_eq!((go(4, "Home"), go(4, "End")), (Some(0), Some(8)));
        assert_eq!(go(4, "Enter"), None);
    }
}
