# Cesta k bohatství in English, the reference of the keys. The box is Czech: where a player must find a word
# on the board, a card or the sheet, the box's own word stands in brackets.

game-about = Earn, invest, learn the thirteen skills and be the first to fulfil three desires: one personal, one career, one mission.

## Commands: setup

cmd-take_occupation = Take an occupation (Povolání)
cmd-take_occupation-hint = Draw an occupation card and copy salary, expenses and starting skills from it.
cmd-roll_start_order = Roll for the start
cmd-roll_start_order-hint = Everybody rolls one die; the highest begins, ties roll again.
cmd-choose_offer_keeper = Choose the offer keeper
cmd-choose_offer_keeper-hint = This player rotates the card offer (Nabídka karet) at the end of each round.
cmd-set_option = Change a house rule
cmd-set_option-hint = The new value holds from now on and stands in the journal.

## Commands: the turn

cmd-roll_move = Roll the die
cmd-roll_move-hint = Roll for your move; after charity (Dobročinnost) you may take two dice.
cmd-land = I landed on …
cmd-land-hint = Tell the paydays and START that you passed, in order, and the square you stopped on.
cmd-claim_cashflow = Ask for the cashflow
cmd-claim_cashflow-hint = Ask the bank for your total cashflow before you do anything else, or it is lost.
cmd-place_point = Place a skill point
cmd-place_point-hint = Fill a white box of a skill of your choice; do it before your turn ends.
cmd-enter_card = Enter the card
cmd-enter_card-hint = Type what the event or fear card does to the books; if it does nothing, leave everything empty.
cmd-roll_for_card = Roll for the card
cmd-roll_for_card-hint = Roll as many dice as the card asks for.
cmd-end_turn = End turn
cmd-end_turn-hint = Hand play on to the next player; points not placed are lost.
cmd-end_round = Card offer rotated
cmd-end_round-hint = Put the rightmost card of each row under its pile, move the row right and turn up a new card at the left.

## Commands: card actions

cmd-take_skill_card = Take a skill card (Dovednost)
cmd-take_skill_card-hint = Take a card from the skill row, pay its price and fill its boxes.
cmd-buy_business = Buy a business (Podnikání)
cmd-buy_business-hint = Take a business from the opportunity row; the bank lends up to the card's limit.
cmd-buy_property = Buy a flat or land (Byty a pozemky)
cmd-buy_property-hint = Take a flat or land from the opportunity row and pay your own funds; the bank lends up to the card's limit.
cmd-use_nm_card = Use a network card (Síťový marketing)
cmd-use_nm_card-hint = Take a network-marketing card from the opportunity row; you need the licence.
cmd-other_opportunity = Use another opportunity (Příležitost)
cmd-other_opportunity-hint = Take any other card from the opportunity row and type what it does.
cmd-draw_desire = Draw desires (Touha)
cmd-draw_desire-hint = Turn up three desire cards of one kind and keep one: type its title. To return all three, leave the title empty.
cmd-change_occupation = Change occupation (Změna povolání)
cmd-change_occupation-hint = Turn up three occupation cards; you may take one with a higher salary if you have its retraining skills. To turn down all three, leave everything empty.
cmd-take_large_project = Take a large project (Mastermind)
cmd-take_large_project-hint = Agree on stakes, put your skills and managers together and buy the project.
cmd-confirm_project = Join the project
cmd-confirm_project-hint = Say yes to your stake; with the last yes the project is bought.
cmd-decline_project = Decline the project
cmd-decline_project-hint = Say no; nothing is booked and the action is not used up.
cmd-hire_manager = Hire a manager (Mastermind)
cmd-hire_manager-hint = A manager's skills count with yours in large projects until you dismiss them.
cmd-use_sixth_sense_card = Use a sixth-sense card (Šestý smysl)
cmd-use_sixth_sense_card-hint = You need both golden sixth-sense boxes and no bank loan.

## Commands: non-card actions

cmd-buy_shares = Buy shares (Akcie)
cmd-buy_shares-hint = Buy at today's price; the others may join, then you roll for the new price.
cmd-buy_metals = Buy precious metals (Vzácné kovy)
cmd-buy_metals-hint = Buy at today's price; the others may join, then you roll for the new price.
cmd-buy_nm_licence = Buy the network licence (Licence)
cmd-buy_nm_licence-hint = Start network marketing (Síťový marketing); you are your own first partner.
cmd-give_to_charity = Give to charity (Dobročinnost)
cmd-give_to_charity-hint = Give a tenth of your total income, get a point of faith (Víra) and two dice for three turns.
cmd-resign = Resign (Výpověď)
cmd-resign-hint = Give up your salary for good; from then on almost every square gives you an action.

## Commands: at any time

cmd-sell_shares = Sell shares (Akcie)
cmd-sell_shares-hint = Paid at once at today's price; the others may join, then you roll for the new price.
cmd-sell_metals = Sell precious metals (Vzácné kovy)
cmd-sell_metals-hint = Paid at once at today's price; the others may join, then you roll for the new price.
cmd-join_window = Join in
cmd-join_window-hint = Buy or sell with the others at the same price; it uses no action.
cmd-decline_window = Not this time
cmd-decline_window-hint = Let the opener know that nobody has to wait for you.
cmd-close_window = Close and roll
cmd-close_window-hint = Everybody is done: close the window and roll for the new price.
cmd-sell_business = Sell a business
cmd-sell_business-hint = The bank pays today's price; a loan stays.
cmd-sell_property = Sell a flat or land
cmd-sell_property-hint = The bank pays today's price less the mortgage left; a loan stays. Type a value only if a card names another price.
cmd-sell_stake = Sell a stake (podíl)
cmd-sell_stake-hint = The bank pays your share of today's price less the credit left.
cmd-repay_loan_early = Repay a loan early
cmd-repay_loan_early-hint = Pay the whole rest of a loan at once.
cmd-take_loan = Take a bank loan (Půjčka v bance)
cmd-take_loan-hint = Loans come with buying a business, a flat, land or a large project.
cmd-fulfil_desire = Fulfil a desire (Touha)
cmd-fulfil_desire-hint = In your turn, with the card's conditions met and all bank loans repaid.
cmd-dismiss_manager = Dismiss a manager
cmd-dismiss_manager-hint = The manager's skills and wage go.
cmd-pay = Pay a player
cmd-pay-hint = Offer money to another player; it is paid when they accept.
cmd-accept_payment = Accept the payment
cmd-accept_payment-hint = The money is yours as soon as you accept.
cmd-decline_payment = Decline the payment
cmd-decline_payment-hint = Nothing is booked.
cmd-close_table = Close the table
cmd-close_table-hint = End the evening; after that only corrections are booked.

## Journal headings

