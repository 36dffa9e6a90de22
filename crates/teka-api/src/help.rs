//! Help for players: hints, checks, explanations and shortest paths.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use teka_core::any::{AnyFamily, AnyFinding, AnyStep};
use teka_core::family::Status;
use teka_core::message::Message;
use teka_core::place::{Cell, Place};
use teka_core::scene::{Light, Role, Scene};
use teka_core::session::{AnySession, Hint, where_to_look};
use teka_core::{explain, message};
use teka_host::json::{self, Judgement, Reached, Step};
use teka_text::Words;

use crate::context::Context;
use crate::error::ApiError;
use crate::game::{
    self, MistakeInWords, StatusReply, Stopped, TextPart, figures, game, linked, parts,
};
use crate::picture::{Look, Picture};

use crate::request::{BudgetFields, GameFields, LookFields, Request, UiFields};
use crate::search::several;

/// A request for a hint.
#[derive(Deserialize, JsonSchema)]
pub struct HintRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    ui: UiFields,
    #[serde(flatten)]
    look: LookFields,
    #[serde(flatten)]
    budget: BudgetFields,
}

impl Request for HintRequest {}

/// A complete hint. Clients can reveal it step by step.
#[derive(Serialize, JsonSchema)]
pub struct HintReply {
    #[serde(flatten)]
    hint: HintKind,
    /// The number of moves that the last move added to the shortest path.
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_moves: Option<usize>,
}

/// A hint. `message` is the part to show first.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "hint", rename_all = "kebab-case")]
enum HintKind {
    /// The puzzle is already solved.
    Solved { message: String },
    /// The position breaks a rule.
    Broken { message: String },
    /// The position has no solution; the last moves have to be undone.
    GoBack {
        message: String,
        /// The number of moves to undo.
        count: usize,
    },
    /// The puzzle has no solution.
    Unsolvable { message: String, step: Option<Box<HintStep>> },
    /// A rule applies.
    Step {
        /// Where to look.
        message: String,
        step: Box<HintStep>,
        /// The moves to make.
        moves: Vec<String>,
        /// The three parts of the hint, to reveal one by one: where to look, why, and the move.
        rungs: Vec<Rung>,
    },
    /// A correct move that no rule explains.
    Move {
        message: String,
        moves: Vec<String>,
        /// The position with a preview of the move.
        #[serde(flatten)]
        picture: Box<Picture>,
    },
    /// A limit was reached before a hint was found.
    Stopped {
        #[serde(flatten)]
        stopped: Stopped,
    },
}

/// A part of a hint.
#[derive(Serialize, JsonSchema)]
struct Rung {
    message: String,
    /// The message, split into parts.
    parts: Vec<TextPart>,
}

impl Rung {
    fn new(parts: Vec<TextPart>) -> Self {
        Self { message: parts.iter().map(|part| part.text.as_str()).collect(), parts }
    }
}

/// The step that a hint explains.
#[derive(Serialize, JsonSchema)]
struct HintStep {
    #[serde(flatten)]
    step: StepInWords,
    #[serde(flatten)]
    picture: Picture,
    /// The board with only the relevant places highlighted.
    focus: Picture,
}

/// A step with the name of its rule and the cells that its text mentions.
#[derive(Serialize, JsonSchema)]
struct StepInWords {
    #[serde(flatten)]
    step: Step,
    /// The name of the rule.
    rule_name: String,
    /// The message, split into parts.
    parts: Vec<TextPart>,
}

impl StepInWords {
    fn new(family: &dyn AnyFamily, step: &AnyStep, words: &Words) -> Self {
        let finding = &step.finding;
        let cells = |place| cells_of(finding, place);
        Self {
            rule_name: words.id(&format!("{}-rule-{}", family.info().id, step.rule)),
            parts: parts(&finding.message, words, &cells),
            step: Step::new(family, step, &|message| words.say(message)),
        }
    }
}

