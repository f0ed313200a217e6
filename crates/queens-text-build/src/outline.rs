//! The structure of an article without its words. It must be the same in every language.

use crate::article::{Article, Node};

/// The sections, blocks, links, programs and titles of an article in order, each with its section.
pub(crate) fn of(article: &Article) -> Vec<(String, String)> {
    let mut found = Vec::new();
    blocks(&article.lead, &mut found);
    let mut outline = within("the beginning", found);
    for section in &article.sections {
        let mut found = vec![format!("the section {{#{}}}", section.id)];
        blocks(&section.nodes, &mut found);
        outline.extend(within(&format!("{{#{}}}", section.id), found));
    }
    outline
}

fn within(section: &str, found: Vec<String>) -> Vec<(String, String)> {
    found
        .into_iter()
        .map(|what| (section.to_owned(), what))
        .collect()
}

/// The first difference from the English article, as an error.
pub(crate) fn compare(
    english: &[(String, String)],
    other: &[(String, String)],
) -> Result<(), String> {
    let nothing = (String::new(), "nothing more".to_owned());
    let length = english.len().max(other.len());
    for at in 0..length {
        let [first, second] = [english, other].map(|outline| outline.get(at).unwrap_or(&nothing));
        if first.1 != second.1 {
            let is_over = first.1.starts_with("the section") || first.0.is_empty();
            let section = if is_over { &second.0 } else { &first.0 };
            let (first, second) = (&first.1, &second.1);
            return Err(format!(
                ": under {section}, where the English article has {first}, there is {second}"
            ));
        }
    }
    Ok(())
}

/// Appends the structure of these nodes. The links of a block come last, sorted, because languages order them
/// differently.
fn blocks(nodes: &[Node], found: &mut Vec<String>) {
    for node in nodes {
        let name = match node {
            Node::Element(name, _, inside) => match *name {
                "p" => "a paragraph",
                "h4" => "a heading with ###",
                "details" => "an answer",
                "section" => "a slip",
                "ol" => "a numbered list",
                "ul" => "a list",
                "li" => "an item of a list",
                "dt" => "a word that is explained",
                "dd" => "an explanation",
                "tr" => "a row of a table",
                "th" | "td" => "a cell of a table",
                "pre" => &format!("the program “{}”", words(inside)),
                "cite" => &format!("the title “{}”", words(inside)),
                _ => {
                    blocks(inside, found);
                    continue;
                }
            },
            Node::Drawing(name, _) => &format!("the picture {name}"),
            Node::Text(_) | Node::Link(..) => continue,
        };
        found.push(name.to_owned());
        if let Node::Element(name, _, inside) = node
            && *name != "pre"
        {
            blocks(inside, found);
        }
    }
    let mut links: Vec<String> = nodes
        .iter()
        .filter_map(|node| match node {
            Node::Link(to, _) => Some(format!("a link to {to}")),
            _ => None,
        })
        .collect();
    links.sort();
    found.extend(links);
}

fn words(nodes: &[Node]) -> String {
    let words = nodes.iter().map(|node| match node {
        Node::Text(text) => text.clone(),
        Node::Element(_, _, inside) | Node::Link(_, inside) => words(inside),
        Node::Drawing(..) => String::new(),
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reader::read;

    const ENGLISH: &str = "# Title\n\nLead.\n\n## One {#one}\n\nWords, [a](#n=8) and [b](#two).\n\n\
        ## Two {#two}\n\n| n |\n| --: |\n| 1 |\n\n- <cite lang=\"fr\">Titre</cite>\n\n```\ncode\n```\n";

    fn compared(other: &str) -> Result<(), String> {
        let [english, other] = [ENGLISH, other].map(|text| of(&read(text, "").unwrap()));
        compare(&english, &other)
    }

    #[test]
    fn other_words_and_another_order_of_links_are_no_difference() {
        let other = ENGLISH.replace(
            "Words, [a](#n=8) and [b](#two)",
            "[B](#two), **mots** [A](#n=8)",
        );
        assert_eq!(compared(&other), Ok(()));
    }

    #[test]
    fn the_first_difference_is_named() {
        let paragraph = "Words, [a](#n=8) and [b](#two).\n\n";
        for (english, other, fault) in [
            (
                paragraph,
                "",
                "under {#one}, where the English article has a paragraph, there is the section {#two}",
            ),
            (
                "#n=8",
                "#n=9",
                "under {#one}, where the English article has a link to #n=8, there is a link to #n=9",
            ),
            (
                "| 1 |",
                "| 1 |\n| 2 |",
                "under {#two}, where the English article has a list, there is a row of a table",
            ),
            (
                "Titre",
                "Title",
                "under {#two}, where the English article has the title “Titre”, there is the title “Title”",
            ),
            (
                "```\ncode\n```\n",
                "",
                "under {#two}, where the English article has the program “code”, there is nothing more",
            ),
            (
                paragraph,
                "One.\n\nTwo.\n\n[a](#n=8) and [b](#two).\n\n",
                "under {#one}, where the English article has a link to #n=8, there is a paragraph",
            ),
            (
                "## Two",
                "More.\n\n## Two",
                "under {#one}, where the English article has the section {#two}, there is a paragraph",
            ),
            (
                "[b](#two)",
                "b",
                "under {#one}, where the English article has a link to #two, there is the section {#two}",
            ),
        ] {
            assert_eq!(
                compared(&ENGLISH.replace(english, other)),
                Err(format!(": {fault}"))
            );
        }
    }
}
