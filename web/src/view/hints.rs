//! The hints of a first visit, in the place of the signs under the transport: nothing lies under them.

use queens_page::hints::{Hint, HintMessage, Hints};
use strum::VariantArray;
use yew::{Html, html};

use super::Context;
use super::icons::{Icon, icon};
use queens_page::message::Message;
use queens_page::model::Model;

/// What has the focus after the last one.
const NEXT_FOCUS: &str = "[data-testid=play], [data-testid=pause]";

pub(super) fn hints(model: &Model, context: &Context) -> Html {
    let texts = context.texts.hints();
    let Some(hint) = model.hints.shown() else {
        return Html::default();
    };
    let has_next = hint.next() != Hints::Over;
    html! {
        <div class="hints" role="group" aria-label={texts.region()} data-testid="hints">
            <span class="hint-number" aria-hidden="true">{format!("{}/{}", hint.number(), Hint::VARIANTS.len())}</span>
            <p>{texts.hint(hint)}</p>
            if has_next {
                <button type="button" class="button" data-testid="hint-next" data-next-focus="[data-testid=hint-dismiss]"
                    onclick={context.on(Message::Hint(HintMessage::Next))}>
                    {texts.next()}
                </button>
            }
            <button type="button" class="button quiet icon" data-testid="hint-dismiss" data-next-focus={NEXT_FOCUS}
                aria-label={texts.dismiss()} title={texts.dismiss()} onclick={context.on(Message::Hint(HintMessage::Dismissed))}>
                {icon(Icon::Cross)}
            </button>
        </div>
    }
}
