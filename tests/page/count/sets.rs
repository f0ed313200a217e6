//! Shared counts of dominating sets of a given size on a large board.

use super::*;
use queens_tests::Page;

const EIGHTEEN: &str = "#problem=domination&n=18&algorithm=frames&goal=count&k=9";

#[test]
fn workers_share_the_sets_of_so_many_queens() {
    let page = Page::open(EIGHTEEN);
    let note = page.by_testid("count").text();
    assert!(note.contains("On boards this wide"), "{note}");
    page.by_testid("run").click();
    wait_for_stage(&page, "done");
    assert_total(&page, "16");
    page.find("[data-testid=count-details] summary").click();
    let nodes = page.by_testid("count-nodes").text();
    assert!(nodes.chars().any(|it| it.is_ascii_digit()), "{nodes}");
    assert!(!page.has("[data-testid=count-fundamental], [data-testid=count-rate]"));
    assert_eq!(finished(&page), 128);
    let audit = page.by_testid("audit").text();
    assert!(audit.contains("queens ledger verify"), "{audit}");
    page.assert_looks_right();
    for (viewport, name) in [
        (PHONE, "sets-390"),
        (LAPTOP, "sets-1366"),
        (DESKTOP, "sets-1440"),
    ] {
        page.resize(viewport);
        page.screenshot(name);
    }
    page.close();
}

#[test]
fn a_refutation_is_stopped_and_gone_on_with_after_a_reload() {
    let page = Page::open("#problem=domination&n=22&algorithm=frames&goal=count&k=11");
    page.by_testid("run").click();
    page.wait_for("some shards that are kept", |page| {
        finished(page) >= 2 && page.has("[data-testid=count-saved]")
    });
    page.by_testid("stop").click();
    wait_for_stage(&page, "stopped");
    let stopped = finished(&page);
    page.reload();
    page.wait_for("what is kept", |page| page.has("[data-testid=count-kept]"));
    page.by_testid("count-resume").click();
    page.wait_for("the shards that were finished", |page| resumed(page) > 0);
    assert!((1..=stopped).contains(&resumed(&page)), "{stopped}");
    page.wait_long_for("the search", |page| stage(page).as_deref() == Some("done"));
    assert_total(&page, "0");
    let told = page.by_testid("total").text();
    assert!(told.contains("11 queens"), "{told}");
    page.close();
}
