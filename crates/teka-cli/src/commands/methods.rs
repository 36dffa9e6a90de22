//! `methods`: the algorithms, their promises and parameters.

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyMethod};
use teka_core::message;
use teka_core::param::{Kind, Param};
use teka_core::registry::FAMILIES;
use teka_host::compare;
use teka_host::generate::generator;
use teka_host::json;

use super::batch::line;
use crate::exit::Exit;
use crate::face::Face;
use crate::options;
use crate::output::Sink;
use crate::problems::Trouble;

/// Lists the algorithms of one family or of all.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let asked = options::family(matches, "family");
    let families = asked.map_or_else(|| FAMILIES.to_vec(), |family| vec![family]);
    let mut sink = Sink::new(None);
    for family in families {
        let about = |id: &str| face.words.id(id);
        sink.write(&if matches.get_flag("json") {
            let methods = family.methods();
            let methods = methods.iter().map(|method| json::method(family, *method, &about));
            methods.chain([json::generator(family, &about)]).map(|object| line(&object)).collect()
        } else {
            show(family, face)
        })?;
    }
    sink.close(face)?;
    Ok(Exit::Answered)
}

fn show(family: &dyn AnyFamily, face: &Face) -> String {
    let id = family.info().id;
    let title = face.words.id(&format!("{id}-title"));
    let methods: String =
        family.methods().iter().map(|method| show_method(id, *method, face)).collect();
    format!("{title} ({id})\n{methods}  {}\n", show_generator(family, face))
}

fn show_generator(family: &dyn AnyFamily, face: &Face) -> String {
    let generator = match generator(family) {
        Ok(generator) => generator,
        Err(refusal) => return format!("{}\n", face.say(&refusal.0)),
    };
    let title = face.say(&message!("methods-generator", family = family.info().id));
    let params = generator.params().iter().map(|param| show_param(param, face));
    format!("{title}\n{}", params.collect::<String>())
}

fn show_method(family: &str, method: AnyMethod, face: &Face) -> String {
    let about = face.words.id(&format!("{family}-method-{}", method.name));
    let promise = face.words.id(&format!("promise-{}", json::promise(method)));
    let params: String = method.params.iter().map(|param| show_param(param, face)).collect();
    format!("  {} — {promise}\n      {about}\n{params}", method.name)
}

fn show_param(param: &Param, face: &Face) -> String {
    let values = match param.kind {
        Kind::Int { min, max, .. } => format!("{min}..{max}"),
        Kind::Percent { .. } => "0..100%".to_owned(),
        Kind::Choice { options, .. } => options.join("|"),
    };
    let default = compare::show(&param.kind.default());
    let default = if default.is_empty() { default } else { format!(" ({default})") };
    format!("      --set {}={values}{default}: {}\n", param.name, face.words.id(param.about))
}
