//! The first and the second program, which mark the attacked squares and restore a saved board. The first has nested
//! loops, written here as a recursion of any depth. The second is a recursion with a copy of the board in each call.

use queens_core::Instance;

use super::{Program, Tab, attacks};

impl Program {
    /// The board on which every square is marked that a given queen attacks.
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
        // A mistake in the sheet: row and column are exchanged.
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
    /// The loop over the variable `x` of row `i`.
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
    /// `placed` is the queen that was placed before this call. `None` for the first call.
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
