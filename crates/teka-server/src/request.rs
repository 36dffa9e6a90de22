//! Handling of requests. The body is read within limits, and the work runs behind a gate, outside
//! the asynchronous threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::Json as JsonBody;
use axum::body::{Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value as Json, json};
use teka_api::{
    ApiError, Cancel, Context, Endpoint, ErrorEvent, Event, File, Job, Reply, Sink, Work,
};
use teka_core::message;
use teka_text::Lang;

use crate::app::Shared;
use crate::error::RequestError;
use crate::events::{CancelOnDrop, events};
use crate::gate::Gate;

/// Handles a request to an endpoint.
pub async fn answer(
    endpoint: &'static Endpoint,
    shared: Arc<Shared>,
    request: Request,
) -> Response {
    let lang = language(request.uri(), request.headers());
    match try_answer(endpoint, Arc::clone(&shared), lang, request).await {
        Ok(response) => response,
        Err(error) => error.response(shared.words(lang)),
    }
}

async fn try_answer(
    endpoint: &'static Endpoint,
    shared: Arc<Shared>,
    lang: Lang,
    request: Request,
) -> Result<Response, RequestError> {
    let fields = match request.method() == Method::POST {
        true => fields(&shared, request).await?,
        false => Map::new(),
    };
    let cancel = Cancel::default();
    let client = CancelOnDrop(cancel.clone());
    let lang = teka_api::language(&fields)?.unwrap_or(lang);
    let context = Context { api: Arc::clone(&shared.api), cancel: cancel.clone(), lang };
    let schema = endpoint.request_schema();
    let answered = match &endpoint.work {
        Work::Small(work) => {
            plain(&shared.small, &cancel, move || work(&context, fields, schema)).await
        }
        Work::Search(work) => {
            plain(&shared.searches, &cancel, move || work(&context, fields, schema)).await
        }
        Work::Stream(prepare) => {
            let prepare = move || prepare(&context, fields, schema);
            match off_thread(&shared.small, &cancel, prepare).await {
                Ok(Ok(job)) => stream(&shared, client, lang, job).await,
                Ok(Err(error)) => Err(error.into()),
                Err(error) => Err(error),
            }
        }
    };
    // The reply is in the language that the body selects, which is known only now.
    Ok(answered.unwrap_or_else(|error| error.response(shared.words(lang))))
}

async fn plain(
    gate: &Gate,
    cancel: &Cancel,
    work: impl FnOnce() -> Result<Reply, ApiError> + Send + 'static,
) -> Result<Response, RequestError> {
    Ok(response(off_thread(gate, cancel, work).await??))
}

/// Runs work behind a gate, on a thread that may block.
async fn off_thread<T: Send + 'static>(
    gate: &Gate,
    cancel: &Cancel,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, RequestError> {
    let pass = gate.enter(cancel).await?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        // The slot becomes free only now, even if the client has disconnected.
        drop(pass);
        done
    });
    // A panic affects no other request, and its message is on standard error.
    done.await.map_err(|_| RequestError::fault())
}

/// Starts a search that sends events.
async fn stream(
    shared: &Shared,
    client: CancelOnDrop,
    lang: Lang,
    job: Box<dyn Job>,
) -> Result<Response, RequestError> {
    let pass = shared.searches.enter(&client.0).await?;
    let message = shared.words(lang).id("server-fault");
    let fault = ErrorEvent { error: "fault", message };
    let (sender, response) = events(client, shared.limits.client_timeout);
    tokio::task::spawn_blocking(move || {
        // Fields are dropped in reverse order: the search frees its id and its slot before the
        // stream ends.
        let sink: Arc<dyn Sink> = Arc::new(sender);
        let _pass = pass;
        let job = job;
        if catch_unwind(AssertUnwindSafe(|| run(job.as_ref(), &sink))).is_err() {
            // The last event of a stream is always sent, even to a client that reads slowly.
            let _ = sink.deliver(Event { name: "error".to_owned(), data: json!(fault) });
        }
    });
    Ok(response)
}

/// Runs a search on all the threads that it can use.
fn run(job: &dyn Job, sink: &Arc<dyn Sink>) {
    std::thread::scope(|scope| {
        for _ in 1..job.threads() {
            scope.spawn(|| job.work(sink));
        }
        job.work(sink);
    });
    job.finish(sink);
}

fn response(reply: Reply) -> Response {
    match reply {
        Reply::Json(body) => JsonBody(body).into_response(),
        Reply::File(File { media_type, name, bytes }) => {
            let name = format!("attachment; filename=\"{name}\"");
            let headers = [
                (header::CONTENT_TYPE, media_type.to_owned()),
                (header::CONTENT_DISPOSITION, name),
            ];
            (headers, bytes).into_response()
        }
    }
}

/// Reads the fields of a body within the limits of size and time.
async fn fields(shared: &Shared, request: Request) -> Result<Map<String, Json>, RequestError> {
    if !is_json(request.headers()) {
        return Err(RequestError::not_json());
    }
    let limits = &shared.limits;
    let too_large =
        || RequestError::too_large(message!("server-body-too-large", most = limits.body_bytes));
    let body = request.into_body();
    // A body that declares too large a size is rejected at once.
    if body.size_hint().lower() > limits.body_bytes as u64 {
        return Err(too_large());
    }
    let body = to_bytes(body, limits.body_bytes);
    let body = tokio::time::timeout(limits.client_timeout, body)
        .await
        .map_err(|_| RequestError::too_slow())?;
    object(&body.map_err(|_| too_large())?)
}

fn object(body: &Bytes) -> Result<Map<String, Json>, RequestError> {
    let bad = |error: serde_json::Error| message!("server-bad-json", what = error.to_string());
    match serde_json::from_slice(body).map_err(|error| RequestError::bad(bad(error)))? {
        Json::Object(fields) => Ok(fields),
        _ => Err(RequestError::bad(message!("server-not-object"))),
    }
}

/// Returns true if the body is declared as JSON. Pages of other sites can send forms and plain
/// text, but not JSON.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// Returns the language in `?lang=`, or the one that the browser prefers.
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
