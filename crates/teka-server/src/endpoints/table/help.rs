//! Help for whoever plays.

use axum::http::Method;

use crate::endpoints::fields::{
    GAME, Kind, LENIENT, NODES, QUIET, STATE, TALL, THEME, TIME, UI, always, maybe,
};
use crate::endpoints::{Endpoint, Gives, Work, check, explain, hint, play};

pub static HELP: &[Endpoint] = &[
    Endpoint {
        method: Method::POST,
        path: path!("back"),
        about: "Where did I go wrong: takes back as many moves as it takes to reach a position that can be solved.",
        takes: &[GAME, LENIENT, UI, THEME, TALL, QUIET, TIME, NODES],
        gives: Gives::OrStopped(STATE),
        work: Work::Search(play::back),
    },
    Endpoint {
        method: Method::POST,
        path: path!("best"),
        about: "What a shortest way from the start of the puzzle comes to, where an answer is a way.",
        takes: &[GAME, LENIENT, TIME, NODES],
        gives: Gives::Answer(&[always(
            "figures",
            Kind::Any,
            "numbers by the names of the family, or null if that is not to be seen shortly",
        )]),
        work: Work::Search(hint::best),
    },
    Endpoint {
        method: Method::POST,
        path: path!("hint"),
        about: "The next thing to do, all rungs at once: where to look, the rule and the reason, the moves.",
        takes: &[GAME, LENIENT, UI, THEME, TALL, TIME, NODES],
        gives: Gives::Answer(&[
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
        ]),
        work: Work::Search(hint::hint),
    },
    Endpoint {
        method: Method::POST,
        path: path!("check"),
        about: "Is the position, or an answer to the puzzle, right; which rule it breaks, where.",
        takes: &[
            GAME,
            LENIENT,
            UI,
            maybe(
                "answer",
                Kind::Text,
                "an answer in any format; the position of the game if not given",
            ),
            THEME,
            TALL,
        ],
        gives: Gives::Answer(&[
            always("outcome", Kind::Text, "solved, open or broken"),
            always("mistakes", Kind::List, "code, message, places"),
            always("scene", Kind::Object, "the position, its mistakes lit"),
            always("svg", Kind::Text, "its drawing"),
        ]),
        work: Work::Small(check::check),
    },
    Endpoint {
        method: Method::POST,
        path: path!("explain"),
        about: "Every step from the start of the puzzle to its solution, as far as the rules lead.",
        takes: &[
            GAME,
            LENIENT,
            THEME,
            TALL,
            TIME,
            NODES,
            maybe("from", Kind::Number, "the first step to give with its picture, from 0"),
        ],
        gives: Gives::OrStopped(&[
            always("outcome", Kind::Text, "solved, stuck or unsolvable"),
            always("grade", Kind::Any, "the grade, or null"),
            always("grade_name", Kind::Any, "the grade in words, or null"),
            always(
                "steps",
                Kind::List,
                "rule, rule_name, grade, message, parts, because, moves; scene and svg as far as there is room: ask again from the first that has none",
            ),
            always("last", Kind::Object, "the position after the last step: scene, svg"),
        ]),
        work: Work::Search(explain::explain),
    },
];
