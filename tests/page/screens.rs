//! The arrival of the page, and its layout on each screen.

mod text;

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Pointer, Theme, Viewport, Visit};

/// The picture of most classroom projectors.
const PROJECTOR: Viewport = Viewport {
    width: 1280,
    height: 720,
    pointer: Pointer::Mouse,
};

/// A script that adds up the layout shifts while the page arrives.
const WATCH_JUMPS: &str = "
    window.jumps = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            window.jumps.push([entry.value, ...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? String(node))]);
        }
    }).observe({ type: 'layout-shift', buffered: true });";

#[test]
fn mounting_does_not_jump() {
    for viewport in [DESKTOP, PHONE] {
        for address in ["", "#n=8&algorithm=recursive&step=857"] {
            let page = Visit::new()
                .viewport(viewport)
                .before_load(WATCH_JUMPS)
                .open(address);
            page.wait_for("the page", |page| {
                page.has("[data-testid=app]") && page.state() != "preparing"
            });
            page.wait_for_drawing();
            let jumps = page.script("return window.jumps");
            let far: f64 = jumps
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|jump| jump[0].as_f64())
                .sum();
            assert!(far < 0.01, "{viewport:?} {address}: {jumps}");
            page.close();
        }
    }
}

#[test]
fn a_board_stands_before_the_page_has_started() {
    let page = Visit::new()
        .before_load("WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => new Promise(() => {})")
        .never_starting()
        .open("");
    page.wait_for("the static board", |page| page.has(".shell svg"));
    assert!(!page.has("[data-testid=app]"));
    page.close();
}

/// A script that returns the texts that a reader sees first.
const READ_FIRST: &str = "
    const read = ['.story h2', '.story-text p'].map((it) => document.querySelectorAll(it));
    const shown = read.map((found) => [...found].filter((it) => it.checkVisibility()));
    return shown.map(([it]) => it?.innerText.trim());";

#[test]
fn what_stands_before_the_start_is_the_first_chapter_of_the_story() {
    for language in ["en-US", "fr-FR", "ro-RO"] {
        let visit = Visit::new().viewport(PHONE).language(language);
        let page = visit
            .before_load("WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => new Promise(() => {})")
            .never_starting()
            .open("");
        page.wait_for("the static board", |page| page.has(".shell svg"));
        let before = page.script(READ_FIRST);
        page.close();
        let visit = Visit::new().viewport(PHONE).language(language);
        let page = visit.open("");
        page.wait_for("the story", |page| page.has("[data-testid=app]"));
        assert_eq!(page.script(READ_FIRST), before);
        page.close();
    }
}

/// A script that records each new largest text that the program, not the static page, has painted.
const WATCH_LARGEST: &str = "
    window.late = [];
    new PerformanceObserver((list) => {
        for (const { element } of list.getEntries()) {
            if (element?.closest('[data-testid=app]')) window.late.push(element.outerHTML.slice(0, 120));
        }
    }).observe({ type: 'largest-contentful-paint', buffered: true });";

#[test]
fn the_largest_paint_of_a_phone_does_not_wait_for_the_program() {
    let page = Visit::new()
        .viewport(PHONE)
        .before_load(WATCH_LARGEST)
        .open("");
    page.wait_for("the story", |page| page.has("[data-testid=app]"));
    page.wait_for_drawing();
    assert_eq!(page.script("return window.late"), serde_json::json!([]));
    page.close();
}

#[test]
fn the_theme_of_the_address_wins_over_the_systems_everywhere() {
    let page = Visit::new().theme(Theme::Light).open("#n=8&theme=dark");
    page.wait_for_state("idle");
    let dark = page.find("body").style("color");
    page.load("#n=8&theme=light");
    page.wait_for("light", |page| page.find("body").style("color") != dark);
    page.by_testid("theme").click();
    page.wait_for("dark again", |page| {
        page.find("body").style("color") == dark
    });
    page.wait_for("the address", |page| page.address().contains("theme=dark"));
    page.close();
}

