# Jogo da Vida em português do Brasil, a língua da caixa.

game-about = Estude ou entre nos negócios, case-se, faça seguros, aposte no giro dos outros; e então o Dia do Juízo: seguir até o último espaço como milionário ou pôr tudo num só número.

## Comandos: preparação

cmd-start_game = Começar o jogo
cmd-start_game-hint = Cada um recebe $10.000 e um cartão de riqueza do topo da pilha; depois todos giram a roleta e o número mais alto começa.
cmd-choose_path = Escolher o caminho
cmd-choose_path-hint = O dos negócios é mais curto e já paga $12.000; o da Universidade é mais longo, e o salário vem com a profissão.
cmd-set_option = Mudar uma regra da mesa
cmd-set_option-hint = O novo valor vale a partir de agora e fica no diário.

## Comandos: a vez

cmd-report_roll = Número da roleta
cmd-report_roll-hint = Digite o número em que a roleta parou.
cmd-land = Parei em …
cmd-land-hint = Diga por ordem os espaços que contam por onde você passou e aquele em que parou.
cmd-end_turn = Passar a vez
cmd-end_turn-hint = A vez passa adiante; ofertas e jogadas na Bolsa não aproveitadas se perdem.
cmd-open_bets = Reabrir as apostas
cmd-open_bets-hint = Os outros podem apostar até a leitura da roleta.
cmd-close_bets = Apostas encerradas
cmd-close_bets-hint = A roleta vai girar: ninguém põe mais nada na faixa.
cmd-bet = Apostar
cmd-bet-hint = Um número ou dois diferentes, até $24.000 ao todo. Quem acerta recebe dez vezes o que está no número; a aposta fica com o banco.

## Comandos: espaços

cmd-payday_pass = Passei pelo dia do pagamento
cmd-payday_pass-hint = O salário, menos os juros das notas promissórias.
cmd-payday_stop = Parei no dia do pagamento
cmd-payday_stop-hint = O salário, menos os juros; tire um cartão de riqueza do topo da pilha.
cmd-profession_stop = Parei numa profissão
cmd-profession_stop-hint = A partir de agora você tem esta profissão e o seu salário.
cmd-diploma = Diploma universitário
cmd-diploma-hint = Passou sem profissão: salário de $16.000.
cmd-wedding = Dia do meu casamento
cmd-wedding-hint = Um pininho no carro, um giro para os presentes e depois a lua-de-mel.
cmd-birth = Nasceu um filho
cmd-birth-hint = $1.000 de cada adversário.
cmd-twins = Nasceram gêmeos
cmd-twins-hint = $2.000 de cada adversário.
cmd-lucky_day = Dia de sorte
cmd-lucky_day-hint = $20.000 do banco, para guardar ou apostar.
cmd-toll_cross = Atravessei a ponte do pedágio
cmd-toll_cross-hint = Ponte ultrapassada por completo: o primeiro fica com o pedágio, os outros pagam $24.000.
cmd-toll_lost = O pedágio foi perdido
cmd-toll_lost-hint = O dono teve de voltar para antes da ponte; o próximo a atravessar fica com o privilégio.
cmd-judgement = Dia do Juízo
cmd-judgement-hint = $48.000 por filho, depois $25.000 por nota promissória.
cmd-reach_millionaire = Cheguei ao espaço Milionário
cmd-reach_millionaire-hint = O primeiro recebe $240.000 e gira o número da sorte.
cmd-bank_pays = O banco me paga
cmd-bank_pays-hint = O que o espaço em que você parou manda o banco pagar.
cmd-pay_bank = Pago ao banco
cmd-pay_bank-hint = O que o espaço em que você parou manda pagar.

## Comandos: escolhas

