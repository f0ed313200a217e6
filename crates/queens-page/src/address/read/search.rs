//! Parses the keys of a search: problem, board, algorithm, variant, given squares and seed.

use queens_core::large::LargeSize;
use queens_core::{
    BoardSize, Descriptor, GivenSquares, Goal, Problem, Square, Variant, algorithm as registry,
};

use super::{Address, Key, NONE, Notice, Reader, names, quoted, seed, seeds, whole};
use crate::settings::Settings;
use crate::squares;

/// The named problem, or else the problem of the named algorithm; and the puzzle, if the address names one.
pub(in crate::address) fn problem(reader: &mut Reader, address: &mut Address) {
    let meant = reader.named_algorithm();
    let meant = meant.map_or(Problem::Queens, |algorithm| algorithm.problem);
    let problems: Vec<_> = registry::problems().collect();
    let problem = reader.choice(Key::Problem, &problems, Problem::name);
    address.settings.algorithm = registry::default(problem.unwrap_or(meant));
    address.puzzle = reader.puzzle(address.problem());
}

/// The number of files. Numbers above the size limit need an algorithm that supports large boards.
pub(in crate::address) fn files(reader: &mut Reader, address: &mut Address) {
    let named = reader.named_algorithm();
    let named = named.filter(|algorithm| algorithm.problem == address.problem());
    let max_large_n = named.and_then(|algorithm| algorithm.capabilities.max_large_n);
    let most = max_large_n
        .unwrap_or(BoardSize::MAX.into())
        .max(BoardSize::MAX.into());
    let n = reader.up_to(Key::N, Settings::DEFAULT_SIZE, most);
    let settings = &mut address.settings;
    match LargeSize::new(n.into()) {
        Ok(large) => settings.large = Some(large),
        Err(_) => settings.size = BoardSize::new(n.into()).unwrap_or(settings.size),
    }
}

/// The number of ranks. A square board has as many ranks as files.
pub(in crate::address) fn ranks(reader: &mut Reader, address: &mut Address) {
    let files = address.settings.size.files();
    if address.problem().is_rectangular() {
        let ranks = reader.up_to(Key::M, files, BoardSize::MAX.into());
        let size = BoardSize::rectangular(files.into(), ranks.into());
        address.settings.size = size.unwrap_or(address.settings.size);
    } else {
        let only = u64::from(address.settings.n());
        reader.value(Key::M, only.to_string(), only, |text| {
            whole(text).filter(|&m| m == only)
        });
    }
}

/// The algorithm, if it solves the problem.
pub(in crate::address) fn algorithm(reader: &mut Reader, address: &mut Address) {
    let usual = address.settings.algorithm;
    let found = reader.algorithm(Key::Algorithm, usual.problem);
    address.settings.algorithm = found.unwrap_or(usual);
}

/// The algorithm of the second board.
pub(in crate::address) fn compare(reader: &mut Reader, address: &mut Address) {
    address.compare = reader.algorithm(Key::Compare, address.problem());
}

pub(in crate::address) fn goal(reader: &mut Reader, address: &mut Address) {
    let algorithm = address.settings.algorithm;
    let (goals, usual) = (algorithm.capabilities.goals, algorithm.default_goal());
    let chosen = reader.take(Key::Goal);
    address.settings.goal = match chosen.as_deref().map(Goal::from_name) {
        Some(Some(goal)) if goals.contains(&goal) => goal,
        _ => usual,
    };
    if let Some(text) = chosen.filter(|text| *text != address.settings.goal.name()) {
        let allowed = names(goals, |goal| goal.name());
        reader.bad(Key::Goal, &text, allowed, usual.name().to_owned());
    }
}

/// The variant of the problem.
pub(in crate::address) fn variant(reader: &mut Reader, address: &mut Address) {
    address.settings.variant = match address.problem().variants() {
        [] => {
            if let Some(text) = reader.take(Key::Variant) {
                reader.bad(Key::Variant, &text, NONE.to_owned(), NONE.to_owned());
            }
            None
        }
        variants => Some(reader.one_of(Key::Variant, variants, Variant::name)),
    };
}

/// The number of queens, if the problem has this setting.
pub(in crate::address) fn k(reader: &mut Reader, address: &mut Address) {
    let Some(text) = reader.take(Key::K) else {
        return;
    };
    let most = match address.problem() {
        Problem::Domination => address.settings.size.area() as u64,
        Problem::Queens | Problem::Knight => 0,
    };
    let k = whole(&text).filter(|k| (1..=most).contains(k));
    if k.is_none() {
        let allowed = if most == 0 {
            NONE.to_owned()
        } else {
            format!("1–{most}")
        };
        reader.bad(Key::K, &text, allowed, NONE.to_owned());
    }
    address.settings.k = k.map(|k| k as u16);
}

