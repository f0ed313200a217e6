//! What is not drawn anew at every frame: it stays as it was drawn last.

use yew::{Component, Context, Html, Properties, html};

/// What is drawn, if it is drawn anew.
#[derive(Properties)]
pub(super) struct HeldProps {
    fresh: Option<Html>,
}

/// Shows the last of its drawings.
pub(super) struct Held {
    shown: Html,
}

/// The drawing, made only where it is wanted.
pub(super) fn held(is_wanted: bool, draw: impl FnOnce() -> Html) -> Html {
    html! { <Held fresh={is_wanted.then(draw)} /> }
}

/// Drawings are not compared: that is done once, with what is in the page.
impl PartialEq for HeldProps {
    fn eq(&self, other: &HeldProps) -> bool {
        self.fresh.is_none() && other.fresh.is_none()
    }
}

impl Component for Held {
    type Message = ();
    type Properties = HeldProps;

    fn create(context: &Context<Held>) -> Held {
        let shown = context.props().fresh.clone().unwrap_or_default();
        Held { shown }
    }

    fn changed(&mut self, context: &Context<Held>, _: &HeldProps) -> bool {
        let Some(fresh) = &context.props().fresh else {
            return false;
        };
        self.shown = fresh.clone();
        true
    }

    fn view(&self, _: &Context<Held>) -> Html {
        self.shown.clone()
    }
}