/// A script that returns the parts of the page that a notice covers.
const COVERED: &str = "
    const over = document.querySelector('.notices').getBoundingClientRect();
    const read = ['header', '[data-testid=event]', '.board', '.transport', '.setup', '.code-card', '.column-right'];
    return read.filter((it) => {
        const at = document.querySelector(it).getBoundingClientRect();
        return at.left < over.right && over.left < at.right && at.top < over.bottom && over.top < at.bottom;
    });";

#[test]
fn a_refused_click_is_told_where_nothing_is_read() {
    for language in LANGUAGES {
        let address = format!("#n=8&algorithm=recursive&fixed=a5,h6&lang={language}");
        let page = Page::at(&address);
        page.wait_for_state("idle");
        page.click_square("d8");
        page.wait_for("the reason", |page| page.has("[data-testid=message]"));
        for width in [1200, 1280, 1440, 1920] {
            page.resize(Viewport {
                width,
                height: 900,
                ..DESKTOP
            });
            let covered = page.script(COVERED);
            assert_eq!(covered, serde_json::json!([]), "{language}, {width}");
        }
        page.close();
    }
}

/// Screens from the smallest phone to a large monitor.
const SCREENS: [(u32, u32); 13] = [
    (320, 640),
    (360, 740),
    (390, 844),
    (667, 375),
    (844, 390),
    (915, 412),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
];

/// A script that returns the required elements outside the window, and the size of the board.
const CUT: &str = "
    const line = innerWidth >= 900 && innerHeight > 560 ? ['[data-testid=listing] [aria-current]'] : [];
    const hooks = ['event', 'board', 'scrubber', 'step-back', 'play', 'step-forward', 'next-solution', 'step', 'speed'];
    const seen = hooks.map((hook) => `[data-testid=${hook}]`).concat('.why', line);
    scrollTo(0, 0);
    const cut = seen.filter((it) => {
        const at = document.querySelector(it).getBoundingClientRect();
        return !(at.width > 0 && at.left >= 0 && at.right <= document.documentElement.clientWidth && at.top >= 0 && at.bottom <= innerHeight);
    });
    const { width, height } = document.querySelector('[data-testid=board]').getBoundingClientRect();
    const under = document.querySelector('[data-testid=scrubber]').getBoundingClientRect();
    const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
    const apart = board.bottom <= under.top || board.right <= under.left;
    return { cut, apart, width, height, scrolls: document.documentElement.scrollHeight > innerHeight };";

/// The shortest and the longest listing of each problem.
const LISTINGS: [&str; 6] = [
    "problem=queens&algorithm=permutations",
    "problem=queens&algorithm=half-board",
    "problem=domination&algorithm=move-one",
    "problem=domination&algorithm=coverage-search",
    "problem=knight&algorithm=tour-roth",
    "problem=knight&algorithm=tour-natural-order",
];

#[test]
fn board_transport_and_reason_fit_every_screen_together() {
    let page = Page::at("#n=8&algorithm=recursive");
    for listing in LISTINGS {
        for language in ["", "&lang=fr"] {
            fits_everywhere(&page, &format!("#{listing}&n=6&step=30{language}"));
        }
    }
    fits_everywhere(&page, "#problem=knight&n=3&m=12&step=20");
    fits_everywhere(&page, "#problem=knight&n=12&m=3&step=20");
    fits_everywhere(&page, "#n=32&algorithm=forward-checking&goal=first&step=60");
    page.close();
}

fn fits_everywhere(page: &Page, address: &str) {
    page.go(address);
    page.wait_for_state("paused");
    for (width, height) in SCREENS {
        page.resize(Viewport {
            width,
            height,
            ..DESKTOP
        });
        let found = page.script(CUT);
        let at = format!("{address} at {width}×{height}: {found}");
        assert_eq!(found["cut"], serde_json::json!([]), "{at}");
        assert_eq!(found["apart"], true, "{at}");
        let side = |name: &str| found[name].as_f64().expect("a length");
        let longer = side("width").max(side("height"));
        assert!(longer >= 0.55 * f64::from(width.min(height)), "{at}");
        let is_page = width < 900 || height <= 560;
        assert!(is_page || found["scrolls"] == false, "{at}");
        if address.contains("n=6&step=30&lang") && address.contains("queens") {
            page.screenshot(&format!("fits-{width}x{height}"));
        }
    }
}

