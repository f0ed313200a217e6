//! The fourth program, which stores its queens as a string of digits.

use queens_core::Instance;

use super::{Program, chr};

pub(crate) fn jouer3(instance: &Instance) -> Program {
    let mut program = Program::new(instance, 9);
    let digit = |column: &Option<usize>| column.map_or('0', |column| chr(49 + column));
    // Strings in Delphi start at index 1.
    let st: Vec<char> = [' ']
        .into_iter()
        .chain(program.given.iter().map(digit))
        .collect();
    program.jouer3(1, st, None);
    program.end()
}

impl Program {
    /// The queen that makes the test return `false`. `None` if the test returns `true`.
    fn test(
        &mut self,
        ligne: i32,
        colonne: i32,
        delta: i32,
        st: &[char],
    ) -> Option<(usize, usize)> {
        self.done.test_calls += 1;
        let max = self.n as i32;
        if [0, max + 1].contains(&ligne) || [0, max + 1].contains(&colonne) {
            None
        } else if st[ligne as usize] == chr(48 + colonne as usize) {
            Some((ligne as usize - 1, colonne as usize - 1))
        } else {
            self.test(ligne - 1, colonne + delta, delta, st)
        }
    }

    /// The first attacker of a square, in the order of the three conditions. Row and column of the square start at 1.
    fn attacker(&mut self, lg: usize, col: usize, st: &[char]) -> Option<(usize, usize)> {
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
            if let Some(attacker) = self.attacker(lg, col, &st) {
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
