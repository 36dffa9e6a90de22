# Texts shared by all puzzle families, in English.

## Places. Names and numbers arrive as a list: "1 and 2", "A, B and C".

list-two = { $first } and { $last }
list-more = { $rest } and { $last }
place-cells = { $count ->
    [one] cell { $names }
   *[other] cells { $names }
}
place-rows = { $count ->
    [one] row { $names }
   *[other] rows { $names }
}
place-columns = { $count ->
    [one] column { $names }
   *[other] columns { $names }
}
place-regions = { $count ->
    [one] region { $names }
   *[other] regions { $names }
}
place-pieces = { $count ->
    [one] piece { $names }
   *[other] pieces { $names }
}
place-vehicles = { $count ->
    [one] vehicle { $names }
   *[other] vehicles { $names }
}
# "row 3, column 5": cells in one row or column.
place-layer = layer { $layer }, { $cells }
place-crossing = { $line }, { $across }

## Parameters. These follow "error: ", so they start in lower case and have no full stop.

param-none = unknown parameter "{ $name }"; there are no parameters here
param-unknown = unknown parameter "{ $name }"; available parameters: { $known }
param-not-a-number = { $name } must be a whole number, not "{ $text }"
param-out-of-range = { $name } must be between { $min } and { $max }, not { $number }
param-not-a-rate = { $name } must be a whole percentage, such as 10, 10% or 0.1, not "{ $text }"
param-read-as = { $name }: { $text } is read as { $percent }%
param-not-a-choice = { $name } must be one of { $options }, not "{ $text }"

## Saved games

bad-game = this saved game is incomplete or belongs to another puzzle family; copy or save the whole game again

## Why a search stopped before it had an answer. These follow "Stopped: " and similar words.

stop-time-limit = the time limit was reached
stop-node-limit = the node limit was reached
stop-memory-limit = the memory limit was reached
stop-cancelled = the run was cancelled
stop-gave-up = the method gave up, which does not prove that there is no solution
stop-fault = the method returned a wrong answer: this is a bug in Teka; please report it

## What a method guarantees

promise-shortest = finds a shortest solution
promise-shortest-unless = finds a shortest solution unless its heuristic overestimates
promise-complete = finds every solution
promise-counts = counts the solutions without listing them
promise-best-effort = may give up without finding a solution
promise-any-solution = finds a solution, but not always a shortest one

## The main counter of a method, and the other counters of a run

counted-cases = Cases examined
counted-attempts = Attempts
counted-chromosomes = Chromosomes evaluated
counted-nodes = Nodes visited
counter-stored = States stored
counter-tries = Placements tried
counter-at-least = Lower bound (moves)
counter-filled = Cells filled by rules
counter-generations = Generations
counter-best-fitness = Best fitness
counter-restarts = Restarts

## Progress of a genetic algorithm. The fitness is one of the messages whose ids end in "-cost",
## "-valid" or similar.

genetic-watch = generation { $generation }, best: { $fitness }
genetic-cost = cost { $cost }

## The line beside the board of a running search

search-watch = depth { $depth }, frontier size { $frontier }
search-watch-near = states near the path: { $states }
search-watch-best = cost so far { $cost }, estimated cost to go { $estimate }, frontier size { $frontier }
search-watch-bound = depth { $depth }, bound { $bound }
search-watch-both = depth { $forward } from the start and { $backward } from the goal, frontier size { $frontier }

## The Rust library. Errors start in lower case and have no full stop.

library-at = line { $line }, column { $column }: { $what }
library-lenient = With `Reader::lenient`, { $what }.
library-undetected-help = Pass one of { $known } to `Reader::family` to see what is wrong.
library-several = expected 1 puzzle, found { $count }
library-several-help = Use `read_all` to read all of them.
library-another-family = expected a { $wanted } puzzle, found a { $found } puzzle
library-unknown-family = unknown puzzle family "{ $name }"; available families: { $known }
library-unknown-language = unknown language "{ $name }"; available languages: { $known }
library-unsolvable = the puzzle has no solution
library-step = { $rule }. { $reason }
library-no-generator = this puzzle family has no generator

## Reading texts. These follow "error: ", so they start in lower case and have no full stop.

format-unknown = unknown format "{ $format }"; available formats: { $known }
list-unclosed = this bracket or quotation mark is never closed
list-unexpected = unexpected "{ $sign }" in a list
json-unclosed = this bracket, quotation mark or comment is never closed
json-unclosed-help = Add the missing bracket or quotation mark, or */ at the end of a comment.
json-incomplete = the JSON ends too early
json-unexpected = unexpected "{ $text }" in the JSON
json-help = Check the quotation marks, commas and colons near this position. Put names and strings in double quotes.
json-more = another value follows the JSON of the puzzle
json-more-help = Put each puzzle on its own line, or remove everything after the first.
json-too-deep = the JSON is nested too deeply
json-too-deep-help = Paste only the puzzle or the answer, without the text around it.
json-too-long = the JSON is longer than { $most } bytes
url-other-puzzle = this { $site } URL contains a puzzle that cannot be read here ({ $puzzle })
url-other-site = this { $site } URL contains no puzzle that Teka can read
url-file = Teka cannot read this { $site } file ({ $puzzle })
url-help = Teka reads only puzz.link URLs of Star Battle puzzles with 1 star, and only as Queens puzzles. Paste other supported puzzles as text.

## Levels of difficulty, numbers of puzzles and the puzzle of the day. Errors start in lower case and
## have no full stop.

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
board-size = { $rows }×{ $columns }
level-none = { $family } has no levels; send the parameters of the generator
level-unknown = { $family } has no level "{ $level }"; available levels: { $known }
level-other-version = puzzle { $number } belongs to version { $version } of the generator, but this is version { $current }; open the text of the puzzle
daily-none = { $family } has no puzzle of the day at level "{ $level }"; available levels: { $known }
date-form = "{ $text }" is not a date; write one such as 2026-11-18
date-unreal = the calendar has no { $text }
date-year = there is no puzzle of the day for { $text }; the years are { $first } to { $last }
