//! The menu of events that can be gone to, with the square and the number of queens that two of its
//! lines are about.

use queens_core::{BoardSize, Direction, Interest, Problem, Square};
use web_sys::{HtmlInputElement, InputEvent, KeyboardEvent, SubmitEvent};
use yew::{
    Callback, Html, TargetCast, UseStateHandle, UseStateSetter, component, html, use_effect_with,
    use_node_ref, use_state,
};

use super::focus_on;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::rest::MenuProps;
use queens_page::exercise::number;
use queens_page::keyboard::stroke;
use queens_page::keymap::Stroke;
use queens_page::message::{Message, TransportMessage};
use queens_page::settings::Settings;
use queens_page::transport::never::never;
use queens_text::menu::entry;

/// The line that has the focus when the menu opens: the next solution.
const FIRST: usize = 1;
/// The lines stand in two columns: backwards, forwards.
const COLUMNS: usize = 2;

pub(in crate::view) fn menu(props: MenuProps) -> Html {
    html! { <Menu ..props /> }
}

/// The open menu.
#[component]
fn Menu(props: &MenuProps) -> Html {
    let MenuProps {
        settings,
        focus,
        standing,
        character_keys,
        chosen,
        context,
    } = props;
    let (texts, send) = (context.texts, context.send.clone());
    let problem = settings.algorithm.problem;
    let (at, typed) = (use_state(|| FIRST), use_state(|| None::<String>));
    let wanted = use_state(String::new);
    let depths = depths(settings);
    let depth = depths.map(|(least, most)| {
        let wanted = chosen.unwrap_or(standing.saturating_add(1));
        wanted.clamp(least, most)
    });
    let lines_of = use_node_ref();
    use_effect_with((*at, lines_of.clone()), |(at, lines)| {
        focus_on(lines, &format!("[data-line='{at}']"));
    });
    let mut lines = vec![
        (Direction::Backwards, Interest::Solution),
        (Direction::Forwards, Interest::Solution),
        (Direction::Backwards, Interest::DeadEnd),
        (Direction::Forwards, Interest::DeadEnd),
        (Direction::Backwards, Interest::Rejection),
        (Direction::Forwards, Interest::Rejection),
        (Direction::Backwards, Interest::Square(*focus)),
        (Direction::Forwards, Interest::Square(*focus)),
    ];
    if problem == Problem::Knight {
        lines.retain(|(_, interest)| *interest != Interest::Rejection);
        let ways = [Direction::Backwards, Direction::Forwards];
        lines.splice(4..4, ways.map(|way| (way, Interest::Critical)));
    }
    if problem == Problem::Domination {
        lines.extend([
            (Direction::Backwards, Interest::Bound),
            (Direction::Forwards, Interest::Bound),
        ]);
    }
    let first_time = depth.map(|depth| (Direction::Forwards, Interest::Depth(depth)));
    lines.extend(first_time);
    let last = lines.len() - 1;
    let onkeydown = {
        let at = at.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(to) = neighbour(*at, last, &event.key()) {
                event.prevent_default();
                at.set(to);
            }
        })
    };
    let items = lines.into_iter().enumerate().map(|(index, (direction, interest))| {
        let message = match interest {
            Interest::Square(_) => Message::Transport(TransportMessage::ToFocused(direction)),
            interest => Message::Transport(TransportMessage::ToEvent(direction, interest)),
        };
        let stroke = stroke(&message, *character_keys);
        let send = send.clone();
        let onclick = move |_| {
            send.emit(Message::DialogClosed);
            send.emit(message.clone());
        };
        html! {
            <button key={index} type="button" role="menuitem" class="go-to-line" data-line={index.to_string()}
                tabindex={if index == *at { "0" } else { "-1" }}
                aria-keyshortcuts={stroke.map(Stroke::aria)} {onclick}>
                <span>{entry(texts, problem, direction, interest)}</span>
                if let Some(stroke) = stroke { <kbd aria-hidden="true">{stroke.sign()}</kbd> }
            </button>
        }
    });
    html! {
        <>
            <div role="menu" id="go-to-menu" class="go-to-menu" aria-label={texts.going().go_to()}
                ref={lines_of} {onkeydown}>{for items}</div>
            <div class="go-to-fields">
                {step(wanted, context)}
                {square(settings.size, *focus, typed, context)}
                if let Some((depth, depths)) = depth.zip(depths) {
                    {stepper(problem, depth, depths, chosen.setter(), context)}
                }
            </div>
        </>
    }
}