line-take_occupation = { HAS($card) ->
    [yes] Occupation: { $card }
   *[no] Occupation
}
line-roll_start_order = Roll for the start
line-choose_offer_keeper = Offer keeper: { WHO($player) }
line-roll_move = { HAS($dice) ->
    [yes] { COUNT($dice) ->
        [one] Move with one die
       *[other] Move with { COUNT($dice) } dice
    }
   *[no] Roll for the move
}
line-claim_cashflow = Cashflow asked for
line-place_point = Skill point: { WORD($skill, group: "word") }
line-enter_card = { HAS($card) ->
    [yes] Card: { $card }
   *[no] { HAS($effects) ->
        [yes] Card: { WORD($effects, group: "eff") }
       *[no] Card without effect
    }
}
line-roll_for_card = Roll for a card
line-end_turn = End of turn
line-end_round = Card offer rotated
line-take_skill_card = Skill card: { $card }
line-buy_business = Business: { $card }
line-buy_property = Flat or land: { $card }
line-use_nm_card = { HAS($card) ->
    [yes] Network card: { $card }
   *[no] Network card
}
line-other_opportunity = { HAS($card) ->
    [yes] Opportunity: { $card }
   *[no] Opportunity
}
line-draw_desire = { HAS($title) ->
    [yes] Desire, { WORD($kind, group: "word") }: { $title }
   *[no] Desires drawn, { WORD($kind, group: "word") }
}
line-change_occupation = { HAS($card) ->
    [yes] New occupation: { $card }
   *[no] Three occupations turned down
}
line-take_large_project = Large project: { $card }
line-confirm_project = Joins the large project
line-decline_project = Large project declined
line-hire_manager = Manager hired: { $card }
line-use_sixth_sense_card = { HAS($card) ->
    [yes] Sixth sense: { $card }
   *[no] Sixth sense
}
line-buy_shares = Shares bought: { COUNT($count) }
line-buy_metals = Precious metals bought: { COUNT($count) }
line-buy_nm_licence = Network licence
line-give_to_charity = Charity
line-resign = Resignation
line-sell_shares = Shares sold: { COUNT($count) }
line-sell_metals = Precious metals sold: { COUNT($count) }
line-join_window = { HAS($instrument) ->
    [yes] Joins in, { WORD($instrument, group: "word") }: { COUNT($count) }
   *[no] Joins in: { COUNT($count) }
}
line-decline_window = Does not join in
line-close_window = Window closed
line-sell_business = Business sold
line-sell_property = Flat or land sold
line-sell_stake = Stake sold
line-repay_loan_early = Loan repaid early
line-take_loan = Bank loan
line-fulfil_desire = Desire fulfilled, { WORD($kind, group: "word") }
line-dismiss_manager = Manager dismissed
line-accept_payment = Payment accepted
line-decline_payment = Payment declined

## Parameters

par-card = Card
par-player = Player
par-option = House rule
par-value = Value
par-dice = Dice
par-square = Square
par-passing = Squares passed
par-skill = Skill
par-scope = Whom it concerns
par-effects = What it does
par-effects-hint = Pick an effect, then fill in only what it needs; of amount, percent and new value just one. What falls has a minus: -200.
par-loan = Bank loan (Půjčka v bance)
par-loans = Bank loans (Půjčky v bance)
par-conditions_met = The conditions on the card are met
par-kind = Kind
par-title = Title
par-shares = Stakes (podíly)
par-shares-hint = Percents or fractions that add up to the whole, such as 60 and 40, or 1/3 and 2/3.
par-loans-hint = How much each partner borrows from the bank for it; nobody: leave it empty.
par-count = How many
par-instrument = Shares or metals (only if both are open)
par-business = Business
par-property = Flat or land
par-stake = Stake
par-card_to = Who gets the card
par-amount = Amount
par-purpose = What for
par-cost = Cost on the card
par-cost-hint = What the card makes you pay; leave it empty if it asks for nothing.
par-dice-hint = Leave it empty for one die.
par-manager = Manager
par-to = To
par-memo = What for

## Fields: head and status (4.1)

fld-player_name = Player
fld-pawn_color = Pawn colour
fld-pawn_symbol = Symbol
fld-occupation_name = Occupation (Povolání)
fld-employed = Employed
fld-base_salary = Base salary (počáteční Plat)
fld-promotions = Promotions (Povýšení)
fld-cash = Cash
fld-arrears = Arrears
fld-charity_turns_left = Charity turns left (Dobročinnost)
fld-turns_to_skip = Turns to skip
fld-finish_place = Place at the finish
fld-position = Position on the board (START is 0)
fld-points_to_place = Skill points to place
fld-unclaimed = Payouts not asked for

## Fields: incomes (4.2)

fld-salary = Salary (Plat)
fld-dividends = Dividends (Dividendy)
fld-business_income = Businesses (Podnikání)
fld-property_yield = Property yield (Součet výnosů)
fld-stakes_cashflow = Stakes in the cashflow (Podíl na cashflow)
fld-nm_total_commission = Total commission (Celková provize)
fld-parental_allowance = Parental allowance (Rodičovský příspěvek)
fld-other_income = Other income
fld-total_income = Total income (Celkové příjmy)

## Fields: expenses (4.3)

fld-base_expenses = Expenses (Výdaje)
fld-child_costs = Children
fld-loan_instalments = Loan instalments (Splátky půjček)
fld-stake_instalments = Credit instalments (Podíl na splátce úvěru)
fld-other_expenses = Other expenses
fld-total_expenses = Total expenses (Celkové výdaje)
fld-total_cashflow = Total cashflow (Celkové cashflow)
head-total_cashflow = cashflow
paid-total_cashflow = paid at payday
fld-worth = Worth

## Fields: holdings and counters (4.4)

fld-shares = Shares (Akcie)
fld-metals = Precious metals (Vzácné kovy)
fld-nm_licence = Network licence (Licence)
fld-nm_partners = Partners (Počet partnerů)
fld-nm_commission_per_partner = Commission per partner (Provize za každého partnera)
fld-businesses = Businesses (Podnikání)
fld-properties = Flats and land (Byty a pozemky)
fld-stakes = Stakes in large projects (Velké projekty)
fld-projects = Project cards in front of the player
fld-loans = Bank loans (Půjčky v bance)
fld-allowances = Parental allowances (Rodičovské příspěvky)
fld-managers = Managers (Manažeři)
fld-income_lines = Other income
fld-expense_lines = Other expenses
fld-desires = Desires (Touhy)
fld-desires-personal = Personal desire (Touha Osobní)
fld-desires-career = Career desire (Touha Kariérní)
fld-desires-mission = Mission desire (Touha Poslání)
fld-desires-personal_title = Title of the personal desire
fld-desires-career_title = Title of the career desire
fld-desires-mission_title = Title of the mission desire
fld-skill_tree = Skill tree (Strom dovedností)
fld-skill_tree-hint = The numbers of the filled boxes, with commas between: 1, 2, 3 are the first three.
fld-experience = Experience (Vaše zkušenost)
fld-charisma = Charisma (Vaše charisma)

## Fields of rows (4.5)

