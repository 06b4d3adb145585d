# The words of the pages; those of the games are in patolli/games/<game>/en.ftl.
tagline = Board games of old Mexico
hero = Three games of old Mexico, ready to play
hero-more = No account, nothing to install: choose a game and play.
games = The games
play-now = Play now against the computer
invite = Invite friends
how-many = How many play?
hot-seat = Together on one screen
against-bots = Against the computer
more-options = More options: players, level, rules …
number-of-players = Players
make-public = Anybody may join or watch
learn = Learn it by playing
rules = Rules
my-games = My games
no-games = You have no games yet. Start one above.
open-tables = Open tables
no-tables = Nobody waits for players right now.
show-all = Show all { $n }
status-waiting = waiting
status-playing = in progress
status-finished = over
status-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
my-turn = your turn
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
players-range = { $least } to { $most } players
level = How well the computer plays
level-beginner = beginner
level-about-beginner = Takes what looks best at once, and often misses it.
level-easy = easy
level-about-easy = Looks one step ahead and takes what looks best.
level-normal = normal
level-about-normal = Thinks about what a good player would, up to a second a turn.
level-hard = hard
level-about-hard = As normal, but it thinks several times as long and misses less.
your-name = Your name
your-name-more = It is shown to the others at your tables.
name-ask = What shall the others call you?
name-so = That’s me
upload = Open a saved game
upload-more = A .patolli file; you play on from it at this screen.
upload-broken = This file could not be opened. It must be a game that was saved here (a .patolli file), whole and unchanged.
language = Language
settings = Settings
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
set-apart = Player colours that are easier to tell apart
set-sound = Sounds
set-notify = Notification when it is my turn
notify-refused = Your browser does not let this page show notifications. You can allow it beside the address of the page.
set-confirm = Ask again before what cannot be undone
set-keys = Single keys act (u, e, /, ?)
set-blind = The board in words, for screen readers
loading = One moment …
offline = No connection. Trying again …
unreachable = The server cannot be reached.
unreachable-more = Your game is kept. This page tries again by itself, and goes on when there is an answer.
try-again = Try again
no-page = There is no such page
no-page-more = The address may be mistyped or cut off. Games that you play are on the start page.
home = All games
close = Close

