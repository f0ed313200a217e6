//! `cargo xtask split`: Trunk's last step. Splits the page's module at `#[wasm_split]`, so that a visit fetches only the
//! parts that it shows. Then `styles` joins the stylesheets, `scripts` minifies scripts, and `offline` lists the files in
//! the service worker.
//!
//! The split needs the linker's relocations, which wasm-bindgen drops. So this runs wasm-bindgen again, on the main
//! module, and replaces Trunk's files with the result.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{command, output_of, run_to_end};
use crate::failure::{Failure, Outcome, no_arguments};
use crate::scripts::{self, Kind};
use crate::{files, imports, integrity, offline, paths, styles};

const NAME: &str = "queens-web";

/// The features of the target, in the names of wasm-opt: the parts do not state them.
const FEATURES: [&str; 7] = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "simd",
];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    let Some(staging) = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) else {
        let remedy = "Trunk runs this by itself: try `cargo xtask build`";
        return Err(Failure::missing("a page that Trunk is building", remedy));
    };
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let trunk = Page {
        stem: stem(&staging)?,
        staging,
        is_release,
    };
    let page = trunk.renamed();
    let parts = page.split()?;
    page.bind(&parts)?;
    page.place(&parts)?;
    page.replace(&trunk)?;
    styles::join(&page.staging)?;
    if page.is_shrunk_by("terser") {
        scripts::shrink(&page.staging, scripts::minify)?;
    }
    integrity::move_preload_hashes(&page.staging)?;
    if page.is_release {
        let worker = offline::list(&page.staging)?;
        page.minify(&worker, Kind::Classic)?;
    }
    Ok(())
}

/// The page that Trunk has staged.
struct Page {
    staging: PathBuf,
    /// The name of its files, with Trunk's hash.
    stem: String,
    is_release: bool,
}

/// The modules of the page after the split, not staged yet.
struct Parts {
    directory: PathBuf,
    modules: Vec<PathBuf>,
}

impl Page {
    fn glue(&self) -> PathBuf {
        self.staging.join(format!("{}.js", self.stem))
    }

    fn main(&self) -> PathBuf {
        self.staging.join(format!("{}_bg.wasm", self.stem))
    }

    /// The script that loads parts, beside the glue.
    fn loader(&self) -> String {
        format!("{}_parts.js", self.stem)
    }

    /// The page under a name that changes with the tools too, so that a cache never mixes the files of two builds.
    /// Trunk's hash is that of the whole module alone.
    fn renamed(&self) -> Page {
        let version = |program| output_of(&mut command(&format!("{program} --version")));
        let tools = ["wasm-bindgen", "wasm-opt", "terser"].map(version);
        let own = [include_str!("split.rs"), include_str!("imports.rs")].concat();
        let sources = format!("{} {tools:?} {own}", self.stem);
        Page {
            stem: format!("{NAME}-{}", integrity::short(sources.as_bytes())),
            staging: self.staging.clone(),
            is_release: self.is_release,
        }
    }

    fn hashes(&self) -> Result<[String; 2], Failure> {
        Ok([integrity::of(&self.glue())?, integrity::of(&self.main())?])
    }

    fn split(&self) -> Result<Parts, Failure> {
        let profile = if self.is_release { "page" } else { "debug" };
        let built = paths::target().join("wasm32-unknown-unknown").join(profile);
        let built = built.join(format!("{NAME}.wasm"));
        let module = files::read(&built)?;
        let directory = paths::target().join("split").join(profile);
        files::remove_directory(&directory)?;
        let mut options = wasm_split_cli_support::Options::new(&module);
        let main = directory.join(format!("{NAME}.wasm"));
        let glue = format!("./{}.js", self.stem);
        let loader = format!("./{}", self.loader());
        options.output_dir = &directory;
        options.main_out_path = &main;
        options.main_module = &glue;
        options.link_name = &loader;
        let split = wasm_split_cli_support::transform(options).map_err(|error| {
            let what = format!(
                "{} cannot be split: {error:#} (RUSTFLAGS in the environment would replace the \
                     project's own)",
                built.display()
            );
            Failure::Unexpected(what)
        })?;
        Ok(Parts {
            directory,
            modules: split.split_modules,
        })
    }

