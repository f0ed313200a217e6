//! The availability of commands on real pages.

use super::*;
use crate::testing::Page;

fn available(page: &Page, commands: &[Command]) -> Vec<bool> {
    let commands = commands.iter();
    commands
        .map(|command| command.is_available(&page.model))
        .collect()
}

#[test]
fn steps_and_solutions_are_available_only_where_there_are_any() {
    let back = [Command::ToStart, Command::Step(-1)];
    let on = [
        Command::Step(1),
        Command::ToEnd,
        Command::ToEvent(Direction::Forwards, Interest::Solution),
    ];
    let mut page = Page::open("n=4&algorithm=recursive&step=1");
    page.work(50);
    assert_eq!(available(&page, &back), [true; 2]);
    assert_eq!(available(&page, &on), [true; 3]);
    page.send(Command::ToStart);
    page.work(50);
    assert_eq!(available(&page, &back), [false; 2]);
    page.send(Command::ToEnd);
    page.work(50);
    assert_eq!(available(&page, &on), [false; 3]);
    assert_eq!(available(&page, &back), [true; 2]);
}

#[test]
fn an_empty_board_offers_neither_undo_nor_clear() {
    let commands = [Command::Undo, Command::Redo, Command::Clear];
    let mut page = Page::open("n=6&mode=play");
    assert_eq!(available(&page, &commands), [false; 3]);
    let a1 = "a1".parse().expect("a square");
    page.send(PlayMessage::SquareToggled(a1));
    assert_eq!(available(&page, &commands), [true, false, true]);
    page.send(Command::Undo);
    assert_eq!(available(&page, &commands), [false, true, false]);
}