/// Returns a hint for the position of a game.
pub fn hint(context: &Context, request: HintRequest) -> Result<HintReply, ApiError> {
    let game = game(context, &request.game, Some(&request.ui))?;
    let found = context.run(&request.budget, |control| {
        let hint = game.hint(control)?;
        // The hint is useful even if the cost of the last move is unknown.
        Ok((hint, game.last_cost(control).unwrap_or(None)))
    });
    Ok(match found {
        Ok((hint, extra_moves)) => {
            let shown = Shown { game: game.as_ref(), look: request.look.look(), context };
            HintReply { hint: shown.hint(&hint), extra_moves }
        }
        Err(stop) => {
            let stopped = Stopped::new(stop, context.words());
            HintReply { hint: HintKind::Stopped { stopped }, extra_moves: None }
        }
    })
}

/// A game for which a hint is shown.
struct Shown<'a> {
    game: &'a dyn AnySession,
    look: Look,
    context: &'a Context,
}

impl Shown<'_> {
    fn hint(&self, hint: &Hint) -> HintKind {
        let words = self.context.words();
        match hint {
            Hint::Solved => HintKind::Solved { message: words.id("hint-solved") },
            Hint::Broken(violations) => {
                let said: Vec<String> =
                    violations.iter().map(|it| words.say(&it.message)).collect();
                HintKind::Broken { message: said.join(" ") }
            }
            Hint::GoBack(moves) => {
                let message = words.say(&message!("hint-go-back", count = *moves));
                HintKind::GoBack { message, count: *moves }
            }
            Hint::Impossible(step) => {
                let step = step.as_ref().map(|step| Box::new(self.step(step)));
                HintKind::Unsolvable { message: words.id("no-solution"), step }
            }
            Hint::Step(step) => {
                let rungs = self.rungs(&step.finding);
                HintKind::Step {
                    message: rungs[0].message.clone(),
                    step: Box::new(self.step(&self.on_their_board(step))),
                    moves: step.finding.moves.clone(),
                    rungs,
                }
            }
            Hint::Move(found) => HintKind::Move {
                message: words.id("hint-no-rule"),
                moves: found.moves.clone(),
                picture: Box::new(self.picture(&self.sketched(&found.scene))),
            },
        }
    }

    /// Returns the parts of a hint. A message without separate parts is said as a whole.
    fn rungs(&self, finding: &AnyFinding) -> Vec<Rung> {
        let words = self.context.words();
        let cells = |place| cells_of(finding, place);
        let part = |name: &str| {
            let said = words.said_part(&finding.message, name);
            Rung::new(linked(&said.unwrap_or_else(|| words.said(&finding.message)), &cells))
        };
        let place = Rung::new(parts(&where_to_look(finding), words, &cells));
        vec![place, part("because"), part("then")]
    }

    fn picture(&self, scene: &Scene) -> Picture {
        Picture::new(scene, self.look, Some(self.context.words()))
    }

    /// Returns the step drawn on the player's own board.
    fn on_their_board(&self, step: &AnyStep) -> AnyStep {
        let mut step = step.clone();
        step.finding.scene = self.sketched(&step.finding.scene);
        step
    }

    /// Returns the highlights of a scene on the player's own board, with the cursor, the assistance
    /// and the selected piece. The cells of the conclusion show a preview of it.
    fn sketched(&self, found: &Scene) -> Scene {
        let mut scene = self.at_rest();
        let is_concluded =
            |cell| found.lights.iter().any(|it| it.cell == cell && it.role == Role::Conclusion);
        for (square, sketched) in scene.squares.iter_mut().zip(&found.squares) {
            if is_concluded(square.cell) {
                *square = sketched.clone();
            }
        }
        scene.arrows.clone_from(&found.arrows);
        scene.ghosts.clone_from(&found.ghosts);
        with_lights(scene, found, |_| true)
    }

    /// Returns the player's board without the marks of the last move, because a hint is about the
    /// next move.
    fn at_rest(&self) -> Scene {
        self.game.scene().at_rest()
    }

    fn step(&self, step: &AnyStep) -> HintStep {
        let words = self.context.words();
        let focus = with_lights(self.at_rest(), &step.finding.scene, |role| role == Role::Reason);
        HintStep {
            step: StepInWords::new(self.game.puzzle().family(), step, words),
            picture: self.picture(&step.finding.scene),
            focus: self.picture(&focus),
        }
    }
}

