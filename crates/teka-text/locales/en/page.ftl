# Texts of the page, in English. The page fetches all of them in one request and fills in the
# variables itself, so these messages have no selectors. A message whose text depends on a number
# has a second id that ends in "-one".

## The header

page-home = Teka home
page-skip = Skip to the board
page-families = Puzzles
page-open = Open…
page-api = API reference
page-other-language = Bahasa Indonesia
page-theme = Theme
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-patterns = Show patterns
page-keys = Keyboard shortcuts
page-keys-board = On the board
page-keys-game = Game
page-keys-page = Page
page-close = Close
page-cancel = Cancel
page-no-server = The server is not responding. Try again in a moment.
page-away = The server is not responding. Reconnecting… Your game is not lost.
page-there-again = The server is back online.
page-unkept = This browser does not save games, so your game will be lost when you close the window. To keep it, copy the link under Share.

## Keyboard shortcuts

page-key-arrows = Move the cursor, or the selected piece or vehicle
page-key-act = Select
page-key-other = Mark
page-key-clear = Clear a cell, or deselect a piece or vehicle
page-key-cancel = Drop what is selected
page-key-mark = Enter a pencil mark
page-key-left = { $count } left
page-key-letters = Enter a number, or select a piece or vehicle
page-key-views = Previous or next view
page-key-steps = Previous, next, first or last step
page-key-tab = Go to the next button or activate it
page-key-clash = If a piece or vehicle has the letter of a shortcut as its name, the letter selects it. Use F2 for a hint, F4 to check and Ctrl + Z to undo.
page-key-pointer = Click or tap a cell to select it; right-click or long-press to mark it. Drag to move a piece or vehicle, or to mark several cells.

## The start page

page-continue = Continue
page-play = Play
page-more = More puzzles
page-moves = Moves: { $count }
page-time = Time
page-is-solved = Solved
page-remove = Delete
page-remove-sure = Delete this unfinished game?
page-all-games = Show all { $count } games
page-full-sure = Teka saves up to 24 games. If you continue, your oldest unfinished game is deleted: { $title }.
page-go-on = Continue
page-samples = Examples
page-new = New puzzle
page-make = Generate
page-no-generator = Puzzles of this family cannot be generated. Open one instead.
page-making = Generating…
page-any = Any
page-seed = Seed
page-seed-about = The same seed gives the same puzzle.

## Errors in forms: what is wrong, then what to enter

page-field-empty = { $field } is empty.
page-field-wrong = { $field } is not valid.
page-field-range = Enter a whole number from { $min } to { $max }.
page-field-rate = Enter a percentage, such as 10, 10% or 0.1.

## Opening puzzles

page-load-title = Open a puzzle or game
page-load-about = Paste text, a link or a puzz.link URL, choose a file, or drop one here. The format is detected automatically.
page-text = Text
page-open-it = Open
page-file = Choose file…
page-family = Puzzle family
page-family-any = Detect automatically
page-which = Puzzle
page-lenient = Ignore minor inconsistencies
page-lenient-effect = If you ignore this, { $what }.
page-too-large = This is too large to be a puzzle. Paste or choose only the puzzle.
page-not-text = This is not a text file. Choose a text file in UTF-8.
page-line = Line { $line }

## The workspace

page-board = Board
page-views = Views
page-actions = Actions
page-explain = Explain
page-solve = Solve
page-compare = Compare
page-share = Share
page-undo = Undo
page-redo = Redo
page-reset = Restart
page-reset-sure = Undo all moves and restart?
page-reset-done = All moves were undone.
page-reset-undo = Restore moves
page-check = Check
page-hint = Hint

## Playing

page-play-about = You can also use the arrow keys, Enter and Backspace. Press ? to see all keyboard shortcuts.
page-broken = There is a mistake.
page-no-mistake = No rule is broken so far.
page-back = Where did I go wrong?
page-back-right = Your moves are fine: the puzzle can still be solved.
page-back-never = The puzzle itself has no solution.
page-back-done = Undid { $count } moves. This is the last position that can be solved.
page-back-done-one = Undid 1 move. This is the last position that can be solved.
page-go-back = Undo these moves
page-thinking = Working…
page-last-cost = Your last move added { $count } moves.
page-last-cost-one = Your last move added 1 move.
page-why = Why?
page-what-follows = Show the move
page-make-move = Do it
page-dismiss = Dismiss
page-rung-where = Where
page-rung-why = Why
page-rung-move = Move
page-move-shown = The board shows the move.
page-outlook-searching = Checking whether the puzzle can still be solved…
page-outlook-open = The puzzle can still be solved.
page-outlook-lost = But the puzzle cannot be solved from here.
page-outlook-unknown = It is not known whether the puzzle can still be solved: the search was stopped.
page-go-back-solvable = Go back to the last solvable position
page-best = shortest: { $count }
page-aids = Assistance
page-aid-mistakes = Show mistakes immediately
page-aid-clock = Show the timer
page-aid-motion = Animate moves
page-aid-best = Compare with the shortest solution

