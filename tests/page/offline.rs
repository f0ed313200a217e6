//! A cached build: the page opens without a connection, with the parts that the reader has used or with all of them. A
//! new build is announced and replaces the old one as a whole. Browsers without service workers show the page as usual.

use queens_tests::{Answer, Build, DESKTOP, PHONE, Page, Viewport, Visit, label};

use crate::faults::KEEP_WORKERS;

const SEARCH: &str = "#n=6&algorithm=recursive&step=20";

/// Opens the page, and waits until the service worker controls it.
fn kept(visit: Visit, address: &str) -> Page {
    let page = visit.with_service_workers().open(address);
    page.wait_for_state("paused");
    page.wait_for_service_worker();
    page
}

/// Chooses an algorithm, and waits until the service worker keeps the panels, the algorithms and their chunks.
fn used(page: &Page) {
    page.by_testid("algorithm").choose("bitmask");
    for part in ["_rest.wasm", "_algorithms.wasm", "_chunk_"] {
        keeps(page, part);
    }
    page.by_testid("event-undo").click();
    page.wait_for("the search", |page| page.number("step") == Some(20));
}

/// Waits until a file with this part of a name is kept.
fn keeps(page: &Page, part: &str) {
    page.wait_for(part, |page| {
        page.kept_files().iter().any(|file| file.contains(part))
    });
}

/// Makes the browser look for a new build, as it does on a load. Asserts the new worker's state.
fn look_for_another(page: &Page, until: &str) {
    let became = page.script_async(&format!(
        "const done = arguments[0];
         navigator.serviceWorker.getRegistration().then((found) => {{
             found.addEventListener('updatefound', () => {{
                 const worker = found.installing;
                 worker.addEventListener('statechange', () => {{
                     if (['{until}', 'redundant'].includes(worker.state)) done(worker.state);
                 }});
             }});
             return found.update();
         }}).catch((error) => done(String(error)));"
    ));
    assert_eq!(became, until);
}

/// Activates the waiting build, as another tab would.
fn take_over(page: &Page) {
    page.script_async(
        "const done = arguments[0];
         navigator.serviceWorker.addEventListener('controllerchange', () => done());
         navigator.serviceWorker.getRegistration().then((found) => found.waiting.postMessage(''));",
    );
}

/// The hash in the name of the page's module.
fn module(page: &Page) -> String {
    let glue = page.script("return document.querySelector('link[rel=modulepreload]')?.href");
    let glue = glue.as_str().unwrap_or_default();
    let (_, module) = glue.split_once("queens-web-").unwrap_or_default();
    module.trim_end_matches(".js").to_owned()
}

/// The names of this origin's caches.
fn caches(page: &Page) -> Vec<String> {
    let names = page.script_async("caches.keys().then(arguments[0])");
    let names = names.as_array().expect("a list");
    names
        .iter()
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}

/// Chooses French, whose texts are a separate part.
fn speak_french(page: &Page) {
    page.by_testid("language").choose("fr");
    page.wait_for("French", |page| {
        page.script("return document.documentElement.lang") == "fr"
    });
}

fn run_to_the_end(page: &Page, total: u64) {
    page.by_testid("speed").choose("max");
    page.by_testid("run").click();
    page.wait_for_state("done");
    assert_eq!(page.number("total"), Some(total));
}

fn is_told(page: &Page) -> bool {
    page.has("[data-code=build-found][role=status]")
}

#[test]
fn a_page_that_was_visited_once_works_without_a_connection_everywhere() {
    let page = kept(Visit::new(), SEARCH);
    used(&page);
    page.server().cut_off();
    page.load("?n=6&algorithm=half-board");
    page.wait_for_state("idle");
    run_to_the_end(&page, 4);
    page.find("#view-results").click();
    page.wait_for("the gallery", |page| page.has(".gallery .exhibit"));
    page.by_testid("language").choose("fr");
    page.wait_for("the word that French is not kept", |page| {
        page.has("[data-code=texts-not-fetched]")
    });
    drop(page.console());
    page.load("#view=about");
    page.wait_for("the article", |page| page.has("#about-title"));
    let is_kept = page.script_async(
        "const done = arguments[0];
         const links = document.querySelectorAll('link[rel=manifest], link[rel=icon]');
         Promise.all([...links].map((link) => fetch(link.href)))
             .then((all) => done(all.length === 2 && all.every((it) => it.ok)), () => done(false))",
    );
    assert_eq!(is_kept, true, "manifest and icon");
    page.close();
}