cmd-lucky_keep = Guardar os $20.000
cmd-lucky_keep-hint = Agora alguém pode apresentar um cartão.
cmd-lucky_bet = Apostar os $20.000
cmd-lucky_bet-hint = Uma nota de $10.000 em cada um de dois números diferentes; se der um deles: $300.000.
cmd-revenge_take = Vingança: receber $200.000
cmd-revenge_take-hint = De um rival que tenha o dinheiro; ninguém toma empréstimo para isso.
cmd-revenge_back = Vingança: voltar dez espaços
cmd-revenge_back-hint = Um rival volta; as ordens do caminho não valem.
cmd-choose_millionaire = Seguir para Milionário
cmd-choose_millionaire-hint = Gire mais uma vez e ande; os espaços do caminho valem como sempre.
cmd-choose_tycoon = Tentar ser Magnata
cmd-choose_tycoon-hint = Tudo o que resta, até o carro, num só número. Se der, você vence; se não der, é a falência.
cmd-buy_policy = Comprar um seguro
cmd-buy_policy-hint = O do carro na SAÍDA, os outros onde houver oferta; um de cada tipo.
cmd-buy_share = Comprar uma ação
cmd-buy_share-hint = Onde houver oferta; uma só.
cmd-exchange_play = Jogar na Bolsa
cmd-exchange_play-hint = Gire: 1 a 3 você paga $60.000, 4 a 6 nada, 7 a 10 o banco paga. A ação continua sua.

## Comandos: dinheiro

cmd-borrow = Pedir empréstimo ao banco
cmd-borrow-hint = Múltiplos de $20.000, uma nota promissória para cada; nunca para apostas nem para a Vingança.
cmd-accept_loan = { HAS($notes) ->
    [yes] { COUNT($notes) ->
        [one] Tomar uma nota de $20.000
       *[other] Tomar { COUNT($notes) } notas de $20.000
    }
   *[no] Tomar o empréstimo
}
cmd-accept_loan-hint = O menor empréstimo que cobre o que você tem de pagar; o pagamento segue sozinho.
cmd-repay = Pagar notas promissórias
cmd-repay-hint = Só notas inteiras: diga quantas, ou a quantia.
cmd-pay = Pagar
cmd-pay-hint = O anfitrião move dinheiro entre o banco e um jogador, ou entre dois jogadores.
cmd-correct_entry = Estornar um lançamento
cmd-correct_entry-hint = O que um lançamento mais antigo moveu volta; campos e vez ficam como estão.
cmd-close_table = Encerrar a mesa
cmd-close_table-hint = Fim da noite; depois disso só se lançam correções.

## Comandos: cartões de riqueza

cmd-draw_wealth = Que cartão eu tirei?
cmd-draw_wealth-hint = Diga só ao seu telefone qual é o cartão mais antigo da sua mão. Ninguém mais o vê.
cmd-share_profit = Apresentar “Dividindo os Lucros”
cmd-share_profit-hint = Metade do que o jogador recebe é sua.
cmd-share_expense = Apresentar “Dividindo a Despesa”
cmd-share_expense-hint = Um adversário paga metade por você.
cmd-exemption = Mostrar “Cartão de Isenção”
cmd-exemption-hint = O cartão apresentado contra você não lhe tira nada.
cmd-pass_card = Nenhum cartão
cmd-pass_card-hint = Desta vez você não mostra nada.
cmd-close_window = Seguir sem cartões
cmd-close_window-hint = Quem ainda não respondeu não mostra cartão.

## Diário

line-start_game = O jogo começa
line-choose_path = Caminho: { WORD($path) }
line-report_roll = A roleta deu { $faces }
line-land = { HAS($passing) ->
    [yes] Em { WORD($square, group: "sq") }, passando por { WORD($passing, group: "sq") }
   *[no] Em { WORD($square, group: "sq") }
}
line-end_turn = Fim da vez
line-open_bets = Apostas reabertas
line-close_bets = Apostas encerradas
line-bet = Aposta em { $numbers }: { $amounts }
line-payday_pass = Passou pelo dia do pagamento
line-payday_stop = Dia do pagamento
line-profession_stop = Profissão: { $profession }
line-diploma = Diploma universitário
line-wedding = Casamento
line-birth = Um filho
line-twins = Gêmeos
line-lucky_day = Dia de sorte
line-lucky_keep = Dia de sorte, dinheiro guardado
line-lucky_bet = Dia de sorte, aposta em { $numbers }
line-toll_cross = Ponte atravessada
line-toll_lost = Pedágio perdido
line-judgement = Dia do Juízo
line-reach_millionaire = No espaço Milionário
line-bank_pays = Do espaço: { MONEY($amount) }
line-pay_bank = Para o espaço: { MONEY($amount) }
line-revenge_take = Vingança contra { WHO($target) }
line-revenge_back = Vingança: { WHO($target) } volta dez
line-choose_millionaire = A caminho de Milionário
line-choose_tycoon = Tudo no { $numbers }
line-buy_policy = Seguro: { WORD($kind, group: "policy") }
line-buy_share = Ação comprada
line-exchange_play = Bolsa
line-borrow = Empréstimo de { MONEY($amount) }
line-accept_loan = Empréstimo forçado
line-repay = Notas promissórias pagas
line-draw_wealth = Um cartão anotado no próprio telefone
line-share_profit = Cartão apresentado: Dividindo os Lucros
line-share_expense = Cartão apresentado a { WHO($target) }: Dividindo a Despesa
line-exemption = Cartão mostrado: Cartão de Isenção
line-pass_card = Nenhum cartão
line-close_window = Sem mais cartões
line-correct_entry = Lançamento { $entry } estornado

