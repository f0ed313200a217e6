//! Each view in each language, on screens from a small phone to a desktop: nothing is cut, covered or outside the
//! window. Also runs axe on a dark phone and a light desktop. A new view needs one line here.

use queens_tests::{Page, Visit};

/// An address, a selector that matches once the page is ready, and an action before the checks.
type Look = (&'static str, &'static str, fn(&Page));

const IDLE: &str = "[data-testid=app][data-state=idle]";
const PAUSED: &str = "[data-testid=app][data-state=paused]";
const DONE: &str = "[data-testid=app][data-state=done]";

const NOTHING: fn(&Page) = |_| {};

/// Clicks an element even if it is not visible, and waits for another element.
fn click(page: &Page, selector: &str, expected: &str) {
    page.use_once();
    page.find(selector).script("arguments[0].click()");
    page.wait_for(expected, |page| page.has(expected));
}

fn run(page: &Page) {
    click(page, "[data-testid=run]", DONE);
}

fn share(page: &Page, tab: &str) {
    let selector = format!("[data-testid=share-{tab}]");
    click(page, "[data-testid=share]", &selector);
    click(page, &selector, &format!("{selector}[aria-selected=true]"));
}

fn survey(page: &Page) {
    let whole = "[data-testid=survey-progress][aria-valuenow='100']";
    click(page, "[data-testid=survey-run]", whole);
}

#[track_caller]
fn look_at(looks: &[Look]) {
    look_as(|address| Visit::new().at(address), looks);
}