waiting-for = { $names } to decide …
waiting-players = Waiting for players
all-here = { $n ->
    [one] { $names } is here: the game begins.
   *[other] { $names } are here: the game begins.
}
copy-link = Copy the link
link-only-here = This address works on this computer only. Friends elsewhere need an address of this page that they can reach too.
copied = Copied
share = Share
new-link = Make a new link
invite-hint = Send this link to your friend, who plays as { $seat }:
invite-code = The invitation to the seat of { $seat } as a code for a phone’s camera
sit-down = Sit down here
fill-bots = Start now: the computer plays the free seats
close-table = Close this table
get-up = Get up from this table
what-now = What to do now
board = Board
described = The position in words
spoken = Spoken: what has happened, and what is asked
no-drawing = This game has no drawing yet.
blind-on = Show the board in words, for screen readers
blind-off = Show the board as a picture
grid = The board, cell by cell
cell-open = can be chosen
cell-chosen = chosen
command-last = last
command-scores = scores
command-hand = hand
command-legal = legal
command-scan = scan
command-where = where
command-help = help
command-about = { $name ->
    [last] { $command }: what happened before your turn
    [scores] { $command }: how all players stand
    [hand] { $command }: what you hold
    [legal] { $command }: what you can do now
    [scan] { $command } and a place, a row or a column: what is there
    [where] { $command } and a piece or a player: where it stands
   *[help] { $command }: this list
}
command-choice = { $action }{ $cost ->
    [none] {""}
   *[other] , { $cost }
}: { $places ->
    [none] { $n ->
        [one] 1 way
       *[other] { $n } ways
    }
   *[other] { $places }
}
scan-none = There is no place “{ $place }” on the board.
where-none = Nothing called “{ $piece }” is on the board.
undo = Undo
finish-end = End turn
finish-done = Done
finish-pass = Pass
help = Help
other-choice = Choose again
next-click = Confirm: click there again, or press Enter.
next-tap = Confirm: tap there again, or on “Do it”.
next-button = Confirm with “Do it”, or choose again.
next-confirm = Confirm, or press Enter.
next-what = At { $spot }: what would you like to do there?
next-where = now choose a place on the board
next-place = now choose the next place
next-or-here = choose the next place, or { $spot } once more for this one alone
next-which = now choose one of these
next-which-where = choose one of these, or a place on the board
all-choices = All choices as a list
just-here = Just here: { $action }
do-it = Do it
not-yet = Not yet
no-way-back = This cannot be undone.
typed = Type an action ( / )
typed-unclear = This fits several actions. Choose one, or go on typing.
typed-unknown = I do not know what “{ $text }” means. You can type the words of a button, for instance: { LIST($examples) }.
more-fit = and { $n } more
why-not = Why can’t I “{ $text }”?
why-which = Why can’t I, at { $spot } …
not-now = This place plays no part in what is asked now.
no-place-for = { $spot } is no place for what you have chosen. Choose a place that glows, or choose again.
not-your-turn = It is not your turn.
no-undo = There is nothing of yours to take back, or something new has come to light since. To go further back, ask the others: choose a line of the log.
not-asked = The rules allow this, but it is not what is asked here.
hear-why = Not now: press to hear why
fold-stage = Show or hide the board
read-rule = Rule
end = Game over
see-result = See the result
skip = Skip
since = Since your last turn ({ $n })
look-there = Look at this moment again
log = Log
log-before = Before the first turn
log-lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
log-empty = Nothing has happened yet.
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-more = More
chat-empty = Nobody has said anything.
say = Say something
send = Send
you = you
bot = Computer
free = free
seat-number = Player { $n }
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-orange = Orange
seat-violet = Violet
away = away
resigned = resigned
replace = Let the computer play for { $name }
watching = You are watching.
bot-plays = The computer plays for you.
bot-resigned = You have resigned; the computer plays your seat.
come-back = Play myself again
leave = Let the computer play for me
resign = Resign
resign-sure = Yes, I resign
carry = Play on at another device
carry-hint = This link opens your seat once, elsewhere:
drop-devices = Sign out other devices
watch = Let others watch
watch-hint = Everybody with this link may watch:
commit-hint = The dice and cards were fixed before the game began. This is their seal, with which you can check that at the end:
ask-take-back = Ask to go back to before this
asks-take-back = { $name } would like to take this back{ $more ->
    [yes] , with all that came after it
   *[no] {""}
}: “{ $move }” Do you agree?
take-back-waits = To be taken back{ $more ->
    [yes] , with all that came after it
   *[no] {""}
}: “{ $move }” { $n ->
    [one] { $names } has
   *[other] { $names } have
} still to agree.
take-back-withdraw = Never mind, play on
ask-seat = Give the seat of { $name } to somebody else
asks-own-seat = The host would like to give your seat to somebody else. Do you agree?
asks-seat = The host would like to give the seat of { $name } to somebody else. Do you agree?
seat-waits = The seat of { $name } may go to somebody else. Still asked: { $names }.
seat-due = Unless { $name } refuses, the seat can be given away from { $time } on.
seat-due-own = The others agree. If you do not answer, your seat can be given away from { $time } on.
seat-now = Give the seat away now
yes = Yes
no = No
standing = Your answer is “{ $text }” until something else is asked.
standing-on = Keep answering “{ $text }” until I am asked something else
standing-off = Answer myself again
pass-screen = Pass the screen to { $name }
pass-screen-more = The others look away now.
i-am = I am { $name }
no-table = No such table
not-found = There is no such table, or it is private.
read-only = This table is read-only

score = Points
chart = Points over time
chart-turn = turn
wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
you-win = You win!
resigned-by = { $n ->
    [one] { LIST($names) } has resigned.
   *[other] { LIST($names) } have resigned.
}
rematch = Play again
rematch-ready = The next game is set up.
rematch-join = Join the next game
rematch-more = “Play again” moves everybody one seat on: who began this game plays last in the next, and colours change with the seats.
download = Download the record
verify = Verify the draws were fair
fair = The draws were fair: { $n } of { $n } checked.
unfair = The draws could not be confirmed:
draws-elsewhere = This game was imported: its draws were not made here, so they cannot be checked.
replay = Replay
line = Line
line-of = line { $n } of { $last }
step-back = One step back
step-on = One step on
turn-back = One turn back
turn-on = One turn on
run = Play
pause = Pause
link-here = Link to this position
play-on = Play on from here
to-table = To the table

