# Words of packing in English. Places (rows, cells) arrive already worded.

## The family

packing-title = Packing (IQ Puzzler Pro)
packing-goal = Fill the board with all the pieces, each exactly once. Pieces may be turned and mirrored; none may overlap, and no cell may stay empty.
packing-precheck = a wrong total area, or a small set of pieces that does not fit
packing-hands = Drag a piece onto the board, or press it and then a place; turn and mirror it with the keys below the board. Press a piece that lies to take it up again.

## Reading and writing

packing-format-text = rows, columns and number of pieces; DEFAULT, CUSTOM or PYRAMID; the pieces as they are drawn
packing-format-json = one line of JSON: the course text in the field "text"

packing-empty = there is no puzzle here
packing-empty-help = Write rows, columns and number of pieces (5 7 5), then DEFAULT, CUSTOM or PYRAMID, the rows of a CUSTOM board, and the pieces.
packing-unsound = this text makes no puzzle
packing-too-long = this text is longer than any puzzle or answer
packing-no-text = there is no text of a puzzle in this object
packing-no-text-help = Write the puzzle as text, as in {"{"}"text":"1 2 1\nDEFAULT\nAA"{"}"}.
packing-no-numbers = the numbers of rows, columns and pieces are missing
packing-no-numbers-here = they are expected before this line
packing-header = { $count ->
    [one] the first line has one word, but three numbers are expected
   *[other] the first line has { $count } words, but three numbers are expected
}
packing-header-surplus = from here on there is too much
packing-header-short = { $count ->
    [one] one more number is expected here
   *[other] { $count } more numbers are expected here
}
packing-header-help = The first line has three numbers: rows, columns and pieces, as in 5 7 5.
packing-bad-side = "{ $text }" cannot be a number of rows or columns: it must be a number from 1 to { $most }
packing-rows-here = the number of rows
packing-columns-here = the number of columns
packing-bad-count = "{ $text }" is not a number of pieces
packing-count-here = the number of pieces
packing-no-kind = the kind of the board is missing
packing-no-kind-here = DEFAULT, CUSTOM or PYRAMID is expected here
packing-bad-kind = there is no kind of board called "{ $text }"
packing-bad-kind-here = DEFAULT, CUSTOM or PYRAMID is expected here
packing-kind-help = The second line says what the board is: DEFAULT for a full rectangle, CUSTOM for any shape, PYRAMID for layers of balls.
packing-not-square = a pyramid has as many rows as columns, but here are { $rows } and { $columns }
packing-not-square-here = these two must be the same
packing-not-square-help = The number is the side of the lowest layer, as in { $side } { $side }.
packing-too-large = the board has { $cells } cells, but there can be { $most } at most
packing-too-large-here = too many cells
packing-no-cells = the board has no cell to fill
packing-board-help = A CUSTOM board has a line for each row: X is to be filled, a full stop is outside. Where there is * and no X, * is outside and a full stop is to be filled.
packing-board-sign = "{ $sign }" cannot be a cell of the board
packing-board-sign-here = X or a full stop is expected here
packing-row-length = { $cells ->
    [one] row { $row } of the board has one cell, but { $expected } are announced
   *[other] row { $row } of the board has { $cells } cells, but { $expected } are announced
}
packing-row-length-help = The second number of the first line says how many cells each row has; cells outside are full stops.
packing-missing-cells = { $count ->
    [one] one more cell is expected here
   *[other] { $count } more cells are expected here
}
packing-surplus-cells = { $count ->
    [one] this cell is one too many
   *[other] from here on there are { $count } cells too many
}
packing-board-rows = { $rows ->
    [one] the board has one row, but { $expected } are announced
   *[other] the board has { $rows } rows, but { $expected } are announced
}
packing-missing-rows = { $count ->
    [one] one more row is expected around here
   *[other] { $count } more rows are expected around here
}
packing-surplus-rows = { $count ->
    [one] this row is one too many
   *[other] from here on there are { $count } rows too many
}

