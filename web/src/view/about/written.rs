//! The article's nodes, drawn: what the build made of its Markdown.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};
use yew::virtual_dom::VTag;
use yew::{Html, html};

use super::drawings::drawing;
use crate::sight::show_board;
use crate::view::Context;
use crate::view::header::to_question;
use queens_page::address::{self, Address};
use queens_page::screen::View;
use queens_text::article::ArticleNode;

/// What has the focus after a link to a search was followed.
const PLAY: &str = "[data-testid=play], [data-testid=pause]";
/// What has it after one to a question.
const QUESTION: &str = "#question-title, #view-sheets";

/// What nodes are drawn with.
pub(in crate::view) struct Writer<'page> {
    pub(in crate::view) context: &'page Context,
    /// The address in which a link to a search puts its own.
    pub(in crate::view) address: &'page Address,
}

impl Writer<'_> {
    pub(in crate::view) fn written(&self, nodes: &'static [ArticleNode]) -> Html {
        nodes.iter().map(|node| self.node(node)).collect()
    }

    fn node(&self, node: &'static ArticleNode) -> Html {
        match node {
            ArticleNode::Text(words) => html! { *words },
            ArticleNode::Element(name, attributes, inside) => {
                let mut element = VTag::new(*name);
                for (name, value) in attributes {
                    element.add_attribute(name, *value);
                }
                element.add_children(inside.iter().map(|node| self.node(node)));
                element.into()
            }
            ArticleNode::Link(to, words) => self.link(to, self.written(words)),
            ArticleNode::Drawing(name, caption) => drawing(name, caption, self.context),
        }
    }

    /// A link to a section, to a question, to a search, or away.
    fn link(&self, to: &'static str, words: Html) -> Html {
        match to.strip_prefix('#') {
            None => html! { <a href={to}>{words}</a> },
            Some(search) if search.contains('=') => {
                let told = address::read("", search).address;
                let href = self.address.link_to(search);
                match told.view {
                    View::Sheets => {
                        let onclick = to_question(told.question, self.context);
                        html! { <a {href} {onclick} data-next-focus={QUESTION}>{words}</a> }
                    }
                    _ => {
                        html! { <a {href} onclick={|_| show_board()} data-next-focus={PLAY}>{words}</a> }
                    }
                }
            }
            Some(id) => html! { <a href={to} onclick={go_to(id)}>{words}</a> },
        }
    }
}

/// A link within the page. Its fragment would be taken for an address of a search.
pub(super) fn go_to(section: &'static str) -> impl Fn(MouseEvent) {
    move |event: MouseEvent| {
        event.prevent_default();
        show(section);
    }
}

/// Scrolls to the heading of a section, which then has the focus.
pub(super) fn show(section: &str) {
    let heading = gloo_utils::document().get_element_by_id(&format!("about-{section}"));
    if let Some(heading) = heading.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        // A heading that cannot have the focus is still scrolled to.
        let _ = heading.focus();
    }
}
