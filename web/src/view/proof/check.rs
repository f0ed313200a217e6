//! The check of a proof: the log that the reader chooses is added up line by line, a little at a time, so that the page goes on
//! meanwhile, whatever it shows.

use gloo_timers::future::TimeoutFuture;
use queens_proof::{LogError, Reader, Verdict};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::{Callback, Event, Html, TargetCast, html};

use crate::view::progress::Bar;
use crate::view::{Context, sentence};
use queens_page::message::Message;
use queens_page::proof::ProofMessage;
use queens_page::proof::check::{
    LogCheck, LogClaim, LogLack, LogMessage, LogOutcome, LogState, LogWork,
};

/// The largest file, in bytes.
const LARGEST: f64 = 64.0 * 1024.0 * 1024.0;
/// Milliseconds of work between two looks at what else there is to do.
const SLICE: f64 = 12.0;

/// What writes a log, and what checks one of any size.
const PROVE: &str = "queens dominate N --k K --prove FILE";
const CHECK: &str = "queens dominate N --k K --check FILE";

/// The button that chooses a log, and what has come of it.
pub(super) fn check(check: Option<&LogCheck>, context: &Context) -> Html {
    let texts = context.texts.proof();
    html! {
        <div class="proof-check">
            <label class="button file">
                {texts.log_choose()}
                <input type="file" data-testid="proof-open" onchange={choose(context)} />
            </label>
            <p class="hint"><code>{PROVE}</code>{" "}{texts.log_note()}</p>
            {for check.map(|check| going(check, context))}
            <div role="status" data-testid="proof-check" data-outcome={check.map_or("none", outcome)}>
                {for check.map(|check| told(check, context))}
            </div>
        </div>
    }
}

/// Begins with the file that is chosen.
fn choose(context: &Context) -> Callback<Event> {
    let send = context.send.clone();
    Callback::from(move |event: Event| {
        let field: Option<HtmlInputElement> = event.target_dyn_into();
        let file = field.as_ref().and_then(|field| field.files()?.get(0));
        let (Some(field), Some(file)) = (field, file) else {
            return;
        };
        // The same file may be chosen again.
        field.set_value("");
        let send = send.reform(|message| Message::Proof(ProofMessage::Log(message)));
        let (check, work) = LogCheck::begin(file.name());
        send.emit(LogMessage::Chosen(check));
        spawn_local(async move {
            if let Some(outcome) = add_up(file, &work, &send).await {
                send.emit(LogMessage::Ended(work, outcome));
            }
        });
    })
}

/// Adds up a log, and tells how far it is; none if nobody waits for it any more.
async fn add_up(file: File, work: &LogWork, send: &Callback<LogMessage>) -> Option<LogOutcome> {
    if file.size() > LARGEST {
        return Some(LogOutcome::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.ok();
    let Some(text) = text.and_then(|text| text.as_string()) else {
        return Some(LogOutcome::Unreadable);
    };
    let (mut reader, mut behind, mut told) = (Reader::default(), 0, 0);
    while work.is_wanted() {
        if let Some(outcome) = read_on(&mut reader, &text, &mut behind) {
            return Some(outcome);
        }
        let percent = hundredths(behind as u32, text.len() as u32);
        if percent > told {
            told = percent;
            send.emit(LogMessage::Told(work.clone(), percent));
        }
        TimeoutFuture::new(0).await;
    }
    None
}

/// How much of the text is behind. The product has more than the 32 bits of a length in the browser.
fn hundredths(behind: u32, all: u32) -> u8 {
    (u64::from(behind) * 100 / u64::from(all.max(1))) as u8
}

/// Reads lines for a while; the outcome once there is one.
fn read_on(reader: &mut Reader, text: &str, behind: &mut usize) -> Option<LogOutcome> {
    let clock = gloo_utils::window().performance();
    let now = || clock.as_ref().map_or(0.0, |clock| clock.now());
    let begun = now();
    let left = text.get(*behind..).unwrap_or_default();
    for line in left.split_inclusive('\n') {
        *behind += line.len();
        if let Err(fault) = reader.line(line.as_bytes()) {
            return Some(refused(fault, Some));
        }
        if now() - begun >= SLICE {
            return None;
        }
    }
    Some(match reader.end() {
        Ok(verdict) => LogOutcome::Holds(claim(verdict)),
        Err(fault) => refused(fault, |_| None),
    })
}

/// The line is that of the fault, or none at the end.
fn refused(fault: LogError, at: impl FnOnce(u64) -> Option<u64>) -> LogOutcome {
    match fault {
        LogError::Unreadable(_) => LogOutcome::NoProof,
        LogError::Refused(line, why) => LogOutcome::Refused {
            line: at(line),
            why: why.to_string(),
        },
    }
}

fn claim(verdict: Verdict) -> LogClaim {
    // The page writes the corners of a frame with a dash.
    let frame = verdict
        .missing_frame
        .map(|frame| LogLack::Frame(frame.replace('-', "–")));
    let elsewhere = (verdict.elsewhere > 0).then_some(LogLack::Elsewhere(verdict.elsewhere));
    LogClaim {
        n: verdict.n as u64,
        k: verdict.k as u64,
        nodes: verdict.nodes,
        bound: frame.or(elsewhere),
    }
}

fn outcome(check: &LogCheck) -> &'static str {
    match &check.state {
        LogState::Going { .. } => "going",
        LogState::Stopped => "stopped",
        LogState::Ended(LogOutcome::Holds(LogClaim { bound: None, .. })) => "accepted",
        LogState::Ended(LogOutcome::Holds(_)) => "part",
        LogState::Ended(LogOutcome::Unreadable) => "unreadable",
        LogState::Ended(_) => "refused",
    }
}

/// How far it is. This is not live: a screen reader would say each hundredth. That it goes on is said beside it.
fn going(check: &LogCheck, context: &Context) -> Html {
    let texts = context.texts.proof();
    let LogState::Going { percent, .. } = check.state else {
        return Html::default();
    };
    let stop = context.on(Message::Proof(ProofMessage::Log(LogMessage::Stopped)));
    html! {
        <div class="proof-going">
            <p>{texts.log_going(&check.file, percent.into())}</p>
            <Bar name={texts.log_progress()} hook="proof-progress" millionths={Some(u32::from(percent) * 10_000)} left={None} context={context.clone()} />
            <button type="button" class="button stop" data-testid="proof-stop" data-next-focus="[data-testid=proof-open]" onclick={stop}>
                {context.texts.transport().stop()}
            </button>
        </div>
    }
}

fn told(check: &LogCheck, context: &Context) -> Html {
    let texts = context.texts.proof();
    match &check.state {
        LogState::Going { .. } => {
            html! { <p class="visually-hidden">{texts.log_begun(&check.file)}</p> }
        }
        LogState::Stopped => html! { <p>{texts.log_stopped(&check.file)}</p> },
        LogState::Ended(outcome) => {
            // A star would be a mark.
            let file = check.file.replace('*', "∗");
            let said = queens_text::proof::outcome(context.texts, &file, outcome);
            html! {
                <>
                    <p>{sentence(&said)}</p>
                    if let LogOutcome::Refused { why, .. } = outcome {
                        <blockquote lang="en">{why}</blockquote>
                    }
                    if *outcome == LogOutcome::TooLarge {
                        <p><code>{CHECK}</code></p>
                    }
                </>
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hundredths_of_the_largest_file_are_counted() {
        let all = LARGEST as u32;
        let told = [0, all / 2, all - 1, all].map(|behind| hundredths(behind, all));
        assert_eq!(told, [0, 50, 99, 100]);
    }
}
