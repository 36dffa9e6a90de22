// Generated from the types of teka-api. Do not edit; run
// cargo run -p teka-api --example declarations

/** What a player does. */
export type Action = (("undo" | "redo") | "reset" | "view" | {
  go: number;
} | {
  move: string;
} | {
  moves: string[];
} | {
  input: InputRequest;
});

/** What a solution is: a position, or a path of moves to one. */
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

/** Cells to move by. */
export type ArrowSteps = number;

/** A ball of a solid. */
export type Ball = {
  cell: string;
  /** Its place: towards the viewer and to the right in half balls, and up in layers. */
  at: [number, number, number];
};

/** A vehicle or a piece. */
export type Body = {
  /** Its name as a place, such as `piece B`. */
  place: string;
  /** Its number, for its colour. */
  index: number;
  /** Its letter in the puzzle. */
  letter: string;
  /** The cells it covers. */
  cells: string[];
  /** Whether it is the one that the puzzle is about. */
  primary: boolean;
  /** Whether it has just moved, or the player holds it. */
  moved: boolean;
  /** How a pointer may drag it. */
  drag: Drag;
  /** Where it is in the drawing, if it waits beside the board. */
  area: (Area | null);
};

/** Whether a position is right. */
export type CheckReply = {
  outcome: Judgement;
  mistakes: MistakeInWords[];
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
};

