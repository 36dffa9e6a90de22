//! `experiment`: executes a plan on all threads, resumes it after an interruption, and writes
//! tables, charts and a report.

use std::path::Path;
use std::sync::atomic::Ordering;

use clap::ArgMatches;
use teka_core::message;
use teka_core::message::Message;
use teka_host::batch;
use teka_host::experiment::{self, Experiment, NotResumed, Pattern, Plan, Refused, Written};

use crate::context::Context;
use crate::error::{self, CommandError};
use crate::exit::Exit;
use crate::options;
use crate::output::Sink;
use crate::progress::{Unit, with_progress_of};

/// Runs an experiment.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    // The parser requires both.
    let (Some(file), Some(folder)) =
        (options::text(matches, "file"), options::text(matches, "out"))
    else {
        return Ok(Exit::BadUsage);
    };
    let plan = context.searching(|| experiment::read(Path::new(file), &context.cancel));
    let plan = match plan {
        Err(_) if context.cancel.is_asked() => return Ok(Exit::Interrupted),
        plan => plan?,
    };
    let only = Only::of(matches);
    only.check(&plan)?;
    let experiment = Experiment::open(plan, Path::new(folder), matches.get_flag("restart"));
    let experiment = experiment.map_err(|why| not_resumed(why, Path::new(folder)))?;
    let pool = batch::pool(options::threads(matches))
        .map_err(|error| message!("no-threads", what = error.to_string()))?;
    let missing = experiment.missing(&only.patterns);
    let wanted = experiment.plan().count(&only.patterns);
    let done = wanted - missing.len();
    if done > 0 {
        context.note(&message!("experiment-continues", done = done, planned = wanted));
    }
    with_progress_of(Unit::Runs, context, wanted, |progress| {
        progress.done.store(done as u64, Ordering::Relaxed);
        progress.was_done(done as f64 / wanted.max(1) as f64);
        experiment.run(&missing, &pool, &context.cancel, progress)
    })?;
    let written =
        experiment.write(&context.words, options::theme(matches), pool.current_num_threads())?;
    report_files(&written, Path::new(folder), context);
    Sink::new(None).finish(&written.text, context)?;
    let left = experiment.missing(&only.patterns).len();
    if left > 0 {
        let done = wanted - left;
        context.note(&match matches.get_flag("restart") {
            true => message!("experiment-stopped-restart", done = done, planned = wanted),
            false => message!("experiment-stopped", done = done, planned = wanted),
        });
    }
    if written.has_faults {
        context.write_stderr(&error::line(&message!("experiment-has-faults"), context));
        return Ok(Exit::Stopped);
    }
    Ok(Exit::Answered)
}

/// The selected part of the plan.
struct Only {
    words: Vec<String>,
    patterns: Vec<Pattern>,
}

impl Only {
    fn of(matches: &ArgMatches) -> Self {
        let words: Vec<String> =
            matches.get_many::<String>("only").into_iter().flatten().cloned().collect();
        let patterns = words.iter().map(|word| Pattern::new(word)).collect();
        Self { words, patterns }
    }

    /// Returns an error that lists the matching names if a pattern matches nothing.
    fn check(&self, plan: &Plan) -> Result<(), Message> {
        if plan.count(&self.patterns) > 0 {
            return Ok(());
        }
        let scenarios: Vec<&str> =
            plan.scenarios.iter().map(|scenario| scenario.name.as_str()).collect();
        Err(message!(
            "experiment-nothing-matches",
            patterns = self.words.join(", "),
            groups = plan.puzzle_groups().join(", "),
            scenarios = scenarios.join(", ")
        ))
    }
}

/// Reports the written files.
fn report_files(written: &Written, folder: &Path, context: &Context) {
    let names = written.files.iter().filter_map(|path| path.file_name());
    let names: Vec<_> = names.map(|name| name.to_string_lossy()).collect();
    let folder = folder.display().to_string();
    context.note(&message!("experiment-written", files = names.join(", "), folder = folder));
}

impl From<Refused> for CommandError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::File(error) => Self::File(error),
            Refused::Input { name, text, diagnostics } => Self::Input { name, text, diagnostics },
        }
    }
}

fn not_resumed(why: NotResumed, folder: &Path) -> CommandError {
    let path = folder.display().to_string();
    match why {
        NotResumed::Another => message!("experiment-another", path = path).into(),
        NotResumed::Damaged => message!("experiment-damaged", path = path).into(),
        NotResumed::Busy => message!("experiment-busy", path = path).into(),
        NotResumed::Foreign(path) => {
            message!("experiment-foreign", path = path.display().to_string()).into()
        }
        NotResumed::File(error) => error.into(),
    }
}
