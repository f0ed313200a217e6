//! Builds the picture of a board from the model: before a search, at a step of a run, while a question is open.

mod asked;
mod framed;
mod played;
mod sample;
pub mod tree;

#[cfg(test)]
mod tests;

use queens_core::{Axis, Detail, Event, Problem, Reason, Traversal};
use queens_draw::{Conflict, Figure, Mark, Picture};
use queens_worker::protocol::Pane;

pub use self::played::played;
pub use self::sample::sample;
use crate::looked_at::hides_queens;
use crate::model::{Model, Moved, State};
use crate::run::Run;
use crate::screen::Role;
use crate::story::progress::by_hand;

/// The current picture in this pane.
pub fn of_model(model: &Model, pane: Pane) -> Picture {
    let is_hidden = pane == Pane::First && hides_queens(model);
    let run = model.run_at(pane).filter(|_| !is_hidden);
    let mut picture = match run {
        Some(run) if run.counting().is_none() => of_run(run),
        Some(run) if !run.set().is_empty() => framed::of_set(run),
        _ => of_form(model),
    };
    picture.is_numbered = picture.is_tour && model.address.is_numbered;
    picture.is_passing = model.state() == State::Playing && model.address.speed.is_flood();
    if pane == Pane::First {
        framed::look_at_frame(&mut picture, model);
        asked::ask(&mut picture, model);
    }
    if let Some(refusal) = model.refusal {
        let (square, attacker) = (refusal.square, refusal.attacker);
        if picture.size.contains(square) && picture.size.contains(attacker) {
            picture.refuse(Conflict {
                square,
                attacker,
                line: refusal.line,
            });
        }
    }
    picture
}

/// The picture of a board that no step of a search shows: pieces placed by hand, or a solution next to a count.
pub fn without_steps(model: &Model) -> Option<Picture> {
    match model.address.role {
        Role::Play => Some(played(model)),
        _ => sample(model),
    }
}

/// Shows the last move by hand, if the board still agrees with it.
fn follow_hand(picture: &mut Picture, model: &Model) {
    let Some(Moved { event, .. }) = model.moved else {
        return;
    };
    let has_piece = event
        .square()
        .is_some_and(|it| picture.queens.contains(&it));
    if picture.is_solved {
        picture.event = Some(Event::Solution);
    } else if has_piece == matches!(event, Event::Place { .. }) {
        picture.event = Some(event);
    }
}

/// The board before a search.
fn of_form(model: &Model) -> Picture {
    let settings = model.shown_settings();
    let given = settings.given.squares();
    let mut picture = match settings.algorithm.problem {
        Problem::Queens if given.is_empty() && settings.algorithm.traversal.has_start() => {
            Picture::with_queens(settings.size, &[settings.start()])
        }
        Problem::Queens if model.address.story.is_some() => {
            let mut picture = Picture::of_given(settings.size, given);
            picture.is_solved = by_hand(model).is_solved();
            follow_hand(&mut picture, model);
            for &square in &model.refused {
                picture.add(square, Mark::Tried);
            }
            picture
        }
        Problem::Queens => Picture::of_given(settings.size, given),
        Problem::Domination => Picture::of_dominating(settings.size, given, settings.variant),
        Problem::Knight => Picture::of_start(settings.size, settings.start(), !given.is_empty()),
    };
    picture.block(&settings.blocked);
    picture
}

/// The picture of a run's current step.
pub fn of_run(run: &Run) -> Picture {
    let mut picture = of_step(run);
    picture.block(run.replay().position().blocked());
    picture
}

/// The picture of a run's current step, without blocked squares.
fn of_step(run: &Run) -> Picture {
    let position = run.replay().position();
    let walk = run.settings().algorithm.traversal;
    let mut picture = Picture::blank(position.size());
    picture.is_tour = run.settings().algorithm.problem == Problem::Knight;
    let depth = position.placed().len();
    let open = position.line(walk, depth);
    let above = || position.line(walk, depth.saturating_sub(1));
    picture.event = run.event();
    framed::show_frame(&mut picture, run);
    let queens = position.solution();
    let queens = queens.as_deref().unwrap_or(position.queens());
    picture.stand(queens, position.given().len());
    match picture.event {
        None | Some(Event::Restart) => picture.line = open,
        Some(Event::Place { .. } | Event::Start { .. } | Event::Append { .. }) => {
            picture.line = above();
            picture.try_out(position, depth.saturating_sub(1));
        }
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => {
            picture.line = open;
            picture.try_out(position, depth);
            picture.refuse(Conflict {
                square,
                attacker,
                line,
            });
        }
        Some(Event::Pruned { square }) => {
            picture.try_out(position, depth);
            picture.add(square, Mark::Conflict);
        }
        Some(Event::Remove { .. } | Event::DeadEnd | Event::Critical) => {
            picture.line = open;
            picture.try_out(position, depth);
        }
        Some(Event::Relocate { from, .. }) => picture.add(from, Mark::Removed),
        Some(Event::Uncovered { square }) => picture.add(square, Mark::Conflict),
        Some(Event::Candidate(_) | Event::Score | Event::Bound(_) | Event::Frame { .. }) => {}
        Some(Event::Solution | Event::Image { .. } | Event::End | Event::CapReached) => {
            solve(&mut picture, run);
            count(&mut picture, run);
            return picture;
        }
    }
    detail(&mut picture, run);
    count(&mut picture, run);
    match walk {
        Traversal::Candidates
        | Traversal::Moves
        | Traversal::SetCover
        | Traversal::LocalSearch
        | Traversal::CountOnly => {}
        Traversal::RandomPlacement | Traversal::Greedy => picture.dot(position.queens(), None),
        Traversal::Lines(_) | Traversal::Roots | Traversal::MinDomain => {
            if let Some(first) = open {
                picture.dot(position.queens(), Some((walk, first)));
            }
        }
    }
    picture
}

/// Frames the board if its pieces are a solution of the run.
fn solve(picture: &mut Picture, run: &Run) {
    if let Ok(instance) = run.settings().instance() {
        picture.solve(&instance);
    }
}

/// Marks the squares that the program read or changed at the current event.
fn detail(picture: &mut Picture, run: &Run) {
    let Some(code) = run.code() else { return };
    let explanation = code.explain(run.replay().position());
    if let Reason::Emptied { square, .. } | Reason::NoWayHome { start: square, .. } =
        explanation.reason
    {
        picture.lost = vec![square];
        picture.add(square, Mark::Critical);
    }
    match explanation.detail {
        Some(Detail::Read(squares) | Detail::Called { squares, .. }) => picture.read = squares,
        Some(Detail::Marked(squares)) => picture.crossed_out = squares,
        Some(Detail::Compared(_) | Detail::Pairs { .. }) | None => {}
    }
    for squares in [&mut picture.read, &mut picture.crossed_out] {
        *squares = Axis::Files.ordered(squares);
        squares.dedup();
    }
}

/// Writes the numbers of the current step on the squares.
fn count(picture: &mut Picture, run: &Run) {
    let settings = run.settings();
    let problem = settings.algorithm.problem;
    match problem {
        Problem::Domination => return picture.cover(settings.variant),
        Problem::Queens | Problem::Knight => {}
    }
    let position = run.replay().position();
    let values = run.code().map(|code| code.values_at(position));
    for (square, value) in values.into_iter().flatten() {
        let figure = match problem {
            Problem::Knight => Figure::FreeNeighbours(value),
            _ => Figure::Value(value),
        };
        picture.write(square, figure);
    }
    if problem == Problem::Knight {
        picture.visit();
    }
}
