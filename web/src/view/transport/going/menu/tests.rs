//! Tests the numbers of pieces that the field of “Go to” accepts.

use super::*;
use queens_page::address;

#[test]
fn only_numbers_of_pieces_that_can_stand_are_offered() {
    for (search, offered) in [
        ("n=8&algorithm=recursive", Some((1, 8))),
        ("n=8&algorithm=recursive&fixed=a1,b3", Some((3, 8))),
        ("n=8&algorithm=permutations", Some((8, 8))),
        ("n=1&algorithm=recursive&fixed=a1", None),
        ("n=8&algorithm=accessibility-scan", Some((2, 8))),
        ("n=8&algorithm=coverage-search&k=3", Some((1, 3))),
        ("n=8&algorithm=coverage-search&k=3&fixed=a1", Some((2, 3))),
        ("n=8&algorithm=coverage-search", Some((1, 64))),
        ("n=8&algorithm=move-one&k=4", Some((4, 4))),
        ("problem=knight&n=5&algorithm=tour-roth", Some((2, 25))),
    ] {
        let settings = address::read("", search).address.settings;
        assert_eq!(depths(&settings), offered, "{search}");
    }
}
