# As palavras do núcleo em português do Brasil. As chaves são as mesmas de en.ftl.
# Tratamos quem joga por "você". Nomes de pessoas ficam depois de dois-pontos ou de "para" e "por", nunca depois
# de "de" e "em" quando pode ser o banco, porque o programa não junta "de" com "o".
# Palavras fixas: mesa, lugar, vez, rodada, espaço (do tabuleiro), casa (da árvore), ficha (do jogador), linha (da ficha e do caderno),
# caderno e anotação, jogada (dado ou roleta), anfitrião, regra da casa, caixa, peão, telão, celular.

## Comandos de todo jogo

cmd-report_roll = Anotar a jogada
cmd-report_roll-hint = Digite os números que saíram, todos de uma vez.
cmd-land = Parei em…
cmd-land-hint = Diga por quais espaços você passou, na ordem, e onde parou.
cmd-end_turn = Encerrar a vez
cmd-end_turn-hint = Passe a vez para o próximo lugar.
cmd-pay = Pagar
cmd-pay-hint = Pague a alguém da mesa ou ao banco.
cmd-adjust = Corrigir
cmd-adjust-hint = Acerte um valor de um lugar ou da mesa, como um preço ou de quem é a vez. O motivo fica na linha.
cmd-add_row = Incluir uma linha na ficha
cmd-add_row-hint = Passe para cá o que já está numa ficha de papel.
cmd-remove_row = Tirar uma linha da ficha
cmd-remove_row-hint = Risque uma linha que não devia estar ali.
cmd-reverse = Desfazer
cmd-reverse-hint = Desfaça a última linha do caderno; ela continua visível, riscada.
cmd-start_game = Começar o jogo
cmd-start_game-hint = Está todo mundo aqui: o dinheiro inicial é pago e começa a primeira vez.
cmd-correct_entry = Estornar uma anotação
cmd-correct_entry-hint = O que uma anotação antiga moveu volta; campos e vezes ficam como estão.
memo-correct_entry = Anotação estornada
ph-lobby = antes do jogo
ph-play = em jogo
cmd-move_on = Adiantar a vez
cmd-move_on-hint = A vez dá a volta na mesa até chegar de novo a este lugar.
cmd-set_option = Mudar uma regra da casa
cmd-set_option-hint = O novo valor vale daqui para a frente e fica no caderno.
cmd-teach = Ensinar a caixa
cmd-teach-hint = Conte o que está impresso no tabuleiro e nas cartas; as próximas mesas também vão saber.
cmd-rule = Decisão da mesa
cmd-rule-hint = Fazer valer um comando mesmo que a vez, a fase ou a permissão não deixem.
cmd-join = Entrar
cmd-join-hint = Sente-se nesta mesa com o seu nome.
cmd-choose_host = Passar a mesa adiante
cmd-choose_host-hint = Outra pessoa passa a cuidar da mesa; a página do anfitrião fica no celular dela.
cmd-close_table = Encerrar a mesa
cmd-close_table-hint = A partida acaba; depois disso só se anotam correções.
cmd-make_table = Montar a mesa
cmd-make_table-hint = Escolha o jogo, os lugares e as regras da casa.

## Linhas do caderno

line-report_roll = { HAS($purpose) ->
    [yes] Saiu { $faces }: { WORD($purpose, group: "roll") }
   *[no] Saiu { $faces }
}
line-land = { HAS($passing) ->
    [yes] Parou em { WORD($square, group: "sq") }, passou por { WORD($passing, group: "sq") }
   *[no] Parou em { WORD($square, group: "sq") }
}
line-end_turn = Fim da vez
line-pay = { HAS($memo) ->
    [yes] Pagamento para { WHO($to) }: { WORD($memo, group: "memo") }
   *[no] Pagamento para { WHO($to) }
}
# Fica depois de um título que pode ter um motivo.
reason-tail = { HAS($reason) ->
    [yes] : { $reason }
   *[no] {""}
}
line-adjust = { HAS($path) ->
    [yes] { HAS($seat) ->
        [yes] Correção, { WHO($seat) }, { WORD($path, group: "fld") }{ reason-tail }
       *[no] Correção, { WORD($path, group: "fld") }{ reason-tail }
    }
   *[no] { HAS($seat) ->
        [yes] Correção, { WHO($seat) }{ reason-tail }
       *[no] Correção{ reason-tail }
    }
}
line-add_row = { HAS($reason) ->
    [yes] Linha nova, { WORD($row, group: "row") }: { $reason }
   *[no] Linha nova, { WORD($row, group: "row") }
}
line-remove_row = { HAS($reason) ->
    [yes] Linha riscada, { WORD($row, group: "row") }: { $reason }
   *[no] Linha riscada, { WORD($row, group: "row") }
}
line-reverse = Desfeito
line-move_on = Vez adiantada, agora é de: { WHO($to) }
line-set_option = Regra da casa, { WORD($option, group: "opt") }: { OPTION($option, $value) }
line-teach = { HAS($card) ->
    [yes] Ensinado: { WORD($path, group: "teach") }: { $card }
   *[no] Ensinado: { WORD($path, group: "teach") }
}
line-rule = { HAS($reason) ->
    [yes] Decisão da mesa, { WORD($command, group: "cmd") }: { $reason }
   *[no] Decisão da mesa, { WORD($command, group: "cmd") }
}
line-join = { $name } entrou na mesa
line-choose_host = Anfitrião: { WHO($seat) }
line-close_table = Mesa encerrada
line-make_table = Mesa montada

## Dados dos comandos

par-faces = O que saiu
par-square = Espaço
par-passing = Por onde passou
par-payer = Quem paga
par-to = Para quem
par-amount = Valor
par-commodity = O quê
par-memo = Para quê
par-seat = Lugar
par-player = Jogador
par-path = Campo
par-value = Novo valor
par-values = Novos valores
par-reason = Motivo
par-row = Linha
par-index = Número da linha
par-option = Regra da casa
par-command = Comando
par-by = Por quem
par-arguments = Detalhes
par-name = Nome
par-fields = Detalhes
par-count = Quantidade
par-card = Carta
par-seats = Lugares
par-host = Anfitrião
par-start = Início
par-options = Regras da casa
par-data = O que está impresso na caixa
par-cards = Cartas

## Recusas: o que impede e o que daria certo

