//! Reads the page's hooks at once. No function panics if an element is missing, so conditions of [`Page::wait_for`] can
//! use them.

use serde_json::Value;

use crate::page::Page;

impl Page {
    /// The `data-state` of the app. Empty before the app is mounted.
    #[track_caller]
    pub fn state(&self) -> String {
        self.attribute("app", "data-state").unwrap_or_default()
    }

    /// An attribute of the element with this `data-testid`. `None` if either is absent.
    #[track_caller]
    pub fn attribute(&self, testid: &str, name: &str) -> Option<String> {
        const READ: &str = "
            const [testid, name] = arguments;
            return document.querySelector(`[data-testid=\"${testid}\"]`)?.getAttribute(name) ?? null";
        let value = self.script_with(READ, vec![Value::from(testid), Value::from(name)]);
        value.as_str().map(str::to_owned)
    }

    /// The `data-value` of the element with this `data-testid`, as a number. `None` if it is not a number.
    #[track_caller]
    pub fn number(&self, testid: &str) -> Option<u64> {
        self.attribute(testid, "data-value")?.parse().ok()
    }

    /// The squares with this mark (`queen`, `fixed`, …), in document order.
    #[track_caller]
    pub fn marked(&self, mark: &str) -> Vec<String> {
        const READ: &str = "
            const marked = document.querySelectorAll(`[data-square][data-marks~=\"${arguments[0]}\"]`);
            return [...marked].map((square) => square.dataset.square)";
        let squares = self.script_with(READ, vec![Value::from(mark)]);
        squares.as_array().into_iter().flatten().map(text).collect()
    }

    /// Whether an element matches this selector.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        const READ: &str = "return document.querySelector(arguments[0]) !== null";
        self.script_with(READ, vec![Value::from(selector)]) == Value::Bool(true)
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