packing-letter = a piece cannot be drawn with "{ $sign }"
packing-letter-here = a letter or a space is expected here
packing-letter-help = Pieces are drawn with letters A to Z and a to z. Where there are more than { $most } pieces, any other character that can be seen will do.
packing-two-letters = the letters { $first } and { $second } stand in one row
packing-two-letters-here = { $letter } belongs to another piece
packing-pieces-help = Each piece is drawn with a letter of its own on lines of its own, one piece below the other.
packing-no-letter = no piece has begun where this line is
packing-no-letter-here = there is no letter here
packing-drawn-twice = piece { $letter } is drawn twice
packing-drawn-twice-here = it is drawn in line { $line } already
packing-drawn-twice-help = Give the second piece another letter, or put the lines of one piece together.
packing-piece-too-large = piece { $letter } is larger than any board
packing-piece-too-large-help = A piece has at most { $side } rows and columns, and { $cells } squares.
packing-too-many-pieces = there are { $count } pieces, but there can be { $most } at most
packing-too-many-pieces-here = from here on there are too many
packing-no-pieces = not enough pieces: there are none
packing-no-pieces-here = no piece is drawn
packing-pieces-missing = { $drawn ->
    [one] not enough pieces: { $said } are announced, but only one is drawn
   *[other] not enough pieces: { $said } are announced, but only { $drawn } are drawn
}
packing-pieces-extra = { $said ->
    [one] too many pieces: one is announced, but { $drawn } are drawn
   *[other] too many pieces: { $said } are announced, but { $drawn } are drawn
}
packing-drawn-here = { $drawn ->
    [one] one is drawn
   *[other] { $drawn } are drawn
}
packing-count-help = The third number is the number of pieces. Change it to { $drawn } to match the drawing.
packing-count-lenient = the drawn pieces are counted instead
packing-area = the pieces do not have the size of the board: they cover { $area ->
    [one] one cell
   *[other] { $area } cells
}, the board has { $cells }
packing-area-less = { $count ->
    [one] one cell would stay empty
   *[other] { $count } cells would stay empty
}
packing-area-more = { $count ->
    [one] the pieces have one square too many
   *[other] the pieces have { $count } squares too many
}
packing-area-help = Together, the pieces must fill the board without a gap. Change the pieces or the board.
packing-area-lenient = the puzzle is accepted, but it has no solution

packing-row-count = { $rows ->
    [one] there is one row, but the board is printed in { $expected }
   *[other] there are { $rows } rows, but the board is printed in { $expected }
}
packing-row-short = this row ends before the board does
packing-blank-cell = there is a blank on a cell of the board
packing-blank-cell-here = a letter or a full stop is expected here
packing-outside = "{ $letter }" lies outside the board
packing-outside-here = the board does not reach here
packing-printed-help = The board is written as it is printed: a letter where a piece lies, a full stop where none does, a pyramid from the top layer down.
packing-unknown-letter = there is no piece "{ $letter }"
packing-unknown-letter-here = no piece is drawn with this letter
packing-unknown-letter-help = Capital and small letters are different pieces.
packing-given-part = piece { $letter } is given only in part: { $cells } of its { $size } squares
packing-given-shape = piece { $letter } cannot lie like this
packing-given-here = the first cell of { $letter }
packing-given-help = A piece that is given lies there whole, turned and mirrored at will.

packing-stars = the board has * and no X: * was read as outside and the full stop as a cell to fill
packing-hashes = # was read as X, a cell to fill
packing-count-differs = { $drawn ->
    [one] the number of pieces is given as { $said }, but one is drawn; it was taken
   *[other] the number of pieces is given as { $said }, but { $drawn } are drawn; those were taken
}
packing-dots = full stops in a piece were read as holes
packing-blank-line = there is a blank line in piece { $letter }; it was passed over
packing-blank-line-help = Two pieces need different letters, even with a blank line between them.
packing-cases = { $small } and { $capital } were read as two pieces
packing-corners = piece { $letter } hangs together only by corners
packing-in-parts = piece { $letter } has several parts that do not touch

packing-answer-empty = there is no answer here
packing-answer-help = An answer is the board with a letter in each cell, or moves such as A=r1c1r1c2.
packing-answer-given = piece { $letter } is given and stays where it lies

## Playing

packing-bad-move = "{ $text }" is not a move. Lay a piece as in A=r1c1r1c2, or take it back as in A-.
packing-no-piece = There is no piece { $letter }.
packing-piece-given = Piece { $letter } is given: it stays where it lies.
packing-cell-twice = The move of piece { $letter } names a cell twice.
packing-lies-nowhere = Piece { $letter } is not on the board, so it cannot be taken back.
packing-sticks-out = Piece { $letter } would stick out of the board at { $cell }.
packing-no-room = Piece { $letter } would stick out of the board there.
packing-covered = Piece { $letter } would overlap piece { $other } at { $cell }.
packing-missing = { $pieces ->
    [0] { $cells ->
        [one] Every piece lies, but one cell is empty.
       *[other] Every piece lies, but { $cells } cells are empty.
    }
    [one] One piece is still to be placed, { $cells ->
        [one] one cell is empty.
       *[other] { $cells } cells are empty.
    }
   *[other] { $pieces } pieces are still to be placed, { $cells ->
        [one] one cell is empty.
       *[other] { $cells } cells are empty.
    }
}
packing-wrong-shape = Piece { $letter } cannot lie like that: it is another shape.
packing-wrong-size = Piece { $letter } is drawn with { $drawn ->
    [one] one cell
   *[other] { $drawn } cells
} but covers { $covers }.

