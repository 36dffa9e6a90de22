stairs-title = Stairs
stairs-goal = Fill in the row so that each number is one more than the number before it.
stairs-hands = Press a step to count it up.
stairs-precheck = two given numbers that do not fit together
stairs-format-text = the word stairs, then a number or a full stop for each step
stairs-method-climb = counts up from the first number
stairs-rule-next = the next step
stairs-grade-easy = easy
stairs-bad-step = "{ $word }" is not a step: write up to 100 numbers from 0 to 255, or full stops
stairs-no-first = the first step is not given
stairs-bad-move = "{ $text }" is not a move here
stairs-uneven = { $cell } is not one more than the step before it
stairs-missing = { $count ->
    [one] 1 step is missing
   *[other] { $count } steps are missing
}
stairs-next = After { $below } comes the next number.
