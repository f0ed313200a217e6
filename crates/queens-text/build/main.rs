//! What is done before the words are compiled: the article's Markdown becomes nodes in Rust.

mod article;
mod outline;
mod reader;

use std::error::Error;
use std::path::Path;
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src");
    match articles() {
        Ok(code) => fs::write(Path::new(&env::var("OUT_DIR")?).join("articles.rs"), code)?,
        Err(fault) => println!("cargo::error={fault}"),
    }
    Ok(())
}

/// The articles in Rust, each named as the folder of its language, or the first fault of one.
fn articles() -> Result<String, String> {
    let (mut code, mut first) = (String::new(), None);
    for language in languages().map_err(|error| format!("crates/queens-text/src: {error}"))? {
        let path = format!("src/{language}/article.md");
        let told = |fault: String| format!("crates/queens-text/{path}{fault}");
        let text = fs::read_to_string(&path).map_err(|error| told(format!(": {error}")))?;
        let article = reader::read(&text).map_err(told)?;
        let outline = outline::of(&article);
        match &first {
            None => first = Some(outline),
            Some(first) => outline::compare(first, &outline).map_err(told)?,
        }
        let name = language.to_uppercase();
        code += &format!("pub(super) static {name}: Article = {};\n", article.code());
    }
    Ok(code)
}

/// The folders of `src` whose name is a code of two letters. The others are held against the first, English.
fn languages() -> io::Result<Vec<String>> {
    let mut languages = Vec::new();
    for entry in fs::read_dir("src")? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.len() == 2 && entry.file_type()?.is_dir() {
            languages.push(name);
        }
    }
    languages.sort_by_key(|name| (name != "en", name.clone()));
    Ok(languages)
}
