//! Merging of counted parts. Each part must occur exactly once.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};
use teka_core::message;
use teka_core::message::Message;

use crate::count::Shard;
use crate::json;

/// The parts of one puzzle, as `count --part --json` printed them.
#[derive(Default)]
struct Shards {
    /// The line of the first part.
    line: usize,
    of: usize,
    objects: BTreeMap<usize, Json>,
}

/// Adds up the parts in the lines of any number of files.
///
/// Returns one object per puzzle, in the order of their first parts. Returns an error with all
/// problems if a part is invalid, missing or duplicated.
pub fn merge<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Vec<Json>, Vec<Message>> {
    let mut puzzles: BTreeMap<Key, Shards> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (number, line) in lines.enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let added = read_shard(line).and_then(|(key, part, object)| {
            let first = || Shards { line: number, ..Shards::default() };
            puzzles.entry(key).or_insert_with(first).add(part, object)
        });
        wrong
            .extend(added.err().map(|what| message!("merge-line", line = number + 1, what = what)));
    }
    if wrong.is_empty() && puzzles.is_empty() {
        wrong.push(message!("merge-nothing"));
    }
    let mut puzzles: Vec<Shards> = puzzles.into_values().collect();
    puzzles.sort_by_key(|shards| shards.line);
    wrong.extend(puzzles.iter().filter_map(Shards::missing));
    if wrong.is_empty() {
        return puzzles
            .into_iter()
            .map(|shards| shards.sum().ok_or_else(|| vec![message!("merge-too-many")]))
            .collect();
    }
    Err(wrong)
}

/// The puzzle that a part belongs to: its family, its digest and its name.
type Key = (String, String, String);

fn read_shard(line: &str) -> Result<(Key, Shard, Json), Message> {
    let object: Json = serde_json::from_str(line).map_err(|_| message!("merge-not-json"))?;
    let text = |name: &str| object[name].as_str().map(str::to_owned);
    let key = (|| Some((text("puzzle")?, text("digest")?, text("name")?)))();
    let key = key.ok_or_else(|| message!("merge-not-a-count"))?;
    let part = text("part").and_then(|part| part.parse().ok());
    let part = part.ok_or_else(|| message!("merge-not-a-share"))?;
    if json::read_number(&object["count"]).is_none() || object["exact"] != json!(true) {
        return Err(message!("merge-not-exact"));
    }
    Ok((key, part, object))
}

impl Shards {
    fn add(&mut self, part: Shard, object: Json) -> Result<(), Message> {
        if self.of != 0 && self.of != part.of {
            return Err(message!("merge-other-cut", of = part.of, before = self.of));
        }
        self.of = part.of;
        match self.objects.insert(part.index, object) {
            Some(_) => Err(message!("merge-double", part = part.to_string())),
            None => Ok(()),
        }
    }

    fn missing(&self) -> Option<Message> {
        let missing: Vec<String> = (1..=self.of)
            .filter(|index| !self.objects.contains_key(index))
            .map(|index| format!("{index}/{}", self.of))
            .collect();
        let name =
            self.objects.values().next().map(|object| object["name"].as_str().unwrap_or_default());
        (!missing.is_empty()).then(|| {
            message!("merge-missing", name = name.unwrap_or_default(), parts = missing.join(", "))
        })
    }

    /// Returns the total, or `None` if it is too large.
    fn sum(self) -> Option<Json> {
        let total = |read: &dyn Fn(&Json) -> Option<u128>| {
            let mut shards = self.objects.values();
            shards.try_fold(0u128, |sum, object| sum.checked_add(read(object).unwrap_or(0)))
        };
        let count = total(&|object| json::read_number(&object["count"]))?;
        let nodes = total(&|object| object["stats"]["nodes"].as_u64().map(u128::from))?;
        let seconds: f64 =
            self.objects.values().filter_map(|object| object["stats"]["seconds"].as_f64()).sum();
        let counts = self.counts(count);
        let mut whole = self.objects.into_values().next()?;
        whole["count"] = json::number(count);
        whole["part"] = Json::Null;
        whole["stats"] = json!({ "nodes": json::number(nodes), "seconds": seconds });
        if let (Some(fields), Some(counts)) = (whole.as_object_mut(), counts) {
            fields.remove("derived");
            fields.insert("counts".to_owned(), counts);
        }
        Some(whole)
    }

