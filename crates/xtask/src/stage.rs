//! Stages the page for development: copies the files that index.html names into one directory, for `finish`. The file
//! names do not change.
//!
//! Trunk stages a release from the same elements with `data-trunk`, and minifies the page. The development page does
//! not use Trunk, because compiling Trunk takes minutes before the first start.

use std::path::Path;

use crate::{files, paths, styles};
use anyhow::{Context, Result, bail};

const PAGE: &str = "index.html";

/// The attribute of the elements that name files.
const MARK: &str = " data-trunk";

/// The use of the file that an element of index.html names.
#[derive(Debug, PartialEq, Eq)]
enum Staged<'a> {
    /// The file is copied. The text is the element that refers to the copy.
    Linked(&'a str, String),
    /// The file is copied. No element refers to it.
    Copied(&'a str),
    /// The text of the file replaces the element.
    Inlined(&'a str),
    /// The element names the module, which `finish` compiles.
    Compiled,
}

/// Stages the page into a directory. Removes the earlier contents of the directory first.
pub(crate) fn stage(directory: &Path) -> Result<()> {
    styles::run(&[])?;
    files::remove_directory(directory)?;
    fs_err::create_dir_all(directory)?;
    let root = paths::root();
    let copy = |source: &str| fs_err::copy(root.join(source), directory.join(name(source)));
    let mut page = String::new();
    for line in fs_err::read_to_string(root.join(PAGE))?.lines() {
        if !line.contains(MARK) {
            page += line;
        } else {
            match staged(line).with_context(|| format!("{PAGE}: `{}`", line.trim()))? {
                Staged::Linked(source, element) => {
                    copy(source)?;
                    page += &element;
                }
                Staged::Copied(source) => drop(copy(source)?),
                Staged::Inlined(source) => page += &fs_err::read_to_string(root.join(source))?,
                Staged::Compiled => {}
            }
        }
        page.push('\n');
    }
    Ok(fs_err::write(directory.join(PAGE), page)?)
}

/// Parses the element on a line of index.html.
fn staged(line: &str) -> Result<Staged<'_>> {
    let source = attribute(line, "href").or_else(|| attribute(line, "src"));
    let source = source.context("it names no file")?;
    let linked = || {
        let element = line.replace(MARK, "").replace("\"css\"", "\"stylesheet\"");
        let element = element.replace(source, &format!("./{}", name(source)));
        Staged::Linked(source, element)
    };
    Ok(match attribute(line, "rel") {
        Some("css" | "icon") => linked(),
        Some("copy-file") => Staged::Copied(source),
        Some("inline") => Staged::Inlined(source),
        Some("rust") => Staged::Compiled,
        None if line.trim_start().starts_with("<script ") => linked(),
        _ => bail!("only Trunk can stage this element"),
    })
}

/// The value of an attribute of the element on a line. `None` if the attribute is missing.
fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = line.split_once(&format!(" {name}=\""))?;
    value.split('"').next()
}

/// The name of the copy of a file.
fn name(source: &str) -> &str {
    source.rsplit('/').next().unwrap_or(source)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = include_str!("../../../index.html");

    #[test]
    fn every_element_of_the_page_can_be_staged() {
        let lines: Vec<&str> = SOURCE.lines().filter(|line| line.contains(MARK)).collect();
        assert!(lines.len() > 10, "{lines:?}");
        for line in lines {
            assert_eq!(line.matches('<').count(), 1 + line.matches("</").count());
            staged(line).unwrap_or_else(|error| panic!("{line}: {error:#}"));
        }
    }

    #[test]
    fn elements_refer_to_copies_with_plain_names() {
        for (line, source, element) in [
            (
                r#"<link data-trunk rel="css" href="target/a.css" integrity="sha384-a.css">"#,
                "target/a.css",
                r#"<link rel="stylesheet" href="./a.css" integrity="sha384-a.css">"#,
            ),
            (
                r#"<script data-trunk type="module" src="web/a.js" data-no-minify></script>"#,
                "web/a.js",
                r#"<script type="module" src="./a.js" data-no-minify></script>"#,
            ),
        ] {
            let staged = staged(line).expect("an element");
            assert_eq!(staged, Staged::Linked(source, element.to_owned()));
        }
    }

    #[test]
    fn an_element_of_an_unknown_kind_is_refused() {
        for line in [
            r#"<link data-trunk rel="sass" href="a.scss">"#,
            r#"<link data-trunk rel="icon">"#,
        ] {
            staged(line).expect_err("a refusal");
        }
    }
}
