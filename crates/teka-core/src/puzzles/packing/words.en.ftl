# Words of packing in English. Places (rows, cells) arrive already worded.

## The family

packing-title = Packing (IQ Puzzler Pro)
packing-goal = Fill the board with all the pieces, each exactly once. Pieces may be turned and mirrored; none may overlap, and no cell may stay empty.

## Playing

packing-bad-move = "{ $text }" is not a move. Lay a piece as in A=r1c1r1c2, or take it back as in A-.
packing-no-piece = There is no piece { $letter }.
packing-piece-given = Piece { $letter } is given: it stays where it lies.
packing-lies-already = Piece { $letter } lies on the board already. Take it back first.
packing-lies-nowhere = Piece { $letter } is not on the board, so it cannot be taken back.
packing-outside = Piece { $letter } would stick out of the board at { $cell }.
packing-covered = Piece { $letter } would overlap piece { $other } at { $cell }.
packing-missing = { $pieces ->
    [0] { $cells ->
        [one] every piece lies, but one cell is empty
       *[other] every piece lies, but { $cells } cells are empty
    }
    [one] one piece is still to be placed, { $cells ->
        [one] one cell is empty
       *[other] { $cells } cells are empty
    }
   *[other] { $pieces } pieces are still to be placed, { $cells ->
        [one] one cell is empty
       *[other] { $cells } cells are empty
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
packing-choose = which cell or piece comes next: the one with the fewest choices, or the first

## Counts

packing-count-unlabelled = unlabelled (pieces that look alike are not told apart)
packing-count-labelled = labelled (pieces that look alike are different)
packing-count-up-to-symmetry = up to symmetry (turned and mirrored boards count once)
