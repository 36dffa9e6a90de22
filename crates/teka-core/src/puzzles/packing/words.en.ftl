# English messages for packing. Places (rows, columns, cells, pieces) are passed as text, such as
# "row 3, column 5" or "pieces A and B".

## The family

packing-title = Packing (IQ Puzzler Pro)
packing-goal = Fill the board with all the pieces, using each exactly once. Pieces may be rotated and flipped but must not overlap, and no cell may stay empty.
packing-precheck = a wrong total area or a small set of pieces that does not fit
packing-hands = Drag a piece onto the board, or select it and then click or tap a cell. Rotate or flip it with the buttons. Select a placed piece to pick it up.

## Formats: descriptions that follow the name of the format

packing-format-text = rows, columns and number of pieces; DEFAULT, CUSTOM or PYRAMID; a drawing of each piece
packing-format-json = one line of JSON whose "text" field contains the puzzle in the text format

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

packing-empty = no puzzle found
packing-empty-help = Start with the numbers of rows, columns and pieces (5 7 5). On the next line, write DEFAULT, CUSTOM or PYRAMID. Then draw the board if it is CUSTOM, and each piece with its own letter.
packing-unsound = this text does not describe a valid puzzle
packing-too-long = this text is too long for a puzzle or an answer; paste only the puzzle or the answer
packing-no-text = this object has no "text" field
packing-no-text-help = Put the puzzle in the "text" field, as in {"{"}"text":"1 2 1\nDEFAULT\nAA"{"}"}.
packing-no-numbers = the numbers of rows, columns and pieces are missing
packing-no-numbers-here = expected before this line
packing-header = { $count ->
    [one] the first line has 1 value instead of 3
   *[other] the first line has { $count } values instead of 3
}
packing-header-surplus = extra values start here
packing-header-short = { $count ->
    [one] expected 1 more number here
   *[other] expected { $count } more numbers here
}
packing-header-help = The first line contains three numbers: rows, columns and pieces, as in 5 7 5.
packing-bad-side = "{ $text }" is not a valid number of rows or columns: it must be from 1 to { $most }
packing-rows-here = the number of rows
packing-columns-here = the number of columns
packing-bad-count = "{ $text }" is not a valid number of pieces: it must be a positive whole number
packing-count-here = the number of pieces
packing-no-kind = the board type is missing
packing-no-kind-here = expected DEFAULT, CUSTOM or PYRAMID
packing-bad-kind = unknown board type "{ $text }"
packing-bad-kind-here = expected DEFAULT, CUSTOM or PYRAMID
packing-kind-help = The second line is the board type: DEFAULT for a full rectangle, CUSTOM for any shape or PYRAMID for layers of balls.
packing-not-square = a pyramid needs equal numbers of rows and columns, not { $rows } and { $columns }
packing-not-square-here = these must be equal
packing-not-square-help = Write the side length of the bottom layer twice, as in { $side } { $side }.
packing-too-large = the board has { $cells } cells, but the limit is { $most }
packing-too-large-here = too many cells
packing-no-cells = the board has no cells to fill
packing-board-help = A CUSTOM board has one line for each row: X is a cell to fill, and a full stop is outside the board. If the board has * but no X, * is outside the board and a full stop is a cell to fill.
packing-board-sign = "{ $sign }" is not a valid cell of the board
packing-board-sign-here = expected X or a full stop
packing-row-length = { $cells ->
    [one] row { $row } of the board has 1 cell instead of { $expected }
   *[other] row { $row } of the board has { $cells } cells instead of { $expected }
}
packing-row-length-help = The second number on the first line is the length of each row. Write a full stop for each cell outside the board.
packing-missing-cells = { $count ->
    [one] expected 1 more cell here
   *[other] expected { $count } more cells here
}
packing-surplus-cells = { $count ->
    [one] 1 extra cell
   *[other] { $count } extra cells start here
}
packing-board-rows = { $rows ->
    [one] the board has 1 row instead of { $expected }
   *[other] the board has { $rows } rows instead of { $expected }
}
packing-missing-rows = { $count ->
    [one] expected 1 more row here
   *[other] expected { $count } more rows here
}
packing-surplus-rows = { $count ->
    [one] 1 extra row
   *[other] { $count } extra rows start here
}

