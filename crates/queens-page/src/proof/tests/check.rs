//! The check of a log in the panel of the proof.

use super::*;
use crate::proof::check::{LogCheck, LogMessage, LogOutcome, LogState};

fn tell(page: &mut Page, message: LogMessage) {
    page.send(Message::Proof(ProofMessage::Log(message)));
}

fn refused() -> LogOutcome {
    LogOutcome::Refused {
        line: Some(6),
        why: "it is not a line of a proof".to_owned(),
    }
}

#[test]
fn the_outcome_of_a_check_stays_when_the_panel_is_left_and_another_search_is_run() {
    let mut page = ended(EIGHT);
    let (check, work) = LogCheck::begin("a.proof".to_owned());
    tell(&mut page, LogMessage::Chosen(check));
    page.send(Message::ViewChosen(View::Tree));
    tell(&mut page, LogMessage::Told(work.clone(), 40));
    let state = |page: &Page| page.model.log.clone().map(|log| log.state);
    assert!(matches!(state(&page), Some(LogState::Going { percent: 40, .. })) && work.is_wanted());
    tell(&mut page, LogMessage::Ended(work.clone(), refused()));
    assert!(!work.is_wanted());
    page.send(TransportMessage::Run);
    page.send(Message::ProblemChosen(Problem::Queens));
    page.send(Message::ProblemChosen(Problem::Domination));
    page.send(Message::ViewChosen(View::Proof));
    assert_eq!(state(&page), Some(LogState::Ended(refused())));
}

#[test]
fn a_check_goes_on_until_it_is_stopped_or_another_log_is_chosen_and_then_tells_nothing() {
    let mut page = Page::open(EIGHT);
    let (check, first) = LogCheck::begin("a.proof".to_owned());
    tell(&mut page, LogMessage::Chosen(check));
    let (check, second) = LogCheck::begin("b.proof".to_owned());
    tell(&mut page, LogMessage::Chosen(check));
    assert_eq!((first.is_wanted(), second.is_wanted()), (false, true));
    for late in [
        LogMessage::Told(first.clone(), 99),
        LogMessage::Ended(first, refused()),
    ] {
        tell(&mut page, late);
        let log = page.model.log.as_ref().expect("a check");
        assert_eq!(log.file, "b.proof");
        assert!(matches!(log.state, LogState::Going { percent: 0, .. }));
    }
    tell(&mut page, LogMessage::Stopped);
    assert!(!second.is_wanted());
    for late in [
        LogMessage::Told(second.clone(), 99),
        LogMessage::Ended(second, refused()),
        LogMessage::Stopped,
    ] {
        tell(&mut page, late);
        let stopped = LogCheck {
            file: "b.proof".to_owned(),
            state: LogState::Stopped,
        };
        assert_eq!(page.model.log, Some(stopped));
    }
}
