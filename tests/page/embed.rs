//! The embedded page: its board, event and transport, the messages from its host page, and that it stores nothing.

use queens_tests::{
    DESKTOP, FIRST_VISIT, LANGUAGES, Motion, PHONE, Page, Pointer, Theme, Viewport, Visit,
    transfers,
};
use serde_json::{Value, json};

const STRETCH: &str = "#n=8&algorithm=recursive&embed=1&from=20&to=400";

/// The smallest size of an embed.
const SMALL: Viewport = Viewport {
    width: 320,
    height: 480,
    pointer: Pointer::Finger,
};

/// A third-party page with an embed for each fragment. It records the messages that it receives.
fn host(visit: Visit, fragments: &[&str]) -> Page {
    let page = visit.never_starting().open("robots.txt");
    let embed = "
        document.body.textContent = '';
        window.heard = [];
        window.before = history.length;
        addEventListener('message', ({ source, data }) => {
            const sender = Array.from(window, (frame) => frame).indexOf(source);
            heard.push([sender, data]);
        });
        for (const fragment of arguments[0]) {
            const frame = document.createElement('iframe');
            frame.width = 400;
            frame.height = 420;
            frame.title = 'Queens';
            frame.src = `/${fragment}`;
            document.body.append(frame);
        }";
    page.script_with(embed, vec![json!(fragments)]);
    for frame in 0..fragments.len() {
        page.wait_for("an embed", |page| {
            ready(page).contains(&(frame as i64))
                && attribute(page, frame, "app", "data-state") != Value::Null
        });
    }
    page
}

/// The frames that have reported that they are ready.
fn ready(page: &Page) -> Vec<i64> {
    let heard = page
        .script("return heard.filter(([, it]) => it.queens === 'ready').map(([sender]) => sender)");
    let heard = heard.as_array().expect("a list");
    heard.iter().filter_map(Value::as_i64).collect()
}

/// An attribute of an element in an embed.
fn attribute(page: &Page, frame: usize, hook: &str, name: &str) -> Value {
    let find = "
        const [frame, hook, name] = arguments;
        const found = window[frame]?.document.querySelector(`[data-testid=${hook}]`);
        return found?.getAttribute(name) ?? null;";
    page.script_with(find, vec![json!(frame), hook.into(), name.into()])
}

fn step(page: &Page, frame: usize) -> u64 {
    let step = attribute(page, frame, "step", "data-value");
    step.as_str()
        .and_then(|step| step.parse().ok())
        .expect("a step")
}

fn await_state(page: &Page, frame: usize, state: &str) {
    page.wait_for(state, |page| {
        attribute(page, frame, "app", "data-state") == state
    });
}

/// Sends a message from the host page to the embed.
fn ask(page: &Page, message: Value) {
    page.script_with(
        "window[0].postMessage(arguments[0], location.origin)",
        vec![message],
    );
}

/// The embed's last answer.
fn answered(page: &Page) -> Value {
    page.script("return heard.filter(([, it]) => it.queens === 'step').at(-1)?.[1] ?? null")
}

#[test]
fn five_embeds_play_each_its_own_and_keep_nothing() {
    let fragments: Vec<_> = [20, 40, 60, 80, 100]
        .map(|from| {
            format!(
                "#n=8&algorithm=recursive&speed=60&embed=1&from={from}&to={}&play=1",
                from + 30
            )
        })
        .to_vec();
    let fragments: Vec<_> = fragments.iter().map(String::as_str).collect();
    let page = host(Visit::new().folded().with_service_workers(), &fragments);
    for (frame, last) in [50, 70, 90, 110, 130].into_iter().enumerate() {
        page.wait_for("the last step", |page| step(page, frame) == last);
        await_state(&page, frame, "paused");
    }
    let kept = page.script_async(
        "const done = arguments[0];
         Promise.all([navigator.serviceWorker.getRegistrations(), indexedDB.databases(), caches.keys()])
             .then((kept) => done([...kept.map((it) => it.length), localStorage.length, sessionStorage.length, document.cookie.length]));",
    );
    assert_eq!(kept, json!([0, 0, 0, 0, 0, 0]));
    assert_eq!(page.script("return history.length === before"), true);
    page.close();
}

