//! Every language has all questions of the sheets with the same numbers, and their claims about searches are true.

use queens_core::Counters;
use queens_page::sheets::SheetQuestion;

use super::*;

/// The numbers written in digits, in ascending order. Group separators are removed.
fn numbers(language: Language, text: &str) -> Vec<u64> {
    let group = Texts::of(language).numbers.group;
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let mut found = vec![String::new()];
    for (at, &letter) in letters.iter().enumerate() {
        let groups = letter == group && at > 0 && is_digit(at - 1);
        let groups = groups && (1..4).all(|next| is_digit(at + next)) && !is_digit(at + 4);
        match found.last_mut() {
            Some(number) if is_digit(at) => number.push(letter),
            _ if groups => {}
            _ => found.push(String::new()),
        }
    }
    let mut found: Vec<u64> = found.iter().filter_map(|it| it.parse().ok()).collect();
    found.sort_unstable();
    found
}

#[test]
fn every_question_that_an_address_can_name_is_there_in_its_order_and_sheet() {
    for language in Language::ALL {
        let ids = questions(language).into_iter().map(|it| it.id);
        let names = SheetQuestion::ALL.map(SheetQuestion::name);
        assert_eq!(ids.collect::<Vec<_>>(), names, "{language:?}");
        for sheet in Texts::of(language).rest().questions() {
            let first = SheetQuestion::find(sheet.sections[0].id).expect("a question");
            let mut ids = sheet.sections.iter().map(|it| SheetQuestion::find(it.id));
            assert!(ids.all(|it| it.map(SheetQuestion::sheet) == Some(first.sheet())));
            assert!(sheet.title.contains(first.sheet()), "{}", sheet.title);
            assert!(!sheet.lead.is_empty());
        }
    }
}

#[test]
fn every_question_asks_first_leads_to_something_and_folds_its_answer() {
    for language in Language::ALL {
        for question in questions(language) {
            let id = question.id;
            let asked = &question.nodes[0];
            assert!(
                matches!(asked, ArticleNode::Element("p", ..)),
                "{language:?}, {id}"
            );
            assert!(
                !elements(question, "details").is_empty(),
                "{language:?}, {id}"
            );
            assert!(!addresses(&question.nodes).is_empty(), "{language:?}, {id}");
        }
    }
}

#[test]
fn every_language_tells_the_same_numbers() {
    let english = questions(Language::ENGLISH);
    for language in Language::ALL {
        for (question, english) in questions(language).into_iter().zip(&english) {
            let told = |language, question: &'static Section| {
                let text = format!("{} {}", question.title, words(&question.nodes));
                numbers(language, &text)
            };
            let expected = told(Language::ENGLISH, english);
            assert_eq!(
                told(language, question),
                expected,
                "{language:?}, {}",
                question.id
            );
        }
    }
}

/// The counters of the complete search of an address, and a lookup of its operations by name.
fn counters(fragment: &str) -> (Counters, impl Fn(&str) -> u64) {
    let settings = address::read("", fragment).address.settings;
    let algorithm = algorithm::find(settings.algorithm.id).expect(fragment);
    let instance = settings.instance().expect(fragment);
    let mut search = algorithm.accept(instance).expect(fragment).count();
    search.finish();
    let found = search.counters();
    let of_program = move |name: &str| {
        let mut operations = settings.algorithm.operations.iter();
        let at = operations.position(|it| it.name == name);
        found.operations[at.expect(name)]
    };
    (found, of_program)
}