#[test]
fn everything_works_without_a_connection_once_the_reader_has_asked_for_it() {
    let page = kept(Visit::new(), "#n=6&algorithm=recursive&step=20&view=about");
    page.wait_for("the offer", |page| page.has("[data-testid=keep-all]"));
    let missing = page.attribute("offline", "data-missing");
    let missing = missing.and_then(|bytes| bytes.parse::<u64>().ok());
    assert!(missing > Some(1_000_000), "{missing:?}");
    page.assert_accessible();
    page.screenshot("keep-all");
    page.resize(Viewport {
        width: 320,
        ..PHONE
    });
    let (left, _, width, _) = page.by_testid("keep-all").rectangle();
    assert!(left >= 0.0 && left + width <= 320.0, "{left} + {width}");
    page.resize(DESKTOP);
    page.server().cut_off();
    page.by_testid("keep-all").click();
    page.wait_for("the failure", |page| {
        page.has("[data-testid=offline] [role=alert]")
    });
    page.server().come_back();
    page.by_testid("keep-all").click();
    page.wait_for("everything", |page| {
        page.has("[data-testid=offline][data-state=complete]")
    });
    let kept = page.kept_files();
    for part in [
        "_rest.wasm",
        "_algorithms.wasm",
        "_pictures.wasm",
        "_fr.txt",
        "_ro.txt",
    ] {
        assert!(kept.iter().any(|file| file.ends_with(part)), "{part}");
    }
    page.server().cut_off();
    page.load("#n=6&algorithm=half-board&lang=ro");
    page.wait_for_state("idle");
    run_to_the_end(&page, 4);
    speak_french(&page);
    page.load("#view=about");
    page.wait_for("all parts", |page| {
        page.has("[data-testid=offline][data-state=complete]")
    });
    drop(page.console());
    page.close();
}

#[test]
fn a_worker_that_is_lost_without_a_connection_is_replaced() {
    let page = kept(Visit::new().before_load(KEEP_WORKERS), SEARCH);
    used(&page);
    page.server().cut_off();
    page.load("?n=6&algorithm=half-board");
    page.wait_for_state("idle");
    run_to_the_end(&page, 4);
    page.script("workers.at(-1).terminate()");
    page.by_testid("run").click();
    page.wait_for("another worker", |page| {
        page.script("return workers.length") == 2
    });
    page.wait_for_state("done");
    page.load("#view=about");
    page.reload();
    page.wait_for("the article", |page| page.has("#about-title"));
    page.close();
}

#[test]
fn a_worker_of_a_count_that_is_lost_without_a_connection_is_replaced() {
    let page = kept(Visit::new().before_load(KEEP_WORKERS), SEARCH);
    used(&page);
    page.server().cut_off();
    page.load("?n=18&algorithm=meet-in-the-middle");
    page.wait_for_state("idle");
    page.by_testid("workers").choose("1");
    page.by_testid("run").click();
    page.wait_for("shards", |page| {
        let finished = page.attribute("shards", "data-finished");
        finished.is_some_and(|it| it.parse::<u32>().is_ok_and(|finished| finished >= 2))
    });
    let before = page.script("return workers.length").as_u64();
    page.script(
        "workers.at(-1).dispatchEvent(
             new ErrorEvent('error', { message: 'RuntimeError: unreachable' }))",
    );
    page.wait_for("another worker", |page| {
        page.script("return workers.length").as_u64() > before
    });
    page.wait_long_for("the count", |page| page.state() == "done");
    assert_eq!(page.number("total"), Some(666_090_624));
    page.close();
}

