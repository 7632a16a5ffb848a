# Cesta k bohatství slovy krabice: Karta hráče, plán, karty. Jména stojí v 1. pádě, hráčům vykáme.

game-about = Vydělávejte, investujte, rozvíjejte třináct dovedností a splňte si jako první tři Touhy: Osobní, Kariérní a Poslání.

## Příkazy: příprava

cmd-take_occupation = Vzít Povolání
cmd-take_occupation-hint = Vylosujte si kartu Povolání a opište z ní Plat, Výdaje a Startovní dovednosti.
cmd-roll_start_order = Hodit o začátek
cmd-roll_start_order-hint = Každý hodí jednou kostkou; kdo hodí nejvíc, začíná, při remíze se hází znovu.
cmd-choose_offer_keeper = Určit správce nabídky karet
cmd-choose_offer_keeper-hint = Tento hráč na konci každého kola aktualizuje Nabídku karet.
cmd-set_option = Změnit domácí pravidlo
cmd-set_option-hint = Nová hodnota platí od této chvíle a zůstane v deníku.

## Příkazy: tah

cmd-roll_move = Hodit kostkou
cmd-roll_move-hint = Hoďte na pohyb; po Dobročinnosti můžete vzít dvě kostky.
cmd-land = Stojím na…
cmd-land-hint = Řekněte po řadě, kterým VYPLACENÍM CASHFLOW a STARTEM jste prošli a na kterém políčku stojíte.
cmd-claim_cashflow = Říct si o cashflow
cmd-claim_cashflow-hint = Řekněte si bance o Celkové cashflow dřív, než uděláte cokoliv dalšího, jinak o ně přijdete.
cmd-place_point = Zapsat dovednostní bod
cmd-place_point-hint = Vyplňte bílé políčko dovednosti, kterou si vyberete, nejpozději do konce tahu.
cmd-enter_card = Zapsat kartu
cmd-enter_card-hint = Napište, co karta Událost nebo Strach mění v zápisech; nemění-li nic, nechte vše prázdné.
cmd-roll_for_card = Hodit pro kartu
cmd-roll_for_card-hint = Hoďte tolika kostkami, kolik žádá karta.
cmd-end_turn = Ukončit tah
cmd-end_turn-hint = Předejte tah dalšímu hráči; nezapsané body propadnou.
cmd-end_round = Nabídka karet je aktualizovaná
cmd-end_round-hint = V každé řadě dejte kartu nejvíc vpravo pod balíček, řadu posuňte doprava a vlevo otočte novou kartu.

## Příkazy: Karetní akce

cmd-take_skill_card = Vzít kartu Dovednost
cmd-take_skill_card-hint = Vezměte kartu z řady Dovednost, zaplaťte ji a vyplňte její políčka.
cmd-buy_business = Koupit Podnikání
cmd-buy_business-hint = Vezměte podnikání z řady Příležitost; banka půjčí nejvýše tolik, kolik dovoluje karta.
cmd-buy_property = Koupit byt nebo pozemek
cmd-buy_property-hint = Vezměte byt nebo pozemek z řady Příležitost a zaplaťte vlastní prostředky; banka půjčí nejvýše tolik, kolik dovoluje karta.
cmd-use_nm_card = Použít kartu Síťový marketing
cmd-use_nm_card-hint = Vezměte kartu síťového marketingu z řady Příležitost; potřebujete licenci.
cmd-other_opportunity = Použít jinou Příležitost
cmd-other_opportunity-hint = Vezměte jinou kartu z řady Příležitost a napište, co dělá.
cmd-draw_desire = Vybrat si Touhu
cmd-draw_desire-hint = Otočte tři karty Touhy jednoho druhu a jednu si nechte: napište její název. Vracíte-li všechny tři, nechte název prázdný.
cmd-change_occupation = Změna povolání
cmd-change_occupation-hint = Otočte tři karty Povolání; smíte vzít to s vyšším Platem, máte-li jeho Rekvalifikační dovednosti. Nechcete-li žádné, nechte vše prázdné.
cmd-take_large_project = Vzít velký projekt
cmd-take_large_project-hint = Dohodněte se na podílech, spojte dovednosti své i manažerů a projekt kupte.
cmd-confirm_project = Jít do projektu
cmd-confirm_project-hint = Potvrďte svůj podíl; s posledním ano se projekt koupí.
cmd-decline_project = Nejít do projektu
cmd-decline_project-hint = Odmítněte; nic se nezapíše a akce se nespotřebuje.
cmd-hire_manager = Najmout manažera
cmd-hire_manager-hint = Manažerovy dovednosti se u velkých projektů počítají k vašim, dokud ho nepropustíte.
cmd-use_sixth_sense_card = Použít kartu Šestý smysl
cmd-use_sixth_sense_card-hint = Potřebujete obě zlatá políčka Šestého smyslu a žádnou půjčku v bance.

## Příkazy: Nekaretní akce

cmd-buy_shares = Koupit Akcie
cmd-buy_shares-hint = Kupujete za dnešní cenu; ostatní se mohou přidat, potom hodíte na změnu ceny.
cmd-buy_metals = Koupit Vzácné kovy
cmd-buy_metals-hint = Kupujete za dnešní cenu; ostatní se mohou přidat, potom hodíte na změnu ceny.
cmd-buy_nm_licence = Koupit licenci
cmd-buy_nm_licence-hint = Začněte se Síťovým marketingem; svým prvním partnerem jste vy.
cmd-give_to_charity = Dobročinnost
cmd-give_to_charity-hint = Dejte desetinu Celkových příjmů, získejte bod Víra a na tři tahy dvě kostky.
cmd-resign = Dát Výpověď
cmd-resign-hint = Platu se vzdáte natrvalo; skoro každé políčko vám od té chvíle dá akci.

## Příkazy: kdykoliv

cmd-sell_shares = Prodat Akcie
cmd-sell_shares-hint = Banka zaplatí hned za dnešní cenu; ostatní se mohou přidat, potom hodíte na změnu ceny.
cmd-sell_metals = Prodat Vzácné kovy
cmd-sell_metals-hint = Banka zaplatí hned za dnešní cenu; ostatní se mohou přidat, potom hodíte na změnu ceny.
cmd-join_window = Přidat se
cmd-join_window-hint = Kupte nebo prodejte s ostatními za stejnou cenu; akci tím nespotřebujete.
cmd-decline_window = Nepřidat se
cmd-decline_window-hint = Dejte vědět, že se na vás nemusí čekat.
cmd-close_window = Uzavřít a hodit
cmd-close_window-hint = Všichni jsou hotovi: uzavřete obchod a hoďte na změnu ceny.
cmd-sell_business = Prodat podnikání
cmd-sell_business-hint = Banka zaplatí aktuální cenu; půjčka zůstává.
cmd-sell_property = Prodat byt nebo pozemek
cmd-sell_property-hint = Banka zaplatí aktuální cenu bez zbytku hypotéky; půjčka zůstává. Hodnotu pište, jen když karta říká jinou cenu.
cmd-sell_stake = Prodat podíl
cmd-sell_stake-hint = Banka zaplatí váš podíl na aktuální ceně bez zbytku úvěru.
cmd-repay_loan_early = Předčasně splatit půjčku
cmd-repay_loan_early-hint = Zaplaťte najednou celý zbytek půjčky.
cmd-take_loan = Půjčit si v bance
cmd-take_loan-hint = Půjčka patří ke koupi podnikání, bytu, pozemku nebo velkého projektu.
cmd-fulfil_desire = Splnit Touhu
cmd-fulfil_desire-hint = Ve svém tahu, se splněnými podmínkami na kartě a bez půjček v bance.
cmd-dismiss_manager = Propustit manažera
cmd-dismiss_manager-hint = Odejdou jeho dovednosti i mzda.
cmd-pay = Zaplatit hráči
cmd-pay-hint = Nabídněte peníze jinému hráči; zaplatí se, až je přijme.
cmd-accept_payment = Přijmout peníze
cmd-accept_payment-hint = Peníze jsou vaše, jakmile je přijmete.
cmd-decline_payment = Odmítnout peníze
cmd-decline_payment-hint = Nic se nezapíše.
cmd-close_table = Uzavřít stůl
cmd-close_table-hint = Večer končí; potom se zapisují už jen opravy.

