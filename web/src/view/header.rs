//! The header: the brand, the problem, the tools. On phones the tools are a menu.

use web_sys::{HtmlElement, KeyboardEvent, MouseEvent};
use yew::{Html, classes, html};

use super::Context;
use super::icons::{Icon, icon};
use super::select::{Choice, Select};
use crate::message::Message;
use crate::model::{Dialog, Model, Theme};
use crate::text::Language;

pub(crate) fn header(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.header;
    html! {
        <header class="hd">
            <a class="skip" href="#board" onclick={skip}>{texts.skip}</a>
            <h1 class="brand">
                <svg aria-hidden="true" focusable="false"><use href="#q" /></svg>
                <span>{texts.brand}</span>
            </h1>
            <nav class="problems" aria-label={texts.problems}>
                <ul>{problem("problem-queens", texts.queens)}</ul>
            </nav>
            {tools(model, context)}
        </header>
    }
}

/// Goes to the square that holds the board's tab stop. The link's own fragment would be taken for an
/// address of a search.
fn skip(event: MouseEvent) {
    event.prevent_default();
    let document = web_sys::window().and_then(|window| window.document());
    let square = document.and_then(|page| {
        page.query_selector("[role=gridcell][tabindex='0'], [role=gridcell] [tabindex='0']")
            .ok()
            .flatten()
    });
    if let Some(square) =
        square.and_then(|it| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(it).ok())
    {
        // If it cannot take focus, the page is as it was.
        let _ = square.focus();
    }
}

/// The tab of the problem that is shown. Its link is the page itself, without settings.
fn problem(testid: &'static str, name: &'static str) -> Html {
    html! {
        <li><a href="./" data-testid={testid} aria-current="page">{name}</a></li>
    }
}

fn tools(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.header;
    let is_open = model.dialog == Some(Dialog::Menu);
    let toggle = if is_open {
        Message::DialogClosed
    } else {
        Message::DialogOpened(Dialog::Menu)
    };
    let close = context.send.clone();
    let onkeydown = move |event: KeyboardEvent| {
        if is_open && event.key() == "Escape" {
            event.prevent_default();
            close.emit(Message::DialogClosed);
        }
    };
    html! {
        <div class="tools" {onkeydown}>
            <button type="button" class="tool menu" aria-label={texts.menu} aria-expanded={is_open.to_string()}
                aria-controls="tools" onclick={context.on(toggle)}>
                {icon(Icon::Menu)}
            </button>
            if is_open {
                <div class="menu-veil" onclick={context.on(Message::DialogClosed)} />
            }
            <div id="tools" class={classes!("tool-list", is_open.then_some("is-open"))}>
                <button type="button" class="tool" data-testid="share" onclick={context.on(Message::Share)}>
                    {icon(Icon::Share)}<span>{texts.share}</span>
                </button>
                <span class="sep" />
                {theme(model, context)}
                {language(context)}
                <button type="button" class="tool" data-testid="keys" aria-haspopup="dialog"
                    onclick={context.on(Message::DialogOpened(Dialog::Keys))}>
                    {icon(Icon::Keys)}<span>{texts.keys}</span>
                </button>
            </div>
        </div>
    }
}

fn theme(model: &Model, context: &Context) -> Html {
    let (chosen, send) = (model.theme, context.send.clone());
    let onclick = move |_| {
        send.emit(Message::ThemeChosen(match chosen.unwrap_or_else(system) {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        }));
    };
    html! {
        <button type="button" class="tool" data-testid="theme" title={context.texts.header.theme} {onclick}>
            {icon(Icon::Theme)}<span class="name">{context.texts.header.theme}</span>
        </button>
    }
}

/// The theme that the system asks for.
fn system() -> Theme {
    let query = web_sys::window().and_then(|window| {
        window
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
    });
    match query {
        Some(query) if query.matches() => Theme::Dark,
        _ => Theme::Light,
    }
}

fn language(context: &Context) -> Html {
    let send = context.send.clone();
    let onchoose = move |code: String| {
        if let Some(language) = Language::from_tag(&code) {
            send.emit(Message::LanguageChosen(language));
        }
    };
    let choices = Language::ALL.map(|language| Choice {
        value: language.code(),
        name: language.name().into(),
        language: Some(language.code()),
    });
    html! {
        <span class="lang">
            {icon(Icon::Language)}
            <Select testid="language" label={context.texts.header.language}
                chosen={context.texts.language.code()} choices={choices.to_vec()} {onchoose} />
        </span>
    }
}