/// An exercise with one number and one board.
const EXERCISE: &str = "1_n.6_algorithm.row-by-row_to.60_ask.solutions,complete_288cc344";

#[test]
fn an_exercise_is_answered_in_an_embed_which_keeps_nothing() {
    let fragment = format!("#embed=1&code=1&exercise={EXERCISE}");
    let page = host(Visit::new().folded(), &[&fragment]);
    let has = |page: &Page, selector: &str| {
        page.script_with(
            "return window[0].document.querySelector(arguments[0]) !== null",
            vec![selector.into()],
        ) == true
    };
    page.wait_for("the exercise", |page| has(page, "[data-testid=task-2]"));
    page.wait_for("the current line", |page| has(page, "#code [aria-current]"));
    assert!(!has(&page, "[data-testid=exercise-leave]"));
    page.script_in_frame(0, "document.querySelector('#number-1-1').focus()");
    page.script_in_frame(
        0,
        "const field = document.querySelector('#number-1-1');
         field.value = '0';
         field.dispatchEvent(new Event('input', { bubbles: true }));
         document.querySelector('[data-testid=answer-task-1]').click();",
    );
    page.wait_for("the verdict", |page| {
        has(page, "[data-testid=task-1] [data-right=true]")
    });
    page.script_in_frame(0, "document.querySelector('[data-testid=begin-2]').click()");
    page.wait_for("play", |page| has(page, "[data-testid=standing]"));
    for square in ["b1", "d2", "f3", "a4", "c5", "e6"] {
        let click = format!("document.querySelector('[data-square={square}] button').click()");
        page.script_in_frame(0, &click);
    }
    page.wait_for("the second verdict", |page| {
        has(page, "[data-testid=task-2] [data-right=true]")
    });
    let result = page.script_in_frame(
        0,
        "return document.querySelector('[data-testid=exercise-result]').value",
    );
    let result = result.as_str().expect("a result");
    assert!(result.contains("Code: 2-"), "{result}");
    assert_eq!(page.script_in_frame(0, "return localStorage.length"), 0);
    page.close();
}

#[test]
fn an_embed_asks_for_predictions() {
    let page = host(
        Visit::new(),
        &["#n=4&algorithm=recursive&embed=1&mode=predict"],
    );
    let asked = |page: &Page| attribute(page, 0, "question", "data-kind") != Value::Null;
    page.wait_for("the score", |page| {
        attribute(page, 0, "score", "data-asked") == "0"
    });
    for _ in 0..20 {
        if asked(&page) {
            break;
        }
        page.script_in_frame(
            0,
            "document.querySelector('[data-testid=step-forward]').click()",
        );
        page.script_async("setTimeout(arguments[0], 100)");
    }
    assert!(asked(&page));
    page.close();
}

#[test]
fn an_embed_rests_while_it_is_off_the_screen() {
    let fragment = format!("{STRETCH}&play=1&loop=1");
    let page = host(Visit::new(), &[&fragment]);
    await_state(&page, 0, "playing");
    page.script("document.querySelector('iframe').style.marginTop = '3000px'");
    await_state(&page, 0, "paused");
    page.script("scrollTo(0, 3000)");
    await_state(&page, 0, "playing");
    page.close();

    let page = host(Visit::new().motion(Motion::Reduced), &[&fragment]);
    await_state(&page, 0, "paused");
    ask(&page, json!({ "queens": "play" }));
    await_state(&page, 0, "playing");
    page.close();
}

