# English messages for Queens. Places (rows, columns, cells, regions) are passed as text, such as
# "row 3, column 5" or "regions A and B".

## The family

queens-title = Queens
queens-goal = Place exactly one queen in each row, column and coloured region. No two queens may touch, not even diagonally.
queens-precheck = a row, column or region with no cell for its queen
queens-hands-touch = Tap a cell to mark it with a cross, again to place a queen and once more to clear it. Long-press to place a queen directly. Drag to cross out several cells.
queens-hands = Click or tap a cell to mark it with a cross, again to place a queen and once more to clear it. Right-click or long-press to place a queen directly. Drag to cross out several cells.

## Formats: descriptions that follow the name of the format

queens-format-text = one line per row, one letter per cell
queens-format-sbn = one line with size, stars and letters, such as 8x1.AABB…
queens-format-puzz-link = a puzz.link URL
queens-format-json = one line of JSON with the size, the regions row by row and any given queens
queens-no-givens = The { $format } format cannot store given queens. Use the text or json format instead.
queens-split-region = A puzz.link URL stores only the borders between regions, so it cannot store { $region }, which is in several separate parts. Use the text or json format instead.

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

queens-empty = no board found
queens-empty-help = Write one line per row and one letter per cell. Cells with the same letter form a region.
queens-extra-line = unexpected text after the board, on line { $line }
queens-extra-line-help = A board in this format is a single line.
queens-too-wide = the first row has { $cells } cells, but a board has at most { $most } rows and columns
queens-bad-size = "{ $size }" is not a valid board size: it must be a number from 1 to { $most }
queens-size-differs = { $rows ->
    [one] the stated size is { $size }, but there is 1 row
   *[other] the stated size is { $size }, but there are { $rows } rows
}
queens-stars = the number of stars is "{ $stars }", but only 1 is supported
queens-stars-help = Queens is Star Battle with exactly one star in each row, column and region.
queens-sign = "{ $sign }" is not a letter
queens-sign-help = Each cell is one letter. Cells with the same letter form a region.
queens-sign-hash-help = "#" marks a queen in an answer. In a puzzle, write the letter of the region with an asterisk after it, as in A* B C.
queens-sign-star-help = An asterisk marks a given queen. Write it directly after the letter of its cell, as in A* B C.
queens-row-length = { $cells ->
    [one] row { $row } has 1 cell, but row 1 has { $expected }
   *[other] row { $row } has { $cells } cells, but row 1 has { $expected }
}
queens-first-row-length = { $cells ->
    [one] row 1 has 1 cell, but every other row has { $expected }
   *[other] row 1 has { $cells } cells, but every other row has { $expected }
}
queens-missing-letters = { $count ->
    [one] expected 1 more letter here
   *[other] expected { $count } more letters here
}
queens-missing-cells = { $count ->
    [one] expected 1 more cell here
   *[other] expected { $count } more cells here
}
queens-surplus-cells = { $count ->
    [one] 1 extra cell
   *[other] { $count } extra cells start here
}
queens-row-count = the board is not square: it has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $expected ->
    [one] 1 column
   *[other] { $expected } columns
}
queens-missing-rows = { $count ->
    [one] expected 1 more row after this line
   *[other] expected { $count } more rows after this line
}
queens-surplus-rows = { $count ->
    [one] 1 extra row
   *[other] { $count } extra rows start here
}
queens-regions-many = there are { $regions } regions, but a board of size { $size } needs { $size }
queens-regions-few = { $regions ->
    [one] there is only 1 region, but a board of size { $size } needs { $size }
   *[other] there are only { $regions } regions, but a board of size { $size } needs { $size }
}
queens-surplus-region = { $letter } is region number { $number }
queens-case-help = { $letter } and { $twin } are different regions because letters are case-sensitive.
queens-no-dot = expected a full stop after { $head }
queens-no-dot-help = A board on one line looks like 4x1.AABBACBBCCDDCDDD: the size, "x", the number of stars, a full stop and the letters row by row.
queens-cell-count = { $cells ->
    [one] there is 1 cell, but a board of size { $size } has { $expected }
   *[other] there are { $cells } cells, but a board of size { $size } has { $expected }
}
queens-bad-link = this URL is incomplete
queens-bad-link-help = After "starbattle/", write the columns, rows, stars and borders, as in starbattle/8/8/1/97tu9uevnq40ag22c090g9f0.
queens-link-not-square = the board in this URL is { $columns } × { $rows }, but a board must be square
queens-link-length = { $count ->
    [one] the border part of this URL has 1 character, but a board of size { $size } needs { $expected }; copy the URL again
   *[other] the border part of this URL has { $count } characters, but a board of size { $size } needs { $expected }; copy the URL again
}
queens-link-sign = "{ $sign }" is not a valid border character: use 0 to 9 or a to v
queens-no-board = found no list named "regions", "colorRegions" or "grid"
queens-no-board-help = Write the rows as lists, as in {"{"}"regions":[[1,1],[2,2]]{"}"}, or as strings, as in {"{"}"grid":["AA","BB"]{"}"}.
queens-further-boards = the text contains more than one board; only the first was read
queens-list-too-long = this list is too long or too deeply nested for a board
queens-bad-row = a row must be a list or a string in quotation marks
queens-bad-cell = a cell must be the name or number of its region
queens-bad-given = a given queen must be a row and a column, each a number from 0 to { $last }

