//! A dialog over the page. The browser's own dialog keeps the focus inside, closes on Escape and returns the focus.

use web_sys::{HtmlDialogElement, MouseEvent};
use yew::{
    AttrValue, Children, Html, NodeRef, Properties, TargetCast, component, html, use_effect_with,
    use_node_ref,
};

use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::notices::notices;
use queens_page::message::Message;
use queens_page::model::Model;

/// A dialog with this content. It also shows the notices, which it would cover.
pub(in crate::view) fn dialog(
    title: &'static str,
    inside: Html,
    model: &Model,
    context: &Context,
) -> Html {
    html! { <Dialog {title} context={context.clone()}>{inside}{notices(model, context)}</Dialog> }
}

#[derive(PartialEq, Properties)]
struct DialogProps {
    title: AttrValue,
    context: Context,
    children: Children,
}

/// A dialog that is open as long as the component exists.
#[component]
fn Dialog(
    DialogProps {
        title,
        context,
        children,
    }: &DialogProps,
) -> Html {
    let sheet = use_node_ref();
    use_effect_with(sheet.clone(), |sheet: &NodeRef| {
        let dialog = sheet.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            // Fails only if the dialog is already open.
            let _ = dialog.show_modal();
        }
        move || {
            // Closing returns the focus to its previous place; removing the element does not.
            if let Some(dialog) = dialog {
                dialog.close();
            }
        }
    });
    let send = context.send.clone();
    // The content fills the dialog. A click on the dialog element itself is therefore a click on the backdrop.
    let onclick = move |event: MouseEvent| {
        if event.target_dyn_into::<HtmlDialogElement>().is_some() {
            send.emit(Message::DialogClosed);
        }
    };
    html! {
        <dialog class="sheet" ref={sheet} aria-labelledby="sheet-title" {onclick}
            oncancel={context.on(Message::DialogClosed)} onclose={context.on(Message::DialogClosed)}>
            <div class="sheet-inside">
                <div class="sheet-header">
                    <h2 id="sheet-title">{title}</h2>
                    <button type="button" class="button quiet icon" aria-label={context.texts.dialog().close()}
                        onclick={context.on(Message::DialogClosed)}>
                        {icon(Icon::Cross)}
                    </button>
                </div>
                {children.clone()}
            </div>
        </dialog>
    }
}
