# Jogo da Vida in English, the reference of the keys. The box is Brazilian: where a player must find a word
# on the board or a card, the box's own word stands in brackets.

game-about = Study or go into business, marry, insure, bet on other people's spins; then Judgement Day: on to the last space as a millionaire, or everything on one number.

## Commands: setup

cmd-start_game = Begin the game
cmd-start_game-hint = Everybody gets 10.000 and one wealth card from the top of the pile; then all spin, the highest begins.
cmd-choose_path = Choose the path (bifurcação)
cmd-choose_path-hint = Business is shorter and pays 12.000 at once; university is longer, the salary comes with the profession.
cmd-set_option = Change a house rule
cmd-set_option-hint = The new value holds from now on and stands in the journal.

## Commands: the turn

cmd-report_roll = Enter the spin
cmd-report_roll-hint = Type the number the spinner (roleta) stopped on.
cmd-land = I stopped on …
cmd-land-hint = Tell the spaces you passed that matter, in order, and the one you stopped on.
cmd-end_turn = End turn
cmd-end_turn-hint = Hand play on; offers and visits to the exchange not used lapse.
cmd-open_bets = Open the bets again
cmd-open_bets-hint = The others may bet until the wheel is read.
cmd-close_bets = No more bets
cmd-close_bets-hint = The wheel is about to turn: nobody puts anything more on the strip (faixa).
cmd-bet = Bet
cmd-bet-hint = One number or two different ones, up to $24.000 in all. A hit pays ten times what lies on it; the stake is the bank's.

## Commands: spaces

cmd-payday_pass = I passed payday (dia do pagamento)
cmd-payday_pass-hint = The salary, less the interest on promissory notes.
cmd-payday_stop = I stopped on payday (dia do pagamento)
cmd-payday_stop-hint = The salary, less the interest; draw a wealth card from the top of the pile.
cmd-profession_stop = I stopped on a profession (profissão)
cmd-profession_stop-hint = From now on you have this profession and its salary.
cmd-diploma = Diploma (diploma universitário)
cmd-diploma-hint = Passed without a profession: a salary of $16.000.
cmd-wedding = My wedding (dia do casamento)
cmd-wedding-hint = A peg in the car, a spin for the gifts, then the honeymoon.
cmd-birth = A child is born (filho)
cmd-birth-hint = $1.000 from every opponent.
cmd-twins = Twins are born (gêmeos)
cmd-twins-hint = $2.000 from every opponent.
cmd-lucky_day = Lucky day (Dia de sorte)
cmd-lucky_day-hint = $20.000 from the bank, to keep or to bet.
cmd-toll_cross = I crossed the bridge (pedágio)
cmd-toll_cross-hint = Completely past the toll bridge: the first is its owner, the others pay $24.000.
cmd-toll_lost = The toll is lost (pedágio)
cmd-toll_lost-hint = The owner was sent back to before the bridge; the next to cross gets the privilege.
cmd-judgement = Judgement Day (Dia do Juízo)
cmd-judgement-hint = $48.000 for each child, then $25.000 for each promissory note.
cmd-reach_millionaire = I am at the last space (Milionário)
cmd-reach_millionaire-hint = The first gets $240.000 and spins the lucky number.
cmd-bank_pays = The bank pays me
cmd-bank_pays-hint = What the space you stopped on makes the bank pay.
cmd-pay_bank = I pay the bank
cmd-pay_bank-hint = What the space you stopped on makes you pay.

## Commands: choices

cmd-lucky_keep = Keep the $20.000
cmd-lucky_keep-hint = Now somebody may show a card.
cmd-lucky_bet = Bet the $20.000
cmd-lucky_bet-hint = One note of $10.000 on each of two different numbers; one of them falls: $300.000.
cmd-revenge_take = Revenge (Vingança): take $200.000
cmd-revenge_take-hint = From one rival who has the money; nobody borrows for it.
cmd-revenge_back = Revenge (Vingança): ten spaces back
cmd-revenge_back-hint = One rival goes back; the orders on the way do not count.
cmd-choose_millionaire = On to Milionário
cmd-choose_millionaire-hint = Spin once more and move on; the spaces on the way count as usual.
cmd-choose_tycoon = Try to become tycoon (Magnata)
cmd-choose_tycoon-hint = Everything you have, even the car, on one number. It falls: you win. It does not: you are bankrupt.
cmd-buy_policy = Buy a policy (seguro)
cmd-buy_policy-hint = The car's at SAÍDA, the others where they are offered; one of each kind.
cmd-buy_share = Buy a share (ação)
cmd-buy_share-hint = Where it is offered; one only.
cmd-exchange_play = Play the stock exchange (Bolsa)
cmd-exchange_play-hint = Spin: 1 to 3 you pay $60.000, 4 to 6 nothing, 7 to 10 the bank pays. The share stays yours.

