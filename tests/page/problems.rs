//! Problems other than n queens: their tabs, fields and boards.

use queens_tests::{LANGUAGES, PHONE, Page, Visit};

/// The marks of a square.
fn marks(page: &Page, square: &str) -> String {
    let square = page.find(&format!("[data-square={square}]"));
    square.attribute("data-marks").unwrap_or_default()
}

fn value(page: &Page, square: &str) -> Option<String> {
    let square = page.find(&format!("[data-square={square}]"));
    square.attribute("data-value")
}

#[test]
fn a_knight_is_set_on_a_square_and_tours_the_board_everywhere() {
    let page = Page::at("#n=8&algorithm=recursive");
    page.by_testid("problem-knight").click();
    page.wait_for("the knight", |page| marks(page, "a1").contains("knight"));
    assert!(page.address().contains("problem=knight"));
    page.click_square("b3");
    page.wait_for("the start", |page| {
        marks(page, "b3").contains("fixed") && !marks(page, "a1").contains("knight")
    });
    // The variables include the sheet's list.
    let held = page.find(".variables").text();
    assert!(held.contains("[32, 34, 27, 11, 2, 0]"), "{held}");
    page.by_testid("run").click();
    page.by_testid("to-end").click();
    page.wait_for("the tour", |page| page.state() == "done");
    assert_eq!(
        page.attribute("board", "data-queens").as_deref(),
        Some("64")
    );
    assert_eq!(page.attribute("total", "data-value").as_deref(), Some("1"));
    assert_eq!(value(&page, "b3").as_deref(), Some("1"));
    page.back();
    page.wait_for("the form before the run", |page| page.state() == "idle");
    page.back();
    page.wait_for("the queens", |page| !page.address().contains("knight"));
    page.close();
}

#[test]
fn an_oblong_board_has_its_own_number_of_ranks() {
    let page = Page::at("#problem=knight&n=4&m=3&algorithm=tour-natural-order");
    assert_eq!(page.attribute("board", "data-n").as_deref(), Some("4"));
    assert_eq!(page.attribute("board", "data-m").as_deref(), Some("3"));
    let (_, _, width, height) = page.find("[data-testid=board]").rectangle();
    assert!(
        (width / height - 4.0 / 3.0).abs() < 0.02,
        "{width} by {height}"
    );
    page.by_testid("run").click();
    page.by_testid("to-end").click();
    page.wait_for("the end", |page| page.state() == "done");
    assert_eq!(
        page.attribute("board", "data-queens").as_deref(),
        Some("12")
    );
    page.by_testid("ranks").enter("5");
    page.press("Tab");
    page.by_testid("run").click();
    page.wait_for("five ranks", |page| page.address().contains("m=5"));
    page.close();
}

