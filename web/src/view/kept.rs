//! Keeps the previous drawing of a view that is not redrawn in the current frame.

use yew::{Component, Context, Html, Properties, html};

/// The new drawing. `None` keeps the previous one.
#[derive(Properties)]
pub(super) struct KeptProps {
    fresh: Option<Html>,
}

/// Shows the latest drawing.
pub(super) struct Kept {
    shown: Html,
}

/// The view, drawn again only if requested.
pub(super) fn kept(is_wanted: bool, draw: impl FnOnce() -> Html) -> Html {
    if cfg!(test) {
        // Tests read drawings directly, without a page that could keep one.
        return draw();
    }
    html! { <Kept fresh={is_wanted.then(draw)} /> }
}

/// Drawings are not compared here; Yew compares the new one with the page.
impl PartialEq for KeptProps {
    fn eq(&self, other: &KeptProps) -> bool {
        self.fresh.is_none() && other.fresh.is_none()
    }
}

impl Component for Kept {
    type Message = ();
    type Properties = KeptProps;

    fn create(context: &Context<Kept>) -> Kept {
        let shown = context.props().fresh.clone().unwrap_or_default();
        Kept { shown }
    }

    fn changed(&mut self, context: &Context<Kept>, _: &KeptProps) -> bool {
        let Some(fresh) = &context.props().fresh else {
            return false;
        };
        self.shown = fresh.clone();
        true
    }

    fn view(&self, _: &Context<Kept>) -> Html {
        self.shown.clone()
    }
}
