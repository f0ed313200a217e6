//! The words of the page about the problem with what they lead to: searches with their settings, and
//! parts of the page.

use queens_core::{BoardSize, Given, algorithm};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};
use yew::{AttrValue, Html, html};

use crate::model::Model;
use crate::settings::Settings;
use crate::text::about::examples::{EXAMPLES, Example};
use crate::text::about::topic::{Piece, pieces};
use crate::update::link_to_settings;

/// What has the focus after a link to a search was followed.
const PLAY: &str = "[data-testid=play], [data-testid=pause]";

/// What an algorithm that draws begins with.
const SEED: u64 = 1990;

/// The fragments of the examples.
#[derive(Clone, PartialEq)]
pub(super) struct Links(Vec<(&'static str, AttrValue)>);

impl Links {
    /// The links of a page in this language, with these colours and this speed.
    pub(super) fn new(model: &Model) -> Links {
        let link = |example: &Example| {
            let fragment = link_to_settings(model, settings(example)?);
            Some((example.name, fragment.into()))
        };
        Links(EXAMPLES.iter().filter_map(link).collect())
    }

    fn find(&self, name: &str) -> Option<AttrValue> {
        let mut links = self.0.iter();
        links.find_map(|(known, link)| (*known == name).then(|| link.clone()))
    }

    /// A text with its marks carried out.
    pub(super) fn written(&self, text: &'static str) -> Html {
        let piece = |piece| match piece {
            Piece::Plain(words) => html! { <>{words}</> },
            Piece::Strong(words) => html! { <b>{words}</b> },
            Piece::Code(words) => html! { <code translate="no">{words}</code> },
            Piece::Part(words, part) => html! {
                <a href={format!("#{part}")} onclick={go_to(part)}>{words}</a>
            },
            Piece::Example(words, name) => match self.find(name) {
                Some(link) => html! { <a href={link} data-heir={PLAY}>{words}</a> },
                None => html! { <>{words}</> },
            },
        };
        pieces(text).into_iter().map(piece).collect()
    }
}

/// The settings of an example, if its algorithm is there.
fn settings(example: &Example) -> Option<Settings> {
    let algorithm = algorithm::describe(example.algorithm)?;
    let size = BoardSize::try_from(example.n).ok()?;
    let variants = algorithm.problem.variants();
    let variant = example.variant.or(variants.first().copied());
    let given = Given::new(algorithm.giving(variant), size, example.given.as_slice());
    Some(Settings {
        size,
        algorithm,
        goal: example.goal.unwrap_or(algorithm.default_goal()),
        given: given.ok()?,
        variant,
        k: example.k,
        seed: algorithm.capabilities.draws.then_some(SEED),
        ..Settings::default()
    })
}

/// A link within the page. Its fragment would be taken for an address of a search.
pub(super) fn go_to(part: &'static str) -> impl Fn(MouseEvent) {
    move |event: MouseEvent| {
        event.prevent_default();
        show(part);
    }
}

/// Scrolls to the heading of a part of the page, which then has the focus.
pub(super) fn show(part: &str) {
    let heading = gloo_utils::document().get_element_by_id(&format!("about-{part}"));
    if let Some(heading) = heading.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        // A heading that cannot have the focus is still scrolled to.
        let _ = heading.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Theme, View};
    use crate::permalink;
    use crate::text::Language;
    use crate::update;

    fn model() -> Model {
        let (mut model, _) = update::open(String::new(), "", "", Language::English, 1);
        model.language = Language::French;
        model.theme = Some(Theme::Dark);
        model.view = View::About;
        model
    }

    #[test]
    fn a_link_opens_its_search_in_the_language_and_the_colours_of_the_page() {
        let model = model();
        let links = Links::new(&model);
        for example in &EXAMPLES {
            let link = links.find(example.name).expect(example.name);
            let reading = permalink::read("", link.trim_start_matches('#'));
            assert!(reading.notices.is_empty(), "{link}");
            let address = reading.address;
            assert_eq!(Some(address.settings), settings(example), "{link}");
            assert_eq!((address.theme, address.view), (model.theme, View::Tree));
            assert_eq!(address.step, 0, "{link}");
            assert_eq!(address.language, Some(Language::French));
        }
    }

    #[test]
    fn every_example_can_be_run() {
        for settings in EXAMPLES.iter().filter_map(settings) {
            let instance = settings.instance().expect("an instance");
            assert_eq!(settings.algorithm.accepts(&instance), Ok(()));
        }
    }
}