no-stale = O jogo andou desde que esta página abriu. Olhe de novo e toque mais uma vez.
no-not_your_turn = Não é a sua vez. Espere a página avisar ou fale com o anfitrião.
no-phase = Isso não cabe agora. Primeiro faça o que está no alto da sua página.
no-no_roll = Ninguém precisa jogar agora. Peça uma jogada primeiro, depois anote.
no-wrong_dice = { HAS($need) ->
    [yes] { HAS($faces) ->
        [yes] { COUNT($need) ->
            [one] Falta um número, de 1 a { COUNT($faces) }.
           *[other] Faltam { COUNT($need) } números, cada um de 1 a { COUNT($faces) }.
        }
       *[no] Quantos dados aqui: { COUNT($need) }.
    }
   *[no] Jogue tantos dados quantos foram pedidos e anote todos os números.
}
no-not_enough_cash = { HAS($have) ->
    [yes] { HAS($most) ->
        [yes] Você precisa de { MONEY($need) } e tem { MONEY($have) }. No máximo { COUNT($most) }.
       *[no] Você precisa de { MONEY($need) } e tem { MONEY($have) }.
    }
   *[no] É preciso ter { MONEY($need) }, e há menos que isso.
}
no-bad_parameter = { HAS($place) ->
    [yes] { WORD($parameter, group: "par") } ({ WORD($place, group: "word") }): { WORD($why, group: "why") }
   *[no] { WORD($parameter, group: "par") }: { WORD($why, group: "why") }
}
no-unknown_command = Ninguém nesta mesa conhece “{ $command }”. Use um botão da sua página.
no-not_allowed = Isso é com o anfitrião ou com outro lugar. Fale com o anfitrião.
no-not_reversible = Esta linha não dá para desfazer. O anfitrião pode anotar uma correção.

why-missing = falta preencher.
why-unknown = esse campo não existe aqui; escolha um da lista.
why-type = isso não serve aqui; veja o que se pede.
why-range = pequeno, grande ou comprido demais; tente um valor no meio.
why-choice = escolha um da lista.
why-kind = essa carta é de outro tipo; use uma que sirva.
why-other = isso não serve aqui; veja o que se pede.
why-taken = já está em uso, parece com outro ou quer dizer alguma coisa aqui; escolha outro.
why-decimal = só números inteiros, como 1500.

## Campos de todo jogo

fld-cash = Dinheiro
fld-name = Nome
fld-phase = Fase
fld-current = Na vez
fld-round_number = Rodada
fld-turn_order = Ordem dos jogadores
fld-winner = Quem venceu
fld-roll = Jogada
fld-host = Anfitrião

## Escolhas de todo jogo

ch-true = sim
ch-false = não
ch-none = –
ch-bank = banco
ch-table = a mesa

## Jogadas, pagamentos, grupos

roll-move = { HAS($by) ->
    [yes] { $by }: movimento
   *[no] movimento
}
memo-pay = Pagamento
memo-correction = Correção
memo-start = Dinheiro inicial
memo-opening = Dinheiro inicial
grp-host = Cuidar da mesa
grp-roll = Jogadas
grp-turn = Vez
grp-money = Dinheiro

## O que fazer agora

next-roll_now = Você joga: { WORD($purpose, group: "roll") }. Jogue e toque no que saiu.
next-roll_wait = { WHO($by) } joga: { WORD($purpose, group: "roll") }.
next-your_move = Sua vez.
next-your_turn = Sua vez. Encerre quando terminar.
next-lobby = Esperando os jogadores; depois o jogo pode começar.
next-nothing_left = Tudo feito. Encerre a sua vez.
next-wait_for = Na vez: { WHO($current) }.
next-waiting_for_players = Esperando os jogadores. Passe o código da mesa.
next-ended = { HAS($winner) ->
    [yes] Fim de jogo. Vitória: { WHO($winner) }.
   *[no] Fim de jogo.
}

## Antes do jogo: página inicial, mesa nova, entrada

ui-continue = Continuar jogando
ui-new_table = Nova partida
ui-watch_demo = Ver uma demonstração
ui-join_a_table = Entrar numa mesa
ui-join_hint = O código está na tela do anfitrião. Apontar a câmera do celular é mais rápido.
ui-how_it_goes = Como funciona
ui-how_lay = Monte uma mesa aqui. Ela ganha um código curto.
ui-how_scan = Cada um aponta a câmera do celular para o código, escreve o nome e se senta. Sem aplicativo, sem cadastro; quem está sem celular joga também.
ui-how_play = Joguem com o tabuleiro, as cartas e os dados de vocês. Sua página diz o que fazer e cuida do dinheiro.
ui-earlier = Partidas anteriores
ui-hours = cerca de { COUNT($n) ->
    [one] { COUNT($n) } hora
   *[other] { COUNT($n) } horas
}
ui-played_today = hoje às { $time }
ui-played_yesterday = ontem às { $time }
ui-played_on = em { $day }/{ $month }/{ $year }
ui-game_about = O companheiro guarda o dinheiro de todos, então ninguém precisa ser o banqueiro.
ui-who_runs = Você também joga?
ui-create_hint = O resto pode esperar: os jogadores entram com o código da mesa, e as regras da casa podem mudar depois.
ui-seat_now = Sentar quem já está aqui
ui-seat_now_hint = No sentido horário, como vocês estão sentados; para quem está sem celular. Quem tem celular lê o código e escreve o nome por lá. O que ficar vazio continua livre.
ui-rules_count = { COUNT($n) ->
    [one] { COUNT($n) } regra
   *[other] { COUNT($n) } regras
}
ui-rules_house = { COUNT($n) ->
    [0] todas como na caixa
    [one] { COUNT($n) } diferente da caixa
   *[other] { COUNT($n) } diferentes da caixa
}
ui-option_house = regra da casa
ui-languages = Idiomas
ui-languages_hint = cada celular escolhe o seu.
ui-join_closed = Esta partida acabou. Quem jogou ainda pode ler as contas.
ui-join_full = { COUNT($n) ->
    [one] O único lugar deste jogo está ocupado.
   *[other] Os { COUNT($n) } lugares estão ocupados.
}
ui-join_begun = O jogo já começou, e as regras dele não deixam ninguém entrar depois.
ui-join_instead = Se você já tem lugar aqui, peça ao anfitrião o código pessoal do lugar. Para só assistir, mostre a mesa nesta tela (abaixo); o anfitrião libera.
ui-join_late = O jogo já começou. Quem se sentar agora ainda joga.
ui-taken = ocupado
ui-free_seats = Pelo lugar sem celular quem joga é o anfitrião. Se o lugar é seu, peça a ele o seu código pessoal.
ui-free_seats_host = Pelos lugares sem celular você joga na página do anfitrião. Lá, em { ui-devices }, cada um tem um código que o leva para um celular.
ui-rematch = Revanche
ui-rematch_hint = As mesmas pessoas, peões e regras da casa numa mesa nova.
ui-rematch_at = Revanche na mesa { $code }
ui-rematch_sit = Sentar de novo
ui-rematch_go = Ir para lá
ui-host_gone = O anfitrião sumiu? Assumir
ui-take_over = Assumir a mesa
ui-take_over_hint = Se o celular do anfitrião não está mais aqui, quem sabe o PIN dele passa a cuidar da mesa neste celular. Seu lugar continua seu.
ui-pin_of_host = PIN do anfitrião, seis dígitos
ui-set_pin = Se a bateria deste celular acabar, outro pode cuidar da mesa com um PIN.
ui-set_pin_here = Criar um PIN
ui-demo = Demonstração
ui-demo_hint = Esta mesa joga sozinha, passo a passo. É só olhar: aqui não se toca em nada e nada fica guardado.
ui-rules_here = Regras da casa aqui
ui-no_network = Este computador não está em nenhuma rede, e os celulares não chegam até ele. Ligue-o ao Wi-Fi ou a um cabo e abra a página de novo.
ui-network_name = Conecte o celular ao Wi-Fi “{ $name }”.
ui-network_same = Conecte o celular ao mesmo Wi-Fi do computador da mesa.
ui-code_fails = O celular não abre?
ui-code_holds = O código traz o endereço { $host }.
ui-other_addresses = Este computador está também em outras redes. Nelas o endereço é:

## Páginas: a entrada

ui-app = Companheiro de mesa
ui-tagline = A caixa fica com o tabuleiro, os peões e as cartas; aqui ficam o dinheiro e as fichas.
ui-create_table = Montar uma mesa nova
ui-no_games = Nenhum jogo por aqui. Ponha uma pasta em companion/games.
ui-ticket = Bilhete
ui-ticket_current = Autêntico, e vale
ui-ticket_part = Autêntico, vendido em parte
ui-ticket_part_hint = Restam nele { $left } de { $of }.
ui-ticket_cancelled = Autêntico, mas cancelado
ui-ticket_cancelled_hint = Foi vendido, pago ou desfeito: não vale mais.
ui-ticket_none = Não é autêntico
ui-ticket_none_title = Este bilhete não é nosso
ui-ticket_none_hint = Nenhuma mesa daqui o imprimiu. É de outra máquina, ou alguém o desenhou.
ui-ticket_copied = Cópia: número { $n } de { $of } impressas. Existe uma mais nova, e a coisa em si vale uma vez só.
ui-ticket_duplicate = Segunda via: impressão número { $n }.
ui-ticket_oldest_first = Os mais antigos vão primeiro: { $n } em bilhetes mais antigos antes destes.
ui-ticket_owner = É de
ui-ticket_worth = Vale agora
ui-ticket_debtor = Quem deve
ui-ticket_due = Falta pagar
ui-ticket_printed = Impresso em { $day } às { $time }
ui-ticket_private = As contas aqui são particulares: de quem é, só o dono vê.
ui-ticket_buy = Tem interesse?
ui-ticket_ask = Tem interesse? Pergunte a { $seat }: só o dono vende.
ui-not_now = Agora não
ui-ticket_stranger = Você não tem lugar nesta mesa.
ui-table = Mesa
ui-type_code = Digite o código da mesa
ui-scan = Entrar pelo código
ui-scan_hint = Aponte a câmera do celular para cá.
ui-typed_address = Ou digite este endereço:
ui-join = Entrar
ui-your_name = Seu nome
ui-take_seat = Sentar
ui-back_to_seat = Voltar ao meu lugar
ui-add_seat = Sentar alguém sem celular
ui-seat = Lugar
ui-seats = Lugares
ui-seat_number = Lugar { COUNT($n) }
ui-players_from_to = { COUNT($min) } a { COUNT($max) } jogadores
ui-minutes = cerca de { COUNT($n) } min
ui-edition = Edição
ui-stage-bank = banco: só o dinheiro
ui-stage-rules = regras: quase todo o jogo
ui-stage-complete = completo
ui-waiting_for_players = Esperando os jogadores
ui-host_plays = Jogo também
ui-host_watches = Só cuido da mesa
ui-pin = PIN
ui-pin_hint = Com este PIN outro celular pode assumir a página do anfitrião, por exemplo se o dele se perder.
ui-pin_wrong = O PIN não é esse. Tente de novo.
ui-my_link = Meu link
ui-link_moves = Leia este código com o celular em que { $seat } vai continuar jogando. O celular que tinha o lugar até agora sai; não mostre o código a mais ninguém.

## Páginas: por toda parte

ui-yes = sim
ui-none = nada
ui-nobody = ninguém
ui-the_bank = o banco
ui-everybody = Todos
ui-others = Os outros
ui-host = Anfitrião
ui-wall = Telão
ui-wall_hint = Uma tela para a mesa toda
ui-menu = Menu
ui-back = Voltar
ui-save = Salvar
ui-more = Mais
ui-change = Mudar
ui-add = Incluir
ui-remove = Tirar
ui-show = Mostrar
ui-download = Baixar
ui-upload = Abrir um arquivo
ui-search = Procurar
ui-all = Tudo
ui-half = Metade
ui-have_of_need = { $name } { COUNT($have) } de { COUNT($need) }
ui-optional = pode ficar vazio
ui-choose = Escolha…
ui-sound = Som

## Páginas: a conexão

ui-connected = Conectado
ui-no_connection_since = Sem conexão desde { $time }.
ui-tap_kept = Seu último toque está guardado.
ui-last_seen = Visto às { $time }
ui-sending = Enviando…

## Páginas: o lugar

ui-whose_turn = De quem é a vez
ui-round_n = Rodada { COUNT($n) }
ui-next = E agora
ui-open_now = Agora pode
ui-not_now_count = Agora não ({ COUNT($n) })
ui-sheet = Ficha
ui-statement = Extrato
ui-my_sheet = Minha ficha
ui-cash = Dinheiro
ui-balance = Saldo
ui-you_pay = Você paga { MONEY($amount) }
ui-you_get = Você recebe { MONEY($amount) }
ui-left_after = sobram { MONEY($amount) }
ui-type_roll = Digite o que saiu
ui-face_n_of = Dado { COUNT($n) } de { COUNT($of) }
ui-take_back = Desfazer
ui-acting_for = Jogando por { WHO($seat) }
ui-act_for = Jogar por
ui-empty_rows = nada

## Páginas: o caderno

ui-journal = Caderno
ui-journal_empty = Nada anotado ainda.
ui-entry_n = Nº { $n }
ui-reversed_by = desfeita pela nº { $n }
ui-reverses = Desfaz a nº { $n }
ui-last_entries = Últimas anotações
ui-newest = Mais novas
ui-only_money = Só o meu dinheiro
ui-all_entries = Tudo
ui-behind = De onde vem
ui-behind_none = Nenhuma anotação mexeu nisto até agora.
ui-before = antes: { $value }
ui-day = { $day }/{ $month }/{ $year }
ui-away = Enquanto você não olhava
ui-away_seen = Já vi
ui-and_more = { COUNT($n) ->
    [one] e mais { COUNT($n) }
   *[other] e mais { COUNT($n) }
}
ui-older = Mais antigas

## Páginas: o anfitrião

ui-workbench = Página do anfitrião
ui-correct = Correção
ui-reason = Motivo
ui-reason_hint = Fica no caderno, para todos lerem.
ui-old_value = Agora
ui-new_value = Novo
ui-new_list-hint = Tudo o que vale aqui, com vírgulas no meio: 1, 2, 3.
ui-options = Regras da casa
ui-option_default = como na caixa
ui-house_ruling = Decisão da mesa
ui-house_ruling_hint = A vez, a fase ou a permissão não deixam. O anfitrião pode decidir que vale mesmo assim.
ui-taught = O que está impresso na caixa
ui-taught_hint = O que as regras não trazem, o dono da caixa copia uma vez; esta mesa e todas as próximas já sabem. Sem isso tudo funciona também.
ui-backup = Cópia
ui-import = Abrir de um arquivo
ui-devices = Celulares
ui-kick = Mandar este celular embora
ui-close_table_sure = A partida acaba: as contas continuam para ler, e depois disso só se anotam correções.

## Páginas: o fim

