//! The paths in Rust code, in imports and elsewhere, and their meaning from the crate's root.

use std::iter::Peekable;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree, token_stream};

use crate::source::line_of;

/// A path in the code. Each leaf of a `use` tree is a separate path.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) line: usize,
    /// The module that contains the path, without `crate`. Inline modules count.
    pub(crate) module: Vec<String>,
    pub(crate) names: Vec<String>,
    /// The name that an import binds, or `*` for a glob import. `None` outside imports.
    pub(crate) binds: Option<String>,
    /// Whether only test builds include the path.
    pub(crate) is_test: bool,
}

/// The paths and declarations in a file.
#[derive(Default)]
pub(crate) struct Names {
    pub(crate) paths: Vec<Named>,
    /// The inline modules of the file.
    pub(crate) modules: Vec<Vec<String>>,
    /// The names after `struct`, `fn` and similar keywords, each with its module.
    pub(crate) items: Vec<(Vec<String>, String)>,
}

/// The keywords before a declared name.
const DECLARING: [&str; 8] = [
    "struct", "enum", "union", "trait", "type", "fn", "const", "static",
];

impl Names {
    /// Reads the file of this module.
    pub(crate) fn of(tokens: &TokenStream, module: &[String]) -> Self {
        let mut names = Self::default();
        names.read(tokens.clone(), module, false);
        names
    }

