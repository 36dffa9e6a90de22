//! The commands and their options, from which parsing, help, completions and the man pages are
//! derived. The texts are in the Fluent files, by id.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use teka_core::message;
use teka_core::registry::FAMILIES;
use teka_render::Theme;
use teka_text::{Lang, Words};

use crate::examples;

/// The position of shared options in the help of a command.
const LAST: usize = 900;

/// The default address of the page. Only this machine can reach it.
const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";

/// Returns the whole command-line interface in the language of `words`.
pub fn command(words: &Words) -> Command {
    let verbs = [
        solve(words),
        count(words),
        merge(words),
        check(words),
        hint(words),
        explain(words),
        survey(words),
        generate(words),
        hunt(words),
        draw(words),
        convert(words),
        compare(words),
        experiment(words),
        methods(words),
        serve(words),
        completions(words),
        man(words),
    ];
    let teka = Command::new("teka")
        .version(env!("CARGO_PKG_VERSION"))
        .about(words.id("help-teka"))
        .args(shared(words).map(|arg| arg.global(true).display_order(LAST)))
        .subcommand_help_heading(words.id("heading-verbs"))
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(flag("version", "help-version", words).short('V').action(ArgAction::Version))
        .after_help(examples::help("", words));
    localise(verbs.into_iter().fold(teka, Command::subcommand), words)
}

/// Translates the headings, choices and defaults, which clap has only in English.
fn localise(command: Command, words: &Words) -> Command {
    let template = format!(
        "{{about}}

{}: {{usage}}

{{all-args}}{{after-help}}",
        words.id("heading-usage")
    );
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(LAST);
    command
        .help_template(template)
        .disable_help_flag(true)
        .arg(help.help(words.id("help-help")))
        .mut_args(|arg| localise_arg(arg, words))
        .mut_subcommands(|verb| localise(verb, words))
}

fn localise_arg(arg: Arg, words: &Words) -> Arg {
    let heading = match arg.is_positional() {
        true => words.id("heading-arguments"),
        false => words.id("heading-options"),
    };
    let arg = arg.help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let choices = arg.get_possible_values();
    if !choices.is_empty() {
        let names: Vec<&str> = choices.iter().map(|choice| choice.get_name()).collect();
        help += &format!(" [{}]", names.join(", "));
    }
    if let Some(default) = arg.get_default_values().first() {
        let default = default.to_string_lossy().into_owned();
        help += &format!(" ({})", words.say(&message!("help-default", value = default)));
    }
    arg.help(help).hide_possible_values(true).hide_default_value(true)
}

fn verb(name: &'static str, words: &Words) -> Command {
    Command::new(name)
        .about(words.id(&format!("help-{name}")))
        .after_help(examples::help(name, words))
}

fn solve(words: &Words) -> Command {
    verb("solve", words)
        .arg(flag("all", "help-all", words).conflicts_with("limit"))
        .arg(
            option("limit", "N", "help-solve-limit", words)
                .value_parser(value_parser!(u64).range(1..)),
        )
        .args(search(words))
        .arg(flag("watch", "help-watch", words))
        .arg(flag("strip", "help-strip", words).requires("output"))
        .arg(flag("bare", "help-bare", words).requires("output"))
        .args(results(words))
        .arg(theme(words))
        .args(input(words))
}

fn count(words: &Words) -> Command {
    verb("count", words)
        .arg(
            option("limit", "N", "help-count-limit", words)
                .value_parser(value_parser!(u64).range(1..)),
        )
        .arg(option("part", "I/N", "help-part", words).allow_hyphen_values(true))
        .arg(option("resume", "FILE", "help-resume", words).conflicts_with("limit"))
        .args(search(words))
        .args(results(words))
        .args(input(words))
}

fn merge(words: &Words) -> Command {
    verb("merge", words).args(results(words)).arg(files(words, "help-merge-files"))
}

fn check(words: &Words) -> Command {
    verb("check", words)
        .arg(puzzle(words))
        .arg(lenient(words))
        .args(results(words))
        .arg(theme(words))
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .required(true)
                .display_order(1)
                .help(words.id("help-file")),
        )
        .arg(
            Arg::new("answer")
                .value_name("ANSWER")
                .required(true)
                .display_order(2)
                .help(words.id("help-answer")),
        )
}