## Commands: money

cmd-borrow = Borrow from the bank
cmd-borrow-hint = Multiples of $20.000, a promissory note for each; never for bets nor for revenge.
cmd-accept_loan = { HAS($notes) ->
    [yes] { COUNT($notes) ->
        [one] Take one note of $20.000
       *[other] Take { COUNT($notes) } notes of $20.000
    }
   *[no] Take the loan
}
cmd-accept_loan-hint = The smallest loan that covers what you must pay; the payment follows by itself.
cmd-repay = Pay notes back
cmd-repay-hint = Whole promissory notes: say how many, or the amount.
cmd-pay = Pay
cmd-pay-hint = The host moves money between the bank and a player, or between two players.
cmd-correct_entry = Turn an entry round
cmd-correct_entry-hint = What an older entry moved goes back; fields and turns stay as they are.
cmd-close_table = Close the table
cmd-close_table-hint = End the evening; after that only corrections are booked.

## Commands: wealth cards

cmd-draw_wealth = What is my card?
cmd-draw_wealth-hint = Tell your own phone what the oldest card in your hand is. Nobody else sees it.
cmd-share_profit = Show “Dividindo os Lucros”
cmd-share_profit-hint = Half of what the player receives is yours.
cmd-share_expense = Show “Dividindo a Despesa”
cmd-share_expense-hint = One opponent pays half of it for you.
cmd-exemption = Show “Cartão de Isenção”
cmd-exemption-hint = The card that hits you takes nothing from you.
cmd-pass_card = No card
cmd-pass_card-hint = You show nothing this time.
cmd-close_window = Go on without cards
cmd-close_window-hint = Whoever has not answered yet shows no card.

## Journal headings

line-start_game = The game begins
line-choose_path = Path: { WORD($path) }
line-report_roll = Spun { $faces }
line-land = { HAS($passing) ->
    [yes] On { WORD($square, group: "sq") }, passed { WORD($passing, group: "sq") }
   *[no] On { WORD($square, group: "sq") }
}
line-end_turn = End of turn
line-open_bets = Bets open again
line-close_bets = No more bets
line-bet = Bet on { $numbers }: { $amounts }
line-payday_pass = Payday passed
line-payday_stop = Payday
line-profession_stop = Profession: { $profession }
line-diploma = Diploma
line-wedding = Wedding
line-birth = A child
line-twins = Twins
line-lucky_day = Lucky day
line-lucky_keep = Lucky day, money kept
line-lucky_bet = Lucky day, bet on { $numbers }
line-toll_cross = Bridge crossed
line-toll_lost = Toll lost
line-judgement = Judgement Day
line-reach_millionaire = At the last space
line-bank_pays = From the space: { MONEY($amount) }
line-pay_bank = For the space: { MONEY($amount) }
line-revenge_take = Revenge on { WHO($target) }
line-revenge_back = Revenge: { WHO($target) } ten back
line-choose_millionaire = On the road to Milionário
line-choose_tycoon = Everything on { $numbers }
line-buy_policy = Policy: { WORD($kind, group: "policy") }
line-buy_share = Share bought
line-exchange_play = Stock exchange
line-borrow = Loan of { MONEY($amount) }
line-accept_loan = Forced loan
line-repay = Notes paid back
line-draw_wealth = A card told to the own phone
line-share_profit = Card shown: Dividindo os Lucros
line-share_expense = Card shown against { WHO($target) }: Dividindo a Despesa
line-exemption = Card shown: Cartão de Isenção
line-pass_card = No card
line-close_window = No more cards
line-correct_entry = Entry { $entry } turned round

## Parameters

