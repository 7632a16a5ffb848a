# The core's words in English, the reference: every key here exists in every language.
# Keys: cmd- a command's button, line- its journal heading, par- a parameter, no- a refusal, note- a notice,
# fld- a field, opt- an option, ch- a choice, roll- a roll, memo- a transfer, next- what to do next,
# grp- a group of commands, why- what is wrong with a parameter, ui- the pages' own words. A label with -hint
# is the help under it; when-NAME tells when a command that is closed now will be open, in place of no-phase.

## Commands every game has

cmd-report_roll = Enter the roll
cmd-report_roll-hint = Type the faces that fell, all at once.
cmd-land = I landed on …
cmd-land-hint = Tell which squares you passed, in order, and where you stopped.
cmd-end_turn = End turn
cmd-end_turn-hint = Hand play on to the next seat.
cmd-pay = Pay
cmd-pay-hint = Pay somebody at the table, or the bank.
cmd-adjust = Correct
cmd-adjust-hint = Put a figure of a seat right, or one of the table, such as a price or whose turn it is. The line shows the reason.
cmd-add_row = Add a line to a sheet
cmd-add_row-hint = Carry over something that is already on a paper sheet.
cmd-remove_row = Remove a line from a sheet
cmd-remove_row-hint = Cross out a line that should not be there.
cmd-reverse = Take back
cmd-reverse-hint = Take back the newest line of the journal; it stays visible, struck through.
cmd-start_game = Begin the game
cmd-start_game-hint = Everybody is there: the opening money is paid and the first turn begins.
cmd-correct_entry = Turn an entry round
cmd-correct_entry-hint = What an older entry moved goes back; fields and turns stay as they are.
memo-correct_entry = Entry corrected
ph-lobby = before the game
ph-play = under way
cmd-move_on = Move play on
cmd-move_on-hint = Pass play round the table until this seat's next turn begins.
cmd-set_option = Change a house rule
cmd-set_option-hint = The new value holds from now on and stands in the journal.
cmd-teach = Teach the box
cmd-teach-hint = Tell what is printed on the board and the cards; later tables know it too.
cmd-rule = House ruling
cmd-rule-hint = Carry out a command although turn, phase or rights refuse it.
cmd-join = Join
cmd-join-hint = Sit down at this table under a name of your own.
cmd-choose_host = Hand the table over
cmd-choose_host-hint = Somebody else runs the table from now on; their phone has the host's page then.
cmd-close_table = Close the table
cmd-close_table-hint = End the evening; after that only corrections are booked.
cmd-make_table = Lay the table
cmd-make_table-hint = Pick the game, the seats and the house rules.

## Journal headings

line-report_roll = { HAS($purpose) ->
    [yes] Rolled { $faces }: { WORD($purpose, group: "roll") }
   *[no] Rolled { $faces }
}
line-land = { HAS($passing) ->
    [yes] On { WORD($square, group: "sq") }, passed { WORD($passing, group: "sq") }
   *[no] On { WORD($square, group: "sq") }
}
line-end_turn = End of turn
line-pay = { HAS($memo) ->
    [yes] Payment to { WHO($to) }: { WORD($memo, group: "memo") }
   *[no] Payment to { WHO($to) }
}
# Put after a heading that may have a reason.
reason-tail = { HAS($reason) ->
    [yes] : { $reason }
   *[no] {""}
}
line-adjust = { HAS($path) ->
    [yes] { HAS($seat) ->
        [yes] Correction, { WHO($seat) }, { WORD($path, group: "fld") }{ reason-tail }
       *[no] Correction, { WORD($path, group: "fld") }{ reason-tail }
    }
   *[no] { HAS($seat) ->
        [yes] Correction, { WHO($seat) }{ reason-tail }
       *[no] Correction{ reason-tail }
    }
}
line-add_row = { HAS($reason) ->
    [yes] Line added, { WORD($row, group: "row") }: { $reason }
   *[no] Line added, { WORD($row, group: "row") }
}
line-remove_row = { HAS($reason) ->
    [yes] Line removed, { WORD($row, group: "row") }: { $reason }
   *[no] Line removed, { WORD($row, group: "row") }
}
line-reverse = Taken back
line-move_on = Play moved on, in turn: { WHO($to) }
line-set_option = House rule, { WORD($option, group: "opt") }: { OPTION($option, $value) }
line-teach = { HAS($card) ->
    [yes] Taught: { WORD($path, group: "teach") }: { $card }
   *[no] Taught: { WORD($path, group: "teach") }
}
line-rule = { HAS($reason) ->
    [yes] House ruling, { WORD($command, group: "cmd") }: { $reason }
   *[no] House ruling, { WORD($command, group: "cmd") }
}
line-join = { $name } joins
line-choose_host = Host: { WHO($seat) }
line-close_table = Table closed
line-make_table = Table laid

## Parameters

par-faces = Faces
par-square = Square
par-passing = Squares passed
par-payer = Who pays
par-to = To
par-amount = Amount
par-commodity = What
par-memo = What for
par-seat = Seat
par-player = Player
par-path = Field
par-value = New value
par-values = New values
par-reason = Reason
par-row = Line
par-index = Number of the line
par-option = House rule
par-command = Command
par-by = For whom
par-arguments = Details
par-name = Name
par-fields = Details
par-count = How many
par-card = Card
par-seats = Seats
par-host = Host
par-start = Start
par-options = House rules
par-data = What the box prints
par-cards = Cards

## Refusals: what is in the way, and what would work

