//! The variables of an event belong to the same moment as the counts of its lines. The sheets' programs are written out
//! again here, statement by statement. They count their lines and record every state. The core must show one of the
//! states with its own counts.

use std::collections::HashMap;

use queens_core::{Event, Goal, Replay, Value, algorithm};

use super::each_program::replays;
use super::written;
use crate::common::{all, square_at, with_goal};

type Locals = Vec<(&'static str, String)>;

/// A program of a sheet, for a board of n files.
type SheetProgram = fn(&mut Machine, usize);

/// A state of a program between two statements.
#[derive(Clone, PartialEq, Debug)]
struct State {
    /// The variables that all calls share.
    shared: Locals,
    /// The variables of each call, the outermost first.
    calls: Vec<Locals>,
}

/// A program while it runs.
struct Machine {
    labels: Vec<&'static str>,
    counts: Vec<u64>,
    state: State,
    /// The states for each combination of counts.
    states: HashMap<Vec<u64>, Vec<State>>,
}

fn set(locals: &mut Locals, name: &'static str, value: String) {
    match locals.iter_mut().find(|(other, _)| *other == name) {
        Some((_, held)) => *held = value,
        None => locals.push((name, value)),
    }
}

impl Machine {
    fn record(&mut self) {
        let states = self.states.entry(self.counts.clone()).or_default();
        states.push(self.state.clone());
    }

    /// Counts one run of each of these lines.
    fn ran(&mut self, labels: &[&str]) {
        for label in labels {
            let at = self.labels.iter().position(|other| other == label);
            self.counts[at.unwrap_or_else(|| panic!("no line {label}"))] += 1;
        }
        self.record();
    }

    fn share(&mut self, name: &'static str, value: String) {
        set(&mut self.state.shared, name, value);
        self.record();
    }

    fn unshare(&mut self, name: &str) {
        self.state.shared.retain(|(other, _)| *other != name);
        self.record();
    }

    fn begin(&mut self, locals: &[(&'static str, String)]) {
        self.state.calls.push(locals.to_vec());
    }

    /// Assigns a variable of the current call.
    fn local(&mut self, name: &'static str, value: String) {
        let call = self.state.calls.last_mut().expect("a call");
        set(call, name, value);
        self.record();
    }

    /// Ends the loop over a variable of the current call.
    fn end_loop(&mut self, name: &str) {
        let call = self.state.calls.last_mut().expect("a call");
        call.retain(|(other, _)| *other != name);
        self.record();
    }

    fn end(&mut self) {
        self.state.calls.pop();
        self.record();
    }
}

fn row(values: &[i8]) -> String {
    written::value(&Value::Rows(values.to_vec()))
}

fn list(values: &[i64]) -> String {
    written::value(&Value::List(values.to_vec()))
}

fn text(value: &str) -> String {
    written::value(&Value::Text(value.to_owned()))
}

fn number(value: usize) -> String {
    value.to_string()
}

fn is_safe(cb: &[i8], k: usize) -> bool {
    (0..k).all(|j| {
        let (dy, dx) = (i32::from(cb[k]) - i32::from(cb[j]), (k - j) as i32);
        dy * (dx - dy) * (dx + dy) != 0
    })
}

fn recursive(machine: &mut Machine, n: usize) {
    let mut cb = vec![-1; n];
    machine.share("cb", row(&cb));
    placer(machine, &mut cb, 0, false);
}

fn half_board(machine: &mut Machine, n: usize) {
    let mut cb = vec![-1; n];
    machine.share("cb", row(&cb));
    for pos in n / 2..n {
        machine.share("pos", number(pos));
        machine.begin(&[("pos", number(pos))]);
        machine.ran(&["EachStart", "Begin"]);
        cb.fill(-1);
        machine.share("cb", row(&cb));
        cb[0] = pos as i8;
        machine.share("cb", row(&cb));
        placer(machine, &mut cb, 1, true);
        machine.end();
    }
    machine.unshare("pos");
}

/// `placerRN`, or `placerPosRN` with the mirror image of each solution.
fn placer(machine: &mut Machine, cb: &mut [i8], k: usize, mirrors: bool) {
    let n = cb.len();
    machine.begin(&[("k", number(k))]);
    machine.ran(&["Call"]);
    machine.ran(&["Full"]);
    if k == n {
        machine.ran(&["Solution"]);
        if mirrors && 2 * cb[0] as usize != n - 1 {
            machine.ran(&["Mirror"]);
        }
    } else {
        for j in 0..n {
            machine.local("j", number(j));
            machine.ran(&["EachRow"]);
            cb[k] = j as i8;
            machine.share("cb", row(cb));
            machine.ran(&["Put"]);
            machine.ran(&["Test"]);
            if is_safe(cb, k) {
                machine.ran(&["Recurse"]);
                placer(machine, cb, k + 1, mirrors);
            }
            cb[k] = -1;
            set(&mut machine.state.shared, "cb", row(cb));
            machine.ran(&["Erase"]);
        }
        machine.end_loop("j");
    }
    machine.end();
}

fn prefix_check(machine: &mut Machine, n: usize) {
    machine.share("disposition", list(&[]));
    cherche_valides(machine, &mut Vec::new(), n);
}

fn est_valide(disposition: &[i64]) -> bool {
    (0..disposition.len()).all(|second| {
        (0..second).all(|first| {
            let (row, other) = (disposition[first], disposition[second]);
            row != other && (row - other).unsigned_abs() as usize != second - first
        })
    })
}

fn cherche_valides(machine: &mut Machine, disposition: &mut Vec<i64>, n: usize) {
    let placed = disposition.len();
    machine.begin(&[("nb_dames_placees", number(placed))]);
    machine.ran(&["Call", "Length", "Full"]);
    if placed == n {
        machine.ran(&["Solution"]);
    } else {
        for ligne in 0..n {
            machine.local("ligne", number(ligne));
            machine.ran(&["EachRow"]);
            disposition.push(ligne as i64);
            set(&mut machine.state.shared, "disposition", list(disposition));
            machine.ran(&["Append"]);
            machine.ran(&["Test"]);
            if est_valide(disposition) {
                machine.ran(&["Recurse"]);
                cherche_valides(machine, disposition, n);
            }
            disposition.pop();
            set(&mut machine.state.shared, "disposition", list(disposition));
            machine.ran(&["Remove"]);
        }
        machine.end_loop("ligne");
    }
    machine.end();
}

fn row_by_row(machine: &mut Machine, n: usize) {
    let mut tableau = vec![-1; n];
    machine.share("tableau", row(&tableau));
    placement(machine, &mut tableau, 0);
}

fn placement(machine: &mut Machine, tableau: &mut [i8], i: usize) {
    let n = tableau.len();
    machine.begin(&[("i", number(i))]);
    machine.ran(&["Call", "Full"]);
    if i == n {
        machine.ran(&["Solution"]);
    } else {
        for colonne in 0..n {
            machine.local("colonne", number(colonne));
            machine.ran(&["EachColumn"]);
            machine.ran(&["Test"]);
            let mut with = tableau.to_vec();
            with[i] = colonne as i8;
            if is_safe(&with, i) {
                tableau[i] = colonne as i8;
                set(&mut machine.state.shared, "tableau", row(tableau));
                machine.ran(&["Put"]);
                machine.ran(&["Recurse"]);
                placement(machine, tableau, i + 1);
                tableau[i] = -1;
                set(&mut machine.state.shared, "tableau", row(tableau));
                machine.ran(&["Erase"]);
            }
        }
        machine.end_loop("colonne");
    }
    machine.end();
}

/// `back` of sheet 003; `st[1]` is the first element of the vector.
fn explicit_stack(machine: &mut Machine, n: usize) {
    fn show(machine: &mut Machine, st: &[i64], k: usize) {
        machine.state.shared.clear();
        set(&mut machine.state.shared, "k", number(k));
        set(&mut machine.state.shared, "st", list(&st[..k]));
    }
    let (mut st, mut k) = (vec![0; n], 1);
    show(machine, &st, k);
    machine.ran(&["Call", "Begin"]);
    while k > 0 {
        machine.ran(&["Loop", "HasNext"]);
        if st[k - 1] < n as i64 {
            st[k - 1] += 1;
            show(machine, &st, k);
            machine.ran(&["Next"]);
            machine.ran(&["Test"]);
            let columns: Vec<i8> = st.iter().map(|&column| column as i8).collect();
            if is_safe(&columns, k - 1) {
                if k == n {
                    machine.ran(&["Solution"]);
                } else {
                    k += 1;
                    show(machine, &st, k);
                    machine.ran(&["Push"]);
                }
            }
        } else {
            st[k - 1] = 0;
            k -= 1;
            show(machine, &st, k);
            machine.ran(&["Pop"]);
        }
    }
}

/// The marks of the first two programs of sheet 001. The queen's own square has its right coordinates.
fn occuper(t: &mut [Vec<bool>], x: usize, y: usize) {
    let n = t.len() as i32;
    t[y][x] = true;
    for (dx, dy) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)] {
        let (mut colonne, mut ligne) = (x as i32 + dx, y as i32 + dy);
        while (0..n).contains(&colonne) && (0..n).contains(&ligne) {
            t[ligne as usize][colonne as usize] = true;
            colonne += dx;
            ligne += dy;
        }
    }
}

fn marks(t: &[Vec<bool>]) -> String {
    let row = |row: &Vec<bool>| -> String {
        row.iter()
            .map(|&is_marked| if is_marked { '#' } else { '.' })
            .collect()
    };
    t.iter().map(row).collect::<Vec<_>>().join("/")
}

const LOOPS: [&str; 5] = ["x0", "x1", "x2", "x3", "x4"];

fn nested_loops(machine: &mut Machine, n: usize) {
    fn run(machine: &mut Machine, t: &mut Vec<Vec<bool>>, st: &mut Vec<u8>, i: usize) {
        let n = t.len();
        let saved = t.clone();
        for x in 0..n {
            set(&mut machine.state.calls[0], LOOPS[i], number(x));
            machine.ran(&["EachColumn"]);
            machine.ran(&["Test"]);
            if t[i][x] {
                continue;
            }
            if i == n - 1 {
                machine.ran(&["Solution"]);
                continue;
            }
            occuper(t, x, i);
            set(&mut machine.state.shared, "t", marks(t));
            machine.ran(&["Mark"]);
            st[i] = b'0' + x as u8;
            let written = String::from_utf8(st.clone()).expect("digits");
            set(&mut machine.state.shared, "st", text(&written));
            machine.ran(&["Write"]);
            machine.ran(&["NextLoop"]);
            if i + 2 < n {
                machine.ran(&["Save"]);
            }
            run(machine, t, st, i + 1);
            t.clone_from(&saved);
            set(&mut machine.state.shared, "t", marks(t));
            machine.ran(&["Restore"]);
        }
        machine.end_loop(LOOPS[i]);
    }
    let (mut t, mut st) = (vec![vec![false; n]; n], vec![b' '; n]);
    machine.begin(&[]);
    machine.share("st", text(&" ".repeat(n)));
    machine.share("t", marks(&t));
    machine.ran(&["Call", "Clear", "Save"]);
    run(machine, &mut t, &mut st, 0);
}

fn board_copy(machine: &mut Machine, n: usize) {
    fn jouer1(machine: &mut Machine, t: &mut Vec<Vec<bool>>, ligne: usize, st: &str) {
        let n = t.len();
        machine.begin(&[("ligne", number(ligne)), ("st", text(st))]);
        machine.ran(&["Call", "Save"]);
        let saved = t.clone();
        for colonne in 0..n {
            machine.local("colonne", number(colonne));
            machine.ran(&["EachColumn"]);
            machine.ran(&["Test"]);
            if t[ligne][colonne] {
                continue;
            }
            occuper(t, colonne, ligne);
            set(&mut machine.state.shared, "t", marks(t));
            machine.ran(&["Mark"]);
            machine.ran(&["Recurse"]);
            if ligne < n - 1 {
                jouer1(machine, t, ligne + 1, &format!("{st}{}", colonne + 1));
            } else {
                machine.ran(&["Solution"]);
            }
            t.clone_from(&saved);
            set(&mut machine.state.shared, "t", marks(t));
            machine.ran(&["Restore"]);
        }
        machine.end_loop("colonne");
        machine.end();
    }
    let mut t = vec![vec![false; n]; n];
    machine.share("t", marks(&t));
    jouer1(machine, &mut t, 0, "");
}

fn upward_scan(machine: &mut Machine, n: usize) {
    fn occupe2(t: &[Vec<bool>], x: usize, y: usize) -> bool {
        (-1..=1).any(|dx| {
            let (mut colonne, mut ligne) = (x as i32, y as i32);
            while (0..t.len() as i32).contains(&colonne) && ligne >= 0 {
                if t[ligne as usize][colonne as usize] {
                    return true;
                }
                colonne += dx;
                ligne -= 1;
            }
            false
        })
    }
    fn queens(t: &[Vec<bool>]) -> String {
        let n = t.len();
        let squares = (0..n * n).filter(|&at| t[at / n][at % n]);
        let squares = squares.map(|at| square_at((at % n) as u8, (at / n) as u8));
        written::value(&Value::Squares(squares.collect()))
    }
    fn jouer2(machine: &mut Machine, t: &mut Vec<Vec<bool>>, ligne: usize, st: &str) {
        let n = t.len();
        machine.begin(&[("ligne", number(ligne)), ("st", text(st))]);
        machine.ran(&["Call"]);
        for x in 0..n {
            machine.local("x", number(x));
            machine.ran(&["EachColumn"]);
            machine.ran(&["Test"]);
            if occupe2(t, x, ligne) {
                continue;
            }
            t[ligne][x] = true;
            set(&mut machine.state.shared, "t", queens(t));
            machine.ran(&["Put"]);
            machine.ran(&["Recurse"]);
            if ligne < n - 1 {
                jouer2(machine, t, ligne + 1, &format!("{st}{}", x + 1));
            } else {
                machine.ran(&["Solution"]);
            }
            t[ligne][x] = false;
            set(&mut machine.state.shared, "t", queens(t));
            machine.ran(&["Erase"]);
        }
        machine.end_loop("x");
        machine.end();
    }
    let mut t = vec![vec![false; n]; n];
    machine.share("t", queens(&t));
    jouer2(machine, &mut t, 0, "");
}

fn digit_string(machine: &mut Machine, n: usize) {
    fn test(st: &str, ligne: i32, colonne: i32, delta: i32) -> bool {
        let n = st.len() as i32;
        [0, n + 1].contains(&ligne)
            || [0, n + 1].contains(&colonne)
            || (st.as_bytes()[ligne as usize - 1] != b'0' + colonne as u8
                && test(st, ligne - 1, colonne + delta, delta))
    }
    fn jouer3(machine: &mut Machine, lg: usize, mut st: String) {
        let n = st.len();
        machine.begin(&[("lg", number(lg)), ("st", text(&st))]);
        machine.ran(&["Call", "Full"]);
        if lg == n + 1 {
            machine.ran(&["Solution"]);
        } else {
            for col in 1..=n {
                machine.local("col", number(col));
                machine.ran(&["EachColumn"]);
                machine.ran(&["TestColumn"]);
                if st.contains(&col.to_string()) {
                    continue;
                }
                machine.ran(&["TestDiagonals"]);
                if ![-1, 1]
                    .iter()
                    .all(|&delta| test(&st, lg as i32, col as i32, delta))
                {
                    continue;
                }
                st.replace_range(lg - 1..lg, &col.to_string());
                set(
                    machine.state.calls.last_mut().expect("a call"),
                    "st",
                    text(&st),
                );
                machine.ran(&["Put"]);
                machine.ran(&["Recurse"]);
                jouer3(machine, lg + 1, st.clone());
                st.replace_range(lg - 1..lg, "0");
                set(
                    machine.state.calls.last_mut().expect("a call"),
                    "st",
                    text(&st),
                );
                machine.ran(&["Erase"]);
            }
            machine.end_loop("col");
        }
        machine.end();
    }
    jouer3(machine, 1, "0".repeat(n));
}

/// Whether a shown value is that of the program. `nested-loops` shows the digits of `st` that the program reads.
fn agrees(id: &str, name: &str, shown: &str, held: &str) -> bool {
    match (id, name) {
        ("nested-loops", "st") => held.starts_with(shown.trim_end_matches('\'')),
        _ => shown == held,
    }
}

/// Checks the variables and the calls of one step.
fn check(id: &str, machine: &Machine, replay: &Replay) {
    let algorithm = algorithm::find(id).expect("an algorithm");
    let position = replay.position();
    let counts: Vec<u64> = machine
        .labels
        .iter()
        .map(|label| {
            let mut lines = algorithm.listing.iter();
            let line = lines.find(|line| line.label == *label).expect("a line");
            replay.counters().get(line.count)
        })
        .collect();
    let at = format!("{id}, step {}, {:?}", replay.step(), position.last());
    let states = machine.states.get(&counts);
    let states = states.unwrap_or_else(|| panic!("{at}: no moment has these counts: {counts:?}"));
    // The line of a placement is a call, so its variables are those of the caller.
    let depth = match position.last() {
        Some(Event::Place { .. } | Event::Start { .. }) => position.placed().len() - 1,
        _ => position.placed().len(),
    };
    let variables = algorithm.explain(position).variables;
    let is_shown = |state: &&State| {
        let own = state.calls.get(depth).or(state.calls.last());
        let own = own.into_iter().flatten();
        let held: HashMap<_, _> = state.shared.iter().chain(own).cloned().collect();
        let is_complete = id == "nested-loops" || held.len() == variables.len();
        is_complete
            && variables.iter().all(|(name, value)| {
                let shown = written::value(value);
                held.get(name)
                    .is_some_and(|held| agrees(id, name, &shown, held))
            })
    };
    assert!(
        states.iter().any(|state| is_shown(&state)),
        "{at} shows {variables:?}\nthe program with these counts: {states:#?}"
    );
}

#[test]
fn the_variables_of_an_event_belong_to_the_moment_of_its_counts() {
    let programs: [(&str, SheetProgram); 9] = [
        ("recursive", recursive),
        ("half-board", half_board),
        ("prefix-check", prefix_check),
        ("row-by-row", row_by_row),
        ("explicit-stack", explicit_stack),
        ("nested-loops", nested_loops),
        ("board-copy", board_copy),
        ("upward-scan", upward_scan),
        ("digit-string", digit_string),
    ];
    for (id, program) in programs {
        let algorithm = algorithm::find(id).expect("an algorithm");
        let labels = algorithm.listing.iter().map(|line| line.label);
        let labels: Vec<_> = labels.collect();
        for n in 1..=5 {
            let mut machine = Machine {
                counts: vec![0; labels.len()],
                labels: labels.clone(),
                state: State {
                    shared: Vec::new(),
                    calls: Vec::new(),
                },
                states: HashMap::new(),
            };
            machine.record();
            program(&mut machine, n);
            for goal in [Goal::All, Goal::First] {
                let instance = with_goal(&all(n as i64), goal);
                for replay in replays(algorithm, &instance) {
                    check(id, &machine, &replay);
                }
            }
        }
    }
}