fld-name = Name
fld-category = Category
fld-price = Price
fld-cashflow = Cashflow
fld-bonus_table = Charisma bonus, table (Bonus za charisma)
fld-penalty_table = Inexperience penalty, table (Penalizace za nezkušenost)
fld-table_unit = The tables are in
fld-bonus_table-hint = A row of the card's table to a line: from how many boxes, then how much, such as: 5 2000
fld-penalty_table-hint = A row of the card's table to a line: from how many boxes, then how much, such as: 0 1000
fld-tokens-hint = Percents with commas between them, such as: 10, -20
fld-tokens = Tokens (žetony)
fld-business_net = Net income
fld-charisma_bonus = Charisma bonus (Bonus za charisma)
fld-inexperience_penalty = Inexperience penalty (Penalizace za nezkušenost)
fld-current_price = Price today
fld-kind = Kind
fld-own_funds = Own funds
fld-property_bonus = Bonus
fld-mortgage = Mortgage (hypotéka)
fld-mortgage_amount = Mortgage (hypotéka)
fld-mortgage_instalment = Mortgage instalment
fld-mortgage_instalments_paid = Instalments made (Počet splátek)
fld-mortgage_left = Mortgage left
fld-project = Project
fld-card_holder = Card lies before
fld-share = Share
fld-stake_investment = Stake in the investment (podíl na investici)
fld-stake_instalment = Stake in the instalment (podíl na splátce úvěru)
fld-stake_cashflow = Stake in the cashflow (podíl na cashflow)
fld-stake_credit = Share of the credit
fld-stake_instalments_paid = Credit instalments made (Splátky podílu úvěru)
fld-purpose = What for
fld-principal = Borrowed
fld-instalment = Instalment (splátka)
fld-instalments_paid = Instalments made
fld-amount = Amount
fld-used = Paydays used
fld-skills = Skills
fld-wage = Wage
fld-paydays = Paydays left

## Fields of cards and effects (17.3, 17.5)

fld-title = Title
fld-expenses = Expenses (Výdaje)
fld-starting_skills = Starting skills (Startovní dovednosti)
fld-starting_skills-hint = How many boxes of each; leave the others empty.
fld-retraining_skills = Retraining skills (Rekvalifikační dovednosti)
fld-cost = Cost
fld-universal_points = Universal skill points
fld-max_loan = Loan at most
fld-required_skills = Skills needed
fld-conditions = Conditions
fld-effects = What it does
fld-effects-hint = Pick an effect, then fill in only what it needs; of amount, percent and new value just one. What falls has a minus: -200.
fld-scope = Whom it concerns
fld-investment = Investment
fld-credit_amount = Credit
fld-credit_instalment = Credit instalment
fld-desire = Kind of desire
fld-effect = Effect
fld-percent = Percent
fld-of = Of
fld-set = New value
fld-on = On which cards
fld-times = Times, in percent
fld-points = Points
fld-skill = Skill
fld-allowance = Parental allowance (Rodičovský příspěvek)
fld-turns = Turns
fld-action = Action
fld-row = Kind of asset
fld-count = How many
fld-text = Text
fld-player = Player

## Fields: shared

fld-price_ticket = Price ticket (Kurzovní lístek)
fld-price_ticket-share_price = Share price (Akcie)
fld-price_ticket-metal_price = Metal price (Vzácné kovy)
fld-share_price = Share price (Akcie)
fld-metal_price = Metal price (Vzácné kovy)
fld-turn_order = Order of play
fld-round_number = Round
fld-offer_keeper = Offer keeper
fld-card_offer = Card offer (Nabídka karet)
fld-card_offer-skill = Open skill cards (Dovednost)
fld-card_offer-opportunity = Open opportunities (Příležitost)
fld-card_offer-mastermind = Open mastermind cards
fld-card_offer-sixth_sense = Open sixth-sense cards (Šestý smysl)
fld-card_offer-to_rotate = Rows to rotate
fld-pending_price_roll = Price windows
fld-pending_price_roll-share = Share window (Akcie)
fld-pending_price_roll-metal = Metal window (Vzácné kovy)
fld-move = Move
fld-move-dice = Dice
fld-move-faces = Rolled
fld-move-steps = Squares to move
fld-card_roll = Rolled for the card
fld-action_rights = Actions open
fld-project_proposal = Project proposal
fld-payment_offer = Payment offered
fld-winner = Winner
fld-phase = Phase
fld-current = In turn

## Sections of the sheet

sec-income = Income (Příjmy)
sec-expenses = Expenses (Výdaje)
sec-totals = Totals
sec-holdings = Holdings
sec-skills = Experience and charisma
sec-desires = Desires (Touhy)
sec-status = Status

## Rows

row-loan = Bank loan (Půjčka v bance)
rows-loans = Bank loans (Půjčky v bance)
row-business = Business (Podnikání)
rows-businesses = Businesses (Podnikání)
row-property = Flat or land (Byt, pozemek)
rows-properties = Flats and land (Byty a pozemky)
row-stake = Stake in a large project (podíl)
rows-stakes = Stakes in large projects (podíly)
row-project = Project card (Velký projekt)
rows-projects = Project cards (Velké projekty)
row-allowance = Parental allowance (Rodičovský příspěvek)
rows-allowances = Parental allowances (Rodičovské příspěvky)
row-manager = Manager (Manažer)
rows-managers = Managers (Manažeři)
row-income_line = Other income
rows-income_lines = Other income
row-expense_line = Other expense
rows-expense_lines = Other expenses
row-shares = Shares (Akcie)
row-metals = Precious metals (Vzácné kovy)

## Card kinds and piles

card-occupation = Occupation (Povolání)
card-skill = Skill card (Dovednost)
card-business = Business (Podnikání)
card-flat = Flat (Byt)
card-land = Land (Pozemek)
card-nm = Network marketing (Síťový marketing)
card-opportunity = Other opportunity (Příležitost)
card-sixth_sense = Sixth sense (Šestý smysl)
card-fear = Fear (Strach)
card-event = Event (Událost)
card-project = Large project (Mastermind)
card-manager = Manager (Mastermind)
card-desire = Desire (Touha)
deck-occupation = Occupation (Povolání)
deck-skill = Skill (Dovednost)
deck-opportunity = Opportunity (Příležitost)
deck-mastermind = Mastermind
deck-sixth_sense = Sixth sense (Šestý smysl)
deck-fear = Fear (Strach)
deck-event = Event (Událost)
deck-desire = Desire (Touha)
deck-personal = Personal desire (Touha Osobní)
deck-career = Career desire (Touha Kariérní)
deck-mission = Mission desire (Touha Poslání)

## Squares and phases

sq-start = START
sq-action = Action (AKCE)
sq-event = Event (UDÁLOST)
sq-fear = Fear (STRACH)
sq-payday = Payday (VYPLACENÍ CASHFLOW)
sq-promotion = Promotion (POVÝŠENÍ)
sq-dismissal = Dismissal (PROPUŠTĚNÍ)
ph-setup = Setting up
ph-awaiting_roll = Before the roll
ph-moving = On the move
ph-card_effects = A card is read
ph-action_open = Action open
ph-landed = Nothing more open here
ph-ended = Game over

## Choices: the 13 skills