ui-game_over = Fim de jogo
ui-nobody_finished = Ninguém chegou ao fim.
ui-place_n = { COUNT($n) }º
ui-evening = A partida
ui-curve_from_to = { WHO($seat) }: de { MONEY($begins) } a { MONEY($ends) }, máximo { MONEY($highest) }
ui-rounds = rodadas
ui-table_closed = Esta mesa está encerrada. As contas ainda podem ser lidas.

## Ajuda embaixo dos campos

par-path-hint = Como a ficha chama, por exemplo { fld-cash }. Escolha da lista ou escreva.
par-values-hint = Um por linha, assim: { fld-cash } = 1500
par-index-hint = 1 é a primeira linha do tipo.

## Páginas: o que só as páginas dizem

ui-skip = Ir para a página
ui-start_page = Página inicial
ui-on_move = na vez
ui-sensor = Leitor de jogadas
ui-waits_for = falta
ui-options_hint = Como na caixa, se você não mudar. O anfitrião também pode mudar depois.
ui-from_library = Das cartas guardadas
ui-type_below = Escreva abaixo
ui-grant_hint = Este código traz o lugar para este celular; o que tinha o lugar até agora sai. Vale uma vez só.
ui-link_once = Vale uma vez só, dentro de uma hora.
ui-take_seat_here = Jogar como { $seat } neste celular
ui-personal_code = Código deste lugar
ui-phone_count = { COUNT($n) ->
    [0] nenhum celular
    [one] { COUNT($n) } celular
   *[other] { COUNT($n) } celulares
}
ui-pin_is_set = Já existe um PIN.
ui-pin_is_free = Sem PIN: só o celular do anfitrião abre a página dele.
ui-screen_here = Mostrar a mesa nesta tela
ui-screen_hint = Abra { $address } na televisão ou no tablet. Aparece um número, e esta página pergunta se pode entrar.
ui-screen_number = Diga este número ao anfitrião. A mesa aparece assim que ele liberar esta tela.
ui-screen_waits = A tela { $number } quer entrar
ui-screens_out = Mandar todas as telas embora
ui-let_in = Deixar entrar
ui-taught_path = O quê (um nome da lista ou um caminho com pontos)
ui-taught_so_far = Ensinado até agora:
ui-taught_value_hint = Um número, palavras separadas por vírgula ou JSON como está na lista abaixo.
ui-taught_track_hint = Toque ou escreva os espaços na ordem do tabuleiro, a partir do primeiro, separados por vírgula. Aí a jogada sozinha já anda com o peão. Se o jogo já começou, o anfitrião põe cada peão no lugar certo com uma correção da posição; o primeiro espaço é 0.
teach-track = Espaços do tabuleiro
ui-host_hint = Você é o anfitrião desta mesa. Mostre o código abaixo aos outros; sente-se também, se for jogar.
ui-begin_hint = Quando todo mundo estiver aqui, comece.
ui-bad_toml = Isto não se lê como TOML: { $problem }
open-window = Janela
open-offer = Oferta
open-payment = Pagamento oferecido
open-project = Projeto proposto
open-duty = Obrigação

ui-problem-seat_moved = Agora { $seat } joga em outro celular. Para voltar a jogar aqui, abra o menu lá, escolha “{ ui-my_link }” e leia o código com este celular.
ui-problem-seat_freed = O anfitrião tirou este celular do lugar. Para jogar aqui de novo como { $seat }, peça a ele o código pessoal do lugar.
ui-problem-not_over = Esta mesa ainda não acabou. Encerre primeiro, depois monte a revanche.
ui-problem-malformed = Não dá para ler isto. Nada foi anotado.
ui-problem-bad_field = Alguma coisa está errada em “{ $field }”. Nada foi anotado.
ui-problem-not_allowed = Esta página é de alguém da mesa. Entre com o código da mesa ou fale com o anfitrião.
ui-problem-not_found = Não há nada aqui. O endereço pode ser antigo; comece de novo pelo código da mesa.
ui-problem-no_table = Não há mesa com este código. Confira as letras.
ui-problem-grant_gone = Este código já foi usado ou é antigo demais. Peça outro.
ui-problem-wrong_method = Este endereço não serve para isso.
ui-problem-too_large = É comprido demais. Nada foi anotado.
ui-problem-wrong_type = A mesa não aceita este formulário ({ $wanted }).
ui-problem-too_many = { COUNT($seconds) ->
    [one] Tentativas demais. Espere { COUNT($seconds) } segundo.
   *[other] Tentativas demais. Espere { COUNT($seconds) } segundos.
}
ui-problem-pin_wait = { COUNT($seconds) ->
    [one] Tentativas demais. Espere { COUNT($seconds) } segundo.
   *[other] Tentativas demais. Espere { COUNT($seconds) } segundos.
}
ui-problem-pin_digits = O PIN tem seis dígitos.
ui-problem-still_open = Esta mesa ainda não foi encerrada: as contas escondidas continuam escondidas.
ui-problem-others_play = Há outra mesa jogando neste computador. Encerre-a primeiro.
ui-problem-own_seat = Este é o seu próprio lugar. Primeiro passe a mesa adiante.
ui-problem-host_here = Este celular cuida da mesa. Abra o código em outro celular ou passe a mesa adiante primeiro.
ui-problem-wrong_origin = Isto veio de uma página de outro endereço. Abra a página da própria mesa e toque de novo.
ui-problem-no_ticket = Esta página era de outro celular ou é antiga demais. Abra de novo e toque mais uma vez.
ui-problem-too_many_listen = Há páginas demais ouvindo. Esta vai perguntar a cada dois segundos.
ui-problem-unavailable = Agora não dá para chegar à mesa. Você pode mandar o toque de novo.
ui-problem-books = Agora não dá para escrever nas contas ({ $reason }). Nada foi anotado; tente de novo daqui a pouco.
ui-problem-server = Alguma coisa aqui deu errado. Nada foi anotado; olhe a sua página antes de tocar de novo.

## Peões: cores e sinais

pawn-red = vermelho
pawn-blue = azul
pawn-green = verde
pawn-yellow = amarelo
pawn-white = branco
pawn-black = preto
pawn-orange = laranja
pawn-purple = roxo
pawn-pink = rosa
pawn-brown = marrom
pawn-circle = círculo
pawn-square = quadrado
pawn-triangle = triângulo
pawn-star = estrela
pawn-diamond = losango
pawn-hexagon = hexágono
pawn-cross = cruz
pawn-moon = lua

no-nothing_to_choose = Não há nada desse tipo na sua ficha.

## Páginas: a bancada

ui-corrections = Correções
ui-the_box = A caixa
ui-name = Nome
ui-run_table = Cuidar da mesa
ui-act_for_seat = Jogar por { WHO($seat) }
ui-phone_asleep = página fechada
ui-move_on_does = A vez dá a volta na mesa até chegar de novo a este lugar; a jogada que ainda faltava fica sem efeito.
ui-whole_journal = O caderno todo
ui-changes = O que muda
ui-figure = Item
ui-then = Depois
ui-hidden = escondido
ui-hidden_effect = O que isto vai dar está em contas escondidas; antes da hora não se conta.
ui-other_figures = Outros valores
ui-no_figure_changes = Nada muda nas fichas.