/// Windows of screens from 1280×768 to 1920×1080 at a zoom of 300 or 400 %, and smaller ones.
const ZOOMED: [(u32, u32); 5] = [(320, 256), (341, 192), (400, 300), (480, 270), (540, 400)];

/// A script that returns the losses of a small window: a page wider than the window, controls under the board that
/// scrolling does not show, a board that is small or higher than the window, and a part that stays when the page scrolls
/// and takes more than a third of the window.
const LOSSES: &str = "
    const { scrollWidth: wide, clientWidth: screen } = document.documentElement;
    const losses = wide > screen ? [`the page is ${wide} wide`] : [];
    const box = (element) => element.getBoundingClientRect();
    const isWithin = (it, room) => it.left >= room.left - 1 && it.right <= room.right + 1 && it.top >= room.top - 1 && it.bottom <= room.bottom + 1;
    const parents = (element) => element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];
    const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
    const rooms = (element) => parents(element).filter((it) => it !== document.body && getComputedStyle(it).overflow !== 'visible');
    const screenBox = { left: 0, top: 0, right: screen, bottom: innerHeight };
    for (const field of all('.transport :is(button, select, input)')) {
        const control = field.closest('label') ?? field;
        control.scrollIntoView({ block: 'center' });
        const at = box(control);
        const over = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
        const isWhole = isWithin(at, screenBox) && rooms(control).every((room) => room === document.documentElement || isWithin(at, box(room)));
        if (at.width < 24 || !isWhole || !control.contains(over)) losses.push(`${field.dataset.testid}: ${JSON.stringify(at)}`);
    }
    const boards = all('.board, .large-frame');
    if (!boards.length) losses.push('no board');
    for (const board of boards) {
        board.scrollIntoView({ block: 'center' });
        const { width, height } = box(board);
        if (Math.min(width, height) < 120 || !isWithin(box(board), screenBox)) losses.push(`a board of ${width}×${height}`);
    }
    for (const part of all('.app, .app *')) {
        const { width, height } = box(part);
        const stays = /sticky|fixed/.test(getComputedStyle(part).position);
        if (stays && 3 * width * height > screen * innerHeight) losses.push(`${part.className} stays, ${width}×${height}`);
    }
    scrollTo(0, 0);
    return losses;";

#[test]
fn nothing_is_lost_in_a_small_window() {
    let page = Page::at("#n=8&algorithm=recursive");
    for (address, ready) in [
        ("#n=8&algorithm=recursive&step=857", ".transport"),
        ("#n=8&algorithm=recursive&step=857&lang=fr", ".transport"),
        (
            "#n=32&algorithm=forward-checking&goal=first&step=60",
            ".transport",
        ),
        (
            "#n=8&algorithm=recursive&step=26&mode=predict",
            ".predictions",
        ),
        ("#n=8&mode=play&placed=a1,b5,c3", ".moves"),
        ("#n=2000&algorithm=min-conflicts&seed=7", ".large-frame"),
        (
            "#n=8&algorithm=recursive&step=857&view=compare&compare=bitmask",
            "[data-testid=board-2] [data-square]",
        ),
    ] {
        page.go(address);
        page.wait_for(ready, |page| page.has(ready));
        for (width, height) in ZOOMED {
            page.resize(Viewport {
                width,
                height,
                ..DESKTOP
            });
            let losses = page.script(LOSSES);
            assert_eq!(
                losses,
                serde_json::json!([]),
                "{address} at {width}×{height}"
            );
        }
    }
    page.close();
}

