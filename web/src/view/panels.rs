//! The deferred views as one table. The linker splits the page at this table.

use super::rest::Panels;
use super::{
    about, board, compare, count, dialogs, embed, event_strip, examples, exercise, explorer,
    helpers, large, lists, play, predict, program, progress, proof, puzzles, setup, share, sheets,
    starts, story, trace, transport, tree, worksheet,
};
use crate::count_runner;
use crate::record;
use crate::studio;
use queens_page::screen::View;
use queens_text::narration;

/// The table of deferred views.
pub(crate) static PANELS: Panels = Panels {
    article: about::about,
    boards: compare::boards,
    panel: |model, context| match model.address.view {
        View::Trace => trace::trace(model, context),
        View::Compare => compare::panel(model, context),
        View::Starts => starts::starts(model, context),
        View::Proof => proof::proof(model, context),
        View::Examples => examples::examples(model, context),
        View::Sheets => sheets::sheets(model, context),
        View::Stack => explorer::calls(model, context),
        View::Results => explorer::boards(model, context),
        // The path of a search is drawn before this code is loaded.
        View::Tree | View::About => explorer::played(model, context),
    },
    survey: compare::survey,
    languages: program::languages,
    program: program::program,
    listing_note: program::listing_note,
    calling: helpers::calling,
    lists: lists::lists,
    picture: queens_page::picture::without_steps,
    standing: play::standing,
    moves: play::moves,
    announced: |model, texts| {
        let of_play = narration::play::announced(model, texts);
        of_play.or_else(|| narration::predict::asked(model, texts))
    },
    question: predict::question,
    score: predict::score,
    hidden: predict::hidden,
    puzzle_button: puzzles::button,
    puzzles: puzzles::puzzles,
    record: record::perform,
    exercise: exercise::panel,
    compose: exercise::compose,
    embedded: embed::embedded,
    share_tabs: share::strip,
    shared: share::shared,
    draw: studio::perform,
    kept_answers: record::perform_exercise,
    worksheet: worksheet::worksheet,
    paper: worksheet::paper,
    by_frames: proof::offer,
    summary: event_strip::summary,
    story_tree: story::tree,
    onward: story::onward,
    whole_tree: tree::whole,
    tree_size: tree::size,
    keys: dialogs::keys,
    going: transport::menu,
    time_left: transport::time_left,
    counting: progress::counting,
    waiting: progress::waiting,
    card: board::card,
    large: large::board,
    solution: large::solution,
    still: large::transport,
    count: count::count,
    known: count::known,
    left_over: count::left_over,
    cost: setup::cost,
    before_run: setup::before_run,
    faster: setup::faster,
    perform: count_runner::perform,
};
