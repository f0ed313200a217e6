//! The header: the brand, the problems and the tools. On phones, and while the settings of a wide screen are folded, menus
//! replace some of them.

use queens_core::{Problem, algorithm};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};
use yew::{Callback, Html, html};

use super::Context;
use super::icons::{Icon, icon};
use crate::settings::system_theme;
use crate::view::widgets::select::{Choice, Select};
use queens_draw::Theme;
use queens_page::address::Setting;
use queens_page::address::link::{link_to_about, link_to_day, link_to_problem, link_to_workbench};
use queens_page::language::Language;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::screen::{Dialog, Layout, ShareTab, View};
use queens_page::sheets::SheetQuestion;
use queens_page::story::Chapter;

pub(crate) fn header(model: &Model, context: &Context) -> Html {
    let texts = context.texts.header();
    let is_about = model.address.view == View::About;
    let shown = texts.problem(model.address.settings.algorithm.problem);
    html! {
        <header class="header">
            <a class="skip" href="#board" onclick={skip}>
                {if is_about { texts.skip_to_text() } else { texts.skip() }}
            </a>
            <div class="brand">
                <svg aria-hidden="true" focusable="false"><use href="#queen" /></svg>
                <h1>{texts.brand()}</h1>
                <p class="purpose">{texts.purpose()}</p>
            </div>
            if model.address.story.is_some() {
                <div class="problems">
                    <ul><li><a class="button quiet" data-testid="workbench" href={link_to_workbench(model)}>{context.texts.story().workbench()}</a></li></ul>
                </div>
            } else {
                <nav class="problems" aria-label={texts.problems()}>
                    <button type="button" class="tool unfolds" popovertarget="problems" aria-label={format!("{}: {shown}", texts.problems())}>
                        {shown}{icon(Icon::Down)}
                    </button>
                    <ul id="problems" popover="auto">{for algorithm::problems().map(|one| problem(one, model, context))}</ul>
                </nav>
            }
            {tools(model, context)}
        </header>
    }
}

/// Focuses the board's tab stop, or the article if there is no board. Following the link would replace the fragment,
/// which is the address of a search.
fn skip(event: MouseEvent) {
    event.prevent_default();
    let document = web_sys::window().and_then(|window| window.document());
    let square = document.and_then(|page| {
        page.query_selector("[role=gridcell] [tabindex='0'], #about-title")
            .ok()
            .flatten()
    });
    if let Some(square) = square.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // If the square cannot be focused, the page stays unchanged.
        let _ = square.focus();
    }
}

/// The tab of a problem. In the article, the tab returns to the search.
fn problem(problem: Problem, model: &Model, context: &Context) -> Html {
    let is_shown =
        model.address.settings.algorithm.problem == problem && model.address.view != View::About;
    let send = context.send.clone();
    let onclick = move |event: MouseEvent| {
        if is_plain(&event) {
            event.prevent_default();
            close_menus();
            send.emit(Message::ProblemChosen(problem));
        }
    };
    html! {
        <li key={problem.name()}>
            <a href={link_to_problem(model, problem)} data-testid={format!("problem-{problem}")}
                aria-current={is_shown.then_some("page")} {onclick}>
                {context.texts.header().problem(problem)}
            </a>
        </li>
    }
}

/// Whether a click opens the link in this tab, not in another tab or window.
fn is_plain(event: &MouseEvent) -> bool {
    !(event.ctrl_key() || event.meta_key() || event.shift_key())
}

/// Handles a click on a link to the article.
pub(super) fn to_about(context: &Context) -> Callback<MouseEvent> {
    let send = context.send.clone();
    Callback::from(move |event: MouseEvent| {
        if is_plain(&event) {
            event.prevent_default();
            close_menus();
            send.emit(Message::ViewChosen(View::About));
        }
    })
}

/// Closes the open menus. The button of the first one gets the focus, so a dialog can later return the focus there.
pub(super) fn close_menus() {
    for id in ["problems", "more", "tools", "views"] {
        let menu = gloo_utils::document().get_element_by_id(id);
        if let Some(menu) = menu.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            // Fails only in browsers without popovers.
            let _ = menu.hide_popover();
        }
    }
}

/// The callback that opens a dialog from the tools.
fn opening(dialog: Dialog, context: &Context) -> Callback<MouseEvent> {
    let send = context.send.clone();
    Callback::from(move |_: MouseEvent| {
        close_menus();
        send.emit(Message::DialogOpened(dialog));
    })
}

/// Handles a click on a link to a question, or to the list of all questions.
pub(super) fn to_question(
    question: Option<SheetQuestion>,
    context: &Context,
) -> Callback<MouseEvent> {
    let send = context.send.clone();
    Callback::from(move |event: MouseEvent| {
        if is_plain(&event) {
            event.prevent_default();
            send.emit(Message::QuestionChosen(question));
        }
    })
}