/// Adds the highlights of another scene, in groups of their own, with its coordinates and its
/// marked pieces beside the board.
fn with_lights(mut scene: Scene, found: &Scene, wanted: impl Fn(Role) -> bool) -> Scene {
    let next = scene.lights.iter().map(|light| light.group + 1).max().unwrap_or(0);
    let lights = found.lights.iter().filter(|light| wanted(light.role));
    let moved = lights.map(|light| Light { group: next.saturating_add(light.group), ..*light });
    scene.lights.extend(moved);
    scene.coordinates = found.coordinates;
    for body in &mut scene.tray {
        let twin = found.tray.iter().find(|twin| twin.index == body.index);
        body.lit = twin.and_then(|twin| twin.lit);
    }
    scene
}

/// Returns the cells of a place that a finding mentions.
fn cells_of(finding: &AnyFinding, place: Place) -> Vec<Cell> {
    let known = finding.cells.iter().find(|(known, _)| *known == place);
    known.map(|(_, cells)| cells.clone()).unwrap_or_default()
}

/// A request about whether a position can be solved.
#[derive(Deserialize, JsonSchema)]
pub struct SolvableRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    budget: BudgetFields,
}

impl Request for SolvableRequest {}

/// Whether a position can be solved, or the reason why that is unknown.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum SolvableReply {
    Known(Known),
    Stopped(Stopped),
}

/// Whether a position can be solved.
#[derive(Serialize, JsonSchema)]
pub struct Known {
    solvable: bool,
}

/// Returns whether the position of a game can still be solved.
pub fn solvable(context: &Context, request: SolvableRequest) -> Result<SolvableReply, ApiError> {
    let game = game(context, &request.game, None)?;
    Ok(match context.run(&request.budget, |control| game.is_solvable(control)) {
        Ok(solvable) => SolvableReply::Known(Known { solvable }),
        Err(stop) => SolvableReply::Stopped(Stopped::new(stop, context.words())),
    })
}

/// A request for the length of a shortest path.
#[derive(Deserialize, JsonSchema)]
pub struct ShortestRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    budget: BudgetFields,
}

impl Request for ShortestRequest {}

/// The length of a shortest path.
#[derive(Serialize, JsonSchema)]
pub struct ShortestReply {
    /// The figures of the path, by the names that the family defines. Null if no path was found
    /// within the limits, or if solutions of this family are not paths.
    #[schemars(with = "Option<BTreeMap<String, i64>>")]
    figures: Option<Map<String, Json>>,
}

/// Returns the figures of a shortest path from the initial position of the puzzle.
pub fn shortest(context: &Context, request: ShortestRequest) -> Result<ShortestReply, ApiError> {
    let game = game(context, &request.game, None)?;
    let found = context.run(&request.budget, |control| game.best(control)).unwrap_or(None);
    Ok(ShortestReply { figures: found.as_ref().map(figures) })
}

/// A request to check a position or an answer.
#[derive(Deserialize, JsonSchema)]
pub struct CheckRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    ui: UiFields,
    /// An answer in any format. If it is missing, the position of the game is checked.
    answer: Option<String>,
    #[serde(flatten)]
    look: LookFields,
}

impl Request for CheckRequest {}

/// The result of a check.
#[derive(Serialize, JsonSchema)]
pub struct CheckReply {
    #[serde(flatten)]
    status: StatusReply,
    /// The position with its mistakes highlighted.
    #[serde(flatten)]
    picture: Picture,
}

/// Checks the position of a game, or an answer to its puzzle.
pub fn check(context: &Context, request: CheckRequest) -> Result<CheckReply, ApiError> {
    let (game, words) = (game(context, &request.game, Some(&request.ui))?, context.words());
    let (status, scene) = match &request.answer {
        None => {
            let mut scene = game.scene().at_rest();
            scene.coordinates = matches!(game.status(), Status::Broken(_));
            (game::status(game.as_ref(), &game.status(), words), scene)
        }
        Some(answer) => {
            let position = game.puzzle().read_answer(answer)?;
            (
                answered(json::judgement(&position.status(), &|message| words.say(message))),
                position.scene_of_mistakes(),
            )
        }
    };
    Ok(CheckReply { status, picture: Picture::new(&scene, request.look.look(), Some(words)) })
}

