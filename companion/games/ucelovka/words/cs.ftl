# Účelovka slovy krabice. Jména stojí v 1. pádě, hráčům vykáme. [SAMPLE] je vymyšlený vzorek, v krabici není.

game-about = Jeden je Premiér, ostatní Občané vlastní Firmy: Volby s tajnými kartami, Dotace a Daně, Instituce, které vás vrátí, a Vězení.

## Příkazy: příprava

cmd-setup_game = Začít hru
cmd-setup_game-hint = Vyberte barvy. Nejdřív se dohodněte, kolik se platí za Vrácený majetek: může rozhodnout o vítězi a najdete to v domácích pravidlech.
cmd-claim_dealt_properties = Moje rozdané karty
cmd-claim_dealt_properties-hint = Zapište do svého telefonu 3 Majetkové karty, které jste dostali. Do prvních Voleb je nikdo jiný neuvidí.
cmd-deal_by_app = Rozdat aplikací
cmd-deal_by_app-hint = Vylosuje 3 Majetkové karty každému, kdo ještě žádné nezapsal; uvidí je jen jeho telefon.
cmd-set_option = Změnit domácí pravidlo
cmd-set_option-hint = Nová hodnota platí od této chvíle a zůstane v deníku.

## Příkazy: Volby

cmd-submit_bid = Kandidovat ve Volbách
cmd-submit_bid-hint = Vložte Majetkové a Volební karty. Do otevření jsou tajné; ostatní vidí jen, že jste připraveni.
cmd-abstain = Nekandidovat
cmd-abstain-hint = Ostatní vidí totéž, jako kdybyste kandidovali.
cmd-withdraw_bid = Vzít zpět
cmd-withdraw_bid-hint = Zase nejste připraveni.
cmd-ready = Připraven
cmd-reveal_election = Otevřít Volby
cmd-reveal_election-hint = Všichni najednou. Vyhrává nejvyšší součet; při shodě rozhodne kostka.
cmd-draw_lots = Losovat
cmd-draw_lots-hint = Jen když nikdo nekandiduje: každý, kdo mohl, hodí jednou kostkou.
cmd-tiebreak_roll = Hodit o shodu
cmd-tiebreak_roll-hint = Jedna kostka; nejvyšší vyhrává, kdo se shodne na nejvyšším, hází znovu.
cmd-inaugurate = Ujmout se úřadu
cmd-inaugurate-hint = Všem 1500U, každému Občanovi Dotaci a kartu Sociálního fondu, do tří řádků Státního rozpočtu žetony podle tabulky.
cmd-set_citizen_order = Pořadí Občanů
cmd-set_citizen_order-hint = V jakém pořadí Občané házejí; Premiér je vždy první.

## Příkazy: žetony

cmd-token_op = Položit nebo odebrat žeton
cmd-token_op-hint = V jedné situaci jen jeden žeton z každého Odvětví. Občan pracuje s Dotacemi na svých Firmách, Premiér s řádkem právě hraného kola.
cmd-close_situation = Se žetony končím
cmd-close_situation-hint = Co jste tady nevyužili, propadá.

## Příkazy: hod

cmd-throw_and_move = Hodit kostkami
cmd-throw_and_move-hint = Dvě kostky. Řeknete-li, o kolik je Premiér napřed, spočítáme povolené kroky.
cmd-report_roll = Zapsat kostky
cmd-report_roll-hint = Zapište obě kostky zvlášť: někdy platí jen jedna.
cmd-land = Stojím na…
cmd-land-hint = Políčko, kde jste zůstali, a START, pokud jste jím prošli.
cmd-pass_start = Prošel jsem STARTEM
cmd-pass_start-hint = Prošli jste STARTEM a stojíte na obyčejném políčku.
cmd-settle_square = Zapsat políčko
cmd-settle_square-hint = Žádná karta, nebo už žádná další: zapíše se, co políčko dělá.
cmd-end_turn = Ukončit tah
cmd-end_turn-hint = Předejte hru dál; nevyužitá práce s žetony propadá.

## Příkazy: políčka

cmd-buy_property = Koupit Majetek
cmd-buy_property-hint = Kde stojíte a Majetek nikomu nepatří. Na Firmu koupenou v tomto tahu se žeton nedává.
cmd-institution_decision = Zůstane, nebo zpět?
cmd-institution_decision-hint = Nechte hosta zůstat, třeba za peníze, nebo ho vraťte na předchozí Instituci.
cmd-hand_over_pm = Vydat Premiéra
cmd-hand_over_pm-hint = Z Parlamentu na Policii: Mimořádné volby, Premiér jde do Vězení.
cmd-square_mother = Matka: očistit Firmu
cmd-square_mother-hint = Všechny Daně jedné vlastní Firmy odejdou ze hry.
cmd-square_pm = Premiér: nabídnout částku
cmd-square_pm-hint = Nejméně 50U, dostane je Premiér.
cmd-square_diversion = Odklon: vzít Dotaci
cmd-square_diversion-hint = Z jedné Firmy hráče, který tam stojí; Občan jde navíc do Vězení.
cmd-fine_smoking = V Hospodě se kouřilo
cmd-fine_smoking-hint = 150U do Státního rozpočtu, na čestné slovo.
cmd-sell_institution = Novináři: prodat Instituci
cmd-sell_institution-hint = Ne pod nominální hodnotou; polovina ceny patří státu. Kupující potvrdí.
cmd-return_property = Vrátit Majetek
cmd-return_property-hint = Zpět do Státního rozpočtu za dohodnutou náhradu.

## Příkazy: karty, obchody, peníze

