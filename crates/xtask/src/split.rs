//! `cargo xtask split`: Trunk's last step. Takes the page's module apart where its source says
//! `#[wasm_split]`, so that a visit fetches only the parts that it shows; then `styles` joins the stylesheets,
//! `scripts` makes scripts smaller, and `offline` tells the service worker which files there are.
//!
//! Parts can only be told apart by the linker's relocations, and wasm-bindgen moves the code away from
//! under them: so this runs wasm-bindgen again, on what is left of the module, and puts the result in the
//! place of Trunk's.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{command, output_of, run as run_to_end};
use crate::failure::{Failure, Outcome};
use crate::scripts::{self, Kind};
use crate::{imports, integrity, offline, paths, styles};

const NAME: &str = "queens-web";

/// What the Rust compiler may use for this target, as wasm-opt calls it: parts do not say it themselves.
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
    if let Some(argument) = arguments.first() {
        return Err(Failure::usage(argument, "nothing"));
    }
    let Some(staging) = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) else {
        let remedy = "Trunk runs this by itself: try `cargo xtask build`";
        return Err(Failure::missing("a page that Trunk is building", remedy));
    };
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let trunks = Page {
        stem: stem(&staging)?,
        staging,
        is_release,
    };
    let page = trunks.renamed();
    let parts = page.take_apart()?;
    page.bind(&parts)?;
    page.put_in_place(&parts)?;
    page.replace(&trunks)?;
    styles::join(&page.staging)?;
    if page.is_shrunk_by("terser") {
        scripts::shrink(&page.staging, scripts::minify)?;
    }
    integrity::settle(&page.staging)?;
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

/// The modules that the page was taken apart into, not yet in their place.
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

    /// Trunk's hash is that of the whole module. Ours changes with what makes files of it, too, so that a
    /// cache never mixes those of two builds.
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

    fn take_apart(&self) -> Result<Parts, Failure> {
        let profile = if self.is_release { "page" } else { "debug" };
        let built = paths::target().join("wasm32-unknown-unknown").join(profile);
        let built = built.join(format!("{NAME}.wasm"));
        let module = fs::read(&built).map_err(|error| Failure::file(&built, error))?;
        let directory = paths::target().join("split").join(profile);
        if directory.exists() {
            fs::remove_dir_all(&directory).map_err(|error| Failure::file(&directory, error))?;
        }
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
                "{} cannot be taken apart: {error:#} (RUSTFLAGS in the environment would take the \
                     place of the project's own)",
                built.display()
            );
            Failure::Unexpected(what)
        })?;
        Ok(Parts {
            directory,
            modules: split.split_modules,
        })
    }

    /// The main module is optimised for speed, which makes it no larger once compressed; parts for size, which
    /// makes the searches among them no slower: the compiler has made those fast before. Parts find what they share among the main module's exports, so it keeps those of the linker.
    fn bind(&self, parts: &Parts) -> Outcome {
        let mut bind =
            command("wasm-bindgen --target web --no-typescript --keep-lld-exports --out-name");
        bind.arg(&self.stem).arg("--out-dir").arg(&self.staging);
        run_to_end(bind.arg(parts.directory.join(format!("{NAME}.wasm"))))?;
        if self.is_release {
            imports::shorten(&self.main(), &self.glue())?;
        }
        // The second time it finds some hundreds of bytes more.
        self.shrink(&self.main(), "-O2 -O2 --reorder-locals")?;
        self.minify(&self.glue(), Kind::Module)
    }

    /// Puts the parts beside the main module, and their loader.
    fn put_in_place(&self, parts: &Parts) -> Outcome {
        let path = parts.directory.join(self.loader());
        let mut loader = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
        for module in &parts.modules {
            self.shrink(module, "-Oz")?;
            let given = module.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{}_{}", self.stem, given.trim_start_matches("split_"));
            let fetched = format!("fetch(new URL(\"./{given}\", import.meta.url))");
            if !loader.contains(&fetched) {
                let what = format!("{} does not fetch {given}", path.display());
                return Err(Failure::Unexpected(what));
            }
            let hash = integrity::of(module)?;
            let checked = format!(
                "fetch(new URL(\"./{name}\", import.meta.url), {{ integrity: \"{hash}\" }})"
            );
            loader = loader.replace(&fetched, &checked);
            let place = self.staging.join(name);
            fs::copy(module, &place).map_err(|error| Failure::file(&place, error))?;
        }
        let place = self.staging.join(self.loader());
        fs::write(&place, loader).map_err(|error| Failure::file(&place, error))?;
        self.minify(&place, Kind::Module)
    }

    /// Takes the place of Trunk's files in the page, with its own hashes where there are any, and preloads
    /// the loader.
    fn replace(&self, trunks: &Page) -> Outcome {
        let path = self.staging.join("index.html");
        let html = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
        let mut html = html.replace(&trunks.stem, &self.stem);
        let ours = self.hashes()?;
        for (old, new) in trunks.hashes()?.iter().zip(&ours) {
            html = html.replace(old, new);
        }
        for file in [trunks.glue(), trunks.main()] {
            fs::remove_file(&file).map_err(|error| Failure::file(&file, error))?;
        }
        let glue = format!("{}.js", self.stem);
        let loader = self.loader();
        let hash = integrity::of(&self.staging.join(&loader))?;
        let html = integrity::preloaded(&html, [&glue, &ours[0]], [&loader, &hash]);
        fs::write(&path, html).map_err(|error| Failure::file(&path, error))
    }

    /// In a release, what wasm-opt makes of it at this level, where it is installed.
    fn shrink(&self, module: &Path, level: &str) -> Outcome {
        if !self.is_shrunk_by("wasm-opt") {
            return Ok(());
        }
        // By which tools a module was made, and for which features, is of no use to those who fetch it.
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

    /// The same for a script, by terser.
    fn minify(&self, script: &Path, kind: Kind) -> Outcome {
        if !self.is_shrunk_by("terser") {
            return Ok(());
        }
        scripts::minify(script, kind)
    }
}

/// The staged module's name, without its ending.
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
