//! Games: opened, made, played, written.

use axum::http::Method;

use crate::endpoints::fields::{
    GAME, Kind, LENIENT, NODES, QUIET, SET, STATE, TALL, THEME, TIME, UI, always, maybe,
};
use crate::endpoints::{Endpoint, Gives, Work, draw, games, play};

pub static GAMES: &[Endpoint] = &[
    Endpoint {
        method: Method::POST,
        path: path!("open"),
        about: "Opens a puzzle in any format, or a saved game.",
        takes: &[
            always("text", Kind::Text, "the text"),
            maybe("family", Kind::Text, "the family, if it is not to be found from the text"),
            LENIENT,
            maybe("entry", Kind::Number, "which of many puzzles, from 0"),
            THEME,
            QUIET,
            TALL,
        ],
        gives: Gives::Answer(STATE),
        work: Work::Small(games::open),
    },
    Endpoint {
        method: Method::POST,
        path: path!("play"),
        about: "Does something in a game: an input, a move, undo, redo, reset, go.",
        takes: &[
            GAME,
            LENIENT,
            UI,
            always(
                "action",
                Kind::Any,
                "\"undo\", \"redo\", \"reset\", \"look\", {\"go\": K}, {\"move\": TEXT}, {\"moves\": [TEXT]} or {\"input\": INPUT}; INPUT is \"act\", \"act-other\", \"clear\", {\"arrow\": [ROWS, COLUMNS]}, {\"key\": CHARACTER}, {\"press\": PLACE}, {\"press-other\": PLACE}, {\"drag\": [PLACE, PLACE]} or {\"take\": [PLACE, CELL]} (a piece that waits, by a cell of its drawing); PLACE is r3c5 or \"piece B\"",
            ),
            THEME,
            QUIET,
            TALL,
        ],
        gives: Gives::Answer(STATE),
        work: Work::Small(play::play),
    },
    Endpoint {
        method: Method::POST,
        path: path!("generate"),
        about: "Makes a new puzzle; the same for the same seed.",
        takes: &[
            always("family", Kind::Text, "the family"),
            SET,
            always("seed", Kind::Number, "any whole number below 2^53"),
            THEME,
            TALL,
            TIME,
            NODES,
        ],
        gives: Gives::OrStopped(STATE),
        work: Work::Search(games::generate),
    },
    Endpoint {
        method: Method::POST,
        path: path!("draw"),
        about: "A picture of the position, or with gif of the whole game, as a file.",
        takes: &[GAME, LENIENT, maybe("kind", Kind::Text, "svg, png or gif"), THEME],
        gives: Gives::File,
        work: Work::Search(draw::draw),
    },
    Endpoint {
        method: Method::POST,
        path: path!("convert"),
        about: "Writes the puzzle in another format of its family.",
        takes: &[GAME, LENIENT, always("to", Kind::Text, "the format")],
        gives: Gives::Answer(&[
            always("text", Kind::Text, "the puzzle"),
            always("format", Kind::Text, "the format"),
        ]),
        work: Work::Small(games::convert),
    },
];
