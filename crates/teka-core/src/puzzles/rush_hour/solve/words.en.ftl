# Words of the algorithms of Rush Hour, in English.

rush-hour-method-bfs = Every position one move away, then every one two moves away, and so on.
rush-hour-method-ucs = The position reached with the fewest moves goes first.
rush-hour-method-gbfs = The position that looks nearest to the exit goes first; quick, but the way may be long.
rush-hour-method-a-star = Moves made and moves expected together decide which position goes first.
rush-hour-method-ida-star = Depth first up to a bound on the moves, then with a higher bound; needs little memory.
rush-hour-method-bidirectional = From the start and from the solved positions at once, until the two meet.
rush-hour-method-beam = Level by level, but only the most promising positions are kept.

rush-hour-set-metric = what counts as one move: a slide of any distance, or each cell
rush-hour-set-heuristic = how the moves still missing are estimated
rush-hour-set-width = how many positions are kept a level
rush-hour-set-table = how many positions are remembered besides the way itself

rush-hour-why-wall = The wall in { $wall } is between { $primary } and the exit, and never moves.
rush-hour-why-vehicle = On its own line { $primary } would have to pass { $vehicle } on the way to the exit, and cannot.
rush-hour-why-no-room = { $vehicle } stands across the way of { $primary } and has no room to leave it.
