//! The commands of a document: `console` blocks with what each command prints, and `sh` blocks.

/// A command of a `console` block, and what it prints.
#[derive(Debug, PartialEq)]
pub struct Command {
    /// The command as one shell line.
    pub line: String,
    /// The lines it prints; see [`matches()`] for placeholders.
    pub output: Vec<String>,
    /// The exit status, from a last line such as `# exit status 1`.
    pub status: i32,
    /// The first line of the output in the document, counted from 0.
    pub at: usize,
}

/// Returns the lines of each fenced block with this language, with the index of its first line.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<(usize, Vec<&'a str>)> {
    let mut found: Vec<(usize, Vec<&str>)> = Vec::new();
    let mut inside = None;
    for (number, line) in text.lines().enumerate() {
        match (inside, line.strip_prefix("```")) {
            (None, Some(info)) => {
                inside = Some(info.trim() == language);
                if info.trim() == language {
                    found.push((number + 1, Vec::new()));
                }
            }
            (Some(_), Some("")) => inside = None,
            (Some(true), _) => found.last_mut().expect("a block is open").1.push(line),
            _ => {}
        }
    }
    found
}

/// Returns the commands of every `console` block, in order.
pub fn commands(text: &str) -> Vec<Command> {
    let mut found: Vec<Command> = Vec::new();
    for (start, lines) in blocks(text, "console") {
        let mut open = false;
        for (number, line) in lines.into_iter().enumerate() {
            let at = start + number + 1;
            if let Some(line) = line.strip_prefix("$ ") {
                found.push(Command { line: line.into(), output: Vec::new(), status: 0, at });
                open = true;
                continue;
            }
            assert!(open, "line {}: a console block begins with \"$ \"", start + 1);
            let last = found.last_mut().expect("a command comes first");
            if last.line.ends_with('\\') && last.output.is_empty() {
                last.line.push('\n');
                last.line.push_str(line);
                last.at = at;
            } else if let Some(status) = line.strip_prefix("# exit status ") {
                last.status = status.trim().parse().expect("a status is a number");
            } else {
                last.output.push(line.into());
            }
        }
    }
    for command in &mut found {
        while command.output.last().is_some_and(String::is_empty) {
            command.output.pop();
        }
    }
    found
}

