//! The fields of requests and answers, described once.

/// A field of a request or of an answer.
pub struct Field {
    pub name: &'static str,
    pub kind: Kind,
    /// Whether it is always there.
    pub always: bool,
    pub about: &'static str,
}

/// What a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
    Flag,
    List,
    Object,
    /// A list or an object or a text.
    Any,
    /// No field: all those whose names are not known here.
    Rest,
}

pub const fn always(name: &'static str, kind: Kind, about: &'static str) -> Field {
    Field { name, kind, always: true, about }
}

pub const fn maybe(name: &'static str, kind: Kind, about: &'static str) -> Field {
    Field { name, kind, always: false, about }
}

/// Fields of any other name.
pub const fn rest(about: &'static str) -> Field {
    Field { name: "", kind: Kind::Rest, always: false, about }
}

pub const GAME: Field =
    always("game", Kind::Text, "a saved game, as every state holds it, or a puzzle in any format");
pub const LENIENT: Field = maybe(
    "lenient",
    Kind::Flag,
    "ignore minor inconsistencies in the puzzle; a saved game remembers that its puzzle was read leniently",
);
pub const UI: Field = maybe(
    "ui",
    Kind::Text,
    "the cursor and what else Undo leaves alone, as the last state gave it",
);
pub const THEME: Field = maybe("theme", Kind::Text, "light, dark, color-blind or print");
pub const QUIET: Field = maybe("quiet", Kind::Flag, "mistakes are told, but not lit on the board");
pub const TALL: Field = maybe(
    "tall",
    Kind::Flag,
    "whether parts of a drawing stand below each other: for narrow windows",
);
pub const METHOD: Field =
    maybe("method", Kind::Text, "the algorithm; the usual one for the puzzle if not given");
pub const SET: Field = maybe("set", Kind::Object, "parameters by name, such as {\"seed\": 5}");
pub const TIME: Field = maybe("time_limit", Kind::Number, "seconds, at most the server's limit");
pub const NODES: Field = maybe("node_limit", Kind::Number, "nodes, at most the server's limit");
pub const PACE: Field =
    maybe("pace", Kind::Number, "look at every so many nodes; full speed if not given");
pub const PAUSE: Field = maybe("pause", Kind::Number, "milliseconds to rest after each look");
pub const PAUSED: Field = maybe("paused", Kind::Flag, "stand still, and be looked at");

/// The fields of a game's state.
pub const STATE: &[Field] = &[
    always("puzzle", Kind::Text, "the family"),
    always("game", Kind::Text, "the game as text: hold it and send it along"),
    always("ui", Kind::Text, "the cursor and the like as text: hold it and send it along"),
    always("made", Kind::Number, "moves that stand and can be undone"),
    always("undone", Kind::Number, "moves that can be redone"),
    always(
        "keys",
        Kind::List,
        "keys worth a button: key (for INPUT), label, on (null if it switches nothing)",
    ),
    always("aids", Kind::List, "conveniences: key (for INPUT) that switches it, label, on"),
    always("figures", Kind::Object, "what the moves so far come to, by the names of the family"),
    always(
        "status",
        Kind::Object,
        "outcome (open, solved, broken) and mistakes: code, message, places, parts (text, cells)",
    ),
    always(
        "scene",
        Kind::Object,
        "what there is to see, press and drag: rows, columns, cell, view, squares, bodies, tray, lights, arrows, balls, solid, exit",
    ),
    always("svg", Kind::Text, "the drawing of the scene, in the units of its areas"),
    maybe("changed", Kind::Flag, "play: whether anything changed"),
    maybe("refused", Kind::Any, "play: why a move was refused, or null"),
    maybe(
        "astray",
        Kind::Any,
        "back: how many moves were taken back, or null if there is no solution at all",
    ),
    maybe("name", Kind::Any, "open: the name the text gives the puzzle, or null"),
    maybe(
        "warnings",
        Kind::List,
        "open: what was odd: line, column, length, code, message, label, help",
    ),
    maybe("entries", Kind::List, "open: the puzzles of the text: name, line"),
    maybe("seed", Kind::Number, "generate: the seed it was made from"),
];

/// What is told instead where a limit ended the work.
pub const STOPPED: &[Field] = &[
    always("outcome", Kind::Text, "stopped"),
    always(
        "reason",
        Kind::Text,
        "time-limit, node-limit, memory-limit, cancelled, gave-up or fault",
    ),
    always("message", Kind::Text, "the same in words"),
];
