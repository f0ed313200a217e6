//! `queens draw`: the pictures show the board in the colours of the page.

use crate::command::files::{Drawn, Folder, read_png, token};
use crate::command::{json, queens};

/// A reference file of the crate `queens-pictures`. The page must produce the same bytes.
macro_rules! kept {
    ($name:literal) => {
        include_bytes!(concat!("../../../queens-pictures/tests/data/", $name))
    };
}

/// The picture in a PNG file, which must not be an animation.
fn picture(file: &[u8]) -> Drawn {
    let frames = read_png(file);
    assert_eq!(frames.len(), 1);
    frames[0].0.clone()
}

#[test]
fn squares_and_pieces_have_the_colours_of_either_theme() {
    let folder = Folder::new("colours");
    let [light, dark] = ["--square-light", "--square-dark"].map(token);
    let queen = token("--queen");
    for (at, theme) in ["light", "dark"].into_iter().enumerate() {
        let search = format!("draw --algorithm recursive -n 8 --size 608 --theme {theme}");
        let empty = picture(&folder.written(&format!("{search} --step 0"), "empty.png"));
        assert_eq!((empty.width, empty.height), (608, 608));
        assert_eq!(empty.at(2, 2), token("--page")[at]);
        for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
            let square = if (file + rank) % 2 == 0 { dark } else { light };
            assert_eq!(
                empty.middle(8, file, rank),
                square[at],
                "{theme} {file} {rank}"
            );
        }
        let one = picture(&folder.written(&format!("{search} --step 1"), "one.png"));
        assert_eq!(one.middle(8, 0, 0), queen[at], "{theme}");
        assert_eq!(one.middle(8, 7, 6), light[at], "{theme}");
    }
}

/// Includes the smallest and the largest board and picture.
#[test]
fn boards_of_all_problems_are_drawn_in_every_size() {
    let folder = Folder::new("sizes");
    let searches = [
        "--algorithm recursive -n 1 --step 1 --size 64",
        "--algorithm recursive -n 32 --step 900 --size 4096 --coordinates",
        "--problem domination --algorithm coverage-search -n 8 --step 60",
        "--problem domination --algorithm frames -n 9 --step 60 --coordinates",
        "--problem knight --algorithm tour-fewest-onward -n 4 -m 32 --step 70 --caption --coordinates",
        "--problem knight --algorithm tour-roth -n 32 -m 3 --step 20 --caption",
        "--algorithm min-conflicts -n 2000 --seed 7 --step 3 --caption",
    ];
    for search in searches {
        for theme in ["light", "dark"] {
            let drawn = format!("draw {search} --theme {theme}");
            let size = search.split_once("--size ").map_or(720, |(_, rest)| {
                let number = rest.split(' ').next().unwrap_or_default();
                number.parse().expect("a size")
            });
            let seen = picture(&folder.written(&drawn, "a.png"));
            assert_eq!(seen.width.max(seen.height), size, "{search}");
            let svg = folder.written(&drawn, "a.svg");
            assert!(svg.starts_with(b"<svg ") && svg.ends_with(b"</svg>\n"));
        }
    }
}

#[test]
fn a_large_board_is_a_point_for_each_queen() {
    let folder = Folder::new("points");
    let search = "draw --algorithm min-conflicts -n 2000 --seed 7 --size 4096";
    let empty = picture(&folder.written(&format!("{search} --step 0"), "a.png"));
    assert!(
        !empty.rgb.contains(&token("--queen")[0]),
        "step 0 is the empty board"
    );
    let search = format!("{search} --step 1");
    let drawn = picture(&folder.written(&search, "a.png"));
    let queen = token("--queen")[0];
    let points = drawn.rgb.iter().filter(|&&pixel| pixel == queen).count();
    // The 2000 points are 2 pixels wide and not aligned with the pixels.
    assert!((1_000..16_000).contains(&points), "{points}");
}

#[test]
fn a_caption_is_in_the_requested_language() {
    let folder = Folder::new("languages");
    for (lang, words) in [
        ("en", "attacked by <tspan"),
        ("fr", "menacée par <tspan"),
        ("ro", "atacat"),
    ] {
        let search = format!("draw --algorithm recursive -n 8 --step 80 --caption --lang {lang}");
        let svg = String::from_utf8(folder.written(&search, "a.svg")).expect("text");
        assert!(svg.contains(words), "{lang}: {svg}");
    }
}

