//! Moving pieces: a new piece grows at its final position, and a removed piece falls from its square.

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
