//! Draws the nodes of an article, which the build generates from its Markdown.

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

/// Selector of the element to focus after a link to a question.
const QUESTION: &str = "#question-title, #view-sheets";

/// The data needed to draw nodes.
pub(in crate::view) struct Writer<'page> {
    pub(in crate::view) context: &'page Context,
    /// The current address. A link to a search keeps its language and theme.
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

    /// A link to a section, a question, a search, or another site.
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
                        html! { <a {href} onclick={|_| show_board()}>{words}</a> }
                    }
                }
            }
            Some(id) => html! { <a href={to} onclick={go_to(id)}>{words}</a> },
        }
    }
}

/// Handles a click on a link within the page. Following the link would replace the fragment, which is the address of a
/// search.
pub(super) fn go_to(section: &'static str) -> impl Fn(MouseEvent) {
    move |event: MouseEvent| {
        event.prevent_default();
        show(section);
    }
}

/// Scrolls to the heading of a section and focuses it.
pub(super) fn show(section: &str) {
    let heading = gloo_utils::document().get_element_by_id(&format!("about-{section}"));
    if let Some(heading) = heading.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        // If the heading cannot be focused, it is still scrolled into view.
        let _ = heading.focus();
    }
}
