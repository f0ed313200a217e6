//! Shortens the names of the imports of the main module from its glue. The names that wasm-bindgen generates are words
//! with a hash, and both files contain each name. A release uses numbers, which saves about seven kilobytes after
//! compression with brotli.

use std::path::Path;

use wasm_encoder::{EntityType, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload, TypeRef};

use anyhow::{Context, Result, bail};

/// Shortens the names of the imports in the module and in the glue.
pub(super) fn shorten(module: &Path, glue: &Path) -> Result<()> {
    let (bytes, script) = (fs_err::read(module)?, fs_err::read_to_string(glue)?);
    let (bytes, script) =
        shortened(&bytes, script).with_context(|| module.display().to_string())?;
    fs_err::write(module, bytes)?;
    Ok(fs_err::write(glue, script)?)
}

/// The module and the glue with short names. Fails if the glue does not contain each import exactly once.
fn shortened(module: &[u8], mut script: String) -> Result<(Vec<u8>, String)> {
    let mut short = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        match (&payload, payload.as_section()) {
            (Payload::ImportSection(reader), _) => {
                let mut imports = ImportSection::new();
                for (number, import) in reader.clone().into_imports().enumerate() {
                    let import = import?;
                    let TypeRef::Func(of_type) = import.ty else {
                        bail!("imports {}, which is not a function", import.name);
                    };
                    let mut name = import.name.to_owned();
                    if import.module.ends_with("_bg.js") {
                        name = format!("i{number}");
                        script = renamed(&script, import.name, &name)?;
                    }
                    imports.import(import.module, &name, EntityType::Function(of_type));
                }
                short.section(&imports);
            }
            (_, Some((id, range))) => {
                let data = &module[range.start as usize..range.end as usize];
                short.section(&RawSection { id, data });
            }
            _ => {}
        }
    }
    Ok((short.finish(), script))
}

/// The script with a new name for an import. Fails unless the script contains the old name exactly once.
fn renamed(script: &str, old: &str, new: &str) -> Result<String> {
    let is_sole = script.matches(old).count() == 1 && script.contains(&format!("{old}:"));
    if is_sole {
        Ok(script.replace(old, new))
    } else {
        bail!("imports {old}, which its glue lacks or uses elsewhere")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(name: &str) -> Vec<u8> {
        let mut imports = ImportSection::new();
        imports.import("./page_bg.js", name, EntityType::Function(5));
        imports.import("parts", "load", EntityType::Function(6));
        let mut module = Module::new();
        let data = &[0];
        module
            .section(&imports)
            .section(&RawSection { id: 10, data });
        module.finish()
    }

    #[test]
    fn module_and_glue_agree_on_a_short_name() {
        let script = "const imports = {__wbg_now_0f: function() {}};".to_owned();
        let (short, script) = shortened(&module("__wbg_now_0f"), script).expect("short names");
        assert_eq!(short, module("i0"));
        assert_eq!(script, "const imports = {i0: function() {}};");
    }

    #[test]
    fn a_name_that_the_glue_lacks_or_uses_elsewhere_is_refused() {
        for script in ["{}", "{x: 1}; x()"] {
            shortened(&module("x"), script.to_owned()).expect_err("a refusal");
        }
    }
}
