//! An article or a sheet as nodes, and the data file format of the nodes.

/// The article in one language, or one sheet.
#[derive(Debug)]
pub(crate) struct Article {
    pub(crate) title: String,
    pub(crate) lead: Vec<Node>,
    pub(crate) sections: Vec<Section>,
}

/// A section of an article, or a question of a sheet.
#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) nodes: Vec<Node>,
}

/// A node of the article.
#[derive(Debug)]
pub(crate) enum Node {
    Text(String),
    /// An HTML element: its name, its attributes and the nodes inside.
    Element(&'static str, Vec<(&'static str, String)>, Vec<Node>),
    /// A link: its target and its text.
    Link(String, Vec<Node>),
    /// A drawing that the page makes: its name and its caption.
    Drawing(String, String),
}

/// The control characters that separate the parts of the data. `queens-text/src/article.rs` reads them.
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
