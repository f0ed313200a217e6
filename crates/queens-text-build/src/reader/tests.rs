//! Tests of Markdown as nodes, and of Markdown that the reader rejects.

use super::*;

/// The programs that an article can include.
const CODE: &str = "// Programs.\n//# one\nfirst\n//# two\nsecond\n";

/// The nodes of a section as HTML.
fn html(text: &str) -> String {
    let text = format!("# Title\n\nLead.\n\n## Section {{#section}}\n\n{text}");
    let article = read(&text, CODE);
    all(&article.unwrap().sections[0].nodes)
}

fn all(nodes: &[Node]) -> String {
    let nodes = nodes.iter().map(|node| match node {
        Node::Text(text) => text.clone(),
        Node::Element(name, attributes, inside) => {
            let attributes = attributes.iter();
            let attributes: String = attributes
                .map(|(name, value)| format!(" {name}={value}"))
                .collect();
            format!("<{name}{attributes}>{}</{name}>", all(inside))
        }
        Node::Link(to, words) => format!("<a href={to}>{}</a>", all(words)),
        Node::Drawing(name, caption) => format!("<img src={name} alt={caption}>"),
    });
    nodes.collect()
}

#[test]
fn marks_become_nodes() {
    let text =
        "**No**: `L[0]` is [17, 10], see [a1](#n=8&algorithm=bitmask) and\n[this](#section).";
    let expected = "<p><b>No</b>: <code translate=no>L[0]</code> is [17, 10], see \
        <a href=#n=8&algorithm=bitmask>a1</a> and <a href=#section>this</a>.</p>";
    assert_eq!(html(text), expected);
}

#[test]
fn a_table_has_heads_of_columns_and_rows_and_a_column_of_remarks() {
    let html = html("| n | |\n| --: | :-- |\n| 10 | note |\n");
    let heads = "<tr><th scope=col>n</th><td></td></tr>";
    let row = "<tr><th scope=row>10</th><td class=aside>note</td></tr>";
    assert!(html.contains(heads) && html.contains(row), "{html}");
}

#[test]
fn an_answer_and_a_slip_go_on_to_the_next_heading() {
    let html = html(
        "Why?\n\n### Answer {.answer}\n\nSo.\n\n- one\n\n### Slip {.slip}\n\nNo.\n\n### More\n\nEnd.",
    );
    let expected = "<p>Why?</p>\
        <details class=folded data-testid=answer><summary>Answer</summary><p>So.</p><ul><li>one</li></ul></details>\
        <section class=slip><h4>Slip</h4><p>No.</p></section><h4>More</h4><p>End.</p>";
    assert_eq!(html, expected);
}

#[test]
fn pictures_in_one_paragraph_stand_side_by_side() {
    let html = html("![One](board:a1)\n![Two](board:b2)\n\n![Table](values)");
    let expected = "<div class=figures><img src=board:a1 alt=One><img src=board:b2 alt=Two></div>\
        <img src=values alt=Table>";
    assert_eq!(html, expected);
}

#[test]
fn a_block_with_a_name_includes_a_part_of_the_programs() {
    for (name, program) in [("one", "first"), ("two", "second")] {
        let html = html(&format!("```cpp {name}\n```"));
        assert!(html.contains(&format!(">{program}<")), "{html}");
    }
}

#[test]
fn what_the_page_cannot_draw_is_refused_with_its_line() {
    let title = "# Title\n\n";
    for (text, fault) in [
        (
            "Lead.",
            ":1: the article has no title, a line that begins with #",
        ),
        ("## Part", ":3: the heading has no mark, such as {#rules}"),
        ("## A {#a}\n\n## B {#a}", ":5: {#a} is there twice"),
        (
            "## A **b** {#a}",
            ":3: a heading or a caption has plain words only",
        ),
        (
            "#### A",
            ":3: a heading begins with ## or ###, and only the first one with #",
        ),
        ("See [this](#there).", ":3: no heading is marked {#there}"),
        (
            "See [this](there.html).",
            ":3: there.html is not a link; write #section, #n=8&algorithm=… or https://…",
        ),
        (
            "![One](knight.png)",
            ":3: knight.png is not a picture; use one of board:a1,b3…, frame:a1,b3…, values and beginning",
        ),
        (
            "Words\n<i>here</i>",
            ":4: <i> is unknown: there are <cite lang=\"…\"> and <span lang=\"…\">",
        ),
        ("A <cite lang=\"fr\">title.", ":3: </cite> is missing"),
        (
            "### A {.anwser}",
            ":3: {.anwser} is unknown: there are {.answer} and {.slip}",
        ),
        (
            "```cpp three\n```",
            ":3: there is no part three, or its block is not empty",
        ),
        (
            "```cpp one\nown\n```",
            ":3: there is no part one, or its block is not empty",
        ),
        (
            "> Words",
            ":3: the article has no BlockQuote; see the list in docs/TRANSLATING.md",
        ),
        (
            "A\n\n---\n\nB",
            ":5: the article has no Rule; see the list in docs/TRANSLATING.md",
        ),
    ] {
        let title = if text == "Lead." { "" } else { title };
        assert_eq!(
            read(&format!("{title}{text}"), CODE).unwrap_err(),
            fault,
            "{text}"
        );
    }
}
