//! TikZ pictures of real searches: their commands, braces and numbers.

use queens_core::{Problem, algorithm};
use queens_draw::Theme;
use queens_draw::plate::{Caption, Plate, Surroundings};
use queens_draw::tikz::tikz;
use queens_page::picture::of_run;
use queens_page::settings::{Settings, SymmetrySetting};
use queens_text::narration::event;

use crate::Projector;

/// A step of a problem's default search, as TikZ.
fn drawn(problem: Problem, step: u64) -> String {
    let id = algorithm::default(problem).id;
    let code = algorithm::find(id).expect("an algorithm");
    let settings = Settings {
        algorithm: code.descriptor(),
        goal: code.default_goal(),
        ..Settings::default()
    };
    let instance = settings.instance().expect("an instance");
    let accepted = code.accept(instance).expect("supported");
    let mut projector = Projector::new(&accepted, settings).expect("a projector");
    let run = projector.show(step).expect("a step");
    let (tone, sentence) = event(
        queens_text::Texts::of(queens_page::language::Language::ROMANIAN),
        run,
        SymmetrySetting::All,
    );
    let caption = Some(Caption {
        tone,
        sentence,
        lines: 1,
    });
    let surroundings = Surroundings {
        has_coordinates: true,
        least_name: 0.0,
        caption,
        counters: Vec::new(),
    };
    tikz(
        &Plate::new(&of_run(run), &surroundings),
        Theme::Light,
        480.0,
    )
}

#[test]
fn a_picture_is_whole_and_in_ascii() {
    for problem in [Problem::Queens, Problem::Domination, Problem::Knight] {
        for step in [0, 30, 61] {
            let text = drawn(problem, step);
            let code = text.lines().filter(|line| !line.starts_with('%'));
            let code: String = code.collect();
            assert!(
                code.starts_with("\\begin{tikzpicture}") && code.ends_with("\\end{tikzpicture}")
            );
            assert!(code.is_ascii(), "{problem}, step {step}");
            let (mut depth, mut deepest) = (0_i32, 0);
            for letter in code.replace("\\{", "").replace("\\}", "").chars() {
                depth += i32::from(letter == '{') - i32::from(letter == '}');
                assert!(depth >= 0);
                deepest = deepest.max(depth);
            }
            assert!(depth == 0 && deepest > 0);
            for wrong in ["NaN", "inf", "e-"] {
                let numbers = code.split(['(', ',', ')']);
                assert!(
                    !numbers.into_iter().any(|number| number == wrong),
                    "{wrong}"
                );
            }
        }
    }
}

#[test]
fn each_colour_that_is_used_is_defined() {
    let text = drawn(Problem::Queens, 30);
    let used = text.split("queens").skip(1).map(|rest| &rest[..6]);
    for colour in used {
        assert!(
            text.contains(&format!("\\definecolor{{queens{colour}}}")),
            "{colour}"
        );
    }
    assert!(text.contains("text=queens"), "{text}");
    assert!(
        text.contains("dash pattern=on"),
        "the refused square is dashed"
    );
}