## Algorithms

packing-method-first-empty = the first empty cell is covered next; holes that no piece can fill are cut off; the default on flat boards
packing-method-bit-slices = placements as bit masks, filtered at each step; the cell or piece with the fewest choices first; the default on pyramids
packing-method-dancing-links = exact cover by dancing links
packing-method-dancing-cells = exact cover by dancing cells, which are arrays instead of links
packing-method-brute-force = the course's: piece by piece in the order given, every turn, every position
packing-method-memo-count = counts without listing: ways that lead to the same filling are followed together; the default for counting on flat boards
packing-solutions = all: every solution; different: one of those that are the same turned or mirrored
packing-order = first: every turn of a piece at every position within the rows and columns; counts cases (solver calls). second: every distinct turn at every cell, even off the board; counts attempts. Pyramids have only one order
packing-choose = which cell or piece comes next: the one with the fewest choices, or the first

## Counts

packing-count-unlabelled = unlabelled (pieces that look alike are not told apart)
packing-count-labelled = labelled (pieces that look alike are different)
packing-count-up-to-symmetry = up to symmetry (turned and mirrored boards count once)

## Rules and reasons

packing-grade-easy = easy
packing-grade-medium = medium
packing-grade-hard = hard
packing-grade-expert = expert

packing-rule-wrong-shape = Laid as it cannot lie
packing-rule-area = The area is wrong
packing-rule-unreached = A cell no piece can reach
packing-rule-no-room = A piece without a place
packing-rule-region = A hole of the wrong size
packing-rule-colouring = Colouring
packing-rule-one-place = One place for a piece
packing-rule-one-way = One way to cover a cell
packing-rule-hole = One way to fill a hole
packing-rule-look-ahead = Looking one piece ahead
packing-rule-think-ahead = Looking several pieces ahead
packing-rule-trial = Trying everything
packing-rule-shared = What most solutions share

packing-why-area = The area of the pieces is { $pieces }, that of the board { $cells }: there is no solution.
packing-why-unreached = No piece left can cover { $cell } without sticking out or lying on another one: there is no solution from here.
packing-why-no-room = There is no place left for { $piece }: there is no solution from here.
packing-why-few-places = { $places ->
    [one] The pieces that look alike here are { $pieces }, but there is only one place left for all of them: there is no solution from here.
   *[other] The pieces that look alike here are { $pieces }, but there are only { $places } places left for them: there is no solution from here.
}
packing-why-region = { $count ->
    [one] Nothing that is left fits into the single cell { $cells }: there is no solution from here.
   *[other] A hole of size { $count } is cut off from the other empty cells: { $cells }. No pieces that fit there have { $count } cells together, so there is no solution from here.
}
packing-why-colouring = { $colouring ->
    [chessboard] Colour the cells like a chessboard:
    [rows] Colour every other row of the board (of each layer, in a pyramid) dark, beginning with the first:
    [columns] Colour every other column of the board (of each layer, in a pyramid) dark, beginning with the first:
    [crossings] Colour the cells dark where every other row crosses every other column, beginning with the first of each:
    [layers] Colour every other layer dark, beginning with the base:
   *[diagonals] Colour every third diagonal dark:
} { $dark } dark and { $light } light cells are empty. However the pieces left are laid, the dark cells they cover never add up to { $dark }: there is no solution from here.
packing-why-set = { $count ->
    [one] Wherever { $pieces } lies, a hole stays that nothing fills, or another piece finds no place: there is no solution.
   *[other] However { $pieces } are laid together, they overlap, a hole stays that nothing fills, or another piece finds no place: there is no solution.
}
packing-why-one-place = There is only one place left for { $piece }: it lies on { $cells }.
packing-why-last-places = The pieces that look alike here are { $pieces }, and there are just { $count } places left for them: they lie on { $cells }.
packing-why-one-way = Only { $piece } can cover { $cell }, and in one way only: it lies on { $cells }.
packing-why-hole = A hole of size { $count } is cut off from the other empty cells: { $cells }. There is only one way to fill it, with { $pieces }.
packing-why-hole-stays = A hole of size { $count } is cut off from the other empty cells: { $cells }. There is no way to fill it, so there is no solution from here.
packing-why-ahead-piece = { $depth ->
    [at-once] There are { $ways } places left for { $pieces }, but on all others a hole would stay that nothing fills, or another piece would find no place: it lies on { $cells }.
   *[later] There are { $ways } places left for { $pieces }. Whoever lays it elsewhere and goes on with what then has only one way ends at a hole that nothing fills, or at a piece without a place: it lies on { $cells }.
}
packing-why-ahead-cell = { $depth ->
    [at-once] There are { $ways } ways to cover { $cell }, but all others leave a hole that nothing fills, or another piece without a place: { $piece } lies on { $cells }.
   *[later] There are { $ways } ways to cover { $cell }. Whoever takes another and goes on with what then has only one way ends at a hole that nothing fills, or at a piece without a place: { $piece } lies on { $cells }.
}
packing-why-no-way = { $depth ->
    [at-once] There are { $ways } ways left for { $what }, but each leaves a hole that nothing fills, or a piece without a place: there is no solution from here.
   *[later] There are { $ways } ways left for { $what }. Whoever goes on with what then has only one way ends each time at a hole that nothing fills, or at a piece without a place: there is no solution from here.
}
packing-why-trial = Everything else was tried and leads nowhere: { $piece } lies on { $cells } in every solution.
packing-why-nothing-fits = { $pieces ->
    [one] Every way to lay the last piece was tried, and none fills the board: there is no solution from here.
   *[other] Every way to lay the { $pieces } pieces left was tried, and none fills the board: there is no solution from here.
}

