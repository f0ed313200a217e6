//! Turns an address into a model.

use queens_core::{Problem, Square};

use crate::address::link::{push_address, write_address};
use crate::address::{self, Address, Reading};
use crate::compare;
use crate::compare::Comparison;
use crate::cost::Rates;
use crate::effect::Effect;
use crate::embed::Sight;
use crate::engine::Engine;
use crate::exercise::working::Exercises;
use crate::language::Language;
use crate::large::{LargeRun, LargeStage};
use crate::model::{Drafts, Model};
use crate::parts;
use crate::parts::{Part, PartStage, Parts};
use crate::play::Play;
use crate::proof::ProofPanel;
use crate::puzzle::Puzzles;
use crate::results::Results;
use crate::run;
use crate::run::shown::Shown;
use crate::run::{Activity, Run, Then};
use crate::screen::{Panel, View};
use crate::share::Sharing;
use crate::sheets;
use crate::story::Chapter;
use crate::successor::Successor;
use crate::trace::TracePanel;
use crate::tree::{Mode, TreePanel};
use crate::worksheet::Worksheet;

/// The page of an address, and the first effects. The seed is for random searches without one. The texts of this
/// language are loaded.
pub fn open(
    base: String,
    query: &str,
    fragment: &str,
    browser: Language,
    texts: Language,
    seed: u64,
) -> (Model, Vec<Effect>) {
    let reading = address::read(query, fragment);
    let mut model = Model {
        address: reading.address.clone(),
        drafts: Drafts::default(),
        before_count: None,
        moved: None,
        ways: [None; 2],
        refused: Vec::new(),
        shown: Shown::Nothing,
        replaced: None,
        large_view: Default::default(),
        pool: Default::default(),
        engine: Engine::Starting,
        shown_language: texts,
        parts: Parts::default(),
        algorithms: &[],
        notices: Vec::new(),
        successor: Successor::default(),
        refusal: None,
        dialog: None,
        panel: panel_for(reading.address.view),
        drawers: [false, true, true],
        before_about: View::Tree,
        tree: TreePanel::default(),
        proof: ProofPanel::default(),
        comparison: Comparison::default(),
        results: Results::default(),
        starts: None,
        listing: Default::default(),
        focus: Square::A1,
        asked: None,
        announcement: None,
        announcements: 0,
        announced_at: f64::MIN,
        redraw: Default::default(),
        offline: Default::default(),
        character_keys: true,
        shares_look: None,
        sharing: Sharing::default(),
        base,
        browser_language: browser,
        last_run: 0,
        spare_seed: seed,
        rates: Rates::default(),
        silences: 0,
        predictions: Default::default(),
        play: Play::default(),
        puzzles: Puzzles::default(),
        exercises: Exercises::default(),
        sight: Sight::default(),
        trace: TracePanel::default(),
        worksheet: Worksheet::default(),
    };
    if let Some(part) = Part::of_language(texts) {
        model.parts.set(part, PartStage::Here);
    }
    let mut effects = vec![Effect::StartEngine];
    apply(&mut model, reading, &mut effects);
    write_address(&model, &mut effects);
    parts::update::follow(&mut model, &mut effects);
    (model, effects)
}

/// The panel of a phone for a link to this view.
fn panel_for(view: View) -> Panel {
    match view {
        View::Stack
        | View::Trace
        | View::Results
        | View::Compare
        | View::Starts
        | View::Proof
        | View::Examples
        | View::Sheets => Panel::Path,
        View::Tree | View::About => Panel::Setup,
    }
}

/// On a phone, a link to another view opens the panel of that view.
fn lead_to_panel(model: &mut Model, view: View) {
    if view != model.address.view && panel_for(view) == Panel::Path {
        model.panel = Panel::Path;
    }
}

