//! Compiles the words before the crate: the messages in Fluent's format, and the Markdown of the article and the sheets.

mod article;
#[allow(dead_code, reason = "`cargo xtask texts` uses the rest")]
mod fluent;
mod outline;
mod reader;
mod types;

use std::error::Error;
use std::path::Path;
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=texts");
    let out = env::var("OUT_DIR")?;
    let write = |name: &str, text: &str| fs::write(Path::new(&out).join(name), text);
    match articles() {
        Ok(code) => write("articles.rs", &code)?,
        Err(fault) => println!("cargo::error={fault}"),
    }
    match fluent::compile(&fluent::load(Path::new("texts"))?) {
        Ok(fluent::Compiled { code, words, .. }) => {
            write("messages.rs", &code)?;
            for (language, [opening, rest]) in words {
                write(&format!("{language}-opening.txt"), &opening)?;
                write(&format!("{language}-rest.txt"), &rest)?;
            }
        }
        Err(mistakes) => mistakes
            .iter()
            .for_each(|mistake| println!("cargo::error={mistake}")),
    }
    Ok(())
}

/// The sheets whose questions are answered, each in a file of its own.
const SHEETS: [&str; 5] = ["000", "001", "002", "003", "004"];

/// The article and the sheets in Rust, named as the folder of their language, or the first fault of one.
fn articles() -> Result<String, String> {
    let mut code = String::new();
    for language in languages().map_err(|error| format!("crates/queens-text/src: {error}"))? {
        let (name, article) = (language.to_uppercase(), read(&language, "article")?);
        let sheets = SHEETS.map(|sheet| read(&language, &format!("sheets/{sheet}")));
        let sheets = sheets
            .into_iter()
            .collect::<Result<Vec<_>, _>>()?
            .join(", ");
        code += &format!("pub(super) static {name}: Article = {article};\n");
        code += &format!("pub(super) static {name}_SHEETS: [Article; 5] = [{sheets}];\n");
    }
    Ok(code)
}

/// A file of a language in Rust. It has the same outline as the English one.
fn read(language: &str, file: &str) -> Result<String, String> {
    let parsed = |language: &str| {
        let path = format!("src/{language}/{file}.md");
        let told = |fault: String| format!("crates/queens-text/{path}{fault}");
        let text = fs::read_to_string(&path).map_err(|error| told(format!(": {error}")))?;
        let article = reader::read(&text).map_err(told)?;
        Ok::<_, String>((outline::of(&article), article))
    };
    let ((english, _), (outline, article)) = (parsed("en")?, parsed(language)?);
    let told = |fault: String| format!("crates/queens-text/src/{language}/{file}.md{fault}");
    outline::compare(&english, &outline).map_err(told)?;
    Ok(article.code())
}

/// The folders of `src` whose name is a code of two letters.
fn languages() -> io::Result<Vec<String>> {
    let mut languages = Vec::new();
    for entry in fs::read_dir("src")? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.len() == 2 && entry.file_type()?.is_dir() {
            languages.push(name);
        }
    }
    languages.sort();
    Ok(languages)
}
