//! The state that requests share, and the routes.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware;
use axum::response::Response;
use axum::routing::{MethodFilter, get, on};
use teka_api::{Api, Clock, Endpoint, endpoints};
use teka_text::{Lang, Words};
use tower_http::catch_panic::CatchPanicLayer;

use crate::error::RequestError;
use crate::gate::Gate;
use crate::host::ServerHost;
use crate::limits::Limits;
use crate::rate_limit::RateLimit;
use crate::runs::Runs;
use crate::{assets, headers, openapi, request};

/// A server that is not yet bound to an address.
#[derive(Clone)]
pub struct App {
    pub(crate) shared: Arc<Shared>,
}

/// The state that requests share.
pub struct Shared {
    pub api: Arc<Api>,
    pub limits: Limits,
    /// The gate for searches.
    pub searches: Arc<Gate>,
    /// The gate for moves and other small work.
    pub small: Gate,
    pub rate_limit: RateLimit,
}

impl Shared {
    /// Returns the texts of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        self.api.words(lang)
    }
}

impl App {
    /// Creates a server with these limits.
    pub fn new(limits: Limits) -> Self {
        let searches = Arc::new(Gate::new(limits.searches, limits.queue, limits.queue_time));
        let host = ServerHost { limits, searches: Arc::clone(&searches), runs: Runs::default() };
        let shared = Shared {
            api: Arc::new(Api::new(limits.work(), Clock::default(), Box::new(host))),
            limits,
            searches,
            small: Gate::new(limits.small, limits.connections, limits.queue_time),
            rate_limit: RateLimit::new(limits.requests_per_second, limits.burst),
        };
        Self { shared: Arc::new(shared) }
    }

    /// Returns the number of searches that are running.
    pub fn running(&self) -> usize {
        self.shared.searches.running()
    }

    /// Returns the number of searches that are waiting to start.
    pub fn waiting(&self) -> usize {
        self.shared.searches.waiting()
    }

    /// Stops all work.
    pub fn stop(&self) {
        self.shared.searches.stop();
        self.shared.small.stop();
    }

    /// Returns the router with all routes.
    pub fn router(&self) -> Router {
        let routes = endpoints().iter().fold(Router::new(), |router, endpoint| {
            let handler = move |State(shared): State<Arc<Shared>>, request: Request| {
                request::answer(endpoint, shared, request)
            };
            router.route(&openapi::path(endpoint.name), on(method(endpoint), handler))
        });
        routes
            .route(&openapi::path("openapi.json"), get(openapi::serve))
            .fallback(assets::serve)
            .method_not_allowed_fallback(wrong_method)
            .layer(CatchPanicLayer::custom(headers::panicked))
            .layer(middleware::from_fn_with_state(Arc::clone(&self.shared), headers::guard))
            .with_state(Arc::clone(&self.shared))
    }
}

fn method(endpoint: &Endpoint) -> MethodFilter {
    if endpoint.request.is_none() { MethodFilter::GET } else { MethodFilter::POST }
}

async fn wrong_method(State(shared): State<Arc<Shared>>) -> Response {
    RequestError::wrong_method().response(shared.words(Lang::default()))
}