# desfazer
ui-back_one = Desfazer a nº { $n }
ui-back_to = Voltar até antes da nº { $n }
ui-back_hint = { COUNT($n) ->
    [one] Esta linha volta atrás. Ela fica no caderno, riscada.
   *[other] Estas { COUNT($n) } linhas voltam atrás uma a uma, a mais nova primeiro. Elas ficam no caderno, riscadas.
}
ui-back_button = { COUNT($n) ->
    [one] Desfazer esta linha
   *[other] Desfazer { COUNT($n) } linhas
}
ui-back_figures = Valores que mudam
ui-back_roll = { HAS($by) ->
    [yes] A jogada abre de novo: { WHO($by) }, { WORD($purpose, group: "roll") }.
   *[no] A jogada abre de novo: { WORD($purpose, group: "roll") }.
}
ui-back_current = A vez passa a ser de: { WHO($seat) }
ui-back_stops = A nº { $n } não dá para desfazer, nem nada antes dela: a mesa montada e os lugares ficam.
ui-back_taken = { COUNT($n) ->
    [one] { COUNT($n) } linha desfeita até agora.
   *[other] { COUNT($n) } linhas desfeitas até agora.
}
ui-back_instead = Só esta linha está errada? Deixe as outras e acerte o valor:

# correções
ui-correct_whose = De quem é o valor errado?
ui-correct_hint = Uma correção não puxa mais nada: ela acerta o valor, e o motivo fica no caderno.
ui-correct_table_hint = preços, vez, rodada, fase
ui-correct_which = qual valor?
ui-sheet_lines = Linhas da ficha
ui-new_line = linha nova
ui-look_first = Ver o que acontece
ui-then_happens = Vai acontecer isto
ui-book_correction = Anotar a correção
ui-cross_out = Riscar esta linha

# regras da casa
ui-dial = Quanto acontece sozinho
ui-dial_hint = Um toque ajusta várias regras da casa de uma vez; cada uma é uma linha do caderno.
ui-dial_own = As regras abaixo estão de um jeito próprio; nenhum dos três.
ui-each_rule = Regra por regra
ui-house_ruling_where = A mesa quer que valha, mas a vez ou a fase não deixam? Jogue pelo lugar, escolha o que foi recusado e decida.

# ensinar
ui-taught_of = { COUNT($n) } de { COUNT($of) } ensinados
ui-taught_count = { COUNT($n) ->
    [one] { COUNT($n) } item
   *[other] { COUNT($n) } itens
}
ui-taught_yes = ensinado
ui-taught_no = ainda não
ui-taught_numbers = Números das regras ({ COUNT($n) })
ui-taught_numbers_hint = São como as regras trazem. Mude só onde a sua edição for diferente.
ui-taught_file = Em arquivo
ui-taught_file_hint = Tudo o que foi ensinado, com as cartas, vai para um arquivo de texto e volta. O arquivo é conferido antes: ou ensina tudo, ou nada.
ui-import_all = Ensinar tudo
ui-import_refused = Linha { $line }, { $key }: { $why } Nada foi ensinado.
ui-taught_by_path = Pelo nome, para quem conhece
ui-teach_this = Ensinar isto
ui-values = Valores
ui-track_empty = Toque no primeiro espaço do tabuleiro.
ui-track_count = Espaços: { COUNT($n) }. Toque no próximo.
ui-track_at = Espaço { COUNT($n) }: toque no que ele é.
ui-track_pad = Espaços para tocar
ui-track_insert = Incluir antes
ui-track_undo = Desfazer
ui-track_text = O caminho em texto, com vírgulas entre os espaços
ui-cards_hint = Uma carta guardada aqui é escolhida pelo nome da próxima vez que sair.
ui-card_new = Carta nova
ui-card_keep = Guardar esta carta
ui-card_copy = Fazer outra igual
ui-card_copied = Como { $card }; dê um nome próprio a ela.
ui-card_out = Tirar das cartas guardadas
ui-card_out_hint = O que já foi anotado com esta carta fica como está.
ui-card_stickers_hint = Um código em cada carta: quem o lê na mesa já encontra o formulário preenchido.
ui-card_none = Desconhecida
ui-card_none_title = Esta etiqueta não é de nenhuma caixa daqui
ui-card_none_hint = É de outra caixa, ou de um jogo que esta máquina não tem.
ui-card_gone = Não está entre as cartas guardadas
ui-card_gone_hint = A carta foi tirada das cartas guardadas, ou agora tem outro nome. Imprima uma etiqueta nova.
ui-card_later = Esta carta só foi guardada depois de esta mesa ser aberta. Aqui, digite o que ela diz.
ui-card_nobody = Você não tem lugar aqui, e ninguém está na vez.
ui-card_no_command = Nesta mesa não há nada para esta carta.
ui-card_at_which = Em qual mesa?
ui-card_no_table = Este celular não está jogando { $game }. Entre numa mesa e leia a carta de novo.
ui-tree_hint = Cada fileira de casas a partir da esquerda, brancas e douradas. Toque numa para acertar.
ui-tree_boxes = brancas: { COUNT($white) }, douradas: { COUNT($golden) }
ui-tree_seen = Você disse que a árvore está como na impressa.
ui-tree_placeholder = Esta árvore vem das regras, não de uma ficha. Compare com a sua e acerte o que for diferente.
ui-tree_right = Está como na minha ficha
ui-tree_skill_hint = Da esquerda, casa por casa. A dourada diz o que a preenche.
ui-tree_box = Casa { COUNT($n) }
ui-tree_no_box = nenhuma
ui-tree_white = branca
ui-tree_golden = dourada: { $source }
ui-tree_complete = Completa com quantas casas
ui-tree_complete_hint = Vazio: com todas.
ui-tree_side = Lado da árvore
ui-tree_own_side = cada casa com o seu

# cópia e tomada
ui-evening_whole = A mesa está encerrada: o arquivo traz a partida inteira.
ui-evening_own = O que o seu lugar pode ler. A partida inteira sai quando a mesa estiver encerrada.
ui-evening_closed = O que o seu lugar pode ler. Com todas as contas abertas o arquivo traz a partida inteira; a mesa fica então encerrada.
ui-open_books = Abrir todas as contas
ui-evening_csv = Para uma planilha
ui-evening_json = Para programas
ui-evening_scenario = Para jogar de novo
ui-all_books = Todas as mesas deste computador
ui-all_books_hint = Uma cópia de todas as contas vai para { $folder } e, se houver um pen drive ligado, para ele também. Ela é feita sempre que uma mesa se encerra.
ui-stick_there = Ligado: { $name }
ui-stick_none = Nenhum pen drive ligado.
ui-backup_now = Fazer uma cópia agora
ui-backup_made = A cópia está feita.
ui-backup_failed = A cópia não saiu ({ $reason }). As contas estão a salvo.
ui-backup_not_here = Estas contas não ficam num arquivo deste computador; as cópias são com quem cuida do servidor.
ui-backups_there = Cópias que existem
ui-backups_none = Nenhuma cópia ainda.
ui-backup_name = Cópia
ui-backup_where = Onde
ui-backup_here = este computador
ui-backup_size = Tamanho
ui-machine = O computador
ui-shut_down = Desligar o computador com segurança
ui-shut_down_does = Todas as páginas são avisadas, as contas se fecham e o computador desliga. As mesas esperam como estão até ele ser ligado de novo.
ui-pull_the_plug = Só tire da tomada quando a luzinha parar de piscar, mais ou menos meio minuto depois.
ui-shut_down_now = Desligar agora
ui-shutting_down = O computador está desligando; nada se perde.
ui-going_down = O computador está desligando; nada se perde.
ui-code_made = Às { $time } o anfitrião fez um código pessoal para o seu lugar.
## Formulários: teclado, valores rápidos, o que um toque vai dar, cartas guardadas