## Řádky deníku

line-take_occupation = { HAS($card) ->
    [yes] Povolání: { $card }
   *[no] Povolání
}
line-roll_start_order = Hod o začátek
line-choose_offer_keeper = Správce nabídky karet: { WHO($player) }
line-roll_move = { HAS($dice) ->
    [yes] { COUNT($dice) ->
        [one] Pohyb, jedna kostka
        [few] Pohyb, { COUNT($dice) } kostky
       *[other] Pohyb, { COUNT($dice) } kostek
    }
   *[no] Hod na pohyb
}
line-claim_cashflow = Vyžádané cashflow
line-place_point = Dovednostní bod: { WORD($skill, group: "word") }
line-enter_card = { HAS($card) ->
    [yes] Karta: { $card }
   *[no] { HAS($effects) ->
        [yes] Karta: { WORD($effects, group: "eff") }
       *[no] Karta beze změny
    }
}
line-roll_for_card = Hod pro kartu
line-end_turn = Konec tahu
line-end_round = Nabídka karet aktualizována
line-take_skill_card = Karta Dovednost: { $card }
line-buy_business = Podnikání: { $card }
line-buy_property = Byt, pozemek: { $card }
line-use_nm_card = { HAS($card) ->
    [yes] Síťový marketing: { $card }
   *[no] Síťový marketing
}
line-other_opportunity = { HAS($card) ->
    [yes] Příležitost: { $card }
   *[no] Příležitost
}
line-draw_desire = { HAS($title) ->
    [yes] Touha, { WORD($kind, group: "word") }: { $title }
   *[no] Karty Touhy, { WORD($kind, group: "word") }
}
line-change_occupation = { HAS($card) ->
    [yes] Nové povolání: { $card }
   *[no] Tři povolání odmítnuta
}
line-take_large_project = Velký projekt: { $card }
line-confirm_project = Účast na velkém projektu
line-decline_project = Velký projekt odmítnut
line-hire_manager = Najatý manažer: { $card }
line-use_sixth_sense_card = { HAS($card) ->
    [yes] Šestý smysl: { $card }
   *[no] Šestý smysl
}
line-buy_shares = Nákup akcií, počet: { COUNT($count) }
line-buy_metals = Nákup vzácných kovů, počet: { COUNT($count) }
line-buy_nm_licence = Licence síťového marketingu
line-give_to_charity = Dobročinnost
line-resign = Výpověď
line-sell_shares = Prodej akcií, počet: { COUNT($count) }
line-sell_metals = Prodej vzácných kovů, počet: { COUNT($count) }
line-join_window = { HAS($instrument) ->
    [yes] Přidává se, { WORD($instrument, group: "word") }: { COUNT($count) }
   *[no] Přidává se, počet: { COUNT($count) }
}
line-decline_window = Nepřidává se
line-close_window = Obchod uzavřen
line-sell_business = Prodej podnikání
line-sell_property = Prodej bytu nebo pozemku
line-sell_stake = Prodej podílu
line-repay_loan_early = Předčasné splacení půjčky
line-take_loan = Půjčka v bance
line-fulfil_desire = Splněná Touha, { WORD($kind, group: "word") }
line-dismiss_manager = Manažer propuštěn
line-accept_payment = Peníze přijaty
line-decline_payment = Peníze nepřijaty

## Údaje příkazů

par-card = Karta
par-player = Hráč
par-option = Domácí pravidlo
par-value = Hodnota
par-dice = Kostky
par-square = Políčko
par-passing = Kudy jste prošli
par-skill = Dovednost
par-scope = Koho se týká
par-effects = Co dělá
par-effects-hint = Vyberte účinek a vyplňte jen to, co k němu patří; z částky, procent a nové hodnoty jen jedno. Co klesá, má minus: -200.
par-loan = Půjčka v bance
par-loans = Půjčky v bance
par-conditions_met = Podmínky na kartě jsou splněny
par-kind = Druh
par-title = Název
par-shares = Podíly
par-shares-hint = Procenta nebo zlomky, dohromady celek, třeba 60 a 40, nebo 1/3 a 2/3.
par-loans-hint = Kolik si kdo na projekt půjčuje v bance; nikdo: nechte prázdné.
par-count = Kolik
par-instrument = Akcie, nebo kovy (jen když je otevřeno obojí)
par-business = Podnikání
par-property = Byt nebo pozemek
par-stake = Podíl
par-card_to = Komu zůstane karta
par-amount = Částka
par-purpose = Na co
par-cost = Cena na kartě
par-cost-hint = Kolik se podle karty platí; nechce-li karta nic, nechte prázdné.
par-dice-hint = Prázdné znamená jednu kostku.
par-manager = Manažer
par-to = Komu
par-memo = Za co

## Údaje: záhlaví a stav (4.1)

fld-player_name = Jméno
fld-pawn_color = Barva figurky
fld-pawn_symbol = Znak
fld-occupation_name = Povolání
fld-employed = V zaměstnání
fld-base_salary = Počáteční Plat
fld-promotions = Počet povýšení
fld-cash = Hotovost
fld-arrears = Nedoplatek
fld-charity_turns_left = Dobročinnost, zbývající tahy
fld-turns_to_skip = Tahy k vynechání
fld-finish_place = Pořadí v cíli
fld-position = Pozice na plánu (START je 0)
fld-points_to_place = Nezapsané dovednostní body
fld-unclaimed = Nevyžádané výplaty

## Údaje: příjmy (4.2)

fld-salary = Plat
fld-dividends = Dividendy
fld-business_income = Podnikání
fld-property_yield = Byty a pozemky, Součet výnosů
fld-stakes_cashflow = Velké projekty, podíl na cashflow
fld-nm_total_commission = Síťový marketing, celková provize
fld-parental_allowance = Rodičovský příspěvek
fld-other_income = Ostatní příjmy
fld-total_income = Celkové příjmy

## Údaje: výdaje (4.3)

fld-base_expenses = Výdaje
fld-child_costs = Výdaje na děti
fld-loan_instalments = Splátky půjček
fld-stake_instalments = Velké projekty, podíl na splátce úvěru
fld-other_expenses = Ostatní výdaje
fld-total_expenses = Celkové výdaje
fld-total_cashflow = Celkové cashflow
head-total_cashflow = cashflow
paid-total_cashflow = při výplatě
fld-worth = Majetek

## Údaje: majetek a počitadla (4.4)

fld-shares = Akcie
fld-metals = Vzácné kovy
fld-nm_licence = Licence
fld-nm_partners = Počet partnerů
fld-nm_commission_per_partner = Provize za každého partnera
fld-businesses = Podnikání
fld-properties = Byty a pozemky
fld-stakes = Podíly ve velkých projektech
fld-projects = Karty projektů před hráčem
fld-loans = Půjčky v bance
fld-allowances = Rodičovské příspěvky
fld-managers = Manažeři
fld-income_lines = Ostatní příjmy
fld-expense_lines = Ostatní výdaje
fld-desires = Touhy
fld-desires-personal = Touha Osobní
fld-desires-career = Touha Kariérní
fld-desires-mission = Touha Poslání
fld-desires-personal_title = Název Touhy, Osobní
fld-desires-career_title = Název Touhy, Kariérní
fld-desires-mission_title = Název Touhy, Poslání
fld-skill_tree = Strom dovedností
fld-skill_tree-hint = Čísla vyplněných políček s čárkami mezi: 1, 2, 3 jsou první tři.
fld-experience = Vaše zkušenost
fld-charisma = Vaše charisma

## Údaje řádků (4.5)

