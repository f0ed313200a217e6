//! A page that changes its address equals a fresh load, and a used page can return to rest without a load. Tests that
//! share a page rely on both.

use queens_tests::{Page, reuse};

/// Addresses of every problem, view and board mode, in three languages. Numbers on the knight's squares are missing,
/// because the page remembers this choice across problems.
const ADDRESSES: [&str; 40] = [
    "#n=8&algorithm=recursive",
    "#n=8&algorithm=recursive&step=857",
    "#n=8&algorithm=recursive&step=18513",
    "#n=8&algorithm=recursive&fixed=b1&step=100",
    "#n=8&algorithm=recursive&goal=first&step=1024&view=stack",
    "#n=6&algorithm=bitmask&step=40",
    "#n=6&algorithm=permutations&step=30&lang=fr",
    "#n=5&algorithm=nested-loops&fixed=a1&step=12&lang=ro",
    "#n=6&algorithm=explicit-stack&step=20&view=stack",
    "#n=8&algorithm=accessibility-dynamic&step=6",
    "#n=32&algorithm=forward-checking&goal=first&step=60",
    "#n=10&algorithm=bitmask&goal=count",
    "#n=14&algorithm=meet-in-the-middle",
    "#n=12&algorithm=min-conflicts&seed=7&step=3",
    "#n=8&algorithm=half-board&fixed=d4",
    "#n=99&algorithm=recursive",
    "#n=8&fixed=a5,c7",
    "#n=4&algorithm=recursive&step=99999999",
    "#n=8&algorithm=recursive&view=results",
    "#n=8&algorithm=recursive&view=examples",
    "#n=8&algorithm=recursive&view=sheets",
    "#n=8&algorithm=recursive&view=sheets&question=002-3&lang=fr",
    "#n=8&algorithm=recursive&view=about",
    "#n=6&algorithm=recursive&step=20&view=compare&compare=bitmask",
    "#n=8&algorithm=recursive&step=10&speed=60&theme=dark",
    "#n=8&mode=play&placed=a1,b5",
    "#n=8&puzzle=7&grade=2",
    "#n=6&algorithm=row-by-row&exercise=1_n.6_ask.complete_00000000",
    "#problem=domination&n=8&algorithm=coverage-search&step=400",
    "#problem=domination&n=6&algorithm=move-one&variant=independent&step=40",
    "#problem=domination&n=8&algorithm=frames&view=proof",
    "#problem=domination&n=6&mode=play&placed=d4&lang=ro",
    "#problem=domination&n=8&algorithm=coverage-search&view=about&lang=fr",
    "#problem=knight&n=8&algorithm=tour-fewest-onward&step=60",
    "#problem=knight&n=8&algorithm=tour-natural-order&step=20",
    "#problem=knight&n=6&m=5&algorithm=tour-roth&step=9&view=stack",
    "#problem=knight&n=3&m=12&step=20",
    "#problem=knight&n=5&algorithm=tour-roth&view=starts&step=4",
    "#problem=knight&n=6&mode=play&placed=a1,b3",
    "#problem=knight&n=8&algorithm=tour-roth&view=about&lang=ro",
];

/// The document, once it no longer changes.
fn settled(page: &Page) -> Vec<String> {
    // The address does not contain the panel of a phone.
    page.script("document.querySelector('#tab-setup')?.click()");
    // A fresh page has no lost focus to pass on.
    page.script("document.activeElement?.blur()");
    page.wait_for("a page at rest", |page| {
        !["preparing", "searching", "playing"].contains(&page.state().as_str())
    });
    reuse::settled_document(page)
}

#[test]
fn addresses_in_any_order_show_what_a_fresh_load_of_each_shows() {
    // Visits each address once, in a mixed order: 17 and 40 have no common divisor.
    let order = (0..ADDRESSES.len()).map(|index| ADDRESSES[index * 17 % ADDRESSES.len()]);
    let (kept, fresh) = (Page::at("#n=8&algorithm=recursive"), Page::open("#n=7"));
    let mut different = Vec::new();
    for address in order {
        kept.go(address);
        let kept = settled(&kept);
        let differs = || {
            fresh.load(address);
            let fresh = settled(&fresh);
            let difference = reuse::difference(&fresh, &kept)?;
            Some(format!("{address}: {difference:?}"))
        };
        // On a busy machine, a language's texts may arrive after the page has opened in English. So a difference is
        // checked twice.
        different.extend(differs().and_then(|_| differs()));
    }
    kept.close();
    fresh.close();
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn a_used_page_goes_back_to_rest_without_a_load() {
    let opened = |page: &Page| page.script("return performance.timeOrigin");
    let page = Page::at("#n=6&algorithm=recursive&step=100");
    page.wait_for_state("paused");
    let before = opened(&page);
    page.script("document.querySelector('[name=tree-mode][value=whole]').click()");
    page.by_testid("size").enter("33");
    page.press("Enter");
    page.wait_for("a reason", |page| page.has("[data-testid=size-error]"));
    page.script("scrollTo(0, 200)");
    assert!(reuse::reset(&page), "only a load helps");
    assert_eq!(opened(&page), before);
    let rested = reuse::settled_document(&page);
    page.load(reuse::RESTING);
    let fresh = reuse::settled_document(&page);
    assert_eq!(reuse::difference(&fresh, &rested), None);
    page.close();
}