#[test]
fn what_a_first_visit_shows_is_sent_before_anything_is_kept_and_not_twice() {
    let page = kept(Visit::new(), SEARCH);
    let served = page.server().served();
    let at = |name: &str| served.iter().position(|served| served == name);
    assert!(at("worker.js") < at("sw.js"), "{served:?}");
    let mut sent = page.server().answered(Answer::Sent);
    sent.sort();
    let twice: Vec<&[String]> = sent.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    // Only `worker.js` is requested twice. It is small, and the page requests it under another address.
    assert_eq!(twice, [["worker.js"; 2]]);
    let parts = [
        "_rest.wasm",
        "_algorithms.wasm",
        "_pictures.wasm",
        "_fr.txt",
        "_ro.txt",
    ];
    let is_part = |name: &&String| parts.iter().any(|part| name.ends_with(part));
    assert_eq!(served.iter().find(is_part), None, "not used, not kept");
    page.close();
}

#[test]
fn another_build_is_told_and_taken_whole_when_the_reader_says_so() {
    let page = kept(Visit::new().below("/games/queens/"), SEARCH);
    // A cache of a different page on the same host.
    page.script_async(
        "caches.open(`queens ${location.origin}/games/ 1`).then(() => arguments[0]())",
    );
    // The reader uses these parts, so both builds keep them.
    used(&page);
    speak_french(&page);
    keeps(&page, "_fr.txt");
    let old = Build::tested();
    let new = old.another();
    let modules = [old.module(), new.module()];
    page.server().publish(new);
    look_for_another(&page, "installed");
    page.wait_for("the word", is_told);
    page.assert_accessible();
    assert_eq!(caches(&page).len(), 3);

    // Until the takeover, the old build keeps its used parts, although the server no longer has them.
    page.wait_for("the address", |page| page.address().contains("lang=fr"));
    page.reload();
    page.wait_for_state("paused");
    assert_eq!(module(&page), modules[0]);
    page.wait_for("the word", is_told);
    page.find("#view-results").click();
    page.wait_for("the gallery", |page| page.has(".gallery .exhibit"));
    page.by_testid("step-forward").click();
    page.wait_for("the next step", |page| page.number("step") == Some(21));

    page.by_role("button", "Recharger").click();
    page.wait_for("the other build", |page| {
        module(page) == modules[1] && page.state() == "paused"
    });
    assert_eq!(page.number("step"), Some(21));
    assert!(!is_told(&page));
    page.wait_for("one cache of ours", |page| caches(page).len() == 2);
    page.server().cut_off();
    page.reload();
    page.wait_for_state("paused");
    assert_eq!(module(&page), modules[1]);
    page.close();
}

#[test]
fn a_tab_whose_build_was_replaced_by_another_tab_says_what_is_gone_and_has_a_way_on() {
    let page = kept(Visit::new(), SEARCH);
    used(&page);
    let old = Build::tested();
    let new = old.another();
    let module_of_new = new.module();
    page.server().publish(new);
    look_for_another(&page, "installed");
    page.wait_for("the word", is_told);
    page.by_role("button", &label("notice.dismiss")).click();
    page.wait_for("no word", |page| !is_told(page));
    take_over(&page);
    page.wait_for("the word again", is_told);
    page.by_testid("language").choose("fr");
    page.wait_for("the word that its texts are gone", |page| {
        page.has("[data-code=texts-not-fetched]")
    });
    page.by_testid("step-forward").click();
    page.wait_for("the next step", |page| page.number("step") == Some(21));
    let errors = page.console();
    let is_of_old = |error: &String| {
        let is_ours = ["/queens-web-", "/texts-"]
            .iter()
            .any(|start| error.contains(start));
        is_ours && !error.contains(&module_of_new)
    };
    assert!(errors.iter().all(is_of_old), "{errors:?}");
    page.by_role("button", &label("notice.reload")).click();
    page.wait_for("the other build", |page| module(page) == module_of_new);
    page.close();
}