word-desire = Desire
word-faith = Faith
word-autosuggestion = Autosuggestion
word-specialized_knowledge = Specialized knowledge
word-imagination = Imagination
word-organized_planning = Organized planning
word-decision = Decision
word-persistence = Persistence
word-mastermind = Mastermind
word-creativity = Creativity
word-subconscious_mind = Subconscious mind
word-strategic_mind = Strategic mind
word-sixth_sense = Sixth sense
ch-desire = { word-desire } (Touha)
ch-faith = { word-faith } (Víra)
ch-autosuggestion = { word-autosuggestion } (Autosugesce)
ch-specialized_knowledge = { word-specialized_knowledge } (Specializované znalosti)
ch-imagination = { word-imagination } (Představivost)
ch-organized_planning = { word-organized_planning } (Organizované plánování)
ch-decision = { word-decision } (Rozhodnost)
ch-persistence = { word-persistence } (Vytrvalost)
ch-mastermind = { word-mastermind }
ch-creativity = { word-creativity } (Tvořivost)
ch-subconscious_mind = { word-subconscious_mind } (Podvědomá mysl)
ch-strategic_mind = { word-strategic_mind } (Strategická mysl)
ch-sixth_sense = { word-sixth_sense } (Šestý smysl)

## Choices: everything else

word-shares = shares
word-metals = precious metals
word-personal = personal
word-career = career
word-mission = mission
word-common = common
ch-personal = Personal (Osobní)
ch-common = Common (Společná)
ch-career = Career (Kariérní)
ch-mission = Mission (Poslání)
ch-open = open
ch-fulfilled = fulfilled
ch-shares = Shares (Akcie)
ch-metals = Precious metals (Vzácné kovy)
ch-share = Shares (Akcie)
ch-metal = Precious metals (Vzácné kovy)
ch-purchase = purchase
ch-sale = sale
ch-flat = Flat (Byt)
ch-land = Land (Pozemek)
ch-businesses = All businesses (Podnikání)
ch-flats = All flats (Byty)
ch-lands = All land (Pozemky)
ch-projects = All large projects
ch-kc = Kč
ch-percent = percent
ch-left = left hemisphere (Levá hemisféra)
ch-right = right hemisphere (Pravá hemisféra)
ch-top = top of the tree
ch-white = white box
ch-golden = golden box
ch-self = the player
ch-player = one other player
ch-all = everybody
ch-others = everybody else
ch-card = card action (Karetní akce)
ch-non_card = non-card action (Nekaretní akce)
ch-either = action of either kind
ch-change_occupation = change of occupation (Změna povolání)
ch-resign = giving up the job (Výpověď)
ch-child = Child
ch-twins = Twins

## Effects of cards

eff-cash = Cash
eff-share_price = Share price (Akcie)
eff-metal_price = Metal price (Vzácné kovy)
eff-token = Token (žeton)
eff-commission = Commission per partner (Provize)
eff-partners = Partners
eff-skill = Skill points
eff-child = Child
eff-twins = Twins
eff-skip_turn = Skip turns
eff-two_dice_turns = Turns with two dice
eff-extra_roll = Roll again
eff-extra_action = Extra action
eff-salary = Salary (Plat)
eff-income_line = Income on every payday
eff-expense_line = Expense on every payday
eff-lose_asset = Lose something owned
eff-note = Only a note

## House rules

opt-payday_claim = Payout at payday
opt-payday_claim-hint = In the rulebook, who forgets to ask gets nothing; paying by itself is our house rule.
val-payday_claim-automatic = by itself
val-payday_claim-on_request = only on request
opt-forgotten_payday_ticks = Forgotten payouts tick the boxes
opt-forgotten_payday_ticks-hint = Loans, mortgages and allowances move on although the payout was forgotten.
val-forgotten_payday_ticks-true = yes
val-forgotten_payday_ticks-false = no
opt-start_counts_as_payday = START ticks the boxes
opt-start_counts_as_payday-hint = Passing START ticks loans, mortgages, stakes and allowances like a payday.
val-start_counts_as_payday-true = yes
val-start_counts_as_payday-false = no
opt-six_chain = A six rolls again
opt-six_chain-hint = Whether a six on the added throw counts once more.
val-six_chain-repeat = as often as sixes fall
val-six_chain-once = once
opt-promotion_basis = A promotion adds 20 % of
opt-promotion_basis-hint = The salary printed on the occupation card, or the present one.
val-promotion_basis-initial = the base salary
val-promotion_basis-current = the present salary
opt-promotion_roll_dice = Dice after a promotion
opt-promotion_roll_dice-hint = How many dice the extra roll takes.
val-promotion_roll_dice-as_turn = as in the turn
val-promotion_roll_dice-one = one
opt-dismissal_resign_still_skips = Skip a turn after giving up the job
opt-dismissal_resign_still_skips-hint = Whether the turn is skipped, too, by a player who does not go back to work after a dismissal.
val-dismissal_resign_still_skips-true = yes
val-dismissal_resign_still_skips-false = no
opt-occupation_comparison = A higher salary than
opt-occupation_comparison-hint = What the salary of a new occupation is compared with.
val-occupation_comparison-sheet_salary = the salary on the sheet
val-occupation_comparison-printed_salary = the printed salary
opt-reemployment_after_resignation = A job after resigning
opt-reemployment_after_resignation-hint = Whether a player who has resigned may take an occupation again.
val-reemployment_after_resignation-false = no
val-reemployment_after_resignation-true = yes
opt-experience_bonus_base = Full experience raises
opt-experience_bonus_base-hint = What the 50 % for full experience are taken from.
val-experience_bonus_base-card_cashflow = the card's cashflow
val-experience_bonus_base-net_income = the net income
opt-business_tables = Bonus and penalty of businesses
opt-business_tables-hint = Whether they follow charisma and experience or stay as at the purchase.
val-business_tables-dynamic = follow the columns
val-business_tables-frozen_at_purchase = stay as at the purchase
opt-token_stacking = Several tokens
opt-token_stacking-hint = Whether the percentages on one card are added or taken one after the other.
val-token_stacking-additive = are added
val-token_stacking-compound = multiply
opt-token_effect = Tokens change
opt-token_effect-hint = Only the price of a card, or its cashflow as well.
val-token_effect-price = the price
val-token_effect-price_and_cashflow = price and cashflow
opt-early_repayment = Early repayment
opt-early_repayment-hint = What is left of the twelve instalments, or always 120 % of the loan.
val-early_repayment-remaining = what is left
val-early_repayment-full_120 = always 120 %
opt-stake_credit_as_expense = Project credit is an expense
opt-stake_credit_as_expense-hint = The credit instalment is only counted, or an expense until the credit is repaid.
val-stake_credit_as_expense-false = no, only counted
val-stake_credit_as_expense-true = yes
opt-stake_credit_uses_loan_row = Project credit is one of the four loans
opt-stake_credit_uses_loan_row-hint = Whether a project credit takes up one of the four loans.
val-stake_credit_uses_loan_row-false = no
val-stake_credit_uses_loan_row-true = yes
opt-project_box_order = Mastermind boxes 4 to 6
opt-project_box_order-hint = Filled one after the other, the sixth alone; or three projects, one of them alone, in any order.
val-project_box_order-strict = in order
val-project_box_order-flexible = in any order
opt-child_cost_base = Children cost a share of the income
opt-child_cost_base-hint = Total income before or after the new allowance.
val-child_cost_base-before_allowance = before the allowance
val-child_cost_base-after_allowance = with the allowance
opt-child_cost_mode = The cost of children
opt-child_cost_mode-hint = Fixed at the birth, or moving with the income.
val-child_cost_mode-fixed = stays as at the birth
val-child_cost_mode-recalculated = follows the income
opt-charity_stacking = Charity given again
opt-charity_stacking-hint = Whether the three turns with two dice begin anew or are added.
val-charity_stacking-reset = three turns again
val-charity_stacking-extend = three turns more
opt-win_requires = Desires need repaid
opt-win_requires-hint = Only bank loans, or mortgages and project credits as well.
val-win_requires-bank_loans = bank loans
val-win_requires-all_debts = all debts
opt-insolvency = Who cannot pay
opt-insolvency-hint = What is missing is owed, or forgiven.
val-insolvency-arrears = owes the rest
val-insolvency-forgive = is let off
opt-rounding_unit = Percentages are rounded to
opt-rounding_unit-hint = To crowns, or to the smallest note for play with banknotes.
val-rounding_unit-1 = 1 Kč
val-rounding_unit-100 = 100 Kč
opt-cash_mode = Money
opt-cash_mode-hint = With banknotes every payment is announced and nobody's cash is checked.
val-cash_mode-electronic = kept here
val-cash_mode-banknotes = the box's banknotes
opt-player_transfers = Money between players
opt-player_transfers-hint = Only between partners of a large project, freely, or never.
val-player_transfers-project_only = in projects
val-player_transfers-free = freely
val-player_transfers-off = never
opt-books_visibility = Everybody's books
opt-books_visibility-hint = Open to all, or cash and rows on the own phone only.
val-books_visibility-open = open
val-books_visibility-private = private
opt-offer_reminder = Reminder of the card offer
opt-offer_reminder-hint = At the end of each round the offer keeper is told which rows to rotate.
val-offer_reminder-true = yes
val-offer_reminder-false = no