no-stale = Play has moved on since this page was drawn. Look again and tap once more.
no-not_your_turn = It is not your turn. Wait until your page says so, or ask the host.
no-phase = That does not fit now. First do what stands at the top of your page.
no-no_roll = No roll is waited for. Ask for one first, then enter it.
no-wrong_dice = { HAS($need) ->
    [yes] { HAS($faces) ->
        [yes] { COUNT($need) ->
            [one] One face is waited for, from 1 to { COUNT($faces) }.
           *[other] { COUNT($need) } faces are waited for, each from 1 to { COUNT($faces) }.
        }
       *[no] Number of dice here: { COUNT($need) }.
    }
   *[no] Roll as many dice as were asked for, and enter all their faces.
}
no-not_enough_cash = { HAS($have) ->
    [yes] { HAS($most) ->
        [yes] You need { MONEY($need) }, you have { MONEY($have) }. At most { COUNT($most) }.
       *[no] You need { MONEY($need) }, you have { MONEY($have) }.
    }
   *[no] { MONEY($need) } is needed, and there is less.
}
no-bad_parameter = { HAS($place) ->
    [yes] { WORD($parameter, group: "par") } ({ WORD($place, group: "word") }): { WORD($why, group: "why") }
   *[no] { WORD($parameter, group: "par") }: { WORD($why, group: "why") }
}
no-unknown_command = Nobody at this table knows “{ $command }”. Use a button of your page.
no-not_allowed = That is for the host or another seat. Ask the host.
no-not_reversible = This line cannot be taken back. The host can enter a correction.

why-missing = something has to stand here.
why-unknown = there is no such field here; take one from the list.
why-type = this does not fit here; check what is asked for.
why-range = too small, too large or too long; try a value in between.
why-choice = pick one from the list.
why-kind = this is another kind of card; take one that fits.
why-other = this does not fit here; check what is asked for.
why-taken = this one is taken, looks like another, or means something here; take another.
why-decimal = whole numbers only, such as 1500.

## Fields every game has

fld-cash = Cash
fld-name = Name
fld-phase = Phase
fld-current = In turn
fld-round_number = Round
fld-turn_order = Order of play
fld-winner = Winner
fld-roll = Roll
fld-host = Host

## Choices every game has

ch-true = yes
ch-false = no
ch-none = –
ch-bank = bank
ch-table = the table

## Rolls, transfers, groups

roll-move = { HAS($by) ->
    [yes] { $by }: the move
   *[no] the move
}
memo-pay = Payment
memo-correction = Correction
memo-start = Opening money
memo-opening = Opening money
grp-host = Running the table
grp-roll = Rolls
grp-turn = Turn
grp-money = Money

## What to do next

next-roll_now = Your roll: { WORD($purpose, group: "roll") }. Roll and tap what fell.
next-roll_wait = { WHO($by) } rolls: { WORD($purpose, group: "roll") }.
next-your_move = Your turn.
next-your_turn = Your turn. End it when you are done.
next-lobby = Waiting for players, then the game can begin.
next-nothing_left = All done. End your turn.
next-wait_for = In turn: { WHO($current) }.
next-waiting_for_players = Waiting for players. Share the code of the table.
next-ended = { HAS($winner) ->
    [yes] The game is over. Winner: { WHO($winner) }.
   *[no] The game is over.
}

## The lobby: start page, a new table, joining

ui-continue = Go on playing
ui-new_table = A new evening
ui-watch_demo = Watch a demo
ui-join_a_table = Join a table
ui-join_hint = The code stands on the host's screen. Scanning it with the phone's camera is quicker.
ui-how_it_goes = How it goes
ui-how_lay = Lay a table here. It gets a short code.
ui-how_scan = Everybody scans the code with the phone's camera, types a name and sits down. No app, no account; people without a phone play, too.
ui-how_play = Play with your board, cards and dice. Your page says what to do next and keeps the money.
ui-earlier = Earlier evenings
ui-hours = about { COUNT($n) ->
    [one] { COUNT($n) } hour
   *[other] { COUNT($n) } hours
}
ui-played_today = last played today at { $time }
ui-played_yesterday = last played yesterday at { $time }
ui-played_on = last played on { $year }-{ $month }-{ $day }
ui-game_about = The companion keeps everybody's money, so nobody has to be the banker.
ui-who_runs = Do you play, too?
ui-create_hint = Everything else can wait: players join by the table's code, house rules can be changed later, too.
ui-seat_now = Seat people right away
ui-seat_now_hint = Clockwise, as you sit; for people without a phone. Whoever has a phone scans the code and types the name there. What stays empty stays free.
ui-rules_count = { COUNT($n) ->
    [one] { COUNT($n) } rule
   *[other] { COUNT($n) } rules
}
ui-rules_house = { COUNT($n) ->
    [0] all as in the box
    [one] { COUNT($n) } unlike the box
   *[other] { COUNT($n) } unlike the box
}
ui-option_house = house rule
ui-languages = Languages
ui-languages_hint = each phone picks its own.
ui-join_closed = This evening is over. Its books can still be read by those who played.
ui-join_full = { COUNT($n) ->
    [one] The one seat of this game is taken.
   *[other] All { COUNT($n) } seats are taken.
}
ui-join_begun = The game has begun, and its rules let nobody in later.
ui-join_instead = If your seat is here already, ask the host for its personal code. To look on, show the table on this screen (below); the host lets it in.
ui-join_late = The game has begun. Whoever sits down now still plays.
ui-taken = taken
ui-free_seats = A seat without a phone is played by the host. If it is yours, ask the host for your personal code.
ui-free_seats_host = You act for the seats without a phone on the host's page. Under { ui-devices } there, each has a code that brings it to a phone.
ui-rematch = Rematch
ui-rematch_hint = The same people, pawns and house rules at a new table.
ui-rematch_at = Rematch at { $code }
ui-rematch_sit = Sit down again
ui-rematch_go = Go there
ui-host_gone = The host is gone? Take over
ui-take_over = Take over the table
ui-take_over_hint = When the host's phone is gone, whoever knows the host's PIN goes on running the table on this phone. Your seat stays yours.
ui-pin_of_host = The host's PIN, six digits
ui-set_pin = Should this phone run out of power, another can run the table with a PIN.
ui-set_pin_here = Set a PIN
ui-demo = Demo
ui-demo_hint = This table plays by itself, step by step. Look on: nothing can be tapped, nothing is kept.
ui-rules_here = House rules here
ui-no_network = This machine is in no network, so no phone can reach it. Connect it to the Wi-Fi or a cable, then load this page again.
ui-network_name = Connect the phone to the Wi-Fi “{ $name }”.
ui-network_same = Connect the phone to the same Wi-Fi as the machine that runs this.
ui-code_fails = A phone cannot open it?
ui-code_holds = The code holds the address { $host }.
ui-other_addresses = This machine is in other networks, too. There it is reached at:

## Pages: the lobby

ui-app = Table companion
ui-tagline = The box keeps the board, the pawns and the cards; this keeps the money and the sheets.
ui-create_table = Lay a new table
ui-no_games = No game found. Add a folder to companion/games.
ui-ticket = Ticket
ui-ticket_current = Genuine, and it counts
ui-ticket_part = Genuine, sold in part
ui-ticket_part_hint = { $left } of { $of } are left on it.
ui-ticket_cancelled = Genuine, but cancelled
ui-ticket_cancelled_hint = It was sold, repaid or taken back: it counts no more.
ui-ticket_none = Not genuine
ui-ticket_none_title = This is none of our tickets
ui-ticket_none_hint = No table here printed it. It may be of another machine, or somebody drew it.
ui-ticket_copied = A copy: number { $n } of { $of } that were printed. A later one exists, and the thing itself counts only once.
ui-ticket_duplicate = Duplicate: print number { $n }.
ui-ticket_oldest_first = The oldest go first: { $n } on older tickets before these.
ui-ticket_owner = Belongs to
ui-ticket_worth = Worth now
ui-ticket_debtor = Owes it
ui-ticket_due = Still to pay
ui-ticket_printed = Printed on { $day } at { $time }
ui-ticket_private = The books here are private: whose it is, only its owner sees.
ui-ticket_buy = Would you have it?
ui-ticket_ask = Would you have it? Ask { $seat }: only its owner sells.
ui-not_now = Not now
ui-ticket_stranger = You have no seat at this table.
ui-table = Table
ui-type_code = Type the code of the table
ui-scan = Scan to join
ui-scan_hint = Point the camera of a phone here.
ui-typed_address = Or type this address:
ui-join = Join
ui-your_name = Your name
ui-take_seat = Take a seat
ui-back_to_seat = Back to my seat
ui-add_seat = Seat somebody without a phone
ui-seat = Seat
ui-seats = Seats
ui-seat_number = Seat { COUNT($n) }
ui-players_from_to = { COUNT($min) } to { COUNT($max) } players
ui-minutes = about { COUNT($n) } min
ui-edition = Edition
ui-stage-bank = bank: money only
ui-stage-rules = rules: most of the game
ui-stage-complete = complete
ui-waiting_for_players = Waiting for players
ui-host_plays = I play too
ui-host_watches = I only run the table
ui-pin = PIN
ui-pin_hint = With this PIN another phone can take over the host's page, for example when the host's own is lost.
ui-pin_wrong = This is not the PIN. Try again.
ui-my_link = My link
ui-link_moves = Scan this with the phone on which { $seat } goes on playing. The phone that had the seat until then is out; show the code to nobody else.

## Pages: everywhere

ui-yes = yes
ui-none = none
ui-nobody = nobody
ui-the_bank = the bank
ui-everybody = Everybody
ui-others = The others
ui-host = Host
ui-wall = Wall
ui-wall_hint = One screen for the whole table
ui-menu = Menu
ui-back = Back
ui-save = Save
ui-more = More
ui-change = Change
ui-add = Add
ui-remove = Remove
ui-show = Show
ui-download = Download
ui-upload = Load a file
ui-search = Find
ui-all = All
ui-half = Half
ui-have_of_need = { $name } { COUNT($have) } of { COUNT($need) }
ui-optional = may stay empty
ui-choose = Choose …
ui-sound = Sound

## Pages: the connection

ui-connected = Connected
ui-no_connection_since = No connection since { $time }.
ui-tap_kept = Your last tap is kept.
ui-last_seen = Last seen { $time }
ui-sending = Sending …

## Pages: the seat

ui-whose_turn = Whose turn
ui-round_n = Round { COUNT($n) }
ui-next = Next
ui-open_now = Open now
ui-not_now_count = Not now ({ COUNT($n) })
ui-sheet = Sheet
ui-statement = Statement
ui-my_sheet = My sheet
ui-cash = Cash
ui-balance = Balance
ui-you_pay = You pay { MONEY($amount) }
ui-you_get = You get { MONEY($amount) }
ui-left_after = { MONEY($amount) } left
ui-type_roll = Type the roll
ui-face_n_of = Die { COUNT($n) } of { COUNT($of) }
ui-take_back = Take back
ui-acting_for = Acting for { WHO($seat) }
ui-act_for = Act for them
ui-empty_rows = none

## Pages: the journal

ui-journal = Journal
ui-journal_empty = Nothing is booked yet.
ui-entry_n = No. { $n }
ui-reversed_by = taken back by no. { $n }
ui-reverses = Taken back: no. { $n }
ui-last_entries = Last entries
ui-newest = Newest
ui-only_money = Only my money
ui-all_entries = Everything
ui-behind = Entries behind it
ui-behind_none = No entry has changed it so far.
ui-before = before: { $value }
ui-day = { $year }-{ $month }-{ $day }
ui-away = While you were away
ui-away_seen = Seen
ui-and_more = { COUNT($n) ->
    [one] and one more
   *[other] and { COUNT($n) } more
}
ui-older = Older

## Pages: the host

ui-workbench = Host's page
ui-correct = Correction
ui-reason = Reason
ui-reason_hint = Stands in the journal for everybody to read.
ui-old_value = Now
ui-new_value = New
ui-new_list-hint = Everything that belongs here, with commas between: 1, 2, 3.
ui-options = House rules
ui-option_default = as in the box
ui-house_ruling = House ruling
ui-house_ruling_hint = Turn, phase or rights refuse this. The host may rule that it is carried out all the same.
ui-taught = What the box prints
ui-taught_hint = What the rules do not print, the owner of the box copies once; this table and every later one knows it. Without it everything works, too.
ui-backup = Backup
ui-import = Load from a file
ui-devices = Phones
ui-kick = Send this phone away
ui-close_table_sure = The evening ends: the books stay to be read, after that only corrections are booked.

## Pages: the end

