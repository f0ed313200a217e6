//! Reads the Markdown of an article or sheet into nodes for the page. Unsupported Markdown is an error with its line.

use std::iter::Peekable;
use std::ops::Range;

use pulldown_cmark::{
    Alignment, CodeBlockKind, CowStr, Event, HeadingLevel, OffsetIter, Options, Parser, Tag,
    TextMergeWithOffset,
};

use crate::article::{Article, Node, Section};

/// Reads an article. `code` contains the programs that the article includes by name. An error starts with its line.
pub(crate) fn read(text: &str, code: &str) -> Result<Article, String> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_DEFINITION_LIST;
    let events = Parser::new_ext(text, options).into_offset_iter();
    let mut reader = Reader {
        text,
        code,
        events: TextMergeWithOffset::new(events).peekable(),
        wanted: Vec::new(),
    };
    let article = reader.article()?;
    for (id, at) in &reader.wanted {
        if !article.sections.iter().any(|section| section.id == *id) {
            return Err(reader.fault(at, &format!("no heading is marked {{#{id}}}")));
        }
    }
    Ok(article)
}

/// The part of a file of programs below the line `//# NAME`, up to the next part.
fn part(code: &str, name: &str) -> Option<String> {
    let mut parts = code.split("\n//# ").skip(1);
    let part = parts.find_map(|part| part.strip_prefix(name)?.strip_prefix('\n'))?;
    Some(part.to_owned())
}

struct Reader<'text> {
    text: &'text str,
    code: &'text str,
    events: Peekable<TextMergeWithOffset<'text, OffsetIter<'text>>>,
    /// The sections that links refer to, with the positions of these links.
    wanted: Vec<(String, Range<usize>)>,
}

