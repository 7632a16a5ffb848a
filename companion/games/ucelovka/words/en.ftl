# Účelovka in English, the reference of the keys. The box is Czech: where a player must find a word on the board or a
# card, the box's own word stands in brackets or as it is. [SAMPLE] marks what is invented and not printed in the box.

game-about = One is Prime Minister (Premiér), the others own firms: elections with sealed bids, Dotace and Daně, institutions that send you back, Prison.

## Commands: setup

cmd-setup_game = Begin the game
cmd-setup_game-hint = Choose the colours. Agree first on the refund for Returned property: it can decide who wins, and stands among the house rules.
cmd-claim_dealt_properties = My dealt cards
cmd-claim_dealt_properties-hint = Tell your own phone the 3 property cards (Majetkové karty) you were dealt. Nobody else sees them before the first election is decided.
cmd-deal_by_app = Let the app deal
cmd-deal_by_app-hint = Draws 3 property cards for everybody who has entered none; only their own phones show them.
cmd-set_option = Change a house rule
cmd-set_option-hint = The new value holds from now on and stands in the journal.

## Commands: the election

cmd-submit_bid = Stand in the election (Volby)
cmd-submit_bid-hint = Put in property and voting cards (Volební karty). Sealed until all bids are opened; the others only see that you are ready.
cmd-abstain = Do not stand
cmd-abstain-hint = The others see the same tick as for a bid.
cmd-withdraw_bid = Take it back
cmd-withdraw_bid-hint = You are not ready again.
cmd-ready = Ready
cmd-reveal_election = Open the bids
cmd-reveal_election-hint = All at once. The highest sum wins; equal sums are thrown for.
cmd-draw_lots = Draw lots
cmd-draw_lots-hint = Only if nobody stands: everybody who could throws one die.
cmd-tiebreak_roll = Throw for the tie
cmd-tiebreak_roll-hint = One die; the highest wins, equal ones on top throw again.
cmd-inaugurate = Take office
cmd-inaugurate-hint = Pays 1500U to all, a Dotace and a Social Fund card to each Citizen, fills the three rows of the State Budget.
cmd-set_citizen_order = Order of the Citizens
cmd-set_citizen_order-hint = In which order the Citizens throw; the Premiér is always first.

## Commands: tokens

cmd-token_op = Place or remove a token
cmd-token_op-hint = One token of a sector (Odvětví) in each situation. Citizens work with Dotace on their own firms, the Premiér from the row of the current lap.
cmd-close_situation = Enough with the tokens
cmd-close_situation-hint = What you did not use here lapses.

## Commands: the throw

cmd-throw_and_move = Throw the dice
cmd-throw_and_move-hint = Two dice. If you say how far the Premiér is ahead, the allowed steps are worked out.
cmd-report_roll = Enter the dice
cmd-report_roll-hint = Type both dice separately: sometimes only one of them counts.
cmd-land = I stopped on …
cmd-land-hint = The square where you stopped, and START if you passed it.
cmd-pass_start = I passed START
cmd-pass_start-hint = Passed START and stopped on a plain square.
cmd-settle_square = Book the square
cmd-settle_square-hint = No card, or no further one: what the square does is booked.
cmd-end_turn = End turn
cmd-end_turn-hint = Hand play on; token work you did not use lapses.

## Commands: squares

cmd-buy_property = Buy the property
cmd-buy_property-hint = Where you stopped and nobody owns it. No token on a firm in the turn in which it is bought.
cmd-institution_decision = Stay or back?
cmd-institution_decision-hint = Let the visitor stay, perhaps for money, or send him back to the previous institution (Instituce).
cmd-hand_over_pm = Hand the Premiér over
cmd-hand_over_pm-hint = From Parlament to Policie: extraordinary election, the Premiér goes to Prison (Vězení).
cmd-square_mother = Matka: clean a firm
cmd-square_mother-hint = All Daně of one own firm leave the game.
cmd-square_pm = Premiér: name a sum
cmd-square_pm-hint = At least 50U, to the Premiér.
cmd-square_diversion = Odklon: take a Dotace
cmd-square_diversion-hint = From one firm of the player who stands there; a Citizen also goes to Prison.
cmd-fine_smoking = I smoked in the Pub (Hospoda)
cmd-fine_smoking-hint = 150U to the State Budget, on honour.
cmd-sell_institution = Novináři: sell an institution
cmd-sell_institution-hint = Not below its nominal value; half of the price goes to the State. The buyer confirms.
cmd-return_property = Return a property
cmd-return_property-hint = Back to the State Budget against the agreed refund.

## Commands: cards, deals, money