ui-game_over = Game over
ui-nobody_finished = Nobody has finished.
ui-place_n = { COUNT($n) }.
ui-evening = The evening
ui-curve_from_to = { WHO($seat) }: from { MONEY($begins) } to { MONEY($ends) }, highest { MONEY($highest) }
ui-rounds = rounds
ui-table_closed = This table is closed. The books can still be read.

## Hints under the fields of a form

par-path-hint = What the sheet calls it, such as { fld-cash }. Pick it from the list or type it.
par-values-hint = One to a line, such as: { fld-cash } = 1500
par-index-hint = 1 is the first line of its kind.

## Pages: what only the pages say

ui-skip = To the page
ui-start_page = Start page
ui-on_move = in turn
ui-sensor = Dice reader
ui-waits_for = waiting for
ui-options_hint = As in the box, unless you change them. The host can change them later, too.
ui-from_library = From the card library
ui-type_below = Type it below
ui-grant_hint = This code moves the seat to this phone; the one that had it until now is out. It works once.
ui-link_once = It works once, within an hour.
ui-take_seat_here = Play as { $seat } on this phone
ui-personal_code = Code for this seat
ui-phone_count = { COUNT($n) ->
    [0] no phone
    [one] { COUNT($n) } phone
   *[other] { COUNT($n) } phones
}
ui-pin_is_set = A PIN is set.
ui-pin_is_free = No PIN is set: only the host's own phone opens the host's page.
ui-screen_here = Show the table on this screen
ui-screen_hint = Open { $address } on the television or tablet. It shows a number, and this page asks whether to let it in.
ui-screen_number = Tell the host this number. The table appears as soon as this screen is let in.
ui-screen_waits = Screen { $number } waits
ui-screens_out = Send all screens away
ui-let_in = Let it in
ui-taught_path = What (a name from the list, or a path with dots)
ui-taught_so_far = Taught so far:
ui-taught_value_hint = A number, words with commas between them, or JSON as it stands in the list below.
ui-taught_track_hint = Tap or type the squares in the order they lie on the board, beginning with the first; commas between them. Then a roll alone moves the pawn. In a game that has begun, the host puts each pawn where it stands with a correction of its position; the first square is 0.
teach-track = Squares of the board
ui-host_hint = You are the host of this table. Let the others scan the code below; sit down yourself if you play, too.
ui-begin_hint = When everybody is here and ready, begin.
ui-bad_toml = This cannot be read as TOML: { $problem }
open-window = Window
open-offer = Offer
open-payment = Payment offered
open-project = Project proposed
open-duty = Duty

ui-problem-seat_moved = { $seat } is played on another phone now. To play here again, open the menu there, choose “{ ui-my_link }” and scan that code with this phone.
ui-problem-seat_freed = The host has sent this phone away from the seat of { $seat }. To play here again, ask the host for the seat's personal code.
ui-problem-not_over = This table is not over yet. Close it first, then lay the rematch.
ui-problem-malformed = This cannot be read. Nothing was booked.
ui-problem-bad_field = Something is wrong with “{ $field }”. Nothing was booked.
ui-problem-not_allowed = This page belongs to somebody at the table. Join with the table's code, or ask the host.
ui-problem-not_found = There is nothing here. The address may be old; start again from the table's code.
ui-problem-no_table = There is no table with this code. Check the letters.
ui-problem-grant_gone = This code was used already, or is too old. Ask for a new one.
ui-problem-wrong_method = This address is not for that.
ui-problem-too_large = That is too long. Nothing was booked.
ui-problem-wrong_type = This form is not one that the table takes ({ $wanted }).
ui-problem-too_many = { COUNT($seconds) ->
    [one] Too many tries. Wait { COUNT($seconds) } second.
   *[other] Too many tries. Wait { COUNT($seconds) } seconds.
}
ui-problem-pin_wait = { COUNT($seconds) ->
    [one] Too many tries. Wait { COUNT($seconds) } second.
   *[other] Too many tries. Wait { COUNT($seconds) } seconds.
}
ui-problem-pin_digits = The PIN has six digits.
ui-problem-still_open = This table is not closed yet: its hidden books stay hidden.
ui-problem-others_play = Another table is being played on this machine. It has to be closed first.
ui-problem-own_seat = This is your own seat. Hand the table over first.
ui-problem-host_here = This phone runs the table. Open the code on another phone, or hand the table over first.
ui-problem-wrong_origin = This came from a page of another address. Open the table's own page and tap again.
ui-problem-no_ticket = This page was drawn for another phone, or is too old. Load it again and tap once more.
ui-problem-too_many_listen = Too many pages listen. This one asks every two seconds instead.
ui-problem-unavailable = The table cannot be reached just now. Your tap can be sent again.
ui-problem-books = The books cannot be written just now ({ $reason }). Nothing was booked; try again in a moment.
ui-problem-server = Something is wrong here. Nothing was booked; look at your page before you tap again.

## Pawns: colours and signs

pawn-red = red
pawn-blue = blue
pawn-green = green
pawn-yellow = yellow
pawn-white = white
pawn-black = black
pawn-orange = orange
pawn-purple = purple
pawn-pink = pink
pawn-brown = brown
pawn-circle = circle
pawn-square = square
pawn-triangle = triangle
pawn-star = star
pawn-diamond = diamond
pawn-hexagon = hexagon
pawn-cross = cross
pawn-moon = moon

no-nothing_to_choose = There is nothing of that kind on your sheet.

## Pages: the workbench

ui-corrections = Corrections
ui-the_box = The box
ui-name = Name
ui-run_table = Running the table
ui-act_for_seat = Act for { WHO($seat) }
ui-phone_asleep = not open now
ui-move_on_does = Play is passed round the table until this seat’s next turn begins; what still waits for a roll is dropped.
ui-whole_journal = The whole journal
ui-changes = What changes
ui-figure = Figure
ui-then = Then
ui-hidden = hidden
ui-hidden_effect = What this comes to stands in hidden books; it is not told beforehand.
ui-other_figures = Other figures
ui-no_figure_changes = No figure of the sheets changes.

