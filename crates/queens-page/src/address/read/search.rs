//! Parses the keys of a search: problem, board, algorithm, variant, given squares and seed.

use queens_core::large::LargeSize;
use queens_core::{
    BoardSize, Descriptor, GivenRule, GivenSquares, Problem, Square, Variant, algorithm,
};

use super::{Key, Notice, Reader, Settings, quoted, seed, seeds, whole};
use crate::squares;

impl Reader {
    /// The named problem, or else the problem of the named algorithm.
    pub(super) fn problem(&mut self) -> Problem {
        let id = self.pairs.iter().find(|(key, _)| *key == Key::Algorithm);
        let meant = id.and_then(|(_, id)| algorithm::describe(id));
        let meant = meant.map_or(Problem::Queens, |algorithm| algorithm.problem);
        let problems: Vec<_> = algorithm::problems().collect();
        self.choice(Key::Problem, &problems, Problem::name)
            .unwrap_or(meant)
    }

    /// The number of files. Numbers above the size limit need an algorithm that supports large boards.
    pub(super) fn files(&mut self, problem: Problem, default: u8) -> (u8, Option<LargeSize>) {
        let id = self.pairs.iter().find(|(key, _)| *key == Key::Algorithm);
        let named = id.and_then(|(_, id)| algorithm::describe(id));
        let named = named.filter(|algorithm| algorithm.problem == problem);
        let max_large_n = named.and_then(|algorithm| algorithm.capabilities.max_large_n);
        let most = max_large_n
            .unwrap_or(BoardSize::MAX.into())
            .max(BoardSize::MAX.into());
        let n = self.up_to(Key::N, default, most);
        match (u8::try_from(n), LargeSize::new(n.into())) {
            (_, Ok(large)) => (default, Some(large)),
            (Ok(n), Err(_)) => (n, None),
            (Err(_), Err(_)) => (default, None),
        }
    }

    /// The number of files or ranks.
    fn side(&mut self, key: Key, default: u8) -> u8 {
        self.up_to(key, default, BoardSize::MAX.into()) as u8
    }

    fn up_to(&mut self, key: Key, default: u8, most: u16) -> u16 {
        self.value(key, format!("1–{most}"), u64::from(default), |text| {
            whole(text).filter(|&side| (1..=u64::from(most)).contains(&side))
        }) as u16
    }

    /// The board with this number of files. A square board has the same number of ranks.
    pub(super) fn size(
        &mut self,
        problem: Problem,
        files: u8,
        large: Option<LargeSize>,
    ) -> BoardSize {
        let ranks = if problem.is_rectangular() {
            self.side(Key::M, files)
        } else {
            let only = large.map_or(u64::from(files), |large| large.get().into());
            let is_square = |text: &str| whole(text).filter(|&m| m == only);
            self.value(Key::M, only.to_string(), only, is_square);
            files
        };
        let size = BoardSize::rectangular(files.into(), ranks.into());
        size.unwrap_or(Settings::default().size)
    }

    /// The variant of the problem.
    pub(super) fn variant(&mut self, problem: Problem) -> Option<Variant> {
        match problem.variants() {
            [] => {
                if let Some(text) = self.take(Key::Variant) {
                    self.bad(Key::Variant, &text, "–".to_owned(), "–".to_owned());
                }
                None
            }
            variants => Some(self.one_of(Key::Variant, variants, Variant::name)),
        }
    }

    /// The number of queens, if the problem has this setting.
    pub(super) fn k(&mut self, problem: Problem, size: BoardSize) -> Option<u16> {
        let text = self.take(Key::K)?;
        let most = match problem {
            Problem::Domination => size.area() as u64,
            Problem::Queens | Problem::Knight => 0,
        };
        let k = whole(&text).filter(|k| (1..=most).contains(k));
        if k.is_none() {
            let allowed = if most == 0 {
                "–".to_owned()
            } else {
                format!("1–{most}")
            };
            self.bad(Key::K, &text, allowed, "–".to_owned());
        }
        k.map(|k| k as u16)
    }

    /// The algorithm in a key, if it belongs to this problem.
    pub(super) fn algorithm(&mut self, key: Key, problem: Problem) -> Option<&'static Descriptor> {
        let text = self.take(key)?;
        let found = algorithm::describe(&text).filter(|it| it.problem == problem);
        if found.is_some() {
            return found;
        }
        self.notices.push(Notice::NoAlgorithm {
            key: key.into_str(),
            value: quoted(&text),
            used: match key {
                Key::Algorithm => algorithm::default(problem).id,
                _ => "–",
            },
        });
        None
    }

    /// The seed, if the algorithm is random.
    pub(super) fn seed(&mut self, algorithm: &Descriptor) -> Option<u64> {
        let text = self.take(Key::Seed)?;
        let seed = seed(&text);
        if seed.is_none() {
            self.bad(Key::Seed, &text, seeds(), "–".to_owned());
        }
        seed.filter(|_| algorithm.capabilities.is_random)
    }

    /// Reports an ignored square and the reason.
    pub(super) fn left_out(&mut self, key: Key, why: Notice) {
        let key = key.into_str();
        self.notices.push(Notice::LeftOut {
            key,
            why: Box::new(why),
        });
    }

    /// No given queens, because the board allows none. Given squares in the address are dropped with a notice.
    pub(super) fn none_given(&mut self) -> GivenSquares {
        let text = self.take(Key::Fixed).unwrap_or_default();
        if !text.is_empty() {
            self.bad(Key::Fixed, &text, "–".to_owned(), "–".to_owned());
        }
        GivenSquares::none()
    }

    /// The given queens. Only bad squares are dropped.
    pub(super) fn given(&mut self, given_rule: GivenRule, size: BoardSize) -> GivenSquares {
        let mut given = GivenSquares::none();
        let text = self.take(Key::Fixed).unwrap_or_default();
        for name in squares::names(&text) {
            match name.parse::<Square>() {
                Ok(square) => {
                    if let Err(error) = given.add(given_rule, size, square) {
                        self.left_out(Key::Fixed, Notice::GivenRefused(error));
                    }
                }
                Err(_) => {
                    let text = quoted(name);
                    self.left_out(Key::Fixed, Notice::NotASquare { text, size });
                }
            }
        }
        given
    }
}
