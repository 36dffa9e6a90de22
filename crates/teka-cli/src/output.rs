//! The destination of results: standard output, or a file whose extension determines its type.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use teka_core::any::AnyPosition;
use teka_core::message;
use teka_core::scene::Scene;
use teka_host::files;
use teka_render::{RenderError, Theme};

use crate::commands::Reply;
use crate::context::Context;
use crate::error::CommandError;
use crate::options;

/// The type of a file, determined by its extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The text of standard output, without colours.
    Text,
    /// JSON.
    Json,
    /// Comma-separated values.
    Csv,
    /// A picture.
    Picture(Picture),
}

/// The type of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A vector image.
    Svg,
    /// A raster image.
    Png,
    /// An animation.
    Gif,
}

/// The output file of `-o`.
#[derive(Clone, Debug)]
pub struct Target {
    /// The path.
    pub path: PathBuf,
    /// The type of the file.
    pub kind: Kind,
}

/// The extensions of picture and data files. Any other extension means text.
const OTHERS: [&str; 5] = ["json", "csv", "svg", "png", "gif"];

/// Parses `-o`. Returns an error if the extension is not one of those allowed for the command. `*`
/// stands for all extensions that mean text.
pub fn target(matches: &ArgMatches, allowed: &[&str]) -> Result<Option<Target>, CommandError> {
    let Some(name) = options::text(matches, "output") else { return Ok(None) };
    let target = target_of(name, allowed)?;
    let named = |id| matches.try_get_many::<String>(id).ok().flatten().into_iter().flatten();
    let mut inputs = ["file", "files", "answer"].into_iter().flat_map(named);
    match inputs.any(|input| is_same_file(Path::new(input), &target.path)) {
        true => Err(message!("output-is-input", name = name).into()),
        false => Ok(Some(target)),
    }
}

fn is_same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    real(one).is_some_and(|one| one.is_file() && Some(one) == real(other))
}

/// Determines the type of the file `name`. Returns an error if its extension is not allowed.
pub fn target_of(name: &str, allowed: &[&str]) -> Result<Target, CommandError> {
    let path = PathBuf::from(name);
    let ending =
        path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    let any_text = allowed.contains(&"*") && !OTHERS.contains(&ending.as_str());
    if !any_text && !allowed.contains(&ending.as_str()) {
        let name_of =
            |ending: &&str| if *ending == "*" { ".txt …".into() } else { format!(".{ending}") };
        let known: Vec<String> = allowed.iter().map(name_of).collect();
        return Err(message!("bad-ending", name = name, known = known.join(" ")).into());
    }
    files::can_hold(&path)?;
    let kind = match ending.as_str() {
        "json" => Kind::Json,
        "csv" => Kind::Csv,
        "svg" => Kind::Picture(Picture::Svg),
        "png" => Kind::Picture(Picture::Png),
        "gif" => Kind::Picture(Picture::Gif),
        _ => Kind::Text,
    };
    Ok(Target { path, kind })
}

/// A buffer for standard output, or for a file that is written at the end.
pub struct Sink {
    target: Option<Target>,
    collected: Vec<u8>,
    out: std::io::BufWriter<std::io::Stdout>,
}

impl Sink {
    /// Creates a sink for `target`, or for standard output if there is none.
    pub fn new(target: Option<Target>) -> Self {
        Self { target, collected: Vec::new(), out: std::io::BufWriter::new(std::io::stdout()) }
    }

    /// Adds text.
    pub fn write(&mut self, text: &str) -> Result<(), CommandError> {
        if self.target.is_some() {
            self.collected.extend_from_slice(text.as_bytes());
        } else {
            self.out.write_all(text.as_bytes())?;
        }
        Ok(())
    }

    /// Adds a result, and writes its messages to standard error.
    pub fn emit(&mut self, reply: &Reply, context: &Context) -> Result<(), CommandError> {
        self.write(&reply.out)?;
        if !reply.err.is_empty() {
            self.flush()?;
            context.write_stderr(&reply.err);
        }
        Ok(())
    }

    /// Flushes standard output.
    pub fn flush(&mut self) -> Result<(), CommandError> {
        Ok(self.out.flush()?)
    }

    /// Adds the last text and closes the sink.
    pub fn finish(mut self, text: &str, context: &Context) -> Result<(), CommandError> {
        self.write(text)?;
        self.close(context)
    }

    /// Writes the file, if there is one. If there is no content, an existing file stays unchanged.
    pub fn close(mut self, context: &Context) -> Result<(), CommandError> {
        self.flush()?;
        match self.target {
            Some(target) if self.collected.is_empty() => {
                context.note(&message!("not-written", path = target.path.display().to_string()));
                Ok(())
            }
            Some(target) => save(&target.path, &self.collected, context),
            None => Ok(()),
        }
    }
}

/// Writes a file atomically and reports it.
pub fn save(path: &Path, bytes: &[u8], context: &Context) -> Result<(), CommandError> {
    files::write(path, bytes)?;
    context.note(&message!("written", path = path.display().to_string()));
    Ok(())
}

/// Draws `frames`: the last one as a still image, or all of them as an animation.
pub fn save_scenes(
    path: &Path,
    picture: Picture,
    frames: &[Scene],
    theme: Theme,
    context: &Context,
) -> Result<(), CommandError> {
    let Some(last) = frames.last() else {
        return Ok(());
    };
    let bytes = match picture {
        Picture::Svg => Ok(teka_render::svg(last, theme).into_bytes()),
        Picture::Png => teka_render::png(last, theme),
        Picture::Gif => teka_render::gif(frames, theme),
    };
    save(path, &bytes.map_err(|error| drawing(&error))?, context)
}

/// Returns an error if a strip is requested for a file that is not a still image.
pub fn check_strip(matches: &ArgMatches, target: Option<&Target>) -> Result<(), CommandError> {
    let is_still =
        |target: &Target| matches!(target.kind, Kind::Picture(Picture::Svg | Picture::Png));
    match matches.get_flag("strip") && !target.is_some_and(is_still) {
        true => Err(message!("strip-ending").into()),
        false => Ok(()),
    }
}

/// Returns an error if `--bare` is used for a file that is not text.
pub fn check_bare(matches: &ArgMatches, target: Option<&Target>) -> Result<(), CommandError> {
    let is_text = target.is_some_and(|target| target.kind == Kind::Text);
    match matches.get_flag("bare") && !is_text {
        true => Err(message!("bare-ending").into()),
        false => Ok(()),
    }
}

/// Returns the drawings of a solution for a file of this type.
pub fn frames(found: &dyn AnyPosition, kind: Option<Kind>) -> Vec<Scene> {
    match kind {
        Some(Kind::Picture(Picture::Gif)) => found.film(),
        _ => found.frames(),
    }
}

/// Saves a solution: its last drawing, or all of them if a strip is requested.
pub fn save_solution(
    matches: &ArgMatches,
    path: &Path,
    picture: Picture,
    frames: &[Scene],
    context: &Context,
) -> Result<(), CommandError> {
    let theme = options::theme(matches);
    let strip = matches.get_flag("strip");
    let bytes = match picture {
        Picture::Svg if strip => teka_render::strip(frames, theme).map(String::into_bytes),
        Picture::Png if strip => teka_render::strip_png(frames, theme),
        _ => return save_scenes(path, picture, frames, theme, context),
    };
    save(path, &bytes.map_err(|error| drawing(&error))?, context)
}

/// Creates the error for a drawing that failed.
pub fn drawing(error: &RenderError) -> CommandError {
    message!("cannot-draw", what = error.to_string()).into()
}
