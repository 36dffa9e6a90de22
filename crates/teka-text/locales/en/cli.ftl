# Words of the command line, in English.

## Headings

heading-verbs = Verbs
heading-usage = Usage
heading-options = Options
heading-arguments = Arguments
heading-examples = Examples

## Help: verbs

help-teka = Solve, check, explain, generate, draw and compare grid puzzles.
help-solve = Solve puzzles
help-count = Count the solutions of puzzles
help-merge = Add up the JSON of counted shares
help-check = Check an answer: which rule it breaks, and where
help-hint = Give the next deduction
help-explain = Explain every step to the solution, and grade the puzzle
help-survey = Look at everything that can follow from a position: how far it is, what each move costs
help-generate = Make new puzzles, each proven to have one solution, or a shortest way as long as was asked
help-hunt = Look for hard puzzles until stopped, and keep the hardest
help-draw = Draw a puzzle or its solution
help-convert = Write puzzles in another format
help-compare = Compare methods and their parameters on the same puzzles
help-methods = List the algorithms, their promises and parameters
help-serve = Serve the page and the HTTP API
help-addr = Where to listen; a port alone is one of this machine
help-open = Open the page in a browser
help-completions = Print completions for a shell
help-man = Print the manual page

## Help: options

help-help = Show this help
help-version = Show the version
help-lang = Language of everything people read (default: from the locale)
help-color = Colours on standard output (auto unless said; NO_COLOR and CLICOLOR are obeyed)
help-quiet = Print results and errors only
help-verbose = Say more about how each result came about
help-puzzle = Kind of puzzle (default: found from the text)
help-lenient = Read past contradictions in a puzzle that leave no doubt what is meant
help-files = Files with puzzles; - or none is standard input
help-one-file = File with one puzzle; - or none is standard input
help-merge-files = Files with the JSON of counted shares; - or none is standard input
help-file = File with one puzzle; - is standard input
help-answer = File with the answer; - is standard input
help-all = List all solutions
help-compare-all = Let each method look for all solutions, not just the first
help-solve-limit = List at most N solutions
help-count-limit = Stop after N solutions
help-part = Count only share I of N of the work, I from 1 to N
help-resume = Note in FILE what is counted, and go on from there the next time (one puzzle)
help-method = Algorithm (see `teka methods`)
help-compare-method = Algorithms, separated by commas (default: all)
help-set = Set a parameter of the algorithm or generator; may be repeated
help-survey-set = Set a parameter of the survey; may be repeated
help-generate-set = Set a parameter of the generator (`teka methods PUZZLE` lists them); may be repeated
help-compare-set = Set a parameter to one or more values, separated by commas; may be repeated
help-seed = Seed of everything random: the same seed gives the same result
help-threads = Number of threads (default: one a core)
help-time-limit = Stop after this time for each puzzle, such as 10s, 500ms or 2m
help-node-limit = Stop after this many nodes for each puzzle, such as 5000 or 5M
help-memory-limit = Stop before tables take more than this, such as 2G (default: 4G)
help-watch = Redraw the search in the terminal as it goes; --time-limit counts the search alone, not the pauses for showing it
help-strip = Draw every position of the solution side by side (.svg .png)
help-bare = Write only the board or the steps to FILE, without time, method or counts (.txt)
help-json = Print one JSON object a line for each puzzle
help-output = Write to FILE, whole or not at all; its ending (.txt .json .svg .png .gif …) says what it holds
help-theme = How pictures look
help-rung = How much to tell: where to look, which rule, or the move too
help-after = Moves made so far, separated by spaces
help-boards = Show the board before each step
help-step = Show or draw only step K
help-family = Kind of puzzle
help-methods-family = Kind of puzzle (default: all)
help-size = Size of the puzzle
help-grade = How hard it is to be
help-generate-count = Number of puzzles
help-hunt-time = Stop the hunt after this time (30s, 10m, 8h); the same command goes on later
help-hunt-count = How many seeds to try (default: until it is stopped)
help-keep = How many puzzles to keep
help-hunt-output = Write the puzzles to FILE and what the hunt knows to FILE.hunt; a hunt that is there already goes on
help-to = Format to write
help-solved = Draw the solution
help-repeat = How often each method solves each puzzle; the quickest run counts
help-csv = Print every run as comma-separated values
help-shell = Shell
help-man-verb = Verb (default: the command itself)

## Words before messages

error = error
warning = warning
help = help
lenient-remedy = With --lenient, { $what }.
lenient-plan = With lenient = true in the plan, { $what }.
lenient-guided = If you ignore this, { $what }.

## Inputs and outputs

