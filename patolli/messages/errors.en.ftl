# Errors: what is wrong, then what to do. The variables are the parameters of the code (patolli/server/errors.py).
error-malformed = This request cannot be read. Correct it and send it again.
error-not-http = This is not an HTTP/1.1 request. Send one, or use a library that does.
error-incomplete = The connection ended before the request did. Send it again.
error-unknown-token = The server does not know this token. Ask for a new one.
error-foreign-origin = This request does not come from a page of this server. Open the page anew.
error-not-found = There is nothing at this address. Check it for a typing error.
error-not-built = The pages of this server were not built. Build them with “make play”.
error-method-not-allowed = This address does not take that method. See the description of the API.
error-request-timeout = The request took too long to arrive. Send it again.
error-too-large = This is too large: at most { $max } bytes are read. Send less.
error-too-many-fields = This request has too many headers or parameters: at most { $max } of each are read. Send fewer.
error-not-json = The body of a request must be JSON. Send it with the header “content-type: application/json”.
error-not-text = Messages of a live connection are text. Send JSON as text.
error-unknown-host = This server does not answer to that name. Use the address that its host gave you.
error-bad-number = “{ $name }” is not such a number. Give a whole number from 0 to { $max }.
error-bad-input = This cannot be used. Change it and try again.
error-rate-limited = { $what ->
    [hints] Too many hints at once
    [chances] Too many win chances at once
    [chat] Too many messages at once
    [tables] Too many new tables at once
    [renames] Too many changes of name at once
    [box_checks] Too many checks of a box at once
    [programs] Too many new programs at once
    [invite_attempts] Too many tries with invite links at once
   *[other] Too much at once
}. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
error-too-many-connections = Too many live pages are open. Close some and try again.
error-fault = The server made a mistake. Reload to see whether this was done.
error-no-seat = You hold no seat at this table. Ask its host for a link.
error-not-host = Only the host of this table may do that. Ask the host.
error-not-your-seat = “{ $seat }” is not your seat. Use a seat that you hold.
error-seat-lost = This seat is no longer yours. You can go on watching if you may see the table.
error-seat-token-only = The token of a seat opens that seat and nothing else. Leave it out, or create a program.
error-invisible-name = Nobody could see this name: it has no visible letters. Choose a name that others can read.
error-token-without-name = The token of a seat has no name to change. Use a browser or a program.
error-invite-used = This link does not open a seat here, or somebody has used it. Ask the host for a new one.
error-other-seat-held = You hold another seat at this table. Let somebody else use this link.
error-table-private = This table is private. Ask its host for a seat.
error-record-private = Only the players get the record of a game that was never finished. Ask one of them.
error-no-table = There is no such table, or it is private. Ask its host for a link.
error-no-line = The table has no line { $line } yet. Choose one from 0 to { $last }.
error-no-lesson = There is no lesson for { $game } yet. Read its rules instead.
error-unknown-game = There is no game “{ $game }” here. Choose one of these: { LIST($games) }.
error-unknown-seat = No seat is called “{ $seat }”. The seats are { LIST($seats) }.
error-unknown-language = There are no texts in “{ $lang }”. Choose one of these: { LIST($langs) }.
error-no-box = This server keeps no such box. Send the file of the box.
error-no-box-file = This file is no box of this game. Choose one that was saved here, or a corrected copy of the game’s own file.
error-no-box-option = “{ $option }” is no file that can be corrected. Choose one of these: { LIST($options) }.
error-box-fault = The box has a fault at { $key }. Correct it and try again.
error-box-text-or-values = The box to be checked is missing, or given twice. Send its text or its values.
error-box-too-large = This box is too large. It may have at most { $max } kB.
error-box-too-slow = Reading this box took too long. Correct it, or try again later.
error-too-many-boxes = You already have { $max } corrected boxes at tables that are not over. Use one of them, or end a table first.
error-wrong-seat-count = { $game } is played by { LIST($counts) } seats, not by { $given }. Change the number of seats.
error-bad-option = This game cannot be set up like this. Choose another value.
error-unknown-level = There is no bot “{ $level }” for this game. Choose a level, { LIST($levels) }, perhaps with a style of the game.
error-bad-record = No game can be continued from this record{ $line ->
    [0] {""}
   *[other] {" "}(line { $line })
}. Choose a file that was saved here, whole and unchanged.
error-record-too-short = The record has { $lines } lines that count, fewer than { $at }. Choose an earlier line.
error-record-or-table = The game to go on from is missing, or named twice. Send a record or name a table.
error-stale = The table has changed meanwhile. Look at it again, then decide.
error-reloaded = The table was just loaded anew. Try again.
error-conflict = Somebody else was faster. Look at the table, then try again.
error-key-used = This key was used for another request. Make a new one for each request.
error-not-started = The game has not begun. Wait until all seats are taken.
error-game-over = The game is over. You can play again with “rematch”.
error-not-finished = The game is not over yet. Play it to its end first.
error-bot-plays = A bot plays for this seat. Come back to it first, unless you have resigned.
error-not-offered = The rules do not allow this now. Choose something else.
error-not-your-turn = It is not for you to decide now. Wait for your turn.
error-bad-notation = “{ $text }” is no action of this game. Actions are written like this: { LIST($examples) }.
error-bad-action = This game has no action { $action }. Its actions are 0 to { $last }.
error-action-or-text = The action is missing, or named twice. Name it by “action” or by “text”.
error-no-undo = You may take back { $most ->
    [one] 1 decision
   *[other] { $most } decisions
} now, not { $lines }. Further back, ask the others.
error-nothing-since = Nothing that counts has been played from line { $line } on. Choose an earlier line.
error-no-takeback-after-end = The game is over, and its draws are public. Nothing can be taken back; play again instead.
error-takeback-not-asked = Nobody asks you to take anything back now. Look at the table again.
error-takeback-not-open = You have asked for no take-back that is still open. Look at the table again.
error-unknown-question = This game has no question “{ $question }”. Take the “frame” on top of the view.
error-hints-off = There are no hints and win chances here, since people play against each other. The host can allow them for a new table.
error-game-begun = The game has begun. This can be done only before it begins.
error-seat-taken = Somebody else sits there. Take another seat.
error-seat-held = Somebody plays there. Ask for the seat first with “transfer”.
error-seat-given-up = This seat is not played any more. Choose another seat.
error-bot-in-seat = A bot sits there. Choose a seat of a person.
error-already-playing = You play there already. There is nothing to do.
error-link-given = This link was given out already. Make a new one with a new key.
error-not-waiting-long = A bot can step in only for a player who must decide and has kept others waiting: { $offline } minutes if away, else { $online }. Wait a little longer.
error-transfer-not-asked = Nobody asks you about a seat now. Look at the table again.
error-empty-chat = There is nothing to say in this text. Write something.
error-game-running = The game is not over yet. This is open when it is.
error-other-rules = This table has rules { $rules } of { $game }, and here are rules { $here }. It can be looked at but not played on.
error-other-data = The data files of this table have changed since it was made. It can be looked at but not played on.
error-damaged-record = The record of this table is damaged{ $line ->
    [0] {""}
   *[other] {" "}at line { $line }
}. The host of the server can restore a backup.
error-server-full = The server has no room for another connection. Try again in a moment.
error-busy = No bot had time for this. Try again in a moment.
error-replay-too-long = This record takes too long to replay here. Try a shorter one, or try again later.
error-not-saved = The server could not save this, and nothing has changed. Try again.
error-outcome-unknown = The server does not know whether this was saved. Send it again with the same key.
error-damaged-database = The database of this server is damaged, and it saves nothing any more. Its host can restore a backup.