# taking back
ui-back_one = Take back no. { $n }
ui-back_to = Back to before no. { $n }
ui-back_hint = { COUNT($n) ->
    [one] This line goes back. It stays in the journal, struck through.
   *[other] These { COUNT($n) } lines go back one after the other, the newest first. They stay in the journal, struck through.
}
ui-back_button = { COUNT($n) ->
    [one] Take this line back
   *[other] Take { COUNT($n) } lines back
}
ui-back_figures = Figures that change
ui-back_roll = { HAS($by) ->
    [yes] The roll opens again: { WHO($by) }, { WORD($purpose, group: "roll") }.
   *[no] The roll opens again: { WORD($purpose, group: "roll") }.
}
ui-back_current = In turn then: { WHO($seat) }
ui-back_stops = No. { $n } cannot be taken back, nor anything before it: laying the table and sitting down stay.
ui-back_taken = { COUNT($n) ->
    [one] { COUNT($n) } line is taken back so far.
   *[other] { COUNT($n) } lines are taken back so far.
}
ui-back_instead = Only this one line is wrong? Leave the others and put the figure right:

# corrections
ui-correct_whose = Whose figure is wrong?
ui-correct_hint = Nothing follows from a correction: it sets the figure, and the journal keeps the reason.
ui-correct_table_hint = prices, turn, round, phase
ui-correct_which = which figure?
ui-sheet_lines = Lines of the sheet
ui-new_line = new line
ui-look_first = See what happens
ui-then_happens = This will happen
ui-book_correction = Book the correction
ui-cross_out = Cross this line out

# house rules
ui-dial = How much happens by itself
ui-dial_hint = One tap sets several house rules at once; each is a line of the journal.
ui-dial_own = The rules below are set in a way of their own; none of the three.
ui-each_rule = Each rule
ui-house_ruling_where = Something goes although turn or phase refuse it? Act for the seat, pick what was refused, and rule.

# teaching
ui-taught_of = { COUNT($n) } of { COUNT($of) } taught
ui-taught_count = { COUNT($n) ->
    [one] { COUNT($n) } entry
   *[other] { COUNT($n) } entries
}
ui-taught_yes = taught
ui-taught_no = not yet
ui-taught_numbers = Numbers of the rules ({ COUNT($n) })
ui-taught_numbers_hint = They are as the rules print them. Change one only where your edition differs.
ui-taught_file = As a file
ui-taught_file_hint = Everything that was taught, cards included, goes into one text file and back. A file is looked at first: all of it is taught, or nothing.
ui-import_all = Teach all of it
ui-import_refused = Line { $line }, { $key }: { $why } Nothing was taught.
ui-taught_by_path = By name, for those who know it
ui-teach_this = Teach this
ui-values = Values
ui-track_empty = Tap the first square of the board.
ui-track_count = { COUNT($n) } squares. Tap the next one.
ui-track_at = Square { COUNT($n) }: tap what it is.
ui-track_pad = Squares to tap
ui-track_insert = Insert before
ui-track_undo = Undo
ui-track_text = The track as text, commas between the squares
ui-cards_hint = A card that is kept here is picked by its name the next time it is drawn.
ui-card_new = New card
ui-card_keep = Keep this card
ui-card_copy = Make another like it
ui-card_copied = As { $card }; give it a name of its own.
ui-card_out = Take it out of the library
ui-card_out_hint = What was booked with this card stays as it is.
ui-card_stickers_hint = A code on each card: whoever scans it at the table has the form filled in.
ui-card_none = Unknown
ui-card_none_title = This sticker belongs to no box here
ui-card_none_hint = It may be of another box, or of a game that this machine does not have.
ui-card_gone = Not in the library
ui-card_gone_hint = The card was taken out of the library, or it is called otherwise now. Print a new sticker for it.
ui-card_later = The library has had this card only since this table was laid. Here you type what it says.
ui-card_nobody = You have no seat here, and nobody is in turn.
ui-card_no_command = There is nothing at this table that this card is for.
ui-card_at_which = At which table?
ui-card_no_table = This phone plays no { $game } now. Join a table, then scan the card again.
ui-tree_hint = Every line of boxes from the left, white and golden. Tap one to put it right.
ui-tree_boxes = { COUNT($white) } white, { COUNT($golden) } golden
ui-tree_seen = You have said that the tree is as it is printed.
ui-tree_placeholder = This tree comes from the rules, not from a sheet. Compare it with yours and put right what differs.
ui-tree_right = It is as my sheet has it
ui-tree_skill_hint = From the left, box by box. A golden box says what fills it.
ui-tree_box = Box { COUNT($n) }
ui-tree_no_box = no box
ui-tree_white = white
ui-tree_golden = golden: { $source }
ui-tree_complete = Complete with so many boxes
ui-tree_complete_hint = Empty: with all of them.
ui-tree_side = Side of the tree
ui-tree_own_side = each box its own

# backup and the plug
ui-evening_whole = The table is closed: the file holds the whole evening.
ui-evening_own = What your seat may read. The whole evening can be had once the table is closed.
ui-evening_closed = What your seat may read. With all books open the file holds the whole evening; the table then stays closed.
ui-open_books = Open all books
ui-evening_csv = For a spreadsheet
ui-evening_json = For programs
ui-evening_scenario = To play it again
ui-all_books = All tables of this machine
ui-all_books_hint = A copy of all books goes to { $folder }, and to a memory stick if one is plugged in. It is also made whenever a table is closed.
ui-stick_there = Plugged in: { $name }
ui-stick_none = No memory stick is plugged in.
ui-backup_now = Make a copy now
ui-backup_made = The copy is made.
ui-backup_failed = No copy was made ({ $reason }). The books themselves are safe.
ui-backup_not_here = These books lie in no file of this machine; whoever runs the server keeps the copies.
ui-backups_there = Copies there are
ui-backups_none = No copy yet.
ui-backup_name = Copy
ui-backup_where = Where
ui-backup_here = this machine
ui-backup_size = Size
ui-machine = The machine
ui-shut_down = Shut the machine down safely
ui-shut_down_does = Every page is told, the books are closed, then the machine goes down. All tables wait as they are until it is switched on again.
ui-pull_the_plug = Pull the plug only when the machine’s lamp has stopped blinking, about half a minute later.
ui-shut_down_now = Shut it down now
ui-shutting_down = The machine is being shut down; nothing is lost.
ui-going_down = The machine is being shut down; nothing is lost.
ui-code_made = The host made a personal code for your seat at { $time }.
## Forms: the keypad, quick amounts, what a tap will come to, the card library

