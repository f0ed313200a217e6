//! The least numbers of queens that are known, what each rests on, and a button that proves it here.

use yew::{Html, Properties, component, html};

use crate::view::Context;
use queens_page::message::Message;
use queens_page::proof::ProofMessage;
use queens_page::proof::values::{LeastQueens, values};

#[derive(PartialEq, Properties)]
pub(super) struct ValuesProps {
    pub(super) context: Context,
}

/// The table, folded away.
#[component]
pub(super) fn Values(ValuesProps { context }: &ValuesProps) -> Html {
    let texts = &context.texts.rest().proof.values;
    html! {
        <details class="values" data-testid="values">
            <summary>{texts.title}</summary>
            <p class="hint">{texts.note}</p>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{"n"}</th>
                        <th scope="col">{texts.queens}</th>
                        <th scope="col">{texts.basis}</th>
                        <th scope="col">{texts.time}</th>
                        <td></td>
                    </tr>
                </thead>
                <tbody>{for values().map(|value| row(value, context))}</tbody>
            </table>
        </details>
    }
}

fn row(value: LeastQueens, context: &Context) -> Html {
    let (texts, transport) = (&context.texts.rest().proof.values, &context.texts.transport);
    let LeastQueens {
        n, queens, basis, ..
    } = value;
    let time = value.seconds().map(|seconds| match seconds {
        ..1.0 => transport.instant.to_owned(),
        _ => (transport.about)(&transport.estimate(seconds)),
    });
    html! {
        <tr key={n}>
            <th scope="row">{n}</th>
            <td>{queens}</td>
            <td>{(texts.rests_on)(basis)}</td>
            <td>{time.clone()}</td>
            <td>
                if time.is_some() {
                    <button type="button" class="button" data-prove={n.to_string()} aria-label={(texts.prove_board)(n)}
                        onclick={context.on(Message::Proof(ProofMessage::Wanted(n)))}>
                        {texts.prove}
                    </button>
                }
            </td>
        </tr>
    }
}