## Parâmetros

par-path = Caminho
par-square = Espaço
par-passing = Passou por
par-faces = Número
par-numbers = Números
par-numbers-hint = Toque nos números da faixa.
par-amounts = Quantias
par-amounts-hint = Uma para cada número, com vírgula entre duas.
par-amount = Quantia
par-interest = Aqui há juros
par-interest-hint = Só se pergunta onde nem todo pagamento cobra juros.
par-profession = Profissão
par-kind = Tipo
par-target = Rival
par-lands = Onde o carro está agora
par-lands-hint = Só se o tabuleiro não foi ensinado: SAÍDA, ou deixe vazio.
par-purpose = Para quê
par-notes = Notas promissórias
par-notes-hint = Quantas; ou deixe vazio e diga a quantia.
par-entry = Número do lançamento
par-to = Para
par-payer = Quem paga
par-commodity = O quê
par-memo = Para quê
par-reason = Motivo
par-option = Regra da mesa
par-value = Valor

## Campos

fld-player_id = Número do jogador
fld-name = Nome
fld-seat = Lugar
fld-car_colour = Carro
fld-driver_peg = Primeiro pininho
fld-cash = Dinheiro
fld-on_strip = Na faixa
fld-path = Caminho
fld-salary = Salário
fld-profession = Profissão
fld-married = Casado
fld-children = Filhos
fld-car_policy = Seguro do carro
fld-house_policy = Seguro da casa
fld-life_policy = Seguro de vida
fld-share = Ação
fld-notes = Notas promissórias
fld-wealth_cards = Cartões de riqueza
fld-debt_now = Para quitar todas as notas agora
fld-interest_next_payday = Juros no próximo pagamento
fld-position = Espaço
fld-status = Situação
fld-judgement_shortfall = Não pago no Dia do Juízo
fld-final_total = Contagem final
fld-kind = Tipo
fld-phase = Momento
fld-current = Na vez
fld-turn_order = Ordem de jogo
fld-toll_owner = Dono do pedágio
fld-first_millionaire = Primeiro milionário
fld-lucky_number = Número da sorte
fld-note_counter = Notas emitidas até agora
fld-winner = Vencedor
fld-spin_purpose = O giro é para
fld-wealth_window = Janela de cartões
fld-forced_loan = Antes tem de pedir emprestado, notas
fld-bets = Apostas
fld-turn = Vez
sec-status = Situação
sec-who = Vida
sec-family = Família
sec-papers = Papéis
sec-debts = Dívidas
sec-count = Contagem

## Linhas

row-wealth_card = Cartão de riqueza
rows-wealth_cards = Cartões de riqueza

## Espaços e momentos

sq-start = SAÍDA
sq-amount = Espaço com quantia
sq-profession = Profissão
sq-diploma = Diploma universitário
sq-payday = Dia do pagamento
sq-wedding = Dia do casamento
sq-birth = Nasceu um filho
sq-twins = Gêmeos
sq-lucky_day = Dia de sorte
sq-revenge = Vingança
sq-offer = Oferta de ação ou seguro
sq-exchange = Bolsa
sq-toll = Ponte do pedágio
sq-judgement = Dia do Juízo
sq-millionaire = Milionário
sq-empty = Espaço sem ordem
ph-lobby = antes do jogo
ph-order_spin = girando para ver quem começa
ph-bet_window = apostas abertas
ph-moving = andando
ph-space = algo a escolher ou girar
ph-wealth_window = pergunta-se por cartões
ph-forced_loan = alguém tem de pedir emprestado
ph-turn_end = nada mais a fazer aqui
ph-over = fim de jogo

