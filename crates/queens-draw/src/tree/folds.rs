//! Which subtrees are folded away: failed ones at first, and what the reader folds or unfolds.

use std::collections::BTreeMap;

use queens_core::{Node, Tree};

/// A tree of no more signs than this opens with everything shown.
const SMALL: usize = 100;

/// Whether what is below a node is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    Open,
    Folded,
}

/// What is folded where the reader has not chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Closed subtrees without a solution.
    Failures,
    Nothing,
}

/// What is folded.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Folds {
    /// The rule that the reader asked for; at first it depends on the size of the tree.
    rule: Option<Rule>,
    /// What the reader has folded and unfolded since, by first steps: another part of the tree has other numbers.
    chosen: BTreeMap<u64, Fold>,
    /// Whether the tree is large.
    is_large: bool,
    /// What no rule folds: the nodes that the search is below, as far as they would be.
    along: Vec<usize>,
}

impl Folds {
    /// Takes note of the tree's size.
    pub fn measure(&mut self, tree: &Tree) {
        let nodes = tree.nodes.len();
        let tried = |index| 1 + tree.refused(index);
        self.is_large = nodes > SMALL || (0..nodes).map(tried).sum::<usize>() > SMALL;
    }

    /// What is folded where the reader has not chosen.
    pub fn rule(&self) -> Rule {
        let at_first = if self.is_large {
            Rule::Failures
        } else {
            Rule::Nothing
        };
        self.rule.unwrap_or(at_first)
    }

    /// Whether there is anything below a node that could be folded.
    pub fn can_fold(tree: &Tree, index: usize) -> bool {
        !tree.is_left_out(index) && (tree.refused(index) > 0 || tree.has_children(index))
    }

    /// Whether what is below a node is folded away. What is left out always is.
    pub fn is_folded(&self, tree: &Tree, index: usize) -> bool {
        let Some(node) = tree.nodes.get(index) else {
            return false;
        };
        match self.chosen.get(&node.first) {
            _ if tree.is_left_out(index) => true,
            Some(fold) => *fold == Fold::Folded,
            None => self.is_folded_by_rule(tree, index) && !self.along.contains(&index),
        }
    }

    fn is_folded_by_rule(&self, tree: &Tree, index: usize) -> bool {
        let has_failed = |node: &Node| node.solutions == 0 && tree.is_closed(index);
        self.rule() == Rule::Failures
            && index > 0
            && tree.nodes.get(index).is_some_and(has_failed)
            && Folds::can_fold(tree, index)
    }

    /// Leaves open this node and those above it, if any: the search is below it. Returns whether that changes what is folded.
    pub fn open_along(&mut self, tree: &Tree, node: Option<usize>) -> bool {
        let path = std::iter::successors(node, |&node| tree.parent(node));
        let along = path.filter(|&node| self.is_folded_by_rule(tree, node));
        let along: Vec<_> = along.collect();
        let changes = along != self.along;
        self.along = along;
        changes
    }

    /// Folds or unfolds a node, if anything is below it.
    pub fn choose(&mut self, tree: &Tree, index: usize, fold: Fold) {
        if Folds::can_fold(tree, index)
            && let Some(node) = tree.nodes.get(index)
        {
            self.chosen.insert(node.first, fold);
        }
    }

    /// Folds by this rule everywhere.
    pub fn follow(&mut self, rule: Rule) {
        self.rule = Some(rule);
        self.chosen.clear();
    }
}
