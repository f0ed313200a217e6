//! Serialisation of plans and results. Text omits the fields that a count of n queens does not have. Binary data
//! contains all fields, because it does not name its fields.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::counting::plan::{Plan, ShardResult};

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_k = self.k.is_some() || !serializer.is_human_readable();
        let mut fields = serializer.serialize_struct("Plan", 4 + usize::from(has_k))?;
        fields.serialize_field("engine", &self.engine)?;
        fields.serialize_field("n", &self.n)?;
        if has_k {
            fields.serialize_field("k", &self.k)?;
        }
        fields.serialize_field("fixed", &self.fixed)?;
        fields.serialize_field("shards", &self.shards)?;
        fields.end()
    }
}

impl Serialize for ShardResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let has_log = self.log.is_some() || !serializer.is_human_readable();
        let mut fields = serializer.serialize_struct("ShardResult", 3 + usize::from(has_log))?;
        fields.serialize_field("shard", &self.shard)?;
        // Not every JSON reader supports 64-bit integers.
        fields.serialize_field("count", &self.count.to_string())?;
        if has_log {
            fields.serialize_field("log", &self.log)?;
        }
        fields.serialize_field("checksum", &self.checksum)?;
        fields.end()
    }
}
