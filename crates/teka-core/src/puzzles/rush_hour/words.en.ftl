# English messages for Rush Hour. Places (rows, columns, cells) are passed as text, such as
# "row 3, column 5".

## The family

rush-hour-title = Rush Hour
rush-hour-goal = Slide the vehicles along their rows and columns until the primary vehicle reaches the exit. Vehicles cannot turn or jump over each other.
rush-hour-precheck = a wall or vehicle that permanently blocks the primary vehicle
rush-hour-hands = Drag a vehicle along its row or column, or select it and use the arrow keys. The primary vehicle has a double outline and is in line with the exit.

## Formats: descriptions that follow the name of the format

rush-hour-format-text = rows and columns, number of vehicles besides the primary vehicle, then one line per row; P is the primary vehicle, K the exit
rush-hour-format-line = one line with the cells row by row; A is the primary vehicle, o empty, x a wall; the exit is on the right
rush-hour-format-csv = a table with car, orientation, column, row and length; X is the primary vehicle; the exit is on the right
rush-hour-line-square = The line format needs a square board, but this board is { $rows } × { $columns }. Use the text format instead.
rush-hour-exit-right = The { $format } format needs the exit on the right, but this board has it on another side. Use the text format instead.
rush-hour-no-walls = The csv format cannot store walls. Use the text or line format instead.

## Mistakes in a puzzle. Messages follow "error: ", labels follow the marked text.

rush-hour-empty = no board found
rush-hour-empty-help = Start with the number of rows and columns (6 6), then the number of vehicles besides the primary vehicle, then one line for each row.
rush-hour-unsound = this text does not describe a valid board
rush-hour-extra-line = unexpected text after the board, on line { $line }
rush-hour-extra-line-help = A board in this format is a single line.
rush-hour-no-size = expected the number of rows and columns here
rush-hour-no-size-help = The first line contains two numbers, such as 6 6. The second line contains the number of vehicles besides the primary vehicle.
rush-hour-bad-size = "{ $size }" is not a valid number of rows or columns: it must be from 1 to { $most }
rush-hour-bad-count = "{ $text }" is not a valid number of vehicles: it must be a whole number
rush-hour-bad-count-help = The second line contains one number: the number of vehicles besides the primary vehicle.
rush-hour-row-length = { $cells ->
    [one] row { $row } has 1 cell instead of { $expected }
   *[other] row { $row } has { $cells } cells instead of { $expected }
}
rush-hour-missing-cells = { $count ->
    [one] expected 1 more cell here
   *[other] expected { $count } more cells here
}
rush-hour-surplus-cells = { $count ->
    [one] 1 extra cell
   *[other] { $count } extra cells start here
}
rush-hour-row-count = { $rows ->
    [one] the board has 1 row instead of { $expected }
   *[other] the board has { $rows } rows instead of { $expected }
}
rush-hour-missing-rows = { $count ->
    [one] expected 1 more row after this line
   *[other] expected { $count } more rows after this line
}
rush-hour-surplus-rows = { $count ->
    [one] 1 extra row
   *[other] { $count } extra rows start here
}
rush-hour-not-square = { $cells ->
    [one] 1 cell does not form a valid board
   *[other] { $cells } cells do not form a square board
}
rush-hour-line-help = A 5 × 5 board has 25 cells; a 6 × 6 board has 36.
rush-hour-too-long = the board has { $cells } cells, but a board has at most { $most } rows and { $most } columns
rush-hour-no-text = this object has no "text" field
rush-hour-no-text-help = Put the puzzle in the "text" field, as in {"{"}"name":"a","text":"2 2\n0\nPPK\n.."{"}"}.
rush-hour-sign = "{ $sign }" is not a valid board character
rush-hour-sign-help = Use only visible characters: a full stop for an empty cell, # for a wall and a letter for each vehicle.
rush-hour-no-exit = the board has no exit
rush-hour-exit-help = Write the exit K outside the board, in line with the primary vehicle: before or after its row, or on a separate line above or below its column.
rush-hour-two-exits = the board has more than one exit; keep only one K
rush-hour-exit-inside = the exit is inside the board
rush-hour-exit-aside = the exit is on the wrong side: it must be at one end of the primary vehicle's row or column
rush-hour-exit-other-row = the exit is in a different row; the primary vehicle is in row { $row }
rush-hour-exit-other-column = the exit is in a different column; the primary vehicle is in column { $column }
rush-hour-no-primary = there is no primary vehicle; use { $letter } for it
rush-hour-primary-upright = the primary vehicle is vertical, but in this format the exit is on the right
rush-hour-primary-upright-help = Use the text format, which allows an exit on any side.
rush-hour-two-primaries = there is a second primary vehicle { $letter }; use another letter for it
rush-hour-one-cell = vehicle { $letter } has only 1 cell
rush-hour-one-cell-help = A vehicle has at least 2 cells. Add a cell to this vehicle or remove it.
# Follows "With --lenient, ".
rush-hour-one-cell-lenient = vehicle { $letter } is ignored
rush-hour-bent = vehicle { $letter } is not straight: its cells must be in one row or one column
rush-hour-bent-here = this cell is not in line with the others
rush-hour-split = the cells of vehicle { $letter } are not connected
rush-hour-split-here = this cell does not touch the others
rush-hour-split-help = Use a different letter for each vehicle.

