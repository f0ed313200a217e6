//! The lists of free neighbours that the step has changed, beside the variables: what was taken off them, or put at their ends.

use queens_core::ListChange;
use yew::{Html, html};

use super::Context;
use queens_page::model::Model;
use queens_text::helper::list;

/// Those of the step that is shown; nothing but their room where it has changed none.
pub(super) fn lists(model: &Model, context: &Context) -> Html {
    let found = model.shown.run().and_then(|run| {
        let position = run.replay().position();
        Some((position, position.free_neighbours()?))
    });
    let Some((position, lists)) = found else {
        return Html::default();
    };
    // Their room stays from step to step.
    let Some(changes) = position.changed_lists() else {
        return html! { <div class="lists" /> };
    };
    let texts = context.texts.helper();
    let number = position.size().number(changes.square);
    let (reordered, why) = (texts.reordered(), texts.reordered_title());
    let rows = changes.of.iter().map(|&square| {
        let written = list(position, square).unwrap_or_default();
        // What was put back is last.
        let last = format!("{number}]");
        let is_appended = changes.change == ListChange::Appended;
        let others = written.strip_suffix(&last).filter(|_| is_appended);
        let put = others.map(|_| html! { <><ins>{number}</ins>{"]"}</> });
        let written = others.unwrap_or(&written).to_owned();
        let taken = (changes.change == ListChange::Removed).then(|| html! { <>{" "}<del>{number}</del></> });
        html! {
            <dd key={square.to_string()}>
                <span class="named" data-names={square.to_string()}>{format!("ListeCA[{}]", position.size().number(square))}</span>
                {" = "}{written}{put}{taken}
                if lists.is_reordered(square) {
                    {" "}<span class="reordered" title={why}>{reordered}</span>
                }
            </dd>
        }
    });
    html! {
        <div class="lists" data-testid="lists">
            <dt>{texts.changed(changes.change, number as u16)}</dt>
            {for rows}
        </div>
    }
}