cmd-play_social_card = Play a Social Fund card
cmd-play_social_card-hint = On a firm, before the payment. “To je Účelovka!” and “Sorry jako” at any time.
cmd-name_social_cards = What are my cards?
cmd-name_social_cards-hint = Only your own phone remembers it.
cmd-trade = Offer a trade
cmd-trade-hint = Property, voting cards and money, both ways. It is booked when the partner confirms.
cmd-confirm_trade = Agreed
cmd-confirm_trade-hint = The deal is booked at once.
cmd-decline_trade = No deal
cmd-decline_trade-hint = Nothing is booked.
cmd-transfer_money = Give money
cmd-transfer_money-hint = For a promise, a bribe, an agreement.
cmd-pay_debt = Pay a debt
cmd-pay_debt-hint = All of it or a part.
cmd-pay = Pay
cmd-pay-hint = The host pays from the State Budget or between players.
cmd-end_term = End the term
cmd-end_term-hint = Throws that are still open pass quietly; the next election opens.
cmd-end_game = End the game
cmd-end_game-hint = All property is Returned against its refund, then wallets are compared.
cmd-close_table = Close the table
cmd-close_table-hint = End the evening; after that only corrections are booked.

## Journal headings

line-setup_game = The game begins
line-claim_dealt_properties = Dealt cards entered
line-deal_by_app = Property cards dealt
line-submit_bid = Bid sealed
line-abstain = Does not stand
line-withdraw_bid = Not ready any more
line-ready = Ready for the election
line-reveal_election = Bids opened
line-draw_lots = Nobody stands: lots
line-tiebreak_roll = Throw for the tie
line-inaugurate = Inauguration
line-set_citizen_order = Order of the Citizens: { WHO($order) }
line-token_op = { WORD($op, group: "op") }: { WORD($token, group: "ch") }, { WORD($firm, group: "sq") }
line-close_situation = Tokens done
line-throw_and_move = Throw
line-report_roll = { HAS($purpose) ->
    [yes] Dice { $faces }: { WORD($purpose, group: "roll") }
   *[no] Dice { $faces }
}
line-land = { HAS($square) ->
    [yes] { HAS($passing) ->
        [yes] On { WORD($square, group: "sq") }, passed { WORD($passing, group: "sq") }
       *[no] On { WORD($square, group: "sq") }
    }
   *[no] { COUNT($steps) } squares on
}
line-pass_start = Passed START
line-settle_square = Square booked
line-end_turn = End of turn
line-buy_property = Property bought
line-institution_decision = { WORD($choice, group: "ch") }
line-hand_over_pm = The Premiér is handed over
line-square_mother = Matka: { WORD($firm, group: "sq") }
line-square_pm = Premiér: { MONEY($amount) }
line-square_diversion = Odklon: { WORD($firm, group: "sq") }
line-fine_smoking = Fine for smoking
line-sell_institution = For sale: { WORD($property, group: "sq") }, { MONEY($price) }
line-return_property = Returned: { WORD($property, group: "sq") }
line-play_social_card = { HAS($card) ->
    [yes] Social Fund: { WORD($card, group: "social") }
   *[no] Social Fund card
}
line-name_social_cards = Cards told to the own phone
line-trade = Trade offered to { WHO($partner) }
line-confirm_trade = Deal
line-decline_trade = No deal
line-transfer_money = To { WHO($to) }: { MONEY($amount) }
line-pay_debt = Debt to { WHO($creditor) }: { MONEY($amount) }
line-end_term = End of the term
line-end_game = End of the game

## Parameters

par-colours = Colours
par-properties = Property cards
par-cards = Voting cards
par-force = Do not wait
par-force-hint = Who is missing does not stand.
par-order = Order
par-op = What
par-token = Token
par-firm = Firm
par-row = Row of the budget
par-row-hint = Only the Premiér needs one; empty: the current lap, or when removing a row with room.
par-gap_to_pm = The Premiér is ahead by
par-gap_to_pm-hint = Squares; empty: no check, or as said before.
par-settle = Book the square at once
par-settle-hint = No: you want to play a Social Fund card first.
par-square = Square
par-passing = Squares passed
par-passing-hint = Only START matters.
par-steps = Steps
par-property = Property
par-choice = Decision
par-over_start = Backwards over START
par-over_start-hint = Empty: as the taught squares say.
par-amount = Amount
par-buyer = Buyer
par-price = Price
par-partner = With
par-give_properties = You give property
par-give_cards = You give voting cards
par-take_properties = You get property
par-take_cards = You get voting cards
par-give_money = You give money
par-take_money = You get money
par-give_dotace = You give Dotace
par-take_dotace = You get Dotace
par-give_social_cards = You give Social Fund cards
par-give_social_cards-hint = Cannot be traded.
par-take_social_cards = You get Social Fund cards
par-take_social_cards-hint = Cannot be traded.
par-trade = Number of the deal
par-trade-hint = Empty: the only one there is.
par-creditor = To
par-card = Card
par-card-hint = Empty: an ordinary card that is not taught.
par-names = Names
par-to = To
par-payer = Who pays
par-commodity = What
par-memo = What for
par-faces = Dice
par-option = House rule
par-value = Value
par-reason = Reason

## Fields