fld-name = Název
fld-category = Kategorie
fld-price = Cena
fld-cashflow = Cashflow
fld-bonus_table = Bonus za charisma, tabulka
fld-penalty_table = Penalizace za nezkušenost, tabulka
fld-table_unit = Tabulky jsou v
fld-bonus_table-hint = Každý řádek tabulky z karty na svůj řádek: od kolika políček a kolik, třeba: 5 2000
fld-penalty_table-hint = Každý řádek tabulky z karty na svůj řádek: od kolika políček a kolik, třeba: 0 1000
fld-tokens-hint = Procenta oddělená čárkami, třeba: 10, -20
fld-tokens = Žetony
fld-business_net = Čistý příjem
fld-charisma_bonus = Bonus za charisma
fld-inexperience_penalty = Penalizace za nezkušenost
fld-current_price = Aktuální cena
fld-kind = Druh
fld-own_funds = Vlastní prostředky
fld-property_bonus = Bonus
fld-mortgage = Hypotéka
fld-mortgage_amount = Hypotéka
fld-mortgage_instalment = Splátka hypotéky
fld-mortgage_instalments_paid = Počet splátek
fld-mortgage_left = Zbytek hypotéky
fld-project = Projekt
fld-card_holder = Karta leží před hráčem
fld-share = Podíl
fld-stake_investment = Podíl na investici
fld-stake_instalment = Podíl na splátce úvěru
fld-stake_cashflow = Podíl na cashflow
fld-stake_credit = Podíl na úvěru
fld-stake_instalments_paid = Splátky podílu úvěru
fld-purpose = Na co
fld-principal = Zapůjčená částka
fld-instalment = Splátka
fld-instalments_paid = Zaplacené splátky
fld-amount = Částka
fld-used = Vyčerpané výplaty
fld-skills = Dovednosti
fld-wage = Mzda
fld-paydays = Zbývající výplaty

## Údaje karet a účinků (17.3, 17.5)

fld-title = Název
fld-expenses = Výdaje
fld-starting_skills = Startovní dovednosti
fld-starting_skills-hint = Kolik políček které dovednosti; ostatní nechte prázdné.
fld-retraining_skills = Rekvalifikační dovednosti
fld-cost = Cena
fld-universal_points = Univerzální dovednostní body
fld-max_loan = Nejvyšší půjčka
fld-required_skills = Potřebné dovednosti
fld-conditions = Podmínky
fld-effects = Co dělá
fld-effects-hint = Vyberte účinek a vyplňte jen to, co k němu patří; z částky, procent a nové hodnoty jen jedno. Co klesá, má minus: -200.
fld-scope = Koho se týká
fld-investment = Investice
fld-credit_amount = Úvěr
fld-credit_instalment = Splátka úvěru
fld-desire = Druh Touhy
fld-effect = Účinek
fld-percent = Procenta
fld-of = Z čeho
fld-set = Nová hodnota
fld-on = Na kterých kartách
fld-times = Kolikrát, v procentech
fld-points = Body
fld-skill = Dovednost
fld-allowance = Rodičovský příspěvek
fld-turns = Tahy
fld-action = Akce
fld-row = Druh majetku
fld-count = Kolik
fld-text = Text
fld-player = Hráč

## Údaje: společné

fld-price_ticket = Kurzovní lístek
fld-price_ticket-share_price = Cena Akcií
fld-price_ticket-metal_price = Cena Vzácných kovů
fld-share_price = Cena Akcií
fld-metal_price = Cena Vzácných kovů
fld-turn_order = Pořadí hráčů
fld-round_number = Herní kolo
fld-offer_keeper = Správce nabídky karet
fld-card_offer = Nabídka karet
fld-card_offer-skill = Vyložené karty Dovednost
fld-card_offer-opportunity = Vyložené karty Příležitost
fld-card_offer-mastermind = Vyložené karty Mastermind
fld-card_offer-sixth_sense = Vyložené karty Šestý smysl
fld-card_offer-to_rotate = Řady k aktualizaci
fld-pending_price_roll = Rozjednané obchody
fld-pending_price_roll-share = Obchod s Akciemi
fld-pending_price_roll-metal = Obchod se Vzácnými kovy
fld-move = Pohyb
fld-move-dice = Kostky
fld-move-faces = Co padlo
fld-move-steps = Počet políček
fld-card_roll = Hod pro kartu
fld-action_rights = Možné akce
fld-project_proposal = Navržený projekt
fld-payment_offer = Nabízené peníze
fld-winner = Vítěz
fld-phase = Fáze
fld-current = Na tahu

## Oddíly Karty hráče

sec-income = Příjmy
sec-expenses = Výdaje
sec-totals = Celkem
sec-holdings = Majetek
sec-skills = Zkušenost a charisma
sec-desires = Touhy
sec-status = Stav

## Řádky

row-loan = Půjčka v bance
rows-loans = Půjčky v bance
row-business = Podnikání
rows-businesses = Podnikání
row-property = Byt nebo pozemek
rows-properties = Byty a pozemky
row-stake = Podíl ve velkém projektu
rows-stakes = Podíly ve velkých projektech
row-project = Karta velkého projektu
rows-projects = Karty velkých projektů
row-allowance = Rodičovský příspěvek
rows-allowances = Rodičovské příspěvky
row-manager = Manažer
rows-managers = Manažeři
row-income_line = Ostatní příjem
rows-income_lines = Ostatní příjmy
row-expense_line = Ostatní výdaj
rows-expense_lines = Ostatní výdaje
row-shares = Akcie
row-metals = Vzácné kovy

## Druhy karet a balíčky

card-occupation = Povolání
card-skill = Dovednost
card-business = Podnikání
card-flat = Byt
card-land = Pozemek
card-nm = Síťový marketing
card-opportunity = Jiná Příležitost
card-sixth_sense = Šestý smysl
card-fear = Strach
card-event = Událost
card-project = Velký projekt (Mastermind)
card-manager = Manažer (Mastermind)
card-desire = Touha
deck-occupation = Povolání
deck-skill = Dovednost
deck-opportunity = Příležitost
deck-mastermind = Mastermind
deck-sixth_sense = Šestý smysl
deck-fear = Strach
deck-event = Událost
deck-desire = Touha
deck-personal = Touha Osobní
deck-career = Touha Kariérní
deck-mission = Touha Poslání

## Políčka a fáze

sq-start = START
sq-action = AKCE
sq-event = UDÁLOST
sq-fear = STRACH
sq-payday = VYPLACENÍ CASHFLOW
sq-promotion = POVÝŠENÍ
sq-dismissal = PROPUŠTĚNÍ
ph-setup = Příprava
ph-awaiting_roll = Před hodem
ph-moving = Pohyb po plánu
ph-card_effects = Čte se karta
ph-action_open = Možná akce
ph-landed = Tady už nic není
ph-ended = Konec hry

## Volby: 13 dovedností

word-desire = Touha
word-faith = Víra
word-autosuggestion = Autosugesce
word-specialized_knowledge = Specializované znalosti
word-imagination = Představivost
word-organized_planning = Organizované plánování
word-decision = Rozhodnost
word-persistence = Vytrvalost
word-mastermind = Mastermind
word-creativity = Tvořivost
word-subconscious_mind = Podvědomá mysl
word-strategic_mind = Strategická mysl
word-sixth_sense = Šestý smysl
ch-desire = { word-desire }
ch-faith = { word-faith }
ch-autosuggestion = { word-autosuggestion }
ch-specialized_knowledge = { word-specialized_knowledge }
ch-imagination = { word-imagination }
ch-organized_planning = { word-organized_planning }
ch-decision = { word-decision }
ch-persistence = { word-persistence }
ch-mastermind = { word-mastermind }
ch-creativity = { word-creativity }
ch-subconscious_mind = { word-subconscious_mind }
ch-strategic_mind = { word-strategic_mind }
ch-sixth_sense = { word-sixth_sense }

## Volby: ostatní

word-shares = akcie
word-metals = vzácné kovy
word-personal = Osobní
word-career = Kariérní
word-mission = Poslání
word-common = Společná
ch-personal = Osobní
ch-common = Společná
ch-career = Kariérní
ch-mission = Poslání
ch-open = otevřená
ch-fulfilled = splněná
ch-shares = Akcie
ch-metals = Vzácné kovy
ch-share = Akcie
ch-metal = Vzácné kovy
ch-purchase = nákup
ch-sale = prodej
ch-flat = Byt
ch-land = Pozemek
ch-businesses = Všechna podnikání
ch-flats = Všechny byty
ch-lands = Všechny pozemky
ch-projects = Všechny velké projekty
ch-kc = Kč
ch-percent = procenta
ch-left = Levá hemisféra
ch-right = Pravá hemisféra
ch-top = vrchol stromu
ch-white = bílé políčko
ch-golden = zlaté políčko
ch-self = hráč sám
ch-player = jeden jiný hráč
ch-all = všichni
ch-others = všichni ostatní
ch-card = Karetní akce
ch-non_card = Nekaretní akce
ch-either = akce obou druhů
ch-change_occupation = Změna povolání
ch-resign = Výpověď
ch-child = Dítě
ch-twins = Dvojčata