/// A script for comparisons that returns the required elements outside the window, and the sizes of both boards.
const CUT_BESIDE: &str = "
    const hooks = ['event', 'board', 'event-2', 'board-2', 'scrubber', 'step-back', 'play', 'step-forward', 'step', 'speed'];
    const at = (hook) => document.querySelector(`[data-testid=${hook}]`).getBoundingClientRect();
    scrollTo(0, 0);
    const cut = hooks.filter((hook) => {
        const { width, left, right, top, bottom } = at(hook);
        return !(width > 0 && left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= innerHeight);
    });
    return { cut, side: Math.min(at('board').height, at('board-2').height) };";

#[test]
fn both_boards_of_a_comparison_fit_every_screen_with_their_transport() {
    let page = Page::at(
        "#n=8&algorithm=recursive&goal=first&step=500&view=compare&compare=forward-checking",
    );
    page.wait_for_state("paused");
    page.wait_for("the second board", |page| {
        page.has("[data-testid=board-2] [data-square]")
    });
    for (width, height) in SCREENS {
        page.resize(Viewport {
            width,
            height,
            ..DESKTOP
        });
        let found = page.script(CUT_BESIDE);
        let at = format!("{width}×{height}: {found}");
        assert_eq!(found["cut"], serde_json::json!([]), "{at}");
        assert!(found["side"].as_f64() >= Some(100.0), "{at}");
    }
    page.close();
}

#[test]
fn what_cannot_be_run_says_why_in_sight_on_a_low_screen() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    page.resize(Viewport {
        width: 1280,
        height: 720,
        ..DESKTOP
    });
    page.set_fragment("n=20&algorithm=subsets");
    page.wait_for("the reason", |page| page.has("[data-testid=refusal]"));
    page.wait_for_script(
        "the reason in sight",
        "(() => {
            const [why, run] = ['refusal', 'run'].map((it) => document.querySelector(`[data-testid=${it}]`).getBoundingClientRect());
            const form = document.querySelector('.setup').getBoundingClientRect();
            return why.top >= form.top && (why.bottom <= run.top || why.top >= run.bottom) && why.bottom <= form.bottom;
        })()",
    );
    page.close();
}

#[test]
fn the_desktop_shows_everything_without_scrolling() {
    let page = Page::at("#n=8&algorithm=recursive&fixed=b1&step=857");
    page.wait_for_state("paused");
    let tall = page.script("return document.documentElement.scrollHeight");
    page.screenshot("desktop-paused");
    assert!(tall.as_u64() <= Some(900), "{tall}");
    page.close();
}

/// The size of a small laptop.
const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

/// The number of visible controls in addition to the squares, and the share of the window that the board covers.
fn first_screen(page: &Page) -> (u64, f64) {
    let seen = page.script(
        "const isSeen = (it) => { const at = it.getBoundingClientRect();
             return at.width > 1 && at.right > 0 && at.bottom > 0 && at.top < innerHeight && it.checkVisibility(); };
         const all = document.querySelectorAll('button, a[href], input, select, summary');
         const board = document.querySelector('.board-svg').getBoundingClientRect();
         return [[...all].filter((it) => !it.closest('.grid') && isSeen(it)).length,
             board.width * board.height / innerWidth / innerHeight];",
    );
    (
        seen[0].as_u64().unwrap_or(0),
        seen[1].as_f64().unwrap_or(0.0),
    )
}

#[test]
fn the_first_screen_has_one_board_and_few_controls() {
    for address in [
        "#n=8&algorithm=recursive",
        "#n=8&algorithm=recursive&step=200",
    ] {
        let page = Visit::new().viewport(LAPTOP).folded().open(address);
        let (controls, board) = first_screen(&page);
        assert!((10..=16).contains(&controls), "{controls} controls");
        assert!(board >= 0.34, "{board} of the window");
        page.close();
    }
}