## Escolhas

ch-business = negócios
ch-university = Universidade
ch-diploma = diploma universitário
ch-car = carro
ch-house = casa
ch-life = vida
ch-share = uma ação
policy-car = Seguro do carro
policy-house = Seguro da casa
policy-life = Seguro de vida
purpose-general = qualquer coisa permitida
purpose-bet = uma aposta
purpose-revenge = Vingança
ch-general = qualquer coisa permitida
ch-bet = uma aposta
ch-revenge = Vingança
ch-share_profit = Dividindo os Lucros
ch-share_expense = Dividindo a Despesa
ch-exemption = Cartão de Isenção
ch-unknown = não anotado
ch-profit = recebimento
ch-expense = despesa
ch-pink = cor-de-rosa
ch-blue = azul
ch-red = vermelho
ch-green = verde
ch-yellow = amarelo
ch-white = branco
ch-orange = laranja
ch-black = preto
ch-playing = jogando
ch-judged = depois do Dia do Juízo
ch-millionaire = milionário
ch-tycoon = magnata
ch-bankrupt = falido
ch-dinheiro = dinheiro
ch-notes = notas promissórias

## Regras da mesa

opt-max_players = No máximo, jogadores
opt-max_players-hint = Esta caixa tem oito carros; outras têm seis.
val-max_players-8 = 8
val-max_players-6 = 6
opt-prices = Preços de seguros e ações
opt-prices-hint = O texto das regras não os traz: os nossos até serem ensinados, ou só os ensinados.
val-prices-suggested = sugeridos, até serem ensinados
val-prices-taught = só os ensinados
opt-professions = Profissões e salários
opt-professions-hint = O texto das regras não os traz: os nossos até serem ensinados, ou só os ensinados.
val-professions-suggested = sugeridos, até serem ensinados
val-professions-taught = só os ensinados
opt-payday_interest = Os juros são cobrados
opt-payday_interest-hint = Em todo dia do pagamento, ou só nos que o tabuleiro marca.
val-payday_interest-all = em todo dia do pagamento
val-payday_interest-marked = só nos marcados
opt-interest_per = Juros de $1.000
opt-interest_per-hint = Por nota promissória, ou uma vez por pagamento com qualquer nota.
val-interest_per-note = por nota
val-interest_per-payday = uma vez, com qualquer nota
opt-note_limit = Notas promissórias
opt-note_limit-hint = A caixa tem 21; o banco pode emitir mais, ou só empresta até elas acabarem.
val-note_limit-none = quantas forem precisas
val-note_limit-21 = as 21 da caixa
opt-share_profit_on_lucky_win = Os $300.000 do dia de sorte
opt-share_profit_on_lucky_win-hint = Se um cartão pode dividir o prêmio do dia de sorte.
val-share_profit_on_lucky_win-true = podem ser divididos
val-share_profit_on_lucky_win-false = não se dividem
opt-judgement_debt_shareable = As notas do Dia do Juízo
opt-judgement_debt_shareable-hint = Se um cartão pode dividir o que as notas custam no Dia do Juízo.
val-judgement_debt_shareable-true = podem ser divididas
val-judgement_debt_shareable-false = não se dividem
opt-gifts_from_millionaires = Presentes de milionários
opt-gifts_from_millionaires-hint = Se milionários também dão presentes de casamento e de nascimento.
val-gifts_from_millionaires-true = sim
val-gifts_from_millionaires-false = não
opt-first_profession_only = Uma segunda profissão
opt-first_profession_only-hint = Se cada parada muda a profissão, ou só a primeira vale.
val-first_profession_only-false = muda a profissão
val-first_profession_only-true = não vale
opt-half_rounding = Metade de um milhar ímpar
opt-half_rounding-hint = A metade que um cartão move: milhares inteiros, ou até os últimos 500.
val-half_rounding-down_1000 = milhares inteiros, para baixo
val-half_rounding-exact = exata
opt-losing_card = Cartão que perde no giro
opt-losing_card-hint = Dois cartões ao mesmo tempo: se o que não vale vai para baixo da pilha ou volta à mão.
val-losing_card-under_pile = vai para baixo da pilha
val-losing_card-to_hand = volta à mão
opt-wealth_registry = Tipos dos cartões de riqueza
opt-wealth_registry-hint = Cada um diz ao próprio telefone o que tirou, ou a mesa só vê quando o cartão é mostrado.
val-wealth_registry-private = anotados no próprio telefone
val-wealth_registry-off = vistos só quando mostrados
opt-bet_split = Aposta em dois números
opt-bet_split-hint = Dividida em milhares como quiser, ou em duas metades.
val-bet_split-free = como quiser
val-bet_split-equal_halves = duas metades iguais
opt-bettable_spins = Aposta-se
opt-bettable_spins-hint = Em andar, presentes, lua-de-mel, número da sorte e Magnata; ou só em giros para andar.
val-bettable_spins-all = em todo giro, menos Bolsa e dia de sorte
val-bettable_spins-move = em giros para andar
opt-toll_succession = O pedágio perdido passa
opt-toll_succession-hint = Ao próximo a atravessar, ou a quem atravessou logo depois do dono.
val-toll_succession-next_crossing = ao próximo a atravessar
val-toll_succession-already_crossed_next = a quem atravessou depois do dono
opt-judgement_loan = Empréstimo no Dia do Juízo
opt-judgement_loan-hint = Se as notas que não se podem pagar podem ser quitadas com novo empréstimo.
val-judgement_loan-refused = não
val-judgement_loan-allowed = sim
opt-judgement_shortfall = Quem não pode pagar no Dia do Juízo
opt-judgement_shortfall-hint = Tem de tentar ser Magnata, ou vai logo à falência.
val-judgement_shortfall-forced_tycoon = tem de tentar ser Magnata
val-judgement_shortfall-bankrupt = vai à falência
opt-late_note_price = Nota depois do Dia do Juízo
opt-late_note_price-hint = Quanto custa depois uma nota em aberto, e na contagem final.
val-late_note_price-20000 = $20.000
val-late_note_price-25000 = $25.000
opt-exchange_gain = A Bolsa paga
opt-exchange_gain-hint = De 7 a 10. O texto das regras diz $200.000; outra edição, $120.000.
val-exchange_gain-200000 = $200.000
val-exchange_gain-120000 = $120.000

