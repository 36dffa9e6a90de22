//! The machine an experiment ran on, as far as the system reports it.

use teka_core::message;
use teka_core::message::Message;
use teka_text::Words;

/// The properties of a machine that times depend on.
pub struct Machine {
    /// The operating system and the instruction set.
    system: String,
    /// The processor's name.
    processor: Option<String>,
    cores: usize,
    bytes: Option<u64>,
}

impl Machine {
    /// Returns this machine.
    pub fn this() -> Self {
        let lines = |path| std::fs::read_to_string(path).unwrap_or_default();
        Self {
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            processor: field(&lines("/proc/cpuinfo"), "model name"),
            cores: std::thread::available_parallelism().map_or(1, Into::into),
            bytes: field(&lines("/proc/meminfo"), "MemTotal").and_then(|size| kilobytes(&size)),
        }
    }

    /// Returns a message that describes the machine.
    pub fn message(&self, words: &Words) -> Message {
        let mut parts = vec![self.system.clone()];
        parts.extend(self.processor.clone());
        parts.push(words.say(&message!("experiment-cores", count = self.cores)));
        parts.extend(self.bytes.map(|bytes| format!("{} GiB", bytes.div_ceil(1 << 30))));
        message!("experiment-machine", machine = parts.join(", "))
    }
}

/// The value in the first line `name: value`.
fn field(text: &str, name: &str) -> Option<String> {
    let mut fields = text.lines().filter_map(|line| line.split_once(':'));
    let (_, value) = fields.find(|(known, _)| known.trim() == name)?;
    Some(value.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn kilobytes(text: &str) -> Option<u64> {
    text.strip_suffix(" kB")?.parse::<u64>().ok()?.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_by_name() {
        let text = "processor\t: 0\nmodel name\t: Fast  One\nmodel name\t: Other\n";
        assert_eq!(field(text, "model name").as_deref(), Some("Fast One"));
        assert_eq!(field(text, "MemTotal"), None);
        assert_eq!(kilobytes("16 kB"), Some(16 << 10));
        assert_eq!(kilobytes("much"), None);
    }
}