## Účinky karet

eff-cash = Peníze
eff-share_price = Cena Akcií
eff-metal_price = Cena Vzácných kovů
eff-token = Žeton
eff-commission = Provize za partnera
eff-partners = Partneři
eff-skill = Dovednostní body
eff-child = Dítě
eff-twins = Dvojčata
eff-skip_turn = Vynechané tahy
eff-two_dice_turns = Tahy se dvěma kostkami
eff-extra_roll = Další hod
eff-extra_action = Další akce
eff-salary = Plat
eff-income_line = Příjem při každé výplatě
eff-expense_line = Výdaj při každé výplatě
eff-lose_asset = Ztráta majetku
eff-note = Jen poznámka

## Domácí pravidla

opt-payday_claim = Vyplacení cashflow
opt-payday_claim-hint = Podle pravidel přijde o peníze, kdo si o ně zapomene říct; výplata sama od sebe je naše domácí pravidlo.
val-payday_claim-automatic = samo od sebe
val-payday_claim-on_request = jen na požádání
opt-forgotten_payday_ticks = Zapomenutá výplata odškrtává políčka
opt-forgotten_payday_ticks-hint = Půjčky, hypotéky a příspěvky postupují, i když si hráč o výplatu neřekl.
val-forgotten_payday_ticks-true = ano
val-forgotten_payday_ticks-false = ne
opt-start_counts_as_payday = START odškrtává políčka
opt-start_counts_as_payday-hint = START odškrtává půjčky, hypotéky, podíly a příspěvky stejně jako VYPLACENÍ CASHFLOW.
val-start_counts_as_payday-true = ano
val-start_counts_as_payday-false = ne
opt-six_chain = Po šestce se hází znovu
opt-six_chain-hint = Zda platí i šestka na přidaném hodu.
val-six_chain-repeat = pokaždé
val-six_chain-once = jednou
opt-promotion_basis = Povýšení přidá 20 %
opt-promotion_basis-hint = Z Platu na kartě Povolání, nebo ze současného.
val-promotion_basis-initial = z počátečního Platu
val-promotion_basis-current = ze současného Platu
opt-promotion_roll_dice = Kostky po povýšení
opt-promotion_roll_dice-hint = Kolika kostkami se hází navíc.
val-promotion_roll_dice-as_turn = jako v tahu
val-promotion_roll_dice-one = jedna
opt-dismissal_resign_still_skips = Vynechaný tah i po odchodu z práce
opt-dismissal_resign_still_skips-hint = Zda tah vynechá i hráč, který se po propuštění do práce nevrátí.
val-dismissal_resign_still_skips-true = ano
val-dismissal_resign_still_skips-false = ne
opt-occupation_comparison = Vyšší Plat než
opt-occupation_comparison-hint = S čím se Plat nového povolání porovnává.
val-occupation_comparison-sheet_salary = Plat na Kartě hráče
val-occupation_comparison-printed_salary = Plat na kartě Povolání
opt-reemployment_after_resignation = Práce po Výpovědi
opt-reemployment_after_resignation-hint = Zda si hráč po Výpovědi smí znovu vzít povolání.
val-reemployment_after_resignation-false = ne
val-reemployment_after_resignation-true = ano
opt-experience_bonus_base = Plná zkušenost zvyšuje
opt-experience_bonus_base-hint = Z čeho se počítá 50 % za plnou zkušenost.
val-experience_bonus_base-card_cashflow = Cashflow na kartě
val-experience_bonus_base-net_income = čistý příjem
opt-business_tables = Bonus a penalizace podnikání
opt-business_tables-hint = Zda se mění s charismatem a zkušeností, nebo zůstávají jako při koupi.
val-business_tables-dynamic = mění se se sloupci
val-business_tables-frozen_at_purchase = zůstávají jako při koupi
opt-token_stacking = Více žetonů na kartě
opt-token_stacking-hint = Zda se procenta sčítají, nebo počítají postupně.
val-token_stacking-additive = sčítají se
val-token_stacking-compound = násobí se
opt-token_effect = Žetony mění
opt-token_effect-hint = Jen cenu karty, nebo i její Cashflow.
val-token_effect-price = cenu
val-token_effect-price_and_cashflow = cenu i Cashflow
opt-early_repayment = Předčasné splacení
opt-early_repayment-hint = Zbytek dvanácti splátek, nebo vždy 120 % půjčky.
val-early_repayment-remaining = zbytek splátek
val-early_repayment-full_120 = vždy 120 %
opt-stake_credit_as_expense = Úvěr projektu je výdaj
opt-stake_credit_as_expense-hint = Splátka úvěru se jen počítá, nebo je výdajem až do splacení.
val-stake_credit_as_expense-false = ne, jen se počítá
val-stake_credit_as_expense-true = ano
opt-stake_credit_uses_loan_row = Úvěr projektu je jednou ze čtyř půjček
opt-stake_credit_uses_loan_row-hint = Zda úvěr projektu zabírá jednu ze čtyř půjček.
val-stake_credit_uses_loan_row-false = ne
val-stake_credit_uses_loan_row-true = ano
opt-project_box_order = Políčka Mastermind 4 až 6
opt-project_box_order-hint = Po řadě, šesté bez ostatních hráčů; nebo tři projekty v libovolném pořadí, jeden z nich bez ostatních.
val-project_box_order-strict = po řadě
val-project_box_order-flexible = v libovolném pořadí
opt-child_cost_base = Výdaje na děti se počítají
opt-child_cost_base-hint = Z Celkových příjmů před novým příspěvkem, nebo s ním.
val-child_cost_base-before_allowance = bez příspěvku
val-child_cost_base-after_allowance = s příspěvkem
opt-child_cost_mode = Výše výdajů na děti
opt-child_cost_mode-hint = Pevná od narození, nebo podle příjmů.
val-child_cost_mode-fixed = jako při narození
val-child_cost_mode-recalculated = podle příjmů
opt-charity_stacking = Opakovaná Dobročinnost
opt-charity_stacking-hint = Zda tři tahy se dvěma kostkami začnou znovu, nebo se přičtou.
val-charity_stacking-reset = znovu tři tahy
val-charity_stacking-extend = další tři tahy
opt-win_requires = K Touhám je třeba splatit
opt-win_requires-hint = Jen půjčky v bance, nebo i hypotéky a úvěry projektů.
val-win_requires-bank_loans = půjčky v bance
val-win_requires-all_debts = všechny dluhy
opt-insolvency = Kdo nemá na zaplacení
opt-insolvency-hint = Zbytek dluží, nebo se mu promine.
val-insolvency-arrears = dluží zbytek
val-insolvency-forgive = zbytek se promine
opt-rounding_unit = Procenta se zaokrouhlují na
opt-rounding_unit-hint = Na koruny, nebo na nejmenší bankovku při hře s bankovkami.
val-rounding_unit-1 = 1 Kč
val-rounding_unit-100 = 100 Kč
opt-cash_mode = Peníze
opt-cash_mode-hint = S bankovkami se každá platba ohlásí a hotovost se nehlídá.
val-cash_mode-electronic = vedou se tady
val-cash_mode-banknotes = bankovky z krabice
opt-player_transfers = Peníze mezi hráči
opt-player_transfers-hint = Jen mezi partnery velkého projektu, volně, nebo vůbec.
val-player_transfers-project_only = v projektech
val-player_transfers-free = volně
val-player_transfers-off = vůbec
opt-books_visibility = Karty hráčů
opt-books_visibility-hint = Vidí je všichni, nebo hotovost a řádky jen vlastní telefon.
val-books_visibility-open = vidí všichni
val-books_visibility-private = soukromé
opt-offer_reminder = Připomínka Nabídky karet
opt-offer_reminder-hint = Na konci kola se správce nabídky dozví, které řady má aktualizovat.
val-offer_reminder-true = ano
val-offer_reminder-false = ne

## Odmítnutí (8.14)

