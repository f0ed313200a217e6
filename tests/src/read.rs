//! Reading the page's hooks, each at once from the page as it stands; none panics while a thing is
//! missing, so that conditions of [`Page::wait_for`] can use them.

use serde_json::Value;

use crate::page::Page;

impl Page {
    /// `data-state` of the app; empty before it is mounted.
    #[track_caller]
    pub fn state(&self) -> String {
        self.attribute("app", "data-state").unwrap_or_default()
    }

    /// An attribute of what has this `data-testid` now; `None` if either is absent.
    #[track_caller]
    pub fn attribute(&self, testid: &str, name: &str) -> Option<String> {
        const READ: &str = "
            const [testid, name] = arguments;
            return document.querySelector(`[data-testid=\"${testid}\"]`)?.getAttribute(name) ?? null";
        let value = self.script_with(READ, vec![Value::from(testid), Value::from(name)]);
        value.as_str().map(str::to_owned)
    }

    /// `data-value` of what has this `data-testid` now, as a number; `None` if it is none.
    #[track_caller]
    pub fn number(&self, testid: &str) -> Option<u64> {
        self.attribute(testid, "data-value")?.parse().ok()
    }

    /// The squares with this mark now (`queen`, `fixed`, …), in the document's order.
    #[track_caller]
    pub fn marked(&self, mark: &str) -> Vec<String> {
        const READ: &str = "
            const marked = document.querySelectorAll(`[data-square][data-marks~=\"${arguments[0]}\"]`);
            return [...marked].map((square) => square.dataset.square)";
        let squares = self.script_with(READ, vec![Value::from(mark)]);
        squares.as_array().into_iter().flatten().map(text).collect()
    }

    /// Whether an element matches this selector now.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        const READ: &str = "return document.querySelector(arguments[0]) !== null";
        self.script_with(READ, vec![Value::from(selector)]) == Value::Bool(true)
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