fld-cash = Wallet
fld-net_cash = Wallet less debts
fld-player_id = Player number
fld-name = Name
fld-role = Role
fld-colour = Colour
fld-place = Square
fld-square = Position
fld-laps = START passes
fld-lap_rows_paid = Laps paid
fld-gap_to_pm = Behind the Premiér by
fld-progress = Way so far
fld-waiting_for_pm = Waits for the Premiér
fld-skip_throws = Throws to miss
fld-in_prison = In Prison (Vězení)
fld-dotace_stock = Saved Dotace
fld-dotace_frozen = Dotace frozen while Premiér
fld-social_cards = Social Fund cards
fld-social_card_names = Social Fund cards, names
fld-bid = Sealed bid
fld-property_nominal_total = Nominal value of all property
fld-markers_left = Markers left
fld-firm_line = Firms
fld-vote_power = Votes
fld-properties = Property
fld-voting_cards = Voting cards
fld-debts = Debts
fld-id = Property
fld-card_id = Voting card
fld-value = Value
fld-creditor = To
fld-amount = Amount
fld-phase = Phase
fld-current = In turn
fld-term_no = Term (Volební období)
fld-pm_id = Premiér
fld-round_number = Throw round
fld-throw_round_no = Throw round
fld-thrown = Have thrown
fld-allowed_steps = Allowed steps
fld-situations = Token work open
fld-decision = Decision
fld-duty = Duty
fld-winner = Winner
fld-terms = Terms
fld-current_lap = Lap
fld-pm_start_passes = START passes of the Premiér
fld-citizen_order = Order of the Citizens
fld-state_net = State Budget, net
fld-state_money = Money of the State
fld-social_fund_available = Social Fund cards on the board
fld-budget_rows = State Budget
fld-firm_tokens = Tokens on firms
fld-owner_register = Owners
fld-unowned = Property of the State
fld-trades = Open deals
fld-ranking = Result
fld-kind = Kind
fld-eligible = May stand
fld-ready = Ready
fld-tied = Level
fld-totals = Sums
fld-cards = Cards put in
fld-dice = Dice
fld-turn = Turn
fld-turn_order = Order of throwing
fld-claimed = Cards entered
fld-last_trade = Deals so far
fld-income_per_visit = Income per visit
fld-tax_per_visit = Tax per visit
fld-diff = Difference
sec-status = Status
sec-who = Who and where
sec-money = Money
sec-tokens = Tokens and cards
sec-property = Property
sec-election = Election
sec-way = The way

## Rows

row-property = Property
rows-properties = Property
row-voting_card = Voting card (Volební karta)
rows-voting_cards = Voting cards (Volební karty)
row-debt = Debt
rows-debts = Debts

## Squares and phases; what is marked [SAMPLE] is invented

sq-start = START
sq-mother = Matka (Mother)
sq-pub = Hospoda (Pub)
sq-pm_square = Premiér (PM square)
sq-diversion = Odklon (Diversion)
sq-journalists = Novináři (Journalists)
sq-prison = Vězení (Prison)
sq-manual = a plain square
sq-firm_a1 = [SAMPLE] Vzorová firma A1
sq-firm_a2 = [SAMPLE] Vzorová firma A2
sq-firm_b1 = [SAMPLE] Vzorová firma B1
sq-firm_b2 = [SAMPLE] Vzorová firma B2
sq-firm_c1 = [SAMPLE] Vzorová firma C1
sq-firm_c2 = [SAMPLE] Vzorová firma C2
sq-eco_1 = [SAMPLE] Vzorová ekofirma 1
sq-eco_2 = [SAMPLE] Vzorová ekofirma 2
sq-inst_police = [SAMPLE] Policie (Police)
sq-inst_parliament = [SAMPLE] Parlament (Parliament)
sq-inst_courts = [SAMPLE] Soudy (Courts)
sq-inst_president = [SAMPLE] Prezident (President)
social-to_je_ucelovka = To je Účelovka!
social-sorry_jako = Sorry jako
social-sample_ahead = [SAMPLE] three ahead
social-sample_back = [SAMPLE] two back
social-sample_free_1 = [SAMPLE] free of charge 1
social-sample_free_2 = [SAMPLE] free of charge 2
social-sample_token = [SAMPLE] one token
social-sample_manual = [SAMPLE] as the card says
ph-setup = before the game
ph-dealing = cards are dealt
ph-election = election
ph-tiebreak = throw for the tie
ph-inauguration = elected, not yet in office
ph-token_work = token work after the election
ph-term = term
ph-finishing_round = last throws of the term
ph-ended = game over

## Choices

