//! Searches that last, and how fast they go.

use axum::http::Method;

use crate::endpoints::fields::{
    Field, GAME, Kind, LENIENT, METHOD, NODES, PACE, PAUSE, PAUSED, SET, TALL, THEME, TIME, always,
    maybe, rest,
};
use crate::endpoints::{Endpoint, Gives, Work, compare, count, pace, solve};

const NODES_SO_FAR: Field = always("nodes", Kind::Number, "nodes looked at so far");
const RUN: Field =
    maybe("run", Kind::Text, "a unique name, by which `pace` changes the speed or stops it");
const COUNTERS: Field = always(
    "counters",
    Kind::List,
    "{name, label, value}: the method's one count under its name for people, then the others",
);
const SECONDS: Field = always("seconds", Kind::Number, "how long it took, or took so far");
const SHARE: Field = always("share", Kind::Any, "the part of the work that is done, or null");
const ENTRANT: Field = always("entrant", Kind::Number, "which of the runs, from 0");

pub static STREAMS: &[Endpoint] = &[
    Endpoint {
        method: Method::POST,
        path: path!("solve"),
        about: "Solves. A solution is told as soon as it is found.",
        takes: &[
            GAME,
            LENIENT,
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
            RUN,
        ],
        gives: Gives::Events(&[
            (
                "progress",
                &[
                    NODES_SO_FAR,
                    always("stored", Kind::Number, "positions kept in memory"),
                    always(
                        "tries",
                        Kind::Number,
                        "what it tried, where that is counted apart; else 0",
                    ),
                    always(
                        "at_least",
                        Kind::Number,
                        "moves it takes at the least, where known; else 0",
                    ),
                    always("depth", Kind::Any, "how many choices lead to where it stands, or null"),
                    SECONDS,
                    SHARE,
                    always("note", Kind::Any, "what else is to say, or null"),
                    always("cost", Kind::Any, "how far the best guess is from a solution, or null"),
                    COUNTERS,
                    always("paused", Kind::Flag, "whether it stands still"),
                    always("scene", Kind::Object, "where it stands"),
                    always("svg", Kind::Text, "its drawing"),
                ],
            ),
            (
                "solution",
                &[
                    always("number", Kind::Number, "which one, from 1"),
                    always("game", Kind::Text, "the game that leads to it"),
                    always("moves", Kind::List, "its moves"),
                    rest("the answer in the words of its family"),
                ],
            ),
            (
                "done",
                &[
                    always("puzzle", Kind::Text, "the family"),
                    always("method", Kind::Text, "the algorithm"),
                    always("outcome", Kind::Text, "solved, unsolvable or stopped"),
                    always("proven", Kind::Object, "complete, shortest"),
                    always(
                        "stats",
                        Kind::Object,
                        "nodes, stored, seconds; tries, at_least, filled, generations, best_fitness and restarts where they mean something",
                    ),
                    COUNTERS,
                    maybe("parameters", Kind::Object, "parameters by name"),
                    maybe(
                        "reason",
                        Kind::Text,
                        "stopped: time-limit, node-limit, memory-limit, cancelled, gave-up, fault, or gave-way (it was watched for a while and others waited)",
                    ),
                    maybe("message", Kind::Text, "the same in words"),
                    always("found", Kind::Number, "how many solutions were told"),
                    always(
                        "text",
                        Kind::Text,
                        "the first solution with its figures, or why there is none, as `teka solve -o` writes it to a text file",
                    ),
                ],
            ),
        ]),
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
            maybe("stop", Kind::Flag, "stop the search: its `done` follows, with its last figures"),
        ],
        gives: Gives::Answer(&[
            always("run", Kind::Text, "the name of the search"),
            always("paused", Kind::Flag, "whether it stands still now"),
        ]),
        work: Work::Small(pace::pace),
    },
    Endpoint {
        method: Method::POST,
        path: path!("count"),
        about: "Counts solutions.",
        takes: &[
            GAME,
            LENIENT,
            METHOD,
            SET,
            TIME,
            NODES,
            maybe("limit", Kind::Number, "stop after so many"),
        ],
        gives: Gives::Events(&[
            ("progress", &[NODES_SO_FAR, SECONDS, SHARE]),
            (
                "done",
                &[
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
            ),
        ]),
        work: Work::Stream(count::count),
    },
    Endpoint {
        method: Method::POST,
        path: path!("compare"),
        about: "Several methods on one puzzle, side by side. A run is told as soon as it has ended.",
        takes: &[
            GAME,
            LENIENT,
            maybe("runs", Kind::List, "{method, set}; every method with its defaults if not given"),
            maybe(
                "at_once",
                Kind::Number,
                "so many at once, at most 4 and one a core; 1 for times that are not disturbed",
            ),
            TIME,
            NODES,
            RUN,
        ],
        gives: Gives::Events(&[
            ("progress", &[ENTRANT, NODES_SO_FAR, COUNTERS, SECONDS, SHARE]),
            (
                "run",
                &[
                    ENTRANT,
                    always("label", Kind::Text, "the method and its parameters"),
                    always("method", Kind::Text, "the algorithm"),
                    always("parameters", Kind::Object, "parameters by name"),
                    always("outcome", Kind::Text, "solved, unsolvable or stopped"),
                    always("reason", Kind::Any, "stopped: why, or null"),
                    maybe("message", Kind::Text, "the same in words"),
                    always("promise", Kind::Text, "what the method promises"),
                    always(
                        "shortest",
                        Kind::Any,
                        "whether it promises a shortest way, or null where there is no way",
                    ),
                    SECONDS,
                    always("nodes", Kind::Number, "nodes looked at"),
                    always("stored", Kind::Number, "positions kept in memory"),
                    COUNTERS,
                    rest("further counters and the figures of the family, by name"),
                ],
            ),
            (
                "done",
                &[
                    always("runs", Kind::Number, "how many runs there were"),
                    always("at_once", Kind::Number, "how many of them at once"),
                    always(
                        "contradiction",
                        Kind::Flag,
                        "whether two methods that prove their answers disagree",
                    ),
                ],
            ),
        ]),
        work: Work::Stream(compare::compare),
    },
];