cmd-play_social_card = Zahrát kartu Sociálního fondu
cmd-play_social_card-hint = Na políčku Firmy, před platbou. „To je Účelovka!“ a „Sorry jako“ kdykoliv.
cmd-name_social_cards = Jaké mám karty?
cmd-name_social_cards-hint = Pamatuje si je jen váš telefon.
cmd-trade = Nabídnout obchod
cmd-trade-hint = Majetek, Volební karty a peníze, oběma směry. Zapíše se, až partner potvrdí.
cmd-confirm_trade = Platí
cmd-confirm_trade-hint = Obchod se hned zapíše.
cmd-decline_trade = Neplatí
cmd-decline_trade-hint = Nic se nezapíše.
cmd-transfer_money = Dát peníze
cmd-transfer_money-hint = Za slib, úplatek nebo dohodu.
cmd-pay_debt = Splatit dluh
cmd-pay_debt-hint = Celý, nebo část.
cmd-pay = Zaplatit
cmd-pay-hint = Vedoucí stolu platí ze Státního rozpočtu nebo mezi hráči.
cmd-end_term = Ukončit volební období
cmd-end_term-hint = Hody, které zbývají, tiše odpadnou; začnou další Volby.
cmd-end_game = Ukončit hru
cmd-end_game-hint = Všechen Majetek se Vrátí za náhradu, potom se poměří peněženky.
cmd-close_table = Uzavřít stůl
cmd-close_table-hint = Večer končí; potom se zapisují už jen opravy.

## Řádky deníku

line-setup_game = Hra začíná
line-claim_dealt_properties = Rozdané karty zapsány
line-deal_by_app = Majetkové karty rozdány
line-submit_bid = Karty vloženy
line-abstain = Nekandiduje
line-withdraw_bid = Už není připraven
line-ready = Připraven k Volbám
line-reveal_election = Volby otevřeny
line-draw_lots = Nikdo nekandiduje: losuje se
line-tiebreak_roll = Hod o shodu
line-inaugurate = Nástup do úřadu
line-set_citizen_order = Pořadí Občanů: { WHO($order) }
line-token_op = { WORD($op, group: "op") }: { WORD($token, group: "ch") }, { WORD($firm, group: "sq") }
line-close_situation = Žetony hotovy
line-throw_and_move = Hod
line-report_roll = { HAS($purpose) ->
    [yes] Kostky { $faces }: { WORD($purpose, group: "roll") }
   *[no] Kostky { $faces }
}
line-land = { HAS($square) ->
    [yes] { HAS($passing) ->
        [yes] { WORD($square, group: "sq") }, cestou { WORD($passing, group: "sq") }
       *[no] { WORD($square, group: "sq") }
    }
   *[no] Počet kroků: { COUNT($steps) }
}
line-pass_start = Průchod STARTEM
line-settle_square = Políčko zapsáno
line-end_turn = Konec tahu
line-buy_property = Majetek koupen
line-institution_decision = { WORD($choice, group: "ch") }
line-hand_over_pm = Premiér vydán
line-square_mother = Matka: { WORD($firm, group: "sq") }
line-square_pm = Premiér: { MONEY($amount) }
line-square_diversion = Odklon: { WORD($firm, group: "sq") }
line-fine_smoking = Pokuta za kouření
line-sell_institution = Na prodej: { WORD($property, group: "sq") }, { MONEY($price) }
line-return_property = Vráceno: { WORD($property, group: "sq") }
line-play_social_card = { HAS($card) ->
    [yes] Sociální fond: { WORD($card, group: "social") }
   *[no] Karta Sociálního fondu
}
line-name_social_cards = Karty zapsány do vlastního telefonu
line-trade = Nabídka obchodu: { WHO($partner) }
line-confirm_trade = Obchod
line-decline_trade = Obchod se nekoná
line-transfer_money = Dostává { WHO($to) }: { MONEY($amount) }
line-pay_debt = Splátka dluhu, { WHO($creditor) }: { MONEY($amount) }
line-end_term = Konec volebního období
line-end_game = Konec hry

## Parametry

par-colours = Barvy
par-properties = Majetkové karty
par-cards = Volební karty
par-force = Nečekat
par-force-hint = Kdo chybí, nekandiduje.
par-order = Pořadí
par-op = Co
par-token = Žeton
par-firm = Firma
par-row = Řádek rozpočtu
par-row-hint = Potřebuje ho jen Premiér; prázdné: právě hrané kolo, při odebrání řádek, kde je místo.
par-gap_to_pm = Premiér je napřed o
par-gap_to_pm-hint = Počet políček; prázdné: bez kontroly, nebo jako minule.
par-settle = Zapsat políčko hned
par-settle-hint = Ne: chcete nejdřív zahrát kartu Sociálního fondu.
par-square = Políčko
par-passing = Prošel přes
par-passing-hint = Záleží jen na STARTU.
par-steps = Kroky
par-property = Majetek
par-choice = Rozhodnutí
par-over_start = Zpět přes START
par-over_start-hint = Prázdné: podle zapsaných políček.
par-amount = Částka
par-buyer = Kupující
par-price = Cena
par-partner = S kým
par-give_properties = Dáváte Majetek
par-give_cards = Dáváte Volební karty
par-take_properties = Dostáváte Majetek
par-take_cards = Dostáváte Volební karty
par-give_money = Dáváte peníze
par-take_money = Dostáváte peníze
par-give_dotace = Dáváte Dotace
par-take_dotace = Dostáváte Dotace
par-give_social_cards = Dáváte karty Sociálního fondu
par-give_social_cards-hint = Nedá se s nimi obchodovat.
par-take_social_cards = Dostáváte karty Sociálního fondu
par-take_social_cards-hint = Nedá se s nimi obchodovat.
par-trade = Číslo obchodu
par-trade-hint = Prázdné: jediný, který je otevřený.
par-creditor = Komu
par-card = Karta
par-card-hint = Prázdné: obyčejná karta, kterou krabice nezná.
par-names = Názvy
par-to = Komu
par-payer = Kdo platí
par-commodity = Co
par-memo = Za co
par-faces = Kostky
par-option = Domácí pravidlo
par-value = Hodnota
par-reason = Důvod

