//! The numbers of a step are the same everywhere on the page. They are also equal to the numbers of a recount from the
//! events.

use std::collections::BTreeMap;

use proptest::prelude::*;
use queens_core::algorithm::ALL;
use queens_core::{Algorithm, BoardSize, Counters, GivenSquares, Goal, Square, Tree, TreeReader};
use yew::Html;

use super::recount::Recount;
use super::told::{SEED, Told};
use super::{context, each, text};
use crate::view::{compare, explorer};
use queens_draw::tree::Item;
use queens_page::engine::PANES;
use queens_page::message::{Message, TransportMessage};
use queens_page::testing::Harness;
use queens_page::testing::Page;
use queens_page::tree::Mode;

/// Every number in a drawing, by its hook.
fn figures(drawing: &Html) -> BTreeMap<String, u64> {
    let mut figures = BTreeMap::new();
    each(drawing, &mut |attribute, _| {
        if let (Some(hook), Some(value)) = (attribute("data-testid"), attribute("data-value")) {
            let value = value.parse().expect("plain digits");
            assert_eq!(figures.insert(hook, value), None, "a hook names one figure");
        }
    });
    figures
}

/// The operations of an algorithm, by their hooks.
fn operations(algorithm: &'static Algorithm, counters: &Counters) -> BTreeMap<String, u64> {
    let names = algorithm.operations.iter().map(|it| it.name);
    let names = names.map(|name| format!("counter-{name}"));
    names.zip(counters.operations).collect()
}

/// The numbers of a recount and of these operations, by their hooks.
fn expected(told: &Recount, operations: BTreeMap<String, u64>) -> BTreeMap<String, u64> {
    let figures = told.figures().into_iter();
    let figures = figures.map(|(name, value)| (format!("counter-{name}"), value));
    figures.chain(operations).collect()
}

/// The counters among the numbers of a drawing: those whose hooks have this suffix.
fn counters(figures: &BTreeMap<String, u64>, end: &str) -> BTreeMap<String, u64> {
    let of = |hook: &str| {
        let hook = hook.strip_prefix("counter-")?;
        let name = match end {
            "" => Some(hook).filter(|hook| !hook.ends_with("-2")),
            end => hook.strip_suffix(end),
        };
        name.map(|name| format!("counter-{name}"))
    };
    let figures = figures.iter();
    figures
        .filter_map(|(hook, &value)| Some((of(hook)?, value)))
        .collect()
}

/// Checks the strip and the tree of a search at these steps.
fn check_explorer(told: &Told, steps: &[u64]) {
    let mut page = told.page("");
    page.send(Message::TreeModeChosen(Mode::Whole));
    page.work(5_000);
    check_size(told, &page);
    for &step in steps {
        page.send(TransportMessage::ToStep(step));
        page.work(50);
        assert_eq!(page.step(), step, "{told}");
        let run = page.model.shown.run().expect("a run");
        let shown = figures(&explorer::explorer(&page.model, &context(&page.model)));
        let operations = operations(told.algorithm, run.replay().counters());
        assert_eq!(
            counters(&shown, ""),
            expected(told.at(step), operations),
            "strip of {told}, step {step}"
        );
        if told.algorithm.traversal.is_tree() {
            check_tree(told, step, &run.grown.tree);
            check_growing(told, step);
            let item = run.current_item();
            let node = item.map(|item| &run.grown.tree.nodes[Item::node(item)]);
            let standing = &told.at(step).standing[told.given()..];
            let (square, depth) = (standing.last().copied(), standing.len());
            let found = node.map(|node| (node.square(), usize::from(node.depth)));
            assert_eq!(found, Some((square, depth)), "{told}, step {step}");
        }
    }
}

/// The number of nodes that the search visits in a tree of `nodes` nodes. Without a rooted
/// algorithm, the root of the tree does not count.
fn nodes_of(told: &Told, nodes: usize) -> u64 {
    nodes as u64 - u64::from(!told.algorithm.traversal.is_rooted())
}