## Recusas

no-seats = São necessários de 2 a 8 jogadores; a regra da mesa pode dizer 6.
no-path_chosen = O caminho já foi escolhido; siga de onde está o seu carro.
no-not_enough_cash = { HAS($cash) ->
    [yes] Você tem { MONEY($cash) }; são necessários { MONEY($amount) }. Pode pedir emprestado antes, mas nunca para apostar.
   *[no] São necessários { MONEY($amount) }, e há menos.
}
no-step_1000 = A menor nota é $1.000; use milhares inteiros.
no-no_offer = Nada à venda neste espaço. Pare ou passe antes por uma oferta; o seguro do carro é vendido na SAÍDA, na primeira vez.
no-one_policy = Você já tem este seguro; só um de cada tipo.
no-one_share = Você já tem uma ação; só uma por jogador.
no-no_share = Para jogar na Bolsa é preciso ter uma ação. Compre onde houver oferta.
no-no_salary = Ainda sem salário. Ele vem com o caminho dos negócios, uma profissão ou o diploma.
no-loan_step = Empréstimos só de $20.000 em $20.000.
no-loan_purpose = Sem empréstimo para apostas nem para a Vingança.
no-loan_then_bet = Aposte só o dinheiro que você tinha antes do empréstimo: { MONEY($own) }.
no-repay_whole_note = Só notas promissórias inteiras.
no-no_such_note = Você não tem tantas notas promissórias.
no-judgement_loan = No Dia do Juízo as notas não se pagam com novo empréstimo.
no-judgement_short = Restou dívida: só o caminho de Magnata.
no-bet_own_spin = Quem gira não aposta; espere o giro de outro.
no-bet_spin_excluded = Neste giro os outros não apostam; espere o próximo.
no-bet_closed = Apostas encerradas; elas abrem com o próximo giro.
no-bet_numbers = Um número ou dois números diferentes, de 1 a 10.
no-bet_max = No máximo $24.000 por giro.
no-lucky_two_numbers = Uma nota de $10.000 em cada um de dois números diferentes, de 1 a 10.
no-revenge_target = Este jogador não pode ser alvo; escolha um rival que ainda está no caminho.
no-revenge_funds = Este rival não tem $200.000; mande-o voltar 10 espaços.
no-already_married = Você já se casou; passe pela igreja sem parar.
no-card_not_held = Você não tem este cartão.
no-card_threshold_profit = Recebimento abaixo de $16.000 não se divide.
no-card_threshold_expense = Despesa abaixo de $10.000 não se divide.
no-card_not_stopped = Só vale quando se para no espaço, não de passagem.
no-card_not_bank = Só para despesas pagas ao banco.
no-card_scope = O cartão não vale para este dinheiro.
no-card_one_at_a_time = Um cartão por vez; guarde o seu para outra hora.
no-tycoon_one_number = Escolha um único número, de 1 a 10.
no-out_of_game = Jogador falido, fora até o final.
no-phase = Não é possível agora. Faça primeiro o que está no alto da sua página.
no-not_your_turn = { HAS($name) ->
    [yes] Vez de { WHO($name) }.
   *[no] Ainda não é a vez de ninguém. O anfitrião começa o jogo.
}
why-amount_for_each = cada número precisa da sua quantia, nem mais nem menos.
why-equal_halves = nesta mesa os dois números levam a mesma quantia.
why-note_limit = o banco não tem mais notas promissórias; alguém tem de pagar algumas.
why-one_of_two = diga quantas notas ou a quantia: um dos dois.
why-thousands = só milhares inteiros.