par-path = Path
par-square = Space
par-passing = Spaces passed
par-faces = Number
par-numbers = Numbers
par-numbers-hint = Tap them on the strip (faixa).
par-amounts = Amounts
par-amounts-hint = One for each number, with a comma between two.
par-amount = Amount
par-interest = Interest is charged here
par-interest-hint = Only asked where not every payday charges interest.
par-profession = Profession
par-kind = Kind
par-target = Rival
par-lands = Where the car stands now
par-lands-hint = Only if the board is not taught: SAÍDA, or leave it empty.
par-purpose = What for
par-notes = Promissory notes
par-notes-hint = How many; or leave it empty and say the amount.
par-entry = Number of the entry
par-to = To
par-payer = Who pays
par-commodity = What
par-memo = What for
par-reason = Reason
par-option = House rule
par-value = Value

## Fields

fld-player_id = Player number
fld-name = Name
fld-seat = Seat
fld-car_colour = Car
fld-driver_peg = First peg (pininho)
fld-cash = Cash
fld-on_strip = On the strip (faixa)
fld-path = Path
fld-salary = Salary (salário)
fld-profession = Profession (profissão)
fld-married = Married
fld-children = Children
fld-car_policy = Car policy (seguro do carro)
fld-house_policy = House policy (seguro da casa)
fld-life_policy = Life policy (seguro de vida)
fld-share = Share (ação)
fld-notes = Promissory notes (notas promissórias)
fld-wealth_cards = Wealth cards (cartões de riqueza)
fld-debt_now = To settle all notes now
fld-interest_next_payday = Interest on the next payday
fld-position = Space
fld-status = Status
fld-judgement_shortfall = Unpaid on Judgement Day
fld-final_total = Final count
fld-kind = Kind
fld-phase = Phase
fld-current = In turn
fld-turn_order = Order of play
fld-toll_owner = Owner of the toll (pedágio)
fld-first_millionaire = First millionaire
fld-lucky_number = Lucky number (número da sorte)
fld-note_counter = Notes issued so far
fld-winner = Winner
fld-spin_purpose = The spin is for
fld-wealth_window = Card window
fld-forced_loan = Must borrow first, notes
fld-bets = Bets
fld-turn = Turn
sec-status = Status
sec-who = Life
sec-family = Family
sec-papers = Papers
sec-debts = Debts
sec-count = Count

## Rows

row-wealth_card = Wealth card (cartão de riqueza)
rows-wealth_cards = Wealth cards (cartões de riqueza)

## Spaces and phases

sq-start = SAÍDA
sq-amount = A space with an amount
sq-profession = Profession (profissão)
sq-diploma = Diploma (diploma universitário)
sq-payday = Payday (dia do pagamento)
sq-wedding = Wedding (dia do casamento)
sq-birth = A child (filho)
sq-twins = Twins (gêmeos)
sq-lucky_day = Lucky day (Dia de sorte)
sq-revenge = Revenge (Vingança)
sq-offer = Offer of a share or policy (ações, seguros)
sq-exchange = Stock exchange (Bolsa)
sq-toll = Toll bridge (pedágio)
sq-judgement = Judgement Day (Dia do Juízo)
sq-millionaire = Last space (Milionário)
sq-empty = A space without orders
ph-lobby = before the game
ph-order_spin = spinning for who begins
ph-bet_window = bets are open
ph-moving = on the move
ph-space = something to choose or spin
ph-wealth_window = cards are asked for
ph-forced_loan = somebody has to borrow
ph-turn_end = nothing more to do here
ph-over = game over

## Choices

ch-business = business (negócios)
ch-university = university (Universidade)
ch-diploma = diploma (diploma universitário)
ch-car = car (carro)
ch-house = house (casa)
ch-life = life (vida)
ch-share = a share (ação)
policy-car = Car (seguro do carro)
policy-house = House (seguro da casa)
policy-life = Life (seguro de vida)
purpose-general = anything allowed
purpose-bet = a bet
purpose-revenge = revenge
ch-general = anything allowed
ch-bet = a bet
ch-revenge = revenge
ch-share_profit = Dividindo os Lucros (share profits)
ch-share_expense = Dividindo a Despesa (share expenses)
ch-exemption = Cartão de Isenção (exemption)
ch-unknown = not told
ch-profit = income
ch-expense = expense
ch-pink = pink
ch-blue = blue
ch-red = red
ch-green = green
ch-yellow = yellow
ch-white = white
ch-orange = orange
ch-black = black
ch-playing = playing
ch-judged = after Judgement Day
ch-millionaire = millionaire
ch-tycoon = tycoon
ch-bankrupt = bankrupt
ch-dinheiro = money
ch-notes = promissory notes

