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
calcudoku-why-naked-set = In { $line }, the cells { $cells } share as many numbers: { $numbers }. No other cell of { $line } can have these.
calcudoku-why-hidden-set = In { $line }, the numbers { $numbers } have as many cells left: { $cells }. These cells can have no other number.
calcudoku-why-fish = In { $lines }, { $number } can stand only in { $across }. It takes all of these, so no other cell of { $across } can have it.
calcudoku-why-sum = Take the known sums of cages from the sum of { $lines }: { $count ->
    [one] { $cells } must be { $sum }.
   *[other] { $cells } must add up to { $sum }. Numbers that cannot are struck.
}
calcudoku-why-sum-outside = The cages that cover { $lines } add up to more than { $lines }: { $count ->
    [one] { $cells }, which sticks out, must be { $sum }.
   *[other] { $cells }, which stick out, must add up to { $sum }. Numbers that cannot are struck.
}
calcudoku-why-parity = The sum of { $lines } and what is known of its cages leave { $count ->
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
