//! A tour to complete, whose beginning is fixed.

use super::*;

const TOUR: &str = "problem=knight&n=6&mode=play&puzzle=7&grade=1";

fn way(page: &Page) -> &[Square] {
    page.model.play.placed().squares()
}

#[test]
fn a_tour_is_to_be_finished_and_its_beginning_stays() {
    let mut page = posed(TOUR);
    let beginning = page.model.puzzles.beginning().to_vec();
    assert_eq!(way(&page), beginning);
    assert!((2..35).contains(&beginning.len()));
    let stays = |page: &mut Page, message: PlayMessage| {
        page.send(message);
        assert_eq!(way(page), beginning);
    };
    for &square in &beginning[beginning.len() - 2..] {
        stays(&mut page, PlayMessage::SquareToggled(square));
        let squares = square.to_string();
        assert_eq!(page.model.notices, [Notice::OfPuzzle { squares }]);
        page.send(Message::NoticesDismissed);
    }
    stays(&mut page, PlayMessage::Clear);
    stays(&mut page, PlayMessage::Undo);
    let next = solution(&page)[beginning.len()];
    page.send(PlayMessage::SquareToggled(next));
    assert_eq!(way(&page).len(), beginning.len() + 1);
    let last = beginning[beginning.len() - 1];
    stays(&mut page, PlayMessage::SquareToggled(last));
    page.send(PlayMessage::SquareToggled(next));
    stays(&mut page, PlayMessage::Clear);
    assert_eq!(page.codes(), [""; 0]);
    for square in solution(&page).into_iter().skip(beginning.len()) {
        page.send(PlayMessage::SquareToggled(square));
    }
    assert_eq!(page.model.state(), State::Done);
    let commands = [PuzzleCommand::Begin, PuzzleCommand::End];
    assert_eq!(page.puzzle_commands, commands);
}

#[test]
fn another_beginning_than_that_of_the_tour_is_taken_away_and_told() {
    let page = posed(&format!("{TOUR}&placed=a1,b3,c5"));
    assert_eq!(way(&page), page.model.puzzles.beginning());
    let squares = "a1, b3, c5".to_owned();
    assert_eq!(page.model.notices, [Notice::OfPuzzle { squares }]);
    let mut page = posed(TOUR);
    let next = solution(&page)[way(&page).len()];
    page.send(PlayMessage::SquareToggled(next));
    let link = page.address.clone();
    let again = posed(&link);
    assert_eq!((way(&again), &again.address), (way(&page), &link));
    assert_eq!(again.codes(), [""; 0]);
    page.send(changed(TOUR));
    assert_eq!(way(&page), page.model.puzzles.beginning());
    assert_eq!(page.codes(), [""; 0], "nothing that was placed is lost");
}

#[test]
fn another_board_ends_the_tour_and_its_beginning_is_no_longer_kept() {
    let mut page = posed(TOUR);
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    assert_eq!(page.model.puzzles.posed(), None);
    assert!(page.codes().contains(&"puzzle-left"));
    page.send(PlayMessage::Clear);
    page.send(PlayMessage::Clear);
    assert!(way(&page).is_empty());
}

#[test]
fn whoever_leaves_a_tour_for_the_search_finds_it_again() {
    let mut page = posed(TOUR);
    let beginning = way(&page).to_vec();
    page.send(Message::RoleChosen(Role::Watch));
    assert_eq!(page.codes(), [""; 0], "nothing is given to the search");
    page.send(Message::RoleChosen(Role::Play));
    assert_eq!(way(&page), beginning);
    assert!(page.model.puzzles.is_made());
}
