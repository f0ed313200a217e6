//! Explains the events of a knight's tour with the line, the reason, the variables and the calls of the sheet's
//! program. All four are derived from the replayed state. While a square is visited, its list does not change. A call's
//! copy of its list is therefore read from the list itself.

use crate::algorithms::tour::lines::Listing;
use crate::algorithms::tour::visit_search::{MoveOrder, SortedMoves, sorted};
use crate::board::knight::free_neighbours::{FreeNeighbours, Moves, target};
use crate::board::{BoardSize, Square, knight};
use crate::problem::Variant;
use crate::search::{
    Event, Explanation, INNERMOST, Position, Reason, StackFrame, Value, Variables,
};

/// Whether the tour is complete: the last square has been appended.
pub(crate) fn is_complete(position: &Position) -> bool {
    position.queens().len() == position.open_squares()
}

/// The squares of the calls that have not returned: all visited squares except an appended last square.
pub(crate) fn calls(position: &Position) -> &[Square] {
    let squares = position.queens();
    if is_complete(position) {
        &squares[..squares.len() - 1]
    } else {
        squares
    }
}

/// The moves of the innermost call, in the order of trying. `square` is the square of this call. The order is valid
/// only until the call visits another square.
pub(crate) fn current<O: MoveOrder>(
    free_neighbours: &FreeNeighbours,
    square: Square,
) -> SortedMoves {
    sorted::<O>(free_neighbours, square, |to| free_neighbours.of(to).len())
}

/// Explains the last event.
pub(crate) fn explain<O: MoveOrder>(position: &Position) -> Explanation {
    let here = calls(position).last().copied();
    let here = here.unwrap_or(Square::at(0, 0));
    let (code_line, reason) = match position.last() {
        None => (Listing::Call, Reason::Start { line: None }),
        Some(Event::Place { square }) => (Listing::Visit, moved::<O>(position, square)),
        Some(Event::Score) => {
            let (square, moves) = (here, valuation(position, here));
            (Listing::List, Reason::Sorted { square, moves })
        }
        Some(Event::DeadEnd) => (Listing::EachMove, Reason::NoMove { square: here }),
        Some(Event::Critical) => (Listing::Full, critical(position, here)),
        Some(Event::Remove { square }) => removed(position, square, here),
        Some(Event::Append { square }) => {
            (Listing::Append, Reason::OnlySquare { square, from: here })
        }
        Some(Event::Solution) => {
            let is_closed = knight::is_closed(position.queens());
            (Listing::Append, Reason::Toured { is_closed })
        }
        Some(Event::CapReached) => (Listing::Recurse, Reason::CapReached),
        Some(_) if is_complete(position) => (Listing::Append, Reason::Finished),
        Some(_) => (Listing::Leave, Reason::Finished),
    };
    Explanation::new(code_line, reason, variables::<O>(position))
}

fn moved<O: MoveOrder>(position: &Position, to: Square) -> Reason {
    let before = position.queens().iter().rev().nth(1).copied();
    Reason::Moved {
        from: before.unwrap_or(to),
        to,
        valuation: O::SORTS.then(|| valuation(position, to)),
    }
}

/// The number of moves on a square's list.
fn valuation(position: &Position, square: Square) -> u8 {
    let list = position.free_neighbours().map(|lists| lists.of(square));
    list.map_or(0, Moves::len) as u8
}

/// The reason for the event [`Event::Critical`] after the visit of `by`. The visit empties the list of a free square,
/// or no free square leads to the start of a closed tour.
fn critical(position: &Position, by: Square) -> Reason {
    match emptied_square(position, by) {
        Some(square) => Reason::Emptied { square, by },
        None => {
            let start = position.queens().first().copied().unwrap_or(by);
            Reason::NoWayHome { start, by }
        }
    }
}

/// The first square, in list order, whose list the visit of `by` emptied; `None` if the visit emptied no list. The last
/// free square does not count, because the tour can end there.
pub(crate) fn emptied_square(position: &Position, by: Square) -> Option<Square> {
    let free_neighbours = position.free_neighbours()?;
    let is_empty = |square: &Square| free_neighbours.of(*square).is_empty();
    let is_last_but_one = calls(position).len() + 1 == position.open_squares();
    free_neighbours
        .squares(by)
        .find(is_empty)
        .filter(|_| !is_last_but_one)
}

/// The line and the reason for the event [`Event::Remove`]: the call on `square` returns, or `square` is removed as the
/// last square of a tour.
fn removed(position: &Position, square: Square, here: Square) -> (Listing, Reason) {
    let left = position.open_squares() - position.queens().len();
    if left == 1 {
        return (Listing::Append, Reason::Detached { square });
    }
    let Some(free_neighbours) = position.free_neighbours() else {
        return (Listing::Leave, Reason::Finished);
    };
    let more = position.tried(position.depths() - 1).len() < free_neighbours.of(here).len();
    let reason = Reason::Freed {
        square,
        to: here,
        more,
    };
    // A list that the visit had emptied now holds only the freed square.
    let had_emptied = |next: Square| free_neighbours.of(next).len() == 1;
    let is_critical =
        free_neighbours.squares(square).any(had_emptied) || is_last_return_square(position, square);
    let line = if is_critical {
        Listing::LeaveCritical
    } else {
        Listing::Leave
    };
    (line, reason)
}