/// The step that is to be gone to.
fn step(typed: UseStateHandle<String>, context: &Context) -> Html {
    let (texts, send) = (context.texts.menu(), context.send.clone());
    let read = number(&typed);
    let wrong = (!typed.is_empty() && read.is_none()).then(|| texts.no_step(&typed));
    let value = (*typed).clone();
    let oninput = move |event: InputEvent| {
        typed.set(event.target_unchecked_into::<HtmlInputElement>().value());
    };
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(step) = read {
            send.emit(Message::DialogClosed);
            send.emit(Message::Transport(TransportMessage::ToStep(step)));
        }
    };
    html! {
        <form class="go-to-field" {onsubmit} novalidate=true>
            <label for="go-to-step">{texts.step()}</label>
            <input class="square-input" id="go-to-step" data-testid="go-to-step" {value} {oninput} inputmode="numeric" enterkeyhint="go"
                autocomplete="off" maxlength="15"
                aria-invalid={wrong.is_some().then_some("true")}
                aria-describedby={wrong.is_some().then_some("go-to-no-step")} />
            <button type="submit" class="button" data-testid="go-to-step-go">{texts.go()}</button>
            if let Some(text) = wrong {
                <p class="hint bad" id="go-to-no-step">{text}</p>
            }
        </form>
    }
}

/// The square that the menu is about: the one with the board's tab stop.
fn square(
    size: BoardSize,
    focus: Square,
    typed: UseStateHandle<Option<String>>,
    context: &Context,
) -> Html {
    let (texts, send) = (context.texts.menu(), context.send.clone());
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
    let onkeydown = on_enter(TransportMessage::ToFocused(Direction::Forwards), context);
    html! {
        <div class="go-to-field">
            <label for="go-to-square">{texts.square()}</label>
            <input class="square-input" id="go-to-square" data-testid="go-to-square" {value} {oninput} {onkeydown} maxlength="6"
                autocapitalize="none" autocomplete="off" spellcheck="false"
                aria-invalid={wrong.is_some().then_some("true")}
                aria-describedby={wrong.is_some().then_some("go-to-wrong")} />
            if let Some(text) = wrong {
                <p class="hint bad" id="go-to-wrong">{texts.not_there(&text)}</p>
            }
        </div>
    }
}

/// Closes the menu and goes there when Enter is pressed.
fn on_enter(message: TransportMessage, context: &Context) -> Callback<KeyboardEvent> {
    let send = context.send.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            send.emit(Message::DialogClosed);
            send.emit(Message::Transport(message.clone()));
        }
    })
}

/// The least and the greatest number of pieces that the search can come to, if it comes to any.
fn depths(settings: &Settings) -> Option<(u16, u16)> {
    let most = settings.algorithm.problem.max_pieces(settings.size);
    let all = 1..=u16::try_from(most).unwrap_or(u16::MAX);
    let mut reached = all.filter(|&depth| !never(settings, Interest::Depth(depth)));
    let least = reached.next()?;
    Some((least, reached.next_back().unwrap_or(least)))
}

/// How many queens are to stand, or squares to be visited.
fn stepper(
    problem: Problem,
    queens: u16,
    (least, most): (u16, u16),
    chosen: UseStateSetter<Option<u16>>,
    context: &Context,
) -> Html {
    let texts = context.texts.menu();
    let set = move |to: u16| chosen.set(Some(to.clamp(least, most)));
    let (fewer, more, typing) = (set.clone(), set.clone(), set.clone());
    let oninput = move |event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        if let Ok(number) = text.trim().parse() {
            typing(number);
        }
    };
    let first_time = TransportMessage::ToEvent(Direction::Forwards, Interest::Depth(queens));
    let go = on_enter(first_time, context);
    let onkeydown = move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" => queens.saturating_add(1),
            "ArrowDown" => queens.saturating_sub(1),
            _ => return go.emit(event),
        };
        event.prevent_default();
        set(to);
    };
    html! {
        <div class="go-to-field">
            <label for="go-to-queens">{texts.pieces(problem)}</label>
            <span class="stepper">
                <button type="button" aria-label={texts.fewer()} disabled={queens <= least}
                    onclick={move |_| fewer(queens.saturating_sub(1))}>{icon(Icon::Minus)}</button>
                <input class={(most > 999).then_some("is-long")} id="go-to-queens" data-testid="go-to-queens" inputmode="numeric" autocomplete="off"
                    maxlength="4" value={queens.to_string()} {oninput} {onkeydown} />
                <button type="button" aria-label={texts.more()} disabled={queens >= most}
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

#[cfg(test)]
mod tests;
