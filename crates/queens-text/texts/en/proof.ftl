### The panel of a proof by frames: the map of frames, one frame in words, and the table of values.
### Text between stars is bold.

none = This algorithm does not search by frames.

before = Run the search: each frame that it examines appears here.

# After a search without frames.
# $excluded (Number?): the number of queens that Spencer's bound excludes
no-frame = { $excluded ->
    [none] This search examined no frame.
   *[some] *{ $excluded ->
        [one] { $excluded } queen
       *[other] { $excluded } queens
    }:* fewer than (n − 1) ÷ 2 queens leave a square of the boundary uncovered (Spencer’s bound), so that no frame is searched.
}

# The frames of one number of queens.
# $k (Number): the queens
# $begun (Number): the frames that the search has begun
# $is-complete (Bool): whether these are all frames
# $all (Number?): all frames, if their number is known
# $closed (Number): the frames that a rule closed at once
# $searched (Number): the frames that were searched
# $is-open (Bool): whether one more frame is being searched
sums = *{ $k ->
    [one] { $k } queen
   *[other] { $k } queens
}:* { $is-complete ->
    [yes] { $begun ->
        [one] { $begun } frame up to symmetry
       *[other] { $begun } frames up to symmetry
    }
   *[no] { $all ->
        [none] { $begun ->
            [one] { $begun } frame so far
           *[other] { $begun } frames so far
        }
       *[some] { $begun } of { $all } frames
    }
}; { $closed } closed at once, { $searched } searched{ $is-open ->
    [yes] , 1 not finished
   *[no] {""}
}

# The label of the numbers of queens whose frames can be shown.
choice = Queens

map = Map of frames

# A link to the question that explains the proof.
argument = Why this is a proof

# How the map is read.
axes = Each square is a frame: its row is the number of columns left + right of the frame, its column the number of rows above + below.

key = Key to the map

hint = Click a frame to see it on the board.

# $rule (FrameRule): a rule that closes frames
rule = { $rule ->
    [margins] Margins
    [gains] Gains
    [coverage] Coverage
    [prices] Prices
   *[no-candidate] Out of reach
}

# The meaning of the rule, in the key.
# $rule (FrameRule): the rule
finds = { $rule ->
    [margins] more lines outside need a queen than there are queens left
    [gains] the queens left gain less than two sides of the frame need
    [coverage] the queens left cover fewer squares than are open
    [prices] the open squares cost more queens than are left
   *[no-candidate] no queen left can serve some square or line outside
}

# In the key: frames that no rule closes at once.
searched = Searched: the more positions, the stronger the colour

# After the name of the frame that is being searched.
current = not finished

# The positions of a search: the roots of its frames, and the squares tried.
# $nodes (Number): their number
positions = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
}

# The name of a frame on the map.
# $low (Square): a corner
# $high (Square): the opposite corner
# $rule (FrameRule?): the rule that closed it
# $nodes (Number): the positions of its search
frame = { $low }–{ $high }: { $rule ->
    [none] searched, { positions }
    [margins] closed, margins
    [gains] closed, gains
    [coverage] closed, coverage
    [prices] closed, prices
   *[no-candidate] closed, out of reach
}

# $corners (Text): a1–g7
# $empty (Text): columns a, g and rows 1, 7
# $required (Text): the sentence about lines with a queen
lines = *Frame { $corners }.* In a set of this frame, { $empty } are empty.{ $required }

# A frame that a rule closed.
# $rule (Text): the name of the rule
# $why (Text): why there is no set
closed = *Closed by “{ $rule }”:* { $why }

# $rule (Text): the name of the rule
# $counted (Text): the rule by which the page counts
# $why (Text): why there is no set
closed-by-another = *Closed by “{ $rule }”; counted by “{ $counted }”:* { $why }

# $rule (Text): the name of the rule
# $why (Text): why there is no set
closed-by-cases = *Closed by “{ $rule }”; counted case by case:* { $why }

# A frame that no rule closed.
# $is-open (Bool): whether its search is not finished
# $nodes (Number): the positions of its search
# $sets (Number?): the sets found, if they are known
account = *{ $is-open ->
    [yes] Not finished
   *[no] Searched
}, { positions }:* { $sets ->
    [none] no rule closes it at once
    [0] every branch ended without a set
    [one] { $sets } set found
   *[other] { $sets } sets found
}.

to-step = Go to its step

# A button: searches the same board by frames.
by-frames = Prove it by frames

# After the sentence about a refuted number of queens.
# $nodes (Number): the positions
# $frames (Number): the frames among them
# $squares (Number): the squares among them
took = {" "}({ positions } examined: { $frames ->
    [one] { $frames } frame up to symmetry
   *[other] { $frames } frames up to symmetry
}, { $squares ->
    [one] { $squares } square tried
   *[other] { $squares } squares tried
})

values-title = Least numbers of queens, γ(n)

# The heads of columns.
values-queens = γ(n)

values-time = time here

# Above the values with the same source.
# $basis (ValueBasis): the source
values-source = { $basis ->
    [listed] Listed in OEIS A075458
    [met] A published lower bound, and a set of this size that is found here
   *[proven] No earlier proof known to us; not peer reviewed
}

values-prove = Prove it here

# $n (Number): the number of columns
values-prove-board = Prove it here: n = { $n }

values-note = The search runs in this page; its times are estimates.