ch-pm = Premiér
ch-citizen = Citizen (Občan)
ch-place = place
ch-remove = remove
ch-dotace = Dotace (white)
ch-tax = Daň (black)
ch-ucky = money
ch-let_stay = may stay
ch-send_back = sent back
ch-election = Election (Volby)
ch-round2 = lap 2 (2. kolo)
ch-round3 = lap 3 (3. kolo)
ch-own = own stock
ch-election_regular = regular election
ch-election_extraordinary = extraordinary election
ch-after_election = after the election
ch-start_pass = passing START
ch-firm_visit = visit to a firm
ch-president = Prezident
ch-courts = Soudy
ch-police = Policie
ch-parliament = Parlament
ch-social_card = Social Fund card
ch-trade = trade
ch-sell_institution = sale of an institution
ch-square_mother = Matka
ch-square_pm = Premiér
ch-square_diversion = Odklon
ch-square_journalists = Novináři
ch-STATE = State Budget
lap-election = Election row
lap-round2 = lap 2
lap-round3 = lap 3
lap-own = own stock
op-place = Token placed
op-remove = Token removed
ch-red = red
ch-blue = blue
ch-green = green
ch-yellow = yellow
ch-white = white
ch-black = black
ch-orange = orange
ch-purple = purple

## House rules

opt-terms = Terms
opt-terms-hint = The rules recommend 7.
val-terms-7 = 7
val-terms-5 = 5
val-terms-3 = 3
opt-return_refund_percent = Refund for Returned property, percent
opt-return_refund_percent-hint = Of the nominal value, also at the end. It can decide who wins: agree on it before you begin.
val-return_refund_percent-50 = 50
val-return_refund_percent-0 = nothing
val-return_refund_percent-100 = 100
opt-track_positions = Follow the pawns
opt-track_positions-hint = Needs the squares of your board to be taught; else players say what they passed.
val-track_positions-false = no
val-track_positions-true = yes
opt-ext_squares = Common squares
opt-ext_squares-hint = As the publisher's page tells them, or plain squares.
val-ext_squares-true = booked
val-ext_squares-false = plain
opt-public_cash = Wallets
opt-public_cash-hint = Whether all may see what the others have.
val-public_cash-false = hidden
val-public_cash-true = open
opt-prison_no_benefits = An owner in Prison
opt-prison_no_benefits-hint = Collects nothing and decides nothing; taxes are still due.
val-prison_no_benefits-true = has no advantages
val-prison_no_benefits-false = collects and decides
opt-election_cards_fate = Cards put into an election
opt-election_cards_fate-hint = Whether they come back to their owners.
val-election_cards_fate-return_all = all come back
val-election_cards_fate-winner_forfeits = the winner's are spent
val-election_cards_fate-all_forfeit = all are spent
opt-start_count = START after being sent back over it
opt-start_count-hint = A lap less, or every crossing counts.
val-start_count-net = a lap less
val-start_count-gross = every crossing counts
opt-citizen_tokens = Citizens work with tokens on
opt-citizen_tokens-hint = Their own firms, or any.
val-citizen_tokens-own = own firms
val-citizen_tokens-any = any firm
opt-start_landing_counts = Stopping on START
opt-start_landing_counts-hint = Counts as passing it, or only when moving on.
val-start_landing_counts-true = counts as passing
val-start_landing_counts-false = counts when moving on
opt-social_keep = Social Fund cards not played
opt-social_keep-hint = Stay with their holders after the next election, or all are collected.
val-social_keep-true = stay
val-social_keep-false = are collected
opt-tax_on_any_visit = Taxes when the owner or the Premiér visits
opt-tax_on_any_visit-hint = Whether the owner pays them then, too.
val-tax_on_any_visit-false = none
val-tax_on_any_visit-true = as for a Citizen
opt-marker_cap = The tenth property
opt-marker_cap-hint = The box has 9 markers for each player.
val-marker_cap-warn = a reminder
val-marker_cap-refuse = is refused
val-marker_cap-off = nothing is said
opt-shortfall = Who cannot pay
opt-shortfall-hint = Owes the rest and plays on, or the turn stays open until it is paid.
val-shortfall-debt = owes the rest
val-shortfall-block = the turn waits
opt-state_start = Money of the State Budget
opt-state_start-hint = A sum is only shown and counted down, it limits nothing.
val-state_start-unlimited = not counted
val-state_start-20000 = 20000U
opt-aborted_term_counts = A term broken by a hand-over
opt-aborted_term_counts-hint = Whether it counts towards the agreed terms.
val-aborted_term_counts-true = counts
val-aborted_term_counts-false = does not count
opt-diversion_token = The Dotace taken on Odklon
opt-diversion_token-hint = Leaves the game, or goes to the owner of the Courts.
val-diversion_token-supply = leaves the game
val-diversion_token-courts_owner = to the owner of the Courts
opt-dotace_tradable = Trading saved Dotace
opt-dotace_tradable-hint = The rules do not list them among what is traded.
val-dotace_tradable-false = no
val-dotace_tradable-true = yes
opt-lapped_blocked = A Citizen a whole lap behind
opt-lapped_blocked-hint = Whether the Premiér's pawn on the board blocks him; needs positions.
val-lapped_blocked-false = only the race counts
val-lapped_blocked-true = the pawn blocks
opt-return_any_time = Returning property
opt-return_any_time-hint = Only at Novináři and at the end, or at any time.
val-return_any_time-false = Novináři and the end
val-return_any_time-true = at any time

