# English messages for Calcudoku. Places (rows, columns, cells) are passed as text, such as
# "row 3, column 5" or "rows 1 and 2".

## The family

calcudoku-title = Calcudoku
calcudoku-goal = Fill the board so that no number repeats in a row or column. In each cage, combining the numbers with the cage's operator must give the target.
calcudoku-precheck = a cell or cage that cannot be filled
calcudoku-hands = Click or tap a cell, then type a number or tap its button. The numbers range from 1 to the size of the board. Turn on Pencil to write pencil marks instead.

## Formats: descriptions that follow the name of the format

calcudoku-format-text = size and number of cages, rows of cage numbers, then one target per cage
calcudoku-format-keen = a Keen game ID on one line, such as 6dh:_aa…,m6a16…
calcudoku-format-letters = size, rows of cage letters, then one target per cage
calcudoku-format-coordinates = size, then one line per cage with its target and cells, such as -1 a1 a2
calcudoku-format-json = one line of JSON whose "text" field contains the puzzle in the text format
calcudoku-no-givens = No format can store given numbers, so this puzzle cannot be written.
calcudoku-too-many-letters = The puzzle has { $cages } cages, but there are only { $most } letters. Use the text or coordinates format instead.
calcudoku-keen-hidden = A game ID cannot hide an operator, but the cage at { $cell } has a hidden operator. Use the text format instead.
calcudoku-keen-order = In a game ID, only two-cell cages can use subtraction or division, but the cage at { $cell } is larger. Use the text format instead.
calcudoku-keen-target = The target { $target } is too large for a game ID. Use the text format instead.

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

