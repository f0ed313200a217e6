//! The search below a board: depth first, in each node the line with the fewest free squares.

use crate::feasibility::completion::open_board::OpenBoard;
use crate::problem::Queen;
use crate::random::Random;

/// What a step of the search has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Descended {
    /// A node whose board is not full.
    Node,
    /// A node with a queen in every line.
    Full,
    /// No node is left; every further step comes to this again.
    Exhausted,
}

/// A search for all completions of a board, node by node.
#[derive(Clone)]
pub(crate) struct Descent {
    board: OpenBoard,
    /// The nodes from the root to the current one that have squares to be tried.
    path: Vec<PathLevel>,
    /// The squares that these have not tried, one node's after the other's.
    untried: Vec<Queen>,
    nodes: u64,
}

#[derive(Clone, Copy)]
struct PathLevel {
    /// Where its squares begin.
    from: usize,
    /// Whether a queen of this level stands.
    has_queen: bool,
}

impl Descent {
    pub(crate) fn new(board: OpenBoard) -> Descent {
        Descent {
            board,
            path: Vec::new(),
            untried: Vec::new(),
            nodes: 0,
        }
    }

    /// The board of the current node.
    pub(crate) fn board(&self) -> &OpenBoard {
        &self.board
    }

    /// The nodes so far, the root included.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes on to the next node. Ties between lines and the order of squares are drawn.
    pub(crate) fn advance(&mut self, random: &mut Random) -> Descended {
        if self.nodes > 0 && !self.place_next() {
            return Descended::Exhausted;
        }
        self.nodes += 1;
        if self.board.is_full() {
            return Descended::Full;
        }
        let from = self.untried.len();
        let line = random.below(self.board.lines()) as usize;
        self.board.extend_with_fewest(line, &mut self.untried);
        random.shuffle(&mut self.untried[from..]);
        self.path.push(PathLevel {
            from,
            has_queen: false,
        });
        Descended::Node
    }

    /// Places a queen on the next square of the innermost node that has one left; false if there is none.
    fn place_next(&mut self) -> bool {
        while let Some(level) = self.path.last_mut() {
            if std::mem::replace(&mut level.has_queen, false) {
                self.board.take_back();
            }
            if self.untried.len() > level.from
                && let Some(square) = self.untried.pop()
            {
                level.has_queen = true;
                self.board.place(square);
                return true;
            }
            self.path.pop();
        }
        false
    }
}