## Refusals (8.14)

no-not_your_turn = It is not your turn.
no-action_already_used = You have already used your action this turn.
no-card_action_not_here = No card action (Karetní akce) on this square.
no-no_non_card_action = You have no non-card action (Nekaretní akce) now.
no-two_dice_not_allowed = Two dice only within three turns after charity (Dobročinnost).
no-occupation_mismatch = Salary minus expenses must equal the printed cashflow.
no-not_enough_cash = { HAS($have) ->
    [yes] { HAS($most) ->
        [yes] You need { MONEY($need) }, you have { MONEY($have) }. At most { COUNT($most) }.
       *[no] You need { MONEY($need) }, you have { MONEY($have) }.
    }
   *[no] { MONEY($need) } is needed, and there is less.
}
no-arrears_first = { HAS($arrears) ->
    [yes] First settle your arrears of { MONEY($arrears) }.
   *[no] First settle your arrears.
}
no-no_white_box = This skill has no free white box.
no-mastermind_locked = You need the first three golden Mastermind boxes.
no-sixth_sense_locked = You need both golden Sixth sense boxes.
no-sixth_sense_loans_open = Repay all bank loans first.
no-salary_not_higher = { HAS($salary) ->
    [yes] The new salary must be higher than { MONEY($salary) }.
   *[no] The new salary must be higher than the present one.
}
no-retraining_missing = { HAS($list) ->
    [yes] Retraining skills missing: { $list }.
   *[no] Retraining skills are missing.
}
no-already_resigned = You have already resigned.
no-resigned_no_reemployment = After resignation there is no way back to a job.
no-not_enough_shares = { HAS($have) ->
    [yes] You own only { COUNT($have) }.
   *[no] There are not that many.
}
no-not_enough_metals = { HAS($have) ->
    [yes] You own only { COUNT($have) }.
   *[no] There are not that many.
}
no-price_roll_pending = Wait for the price roll.
no-loan_purpose = Loans only for a business, flat, land or large project.
no-loan_above_card_limit = { HAS($max) ->
    [yes] This card allows at most { MONEY($max) }.
   *[no] This card allows less.
}
no-loan_limit = You already have four loans.
no-loan_full_amount_only = { HAS($amount) ->
    [yes] Early repayment only in full: { MONEY($amount) }.
   *[no] Early repayment only in full.
}
no-conditions_missing = The conditions on the card are not met.
no-licence_owned = You already have the licence.
no-licence_missing = You first need the licence.
no-desire_kind_taken = You already have a desire of this kind.
no-desire_not_open = You hold no open desire of this kind.
no-loans_open = A desire can be fulfilled only with all bank loans repaid.
no-stakes_not_100 = The stakes must add up to exactly 100 %.
no-skills_missing = { HAS($list) ->
    [yes] Skills missing: { $list }.
   *[no] Skills are missing.
}
no-not_a_stakeholder = This player has no stake in the project.

## What is wrong with a parameter

why-effect = this effect is not known; take one from the list.
why-effect_fields = something that the effect needs is missing, or something else is filled in; of amount, percent and new value only one.
why-scope = it can concern the player, one other player, everybody or everybody else.
why-skills = points for skills: the name of a skill and a whole number.
why-table = a table has rows of two whole numbers: from how many boxes, and the value.
why-no_card = no card of this project lies on the table; the host can add it.
why-track = a track begins with START, has it once, and has at least one payday.
why-tree_ids = all 13 skills have to be there, each once.
why-tree_circle = two skills open each other's golden box; one of them has another source.
why-tree_boxes = boxes are written from the left: W for white, G for golden.
why-tree_complete_at = complete with all boxes, or with a number of boxes that the skill has.
why-tree_hemisphere = left, right or top, or one of them for each box.
why-tree_golden = every golden box has one source, a white box none.

## Notices (8.14 and ours)

note-skill_full = The skill is full, the point is lost.
note-price_changed = { WORD($instrument) }: { SIGNED($change) }, now { MONEY($price) }.
note-shares_crashed = Share price fell to 0: all shares are lost, new price 700.

