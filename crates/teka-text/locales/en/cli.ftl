# Texts of the command line, in English.

## Headings

heading-verbs = Commands
heading-usage = Usage
heading-options = Options
heading-arguments = Arguments
heading-examples = Examples

## Help: commands. Imperative, without a full stop.

help-teka = Solve, check, explain, generate and draw grid puzzles, and compare methods
help-solve = Solve puzzles
help-count = Count the solutions of puzzles
help-merge = Add up the parts of a count
help-check = Check an answer and report which rules it breaks
help-hint = Show the next deduction
help-explain = Explain every step of the solution and rate the difficulty
help-survey = Analyse a position: its solutions and the effect of each possible move
help-generate = Generate puzzles with a proven unique solution or a proven shortest solution
help-hunt = Search for hard puzzles and keep the hardest
help-draw = Draw a puzzle or its solution
help-convert = Convert puzzles to another format
help-compare = Compare methods and parameters on the same puzzles
help-methods = List the methods with their guarantees and parameters
help-serve = Serve the web page and the HTTP API
help-addr = Address to listen on; a port alone means 127.0.0.1
help-open = Open the page in a browser
help-completions = Print shell completions
help-man = Print the manual page

## Help: options. Imperative or a noun, without a full stop.

help-help = Print help
help-version = Print the version
help-lang = Language of the output (default: from the locale)
help-color = When to colour the output (default: auto; respects NO_COLOR and CLICOLOR)
help-quiet = Print only results and errors
help-verbose = Print details about each result
help-puzzle = Puzzle family (default: detected from the text)
help-lenient = Ignore minor inconsistencies in puzzles
help-files = Files with puzzles; reads standard input if omitted or -
help-one-file = File with one puzzle; reads standard input if omitted or -
help-merge-files = Files with the JSON output of `teka count --part`; reads standard input if omitted or -
help-file = File with one puzzle, or - for standard input
help-answer = File with the answer, or - for standard input
help-all = List all solutions
help-compare-all = Let each method find all solutions instead of one
help-solve-limit = List at most N solutions
help-count-limit = Stop after N solutions
help-part = Count only part I of N (I from 1 to N)
help-resume = Save progress to FILE and continue from it on the next run (one puzzle only)
help-method = Method to use (see `teka methods`)
help-compare-method = Methods to compare, separated by commas (default: all)
help-set = Set a parameter of the method; can be repeated
help-survey-set = Set a parameter of the survey; can be repeated
help-generate-set = Set a parameter of the generator (see `teka methods PUZZLE`); can be repeated
help-compare-set = Set a parameter to one or more values, separated by commas; can be repeated
help-seed = Seed for random choices; the same seed gives the same result
help-threads = Number of threads (default: one per core)
help-time-limit = Time limit per puzzle, such as 10s, 500ms or 2m
help-node-limit = Node limit per puzzle, such as 5000 or 5M
help-memory-limit = Memory limit for tables, such as 2G (default: 4G)
help-watch = Show the search live in the terminal; display pauses do not count towards --time-limit
help-strip = Draw every position of the solution side by side (.svg .png)
help-bare = Write only the board or the moves to FILE, without time, method and counts (.txt)
help-json = Print one JSON object per line
help-output = Write to FILE, atomically; the extension (.txt .json .svg .png .gif …) selects the format
help-theme = Theme for pictures
help-rung = How much to reveal: where to look, the rule or the move
help-after = Moves made so far, separated by spaces
help-boards = Show the board before each step
help-step = Show or draw only step K
help-family = Puzzle family
help-methods-family = Puzzle family (default: all)
help-size = Size of the puzzle
help-grade = Difficulty of the puzzle
help-generate-count = Number of puzzles to generate
help-hunt-time = Stop after this time, such as 30s, 10m or 8h; the same command continues the hunt later
help-hunt-count = Number of seeds to try (default: until stopped)
help-keep = Number of puzzles to keep
help-hunt-output = Write the puzzles to FILE and the progress to FILE.hunt; continues an existing hunt
help-to = Output format
help-solved = Draw the solution
help-repeat = Number of runs per method and puzzle; only the fastest counts
help-csv = Print every run as CSV
help-shell = Shell to print completions for
help-man-verb = Command to describe (default: teka itself)

## Words before messages

error = error
warning = warning
help = help
lenient-remedy = With --lenient, { $what }.
lenient-plan = With lenient = true in the plan, { $what }.
lenient-guided = If you ignore this, { $what }.

## Input and output. Errors start in lower case and have no full stop; notes are sentences.