/// A script that returns the number of lines of the listing, the number of lines that are visible without scrolling, and
/// whether the current line is visible.
const LINES: &str = "
    const box = (it) => it.getBoundingClientRect();
    const lines = [...document.querySelectorAll('[data-testid=listing] > li')];
    const isSeen = (line) => {
        const rooms = [];
        for (let at = line.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflowY !== 'visible') rooms.push(box(at));
        const top = Math.max(0, ...rooms.map((it) => it.top)), bottom = Math.min(innerHeight, ...rooms.map((it) => it.bottom));
        return box(line).top >= top - 1 && box(line).bottom <= bottom + 1;
    };
    const current = lines.find((it) => it.ariaCurrent);
    return { all: lines.length, seen: lines.filter(isSeen).length, current: !!current && isSeen(current) };";

#[test]
fn the_listing_is_visible_next_to_the_board() {
    let page = Visit::new()
        .folded()
        .open("#n=8&algorithm=recursive&step=20");
    let mut faults = Vec::new();
    for search in [
        "n=8&algorithm=recursive&step=200",
        "n=8&algorithm=prefix-check&step=20",
        "n=5&algorithm=nested-loops&step=20",
        "n=8&algorithm=half-board&step=200",
        "n=6&algorithm=board-copy&step=45",
        "problem=knight&n=6&algorithm=tour-fewest-onward&step=20",
        "problem=knight&n=8&algorithm=tour-roth&step=30",
        "problem=domination&n=6&algorithm=move-one&step=20",
        "problem=domination&n=8&algorithm=coverage-search&step=200",
    ] {
        for language in ["en", "fr"] {
            page.go(&format!("#{search}&lang={language}"));
            page.wait_for_state("paused");
            page.wait_for("the listing", |page| {
                page.has("[data-testid=listing] > [aria-current]")
            });
            for screen in [PROJECTOR, LAPTOP] {
                page.resize(screen);
                page.wait_for_drawing();
                let found = page.script(LINES);
                let [all, seen] = ["all", "seen"].map(|name| found[name].as_u64().unwrap_or(0));
                if all == 0 || seen < all.min(8) || found["current"] != true {
                    faults.push(format!(
                        "{search} in {language}, {} wide: {found}",
                        screen.width
                    ));
                }
            }
        }
    }
    page.close();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The left edge, the top edge and the width of the board.
fn board(page: &Page) -> [f64; 3] {
    let at = page.script(
        "const { left, top, width } = document.querySelector('.board-svg').getBoundingClientRect();
         return [left, top, width];",
    );
    [0, 1, 2].map(|side| at[side].as_f64().unwrap_or(-1.0))
}

#[test]
fn the_board_keeps_its_place_in_all_modes_and_next_to_open_settings() {
    let larger = Viewport {
        width: 1440,
        height: 900,
        ..DESKTOP
    };
    for screen in [LAPTOP, larger] {
        let mut places = Vec::new();
        for (address, ready) in [
            ("#n=8&algorithm=recursive&step=200", "[data-testid=step]"),
            ("#n=8&mode=play&placed=a1,b5,c3", "[data-testid=moves]"),
            (
                "#n=8&algorithm=recursive&mode=predict",
                "[data-testid=score]",
            ),
        ] {
            let page = Visit::new().viewport(screen).folded().open(address);
            page.wait_for(ready, |page| page.has(ready));
            page.wait_for_drawing();
            places.push((address, "folded", board(&page)));
            page.by_testid("settings").click();
            page.wait_for("the form", |page| page.by_testid("run").is_visible());
            page.wait_for_drawing();
            places.push((address, "open", board(&page)));
            page.close();
        }
        let (_, _, first) = places[0];
        assert!(first[2] >= 500.0, "{places:?}");
        let moved = places.iter().find(|(.., place)| {
            (place.iter().zip(first)).any(|(side, other)| (side - other).abs() > 0.5)
        });
        assert!(moved.is_none(), "{moved:?}, others at {first:?}");
    }
}

#[test]
fn controls_and_lines_keep_their_place_next_to_open_settings_and_in_play() {
    let page = Visit::new()
        .viewport(LAPTOP)
        .folded()
        .open("#n=8&algorithm=recursive&step=200");
    page.wait_for_state("paused");
    let place = |hook: &str| page.by_testid(hook).rectangle();
    let kept = ["step-back", "play", "step-forward", "mode-play"];
    let folded = kept.map(place);
    page.by_testid("settings").click();
    page.wait_for("the form", |page| page.by_testid("run").is_visible());
    page.wait_for_drawing();
    assert_eq!(kept.map(place), folded, "{kept:?}");
    let hidden = page.script(
        "const room = document.querySelector('.code').getBoundingClientRect();
         const lines = [...document.querySelectorAll('.code > li')];
         return lines.filter((line) => line.getBoundingClientRect().bottom > room.bottom + 1).length;",
    );
    assert_eq!(hidden, 0, "hidden lines of the listing");
    let modes = ["mode-watch", "mode-play", "mode-predict"];
    let watched = modes.map(place);
    page.by_testid("mode-play").click();
    page.wait_for("the puzzles", |page| page.has("[data-testid=puzzles]"));
    assert_eq!(modes.map(place), watched, "{modes:?}");
    page.close();
}

#[test]
fn the_tabs_of_a_phone_are_visible_or_below_the_window() {
    let page = Page::at("#n=8&algorithm=recursive&step=200");
    page.wait_for_state("paused");
    for (width, height) in [
        (320, 640),
        (360, 740),
        (375, 812),
        (390, 664),
        (390, 844),
        (412, 915),
        (430, 932),
    ] {
        page.resize(Viewport {
            width,
            height,
            ..PHONE
        });
        let at = page.script(
            "scrollTo(0, 0);
             const { top, bottom } = document.querySelector('.columns > .tabs').getBoundingClientRect();
             return [top, bottom];",
        );
        let [top, bottom] = [0, 1].map(|side| at[side].as_f64().unwrap_or(-1.0));
        let fold = f64::from(height);
        assert!(
            top >= fold - 1.0 || (top > 0.0 && bottom <= fold + 1.0),
            "{width}×{height}: {at}"
        );
    }
    page.close();
}

#[test]
fn the_purpose_of_the_page_has_one_line() {
    for address in ["#story=1", "#n=8&algorithm=recursive&view=compare"] {
        for language in LANGUAGES {
            let address = format!("{address}&lang={language}");
            let page = Visit::new().viewport(LAPTOP).open(&address);
            page.wait_for("the page", |page| page.has("[data-testid=app] .purpose"));
            let high = page.script(
                "const it = document.querySelector('.purpose');
                 return it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)",
            );
            let high = high.as_f64().expect("a height");
            assert!(high < 1.5, "{address}: {high} lines");
            page.close();
        }
    }
}

