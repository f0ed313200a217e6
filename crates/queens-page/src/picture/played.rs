//! The picture of play: the placed pieces, their attackers, and the reason why the position cannot be completed.

use queens_core::feasibility::Infeasible;
use queens_core::hint::{Constraint, Hint, Impossible, NextMove};
use queens_core::{Problem, Square};
use queens_draw::{Mark, Picture};

use super::follow_hand;
use crate::model::Model;
use crate::play::Judgement;

/// The board of play.
pub fn played(model: &Model) -> Picture {
    let mut picture = Picture::blank(model.address.settings.size);
    if let Some(judgement) = &model.play.judgement {
        play(&mut picture, judgement, model);
        if let Some(why) = model.play.prospects.infeasible() {
            explain(&mut picture, why);
        }
        if let Some((Hint::Next(next), level)) = model.play.advice.told() {
            advise(&mut picture, next, level, judgement);
        }
        if let Some((Hint::Mistaken { at, .. }, _)) = model.play.advice.told() {
            let queens = model.play.in_order(&model.address.settings);
            picture.lost = queens.get(*at).copied().into_iter().collect();
        }
    }
    follow_hand(&mut picture, model);
    picture.block(&model.address.settings.blocked);
    picture.is_played = true;
    picture.is_numbered = picture.is_tour && model.address.is_numbered;
    picture
}

fn play(picture: &mut Picture, judgement: &Judgement, model: &Model) {
    let setup = judgement.setup();
    let standing = &judgement.standing;
    picture.is_tour = setup.problem == Problem::Knight;
    // The fixed squares come first, because a tour begins with them.
    let stays = |square: &&Square| setup.given.contains(square) || model.staying().contains(square);
    let (staying, others): (Vec<_>, Vec<_>) = standing.iter().partition(stays);
    picture.stand(&[&staying[..], &others].concat(), staying.len());
    for clash in &judgement.clashes {
        picture.clash(clash.first, clash.second, clash.line);
    }
    picture.is_solved = judgement.is_solved;
    if picture.is_solved {
        for &square in standing {
            picture.add(square, Mark::Solution);
        }
    }
    let shows_attacked = !model.play.hides_attacked && !picture.is_solved;
    match setup.problem {
        Problem::Queens if shows_attacked => picture.dot(standing, None),
        Problem::Queens => {}
        Problem::Domination => {
            if shows_attacked {
                picture.cover(setup.variant);
            }
            picture.crossed_out = judgement.open.clone();
        }
        Problem::Knight => {
            picture.visit();
            picture.targets = judgement.moves.clone();
        }
    }
}

/// Shows the current hint: a line with its free squares, an impossible square, or a right move.
fn advise(picture: &mut Picture, next: &NextMove, level: u8, judgement: &Judgement) {
    picture.read = next.free.clone();
    match next.constraint {
        Constraint::Line(line) => picture.line = Some(line),
        Constraint::Cover(square) => picture.lost = vec![square],
        Constraint::Onward(_) => {
            let fewest = judgement.fewest_exits();
            picture.read = fewest.into_iter().map(|(square, _)| square).collect();
        }
    }
    if let Impossible::Refuted(refuted) = &next.impossible
        && level >= 2
    {
        picture.add(refuted.square, Mark::Tried);
    }
    if level >= 3 {
        picture.targets = vec![next.right];
    }
}

/// Marks the reason why the position cannot be completed.
fn explain(picture: &mut Picture, why: &Infeasible) {
    match *why {
        Infeasible::BlockedLine { axis, index } => {
            let index = u8::try_from(index).ok();
            picture.blocked = index.and_then(|index| axis.line(index));
            picture.line = picture.blocked;
        }
        Infeasible::Uncoverable { square }
        | Infeasible::DeadEnd { square }
        | Infeasible::Trap { square, .. } => {
            picture.lost = vec![square];
        }
        Infeasible::Unreachable { square } => {
            picture.lost = vec![square];
            picture.add(square, Mark::Critical);
        }
        Infeasible::DeadEnds { squares } => picture.lost = squares.to_vec(),
        _ => {}
    }
}