ui-keypad = Digits
ui-minus = minus
ui-last_digit_off = Take the last digit off
ui-what_happens = What happens?
ui-take_most = Take { COUNT($n) }
ui-one_times = 1 × { MONEY($price) }
ui-seat_pay = { WHO($seat) } pays { MONEY($amount) }
ui-seat_get = { WHO($seat) } gets { MONEY($amount) }
ui-then_have = then { MONEY($amount) } in hand
ui-then_roll = then roll: { WORD($purpose, group: "roll") }
ui-nothing_moves = No figure changes yet
ui-keep_card = Keep this card in the library
par-card_name = Its name in the library
par-card_name-hint = Empty: as the card itself is called.

ui-tap_number = Tap the number that was spun
ui-amount_on = Amount on { $n }
ui-left_to_stake = Left to stake: { MONEY($amount) }
ui-together = Together { MONEY($amount) }

# Paper
print-player_sheet = Player sheet
print-bank_journal = Bank journal
print-final_statement = Final statement
print-play_money = Play money
print-join_poster = Join poster
print-card_stickers = Stickers for cards
print-page = page { $n } of { $m }
print-duplicate = duplicate { $n }
print-price_paid = price paid

# Printing
ui-print = Print
ui-print_hint = Each button makes a PDF, which the phone opens, shares or prints.
ui-paper = Paper
ui-paper_a4 = A4
ui-paper_letter = US Letter
ui-print_own = Yours
ui-print_others = Everybody's, as far as you may see them
ui-print_table = The table's
ui-print_wifi = With the Wi-Fi on the poster
ui-print_wifi_hint = Guests scan it before they join. What you type is printed and kept nowhere.
ui-print_personal = Slips with a code for each taken seat, to hand over when a phone changes; good once, within an hour
ui-network = Name of the network
ui-network_password = Password
ui-print_blank = Blank, to write on
ui-print_blank_hint = For playing on when the power is gone.
ui-print_one_of_them = One of them
ui-print_queued = Waiting for the press …
ui-print_sheet_of = Sheet { $n } of { $of } …
ui-print_ready = Ready.
ui-print_open = Open the PDF
ui-print_more = Print something else
ui-print_at = Print it at
ui-print_sent = Sent to { $printer }.
ui-print_problem_library_missing = Printing needs the Debian package { $package }. Install it: sudo apt install { $package }
ui-print_problem_font_missing = Printing needs the font { $font }. Install it: sudo apt install { $package }
ui-print_problem_not_installed = Printing needs the Python package { $package }. Start the companion with ./run once, connected to the internet.
ui-print_problem_pango_crashes = Pango { $version } on this machine is known to crash. Update it: sudo apt upgrade
ui-print_problem_timeout = Sheet { $sheet } took longer than { $seconds } seconds. Print fewer at once, or try again when the machine has less to do.
ui-print_problem_worker_gone = The press stopped twice at sheet { $sheet } ({ $ended }). Try again, or print fewer at once.
ui-print_problem_bad_document = Sheet { $sheet } could not be laid out: { $reason }
ui-print_problem_queue_full = { $waiting } prints are waiting already. Try again in a minute.
ui-print_problem_closed = The companion was being stopped. Print again when it is back.
ui-problem-print_gone = This print is no longer kept. Print it again; that takes a moment only.
print-number = No.
print-player = Player
print-pawn = Pawn: ring yours
print-round = Round
print-what = What
print-in = In
print-out = Out
# printers
ui-printers = Printers
ui-printers_none = No printer yet. Sheets open as PDF on the phone; to print from here, set a printer up in CUPS or type its address below.
ui-printers_no_lp = CUPS is not installed on this machine, so it has no queues of its own.
ui-printers_no_cups = CUPS is installed here but does not answer; its queues cannot be seen.
ui-printer_default_sheets = for sheets
ui-printer_default_tickets = for tickets
ui-printer_choose_sheets = Use for sheets
ui-printer_choose_tickets = Use for tickets
ui-printer_queue = CUPS queue of this machine
ui-printer_silent = It is there; it tells nothing of its paper.
ui-printer_holds = { $n ->
    [one] holds { $n } print
   *[other] holds { $n } prints
}
ui-printer_asked = asked { $time }
ui-printer_asking = Asking …
ui-printer_ask_again = Ask again
ui-printer_resume = Resume
ui-printer_test = Print a test
ui-printer_test_on = Test on { $paper }
ui-printer_more = Test or change
ui-printer_forget = Forget
ui-printer_another_table = a print of another table
ui-printer_add = Add a printer
ui-printer_add_it = Add it
ui-printer_address = Its address
ui-printer_name = What you call it
ui-printer_own = Only printers of your own network, or plugged into this machine. Nothing is searched for; the address stands on the printer’s own display or test page. Printers serve all tables of this machine.
ui-printer_by_ipp = a printer in the network that takes PDF by itself (IPP)
ui-printer_by_socket = a receipt printer in the network, with a roll of 58 or 80 mm
ui-printer_by_usb = a receipt printer on a USB cable: its two numbers as lsusb shows them
ui-printer_by_serial = a receipt printer on a serial line