ui-keypad = Dígitos
ui-minus = menos
ui-last_digit_off = Apagar o último dígito
ui-what_happens = O que acontece?
ui-take_most = Usar { COUNT($n) }
ui-one_times = 1 × { MONEY($price) }
ui-seat_pay = { WHO($seat) } paga { MONEY($amount) }
ui-seat_get = { WHO($seat) } recebe { MONEY($amount) }
ui-then_have = fica com { MONEY($amount) } na mão
ui-then_roll = depois jogar: { WORD($purpose, group: "roll") }
ui-nothing_moves = Nada muda ainda
ui-keep_card = Guardar esta carta
par-card_name = Nome da carta guardada
par-card_name-hint = Vazio: o nome que está na carta.

ui-tap_number = Toque no número sorteado
ui-amount_on = Valor no { $n }
ui-left_to_stake = Ainda pode apostar: { MONEY($amount) }
ui-together = Ao todo { MONEY($amount) }

# Papel
print-player_sheet = Ficha do jogador
print-bank_journal = Livro do banco
print-final_statement = Balanço final
print-play_money = Dinheiro de brinquedo
print-join_poster = Cartaz para entrar
print-card_stickers = Etiquetas para as cartas
print-page = página { $n } de { $m }
print-duplicate = segunda via { $n }
print-price_paid = preço pago

# Impressão
ui-print = Imprimir
ui-print_hint = Cada botão faz um PDF, que o celular abre, compartilha ou imprime.
ui-paper = Papel
ui-paper_a4 = A4
ui-paper_letter = Carta
ui-print_own = Seus
ui-print_others = De todos, até onde você pode ver
ui-print_table = Da mesa
ui-print_wifi = Com o Wi-Fi no cartaz
ui-print_wifi_hint = Os convidados leem o código antes de entrar. O que você digita é impresso e não fica guardado.
ui-print_personal = Fichas com um código para cada lugar ocupado, para entregar a quem troca de celular; valem uma vez, por uma hora
ui-network = Nome da rede
ui-network_password = Senha
ui-print_blank = Em branco, para escrever
ui-print_blank_hint = Para continuar jogando quando faltar luz.
ui-print_one_of_them = Só um deles
ui-print_queued = Esperando a impressão …
ui-print_sheet_of = Folha { $n } de { $of } …
ui-print_ready = Pronto.
ui-print_open = Abrir o PDF
ui-print_more = Imprimir outra coisa
ui-print_at = Imprimir em
ui-print_sent = Enviado para { $printer }.
ui-print_problem_library_missing = Para imprimir falta o pacote { $package }. Instale: sudo apt install { $package }
ui-print_problem_font_missing = Para imprimir falta a fonte { $font }. Instale: sudo apt install { $package }
ui-print_problem_not_installed = Para imprimir falta o pacote Python { $package }. Rode ./run uma vez com internet.
ui-print_problem_pango_crashes = O Pango { $version } desta máquina costuma travar. Atualize: sudo apt upgrade
ui-print_problem_timeout = A folha { $sheet } levou mais de { $seconds } segundos. Imprima menos de uma vez, ou tente quando a máquina estiver mais livre.
ui-print_problem_worker_gone = A impressão parou duas vezes na folha { $sheet } ({ $ended }). Tente de novo, ou imprima menos de uma vez.
ui-print_problem_bad_document = A folha { $sheet } não pôde ser montada: { $reason }
ui-print_problem_queue_full = Já há { $waiting } impressões esperando. Tente daqui a um minuto.
ui-print_problem_closed = O programa estava sendo encerrado. Imprima de novo quando ele voltar.
ui-problem-print_gone = Esta impressão não está mais guardada. Imprima de novo, é rápido.
print-number = Nº
print-player = Jogador
print-pawn = Peão: circule o seu
print-round = Rodada
print-what = O quê
print-in = Entrada
print-out = Saída
# printers
ui-printers = Impressoras
ui-printers_none = Nenhuma impressora ainda. As folhas abrem em PDF no celular; para imprimir daqui, configure uma impressora no CUPS ou digite o endereço dela abaixo.
ui-printers_no_lp = O CUPS não está instalado nesta máquina; por isso ela não tem filas próprias.
ui-printers_no_cups = O CUPS está instalado aqui, mas não responde; não dá para ver as filas dele.
ui-printer_default_sheets = para folhas
ui-printer_default_tickets = para bilhetes
ui-printer_choose_sheets = Usar para folhas
ui-printer_choose_tickets = Usar para bilhetes
ui-printer_queue = fila do CUPS desta máquina
ui-printer_silent = Está aí; não diz nada sobre o papel.
ui-printer_holds = { $n ->
    [one] { $n } impressão na fila
   *[other] { $n } impressões na fila
}
ui-printer_asked = consultada às { $time }
ui-printer_asking = Consultando …
ui-printer_ask_again = Consultar de novo
ui-printer_resume = Retomar
ui-printer_test = Imprimir um teste
ui-printer_test_on = Teste em { $paper }
ui-printer_more = Testar ou mudar
ui-printer_forget = Esquecer
ui-printer_another_table = uma impressão de outra mesa
ui-printer_add = Adicionar uma impressora
ui-printer_add_it = Adicionar
ui-printer_address = Endereço
ui-printer_name = Como vocês a chamam
ui-printer_own = Só impressoras da sua rede ou ligadas a esta máquina. Nada é procurado; o endereço está no visor da impressora ou na página de teste dela. As impressoras servem a todas as mesas desta máquina.
ui-printer_by_ipp = uma impressora da rede que aceita PDF sozinha (IPP)
ui-printer_by_socket = uma impressora de recibos na rede, bobina de 58 ou 80 mm
ui-printer_by_usb = uma impressora de recibos no USB: os dois números dela, como o lsusb mostra
ui-printer_by_serial = uma impressora de recibos na porta serial

