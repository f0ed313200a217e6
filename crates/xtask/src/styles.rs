//! One stylesheet instead of one a view: together they compress to a third less than apart, and the page
//! carries one hash for all of them. The sources stay apart; what Trunk has staged of them is joined in
//! the order of the page, in every build, so that all of them look alike.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::integrity::{self, attribute, is_link};

/// Rules that only count at the head of a file, so that joining would silently switch them off.
const HEAD_ONLY: [&str; 3] = ["@charset", "@import", "@namespace"];

/// What a link to a stylesheet may say: one link cannot say anything else for all of them.
const ATTRIBUTES: [&str; 3] = ["rel=", "href=", "integrity="];

/// Puts one stylesheet in the place of all those that the page in this directory links.
pub(crate) fn join(staging: &Path) -> Outcome {
    let path = staging.join("index.html");
    let page = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
    let files = linked(&page).map_err(|what| Failure::file(&path, what))?;
    let mut sheet = String::new();
    for file in files.iter().map(|name| staging.join(name)) {
        let text = fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))?;
        if let Some(rule) = HEAD_ONLY.iter().find(|rule| text.contains(**rule)) {
            let what = format!("{rule} means nothing in a stylesheet that is joined to others");
            return Err(Failure::file(&file, what));
        }
        sheet.push_str(&text);
    }
    let name = format!("styles-{}.css", integrity::short(sheet.as_bytes()));
    let place = staging.join(&name);
    fs::write(&place, sheet).map_err(|error| Failure::file(&place, error))?;
    let page = relinked(&page, &name, &integrity::of(&place)?);
    fs::write(&path, page).map_err(|error| Failure::file(&path, error))?;
    for file in files.iter().map(|name| staging.join(name)) {
        fs::remove_file(&file).map_err(|error| Failure::file(&file, error))?;
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

/// The page with a link to this stylesheet in the place of the first one, with its hash if that has one,
/// and without the others.
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

/// The file that a tag links, without the way to it.
fn file_of(tag: &str) -> Option<&str> {
    let name = attribute(tag, "href")?.rsplit('/').next()?;
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::{env, process};

    use super::*;

    /// A directory with a page and two stylesheets, removed when it is dropped.
    struct Staged(PathBuf);

    impl Staged {
        fn new(test: &str, first: &str) -> Self {
            let directory = env::temp_dir().join(format!("queens-{test}-{}", process::id()));
            fs::create_dir_all(&directory).expect("a directory");
            let staged = Self(directory);
            let page = "<head>\n<link rel=\"stylesheet\" href=\"/z-1.css\" integrity=\"sha384-z/\"/>\n\
                        <link rel=\"stylesheet\" href=\"/a-2.css\" integrity=\"sha384-a\"/></head>";
            staged.write("index.html", page);
            staged.write("z-1.css", first);
            staged.write("a-2.css", "b { left: 0 }");
            staged
        }

        fn write(&self, name: &str, text: &str) {
            fs::write(self.0.join(name), text).expect("it can be written");
        }

        fn read(&self, name: &str) -> String {
            fs::read_to_string(self.0.join(name)).expect("it is there")
        }

        fn names(&self) -> Vec<String> {
            let files = fs::read_dir(&self.0).expect("it is there");
            let mut names: Vec<String> = files
                .flatten()
                .map(|file| file.file_name().to_string_lossy().into_owned())
                .collect();
            names.sort();
            names
        }

        fn refusal(&self) -> String {
            join(&self.0).expect_err("it is refused").to_string()
        }
    }

    impl Drop for Staged {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }

    #[test]
    fn stylesheets_become_one_in_the_order_of_the_page() {
        let staged = Staged::new("joined", "a { top: 0 }\n");
        join(&staged.0).expect("joined");
        let names = staged.names();
        let [page, name] = names.as_slice() else {
            panic!("{names:?}");
        };
        assert_eq!(staged.read(name), "a { top: 0 }\nb { left: 0 }");
        let hash = integrity::of(&staged.0.join(name)).expect("a hash");
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
            let staged = Staged::new("named", first);
            join(&staged.0).expect("joined");
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
        let staged = Staged::new("refused", "@import \"c.css\";");
        let refusal = staged.refusal();
        assert!(
            refusal.contains("z-1.css: @import means nothing"),
            "{refusal}"
        );
        staged.write(
            "index.html",
            "<link rel=stylesheet href=z-1.css media=print>",
        );
        let refusal = staged.refusal();
        assert!(refusal.ends_with("because of media=print"), "{refusal}");
        staged.write("index.html", "<link rel=icon href=i.svg>");
        let refusal = staged.refusal();
        assert!(refusal.ends_with("no link to a stylesheet"), "{refusal}");
    }
}