#[test]
fn what_is_said_of_a_program_is_what_it_counts() {
    for (question, search, operations) in [
        ("000-2.1", "n=8&algorithm=recursive", &["comparisons"][..]),
        (
            "000-2.2",
            "n=8&algorithm=recursive",
            &["erasures", "removals_after_loop"],
        ),
        (
            "000-2.3",
            "n=8&algorithm=half-board",
            &["found", "mirrored"],
        ),
        (
            "001-1",
            "n=8&algorithm=nested-loops",
            &["place_calls", "marks", "saves"],
        ),
        (
            "001-2",
            "n=8&algorithm=board-copy",
            &["place_calls", "marks", "saves"],
        ),
        ("001-3", "n=8&algorithm=upward-scan", &["cells_read"]),
        ("001-3", "n=8&algorithm=board-copy", &["marks", "saves"]),
        (
            "001-4",
            "n=8&algorithm=digit-string",
            &["pos_ok", "test_calls"],
        ),
        (
            "002-1",
            "n=8&algorithm=prefix-check",
            &["row_checks", "diag_checks"],
        ),
        ("002-1", "n=8&algorithm=recursive", &["comparisons"]),
        (
            "002-3",
            "n=4&algorithm=prefix-check",
            &["drawn_nodes", "calls"],
        ),
        (
            "003-2",
            "n=8&algorithm=permutations",
            &["generated", "diag_checks"],
        ),
        ("003-2", "n=8&algorithm=explicit-stack", &["valid_steps"]),
        ("003-3", "n=4&algorithm=explicit-stack", &["iterations"]),
        (
            "003-3",
            "n=8&algorithm=explicit-stack",
            &["iterations", "erasures"],
        ),
    ] {
        let (_, of_program) = counters(search);
        for name in operations {
            assert_counted(question, of_program(name));
        }
    }
    let (copied, of_program) = counters("n=8&algorithm=board-copy");
    assert_eq!(of_program("saves") * 64, 125_760);
    assert_counted("001-3", 125_760);
    for question in [
        "000-2.1", "000-2.3", "001-1", "001-3", "001-4", "002-1", "002-3", "003-3", "004-I.1",
    ] {
        assert_counted(question, copied.tests);
    }
    for question in ["000-2.2", "002-3", "004-I.1"] {
        assert_counted(question, copied.nodes);
    }
    for question in [
        "000-2.2", "001-1", "001-2", "001-4", "002-2", "003-2", "003-3", "004-I.1",
    ] {
        assert_counted(question, copied.solutions);
    }
    for question in ["000-2.3", "004-I.2"] {
        assert_counted(question, copied.fundamental);
    }
}

#[test]
fn first_solutions_come_when_the_text_says() {
    let first = counters("n=8&algorithm=recursive&goal=first").0.tests;
    assert_counted("000-2.2", first);
    assert_counted("000-2.6", first);
    for (algorithm, orders) in [("tour-fewest-onward", 35), ("tour-natural-order", 1_230)] {
        let search = format!("problem=knight&n=6&algorithm={algorithm}&fixed=a1");
        assert_eq!(counters(&search).0.nodes, orders);
        assert_counted("004-II.8", orders);
    }
    let solution = counters("n=8&algorithm=permutations&goal=first").0.tests;
    assert_counted("000-2.6", solution);
}

#[test]
fn the_starts_on_file_a_have_as_many_solutions_as_the_text_says() {
    let starts = (1..=8).map(|rank| {
        let start = format!("n=8&algorithm=recursive&fixed=a{rank}");
        counters(&start).0.solutions
    });
    let starts: Vec<u64> = starts.collect();
    assert_eq!(starts, [4, 8, 16, 18, 18, 16, 8, 4]);
    for number in starts {
        assert_counted("000-2.3", number);
    }
    assert_eq!(counters("n=5&algorithm=recursive&fixed=a4").0.solutions, 2);
}

#[test]
fn brute_force_is_counted_as_the_text_says() {
    let rows = counters("n=8&algorithm=random-rows&seed=7").1;
    assert_counted("000-2.6", rows("draws"));
    let (placed, of_program) = counters("n=8&algorithm=random-placement&seed=7");
    assert_counted("000-2.6", placed.placements);
    assert_counted("000-2.6", of_program("restarts") + 1);
    // One in 8⁸ / 92 boards is a solution. Four solutions begin on a1.
    assert_counted("000-2.6", 8_u64.pow(8) / 92);
    assert_counted("000-2.6", 8_u64.pow(7));
    let choose = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
    let first = |n: u64, algorithm: &str| {
        let search = format!("n={n}&algorithm={algorithm}&goal=first");
        counters(&search).0.tests
    };
    let counted = [4, 5, 6, 8].map(|n: u64| {
        // Too many sets to enumerate. The value is from the test vectors.
        let of_sets = if n == 8 {
            433_354_409
        } else {
            first(n, "subsets")
        };
        let of_rows = first(n, "one-per-column");
        let rows = n.pow(n as u32);
        [[n, choose(n * n, n), of_sets], [n, rows, of_rows]]
    });
    // The sheet has a table for sets and a table for rows.
    let counted = [0, 1].map(|of| counted.map(|row| row[of])).concat();
    for language in Language::ALL {
        let mut rows = table(section(language, "000-2.6"));
        rows.retain(|row| row[0] != "n");
        let told = counted.iter();
        let told = told.map(|row| row.map(|number| grouped(language, number)).to_vec());
        assert_eq!(rows, told.collect::<Vec<_>>(), "{language:?}");
    }
}
