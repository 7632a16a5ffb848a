# Slova jádra česky. Jména stojí v 1. pádě ("Na tahu: Adam"), protože je program neskloňuje.
# Hráčům vykáme. Klíče jsou tytéž jako v en.ftl.

## Příkazy každé hry

cmd-report_roll = Zapsat hod
cmd-report_roll-hint = Napište, co padlo, všechny kostky najednou.
cmd-land = Stojím na…
cmd-land-hint = Řekněte, kudy jste po řadě prošli a kde jste se zastavili.
cmd-end_turn = Ukončit tah
cmd-end_turn-hint = Předejte tah dalšímu hráči.
cmd-pay = Zaplatit
cmd-pay-hint = Zaplaťte někomu u stolu nebo bance.
cmd-adjust = Opravit
cmd-adjust-hint = Opravte údaj hráče, nebo údaj stolu, třeba cenu nebo kdo je na tahu. Důvod bude v deníku.
cmd-add_row = Přidat řádek na kartu
cmd-add_row-hint = Přeneste, co už stojí na papírové kartě.
cmd-remove_row = Škrtnout řádek na kartě
cmd-remove_row-hint = Odstraňte řádek, který na kartu nepatří.
cmd-reverse = Vzít zpět
cmd-reverse-hint = Vezměte zpět poslední řádek deníku; zůstane vidět přeškrtnutý.
cmd-start_game = Začít hru
cmd-start_game-hint = Všichni sedí: vyplatí se počáteční peníze a začne první tah.
cmd-correct_entry = Otočit zápis
cmd-correct_entry-hint = Co starší zápis přesunul, vrátí se zpět; pole a tahy zůstanou.
memo-correct_entry = Oprava zápisu
ph-lobby = před hrou
ph-play = hraje se
cmd-move_on = Posunout tah
cmd-move_on-hint = Hra postoupí kolem stolu až k příštímu tahu tohoto hráče.
cmd-set_option = Změnit domácí pravidlo
cmd-set_option-hint = Nová hodnota platí od této chvíle a zůstane v deníku.
cmd-teach = Naučit krabici
cmd-teach-hint = Opište, co je vytištěno na plánu a kartách; další stoly to už budou znát.
cmd-rule = Domácí rozhodnutí
cmd-rule-hint = Provést příkaz, i když mu brání tah, fáze nebo oprávnění.
cmd-join = Přisednout
cmd-join-hint = Posaďte se ke stolu pod vlastním jménem.
cmd-choose_host = Předat vedení stolu
cmd-choose_host-hint = Stůl dál povede někdo jiný; stránku hostitele bude mít na svém telefonu.
cmd-close_table = Uzavřít stůl
cmd-close_table-hint = Večer končí; potom se zapisují už jen opravy.
cmd-make_table = Připravit stůl
cmd-make_table-hint = Vyberte hru, místa a domácí pravidla.

## Řádky deníku

line-report_roll = { HAS($purpose) ->
    [yes] Hod ({ WORD($purpose, group: "roll") }): { $faces }
   *[no] Hod: { $faces }
}
line-land = { HAS($passing) ->
    [yes] Políčko { WORD($square, group: "sq") }, průchod: { WORD($passing, group: "sq") }
   *[no] Políčko { WORD($square, group: "sq") }
}
line-end_turn = Konec tahu
line-pay = { HAS($memo) ->
    [yes] Platba, příjemce { WHO($to) }: { WORD($memo, group: "memo") }
   *[no] Platba, příjemce { WHO($to) }
}
# Stojí za nadpisem, který může mít důvod.
reason-tail = { HAS($reason) ->
    [yes] : { $reason }
   *[no] {""}
}
line-adjust = { HAS($path) ->
    [yes] { HAS($seat) ->
        [yes] Oprava, { WHO($seat) }, { WORD($path, group: "fld") }{ reason-tail }
       *[no] Oprava, { WORD($path, group: "fld") }{ reason-tail }
    }
   *[no] { HAS($seat) ->
        [yes] Oprava, { WHO($seat) }{ reason-tail }
       *[no] Oprava{ reason-tail }
    }
}
line-add_row = { HAS($reason) ->
    [yes] Nový řádek, { WORD($row, group: "row") }: { $reason }
   *[no] Nový řádek, { WORD($row, group: "row") }
}
line-remove_row = { HAS($reason) ->
    [yes] Škrtnutý řádek, { WORD($row, group: "row") }: { $reason }
   *[no] Škrtnutý řádek, { WORD($row, group: "row") }
}
line-reverse = Vzato zpět
line-move_on = Hra posunuta, na tahu: { WHO($to) }
line-set_option = Domácí pravidlo, { WORD($option, group: "opt") }: { OPTION($option, $value) }
line-teach = { HAS($card) ->
    [yes] Naučeno: { WORD($path, group: "teach") }: { $card }
   *[no] Naučeno: { WORD($path, group: "teach") }
}
line-rule = { HAS($reason) ->
    [yes] Domácí rozhodnutí, { WORD($command, group: "cmd") }: { $reason }
   *[no] Domácí rozhodnutí, { WORD($command, group: "cmd") }
}
line-join = Ke stolu přisedá { $name }
line-choose_host = Hostitel: { WHO($seat) }
line-close_table = Stůl uzavřen
line-make_table = Stůl připraven

## Údaje příkazů

par-faces = Co padlo
par-square = Políčko
par-passing = Kudy jste prošli
par-payer = Kdo platí
par-to = Komu
par-amount = Částka
par-commodity = Co
par-memo = Za co
par-seat = Místo
par-player = Hráč
par-path = Údaj
par-value = Nová hodnota
par-values = Nové hodnoty
par-reason = Důvod
par-row = Řádek
par-index = Číslo řádku
par-option = Domácí pravidlo
par-command = Příkaz
par-by = Za koho
par-arguments = Podrobnosti
par-name = Jméno
par-fields = Podrobnosti
par-count = Kolik
par-card = Karta
par-seats = Místa
par-host = Hostitel
par-start = Začátek
par-options = Domácí pravidla
par-data = Co je vytištěno v krabici
par-cards = Karty

## Odmítnutí: co brání a co by šlo

no-stale = Hra mezitím pokročila. Podívejte se na stránku znovu a klepněte ještě jednou.
no-not_your_turn = Nejste na tahu. Počkejte, až to stránka oznámí, nebo se obraťte na hostitele.
no-phase = To se teď nehodí. Nejdříve udělejte, co stojí nahoře na vaší stránce.
no-no_roll = Na žádný hod se nečeká. Nejdříve si o hod řekněte, potom ho zapište.
no-wrong_dice = { HAS($need) ->
    [yes] { HAS($faces) ->
        [yes] { COUNT($need) ->
            [one] Čeká se na jednu kostku, číslo od 1 do { COUNT($faces) }.
            [few] Čeká se na { COUNT($need) } kostky, každá od 1 do { COUNT($faces) }.
           *[other] Čeká se na { COUNT($need) } kostek, každá od 1 do { COUNT($faces) }.
        }
       *[no] Počet kostek je tu { COUNT($need) }.
    }
   *[no] Hoďte tolika kostkami, kolika se má, a zapište všechny.
}
no-not_enough_cash = { HAS($have) ->
    [yes] { HAS($most) ->
        [yes] Potřebujete { MONEY($need) }, máte { MONEY($have) }. Nejvýše { COUNT($most) }.
       *[no] Potřebujete { MONEY($need) }, máte { MONEY($have) }.
    }
   *[no] Je potřeba { MONEY($need) }, hotovosti je méně.
}
no-bad_parameter = { HAS($place) ->
    [yes] { WORD($parameter, group: "par") } ({ WORD($place, group: "word") }): { WORD($why, group: "why") }
   *[no] { WORD($parameter, group: "par") }: { WORD($why, group: "why") }
}
no-unknown_command = Příkaz „{ $command }“ u tohoto stolu nikdo nezná. Použijte tlačítko na své stránce.
no-not_allowed = To může jen hostitel nebo jiný hráč. Obraťte se na hostitele.
no-not_reversible = Tento řádek nejde vzít zpět. Hostitel může zapsat opravu.

