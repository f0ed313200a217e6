//! Predictions: the page asks before an event, and the reader answers on the board, by key or by button.

use std::iter;

use queens_tests::{LANGUAGES, PHONE, Page, Pointer, Viewport, Visit};

/// A laptop with a low screen.
const LOW: Viewport = Viewport {
    width: 1366,
    height: 768,
    pointer: Pointer::Mouse,
};

/// An event as read from the page: its kind, and the squares with each mark.
#[derive(serde::Deserialize)]
struct Event {
    kind: String,
    queens: Vec<String>,
    knight: Vec<String>,
    conflict: Vec<String>,
}

/// An event as the page shows it without predictions.
struct Watched {
    kind: String,
    /// The placed or rejected square.
    square: Option<String>,
}

/// The first events of a search without predictions.
fn watched(fragment: &str, count: u64) -> Vec<Watched> {
    const WATCH: &str = "
        const [count, done] = arguments;
        const read = (hook) => document.querySelector(`[data-testid=${hook}]`);
        const marked = (mark) => [...document.querySelectorAll(`[data-square][data-marks~=${mark}]`)].map((it) => it.dataset.square);
        const events = [];
        const watch = () => {
            if (read('step').dataset.value != events.length + 1) return requestAnimationFrame(watch);
            events.push({ kind: read('event').dataset.kind, queens: marked('queen'), knight: marked('knight'), conflict: marked('conflict') });
            read('step-forward').click();
            events.length < count ? watch() : done(events);
        };
        watch();";
    let page = Page::at(&format!("{fragment}&step=1"));
    let watched = page.script_async_with(WATCH, vec![count.into()]);
    page.close();
    let watched: Vec<Event> = serde_json::from_value(watched).expect("events");
    let before = iter::once(&[][..]).chain(watched.iter().map(|event| &event.queens[..]));
    let events = watched.iter().zip(before).map(|(event, before)| {
        let placed = event.queens.iter().find(|it| !before.contains(it));
        let square = match event.kind.as_str() {
            "place" => placed.or(event.knight.first()),
            "reject" => event.conflict.first(),
            _ => None,
        };
        Watched {
            kind: event.kind.clone(),
            square: square.cloned(),
        }
    });
    events.collect()
}

/// The right answer to a question.
enum Right {
    First,
    Second,
    Square(String),
}

/// The right answer to the open question, according to the events without predictions.
fn right(page: &Page, events: &[Watched]) -> Right {
    let step = page.number("step").expect("a step") as usize;
    let next = events[step].kind.as_str();
    let is_first = match page.attribute("question", "data-kind").as_deref() {
        Some("next") => return Right::Square(events[step].square.clone().expect("a square")),
        Some("test") => next == "place",
        Some("board") => next == "solution",
        Some("back") => {
            let mut kinds = events[step..].iter().map(|event| event.kind.as_str());
            let outcome = kinds.find(|kind| matches!(*kind, "place" | "reject" | "remove" | "end"));
            matches!(outcome, Some("place" | "reject"))
        }
        other => panic!("asked {other:?}"),
    };
    if is_first {
        Right::First
    } else {
        Right::Second
    }
}

fn await_question(page: &Page) {
    page.wait_for("a question", |page| page.has("[data-testid=question]"));
}

fn scored(page: &Page) -> (Option<u64>, Option<u64>) {
    let number = |name| page.attribute("score", name).and_then(|it| it.parse().ok());
    (number("data-right"), number("data-asked"))
}

/// Waits until the score counts this number of answers.
fn await_score(page: &Page, asked: u64) {
    page.wait_for("the score", |page| scored(page).1 == Some(asked));
}

/// Opens a page that asks about each event.
fn asking(visit: Visit, fragment: &str) -> Page {
    let page = visit.open(fragment);
    page.wait_for("the score", |page| page.has("[data-testid=often]"));
    page.by_testid("often").choose("each");
    page
}

#[test]
fn ten_events_are_predicted_with_the_mouse_in_searches_of_every_kind() {
    for fragment in [
        "#n=8&algorithm=recursive",
        "#n=8&algorithm=bitmask",
        "#problem=knight&n=6&algorithm=tour-natural-order",
        "#problem=domination&n=6&algorithm=coverage-search",
    ] {
        let page = asking(Visit::new(), &format!("{fragment}&mode=predict"));
        let events = watched(fragment, 40);
        page.by_testid("play").click();
        let mut asked = 0;
        while asked < 10 {
            page.wait_for("a question or a step", |page| {
                page.has("[data-testid=question]") || page.state() == "paused"
            });
            if !page.has("[data-testid=question]") {
                // The reader can skip the explanation.
                page.by_testid("step-forward").click();
                continue;
            }
            let step = page.number("step").expect("a step");
            match right(&page, &events) {
                Right::First => page.by_testid("answer-1").click(),
                Right::Second => page.by_testid("answer-2").click(),
                Right::Square(square) => page.click_square(&square),
            }
            asked += 1;
            await_score(&page, asked);
            assert_eq!(scored(&page), (Some(asked), Some(asked)), "{fragment}");
            assert_eq!(page.number("step"), Some(step + 1), "{fragment}");
            assert!(
                page.by_testid("event").text().contains("Right"),
                "{fragment}"
            );
            if page.has("[data-testid=pause]") {
                page.by_testid("pause").click();
            }
            page.by_testid("step-forward").click();
        }
        assert!(
            page.address().contains("mode=predict"),
            "{}",
            page.address()
        );
        page.close();
    }
}

