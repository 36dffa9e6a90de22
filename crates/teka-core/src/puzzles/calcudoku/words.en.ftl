# Words of Calcudoku in English. Places (rows, columns, cells) arrive already worded.

## The family

calcudoku-title = Calcudoku
calcudoku-goal = Fill the grid so that no number stands twice in a row or column. The numbers of each cage give its target under its operator.
calcudoku-precheck = a cell or cage that cannot be filled
calcudoku-hands = The numbers go from 1 to the size of the grid. Press a cell and type a number, or press one below the board; with Pencil on, numbers are notes.

## Reading and writing

calcudoku-format-text = size and number of cages, rows of cage numbers, and a target for each cage
calcudoku-format-keen = one line: a game ID of keen (6dh:_aa…,m6a16…)
calcudoku-format-letters = size, rows of cage letters, and a target for each cage
calcudoku-format-coordinates = size, and a line with target and cells for each cage (-1 a1 a2)
calcudoku-format-json = one line of JSON: { "{" }"text":"…"{ "}" } with the usual text
calcudoku-no-givens = No format has room for numbers that already stand.
calcudoku-too-many-letters = The grid has { $cages } cages, but there are only { $most } letters. Write it as text or coordinates.
calcudoku-keen-hidden = A game ID cannot hide an operator, as the cage at { $cell } does. Write the grid as text.
calcudoku-keen-order = In a game ID only cages of two cells have a difference or a quotient, unlike the cage at { $cell }. Write the grid as text.
calcudoku-keen-target = The target { $target } is larger than keen can hold. Write the grid as text.