calcudoku-empty = no puzzle found
calcudoku-empty-help = In the text format, write the size and the number of cages (4 9), one line of cage numbers per row (1 2 3 3), then one line per cage with its target (7+).
calcudoku-too-long = this text is too long for a puzzle or an answer; paste only the puzzle or the answer
calcudoku-unsound = these cages do not form a valid board
calcudoku-extra-line = unexpected text after the puzzle, on line { $line }
calcudoku-extra-line-help = A game ID is a single line.
calcudoku-bad-size = "{ $size }" is not a valid board size: it must be a number from 1 to { $most }
calcudoku-no-count = the number of cages is missing
calcudoku-no-count-help = Write it after the size, as in { $size } 9.
calcudoku-bad-count = "{ $count }" is not a valid number of cages: a board of size { $size } has 1 to { $most } cages
calcudoku-bad-head = unexpected "{ $text }": the first line contains only the size and the number of cages
calcudoku-row-count = { $rows ->
    [one] there is 1 row, but the size is { $size }
   *[other] there are { $rows } rows, but the size is { $size }
}
calcudoku-missing-rows = { $count ->
    [one] expected 1 more row after this line
   *[other] expected { $count } more rows after this line
}
calcudoku-surplus-rows = { $count ->
    [one] 1 extra row
   *[other] { $count } extra rows start here
}
calcudoku-row-length = { $cells ->
    [one] row { $row } has 1 cell, but the size is { $size }
   *[other] row { $row } has { $cells } cells, but the size is { $size }
}
calcudoku-missing-cells = { $count ->
    [one] expected 1 more cell here
   *[other] expected { $count } more cells here
}
calcudoku-surplus-cells = { $count ->
    [one] 1 extra cell
   *[other] { $count } extra cells start here
}
calcudoku-cage-number = "{ $text }" is not a valid cage number: it must be from 1 to { $count }
calcudoku-cage-number-help = Correct this number, or the number of cages at the start.
calcudoku-cage-letter = "{ $sign }" is not a letter
calcudoku-cage-letter-help = Each cell is one letter. Cells with the same letter form a cage.
calcudoku-no-cage = { $count ->
    [one] { $cells } is not in a cage
   *[other] { $cells } are not in a cage
}
calcudoku-no-cage-help = Every cell must belong to exactly one cage.
calcudoku-split-cage = cage { $cage } is not connected: no shared edge joins { $apart } to { $whole }
calcudoku-split-cage-help = The cells of a cage must be connected edge to edge. Move the separate cells to another cage or give them a cage of their own.
calcudoku-empty-cage = cage { $cage } has no cells
calcudoku-empty-cage-help = Use its number in the rows, or delete its target and reduce the number of cages.
calcudoku-target-count = { $targets ->
    [one] there is 1 target, but the number of cages is { $cages }
   *[other] there are { $targets } targets, but the number of cages is { $cages }
}
calcudoku-missing-targets = { $count ->
    [one] expected 1 more target here
   *[other] expected { $count } more targets here
}
calcudoku-surplus-targets = { $count ->
    [one] 1 extra target
   *[other] { $count } extra targets start here
}
calcudoku-targets-go-on = the number of cages is { $cages }, but more targets follow here
calcudoku-bad-target = "{ $text }" is not a valid target
calcudoku-bad-target-help = Write one target per line, a number followed by its operator: 7+, 3-, 24*, 2/, 5= for a single cell or 6? for a hidden operator.
calcudoku-target-range = the target { $text } is larger than { $most }, the largest possible target
calcudoku-operator-size = { $count ->
    [one] the operator "{ $sign }" does not fit cage { $cage }, which has 1 cell
   *[other] the operator "{ $sign }" does not fit cage { $cage }, which has { $count } cells
}
calcudoku-operator-one-help = Write { $target }= for a cage of one cell.
calcudoku-operator-more-help = Use +, -, * or / for a cage of several cells, or ? to hide the operator.
calcudoku-unreachable = { $count ->
    [one] the target { $target } of cage { $cage } cannot be reached with 1 number
   *[other] the target { $target } of cage { $cage } cannot be reached with { $count } numbers
}
calcudoku-unreachable-help = The puzzle is well formed, but it has no solution.
calcudoku-extension = cage { $cage } uses { $sign } with { $count } cells, although the original format allows only 2
calcudoku-extension-minus = read as the largest number minus all the others
calcudoku-extension-over = read as the largest number divided by all the others
calcudoku-no-label = expected a cage letter before "{ $text }"
calcudoku-unknown-label = there is no cage { $letter }
calcudoku-label-twice = cage { $letter } already has a target
calcudoku-no-target = cage { $cage } has no target
calcudoku-label-help = Write one line per cage with its letter and target, as in "a: 7+". Or write only the targets, in the order of each cage's first cell.
calcudoku-no-cells = this target has no cells
calcudoku-off-grid = "{ $text }" is not a cell of this board: cells range from a1 to { $last }
calcudoku-cells-help = Each line contains a target and its cells. A cell is a column letter and a row number, as in -1 a1 a2.
calcudoku-cell-twice = { $cell } is already in a cage
calcudoku-too-many-cages = there are { $count } cages, but a board of size { $size } has at most { $most }
calcudoku-parameters = "{ $text }" is not valid after the size in a game ID
calcudoku-id-help = A game ID looks like 3de:a_3aab_,s1m3a4m12: the size, the difficulty, a colon, the walls, a comma and the targets. The difficulty is d followed by e, n, h, x or u; an m may follow.
calcudoku-wall = "{ $sign }" is not a valid wall character
calcudoku-many-walls = too many walls for a board of size { $size }
calcudoku-few-walls = too few walls for a board of size { $size }
calcudoku-wall-help = A letter counts the gaps before the next wall (_ is 0, a is 1), and a number repeats the letter before it. Check that you copied the game ID correctly.
calcudoku-no-targets = the targets are missing: expected a comma after the walls
calcudoku-keen-clue = "{ $text }" is not a valid target
calcudoku-keen-size = { $count ->
    [one] the target { $text } needs 2 cells, but its cage has 1
   *[other] the target { $text } needs 2 cells, but its cage has { $count }
}
calcudoku-keen-clue-help = Each target of a game ID is a letter and a number. The letter is a for a sum, s for a difference of two cells, m for a product or d for a quotient of two cells.
calcudoku-no-text = this object has no "text" field
calcudoku-no-text-help = Put the puzzle in the "text" field, as in {"{"}"name":"a","text":"1 1\n1\n1="{"}"}.

## Mistakes in an answer

calcudoku-answer-empty = no answer found
calcudoku-answer-none = found no list named "grid"
calcudoku-answer-help = Write one line of numbers per row, a list such as [[1,2],[2,1]], or moves such as r1c2=3.
calcudoku-number = "{ $text }" is not a number from 1 to { $size }
calcudoku-list-too-long = this list is too long or too deeply nested for a board

## Playing

