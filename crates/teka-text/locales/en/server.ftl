# Words of the server and of the page, in English.

## What a request that cannot be answered is told

server-bad-json = the request is not an object in JSON: { $what }
server-not-json = the request must be JSON, with "Content-Type: application/json"
server-missing = "{ $name }" is missing
server-not-text = "{ $name }" must be text
server-not-flag = "{ $name }" must be true or false
server-not-number = "{ $name }" must be a whole number from { $min } to { $max }
server-not-list = "{ $name }" must be a list
server-not-settings = "{ $name }" must be an object of names with texts or numbers
server-not-choice = "{ $name }" must be one of { $known }
server-bad-action = this action is not known; there are { $known }
server-bad-place = "{ $text }" is no place; a cell is written r3c5, a piece "piece B"
server-no-entry = the text has { $count } puzzles, none of them is number { $entry }
server-no-puzzle = there is no puzzle in this text
server-body-too-large = the request is larger than { $most } bytes
server-body-too-slow = the request took too long to arrive
server-board-too-large = the board has { $rows } rows and { $columns } columns; the most is { $most }
server-too-many-moves = the game has { $count } moves; the most is { $most }
server-too-many-runs = { $count } runs were asked for; the most is { $most }
server-no-run = no search of this name runs, or it has ended
server-run-taken = another search has this name
server-run-too-long = the name of a search has at most { $most } bytes
server-gave-way = others were waiting for its place, and it had been watched for a while
server-cannot-draw = the picture could not be drawn: { $what }
server-busy = the server is busy; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
server-too-many-requests = too many requests; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
server-other-page = a page of another host sent this request; only Teka's own page may
server-other-host = this request names a host that is not this machine; use localhost or the address in numbers
server-not-found = there is nothing here
server-wrong-method = this can be asked for in another way: see { $page }
server-fault = something went wrong in Teka; this is a fault of the program

## What a square holds, read aloud after its row and column

square-label = { $place }: { $what }
square-ball = layer { $layer }, row { $row }, column { $column }
square-crown = crown
square-cross = cross
square-given = { $what }, given
square-implied = { $what }, implied
square-notes = notes { $notes }
square-wall = wall
square-empty = empty
square-mistake = mistake
square-reason = reason
square-conclusion = conclusion

## The command

serve-listening = Teka is at { $address } (Ctrl-C ends it)
serve-open-to-all = everybody who can reach this machine can use Teka at { $address }
serve-address-taken = { $address } is taken: another program listens there; choose another one with --addr
serve-bad-address = "{ $text }" is no address; write it like 127.0.0.1:8080
serve-cannot-listen = cannot listen at { $address }: { $what }
serve-cannot-open = no browser could be opened; open { $address } yourself
server-not-made = No such puzzle was found in time. Another seed, size or grade may do.

## Names of parameters, as forms show them

param-choose = Choice of the next
param-grade = Grade
param-size = Size