no-not_your_turn = Nejste na tahu.
no-action_already_used = Akci v tomto tahu už jste využili.
no-card_action_not_here = Na tomto políčku nelze zahrát Karetní akci.
no-no_non_card_action = Teď nemáte Nekaretní akci.
no-two_dice_not_allowed = Dvěma kostkami házíte jen po Dobročinnosti.
no-occupation_mismatch = Plat minus výdaje musí dát uvedené cashflow.
no-not_enough_cash = { HAS($have) ->
    [yes] { HAS($most) ->
        [yes] Potřebujete { MONEY($need) }, máte { MONEY($have) }. Nejvýše { COUNT($most) }.
       *[no] Potřebujete { MONEY($need) }, máte { MONEY($have) }.
    }
   *[no] Je potřeba { MONEY($need) }, hotovosti je méně.
}
no-arrears_first = { HAS($arrears) ->
    [yes] Nejdříve uhraďte nedoplatek { MONEY($arrears) }.
   *[no] Nejdříve uhraďte nedoplatek.
}
no-no_white_box = Tato dovednost nemá volné bílé políčko.
no-mastermind_locked = Potřebujete první tři zlatá políčka Mastermind.
no-sixth_sense_locked = Potřebujete obě zlatá políčka Šestého smyslu.
no-sixth_sense_loans_open = Nejdříve splaťte všechny půjčky.
no-salary_not_higher = { HAS($salary) ->
    [yes] Nový Plat musí být vyšší než { MONEY($salary) }.
   *[no] Nový Plat musí být vyšší než dosavadní.
}
no-retraining_missing = { HAS($list) ->
    [yes] Chybí Rekvalifikační dovednosti: { $list }.
   *[no] Chybí Rekvalifikační dovednosti.
}
no-already_resigned = Výpověď už jste dali.
no-resigned_no_reemployment = Po Výpovědi se do zaměstnání nevracíte.
no-not_enough_shares = { HAS($have) ->
    [yes] Vlastníte jen { COUNT($have) }.
   *[no] Tolik jich není.
}
no-not_enough_metals = { HAS($have) ->
    [yes] Vlastníte jen { COUNT($have) }.
   *[no] Tolik jich není.
}
no-price_roll_pending = Počkejte na hod na změnu ceny.
no-loan_purpose = Půjčka jen na podnikání, byt, pozemek či velký projekt.
no-loan_above_card_limit = { HAS($max) ->
    [yes] Karta dovoluje nejvýše { MONEY($max) }.
   *[no] Karta dovoluje méně.
}
no-loan_limit = Už máte čtyři půjčky.
no-loan_full_amount_only = { HAS($amount) ->
    [yes] Předčasně jen celou částku: { MONEY($amount) }.
   *[no] Předčasně jen celou částku.
}
no-conditions_missing = Nejsou splněny podmínky na kartě.
no-licence_owned = Licenci už máte.
no-licence_missing = Nejdříve potřebujete licenci.
no-desire_kind_taken = Touhu tohoto druhu už máte.
no-desire_not_open = Nemáte otevřenou Touhu tohoto druhu.
no-loans_open = Touhu lze splnit jen bez půjček u banky.
no-stakes_not_100 = Podíly musí dát přesně 100 %.
no-skills_missing = { HAS($list) ->
    [yes] Chybí dovednosti: { $list }.
   *[no] Chybí dovednosti.
}
no-not_a_stakeholder = Tento hráč v projektu nemá podíl.

## Co je s údajem v nepořádku

why-effect = takový účinek není; vyberte ze seznamu.
why-effect_fields = u účinku něco chybí, nebo je vyplněno něco jiného; z částky, procent a nové hodnoty jen jedno.
why-scope = může se týkat hráče, jednoho jiného hráče, všech nebo všech ostatních.
why-skills = body dovedností: název dovednosti a celé číslo.
why-table = tabulka má řádky se dvěma celými čísly: od kolika políček a hodnota.
why-no_card = karta tohoto projektu na stole neleží; hostitel ji může přidat.
why-track = trať začíná STARTEM, má ho jednou a má aspoň jedno VYPLACENÍ CASHFLOW.
why-tree_ids = musí tu být všech 13 dovedností, každá jednou.
why-tree_circle = dvě dovednosti si navzájem otevírají zlaté políčko; jedna z nich má jiný zdroj.
why-tree_boxes = políčka se píší zleva: W bílé, G zlaté.
why-tree_complete_at = úplná se všemi políčky, nebo s počtem, který dovednost má.
why-tree_hemisphere = levá, pravá nebo vrchol, případně zvlášť pro každé políčko.
why-tree_golden = zlaté políčko má jeden zdroj, bílé žádný.

## Oznámení (8.14 a naše)

note-skill_full = Dovednost je plná, bod propadá.
note-price_changed = { WORD($instrument) }: { SIGNED($change) }, nyní { MONEY($price) }.
note-shares_crashed = Akcie klesly na 0: všichni o ně přišli, nová cena 700 Kč.

# Stojí před oznámením, které jmenuje hráče.
said-of = { HAS($seat) ->
    [yes] { WHO($seat) } ·{" "}
   *[no] {""}
}
note-cashflow_forfeited = { said-of }Nevyžádaná výplata propadla: { MONEY($amount) }.
note-points_lapsed = { said-of }{ COUNT($count) ->
    [one] Propadl jeden nezapsaný dovednostní bod.
    [few] Propadly { COUNT($count) } nezapsané dovednostní body.
   *[other] Propadlo { COUNT($count) } nezapsaných dovednostních bodů.
}
note-arrears_booked = { said-of }Nedoplatek { MONEY($amount) }; uhradí se z příštích příjmů.
note-arrears_settled = { said-of }Na nedoplatek šlo { MONEY($amount) }.
note-forgiven = { said-of }Nebylo z čeho zaplatit, prominuto { MONEY($amount) }.
note-loan_repaid = { said-of }{ HAS($purpose) ->
    [yes] Půjčka je splacena ({ $purpose }).
   *[no] Půjčka je splacena.
}
note-allowance_used_up = { said-of }Rodičovský příspěvek { MONEY($amount) } je vyčerpán.
note-line_ended = { said-of }Skončilo: { $name }.
note-deck_enters = Nová řada v Nabídce karet: { WORD($row, group: "deck") }. Vyložte tolik karet, kolik je hráčů, a jednu navíc.
note-rotate_offer = Aktualizujte Nabídku karet: { WORD($rows, group: "deck") }. Kartu nejvíc vpravo pod balíček, řadu doprava, vlevo novou kartu.
note-refill_offer = Doplňte Nabídku karet: { WORD($row, group: "deck") }. Řadu doprava, vlevo novou kartu.
note-turn_skipped = Tah vynechává { WHO($seat) }.
note-card_returned = { HAS($deck) ->
    [yes] Kartu vraťte pod balíček, { WORD($deck, group: "deck") }: { $name }
   *[no] Kartu vraťte pod balíček: { $name }
}
note-finished = Všechny tři Touhy splněny: { WHO($seat) }. Pořadí v cíli: { COUNT($place) }.
note-banknotes = Platí { WHO($payer) }, dostává { WHO($to) }, { MONEY($amount) }: { $notes }
note-window_opened = { HAS($seat) ->
    [yes] { $side ->
        [sale] { WHO($seat) } prodává { WORD($instrument, group: "word") } po { MONEY($price) }. Ostatní se mohou přidat.
       *[purchase] { WHO($seat) } kupuje { WORD($instrument, group: "word") } po { MONEY($price) }. Ostatní se mohou přidat.
    }
   *[no] Otevřeno pro všechny: { WORD($instrument, group: "word") }. Přidejte se, nebo to nechte být.
}
note-note = Poznámka: { $text }
note-nothing_to_lose = { said-of }Není o co přijít: { WORD($name, group: "row") }.
note-no_extra_action = { said-of }Mimo vlastní tah není další akce.
note-no_extra_roll = { said-of }Mimo vlastní tah není hod navíc.
note-value_typed = Prodáno za { MONEY($value) } podle karty, vypočteno { MONEY($computed) }: { $name }

## Kdy se otevře, co teď nejde