fn hint(words: &Words) -> Command {
    let rungs = PossibleValuesParser::new(["where", "rule", "move"]);
    verb("hint", words)
        .arg(option("rung", "RUNG", "help-rung", words).value_parser(rungs).default_value("move"))
        .arg(option("after", "MOVES", "help-after", words))
        .args(limits(words))
        .args(results(words))
        .arg(theme(words))
        .args(one_input(words))
}

fn explain(words: &Words) -> Command {
    verb("explain", words)
        .arg(flag("boards", "help-boards", words))
        .arg(option("step", "K", "help-step", words).value_parser(value_parser!(u64).range(1..)))
        .args(limits(words))
        .args(results(words))
        .arg(theme(words))
        .args(input(words))
}

fn survey(words: &Words) -> Command {
    verb("survey", words)
        .arg(option("after", "MOVES", "help-after", words))
        .arg(set(words).help(words.id("help-survey-set")))
        .args(limits(words))
        .args(results(words))
        .args(one_input(words))
}

fn generate(words: &Words) -> Command {
    new_puzzles("generate", words)
        .arg(
            option("count", "N", "help-generate-count", words)
                .value_parser(value_parser!(u64).range(1..=1_000_000))
                .default_value("1"),
        )
        .arg(option("to", "FORMAT", "help-to", words))
        .args(results(words))
        .arg(theme(words))
}

fn hunt(words: &Words) -> Command {
    let positive = value_parser!(u64).range(1..);
    new_puzzles("hunt", words)
        .arg(option("count", "N", "help-hunt-count", words).value_parser(positive))
        .arg(
            option("keep", "N", "help-keep", words)
                .value_parser(value_parser!(u64).range(1..=10_000))
                .default_value("20"),
        )
        .arg(output(words).required(true).help(words.id("help-hunt-output")))
        .mut_arg("time-limit", |limit| limit.help(words.id("help-hunt-time")))
}

/// Returns a command that generates puzzles.
fn new_puzzles(name: &'static str, words: &Words) -> Command {
    let ids = FAMILIES.iter().map(|family| family.info().id);
    verb(name, words)
        .arg(
            Arg::new("family")
                .value_name("PUZZLE")
                .required(true)
                .value_parser(PossibleValuesParser::new(ids))
                .help(words.id("help-family")),
        )
        .arg(option("size", "N", "help-size", words))
        .arg(option("grade", "GRADE", "help-grade", words))
        .arg(seed(words))
        .arg(set(words).help(words.id("help-generate-set")))
        .args(limits(words))
        .arg(threads(words))
}

fn draw(words: &Words) -> Command {
    verb("draw", words)
        .arg(flag("solved", "help-solved", words))
        .arg(flag("strip", "help-strip", words).requires_all(["solved", "output"]))
        .arg(theme(words))
        .args(search(words))
        .arg(output(words))
        .args(one_input(words))
}

fn convert(words: &Words) -> Command {
    verb("convert", words)
        .arg(option("to", "FORMAT", "help-to", words).required(true))
        .arg(output(words))
        .args(input(words))
}

fn compare(words: &Words) -> Command {
    verb("compare", words)
        .arg(
            method(words)
                .action(ArgAction::Append)
                .value_delimiter(',')
                .help(words.id("help-compare-method")),
        )
        .arg(set(words).help(words.id("help-compare-set")))
        .arg(
            option("repeat", "N", "help-repeat", words)
                .value_parser(value_parser!(u32).range(1..=1000))
                .default_value("3"),
        )
        .arg(flag("all", "help-compare-all", words))
        .arg(seed(words))
        .args(limits(words))
        .arg(flag("csv", "help-csv", words).conflicts_with("json"))
        .args(results(words))
        .arg(theme(words))
        .args(input(words))
}

fn experiment(words: &Words) -> Command {
    verb("experiment", words)
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .required(true)
                .help(words.id("help-experiment-file")),
        )
        .arg(option("out", "DIR", "help-experiment-out", words).required(true))
        .arg(option("only", "PATTERN", "help-only", words).action(ArgAction::Append))
        .arg(flag("restart", "help-restart", words))
        .arg(threads(words))
        .arg(theme(words))
}