/// Checks the sizes that the panel of the whole tree shows.
fn check_size(told: &Told, page: &Page) {
    let mut said = Vec::new();
    let drawing = explorer::explorer(&page.model, &context(&page.model));
    each(&drawing, &mut |attribute, element| {
        if attribute("class").as_deref() == Some("tree-size") {
            said.push(text(element));
        }
    });
    let last = told.at(told.last());
    // The tree also has a node for the end of each tour.
    let drawn = last.nodes + last.appended;
    let plural = if drawn == 1 { "" } else { "s" };
    let nodes = format!("{drawn} node{plural}");
    let size = match (told.algorithm.traversal.is_tree(), last.refused) {
        (false, _) => Vec::new(),
        (true, 0) => vec![nodes],
        (true, refused) => vec![format!("{nodes}, {refused} rejected")],
    };
    let said: Vec<_> = said.iter().map(|said| said.replace(',', "")).collect();
    let size: Vec<_> = size.iter().map(|size| size.replace(',', "")).collect();
    assert_eq!(said, size, "{told}");
}

/// Checks the whole tree at a step.
fn check_tree(told: &Told, step: u64, tree: &Tree) {
    let now = told.at(step);
    let entered = tree.nodes.iter().filter(|node| node.first <= step);
    assert_eq!(
        nodes_of(told, entered.count()),
        now.nodes + now.appended,
        "{told}, step {step}"
    );
    let left = tree.nodes[1..].iter().filter(|node| node.last < step);
    let placed = now.nodes + now.appended - u64::from(told.algorithm.traversal.is_rooted());
    let standing = now.standing.len() - told.given();
    let gone = placed - standing as u64;
    assert_eq!(left.count() as u64, gone, "{told}, step {step}");
    let axis = Tree::axis(told.algorithm.traversal);
    let tried = (0..tree.nodes.len()).flat_map(|node| tree.tried(axis, node));
    let refused = tried.filter(|tried| tried.node.is_none() && tried.step <= step);
    assert_eq!(refused.count() as u64, now.refused, "{told}, step {step}");
    let all = told.at(told.last());
    assert_eq!(u64::from(tree.nodes[0].solutions), all.solutions, "{told}");
}

/// Checks the tree that grows with the search, up to a step.
fn check_growing(told: &Told, step: u64) {
    let mut reading = TreeReader::new(
        &told
            .algorithm
            .accept(told.instance.clone())
            .expect("served"),
    );
    while reading.work(step, 1 << 20).is_pending() {}
    let (tree, now) = (reading.tree(), told.at(step));
    let refused = (0..tree.nodes.len()).map(|index| tree.refused(index) as u64);
    let found = (
        nodes_of(told, tree.nodes.len()),
        u64::from(tree.nodes[0].solutions),
        refused.sum(),
    );
    let expected = (now.nodes + now.appended, now.solutions, now.refused);
    assert_eq!(found, expected, "{told}, step {step}");
}

/// Checks the table of two searches at these steps of the first.
fn check_table(told: &Told, other: &Told, steps: &[u64]) {
    let id = other.algorithm.id;
    let mut page = told.page(&format!("&view=compare&compare={id}"));
    for &step in steps {
        page.send(TransportMessage::ToStep(step));
        page.work(50);
        let table = figures(&compare::panel(&page.model, &context(&page.model)));
        for (told, pane, end) in [(told, PANES[0], ""), (other, PANES[1], "-2")] {
            let run = page.model.run_at(pane).expect("a run");
            let operations = operations(told.algorithm, run.replay().counters());
            assert_eq!(
                counters(&table, end),
                expected(told.at(step), operations),
                "table of {told} beside {other}, step {step}"
            );
            let last = told.at(told.last());
            for (name, value) in last.figures() {
                let whole = table.get(&format!("whole-{name}{end}"));
                assert_eq!(whole, Some(&value), "the whole of {told}: {name}");
            }
        }
        assert_eq!(
            table.get("step-2"),
            Some(&step.min(other.last())),
            "{told}, {other}"
        );
    }
}

/// Checks the strip of a count, which has no steps.
fn check_count(told: &Told) {
    let page = told.page("");
    let shown = figures(&explorer::explorer(&page.model, &context(&page.model)));
    let counting = page.model.shown.run().and_then(|run| run.counting());
    let counted = counting.expect("a count").counters;
    let traced = end_of(told);
    let operations = operations(told.algorithm, &traced);
    assert_eq!(
        operations,
        self::operations(told.algorithm, &counted),
        "{told}"
    );
    let expected = expected(told.at(told.last()), operations);
    assert_eq!(counters(&shown, ""), expected, "{told}");
}

