//! Tests of interactive mode through a terminal: every family in both languages, saved files and
//! errors.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::pty::Terminal;
use crate::{BOARD, GRID, Ran, run, top};

const PYRAMID: &str = "corpus/packing/pyramid_3.txt";
const JAM: &str = "corpus/rush-hour/right_6x6.txt";
const IMPOSSIBLE: &str = "corpus/queens/case3_3x3.txt";

/// The sentences that tests wait for, in one language.
struct Sentences {
    lang: &'static str,
    file: &'static str,
    lenient: &'static str,
    method: &'static str,
    live: &'static str,
    solving: &'static str,
    save: &'static str,
    more: &'static str,
    name: &'static str,
    exists: &'static str,
    nothing: &'static str,
    yes: &'static str,
    no: &'static str,
    none: &'static str,
    stopped: &'static str,
    time: &'static str,
    saved: &'static str,
}

const ENGLISH: Sentences = Sentences {
    lang: "en",
    file: "Puzzle file (Enter to quit): ",
    lenient: "Ignore minor inconsistencies? (yes/no) [no]: ",
    method: "Method, by number or name [1]: ",
    live: "Show the search live? (yes/no) [no]: ",
    solving: "Press Ctrl-C to stop.",
    save: "Save the result? (yes/no, or a file name) [no]: ",
    more: "Save another file? (yes/no, or a file name) [no]: ",
    name: "File name (.txt .json .svg .png .gif) [",
    exists: "already exists. Replace it? (yes/no) [no]: ",
    nothing: "There is nothing to draw",
    yes: "yes",
    no: "no",
    none: "No solution!",
    stopped: "Stopped: the run was cancelled",
    time: "Search time: ",
    saved: "solution",
};

const INDONESIAN: Sentences = Sentences {
    lang: "id",
    file: "Berkas teka-teki (Enter untuk keluar): ",
    lenient: "Abaikan ketidaksesuaian kecil? (ya/tidak) [tidak]: ",
    method: "Metode (nomor atau nama) [1]: ",
    live: "Tampilkan jalannya pencarian? (ya/tidak) [tidak]: ",
    solving: "Tekan Ctrl-C untuk berhenti.",
    save: "Simpan hasilnya? (ya/tidak, atau nama berkas) [tidak]: ",
    more: "Simpan berkas lain? (ya/tidak, atau nama berkas) [tidak]: ",
    name: "Nama berkas (.txt .json .svg .png .gif) [",
    exists: "sudah ada. Timpa? (ya/tidak) [tidak]: ",
    nothing: "Tidak ada yang dapat digambar",
    yes: "ya",
    no: "tidak",
    none: "Tidak ada solusi!",
    stopped: "Dihentikan: proses dibatalkan",
    time: "Waktu pencarian: ",
    saved: "solusi",
};

const LANGUAGES: [&Sentences; 2] = [&ENGLISH, &INDONESIAN];

/// An interactive session in its own folder.
struct Dialogue<'a> {
    terminal: Terminal,
    folder: TempDir,
    say: &'a Sentences,
}

impl<'a> Dialogue<'a> {
    fn start(say: &'a Sentences) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let terminal = Terminal::start(&["--lang", say.lang], folder.path());
        Self { terminal, folder, say }
    }

    /// Waits for a question and replies.
    fn reply(&mut self, question: &str, reply: &str) -> String {
        let shown = self.terminal.expect(question);
        self.terminal.enter(reply);
        shown
    }

    /// Keeps every default, and answers no to the question whether to watch.
    fn keep_defaults(&mut self) {
        while !self.terminal.expect("]: ").ends_with(self.say.live) {
            self.terminal.enter("");
        }
        self.terminal.enter("");
    }