packing-letter = "{ $sign }" cannot be used to draw a piece
packing-letter-here = expected a letter or a space
packing-letter-help = Draw pieces with the letters A to Z and a to z. Puzzles with more than { $most } pieces may also use any other visible character.
packing-two-letters = the letters { $first } and { $second } are on the same line
packing-two-letters-here = { $letter } belongs to another piece
packing-pieces-help = Draw each piece with its own letter on its own lines, one piece below the other.
packing-no-letter = this line does not belong to any piece
packing-no-letter-here = expected a letter
packing-drawn-twice = piece { $letter } is drawn twice
packing-drawn-twice-here = already drawn on line { $line }
packing-drawn-twice-help = Use another letter for the second piece, or put all lines of the piece together.
packing-piece-too-large = piece { $letter } is larger than any board
packing-piece-too-large-help = A piece has at most { $side } rows and columns and at most { $cells } cells.
packing-too-many-pieces = there are { $count } pieces, but the limit is { $most }
packing-too-many-pieces-here = extra pieces start here
packing-no-pieces = not enough pieces: none are drawn
packing-no-pieces-here = expected the first piece
packing-pieces-missing = { $drawn ->
    [one] not enough pieces: the first line specifies { $said }, but only 1 is drawn
   *[other] not enough pieces: the first line specifies { $said }, but only { $drawn } are drawn
}
packing-pieces-extra = too many pieces: the first line specifies { $said }, but { $drawn } are drawn
packing-drawn-here = { $drawn ->
    [one] 1 piece is drawn
   *[other] { $drawn } pieces are drawn
}
packing-count-help = The third number is the number of pieces. Change it to { $drawn } to match the drawing.
# Follows "With --lenient, ", like packing-area-lenient.
packing-count-lenient = the drawn pieces are used
packing-area = the pieces do not match the area of the board: they cover { $area ->
    [one] 1 cell
   *[other] { $area } cells
}, but the board has { $cells }
packing-area-less = { $count ->
    [one] 1 cell would stay empty
   *[other] { $count } cells would stay empty
}
packing-area-more = { $count ->
    [one] the pieces have 1 cell too many
   *[other] the pieces have { $count } cells too many
}
packing-area-help = Together, the pieces must fill the board without gaps. Change the pieces or the board.
packing-area-lenient = the puzzle is accepted, but it has no solution

packing-row-count = { $expected ->
    [one] expected 1 row, found { $rows }
   *[other] expected { $expected } rows, found { $rows }
}
packing-row-short = this row is shorter than the board
packing-blank-cell = a cell of the board is blank
packing-blank-cell-here = expected a letter or a full stop
packing-outside = "{ $letter }" is outside the board
packing-outside-here = not a cell of the board
packing-printed-help = Write the board as Teka prints it: a letter for each covered cell and a full stop for each empty one. A pyramid starts with its top layer.
packing-unknown-letter = there is no piece "{ $letter }"
packing-unknown-letter-here = no piece is drawn with this letter
packing-unknown-letter-help = Uppercase and lowercase letters are different pieces.
packing-given-part = { $cells ->
    [one] only 1 of the { $size } cells of piece { $letter } is given
   *[other] only { $cells } of the { $size } cells of piece { $letter } are given
}
packing-given-shape = these cells do not have the shape of piece { $letter }
packing-given-here = piece { $letter } starts here
packing-given-help = A given piece must be complete. It may be rotated and flipped.

## Warnings about a puzzle that was read anyway

packing-stars = the board has * but no X: * was read as outside the board and a full stop as a cell to fill
packing-hashes = # was read as X, a cell to fill
packing-count-differs = { $drawn ->
    [one] the first line specifies { $said } pieces, but 1 is drawn; the drawn piece was used
   *[other] the first line specifies { $said ->
        [one] 1 piece
       *[other] { $said } pieces
    }, but { $drawn } are drawn; the drawn pieces were used
}
packing-dots = full stops inside a piece were read as holes
packing-blank-line = a blank line inside piece { $letter } was ignored
packing-blank-line-help = Two pieces need different letters, even with a blank line between them.
packing-cases = { $small } and { $capital } were read as two different pieces
packing-corners = parts of piece { $letter } are connected only at a corner
packing-in-parts = piece { $letter } consists of separate parts

## Mistakes in an answer

packing-answer-empty = no answer found
packing-answer-help = Write the board with a letter in each cell, or a list of moves such as A=r1c1r1c2.
packing-answer-bad-move = "{ $text }" is not a move
packing-answer-given = piece { $letter } is given and cannot be moved