/// Returns the lines of every `sh` block, without comments and blank lines.
pub fn shell_lines(text: &str) -> Vec<String> {
    let lines = blocks(text, "sh").into_iter().flat_map(|(_, lines)| lines);
    let lines = lines.map(|line| line.split(" #").next().unwrap_or_default().trim().to_owned());
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// Returns the commands in inline code, such as `teka solve --watch FILE`.
pub fn inline_commands(text: &str) -> Vec<&str> {
    let mut fenced = false;
    let prose = text.lines().filter(|line| {
        fenced ^= line.starts_with("```");
        !fenced
    });
    let code = prose.flat_map(|line| line.split('`').skip(1).step_by(2));
    code.filter(|code| code.starts_with("teka ") && !code.contains('…')).collect()
}

/// Returns whether the lines printed fit the lines expected. `[..]` stands for any text within a
/// line, and a line `...` for any number of lines. Measured numbers and the width of columns may
/// differ; see [`steady`].
pub fn matches(expected: &[String], printed: &[&str]) -> bool {
    match expected.split_first() {
        None => printed.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        Some((first, rest)) => {
            !printed.is_empty() && line_matches(first, printed[0]) && matches(rest, &printed[1..])
        }
    }
}

fn line_matches(expected: &str, printed: &str) -> bool {
    let (expected, printed) = (&steady(expected), &steady(printed));
    let mut parts = expected.split("[..]");
    let Some(mut left) = printed.strip_prefix(parts.next().unwrap_or_default()) else {
        return false;
    };
    let mut parts = parts.peekable();
    let mut exact = true;
    while let Some(part) = parts.next() {
        exact = false;
        if parts.peek().is_none() {
            return left.ends_with(part);
        }
        let Some(place) = left.find(part) else { return false };
        left = &left[place + part.len()..];
    }
    !exact || left.is_empty()
}

/// Replaces what differs from run to run: times and ratios, which are the numbers with a decimal
/// fraction or a unit of time, and the width of the columns they are in. Counts stay.
fn steady(line: &str) -> String {
    const UNITS: [&str; 5] = [" ns", " µs", " ms", " s", " min"];
    let mut steady = String::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let inside_word = steady.chars().last().is_some_and(char::is_alphanumeric);
        let length = if first.is_ascii_digit() && !inside_word {
            rest.find(|c: char| !c.is_ascii_digit() && !",.e-".contains(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (part, after) = rest.split_at(length);
        let unit = UNITS.iter().find_map(|unit| {
            let after = after.strip_prefix(unit)?;
            (!after.starts_with(char::is_alphanumeric)).then_some(after)
        });
        let number = first.is_ascii_digit() && !inside_word;
        match unit {
            Some(after) if number => {
                steady.push('#');
                rest = after;
                continue;
            }
            _ if number && part.trim_end_matches(['.', ',']).contains(['.', 'e']) => {
                steady.push('#')
            }
            _ if part == " " && steady.ends_with(' ') => {}
            _ => steady.push_str(part),
        }
        rest = after;
    }
    steady
}

/// Returns the document with what its commands print now. Commands whose output still fits keep
/// their lines, placeholders included.
pub fn updated(text: &str, printed: &[(Command, String)]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (command, output) in printed.iter().rev() {
        let output: Vec<&str> = output.lines().collect();
        if !matches(&command.output, &output) {
            let end = command.at + command.output.len();
            lines.splice(command.at..end, output.into_iter().map(str::to_owned));
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_commands_with_their_output() {
        let text = "a\n```console\n$ x \\\n  y\nout\n\nmore\n# exit status 2\n$ z\n```\n```sh\n# no\nw # why\n```\n";
        let found = commands(text);
        assert_eq!(found[0].line, "x \\\n  y");
        assert_eq!(found[0].output, ["out", "", "more"]);
        assert_eq!((found[0].status, found[0].at), (2, 4));
        assert_eq!((found[1].line.as_str(), found[1].output.len()), ("z", 0));
        assert_eq!(shell_lines(text), ["w"]);
    }

    #[test]
    fn placeholders_stand_for_text_and_lines() {
        let check = |expected: &str, printed: &str, fits: bool| {
            let expected: Vec<String> = expected.lines().map(str::to_owned).collect();
            let printed: Vec<&str> = printed.lines().collect();
            assert_eq!(matches(&expected, &printed), fits, "{expected:?} {printed:?}");
        };
        check("a\nb", "a\nb", true);
        check("a\nb", "a", false);
        check("a", "a\nb", false);
        check("a\n...\nd", "a\nb\nc\nd", true);
        check("a\n...", "a", true);
        check("...\nd", "a\nb", false);
        check("x  1.5 µs  4,131  1.0", "x   300 ms  4,131  27.7", true);
        check("x 1.5 µs 4,131", "x 1.5 µs 4,132", false);
        check("{\"seconds\":0.01,\"n\":5}", "{\"seconds\":5e-7,\"n\":5}", true);
        check("{\"seconds\":0.01,\"n\":5}", "{\"seconds\":5e-7,\"n\":6}", false);
        check("Solved in 11 steps.", "Solved in 13 steps.", false);
        check("Wrote [..].svg.", "Wrote chart.svg.", true);
        check("Wrote [..].svg.", "Wrote chart.png.", false);
        check("[..] of [..] end", "1 of 2 end", true);
        check("ab", "abc", false);
    }

    #[test]
    fn an_update_keeps_what_still_fits() {
        let text = "```console\n$ a\n1 [..]\n$ b\nold\nold\n$ c\n```\n";
        let mut printed = commands(text).into_iter();
        let mut next = |output: &str| (printed.next().unwrap(), output.to_owned());
        let printed = [next("1 2\n"), next("new\n"), next("x\ny\n")];
        let new = "```console\n$ a\n1 [..]\n$ b\nnew\n$ c\nx\ny\n```\n";
        assert_eq!(updated(text, &printed), new);
    }
}
