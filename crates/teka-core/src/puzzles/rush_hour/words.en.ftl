# Words of Rush Hour in English. Places (rows, cells) arrive already worded.

## The family

rush-hour-title = Rush Hour
rush-hour-goal = Slide the vehicles along their own rows and columns until the primary one reaches the exit. No vehicle turns or jumps over another.
rush-hour-precheck = a wall or vehicle that permanently blocks the primary vehicle
rush-hour-hands = Drag a vehicle along its lane, or press it and use the arrow keys. The primary one has a double edge and stands in line with the exit.

## Reading and writing

rush-hour-format-text = rows and columns, number of vehicles, and a line for each row (P primary, K exit)
rush-hour-format-line = one line: the cells row by row (A primary, o empty, x wall, exit on the right)
rush-hour-format-csv = a table: car, orientation, column, row, length (X primary, exit on the right)
rush-hour-line-square = A board on one line must be square, but this one has { $rows } rows and { $columns } columns. Write it as text.
rush-hour-exit-right = In the format { $format } the exit is always on the right, but on this board it is not. Write it as text.
rush-hour-no-walls = The format csv has no room for walls. Write the board as text or line.

rush-hour-empty = there is no board here
rush-hour-empty-help = Write the number of rows and columns (6 6), the number of vehicles besides the primary, and a line for each row.
rush-hour-unsound = this text makes no board
rush-hour-extra-line = the board ends before line { $line }, but more text follows
rush-hour-extra-line-help = A board of this format takes a single line.
rush-hour-no-size = the number of rows and columns is expected here
rush-hour-no-size-help = The first line has two numbers, as in 6 6; the second line has the number of vehicles besides the primary.
rush-hour-bad-size = "{ $size }" cannot be a number of rows or columns: it must be a number from 1 to { $most }
rush-hour-bad-count = "{ $text }" is not a number of vehicles
rush-hour-bad-count-help = The second line has one number: how many vehicles there are besides the primary.
rush-hour-row-length = { $cells ->
    [one] row { $row } has one cell, but the board has { $expected } columns
   *[other] row { $row } has { $cells } cells, but the board has { $expected } columns
}
rush-hour-missing-cells = { $count ->
    [one] one more cell is expected here
   *[other] { $count } more cells are expected here
}
rush-hour-surplus-cells = { $count ->
    [one] this cell is one too many
   *[other] from here on there are { $count } cells too many
}
rush-hour-row-count = { $rows ->
    [one] there is one row, but { $expected } are announced
   *[other] there are { $rows } rows, but { $expected } are announced
}
rush-hour-missing-rows = { $count ->
    [one] one more row is expected after this one
   *[other] { $count } more rows are expected after this one
}
rush-hour-surplus-rows = { $count ->
    [one] this row is one too many
   *[other] from here on there are { $count } rows too many
}
rush-hour-not-square = { $cells ->
    [one] there is one cell, and that makes no square board
   *[other] there are { $cells } cells, and they make no square board
}
rush-hour-line-help = A board of 6 rows and columns has 36 cells, one of 5 has 25.
rush-hour-too-long = there are { $cells } cells, but a board has at most { $most } rows and columns
rush-hour-no-text = there is no text of a board in this object
rush-hour-no-text-help = Write the board as text, as in {"{"}"name":"a","text":"2 2\n0\nPPK\n.."{"}"}.
rush-hour-sign = "{ $sign }" cannot be a cell
rush-hour-sign-help = An empty cell is a full stop, a wall is #, and a vehicle is any character that can be seen.
rush-hour-no-exit = there is no exit
rush-hour-exit-help = The exit K stands outside the board at the end of the primary's line: behind its row, before it, or on a line of its own above or below its column.
rush-hour-two-exits = this is one exit too many
rush-hour-exit-inside = the exit stands on the board
rush-hour-exit-aside = the exit is beside the primary, not at an end of the line it slides along
rush-hour-exit-other-row = the exit is at another row: the primary is in row { $row }
rush-hour-exit-other-column = the exit is at another column: the primary is in column { $column }
rush-hour-no-primary = there is no primary vehicle { $letter }
rush-hour-primary-upright = the primary stands upright, but in this format the exit is on the right
rush-hour-primary-upright-help = Write the board as course text, where the exit can be on any side.
rush-hour-two-primaries = there is a second primary vehicle { $letter }
rush-hour-one-cell = vehicle { $letter } has only one cell
rush-hour-one-cell-help = A vehicle has at least two cells. Add a cell to this vehicle, or remove it.
rush-hour-one-cell-lenient = vehicle { $letter } is left out
rush-hour-bent = vehicle { $letter } does not lie in one line
rush-hour-bent-here = this cell is off its line
rush-hour-split = vehicle { $letter } lies in several parts
rush-hour-split-here = this cell does not touch the first part
rush-hour-split-help = Each vehicle needs a letter of its own.

