//! The button of the menu of events that can be gone to, and what the menu opens in. The menu itself is
//! fetched when it is first opened.

mod menu;

use gloo_events::EventListener;
use queens_core::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent, Node};
use yew::{
    Callback, Html, NodeRef, Properties, component, hook, html, use_effect_with, use_node_ref,
    use_state,
};

pub(in crate::view) use self::menu::{MenuProps, menu};
use crate::message::Message;
use crate::model::Dialog;
use crate::settings::Settings;
use crate::view::icons::{Icon, icon};
use crate::view::{Context, later};

/// The room that the menu needs over its button, in pixels.
const HEIGHT: f64 = 366.0;

#[derive(PartialEq, Properties)]
pub(super) struct GoToProps {
    pub(super) is_open: bool,
    pub(super) disabled: bool,
    pub(super) settings: Settings,
    /// The square that holds the board's tab stop.
    pub(super) focus: Square,
    /// How many pieces stand now.
    pub(super) standing: u16,
    /// What stands in the place of the open menu while it is not here.
    pub(super) waiting: Option<Html>,
    pub(super) context: Context,
}

/// The button and its menu.
#[component]
pub(super) fn GoTo(props: &GoToProps) -> Html {
    let GoToProps {
        is_open,
        disabled,
        waiting,
        context,
        ..
    } = props;
    let texts = &context.texts.going;
    let (root, is_below) = (use_node_ref(), use_state(|| false));
    let chosen = use_state(|| None);
    use_closing(root.clone(), *is_open, context.send.clone());
    {
        let (root, is_below) = (root.clone(), is_below.clone());
        use_effect_with(*is_open, move |&is_open| {
            if is_open {
                let root = root.cast::<Element>();
                is_below.set(root.is_some_and(|it| it.get_bounding_client_rect().top() < HEIGHT));
            }
        });
    }
    {
        let root = root.clone();
        use_effect_with(waiting.is_some(), move |&is_waiting| {
            if is_waiting {
                focus_on(&root, "button");
            }
        });
    }
    let toggle = match is_open {
        true => Message::DialogClosed,
        false => Message::DialogOpened(Dialog::GoTo),
    };
    let (is_open, around, send) = (*is_open, root.clone(), context.send.clone());
    let onkeydown = move |event: KeyboardEvent| {
        if is_open && event.key() == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            focus_on(&around, "button");
            send.emit(Message::DialogClosed);
        }
    };
    html! {
        <div class="goto" ref={root.clone()} {onkeydown}>
            <button type="button" class="btn quiet icon" data-testid="go-to" aria-label={texts.go_to}
                title={texts.go_to} aria-haspopup="menu" aria-expanded={is_open.to_string()}
                aria-controls={(is_open && waiting.is_none()).then_some("goto-menu")} disabled={*disabled} onclick={context.on(toggle)}>
                {icon(Icon::GoTo)}
            </button>
            if is_open {
                <div class={if *is_below { "goto-pop is-below" } else { "goto-pop" }}>
                    {waiting.clone()}
                    {later::beside(|panels| (panels.going)(MenuProps {
                        root,
                        settings: props.settings.clone(),
                        focus: props.focus,
                        standing: props.standing,
                        chosen,
                        context: context.clone(),
                    }))}
                </div>
            }
        </div>
    }
}

fn focus_on(root: &NodeRef, selector: &str) {
    let found = root
        .cast::<Element>()
        .and_then(|root| root.query_selector(selector).ok()?);
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // The menu is where there is room for it: nothing is to be scrolled to show it.
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // What cannot have the focus leaves it where it was.
        let _ = found.focus_with_options(&options);
    }
}

/// Closes the open menu when something beside it is pressed or takes the focus.
#[hook]
fn use_closing(root: NodeRef, is_open: bool, send: Callback<Message>) {
    use_effect_with(is_open, move |&is_open| {
        let listeners = is_open.then(|| {
            let document = gloo_utils::document();
            ["pointerdown", "focusin"].map(|kind| {
                let (root, send) = (root.clone(), send.clone());
                EventListener::new(&document, kind, move |event| {
                    let target = event.target().and_then(|it| it.dyn_into::<Node>().ok());
                    let root = root.cast::<Node>();
                    if root.is_some_and(|root| !root.contains(target.as_ref())) {
                        send.emit(Message::DialogClosed);
                    }
                })
            })
        });
        move || drop(listeners)
    });
}
