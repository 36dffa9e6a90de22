// Generated from the types of teka-api. Do not edit; to update, run
// cargo run -p teka-api --example declarations

/** An action of the player. */
export type Action = (("undo" | "redo") | "reset" | "view" | {
  go: number;
} | {
  move: string;
} | {
  moves: string[];
} | {
  input: InputRequest;
});

/** What a solution consists of: a position, or a path of moves. */
export type AnswerKind = ("position" | "path");

/** A rectangle in the drawing. */
export type Area = {
  x: number;
  y: number;
  width: number;
  height: number;
};

/** An arrow from one cell to another. */
export type Arrow = {
  from: string;
  to: string;
};

/** A number of cells to move by. */
export type ArrowSteps = number;

/** A ball in a solid. */
export type Ball = {
  cell: string;
  /** The position of the ball: towards the viewer and to the right in half balls, and up in layers. */
  at: [number, number, number];
};

/** A vehicle or a piece. */
export type Body = {
  /** The name of the body as a place, such as `piece B`. */
  place: string;
  /** The number of the body, which determines its colour. */
  index: number;
  /** The letter of the body in the puzzle. */
  letter: string;
  /** The cells that the body covers. */
  cells: string[];
  /** Whether the body is the primary vehicle. */
  primary: boolean;
  /** Whether the body has just moved or is selected by the player. */
  moved: boolean;
  /** The one of its cells by which the player holds it. */
  grip: (string | null);
  /** How the body can be dragged. */
  drag: Drag;
  /** The area of the body in the drawing, if it is beside the board. */
  area: (Area | null);
};

