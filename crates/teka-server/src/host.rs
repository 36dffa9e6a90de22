//! The server as the API's host: its running searches, limits and sample files.

use std::sync::Arc;
use std::thread::available_parallelism;

use teka_api::{Cancel, Change, Host, LimitsReply, Pacing, Speed};

use crate::assets;
use crate::gate::Gate;
use crate::limits::Limits;
use crate::runs::{Registered, Runs};

/// The API's host.
pub struct ServerHost {
    pub limits: Limits,
    pub searches: Arc<Gate>,
    pub runs: Runs,
}

impl Host for ServerHost {
    fn sample(&self, path: &str) -> Option<String> {
        assets::sample(path)
    }

    fn limits(&self) -> LimitsReply {
        let (running, waiting) = (self.searches.running(), self.searches.waiting());
        LimitsReply { limits: self.limits.values(), running, waiting }
    }

    fn threads(&self) -> usize {
        available_parallelism().map_or(1, usize::from)
    }

    fn register(
        &self,
        run_id: Option<&str>,
        speed: Speed,
        cancel: &Cancel,
    ) -> Option<Box<dyn Pacing>> {
        let registered = self.runs.register(run_id, speed, cancel)?;
        Some(Box::new(ServerPacing { registered, searches: Arc::clone(&self.searches) }))
    }

    fn control(&self, run_id: &str, change: Change) -> bool {
        let Some(run) = self.runs.find(run_id) else { return false };
        match change {
            Change::Stop => run.stop(),
            Change::Speed { speed, step } => run.set_speed(speed, step),
        }
        true
    }
}

/// The speed of a search behind the gate.
struct ServerPacing {
    registered: Registered,
    searches: Arc<Gate>,
}

impl Pacing for ServerPacing {
    fn speed(&self) -> Speed {
        self.registered.run.speed()
    }

    fn rest(&self, is_over: &mut dyn FnMut(Speed) -> bool) {
        self.registered.run.rest(is_over);
    }

    fn is_preempted(&self) -> bool {
        self.searches.preempt()
    }
}