    /// Opens a puzzle of the repository and solves it with `method` and its defaults.
    fn solve(&mut self, file: &str, method: &str) {
        self.reply(self.say.file, top().join(file).to_str().unwrap());
        self.reply(self.say.method, method);
        self.keep_defaults();
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn saved(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Replies to the question for the next puzzle with an empty line.
    fn end(mut self) -> Ran {
        self.reply(self.say.file, "");
        let ran = self.terminal.end();
        assert_eq!(ran.status, 0, "{}", ran.out);
        assert_eq!(option_in(&ran.out), None, "{}", ran.out);
        ran
    }
}

/// Returns a command-line option that a text mentions. Interactive mode must not mention any.
fn option_in(text: &str) -> Option<&str> {
    let mut words = text.split_whitespace();
    words.find(|word| {
        let name = word.trim_start_matches(['`', '"', '(']).strip_prefix("--");
        name.is_some_and(|name| name.starts_with(|sign: char| sign.is_ascii_lowercase()))
    })
}

/// A parameter: its name, its default and the reply to its question.
type Chosen<'a> = (&'a str, &'a str, &'a str);

/// Solves `file`, saves a text and a picture, and checks the files.
fn check(say: &Sentences, file: &str, method: &str, params: &[Chosen], shows: &[&str]) {
    let mut dialogue = Dialogue::start(say);
    dialogue.reply(say.file, top().join(file).to_str().unwrap());
    dialogue.reply(say.method, method);
    for (_, default, value) in params {
        dialogue.reply(&format!("[{default}]: "), value);
    }
    dialogue.keep_defaults();
    dialogue.reply(say.save, say.yes);
    dialogue.reply(say.name, "");
    dialogue.reply(say.more, "picture.svg");
    dialogue.reply(say.more, say.no);
    let stem = Path::new(file).file_stem().unwrap().to_str().unwrap();
    let name = format!("{stem}-{}.txt", say.saved);
    let (text, path) = (dialogue.saved(&name), dialogue.path(&name));
    assert!(dialogue.saved("picture.svg").starts_with("<svg"));
    assert_solution(say, file, method, params, &text);
    let checked = run(&["check", top().join(file).to_str().unwrap(), path.to_str().unwrap()]);
    assert_eq!(checked.status, 0, "{}{}\n{text}", checked.out, checked.err);
    let ran = dialogue.end();
    shows.iter().for_each(|shown| assert!(ran.out.contains(shown), "{shown:?} in {}", ran.out));
}

/// Checks that a saved text has the output of `solve`, then the time, the method with its
/// parameters and the counters.
fn assert_solution(say: &Sentences, file: &str, method: &str, params: &[Chosen], text: &str) {
    let named: Vec<&str> = if method.is_empty() { vec![] } else { vec!["--method", method] };
    let mut args = [vec!["solve", "-q", "--lang", say.lang, file], named].concat();
    let set: Vec<String> =
        params.iter().map(|(name, _, value)| format!("{name}={value}")).collect();
    args.extend(set.iter().flat_map(|set| ["--set", set]));
    let printed = run(&args);
    let (board, figures) = text.split_once("\n=====\n").expect(text);
    assert_eq!(board, printed.out, "{args:?}: {}", printed.err);
    let figures: Vec<&str> = figures.lines().collect();
    let time = figures.iter().position(|line| line.starts_with(say.time)).expect(text);
    assert!(figures[time].contains(method), "{text}");
    set.iter().for_each(|set| assert!(figures[time].contains(set), "{set}: {text}"));
    let counts = &figures[time + 1..];
    assert!(!counts.is_empty() && counts.iter().all(|line| line.contains(": ")), "{text}");
}

#[test]
fn queens_from_the_file_to_the_saved_answer() {
    for say in LANGUAGES {
        check(say, BOARD, "", &[], &["AABCDDDE", "2. backtracking: "]);
    }
}

#[test]
fn calcudoku_from_the_file_to_the_saved_answer() {
    for say in LANGUAGES {
        check(say, GRID, "backtracking", &[], &["|4  |2÷     |1− |"]);
        let params = [("variant", "tabu", "course"), ("population", "16", "1000")];
        check(say, GRID, "hybrid-genetic", &params, &["(tabu, course) [tabu]: "]);
    }
}

#[test]
fn rush_hour_from_the_file_to_the_saved_steps() {
    for say in LANGUAGES {
        let params = [("metric", "slide", "cell"), ("heuristic", "closure", "blockers")];
        check(say, JAM, "a-star", &params, &["(slide, cell) [slide]: "]);
    }
}

#[test]
fn packing_from_the_file_to_the_saved_answer() {
    for say in LANGUAGES {
        let (layers, pieces) =
            (".\n\n..\n..\n\n...\n...\n...\n", "A  BB CC DDD E  F\nAA           EE\n");
        check(say, PYRAMID, "", &[], &[layers, pieces]);
    }
}

#[test]
fn an_error_is_told_and_the_question_comes_again() {
    for say in LANGUAGES {
        let mut dialogue = Dialogue::start(say);
        dialogue.reply(say.file, "no-such-file.txt");
        let flawed = dialogue.path("flawed.txt");
        fs::write(&flawed, "AAB\nABB\nBB\n").unwrap();
        assert!(dialogue.reply(say.file, "flawed.txt").contains("no-such-file.txt"));
        let told = dialogue.terminal.expect(say.file);
        assert!(told.contains("--> flawed.txt:3:3"), "{told}");
        dialogue.terminal.enter(top().join(BOARD).to_str().unwrap());
        dialogue.reply(say.method, "nonsense");
        dialogue.reply(say.method, "2");
        dialogue.reply(say.live, "perhaps");
        dialogue.reply(say.live, "");
        dialogue.reply(say.save, "");
        let ran = dialogue.end();
        assert!(ran.out.contains("\"nonsense\""), "{}", ran.out);
        assert!(ran.out.contains("(backtracking)"), "{}", ran.out);
    }
}

#[test]
fn a_text_that_looks_like_no_puzzle_is_asked_about() {
    let mut dialogue = Dialogue::start(&ENGLISH);
    fs::write(dialogue.path("letter.txt"), "\u{1}\u{2}\n").unwrap();
    dialogue.reply(ENGLISH.file, "letter.txt");
    let question = "(queens, calcudoku, rush-hour, packing; Enter for another file): ";
    dialogue.reply(question, "chess");
    dialogue.reply(question, "queens");
    let told = dialogue.terminal.expect(ENGLISH.file);
    assert!(told.contains("error: ") && told.contains("letter.txt:1"), "{told}");
    dialogue.terminal.enter("letter.txt");
    dialogue.reply(question, "");
    dialogue.end();
}

#[test]
fn leniency_is_offered_where_it_is_the_remedy() {
    for say in LANGUAGES {
        let mut dialogue = Dialogue::start(say);
        let small = dialogue.path("small.txt");
        fs::write(small, "3 3 2\nDEFAULT\nAAA\nAA\nBBB\n").unwrap();
        dialogue.reply(say.file, "small.txt");
        dialogue.reply(say.lenient, "");
        dialogue.reply(say.file, "small.txt");
        dialogue.reply(say.lenient, "y");
        dialogue.reply(say.method, "");
        dialogue.keep_defaults();
        let told = dialogue.reply(say.save, "t");
        assert!(told.contains(say.none), "{told}");
        dialogue.end();
    }
}

#[test]
fn a_wrong_parameter_is_explained_and_asked_for_again() {
    for say in LANGUAGES {
        let mut dialogue = Dialogue::start(say);
        dialogue.reply(say.file, top().join(GRID).to_str().unwrap());
        dialogue.reply(say.method, "hybrid-genetic");
        dialogue.reply("(tabu, course) [tabu]: ", "both");
        dialogue.reply("(tabu, course) [tabu]: ", "course");
        dialogue.reply("[16]: ", "0");
        let told = dialogue.reply("[16]: ", "many");
        assert!(told.contains("100000") && !told.contains("population"), "{told}");
        dialogue.reply("[16]: ", "50");
        dialogue.keep_defaults();
        let told = dialogue.reply(say.save, "");
        assert!(told.contains("variant=course population=50 "), "{told}");
        dialogue.end();
    }
}

/// N = 12: the brute-force search has 12^12 boards to examine, which takes hours.
fn large() -> String {
    let rows = ('A'..='L').map(|letter| format!("{}\n", letter.to_string().repeat(12)));
    rows.collect()
}

#[test]
fn ctrl_c_stops_the_search_and_not_the_dialogue() {
    for say in LANGUAGES {
        let mut dialogue = Dialogue::start(say);
        fs::write(dialogue.path("large.txt"), large()).unwrap();
        dialogue.reply(say.file, "large.txt");
        dialogue.reply(say.method, "brute-force");
        dialogue.reply(say.live, "");
        dialogue.terminal.expect(say.solving);
        // The bar shows that the search is running.
        dialogue.terminal.expect("░");
        dialogue.terminal.send(b"\x03");
        let told = dialogue.reply(say.save, "stopped.txt");
        assert!(told.contains(say.stopped) && told.contains(say.time), "{told}");
        let saved = dialogue.saved_after(say.more, "stopped.txt");
        assert!(saved.starts_with("=====\n") && saved.contains(say.stopped), "{saved}");
        dialogue.terminal.enter("");
        dialogue.solve(BOARD, "");
        let told = dialogue.reply(say.save, "");
        assert!(told.contains("AA#CDDDE") && !told.contains(say.stopped), "{told}");
        dialogue.end();
    }
}

impl Dialogue<'_> {
    /// Returns the content of a file that exists when the next question is asked.
    fn saved_after(&mut self, question: &str, name: &str) -> String {
        self.terminal.expect(question);
        self.saved(name)
    }
}