## Explaining

page-step = Step
page-step-back = Previous step
page-step-on = Next step
page-end = End
page-grade = Difficulty: { $grade }.
page-explain-solved = The rules alone solve this puzzle.
page-explain-stuck = No rule finds another step. The puzzle may have several solutions.
page-unsolvable = There is no solution.

## Solving

page-method = Method
page-usual = Automatic (recommended)
page-usual-about = Uses the method that suits this puzzle best.
page-parameters = Parameters
page-speed = Speed
page-stop = Stop
page-stopped = Stopped.
page-working = Running…
page-count = Count
page-rate = { $counted } per second
page-share-done = Progress
page-found = Solution found.
page-proven-shortest = There is no shorter solution.
page-move = Move
page-animate = Play or pause
page-to-start = Go to the start
page-to-end = Go to the end
page-full-speed = Full speed
page-a-second = Up to { $count } nodes/s
page-pause = Pause
page-paused = Paused.
page-one-step = Single step
page-depth = Depth
page-cost = Best so far (cost)
page-only-one = It is the only one.
page-no-solution = Proven: there is no solution.
page-gave-up-why = No answer: { $reason }.
page-not-known = It is not known whether there is a solution.
page-save-text = Download text
page-take = Use this position
page-take-sure = Use this position? Your moves will be lost.

## Comparing

page-methods = Methods
page-add = Add
page-variant = Add a method with other parameters
page-run = Run
page-csv = Download CSV
page-compare-about = The scale is logarithmic: each division stands for a factor of 10.
page-compare-done = All methods have finished.
page-contradiction = Two methods with proven answers disagree. This is a bug in Teka; please report it.
page-proven = Proven
page-not-shortest = May not be the shortest
page-gave-up = No answer: { $reason }
page-run-stopped = Stopped
page-run-unsolvable = No solution
page-not-run = Not run
page-together = Run in parallel
page-together-about = Parallel runs slow each other down. For accurate times, run the methods one at a time.
page-waiting = Waiting
page-bars = Bars show

## Sharing

page-link = Link
page-link-label = Link to this game
page-link-about = The link contains the whole game. Nothing is stored on the server.
page-bad-link = This link does not contain a complete game. Part of it may be missing.
page-copy = Copy
page-copied = Copied
page-pictures = Pictures
page-pictures-about = The GIF shows the game from the start, move by move.
page-as-text = Text
page-format = Format
page-whole-game = Whole game with moves
page-download = Download
page-paper = Print
page-with-solution = Include the solution
page-print = Print…
page-print-unsolved = No solution was found. Only the puzzle is printed.
page-turn-solid = Rotate the view
page-turn-left = Rotate left
page-turn-right = Rotate right
page-tilt-up = Tilt up
page-tilt-down = Tilt down
page-turn-home = Reset view
page-key-solid = Rotate the view

## The start page, the puzzles of the day and the statistics

page-welcome = Play logic puzzles, with hints that explain and solvers you can watch.
page-custom = Custom
page-finished = Finished games ({ $count })
page-explain-about = Every step of a puzzle, with reasons
page-watch = Watch and compare
page-watch-about = See algorithms search, side by side
page-open-title = Open
page-open-about = A file, a link or pasted text
page-copy-link = Copy a link
page-copy-link-about = It contains the whole game
page-api-about = Use Teka from your own programs
page-today = Today’s puzzles
page-daily = Puzzles of the day
page-daily-about = Each day has its own puzzles, the same for every player. The streak counts consecutive days with a puzzle solved on its day.
page-month-before = Previous month
page-month-after = Next month
page-streak = Day streak
page-streak-days = { $count }-day streak
page-streak-days-one = 1-day streak
page-statistics = Statistics
page-statistics-about = Solved puzzles, times and streak
page-nothing-solved = No puzzle solved yet.
page-level = Level
page-all-levels = All
page-solved-count = Solved
page-best-heading = Best time
page-median = Median time
page-without-hints = Without hints
page-your-data = Your data
page-your-data-about = Games and results are stored only in this browser. Export them to keep a copy or to use them on another device.
page-export = Export
page-import = Import…
page-imported = The data was imported.
page-import-failed = This file does not contain exported data. Choose a file that Teka has exported.
page-delete-all = Delete all
page-delete-sure = Delete all games and results in this browser?

## The next puzzle and the end of a game

page-next = Next
page-next-puzzle = Next puzzle
page-elapsed = { $count } s
page-ready = Your puzzle is ready: { $title }
page-presets = Presets
page-more-fields = More
page-move-count = Moves
page-hints = Hints
page-solved-alone = Solved without hints
page-solved-hints = Solved with { $count } hints
page-solved-hints-one = Solved with 1 hint
page-solution-shown = Solution shown
page-shown-about = The solution was shown, so this game does not count as solved.
page-record = Personal best: { $count } seconds faster.
page-record-one = Personal best: 1 second faster.
page-best-time = Your best time is { $time }.
page-share-result = Share result
page-review = Review