# what a printer is doing, and why something was not printed
prn-ready = Pronta
prn-printing = Imprimindo
prn-stopped = Parada; o que for enviado espera até ela ser retomada.
prn-no_paper = Sem papel
prn-jam = Papel atolado
prn-no_ink = Sem tinta ou toner
prn-cover_open = Há uma tampa aberta
prn-attention = Precisa que alguém dê uma olhada
prn-rejects = Não aceita impressões no momento
prn-gone = Não responde: desligada, desconectada ou em outra rede
prn-refuses_pdf = Não aceita PDF; configure-a no CUPS, que traduz.
prn-raster_only = Só aceita imagens ({ $formats }), não PDF; configure-a no CUPS, que traduz.
prn-nonsense = Algo responde ali, mas não como uma impressora
prn-nothing_there = Não há impressora neste endereço; a parte depois do número pode ser outra.
prn-needs_password = Pede uma senha, que não dá para informar aqui
prn-needs_ipps = Só fala por linha segura: escreva ipps:// em vez de ipp://
prn-no_lp = O CUPS não está instalado nesta máquina
prn-no_cups = O CUPS não responde
prn-no_queue = A fila não existe mais
prn-no_receipts = Falta nesta máquina o pacote Python { $package } para impressoras de recibos
prn-no_usb = Falta nesta máquina { $package } para impressoras USB
prn-no_access = Está aí, mas a conta do companheiro não pode escrever nela
prn-vanished = Desligou no meio; veja o que saiu antes de imprimir de novo.
prn-busy = Já há muitas impressões esperando; deixe algumas saírem primeiro.
prn-tickets_only = Impressora de recibos: aceita bilhetes, não folhas
prn-sheets_only = Aceita folhas, não bilhetes avulsos
prn-no_such_paper = Não conhece o papel { $paper }
prn-not_allowed = A conta do companheiro não pode fazer isso; quem cuida da máquina pode
prn-refused = Recusou
prn-unprintable = A página de código { $page } não tem a letra “{ $letter }”; tire text= do endereço, e os bilhetes serão desenhados.
prn-code_too_long = O código é longo demais para uma bobina desta largura
prn-no_font = Falta nesta máquina a fonte { $font }
prn-bad_address = O nome dela agora leva para fora da sua rede; nada foi enviado
prn-note-low_paper = o papel está acabando
prn-note-low_ink = a tinta ou o toner está acabando
prn-job-sending = sendo entregue
prn-job-waiting = espera lá
prn-job-held = retida lá
prn-job-printing = sendo impressa
prn-job-stopped = parou
prn-job-done = pronta
prn-job-cancelled = cancelada
prn-job-failed = não foi impressa
prn-job-unknown = entregue
prn-test = Teste
prn-test_page = Página de teste
prn-test_frame = A moldura mede { $width } × { $height } mm: os quatro lados devem aparecer.
prn-test_lines = As duas linhas têm { $n } mm. Se não tiverem, a impressora mudou o tamanho da página.
prn-bad-scheme = Um endereço começa com ipp://, ipps://, socket://, usb:// ou serial://.
prn-bad-host = Depois das duas barras vem o número ou o nome da impressora, como 192.168.1.20.
prn-bad-port = Nenhuma impressora atende nesta porta; deixe-a de fora.
prn-bad-path = Um endereço não tem espaços, só o que os exemplos mostram.
prn-bad-device = Não é dispositivo de impressora: usb://04b8:0202, usb:///dev/usb/lp0 ou serial:///dev/ttyUSB1.
prn-bad-width = As bobinas têm 58 ou 80 mm de largura.
prn-bad-page = Uma página de código se escreve como cp852.
prn-bad-public = Só impressoras da sua rede: este endereço está fora dela.
prn-bad-own = Esta é a máquina em que o companheiro roda; as impressoras dela vêm pelo CUPS.
prn-name-long = No máximo 40 letras, por favor.
prn-name-taken = Já há uma impressora com esse nome.
prn-name-full = Doze impressoras bastam; esqueça uma primeiro.
print-account_extract = Extrato da conta
print-time = Hora
print-booked_by = Jogador
print-account = Conta
print-so_far = parcial, o jogo continua
print-length = { $hours } h { $minutes } min
print-rounds_played = { COUNT($n) ->
    [one] { COUNT($n) } rodada
   *[other] { COUNT($n) } rodadas
}
print-entries_booked = { COUNT($n) ->
    [one] { COUNT($n) } lançamento
   *[other] { COUNT($n) } lançamentos
}
print-scan = Aponte a câmera do celular para cá
print-first_wifi = 1. Conecte-se ao Wi-Fi
print-then_scan = 2. Venha para a mesa
print-free_seats = { COUNT($n) ->
    [one] { COUNT($n) } lugar livre
   *[other] { COUNT($n) } lugares livres
}
print-personal_hint = Recorte e entregue a cada jogador o seu: quem ler o código primeiro fica com o lugar.
print-numbers = nº { $first }–{ $last }

# leitores de dados e roleta, junto da jogada
rdr-armed = { $spin ->
    [yes] Gire a roleta: o leitor vê onde ela para.
   *[no] Jogue os dados: o leitor vê o que sai.
}
rdr-rolling = { $spin ->
    [yes] Girando…
   *[no] Rolando…
}
rdr-offer = Saiu { $n }?
rdr-offer_more = Saiu { $faces }?
rdr-choose = O leitor viu { $faces }. { COUNT($n) ->
    [one] Qual dado vale?
   *[other] Quais { COUNT($n) } dados valem?
}
rdr-yes = Sim
rdr-no = Não, vou digitar
rdr-these = { COUNT($n) ->
    [one] Vale este
   *[other] Valem estes { COUNT($n) }
}
rdr-again-cocked = { $spin ->
    [yes] O ponteiro parou na linha. Gire de novo.
   *[no] O dado ficou torto. Jogue de novo.
}
rdr-again-unreadable = { $spin ->
    [yes] Não deu para ler o ponteiro. Gire de novo.
   *[no] Não deu para ler um dado. Jogue de novo.
}
rdr-again-doubtful = { $spin ->
    [yes] O leitor não tem certeza nenhuma. Gire de novo.
   *[no] O leitor não tem certeza nenhuma. Jogue de novo.
}
rdr-enter = { $spin ->
    [yes] Digite o que saiu:
   *[no] Digite sua jogada:
}
rdr-or_enter = { $spin ->
    [yes] Gire de novo ou digite.
   *[no] Jogue de novo ou digite.
}
rdr-manual-lost = { $spin ->
    [yes] O leitor da roleta está desconectado.
   *[no] O leitor de dados está desconectado.
}
rdr-manual-stale = O leitor não responde.
rdr-manual-reset = O leitor reiniciou.
rdr-manual-fault = { $spin ->
    [yes] A roleta precisa de atenção.
   *[no] O leitor de dados precisa de atenção.
}
rdr-manual-forbidden = O programa não tem acesso ao leitor.
rdr-manual-busy = Outro programa está usando o leitor.
rdr-manual-unsteady = O leitor cai a toda hora.
rdr-manual-no-reading = O leitor não viu o resultado.
rdr-manual-unbooked = O que o leitor viu não pôde ser anotado.
rdr-back = { $spin ->
    [yes] O leitor voltou. Gire ou digite.
   *[no] O leitor voltou. Jogue ou digite.
}
rdr-notice = O leitor viu { $saw }, foi anotado { $entered }.
rdr-correct = Corrigir para { $faces }
rdr-try_again = Usar o leitor de novo
rdr-wall_offer = { $seat } responde no celular.
rdr-wall_enters = { $seat } digita no celular.
rdr-host_goes_on = Leitor { $device }, desde { $time }. Tentamos de novo; dá para seguir à mão.
rdr-why-doubtful = O leitor não tem certeza.
rdr-why-heartbeat = A própria leitura se perdeu no caminho.
rdr-why-confirm = Cada leitura deste leitor é confirmada.
rdr-why-early = Jogado antes da hora.
rdr-why-late = Talvez seja a jogada que acabou de ser digitada.
rdr-why-again = Jogado enquanto a pergunta estava aberta.
ui-readers = Leitores