/// The counters at the end of the traced search for all solutions.
fn end_of(told: &Told) -> Counters {
    let instance = told.instance.clone().with_goal(Goal::All);
    let mut reader =
        queens_core::Reader::start(&told.algorithm.accept(instance.clone()).expect("served"));
    reader.read(u64::MAX, &mut Vec::new(), |_, _| {});
    *reader.replay().counters()
}

/// The next algorithm of the same problem that accepts the same board and goal.
fn neighbour(told: &Told) -> Option<Told> {
    let at = ALL.into_iter().position(|it| it.id == told.algorithm.id)?;
    let others = ALL.into_iter().cycle().skip(at + 1).take(ALL.len() - 1);
    let others = others.filter(|it| it.problem == told.algorithm.problem);
    let (n, goal) = (told.instance.size().files(), told.instance.goal());
    // If this search has no seed but the other one needs one, it gets this seed.
    let seed = told.instance.seed().unwrap_or(1);
    let given = told.instance.given();
    let mut others = others.filter_map(|it| Told::of(it, n, given, goal, seed));
    others.next()
}

fn check(told: &Told, steps: &[u64]) {
    if told.instance.goal() == Goal::Count {
        return check_count(told);
    }
    check_explorer(told, steps);
    if let Some(other) = neighbour(told) {
        check_table(told, &other, steps);
    }
}

#[test]
fn every_figure_of_every_step_is_the_same_everywhere() {
    // Algorithms that only count are skipped; another test checks their numbers.
    for algorithm in ALL.into_iter().filter(|it| it.is_traced()) {
        let mut told = 0;
        for n in 1..=6 {
            for &goal in algorithm.capabilities.goals {
                if let Some(search) = Told::of(algorithm, n, &[], goal, SEED) {
                    check(&search, &search.sample());
                    told += search.steps.len();
                }
            }
        }
        assert!(told > 10, "{} was looked at", algorithm.id);
    }
}

/// The page shows no counters that the search does not keep, and no number of classes before it is known.
#[test]
fn what_only_counts_shows_its_counts_and_no_others() {
    let mut harness = Harness::open("n=13&algorithm=meet-in-the-middle");
    let shown =
        |harness: &Harness| explorer::explorer(&harness.page.model, &context(&harness.page.model));
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() > 0);
    let going = counters(&figures(&shown(&harness)), "");
    assert!(going["counter-solutions"] > 0 && going["counter-fundamental"] == 0);
    assert!(text(&shown(&harness)).contains('–'));
    harness.work_to_rest();
    let over = counters(&figures(&shown(&harness)), "");
    let known = [("fundamental", 9_233), ("solutions", 73_712)];
    let known = known.map(|(name, value)| (format!("counter-{name}"), value));
    assert_eq!(over, BTreeMap::from(known));
    assert!(!text(&shown(&harness)).contains('–'));
}

/// A search with random given queens, and some of its steps.
fn any_search() -> impl Strategy<Value = (Told, Vec<u64>)> {
    let algorithms = prop::sample::select(ALL.to_vec());
    let squares = prop::collection::vec((0..6u8, 0..6u8), 1..4);
    let goal = any::<prop::sample::Index>();
    let steps = prop::collection::vec(any::<prop::sample::Index>(), 12);
    let drawn = (algorithms, 1..=6u8, squares, goal, steps);
    drawn.prop_filter_map("not served", |(algorithm, n, squares, goal, steps)| {
        let size = BoardSize::new(n.into()).ok()?;
        let mut given = GivenSquares::none();
        for (file, rank) in squares {
            // A queen that attacks another one is left out.
            let _ = given.add(
                algorithm.given_rule(None),
                size,
                Square::new(file % n, rank % n).unwrap(),
            );
        }
        let goal = *goal.get(algorithm.capabilities.goals);
        let told = Told::of(algorithm, n, given.squares(), goal, SEED)?;
        let steps = steps.iter().map(|step| step.index(told.steps.len()) as u64);
        let steps = steps.collect();
        Some((told, steps))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn figures_agree_with_given_queens_at_any_step((told, steps) in any_search()) {
        check(&told, &steps);
    }
}
