//! Delivery of the page: any base path, each file sent once and checked against its hash. If the check fails, the page
//! shows a message instead of a dead board.

use queens_tests::places::dist;
use queens_tests::{Answer, Page, Theme, Visit};
use serde_json::Value;

#[test]
fn the_page_works_below_a_path() {
    let page = Visit::new().below("/games/queens/").open("#n=8");
    page.wait_for_state("idle");
    page.close();
}

#[test]
fn every_file_is_sent_once_and_the_glue_is_unchanged_when_the_worker_asks_for_it_too() {
    // Only a running worker shows a step.
    let page = Visit::new()
        .with_own_server()
        .open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    let [sent, again] = [Answer::Sent, Answer::Unchanged].map(|answer| {
        let mut names = page.server().answered(answer);
        names.sort();
        names
    });
    let twice: Vec<&[String]> = sent.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "sent twice: {twice:?}");
    // The scripts of the module: its glue, and the loader of its parts.
    let is_glue = |name: &&String| name.contains("queens-web-") && name.ends_with(".js");
    let glue: Vec<&String> = sent.iter().filter(is_glue).collect();
    assert_eq!(glue.len(), 2, "{sent:?}");
    assert_eq!(again.iter().collect::<Vec<_>>(), glue);
    page.close();
}

#[test]
fn everything_that_runs_carries_its_hash_except_the_script_for_files() {
    let page = Page::open("");
    page.wait_for_state("idle");
    let bare = page.script(
        "const runs = document.querySelectorAll('script, link[rel=stylesheet], link[rel$=preload]');
         return [...runs]
             .filter((tag) => !/^sha384-/.test(tag.integrity || tag.dataset.integrity))
             .map((tag) => tag.getAttribute('src') ?? tag.outerHTML)",
    );
    let bare = bare.as_array().cloned().unwrap_or_default();
    let is_early = |name: &Value| name.as_str().is_some_and(|it| it.starts_with("./early-"));
    assert!(bare.len() == 1 && bare.iter().all(is_early), "{bare:?}");
    page.close();
}

#[test]
fn a_file_address_shows_that_the_page_needs_a_server_in_the_readers_language() {
    let page = Visit::new().language("fr").open("");
    page.wait_for_state("idle");
    let file = format!("file://{}/index.html", dist().display());
    page.devtools("Page.navigate", serde_json::json!({ "url": file }));
    page.wait_for("the sentence", |page| {
        page.script("return location.pathname.endsWith('/no-server.html')") == true
            && page.has("p:not([hidden])")
    });
    let shown = page.script("return document.body.innerText");
    let shown = shown.as_str().unwrap_or_default();
    assert!(
        shown.contains("Queens a besoin d’un serveur web."),
        "{shown}"
    );
    assert!(shown.contains("python3 -m http.server"), "{shown}");
    assert!(!shown.contains("needs a web server"), "{shown}");
    // The browser has blocked all other files.
    assert!(!page.console().is_empty());
    page.close();
}

#[test]
fn changed_webassembly_is_refused_and_the_page_says_so() {
    let page = Visit::new().tampered("_bg.wasm", "\n").open("");
    page.wait_for("the notice", |page| page.has("#crash:not([hidden])"));
    assert!(
        page.find("#crash")
            .text()
            .starts_with("The page could not start.")
    );
    let errors = page.console();
    assert!(
        errors.iter().any(|error| error.contains("integrity")),
        "{errors:?}"
    );
    page.close();
}

#[test]
fn changed_glue_is_refused_and_the_page_says_so_in_the_readers_language() {
    let glue = glue();
    let page = Visit::new()
        .tampered(&glue, "\n")
        .language("fr-CH,en")
        .open("");
    page.wait_for("the notice", |page| page.has("#crash:not([hidden])"));
    assert!(
        page.find("#crash")
            .text()
            .starts_with("La page n’a pas pu démarrer.")
    );
    let errors = page.console();
    assert!(
        errors.iter().any(|error| error.contains("integrity")),
        "{errors:?}"
    );
    page.close();
}

#[test]
fn a_page_that_is_slow_says_so_and_opens_when_everything_has_come() {
    for slow in ["_bg.wasm", "_parts.js"] {
        let page = Visit::new().stalled(slow).language("fr").open("");
        page.wait_for_script("the word", STILL_LOADING);
        assert!(
            page.find(".slow")
                .text()
                .starts_with("Chargement toujours en cours.")
        );
        page.assert_accessible();
        page.server().go_on();
        page.wait_for_state("idle");
        assert!(!page.has(".slow"));
        page.close();
    }
}

