// Requests and replies of the API.

export type Scalar = number | string;
export interface TextPart { text: string; cells: string[] }
export interface Area { x: number; y: number; width: number; height: number }
export interface Symbol { shape: "queen" | "cross" | "text"; text: string | null; hand: string }
export interface Square {
  cell: string; row: number; column: number; area: Area; label: string | null; group: number; ground: string;
  region: number | null; letter: string | null; symbol: Symbol | null; corner: string | null; notes: number[]; glyph: string;
}
export type Drag = { axis: "free" } | { axis: "row"; back: number; ahead: number } | { axis: "column"; back: number; ahead: number };
export interface Body {
  place: string; index: number; letter: string; cells: string[]; primary: boolean; moved: boolean; drag: Drag; area: Area | null;
}
export interface Highlight { cell: string; role: "reason" | "conclusion" | "mistake" | "cursor" }
export interface Ball { cell: string; at: [number, number, number] }
export interface Solid {
  area: Area; origin: [number, number]; diameter: number; turn: number; rise: number;
  low: [number, number, number]; high: [number, number, number];
}
export interface Scene {
  rows: number; columns: number; cell: number; view: Area; squares: Square[]; bodies: Body[]; tray: Body[];
  lights: Highlight[]; arrows: { from: string; to: string }[]; balls: Ball[]; solid: Solid | null; exit: { side: string; line: number } | null;
}
export interface Picture { scene: Scene; svg: string }
export interface KeyReply { key: string; label: string; on: boolean | null }
export interface MistakeInWords { code: string; message: string; places: string[]; parts?: TextPart[] }
export interface StatusReply { outcome: "solved" | "open" | "broken"; mistakes: MistakeInWords[] }
export interface State extends Picture {
  puzzle: string; game: string; ui: string; made: number; undone: number; status: StatusReply;
  figures: Record<string, number>; keys: KeyReply[]; aids: KeyReply[];
}
export interface Diagnostic {
  line: number | null; column: number | null; length: number | null; code: string; message: string;
  label: string | null; help: string | null; lenient: string | null;
}
export interface EntryReply { name: string | null; line: number }
export interface OpenReply extends State { name: string | null; warnings: Diagnostic[]; entries: EntryReply[] }
export interface Stopped { outcome: "stopped"; reason: string; message: string }
export interface PlayReply extends State { changed: boolean; refused: string | null }
export interface Rewound extends State { astray: number | null }
export interface Generated extends State { seed: number }
export interface NamedText { name: string; about: string }
export interface Format { name: string; about: string; one_line: boolean }
export type LabelledParameter = { name: string; about: string; default: Scalar; label: string } & (
  { kind: "int"; min: number; max: number } | { kind: "percent"; min: number; max: number } | { kind: "choice"; options: string[] });
export interface FamilyMethod {
  puzzle: string; name: string; promise: string; about: string; params: LabelledParameter[]; promise_about: string; counts_only: boolean;
}
export interface Sample { name: string | null; text: string }
export interface Family {
  id: string; title: string; goal: string; hands: string; answer: "position" | "way"; formats: Format[]; methods: FamilyMethod[];
  generator: LabelledParameter[]; grades: NamedText[]; figures: NamedText[]; samples: Sample[];
}
export interface Counter { name: string; label: string; value: number }
export interface HintStep extends Picture { rule: string; rule_name: string; grade: string; message: string; parts: TextPart[]; where: Picture }
export type HintReply = { last_cost?: number | null } & (
  { hint: "solved"; message: string } | { hint: "broken"; message: string } | { hint: "go-back"; message: string; count: number } |
  { hint: "unsolvable"; message: string; step: HintStep | null } | { hint: "step"; message: string; step: HintStep; moves: string[] } |
  { hint: "move"; message: string; moves: string[] } | { hint: "stopped"; message: string; reason: string });
