//! The actions of a count: confirm, stop, continue, delete its saved progress, and choose the number of workers.

use yew::{Html, html};

use super::forget::Forget;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::widgets::select::{Choice, Select};
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::pool::PoolMessage;
use queens_page::pool::count::{Count, CountStage};

/// The buttons that the count waits for, and the number of workers.
pub(super) fn actions(model: &Model, context: &Context) -> Html {
    let texts = context.texts.count();
    let count = model.shown.shared();
    let kept = model.pool.kept();
    let is_going_on = count.is_some_and(Count::is_going_on);
    let is_asking = model.is_asking();
    let is_done = count.is_some_and(|count| count.stage == CountStage::Done);
    let has_failed = count.is_some_and(Count::has_failed);
    let on = |message| context.on(Message::Pool(message));
    let is_next = !is_going_on && !is_done;
    let is_refused = model.address.settings.refusal().is_some();
    let start = || {
        let (testid, name) = match (has_failed, kept) {
            (true, _) => ("count-resume", texts.again()),
            (false, Some(_)) => ("count-resume", texts.resume()),
            (false, None) => ("play", texts.agree()),
        };
        html! {
            <button type="button" class="button primary" data-testid={testid} disabled={is_refused}
                onclick={context.on(TransportMessage::Run)}>
                {icon(Icon::Play)}{name}
            </button>
        }
    };
    html! {
        <>
            if let (Some((finished, of)), false) = (kept, is_going_on || is_done) {
                <p class="note" data-testid="count-kept">
                    {texts.kept(finished.into(), of.into())}
                </p>
            }
            <div class="count-actions">
                if is_asking {
                    <button type="button" class="button primary" data-testid="count-agree"
                        onclick={on(PoolMessage::Agreed)}>
                        {icon(Icon::Play)}{texts.agree()}
                    </button>
                }
                if is_going_on {
                    <button type="button" class="button stop" data-testid="stop"
                        onclick={context.on(TransportMessage::Stop)}>
                        {icon(Icon::Stop)}{if is_asking { texts.decline() } else { context.texts.transport().stop() }}
                    </button>
                }
                if is_next && count.is_none() {
                    {start()}
                }
                if !is_done {
                    {workers(model, context)}
                }
                // Not in the place of Stop, so that a double click on Stop does not resume the count.
                if is_next && count.is_some() {
                    {start()}
                }
            </div>
        </>
    }
}

/// Where something is kept: the button that forgets it.
pub(super) fn forget(model: &Model, context: &Context) -> Html {
    let texts = context.texts.count();
    let is_going_on = model.shown.shared().is_some_and(Count::is_going_on);
    if !model.pool.has_records() || is_going_on {
        return Html::default();
    }
    let forget = context.on(Message::Pool(PoolMessage::Forgotten));
    html! {
        <div class="count-actions">
            <Forget names={[texts.forget(), texts.forget_surely()]} {forget} />
        </div>
    }
}

/// The number of workers that share the count.
fn workers(model: &Model, context: &Context) -> Html {
    let texts = context.texts.count();
    let (cores, chosen) = (model.pool.cores, model.pool.workers());
    if cores < 2 {
        return Html::default();
    }
    let send = context.send.clone();
    let onchoose = move |value: String| {
        if let Ok(workers) = value.parse() {
            send.emit(Message::Pool(PoolMessage::WorkersChosen(workers)));
        }
    };
    let choices = (1..=cores).map(|number| Choice {
        value: number.to_string().into(),
        name: if number == cores {
            texts.each_core(number.into()).into()
        } else {
            number.to_string().into()
        },
        language: None,
    });
    html! {
        <div class="count-workers">
            <label for="workers">{texts.workers()}</label>
            <Select testid="workers" chosen={chosen.to_string()} choices={choices.collect::<Vec<_>>()} {onchoose} />
        </div>
    }
}
