//! Links: a shared link opens on the same step, and a bad link never breaks the page.

use queens_tests::{Answer, LANGUAGES, Page, Visit};

fn board(page: &Page) -> (Option<u64>, Vec<String>, Option<u64>) {
    (
        page.number("step"),
        page.marked("queen"),
        page.number("counter-tests"),
    )
}

#[test]
fn a_link_opens_on_the_same_step_and_board_everywhere() {
    // A search that cannot end before it is paused, even on a slow machine.
    let page = Page::at("#n=14&algorithm=recursive&speed=max");
    page.click_square("d7");
    page.by_testid("run").click();
    page.wait_for("a way", |page| page.number("step") > Some(500));
    page.by_testid("pause").click();
    page.wait_for_state("paused");
    let paused = page.number("step").expect("a step");
    page.by_testid("step-back").click();
    let step = paused - 1;
    page.wait_for("the step before", |page| page.number("step") == Some(step));
    page.wait_for("the address", |page| {
        page.address().contains(&format!("step={step}"))
    });
    let (address, shown) = (page.address(), board(&page));
    page.close();

    let fragment = address.split_once('#').expect("a fragment").1;
    let other = Page::at(&format!("#{fragment}"));
    other.wait_for_state("paused");
    assert_eq!(board(&other), shown);
    assert_eq!(other.marked("fixed"), ["d7"]);
    other.close();
}

#[test]
fn a_damaged_link_opens_what_the_intact_one_opens_everywhere() {
    let intact = "#n=8&algorithm=recursive&fixed=a5,c8&step=12";
    let page = Page::at(intact);
    page.wait_for_state("paused");
    let shown = board(&page);
    for damaged in [
        "#n=8&amp;algorithm=recursive&amp;fixed=a5,c8&amp;step=12",
        "#N=%208&Algorithm=recursive&fixed=a5+c8&Step=12%20%20",
        "#n=8&algorithm=recursive&fixed=a5;c8&step=12).",
    ] {
        page.load(damaged);
        page.wait_for_state("paused");
        assert_eq!(board(&page), shown, "{damaged}");
        page.wait_for(damaged, |page| page.address().ends_with(intact));
        assert_eq!(page.attribute("message", "data-code"), None, "{damaged}");
    }
    page.close();
}

#[test]
fn a_link_whose_mark_was_encoded_opens_the_page_and_another_path_leads_to_it_everywhere() {
    // The browser logs the host's 404, and that one of the two directories lacks the script.
    let is_expected = |error: &String| error.contains("404") || error.contains("not-found.js");
    for base in ["/", "/queens/"] {
        let page = Visit::new()
            .folded()
            .below(base)
            .open("%23n=6&algorithm=recursive%26step=30");
        let address = format!(
            "{}#n=6&algorithm=recursive&step=30",
            page.server().address()
        );
        page.wait_for_script("the fragment", &format!("location.href === '{address}'"));
        page.wait_for_state("paused");
        assert_eq!(page.number("step"), Some(30));
        assert_eq!(
            page.server().answered(Answer::Absent),
            ["%23n=6&algorithm=recursive%26step=30"]
        );
        assert!(page.console().iter().all(is_expected));
        page.close();
    }
    let page = Visit::new().below("/queens/").never_starting().open("a/b");
    page.wait_for_script("the link", "document.links[0]?.href.endsWith('/queens/')");
    let shown = page.script("return [location.pathname, document.links.length]");
    assert_eq!(shown, serde_json::json!(["/queens/a/b", LANGUAGES.len()]));
    assert!(page.console().iter().all(is_expected));
    page.close();
}

#[test]
fn a_query_is_rewritten_as_a_fragment_with_its_keys_in_their_order() {
    let page = Page::open("?n=6&algorithm=half-board&view=tree&compare=subsets");
    page.wait_for("the fragment", |page| {
        page.address()
            .ends_with("#n=6&algorithm=half-board&compare=subsets")
    });
    page.close();
}

#[test]
fn run_adds_one_entry_and_back_and_forward_restore_everywhere() {
    let page = Page::at("#n=6&algorithm=recursive&step=30");
    page.wait_for_state("paused");
    page.by_testid("size").enter("5");
    page.press("Enter");
    page.by_testid("run").click();
    page.wait_for("the new board", |page| {
        page.attribute("board", "data-n").as_deref() == Some("5")
    });
    page.press("Space");
    page.back();
    page.wait_for("the run before", |page| {
        page.by_testid("size").value() == "6" && page.number("step") == Some(30)
    });
    page.forward();
    page.wait_for("the run again", |page| {
        page.attribute("board", "data-n").as_deref() == Some("5")
    });
    page.set_fragment("n=6&algorithm=recursive&step=30");
    page.wait_for("the first board", |page| {
        page.attribute("board", "data-n").as_deref() == Some("6") && page.number("step") == Some(30)
    });
    page.close();
}

#[test]
fn a_far_step_shows_its_progress_until_it_is_reached() {
    let page = Page::at("#n=13&algorithm=recursive&step=60000000");
    page.wait_for("progress", |page| {
        page.has("[data-testid=progress]") || page.state() == "paused"
    });
    page.wait_for_state("paused");
    assert_eq!(page.number("step"), Some(60_000_000));
    page.close();
}

#[test]
fn an_address_that_means_nothing_says_so_next_to_the_story() {
    for language in LANGUAGES {
        let page = Visit::new().language(language).open("#garbage");
        page.wait_for("the message", |page| {
            page.attribute("message", "data-code").as_deref() == Some("not-understood")
        });
        let told = page.by_testid("message").text();
        assert!(told.contains("#garbage"), "{language}: {told}");
        assert!(
            page.has("[data-testid=story][data-chapter='1']"),
            "{language}"
        );
        page.close();
    }
}