## Avisos

note-turn_skipped = { WHO($seat) } perde esta vez.
note-game_over = { HAS($winner) ->
    [yes] Fim de jogo. Vencedor: { WHO($winner) }.
   *[no] Fim de jogo. Ninguém venceu.
}

## Quando um comando fechado abre

when-choose_path = Na sua primeira vez, antes de andar.
when-land = Na sua vez, depois do giro.
when-bet = Quando outro vai girar.
when-open_bets = Enquanto se espera um giro.
when-close_bets = Enquanto as apostas estão abertas.
when-lucky_keep = Num dia de sorte.
when-lucky_bet = { when-lucky_keep }
when-revenge_take = Num espaço de Vingança.
when-revenge_back = { when-revenge_take }
when-choose_millionaire = Depois do Dia do Juízo.
when-choose_tycoon = { when-choose_millionaire }
when-accept_loan = Quando você tem de pagar mais do que tem.
when-share_profit = Quando um adversário recebe $16.000 ou mais num espaço.
when-share_expense = Quando você tem de pagar $10.000 ou mais ao banco num espaço.
when-exemption = Quando alguém lhe apresenta um cartão.
when-pass_card = Quando se pergunta por cartões.
when-close_window = { when-pass_card }
when-exchange_play = Quando você para ou passa pela Bolsa.
when-toll_lost = Depois de uma Vingança contra o dono do pedágio.
when-draw_wealth = Enquanto você tem um cartão não anotado.

## Giros, lançamentos, grupos

