//! Question 1 of sheet 004 as an animation: the nine squares that the knight visits, then the outcome of each answer.

use queens_core::Square;
use queens_core::knight::moves;
use queens_core::knight::{Case, Example, example};
use yew::{Callback, Html, Properties, component, html, use_state};

use crate::view::icons::{Icon, icon};
use crate::view::{Context, board};
use queens_text::words::About;

#[derive(PartialEq, Properties)]
struct BeginningProps {
    played: Example,
    /// The name of the group of radio buttons.
    group: &'static str,
    context: Context,
}

/// The board with its buttons.
pub(super) fn beginning(group: &'static str, context: &Context) -> Html {
    match example() {
        Some(played) => html! { <Beginning {played} {group} context={context.clone()} /> },
        None => Html::default(),
    }
}

/// The content of the board.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    /// The first visits, given by their number.
    Visits(usize),
    /// All visits, and one of the cases.
    Case(Case),
}

#[component]
fn Beginning(props: &BeginningProps) -> Html {
    let BeginningProps {
        played,
        group,
        context,
    } = props;
    let texts = context.texts.about();
    let shown = use_state(|| Shown::Visits(1));
    let show = |to: Shown| {
        let shown = shown.clone();
        Callback::from(move |_| shown.set(to))
    };
    let all = played.played.len();
    let visits = match *shown {
        Shown::Visits(visits) => visits,
        Shown::Case(_) => all,
    };
    let is_case = matches!(*shown, Shown::Case(_));
    let back = if is_case {
        all
    } else {
        visits.saturating_sub(1).max(1)
    };
    let (picture, said) = drawn(played, *shown, texts);
    let cases = played.cases.iter().map(|&case| {
        let is_shown = *shown == Shown::Case(case);
        let (testid, name) = match case {
            Case::Blocked { square, .. } => ("case-a", texts.there(square)),
            Case::Unreachable { .. } => ("case-b", texts.elsewhere().to_owned()),
        };
        html! {
            <button type="button" class="button" data-testid={testid} aria-pressed={is_shown.to_string()}
                onclick={show(Shown::Case(case))}>
                {name}
            </button>
        }
    });
    html! {
        <figure class="beginning" data-testid="beginning">
            {picture}
            <figcaption aria-live="polite">{said}</figcaption>
            <div class="beginning-go" role="group" aria-label={*group}>
                <button type="button" class="button icon" aria-label={texts.visit_back()} title={texts.visit_back()}
                    disabled={!is_case && visits == 1} onclick={show(Shown::Visits(back))}>
                    {icon(Icon::Previous)}
                </button>
                <button type="button" class="button icon" aria-label={texts.visit_forward()} title={texts.visit_forward()}
                    disabled={visits == all} onclick={show(Shown::Visits((visits + 1).min(all)))}>
                    {icon(Icon::Next)}
                </button>
                {for cases}
            </div>
        </figure>
    }
}

/// The board and its description.
fn drawn(example: &Example, shown: Shown, texts: About) -> (Html, String) {
    let Example { size, played, .. } = example;
    let mut way = match shown {
        Shown::Visits(visits) => &played[..visits.min(played.len())],
        Shown::Case(_) => played,
    }
    .to_vec();
    let here = way.last().copied().unwrap_or(Square::A1);
    let (mut next, mut lost) = (Vec::new(), None);
    let said = match shown {
        Shown::Visits(visits) => texts.visit(visits as u64, here),
        Shown::Case(Case::Blocked { square, left }) => {
            way.push(square);
            texts.blocked(square, left as u64)
        }
        Shown::Case(Case::Unreachable { square }) => {
            let is_open = |to: &Square| *to != square && !way.contains(to);
            next = moves(*size, here).filter(is_open).collect();
            lost = Some(square);
            texts.unreachable(square)
        }
    };
    let picture = board::visited(*size, &way, &next, lost, said.clone());
    (picture, said)
}