calcudoku-empty = there is no puzzle here
calcudoku-empty-help = Write size and number of cages (4 9), a line of cage numbers for each row (1 2 3 3), and a line with the target of each cage (7+).
calcudoku-too-long = this text is longer than any puzzle or answer
calcudoku-unsound = these cages make no grid
calcudoku-extra-line = the puzzle ends before line { $line }, but more text follows
calcudoku-extra-line-help = A game ID takes a single line.
calcudoku-bad-size = "{ $size }" cannot be the size of a grid: it must be a number from 1 to { $most }
calcudoku-no-count = the number of cages is missing
calcudoku-no-count-help = Write it after the size, as in { $size } 9.
calcudoku-bad-count = "{ $count }" cannot be the number of cages: a grid of size { $size } has from 1 to { $most }
calcudoku-bad-head = "{ $text }" is not expected here: the first line is the size and the number of cages
calcudoku-row-count = { $rows ->
    [one] there is one row, but the size is { $size }
   *[other] there are { $rows } rows, but the size is { $size }
}
calcudoku-missing-rows = { $count ->
    [one] one more row is expected after this line
   *[other] { $count } more rows are expected after this line
}
calcudoku-surplus-rows = { $count ->
    [one] there is one row too many
   *[other] there are { $count } rows too many
}
calcudoku-row-length = { $cells ->
    [one] row { $row } has one cell, but the size is { $size }
   *[other] row { $row } has { $cells } cells, but the size is { $size }
}
calcudoku-missing-cells = { $count ->
    [one] one more cell is expected here
   *[other] { $count } more cells are expected here
}
calcudoku-surplus-cells = { $count ->
    [one] this cell is one too many
   *[other] from here on there are { $count } cells too many
}
calcudoku-cage-number = "{ $text }" is not the number of a cage: it must be from 1 to { $count }
calcudoku-cage-number-help = Mend this number, or the number of cages in the first line.
calcudoku-cage-letter = "{ $sign }" is not a letter
calcudoku-cage-letter-help = Each cell is one letter; the same letter means the same cage.
calcudoku-no-cage = { $count ->
    [one] { $cells } is in no cage
   *[other] { $cells } are in no cage
}
calcudoku-no-cage-help = Every cell belongs to exactly one cage.
calcudoku-split-cage = cage { $cage } is in several parts: no edge joins { $apart } to { $whole }
calcudoku-split-cage-help = The cells of a cage hang together by their edges. Give the part that lies apart to another cage, or make it a cage of its own.
calcudoku-empty-cage = cage { $cage } has no cells
calcudoku-empty-cage-help = Use its number in the rows, or take its target away and make the number of cages smaller.
calcudoku-target-count = { $targets ->
    [one] there is one target, but the number of cages is { $cages }
   *[other] there are { $targets } targets, but the number of cages is { $cages }
}
calcudoku-missing-targets = { $count ->
    [one] one more target is expected here
   *[other] { $count } more targets are expected here
}
calcudoku-surplus-targets = { $count ->
    [one] this target is one too many
   *[other] from here on there are { $count } targets too many
}
calcudoku-targets-go-on = the number of cages is { $cages }, but from here on there are further targets
calcudoku-bad-target = "{ $text }" is not a target
calcudoku-bad-target-help = Write one target on a line, a number with its operator: 7+, 3-, 24*, 2/, 5= for a single cell, or 6? where the operator is hidden.
calcudoku-target-range = the target { $text } is larger than { $most }, the most a target can be
calcudoku-operator-size = { $count ->
    [one] the operator "{ $sign }" does not fit cage { $cage }, which has one cell
   *[other] the operator "{ $sign }" does not fit cage { $cage }, which has { $count } cells
}
calcudoku-operator-one-help = A single cell has the number itself: { $target }=
calcudoku-operator-more-help = Several cells need +, -, * or /, or ? for a hidden operator.
calcudoku-unreachable = { $count ->
    [one] no number can reach the target { $target } of cage { $cage }
   *[other] no { $count } numbers can reach the target { $target } of cage { $cage }
}
calcudoku-unreachable-help = The puzzle can be read, but it has no solution.
calcudoku-extension = cage { $cage } uses { $sign } on { $count } cells, an extension: the thesis that defines the format allows two
calcudoku-extension-minus = read as the largest number minus all the others
calcudoku-extension-over = read as the largest number divided by all the others
calcudoku-no-label = "{ $text }" does not say which cage it belongs to
calcudoku-unknown-label = there is no cage { $letter }
calcudoku-label-twice = cage { $letter } has a target already
calcudoku-no-target = cage { $cage } has no target
calcudoku-label-help = Write one line for each letter, as in a: 7+, or only the targets in the order of the cages' first cells.
calcudoku-no-cells = no cells follow this target
calcudoku-off-grid = "{ $text }" is not a cell of this grid: cells go from a1 to { $last }
calcudoku-cells-help = A line is a target and its cells, each the letter of a column and the number of a row, as in -1 a1 a2.
calcudoku-cell-twice = { $cell } is in a cage already
calcudoku-too-many-cages = there are { $count } cages, but a grid of size { $size } has at most { $most }
calcudoku-parameters = "{ $text }" cannot follow the size of a game ID
calcudoku-id-help = A game ID is size and difficulty (d with e, n, h, x or u, perhaps m), a colon, the walls, a comma, and the targets, as in 3de:a_3aab_,s1m3a4m12.
calcudoku-wall = "{ $sign }" cannot stand for walls
calcudoku-many-walls = the walls go on here, but a grid of size { $size } has ended
calcudoku-few-walls = the walls end here, but a grid of size { $size } has not
calcudoku-wall-help = A letter counts the gaps before the next wall (_ is none, a is one), and a number repeats the letter before it. Perhaps a character was lost in copying.
calcudoku-no-targets = the targets are missing: a comma is expected after the walls
calcudoku-keen-clue = a target cannot begin with "{ $text }" here
calcudoku-keen-size = { $count ->
    [one] the target { $text } needs two cells, but its cage has one
   *[other] the target { $text } needs two cells, but its cage has { $count }
}
calcudoku-keen-clue-help = The targets of a game ID are a (sum), s (difference of two cells), m (product) or d (quotient of two cells), each with a number.
calcudoku-no-text = there is no text called "text" here
calcudoku-no-text-help = A puzzle in JSON looks like {"{"}"name":"a","text":"1 1\n1\n1="{"}"}.

calcudoku-answer-empty = there is no answer here
calcudoku-answer-none = there is no list called "grid" here
calcudoku-answer-help = An answer is a line of numbers for each row, or a list such as [[1,2],[2,1]], or moves such as r1c2=3.
calcudoku-number = "{ $text }" is not a number from 1 to { $size }
calcudoku-list-too-long = this list is longer than any grid

## Playing

