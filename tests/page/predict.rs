//! What comes next? The page asks before an event, and the reader answers on the board, by a key or by a button.

use queens_core::{BoardSize, Event, EventKind, Goal, Instance, Problem, Reader, Setup, algorithm};
use queens_tests::{LANGUAGES, PHONE, Page, Theme, Viewport, Visit};

/// A laptop whose screen is low.
const LOW: Viewport = Viewport {
    width: 1366,
    height: 768,
    pointer: queens_tests::Pointer::Mouse,
};

/// The first events of a search with the algorithm's default goal.
fn events(id: &str, n: i64) -> Vec<Event> {
    let algorithm = algorithm::find(id).expect("an algorithm");
    let size = BoardSize::new(n).expect("a size");
    let goal = match algorithm.problem {
        Problem::Queens => Goal::All,
        Problem::Domination | Problem::Knight => Goal::First,
    };
    let instance = Instance::new(Setup::new(algorithm.problem, size, goal));
    let accepted = algorithm.accept(instance.expect("an instance"));
    let mut events = Vec::new();
    let mut reader = Reader::start(&accepted.expect("it serves it"));
    reader.read(1_000, &mut Vec::new(), |event, _| events.push(event));
    events
}

/// What is right.
enum Right {
    First,
    Second,
    Square(String),
}

/// The right answer to the question that stands, read from the events.
fn right(page: &Page, events: &[Event]) -> Right {
    let step = page.number("step").expect("a step") as usize;
    let next = events[step].kind();
    let is_first = match page.attribute("question", "data-kind").as_deref() {
        Some("next") => {
            let square = events[step].square().expect("a square");
            return Right::Square(square.to_string());
        }
        Some("test") => next == EventKind::Place,
        Some("board") => next == EventKind::Solution,
        Some("back") => events[step..]
            .iter()
            .find_map(|event| match event.kind() {
                EventKind::Place | EventKind::Reject => Some(true),
                EventKind::Remove | EventKind::End => Some(false),
                _ => None,
            })
            .expect("an outcome"),
        other => panic!("asked {other:?}"),
    };
    match is_first {
        true => Right::First,
        false => Right::Second,
    }
}

fn await_question(page: &Page) {
    page.wait_for("a question", |page| page.has("[data-testid=question]"));
}

fn scored(page: &Page) -> (Option<u64>, Option<u64>) {
    let number = |name| page.attribute("score", name).and_then(|it| it.parse().ok());
    (number("data-right"), number("data-asked"))
}

/// The score counts so many answers.
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
    for (fragment, id, n) in [
        ("#n=8&algorithm=recursive", "recursive", 8),
        ("#n=8&algorithm=bitmask", "bitmask", 8),
        (
            "#problem=knight&n=6&algorithm=tour-natural-order",
            "tour-natural-order",
            6,
        ),
        (
            "#problem=domination&n=6&algorithm=coverage-search",
            "coverage-search",
            6,
        ),
    ] {
        let page = asking(Visit::new(), &format!("{fragment}&mode=predict"));
        let events = events(id, n);
        page.by_testid("play").click();
        let mut asked = 0;
        while asked < 10 {
            page.wait_for("a question or a step", |page| {
                page.has("[data-testid=question]") || page.state() == "paused"
            });
            if !page.has("[data-testid=question]") {
                // Nobody has to wait until an explanation is over.
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
            assert_eq!(scored(&page), (Some(asked), Some(asked)), "{id}");
            assert_eq!(page.number("step"), Some(step + 1), "{id}");
            assert!(page.by_testid("event").text().contains("Right."), "{id}");
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
    let events = events("recursive", 8);
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
                // By the way of the keys: onto the board, then along a row and a column.
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
            spoken.starts_with("Right. ") && spoken.contains(&format!("{asked} of {asked} right")),
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
    let events = events("recursive", 8);
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
    let events = events("recursive", 8);
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
fn the_question_is_sound_in_every_look_and_language() {
    for language in LANGUAGES {
        for step in [0, 3, 26, 60] {
            let fragment =
                format!("#n=8&algorithm=recursive&step={step}&lang={language}&mode=predict");
            let page = asking(Visit::new().viewport(LOW), &fragment);
            page.by_testid("step-forward").click();
            page.by_testid("step-forward").click();
            await_question(&page);
            if language == "en" {
                page.assert_sound("a question");
            }
            for viewport in [LOW, PHONE] {
                page.resize(viewport);
                let cut = page.script("const it = document.querySelector('#question'); return it.scrollHeight > it.clientHeight");
                assert_eq!(cut, false, "{language}, step {step}, {}", viewport.width);
                page.assert_fits(viewport.width, language);
                for theme in [Theme::Light, Theme::Dark] {
                    page.prefer(theme, queens_tests::Motion::Reduced);
                    page.screenshot(&format!(
                        "predict-{language}-{step}-{}-{theme:?}",
                        viewport.width
                    ));
                }
            }
            page.close();
        }
    }
}