why-missing = tady musí něco stát.
why-unknown = takový údaj tu není; vyberte ze seznamu.
why-type = to sem nepatří; podívejte se, co se tu zadává.
why-range = moc malé, moc velké nebo moc dlouhé; zkuste něco mezi tím.
why-choice = vyberte ze seznamu.
why-kind = to je jiný druh karty; vyberte kartu, která se hodí.
why-other = to sem nepatří; podívejte se, co se tu zadává.
why-taken = to už tu je, vypadá to jako jiné, nebo to tu něco znamená; zvolte jiné.
why-decimal = jen celá čísla, například 1500.

## Údaje každé hry

fld-cash = Hotovost
fld-name = Jméno
fld-phase = Fáze
fld-current = Na tahu
fld-round_number = Kolo
fld-turn_order = Pořadí hráčů
fld-winner = Vítěz
fld-roll = Hod
fld-host = Hostitel

## Volby každé hry

ch-true = ano
ch-false = ne
ch-none = –
ch-bank = banka
ch-table = stůl

## Hody, převody, skupiny

roll-move = { HAS($by) ->
    [yes] { $by }: pohyb figurky
   *[no] pohyb figurky
}
memo-pay = Platba
memo-correction = Oprava
memo-start = Počáteční peníze
memo-opening = Počáteční peníze
grp-host = Vedení stolu
grp-roll = Hody
grp-turn = Tah
grp-money = Peníze

## Co teď

next-roll_now = Házíte: { WORD($purpose, group: "roll") }. Hoďte a klepněte, co padlo.
next-roll_wait = Hází { WHO($by) }: { WORD($purpose, group: "roll") }.
next-your_move = Jste na tahu.
next-your_turn = Jste na tahu. Až budete hotovi, ukončete ho.
next-lobby = Čeká se na hráče, potom může hra začít.
next-nothing_left = Vše hotovo. Ukončete tah.
next-wait_for = Na tahu: { WHO($current) }.
next-waiting_for_players = Čeká se na hráče. Řekněte jim kód stolu.
next-ended = { HAS($winner) ->
    [yes] Konec hry. Vítěz: { WHO($winner) }.
   *[no] Konec hry.
}

## Před hrou: úvodní stránka, nový stůl, přisedání

ui-continue = Hrát dál
ui-new_table = Nový večer
ui-watch_demo = Podívat se na ukázku
ui-join_a_table = Přisednout ke stolu
ui-join_hint = Kód je na obrazovce hostitele. Rychlejší je načíst ho fotoaparátem telefonu.
ui-how_it_goes = Jak to chodí
ui-how_lay = Tady připravíte stůl. Dostane krátký kód.
ui-how_scan = Každý načte kód fotoaparátem telefonu, napíše jméno a posadí se. Žádná aplikace, žádný účet; hrají i lidé bez telefonu.
ui-how_play = Hrajete s plánem, kartami a kostkami. Vaše stránka říká, co teď, a hlídá peníze.
ui-earlier = Dřívější večery
ui-hours = asi { COUNT($n) ->
    [one] { COUNT($n) } hodina
    [few] { COUNT($n) } hodiny
   *[other] { COUNT($n) } hodin
}
ui-played_today = naposledy dnes v { $time }
ui-played_yesterday = naposledy včera v { $time }
ui-played_on = naposledy { $day }. { $month }. { $year }
ui-game_about = Společník hlídá peníze všech, takže nikdo nemusí dělat bankéře.
ui-who_runs = Hrajete také?
ui-create_hint = Všechno ostatní počká: hráči přisednou s kódem stolu, domácí pravidla jde měnit i později.
ui-seat_now = Posadit lidi hned
ui-seat_now_hint = Po směru hodin, jak sedíte; pro lidi bez telefonu. Kdo telefon má, načte kód a jméno napíše tam. Co zůstane prázdné, zůstane volné.
ui-rules_count = { COUNT($n) ->
    [one] { COUNT($n) } pravidlo
    [few] { COUNT($n) } pravidla
   *[other] { COUNT($n) } pravidel
}
ui-rules_house = { COUNT($n) ->
    [0] všechna jako v krabici
    [one] { COUNT($n) } jinak než v krabici
   *[other] { COUNT($n) } jinak než v krabici
}
ui-option_house = domácí pravidlo
ui-languages = Jazyky
ui-languages_hint = každý telefon má svůj.
ui-join_closed = Tento večer skončil. Zápisy si dál přečtou ti, kdo hráli.
ui-join_full = { COUNT($n) ->
    [one] Jediné místo této hry je obsazené.
    [few] Všechna { COUNT($n) } místa jsou obsazená.
   *[other] Všech { COUNT($n) } míst je obsazených.
}
ui-join_begun = Hra už začala a její pravidla později nikoho nepustí.
ui-join_instead = Pokud tu své místo už máte, řekněte si hostiteli o jeho osobní kód. Chcete-li se jen dívat, ukažte si stůl na této obrazovce (níže); hostitel ji pustí.
ui-join_late = Hra už začala. Kdo se posadí teď, hraje ještě s ostatními.
ui-taken = obsazeno
ui-free_seats = Za místo bez telefonu hraje hostitel. Je-li vaše, řekněte si mu o svůj osobní kód.
ui-free_seats_host = Za místa bez telefonu jednáte na stránce hostitele. V části { ui-devices } má každé svůj kód, který je přenese na telefon.
ui-rematch = Odveta
ui-rematch_hint = Stejní lidé, figurky a domácí pravidla u nového stolu.
ui-rematch_at = Odveta u stolu { $code }
ui-rematch_sit = Znovu se posadit
ui-rematch_go = Přejít tam
ui-host_gone = Hostitel je pryč? Převzít stůl
ui-take_over = Převzít vedení stolu
ui-take_over_hint = Když je hostitelův telefon pryč, povede stůl na tomto telefonu ten, kdo zná hostitelův PIN. Vaše místo vám zůstane.
ui-pin_of_host = PIN hostitele, šest číslic
ui-set_pin = Kdyby tomuto telefonu došla baterie, povede stůl s PINem jiný.
ui-set_pin_here = Nastavit PIN
ui-demo = Ukázka
ui-demo_hint = Tento stůl hraje sám, krok za krokem. Jen se dívejte: na nic se neklepe, nic se neukládá.
ui-rules_here = Zdejší domácí pravidla
ui-no_network = Tento počítač není v žádné síti, telefony se k němu nedostanou. Připojte ho k Wi-Fi nebo kabelem a načtěte stránku znovu.
ui-network_name = Připojte telefon k Wi-Fi „{ $name }“.
ui-network_same = Připojte telefon ke stejné Wi-Fi, v jaké je počítač, na kterém toto běží.
ui-code_fails = Telefon stránku neotevře?
ui-code_holds = V kódu je adresa { $host }.
ui-other_addresses = Tento počítač je i v dalších sítích. V nich má adresu:

## Stránky: vstup

