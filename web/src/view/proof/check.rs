//! The check of a proof: the log that the reader chooses is added up line by line, a little at a time, so that the page goes on
//! meanwhile.

use gloo_timers::future::TimeoutFuture;
use queens_proof::{Fault, Reader, Verdict};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::{
    Event, Html, Properties, TargetCast, component, html, use_effect_with, use_mut_ref, use_state,
};

use crate::view::{Context, sentence};
use queens_text::Sentence;
use queens_text::proof::LogTexts;

/// The largest file, in bytes.
const LARGEST: f64 = 64.0 * 1024.0 * 1024.0;
/// Milliseconds of work between two looks at what else there is to do.
const SLICE: f64 = 12.0;

/// What has come of the file that was chosen last.
#[derive(Clone, PartialEq)]
enum LogCheck {
    None,
    TooLarge,
    /// So many hundredths are behind.
    Going(usize),
    Done(Result<Verdict, Fault>),
}

#[derive(PartialEq, Properties)]
pub(super) struct ProofCheckProps {
    pub(super) context: Context,
}

/// The button that chooses a log, and what has come of it.
#[component]
pub(super) fn ProofCheck(ProofCheckProps { context }: &ProofCheckProps) -> Html {
    let texts = &context.texts.rest().proof.check;
    let state = use_state(|| (String::new(), LogCheck::None));
    // The number of the last file: what is left of an earlier one is given up.
    let last = use_mut_ref(|| 0_u32);
    {
        let last = last.clone();
        use_effect_with((), move |()| move || *last.borrow_mut() += 1);
    }
    let onchange = {
        let state = state.clone();
        move |event: Event| {
            let field: Option<HtmlInputElement> = event.target_dyn_into();
            let file = field.as_ref().and_then(|field| field.files()?.get(0));
            let (Some(field), Some(file)) = (field, file) else {
                return;
            };
            // The same file may be chosen again.
            field.set_value("");
            let number = {
                let mut last = last.borrow_mut();
                *last += 1;
                *last
            };
            let (state, last, name) = (state.clone(), last.clone(), file.name());
            if file.size() > LARGEST {
                return state.set((name, LogCheck::TooLarge));
            }
            state.set((name.clone(), LogCheck::Going(0)));
            spawn_local(async move {
                let text = JsFuture::from(file.text()).await;
                let text = text.ok().and_then(|text| text.as_string());
                let text = text.unwrap_or_default();
                let (mut reader, mut behind) = (Reader::default(), 0);
                loop {
                    if *last.borrow() != number {
                        return;
                    }
                    if let Some(outcome) = read_on(&mut reader, &text, &mut behind) {
                        return state.set((name, LogCheck::Done(outcome)));
                    }
                    state.set((name.clone(), LogCheck::Going(behind * 100 / text.len())));
                    TimeoutFuture::new(0).await;
                }
            });
        }
    };
    let (name, check) = &*state;
    html! {
        <div class="proof-check">
            <label class="button file">
                {texts.choose}
                <input type="file" accept=".txt,.log,.proof,text/plain" data-testid="proof-open" {onchange} />
            </label>
            <p class="hint">{texts.note}</p>
            <div role="status" data-testid="proof-check" data-outcome={outcome(check)}>
                {told(name, check, texts, context)}
            </div>
        </div>
    }
}

/// Reads lines for a while; the outcome once there is one.
fn read_on(reader: &mut Reader, text: &str, behind: &mut usize) -> Option<Result<Verdict, Fault>> {
    let clock = gloo_utils::window().performance();
    let now = || clock.as_ref().map_or(0.0, |clock| clock.now());
    let begun = now();
    let left = text.get(*behind..).unwrap_or_default();
    for line in left.split_inclusive('\n') {
        *behind += line.len();
        if let Err(fault) = reader.line(line.as_bytes()) {
            return Some(Err(fault));
        }
        if now() - begun >= SLICE {
            return None;
        }
    }
    Some(reader.end())
}

fn outcome(check: &LogCheck) -> &'static str {
    match check {
        LogCheck::None => "none",
        LogCheck::Going(_) => "going",
        LogCheck::Done(Ok(verdict)) if is_whole(verdict) => "accepted",
        LogCheck::Done(Ok(_)) => "part",
        LogCheck::TooLarge | LogCheck::Done(Err(_)) => "refused",
    }
}

/// Whether all that the claim needs stands in the log.
fn is_whole(verdict: &Verdict) -> bool {
    verdict.lacking.is_none() && verdict.elsewhere == 0
}

fn told(name: &str, check: &LogCheck, texts: &LogTexts, context: &Context) -> Html {
    let numbers = &context.texts.numbers;
    let told = match check {
        LogCheck::None => return Html::default(),
        LogCheck::TooLarge => (texts.too_large)(name),
        LogCheck::Going(percent) => (texts.going)(name, *percent),
        LogCheck::Done(Ok(verdict)) => {
            let Verdict { n, k, nodes, .. } = verdict;
            let [n, k] = [n, k].map(|it| *it as u64);
            match is_whole(verdict) {
                true => (texts.accepted)(name, n, k, &numbers.whole(*nodes)),
                false => (texts.part)(name, n, k, &numbers.whole(*nodes)),
            }
        }
        LogCheck::Done(Err(Fault::Unreadable(_))) => (texts.unreadable)(name),
        LogCheck::Done(Err(Fault::Refused(line, why))) => {
            (texts.refused)(name, &numbers.whole(*line), why)
        }
    };
    html! { <p>{sentence(&Sentence::marked(&told))}</p> }
}