## Pole

fld-cash = Peněženka
fld-net_cash = Peněženka bez dluhů
fld-player_id = Číslo hráče
fld-name = Jméno
fld-role = Role
fld-colour = Barva
fld-place = Políčko
fld-square = Pozice
fld-laps = Průchodů STARTEM
fld-lap_rows_paid = Vyplacená kola
fld-gap_to_pm = Premiér je napřed o
fld-progress = Ušlá cesta
fld-waiting_for_pm = Čeká na Premiéra
fld-skip_throws = Hodů k vynechání
fld-in_prison = Ve Vězení
fld-dotace_stock = Ušetřené Dotace
fld-dotace_frozen = Dotace zmrazené po dobu úřadu
fld-social_cards = Karty Sociálního fondu
fld-social_card_names = Karty Sociálního fondu, názvy
fld-bid = Vložené karty
fld-property_nominal_total = Nominální hodnota Majetku
fld-markers_left = Zbývá trojúhelníků
fld-firm_line = Firmy
fld-vote_power = Volební síla
fld-properties = Majetek
fld-voting_cards = Volební karty
fld-debts = Dluhy
fld-id = Majetek
fld-card_id = Volební karta
fld-value = Hodnota
fld-creditor = Komu
fld-amount = Částka
fld-phase = Fáze
fld-current = Na tahu
fld-term_no = Volební období
fld-pm_id = Premiér
fld-round_number = Kolo hodu
fld-throw_round_no = Kolo hodu
fld-thrown = Už házeli
fld-allowed_steps = Povolené kroky
fld-situations = Práce s žetony
fld-decision = Rozhodnutí
fld-duty = Povinnost
fld-winner = Vítěz
fld-terms = Volebních období
fld-current_lap = Kolo
fld-pm_start_passes = Premiér prošel STARTEM
fld-citizen_order = Pořadí Občanů
fld-state_net = Státní rozpočet, čistý tok
fld-state_money = Peníze státu
fld-social_fund_available = Karty Sociálního fondu na plánu
fld-budget_rows = Státní rozpočet
fld-firm_tokens = Žetony na Firmách
fld-owner_register = Majitelé
fld-unowned = Majetek státu
fld-trades = Otevřené obchody
fld-ranking = Výsledek
fld-kind = Druh
fld-eligible = Smí kandidovat
fld-ready = Připraveni
fld-tied = Shoda
fld-totals = Součty
fld-cards = Vložené karty
fld-dice = Kostky
fld-turn = Tah
fld-turn_order = Pořadí hodů
fld-claimed = Zapsané karty
fld-last_trade = Obchodů dosud
fld-income_per_visit = Příjem z návštěvy
fld-tax_per_visit = Daň z návštěvy
fld-diff = Rozdíl
sec-status = Stav
sec-who = Kdo a kde
sec-money = Peníze
sec-tokens = Žetony a karty
sec-property = Majetek
sec-election = Volby
sec-way = Cesta

## Řádky

row-property = Majetek
rows-properties = Majetek
row-voting_card = Volební karta
rows-voting_cards = Volební karty
row-debt = Dluh
rows-debts = Dluhy

## Políčka a fáze; co je označeno [SAMPLE], je vymyšlené

sq-start = START
sq-mother = Matka
sq-pub = Hospoda
sq-pm_square = Premiér
sq-diversion = Odklon
sq-journalists = Novináři
sq-prison = Vězení
sq-manual = obyčejné políčko
sq-firm_a1 = [SAMPLE] Vzorová firma A1
sq-firm_a2 = [SAMPLE] Vzorová firma A2
sq-firm_b1 = [SAMPLE] Vzorová firma B1
sq-firm_b2 = [SAMPLE] Vzorová firma B2
sq-firm_c1 = [SAMPLE] Vzorová firma C1
sq-firm_c2 = [SAMPLE] Vzorová firma C2
sq-eco_1 = [SAMPLE] Vzorová ekofirma 1
sq-eco_2 = [SAMPLE] Vzorová ekofirma 2
sq-inst_police = [SAMPLE] Policie
sq-inst_parliament = [SAMPLE] Parlament
sq-inst_courts = [SAMPLE] Soudy
sq-inst_president = [SAMPLE] Prezident
social-to_je_ucelovka = To je Účelovka!
social-sorry_jako = Sorry jako
social-sample_ahead = [SAMPLE] O tři dál
social-sample_back = [SAMPLE] O dvě zpět
social-sample_free_1 = [SAMPLE] Zdarma 1
social-sample_free_2 = [SAMPLE] Zdarma 2
social-sample_token = [SAMPLE] Jeden žeton
social-sample_manual = [SAMPLE] Jak stojí na kartě
ph-setup = před hrou
ph-dealing = rozdávají se karty
ph-election = Volby
ph-tiebreak = hod o shodu
ph-inauguration = zvoleno, před nástupem
ph-token_work = práce s žetony po Volbách
ph-term = volební období
ph-finishing_round = poslední hody období
ph-ended = konec hry

## Volby z možností

