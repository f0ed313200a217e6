//! The questions of the source sheets: their list, or one question with suggestions and its hidden answer.

use web_sys::Element;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

use super::Context;
use super::about::Writer;
use super::header::to_question;
use super::icons::{Icon, icon};
use crate::sight::show;
use crate::sight::show_panels;
use queens_page::address::link::another_search;
use queens_page::address::{Address, write};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::screen::View;
use queens_page::sheets::SheetQuestion;
use queens_text::article::Section;

#[derive(PartialEq, Properties)]
struct SheetsProps {
    /// The current question. `None` for the list of all questions.
    chosen: Option<SheetQuestion>,
    /// The current address. A link to another question keeps the rest.
    page: Address,
    context: Context,
}

/// The panel.
pub(super) fn sheets(model: &Model, context: &Context) -> Html {
    let chosen = model.address.question;
    let page = Address {
        view: View::Sheets,
        question: chosen,
        ..another_search(model, model.shown_settings().clone())
    };
    html! { <Sheets {chosen} {page} context={context.clone()} /> }
}

/// The content of the panel. It is redrawn only when a link or the question changes, not at every step.
#[component]
fn Sheets(props: &SheetsProps) -> Html {
    let SheetsProps {
        chosen,
        page,
        context,
    } = props;
    let head = use_node_ref();
    use_effect_with((*chosen, head.clone()), |(_, head)| {
        // A new question starts at its top, even if the previous one was scrolled.
        if let Some(head) = head.cast::<Element>() {
            show(&head);
        }
    });
    let asked = chosen.and_then(|question| Some((question, asked(question, context)?)));
    match asked {
        Some((question, section)) => html! {
            <>
            <div class="question-head" ref={head}>{bar(question, context)}</div>
            {answered(question, section, page, context)}
            </>
        },
        None => html! { <div class="sheet-list" ref={head}>{list(page, context)}</div> },
    }
}

/// The text of a question.
fn asked(question: SheetQuestion, context: &Context) -> Option<&'static Section> {
    let sheets = context.texts.rest().questions().iter();
    let mut sections = sheets.flat_map(|sheet| &sheet.sections);
    sections.find(|section| section.id == question.name())
}

/// The sheets, each with its questions.
fn list(page: &Address, context: &Context) -> Html {
    let writer = Writer {
        context,
        address: page,
    };
    let sheets = context.texts.rest().questions().iter();
    let sheets = sheets.map(|sheet| {
        let questions = sheet.sections.iter().filter_map(|section| {
            let question = SheetQuestion::find(section.id)?;
            Some(
                html! { <li key={section.id}>{entry(question, section.title, page, context)}</li> },
            )
        });
        html! {
            <section key={sheet.title}>
                <h2>{sheet.title}</h2>
                {writer.written(&sheet.lead)}
                <ul>{for questions}</ul>
            </section>
        }
    });
    sheets.collect()
}

/// A link to a question. It does not change the current search.
fn entry(question: SheetQuestion, title: &'static str, page: &Address, context: &Context) -> Html {
    let link = Address {
        question: Some(question),
        ..page.clone()
    };
    let open = to_question(Some(question), context);
    // The question opens at its top, even if the list was scrolled.
    let onclick = move |event| {
        open.emit(event);
        show_panels();
    };
    html! {
        <a href={format!("#{}", write(&link))} data-question={question.name()} data-next-focus="#question-title" {onclick}>
            {title}
        </a>
    }
}

/// The links to other questions.
fn bar(question: SheetQuestion, context: &Context) -> Html {
    let texts = context.texts.sheets();
    let all = SheetQuestion::ALL;
    let number = all.iter().position(|&it| it == question).unwrap_or(0) + 1;
    let [previous, next] = question.neighbours();
    let to = |other: Option<SheetQuestion>, testid, name, sign| {
        // A button without a target keeps the focus.
        let onclick = other.map(|_| context.on(Message::QuestionChosen(other)));
        html! {
            <button type="button" class="button icon" data-testid={testid} aria-label={name} title={name}
                aria-disabled={other.is_none().then_some("true")} {onclick}>
                {icon(sign)}
            </button>
        }
    };
    html! {
        <>
        <button type="button" class="button" data-testid="all-questions" data-next-focus="[role=tab][aria-selected=true][id^=view]"
            onclick={context.on(Message::QuestionChosen(None))}>
            {texts.all()}
        </button>
        {to(previous, "question-previous", texts.previous(), Icon::Previous)}
        {to(next, "question-next", texts.next(), Icon::Next)}
        <span class="question-place" aria-live="polite">{texts.place(number as u64, all.len() as u64)}</span>
        </>
    }
}

/// The question with its answer.
fn answered(
    question: SheetQuestion,
    section: &'static Section,
    page: &Address,
    context: &Context,
) -> Html {
    let writer = Writer {
        context,
        address: page,
    };
    let sheets = context.texts.rest().questions().iter();
    let sheet = sheets
        .filter(|sheet| sheet.sections.iter().any(|it| it.id == section.id))
        .map(|sheet| sheet.title);
    html! {
        // The key gives each question new, closed answers.
        <article key={question.name()} class="sheet-question" data-testid="sheet-question" data-question={question.name()}
            aria-labelledby="question-title">
            <h2>{for sheet}</h2>
            <h3 id="question-title" tabindex="-1">{section.title}</h3>
            {writer.written(&section.nodes)}
        </article>
    }
}