# Put before a notice that names its seat.
said-of = { HAS($seat) ->
    [yes] { WHO($seat) } ·{" "}
   *[no] {""}
}
note-cashflow_forfeited = { said-of }Payout not asked for, { MONEY($amount) } lost.
note-points_lapsed = { said-of }{ COUNT($count) ->
    [one] One skill point was not placed and is lost.
   *[other] { COUNT($count) } skill points were not placed and are lost.
}
note-arrears_booked = { said-of }Arrears of { MONEY($amount) }; they are settled from the next receipts.
note-arrears_settled = { said-of }{ MONEY($amount) } went to the arrears.
note-forgiven = { said-of }{ MONEY($amount) } could not be paid and are let off.
note-loan_repaid = { said-of }{ HAS($purpose) ->
    [yes] Bank loan repaid ({ $purpose }).
   *[no] Bank loan repaid.
}
note-allowance_used_up = { said-of }Parental allowance of { MONEY($amount) } used up.
note-line_ended = { said-of }No longer runs: { $name }.
note-deck_enters = New row in the card offer: { WORD($row, group: "deck") }. Lay out one card for each player and one more.
note-rotate_offer = Rotate the card offer: { WORD($rows, group: "deck") }. Rightmost card under its pile, row to the right, a new card at the left.
note-refill_offer = Fill up the card offer: { WORD($row, group: "deck") }. Row to the right, a new card at the left.
note-turn_skipped = { WHO($seat) } skips this turn.
note-card_returned = { HAS($deck) ->
    [yes] Put the card under its pile, { WORD($deck, group: "deck") }: { $name }
   *[no] Put the card under its pile: { $name }
}
note-finished = { WHO($seat) } has fulfilled all three desires. Place { COUNT($place) }.
note-banknotes = From { WHO($payer) } to { WHO($to) }, { MONEY($amount) }: { $notes }
note-window_opened = { HAS($seat) ->
    [yes] { $side ->
        [sale] { WHO($seat) } sells { WORD($instrument, group: "word") } at { MONEY($price) }. The others may join in.
       *[purchase] { WHO($seat) } buys { WORD($instrument, group: "word") } at { MONEY($price) }. The others may join in.
    }
   *[no] Open for everybody: { WORD($instrument, group: "word") }. Join in, or let it pass.
}
note-note = Note: { $text }
note-nothing_to_lose = { said-of }Nothing of this kind to lose: { WORD($name, group: "row") }.
note-no_extra_action = { said-of }No extra action outside the own turn.
note-no_extra_roll = { said-of }No extra roll outside the own turn.
note-value_typed = Sold for { MONEY($value) } as the card says, computed { MONEY($computed) }: { $name }

## When what is closed now will be open

when-take_occupation = Only at the beginning of the game.
when-claim_cashflow = After passing a payday or START, where payouts have to be asked for.
when-place_point = When you have a skill point to place.
when-enter_card = On an event or fear square.
when-end_round = At the end of a round.
when-join_window = When somebody buys or sells shares or metals.
when-decline_window = { when-join_window }
when-close_window = { when-join_window }
when-confirm_project = When somebody offers you a stake in a large project.
when-decline_project = { when-confirm_project }
when-accept_payment = When somebody offers you money.
when-decline_payment = { when-accept_payment }
when-roll_move = At the start of your turn.
when-land = { when-roll_move }
open-window = Open for all to join in, by
wall-window = { HAS($closed) ->
    [yes] { WORD($instrument, group: "word") } at { MONEY($price) }: the window is closed, { WHO($by) } rolls the new price.
   *[no] { $side ->
        [sale] { WHO($by) } sells { WORD($instrument, group: "word") } at { MONEY($price) }. Join in until { WHO($by) } closes the window.
       *[purchase] { WHO($by) } buys { WORD($instrument, group: "word") } at { MONEY($price) }. Join in until { WHO($by) } closes the window.
    }
}

## Rolls, transfers, groups

roll-start_order = { HAS($by) ->
    [yes] { $by }: who begins
   *[no] who begins
}
roll-move = { HAS($by) ->
    [yes] { $by }: the move
   *[no] the move
}
roll-share_price = { HAS($by) ->
    [yes] { $by }: the share price (Akcie)
   *[no] the share price (Akcie)
}
roll-metal_price = { HAS($by) ->
    [yes] { $by }: the metal price (Vzácné kovy)
   *[no] the metal price (Vzácné kovy)
}
roll-card = { HAS($by) ->
    [yes] { $by }: the card
   *[no] the card
}
memo-payday = Payday
memo-start = START
memo-start_capital = Start capital
memo-dismissal = Dismissal
memo-purchase = Purchase
memo-sale = Sale
memo-loan = Bank loan
memo-repayment = Loan repaid early
memo-charity = Charity
memo-licence = Network licence
memo-price = Price change
memo-card = Card
memo-correction = Correction
memo-pay = Payment
memo-arrears = Arrears
memo-project = Large project
memo-stake_sale = Stake sold
memo-manager = Manager
memo-desire = Desire
memo-banknotes = Banknotes from hand
memo-crash = Crash of the shares
grp-setup = Setting up
grp-turn = Your turn
grp-roll = Rolls
grp-card = Card actions (Karetní akce)
grp-non_card = Non-card actions (Nekaretní akce)
grp-any_time = At any time
grp-window = Waiting for an answer
grp-money = Money
grp-host = Running the table
grp-never = Not in this game

## Why a figure is what it is

term-salary = { COUNT($promotions) ->
    [0] base salary { MONEY($base) }
    [one] base salary { MONEY($base) } and one promotion
   *[other] base salary { MONEY($base) } and { COUNT($promotions) } promotions
}
term-dividends = { COUNT($shares) } × { MONEY($price) } × { $percent } %
term-commission = { COUNT($partners) } × { MONEY($commission) }
term-allowance = parental allowance
term-child = children
term-base_expenses = from the occupation card
term-named = { $name }

## What to do next

