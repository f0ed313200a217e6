//! Reference pictures: forty-two boards as SVG files in `tests/references`, from searches or with pieces placed by hand.
//! `UPDATE_EXPECT=1 cargo test -p queens-pictures` rewrites the files. It also writes the contact sheets
//! `target/tmp/references-1.png` to `-3.png`.

use std::fs;
use std::path::Path;

use expect_test::expect_file;
use queens_core::algorithm;
use queens_draw::Theme;
use queens_page::address;
use queens_page::language::Language;
use queens_page::message::TransportMessage;
use queens_page::screen::Role;
use queens_page::share::pictures::PictureLook;
use queens_page::testing::Page;
use queens_pictures::Still;
use queens_pictures::{Boards, Pixels, png};
use queens_text::Texts;

/// A picture: its file name, the address of its board, and its options.
struct Case(&'static str, &'static str, &'static str);

const CASES: [Case; 42] = [
    Case("queens-1", "n=1&algorithm=recursive&step=1", "light"),
    Case(
        "queens-2-dead-end",
        "n=2&algorithm=recursive&step=4",
        "dark caption",
    ),
    Case(
        "queens-3-row",
        "n=3&algorithm=recursive&step=2",
        "light caption coordinates",
    ),
    Case(
        "queens-4-solution",
        "n=4&algorithm=recursive&goal=all&step=33",
        "light caption coordinates counters",
    ),
    Case(
        "queens-4-end",
        "n=4&algorithm=recursive&goal=all&step=83",
        "dark caption",
    ),
    Case(
        "queens-5-candidate",
        "n=5&algorithm=permutations&step=2",
        "light caption",
    ),
    Case(
        "queens-6-image",
        "n=6&algorithm=half-board&goal=all&step=57",
        "dark caption coordinates",
    ),
    Case(
        "queens-6-column",
        "n=6&algorithm=board-copy&goal=all&step=2",
        "light caption",
    ),
    Case(
        "queens-8-start",
        "n=8&algorithm=recursive&step=0",
        "light coordinates",
    ),
    Case("queens-8-place", "n=8&algorithm=recursive&step=7", "dark"),
    Case(
        "queens-8-diagonal",
        "n=8&algorithm=recursive&step=80",
        "dark caption coordinates counters",
    ),
    Case(
        "queens-8-given",
        "n=8&algorithm=recursive&fixed=a5,c8&step=20",
        "light caption coordinates",
    ),
    Case(
        "queens-8-blocked",
        "n=8&algorithm=recursive&blocked=c6,d2,f3,g3&step=40",
        "dark caption coordinates",
    ),
    Case(
        "knight-5-blocked",
        "problem=knight&n=5&algorithm=tour-fewest-onward&blocked=a1,c3&step=8",
        "light caption coordinates",
    ),
    Case(
        "queens-8-solution",
        "n=8&algorithm=recursive&goal=first&step=1024",
        "dark caption coordinates fr counters",
    ),
    Case(
        "queens-8-dead-end",
        "n=8&algorithm=recursive&step=145",
        "light caption ro counters",
    ),
    Case(
        "queens-8-emptied",
        "n=8&algorithm=forward-checking&step=8",
        "dark caption",
    ),
    Case(
        "queens-8-values",
        "n=8&algorithm=accessibility-scan&step=3",
        "light caption coordinates",
    ),
    Case(
        "queens-8-values-dark",
        "n=8&algorithm=accessibility-dynamic&step=6",
        "dark caption",
    ),
    Case(
        "queens-8-moved",
        "n=8&algorithm=min-conflicts&seed=7&step=30",
        "light caption",
    ),
    Case(
        "queens-8-placed",
        "n=8&mode=play&placed=a1,b3,c2,d4",
        "light caption coordinates",
    ),
    Case(
        "queens-17",
        "n=17&algorithm=recursive&step=400",
        "light coordinates counters",
    ),
    Case(
        "queens-18",
        "n=18&algorithm=recursive&step=400",
        "dark caption coordinates",
    ),
    Case(
        "queens-32",
        "n=32&algorithm=recursive&step=900",
        "light caption coordinates",
    ),
    Case(
        "queens-100",
        "n=100&algorithm=min-conflicts&seed=7&step=3",
        "dark caption",
    ),
    Case(
        "queens-2000",
        "n=2000&algorithm=min-conflicts&seed=7&step=1",
        "light",
    ),
    Case(
        "domination-2",
        "problem=domination&n=2&algorithm=coverage-search&step=3",
        "light caption",
    ),
    Case(
        "domination-5-set",
        "problem=domination&n=5&algorithm=coverage-search&step=20",
        "light",
    ),
    Case(
        "domination-5-uncovered",
        "problem=domination&n=5&algorithm=move-one&step=60",
        "light caption coordinates counters",
    ),
    Case(
        "domination-8",
        "problem=domination&n=8&algorithm=coverage-search&step=60",
        "dark caption coordinates counters",
    ),
    Case(
        "domination-8-frame",
        "problem=domination&n=8&algorithm=frames&step=60",
        "light caption coordinates ro",
    ),
    Case(
        "domination-8-placed",
        "problem=domination&n=8&mode=play&placed=b2,e5",
        "dark caption",
    ),
    Case(
        "domination-18",
        "problem=domination&n=18&algorithm=coverage-search&step=150",
        "light coordinates",
    ),
    Case(
        "knight-5-start",
        "problem=knight&n=5&algorithm=tour-roth&step=1",
        "light caption",
    ),
    Case(
        "knight-5-freed",
        "problem=knight&n=5&algorithm=tour-natural-order&step=23",
        "dark caption coordinates numbers",
    ),
    Case(
        "knight-6-closed",
        "problem=knight&n=6&algorithm=tour-fewest-onward&variant=closed&step=76",
        "dark",
    ),
    Case(
        "knight-8",
        "problem=knight&n=8&algorithm=tour-fewest-onward&step=60",
        "light caption coordinates counters numbers",
    ),
    Case(
        "knight-8-placed",
        "problem=knight&n=8&mode=play&placed=a1,b3,c5",
        "dark caption numbers",
    ),
    Case(
        "knight-10x3",
        "problem=knight&n=10&m=3&algorithm=tour-roth&step=43",
        "light caption coordinates fr counters numbers",
    ),
    Case(
        "knight-4x32",
        "problem=knight&n=4&m=32&algorithm=tour-fewest-onward&step=70",
        "dark caption coordinates counters",
    ),
    Case(
        "knight-20",
        "problem=knight&n=20&algorithm=tour-fewest-onward&step=600",
        "light coordinates numbers",
    ),
    Case(
        "knight-32",
        "problem=knight&n=32&algorithm=tour-fewest-onward&step=2046",
        "dark coordinates",
    ),
];

impl Case {
    fn has(&self, option: &str) -> bool {
        self.2.split(' ').any(|it| it == option)
    }

    fn look(&self) -> PictureLook {
        PictureLook {
            theme: Some(if self.has("dark") {
                Theme::Dark
            } else {
                Theme::Light
            }),
            size: 480,
            has_caption: self.has("caption"),
            has_counters: self.has("counters"),
            has_coordinates: self.has("coordinates"),
            is_numbered: self.has("numbers"),
        }
    }

    fn texts(&self) -> &'static Texts {
        let asked = Language::ALL.into_iter().find(|it| self.has(it.code()));
        Texts::of(asked.unwrap_or(Language::ENGLISH))
    }

    /// The board from the command line. `None` for pieces placed by hand.
    fn drawn(&self) -> Option<Still> {
        let address = address::read("", self.1).address;
        if address.role == Role::Play {
            return None;
        }
        let code = algorithm::find(address.settings.algorithm.id).expect("an algorithm");
        let mut boards = Boards::new(address.settings, code).expect("a search");
        let gone = boards.go(address.step);
        assert!(gone.is_ok(), "{}: {gone:?}", self.0);
        Some(boards.still(self.texts()))
    }

    /// The board from the page.
    fn shown(&self) -> Still {
        let mut page = Page::open(self.1);
        if self.1.ends_with("step=0") {
            // Without a run, the board does not mark the searched line.
            page.send(TransportMessage::Run);
            page.send(TransportMessage::ToStart);
        }
        let address = address::read("", self.1).address;
        for _ in 0..1000 {
            if address.role == Role::Play || page.step() >= address.step {
                break;
            }
            page.work(1);
        }
        assert_eq!(page.codes(), Vec::<&str>::new(), "{}", self.0);
        Still::of(&page.model, self.texts())
    }

    fn svg(&self) -> String {
        let still = self.drawn().unwrap_or_else(|| self.shown());
        still.svg(&self.look())
    }
}

