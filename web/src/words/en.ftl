# The words of the pages; those of the games are in patolli/games/<game>/en.ftl.
tagline = Board games of old Mexico
hero = Three games of old Mexico, ready to play
hero-more = No account, nothing to install: choose a game and play.
games = The games
play-now = Play now against the computer
invite = Invite friends
how-many = How many play?
hot-seat = On one screen
against-bots = Against the computer
more-options = More options
number-of-players = Players
make-public = Everybody may join or watch
learn = Learn it by playing
rules = Rules
my-games = My games
no-games = You have no games yet. Start one above.
open-tables = Open tables
no-tables = Nobody waits for players right now.
show-all = Show all { $n }
stage-open = waiting
stage-running = in progress
stage-over = over
stage-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
my-turn = your turn
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
level = Level of the computer
level-beginner = beginner
level-easy = easy
level-normal = normal
level-hard = hard
your-name = Your name
upload = Open a saved game
upload-more = A .patolli file; you play on from it at this screen.
language = Language
settings = Settings
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
set-sound = Sound when it is my turn
set-notify = Notification when it is my turn
set-confirm = Ask again before what cannot be undone
loading = One moment …
offline = No connection. Trying again …
try-again = Try again
home = All games
close = Close

waiting-for = { $names } to decide …
waiting-players = Waiting for players
copy-link = Copy the link
copied = Copied
share = Share
new-link = Make a new link
invite-hint = Link for { $seat }:
sit-down = Sit down here
fill-bots = Start now: the computer plays the free seats
close-table = Close this table
get-up = Get up from this table
what-now = What to do now
board = Board
described = The position in words
no-drawing = This game has no drawing yet.
undo = Undo
finish-end = End turn
finish-done = Done
finish-pass = Pass
help = Help
other-choice = Choose again
choose-place = choose a place
choose-one = choose
just-here = Just here: { $action }
do-it = Do it
not-yet = Not yet
no-way-back = This cannot be undone.
typed = Type an action ( / )
more-fit = and { $n } more
why-not = Why can’t I “{ $text }”?
why-which = What would you like to do at { $spot }?
read-rule = Rule { $rule }
end = Game over
see-result = See the result
skip = Skip
skip-more = { $n } more – click to skip
since = Since your last turn ({ $n })
log = Log
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
watch = Let others watch
watch-hint = Who has this link may watch:
commit-hint = The draws are fixed beforehand; this is their seal:
ask-take-back = Ask to go back to before this
asks-take-back = { $name } would like to take back a move. Do you agree?
take-back-waits = Waiting for { $names } to agree to the take-back.
yes = Yes
no = No
standing = Your answer is always “{ $text }” here.
standing-on = Always answer so: { $text }
standing-off = Answer myself again
pass-screen = Pass the screen to { $name }
pass-screen-more = The others look away now.
i-am = I am { $name }
no-table = No such table
not-found = There is no such table, or it is private.
read-only = This table is read-only

score = Points
chart = Points over time
wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
you-win = You win!
rematch = Play again
download = Download the record
verify = Verify the draws
fair = The draws were fair: { $n } of { $n } checked.
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

chapters = Chapters
search-rules = Search the rules
which-rules = Which rules
rules-all = All rules
rules-rulings = Only rulings of ours
rules-reconstructed = Only what is reconstructed
found = { $n ->
    [one] 1 passage
   *[other] { $n } passages
}

help-page-lit = Places that glow can be chosen. Point at one to see what it would cost and do.
help-page-order = Choose first what to do and then where, or the other way round.
help-page-unlit = Click on a place that does not glow, or type an action, and you are told which rule forbids it.
help-page-undo = Undo takes your decisions back one by one, as long as nothing new has come to light. Further back, ask the others: click on a line of the log.
help-page-log = Point at a line of the log, and the places it speaks of light up.
keys = Keys
key-slash = type an action
key-enter = play it
key-tab = complete it
key-esc = choose again
key-u = undo
key-e = end turn, done or pass
key-help = this page

table-undo = Taken back.
table-seat = { SEAT($seat) } is now played by { $label }.
table-resign = { SEAT($seat) } resigns.
