//! Failures of workers, storage and pages during a count.

use super::*;

/// A script that makes counting workers misbehave. It runs `body` in all workers except the first, the page's engine.
/// `body` knows the worker and its number.
fn misbehaving(body: &str) -> String {
    format!(
        "const Real = Worker;
         window.made = 0;
         window.ended = 0;
         window.Worker = class extends Real {{
             terminate() {{ window.ended += 1; super.terminate(); }}
             constructor(...all) {{
                 super(...all);
                 const worker = this, number = window.made++;
                 if (number > 0) {{ {body} }}
             }}
         }};"
    )
}

/// The first two workers crash after a moment of counting.
#[test]
fn workers_that_crash_in_the_middle_of_a_shard_are_replaced() {
    let page = Visit::new()
        .before_load(&misbehaving(
            "if (number < 3) {
                 const real = worker.postMessage.bind(worker);
                 worker.postMessage = (message, transfer) => {
                     real(message, transfer);
                     if (!transfer) return;
                     worker.postMessage = real;
                     setTimeout(() => worker.dispatchEvent(
                         new ErrorEvent('error', { message: 'RuntimeError: unreachable' })), 700);
                 };
             }",
        ))
        .open(N18);
    page.by_testid("run").click();
    page.wait_for("their end", |page| page.script("return ended") == json!(2));
    let cores = page.script("return navigator.hardwareConcurrency").as_u64();
    let made = page.script("return made").as_u64();
    // The page's engine, one worker per core, and two replacements.
    assert_eq!(made, cores.map(|cores| 1 + cores + 2));
    page.wait_for("shards", |page| finished(page) >= 2);
    assert_eq!(stage(&page).as_deref(), Some("counting"));
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    page.close();
}

#[test]
fn a_worker_that_panics_tells_why_and_after_three_times_the_count_fails_with_what_it_has() {
    // An unreadable request: the worker reports its own failure.
    let page = Visit::new()
        .before_load(&misbehaving(
            "const real = worker.postMessage.bind(worker);
             worker.postMessage = (message, transfer) => {
                 if (transfer && window.breaks) message = new Uint8Array(40).fill(255).buffer;
                 real(message, transfer && [message]);
             };",
        ))
        .open(N18);
    page.by_testid("workers").choose("1");
    page.by_testid("run").click();
    page.wait_for("shards", |page| finished(page) >= 2);
    // From here on, every task fails.
    page.script("window.breaks = true");
    page.wait_for_state("failed");
    assert_eq!(stage(&page).as_deref(), Some("failed"));
    let why = page.by_testid("count-failed").text();
    assert!(why.contains("failed three times"), "{why}");
    assert!(finished(&page) >= 2);
    assert_eq!(total(&page)[1].as_deref(), Some("false"));
    page.assert_accessible();
    page.close();
}

/// The memory is exhausted before the first task, so that the tables cannot be allocated.
#[test]
fn workers_without_memory_are_tried_three_times_and_told() {
    let page = Visit::new()
        .tampered(
            "worker.js",
            "const instantiate = WebAssembly.instantiate;
             let memory;
             WebAssembly.instantiate = async (...all) => {
                 const made = await instantiate(...all);
                 memory = (made.instance ?? made).exports.memory;
                 return made;
             };
             addEventListener('message', (event) => {
                 if (event.data !== 'starve') return;
                 event.stopImmediatePropagation();
                 for (let pages = 32768; pages >= 1; pages /= 2) {
                     try { for (;;) memory.grow(pages); } catch { }
                 }
             });",
        )
        .before_load(&misbehaving(
            "const real = worker.postMessage.bind(worker);
             worker.postMessage = (message, transfer) => {
                 if (transfer) real('starve');
                 real(message, transfer);
             };",
        ))
        .open(N18);
    page.by_testid("run").click();
    page.wait_for_state("failed");
    let why = page.by_testid("count-failed").text();
    assert!(
        why.contains("three times") || why.contains("No worker"),
        "{why}"
    );
    // The browser's log entries about this are expected.
    page.console();
    page.close();
}

#[test]
fn a_worker_that_never_answers_is_replaced_after_a_while() {
    let page = Visit::new()
        .before_load(&misbehaving(
            "if (number === 1) {
                 const real = worker.postMessage.bind(worker);
                 worker.postMessage = (message, transfer) => transfer ? undefined : real(message);
             }",
        ))
        .open(N16);
    page.by_testid("workers").choose("1");
    page.by_testid("run").click();
    page.wait_long_for("the count", |page| stage(page).as_deref() == Some("done"));
    assert_total(&page, "14772512");
    assert_eq!(page.script("return made"), json!(3));
    page.close();
}

