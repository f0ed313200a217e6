//! The sections of the page about the problem, and among them the problems of the sheets, question by
//! question with their tables and programs.

use queens_core::{BoardSize, File, Rank, Square, queen_attacks};
use yew::{Html, html};

use super::beginning::beginning;
use super::links::Links;
use crate::text::about::tables::{LEAST, SUCCESSES};
use crate::text::about::topic::{Accessibility, Domination, Topic};
use crate::text::about::{AboutTexts, Part, code};
use crate::text::number::Numbers;
use crate::view::Context;

/// A section of the article, under its heading.
pub(super) struct Section {
    /// The heading is found by it.
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    pub(super) drawing: Html,
}

impl Section {
    /// Paragraphs, and more below them.
    pub(super) fn new(id: &'static str, part: &Part, more: Html, links: &Links) -> Section {
        let (title, paragraphs) = (part.title, paragraphs(part.paragraphs, links));
        Section {
            id,
            title,
            drawing: html! {
                <section key={id} aria-labelledby={format!("about-{id}")}>
                    <h3 id={format!("about-{id}")} tabindex="-1">{title}</h3>
                    {paragraphs}
                    {more}
                </section>
            },
        }
    }
}

/// The questions of sheet 000, §2.4.
pub(super) fn domination(texts: &AboutTexts, numbers: &Numbers, links: &Links) -> Section {
    let texts = &texts.domination;
    let mut after: [Html; 5] = Default::default();
    after[4] = least(texts, numbers);
    topic("domination", &texts.topic, after, links)
}

/// The questions of sheet 000, §2.5.
pub(super) fn accessibility(texts: &AboutTexts, numbers: &Numbers, links: &Links) -> Section {
    let texts = &texts.accessibility;
    let mut after: [Html; 6] = Default::default();
    after[2] = values(texts);
    after[5] = successes(texts, numbers);
    topic("accessibility", &texts.topic, after, links)
}

/// The questions of sheet 004, II.
pub(super) fn knight(texts: &AboutTexts, context: &Context, links: &Links) -> Section {
    let mut after: [Html; 8] = Default::default();
    for (at, program) in [
        (1, code::NUMBERS),
        (3, code::INIT),
        (5, code::SEARCH),
        (6, code::VALUATION),
    ] {
        after[at] = html! { <pre class="program" translate="no"><code>{program}</code></pre> };
    }
    after[0] = beginning(context);
    topic("knight", &texts.knight.topic, after, links)
}

/// A problem; what follows an answer stands at its place.
fn topic<const N: usize>(
    id: &'static str,
    topic: &Topic<N>,
    after: [Html; N],
    links: &Links,
) -> Section {
    let questions = topic.questions.iter().zip(after).map(|(question, after)| {
        html! {
            <>
            <h4>{question.title}</h4>
            {paragraphs(question.answer, links)}
            {after}
            </>
        }
    });
    let part = Part {
        title: topic.title,
        paragraphs: topic.paragraphs,
    };
    Section::new(id, &part, questions.collect(), links)
}

fn paragraphs(texts: &'static [&'static str], links: &Links) -> Html {
    let texts = texts.iter();
    texts
        .map(|text| html! { <p>{links.written(text)}</p> })
        .collect()
}

/// The fewest queens by n.
fn least(texts: &Domination, numbers: &Numbers) -> Html {
    let rows = LEAST.iter().map(|least| {
        let total = least
            .total
            .map_or("–".to_owned(), |total| total.to_string());
        let cells = [
            least.queens.to_string(),
            numbers.whole(least.sets),
            numbers.whole(least.classes),
            least.independent.to_string(),
            total,
        ];
        (least.n, cells)
    });
    table(texts.heads, rows)
}

/// The starts that succeed by n.
fn successes(texts: &Accessibility, numbers: &Numbers) -> Html {
    let rows = SUCCESSES.into_iter().map(|(n, fixed, current)| {
        let starts = u64::from(n) * u64::from(n);
        (
            n,
            [starts, fixed, current].map(|number| numbers.whole(number)),
        )
    });
    table(texts.heads, rows)
}

fn table<const HEADS: usize, const CELLS: usize>(
    heads: [&'static str; HEADS],
    rows: impl Iterator<Item = (u8, [String; CELLS])>,
) -> Html {
    let rows = rows.map(|(n, cells)| {
        html! {
            <tr key={n}>
                <th scope="row">{n.to_string()}</th>
                {for cells.into_iter().map(|cell| html! { <td>{cell}</td> })}
            </tr>
        }
    });
    html! {
        <table class="numbers">
            <thead>
                <tr>{for heads.into_iter().map(|head| html! { <th scope="col">{head}</th> })}</tr>
            </thead>
            <tbody>{for rows}</tbody>
        </table>
    }
}

/// The table hb of the ordinary board.
fn values(texts: &Accessibility) -> Html {
    let Ok(size) = BoardSize::try_from(8) else {
        return Html::default();
    };
    let files =
        File::first(size.get()).map(|file| html! { <th scope="col">{file.to_string()}</th> });
    let rows = Rank::first(size.get()).rev().map(|rank| {
        let cell = |file| {
            let value = queen_attacks(size, Square { file, rank }).count();
            html! { <td>{value.to_string()}</td> }
        };
        html! {
            <tr>
                <th scope="row">{rank.to_string()}</th>
                {for File::first(size.get()).map(cell)}
            </tr>
        }
    });
    html! {
        <table class="values">
            <caption>{texts.values}</caption>
            <tbody>{for rows}</tbody>
            <tfoot><tr><td />{for files}</tr></tfoot>
        </table>
    }
}