when-take_occupation = Jen na začátku hry.
when-claim_cashflow = Po průchodu VYPLACENÍM CASHFLOW nebo STARTEM, když se o výplatu říká.
when-place_point = Až budete mít nezapsaný dovednostní bod.
when-enter_card = Na políčku UDÁLOST nebo STRACH.
when-end_round = Na konci kola.
when-join_window = Až bude někdo kupovat nebo prodávat akcie nebo kovy.
when-decline_window = { when-join_window }
when-close_window = { when-join_window }
when-confirm_project = Až vám někdo nabídne podíl ve velkém projektu.
when-decline_project = { when-confirm_project }
when-accept_payment = Až vám někdo nabídne peníze.
when-decline_payment = { when-accept_payment }
when-roll_move = Na začátku vašeho tahu.
when-land = { when-roll_move }
open-window = Ostatní se mohou přidat, zahájil(a)
wall-window = { HAS($closed) ->
    [yes] { WORD($instrument, group: "word") } po { MONEY($price) }: nákup i prodej je uzavřen, { WHO($by) } hodí na novou cenu.
   *[no] { $side ->
        [sale] { WHO($by) } prodává { WORD($instrument, group: "word") } po { MONEY($price) }. Přidat se jde, dokud { WHO($by) } okno neuzavře.
       *[purchase] { WHO($by) } kupuje { WORD($instrument, group: "word") } po { MONEY($price) }. Přidat se jde, dokud { WHO($by) } okno neuzavře.
    }
}

## Hody, převody, skupiny

roll-start_order = { HAS($by) ->
    [yes] { $by }: kdo začíná
   *[no] kdo začíná
}
roll-move = { HAS($by) ->
    [yes] { $by }: pohyb figurky
   *[no] pohyb figurky
}
roll-share_price = { HAS($by) ->
    [yes] { $by }: změna ceny Akcií
   *[no] změna ceny Akcií
}
roll-metal_price = { HAS($by) ->
    [yes] { $by }: změna ceny Vzácných kovů
   *[no] změna ceny Vzácných kovů
}
roll-card = { HAS($by) ->
    [yes] { $by }: hod pro kartu
   *[no] hod pro kartu
}
memo-payday = Vyplacení cashflow
memo-start = START
memo-start_capital = Dvojnásobek platu
memo-dismissal = Propuštění
memo-purchase = Nákup
memo-sale = Prodej
memo-loan = Půjčka v bance
memo-repayment = Předčasné splacení půjčky
memo-charity = Dobročinnost
memo-licence = Licence
memo-price = Změna ceny
memo-card = Karta
memo-correction = Oprava
memo-pay = Platba
memo-arrears = Nedoplatek
memo-project = Velký projekt
memo-stake_sale = Prodej podílu
memo-manager = Manažer
memo-desire = Touha
memo-banknotes = Bankovky z ruky
memo-crash = Propad akcií
grp-setup = Příprava
grp-turn = Váš tah
grp-roll = Hody
grp-card = Karetní akce
grp-non_card = Nekaretní akce
grp-any_time = Kdykoliv
grp-window = Čeká se na odpověď
grp-money = Peníze
grp-host = Vedení stolu
grp-never = Ne v této hře

## Jak údaj vyšel

term-salary = { COUNT($promotions) ->
    [0] počáteční Plat { MONEY($base) }
    [one] počáteční Plat { MONEY($base) } a jedno povýšení
   *[other] počáteční Plat { MONEY($base) }, počet povýšení: { COUNT($promotions) }
}
term-dividends = { COUNT($shares) } × { MONEY($price) } × { $percent } %
term-commission = { COUNT($partners) } × { MONEY($commission) }
term-allowance = rodičovský příspěvek
term-child = výdaje na děti
term-base_expenses = z karty Povolání
term-named = { $name }

## Co teď

next-setup_occupation = Vylosujte si Povolání a zapište ho.
next-setup_wait = { HAS($missing) ->
    [yes] Povolání ještě nemá: { WHO($missing) }. Potom { HAS($host) ->
        [yes] { WHO($host) }
       *[no] hostitel
    } nechá hodit o to, kdo začíná.
   *[no] Povolání mají všichni. { HAS($host) ->
        [yes] { WHO($host) }
       *[no] Hostitel
    } teď nechá hodit o to, kdo začíná.
}
next-setup_order = { HAS($missing) ->
    [yes] Povolání ještě nemá: { WHO($missing) }. Potom si hoďte, kdo začíná.
   *[no] Povolání mají všichni. Hoďte si, kdo začíná.
}
next-roll_now = Házíte: { WORD($purpose, group: "roll") }. Hoďte a klepněte, co padlo.
next-roll_move = { COUNT($dice) ->
    [one] Hoďte kostkou a klepněte, co padlo. Po šestce se hází znovu a sčítá.
    [few] Hoďte { COUNT($dice) } kostkami a klepněte, co padlo. Každá šestka se hází znovu a sčítá.
   *[other] Hoďte { COUNT($dice) } kostkami a klepněte, co padlo. Každá šestka se hází znovu a sčítá.
}
next-roll_six = { COUNT($dice) ->
    [one] Šestka: hoďte tou kostkou ještě jednou a klepněte, co padlo. Přičte se.
    [few] { COUNT($dice) } šestky: hoďte těmi kostkami ještě jednou a klepněte, co padlo. Přičte se.
   *[other] { COUNT($dice) } šestek: hoďte těmi kostkami ještě jednou a klepněte, co padlo. Přičte se.
}
next-roll_order = Hoďte jednou kostkou, kdo začíná, a klepněte, co padlo. Začíná nejvyšší hod, při remíze se hází znovu.
next-roll_tie = Remíza ({ WHO($among) }): hoďte znovu a klepněte, co padlo.
next-tie_wait = Remíza ({ WHO($among) }): znovu hází { WHO($by) }.
next-roll_wait = Hází { WHO($by) }: { WORD($purpose, group: "roll") }.
next-your_move = Jste na tahu. Hoďte kostkou, nebo řekněte, kde stojíte.
next-your_move_dice = Jste na tahu. Hoďte jednou kostkou (dvě vyberete tečkami vedle tlačítka), nebo řekněte, kde stojíte.
next-your_move_again = Povýšení: váš Plat je teď { MONEY($salary) } a házíte ještě jednou. Hoďte kostkou, nebo řekněte, kde stojíte.
next-enter_square = { HAS($steps) ->
    [yes] { COUNT($steps) ->
        [one] Posuňte figurku o jedno políčko a řekněte, kde stojíte.
        [few] Posuňte figurku o { COUNT($steps) } políčka a řekněte, kde stojíte.
       *[other] Posuňte figurku o { COUNT($steps) } políček a řekněte, kde stojíte.
    }
   *[no] Posuňte figurku a řekněte, kde stojíte.
}
next-enter_card = { HAS($square) ->
    [yes] Otočte horní kartu ({ WORD($square, group: "card") }) a zapište, co dělá.
   *[no] Otočte horní kartu a zapište, co dělá.
}
next-action_any = { said-on }jedna akce, Karetní, nebo Nekaretní. Vyberte ji níže, nebo ukončete tah.
next-action_card = { said-on }jedna Karetní akce. Vyberte ji níže, nebo ukončete tah.
next-action_non_card = { said-on }jedna Nekaretní akce. Vyberte ji níže, nebo ukončete tah.
next-action_dismissal = Propuštění. Chcete-li zpět do téže práce, ukončete tah; jinak níže změňte povolání, nebo dejte Výpověď.
next-place_point = { COUNT($count) ->
    [one] Zapište dovednostní bod do bílého políčka.
    [few] Zapište { COUNT($count) } dovednostní body do bílých políček.
   *[other] Zapište { COUNT($count) } dovednostních bodů do bílých políček.
}
next-claim = { COUNT($count) ->
    [one] Řekněte si o cashflow dřív, než uděláte cokoliv dalšího.
   *[other] Řekněte si o cashflow dřív, než uděláte cokoliv dalšího. Počet výplat: { COUNT($count) }.
}
next-join_window = { $side ->
    [sale] { WHO($by) } prodává { WORD($instrument, group: "word") } po { MONEY($price) }. Přidáte se?
    [purchase] { WHO($by) } kupuje { WORD($instrument, group: "word") } po { MONEY($price) }. Přidáte se?
   *[other] { WHO($by) } otevírá { WORD($instrument, group: "word") } po { MONEY($price) }. Přidáte se?
}
next-close_window = { HAS($waiting) ->
    [yes] Ještě se mohou přidat ({ WORD($instrument, group: "word") }): { WHO($waiting) }. Až budou všichni hotovi, uzavřete obchod a hoďte na změnu ceny.
   *[no] Všichni už odpověděli ({ WORD($instrument, group: "word") }). Uzavřete obchod a hoďte na změnu ceny.
}
next-confirm_project = { HAS($loan) ->
    [yes] { WHO($by) } vám nabízí podíl { $share } v projektu { $project }: zaplatíte { MONEY($amount) } a půjčíte si { MONEY($loan) }. Přidáte se?
   *[no] { WHO($by) } vám nabízí podíl { $share } v projektu { $project }: zaplatíte { MONEY($amount) }. Přidáte se?
}
next-payment_offer = { WHO($by) } vám nabízí { MONEY($amount) }. Přijmete?
next-nothing_left = { said-on }už tu nic není. Ukončete tah.
next-action_used = Akci už máte za sebou. Ukončete tah.
# Stojí před tím, co je na známém políčku možné.
said-on = { HAS($square) ->
    [yes] { WORD($square, group: "sq") }:{" "}
   *[no] Tady:{" "}
}
next-wait_for = Na tahu: { WHO($current) }.
next-wait_window = Čeká se na změnu ceny. Hází { WHO($by) }.
next-wait_partners = Váš projekt { $project } čeká na souhlas. Ještě se nevyjádřili: { WHO($waiting) }.
next-ended = { HAS($winner) ->
    [yes] Konec hry. Vítěz: { WHO($winner) }.
   *[no] Konec hry.
}
next-end_round = { HAS($rows) ->
    [yes] Kolo skončilo. Aktualizujte Nabídku karet: { WORD($rows, group: "deck") }.
   *[no] Kolo skončilo. Aktualizujte Nabídku karet.
}