#[test]
fn trace_tables_of_short_values_fit_their_panel() {
    let page = Visit::new()
        .viewport(LAPTOP)
        .folded()
        .open("#n=8&algorithm=recursive&step=20");
    for search in [
        "n=8&algorithm=recursive&step=200",
        "n=8&algorithm=prefix-check&step=45",
        "n=6&algorithm=board-copy&step=45",
    ] {
        for language in ["en", "fr"] {
            page.go(&format!("#{search}&view=trace&lang={language}"));
            page.wait_for("the table", |page| {
                page.has("[data-testid=trace-table] [aria-current]")
            });
            let wide = page.script(
                "const { scrollWidth, clientWidth } = document.querySelector('.trace-scroll');
                 return [scrollWidth, clientWidth]",
            );
            assert!(
                wide[0].as_u64() <= wide[1].as_u64(),
                "{search} in {language}: {wide}"
            );
        }
    }
    page.close();
}

#[test]
fn the_settings_unfold_and_stay_as_they_were_left() {
    let address = "#problem=knight&n=8&algorithm=tour-roth&step=30";
    let page = Visit::new().viewport(LAPTOP).folded().open(address);
    page.wait_for_state("paused");
    let hidden = [
        "size",
        "run",
        "to-end",
        "next-solution",
        "export",
        "language",
        "problem-queens",
    ];
    let are = |is_visible| {
        move |page: &Page| {
            hidden
                .iter()
                .all(|it| page.by_testid(it).is_visible() == is_visible)
        }
    };
    page.wait_for("folded settings", are(false));
    let line = page.by_testid("settings");
    assert!(line.text().contains("8 × 8 board"), "{}", line.text());
    line.focus();
    page.press("Enter");
    page.wait_for("all controls", are(true));
    page.assert_accessible();
    page.reload();
    page.wait_for("all controls again", are(true));
    page.by_testid("settings").click();
    page.wait_for("folded settings again", are(false));
    // All other keys work as on the page.
    page.press("ArrowRight");
    page.wait_for("a step", |page| page.number("step") == Some(31));
    for (drawer, inside) in [("drawer-code", "listing"), ("drawer-explorer", "tree")] {
        assert!(page.by_testid(inside).is_visible());
        page.by_testid(drawer).click();
        page.wait_for("a closed drawer", |page| {
            !page.by_testid(inside).is_visible()
        });
    }
    page.reload();
    page.wait_for("closed drawers", |page| {
        page.has("[data-shows-code=false][data-shows-explorer=false]")
    });
    page.assert_accessible();
    page.close();
}