## Refusals

no-players = This game takes 2 to 8 players.
no-colour = Two players have the same colour. Choose another for one of them.
no-data = The game file is incomplete: { $list }. The host teaches what is missing.
no-deal_count = Enter exactly the 3 property cards you were dealt.
no-deal_taken = { WORD($property, group: "sq") } has already been entered by another player. One of you has mistyped.
no-not_eligible = You cannot stand in this election (Vězení).
no-bid_empty = A candidate puts in at least one card: the 0U card is enough. Or do not stand.
no-not_yours = You do not hold { WORD($card, group: "sq") }.
no-no_candidate = Nobody stands; ask again or draw lots.
no-die = A die shows 1 to 6.
no-move = { HAS($list) ->
    [yes] Allowed steps here: { $list }.
   *[no] No step is allowed: you would reach the Premiér. Wait for the next throw round.
}
no-no_situation = You may not move tokens now. It is possible after an election, when passing START, on a firm or an institution.
no-pm_first = The Premiér works with the tokens first.
no-token_limit = { COUNT($n) ->
    [one] Only one token here.
    [0] No token here.
   *[other] Only { COUNT($n) } tokens here.
}
no-token_scope = Only tokens of the visited firm.
no-bought_now = No token on a firm in the turn in which it is bought.
no-sector_used = One token per sector (Odvětví) in one situation. Choose a firm of another one.
no-token_type = You may only move { WORD($token, group: "ch") } here.
no-not_your_firm = Citizens work on their own firms.
no-firm_full = { WORD($firm, group: "sq") } already has 3 tokens.
no-no_dotace = You have no saved Dotace.
no-token_absent = There is no such token on { WORD($firm, group: "sq") }.
no-row_locked = Only the row of the current lap: { WORD($lap, group: "lap") }.
no-row_empty = No such token in this row: { WORD($lap, group: "lap") }.
no-row_future = Not into a later row: { WORD($lap, group: "lap") }.
no-row_full = That row already holds 3 tokens: { WORD($lap, group: "lap") }.
no-pm_own_dotace = A Premiér uses only the tokens of the State Budget.
no-owned = { WORD($property, group: "sq") } belongs to { WHO($owner) }.
no-not_here = You can buy only where you stop.
no-cash = { HAS($cash) ->
    [yes] You have { MONEY($cash) }, needed { MONEY($sum) }.
   *[no] { MONEY($sum) } is needed, and there is less.
}
no-parl_citizen = A Citizen cannot be sent from Parlament to Policie. Let him stay.
no-owner_prison = The owner is in Prison (Vězení) and can only let the visitor stay.
no-no_handover = The Premiér cannot be handed over now.
no-min_50 = At least 50U.
no-below_nominal = Not below the nominal value: { MONEY($n) }.
no-no_tokens_here = Tokens lie on firms only.
no-return_not_now = Property is Returned only on Novináři (an institution) and at the end of the game.
no-no_card = You hold no Social Fund card.
no-card_place = This card works on a firm only.
no-card_trade = Social Fund cards cannot be traded.
no-dotace_trade = Saved Dotace cannot be traded at this table.
no-locked = { WORD($card, group: "sq") } lies in a sealed bid.
no-trade_too_early = Trading starts after the first election.
no-marker_cap = No more than { COUNT($n) } properties at this table: the markers are used up.
no-phase = Not now. First do what stands at the top of your page.
no-not_your_turn = { HAS($name) ->
    [yes] It is the turn of { WHO($name) }.
   *[no] Nobody throws now.
}

## Notices

note-notice_skip = { WHO($seat) } misses this throw.
note-notice_wait = { WHO($seat) } waits until the Premiér is ahead again.
note-notice_start_paid = { WHO($seat) }: nothing (more) is paid for this lap.
note-notice_markers = { WHO($seat) }: all 9 markers are in use.
note-notice_sf_none = Not enough Social Fund cards: nobody gets one.

## When a closed command opens

when-submit_bid = When an election is open.
when-abstain = { when-submit_bid }
when-withdraw_bid = While your bid is sealed.
when-reveal_election = When everybody is ready.
when-draw_lots = { when-reveal_election }
when-tiebreak_roll = When equal sums are thrown for.
when-inaugurate = When somebody is elected.
when-set_citizen_order = After the inauguration, before the first throw.
when-token_op = After an election, when passing START, on a firm or an institution.
when-close_situation = { when-token_op }
when-throw_and_move = In your turn, before you move.
when-land = In your turn, after the throw.
when-settle_square = When you stopped and wanted to play a card first.
when-buy_property = Where you stop and nobody owns the property.
when-institution_decision = When somebody stops on your institution.
when-hand_over_pm = When the Premiér stops in your Parlament.
when-square_mother = On Matka.
when-square_pm = On the square Premiér.
when-square_diversion = When somebody with a Dotace stops on Odklon and the Courts are yours.
when-fine_smoking = In the Pub (Hospoda).
when-sell_institution = On Novináři.
when-return_property = { when-sell_institution }
when-confirm_trade = When somebody offers you a deal.
when-decline_trade = While a deal of yours is open.
when-pay_debt = While you owe something.
when-claim_dealt_properties = When the cards have been dealt.
when-deal_by_app = { when-claim_dealt_properties }

