//! Notices: they never cover the focused element, and a dismiss button is near.

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Viewport, Visit};

/// Two small telephones and a laptop.
const SCREENS: [(u32, u32); 3] = [(390, 664), (320, 640), (1366, 768)];

/// Causes of notices: a step past the end of a finished search, and a board that is too large, with and without an
/// article.
const TOLD: [&str; 3] = [
    "#n=4&algorithm=recursive&step=99999999",
    "#n=99&algorithm=recursive",
    "#n=99&algorithm=recursive&view=about",
];

/// A script that returns the focused element, whether it dismisses the notice, and whether a notice covers its middle.
const FOCUSED: &str = "
    const it = document.activeElement;
    if (!it || it === document.body) return null;
    const { x, y, width, height } = it.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.notices');
    const name = `${it.tagName} ${it.dataset.testid ?? ''} ${it.getAttribute('aria-label') ?? it.textContent.trim().slice(0, 20)}`;
    return { name, dismisses: it.matches('.notices > button'), covered: !!over && !over.contains(it) };";

fn visit((width, height): (u32, u32)) -> Visit {
    Visit::new().viewport(Viewport {
        width,
        height,
        ..PHONE
    })
}

fn open(screen: (u32, u32), address: &str) -> Page {
    let page = visit(screen).open(address);
    page.wait_for("the message", |page| page.has("[data-testid=message]"));
    page
}

#[test]
fn no_message_covers_what_the_focus_comes_to() {
    for screen in SCREENS {
        for address in TOLD {
            let page = open(screen, address);
            page.wait_for("all of the page", |page| !page.has("[data-testid=waiting]"));
            let (mut stops, mut covered) = (Vec::new(), Vec::new());
            for _ in 0..200 {
                page.press("Tab");
                let focused = page.script(FOCUSED);
                if focused.is_null() {
                    break;
                }
                if focused["covered"] == true {
                    covered.push(focused["name"].to_string());
                }
                stops.push(focused["dismisses"] == true);
            }
            assert_eq!(covered, Vec::<String>::new(), "{screen:?} {address}");
            let dismiss = stops.iter().position(|&dismisses| dismisses);
            assert!(
                dismiss.is_some_and(|at| at + 1 < stops.len()),
                "{screen:?} {address}: {dismiss:?} of {}",
                stops.len()
            );
            page.close();
        }
    }
}

#[test]
fn a_message_that_comes_does_not_cover_what_has_the_focus() {
    for screen in SCREENS {
        let page = visit(screen).open("#n=4&algorithm=recursive&step=83");
        page.wait_for_state("done");
        page.by_testid("run").focus();
        page.script("scrollTo(0, document.body.scrollHeight)");
        page.press("n");
        page.wait_for("there is no further solution", |page| {
            page.attribute("message", "data-code").as_deref() == Some("no-solution")
        });
        page.wait_for("the button in sight", |page| {
            page.script(FOCUSED)["covered"] == false
        });
        page.press("Escape");
        page.wait_for("no message", |page| !page.has(".notices"));
        assert!(page.by_testid("run").has_focus(), "{screen:?}");
        page.press("n");
        page.find(".notices > button").focus();
        page.press("Enter");
        page.wait_for("no message", |page| !page.has(".notices"));
        page.wait_for("the focus on Play", |page| {
            page.by_testid("play").has_focus()
        });
        page.close();
    }
}

#[test]
fn a_lost_focus_passes_to_a_visible_button_unless_the_reader_took_it_away() {
    let page = visit((390, 844)).open("#n=4&fixed=a9&algorithm=recursive");
    page.wait_for("a message", |page| page.has(".notices"));
    // Run is the main button, but the tab of the form is closed.
    page.find("#tab-code").click();
    page.find(".notices > button").focus();
    page.press("Enter");
    page.wait_for("no message", |page| !page.has(".notices"));
    page.wait_for("the focus on Play", |page| {
        page.by_testid("play").has_focus()
    });
    // The button that had the focus disappears after the reader has left it.
    page.load("#n=4&fixed=a9&algorithm=recursive");
    page.wait_for("a message", |page| page.has(".notices"));
    page.find(".notices > button").focus();
    page.script("document.activeElement.blur()");
    page.press("Escape");
    page.wait_for("no message", |page| !page.has(".notices"));
    page.wait_for_drawing();
    assert_eq!(page.script("return document.activeElement.tagName"), "BODY");
    page.close();
}

