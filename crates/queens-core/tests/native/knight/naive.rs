//! A literal translation of the program of sheet 004, with lists of numbers, recursion, and a report of each action.
//! It does not use the lists of the core.

/// An action of the program. The names are those of the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Place(usize),
    /// The list after sorting.
    Score(Vec<usize>),
    Critical,
    DeadEnd,
    Remove(usize),
    Append(usize),
    Solution,
    End,
    CapReached,
}

/// The sort key of a square: its number of free neighbours, then a tie-break.
pub(crate) type Key = fn(&Program, usize) -> (usize, isize);

/// A call that has not yet returned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    pub(crate) n: usize,
    /// `L`, once the call has copied it.
    pub(crate) list: Option<Vec<usize>>,
    /// `k`, once its loop has begun.
    pub(crate) k: Option<usize>,
    /// The length of `ListeCoups` including the square of this call.
    pub(crate) coups: usize,
}

/// The memory of the program after an action.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    pub(crate) liste_ca: Vec<Vec<usize>>,
    pub(crate) stack: Vec<Call>,
}

pub(crate) struct Program {
    pub(crate) files: usize,
    pub(crate) ranks: usize,
    pub(crate) liste_ca: Vec<Vec<usize>>,
    pub(crate) liste_coups: Vec<usize>,
    pub(crate) calls: u64,
    pub(crate) cap: u64,
    pub(crate) closed: bool,
    pub(crate) all: bool,
    pub(crate) key: Option<Key>,
    pub(crate) stack: Vec<Call>,
    /// The actions so far, each with the memory after it. The memory is empty unless `keeps_memory` is set.
    pub(crate) reported: Vec<(Action, Memory)>,
    pub(crate) keeps_memory: bool,
}

/// The result of a call.
enum Outcome {
    True,
    False,
    CapReached,
}

impl Program {
    pub(crate) fn new(files: usize, ranks: usize) -> Program {
        let mut program = Program {
            files,
            ranks,
            liste_ca: Vec::new(),
            liste_coups: Vec::new(),
            calls: 0,
            cap: 2_000_000,
            closed: false,
            all: false,
            key: None,
            stack: Vec::new(),
            reported: Vec::new(),
            keeps_memory: false,
        };
        program.liste_ca = (0..files * ranks).map(|n| program.cas_a(n)).collect();
        program
    }

    pub(crate) fn cas_a(&self, n: usize) -> Vec<usize> {
        let deplacements = [
            [1, -2],
            [2, -1],
            [2, 1],
            [1, 2],
            [-1, 2],
            [-2, 1],
            [-2, -1],
            [-1, -2],
        ];
        let (i, j) = ((n / self.files) as isize, (n % self.files) as isize);
        let mut list = Vec::new();
        for d in deplacements {
            let (u, v) = (i + d[0], j + d[1]);
            if u >= 0 && u < self.ranks as isize && v >= 0 && v < self.files as isize {
                list.push(u as usize * self.files + v as usize);
            }
        }
        list
    }

    fn report(&mut self, did: Action) {
        let memory = if self.keeps_memory {
            Memory {
                liste_ca: self.liste_ca.clone(),
                stack: self.stack.clone(),
            }
        } else {
            Memory::default()
        };
        self.reported.push((did, memory));
    }

    fn occupe_position(&mut self, n: usize) -> bool {
        self.liste_coups.push(n);
        let mut critical = false;
        for k in self.liste_ca[n].clone() {
            let at = self.liste_ca[k].iter().position(|&other| other == n);
            self.liste_ca[k].remove(at.expect("n is in the list"));
            critical |= self.liste_ca[k].is_empty();
        }
        critical
    }

    fn libere_position(&mut self) {
        let n = self.liste_coups.pop().expect("a square to free");
        for k in self.liste_ca[n].clone() {
            self.liste_ca[k].push(n);
        }
        // The call returns here.
        self.stack.pop();
        self.report(Action::Remove(n));
    }

    /// Whether the tour must be closed although every square next to its start is visited.
    fn cannot_come_back(&self) -> bool {
        let ways = self.cas_a(self.liste_coups[0]);
        self.closed && ways.iter().all(|way| self.liste_coups.contains(way))
    }

    fn fusion(&self, a: &[usize], b: &[usize], key: Key) -> Vec<usize> {
        match (a.split_first(), b.split_first()) {
            (None, _) => b.to_vec(),
            (_, None) => a.to_vec(),
            (Some((&x, rest)), Some((&y, _))) if key(self, x) <= key(self, y) => {
                [vec![x], self.fusion(rest, b, key)].concat()
            }
            (_, Some((&y, rest))) => [vec![y], self.fusion(a, rest, key)].concat(),
        }
    }

    fn tri_fusion(&self, list: &[usize], key: Key) -> Vec<usize> {
        if list.len() < 2 {
            return list.to_vec();
        }
        let (a, b) = list.split_at(list.len() / 2);
        self.fusion(&self.tri_fusion(a, key), &self.tri_fusion(b, key), key)
    }

    fn teste_position(&mut self, n: usize) -> Outcome {
        self.calls += 1;
        let emptied = self.occupe_position(n);
        self.stack.push(Call {
            n,
            list: None,
            k: None,
            coups: self.liste_coups.len(),
        });
        let depth = self.stack.len() - 1;
        let cut_off = self.cannot_come_back();
        let area = self.files * self.ranks;
        if self.liste_coups.len() > 1 {
            self.report(Action::Place(n));
        }
        if emptied && !cut_off && self.liste_coups.len() == area - 1 {
            let last = (0..area).find(|n| !self.liste_coups.contains(n));
            let last = last.expect("one square is left");
            self.report(Action::Append(last));
            self.report(Action::Solution);
            if !self.all {
                self.liste_coups.push(last);
                return Outcome::True;
            }
            self.report(Action::Remove(last));
        } else if emptied || cut_off {
            self.report(Action::Critical);
        } else {
            let mut copy = self.liste_ca[n].clone();
            if let Some(key) = self.key {
                copy = self.tri_fusion(&copy, key);
            }
            self.stack[depth].list = Some(copy.clone());
            if self.key.is_some() {
                self.report(Action::Score(copy.clone()));
            }
            if copy.is_empty() {
                self.report(Action::DeadEnd);
            }
            for k in copy {
                if self.calls == self.cap {
                    self.report(Action::CapReached);
                    return Outcome::CapReached;
                }
                self.stack[depth].k = Some(k);
                match self.teste_position(k) {
                    Outcome::False => {}
                    other => return other,
                }
            }
        }
        if self.liste_coups.len() > 1 {
            self.libere_position();
        }
        Outcome::False
    }

    /// Runs the whole program from this start.
    pub(crate) fn run(&mut self, start: usize) {
        if !matches!(self.teste_position(start), Outcome::CapReached) {
            self.report(Action::End);
        }
    }
}