rush-hour-csv-head = the columns of the table must be { $expected }
rush-hour-csv-fields = { $fields ->
    [one] this line has 1 field instead of 5
   *[other] this line has { $fields } fields instead of 5
}
rush-hour-csv-help = Each line contains { $expected }, for example X,H,1,3,2.
rush-hour-csv-no-name = this vehicle has no name; write one in the first field
rush-hour-csv-axis = "{ $text }" is not an orientation; use H or V
rush-hour-csv-number = "{ $text }" is not a number from { $least } to { $most }
rush-hour-csv-beyond = this vehicle extends beyond the board, which is { $rows } × { $columns }
rush-hour-csv-beyond-any = this vehicle extends beyond the largest possible board, which is { $most } × { $most }
rush-hour-csv-two-alike = the vehicle name "{ $name }" is already used on line { $line }
rush-hour-csv-overlap = { $cell } is already covered by vehicle "{ $name }" on line { $line }
rush-hour-csv-too-many = too many vehicles: a board has at most { $most }

## Warnings about a puzzle that was read anyway

rush-hour-carriage-returns = Windows line endings (CRLF) were read as plain line breaks
rush-hour-trailing-blanks = { $lines ->
    [one] trailing spaces in 1 line were ignored
   *[other] trailing spaces in { $lines } lines were ignored
}
rush-hour-left-out = vehicle { $letter } has only 1 cell and was ignored
rush-hour-no-last-newline = the last line does not end with a line break; one was assumed
rush-hour-count-differs = { $said ->
    [one] the second line specifies 1 vehicle
   *[other] the second line specifies { $said } vehicles
} besides the primary vehicle, but the board has { $counted }; the vehicles on the board were used
rush-hour-no-count = the number of vehicles is missing; this line was read as the first row
rush-hour-sides-swapped = rows and columns are swapped; the board was read as { $rows } × { $columns }
rush-hour-no-indent = { $rows ->
    [one] the exit is on the left, but 1 row does not start with a space; a space was assumed
   *[other] the exit is on the left, but { $rows } rows do not start with a space; spaces were assumed
}
rush-hour-indent = { $rows ->
    [one] leading spaces in 1 row were ignored
   *[other] leading spaces in { $rows } rows were ignored
}
rush-hour-odd-size = no size is given, and the vehicles do not fit on a board of size 6, 9 or 12; size { $size } was assumed
rush-hour-odd-size-help = Write size,{ $size } on the first line to set the size.
rush-hour-renamed = vehicle "{ $name }" was renamed to { $letter }

## Mistakes in an answer

rush-hour-answer-empty = no moves found
rush-hour-answer-several = a second solution starts here; only one can be checked at a time
rush-hour-answer-help = Write a list of moves such as B+2 A-1, or a report with lines such as "Move 1: I-left (2)".
rush-hour-answer-bad-move = "{ $text }" is not a move
rush-hour-answer-no-vehicle = there is no vehicle { $letter }
rush-hour-only-level = vehicle { $letter } is horizontal and slides only left and right
rush-hour-only-upright = vehicle { $letter } is vertical and slides only up and down

## Playing