## Throws, transfers, groups

roll-move = the move
roll-tiebreak = the tie
memo-inauguration = Inauguration
memo-budget = Row of the budget
memo-token = Token
memo-pass_start = START
memo-buy_property = Property bought
memo-return_property = Refund
memo-visit_firm = Visit to a firm
memo-tax = Daně
memo-visit_ecofirm = Visit to an eco-firm
memo-square_pm = Square Premiér
memo-fine_smoking = Fine for smoking
memo-sell_institution = Institution sold
memo-sell_institution_half = Half of the price
memo-trade = Trade
memo-transfer_money = Agreement
memo-pay_debt = Debt
memo-pay = Payment
memo-correction = Correction
grp-setup = Setting up
grp-election = Election
grp-tokens = Tokens
grp-turn = Your turn
grp-square = On the square
grp-card = Social Fund
grp-deal = Deals
grp-money = Money
grp-roll = Dice
grp-host = Running the table
term-debt = Debt to { WHO($seat) }
term-owed = Owed by { WHO($seat) }
open-trade = Deal offered
open-sell_institution = Institution for sale
wall-trade = A deal between { WHO($proposer) } and { WHO($partner) }
wall-sell_institution = { WHO($proposer) } sells an institution to { WHO($partner) }

## What to do next

# Put after the money of a deal: what else goes which way.
deal-get = { HAS($get_cards) ->
    [yes] , { WORD($get_cards, group: "sq") }{ deal-get_dotace }
   *[no] { deal-get_dotace }
}
deal-get_dotace = { $get_dotace ->
    [0] {""}
   *[other] , Dotace: { COUNT($get_dotace) }
}
deal-give = { HAS($give_cards) ->
    [yes] , { WORD($give_cards, group: "sq") }{ deal-give_dotace }
   *[no] { deal-give_dotace }
}
deal-give_dotace = { $give_dotace ->
    [0] {""}
   *[other] , Dotace: { COUNT($give_dotace) }
}
ui-round_n = Throw round { COUNT($n) }
ui-the_bank = State Budget

next-lobby = Waiting for players, then the host begins the game.
next-ended = { HAS($winner) ->
    [yes] The game is over. Most U: { WHO($winner) }.
   *[no] The game is over.
}
next-claim = Enter the 3 property cards you were dealt. Nobody else sees them.
next-wait_for_all = Waiting for { WHO($seats) }.
next-bid = Election (Volby): put in cards, or do not stand. The others only see that you are ready.
next-in_prison = You are in Prison and take no part in this election.
next-reveal = All are ready. Open the bids.
next-wait_reveal = All are ready. The host opens the bids.
next-tie = Your sum is level: throw one die.
next-wait_tie = Level, thrown for: { WHO($seats) }.
next-elected = Elected: { WHO($seat) }. Now the inauguration.
next-tokens = { COUNT($left) ->
    [0] No token work here. Close it.
    [one] You may move one token, or say that it is enough.
   *[other] You may move { COUNT($left) } tokens, or say that it is enough.
}
next-tokens_after_pm = First { WHO($pm) } works with the tokens. Then you, if you like.
next-wait_tokens = Working with tokens: { WHO($seats) }.
next-deal = { WHO($seat) } offers you a deal. You get { MONEY($get_money) }{ deal-get }; you give { MONEY($give_money) }{ deal-give }.
next-sale = { WHO($seat) } sells you { WORD($property, group: "sq") } for { MONEY($price) }.
next-decide = { WHO($visitor) } stands on your square: { WORD($institution, group: "sq") }. May he stay?
next-wait_decision = Deciding: { WHO($owner) }.
next-square_mother = Matka: choose a firm whose Daně go.
next-square_pm = Square Premiér: name a sum, at least 50U.
next-square_diversion = Odklon: take a Dotace from a firm of the player who stands there.
next-square_journalists = Novináři: sell one of your institutions or Return it.
next-wait_duty = Has to choose: { WHO($seat) }.
next-roll_now = Your throw: { WORD($purpose, group: "roll") }. Throw and tap what fell.
next-roll_wait = { WHO($by) } throws.
next-wait_for = In turn: { WHO($current) }.
next-throw = Your turn: throw the dice.
next-enter_move = { HAS($steps) ->
    [yes] Move by { $steps } and say where you stopped.
   *[no] Move your pawn and say where you stopped.
}
next-settle = Stopped: { WORD($square, group: "sq") }. Play a card, or book the square.
next-stayed = You stay where you are in this throw round. End your turn.
next-at_square = { WORD($square, group: "sq") }: what is open here is below; or end your turn.
next-nothing_left = Nothing more to do here. End your turn.

