//! The story: the text of a chapter, its board, and the ways to the other chapters and to the whole page.

use queens_core::{Problem, algorithm};
use queens_draw::{Sentence, Tone};
use queens_worker::protocol::Pane;
use strum::VariantArray;
use web_sys::HtmlElement;
use yew::{Html, Properties, classes, component, html, use_effect_with, use_mut_ref, use_node_ref};

use super::event_strip::{event_strip, told};
use super::icons::{Icon, icon};
use super::transport::transport;
use super::{Context, alone, notices, rest};
use queens_page::address::link::{
    link_to_day, link_to_eight_queens, link_to_problem, link_to_question,
};
use queens_page::model::{Model, RefusedClick};
use queens_page::run::Run;
use queens_page::story::progress::by_hand;
use queens_page::story::{Chapter, EIGHT_QUEENS};

/// The whole chapter.
pub(super) fn story(chapter: Chapter, model: &Model, context: &Context) -> Html {
    let texts = context.texts.story();
    let is_done = chapter.is_done(model);
    let class = match chapter {
        Chapter::Tree => Some("has-tree"),
        Chapter::FourQueens if model.moved.is_none() && by_hand(model).queens == 0 => {
            Some("is-by-hand is-untouched")
        }
        _ => chapter.is_by_hand().then_some("is-by-hand"),
    };
    html! {
        <main class={classes!("story", class)} data-testid="story"
            data-chapter={chapter.number().to_string()} data-done={is_done.to_string()}>
            <div class="story-text">
                <Title {chapter} title={texts.title(chapter)} />
                <p>{texts.text(chapter)}</p>
                // The outcome takes the place of the task, so that nothing moves and nothing is below the window.
                <p class={classes!("task", is_done.then_some("done"))} role="status">
                    {if is_done { done(chapter, model, context) } else { texts.task(chapter) }}
                </p>
                if chapter == Chapter::EightQueens {
                    {ways(model, context)}
                }
                if chapter == Chapter::Onward {
                    {rest::panel(model, context, |panels| (panels.onward)(model, context))}
                }
            </div>
            if chapter == Chapter::Tree {
                <section class="story-tree" data-testid="tree" translate="no">
                    {rest::panel(model, context, |panels| (panels.story_tree)(model, context))}
                </section>
            }
            <section class="story-board" id="board" aria-label={context.texts.header().board()} translate="no">
                if chapter.is_by_hand() || model.shown.run().is_none() {
                    <div class="event" data-testid="event" data-kind="start" role="status">{standing(chapter, model, context)}</div>
                } else {
                    {event_strip(model, Pane::First, context)}
                }
                {alone(model, Pane::First, context)}
                if chapter.is_watched() {
                    {transport(model, context)}
                }
            </section>
            {notices::notices(model, context)}
            {steps(chapter, is_done, model, context)}
        </main>
    }
}

#[derive(PartialEq, Properties)]
struct TitleProps {
    chapter: Chapter,
    title: String,
}

/// The title. It gets the focus when the reader goes to another chapter. The page begins at its top, also after the
/// story.
#[component]
fn Title(props: &TitleProps) -> Html {
    let (title, shown) = (use_node_ref(), use_mut_ref(|| None));
    let here = title.clone();
    use_effect_with(props.chapter, move |&chapter| {
        let before = shown.borrow_mut().replace(chapter);
        let is_other = before.is_some_and(|before| before != chapter);
        if let Some(title) = here.cast::<HtmlElement>().filter(|_| is_other) {
            // If the title cannot be focused, the page stays unchanged.
            let _ = title.focus();
        }
        to_top
    });
    html! { <h2 ref={title} id="story-title" tabindex="-1">{&props.title}</h2> }
}