calcudoku-off-board = There is no cell at { $cell }. The board is { $size } × { $size }.
calcudoku-number-range = { $number } is out of range. Use a number from 1 to { $size }.
calcudoku-select-first = No cell is selected. Select a cell, then enter the number.
calcudoku-given-stays = The number at { $cell } is given and cannot be changed.
calcudoku-no-room-for-marks = There is already a number at { $cell }. Clear the cell before you add pencil marks.
calcudoku-bad-move = "{ $text }" is not a move. Write r3c5=7 for a number, r3c5=. to clear a cell, r3c5+7 or r3c5-7 to add or remove a pencil mark, or "marks" to add all pencil marks.
calcudoku-missing = { $count ->
    [one] 1 cell is still empty.
   *[other] { $count } cells are still empty.
}
calcudoku-same-row = There is more than one { $number } in { $row }: { $cells }.
calcudoku-same-column = There is more than one { $number } in { $column }: { $cells }.
calcudoku-cage-target = The numbers in the cage at { $cell } do not give its target, { $target }.

## Methods

calcudoku-method-propagation-title = Constraint propagation
calcudoku-method-propagation = Removes the candidates that rows, columns and cages rule out, and guesses only when no more can be removed. The fastest method.
calcudoku-method-backtracking-title = Backtracking
calcudoku-method-backtracking = Fills the cells in reading order, trying numbers from 1 upwards. It checks a cage only once it is full.
calcudoku-method-rules-title = Logical rules
calcudoku-method-rules = Applies only the named rules that a person would use, with contradictions as a last resort. It may give up.
calcudoku-method-hybrid-genetic-title = Hybrid genetic algorithm
calcudoku-method-hybrid-genetic = Fills cells by rules where possible, then completes the board with a genetic algorithm. It may give up.
calcudoku-method-exact-cover-title = Exact cover by cages
calcudoku-method-exact-cover = Selects one combination for each cage so that each number is used once in each row and column. All combinations must fit in memory.
calcudoku-exact-cover-choose = What to cover next: the cage or number with the fewest combinations left (fewest) or the first in order (first).
calcudoku-hybrid-genetic-variant = The stronger variant with tabu search (tabu) or the algorithm of the course (course).
calcudoku-hybrid-genetic-population = Number of boards in the population.
calcudoku-hybrid-genetic-generations = Maximum number of generations after the first.
calcudoku-hybrid-genetic-elitism = Percentage of the best boards to keep unchanged (course only).
calcudoku-hybrid-genetic-crossover = Percentage of boards to create from two parents (course only).
calcudoku-hybrid-genetic-mutation = Percentage of boards to create by swapping two cells of a row (course only).
calcudoku-hybrid-genetic-seed = Seed for random choices. The same seed gives the same result.
calcudoku-hybrid-genetic-rules = Fill cells by rules before the search starts.
calcudoku-hybrid-genetic-weights = Increase the weight of cages that keep missing their target (tabu only).
calcudoku-hybrid-genetic-restarts = Restart with a new population when the search stalls (tabu only).
calcudoku-hybrid-genetic-mating = Create new boards from two parents instead of at random (tabu only).

## Generator

calcudoku-generate-size = Number of rows and columns.
calcudoku-generate-grade = Difficulty of the puzzle. If omitted, the puzzle can have any grade.
calcudoku-generate-operators = Operators in the puzzle: all four (all), all hidden (hidden) or only multiplication (multiply).

## Rules: names

calcudoku-rule-clash = Repeated number
calcudoku-rule-no-number-left = No candidate left
calcudoku-rule-no-place-left = No cell left for a number
calcudoku-rule-no-filling = No combination left for a cage
calcudoku-rule-cage-of-one = Single-cell cage
calcudoku-rule-naked-single = Naked single
calcudoku-rule-hidden-single = Hidden single
calcudoku-rule-marks = Pencil marks
calcudoku-rule-combinations = Cage combinations
calcudoku-rule-last-cell = Last cell in a cage
calcudoku-rule-by-cell = Cage combinations by cell
calcudoku-rule-locked = Locked candidates
calcudoku-rule-naked-pair = Naked pair
calcudoku-rule-hidden-pair = Hidden pair
calcudoku-rule-naked-triple = Naked triple
calcudoku-rule-hidden-triple = Hidden triple
calcudoku-rule-naked-quadruple = Naked quadruple
calcudoku-rule-hidden-quadruple = Hidden quadruple
calcudoku-rule-large-set = Naked or hidden set of five or more
calcudoku-rule-x-wing = X-wing
calcudoku-rule-swordfish = Swordfish
calcudoku-rule-large-fish = Jellyfish or larger
calcudoku-rule-line-sum = Innies and outies (line sums)
calcudoku-rule-forcing-chain = Forcing chain
calcudoku-rule-trial-simple = Contradiction (basic rules)
calcudoku-rule-trial-all = Contradiction (all rules)

