//! What the server knows while it runs, and its routes.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware;
use axum::response::Response;
use axum::routing::{MethodFilter, on};
use axum::{Router, http};
use teka_text::{Lang, Words};
use tower_http::catch_panic::CatchPanicLayer;

use crate::endpoints::{Endpoint, endpoints};
use crate::gate::Gate;
use crate::limits::Limits;
use crate::paces::Paces;
use crate::rate::Rate;
use crate::trouble::Trouble;
use crate::{assets, dispatch, headers};

/// A server that is not yet bound to an address.
#[derive(Clone)]
pub struct App {
    pub(crate) shared: Arc<Shared>,
}

/// What every request may look at.
pub struct Shared {
    pub limits: Limits,
    /// Searches.
    pub searches: Gate,
    /// Moves and other small work.
    pub small: Gate,
    /// Searches that are watched, and their speeds.
    pub paces: Paces,
    pub rate: Rate,
    words: [Words; Lang::ALL.len()],
}

impl Shared {
    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        let position = Lang::ALL.iter().position(|known| *known == lang);
        &self.words[position.unwrap_or(0)]
    }
}

impl App {
    /// A server with these limits.
    pub fn new(limits: Limits) -> Self {
        let shared = Shared {
            limits,
            searches: Gate::new(limits.searches, limits.queue, limits.wait),
            small: Gate::new(limits.small, limits.connections, limits.wait),
            paces: Paces::default(),
            rate: Rate::new(limits.requests_a_second, limits.burst),
            words: Lang::ALL.map(Words::new),
        };
        Self { shared: Arc::new(shared) }
    }

    /// Searches that run now.
    pub fn running(&self) -> usize {
        self.shared.searches.running()
    }

    /// Searches that wait now.
    pub fn waiting(&self) -> usize {
        self.shared.searches.waiting()
    }

    /// Asks all work to stop.
    pub fn stop(&self) {
        self.shared.searches.stop();
        self.shared.small.stop();
    }

    /// Everything it answers.
    pub fn router(&self) -> Router {
        let routes = endpoints().fold(Router::new(), |router, endpoint| {
            let handler = move |State(shared): State<Arc<Shared>>, request: Request| {
                dispatch::answer(endpoint, shared, request)
            };
            router.route(endpoint.path, on(filter(endpoint), handler))
        });
        routes
            .fallback(assets::serve)
            .method_not_allowed_fallback(wrong_method)
            .layer(CatchPanicLayer::custom(headers::panicked))
            .layer(middleware::from_fn_with_state(Arc::clone(&self.shared), headers::guard))
            .with_state(Arc::clone(&self.shared))
    }
}

fn filter(endpoint: &Endpoint) -> MethodFilter {
    if endpoint.method == http::Method::GET { MethodFilter::GET } else { MethodFilter::POST }
}

async fn wrong_method(State(shared): State<Arc<Shared>>) -> Response {
    Trouble::wrong_method().response(shared.words(Lang::default()))
}