## Mistakes in an answer

queens-answer-empty = no answer found
queens-answer-none = found no list named "columns"
queens-answer-help = Write the board with # for each queen, the columns of the queens row by row (counted from 0), such as [1,3,0,2], or moves such as r1c2=Q.
queens-answer-columns = { $count ->
    [one] the list has 1 column, but the board has { $size } rows
   *[other] the list has { $count } columns, but the board has { $size } rows
}
queens-answer-column = a column must be a number from 0 to { $last }, or null for a row without a queen
queens-answer-row-length = { $cells ->
    [one] row { $row } has 1 cell, but each row of the board has { $expected }
   *[other] row { $row } has { $cells } cells, but each row of the board has { $expected }
}
queens-answer-rows = { $rows ->
    [one] the answer has 1 row, but the board has { $size }
   *[other] the answer has { $rows } rows, but the board has { $size }
}
queens-answer-letter = { $cell } belongs to region { $expected }, but the answer has { $letter } there
queens-answer-sign = "{ $sign }" is not valid in an answer

## Playing

queens-off-board = There is no cell at { $cell }. The board is { $size } × { $size }.
queens-given-stays = The queen at { $cell } is given and cannot be changed.
queens-bad-move = "{ $text }" is not a move. Write r3c5=Q for a queen, r3c5=x for a cross or r3c5=. to clear a cell.
queens-missing = { $count ->
    [one] 1 queen is still missing.
   *[other] { $count } queens are still missing.
}
queens-same-row = There are two queens in { $row }: { $queens }.
queens-same-column = There are two queens in { $column }: { $queens }.
queens-same-region = There are two queens in { $region }: { $queens }.
queens-touching = Two queens touch: { $queens }.

## Methods

queens-method-propagation-title = Constraint propagation
queens-method-propagation = Tracks which cells can still hold a queen, applies quick deductions after each placement and guesses only when none applies.
queens-method-backtracking-title = Backtracking
queens-method-backtracking = Places queens row by row and backtracks as soon as a row has no free column.
queens-method-brute-force-title = Brute force
queens-method-brute-force = Enumerates every placement with one queen per row and checks each complete board.
queens-method-exact-cover-title = Dancing links
queens-method-exact-cover = Covers every row, column and region exactly once, using Knuth's dancing links.
queens-method-deduction-title = Logical rules
queens-method-deduction = Applies only the named rules that a person would use. It never guesses, so it may give up.
queens-exact-cover-choose = Which row, column or region to cover next: the one with the fewest cells left (fewest) or the first in order (first).

