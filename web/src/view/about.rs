//! The page about the problem, in place of the board: an article with its table of contents.

mod lists;

use queens_core::board::BoardSize;
use queens_core::square::{Rank, Square};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};
use yew::{Html, Properties, component, html, use_effect_with};

use super::{Context, board, sentence};
use crate::message::Message;
use crate::model::View;
use crate::text::about::{AboutTexts, Part};
use crate::text::{self, Sentence};

/// The queens of the two boards that sheet 000 opens with, row by row from the top, as files.
const STUCK: [&[u8]; 2] = [&[0, 2, 4, 1, 3], &[0, 2, 4, 7, 1, 3, 5]];

#[derive(PartialEq, Properties)]
struct AboutProps {
    context: Context,
}

/// The article, as the page draws it.
pub(super) fn about(context: &Context) -> Html {
    html! { <About context={context.clone()} /> }
}

/// The article.
#[component]
fn About(AboutProps { context }: &AboutProps) -> Html {
    use_effect_with((), |()| {
        gloo_utils::window().scroll_to_with_x_and_y(0.0, 0.0)
    });
    let texts = text::about::texts(context.texts.language);
    let parts = [
        ("rules", &texts.rules, Html::default()),
        ("stuck", &texts.blocked, boards(texts)),
        ("history", &texts.history, Html::default()),
        ("counts", &texts.counts, lists::counts(texts, context)),
        ("slips", &texts.slips, lists::slips(texts)),
        ("sources", &texts.sources, lists::sources(texts)),
        ("words", &texts.glossary, lists::glossary(texts)),
    ];
    let contents = parts.iter().map(|(id, part, _)| {
        html! {
            <li key={*id}><a href={format!("#{id}")} onclick={go_to(id)}>{part.title}</a></li>
        }
    });
    let contents = html! {
        <nav class="toc" aria-label={texts.contents}>
            <h3 aria-hidden="true">{texts.contents}</h3>
            <ul>{for contents}</ul>
        </nav>
    };
    let parts = parts
        .into_iter()
        .map(|(id, part, more)| section(id, part, more));
    html! {
        <main class="about" data-testid="about">
            <article aria-labelledby="about-title">
                <header>
                    <h2 id="about-title" tabindex="-1">{texts.title}</h2>
                    <p class="lead">{texts.lead}</p>
                    <button type="button" class="btn" onclick={context.on(Message::ViewChosen(View::Tree))}>
                        {texts.back}
                    </button>
                </header>
                {contents}
                {for parts}
            </article>
        </main>
    }
}

/// A link within the page. Its fragment would be taken for an address of a search.
fn go_to(id: &'static str) -> impl Fn(MouseEvent) {
    move |event: MouseEvent| {
        event.prevent_default();
        let heading = gloo_utils::document().get_element_by_id(&format!("about-{id}"));
        if let Some(heading) = heading.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            heading.scroll_into_view();
            // A heading that cannot have the focus is still scrolled to.
            let _ = heading.focus();
        }
    }
}

fn section(id: &'static str, part: &Part, more: Html) -> Html {
    html! {
        <section key={id} aria-labelledby={format!("about-{id}")}>
            <h3 id={format!("about-{id}")} tabindex="-1">{part.title}</h3>
            {for part.paragraphs.iter().map(|text| html! { <p>{marked(text)}</p> })}
            {more}
        </section>
    }
}

fn marked(text: &str) -> Html {
    sentence(&Sentence::marked(text))
}

/// The two boards, each with its words.
fn boards(texts: &AboutTexts) -> Html {
    let boards = STUCK.iter().zip(texts.captions).map(|(files, caption)| {
        let (size, queens, stuck) = stuck(files);
        html! {
            <figure>
                {size.map(|size| board::blocked(size, &queens, stuck, caption))}
                <figcaption>{caption}</figcaption>
            </figure>
        }
    });
    html! { <div class="figures">{for boards}</div> }
}

/// The ordinary board, the queens, and the next row.
fn stuck(files: &[u8]) -> (Option<BoardSize>, Vec<Square>, Rank) {
    let ranks = (0..8).rev();
    let queens = files
        .iter()
        .zip(ranks)
        .map(|(&file, rank)| Square::new(file, rank));
    let next = 7 - u8::try_from(files.len()).unwrap_or(7).min(7);
    (BoardSize::try_from(8).ok(), queens.collect(), Rank(next))
}

#[cfg(test)]
mod tests {
    use queens_core::attacks::{attacked_by, line_between};

    use super::*;
    use crate::text::Language;

    #[test]
    fn no_queen_of_the_two_boards_attacks_another_and_no_safe_square_is_left_anywhere() {
        for files in STUCK {
            let (size, queens, _) = stuck(files);
            for (at, &queen) in queens.iter().enumerate() {
                for &other in &queens[..at] {
                    assert_eq!(line_between(queen, other), None, "{queen} {other}");
                }
            }
            let attacked = attacked_by(size.unwrap(), &queens);
            for square in (0..64).map(|at| Square::new(at % 8, at / 8)) {
                assert!(
                    queens.contains(&square) || attacked.contains(square),
                    "{square}"
                );
            }
        }
    }

    #[test]
    fn the_captions_name_the_squares_and_the_row_is_the_sixth_and_the_eighth_from_the_top() {
        for language in Language::ALL {
            let captions = text::about::texts(language).captions;
            for (files, caption) in STUCK.iter().zip(captions) {
                let (_, queens, next) = stuck(files);
                assert!(
                    queens
                        .iter()
                        .all(|queen| caption.contains(&queen.to_string()))
                );
                assert_eq!(usize::from(7 - next.0), queens.len(), "{caption}");
            }
        }
    }
}
