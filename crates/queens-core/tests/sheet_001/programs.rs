//! The four programs of sheet 001, translated statement by statement, with real boards and strings: n for
//! 8, ranks of given queens skipped, and every step told. They share nothing with the searches.

use queens_core::instance::{Goal, Instance};
use queens_core::square::Square;

/// What a program does at a step. Dead ends are not told: nothing is done at them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    Place(Square),
    /// The square, and the queen against it.
    Reject(Square, Square),
    Remove(Square),
    Solution,
    End,
}

/// What the sheet's statements have done so far.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub(crate) calls: u64,
    pub(crate) place_calls: u64,
    pub(crate) marks: u64,
    pub(crate) saves: u64,
    pub(crate) cells_read: u64,
    pub(crate) pos_ok: u64,
    pub(crate) test_calls: u64,
    pub(crate) erasures: u64,
}

/// `t`: by row, then by column.
type Tab = Vec<Vec<u8>>;

pub(crate) struct Program {
    n: usize,
    /// The column of the given queen of each row.
    given: Vec<Option<usize>>,
    /// The rows that hold none.
    open: Vec<usize>,
    first_only: bool,
    stopped: bool,
    queens: Vec<(usize, usize)>,
    done: Done,
    pub(crate) at_start: Done,
    pub(crate) steps: Vec<(Told, Done)>,
    pub(crate) lines: Vec<String>,
    /// How often each line of the listing has run, from line 1.
    pub(crate) run: Vec<u64>,
}

fn square(row: usize, column: usize) -> Square {
    Square::new(column as u8, row as u8)
}

fn attacks((row, column): (usize, usize), (other, place): (usize, usize)) -> bool {
    row == other || column == place || row.abs_diff(other) == column.abs_diff(place)
}

fn chr(code: usize) -> char {
    char::from(u8::try_from(code).expect("a character"))
}

impl Program {
    fn new(instance: &Instance, listing: usize) -> Program {
        let n = instance.size().len();
        let mut given = vec![None; n];
        for queen in instance.given() {
            given[queen.rank.index()] = Some(queen.file.index());
        }
        let rows = given.iter().enumerate();
        let queens = rows.filter_map(|(row, column)| column.map(|column| (row, column)));
        Program {
            n,
            open: (0..n).filter(|&row| given[row].is_none()).collect(),
            queens: queens.collect(),
            given,
            first_only: instance.goal() == Goal::First,
            stopped: false,
            done: Done::default(),
            at_start: Done::default(),
            steps: Vec::new(),
            lines: Vec::new(),
            run: vec![0; listing],
        }
    }

    fn line(&mut self, number: usize) {
        self.run[number - 1] += 1;
    }

    fn tell(&mut self, told: Told) {
        self.steps.push((told, self.done));
    }

    fn place(&mut self, row: usize, column: usize) {
        self.queens.push((row, column));
        self.tell(Told::Place(square(row, column)));
    }

    fn remove(&mut self, row: usize, column: usize) {
        self.queens.pop();
        self.tell(Told::Remove(square(row, column)));
    }

    fn reject(&mut self, row: usize, column: usize, attacker: (usize, usize)) {
        let attacker = square(attacker.0, attacker.1);
        self.tell(Told::Reject(square(row, column), attacker));
    }

    /// The lowest queen on these rows that attacks a square.
    fn lowest(&self, from: usize, at: (usize, usize)) -> Option<(usize, usize)> {
        let mut queens = self.queens.clone();
        queens.sort();
        let mut beyond = queens.into_iter().filter(|&(row, _)| row >= from);
        beyond.find(|&queen| attacks(queen, at))
    }

    /// Writes a line of the memo; the given queens' rows are put in.
    fn add(&mut self, base: usize) {
        let mut queens = self.queens.clone();
        queens.sort();
        let line = queens.iter().map(|&(_, column)| chr(base + column));
        self.lines.push(line.collect());
        self.tell(Told::Solution);
        self.stopped = self.first_only;
    }

    fn end(mut self) -> Program {
        self.tell(Told::End);
        self
    }

    /// Where a given queen stands, all that it attacks is marked from the start.
    fn given_board(&self) -> Tab {
        let mut t = vec![vec![0; self.n]; self.n];
        for (row, line) in t.iter_mut().enumerate() {
            for (column, cell) in line.iter_mut().enumerate() {
                let attacked = self.queens.iter().any(|&at| attacks(at, (row, column)));
                *cell = if attacked { 2 } else { 0 };
            }
        }
        t
    }