#[test]
fn menus_of_a_folded_screen_open_close_and_choose() {
    let page = Visit::new()
        .folded()
        .open("#n=8&algorithm=recursive&step=200");
    page.wait_for_state("paused");
    for (menu, choice, chosen) in [
        ("views", "view-results", "[data-testid=results]"),
        ("more", "theme", "[data-theme]"),
        (
            "problems",
            "problem-knight",
            "[data-testid=problem-knight][aria-current]",
        ),
    ] {
        page.find(&format!("[popovertarget={menu}]")).click();
        page.wait_for("the menu", |page| page.by_testid(choice).is_visible());
        page.assert_accessible();
        page.by_testid(choice).click();
        page.wait_for("the choice", |page| page.has(chosen));
        page.press("Escape");
        page.wait_for("no menu", |page| !page.has(":popover-open"));
    }
    page.close();
}

#[test]
fn the_layout_for_a_projector_shows_board_code_and_transport_in_large_type_everywhere() {
    const READ: &str = "
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const card = box('.code-card');
        const lines = [...document.querySelectorAll('.code > li')];
        const seen = lines.filter((line) => line.getBoundingClientRect().bottom <= Math.min(card.bottom, innerHeight));
        const size = Math.min(...lines.map((line) => parseFloat(getComputedStyle(line).fontSize)));
        return [seen.length, lines.length, size, box('.board-svg').width, box('.transport').bottom <= innerHeight]";
    for search in [
        "n=8&algorithm=recursive&step=200",
        "n=8&algorithm=prefix-check&step=50&lang=ro",
        "problem=knight&n=6&algorithm=tour-fewest-onward&step=20&lang=fr",
    ] {
        let page = Visit::new()
            .viewport(PROJECTOR)
            .at(&format!("#{search}&layout=present"));
        page.wait_for("the lines", |page| page.has(".code > li[aria-current]"));
        let read = page.script(READ);
        assert_eq!(read[0], read[1], "lines in sight: {search}");
        assert!(read[2].as_f64() >= Some(20.0), "{search}: {read}");
        assert!(read[3].as_f64() >= Some(530.0), "{search}: {read}");
        assert_eq!(read[4], true, "{search}");
        page.assert_accessible();
        page.press("ArrowRight");
        page.press("Escape");
        page.wait_for("the whole page", |page| {
            page.has(".header .brand") && !page.address().contains("layout")
        });
        page.close();
    }
    let page = Visit::new()
        .viewport(PROJECTOR)
        .folded()
        .open("#n=8&algorithm=recursive&step=200");
    page.find("[popovertarget=more]").click();
    page.by_testid("present").click();
    page.wait_for("the layout", |page| {
        page.address().contains("layout=present") && page.has("[data-testid=leave]")
    });
    page.by_testid("leave").click();
    page.wait_for("the whole page", |page| !page.address().contains("layout"));
    page.close();
}