file-missing = { $path }: file not found
file-directory = { $path } is a folder, not a file
file-no-folder = { $path }: folder not found
file-denied = { $path }: permission denied
file-too-large = { $path } is larger than 256 MB
file-other = { $path }: { $what }
not-text = the input is not UTF-8 text
not-text-help = Save the puzzle as a text file in UTF-8.
unknown-family = the puzzle family could not be detected
unknown-family-help = Use --puzzle with one of { $known } to see what is wrong.
one-puzzle-wanted = expected exactly 1 puzzle in { $name }, found { $count }
one-file-wanted = expected 1 file, found { $count }
stdin-twice = the puzzle and the answer cannot both come from standard input
output-is-input = the output would overwrite the input { $name }; choose another file with -o
bad-ending = the extension of "{ $name }" is not supported here; use one of { $known }
cannot-draw = the picture could not be drawn: { $what }
written = Wrote { $path }.
nothing-to-draw = There is nothing to draw; { $path } was not written.
not-written = There is nothing to write; { $path } was not changed.

## Invalid options

unknown-method = unknown method "{ $name }" for { $family }; available methods: { $known }
unknown-format = unknown format "{ $name }" for { $family }; available formats: { $known }
named = { $name }: { $what }
unknown-verb = unknown command "{ $verb }"
bad-setting = expected KEY=VALUE, found "{ $text }"
bad-limit = invalid value "{ $text }" for { $option }; write 10s for a time, 5M for a number or 2G for memory
bad-part = expected I/N with I from 1 to N and N at most { $most }, found "{ $text }"
seed-unused = { $method } makes no random choices, so --seed has no effect.
setting-unused = { $method } has no parameter { $name }, so setting it has no effect.
no-generator = there is no generator for { $family }; open an existing puzzle instead
method-only-counts = { $name } counts solutions without listing them; use one of { $known } here
only-one-puzzle = --resume needs exactly 1 puzzle, found { $count }
no-threads = the threads could not be started: { $what }
methods-generator = generate { $family } — generates new puzzles

## Solving

