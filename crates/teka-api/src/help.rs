//! Help for players: hints, checks, explanations and shortest paths.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use teka_core::any::{AnyFamily, AnyStep};
use teka_core::message;
use teka_core::place::{Cell, Place};
use teka_core::scene::{Role, Scene};
use teka_core::session::{AnySession, Hint};
use teka_host::json::{self, Judgement, Reached, Step};
use teka_text::Words;

use crate::context::Context;
use crate::error::ApiError;
use crate::game::{self, MistakeInWords, StatusReply, Stopped, TextPart, figures, game, parts};
use crate::picture::{Look, Picture};
use crate::request::{BudgetFields, GameFields, LookFields, Request, UiFields};

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
    },
    /// A correct move that no rule explains.
    Move { message: String, moves: Vec<String> },
    /// A limit was reached before a hint was found.
    Stopped {
        #[serde(flatten)]
        stopped: Stopped,
    },
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
        let cells = |place: Place| -> Vec<Cell> {
            let known = finding.cells.iter().find(|(known, _)| *known == place);
            known.map(|(_, cells)| cells.clone()).unwrap_or_default()
        };
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
                let places = step.finding.because.clone();
                HintKind::Step {
                    message: words.say(&message!("hint-where", places = places)),
                    step: Box::new(self.step(&self.on_their_board(step))),
                    moves: step.finding.moves.clone(),
                }
            }
            Hint::Move(action) => {
                let message = words.say(&message!("hint-move-only", action = action.as_str()));
                HintKind::Move { message, moves: vec![action.clone()] }
            }
        }
    }

    /// Returns the step drawn on the player's own board, with the cursor, the assistance and the
    /// selected piece. The cells of the conclusion show a preview of it.
    fn on_their_board(&self, step: &AnyStep) -> AnyStep {
        let (mut step, mut scene) = (step.clone(), self.at_rest());
        let found = &mut step.finding.scene;
        let is_concluded =
            |cell| found.lights.iter().any(|it| it.cell == cell && it.role == Role::Conclusion);
        for (square, sketched) in scene.squares.iter_mut().zip(&found.squares) {
            if is_concluded(square.cell) {
                *square = sketched.clone();
            }
        }
        scene.lights.append(&mut found.lights);
        scene.arrows.append(&mut found.arrows);
        step.finding.scene = scene;
        step
    }

    /// Returns the player's board without the arrow of the last move, because a hint is about the
    /// next move.
    fn at_rest(&self) -> Scene {
        let mut scene = self.game.scene();
        scene.arrows.clear();
        scene
    }

    fn step(&self, step: &AnyStep) -> HintStep {
        let words = self.context.words();
        let mut focus = self.at_rest();
        let reasons = step.finding.scene.lights.iter().filter(|light| light.role == Role::Reason);
        focus.lights.extend(reasons);
        HintStep {
            step: StepInWords::new(self.game.puzzle().family(), step, words),
            picture: Picture::new(&step.finding.scene, self.look, Some(words)),
            focus: Picture::new(&focus, self.look, Some(words)),
        }
    }
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
        None => (game::status(game.as_ref(), &game.status(), words), game.scene()),
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
    /// The name of the grade.
    grade_name: Option<String>,
    /// The position after the last step.
    last: Picture,
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
        grade_name: grade.map(name),
        last: Picture::new(&found.last, look, Some(words)),
    })))
}
