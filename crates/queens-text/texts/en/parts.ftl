### In place of a part of the page that has not been loaded.

coming = Loading …
missing = This part could not be loaded. Check the connection.

# The button that loads it again.
again = Try again