rush-hour-bad-move = "{ $text }" is not a move. Write B+2 to slide vehicle B 2 cells right or down, or B-2 to slide it 2 cells left or up.
rush-hour-no-vehicle = There is no vehicle { $letter }.
rush-hour-edge-in-way = { $cells ->
    [0] Vehicle { $letter } is at the edge of the board and cannot slide { $direction }.
    [one] Vehicle { $letter } can slide only 1 cell { $direction } before it reaches the edge of the board.
   *[other] Vehicle { $letter } can slide only { $cells } cells { $direction } before it reaches the edge of the board.
}
rush-hour-wall-in-way = { $cells ->
    [0] Vehicle { $letter } cannot slide { $direction }: there is a wall at { $cell }.
    [one] Vehicle { $letter } can slide only 1 cell { $direction }: there is a wall at { $cell }.
   *[other] Vehicle { $letter } can slide only { $cells } cells { $direction }: there is a wall at { $cell }.
}
rush-hour-vehicle-in-way = { $cells ->
    [0] Vehicle { $letter } cannot slide { $direction }: vehicle { $other } is at { $cell }.
    [one] Vehicle { $letter } can slide only 1 cell { $direction }: vehicle { $other } is at { $cell }.
   *[other] Vehicle { $letter } can slide only { $cells } cells { $direction }: vehicle { $other } is at { $cell }.
}
rush-hour-missing = { $cells ->
    [one] The primary vehicle is 1 cell from the exit.
   *[other] The primary vehicle is { $cells } cells from the exit.
}
rush-hour-left = left
rush-hour-right = right
rush-hour-up = up
rush-hour-down = down
# The next three are also read back from saved reports.
rush-hour-start = Start
rush-hour-step = Move { $number }: { $piece }-{ $direction }
rush-hour-step-far = Move { $number }: { $piece }-{ $direction } ({ $distance })
rush-hour-total = Total: { $slides ->
    [one] 1 slide
   *[other] { $slides } slides
}, { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}

rush-hour-figure-slides = slides
rush-hour-figure-cells = cells

## Methods

rush-hour-method-bfs-title = Breadth-first search
rush-hour-method-bfs = Explores all positions 1 move away, then 2, and so on. Fast, because each position is packed into a few bytes.
rush-hour-method-ucs-title = Uniform-cost search
rush-hour-method-ucs = Always expands the position reached with the fewest moves.
rush-hour-method-gbfs-title = Greedy best-first search
rush-hour-method-gbfs = Always expands the position that looks closest to the exit. Fast, but the solution may be long.
rush-hour-method-a-star-title = A*
rush-hour-method-a-star = Always expands the position with the lowest sum of moves made and estimated moves to go. Finds a shortest solution if the heuristic never overestimates.
rush-hour-method-ida-star-title = IDA*
rush-hour-method-ida-star = Repeats a depth-first search with an increasing limit on the estimated length. Slow, but uses very little memory.
rush-hour-method-bidirectional-title = Bidirectional search
rush-hour-method-bidirectional = Searches from the start and from all solved positions at the same time until the two searches meet.
rush-hour-method-beam-title = Beam search
rush-hour-method-beam = Keeps only the most promising positions at each depth. Fast, but may miss every solution.
rush-hour-param-metric = What counts as one move: a slide of any distance (slide) or each cell (cell).
rush-hour-param-heuristic = How the remaining moves are estimated: by the cells to the exit (distance), the blocking vehicles (blockers), those and the vehicles blocking them (blockers-of-blockers) or the smallest set of vehicles that must move (closure).
rush-hour-param-width = Number of positions kept at each depth.
rush-hour-param-novelty = Prefer positions in which two vehicles are placed in a combination not seen before.
rush-hour-param-polish = Number of positions near the solution path to search for a shorter solution; 0 turns this off.
rush-hour-param-table = Number of positions stored in addition to the current path.

## Reasons why there is no solution

rush-hour-why-wall = The wall at { $wall } blocks the primary vehicle's path to the exit, and walls never move.
rush-hour-why-vehicle = Vehicle { $vehicle } is in the primary vehicle's path and slides along the same line, so it blocks the exit permanently.
rush-hour-why-no-room = Vehicle { $vehicle } blocks the primary vehicle and has no room to move out of its path.

## The generator

rush-hour-generate-size = Number of rows and columns.
rush-hour-generate-vehicles = Number of vehicles, including the primary vehicle; 0 chooses a number that suits the size.
rush-hour-generate-moves = Number of moves in the shortest solution; 0 chooses a number that suits the grade or the size.
rush-hour-generate-grade = Difficulty of the puzzle, based on the number of slides in the shortest solution.
rush-hour-generate-aim = Whether to match the number of moves (moves) or keep the hardest board found (hardest).
rush-hour-generate-walls = Number of walls.

