//! The page about the problem, in place of the board: an article with its table of contents.

mod beginning;
mod links;
mod lists;
mod sections;

use queens_core::{BoardSize, Descriptor, Problem, Rank, Square, Traversal};
use yew::{Html, Properties, component, html, use_effect_with};

use super::{Context, board};
use crate::message::Message;
use crate::model::{Model, View};
use crate::text;
use crate::text::about::AboutTexts;
use links::Links;
use sections::{Section, accessibility, domination, knight};

/// The queens of the two boards that sheet 000 opens with, row by row from the top, as files.
const STUCK: [&[u8]; 2] = [&[0, 2, 4, 1, 3], &[0, 2, 4, 7, 1, 3, 5]];

#[derive(PartialEq, Properties)]
struct AboutProps {
    context: Context,
    /// The part that it opens at, unless that is its beginning.
    opening: Option<&'static str>,
    links: Links,
}

/// The article, as the page draws it.
pub(super) fn about(model: &Model, context: &Context) -> Html {
    let opening = opening(model.settings.algorithm);
    html! { <About context={context.clone()} {opening} links={Links::new(model)} /> }
}

/// The part about what an algorithm solves, unless that is the beginning.
fn opening(algorithm: &Descriptor) -> Option<&'static str> {
    match (algorithm.problem, algorithm.traversal) {
        (Problem::Queens, Traversal::Greedy) => Some("accessibility"),
        (Problem::Queens, Traversal::Repairs) => Some("conflicts"),
        (Problem::Queens, _) => None,
        (Problem::Domination, _) => Some("domination"),
        (Problem::Knight, _) => Some("knight"),
    }
}

/// The article.
#[component]
fn About(props: &AboutProps) -> Html {
    let AboutProps { context, links, .. } = props;
    let to_top = || gloo_utils::window().scroll_to_with_x_and_y(0.0, 0.0);
    use_effect_with(props.opening, move |opening| {
        match opening {
            Some(part) => links::show(part),
            None => to_top(),
        }
        // The search that a link leads to begins at the top.
        to_top
    });
    let texts = text::about::texts(context.texts.language);
    let numbers = &context.texts.numbers;
    let part = |id, part, more| Section::new(id, part, more, links);
    let sections = [
        part("rules", &texts.rules, Html::default()),
        part("stuck", &texts.blocked, boards(texts)),
        part("history", &texts.history, Html::default()),
        part("counts", &texts.counts, lists::counts(texts, context)),
        domination(texts, numbers, links),
        accessibility(texts, numbers, links),
        part("conflicts", &texts.conflicts, Html::default()),
        knight(texts, context, links),
        part("slips", &texts.slips, lists::slips(texts, links)),
        part("sources", &texts.sources, lists::sources(texts)),
        part("words", &texts.glossary, lists::glossary(texts)),
    ];
    let contents = sections.iter().map(|Section { id, title, .. }| {
        html! {
            <li key={*id}><a href={format!("#{id}")} onclick={links::go_to(id)}>{*title}</a></li>
        }
    });
    let contents = html! {
        <nav class="toc" aria-label={texts.contents}>
            <h3 aria-hidden="true">{texts.contents}</h3>
            <ul>{for contents}</ul>
        </nav>
    };
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
                {for sections.into_iter().map(|section| section.drawing)}
            </article>
        </main>
    }
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
    let mut ranks = Rank::first(8).rev();
    let queens = files
        .iter()
        .zip(ranks.by_ref())
        .filter_map(|(&file, rank)| Square::new(file, rank.get()));
    let queens = queens.collect();
    let next = ranks.next().unwrap_or(Square::A1.rank);
    (BoardSize::try_from(8).ok(), queens, next)
}

#[cfg(test)]
mod tests {
    use queens_core::{attacked_by, line_between};

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
            for square in (0..64).map(|at| Square::new(at % 8, at / 8).unwrap()) {
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
                assert_eq!(usize::from(7 - next.get()), queens.len(), "{caption}");
            }
        }
    }
}