ch-pm = Premiér
ch-citizen = Občan
ch-place = položit
ch-remove = odebrat
ch-dotace = Dotace (bílý)
ch-tax = Daň (černý)
ch-ucky = peníze
ch-let_stay = zůstává
ch-send_back = vrácen zpět
ch-election = Volby
ch-round2 = 2. kolo
ch-round3 = 3. kolo
ch-own = vlastní zásoba
ch-election_regular = řádné Volby
ch-election_extraordinary = Mimořádné volby
ch-after_election = po Volbách
ch-start_pass = průchod STARTEM
ch-firm_visit = návštěva Firmy
ch-president = Prezident
ch-courts = Soudy
ch-police = Policie
ch-parliament = Parlament
ch-social_card = karta Sociálního fondu
ch-trade = obchod
ch-sell_institution = prodej Instituce
ch-square_mother = Matka
ch-square_pm = Premiér
ch-square_diversion = Odklon
ch-square_journalists = Novináři
ch-STATE = Státní rozpočet
lap-election = řádek Volby
lap-round2 = 2. kolo
lap-round3 = 3. kolo
lap-own = vlastní zásoba
op-place = Žeton položen
op-remove = Žeton odebrán
ch-red = červená
ch-blue = modrá
ch-green = zelená
ch-yellow = žlutá
ch-white = bílá
ch-black = černá
ch-orange = oranžová
ch-purple = fialová

## Domácí pravidla

opt-terms = Volebních období
opt-terms-hint = Pravidla doporučují 7.
val-terms-7 = 7
val-terms-5 = 5
val-terms-3 = 3
opt-return_refund_percent = Náhrada za Vrácený majetek, procent
opt-return_refund_percent-hint = Z nominální hodnoty, i na konci hry. Může rozhodnout o vítězi: dohodněte se předem.
val-return_refund_percent-50 = 50
val-return_refund_percent-0 = nic
val-return_refund_percent-100 = 100
opt-track_positions = Sledovat figurky
opt-track_positions-hint = Potřebuje zapsaná políčka vašeho plánu; jinak hráči říkají, kudy prošli.
val-track_positions-false = ne
val-track_positions-true = ano
opt-ext_squares = Společná políčka
opt-ext_squares-hint = Jak je popisuje stránka vydavatele, nebo obyčejná.
val-ext_squares-true = zapisují se
val-ext_squares-false = obyčejná
opt-public_cash = Peněženky
opt-public_cash-hint = Jestli všichni vidí, kolik mají ostatní.
val-public_cash-false = skryté
val-public_cash-true = otevřené
opt-prison_no_benefits = Majitel ve Vězení
opt-prison_no_benefits-hint = Nic nevybírá a o ničem nerozhoduje; daně platí dál.
val-prison_no_benefits-true = nemá výhody
val-prison_no_benefits-false = vybírá a rozhoduje
opt-election_cards_fate = Karty vložené do Voleb
opt-election_cards_fate-hint = Jestli se vracejí majitelům.
val-election_cards_fate-return_all = všechny se vrátí
val-election_cards_fate-winner_forfeits = vítězovy propadnou
val-election_cards_fate-all_forfeit = všechny propadnou
opt-start_count = START po vrácení přes něj
opt-start_count-hint = O kolo méně, nebo se počítá každý průchod.
val-start_count-net = o kolo méně
val-start_count-gross = počítá se každý průchod
opt-citizen_tokens = Občané pracují s žetony
opt-citizen_tokens-hint = Na svých Firmách, nebo na kterékoliv.
val-citizen_tokens-own = na svých Firmách
val-citizen_tokens-any = na kterékoliv Firmě
opt-start_landing_counts = Zastavení na STARTU
opt-start_landing_counts-hint = Platí jako průchod, nebo až při dalším kroku.
val-start_landing_counts-true = platí jako průchod
val-start_landing_counts-false = platí až při dalším kroku
opt-social_keep = Nezahrané karty Sociálního fondu
opt-social_keep-hint = Zůstanou po dalších Volbách, nebo se všechny vyberou.
val-social_keep-true = zůstanou
val-social_keep-false = vyberou se
opt-tax_on_any_visit = Daně při návštěvě majitele nebo Premiéra
opt-tax_on_any_visit-hint = Jestli je majitel platí i tehdy.
val-tax_on_any_visit-false = žádné
val-tax_on_any_visit-true = jako u Občana
opt-marker_cap = Desátý Majetek
opt-marker_cap-hint = Každý hráč má 9 trojúhelníků.
val-marker_cap-warn = upozornění
val-marker_cap-refuse = nedovolí se
val-marker_cap-off = bez poznámky
opt-shortfall = Kdo nemá na zaplacení
opt-shortfall-hint = Zbytek dluží a hraje dál, nebo tah čeká na zaplacení.
val-shortfall-debt = zbytek dluží
val-shortfall-block = tah čeká
opt-state_start = Peníze Státního rozpočtu
opt-state_start-hint = Částka se jen ukazuje a odpočítává, nic neomezuje.
val-state_start-unlimited = nepočítají se
val-state_start-20000 = 20000U
opt-aborted_term_counts = Období přerušené vydáním
opt-aborted_term_counts-hint = Jestli se počítá do dohodnutého počtu.
val-aborted_term_counts-true = počítá se
val-aborted_term_counts-false = nepočítá se
opt-diversion_token = Dotace vzatá na Odklonu
opt-diversion_token-hint = Odejde ze hry, nebo ji dostane majitel Soudů.
val-diversion_token-supply = odejde ze hry
val-diversion_token-courts_owner = majiteli Soudů
opt-dotace_tradable = Obchod s ušetřenými Dotacemi
opt-dotace_tradable-hint = Pravidla je mezi obchodovatelným neuvádějí.
val-dotace_tradable-false = ne
val-dotace_tradable-true = ano
opt-lapped_blocked = Občan o celé kolo pozadu
opt-lapped_blocked-hint = Jestli ho na plánu zastaví figurka Premiéra; potřebuje sledování figurek.
val-lapped_blocked-false = platí jen pořadí
val-lapped_blocked-true = figurka zastaví
opt-return_any_time = Vracení Majetku
opt-return_any_time-hint = Jen na Novinářích a na konci, nebo kdykoliv.
val-return_any_time-false = Novináři a konec
val-return_any_time-true = kdykoliv

