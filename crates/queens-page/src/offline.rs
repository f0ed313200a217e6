//! The files that the browser keeps for use without a connection.

/// The state of the kept files.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Offline {
    /// The browser keeps nothing, or has not reported yet.
    #[default]
    Unknown,
    /// The browser keeps the parts that the reader has used.
    Partial {
        /// The size of the other parts in bytes.
        missing: u64,
        /// Whether the last attempt to keep them has failed.
        has_failed: bool,
    },
    /// The other parts are loading.
    Loading { missing: u64 },
    /// All parts are kept.
    Complete,
}

/// A message about the kept files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfflineMessage {
    /// The reader wants all parts.
    AllWanted,
    /// The size of the parts that are not kept, in bytes, and whether a part could not be kept.
    Reported { missing: u64, has_failed: bool },
}

impl Offline {
    pub(crate) fn update(&mut self, message: OfflineMessage) {
        *self = match (message, *self) {
            (OfflineMessage::AllWanted, Offline::Partial { missing, .. }) => {
                Offline::Loading { missing }
            }
            (OfflineMessage::AllWanted, other) => other,
            (OfflineMessage::Reported { missing: 0, .. }, _) => Offline::Complete,
            (
                OfflineMessage::Reported {
                    missing,
                    has_failed: false,
                },
                Offline::Loading { .. },
            ) => Offline::Loading { missing },
            (
                OfflineMessage::Reported {
                    missing,
                    has_failed,
                },
                before,
            ) => Offline::Partial {
                missing,
                // A part that is kept later does not undo the failure.
                has_failed: has_failed
                    || matches!(
                        before,
                        Offline::Partial {
                            has_failed: true,
                            ..
                        }
                    ),
            },
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_parts_are_loaded_when_the_reader_wants_them_and_again_after_a_failure() {
        let mut offline = Offline::default();
        let mut after = |message| {
            offline.update(message);
            offline
        };
        let reported = |missing, has_failed| OfflineMessage::Reported {
            missing,
            has_failed,
        };
        assert_eq!(after(OfflineMessage::AllWanted), Offline::Unknown);
        let partial = |missing, has_failed| Offline::Partial {
            missing,
            has_failed,
        };
        assert_eq!(after(reported(9, false)), partial(9, false));
        assert_eq!(
            after(OfflineMessage::AllWanted),
            Offline::Loading { missing: 9 }
        );
        assert_eq!(after(reported(5, false)), Offline::Loading { missing: 5 });
        assert_eq!(after(reported(5, true)), partial(5, true));
        assert_eq!(
            after(OfflineMessage::AllWanted),
            Offline::Loading { missing: 5 }
        );
        assert_eq!(after(reported(0, false)), Offline::Complete);
    }
}
