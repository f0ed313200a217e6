//! All words of the language, a file for each subject.

mod about;
mod advice;
mod algorithm;
mod board;
mod cap;
mod card;
mod check;
mod compare;
mod cost;
mod count;
mod counter;
mod dialog;
mod event;
mod examples;
mod exercise;
mod explorer;
mod going;
mod header;
mod helper;
mod hints;
mod keys;
mod large;
mod ledger;
mod listing;
mod menu;
mod notice;
mod number;
mod parts;
mod picture;
mod pictures;
mod play;
mod predict;
mod program;
mod proof;
mod puzzle;
mod reason;
mod results;
mod setup;
mod share;
mod sheets;
mod start;
mod starts;
mod transport;
mod tree;
mod worksheet;

use queens_page::language::Language;

use crate::Texts;
use crate::article;
use crate::rest::RestTexts;

/// What the first board needs.
pub(crate) const OPENING: Texts = Texts {
    language: Language::English,
    numbers: number::TEXTS,
    algorithms: algorithm::TEXTS,
    board: board::TEXTS,
    dialog: dialog::TEXTS,
    event: event::TEXTS,
    explorer: explorer::TEXTS,
    going: going::TEXTS,
    header: header::TEXTS,
    listing: listing::TEXTS,
    notice: notice::TEXTS,
    parts: parts::TEXTS,
    reason: reason::TEXTS,
    setup: setup::TEXTS,
    start: start::TEXTS,
    transport: transport::TEXTS,
    tree: tree::TEXTS,
    rest: None,
};

/// What the rest of the page needs.
pub(crate) static REST: RestTexts = RestTexts {
    article: &article::EN,
    questions: &article::EN_SHEETS,
    algorithms: algorithm::DETAILS,
    cost: cost::TEXTS,
    reason: reason::others::reason,
    detail: reason::others::detail,
    domination: event::domination::TEXTS,
    greedy: event::greedy::TEXTS,
    knight: event::knight::TEXTS,
    repair: event::repair::TEXTS,
    about: about::TEXTS,
    advice: advice::TEXTS,
    cap: cap::TEXTS,
    card: card::TEXTS,
    compare: compare::TEXTS,
    count: count::TEXTS,
    examples: examples::TEXTS,
    exercise: exercise::TEXTS,
    helper: helper::TEXTS,
    hints: hints::TEXTS,
    keys: keys::TEXTS,
    large: large::TEXTS,
    menu: menu::TEXTS,
    picture: picture::TEXTS,
    pictures: pictures::TEXTS,
    play: play::TEXTS,
    predict: predict::TEXTS,
    program: program::TEXTS,
    proof: proof::TEXTS,
    puzzle: puzzle::TEXTS,
    results: results::TEXTS,
    share: share::TEXTS,
    sheets: sheets::TEXTS,
    starts: starts::TEXTS,
    worksheet: worksheet::TEXTS,
};

/// All of them.
pub static TEXTS: Texts = Texts {
    rest: Some(&REST),
    ..OPENING
};
