//! Tests of the form: the range next to the size, and the suggestion of a faster counting algorithm.

use super::{context, each, text};
use crate::view::setup::setup;
use queens_page::testing::Page;

#[test]
fn the_range_beside_the_size_is_the_one_that_can_be_run() {
    for (address, range) in [
        ("n=8&algorithm=permutations", "1 to 10"),
        ("n=11&algorithm=permutations", "1 to 10"),
        ("n=8&algorithm=permutations&fixed=a1,b3", "1 to 12"),
        ("n=8&algorithm=subsets", "1 to 6"),
        ("n=8&algorithm=recursive", "1 to 32"),
        ("n=8&algorithm=min-conflicts", "1 to 2000"),
        ("problem=knight&n=8", "3 to 32"),
    ] {
        let page = Page::open(address);
        let mut told = Vec::new();
        let drawing = setup(&page.model, &context(&page.model));
        each(&drawing, &mut |attribute, drawing| {
            if attribute("id").as_deref() == Some("size-range") {
                told.push(text(drawing));
            }
        });
        assert_eq!(told, [range], "{address}");
    }
}

#[test]
fn what_counts_faster_is_offered_where_it_can_count_the_same() {
    for (address, is_offered) in [
        ("n=12&algorithm=recursive&goal=count", true),
        ("n=12&algorithm=bitmask&goal=count&fixed=a1", true),
        ("n=12&algorithm=recursive&goal=all", false),
        ("n=28&algorithm=recursive&goal=count", false),
        ("n=12&algorithm=meet-in-the-middle", false),
        ("problem=domination&n=6&goal=count", false),
    ] {
        let page = Page::open(address);
        let mut offered = 0;
        let drawing = setup(&page.model, &context(&page.model));
        each(&drawing, &mut |attribute, _| {
            let testid = attribute("data-testid");
            offered += usize::from(testid.as_deref() == Some("count-faster"));
        });
        assert_eq!(offered, usize::from(is_offered), "{address}");
    }
}