#[test]
fn a_search_that_is_given_up_says_so() {
    let page = Page::at("#problem=knight&n=8&algorithm=tour-natural-order&fixed=d4&speed=max");
    page.by_testid("run").click();
    // The end is reachable once it is known.
    page.wait_for("the cap", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    page.by_testid("to-end").click();
    page.wait_for("the last step", |page| page.state() == "done");
    assert_eq!(
        page.attribute("total", "data-exact").as_deref(),
        Some("false")
    );
    assert_eq!(page.attribute("event", "data-kind").as_deref(), Some("end"));
    page.close();
}

#[test]
fn a_heuristic_writes_its_values_and_starts_where_it_is_told() {
    let page = Page::at("#n=5&algorithm=accessibility-scan&fixed=b2&step=1");
    page.wait_for("the table", |page| {
        let [corner, middle] = ["a1", "c3"].map(|square| value(page, square));
        (corner.as_deref(), middle.as_deref()) == (Some("12"), Some("16"))
    });
    page.by_testid("to-end").click();
    page.wait_for("the solution", |page| page.state() == "done");
    assert_eq!(page.attribute("total", "data-value").as_deref(), Some("1"));
    assert_eq!(page.number("counter-cells_read"), Some(125));
    page.close();
}

#[test]
fn every_start_is_on_the_map_and_a_click_runs_it() {
    let page = Page::at("#n=5&algorithm=accessibility-list&view=starts");
    page.wait_for("the map", |page| {
        page.find_all(".start.is-solved").len() == 3
    });
    page.wait_for("the chart", |page| {
        page.find_all(".starts-chart tbody tr").len() == 29
    });
    page.find("[data-start=e5]").click();
    page.wait_for("the run", |page| page.address().contains("fixed=e5"));
    page.by_testid("to-end").click();
    page.wait_for("its end", |page| page.state() == "done");
    assert_eq!(page.attribute("board", "data-queens").as_deref(), Some("5"));
    page.close();
}

#[test]
fn every_start_of_the_knight_is_on_the_map_beside_the_orders_of_its_moves() {
    let page = Page::at("#problem=knight&n=5&algorithm=tour-fewest-onward&view=starts");
    page.wait_for("all orders", |page| {
        let orders = page.find_all("[data-testid=starts-orders] tbody tr");
        orders.len() == 3 && orders.iter().all(|it| it.text().ends_with("25"))
    });
    // On an odd board, no tour starts on a square of the minority colour.
    assert_eq!(page.find_all(".start.is-solved").len(), 13);
    assert_eq!(page.find_all("[data-start][data-value=–]").len(), 12);
    page.assert_accessible();
    page.go("#problem=knight&n=8&algorithm=tour-natural-order&view=starts");
    page.wait_for("a start that is given up", |page| {
        page.has("[data-start=a1][data-value=…]")
    });
    page.find("[data-start=a1]").click();
    page.wait_for("the run", |page| page.address().contains("fixed=a1"));
    page.close();
}

#[test]
fn the_tours_of_a_board_are_counted_over_all_starts() {
    let page = Page::at("#problem=knight&n=5&algorithm=tour-fewest-onward&view=starts");
    page.wait_for("the button", |page| page.has("[data-testid=count-tours]"));
    page.by_testid("count-tours").click();
    let total = "1,728 tours, from 13 of 25 squares; 864 if both directions are the same tour";
    page.wait_for("the total", |page| {
        page.by_testid("tours-total").text() == total
    });
    page.go("#problem=knight&n=10&m=3&variant=closed&algorithm=tour-roth&view=starts");
    page.wait_for("the button", |page| page.has("[data-testid=count-tours]"));
    page.by_testid("count-tours").click();
    let total = "32 closed tours; 16 if both directions are the same tour";
    page.wait_for("the total", |page| {
        page.by_testid("tours-total").text() == total
    });
    // A count that takes too long is stopped.
    page.go("#problem=knight&n=8&algorithm=tour-roth&view=starts");
    let text = |text: &'static str| {
        move |page: &Page| page.by_testid("tours-total").text().starts_with(text)
    };
    page.wait_for("a warning", text("64 squares: "));
    page.by_testid("count-tours").click();
    page.wait_for("the progress", text("Kinds of start counted: 0 of 10"));
    page.by_testid("count-tours").click();
    page.wait_for("the end of the count", text("64 squares: "));
    page.assert_accessible();
    page.close();
}

#[test]
fn on_a_phone_the_tab_of_starts_is_whole() {
    for language in LANGUAGES {
        let page = Visit::new().viewport(PHONE).at(&format!(
            "#n=5&algorithm=accessibility-list&fixed=e5&view=starts&lang={language}"
        ));
        page.wait_for("the tabs", |page| page.has("#view-starts"));
        let wide = page.script(
            "const tabs = document.querySelector('.views');
             return tabs.scrollWidth - tabs.clientWidth;",
        );
        assert_eq!(wide.as_i64(), Some(0), "{language}");
        page.close();
    }
}

