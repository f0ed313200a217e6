### The sentences of index.html, 404.html and no-server.html, which the page shows before it starts or if it cannot start.
### The texts may contain HTML.

# The module could not be started. All texts of this file may contain HTML.
start-failed = The page could not start. <a href="">Reload it</a>, or try a current version of the browser.

# An error that the page did not catch.
failed = Something in the page failed. If the page does not respond, <a href="">reload it</a>.

# Without JavaScript.
no-script = This page needs JavaScript and WebAssembly.

# Below the name of the page.
purpose = See how a computer searches a chessboard

# The first chapter of the story, as in story.ftl.
story-title = Four queens
story-text = A queen attacks all squares of its row, its column and its diagonals; dots mark them. Can four queens share this small board so that none attacks another?
story-task = Choose a square to place a queen, and a queen to take it back.

# The page is not there after some seconds.
slow = Still loading. If nothing appears, check the connection and reload the page, or open it in a current browser: Chrome or Edge 123, Firefox 125, Safari 17.5 or later.

# The page from a `file:` address.
no-server = Queens needs a web server. In this folder, run <code>python3 -m http.server</code>, then open <a href="http://localhost:8000">http://localhost:8000</a>.

# The page for an unknown address.
not-found = There is no page at this address. <a href="../">Open Queens</a>