## What the owner teaches

teach-properties = Property cards
teach-properties-hint = 27 in the box: kind, sector, nominal value, fee. What is shipped is an invented [SAMPLE].
teach-squares = Squares of the board
teach-squares-hint = Common squares by position from 0 (START); needed only to follow the pawns. Shipped as a [SAMPLE].
teach-social_cards = Social Fund cards
teach-social_cards-hint = 8 in the box; two names are in the rules, the rest is an invented [SAMPLE].
teach-sectors = Sectors (Odvětví)
teach-sectors-hint = What firms belong to. Shipped as a [SAMPLE].
teach-round_table = Round table
teach-token_limits = Tokens in each situation
teach-row_capacity = Tokens in a row of the budget
teach-firm_capacity = Tokens on a firm
teach-voting_cards = Voting cards of each player
teach-dealt_properties = Property cards dealt
teach-markers_per_player = Markers of each player
teach-social_cards_total = Social Fund cards
teach-board_length = Squares of the board
until-properties = Until then you play with invented firms, marked [SAMPLE].
until-squares = Until then players say what they passed and where they stopped.
until-social_cards = Until then the table settles what a card does.
until-sectors = Until then there are three invented sectors, marked [SAMPLE].

## Voting cards, by the seat that had them first

card-v0_1 = voting card 0U, seat 1
card-v0_2 = voting card 0U, seat 2
card-v0_3 = voting card 0U, seat 3
card-v0_4 = voting card 0U, seat 4
card-v0_5 = voting card 0U, seat 5
card-v0_6 = voting card 0U, seat 6
card-v0_7 = voting card 0U, seat 7
card-v0_8 = voting card 0U, seat 8
card-v300_1 = voting card 300U, seat 1
card-v300_2 = voting card 300U, seat 2
card-v300_3 = voting card 300U, seat 3
card-v300_4 = voting card 300U, seat 4
card-v300_5 = voting card 300U, seat 5
card-v300_6 = voting card 300U, seat 6
card-v300_7 = voting card 300U, seat 7
card-v300_8 = voting card 300U, seat 8
card-v500_1 = voting card 500U, seat 1
card-v500_2 = voting card 500U, seat 2
card-v500_3 = voting card 500U, seat 3
card-v500_4 = voting card 500U, seat 4
card-v500_5 = voting card 500U, seat 5
card-v500_6 = voting card 500U, seat 6
card-v500_7 = voting card 500U, seat 7
card-v500_8 = voting card 500U, seat 8
card-v800_1 = voting card 800U, seat 1
card-v800_2 = voting card 800U, seat 2
card-v800_3 = voting card 800U, seat 3
card-v800_4 = voting card 800U, seat 4
card-v800_5 = voting card 800U, seat 5
card-v800_6 = voting card 800U, seat 6
card-v800_7 = voting card 800U, seat 7
card-v800_8 = voting card 800U, seat 8

## The board

pc-dotace = Dotace (white)
pc-tax = Daň (black)
brd-area = Election area (Volební prostor)
brd-sealed = Your sealed bid
brd-own_bid = Only you see it
brd-deal = A deal
brd-budget = State Budget (Státní rozpočet)
brd-firms = Firms
brd-ecofirms = Eco-firms (Ekofirmy)
brd-institutions = Institutions (Instituce)
brd-laps = START passes
brd-ready = ✓ ready
brd-waits = not yet
brd-elected = elected
brd-level = level
brd-current = this lap
brd-pm = Premiér
brd-prison = in Vězení
brd-bid = { WORD($cards, group: "sq") } · votes { WORD($votes, group: "card") }{ HAS($die) ->
    [yes] { " " }· die { $die }
   *[no] {""}
}
brd-no_bid = does not stand
brd-lots = { HAS($die) ->
    [yes] die { $die }
   *[no] throws for it
}
brd-gives = gives { HAS($money) ->
    [yes] { MONEY($money) }{" "}
   *[no] {""}
}{ HAS($cards) ->
    [yes] { WORD($cards, group: "sq") }{" "}
   *[no] {""}
}{ HAS($votes) ->
    [yes] { WORD($votes, group: "card") }{" "}
   *[no] {""}
}{ HAS($dotace) ->
    [yes] { COUNT($dotace) } Dotace
   *[no] {""}
}
brd-gives_nothing = gives nothing
brd-visit_brings = a visit brings { MONEY($amount) }
brd-visit_costs = a visit costs the owner { MONEY($amount) }
brd-visit_fee = fee { MONEY($fee) } for each Dotace · price { MONEY($price) }
brd-eco_fee = fee { MONEY($fee) } · price { MONEY($price) }
brd-token_work = tokens for the Premiér: { COUNT($tokens) }
brd-passes = START { COUNT($laps) }× · saved Dotace { COUNT($dotace) }{ COUNT($skip) ->
    [0] {""}
   *[other] { " " }· misses { COUNT($skip) }
}
act-token_op = { $op ->
    [remove] Take { WORD($token) } from { WORD($firm, group: "sq") }
   *[place] Place { WORD($token) } on { WORD($firm, group: "sq") }
}
act-claim_dealt_properties = These are my cards
act-submit_bid = Seal these cards
act-land = { HAS($square) ->
    [yes] Stopped: { WORD($square, group: "sq") }
   *[no] Move there
}
act-institution_decision = { $choice ->
    [send_back] Send back
   *[let_stay] Let stay
}
act-transfer_money = Give { MONEY($amount) } to { WHO($to) }
act-pay_debt = Pay { MONEY($amount) }
act-square_pm = Pay { MONEY($amount) }
act-trade = Offer this to { WHO($partner) }
act-buy_property = Buy { WORD($property, group: "sq") }