# a página de leitores do anfitrião
ui-readers_enabled = Em uso
ui-readers_found = Encontrados nesta máquina
ui-readers_found_hint = Nada é enviado a uma porta antes de você ativá-la. Ative só o que for leitor: o mesmo conector pode ser de uma impressora 3D ou de um rádio.
ui-readers_none = Nenhum leitor ainda. Conecte um pela USB e ele aparece aqui sozinho. Até lá, as jogadas são digitadas nos celulares, como sempre.
ui-readers_try = Para experimentar sem aparelho, rode um dado nesta máquina em outro terminal:
ui-readers_elsewhere = Outro processo deste programa está com as portas. Os leitores funcionam, mas são ajustados e respondidos por lá; esta página só observa.
ui-readers_full = Oito leitores bastam; desligue um antes.
ui-reader_simulated = simulado
ui-reader_free = Ainda não atende nenhuma mesa; abra-o para usá-lo aqui.
ui-reader_look = Abrir
ui-reader_enable = Ativar aqui
ui-reader_disable = Desligar
ui-reader_serves_another = Atende outra mesa, onde ninguém joga agora.
ui-reader_serves_played = Atende outra mesa, que está em jogo agora.
ui-reader_played = Outra mesa está jogando com este leitor. Pergunte lá primeiro; depois diga que vai levá-lo.
ui-reader_take = Eles sabem: vou levar
ui-reader_bring = Usar nesta mesa
ui-reader_add = Adicionar um endereço
ui-reader_add_it = Ativar
ui-reader_address = O endereço
ui-reader_own = Para o que não é encontrado sozinho: uma porta serial desta máquina, um adaptador que escuta aqui ou uma ponte na sua rede.
ui-reader_by_path = uma porta serial desta máquina, também pelo nome em /dev/serial
ui-reader_by_socket = um adaptador que fala pela rede, como o de uma câmera
ui-reader_by_rfc2217 = uma porta serial atrás de uma ponte de rede
rda-bad-scheme = O endereço começa com /dev/, socket:// ou rfc2217://.
rda-bad-host = Depois das duas barras vem um número ou nome, como 127.0.0.1.
rda-bad-port = Falta a porta, ou nenhum leitor escuta ali: 23, ou 1024 para cima, e nenhuma de serviço conhecido.
rda-bad-path = O endereço não tem espaços e só o que os exemplos mostram.
rda-bad-device = Isto não é uma porta serial: /dev/ttyUSB0, /dev/ttyACM0 ou um nome em /dev/serial.
rda-bad-public = Só na sua própria rede: este endereço fica fora dela.
rda-bad-taken = Já está em uso.
ui-reader_faces = { $low } a { $high }
ui-reader_dice = { COUNT($n) ->
    [one] { COUNT($n) } dado
   *[other] { COUNT($n) } dados
}
ui-reader_confirms = cada leitura é confirmada
ui-reader_twins = Dois leitores dizem ser { $name }: este e { $other }. Desligue o que não vale.
ui-reader_newer = O firmware dele é mais novo que este programa; usa-se o que se entende.
ui-reader_firmware = firmware { $version }
ui-reader_other_faces = A jogada aberta pede 1 a { $n }: este leitor não a responde.
ui-reader_learn = Aprender como ele fala
ui-reader_learn_hint = Este aparelho não disse quem é. Se ele imprime números simples, jogue algumas vezes e compare: nada vale ainda.
ui-reader_read_so = Lido, do mais antigo:
ui-reader_nothing_read = Nada foi lido como jogada ainda.
ui-reader_lines = Linhas por jogada
ui-reader_lowest = Menor número
ui-reader_highest = Maior número
ui-reader_periodic = Imprime o tempo todo, não só depois da jogada
ui-reader_reads_right = Lê certo: usar
ui-reader_limits = O que números simples não conseguem
ui-reader_limit_periodic = Um aparelho que imprime o tempo todo gera até cinco leituras falsas enquanto é aprendido.
ui-reader_limit_equal = Num aparelho assim, duas jogadas iguais seguidas parecem uma só.
ui-reader_limit_lines = Se ele imprime uma linha por dado, é preciso dizer quantas linhas formam uma jogada.
ui-reader_limit_corrupted = Um número alterado por um cabo ruim não é percebido.
ui-reader_test = Jogada de teste
ui-reader_test_hint = As jogadas aparecem aqui e não são anotadas. A mesa não recebe nada deste leitor enquanto isso, por dois minutos no máximo.
ui-reader_test_begin = Começar o teste
ui-reader_testing = Jogue agora: nada é anotado.
ui-reader_test_end = Terminar o teste
ui-reader_would_book = seria anotado.
ui-reader_would_ask = seria perguntado.
ui-reader_setup = Ajustes
ui-reader_kind = Tipo
ui-reader_says_itself = como ele mesmo diz
ui-reader_baud = Velocidade
ui-reader_baud_both = 115200, depois 9600
ui-reader_confirm = Perguntar a cada leitura
ui-reader_legacy = Fala em números simples e lê certo
ui-reader_save = Usar assim
ui-reader_faces_wrong = O maior número é maior que o menor, e no máximo 999.
ui-reader_monitor = O que ele diz, do mais novo
ui-reader_silent = Ainda não disse nada.
ui-reader_failures = O que deu errado por último
ui-reader_no_failures = Nada até agora.
rdm-line = chegou
rdm-event = entendido
rdm-sent = enviado
rdm-state = porta
rdk-die = dado
rdk-spinner = roleta
rdk-tray = bandeja de dados
rdk-button = botão
rds-absent = Não está conectado
rds-forbidden = Sem permissão
rds-busy = Outro programa usa o leitor
rds-listening = Aberto; ainda não disse quem é
rds-native = Pronto
rds-legacy = Pronto, em números simples
rds-stale = Não responde; perguntamos de novo
rds-lost = Perdido; tentando de novo
rds-unsteady = Perdido cinco vezes em um minuto
rds-fault = O aparelho relata uma falha
rds-fault-magnet = O ímã está longe, perto demais ou faltando: 1 a 3 mm abaixo do chip
rds-fault-bus = O sensor não responde à placa: olhe os fios
rds-fault-light = Luz demais ou de menos na bandeja
rds-fault-battery = A bateria está no fim
rdh-absent = Conecte-o; ele é encontrado sozinho, também em outra entrada.
rdh-lost = Conecte-o de novo; ele é encontrado sozinho, também em outra entrada.
rdh-forbidden = A conta do programa não pode abrir a porta. Rode isto uma vez na máquina, saia e entre de novo e reinicie o programa:
rdh-busy = Feche o outro programa, como um monitor serial. Alguns soltam sozinhos em alguns segundos.
rdh-stale = Se continuar em silêncio, desconecte-o e conecte-o de novo.
rdh-unsteady = Cabo ou energia? Tente outra porta ou um hub com fonte.
