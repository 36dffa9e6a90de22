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

## Generating