## House rules

opt-max_players = Players at most
opt-max_players-hint = This box has eight cars; others have six.
val-max_players-8 = 8
val-max_players-6 = 6
opt-prices = Prices of policies and shares
opt-prices-hint = The rules text does not print them: ours until you teach them, or only those you have taught.
val-prices-suggested = suggested, until taught
val-prices-taught = only as taught
opt-professions = Professions and salaries
opt-professions-hint = The rules text does not print them: ours until you teach them, or only those you have taught.
val-professions-suggested = suggested, until taught
val-professions-taught = only as taught
opt-payday_interest = Interest is charged on
opt-payday_interest-hint = On every payday, or only on those the board marks.
val-payday_interest-all = every payday
val-payday_interest-marked = marked paydays
opt-interest_per = Interest of $1.000
opt-interest_per-hint = For each promissory note, or once on a payday with any note.
val-interest_per-note = for each note
val-interest_per-payday = once, with any note
opt-note_limit = Promissory notes
opt-note_limit-hint = The box has 21; the bank may write more, or lend no more than these.
val-note_limit-none = as many as needed
val-note_limit-21 = the 21 of the box
opt-share_profit_on_lucky_win = The $300.000 of a lucky day
opt-share_profit_on_lucky_win-hint = Whether a card may share the win of a lucky day.
val-share_profit_on_lucky_win-true = can be shared
val-share_profit_on_lucky_win-false = cannot be shared
opt-judgement_debt_shareable = The notes of Judgement Day
opt-judgement_debt_shareable-hint = Whether a card may share what the notes cost on Judgement Day.
val-judgement_debt_shareable-true = can be shared
val-judgement_debt_shareable-false = cannot be shared
opt-gifts_from_millionaires = Gifts from millionaires
opt-gifts_from_millionaires-hint = Whether millionaires give wedding and birth presents, too.
val-gifts_from_millionaires-true = yes
val-gifts_from_millionaires-false = no
opt-first_profession_only = A second profession space
opt-first_profession_only-hint = Whether each stop changes the profession, or only the first one counts.
val-first_profession_only-false = changes the profession
val-first_profession_only-true = does not count
opt-half_rounding = Half of an odd thousand
opt-half_rounding-hint = The half that a card moves: whole thousands, or to the last 500.
val-half_rounding-down_1000 = whole thousands, rounded down
val-half_rounding-exact = exactly
opt-losing_card = A card that loses the spin
opt-losing_card-hint = Two cards at once: whether the one that does not count goes under the pile or back to its hand.
val-losing_card-under_pile = goes under the pile
val-losing_card-to_hand = stays in hand
opt-wealth_registry = Kinds of wealth cards
opt-wealth_registry-hint = Each tells the own phone what was drawn, or the table sees it when a card is shown.
val-wealth_registry-private = known to the own phone
val-wealth_registry-off = only seen when shown
opt-bet_split = A bet on two numbers
opt-bet_split-hint = Split in thousands as you like, or into two halves.
val-bet_split-free = as you like
val-bet_split-equal_halves = two equal halves
opt-bettable_spins = Bets are allowed on
opt-bettable_spins-hint = Moves, gifts, honeymoon, lucky number and tycoon; or on spins for a move only.
val-bettable_spins-all = all spins but exchange and lucky day
val-bettable_spins-move = spins for a move
opt-toll_succession = A lost toll goes to
opt-toll_succession-hint = Who crosses next, or who had crossed next after the owner.
val-toll_succession-next_crossing = the next to cross
val-toll_succession-already_crossed_next = who crossed after the owner
opt-judgement_loan = A loan on Judgement Day
opt-judgement_loan-hint = Whether notes that cannot be paid may be settled with a new loan.
val-judgement_loan-refused = no
val-judgement_loan-allowed = yes
opt-judgement_shortfall = Who cannot pay on Judgement Day
opt-judgement_shortfall-hint = Must try to become tycoon, or is bankrupt at once.
val-judgement_shortfall-forced_tycoon = must try to become tycoon
val-judgement_shortfall-bankrupt = is bankrupt
opt-late_note_price = A note after Judgement Day
opt-late_note_price-hint = What an open note costs to pay back later, and in the final count.
val-late_note_price-20000 = $20.000
val-late_note_price-25000 = $25.000
opt-exchange_gain = The exchange pays
opt-exchange_gain-hint = With 7 to 10. The rules text says $200.000; another edition $120.000.
val-exchange_gain-200000 = $200.000
val-exchange_gain-120000 = $120.000

