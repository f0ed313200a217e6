//! The reader's progress in a chapter, and the messages that the story leaves out.

use queens_core::{File, Square, line_between};

use super::{Chapter, EIGHT_QUEENS};
use crate::message::{FormMessage, Message, TransportMessage};
use crate::model::Model;
use crate::run::Run;
use crate::screen::Dialog;

/// The state of a chapter that the reader solves by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByHand {
    /// The number of queens on the board.
    pub queens: u64,
    /// The number of squares that are empty and not attacked.
    pub free: u64,
    /// The first column that has neither a queen nor a free square.
    pub blocked: Option<File>,
    /// The number of queens of a solution.
    pub needed: u64,
}

impl ByHand {
    pub fn is_solved(self) -> bool {
        self.queens == self.needed
    }

    /// Whether no further queen fits.
    pub fn is_stuck(self) -> bool {
        self.free == 0 && !self.is_solved()
    }
}

impl Chapter {
    /// Whether the reader has done the task of the current chapter.
    pub fn is_done(self, model: &Model) -> bool {
        let run = model.shown.run();
        match self {
            Chapter::FourQueens => {
                let state = by_hand(model);
                state.is_solved() || state.is_stuck()
            }
            Chapter::Stuck => {
                let tried = |square: Square| model.refused.contains(&square);
                let of_column = |file: File| {
                    let size = model.address.settings.size;
                    size.squares().filter(move |square| square.file == file)
                };
                (by_hand(model).blocked).is_some_and(|file| of_column(file).all(tried))
            }
            Chapter::TakeBack => by_hand(model).is_solved(),
            Chapter::Tree => run.is_some_and(|run| run.target() != self.address().step),
            Chapter::EightQueens => model.ways.iter().all(Option::is_some),
            Chapter::Computer | Chapter::Onward => run.is_some_and(Run::is_at_end),
        }
    }
}

/// Keeps the number of tests of a finished search of the chapter about eight queens.
pub(crate) fn keep_way(model: &mut Model) {
    if model.address.story != Some(Chapter::EightQueens) {
        return;
    }
    let id = model.address.settings.algorithm.id;
    let way = EIGHT_QUEENS.iter().position(|&way| way == id);
    let ended = model.shown.run().filter(|run| run.is_at_end());
    let tests = ended.map(|run| run.counters().tests);
    if let (Some(way), Some(tests)) = (way, tests) {
        model.ways[way] = Some(tests);
    }
}

/// The state of the board, whose queens are the given ones.
pub fn by_hand(model: &Model) -> ByHand {
    let settings = &model.address.settings;
    let queens = settings.given.squares();
    let is_free = |square| {
        let attacks = |&queen| line_between(queen, square).is_some();
        !queens.contains(&square) && !queens.iter().any(attacks)
    };
    let free: Vec<Square> = settings.size.squares().filter(|&it| is_free(it)).collect();
    let has_place = |file: &File| {
        let is_in_it = |square: &Square| square.file == *file;
        free.iter().any(is_in_it) || queens.iter().any(is_in_it)
    };
    ByHand {
        queens: queens.len() as u64,
        free: free.len() as u64,
        blocked: File::first(settings.size.files()).find(|file| !has_place(file)),
        needed: settings.n().into(),
    }
}