file-missing = { $path }: there is no such file
file-directory = { $path } is a directory; name a file in it
file-no-folder = { $path }: there is no such folder
file-denied = { $path }: the system does not permit it
file-too-large = { $path } is larger than 256 MB
file-other = { $path }: { $what }
not-text = this is not text
not-text-help = puzzles are read from text files in UTF-8
unknown-family = this looks like no kind of puzzle known here
unknown-family-help = name the kind with --puzzle to see what is wrong with it; known are { $known }
one-puzzle-wanted = { $name } holds { $count } puzzles; this needs a file with exactly one
one-file-wanted = this takes one file, not { $count }
stdin-twice = the puzzle and the answer cannot both come from standard input
output-is-input = { $name } is an input, and the output would replace it. Choose another name with -o.
bad-ending = "{ $name }" has an ending that makes no sense here; use one of { $known }
cannot-draw = the picture could not be made: { $what }
written = Wrote { $path }.
nothing-to-draw = There is no solution to draw; { $path } was not written.
not-written = There is nothing to write; { $path } was left alone.

## Options that make no sense

unknown-method = "{ $name }" is no method for { $family }; there are { $known }
unknown-format = "{ $name }" is no format for { $family }; there are { $known }
named = { $name }: { $what }
unknown-verb = "{ $verb }" is no verb
bad-setting = "{ $text }" should have the form KEY=VALUE
bad-limit = { $option } does not understand "{ $text }"; write for example 10s for a time, 5M for a number, 2G for memory
bad-part = "{ $text }" should have the form I/N, with I from 1 to N and N at most { $most }
seed-unused = { $method } uses no randomness; --seed changes nothing.
setting-unused = { $method } has no parameter { $name }; setting it changes nothing.
no-generator = { $family } has no generator: open a puzzle instead
method-only-counts = { $name } counts solutions without listing them; here use one of { $known }
only-one-puzzle = --resume is for one puzzle, and there are { $count }
no-threads = threads could not be started: { $what }
methods-generator = generate { $family } — new puzzles

## Solving

