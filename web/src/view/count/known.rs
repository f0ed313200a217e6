//! The explorer of a count of queens, which has no tree: the method, and the published numbers of solutions.

use queens_core::counting::published::{FUNDAMENTAL, SOLUTIONS, published};
use yew::{Html, html};

use crate::view::Context;
use queens_page::model::Model;
use queens_page::pool::count::CountStage;

/// The most rows of the table.
const ROWS: u8 = 14;

/// The idea of the method, its cost, and the table. The table ends before the board of the count, unless the count is
/// finished and has no fixed queens.
pub(in crate::view) fn known(model: &Model, context: &Context) -> Html {
    let (texts, numbers) = (context.texts, &context.texts.numbers);
    let settings = model.shown_settings();
    let n = settings.size.files();
    let shown = model.shown.shared();
    let is_done = shown.is_some_and(|count| count.stage == CountStage::Done);
    // With fixed queens, the result is not a published number.
    let is_published = is_done && settings.given.squares().is_empty();
    let last = if is_published { n } else { n.saturating_sub(1) };
    let rows = (1..=last)
        .filter_map(|n| Some((n, published(n)?)))
        .collect::<Vec<_>>();
    let rows = rows.iter().rev().take(ROWS.into()).rev();
    let rows = rows.map(|&(of, known)| {
        html! {
            <tr key={of} aria-current={(of == n).then_some("true")}>
                <th scope="row">{of}</th>
                <td>{numbers.whole(known.solutions)}</td>
                <td>{numbers.whole(known.fundamental)}</td>
            </tr>
        }
    });
    html! {
        <div class="known" data-testid="known">
            <p>{texts.title_of(settings.algorithm).idea}</p>
            <p>{texts.rest().cost_of(settings.algorithm.id)}</p>
            <table class="histogram">
                <caption>{texts.count().published(&format!("{SOLUTIONS}, {FUNDAMENTAL}"))}</caption>
                <thead>
                    <tr>
                        <th scope="col">{"n"}</th>
                        <th scope="col">{texts.transport().solutions()}</th>
                        <th scope="col">{texts.count().fundamental()}</th>
                    </tr>
                </thead>
                <tbody>{for rows}</tbody>
            </table>
        </div>
    }
}
