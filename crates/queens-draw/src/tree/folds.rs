//! The folded subtrees: failed ones at first, then those that the reader folds or unfolds.

use std::collections::BTreeMap;

use queens_core::{Node, Tree};

/// The maximum number of signs in a tree that opens without folds.
const SMALL: usize = 100;

/// Whether the subtree below a node is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    Open,
    Folded,
}

/// The rule for nodes that the reader has neither folded nor unfolded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Closed subtrees without a solution.
    Failures,
    Nothing,
}

/// The folds of a tree.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Folds {
    /// The rule that the reader chose. For `None`, the rule depends on the size of the tree.
    rule: Option<Rule>,
    /// The nodes that the reader has folded or unfolded since. The key is the first step of a node, because node
    /// numbers differ between parts of a tree.
    chosen: BTreeMap<u64, Fold>,
    /// Whether the tree is large.
    is_large: bool,
    /// The ancestors of the current node that the rule would fold. They stay open.
    along: Vec<usize>,
}

impl Folds {
    /// Measures whether the tree is large.
    pub fn measure(&mut self, tree: &Tree) {
        let nodes = tree.nodes.len();
        let tried = |index| 1 + tree.refused(index);
        self.is_large = nodes > SMALL || (0..nodes).map(tried).sum::<usize>() > SMALL;
    }

    /// The rule for nodes that the reader has neither folded nor unfolded.
    pub fn rule(&self) -> Rule {
        let at_first = if self.is_large {
            Rule::Failures
        } else {
            Rule::Nothing
        };
        self.rule.unwrap_or(at_first)
    }

    /// Whether a node has children or rejected squares to fold.
    pub fn can_fold(tree: &Tree, index: usize) -> bool {
        !tree.is_left_out(index) && (tree.refused(index) > 0 || tree.has_children(index))
    }

    /// Whether the subtree below a node is folded. A subtree that the tree omits is always folded.
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

    /// Keeps this node and its ancestors open, because the search is below them. Returns whether any fold changes.
    pub fn open_along(&mut self, tree: &Tree, node: Option<usize>) -> bool {
        let path = std::iter::successors(node, |&node| tree.parent(node));
        let along = path.filter(|&node| self.is_folded_by_rule(tree, node));
        let along: Vec<_> = along.collect();
        let changes = along != self.along;
        self.along = along;
        changes
    }

    /// Folds or unfolds a node. Does nothing if the node has nothing to fold.
    pub fn choose(&mut self, tree: &Tree, index: usize, fold: Fold) {
        if Folds::can_fold(tree, index)
            && let Some(node) = tree.nodes.get(index)
        {
            self.chosen.insert(node.first, fold);
        }
    }

    /// Applies this rule to the whole tree.
    pub fn follow(&mut self, rule: Rule) {
        self.rule = Some(rule);
        self.chosen.clear();
    }
}