#[test]
fn ctrl_c_at_a_question_ends_the_program() {
    let mut dialogue = Dialogue::start(&ENGLISH);
    dialogue.solve(BOARD, "");
    dialogue.terminal.expect(ENGLISH.save);
    dialogue.terminal.send(b"\x03");
    let ran = dialogue.terminal.end();
    assert_eq!(ran.status, 130, "{}", ran.out);
}

#[test]
fn the_end_of_input_ends_the_dialogue() {
    let mut dialogue = Dialogue::start(&ENGLISH);
    dialogue.reply(ENGLISH.file, top().join(BOARD).to_str().unwrap());
    dialogue.terminal.expect(ENGLISH.method);
    dialogue.terminal.send(b"\x04");
    let ran = dialogue.terminal.end();
    assert_eq!(ran.status, 0, "{}", ran.out);
}

#[test]
fn nothing_is_overwritten_unasked() {
    for say in LANGUAGES {
        let mut dialogue = Dialogue::start(say);
        fs::write(dialogue.path("precious.txt"), "precious").unwrap();
        dialogue.solve(BOARD, "");
        dialogue.reply(say.save, "precious.txt");
        dialogue.reply(say.exists, "n");
        assert_eq!(dialogue.saved_after(say.save, "precious.txt"), "precious");
        dialogue.terminal.enter("precious.txt");
        dialogue.reply(say.exists, "ya");
        assert!(dialogue.saved_after(say.more, "precious.txt").starts_with("AA#CDDDE\n"));
        dialogue.terminal.enter("no-such-folder/answer.txt");
        dialogue.reply(say.more, "answer.exe");
        let told = dialogue.reply(say.more, "tidak");
        assert!(told.contains(".txt .json .svg .png .gif"), "{told}");
        dialogue.end();
    }
}

