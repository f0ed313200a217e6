//! Compiles the page's module and splits it at `#[wasm_split]`, so that a visit fetches only the parts that it needs.
//!
//! The split needs the linker's relocations, which wasm-bindgen drops. So Trunk skips the module, and this stage runs
//! wasm-bindgen on the main module after the split.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use crate::command::{command, run_to_end, without_paths};
use crate::paths;
use anyhow::{Result, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;

use super::{Page, imports};

/// The file names of the compiled module, the module after wasm-bindgen, the glue, and the script that loads the parts.
const MODULE: &str = "queens-web.wasm";
const BOUND: &str = "queens-web_bg.wasm";
const GLUE: &str = "queens-web.js";
pub(super) const LOADER: &str = "queens-web_parts.js";

/// The name that the glue uses for the loader before this stage replaces it by the file name.
const LINK: &str = "parts";

/// The WebAssembly features of the target, by their names in wasm-opt. The parts do not declare their features.
const FEATURES: [&str; 7] = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "simd",
];

pub(super) fn split(page: &Page) -> Result<()> {
    let built = compile(page)?;
    let parts = split_page(page, &built)?;
    bind(page)?;
    if page.is_shrunk_by("wasm-opt") {
        shrink(page, &parts)?;
    }
    place(page, &parts)
}

/// Compiles the module. Returns its path.
fn compile(page: &Page) -> Result<PathBuf> {
    let mut build = command("cargo build --package queens-start --target wasm32-unknown-unknown");
    let profile = if page.is_release { "page" } else { "served" };
    if page.is_release {
        without_paths(&mut build);
    }
    run_to_end(build.args(["--profile", profile]))?;
    let built = paths::target().join("wasm32-unknown-unknown");
    Ok(built.join(profile).join(MODULE))
}

/// Splits the module. Stages the main module, the parts and their loader. Returns the paths of the parts.
fn split_page(page: &Page, built: &Path) -> Result<Vec<PathBuf>> {
    let module = fs_err::read(built)?;
    let (main, glue) = (page.file(MODULE), format!("./{GLUE}"));
    let mut options = wasm_split_cli_support::Options::new(&module);
    options.output_dir = &page.directory;
    options.main_out_path = &main;
    options.main_module = &glue;
    options.link_name = LINK;
    let split = wasm_split_cli_support::transform(options).map_err(|error| {
        anyhow!(
            "{} cannot be split: {error:#} (RUSTFLAGS in the environment would replace the project's own)",
            built.display()
        )
    })?;
    Ok(split.split_modules)
}

/// Generates the glue of the main module. Keeps the exports for the linker, because the parts import them.
fn bind(page: &Page) -> Result<()> {
    let (main, bound, glue) = (page.file(MODULE), page.file(BOUND), page.file(GLUE));
    let mut bind = Bindgen::new();
    bind.web(true)?.input_path(&main).keep_lld_exports(true);
    bind.generate(&page.directory)?;
    fs_err::remove_file(&main)?;
    let mut script = fs_err::read_to_string(&glue)?;
    // The parts and `web/src/fetch.rs` import from the loader, each with another quotation mark.
    for quote in ['"', '\''] {
        let (old, new) = (
            format!("from {quote}{LINK}{quote}"),
            format!("from \"./{LOADER}\""),
        );
        script = replaced(&glue, &script, &old, &new)?;
    }
    fs_err::write(&glue, script)?;
    if page.is_release {
        imports::shorten(&bound, &glue)?;
    }
    Ok(())
}

/// Optimises all modules with wasm-opt, one on each core, the largest first. The main module is optimised for speed,
/// which does not enlarge the compressed file. The parts are optimised for size, which does not slow down the compiled
/// code.
fn shrink(page: &Page, parts: &[PathBuf]) -> Result<()> {
    let mut modules: Vec<(PathBuf, &str)> =
        parts.iter().map(|part| (part.clone(), "-Oz")).collect();
    // The second `-O2` saves a few hundred bytes.
    modules.push((page.file(BOUND), "-O2 -O2 --reorder-locals"));
    modules.sort_by_key(|(module, _)| fs_err::metadata(module).map_or(0, |file| file.len()));
    let waiting = Mutex::new(modules);
    let next = || waiting.lock().map_or(None, |mut waiting| waiting.pop());
    let work = || -> Result<()> {
        while let Some((module, level)) = next() {
            optimise(&module, level)?;
        }
        Ok(())
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        // Join every worker, even if one has failed.
        let results: Vec<_> = workers.into_iter().map(|worker| worker.join()).collect();
        results
            .into_iter()
            .try_for_each(|result| result.unwrap_or_else(|_| bail!("wasm-opt could not be run")))
    })
}

/// A function of the loader that sets the content type of WebAssembly. Some hosts send another type. Then browsers
/// could not compile a part while they download it.
const TYPED: &str = "
const typed = ({ body }) => new Response(body, { headers: { \"Content-Type\": \"application/wasm\" } });
";

/// Renames the parts and their loader. Changes the loader so that it checks the hash of each part and sets the content
/// type.
fn place(page: &Page, parts: &[PathBuf]) -> Result<()> {
    let link = page.file(LINK);
    let mut loader = fs_err::read_to_string(&link)?;
    for part in parts {
        let old = part.file_name().unwrap_or_default().to_string_lossy();
        let new = format!("queens-web_{}", old.trim_start_matches("split_"));
        let fetched = format!("fetch(new URL(\"./{old}\", import.meta.url))");
        let checked = format!(
            "fetch(new URL(\"./{new}\", import.meta.url), {{ integrity: \"sha384-{new}\" }}).then(typed)"
        );
        loader = replaced(&link, &loader, &fetched, &checked)?;
        fs_err::rename(part, page.file(&new))?;
    }
    fs_err::remove_file(&link)?;
    Ok(fs_err::write(page.file(LOADER), loader + TYPED)?)
}

/// Replaces a piece of text. Fails if the text does not contain the piece. The error names `file`.
fn replaced(file: &Path, text: &str, old: &str, new: &str) -> Result<String> {
    if text.contains(old) {
        Ok(text.replace(old, new))
    } else {
        bail!("{} lacks {old}", file.display())
    }
}

/// Optimises a module with wasm-opt, in place.
fn optimise(module: &Path, level: &str) -> Result<()> {
    // The page does not need the lists of tools and features.
    let strip = "--strip-producers --strip-target-features";
    let mut shrink = command(&format!("wasm-opt --quiet {level} {strip}"));
    shrink.args(FEATURES.map(|feature| format!("--enable-{feature}")));
    run_to_end(shrink.arg(module).arg("-o").arg(module))
}