# Notes of a table in its chat.
note-bot-failed = { SEAT($seat) } ({ $level }) gave no answer: a weaker level makes this decision.
note-bot-by-lot = { SEAT($seat) } ({ $level }) gave no answer: this decision is drawn by lot.
note-seat-asked = The host asks to give the seat of { SEAT($seat) } to somebody else.
note-seat-agreed = { SEAT($by) } agrees that the seat of { SEAT($seat) } goes to somebody else.
note-seat-refused = { SEAT($by) } refuses: { SEAT($seat) } keeps the seat.
note-seat-freed = The seat of { SEAT($seat) } has been given up. Somebody else can take it with a new link from the host.
note-seat-delayed = All others agree. The host can ask again in a day; until then { SEAT($seat) } can refuse.
note-seat-device = Another device now plays the seat of { SEAT($seat) } too.
note-seat-one-device = The seat of { SEAT($seat) } is now played on one device alone.
note-seat-away = { SEAT($seat) } has been away for a week and loses the seat.

# Faults of single values of a corrected box, of any game.
fault-missing = A value is missing here.
fault-number = Expected a whole number from { $low } to { $high }.
fault-length = This list needs exactly { $n } entries.
fault-text = Expected a text here.
fault-choice = There is no such thing here. Expected one of: { $expected }.
fault-table = Expected a table here.
fault-unknown = The file has no such key.
fault-source = The source must begin with one of these words and a colon: { $expected }.
fault-actions = The game would have { $n } possible actions with it. At most { $most } are allowed here.
