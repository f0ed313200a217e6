//! A plain depth-first search, column by column, for the solutions whose eastern queens take one set of rows. It shares
//! no keys, lists or joins with `halves`, so an error there shows as a difference.

use std::task::Poll;

use crate::board::attacks::free_ranks;
use crate::counting::columns::Arms;
use crate::counting::sorted::CLASSES;
use crate::problem::Instance;
use crate::work::Work;

/// A column without a given queen.
struct RecountColumn {
    file: u32,
    /// The rows in which a queen is allowed.
    allowed: u32,
    /// The rows of the main diagonals, without the centre of the board.
    arms: u32,
}

/// The queens on the columns before this node's column, and the rows of this column that are still to try.
#[derive(Clone, Copy)]
struct RecountNode {
    /// The free rows not tried yet.
    free: u32,
    /// The occupied rows.
    rows: u32,
    /// The occupied rising diagonals, by the last file plus row minus column.
    rising: u64,
    /// The occupied falling diagonals, by column plus row.
    falling: u64,
    /// The number of queens on main diagonals.
    class: usize,
}

/// The recount of one set of rows, by the number of queens on main diagonals. Its budget is the number of queens
/// placed.
pub(super) struct Recount {
    /// The last file.
    last: u32,
    columns: Vec<RecountColumn>,
    /// A node for each placed queen, and one for the next column.
    path: Vec<RecountNode>,
    found: [u64; CLASSES],
}

impl Recount {
    /// A search for the solutions whose queens in the eastern half take these rows.
    pub(super) fn new(instance: &Instance, eastern: u32, eastern_arms: Arms) -> Recount {
        let (size, given) = (instance.size(), instance.given());
        let last = size.get() - 1;
        // From east to west, because the eastern half has fewer placements.
        let files = (0..size.get()).rev();
        let files = files.filter(|&file| given.iter().all(|queen| queen.file.get() != file));
        let columns: Vec<RecountColumn> = files
            .map(|file| {
                let arms = if 2 * file == last {
                    0
                } else {
                    1 << file | 1 << (last - file)
                };
                let open = free_ranks(size, given, file);
                let is_eastern = file >= size.get().div_ceil(2);
                let allowed = match eastern_arms {
                    _ if !is_eastern => open & !eastern,
                    Arms::Allowed => open & eastern,
                    Arms::Empty => open & eastern & !arms,
                };
                RecountColumn {
                    file: file.into(),
                    allowed,
                    arms,
                }
            })
            .collect();
        let mut recount = Recount {
            last: last.into(),
            columns,
            path: Vec::new(),
            found: [0; CLASSES],
        };
        recount.enter(RecountNode {
            free: 0,
            rows: 0,
            rising: 0,
            falling: 0,
            class: 0,
        });
        recount
    }

    /// Enters the next column or, after the last column, counts a solution.
    fn enter(&mut self, mut node: RecountNode) {
        let Some(column) = self.columns.get(self.path.len()) else {
            self.found[node.class % CLASSES] += 1;
            return;
        };
        let rising = (node.rising >> (self.last - column.file)) as u32;
        let falling = (node.falling >> column.file) as u32;
        node.free = column.allowed & !(node.rows | rising | falling);
        if node.free != 0 {
            self.path.push(node);
        }
    }
}

impl Work for Recount {
    type Output = [u64; CLASSES];

    fn work(&mut self, budget: u64) -> Poll<[u64; CLASSES]> {
        for _ in 0..budget {
            while self.path.last().is_some_and(|node| node.free == 0) {
                self.path.pop();
            }
            let depth = self.path.len();
            let Some(node) = self.path.last_mut() else {
                return Poll::Ready(self.found);
            };
            let column = &self.columns[depth - 1];
            let bit = node.free & node.free.wrapping_neg();
            node.free ^= bit;
            let next = RecountNode {
                free: 0,
                rows: node.rows | bit,
                rising: node.rising | u64::from(bit) << (self.last - column.file),
                falling: node.falling | u64::from(bit) << column.file,
                class: node.class + usize::from(column.arms & bit != 0),
            };
            self.enter(next);
        }
        Poll::Pending
    }
}
