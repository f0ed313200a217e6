//! Moving pieces: a new piece grows at its final position, and a removed piece falls from its square.

use std::cell::RefCell;

use queens_tests::Page;
use serde_json::Value;

/// A script that returns the centres of a placed piece as it begins to grow and of its square, and the side of the
/// square.
const BEGINNING: &str = "
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const piece = document.querySelector('.board use.piece.is-now, .board .is-now use.piece');
    const [animation] = document.getAnimations().filter(({ animationName, effect }) =>
        animationName === 'grow' && effect.target.contains(piece));
    if (!animation) return null;
    animation.pause();
    animation.currentTime = 0;
    const square = document.querySelector(`[data-square=${arguments[0]}]`).getBoundingClientRect();
    return [...middle(piece.getBoundingClientRect()), ...middle(square), square.width];";

#[test]
fn a_piece_grows_in_the_middle_of_its_square() {
    // First a1, then squares away from the corner.
    for (step, square) in [(0, "a1"), (3, "b3"), (1022, "h4")] {
        let page = Page::at(&format!("#n=8&algorithm=recursive&goal=first&step={step}"));
        page.wait_for("the step", |page| page.number("step") == Some(step));
        page.by_testid("step-forward").click();
        page.wait_for("the piece", |page| {
            page.marked("queen").contains(&square.to_owned())
        });
        let places = page.script_with(BEGINNING, vec![square.into()]);
        let places: Vec<f64> = places
            .as_array()
            .expect("a piece that grows")
            .iter()
            .filter_map(Value::as_f64)
            .collect();
        let [x, y, middle_x, middle_y, side] = places[..] else {
            panic!("{places:?}")
        };
        let off = (x - middle_x).hypot(y - middle_y);
        assert!(off < side / 20.0, "{square}: {off} of {side} px off");
        page.close();
    }
}

/// A script that returns the opacity of a removed piece and the distance from the middle of its square, in sides of the
/// square, at the start, in the middle and at the end of its fall.
const FALL: &str = "
    const [animation] = document.getAnimations().filter(({ animationName }) => animationName === 'fall');
    if (!animation) return null;
    animation.pause();
    const piece = animation.effect.target;
    const square = document.querySelector(`[data-square=${arguments[0]}]`).getBoundingClientRect();
    const { duration } = animation.effect.getComputedTiming();
    return [0, duration / 2, duration - 1].map((time) => {
        animation.currentTime = time;
        const { left, top, width, height } = piece.getBoundingClientRect();
        const across = left + width / 2 - square.left - square.width / 2;
        const down = top + height / 2 - square.top - square.height / 2;
        return [Number(getComputedStyle(piece).opacity), across / square.width, down / square.height];
    });";

#[test]
fn a_removed_piece_falls_from_its_square() {
    let page = Page::at("#n=4&algorithm=recursive&step=9");
    page.wait_for("the step", |page| page.number("step") == Some(9));
    page.by_testid("step-forward").click();
    page.wait_for("the removal", |page| {
        page.attribute("event", "data-kind").as_deref() == Some("remove")
    });
    let square = page.marked("removed").first().cloned().expect("a square");
    let places = page.script_with(FALL, vec![square.into()]);
    let places: Vec<[f64; 3]> = serde_json::from_value(places).expect("a piece that falls");
    let [[begin, across, down], [middle, ..], [end, _, below]] = places[..] else {
        panic!("{places:?}")
    };
    assert!(
        begin > 0.99 && across.abs() < 0.05 && down.abs() < 0.05,
        "{places:?}"
    );
    assert!(middle < begin && end < middle && below > 0.2, "{places:?}");
    page.close();
}

/// A script that returns the distance between the end of an attack line and the attacker, in sides of a square, then the
/// duration of the animation, then the hidden part of the line at the start, in the middle and at the end.
const GROWING: &str = "
    const line = document.getAnimations().find(({ animationName, effect }) =>
        animationName === 'draw' && effect.target.matches('.mark-line'));
    if (!line) return null;
    line.pause();
    const path = line.effect.target;
    const end = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM());
    const square = document.querySelector(`[data-square=${arguments[0]}]`).getBoundingClientRect();
    const off = Math.hypot(end.x - square.left - square.width / 2, end.y - square.top - square.height / 2);
    const { duration } = line.effect.getComputedTiming();
    return [off / square.width, duration, ...[0, duration / 2, duration - 1].map((time) => {
        line.currentTime = time;
        return -parseFloat(getComputedStyle(path).strokeDashoffset);
    })];";

#[test]
fn an_attack_line_grows_from_the_attacker() {
    let page = Page::at("#n=8&algorithm=recursive&goal=first&step=3");
    page.wait_for("the step", |page| page.number("step") == Some(3));
    page.by_testid("step-forward").click();
    page.wait_for("a placed queen", |page| page.number("step") == Some(4));
    page.by_testid("step-forward").click();
    page.wait_for("the attack", |page| {
        page.attribute("event", "data-kind").as_deref() == Some("reject")
    });
    let values = page.script_with(GROWING, vec!["a1".into()]);
    let values: [f64; 5] = serde_json::from_value(values).expect("a line that grows");
    let [off, duration, start, middle, end] = values;
    assert!(off < 0.6, "{values:?}");
    assert!((80.0..=120.0).contains(&duration), "{values:?}");
    assert!(start > 0.99 && middle < start && end < middle, "{values:?}");
    page.close();
}

/// A script that returns the end times of the animations that celebrate a solution, in milliseconds.
const CELEBRATION: &str = "
    return document.getAnimations()
        .filter(({ animationName }) => ['cheer', 'hop'].includes(animationName))
        .map(({ effect }) => effect.getComputedTiming().endTime);";

#[test]
fn a_solution_is_celebrated_once_and_briefly() {
    let page = Page::at("#n=4&algorithm=recursive&step=32");
    page.wait_for("the step", |page| page.number("step") == Some(32));
    page.by_testid("step-forward").click();
    let ends: RefCell<Vec<f64>> = RefCell::default();
    // Each of four queens, and the line around the board.
    page.wait_for("the celebration", |page| {
        let times = serde_json::from_value(page.script(CELEBRATION));
        ends.replace(times.expect("times"));
        ends.borrow().len() == 5
    });
    let ends = ends.into_inner();
    assert!(ends.iter().all(|&end| end <= 600.0), "{ends:?}");
    page.wait_for("the rest", |page| {
        page.script(CELEBRATION) == serde_json::json!([])
    });
    page.by_testid("step-forward").click();
    page.wait_for("the next step", |page| page.number("step") == Some(34));
    assert_eq!(page.script(CELEBRATION), serde_json::json!([]));
    page.close();
}
