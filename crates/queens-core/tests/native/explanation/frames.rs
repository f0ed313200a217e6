//! Checks the calls or stack levels of individual programs. The expected calls are derived from the board.

use queens_core::{Algorithm, Axis, Event, Line, Position, Square, StackFrame, Value};

use super::open_line;

/// The names of a recursive procedure and of its variables for the line and for the place.
struct Procedure {
    name: &'static str,
    line: &'static str,
    place: &'static str,
}

/// Checks the call stack of the programs that this function lists.
pub(crate) fn check(algorithm: &Algorithm, position: &Position) {
    let procedure = |name, line, place| Procedure { name, line, place };
    let open = open_line(algorithm.traversal, position);
    let expected = match algorithm.id {
        "recursive" => calls(
            &procedure("placerRN", "k", "j"),
            Axis::Files,
            open,
            position,
        ),
        "prefix-check" => {
            let procedure = procedure("cherche_valides", "nb_dames_placees", "ligne");
            calls(&procedure, Axis::Files, open, position)
        }
        "row-by-row" => {
            let procedure = procedure("placement", "i", "colonne");
            calls(&procedure, Axis::Ranks, open, position)
        }
        "half-board" => {
            let procedure = procedure("placerPosRN", "k", "j");
            let mut frames = calls(&procedure, Axis::Files, open, position);
            // The call for column 0 is the call of the start.
            let start = frames.remove(0);
            let row = start.locals.into_iter().find(|(name, _)| *name == "j");
            if let Some((_, row)) = row {
                let outer = StackFrame {
                    name: "dfsPosRN",
                    locals: vec![("pos", row)],
                };
                frames.insert(0, outer);
            }
            frames
        }
        "explicit-stack" => levels(algorithm, position),
        "bitmask" | "forward-checking" => {
            let name = if algorithm.id == "bitmask" {
                "column"
            } else {
                "c"
            };
            let own = calls(&procedure("", name, ""), Axis::Files, open, position);
            let lines: Vec<_> = own
                .into_iter()
                .map(|frame| frame.locals[0].clone())
                .collect();
            let frames = algorithm.call_stack(position);
            let shown: Vec<_> = frames
                .into_iter()
                .map(|frame| frame.locals[0].clone())
                .collect();
            assert_eq!(shown, lines, "{algorithm:?} after {:?}", position.last());
            check_variables_of_own_call(algorithm, position);
            return;
        }
        _ => return,
    };
    let at = format!("{algorithm:?} after {:?}", position.last());
    assert_eq!(algorithm.call_stack(position), expected, "{at}");
}

/// Returns one call for each placed queen, and one for the open line or for the end of the recursion.
fn calls(
    procedure: &Procedure,
    axis: Axis,
    open: Option<Line>,
    position: &Position,
) -> Vec<StackFrame> {
    let split = |square: Square| match axis {
        Axis::Files => (square.file.get(), square.rank.get()),
        Axis::Ranks => (square.rank.get(), square.file.get()),
    };
    let mut known: Vec<(u8, Option<u8>)> = Vec::new();
    for &queen in position.placed() {
        let (line, place) = split(queen);
        known.push((line, Some(place)));
    }
    let line = open.map_or(position.size().files(), Line::index);
    let tested = position.last().and_then(Event::square).map(split);
    let here = tested.filter(|&(other, _)| other == line);
    known.push((line, here.map(|(_, place)| place)));
    let frame = |(line, place): (u8, Option<u8>)| {
        let mut locals = vec![(procedure.line, Value::number(line))];
        locals.extend(place.map(|place| (procedure.place, Value::number(place))));
        StackFrame {
            name: procedure.name,
            locals,
        }
    };
    known.into_iter().map(frame).collect()
}

/// The variables of an explanation must equal those of the call that made the event. The call that placed a queen is
/// the last but one.
fn check_variables_of_own_call(algorithm: &Algorithm, position: &Position) {
    let frames = algorithm.call_stack(position);
    let at = match position.last() {
        Some(Event::Place { .. }) => frames.len() - 2,
        _ => frames.len() - 1,
    };
    let mut variables = algorithm.explain(position).variables;
    // The explanation also shows the sizes of all columns, which no call contains.
    variables.retain(|(name, _)| *name != "|free|");
    assert_eq!(frames[at].locals, variables, "after {:?}", position.last());
}

/// The levels of `st` without the given queens.
fn levels(algorithm: &Algorithm, position: &Position) -> Vec<StackFrame> {
    let variables = algorithm.explain(position).variables;
    let Some((_, Value::List(st))) = variables.into_iter().find(|(name, _)| *name == "st") else {
        panic!("the stack is a variable");
    };
    let is_given = |level: i64| {
        let mut given = position.given().iter();
        given.any(|queen| i64::from(queen.rank.get()) == level - 1)
    };
    (1..)
        .zip(st)
        .filter(|&(level, _)| !is_given(level))
        .map(|(level, value)| StackFrame {
            name: "st",
            locals: vec![("i", Value::Number(level)), ("st(i)", Value::Number(value))],
        })
        .collect()
}
