//! The texts of one language, and the formatting of messages.

use std::time::Duration;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use teka_core::Message;
use teka_core::family::Section;
use teka_core::message::Arg;
use teka_core::registry::FAMILIES;
use teka_core::scene::Scene;

use crate::Lang;

/// The texts of one language: those that families share, those of the command line and those of
/// every family.
///
/// If a text is missing, its id appears instead.
///
/// ```
/// use teka_core::message;
/// use teka_text::{Lang, Words};
///
/// let words = Words::new(Lang::En);
/// assert_eq!(words.say(&message!("queens-missing", count = 1)), "1 queen is still missing.");
/// assert_eq!(words.say(&message!("queens-missing", count = 3)), "3 queens are still missing.");
/// assert_eq!(words.id("queens-title"), "Queens");
/// assert_eq!(words.id("no-such-words"), "no-such-words");
/// ```
pub struct Words {
    lang: Lang,
    /// The concurrent variant, so that threads can share the texts.
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Loads the texts of a language.
    pub fn new(lang: Lang) -> Self {
        let locale = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks around arguments would be visible in terminals, and both languages are
        // written from left to right.
        bundle.set_use_isolating(false);
        for text in texts(lang) {
            // A text that cannot be parsed is missing at run time. A test parses every file.
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// Returns the language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Formats a message, including the places and messages among its arguments.
    pub fn say(&self, message: &Message) -> String {
        self.format(message.id, &self.args(message))
    }

    /// Formats a part of a message: the attribute of this name in the Fluent files. Returns `None`
    /// if the message has none.
    pub fn say_part(&self, message: &Message, part: &str) -> Option<String> {
        let pattern = self.bundle.get_message(message.id)?.get_attribute(part)?.value();
        let args = self.args(message);
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    fn args<'a>(&self, message: &'a Message) -> FluentArgs<'a> {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        args
    }

    /// Formats a report: its sentences as text, and its boards with `draw`.
    pub fn report(&self, sections: &[Section], draw: impl Fn(&Scene) -> String) -> String {
        let text = |section: &Section| match section {
            Section::Say(message) => self.say(message) + "\n",
            Section::Board(scene) => draw(scene),
        };
        sections.iter().map(text).collect()
    }

    /// Returns a message without arguments. The id may be composed at run time.
    pub fn id(&self, id: &str) -> String {
        self.format(id, &FluentArgs::new())
    }

    /// Returns true if there is a text for this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// Returns the label of a parameter in forms: the family's own, or the one that families share.
    pub fn label(&self, family: &str, param: &str) -> String {
        let own = format!("{family}-label-{param}");
        if self.has(&own) { self.id(&own) } else { self.id(&format!("param-{param}")) }
    }

    /// Returns all messages whose ids start with `prefix`. Their variables remain, such as `{$count}`.
    pub fn beginning(&self, prefix: &str) -> Vec<(&'static str, String)> {
        let ids = texts(self.lang).flat_map(str::lines).filter_map(|line| line.split_once(" ="));
        let ids = ids.map(|(id, _)| id).filter(|id| id.starts_with(prefix));
        ids.map(|id| (id, self.id(id))).collect()
    }

    /// Formats a number with grouped digits: 4,331,140 in English, 4.331.140 in Indonesian.
    pub fn number(&self, n: u64) -> String {
        let (group, _) = self.separators();
        let digits = n.to_string();
        let mut grouped = String::with_capacity(digits.len() * 4 / 3);
        for (position, digit) in digits.chars().enumerate() {
            if position > 0 && (digits.len() - position).is_multiple_of(3) {
                grouped.push(group);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// Formats a non-negative number with this number of decimal places: 1,204.5 in English,
    /// 1.204,5 in Indonesian.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let (_, point) = self.separators();
        let plain = format!("{number:.places$}");
        let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
        let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| self.number(whole));
        if rest.is_empty() { whole } else { format!("{whole}{point}{rest}") }
    }

    /// Formats a duration in a suitable unit: `4.20 µs`, `318 ms`, `2.10 s`.
    pub fn time(&self, time: Duration) -> String {
        let seconds = time.as_secs_f64();
        let (number, unit) = match seconds {
            s if s < 1e-3 => (s * 1e6, "µs"),
            s if s < 1.0 => (s * 1e3, "ms"),
            s => (s, "s"),
        };
        let digits = if number < 10.0 { 2 } else { usize::from(number < 100.0) };
        format!("{} {unit}", self.decimal(number, digits))
    }

    /// Formats a size in bytes in a suitable unit: `512 B`, `1.5 KiB`, `3.0 GiB`.
    pub fn size(&self, bytes: u64) -> String {
        const UNITS: [&str; 5] = ["B", "KiB", "MiB", "GiB", "TiB"];
        let power = (bytes.max(1).ilog2() / 10).min(4);
        let number = bytes as f64 / f64::from(10 * power).exp2();
        format!("{} {}", self.decimal(number, usize::from(power > 0)), UNITS[power as usize])
    }

    /// Returns the group separator and the decimal separator.
    fn separators(&self) -> (char, char) {
        match self.lang {
            Lang::En => (',', '.'),
            Lang::Id => ('.', ','),
        }
    }

    fn format(&self, id: &str, args: &FluentArgs) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return id.to_owned();
        };
        // A missing argument stays visible as `{$name}`.
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) if number.unsigned_abs() > EXACT => number.to_string().into(),
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Places(places) => self.places(places).into(),
            Arg::Message(message) => self.say(message).into(),
        }
    }
}

/// The limit up to which Fluent's floating-point numbers are exact. Larger numbers are passed as
/// text, which selects the right plural in both languages.
const EXACT: u64 = 1 << 53;

