//! What the reader makes of Markdown, and what it refuses.

use super::*;

fn code(text: &str) -> String {
    read(&format!(
        "# Title\n\nLead.\n\n## Section {{#section}}\n\n{text}"
    ))
    .unwrap()
    .code()
}

#[test]
fn marks_become_nodes() {
    let text =
        "**No**: `L[0]` is [17, 10], see [a1](#n=8&algorithm=bitmask) and\n[this](#section).";
    let expected = "&[ArticleNode::Element(\"p\", &[], &[\
        ArticleNode::Element(\"b\", &[], &[ArticleNode::Text(\"No\"),]),\
        ArticleNode::Text(\": \"),\
        ArticleNode::Element(\"code\", &[(\"translate\", \"no\")], &[ArticleNode::Text(\"L[0]\"),]),\
        ArticleNode::Text(\" is [17, 10], see \"),\
        ArticleNode::Link(\"#n=8&algorithm=bitmask\", &[ArticleNode::Text(\"a1\"),]),\
        ArticleNode::Text(\" and\"),ArticleNode::Text(\" \"),\
        ArticleNode::Link(\"#section\", &[ArticleNode::Text(\"this\"),]),\
        ArticleNode::Text(\".\"),]),]";
    assert!(code(text).contains(expected), "{}", code(text));
}

#[test]
fn a_table_has_heads_of_columns_and_rows_and_a_column_of_remarks() {
    let code = code("| n | |\n| --: | :-- |\n| 10 | note |\n");
    let heads = "[ArticleNode::Element(\"th\", &[(\"scope\", \"col\")], &[ArticleNode::Text(\"n\"),]),\
        ArticleNode::Element(\"td\", &[], &[]),]";
    let row = "[ArticleNode::Element(\"th\", &[(\"scope\", \"row\")], &[ArticleNode::Text(\"10\"),]),\
        ArticleNode::Element(\"td\", &[(\"class\", \"aside\")], &[ArticleNode::Text(\"note\"),]),]";
    assert!(code.contains(heads) && code.contains(row), "{code}");
}

#[test]
fn an_answer_and_a_slip_go_on_to_the_next_heading() {
    let code = code(
        "Why?\n\n### Answer {.answer}\n\nSo.\n\n- one\n\n### Slip {.slip}\n\nNo.\n\n### More\n\nEnd.",
    );
    let text = |words| format!("&[ArticleNode::Text({words:?}),]");
    let paragraph = |words| format!("ArticleNode::Element(\"p\", &[], {}),", text(words));
    let expected = format!(
        "{}ArticleNode::Element(\"details\", &[(\"class\", \"folded\"), (\"data-testid\", \"answer\")], &[\
         ArticleNode::Element(\"summary\", &[], {}),{}\
         ArticleNode::Element(\"ul\", &[], &[ArticleNode::Element(\"li\", &[], {}),]),]),\
         ArticleNode::Element(\"section\", &[(\"class\", \"slip\")], &[\
         ArticleNode::Element(\"h4\", &[], {}),{}]),\
         ArticleNode::Element(\"h4\", &[], {}),{}]",
        paragraph("Why?"),
        text("Answer"),
        paragraph("So."),
        text("one"),
        text("Slip"),
        paragraph("No."),
        text("More"),
        paragraph("End."),
    );
    assert!(code.contains(&expected), "{code}\n{expected}");
}

#[test]
fn pictures_in_one_paragraph_stand_side_by_side() {
    let code = code("![One](board:a1)\n![Two](board:b2)\n\n![Table](values)");
    let expected = "[ArticleNode::Element(\"div\", &[(\"class\", \"figures\")], &[\
        ArticleNode::Drawing(\"board:a1\", \"One\"),ArticleNode::Drawing(\"board:b2\", \"Two\"),]),\
        ArticleNode::Drawing(\"values\", \"Table\"),]";
    assert!(code.contains(expected), "{code}");
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
            ":3: there.html leads nowhere: a link is #section, #n=8&algorithm=… or https://…",
        ),
        (
            "![One](knight.png)",
            ":3: knight.png is no picture: there are board:a1,b3…, frame:a1,b3…, values and beginning",
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
            "> Words",
            ":3: the article has no BlockQuote; docs/TRANSLATING.md lists what it has",
        ),
        (
            "A\n\n---\n\nB",
            ":5: the article has no Rule; docs/TRANSLATING.md lists what it has",
        ),
    ] {
        let title = if text == "Lead." { "" } else { title };
        assert_eq!(
            read(&format!("{title}{text}")).unwrap_err(),
            fault,
            "{text}"
        );
    }
}
