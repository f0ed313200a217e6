//! The card of a square: its piece, the attempts on it with the reason for each rejection, and its attackers.

use queens_core::{
    Attacker, Event, Position, Problem, Square, SquareReason, SquareState, TrialOutcome,
};

use super::Texts;
use super::words::Card;
use queens_draw::Sentence;
use queens_draw::tree::Item;
use queens_page::run::Run;

/// The square, the reason and the sentences for the card of a tree item. For a node, the last sentence describes its
/// subtree. `None` for the root.
pub fn of_item(
    texts: &Texts,
    run: &Run,
    item: Item,
) -> Option<(Square, SquareReason, Vec<Sentence>)> {
    let rest = texts.rest?;
    let (square, position) = run.told_by_path(item)?;
    let square_state = position.square_state(square)?;
    let problem = run.settings().algorithm.problem;
    let mut said = rest.card().said(problem, &position, square, &square_state);
    if let Item::Node(_) = item {
        let below = rest.picture().standing(run.described(item).standing);
        said.push(Sentence::marked(&as_sentence(&below)));
    }
    Some((
        square,
        square_state.reason(problem, &position, square),
        said,
    ))
}

/// Turns a phrase into a sentence with a capital letter and a full stop.
fn as_sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

impl Card {
    /// The sentences about a square.
    pub fn said(
        self,
        problem: Problem,
        position: &Position,
        square: Square,
        square_state: &SquareState,
    ) -> Vec<Sentence> {
        if position.blocked().contains(&square) {
            return vec![Sentence::marked(&self.blocked(problem))];
        }
        let mut said = Vec::new();
        if let Some(index) = square_state.piece_index {
            let given = position.given().len();
            said.push(match index.checked_sub(given) {
                // A tour counts its squares from the start.
                Some(_) if problem == Problem::Knight => self.placed(problem, index as u64 + 1),
                Some(placed) => self.placed(problem, placed as u64 + 1),
                None => self.given(problem),
            });
        }
        match square_state.tried {
            Some((_, TrialOutcome::Rejected)) if problem == Problem::Domination => {
                said.push(self.infeasible().to_owned());
            }
            Some((_, TrialOutcome::Rejected)) => {
                let against = square_state.attackers.iter().filter(|it| it.was_there);
                said.push(self.refused(self.named(against).as_deref()));
            }
            Some((_, TrialOutcome::Removed { solved })) => {
                said.push(self.removed(problem, solved));
            }
            None => {}
        }
        if problem == Problem::Knight {
            if square_state.piece_index.is_none() {
                let free = position.free_neighbours();
                let onward = free.map(|free| free.squares(square).collect::<Vec<_>>());
                said.push(self.onward(&onward.unwrap_or_default()));
            }
        } else {
            let is_told = matches!(square_state.tried, Some((_, TrialOutcome::Rejected)));
            let left = square_state.attackers.iter();
            let left = left.filter(|it| !(is_told && it.was_there && problem == Problem::Queens));
            match self.named(left) {
                Some(named) => said.push(self.attacked(problem, &named)),
                None if is_told || square_state.piece_index.is_some() => {}
                None => said.push(self.free(problem)),
            }
        }
        said.iter().map(|said| Sentence::marked(said)).collect()
    }

    /// An earlier event on a square and its step, for a square without an event on the current path. `None` if the
    /// event has no short sentence.
    pub fn before(self, problem: Problem, event: Event, step: &str) -> Option<Sentence> {
        let said = match event {
            Event::Reject { attacker, line, .. } => {
                self.refused_before(Some(&self.attacker(attacker, line)), step)
            }
            Event::Pruned { .. } => self.refused_before(None, step),
            Event::Remove { .. } => self.removed_before(problem, step),
            _ => return None,
        };
        Some(Sentence::marked(&said))
    }

    /// The names of these queens, each with the line of attack. `None` without queens.
    fn named<'a>(self, queens: impl Iterator<Item = &'a Attacker>) -> Option<String> {
        let named: Vec<_> = queens.map(|it| self.attacker(it.square, it.line)).collect();
        (!named.is_empty()).then(|| named.join(", "))
    }
}