ui-app = Společník ke stolu
ui-tagline = Krabici zůstává plán, figurky a karty; tady se vedou peníze a karty hráčů.
ui-create_table = Připravit nový stůl
ui-no_games = Žádná hra tu není. Přidejte složku do companion/games.
ui-ticket = Lístek
ui-ticket_current = Pravý a platí
ui-ticket_part = Pravý, zčásti prodaný
ui-ticket_part_hint = Na lístku zbývá: { $left } z { $of }.
ui-ticket_cancelled = Pravý, ale zrušený
ui-ticket_cancelled_hint = Prodalo se to, splatilo nebo vzalo zpět: už neplatí.
ui-ticket_none = Není pravý
ui-ticket_none_title = Tohle není náš lístek
ui-ticket_none_hint = Nevytiskl ho tu žádný stůl. Je z jiného počítače, nebo ho někdo namaloval.
ui-ticket_copied = Kopie: číslo { $n } z { $of } vytištěných. Existuje pozdější a věc sama platí jen jednou.
ui-ticket_duplicate = Duplikát: vytištěno po { $n }.
ui-ticket_oldest_first = Nejstarší jdou první: před těmito { $n } na starších lístcích.
ui-ticket_owner = Patří
ui-ticket_worth = Teď má cenu
ui-ticket_debtor = Dluží
ui-ticket_due = Zbývá zaplatit
ui-ticket_printed = Vytištěno { $day } v { $time }
ui-ticket_private = Účty jsou tu soukromé: čí to je, vidí jen majitel.
ui-ticket_buy = Máte zájem?
ui-ticket_ask = Máte zájem? Prodává jen majitel, zeptejte se: { $seat }.
ui-not_now = Teď ne
ui-ticket_stranger = U tohoto stolu nemáte místo.
ui-table = Stůl
ui-type_code = Napište kód stolu
ui-scan = Přisedněte přes QR kód
ui-scan_hint = Namiřte sem fotoaparát telefonu.
ui-typed_address = Nebo napište tuto adresu:
ui-join = Přisednout
ui-your_name = Vaše jméno
ui-take_seat = Posadit se
ui-back_to_seat = Zpět na mé místo
ui-add_seat = Posadit někoho bez telefonu
ui-seat = Místo
ui-seats = Místa
ui-seat_number = { COUNT($n) }. místo
ui-players_from_to = Počet hráčů: { COUNT($min) } až { COUNT($max) }
ui-minutes = asi { COUNT($n) } min
ui-edition = Vydání
ui-stage-bank = banka: jen peníze
ui-stage-rules = pravidla: většina hry
ui-stage-complete = úplná
ui-waiting_for_players = Čeká se na hráče
ui-host_plays = Hraji také
ui-host_watches = Jen vedu stůl
ui-pin = PIN
ui-pin_hint = S tímto PINem převezme vedení stolu jiný telefon, třeba když hostitel svůj ztratí.
ui-pin_wrong = To není správný PIN. Zkuste to znovu.
ui-my_link = Můj odkaz
ui-link_moves = Kód načtěte telefonem, na kterém má { $seat } hrát dál. Telefon, který místo měl dosud, bude odpojen; nikomu jinému kód neukazujte.

## Stránky: všude

ui-yes = ano
ui-none = nic
ui-nobody = nikdo
ui-the_bank = banka
ui-everybody = Všichni
ui-others = Ostatní
ui-host = Hostitel
ui-wall = Společná obrazovka
ui-wall_hint = Jedna obrazovka pro celý stůl
ui-menu = Nabídka
ui-back = Zpět
ui-save = Uložit
ui-more = Více
ui-change = Změnit
ui-add = Přidat
ui-remove = Odebrat
ui-show = Ukázat
ui-download = Stáhnout
ui-upload = Načíst soubor
ui-search = Hledat
ui-all = Vše
ui-half = Polovina
ui-have_of_need = { $name } { COUNT($have) } z { COUNT($need) }
ui-optional = nemusí se vyplnit
ui-choose = Vyberte…
ui-sound = Zvuk

## Stránky: spojení

ui-connected = Připojeno
ui-no_connection_since = Bez spojení od { $time }.
ui-tap_kept = Vaše poslední klepnutí se neztratí.
ui-last_seen = Naposledy { $time }
ui-sending = Odesílá se…

## Stránky: místo hráče

ui-whose_turn = Kdo je na tahu
ui-round_n = { COUNT($n) }. kolo
ui-next = Co teď
ui-open_now = Teď můžete
ui-not_now_count = Teď ne ({ COUNT($n) })
ui-sheet = Karta hráče
ui-statement = Výpis
ui-my_sheet = Moje karta
ui-cash = Hotovost
ui-balance = Zůstatek
ui-you_pay = Platíte { MONEY($amount) }
ui-you_get = Dostáváte { MONEY($amount) }
ui-left_after = zbude { MONEY($amount) }
ui-type_roll = Zapsat hod
ui-face_n_of = Kostka { COUNT($n) } z { COUNT($of) }
ui-take_back = Vzít zpět
ui-acting_for = Jednáte za hráče: { WHO($seat) }
ui-act_for = Jednat za hráče
ui-empty_rows = nic

## Stránky: deník

ui-journal = Deník
ui-journal_empty = Zatím nic není zapsáno.
ui-entry_n = č. { $n }
ui-reversed_by = vzato zpět zápisem č. { $n }
ui-reverses = Vzato zpět: č. { $n }
ui-last_entries = Poslední zápisy
ui-newest = Nejnovější
ui-only_money = Jen moje peníze
ui-all_entries = Všechno
ui-behind = Zápisy, ze kterých vzešlo
ui-behind_none = Zatím ho žádný zápis nezměnil.
ui-before = předtím { $value }
ui-day = { $day }. { $month }. { $year }
ui-away = Co se mezitím stalo
ui-away_seen = Viděno
ui-and_more = { COUNT($n) ->
    [one] a ještě jeden
    [few] a ještě { COUNT($n) }
   *[other] a ještě { COUNT($n) }
}
ui-older = Starší

## Stránky: hostitel

ui-workbench = Vedení stolu
ui-correct = Oprava
ui-reason = Důvod
ui-reason_hint = Zůstane v deníku, přečte si ho každý.
ui-old_value = Teď
ui-new_value = Nově
ui-new_list-hint = Všechno, co sem patří, s čárkami mezi: 1, 2, 3.
ui-options = Domácí pravidla
ui-option_default = jako v krabici
ui-house_ruling = Domácí rozhodnutí
ui-house_ruling_hint = Brání tomu tah, fáze nebo oprávnění. Hostitel může rozhodnout, že se to přesto provede.
ui-taught = Co je vytištěno v krabici
ui-taught_hint = Co v pravidlech není, opíše majitel krabice jednou; tento stůl i každý další to pak zná. Všechno funguje i bez toho.
ui-backup = Záloha
ui-import = Načíst ze souboru
ui-devices = Telefony
ui-kick = Odpojit tento telefon
ui-close_table_sure = Večer skončí: zápisy zůstanou ke čtení, dál se zapisují už jen opravy.

## Stránky: konec

ui-game_over = Konec hry
ui-nobody_finished = Do cíle nikdo nedošel.
ui-place_n = { COUNT($n) }.
ui-evening = Průběh večera
ui-curve_from_to = { WHO($seat) }: od { MONEY($begins) } do { MONEY($ends) }, nejvíce { MONEY($highest) }
ui-rounds = kola
ui-table_closed = Tento stůl je uzavřen. Zápisy jde dál číst.

## Nápověda pod políčky formulářů

par-path-hint = Jak to nazývá karta hráče, třeba { fld-cash }. Vyberte ze seznamu, nebo napište.
par-values-hint = Každý údaj na svůj řádek, třeba: { fld-cash } = 1500
par-index-hint = 1 je první řádek svého druhu.

## Stránky: co říkají jen ony