roll-order = quem começa
roll-move = andar
roll-gift = presentes de casamento
roll-honeymoon = lua-de-mel
roll-lucky_day = dia de sorte
roll-exchange = Bolsa
roll-lucky_number = número da sorte
roll-tycoon = Magnata
roll-card_tie = que cartão vale
roll-spin_table = a tabela do espaço
memo-opening = Dinheiro inicial
memo-stake = Aposta
memo-strip = Faixa para o banco
memo-bet_won = Aposta ganha
memo-lucky_number = Número da sorte
memo-loan = Empréstimo
memo-repayment = Notas promissórias pagas
memo-salary = Salário
memo-interest = Juros
memo-gift = Presente
memo-lucky_day = Dia de sorte
memo-lucky_hit = Dia de sorte, prêmio
memo-space = Espaço
memo-share_profit = Dividindo os Lucros
memo-share_expense = Dividindo a Despesa
memo-car_policy = Seguro do carro
memo-house_policy = Seguro da casa
memo-life_policy = Seguro de vida
memo-share = Ação
memo-exchange = Bolsa
memo-revenge = Vingança
memo-toll = Pedágio
memo-children = Filhos no Dia do Juízo
memo-judgement_notes = Notas no Dia do Juízo
memo-bonus = Primeiro milionário
memo-bankruptcy = Falência
memo-pay = Pagamento
memo-correction = Correção
grp-setup = Preparação
grp-turn = Sua vez
grp-bets = Apostas
grp-spaces = Espaços, ditos à parte
grp-choice = Para escolher agora
grp-offer = À venda, Bolsa
grp-any_time = A qualquer hora
grp-window = Esperando resposta
grp-roll = Giros
grp-host = Conduzir a mesa
open-wealth = Cartões de riqueza
open-loan = Empréstimo
term-notes = { COUNT($notes) ->
    [one] uma nota a { MONEY($price) }
   *[other] { COUNT($notes) } notas a { MONEY($price) }
}
term-interest = { COUNT($notes) ->
    [one] uma nota promissória
   *[other] { COUNT($notes) } notas promissórias
}

## O que fazer agora

next-lobby = Esperando jogadores; depois o anfitrião começa o jogo.
next-ended = { HAS($winner) ->
    [yes] Fim de jogo. Vencedor: { WHO($winner) }.
   *[no] Fim de jogo. Ninguém venceu.
}
next-roll_now = Seu giro: { WORD($purpose, group: "roll") }. Gire e toque no número.
next-roll_bets = Seu giro: { WORD($purpose, group: "roll") }. Quando todos tiverem apostado, gire e toque no número.
next-roll_wait = { WHO($by) } gira: { WORD($purpose, group: "roll") }.
next-choose_path = Sua primeira vez: escolha o caminho, faça o seguro do carro se quiser e gire.
next-bet = { WHO($by) } vai girar: { WORD($purpose, group: "roll") }. Você aposta?
next-wait_for = Vez de { WHO($current) }.
next-wait_loan = Esperando um empréstimo: { WHO($seats) }.
next-wait_cards = Esperando resposta: { WHO($seats) }.
next-borrow_first = { COUNT($notes) ->
    [one] Você tem de pagar mais do que tem: peça $20.000 emprestados, ou mais.
   *[other] Você tem de pagar mais do que tem: tome { COUNT($notes) } notas promissórias, ou mais.
}
next-card_profit = { WHO($seat) } recebe { MONEY($amount) }. Você apresenta Dividindo os Lucros?
next-card_expense = Você tem de pagar { MONEY($amount) } ao banco. Apresenta Dividindo a Despesa?
next-hit = Apresentaram-lhe um cartão: { MONEY($amount) } a dividir. Você mostra um Cartão de Isenção?
next-lucky = Dia de sorte: guardar os $20.000 ou apostar?
next-revenge = Vingança: receba $200.000 de um rival ou mande um voltar dez espaços.
next-roads = Dia do Juízo acertado: seguir para Milionário ou pôr tudo num só número?
next-tycoon_only = Restou dívida: ponha tudo num só número.
next-enter_move = Ande com o carro e diga por onde passou e onde parou.
next-white = Você parou. O que está aberto aqui vem abaixo; ou passe a vez.
next-nothing_left = Nada mais a fazer aqui. Passe a vez.

## O tabuleiro

