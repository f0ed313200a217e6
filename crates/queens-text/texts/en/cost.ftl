### The cost of an algorithm, under the form.

# A label: the number of boards among which the algorithm searches.
# $is-whole (Bool): whether it searches all of them
space = { $is-whole ->
    [yes] Space, searched whole
   *[no] Space, searched in part
}

# $chosen (CandidateKind): how a board is chosen
# $formula (Text): the number of boards: 8! = 40,320
boards = { $formula } { $chosen ->
    [squares] sets of squares
    [rows] boards with a queen in each column
    [columns] boards with a queen in each row
   *[orders] permutations
}

# A label: the counters of the algorithm.
counts = Counts

# A label: the publications about the algorithm.
sources = Written about it
