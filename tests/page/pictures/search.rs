//! Pictures of a whole search, of its tree and of the path to a step, and the event file.

use super::*;

fn has_paths_of(page: &Page, selector: &str) -> String {
    let file = String::from_utf8(file(page, 1)).expect("a text");
    let paths = page.script(&format!(
        "return [...document.querySelectorAll('{selector}')].map((it) => it.getAttribute('d')).filter(Boolean)"
    ));
    let paths = paths.as_array().cloned().unwrap_or_default();
    assert!(paths.len() > 5, "{paths:?}");
    for path in paths {
        let path = format!("d=\"{}\"", path.as_str().unwrap_or_default());
        assert!(file.contains(&path), "{path}\n{file}");
    }
    file
}

fn drawn_as(page: &Page, of: &str) {
    page.by_testid(&format!("picture-of-{of}")).focus();
    page.press(" ");
    await_state(page, "picture", "ready");
    page.wait_for("its name", |page| {
        let name = page.by_testid("save-picture").attribute("download");
        name == Some(format!("queens-4-recursive-step-24.{of}.svg"))
    });
}

#[test]
fn the_tree_the_icicle_and_the_path_are_files_of_what_the_page_shows() {
    let search = "#n=4&algorithm=recursive&step=24";
    let page = opened(search, "picture");
    page.by_testid("picture-svg").click();
    drawn_as(&page, "path");
    assert!(!page.has("[data-testid=picture-coordinates]"));
    let path = has_paths_of(&page, "svg.path path");
    assert!(path.contains(">a2</text>"), "{path}");
    // The tree has not been shown yet, so the dialog requests it.
    drawn_as(&page, "icicle");
    let icicle = String::from_utf8(file(&page, 1)).expect("a text");
    assert!(
        icicle.contains(">a2</text>") && !icicle.contains(">d</text>"),
        "{icicle}"
    );
    drawn_as(&page, "tree");
    let tree = String::from_utf8(file(&page, 1)).expect("a text");
    assert!(tree.contains(">d</text>") && tree != path, "{tree}");
    page.assert_accessible();
    page.close();

    let page = Visit::new()
        .viewport(LAPTOP)
        .before_load(WATCH)
        .open(search);
    page.wait_for_state("paused");
    page.find("input[name=tree-mode][value=whole]").click();
    page.wait_for("the tree", |page| page.has(".tree-frame .tree-here"));
    page.find("[role=application]").focus();
    page.press("+");
    page.press("+");
    at(&page, "picture");
    page.by_testid("picture-svg").click();
    drawn_as(&page, "tree");
    // The file contains the whole tree, whatever the panel shows.
    assert_same(&file(&page, 1), kept!("tree.svg"));
    page.close();
}

#[test]
fn what_has_no_tree_says_so_instead_of_a_picture() {
    let page = opened("#n=5&algorithm=permutations&step=20", "picture");
    page.by_testid("picture-of-tree").click();
    await_state(&page, "picture", "refused");
    let said = page.by_testid("picture-none").text();
    assert!(said.contains("does not search a tree"), "{said}");
    page.by_testid("picture-of-board").click();
    await_state(&page, "picture", "ready");
    page.close();
}

#[test]
fn the_events_of_a_stretch_are_the_file_that_the_command_line_makes() {
    let page = opened(SEARCH, "text");
    page.by_testid("events-from").enter("71");
    page.by_testid("events-to").enter("89");
    for (format, kept) in [
        ("csv", &kept!("stretch.csv")[..]),
        ("jsonl", kept!("stretch.jsonl")),
    ] {
        page.by_testid(&format!("events-{format}")).click();
        await_state(&page, "events", "offered");
        page.by_testid("events-make").focus();
        page.press("Enter");
        await_state(&page, "events", "ready");
        page.wait_for("the focus", |page| {
            page.by_testid("save-events").has_focus()
        });
        assert_same(&file(&page, 1), kept);
        let name = page.by_testid("save-events").attribute("download");
        let expected = format!("queens-8-recursive-steps-71-89.events.{format}");
        assert_eq!(name, Some(expected));
    }
    page.by_testid("events-to").enter("600,000");
    await_state(&page, "events", "refused");
    let said = page.by_testid("events-none").text();
    assert!(said.starts_with("Step 600,000 is past the end"), "{said}");
    assert!(!page.has("[data-testid=events-make]"));
    page.assert_accessible();
    page.close();
}