## Rules: contradictions, as the end of a sentence

calcudoku-end-clash = { $line } contains { $number } more than once, at { $cells }
calcudoku-end-no-number = no candidate is left for { $cell }
calcudoku-end-no-place = no cell in { $line } is left for { $number }
calcudoku-end-no-filling = no combination is left for the { $target } cage at { $at }

## Rules: reasons. A line is a row or a column.

calcudoku-why-end = There is no solution from this position: { $end }.
calcudoku-why-starves = { $why } This leaves no candidate for { $cell }, so there is no solution from this position.
calcudoku-why-marks = Note the candidates of every empty cell: the numbers that are not yet in its row or column.
    .because = The rules compare candidates, so the next steps need pencil marks.
    .then = Note the candidates of every empty cell: the numbers that are not yet in its row or column.
calcudoku-why-tidy = Remove the pencil marks of numbers that are already in the same row or column.
    .because = Some pencil marks are numbers that are already in the same row or column.
    .then = Remove these pencil marks.
calcudoku-why-cage-of-one = The cage at { $cell } has only one cell, so its number is the target, { $target }.
    .because = The cage at { $cell } has only one cell, so the target is its number.
    .then = Enter { $target } at { $cell }.
calcudoku-why-naked-single = The only candidate left for { $cell } is { $number }.
    .because = Only one candidate is left for { $cell }.
    .then = Enter { $number } at { $cell }.
calcudoku-why-hidden-single = The only cell left for { $number } in { $line } is { $cell }.
    .because = Only one cell in { $line } is left for { $number }.
    .then = Enter { $number } at { $cell }.
calcudoku-why-combinations = The { $target } cage at { $at } can contain only { $numbers }, so all other candidates are removed from its cells.
    .because = The { $target } cage at { $at } can contain only { $numbers }.
    .then = Remove all other candidates from the cells of this cage.
calcudoku-why-last-cell = All other cells of the { $target } cage at { $at } are filled, so { $cell } must be { $number }.
    .because = All other cells of the { $target } cage at { $at } are filled.
    .then = Enter { $number } at { $cell }.
calcudoku-why-by-cell = { $count ->
    [one] No combination for the { $target } cage at { $at } allows { $numbers } at { $cell }.
   *[other] No combination for the { $target } cage at { $at } allows any of these numbers at { $cell }: { $numbers }.
}
    .because = Try every combination for the { $target } cage at { $at }: one of its cells has candidates that occur in none of them.
    .then = Remove { $numbers } from { $cell }.
calcudoku-why-locked = Every combination for the { $target } cage at { $at } puts { $number } in { $line }, so no cell of { $line } outside the cage can be { $number }.
    .because = Every combination for the { $target } cage at { $at } puts { $number } in { $line }.
    .then = Remove { $number } from the cells of { $line } outside the cage.
calcudoku-why-naked-set = The only candidates at { $cells } are { $numbers }, so no other cell of { $line } can contain them.
    .because = The only candidates at { $cells } are { $numbers }, so these cells use all of them.
    .then = Remove { $numbers } from the other cells of { $line }.
calcudoku-why-hidden-set = In { $line }, the numbers { $numbers } fit only at { $cells }, so all other candidates are removed from these cells.
    .because = In { $line }, the numbers { $numbers } fit only at { $cells }.
    .then = Remove all other candidates from these cells.
calcudoku-why-fish = In { $lines }, the number { $number } fits only in { $across }, so no other cell of { $across } can be { $number }.
    .because = In { $lines }, the number { $number } fits only in { $across }.
    .then = Remove { $number } from the other cells of { $across }.