## Odmítnutí

no-players = Tuto hru hraje 2 až 8 hráčů.
no-colour = Dva hráči mají stejnou barvu. Vyberte jednomu jinou.
no-data = Údaje hry nejsou úplné: { $list }. Doplní je vedoucí stolu.
no-deal_count = Zapište přesně 3 Majetkové karty, které jste dostali.
no-deal_taken = { WORD($property, group: "sq") }: tuto kartu už zapsal jiný hráč. Jeden z vás se přepsal.
no-not_eligible = V těchto Volbách nemůžete kandidovat (Vězení).
no-bid_empty = Kandidát vkládá aspoň jednu kartu, stačí karta 0U. Nebo nekandidujte.
no-not_yours = Tuto kartu nemáte: { WORD($card, group: "sq") }.
no-no_candidate = Nikdo nekandiduje; zeptejte se znovu, nebo losujte.
no-die = Na kostce padá 1 až 6.
no-move = { HAS($list) ->
    [yes] Povolené kroky: { $list }.
   *[no] Žádný krok není povolen: došli byste k Premiérovi. Počkejte na další kolo hodu.
}
no-no_situation = Teď se žetony nehýbe. Jde to po Volbách, při průchodu STARTEM, na Firmě nebo na Instituci.
no-pm_first = Se žetony pracuje nejdřív Premiér.
no-token_limit = { COUNT($n) ->
    [0] Tady žádný žeton.
    [one] Tady nejvýše jeden žeton.
    [few] Tady nejvýše { COUNT($n) } žetony.
   *[other] Tady nejvýše { COUNT($n) } žetonů.
}
no-token_scope = Jen žetony navštívené Firmy.
no-bought_now = Na Firmu koupenou v tomto tahu se žeton nedává.
no-sector_used = V jedné situaci jen jeden žeton z každého Odvětví. Vyberte Firmu z jiného.
no-token_type = Tady se hýbe jen s tímto žetonem: { WORD($token, group: "ch") }.
no-not_your_firm = Občané pracují na svých Firmách.
no-firm_full = { WORD($firm, group: "sq") } už má 3 žetony.
no-no_dotace = Nemáte ušetřenou Dotaci.
no-token_absent = { WORD($firm, group: "sq") }: takový žeton tam není.
no-row_locked = Jen řádek právě hraného kola: { WORD($lap, group: "lap") }.
no-row_empty = V tomto řádku takový žeton není: { WORD($lap, group: "lap") }.
no-row_future = Do pozdějšího řádku ne: { WORD($lap, group: "lap") }.
no-row_full = V tomto řádku už jsou 3 žetony: { WORD($lap, group: "lap") }.
no-pm_own_dotace = Premiér používá jen žetony Státního rozpočtu.
no-owned = { WORD($property, group: "sq") }: majitel je { WHO($owner) }.
no-not_here = Koupit lze jen tam, kde stojíte.
no-cash = { HAS($cash) ->
    [yes] Máte { MONEY($cash) }, potřeba je { MONEY($sum) }.
   *[no] Potřeba je { MONEY($sum) } a tolik tam není.
}
no-parl_citizen = Občana nelze vrátit z Parlamentu na Policii. Nechte ho zůstat.
no-owner_prison = Majitel je ve Vězení a může hosta jen nechat zůstat.
no-no_handover = Premiéra teď nelze vydat.
no-min_50 = Nejméně 50U.
no-below_nominal = Ne pod nominální hodnotou: { MONEY($n) }.
no-no_tokens_here = Žetony leží jen na Firmách.
no-return_not_now = Majetek se Vrací jen na Novinářích (Instituce) a na konci hry.
no-no_card = Nemáte kartu Sociálního fondu.
no-card_place = Tato karta platí jen na políčku Firmy.
no-card_trade = S kartami Sociálního fondu nelze obchodovat.
no-dotace_trade = S ušetřenými Dotacemi se u tohoto stolu neobchoduje.
no-locked = { WORD($card, group: "sq") } leží mezi kartami vloženými do Voleb.
no-trade_too_early = Obchoduje se až po prvních Volbách.
no-marker_cap = U tohoto stolu nejvýše { COUNT($n) } Majetků: trojúhelníky došly.
no-phase = Teď ne. Nejdřív udělejte, co stojí nahoře na vaší stránce.
no-not_your_turn = { HAS($name) ->
    [yes] Na tahu je { WHO($name) }.
   *[no] Teď nikdo nehází.
}

## Oznámení

note-notice_skip = { WHO($seat) }: tento hod se vynechává.
note-notice_wait = { WHO($seat) } čeká, až bude Premiér zase napřed.
note-notice_start_paid = { WHO($seat) }: za toto kolo se nic (dalšího) neplatí.
note-notice_markers = { WHO($seat) }: všech 9 trojúhelníků je použito.
note-notice_sf_none = Karet Sociálního fondu není dost: nikdo nedostane žádnou.

## Kdy se zavřený příkaz otevře

