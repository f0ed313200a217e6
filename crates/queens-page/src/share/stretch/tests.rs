//! Tests of the default range and its alternatives.

use super::*;
use crate::testing::Page;

fn searched(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.work(1_000);
    page
}

#[test]
fn to_the_next_solution_keeps_the_step_at_which_the_stretch_begins() {
    let page = searched("n=8&algorithm=recursive&step=1000");
    let next = |from: Option<&str>| {
        let from = from.map(str::to_owned);
        to_next_solution(&page.model, [&from, &Some("5".to_owned())])
    };
    let stretch = |from: &str, to: &str| Some([from.to_owned(), to.to_owned()]);
    assert_eq!(next(Some("70")), stretch("70", "1024"));
    assert_eq!(next(Some("1,023")), stretch("1,023", "1024"));
    // The next solution must be after the typed step.
    let after = next(Some("1024")).expect("another solution")[1].parse::<u64>();
    assert!(after.is_ok_and(|step| step > 1024));
    // An untouched or empty field means the current step.
    assert_eq!(next(None), stretch("1000", "1024"));
    assert_eq!(next(Some(" ")), stretch("1000", "1024"));
    // An invalid step, or a step after the last solution, has no next solution.
    assert_eq!(next(Some("x")), None);
    assert_eq!(next(Some("9999999")), None);
}

#[test]
fn the_whole_search_is_what_is_known_of_it() {
    let page = searched("n=4&algorithm=recursive&step=20");
    let stretch = ["0", "83"].map(str::to_owned);
    assert_eq!(whole(&page.model), Some(stretch.clone()));
    assert_eq!(shared_stretch(&page.model, [&None, &None]), stretch);
    let next = to_next_solution(&page.model, [&None, &None]).expect("a solution");
    assert_eq!(next[0], "0");
}
