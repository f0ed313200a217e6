### The picture of the whole tree: its buttons and signs, and a node in words.

# Instead of the picture, before a search.
empty = There is no tree before a search: run it, and its tree is drawn here.

# The nodes and rejected squares of a complete tree.
# $nodes (Number): the nodes
# $rejected (Number): the rejected squares
size-all = { nodes }{ $rejected ->
    [0] {""}
   *[other] , { $rejected } rejected
}

# $nodes (Number): the number of nodes
nodes = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}

# The tree of a search that is not complete.
# $nodes (Number): the nodes
size-so-far = { nodes } so far

# A tree that is too large to be kept.
# $nodes (Number): the nodes that are kept
size-first = the first { $nodes } nodes

# A part of a tree.
# $nodes (Number): its nodes
# $from (Number): its first step
# $to (Number): its last step
size-part = { nodes }, of steps { $from } to { $to }; earlier subtrees are folded

# Under the picture, when the current step is outside the part shown.
outside = The current step lies outside this part.

# Under the picture, while the part around the current step is read.
# $percent (Number): the progress
reading = Reading the part around the current step: { $percent }%

# The root, instead of a square.
start = Start

# A square in words.
# $square (Text): the square, or Start
# $text (Text): its state
item = { $square }: { $text }

# The state of a square of the tree.
standing-rejected = rejected

standing-solution = a solution

standing-dead-end = dead end

# The state of another node.
# $solutions (Number): the solutions below
# $is-closed (Bool): whether the search has left it
# $nodes (Number): the nodes below
# $is-folded (Bool): whether its subtree is folded
standing-node = { $solutions ->
    [0] { $is-closed ->
        [yes] no solution below
       *[no] no solution below so far
    }
    [one] 1 solution below
   *[other] { $solutions } solutions below
}, { nodes } below{ $is-folded ->
    [yes] , folded
   *[no] {""}
}

# After a node in words.
# $count (Number?): the subtrees of its shape, itself included; absent if not known
one-of-similar = { $count ->
    [none] , its shape not known yet
    [1] , the only subtree of its shape
   *[other] , one of { $count } subtrees of this shape
}

# The name of the picture.
picture = Search tree

# The name of the buttons for the picture.
tools = Picture of the tree

larger = Larger
smaller = Smaller

# The buttons that move the picture.
left = Look left

right = Look right
up = Look up
down = Look down
fit = Fit the whole tree
full-screen = Full screen

# A checkbox: marks the subtrees of the same shape as the current one.
mark-similar = Mark subtrees of the same shape

# Under the picture, when that checkbox is on.
# $count (Number?): the marked subtrees, the current one included; absent if its shape is not known
similar = { $count ->
    [none] This subtree is not known to its end, so its shape cannot be compared.
    [1] No other subtree has this shape.
   *[other] { $count } subtrees of this shape are marked.
}

unfold = Unfold everything
fold = Fold failed subtrees
key-title = Signs of the tree
key-choice = choice

# The sign of a choice below which solutions were found.
key-leading = leads to solutions

key-solution = solution
key-failure = dead end
key-rejected = rejected
key-failed = failed subtree
key-solved = subtree with solutions
key-undecided = unfinished subtree
key-unexplored = unexplored

# The colours of an algorithm of sheet 000.
key-validity = green: valid; red: invalid, as in the sheet