# what a printer is doing, and why something was not printed
prn-ready = Ready
prn-printing = Printing
prn-stopped = Stopped; what is sent waits until it is resumed.
prn-no_paper = Out of paper
prn-jam = Paper is jammed
prn-no_ink = Out of ink or toner
prn-cover_open = A cover is open
prn-attention = Needs somebody to look at it
prn-rejects = Takes no prints at the moment
prn-gone = Does not answer: switched off, unplugged or in another network
prn-refuses_pdf = Takes no PDF; set it up in CUPS, which translates.
prn-raster_only = Takes pictures only ({ $formats }), no PDF; set it up in CUPS, which translates.
prn-nonsense = Something answers there, but not as a printer does
prn-nothing_there = No printer under this address; the part after the number may be another one.
prn-needs_password = Wants a password, which cannot be given here
prn-needs_ipps = Speaks on a secured line only: write ipps:// instead of ipp://
prn-no_lp = CUPS is not installed on this machine
prn-no_cups = CUPS does not answer
prn-no_queue = The queue is no longer there
prn-no_receipts = This machine lacks the Python package { $package } for receipt printers
prn-no_usb = This machine lacks { $package } for USB printers
prn-no_access = It is there, but the companion’s account may not write to it
prn-vanished = It hung up in the middle; look at what has come out before printing again.
prn-busy = So many prints wait already; let some come out first.
prn-tickets_only = A receipt printer: it takes tickets, no sheets
prn-sheets_only = It takes sheets, no single tickets
prn-no_such_paper = It knows no paper { $paper }
prn-not_allowed = The companion’s account may not do this; whoever runs the machine can
prn-refused = It refused
prn-unprintable = Its code page { $page } has no letter “{ $letter }”; leave text= out of its address, then tickets are drawn.
prn-code_too_long = The code is too long for a roll of this width
prn-no_font = This machine lacks the font { $font }
prn-bad_address = Its name leads out of your network now; nothing was sent
prn-note-low_paper = paper is running out
prn-note-low_ink = ink or toner is running out
prn-job-sending = is being handed over
prn-job-waiting = waits there
prn-job-held = is held there
prn-job-printing = is being printed
prn-job-stopped = has stopped
prn-job-done = done
prn-job-cancelled = cancelled
prn-job-failed = was not printed
prn-job-unknown = handed over
prn-test = Test
prn-test_page = Test page
prn-test_frame = The frame is { $width } × { $height } mm: all four of its sides must be there.
prn-test_lines = Both lines are { $n } mm long. If they are not, the printer has scaled the page.
prn-bad-scheme = An address begins with ipp://, ipps://, socket://, usb:// or serial://.
prn-bad-host = After the two strokes comes the printer’s number or name, such as 192.168.1.20.
prn-bad-port = No printer listens at this port; leave it out.
prn-bad-path = An address holds no spaces and only what the examples show.
prn-bad-device = No device of a printer: usb://04b8:0202, usb:///dev/usb/lp0 or serial:///dev/ttyUSB1.
prn-bad-width = Rolls are 58 or 80 mm wide.
prn-bad-page = A code page is written like cp852.
prn-bad-public = Only printers of your own network: this address lies outside of it.
prn-bad-own = This is the machine the companion runs on; its printers come by CUPS.
prn-name-long = At most 40 letters, please.
prn-name-taken = There is a printer of this name already.
prn-name-full = Twelve printers are enough; forget one first.
print-account_extract = Account extract
print-time = Time
print-booked_by = Player
print-account = Account
print-so_far = so far, the game goes on
print-length = { $hours } h { $minutes } min
print-rounds_played = { COUNT($n) ->
    [one] { COUNT($n) } round
   *[other] { COUNT($n) } rounds
}
print-entries_booked = { COUNT($n) ->
    [one] { COUNT($n) } journal entry
   *[other] { COUNT($n) } journal entries
}
print-scan = Point your phone’s camera here
print-first_wifi = 1. Join the Wi-Fi
print-then_scan = 2. Come to the table
print-free_seats = { COUNT($n) ->
    [one] { COUNT($n) } seat is free
   *[other] { COUNT($n) } seats are free
}
print-personal_hint = Cut these apart and hand each player their own: whoever scans a code first takes the seat.
print-numbers = nos. { $first }–{ $last }

# readers of dice and spinners, beside the roll
rdr-armed = { $spin ->
    [yes] Spin: the reader sees where it stops.
   *[no] Roll the dice: the reader sees what falls.
}
rdr-rolling = { $spin ->
    [yes] Spinning…
   *[no] Rolling…
}
rdr-offer = { $n ->
    [8] Was that an 8?
    [11] Was that an 11?
    [18] Was that an 18?
   *[other] Was that a { $n }?
}
rdr-offer_more = Was that { $faces }?
rdr-choose = The reader saw { $faces }. { COUNT($n) ->
    [one] Which one counts?
   *[other] Which { COUNT($n) } count?
}
rdr-yes = Yes
rdr-no = No, enter it
rdr-these = { COUNT($n) ->
    [one] This one counts
   *[other] These { COUNT($n) } count
}
rdr-again-cocked = { $spin ->
    [yes] Pointer is on a line. Spin again.
   *[no] Die is leaning. Roll again.
}
rdr-again-unreadable = { $spin ->
    [yes] The pointer could not be read. Spin again.
   *[no] A die could not be read. Roll again.
}
rdr-again-doubtful = { $spin ->
    [yes] The reader is not sure at all. Spin again.
   *[no] The reader is not sure at all. Roll again.
}
rdr-enter = { $spin ->
    [yes] Enter your spin:
   *[no] Enter your roll:
}
rdr-or_enter = { $spin ->
    [yes] Spin again or enter.
   *[no] Roll again or enter.
}
rdr-manual-lost = { $spin ->
    [yes] The spinner’s reader is unplugged.
   *[no] The dice reader is unplugged.
}
rdr-manual-stale = No answer from the reader.
rdr-manual-reset = Reader restarted.
rdr-manual-fault = { $spin ->
    [yes] Spinner needs attention.
   *[no] The dice reader needs attention.
}
rdr-manual-forbidden = The companion may not use the reader.
rdr-manual-busy = Another program uses the reader.
rdr-manual-unsteady = The reader keeps dropping out.
rdr-manual-no-reading = The reader saw no result.
rdr-manual-unbooked = What the reader saw could not be written down.
rdr-back = { $spin ->
    [yes] Reader is back. Spin or enter.
   *[no] Reader is back. Roll or enter.
}
rdr-notice = The reader saw { $saw }, entered was { $entered }.
rdr-correct = Make it { $faces }
rdr-try_again = Use the reader again
rdr-wall_offer = { $seat } answers on the phone.
rdr-wall_enters = { $seat } enters it on the phone.
rdr-host_goes_on = Reader { $device }, since { $time }. It is tried again; you can go on by hand.
rdr-why-doubtful = The reader is not quite sure.
rdr-why-heartbeat = The reading itself got lost on the way.
rdr-why-confirm = Each reading of this reader is asked about.
rdr-why-early = Thrown before it was asked for.
rdr-why-late = Perhaps it is the throw that was entered just now.
rdr-why-again = Thrown while the question stood.
ui-readers = Readers