## Playing

packing-bad-move = "{ $text }" is not a move. Write A=r1c1r1c2 to place piece A, or A- to remove it.
packing-no-piece = There is no piece { $letter }.
packing-piece-given = Piece { $letter } is given and cannot be moved.
packing-cell-twice = The move for piece { $letter } lists the same cell twice.
packing-lies-nowhere = Piece { $letter } is not on the board, so it cannot be removed.
packing-sticks-out = Piece { $letter } would extend beyond the board at { $cell }.
packing-no-room = Piece { $letter } would extend beyond the board there.
packing-covered = Piece { $letter } would overlap piece { $other } at { $cell }.
packing-missing = { $pieces ->
    [0] { $cells ->
        [one] All pieces are placed, but 1 cell is empty.
       *[other] All pieces are placed, but { $cells } cells are empty.
    }
    [one] 1 piece is left to place; { $cells ->
        [one] 1 cell is empty.
       *[other] { $cells } cells are empty.
    }
   *[other] { $pieces } pieces are left to place; { $cells ->
        [one] 1 cell is empty.
       *[other] { $cells } cells are empty.
    }
}
packing-wrong-shape = The cells of piece { $letter } do not have its shape.
packing-wrong-size = Piece { $letter } has { $drawn ->
    [one] 1 cell
   *[other] { $drawn } cells
}, but covers { $covers } on the board.

## Methods

packing-method-first-empty-title = First empty cell
packing-method-first-empty = Always covers the first empty cell next and backtracks when a hole remains that no piece can fill. The default on flat boards.
packing-method-bit-slices-title = Bit masks, fewest choices first
packing-method-bit-slices = Stores placements as bit masks, filters them after each move and branches on the cell or piece with the fewest choices. The default on pyramids.
packing-method-dancing-links-title = Dancing links
packing-method-dancing-links = Solves the puzzle as an exact cover problem with Knuth's dancing links.
packing-method-dancing-cells-title = Dancing cells
packing-method-dancing-cells = Solves the puzzle as an exact cover problem with Knuth's dancing cells, which use arrays instead of links.
packing-method-brute-force-title = Brute force
packing-method-brute-force = Places the pieces in the order given and tries every orientation at every position, as in the course assignment.
packing-method-memo-count-title = Counting with memoization
packing-method-memo-count = Counts solutions without listing them and evaluates equal partial fillings only once. The default for counting on flat boards.
packing-solutions = Which solutions to list: all of them (all), or one from each group of solutions that differ only by rotation or reflection (different).
packing-order = Order in which placements are tried. The first order (first) tries every orientation at each position within the rows and columns of the board. It counts cases examined. The second order (second) tries each distinct orientation at every cell, even where it extends beyond the board. It counts attempts. Pyramids have only one order.
packing-choose = Which cell or piece to branch on next: the one with the fewest choices (fewest) or the first in order (first).

## Counts

packing-count-unlabelled = unlabelled (pieces of the same shape are interchangeable)
packing-count-labelled = labelled (pieces of the same shape are distinct)
packing-count-up-to-symmetry = up to symmetry (rotated or reflected boards count once)

## Rules and reasons

packing-grade-easy = easy
packing-grade-medium = medium
packing-grade-hard = hard
packing-grade-expert = expert

packing-rule-wrong-shape = Wrong shape
packing-rule-area = Area mismatch
packing-rule-unreached = Unreachable cell
packing-rule-no-room = No place left
packing-rule-region = Impossible hole size
packing-rule-colouring = Colouring argument
packing-rule-one-place = Only one place
packing-rule-one-way = Forced cover
packing-rule-hole = Isolated hole
packing-rule-look-ahead = Look-ahead
packing-rule-think-ahead = Deep look-ahead
packing-rule-trial = Exhaustive search
packing-rule-shared = Most common placement

