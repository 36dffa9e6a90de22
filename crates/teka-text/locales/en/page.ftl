# Words of the page in English; it asks for them all at once.

## The frame

page-home = Teka, to the start
page-skip = To the board
page-families = Puzzles
page-open = Open…
page-api = What programs can ask for
page-other-language = Bahasa Indonesia
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-patterns = Patterns beside colours
page-keys = Keys
page-close = Close
page-cancel = Cancel
page-no-server = The server does not answer. Try again in a moment.
page-away = The server does not answer. The page keeps trying; your game is not lost.
page-there-again = The server is back.
page-unkept = This browser keeps no games: what you play is gone when the window closes. Under Share there is a link that holds it.

## Keys

page-key-arrows = move the cursor, or what is held
page-key-act = do the usual thing there
page-key-other = do the other thing there
page-key-clear = clear
page-key-letters = numbers, and names of pieces
page-key-views = the view before, the next view
page-key-steps = where steps are shown: back, on, to the start, to the end
page-key-tab = to the next button; press it
page-key-clash = Where a piece is called H or C, the letter takes up that piece; F2 and F4 always work.
page-key-pointer = Pressing a place does the usual thing, a right click or a long press the other one; dragging carries a piece or goes over several squares.

## The start

page-continue = Go on
page-play = Play
page-more = More…
page-moves = Moves
page-time = Time
page-is-solved = Solved
page-remove = Remove
page-remove-sure = Remove this game? It is not finished.
page-all-games = Show all games
page-full-sure = There is room for 24 games. The oldest one that is not finished would go:
page-go-on = Go on
page-samples = To begin with
page-new = A new puzzle
page-make = Make it
page-no-generator = New puzzles of this family cannot be generated. Open one instead.
page-making = Being made…
page-any = any
page-seed = Seed
page-seed-about = The same number makes the same puzzle.

## Forms: the label, then what is wrong with it, then what to enter

page-field-empty = is empty.
page-field-wrong = is not valid.
page-field-from = Enter a whole number from
page-field-to = to
page-field-rate = Enter a percentage, such as 10, 10% or 0.1.

## Loading

page-load-title = Open a puzzle or a game
page-load-about = Paste a text or a link, choose a file, or drop one here. Every known format is recognised.
page-text = Text
page-open-it = Open
page-file = Choose a file…
page-family = Kind of puzzle
page-family-any = Any kind of puzzle
page-which = Which of the puzzles
page-lenient = Read past small contradictions
page-too-large = This file is too large for a puzzle.
page-not-text = This file holds no text.
page-line = Line

## The desk

page-board = Board
page-views = Views of the game
page-actions = Actions
page-explain = Explain
page-solve = Solve
page-compare = Compare
page-share = Share
page-undo = Undo
page-redo = Redo
page-reset = Start over
page-reset-sure = Take back every move and start over?
page-reset-done = Every move was taken back.
page-reset-undo = Bring the moves back
page-check = Check
page-hint = Hint

## Playing

page-play-about = Arrow keys, Enter and Backspace do it too; the key ? shows all keys.
page-solved = Solved!
page-another = Another one
page-broken = There is a mistake.
page-no-mistake = No rule is broken so far.
page-back = Where did I go wrong?
page-back-right = Nowhere: it can still be solved from here.
page-back-never = Nowhere: the puzzle itself has no solution.
page-back-done = This is the last position that could be solved. Moves taken back:
page-go-back = Go back there
page-thinking = Thinking…
page-last-cost = By so many moves the last one made the way longer:
page-why = Why?
page-what-follows = What follows?
page-make-move = Do it
page-best = best
page-aids = Conveniences
page-aid-mistakes = Show mistakes at once
page-aid-clock = Show the clock
page-aid-motion = Let things glide
page-aid-best = Count against the shortest way

## Explaining

page-step = Step
page-step-back = Step back
page-step-on = Step on
page-end = The end
page-grade = Grade
page-explain-solved = Rules alone lead to the solution.
page-explain-stuck = The rules lead no further than this. A puzzle with several solutions cannot be explained to its end.
page-unsolvable = There is no solution.

## Solving

page-method = Method
page-usual = the usual one
page-usual-about = The method that suits this puzzle best.
page-parameters = Parameters
page-speed = Speed
page-stop = Stop
page-stopped = Stopped.
page-working = At work…
page-count = Count
page-rate = Per second
page-share-done = Done
page-found = A solution was found.
page-proven-shortest = None is shorter.
page-move = Move
page-animate = Play or pause
page-to-start = To the start
page-to-end = To the end
page-full-speed = full speed
page-a-second = per second at most
page-pause = Pause
page-paused = Paused.
page-one-step = One step
page-depth = Depth
page-cost = Best guess, off by
page-only-one = It is the only one.
page-no-solution = There is no solution: this is proven.
page-gave-up-why = No answer:
page-not-known = Whether there is a solution is not known.
page-save-text = Save as text
page-take = Take over into the game
page-take-sure = Take this position over? Your own moves will be lost.

## Comparing

page-methods = Methods
page-add = Add
page-variant = A method with other parameters
page-run = Run
page-csv = Save as CSV
page-compare-about = Bars are on a logarithmic scale: each tenfold is as long as the one before.
page-compare-done = Every method has run.
page-contradiction = Two methods that prove their answers disagree. This is a fault of the program.
page-proven = proven
page-not-shortest = not always shortest
page-gave-up = gave up
page-run-stopped = stopped
page-not-run = not run
page-together = Side by side
page-together-about = Runs that go on at once slow each other down; one after another gives cleaner times.
page-waiting = waits
page-bars = Bars show

## Sharing

page-link = Link
page-link-label = A link that holds the whole game
page-link-about = The game is in the link itself; nothing is kept on the server.
page-bad-link = This link holds no game; it may have been cut off.
page-copy = Copy
page-copied = Copied
page-pictures = Pictures
page-pictures-about = GIF shows the game from its start, move by move.
page-as-text = Text
page-format = Format
page-whole-game = the whole game, with its moves
page-download = Save
page-paper = Paper
page-with-solution = with the solution
page-print = Print…
page-print-unsolved = No solution was found in time; only the puzzle is printed.
page-turn-solid = Turn the solid
page-turn-left = Turn to the left
page-turn-right = Turn to the right
page-tilt-up = Look from higher up
page-tilt-down = Look from lower down
page-turn-home = Look as at first
page-key-solid = turn a solid
