//! What there is to know about the server.

use axum::http::Method;

use crate::endpoints::fields::{Kind, always};
use crate::endpoints::{Endpoint, Gives, Work, families};
use crate::openapi;

pub static ABOUT: &[Endpoint] = &[
    Endpoint {
        method: Method::GET,
        path: path!("families"),
        about: "The families of puzzles: methods, parameters, formats, grades, samples.",
        takes: &[],
        gives: Gives::Answer(&[
            always(
                "families",
                Kind::List,
                "id, title, goal, hands (how it is played), answer, formats, methods, generator, grades, rules, counts, figures, samples",
            ),
            always("themes", Kind::List, "names of the themes"),
            always("languages", Kind::List, "codes of the languages"),
        ]),
        work: Work::Small(families::families),
    },
    Endpoint {
        method: Method::GET,
        path: path!("words"),
        about: "The words of the page in the language asked for.",
        takes: &[],
        gives: Gives::Answer(&[
            always("lang", Kind::Text, "the language"),
            always("words", Kind::Object, "texts by id"),
        ]),
        work: Work::Small(families::words),
    },
    Endpoint {
        method: Method::GET,
        path: path!("limits"),
        about: "What a request, an address and the whole server may take.",
        takes: &[],
        gives: Gives::Answer(&[
            always("limits", Kind::Object, "the limits by name"),
            always("running", Kind::Number, "searches that run now"),
            always("waiting", Kind::Number, "searches that wait now"),
        ]),
        work: Work::Small(families::limits),
    },
    Endpoint {
        method: Method::GET,
        path: path!("openapi.json"),
        about: "This description.",
        takes: &[],
        gives: Gives::Answer(&[
            always("openapi", Kind::Text, "the version of OpenAPI"),
            always("info", Kind::Object, "title and version"),
            always("paths", Kind::Object, "every endpoint"),
        ]),
        work: Work::Small(openapi::described),
    },
];