#[test]
fn a_count_whose_workers_are_lost_after_another_build_came_offers_the_reload_and_goes_on_there() {
    let page = kept(Visit::new().before_load(KEEP_WORKERS), SEARCH);
    page.load("?n=18&algorithm=meet-in-the-middle");
    page.wait_for_state("idle");
    page.by_testid("workers").choose("1");
    page.by_testid("run").click();
    let finished = |page: &Page| {
        let finished = page.attribute("shards", "data-finished");
        finished.and_then(|it| it.parse::<u32>().ok())
    };
    page.wait_for("shards", |page| finished(page) >= Some(2));
    let new = Build::tested().another();
    let module_of_new = new.module();
    page.server().publish(new);
    look_for_another(&page, "installed");
    take_over(&page);
    // The copy of the notice under the board is not tested here.
    page.wait_for("the word", is_told);
    page.by_role("button", &label("notice.dismiss")).click();
    page.script(
        "workers.at(-1).dispatchEvent(
             new ErrorEvent('error', { message: 'RuntimeError: unreachable' }))",
    );
    page.wait_for_state("failed");
    let failed = page.by_testid("count-failed");
    assert!(
        failed
            .text()
            .contains("If a newer version has replaced this page"),
        "{}",
        failed.text()
    );
    page.assert_accessible();
    drop(page.console());
    page.find("[data-testid=count-failed] button").click();
    page.wait_for("the other build", |page| module(page) == module_of_new);
    page.wait_for("what is kept", |page| {
        page.has("[data-testid=count-resume]")
    });
    page.close();
}

#[test]
fn a_build_that_does_not_come_whole_leaves_the_one_before() {
    let page = kept(Visit::new(), SEARCH);
    speak_french(&page);
    keeps(&page, "_fr.txt");
    let old = Build::tested();
    let before = caches(&page);
    page.server().publish(old.another().without("_fr.txt"));
    look_for_another(&page, "redundant");
    page.reload();
    page.wait_for_state("paused");
    assert_eq!(module(&page), old.module());
    speak_french(&page);
    assert!(!is_told(&page));
    // The cache does not keep the part of the new build that arrived.
    let names = page.script_async(
        "const done = arguments[0];
         (async () => {
             const kept = [];
             for (const name of await caches.keys()) {
                 if ((await (await caches.open(name)).keys()).length) kept.push(name);
             }
             done(kept);
         })();",
    );
    assert_eq!(names, serde_json::json!(before));
    page.close();
}

#[test]
fn a_build_under_development_takes_the_place_of_a_kept_one_and_keeps_nothing() {
    let page = kept(Visit::new(), SEARCH);
    let worker = std::fs::read_to_string(queens_tests::places::root().join("web/sw.js"));
    let new = Build::tested().another();
    let module_of_new = new.module();
    page.server()
        .publish(new.with_worker(&worker.expect("it can be read")));
    page.script("navigator.serviceWorker.getRegistration().then((it) => it.update())");
    page.server()
        .wait_for(&format!("queens-web-{module_of_new}.js"));
    page.wait_for("the other build", |page| {
        page.state() == "paused" && module(page) == module_of_new
    });
    assert_eq!(caches(&page), Vec::<String>::new());
    page.close();
}

#[test]
fn browsers_that_keep_nothing_or_save_data_have_the_page_as_it_is() {
    for refusal in [
        "delete Navigator.prototype.serviceWorker;",
        "if (globalThis.ServiceWorkerContainer)
             ServiceWorkerContainer.prototype.register = async () => { throw new Error('not here') };",
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });",
        "Object.defineProperty(navigator, 'serviceWorker', { get() { throw new Error('not here') } });",
    ] {
        let page = Visit::new().with_service_workers().before_load(refusal).open(SEARCH);
        page.wait_for_state("paused");
        speak_french(&page);
        run_to_the_end(&page, 4);
        assert!(
            !page.server().served().contains(&"sw.js".to_owned()),
            "{refusal}"
        );
        page.close();
    }
}
