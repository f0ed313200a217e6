//! The reasons of events in the deferred searches, and the program's work during them.

use queens_core::{Detail, Finding, Reason};

use super::framing;
use crate::rest::RestTexts;

/// The reason of an event. Empty for the algorithm of the first visit.
pub(crate) fn why(rest: &RestTexts, reason: &Reason) -> String {
    let texts = rest.reason_others();
    let text = match *reason {
        Reason::Marked {
            square,
            attacker,
            line,
        } => return texts.marked(square, attacker, line),
        Reason::Found {
            square,
            attacker,
            finding,
        } => {
            return match finding {
                Finding::Digit(digit) => texts.found_digit(square, &digit.to_string(), attacker),
                Finding::Diagonal => texts.found_diagonal(square, attacker),
                Finding::OccupiedRow => texts.found_row(square, square.rank, attacker),
                Finding::Scan(line) => texts.found_scan(square, attacker, line),
            };
        }
        Reason::Root { square } => return texts.root(square),
        Reason::LowestBit { square, free } => return texts.lowest_bit(square, free.into()),
        Reason::Fewest { square, free } => return texts.fewest(square, square.file, free.into()),
        Reason::TableWritten => texts.table(),
        Reason::Valued { squares } => return texts.valued(squares.into()),
        Reason::LeastValue {
            square,
            value,
            sharing,
        } => return texts.least_value(square, value.into(), sharing.into()),
        Reason::Drawn { square, free } => return texts.drawn(square, free.into()),
        Reason::NoSquareFree => texts.no_square_free(),
        Reason::NextCandidate => texts.next_candidate(),
        Reason::DrawnCandidate => texts.drawn_candidate(),
        Reason::Restarted => texts.restarted(),
        Reason::Mirrored { .. } => texts.mirrored(),
        Reason::Moved {
            from,
            to,
            valuation,
        } => return texts.moved(from, to, valuation.map(u64::from)),
        Reason::Sorted { square, moves } => return texts.sorted(square, moves.into()),
        Reason::Emptied { square, by } => return texts.emptied(square, by),
        Reason::NoWayHome { start, by } => return texts.no_way_home(start, by),
        Reason::NoMove { square } => return texts.no_move(square),
        Reason::Freed { square, to, more } => return texts.freed(square, to, more),
        Reason::OnlySquare { square, from } => return texts.only_square(square, from),
        Reason::Detached { square } => return texts.detached(square),
        Reason::Toured { is_closed } => return texts.toured(is_closed),
        Reason::CapReached => texts.cap_reached(),
        Reason::Coverage(why) => return rest.reason_covering().why(why),
        Reason::Frame(ref why) => return framing::why(rest.reason_framing(), why),
        Reason::Repair(why) => return rest.reason_repairing().why(why),
        Reason::Start { .. }
        | Reason::Free { .. }
        | Reason::Compared { .. }
        | Reason::Attacked { .. }
        | Reason::TakenBack { .. }
        | Reason::NoSquareLeft { .. }
        | Reason::Complete
        | Reason::Finished
        | Reason::Other(_) => "",
    };
    text.to_owned()
}

/// The program's work during an event. Empty for the algorithm of the first visit.
pub(crate) fn under(rest: &RestTexts, detail: &Detail) -> String {
    let texts = rest.reason_others();
    match detail {
        Detail::Read(squares) => texts.read(squares.len() as u64),
        Detail::Marked(squares) => texts.queen_marked(squares.len() as u64),
        Detail::Pairs { rows, pairs } => texts.pairs((*rows).into(), pairs.len() as u64),
        Detail::Called { squares, off_board } => {
            let beyond = u64::from(*off_board);
            texts.called(squares.len() as u64 + beyond, beyond)
        }
        Detail::Compared(_) => String::new(),
    }
}
