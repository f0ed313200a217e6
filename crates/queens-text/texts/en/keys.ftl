### The list of keys, with their effects and their names.

# Headings.
playback = Playback
on-board = When the board has focus
on-tree = When the whole tree has focus
on-map = When the map of frames has focus
in-play = While you play
marks = Marks

# Keys that act anywhere on the page.
play = Play or pause
run = Run the search of the form
step = Step back, forward
ten-steps = Ten steps
ends = First, last step
next-solution = Next solution
next-dead-end = Next dead end
next-rejection = Next rejection
next-on-square = Next event on the chosen square
backwards = The same, backwards
answer = Answer the question
go-to = Open “Go to”
speed = Faster, slower
undo-change = Return to the search before the changes
this-list = This list

# Keys of the board.
move-about = Move between squares
toggle-square = Fix or free a queen
pick-up = In play: pick up a queen, or put it back
row-ends = First, last in row
escape = Close the card or the message
leave = Leave the board

# Keys of the map of frames.
move-on-map = Move between frames
choose-frame = Show or hide the frame

# Keys of the whole tree.
parent-child = Parent, first child
siblings = Sibling before, after
toggle-node = Fold or unfold
all = Unfold everything, fold failures
zoom = Larger, smaller
fit = Fit the whole tree
pan = Move the picture

# Keys while the reader plays.
undo = Undo a move
redo = Do it again
place-on-square = Place or remove a piece
clear = Take all pieces back
hint = A hint, or its next step
puzzles = Puzzles

# Clicks on the whole tree.
first-event = A node’s first event
last-event = A node’s last event
click = Click

# The names of keys.
space-key = Space
shift-key = Shift
control-key = Ctrl
home-key = Home
end-key = End
enter-key = Enter
escape-key = Esc
tab-key = Tab