    /// Returns the named numbers of the whole, derived from the part that knows most of them.
    fn counts(&self, count: u128) -> Option<Json> {
        let lists = self.objects.values().filter_map(|object| object["derived"].as_array());
        let numbers = lists.max_by_key(|numbers| numbers.len())?;
        let of = |number: &Json| {
            let name = number["name"].as_str()?;
            let derived = json::read_derived(&json!([number]), |_| Some(""))?;
            let value = derived.first()?.of(count);
            Some((name.to_owned(), value.map_or(Json::Null, json::number)))
        };
        Some(Json::Object(numbers.iter().filter_map(of).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(part: &str, count: u64) -> String {
        let stats = json!({ "nodes": 10, "seconds": 0.5 });
        json!({ "puzzle": "p", "name": "n", "digest": "d", "count": count, "exact": true, "part": part, "stats": stats })
            .to_string()
    }

    fn check(shards: &[String], expected: Result<u64, &str>) {
        let merged = merge(shards.iter().map(String::as_str));
        let merged = merged.map(|sums| sums[0]["count"].as_u64().unwrap());
        assert_eq!(merged.map_err(|wrong| wrong[0].id), expected);
    }

    #[test]
    fn shards_sum_in_any_order() {
        check(&[shard("2/3", 5), shard("3/3", 0), shard("1/3", 7)], Ok(12));
    }

    #[test]
    fn large_counts_sum_and_numbers_are_derived_from_the_sum() {
        let large = (u128::from(u64::MAX) + 5).to_string();
        let derived = r#""derived":[{"name":"all","per":1,"plus":0,"by":1},{"name":"few","per":1,"plus":6,"by":8}],"#;
        let shards = [shard("1/2", 2), shard("2/2", 0).replace(":0,", &format!(":\"{large}\","))];
        let shards = shards.map(|shard| shard.replacen('{', &format!("{{{derived}"), 1));
        let sum = merge(shards.iter().map(String::as_str)).unwrap().remove(0);
        assert_eq!(sum["count"], "18446744073709551622");
        assert_eq!(
            sum["counts"],
            json!({ "all": "18446744073709551622", "few": (1u64 << 61) + 1 })
        );
        assert_eq!(sum["derived"], Json::Null);
    }

    #[test]
    fn puzzles_stay_in_the_order_of_the_input() {
        let of = |name: &str| shard("1/1", 1).replace(r#""n""#, &format!("{name:?}"));
        let shards = ["z", "a", "m"].map(of);
        let sums = merge(shards.iter().map(String::as_str)).unwrap();
        let names: Vec<&str> = sums.iter().filter_map(|sum| sum["name"].as_str()).collect();
        assert_eq!(names, ["z", "a", "m"]);
    }

    #[test]
    fn odd_statistics_do_no_harm() {
        check(&[shard("1/1", 7).replace(r#"{"nodes":10,"seconds":0.5}"#, "5")], Ok(7));
    }

    #[test]
    fn a_missing_or_double_shard_is_an_error() {
        check(&[shard("1/3", 5), shard("3/3", 1)], Err("merge-missing"));
        check(&[shard("1/2", 5), shard("2/2", 1), shard("2/2", 1)], Err("merge-line"));
        check(&[shard("1/2", 5), shard("2/3", 1)], Err("merge-line"));
        check(&["nonsense".to_owned()], Err("merge-line"));
        check(&[], Err("merge-nothing"));
        let most = shard("1/2", 0).replace(r#""count":0"#, &format!(r#""count":"{}""#, u128::MAX));
        check(&[most, shard("2/2", 1)], Err("merge-too-many"));
    }
}
