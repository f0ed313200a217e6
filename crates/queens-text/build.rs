//! Compiles the texts before the crate: functions of the messages in Rust, and the texts of each language as data.

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=texts");
    let out = env::var("OUT_DIR")?;
    let write = |name: &str, text: &str| fs::write(Path::new(&out).join(name), text);
    let compiled = match queens_text_build::compile(&queens_text_build::load(Path::new("texts"))?) {
        Ok(compiled) => compiled,
        Err(mistakes) => {
            for mistake in mistakes {
                println!("cargo::error={mistake}");
            }
            return Ok(());
        }
    };
    write("messages.rs", &compiled.code)?;
    let mut others = String::new();
    for (language, [opening, later]) in &compiled.data {
        match language.as_str() {
            "en" => {
                write("en-opening.txt", opening)?;
                let (messages, documents) = later
                    .split_once(queens_text_build::SEPARATOR)
                    .unwrap_or_default();
                write("en-messages.txt", messages)?;
                write("en-documents.txt", documents)?;
            }
            _ => {
                let file = format!("{language}.txt");
                write(&file, &compiled.file(language).unwrap_or_default())?;
                writeln!(
                    others,
                    "include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\")),"
                )?;
            }
        }
    }
    write("others.rs", &format!("[{others}]"))?;
    Ok(())
}
