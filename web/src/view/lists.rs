//! The lists of free neighbours that the step has changed, next to the variables: numbers that were removed, or
//! appended again.

use queens_core::ListChange;
use yew::{Html, html};

use super::Context;
use queens_page::model::Model;
use queens_text::helper::list;

/// The lists of the current step. If it has changed none, only their space is kept.
pub(super) fn lists(model: &Model, context: &Context) -> Html {
    let found = model.shown.run().and_then(|run| {
        let position = run.replay().position();
        Some((position, position.free_neighbours()?))
    });
    let Some((position, lists)) = found else {
        return Html::default();
    };
    // The space is kept from step to step.
    let Some(changes) = position.changed_lists() else {
        return html! { <div class="lists" /> };
    };
    let texts = context.texts.helper();
    let number = position.size().number(changes.square);
    let (reordered, why) = (texts.reordered(), context.renamed(texts.reordered_title()));
    let rows = changes.of.iter().map(|&square| {
        let written = list(position, square).unwrap_or_default();
        // The restored number is the last one.
        let last = format!("{number}]");
        let is_appended = changes.change == ListChange::Appended;
        let others = written.strip_suffix(&last).filter(|_| is_appended);
        let put = others.map(|_| html! { <><ins>{number}</ins>{"]"}</> });
        let written = others.unwrap_or(&written).to_owned();
        let taken = (changes.change == ListChange::Removed).then(|| html! { <>{" "}<del>{number}</del></> });
        html! {
            <dd key={square.to_string()}>
                <span class="named" data-names={square.to_string()}>{context.renamed(&format!("ListeCA[{}]", position.size().number(square)))}</span>
                {" = "}{written}{put}{taken}
                if lists.is_reordered(square) {
                    {" "}<span class="reordered" title={why.clone()}>{reordered}</span>
                }
            </dd>
        }
    });
    html! {
        <div class="lists" data-testid="lists">
            <dt>{context.renamed(&texts.changed(changes.change, number as u16))}</dt>
            {for rows}
        </div>
    }
}
