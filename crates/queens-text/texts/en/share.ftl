### The dialog “Share”.

# The name of the list of tabs, for screen readers.
tabs = Ways to share

# $tab (ShareTab): a tab
tab = { $tab ->
    [link] Link
    [qr] QR code
    [embed] Embed
    [picture] Picture
    [animation] Animation
   *[text] Text
}

# The QR code.
qr = QR code of the link

# Below the QR code: its use.
qr-use = Point a camera at it to open the page in its current state.

# The address of the page is too long for a QR code.
# $length (Number): its number of characters
# $most (Number): the most characters that a QR code has
qr-too-long = The address has { $length } characters, more than the { $most } of a QR code: share the link instead.

# The tab with the code that shows the board in another page.
embed = Code of the embed
copy-embed = Copy code
embed-use = For pages from a web server: browsers do not show it in a file that is opened from a disk.
width = Width
height = Height

# Two switches: whether the embed plays, and whether it starts again at its end.
plays = Play by itself
loops = Loop

shows-code = Show the code below the board

# The board as text, and the button that copies it.
text = The board as text
copy-text = Copy text

# A link to the files of solutions.
files = Solution files

# The file with the events between two steps.
events = The events of these steps, one on each line
make-events = Make the file

# A switch: whether each line has the variables of the program, too.
with-variables = With the variables of the program

# While that file is made.
# $done (Number): the steps in it
# $of (Number): all its steps
# $size (Text): its size: 12 kB
making-events = Step { $done } of { $of }, { $size }
