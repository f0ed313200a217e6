//! All ways in which a path of the knight can go on to a tour, as an exhaustive search over moves instead of squares.
//!
//! Idea: the squares that are not visited and two knots, the end and the start of the path, which are linked, form a graph; a
//! tour is a cycle through all of it. Each knot keeps two of its links. So a knot with two links left keeps both, one that
//! has kept two drops the others, and no cycle may close before it holds all knots. These consequences are drawn anywhere on
//! the board at once, a node then branches on a link of the knot with the fewest left. A node is also closed where a knot
//! cuts the graph in two, since a cycle cannot come back through it. An open tour may end anywhere, so there the start is
//! linked to all squares, and what a knot cuts off must hold the end of the tour. Cost: a node takes as long as one pass over
//! the graph. Source: the rules are those of searches for Hamiltonian cycles since F. Rubin (A search procedure for Hamilton
//! paths and circuits, 1974).

mod cuts;

use crate::board::{BoardSize, Square, knight};
use cuts::Cuts;

/// No link between two knots.
const NONE: u16 = u16::MAX;

/// A link or its loss, or the other end of a chain.
#[derive(Clone, Copy)]
enum LinkChange {
    State(u16),
    Far { knot: u16, before: u16 },
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    Open,
    Kept,
    Dropped,
}

/// The search in progress.
pub(super) struct Links {
    squares: Vec<Square>,
    is_closed: bool,
    /// The two knots of each link.
    ends: Vec<[u16; 2]>,
    /// The links of each knot: of the squares, then of the end and the start of the path.
    links: Vec<Vec<u16>>,
    states: Vec<Link>,
    /// How many links of each knot are not dropped, and how many are kept.
    left: Vec<u16>,
    kept: Vec<u8>,
    all_kept: usize,
    /// Of a knot at the end of a chain of kept links, the other end; itself where it has none.
    far: Vec<u16>,
    changes: Vec<LinkChange>,
    /// What follows and is still to be done: a link, and whether it is kept.
    due: Vec<(u16, bool)>,
    /// The links that were chosen to be kept, each with the number of changes before.
    chosen: Vec<(u16, usize)>,
    nodes: u64,
    /// Whether the last node may still become a tour.
    stands: bool,
    cuts: Cuts,
}

/// What a step has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Linked {
    /// A node that is no tour.
    Node,
    /// A tour.
    Tour,
    /// No node is left.
    Exhausted,
}

impl Links {
    /// The ways on from a path of this board, or from no square: then the tour may begin anywhere.
    pub(super) fn new(size: BoardSize, path: &[Square], is_closed: bool) -> Links {
        let squares: Vec<Square> = size.squares().filter(|it| !path.contains(it)).collect();
        let knots = squares.len() + 2;
        let mut links = Links {
            is_closed,
            ends: Vec::new(),
            links: vec![Vec::new(); knots],
            states: Vec::new(),
            left: vec![0; knots],
            kept: vec![0; knots],
            all_kept: 0,
            far: (0..knots as u16).collect(),
            changes: Vec::new(),
            due: Vec::new(),
            chosen: Vec::new(),
            nodes: 0,
            stands: false,
            cuts: Cuts::default(),
            squares,
        };
        let (end, start) = (links.end(), links.start());
        for (at, &square) in (0..).zip(&links.squares.clone()) {
            for other in 0..at {
                if knight::is_move(square, links.squares[usize::from(other)]) {
                    links.link(other, at);
                }
            }
            if path
                .last()
                .is_none_or(|&last| knight::is_move(last, square))
            {
                links.link(at, end);
            }
            let returns = || {
                path.first()
                    .is_none_or(|&first| knight::is_move(first, square))
            };
            if !is_closed || returns() {
                links.link(at, start);
            }
        }
        links.link(end, start);
        links
    }

    fn end(&self) -> u16 {
        self.squares.len() as u16
    }

    fn start(&self) -> u16 {
        self.end() + 1
    }

    fn link(&mut self, one: u16, other: u16) {
        let link = self.ends.len() as u16;
        self.ends.push([one, other]);
        self.states.push(Link::Open);
        for knot in [one, other] {
            self.links[usize::from(knot)].push(link);
            self.left[usize::from(knot)] += 1;
        }
    }