/// The given and the blocked squares. Squares placed by hand are read later, because none of them can be blocked.
pub(in crate::address) fn squares(reader: &mut Reader, address: &mut Address) {
    given(reader, address);
    blocked(reader, address);
}

/// The given squares. Only bad squares are dropped. A large board has none, and a puzzle determines its own.
fn given(reader: &mut Reader, address: &mut Address) {
    let text = reader.take(Key::Fixed).unwrap_or_default();
    if text.is_empty() {
        return;
    }
    if address.settings.large.is_some() {
        return reader.bad(Key::Fixed, &text, NONE.to_owned(), NONE.to_owned());
    }
    if address.puzzle.is_some() {
        let squares = quoted(&text);
        return reader.notices.push(Notice::OfPuzzle { squares });
    }
    let (given_rule, size) = (address.settings.given_rule(), address.settings.size);
    let mut given = GivenSquares::none();
    reader.squares(Key::Fixed, &text, size, |square| {
        let added = given.add(given_rule, size, square);
        added.map_err(Notice::GivenRefused)
    });
    address.settings.given = given;
}

/// The blocked squares. Only bad squares are dropped. A domination problem, a large board and a puzzle have none.
fn blocked(reader: &mut Reader, address: &mut Address) {
    let text = reader.take(Key::Blocked).unwrap_or_default();
    if text.is_empty() {
        return;
    }
    let is_small = address.settings.large.is_none() && address.puzzle.is_none();
    if address.problem() == Problem::Domination || !is_small {
        return reader.bad(Key::Blocked, &text, NONE.to_owned(), NONE.to_owned());
    }
    let settings = &mut address.settings;
    reader.squares(Key::Blocked, &text, settings.size, |square| {
        settings.block(square).map_err(Notice::BlockedRefused)
    });
}

/// The seed, if the algorithm is random.
pub(in crate::address) fn own_seed(reader: &mut Reader, address: &mut Address) {
    let Some(text) = reader.take(Key::Seed) else {
        return;
    };
    let seed = seed(&text);
    if seed.is_none() {
        reader.bad(Key::Seed, &text, seeds(), NONE.to_owned());
    }
    let is_random = address.settings.algorithm.capabilities.is_random;
    address.settings.seed = seed.filter(|_| is_random);
}

impl Reader {
    /// The algorithm that the address names, if it exists.
    fn named_algorithm(&self) -> Option<&'static Descriptor> {
        let (_, id) = self.pairs.iter().find(|(key, _)| *key == Key::Algorithm)?;
        registry::describe(id)
    }

    fn up_to(&mut self, key: Key, default: u8, most: u16) -> u16 {
        self.value(key, format!("1–{most}"), u64::from(default), |text| {
            whole(text).filter(|&side| (1..=u64::from(most)).contains(&side))
        }) as u16
    }

    /// The algorithm in a key, if it belongs to this problem.
    fn algorithm(&mut self, key: Key, problem: Problem) -> Option<&'static Descriptor> {
        let text = self.take(key)?;
        let found = registry::describe(&text).filter(|found| found.problem == problem);
        if found.is_some() {
            return found;
        }
        self.notices.push(Notice::NoAlgorithm {
            key: key.into_str(),
            value: quoted(&text),
            used: match key {
                Key::Algorithm => registry::default(problem).id,
                _ => NONE,
            },
        });
        None
    }

    /// Adds the squares that a text names. Reports each square that is not added.
    fn squares(
        &mut self,
        key: Key,
        text: &str,
        size: BoardSize,
        mut add: impl FnMut(Square) -> Result<(), Notice>,
    ) {
        for name in squares::names(text) {
            let added = match name.parse::<Square>() {
                Ok(square) => add(square),
                Err(_) => {
                    let text = quoted(name);
                    Err(Notice::NotASquare { text, size })
                }
            };
            if let Err(why) = added {
                self.left_out(key, why);
            }
        }
    }

    /// Reports an ignored square and the reason.
    pub(super) fn left_out(&mut self, key: Key, why: Notice) {
        let key = key.into_str();
        self.notices.push(Notice::LeftOut {
            key,
            why: Box::new(why),
        });
    }
}
