//! What the reader has placed, as a picture: the pieces, what attacks them, and why they cannot be completed.

use queens_core::feasibility::Infeasible;
use queens_core::hint::{Constraint, Hint, Impossible, NextMove};
use queens_core::{LineKind, Problem, Square};

use super::{Conflict, Picture};
use crate::marks::Mark;
use queens_page::model::Model;
use queens_page::play::Judgement;

/// The board of play.
pub fn played(model: &Model) -> Picture {
    let mut picture = Picture::blank(model.settings.size);
    if let Some(judgement) = &model.play.judgement {
        picture.play(judgement, model);
        if let Some(why) = model.play.prospects.infeasible() {
            picture.explain(why);
        }
        if let Some((Hint::Next(next), level)) = model.play.advice.told() {
            picture.advise(next, level, judgement);
        }
        if let Some((Hint::Mistaken { at, .. }, _)) = model.play.advice.told() {
            let queens = model.play.in_order(&model.settings);
            picture.lost = queens.get(*at).copied().into_iter().collect();
        }
    }
    picture.is_played = true;
    picture.is_numbered = picture.is_tour && model.is_numbered;
    picture
}

impl Picture {
    /// What attacks the squares of one row.
    pub fn conflicts_of_row(&self, rank: u8) -> Vec<Conflict> {
        let all = self.conflict.iter().chain(&self.clashes);
        all.filter(|it| it.square.rank.get() == rank)
            .copied()
            .collect()
    }

    fn play(&mut self, judgement: &Judgement, model: &Model) {
        let setup = judgement.setup();
        let standing = &judgement.standing;
        self.is_tour = setup.problem == Problem::Knight;
        // Those that stay come first, as a tour begins with them.
        let stays =
            |square: &&Square| setup.given.contains(square) || model.staying().contains(square);
        let (staying, others): (Vec<_>, Vec<_>) = standing.iter().partition(stays);
        self.stand(&[&staying[..], &others].concat(), staying.len());
        for clash in &judgement.clashes {
            self.clash(clash.first, clash.second, clash.line);
        }
        self.is_solved = judgement.is_solved;
        if self.is_solved {
            for &square in standing {
                self.add(square, Mark::Solution);
            }
        }
        let shows_attacked = !model.play.hides_attacked;
        match setup.problem {
            Problem::Queens if shows_attacked => self.dot(standing, None),
            Problem::Queens => {}
            Problem::Domination => {
                if shows_attacked {
                    self.cover(setup.variant);
                }
                self.crossed_out = judgement.open.clone();
            }
            Problem::Knight => {
                self.visit();
                self.targets = judgement.moves.clone();
            }
        }
    }

    /// Either of two queens attacks the other.
    fn clash(&mut self, first: Square, second: Square, line: LineKind) {
        for (square, attacker) in [(first, second), (second, first)] {
            self.clashes.push(Conflict {
                square,
                attacker,
                line,
            });
            self.add(square, Mark::Conflict);
        }
    }

    /// Shows what a hint has told: the line to look at with its free squares, a square that is impossible, a right move.
    fn advise(&mut self, next: &NextMove, level: u8, judgement: &Judgement) {
        self.read = next.free.clone();
        match next.constraint {
            Constraint::Line(line) => self.line = Some(line),
            Constraint::Cover(square) => self.lost = vec![square],
            Constraint::Onward(_) => {
                let fewest = judgement.fewest_exits();
                self.read = fewest.into_iter().map(|(square, _)| square).collect();
            }
        }
        if let Impossible::Refuted(refuted) = &next.impossible
            && level >= 2
        {
            self.add(refuted.square, Mark::Tried);
        }
        if level >= 3 {
            self.targets = vec![next.right];
        }
    }

    /// The move that a hint has told.
    pub fn advised(&self) -> impl Iterator<Item = Square> {
        let targets = self.targets.iter().copied();
        targets.filter(|_| !self.is_tour)
    }

    /// Shows where the reason lies that the position cannot be completed.
    fn explain(&mut self, why: &Infeasible) {
        match *why {
            Infeasible::BlockedLine { axis, index } => {
                let index = u8::try_from(index).ok();
                self.blocked = index.and_then(|index| axis.line(index));
                self.line = self.blocked;
            }
            Infeasible::Uncoverable { square }
            | Infeasible::DeadEnd { square }
            | Infeasible::Trap { square, .. } => {
                self.lost = vec![square];
            }
            Infeasible::Unreachable { square } => {
                self.lost = vec![square];
                self.add(square, Mark::Critical);
            }
            Infeasible::DeadEnds { squares } => self.lost = squares.to_vec(),
            _ => {}
        }
    }
}