    /// The nodes so far, the position included.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The squares of the tour behind the path.
    pub(super) fn tour(&self) -> Vec<Square> {
        let (mut before, mut knot) = (self.start(), self.end());
        let mut tour = Vec::with_capacity(self.squares.len());
        for _ in 0..self.squares.len() {
            let kept = |&&link: &&u16| self.states[usize::from(link)] == Link::Kept;
            let mut onward = self.links[usize::from(knot)].iter().filter(kept);
            let next = onward.find_map(|&link| {
                let next = self.other(link, knot);
                (next != before).then_some(next)
            });
            let Some(next) = next else {
                break;
            };
            (before, knot) = (knot, next);
            tour.extend(self.squares.get(usize::from(knot)));
        }
        tour
    }

    fn other(&self, link: u16, knot: u16) -> u16 {
        let [one, other] = self.ends[usize::from(link)];
        if one == knot { other } else { one }
    }

    /// Goes on to the next node: keeps one more link or, where the last node contradicts itself or was a tour, drops the one
    /// kept last.
    pub(super) fn advance(&mut self) -> Linked {
        self.stands = if self.nodes == 0 {
            self.begin()
        } else if self.stands {
            let Some(link) = self.next() else {
                return Linked::Exhausted;
            };
            self.chosen.push((link, self.changes.len()));
            self.due.push((link, true));
            self.follow()
        } else {
            let Some((link, before)) = self.chosen.pop() else {
                return Linked::Exhausted;
            };
            self.take_back(before);
            self.due.push((link, false));
            self.follow()
        };
        self.nodes += 1;
        if self.stands && self.all_kept == self.links.len() {
            self.stands = false;
            return Linked::Tour;
        }
        Linked::Node
    }

    /// What follows at the first node; false if it contradicts itself.
    fn begin(&mut self) -> bool {
        // The link of the end and the start is the last.
        self.due.push((self.ends.len() as u16 - 1, true));
        (0..self.links.len()).all(|knot| self.keep_two(knot)) && self.follow()
    }

    /// Draws all consequences; false if they contradict each other.
    fn follow(&mut self) -> bool {
        loop {
            while let Some((link, is_kept)) = self.due.pop() {
                let stands = match is_kept {
                    true => self.keep(link),
                    false => self.drop(link),
                };
                if !stands {
                    self.due.clear();
                    return false;
                }
            }
            if self.all_kept == self.links.len() {
                return true;
            }
            if !self.is_whole() {
                self.due.clear();
                return false;
            }
            if self.due.is_empty() {
                return true;
            }
        }
    }

    /// A knot with two links left keeps both; false where fewer are left.
    fn keep_two(&mut self, knot: usize) -> bool {
        match self.left[knot] {
            0 | 1 => return false,
            2 => self.decide(knot, true),
            _ => {}
        }
        true
    }

    /// The open links of a knot are to be kept or dropped.
    fn decide(&mut self, knot: usize, is_kept: bool) {
        let open = |link: &&u16| self.states[usize::from(**link)] == Link::Open;
        let links = self.links[knot].iter().filter(open);
        self.due.extend(links.map(|&link| (link, is_kept)));
    }

    fn drop(&mut self, link: u16) -> bool {
        match self.states[usize::from(link)] {
            Link::Dropped => return true,
            Link::Kept => return false,
            Link::Open => {}
        }
        self.set(link, Link::Dropped);
        let ends = self.ends[usize::from(link)];
        for knot in ends {
            self.left[usize::from(knot)] -= 1;
        }
        ends.into_iter()
            .all(|knot| self.keep_two(usize::from(knot)))
    }

    fn keep(&mut self, link: u16) -> bool {
        match self.states[usize::from(link)] {
            Link::Kept => return true,
            Link::Dropped => return false,
            Link::Open => {}
        }
        let ends = self.ends[usize::from(link)];
        if ends.iter().any(|&knot| self.kept[usize::from(knot)] == 2) {
            return false;
        }
        let [one, other] = ends.map(|knot| self.far[usize::from(knot)]);
        let closes = one == ends[1];
        if closes && self.all_kept + 1 < self.links.len() {
            return false;
        }
        self.set(link, Link::Kept);
        self.all_kept += 1;
        for knot in ends {
            self.kept[usize::from(knot)] += 1;
        }
        if !closes {
            self.set_far(one, other);
            self.set_far(other, one);
            // What would close a cycle is dropped, unless it closes the tour.
            if self.all_kept + 1 < self.links.len()
                && let Some(closing) = self.between(one, other)
            {
                self.due.push((closing, false));
            }
        }
        for knot in ends.map(usize::from) {
            if self.kept[knot] == 2 {
                self.decide(knot, false);
            }
        }
        true
    }