when-submit_bid = Když jsou Volby.
when-abstain = { when-submit_bid }
when-withdraw_bid = Dokud jsou vaše karty tajné.
when-reveal_election = Když jsou všichni připraveni.
when-draw_lots = { when-reveal_election }
when-tiebreak_roll = Když o shodě rozhoduje kostka.
when-inaugurate = Když je někdo zvolen.
when-set_citizen_order = Po nástupu, před prvním hodem.
when-token_op = Po Volbách, při průchodu STARTEM, na Firmě nebo na Instituci.
when-close_situation = { when-token_op }
when-throw_and_move = Ve svém tahu, než se pohnete.
when-land = Ve svém tahu, po hodu.
when-settle_square = Když stojíte a chtěli jste nejdřív zahrát kartu.
when-buy_property = Kde stojíte a Majetek nikomu nepatří.
when-institution_decision = Když někdo stojí na vaší Instituci.
when-hand_over_pm = Když Premiér stojí ve vašem Parlamentu.
when-square_mother = Na Matce.
when-square_pm = Na políčku Premiér.
when-square_diversion = Když někdo s Dotací stojí na Odklonu a Soudy jsou vaše.
when-fine_smoking = V Hospodě.
when-sell_institution = Na Novinářích.
when-return_property = { when-sell_institution }
when-confirm_trade = Když vám někdo nabídne obchod.
when-decline_trade = Dokud je váš obchod otevřený.
when-pay_debt = Dokud něco dlužíte.
when-claim_dealt_properties = Až jsou karty rozdané.
when-deal_by_app = { when-claim_dealt_properties }

## Hody, převody, skupiny

roll-move = pohyb
roll-tiebreak = shoda ve Volbách
memo-inauguration = Po Volbách
memo-budget = Řádek rozpočtu
memo-token = Žeton
memo-pass_start = START
memo-buy_property = Nákup Majetku
memo-return_property = Náhrada
memo-visit_firm = Návštěva Firmy
memo-tax = Daně
memo-visit_ecofirm = Návštěva Ekofirmy
memo-square_pm = Políčko Premiér
memo-fine_smoking = Pokuta za kouření
memo-sell_institution = Prodej Instituce
memo-sell_institution_half = Polovina ceny
memo-trade = Obchod
memo-transfer_money = Dohoda
memo-pay_debt = Dluh
memo-pay = Platba
memo-correction = Oprava
grp-setup = Příprava
grp-election = Volby
grp-tokens = Žetony
grp-turn = Váš tah
grp-square = Na políčku
grp-card = Sociální fond
grp-deal = Obchody
grp-money = Peníze
grp-roll = Kostky
grp-host = Vedení stolu
term-debt = Dluh: { WHO($seat) }
term-owed = Dluží vám { WHO($seat) }
open-trade = Nabídka obchodu
open-sell_institution = Instituce na prodej
wall-trade = Obchod: { WHO($proposer) } a { WHO($partner) }
wall-sell_institution = { WHO($proposer) } prodává Instituci, kupuje { WHO($partner) }

## Co teď

# Za penězi obchodu: co dalšího jde kterým směrem.
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
ui-round_n = { COUNT($n) }. kolo hodu
ui-the_bank = Státní rozpočet

next-lobby = Čeká se na hráče, potom vedoucí stolu začne hru.
next-ended = { HAS($winner) ->
    [yes] Konec hry. Nejvíc Úček: { WHO($winner) }.
   *[no] Konec hry.
}
next-claim = Zapište 3 Majetkové karty, které jste dostali. Nikdo jiný je neuvidí.
next-wait_for_all = Čeká se: { WHO($seats) }.
next-bid = Volby: vložte karty, nebo nekandidujte. Ostatní uvidí jen, že jste připraveni.
next-in_prison = Jste ve Vězení a těchto Voleb se neúčastníte.
next-reveal = Všichni jsou připraveni. Otevřete Volby.
next-wait_reveal = Všichni jsou připraveni. Volby otevře vedoucí stolu.
next-tie = Váš součet je shodný: hoďte jednou kostkou.
next-wait_tie = O shodu házejí: { WHO($seats) }.
next-elected = Premiérem je { WHO($seat) }. Teď nástup do úřadu.
next-tokens = { COUNT($left) ->
    [0] Tady se se žetony nehýbe. Zavřete to.
    [one] Můžete pohnout jedním žetonem, nebo skončit.
    [few] Můžete pohnout { COUNT($left) } žetony, nebo skončit.
   *[other] Můžete pohnout { COUNT($left) } žetony, nebo skončit.
}
next-tokens_after_pm = Nejdřív pracuje se žetony { WHO($pm) }. Potom vy, chcete-li.
next-wait_tokens = Se žetony pracují: { WHO($seats) }.
next-deal = { WHO($seat) } vám nabízí obchod. Dostanete { MONEY($get_money) }{ deal-get }; dáte { MONEY($give_money) }{ deal-give }.
next-sale = { WHO($seat) } vám prodává: { WORD($property, group: "sq") }, cena { MONEY($price) }.
next-decide = { WHO($visitor) } stojí na vašem políčku: { WORD($institution, group: "sq") }. Smí zůstat?
next-wait_decision = Rozhoduje { WHO($owner) }.
next-square_mother = Matka: vyberte Firmu, ze které zmizí Daně.
next-square_pm = Políčko Premiér: nabídněte částku, nejméně 50U.
next-square_diversion = Odklon: vezměte Dotaci z Firmy hráče, který tam stojí.
next-square_journalists = Novináři: jednu ze svých Institucí prodejte, nebo Vraťte.
next-wait_duty = Vybírá { WHO($seat) }.
next-roll_now = Váš hod: { WORD($purpose, group: "roll") }. Hoďte a ťukněte, co padlo.
next-roll_wait = Hází { WHO($by) }.
next-wait_for = Na tahu: { WHO($current) }.
next-throw = Váš tah: hoďte kostkami.
next-enter_move = { HAS($steps) ->
    [yes] Popojděte o { $steps } a řekněte, kde stojíte.
   *[no] Popojděte a řekněte, kde stojíte.
}
next-settle = Stojíte: { WORD($square, group: "sq") }. Zahrajte kartu, nebo políčko zapište.
next-stayed = V tomto kole hodu zůstáváte stát. Ukončete tah.
next-at_square = { WORD($square, group: "sq") }: co se tu dá dělat, je níže; nebo ukončete tah.
next-nothing_left = Už není co dělat. Ukončete tah.

