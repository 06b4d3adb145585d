# Words that all games and the terminal share. Conventions: __init__.py.

nobody = nobody
guest = Guest
site-about = Board games of old Mexico, played in the browser: with friends over a link, or against the computer.
and-last = { $rest } and { $last }

games-seats = for { $seats } players
games-file = a file
games-styles = Bots with a style, and how they are written:

chance-decides = Chance decides next.
chance-to-win = { SEAT($seat) }: { $percent } %
chance-rough = A rough guess, from how the bots value the position.
to-decide = { SEAT($seat) } to decide
explain-not-asked = { $seats ->
    [none] Wait a moment: dice or cards come first.
   *[other] It is not your turn. We are waiting for { SEAT($seats) }.
}
explain-other-question = Something else is asked now. Answer that first.
score-title = score
score-total = total
reason-resigned = All but one have resigned.

which-game = Which game? (a number or the beginning of a name; Enter: { $name }; or quit)
seated = People: { SEAT($people) }.{ $bots ->
    [none] {""}
   *[other] {" "}Bots: { SEAT($bots) }.
}
step = step { $n }
interrupted = Interrupted.
thinking = { SEAT($seat) } is thinking …
bot-failed = { SEAT($seat) } could not decide ({ $kind ->
    [illegal] it chose an illegal action
    [overtime] it thought for more than { $why } seconds
    [ended] its process ended with status { $why }
   *[crash] { $why }
}): { $left ->
    [0] the first legal action is taken
   *[other] a weaker level decides instead
}.
over = the game is over
hint = { $numbered ->
    [yes] Tab completes · a number chooses · help · undo · quit
   *[no] Tab completes · help · undo · quit
}
ways = { $n } choices
no-choice = There is no choice { $n }.
no-numbers = No numbered list is on the screen: type the action itself.
nearest = Nearest: { $actions }
legal = { $action }: legal
why-how = “why” with an action says which rule refuses it now, if any.
nothing-legal = No legal action begins with “{ $start }”.
no-undo = There is nothing to take back: since your last decision another person decided, chance did, or something was revealed.
undo-most = “undo” takes back up to { $n ->
    [one] 1 decision
   *[other] { $n } decisions
} now.
taken-back = Taken back: { $actions }
hint-thinking = A bot thinks about it …
hint-nudge = Have a look at this: { $verb }.
hint-region = Have a look at this: { $verb }. { $spots ->
    [none] {""}
   *[other] Where: { LIST($spots) }.
}
hint-then = After that: { LIST($actions) }.
hint-own = { $change ->
    [more] { $term }
    [less] less: { $term }
   *[other] { $term } { $change }
}
hint-rival = { $change ->
    [more] { $term } for { SEAT($seat) }
    [less] less for { SEAT($seat) }: { $term }
   *[other] { $term } ({ SEAT($seat) }) { $change }
}
hint-next = Better than the next choice: { $reasons }.
hint-now = It brings: { $reasons }.
hint-price = The price: { $price }.
hint-only = There is no other choice.
hint-tried = No other action did better in the bot’s trials.
hint-lacks = Behind the best: { $reasons }.
hint-worse = It did worse in the bot’s trials.
hint-equal = As good, as far as the bot can tell.
hint-points = The numbers are the bot’s estimate in points, including what it expects to gain.
report-title = { $game }, won by { SEAT($seats) }
report-curve = Win chances, by turn
report-when = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}{ $phase ->
    [0] {""}
   *[other] {", phase "}{ $phase }
}{ $round ->
    [0] {""}
   *[other] {", round "}{ $round }
}, line { $line }
report-end = end
report-resigned = before a player resigned
report-luck = luck
report-skill = given away per decision
report-average = { $n ->
    [0] ±0 %
   *[other] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
report-best = best
report-ok = fine
report-slip = { $n ->
    [one] slip
   *[other] slips
}
report-blunder = { $n ->
    [one] blunder
   *[other] blunders
}
report-turning = Turning points
report-turn = { $when }: { $change } for { SEAT($seat) }{ $luck ->
    [none] {""}
   *[other] {" "}(luck { $luck })
}. { $actions }
report-action = { SEAT($seat) }: { $action }.
report-mistakes = The most costly decisions
report-mistake = { $when } ({ $label }, −{ $lost }): { $done } { $better }
report-better = Better: { $better }
report-nothing = There is nothing to look back at: nobody had decided anything when the game ended.
report-how = Luck: how far draws moved the chance to win, compared with the average draw. Given away: what a decision cost on average, compared with the best one a bot found with { $nodes } nodes. The bot is not perfect.
no-legend = This game has no drawing whose signs need to be explained.
too-narrow = The drawing needs { $n } columns; “table” says it in words.
no-rule = No rule contains “{ $text }”.
rules-how = “rules” with the number of a chapter, an id or a word shows rules.
resign-sure = Resign? (yes or no)
found = For { SEAT($seat) } alone: press Enter when you have read it.
curtain = Pass the keyboard to { $name }, then press Enter.
log-more = … { $n } earlier lines: log
news-read = Press Enter to go on.
other-part = … the other part of the drawing: show
file-exists = { $path } already exists; choose another name.
not-saved = { $path } cannot be saved: { $reason }
saved-game = The game is saved in { $path }. Go on with: { $command }
saved-record = The record is in { $path }. Check its draws with: { $command }

help-actions = Type an action, as much of it as you know, or the number in front of it. Besides:
help-help = this list
help-legal = list all legal actions, or those that begin with what you type
help-why = why an action is refused now, with its rule
help-hint = what a bot would do: which kind of action; ask again for the place, and once more for the whole action with reasons
help-undo = take back your last decision and what bots did after it; with a number, that many of yours
help-show = this page once more, or the other part of a drawing that is too large for the screen
help-table = the position in words
help-legend = what the signs of the drawing mean
help-log = the game so far
help-score = the points so far
help-chances = how likely each seat is to win, as a rough guess
help-rules = the chapters of the rules; with an id or a word, the rules themselves
help-save = save the game, in a file of your choice
help-resign = give up
help-quit = save the game and stop

edition = This edition
edition-about = The rules come from the printed rulebooks. Much of the box is printed only in pictures, which no text repeats. This page lists every such fact: what is printed, what was found elsewhere, and what had to be made up so that the game can be played. If your box says otherwise, trust your box.
edition-corrected = This table plays with a corrected box. Facts from its files are quoted as they stand there.
edition-reconstructed = Reconstructed
edition-reconstructed-why = These facts are printed only in pictures that we do not have. They agree with everything that is printed; the rest is our own.
edition-found = Found elsewhere
edition-found-why = These facts are not in the text of the rulebooks. They come from public descriptions, pictures and other implementations.
edition-stated = Printed
edition-stated-why = These facts are in the text of the rulebooks, or follow from it.
edition-none = Nothing.