calcudoku-off-board = { $cell } lies outside the grid of { $size } rows and columns.
calcudoku-number-range = { $number } is not a number from 1 to { $size }.
calcudoku-given-stays = The number at { $cell } is given and stays.
calcudoku-no-room-for-marks = A number stands at { $cell }. Empty the cell first, then note pencil marks.
calcudoku-bad-move = "{ $text }" is not a move. Write r3c5=7 for a number, r3c5=. to empty a cell, r3c5+7 or r3c5-7 for a pencil mark, marks for all of them.
calcudoku-missing = { $count ->
    [one] One cell is still empty.
   *[other] { $count } cells are still empty.
}
calcudoku-same-row = There is more than one { $number } in { $row }: { $cells }.
calcudoku-same-column = There is more than one { $number } in { $column }: { $cells }.
calcudoku-cage-target = The cage at { $cell } does not reach its target { $target }.

## Methods

calcudoku-method-propagation = Strikes the numbers that rows, columns and cages rule out, and tries a number only where nothing follows. Finds every solution; the fastest.
calcudoku-method-backtracking = Cell by cell in reading order, numbers from 1 up; looks at a cage only when it is full. Finds every solution.
calcudoku-method-rules = Only the named rules a person uses, the trial of a single number last. May give up.
calcudoku-method-hybrid-genetic = Rules fill what is certain, then a genetic algorithm searches for the rest. May give up.
calcudoku-method-exact-cover = Chooses one filling for each cage so that each number is once in each row and column. Finds every solution where the fillings fit in memory.
calcudoku-exact-cover-choose = What to settle next: whatever has the fewest fillings left, or the first in order.
calcudoku-hybrid-genetic-variant = The strong one with tabu search, or the one of the course.
calcudoku-hybrid-genetic-population = Grids that live at a time.
calcudoku-hybrid-genetic-generations = Generations after the first, at the most.
calcudoku-hybrid-genetic-elitism = The best that live on, in per cent (course).
calcudoku-hybrid-genetic-crossover = Children of two parents, in per cent (course).
calcudoku-hybrid-genetic-mutation = Grids with two cells of a row swapped, in per cent (course).
calcudoku-hybrid-genetic-seed = Another seed, another run; the same seed, the same run.
calcudoku-hybrid-genetic-rules = Whether rules fill cells first.
calcudoku-hybrid-genetic-weights = Whether cages that stay unmet weigh more and more (tabu).
calcudoku-hybrid-genetic-restarts = Whether all begins anew where nothing gets better (tabu).
calcudoku-hybrid-genetic-mating = Whether new grids have two parents (tabu).

## The generator

calcudoku-generate-size = Rows and columns.
calcudoku-generate-grade = The grade that is wanted.
calcudoku-generate-operators = All four, no operator shown at all, or only multiplication.

## Rules

calcudoku-rule-clash = Numbers that clash
calcudoku-rule-no-number-left = No number left for a cell
calcudoku-rule-no-place-left = No cell left for a number
calcudoku-rule-no-filling = No way to fill a cage
calcudoku-rule-cage-of-one = Cage of one cell
calcudoku-rule-naked-single = Naked single
calcudoku-rule-hidden-single = Hidden single
calcudoku-rule-marks = Pencil marks
calcudoku-rule-combinations = Numbers of a cage
calcudoku-rule-last-cell = Last cell of a cage
calcudoku-rule-by-cell = Numbers of a cage, cell by cell
calcudoku-rule-locked = Number locked in a line by a cage
calcudoku-rule-naked-pair = Naked pair
calcudoku-rule-hidden-pair = Hidden pair
calcudoku-rule-naked-triple = Naked triple
calcudoku-rule-hidden-triple = Hidden triple
calcudoku-rule-naked-quadruple = Naked quadruple
calcudoku-rule-hidden-quadruple = Hidden quadruple
calcudoku-rule-large-set = Naked or hidden set of five or more
calcudoku-rule-x-wing = X-wing
calcudoku-rule-swordfish = Swordfish
calcudoku-rule-large-fish = Fish of four or more lines
calcudoku-rule-line-sum = Sums of rows and columns
calcudoku-rule-forcing-chain = Forcing chain
calcudoku-rule-trial-simple = Trial refuted by simple rules
calcudoku-rule-trial-all = Trial refuted by all rules

