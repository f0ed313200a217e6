//! The types of message arguments.

use std::fmt::Write;

/// The type of an argument. With `?` it may be absent: `Text?`.
pub(crate) struct Type {
    base: Base,
    is_optional: bool,
}

enum Base {
    /// Text that is shown unchanged.
    Text,
    /// A whole number. The text groups its digits as in the language, and its plural category selects a case.
    Number,
    /// Selects `[yes]` or `[no]`.
    Bool,
    /// A Rust type, written with its `Display` form.
    Shown(&'static str),
    /// Squares, separated by commas. An empty list counts as absent.
    Squares,
    /// Selects the case with its name.
    Kind(&'static Kind),
}

/// A Rust enum, and the case for each of its values.
struct Kind {
    name: &'static str,
    path: &'static str,
    /// The names of the cases, each with the pattern of its values.
    cases: &'static [(&'static str, &'static str)],
}

const SHOWN: &[(&str, &str)] = &[
    ("Square", "queens_core::Square"),
    ("File", "queens_core::File"),
    ("Rank", "queens_core::Rank"),
    ("Size", "queens_core::BoardSize"),
    ("Small", "u16"),
];

const KINDS: &[Kind] = &[
    Kind {
        name: "AnswerKind",
        path: "queens_page::exercise::AnswerKind",
        cases: &[
            ("number", "Number"),
            ("square", "Square"),
            ("line", "Line"),
            ("text", "Text"),
        ],
    },
    Kind {
        name: "Axis",
        path: "queens_core::Axis",
        cases: &[("files", "Files"), ("ranks", "Ranks")],
    },
    Kind {
        name: "CandidateKind",
        path: "queens_core::CandidateKind",
        cases: &[
            ("squares", "Squares"),
            ("rows", "Rows"),
            ("columns", "Columns"),
            ("orders", "Orders"),
        ],
    },
    Kind {
        name: "Chapter",
        path: "queens_page::story::Chapter",
        cases: &[
            ("four-queens", "FourQueens"),
            ("stuck", "Stuck"),
            ("take-back", "TakeBack"),
            ("computer", "Computer"),
            ("tree", "Tree"),
            ("eight-queens", "EightQueens"),
            ("onward", "Onward"),
        ],
    },
    Kind {
        name: "CheckOutcome",
        path: "queens_core::check::Outcome",
        cases: &[
            ("right", "Right"),
            ("wrong", "Wrong"),
            ("incomplete", "Incomplete"),
            ("unread", "Unread"),
        ],
    },
    Kind {
        name: "Column",
        path: "queens_page::exercise::class::Column",
        cases: &[
            ("line", "Line"),
            ("name", "Name"),
            ("exercise", "Exercise"),
            ("right", "Right"),
            ("tries", "Tries"),
            ("checksum", "Checksum"),
        ],
    },
    Kind {
        name: "Direction",
        path: "queens_core::Direction",
        cases: &[("forwards", "Forwards"), ("backwards", "Backwards")],
    },
    Kind {
        name: "Every",
        path: "queens_page::share::pictures::Every",
        cases: &[
            ("event", "Event"),
            ("placement", "Placement"),
            ("solution", "Solution"),
        ],
    },
    Kind {
        name: "Family",
        path: "queens_page::settings::Family",
        cases: &[
            ("columns", "Columns"),
            ("rows", "Rows"),
            ("brute-force", "BruteForce"),
            ("random", "Random"),
            ("heuristics", "Heuristics"),
            ("others", "Others"),
        ],
    },
    Kind {
        name: "FileKind",
        path: "queens_page::results::FileKind",
        cases: &[("text", "Text"), ("csv", "Csv"), ("json", "Json")],
    },
    Kind {
        name: "FirstLine",
        path: "queens_core::formats::read::FirstLine",
        cases: &[
            ("first-rank", "FirstRank"),
            ("last-rank", "LastRank"),
            ("first-file", "FirstFile"),
        ],
    },
    Kind {
        name: "FrameRule",
        path: "queens_core::frames::Rule",
        cases: &[
            ("margins", "Margins"),
            ("gains", "Gains"),
            ("coverage", "Coverage"),
            ("prices", "Prices"),
            ("no-candidate", "NoCandidate"),
        ],
    },
    Kind {
        name: "FrameSide",
        path: "queens_core::frames::Side",
        cases: &[
            ("ring", "Ring"),
            ("files", "Files { .. }"),
            ("ranks", "Ranks { .. }"),
        ],
    },
    Kind {
        name: "Goal",
        path: "queens_core::Goal",
        cases: &[("first", "First"), ("all", "All"), ("count", "Count")],
    },
    Kind {
        name: "Grade",
        path: "queens_core::puzzle::Grade",
        cases: &[
            ("forced", "Forced"),
            ("one-contradiction", "OneContradiction"),
            ("contradictions", "Contradictions"),
            ("nested", "Nested"),
        ],
    },
    Kind {
        name: "Line",
        path: "queens_core::LineKind",
        cases: &[
            ("row", "Row"),
            ("column", "Column"),
            ("diagonal", "Diagonal"),
        ],
    },
    Kind {
        name: "ListChange",
        path: "queens_core::ListChange",
        cases: &[("removed", "Removed"), ("appended", "Appended")],
    },
    Kind {
        name: "ListingLanguage",
        path: "queens_page::listing::ListingLanguage",
        cases: &[
            ("pseudo-code", "PseudoCode"),
            ("python", "Python"),
            ("cpp", "Cpp"),
            ("pascal", "Pascal"),
        ],
    },
    Kind {
        name: "Often",
        path: "queens_page::predict::session::Often",
        cases: &[
            ("each", "Each"),
            ("fifth", "Fifth"),
            ("twentieth", "Twentieth"),
        ],
    },
    Kind {
        name: "Pace",
        path: "queens_page::compare::Pace",
        cases: &[("events", "Events"), ("tests", "Tests")],
    },
    Kind {
        name: "PictureOf",
        path: "queens_page::share::pictures::PictureOf",
        cases: &[
            ("board", "Board"),
            ("tree", "Tree"),
            ("icicle", "Icicle"),
            ("path", "Path"),
        ],
    },
    Kind {
        name: "Preset",
        path: "queens_page::compare::survey::Preset",
        cases: &[
            ("pair", "Pair"),
            ("every", "Every"),
            ("sheet001", "Sheet001"),
            ("brute-force", "BruteForce"),
        ],
    },
    Kind {
        name: "Problem",
        path: "queens_core::Problem",
        cases: &[
            ("queens", "Queens"),
            ("domination", "Domination"),
            ("knight", "Knight"),
        ],
    },
    Kind {
        name: "Role",
        path: "queens_page::screen::Role",
        cases: &[("watch", "Watch"), ("play", "Play"), ("predict", "Predict")],
    },
    Kind {
        name: "ShareTab",
        path: "queens_page::screen::ShareTab",
        cases: &[
            ("link", "Link"),
            ("qr", "Qr"),
            ("embed", "Embed"),
            ("picture", "Picture"),
            ("animation", "Animation"),
            ("text", "Text"),
        ],
    },
    Kind {
        name: "Side",
        path: "queens_page::settings::Side",
        cases: &[("files", "Files"), ("ranks", "Ranks")],
    },
    Kind {
        name: "StillFormat",
        path: "queens_page::share::pictures::StillFormat",
        cases: &[("png", "Png"), ("svg", "Svg"), ("tex", "Tex")],
    },
    Kind {
        name: "Symmetry",
        path: "queens_page::settings::SymmetrySetting",
        cases: &[("all", "All"), ("fundamental", "Fundamental")],
    },
    Kind {
        name: "Task",
        path: "queens_page::exercise::Task",
        cases: &[
            ("predict", "Predict(_)"),
            ("solutions", "Solutions"),
            ("counters", "Counters"),
            ("complete", "Complete"),
            ("own", "Own(_)"),
        ],
    },
    Kind {
        name: "Theme",
        path: "queens_draw::Theme",
        cases: &[("light", "Light"), ("dark", "Dark")],
    },
    Kind {
        name: "Tool",
        path: "queens_page::results::Tool",
        cases: &[
            ("export", "Export"),
            ("check", "Check"),
            ("trace", "Trace"),
            ("definitions", "Definitions"),
        ],
    },
    Kind {
        name: "TraceAction",
        path: "queens_core::check::trace::Action",
        cases: &[
            ("try", "Try"),
            ("place", "Place"),
            ("reject", "Reject"),
            ("remove", "Remove"),
        ],
    },
    Kind {
        name: "ValueBasis",
        path: "queens_page::proof::values::Basis",
        cases: &[("listed", "Listed"), ("met", "Met"), ("proven", "Proven")],
    },
    Kind {
        name: "Variant",
        path: "queens_core::Variant",
        cases: &[
            ("dominating", "Dominating"),
            ("independent", "Independent"),
            ("total", "Total"),
            ("open", "Open"),
            ("closed", "Closed"),
        ],
    },
    Kind {
        name: "View",
        path: "queens_page::screen::View",
        cases: &[
            ("tree", "Tree"),
            ("stack", "Stack"),
            ("trace", "Trace"),
            ("results", "Results"),
            ("compare", "Compare"),
            ("starts", "Starts"),
            ("proof", "Proof"),
            ("examples", "Examples"),
            ("sheets", "Sheets"),
            ("about", "About"),
        ],
    },
    Kind {
        name: "WorkerFailure",
        path: "queens_page::engine::Failure",
        cases: &[
            ("not-started", "NotStarted"),
            ("crashed", "Crashed"),
            ("other-build", "OtherBuild"),
            ("silent", "Silent"),
        ],
    },
    Kind {
        name: "WorksheetKind",
        path: "queens_page::worksheet::WorksheetKind",
        cases: &[("boards", "Boards"), ("step", "Step"), ("trace", "Trace")],
    },
];

/// Functions that turn the value of an enum into the number of its case.
pub(crate) fn conversions() -> String {
    let mut code = String::new();
    for Kind { name, path, cases } in KINDS {
        let _ = writeln!(
            code,
            "fn {}_case(value: {path}) -> u8 {{ match value {{",
            name.to_lowercase()
        );
        for (at, (_, variant)) in cases.iter().enumerate() {
            let _ = writeln!(code, "    {path}::{variant} => {at},");
        }
        code += "}}\n";
    }
    code
}

impl Type {
    /// Parses a type in the notation of message comments.
    pub(crate) fn parse(text: &str) -> Option<Type> {
        let (name, is_optional) = match text.strip_suffix('?') {
            Some(name) => (name, true),
            None => (text, false),
        };
        let base = match name {
            "Text" => Base::Text,
            "Number" => Base::Number,
            "Bool" => Base::Bool,
            "Squares" => Base::Squares,
            _ => {
                let shown = SHOWN.iter().find(|shown| shown.0 == name);
                let kind = || KINDS.iter().find(|kind| kind.name == name);
                let shown = shown.map(|shown| Base::Shown(shown.1));
                shown.or_else(|| kind().map(Base::Kind))?
            }
        };
        Some(Type { base, is_optional })
    }

    /// The Rust type of the parameter.
    pub(crate) fn rust(&self) -> String {
        let base = match &self.base {
            Base::Text => "&str",
            Base::Number => "u64",
            Base::Bool => "bool",
            Base::Shown(path) => path,
            Base::Squares => "&[queens_core::Square]",
            Base::Kind(kind) => kind.path,
        };
        if self.is_optional {
            format!("Option<{base}>")
        } else {
            base.to_owned()
        }
    }

    /// The Rust expression that converts the parameter to a `Value`.
    pub(crate) fn value(&self, name: &str) -> String {
        let made = |name: &str| match &self.base {
            Base::Text => format!("Value::Text({name}.into())"),
            Base::Number => format!("Value::Number({name})"),
            Base::Bool => format!("Value::Case({name}.into())"),
            Base::Shown(_) => format!("Value::Text({name}.to_string().into())"),
            Base::Squares => format!("joined({name})"),
            Base::Kind(kind) => format!("Value::Case({}_case({name}))", kind.name.to_lowercase()),
        };
        match (self.is_optional, &self.base) {
            (true, Base::Number) => format!("{name}.map_or(Value::Absent, Value::Number)"),
            (true, _) => format!("{name}.map_or(Value::Absent, |some| {})", made("some")),
            (false, _) => made(name),
        }
    }

    fn may_be_absent(&self) -> bool {
        self.is_optional || matches!(self.base, Base::Squares)
    }

    pub(crate) fn is_number(&self) -> bool {
        matches!(self.base, Base::Number)
    }

    /// Whether the message can print the value.
    pub(crate) fn is_printed(&self) -> bool {
        !matches!(self.base, Base::Bool | Base::Kind(_))
    }

    /// The key of a case in the data. `None` if the type does not have the case.
    pub(crate) fn key(&self, case: &str) -> Option<String> {
        let names: Vec<&str> = self.names();
        let number = || self.is_number() && case.parse::<u64>().is_ok();
        match names.iter().position(|name| *name == case) {
            Some(at) => Some(char::from(b'a' + at as u8).to_string()),
            None if self.may_be_absent() && case == "none" => Some("-".to_owned()),
            // The default case, which has no key.
            None if self.may_be_absent() && case == "some" => Some(String::new()),
            None => number().then(|| case.to_owned()),
        }
    }

    fn names(&self) -> Vec<&'static str> {
        match &self.base {
            Base::Bool => vec!["no", "yes"],
            Base::Kind(kind) => kind.cases.iter().map(|case| case.0).collect(),
            _ => Vec::new(),
        }
    }

    /// The possible cases, for an error message. `plurals` lists the language's plural categories.
    pub(crate) fn cases(&self, plurals: &str) -> String {
        let mut cases: Vec<String> = self
            .names()
            .iter()
            .map(|name| format!("[{name}]"))
            .collect();
        if self.is_number() {
            cases.push(format!("numbers such as [0], and the plurals {plurals}"));
        }
        if self.may_be_absent() {
            cases.push("[none], *[some]".to_owned());
        }
        if cases.is_empty() {
            "it cannot select".to_owned()
        } else {
            format!("it has {}", cases.join(", "))
        }
    }
}