    /// The open link between two knots.
    fn between(&self, one: u16, other: u16) -> Option<u16> {
        let of = |knot: u16| &self.links[usize::from(knot)];
        let (knot, to) = match of(one).len() <= of(other).len() {
            true => (one, other),
            false => (other, one),
        };
        let is_it = |&&link: &&u16| {
            self.other(link, knot) == to && self.states[usize::from(link)] == Link::Open
        };
        of(knot).iter().find(is_it).copied()
    }

    fn set(&mut self, link: u16, state: Link) {
        self.states[usize::from(link)] = state;
        self.changes.push(LinkChange::State(link));
    }

    fn set_far(&mut self, knot: u16, far: u16) {
        let before = std::mem::replace(&mut self.far[usize::from(knot)], far);
        self.changes.push(LinkChange::Far { knot, before });
    }

    /// Takes all changes back but the first so many.
    fn take_back(&mut self, first: usize) {
        for change in self.changes.drain(first..).rev() {
            match change {
                LinkChange::Far { knot, before } => self.far[usize::from(knot)] = before,
                LinkChange::State(link) => {
                    let state = &mut self.states[usize::from(link)];
                    let was_kept = std::mem::replace(state, Link::Open) == Link::Kept;
                    self.all_kept -= usize::from(was_kept);
                    for knot in self.ends[usize::from(link)].map(usize::from) {
                        match was_kept {
                            true => self.kept[knot] -= 1,
                            false => self.left[knot] += 1,
                        }
                    }
                }
            }
        }
    }

    /// The link on which a node branches: of the knot with the fewest choices, to the one with the fewest links.
    fn next(&self) -> Option<u16> {
        let choices = |knot: usize| {
            let left = u32::from(self.left[knot]);
            match self.kept[knot] {
                0 => left * (left - 1) / 2,
                _ => left - 1,
            }
        };
        let undecided = (0..self.links.len()).filter(|&knot| self.kept[knot] < 2);
        let knot = undecided.min_by_key(|&knot| choices(knot))?;
        let open = |&&link: &&u16| self.states[usize::from(link)] == Link::Open;
        let links = self.links[knot].iter().filter(open);
        let left = |&&link: &&u16| self.left[usize::from(self.other(link, knot as u16))];
        links.min_by_key(left).copied()
    }

    /// Whether the links that are left hang together and no knot cuts them, so that a cycle could not come back through it.
    /// For an open tour the start of the path is left out, and what a knot cuts off holds the end of the tour.
    fn is_whole(&mut self) -> bool {
        let (start, end) = (self.start(), self.end());
        let mut cuts = std::mem::take(&mut self.cuts);
        let skipped = if self.is_closed { NONE } else { start };
        let knots = self.links.len() - usize::from(!self.is_closed);
        let region = cuts.search(end, self.links.len(), |knot, at| {
            let link = *self.links[usize::from(knot)].get(at)?;
            let other = self.other(link, knot);
            let is_there = self.states[usize::from(link)] != Link::Dropped && other != skipped;
            Some(is_there.then_some(other))
        });
        let is_whole = match region {
            Some((first, last)) if usize::from(cuts.found) == knots => {
                let is_uncut = (first, last) == (1, cuts.found);
                if !is_uncut && !self.is_closed {
                    self.end_in(&cuts, first, last);
                }
                is_uncut || !self.is_closed
            }
            _ => false,
        };
        self.cuts = cuts;
        is_whole
    }

    /// The tour ends on a square that was found in this interval.
    fn end_in(&mut self, cuts: &Cuts, first: u16, last: u16) {
        let start = self.start();
        for &link in &self.links[usize::from(start)] {
            let found = cuts.times[usize::from(self.other(link, start))];
            // The end of the path is found first.
            let is_outside = found > 1 && !(first..=last).contains(&found);
            if is_outside && self.states[usize::from(link)] != Link::Dropped {
                self.due.push((link, false));
            }
        }
    }
}