#[test]
fn a_start_script_that_is_refused_leaves_a_word_in_the_readers_language() {
    let boot = boot();
    let visit = Visit::new().tampered(&boot, " ").language("ro");
    let page = visit.never_starting().open("");
    page.wait_for_script("the word", STILL_LOADING);
    assert!(
        page.find(".slow")
            .text()
            .starts_with("Pagina încă se încarcă.")
    );
    let errors = page.console();
    assert!(
        errors.iter().any(|error| error.contains("integrity")),
        "{errors:?}"
    );
    page.close();
}

#[test]
fn a_language_that_does_not_come_in_time_leaves_the_page_in_english_until_it_comes() {
    let page = Visit::new().stalled("_fr.txt").open("#n=6&lang=fr");
    page.wait_for_state("idle");
    page.wait_for("the word", |page| page.has("[data-code=texts-late]"));
    let language = |page: &Page| page.script("return document.documentElement.lang");
    assert_eq!(language(&page), "en");
    page.server().go_on();
    page.wait_for("French", |page| language(page) == "fr");
    assert!(!page.has("[data-code=texts-late]"));
    page.close();
}

#[test]
fn a_host_that_sends_no_headers_has_the_policy_nevertheless() {
    // The policy does not restrict scripts of the driver, but it restricts scripts that they add to the page.
    let sink = "
        try { document.body.innerHTML = '<p>'; return 'taken'; } catch (error) { return error.name; }";
    let style = "
        document.body.setAttribute('style', '--probe: 1');
        return getComputedStyle(document.body).getPropertyValue('--probe');";
    let page = Visit::new().bare().open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    assert_eq!(page.script(style), "");
    assert_eq!(page.script(sink), "TypeError");
    drop(page.console());
    page.close();
}

const STILL_LOADING: &str =
    "getComputedStyle(document.querySelector('.slow')).visibility === 'visible'";

fn boot() -> String {
    let page = Page::open("");
    let boot = page.find("head script[type=module]").attribute("src");
    page.close();
    boot.expect("it has an address")
        .trim_start_matches("./")
        .to_owned()
}

/// The name of the script that loads the page's WebAssembly.
fn glue() -> String {
    let page = Page::open("");
    let glue = page
        .find("link[rel=modulepreload]")
        .attribute("href")
        .expect("it has an address");
    page.close();
    glue.trim_start_matches("./").to_owned()
}

/// A script that fetches the manifest and decodes its icons. It returns the data that a browser needs to install the
/// page.
const INSTALLED: &str = "
    const done = arguments[0];
    const find = async () => {
        const link = document.querySelector('link[rel=manifest]');
        const manifest = await (await fetch(link.href)).json();
        const icons = [];
        for (const { src, sizes, type } of manifest.icons) {
            const url = new URL(src, link.href);
            const image = new Image();
            image.src = url;
            await image.decode();
            const fits = sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
            const sent = (await fetch(url)).headers.get('content-type');
            icons.push(fits && sent === type ? sizes : `${src}: ${image.naturalWidth}, ${sent}`);
        }
        const touch = await fetch(document.querySelector('link[rel=apple-touch-icon]').href);
        const colour = (text) => {
            const probe = document.createElement('canvas').getContext('2d');
            probe.fillStyle = text;
            return probe.fillStyle;
        };
        const token = (name) => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = `var(--${name})`;
            const shown = colour(getComputedStyle(probe).color);
            probe.remove();
            return shown;
        };
        const bars = [...document.querySelectorAll('meta[name=theme-color]')];
        const bar = bars.find((it) => matchMedia(it.media).matches);
        return {
            icons,
            touch: touch.ok,
            start: new URL(manifest.start_url, link.href).href === new URL('./', location.href).href,
            bar: colour(bar.content) === token('panel'),
            theme: colour(manifest.theme_color) === token('panel'),
            background: colour(manifest.background_color) === token('page'),
        };
    };
    find().then(done, (error) => done(String(error)));";

#[test]
fn the_page_can_be_installed_with_its_icons_and_colours() {
    let page = Visit::new().below("/games/queens/").open("");
    page.wait_for_state("idle");
    assert_eq!(
        page.script_async(INSTALLED),
        serde_json::json!({
            "icons": ["any", "192x192", "512x512", "512x512"],
            "touch": true,
            "start": true,
            "bar": true,
            "theme": true,
            "background": true,
        })
    );
    page.close();
    // A manifest has only one pair of colours, so it uses those of the light theme.
    let page = Visit::new().theme(Theme::Dark).open("");
    page.wait_for_state("idle");
    assert_eq!(page.script_async(INSTALLED)["bar"], true);
    page.close();
}