packing-why-area = { $pieces ->
    [one] The remaining pieces cover 1 cell
   *[other] The remaining pieces cover { $pieces } cells
}, but { $cells ->
    [one] 1 cell is empty
   *[other] { $cells } cells are empty
}, so there is no solution.
packing-why-unreached = No remaining piece can cover { $cell } without overlapping another piece or extending beyond the board, so there is no solution from this position.
packing-why-no-room = There is no place left for { $piece }, so there is no solution from this position.
packing-why-few-places = { $places ->
    [one] Only 1 place is left for { $pieces }, which have the same shape, so there is no solution from this position.
   *[other] Only { $places } places are left for { $pieces }, which have the same shape, so there is no solution from this position.
}
packing-why-region = { $count ->
    [one] No remaining piece fits into the isolated cell at { $cells }, so there is no solution from this position.
   *[other] The isolated hole at { $cells } has { $count } cells. The pieces that fit there cannot add up to { $count } cells, so there is no solution from this position.
}
packing-why-colouring = { $colouring ->
    [chessboard] Colour the cells like a chessboard.
    [rows] Colour the odd rows dark (on a pyramid, in each layer).
    [columns] Colour the odd columns dark (on a pyramid, in each layer).
    [crossings] Colour the cells dark where an odd row meets an odd column.
    [layers] Colour every second layer dark, starting with the base.
   *[diagonals] Colour every third diagonal dark.
} This leaves { $dark } dark and { $light } light cells empty. No placement of the remaining pieces covers exactly { $dark ->
    [one] 1 dark cell
   *[other] { $dark } dark cells
}, so there is no solution from this position.
packing-why-set = { $count ->
    [one] Wherever { $pieces } is placed, it leaves a hole that cannot be filled or another piece without a place, so there is no solution.
   *[other] No matter how { $pieces } are placed, they overlap, leave a hole that cannot be filled or leave another piece without a place. There is no solution.
}
packing-why-one-place = Only one place is left for { $piece }: it must cover { $cells }.
    .because = Only one place is left for { $piece }.
    .then = Place { $piece } at { $cells }.
packing-why-last-places = Exactly { $count } places are left for { $pieces }, which have the same shape: together they must cover { $cells }.
    .because = Exactly { $count } places are left for { $pieces }, which have the same shape.
    .then = Place them at { $cells }.
packing-why-one-way = Only one placement can cover { $cell }: { $piece } must cover { $cells }.
    .because = Only one placement can still cover { $cell }.
    .then = Place { $piece } at { $cells }.
packing-why-hole = The isolated hole at { $cells } has { $count ->
    [one] 1 cell
   *[other] { $count } cells
} and can be filled in only one way, with { $pieces }.
    .because = The isolated hole at { $cells } has { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } and can be filled in only one way.
    .then = Fill it with { $pieces }.
packing-why-hole-stays = The isolated hole at { $cells } has { $count ->
    [one] 1 cell
   *[other] { $count } cells
}, and no arrangement of the remaining pieces fills it, so there is no solution from this position.
packing-why-ahead-piece = { $depth ->
    [at-once] There are { $ways } places left for { $pieces }. Every choice except { $cells } leaves a hole that cannot be filled or another piece without a place.
   *[later] There are { $ways } places left for { $pieces }. Every choice except { $cells } leads, through forced moves, to a hole that cannot be filled or a piece without a place.
}
    .because = There are { $ways } places left for { $pieces }. { $depth ->
        [at-once] Every choice except the right one leaves a hole that cannot be filled or another piece without a place.
       *[later] Every choice except the right one leads, through forced moves, to a hole that cannot be filled or a piece without a place.
    }
    .then = Place { $pieces } at { $cells }.
packing-why-ahead-cell = { $depth ->
    [at-once] There are { $ways } placements that cover { $cell }. Every one except { $piece } at { $cells } leaves a hole that cannot be filled or another piece without a place.
   *[later] There are { $ways } placements that cover { $cell }. Every one except { $piece } at { $cells } leads, through forced moves, to a hole that cannot be filled or a piece without a place.
}
    .because = There are { $ways } placements that cover { $cell }. { $depth ->
        [at-once] Every one except the right one leaves a hole that cannot be filled or another piece without a place.
       *[later] Every one except the right one leads, through forced moves, to a hole that cannot be filled or a piece without a place.
    }
    .then = Place { $piece } at { $cells }.
packing-why-no-way = { $depth ->
    [at-once] There are { $ways } placements left for { $what }. Every choice leaves a hole that cannot be filled or a piece without a place, so there is no solution from this position.
   *[later] There are { $ways } placements left for { $what }. Every choice leads, through forced moves, to a hole that cannot be filled or a piece without a place. There is no solution from this position.
}
packing-why-trial = An exhaustive search shows that { $piece } covers { $cells } in every solution.
    .because = An exhaustive search shows that a piece is in the same place in every solution.
    .then = Place { $piece } at { $cells }.
