//! The message above the board when the engine has stopped: the cause, and buttons to continue. The reload button
//! takes the focus.

use web_sys::HtmlElement;
use yew::{Html, NodeRef, Properties, component, html, use_effect_with, use_node_ref};

use super::Context;
use super::icons::{Icon, icon};
use queens_page::engine::{Engine, Failure};
use queens_page::message::Message;
use queens_page::model::Model;

pub(crate) fn failed(model: &Model, context: &Context) -> Html {
    match model.engine {
        Engine::Failed { reason, .. } => html! { <Failed {reason} context={context.clone()} /> },
        Engine::Starting | Engine::Ready { .. } => Html::default(),
    }
}

#[derive(PartialEq, Properties)]
struct FailedProps {
    reason: Failure,
    context: Context,
}

#[component]
fn Failed(FailedProps { reason, context }: &FailedProps) -> Html {
    let texts = context.texts.dialog();
    let button = use_node_ref();
    use_effect_with(button.clone(), |button: &NodeRef| {
        if let Some(button) = button.cast::<HtmlElement>() {
            // If the button cannot be focused, it can still be clicked.
            let _ = button.focus();
        }
    });
    html! {
        <div class="over">
            <div class="box" role="alertdialog" aria-labelledby="failed-title" aria-describedby="failed-why">
                <h2 id="failed-title">{icon(Icon::Warning)}{texts.stopped()}</h2>
                <p class="small" id="failed-why">{texts.failure(*reason)}</p>
                <div class="actions">
                    // The engine may recover by itself.
                    <button type="button" class="button primary" ref={button}
                        onclick={context.on(Message::ReloadEngine)}>
                        {icon(Icon::Reload)}{texts.reload()}
                    </button>
                    <button type="button" class="button" onclick={context.on(Message::CopyDetails)}>
                        {icon(Icon::Copy)}{texts.copy_details()}
                    </button>
                </div>
            </div>
        </div>
    }
}