fn answered((outcome, mistakes): (Judgement, Vec<json::Mistake>)) -> StatusReply {
    let mistakes = mistakes.into_iter().map(|mistake| MistakeInWords { mistake, parts: None });
    StatusReply { outcome, mistakes: mistakes.collect() }
}

/// A request for an explanation.
#[derive(Deserialize, JsonSchema)]
pub struct ExplainRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    look: LookFields,
    #[serde(flatten)]
    budget: BudgetFields,
    /// The index of the first step to return with its picture, from 0.
    #[schemars(range(min = 0, max = 4294967295u32))]
    from: Option<u32>,
}

impl Request for ExplainRequest {}

/// An explanation, or the reason why there is none.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum ExplainReply {
    Explained(Box<Explained>),
    Stopped(Stopped),
}

/// All steps from the initial position, as far as the rules lead.
#[derive(Serialize, JsonSchema)]
pub struct Explained {
    outcome: Reached,
    /// The grade of the puzzle. Null if the rules do not solve it.
    grade: Option<&'static str>,
    /// The steps. If the pictures do not fit into one reply, later steps have none; to get them,
    /// repeat the request with `from` set to the first such step.
    steps: Vec<ExplainedStep>,
    /// The reason why the steps end before the solution, if they do.
    end: Option<String>,
    /// The name of the grade.
    grade_name: Option<String>,
    /// The position after the last step.
    last: Picture,
}

/// Returns why no rule finds another step.
fn stuck(has_several: bool, steps: usize) -> Message {
    match has_several {
        true => message!("explain-several"),
        false => message!("explain-stuck", steps = steps),
    }
}

/// A step of an explanation.
#[derive(Serialize, JsonSchema)]
struct ExplainedStep {
    #[serde(flatten)]
    step: StepInWords,
    #[serde(flatten)]
    picture: Option<Picture>,
}

/// The approximate number of bytes of drawings in one reply, not counting their scenes.
/// Explanations of large boards can have many drawings, and a server has to hold in memory what the
/// client has not yet received.
const DRAWN: usize = 1 << 20;

/// Explains the puzzle of a game from its initial position.
pub fn explain(context: &Context, request: ExplainRequest) -> Result<ExplainReply, ApiError> {
    let (puzzle, words) = (game(context, &request.game, None)?.puzzle(), context.words());
    let (family, look) = (puzzle.family(), request.look.look());
    let found = match context.run(&request.budget, |control| puzzle.explain(control)) {
        Ok(found) => found,
        Err(stop) => return Ok(ExplainReply::Stopped(Stopped::new(stop, words))),
    };
    let (from, mut drawn) = (request.from.unwrap_or(0) as usize, 0);
    let step = |(number, step): (usize, &AnyStep)| {
        let is_drawn = number >= from && drawn < DRAWN;
        let picture = is_drawn.then(|| Picture::new(&step.finding.scene, look, Some(words)));
        drawn += picture.as_ref().map_or(0, |picture| picture.svg.len());
        ExplainedStep { step: StepInWords::new(family, step, words), picture }
    };
    let name = |grade: &str| words.id(&format!("{}-grade-{grade}", family.info().id));
    let grade = found.grade.map(|grade| family.grades()[grade]);
    Ok(ExplainReply::Explained(Box::new(Explained {
        outcome: found.end.into(),
        grade,
        steps: found.steps.iter().enumerate().map(step).collect(),
        end: (found.end == explain::Reached::Stuck).then(|| {
            words.say(&stuck(several(context, puzzle.as_ref()).is_some(), found.steps.len()))
        }),
        grade_name: grade.map(name),
        last: Picture::new(&found.last, look, Some(words)),
    })))
}
