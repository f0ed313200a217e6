//! The proof of the minimum number of queens, bound by bound: the refuted numbers, their cost, and the set that was
//! found. Each row links to its step.

use queens_core::{Bound, Problem, Traversal};
use yew::{Html, html};

use crate::view::Context;
use queens_page::message::TransportMessage;
use queens_page::run::Run;
use queens_page::settings::has_frames;

pub(super) fn chain(run: &Run, context: &Context) -> Html {
    let texts = context.texts.results();
    let bounds = &run.outline().bounds;
    let algorithm = run.settings().algorithm;
    if algorithm.problem != Problem::Domination || bounds.is_empty() {
        return Html::default();
    }
    // In a search by frames, every tested square is a node, even if no queen was placed there.
    let is_tested = algorithm.traversal == Traversal::Candidates || has_frames(algorithm);
    let (mut tests, mut placements) = (0, 0);
    let links = bounds.iter().map(|established| {
        let said = match established.bound {
            Bound::AtLeast(queens) => format!("k ≥ {queens}"),
            Bound::AtMost(queens) => format!("k ≤ {queens}"),
            Bound::Refuted(queens) => {
                let refuted = if is_tested {
                    texts.refuted_tests(queens.into(), established.tests - tests)
                } else {
                    // For each number of queens, the given board is the root.
                    texts.refuted_nodes(queens.into(), 1 + established.placements - placements)
                };
                (tests, placements) = (established.tests, established.placements);
                refuted
            }
        };
        link(established.step, said, context)
    });
    let links: Vec<Html> = links.collect();
    let found = run
        .found
        .gallery
        .squares(0)
        .zip(run.outline().marks.first());
    let found =
        found.map(|(squares, &step)| link(step, texts.found(squares.len() as u64), context));
    html! {
        <ol class="chain" data-testid="chain" aria-label={texts.chain()}>{for links}{found}</ol>
    }
}

fn link(step: u64, said: String, context: &Context) -> Html {
    html! {
        <li>
            <button type="button" class="button" data-step={step.to_string()}
                onclick={context.on(TransportMessage::ToStep(step))}>
                {said}
            </button>
        </li>
    }
}