/// Handles a change of the address by Back, Forward or typing.
pub(crate) fn change(model: &mut Model, query: &str, fragment: &str, effects: &mut Vec<Effect>) {
    let reading = address::read(query, fragment);
    if sheets::update::is_all_that_changes(model, &reading.address) {
        lead_to_panel(model, reading.address.view);
        sheets::update::turn(model, reading.address.view);
        if reading.address.view == View::Sheets {
            model.address.question = reading.address.question;
        }
        if !reading.notices.is_empty() {
            model.notices = reading.notices;
            write_address(model, effects);
        }
        return;
    }
    apply(model, reading, effects);
    write_address(model, effects);
}

/// Goes to another address of this page, as a new entry of the history.
pub(crate) fn go(model: &mut Model, address: Address, effects: &mut Vec<Effect>) {
    let reading = Reading {
        address,
        is_empty: false,
        notices: Vec::new(),
    };
    apply(model, reading, effects);
    push_address(model, effects);
}

fn apply(model: &mut Model, reading: Reading, effects: &mut Vec<Effect>) {
    let Reading {
        address, notices, ..
    } = reading;
    let (is_embed, excerpt) = (address.is_embed, address.excerpt);
    let step = match (is_embed, address.step) {
        (true, 0) => excerpt.from,
        (true, step) => step.clamp(excerpt.from, excerpt.to.unwrap_or(u64::MAX)),
        (false, step) => step,
    };
    model.drop_target();
    lead_to_panel(model, address.view);
    model.play.open(address.placed.clone());
    model.exercises.set(address.exercise.clone(), address.part);
    model.puzzles.open(address.puzzle.clone());
    let before = std::mem::replace(&mut model.address, address);
    // A question of a sheet, and the numbers of the knight's board, stay for the return to them.
    if model.address.view != View::Sheets {
        model.address.question = before.question;
    }
    if model.address.settings.algorithm.problem != Problem::Knight {
        model.address.is_numbered = before.is_numbered;
    }
    model.retry_code();
    model.retry_texts();
    model.sight = model.sight.anew();
    let sight = model.sight;
    model.notices = notices;
    model.drafts = Drafts::default();
    model.before_count = None;
    model.moved = None;
    model.refused.clear();
    model.replaced = None;
    if let Some(given) = model.puzzles.given() {
        model.address.settings.given = given;
    }
    // Only this chapter chooses the drawing of the tree.
    for (story, mode) in [
        (before.story, Mode::Path),
        (model.address.story, Mode::Whole),
    ] {
        if story == Some(Chapter::Tree) {
            model.tree.mode = mode;
        }
    }
    model.address.settings.keep_seed(&mut model.spare_seed);
    compare::update::choose_contrast(model);
    effects.push(Effect::Dress);
    if !model.address.settings.size.contains(model.focus) {
        model.focus = Square::A1;
    }
    // An embed has no form, so it starts at the first step of its search.
    let awaits_run = step == 0 && !is_embed;
    if awaits_run || !model.address.settings.leaves_trace() {
        run::update::abandon(model, effects);
        return;
    }
    if model.address.settings.large.is_some() {
        let goes_on = |run: &LargeRun| run.stage != LargeStage::Stopped;
        if model.shows_another_search() || !model.shown.large().is_some_and(goes_on) {
            run::update::begin_large(model, Some(step), effects);
        }
        return;
    }
    // A stopped search starts again if the step is beyond its known part.
    let reaches = |run: &Run| !run.is_halted() || step <= run.known();
    if model.shows_another_search() || !model.shown.run().is_some_and(reaches) {
        run::update::begin(model, Activity::Paused, effects);
    }
    // A visible embed plays according to its new address.
    let begins = is_embed && excerpt.plays && sight == Sight::Here { moves: true };
    let then = if begins { Then::Play } else { Then::Rest };
    if let Some(run) = model.shown.run_mut() {
        let last = run.known();
        run.seek(step, then);
        if run.is_complete() && step > last {
            compare::update::pass(model, step, last);
        }
    }
    run::update::ask(model, effects);
}
