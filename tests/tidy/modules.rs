//! The modules of a crate, the targets of the paths in them, and the arrows between their files.

use std::collections::{BTreeMap, BTreeSet};

use crate::paths::{Named, Names, module_of};
use crate::repository::{File, files};
use crate::source::Source;

/// The names of a module and its parents, from the crate's root. Empty for the root.
pub(crate) type Module = Vec<String>;

/// The modules of a crate, and the meaning of names in them.
pub(crate) struct Crate {
    /// The file of each module. An inline module has the file that contains it.
    files: BTreeMap<Module, usize>,
    /// The path and module of each file.
    places: Vec<(String, Module)>,
    /// Every path in the code, with the file that names it.
    paths: Vec<(usize, Named)>,
    /// The imported path of each name in a module. Imports inside a function count for its module.
    imports: BTreeMap<(Module, String), Vec<String>>,
    /// The paths of each module's glob imports.
    globs: BTreeMap<Module, Vec<Vec<String>>>,
    /// The items that each module declares.
    items: BTreeSet<(Module, String)>,
}

/// A path in one file that leads into another.
pub(crate) struct Arrow<'code> {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) named: &'code Named,
}

impl Crate {
    /// Reads the crate below this directory.
    pub(crate) fn read(room: &str) -> Self {
        Self::of(&files(&[room], &[".rs"]), room)
    }

    /// The crate of these files, whose paths begin with `room`.
    pub(crate) fn of(files: &[File], room: &str) -> Self {
        let mut krate = Self {
            files: BTreeMap::new(),
            places: Vec::new(),
            paths: Vec::new(),
            imports: BTreeMap::new(),
            globs: BTreeMap::new(),
            items: BTreeSet::new(),
        };
        for (at, file) in files.iter().enumerate() {
            let module = module_of(&file.path, room);
            let is_test = module.iter().any(|name| name == "tests");
            let names = Names::of(&Source::of(file).tokens, &module);
            for mut path in names.paths {
                path.is_test |= is_test;
                krate.bind(&path);
                krate.paths.push((at, path));
            }
            let inner = names.modules.into_iter().map(|module| (module, at));
            krate.files.extend(inner);
            krate.files.insert(module.clone(), at);
            krate.places.push((file.path.clone(), module));
            krate.items.extend(names.items);
        }
        krate
    }

    /// Records the name that an import binds.
    fn bind(&mut self, path: &Named) {
        let (module, names) = (path.module.clone(), path.names.clone());
        match path.binds.as_deref() {
            Some("*") => self.globs.entry(module).or_default().push(names),
            Some(name) => {
                self.imports.insert((module, name.to_owned()), names);
            }
            None => {}
        }
    }

    /// Every path in the code, with the file that names it.
    pub(crate) fn paths(&self) -> impl Iterator<Item = (&str, &Named)> {
        let paths = self.paths.iter();
        paths.map(|(file, named)| (&*self.places[*file].0, named))
    }

    /// A description of an arrow, with both files.
    pub(crate) fn words(&self, arrow: &Arrow) -> String {
        let [from, to] = [arrow.from, arrow.to].map(|file| &self.places[file].0);
        let (line, named) = (arrow.named.line, arrow.named.names.join("::"));
        format!("{from}:{line} → {to}: {named}")
    }

    /// Every module, starting with the root.
    pub(crate) fn modules(&self) -> impl Iterator<Item = &Module> {
        self.files.keys()
    }

    /// The module of a file.
    pub(crate) fn module(&self, file: usize) -> &[String] {
        &self.places[file].1
    }

    /// Every path from one file to another, in the order of files and lines. Single names are skipped, because a name
    /// from another file needs an import.
    pub(crate) fn arrows(&self) -> Vec<Arrow<'_>> {
        let long = |named: &Named| named.binds.is_some() || named.names.len() > 1;
        let paths = self.paths.iter().filter(|(_, named)| long(named));
        let arrows = paths.filter_map(|(from, named)| {
            let to = self.resolve(&named.module, &named.names)?;
            (to != *from).then_some(Arrow {
                from: *from,
                to,
                named,
            })
        });
        arrows.collect()
    }

    /// The file that a path leads to. A re-export leads to the original item. `None` if the path begins with another
    /// crate or with an item of the module.
    pub(crate) fn resolve(&self, module: &[String], names: &[String]) -> Option<usize> {
        let end = self.follow(module, names, &mut BTreeSet::new())?;
        self.files.get(&end).copied()
    }

    /// The last module on a path. `seen` contains the imports on the way, so that no
    /// import is followed twice.
    fn follow(
        &self,
        module: &[String],
        names: &[String],
        seen: &mut BTreeSet<(Module, String)>,
    ) -> Option<Module> {
        let (first, after) = names.split_first()?;
        let (mut here, mut rest) = match first.as_str() {
            "crate" => (Module::new(), after),
            "self" => (module.to_vec(), after),
            _ => (module.to_vec(), names),
        };
        while let Some((name, after)) = rest.split_first() {
            let below = child(&here, name);
            if name == "super" {
                here.pop();
            } else if self.files.contains_key(&below) {
                here = below;
            } else if seen.insert((here.clone(), name.clone()))
                && let Some(meant) = self.meaning(&here, name, seen)
            {
                return self.follow(&here, &[&meant[..], after].concat(), seen);
            } else if rest.len() == names.len() {
                // Another crate, or an item of this module.
                return None;
            } else {
                break;
            }
            rest = after;
        }
        Some(here)
    }

    /// The imported path of this name in a module.
    fn meaning(
        &self,
        module: &[String],
        name: &str,
        seen: &BTreeSet<(Module, String)>,
    ) -> Option<Vec<String>> {
        let key = (module.to_vec(), name.to_owned());
        self.imports.get(&key).cloned().or_else(|| {
            let globs = self.globs.get(module)?;
            if self.items.contains(&key) {
                return None;
            }
            let has = |glob: &&Vec<String>| {
                let end = self.follow(module, glob, &mut seen.clone());
                end.is_some_and(|end| {
                    let is_module = self.files.contains_key(&child(&end, name));
                    let key = (end, name.to_owned());
                    is_module || self.items.contains(&key) || self.imports.contains_key(&key)
                })
            };
            let glob = globs.iter().find(has)?;
            Some(child(glob, name))
        })
    }
}

fn child(module: &[String], name: &str) -> Module {
    [module, &[name.to_owned()]].concat()
}