## Paper

print-state_budget = State Budget
print-ownership_sheet = Ownership sheet
print-election_protocol = Election protocol
print-result_sheet = Result sheet
print-social_fund_register = Social Fund register
print-owners_data_form = The box, to be copied
print-help_card = Help card
print-voting_cards = Voting cards
print-property_deed = Property deed
print-inauguration_slip = Inauguration slip
print-start_slip = START slip
print-visit_ticket = Visit ticket
print-send_back_order = Sent back
print-agreement_slip = Agreement
print-prison_slip = Prison slip
print-debt_note = Debt note
print-institution_sale_slip = Sale of an institution
print-of = { $n } of { $m }
print-tokens = Tokens
print-slots = Tokens in the row, three at most
print-token_counts = Dotace { $dotace } · Daně { $tax }
print-token_start = at the inauguration: Dotace { $dotace }, Daně { $tax }
print-dotace_n = Dotace { $n }
print-flow = Money of the State
print-still_secret = Secret until the first inauguration.
print-square = Square
print-sector = Sector
print-nominal = Nominal value
print-fee = Visit fee
print-owner = Owner
print-slots_legend = + Dotace, − Daň; three slots in all on each firm.
print-total = Total
print-die = Die
print-election_rule = The highest total wins; equal ones on top throw a die each.
print-place = Place
print-refund = of it refunds
print-owed = Owed by others
print-result_rule = Every property is Returned for { $percent } % of its nominal value; the most U wins.
print-where = Where
print-played = Played
print-on_the_board = on the board
print-entry = Entry
print-entry_of = entry { $n }
print-day = Date
print-bought_for = Bought for
print-visit_firm = A Citizen who stops here pays the owner
print-tokens_more = { COUNT($n) ->
    [one] one Dotace more than Daně
   *[other] { COUNT($n) } Dotace more than Daně
}
print-visit_tax = With more Daně the owner pays the State as much for each.
print-visit_ecofirm = A Citizen who stops here pays the owner
print-institution_power = The owner decides about whoever stops here
print-sends_to = may be sent back to
print-pm_tokens = tokens for the Prime Minister who stays
print-help_laps = What each lap brings
print-help_laps_note = All three rows of the Prime Minister are filled at the inauguration: + Dotace, − Daň. Citizens get theirs when they pass START.
print-help_tokens = How many tokens may be moved
print-help_tokens_note = Only one token in each sector. Citizens move Dotace on their own firms, the Prime Minister the tokens of the row of this lap.
print-money = Money
print-row_tokens = Row
print-form_why = Copy it once from your box; the host types it on the page of the box. Squares are needed only to follow the pawns.
print-form_kinds = Kind: firm, eco-firm, institution. Firms have a sector and a fee, institutions the previous one they send back to.
print-form_squares = 0 is START. Kinds: property, START, Mother, Pub, Prime Minister, Diversion, Journalists, Prison, or a plain square.
print-form_cards = Effects: moves the pawn, cancels the payment, moves tokens, or what stands on the card. Anywhere: also in others' turns.
print-name = Name
print-previous = Sends back to
print-anywhere = Anywhere
print-effect = Effect
print-effect_move = moves the pawn
print-effect_cancel_payment = cancels the payment
print-effect_token_op = moves tokens
print-effect_manual = as on the card
print-amount = How many
print-token_op = { WORD($op, group: "op") }: { WORD($token, group: "ch") }
print-token_open = Token
print-visitor = Visitor
print-due = Due
print-paid = Paid
print-paid_to = Paid to
print-institution = Institution
print-institution_owner = owner
print-sent_to = Sent back to
print-stays = May stay
print-agreed = Agreed sum
print-signed = Signed
print-prison_since = Since entry
print-prison_rule = Until the missed throw is over: no income, no decisions. Taxes are due all the same.
print-prison_pays = Until the missed throw is over. Income and decisions go on.
print-creditor = Owed to
print-debtor = debtor
print-paid_back = Paid back on
print-buyer = Buyer
print-seller = seller
print-half_state = Half of it to the State
row-social_card = Social Fund card
sq-print_property = Property
ch-kind_firm = Firm
ch-kind_ecofirm = Eco-firm
ch-kind_institution = Institution
