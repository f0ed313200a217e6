### The frame of the page: the header, the links that skip it, the names of its regions and panels.

brand = Queens

# The purpose of the page, in one line.
purpose = See how a computer searches a chessboard

# Links for the keyboard: to the board, and on the page “About” to its text.
skip = Skip to the board
skip-to-text = Skip to the text

# The name of the navigation between problems.
problems = Problem

# $problem (Problem): a problem
problem = { $problem ->
    [queens] Queens
    [domination] Domination
   *[knight] Knight
}

# room: 8
about = About

# room: 10
share = Share

# Opens the dialog that makes an exercise.
make-exercise = Make an exercise

# The layout for a projector: a button that opens it, and one that leaves it.
present = Presenter view
leave = Leave the presenter view

# The tool that exports, here and in the panel “Results”.
# room: 9
export = Export
theme = Switch theme
language = Language

# room: 7
keys = Keys

# The name of the menu that contains these tools on a phone.
menu = Menu: share, export, about, theme, language, keys

# The name of the menu of a wide screen.
more = More tools: share, export, exercise, story, about, theme, language, keys

# The link from an embed to the page.
whole = Open the whole page

# The name of the region with the board.
board = Board

# The name of the choice between the uses of the board.
roles = Use of the board

# $role (Role): a use of the board
role = { $role ->
    [watch] Watch
    [play] Your move
   *[predict] Predict
}

# The name of the tabs on a phone.
panels = Panels
setup = Setup

# The exercise, which replaces the form.
exercise = Exercise
code = Code
path = Explore
