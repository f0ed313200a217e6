//! Animations: the file, cancelling, and the reasons for refusals.

use super::*;

#[test]
fn an_animation_is_the_file_that_the_command_line_makes() {
    let page = opened(SEARCH, "animation");
    page.by_testid("animation-from").enter("70");
    page.by_testid("animation-to").enter("89");
    page.by_testid("animation-size").enter("320");
    for (format, kept, kind) in [
        ("gif", kept!("stretch.gif").as_slice(), "image/gif"),
        ("apng", kept!("stretch.png").as_slice(), "image/png"),
    ] {
        page.by_testid(&format!("animation-{format}")).click();
        page.wait_for("an estimate", |page| {
            page.attribute("animation-estimate", "data-frames")
                .as_deref()
                == Some("20")
        });
        let estimate = page.attribute("animation-estimate", "data-bytes");
        let estimate: f64 = estimate.and_then(|it| it.parse().ok()).expect("a number");
        page.by_testid("animation-make").click();
        await_state(&page, "animation", "ready");
        let made = file(&page, 1);
        assert_same(&made, kept);
        let ratio = estimate / made.len() as f64;
        assert!((0.5..2.0).contains(&ratio), "{estimate} for {}", made.len());
        let decoded = page.script_async(DECODED);
        let read = &decoded.as_array().expect("a file that can be read")[..2];
        assert_eq!(read, [kind.into(), serde_json::json!(20)], "{decoded}");
        assert_eq!(decoded[4], true, "{decoded}");
        let name = page.by_testid("save-animation").attribute("download");
        let ending = kind.trim_start_matches("image/");
        let expected = format!("queens-8-recursive-steps-70-89.{ending}");
        assert_eq!(name, Some(expected));
        page.assert_accessible();
    }
    page.close();
}

#[test]
fn to_the_next_solution_leaves_the_step_at_which_the_stretch_begins() {
    let page = opened(SEARCH, "animation");
    page.wait_for("the way to the next solution", |page| {
        page.has("[data-testid=animation-next]")
    });
    for (typed, from) in [("70", "70"), ("", "100")] {
        page.by_testid("animation-from").enter(typed);
        page.by_testid("animation-to").enter("101");
        page.by_testid("animation-next").click();
        page.wait_for("the solution", |page| {
            page.by_testid("animation-to").value() == "1024"
        });
        assert_eq!(page.by_testid("animation-from").value(), from);
        await_state(&page, "animation", "estimated");
    }
    page.close();
}

#[test]
fn an_animation_is_cancelled_at_once_and_leaves_no_file() {
    let page = opened("#n=10&algorithm=recursive&step=1000", "animation");
    page.by_testid("animation-from").enter("0");
    page.by_testid("animation-to").enter("9000");
    await_state(&page, "animation", "estimated");
    let before = page.script("return window.files.length");
    page.by_testid("animation-make").click();
    page.wait_for("some frames", |page| {
        page.script("return document.querySelector('[data-testid=animation-progress]')?.value > 3")
            == true
    });
    let waited = page.script_async(
        "const done = arguments[0];
         const begun = performance.now();
         const state = () => document.querySelector('[data-testid=animation]').dataset.state;
         new MutationObserver(() => state() !== 'making' && done(performance.now() - begun))
             .observe(document.querySelector('[data-testid=animation]'), { attributes: true });
         document.querySelector('[data-testid=animation-stop]').click();",
    );
    assert!(
        waited.as_f64().is_some_and(|waited| waited <= 100.0),
        "{waited}"
    );
    await_state(&page, "animation", "estimated");
    assert_eq!(page.script("return window.files.length"), before);
    assert!(page.by_testid("animation-make").has_focus());
    page.close();
}

#[test]
fn what_cannot_be_made_says_why_and_what_can() {
    let page = opened("#n=4&algorithm=recursive&step=20", "animation");
    page.wait_for("the whole search", |page| {
        page.by_testid("animation-to").value() == "83"
    });
    for (field, value, said) in [
        (
            "to",
            "84",
            "Step 84 is past the end: the search ends at step 83. End there or before.",
        ),
        (
            "from",
            "x",
            "“x” is not a step: type a whole number, such as 0 or 100.",
        ),
        (
            "from",
            "",
            "A field for a step is empty: type a whole number, such as 0 or 100.",
        ),
        (
            "from",
            "90",
            "Step 90 is past the end: the search ends at step 83. Begin there or before.",
        ),
        (
            "size",
            "2000",
            "“2000” is not a size: type a whole number of pixels from 64 to 1,080.",
        ),
        (
            "rate",
            "0",
            "“0” is not a number of frames a second: type a whole number from 1 to 50.",
        ),
    ] {
        let hook = format!("animation-{field}");
        let before = page.by_testid(&hook).value();
        page.by_testid(&hook).enter(value);
        page.wait_for(said, |page| {
            page.has("[data-testid=animation-none]")
                && page.by_testid("animation-none").text() == said
        });
        assert!(!page.has("[data-testid=animation-make]"));
        page.by_testid(&hook).enter(&before);
        await_state(&page, "animation", "estimated");
    }
    page.by_testid("animation-to").enter("9");
    page.by_testid("animation-every").choose("solution");
    page.wait_for("no solution", |page| {
        page.has("[data-testid=animation-none]")
            && page
                .by_testid("animation-none")
                .text()
                .starts_with("There is no solution from step 0 to step 9")
    });
    page.by_testid("share-picture").click();
    page.by_testid("picture-size").enter("5000");
    page.wait_for("the limit", |page| {
        page.has("[data-testid=picture-none]")
            && page
                .by_testid("picture-none")
                .text()
                .ends_with("from 64 to 4,096.")
    });
    page.close();
}
