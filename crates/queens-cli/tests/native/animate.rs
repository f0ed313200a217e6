//! `queens animate`: the frames of a file, read back one by one.

use std::path::Path;
use std::{fs, iter};

use crate::command::check;
use crate::command::files::{Drawn, Folder, read_gif, read_png, token};

/// Whether two pixels look the same: an animation has 255 colours.
fn is_like(a: [u8; 3], b: [u8; 3]) -> bool {
    a.iter().zip(b).all(|(&a, b)| a.abs_diff(b) < 60)
}

#[test]
fn each_frame_is_the_picture_of_its_step() {
    are_pictures_of_their_steps("frames", "--algorithm recursive -n 8");
}

#[test]
fn each_frame_of_a_numbered_tour_is_the_picture_of_its_step() {
    let search = "--problem knight --algorithm tour-roth -n 8 --numbers";
    are_pictures_of_their_steps("tour", search);
}

fn are_pictures_of_their_steps(name: &str, search: &str) {
    let folder = Folder::new(name);
    let search = format!("{search} --size 304 --theme dark");
    let animation = format!("animate {search} --from 70 --to 81 --fps 12");
    let (gif, repeats) = read_gif(&folder.written(&format!("{animation} --loop"), "a.gif"));
    let apng = read_png(&folder.written(&animation, "a.png"));
    assert!(repeats);
    let [light, dark] = ["--square-light", "--square-dark"].map(|name| token(name)[1]);
    for frames in [&gif, &apng] {
        assert_eq!(frames.len(), 12);
        let delays: Vec<u16> = frames.iter().map(|(_, delay)| *delay).collect();
        assert_eq!(delays, [8, 9, 8, 8, 9, 8, 8, 9, 8, 8, 9, 200]);
        for (frame, step) in frames.iter().map(|(frame, _)| frame).zip(70..) {
            let still = folder.written(&format!("draw {search} --step {step}"), "still.png");
            let still = read_png(&still).remove(0).0;
            assert_eq!((frame.width, frame.height), (still.width, still.height));
            let unlike = frame.rgb.iter().zip(&still.rgb);
            let unlike = unlike.filter(|&(&a, &b)| !is_like(a, b)).count();
            assert!(
                unlike * 1000 < frame.rgb.len(),
                "step {step}: {unlike} pixels differ"
            );
            let at = |drawn: &Drawn, file, rank| drawn.middle(8, file, rank);
            for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
                let pixel = at(&still, file, rank);
                if [light, dark].contains(&pixel) {
                    assert_eq!(at(frame, file, rank), pixel, "step {step} {file} {rank}");
                }
            }
        }
    }
}

/// The documents: the README, and those in `docs`.
fn documents(root: &Path) -> Vec<String> {
    let docs = fs::read_dir(root.join("docs")).expect("a folder");
    let docs = docs.map(|entry| entry.expect("an entry").path());
    let docs = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let paths = iter::once(root.join("README.md")).chain(docs);
    paths
        .map(|path| fs::read_to_string(path).expect("a text"))
        .collect()
}

/// The animation at the head of the README, which `cargo xtask pictures` makes by the same line.
#[test]
fn the_animation_of_the_readme_is_made_by_the_one_documented_command() {
    let root = &Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let documents = documents(root);
    let lines = documents.iter().flat_map(|document| document.lines());
    let mut commands: Vec<&str> = lines
        .filter_map(|line| line.strip_suffix(" --out docs/search.gif"))
        .filter_map(|line| line.find("animate ").map(|at| &line[at..]))
        .collect();
    commands.dedup();
    let [command] = commands[..] else {
        panic!("the documents show one command: {commands:?}");
    };
    let readme = &documents[0];
    let made = Folder::new("readme").written(command, "search.gif");
    let kept = fs::read(root.join("docs/search.gif")).expect("it is kept");
    assert!(
        kept == made,
        "{} bytes differ from {}",
        made.len(),
        kept.len()
    );
    assert!(kept.len() <= 500_000, "{}", kept.len());
    assert!(readme.contains("](docs/search.gif)"));
}

#[test]
fn frames_are_events_placements_or_solutions() {
    let folder = Folder::new("every");
    let search = "animate --algorithm recursive -n 4 --size 100";
    for (every, frames) in [("event", 84), ("placement", 17), ("solution", 2)] {
        let file = folder.written(&format!("{search} --every {every}"), "a.gif");
        let (gif, repeats) = read_gif(&file);
        assert_eq!((gif.len(), repeats), (frames, false), "{every}");
    }
    let knight = "animate --problem knight --algorithm tour-roth -n 5 --every placement --size 100";
    assert_eq!(read_png(&folder.written(knight, "a.png")).len(), 25);
    let large = "animate --algorithm min-conflicts -n 60 --seed 3 --to 20 --caption --size 200";
    assert_eq!(read_gif(&folder.written(large, "a.gif")).0.len(), 21);
}

#[test]
fn frames_with_captions_are_of_one_size() {
    let folder = Folder::new("captions");
    let search = "animate --problem domination --algorithm frames -n 7 --to 30 --caption --counters --coordinates";
    let (frames, _) = read_gif(&folder.written(&format!("{search} --lang fr"), "a.gif"));
    assert_eq!(frames.len(), 31);
}

#[test]
fn a_stretch_that_is_not_there_is_refused_and_leaves_no_file() {
    let folder = Folder::new("stretch");
    let gif = folder.file("a.gif");
    for (options, refusal) in [
        (
            "-n 4 --from 9 --to 5",
            "--from 9: it is after --to 5; allowed are whole numbers from 0 to 5",
        ),
        (
            "-n 4 --to 84",
            "--to 84: the search ends at step 83; allowed are whole numbers from 0 to 83",
        ),
        (
            "-n 4 --from 90",
            "--from 90: the search ends at step 83; allowed are whole numbers from 0 to 83",
        ),
        (
            "-n 4 --fps 0",
            "--fps 0: allowed are whole numbers from 1 to 50",
        ),
        (
            "-n 4 --every move",
            "--every move: allowed are event, placement, solution",
        ),
        (
            "-n 4 --to 9 --every solution",
            "--every solution: there is no solution from step 0 to step 9; allowed are event, placement, or a stretch \
             with a solution",
        ),
        (
            "-n 10",
            "--to: more than 10000 frames; allowed are fewer, by --from and --to, --every placement or --every solution",
        ),
        (
            "-n 10 --to 20000",
            "--to 20000: more than 10000 frames; allowed are fewer, by --from and --to, --every placement or --every \
             solution",
        ),
    ] {
        let line = format!("animate --algorithm recursive {options} --size 64 --out {gif}");
        check(&line.split(' ').collect::<Vec<_>>(), refusal);
    }
    let svg = folder.file("a.svg");
    let line = format!("animate --algorithm recursive -n 4 --out {svg}");
    let told = queens_core::text::excerpt(&svg).to_string();
    check(
        &line.split(' ').collect::<Vec<_>>(),
        &format!("--out {told}: allowed endings are .gif, .png"),
    );
    assert!(folder.names().is_empty(), "{:?}", folder.names());
}