packing-hint-shared = { $solutions ->
    [one] One solution remains; in it { $piece } lies on { $cells }.
   *[other] Nothing is certain: { $solutions } solutions remain from here. In { $count } of them { $piece } lies on { $cells }; no other placement is in more.
}

## What a survey tells

packing-survey-solutions = { $count ->
    [0] No solution remains from here.
    [one] Exactly one solution remains from here.
   *[other] { $count } solutions remain from here.
}
packing-survey-at-least = At least { $count } solutions remain from here; the search was stopped before it knew them all.
packing-survey-piece = { $fits ->
    [one] { $piece }: fits in one place; in solutions it lies on { $used }.
   *[other] { $piece }: fits in { $fits } places; in solutions it lies on { $used } of them.
}
packing-survey-piece-fits = { $fits ->
    [one] { $piece }: fits in one place.
   *[other] { $piece }: fits in { $fits } places.
}
packing-survey-shared = { $count ->
    [one] Most solutions share: { $piece } on { $cells }, in one solution.
   *[other] Most solutions share: { $piece } on { $cells }, in { $count } solutions.
}

## New challenges

packing-generate-board = The board: a full rectangle, a random shape, or a pyramid of balls.
packing-wish-columns = A pyramid has no columns to choose: leave them out.
packing-wish-area = These pieces cover { $cells } cells, and there is no board of { $cells } cells with these rows and columns. Ask for other rows and columns, or for random pieces.
packing-wish-left = { $left } pieces cannot be left to place: there are only { $pieces }.
packing-wish-cells = Such a board is too small or too large: it must have { $least } to { $most } cells.
packing-generate-size = The rows of the board, or the side of the pyramid's base; 0 for what suits the pieces.
packing-generate-columns = The columns of the board; 0 for what suits the pieces and the rows.
packing-generate-pieces = The pieces: the twelve of IQ Puzzler Pro (55 cells), the twelve pentominoes (60 cells), or random ones of three to five cells.
packing-generate-left = How many pieces are left to place; 0 for as many as it comes. No given piece can be left out, so few is seldom possible.
packing-generate-grade = How hard the challenge is: the grade of the hardest rule its explanation needs. Any grade if not given.

## Keys with a button

packing-key-turn = Turn ↻
packing-key-turn-back = Turn ↺
packing-key-mirror = Mirror
packing-key-plane = { $plane ->
    [0] Lies flat
    [1] On edge ╲
   *[other] On edge ╱
}
packing-key-layer-up = Layer ▲
packing-key-layer-down = Layer ▼

## Names of parameters, as forms show them

packing-label-board = Board
packing-label-columns = Columns
packing-label-left = Pieces left
packing-label-order = Search order
packing-label-pieces = Pieces
packing-label-solutions = Solutions