/// Like [`look_at`], for pages that are opened in another way.
#[track_caller]
fn look_as(show: impl Fn(&str) -> Page, looks: &[Look]) {
    let mut faults = Vec::new();
    for (address, ready, act) in looks {
        let page = show(address);
        page.wait_for(ready, |page| page.has(ready));
        act(&page);
        let found = page.faults().into_iter();
        faults.extend(found.map(|it| format!("{address}: {it}")));
        page.close();
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn faults_of_each_kind_are_found() {
    // A script that breaks the layout: a block and a link outside the window, cut words, two covered buttons, and pale
    // text.
    const SPOIL: &str = "
        const add = (tag, style, text = 'Some words') => {
            const it = document.createElement(tag);
            Object.assign(it.style, style);
            it.textContent = text;
            document.querySelector('#app').append(it);
            return it;
        };
        add('div', { width: '3000px' });
        add('a', { position: 'absolute', left: '-90px' }).href = '#';
        add('p', { width: '20px', overflow: 'hidden', whiteSpace: 'nowrap' });
        add('p', { width: '40px', height: '20px', overflow: 'hidden' });
        add('button', { position: 'absolute', top: '9px', left: '9px' });
        add('button', { position: 'absolute', top: '9px', left: '9px' });
        add('p', { color: '#999', background: '#aaa' });";
    let page = Page::open("#n=6&algorithm=recursive&step=20");
    page.wait_for_state("paused");
    page.script(SPOIL);
    let faults = page.faults().join("\n");
    for kind in [
        "the page is",
        "outside: DIV",
        "outside: A",
        " in 20",
        " high in 20",
        "covered: BUTTON",
        "color-contrast",
    ] {
        assert!(faults.contains(kind), "{kind}: {faults}");
    }
    page.close();
}

#[test]
fn the_story_looks_right() {
    look_at(&[
        ("#story=1", "[data-testid=story]", |page| {
            page.click_square("a1");
        }),
        ("#story=2", "[data-testid=story]", |page| {
            page.click_square("c2");
        }),
        ("#story=4", "[data-testid=story]", |page| {
            click(page, "[data-testid=to-end]", "[data-done=true]");
        }),
        ("#story=5", ".story-tree .tree-here", NOTHING),
        ("#story=6", "[data-testid=story]", NOTHING),
        ("#story=7", ".onward a", NOTHING),
    ]);
}

#[test]
fn folded_screens_look_right() {
    look_as(
        |address| Visit::new().folded().open(address),
        &[
            ("#n=8&algorithm=recursive&fixed=b1", IDLE, NOTHING),
            (
                "#n=8&algorithm=recursive&fixed=b1&blocked=c6,d2,f3,g3",
                IDLE,
                NOTHING,
            ),
            ("#n=8&algorithm=recursive&step=857", PAUSED, |page| {
                page.find("[data-square=d4] button")
                    .script("arguments[0].click()");
            }),
            ("#n=8&algorithm=recursive&step=18513", DONE, NOTHING),
            (
                "#n=8&algorithm=recursive&mode=play&placed=a1,b3",
                IDLE,
                NOTHING,
            ),
            ("#n=8&algorithm=recursive&mode=predict", IDLE, NOTHING),
            ("#n=12&algorithm=meet-in-the-middle", IDLE, NOTHING),
            (
                "#n=32&algorithm=forward-checking&goal=first&step=60",
                PAUSED,
                NOTHING,
            ),
            ("#n=100&algorithm=min-conflicts&seed=7", IDLE, NOTHING),
            (
                "#n=8&algorithm=recursive&step=200&layout=present",
                PAUSED,
                NOTHING,
            ),
            (
                "#problem=knight&n=8&algorithm=tour-roth&step=30",
                PAUSED,
                NOTHING,
            ),
            (
                "#problem=domination&n=8&algorithm=coverage-search&step=200",
                PAUSED,
                NOTHING,
            ),
            (
                "#n=99&algorithm=recursive",
                "[data-testid=message]",
                NOTHING,
            ),
        ],
    );
}

#[test]
fn searches_for_queens_look_right() {
    look_at(&[
        ("#n=8&algorithm=recursive", IDLE, NOTHING),
        (
            "#n=8&algorithm=recursive&fixed=b1&step=857",
            PAUSED,
            NOTHING,
        ),
        ("#n=8&algorithm=recursive&step=18513", DONE, NOTHING),
        ("#n=8&algorithm=recursive&step=857", PAUSED, |page| {
            click(page, "#tab-path", "[data-panel=path]");
        }),
        ("#n=8&algorithm=recursive&step=857", PAUSED, |page| {
            click(page, "#tab-code", "[data-panel=code]");
        }),
        (
            "#n=8&algorithm=recursive&fixed=b1&speed=0.5",
            IDLE,
            |page| {
                click(page, "[data-testid=run]", "[data-state=playing]");
            },
        ),
        ("#n=8&algorithm=permutations&step=30", PAUSED, NOTHING),
        ("#n=5&algorithm=nested-loops&step=20", PAUSED, |page| {
            click(page, "#tab-code", "[data-panel=code]");
            page.wait_for("the note", |page| page.has("[data-testid=listing-note]"));
        }),
        (
            "#n=4&algorithm=recursive&view=results",
            "[data-testid=results-trace]",
            |page| {
                click(
                    page,
                    "[data-testid=results-trace]",
                    "[data-testid=own-trace]",
                );
                page.by_testid("own-trace")
                    .enter("place a1\nplace b2\nplace z9\nend\n");
                let compared = "[data-testid=own-trace-verdict][data-value=wrong]";
                click(page, "[data-testid=own-trace-ask]", compared);
            },
        ),
        (
            "#n=8&algorithm=prefix-check&step=45&view=trace",
            "[data-testid=trace-table] [aria-current]",
            NOTHING,
        ),
        (
            "#n=6&algorithm=board-copy&step=45&view=trace",
            "[data-testid=trace-table] [aria-current]",
            |page| click(page, "[data-testid=trace-sheet]", "[data-testid=worksheet]"),
        ),
        (
            "#n=6&algorithm=explicit-stack&step=20&view=stack",
            PAUSED,
            NOTHING,
        ),
        (
            "#n=8&algorithm=accessibility-dynamic&view=starts&step=6",
            PAUSED,
            NOTHING,
        ),
        (
            "#n=32&algorithm=forward-checking&goal=first&step=60",
            PAUSED,
            NOTHING,
        ),
        ("#n=10&algorithm=bitmask&goal=count", IDLE, run),
        ("#n=18&algorithm=meet-in-the-middle", IDLE, NOTHING),
        ("#n=2000&algorithm=min-conflicts&seed=7", IDLE, run),
        ("#n=6&algorithm=recursive&step=100", PAUSED, |page| {
            // On a phone, the tree and the form are on different panels.
            click(page, "#tab-path", "[data-panel=path]");
            click(page, "[name=tree-mode][value=whole]", "[role=application]");
        }),
    ]);
}

#[test]
fn refusals_and_messages_look_right() {
    look_at(&[
        ("#n=32&algorithm=subsets", "[data-testid=refusal]", NOTHING),
        ("#n=8&algorithm=half-board&fixed=d4", IDLE, NOTHING),
        ("#n=3&algorithm=random-rows&seed=1", IDLE, NOTHING),
        (
            "#n=99&algorithm=recursive",
            "[data-testid=message]",
            NOTHING,
        ),
        ("#n=4&algorithm=recursive&step=83", DONE, |page| {
            page.press("n");
            page.wait_for("a message", |page| page.has("[data-testid=message]"));
        }),
        ("#n=8&algorithm=recursive&step=856", PAUSED, |page| {
            click(page, "[data-square=d4] button", "[data-stale=true]");
            click(page, "[data-square=e5] button", "[data-testid=message]");
        }),
        (
            "#n=4&algorithm=nested-loops&part=2&exercise=1_n.4_algorithm.nested-loops_to.20_ask.counters_190e96c0__1_n.5_algorithm.recursive_to.30_ask.counters_2e0de2c5__1_n.4_algorithm.prefix-check_to.9_ask.counters_6f88dcba",
            "[data-testid=part-2][aria-current]",
            NOTHING,
        ),
        (
            "#n=6&algorithm=row-by-row&exercise=1_n.6_ask.complete_00000000",
            "[data-testid=exercise-refused]",
            NOTHING,
        ),
    ]);
}

#[test]
fn domination_looks_right() {
    look_at(&[
        (
            "#problem=domination&n=8&algorithm=coverage-search&step=400",
            PAUSED,
            NOTHING,
        ),
        (
            "#problem=domination&n=6&algorithm=move-one&variant=independent&view=results&step=40",
            PAUSED,
            NOTHING,
        ),
        (
            "#problem=domination&n=8&algorithm=frames&view=proof",
            IDLE,
            |page| {
                click(page, "[data-testid=run]", "[data-testid=frames]");
                click(page, "[data-testid=to-end]", DONE);
                click(
                    page,
                    "[data-testid=least-numbers] summary",
                    "[data-testid=least-numbers][open]",
                );
            },
        ),
        (
            "#problem=domination&n=8&algorithm=coverage-search&view=about",
            ".about article",
            NOTHING,
        ),
        (
            "#problem=domination&n=6&algorithm=coverage-search&view=compare",
            "[data-testid=board-2]",
            survey,
        ),
        (
            "#problem=domination&n=8&puzzle=7&grade=1",
            "[data-marks~=fixed]",
            |page| {
                click(page, "[data-testid=puzzles]", "[data-testid=puzzle-of-day]");
            },
        ),
        (
            "#problem=domination&n=8&mode=play&placed=d4,e5",
            "[data-testid=completable]:not([data-value=unknown])",
            NOTHING,
        ),
    ]);
}

#[test]
fn the_knight_looks_right() {
    look_at(&[
        (
            "#problem=knight&n=8&algorithm=tour-fewest-onward&step=60",
            PAUSED,
            NOTHING,
        ),
        (
            "#problem=knight&n=8&algorithm=tour-fewest-onward&view=results&step=160",
            "[data-testid=results]",
            NOTHING,
        ),
        (
            "#problem=knight&n=8&algorithm=tour-natural-order&step=20&numbered=1",
            PAUSED,
            NOTHING,
        ),
        (
            "#problem=knight&n=8&algorithm=tour-natural-order&view=starts",
            "[data-start]",
            NOTHING,
        ),
        (
            "#problem=knight&n=6&m=5&algorithm=tour-roth&view=stack&step=9",
            PAUSED,
            NOTHING,
        ),
        ("#problem=knight&n=3&m=12&step=20", PAUSED, NOTHING),
        ("#problem=knight&n=12&m=3&step=20", PAUSED, NOTHING),
        (
            "#problem=knight&n=8&algorithm=tour-roth&view=about",
            ".about article",
            NOTHING,
        ),
        (
            "#problem=knight&n=6&algorithm=tour-roth&mode=play&placed=a1,b3,d4,e2",
            "[data-testid=completable]:not([data-value=unknown])",
            NOTHING,
        ),
    ]);
}

#[test]
fn views_of_a_search_look_right() {
    const RESULTS: &str = "#n=8&algorithm=recursive&symmetry=fundamental&step=1024&view=results";
    look_at(&[
        (RESULTS, ".exhibit", NOTHING),
        (RESULTS, ".exhibit", |page| {
            click(page, "[data-testid=results-export]", ".tool-inside");
        }),
        (RESULTS, ".exhibit", |page| {
            click(page, "[data-testid=results-check]", ".tool-inside");
        }),
        (RESULTS, ".exhibit", |page| {
            click(page, "[data-testid=results-definitions]", ".tool-inside");
        }),
        (
            "#n=8&algorithm=recursive&step=857&view=compare&compare=bitmask",
            "[data-testid=board-2]",
            survey,
        ),
        (
            "#n=8&algorithm=recursive&view=about",
            ".about article",
            NOTHING,
        ),
        (
            "#n=8&algorithm=recursive&view=examples",
            "[data-example]",
            NOTHING,
        ),
        (
            "#n=100&algorithm=min-conflicts&seed=7&view=examples",
            "[data-example]",
            NOTHING,
        ),
        (
            "#n=18&algorithm=meet-in-the-middle&view=examples",
            "[data-example]",
            NOTHING,
        ),
        (
            "#n=8&algorithm=recursive&view=sheets",
            "a[data-question]",
            NOTHING,
        ),
        (
            "#n=8&algorithm=recursive&view=sheets&question=002-3",
            "[data-testid=answer] summary",
            |page| {
                click(
                    page,
                    "[data-testid=answer] summary",
                    "[data-testid=answer][open]",
                );
            },
        ),
    ]);
}

#[test]
fn play_and_prediction_look_right() {
    look_at(&[
        (
            "#n=8&mode=play&placed=a1,b5,c3",
            "[data-testid=completable]:not([data-value=unknown])",
            NOTHING,
        ),
        ("#n=8&mode=play", "[data-testid=puzzles]", |page| {
            click(page, "[data-testid=puzzles]", "[data-testid=puzzle-of-day]");
        }),
        ("#n=8&puzzle=7&grade=2", "[data-marks~=fixed]", |page| {
            click(page, "[data-testid=hint]", "[data-testid=advice]");
        }),
        (
            "#n=8&algorithm=recursive&step=26&mode=predict",
            "[data-testid=often]",
            |page| {
                page.by_testid("often").choose("each");
                click(page, "[data-testid=step-forward]", "[data-testid=question]");
            },
        ),
    ]);
}

#[test]
fn dialogs_look_right() {
    const SEARCH: &str = "#n=6&algorithm=recursive&step=20";
    look_at(&[
        (SEARCH, PAUSED, |page| share(page, "link")),
        (SEARCH, PAUSED, |page| share(page, "qr")),
        (SEARCH, PAUSED, |page| share(page, "text")),
        (SEARCH, PAUSED, |page| share(page, "picture")),
        (SEARCH, PAUSED, |page| share(page, "animation")),
        (SEARCH, PAUSED, |page| share(page, "embed")),
        (SEARCH, PAUSED, |page| {
            share(page, "link");
            click(
                page,
                "[data-testid=share-exercise]",
                "[data-testid=exercise-none]",
            );
        }),
        (SEARCH, PAUSED, |page| {
            share(page, "link");
            click(
                page,
                "[data-testid=share-exercise]",
                "[data-testid=result-code]",
            );
            page.find("[data-testid=result-code]").script(
                "arguments[0].value = '2-10d05c6f-t2.5a6fc3a9-p9.11-s4.4-b0-9129e824 2-10d05c6f-t1-x-00000000 2-10d05c6f';
                 arguments[0].dispatchEvent(new Event('input', { bubbles: true }))",
            );
            page.wait_for("the class", |page| page.has("[data-testid=class]"));
        }),
        (SEARCH, PAUSED, |page| {
            share(page, "link");
            click(
                page,
                "[data-testid=share-exercise]",
                "[data-testid=add-question]",
            );
            click(
                page,
                "[data-testid=ask-counters]",
                "[data-testid=counts-tests]",
            );
            click(
                page,
                "[data-testid=add-part]",
                "[data-testid=remove-part-1]",
            );
            click(
                page,
                "[data-testid=add-question]",
                "[data-testid=question-1]",
            );
        }),
        (SEARCH, PAUSED, |page| {
            share(page, "link");
            click(
                page,
                "[data-testid=share-worksheet]",
                "[data-testid=worksheet]",
            );
        }),
        (SEARCH, PAUSED, |page| {
            click(page, "[data-testid=keys]", "dialog[open]")
        }),
        (SEARCH, PAUSED, |page| {
            click(page, "[data-testid=go-to]", ".go-to-line")
        }),
    ]);
}
