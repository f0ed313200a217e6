//! The page in a real browser, one module per thing that a reader does.

mod opening;
