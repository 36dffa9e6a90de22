# Words of Queens in English. Places (rows, cells, regions) arrive already worded.

## The family

queens-title = Queens
queens-goal = Place a queen in each row, each column and each coloured region. No two queens may touch, not even diagonally.

## Reading and writing

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
