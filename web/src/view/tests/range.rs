//! The range that stands beside the size.

use super::{context, each, text};
use crate::update::tests::page::Page;
use crate::view::setup::setup;

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