next-setup_occupation = Draw an occupation (Povolání) and type it in.
next-setup_wait = { HAS($missing) ->
    [yes] Still drawing an occupation (Povolání): { WHO($missing) }. Then { HAS($host) ->
        [yes] { WHO($host) }
       *[no] the host
    } lets the dice say who begins.
   *[no] Everybody has an occupation. Now { HAS($host) ->
        [yes] { WHO($host) }
       *[no] the host
    } lets the dice say who begins.
}
next-setup_order = { HAS($missing) ->
    [yes] Still drawing an occupation (Povolání): { WHO($missing) }. Then roll for who begins.
   *[no] Everybody has an occupation. Roll for who begins.
}
next-roll_now = Your roll: { WORD($purpose, group: "roll") }. Roll and tap what fell.
next-roll_move = { COUNT($dice) ->
    [one] Roll the die and tap what fell. A six rolls again and is added.
   *[other] Roll { COUNT($dice) } dice and tap what fell. Each six rolls again and is added.
}
next-roll_six = { COUNT($dice) ->
    [one] A six: roll that die once more and tap what fell. It is added.
   *[other] { COUNT($dice) } sixes: roll those dice once more and tap what fell. They are added.
}
next-roll_order = Roll one die for who begins and tap what fell. The highest begins, a tie rolls again.
next-roll_tie = A tie between { WHO($among) }: roll again and tap what fell.
next-tie_wait = A tie between { WHO($among) }: { WHO($by) } rolls again.
next-roll_wait = { WHO($by) } rolls: { WORD($purpose, group: "roll") }.
next-your_move = Your turn. Roll the die, or tell where you landed.
next-your_move_dice = Your turn. Roll one die (for two tap the dots beside the button), or tell where you landed.
next-your_move_again = Promotion (Povýšení): your salary is now { MONEY($salary) } and you roll once more. Roll the die, or tell where you landed.
next-enter_square = { HAS($steps) ->
    [yes] { COUNT($steps) ->
        [one] Move your pawn one square and tell where you landed.
       *[other] Move your pawn { COUNT($steps) } squares and tell where you landed.
    }
   *[no] Move your pawn and tell where you landed.
}
next-enter_card = { HAS($square) ->
    [yes] Turn up the top card, { WORD($square, group: "card") }, and type what it does.
   *[no] Turn up the top card and type what it does.
}
next-action_any = { said-on }one action, card (Karetní) or non-card (Nekaretní). Pick it below, or end your turn.
next-action_card = { said-on }one card action (Karetní akce). Pick it below, or end your turn.
next-action_non_card = { said-on }one non-card action (Nekaretní akce). Pick it below, or end your turn.
next-action_dismissal = Dismissed (PROPUŠTĚNÍ). To go back to the same job, end your turn; else change occupation (Změna povolání) or resign (Výpověď) below.
next-place_point = { COUNT($count) ->
    [one] Place your skill point in a white box.
   *[other] Place your { COUNT($count) } skill points in white boxes.
}
next-claim = { COUNT($count) ->
    [one] Ask for your cashflow before you do anything else.
   *[other] Ask for your cashflow { COUNT($count) } times before you do anything else.
}
next-join_window = { $side ->
    [sale] { WHO($by) } sells { WORD($instrument, group: "word") } at { MONEY($price) }. Do you join in?
    [purchase] { WHO($by) } buys { WORD($instrument, group: "word") } at { MONEY($price) }. Do you join in?
   *[other] { WHO($by) } opens { WORD($instrument, group: "word") } at { MONEY($price) }. Do you join in?
}
next-close_window = { HAS($waiting) ->
    [yes] May still join in ({ WORD($instrument, group: "word") }): { WHO($waiting) }. When everybody is done, close and roll for the new price.
   *[no] Everybody has answered ({ WORD($instrument, group: "word") }). Close and roll for the new price.
}
next-confirm_project = { HAS($loan) ->
    [yes] { WHO($by) } offers you { $share } of { $project }: you pay { MONEY($amount) } and borrow { MONEY($loan) }. Do you join?
   *[no] { WHO($by) } offers you { $share } of { $project }: you pay { MONEY($amount) }. Do you join?
}
next-payment_offer = { WHO($by) } offers you { MONEY($amount) }. Do you accept?
next-nothing_left = { said-on }nothing more is open. End your turn.
next-action_used = Your action is used. End your turn.
# Put before what is open on a square that is known.
said-on = { HAS($square) ->
    [yes] { WORD($square, group: "sq") }:{" "}
   *[no] Here:{" "}
}
next-wait_for = In turn: { WHO($current) }.
next-wait_window = Waiting for the price roll of { WHO($by) }.
next-wait_partners = Your project { $project } waits for the yes of { WHO($waiting) }.
next-ended = { HAS($winner) ->
    [yes] The game is over. Winner: { WHO($winner) }.
   *[no] The game is over.
}
next-end_round = { HAS($rows) ->
    [yes] The round is over. Rotate the card offer (Nabídka karet): { WORD($rows, group: "deck") }.
   *[no] The round is over. Rotate the card offer (Nabídka karet).
}

# The dial, and what is taught
dial-app = The app does it
dial-app-hint = Payday is paid as soon as it is passed, boxes are ticked, the offer keeper is reminded.
dial-reminder = The app reminds
dial-reminder-hint = Players ask for their payday as in the rulebook; the offer keeper is reminded.
dial-table = The table does it
dial-table-hint = Who forgets the payday loses it with its ticks, and nobody is reminded of the offer.
teach-track-hint = the squares round the board
teach-cards = Cards
teach-cards-hint = occupations, businesses, projects, events …
teach-note_values = Banknotes
teach-note_values-hint = the values of the notes
teach-skill_tree = Skill tree (Strom dovedností)
teach-skill_tree-hint = boxes of every skill, and what opens the golden ones
until-track = Until then players tap what they passed and where they landed.
until-cards = Until then players type what a card says when they take it.
until-note_values = Until then a guess of ours is used for making change with banknotes.
until-skill_tree = Until then a tree drawn from the rules is used.
src-project-any = any large project
src-project-solo = a large project alone
src-desire-personal = the personal desire fulfilled
src-desire-career = the career desire fulfilled
src-desire-mission = the mission desire fulfilled
teach-start_salary_factor = Salaries paid at the start
teach-share_price_start = Share price at the start
teach-share_price_reset = Share price after a crash
teach-metal_price_start = Price of precious metals at the start
teach-dividend_percent = Dividend, percent of the price
teach-nm_commission_start = Network: commission per partner
teach-nm_licence_price = Network: price of the licence
teach-start_token_percent = Token laid on START, percent
teach-start_skill_points = Skill points on START
teach-promotion_percent = Promotion, percent
teach-dismissal_factor = Dismissal: salaries to pay
teach-dismissal_skip_turns = Dismissal: turns to skip
teach-full_experience_percent = Full experience: bonus, percent
teach-loan_max_count = Bank loans at most
teach-loan_instalment_percent = Loan instalment, percent
teach-loan_instalments = Instalments of a loan
teach-child_percent = A child costs, percent
teach-twins_percent = Twins cost, percent
teach-allowance_uses = Paydays with a parental allowance
teach-charity_percent = Charity, percent
teach-charity_turns = Charity: turns with two dice
teach-charity_faith_points = Charity: points of faith
teach-change_occupation_draw = Cards drawn for another occupation
teach-desire_draw = Cards drawn for a desire
teach-offer_extra = Cards of the offer beyond one for each player
teach-mastermind_entry_boxes = Boxes that bring in the mastermind row
teach-sixth_sense_entry_boxes = Boxes that bring in the sixth sense row
teach-share_price_change = Share price: change for the faces 1 to 6
teach-metal_price_change = Price of metals: change for the faces 1 to 6
## The button of a form, once its figures are known

act-buy_shares = Buy { COUNT($count) ->
    [one] { COUNT($count) } share
   *[other] { COUNT($count) } shares
}
act-sell_shares = Sell { COUNT($count) ->
    [one] { COUNT($count) } share
   *[other] { COUNT($count) } shares
}
act-buy_metals = Buy { COUNT($count) ->
    [one] { COUNT($count) } precious metal
   *[other] { COUNT($count) } precious metals
}
act-sell_metals = Sell { COUNT($count) ->
    [one] { COUNT($count) } precious metal
   *[other] { COUNT($count) } precious metals
}
act-join_window = Join in with { COUNT($count) }
act-pay = Pay { MONEY($amount) } to { WHO($to) }
act-land = Landed: { WORD($square, group: "sq") }
act-place_point = Place it: { WORD($skill, group: "word") }
act-take_occupation = { HAS($card) ->
    [yes] Take it: { $card }
   *[no] { cmd-take_occupation }
}
act-buy_business = { HAS($card) ->
    [yes] Buy: { $card }
   *[no] { cmd-buy_business }
}
act-buy_property = { HAS($card) ->
    [yes] Buy: { $card }
   *[no] { cmd-buy_property }
}



## On paper (section 12)

