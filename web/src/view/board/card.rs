//! The card of the square that the reader points at: what stands there, why it was refused, what attacks it, with the lines drawn,
//! and the way to where that happened.

use queens_core::{Account, Event, Fate, Problem, Square, SquareReason};
use queens_worker::protocol::Pane;
use web_sys::HtmlElement;
use yew::{AttrValue, Html, NodeRef, Properties, component, html, use_effect_with, use_node_ref};

use super::pen::{Pen, short};
use crate::view::{Context, hook, sentence};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_text::Sentence;

/// The card of a board, if there is something to be said of the square.
pub(in crate::view) fn card(model: &Model, pane: Pane, context: &Context) -> Html {
    let found = model.asked.and_then(|(_, square)| {
        let settings = model.run_at(pane)?.settings();
        let position = model.run_at(pane)?.replay().position();
        Some((
            square,
            settings.algorithm.problem,
            position,
            position.account(square)?,
        ))
    });
    let Some((square, problem, position, account)) = found else {
        return Html::default();
    };
    let texts = &context.texts.rest().card;
    let said = texts.said(problem, position, square, &account);
    let reason = account.reason(problem, position, square);
    // What happens at this very step is here already.
    let is_here = position.last().and_then(Event::square) == Some(square);
    let is_past = !is_here && (account.tried.is_some() || account.stands.is_some());
    let size = position.size();
    let pen = Pen::new(size);
    let view = format!("0 0 {} {}", short(pen.width()), short(pen.height()));
    let class = match problem {
        Problem::Domination => "mark mark-way",
        _ => "mark mark-line",
    };
    let (file, rank) = (square.file.index() as f64, square.rank.index() as f64);
    let (files, ranks) = (size.len() as f64, f64::from(size.height()));
    // Beside the square, over the larger part of the board.
    let place = Place {
        shift: 0.0,
        across: match file * 2.0 < files {
            true => ("left", file / files),
            false => ("right", (files - 1.0 - file) / files),
        },
        down: match rank * 2.0 >= ranks {
            true => ("top", (ranks - rank) / ranks),
            false => ("bottom", (rank + 1.0) / ranks),
        },
    };
    let go = is_past.then(|| html! {
        <button type="button" class="button" data-testid={hook("card-go", pane)}
            data-next-focus={format!("[data-testid={}] .cell[tabindex='0']", hook("board", pane))}
            onclick={context.on(Message::AskedOpened(pane, square))}>
            {texts.go}
        </button>
    });
    html! {
        <>
        <svg class="asked" viewBox={view} aria-hidden="true" focusable="false">
            <path class="asked-square" d={pen.boxes([square].into_iter(), 0.02)} />
            <path {class} stroke-width={short(pen.line(0.05, 2.0))} d={lines(pen, square, &account)} />
        </svg>
        {slip(place, Some(hook("why", pane)), (square, reason), &said, go)}
        </>
    }
}

/// A card beside its square: the name of its reason, what is said of it, and the way to where that happened. One with an id describes what has the focus.
pub(in crate::view) fn slip(
    place: Place,
    id: Option<AttrValue>,
    (square, reason): (Square, SquareReason),
    said: &[Sentence],
    go: Option<Html>,
) -> Html {
    let testid = id.clone().unwrap_or(AttrValue::Static("why"));
    html! {
        <Placed {place}>
            <div {id} data-testid={testid} data-square={square.to_string()} data-reason={reason.name()}>
                <b>{square.to_string()}</b>
                {for said.iter().map(|said| html! { <>{" "}{sentence(said)}</> })}
            </div>
            {go.unwrap_or_default()}
        </Placed>
    }
}

/// The lines to the queens that the card names.
fn lines(pen: Pen, square: Square, account: &Account) -> String {
    let is_refused = matches!(account.tried, Some((_, Fate::Rejected)));
    let mut drawn = account.attackers.iter().collect::<Vec<_>>();
    if is_refused && drawn.iter().any(|it| it.was_there) {
        drawn.retain(|it| it.was_there);
    }
    drawn
        .iter()
        .map(|it| pen.attack(square, it.square))
        .collect()
}

/// Which edges of the picture the card is at what part of its sides from.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::view) struct Place {
    pub(in crate::view) across: (&'static str, f64),
    pub(in crate::view) down: (&'static str, f64),
    /// What part of its own width lies on the other side of that place.
    pub(in crate::view) shift: f64,
}

#[derive(PartialEq, Properties)]
struct PlacedProps {
    place: Place,
    children: Html,
}

/// The card where it belongs. The page's policy has no styles in the document; a script may set them.
#[component]
fn Placed(PlacedProps { place, children }: &PlacedProps) -> Html {
    let card = use_node_ref();
    use_effect_with(
        (card.clone(), *place),
        |(card, place): &(NodeRef, Place)| {
            if let Some(card) = card.cast::<HtmlElement>() {
                let style = card.style();
                for side in ["left", "right", "top", "bottom"] {
                    let _ = style.remove_property(side);
                }
                for (side, part) in [place.across, place.down] {
                    // A browser that refuses it shows the card in the corner.
                    let _ = style.set_property(side, &format!("{:.2}%", part * 100.0));
                }
                let shift = format!("{:.2}% 0", place.shift * -100.0);
                let _ = style.set_property("translate", &shift);
            }
        },
    );
    html! { <div class="square-card" ref={card}>{children.clone()}</div> }
}
