//! What is not drawn anew at every frame: it stays as it was drawn last.

use yew::{Component, Context, Html, Properties, html};

/// What is drawn, if it is drawn anew.
#[derive(Properties)]
pub(super) struct KeptProps {
    fresh: Option<Html>,
}

/// Shows the last of its drawings.
pub(super) struct Kept {
    shown: Html,
}

/// The drawing, made only where it is wanted.
pub(super) fn kept(is_wanted: bool, draw: impl FnOnce() -> Html) -> Html {
    if cfg!(test) {
        // Tests read drawings; they have no page in which one could be kept.
        return draw();
    }
    html! { <Kept fresh={is_wanted.then(draw)} /> }
}

/// Drawings are not compared: that is done once, with what is in the page.
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