no-solution = No solution!
only-solution = This is the only solution.
more-solutions = There are other solutions.
list-all = Use --all to list every solution.
all-solutions = { $count ->
    [one] This is the only solution.
   *[other] These are all { $count } solutions.
}
search-time = Search time: { $time } ({ $method })
proven-unsolvable = The precheck proves that there is no solution: { $why }
proven-at-least = Proven so far: every solution takes at least { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
shortest-proven = Proven: there is no shorter solution.
shortest-unproven = There may be a shorter solution.
search-stopped = Stopped: { $reason }{ $found ->
    [0] {""}
    [one] ; 1 solution found so far
   *[other] ; { $found } solutions found so far
}.
stopped = { $name }: stopped: { $reason }{ $found ->
    [0] {""}
    [one] ; 1 solution found so far
   *[other] ; { $found } solutions found so far
}
detail-default = Parameter { $name }: { $value } (default)
detail-parameter = Parameter { $name }: { $value } (default: { $default })
detail-no-parameters = { $method } has no parameters.
detail-bound = Proven lower bound: every solution takes at least { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
detail-memory = Peak memory of the tables: { $size }
detail-speed = { $counted } per second: { $rate }
precheck-passed = Precheck (looks for { $what }): passed.
precheck-failed = Precheck (looks for { $what }): failed. { $why }
precheck-stopped = Precheck (looks for { $what }): not finished within 1 second.
watching = { $counted }: { $nodes }, { $time }
watch-needs-terminal = --watch needs a terminal on standard error, so the search is not shown.
progress = { $done }/{ $puzzles } puzzles. { $counted }: { $nodes } ({ $rate }/s)
left-seconds = about { $seconds } s left
left-minutes = about { $minutes } min left
left-hours = about { $hours } h left
batch-rate = { $puzzles } puzzles in { $time }: { $rate } per second.

## Counting

at-least = at least
count-stopped = { $name }: stopped: { $reason }
count-too-large = too large to show
resume-another = { $path } belongs to a different count (another puzzle, method or part); choose another file with --resume, or delete this one to start again
resume-damaged = { $path } is damaged or does not belong to a count; choose another file with --resume, or delete this one to start again
resume-noted = Progress is saved in { $path }. Run the same command again to continue.
merged = { $name }: { $count }
merge-line = line { $line }: { $what }
merge-not-json = this is not valid JSON
merge-not-a-count = this is not a result of `teka count --json`
merge-not-a-share = this is a whole count, not a part; count with --part I/N
merge-not-exact = the count of this part is incomplete; count it again without a limit
merge-other-cut = this count was split into { $of } parts, but the count on earlier lines was split into { $before }
merge-double = part { $part } appears twice
merge-missing = { $name }: missing parts: { $parts }
merge-too-many = the sum is too large
merge-nothing = there are no parts to add up

## Checking

correct = Correct.
unfinished = Not finished. { $missing }
wrong = Wrong:
has-solution = The puzzle has a solution.

## Hints and explanations

hint-solved = The puzzle is already solved.
hint-last-cost = { $cost ->
    [one] Your last move added 1 move.
   *[other] Your last move added { $cost } moves.
}
survey-nothing = { $family } puzzles cannot be surveyed; see the examples in `teka survey --help`
hint-go-back = { $count ->
    [0] There is no solution from this position.
    [one] There is no solution from this position. Undo the last move.
   *[other] There is no solution from this position. Undo the last { $count } moves.
}
hint-where = Look at { $places }.
hint-where-many = Look at the highlighted cells.
hint-where-all = Look at the whole board.
hint-no-rule = No rule applies here. A search found a move that leads to a solution.
hint-moves = Move: { $moves }
hint-move-only = No rule applies here, but this move is correct: { $action }
explained = Solved in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}. Difficulty: { $grade }.
explain-several = The puzzle has several solutions, and no rule can decide between them. The explanation ends here.
explain-stuck = { $steps ->
    [0] No rule finds a first step.
    [one] No rule finds another step after step 1.
   *[other] No rule finds another step after step { $steps }.
}
no-such-step = there is no step { $number }; the explanation has { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

## Generating and drawing

generate-stopped = No puzzle was generated: { $reason }.
bare-ending = --bare needs -o with a file name that ends in .txt
strip-ending = --strip needs -o with a file name that ends in .svg or .png
hunt-damaged = { $path } is damaged; choose another file with -o, or delete { $path } and the puzzle file to start a new hunt
hunt-foreign = { $path } already exists and does not belong to a hunt; choose another file with -o, or delete this one
hunt-limited = Seeds stopped by a limit: { $stopped }.
hunt-goes-on = Continuing with seed { $next }. Seeds tried so far: { $tried }.
hunt-another = { $path } belongs to a hunt with other settings; choose another file with -o, or delete { $path } and the puzzle file to start a new hunt
hunt-found = seed { $seed }: { $grade }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
hunt-too-short = The hunt stopped before it finished a single seed. Allow at least a minute.
hunt-done = Seeds tried: { $tried }. Puzzles in { $path }: { $kept }. Run the same command again to continue.
generate-gave-up = No puzzle was generated: none matched your settings. Try another seed or other settings.
generate-cut-short = Stopped after { $made ->
    [one] 1 puzzle
   *[other] { $made } puzzles
}: { $reason }.
seed-used = Seed: { $seed }
one-picture = a picture shows 1 puzzle, not { $count }; remove --count or write a text file
draw-stopped = No solution was found: { $reason }.

## Comparing

compare-nothing = the input contains no puzzles
compare-mixed = all puzzles must be of one family, but the input has { $first } and { $other }
compare-unknown-setting = none of the compared methods has a parameter "{ $name }"; available parameters: { $known }
compare-contradiction = { $name }: the methods contradict each other, which is a bug in Teka; please report it
table-method = method
table-solved = answered
table-stopped = stopped
table-total = total
table-median = median
table-worst = worst
table-count = count
table-counted = unit
table-stored = stored
table-overestimates = overestimates
table-never = never
compare-overestimates = overestimates: how often the heuristic exceeded the true distance in the measured positions. If it ever does, the answer may not be the shortest.
compare-shared = Same for all methods: { $settings }
table-ratio = ratio
chart-title = { $puzzles ->
    [one] Time for 1 puzzle
   *[other] Time for { $puzzles } puzzles
}
chart-axis = time (logarithmic)

## The guided dialogue

dialogue-welcome = Teka solves grid puzzles. Press Enter to accept the value in brackets.
dialogue-file = Puzzle file (Enter to quit):
dialogue-kind = Puzzle family ({ $known }; Enter for another file):
dialogue-bad-kind = "{ $text }" is not one of { $known }.
dialogue-which = The file contains { $count } puzzles. Puzzle number [1]:
dialogue-bad-number = Enter a number from 1 to { $most }.
dialogue-lenient = Ignore minor inconsistencies? (yes/no) [no]:
dialogue-methods = Methods:
dialogue-method = Method, by number or name [1]:
dialogue-bad-method = "{ $text }" is not in the list. Enter a number from 1 to { $most }, or a name.
dialogue-parameters = Parameters of { $method }:
dialogue-parameter = { $label } ({ $values }) [{ $default }]:
dialogue-range = { $min } to { $max }
dialogue-rate = 0 to 100%, such as 10, 10% or 0.1
dialogue-live = Show the search live? (yes/no) [no]:
dialogue-yes-or-no = Enter yes or no.
dialogue-pieces = Pieces:
dialogue-solving = Solving… Press Ctrl-C to stop.
dialogue-save = Save the result? (yes/no, or a file name) [no]:
dialogue-save-more = Save another file? (yes/no, or a file name) [no]:
dialogue-save-name = File name ({ $known }) [{ $default }]:
dialogue-solution-name = { $stem }-solution
dialogue-overwrite = { $name } already exists. Replace it? (yes/no) [no]:

## Errors in the arguments of the command

usage = { $what }; see --help
help-default = default: { $value }
usage-unknown-argument = unexpected argument { $argument }
usage-not-a-choice = invalid value "{ $value }" for { $argument }; use one of { $known }
usage-bad-value = invalid value "{ $value }" for { $argument }: it must be a whole number in the allowed range
usage-no-value = { $argument } needs a value
usage-missing = missing arguments: { $arguments }
usage-conflict = { $argument } cannot be used with { $other }
usage-other = { $what }