ui-skip = Na stránku
ui-start_page = Úvodní stránka
ui-on_move = na tahu
ui-sensor = Čtečka kostek
ui-waits_for = čeká se na
ui-options_hint = Jako v krabici, pokud je nezměníte. Hostitel je může změnit i později.
ui-from_library = Z knihovny karet
ui-type_below = Vyplním níže
ui-grant_hint = Tento kód přenese místo na tento telefon; ten, který je měl dosud, bude odpojen. Platí jednou.
ui-link_once = Platí jednou, během hodiny.
ui-take_seat_here = Hrát za { $seat } na tomto telefonu
ui-personal_code = Kód pro toto místo
ui-phone_count = { COUNT($n) ->
    [0] bez telefonu
    [one] { COUNT($n) } telefon
    [few] { COUNT($n) } telefony
   *[other] { COUNT($n) } telefonů
}
ui-pin_is_set = PIN je nastaven.
ui-pin_is_free = PIN není nastaven: vedení stolu otevře jen hostitelův telefon.
ui-screen_here = Ukázat stůl na této obrazovce
ui-screen_hint = Na televizi nebo tabletu otevřete { $address }. Ukáže se číslo a tato stránka se zeptá, zda obrazovku pustit.
ui-screen_number = Řekněte hostiteli toto číslo. Stůl se objeví, jakmile obrazovku pustí.
ui-screen_waits = Obrazovka { $number } čeká
ui-screens_out = Odpojit všechny obrazovky
ui-let_in = Pustit
ui-taught_path = Co (název ze seznamu, nebo cesta s tečkami)
ui-taught_so_far = Zatím naučeno:
ui-taught_value_hint = Číslo, slova oddělená čárkami, nebo JSON, jak stojí v seznamu níže.
ui-taught_track_hint = Klepněte na políčka v pořadí, jak leží na plánu, nebo je napište s čárkami; první je to, kde se začíná. Potom figurku posune samotný hod. V rozehrané hře hostitel opravou pozice řekne, kde která figurka stojí; první políčko je 0.
teach-track = Políčka na herním plánu
ui-host_hint = Jste hostitelem tohoto stolu. Ostatní ať načtou kód níže; hrajete-li také, posaďte se.
ui-begin_hint = Až budou všichni tady a připraveni, začněte.
ui-bad_toml = Toto nelze přečíst jako TOML: { $problem }
open-window = Okno
open-offer = Nabídka
open-payment = Nabídnutá platba
open-project = Navržený projekt
open-duty = Povinnost

ui-problem-seat_moved = Za { $seat } se teď hraje na jiném telefonu. Chcete-li hrát zase tady, otevřete tam nabídku, zvolte „{ ui-my_link }“ a kód načtěte tímto telefonem.
ui-problem-seat_freed = Hostitel odpojil tento telefon od místa, kde hraje { $seat }. Chcete-li hrát zase tady, řekněte si mu o osobní kód místa.
ui-problem-not_over = Tento stůl ještě neskončil. Nejdříve ho uzavřete, potom připravte odvetu.
ui-problem-malformed = Toto nelze přečíst. Nic se nezapsalo.
ui-problem-bad_field = Něco je špatně s „{ $field }“. Nic se nezapsalo.
ui-problem-not_allowed = Tato stránka patří někomu u stolu. Přisedněte s kódem stolu, nebo se zeptejte hostitele.
ui-problem-not_found = Tady nic není. Adresa může být stará; začněte znovu od kódu stolu.
ui-problem-no_table = Stůl s tímto kódem není. Zkontrolujte písmena.
ui-problem-grant_gone = Tento kód už byl použit, nebo je příliš starý. Požádejte o nový.
ui-problem-wrong_method = Tato adresa k tomu neslouží.
ui-problem-too_large = To je příliš dlouhé. Nic se nezapsalo.
ui-problem-wrong_type = Takový formulář stůl nepřijímá ({ $wanted }).
ui-problem-too_many = { COUNT($seconds) ->
    [one] Příliš mnoho pokusů. Počkejte { COUNT($seconds) } sekundu.
    [few] Příliš mnoho pokusů. Počkejte { COUNT($seconds) } sekundy.
   *[other] Příliš mnoho pokusů. Počkejte { COUNT($seconds) } sekund.
}
ui-problem-pin_wait = { COUNT($seconds) ->
    [one] Příliš mnoho pokusů. Počkejte { COUNT($seconds) } sekundu.
    [few] Příliš mnoho pokusů. Počkejte { COUNT($seconds) } sekundy.
   *[other] Příliš mnoho pokusů. Počkejte { COUNT($seconds) } sekund.
}
ui-problem-pin_digits = PIN má šest číslic.
ui-problem-still_open = Tento stůl ještě není uzavřený: jeho skryté knihy zůstávají skryté.
ui-problem-others_play = Na tomto počítači se hraje u jiného stolu. Nejdřív se musí uzavřít.
ui-problem-own_seat = To je vaše vlastní místo. Nejdříve předejte stůl.
ui-problem-host_here = Tento telefon vede stůl. Otevřete kód na jiném telefonu, nebo stůl nejdřív předejte.
ui-problem-wrong_origin = Toto přišlo ze stránky jiné adresy. Otevřete stránku stolu a klepněte znovu.
ui-problem-no_ticket = Tato stránka byla nakreslena pro jiný telefon, nebo je příliš stará. Načtěte ji a klepněte znovu.
ui-problem-too_many_listen = Poslouchá příliš mnoho stránek. Tato se ptá každé dvě sekundy.
ui-problem-unavailable = Stůl teď není dosažitelný. Klepnutí lze poslat znovu.
ui-problem-books = Do knih teď nelze psát ({ $reason }). Nic se nezapsalo; zkuste to za chvíli.
ui-problem-server = Něco je špatně. Nic se nezapsalo; než klepnete znovu, podívejte se na svou stránku.

## Figurky: barvy a znaky

pawn-red = červená
pawn-blue = modrá
pawn-green = zelená
pawn-yellow = žlutá
pawn-white = bílá
pawn-black = černá
pawn-orange = oranžová
pawn-purple = fialová
pawn-pink = růžová
pawn-brown = hnědá
pawn-circle = kruh
pawn-square = čtverec
pawn-triangle = trojúhelník
pawn-star = hvězda
pawn-diamond = kosočtverec
pawn-hexagon = šestiúhelník
pawn-cross = kříž
pawn-moon = měsíc

no-nothing_to_choose = Nic takového na své kartě nemáte.

## Pages: the workbench

ui-corrections = Opravy
ui-the_box = Krabice
ui-name = Jméno
ui-run_table = Vedení stolu
ui-act_for_seat = Jednat za hráče { WHO($seat) }
ui-phone_asleep = teď zavřený
ui-move_on_does = Hra postoupí kolem stolu až k příštímu tahu tohoto hráče; hod, na který se čeká, propadne.
ui-whole_journal = Celý deník
ui-changes = Co se změní
ui-figure = Údaj
ui-then = Potom
ui-hidden = skryto
ui-hidden_effect = K čemu to povede, stojí ve skrytých knihách; předem se to neříká.
ui-other_figures = Ostatní údaje
ui-no_figure_changes = Na kartách hráčů se žádné číslo nezmění.