print-player_sheet_back = Summary of actions
print-price_ticket = Price ticket
print-share_ticket = Shares
print-metal_ticket = Precious metals
print-loan_slip = Bank loan
print-property_slip = Flat or land
print-business_slip = Business
print-stake_certificate = Stake in a large project
print-nm_licence = Network marketing licence
print-desire_slip = Desire
print-allowance_slip = Parental allowance
print-offer_keeper_card = Offer keeper
print-resigned = resigned
print-charity = Charity
print-promotions = { COUNT($n) ->
    [one] 1 promotion
   *[other] { COUNT($n) } promotions
}
print-dividend_sum = { COUNT($shares) } × { MONEY($price) } × { $percent } %
print-bonus = Charisma bonus
print-penalty = Penalty
print-instalments = Instalments
print-yield = Yield
print-yield_sum = Property yield
print-together = Together
print-investment = Investment
print-ticks = Credit instalments made
print-commission_sum = Total commission
print-owed = Large projects, share of the credit instalment
print-of_boxes = { COUNT($done) } of { COUNT($all) }
print-of_column = of { COUNT($n) }
print-raised = full experience: cashflow +{ $percent } %
print-tree_unverified = a tree made from the rules, not yet compared with a real player sheet
print-tree_untaught = Nobody has copied the skill tree yet. Draw it here, or keep to the one on your sheet from the box.
print-interest = bold: interest
print-from_any = project
print-from_solo = project without partners
print-pieces = pcs
print-price_each = Price of each
print-price_total = Paid in all
print-dividend = Dividend at this price
print-nth_of = { COUNT($n) } of { COUNT($all) }
print-rest = To pay now
print-credit_left = Credit left
print-participants = Stakeholders
print-fulfilled = desires fulfilled
print-in_round = round { COUNT($n) }
print-for_each_payday = one box for each payday
print-offer_row = Row
print-offer_cards = Cards
print-offer_late_mastermind = enters when the first player has golden boxes 1 to 3
print-offer_late_sixth_sense = enters when the first player has both golden boxes
print-offer_not_yet = not yet
print-offer_size = { HAS($cards) ->
    [yes] { COUNT($cards) } cards lie in each row: as many as there are players, and { COUNT($n) } more.
   *[no] As many cards lie in each row as there are players, and { COUNT($n) } more.
}
print-offer_end = At the end of the round, in each row
print-offer_step_1 = Put the card on the far right under its pile.
print-offer_step_2 = Move the others one place to the right.
print-offer_step_3 = Turn up a new card on the left.
print-offer_step_4 = Hand the turn to the first player of the next round.
print-offer_meanwhile = When somebody takes a card
print-offer_refill = Fill the gap at once in the same way: move the cards left of it to the right and turn up a new one on the left.
print-change = Change
print-new_price = New price
print-crash = crash
print-glue = glue here
print-fold = Fold along the dashed lines and glue the flap under this side: the ticket stands like a roof.
print-share_rules = Shares: one roll after every purchase and sale. The dividend is { $percent } % of the price of all shares. At 0 or below everybody loses them and the price is { MONEY($price) } again.
print-metal_rules = Precious metals: one roll after every purchase and sale. The price never falls below 0; there are no dividends.

# The back of the player sheet: a summary of actions in our own words
back-turn = Your turn
back-turn_text = Throw and walk clockwise; after { $chain ->
    [once] the first six
   *[repeat] every six
} throw again and add. First settle the squares on the way, then the one you stand on; then play one action at most, if there is one for you. Selling and repaying is possible at any time.
back-squares = Squares and actions
back-what = What happens
back-resigned = After resigning
back-no = –
back-yes = yes
back-one = one of the two
back-either = one action of either kind
back-nothing = –
back-only_change = only a change of occupation
back-only_resign = only resigning
back-promotion_resigned = one action; no rise, no extra roll
back-dismissal_resigned = one action; nothing to pay or skip
back-sq-start = From round 2 on, passing too: total cashflow is paid, every flat and land gets a token of +{ $token } %, and the tree { COUNT($points) ->
    [one] one point
   *[other] { COUNT($points) } points
} for a white box.
back-sq-payday = Passing too: total cashflow is paid{ $claim ->
    [on_request] { "" } if you ask for it before anything else
   *[automatic] { "" }
}, then one box of each loan, mortgage, stake and allowance is ticked.
back-sq-action = Nothing else.
back-sq-event = The top card of the pile; a personal one is for you, a common one for everybody.
back-sq-fear = The top card of the pile.
back-fear_full = with full charisma
back-sq-fear_full = No card: the square is an action square.
back-sq-promotion = Your salary rises by { $percent } % of { $basis ->
    [current] the present
   *[initial] the base
} salary, and you throw again at once.
back-sq-dismissal = Pay { $factor } times your total expenses and skip { COUNT($skips) ->
    [one] one turn
   *[other] { COUNT($skips) } turns
}; then back to the same job, to a new one, or to none any more.
back-take_skill_card = Pay its price and fill the white boxes it names.
back-buy_business = Pay its price, with a loan if you like. Its cashflow counts, a charisma bonus and an inexperience penalty.
back-buy_property = Pay your own funds. A flat brings cashflow and a bonus, land only waits for a better price.
back-use_nm_card = With a licence only: more partners, or another commission.
back-other_opportunity = Do as the card says.
back-draw_desire = Keep one of { COUNT($draw) } cards of a kind, or none. Only one of each kind.
back-change_occupation = Of { COUNT($draw_work) } cards take one with a higher salary whose retraining skills you have.
back-take_large_project = With the first three golden Mastermind boxes: alone or with stakeholders you raise the investment; skills add up.
back-hire_manager = For large projects a manager's skills count with yours.
back-use_sixth_sense_card = Only with both golden Sixth sense boxes and without a bank loan.
back-buy_shares = At the price of the ticket; others may join. Then one roll for the new price.
back-buy_metals = Just like shares, without dividends.
back-buy_nm_licence = Once, for { MONEY($licence) }; you are your own first partner.
back-give_to_charity = { $charity } % of your total income; a point of faith, and two dice in { COUNT($turns) ->
    [one] one later turn
   *[other] { COUNT($turns) } later turns
}.
back-resign = Your salary is 0 for good; almost every square then gives one action of either kind.
back-sell_shares = At the price before the roll, metals in the same way; others may join.
back-sell_business = At its present price. The loan stays.
back-sell_property = At its present price less the mortgage left. The loan stays.
back-sell_stake = The whole stake: its part of the present price less the credit left.
back-repay_loan_early = { $repay ->
    [full_120] Only the whole 120 % at once.
   *[remaining] Only the whole rest at once.
}
back-join_window = Buy or sell together with others, without an action.
back-fulfil_desire = In your turn, on the card's conditions and without { $win ->
    [all_debts] any debts
   *[bank_loans] bank loans
}. Who has all three first has won.
back-sheet = Sums
back-sheet_1 = Total cashflow = total income – total expenses. Below zero you pay it to the bank.
back-sheet_2 = A loan only for a business, flat, land or project, { COUNT($loans) } at most at a time: { COUNT($instalments) } instalments of { $percent } %.
back-sheet_3 = A child's allowance comes { COUNT($uses) } times, its costs stay.
back-sheet_4 = Tokens on a card { $stacking ->
    [compound] multiply
   *[additive] add up
} and change its price{ $effect ->
    [price_and_cashflow] { "" } and its cashflow
   *[price] { "" }
}.
back-tree = Skill tree
back-tree_1 = Every filled box adds one to the column of its hemisphere.
back-tree_2 = A golden box fills by itself when the skill that it belongs to is complete.
back-tree_3 = Full experience: the cashflow of all businesses +{ $percent } %.
back-tree_4 = Full charisma: a fear square is an action square.
