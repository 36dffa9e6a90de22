//! What `solve`, `count`, `explain` and `convert` share: every puzzle of every input,
//! answered in the order of the input, using every core.

use std::sync::atomic::Ordering;

use clap::ArgMatches;
use serde_json::Value as Json;
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::diagnostic::Diagnostics;
use teka_core::message;
use teka_host::batch;
use teka_host::json;
use teka_host::puzzles::{Job, Source};
use teka_host::watch::Progress;

use crate::exit::Exit;
use crate::face::Face;
use crate::inputs;
use crate::options;
use crate::output::{Kind, Sink, Target};
use crate::problems::{self, Severity, Trouble};
use crate::progress::with_progress;

/// What one puzzle comes to.
#[derive(Default)]
pub struct Reply {
    /// For standard output.
    pub out: String,
    /// For standard error.
    pub err: String,
    /// The exit status it asks for.
    pub exit: Exit,
}

/// A puzzle that was read.
pub struct Task<'a> {
    /// What it is called.
    pub name: String,
    /// The puzzle.
    pub puzzle: &'a dyn AnyPuzzle,
    /// What was assumed while reading.
    pub warnings: Diagnostics,
    /// True if there are others.
    pub many: bool,
}

/// How results are wanted.
pub struct Batch<'a> {
    /// The arguments of the verb.
    pub matches: &'a ArgMatches,
    /// The surroundings.
    pub face: &'a Face,
    /// The file results go to.
    pub target: Option<Target>,
}

impl Batch<'_> {
    /// True if results are to be JSON.
    pub fn json(&self) -> bool {
        let flag = self.matches.try_get_one::<bool>("json").ok().flatten().copied();
        flag.unwrap_or(false)
            || self.target.as_ref().is_some_and(|target| target.kind == Kind::Json)
    }

    /// Colours, unless results go to a file.
    pub fn color(&self) -> bool {
        self.face.color && self.target.is_none()
    }

    /// Answers every puzzle with `work`. What depends on the family alone is
    /// made by `prepare`, once a family, and handed on.
    pub fn run<P: Sync>(
        &self,
        prepare: impl Fn(&dyn AnyFamily) -> Result<P, Trouble>,
        work: impl Fn(&Task, &P, &Progress) -> Reply + Sync,
    ) -> Result<Exit, Trouble> {
        let sources = inputs::sources(self.matches);
        let mut exit = Exit::Answered;
        let mut jobs = Vec::new();
        let mut sink = Sink::new(self.target.clone());
        for source in &sources {
            match source.as_ref().map(|source| (source, inputs::jobs(self.matches, source))) {
                Ok((_, Ok(more))) => jobs.extend(more),
                Ok((_, Err(trouble))) => exit = exit.max(self.refuse(&trouble, &mut sink)?),
                Err(trouble) => exit = exit.max(self.refuse(trouble, &mut sink)?),
            }
        }
        let plans = prepare_all(&jobs, prepare)?;
        let answer = |job: &Job, many, progress: &Progress| {
            let plan = plans.iter().find(|(id, _)| *id == job.family.info().id);
            self.answer(job, many, |task| {
                plan.map_or_else(Reply::default, |(_, plan)| work(task, plan, progress))
            })
        };
        exit = exit.max(self.answer_all(&jobs, &mut sink, answer)?);
        sink.close(self.face)?;
        Ok(exit)
    }

    fn answer_all(
        &self,
        jobs: &[Job],
        sink: &mut Sink,
        answer: impl Fn(&Job, bool, &Progress) -> Reply + Sync,
    ) -> Result<Exit, Trouble> {
        let pool = batch::pool(self.threads())
            .map_err(|error| message!("no-threads", what = error.to_string()))?;
        let cancel = &self.face.cancel;
        let mut exit = Exit::Answered;
        let many = jobs.len() > 1;
        with_progress(self.face, jobs.len(), |progress| {
            batch::in_order(
                &pool,
                jobs,
                cancel,
                |job| answer(job, many, progress),
                |reply| {
                    progress.done.fetch_add(1, Ordering::Relaxed);
                    exit = exit.max(reply.exit);
                    sink.write(&reply.out)?;
                    if !reply.err.is_empty() {
                        sink.flush()?;
                        eprint!("{}", reply.err);
                    }
                    Ok::<(), Trouble>(())
                },
            )
        })?;
        Ok(if cancel.is_asked() { Exit::Interrupted } else { exit })
    }

    fn threads(&self) -> Option<usize> {
        let known = self.matches.try_contains_id("threads").unwrap_or(false);
        known.then(|| options::threads(self.matches)).flatten()
    }

    fn answer(&self, job: &Job, many: bool, work: impl FnOnce(&Task) -> Reply) -> Reply {
        let read = match job.read() {
            Ok(read) => read,
            Err(diagnostics) => return self.invalid(job.source, &job.name(), &diagnostics),
        };
        let task =
            Task { name: job.name(), puzzle: read.value.as_ref(), warnings: read.warnings, many };
        let mut reply = work(&task);
        if !self.face.quiet {
            let (name, text) = (&job.source.name, &job.source.text);
            let warnings = problems::show(&task.warnings, name, text, Severity::Warning, self.face);
            reply.err.insert_str(0, &warnings);
        }
        reply
    }

    /// A puzzle that could not be read.
    fn invalid(&self, source: &Source, name: &str, diagnostics: &Diagnostics) -> Reply {
        let mut reply = Reply { exit: Exit::BadUsage, ..Reply::default() };
        if self.json() {
            let say = |message: &_| self.face.say(message);
            reply.out = line(&json::invalid(name, diagnostics, &say));
        } else {
            let (name, text) = (&source.name, &source.text);
            reply.err = problems::show(diagnostics, name, text, Severity::Error, self.face);
        }
        reply
    }

    /// An input that could not be read.
    fn refuse(&self, trouble: &Trouble, sink: &mut Sink) -> Result<Exit, Trouble> {
        match trouble {
            Trouble::Input { name, diagnostics, .. } if self.json() => {
                let say = |message: &_| self.face.say(message);
                sink.write(&line(&json::invalid(name, diagnostics, &say)))?;
                Ok(Exit::BadUsage)
            }
            trouble => Ok(problems::tell(trouble, self.face)),
        }
    }
}

/// A plan for each family there is a puzzle of.
fn prepare_all<P>(
    jobs: &[Job],
    prepare: impl Fn(&dyn AnyFamily) -> Result<P, Trouble>,
) -> Result<Vec<(&'static str, P)>, Trouble> {
    let mut plans: Vec<(&'static str, P)> = Vec::new();
    for job in jobs {
        let id = job.family.info().id;
        if !plans.iter().any(|(known, _)| *known == id) {
            plans.push((id, prepare(job.family)?));
        }
    }
    Ok(plans)
}

/// One object on a line.
pub fn line(object: &Json) -> String {
    format!("{object}\n")
}