## Refusals

no-seats = 2 to 8 players are needed; the house rule may say 6.
no-path_chosen = The path is already chosen; go on from where your car stands.
no-not_enough_cash = { HAS($cash) ->
    [yes] You have { MONEY($cash) }; { MONEY($amount) } is needed. You may borrow first, but never for a bet.
   *[no] { MONEY($amount) } is needed, and there is less.
}
no-step_1000 = The smallest note is $1.000; take whole thousands.
no-no_offer = Nothing is for sale here. Stop on or pass an offer first; the car's policy is sold at SAÍDA on the first turn.
no-one_policy = You already hold this policy; one of each kind is all.
no-one_share = You already hold a share; one is all.
no-no_share = A share is needed to play the exchange. Buy one where it is offered.
no-no_salary = No salary yet. It comes with the business path, a profession or the diploma.
no-loan_step = Loans go in steps of $20.000.
no-loan_purpose = No loan for bets or revenge.
no-loan_then_bet = Stake only the money you had before the loan: { MONEY($own) }.
no-repay_whole_note = Whole promissory notes only.
no-no_such_note = You do not hold that many promissory notes.
no-judgement_loan = No new loan to settle notes on Judgement Day.
no-judgement_short = Debt left: only the road of the tycoon remains.
no-bet_own_spin = The spinner may not bet; wait for somebody else's spin.
no-bet_spin_excluded = No bets by others on this spin; wait for the next one.
no-bet_closed = Bets are closed; they open with the next spin.
no-bet_numbers = One number, or two different ones, 1 to 10.
no-bet_max = At most $24.000 per spin.
no-lucky_two_numbers = One $10.000 note on each of two different numbers, 1 to 10.
no-revenge_target = This player cannot be a target; take a rival who is still on the road.
no-revenge_funds = This rival lacks $200.000; send them back 10 spaces.
no-already_married = Already married; the church is passed without a stop.
no-card_not_held = You do not hold this card.
no-card_threshold_profit = Income below $16.000 is not shared.
no-card_threshold_expense = An expense below $10.000 is not shared.
no-card_not_stopped = Only when stopped on the space, not in passing.
no-card_not_bank = Only for payments to the bank.
no-card_scope = The card does not apply to this money.
no-card_one_at_a_time = One card at a time; keep yours for another time.
no-tycoon_one_number = Choose a single number, 1 to 10.
no-out_of_game = This player is bankrupt and out until the end.
no-phase = Not now. First do what stands at the top of your page.
no-not_your_turn = { HAS($name) ->
    [yes] It is the turn of { WHO($name) }.
   *[no] Nobody is in turn yet. The host begins the game.
}
why-amount_for_each = each number needs its amount, no more and no less.
why-equal_halves = at this table two numbers get the same amount each.
why-note_limit = the bank has no more promissory notes; somebody has to pay some back.
why-one_of_two = say how many notes, or the amount: one of the two.
why-thousands = whole thousands only.

## Notices

note-turn_skipped = { WHO($seat) } skips this turn.
note-game_over = { HAS($winner) ->
    [yes] The game is over. Winner: { WHO($winner) }.
   *[no] The game is over. Nobody has won.
}

## When a closed command opens

when-choose_path = On your first turn, before you move.
when-land = In your turn, after the spin.
when-bet = When somebody else spins.
when-open_bets = While a spin is waited for.
when-close_bets = While bets are open.
when-lucky_keep = On a lucky day.
when-lucky_bet = { when-lucky_keep }
when-revenge_take = On a revenge space.
when-revenge_back = { when-revenge_take }
when-choose_millionaire = After Judgement Day.
when-choose_tycoon = { when-choose_millionaire }
when-accept_loan = When you must pay more than you have.
when-share_profit = When an opponent receives $16.000 or more on a space.
when-share_expense = When you must pay the bank $10.000 or more on a space.
when-exemption = When somebody shows a card against you.
when-pass_card = When cards are asked for.
when-close_window = { when-pass_card }
when-exchange_play = When you stop on or pass the exchange.
when-toll_lost = After a revenge on the owner of the toll.
when-draw_wealth = While you hold a card you have not told.

