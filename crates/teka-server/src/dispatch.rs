//! From a request to its answer: the body is read within limits, the work is done off the
//! asynchronous threads and behind a gate.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::Json as JsonBody;
use axum::body::{Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value as Json, json};
use teka_core::message;
use teka_host::watch::Cancel;
use teka_text::Lang;

use crate::app::Shared;
use crate::ask::Ask;
use crate::endpoints::{Endpoint, Reply, Run, Work};
use crate::events::{Leaving, events};
use crate::gate::Gate;
use crate::trouble::Trouble;

/// Answers a request to an endpoint.
pub async fn answer(
    endpoint: &'static Endpoint,
    shared: Arc<Shared>,
    request: Request,
) -> Response {
    let lang = language(request.uri(), request.headers());
    match try_answer(endpoint, Arc::clone(&shared), lang, request).await {
        Ok(response) => response,
        Err(trouble) => trouble.response(shared.words(lang)),
    }
}

async fn try_answer(
    endpoint: &'static Endpoint,
    shared: Arc<Shared>,
    lang: Lang,
    request: Request,
) -> Result<Response, Trouble> {
    let fields = match request.method() == Method::POST {
        true => fields(&shared, request).await?,
        false => Map::new(),
    };
    let cancel = Cancel::default();
    let leaving = Leaving(cancel.clone());
    let ask = Ask::new(Arc::clone(&shared), cancel.clone(), lang, fields)?;
    let lang = ask.lang;
    let answered = match endpoint.work {
        Work::Small(work) => plain(&shared.small, &cancel, move || work(&ask)).await,
        Work::Search(work) => plain(&shared.searches, &cancel, move || work(&ask)).await,
        Work::Stream(prepare) => {
            let run = off_thread(&shared.small, &cancel, move || prepare(&ask)).await;
            match run.and_then(|prepared| prepared) {
                Ok(run) => stream(&shared, leaving, lang, run).await,
                Err(trouble) => Err(trouble),
            }
        }
    };
    // The words of the body's language, which only now is known, are those to answer in.
    Ok(answered.unwrap_or_else(|trouble| trouble.response(shared.words(lang))))
}

async fn plain(
    gate: &Gate,
    cancel: &Cancel,
    work: impl FnOnce() -> Result<Reply, Trouble> + Send + 'static,
) -> Result<Response, Trouble> {
    off_thread(gate, cancel, work).await?.map(IntoResponse::into_response)
}

/// Does work behind a gate, on a thread that may take its time.
async fn off_thread<T: Send + 'static>(
    gate: &Gate,
    cancel: &Cancel,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Trouble> {
    let pass = gate.enter(cancel).await?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        // Only now is there room for other work, even if nobody waits for this any more.
        drop(pass);
        done
    });
    // A panic harms no other request; standard error was told of it.
    done.await.map_err(|_| Trouble::fault())
}

/// Begins a search that tells what it finds as it goes on.
async fn stream(
    shared: &Shared,
    leaving: Leaving,
    lang: Lang,
    run: Run,
) -> Result<Response, Trouble> {
    let pass = shared.searches.enter(&leaving.0).await?;
    let fault = json!({ "error": "fault", "message": shared.words(lang).id("server-fault") });
    let (events, response) = events(leaving, shared.limits.patience);
    tokio::task::spawn_blocking(move || {
        let _pass = pass;
        if catch_unwind(AssertUnwindSafe(|| run(&events))).is_err() {
            events.tell("error", &fault);
        }
    });
    Ok(response)
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self {
            Self::Json(body) => JsonBody(body).into_response(),
            Self::File { kind, name, bytes } => {
                let name = format!("attachment; filename=\"{name}\"");
                let headers =
                    [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)];
                (headers, bytes).into_response()
            }
        }
    }
}

/// The fields of a body, read within the limits of size and time.
async fn fields(shared: &Shared, request: Request) -> Result<Map<String, Json>, Trouble> {
    if !is_json(request.headers()) {
        return Err(Trouble::not_json());
    }
    let limits = &shared.limits;
    let too_large =
        || Trouble::too_large(message!("server-body-too-large", most = limits.body_bytes));
    let body = request.into_body();
    // A body that says it is too large is not waited for.
    if body.size_hint().lower() > limits.body_bytes as u64 {
        return Err(too_large());
    }
    let body = to_bytes(body, limits.body_bytes);
    let body =
        tokio::time::timeout(limits.patience, body).await.map_err(|_| Trouble::too_slow())?;
    object(&body.map_err(|_| too_large())?)
}

fn object(body: &Bytes) -> Result<Map<String, Json>, Trouble> {
    let bad = |what: String| Trouble::bad(message!("server-bad-json", what = what));
    match serde_json::from_slice(body).map_err(|error| bad(error.to_string()))? {
        Json::Object(fields) => Ok(fields),
        _ => Err(bad("{}".to_owned())),
    }
}

/// Pages of other hosts can send forms and plain text here, but no JSON.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// The language asked for with `?lang=`, else the one the reader likes best.
fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().into_iter().flat_map(|query| query.split('&'));
    let asked =
        asked.filter_map(|pair| pair.strip_prefix("lang=")).find_map(|code| code.parse().ok());
    let liked = headers.get(header::ACCEPT_LANGUAGE).and_then(|liked| liked.to_str().ok());
    asked.unwrap_or_else(|| Lang::from_locale(liked.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_panic_harms_no_other_request() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let (gate, cancel) = (Gate::new(1, 0, Duration::ZERO), Cancel::default());
            for _ in 0..3 {
                assert!(off_thread(&gate, &cancel, || panic!("on purpose")).await.is_err());
                assert_eq!(off_thread(&gate, &cancel, || 7).await.ok(), Some(7));
            }
            assert_eq!(gate.running(), 0);
        });
    }

    #[test]
    fn a_language_is_asked_for_or_liked() {
        let check = |uri: &str, liked: &'static str, expected: Lang| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, liked.parse().unwrap());
            assert_eq!(language(&uri.parse().unwrap(), &headers), expected, "{uri} {liked}");
        };
        check("/x?lang=id", "en", Lang::Id);
        check("/x?a=b&lang=en", "id-ID,id;q=0.9", Lang::En);
        check("/x", "id-ID,id;q=0.9", Lang::Id);
        check("/x?lang=xx", "fr", Lang::En);
    }
}
