# Words every puzzle shares, in English.

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
# "row 3, column 5": cells on one line.
place-crossing = { $line }, { $across }

## Parameters. They follow "error: ", so without a capital and a full stop.

param-none = "{ $name }" cannot be set; there is nothing to set here
param-unknown = "{ $name }" cannot be set here, only { $known }
param-not-a-number = { $name } must be a whole number, not "{ $text }"
param-out-of-range = { $name } must be from { $min } to { $max }, not { $number }
param-not-a-rate = { $name } must be a whole percentage, written as 10, 10% or 0.1, not "{ $text }"
param-read-as = { $name }: { $text } read as { $percent } %
param-not-a-choice = { $name } must be one of { $options }, not "{ $text }"

## Saved games

bad-game = this is not a saved game of this puzzle, or part of it is missing

## Why a search stopped before it knew the answer. They follow "stopped: ".

stop-time-limit = the time limit was reached
stop-node-limit = the node limit was reached
stop-memory-limit = the memory limit was reached
stop-cancelled = it was cancelled
stop-gave-up = the method gave up; this does not prove that there is no solution
stop-fault = the method gave a wrong answer; this is a fault in Teka

## What an algorithm's answer is worth

promise-shortest = finds a shortest solution
promise-shortest-unless = finds a shortest solution, unless its heuristic overestimates
promise-complete = finds every solution
promise-counts = counts every solution, lists none
promise-best-effort = may give up without a solution
promise-any-solution = finds a solution, not always the shortest

## The one count of a method, and the further counters of a run

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

## What whoever watches a genetic algorithm is told. The fitness is one of the
## sentences that end in "-cost", "-valid" or the like.

genetic-watch = generation { $generation }, best: { $fitness }
genetic-cost = cost { $cost }

## What is told beside the picture of a search at work

search-watch = depth { $depth }, { $frontier } states wait
search-watch-near = { $states } states near the way
search-watch-best = { $cost } moves made, about { $estimate } to go, { $frontier } states wait
search-watch-bound = { $depth } of at most { $bound } moves
search-watch-both = { $forward } moves from the start, { $backward } from the end, { $frontier } states wait

## The Rust library. Errors begin without a capital and end without a full stop.

library-at = line { $line }, column { $column }: { $what }
library-lenient = With `Reader::lenient`, { $what }.
library-undetected-help = name the family with `Reader::family` to see what is wrong; there are { $known }
library-several = the text has { $count } puzzles, not one
library-several-help = read them with `read_all`
library-another-family = this is a puzzle of { $found }, not of { $wanted }
library-unknown-family = "{ $name }" is not a family of puzzles; there are { $known }
library-unknown-language = "{ $name }" is not a language of Teka; there are { $known }
library-unsolvable = the puzzle has no solution
library-step = { $rule }. { $reason }
library-no-generator = no generator makes puzzles of this family

## Texts that are read. They follow "error: ", so without a capital and a full stop.

format-unknown = There is no format "{ $format }". Choose one of: { $known }.
list-unclosed = what is opened here is never closed
list-unexpected = "{ $sign }" is not expected in a list
json-unclosed = what is opened here is never closed
json-unclosed-help = Add the closing bracket or quotation mark.
json-incomplete = the JSON ends too early
json-unexpected = "{ $text }" is not expected here in JSON
json-help = Check the quotation marks, commas and colons around this place. Names and texts stand in double quotes.
json-more = another value begins here after the JSON of the puzzle
json-more-help = Put each puzzle on a line of its own, or remove what follows the first.
json-too-deep = this JSON is nested too deeply
json-too-deep-help = Paste the puzzle alone, without what surrounds it.
json-too-long = this JSON is longer than { $most } bytes
url-other-puzzle = this is a { $site } URL of a { $puzzle } puzzle, which Teka does not read
url-other-site = this is a URL of { $site }, which Teka does not read
url-file = this is a { $site } file of a { $puzzle } puzzle, which Teka does not read
url-help = Of URLs, Teka reads those of Star Battle with one star on puzz.link. Otherwise paste the puzzle itself as text.