#[test]
fn what_is_asked_is_answered_by_keyboard_alone_and_said() {
    let page = asking(Visit::new(), "#n=8&algorithm=recursive&mode=predict&step=1");
    let events = watched("#n=8&algorithm=recursive", 60);
    let said = |page: &Page| {
        let said = page
            .script("return document.querySelector('[role=status].visually-hidden').textContent");
        said.as_str().unwrap_or_default().to_owned()
    };
    page.by_testid("step-forward").focus();
    let mut by_square = 0;
    let mut asked = 0;
    while asked < 10 || by_square == 0 {
        page.press("ArrowRight");
        await_question(&page);
        assert!(said(&page).contains('?'), "{}", said(&page));
        match right(&page, &events) {
            Right::First => page.press("1"),
            Right::Second => page.press("2"),
            Right::Square(square) => {
                by_square += 1;
                // Answers by keyboard: moves onto the board, then along a row and a column.
                while !page.has("[data-testid=board] :focus") {
                    page.press("Shift+Tab");
                }
                page.press("Home");
                let at = |page: &Page| {
                    let square = page.script(
                        "return document.activeElement.closest('[data-square]').dataset.square",
                    );
                    square.as_str().unwrap_or_default().to_owned()
                };
                while at(&page)[..1] != square[..1] {
                    page.press("ArrowRight");
                }
                while at(&page) != square {
                    let up = at(&page)[1..] < square[1..];
                    page.press(if up { "ArrowUp" } else { "ArrowDown" });
                }
                page.press("Enter");
                while page.has("[data-testid=board] :focus") {
                    page.press("Tab");
                }
            }
        }
        asked += 1;
        await_score(&page, asked);
        assert_eq!(scored(&page), (Some(asked), Some(asked)));
        let spoken = said(&page);
        assert!(
            spoken.starts_with("Right") && spoken.contains(&format!("{asked} of {asked} right")),
            "{spoken}"
        );
    }
    page.close();
}

#[test]
fn on_a_phone_question_board_and_answers_are_on_one_screen() {
    let page = asking(
        Visit::new().viewport(PHONE),
        "#n=8&algorithm=recursive&mode=predict&step=3",
    );
    let events = watched("#n=8&algorithm=recursive", 60);
    for asked in 1..=6 {
        page.by_testid("step-forward").click();
        await_question(&page);
        for testid in ["question", "board"] {
            let (left, top, width, height) = page.by_testid(testid).rectangle();
            assert!(left >= 0.0 && left + width <= 390.0, "{testid}");
            assert!(top >= 0.0 && top + height <= 844.0, "{testid}");
        }
        for answer in page.find_all("[data-testid^=answer-]") {
            let (_, _, width, height) = answer.rectangle();
            assert!(width >= 44.0 && height >= 44.0, "{width} × {height}");
        }
        let cut = page.script("const it = document.querySelector('#question'); return it.scrollHeight > it.clientHeight");
        assert_eq!(cut, false, "the question is read whole");
        match right(&page, &events) {
            Right::First => page.by_testid("answer-1").click(),
            Right::Second => page.by_testid("answer-2").click(),
            Right::Square(square) => page.click_square(&square),
        }
        await_score(&page, asked);
    }
    let top = page.script("return window.scrollY");
    assert_eq!(top, 0, "nothing was scrolled");
    page.close();
}

#[test]
fn a_wrong_answer_is_told_and_playing_goes_on_after_it() {
    let page = asking(
        Visit::new(),
        "#n=8&algorithm=recursive&mode=predict&speed=60",
    );
    page.by_testid("often").choose("fifth");
    let events = watched("#n=8&algorithm=recursive", 60);
    page.by_testid("play").click();
    for asked in 1..=2 {
        await_question(&page);
        page.wait_for_state("paused");
        match right(&page, &events) {
            Right::First => page.press("2"),
            Right::Second => page.press("1"),
            Right::Square(_) => page.click_square("h8"),
        }
        await_score(&page, asked);
        assert!(page.by_testid("event").text().contains("Wrong"));
        assert_eq!(scored(&page).0, Some(0));
    }
    await_question(&page);
    page.by_testid("score-reset").click();
    await_score(&page, 0);
    page.close();
}