/// Whether the tour is closed and this is the only free square that leads to its start.
fn is_last_return_square(position: &Position, square: Square) -> bool {
    let (size, squares) = (position.size(), position.queens());
    let Some(&start) = squares.first() else {
        return false;
    };
    let is_free =
        |square: &Square| !squares.contains(square) && !position.blocked().contains(square);
    let mut free = knight::moves(size, start).filter(is_free);
    position.variant() == Some(Variant::Closed)
        && (free.next(), free.next()) == (Some(square), None)
}

fn numbers(size: BoardSize, squares: impl IntoIterator<Item = Square>) -> Value {
    let number = |square| size.number(square) as i64;
    Value::List(squares.into_iter().map(number).collect())
}

fn variables<O: MoveOrder>(position: &Position) -> Variables {
    let size = position.size();
    let about = match position.last() {
        Some(Event::Remove { square }) if position.queens().len() + 1 < position.open_squares() => {
            Some(square)
        }
        _ => calls(position).last().copied(),
    };
    let (Some(square), Some(free_neighbours)) = (about, position.free_neighbours()) else {
        return Vec::new();
    };
    let mut variables = vec![
        ("n", Value::Number(size.number(square) as i64)),
        ("ListeCA[n]", numbers(size, free_neighbours.squares(square))),
        (
            "ListeCoups",
            numbers(size, position.queens().iter().copied()),
        ),
    ];
    if matches!(position.last(), Some(Event::Score)) {
        let list = current::<O>(free_neighbours, square).moves;
        variables.push(("L", numbers(size, squares(square, list))));
    }
    variables
}

/// The squares that the moves of a list lead to.
fn squares(from: Square, list: Moves) -> impl Iterator<Item = Square> {
    list.directions()
        .map(move |direction| target(from, direction))
}

/// The innermost calls of `TestePosition`, at most [`INNERMOST`], each with its list and the square being
/// tried.
pub(crate) fn stack<O: MoveOrder>(position: &Position) -> Vec<StackFrame> {
    let (size, calls) = (position.size(), calls(position));
    let Some(free_neighbours) = position.free_neighbours() else {
        return Vec::new();
    };
    // The depth at which each square was visited; 0 for a blocked square, and `usize::MAX` for an appended or unvisited
    // square.
    let mut visited = vec![usize::MAX; size.area()];
    for &square in position.blocked() {
        visited[size.number(square)] = 0;
    }
    for (depth, &square) in calls.iter().enumerate() {
        visited[size.number(square)] = depth;
    }
    let list = |depth: usize, square: Square| {
        let valuation = |to| {
            let next = knight::moves(size, to);
            next.filter(|&next| visited[size.number(next)] > depth)
                .count()
        };
        let list = sorted::<O>(free_neighbours, square, valuation).moves;
        numbers(size, squares(square, list))
    };
    // The call on the last square but one runs no loop: its only tried square was appended and removed again.
    let is_last_but_one = calls.len() + 1 == position.open_squares();
    let frame = |(depth, &square): (usize, &Square)| {
        let number = |square: Square| Value::Number(size.number(square) as i64);
        let mut locals = vec![("n", number(square))];
        let next = calls.get(depth + 1).copied();
        let last = position.tried(depth).last().map(|tried| tried.0);
        let tries = next.or(last.filter(|_| !is_last_but_one));
        let takes_list = match position.last() {
            Some(Event::Score | Event::DeadEnd | Event::CapReached) => true,
            // The only call found an empty list. In a closed tour, the call then returns before it takes the list.
            Some(Event::End) => {
                let is_closed = position.variant() == Some(Variant::Closed);
                !is_closed && free_neighbours.of(square).is_empty()
            }
            _ => false,
        };
        let has_list = tries.is_some() || takes_list;
        if has_list {
            locals.push(("L", list(depth, square)));
        }
        locals.extend(tries.map(|square| ("k", number(square))));
        locals.push(("len(ListeCoups)", Value::Number(depth as i64 + 1)));
        StackFrame {
            name: "TestePosition",
            locals,
        }
    };
    let hidden = calls.len().saturating_sub(INNERMOST);
    calls.iter().enumerate().skip(hidden).map(frame).collect()
}

/// The free squares that the knight can move to, rank by rank, each with its valuation; empty if the tour is complete.
pub(crate) fn values(position: &Position) -> Vec<(Square, u16)> {
    let size = position.size();
    let (Some(&here), Some(free_neighbours)) = (calls(position).last(), position.free_neighbours())
    else {
        return Vec::new();
    };
    if is_complete(position) {
        return Vec::new();
    }
    let next = free_neighbours.squares(here);
    let mut numbers: Vec<u16> = next.map(|next| size.number(next) as u16).collect();
    numbers.sort_unstable();
    let next = numbers.iter().map(|&number| size.numbered(number.into()));
    next.map(|next| (next, free_neighbours.of(next).len() as u16))
        .collect()
}