/// The link to the story.
fn story(model: &Model, context: &Context) -> Html {
    html! {
        <a class="tool" data-testid="to-story" title={context.texts.story().story()} href={Chapter::FourQueens.link(&model.address)}
            aria-current={model.address.story.is_some().then_some("page")} onclick={|_| close_menus()}>
            {icon(Icon::Story)}<span>{context.texts.story().story()}</span>
        </a>
    }
}

/// The link to the article.
fn about(model: &Model, context: &Context) -> Html {
    html! {
        <a class="tool" title={context.texts.header().about()} href={link_to_about(model)} onclick={to_about(context)}
            aria-current={(model.address.view == View::About).then_some("page")}>
            {icon(Icon::About)}<span>{context.texts.header().about()}</span>
        </a>
    }
}

/// The link to the puzzle of the day. Empty if the device's date has no puzzle.
fn of_day(model: &Model, context: &Context) -> Html {
    let seconds = (js_sys::Date::now() / 1000.0) as u64;
    let link = |href: String| {
        html! {
            <a class="tool of-day" data-testid="of-day" {href} title={context.texts.story().puzzle()} onclick={|_| close_menus()}>
                {icon(Icon::Puzzle)}<span>{context.texts.story().puzzle()}</span>
            </a>
        }
    };
    link_to_day(model, seconds).map(link).unwrap_or_default()
}

fn tools(model: &Model, context: &Context) -> Html {
    let texts = context.texts.header();
    html! {
        <div class="tools">
            <button type="button" class="tool menu" aria-label={texts.menu()} popovertarget="tools">
                {icon(Icon::Menu)}
            </button>
            <div id="tools" class="tool-list" popover="auto">
                if model.address.story.is_none() {
                    {of_day(model, context)}
                }
                <button type="button" class="tool unfolds" aria-label={texts.more()} popovertarget="more">
                    {icon(Icon::Menu)}
                </button>
                <div id="more" class="tool-list" popover="auto">
                    <button type="button" class="tool" data-testid="share" aria-haspopup="dialog" title={texts.share()}
                        onclick={opening(Dialog::Share(ShareTab::Link), context)}>
                        {icon(Icon::Share)}<span>{texts.share()}</span>
                    </button>
                    <button type="button" class="tool" data-testid="export" aria-haspopup="dialog" title={texts.export()}
                        onclick={opening(Dialog::Share(ShareTab::Picture), context)}>
                        {icon(Icon::Export)}<span>{texts.export()}</span>
                    </button>
                    <button type="button" class="tool make" data-testid="make-exercise" aria-haspopup="dialog" title={texts.make_exercise()}
                        onclick={opening(Dialog::Exercise, context)}>
                        {icon(Icon::Ask)}<span class="name">{texts.make_exercise()}</span>
                    </button>
                    if model.address.can_present() {
                        <button type="button" class="tool make" data-testid="present" title={texts.present()}
                            onclick={context.on(Message::Set(Setting::Layout(Layout::Present)))}>
                            {icon(Icon::FullScreen)}<span class="name">{texts.present()}</span>
                        </button>
                    }
                    {story(model, context)}
                    {about(model, context)}
                    <span class="separator" />
                    {theme(model, context)}
                    {language(model, context)}
                    <button type="button" class="tool" data-testid="keys" aria-haspopup="dialog" title={texts.keys()}
                        onclick={opening(Dialog::Keys, context)}>
                        {icon(Icon::Keys)}<span>{texts.keys()}</span>
                    </button>
                </div>
            </div>
        </div>
    }
}

fn theme(model: &Model, context: &Context) -> Html {
    let (chosen, send) = (model.address.theme, context.send.clone());
    let onclick = move |_| {
        let theme = match chosen.unwrap_or_else(system_theme) {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        };
        send.emit(Message::Set(Setting::Theme(Some(theme))));
    };
    html! {
        <button type="button" class="tool" data-testid="theme" title={context.texts.header().theme()} {onclick}>
            {icon(Icon::Theme)}<span class="name">{context.texts.header().theme()}</span>
        </button>
    }
}

/// The chosen language. Its sign pulses until the texts are loaded.
fn language(model: &Model, context: &Context) -> Html {
    let (chosen, send) = (model.language(), context.send.clone());
    let onchoose = move |code: String| {
        if let Some(language) = Language::from_code(&code) {
            send.emit(Message::Set(Setting::Lang(Some(language))));
        }
    };
    // A draft language can be chosen only through the address.
    let is_choice = |language: &Language| Language::ALL.contains(language) || *language == chosen;
    let choices = Language::listed().filter(is_choice).map(|language| Choice {
        value: language.code().into(),
        name: language.name().into(),
        language: Some(language.code()),
    });
    let choices: Vec<Choice> = choices.collect();
    let is_loading = model.shown_language != chosen;
    html! {
        <span class="language" aria-busy={is_loading.then_some("true")}>
            {icon(Icon::Language)}
            <Select testid="language" label={context.texts.header().language()}
                chosen={chosen.code()} {choices} {onchoose} />
        </span>
    }
}