/// Whether a message belongs to a part of the page that the story does not show.
pub(crate) fn leaves_out(model: &Model, message: &Message) -> bool {
    let Some(chapter) = model.address.story else {
        return false;
    };
    match message {
        // The second chapter is about one column; its queens stay.
        Message::Form(FormMessage::SquareToggled(square)) if chapter == Chapter::Stuck => {
            by_hand(model).blocked != Some(square.file)
        }
        Message::Form(FormMessage::SquareToggled(_)) => !chapter.is_by_hand(),
        Message::Form(_) | Message::DialogOpened(Dialog::Puzzles | Dialog::GoTo) => true,
        Message::Transport(TransportMessage::Frame(_)) => false,
        Message::Transport(_) => chapter.is_by_hand(),
        Message::RoleChosen(_) | Message::GoToPressed | Message::ChangeUndone => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{Event, algorithm};
    use queens_draw::Mark;
    use queens_worker::protocol::Pane;
    use strum::VariantArray;

    use super::*;
    use crate::address::{self, Address};
    use crate::model::State;
    use crate::picture;
    use crate::testing::Page;

    fn click(page: &mut Page, square: &str) {
        let square = square.parse().unwrap();
        page.send(FormMessage::SquareToggled(square));
    }

    #[test]
    fn every_chapter_has_an_address_that_opens_on_its_board() {
        for &chapter in Chapter::VARIANTS {
            let link = chapter.link(&Address::default());
            let read = address::read("", &link[1..]);
            assert_eq!(read.notices, [], "{chapter:?}");
            assert_eq!(read.address, chapter.address(), "{chapter:?}");
            let page = Page::open(&link[1..]);
            assert!(!chapter.is_done(&page.model), "{chapter:?}");
            assert_eq!(page.codes(), [""; 0], "{chapter:?}");
        }
        assert_eq!(Chapter::from_number(0), None);
        assert_eq!(Chapter::from_number(8), None);
        assert_eq!(Chapter::Onward.next(), None);
        assert_eq!(Chapter::FourQueens.previous(), None);
    }

    #[test]
    fn the_first_chapter_ends_with_four_queens_or_without_a_free_square() {
        let mut page = Page::open("story=1");
        click(&mut page, "a1");
        click(&mut page, "b3");
        let state = by_hand(&page.model);
        assert_eq!((state.queens, state.free, state.needed), (2, 1, 4));
        assert!(!Chapter::FourQueens.is_done(&page.model));
        click(&mut page, "d2");
        assert!(by_hand(&page.model).is_stuck());
        assert!(Chapter::FourQueens.is_done(&page.model));
        for square in ["a1", "b3", "d2", "a2", "b4", "c1", "d3"] {
            click(&mut page, square);
        }
        assert!(by_hand(&page.model).is_solved());
        assert!(Chapter::FourQueens.is_done(&page.model));
    }

    #[test]
    fn a_queen_placed_or_removed_by_hand_is_shown_like_a_step() {
        let mut page = Page::open("story=1");
        let event = |page: &Page| picture::of_model(&page.model, Pane::First).event;
        assert_eq!(event(&page), None);
        let square = "b1".parse().unwrap();
        click(&mut page, "b1");
        assert_eq!(event(&page), Some(Event::Place { square }));
        click(&mut page, "b1");
        assert_eq!(event(&page), Some(Event::Remove { square }));
        let moves = page.model.moved.expect("a move").number;
        for square in ["b1", "a3", "c4", "d2"] {
            click(&mut page, square);
        }
        assert_eq!(page.model.moved.expect("a move").number, moves + 4);
        assert_eq!(event(&page), Some(Event::Solution));
    }

    #[test]
    fn the_second_chapter_ends_when_each_square_of_the_column_was_refused() {
        let mut page = Page::open("story=2");
        for square in ["c1", "c2", "c4", "c2"] {
            click(&mut page, square);
            assert!(!Chapter::Stuck.is_done(&page.model), "{square}");
        }
        for other in ["b3", "d2", "a1"] {
            click(&mut page, other);
            assert_eq!(by_hand(&page.model).queens, 2, "{other}");
        }
        click(&mut page, "c3");
        assert!(Chapter::Stuck.is_done(&page.model));
        let picture = picture::of_model(&page.model, Pane::First);
        assert_eq!(picture.marked(Mark::Tried).count(), 4);
    }

    #[test]
    fn the_board_belongs_to_the_reader_or_to_the_search() {
        let mut page = Page::open("story=1");
        page.send(TransportMessage::PlayToggled);
        page.send(TransportMessage::Run);
        assert_eq!(page.model.state(), State::Idle);
        let mut page = Page::open("story=4");
        click(&mut page, "a1");
        assert!(page.model.address.settings.given.squares().is_empty());
        page.send(TransportMessage::ToEnd);
        page.work(100);
        assert!(Chapter::Computer.is_done(&page.model));
    }

    #[test]
    fn the_chapter_about_eight_queens_ends_when_both_ways_were_run_in_any_order() {
        let plays = |page: &mut Page, id: &str| {
            let way = algorithm::describe(id).unwrap();
            let link = Chapter::EightQueens.link_with(way, &page.model.address);
            page.send(Message::AddressChanged {
                query: String::new(),
                fragment: link[1..].to_owned(),
            });
            page.send(TransportMessage::ToEnd);
            page.work(100);
            Chapter::EightQueens.is_done(&page.model)
        };
        let [plain, ahead] = EIGHT_QUEENS;
        for [first, second] in [[plain, ahead], [ahead, plain]] {
            let mut page = Page::open("story=6");
            assert_eq!(page.model.ways, [None; 2]);
            assert!(!plays(&mut page, first), "{first}");
            assert!(plays(&mut page, second), "{second}");
            assert_eq!(page.model.ways, [Some(876), Some(75)]);
        }
    }

    #[test]
    fn the_second_chapter_is_blocked_in_column_c_although_a_square_is_free() {
        let page = Page::open("story=2");
        let state = by_hand(&page.model);
        assert_eq!((state.queens, state.free), (2, 1));
        assert_eq!(
            state.blocked.map(|file| file.to_string()).as_deref(),
            Some("c")
        );
        assert!(!state.is_stuck());
        assert_eq!(by_hand(&Page::open("story=1").model).blocked, None);
    }
}