## Rules: names

queens-rule-too-small = Board too small
queens-rule-clash = Conflicting queens
queens-rule-no-cell-left = No cell left
queens-rule-single-in-region = Single in a region
queens-rule-single-in-line = Single in a row or column
queens-rule-confined = Confinement
queens-rule-touches-all = Exclusion
queens-rule-two-sets = Confinement of two
queens-rule-three-sets = Confinement of three
queens-rule-large-sets = Confinement of four to six
queens-rule-trial-singles = Contradiction (singles)
queens-rule-trial-simple = Contradiction (basic rules)
queens-rule-trial-all = Contradiction (all rules)

## Rules: reasons. A unit is a row, a column or a region.

queens-why-too-small = On a { $size } × { $size } board, two of the queens always touch or share a column, so there is no solution.
queens-why-clash = The queens at { $queens } attack each other, so there is no solution from this position.
queens-why-no-cell-left = No cell is left for the queen of { $unit }, so there is no solution from this position.
queens-why-all-attacked = { $count ->
    [one] The queen at { $queens } attacks every cell of { $unit }, so no cell is left for the queen of { $unit }.
   *[other] The queens at { $queens } attack every cell of { $unit }, so no cell is left for the queen of { $unit }.
}
queens-why-all-crossed-or-attacked = { $count ->
    [one] Every cell of { $unit } is crossed out or attacked by the queen at { $queens }, so no cell is left for the queen of { $unit }.
   *[other] Every cell of { $unit } is crossed out or attacked by the queens at { $queens }, so no cell is left for the queen of { $unit }.
}
queens-why-single = The only cell left in { $unit } is { $cell }, so its queen goes there.
    .because = Only one cell is left for the queen of { $unit }.
    .then = Place a queen at { $cell }.
queens-why-confined = All remaining cells of { $inner } are in { $outer }, so the queen of { $outer } must be in { $inner }. No other cell of { $outer } can hold a queen.
    .because = All remaining cells of { $inner } are in { $outer }, so the queen of { $outer } must be in { $inner }.
    .then = Cross out the other cells of { $outer }.
queens-why-sets = All remaining cells of { $inner } are in { $outer }. Their queens fill { $outer }, so no other cell of { $outer } can hold a queen.
    .because = All remaining cells of { $inner } are in { $outer }, so their queens fill { $outer }.
    .then = Cross out the other cells of { $outer }.
queens-why-crowded = All remaining cells of { $inner } are in { $outer }. They need { $queens } queens, but { $outer } can hold only { $room }, so there is no solution from this position.
queens-why-touches-all = Wherever the queen of { $unit } goes, it attacks { $cells }, so no queen can be there.
    .because = Every cell left for the queen of { $unit } attacks the same cells nearby.
    .then = Cross out { $cells }.
queens-why-trial = { $steps ->
    [one] A queen at { $cell } would leave no cell for the queen of { $unit } after 1 more step, so no queen can be there.
   *[other] A queen at { $cell } would leave no cell for the queen of { $unit } after { $steps } more steps, so no queen can be there.
}
    .because = { $steps ->
        [one] A queen at one of the highlighted cells would leave no cell for the queen of { $unit } after 1 more step.
       *[other] A queen at one of the highlighted cells would leave no cell for the queen of { $unit } after { $steps } more steps.
    }
    .then = Cross out { $cell }.

## Grades

queens-grade-easy = easy
queens-grade-medium = medium
queens-grade-hard = hard
queens-grade-expert = expert
queens-grade-extreme = extreme

## Generator

queens-generate-size = Number of rows, columns, regions and queens.
queens-generate-grade = Difficulty of the puzzle: the grade of the hardest rule needed to solve it. If omitted, the puzzle can have any grade.

## Assistance

queens-aid-crosses = Cross out attacked cells

## Screen readers

queens-square-queen = queen

## Title line and unfinished games

queens-progress = { $done } of { $total } queens
