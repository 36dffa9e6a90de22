# Texts of the server and the page, in English.

## Errors in a request. They start in lower case and have no full stop.

server-bad-json = invalid request: { $what }
server-not-object = the request must be a JSON object
server-not-json = the request must be JSON with "Content-Type: application/json"
server-missing = "{ $name }" is missing
server-not-text = "{ $name }" must be a string
server-not-flag = "{ $name }" must be true or false
server-not-number = "{ $name }" must be a whole number between { $min } and { $max }
server-not-list = "{ $name }" must be an array whose items match the API reference
server-not-settings = "{ $name }" must be an object with strings or numbers as values
server-not-choice = "{ $name }" must be one of { $known }
server-bad-action = invalid action; available actions: { $known }
server-bad-place = "{ $text }" is not a place in this game; write r3c5 for a cell, "piece B" for a piece or "vehicle B" for a vehicle
server-level-and-parameters = send either a level or parameters, not both
server-no-entry = there is no entry { $entry }; the text contains { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, numbered from 0
server-no-puzzle = the text contains no puzzle
server-body-too-large = the request is larger than { $most } bytes
server-body-too-slow = the request took too long to arrive
server-board-too-large = the board has { $rows } rows and { $columns } columns; the limit is { $most } each
server-too-many-moves = the game has { $count } moves; the limit is { $most }
server-too-many-runs = the comparison has { $count } runs; the limit is { $most }
server-no-run = no search with this name is running
server-run-taken = a search with this name is already running
server-run-too-long = the name of the search is longer than { $most } bytes
server-gave-way = the search was stopped because other searches were waiting
server-cannot-draw = the picture could not be drawn: { $what }
server-busy = the server is busy; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
server-too-many-requests = too many requests; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
server-other-page = this request was sent by a page on another host; only Teka's own page may send it
server-other-host = the host name of this request is not allowed; use localhost or an IP address
server-not-found = there is nothing at this address
server-wrong-method = this address does not support this HTTP method; see { $page }
server-fault = internal error: this is a bug in Teka; please report it

## The contents of a cell, for screen readers, after its row and column

square-label = { $place }: { $what }
square-ball = layer { $layer }, row { $row }, column { $column }
square-crown = crown
square-cross = cross
square-given = { $what }, given
square-implied = { $what }, implied
square-notes = pencil marks { $notes }
square-wall = wall
square-empty = empty
square-mistake = mistake
square-reason = reason
square-conclusion = conclusion

## The command. Errors start in lower case and have no full stop; notes are sentences.

serve-listening = Teka is running at { $address } (press Ctrl-C to stop)
serve-open-to-all = Anyone who can reach this machine can use Teka at { $address }.
serve-address-taken = { $address } is already in use; choose another address with --addr
serve-bad-address = "{ $text }" is not a valid address; use one such as 127.0.0.1:8080
serve-cannot-listen = cannot listen on { $address }: { $what }
serve-cannot-open = The browser could not be opened. Open { $address } manually.
server-solutions = The puzzle has { $count } solutions.
server-solutions-at-least = The puzzle has at least { $count } solutions.
server-not-made = No matching puzzle was found. Try another seed, size or difficulty.

## Labels of parameters in forms

param-choose = Branching
param-grade = Difficulty
param-size = Size
