//! Puts the texts of all languages into the page: their data files, the function that loads them, and the sentences of
//! index.html, 404.html and no-server.html, which are shown before the page starts.

use queens_text_build::{Compiled, LANGUAGES};

use crate::texts;
use anyhow::{Context, Result, ensure};

use super::{Page, names, split};

pub(super) fn add(page: &Page) -> Result<()> {
    let compiled = texts::compiled()?;
    let mut addresses = String::new();
    for (code, ..) in &LANGUAGES[1..] {
        let data = compiled.file(code).context("a language without texts")?;
        let name = format!("texts_{code}.txt");
        fs_err::write(page.file(&name), data)?;
        addresses += &format!("\n  {code}: [\"./{name}\", \"sha384-{name}\"],");
    }
    let loader = page.file(split::LOADER);
    let script = fs_err::read_to_string(&loader)?;
    fs_err::write(&loader, script + &fetch_texts(&addresses))?;
    for name in ["index.html", names::NOT_FOUND[0], names::NO_SERVER] {
        let path = page.file(name);
        let html = with_sentences(&fs_err::read_to_string(&path)?, &compiled)
            .with_context(|| path.display().to_string())?;
        fs_err::write(path, html)?;
    }
    let early = page.file("early.js");
    let script = fs_err::read_to_string(&early)?;
    ensure!(script.contains(EARLY), "{} lacks {EARLY}", early.display());
    let codes: Vec<&str> = offered().collect();
    Ok(fs_err::write(
        early,
        script.replace(EARLY, &format!("{codes:?}")),
    )?)
}

/// The list of languages in `web/early.js`, which this stage completes.
const EARLY: &str = "[\"en\"]";

/// The codes of the languages that the page offers.
pub(crate) fn offered() -> impl Iterator<Item = &'static str> {
    let complete = LANGUAGES.iter().filter(|language| language.4 == "complete");
    complete.map(|language| language.0)
}

/// Whether a file has the texts of a language that the page does not offer.
pub(super) fn is_not_offered(file: &str) -> bool {
    let drafts = LANGUAGES.iter().filter(|language| language.4 != "complete");
    let mut ends = drafts.map(|language| format!("_{}.txt", language.0));
    file.starts_with("texts-") && ends.any(|end| file.ends_with(&end))
}

/// The loader's function that loads the texts of a language, with the addresses and hashes of the data files.
fn fetch_texts(addresses: &str) -> String {
    format!(
        "
const texts = {{{addresses}
}};
export const fetchTexts = async (code) => {{
  const [address, integrity] = texts[code];
  const response = await fetch(new URL(address, import.meta.url), {{ integrity }});
  return response.text();
}};
"
    )
}

/// The page with its sentences: an element such as `<p lang="en">{{purpose}}</p>` becomes an element for each language.
/// Trunk may have removed quotation marks and end tags.
fn with_sentences(mut html: &str, compiled: &Compiled) -> Result<String> {
    let mut result = String::new();
    while let Some((before, rest)) = html.split_once("{{") {
        let (name, rest) = rest.split_once("}}").context("{{ without }}")?;
        let start = before
            .rfind('<')
            .with_context(|| format!("{name} is outside of an element"))?;
        let (before, tag) = before.split_at(start);
        let end = rest.starts_with("</").then(|| rest.find('>')).flatten();
        let (end, rest) = rest.split_at(end.map_or(0, |end| end + 1));
        result += before;
        for code in offered() {
            let mut shells = compiled.shell.iter();
            let shell = shells.find(|(language, _)| language == code);
            let text = shell.and_then(|(_, texts)| texts.get(name));
            let text = text.with_context(|| format!("shell.ftl has no {name} in {code}"))?;
            let tag = tag.replace("lang=\"en\"", &format!("lang=\"{code}\""));
            let tag = tag.replace("lang=en", &format!("lang={code}"));
            result += &(tag + text + end);
        }
        html = rest;
    }
    Ok(result + html)
}

#[cfg(test)]
mod tests {
    use queens_text_build::Status;

    use super::*;

    #[test]
    fn a_sentence_is_written_in_each_language() {
        let compiled = texts::compiled().expect("texts without mistakes");
        for (element, end) in [("<p lang=\"en\">", "</p>"), ("<p lang=en>", "")] {
            let html = format!("<h1>404</h1>{element}{{{{purpose}}}}{end}<div>");
            let html = with_sentences(&html, &compiled).expect("a known sentence");
            for (code, shell) in &compiled.shell[..3] {
                let element = element.replace("en", code);
                let sentence = format!("{element}{}{end}", shell["purpose"]);
                assert!(html.contains(&sentence), "{html}");
            }
            assert!(html.starts_with("<h1>404</h1><p") && html.ends_with("<div>"));
            assert_eq!(html.matches("<p").count(), offered().count());
        }
        assert!(with_sentences("<p>{{nothing}}</p>", &compiled).is_err());
    }

    #[test]
    fn only_languages_that_are_not_offered_are_drafts() {
        assert!(
            is_not_offered("texts-0123_xa.txt")
                && !is_not_offered("texts-0123_fr.txt")
                && !is_not_offered("robots.txt")
        );
        assert_eq!(Status::Pseudo, texts::load().expect("texts")[3].status);
    }
}