fn to_top() {
    gloo_utils::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// The link to a chapter in the list of all chapters.
fn dot(other: Chapter, chapter: Chapter, model: &Model, context: &Context) -> Html {
    let title = context.texts.story().title(other);
    html! {
        <li key={other.number()}>
            <a href={other.link(&model.address)} title={title.clone()} aria-current={(other == chapter).then_some("step")}>
                <span aria-hidden="true">{other.number()}</span>
                <span class="visually-hidden">{title}</span>
            </a>
        </li>
    }
}

/// The state of the reader's board, or the wait for the search.
fn standing(chapter: Chapter, model: &Model, context: &Context) -> Html {
    let (texts, state) = (context.texts.story(), by_hand(model));
    let (tone, text) = match model.refusal {
        _ if !chapter.is_by_hand() => (Tone::Waiting, texts.ready().to_owned()),
        Some(RefusedClick {
            square,
            attacker,
            line,
        }) => (Tone::Conflict, texts.attacked(square, attacker, line)),
        None if state.is_solved() => (Tone::Solution, texts.solved(state.queens)),
        None if state.is_stuck() => (Tone::Conflict, texts.stuck(state.queens)),
        // In the chapters before, the reader finds out alone that a column is full.
        None => match state.blocked.filter(|_| chapter == Chapter::TakeBack) {
            Some(column) => (Tone::Conflict, texts.column_full(column)),
            None => (Tone::Place, texts.placed(state.queens, state.free)),
        },
    };
    told(tone, &Sentence::marked(&text), "now", Html::default())
}

/// The two algorithms of the chapter about eight queens.
fn ways(model: &Model, context: &Context) -> Html {
    let texts = context.texts.story();
    let [plain, ahead] = EIGHT_QUEENS;
    let [all, few] = model.ways;
    let tests = model.shown.run().map(|run| run.counters().tests);
    let way = |id: &'static str, name: &'static str, known: Option<u64>| {
        let algorithm = algorithm::describe(id)?;
        let is_chosen = model.address.settings.algorithm == algorithm;
        let href = Chapter::EightQueens.link_with(algorithm, &model.address);
        let tests = if is_chosen { tests.or(known) } else { known };
        Some(html! {
            <a class="button" {href} aria-current={is_chosen.then_some("true")}>
                {name}
                if let Some(tests) = tests {
                    <span data-testid={is_chosen.then_some("counter-tests")} data-value={tests.to_string()}>{texts.tests(tests)}</span>
                }
            </a>
        })
    };
    html! {
        <div class="story-ways">
            {for way(plain, texts.column_by_column(), all)}
            {for way(ahead, texts.look_ahead(), few)}
        </div>
    }
}

/// The sentence after the task.
fn done(chapter: Chapter, model: &Model, context: &Context) -> String {
    let texts = context.texts.story();
    if chapter == Chapter::FourQueens && by_hand(model).is_solved() {
        return texts.solved_at_once().to_owned();
    }
    let [all, few] = model.ways;
    let tests = match chapter {
        Chapter::EightQueens => few,
        _ => model.shown.run().map(|run| run.counters().tests),
    };
    texts.done(chapter, tests.unwrap_or_default(), all.unwrap_or_default())
}

/// The links to the chapters. They are always visible, below the chapter.
fn steps(chapter: Chapter, is_done: bool, model: &Model, context: &Context) -> Html {
    let texts = context.texts.story();
    let link = |chapter: Chapter, class: &'static str, name: &'static str, testid: &'static str| {
        html! { <a {class} data-testid={testid} rel={testid} href={chapter.link(&model.address)}>{name}</a> }
    };
    let next = if is_done { "button primary" } else { "button" };
    html! {
        <nav class="story-steps" aria-label={texts.chapters()}>
            {for chapter.previous().map(|chapter| link(chapter, "button quiet", texts.back(), "prev"))}
            <ol>{for Chapter::VARIANTS.iter().map(|&other| dot(other, chapter, model, context))}</ol>
            {for chapter.next().map(|chapter| link(chapter, next, texts.next(), "next"))}
        </nav>
    }
}

/// The tree of the chapter about the tree.
pub(super) fn tree(model: &Model, context: &Context) -> Html {
    let walk = model.shown_settings().algorithm.traversal;
    let position = model
        .shown
        .run()
        .map(|run: &Run| run.replay().position().clone());
    position.map_or_else(Html::default, |position| {
        super::tree::whole(model, &position, walk, context)
    })
}

/// The links of the last chapter.
pub(super) fn onward(model: &Model, context: &Context) -> Html {
    let texts = context.texts.story();
    let seconds = (js_sys::Date::now() / 1000.0) as u64;
    let card = |sign: Icon, name: &'static str, href: String| {
        html! { <li><a href={href}>{icon(sign)}{name}</a></li> }
    };
    html! {
        <ul class="onward">
            {for link_to_day(model, seconds).map(|href| card(Icon::Puzzle, texts.puzzle(), href))}
            {card(Icon::Play, texts.cover(), link_to_problem(model, Problem::Domination))}
            {card(Icon::About, texts.sheets(), link_to_question(model, None))}
            {card(Icon::Play, texts.own(), link_to_eight_queens(model))}
        </ul>
    }
}