## Co učí majitel krabice

teach-properties = Majetkové karty
teach-properties-hint = V krabici jich je 27: druh, Odvětví, nominální hodnota, poplatek. Dodaný je vymyšlený vzorek [SAMPLE].
teach-squares = Políčka plánu
teach-squares-hint = Společná políčka podle pozice od 0 (START); jen pro sledování figurek. Dodaný je vzorek [SAMPLE].
teach-social_cards = Karty Sociálního fondu
teach-social_cards-hint = V krabici jich je 8; dvě jména stojí v pravidlech, ostatní je vymyšlený vzorek [SAMPLE].
teach-sectors = Odvětví
teach-sectors-hint = Kam Firmy patří. Dodaný je vzorek [SAMPLE].
teach-round_table = Tabulka kol
teach-token_limits = Žetony v situacích
teach-row_capacity = Žetonů v řádku rozpočtu
teach-firm_capacity = Žetonů na Firmě
teach-voting_cards = Volební karty hráče
teach-dealt_properties = Rozdaných Majetkových karet
teach-markers_per_player = Trojúhelníků hráče
teach-social_cards_total = Karet Sociálního fondu
teach-board_length = Políček plánu
until-properties = Do té doby hrajete s vymyšlenými Firmami, označenými [SAMPLE].
until-squares = Do té doby hráči říkají, kudy prošli a kde stojí.
until-social_cards = Do té doby si stůl vyřeší, co karta dělá.
until-sectors = Do té doby jsou tři vymyšlená Odvětví, označená [SAMPLE].

## Volební karty podle místa, které je mělo první

card-v0_1 = Volební karta 0U, místo 1
card-v0_2 = Volební karta 0U, místo 2
card-v0_3 = Volební karta 0U, místo 3
card-v0_4 = Volební karta 0U, místo 4
card-v0_5 = Volební karta 0U, místo 5
card-v0_6 = Volební karta 0U, místo 6
card-v0_7 = Volební karta 0U, místo 7
card-v0_8 = Volební karta 0U, místo 8
card-v300_1 = Volební karta 300U, místo 1
card-v300_2 = Volební karta 300U, místo 2
card-v300_3 = Volební karta 300U, místo 3
card-v300_4 = Volební karta 300U, místo 4
card-v300_5 = Volební karta 300U, místo 5
card-v300_6 = Volební karta 300U, místo 6
card-v300_7 = Volební karta 300U, místo 7
card-v300_8 = Volební karta 300U, místo 8
card-v500_1 = Volební karta 500U, místo 1
card-v500_2 = Volební karta 500U, místo 2
card-v500_3 = Volební karta 500U, místo 3
card-v500_4 = Volební karta 500U, místo 4
card-v500_5 = Volební karta 500U, místo 5
card-v500_6 = Volební karta 500U, místo 6
card-v500_7 = Volební karta 500U, místo 7
card-v500_8 = Volební karta 500U, místo 8
card-v800_1 = Volební karta 800U, místo 1
card-v800_2 = Volební karta 800U, místo 2
card-v800_3 = Volební karta 800U, místo 3
card-v800_4 = Volební karta 800U, místo 4
card-v800_5 = Volební karta 800U, místo 5
card-v800_6 = Volební karta 800U, místo 6
card-v800_7 = Volební karta 800U, místo 7
card-v800_8 = Volební karta 800U, místo 8

## Herní plán

pc-dotace = Dotace (bílá)
pc-tax = Daň (černá)
brd-area = Volební prostor
brd-sealed = Vaše zapečetěná nabídka
brd-own_bid = Vidíte ji jen vy
brd-deal = Dohoda
brd-budget = Státní rozpočet
brd-firms = Firmy
brd-ecofirms = Ekofirmy
brd-institutions = Instituce
brd-laps = Průchody STARTem
brd-ready = ✓ připraven
brd-waits = ještě ne
brd-elected = zvolen
brd-level = shoda
brd-current = toto kolo
brd-pm = Premiér
brd-prison = ve Vězení
brd-bid = { WORD($cards, group: "sq") } · volební karty { WORD($votes, group: "card") }{ HAS($die) ->
    [yes] { " " }· kostka { $die }
   *[no] {""}
}
brd-no_bid = nekandiduje
brd-lots = { HAS($die) ->
    [yes] kostka { $die }
   *[no] hází
}
brd-gives = dává { HAS($money) ->
    [yes] { MONEY($money) }{" "}
   *[no] {""}
}{ HAS($cards) ->
    [yes] { WORD($cards, group: "sq") }{" "}
   *[no] {""}
}{ HAS($votes) ->
    [yes] { WORD($votes, group: "card") }{" "}
   *[no] {""}
}{ HAS($dotace) ->
    [yes] Dotace: { COUNT($dotace) }
   *[no] {""}
}
brd-gives_nothing = nedává nic
brd-visit_brings = návštěva vynese { MONEY($amount) }
brd-visit_costs = návštěva stojí majitele { MONEY($amount) }
brd-visit_fee = poplatek { MONEY($fee) } za každou Dotaci · cena { MONEY($price) }
brd-eco_fee = poplatek { MONEY($fee) } · cena { MONEY($price) }
brd-token_work = žetony pro Premiéra: { COUNT($tokens) }
brd-passes = START { COUNT($laps) }× · uložené Dotace: { COUNT($dotace) }{ COUNT($skip) ->
    [0] {""}
   *[other] { " " }· nehází { COUNT($skip) }×
}
act-token_op = { $op ->
    [remove] Odebrat: { WORD($token) }, { WORD($firm, group: "sq") }
   *[place] Položit: { WORD($token) }, { WORD($firm, group: "sq") }
}
act-claim_dealt_properties = To jsou moje karty
act-submit_bid = Zapečetit tyto karty
act-land = { HAS($square) ->
    [yes] Stojím: { WORD($square, group: "sq") }
   *[no] Popojít
}
act-institution_decision = { $choice ->
    [send_back] Poslat zpět
   *[let_stay] Nechat být
}
act-transfer_money = Dát { MONEY($amount) }, komu: { WHO($to) }
act-pay_debt = Zaplatit { MONEY($amount) }
act-square_pm = Zaplatit { MONEY($amount) }
act-trade = Nabídnout, komu: { WHO($partner) }
act-buy_property = Koupit: { WORD($property, group: "sq") }

