//! The shared part of `solve`, `count`, `explain` and `convert`: all puzzles of all inputs,
//! processed on every core, with results in the order of the input.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use serde_json::Value as Json;
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::diagnostic::Diagnostics;
use teka_core::message;
use teka_core::message::Message;
use teka_host::batch::{self, Event};
use teka_host::puzzles::{Job, Source};
use teka_host::watch::Progress;

use crate::context::Context;
use crate::error::{self, CommandError, Lines, Severity};
use crate::exit::Exit;
use crate::inputs;
use crate::options;
use crate::output::{Sink, Target};
use crate::progress::with_progress;

/// The minimum number of puzzles for which a rate is reported.
const WORTH_A_RATE: usize = 100;

/// The result for one puzzle.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The text for standard output.
    pub out: String,
    /// The text for standard error.
    pub err: String,
    /// The exit status.
    pub exit: Exit,
}

/// A puzzle that has been read.
pub struct Task<'a> {
    /// The name.
    pub name: String,
    /// The puzzle.
    pub puzzle: &'a dyn AnyPuzzle,
    /// The warnings from reading it.
    pub warnings: Diagnostics,
    /// True if there are other puzzles.
    pub many: bool,
}

/// The options of a batch.
pub struct Batch<'a> {
    /// The arguments of the command.
    pub matches: &'a ArgMatches,
    /// The context of the command.
    pub context: &'a Context,
    /// The output file, if there is one.
    pub target: Option<Target>,
    /// True if only one puzzle is allowed.
    pub alone: bool,
}

impl Batch<'_> {
    /// Returns true if the output has colours, which files do not.
    pub fn color(&self) -> bool {
        self.context.color && self.target.is_none()
    }

    /// Processes every puzzle with `work`. `prepare` runs once per family, and `work` receives its
    /// result.
    pub fn run<P: Sync>(
        &self,
        prepare: impl Fn(&dyn AnyFamily) -> Result<P, CommandError>,
        work: impl Fn(&Task, &P, &Progress) -> Reply + Sync,
    ) -> Result<Exit, CommandError> {
        let sources = inputs::sources(self.matches);
        let jobs = self.jobs(&sources);
        let many = jobs.len() > 1;
        if many && self.alone {
            return Err(message!("only-one-puzzle", count = jobs.len()).into());
        }
        let plans = prepare_all(&jobs, prepare)?;
        let mut sink = Sink::new(self.target.clone());
        let began = Instant::now();
        let (exit, answered) = self.answer_all(&jobs, &mut sink, |job, progress| {
            let plan = plans.iter().find(|(id, _)| *id == job.family.info().id);
            self.answer(job, many, |task| {
                plan.map_or_else(Reply::default, |(_, plan)| work(task, plan, progress))
            })
        })?;
        sink.close(self.context)?;
        if answered >= WORTH_A_RATE {
            self.context.note(&rate(answered, began.elapsed(), self.context));
        }
        Ok(exit)
    }

    /// Returns the puzzles of all inputs in order, with an error in place of each input that cannot
    /// be read.
    fn jobs<'a>(&self, sources: &'a [Result<Source, CommandError>]) -> Vec<Result<Job<'a>, Reply>> {
        let refused = |error: &CommandError| vec![Err(error::reply(error, self.context))];
        let jobs = |source: &'a Source| match inputs::jobs(self.matches, source) {
            Ok(jobs) => jobs.into_iter().map(Ok).collect(),
            Err(error) => refused(&error),
        };
        sources.iter().flat_map(|source| source.as_ref().map_or_else(refused, jobs)).collect()
    }

    fn answer_all(
        &self,
        jobs: &[Result<Job, Reply>],
        sink: &mut Sink,
        answer: impl Fn(&Job, &Progress) -> Reply + Sync,
    ) -> Result<(Exit, usize), CommandError> {
        let pool = batch::pool(self.threads())
            .map_err(|error| message!("no-threads", what = error.to_string()))?;
        let cancel = &self.context.cancel;
        let (mut exit, mut answered) = (Exit::Answered, 0);
        // A single result is printed after the progress bar is removed.
        let mut only = None;
        with_progress(self.context, jobs.len(), |progress| {
            let work = |job: &Result<Job, Reply>| {
                let reply = match job {
                    Ok(job) => answer(job, progress),
                    Err(reply) => reply.clone(),
                };
                progress.done.fetch_add(1, Ordering::Relaxed);
                reply
            };
            batch::in_order(&pool, jobs, cancel, work, |event| match event {
                Event::Pause => sink.flush(),
                Event::Result(reply) => {
                    exit = exit.max(reply.exit);
                    answered += 1;
                    if jobs.len() == 1 {
                        only = Some(reply);
                        return Ok(());
                    }
                    sink.emit(&reply, self.context)
                }
            })
        })?;
        only.map_or(Ok(()), |reply| sink.emit(&reply, self.context))?;
        Ok((exit, answered))
    }

    fn threads(&self) -> Option<usize> {
        let known = self.matches.try_contains_id("threads").unwrap_or(false);
        known.then(|| options::threads(self.matches)).flatten()
    }

    fn answer(&self, job: &Job, many: bool, work: impl FnOnce(&Task) -> Reply) -> Reply {
        let read = match job.read() {
            Ok(read) => read,
            Err(diagnostics) => return self.invalid(job, &diagnostics),
        };
        let task =
            Task { name: job.name(), puzzle: read.value.as_ref(), warnings: read.warnings, many };
        let mut reply = work(&task);
        if !self.context.quiet {
            reply.err.insert_str(0, &self.show(job, &task.warnings, Severity::Warning));
        }
        reply
    }

    /// Returns the result for a puzzle that cannot be read.
    fn invalid(&self, job: &Job, diagnostics: &Diagnostics) -> Reply {
        let mut reply = Reply { exit: Exit::BadUsage, ..Reply::default() };
        if self.context.json {
            reply.out = error::invalid(&job.name(), diagnostics, self.context);
        } else {
            reply.err = self.show(job, diagnostics, Severity::Error);
        }
        reply
    }

    fn show(&self, job: &Job, diagnostics: &Diagnostics, severity: Severity) -> String {
        let lines = Lines { first: job.entry.line, text: job.entry.text };
        error::show(diagnostics, &job.source.name, lines, severity, self.context)
    }
}

/// Returns a message with the number of puzzles and the time.
fn rate(puzzles: usize, time: Duration, context: &Context) -> Message {
    let words = &context.words;
    let rate = puzzles as f64 / time.as_secs_f64().max(1e-9);
    message!(
        "batch-rate",
        puzzles = words.number(puzzles as u64),
        time = words.time(time),
        rate = words.number(rate as u64)
    )
}

/// Calls `prepare` for each family among the puzzles.
fn prepare_all<P>(
    jobs: &[Result<Job, Reply>],
    prepare: impl Fn(&dyn AnyFamily) -> Result<P, CommandError>,
) -> Result<Vec<(&'static str, P)>, CommandError> {
    let mut plans: Vec<(&'static str, P)> = Vec::new();
    for job in jobs.iter().flatten() {
        let id = job.family.info().id;
        if !plans.iter().any(|(known, _)| *known == id) {
            plans.push((id, prepare(job.family)?));
        }
    }
    Ok(plans)
}

/// Writes an object as one line.
pub fn line(object: &Json) -> String {
    format!("{object}\n")
}