/// Returns the Fluent texts of a language.
fn texts(lang: Lang) -> impl Iterator<Item = &'static str> {
    let shared = match lang {
        Lang::En => [
            include_str!("../locales/en/common.ftl"),
            include_str!("../locales/en/cli.ftl"),
            include_str!("../locales/en/experiment.ftl"),
            include_str!("../locales/en/server.ftl"),
            include_str!("../locales/en/page.ftl"),
        ],
        Lang::Id => [
            include_str!("../locales/id/common.ftl"),
            include_str!("../locales/id/cli.ftl"),
            include_str!("../locales/id/experiment.ftl"),
            include_str!("../locales/id/server.ftl"),
            include_str!("../locales/id/page.ftl"),
        ],
    };
    let families = FAMILIES.iter().flat_map(|family| family.info().words);
    let families = families.filter(move |(code, _)| *code == lang.code()).map(|(_, text)| *text);
    shared.into_iter().chain(families)
}

#[cfg(test)]
mod tests {
    use teka_core::message;
    use teka_core::place::{Cell, Place};

    use super::*;

    /// Checks the text of a message in both languages.
    fn check(message: Message, english: &str, indonesian: &str) {
        assert_eq!(Words::new(Lang::En).say(&message), english);
        assert_eq!(Words::new(Lang::Id).say(&message), indonesian);
    }

    #[test]
    fn words_are_found_by_how_their_ids_begin() {
        let words = Words::new(Lang::En);
        let places = words.beginning("stop-");
        assert_eq!(places.len(), 6);
        assert!(places.contains(&("stop-cancelled", words.id("stop-cancelled"))));
        assert!(words.beginning("nowhere-").is_empty());
    }

    #[test]
    fn plurals_follow_the_number() {
        let missing = |count: i64| message!("queens-missing", count = count);
        check(missing(0), "0 queens are still missing.", "Masih kurang 0 ratu.");
        check(missing(1), "1 queen is still missing.", "Masih kurang 1 ratu.");
        check(missing(2), "2 queens are still missing.", "Masih kurang 2 ratu.");
    }

    #[test]
    fn numbers_in_messages_are_plain_and_exact() {
        let missing = |count: u64| message!("queens-missing", count = count);
        check(missing(12_345), "12345 queens are still missing.", "Masih kurang 12345 ratu.");
        let most = "9223372036854775807";
        check(
            missing(u64::MAX),
            &format!("{most} queens are still missing."),
            &format!("Masih kurang {most} ratu."),
        );
    }

    #[test]
    fn places_in_messages_are_worded() {
        let queens = vec![Place::Cell(Cell::new(0, 1)), Place::Cell(Cell::new(1, 2))];
        check(
            message!("queens-touching", queens = queens),
            "Two queens touch: row 1, column 2 and row 2, column 3.",
            "Ada dua ratu yang bersentuhan: baris 1 kolom 2 dan baris 2 kolom 3.",
        );
    }

    #[test]
    fn messages_inside_messages_are_said() {
        let inner = message!("queens-missing", count = 1);
        check(
            message!("list-two", first = "A", last = inner),
            "A and 1 queen is still missing.",
            "A dan Masih kurang 1 ratu.",
        );
    }

    #[test]
    fn what_is_missing_stands_as_its_name() {
        check(message!("no-such-words", count = 1), "no-such-words", "no-such-words");
        check(
            message!("queens-given-stays"),
            "The queen at {$cell} is given and cannot be changed.",
            "Ratu di {$cell} sudah diberikan dan tidak dapat diubah.",
        );
        let words = Words::new(Lang::En);
        assert!(words.has("queens-title") && !words.has("no-such-words") && !words.has(""));
    }

    #[test]
    fn text_is_shown_as_it_is() {
        let text = "{ $name } \u{202e} \"\n";
        let said = Words::new(Lang::En).say(&message!("list-two", first = text, last = ""));
        assert_eq!(said, format!("{text} and "));
    }

    #[test]
    fn digits_are_grouped_by_three() {
        let rows = [
            (0, "0", "0"),
            (999, "999", "999"),
            (1000, "1,000", "1.000"),
            (4_331_140, "4,331,140", "4.331.140"),
            (u64::MAX, "18,446,744,073,709,551,615", "18.446.744.073.709.551.615"),
        ];
        for (number, english, indonesian) in rows {
            assert_eq!(Words::new(Lang::En).number(number), english);
            assert_eq!(Words::new(Lang::Id).number(number), indonesian);
        }
    }

    #[test]
    fn times_are_shown_in_their_unit() {
        let check = |nanos, english: &str, indonesian: &str| {
            let time = Duration::from_nanos(nanos);
            assert_eq!(Words::new(Lang::En).time(time), english);
            assert_eq!(Words::new(Lang::Id).time(time), indonesian);
        };
        check(4200, "4.20 µs", "4,20 µs");
        check(31_800_000, "31.8 ms", "31,8 ms");
        check(318_000_000, "318 ms", "318 ms");
        check(2_100_000_000, "2.10 s", "2,10 s");
        check(2_100_000_000_000, "2,100 s", "2.100 s");
    }

    #[test]
    fn sizes_are_shown_in_their_unit() {
        let check = |bytes, english: &str, indonesian: &str| {
            assert_eq!(Words::new(Lang::En).size(bytes), english);
            assert_eq!(Words::new(Lang::Id).size(bytes), indonesian);
        };
        check(0, "0 B", "0 B");
        check(1023, "1,023 B", "1.023 B");
        check(1536, "1.5 KiB", "1,5 KiB");
        check(3 << 30, "3.0 GiB", "3,0 GiB");
        check(u64::MAX, "16,777,216.0 TiB", "16.777.216,0 TiB");
    }

    #[test]
    fn threads_can_share_the_words() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }
}
