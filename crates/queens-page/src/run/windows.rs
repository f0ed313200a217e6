//! The windows of a trace that are kept around the cursor, and those that have been asked for.

use std::rc::Rc;

use queens_core::{WINDOW, Window};

/// The most windows that are kept: more than are read ahead at full speed, and as many behind.
const KEPT: usize = 16;

/// Windows by their index.
#[derive(Default)]
pub(super) struct Windows {
    kept: Vec<(u64, Rc<Window>)>,
    asked: Vec<u64>,
}

impl Windows {
    /// A window from which the step can be shown.
    pub(super) fn holding(&self, step: u64) -> Option<Rc<Window>> {
        self.find(|window| window.holds(step))
    }

    /// A window that goes on from the step.
    pub(super) fn following(&self, step: u64) -> Option<Rc<Window>> {
        self.find(|window| window.holds(step) && window.last() > step)
    }

    /// The last window that begins before a step and fits.
    pub(super) fn last_before(
        &self,
        step: u64,
        fits: impl Fn(&Window) -> bool,
    ) -> Option<Rc<Window>> {
        let windows = self.kept.iter().map(|(_, window)| window);
        let windows = windows.filter(|window| window.first() < step && fits(window));
        windows.max_by_key(|window| window.first()).cloned()
    }

    fn find(&self, fits: impl Fn(&Window) -> bool) -> Option<Rc<Window>> {
        let found = self.kept.iter().find(|(_, window)| fits(window));
        found.map(|(_, window)| window.clone())
    }

    /// The last step that can be reached from this one without reading more.
    pub(super) fn readable_from(&self, step: u64) -> u64 {
        let mut last = step;
        while let Some(window) = self.following(last) {
            last = window.last();
        }
        last
    }

    /// The last step that the window of this index can show, if it is there.
    pub(super) fn end(&self, index: u64) -> Option<u64> {
        let kept = self.kept.iter().find(|&&(kept, _)| kept == index);
        kept.map(|(_, window)| window.last())
    }

    /// Keeps a window, unless more of it is there already. With the last one, what was asked for beyond
    /// the end of the trace has been answered, too.
    pub(super) fn keep(&mut self, index: u64, window: Window, is_last: bool) {
        self.asked
            .retain(|&asked| asked != index && !(is_last && asked > index));
        let had = self.end(index);
        if had.is_none_or(|had| had <= window.last()) {
            self.kept.retain(|&(kept, _)| kept != index);
            self.kept.push((index, Rc::new(window)));
        }
    }

    /// Forgets the windows farthest from a step, beyond so many; those behind it first.
    pub(super) fn thin(&mut self, step: u64) {
        let here = step / WINDOW;
        while self.kept.len() > KEPT {
            let indices = self.kept.iter().map(|&(kept, _)| kept);
            let farthest = indices.max_by_key(|&kept| (kept.abs_diff(here), kept < here));
            self.kept.retain(|&(kept, _)| Some(kept) != farthest);
        }
    }

    /// The windows to be asked for, of these that are wanted: none, until one up to `near` has not been
    /// asked for yet, or `many` of them; then all, in place of what was asked for before.
    pub(super) fn ask(&mut self, wanted: Vec<u64>, near: u64, many: usize) -> Vec<u64> {
        let unasked = wanted.iter().filter(|index| !self.asked.contains(index));
        let (mut count, mut is_near) = (0, false);
        for &index in unasked {
            count += 1;
            is_near |= index <= near;
        }
        if !is_near && count < many {
            return Vec::new();
        }
        self.asked.clone_from(&wanted);
        wanted
    }

    /// Whatever was asked for will not be answered.
    pub(super) fn forget_asked(&mut self) {
        self.asked.clear();
    }
}
