//! The article, or a sheet, as the build has read it, and its Rust.

/// The article in one language.
#[derive(Debug)]
pub(crate) struct Article {
    pub(crate) title: String,
    pub(crate) lead: Vec<Node>,
    pub(crate) sections: Vec<Section>,
}

/// What stands under one heading with `##`; of a sheet, a question.
#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) nodes: Vec<Node>,
}

/// A piece of the article.
#[derive(Debug)]
pub(crate) enum Node {
    Text(String),
    /// An HTML element: its name, its attributes, what is in it.
    Element(&'static str, Vec<(&'static str, String)>, Vec<Node>),
    /// Where it leads to, and its words.
    Link(String, Vec<Node>),
    /// What the page draws itself, in Rust, and its caption.
    Drawing(String, String),
}

/// What begins in the data of an article: a section, an element, an attribute of it, a link, a drawing, or the inside of the
/// last three. `queens-text/src/article.rs` reads them.
const SECTION: char = '\u{1}';
const ELEMENT: char = '\u{2}';
const ATTRIBUTE: char = '\u{3}';
const LINK: char = '\u{4}';
const DRAWING: char = '\u{5}';
const INSIDE: char = '\u{6}';
const END: char = '\u{7}';

impl Article {
    /// The article as one text: its title, the lead, and the sections.
    pub(crate) fn data(&self) -> String {
        let sections = self.sections.iter().map(|Section { id, title, nodes }| {
            format!("{SECTION}{id}{INSIDE}{title}{INSIDE}{}", data(nodes))
        });
        let sections: String = sections.collect();
        format!("{}{INSIDE}{}{sections}", self.title, data(&self.lead))
    }
}

fn data(nodes: &[Node]) -> String {
    let nodes = nodes.iter().map(|node| match node {
        Node::Text(text) => text.clone(),
        Node::Element(name, attributes, inside) => {
            let attributes = attributes.iter();
            let attributes = attributes.map(|(name, value)| format!("{ATTRIBUTE}{name}={value}"));
            let attributes: String = attributes.collect();
            format!("{ELEMENT}{name}{attributes}{INSIDE}{}{END}", data(inside))
        }
        Node::Link(to, words) => format!("{LINK}{to}{INSIDE}{}{END}", data(words)),
        Node::Drawing(name, caption) => format!("{DRAWING}{name}{INSIDE}{caption}{END}"),
    });
    nodes.collect()
}