# the host's page of readers
ui-readers_enabled = In use
ui-readers_found = Found on this machine
ui-readers_found_hint = Nothing is written to a port before you enable it. Enable only what is a reader: the same plug may belong to a 3D printer or a radio stick.
ui-readers_none = No reader yet. Plug one in by USB and it appears here by itself. Rolls are typed on the phones meanwhile, as always.
ui-readers_try = To try it without hardware, start a die on this machine in another terminal:
ui-readers_elsewhere = Another process of this companion holds the ports. Readers work, but they are set up and answered there; this page only looks on.
ui-readers_full = Eight readers are enough; switch one off first.
ui-reader_simulated = simulated
ui-reader_free = It serves no table yet; look at it to use it here.
ui-reader_look = Look at it
ui-reader_enable = Enable here
ui-reader_disable = Switch off
ui-reader_serves_another = Serves another table, where nobody plays now.
ui-reader_serves_played = Serves another table that is being played now.
ui-reader_played = Another table is being played with this reader. Ask there first; then say that you take it.
ui-reader_take = They know: I take it
ui-reader_bring = Use it at this table
ui-reader_add = Add an address
ui-reader_add_it = Enable it
ui-reader_address = Its address
ui-reader_own = For what is not found by itself: a serial port of this machine, an adapter that listens here, or a bridge in your own network.
ui-reader_by_path = a serial port of this machine, also by its name under /dev/serial
ui-reader_by_socket = an adapter that speaks over the network, such as a camera’s
ui-reader_by_rfc2217 = a serial port behind a network bridge
rda-bad-scheme = An address begins with /dev/, socket:// or rfc2217://.
rda-bad-host = After the two strokes comes a number or name, such as 127.0.0.1.
rda-bad-port = A port is missing, or no reader listens there: 23, or 1024 and more, and none of a known service.
rda-bad-path = An address holds no spaces and only what the examples show.
rda-bad-device = This is no serial port: /dev/ttyUSB0, /dev/ttyACM0 or a name under /dev/serial.
rda-bad-public = Only in your own network: this address lies outside of it.
rda-bad-taken = It is in use already.
ui-reader_faces = { $low } to { $high }
ui-reader_dice = { COUNT($n) ->
    [one] { COUNT($n) } die
   *[other] { COUNT($n) } dice
}
ui-reader_confirms = each reading is asked about
ui-reader_twins = Two readers say they are { $name }: this one and { $other }. Switch off the one that does not count.
ui-reader_newer = Its firmware is newer than this companion; what is understood is used.
ui-reader_firmware = firmware { $version }
ui-reader_other_faces = The roll that is open asks for 1 to { $n }: this reader does not answer it.
ui-reader_learn = Learn how it speaks
ui-reader_learn_hint = This device has not said who it is. If it prints plain numbers, throw a few times and compare: nothing counts yet.
ui-reader_read_so = Read, the oldest first:
ui-reader_nothing_read = Nothing was read as a throw yet.
ui-reader_lines = Lines for one throw
ui-reader_lowest = Lowest face
ui-reader_highest = Highest face
ui-reader_periodic = It prints all the time, not only after a throw
ui-reader_reads_right = It reads right: use it
ui-reader_limits = What plain numbers cannot do
ui-reader_limit_periodic = A device that prints all the time costs up to five false readings while it is being learned.
ui-reader_limit_equal = Of such a device, two equal throws in a row look like one.
ui-reader_limit_lines = One that prints a line for each die has to be told how many lines make a throw.
ui-reader_limit_corrupted = A number that a bad cable changed cannot be noticed.
ui-reader_test = Test throw
ui-reader_test_hint = Throws are shown here and not booked. The table gets none of this reader’s readings meanwhile, two minutes at most.
ui-reader_test_begin = Begin the test
ui-reader_testing = Throw now: nothing is booked.
ui-reader_test_end = End the test
ui-reader_would_book = would be booked.
ui-reader_would_ask = would be asked about.
ui-reader_setup = Set-up
ui-reader_kind = Kind
ui-reader_says_itself = as it says itself
ui-reader_baud = Speed
ui-reader_baud_both = 115200, then 9600
ui-reader_confirm = Ask about each reading
ui-reader_legacy = It speaks in plain numbers and reads right
ui-reader_save = Use it so
ui-reader_faces_wrong = The highest face is above the lowest, and at most 999.
ui-reader_monitor = What it says, the newest first
ui-reader_silent = It has said nothing yet.
ui-reader_failures = What went wrong last
ui-reader_no_failures = Nothing so far.
rdm-line = heard
rdm-event = understood
rdm-sent = sent
rdm-state = port
rdk-die = die
rdk-spinner = spinner
rdk-tray = dice tray
rdk-button = button
rds-absent = Not plugged in
rds-forbidden = No permission
rds-busy = Another program uses the reader
rds-listening = Open; it has not said who it is
rds-native = Ready
rds-legacy = Ready, in plain numbers
rds-stale = No answer; it is asked again
rds-lost = Lost; trying again
rds-unsteady = Lost five times within a minute
rds-fault = The device reports a fault
rds-fault-magnet = The magnet is too far, too near or missing: 1 to 3 mm below the sensor’s chip
rds-fault-bus = The sensor does not answer its board: look at the wires
rds-fault-light = Too much or too little light in the tray
rds-fault-battery = Its battery is nearly empty
rdh-absent = Plug it in; it is found by itself, at another socket, too.
rdh-lost = Plug it in again; it is found by itself, at another socket, too.
rdh-forbidden = The companion’s account may not open the port. Run this once on the machine, log out and in, and start the companion anew:
rdh-busy = Close the other program, such as a serial monitor. Some let go by themselves after a few seconds.
rdh-stale = If it stays silent, unplug it and plug it in again.
rdh-unsteady = Cable or power? Try another port or a powered hub.