## Spins, transfers, groups

roll-order = who begins
roll-move = the move
roll-gift = wedding gifts
roll-honeymoon = honeymoon
roll-lucky_day = lucky day
roll-exchange = stock exchange
roll-lucky_number = lucky number
roll-tycoon = tycoon
roll-card_tie = whose card counts
roll-spin_table = the table of the space
memo-opening = Opening money
memo-stake = Stake
memo-strip = Strip to the bank
memo-bet_won = Bet won
memo-lucky_number = Lucky number
memo-loan = Loan
memo-repayment = Notes paid back
memo-salary = Salary
memo-interest = Interest
memo-gift = Gift
memo-lucky_day = Lucky day
memo-lucky_hit = Lucky day won
memo-space = Space
memo-share_profit = Dividindo os Lucros
memo-share_expense = Dividindo a Despesa
memo-car_policy = Car policy
memo-house_policy = House policy
memo-life_policy = Life policy
memo-share = Share
memo-exchange = Stock exchange
memo-revenge = Revenge
memo-toll = Toll
memo-children = Children on Judgement Day
memo-judgement_notes = Notes on Judgement Day
memo-bonus = First millionaire
memo-bankruptcy = Bankruptcy
memo-pay = Payment
memo-correction = Correction
grp-setup = Setting up
grp-turn = Your turn
grp-bets = Bets
grp-spaces = Spaces, told alone
grp-choice = To choose now
grp-offer = For sale, exchange
grp-any_time = At any time
grp-window = Waiting for an answer
grp-roll = Spins
grp-host = Running the table
open-wealth = Cards (cartões de riqueza)
open-loan = A loan (empréstimo)
term-notes = { COUNT($notes) ->
    [one] one note at { MONEY($price) }
   *[other] { COUNT($notes) } notes at { MONEY($price) }
}
term-interest = { COUNT($notes) ->
    [one] one promissory note
   *[other] { COUNT($notes) } promissory notes
}

## What to do next

next-lobby = Waiting for players, then the host begins the game.
next-ended = { HAS($winner) ->
    [yes] The game is over. Winner: { WHO($winner) }.
   *[no] The game is over. Nobody has won.
}
next-roll_now = Your spin: { WORD($purpose, group: "roll") }. Spin and tap the number.
next-roll_bets = Your spin: { WORD($purpose, group: "roll") }. When all have bet, spin and tap the number.
next-roll_wait = { WHO($by) } spins: { WORD($purpose, group: "roll") }.
next-choose_path = Your first turn: choose the path, insure the car if you like, then spin.
next-bet = { WHO($by) } is about to spin: { WORD($purpose, group: "roll") }. Do you bet?
next-wait_for = In turn: { WHO($current) }.
next-wait_loan = Waiting for a loan: { WHO($seats) }.
next-wait_cards = Waiting for an answer: { WHO($seats) }.
next-borrow_first = { COUNT($notes) ->
    [one] You must pay more than you have: borrow $20.000, or more.
   *[other] You must pay more than you have: take { COUNT($notes) } promissory notes, or more.
}
next-card_profit = { WHO($seat) } receives { MONEY($amount) }. Do you show Dividindo os Lucros?
next-card_expense = You must pay { MONEY($amount) } to the bank. Do you show Dividindo a Despesa?
next-hit = A card is shown against you: { MONEY($amount) } to be shared. Do you show a Cartão de Isenção?
next-lucky = Lucky day: keep the $20.000, or bet them?
next-revenge = Revenge: take $200.000 from a rival, or send one ten spaces back.
next-roads = Judgement Day is settled: on to Milionário, or everything on one number?
next-tycoon_only = Debt is left: put everything on one number.
next-enter_move = Move your car and tell what you passed and where you stopped.
next-white = You have stopped. What is open here is below; or end your turn.
next-nothing_left = Nothing more to do here. End your turn.

## The board

