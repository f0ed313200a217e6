//! What is done before the words are compiled: the article's Markdown becomes nodes in Rust.

mod article;
mod outline;
mod reader;

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// Each language by its name in the code and its folder below `text`; the others are held against the first.
const LANGUAGES: [(&str, &str); 3] = [("ENGLISH", "en"), ("FRENCH", "fr"), ("ROMANIAN", "ro")];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=text");
    match articles() {
        Ok(code) => fs::write(Path::new(&env::var("OUT_DIR")?).join("articles.rs"), code)?,
        Err(fault) => println!("cargo::error={fault}"),
    }
    Ok(())
}

/// The articles in Rust, or the first fault of one.
fn articles() -> Result<String, String> {
    let (mut code, mut first) = (String::new(), None);
    for (name, folder) in LANGUAGES {
        let path = format!("text/{folder}/article.md");
        let told = |fault: String| format!("crates/queens-text/{path}{fault}");
        let text = fs::read_to_string(&path).map_err(|error| told(format!(": {error}")))?;
        let article = reader::read(&text).map_err(told)?;
        let outline = outline::of(&article);
        match &first {
            None => first = Some(outline),
            Some(first) => outline::compare(first, &outline).map_err(told)?,
        }
        code += &format!("pub(super) static {name}: Article = {};\n", article.code());
    }
    Ok(code)
}
