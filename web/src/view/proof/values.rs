//! The known minimum numbers of queens, the basis of each value, and a button that proves the value here.

use yew::{Html, Properties, component, html};

use crate::view::Context;
use queens_page::message::Message;
use queens_page::proof::ProofMessage;
use queens_page::proof::values::{Basis, LeastQueens, values};
use strum::VariantArray;

#[derive(PartialEq, Properties)]
pub(super) struct ValuesProps {
    pub(super) context: Context,
}

/// The table, initially closed.
#[component]
pub(super) fn Values(ValuesProps { context }: &ValuesProps) -> Html {
    let texts = context.texts.proof();
    html! {
        <details class="least-numbers" data-testid="least-numbers">
            <summary>{texts.values_title()}</summary>
            <p class="hint">{texts.values_note()}</p>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{"n"}</th>
                        <th scope="col">{texts.values_queens()}</th>
                        <th scope="col">{texts.values_time()}</th>
                        <td></td>
                    </tr>
                </thead>
                {for Basis::VARIANTS.iter().map(|&basis| group(basis, context))}
            </table>
        </details>
    }
}

/// The values with the same basis.
fn group(basis: Basis, context: &Context) -> Html {
    let texts = context.texts.proof();
    let rows = values().filter(|value| value.basis == basis);
    html! {
        <tbody>
            <tr><th scope="rowgroup" colspan="4">{texts.values_source(basis)}</th></tr>
            {for rows.map(|value| row(value, context))}
        </tbody>
    }
}

fn row(value: LeastQueens, context: &Context) -> Html {
    let (texts, transport) = (context.texts.proof(), context.texts.transport());
    let LeastQueens { n, queens, .. } = value;
    let time = value.seconds().map(|seconds| match seconds {
        ..1.0 => transport.instant().to_owned(),
        _ => transport.about(&transport.estimate(seconds)),
    });
    html! {
        <tr key={n}>
            <th scope="row">{n}</th>
            <td>{queens}</td>
            <td>{time.clone()}</td>
            <td>
                if time.is_some() {
                    <button type="button" class="button" data-prove={n.to_string()} aria-label={texts.values_prove_board(n.into())}
                        onclick={context.on(Message::Proof(ProofMessage::Wanted(n)))}>
                        {texts.values_prove()}
                    </button>
                }
            </td>
        </tr>
    }
}