rush-hour-csv-head = the columns of the table must be called { $expected }
rush-hour-csv-fields = { $fields ->
    [one] there is one field in this line, but a vehicle has five
   *[other] there are { $fields } fields in this line, but a vehicle has five
}
rush-hour-csv-help = Each line gives { $expected }, as in X,H,1,3,2.
rush-hour-csv-no-name = a vehicle needs a name
rush-hour-csv-axis = "{ $text }" is no orientation: write H or V
rush-hour-csv-number = "{ $text }" is not a number from { $least } to { $most }
rush-hour-csv-beyond = this vehicle reaches beyond row or column { $side }
rush-hour-csv-two-alike = there is a vehicle called "{ $name }" in line { $line } already
rush-hour-csv-overlap = { $cell } is covered by vehicle "{ $name }" of line { $line } already
rush-hour-csv-too-many = there are more vehicles than any board has room for

rush-hour-carriage-returns = lines end with carriage returns, as on Windows; they were passed over
rush-hour-trailing-blanks = { $lines ->
    [one] blanks at the end of one line were passed over
   *[other] blanks at the end of { $lines } lines were passed over
}
rush-hour-left-out = vehicle { $letter } has only one cell; it was left out
rush-hour-no-last-newline = the last line does not end; it was read as if it did
rush-hour-count-differs = the number of vehicles besides the primary is said to be { $said }, but there are { $counted }; those on the board were taken
rush-hour-no-count = the number of vehicles is missing; this line was taken for the first row
rush-hour-sides-swapped = rows and columns stand the wrong way round; the board was read with { $rows } rows and { $columns } columns
rush-hour-no-indent = { $rows ->
    [one] the exit is on the left, but one row does not begin with a space; it was read as if it did
   *[other] the exit is on the left, but { $rows } rows do not begin with a space; they were read as if they did
}
rush-hour-indent = { $rows ->
    [one] one row begins with blanks; they were passed over
   *[other] { $rows } rows begin with blanks; they were passed over
}
rush-hour-odd-size = no size is given and these vehicles fit on no board of 6, 9 or 12; a board of { $size } rows and columns was assumed
rush-hour-odd-size-help = Write size,{ $size } on the first line to say so.
rush-hour-renamed = the vehicle "{ $name }" is called { $letter } here

rush-hour-answer-empty = there are no moves here
rush-hour-answer-several = a second solution begins here; one at a time can be checked
rush-hour-answer-help = An answer is a list of moves such as B+2 A-1, or a report with lines such as "Move 1: I-left (2)".
rush-hour-only-level = Vehicle { $letter } slides only to the left and right.
rush-hour-only-upright = Vehicle { $letter } slides only up and down.

## Playing

rush-hour-bad-move = "{ $text }" is not a move. Write B+2 to slide vehicle B two cells to the right or down, B-2 for the left or up.
rush-hour-no-vehicle = There is no vehicle { $letter }.
rush-hour-edge-in-way = { $cells ->
    [0] Vehicle { $letter } stands at the edge of the board and cannot go { $direction }.
    [one] Vehicle { $letter } can go only one cell { $direction }: there the board ends.
   *[other] Vehicle { $letter } can go only { $cells } cells { $direction }: there the board ends.
}
rush-hour-wall-in-way = { $cells ->
    [0] Vehicle { $letter } cannot go { $direction }: there is a wall at { $cell }.
    [one] Vehicle { $letter } can go only one cell { $direction }: there is a wall at { $cell }.
   *[other] Vehicle { $letter } can go only { $cells } cells { $direction }: there is a wall at { $cell }.
}
rush-hour-vehicle-in-way = { $cells ->
    [0] Vehicle { $letter } cannot go { $direction }: vehicle { $other } stands at { $cell }.
    [one] Vehicle { $letter } can go only one cell { $direction }: vehicle { $other } stands at { $cell }.
   *[other] Vehicle { $letter } can go only { $cells } cells { $direction }: vehicle { $other } stands at { $cell }.
}
rush-hour-missing = { $cells ->
    [one] The primary vehicle is one cell away from the exit.
   *[other] The primary vehicle is { $cells } cells away from the exit.
}
rush-hour-left = left
rush-hour-right = right
rush-hour-up = up
rush-hour-down = down
rush-hour-start = Start
rush-hour-step = Move { $number }: { $piece }-{ $direction }
rush-hour-step-far = Move { $number }: { $piece }-{ $direction } ({ $distance })
rush-hour-total = Total: { $slides ->
    [one] one slide
   *[other] { $slides } slides
}, { $cells ->
    [one] one single cell
   *[other] { $cells } single cells
}

rush-hour-figure-slides = slides
rush-hour-figure-cells = cells

## Methods