export interface ExplainedStep extends Partial<Picture> { rule: string; rule_name: string; grade: string; message: string; parts: TextPart[] }
export interface Explained { outcome: "solved" | "stuck" | "unsolvable"; grade: string | null; steps: ExplainedStep[]; grade_name: string | null; last: Picture }
export interface SolveProgress extends Picture {
  nodes: number; depth: number | null; seconds: number; share: number | null; note: string | null; cost: number | null; paused: boolean; counters: Counter[];
}
export interface Solution { number: number; game: string; moves: string[] }
export interface SolveDone {
  method: string; outcome: "solved" | "unsolvable" | "stopped"; parameters?: Record<string, Scalar>; reason?: string;
  proven: { complete: boolean; shortest: boolean | null }; stats: { nodes: number; seconds: number }; found: number; counters: Counter[]; text: string; message?: string;
}
export interface ErrorEvent { error: string; message: string }
export type SolveEvent = { event: "progress"; data: SolveProgress } | { event: "solution"; data: Solution } | { event: "done"; data: SolveDone } | { event: "error"; data: ErrorEvent };
export interface CompareProgress { entrant: number; nodes: number; seconds: number; share: number; counters: Counter[] }
export interface RunDone {
  entrant: number; method: string; parameters: Record<string, Scalar>; label: string; outcome: "solved" | "unsolvable" | "stopped"; reason: string | null;
  message?: string; promise: string; shortest: boolean | null; counters: Counter[]; nodes: number; stored: number; seconds: number;
}
export interface CompareDone { runs: number; contradiction: boolean }
export type CompareEvent = { event: "progress"; data: CompareProgress } | { event: "run"; data: RunDone } | { event: "done"; data: CompareDone } | { event: "error"; data: ErrorEvent };
export interface ErrorReply { error: string; message: string; errors: Diagnostic[] }
export type InputRequest = "act" | "act-other" | "clear" | { arrow: [number, number] } | { key: string } | { press: string } | { "press-other": string } |
  { drag: [string, string] } | { take: [string, string] };
export type Action = "undo" | "redo" | "reset" | "look" | { go: number } | { move: string } | { moves: string[] } | { input: InputRequest };
interface Look { lang?: string; theme?: string; tall?: boolean }
interface GameFields { game: string; lenient?: boolean }
export interface OpenRequest extends Look { text: string; family?: string | null; lenient?: boolean; entry?: number; quiet?: boolean }
export interface PlayRequest extends GameFields, Look { ui?: string; action: Action; quiet?: boolean }
export interface RewindRequest extends GameFields, Look { ui?: string; quiet?: boolean }
export interface GenerateRequest extends Look { family: string; set?: Record<string, Scalar>; seed: number }
export interface ConvertRequest extends GameFields { to: string }
export interface ConvertReply { text: string; format: string }
export interface DrawRequest extends GameFields { kind?: "svg" | "png" | "gif"; theme?: string }
export interface HintRequest extends GameFields, Look { ui?: string }
export interface CheckRequest extends GameFields, Look { ui?: string; answer?: string }
export interface CheckReply extends StatusReply, Picture {}
export interface ExplainRequest extends GameFields, Look { from?: number }
export interface ShortestRequest extends GameFields {}
export interface ShortestReply { figures: Record<string, number> | null }
export interface SpeedFields { pace?: number; pause?: number; paused?: boolean }
export interface ControlRequest extends SpeedFields { run: string; step?: boolean; stop?: boolean }
export interface ControlReply { run: string; paused: boolean }
export interface SolveRequest extends GameFields, Look, SpeedFields { method?: string | null; set?: Record<string, Scalar>; run?: string }
export interface CompareRequest extends GameFields { runs?: { method: string; set?: Record<string, Scalar> }[]; at_once?: number | null; run?: string }
export interface FamiliesReply { families: Family[]; themes: string[]; languages: string[] }
export interface WordsReply { lang: string; words: Record<string, string> }
