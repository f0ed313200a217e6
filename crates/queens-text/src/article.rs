//! The article about the problems (`article.md` of each language) and the questions of the exercise sheets. The build
//! turns both into data, and this file reads the data.

/// The article in one language, or one sheet.
#[derive(Default)]
pub struct Article {
    pub title: &'static str,
    pub lead: Vec<ArticleNode>,
    pub sections: Vec<Section>,
}

/// A section of the article, or a question of a sheet.
pub struct Section {
    pub id: &'static str,
    pub title: &'static str,
    pub nodes: Vec<ArticleNode>,
}

/// A node of the article.
pub enum ArticleNode {
    Text(&'static str),
    /// An HTML element: its name, its attributes, and the nodes inside.
    Element(
        &'static str,
        Vec<(&'static str, &'static str)>,
        Vec<ArticleNode>,
    ),
    /// A link: its target and its text.
    Link(&'static str, Vec<ArticleNode>),
    /// A drawing that the page makes: its name and its caption.
    Drawing(&'static str, &'static str),
}

/// The control characters in the data. `queens-text-build/src/article.rs` writes them.
const SECTION: char = '\u{1}';
const ELEMENT: char = '\u{2}';
const ATTRIBUTE: char = '\u{3}';
const LINK: char = '\u{4}';
const DRAWING: char = '\u{5}';
const INSIDE: char = '\u{6}';
const END: char = '\u{7}';

impl Article {
    /// Reads the data of an article.
    pub(crate) fn read(data: &'static str) -> Article {
        let mut parts = data.split(SECTION);
        let (title, mut lead) = split(parts.next().unwrap_or_default());
        let sections = parts.map(|section| {
            let (id, rest) = split(section);
            let (title, mut rest) = split(rest);
            Section {
                id,
                title,
                nodes: nodes(&mut rest),
            }
        });
        Article {
            title,
            sections: sections.collect(),
            lead: nodes(&mut lead),
        }
    }
}

/// Splits at the next `INSIDE`. Without one, the second part is empty.
fn split(data: &'static str) -> (&'static str, &'static str) {
    data.split_once(INSIDE).unwrap_or((data, ""))
}

/// Reads nodes up to the end of the enclosing element.
fn nodes(data: &mut &'static str) -> Vec<ArticleNode> {
    let mut nodes = Vec::new();
    while let Some(sign) = data.chars().next() {
        if sign == END {
            *data = &data[END.len_utf8()..];
            break;
        }
        if ![ELEMENT, LINK, DRAWING].contains(&sign) {
            let end = data.find([ELEMENT, LINK, DRAWING, END]);
            let (text, rest) = data.split_at(end.unwrap_or(data.len()));
            nodes.push(ArticleNode::Text(text));
            *data = rest;
            continue;
        }
        let (head, rest) = split(&data[sign.len_utf8()..]);
        *data = rest;
        let inside = self::nodes(data);
        nodes.push(match (sign, &inside[..]) {
            (LINK, _) => ArticleNode::Link(head, inside),
            (DRAWING, [ArticleNode::Text(caption)]) => ArticleNode::Drawing(head, caption),
            (DRAWING, _) => ArticleNode::Drawing(head, ""),
            _ => {
                let mut parts = head.split(ATTRIBUTE);
                let name = parts.next().unwrap_or_default();
                let attributes = parts.filter_map(|attribute| attribute.split_once('='));
                ArticleNode::Element(name, attributes.collect(), inside)
            }
        });
    }
    nodes
}

#[cfg(test)]
mod tests;
