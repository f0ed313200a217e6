### Pictures, animations and lists of events as files: tabs of the dialog Share.

# The label of the list of subjects.
of = What is drawn

# $of (PictureOf): a subject
of-name = { $of ->
    [board] Board
    [tree] Whole tree
    [icicle] Icicle
   *[path] Path
}

format = Format

# $format (StillFormat): a format of a picture
format-name = { $format ->
    [png] PNG
    [svg] SVG
   *[tex] TikZ
}

size = Longer side, in pixels

# The label of the list of colours.
theme = Colours

# $theme (Theme?): colours; absent for those of the page
theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[none] As on the page
}

caption = With the sentence about it
counters = With the counters
coordinates = With the names of files and ranks
preview = The picture
under-way = Drawing…

# A button: saves the file.
# $size (Text): its size
save = Save ({ $size })

copy = Copy
print = Print
print-use = For a PDF of board, code and counters, print the page and choose “Save as PDF”.
from = From step
to = To step

# A button: sets the first and the last step.
whole = Whole search

next-solution = To the next solution
every = A frame for

# $every (Every): a choice
every-name = { $every ->
    [event] each event
    [placement] each placement
   *[solution] each solution
}

rate = Frames a second
repeats = Begin again after the last frame
estimating = Estimating…

# The estimated size of an animation.
# $frames (Number): its frames
# $time (Text): its seconds
# $size (Text): the size of the file
estimated = { frames }, { $time }, about { $size }: measured on some of them.

# $frames (Number): the number of frames
frames = { $frames ->
    [one] 1 frame
   *[other] { $frames } frames
}

make = Make the animation

# The progress of an animation.
# $done (Number): the frames drawn
# $frames (Number): all frames
# $size (Text): the size of the file so far
making = { $done } of { frames }, { $size }

stop = Cancel
made = The animation

# The sign of a byte.
byte = B

# Nothing can be drawn.
no-search = This needs a search that is shown step by step: choose Watch, and a goal other than a count.

# The text typed is not a step.
# $value (Text?): the text
bad-step = { $value ->
    [none] A field for a step is empty
   *[some] “{ $value }” is not a step
}: type a whole number, such as 0 or 100.

# The text typed is not a size.
# $value (Text?): the text
# $lowest (Number): the least size
# $highest (Number): the largest size
bad-size = { $value ->
    [none] A field for a size is empty
   *[some] “{ $value }” is not a size
}: type a whole number of pixels from { $lowest } to { $highest }.

# The text typed is not a number of frames a second.
# $value (Text?): the text
# $lowest (Number): the least number
# $highest (Number): the largest number
bad-rate = { $value ->
    [none] The field for frames a second is empty
   *[some] “{ $value }” is not a number of frames a second
}: type a whole number from { $lowest } to { $highest }.

no-path = The path of this algorithm is a list: draw the board or the whole tree.

no-tree = This algorithm does not search a tree of boards: draw the board.

no-engine = The tree cannot be read because the engine has stopped: close this dialog and reload the engine.

# $events (Number): the events chosen
# $most (Number): the most events of a file
too-many-events = These are { $events } events, and a file has at most { $most }: choose fewer steps, or write them with “queens trace”.

# $from (Number): the first step chosen
# $last (Number): the last step of the search
begins-past-the-end = Step { $from } is past the end: the search ends at step { $last }. Begin there or before.

# $to (Number): the last step chosen
# $last (Number): the last step of the search
ends-past-the-end = Step { $to } is past the end: the search ends at step { $last }. End there or before.

# $from (Number): the first step chosen
# $to (Number): the last step chosen
backwards = The first step is { $from } and the last step is { $to }: end at a later step.

# A frame for each solution is wanted.
# $from (Number): the first step chosen
# $to (Number): the last step chosen
no-solution = There is no solution from step { $from } to step { $to }: choose other steps, or a frame for each event or placement.

# $most (Number): the most frames
too-many-frames = An animation has at most { $most } frames: choose fewer steps, or a frame for each placement or solution.

# $size (Text): the largest size of a file
too-large = The file would be larger than { $size }: choose a smaller size or fewer frames.

unsupported = The algorithm does not support this search: change the settings.

not-loaded = The picture tools could not be loaded: check the connection, then change an option or open this tab again.

# $error (Text): an error in English
failed = The picture could not be drawn ({ $error }): try a smaller size, or reload the page.
