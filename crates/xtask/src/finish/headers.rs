//! Writes the headers of Trunk.toml into the page, for hosts that do not send headers of their own. The content
//! security policy becomes a `<meta>` in index.html and 404.html. All headers go into `_headers`, which Netlify and
//! Cloudflare Pages read. In `_headers`, files with a hash in their names never expire.

use anyhow::{Context, Result};

use super::{Page, names};
use crate::{files, paths};

/// The file with the headers. Netlify and Cloudflare Pages read the file and do not serve it.
pub(super) const HEADERS: &str = "_headers";

const POLICY: &str = "Content-Security-Policy";
const CACHE: &str = "Cache-Control";

/// The start of the first element of a page. The policy follows this element and precedes any script.
const CHARSET: &str = "<meta charset";

/// Writes the policy into both pages and, in a release, writes `_headers`.
pub(super) fn write(page: &Page) -> Result<()> {
    let headers = response_headers()?;
    let policy = headers.iter().find(|(name, _)| name == POLICY);
    let (_, policy) = policy.with_context(|| format!("Trunk.toml has no {POLICY}"))?;
    for name in ["index.html", names::NOT_FOUND[0]] {
        let path = page.file(name);
        let html = fs_err::read_to_string(&path)?;
        let html = with_policy(&html, policy)
            .with_context(|| format!("{} lacks {CHARSET}", path.display()))?;
        fs_err::write(&path, html)?;
    }
    if page.is_release {
        let named = files::names(&page.directory)?;
        fs_err::write(page.file(HEADERS), for_hosts(&headers, &named))?;
    }
    Ok(())
}

/// The headers in `[serve.headers]` of Trunk.toml, as names and values.
pub(crate) fn response_headers() -> Result<Vec<(String, String)>> {
    let path = paths::root().join("Trunk.toml");
    let document: toml::Table = fs_err::read_to_string(&path)?.parse()?;
    let headers = document.get("serve").and_then(|serve| serve.get("headers"));
    let headers = headers.and_then(toml::Value::as_table);
    let headers = headers.context("Trunk.toml has no [serve.headers]")?;
    let pair = |(name, value): (&String, &toml::Value)| {
        let value = value.as_str().map(str::to_owned);
        Some((name.clone(), value?))
    };
    headers
        .iter()
        .map(|header| pair(header).with_context(|| format!("{} is not text", header.0)))
        .collect()
}

/// The page with the policy, without the part `frame-ancestors`, which is valid only in a header. `None` if the page
/// lacks [`CHARSET`].
fn with_policy(html: &str, policy: &str) -> Option<String> {
    let at = html.find(CHARSET)?;
    let at = at + html[at..].find('>')? + 1;
    let parts = policy.split("; ");
    let parts: Vec<&str> = parts
        .filter(|part| !part.starts_with("frame-ancestors"))
        .collect();
    let meta = format!(
        "<meta http-equiv=\"{POLICY}\" content=\"{}\">",
        parts.join("; ")
    );
    Some(format!("{}{meta}{}", &html[..at], &html[at..]))
}

/// The text of `_headers`: the headers for all files, and a cache lifetime of one year for the files with a hash in
/// their names.
fn for_hosts(headers: &[(String, String)], files: &[String]) -> String {
    let mut text = String::from("/*\n");
    for (name, value) in headers.iter().filter(|(name, _)| name != CACHE) {
        text.push_str(&format!("  {name}: {value}\n"));
    }
    let kept = files
        .iter()
        .filter(|name| !names::FIXED.contains(&&***name));
    for name in kept {
        text.push_str(&format!(
            "/{name}\n  {CACHE}: public, max-age=31536000, immutable\n"
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_comes_before_any_script_and_leaves_frames_to_the_header() {
        let page = "<!doctype html><meta charset=utf-8><script src=a.js></script>";
        let policy = "default-src 'none'; frame-ancestors *; script-src 'self'";
        assert_eq!(
            with_policy(page, policy).as_deref(),
            Some(
                "<!doctype html><meta charset=utf-8><meta http-equiv=\"Content-Security-Policy\" \
                 content=\"default-src 'none'; script-src 'self'\"><script src=a.js></script>"
            )
        );
        assert_eq!(with_policy("<p>", policy), None);
    }

    #[test]
    fn only_files_with_a_hash_in_their_names_are_kept_for_good() {
        let headers = response_headers().expect("Trunk.toml has headers");
        let files = [
            "404.html",
            "index.html",
            "not-found.js",
            "styles-1.css",
            "sw.js",
            "worker.js",
        ];
        let files = files.map(str::to_owned);
        let text = for_hosts(&headers, &files);
        let (everywhere, kept) = text.split_once("\n/").expect("two paths");
        assert!(everywhere.contains("\n  Content-Security-Policy: default-src 'none'; "));
        assert!(!everywhere.contains(CACHE));
        assert_eq!(
            kept,
            "styles-1.css\n  Cache-Control: public, max-age=31536000, immutable\n"
        );
    }
}
