//! Joins the stylesheets of the views into one, in the order of the page: together they compress to a third less, and the
//! page has one hash for all. Every build does so, so that all builds look alike.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::integrity::{self, attribute, is_link};

/// Rules that apply only at the head of a file; joining would silently disable them.
const HEAD_ONLY: [&str; 3] = ["@charset", "@import", "@namespace"];

/// The attributes that a link to a stylesheet may have: one link cannot have others for all.
const ATTRIBUTES: [&str; 3] = ["rel=", "href=", "integrity="];

/// Replaces the stylesheets that the page in this directory links with one.
pub(crate) fn join(staging: &Path) -> Outcome {
    let path = staging.join("index.html");
    let page = files::read_text(&path)?;
    let names = linked(&page).map_err(|what| Failure::file(&path, what))?;
    let mut sheet = String::new();
    for file in names.iter().map(|name| staging.join(name)) {
        let text = files::read_text(&file)?;
        if let Some(rule) = HEAD_ONLY.iter().find(|rule| text.contains(**rule)) {
            let what = format!("{rule} does not apply in a stylesheet that is joined to others");
            return Err(Failure::file(&file, what));
        }
        sheet.push_str(&text);
    }
    let name = format!("styles-{}.css", integrity::short(sheet.as_bytes()));
    let place = staging.join(&name);
    files::write(&place, sheet)?;
    let page = relinked(&page, &name, &integrity::of(&place)?);
    files::write(&path, page)?;
    for file in names.iter().map(|name| staging.join(name)) {
        files::remove(&file)?;
    }
    Ok(())
}

/// The names of the stylesheets that this page links, or why they cannot be joined.
fn linked(page: &str) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    for tag in page
        .split_inclusive('>')
        .filter(|tag| is_link(tag, &["rel=stylesheet"]))
    {
        let tag = tag.trim();
        let inside = tag.trim_start_matches("<link").trim_end_matches(['>', '/']);
        let is_known = |word: &&str| ATTRIBUTES.iter().any(|name| word.starts_with(name));
        if let Some(word) = inside.split_whitespace().find(|word| !is_known(word)) {
            return Err(format!(
                "{tag} cannot be joined to other stylesheets because of {word}"
            ));
        }
        let file = file_of(tag).ok_or_else(|| format!("{tag} links no file"))?;
        files.push(file.to_owned());
    }
    if files.is_empty() {
        return Err("no link to a stylesheet".to_owned());
    }
    Ok(files)
}

/// The page with a link to this stylesheet in place of the first one, with its hash if that has one, and without the
/// others.
fn relinked(page: &str, name: &str, hash: &str) -> String {
    let mut links = 0;
    let tags = page.split_inclusive('>').map(|tag| {
        if !is_link(tag, &["rel=stylesheet"]) {
            return tag.to_owned();
        }
        links += 1;
        if links > 1 {
            return String::new();
        }
        let tag = match file_of(tag) {
            Some(file) => tag.replace(file, name),
            None => tag.to_owned(),
        };
        match attribute(&tag, "integrity") {
            Some(old) => tag.replace(old, hash),
            None => tag,
        }
    });
    tags.collect()
}

/// The name of the file that a tag links.
fn file_of(tag: &str) -> Option<&str> {
    let name = attribute(tag, "href")?.rsplit('/').next()?;
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::staged::Staged;

    /// A page with two stylesheets.
    fn staged(test: &str, first: &str) -> Staged {
        let page = "<head>\n<link rel=\"stylesheet\" href=\"/z-1.css\" integrity=\"sha384-z/\"/>\n\
                    <link rel=\"stylesheet\" href=\"/a-2.css\" integrity=\"sha384-a\"/></head>";
        let second = "b { left: 0 }";
        Staged::new(
            test,
            &[
                ["index.html", page],
                ["z-1.css", first],
                ["a-2.css", second],
            ],
        )
    }

    fn refusal(staged: &Staged) -> String {
        join(staged.path()).expect_err("a refusal").to_string()
    }

    #[test]
    fn stylesheets_become_one_in_the_order_of_the_page() {
        let staged = staged("joined", "a { top: 0 }\n");
        join(staged.path()).expect("joined");
        let names = staged.names();
        let [page, name] = names.as_slice() else {
            panic!("{names:?}");
        };
        assert_eq!(staged.read(name), "a { top: 0 }\nb { left: 0 }");
        let hash = integrity::of(&staged.path().join(name)).expect("a hash");
        assert_eq!(
            staged.read(page),
            format!(
                "<head>\n<link rel=\"stylesheet\" href=\"/{name}\" integrity=\"{hash}\"/></head>"
            )
        );
    }

    #[test]
    fn the_name_changes_with_the_contents() {
        let [one, other] = ["a { top: 0 }", "a { top: 1px }"].map(|first| {
            let staged = staged("named", first);
            join(staged.path()).expect("joined");
            staged.names()
        });
        assert_ne!(one, other);
    }

    #[test]
    fn a_minified_page_is_read_and_one_without_hashes_gets_none() {
        let page = "<link href=./a-1.css rel=stylesheet><link href=./i.svg rel=icon>\
                    <link href=./b-2.css rel=stylesheet><p>text";
        assert_eq!(
            linked(page),
            Ok(vec!["a-1.css".to_owned(), "b-2.css".to_owned()])
        );
        assert_eq!(
            relinked(page, "styles-3.css", "sha384-c"),
            "<link href=./styles-3.css rel=stylesheet><link href=./i.svg rel=icon><p>text"
        );
    }

    #[test]
    fn what_joining_would_change_is_refused() {
        let staged = staged("refused", "@import \"c.css\";");
        let message = refusal(&staged);
        assert!(
            message.contains("z-1.css: @import does not apply"),
            "{message}"
        );
        staged.write(
            "index.html",
            "<link rel=stylesheet href=z-1.css media=print>",
        );
        let message = refusal(&staged);
        assert!(message.ends_with("because of media=print"), "{message}");
        staged.write("index.html", "<link rel=icon href=i.svg>");
        let message = refusal(&staged);
        assert!(message.ends_with("no link to a stylesheet"), "{message}");
    }
}
