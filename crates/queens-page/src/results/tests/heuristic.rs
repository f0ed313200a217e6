//! A heuristic on the page, with the solution printed on the sheet.

use queens_core::Traversal;
use queens_core::algorithm::ALL;

use crate::results::Exhibition;
use crate::results::export;
use crate::settings::Family;
use crate::testing::Page;

#[test]
fn an_end_in_vain_is_not_told_as_the_exact_total() {
    let mut page = Page::open("n=8&algorithm=accessibility-scan&step=9&view=results");
    page.work(5_000);
    let run = page.model.shown.run().expect("a run");
    assert!(run.is_complete() && run.counters().solutions == 0);
    assert!(!run.is_exact());
}

#[test]
fn its_solution_is_printed_in_the_order_of_placing() {
    let mut page = Page::open("n=5&algorithm=accessibility-list&fixed=b2&step=7&view=results");
    page.work(5_000);
    let run = page.model.shown.run().expect("a run");
    let results = &page.model.results;
    let shown = Exhibition::of(run, page.model.address.settings.symmetry, results);
    let text = export::text_of(run, &shown, results, 10);
    let sheet = "Solution issue de (1,1)\n[(1,1) (3,0) (4,2) (0,4) (2,3) ]\n";
    assert_eq!(text, sheet);
}

#[test]
fn heuristics_are_a_family_of_the_menu() {
    for algorithm in ALL {
        let is_heuristic = Family::of(algorithm) == Family::Heuristics;
        let is_one = matches!(
            algorithm.traversal,
            Traversal::Greedy | Traversal::LocalSearch
        );
        assert_eq!(is_heuristic, is_one, "{algorithm:?}");
    }
}
