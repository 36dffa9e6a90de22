//! Every endpoint with its description and its work. The router and the OpenAPI page are
//! both made from this one table.

use axum::http::Method;

use super::fields::{
    GAME, Kind, METHOD, NODES, PACE, PAUSE, PAUSED, QUIET, SET, STATE, TALL, THEME, TIME, UI,
    always, maybe,
};
use super::{
    Endpoint, Work, check, compare, count, draw, explain, families, games, hint, pace, play, solve,
};
use crate::openapi;

macro_rules! path {
    ($name:literal) => {
        concat!("/api/v1/", $name)
    };
}

/// Every endpoint.
pub static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        method: Method::GET,
        path: path!("families"),
        about: "The families of puzzles: methods, parameters, formats, grades, samples.",
        takes: &[],
        gives: &[
            always(
                "families",
                Kind::List,
                "id, title, goal, answer, formats, methods, generator, grades, rules, counts, figures, samples",
            ),
            always("themes", Kind::List, "names of the themes"),
            always("languages", Kind::List, "codes of the languages"),
        ],
        work: Work::Small(families::families),
    },
    Endpoint {
        method: Method::GET,
        path: path!("words"),
        about: "The words of the page in the language asked for.",
        takes: &[],
        gives: &[
            always("lang", Kind::Text, "the language"),
            always("words", Kind::Object, "texts by id"),
        ],
        work: Work::Small(families::words),
    },
    Endpoint {
        method: Method::GET,
        path: path!("limits"),
        about: "What a request, an address and the whole server may take.",
        takes: &[],
        gives: &[
            always("limits", Kind::Object, "the limits by name"),
            always("running", Kind::Number, "searches that run now"),
            always("waiting", Kind::Number, "searches that wait now"),
        ],
        work: Work::Small(families::limits),
    },
    Endpoint {
        method: Method::GET,
        path: path!("openapi.json"),
        about: "This description.",
        takes: &[],
        gives: &[
            always("openapi", Kind::Text, "the version of OpenAPI"),
            always("info", Kind::Object, "title and version"),
            always("paths", Kind::Object, "every endpoint"),
        ],
        work: Work::Small(openapi::described),
    },
    Endpoint {
        method: Method::POST,
        path: path!("open"),
        about: "Opens a puzzle in any format, or a saved game.",
        takes: &[
            always("text", Kind::Text, "the text"),
            maybe("family", Kind::Text, "the family, if it is not to be found from the text"),
            maybe("lenient", Kind::Flag, "read past contradictions that leave no doubt"),
            maybe("entry", Kind::Number, "which of many puzzles, from 0"),
            THEME,
            QUIET,
            TALL,
        ],
        gives: STATE,
        work: Work::Small(games::open),
    },
    Endpoint {
        method: Method::POST,
        path: path!("play"),
        about: "Does something in a game: an input, a move, undo, redo, reset, go.",
        takes: &[
            GAME,
            UI,
            always(
                "action",
                Kind::Any,
                "\"undo\", \"redo\", \"reset\", \"look\", {\"go\": K}, {\"move\": TEXT}, {\"moves\": [TEXT]} or {\"input\": INPUT}; INPUT is \"act\", \"act-other\", \"clear\", {\"arrow\": [ROWS, COLUMNS]}, {\"key\": CHARACTER}, {\"press\": PLACE}, {\"drag\": [PLACE, PLACE]} or {\"take\": [PLACE, CELL]} (a piece that waits, by a cell of its drawing); PLACE is r3c5 or \"piece B\"",
            ),
            THEME,
            QUIET,
            TALL,
        ],
        gives: STATE,
        work: Work::Small(play::play),
    },
    Endpoint {
        method: Method::POST,
        path: path!("back"),
        about: "Where did I go wrong: takes back as many moves as it takes to reach a position that can be solved.",
        takes: &[GAME, UI, THEME, TALL, QUIET, TIME, NODES],
        gives: STATE,
        work: Work::Search(play::back),
    },
    Endpoint {
        method: Method::POST,
        path: path!("best"),
        about: "What a shortest way from the start of the puzzle comes to, where an answer is a way.",
        takes: &[GAME, TIME, NODES],
        gives: &[always(
            "figures",
            Kind::Any,
            "numbers by the names of the family, or null if that is not to be seen shortly",
        )],
        work: Work::Search(hint::best),
    },
    Endpoint {
        method: Method::POST,
        path: path!("hint"),
        about: "The next thing to do, all rungs at once: where to look, the rule and the reason, the moves.",
        takes: &[GAME, THEME, TALL, TIME, NODES],
        gives: &[
            always(
                "hint",
                Kind::Text,
                "step, move, solved, broken, go-back, unsolvable or stopped",
            ),
            always(
                "message",
                Kind::Text,
                "what to say first: where to look, or what is the matter",
            ),
            maybe(
                "step",
                Kind::Any,
                "rule, rule_name, grade, message, parts, because, moves, scene, svg, where (scene, svg)",
            ),
            maybe("moves", Kind::List, "the moves to make"),
            maybe("count", Kind::Number, "go-back: how many moves to take back"),
            maybe("last_cost", Kind::Number, "by how much the last move made the way longer"),
            maybe("outcome", Kind::Text, "stopped, if a limit was reached"),
            maybe("reason", Kind::Text, "stopped: which limit"),
        ],
        work: Work::Search(hint::hint),
    },
    Endpoint {
        method: Method::POST,
        path: path!("check"),
        about: "Is the position, or an answer to the puzzle, right; which rule it breaks, where.",
        takes: &[
            GAME,
            maybe(
                "answer",
                Kind::Text,
                "an answer in any format; the position of the game if not given",
            ),
            THEME,
            TALL,
        ],
        gives: &[
            always("outcome", Kind::Text, "solved, open or broken"),
            always("mistakes", Kind::List, "code, message, places"),
            always("scene", Kind::Object, "the position, its mistakes lit"),
            always("svg", Kind::Text, "its drawing"),
        ],
        work: Work::Small(check::check),
    },
    Endpoint {
        method: Method::POST,
        path: path!("explain"),
        about: "Every step from the start of the puzzle to its solution, as far as the rules lead.",
        takes: &[GAME, THEME, TALL, TIME, NODES],
        gives: &[
            always("outcome", Kind::Text, "solved, stuck, unsolvable or stopped"),
            maybe("grade", Kind::Any, "the grade, or null"),
            maybe("grade_name", Kind::Any, "the grade in words, or null"),
            maybe(
                "steps",
                Kind::List,
                "rule, rule_name, grade, message, parts, because, moves, scene, svg",
            ),
            maybe("last", Kind::Object, "the position after the last step: scene, svg"),
            maybe("reason", Kind::Text, "stopped: which limit"),
            maybe("message", Kind::Text, "the same in words"),
        ],
        work: Work::Search(explain::explain),
    },
    Endpoint {
        method: Method::POST,
        path: path!("draw"),
        about: "A picture of the position, or with gif of the whole game, as a file.",
        takes: &[GAME, maybe("kind", Kind::Text, "svg, png or gif"), THEME],
        gives: &[],
        work: Work::Search(draw::draw),
    },
    Endpoint {
        method: Method::POST,
        path: path!("convert"),
        about: "Writes the puzzle in another format of its family.",
        takes: &[GAME, always("to", Kind::Text, "the format")],
        gives: &[
            always("text", Kind::Text, "the puzzle"),
            always("format", Kind::Text, "the format"),
        ],
        work: Work::Small(games::convert),
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
        gives: STATE,
        work: Work::Search(games::generate),
    },
    Endpoint {
        method: Method::POST,
        path: path!("solve"),
        about: "Solves. Events: progress (nodes, stored, tries, at_least, depth, seconds, share, note, cost, paused, scene, svg), solution (number, game, moves and the answer's fields), done.",
        takes: &[
            GAME,
            METHOD,
            SET,
            TIME,
            NODES,
            THEME,
            TALL,
            maybe("limit", Kind::Number, "so many solutions; one if not given"),
            PACE,
            PAUSE,
            PAUSED,
            maybe("run", Kind::Text, "a name nobody else thinks of, to change the pace by"),
        ],
        gives: &[
            always("puzzle", Kind::Text, "the family"),
            always("method", Kind::Text, "the algorithm"),
            always("outcome", Kind::Text, "solved, unsolvable or stopped"),
            always("proven", Kind::Object, "complete, shortest"),
            always(
                "stats",
                Kind::Object,
                "nodes, stored, seconds; tries and at_least where they mean something",
            ),
            maybe("parameters", Kind::Object, "parameters by name"),
            maybe("reason", Kind::Text, "stopped: why"),
            maybe("message", Kind::Text, "the same in words"),
            always("found", Kind::Number, "how many solutions were told"),
        ],
        work: Work::Stream(solve::solve),
    },
    Endpoint {
        method: Method::POST,
        path: path!("pace"),
        about: "Changes how fast a search goes that runs now: faster, slower, still, one step more. What is not said is as at full speed.",
        takes: &[
            always("run", Kind::Text, "the name the search was given"),
            PACE,
            PAUSE,
            PAUSED,
            maybe("step", Kind::Flag, "where it stands still: look at one node more"),
        ],
        gives: &[
            always("run", Kind::Text, "the name of the search"),
            always("paused", Kind::Flag, "whether it stands still now"),
        ],
        work: Work::Small(pace::pace),
    },
    Endpoint {
        method: Method::POST,
        path: path!("count"),
        about: "Counts solutions. Events: progress (nodes, seconds, share), done.",
        takes: &[
            GAME,
            METHOD,
            SET,
            TIME,
            NODES,
            maybe("limit", Kind::Number, "stop after so many"),
        ],
        gives: &[
            always("puzzle", Kind::Text, "the family"),
            always("method", Kind::Text, "the algorithm"),
            always("count", Kind::Any, "how many; as text if larger than 2^64"),
            always("exact", Kind::Flag, "whether there are no others"),
            always("stats", Kind::Object, "nodes, stored, seconds"),
            maybe("parameters", Kind::Object, "parameters by name"),
            maybe("counts", Kind::Object, "the named numbers that follow"),
            maybe("reason", Kind::Any, "why counting stopped, or null"),
            maybe("message", Kind::Text, "the same in words"),
        ],
        work: Work::Stream(count::count),
    },
    Endpoint {
        method: Method::POST,
        path: path!("compare"),
        about: "Several methods on one puzzle, side by side. Events: progress (entrant, nodes, seconds, share), run (entrant, label, outcome, reason, promise, shortest, seconds, nodes, stored, figures), done.",
        takes: &[
            GAME,
            maybe("runs", Kind::List, "{method, set}; every method with its defaults if not given"),
            maybe(
                "at_once",
                Kind::Number,
                "so many at once, at most 4 and one a core; 1 for times that are not disturbed",
            ),
            TIME,
            NODES,
        ],
        gives: &[
            always("runs", Kind::Number, "how many runs there were"),
            always("at_once", Kind::Number, "how many of them at once"),
            always(
                "contradiction",
                Kind::Flag,
                "whether two methods that prove their answers disagree",
            ),
        ],
        work: Work::Stream(compare::compare),
    },
];
