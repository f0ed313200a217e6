//! A search with a recount after every step, and the page that shows the search.

use queens_core::{
    Algorithm, BoardSize, CandidateSpace, Event, Goal, Instance, Setup, Square, Traversal,
    algorithm,
};

use super::recount::{Recount, events, recount};
use queens_page::message::{Message, TransportMessage};
use queens_page::testing::Page;

pub(super) const SEED: u64 = 7;
/// A trace of fewer steps than `SHORT` is checked at each step. A longer one is checked at about `STEPS` steps.
const SHORT: usize = 250;
const STEPS: usize = 60;

/// A search and the recount after every step.
pub(super) struct Told {
    pub(super) algorithm: &'static Algorithm,
    pub(super) instance: Instance,
    pub(super) steps: Vec<Recount>,
}

impl Told {
    /// `None` if the search is refused, takes too long for a test, or has no trace.
    pub(super) fn of(
        algorithm: &'static Algorithm,
        n: u8,
        given: &[Square],
        goal: Goal,
        seed: u64,
    ) -> Option<Told> {
        let size = BoardSize::new(n.into()).expect("a size");
        let instance = Instance::new(Setup {
            given: given.to_vec(),
            ..Setup::new(algorithm.problem, size, goal)
        });
        let instance = instance.ok()?;
        let instance = if algorithm.capabilities.is_random {
            instance.with_seed(seed)
        } else {
            instance
        };
        let space = algorithm.capabilities.space.map(|space| space(&instance));
        // All paths of the knight over 25 squares take too long.
        let is_wide =
            algorithm.traversal == Traversal::Moves && (n > 5 || n == 5 && goal != Goal::First);
        let is_soon = space.is_none_or(|space| space <= CandidateSpace::power(10, 4)) && !is_wide;
        let is_endless = || algorithm.capabilities.is_random && !is_solvable(&instance);
        let is_served = algorithm.accepts(&instance).is_ok() && algorithm.is_traced();
        if !is_served || !is_soon || is_endless() {
            return None;
        }
        let traced = match goal {
            // A count has no trace, so it is compared with the search for all solutions.
            Goal::Count => instance.clone().with_goal(Goal::All),
            _ => instance.clone(),
        };
        let steps = recount(algorithm, &traced, &events(algorithm, &traced));
        Some(Told {
            algorithm,
            instance,
            steps,
        })
    }

    /// The number of pieces before the first step.
    pub(super) fn given(&self) -> usize {
        self.steps[0].standing.len()
    }

    pub(super) fn last(&self) -> u64 {
        self.steps.len() as u64 - 1
    }

    /// The recount of a step, or of the last step if the search ends earlier.
    pub(super) fn at(&self, step: u64) -> &Recount {
        &self.steps[step.min(self.last()) as usize]
    }

    /// The steps to check. For a long search, the first, the last and some in between.
    pub(super) fn sample(&self) -> Vec<u64> {
        let stride = match self.steps.len() {
            0..SHORT => 1,
            many => many.div_ceil(STEPS),
        };
        let steps = (0..=self.last()).step_by(stride);
        steps.chain([self.last()]).collect()
    }

    /// The address of the search, without a panel.
    pub(super) fn address(&self) -> String {
        let names: Vec<_> = self
            .instance
            .given()
            .iter()
            .map(Square::to_string)
            .collect();
        let (id, goal) = (self.algorithm.id, self.instance.goal().name());
        let fixed = names.join(",");
        let n = self.instance.size().files();
        let problem = self.algorithm.problem.name();
        format!("problem={problem}&n={n}&algorithm={id}&goal={goal}&fixed={fixed}&seed={SEED}")
    }

    /// A page that shows the search.
    pub(super) fn page(&self, panel: &str) -> Page {
        let mut page = Page::open(&format!("{}{panel}", self.address()));
        page.send(match self.instance.goal() {
            Goal::Count => Message::Transport(TransportMessage::Run),
            _ => Message::Transport(TransportMessage::ToEnd),
        });
        page.work(5_000);
        assert_eq!(page.codes(), Vec::<&str>::new(), "{self}");
        page
    }
}

impl std::fmt::Display for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.address())
    }
}

impl std::fmt::Debug for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

fn is_solvable(instance: &Instance) -> bool {
    let bitmask = algorithm::find("bitmask").expect("bitmask");
    let instance = instance.clone().with_goal(Goal::First);
    events(bitmask, &instance).contains(&Event::Solution)
}
