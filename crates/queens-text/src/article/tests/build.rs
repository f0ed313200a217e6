//! The tests of the build script, which are in its files.

#[path = "../../../build/article.rs"]
mod article;
#[path = "../../../build/outline.rs"]
mod outline;
#[path = "../../../build/reader.rs"]
mod reader;