## Papír

print-state_budget = Státní rozpočet
print-ownership_sheet = Přehled Majetku
print-election_protocol = Volební protokol
print-result_sheet = Výsledková listina
print-social_fund_register = Evidence Sociálního fondu
print-owners_data_form = Krabice k opsání
print-help_card = Karta nápovědy
print-voting_cards = Volební karty
print-property_deed = Majetková karta
print-inauguration_slip = Po Volbách
print-start_slip = Průchod STARTEM
print-visit_ticket = Lístek za návštěvu
print-send_back_order = Vrácen zpět
print-agreement_slip = Dohoda
print-prison_slip = Vězení
print-debt_note = Dlužní úpis
print-institution_sale_slip = Prodej Instituce
print-of = { $n } z { $m }
print-tokens = Žetony
print-slots = Žetony v řádku, nejvýše tři
print-token_counts = Dotace { $dotace } · Daně { $tax }
print-token_start = při nástupu: Dotace { $dotace }, Daně { $tax }
print-dotace_n = Dotace { $n }
print-flow = Peníze státu
print-still_secret = Do prvního nástupu do úřadu tajné.
print-square = Políčko
print-sector = Odvětví
print-nominal = Nominální hodnota
print-fee = Poplatek za návštěvu
print-owner = Majitel
print-slots_legend = + Dotace, − Daň; na každé Firmě dohromady tři místa.
print-total = Součet
print-die = Kostka
print-election_rule = Vyhrává nejvyšší součet; kdo se shodne na nejvyšším, hodí kostkou.
print-place = Místo
print-refund = z toho náhrady
print-owed = Dluží jiní
print-result_rule = Všechen Majetek se Vrací za { $percent } % nominální hodnoty; vyhrává, kdo má nejvíc Úček.
print-where = Kde
print-played = Zahráno
print-on_the_board = na plánu
print-entry = Zápis
print-entry_of = zápis { $n }
print-day = Datum
print-bought_for = Koupeno za
print-visit_firm = Občan, který tu zůstane stát, platí majiteli
print-tokens_more = { COUNT($n) ->
    [one] o jednu Dotaci víc než Daní
    [few] o { COUNT($n) } Dotace víc než Daní
   *[other] o { COUNT($n) } Dotací víc než Daní
}
print-visit_tax = Převažují-li Daně, platí majitel za každou totéž státu.
print-visit_ecofirm = Občan, který tu zůstane stát, platí majiteli
print-institution_power = Majitel rozhoduje o každém, kdo tu zůstane stát
print-sends_to = může vrátit na
print-pm_tokens = žetony pro Premiéra, který zůstane
print-help_laps = Co přináší které kolo
print-help_laps_note = Všechny tři řádky Premiéra se naplní při nástupu: + Dotace, − Daň. Občané dostanou své při průchodu STARTEM.
print-help_tokens = Kolika žetony se smí pohnout
print-help_tokens_note = Z každého Odvětví jen jeden žeton. Občané hýbou Dotacemi na svých Firmách, Premiér žetony z řádku právě hraného kola.
print-money = Peníze
print-row_tokens = Řádek
print-form_why = Opište jednou ze své krabice; vedoucí stolu to zapíše na stránce krabice. Políčka jsou potřeba jen ke sledování figurek.
print-form_kinds = Druh: Firma, Ekofirma, Instituce. Firmy mají Odvětví a poplatek, Instituce předchozí, na kterou vracejí.
print-form_squares = 0 je START. Druhy: Majetek, START, Matka, Hospoda, Premiér, Odklon, Novináři, Vězení, nebo obyčejné políčko.
print-form_cards = Účinky: posune figurku, zruší platbu, pohne žetony, nebo jak stojí na kartě. Kdykoliv: i v tahu jiných.
print-name = Název
print-previous = Vrací na
print-anywhere = Kdykoliv
print-effect = Účinek
print-effect_move = posune figurku
print-effect_cancel_payment = zruší platbu
print-effect_token_op = pohne žetony
print-effect_manual = jak stojí na kartě
print-amount = Kolik
print-token_op = { WORD($op, group: "op") }: { WORD($token, group: "ch") }
print-token_open = Žeton
print-visitor = Návštěvník
print-due = Splatné
print-paid = Zaplaceno
print-paid_to = Komu
print-institution = Instituce
print-institution_owner = majitel
print-sent_to = Vrácen na
print-stays = Smí zůstat
print-agreed = Dohodnutá částka
print-signed = Podpis
print-prison_since = Od zápisu
print-prison_rule = Do konce vynechaného hodu žádné příjmy ani rozhodování. Daně platí dál.
print-prison_pays = Do konce vynechaného hodu. Vybírá a rozhoduje dál.
print-creditor = Komu
print-debtor = dlužník
print-paid_back = Splaceno dne
print-buyer = Kupující
print-seller = prodávající
print-half_state = Polovina státu
row-social_card = Karta Sociálního fondu
sq-print_property = Majetek
ch-kind_firm = Firma
ch-kind_ecofirm = Ekofirma
ch-kind_institution = Instituce