#[test]
fn a_count_that_cannot_be_kept_goes_on_and_says_so() {
    for (script, told) in [
        (
            "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };",
            "storage is full",
        ),
        (
            "IDBTransaction.prototype.commit = function () { this.abort(); };",
            "storage is full",
        ),
        (
            "Object.defineProperty(window, 'indexedDB', { value: undefined });",
            "keeps nothing here",
        ),
    ] {
        let page = Visit::new().before_load(script).open(N18);
        page.by_testid("run").click();
        page.wait_for("a warning", |page| page.has("[data-testid=count-unsaved]"));
        let warning = page.by_testid("count-unsaved").text();
        assert!(warning.contains(told), "{warning}");
        let before = finished(&page);
        page.wait_for("further shards", |page| finished(page) > before);
        page.by_testid("stop").click();
        wait_for_stage(&page, "stopped");
        page.close();
    }
}

/// Three damaged records: a changed count, a different engine, and a record that is not text.
#[test]
fn records_that_are_not_what_they_were_are_refused_and_counted() {
    let page = Page::open(N18);
    page.by_testid("run").click();
    page.wait_for("shards that are kept", |page| {
        page.has("[data-testid=count-saved]")
    });
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    page.wait_for("what is kept", |page| page.has("[data-testid=count-kept]"));
    let kept = finished(&page);
    let ledgers = page.by_testid("count-kept").text();
    assert!(ledgers.contains(&format!("{kept} of 32")), "{ledgers}");
    let spoilt = page.script_async(
        "const done = arguments[0];
         indexedDB.open('queens', 1).onsuccess = ({ target }) => {
             const transaction = target.result.transaction('ledgers', 'readwrite');
             const store = transaction.objectStore('ledgers');
             store.getAll().onsuccess = (event) => {
                 const [first] = event.target.result;
                 store.add(first.replace('\"count\":\"', '\"count\":\"7'), '18 /spoilt');
                 store.add(first.replaceAll('\"engine\":2', '\"engine\":99'), '18 /other');
                 store.add(7, '18 /number');
             };
             transaction.oncomplete = () => { target.result.close(); done(true); };
         };",
    );
    assert_eq!(spoilt, json!(true));
    page.reload();
    page.by_testid("count-resume").click();
    page.wait_for("the refusal", |page| {
        page.has("[data-testid=count-refused]")
    });
    assert_eq!(resumed(&page), kept);
    let told = page.by_testid("count-refused").text();
    assert!(told.contains("not used: 3."), "{told}");
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    page.close();
}

#[test]
fn two_tabs_do_not_count_the_same() {
    let page = Page::open(N18);
    page.by_testid("run").click();
    page.wait_for("a shard", |page| finished(page) >= 1);
    page.script(
        "window.other = window.open(location.href, '_blank', 'popup,width=900,height=700');",
    );
    let elsewhere = "(() => {
        const other = window.other?.document;
        const count = other?.querySelector('[data-testid=count]');
        if (!count) return false;
        if (count.dataset.stage === 'idle') other.querySelector('[data-testid=run]').click();
        return count.dataset.stage === 'elsewhere';
    })()";
    page.wait_for_script("the other tab's refusal", elsewhere);
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    // The other tab releases the board a moment later.
    page.wait_for_script(
        "the other tab's count",
        "(() => {
            const other = window.other.document;
            const stage = other.querySelector('[data-testid=count]').dataset.stage;
            if (stage === 'elsewhere') other.querySelector('[data-testid=run]').click();
            return stage === 'counting';
        })()",
    );
    page.script("window.other.close()");
    page.close();
}

#[test]
fn a_count_that_another_page_has_open_is_not_offered() {
    let page = Visit::new()
        .before_load(
            "if (location.origin !== 'null') {
                 localStorage.setItem('queens-count', '18 \\nn=18&algorithm=meet-in-the-middle');
                 navigator.locks.request('queens count 18 ', () => new Promise(() => {}));
                 window.asked = 0;
                 const query = navigator.locks.query.bind(navigator.locks);
                 navigator.locks.query = () => query().finally(() => { asked += 1; });
             }",
        )
        .open("#n=8&algorithm=recursive");
    // The page asks twice, because a reloaded page may release its lock late.
    page.wait_for_script("both answers", "asked === 2");
    // By then, the page has drawn its reaction to both answers.
    page.script_async("setTimeout(arguments[0], 500)");
    assert!(!page.has("[data-testid=left-over]"));
    page.close();
}
