//! A depth-first search for completions of a board. Each node branches on the line with the fewest free squares.

use crate::feasibility::completion::open_board::OpenBoard;
use crate::problem::Queen;
use crate::random::Random;

/// The result of a step of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Descended {
    /// A node whose board is not full.
    Node,
    /// A node with a queen in every line.
    Full,
    /// There are no more nodes. Every further step has this result, too.
    Exhausted,
}

/// A search for all completions of a board, node by node.
#[derive(Clone)]
pub(crate) struct Descent {
    board: OpenBoard,
    /// The nodes from the root to the current one.
    path: Vec<PathLevel>,
    /// The untried squares of these nodes, grouped by node.
    untried: Vec<Queen>,
    nodes: u64,
}

#[derive(Clone, Copy)]
struct PathLevel {
    /// The index of the node's first untried square.
    from: usize,
    /// Whether the board has a queen of this level.
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

    /// The number of nodes so far, including the root.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Moves to the next node. Ties between lines and the order of squares are random.
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

    /// Places a queen on the next square of the deepest node with an untried square; returns false if there is no such
    /// node.
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