## Steps: the purpose of each move on a shortest path

rush-hour-rule-no-way-out = No solution
rush-hour-rule-drive-out = Reach the exit
rush-hour-rule-clear-the-way = Clear the path
rush-hour-rule-make-room = Make room
rush-hour-rule-detour = Detour

rush-hour-why-no-way = No sequence of moves from this position brings the primary vehicle to the exit.
rush-hour-why-drive-out = The path is clear: the primary vehicle slides to the exit.
    .because = The primary vehicle's path is clear.
    .then = Slide the primary vehicle to the exit.
rush-hour-why-clear = Vehicle { $piece } slides { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} { $direction } and clears the primary vehicle's path. { $left ->
    [one] 1 more slide is needed.
   *[other] { $left } more slides are needed.
}
    .because = Vehicle { $piece } is between the primary vehicle and the exit, and it can leave that path.
    .then = Slide vehicle { $piece } { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } { $direction }. { $left ->
        [one] 1 more slide is needed.
       *[other] { $left } more slides are needed.
    }
rush-hour-why-room = Vehicle { $piece } slides { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} { $direction } to make room for other vehicles. { $left ->
    [one] 1 more slide is needed.
   *[other] { $left } more slides are needed.
}
    .because = Other vehicles need the room that vehicle { $piece } takes up.
    .then = Slide vehicle { $piece } { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } { $direction }. { $left ->
        [one] 1 more slide is needed.
       *[other] { $left } more slides are needed.
    }
rush-hour-why-detour = Vehicle { $piece } slides { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} { $direction }. This looks like a step backwards, but it is part of a shortest solution. { $left ->
    [one] 1 more slide is needed.
   *[other] { $left } more slides are needed.
}
    .because = A shortest solution needs a detour here: vehicle { $piece } has to take what looks like a step backwards.
    .then = Slide vehicle { $piece } { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } { $direction }. { $left ->
        [one] 1 more slide is needed.
       *[other] { $left } more slides are needed.
    }

rush-hour-grade-beginner = beginner
rush-hour-grade-intermediate = intermediate
rush-hour-grade-advanced = advanced
rush-hour-grade-expert = expert

## Survey of all reachable positions

rush-hour-survey-metric = { $metric ->
    [cell] Each cell counts as one move.
   *[slide] Each slide counts as one move, regardless of its distance.
}
rush-hour-survey-positions = Reachable positions: { $count }.
rush-hour-survey-no-way = None of them is solved, so the puzzle has no solution.
rush-hour-survey-solved = Solved positions: { $count }.
rush-hour-survey-left = Moves needed to solve this position: { $left }.
rush-hour-survey-ways = Shortest solutions: { $count }.
rush-hour-survey-too-many-ways = Shortest solutions: too many to count.
rush-hour-survey-moves = Possible moves: { $count }.
rush-hour-survey-move = { $piece }-{ $direction }{ $distance ->
    [one] {""}
   *[other] {" "}({ $distance })
}: { $cost ->
    [0] on a shortest path
    [one] adds 1 move
   *[other] adds { $cost } moves
}, { $left } to go
rush-hour-survey-move-only = { $piece }-{ $direction }{ $distance ->
    [one] {""}
   *[other] {" "}({ $distance })
}
rush-hour-survey-hardest = Hardest reachable position (moves needed: { $left }):

## Labels of parameters in forms

rush-hour-label-aim = Objective
rush-hour-label-heuristic = Heuristic
rush-hour-label-metric = Metric
rush-hour-label-moves = Moves
rush-hour-label-novelty = Prefer novelty
rush-hour-label-polish = Polishing limit
rush-hour-label-table = Table size
rush-hour-label-vehicles = Vehicles
rush-hour-label-walls = Walls
rush-hour-label-width = Beam width

## Values in the form for a new puzzle

rush-hour-option-vehicles-0 = Automatic
rush-hour-option-moves-0 = Automatic
rush-hour-option-walls-0 = None
rush-hour-option-aim-moves = Match the number of moves
rush-hour-option-aim-hardest = Keep the hardest board
rush-hour-option-metric-slide = A slide of any distance
rush-hour-option-metric-cell = Each cell