    fn occuper_toutes_les_directions(&mut self, tt: &mut Tab, xx: usize, yy: usize, valeur: u8) {
        self.done.place_calls += 1;
        // The sheet's slip: row and column are exchanged.
        tt[xx][yy] = valeur;
        self.done.marks += 1;
        let range = 0..self.n as i32;
        for (dx, dy) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)] {
            let (mut colonne, mut ligne) = (xx as i32 + dx, yy as i32 + dy);
            while range.contains(&ligne) && range.contains(&colonne) {
                tt[ligne as usize][colonne as usize] = valeur;
                self.done.marks += 1;
                (colonne, ligne) = (colonne + dx, ligne + dy);
            }
        }
    }
}

pub(crate) fn jouer(instance: &Instance) -> Program {
    let mut program = Program::new(instance, 10);
    program.done.calls += 1;
    program.line(1);
    let mut t = program.given_board();
    program.line(2);
    let mut tab_sauve = vec![t.clone(); program.n + 1];
    program.done.saves += 1;
    program.line(3);
    program.at_start = program.done;
    if program.open.is_empty() {
        program.line(6);
        program.add(48);
    } else {
        program.boucle(0, &mut t, &mut tab_sauve);
    }
    program.end()
}

impl Program {
    /// The loop over x_i.
    fn boucle(&mut self, i: usize, t: &mut Tab, tab_sauve: &mut Vec<Tab>) {
        let row = self.open[i];
        for x in 0..self.n {
            self.line(4);
            self.line(5);
            if t[row][x] != 0 {
                let attacker = self.lowest(0, (row, x));
                self.reject(row, x, attacker.expect("a mark comes from a queen"));
            } else if i + 1 == self.open.len() {
                self.line(6);
                self.place(row, x);
                self.add(48);
                if self.stopped {
                    return;
                }
                self.remove(row, x);
            } else {
                self.line(7);
                self.occuper_toutes_les_directions(t, x, row, 2);
                self.line(8);
                if i + 2 < self.open.len() {
                    self.line(3);
                    tab_sauve[i + 1].clone_from(t);
                    self.done.saves += 1;
                }
                self.line(9);
                self.place(row, x);
                self.boucle(i + 1, t, tab_sauve);
                if self.stopped {
                    return;
                }
                self.line(10);
                t.clone_from(&tab_sauve[i]);
                self.done.erasures += 1;
                self.remove(row, x);
            }
        }
    }
}

pub(crate) fn jouer1(instance: &Instance) -> Program {
    let mut program = Program::new(instance, 8);
    let mut t = program.given_board();
    program.jouer1(0, &mut t, None);
    program.end()
}

impl Program {
    /// `placed` is the queen whose placing has led to this call.
    fn jouer1(&mut self, i: usize, t: &mut Tab, placed: Option<(usize, usize)>) {
        self.done.calls += 1;
        self.line(1);
        let tab_sauve = t.clone();
        self.done.saves += 1;
        self.line(2);
        match placed {
            Some((row, column)) => self.place(row, column),
            None => self.at_start = self.done,
        }
        if self.open.is_empty() {
            self.line(7);
            return self.add(49);
        }
        let ligne = self.open[i];
        for colonne in 0..self.n {
            self.line(3);
            self.line(4);
            if t[ligne][colonne] != 0 {
                let attacker = self.lowest(0, (ligne, colonne));
                self.reject(ligne, colonne, attacker.expect("a mark comes from a queen"));
                continue;
            }
            self.line(5);
            self.occuper_toutes_les_directions(t, colonne, ligne, 2);
            self.line(6);
            if i + 1 < self.open.len() {
                self.jouer1(i + 1, t, Some((ligne, colonne)));
            } else {
                self.line(7);
                self.place(ligne, colonne);
                self.add(49);
            }
            if self.stopped {
                return;
            }
            self.line(8);
            t.clone_from(&tab_sauve);
            self.done.erasures += 1;
            self.remove(ligne, colonne);
        }
    }
}

pub(crate) fn jouer2(instance: &Instance) -> Program {
    let mut program = Program::new(instance, 9);
    let mut t = vec![vec![0; program.n]; program.n];
    for &(row, column) in &program.queens {
        t[row][column] = 1;
    }
    program.jouer2(0, &mut t, None);
    program.end()
}

