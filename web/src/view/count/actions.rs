//! The controls of a count: agree, stop, continue, the number of workers, and the stored results.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::{Callback, Event, Html, TargetCast, classes, html};

use super::forget::Forget;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::widgets::select::{Choice, Select};
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::pool::count::{Count, CountStage};
use queens_page::pool::{LedgerFile, PoolMessage};

/// The buttons that the count waits for, and the number of workers.
pub(super) fn actions(model: &Model, context: &Context) -> Html {
    let texts = context.texts.count();
    let count = model.shown.count();
    let kept = model.pool.kept();
    let is_going_on = count.is_some_and(Count::is_going_on);
    let is_asking = model.is_asking();
    let is_done = count.is_some_and(|count| count.stage == CountStage::Done) && !model.is_stale();
    let has_failed = count.is_some_and(Count::has_failed);
    let on = |message| context.on(Message::Pool(message));
    let goes_on = !is_going_on && (has_failed || kept.is_some() && !is_done);
    let resume = || {
        html! {
            <button type="button" class={classes!("button", (!model.awaits_run()).then_some("primary"))} data-testid="count-resume" data-next-focus="[data-testid=stop]"
                onclick={context.on(TransportMessage::Run)}>
                {icon(Icon::Play)}{if has_failed { texts.again() } else { texts.resume() }}
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
                    <button type="button" class="button primary" data-testid="count-agree" data-next-focus="[data-testid=stop]"
                        onclick={on(PoolMessage::Agreed)}>
                        {icon(Icon::Play)}{texts.agree()}
                    </button>
                }
                if is_going_on {
                    <button type="button" class="button stop" data-testid="stop"
                        data-next-focus="[data-testid=count-resume], [data-testid=run]"
                        onclick={context.on(TransportMessage::Stop)}>
                        {icon(Icon::Stop)}{if is_asking { texts.decline() } else { context.texts.transport().stop() }}
                    </button>
                }
                if goes_on && count.is_none() {
                    {resume()}
                }
                {workers(model, context)}
                // Not in the place of Stop, so that a double click on Stop does not resume the count.
                if goes_on && count.is_some() {
                    {resume()}
                }
            </div>
        </>
    }
}

/// What is done with what is finished: kept as a file, opened from one, forgotten.
pub(super) fn files(model: &Model, context: &Context) -> Html {
    let texts = context.texts.count();
    let count = model.shown.count();
    let is_going_on = count.is_some_and(Count::is_going_on);
    let on = |message| context.on(Message::Pool(message));
    // While shards are being counted here, which ones are missing changes.
    let has_jobs = count.is_some_and(|count| {
        let is_at_rest = count.is_asking() || !count.is_going_on();
        is_at_rest && count.tally().missing().next().is_some()
    });
    html! {
        <>
        <div class="count-actions">
            if count.is_some_and(|count| count.tally().finished() > 0) {
                <button type="button" class="button" data-testid="count-save" onclick={on(PoolMessage::LedgerSaved)}>
                    {texts.save()}
                </button>
            }
            if has_jobs {
                <button type="button" class="button" data-testid="count-save-jobs" onclick={on(PoolMessage::JobsSaved)}>
                    {texts.save_jobs()}
                </button>
            }
            <label class="button file">
                {texts.open()}
                <input type="file" multiple=true accept=".jsonl,.json,.txt" data-testid="count-open" onchange={read(context)} />
            </label>
            if model.pool.has_records() && !is_going_on {
                <Forget names={[texts.forget(), texts.forget_surely()]} forget={on(PoolMessage::Forgotten)} />
            }
        </div>
        if has_jobs {
            <p class="note">{texts.job_file()}</p>
        }
        </>
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

/// Reads the files that are chosen.
fn read(context: &Context) -> Callback<Event> {
    let send = context.send.clone();
    Callback::from(move |event: Event| {
        let field: Option<HtmlInputElement> = event.target_dyn_into();
        let Some(field) = field else { return };
        let Some(list) = field.files() else { return };
        let chosen: Vec<File> = (0..list.length()).filter_map(|at| list.get(at)).collect();
        // The same files may be chosen again.
        field.set_value("");
        let send = send.clone();
        spawn_local(async move {
            let mut files = Vec::new();
            for file in chosen {
                let text = JsFuture::from(file.text()).await.ok();
                files.push(LedgerFile {
                    name: file.name(),
                    // What cannot be read is told as a ledger without a line.
                    text: text.and_then(|text| text.as_string()).unwrap_or_default(),
                });
            }
            send.emit(Message::Pool(PoolMessage::LedgersRead(files)));
        });
    })
}