    fn read(&mut self, tokens: TokenStream, module: &[String], is_test: bool) {
        let mut rest = tokens.into_iter().peekable();
        // Whether only test builds include the current item.
        let mut item_is_test = is_test;
        while let Some(token) = rest.next() {
            let mut named = Named {
                line: line_of(&token),
                module: module.to_vec(),
                names: Vec::new(),
                binds: None,
                is_test: item_is_test,
            };
            match token {
                TokenTree::Group(group) => match group.delimiter() {
                    Delimiter::Bracket if is_cfg_test(&group.stream()) => item_is_test = true,
                    Delimiter::Brace => {
                        self.read(group.stream(), module, item_is_test);
                        item_is_test = is_test;
                    }
                    _ => self.read(group.stream(), module, item_is_test),
                },
                TokenTree::Punct(sign) if sign.as_char() == ';' => item_is_test = is_test,
                // A macro variable is not a name.
                TokenTree::Punct(sign) if sign.as_char() == '$' => {
                    rest.next_if(|token| token.to_string() != "crate");
                }
                TokenTree::Ident(word) if word == "use" && !is_next(&mut rest, '<') => {
                    self.read_imports(&mut rest, &named);
                }
                TokenTree::Ident(word) if word == "mod" => {
                    let Some(TokenTree::Ident(name)) = rest.next() else {
                        continue;
                    };
                    if let Some(TokenTree::Group(group)) = rest.peek() {
                        let (stream, inner) =
                            (group.stream(), [module, &[name.to_string()]].concat());
                        rest.next();
                        self.read(stream, &inner, item_is_test);
                        self.modules.push(inner);
                        item_is_test = is_test;
                    }
                }
                TokenTree::Ident(word) => {
                    named.names.push(word.to_string());
                    while take_join(&mut rest)
                        && let Some(TokenTree::Ident(name)) = rest.peek()
                    {
                        named.names.push(name.to_string());
                        rest.next();
                    }
                    if DECLARING.contains(&&*named.names[0])
                        && let Some(TokenTree::Ident(name)) = rest.peek()
                    {
                        self.items.push((module.to_vec(), name.to_string()));
                    }
                    self.paths.push(named);
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    /// Reads imports up to the next semicolon. `outer` contains the preceding names.
    fn read_imports(&mut self, rest: &mut Tokens, outer: &Named) {
        let mut named = outer.clone();
        let mut is_leaf = false;
        while let Some(token) = rest.next_if(|token| !is_sign(token, ';')) {
            named.line = line_of(&token);
            match token {
                TokenTree::Ident(word) if word == "as" => {
                    named.binds = rest.next().map(|name| name.to_string());
                }
                TokenTree::Ident(word) => {
                    // `a::{self}` is `a`.
                    if word != "self" || named.names.is_empty() {
                        named.names.push(word.to_string());
                    }
                    is_leaf = true;
                }
                TokenTree::Group(group) => {
                    let mut inner = group.stream().into_iter().peekable();
                    self.read_imports(&mut inner, &named);
                    is_leaf = false;
                }
                TokenTree::Punct(sign) if sign.as_char() == '*' => {
                    named.binds = Some("*".to_owned());
                }
                TokenTree::Punct(sign) if sign.as_char() == ',' => {
                    if is_leaf {
                        self.import(named);
                    }
                    (named, is_leaf) = (outer.clone(), false);
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
        if is_leaf || named.binds.is_some() {
            self.import(named);
        }
    }

    fn import(&mut self, mut named: Named) {
        named.binds = named.binds.or_else(|| named.names.last().cloned());
        self.paths.push(named);
    }
}

type Tokens = Peekable<token_stream::IntoIter>;

/// Consumes `::` if it comes next.
fn take_join(rest: &mut Tokens) -> bool {
    let is_joint = |token: &TokenTree| match token {
        TokenTree::Punct(sign) => sign.as_char() == ':' && sign.spacing() == Spacing::Joint,
        _ => false,
    };
    rest.next_if(is_joint).is_some() && rest.next_if(|token| is_sign(token, ':')).is_some()
}

fn is_next(rest: &mut Tokens, sign: char) -> bool {
    rest.peek().is_some_and(|token| is_sign(token, sign))
}

fn is_sign(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == wanted)
}

/// Whether an attribute's content is `cfg(test)` or `cfg(all(test, …))`.
fn is_cfg_test(attribute: &TokenStream) -> bool {
    let attribute = attribute.to_string().replace(' ', "");
    attribute == "cfg(test)" || attribute.starts_with("cfg(all(test,")
}

/// The module of a file: `crates/queens-core/src/enumeration/recursive.rs` → `enumeration`, `recursive`.
pub(crate) fn module_of(path: &str, room: &str) -> Vec<String> {
    let below = path.trim_start_matches(room).trim_end_matches(".rs");
    match below.trim_end_matches("/mod") {
        "lib" | "main" => Vec::new(),
        module => module.split('/').map(str::to_owned).collect(),
    }
}

/// The path from the crate's root, beginning with `crate`. A path that begins with another name stays unchanged.
pub(crate) fn absolute(module: &[String], names: &[String]) -> Vec<String> {
    let supers = names.iter().take_while(|name| *name == "super").count();
    let (base, rest) = match &*names[0] {
        "self" => (module, &names[1..]),
        "super" => (
            &module[..module.len().saturating_sub(supers)],
            &names[supers..],
        ),
        _ => return names.to_vec(),
    };
    [&["crate".to_owned()], base, rest].concat()
}

#[test]
fn paths_are_read_leaf_by_leaf() {
    let code = "use crate::a::{b, c::{d, e as f}, g::{self}, h::*};\nmod i { #[cfg(test)] mod j { super::k::l(); } }\n\
                fn m() { n::<o::P>::q; r }";
    let tokens = code.parse().expect("this is Rust");
    let names = Names::of(&tokens, &["x".to_owned()]);
    let found: Vec<String> = names
        .paths
        .iter()
        .map(|path| {
            let binds = path.binds.as_deref().unwrap_or("-");
            let test = if path.is_test { " test" } else { "" };
            let (module, names) = (path.module.join("::"), path.names.join("::"));
            format!("{} {module} {names} {binds}{test}", path.line)
        })
        .collect();
    for expected in [
        "1 x crate::a::b b",
        "1 x crate::a::c::d d",
        "1 x crate::a::c::e f",
        "1 x crate::a::g g",
        "1 x crate::a::h *",
        "2 x::i::j super::k::l - test",
        "3 x o::P -",
        "3 x r -",
    ] {
        assert!(
            found.iter().any(|path| path == expected),
            "{expected} in {found:#?}"
        );
    }
    assert_eq!(names.modules.len(), 2);
    let names = |path: &str| -> Vec<String> { path.split("::").map(str::to_owned).collect() };
    assert_eq!(
        absolute(&names("x::y"), &names("super::g")),
        names("crate::x::g")
    );
    assert_eq!(absolute(&names("x::y"), &names("yew::g")), names("yew::g"));
}