/** Asks whether a position or an answer is right. */
export type CheckRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo leaves alone, from the last state. */
  ui?: (string | null);
  /** An answer in any format; if it is missing, the position of the game is checked. */
  answer?: (string | null);
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** The end of a comparison. */
export type CompareDone = {
  /** The number of runs. */
  runs: number;
  /** How many of them ran in parallel. */
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

/** How far a run is. */
export type CompareProgress = {
  /** Which run, from 0. */
  index: number;
  /** Nodes visited so far. */
  nodes: number;
  /** The time so far. */
  seconds: number;
  /** The fraction of the work that is done; 0 if it is not known. */
  fraction: number;
  /** The counters; the first is the main count of the method. */
  counters: Counter[];
};

/** Compares methods on a puzzle. */
export type CompareRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The runs; every method with its defaults if they are missing. */
  runs?: (RunRequest[] | null);
  /** How many runs run in parallel, at most one per core; 1 for undisturbed times. */
  parallel?: (number | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** A unique id, by which `control` changes the speed of the search or stops it. */
  run_id?: (string | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A running search after a change. */
export type ControlReply = {
  run_id: string;
  /** Whether the search is paused now. */
  paused: boolean;
};

/** Changes a running search. What is missing is as at full speed. */
export type ControlRequest = {
  /** The id of the search. */
  run_id: string;
  /** Nodes between two progress events; full speed if it is missing. */
  nodes_per_event?: (number | null);
  /** The pause after each progress event, in milliseconds. */
  pause_ms?: (number | null);
  /** Whether the search is paused. */
  paused?: (boolean | null);
  /** Whether a paused search visits one more node. */
  step?: (boolean | null);
  /** Whether to stop the search; its `done` event follows, with its last figures. */
  stop?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A puzzle as text. */
export type ConvertReply = {
  text: string;
  format: string;
};

/** Writes a puzzle in another format. */
export type ConvertRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The format. */
  to: string;
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A number of solutions. */
export type CountDone = {
  /** The family. */
  puzzle: string;
  /** The algorithm. */
  method: string;
  /** The number of solutions found. */
  count: WholeNumber;
  /** Whether there are no others. */
  exact: boolean;
  /** Why counting stopped, or null. */
  reason: (Reason | null);
  /** What it took. */
  stats: Stats;
  /** Parameters by name, where the method has any. */
  parameters?: Record<string, Scalar>;
  /** The named numbers that follow from the count; null for one that is too large. */
  counts?: Record<string, (WholeNumber | null)>;
  /** The reason in words, where it stopped. */
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

/** How far a count is. */
export type CountProgress = {
  /** Nodes visited so far. */
  nodes: number;
  /** The time so far. */
  seconds: number;
  /** The fraction of the work that is done; 0 if it is not known. */
  fraction: number;
};

/** Counts the solutions of a puzzle. */
export type CountRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The algorithm; if it is missing, the one that suits the puzzle. */
  method?: (string | null);
  /** Parameters by name, such as `{"seed": 5}`. */
  parameters?: (Record<string, Scalar> | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** The number of solutions after which counting stops. */
  limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A counter of a run. */
export type Counter = {
  name: string;
  /** The counter in words. */
  label: string;
  /** A number. */
  value: number;
};

/** Something wrong or odd in the text of a puzzle. */
export type Diagnostic = {
  /** The line, from 1. */
  line: (number | null);
  /** The column, from 1. */
  column: (number | null);
  /** The number of characters concerned. */
  length: (number | null);
  /** A stable code for programs. */
  code: string;
  /** What is wrong. */
  message: string;
  /** What the place is. */
  label: (string | null);
  /** How to correct it. */
  help: (string | null);
  /** What lenient reading makes of it; null if it refuses it as well. */
  lenient: (string | null);
};

/** How a pointer may drag a body: along its row or column by up to this many cells, or freely. */
export type Drag = ({
  axis: "free";
} | {
  axis: "row";
  /** Cells to the left. */
  back: number;
  /** Cells to the right. */
  ahead: number;
} | {
  axis: "column";
  /** Cells up. */
  back: number;
  /** Cells down. */
  ahead: number;
});

/** Draws a game. */
export type DrawRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The kind of file; SVG by default. */
  kind?: (FileKind | null);
  /** The colours; light by default. */
  theme?: (Theme | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A puzzle of a text. */
export type EntryReply = {
  name: (string | null);
  /** Its first line, from 1. */
  line: number;
};

/** The last event of a search that failed through a fault of the program. */
export type ErrorEvent = {
  /** A stable code for programs. */
  error: string;
  /** What is wrong. */
  message: string;
};

/** Why a request has no reply. */
export type ErrorReply = {
  /** A stable code for programs. */
  error: string;
  /** What is wrong. */
  message: string;
  /** What is wrong with the text of a puzzle. */
  errors: Diagnostic[];
};

/** An opening in the frame of the board. */
export type Exit = {
  side: Side;
  /** Its row or its column, from 0. */
  line: number;
};

/** An explanation, or why there is none. */
export type ExplainReply = (Explained | Stopped);

/** Asks for an explanation. */
export type ExplainRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** The first step to return with its picture, from 0. */
  from?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** Every step from the start of a puzzle as far as the rules lead. */
export type Explained = {
  outcome: Reached;
  /** The grade of the puzzle; null if the rules do not solve it. */
  grade: (string | null);
  /** The steps. Those beyond what fits into one reply have no picture: ask again from the first of them. */
  steps: ExplainedStep[];
  /** The grade in words. */
  grade_name: (string | null);
  /** The position after the last step. */
  last: Picture;
};

/** One step of an explanation. */
export type ExplainedStep = {
  /** The name of the rule. */
  rule: string;
  /** The grade of the rule. */
  grade: string;
  /** The finding in words. */
  message: string;
  /** The places it follows from. */
  because: string[];
  /** The moves it leads to. */
  moves: string[];
  /** The rule in words. */
  rule_name: string;
  /** The message in parts. */
  parts: TextPart[];
  /** What there is to see, press and drag. */
  scene?: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg?: string;
};

/** The families of puzzles. */
export type FamiliesReply = {
  families: Family[];
  /** The names of the themes. */
  themes: string[];
  /** The codes of the languages. */
  languages: string[];
};

/** A family of puzzles. */
export type Family = {
  /** The name that programs know it by. */
  id: string;
  title: string;
  /** What a player must reach. */
  goal: string;
  /** How to play it with keyboard and pointer. */
  how_to_play: string;
  /** What a solution is. */
  answer: AnswerKind;
  /** The formats its puzzles are written in. */
  formats: Format[];
  /** The algorithms that solve or count. */
  methods: FamilyMethod[];
  /** The parameters of its generator; null if it has none. */
  generator: (LabelledParameter[] | null);
  /** The grades of difficulty, easiest first. */
  grades: NamedText[];
  /** The rules of explanations. */
  rules: Rule[];
  /** The named numbers that follow from a count. */
  counts: NamedText[];
  /** The named numbers of a solution. */
  figures: NamedText[];
  /** Puzzles to start with. */
  samples: Sample[];
};

export type FamilyId = ("queens" | "calcudoku" | "rush-hour" | "packing");

/** An algorithm with its parameters. */
export type FamilyMethod = {
  /** The family. */
  puzzle: string;
  /** The name to choose it by. */
  name: string;
  /** What it guarantees: counts, shortest, shortest-unless, complete, any-solution or best-effort. */
  promise: string;
  /** What it does. */
  about: string;
  params: LabelledParameter[];
  /** What it guarantees, in words. */
  promise_about: string;
  /** Whether it can only count. */
  counts_only: boolean;
};

/** A kind of file. */
export type FileKind = ("svg" | "png" | "gif");

/** A format of puzzles. */
export type Format = {
  name: string;
  about: string;
  /** Whether a puzzle takes one line. */
  one_line: boolean;
};

/** A generated puzzle, or why none was found. */
export type GenerateReply = (Generated | Stopped);

/** Generates a puzzle. */
export type GenerateRequest = {
  /** The family. */
  family: FamilyId;
  /** The parameters of the generator by name. */
  parameters?: (Record<string, Scalar> | null);
  /** The same seed gives the same puzzle. */
  seed: number;
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether mistakes are reported but not highlighted on the board. */
  hide_mistakes?: (boolean | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A generated puzzle. */
export type Generated = {
  /** The family. */
  puzzle: string;
  /** The game as text; clients keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo leaves alone, as text; clients keep it and send it with the next request. */
  ui: string;
  /** Moves made, which can be undone. */
  made: number;
  /** Moves undone, which can be redone. */
  undone: number;
  /** Whether it is solved, and its mistakes. */
  status: StatusReply;
  /** The numbers of the moves so far, by the names of the family. */
  figures: Record<string, number>;
  /** Keys that deserve a button. */
  keys: KeyReply[];
  /** Assistance that can be switched on and off. */
  aids: KeyReply[];
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
  /** The seed it was generated from. */
  seed: number;
};

/** The ground of a square. */
export type Ground = ("plain" | "wall" | "region");

/** A highlighted cell. */
export type Highlight = {
  cell: string;
  role: Role;
};

/** The next thing to do, in full: clients show it bit by bit. */
export type HintReply = {
  /** The number of moves by which the last move made the shortest path longer. */
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
  /** How many moves to undo. */
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
} | {
  hint: "move";
  message: string;
  moves: string[];
} | {
  hint: "stopped";
  outcome: StoppedOutcome;
  reason: Reason;
  /** The reason in words. */
  message: string;
});

/** Asks for the next thing to do. */
export type HintRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo leaves alone, from the last state. */
  ui?: (string | null);
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A step of a hint. */
export type HintStep = {
  /** The name of the rule. */
  rule: string;
  /** The grade of the rule. */
  grade: string;
  /** The finding in words. */
  message: string;
  /** The places it follows from. */
  because: string[];
  /** The moves it leads to. */
  moves: string[];
  /** The rule in words. */
  rule_name: string;
  /** The message in parts. */
  parts: TextPart[];
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
  /** The board with only the places to look at highlighted. */
  focus: Picture;
};

/** A key press or a gesture. A place is a cell such as `r3c5`, or `piece B`. */
export type InputRequest = ("act" | "act-secondary" | "clear" | {
  arrow: [ArrowSteps, ArrowSteps];
} | {
  key: string;
} | {
  press: PlaceText;
} | {
  "press-secondary": PlaceText;
} | {
  drag: [PlaceText, PlaceText];
} | {
  take: [PlaceText, PlaceText];
});

/** Whether a position solves its puzzle. */
export type Judgement = ("solved" | "open" | "broken");

/** A key that deserves a button. */
export type KeyReply = {
  /** The character of the input `key`. */
  key: string;
  label: string;
  /** Whether it is switched on; null if it is not a switch. */
  on: (boolean | null);
};

/** A parameter with its label in forms. */
export type LabelledParameter = {
  /** The name to set it by. */
  name: string;
  /** What it does. */
  about: string;
  /** Its value if it is not set. */
  default: Scalar;
  label: string;
} & ({
  kind: "int";
  /** The smallest. */
  min: number;
  /** The largest. */
  max: number;
} | {
  kind: "percent";
  /** The smallest. */
  min: number;
  /** The largest. */
  max: number;
} | {
  kind: "choice";
  /** The words. */
  options: string[];
});

export type Language = ("en" | "id");

/** The limits of a request, an address and the whole server. */
export type LimitValues = {
  /** The largest request. */
  body_bytes: number;
  /** The most rows, and the most columns, of a board. */
  board_side: number;
  /** The most moves of a game. */
  moves: number;
  /** The time a search may take. */
  search_seconds: number;
  /** The time a search may take that is slowed down to be watched. */
  watched_seconds: number;
  /** The time after which a watched search ends if another one waits for its place. */
  preempt_after_seconds: number;
  /** The memory the tables of a search may take. */
  memory_bytes: number;
  /** The nodes a search may visit. */
  nodes: number;
  /** The most solutions of one search. */
  solutions: number;
  /** The most runs of one comparison. */
  runs: number;
  /** Searches at once. */
  searches: number;
  /** Searches that wait for one of them to end. */
  queue: number;
  /** The time a search waits before it is refused. */
  queue_seconds: number;
  /** Requests per second from one address. */
  requests_per_second: number;
  /** The most requests at a time from one address. */
  burst: number;
  /** Connections at once. */
  connections: number;
  /** Connections at once from one address. */
  connections_per_address: number;
  /** The time a client may take to send a request, or to receive part of a reply. */
  client_timeout_seconds: number;
};

/** The limits, and how busy the server is. */
export type LimitsReply = {
  /** The limits. */
  limits: LimitValues;
  /** Searches that run now. */
  running: number;
  /** Searches that wait now. */
  waiting: number;
};

/** A mistake with the cells that its words mention. */
export type MistakeInWords = {
  /** A stable code for programs. */
  code: string;
  /** The mistake in words. */
  message: string;
  /** The cells and pieces concerned. */
  places: string[];
  /** The message in parts; missing for an answer that was checked as text. */
  parts?: (TextPart[] | null);
};

/** A name with what it means. */
export type NamedText = {
  name: string;
  about: string;
};

/** An opened game. */
export type OpenReply = {
  /** The family. */
  puzzle: string;
  /** The game as text; clients keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo leaves alone, as text; clients keep it and send it with the next request. */
  ui: string;
  /** Moves made, which can be undone. */
  made: number;
  /** Moves undone, which can be redone. */
  undone: number;
  /** Whether it is solved, and its mistakes. */
  status: StatusReply;
  /** The numbers of the moves so far, by the names of the family. */
  figures: Record<string, number>;
  /** Keys that deserve a button. */
  keys: KeyReply[];
  /** Assistance that can be switched on and off. */
  aids: KeyReply[];
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
  /** The name of the puzzle in the text. */
  name: (string | null);
  /** What is odd about the text. */
  warnings: Diagnostic[];
  /** The puzzles of the text; none for a saved game. */
  entries: EntryReply[];
};

/** Opens a puzzle or a saved game. */
export type OpenRequest = {
  /** A puzzle in any format, or a saved game. */
  text: string;
  /** The family; detected if it is missing. */
  family?: (FamilyId | null);
  /** Whether to ignore minor inconsistencies in the puzzle. */
  lenient?: (boolean | null);
  /** Which puzzle of a text with several, from 0. */
  entry?: (number | null);
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether mistakes are reported but not highlighted on the board. */
  hide_mistakes?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** Where a symbol comes from. */
export type Origin = ("given" | "played" | "implied");

/** A scene and its drawing. */
export type Picture = {
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
};

/** A cell such as `r3c5`, or `piece B`. */
export type PlaceText = string;

/** A state after an action. */
export type PlayReply = {
  /** The family. */
  puzzle: string;
  /** The game as text; clients keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo leaves alone, as text; clients keep it and send it with the next request. */
  ui: string;
  /** Moves made, which can be undone. */
  made: number;
  /** Moves undone, which can be redone. */
  undone: number;
  /** Whether it is solved, and its mistakes. */
  status: StatusReply;
  /** The numbers of the moves so far, by the names of the family. */
  figures: Record<string, number>;
  /** Keys that deserve a button. */
  keys: KeyReply[];
  /** Assistance that can be switched on and off. */
  aids: KeyReply[];
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
  /** Whether anything changed. */
  changed: boolean;
  /** Why a move was refused. */
  refused: (string | null);
};

/** Does something in a game. */
export type PlayRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo leaves alone, from the last state. */
  ui?: (string | null);
  /** What the player does. */
  action: Action;
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether mistakes are reported but not highlighted on the board. */
  hide_mistakes?: (boolean | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** What a search proves. */
export type Proven = {
  /** Whether there are no other solutions. */
  complete: boolean;
  /** Whether the first solution has the fewest moves; null where moves do not count. */
  shortest: (boolean | null);
};

/** How far the rules lead. */
export type Reached = ("solved" | "unsolvable" | "stuck");

/** The reason why work ended early. */
export type Reason = ("time-limit" | "node-limit" | "memory-limit" | "cancelled" | "gave-up" | "fault" | "preempted");

/** A state that can be solved, or why none was found. */
export type RewindReply = (Rewound | Stopped);

/** Undoes wrong moves. */
export type RewindRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The cursor and everything else that Undo leaves alone, from the last state. */
  ui?: (string | null);
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** Whether mistakes are reported but not highlighted on the board. */
  hide_mistakes?: (boolean | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A state that can be solved. */
export type Rewound = {
  /** The family. */
  puzzle: string;
  /** The game as text; clients keep it and send it with the next request. */
  game: string;
  /** The cursor and everything else that Undo leaves alone, as text; clients keep it and send it with the next request. */
  ui: string;
  /** Moves made, which can be undone. */
  made: number;
  /** Moves undone, which can be redone. */
  undone: number;
  /** Whether it is solved, and its mistakes. */
  status: StatusReply;
  /** The numbers of the moves so far, by the names of the family. */
  figures: Record<string, number>;
  /** Keys that deserve a button. */
  keys: KeyReply[];
  /** Assistance that can be switched on and off. */
  aids: KeyReply[];
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
  /** The number of moves that were undone; null if the puzzle has no solution at all. */
  wrong_moves: (number | null);
};

/** Why a cell is highlighted. */
export type Role = ("reason" | "conclusion" | "mistake" | "cursor");

/** A rule of explanations. */
export type Rule = {
  name: string;
  about: string;
  grade: string;
};

/** How a run ended. */
export type RunDone = {
  /** Which run, from 0. */
  index: number;
  /** The algorithm. */
  method: string;
  /** Parameters by name. */
  parameters: Record<string, Scalar>;
  /** The method and the parameters that were set. */
  label: string;
  /** How it ended. */
  outcome: SearchOutcome;
  /** Why it stopped, or null. */
  reason: (Reason | null);
  /** The reason in words, where it stopped. */
  message?: (string | null);
  /** What the method guarantees. */
  promise: string;
  /** Whether it guarantees a shortest path; null where a solution is not a path. */
  shortest: (boolean | null);
  /** The counters; the first is the main count of the method. */
  counters: Counter[];
  /** Nodes visited: the main count of the method. */
  nodes: number;
  /** States kept in memory. */
  stored: number;
  /** The time it took. */
  seconds: number;
  [name: string]: any;
};

/** One run of a comparison. */
export type RunRequest = {
  /** The algorithm. */
  method: string;
  /** Parameters by name. */
  parameters?: (Record<string, Scalar> | null);
};

/** A puzzle to start with. */
export type Sample = {
  name: (string | null);
  text: string;
};

/** A value of a parameter. */
export type Scalar = (number | string);

/** A board. */
export type Scene = {
  /** Height in cells. */
  rows: number;
  /** Width in cells. */
  columns: number;
  /** The side of a cell in the drawing. */
  cell: number;
  /** The whole drawing. */
  view: Area;
  /** The squares, row by row; squares left out are not part of the board. */
  squares: Square[];
  /** Vehicles and pieces on the board. */
  bodies: Body[];
  /** Pieces that wait beside the board. */
  tray: Body[];
  /** Highlighted cells. */
  highlights: Highlight[];
  /** Arrows, such as a move. */
  arrows: Arrow[];
  /** The ball of each square, where the board is a solid of balls. */
  balls: Ball[];
  /** The solid, where the board is one. */
  solid: (Solid | null);
  /** Where the frame of the board is open. */
  exit: (Exit | null);
};

/** The outcome of a search. */
export type SearchOutcome = ("solved" | "unsolvable" | "stopped");

/** The figures of a shortest path. */
export type ShortestReply = {
  /** Numbers by the names of the family; null if none was found within the limits, or where a solution is not a path. */
  figures: (Record<string, number> | null);
};

/** Asks for the figures of a shortest path. */
export type ShortestRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** A side of the board. */
export type Side = ("left" | "right" | "top" | "bottom");

/** A solid of balls in the drawing: all a page needs to turn it. */
export type Solid = {
  /** Where it is in the drawing. */
  area: Area;
  /** Where the origin of space is in the drawing. */
  origin: [number, number];
  /** The diameter of a ball: the unit of space. */
  diameter: number;
  /** How far it is turned, in degrees. */
  turn: number;
  /** The height of the eye above the ground, in degrees. */
  rise: number;
  /** The lower left rear corner of its bounding box. */
  low: [number, number, number];
  /** The upper right front corner of its bounding box. */
  high: [number, number, number];
};

/** A solution. */
export type Solution = {
  /** Its number, from 1. */
  number: number;
  /** The game that leads to it. */
  game: string;
  /** Its moves. */
  moves: string[];
  [name: string]: any;
};

/** How a search ended. */
export type SolveDone = {
  /** The family. */
  puzzle: string;
  /** The algorithm. */
  method: string;
  /** How the search ended. */
  outcome: SearchOutcome;
  /** Parameters by name, where the method has any. */
  parameters?: Record<string, Scalar>;
  /** Why it stopped, where it did. */
  reason?: (Reason | null);
  /** What it proves. */
  proven: Proven;
  /** What it took. */
  stats: Stats;
  /** The number of solutions reported. */
  found: number;
  /** The counters; the first is the main count of the method. */
  counters: Counter[];
  /** The first solution with its figures, or why there is none, as `teka solve -o` writes it to a text file. */
  text: string;
  /** The reason in words, where it stopped. */
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

/** Where a search stands. */
export type SolveProgress = {
  /** Nodes visited so far. */
  nodes: number;
  /** States kept in memory. */
  stored: number;
  /** Values or placements tried, where they are counted separately; else 0. */
  tries: number;
  /** A proven lower bound on the number of moves; 0 if there is none. */
  at_least: number;
  /** The number of choices that lead to this position. */
  depth: (number | null);
  /** The time so far. */
  seconds: number;
  /** The fraction of the work that is done. */
  fraction: (number | null);
  /** A remark in words. */
  note: (string | null);
  /** The cost of the best candidate so far. */
  cost: (number | null);
  /** Whether the search is paused. */
  paused: boolean;
  /** The counters; the first is the main count of the method. */
  counters: Counter[];
  /** What there is to see, press and drag. */
  scene: Scene;
  /** The drawing of the scene, in the units of its areas. */
  svg: string;
};

/** Solves a puzzle. */
export type SolveRequest = {
  /** A saved game, as every state holds it, or a puzzle in any format. */
  game: string;
  /** Whether to ignore minor inconsistencies in the puzzle. A saved game remembers that its puzzle was read leniently. */
  lenient?: (boolean | null);
  /** The algorithm; if it is missing, the one that suits the puzzle. */
  method?: (string | null);
  /** Parameters by name, such as `{"seed": 5}`. */
  parameters?: (Record<string, Scalar> | null);
  /** Seconds, at most the server's limit. */
  time_limit?: (number | null);
  /** Nodes, at most the server's limit. */
  node_limit?: (number | null);
  /** The colours of drawings; light by default. */
  theme?: (Theme | null);
  /** Whether parts of a drawing are placed below each other, for narrow windows. */
  narrow?: (boolean | null);
  /** The most solutions; one if it is missing. */
  limit?: (number | null);
  /** Nodes between two progress events; full speed if it is missing. */
  nodes_per_event?: (number | null);
  /** The pause after each progress event, in milliseconds. */
  pause_ms?: (number | null);
  /** Whether the search is paused. */
  paused?: (boolean | null);
  /** A unique id, by which `control` changes the speed of the search or stops it. */
  run_id?: (string | null);
  /** The language of the reply. */
  lang?: (Language | null);
};

/** One square of the board. */
export type Square = {
  /** Its name, such as r3c5. */
  cell: string;
  /** Its row, from 0. */
  row: number;
  /** Its column, from 0. */
  column: number;
  /** Where it is in the drawing. */
  area: Area;
  /** The square in words, for screen readers; null in pictures of a running search. */
  label: (string | null);
  /** Squares of different groups have a bold line between them. */
  group: number;
  /** What its ground is. */
  ground: Ground;
  /** The number of its region, for its colour. */
  region: (number | null);
  /** The letter of its region. */
  letter: (string | null);
  /** What stands in its middle. */
  symbol: (Symbol | null);
  /** A short text in its top left corner. */
  corner: (string | null);
  /** Small numbers noted by the player. */
  notes: number[];
  /** The character that stands for it in plain text. */
  glyph: string;
};

/** The statistics of a run. */
export type Stats = {
  /** Nodes visited: the main count of the method. */
  nodes: number;
  /** States kept in memory. */
  stored: number;
  /** The time it took. */
  seconds: number;
  [name: string]: any;
};

/** Whether a position is solved, and its mistakes. */
export type StatusReply = {
  outcome: Judgement;
  mistakes: MistakeInWords[];
};

/** Work that a limit ended. */
export type Stopped = {
  outcome: StoppedOutcome;
  reason: Reason;
  /** The reason in words. */
  message: string;
};

/** The outcome of work that a limit ended. */
export type StoppedOutcome = "stopped";

/** What stands in the middle of a square. */
export type Symbol = {
  /** Its shape. */
  shape: SymbolShape;
  /** The text of a symbol of the shape `text`. */
  text: (string | null);
  /** Where it comes from. */
  origin: Origin;
};

/** The shape of a symbol. */
export type SymbolShape = ("crown" | "cross" | "text");

/** Part of a sentence, with the cells it mentions. */
export type TextPart = {
  text: string;
  cells: string[];
};

export type Theme = ("light" | "dark" | "color-blind" | "print");

/** A whole number; text if it is 2^64 or larger. */
export type WholeNumber = (number | string);

/** The texts of the page. */
export type WordsReply = {
  /** The language. */
  lang: string;
  /** Texts by message id. */
  words: Record<string, string>;
};

/** The request and the reply, or the events, of each endpoint. */
export interface Endpoints {
  /** Returns the families of puzzles: methods, parameters, formats, grades, samples. */
  families: { request: null; reply: FamiliesReply };
  /** Returns the texts of the page in a language. */
  words: { request: null; reply: WordsReply };
  /** Returns the limits, and how busy the server is. */
  limits: { request: null; reply: LimitsReply };
  /** Opens a puzzle in any format, or a saved game. */
  open: { request: OpenRequest; reply: OpenReply };
  /** Does something in a game: an input, a move, undo, redo, reset, go. */
  play: { request: PlayRequest; reply: PlayReply };
  /** Generates a puzzle; the same seed gives the same puzzle. */
  generate: { request: GenerateRequest; reply: GenerateReply };
  /** Draws the position, or with gif the whole game, as a file. */
  draw: { request: DrawRequest; reply: null };
  /** Writes the puzzle in another format of its family. */
  convert: { request: ConvertRequest; reply: ConvertReply };
  /** Undoes moves until the position can be solved. */
  rewind: { request: RewindRequest; reply: RewindReply };
  /** Returns the figures of a shortest path from the start of the puzzle. */
  shortest: { request: ShortestRequest; reply: ShortestReply };
  /** Returns the next thing to do: where to look, the rule and the reason, the moves. */
  hint: { request: HintRequest; reply: HintReply };
  /** Checks a position or an answer: whether it is right, and which rules it breaks. */
  check: { request: CheckRequest; reply: CheckReply };
  /** Returns every step from the start of the puzzle as far as the rules lead. */
  explain: { request: ExplainRequest; reply: ExplainReply };
  /** Solves a puzzle; reports each solution as soon as it is found. */
  solve: { request: SolveRequest; reply: SolveEvent };
  /** Changes the speed of a running search, pauses it, steps it or stops it. */
  control: { request: ControlRequest; reply: ControlReply };
  /** Counts solutions. */
  count: { request: CountRequest; reply: CountEvent };
  /** Compares methods on one puzzle; reports each run as soon as it has ended. */
  compare: { request: CompareRequest; reply: CompareEvent };
}
