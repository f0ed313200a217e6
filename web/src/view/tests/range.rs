//! Tests of the form: the range next to the size, and the suggestion of a faster counting algorithm.

use super::{context, each, text};
use crate::view::setup::setup;
use queens_page::message::FormMessage;
use queens_page::settings::Side;
use queens_page::testing::Page;
use yew::virtual_dom::VNode;

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
fn a_refused_size_stays_in_its_field_with_one_reason() {
    let mut page = Page::open("problem=knight&n=6&m=5");
    for (side, field, typed, reason) in [
        (Side::Files, "size", "99", "99 is not between 1 and 32"),
        (Side::Ranks, "ranks", "", "Type a whole number from 1 to 32"),
    ] {
        page.send(FormMessage::SizeTyped(side, typed.to_owned()));
        page.send(FormMessage::SizeEntered(side));
        let (mut values, mut reasons) = (Vec::new(), Vec::new());
        let drawing = setup(&page.model, &context(&page.model));
        each(&drawing, &mut |attribute, drawing| {
            let testid = attribute("data-testid").unwrap_or_default();
            if testid == field {
                assert_eq!(attribute("aria-invalid").as_deref(), Some("true"));
                if let VNode::VTag(input) = drawing {
                    values.extend(input.value().map(ToString::to_string));
                }
            } else if testid == format!("{field}-error") {
                assert_eq!(attribute("role").as_deref(), Some("alert"));
                reasons.push(text(drawing));
            }
        });
        assert_eq!(
            (values, reasons),
            (vec![typed.to_owned()], vec![reason.to_owned()])
        );
        assert!(page.codes().is_empty());
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