no-solution = No solution!
only-solution = This is the only solution.
more-solutions = There are other solutions.
list-all = Use --all to list every solution.
all-solutions = { $count ->
    [one] That is the one solution there is.
   *[other] These are all { $count } solutions.
}
search-time = Search time: { $time } ({ $method })
proven-unsolvable = A check without a search shows that there is no solution: { $why }
proven-at-least = Proven so far: every solution takes at least { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
shortest-proven = Proven: no other way has fewer moves.
shortest-unproven = Not proven to be the shortest way.
search-stopped = Stopped: { $reason }{ $found ->
    [0] {""}
    [one] ; one solution found so far
   *[other] ; { $found } solutions found so far
}.
stopped = { $name }: stopped: { $reason }{ $found ->
    [0] {""}
    [one] ; one solution found so far
   *[other] ; { $found } solutions found so far
}
detail-default = Parameter { $name }: { $value } (default)
detail-parameter = Parameter { $name }: { $value } (default: { $default })
detail-no-parameters = { $method } has no parameters.
detail-bound = Proven lower bound: every solution takes at least { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
detail-memory = Peak memory used by tables: { $size }
detail-speed = { $counted } per second: { $rate }
precheck-passed = Precheck for { $what }: none found.
precheck-failed = Precheck for { $what }: { $why }
precheck-stopped = Precheck for { $what }: not finished within one second.
watching = { $counted }: { $nodes }, { $time }
watch-needs-terminal = --watch needs a terminal on standard error; solving unwatched.
progress = { $done }/{ $puzzles } puzzles. { $counted }: { $nodes } ({ $rate }/s)
left-seconds = about { $seconds } s left
left-minutes = about { $minutes } min left
left-hours = about { $hours } h left
batch-rate = { $puzzles } puzzles in { $time }: { $rate } a second.

## Counting

at-least = at least
count-stopped = { $name }: stopped: { $reason }
count-too-large = more than can be told
resume-another = { $path } belongs to a count of another puzzle, by another method or cut otherwise. Name another file with --resume, or remove it to begin anew.
resume-damaged = { $path } is no file of a count, or it is damaged. Name another file with --resume, or remove it to begin anew.
resume-noted = What was counted is noted in { $path }; the same command goes on from there.
merged = { $name }: { $count }
merge-line = line { $line }: { $what }
merge-not-json = this is not JSON
merge-not-a-count = this is no result of "count --json"
merge-not-a-share = this is no share; count with --part I/N
merge-not-exact = this share was not counted to its end
merge-other-cut = this is a share of { $of }, but others are of { $before }
merge-double = share { $part } is there twice
merge-missing = { $name }: missing shares { $parts }
merge-too-many = there are more solutions than can be counted
merge-nothing = there are no shares to add up

## Checking

correct = Correct.
unfinished = Not finished. { $missing }
wrong = Wrong:
has-solution = The puzzle has a solution.

## Hints and explanations

hint-solved = It is solved: there is nothing left to do.
hint-last-cost = { $cost ->
    [one] The last move made the way one move longer.
   *[other] The last move made the way { $cost } moves longer.
}
survey-nothing = There is nothing to survey in { $family }.
hint-go-back = { $count ->
    [0] There is no solution from here.
    [one] There is no solution from here: take back the last move.
   *[other] There is no solution from here: take back the last { $count } moves.
}
hint-where = Look at { $places }.
hint-moves = Move: { $moves }
hint-move-only = No rule known here helps, but this move is right: { $action }
explained = Solved in { $steps ->
    [one] one step
   *[other] { $steps } steps
}. Grade: { $grade }.
explain-several = There are several solutions, so no rule can decide between them; this is as far as the rules lead.
explain-stuck = { $steps ->
    [0] No rule known here finds a first step.
   *[other] After { $steps } steps no rule known here finds another.
}
no-such-step = there is no step { $number }; the explanation has { $steps }

## Generating and drawing

generate-stopped = No puzzle was made: { $reason }.
bare-ending = --bare needs -o with a name that ends in .txt.
strip-ending = --strip needs -o with a name that ends in .svg or .png.
hunt-damaged = { $path } is damaged: it is no state of a hunt. Remove it to begin anew.
hunt-foreign = { $path } is there already and belongs to no hunt. Name another file with -o, or remove it.
hunt-limited = Seeds stopped by a limit: { $stopped }.
hunt-goes-on = The hunt goes on with seed { $next }; seeds tried so far: { $tried }.
hunt-another = { $path } belongs to a hunt for other puzzles. Name another file with -o, or remove it to begin anew.
hunt-found = seed { $seed }: { $grade }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
hunt-too-short = There was not even time for one seed. Give it a minute, or hours.
hunt-done = Seeds tried: { $tried }; puzzles kept in { $path }: { $kept }. The same command goes on from here.
generate-gave-up = No puzzle was made: none of the kind asked for was found. Try another seed, or ask for less.
generate-cut-short = Stopped after { $made ->
    [one] one puzzle
   *[other] { $made } puzzles
}: { $reason }.
seed-used = The seed was { $seed }.
one-picture = a picture holds one puzzle, not { $count }; leave out --count or write text
draw-stopped = The solution was not found: { $reason }.

## Comparing

compare-nothing = there is no puzzle in the input
compare-mixed = all puzzles must be of one kind, but there are { $first } and { $other }
compare-unknown-setting = no method compared here has a parameter "{ $name }"
compare-contradiction = { $name }: the methods contradict each other; this is a fault in Teka
table-method = method
table-solved = answered
table-stopped = stopped
table-total = total
table-median = median
table-worst = worst
table-count = count
table-counted = unit
table-stored = stored
table-overestimates = over-estimates
table-never = never
compare-overestimates = over-estimates: positions, of those measured, whose moves left are taken for more than they are. Where there are any, an answer need not be the shortest.
compare-shared = All of them: { $settings }
table-ratio = ratio
chart-title = { $puzzles ->
    [one] Time for one puzzle
   *[other] Time for { $puzzles } puzzles
}
chart-axis = time, logarithmic

## The guided dialogue

dialogue-welcome = Teka solves grid puzzles. Press Enter to accept the value in brackets.
dialogue-file = Puzzle file (Enter to quit):
dialogue-kind = Kind of puzzle ({ $known }; Enter for another file):
dialogue-bad-kind = "{ $text }" is not one of { $known }.
dialogue-which = The file contains { $count } puzzles. Puzzle number [1]:
dialogue-bad-number = Type a number from 1 to { $most }.
dialogue-lenient = Ignore minor inconsistencies? (yes/no) [no]:
dialogue-methods = Algorithms:
dialogue-method = Algorithm, by number or name [1]:
dialogue-bad-method = "{ $text }" is not in the list. Type a number from 1 to { $most }, or a name.
dialogue-parameters = Parameters of { $method }:
dialogue-parameter = { $label } ({ $values }) [{ $default }]:
dialogue-range = { $min } to { $max }
dialogue-rate = 0 to 100 %, such as 10, 10% or 0.1
dialogue-live = Show the search live? (yes/no) [no]:
dialogue-yes-or-no = Type yes or no.
dialogue-pieces = Pieces:
dialogue-solving = Solving… Press Ctrl-C to stop the search.
dialogue-save = Save the result? (yes/no, or a file name) [no]:
dialogue-save-more = Save another file? (yes/no, or a file name) [no]:
dialogue-save-name = File name ({ $known }) [{ $default }]:
dialogue-solution-name = { $stem }-solution
dialogue-overwrite = { $name } already exists. Replace it? (yes/no) [no]:

## What the parser of the command line finds

usage = { $what }; see --help
help-default = default: { $value }
usage-unknown-argument = there is no option or argument { $argument } here
usage-not-a-choice = { $argument } cannot be "{ $value }", only { $known }
usage-bad-value = { $argument } cannot be "{ $value }"
usage-no-value = { $argument } needs a value
usage-missing = missing: { $arguments }
usage-conflict = { $argument } cannot go with { $other }
usage-other = { $what }
