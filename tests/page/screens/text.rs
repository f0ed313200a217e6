//! Text on every screen: enlarged or with wider spacing, no word in choices and tabs is cut.

use super::*;

/// A script that sets the spacing of WCAG 1.4.12. It uses the page's own style sheet, because the policy forbids
/// others.
const SPACED: &str = "
    const rule = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
    document.styleSheets[0].insertRule(rule, document.styleSheets[0].cssRules.length);";

/// The texts that their boxes cut.
fn cut(page: &Page) -> serde_json::Value {
    // On phones, the purpose is under the header, in the header's margin.
    page.script(
        "const boxes = [...document.querySelectorAll('[data-testid=event] p, [data-testid=event], .why, .header, .header > *')];
         const cut = boxes.filter((it) => !it.matches('.header') && it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1);
         return cut.map((it) => `${it.className || it.tagName} ${it.scrollWidth}×${it.scrollHeight} in ${it.clientWidth}×${it.clientHeight}`);",
    )
}

#[test]
fn text_grows_with_the_size_that_the_browser_is_set_to() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    let sizes = || {
        page.script(
            "return ['[data-testid=event] p', '.why', '.code', '.setup label', '.counters dt'].map((it) => {
                 const style = getComputedStyle(document.querySelector(it));
                 return [parseFloat(style.fontSize), parseFloat(style.lineHeight)];
             }).flat()",
        )
    };
    let before = sizes();
    page.script("document.documentElement.style.fontSize = '20px'");
    let after = sizes();
    let pairs = before.as_array().into_iter().flatten();
    for (before, after) in pairs.zip(after.as_array().into_iter().flatten()) {
        let [before, after] = [before, after].map(|it| it.as_f64().unwrap_or_default());
        assert!((after / before - 1.25).abs() < 0.01, "{before} to {after}");
    }
    for (width, height) in [(1440, 900), (1366, 768), (390, 844)] {
        page.resize(Viewport {
            width,
            height,
            ..DESKTOP
        });
        page.screenshot(&format!("larger-{width}"));
        assert_eq!(cut(&page), serde_json::json!([]), "{width}×{height}");
    }
    // Doubles the browser's default text size. The layout becomes that of a window half as wide and high.
    page.script("document.documentElement.style.fontSize = ''");
    let double = serde_json::json!({ "fontSizes": { "standard": 32, "fixed": 26 } });
    page.devtools("Page.setFontSizes", double);
    for (width, height) in [(1920, 1080), (1366, 768), (1024, 768), (820, 1180)] {
        page.resize(Viewport {
            width,
            height,
            ..DESKTOP
        });
        page.screenshot(&format!("double-{width}"));
        let size = page.script("return getComputedStyle(document.documentElement).fontSize");
        assert_eq!(size, "32px");
        assert!(
            page.find(".columns > .tabs").is_visible(),
            "{width}×{height}"
        );
        assert_eq!(cut(&page), serde_json::json!([]), "{width}×{height}");
        page.assert_fits(width, width);
    }
    page.close();
}

#[test]
fn text_with_more_spacing_is_not_cut() {
    let page = Page::at("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.script(SPACED);
    for (width, height) in [
        (1440, 900),
        (1366, 768),
        (1280, 720),
        (390, 844),
        (320, 640),
    ] {
        page.resize(Viewport {
            width,
            height,
            ..DESKTOP
        });
        assert_eq!(cut(&page), serde_json::json!([]), "{width}×{height}");
    }
    page.close();
}

/// The most common screen sizes.
const USUAL: [(u32, u32); 4] = [(1440, 900), (1366, 768), (390, 844), (320, 640)];

#[test]
fn no_word_of_a_choice_touches_its_border() {
    for language in LANGUAGES {
        let page = Page::at(&format!(
            "#problem=domination&n=8&algorithm=coverage-search&lang={language}"
        ));
        page.wait_for_state("idle");
        for (width, height) in USUAL {
            page.resize(Viewport {
                width,
                height,
                ..DESKTOP
            });
            assert_roomy(&page, ".setup", &format!("{language}, {width}×{height}"));
        }
        page.by_testid("export").script("arguments[0].click()");
        page.wait_for("the dialog", |page| page.has(".pictures .segments"));
        for (width, height) in [(1366, 768), (915, 412), (390, 844)] {
            page.resize(Viewport {
                width,
                height,
                ..DESKTOP
            });
            assert_roomy(&page, ".pictures", &format!("{language}, {width}×{height}"));
        }
        page.close();
    }
}

/// Checks that each word of the choices has some pixels to the border of its part, chosen or not. Each part is inside
/// its choice.
fn assert_roomy(page: &Page, within: &str, at: &str) {
    let tight = page.script_with(
        "const words = [...document.querySelectorAll(`${arguments[0]} .segments label`)];
         return words.map((it) => {
             it.querySelector('input').click();
             const word = document.createRange();
             word.selectNodeContents(it.lastChild);
             const [choice, within, at] = [it.parentElement, it, word].map((it) => it.getBoundingClientRect());
             const room = Math.min(at.left - within.left, within.right - at.right);
             return [it.innerText, within.right <= choice.right + .5 ? room : choice.right - within.right];
         }).filter(([, room]) => !(room >= 4));",
        vec![within.into()],
    );
    assert_eq!(tight, serde_json::json!([]), "{within} in {at}");
}

#[test]
fn the_tabs_of_the_explorer_stand_in_one_line() {
    /// The narrowest screens with the card next to a board. A seventh tab wraps to a second line there.
    const NARROW: [(u32, u32); 5] = [
        (1200, 800),
        (1280, 1024),
        (1366, 900),
        (1366, 768),
        (390, 844),
    ];
    for language in LANGUAGES {
        for (look, sizes) in [
            (
                "problem=domination&n=8&algorithm=frames&step=40",
                &USUAL[..3],
            ),
            ("n=8&algorithm=recursive&step=2057", &NARROW),
            ("n=5&algorithm=accessibility-list&step=4", &USUAL[..3]),
        ] {
            let page = Page::at(&format!("#{look}&lang={language}"));
            page.wait_for_state("paused");
            for (width, height) in sizes {
                page.resize(Viewport {
                    width: *width,
                    height: *height,
                    ..DESKTOP
                });
                page.script("document.querySelector('#tab-path').click()");
                page.wait_for_script(
                    "the explorer",
                    "document.querySelector('.views').offsetHeight > 0",
                );
                let lines = page.script(
                    "return new Set([...document.querySelectorAll('.views .tab')].map((it) => it.offsetTop)).size",
                );
                assert_eq!(lines, 1, "{look} in {language} at {width}");
            }
            page.close();
        }
    }
}