/** The result of a check. */
export type CheckReply = {
  outcome: Judgement;
  mistakes: MistakeInWords[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
};

/** A request to check a position or an answer. */
export type CheckRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo does not change, copied from the last state. */
  ui?: (string | null);
  /** An answer in any format. If it is missing, the position of the game is checked. */
  answer?: (string | null);
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** The end of a comparison. */
export type CompareDone = {
  /** The number of runs. */
  runs: number;
  /** The number of runs that ran in parallel. */
  parallel: number;
  /** Whether two methods that prove their answers disagree. */
  contradiction: boolean;
};

/** An event of a comparison. */
export type CompareEvent = ({
  event: "progress";
  data: CompareProgress;
} | {
  event: "run";
  data: RunDone;
} | {
  event: "done";
  data: CompareDone;
} | {
  event: "error";
  data: ErrorEvent;
});

/** The progress of a run. */
export type CompareProgress = {
  /** The index of the run, from 0. */
  index: number;
  /** The number of nodes visited so far. */
  nodes: number;
  /** The time elapsed so far, in seconds. */
  seconds: number;
  /** The fraction of the work that is done. 0 if it is unknown. */
  fraction: number;
  /** The counters. The first one is the main counter of the method. */
  counters: Counter[];
};

/** A request to compare methods on a puzzle. */
export type CompareRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The runs. If they are missing, every method runs with its default parameters. */
  runs?: (RunRequest[] | null);
  /** The number of runs in parallel, at most one per core. Use 1 to measure undisturbed times. */
  parallel?: (number | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** A unique id, which `control` uses to change the speed of the search or to stop it. */
  run_id?: (string | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** The state of a running search after a change. */
export type ControlReply = {
  run_id: string;
  /** Whether the search is paused. */
  paused: boolean;
};

/** A request to change a running search. Fields that are missing take their values at full speed. */
export type ControlRequest = {
  /** The id of the search. */
  run_id: string;
  /** The number of nodes between two progress events. If it is missing, the search runs at full speed. */
  nodes_per_event?: (number | null);
  /** The pause after each progress event, in milliseconds. */
  pause_ms?: (number | null);
  /** Whether the search is paused. */
  paused?: (boolean | null);
  /** Whether a paused search visits one more node. */
  step?: (boolean | null);
  /** Whether to stop the search. Its `done` event follows, with the final figures. */
  stop?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A puzzle as text. */
export type ConvertReply = {
  text: string;
  format: string;
};

/** A request to write a puzzle in another format. */
export type ConvertRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The name of the format. */
  to: string;
  /** The language of the reply. */
  lang?: (Language | null);
};

/** The result of a count. */
export type CountDone = {
  /** The id of the puzzle family. */
  puzzle: string;
  /** The name of the method. */
  method: string;
  /** The number of solutions found. */
  count: WholeNumber;
  /** Whether the number is exact. */
  exact: boolean;
  /** The reason why counting stopped, or null. */
  reason: (Reason | null);
  /** The statistics of the count. */
  stats: Stats;
  /** The parameters by name, if the method has any. */
  parameters?: Record<string, Scalar>;
  /** The named numbers that follow from the count. Null for a number that is too large. */
  counts?: Record<string, (WholeNumber | null)>;
  /** A description of the reason, if the count stopped. */
  message?: (string | null);
};

/** An event of a count. */
export type CountEvent = ({
  event: "progress";
  data: CountProgress;
} | {
  event: "done";
  data: CountDone;
} | {
  event: "error";
  data: ErrorEvent;
});

/** The progress of a count. */
export type CountProgress = {
  /** The number of nodes visited so far. */
  nodes: number;
  /** The time elapsed so far, in seconds. */
  seconds: number;
  /** The fraction of the work that is done. 0 if it is unknown. */
  fraction: number;
};

/** A request to count the solutions of a puzzle. */
export type CountRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The name of the method. If it is missing, Teka chooses one that suits the puzzle. */
  method?: (string | null);
  /** The parameters of the method by name, such as `{"seed": 5}`. */
  parameters?: (Record<string, Scalar> | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The number of solutions at which counting stops. */
  limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A counter of a run. */
export type Counter = {
  name: string;
  /** The label of the counter. */
  label: string;
  /** The value of the counter. */
  value: number;
};

/** A request for a puzzle of the day. */
export type DailyRequest = {
  /** The id of the puzzle family. */
  family: FamilyId;
  /** The level, which must have a puzzle of the day. */
  level: Level;
  /** The date as `YYYY-MM-DD`, from 2020 to 2100. */
  date: string;
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether to report mistakes without highlighting them on the board. */
  hide_mistakes?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A mistake or an inconsistency in the text of a puzzle. */
export type Diagnostic = {
  /** The line, counted from 1. */
  line: (number | null);
  /** The column in characters, counted from 1. */
  column: (number | null);
  /** The number of characters that the mistake spans. */
  length: (number | null);
  /** A stable code for programs. */
  code: string;
  /** A description of the mistake. */
  message: string;
  /** A short label to show at the position itself. */
  label: (string | null);
  /** A suggestion for how to fix the mistake. */
  help: (string | null);
  /** What lenient reading would do instead. Null if it rejects the text too. */
  lenient: (string | null);
};

/** How a body can be dragged: along its row or column by a number of cells, or freely. */
export type Drag = ({
  axis: "free";
} | {
  axis: "row";
  /** The number of cells to the left. */
  back: number;
  /** The number of cells to the right. */
  ahead: number;
} | {
  axis: "column";
  /** The number of cells up. */
  back: number;
  /** The number of cells down. */
  ahead: number;
});

/** A request to draw a game. */
export type DrawRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The file type; SVG by default. */
  kind?: (FileKind | null);
  /** The theme; `light` by default. */
  theme?: (Theme | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A puzzle in a text. */
export type EntryReply = {
  name: (string | null);
  /** Its first line, counted from 1. */
  line: number;
};

/** The last event of a search that failed because of a bug in Teka. */
export type ErrorEvent = {
  /** A stable code for programs. */
  error: string;
  /** A description of the error. */
  message: string;
};

/** The reason why the request failed. */
export type ErrorReply = {
  /** A stable code for programs. */
  error: string;
  /** A description of the error. */
  message: string;
  /** The mistakes in the text of the puzzle. */
  errors: Diagnostic[];
};

/** An opening in the frame of the board. */
export type Exit = {
  side: Side;
  /** The row or column of the opening, from 0. */
  line: number;
};

/** An explanation, or the reason why there is none. */
export type ExplainReply = (Explained | Stopped);

/** A request for an explanation. */
export type ExplainRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The index of the first step to return with its picture, from 0. */
  from?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** All steps from the initial position, as far as the rules lead. */
export type Explained = {
  outcome: Reached;
  /** The grade of the puzzle. Null if the rules do not solve it. */
  grade: (string | null);
  /** The steps. If the pictures do not fit into one reply, later steps have none; to get them, repeat the request with `from` set to the first such step. */
  steps: ExplainedStep[];
  /** The reason why the steps end before the solution, if they do. */
  end: (string | null);
  /** The name of the grade. */
  grade_name: (string | null);
  /** The position after the last step. */
  last: Picture;
};

/** A step of an explanation. */
export type ExplainedStep = {
  /** The id of the rule. */
  rule: string;
  /** The grade of the rule. */
  grade: string;
  /** A sentence with the reason and the conclusion. */
  message: string;
  /** The places that are the reason. */
  because: string[];
  /** The moves that follow. */
  moves: string[];
  /** The name of the rule. */
  rule_name: string;
  /** The message, split into parts. */
  parts: TextPart[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene?: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg?: string;
};

/** The puzzle families that Teka supports. */
export type FamiliesReply = {
  families: Family[];
  /** The names of the themes. */
  themes: string[];
  /** The codes of the languages. */
  languages: string[];
};

/** A puzzle family. */
export type Family = {
  /** The id of the family in requests. */
  id: string;
  title: string;
  /** The goal of the puzzle. */
  goal: string;
  /** How to play with the keyboard and the pointer. */
  how_to_play: string;
  /** How to play on a device with only a touch screen. */
  how_to_play_touch: string;
  /** What a solution consists of. */
  answer: AnswerKind;
  /** The formats in which puzzles of the family can be written. */
  formats: Format[];
  /** The methods that solve or count. */
  methods: FamilyMethod[];
  /** The parameters of the generator. Null if the family has none. */
  generator: (LabelledParameter[] | null);
  /** The version of the generator, which the numbers of puzzles contain. Null if the family has no generator. */
  generator_version: (number | null);
  /** The levels whose puzzles appear at once, easiest first. */
  levels: FamilyLevel[];
  /** The grades of difficulty, easiest first. */
  grades: NamedText[];
  /** The rules that explanations use. */
  rules: Rule[];
  /** The named numbers that a count produces. */
  counts: NamedText[];
  /** The named figures of a solution. */
  figures: NamedText[];
  /** Sample puzzles. */
  samples: Sample[];
  /** The first sample as a saved game, half solved, to show what the puzzles look like. */
  preview: string;
};

export type FamilyId = ("queens" | "calcudoku" | "rush-hour" | "packing");

/** A level of difficulty. */
export type FamilyLevel = {
  /** The name of the level in requests. */
  name: string;
  label: string;
  /** The parameters of the generator that the level stands for. */
  parameters: Record<string, Scalar>;
  /** Whether there is a puzzle of the day. */
  daily: boolean;
};

/** A method and its parameters. */
export type FamilyMethod = {
  /** The id of the puzzle family. */
  puzzle: string;
  /** The name of the method in requests and commands. */
  name: string;
  /** What the method guarantees: `counts`, `shortest`, `shortest-unless`, `complete`, `any-solution` or `best-effort`. */
  promise: string;
  /** A description of the method. */
  about: string;
  /** The name of the method for people. */
  title: string;
  params: LabelledParameter[];
  /** A description of what the method guarantees. */
  promise_about: string;
  /** Whether the method can only count solutions. */
  counts_only: boolean;
};

/** A file type. */
export type FileKind = ("svg" | "png" | "gif");

/** A puzzle format. */
export type Format = {
  name: string;
  about: string;
  /** Whether a puzzle takes a single line. */
  one_line: boolean;
};

/** A generated puzzle, or the reason why there is none. */
export type GenerateReply = (Generated | Stopped);

/** A request to generate a puzzle: by the parameters of the generator and a seed, or by a level. */
export type GenerateRequest = {
  /** The id of the puzzle family. */
  family: FamilyId;
  /** The parameters of the generator by name. Not allowed with a level. */
  parameters?: (Record<string, Scalar> | null);
  /** The seed. The same seed gives the same puzzle. With a level it is optional and selects any puzzle of the level; the reply has the number and the seed of that puzzle. */
  seed?: (number | null);
  /** The level. */
  level?: (Level | null);
  /** The number of a puzzle of the level, from an earlier reply. */
  number?: (number | null);
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether to report mistakes without highlighting them on the board. */
  hide_mistakes?: (boolean | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A generated puzzle. */
export type Generated = {
  /** The id of the puzzle family. */
  puzzle: string;
  /** The game as text. Keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo does not change, as text. Keep it and send it with the next request. */
  ui: string;
  /** The size of the puzzle, such as `8×8`. */
  size: string;
  /** How far the position has come, whether right or wrong. Null if the moves made say nothing about it. */
  progress: (ProgressReply | null);
  /** The number of moves made, which can be undone. */
  made: number;
  /** The number of undone moves, which can be redone. */
  undone: number;
  /** Whether the position is solved, and its mistakes. */
  status: StatusReply;
  /** The figures of the moves made so far, by the names that the family defines. */
  figures: Record<string, number>;
  /** Keys that should also be available as buttons. */
  keys: KeyReply[];
  /** Forms of assistance that can be switched on and off. */
  aids: KeyReply[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
  /** The seed that produced the puzzle. */
  seed: number;
  /** The number that leads to the puzzle again: its seed and the version of the generator. Null if the request has no level. */
  number: (number | null);
  /** The name of the level. Null if the request has none. */
  level: (string | null);
};

/** A gesture on a piece that the pointer carries. */
export type GestureName = ("turn" | "turn-back" | "flip");

/** The background of a cell. */
export type Ground = ("plain" | "wall" | "region");

/** A highlighted cell. */
export type Highlight = {
  cell: string;
  role: Role;
};

/** A complete hint. Clients can reveal it step by step. */
export type HintReply = {
  /** The number of moves that the last move added to the shortest path. */
  extra_moves?: (number | null);
} & ({
  hint: "solved";
  message: string;
} | {
  hint: "broken";
  message: string;
} | {
  hint: "go-back";
  message: string;
  /** The number of moves to undo. */
  count: number;
} | {
  hint: "unsolvable";
  message: string;
  step: (HintStep | null);
} | {
  hint: "step";
  /** Where to look. */
  message: string;
  step: HintStep;
  /** The moves to make. */
  moves: string[];
  /** The three parts of the hint, to reveal one by one: where to look, why, and the move. */
  rungs: Rung[];
} | {
  hint: "move";
  message: string;
  moves: string[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
} | {
  hint: "stopped";
  outcome: StoppedOutcome;
  reason: Reason;
  /** A description of the reason. */
  message: string;
});

/** A request for a hint. */
export type HintRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo does not change, copied from the last state. */
  ui?: (string | null);
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** The step that a hint explains. */
export type HintStep = {
  /** The id of the rule. */
  rule: string;
  /** The grade of the rule. */
  grade: string;
  /** A sentence with the reason and the conclusion. */
  message: string;
  /** The places that are the reason. */
  because: string[];
  /** The moves that follow. */
  moves: string[];
  /** The name of the rule. */
  rule_name: string;
  /** The message, split into parts. */
  parts: TextPart[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
  /** The board with only the relevant places highlighted. */
  focus: Picture;
};

/** A key or a pointer gesture. A place is a cell, such as `r3c5`, a piece, such as `piece B`, or a vehicle, such as `vehicle B`. */
export type InputRequest = ("act" | "act-secondary" | "clear" | "cancel" | {
  arrow: [ArrowSteps, ArrowSteps];
} | {
  key: string;
} | {
  mark: string;
} | {
  number: number;
} | {
  press: PlaceText;
} | {
  "press-secondary": PlaceText;
} | {
  drag: [PlaceText, PlaceText];
} | {
  take: [PlaceText, PlaceText];
});

/** The status of a position. */
export type Judgement = ("solved" | "open" | "broken");

/** A key that should also be available as a button. */
export type KeyReply = {
  /** The character to send as the input `key`, or the digits of a whole number. */
  key: string;
  /** The number to send as the input `number` instead, if the key stands for a whole number. */
  number: (number | null);
  /** The name of the key's function, for programs. Null if the character is self-explanatory. */
  name: (string | null);
  label: string;
  /** Whether the key is switched on. Null if it is not a switch. */
  on: (boolean | null);
  /** How often the number is still to be placed. Null if that is unknown or not wanted. */
  left: (number | null);
  /** The gesture that does the same while a piece is carried. */
  gesture: (GestureName | null);
};

/** Whether a position can be solved. */
export type Known = {
  solvable: boolean;
};

/** A parameter with its label for forms. */
export type LabelledParameter = {
  /** The name of the parameter in requests and commands. */
  name: string;
  /** A description of the parameter. */
  about: string;
  /** The default value. */
  default: Scalar;
  label: string;
  /** The labels of values: of the options of a choice, and of special numbers such as 0. Values without a label are shown as they are. */
  labels: Record<string, string>;
} & ({
  kind: "int";
  /** The minimum. */
  min: number;
  /** The maximum. */
  max: number;
} | {
  kind: "percent";
  /** The minimum. */
  min: number;
  /** The maximum. */
  max: number;
} | {
  kind: "choice";
  /** The valid names. */
  options: string[];
});

/** Where a piece would land. */
export type Landing = {
  /** The cells that it would cover, without those beyond the board. */
  cells: string[];
  /** Whether it fits there. */
  fits: boolean;
};

export type Language = ("en" | "id");

export type Level = ("easy" | "medium" | "hard" | "expert");

/** The limits per request, per client address and for the whole server. */
export type LimitValues = {
  /** The maximum size of a request body, in bytes. */
  body_bytes: number;
  /** The maximum number of rows and of columns of a board. */
  board_side: number;
  /** The maximum number of moves in a game. */
  moves: number;
  /** The maximum time of a search. */
  search_seconds: number;
  /** The maximum time of a watched search, which runs at reduced speed. */
  watched_seconds: number;
  /** The time after which a watched search ends if another search is waiting for its slot. */
  preempt_after_seconds: number;
  /** The maximum memory of a search's tables. */
  memory_bytes: number;
  /** The maximum number of nodes that a search may visit. */
  nodes: number;
  /** The maximum number of solutions that a search may report. */
  solutions: number;
  /** The maximum number of runs in a comparison. */
  runs: number;
  /** The maximum number of searches that run at the same time. */
  searches: number;
  /** The maximum number of searches that wait to start. */
  queue: number;
  /** The time that a search may wait before it is rejected. */
  queue_seconds: number;
  /** The number of requests per second allowed from one address. */
  requests_per_second: number;
  /** The maximum number of requests in a burst from one address. */
  burst: number;
  /** The maximum number of open connections. */
  connections: number;
  /** The maximum number of open connections from one address. */
  connections_per_address: number;
  /** The time within which a client has to send its request, or to receive the next part of a reply. */
  client_timeout_seconds: number;
};

/** The limits and the current load of the server. */
export type LimitsReply = {
  /** The limits. */
  limits: LimitValues;
  /** The number of searches that are running. */
  running: number;
  /** The number of searches that are waiting to start. */
  waiting: number;
};

/** A mistake and the cells that its text mentions. */
export type MistakeInWords = {
  /** A stable code for programs. */
  code: string;
  /** A description of the mistake. */
  message: string;
  /** The cells and pieces that the mistake is about. */
  places: string[];
  /** The message, split into parts. Missing for an answer that was checked as text. */
  parts?: (TextPart[] | null);
};

/** A name and its description. */
export type NamedText = {
  name: string;
  about: string;
};

/** An opened game. */
export type OpenReply = {
  /** The id of the puzzle family. */
  puzzle: string;
  /** The game as text. Keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo does not change, as text. Keep it and send it with the next request. */
  ui: string;
  /** The size of the puzzle, such as `8×8`. */
  size: string;
  /** How far the position has come, whether right or wrong. Null if the moves made say nothing about it. */
  progress: (ProgressReply | null);
  /** The number of moves made, which can be undone. */
  made: number;
  /** The number of undone moves, which can be redone. */
  undone: number;
  /** Whether the position is solved, and its mistakes. */
  status: StatusReply;
  /** The figures of the moves made so far, by the names that the family defines. */
  figures: Record<string, number>;
  /** Keys that should also be available as buttons. */
  keys: KeyReply[];
  /** Forms of assistance that can be switched on and off. */
  aids: KeyReply[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
  /** The name that the text gives the puzzle. */
  name: (string | null);
  /** Warnings about the text. */
  warnings: Diagnostic[];
  /** The puzzles in the text. Empty for a saved game. */
  entries: EntryReply[];
};

/** A request to open a puzzle or a saved game. */
export type OpenRequest = {
  /** A puzzle in any format, or a saved game. */
  text: string;
  /** The id of the puzzle family. Detected if it is missing. */
  family?: (FamilyId | null);
  /** Whether to ignore minor inconsistencies in the puzzle. */
  lenient?: (boolean | null);
  /** The index of the puzzle in a text with several, from 0. */
  entry?: (number | null);
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether to report mistakes without highlighting them on the board. */
  hide_mistakes?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** Where a symbol comes from. */
export type Origin = ("given" | "played" | "implied");

/** A scene and its drawing. */
export type Picture = {
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
};

/** A cell, such as `r3c5`, a piece, such as `piece B`, or a vehicle, such as `vehicle B`. */
export type PlaceText = string;

/** The state after an action. */
export type PlayReply = {
  /** The id of the puzzle family. */
  puzzle: string;
  /** The game as text. Keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo does not change, as text. Keep it and send it with the next request. */
  ui: string;
  /** The size of the puzzle, such as `8×8`. */
  size: string;
  /** How far the position has come, whether right or wrong. Null if the moves made say nothing about it. */
  progress: (ProgressReply | null);
  /** The number of moves made, which can be undone. */
  made: number;
  /** The number of undone moves, which can be redone. */
  undone: number;
  /** Whether the position is solved, and its mistakes. */
  status: StatusReply;
  /** The figures of the moves made so far, by the names that the family defines. */
  figures: Record<string, number>;
  /** Keys that should also be available as buttons. */
  keys: KeyReply[];
  /** Forms of assistance that can be switched on and off. */
  aids: KeyReply[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
  /** Whether the action changed anything. */
  changed: boolean;
  /** The reason why a move is illegal. */
  refused: (string | null);
};

/** A request to act in a game. */
export type PlayRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo does not change, copied from the last state. */
  ui?: (string | null);
  /** The action of the player. */
  action: Action;
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether to report mistakes without highlighting them on the board. */
  hide_mistakes?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** How far a position has come. */
export type ProgressReply = {
  done: number;
  total: number;
  /** Both numbers as a phrase, such as `19 of 36 cells`. */
  text: string;
};

/** What a search proves. */
export type Proven = {
  /** Whether there are no other solutions. */
  complete: boolean;
  /** Whether the first solution has the fewest moves. Null if the number of moves does not matter. */
  shortest: (boolean | null);
};

/** How far the rules lead. */
export type Reached = ("solved" | "unsolvable" | "stuck");

/** The reason why work ended early. */
export type Reason = ("time-limit" | "node-limit" | "memory-limit" | "cancelled" | "gave-up" | "fault" | "preempted");

/** A solvable state, or the reason why there is none. */
export type RewindReply = (Rewound | Stopped);

/** A request to undo the moves that led away from a solution. */
export type RewindRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo does not change, copied from the last state. */
  ui?: (string | null);
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether to report mistakes without highlighting them on the board. */
  hide_mistakes?: (boolean | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A solvable state. */
export type Rewound = {
  /** The id of the puzzle family. */
  puzzle: string;
  /** The game as text. Keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo does not change, as text. Keep it and send it with the next request. */
  ui: string;
  /** The size of the puzzle, such as `8×8`. */
  size: string;
  /** How far the position has come, whether right or wrong. Null if the moves made say nothing about it. */
  progress: (ProgressReply | null);
  /** The number of moves made, which can be undone. */
  made: number;
  /** The number of undone moves, which can be redone. */
  undone: number;
  /** Whether the position is solved, and its mistakes. */
  status: StatusReply;
  /** The figures of the moves made so far, by the names that the family defines. */
  figures: Record<string, number>;
  /** Keys that should also be available as buttons. */
  keys: KeyReply[];
  /** Forms of assistance that can be switched on and off. */
  aids: KeyReply[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
  /** The number of moves undone. Null if the puzzle has no solution. */
  wrong_moves: (number | null);
};

/** Why a cell is highlighted. */
export type Role = ("reason" | "conclusion" | "mistake" | "cursor");

/** A rule that explanations use. */
export type Rule = {
  name: string;
  about: string;
  grade: string;
};

/** The result of a run. */
export type RunDone = {
  /** The index of the run, from 0. */
  index: number;
  /** The name of the method. */
  method: string;
  /** The parameters of the method by name. */
  parameters: Record<string, Scalar>;
  /** The name of the method with the parameters that were set. */
  label: string;
  /** The outcome of the run. */
  outcome: SearchOutcome;
  /** The reason why the run stopped, or null. */
  reason: (Reason | null);
  /** A description of the reason, if the run stopped. */
  message?: (string | null);
  /** What the method guarantees. */
  promise: string;
  /** Whether the method guarantees a shortest path. Null if solutions of this family are not paths. */
  shortest: (boolean | null);
  /** The counters. The first one is the main counter of the method. */
  counters: Counter[];
  /** The number of nodes visited, which is the main counter of the method. */
  nodes: number;
  /** The number of states stored in memory. */
  stored: number;
  /** The time in seconds. */
  seconds: number;
  [name: string]: any;
};

/** A run of a comparison. */
export type RunRequest = {
  /** The name of the method. */
  method: string;
  /** The parameters of the method by name. */
  parameters?: (Record<string, Scalar> | null);
};

/** A part of a hint. */
export type Rung = {
  message: string;
  /** The message, split into parts. */
  parts: TextPart[];
};

/** A sample puzzle. */
export type Sample = {
  name: (string | null);
  text: string;
};

/** The value of a parameter. */
export type Scalar = (number | string);

/** A board. */
export type Scene = {
  /** The number of rows. */
  rows: number;
  /** The number of columns. */
  columns: number;
  /** The side length of a cell in the drawing. */
  cell: number;
  /** The area of the whole drawing. */
  view: Area;
  /** The cells in reading order. Positions that are missing are not part of the board. */
  squares: Square[];
  /** The vehicles and pieces on the board. */
  bodies: Body[];
  /** The pieces beside the board, which are not yet placed. */
  tray: Body[];
  /** Where the selected piece would land. */
  landing: (Landing | null);
  /** The cells of rows, columns and regions that are complete and break no rule. */
  complete: string[];
  /** The highlighted cells. */
  highlights: Highlight[];
  /** Arrows that show moves. */
  arrows: Arrow[];
  /** The balls of the cells, if the board is a solid made of balls. */
  balls: Ball[];
  /** The solid, if the board is one. */
  solid: (Solid | null);
  /** The opening in the frame of the board. */
  exit: (Exit | null);
};

/** The outcome of a search. */
export type SearchOutcome = ("solved" | "unsolvable" | "stopped");

/** The length of a shortest path. */
export type ShortestReply = {
  /** The figures of the path, by the names that the family defines. Null if no path was found within the limits, or if solutions of this family are not paths. */
  figures: (Record<string, number> | null);
};

/** A request for the length of a shortest path. */
export type ShortestRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A side of the board. */
export type Side = ("left" | "right" | "top" | "bottom");

/** A solid of balls in the drawing, with all that a client needs to rotate it. */
export type Solid = {
  /** The area of the solid in the drawing. */
  area: Area;
  /** The point in the drawing that corresponds to the origin of space. */
  origin: [number, number];
  /** The diameter of a ball, which is the unit of length in space. */
  diameter: number;
  /** The rotation about the vertical axis, in degrees. */
  turn: number;
  /** The elevation of the viewpoint above the ground, in degrees. */
  rise: number;
  /** The lower left rear corner of the bounding box. */
  low: [number, number, number];
  /** The upper right front corner of the bounding box. */
  high: [number, number, number];
};

/** A solution. */
export type Solution = {
  /** The number of the solution, from 1. */
  number: number;
  /** The game that leads to the solution. */
  game: string;
  /** The moves that lead to the solution. */
  moves: string[];
  [name: string]: any;
};

/** Whether a position can be solved, or the reason why that is unknown. */
export type SolvableReply = (Known | Stopped);

/** A request about whether a position can be solved. */
export type SolvableRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** The end of a search. */
export type SolveDone = {
  /** The id of the puzzle family. */
  puzzle: string;
  /** The name of the method. */
  method: string;
  /** The outcome of the search. */
  outcome: SearchOutcome;
  /** The parameters by name, if the method has any. */
  parameters?: Record<string, Scalar>;
  /** The reason why the search stopped, if it did. */
  reason?: (Reason | null);
  /** What the search proves. */
  proven: Proven;
  /** The statistics of the search. */
  stats: Stats;
  /** The number of solutions reported. */
  found: number;
  /** The counters. The first one is the main counter of the method. */
  counters: Counter[];
  /** The first solution with its figures, or the reason why there is none, in the text format of `teka solve -o`. */
  text: string;
  /** The reason why there is no solution, if there is none and the rules can prove it. */
  why?: (string | null);
  /** A sentence about the number of solutions, if there are several. */
  solutions?: (string | null);
  /** A description of the reason, if the search stopped. */
  message?: (string | null);
};

/** An event of a search for solutions. */
export type SolveEvent = ({
  event: "progress";
  data: SolveProgress;
} | {
  event: "solution";
  data: Solution;
} | {
  event: "done";
  data: SolveDone;
} | {
  event: "error";
  data: ErrorEvent;
});

/** The progress of a search. */
export type SolveProgress = {
  /** The number of nodes visited so far. */
  nodes: number;
  /** The number of states stored in memory. */
  stored: number;
  /** The number of values or placements tried. 0 if the method does not count them separately. */
  tries: number;
  /** A proven lower bound on the number of moves. 0 if there is none. */
  at_least: number;
  /** The number of choices that lead to the current position. */
  depth: (number | null);
  /** The time elapsed so far, in seconds. */
  seconds: number;
  /** The fraction of the work that is done. */
  fraction: (number | null);
  /** A remark about the current state of the search. */
  note: (string | null);
  /** The cost of the best candidate so far. */
  cost: (number | null);
  /** Whether the search is paused. */
  paused: boolean;
  /** The counters. The first one is the main counter of the method. */
  counters: Counter[];
  /** The content of the drawing, with the areas that respond to the pointer. */
  scene: Scene;
  /** The drawing as SVG. The areas of the scene use its units. */
  svg: string;
};

/** A request to solve a puzzle. */
export type SolveRequest = {
  /** A saved game, as found in every state, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The name of the method. If it is missing, Teka chooses one that suits the puzzle. */
  method?: (string | null);
  /** The parameters of the method by name, such as `{"seed": 5}`. */
  parameters?: (Record<string, Scalar> | null);
  /** The time limit in seconds, capped at the server's limit. */
  time_limit?: (number | null);
  /** The node limit, capped at the server's limit. */
  node_limit?: (number | null);
  /** The theme of drawings; `light` by default. */
  theme?: (Theme | null);
  /** Whether to stack the parts of a drawing vertically, for narrow windows. */
  narrow?: (boolean | null);
  /** The maximum number of solutions; 1 by default. */
  limit?: (number | null);
  /** The number of nodes between two progress events. If it is missing, the search runs at full speed. */
  nodes_per_event?: (number | null);
  /** The pause after each progress event, in milliseconds. */
  pause_ms?: (number | null);
  /** Whether the search is paused. */
  paused?: (boolean | null);
  /** A unique id, which `control` uses to change the speed of the search or to stop it. */
  run_id?: (string | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A cell of the board. */
export type Square = {
  /** The name of the cell, such as `r3c5`. */
  cell: string;
  /** The row, from 0. */
  row: number;
  /** The column, from 0. */
  column: number;
  /** The area of the cell in the drawing. */
  area: Area;
  /** A description of the cell for screen readers. Null in the pictures of a running search. */
  label: (string | null);
  /** The number of the cell's group. Bold lines separate cells of different groups. */
  group: number;
  /** The background of the cell. */
  ground: Ground;
  /** The number of the cell's region, which determines its colour. */
  region: (number | null);
  /** The letter of the cell's region. */
  letter: (string | null);
  /** The symbol in the middle of the cell. */
  symbol: (Symbol | null);
  /** A short text in the top left corner of the cell. */
  corner: (string | null);
  /** The pencil marks in the cell. */
  notes: number[];
  /** The character that represents the cell in plain text. */
  glyph: string;
};

/** The statistics of a run. */
export type Stats = {
  /** The number of nodes visited, which is the main counter of the method. */
  nodes: number;
  /** The number of states stored in memory. */
  stored: number;
  /** The time in seconds. */
  seconds: number;
  [name: string]: any;
};

/** Whether the position is solved, and its mistakes. */
export type StatusReply = {
  outcome: Judgement;
  mistakes: MistakeInWords[];
};

/** A result that is missing because a limit was reached. */
export type Stopped = {
  outcome: StoppedOutcome;
  reason: Reason;
  /** A description of the reason. */
  message: string;
};

/** The outcome of work that a limit stopped. */
export type StoppedOutcome = "stopped";

/** A symbol in the middle of a cell. */
export type Symbol = {
  /** The shape of the symbol. */
  shape: SymbolShape;
  /** The text of a symbol whose shape is `text`. */
  text: (string | null);
  /** Where the symbol comes from. */
  origin: Origin;
};

/** The shape of a symbol. */
export type SymbolShape = ("crown" | "cross" | "text");

/** A part of a sentence and the cells it mentions. */
export type TextPart = {
  text: string;
  cells: string[];
};

export type Theme = ("light" | "dark" | "color-blind" | "print");

/** A whole number, as text if it is 2^64 or larger. */
export type WholeNumber = (number | string);

/** The texts of the web page. */
export type WordsReply = {
  /** The code of the language. */
  lang: string;
  /** The texts by message id. */
  words: Record<string, string>;
};

/** The request and the reply, or the events, of each endpoint. */
export interface Endpoints {
  /** Returns the puzzle families: methods, parameters, formats, grades and samples. */
  families: { request: null; reply: FamiliesReply };
  /** Returns the texts of the web page. */
  words: { request: null; reply: WordsReply };
  /** Returns the limits and the current load of the server. */
  limits: { request: null; reply: LimitsReply };
  /** Opens a puzzle in any format, or a saved game. */
  open: { request: OpenRequest; reply: OpenReply };
  /** Performs an action in a game, such as a move, a key press, undo or redo. */
  play: { request: PlayRequest; reply: PlayReply };
  /** Generates a puzzle. The same seed, or the same number, gives the same puzzle. */
  generate: { request: GenerateRequest; reply: GenerateReply };
  /** Returns the puzzle of a day, which is the same on every machine. */
  daily: { request: DailyRequest; reply: GenerateReply };
  /** Draws the position as an image, or the whole game as a GIF. */
  draw: { request: DrawRequest; reply: null };
  /** Writes the puzzle in another format of its family. */
  convert: { request: ConvertRequest; reply: ConvertReply };
  /** Undoes moves until the position is solvable. */
  rewind: { request: RewindRequest; reply: RewindReply };
  /** Returns the length of a shortest path from the initial position of the puzzle. */
  shortest: { request: ShortestRequest; reply: ShortestReply };
  /** Returns a hint: where to look, the rule with its reason, and the moves to make. */
  hint: { request: HintRequest; reply: HintReply };
  /** Checks a position or an answer and lists the rules it breaks. */
  check: { request: CheckRequest; reply: CheckReply };
  /** Returns whether the position of a game can still be solved. */
  solvable: { request: SolvableRequest; reply: SolvableReply };
  /** Explains the puzzle step by step, as far as the rules lead. */
  explain: { request: ExplainRequest; reply: ExplainReply };
  /** Solves a puzzle and reports each solution as soon as it is found. */
  solve: { request: SolveRequest; reply: SolveEvent };
  /** Changes the speed of a running search, or pauses, steps or stops it. */
  control: { request: ControlRequest; reply: ControlReply };
  /** Counts the solutions of a puzzle. */
  count: { request: CountRequest; reply: CountEvent };
  /** Compares methods on one puzzle and reports each run when it ends. */
  compare: { request: CompareRequest; reply: CompareEvent };
}
