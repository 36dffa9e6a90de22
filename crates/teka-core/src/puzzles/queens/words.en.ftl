# Words of Queens in English. Places (rows, cells, regions) arrive already worded.

## The family

queens-title = Queens
queens-goal = Place a queen in each row, each column and each coloured region. No two queens may touch, not even diagonally.
queens-precheck = a row, column or region with no cell left for its queen
queens-hands = A press puts a cross, another one a queen, a third clears. A right click or a long press puts a queen at once; a stroke marks the squares it goes over.

## Reading and writing

queens-format-text = a line for each row, a letter for each cell
queens-format-sbn = one line: size, stars and letters (8x1.AABB…)
queens-format-puzz-link = a link to puzz.link
queens-format-json = one line of JSON
queens-no-givens = The format { $format } has no room for given queens. Write the board as text or json.
queens-split-region = { $region } lies in several parts that do not touch. A link holds only the borders between regions, so it cannot say that they belong together.

queens-empty = there is no board here
queens-empty-help = Write a line for each row and a letter for each cell; the same letter means the same region.
queens-extra-line = the board ends before line { $line }, but more text follows
queens-extra-line-help = A board of this format takes a single line.
queens-too-wide = the first row has { $cells } cells, but a board has at most { $most } rows and columns
queens-bad-size = "{ $size }" cannot be the size of a board: it must be a number from 1 to { $most }
queens-size-differs = { $rows ->
    [one] the size is said to be { $size }, but there is one row
   *[other] the size is said to be { $size }, but there are { $rows } rows
}
queens-stars = this board wants "{ $stars }" stars in each row
queens-stars-help = Queens is Star Battle with exactly one star in each row, column and region.
queens-sign = "{ $sign }" is not a letter
queens-sign-help = Each cell is one letter; the same letter means the same region.
queens-sign-hash-help = "#" marks a queen in an answer. In a puzzle, write the letter of the region with a star after it, as in A* B C.
queens-sign-star-help = A star marks a given queen and stands right after the letter of its cell, as in A* B C.
queens-row-length = { $cells ->
    [one] row { $row } has one cell, but the first row has { $expected }
   *[other] row { $row } has { $cells } cells, but the first row has { $expected }
}
queens-first-row-length = { $cells ->
    [one] row 1 has one cell, but every other row has { $expected }
   *[other] row 1 has { $cells } cells, but every other row has { $expected }
}
queens-missing-letters = { $count ->
    [one] one more letter is expected here
   *[other] { $count } more letters are expected here
}
queens-missing-cells = { $count ->
    [one] one more cell is expected here
   *[other] { $count } more cells are expected here
}
queens-surplus-cells = { $count ->
    [one] this cell is one too many
   *[other] from here on there are { $count } cells too many
}
queens-row-count = { $rows ->
    [one] there is one row, but a row has { $expected } cells: the board is not square
   *[other] there are { $rows } rows, but a row has { $expected } cells: the board is not square
}
queens-missing-rows = { $count ->
    [one] one more row is expected after this one
   *[other] { $count } more rows are expected after this one
}
queens-surplus-rows = { $count ->
    [one] this row is one too many
   *[other] from here on there are { $count } rows too many
}
queens-regions-many = there are { $regions } regions, but a board of { $size } by { $size } cells has { $size }
queens-regions-few = { $regions ->
    [one] there is only one region, but a board of { $size } by { $size } cells has { $size }
   *[other] there are only { $regions } regions, but a board of { $size } by { $size } cells has { $size }
}
queens-surplus-region = { $letter } is region number { $number }
queens-case-help = { $letter } and { $twin } are different regions: upper and lower case are told apart.
queens-no-dot = a full stop is expected after { $head }
queens-no-dot-help = A board on one line looks like 4x1.AABBACBBCCDDCDDD: size, "x", stars, a full stop, and the letters row by row.
queens-cell-count = { $cells ->
    [one] there is one cell, but a board of size { $size } has { $expected }
   *[other] there are { $cells } cells, but a board of size { $size } has { $expected }
}
queens-bad-link = this link is not complete
queens-bad-link-help = After "starbattle/" come columns, rows, stars and borders, as in starbattle/8/8/1/97tu9uevnq40ag22c090g9f0.
queens-link-not-square = the board of this link has { $columns } columns and { $rows } rows: it is not square
queens-link-length = { $count ->
    [one] the borders of this link are one character long, but a board of size { $size } needs { $expected }
   *[other] the borders of this link are { $count } characters long, but a board of size { $size } needs { $expected }
}
queens-link-sign = "{ $sign }" cannot stand for borders: only 0 to 9 and a to v can
queens-no-board = there is no list called "regions", "colorRegions" or "grid" here
queens-no-board-help = Write the rows as lists, as in {"{"}"regions":[[1,1],[2,2]]{"}"}, or as strings, as in {"{"}"grid":["AA","BB"]{"}"}.
queens-further-boards = there are further boards in this text; only the first is read
queens-list-too-long = this list is longer than any board
queens-bad-row = a row must be a list or a string in quotes
queens-bad-cell = a cell must be the name or the number of its region
queens-bad-given = a given queen is a row and a column, each a number from 0 to { $last }

