### In place of a part of the page that has not been loaded.

coming = Loading …
missing = This part of the page could not be loaded. Check the connection and try again.

# The button that loads it again.
again = Try again
