//! Notices: a new version is ready, or an input was refused or corrected. They appear under the explorer on wide
//! screens, under the transport on phones, and at the bottom of the window over articles.

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::{Html, Properties, classes, component, html, use_effect_with, use_node_ref};

use super::Context;
use super::icons::{Icon, icon};
use crate::sight::uncover_focused;
use queens_page::exercise::working::ExerciseMessage;
use queens_page::message::{FormMessage, Message};
use queens_page::model::Model;
use queens_page::notice::Notice;
use queens_text::notice::sentence;

/// The time for which the confirmation of a copy is shown, in milliseconds.
const SHORT: u32 = 8_000;

pub(crate) fn notices(model: &Model, context: &Context) -> Html {
    let texts = context.texts.notice();
    // The permanent notice comes first. No other notice moves it, so screen readers announce it once.
    let told = model.successor.notice().into_iter().chain(&model.notices);
    let at_board = model.told_at_board();
    let told = told
        .filter(|&it| Some(it) != at_board)
        .cloned()
        .collect::<Vec<_>>();
    if told.is_empty() {
        return Html::default();
    }
    html! {
        <Over label={texts.region()} told={told.clone()} context={context.clone()}>
            <ul>{for told.iter().map(|notice| html! { <li>{line(notice, context)}{way_on(notice, context)}</li> })}</ul>
            <button type="button" class="button quiet icon" aria-label={texts.dismiss()} title={texts.dismiss()}
                onclick={context.on(Message::NoticesDismissed)}>
                {icon(Icon::Cross)}
            </button>
        </Over>
    }
}

/// The response to the reader's move, in place of the state of the pieces or of the score.
pub(super) fn at_board(notice: &Notice, context: &Context) -> Html {
    html! { <div class="told at-board kind-warning">{line(notice, context)}{way_on(notice, context)}</div> }
}

#[derive(PartialEq, Properties)]
struct OverProps {
    label: &'static str,
    told: Vec<Notice>,
    context: Context,
    children: Html,
}

/// The region. It does not cover the focused element when a notice appears. Elements that get the focus later scroll
/// clear of it by CSS. A notice that only confirms a copy goes by itself.
#[component]
fn Over(props: &OverProps) -> Html {
    let region = use_node_ref();
    let (here, send) = (region.clone(), props.context.send.clone());
    use_effect_with(props.told.clone(), move |told| {
        if let Some(region) = here.cast::<Element>() {
            uncover_focused(&region);
        }
        let is_short = told.iter().all(Notice::is_copied);
        let goes =
            is_short.then(|| Timeout::new(SHORT, move || send.emit(Message::NoticesDismissed)));
        || drop(goes)
    });
    html! { <div class="notices" role="region" aria-label={props.label} ref={region}>{props.children.clone()}</div> }
}

fn line(notice: &Notice, context: &Context) -> Html {
    let texts = context.texts;
    let (sign, kind, role) = if notice.is_warning() {
        (Icon::Warning, "warning", "alert")
    } else {
        (Icon::Information, "information", "status")
    };
    html! {
        <div class={classes!("message", kind)} {role} data-testid="message" data-code={notice.code()}>
            {icon(sign)}<p>{sentence(texts, notice)}</p>
        </div>
    }
}

/// The button with which the reader can respond. Empty if there is none.
fn way_on(notice: &Notice, context: &Context) -> Html {
    match notice {
        Notice::BuildFound => html! {
            <button type="button" class="button" onclick={context.on(Message::Renew)}>
                {icon(Icon::Reload)}{context.texts.notice().reload()}
            </button>
        },
        Notice::PuzzleLeft { link, .. } => html! {
            <a class="button" data-testid="back-to-puzzle" href={link.clone()} data-next-focus="#undo">
                {icon(Icon::Puzzle)}{context.texts.notice().back_to_puzzle()}
            </a>
        },
        Notice::ExerciseAnswersLost { role, .. } => html! {
            <button type="button" class="button" data-testid="drop-predictions" data-next-focus="#play, #undo"
                onclick={context.on(ExerciseMessage::Dropped(*role))}>
                {context.texts.rest.map(|rest| rest.exercise().drop_answers())}
            </button>
        },
        Notice::CounterChosen { before, .. } => html! {
            <button type="button" class="button" data-testid="use-algorithm-before" data-next-focus="#algorithm"
                onclick={context.on(FormMessage::AlgorithmChosen(before))}>
                {context.texts.start().use_algorithm(context.texts.name_of(before))}
            </button>
        },
        _ => Html::default(),
    }
}