# The dial, and what is taught
dial-app = Dělá to aplikace
dial-app-hint = Cashflow se vyplatí hned při průchodu, políčka se odškrtnou, správce nabídky dostane připomínku.
dial-reminder = Aplikace připomíná
dial-reminder-hint = O výplatu si hráči říkají jako v pravidlech; správce nabídky dostane připomínku.
dial-table = Dělá to stůl
dial-table-hint = Kdo si o výplatu neřekne, přijde o ni i s odškrtnutím, a na nabídku nikdo neupozorní.
teach-track-hint = políčka kolem plánu
teach-cards = Karty
teach-cards-hint = povolání, podnikání, projekty, události…
teach-note_values = Bankovky
teach-note_values-hint = hodnoty bankovek
teach-skill_tree = Strom dovedností
teach-skill_tree-hint = políčka každé dovednosti a co otevírá zlatá
until-track = Do té doby hráči klepnutím řeknou, kudy prošli a kde stojí.
until-cards = Do té doby hráči opíšou z karty, co na ní stojí, když si ji berou.
until-note_values = Do té doby se při placení bankovkami rozměňuje podle našeho odhadu.
until-skill_tree = Do té doby se používá strom sestavený podle pravidel.
src-project-any = jakýkoli velký projekt
src-project-solo = velký projekt bez partnerů
src-desire-personal = splněná osobní touha
src-desire-career = splněná kariérní touha
src-desire-mission = splněné poslání
teach-start_salary_factor = Platů vyplacených na začátku
teach-share_price_start = Cena akcie na začátku
teach-share_price_reset = Cena akcie po krachu
teach-metal_price_start = Cena vzácných kovů na začátku
teach-dividend_percent = Dividenda, procent z ceny
teach-nm_commission_start = Síť: provize za partnera
teach-nm_licence_price = Síť: cena licence
teach-start_token_percent = Žeton na STARTU, procent
teach-start_skill_points = Bodů dovedností na STARTU
teach-promotion_percent = Povýšení, procent
teach-dismissal_factor = Propuštění: kolik platů zaplatit
teach-dismissal_skip_turns = Propuštění: kolik tahů vynechat
teach-full_experience_percent = Plná zkušenost: bonus, procent
teach-loan_max_count = Nejvýše půjček v bance
teach-loan_instalment_percent = Splátka půjčky, procent
teach-loan_instalments = Počet splátek půjčky
teach-child_percent = Náklady na dítě, procent
teach-twins_percent = Náklady na dvojčata, procent
teach-allowance_uses = Výplat s rodičovským příspěvkem
teach-charity_percent = Dobročinnost, procent
teach-charity_turns = Dobročinnost: tahů se dvěma kostkami
teach-charity_faith_points = Dobročinnost: bodů víry
teach-change_occupation_draw = Karet při změně povolání
teach-desire_draw = Karet při výběru touhy
teach-offer_extra = Karet v nabídce nad počet hráčů
teach-mastermind_entry_boxes = Políček, která přidají řadu Mastermind
teach-sixth_sense_entry_boxes = Políček, která přidají řadu Šestý smysl
teach-share_price_change = Cena akcie: změna pro hody 1 až 6
teach-metal_price_change = Cena kovů: změna pro hody 1 až 6
## Tlačítko formuláře, když jsou známa čísla

act-buy_shares = Koupit { COUNT($count) ->
    [one] { COUNT($count) } akcii
    [few] { COUNT($count) } akcie
   *[other] { COUNT($count) } akcií
}
act-sell_shares = Prodat { COUNT($count) ->
    [one] { COUNT($count) } akcii
    [few] { COUNT($count) } akcie
   *[other] { COUNT($count) } akcií
}
act-buy_metals = Koupit { COUNT($count) ->
    [one] { COUNT($count) } vzácný kov
    [few] { COUNT($count) } vzácné kovy
   *[other] { COUNT($count) } vzácných kovů
}
act-sell_metals = Prodat { COUNT($count) ->
    [one] { COUNT($count) } vzácný kov
    [few] { COUNT($count) } vzácné kovy
   *[other] { COUNT($count) } vzácných kovů
}
act-join_window = Přidat se, počet: { COUNT($count) }
act-pay = Zaplatit { MONEY($amount) }: { WHO($to) }
act-land = Stojím na: { WORD($square, group: "sq") }
act-place_point = Zapsat bod: { WORD($skill, group: "word") }
act-take_occupation = { HAS($card) ->
    [yes] Vzít: { $card }
   *[no] { cmd-take_occupation }
}
act-buy_business = { HAS($card) ->
    [yes] Koupit: { $card }
   *[no] { cmd-buy_business }
}
act-buy_property = { HAS($card) ->
    [yes] Koupit: { $card }
   *[no] { cmd-buy_property }
}



## Na papíře (oddíl 12)