rush-hour-method-bfs = Looks at all positions one move away, then two, and so on; positions are packed into a few bytes, so it is fast.
rush-hour-method-ucs = Always goes on from the position that is reached by the fewest moves.
rush-hour-method-gbfs = Always goes on from the position that looks nearest to the exit; quick, but its way may be long.
rush-hour-method-a-star = Goes on from the position whose way so far and estimated rest are shortest together; shortest if the estimate is never too high.
rush-hour-method-ida-star = Searches deeper and deeper along estimates and remembers almost nothing: slow, but it needs little memory.
rush-hour-method-bidirectional = Searches from the start and from all solved positions at once until both meet.
rush-hour-method-beam = Keeps only the most promising positions of each depth; quick, but it may miss every solution.
rush-hour-param-metric = What counts as one move: a slide over any distance, or each single cell.
rush-hour-param-heuristic = How the rest of the way is estimated: cells to the exit, vehicles in the way, those and the vehicles in their way, or the smallest set of vehicles that has to move.
rush-hour-param-width = How many positions of each depth are kept.
rush-hour-param-novelty = Whether positions are kept first in which two vehicles stand as they never stood together before.
rush-hour-param-polish = How many positions near the solution are searched for a shorter one; 0 for none.
rush-hour-param-table = How many positions are remembered besides the way itself.

## Why there is no solution

rush-hour-why-wall = The wall in { $wall } is between { $primary } and the exit, and never moves.
rush-hour-why-vehicle = On its own line { $primary } would have to pass { $vehicle } on the way to the exit, and cannot.
rush-hour-why-no-room = In the way of { $primary }, { $vehicle } has no room to leave it.

## The generator

rush-hour-generate-size = Rows and columns.
rush-hour-generate-vehicles = How many vehicles, the primary one included; 0 for as many as suit the size.
rush-hour-generate-moves = How many moves the shortest solution takes; 0 for as many as the grade asks, or suit the size.
rush-hour-generate-grade = How hard: by the number of moves.
rush-hour-generate-aim = Whether the number of moves counts, or the hardest board that is found is wanted.
rush-hour-generate-walls = How many walls.

## Steps: what a move of a shortest way is good for

rush-hour-rule-no-way-out = No way out
rush-hour-rule-drive-out = Drive out
rush-hour-rule-clear-the-way = Clear the way
rush-hour-rule-make-room = Make room
rush-hour-rule-detour = Detour

rush-hour-why-no-way = However the vehicles move, { $primary } never reaches the exit from here.
rush-hour-why-drive-out = The way is free: { $primary } drives out.
rush-hour-why-clear = { $piece } leaves the way of { $primary }, going { $direction } by { $cells ->
    [one] one cell
   *[other] { $cells } cells
}. Slides left: { $left }.
rush-hour-why-room = { $piece } makes room for others, going { $direction } by { $cells ->
    [one] one cell
   *[other] { $cells } cells
}. Slides left: { $left }.
rush-hour-why-detour = { $piece } has to give way where it seems wrong, going { $direction } by { $cells ->
    [one] one cell
   *[other] { $cells } cells
}. Slides left: { $left }.

rush-hour-grade-beginner = beginner
rush-hour-grade-intermediate = intermediate
rush-hour-grade-advanced = advanced
rush-hour-grade-expert = expert

## A survey of everything that can be reached

rush-hour-survey-metric = { $metric ->
    [cell] Every single cell counts as a move.
   *[slide] Every slide counts as a move, however far.
}
rush-hour-survey-positions = Positions that can be reached: { $count }.
rush-hour-survey-no-way = None of them is solved: there is no way out.
rush-hour-survey-solved = Solved positions among them: { $count }.
rush-hour-survey-left = Moves left from here: { $left }.
rush-hour-survey-ways = Shortest ways from here: { $count }.
rush-hour-survey-too-many-ways = Shortest ways from here: more than can be counted.
rush-hour-survey-moves = Moves that can be made: { $count }.
rush-hour-survey-move = { $piece }-{ $direction }{ $distance ->
    [one] {""}
   *[other] {" "}({ $distance })
}: { $cost ->
    [0] on a shortest way
    [one] costs one move
   *[other] costs { $cost } moves
}, { $left } left
rush-hour-survey-move-only = { $piece }-{ $direction }{ $distance ->
    [one] {""}
   *[other] {" "}({ $distance })
}
rush-hour-survey-hardest = The hardest of them has this many moves left: { $left }

## Names of parameters, as forms show them

rush-hour-label-aim = Aim
rush-hour-label-heuristic = Heuristic
rush-hour-label-metric = Metric
rush-hour-label-moves = Moves
rush-hour-label-novelty = Novelty
rush-hour-label-polish = Polish
rush-hour-label-table = Table
rush-hour-label-vehicles = Vehicles
rush-hour-label-walls = Walls
rush-hour-label-width = Width