#[test]
fn a_sum_of_two_lines_is_not_hidden_by_the_map_under_it() {
    let page = Page::at("#n=8&algorithm=accessibility-list&view=starts");
    page.wait_for("all starts", |page| {
        let sum = page.find_all(".starts .summary");
        sum.iter().any(|sum| sum.text().contains("64 starts lead"))
    });
    let hidden = page.script(
        "const sum = document.querySelector('.starts .summary');
         return sum.scrollHeight - sum.clientHeight;",
    );
    assert_eq!(hidden.as_i64(), Some(0), "pixels of the sum");
    // The text between map and chart does not push the chart away.
    let between = page.script(
        "const [map, chart] = ['.starts-map', '.starts-chart'].map((it) => document.querySelector(it).getBoundingClientRect());
         return chart.top - map.bottom;",
    );
    assert!(between.as_f64() < Some(120.0), "{between} pixels");
    page.close();
}

#[test]
fn the_proof_of_the_least_number_leads_to_its_steps_everywhere() {
    let page = Page::at("#problem=domination&n=6&algorithm=coverage-search&view=results");
    page.by_testid("run").click();
    page.wait_for("the search", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    let links = page.find_all("[data-testid=chain] button");
    let told: Vec<_> = links.iter().map(|link| link.text()).collect();
    assert_eq!(told.first().map(String::as_str), Some("k ≥ 2"));
    assert!(told[1].starts_with("k = 2: refuted, "), "{told:?}");
    assert_eq!(told.last().map(String::as_str), Some("k = 3: found"));
    let step = links[1].attribute("data-step");
    links[1].click();
    page.wait_for("the refutation", |page| {
        page.attribute("step", "data-value") == step
    });
    assert_eq!(
        page.attribute("event", "data-kind").as_deref(),
        Some("bound")
    );
    page.close();
}

#[test]
fn a_histogram_adds_up_to_the_board() {
    let page = Page::at("#problem=domination&n=8&algorithm=coverage-search&fixed=a1&step=0");
    page.wait_for("the histogram", |page| {
        page.find_all("[data-testid=coverage] tr").len() == 2
    });
    let rows = page.find_all("[data-testid=coverage] tr");
    let told: Vec<_> = rows.iter().map(|row| row.text()).collect();
    assert_eq!(told, ["0 × 42", "1 × 22"]);
    page.close();
}

#[test]
fn a_start_without_a_tour_is_told_before_the_search() {
    let page = Page::at("#problem=knight&n=5&algorithm=tour-fewest-onward");
    assert!(page.find_all("[data-testid=obstacle]").is_empty());
    page.click_square("b1");
    page.wait_for("the reason", |page| {
        page.find_all("[data-testid=obstacle]").len() == 1
    });
    let told = page.by_testid("obstacle").text();
    assert!(told.contains("12 squares against 13"), "{told}");
    page.close();
}

#[test]
fn a_search_that_will_not_end_is_told_with_its_cap_before_the_run() {
    let page = Page::at("#problem=knight&n=8&algorithm=tour-fewest-onward");
    page.wait_for("the cap", |page| page.has("[data-testid=cap]"));
    assert!(page.by_testid("cap").text().contains("2,000,000 calls"));
    for goal in ["all", "count"] {
        page.find(&format!("[data-testid=goal] input[value={goal}]"))
            .script("arguments[0].click()");
        page.wait_for("the warning", |page| {
            page.has("[data-testid=endless]") && !page.has("[data-testid=cap]")
        });
        let told = page.by_testid("endless").text();
        assert!(told.contains("not end in reasonable time"), "{told}");
        assert!(told.contains("2,000,000 calls"), "{told}");
    }
    page.assert_accessible();
    page.close();
}

#[test]
fn the_numbers_of_figure_3_lie_above_all_marks_and_inside_their_frames() {
    let page = Page::at("#problem=knight&n=8&algorithm=tour-fewest-onward&fixed=d4&step=1");
    // With a start, the form is longer than its card, so a reader scrolls.
    let numbering = page.by_testid("numbering");
    numbering.script("arguments[0].scrollIntoView({ block: 'center' })");
    numbering.click();
    page.wait_for("the numbers", |page| {
        page.find_all(".mark-index").len() == 64
    });
    // A script that returns how far numbers stay inside their squares, as a share of the square. Frames take less than
    // a tenth.
    let told = page.script(
        "const svg = document.querySelector('.board-svg');
         const unit = svg.viewBox.baseVal.width / 8;
         const inset = Math.min(...[...svg.querySelectorAll('.mark-index')].map((text, number) => {
             const box = text.getBBox();
             const x = box.x / unit - number % 8, y = box.y / unit - (7 - Math.floor(number / 8));
             return Math.min(x, y + 0.02);
         }));
         const marks = [...svg.querySelectorAll('.mark, .piece, .mark-pin')];
         const first = svg.querySelector('.mark-index');
         const above = marks.every(mark => mark.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
         return [inset > 0.07, above, marks.length > 3];",
    );
    assert_eq!(told.to_string(), "[true,true,true]");
    page.close();
}

#[test]
fn the_list_of_visits_is_bounded_on_the_widest_board() {
    let page = Page::at("#problem=knight&n=32&algorithm=tour-roth&step=999999999");
    page.wait_for("the end", |page| page.state() == "done");
    page.by_testid("step-back").click();
    page.by_testid("step-back").click();
    page.wait_for("the list", |page| {
        let told = page.script("return document.querySelector('.app').textContent");
        told.as_str().is_some_and(|told| told.contains("[… 9"))
    });
    let longest = page.script(
        "return Math.max(...[...document.querySelectorAll('dd')].map(it => it.textContent.length))",
    );
    assert!(longest.as_u64().is_some_and(|it| it < 500), "{longest}");
    page.close();
}

#[test]
fn the_beginning_of_question_1_is_played_with_both_answers() {
    let page = Page::at("#problem=knight&view=sheets&question=004-II.1");
    page.wait_for("the question", |page| {
        page.find_all("[data-testid=beginning]").len() == 1
    });
    let caption = || page.find(".beginning figcaption").text();
    assert_eq!(caption(), "Visit 1: the knight is on a1.");
    for _ in 1..9 {
        page.find(".beginning [aria-label='One visit forward']")
            .click();
    }
    page.wait_for("the ninth visit", |_| caption().contains("Visit 9"));
    assert_eq!(page.find_all(".beginning .mark-number").len(), 8);
    page.by_testid("case-a").click();
    page.wait_for("the first answer", |_| caption().contains("54 squares"));
    page.by_testid("case-b").click();
    page.wait_for("the second", |_| caption().contains("leads to b1"));
    assert_eq!(page.find_all(".beginning .mark-lost").len(), 1);
    page.close();
}

/// A script that counts changed elements on the board and in the panel next to it.
const WATCH_CHANGES: &str = "
    window.changes = 0;
    const observer = new MutationObserver((changes) => { window.changes += changes.length; });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    for (const part of document.querySelectorAll('.stage, #panel')) observer.observe(part, all);";

#[test]
fn a_step_changes_what_it_is_about_and_not_the_whole_way() {
    for long in [
        "problem=knight&n=8&algorithm=tour-natural-order&fixed=d4",
        "n=32&algorithm=recursive",
    ] {
        let page = Page::open(&format!("#{long}&step=2000"));
        page.wait_for_state("paused");
        page.script(WATCH_CHANGES);
        for _ in 0..5 {
            page.script("window.changes = 0");
            let before = page.number("step");
            page.press("ArrowRight");
            page.wait_for("the next step", |page| page.number("step") > before);
            let changes = page.script("return window.changes").as_u64();
            // About fifty visited squares or thirty queens stay unchanged.
            assert!(
                changes.is_some_and(|it| (1..100).contains(&it)),
                "{long}: {changes:?}"
            );
        }
        page.close();
    }
}

#[test]
fn the_path_of_a_knight_is_in_sight_on_a_phone() {
    let page = Visit::new()
        .viewport(PHONE)
        .at("#problem=knight&n=8&algorithm=tour-fewest-onward&step=20");
    page.wait_for_state("paused");
    page.find("#tab-path").click();
    page.wait_for("the steps", |page| {
        page.has("ol.steps") && page.find(".deepest").rectangle().3 > 100.0
    });
    page.close();
}