# taking back
ui-back_one = Vzít zpět č. { $n }
ui-back_to = Zpět před č. { $n }
ui-back_hint = { COUNT($n) ->
    [one] Zpět se vezme tento řádek. Zůstane v deníku přeškrtnutý.
    [few] Zpět se vezmou tyto { COUNT($n) } řádky, jeden po druhém od nejnovějšího. Zůstanou v deníku přeškrtnuté.
   *[other] Zpět se vezme těchto { COUNT($n) } řádků, jeden po druhém od nejnovějšího. Zůstanou v deníku přeškrtnuté.
}
ui-back_button = { COUNT($n) ->
    [one] Vzít řádek zpět
    [few] Vzít zpět { COUNT($n) } řádky
   *[other] Vzít zpět { COUNT($n) } řádků
}
ui-back_figures = Co se změní v číslech
ui-back_roll = { HAS($by) ->
    [yes] Znovu se bude čekat na hod: { WHO($by) }, { WORD($purpose, group: "roll") }.
   *[no] Znovu se bude čekat na hod: { WORD($purpose, group: "roll") }.
}
ui-back_current = Na tahu potom: { WHO($seat) }
ui-back_stops = Č. { $n } zpět vzít nejde, ani nic před ním: připravení stolu a přisednutí zůstávají.
ui-back_taken = { COUNT($n) ->
    [one] Zatím je zpět vzat { COUNT($n) } řádek.
    [few] Zatím jsou zpět vzaty { COUNT($n) } řádky.
   *[other] Zatím je zpět vzato { COUNT($n) } řádků.
}
ui-back_instead = Je špatně jen tento jeden řádek? Ostatní nechte a opravte číslo:

# corrections
ui-correct_whose = Čí údaj je špatně?
ui-correct_hint = Z opravy nic dalšího neplyne: nastaví údaj a důvod zůstane v deníku.
ui-correct_table_hint = ceny, tah, kolo, fáze
ui-correct_which = který údaj?
ui-sheet_lines = Řádky karty
ui-new_line = nový řádek
ui-look_first = Ukázat, co se stane
ui-then_happens = Tohle se stane
ui-book_correction = Zapsat opravu
ui-cross_out = Škrtnout tento řádek

# house rules
ui-dial = Kolik se děje samo
ui-dial_hint = Jedním klepnutím se nastaví několik domácích pravidel najednou; každé je řádek deníku.
ui-dial_own = Pravidla níže jsou nastavena po svém, neodpovídají žádné z poloh.
ui-each_rule = Jednotlivá pravidla
ui-house_ruling_where = Má něco projít, i když to tah nebo fáze nedovolí? Jednejte za hráče, vyberte odmítnuté a rozhodněte.

# teaching
ui-taught_of = Naučeno { COUNT($n) } z { COUNT($of) }
ui-taught_count = { COUNT($n) ->
    [one] { COUNT($n) } položka
    [few] { COUNT($n) } položky
   *[other] { COUNT($n) } položek
}
ui-taught_yes = naučeno
ui-taught_no = zatím ne
ui-taught_numbers = Čísla z pravidel ({ COUNT($n) })
ui-taught_numbers_hint = Jsou tak, jak je uvádějí pravidla. Měňte je, jen když se vaše vydání liší.
ui-taught_file = Jako soubor
ui-taught_file_hint = Všechno naučené i s kartami se vejde do jednoho textového souboru a zase zpět. Soubor se nejdříve zkontroluje: naučí se celý, nebo nic.
ui-import_all = Naučit všechno
ui-import_refused = Řádek { $line }, { $key }: { $why } Nic se nenaučilo.
ui-taught_by_path = Podle názvu, pro znalé
ui-teach_this = Naučit
ui-values = Hodnoty
ui-track_empty = Klepněte na první políčko plánu.
ui-track_count = Políček: { COUNT($n) }. Klepněte na další.
ui-track_at = { COUNT($n) }. políčko: klepněte, jaké je.
ui-track_pad = Políčka ke klepnutí
ui-track_insert = Vložit před
ui-track_undo = O krok zpět
ui-track_text = Trať jako text, mezi políčky čárky
ui-cards_hint = Kartu, která je tu uložená, příště stačí vybrat podle názvu.
ui-card_new = Nová karta
ui-card_keep = Uložit kartu
ui-card_copy = Udělat podle ní další
ui-card_copied = Podle karty { $card }; dejte jí vlastní název.
ui-card_out = Vyřadit z knihovny
ui-card_out_hint = Co už se s kartou zapsalo, zůstává.
ui-card_stickers_hint = Kód na každou kartu: kdo ho u stolu načte, má formulář vyplněný.
ui-card_none = Neznámý
ui-card_none_title = Tenhle štítek nepatří k žádné zdejší krabici
ui-card_none_hint = Je z jiné krabice, nebo ke hře, kterou tento počítač nemá.
ui-card_gone = Není v knihovně
ui-card_gone_hint = Kartu někdo z knihovny vyřadil, nebo se teď jmenuje jinak. Vytiskněte jí nový štítek.
ui-card_later = Knihovna tu kartu zná teprve od doby, kdy se už u tohoto stolu hrálo. Tady opište, co na ní stojí.
ui-card_nobody = Nemáte tu místo a nikdo není na tahu.
ui-card_no_command = U tohoto stolu k té kartě nic nepatří.
ui-card_at_which = U kterého stolu?
ui-card_no_table = Tento telefon teď hru { $game } nehraje. Přisedněte ke stolu a načtěte kartu znovu.
ui-tree_hint = Každá řada políček zleva, bílá a zlatá. Klepnutím ji opravíte.
ui-tree_boxes = bílých { COUNT($white) }, zlatých { COUNT($golden) }
ui-tree_seen = Potvrdili jste, že strom odpovídá tomu, co je vytištěno.
ui-tree_placeholder = Tento strom vychází z pravidel, ne z karty hráče. Porovnejte ho se svým a opravte, co se liší.
ui-tree_right = Je to tak, jak to mám na kartě
ui-tree_skill_hint = Zleva, políčko po políčku. U zlatého se vybírá, co ho vyplní.
ui-tree_box = { COUNT($n) }. políčko
ui-tree_no_box = žádné
ui-tree_white = bílé
ui-tree_golden = zlaté: { $source }
ui-tree_complete = Úplná s tolika políčky
ui-tree_complete_hint = Prázdné: se všemi.
ui-tree_side = Strana stromu
ui-tree_own_side = každé políčko zvlášť

# backup and the plug
ui-evening_whole = Stůl je uzavřen: soubor obsahuje celý večer.
ui-evening_own = Co smí číst vaše místo. Celý večer bude k mání, až se stůl uzavře.
ui-evening_closed = Co smí číst vaše místo. Když se otevřou všechny knihy, soubor obsahuje celý večer; stůl pak už zůstane uzavřený.
ui-open_books = Otevřít všechny knihy
ui-evening_csv = Pro tabulky
ui-evening_json = Pro programy
ui-evening_scenario = K přehrání
ui-all_books = Všechny stoly tohoto počítače
ui-all_books_hint = Kopie všech knih se uloží do { $folder } a na paměťovou kartu nebo flešku, je-li připojena. Dělá se i při každém uzavření stolu.
ui-stick_there = Připojeno: { $name }
ui-stick_none = Žádná fleška není připojena.
ui-backup_now = Udělat kopii teď
ui-backup_made = Kopie je hotová.
ui-backup_failed = Kopie se neudělala ({ $reason }). Samotné knihy jsou v pořádku.
ui-backup_not_here = Tyto knihy neleží v souboru tohoto počítače; kopie vede správce serveru.
ui-backups_there = Kopie, které tu jsou
ui-backups_none = Zatím žádná kopie.
ui-backup_name = Kopie
ui-backup_where = Kde
ui-backup_here = tento počítač
ui-backup_size = Velikost
ui-machine = Počítač
ui-shut_down = Bezpečně vypnout počítač
ui-shut_down_does = Všechny stránky se to dozvědí, knihy se zavřou a počítač se vypne. Všechny stoly počkají, jak jsou, do příštího zapnutí.
ui-pull_the_plug = Ze zásuvky ho vytáhněte, až přestane blikat kontrolka, asi po půl minutě.
ui-shut_down_now = Vypnout teď
ui-shutting_down = Počítač se vypíná; nic se neztratí.
ui-going_down = Počítač se vypíná; nic se neztratí.
ui-code_made = Hostitel v { $time } vytvořil osobní kód pro vaše místo.
## Forms: the keypad, quick amounts, what a tap will come to, the card library