pc-stake = stake
pc-car = car
pc-share = share
pc-toll = owner of the toll bridge (pedágio)
brd-strip = The strip (faixa)
brd-road = On the road
brd-hand = Cards in your hand, only you see them
brd-life = { $path ->
    [business] business
    [university] university
   *[other] no path yet
}{ HAS($profession) ->
    [yes] , { WORD($profession) }
   *[no] {""}
}{ HAS($married) ->
    [yes] , married
   *[no] {""}
}{ COUNT($children) ->
    [0] {""}
    [one] , one child
   *[other] , { COUNT($children) } children
}{ $status ->
    [playing] {""}
   *[other] · { WORD($status) }
}
act-land = Stopped: { WORD($square, group: "sq") }
act-borrow = Borrow { MONEY($amount) }
act-buy_policy = Buy: { WORD($kind, group: "policy") }
act-bet = Put it on the strip
act-choose_path = { $path ->
    [university] To the university
   *[business] Into business
}
act-bank_pays = Receive { MONEY($amount) }
act-pay_bank = Pay { MONEY($amount) }
act-lucky_bet = Bet on { $numbers }
act-choose_tycoon = Everything on { $numbers }
act-share_expense = { WHO($target) } pays half
act-revenge_take = Take $200.000 from { WHO($target) }
act-revenge_back = Send { WHO($target) } back
act-draw_wealth = Keep it in mind

## Paper

print-player_card = Player card
print-promissory_note = Promissory note
print-share_certificate = Share certificate
print-policy = Insurance policies
print-toll_privilege = Toll privilege
print-lucky_number_card = Lucky number
print-betting_slip = Betting slip
print-wealth_card = Wealth cards, new ones for lost ones
print-final_count = Final count
print-board_teaching_form = The board, to be copied
print-debtor = debtor
print-debtor_no = debtor · note no. { $n }
print-holder = holder
print-owner = owner
print-entry_of = entry { $n }
print-cost = Price paid
print-day = Date
print-entry = Entry in the journal
print-paid_back = Paid back on
print-note_note = Interest { MONEY($interest) } each payday.
print-note_payday = Interest { MONEY($interest) } each payday, for all notes together.
print-note_judgement = On Judgement Day it costs { MONEY($price) }.
print-at_end = Counts at the end
print-share_stays = The share stays yours, whatever is spun.
print-policy_case = Shown where a space asks for it; one of each kind.
print-per_crossing = Each crossing
print-per_spin = Each spin of a rival
print-paid_before = Paid before these: { $n }
print-on_number = On number { $n }
print-spun = Spun
print-paid_out = Paid by the bank
print-bet_rule = A hit pays ten times; the stake stays with the bank.
print-from = From { MONEY($amount) } on
print-wealth_share_profit = Somebody receives money where he stopped: half of it is yours.
print-wealth_share_expense = You pay the bank where you stopped: an opponent pays half.
print-wealth_exemption = Somebody shows a card against you: nothing is shared.
print-wealth_under = Once shown it goes under the pile.
print-beside_car = beside the car:
print-place = Place
print-tycoon_line = Tycoon: { WHO($seat) }
print-bankrupt = Bankrupt, without a place: { WHO($seats) }
print-count_rule = Share { MONEY($share) }, life policy { MONEY($life) }; each open promissory note takes { MONEY($note) } off.
print-board_why = Copy it once from your board; the host types it on the page of the box. Leave out what you do not need.
print-board_note = This copy of the box
print-board_prices = Prices
print-board_professions = Professions
print-board_spaces = Spaces, from the start on
print-toll_before_id = last space before the bridge
print-toll_after_id = first space behind the bridge
print-space_id = Id
print-space_branch = Path
print-space_colour = Colour
print-space_kind = Kind
print-space_label = Printed text
print-space_effects = Effects
print-space_next = Next
print-must_stop = everybody stops
print-op_bank_pays = bank pays
print-op_pay_bank = pay the bank
print-op_pay_each = pay each player
print-op_each_pays = each player pays
print-op_set_salary = salary becomes
print-op_pay_bank_unless = pay unless insured
print-op_bank_pays_if = bank pays if held
print-op_offer = for sale
print-op_pay_bank_salary_fraction = part of the salary
print-op_move = move on
print-op_lose_turns = miss turns
print-op_spin_table = table of the spinner
ch-common = both paths