pc-stake = aposta
pc-car = carro
pc-share = ação
pc-toll = dono do pedágio
brd-strip = A faixa
brd-road = Na estrada
brd-hand = Cartões na sua mão, só você vê
brd-life = { $path ->
    [business] negócios
    [university] Universidade
   *[other] ainda sem caminho
}{ HAS($profession) ->
    [yes] , { WORD($profession) }
   *[no] {""}
}{ HAS($married) ->
    [yes] , casamento feito
   *[no] {""}
}{ COUNT($children) ->
    [0] {""}
    [one] , um filho
   *[other] , { COUNT($children) } filhos
}{ $status ->
    [playing] {""}
   *[other] · { WORD($status) }
}
act-land = Parei: { WORD($square, group: "sq") }
act-borrow = Pedir { MONEY($amount) }
act-buy_policy = Comprar: { WORD($kind, group: "policy") }
act-bet = Pôr na faixa
act-choose_path = { $path ->
    [university] Para a Universidade
   *[business] Para os negócios
}
act-bank_pays = Receber { MONEY($amount) }
act-pay_bank = Pagar { MONEY($amount) }
act-lucky_bet = Apostar em { $numbers }
act-choose_tycoon = Tudo no { $numbers }
act-share_expense = { WHO($target) } paga a metade
act-revenge_take = Tomar $200.000 de { WHO($target) }
act-revenge_back = Mandar { WHO($target) } voltar
act-draw_wealth = Anotar

## Papel

print-player_card = Cartão do jogador
print-promissory_note = Nota promissória
print-share_certificate = Certificado de ações
print-policy = Apólices de seguro
print-toll_privilege = Privilégio do pedágio
print-lucky_number_card = Número da sorte
print-betting_slip = Talão de aposta
print-wealth_card = Cartões de riqueza, para repor os perdidos
print-final_count = Contagem final
print-board_teaching_form = O tabuleiro, para copiar
print-debtor = devedor
print-debtor_no = devedor · nota nº { $n }
print-holder = titular
print-owner = dono
print-entry_of = lançamento { $n }
print-cost = Preço pago
print-day = Data
print-entry = Lançamento no diário
print-paid_back = Paga em
print-note_note = Juros { MONEY($interest) } por dia do pagamento.
print-note_payday = Juros { MONEY($interest) } por dia do pagamento, por todas as notas juntas.
print-note_judgement = { MONEY($price) } no Dia do Juízo.
print-at_end = Vale no final
print-share_stays = A ação continua sua, dê o que der.
print-policy_case = Mostra-se onde um espaço a pede; uma de cada tipo.
print-per_crossing = Cada travessia
print-per_spin = Cada giro de um rival
print-paid_before = Pagos antes destes: { $n }
print-on_number = No número { $n }
print-spun = A roleta deu
print-paid_out = O banco pagou
print-bet_rule = Quem acerta recebe dez vezes; a aposta fica com o banco.
print-from = A partir de { MONEY($amount) }
print-wealth_share_profit = Alguém recebe no espaço em que parou: metade é sua.
print-wealth_share_expense = Você paga ao banco onde parou: um adversário paga a metade.
print-wealth_exemption = Alguém apresenta um cartão contra você: nada se divide.
print-wealth_under = Depois de mostrado, vai para baixo da pilha.
print-beside_car = fora do carro:
print-place = Lugar
print-tycoon_line = Magnata: { WHO($seat) }
print-bankrupt = Falidos, sem lugar: { WHO($seats) }
print-count_rule = Ação { MONEY($share) }, seguro de vida { MONEY($life) }; cada nota promissória em aberto tira { MONEY($note) }.
print-board_why = Copie uma vez do seu tabuleiro; o anfitrião digita na página da caixa. Deixe de fora o que não precisar.
print-board_note = Este exemplar da caixa
print-board_prices = Preços
print-board_professions = Profissões
print-board_spaces = Espaços, a partir da SAÍDA
print-toll_before_id = último espaço antes da ponte
print-toll_after_id = primeiro espaço depois da ponte
print-space_id = Id
print-space_branch = Caminho
print-space_colour = Cor
print-space_kind = Tipo
print-space_label = Texto impresso
print-space_effects = Efeitos
print-space_next = Próximo
print-must_stop = todos param
print-op_bank_pays = o banco paga
print-op_pay_bank = pague ao banco
print-op_pay_each = pague a cada um
print-op_each_pays = cada um paga
print-op_set_salary = salário passa a
print-op_pay_bank_unless = pague, salvo com seguro
print-op_bank_pays_if = o banco paga a quem tem
print-op_offer = à venda
print-op_pay_bank_salary_fraction = parte do salário
print-op_move = ande
print-op_lose_turns = perca a vez
print-op_spin_table = tabela da roleta
ch-common = os dois caminhos