ui-keypad = Číslice
ui-minus = minus
ui-last_digit_off = Smazat poslední číslici
ui-what_happens = Co se stane?
ui-take_most = Vzít { COUNT($n) }
ui-one_times = 1 × { MONEY($price) }
ui-seat_pay = { WHO($seat) } platí { MONEY($amount) }
ui-seat_get = { WHO($seat) } dostane { MONEY($amount) }
ui-then_have = v ruce pak { MONEY($amount) }
ui-then_roll = potom hod: { WORD($purpose, group: "roll") }
ui-nothing_moves = Zatím se nezmění žádné číslo
ui-keep_card = Nechat si kartu v knihovně
par-card_name = Název v knihovně
par-card_name-hint = Prázdné: jak se karta jmenuje sama.

ui-tap_number = Klepněte na číslo, které padlo
ui-amount_on = Částka na { $n }
ui-left_to_stake = Ještě lze vsadit: { MONEY($amount) }
ui-together = Dohromady { MONEY($amount) }

# Papír
print-player_sheet = Karta hráče
print-bank_journal = Bankovní deník
print-final_statement = Závěrečný přehled
print-play_money = Hrací peníze
print-join_poster = Plakát k připojení
print-card_stickers = Štítky na karty
print-page = strana { $n } z { $m }
print-duplicate = duplikát { $n }
print-price_paid = zaplaceno

# Tisk
ui-print = Tisk
ui-print_hint = Každé tlačítko udělá PDF, které telefon otevře, nasdílí nebo vytiskne.
ui-paper = Papír
ui-paper_a4 = A4
ui-paper_letter = US Letter
ui-print_own = Vaše
ui-print_others = Všech, pokud na ně vidíte
ui-print_table = Pro celý stůl
ui-print_wifi = I s Wi-Fi na plakátu
ui-print_wifi_hint = Hosté ji načtou, než se připojí. Co napíšete, se jen vytiskne a nikde se neukládá.
ui-print_personal = Lístky s kódem pro každé obsazené místo, k předání při výměně telefonu; platí jednou, do hodiny
ui-network = Název sítě
ui-network_password = Heslo
ui-print_blank = Prázdné, k psaní
ui-print_blank_hint = Když vypadne proud a hraje se dál.
ui-print_one_of_them = Jen jeden z nich
ui-print_queued = Čeká se na tisk …
ui-print_sheet_of = List { $n } z { $of } …
ui-print_ready = Hotovo.
ui-print_open = Otevřít PDF
ui-print_more = Vytisknout něco jiného
ui-print_at = Vytisknout na
ui-print_sent = Odesláno na { $printer }.
ui-print_problem_library_missing = K tisku chybí balíček { $package }. Nainstalujte ho: sudo apt install { $package }
ui-print_problem_font_missing = K tisku chybí písmo { $font }. Nainstalujte ho: sudo apt install { $package }
ui-print_problem_not_installed = K tisku chybí balíček Pythonu { $package }. Spusťte jednou ./run s připojením k internetu.
ui-print_problem_pango_crashes = Pango { $version } na tomto počítači padá. Aktualizujte ho: sudo apt upgrade
ui-print_problem_timeout = List { $sheet } trval déle než { $seconds } sekund. Tiskněte jich méně najednou, nebo to zkuste, až bude mít počítač méně práce.
ui-print_problem_worker_gone = Tisk se dvakrát zastavil na listu { $sheet } ({ $ended }). Zkuste to znovu, nebo tiskněte méně najednou.
ui-print_problem_bad_document = List { $sheet } se nepodařilo vysázet: { $reason }
ui-print_problem_queue_full = Už čeká { $waiting } tisků. Zkuste to za minutu.
ui-print_problem_closed = Program se právě vypínal. Vytiskněte to znovu, až poběží.
ui-problem-print_gone = Tento tisk už není uložený. Vytiskněte ho znovu, je to hned.
print-number = Č.
print-player = Hráč
print-pawn = Figurka: zakroužkujte svou
print-round = Kolo
print-what = Co
print-in = Příjem
print-out = Výdej
# printers
ui-printers = Tiskárny
ui-printers_none = Zatím žádná tiskárna. Listy se v telefonu otevřou jako PDF; chcete-li tisknout odsud, nastavte tiskárnu v systému CUPS nebo níže napište její adresu.
ui-printers_no_lp = Na tomto stroji není nainstalován CUPS, vlastní fronty tedy nemá.
ui-printers_no_cups = CUPS tu je, ale neodpovídá; jeho fronty nejsou vidět.
ui-printer_default_sheets = pro listy
ui-printer_default_tickets = pro lístky
ui-printer_choose_sheets = Používat pro listy
ui-printer_choose_tickets = Používat pro lístky
ui-printer_queue = fronta CUPS tohoto stroje
ui-printer_silent = Je tu; o papíru nic neříká.
ui-printer_holds = { $n ->
    [one] čeká { $n } tisk
    [few] čekají { $n } tisky
    [many] čeká { $n } tisku
   *[other] čeká { $n } tisků
}
ui-printer_asked = zjištěno { $time }
ui-printer_asking = Zjišťuje se …
ui-printer_ask_again = Zjistit znovu
ui-printer_resume = Pustit dál
ui-printer_test = Zkušební tisk
ui-printer_test_on = Zkouška na { $paper }
ui-printer_more = Vyzkoušet nebo změnit
ui-printer_forget = Zapomenout
ui-printer_another_table = tisk jiného stolu
ui-printer_add = Přidat tiskárnu
ui-printer_add_it = Přidat
ui-printer_address = Adresa
ui-printer_name = Jak jí říkáte
ui-printer_own = Jen tiskárny vaší sítě nebo připojené k tomuto stroji. Nic se nevyhledává; adresa stojí na displeji tiskárny nebo na její zkušební stránce. Tiskárny slouží všem stolům tohoto stroje.
ui-printer_by_ipp = tiskárna v síti, která sama přijímá PDF (IPP)
ui-printer_by_socket = účtenková tiskárna v síti, role 58 nebo 80 mm
ui-printer_by_usb = účtenková tiskárna na USB: její dvě čísla, jak je ukazuje lsusb
ui-printer_by_serial = účtenková tiskárna na sériové lince

