//! Values that are checked when they are deserialised, because bytes can contain values that no search produces.

/// Implements `Serialize` and `Deserialize` for a type with `#[serde(remote = "Self")]`. This attribute makes serde
/// derive associated functions in place of the traits. The check takes the deserialised value. If it fails, its message
/// is the error.
macro_rules! deserialise_checked {
    ($type:ident, $check:expr) => {
        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $type::serialize(self, serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<$type, D::Error> {
                let check: fn(&$type) -> Result<(), String> = $check;
                let value = $type::deserialize(reader)?;
                check(&value).map_err(serde::de::Error::custom)?;
                Ok(value)
            }
        }
    };
}

pub(crate) use deserialise_checked;