#[test]
fn there_is_room_to_scroll_clear_of_a_full_list_of_messages() {
    let many = "n=99&algorithm=x&goal=x&symmetry=x&step=x&speed=x&clock=x&compare=x&theme=x&lang=x";
    for screen in &SCREENS[..2] {
        for (view, room) in [
            ("stack", "room('html', 'scrollPaddingTop')"),
            (
                "about",
                "Math.min(room('html', 'scrollPaddingBottom'), room('.app', 'paddingBottom'))",
            ),
        ] {
            let page = open(*screen, &format!("#{many}&view={view}"));
            page.script("scrollTo(0, document.body.scrollHeight)");
            let rooms = page.script(&format!(
                "const region = document.querySelector('.notices'), list = region.querySelector('ul');
                const room = (it, side) => parseFloat(getComputedStyle(document.querySelector(it))[side]);
                const {{ top, bottom }} = region.getBoundingClientRect();
                return {{
                    full: list.scrollHeight > list.clientHeight,
                    taken: region.parentElement.matches('.app') ? innerHeight - top : bottom,
                    room: {room},
                }};"
            ));
            assert_eq!(rooms["full"], true, "{screen:?} {view}: {rooms}");
            let length = |name| rooms[name].as_f64();
            assert!(
                length("room") >= length("taken"),
                "{screen:?} {view}: {rooms}"
            );
            page.close();
        }
    }
}

/// The elements that a notice covers, and whether the notice is visible.
fn covered(page: &Page, needed: &[&str]) -> serde_json::Value {
    page.script_with(
        "const over = document.querySelector('.notices').getBoundingClientRect();
         const covered = arguments[0].filter((it) => {
             const { left, right, top, bottom, width } = document.querySelector(it).getBoundingClientRect();
             return width > 0 && left < over.right && over.left < right && top < over.bottom && over.top < bottom;
         });
         return covered.concat(over.top >= 0 && over.bottom <= innerHeight ? [] : 'out of sight');",
        vec![needed.into()],
    )
}

#[test]
fn a_message_on_a_phone_covers_neither_tabs_nor_transport() {
    for language in LANGUAGES {
        for screen in [(390, 844), (320, 640)] {
            let at = format!("#n=4&algorithm=recursive&step=83&lang={language}");
            let page = visit(screen).open(&at);
            page.wait_for_state("done");
            // The transport covers whatever is under it.
            for (scroll, read) in [
                ("scrollTo(0, 0)", ".why"),
                ("document.querySelector('#tab-path').click()", ".views"),
            ] {
                page.script(scroll);
                page.by_testid("next-solution").focus();
                page.press("n");
                page.wait_for("there is no further solution", |page| {
                    page.has("[data-testid=message]")
                });
                page.wait_for_drawing();
                let found = covered(&page, &[read, ".transport", ".columns > .tabs"]);
                assert_eq!(
                    found,
                    serde_json::json!([]),
                    "{language}, {screen:?}, {scroll}"
                );
                page.press("Escape");
                page.wait_for("no message", |page| !page.has(".notices"));
            }
            page.close();
        }
    }
}

#[test]
fn a_message_takes_no_room_from_form_and_code() {
    const HEIGHTS: &str = "return ['.setup', '.code-card', '.board'].map((it) => document.querySelector(it).offsetHeight)";
    for language in LANGUAGES {
        for (width, height) in [(1366, 768), (1440, 900)] {
            let laptop = Viewport {
                width,
                height,
                ..DESKTOP
            };
            let at = format!("#n=4&algorithm=recursive&step=83&lang={language}");
            let page = Visit::new().viewport(laptop).at(&at);
            page.wait_for_state("done");
            let before = page.script(HEIGHTS);
            page.press("n");
            page.wait_for("there is no further solution", |page| {
                page.has("[data-testid=message]")
            });
            assert_eq!(page.script(HEIGHTS), before, "{language}, {width}");
            let read = [
                ".event",
                ".board",
                ".transport",
                ".setup",
                ".code-card",
                ".column-right",
            ];
            let found = covered(&page, &read);
            assert_eq!(found, serde_json::json!([]), "{language}, {width}");
            page.close();
        }
    }
}

#[test]
fn a_message_beside_two_boards_covers_nothing_that_is_read() {
    let page = Visit::new()
        .viewport(Viewport {
            width: 1366,
            height: 768,
            ..DESKTOP
        })
        .at("#n=99&algorithm=recursive&compare=bitmask&view=compare&step=83");
    page.wait_for("the message", |page| page.has("[data-testid=message]"));
    page.wait_for("both boards", |page| page.has("[data-testid=board-2]"));
    let read = [".comparison", ".transport", ".setup", ".pane"];
    assert_eq!(covered(&page, &read), serde_json::json!([]));
    page.close();
}