# what a printer is doing, and why something was not printed
prn-ready = Připravena
prn-printing = Tiskne
prn-stopped = Zastavena; co se pošle, čeká, dokud ji nepustíte dál.
prn-no_paper = Došel papír
prn-jam = Papír se zasekl
prn-no_ink = Došel inkoust nebo toner
prn-cover_open = Je otevřený kryt
prn-attention = Potřebuje, aby se na ni někdo podíval
prn-rejects = Teď nepřijímá tisky
prn-gone = Neodpovídá: je vypnutá, odpojená nebo v jiné síti
prn-refuses_pdf = Nepřijímá PDF; nastavte ji v systému CUPS, který překládá.
prn-raster_only = Přijímá jen obrázky ({ $formats }), ne PDF; nastavte ji v systému CUPS, který překládá.
prn-nonsense = Něco tam odpovídá, ale ne jako tiskárna
prn-nothing_there = Pod touto adresou tiskárna není; část za číslem může být jiná.
prn-needs_password = Chce heslo, které tu nejde zadat
prn-needs_ipps = Mluví jen zabezpečeně: místo ipp:// napište ipps://
prn-no_lp = Na tomto stroji není nainstalován CUPS
prn-no_cups = CUPS neodpovídá
prn-no_queue = Fronta už neexistuje
prn-no_receipts = Na tomto stroji chybí pro účtenkové tiskárny balíček Pythonu { $package }
prn-no_usb = Na tomto stroji chybí pro tiskárny na USB { $package }
prn-no_access = Je tu, ale účet společníka do ní nesmí zapisovat
prn-vanished = Uprostřed zavěsila; než budete tisknout znovu, podívejte se, co vyjelo.
prn-busy = Čeká už mnoho tisků; nejdřív nechte nějaké vyjet.
prn-tickets_only = Účtenková tiskárna: bere lístky, ne listy
prn-sheets_only = Bere listy, ne jednotlivé lístky
prn-no_such_paper = Papír { $paper } nezná
prn-not_allowed = Účet společníka to nesmí; může to správce stroje
prn-refused = Odmítla
prn-unprintable = Její kódová stránka { $page } nemá znak „{ $letter }“; vynechte z adresy text= a lístky se budou kreslit.
prn-code_too_long = Kód je na tak úzkou roli příliš dlouhý
prn-no_font = Na tomto stroji chybí písmo { $font }
prn-bad_address = Její jméno teď vede mimo vaši síť; nic se neposlalo
prn-note-low_paper = dochází papír
prn-note-low_ink = dochází inkoust nebo toner
prn-job-sending = předává se
prn-job-waiting = čeká tam
prn-job-held = je tam pozdržen
prn-job-printing = tiskne se
prn-job-stopped = se zastavil
prn-job-done = hotovo
prn-job-cancelled = zrušen
prn-job-failed = nevytištěn
prn-job-unknown = předán
prn-test = Zkouška
prn-test_page = Zkušební stránka
prn-test_frame = Rámeček měří { $width } × { $height } mm: musí být vidět všechny čtyři strany.
prn-test_lines = Obě čáry jsou dlouhé { $n } mm. Nejsou-li, tiskárna stránku zmenšila nebo zvětšila.
prn-bad-scheme = Adresa začíná ipp://, ipps://, socket://, usb:// nebo serial://.
prn-bad-host = Za dvěma lomítky stojí číslo nebo jméno tiskárny, třeba 192.168.1.20.
prn-bad-port = Na tomto portu žádná tiskárna není; vynechte ho.
prn-bad-path = V adrese nejsou mezery, jen to, co je v příkladech.
prn-bad-device = To není zařízení tiskárny: usb://04b8:0202, usb:///dev/usb/lp0 nebo serial:///dev/ttyUSB1.
prn-bad-width = Role jsou široké 58 nebo 80 mm.
prn-bad-page = Kódová stránka se píše třeba cp852.
prn-bad-public = Jen tiskárny vaší sítě: tato adresa leží mimo ni.
prn-bad-own = To je stroj, na kterém běží společník; jeho tiskárny přicházejí přes CUPS.
prn-name-long = Nejvýš 40 znaků, prosím.
prn-name-taken = Tiskárna toho jména už tu je.
prn-name-full = Dvanáct tiskáren stačí; nejdřív jednu zapomeňte.
print-account_extract = Výpis z účtu
print-time = Čas
print-booked_by = Hráč
print-account = Účet
print-so_far = průběžně, hra pokračuje
print-length = { $hours } h { $minutes } min
print-rounds_played = { COUNT($n) ->
    [one] { COUNT($n) } kolo
    [few] { COUNT($n) } kola
   *[other] { COUNT($n) } kol
}
print-entries_booked = { COUNT($n) ->
    [one] { COUNT($n) } zápis v deníku
    [few] { COUNT($n) } zápisy v deníku
   *[other] { COUNT($n) } zápisů v deníku
}
print-scan = Namiřte sem fotoaparát telefonu
print-first_wifi = 1. Připojte se k Wi-Fi
print-then_scan = 2. Přisedněte ke stolu
print-free_seats = { COUNT($n) ->
    [one] { COUNT($n) } místo je volné
    [few] { COUNT($n) } místa jsou volná
   *[other] { COUNT($n) } míst je volných
}
print-personal_hint = Rozstříhejte a dejte každému hráči jeho vlastní: kdo kód naskenuje první, dostane místo.
print-numbers = č. { $first }–{ $last }

# čtečky kostek a rulety, u hodu
rdr-armed = { $spin ->
    [yes] Zatočte: čtečka uvidí, kde se ručička zastaví.
   *[no] Hoďte kostkou: čtečka uvidí, co padne.
}
rdr-rolling = { $spin ->
    [yes] Točí se…
   *[no] Hází se…
}
rdr-offer = Padlo { $n }?
rdr-offer_more = Padlo { $faces }?
rdr-choose = Čtečka viděla { $faces }. { COUNT($n) ->
    [one] Která kostka platí?
    [few] Které { COUNT($n) } kostky platí?
    [many] Kterých { COUNT($n) } kostek platí?
   *[other] Kterých { COUNT($n) } kostek platí?
}
rdr-yes = Ano
rdr-no = Ne, zadám to
rdr-these = { COUNT($n) ->
    [one] Platí tahle
    [few] Platí tyhle { COUNT($n) }
    [many] Platí těchto { COUNT($n) }
   *[other] Platí těchto { COUNT($n) }
}
rdr-again-cocked = { $spin ->
    [yes] Ručička stojí na čáře. Zatočte znovu.
   *[no] Kostka se opírá. Hoďte znovu.
}
rdr-again-unreadable = { $spin ->
    [yes] Ručičku se nepodařilo přečíst. Zatočte znovu.
   *[no] Kostku se nepodařilo přečíst. Hoďte znovu.
}
rdr-again-doubtful = { $spin ->
    [yes] Čtečka si není vůbec jistá. Zatočte znovu.
   *[no] Čtečka si není vůbec jistá. Hoďte znovu.
}
rdr-enter = { $spin ->
    [yes] Zadejte, co padlo:
   *[no] Zadejte hod:
}
rdr-or_enter = { $spin ->
    [yes] Zatočte znovu, nebo to zadejte.
   *[no] Hoďte znovu, nebo hod zadejte.
}
rdr-manual-lost = { $spin ->
    [yes] Čtečka rulety je odpojená.
   *[no] Čtečka kostek je odpojená.
}
rdr-manual-stale = Čtečka neodpovídá.
rdr-manual-reset = Čtečka začala znovu.
rdr-manual-fault = { $spin ->
    [yes] Ruleta potřebuje, aby se na ni někdo podíval.
   *[no] Čtečka kostek potřebuje, aby se na ni někdo podíval.
}
rdr-manual-forbidden = Ke čtečce nemá aplikace přístup.
rdr-manual-busy = Čtečku používá jiný program.
rdr-manual-unsteady = Čtečka pořád vypadává.
rdr-manual-no-reading = Čtečka výsledek neviděla.
rdr-manual-unbooked = Co čtečka viděla, se nepodařilo zapsat.
rdr-back = { $spin ->
    [yes] Čtečka je zpátky. Zatočte, nebo zadejte, co padlo.
   *[no] Čtečka je zpátky. Hoďte, nebo zadejte hod.
}
rdr-notice = Čtečka viděla { $saw }, zapsáno bylo { $entered }.
rdr-correct = Opravit na { $faces }
rdr-try_again = Zkusit čtečku znovu
rdr-wall_offer = { $seat } odpoví na telefonu.
rdr-wall_enters = { $seat } zapíše hod na telefonu.
rdr-host_goes_on = Čtečka { $device }, od { $time }. Zkouší se znovu; dá se pokračovat ručně.
rdr-why-doubtful = Čtečka si není úplně jistá.
rdr-why-heartbeat = Samotné čtení se cestou ztratilo.
rdr-why-confirm = U této čtečky se ptáme na každé čtení.
rdr-why-early = Hozeno dřív, než se na hod čekalo.
rdr-why-late = Možná je to hod, který byl právě zapsán.
rdr-why-again = Hozeno, když otázka ještě trvala.
ui-readers = Čtečky