#[test]
fn an_unsolvable_puzzle_is_saved_as_text() {
    for say in LANGUAGES {
        let mut dialogue = Dialogue::start(say);
        dialogue.solve(IMPOSSIBLE, "brute-force");
        dialogue.reply(say.save, "picture.png");
        dialogue.terminal.expect(say.nothing);
        dialogue.reply(say.save, "y");
        dialogue.reply(say.name, "");
        let name = format!("case3_3x3-{}.txt", say.saved);
        let saved = dialogue.saved_after(say.more, &name);
        assert!(saved.starts_with(&format!("{}\n", say.none)), "{saved}");
        let (_, figures) = saved.split_once("\n=====\n").expect(&saved);
        assert!(figures.contains(say.time) && figures.contains("27"), "{saved}");
        assert!(!dialogue.path("picture.png").exists());
        dialogue.terminal.enter("answer.json");
        assert!(dialogue.saved_after(say.more, "answer.json").contains("\"unsolvable\""));
        dialogue.terminal.enter("");
        dialogue.end();
    }
}

#[test]
fn a_search_is_shown_live() {
    let mut dialogue = Dialogue::start(&ENGLISH);
    let file = top().join("corpus/queens/plain_6x6.txt");
    dialogue.reply(ENGLISH.file, file.to_str().unwrap());
    dialogue.reply(ENGLISH.method, "backtracking");
    dialogue.reply(ENGLISH.live, "yes");
    let told = dialogue.reply(ENGLISH.save, "");
    assert!(told.matches("\x1b[7A").count() > 5, "each is drawn over the one before: {told}");
    dialogue.end();
}

#[test]
fn one_of_many_puzzles_is_chosen_by_its_number() {
    let mut dialogue = Dialogue::start(&ENGLISH);
    dialogue.reply(ENGLISH.file, top().join(crate::MANY).to_str().unwrap());
    let question = "Puzzle number [1]: ";
    dialogue.reply(question, "0");
    dialogue.reply(question, "2");
    dialogue.reply(ENGLISH.method, "");
    dialogue.keep_defaults();
    dialogue.reply(ENGLISH.save, "second.json");
    assert!(dialogue.saved_after(ENGLISH.more, "second.json").contains("many.sbn:2\""));
    dialogue.terminal.enter("no");
    dialogue.end();
}
