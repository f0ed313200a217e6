//! Tests of the views without a browser. They draw a model and inspect the drawing.

use yew::Callback;
use yew::virtual_dom::VNode;

use super::{Context, PANELS};
use crate::opening::Opening;
use queens_page::model::Model;
use queens_text::Texts;

mod blocked;
mod counts;
mod exercise;
mod figures;
mod foretold;
mod lists;
mod next;
mod placed;
mod predict;
mod program;
mod proof;
mod puzzles;
mod range;
mod recount;
mod starts;
mod told;
mod unrun;

/// The context of the views. Their messages are discarded.
fn context(model: &Model) -> Context {
    Context {
        texts: Texts::of(model.shown_language),
        panels: Some(&PANELS),
        has_sheet_names: model.shows_sheet_names(),
        opening: Opening::Done,
        send: Callback::noop(),
    }
}

/// Visits each element of a drawing, except in components, with its attributes and its node.
fn each(drawing: &VNode, see: &mut impl FnMut(&dyn Fn(&str) -> Option<String>, &VNode)) {
    match drawing {
        VNode::VTag(tag) => {
            let attribute = |name: &str| {
                let mut attributes = tag.attributes.iter();
                let found = attributes.find(|&(known, _)| known == name);
                found.map(|(_, value)| value.to_owned())
            };
            see(&attribute, drawing);
            if let Some(children) = tag.children() {
                each(children, see);
            }
        }
        VNode::VList(list) => list.iter().for_each(|child| each(child, see)),
        _ => {}
    }
}

/// The text of a drawing.
fn text(drawing: &VNode) -> String {
    match drawing {
        VNode::VText(text) => text.text.to_string(),
        VNode::VTag(tag) => tag.children().map(text).unwrap_or_default(),
        VNode::VList(list) => list.iter().map(text).collect(),
        _ => String::new(),
    }
}
