//! The button of the menu of events that can be gone to, and what the menu opens in. The menu itself comes
//! with the rest of the page.

mod menu;

use queens_core::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, FocusOptions, HtmlElement, Node};
use yew::{
    Children, Html, NodeRef, Properties, TargetCast, component, html, use_effect_with,
    use_node_ref, use_state,
};

pub(in crate::view) use self::menu::menu;
use crate::view::icons::{Icon, icon};
use crate::view::{Context, rest};
use queens_page::message::Message;
use queens_page::screen::Dialog;
use queens_page::settings::Settings;

#[derive(PartialEq, Properties)]
pub(super) struct GoToProps {
    pub(super) is_open: bool,
    pub(super) disabled: bool,
    pub(super) settings: Settings,
    /// The square that holds the board's tab stop.
    pub(super) focus: Square,
    /// How many pieces stand now.
    pub(super) standing: u16,
    /// Whether keys that write a character are on, and told.
    pub(super) character_keys: bool,
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
    let texts = context.texts.going();
    let (is_open, root, chosen) = (*is_open, use_node_ref(), use_state(|| None));
    let toggle = if is_open {
        Message::DialogClosed
    } else {
        Message::DialogOpened(Dialog::GoTo)
    };
    html! {
        <div class="go-to" ref={root.clone()}>
            <button type="button" class="button quiet icon" data-testid="go-to" aria-label={texts.go_to()}
                title={texts.go_to()} aria-haspopup="menu" aria-expanded={is_open.to_string()}
                aria-controls={(is_open && waiting.is_none()).then_some("go-to-menu")} disabled={*disabled} onclick={context.on(toggle)}>
                {icon(Icon::GoTo)}
            </button>
            if is_open {
                <Popup {root} context={context.clone()}>
                    {waiting.clone()}
                    {rest::beside(context, |panels| (panels.going)(rest::MenuProps {
                        settings: props.settings.clone(),
                        focus: props.focus,
                        standing: props.standing,
                        character_keys: props.character_keys,
                        chosen,
                        context: context.clone(),
                    }))}
                </Popup>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct PopupProps {
    /// What holds the button, too, which has the focus again afterwards.
    root: NodeRef,
    context: Context,
    children: Children,
}

/// A popover that is open as long as it exists. Escape and a click elsewhere close it, as the browser has it.
#[component]
fn Popup(props: &PopupProps) -> Html {
    let PopupProps {
        root,
        context,
        children,
    } = props;
    let popup = use_node_ref();
    use_effect_with((popup.clone(), root.clone()), |(popup, root)| {
        // What has the focus now has it again afterwards.
        focus_on(root, "button");
        let popup = popup.cast::<HtmlElement>();
        if let Some(popup) = &popup {
            // A browser without popovers shows it where it stands.
            let _ = popup.show_popover();
        }
        focus_on(root, "[tabindex='0']");
        move || {
            // Merely being removed would not give the focus back.
            if let Some(popup) = popup {
                let _ = popup.hide_popover();
            }
        }
    });
    let send = context.send.clone();
    let ontoggle = move |event: Event| {
        let popup = event.target_dyn_into::<Element>();
        if popup.is_some_and(|it| it.matches(":popover-open") == Ok(false)) {
            send.emit(Message::DialogClosed);
        }
    };
    // The browser leaves a popover open when the focus goes elsewhere.
    let (root, send) = (root.clone(), context.send.clone());
    let onfocusout = move |event: FocusEvent| {
        let to = event
            .related_target()
            .and_then(|to| to.dyn_into::<Node>().ok());
        let root = root.cast::<Node>();
        if let (Some(to), Some(root)) = (to, root)
            && !root.contains(Some(&to))
        {
            send.emit(Message::DialogClosed);
        }
    };
    html! {
        <div class="go-to-popover" popover="auto" ref={popup} {ontoggle} {onfocusout}>{children.clone()}</div>
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