queens-answer-empty = there is no answer here
queens-answer-none = there is no list called "columns" here
queens-answer-help = An answer is the board with # where a queen stands, or a list with the column of the queen in each row, as in [1,3,0,2], or moves such as r1c2=Q.
queens-answer-columns = { $count ->
    [one] there is one column in this list, but the board has { $size } rows
   *[other] there are { $count } columns in this list, but the board has { $size } rows
}
queens-answer-column = a column is a number from 0 to { $last }, or null in a row without a queen
queens-answer-row-length = { $cells ->
    [one] row { $row } has one cell, but a row of the board has { $expected }
   *[other] row { $row } has { $cells } cells, but a row of the board has { $expected }
}
queens-answer-rows = { $rows ->
    [one] there is one row, but the board has { $size }
   *[other] there are { $rows } rows, but the board has { $size }
}
queens-answer-letter = { $cell } belongs to region { $expected }, but here it is { $letter }
queens-answer-sign = "{ $sign }" means nothing in an answer

## Playing

queens-off-board = { $cell } is not on this board of { $size } rows and columns.
queens-given-stays = The queen at { $cell } is given; it stays.
queens-bad-move = "{ $text }" is not a move. Write r3c5=Q for a queen, r3c5=x for a cross, r3c5=. to clear.
queens-missing = { $count ->
    [one] One queen is still missing.
   *[other] { $count } queens are still missing.
}
queens-same-row = Two queens stand in { $row }: { $queens }.
queens-same-column = Two queens stand in { $column }: { $queens }.
queens-same-region = Two queens stand in { $region }: { $queens }.
queens-touching = Two queens touch: { $queens }.

## Methods

queens-method-propagation = Keeps the cells where a queen may still stand, draws every quick conclusion from them, and guesses only when nothing more follows.
queens-method-backtracking = Places queens row by row and goes back as soon as a row has no column left.
queens-method-brute-force = Tries every way to put one queen in each row, like an odometer, and checks each board as a whole.
queens-method-exact-cover = Covers every row, column and region exactly once with Knuth's dancing links.
queens-method-deduction = Uses only the named rules a person would use and never guesses; it may give up.
queens-exact-cover-choose = Which row, column or region to cover next: the one with the fewest possible cells left, or simply the first.

## Rules

queens-rule-too-small = Too small a board
queens-rule-clash = Queens that clash
queens-rule-no-cell-left = No cell left
queens-rule-single-in-region = Single cell in a region
queens-rule-single-in-line = Single cell in a row or column
queens-rule-confined = Confined to one line or region
queens-rule-touches-all = Touches every candidate
queens-rule-two-sets = Two in two
queens-rule-three-sets = Three in three
queens-rule-large-sets = Four to six in as many
queens-rule-trial-singles = Trial refuted by single cells
queens-rule-trial-simple = Trial refuted by simple rules
queens-rule-trial-all = Trial refuted by all rules

queens-why-too-small = On a board of { $size } rows and columns, queens in neighbouring rows always touch or block each other: there is no solution.
queens-why-clash = The queens at { $queens } attack each other: there is no solution with both of them.
queens-why-no-cell-left = No cell is left for the queen of { $unit }: there is no solution from here.
queens-why-all-attacked = { $count ->
    [one] The queen at { $queens } attacks every cell of { $unit }: no cell is left for its own queen.
   *[other] The queens at { $queens } attack every cell of { $unit }: no cell is left for its own queen.
}
queens-why-all-crossed-or-attacked = { $count ->
    [one] Every cell of { $unit } is crossed out or attacked by the queen at { $queens }: no cell is left for its own queen.
   *[other] Every cell of { $unit } is crossed out or attacked by the queens at { $queens }: no cell is left for its own queen.
}
queens-why-single = Only one cell is left in { $unit }: the queen stands at { $cell }.
queens-why-confined = All cells left in { $inner } lie in { $outer }, so the queen of { $outer } stands in one of them and in no other cell.
queens-why-sets = All cells left in { $inner } lie in { $outer }. Their queens fill { $outer }, so no other cell there can have one.
queens-why-crowded = All cells left in { $inner } lie in { $outer }. These need { $queens } queens, but there is room for only { $room }: there is no solution from here.
queens-why-touches-all = Wherever the queen of { $unit } stands, it attacks { $cells }: no queen can stand there.
queens-why-trial = { $steps ->
    [one] If a queen stood at { $cell }, after one more step no cell would be left in { $unit }. So no queen stands there.
   *[other] If a queen stood at { $cell }, after { $steps } more steps no cell would be left in { $unit }. So no queen stands there.
}

queens-grade-easy = easy
queens-grade-medium = medium
queens-grade-hard = hard
queens-grade-expert = expert
queens-grade-extreme = extreme

## Generating

queens-generate-size = The number of rows, columns, regions and queens.
queens-generate-grade = How hard the board is: the grade of the hardest rule its explanation needs. Any grade if not given.

## What can be switched off

queens-aid-crosses = Cross out what a queen attacks

## The board, read aloud

queens-square-queen = queen
