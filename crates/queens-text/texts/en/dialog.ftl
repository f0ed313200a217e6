### Dialogs: the list of keys, the link, the engine that stopped.

close = Close

# The title of the list of keys.
keys = Keys

# The title of the dialog about the engine that stopped.
stopped = The engine stopped

# Why the engine, which runs the searches, stopped.
# $failure (WorkerFailure): the reason
failure = { $failure ->
    [not-started] It could not be started. The page tries again every few seconds; your settings are kept. Check the connection, or reload the page.
    [crashed] It met an error. Your settings are kept, and the steps read so far can still be seen.
    [other-build] Its version differs from that of this page. Reload the page to get both of the same version.
   *[silent] It did not answer, even after it was replaced. Your settings are kept.
}
reload = Reload engine

# The link in the dialog “Share”.
link = Link to this step
copy-link = Copy link

# The switch for keys that write a character.
character-keys = Letters and signs act on the page

# The switch for the reader’s colours and language in the link.
share-look = With my colours and my language

# The button that copies the details of the failure.
copy-details = Copy details