calcudoku-why-sum = Subtract the known cages and numbers from the total of { $lines }: { $count ->
    [one] { $cells } must be { $sum }.
   *[other] { $cells } must add up to { $sum }. Candidates that do not fit this sum are removed.
}
    .because = The total of { $lines } is known. Subtract the cages and numbers that are known.
    .then = { $count ->
        [one] { $cells } must be { $sum }.
       *[other] { $cells } must add up to { $sum }. Remove the candidates that do not fit.
    }
calcudoku-why-sum-outside = The cages that cover { $lines } extend to { $cells }. The difference between their sum and the total of { $lines } shows that { $count ->
    [one] this cell must be { $sum }.
   *[other] these cells must add up to { $sum }. Candidates that do not fit this sum are removed.
}
    .because = The cages that cover { $lines } extend to { $cells }. Compare their sum with the total of { $lines }.
    .then = { $count ->
        [one] { $cells } must be { $sum }.
       *[other] { $cells } must add up to { $sum }. Remove the candidates that do not fit.
    }
calcudoku-why-parity = The total of { $lines } and the parity of the known cages show that { $count ->
    [one] { $cells } must be { $parity ->
        [odd] odd
       *[even] even
    }.
   *[other] the sum of { $cells } must be { $parity ->
        [odd] odd
       *[even] even
    }. Candidates that do not fit are removed.
}
    .because = Compare the total of { $lines } with the parity of the known cages.
    .then = { $count ->
        [one] { $cells } must be { $parity ->
            [odd] odd
           *[even] even
        }.
       *[other] The sum of { $cells } must be { $parity ->
            [odd] odd
           *[even] even
        }.
    } Remove the candidates that do not fit.
calcudoku-why-chain = If { $first } is not { $number }, a chain of { $links } cells with two candidates each forces { $last } to be { $number }. One of the two must be { $number }, so no cell that shares a row or column with each of them can be { $number }.
    .because = If { $first } is not { $number }, a chain of { $links } cells with two candidates each forces { $last } to be { $number }. So one of the two must be { $number }.
    .then = Remove { $number } from every cell that shares a row or column with each of them.
calcudoku-why-trial = { $steps ->
    [0] Suppose { $cell } is { $number }. Then { $end }, so { $cell } cannot be { $number }.
    [one] Suppose { $cell } is { $number }. After 1 step, { $end }, so { $cell } cannot be { $number }.
   *[other] Suppose { $cell } is { $number }. After { $steps } steps, { $end }, so { $cell } cannot be { $number }.
}
    .because = Suppose { $cell } is { $number }. { $steps ->
        [0] Then
        [one] After 1 step,
       *[other] After { $steps } steps,
    } { $end }.
    .then = Remove { $number } from { $cell }.

## Grades

calcudoku-grade-easy = easy
calcudoku-grade-normal = normal
calcudoku-grade-hard = hard
calcudoku-grade-extreme = extreme
calcudoku-grade-unreasonable = unreasonable

## Quality of the best board of the genetic algorithm, after "best: "

calcudoku-hybrid-genetic-valid = { $percent }% of the cells are valid
calcudoku-hybrid-genetic-faults = { $cages ->
    [one] 1 cage off target
   *[other] { $cages } cages off target
}, { $doubles ->
    [one] 1 repeated number in a column
   *[other] { $doubles } repeated numbers in columns
}

## Buttons below the board

calcudoku-key-pencil = Pencil
calcudoku-key-mark-all = Mark all
calcudoku-key-clear = Clear

## Assistance

calcudoku-aid-tidy = Remove outdated pencil marks
calcudoku-aid-left = Show how many of each number are left
calcudoku-aid-complete = Highlight complete rows, columns and cages

## Screen readers

calcudoku-square-cage = cage { $target }

## Labels of parameters in forms

calcudoku-label-crossover = Crossover
calcudoku-label-elitism = Elitism
calcudoku-label-generations = Generations
calcudoku-label-mating = Use crossover
calcudoku-label-mutation = Mutation
calcudoku-label-operators = Operators
calcudoku-label-population = Population
calcudoku-label-restarts = Restarts
calcudoku-label-rules = Apply rules first
calcudoku-label-seed = Seed
calcudoku-label-variant = Variant
calcudoku-label-weights = Weights

## Values in the form for a new puzzle

calcudoku-option-operators-all = All four, shown
calcudoku-option-operators-hidden = All four, hidden
calcudoku-option-operators-multiply = Multiplication only

## Title line and unfinished games

calcudoku-progress = { $done } of { $total } cells