calcudoku-end-clash = { $number } stands twice in { $line }, at { $cells }
calcudoku-end-no-number = no number is left for { $cell }
calcudoku-end-no-place = no cell of { $line } is left for { $number }
calcudoku-end-no-filling = no numbers left for the cage { $target } at { $at } give its target
calcudoku-why-end = There is no solution from here: { $end }.
calcudoku-why-starves = { $why } But that leaves no number for { $cell }: there is no solution from here.
calcudoku-why-marks = Note in every empty cell the numbers that do not stand in its row or column yet.
calcudoku-why-tidy = Strike the marks of numbers that already stand in the same row or column.
calcudoku-why-cage-of-one = The cage { $target } is the single cell { $cell }: its number is the target.
calcudoku-why-naked-single = Only { $number } is left for { $cell }.
calcudoku-why-hidden-single = In { $line }, only { $cell } is left for { $number }.
calcudoku-why-combinations = The cage { $target } at { $at } can hold only { $numbers }, so every other number is struck from its cells.
calcudoku-why-last-cell = All other cells of the cage { $target } at { $at } are filled, so { $cell } must be { $number }.
calcudoku-why-by-cell = No way to fill the cage { $target } at { $at } puts any of these numbers at { $cell }: { $numbers }.
calcudoku-why-locked = However the cage { $target } at { $at } is filled, it has { $number } in { $line }, so no cell of { $line } outside the cage does.
calcudoku-why-naked-set = In { $line }, the cells { $cells } can hold only { $numbers }: as many numbers as cells. No other cell of { $line } can have these.
calcudoku-why-hidden-set = In { $line }, the numbers { $numbers } can stand only in { $cells }: as many cells as numbers. These cells can have no other number.
calcudoku-why-fish = In { $lines }, { $number } can stand only in { $across }. There is one in each of them, so no other cell of { $across } can have it.
calcudoku-why-sum = Take the known sums of cages from the sum of { $lines }: { $count ->
    [one] { $cells } must be { $sum }.
   *[other] { $cells } must add up to { $sum }. Numbers that cannot are struck.
}
calcudoku-why-sum-outside = The cages that cover { $lines } add up to more than { $lines }: { $count ->
    [one] { $cells }, which sticks out, must be { $sum }.
   *[other] { $cells }, which stick out, must add up to { $sum }. Numbers that cannot are struck.
}
calcudoku-why-parity = The sum of { $lines } and what is known of their cages leave { $count ->
    [one] an { $parity ->
        [odd] odd
       *[even] even
    } number for { $cells }.
   *[other] an { $parity ->
        [odd] odd
       *[even] even
    } sum for { $cells }. Numbers that cannot make one are struck.
}
calcudoku-why-chain = If { $first } is not { $number }, a chain of { $links } cells with two candidates each makes { $last } { $number }. One of the two is { $number }, so no cell that sees both can be.
calcudoku-why-trial = { $steps ->
    [0] If { $cell } were { $number }, { $end }. So it is not.
    [one] If { $cell } were { $number }, one step would show that { $end }. So it is not.
   *[other] If { $cell } were { $number }, { $steps } steps would show that { $end }. So it is not.
}

calcudoku-grade-easy = easy
calcudoku-grade-normal = normal
calcudoku-grade-hard = hard
calcudoku-grade-extreme = extreme
calcudoku-grade-unreasonable = unreasonable

## How good the best grid of the genetic algorithm is, after "best: ".

calcudoku-hybrid-genetic-valid = { $percent } % of the cells are valid
calcudoku-hybrid-genetic-faults = { $cages ->
    [one] { $cages } cage unmet
   *[other] { $cages } cages unmet
}, { $doubles ->
    [one] { $doubles } number twice in its column
   *[other] { $doubles } numbers twice in their columns
}

## Keys with a button

calcudoku-key-pencil = Pencil
calcudoku-key-mark-all = Mark all
calcudoku-key-clear = Clear

## What can be switched off

calcudoku-aid-tidy = A number goes from the pencil marks of its row and column

## The board, read aloud

calcudoku-square-cage = cage { $target }

## Names of parameters, as forms show them

calcudoku-label-crossover = Crossover
calcudoku-label-elitism = Elitism
calcudoku-label-generations = Generations
calcudoku-label-mating = Mating
calcudoku-label-mutation = Mutation
calcudoku-label-operators = Operators
calcudoku-label-population = Population
calcudoku-label-restarts = Restarts
calcudoku-label-rules = Rules
calcudoku-label-seed = Seed
calcudoku-label-variant = Variant
calcudoku-label-weights = Weights