#[test]
fn counters_are_those_of_the_search_in_any_language() {
    let folder = Folder::new("counters");
    for (problem, search, steps) in [
        ("queens", "--algorithm recursive -n 6 --goal all", 1097),
        ("queens", "--algorithm permutations -n 6 --goal all", 1441),
        ("knight", "--algorithm tour-natural-order -n 5", 43),
        ("domination", "--algorithm coverage-search -n 5", 21),
    ] {
        let search = format!("--problem {problem} {search}");
        let counted = json(&format!("run {search} --json"));
        for (lang, name) in [("en", "Tests"), ("fr", "Tests"), ("ro", "Teste")] {
            let draw = format!("draw {search} --step {steps} --counters --lang {lang}");
            let svg = String::from_utf8(folder.written(&draw, "a.svg")).expect("text");
            let digits = |text: &str| {
                text.chars()
                    .filter(char::is_ascii_digit)
                    .collect::<String>()
            };
            let bold = svg.split("<tspan font-weight=\"700\">").skip(1);
            let drawn: Vec<String> = bold
                .filter_map(|it| Some(digits(it.split_once('<')?.0)))
                .collect();
            let mut names = vec!["tests", "placements", "removals", "nodes", "solutions"];
            // This algorithm tests whole candidates, so it has no placements, removals and nodes.
            if search.contains("permutations") {
                names.retain(|name| ["tests", "solutions"].contains(name));
            }
            let values: Vec<&str> = names
                .iter()
                .filter_map(|&name| counted[name].as_str())
                .collect();
            assert_eq!(drawn, values, "{draw}");
            assert!(svg.contains(&format!(">{name}</text>")), "{svg}");
        }
    }
}

#[test]
fn numbers_are_those_of_the_squares_of_a_tour() {
    let folder = Folder::new("numbers");
    let search = "draw --problem knight --algorithm tour-roth -n 5 --step 1";
    let text = |options: &str| {
        let file = folder.written(&format!("{search}{options}"), "a.svg");
        String::from_utf8(file).expect("text")
    };
    for number in 0..25 {
        let word = format!(">{number}</text>");
        let [plain, numbered] =
            ["", " --numbers"].map(|options| text(options).matches(&word).count());
        assert_eq!(numbered, plain + 1, "{number}");
    }
}

/// In `tests/page`, `same_picture.rs` and `pictures.rs` check that the page produces the same files.
#[test]
fn the_files_of_the_page_are_those_of_the_command_line() {
    let folder = Folder::new("kept");
    let all = "--caption --counters --coordinates --size 480";
    for (search, kept) in [
        (
            "--algorithm recursive -n 8 --step 80 --theme dark",
            include_str!("../../../queens-pictures/tests/references/queens-8-diagonal.svg"),
        ),
        (
            "--problem domination --algorithm coverage-search -n 8 --step 60 --theme dark",
            include_str!("../../../queens-pictures/tests/references/domination-8.svg"),
        ),
        (
            "--problem knight --algorithm tour-fewest-onward -n 8 --step 60 --numbers",
            include_str!("../../../queens-pictures/tests/references/knight-8.svg"),
        ),
    ] {
        let svg = folder.written(&format!("draw {search} {all}"), "a.svg");
        assert!(svg == kept.as_bytes(), "{search}");
    }
    let still = "draw --algorithm recursive -n 8 --step 100 --size 320 --coordinates";
    for (name, kept) in [
        ("still.svg", kept!("still.svg").as_slice()),
        ("still.png", kept!("still.png")),
        ("still.tex", kept!("still.tex")),
    ] {
        assert!(folder.written(still, name) == kept, "{name}");
    }
    let tree = "draw --algorithm recursive -n 4 --step 24 --of tree";
    assert!(folder.written(tree, "tree.svg") == kept!("tree.svg"));
    let stretch =
        "animate --algorithm recursive -n 8 --from 70 --to 89 --size 320 --caption --loop";
    for (name, kept) in [
        ("stretch.gif", kept!("stretch.gif").as_slice()),
        ("stretch.png", kept!("stretch.png")),
    ] {
        assert!(folder.written(stretch, name) == kept, "{name}");
    }
}

#[test]
fn a_limited_tree_reports_its_limit_and_the_drawn_part() {
    let folder = Folder::new("part");
    let out = folder.file("a.svg");
    for (n, note) in [
        (8, ""),
        (
            12,
            "queens: the tree has more than 200,000 nodes; this part of it is drawn: the first 200,000 nodes\n",
        ),
    ] {
        let draw = format!("draw --algorithm recursive -n {n} --step 9 --of tree --out {out}");
        let output = queens(&draw);
        assert_eq!(output.status.code(), Some(0), "{n}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), note, "{n}");
    }
}

#[test]
fn a_tree_an_icicle_and_a_path_are_drawn_in_every_format() {
    let folder = Folder::new("trees");
    for of in ["tree", "icicle", "path"] {
        let search = format!("draw --algorithm recursive -n 4 --step 9 --of {of} --size 640");
        let seen = picture(&folder.written(&search, "a.png"));
        assert_eq!(seen.width.max(seen.height), 640, "{of}");
        let solution = token("--solution")[0];
        assert_eq!(seen.rgb.contains(&solution), of != "path", "{of}");
        let svg = folder.written(&search, "a.svg");
        let svg = String::from_utf8(svg).expect("a text");
        assert!(svg.contains(">a1</text>"), "{of}");
        let tex = folder.written(&search, "a.tex");
        let tex = String::from_utf8(tex).expect("a text");
        assert!(tex.contains("\\clip "), "{of}");
    }
    // This search has no lanes, so its tree is drawn as a list.
    let covers = "draw --problem domination --algorithm coverage-search -n 5 --step 20 --of tree";
    let seen = picture(&folder.written(covers, "a.png"));
    assert!(seen.rgb.contains(&token("--conflict")[0]));
}
