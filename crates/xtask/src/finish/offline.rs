//! Writes the file list of a release into the service worker, `web/sw.js`, which stores these files for offline use.
//! Each entry contains the hash and the size of the file. The name of the build changes if any file changes.

use crate::files;
use anyhow::{Context, Result};

use super::{Page, SERVICE_WORKER, headers, languages, names, preview, scripts};

/// The files that the service worker does not store. It also leaves out the texts of languages that are not offered.
/// Browsers fetch the service worker themselves. `robots.txt` is for search engines, `_headers` for hosts, and the preview for other
/// sites. The page for unknown paths is only needed online, and `no-server.html` only without a server. Some hosts redirect from its file, and a redirect would abort
/// the installation of the service worker.
const LEFT_OUT: [&str; 7] = [
    SERVICE_WORKER,
    "robots.txt",
    headers::HEADERS,
    preview::PICTURE,
    names::NOT_FOUND[0],
    names::NOT_FOUND[1],
    names::NO_SERVER,
];

/// The file of the page, and its address. The address is the directory, because hosts may redirect from the file to the
/// directory.
const PAGE: [&str; 2] = ["index.html", "./"];

/// The lines in the source of the service worker that this stage replaces.
const NO_BUILD: &str = "const BUILD = \"\";";
const NO_FILES: &str = "const FILES = {};";

/// Writes the list of files into the service worker of a release. The listed files must not change afterwards.
pub(super) fn list(page: &Page) -> Result<()> {
    if !page.is_release {
        return Ok(());
    }
    let mut listed = Vec::new();
    for name in files::names(&page.directory)? {
        if !LEFT_OUT.contains(&name.as_str()) && !languages::is_not_offered(&name) {
            let file = fs_err::read(page.file(&name))?;
            let address = if name == PAGE[0] {
                PAGE[1].to_owned()
            } else {
                name
            };
            listed.push((address, names::integrity(&file), file.len()));
        }
    }
    let path = page.file(SERVICE_WORKER);
    let worker = with_files(&fs_err::read_to_string(&path)?, &listed);
    let worker =
        worker.with_context(|| format!("{} lacks {NO_BUILD} or {NO_FILES}", path.display()))?;
    fs_err::write(&path, worker)?;
    scripts::minify_one(page, SERVICE_WORKER)
}

/// The script of the service worker with a list of files. `None` unless its source contains each of the two lines
/// exactly once.
fn with_files(worker: &str, files: &[(String, String, usize)]) -> Option<String> {
    let lines = files
        .iter()
        .map(|(name, hash, size)| format!("  {name:?}: [\"{hash}\", {size}],\n"));
    let list = format!("const FILES = {{\n{}}};", lines.collect::<String>());
    let build = names::short(format!("{worker}{list}").as_bytes());
    let places = [NO_BUILD, NO_FILES].map(|place| worker.matches(place).count());
    (places == [1, 1]).then(|| {
        let worker = worker.replace(NO_BUILD, &format!("const BUILD = \"{build}\";"));
        worker.replace(NO_FILES, &list)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = include_str!("../../../../web/sw.js");

    /// The script of the service worker with a list of files.
    fn listed(files: &[[&str; 2]]) -> String {
        let file = |[name, hash]: &[&str; 2]| (name.to_string(), hash.to_string(), 7);
        let files: Vec<(String, String, usize)> = files.iter().map(file).collect();
        with_files(SOURCE, &files).expect("a worker with files")
    }

    fn build(worker: &str) -> &str {
        let line = worker.lines().find(|line| line.starts_with("const BUILD"));
        line.expect("a line with the build")
    }

    #[test]
    fn every_file_is_listed_with_its_hash_and_size() {
        let worker = listed(&[["./", "sha384-p"], ["a.js", "sha384-a"]]);
        let list =
            "const FILES = {\n  \"./\": [\"sha384-p\", 7],\n  \"a.js\": [\"sha384-a\", 7],\n};\n";
        assert!(worker.contains(list), "{worker}");
    }

    #[test]
    fn the_build_changes_with_every_name_and_every_content() {
        let files = [["a.css", "1"], ["b.css", "1"], ["a.css", "2"]];
        let workers = files.map(|file| listed(&[file]));
        let [one, renamed, changed] = workers.each_ref().map(|worker| build(worker));
        assert!(one != renamed && one != changed && renamed != changed);
        assert_eq!(one, build(&listed(&[["a.css", "1"]])));
    }

    #[test]
    fn a_worker_without_a_place_for_files_is_refused() {
        assert_eq!(with_files("const BUILD = \"\";", &[]), None);
        assert_eq!(with_files(&SOURCE.repeat(2), &[]), None);
    }
}