# hostitelova stránka čteček
ui-readers_enabled = Používané
ui-readers_found = Nalezeno na tomto počítači
ui-readers_found_hint = Dokud port nezapnete, nic se do něj nepíše. Zapínejte jen čtečky: stejný konektor může mít i 3D tiskárna nebo rádiový modul.
ui-readers_none = Zatím žádná čtečka. Připojte ji přes USB a sama se tu objeví. Do té doby se hody zadávají na telefonech jako vždy.
ui-readers_try = Bez hardwaru to zkusíte takto, v druhém terminálu tohoto počítače:
ui-readers_elsewhere = Porty drží jiný proces této aplikace. Čtečky fungují, nastavují se a odpovídá se jim ale tam; tahle stránka se jen dívá.
ui-readers_full = Osm čteček stačí; nejdřív některou vypněte.
ui-reader_simulated = simulovaná
ui-reader_free = Neslouží zatím žádnému stolu; otevřete ji a použijte ji tady.
ui-reader_look = Otevřít
ui-reader_enable = Zapnout tady
ui-reader_disable = Vypnout
ui-reader_serves_another = Slouží jinému stolu, kde teď nikdo nehraje.
ui-reader_serves_played = Slouží jinému stolu, u kterého se teď hraje.
ui-reader_played = S touto čtečkou se právě hraje u jiného stolu. Nejdřív se tam zeptejte a pak zaškrtněte, že si ji berete.
ui-reader_take = Vědí o tom: beru si ji
ui-reader_bring = Použít u tohoto stolu
ui-reader_add = Přidat adresu
ui-reader_add_it = Zapnout
ui-reader_address = Adresa
ui-reader_own = Pro to, co se nenajde samo: sériový port tohoto počítače, adaptér, který tu naslouchá, nebo převodník ve vaší síti.
ui-reader_by_path = sériový port tohoto počítače, i jménem pod /dev/serial
ui-reader_by_socket = adaptér, který mluví po síti, třeba od kamery
ui-reader_by_rfc2217 = sériový port za síťovým převodníkem
rda-bad-scheme = Adresa začíná /dev/, socket:// nebo rfc2217://.
rda-bad-host = Za dvěma lomítky je číslo nebo jméno, třeba 127.0.0.1.
rda-bad-port = Chybí port, nebo na něm žádná čtečka nenaslouchá: 23, nebo 1024 a víc, a žádný port známé služby.
rda-bad-path = V adrese nejsou mezery a je v ní jen to, co v příkladech.
rda-bad-device = To není sériový port: /dev/ttyUSB0, /dev/ttyACM0 nebo jméno pod /dev/serial.
rda-bad-public = Jen ve vaší síti: tahle adresa leží mimo ni.
rda-bad-taken = Už se používá.
ui-reader_faces = { $low } až { $high }
ui-reader_dice = { COUNT($n) ->
    [one] { COUNT($n) } kostka
    [few] { COUNT($n) } kostky
    [many] { COUNT($n) } kostky
   *[other] { COUNT($n) } kostek
}
ui-reader_confirms = na každé čtení se ptáme
ui-reader_twins = Dvě čtečky tvrdí, že jsou { $name }: tahle a { $other }. Tu, která neplatí, vypněte.
ui-reader_newer = Její firmware je novější než tahle aplikace; používá se, čemu rozumíme.
ui-reader_firmware = firmware { $version }
ui-reader_other_faces = Otevřený hod chce 1 až { $n }: tahle čtečka na něj neodpoví.
ui-reader_learn = Naučit se, jak mluví
ui-reader_learn_hint = Tohle zařízení neřeklo, kdo je. Pokud vypisuje holá čísla, několikrát hoďte a porovnejte: zatím nic neplatí.
ui-reader_read_so = Přečteno, od nejstaršího:
ui-reader_nothing_read = Zatím se nic nepřečetlo jako hod.
ui-reader_lines = Řádků na jeden hod
ui-reader_lowest = Nejnižší číslo
ui-reader_highest = Nejvyšší číslo
ui-reader_periodic = Vypisuje pořád, nejen po hodu
ui-reader_reads_right = Čte správně: používat
ui-reader_limits = Co holá čísla neumějí
ui-reader_limit_periodic = Zařízení, které vypisuje pořád, dá při učení až pět falešných čtení.
ui-reader_limit_equal = U takového zařízení vypadají dva stejné hody po sobě jako jeden.
ui-reader_limit_lines = U zařízení s řádkem na každou kostku je třeba říct, kolik řádků je jeden hod.
ui-reader_limit_corrupted = Číslo, které změnil špatný kabel, se nepozná.
ui-reader_test = Zkušební hod
ui-reader_test_hint = Hody se tu ukážou, ale nezapíšou. Stůl zatím z této čtečky nedostane nic, nejvýš dvě minuty.
ui-reader_test_begin = Začít zkoušku
ui-reader_testing = Hoďte: nic se nezapíše.
ui-reader_test_end = Ukončit zkoušku
ui-reader_would_book = by se zapsalo.
ui-reader_would_ask = na to by se aplikace zeptala.
ui-reader_setup = Nastavení
ui-reader_kind = Druh
ui-reader_says_itself = jak sama řekne
ui-reader_baud = Rychlost
ui-reader_baud_both = 115200, pak 9600
ui-reader_confirm = Ptát se na každé čtení
ui-reader_legacy = Mluví holými čísly a čte správně
ui-reader_save = Použít takto
ui-reader_faces_wrong = Nejvyšší číslo je větší než nejnižší a nejvýš 999.
ui-reader_monitor = Co říká, od nejnovějšího
ui-reader_silent = Zatím nic neřekla.
ui-reader_failures = Co se naposled pokazilo
ui-reader_no_failures = Zatím nic.
rdm-line = přišlo
rdm-event = pochopeno
rdm-sent = odesláno
rdm-state = port
rdk-die = kostka
rdk-spinner = ruleta
rdk-tray = podnos na kostky
rdk-button = tlačítko
rds-absent = Není připojená
rds-forbidden = Chybí oprávnění
rds-busy = Čtečku používá jiný program
rds-listening = Otevřeno; ještě neřekla, kdo je
rds-native = Připravená
rds-legacy = Připravená, holými čísly
rds-stale = Neodpovídá; ptáme se znovu
rds-lost = Ztracená; zkoušíme znovu
rds-unsteady = Pětkrát ztracená za minutu
rds-fault = Zařízení hlásí poruchu
rds-fault-magnet = Magnet je moc daleko, moc blízko, nebo chybí: má být 1 až 3 mm pod čipem
rds-fault-bus = Senzor neodpovídá své desce: podívejte se na vodiče
rds-fault-light = V podnosu je moc nebo málo světla
rds-fault-battery = Dochází jí baterie
rdh-absent = Připojte ji; najde se sama, i v jiné zásuvce.
rdh-lost = Připojte ji znovu; najde se sama, i v jiné zásuvce.
rdh-forbidden = Účet aplikace nesmí port otevřít. Jednou na počítači spusťte tohle, odhlaste se a přihlaste a aplikaci znovu spusťte:
rdh-busy = Zavřete ten druhý program, třeba sériový monitor. Některé port po pár vteřinách samy pustí.
rdh-stale = Když bude mlčet dál, odpojte ji a zase připojte.
rdh-unsteady = Kabel, nebo napájení? Zkuste jiný port nebo napájený rozbočovač.