#[test]
fn the_page_around_an_embed_is_heard_and_nobody_else_is() {
    let page = host(Visit::new(), &[STRETCH, STRETCH]);
    // Unasked, the embed reports only that it is ready.
    assert_eq!(
        page.script("return heard.map(([, it]) => it)"),
        json!([{ "queens": "ready" }, { "queens": "ready" }])
    );
    ask(&page, json!({ "queens": "go", "step": 42 }));
    page.wait_for("the step", |page| step(page, 0) == 42);
    page.wait_for("its answer", |page| answered(page)["step"] == 42);
    ask(&page, json!({ "queens": "play" }));
    await_state(&page, 0, "playing");
    page.wait_for("that it plays", |page| answered(page)["playing"] == true);
    ask(&page, json!({ "queens": "pause" }));
    await_state(&page, 0, "paused");
    let rests_at = step(&page, 0);
    for malformed in [
        Value::Null,
        json!("go"),
        json!(["go", 7]),
        json!({ "queens": "go" }),
        json!({ "queens": "go", "step": "7" }),
        json!({ "queens": "go", "step": -1 }),
        json!({ "queens": "go", "step": 7.5 }),
        json!({ "queens": ["go"], "step": 7 }),
        json!({ "queens": "reset", "step": 7 }),
        json!({ "type": "go", "step": 7 }),
    ] {
        ask(&page, malformed);
    }
    // A window of the same origin that is not the host page.
    page.script_in_frame(1, "parent[0].postMessage({ queens: 'go', step: 7 }, '*')");
    // The embed handles messages in order.
    page.script("heard.length = 0");
    ask(&page, json!({ "queens": "step" }));
    page.wait_for("its answer", |page| answered(page) != Value::Null);
    assert_eq!(
        (answered(&page)["step"].as_u64(), step(&page, 0)),
        (Some(rests_at), rests_at)
    );
    // The other embed has received no request.
    assert_eq!(
        page.script("return heard.every(([sender]) => sender === 0)"),
        true
    );
    page.close();
}

#[test]
fn an_embed_fits_its_frame_and_is_accessible_in_each_language_and_theme() {
    for (language, theme) in LANGUAGES
        .into_iter()
        .zip([Theme::Light, Theme::Dark, Theme::Dark])
    {
        for address in [
            STRETCH.to_owned(),
            "#problem=knight&n=6&algorithm=tour-fewest-onward&step=12&embed=1".to_owned(),
            format!("{STRETCH}&mode=play"),
        ] {
            let visit = Visit::new().viewport(SMALL).theme(theme).language(language);
            let page = visit.open(&address);
            page.wait_for_state("paused");
            page.wait_for_script("its language", &format!("document.documentElement.lang === '{language}' && document.querySelector('[data-testid=board]')"));
            let outside = page.script(
                "return ['board', 'event', 'scrubber', 'play', 'step', 'speed', 'whole'].filter((hook) => {
                    const box = document.querySelector(`[data-testid=${hook}]`).getBoundingClientRect();
                    return box.width < 20 || box.left < 0 || box.top < 0 || box.right > document.documentElement.clientWidth || box.bottom > innerHeight;
                })",
            );
            assert_eq!(outside, json!([]), "{address} {language}");
            assert_eq!(
                page.script("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
                true
            );
            let room = page.by_testid("board").rectangle();
            assert!(room.2 >= 130.0, "{address}: {room:?}");
            page.assert_accessible();
            page.close();
        }
    }
}

