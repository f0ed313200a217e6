//! The third program, which marks nothing and scans upwards.

use queens_core::Instance;

use super::{Program, Tab};

pub(crate) fn jouer2(instance: &Instance) -> Program {
    let mut program = Program::new(instance, 7);
    let mut t = vec![vec![0; program.n]; program.n];
    for &(row, column) in &program.queens {
        t[row][column] = 1;
    }
    program.jouer2(0, &mut t, None);
    program.end()
}

impl Program {
    /// The first queen that the scans meet. `None` if they meet none.
    fn occupe2(&mut self, x: usize, y: usize, t: &Tab) -> Option<(usize, usize)> {
        let max = self.n as i32;
        let mut sortir = None;
        for (dx2, dy2) in [(-1, -1), (0, -1), (1, -1)] {
            let (mut colonne, mut ligne) = (x as i32 - dx2, y as i32 - dy2);
            loop {
                (colonne, ligne) = (colonne + dx2, ligne + dy2);
                if (0..max).contains(&colonne) && ligne >= 0 {
                    self.done.cells_read += 1;
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
