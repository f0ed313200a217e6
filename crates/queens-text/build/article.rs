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

impl Article {
    /// The article in Rust, as `src/article.rs` declares it.
    pub(crate) fn code(&self) -> String {
        let Article {
            title,
            lead,
            sections,
        } = self;
        let sections = sections.iter().map(|Section { id, title, nodes }| {
            let nodes = list(nodes);
            format!("Section {{ id: {id:?}, title: {title:?}, nodes: {nodes} }},\n")
        });
        let (lead, sections) = (list(lead), sections.collect::<String>());
        format!("Article {{ title: {title:?}, lead: {lead}, sections: &[{sections}] }}")
    }
}

fn list(nodes: &[Node]) -> String {
    let nodes = nodes.iter().map(|node| match node {
        Node::Text(text) => format!("ArticleNode::Text({text:?}),"),
        Node::Element(name, attributes, inside) => {
            format!(
                "ArticleNode::Element({name:?}, &{attributes:?}, {}),",
                list(inside)
            )
        }
        Node::Link(to, words) => format!("ArticleNode::Link({to:?}, {}),", list(words)),
        Node::Drawing(name, caption) => format!("ArticleNode::Drawing({name:?}, {caption:?}),"),
    });
    format!("&[{}]", nodes.collect::<String>())
}