impl Program {
    /// Whether a queen is met, and where.
    fn occupe2(&mut self, x: usize, y: usize, t: &Tab) -> Option<(usize, usize)> {
        self.line(8);
        let max = self.n as i32;
        let mut sortir = None;
        for (dx2, dy2) in [(-1, -1), (0, -1), (1, -1)] {
            let (mut colonne, mut ligne) = (x as i32 - dx2, y as i32 - dy2);
            loop {
                (colonne, ligne) = (colonne + dx2, ligne + dy2);
                if (0..max).contains(&colonne) && ligne >= 0 {
                    self.done.cells_read += 1;
                    self.line(9);
                    let at = (ligne as usize, colonne as usize);
                    sortir = (t[at.0][at.1] != 0).then_some(at);
                }
                if colonne == -1 || colonne == max || ligne == -1 || sortir.is_some() {
                    break;
                }
            }
            if sortir.is_some() {
                break;
            }
        }
        sortir
    }

    fn jouer2(&mut self, i: usize, t: &mut Tab, placed: Option<(usize, usize)>) {
        self.done.calls += 1;
        self.line(1);
        match placed {
            Some((row, column)) => self.place(row, column),
            None => self.at_start = self.done,
        }
        if self.open.is_empty() {
            self.line(6);
            return self.add(49);
        }
        let ligne = self.open[i];
        for x in 0..self.n {
            self.line(2);
            self.line(3);
            let met = self.occupe2(x, ligne, t);
            if let Some(attacker) = met.or_else(|| self.lowest(ligne, (ligne, x))) {
                self.reject(ligne, x, attacker);
                continue;
            }
            self.line(4);
            t[ligne][x] = 1;
            self.line(5);
            if i + 1 < self.open.len() {
                self.jouer2(i + 1, t, Some((ligne, x)));
            } else {
                self.line(6);
                self.place(ligne, x);
                self.add(49);
            }
            if self.stopped {
                return;
            }
            self.line(7);
            t[ligne][x] = 0;
            self.done.erasures += 1;
            self.remove(ligne, x);
        }
    }
}

pub(crate) fn jouer3(instance: &Instance) -> Program {
    let mut program = Program::new(instance, 11);
    let digit = |column: &Option<usize>| column.map_or('0', |column| chr(49 + column));
    // Delphi's strings begin at 1.
    let st: Vec<char> = [' ']
        .into_iter()
        .chain(program.given.iter().map(digit))
        .collect();
    program.jouer3(1, st, None);
    program.end()
}

impl Program {
    /// The queen that ends the test with `false`, if one does.
    fn test(
        &mut self,
        ligne: i32,
        colonne: i32,
        delta: i32,
        st: &[char],
    ) -> Option<(usize, usize)> {
        self.done.test_calls += 1;
        self.line(10);
        self.line(11);
        let max = self.n as i32;
        if [0, max + 1].contains(&ligne) || [0, max + 1].contains(&colonne) {
            None
        } else if st[ligne as usize] == chr(48 + colonne as usize) {
            Some((ligne as usize - 1, colonne as usize - 1))
        } else {
            self.test(ligne - 1, colonne + delta, delta, st)
        }
    }

    /// The first queen against a square, from 1, as the three conditions find it.
    fn against(&mut self, lg: usize, col: usize, st: &[char]) -> Option<(usize, usize)> {
        let pos = (1..lg).find(|&ligne| st[ligne] == chr(48 + col));
        if let Some(ligne) = pos {
            return Some((ligne - 1, col - 1));
        }
        self.done.pos_ok += 1;
        self.line(6);
        let left = self.test(lg as i32, col as i32, -1, st);
        let met = left.or_else(|| self.test(lg as i32, col as i32, 1, st));
        met.or_else(|| self.lowest(lg - 1, (lg - 1, col - 1)))
    }

    fn jouer3(&mut self, lg: usize, mut st: Vec<char>, placed: Option<(usize, usize)>) {
        self.done.calls += 1;
        self.line(1);
        self.line(2);
        match placed {
            Some((row, column)) => self.place(row, column),
            None => self.at_start = self.done,
        }
        let Some(lg) = (lg..=self.n).find(|&lg| self.given[lg - 1].is_none()) else {
            self.line(3);
            self.add(49);
            let written: String = st[1..].iter().collect();
            assert_eq!(self.lines.last(), Some(&written));
            return;
        };
        for col in 1..=self.n {
            self.line(4);
            self.line(5);
            if let Some(attacker) = self.against(lg, col, &st) {
                self.reject(lg - 1, col - 1, attacker);
                continue;
            }
            self.line(7);
            st[lg] = chr(48 + col);
            self.line(8);
            self.jouer3(lg + 1, st.clone(), Some((lg - 1, col - 1)));
            if self.stopped {
                return;
            }
            self.line(9);
            st[lg] = '0';
            self.done.erasures += 1;
            self.remove(lg - 1, col - 1);
        }
    }
}