impl Reader<'_> {
    fn fault(&self, at: &Range<usize>, what: &str) -> String {
        let line = self.text[..at.start].matches('\n').count() + 1;
        format!(":{line}: {what}")
    }

    fn article(&mut self) -> Result<Article, String> {
        let (mut title, mut lead, mut sections) = (None, Vec::new(), Vec::<Section>::new());
        while let Some((event, at)) = self.events.next() {
            match event {
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H1,
                    ..
                }) if title.is_none() => {
                    title = Some(self.words(&at)?);
                }
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H2,
                    id,
                    ..
                }) => {
                    let Some(id) = id.map(CowStr::into_string) else {
                        return Err(self.fault(&at, "the heading has no mark, such as {#rules}"));
                    };
                    if sections.iter().any(|section| section.id == id) {
                        return Err(self.fault(&at, &format!("{{#{id}}} is there twice")));
                    }
                    let title = self.words(&at)?;
                    sections.push(Section {
                        id,
                        title,
                        nodes: Vec::new(),
                    });
                }
                Event::Start(tag) => {
                    let node = self.element(tag, at)?;
                    let last = sections.last_mut();
                    add(node, last.map_or(&mut lead, |section| &mut section.nodes));
                }
                other => return Err(self.fault(&at, &unknown(&other))),
            }
        }
        let Some(title) = title else {
            return Err(":1: the article has no title, a line that begins with #".to_owned());
        };
        Ok(Article {
            title,
            lead,
            sections,
        })
    }

    /// The nodes up to the end of the element, or up to the tag `closing`.
    fn children(&mut self, closing: Option<&str>) -> Result<Vec<Node>, String> {
        let mut nodes = Vec::new();
        while let Some((event, at)) = self.events.next() {
            nodes.push(match event {
                Event::End(_) => match closing {
                    None => break,
                    Some(tag) => return Err(self.fault(&at, &format!("{tag} is missing"))),
                },
                Event::InlineHtml(tag) if closing == Some(&tag) => break,
                Event::InlineHtml(tag) => self.foreign(&tag, &at)?,
                Event::Start(tag) => self.element(tag, at)?,
                Event::Text(text) => Node::Text(text.into_string()),
                Event::SoftBreak => Node::Text(" ".to_owned()),
                Event::Code(code) => {
                    untranslated("code", Vec::new(), vec![Node::Text(code.into_string())])
                }
                other => return Err(self.fault(&at, &unknown(&other))),
            });
        }
        Ok(nodes)
    }

    /// The text of an element that contains only text.
    fn words(&mut self, at: &Range<usize>) -> Result<String, String> {
        let mut words = String::new();
        for node in self.children(None)? {
            match node {
                Node::Text(text) => words += &text,
                _ => return Err(self.fault(at, "a heading or a caption has plain words only")),
            }
        }
        Ok(words)
    }

    fn element(&mut self, tag: Tag, at: Range<usize>) -> Result<Node, String> {
        let name = match tag {
            Tag::Paragraph => return self.paragraph(),
            Tag::Table(columns) => return self.table(&columns),
            Tag::DefinitionList => return self.definitions(),
            Tag::Link { dest_url, .. } => {
                self.check(&dest_url, &at)?;
                return Ok(Node::Link(dest_url.into_string(), self.children(None)?));
            }
            Tag::Image { dest_url, .. } => {
                let is_known = ["values", "beginning"].contains(&&*dest_url)
                    || ["board:", "frame:"]
                        .iter()
                        .any(|it| dest_url.starts_with(it));
                if !is_known {
                    let what = format!(
                        "{dest_url} is not a picture; use one of board:a1,b3…, frame:a1,b3…, values and beginning"
                    );
                    return Err(self.fault(&at, &what));
                }
                return Ok(Node::Drawing(dest_url.into_string(), self.words(&at)?));
            }
            Tag::CodeBlock(kind) => {
                let mut program = self.words(&at)?;
                if let CodeBlockKind::Fenced(info) = kind
                    && let Some((_, name)) = info.split_once(' ')
                {
                    let part = part(self.code, name).filter(|_| program.is_empty());
                    let what = || format!("there is no part {name}, or its block is not empty");
                    program = part.ok_or_else(|| self.fault(&at, &what()))?;
                }
                program.truncate(program.trim_end().len());
                let code = Node::Element("code", Vec::new(), vec![Node::Text(program)]);
                return Ok(untranslated(
                    "pre",
                    vec![("class", "program".to_owned())],
                    vec![code],
                ));
            }
            Tag::Heading {
                level: HeadingLevel::H3,
                classes,
                ..
            } => match classes.first().map(|class| &**class) {
                None => "h4",
                Some("answer") => {
                    let words = Node::Element("summary", Vec::new(), self.children(None)?);
                    let hook = [("class", "folded"), ("data-testid", "answer")]
                        .map(|(name, value)| (name, value.to_owned()));
                    return Ok(Node::Element("details", hook.to_vec(), vec![words]));
                }
                Some("slip") => {
                    let words = Node::Element("h4", Vec::new(), self.children(None)?);
                    let class = vec![("class", "slip".to_owned())];
                    return Ok(Node::Element("section", class, vec![words]));
                }
                Some(class) => {
                    let what =
                        format!("{{.{class}}} is unknown: there are {{.answer}} and {{.slip}}");
                    return Err(self.fault(&at, &what));
                }
            },
            Tag::Heading { .. } => {
                return Err(self.fault(
                    &at,
                    "a heading begins with ## or ###, and only the first one with #",
                ));
            }
            Tag::List(Some(_)) => "ol",
            Tag::List(None) => "ul",
            Tag::Item => "li",
            Tag::DefinitionListTitle => "dt",
            Tag::DefinitionListDefinition => "dd",
            Tag::Strong => "b",
            other => return Err(self.fault(&at, &unknown(&Event::Start(other)))),
        };
        Ok(Node::Element(name, Vec::new(), self.children(None)?))
    }

    /// A paragraph. Several pictures in a paragraph are placed side by side.
    fn paragraph(&mut self) -> Result<Node, String> {
        let mut nodes = self.children(None)?;
        if !matches!(nodes.first(), Some(Node::Drawing(..))) {
            return Ok(Node::Element("p", Vec::new(), nodes));
        }
        nodes.retain(|node| matches!(node, Node::Drawing(..)));
        Ok(match &nodes[..] {
            [Node::Drawing(name, _)] if !name.contains(':') => nodes.remove(0),
            _ => Node::Element("div", vec![("class", "figures".to_owned())], nodes),
        })
    }

    /// A definition list, with each term and its meaning as a separate pair.
    fn definitions(&mut self) -> Result<Node, String> {
        let mut pairs: Vec<Vec<Node>> = Vec::new();
        for node in self.children(None)? {
            match pairs.last_mut() {
                Some(pair) if matches!(node, Node::Element("dd", ..)) => pair.push(node),
                _ => pairs.push(vec![node]),
            }
        }
        let pairs = pairs
            .into_iter()
            .map(|pair| Node::Element("div", Vec::new(), pair));
        Ok(Node::Element("dl", Vec::new(), pairs.collect()))
    }

    /// A table. Its first column contains row headings, and a left-aligned column contains remarks.
    fn table(&mut self, columns: &[Alignment]) -> Result<Node, String> {
        let (mut head, mut body) = (Vec::new(), Vec::new());
        while let Some((Event::Start(tag), _)) = self.events.next() {
            let is_head = tag == Tag::TableHead;
            let mut cells = Vec::new();
            for (at, column) in columns.iter().enumerate() {
                self.events.next();
                let inside = self.children(None)?;
                cells.push(match (is_head, at) {
                    (true, _) if inside.is_empty() => Node::Element("td", Vec::new(), inside),
                    (true, _) => Node::Element("th", vec![("scope", "col".to_owned())], inside),
                    (false, 0) => Node::Element("th", vec![("scope", "row".to_owned())], inside),
                    (false, _) => {
                        let is_remark = *column == Alignment::Left;
                        let class = is_remark.then(|| ("class", "aside".to_owned()));
                        Node::Element("td", class.into_iter().collect(), inside)
                    }
                });
            }
            self.events.next();
            let rows = if is_head { &mut head } else { &mut body };
            rows.push(Node::Element("tr", Vec::new(), cells));
        }
        let parts = vec![
            Node::Element("thead", Vec::new(), head),
            Node::Element("tbody", Vec::new(), body),
        ];
        Ok(Node::Element(
            "table",
            vec![("class", "numbers".to_owned())],
            parts,
        ))
    }

    /// A phrase in another language: `<cite lang="fr">` or `<span lang="fr">`.
    fn foreign(&mut self, tag: &str, at: &Range<usize>) -> Result<Node, String> {
        for name in ["cite", "span"] {
            let code = tag.strip_prefix(&format!("<{name} lang=\""));
            if let Some(code) = code.and_then(|code| code.strip_suffix("\">")) {
                let inside = self.children(Some(&format!("</{name}>")))?;
                return Ok(Node::Element(name, vec![("lang", code.to_owned())], inside));
            }
        }
        Err(self.fault(
            at,
            &format!("{tag} is unknown: there are <cite lang=\"…\"> and <span lang=\"…\">"),
        ))
    }

    /// Checks the form of a link. The page's tests check the addresses of searches.
    fn check(&mut self, link: &str, at: &Range<usize>) -> Result<(), String> {
        match link.strip_prefix('#') {
            Some(id) if !id.contains('=') => self.wanted.push((id.to_owned(), at.clone())),
            None if !link.starts_with("https://") => {
                let what =
                    format!("{link} is not a link; write #section, #n=8&algorithm=… or https://…");
                return Err(self.fault(at, &what));
            }
            _ => {}
        }
        Ok(())
    }
}

/// Appends a node. Up to the next heading, nodes belong to the preceding answer or section.
fn add(node: Node, nodes: &mut Vec<Node>) {
    let is_heading = matches!(node, Node::Element("h4" | "details" | "section", ..));
    match nodes.last_mut() {
        Some(Node::Element("details" | "section", _, inside)) if !is_heading => inside.push(node),
        _ => nodes.push(node),
    }
}

fn untranslated(
    name: &'static str,
    mut attributes: Vec<(&'static str, String)>,
    inside: Vec<Node>,
) -> Node {
    attributes.push(("translate", "no".to_owned()));
    Node::Element(name, attributes, inside)
}

fn unknown(event: &Event) -> String {
    let name = format!("{event:?}");
    let name = name.trim_start_matches("Start(");
    let end = name
        .find(|letter: char| !letter.is_alphanumeric())
        .unwrap_or(name.len());
    format!(
        "the article has no {}; see the list in docs/TRANSLATING.md",
        &name[..end]
    )
}

#[cfg(test)]
#[path = "reader/tests.rs"]
mod tests;