    /// Makes the glue of the main module. It keeps the linker's exports, which the parts import. wasm-opt makes the main
    /// module fast, which is no larger once compressed, and the parts small, which is no slower after the compiler.
    fn bind(&self, parts: &Parts) -> Outcome {
        let mut bind =
            command("wasm-bindgen --target web --no-typescript --keep-lld-exports --out-name");
        bind.arg(&self.stem).arg("--out-dir").arg(&self.staging);
        run_to_end(bind.arg(parts.directory.join(format!("{NAME}.wasm"))))?;
        if self.is_release {
            imports::shorten(&self.main(), &self.glue())?;
        }
        // The second pass saves some hundreds of bytes.
        self.shrink(&self.main(), "-O2 -O2 --reorder-locals")?;
        self.minify(&self.glue(), Kind::Module)
    }

    /// Stages the parts and their loader, with the hashes of the parts in the loader.
    fn place(&self, parts: &Parts) -> Outcome {
        let path = parts.directory.join(self.loader());
        let mut loader = files::read_text(&path)?;
        for module in &parts.modules {
            self.shrink(module, "-Oz")?;
            let split_name = module.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{}_{}", self.stem, split_name.trim_start_matches("split_"));
            let fetched = format!("fetch(new URL(\"./{split_name}\", import.meta.url))");
            if !loader.contains(&fetched) {
                let what = format!("{} does not fetch {split_name}", path.display());
                return Err(Failure::Unexpected(what));
            }
            let hash = integrity::of(module)?;
            let checked = format!(
                "fetch(new URL(\"./{name}\", import.meta.url), {{ integrity: \"{hash}\" }})"
            );
            loader = loader.replace(&fetched, &checked);
            let place = self.staging.join(name);
            files::copy(module, &place)?;
        }
        let place = self.staging.join(self.loader());
        files::write(&place, loader)?;
        self.minify(&place, Kind::Module)
    }

    /// Replaces Trunk's files and hashes in the page, and preloads the loader.
    fn replace(&self, trunk: &Page) -> Outcome {
        let path = self.staging.join("index.html");
        let html = files::read_text(&path)?;
        let mut html = html.replace(&trunk.stem, &self.stem);
        let ours = self.hashes()?;
        for (old, new) in trunk.hashes()?.iter().zip(&ours) {
            html = html.replace(old, new);
        }
        for file in [trunk.glue(), trunk.main()] {
            files::remove(&file)?;
        }
        let glue = format!("{}.js", self.stem);
        let loader = self.loader();
        let hash = integrity::of(&self.staging.join(&loader))?;
        let html = integrity::preloaded(&html, [&glue, &ours[0]], [&loader, &hash]);
        files::write(&path, html)
    }

    /// Optimises a module with wasm-opt at this level, in a release and where it is installed.
    fn shrink(&self, module: &Path, level: &str) -> Outcome {
        if !self.is_shrunk_by("wasm-opt") {
            return Ok(());
        }
        // A visit has no use for the names of tools and features.
        let strip = "--strip-producers --strip-target-features";
        let mut shrink = command(&format!("wasm-opt --quiet {level} {strip}"));
        shrink.args(FEATURES.map(|feature| format!("--enable-{feature}")));
        run_to_end(shrink.arg(module).arg("-o").arg(module))
    }

    fn is_shrunk_by(&self, program: &str) -> bool {
        let is_there = paths::find_on_path(program).is_some();
        if self.is_release && !is_there {
            println!("No {program} on PATH (`npm ci` installs it), so the release is larger.");
        }
        self.is_release && is_there
    }

    /// Minifies a script with terser, in a release and where it is installed.
    fn minify(&self, script: &Path, kind: Kind) -> Outcome {
        if !self.is_shrunk_by("terser") {
            return Ok(());
        }
        scripts::minify(script, kind)
    }
}

/// The name of the staged module, without its ending.
fn stem(staging: &Path) -> Result<String, Failure> {
    let files = fs::read_dir(staging).map_err(|error| Failure::file(staging, error))?;
    let names = files
        .flatten()
        .map(|file| file.file_name().to_string_lossy().into_owned());
    let mut stems = names.filter_map(|name| {
        let stem = name.strip_suffix("_bg.wasm")?;
        stem.starts_with(NAME).then(|| stem.to_owned())
    });
    stems.next().ok_or_else(|| {
        let what = format!("no module of {NAME} in {}", staging.display());
        Failure::Unexpected(what)
    })
}