#[test]
fn an_embed_of_a_large_board_has_nothing_over_anything_and_names_what_it_leaves_out() {
    let address = "#n=2000&algorithm=min-conflicts&seed=7&embed=1&from=20&to=60&play=1&loop=1";
    for (language, theme) in LANGUAGES
        .into_iter()
        .zip([Theme::Light, Theme::Dark, Theme::Dark])
    {
        for (width, height) in [(320, 480), (480, 640), (800, 600)] {
            let viewport = Viewport {
                width,
                height,
                pointer: Pointer::Finger,
            };
            let visit = Visit::new().viewport(viewport);
            let page = visit.theme(theme).language(language).open(address);
            page.wait_for_state("done");
            page.wait_for("its parts", |page| page.has(".embed > .note"));
            let overlaps = page.script(
                "const parts = ['.event', '.tree-tools', '.large-frame', '.readout', '.embed > .note', '.notices', '.to-whole'];
                 const boxes = parts.map((it) => document.querySelector(it).getBoundingClientRect());
                 return parts.filter((_, at) => boxes[at].width < 20 || boxes[at].left < 0 || boxes[at].right > document.documentElement.clientWidth
                     || at > 0 && boxes[at].top < boxes[at - 1].bottom);",
            );
            assert_eq!(overlaps, json!([]), "{language} {width}");
            assert_eq!(
                page.script("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
                true
            );
            let (.., side, _) = page.find(".large-frame").rectangle();
            assert!(side >= 120.0, "{language} {width}: {side}");
            let told = page.by_testid("message").text();
            assert!(told.contains("from=20, to=60, play=1, loop=1"), "{told}");
            page.assert_accessible();
            page.close();
        }
    }
}

#[test]
fn the_ends_of_the_scrubber_are_those_of_the_stretch() {
    let page = Page::open(STRETCH);
    page.wait_for("the stretch", |page| {
        page.attribute("scrubber", "max").as_deref() == Some("400")
    });
    assert_eq!(page.attribute("scrubber", "min").as_deref(), Some("20"));
    page.by_testid("scrubber").focus();
    for (key, step) in [("End", 400), ("Home", 20), ("ArrowRight", 21), ("End", 400)] {
        page.press(key);
        page.wait_for(key, |page| page.number("step") == Some(step));
    }
    page.close();
    // The full page keeps its own settings.
    let page = Page::open("#n=8&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.by_testid("scrubber").focus();
    page.press("Home");
    page.wait_for("the start", |page| page.number("step") == Some(0));
    page.close();
}

#[test]
fn a_page_sends_an_embed_to_a_step_and_has_it_play_from_there() {
    let page = host(Visit::new(), &[&format!("{STRETCH}&speed=1")]);
    for (step, from) in [(42, 42), (7, 20), (1000, 20)] {
        ask(&page, json!({ "queens": "go", "step": step }));
        ask(&page, json!({ "queens": "play" }));
        page.wait_for("that it plays from there", |page| {
            let told = answered(page);
            told["playing"] == true
                && told["step"]
                    .as_u64()
                    .is_some_and(|at| at.abs_diff(from) < 3)
        });
        ask(&page, json!({ "queens": "pause" }));
        await_state(&page, 0, "paused");
    }
    page.close();
}

#[test]
fn an_embed_is_operated_by_keys_and_leads_to_the_whole_page_everywhere() {
    let page = Page::open(STRETCH);
    page.wait_for_state("paused");
    assert_eq!(page.number("step"), Some(20));
    page.press("ArrowRight");
    page.wait_for("the next step", |page| page.number("step") == Some(21));
    page.press("End");
    page.wait_for("the last step", |page| page.number("step") == Some(400));
    page.press("Home");
    page.wait_for("the first step", |page| page.number("step") == Some(20));
    page.press("g");
    page.press("?");
    page.press("Space");
    page.wait_for_state("playing");
    assert!(!page.has("dialog, .go-to-line"));
    page.press("Space");
    page.wait_for_state("paused");
    let whole = page.by_testid("whole").attribute("href").expect("a link");
    let step = page.number("step").expect("a step");
    assert!(
        whole.ends_with(&format!("#n=8&algorithm=recursive&step={step}")),
        "{whole}"
    );
    page.close();
}

#[test]
fn an_embed_weighs_no_more_than_a_first_visit() {
    let page = Visit::new()
        .with_own_server()
        .open(&format!("{STRETCH}&play=1&speed=max"));
    page.wait_for("the last step", |page| page.number("step") == Some(400));
    let weight: u64 = transfers(&page).iter().map(|file| file.compressed).sum();
    assert!(weight <= FIRST_VISIT, "{weight} bytes");
    page.close();
}

#[test]
fn a_host_that_blocks_frames_blocks_only_the_preview() {
    let page = Page::open("#n=8&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.script(
        "const policy = document.createElement('meta');
        policy.httpEquiv = 'Content-Security-Policy';
        policy.content = \"frame-src 'none'\";
        document.head.append(policy);",
    );
    page.by_testid("share").click();
    page.by_testid("share-embed").click();
    // The browser shows an error page in the frame, which scripts cannot read.
    let is_blocked = "return document.querySelector('.embed-preview')?.contentDocument === null";
    page.wait_for("a blocked preview", |page| page.script(is_blocked) == true);
    page.by_testid("embed-play").click();
    page.wait_for("the code without playback", |page| {
        let code = page.by_testid("embed-code").value();
        code.contains("&amp;loop=1") && !code.contains("play=1")
    });
    page.wait_for("a blocked preview", |page| page.script(is_blocked) == true);
    page.press("Escape");
    page.wait_for("the page", |page| !page.has("dialog[open]"));
    let errors = page.console();
    assert!(
        errors.iter().all(|error| error.contains("frame-src")),
        "{errors:#?}"
    );
    page.close();
}

#[test]
fn the_dialog_that_shares_writes_the_code_and_shows_the_embed() {
    for (viewport, language) in [(DESKTOP, "en"), (PHONE, "fr")] {
        let visit = Visit::new().viewport(viewport).language(language);
        let visit = visit.theme(Theme::Dark);
        let page = visit.open("#n=6&algorithm=recursive&step=20");
        page.wait_for_state("paused");
        if page.find(".tool.menu").is_visible() {
            page.find(".tool.menu").click();
        }
        page.by_testid("share").click();
        page.by_testid("share-embed").click();
        // If a frame is replaced while it loads, the log gets an error. So each frame loads before the next change.
        let code = || page.by_testid("embed-code").value();
        let opens = |what: &str, part: &str, state: &str| {
            page.wait_for(what, |page| {
                page.has("[data-testid=embed-code]") && code().contains(part)
            });
            await_state(&page, 0, state);
        };
        opens("the code", "&amp;play=1&amp;loop=1\"", "playing");
        page.by_testid("embed-from").choose("10");
        opens("where it begins", "&amp;from=10&amp;", "playing");
        page.by_testid("embed-to").choose("30");
        opens(
            "the stretch",
            "&amp;from=10&amp;to=30&amp;play=1&amp;loop=1\"",
            "playing",
        );
        assert!(code().starts_with("<iframe src=\"http"), "{}", code());
        page.by_testid("embed-play").click();
        opens("what rests", "&amp;to=30&amp;loop=1\"", "paused");
        page.by_testid("embed-loop").click();
        opens("neither", "&amp;to=30\"", "paused");
        assert_eq!(step(&page, 0), 10);
        page.assert_accessible();
        // The embed gets the visible colours, even if they come from the system.
        page.by_testid("share-look").click();
        let look = format!("&amp;lang={language}&amp;theme=dark&amp;embed=1");
        opens("the look", &look, "paused");
        page.by_testid("embed-to").choose("5");
        page.wait_for("why there is none", |page| {
            page.has("[data-testid=embed-none]")
        });
        assert!(page.by_testid("embed-none").text().contains('5'));
        page.by_testid("embed-to").choose("30");
        opens("another stretch", "&amp;to=30", "paused");
        // Escape closes the dialog even from within the loaded embed.
        page.wait_for("the whole embed", |page| {
            page.script("return window[0].document.readyState") == "complete"
        });
        page.script_in_frame(0, "document.querySelector('button').focus()");
        page.press("Escape");
        page.wait_for("the page", |page| !page.has("dialog[open]"));
        page.close();
    }
}