fn methods(words: &Words) -> Command {
    let ids = FAMILIES.iter().map(|family| family.info().id);
    verb("methods", words).arg(flag("json", "help-json", words)).arg(
        Arg::new("family")
            .value_name("PUZZLE")
            .value_parser(PossibleValuesParser::new(ids))
            .help(words.id("help-methods-family")),
    )
}

fn serve(words: &Words) -> Command {
    let address = option("addr", "ADDRESS", "help-addr", words).default_value(DEFAULT_ADDRESS);
    verb("serve", words).arg(address).arg(flag("open", "help-open", words))
}

fn completions(words: &Words) -> Command {
    let shell = Arg::new("shell").value_name("SHELL").required(true).help(words.id("help-shell"));
    verb("completions", words).arg(shell.value_parser(value_parser!(clap_complete::Shell)))
}

fn man(words: &Words) -> Command {
    verb("man", words).arg(Arg::new("verb").value_name("COMMAND").help(words.id("help-man-verb")))
}

/// Returns the arguments of every command.
fn shared(words: &Words) -> [Arg; 4] {
    let langs = PossibleValuesParser::new(Lang::ALL.map(Lang::code));
    let colors = PossibleValuesParser::new(["auto", "always", "never"]);
    [
        option("lang", "LANG", "help-lang", words).value_parser(langs),
        option("color", "WHEN", "help-color", words).value_parser(colors),
        flag("quiet", "help-quiet", words).short('q'),
        flag("verbose", "help-verbose", words).short('v').conflicts_with("quiet"),
    ]
}

/// Returns the arguments of commands that search.
fn search(words: &Words) -> Vec<Arg> {
    let mut args = vec![method(words), set(words), seed(words), threads(words)];
    args.extend(limits(words));
    args
}

fn limits(words: &Words) -> [Arg; 3] {
    [
        option("time-limit", "TIME", "help-time-limit", words),
        option("node-limit", "N", "help-node-limit", words),
        option("memory-limit", "SIZE", "help-memory-limit", words),
    ]
    .map(|limit| limit.allow_hyphen_values(true))
}

fn results(words: &Words) -> [Arg; 2] {
    [flag("json", "help-json", words), output(words)]
}

fn input(words: &Words) -> [Arg; 3] {
    [puzzle(words), lenient(words), files(words, "help-files")]
}

/// Returns the arguments of commands that take a single puzzle.
fn one_input(words: &Words) -> [Arg; 3] {
    [puzzle(words), lenient(words), files(words, "help-one-file").action(ArgAction::Set)]
}

fn files(words: &Words, help: &str) -> Arg {
    Arg::new("files").value_name("FILE").action(ArgAction::Append).help(words.id(help))
}

fn puzzle(words: &Words) -> Arg {
    let ids = FAMILIES.iter().map(|family| family.info().id);
    option("puzzle", "PUZZLE", "help-puzzle", words).value_parser(PossibleValuesParser::new(ids))
}

fn lenient(words: &Words) -> Arg {
    flag("lenient", "help-lenient", words)
}

fn method(words: &Words) -> Arg {
    option("method", "NAME", "help-method", words)
}

fn set(words: &Words) -> Arg {
    option("set", "KEY=VALUE", "help-set", words).action(ArgAction::Append)
}

fn seed(words: &Words) -> Arg {
    option("seed", "N", "help-seed", words).value_parser(value_parser!(u64))
}

fn threads(words: &Words) -> Arg {
    option("threads", "N", "help-threads", words).value_parser(value_parser!(u64).range(1..=1024))
}

fn output(words: &Words) -> Arg {
    option("output", "FILE", "help-output", words).short('o')
}

fn theme(words: &Words) -> Arg {
    let names = PossibleValuesParser::new(Theme::ALL.map(Theme::name));
    option("theme", "THEME", "help-theme", words)
        .value_parser(names)
        .default_value(Theme::Light.name())
}

fn option(name: &'static str, value: &'static str, help: &str, words: &Words) -> Arg {
    Arg::new(name).long(name).value_name(value).help(words.id(help)).allow_negative_numbers(true)
}

fn flag(name: &'static str, help: &str, words: &Words) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.id(help))
}