print-player_sheet_back = Přehled akcí
print-price_ticket = Kurzovní lístek
print-share_ticket = Akcie
print-metal_ticket = Vzácné kovy
print-loan_slip = Půjčka v bance
print-property_slip = Byt nebo pozemek
print-business_slip = Podnikání
print-stake_certificate = Podíl ve velkém projektu
print-nm_licence = Licence síťového marketingu
print-desire_slip = Touha
print-allowance_slip = Rodičovský příspěvek
print-offer_keeper_card = Správce nabídky karet
print-resigned = výpověď
print-charity = Dobročinnost
print-promotions = { COUNT($n) ->
    [one] 1 povýšení
    [few] { COUNT($n) } povýšení
   *[other] { COUNT($n) } povýšení
}
print-dividend_sum = { COUNT($shares) } × { MONEY($price) } × { $percent } %
print-bonus = Bonus za charisma
print-penalty = Penalizace
print-instalments = Splátky
print-yield = Výnos
print-yield_sum = Součet výnosů
print-together = Celkem
print-investment = Investice
print-ticks = Splátky podílu úvěru
print-commission_sum = Celková provize
print-owed = Velké projekty, podíl na splátce úvěru
print-of_boxes = { COUNT($done) } z { COUNT($all) }
print-of_column = z { COUNT($n) }
print-raised = plná zkušenost: Cashflow +{ $percent } %
print-tree_unverified = strom sestavený podle pravidel, s Kartou hráče ho ještě nikdo neporovnal
print-tree_untaught = Strom dovedností zatím nikdo do počítače neopsal. Nakreslete ho sem, nebo dál vyplňujte ten na své Kartě hráče z krabice.
print-interest = silně: úrok
print-from_any = projekt
print-from_solo = projekt bez partnerů
print-pieces = ks
print-price_each = Cena za kus
print-price_total = Zaplaceno celkem
print-dividend = Dividenda při této ceně
print-nth_of = { COUNT($n) } ze { COUNT($all) }
print-rest = Zbývá zaplatit teď
print-credit_left = Zbývá z úvěru
print-participants = Podílníci
print-fulfilled = splněné Touhy
print-in_round = { COUNT($n) }. kolo
print-for_each_payday = jedno políčko za každou výplatu
print-offer_row = Řada
print-offer_cards = Karet
print-offer_late_mastermind = přijde do hry, až první hráč vyplní zlatá políčka 1 až 3
print-offer_late_sixth_sense = přijde do hry, až první hráč vyplní obě zlatá políčka
print-offer_not_yet = zatím ne
print-offer_size = { HAS($cards) ->
    [yes] V každé řadě leží { COUNT($cards) ->
        [one] { COUNT($cards) } karta
        [few] { COUNT($cards) } karty
       *[other] { COUNT($cards) } karet
    }: tolik, kolik je hráčů, a { COUNT($n) } navíc.
   *[no] V každé řadě leží tolik karet, kolik je hráčů, a { COUNT($n) } navíc.
}
print-offer_end = Na konci kola v každé řadě
print-offer_step_1 = Kartu nejvíc vpravo vraťte pod její balíček.
print-offer_step_2 = Ostatní karty posuňte o místo doprava.
print-offer_step_3 = Vlevo otočte novou kartu.
print-offer_step_4 = Předejte tah prvnímu hráči dalšího kola.
print-offer_meanwhile = Když si někdo kartu vezme
print-offer_refill = Mezeru hned zaplňte stejně: karty vlevo od ní posuňte doprava a vlevo otočte novou.
print-change = Změna
print-new_price = Nová cena
print-crash = krach
print-glue = sem lepidlo
print-fold = Ohněte podél čárkovaných čar a okraj přilepte pod tuto stranu: lístek stojí jako střecha.
print-share_rules = Akcie: po každém nákupu a prodeji jeden hod. Dividenda je { $percent } % z ceny všech akcií. Klesne-li cena na 0 nebo níž, všichni o akcie přijdou a cena je znovu { MONEY($price) }.
print-metal_rules = Vzácné kovy: po každém nákupu a prodeji jeden hod. Cena neklesne pod 0, dividendy nejsou.

# Rub Karty hráče: přehled akcí našimi slovy
back-turn = Tah
back-turn_text = Hoďte a jděte po směru hodin; po šestce házejte { $chain ->
    [once] jednou
   *[repeat] pokaždé
} znovu a sčítejte. Vyřiďte nejdřív políčka cestou, potom to, na kterém stojíte, a máte-li ji, zahrajte nejvýš jednu akci. Prodávat a splácet se smí kdykoliv.
back-squares = Políčka a akce
back-what = Co se stane
back-resigned = Po Výpovědi
back-no = –
back-yes = ano
back-one = jedna z obou
back-either = jedna akce kteréhokoli druhu
back-nothing = –
back-only_change = jen Změna povolání
back-only_resign = jen Výpověď
back-promotion_resigned = jedna akce; Plat ani hod navíc ne
back-dismissal_resigned = jedna akce; neplatí se a nevynechává
back-sq-start = Od 2. kola, i při průchodu: vyplatí se Celkové cashflow, na každý byt a pozemek přijde žeton +{ $token } % a na strom { COUNT($points) ->
    [one] jeden bod
    [few] { COUNT($points) } body
   *[other] { COUNT($points) } bodů
} do bílého políčka.
back-sq-payday = I při průchodu: { $claim ->
    [on_request] kdo si řekne dřív, než udělá cokoliv dalšího, dostane
   *[automatic] vyplatí se
} Celkové cashflow, potom se odškrtne po jednom políčku půjček, hypoték, podílů a příspěvků.
back-sq-action = Nic dalšího.
back-sq-event = Horní karta balíčku; osobní platí pro vás, společná pro všechny.
back-sq-fear = Horní karta balíčku.
back-fear_full = s plným charismatem
back-sq-fear_full = Karta se nebere, políčko je jako AKCE.
back-sq-promotion = Plat se zvýší o { $percent } % { $basis ->
    [current] současného
   *[initial] počátečního
} Platu a hned se hází znovu.
back-sq-dismissal = Zaplaťte { $factor }× Celkové výdaje a vynechte { COUNT($skips) ->
    [one] jeden tah
    [few] { COUNT($skips) } tahy
   *[other] { COUNT($skips) } tahů
}; potom zpět do téže práce, do nové, nebo už nikam.
back-take_skill_card = Zaplaťte cenu karty a vyplňte bílá políčka, která uvádí.
back-buy_business = Zaplaťte cenu, případně s půjčkou. Sleduje se Cashflow, bonus za charisma a penalizace za nezkušenost.
back-buy_property = Zaplaťte vlastní prostředky. Byt vynáší Cashflow a bonus, pozemek jen čeká na lepší cenu.
back-use_nm_card = Jen s licencí: přibudou partneři, nebo se změní provize.
back-other_opportunity = Udělejte, co říká karta.
back-draw_desire = Ze { COUNT($draw) } karet jednoho druhu si nechte jednu, nebo žádnou. Od každého druhu jen jednu.
back-change_occupation = Ze { COUNT($draw_work) } karet vezměte tu, která má vyšší Plat a jejíž Rekvalifikační dovednosti máte.
back-take_large_project = S prvními třemi zlatými políčky Mastermind: sami, nebo s podílníky složíte investici; dovednosti se sčítají.
back-hire_manager = Jeho dovednosti se u velkých projektů počítají k vašim.
back-use_sixth_sense_card = Jen s oběma zlatými políčky Šestého smyslu a bez půjčky v bance.
back-buy_shares = Za cenu lístku; ostatní se smí přidat. Potom jeden hod na novou cenu.
back-buy_metals = Stejně jako Akcie, bez dividend.
back-buy_nm_licence = Jednou za { MONEY($licence) }; prvním partnerem jste vy.
back-give_to_charity = { $charity } % Celkových příjmů; bod Víra a na { COUNT($turns) ->
    [one] jeden další tah
    [few] { COUNT($turns) } další tahy
   *[other] { COUNT($turns) } dalších tahů
} smíte házet dvěma kostkami.
back-resign = Plat je navždy 0; skoro každé políčko pak dá jednu akci kteréhokoli druhu.
back-sell_shares = Za cenu před hodem, stejně i Vzácné kovy; ostatní se smí přidat.
back-sell_business = Za aktuální cenu. Půjčka zůstává.
back-sell_property = Za aktuální cenu bez zbytku hypotéky. Půjčka zůstává.
back-sell_stake = Celý podíl: díl aktuální ceny bez zbytku úvěru.
back-repay_loan_early = { $repay ->
    [full_120] Jen celých 120 % najednou.
   *[remaining] Jen celý zbytek najednou.
}
back-join_window = Koupit nebo prodat zároveň s ostatními, bez akce.
back-fulfil_desire = Ve svém tahu, s podmínkami karty a bez { $win ->
    [all_debts] dluhů
   *[bank_loans] půjček v bance
}. Kdo má první všechny tři, vyhrál.
back-sheet = Výpočty
back-sheet_1 = Celkové cashflow = Celkové příjmy – Celkové výdaje. Záporné platíte bance.
back-sheet_2 = Půjčka jen ke koupi podnikání, bytu, pozemku nebo projektu, nejvýš { COUNT($loans) } najednou: { COUNT($instalments) } splátek po { $percent } %.
back-sheet_3 = Příspěvek na dítě přijde { COUNT($uses) }×, výdaje na dítě zůstávají.
back-sheet_4 = Žetony na kartě se { $stacking ->
    [compound] násobí
   *[additive] sčítají
} a mění { $effect ->
    [price_and_cashflow] cenu i Cashflow
   *[price] cenu
}.
back-tree = Strom dovedností
back-tree_1 = Každé vyplněné políčko přidá jedno do sloupce své hemisféry.
back-tree_2 = Zlaté políčko se vyplní samo, jakmile je hotová dovednost, ke které patří.
back-tree_3 = Plná zkušenost: Cashflow všech podnikání +{ $percent } %.
back-tree_4 = Plné charisma: STRACH je jako AKCE.
