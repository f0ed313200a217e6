//! The tables and lists of the page about the problem.

use yew::{Html, html};

use super::links::Links;
use crate::text::about::tables::COUNTS;
use crate::text::about::{AboutTexts, SHEETS, WORKS, Work};
use crate::view::Context;

/// The number of solutions by n.
pub(super) fn counts(texts: &AboutTexts, context: &Context) -> Html {
    /// The board for which a sheet prints another number.
    const MISPRINTED: u8 = 10;
    let numbers = &context.texts.numbers;
    let rows = COUNTS.into_iter().map(|(n, solutions, fundamental)| {
        let note = (n == MISPRINTED).then_some(texts.not_720);
        html! {
            <tr key={n}>
                <th scope="row">{n.to_string()}</th>
                <td>{numbers.whole(solutions)}</td>
                <td>{numbers.whole(fundamental)}</td>
                <td class="aside">{note}</td>
            </tr>
        }
    });
    let [n, solutions, fundamental] = texts.heads;
    html! {
        <table class="counts">
            <thead>
                <tr>
                    <th scope="col">{n}</th>
                    <th scope="col">{solutions}</th>
                    <th scope="col">{fundamental}</th>
                    <td />
                </tr>
            </thead>
            <tbody>{for rows}</tbody>
        </table>
    }
}

/// What the sheets have wrong.
pub(super) fn slips(texts: &AboutTexts, links: &Links) -> Html {
    let slips = texts.slip_list.iter().map(|slip| {
        html! {
            <li>
                <p class="place">{texts.sheet}{" "}{slip.place}</p>
                <dl>
                    <div><dt>{texts.says}</dt><dd>{slip.says}</dd></div>
                    <div class="right"><dt>{texts.right}</dt><dd>{links.written(slip.right)}</dd></div>
                </dl>
            </li>
        }
    });
    html! { <ol class="slips">{for slips}</ol> }
}

/// The sheets and the works, each with what is taken from it.
pub(super) fn sources(texts: &AboutTexts) -> Html {
    let sheets = SHEETS.iter().zip(texts.sheet_notes).enumerate();
    let sheets = sheets.map(|(number, (work, note))| {
        html! {
            <li key={number}>
                <span class="place">{format!("{} {number:03}", texts.sheet)}</span>
                {cited(work, note)}
            </li>
        }
    });
    let works = WORKS.iter().zip(texts.work_notes);
    let works = works.map(|(work, note)| html! { <li key={work.title}>{cited(work, note)}</li> });
    html! {
        <>
        <h4>{texts.sheets}</h4>
        <ul class="works">{for sheets}</ul>
        <h4>{texts.literature}</h4>
        <ul class="works">{for works}</ul>
        </>
    }
}

fn cited(work: &Work, note: &str) -> Html {
    let author = Some(work.author).filter(|author| !author.is_empty());
    let rest = Some(work.rest).filter(|rest| !rest.is_empty());
    let title = match work.link {
        Some(link) => html! { <a href={link}>{work.title}</a> },
        None => html! { work.title },
    };
    html! {
        <p>
            <span class="cited">
                {author.map(|author| format!("{author}: "))}
                <cite lang={work.language}>{title}</cite>
                {rest.map(|rest| html! { <>{", "}<span lang={work.language}>{rest}</span></> })}
                {"."}
            </span>
            {" "}{note}
        </p>
    }
}

/// The words of the page.
pub(super) fn glossary(texts: &AboutTexts) -> Html {
    let setup = texts.setup.iter().map(|term| {
        html! { <div key={term.word}><dt>{term.word}</dt><dd>{term.meaning}</dd></div> }
    });
    html! { <dl class="glossary">{for setup}</dl> }
}
