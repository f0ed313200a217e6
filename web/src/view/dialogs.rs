//! Dialogs over the page. The browser's own dialog keeps focus inside, closes on Escape and gives
//! focus back.

use queens_core::algorithm::DESCRIPTORS;
use web_sys::{HtmlDialogElement, MouseEvent};
use yew::{
    AttrValue, Children, Html, NodeRef, Properties, TargetCast, component, html, use_effect_with,
    use_node_ref,
};

use super::icons::{Icon, icon};
use super::legend::Legend;
use super::{Context, later};
use crate::message::Message;
use crate::model::{Dialog, Model};

pub(crate) fn dialogs(model: &Model, context: &Context) -> Html {
    match model.dialog {
        Some(Dialog::Keys) => html! {
            <Sheet title={context.texts.dialog.keys} context={context.clone()}>
                {later::panel(model, context, |panels| (panels.keys)(context))}
            </Sheet>
        },
        // The menus are part of the header and of the transport.
        Some(Dialog::Menu | Dialog::GoTo) | None => Html::default(),
    }
}

#[derive(PartialEq, Properties)]
struct SheetProps {
    title: AttrValue,
    context: Context,
    children: Children,
}

/// A dialog that is open as long as it exists.
#[component]
fn Sheet(
    SheetProps {
        title,
        context,
        children,
    }: &SheetProps,
) -> Html {
    let sheet = use_node_ref();
    use_effect_with(sheet.clone(), |sheet: &NodeRef| {
        let dialog = sheet.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            // It fails only if it is open already.
            let _ = dialog.show_modal();
        }
        move || {
            // Closing gives focus back to where it was; merely being removed does not.
            if let Some(dialog) = dialog {
                dialog.close();
            }
        }
    });
    let send = context.send.clone();
    // The dialog's own surface is filled by its content: what is hit beside that is the veil.
    let onclick = move |event: MouseEvent| {
        if event.target_dyn_into::<HtmlDialogElement>().is_some() {
            send.emit(Message::DialogClosed);
        }
    };
    html! {
        <dialog class="sheet" ref={sheet} aria-labelledby="sheet-title" {onclick}
            oncancel={context.on(Message::DialogClosed)} onclose={context.on(Message::DialogClosed)}>
            <div class="sheet-in">
                <div class="sheet-hd">
                    <h2 id="sheet-title">{title}</h2>
                    <button type="button" class="btn quiet icon" aria-label={context.texts.dialog.close}
                        onclick={context.on(Message::DialogClosed)}>
                        {icon(Icon::Cross)}
                    </button>
                </div>
                {children.clone()}
            </div>
        </dialog>
    }
}

/// The list of keys.
pub(super) fn keys(context: &Context) -> Html {
    let texts = &context.texts.panels().keys;
    let playback = [
        (texts.play, vec![texts.space_key]),
        (texts.step, vec!["←", "→"]),
        (texts.ten_steps, vec![texts.shift_key, "←", "→"]),
        (texts.ends, vec![texts.home_key, texts.end_key]),
        (texts.next_solution, vec!["N"]),
        (texts.next_dead_end, vec!["D"]),
        (texts.next_rejection, vec!["R"]),
        (texts.next_on_square, vec!["S"]),
        (texts.backwards, vec![texts.shift_key, "N", "D", "R", "S"]),
        (texts.go_to, vec!["G"]),
        (texts.speed, vec!["+", "−"]),
        (texts.this_list, vec!["?"]),
    ];
    let board = [
        (texts.move_about, vec!["←", "→", "↑", "↓"]),
        (texts.toggle, vec![texts.enter_key, texts.space_key]),
        (texts.row_ends, vec![texts.home_key, texts.end_key]),
        (texts.leave, vec![texts.tab_key]),
    ];
    let tree = &context.texts.panels().picture.keys;
    let on_tree = [
        (tree.parent_child, vec!["↑", "↓"]),
        (tree.siblings, vec!["←", "→"]),
        (tree.toggle, vec![texts.enter_key, texts.space_key]),
        (tree.all, vec!["U", "H"]),
        (tree.zoom, vec!["+", "−"]),
        (tree.fit, vec!["F"]),
        (tree.pan, vec![texts.shift_key, "←", "→", "↑", "↓"]),
        (tree.first_event, vec![tree.click]),
        (tree.last_event, vec![texts.shift_key, tree.click]),
    ];
    html! {
        <>
            <h3>{texts.playback}</h3>
            {keymap(&playback)}
            <h3>{texts.on_board}</h3>
            {keymap(&board)}
            <h3>{tree.on_tree}</h3>
            {keymap(&on_tree)}
            <h3>{texts.marks}</h3>
            <Legend algorithms={DESCRIPTORS.to_vec()} context={context.clone()} />
        </>
    }
}

fn keymap(keys: &[(&'static str, Vec<&'static str>)]) -> Html {
    let rows = keys.iter().map(|(does, keys)| {
        let keys = keys.iter().map(|key| html! { <kbd>{*key}</kbd> });
        html! { <div><dt>{*does}</dt><dd>{for keys}</dd></div> }
    });
    html! { <dl class="keymap">{for rows}</dl> }
}