#[test]
fn nothing_that_comes_next_is_shown() {
    let page = asking(
        Visit::new(),
        "#n=8&algorithm=recursive&mode=predict&step=300",
    );
    page.by_testid("step-forward").click();
    await_question(&page);
    assert!(page.marked("attacked").is_empty());
    let seen = "[...document.querySelectorAll('.transport .future, .transport .solution')].some((it) => getComputedStyle(it).visibility == 'visible')";
    assert_eq!(page.script(&format!("return {seen}")), false);
    page.find("#view-results").click();
    page.wait_for("a word instead", |page| page.has("[data-testid=hidden]"));
    assert!(!page.has("[data-testid^=solution-]"));
    page.close();
}

#[test]
fn no_question_is_cut_in_any_language() {
    for step in [0, 3, 26, 60] {
        let fragment = format!("#n=8&algorithm=recursive&step={step}&mode=predict");
        let page = asking(Visit::new().viewport(LOW), &fragment);
        page.by_testid("step-forward").click();
        page.by_testid("step-forward").click();
        await_question(&page);
        for language in LANGUAGES {
            page.speak(language);
            for viewport in [LOW, PHONE] {
                page.resize(viewport);
                let cut = page.script("const it = document.querySelector('#question'); return it.scrollHeight > it.clientHeight");
                assert_eq!(cut, false, "{language}, step {step}, {}", viewport.width);
                page.assert_fits(viewport.width, language);
            }
        }
        page.close();
    }
}

#[test]
fn predicting_is_chosen_at_the_board_and_keeps_the_search_where_it_is() {
    let page = Page::at("#n=8&algorithm=recursive&step=40");
    page.wait_for_state("paused");
    let pressed = |page: &Page| page.attribute("mode-predict", "aria-pressed");
    assert_eq!(pressed(&page).as_deref(), Some("false"));
    page.by_testid("mode-predict").click();
    page.wait_for("the score", |page| page.has("[data-testid=score]"));
    assert_eq!(pressed(&page).as_deref(), Some("true"));
    page.by_testid("often").choose("each");
    page.by_testid("step-forward").click();
    await_question(&page);
    assert_eq!(page.number("step"), Some(40));
    page.wait_for("the address", |page| {
        page.address().ends_with("&step=40&mode=predict")
    });
    page.by_testid("mode-watch").click();
    page.wait_for("no question", |page| !page.has("[data-testid=question]"));
    page.by_testid("step-forward").click();
    page.wait_for("the event", |page| page.number("step") == Some(41));
    page.close();
}

/// Opens a page with a question that a square answers.
fn asking_for_a_square() -> Page {
    let page = asking(Visit::new(), "#n=8&algorithm=recursive&mode=predict");
    page.by_testid("play").focus();
    for _ in 0..60 {
        if page.has("[data-testid=question][data-kind=next]") {
            return page;
        }
        let before = page.number("step");
        if page.has("[data-testid=answer-1]") {
            page.press("1")
        } else {
            page.press("ArrowRight")
        }
        page.wait_for("the next step, or a question", |page| {
            page.number("step") != before || page.has("[data-testid=question]")
        });
    }
    panic!("no question about a square");
}

#[test]
fn whoever_comes_to_predict_from_the_end_is_led_to_the_start() {
    for (viewport, language) in [(LOW, "en"), (PHONE, "en"), (PHONE, "ro")] {
        let visit = Visit::new().viewport(viewport).language(language);
        let page = visit.open("#n=8&algorithm=recursive&goal=first&mode=predict&step=1025");
        page.wait_for("the end", |page| page.number("step") == Some(1_025));
        page.wait_for("the way", |page| page.has("[data-testid=ask-from-start]"));
        page.assert_fits(viewport.width, language);
        let (.., height) = page.find("[data-testid=score] .note").rectangle();
        assert!(height <= 48.0, "{language}: more than three lines");
        page.by_testid("ask-from-start").click();
        page.wait_for("the start", |page| page.number("step") == Some(0));
        page.wait_for("the focus", |page| page.has("[data-testid=play]:focus"));
        page.press("ArrowRight");
        page.wait_for("a question or the next step", |page| {
            page.number("step") == Some(1) || page.has("[data-testid=question]")
        });
        page.assert_accessible();
        page.screenshot(&format!("predict-start-{}-{language}", viewport.width));
        page.close();
    }
}

#[test]
fn whoever_answers_by_a_click_goes_on_with_the_arrows_and_keys_stay_on_the_board() {
    let page = asking_for_a_square();
    let step = page.number("step").expect("a step");
    page.click_square("h8");
    page.wait_for("the answer", |page| page.number("step") == Some(step + 1));
    assert!(page.has("[data-testid=play]:focus"));
    page.press("ArrowRight");
    page.wait_for("the next event, or a question", |page| {
        page.number("step") == Some(step + 2) || page.has("[data-testid=question]")
    });
    page.close();

    let page = asking_for_a_square();
    let step = page.number("step").expect("a step");
    page.find("[data-square=h8] button").focus();
    page.press("Enter");
    page.wait_for("the answer", |page| page.number("step") == Some(step + 1));
    assert!(page.has("[data-square=h8] :focus"));
    page.close();
}