hint-ask = Give me a hint
hint-where = Where?
hint-all = Tell me all, and why
hint-do = Do it
hint-more = { $n ->
    [0] More about this
    [one] Another choice
   *[other] { $n } other choices
}
hint-numbers = Show the numbers
error-offline = { unreachable }
no-hints = No hints or win chances here: you play against each other, and the table was made without them.
chances = Win chances (a bot’s estimate)
report-make = Look back: win chances, luck and skill
report-making = A bot goes through the game …
report-failed = The report could not be made.
report-chances = Win chances, in percent
report-apart = Luck and decisions apart
style = How the computer likes to play
style-plain = as it is best
style-about-plain = It has no preferences and simply plays to win.
strength = Strength: { $n } %
strength-about = How often it plays the move it thinks best. Otherwise it plays a slightly weaker one or, at low strength, a much weaker one.
allow-hints = Hints and win chances for everybody

chapters = Chapters
search-rules = Search the rules
which-rules = Which rules
rules-all = All rules
rules-glance = At a glance
rules-full = All rules in full
rules-full-more = For looking things up: every rule has a number, and says where it comes from.
rules-rulings = Only rulings of ours
rules-reconstructed = Only what is reconstructed
rules-table = This table plays with
found = { $n ->
    [one] 1 passage
   *[other] { $n } passages
}

help-page-lit = Places that glow can be chosen. Point at one, or tap it, to see what it would cost and do.
help-page-order = Choose first what to do and then where, or the other way round.
help-page-unlit = Click or tap on a place that does not glow, or type an action, and you are told which rule forbids it.
help-page-signs = Rest the mouse on a sign, or tap it, to read what it means.
help-page-undo = Undo takes your decisions back one by one, as long as nothing new has come to light. Further back, ask the others: choose a line of the log.
help-page-log = Point at a line of the log, or tap it, and the places it speaks of light up.
signs = What the signs mean
keys = Keys
keys-replay = In a replay
key-next = to the next button, or to the board
key-arrows = on the board: from one place that glows to another
key-choose = choose, or confirm what waits
key-esc = choose again; close what is open
key-u = undo
key-e = end turn, done or pass
key-slash = type an action
key-tab = complete what is typed
key-enter = play it, or hear why not
key-help = this page
keys-blind = With the board in words
key-cells = to the next cell
key-row = to the beginning or the end of the row; with Ctrl of the board
key-open = to the cells that can be chosen
key-cell = choose the cell, or hear why not
key-last = what happened before your turn
key-legal = what you can do now
key-step = one step back or on
key-turn = one turn back or on
key-ends = to the beginning, to the end
key-run = play by itself, or pause

table-undo = Taken back.
table-seat = { SEAT($seat) } is now played by { $label }.
seat-taken = { SEAT($seat) } sits at the table now.
table-resign = { SEAT($seat) } resigns.
teach-step = Step { $n } of { $of }
teach-next = Go on
teach-again = Once more
teach-play = Play a real game
box-title = Correct the box
box-intro = Some facts of this game were found elsewhere or had to be reconstructed. If you own the box, correct them here and play with your corrections: with everybody at your table, and without changing anything for others. What you enter stays in this browser.
box-parts = Parts of the box
box-which = Which parts are listed
box-all = all parts
box-corrected = only what I have corrected
box-none = Nothing here.
box-stated = Printed in the rulebook
box-found = Found elsewhere
box-reconstructed = Reconstructed
box-has-fault = has a fault
box-is-corrected = corrected
box-as-it-was = Back to the game’s own
box-faults = { $n ->
    [one] 1 fault
   *[other] { $n } faults
}
box-checking = Checking …
box-fine = No fault: you can play with it.
box-unchanged = Nothing is corrected yet.
box-corrections = { $n ->
    [one] 1 part corrected
   *[other] { $n } parts corrected
}
box-play = Play with it
box-save = Save as a file
box-open = Open a file
box-reset = Begin anew
box-reset-sure = Yes, drop all corrections
box-of-table = This is the box of a table. What differs from the game is marked; your own corrections are kept.
box-take-over = Take it over as mine
box-mine = Back to mine
box-one-less = one less
box-one-more = one more
box-longer = one entry more
box-shorter = one entry less
box-add = add …
box-take-out = take out
box-face = Face { $n }: { $shows }
box-blank = blank
box-less = − take away
box-by-file = This part can only be corrected in the file.
box-no-map = The map cannot be drawn from this file. Correct the fault in the file, or go back to the game’s own.
box-tools = Tools
box-tool-exchange = Exchange two fields
box-exchange-about = Click a field, then the one it changes places with.
box-exchange-with = { $place }. Now click the field that it changes places with.
box-paint-about = Click the fields that become this.
box-use = With my corrected box
box-at-table = This table plays with a corrected box
edition-what = What is printed, and what is reconstructed?