packing-why-nothing-fits = { $pieces ->
    [one] An exhaustive search shows that the last piece cannot fill the board, so there is no solution from this position.
   *[other] An exhaustive search shows that the { $pieces } remaining pieces cannot fill the board, so there is no solution from this position.
}

packing-hint-shared = { $solutions ->
    [one] Only one solution remains, and in it { $piece } covers { $cells }.
   *[other] No placement is certain: { $solutions } solutions remain. The most common placement, { $piece } at { $cells }, is part of { $count } of them.
}
    .because = { $solutions ->
        [one] Only one solution remains.
       *[other] No placement is certain: { $solutions } solutions remain. One placement is part of more of them than any other.
    }
    .then = { $solutions ->
        [one] Place { $piece } at { $cells }.
       *[other] Place { $piece } at { $cells }. This is part of { $count } of the { $solutions } solutions.
    }

## Survey

packing-survey-solutions = { $count ->
    [0] There is no solution from this position.
    [one] There is exactly 1 solution from this position.
   *[other] There are { $count } solutions from this position.
}
packing-survey-at-least = { $count ->
    [0] No solution was found before the search stopped; there may still be one.
    [one] There is at least 1 solution from this position; the search stopped before it was complete.
   *[other] There are at least { $count } solutions from this position; the search stopped before it was complete.
}
packing-survey-pieces = Places for each remaining piece:
packing-survey-piece = { $fits ->
    [one] { $piece }: 1 possible place, { $used } used in solutions
   *[other] { $piece }: { $fits } possible places, { $used } used in solutions
}
packing-survey-piece-fits = { $fits ->
    [one] { $piece }: 1 possible place
   *[other] { $piece }: { $fits } possible places
}
packing-survey-shared = { $count ->
    [one] Most common placement: { $piece } at { $cells }, in 1 solution.
   *[other] Most common placement: { $piece } at { $cells }, in { $count } solutions.
}

## The generator

packing-generate-board = Board type: a full rectangle (rectangle), a random shape (custom) or a pyramid of balls (pyramid).
packing-wish-columns = The number of columns cannot be set for a pyramid. Remove this setting.
packing-wish-area = These pieces cover { $cells } cells, but no board with these rows and columns has { $cells } cells. Change the number of rows or columns, or choose random pieces.
packing-wish-left = The set has only { $pieces } pieces, so { $left } cannot be left to place. Choose a smaller number.
packing-wish-cells = The board must have { $least } to { $most } cells. Change the number of rows or columns.
packing-generate-size = Number of rows, or the side length of the pyramid's base; 0 chooses a number that suits the pieces.
packing-generate-columns = Number of columns; 0 chooses a number that suits the pieces and the rows.
packing-generate-pieces = Piece set: the 12 pieces of IQ Puzzler Pro, 55 cells (iq); the 12 pentominoes, 60 cells (pentominoes); or random pieces of 3 to 5 cells (random).
packing-generate-left = Number of pieces left to place; 0 for any number. Small numbers are rarely possible, because every given piece must be necessary.
packing-generate-grade = Difficulty of the puzzle: the grade of the hardest rule needed to solve it. If omitted, the puzzle can have any grade.

## Buttons

packing-key-turn = Rotate
packing-key-turn-back = Rotate back
packing-key-mirror = Flip
packing-key-plane = { $plane ->
    [0] Flat
    [1] Upright ╲
   *[other] Upright ╱
}
packing-key-layer-up = Layer up
packing-key-layer-down = Layer down

## Labels of parameters in forms

packing-label-board = Board
packing-label-columns = Columns
packing-label-left = Pieces to place
packing-label-order = Search order
packing-label-pieces = Pieces
packing-label-solutions = Solutions

## Values in the form for a new puzzle

packing-option-board-rectangle = Rectangle
packing-option-board-custom = Random shape
packing-option-board-pyramid = Pyramid of balls
packing-option-size-0 = Automatic
packing-option-columns-0 = Automatic
packing-option-pieces-iq = IQ Puzzler Pro (12 pieces)
packing-option-pieces-pentominoes = Pentominoes (12 pieces)
packing-option-pieces-random = Random (3 to 5 cells each)
packing-option-left-0 = Any number

## Title line and unfinished games

packing-progress = { $done } of { $total } pieces
packing-size-pyramid = Pyramid { $layers }