#[test]
fn every_picture_is_the_one_on_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/references");
    for case in &CASES {
        let path = folder.join(format!("{}.svg", case.0));
        let svg = case.svg();
        // Black is the colour of an element without a style. No token is black.
        assert!(!svg.contains("#000000"), "{}", case.0);
        expect_file![path].assert_eq(&svg);
    }
    let names = fs::read_dir(&folder).expect("a folder").flatten();
    let mut names: Vec<_> = names.map(|it| it.file_name().into_string()).collect();
    let mut known: Vec<_> = CASES.iter().map(|it| Ok(format!("{}.svg", it.0))).collect();
    names.sort();
    known.sort();
    assert_eq!(names, known);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        sheets();
    }
}

#[test]
fn the_page_shows_what_the_command_line_draws() {
    let mut compared = 0;
    for case in &CASES {
        // The page counts the moves of a large board in its worker, so large boards are skipped.
        let settings = address::read("", case.1).address.settings;
        let drawn = case.drawn().filter(|_| settings.large.is_none());
        if let Some(drawn) = drawn {
            let look = case.look();
            assert_eq!(case.shown().svg(&look), drawn.svg(&look), "{}", case.0);
            compared += 1;
        }
    }
    assert!(compared > 30, "{compared}");
}

/// Writes all pictures to contact sheets.
fn sheets() {
    const SIDE: usize = 480;
    const ACROSS: usize = 5;
    for (at, cases) in CASES.chunks(20).enumerate() {
        let (width, height) = (ACROSS * SIDE, cases.len().div_ceil(ACROSS) * SIDE);
        let mut sheet = Pixels {
            width: width as u32,
            height: height as u32,
            rgba: vec![255; 4 * width * height],
        };
        for (place, case) in cases.iter().enumerate() {
            let drawn = Pixels::of(&case.svg()).expect("a picture");
            let (left, top) = (place % ACROSS * SIDE, place / ACROSS * SIDE);
            for (y, row) in drawn.rgba.chunks(4 * drawn.width as usize).enumerate() {
                let from = 4 * ((top + y) * width + left);
                sheet.rgba[from..from + row.len()].copy_from_slice(row);
            }
        }
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("references-{}.png", at + 1));
        fs::write(path, png(&sheet).expect("a file")).expect("it is written");
    }
}
