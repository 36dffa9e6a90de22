stairs-title = Stairs
stairs-goal = Fill in the row so that each number is one more than the number before it.
stairs-hands = Click or tap a step to increase its number by one.
stairs-precheck = two given numbers that do not fit together
stairs-format-text = the word "stairs", then a number or a full stop for each step
stairs-method-climb = Counts up from the first number.
stairs-rule-next = Next step
stairs-grade-easy = easy
stairs-bad-step = "{ $word }" is not a step: write up to 100 numbers from 0 to 255, or full stops
stairs-no-first = the first step is not given
stairs-bad-move = "{ $text }" is not a valid move.
stairs-uneven = The number at { $cell } is not one more than the number before it.
stairs-missing = { $count ->
    [one] 1 step is still empty.
   *[other] { $count } steps are still empty.
}
stairs-next = The number after { $below } is one more.
stairs-progress = { $done } of { $total } steps
stairs-generate-size = Number of steps.
