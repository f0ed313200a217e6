//! Files of counts: opening and merging ledgers, and saving the ledger and the job file.

use queens_core::counting::ledger::{LineError, cut_off, import, line_of, read, write};
use queens_core::counting::{MEET_IN_THE_MIDDLE, Tally, TallyError, jobs};
use queens_core::{GivenRule, GivenSquares, Goal, Instance, Problem, algorithm};

use super::{asked, carry_out};
use crate::effect::Effect;
use crate::message::TransportMessage;
use crate::model::{Drafts, Model};
use crate::notice::Notice;
use crate::pool::count::Count;
use crate::pool::{
    Disputed, LedgerFile, LedgerPlace, Pool, Rejected, Sources, WhyRejected, add_up, is_shared,
};
use crate::settings::{FRAMES, Settings};
use crate::transport;

/// Saves the ledger of the current count.
pub(crate) fn save(model: &Model, effects: &mut Vec<Effect>) {
    if let Some(count) = model.shown.count() {
        effects.push(Effect::Save {
            name: format!("{}-ledger.jsonl", name(count)),
            text: write(count.tally()),
        });
    }
}

/// Saves the job file of the current count.
pub(crate) fn save_jobs(model: &Model, effects: &mut Vec<Effect>) {
    if let Some(count) = model.shown.count() {
        effects.push(Effect::Save {
            name: format!("{}-jobs.sh", name(count)),
            text: jobs::write(count.instance(), count.tally()),
        });
    }
}

/// The name of a count's files.
fn name(count: &Count) -> String {
    let n = count.instance().size().files();
    match count.tally().plan().k() {
        Some(k) => format!("queens-{n}-k{k}"),
        None => format!("queens-{n}"),
    }
}

/// Adds ledgers to the current count, or to the count of the first ledger, and continues the count. A rejected ledger
/// adds nothing, and the page shows the reason.
pub(crate) fn open(model: &mut Model, files: Vec<LedgerFile>, effects: &mut Vec<Effect>) {
    let mut merged = begun(model);
    let unshared = model.address.settings.clone();
    let is_begun = merged.is_some();
    let state = &mut model.pool;
    (state.rejected, state.disputed) = (Vec::new(), None);
    let before = state.sources.as_ref().filter(|_| is_begun);
    let before = before.map_or(&[][..], |sources| &sources.files);
    let (mut added, mut torn) = (Vec::new(), Vec::new());
    for file in files {
        let read = match &mut merged {
            Some((_, tally)) => read(&file.text, tally),
            None => match import(&file.text) {
                Ok((instance, _)) if !is_shared(&settings_of(&unshared, &instance)) => {
                    state.rejected.push(Rejected {
                        file: file.name,
                        why: WhyRejected::Narrow(instance.size().files()),
                    });
                    continue;
                }
                found => found.map(|found| merged = Some(found)),
            },
        };
        let Err(error) = read else {
            torn.extend(cut_off(&file.text).map(|_| file.name.clone()));
            added.push(file);
            continue;
        };
        let other = match &error.wrong {
            LineError::Refused(refusal) => other(before.iter().chain(&added), refusal),
            _ => None,
        };
        state.rejected.push(Rejected {
            file: file.name,
            why: WhyRejected::Refused(error, other),
        });
    }
    let (Some((instance, tally)), false) = (merged, added.is_empty()) else {
        return;
    };
    let sources = state.sources.take().filter(|_| is_begun);
    let mut files = sources.map_or_else(Vec::new, |sources| sources.files);
    // A file that is opened again counts once.
    added.retain(|file| !files.contains(file));
    files.append(&mut added);
    let texts = files.iter().map(|file| file.text.as_str());
    let shards = add_up(tally.plan().clone(), texts).0.finished();
    state.sources = Some(Sources { files, shards });
    state.imported = Some(tally);
    go_on(model, &instance, effects);
    if !torn.is_empty() {
        let files = torn.join(", ");
        model.notices.push(Notice::LedgerCutOff { files });
    }
}

/// Reports shards whose stored results differ from the opened ones.
pub(crate) fn dispute(state: &mut Pool, refusals: &[TallyError]) {
    if let (Some(first), Some(sources)) = (refusals.first(), &state.sources) {
        state.disputed = Some(Disputed {
            shards: refusals.len(),
            first: first.clone(),
            other: other(&sources.files, first),
        });
    }
}

/// The finished shards of the form's count, if it is the current one.
fn begun(model: &Model) -> Option<(Instance, Tally)> {
    let count = model.shown.count()?;
    let (_, key) = asked(&model.address.settings)?;
    let tally = count.trusted().filter(|it| it.finished() > 0)?;
    (count.key() == key).then(|| (count.instance().clone(), tally.clone()))
}

/// The place of a shard's other result, if it is in a file.
fn other<'a>(
    files: impl IntoIterator<Item = &'a LedgerFile>,
    refusal: &TallyError,
) -> Option<LedgerPlace> {
    let TallyError::Contradiction { shard, .. } = refusal else {
        return None;
    };
    files.into_iter().find_map(|file| {
        Some(LedgerPlace {
            file: file.name.clone(),
            line: line_of(&file.text, *shard)?,
        })
    })
}

/// Continues the count of a board, which becomes the form's.
fn go_on(model: &mut Model, instance: &Instance, effects: &mut Vec<Effect>) {
    // The finished shards are stored, and a confirmation is requested again.
    let mut orders = Vec::new();
    if let Some(count) = model.shown.count_mut() {
        count.stop(&mut orders);
    }
    carry_out(model, orders, effects);
    // Typed text was for another board.
    model.drafts = Drafts::default();
    model.address.settings = settings_of(&model.address.settings, instance);
    transport::update(model, TransportMessage::Run, effects);
}

/// The settings that count this instance, and otherwise equal the previous settings.
fn settings_of(before: &Settings, instance: &Instance) -> Settings {
    let algorithm = match instance.problem() {
        Problem::Domination => algorithm::describe(FRAMES),
        _ => None,
    };
    let size = instance.size();
    Settings {
        size,
        given: GivenSquares::new(GivenRule::Apart, size, instance.given())
            .unwrap_or_else(|_| GivenSquares::none()),
        large: None,
        goal: Goal::Count,
        variant: instance.variant(),
        k: instance.k(),
        ..before.with(algorithm.unwrap_or(&MEET_IN_THE_MIDDLE))
    }
}
