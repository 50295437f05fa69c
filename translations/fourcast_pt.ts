<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Fourcast</source>
        <translation>Sobre o Fourcast</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Play Connect Four against a minimax engine and watch it work.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2. The heuristics H1 and H2 and the points of the study curves are from Kang, Wang and Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Jogue quatro em linha contra um motor minimax e veja como ele trabalha.&lt;/p&gt;&lt;p&gt;Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior; é oferecido sem nenhuma garantia.&lt;/p&gt;&lt;p&gt;Feito com Qt %2. As heurísticas H1 e H2 e os pontos das curvas do estudo são de Kang, Wang e Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Chart of your accuracy over time</source>
        <translation>Gráfico da sua precisão ao longo do tempo</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Mean accuracy: %1 %</source>
        <translation>Precisão média: %1%</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s)</source>
        <translation>
            <numerusform>%n partida revisada</numerusform>
            <numerusform>%n partidas revisadas</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %</source>
        <translation>Intervalo de 95%: %1 a %2%</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>Dia da partida</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Precisão (%)</translation>
    </message>
    <message>
        <source>Review your games against engines to see your accuracy here.</source>
        <translation>Revise algumas partidas contra o computador: a precisão delas aparece aqui.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>Start a new game with the same players</source>
        <translation>Começar outra partida com os mesmos jogadores</translation>
    </message>
    <message>
        <source>New game &amp;with…</source>
        <translation>Nova partida &amp;com…</translation>
    </message>
    <message>
        <source>Choose your opponent, its strength and who starts</source>
        <translation>Escolher o adversário, a força dele e quem começa</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Abrir um arquivo de partida</translation>
    </message>
    <message>
        <source>&amp;My games…</source>
        <translation>Minhas &amp;partidas…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Salvar a partida no arquivo dela</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>Salvar a partida em outro arquivo</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>&amp;Exportar gráfico…</translation>
    </message>
    <message>
        <source>Save the current chart as PNG, SVG, CSV or JSON</source>
        <translation>Salvar o gráfico visível como PNG, SVG, CSV ou JSON</translation>
    </message>
    <message>
        <source>Save board p&amp;icture…</source>
        <translation>Salvar ima&amp;gem do tabuleiro…</translation>
    </message>
    <message>
        <source>Save a picture of the board as PNG or SVG</source>
        <translation>Salvar o tabuleiro, como você o vê, em PNG ou SVG</translation>
    </message>
    <message>
        <source>S&amp;hare position…</source>
        <translation>Compartil&amp;har posição…</translation>
    </message>
    <message>
        <source>Share this position as a link or QR code</source>
        <translation>Compartilhar a posição por link ou código QR com uma turma</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>Quit Fourcast</source>
        <translation>Fechar o programa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Refa&amp;zer</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copiar posição</translation>
    </message>
    <message>
        <source>Copy this position&apos;s moves as text, such as 44536</source>
        <translation>Copiar como texto as jogadas até esta posição, por exemplo 44536</translation>
    </message>
    <message>
        <source>Cop&amp;y board picture</source>
        <translation>Copiar &amp;imagem do tabuleiro</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Copiar o tabuleiro, como você o vê, como imagem</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>Co&amp;lar posição</translation>
    </message>
    <message>
        <source>Start a game from the moves on the clipboard</source>
        <translation>Começar uma partida com as jogadas copiadas</translation>
    </message>
    <message>
        <source>Set up the &amp;board</source>
        <translation>&amp;Montar posição</translation>
    </message>
    <message>
        <source>Place discs on the board by hand</source>
        <translation>Colocar as fichas no tabuleiro como você quiser</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>Change colours, speed, hints, language and files</source>
        <translation>Cores, velocidade, dicas, idioma e arquivos</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>See where to look. Press again for the column, then the next moves</source>
        <translation>Mostrar onde olhar. Clique de novo para ver a coluna, e depois a linha</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jogar agora</translation>
    </message>
    <message>
        <source>&amp;Start engines</source>
        <translation>&amp;Iniciar motores</translation>
    </message>
    <message>
        <source>Start or continue the engines</source>
        <translation>Deixar o computador continuar jogando</translation>
    </message>
    <message>
        <source>Make the engines wait</source>
        <translation>Fazer o computador esperar</translation>
    </message>
    <message>
        <source>One engine mo&amp;ve</source>
        <translation>Um&amp;a jogada do motor</translation>
    </message>
    <message>
        <source>Make one engine move, then pause</source>
        <translation>Uma jogada do computador, depois pausa</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>&amp;Trocar de lado</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Try the ne&amp;xt level?</source>
        <translation>Tentar o pró&amp;ximo nível?</translation>
    </message>
    <message>
        <source>Try an eas&amp;ier one?</source>
        <translation>Tentar um mais fáci&amp;l?</translation>
    </message>
    <message>
        <source>&amp;Analyse position</source>
        <translation>&amp;Analisar posição</translation>
    </message>
    <message>
        <source>Show who wins here, column by column, and why</source>
        <translation>Mostrar quem vence aqui, o valor de cada coluna e o porquê</translation>
    </message>
    <message>
        <source>Column &amp;scores</source>
        <translation>&amp;Valores das colunas</translation>
    </message>
    <message>
        <source>Show under each column what a disc there is worth</source>
        <translation>Mostrar embaixo de cada coluna quanto vale jogar ali</translation>
    </message>
    <message>
        <source>&amp;Evaluation bar</source>
        <translation>&amp;Barra de avaliação</translation>
    </message>
    <message>
        <source>Show who&apos;s ahead beside the board (E alone plays column e)</source>
        <translation>Mostrar ao lado do tabuleiro quem está melhor (a tecla E sozinha joga na coluna e)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>A&amp;meaças</translation>
    </message>
    <message>
        <source>Mark the squares that would make four in a row</source>
        <translation>Marcar as casas que completam quatro em linha</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>Mapa de &amp;calor</translation>
    </message>
    <message>
        <source>Show each square&apos;s contribution to a heuristic</source>
        <translation>Mostrar quanto cada casa contribui para uma heurística</translation>
    </message>
    <message>
        <source>Go to s&amp;tart</source>
        <translation>Ir ao &amp;começo</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Ver o começo da partida</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Uma jogada para trá&amp;s</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Ver a posição uma jogada antes</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Uma jogada à &amp;frente</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Ver a posição uma jogada depois</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>Ir ao fi&amp;nal</translation>
    </message>
    <message>
        <source>Go to the last position of the game</source>
        <translation>Ver a última posição da partida</translation>
    </message>
    <message>
        <source>Re&amp;view game</source>
        <translation>&amp;Revisar partida</translation>
    </message>
    <message>
        <source>Rate every move of the game by its exact score</source>
        <translation>Avaliar cada jogada da partida pelos valores exatos</translation>
    </message>
    <message>
        <source>Tr&amp;y again here</source>
        <translation>&amp;Tentar de novo aqui</translation>
    </message>
    <message>
        <source>Hide move &amp;quality until I answer</source>
        <translation>&amp;Ocultar a qualidade até responder</translation>
    </message>
    <message>
        <source>Hide each move&apos;s rating until you&apos;ve tried to do better</source>
        <translation>Mostrar a qualidade de uma jogada só depois que você tentar achar outra melhor</translation>
    </message>
    <message>
        <source>Add review to &amp;comments</source>
        <translation>Revisão &amp;nos comentários</translation>
    </message>
    <message>
        <source>Add the review to the comments on the game&apos;s moves</source>
        <translation>Acrescentar a revisão aos comentários das jogadas</translation>
    </message>
    <message>
        <source>Ex&amp;port review…</source>
        <translation>E&amp;xportar revisão…</translation>
    </message>
    <message>
        <source>Save the review as Markdown, HTML, PDF or JSON</source>
        <translation>Salvar a revisão como Markdown, HTML, PDF ou JSON</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Layout for playing: the board, whose turn it is and hints</source>
        <translation>Disposição para jogar: o tabuleiro, de quem é a vez e as dicas</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analisar</translation>
    </message>
    <message>
        <source>Layout for analysis: moves, exact scores and charts</source>
        <translation>Disposição com as jogadas, seus valores exatos e os gráficos</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Laboratório</translation>
    </message>
    <message>
        <source>Layout for the laboratory: repeated studies, experiments and workers</source>
        <translation>Disposição com o laboratório: estudos refeitos, experimentos, workers</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restaurar disposição</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Girar o tabuleiro</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Ver o tabuleiro do outro lado</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Show column and row names beside the board</source>
        <translation>Mostrar os nomes das colunas e das fileiras ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>&amp;Formas nas fichas</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Marcar as fichas com uma estrela e um anel</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Repeat the study</source>
        <translation>&amp;Repetir o estudo</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>As tabelas e figuras do estudo das heurísticas: o esperado ao lado do medido</translation>
    </message>
    <message>
        <source>Play any engines against each other and see results with intervals</source>
        <translation>Motores à sua escolha uns contra os outros, com intervalos</translation>
    </message>
    <message>
        <source>&amp;Study curves</source>
        <translation>&amp;Curvas do estudo</translation>
    </message>
    <message>
        <source>Replay the heuristics study&apos;s depth-4 and depth-6 games beside its own points</source>
        <translation>As partidas do estudo das heurísticas nas profundidades 4 e 6, ao lado dos pontos do estudo</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>Eixo &amp;logarítmico</translation>
    </message>
    <message>
        <source>Draw the charts&apos; values on a logarithmic axis</source>
        <translation>Desenhar os valores dos gráficos em um eixo logarítmico</translation>
    </message>
    <message>
        <source>Remove earlier games from the charts</source>
        <translation>Retirar dos gráficos as partidas anteriores a esta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>Learn how to play and what the numbers mean</source>
        <translation>Como se joga e o que os números significam</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atalhos de &amp;teclado</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Ver a lista de todas as teclas</translation>
    </message>
    <message>
        <source>&amp;About Fourcast</source>
        <translation>&amp;Sobre o Fourcast</translation>
    </message>
    <message>
        <source>See the version, licence and sources</source>
        <translation>Versão, licença e fontes</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Sobre o &amp;Qt</translation>
    </message>
    <message>
        <source>The library this window is built with</source>
        <translation>A biblioteca usada para criar a janela</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Best &amp;line</source>
        <translation>Melhor &amp;linha</translation>
    </message>
    <message>
        <source>Show the best line as numbered arrows</source>
        <translation>Mostrar as próximas jogadas do jogo perfeito como setas numeradas</translation>
    </message>
    <message>
        <source>New &amp;lesson from this position…</source>
        <translation>Nova &amp;lição a partir desta posição…</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Ensinar</translation>
    </message>
    <message>
        <source>Layout for teaching: lessons fill the window</source>
        <translation>Disposição para ensinar: as lições ocupam a janela inteira</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Liçõ&amp;es</translation>
    </message>
    <message>
        <source>Work through lessons with questions and trees</source>
        <translation>Lições passo a passo, com perguntas e árvores</translation>
    </message>
    <message>
        <source>&amp;Class results</source>
        <translation>&amp;Resultados da turma</translation>
    </message>
    <message>
        <source>See all the answers a class has handed in</source>
        <translation>As respostas entregues por uma turma, reunidas</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Acompanhar uma busca passo a passo</translation>
    </message>
    <message>
        <source>&amp;Present the lesson</source>
        <translation>&amp;Apresentar a lição</translation>
    </message>
    <message>
        <source>Show the lesson full screen, for a projector. F11 works too, while lessons are in front</source>
        <translation>Mostrar a lição em tela cheia, para um projetor. F11 também faz isso com as lições à frente</translation>
    </message>
    <message>
        <source>E&amp;xercises…</source>
        <translation>E&amp;xercícios…</translation>
    </message>
    <message>
        <source>Make a lesson of exercises (positions and trees) to answer or print</source>
        <translation>Sortear posições e árvores a partir de um número, como lição para responder ou imprimir</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Layout for measuring: nodes and time per move, details and workers</source>
        <translation>Disposição para medir: nós e tempo de cada jogada, uma jogada em detalhe e seus workers</translation>
    </message>
    <message>
        <source>Stud&amp;y curves behind</source>
        <translation>Curvas do estudo ao fun&amp;do</translation>
    </message>
    <message>
        <source>Show the article&apos;s depth-4 and depth-6 games behind the chart&apos;s own</source>
        <translation>Mostrar as partidas do artigo nas profundidades 4 e 6 atrás das do gráfico</translation>
    </message>
    <message>
        <source>Save recordin&amp;g…</source>
        <translation>Salvar gra&amp;vação…</translation>
    </message>
    <message>
        <source>Save this game with everything its searches reported</source>
        <translation>Salvar a partida do tabuleiro com tudo o que as buscas informaram</translation>
    </message>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Abrir &amp;gravação…</translation>
    </message>
    <message>
        <source>See what each search cost in one or two recorded games</source>
        <translation>Quanto custou cada busca de uma partida gravada, ou de duas lado a lado</translation>
    </message>
    <message>
        <source>Compa&amp;re searches…</source>
        <translation>Com&amp;parar buscas…</translation>
    </message>
    <message>
        <source>Compare what engines or settings cost here, in the laboratory</source>
        <translation>Quanto custam vários motores ou configurações nesta posição, no laboratório</translation>
    </message>
    <message>
        <source>Restore the original layouts</source>
        <translation>Restaurar as disposições como eram no início</translation>
    </message>
    <message>
        <source>All your games: search, replay, continue or review them</source>
        <translation>Todas as suas partidas: buscar, rever, continuar ou revisar</translation>
    </message>
    <message>
        <source>Sa&amp;ve animation…</source>
        <translation>Sal&amp;var animação…</translation>
    </message>
    <message>
        <source>Save the whole game as an animation you can send</source>
        <translation>Salvar a partida inteira como animação para enviar</translation>
    </message>
    <message>
        <source>Take back your last move, even after the game has ended</source>
        <translation>Desfazer sua última jogada, mesmo depois do fim da partida</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Refazer a jogada desfeita</translation>
    </message>
    <message>
        <source>Make your opponent play its best move so far</source>
        <translation>Fazer o adversário jogar a melhor jogada que achou até agora</translation>
    </message>
    <message>
        <source>Same players. The other one goes first</source>
        <translation>Mesmos jogadores, mas o outro começa</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>S&amp;om</translation>
    </message>
    <message>
        <source>Play sounds for discs, turns and the end of a game</source>
        <translation>Tocar sons para as fichas, a sua vez e o fim da partida</translation>
    </message>
    <message>
        <source>Start a game against the next stronger opponent</source>
        <translation>Começar uma partida contra o adversário um nível acima</translation>
    </message>
    <message>
        <source>Start a game against the next weaker opponent</source>
        <translation>Começar uma partida contra o adversário um nível abaixo</translation>
    </message>
    <message>
        <source>Sho&amp;w me where</source>
        <translation>Mo&amp;strar onde</translation>
    </message>
    <message>
        <source>Go to the move that decided the game</source>
        <translation>Ir à jogada que decidiu a partida</translation>
    </message>
    <message>
        <source>Try to find a better move yourself</source>
        <translation>Tentar achar você mesmo uma jogada melhor</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Próx&amp;imo erro</translation>
    </message>
    <message>
        <source>Go to the next move that changed the result</source>
        <translation>Ir à próxima jogada que mudou o resultado</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>&amp;Erro anterior</translation>
    </message>
    <message>
        <source>Go back to the last move that changed the result</source>
        <translation>Voltar à última jogada que mudou o resultado</translation>
    </message>
    <message>
        <source>Next mistake by &amp;one side</source>
        <translation>Próximo erro &amp;de um lado</translation>
    </message>
    <message>
        <source>Go to your next mistake. With two people, the last mover&apos;s</source>
        <translation>Ir ao seu próximo erro; entre duas pessoas, ao próximo de quem jogou por último</translation>
    </message>
    <message>
        <source>Previous mistake by one s&amp;ide</source>
        <translation>Erro anterior de &amp;um lado</translation>
    </message>
    <message>
        <source>Go back to your last mistake. With two people, the last mover&apos;s</source>
        <translation>Voltar ao seu último erro; entre duas pessoas, ao último de quem jogou por último</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>Ár&amp;vore de busca</translation>
    </message>
    <message>
        <source>&amp;My experiments</source>
        <translation>&amp;Meus experimentos</translation>
    </message>
    <message>
        <source>Clear &amp;earlier games from the charts</source>
        <translation>Limpar partidas &amp;anteriores dos gráficos</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Fazer o tour</translation>
    </message>
    <message>
        <source>Three quick steps: play, get a hint, review</source>
        <translation>Três passos rápidos: jogar, pedir uma dica, revisar</translation>
    </message>
    <message>
        <source>C&amp;lock…</source>
        <translation>R&amp;elógio…</translation>
    </message>
    <message>
        <source>Give two people a time limit per move or game</source>
        <translation>Definir o tempo de duas pessoas, por jogada ou por partida</translation>
    </message>
    <message>
        <source>Pause the cl&amp;ock</source>
        <translation>Pa&amp;usar o relógio</translation>
    </message>
    <message>
        <source>Stop the clock. The next move starts it again</source>
        <translation>Parar o relógio. Ele volta a andar na próxima jogada</translation>
    </message>
    <message>
        <source>&amp;All discs visible</source>
        <translation>&amp;Todas as fichas visíveis</translation>
    </message>
    <message>
        <source>Play with every disc visible</source>
        <translation>Jogar vendo todas as fichas</translation>
    </message>
    <message>
        <source>Only the &amp;last four visible</source>
        <translation>Últimas &amp;quatro visíveis</translation>
    </message>
    <message>
        <source>Hide all but the last four discs until the game ends</source>
        <translation>Ocultar todas as fichas, menos as últimas quatro, até o fim da partida</translation>
    </message>
    <message>
        <source>&amp;No discs visible</source>
        <translation>&amp;Nenhuma ficha visível</translation>
    </message>
    <message>
        <source>Hide every disc until the game ends</source>
        <translation>Ocultar todas as fichas até o fim da partida</translation>
    </message>
    <message>
        <source>Swap who plays which side</source>
        <translation>Trocar quem joga com cada lado</translation>
    </message>
    <message>
        <source>Reset s&amp;core</source>
        <translation>&amp;Zerar o placar</translation>
    </message>
    <message>
        <source>Start the score again from 0–0</source>
        <translation>Recomeçar o placar em 0–0</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Fill the whole screen with the board, the lesson or the laboratory page</source>
        <translation>Mostrar em tela cheia o tabuleiro, a lição ou a página do laboratório</translation>
    </message>
    <message>
        <source>Pract&amp;ise trees</source>
        <translation>&amp;Praticar com árvores</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Escrever valores e cortes em árvores e ver a correção</translation>
    </message>
    <message>
        <source>Write a lesson that starts from this position, with its preview</source>
        <translation>Escrever uma lição que começa nesta posição, com sua prévia</translation>
    </message>
    <message>
        <source>Teacher&apos;s &amp;notes</source>
        <translation>&amp;Notas para o professor</translation>
    </message>
    <message>
        <source>Show the notes for the teacher in a window of their own, beside an open lesson</source>
        <translation>Mostrar as notas para o professor em uma janela própria, ao lado de uma lição aberta</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Quanto custou</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Melhor linha</translation>
    </message>
    <message>
        <source>Why this move</source>
        <translation>Por que esta jogada</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>A última jogada</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Ameaças</translation>
    </message>
    <message>
        <source>Measured, not exact</source>
        <translation>Medido, não exato</translation>
    </message>
    <message>
        <source>Measured chance</source>
        <translation>Probabilidade medida</translation>
    </message>
    <message>
        <source>How reliable is it?</source>
        <translation>É confiável?</translation>
    </message>
    <message>
        <source>See how games with a similar prediction ended</source>
        <translation>O que aconteceu nas partidas em que a previsão foi a mesma</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Todas as colunas</translation>
    </message>
    <message>
        <source>Hover over a column to see its move. Click to see what follows.</source>
        <translation>Aponte para uma coluna para ver a jogada no tabuleiro. Clique para ver o que vem depois</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Show the best line on the board, disc by disc. The game stays unchanged.</source>
        <translation>Mostrar a linha no tabuleiro, ficha por ficha. A partida não muda</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>a best column</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>full</source>
        <translation>cheia</translation>
    </message>
    <message>
        <source>You&apos;re setting up a position. Analysis starts when you play from it.</source>
        <translation>Você está montando uma posição. A análise começa quando uma partida continuar a partir dela.</translation>
    </message>
    <message>
        <source>The answers are hidden until you&apos;ve found your move.</source>
        <translation>As respostas ficam ocultas até você encontrar sua jogada.</translation>
    </message>
</context>
<context>
    <name>AnalysisPresenter</name>
    <message>
        <source>Exact</source>
        <comment>where the evaluation bar&apos;s numbers come from</comment>
        <translation>Exato</translation>
    </message>
    <message>
        <source>Threats: none yet</source>
        <translation>Ameaças: nenhuma ainda</translation>
    </message>
    <message>
        <source>◆ threat on an odd row   ■ on an even row   filled: playable now</source>
        <translation>◆ ameaça em fileira ímpar   ■ em fileira par   preenchida: já pode ser jogada</translation>
    </message>
    <message>
        <source>Once only filling columns is left, %1 profits (zugzwang).</source>
        <translation>Quando só restar encher as colunas, %1 leva vantagem (zugzwang).</translation>
    </message>
    <message>
        <source>Against opponents who make mistakes, %1 scores about %2 % here (95 % interval %3 to %4 %, %5 games between engines).</source>
        <translation>Contra adversários que erram, %1 faz cerca de %2% dos pontos aqui (intervalo de 95%: %3 a %4%, %5 partidas entre motores).</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 has won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Empate: o tabuleiro está cheio</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exato: %1</translation>
    </message>
    <message>
        <source>Exact: %1 %2</source>
        <comment>Exact: Orange wins in 7 moves</comment>
        <translation>Exato: %1 %2</translation>
    </message>
    <message>
        <source>Proved so far: %1 %2</source>
        <comment>Proved so far: Orange does not lose</comment>
        <translation>Provado até agora: %1 %2</translation>
    </message>
    <message>
        <source>Exact: not known yet</source>
        <translation>Exato: ainda não se sabe</translation>
    </message>
    <message>
        <source>Solver: %1 nodes, %2, workers: %3</source>
        <translation>Solucionador: %1 nós, %2, workers: %3</translation>
    </message>
    <message>
        <source>Known without a search</source>
        <translation>Conhecido sem busca</translation>
    </message>
    <message>
        <source>%1, disturbed by a laboratory</source>
        <translation>%1, perturbado por um laboratório</translation>
    </message>
    <message>
        <source>The solver is waiting while an engine thinks</source>
        <translation>O solucionador espera enquanto um motor pensa</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>still running</comment>
        <translation>%1 …</translation>
    </message>
</context>
<context>
    <name>AnswerRefusal</name>
    <message>
        <source>Choose a column that is not full.</source>
        <translation>Escolha uma coluna com espaço.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Escolha uma das respostas.</translation>
    </message>
    <message>
        <source>Choose every correct answer.</source>
        <translation>Escolha tudo o que está certo.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Escreva algumas palavras.</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Digite um número, como %1 ou %2.</translation>
    </message>
    <message>
        <source>Write a formula.</source>
        <translation>Escreva uma fórmula.</translation>
    </message>
    <message>
        <source>Take at least one step.</source>
        <translation>Dê pelo menos um passo.</translation>
    </message>
    <message>
        <source>Open the page, press Run, and then Hand this to the lesson.</source>
        <translation>Abra a página, clique em Executar e depois em “Enviar à lição”.</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>This file does not contain answers to a lesson.</source>
        <translation>Estas não são respostas de uma lição.</translation>
    </message>
    <message>
        <source>This answer file is damaged: entries are missing or invalid.</source>
        <translation>Este arquivo de respostas está danificado: faltam entradas ou há entradas inválidas.</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>Stopped. These are the states found so far. There is no answer.</source>
        <translation>Interrompido: estes são os estados encontrados até então, por isso não há resposta.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. PRISM and Storm can also read the model, on larger machines.</source>
        <translation>A memória permitida acabou: estes são os estados encontrados até então. O PRISM e o Storm também leem o modelo, em máquinas maiores.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>Há mais estados do que se queria.</translation>
    </message>
    <message>
        <source>Stopped. The bounds hold, but they could be tighter.</source>
        <translation>Interrompido: os limites valem, mas poderiam estar mais próximos.</translation>
    </message>
    <message>
        <source>The model is too large for fractions or for the memory allowed. The bounds still hold.</source>
        <translation>É grande demais para frações ou para a memória permitida: os limites valem mesmo assim.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Ainda não há resposta</translation>
    </message>
    <message>
        <source>It is infinite: some strategy puts the goal off for ever or misses it.</source>
        <translation>É infinito: há um modo de jogar que adia o objetivo para sempre ou não o alcança.</translation>
    </message>
    <message>
        <source>There is no such number: no strategy reaches the goal with probability 1.</source>
        <translation>Esse número não existe: qualquer que seja a escolha, o objetivo não é alcançado com probabilidade 1.</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>Com certeza de %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Exatamente %1.</translation>
    </message>
    <message numerus="yes">
        <source>The exact fraction has %n digit(s): %1…</source>
        <translation>
            <numerusform>A fração exata tem %n algarismo: %1…</numerusform>
            <numerusform>A fração exata tem %n algarismos: %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, without any error.</source>
        <translation>Sem nenhum erro.</translation>
    </message>
    <message>
        <source>Question: the %1 (%2).</source>
        <translation>A pergunta foi: %1 (%2).</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>States with an observer of the goal</source>
        <translation>Estados com um observador do objetivo</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramos</translation>
    </message>
    <message>
        <source>Branches before merging equal ones</source>
        <translation>Ramos antes de unir os iguais</translation>
    </message>
    <message>
        <source>Terminal states</source>
        <translation>Estados sem sucessor</translation>
    </message>
    <message>
        <source>Levels (steps from the start)</source>
        <translation>Níveis (passos desde o início)</translation>
    </message>
    <message>
        <source>Memory for the states</source>
        <translation>Memória dos estados</translation>
    </message>
    <message>
        <source>Time to explore</source>
        <translation>Tempo de exploração</translation>
    </message>
    <message>
        <source>Time to check</source>
        <translation>Tempo de verificação</translation>
    </message>
    <message>
        <source>Strongly connected components</source>
        <translation>Componentes fortemente conexas</translation>
    </message>
    <message>
        <source>States in the largest component</source>
        <translation>Estados da maior delas</translation>
    </message>
    <message>
        <source>Collapsed end components</source>
        <translation>Componentes finais contraídas</translation>
    </message>
    <message>
        <source>Sweeps over the largest component</source>
        <translation>Varreduras da maior componente</translation>
    </message>
    <message>
        <source>%1 states, %2 of them checked; sweep %3 over a component of %4 states; answer so far: %5.</source>
        <translation>%1 estados, %2 deles verificados; varredura %3 de uma componente de %4 estados; por enquanto a resposta vai de %5.</translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 branches, level %4; %5 states per second; %6</source>
        <translation>%1 estados, %2 deles ainda por expandir; %3 ramos, nível %4; %5 estados por segundo; %6</translation>
    </message>
    <message>
        <source>The bounds are as tight as floating-point numbers allow.</source>
        <translation>Os limites estão tão próximos quanto o ponto flutuante permite.</translation>
    </message>
    <message>
        <source>It is infinite: the goal is not reached with probability 1.</source>
        <translation>É infinito: o objetivo não é alcançado com probabilidade 1.</translation>
    </message>
    <message>
        <source>There is no such number: the goal is not reached with probability 1.</source>
        <translation>Esse número não existe: o objetivo não é alcançado com probabilidade 1.</translation>
    </message>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>Pergunta %1 de %2. %3</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Statistics</source>
        <translation>O que foi contado</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>Executar explora o modelo e responde à pergunta.</translation>
    </message>
    <message>
        <source>The strategy behind this answer:</source>
        <translation>A estratégia por trás desta resposta:</translation>
    </message>
    <message>
        <source>Answers to all questions</source>
        <translation>Respostas a todas as perguntas</translation>
    </message>
    <message>
        <source>Decisions of the strategy</source>
        <translation>Decisões da estratégia</translation>
    </message>
    <message>
        <source>Double-click a decision, or press Enter, to see it in States</source>
        <translation>Enter ou um clique duplo em uma decisão a mostra em Estados</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
</context>
<context>
    <name>AudienceView</name>
    <message>
        <source>%1 — Fourcast</source>
        <translation>%1 — Fourcast</translation>
    </message>
    <message>
        <source>The lesson for the class</source>
        <translation>A lição para a turma</translation>
    </message>
    <message>
        <source>Blank screen</source>
        <translation>Tela vazia</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
</context>
<context>
    <name>AutFile</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>a file in this format must begin with: des (initial state, transitions, states)</source>
        <translation>um arquivo deste formato começa com: des (estado inicial, transições, estados)</translation>
    </message>
    <message>
        <source>a file can have at most %1 transitions</source>
        <translation>são lidas no máximo %1 transições</translation>
    </message>
    <message>
        <source>a file can have at most %1 states</source>
        <translation>são lidos no máximo %1 estados</translation>
    </message>
    <message>
        <source>a system has at least one state</source>
        <translation>um sistema tem pelo menos um estado</translation>
    </message>
    <message>
        <source>the initial state must be one of the states 0 to %1</source>
        <translation>o estado inicial deve ser um dos estados de 0 a %1</translation>
    </message>
    <message>
        <source>the label&apos;s closing quotation mark is missing</source>
        <translation>as aspas do rótulo não foram fechadas</translation>
    </message>
    <message>
        <source>expected here: a label, then a comma and the target</source>
        <translation>aqui deve vir um rótulo e, depois dele, uma vírgula e o destino</translation>
    </message>
    <message>
        <source>a state must be a number from 0 to %1</source>
        <translation>um estado deve ser um número de 0 a %1</translation>
    </message>
    <message>
        <source>a line must be a transition: (from, &quot;label&quot;, to)</source>
        <translation>uma linha deve ser uma transição: (origem, &quot;rótulo&quot;, destino)</translation>
    </message>
    <message>
        <source>expected here: a comma, then the label</source>
        <translation>aqui deve vir uma vírgula e, depois dela, o rótulo</translation>
    </message>
    <message>
        <source>expected here: a comma, then the target</source>
        <translation>aqui deve vir uma vírgula e, depois dela, o destino</translation>
    </message>
    <message>
        <source>the bracket of the transition must be closed here</source>
        <translation>o parêntese da transição deve ser fechado aqui</translation>
    </message>
    <message>
        <source>nothing may follow a transition on its line</source>
        <translation>nada pode vir depois de uma transição na mesma linha</translation>
    </message>
    <message>
        <source>a file can have at most %1 different labels</source>
        <translation>são lidos no máximo %1 rótulos diferentes</translation>
    </message>
    <message>
        <source>a line can have at most %1 bytes</source>
        <translation>uma linha com mais de %1 bytes não é lida</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and here is one more</source>
        <translation>a primeira linha promete %1 transições, e aqui há mais uma</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>A leitura foi interrompida.</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and there are only %2</source>
        <translation>a primeira linha promete %1 transições, e há só %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Não foi possível ler %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Writing was stopped.</source>
        <translation>O salvamento foi interrompido.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>Não foi possível salvar %1: %2.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
</context>
<context>
    <name>AutomatonPicture</name>
    <message>
        <source>Expected from here: %1</source>
        <translation>Esperado a partir daqui: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Probabilidade a partir daqui: %1</translation>
    </message>
    <message>
        <source>Choice %1 of state %2: %3</source>
        <translation>Escolha %1 do estado %2: %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nível %1</translation>
    </message>
    <message>
        <source>%1, states: %2</source>
        <translation>%1, estados: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Valores: %1</translation>
    </message>
    <message>
        <source>Each box is a group, with its number of states. Numbers on arrows count branches. Choose a group to explore it state by state.</source>
        <translation>Uma caixa é um grupo com seu número de estados; o número junto a uma seta conta ramos. Escolha um grupo para continuar estado por estado.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>sem sucessor</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>escolha</translation>
    </message>
    <message>
        <source>✓ goal</source>
        <translation>✓ objetivo</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>pode ser aberto</translation>
    </message>
    <message>
        <source>merged states</source>
        <translation>estados unidos em um só</translation>
    </message>
    <message>
        <source>best choice</source>
        <translation>melhor escolha</translation>
    </message>
</context>
<context>
    <name>AutomatonView</name>
    <message>
        <source>Graph of the states</source>
        <translation>Os estados, desenhados</translation>
    </message>
    <message>
        <source>Show all states, groups of states that share one value, or one state at a time</source>
        <translation>Todos os estados, em grupos pelo que têm em comum, ou estado por estado</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>Cores por valor</translation>
    </message>
    <message>
        <source>Colour by level</source>
        <translation>Cores por nível</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sem cores</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos os estados</translation>
    </message>
    <message>
        <source>Group by level</source>
        <translation>Grupos por nível</translation>
    </message>
    <message>
        <source>Group by %1</source>
        <translation>Grupos por %1</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>Estado por estado</translation>
    </message>
    <message>
        <source>%1 states in groups</source>
        <translation>%1 estados em grupos</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The game can&apos;t be autosaved: %1</source>
        <translation>Não foi possível guardar a partida para recuperação: %1</translation>
    </message>
</context>
<context>
    <name>BlindfoldPresenter</name>
    <message>
        <source>Blindfold: you see the last four discs.</source>
        <translation>Às cegas: você vê as últimas quatro fichas.</translation>
    </message>
    <message>
        <source>Blindfold: you see no discs.</source>
        <translation>Às cegas: você não vê nenhuma ficha.</translation>
    </message>
</context>
<context>
    <name>BlockDialog</name>
    <message>
        <source>Insert</source>
        <translation>Inserir</translation>
    </message>
    <message>
        <source>Write the block into the lesson</source>
        <translation>Escrever o bloco na lição</translation>
    </message>
</context>
<context>
    <name>BoardBanner</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>BoardDialog</name>
    <message>
        <source>Insert a board</source>
        <translation>Inserir um tabuleiro</translation>
    </message>
    <message>
        <source>A line of text above the board</source>
        <translation>Uma linha de texto acima do tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Legenda:</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>The model&apos;s board must have %1 to %2 columns and rows.</source>
        <translation>Há modelos de tabuleiros de %1 a %2 colunas e fileiras.</translation>
    </message>
    <message>
        <source>The model&apos;s winning line must be %1 to %2 discs.</source>
        <translation>Há modelos de jogos vencidos com %1 a %2 fichas em linha.</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>Meaning of the marks</source>
        <translation>O que as marcas significam</translation>
    </message>
</context>
<context>
    <name>BoardThumbnail</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 empty, hint</source>
        <translation>%1 vazia, dica</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vazia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square; threats there: a3 empty, threat of red</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square; what a disc there is worth: d2 empty, red wins in 7</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square; heuristic: d2 red, contributes +200</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2, last move, winning line</source>
        <translation>%1 %2, última jogada, linha vencedora</translation>
    </message>
    <message>
        <source>%1 %2, winning line</source>
        <translation>%1 %2, linha vencedora</translation>
    </message>
    <message>
        <source>%1 %2, last move</source>
        <translation>%1 %2, última jogada</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>square and colour: d2 red</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Setting up a position.</source>
        <translation>Montando uma posição.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Vez de %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 venceu.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>A partida terminou empatada.</translation>
    </message>
    <message>
        <source>%1 Last move: %2 %3.</source>
        <translation>%1 Última jogada: %2 %3.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>A coluna %1 está cheia.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Coluna %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square and worth; the answer: d2 empty, then Blue replies d3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>then %1 replies %2</source>
        <comment>then Blue replies d3</comment>
        <translation>depois %1 responde %2</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <comment>square, while discs are hidden</comment>
        <translation>%1 oculta</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>There is no board %1. The boards are %2.</source>
        <translation>Não existe o tabuleiro %1; existem %2.</translation>
    </message>
</context>
<context>
    <name>BoundsChart</name>
    <message>
        <source>upper bound</source>
        <translation>limite superior</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>limite inferior</translation>
    </message>
    <message>
        <source>Bounds after each sweep</source>
        <translation>Limites depois de cada varredura</translation>
    </message>
    <message>
        <source>Sweep %1: from %2</source>
        <translation>Varredura %1: de %2</translation>
    </message>
    <message>
        <source>Stopping when the lower bound barely changes would end here, at %1. The value is at least %2</source>
        <translation>Quem se guia pela mudança do limite inferior para aqui, com %1; o valor é pelo menos %2</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>varredura</translation>
    </message>
    <message>
        <source>Bounds after each sweep: %1</source>
        <translation>Limites depois de cada varredura: %1</translation>
    </message>
    <message>
        <source>sweep %1, where an unguarded stop would end</source>
        <translation>varredura %1, onde uma parada sem garantia teria terminado</translation>
    </message>
</context>
<context>
    <name>BoundsText</name>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>pelo menos %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
</context>
<context>
    <name>CellGames</name>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Voltar à tabela</translation>
    </message>
    <message>
        <source>Close the list of games (Esc)</source>
        <translation>Fechar a lista de partidas (Esc)</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Mostrar no &amp;tabuleiro</translation>
    </message>
    <message>
        <source>Replay the selected game on the board (Enter)</source>
        <translation>Reproduzir no tabuleiro a partida selecionada (Enter)</translation>
    </message>
    <message>
        <source>&amp;Export these games…</source>
        <translation>&amp;Exportar estas partidas…</translation>
    </message>
    <message>
        <source>Export the moves of these games, with nodes and times, as CSV</source>
        <translation>Salvar em um arquivo CSV as jogadas das partidas desta célula, com nós e tempo</translation>
    </message>
    <message>
        <source>Games in this cell</source>
        <translation>Partidas da célula</translation>
    </message>
    <message>
        <source>%1, %2, round %3</source>
        <translation>%1, %2, rodada %3</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>state %1 has no branch with probability %2 to %3</source>
        <translation>o estado %1 não tem um ramo com probabilidade %2 até %3</translation>
    </message>
    <message>
        <source>the probabilities of %1 in state %2 sum to %3, not to 1</source>
        <translation>as probabilidades de %1 no estado %2 somam %3, e não 1</translation>
    </message>
    <message>
        <source>the probabilities sum to %1 and not to 1</source>
        <translation>as probabilidades somam %1, e não 1</translation>
    </message>
    <message>
        <source>%1 is not a probability</source>
        <translation>%1 não é uma probabilidade</translation>
    </message>
    <message>
        <source>a number grows beyond 64 bits here</source>
        <translation>aqui um número passa de 64 bits</translation>
    </message>
    <message>
        <source>mod needs two whole numbers, the second above 0</source>
        <translation>mod exige números inteiros, e o segundo maior que 0</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>aqui algo é dividido por 0</translation>
    </message>
    <message>
        <source>an exponent must be a smaller whole number</source>
        <translation>um expoente deve ser um número inteiro não tão grande</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>aqui é preciso um número inteiro, e não %1</translation>
    </message>
    <message>
        <source>the function %1 has no row for %2</source>
        <translation>a função %1 não diz nada sobre %2</translation>
    </message>
    <message>
        <source>%1 would become %2, which is not one of %3</source>
        <translation>%1 se tornaria %2, que não pertence a %3</translation>
    </message>
    <message>
        <source>in the state (%1), action %2: %3</source>
        <translation>no estado (%1), ação %2: %3</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>A curve shows probabilities, not rewards.</source>
        <translation>Uma curva mostra probabilidades; ela não tem recompensas.</translation>
    </message>
    <message>
        <source>The automaton must be fully explored before it can be checked.</source>
        <translation>Só é possível verificar um autômato explorado até o fim.</translation>
    </message>
    <message>
        <source>The reward of %1 is %2. Negative rewards can&apos;t be checked.</source>
        <translation>A recompensa de %1 é %2; uma menor que 0 não pode ser verificada.</translation>
    </message>
    <message>
        <source>Step by step handles up to %1 states, but this automaton has %2. Choose smaller parameters.</source>
        <translation>O passo a passo vai até %1 estados; este autômato tem %2. Com parâmetros menores, cabe.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Foi interrompido.</translation>
    </message>
    <message>
        <source>Hidden steps were taken at once, so no question can depend on them.</source>
        <translation>Os passos ocultos foram dados de imediato, por isso nada que dependa deles pode ser perguntado.</translation>
    </message>
</context>
<context>
    <name>ChanceCounted</name>
    <message>
        <source>turns until the goal</source>
        <translation>turnos até o objetivo</translation>
    </message>
    <message>
        <source>steps until the goal</source>
        <translation>passos até o objetivo</translation>
    </message>
    <message>
        <source>%1 actions until the goal</source>
        <translation>quantas vezes %1 até o objetivo</translation>
    </message>
</context>
<context>
    <name>ChanceExperiments</name>
    <message>
        <source>Run the experiment</source>
        <translation>Executar o experimento</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Resultados do experimento</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model with these values</source>
        <translation>Enter ou um clique duplo abre o modelo com estes valores</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>Gráfico do experimento</translation>
    </message>
    <message>
        <source>Vary:</source>
        <translation>Variar:</translation>
    </message>
    <message>
        <source>and:</source>
        <translation>e:</translation>
    </message>
    <message>
        <source>Parameter to vary</source>
        <translation>Parâmetro que varia</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>Segundo parâmetro</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Seus valores</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation>Valores do segundo parâmetro</translation>
    </message>
    <message>
        <source>Runs with each of the values. The other parameters keep their values above</source>
        <translation>O parâmetro assume cada um dos valores; os outros ficam como estão acima</translation>
    </message>
    <message>
        <source>10 to 50 step 10</source>
        <translation>10 a 50 passo 10</translation>
    </message>
    <message>
        <source>Enter a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2</source>
        <translation>Um intervalo como 10 a 50 passo 10 ou uma lista como 3, 5, 1/2</translation>
    </message>
    <message>
        <source>Curves up to</source>
        <translation>Curvas até</translation>
    </message>
    <message>
        <source>How many turns the “done within” curves cover. 0 skips the curves, which take time</source>
        <translation>Até quantos turnos vai a curva “terminado em até n”. Com 0, não há curvas: elas levam tempo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Frações</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Modelos pequenos também em frações: 75/22</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmico</translation>
    </message>
    <message>
        <source>Use powers of ten on the answer axis</source>
        <translation>Potências de dez no eixo das respostas</translation>
    </message>
    <message>
        <source>Explore and check every combination in turn</source>
        <translation>Explorar e verificar todas as combinações, uma após a outra</translation>
    </message>
    <message>
        <source>Stop and keep the results. Run continues from there</source>
        <translation>Parar. O que já foi executado fica, e Executar continua dali</translation>
    </message>
    <message>
        <source>Combinations run</source>
        <translation>Combinações executadas</translation>
    </message>
    <message>
        <source>%v of %m combinations</source>
        <translation>%v de %m combinações</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Growth in states</source>
        <translation>Crescimento dos estados</translation>
    </message>
    <message>
        <source>Growth in time</source>
        <translation>Crescimento do tempo</translation>
    </message>
    <message>
        <source>Curves: done within</source>
        <translation>Curvas: terminado em até n</translation>
    </message>
    <message>
        <source>How the game ends, by turn</source>
        <translation>Como o jogo termina, por turno</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>O que é desenhado</translation>
    </message>
    <message>
        <source>Choose the chart. “How the game ends” uses the model explored on this page, the others use the experiment</source>
        <translation>O que é desenhado do experimento. Como o jogo termina é desenhado a partir do modelo explorado na página</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Exportar o experimento</translation>
    </message>
    <message>
        <source>Curves up to:</source>
        <translation>Curvas até:</translation>
    </message>
    <message>
        <source>Results as CS&amp;V…</source>
        <translation>Resultados como CS&amp;V…</translation>
    </message>
    <message>
        <source>Save one line per combination</source>
        <translation>Uma linha para cada combinação</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Relatório em PDF…</translation>
    </message>
    <message>
        <source>Save the question, the results and the charts on A4 pages</source>
        <translation>A pergunta, os resultados e as figuras em páginas A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Relatório em PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Your own model has no parameters to vary here. Choose a built-in model.</source>
        <translation>Um modelo seu não tem parâmetros para variar aqui: escolha um dos que vêm com o programa.</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>A pergunta é %1.</translation>
    </message>
    <message>
        <source>%1 of %2 combinations run.</source>
        <translation>%1 de %2 combinações foram executadas.</translation>
    </message>
</context>
<context>
    <name>ChanceExportMenu</name>
    <message>
        <source>Save the model or its results to a file</source>
        <translation>Salvar em um arquivo o modelo ou o que se descobriu sobre ele</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exportar o modelo</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Relatório em PDF…</translation>
    </message>
    <message>
        <source>Save answer, model, statistics and pictures on A4 pages, ready to hand in</source>
        <translation>Resposta, modelo, contagens e o que está desenhado, em páginas A4, para entregar</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Relatório em PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>relatório</translation>
    </message>
    <message>
        <source>&amp;Bounds sweep by sweep…</source>
        <translation>&amp;Limites varredura a varredura…</translation>
    </message>
    <message>
        <source>Save the chart from Step by step as a picture or a table</source>
        <translation>O que está traçado em Passo a passo, como imagem ou tabela</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>limites</translation>
    </message>
    <message>
        <source>Re&amp;ductions pass by pass…</source>
        <translation>Reduções &amp;uma a uma…</translation>
    </message>
    <message>
        <source>Save the chart from Reductions as a picture or a table</source>
        <translation>O que está desenhado em Reduções, como imagem ou tabela</translation>
    </message>
    <message>
        <source>reductions</source>
        <translation>reduções</translation>
    </message>
    <message>
        <source>Model for &amp;PRISM…</source>
        <translation>Modelo para &amp;PRISM…</translation>
    </message>
    <message>
        <source>Save the equation with an observer of the goal, and the properties in a second file</source>
        <translation>A equação com um observador do objetivo e as propriedades em um arquivo ao lado</translation>
    </message>
    <message>
        <source>Model for PRISM (*.prism)</source>
        <translation>Modelo para PRISM (*.prism)</translation>
    </message>
    <message>
        <source>States as .&amp;tra…</source>
        <translation>Estados como .&amp;tra…</translation>
    </message>
    <message>
        <source>Save all states and branches, with .sta and .lab files, for PRISM and Storm</source>
        <translation>Todos os estados e ramos, com .sta e .lab ao lado, para PRISM e Storm</translation>
    </message>
    <message>
        <source>Explicit model (*.tra)</source>
        <translation>Modelo explícito (*.tra)</translation>
    </message>
    <message>
        <source>States for &amp;Graphviz…</source>
        <translation>Estados para &amp;Graphviz…</translation>
    </message>
    <message>
        <source>Save all states, choices and branches as a DOT graph</source>
        <translation>Todos os estados, escolhas e ramos como grafo em DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Grafo em DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Values of all states…</source>
        <translation>&amp;Valores de todos os estados…</translation>
    </message>
    <message>
        <source>Save one line per state: its data, bounds and best choice</source>
        <translation>Uma linha para cada estado: seus dados, seus limites e sua melhor escolha</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>&amp;Model as .prcrl…</source>
        <translation>&amp;Modelo como .prcrl…</translation>
    </message>
    <message>
        <source>Save the text with its parameters set</source>
        <translation>O texto com seus parâmetros definidos</translation>
    </message>
    <message>
        <source>Specification (*.prcrl)</source>
        <translation>Especificação (*.prcrl)</translation>
    </message>
    <message>
        <source>&amp;Equation as .prcrl…</source>
        <translation>&amp;Equação como .prcrl…</translation>
    </message>
    <message>
        <source>Save the linear equation that was explored</source>
        <translation>A equação linear que foi explorada</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>equação</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>Save the picture from States</source>
        <translation>O que está desenhado em Estados</translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
    <message>
        <source>&amp;Answers to all questions…</source>
        <translation>Re&amp;spostas a todas as perguntas…</translation>
    </message>
    <message>
        <source>Save one line per question: its property, bounds and answer</source>
        <translation>Salvar uma linha por pergunta: sua propriedade, seus limites e sua resposta</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>respostas</translation>
    </message>
</context>
<context>
    <name>ChanceGames</name>
    <message>
        <source>games played</source>
        <translation>partidas jogadas</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exatamente</translation>
    </message>
    <message>
        <source>exact best within each length</source>
        <translation>no melhor caso em até n, exatamente</translation>
    </message>
    <message>
        <source>✓ The exact answer, %1, lies inside this interval.</source>
        <translation>✓ A resposta exata, %1, está dentro dele.</translation>
    </message>
    <message>
        <source>≠ The exact answer, %1, lies outside this interval. That happens about one time in twenty.</source>
        <translation>≠ A resposta exata, %1, não está dentro dele, como acontece uma vez em cada vinte.</translation>
    </message>
    <message>
        <source>share of all games</source>
        <translation>proporção de todas as partidas</translation>
    </message>
    <message>
        <source>share that reached the goal</source>
        <translation>proporção que havia alcançado o objetivo</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <translation>Nenhuma partida foi jogada.</translation>
    </message>
    <message>
        <source>%1 of %2 games reached the goal: %3 % (95 % confidence interval %4 % to %5 %).</source>
        <translation>%1 de %2 partidas alcançaram o objetivo: %3%, com 95% de confiança de %4% a %5%.</translation>
    </message>
    <message>
        <source>Those games took %1 on average (95 % confidence interval %2 to %3).</source>
        <translation>Elas levaram %1 em média, com 95% de confiança de %2 a %3.</translation>
    </message>
    <message>
        <source>Abandoned as too long: %1.</source>
        <translation>%1 eram longas demais e foram interrompidas.</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Interrompido antes de jogar todas.</translation>
    </message>
</context>
<context>
    <name>ChanceModels</name>
    <message>
        <source>Target coins</source>
        <translation>Moedas a ganhar</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Moedas no início</translation>
    </message>
    <message>
        <source>Chance of winning a bet</source>
        <translation>Probabilidade de ganhar uma aposta</translation>
    </message>
    <message>
        <source>Chance of winning the bet that pays two</source>
        <translation>Probabilidade de ganhar a aposta que paga duas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Coins per player</source>
        <translation>Moedas de cada um</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>The gambler&apos;s ruin</source>
        <translation>A ruína do apostador</translation>
    </message>
    <message>
        <source>A gambler bets one coin at a time until the target is reached or all coins are lost. There are no choices: chance alone decides.</source>
        <translation>Um apostador aposta uma moeda por vez, até alcançar o objetivo ou perder todas. Não há nada a escolher: só o acaso decide.</translation>
    </message>
    <message>
        <source>The gambler with two kinds of bet</source>
        <translation>O apostador com dois tipos de aposta</translation>
    </message>
    <message>
        <source>The gambler may also bet a coin on winning two. Best and worst play give different chances, so there is something to decide.</source>
        <translation>Aqui uma moeda também pode ir para uma aposta que ganha duas. Jogando o melhor possível, a probabilidade é diferente da de jogar o pior possível: há algo a decidir.</translation>
    </message>
    <message>
        <source>Ruin of N players: one process</source>
        <translation>A ruína de N jogadores, como um só processo</translation>
    </message>
    <message>
        <source>In each round every player puts in a coin, and one of them takes all. The game ends when somebody is broke. How long does it take, and who goes broke?</source>
        <translation>A cada rodada, cada jogador põe uma moeda, e um deles fica com todas. Termina quando alguém fica arruinado: quanto tempo leva, e quem será?</translation>
    </message>
    <message>
        <source>Ruin of N players: parallel processes</source>
        <translation>A ruína de N jogadores, lado a lado</translation>
    </message>
    <message>
        <source>The same game with one process per player and one for the dealer. They synchronise on shared actions: everybody betting, and somebody winning.</source>
        <translation>O mesmo jogo com um processo para cada jogador e um para o crupiê. Eles fazem juntos o que têm em comum: a aposta de todos e quem ganha.</translation>
    </message>
    <message>
        <source>Yahtzee: all dice the same</source>
        <translation>Yahtzee: todos os dados iguais</translation>
    </message>
    <message>
        <source>All dice must show the same number within a given number of turns. Before each turn the player picks up the dice to throw again. The model counts the dice that show each number.</source>
        <translation>Todos os dados devem mostrar o mesmo número em alguns turnos. Antes de cada um, o jogador recolhe os que quer lançar de novo. Conta-se quantos dados mostram cada número.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Yahtzee: each die on its own</source>
        <translation>Yahtzee: cada dado por si</translation>
    </message>
    <message>
        <source>Three throws with distinguishable dice: the same game has many more states. No question depends on what the last throw shows, so a reduction can forget it.</source>
        <translation>Três lançamentos com dados que se distinguem: o mesmo jogo tem muito mais estados. Ninguém pergunta o que o último lançamento mostra, e por isso uma redução pode esquecê-lo.</translation>
    </message>
    <message>
        <source>Yahtzee: how many turns does it take?</source>
        <translation>Yahtzee: quantos turnos são necessários?</translation>
    </message>
    <message>
        <source>All dice must show the same number, in as many turns as it takes. With best play the average is finite. With worst play the game never ends.</source>
        <translation>Todos os dados devem mostrar o mesmo número, em quantos turnos for preciso. Jogando o melhor possível, são alguns turnos em média; jogando o pior possível, não acaba nunca.</translation>
    </message>
    <message>
        <source>A 9 in the first round leads to 26 or 53</source>
        <translation>9 leva a 26 ou 53 na primeira rodada</translation>
    </message>
    <message>
        <source>Wells on 31 and 52</source>
        <translation>Poços em 31 e 52</translation>
    </message>
    <message>
        <source>Hide all actions except rolls and endings</source>
        <translation>Ocultar todas as ações, menos lançamentos e finais</translation>
    </message>
    <message>
        <source>Artefact A: repeating the other player&apos;s first-round 9 moves you back by 9</source>
        <translation>Artefato A: quem repete o 9 do outro na primeira rodada recua 9 casas</translation>
    </message>
    <message>
        <source>Artefact B: pawns on 31 and 52 end the game even without wells</source>
        <translation>Artefato B: peões em 31 e 52 encerram o jogo também sem poços</translation>
    </message>
    <message>
        <source>The Game of the Goose</source>
        <translation>O Jogo do Ganso</translation>
    </message>
    <message>
        <source>Two players race to square 63, with no decisions to make. Who wins, and after how many throws? The two artefacts come from the study&apos;s model. Without them the rules give different numbers.</source>
        <translation>Dois jogadores correm até a casa 63. Ninguém tem nada a decidir: quem vence, e depois de quantos lançamentos? Dois artefatos são os do modelo do estudo: sem eles, as regras dão outros números.</translation>
    </message>
    <message>
        <source>The Game of the Goose for three</source>
        <translation>O Jogo do Ganso para três</translation>
    </message>
    <message>
        <source>The same race with three players and millions of states. Nobody is stuck for ever: there are only two wells for three pawns.</source>
        <translation>A mesma corrida com três jogadores e com milhões de estados. Ninguém fica preso para sempre: há dois poços para três peões.</translation>
    </message>
    <message>
        <source>start can&apos;t be more than goal</source>
        <translation>start não pode ser maior que goal</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 deve ser um número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 deve ser true ou false</translation>
    </message>
    <message>
        <source>%1 must be a fraction or decimal from 0 to 1, such as 3/5</source>
        <translation>%1 deve ser uma fração ou um decimal de 0 a 1, como 3/5</translation>
    </message>
    <message>
        <source>Written in prCRL. Parallel processes synchronise on shared actions, unless nocomm names them. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>Em prCRL. Processos lado a lado fazem juntos as ações que têm em comum, a menos que nocomm as nomeie. Ctrl+Espaço sugere palavras. O que você mudar vira um modelo seu</translation>
    </message>
    <message>
        <source>Yahtzee: another hand</source>
        <translation>Yahtzee: outra combinação</translation>
    </message>
    <message>
        <source>Five dice must show three or four of a kind, a large straight or a full house within a given number of turns. Before each turn the player picks up the dice to throw again.</source>
        <translation>Cinco dados devem formar uma trinca, uma quadra, uma sequência grande ou um full em alguns turnos. Antes de cada um, o jogador recolhe os que quer lançar de novo.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Combinação</translation>
    </message>
    <message>
        <source>The Game of the Goose for four</source>
        <translation>O Jogo do Ganso para quatro</translation>
    </message>
    <message>
        <source>With four players there are more states than one machine can hold. The study simulated this game instead of checking it. So does fourcast-cli chance simulate with --unexplored.</source>
        <translation>Com quatro jogadores há mais estados do que cabem em uma máquina. O estudo jogou este jogo em vez de verificá-lo, como faz fourcast-cli chance simulate com --unexplored.</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 deve ser um de %2</translation>
    </message>
</context>
<context>
    <name>ChanceNumbers</name>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>ChancePage</name>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>O que é explorado: cada modelo é um texto, mostrado na aba “Modelo”</translation>
    </message>
    <message>
        <source>Explore the model and answer the question</source>
        <translation>Explorar o modelo e responder à pergunta</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Pausar e continuar mais tarde</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Parar e manter o que se sabe até então</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v estados</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>Estados expandidos</translation>
    </message>
    <message>
        <source>Press Run to apply these passes.</source>
        <translation>Executar faz estes passos de redução.</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>Executar explora o modelo e responde à pergunta.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Acaso</translation>
    </message>
    <message>
        <source>Check games of chance exactly: from a specification to probabilities and expected lengths, with guaranteed bounds</source>
        <translation>Jogos de dados verificados com exatidão: de uma especificação a probabilidades e durações esperadas com limites garantidos</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Visões do modelo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>Reduções</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulador</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelas</translation>
    </message>
    <message>
        <source>Press Run to answer this. The results below are for an earlier question.</source>
        <translation>Executar responde a isto. O que está abaixo responde à pergunta anterior.</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Explorando.</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>Como a equação fica menor</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos; to vary.</source>
        <translation>O modelo &apos;%1&apos; não tem um parâmetro &apos;%2&apos; que se possa variar.</translation>
    </message>
    <message>
        <source>Work out games of chance exactly</source>
        <translation>Calcular jogos de azar com exatidão</translation>
    </message>
</context>
<context>
    <name>ChanceProperty</name>
    <message>
        <source>A property must begin with Pmin, Pmax, Rmin or Rmax, as in Pmax broke(1), not with “%1”.</source>
        <translation>Uma propriedade começa com Pmin, Pmax, Rmin ou Rmax, como em Pmax broke(1), e não com “%1”.</translation>
    </message>
    <message>
        <source>Only Rmin and Rmax count actions: “{%1}” can&apos;t follow %2.</source>
        <translation>Ações são contadas para Rmin e Rmax: “{%1}” não combina com %2.</translation>
    </message>
    <message>
        <source>The model has no “until” or “reach”. Name the goal, as in %1 broke.</source>
        <translation>O modelo não tem “until” nem “reach”: diga o que se quer alcançar, como em %1 broke.</translation>
    </message>
    <message>
        <source>least probability</source>
        <translation>menor probabilidade</translation>
    </message>
    <message>
        <source>greatest probability</source>
        <translation>maior probabilidade</translation>
    </message>
    <message>
        <source>least expected reward</source>
        <translation>menor recompensa esperada</translation>
    </message>
    <message>
        <source>greatest expected reward</source>
        <translation>maior recompensa esperada</translation>
    </message>
    <message>
        <source>Only actions can be counted, as in %1{a | b}, but “{%2}” is a goal.</source>
        <translation>Contam-se ações, como em %1{a | b}, mas “{%2}” é um objetivo.</translation>
    </message>
</context>
<context>
    <name>ChanceQuestions</name>
    <message>
        <source>What is the gambler&apos;s best chance of winning?</source>
        <translation>O apostador vence, no melhor caso?</translation>
    </message>
    <message>
        <source>With best play, the gambler wins with probability %1.</source>
        <translation>O apostador vence com probabilidade %1, no melhor caso.</translation>
    </message>
    <message>
        <source>What is the gambler&apos;s worst chance of winning?</source>
        <translation>O apostador vence, no pior caso?</translation>
    </message>
    <message>
        <source>With worst play, the gambler wins with probability %1.</source>
        <translation>O apostador vence com probabilidade %1, no pior caso.</translation>
    </message>
    <message>
        <source>What is the greatest expected number of bets?</source>
        <translation>Quantas apostas são necessárias, no máximo?</translation>
    </message>
    <message>
        <source>The greatest expected number of bets is %1.</source>
        <translation>Termina depois de %1 apostas em média, no máximo.</translation>
    </message>
    <message>
        <source>How likely is player 1 to be ruined?</source>
        <translation>O jogador 1 se arruína?</translation>
    </message>
    <message>
        <source>The greatest probability that player 1 is ruined is %1.</source>
        <translation>O jogador 1 se arruína com probabilidade %1, no máximo.</translation>
    </message>
    <message>
        <source>How likely is player 2 to be ruined?</source>
        <translation>O jogador 2 se arruína?</translation>
    </message>
    <message>
        <source>The greatest probability that player 2 is ruined is %1.</source>
        <translation>O jogador 2 se arruína com probabilidade %1, no máximo.</translation>
    </message>
    <message>
        <source>How many rounds does it take?</source>
        <translation>Quantas rodadas são necessárias?</translation>
    </message>
    <message>
        <source>Somebody is broke after %1 rounds on average.</source>
        <translation>Alguém fica arruinado depois de %1 rodadas em média.</translation>
    </message>
    <message>
        <source>What is the least probability that player 1 is ruined?</source>
        <translation>O jogador 1 se arruína, no mínimo?</translation>
    </message>
    <message>
        <source>The least probability that player 1 is ruined is %1.</source>
        <translation>O jogador 1 se arruína com probabilidade %1, no mínimo.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with best play?</source>
        <translation>Yahtzee, jogando o melhor possível?</translation>
    </message>
    <message>
        <source>With best play, all dice show the same number with probability %1.</source>
        <translation>Todos os dados ficam iguais com probabilidade %1, jogando o melhor possível.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with worst play?</source>
        <translation>Yahtzee, jogando o pior possível?</translation>
    </message>
    <message>
        <source>With worst play, all dice show the same number with probability %1.</source>
        <translation>Todos os dados ficam iguais com probabilidade %1, jogando o pior possível.</translation>
    </message>
    <message>
        <source>How many turns does it take with best play?</source>
        <translation>Quantos turnos, jogando o melhor possível?</translation>
    </message>
    <message>
        <source>With best play, it takes %1 turns on average.</source>
        <translation>São necessários %1 turnos em média, jogando o melhor possível.</translation>
    </message>
    <message>
        <source>How many turns does it take with worst play?</source>
        <translation>Quantos turnos, jogando o pior possível?</translation>
    </message>
    <message>
        <source>With worst play, it takes %1 turns on average.</source>
        <translation>São necessários %1 turnos em média, jogando o pior possível.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with best play?</source>
        <translation>Yahtzee algum dia, jogando o melhor possível?</translation>
    </message>
    <message>
        <source>With best play, all dice eventually show the same number with probability %1.</source>
        <translation>Todos os dados acabam iguais com probabilidade %1, jogando o melhor possível.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with worst play?</source>
        <translation>Yahtzee algum dia, jogando o pior possível?</translation>
    </message>
    <message>
        <source>With worst play, all dice eventually show the same number with probability %1.</source>
        <translation>Todos os dados acabam iguais com probabilidade %1, jogando o pior possível.</translation>
    </message>
    <message>
        <source>How likely is player 1 to win?</source>
        <translation>O jogador 1 vence?</translation>
    </message>
    <message>
        <source>Player 1 wins with probability %1.</source>
        <translation>O jogador 1 vence com probabilidade %1.</translation>
    </message>
    <message>
        <source>How likely is player 2 to win?</source>
        <translation>O jogador 2 vence?</translation>
    </message>
    <message>
        <source>Player 2 wins with probability %1.</source>
        <translation>O jogador 2 vence com probabilidade %1.</translation>
    </message>
    <message>
        <source>How likely is a tie?</source>
        <translation>Há empate?</translation>
    </message>
    <message>
        <source>The game is a tie with probability %1.</source>
        <translation>Há empate com probabilidade %1.</translation>
    </message>
    <message>
        <source>How many throws does it take?</source>
        <translation>Quantos lançamentos são necessários?</translation>
    </message>
    <message>
        <source>The game ends after %1 throws on average, both players&apos; throws counted.</source>
        <translation>Termina depois de %1 lançamentos dos dois em média.</translation>
    </message>
    <message>
        <source>The greatest probability of the goal</source>
        <translation>A maior probabilidade do objetivo</translation>
    </message>
    <message>
        <source>The least probability of the goal</source>
        <translation>A menor probabilidade do objetivo</translation>
    </message>
    <message>
        <source>The least reward until the goal</source>
        <translation>A menor recompensa até o objetivo</translation>
    </message>
    <message>
        <source>The greatest reward until the goal</source>
        <translation>A maior recompensa até o objetivo</translation>
    </message>
    <message>
        <source>The least probability of reaching the goal is %1.</source>
        <translation>O objetivo é alcançado com probabilidade %1, no pior caso.</translation>
    </message>
    <message>
        <source>The least expected reward until the goal is %1.</source>
        <translation>Até o objetivo espera-se %1, no mínimo.</translation>
    </message>
    <message>
        <source>The greatest expected reward until the goal is %1.</source>
        <translation>Até o objetivo espera-se %1, no máximo.</translation>
    </message>
    <message>
        <source>The greatest probability of reaching the goal is %1.</source>
        <translation>O objetivo é alcançado com probabilidade %1, no melhor caso.</translation>
    </message>
    <message>
        <source>How likely is the gambler to win?</source>
        <translation>O apostador vence?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1.</source>
        <translation>O apostador vence com probabilidade %1.</translation>
    </message>
    <message>
        <source>How many bets does it take?</source>
        <translation>Quantas apostas são necessárias?</translation>
    </message>
    <message>
        <source>The game ends after %1 bets on average.</source>
        <translation>Termina depois de %1 apostas em média.</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1.</source>
        <translation>O jogador 1 se arruína com probabilidade %1.</translation>
    </message>
    <message>
        <source>Player 2 is ruined with probability %1.</source>
        <translation>O jogador 2 se arruína com probabilidade %1.</translation>
    </message>
    <message>
        <source>The expected reward until the goal is %1.</source>
        <translation>Até o objetivo espera-se %1.</translation>
    </message>
    <message>
        <source>The goal is reached with probability %1.</source>
        <translation>O objetivo é alcançado com probabilidade %1.</translation>
    </message>
</context>
<context>
    <name>ChanceReport</name>
    <message>
        <source>Report on a game of chance: %1</source>
        <translation>Relatório sobre um jogo de azar: %1</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>A resposta</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>O modelo</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>O que foi contado</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>The model in prCRL</source>
        <translation>O modelo em prCRL</translation>
    </message>
    <message>
        <source>Its linear equation</source>
        <translation>Sua equação linear</translation>
    </message>
    <message>
        <source>The first decisions of its strategy</source>
        <translation>As primeiras decisões de sua estratégia</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Todas as perguntas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
</context>
<context>
    <name>ChanceSimulator</name>
    <message>
        <source>Ways to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>Many games</source>
        <translation>Muitas partidas</translation>
    </message>
    <message>
        <source>Against the strategy</source>
        <translation>Contra a estratégia</translation>
    </message>
</context>
<context>
    <name>ChanceSweep</name>
    <message>
        <source>The system has run out of memory.</source>
        <translation>O sistema não tem mais memória para isso.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 estados</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>A memória acabou depois de %1 estados.</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>varredura %1</translation>
    </message>
    <message>
        <source>Memory ran out.</source>
        <translation>A memória acabou.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>3 to 9 step 2</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>Vary one or two parameters.</source>
        <translation>Um ou dois parâmetros variam.</translation>
    </message>
    <message>
        <source>Both ranges are for the same parameter.</source>
        <translation>Os dois intervalos são do mesmo parâmetro.</translation>
    </message>
    <message>
        <source>The model %1 has no parameter “%2”.</source>
        <translation>O modelo %1 não tem o parâmetro “%2”.</translation>
    </message>
    <message>
        <source>The parameter %1 needs at least one value.</source>
        <translation>O parâmetro %1 não tem um valor inicial.</translation>
    </message>
    <message>
        <source>There are more than %1 combinations.</source>
        <translation>São mais de %1 combinações.</translation>
    </message>
    <message>
        <source>step</source>
        <comment>3 to 9 step 2</comment>
        <translation>passo</translation>
    </message>
    <message>
        <source>A step must be at least 1.</source>
        <translation>Um passo é de pelo menos 1.</translation>
    </message>
    <message>
        <source>The range ends before it begins: %1.</source>
        <translation>O intervalo termina antes de começar: %1.</translation>
    </message>
    <message>
        <source>“%1” is neither a range such as 10 to 50 step 10 nor a list such as 3, 5, 1/2.</source>
        <translation>“%1” não é um intervalo como 10 a 50 passo 10 nem uma lista como 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>A value is missing: give a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2.</source>
        <translation>Não há nenhum valor: espera-se um intervalo como 10 a 50 passo 10 ou uma lista como 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>There is no model “%1” with parameters.</source>
        <translation>Não há nenhum modelo “%1” com parâmetros.</translation>
    </message>
</context>
<context>
    <name>ChanceTableReport</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>O que as colunas contêm</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>O que os sinais dizem</translation>
    </message>
</context>
<context>
    <name>ChanceTableWords</name>
    <message>
        <source>✓ Agrees: rounded to the same number of digits, it is the study&apos;s number.</source>
        <translation>✓ Concorda: arredondado para o mesmo número de algarismos, é o que o estudo publica.</translation>
    </message>
    <message>
        <source>≈ Agrees if the extra digits are cut off instead of rounded.</source>
        <translation>≈ Concorda quando os algarismos seguintes são cortados em vez de arredondados.</translation>
    </message>
    <message>
        <source>? Undecided: the interval is too wide.</source>
        <translation>? O intervalo é largo demais para decidir.</translation>
    </message>
    <message>
        <source>≠ Differs from the study&apos;s number. The notes below say why.</source>
        <translation>≠ Difere do que o estudo publica; as notas abaixo dizem por quê.</translation>
    </message>
    <message>
        <source>The study prints no number here.</source>
        <translation>O estudo não publica nenhum número aqui.</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>not certain to be reached</source>
        <translation>não é alcançado com certeza</translation>
    </message>
    <message>
        <source>paper %1</source>
        <translation>artigo %1</translation>
    </message>
    <message>
        <source>Paper: %1.</source>
        <translation>Artigo: %1.</translation>
    </message>
    <message>
        <source>Ours: %1.</source>
        <translation>Nosso: %1.</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>Com certeza de %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Exatamente %1.</translation>
    </message>
    <message>
        <source>large, not run:
%1 states</source>
        <translation>grande, não executado:
%1 estados</translation>
    </message>
    <message>
        <source>Needs about %1 GiB, more than the %2 GiB limit for a row. The run stops at the limit and says so.</source>
        <translation>Ocupa cerca de %1 GiB: mais que os %2 GiB que uma linha pode ocupar; por isso ela para ali e avisa.</translation>
    </message>
    <message>
        <source>Needs about %1 GiB and %2 on an otherwise idle machine.</source>
        <translation>Ocupa cerca de %1 GiB e leva %2 em uma máquina que não faz mais nada.</translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1 concordam</translation>
    </message>
    <message>
        <source>%1 agree, cut off</source>
        <translation>%1 concordam, cortadas</translation>
    </message>
    <message>
        <source>%1 undecided</source>
        <translation>%1 indecisas</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 diferem</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled</source>
        <translation>%1 de %2 células estão preenchidas</translation>
    </message>
    <message>
        <source>✓ The checker&apos;s interval contains the formula&apos;s value.</source>
        <translation>✓ O intervalo do verificador contém o que a fórmula dá.</translation>
    </message>
    <message>
        <source>%1 agree with a formula</source>
        <translation>%1 concordam com uma fórmula</translation>
    </message>
</context>
<context>
    <name>ChanceTables</name>
    <message>
        <source>The system has run out of memory.</source>
        <translation>O sistema não tem mais memória para isso.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 estados</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>A memória acabou depois de %1 estados.</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, varredura %2</translation>
    </message>
    <message>
        <source>Memory ran out while checking %1.</source>
        <translation>A memória acabou enquanto %1 era verificado.</translation>
    </message>
    <message>
        <source>Includes the observer that tools without action formulas add to the model. Each state that meets the goal counts twice.</source>
        <translation>Com o observador que ferramentas sem fórmulas sobre ações põem ao lado do modelo: cada estado em que o objetivo é alcançado conta duas vezes.</translation>
    </message>
    <message>
        <source>The gambler</source>
        <translation>O apostador</translation>
    </message>
    <message>
        <source>Greatest chance</source>
        <translation>Maior probabilidade</translation>
    </message>
    <message>
        <source>Chance that the gambler wins all the coins, with best play.</source>
        <translation>De que o apostador fique com todas as moedas, jogando o melhor possível.</translation>
    </message>
    <message>
        <source>Least chance</source>
        <translation>Menor probabilidade</translation>
    </message>
    <message>
        <source>With worst play.</source>
        <translation>Jogando o pior possível.</translation>
    </message>
    <message>
        <source>One coin at a time</source>
        <translation>Uma moeda por vez</translation>
    </message>
    <message>
        <source>One coin or two</source>
        <translation>Uma moeda ou duas</translation>
    </message>
    <message>
        <source>Table 1: ruin of N players with d coins each</source>
        <translation>Tabela 1: a ruína de N jogadores com d moedas cada um</translation>
    </message>
    <message>
        <source>States, static</source>
        <translation>Estados, estático</translation>
    </message>
    <message>
        <source>States, dynamic</source>
        <translation>Estados, dinâmico</translation>
    </message>
    <message>
        <source>The goal is the ruin of the first player.</source>
        <translation>O objetivo é a ruína do primeiro jogador.</translation>
    </message>
    <message>
        <source>Expected length</source>
        <translation>Duração esperada</translation>
    </message>
    <message>
        <source>Rounds until somebody is broke.</source>
        <translation>Rodadas até que alguém fique arruinado.</translation>
    </message>
    <message>
        <source>Ruin of player 1</source>
        <translation>Ruína do jogador 1</translation>
    </message>
    <message>
        <source>Probability that the first player is broke when the game ends.</source>
        <translation>Probabilidade de que o primeiro jogador esteja arruinado quando o jogo termina.</translation>
    </message>
    <message>
        <source>N = %1, d = %2</source>
        <translation>N = %1, d = %2</translation>
    </message>
    <message>
        <source>For N = 5, d = 100, the study counted 21,449,977 static states with the ruin of player 1 as the goal. Its other static counts use the ruin of any player. With that goal there are 22,106,876.</source>
        <translation>Os 21.449.977 estados estáticos do estudo para N = 5, d = 100 foram contados com a ruína do jogador 1 como objetivo; as outras contagens estáticas dele, com a de qualquer um: com esse objetivo há 22.106.876.</translation>
    </message>
    <message>
        <source>Table 2: all dice the same within a number of turns</source>
        <translation>Tabela 2: todos os dados iguais em alguns turnos</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Transições</translation>
    </message>
    <message>
        <source>With the observer, and with a loop on each terminal state.</source>
        <translation>Com o observador, e com um laço onde não há sucessor.</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>Jogando o melhor possível.</translation>
    </message>
    <message>
        <source>%1 dice, %2 turns</source>
        <translation>%1 dados, %2 turnos</translation>
    </message>
    <message>
        <source>The study&apos;s program stopped at 0.99999. The value found here has more nines.</source>
        <translation>O 0,99999 do estudo é onde o programa dele parou: o que se sabe aqui tem mais noves.</translation>
    </message>
    <message>
        <source>Table 3: the Game of the Goose for two</source>
        <translation>Tabela 3: o Jogo do Ganso para dois</translation>
    </message>
    <message>
        <source>With the two artefacts of the study&apos;s model. A player who repeats the other&apos;s special nine is sent to 44 or 17. Even without wells, the game ends when the pawns stand on the two well squares.</source>
        <translation>Com os dois artefatos do modelo do estudo: um jogador que repete o nove especial do outro é mandado para 44 ou 17, e sem poços o jogo termina mesmo assim quando os peões estão onde havia dois deles.</translation>
    </message>
    <message>
        <source>By the rules as written.</source>
        <translation>Segundo as regras como estão escritas.</translation>
    </message>
    <message>
        <source>Total rolls of both players until one wins or neither can move.</source>
        <translation>Lançamentos dos dois jogadores até que um vença ou nenhum possa andar.</translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation>O jogador 1 vence</translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation>O jogador 2 vence</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Player 1, by the rules</source>
        <translation>Jogador 1, pelas regras</translation>
    </message>
    <message>
        <source>Player 2, by the rules</source>
        <translation>Jogador 2, pelas regras</translation>
    </message>
    <message>
        <source>Length, by the rules</source>
        <translation>Duração, pelas regras</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 dado</translation>
    </message>
    <message>
        <source>2 dice</source>
        <translation>2 dados</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>primeira rodada</translation>
    </message>
    <message>
        <source>no first round</source>
        <translation>sem primeira rodada</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>poços</translation>
    </message>
    <message>
        <source>no wells</source>
        <translation>sem poços</translation>
    </message>
    <message>
        <source>The study&apos;s state counts can&apos;t be reproduced, because its model was never published. It keeps both dice while a pawn moves. Ours keeps only their sum. The same game has 4,431 or 188,893 states, depending on how it is modelled.</source>
        <translation>As contagens de estados do estudo não podem ser reproduzidas: o texto do modelo dele nunca foi publicado. Ele guarda os dois dados enquanto um peão anda; o nosso, apenas a soma deles. O mesmo jogo tem 4.431 estados ou 188.893, dependendo de como é escrito.</translation>
    </message>
    <message>
        <source>Time for the model&apos;s own question, from its equation to the answer. Not measured in rows of more than %1 states.</source>
        <translation>Quanto demora a pergunta própria do modelo, da equação à resposta; não se mede em linhas de mais de %1 estados.</translation>
    </message>
    <message>
        <source>Time, reduced</source>
        <translation>Tempo, reduzido</translation>
    </message>
    <message>
        <source>With the reductions applied.</source>
        <translation>Depois das reduções.</translation>
    </message>
    <message>
        <source>Time, original</source>
        <translation>Tempo, original</translation>
    </message>
    <message>
        <source>Without the reductions.</source>
        <translation>Antes das reduções.</translation>
    </message>
    <message>
        <source>The study&apos;s times, where known, are seconds of its programs on a 2012 laptop. They appear next to the row&apos;s time.</source>
        <translation>Os tempos do estudo, onde conhecidos, são segundos dos seus programas em um laptop de 2012 e ficam junto do tempo da linha.</translation>
    </message>
    <message>
        <source>By the formula</source>
        <translation>Pela fórmula</translation>
    </message>
    <message>
        <source>(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study&apos;s equation (1). It does not cover a gambler who may choose.</source>
        <translation>(1 - r^start) / (1 - r^goal) com r = (1-p)/p: a equação (1) do estudo, que não conhece um jogador que pode escolher.</translation>
    </message>
    <message>
        <source>40 of 100 coins, winning chance 0.49</source>
        <translation>40 de 100 moedas, uma aposta ganha com 0,49</translation>
    </message>
    <message>
        <source>Length, by formula</source>
        <translation>Duração, por fórmula</translation>
    </message>
    <message>
        <source>Known for d up to N + 2 (Rocha and Stern). For d &lt; N it is d. For d = N it is N / (1 - c), with c = N! p1 ... pN. For d = N + 1 it is 1 + N / (1 - c (N+1)/2). For d = N + 2 it solves two linear equations.</source>
        <translation>Conhecida onde d é no máximo N + 2 (Rocha e Stern): d abaixo de N; N / (1 - c) para N, com c = N! p1 ... pN; 1 + N / (1 - c (N+1)/2) para um a mais; para dois a mais é a solução de duas equações lineares.</translation>
    </message>
    <message>
        <source>Ruin, by formula</source>
        <translation>Ruína, por fórmula</translation>
    </message>
    <message>
        <source>Known for d up to N: (1 - p1)^d, divided by 1 - c if d = N.</source>
        <translation>Conhecida onde d é no máximo N: (1 - p1)^d, dividido por 1 - c onde d é N.</translation>
    </message>
    <message>
        <source>Both times are for the dynamic model. The reductions shrink its equation but not its number of states. Without them the equation grows so fast that ten players are not run. The static equation is already as small as possible.</source>
        <translation>Os dois tempos são os do modelo dinâmico, cuja equação as reduções diminuem; o número de estados é o mesmo antes e depois. Antes ela cresce tão rápido com os jogadores que dez não são executados. A equação estática é desde o início a menor possível.</translation>
    </message>
    <message>
        <source>Expected turns</source>
        <translation>Turnos esperados</translation>
    </message>
    <message>
        <source>With best play, in as many turns as it takes.</source>
        <translation>Jogando o melhor possível, em tantos turnos quantos forem necessários.</translation>
    </message>
    <message>
        <source>5 dice, any number of turns</source>
        <translation>5 dados, qualquer número de turnos</translation>
    </message>
    <message>
        <source>Three of a kind, 3 turns</source>
        <translation>Trinca, 3 turnos</translation>
    </message>
    <message>
        <source>Four of a kind, 3 turns</source>
        <translation>Quadra, 3 turnos</translation>
    </message>
    <message>
        <source>Large straight, 3 turns</source>
        <translation>Sequência grande, 3 turnos</translation>
    </message>
    <message>
        <source>Full house, 3 turns</source>
        <translation>Full, 3 turnos</translation>
    </message>
    <message>
        <source>The study says that the other hands can be computed in the same way. It prints no numbers for them.</source>
        <translation>As outras combinações são as que, segundo o estudo, podem ser calculadas do mesmo modo; ele não publica números delas.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Both pawns stand in wells, and neither can move.</source>
        <translation>Ambos estão em poços, e nenhum pode se mover.</translation>
    </message>
    <message>
        <source>Tie, by the rules</source>
        <translation>Empate, pelas regras</translation>
    </message>
    <message>
        <source>The study&apos;s programs took about 90 seconds for the Game of the Goose on a 2012 laptop.</source>
        <translation>Os programas do estudo levaram cerca de 90 segundos no Jogo do Ganso, em um laptop de 2012.</translation>
    </message>
</context>
<context>
    <name>ChanceWork</name>
    <message>
        <source>The property depends on hidden steps, so confluent steps are not taken at once.</source>
        <translation>A propriedade depende de passos ocultos: os confluentes não são dados de imediato.</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file name “%1” must end in .png, .svg, .pdf, .csv or .json. The ending sets the format.</source>
        <translation>O arquivo “%1” precisa de um nome terminado em .png, .svg, .pdf, .csv ou .json, que diz o que salvar.</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Ainda não há nada para desenhar.</translation>
    </message>
    <message>
        <source>The picture for “%1” could not be drawn.</source>
        <translation>Não foi possível desenhar a imagem para “%1”.</translation>
    </message>
    <message>
        <source>The file “%1” could not be written: %2.</source>
        <translation>Não foi possível salvar o arquivo “%1”: %2.</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF drawing (*.pdf);;CSV table (*.csv);;JSON data (*.json)</source>
        <translation>Imagem PNG (*.png);;Desenho SVG (*.svg);;Desenho PDF (*.pdf);;Tabela CSV (*.csv);;Dados JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ChartGestures</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Ver mais de perto; a roda do mouse faz isso onde está o ponteiro, e arrastar leva a outra parte</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Ver mais; a roda do mouse faz isso onde está o ponteiro</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;tudo</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Mostrar de novo o gráfico inteiro</translation>
    </message>
    <message>
        <source>Show the whole chart again (0)</source>
        <translation>Mostrar de novo o gráfico inteiro (0)</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>Series shown in the chart</source>
        <translation>Séries mostradas no gráfico</translation>
    </message>
    <message>
        <source>Show all series</source>
        <translation>Mostrar todas as séries</translation>
    </message>
    <message>
        <source>Show only this series</source>
        <translation>Mostrar só esta série</translation>
    </message>
    <message>
        <source>Hide all series</source>
        <translation>Ocultar todas as séries</translation>
    </message>
</context>
<context>
    <name>ClassExportMenu</name>
    <message>
        <source>Export the class results to a file</source>
        <translation>Salvar em um arquivo como a turma se saiu</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Questions as CSV…</source>
        <translation>&amp;Perguntas como CSV…</translation>
    </message>
    <message>
        <source>One row per question, for spreadsheets</source>
        <translation>Uma linha por pergunta, para planilhas</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>perguntas</translation>
    </message>
    <message>
        <source>&amp;Students as CSV…</source>
        <translation>&amp;Alunos como CSV…</translation>
    </message>
    <message>
        <source>One row per student, for spreadsheets</source>
        <translation>Uma linha por aluno, para planilhas</translation>
    </message>
    <message>
        <source>students</source>
        <translation>alunos</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Relatório como PDF…</translation>
    </message>
    <message>
        <source>Both tables, the students&apos; written answers and the files left out</source>
        <translation>As duas tabelas, o que os alunos escreveram e o que ficou de fora</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>class</source>
        <translation>turma</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Exportar a turma</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Drop your students&apos; answer files (NAME.answers.json) here, or a folder of them. The files are only read. Nothing leaves this computer.</source>
        <translation>Solte aqui os arquivos que os alunos entregaram, NOME.answers.json, ou uma pasta com eles. Eles são apenas lidos; nada sai deste computador.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Turma</translation>
    </message>
    <message>
        <source>Class results: all the answers your students handed in</source>
        <translation>Como uma turma se saiu: as respostas entregues, reunidas</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Adicionar arquivos…</translation>
    </message>
    <message>
        <source>Add answer files from your students. You can also drop them on this page.</source>
        <translation>Ler arquivos entregues pelos alunos; você também pode soltá-los na página</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Add every answer file in a folder and its subfolders</source>
        <translation>Ler todas as respostas de uma pasta e das que ela contém</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Lição…</translation>
    </message>
    <message>
        <source>Choose the lesson that was answered, for the wording and order of its questions. Built-in lessons are found automatically.</source>
        <translation>A lição respondida, para os textos e a ordem das perguntas; as do programa são encontradas automaticamente</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ler de novo</translation>
    </message>
    <message>
        <source>Read every file again</source>
        <translation>Ler todos os arquivos mais uma vez</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>Remover tudo…</translation>
    </message>
    <message>
        <source>Remove every file from this page. The files on disk are kept.</source>
        <translation>Tirar todos os arquivos da página. Eles não são apagados</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>One row per question. Click a heading to sort.</source>
        <translation>Uma linha por pergunta; clique em um cabeçalho para ordenar</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Alunos</translation>
    </message>
    <message>
        <source>One row per student. Press Enter or double-click to see the answers. Click a heading to sort.</source>
        <translation>Uma linha por aluno; Enter ou um clique duplo mostra as respostas; clique em um cabeçalho para ordenar</translation>
    </message>
    <message>
        <source>Students&apos; written answers</source>
        <translation>O que os alunos escreveram</translation>
    </message>
    <message>
        <source>Class views</source>
        <translation>Visões da turma</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Respostas escritas</translation>
    </message>
    <message>
        <source>All files were removed from the page.</source>
        <translation>Todos os arquivos foram tirados da página.</translation>
    </message>
    <message>
        <source>All files were counted.</source>
        <translation>Todos os arquivos foram contados.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n arquivo ficou de fora.</numerusform>
            <numerusform>%n arquivos ficaram de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers can be counted.</source>
        <translation>Não há respostas para contar.</translation>
    </message>
    <message>
        <source>This lesson was not found. Use Lesson… to open it.</source>
        <translation>A lição não é conhecida aqui. Em Lição…, você diz qual é.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no written answers.</source>
        <translation>Ninguém escreveu um texto livre.</translation>
    </message>
    <message>
        <source>Student answers</source>
        <translation>Respostas de alunos</translation>
    </message>
    <message>
        <source>Folder of answers</source>
        <translation>Uma pasta de respostas</translation>
    </message>
    <message>
        <source>Lesson that was answered</source>
        <translation>A lição respondida</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lições (*%1)</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Remover tudo</translation>
    </message>
    <message>
        <source>Remove every file from this page? The files on disk are kept.</source>
        <translation>Tirar todos os arquivos da página? Eles não são apagados.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Como foi</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>Certo de primeira</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>Erro mais comum</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tempo mediano</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Desistências</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Aluno</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>Não foi possível ler %1: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, linha %2, coluna %3: %4</translation>
    </message>
    <message>
        <source>The file could not be read: %1</source>
        <translation>Não foi possível ler: %1</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Arquivos para examinar</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>A verificar</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>A verificar (%1)</translation>
    </message>
    <message>
        <source>See what the class answered</source>
        <translation>Ver o que a turma respondeu</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with the same answers as another: see To check.</source>
        <translation>
            <numerusform>%n arquivo com as mesmas respostas de outro: veja “A verificar”.</numerusform>
            <numerusform>%n arquivos com as mesmas respostas de outro: veja “A verificar”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers (*%1);;All files (*)</source>
        <translation>Respostas (*%1);;Todos os arquivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer files found.</source>
        <translation>Nenhum arquivo de respostas encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers.</source>
        <translation>
            <numerusform>%n arquivo não contém respostas.</numerusform>
            <numerusform>%n arquivos não contêm respostas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers: %1.</source>
        <translation>
            <numerusform>%n arquivo não contém respostas: %1.</numerusform>
            <numerusform>%n arquivos não contêm respostas: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message>
        <source>These answers are for another lesson: %1.</source>
        <translation>São respostas de outra lição: %1.</translation>
    </message>
    <message>
        <source>These answers are for version %1 of the lesson, not version %2.</source>
        <translation>São respostas da versão %1 da lição, não da %2.</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>É o mesmo que %1.</translation>
    </message>
    <message>
        <source>The same student handed in %1 later. That file counts instead.</source>
        <translation>%1 foi entregue depois pelo mesmo aluno, e é o que conta.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Como foi</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>Erro mais comum</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tempo mediano</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Desistências</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Alunos</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Aluno</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>Certo de primeira</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Respostas escritas</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>De fora</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · versão %2 · Fourcast %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n vez)</numerusform>
            <numerusform>%1 (%n vezes)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <translation>%1:%2 min</translation>
    </message>
    <message numerus="yes">
        <source>%1, version %2: %n student(s).</source>
        <translation>
            <numerusform>%1, versão %2: %n aluno.</numerusform>
            <numerusform>%1, versão %2: %n alunos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right first time</source>
        <translation>
            <numerusform>%n de primeira</numerusform>
            <numerusform>%n de primeira</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right later</source>
        <translation>
            <numerusform>%n depois</numerusform>
            <numerusform>%n depois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n errado</numerusform>
            <numerusform>%n errados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to read</source>
        <translation>
            <numerusform>%n para ler</numerusform>
            <numerusform>%n para ler</numerusform>
        </translation>
    </message>
    <message>
        <source>Under another name, this has the same answers as %1, with times that match to the second. Both count.</source>
        <translation>Tem as mesmas respostas de %1, até o segundo, com outro nome. Ambos contam.</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Arquivo %1</translation>
    </message>
    <message>
        <source>Student %1</source>
        <translation>Aluno %1</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>A verificar</translation>
    </message>
    <message>
        <source>%1 (same answers and times as %2)</source>
        <translation>%1 (mesmas respostas e tempos de %2)</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>No clock</source>
        <translation>Sem relógio</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tempo por jogada</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Tempo por partida</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Extra time for each move</source>
        <translation>Tempo extra por jogada</translation>
    </message>
    <message>
        <source>Added after each move</source>
        <translation>Somado depois de cada jogada</translation>
    </message>
    <message>
        <source>Extra per move:</source>
        <translation>Extra por jogada:</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a colour, before its time</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Time for %1</source>
        <comment>a colour</comment>
        <translation>Tempo de %1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>The clock starts with the next game.</source>
        <translation>O relógio começa na próxima partida.</translation>
    </message>
    <message>
        <source>A clock needs two people.</source>
        <translation>O relógio é só para duas pessoas.</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>%1: time&apos;s up</source>
        <comment>whose clock</comment>
        <translation>%1: tempo esgotado</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n segundo restante</numerusform>
            <numerusform>%n segundos restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>minutes, and seconds left</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose clock, time left</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <comment>a clock</comment>
        <translation>%1, pausado</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>Tempo esgotado</translation>
    </message>
</context>
<context>
    <name>CoinPiles</name>
    <message>
        <source>broke</source>
        <translation>arruinado</translation>
    </message>
    <message>
        <source>player %1 has %2</source>
        <translation>o jogador %1 tem %2</translation>
    </message>
    <message>
        <source>Coins: %1.</source>
        <translation>Moedas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moeda</numerusform>
            <numerusform>%n moedas</numerusform>
        </translation>
    </message>
    <message>
        <source>bet to win 1</source>
        <translation>apostar para ganhar 1</translation>
    </message>
    <message>
        <source>bet to win 2</source>
        <translation>apostar para ganhar 2</translation>
    </message>
</context>
<context>
    <name>ColumnBoard</name>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Position: choose a column</source>
        <translation>Posição; escolha uma coluna</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>%1. Rows from the top, X for the first player, O for the second: %2</source>
        <translation>%1. Fileiras de cima para baixo, X para o primeiro jogador, O para o segundo: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>First player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Vez do primeiro jogador: %1 (%2)</translation>
    </message>
    <message>
        <source>Second player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Vez do segundo jogador: %1 (%2)</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrela</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anel</translation>
    </message>
</context>
<context>
    <name>ColumnChip</name>
    <message>
        <source>W</source>
        <comment>one letter: a win</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: a draw</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: a loss</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>on a chip below a column</comment>
        <translation>vence</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>on a chip below a column</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>on a chip below a column</comment>
        <translation>perde</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>on a chip below a column: moves to the end</comment>
        <translation>em %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Orange, wins in 7</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Orange, not known yet</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, a melhor</translation>
    </message>
    <message>
        <source>%1. Exact score %2, from %3&apos;s view. Click to see the move</source>
        <translation>%1. Valor exato %2 do ponto de vista de %3; clique para ver a jogada</translation>
    </message>
</context>
<context>
    <name>ColumnValues</name>
    <message>
        <source>Value of column %1</source>
        <translation>Valor da coluna %1</translation>
    </message>
    <message>
        <source>Not searched, or full</source>
        <translation>Não buscada, ou cheia</translation>
    </message>
</context>
<context>
    <name>CommandStates</name>
    <message>
        <source>Contin&amp;ue</source>
        <translation>Cont&amp;inuar</translation>
    </message>
</context>
<context>
    <name>CompareForm</name>
    <message>
        <source>empty board</source>
        <translation>tabuleiro vazio</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>As jogadas que levam a ela, como 44536 ou d1 d2 e1</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Do tabuleiro</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Usar a posição que está no tabuleiro</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repetições</translation>
    </message>
    <message>
        <source>How often each engine searches, taking turns with the others. From six repetitions, the median has an interval.</source>
        <translation>Quantas vezes cada motor busca, alternando com os outros; a partir de seis, a mediana tem um intervalo</translation>
    </message>
    <message>
        <source>The engine the others are measured against</source>
        <translation>Com quem os outros são comparados</translation>
    </message>
    <message>
        <source>Measure pruning</source>
        <translation>O que a poda economiza</translation>
    </message>
    <message>
        <source>Count the full tree and the minimal tree, and run alpha-beta with columns from left to right</source>
        <translation>Contar a árvore completa e a mínima, e executar o alfa-beta que tenta as colunas da esquerda para a direita</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Posição:</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Repetições:</translation>
    </message>
    <message>
        <source>Reference:</source>
        <translation>Referência:</translation>
    </message>
</context>
<context>
    <name>CompareModel</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>The engine that searched, and its settings</source>
        <translation>Quem buscou, e como</translation>
    </message>
    <message>
        <source>Best move: value</source>
        <translation>Melhor jogada: valor</translation>
    </message>
    <message>
        <source>The column, and its value for the player to move, in the engine&apos;s own units</source>
        <translation>A coluna e quanto ela vale para quem tem a vez, nas unidades do próprio motor</translation>
    </message>
    <message>
        <source>%1: times %2</source>
        <comment>a quantity and a letter</comment>
        <translation>%1: vezes %2</translation>
    </message>
    <message>
        <source>Ratio to the reference in the same round: the median, with its range below</source>
        <translation>Quantas vezes o que a referência precisou na mesma rodada: a mediana e, abaixo dela, a faixa</translation>
    </message>
    <message>
        <source> The median of the repetitions, with its range below.</source>
        <translation> A mediana das repetições e, abaixo dela, a faixa.</translation>
    </message>
    <message>
        <source>Full tree</source>
        <translation>Árvore completa</translation>
    </message>
    <message>
        <source>Positions down to the depth searched, without pruning. A line ends where its game ends.</source>
        <translation>Posições até a profundidade buscada, sem poda; uma partida terminada encerra sua linha</translation>
    </message>
    <message>
        <source>Share visited</source>
        <translation>Parte visitada</translation>
    </message>
    <message>
        <source>Nodes of all finished depths, as a share of the full tree</source>
        <translation>Os nós de todas as profundidades terminadas, em relação à árvore completa</translation>
    </message>
    <message>
        <source>Minimal tree</source>
        <translation>Árvore mínima</translation>
    </message>
    <message>
        <source>The fewest positions that prove the value, with a best move tried first everywhere</source>
        <translation>O menor número de posições que prova o valor: em cada posição tenta-se primeiro uma das melhores jogadas</translation>
    </message>
    <message>
        <source>Alpha-beta, left to right</source>
        <translation>Alfa-beta pela esquerda</translation>
    </message>
    <message>
        <source>Positions that plain alpha-beta visits with columns from left to right, the same heuristic and the same depth</source>
        <translation>O que o alfa-beta simples visita tentando as colunas da esquerda para a direita, com a mesma heurística até a mesma profundidade</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>grande demais</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <translation>até a profundidade %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <translation>Linha de jogo: %1</translation>
    </message>
    <message>
        <source>This number should be the same in every repetition, but it was not.</source>
        <translation>Este número deveria ser igual em cada repetição, e não foi.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Search with each engine in turn</source>
        <translation>Buscar com cada motor, um por vez</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Pausar depois da busca em curso e continuar mais tarde</translation>
    </message>
    <message>
        <source>Stop and keep the finished searches</source>
        <translation>Parar e manter as buscas terminadas</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v de %m passos</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Buscas terminadas</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Exportar a comparação</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparação</translation>
    </message>
    <message>
        <source>Search one position with several engines or settings. Compare what each search costs and what pruning saves.</source>
        <translation>Uma posição com vários motores ou configurações: quanto custa cada busca e o que a poda economiza.</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Comparar buscas</translation>
    </message>
    <message>
        <source>Search one position repeatedly with up to six engines or settings, in turn. Compare nodes, times and the savings from pruning.</source>
        <translation>A mesma posição com até seis motores ou configurações, várias vezes e alternando: nós, tempos e o que a poda economiza</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>O que a comparação encontrou</translation>
    </message>
    <message>
        <source>Quantity for the chart and for the table&apos;s ratios</source>
        <translation>O que o gráfico mostra, e a que se referem as razões da tabela</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Choose the table&apos;s columns</source>
        <translation>Quais colunas a tabela tem</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Gráfico:</translation>
    </message>
    <message>
        <source>Cost of each engine&apos;s searches</source>
        <translation>Quanto custam as buscas de cada motor</translation>
    </message>
    <message>
        <source>Times the reference</source>
        <translation>Vezes a referência</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>É possível comparar de 1 a %1 motores, não %2.</translation>
    </message>
    <message>
        <source>Unknown quantity &quot;%1&quot;.</source>
        <translation>Não há grandeza chamada “%1”.</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Buscando.</translation>
    </message>
    <message>
        <source>The summary appears here: the fastest search, and how much of the tree was pruned.</source>
        <translation>Aqui aparece quem é o mais rápido e quanto da árvore ficou de fora.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Buscas comparadas</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished.</source>
        <translation>Cancelado antes de a primeira busca terminar.</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished. The previous result is kept.</source>
        <translation>Cancelado antes de a primeira busca terminar: o resultado anterior fica.</translation>
    </message>
    <message>
        <source>Search one position with several engines</source>
        <translation>Buscar uma posição com vários motores</translation>
    </message>
    <message>
        <source>Leave out disturbed searches</source>
        <translation>Deixar de fora as buscas perturbadas</translation>
    </message>
    <message>
        <source>Leave the times of disturbed searches out of medians, intervals and the test of which is faster. The chart still shows each search.</source>
        <translation>Os tempos das buscas perturbadas não contam para medianas, intervalos nem para o teste de qual é mais rápido. O gráfico ainda mostra cada busca.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>A person cannot be compared. Choose an engine.</source>
        <translation>Uma pessoa não pode ser comparada; escolha um motor.</translation>
    </message>
    <message>
        <source>%1 needs a limit: a depth, a number of nodes or a time.</source>
        <translation>%1 precisa de um limite: uma profundidade, nós ou um tempo.</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>É possível comparar de 1 a %1 motores, não %2.</translation>
    </message>
    <message>
        <source>The number of repetitions must be from 1 to %1, not %2.</source>
        <translation>O número de repetições deve ir de 1 a %1, não %2.</translation>
    </message>
    <message>
        <source>The reference must be an engine from 1 to %1, not %2.</source>
        <translation>A referência deve ser um dos motores, de 1 a %1, não %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Nesta posição a partida acabou.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for &quot;%1&quot;.</source>
        <translation>O sistema não tem o número de threads que “%1” exige.</translation>
    </message>
    <message>
        <source>There is not enough memory for &quot;%1&quot;.</source>
        <translation>Não há memória suficiente para o que “%1” exige.</translation>
    </message>
    <message>
        <source>plies</source>
        <translation>meias-jogadas</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>%1 to %2 (95 %)</source>
        <translation>%1 a %2 (95%)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 is the fastest, %2 times as fast as %3</source>
        <translation>%1 é o mais rápido, %2 vezes tão rápido quanto %3</translation>
    </message>
    <message>
        <source>%1 takes %2 times as long as %3</source>
        <translation>%1 leva %2 vezes o tempo de %3</translation>
    </message>
    <message>
        <source> (95 %: %1 to %2)</source>
        <translation> (95%: %1 a %2)</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 a %2)</translation>
    </message>
    <message>
        <source>%1 is the fastest.</source>
        <translation>%1 é o mais rápido.</translation>
    </message>
    <message>
        <source>Every search chose column %1.</source>
        <translation>A melhor jogada de todas as buscas é a coluna %1.</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1: coluna %2</translation>
    </message>
    <message>
        <source>The searches chose different moves. %1.</source>
        <translation>Não concordam sobre a melhor jogada. %1.</translation>
    </message>
    <message>
        <source>The best move differed between repetitions.</source>
        <translation>A melhor jogada não é a mesma em cada repetição.</translation>
    </message>
    <message>
        <source>the minimal tree that proves the value has %1</source>
        <translation>a árvore mínima que prova o valor tem %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs more than %1</source>
        <translation>o alfa-beta da esquerda para a direita precisa de mais de %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs %1</source>
        <translation>o alfa-beta da esquerda para a direita precisa de %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tabuleiro vazio</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>após %1</translation>
    </message>
    <message>
        <source>repetitions: %1, in turn</source>
        <translation>repetições: %1, em alternância</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a letter and an engine</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what it is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> (not always)</source>
        <translation> (nem sempre)</translation>
    </message>
    <message>
        <source>%1 visited %2 of the full tree of %3 positions to depth %4</source>
        <translation>%1 visitou %2 da árvore completa de %3 posições até a profundidade %4</translation>
    </message>
    <message>
        <source>%1 visited no positions, and the full tree to depth %2 has %3</source>
        <translation>%1 não visitou nada; a árvore completa até a profundidade %2 tem %3 posições</translation>
    </message>
    <message>
        <source>%1 visited %2 positions, and the full tree to depth %3 is too large to count (to depth %4 it has %5)</source>
        <translation>%1 visitou %2 posições; a árvore completa até a profundidade %3 é grande demais para ser contada (até a profundidade %4 tem %5)</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Interrompido antes do fim.</translation>
    </message>
    <message>
        <source>The counts differ between repetitions of %1, because of a time limit or a table shared by workers.</source>
        <translation>O que foi contado não é igual em cada repetição de %1: um limite de tempo a encerrou, ou os workers compartilham uma tabela.</translation>
    </message>
    <message>
        <source>Searches with disturbed times, because something else was using the processors: %1.</source>
        <translation>Buscas com tempos perturbados, porque outra coisa ocupava os processadores: %1.</translation>
    </message>
    <message>
        <source>Fewer than six repetitions give a range but no interval.</source>
        <translation>Com menos de seis repetições há dispersão, mas não intervalo.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Buscas comparadas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbado</translation>
    </message>
    <message>
        <source>searches: %1</source>
        <translation>buscas: %1</translation>
    </message>
    <message>
        <source>%1 had the lowest median time, %2 times as fast as %3</source>
        <translation>%1 teve o menor tempo mediano: foi %2 vezes tão rápido quanto %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart. Their times do not show which is faster.</source>
        <translation>Não dá para distinguir %1 e %2. Seus tempos não mostram qual é mais rápido.</translation>
    </message>
    <message>
        <source>%1 cannot be told apart. Their times do not show which is the fastest.</source>
        <translation>Não dá para distinguir %1. Seus tempos não mostram qual é o mais rápido.</translation>
    </message>
    <message>
        <source>All others are slower.</source>
        <translation>Todos os outros são mais lentos.</translation>
    </message>
    <message>
        <source>%1 had the lowest median time.</source>
        <translation>%1 teve o menor tempo mediano.</translation>
    </message>
    <message>
        <source>A test of which is faster needs six repetitions of both.</source>
        <translation>Para testar qual é mais rápido, são necessárias seis repetições de ambos.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a letter, and how many of its searches</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Their times are left out. Searches that remain: %1.</source>
        <translation>Seus tempos não contam. Buscas restantes: %1.</translation>
    </message>
    <message>
        <source>searches: %1, left out</source>
        <translation>buscas: %1, não contadas</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison of two runs</source>
        <translation>Duas execuções comparadas</translation>
    </message>
    <message>
        <source>This run: %1. %2
Other run: %3. %4</source>
        <translation>Esta execução: %1. %2
Outra execução: %3. %4</translation>
    </message>
    <message>
        <source>Cells of both runs</source>
        <translation>Células das duas execuções</translation>
    </message>
    <message>
        <source>No cell has the same name in both runs, so there is nothing to compare.</source>
        <translation>As duas execuções não têm nenhuma célula com o mesmo nome: não há o que comparar.</translation>
    </message>
    <message>
        <source>Shares won by the first-named engine, with Wilson 95 % intervals. Intervals that do not overlap suggest a real difference. Overlapping intervals leave it undecided.</source>
        <translation>Proporções vencidas pelo primeiro citado, com intervalos de Wilson de 95%. Intervalos separados indicam uma diferença real; os que se sobrepõem a deixam em aberto.</translation>
    </message>
</context>
<context>
    <name>ConformView</name>
    <message>
        <source>worker %1 takes column %2</source>
        <translation>o worker %1 pega a coluna %2</translation>
    </message>
    <message>
        <source>worker %1 has searched column %2: %3</source>
        <translation>o worker %1 terminou a coluna %2: %3</translation>
    </message>
    <message>
        <source>all done: column %1 is best, with %2</source>
        <translation>todas estão prontas: a coluna %1 é a melhor, com %2</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3 (drawn by lot from equal moves)</source>
        <translation>%1, profundidade %2, joga %3 (entre iguais, por sorteio)</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3</source>
        <translation>%1, profundidade %2, joga %3</translation>
    </message>
    <message>
        <source>● conforms</source>
        <translation>● conforme</translation>
    </message>
    <message>
        <source>○ conforms so far</source>
        <translation>○ conforme até onde vai</translation>
    </message>
    <message>
        <source>▲ does not conform</source>
        <translation>▲ não conforme</translation>
    </message>
    <message>
        <source>Check each engine move against the model</source>
        <translation>Comparar cada jogada do motor com o modelo</translation>
    </message>
    <message>
        <source>Show as a path</source>
        <translation>Mostrar como caminho</translation>
    </message>
    <message>
        <source>During a game, replay the workers of a mapped search step by step in the search model</source>
        <translation>Enquanto se joga, o que os workers de uma busca distribuída fizeram é repetido passo a passo no modelo da busca</translation>
    </message>
    <message>
        <source>Show the states of this run&apos;s model, with the run as a path</source>
        <translation>Os estados do modelo desta execução, e a execução como um caminho por eles</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Searches checked against the model</source>
        <translation>Buscas que foram comparadas com o modelo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>No modelo</translation>
    </message>
    <message>
        <source>Events of the selected search</source>
        <translation>Eventos da busca escolhida</translation>
    </message>
    <message>
        <source>Values are in heuristic units, from the view of the side to move</source>
        <translation>Os valores estão em unidades da heurística, para o lado que tem a vez</translation>
    </message>
    <message>
        <source>Play against an engine that shares its moves among workers, such as mapped-h1. Each of its searches appears here.</source>
        <translation>Jogue contra um motor que distribui suas jogadas entre workers, como mapped-h1: cada uma de suas buscas aparece aqui.</translation>
    </message>
    <message>
        <source>Off: searches are not checked. Switch it on to replay the workers of each engine move step by step in the search model.</source>
        <translation>Desligado: nenhuma busca é observada. Ligado: o que os workers fizeram em cada jogada do motor é repetido passo a passo no modelo da busca.</translation>
    </message>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything their workers did.</source>
        <translation>
            <numerusform>%n busca conforme: o modelo permite tudo o que seus workers fizeram.</numerusform>
            <numerusform>Todas as %n buscas estão conformes: o modelo permite tudo o que seus workers fizeram.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) did not conform.</source>
        <translation>
            <numerusform>%n busca não estava conforme.</numerusform>
            <numerusform>%n buscas não estavam conformes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one to see the step that the model does not allow.</source>
        <translation>Escolha uma para ver o passo que o modelo não permite.</translation>
    </message>
    <message>
        <source>▲ %1 is not allowed here</source>
        <translation>▲ %1 não é permitido aqui</translation>
    </message>
    <message>
        <source>Let mapped-h1 play here</source>
        <translation>Deixar mapped-h1 jogar aqui</translation>
    </message>
    <message>
        <source>Start a game against mapped-h1 on the board, and check each of its moves</source>
        <translation>Começar no tabuleiro uma partida contra mapped-h1 e verificar cada jogada dele</translation>
    </message>
</context>
<context>
    <name>Conformance</name>
    <message numerus="yes">
        <source>Conforms: the model allows all %n event(s).</source>
        <translation>
            <numerusform>Conforme: o modelo permite o único evento (%n).</numerusform>
            <numerusform>Conforme: o modelo permite todos os %n eventos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conforms so far: the model allows all %n event(s). The search ended before its result.</source>
        <translation>
            <numerusform>Conforme até onde vai: o modelo permite o único evento (%n); a busca terminou antes do resultado.</numerusform>
            <numerusform>Conforme até onde vai: o modelo permite todos os %n eventos; a busca terminou antes do resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not conform: the model does not allow event %1, %2, there. It allows %3.</source>
        <translation>Não conforme: o evento %1, %2, não é um dos que o modelo permite ali. Ele permite %3.</translation>
    </message>
</context>
<context>
    <name>Contender</name>
    <message>
        <source>The engine is missing. Choose from %1.</source>
        <translation>Falta um motor; os motores são %1.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, %2 needs a whole number from %3 to %4.</source>
        <translation>“%1” deve indicar %2 com um número inteiro de %3 a %4.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the value after %2 is missing.</source>
        <translation>Em “%1” nada vem depois de %2.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the option %2 does not apply to %3.</source>
        <translation>Em “%1” a palavra %2 não serve para %3.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the word &quot;%2&quot; is unknown. After an engine you can write %3.</source>
        <translation>Em “%1”, a palavra “%2” é desconhecida; depois de um motor pode vir %3.</translation>
    </message>
</context>
<context>
    <name>ContenderChart</name>
    <message>
        <source>Chart of one quantity for the engines compared</source>
        <translation>Gráfico de uma grandeza dos motores comparados</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 times as much as %2</source>
        <translation>%1 vezes o de %2</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, repetição %2: %3</translation>
    </message>
    <message>
        <source>Disturbed: something else was using the processors.</source>
        <translation>Perturbado: outra coisa ocupava os processadores.</translation>
    </message>
    <message>
        <source>Choose engines above, then press Run. The chart shows the cost of each search, with a point for every repetition.</source>
        <translation>Escolha motores acima e execute: o custo de cada busca aparece aqui, com cada repetição como um ponto.</translation>
    </message>
    <message>
        <source>None of these engines reports this quantity.</source>
        <translation>Nenhum destes motores conta isso.</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>intervalo de 95% da mediana</translation>
    </message>
    <message>
        <source>lowest to highest</source>
        <translation>do menor ao maior</translation>
    </message>
    <message>
        <source>one search</source>
        <translation>uma busca</translation>
    </message>
    <message>
        <source>a disturbed search</source>
        <translation>uma busca perturbada</translation>
    </message>
    <message>
        <source>No search is left. Every one was disturbed and is left out.</source>
        <translation>Não resta nenhuma busca. Todas foram perturbadas e não contam.</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nós</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Chart of cost against size</source>
        <translation>Gráfico do custo conforme o que cresce</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 board</source>
        <translation>tabuleiro %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>Not part of the fit: %1</source>
        <translation>Não faz parte da linha: %1</translation>
    </message>
    <message>
        <source>Choose what grows above, then press Run. The chart shows the cost of each point and the line fitted to them.</source>
        <translation>Escolha acima o que cresce e execute: o custo de cada ponto aparece aqui, com a linha ajustada.</translation>
    </message>
    <message>
        <source>median, lowest to highest</source>
        <translation>mediana, do menor ao maior</translation>
    </message>
    <message>
        <source>not part of the fit</source>
        <translation>fora da linha</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajustada</translation>
    </message>
    <message>
        <source>start-up, left out of the fit</source>
        <translation>partida, fora do ajuste</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>1 node</source>
        <translation>1 nó</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nós</translation>
    </message>
</context>
<context>
    <name>CurvesFigure</name>
    <message>
        <source>Study curves: nodes and time for each move at depths 4 and 6</source>
        <translation>Curvas do estudo: nós e tempo de cada jogada nas profundidades 4 e 6</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between points. Press Enter to show that move of the game.</source>
        <translation>As setas vão de ponto em ponto; Enter mostra essa jogada da partida.</translation>
    </message>
    <message>
        <source>This program: %1, seed %2. %3</source>
        <translation>Este programa: %1, semente %2. %3</translation>
    </message>
    <message>
        <source>The article: Kang, Wang and Hu (2019), figures 12 and 13, one game per depth.</source>
        <translation>O artigo: Kang, Wang e Hu (2019), figuras 12 e 13, uma partida para cada profundidade.</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tempo em ms</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Depth %1: time for each move</source>
        <translation>Profundidade %1: tempo de cada jogada</translation>
    </message>
    <message>
        <source>Depth %1: nodes for each move</source>
        <translation>Profundidade %1: nós de cada jogada</translation>
    </message>
    <message>
        <source>The article, depth %1, one game</source>
        <translation>O artigo, profundidade %1, uma partida</translation>
    </message>
    <message>
        <source>This program, depth %1, one game</source>
        <translation>Este programa, profundidade %1, uma partida</translation>
    </message>
    <message>
        <source>%1, disturbed by other work</source>
        <translation>%1, perturbado por outro trabalho</translation>
    </message>
    <message>
        <source>There are no curves to draw.</source>
        <translation>Não há curvas para desenhar.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nós e tempo de cada jogada</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Jogada %1: %2 ms</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Jogada %1: %2 nós</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Linha %1, coluna %2: %3.</translation>
    </message>
    <message>
        <source>Line %1 contradicts line %2, which has the same position or its mirror image.</source>
        <translation>A linha %1 contradiz a linha %2, que tem a mesma posição ou sua imagem espelhada.</translation>
    </message>
    <message>
        <source>The data set %1 can&apos;t be read: %2.</source>
        <translation>Não foi possível ler o conjunto de dados %1: %2.</translation>
    </message>
    <message>
        <source>the line ends after %1 of %2 squares</source>
        <translation>a linha termina depois de %1 de %2 casas</translation>
    </message>
    <message>
        <source>a square must be x, o or b</source>
        <translation>uma casa deve ser x, o ou b</translation>
    </message>
    <message>
        <source>a comma must follow a square</source>
        <translation>uma vírgula deve vir depois de uma casa</translation>
    </message>
    <message>
        <source>this disc has no disc below it</source>
        <translation>não há nenhuma ficha abaixo desta</translation>
    </message>
    <message>
        <source>the last field must be win, loss or draw</source>
        <translation>o último campo deve ser win, loss ou draw</translation>
    </message>
    <message>
        <source>%1 x and %2 o can&apos;t occur in a game</source>
        <translation>%1 x e %2 o não podem ocorrer em uma partida</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>a partida já acabou nesta posição</translation>
    </message>
</context>
<context>
    <name>DatasetEngine</name>
    <message>
        <source>looked up in the data set, seed %1</source>
        <translation>consultado no conjunto de dados, semente %1</translation>
    </message>
    <message>
        <source>not in the data set, %1</source>
        <translation>fora do conjunto de dados, %1</translation>
    </message>
</context>
<context>
    <name>DecisionWords</name>
    <message>
        <source>state %1</source>
        <translation>o estado %1</translation>
    </message>
    <message>
        <source>With %1, %2.</source>
        <translation>Com %1: %2.</translation>
    </message>
    <message>
        <source>All %1 states: tab States</source>
        <translation>Todos os %1 estados: aba Estados</translation>
    </message>
</context>
<context>
    <name>DiceShown</name>
    <message>
        <source>No dice thrown yet</source>
        <translation>Ainda não há nenhum dado na mesa</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Os dados mostram %1</translation>
    </message>
    <message>
        <source>%1; %2 in hand.</source>
        <translation>%1; %2 na mão.</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>os dados %1</translation>
    </message>
    <message>
        <source>%1 and %2 in hand</source>
        <translation>%1 e mais %2 na mão</translation>
    </message>
    <message>
        <source>pick up a %1</source>
        <translation>recolher um %1</translation>
    </message>
    <message>
        <source>pick up no more dice</source>
        <translation>não recolher mais dados</translation>
    </message>
</context>
<context>
    <name>DockSet</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Who plays, and at what strength</source>
        <translation>Quem joga, e com que força</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>List of the game&apos;s moves</source>
        <translation>As jogadas da partida em uma lista</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>What the exact solver knows about this position</source>
        <translation>O que o solucionador exato sabe da posição</translation>
    </message>
    <message>
        <source>Engine report</source>
        <translation>Relatório do motor</translation>
    </message>
    <message>
        <source>Result and cost of the last search</source>
        <translation>O que a última busca encontrou e quanto custou</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Quality of the game&apos;s moves</source>
        <translation>A qualidade das jogadas da partida</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lupa</translation>
    </message>
    <message>
        <source>The heuristics H1 and H2, feature by feature</source>
        <translation>De que são feitas as heurísticas H1 e H2, característica por característica</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Moves played from here, and their results</source>
        <translation>O que foi jogado daqui, e como terminou</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Quem vence depois de cada jogada, com jogo perfeito</translation>
    </message>
    <message>
        <source>Study curves</source>
        <translation>Curvas do estudo</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s games, replayed</source>
        <translation>As partidas do estudo das heurísticas, refeitas</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>What each worker did during a search, and when</source>
        <translation>O que cada worker fez na busca de uma jogada, e quando</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratório</translation>
    </message>
    <message>
        <source>Repeat the studies and run your own experiments</source>
        <translation>Os estudos repetidos e os seus experimentos</translation>
    </message>
    <message>
        <source>After an engine moves, its workers&apos; activity appears here.</source>
        <translation>Depois da jogada de um motor, aqui aparece o que seus workers fizeram.</translation>
    </message>
    <message>
        <source>Any figure</source>
        <translation>Qualquer número</translation>
    </message>
    <message>
        <source>Any number a search reports, by move and by game</source>
        <translation>Qualquer número que uma busca informa, por jogada e por partida</translation>
    </message>
</context>
<context>
    <name>DotLayout</name>
    <message>
        <source>Graphviz returned unexpected output.</source>
        <translation>O Graphviz não respondeu como esperado.</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;New lesson</source>
        <translation>&amp;Nova lição</translation>
    </message>
    <message>
        <source>Start a new lesson from the position on the board</source>
        <translation>Começar uma nova lição com a posição que está no tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>Abrir uma lição sua</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save the lesson to its file</source>
        <translation>Salvar a lição em seu arquivo</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save the lesson to another file</source>
        <translation>Salvar a lição em outro arquivo</translation>
    </message>
    <message>
        <source>Share as a &amp;link…</source>
        <translation>Compartilhar como &amp;link…</translation>
    </message>
    <message>
        <source>Share the whole lesson as a link or QR code</source>
        <translation>Compartilhar a lição inteira como link ou código QR</translation>
    </message>
    <message>
        <source>&amp;Try the lesson</source>
        <translation>&amp;Experimentar a lição</translation>
    </message>
    <message>
        <source>Save the lesson and open it as a student sees it</source>
        <translation>Salvar a lição e abri-la como um aluno a vê</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Fechar o editor</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Desfazer a última alteração</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Refa&amp;zer</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>Refazer a alteração desfeita</translation>
    </message>
    <message>
        <source>&amp;Step…</source>
        <translation>&amp;Passo…</translation>
    </message>
    <message>
        <source>Add a step after this one</source>
        <translation>Acrescentar um passo depois deste</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Tabuleiro…</translation>
    </message>
    <message>
        <source>Add a board: play the moves to show</source>
        <translation>Acrescentar um tabuleiro: faça as jogadas que ele deve mostrar</translation>
    </message>
    <message>
        <source>&amp;Question…</source>
        <translation>Per&amp;gunta…</translation>
    </message>
    <message>
        <source>Add a question: fill in a form</source>
        <translation>Acrescentar uma pergunta: preencha um formulário</translation>
    </message>
    <message>
        <source>&amp;Tree…</source>
        <translation>Á&amp;rvore…</translation>
    </message>
    <message>
        <source>Add a tree to step through</source>
        <translation>Acrescentar uma árvore para percorrer</translation>
    </message>
    <message>
        <source>&amp;Laboratory page…</source>
        <translation>Página do &amp;laboratório…</translation>
    </message>
    <message>
        <source>Add a laboratory page with the settings chosen on it</source>
        <translation>Acrescentar uma página do laboratório com as configurações escolhidas nela</translation>
    </message>
    <message>
        <source>&amp;Notes for the teacher</source>
        <translation>&amp;Notas para o professor</translation>
    </message>
    <message>
        <source>Add notes that students do not see</source>
        <translation>Acrescentar notas que os alunos não veem</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Imagem…</translation>
    </message>
    <message>
        <source>Add a picture and keep it in the lesson&apos;s file</source>
        <translation>Acrescentar uma imagem e guardá-la no arquivo da lição</translation>
    </message>
    <message>
        <source>&amp;Keep all pictures in the file</source>
        <translation>&amp;Guardar todas as imagens no arquivo</translation>
    </message>
    <message>
        <source>Copy the pictures beside the lesson into its file, so one file is enough</source>
        <translation>Copiar as imagens da pasta da lição para o arquivo dela: assim um só arquivo basta</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Passo &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the step before this one</source>
        <translation>Ir ao passo anterior</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Próximo passo</translation>
    </message>
    <message>
        <source>Go to the step after this one</source>
        <translation>Ir ao próximo passo</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Próximo &amp;erro</translation>
    </message>
    <message>
        <source>Go to the next mistake in the text</source>
        <translation>Ir ao próximo erro no texto</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>I&amp;nserir</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
</context>
<context>
    <name>EndOffers</name>
    <message>
        <source>Play %1 ne&amp;xt?</source>
        <comment>an opponent</comment>
        <translation>A&amp;gora contra %1?</translation>
    </message>
    <message>
        <source>Play %1 &amp;instead?</source>
        <comment>an opponent</comment>
        <translation>Jogar contra %1 em &amp;vez disso?</translation>
    </message>
</context>
<context>
    <name>EngineFactory</name>
    <message>
        <source>There is no engine called &quot;%1&quot;. The engines are %2.</source>
        <translation>Não há nenhum motor chamado &quot;%1&quot;; os motores são %2.</translation>
    </message>
    <message>
        <source>plays any legal move</source>
        <translation>joga qualquer jogada legal</translation>
    </message>
    <message>
        <source>plays a best move, proved to the end of the game</source>
        <translation>joga a melhor jogada que existe, provada até o fim da partida</translation>
    </message>
    <message>
        <source>follows the eight-disc data set where its labels decide, and plays like %1 elsewhere</source>
        <translation>joga pelos rótulos do conjunto de dados de oito fichas onde eles decidem; nos demais casos, como %1</translation>
    </message>
    <message>
        <source>%1, opponent %2 of %3: %4</source>
        <translation>%1, adversário %2 de %3: %4</translation>
    </message>
    <message>
        <source>all wins alike</source>
        <translation>todas as vitórias iguais</translation>
    </message>
    <message>
        <source>fastest win first</source>
        <translation>vitória mais rápida primeiro</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>looks one move ahead and plays the move that %1 values most</source>
        <translation>olha uma jogada à frente e escolhe o que %1 mais valoriza</translation>
    </message>
    <message>
        <source>searches the whole tree to its depth, evaluating with %1</source>
        <translation>percorre a árvore inteira até sua profundidade e a avalia com %1</translation>
    </message>
    <message>
        <source>the article&apos;s search: alpha-beta with one shared window, columns from left to right, evaluating with %1</source>
        <translation>a busca do artigo: alfa-beta com uma só janela compartilhada, colunas da esquerda para a direita, avaliada com %1</translation>
    </message>
    <message>
        <source>the article&apos;s flow chart taken literally: like study, but %1 also values finished games, which H2 and an H1 without feature 1 don&apos;t recognise</source>
        <translation>o fluxograma do artigo ao pé da letra: como study, mas uma partida terminada vale o que %1 diz; por isso H2 e uma H1 sem a característica 1 não a reconhecem</translation>
    </message>
    <message>
        <source>alpha-beta with ordered moves and iterative deepening, evaluating with %1</source>
        <translation>alfa-beta com jogadas ordenadas e profundidade crescente, avaliada com %1</translation>
    </message>
    <message>
        <source>alpha-beta with its root moves mapped over the workers, evaluating with %1</source>
        <translation>alfa-beta com as jogadas da raiz distribuídas entre os workers, avaliada com %1</translation>
    </message>
    <message>
        <source>finished games recognised through feature 1</source>
        <translation>partidas terminadas reconhecidas pela característica 1</translation>
    </message>
    <message>
        <source>finished games not recognised</source>
        <translation>partidas terminadas não reconhecidas</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Opponents, from easy to hard</source>
        <translation>Adversários, do fácil ao difícil</translation>
    </message>
    <message>
        <source>For experts: look as far ahead as you choose</source>
        <translation>Para especialistas: olham até onde você disser</translation>
    </message>
    <message>
        <source>For experts: the study&apos;s programs, move for move</source>
        <translation>Para especialistas: os programas do estudo, jogada por jogada</translation>
    </message>
    <message>
        <source>For experts: know the exact result</source>
        <translation>Para especialistas: sabem o resultado exato</translation>
    </message>
    <message>
        <source>For experts: look no further than the next move</source>
        <translation>Para especialistas: olham só as jogadas, sem olhar à frente</translation>
    </message>
</context>
<context>
    <name>EngineSession</name>
    <message>
        <source>Not enough memory for the engine to think. Close other programs, then start it again.</source>
        <translation>Não há memória suficiente para o motor pensar. Você pode iniciá-lo de novo depois de fechar outros programas.</translation>
    </message>
    <message>
        <source>The engine ended with an error: %1</source>
        <translation>O motor terminou com um erro: %1</translation>
    </message>
    <message>
        <source>The engine ended with an unknown error.</source>
        <translation>O motor terminou com um erro desconhecido.</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engines of the experiment</source>
        <translation>Motores do experimento</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>Add a copy of the selected engine, ready to change</source>
        <translation>Outro motor: uma cópia do selecionado, para você mudar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;mover</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least two must stay.</source>
        <translation>Retirar o motor selecionado; devem ficar dois</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>&amp;Variar</translation>
    </message>
    <message>
        <source>Add copies of the selected engine that differ in one setting, as one axis of a grid</source>
        <translation>Cópias do motor selecionado que diferem em uma só coisa: o eixo de uma grade</translation>
    </message>
    <message>
        <source>By &amp;depth: 2, 4, 6 and 8</source>
        <translation>Por &amp;profundidade: 2, 4, 6 e 8</translation>
    </message>
    <message>
        <source>By &amp;heuristic: %1</source>
        <translation>Por &amp;heurística: %1</translation>
    </message>
    <message>
        <source>By H1 &amp;feature, one at a time</source>
        <translation>Por &amp;característica de H1, cada uma sozinha</translation>
    </message>
    <message>
        <source>By features &amp;of H1, adding one at a time</source>
        <translation>Por características de H1, &amp;uma após a outra</translation>
    </message>
    <message>
        <source>Engines to compare</source>
        <translation>Motores comparados</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least one must stay.</source>
        <translation>Retirar o motor selecionado; deve ficar um</translation>
    </message>
    <message>
        <source>By search method, &amp;with the same heuristic</source>
        <translation>Por &amp;modo de buscar, com a mesma heurística</translation>
    </message>
    <message>
        <source>By wor&amp;kers: 1, 2, 4 and 8</source>
        <translation>Por wo&amp;rkers: 1, 2, 4 e 8</translation>
    </message>
    <message>
        <source>By &amp;table size of the exact solver: 1, 4, 16 and 64 MiB</source>
        <translation>Por &amp;tabela do solucionador exato: 1, 4, 16 e 64 MiB</translation>
    </message>
</context>
<context>
    <name>EquationText</name>
    <message>
        <source>Nothing more is counted from here. Graph search proves it.</source>
        <translation>Daqui em diante nada mais é contado; a busca no grafo sabe disso.</translation>
    </message>
    <message>
        <source>The goal need not be reached from here, so the sum is unbounded. Graph search proves it.</source>
        <translation>A partir daqui o objetivo pode não ser alcançado, e assim nada limita a soma; a busca no grafo sabe disso.</translation>
    </message>
    <message>
        <source>The goal is certain to be reached from here. Graph search proves it.</source>
        <translation>A partir daqui o objetivo é alcançado com certeza; a busca no grafo sabe disso.</translation>
    </message>
    <message>
        <source>The goal cannot be reached from here. Graph search proves it.</source>
        <translation>A partir daqui o objetivo não pode ser alcançado; a busca no grafo sabe disso.</translation>
    </message>
    <message>
        <source>State %1:</source>
        <translation>Estado %1:</translation>
    </message>
    <message>
        <source>The states %1 form an end component: play can stay among them for ever. They are merged into one.</source>
        <translation>Uma componente final: a partir de cada um dos estados %1 é possível permanecer entre eles para sempre; por isso são unidos em um só.</translation>
    </message>
    <message>
        <source>least of</source>
        <translation>o menor de</translation>
    </message>
    <message>
        <source>greatest of</source>
        <translation>o maior de</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>inferior</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>superior</translation>
    </message>
    <message>
        <source>After sweep %1:</source>
        <translation>Depois da varredura %1:</translation>
    </message>
    <message>
        <source>Starting bounds:</source>
        <translation>Começa com</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Avaliação: %1</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>a partida empatou</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Exact: red wins</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>EvaluationCurve</name>
    <message>
        <source>not known yet</source>
        <translation>ainda não se sabe</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>a draw with best play</source>
        <translation>empate com jogo perfeito</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>%1 wins, but not yet known when</source>
        <translation>%1 vence; ainda não se sabe quando</translation>
    </message>
    <message>
        <source>%1 wins in %2, with disc %3</source>
        <comment>side, its own moves, discs on the board then</comment>
        <translation>%1 vence em %2, com a ficha %3</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Início: %1</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>number, square, who wins</comment>
        <translation>Jogada %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>EvaluationGraph</name>
    <message>
        <source>Graph of who wins after each move with best play</source>
        <translation>Gráfico de quem vence depois de cada jogada, com jogo perfeito</translation>
    </message>
    <message>
        <source>Press Left or Right to step through the game.</source>
        <translation>As setas esquerda e direita percorrem as jogadas da partida.</translation>
    </message>
    <message>
        <source>Each point is exact: the number of discs on the board when best play ends the game. The sooner a side wins, the further out the point is. The line stays level while nobody slips.</source>
        <translation>Cada ponto é exato: o número de fichas no tabuleiro quando a partida termina com jogo perfeito. Quanto antes um lado vence, mais longe do meio. A linha fica plana enquanto ninguém erra.</translation>
    </message>
    <message>
        <source>%1. Press Left or Right to step through the game.</source>
        <translation>%1. As setas esquerda e direita percorrem as jogadas da partida.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are hidden until you&apos;ve found your move.</source>
        <translation>Lacunas: %1 de %2 posições ficam ocultas até você encontrar sua jogada.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are not known yet.</source>
        <translation>Lacunas: %1 de %2 posições ainda não são conhecidas.</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Quem vence depois de cada jogada, com jogo perfeito</translation>
    </message>
    <message>
        <source>Columns played</source>
        <translation>Colunas jogadas</translation>
    </message>
    <message>
        <source>Exact. The further from the middle, the sooner that side wins.</source>
        <translation>Exato. Quanto mais longe do meio, mais cedo esse lado vence.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are still being worked out.</source>
        <translation>Lacunas: %1 de %2 posições ainda estão sendo calculadas.</translation>
    </message>
</context>
<context>
    <name>EvaluationPlot</name>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Move that ends the game</source>
        <translation>Jogada da última ficha</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Which move is best here?</source>
        <translation>Qual jogada é a melhor aqui?</translation>
    </message>
    <message>
        <source>How many leaves does alpha-beta examine, from left to right?</source>
        <translation>Quantas folhas o alfa-beta examina, da esquerda para a direita?</translation>
    </message>
    <message>
        <source>What is the value of the tree for the side that moves first?</source>
        <translation>Quanto vale a árvore para quem joga primeiro?</translation>
    </message>
    <message>
        <source>Exercises %1</source>
        <translation>Exercícios %1</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>A melhor jogada</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árvores</translation>
    </message>
    <message>
        <source>A tree</source>
        <translation>Uma árvore</translation>
    </message>
    <message>
        <source>At how many nodes does alpha-beta leave out moves?</source>
        <translation>Quantas vezes alfa-beta corta?</translation>
    </message>
    <message>
        <source>How few leaves would alpha-beta examine in the best order?</source>
        <translation>Quantas folhas seriam, no mínimo, na melhor ordem?</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Exercises</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>The same number gives the same exercises, on every machine</source>
        <translation>O mesmo número gera os mesmos exercícios em qualquer máquina</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Positions with exactly one best move</source>
        <translation>Posições com exatamente uma melhor jogada</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árvores</translation>
    </message>
    <message>
        <source>Trees to value, and to search by alpha-beta</source>
        <translation>Árvores para avaliar e para buscar com alfa-beta</translation>
    </message>
    <message>
        <source>Moves at each node</source>
        <translation>Jogadas em cada nó</translation>
    </message>
    <message>
        <source>Number of branches below each node of a tree</source>
        <translation>Número de ramos abaixo de cada nó de uma árvore</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Number of moves from the root of a tree to a leaf</source>
        <translation>Número de jogadas da raiz de uma árvore até uma folha</translation>
    </message>
    <message>
        <source>&amp;Set:</source>
        <translation>&amp;Série:</translation>
    </message>
    <message>
        <source>&amp;Positions:</source>
        <translation>&amp;Posições:</translation>
    </message>
    <message>
        <source>&amp;Trees:</source>
        <translation>Á&amp;rvores:</translation>
    </message>
    <message>
        <source>&amp;Moves at each node:</source>
        <translation>&amp;Jogadas em cada nó:</translation>
    </message>
    <message>
        <source>&amp;Levels:</source>
        <translation>&amp;Níveis:</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Open the exercises on the Lessons page</source>
        <translation>Abrir os exercícios na página Lições</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Salvar em um &amp;arquivo…</translation>
    </message>
    <message>
        <source>Save the exercises as a lesson file for others, and open them</source>
        <translation>Salvar os exercícios como arquivo de lição para outras pessoas, e abri-los</translation>
    </message>
</context>
<context>
    <name>Experiment</name>
    <message>
        <source>Both players recognise finished games.</source>
        <translation>Os dois jogadores reconhecem partidas terminadas.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>as primeiras %1 de %2</translation>
    </message>
    <message>
        <source>Share won by %1: %2, 95 % interval %3</source>
        <translation>Proporção vencida por %1: %2, intervalo de 95% %3</translation>
    </message>
    <message>
        <source>the second-named engine</source>
        <translation>o segundo citado</translation>
    </message>
    <message>
        <source>Stronger: yes, decided after %1 games. With an advantage of %2 Elo or less, at most %3 of 100 runs would say so.</source>
        <translation>Mais forte: sim, decidido depois de %1 partidas. Uma vantagem de %2 Elo ou menos pareceria assim em no máximo %3 de 100 execuções.</translation>
    </message>
    <message>
        <source>Stronger: no, decided after %1 games. With an advantage of %2 Elo or more, at most %3 of 100 runs would say so.</source>
        <translation>Mais forte: não, decidido depois de %1 partidas. Uma vantagem de %2 Elo ou mais pareceria assim em no máximo %3 de 100 execuções.</translation>
    </message>
    <message>
        <source>Stronger: undecided. The games so far do not decide between %1 and %2 Elo.</source>
        <translation>Mais forte: em aberto. As partidas até agora não decidem entre %1 e %2 Elo.</translation>
    </message>
    <message>
        <source>first to move</source>
        <translation>primeiro a jogar</translation>
    </message>
    <message>
        <source>second to move</source>
        <translation>segundo a jogar</translation>
    </message>
    <message>
        <source>first named</source>
        <translation>primeiro citado</translation>
    </message>
    <message>
        <source>second named</source>
        <translation>segundo citado</translation>
    </message>
    <message>
        <source>first : second</source>
        <comment>the shares of whom</comment>
        <translation>primeiro : segundo</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>não terminado</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorda</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difere</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>needs at least %1 games</source>
        <translation>precisa de pelo menos %1 partidas</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>Is the first-named engine stronger? The sequential test takes the games in pairs, in the order played, and skips pairs that repeat an earlier one. It answers as soon as the pairs are much likelier under one of two differences in strength than under the other. “Yes” means the larger difference, “no” the smaller one. Until then the test is undecided.</source>
        <translation>O primeiro citado é o mais forte? O teste sequencial toma as partidas de duas em duas, na ordem em que chegam, sem os pares que repetem um anterior. Ele responde assim que os pares são muito mais prováveis com uma de duas diferenças de força do que com a outra: “sim” para a maior, “não” para a menor. Até lá fica em aberto.</translation>
    </message>
    <message>
        <source>%1 Elo (%2 % of the points)</source>
        <translation>%1 Elo (%2% dos pontos)</translation>
    </message>
    <message>
        <source>“Stronger by %1” needs at least %2 games, all of them won. A pairing has %3.</source>
        <translation>“Mais forte por %1” precisa de pelo menos %2 partidas, todas vencidas; um confronto tem %3.</translation>
    </message>
    <message>
        <source>“Stronger by %1” can be decided after %2 games at the earliest. A pairing has %3.</source>
        <translation>“Mais forte por %1” só pode ser dito depois de %2 partidas; um confronto tem %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 of %2 games: %3 won, %4 drawn, %5 lost by the first-named engine</source>
        <translation>%1 de %2 partidas: %3 vencidas, %4 empatadas, %5 perdidas pelo primeiro citado</translation>
    </message>
    <message>
        <source>Distinct games: %1</source>
        <translation>Partidas diferentes: %1</translation>
    </message>
    <message>
        <source>Nodes per move: %1 and %2; time: %3 ms and %4 ms</source>
        <translation>Nós por jogada: %1 e %2; tempo: %3 ms e %4 ms</translation>
    </message>
    <message>
        <source>Sequential test, %1: %2</source>
        <translation>Teste sequencial, %1: %2</translation>
    </message>
    <message>
        <source>Pairs that repeat earlier ones and do not count in the test: %1</source>
        <translation>Pares de partidas que repetem pares anteriores e não contam no teste: %1</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine, %2 by the other, in %3 games</source>
        <translation>O artigo: %1 vencidas pelo primeiro citado, %2 pelo outro, em %3 partidas</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine in %2 games</source>
        <translation>O artigo: %1 vencidas pelo primeiro citado em %2 partidas</translation>
    </message>
</context>
<context>
    <name>ExperimentComparison</name>
    <message>
        <source>%1 (%2), %3 games</source>
        <translation>%1 (%2), %3 partidas</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>se sobrepõem</translation>
    </message>
    <message>
        <source>no overlap</source>
        <translation>separados</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta execução</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>Outra execução</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>Intervalos de 95%</translation>
    </message>
</context>
<context>
    <name>ExperimentConclusion</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 of %2 finished cells agree with the article within the chance variation of their games.</source>
        <translation>%1 de %2 células terminadas concordam com o artigo, dentro do que o acaso explica em suas partidas.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Fewer than half of the games are distinct in %1. The intervals there allow for the copies.</source>
        <translation>Em %1, menos da metade das partidas são diferentes entre si; a largura dos intervalos ali corresponde a esse número de partidas.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 games. The conclusions below cover only these games.</source>
        <translation>Estas são as primeiras %1 de %2 partidas; o que segue vale só para elas.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are not reliable: the program was doing other work at the time.</source>
        <translation>
            <numerusform>O tempo de %n partida não serve de medida: outro trabalho do programa rodava ao mesmo tempo.</numerusform>
            <numerusform>Os tempos de %n partidas não servem de medida: outro trabalho do programa rodava ao mesmo tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>Significantly ahead, at 95 %: %1.</source>
        <translation>À frente além do acaso: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) undecided.</source>
        <translation>
            <numerusform>%n confronto indeciso.</numerusform>
            <numerusform>%n confrontos indecisos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early. Their shares lie further from one half than they would over all rounds.</source>
        <translation>
            <numerusform>O teste sequencial encerrou mais cedo %n confronto; a proporção dele fica mais longe da metade do que ficaria com todas as rodadas.</numerusform>
            <numerusform>O teste sequencial encerrou mais cedo %n confrontos; as proporções deles ficam mais longe da metade do que ficariam com todas as rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under this protocol, both sides recognise finished games, whatever the features. A share therefore shows what the features add to a search that sees four in line.</source>
        <translation>Neste protocolo os dois lados reconhecem partidas terminadas, quaisquer que sejam as características. Por isso uma proporção diz o que as características acrescentam a uma busca que vê quatro em linha.</translation>
    </message>
    <message>
        <source>Under this protocol, neither H2 nor H1 without feature 1 recognises a finished game. A share therefore also shows which side stumbles into four in line.</source>
        <translation>Neste protocolo nem H2 nem uma H1 sem a característica 1 reconhecem uma partida terminada. Por isso uma proporção também diz quem tropeça em um quatro em linha.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough is reproduced. No single feature wins half of its games: %1.</source>
        <translation>A afirmação do artigo de que uma característica não basta é reproduzida: nenhuma característica sozinha vence metade de suas partidas: %1.</translation>
    </message>
    <message>
        <source>The article claims that one feature is not enough, as none wins half of its games. This is reproduced for %1, but not for %2.</source>
        <translation>A afirmação do artigo de que uma característica não basta, pois nenhuma vence metade de suas partidas, é reproduzida para %1 e não para %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The article&apos;s claim that more features win more is reproduced: %1.</source>
        <translation>A afirmação do artigo de que mais características vencem mais é reproduzida: %1.</translation>
    </message>
    <message>
        <source>The article claims that more features win more. The order is reproduced, but the differences may be chance: %1.</source>
        <translation>A ordem da afirmação do artigo de que mais características vencem mais é reproduzida, mas as diferenças podem ser acaso: %1.</translation>
    </message>
    <message>
        <source>The article claims that more features win more. That order is not reproduced: %1.</source>
        <translation>A afirmação do artigo de que mais características vencem mais não é reproduzida nesta ordem: %1.</translation>
    </message>
    <message>
        <source>A game takes %1 nodes on average. The article&apos;s game took %2.</source>
        <translation>Uma partida leva %1 nós em média; as do artigo levaram %2.</translation>
    </message>
    <message>
        <source>Nodes and time move together, as in the article: their correlation over the plies is %1.</source>
        <translation>Reproduz-se que os nós e o tempo andam juntos: a correlação deles ao longo das jogadas é %1.</translation>
    </message>
    <message>
        <source>Nodes and time move together only loosely, as on a busy machine: their correlation over the plies is %1.</source>
        <translation>Os nós e o tempo andam juntos só em parte, como em uma máquina ocupada: a correlação deles ao longo das jogadas é %1.</translation>
    </message>
    <message>
        <source>A node takes %1 ns here.</source>
        <translation>Um nó leva %1 ns aqui.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>A afirmação do artigo de que uma busca mais profunda vence mais é reproduzida: entre profundidades diferentes, o lado mais profundo venceu %1 de %2 partidas e perdeu %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>A afirmação do artigo de que uma busca mais profunda vence mais não é reproduzida: entre profundidades diferentes, o lado mais profundo venceu %1 de %2 partidas e perdeu %3.</translation>
    </message>
    <message>
        <source>These games do not settle the article&apos;s claim that deeper search wins more. Between unequal depths, the deeper side won %1 of %2 and lost %3.</source>
        <translation>A afirmação do artigo de que uma busca mais profunda vence mais não é decidida por estas partidas: entre profundidades diferentes, o lado mais profundo venceu %1 de %2 e perdeu %3.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game: only feature 1 of H1 does. The lead therefore does not show that H1 is the better heuristic. The protocol fair lets both recognise finished games.</source>
        <translation>É uma vantagem sobre uma H2 que não reconhece uma partida terminada, o que este protocolo deixa apenas à característica 1 de H1; isso não mostra que H1 seja a melhor heurística. O protocolo fair deixa as duas reconhecerem partidas terminadas.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game.</source>
        <translation>Neste protocolo H2 não reconhece uma partida terminada.</translation>
    </message>
    <message>
        <source>Under this protocol, H1 moves first in every game, so its wins include the advantage of the first move. The protocol fair plays both colours.</source>
        <translation>Neste protocolo H1 começa todas as partidas, e por isso suas vitórias incluem também a vantagem da primeira jogada; o protocolo fair joga com as duas cores.</translation>
    </message>
    <message>
        <source>Both sides recognise finished games and play each opening with both colours. Only heuristic and depth decide.</source>
        <translation>As duas reconhecem partidas terminadas e jogam cada abertura com as duas cores; assim, só a heurística e a profundidade decidem.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>H1&apos;s share of wins to H2&apos;s, by depth: H1 is ahead at %1; H2 is ahead at %2; undecided at %3.</source>
        <translation>Vitórias de H1 e de H2 por profundidade: H1 está à frente em %1; H2 está à frente em %2; indeciso em %3.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is reproduced.</source>
        <translation>A vantagem de H1 a partir da profundidade 4, vista no artigo, é reproduzida.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is only partly reproduced.</source>
        <translation>A vantagem de H1 a partir da profundidade 4, vista no artigo, é reproduzida só em parte.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is not reproduced.</source>
        <translation>A vantagem de H1 a partir da profundidade 4, vista no artigo, não é reproduzida.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 is reproduced.</source>
        <translation>A derrota de H1 na profundidade 2 é reproduzida.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 (0.24 to 0.76) is not reproduced.</source>
        <translation>A derrota de H1 na profundidade 2 (0,24 a 0,76) não é reproduzida.</translation>
    </message>
    <message>
        <source>These games do not settle H1&apos;s loss at depth 2 (0.24 to 0.76).</source>
        <translation>A derrota de H1 na profundidade 2 (0,24 a 0,76) não é decidida por estas partidas.</translation>
    </message>
    <message>
        <source>The searches are largest at move %1 (article: %2). Only after that do nodes and time fall from move to move.</source>
        <translation>As buscas são maiores na jogada %1 (artigo: %2). Só depois dela os nós e o tempo caem de jogada em jogada.</translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>New experiment</source>
        <translation>Novo experimento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>My experiment</source>
        <translation>Meu experimento</translation>
    </message>
    <message>
        <source>Round robin: every pair</source>
        <translation>Todos contra todos: cada dupla</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all the others</source>
        <translation>Um contra todos: o primeiro contra os demais</translation>
    </message>
    <message>
        <source>Grid: each against every engine, itself included</source>
        <translation>Grade: cada um contra cada um, e também contra si mesmo</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Quem joga com quem</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>&amp;Engines:</source>
        <translation>&amp;Motores:</translation>
    </message>
    <message>
        <source>&amp;Who plays whom:</source>
        <translation>&amp;Quem joga com quem:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>&amp;Rodadas:</translation>
    </message>
    <message>
        <source>O&amp;penings:</source>
        <translation>A&amp;berturas:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Semente:</translation>
    </message>
    <message>
        <source>Se&amp;quential test:</source>
        <translation>Teste sequ&amp;encial:</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Criar</translation>
    </message>
    <message>
        <source>Rounds of each pairing</source>
        <translation>Rodadas de cada confronto</translation>
    </message>
    <message>
        <source>Number of games in each pairing. The first move alternates.</source>
        <translation>Partidas de cada confronto; quem começa se alterna</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>Mesma semente, mesmas partidas</translation>
    </message>
    <message>
        <source>Pairings: %1. Games: %2.</source>
        <translation>Confrontos: %1. Partidas: %2.</translation>
    </message>
    <message>
        <source>Each pairing plays the first %1 of the %2 games its openings give.</source>
        <translation>Cada confronto joga as primeiras %1 das %2 partidas que suas aberturas permitem.</translation>
    </message>
    <message>
        <source>After %1 games of a pairing, the openings repeat.</source>
        <translation>Depois de %1 partidas de um confronto as aberturas se repetem.</translation>
    </message>
</context>
<context>
    <name>ExperimentExportMenu</name>
    <message>
        <source>Export what is shown to a file</source>
        <translation>Salvar em um arquivo o que é mostrado</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Exportar o experimento</translation>
    </message>
    <message>
        <source>&amp;PDF report…</source>
        <translation>Relatório em &amp;PDF…</translation>
    </message>
    <message>
        <source>Tables, charts, protocol, seeds and machine on A4 pages</source>
        <translation>Tabelas, gráficos, protocolo, sementes e máquina em páginas A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Relatório em PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabela como &amp;CSV…</translation>
    </message>
    <message>
        <source>One row per cell</source>
        <translation>Uma linha para cada célula</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabela CSV (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Moves as CSV…</source>
        <translation>&amp;Jogadas como CSV…</translation>
    </message>
    <message>
        <source>One row per move of every game, with nodes and time</source>
        <translation>Uma linha para cada jogada de cada partida, com nós e tempo</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>JS&amp;ON…</translation>
    </message>
    <message>
        <source>Settings, table and games</source>
        <translation>Configurações, tabela e partidas</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>Dados JSON (*.json)</translation>
    </message>
    <message>
        <source>The chart shown, or the bars where a table is shown</source>
        <translation>O gráfico visível; de uma tabela, suas barras</translation>
    </message>
    <message>
        <source>PDF report of &amp;all saved results…</source>
        <translation>Relatório em PDF de &amp;tudo o que está guardado…</translation>
    </message>
    <message>
        <source>One report with every table and figure in the file of games</source>
        <translation>Um só relatório de todas as tabelas e figuras do arquivo de partidas</translation>
    </message>
</context>
<context>
    <name>ExperimentFigure</name>
    <message>
        <source>Use the arrow keys to move between marks. Press Enter to show the games behind one.</source>
        <translation>As setas vão de marca em marca; Enter mostra as partidas por trás de uma delas.</translation>
    </message>
    <message>
        <source>Share of games won, with 95 % intervals</source>
        <translation>Proporções vencidas, com intervalos de 95%</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Proporção dos pontos</translation>
    </message>
    <message>
        <source>Nodes by move</source>
        <translation>Nós por jogada</translation>
    </message>
    <message>
        <source>Time by move</source>
        <translation>Tempo por jogada</translation>
    </message>
</context>
<context>
    <name>ExperimentGames</name>
    <message>
        <source>%1, disturbed</source>
        <translation>%1, perturbado</translation>
    </message>
    <message>
        <source>first wins</source>
        <translation>o primeiro vence</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>o segundo vence</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>não terminado</translation>
    </message>
    <message>
        <source>Double-click or press Enter to put the game on the board</source>
        <translation>Clique duplo ou Enter: a partida abre no tabuleiro</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Joga primeiro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Nº de jogadas</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
</context>
<context>
    <name>ExperimentGrid</name>
    <message>
        <source>article %1</source>
        <translation>artigo %1</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>nosso %1</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
</context>
<context>
    <name>ExperimentJson</name>
    <message>
        <source>There is no rule called &quot;%1&quot;.</source>
        <translation>Não há nenhuma regra chamada &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The limits of %1 are impossible for a search.</source>
        <translation>Os limites de %1 não são limites que uma busca possa ter.</translation>
    </message>
    <message>
        <source>%1 has rounds or a seed below 0.</source>
        <translation>As rodadas ou a semente de %1 são menores que 0.</translation>
    </message>
    <message>
        <source>%1 plays from the labels in a file, which an experiment cannot save. Without a file, it plays from the labels of the book.</source>
        <translation>%1 joga pelos rótulos de um arquivo, que um experimento não pode guardar; sem arquivo, joga pelos do livro.</translation>
    </message>
    <message>
        <source>the random moves</source>
        <translation>as jogadas aleatórias</translation>
    </message>
    <message>
        <source>the openings</source>
        <translation>as aberturas</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>quem joga primeiro</translation>
    </message>
    <message>
        <source>the seed of %1</source>
        <translation>a semente de %1</translation>
    </message>
    <message>
        <source>the players of %1</source>
        <translation>os jogadores de %1</translation>
    </message>
</context>
<context>
    <name>ExperimentLab</name>
    <message>
        <source>Play the missing games. Saved games are not repeated.</source>
        <translation>Jogar as partidas que faltam; as guardadas não são repetidas</translation>
    </message>
    <message>
        <source>Pause for now. Unfinished games start over later.</source>
        <translation>Parar por enquanto; partidas pela metade recomeçam mais tarde</translation>
    </message>
    <message>
        <source>End the run. Every finished game is kept.</source>
        <translation>Encerrar a execução; todas as partidas terminadas ficam guardadas</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v de %m partidas</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lendo…</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>em execução…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>em pausa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>, then %n more</source>
        <translation>
            <numerusform>, depois mais %n</numerusform>
            <numerusform>, depois mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games played</source>
        <translation>%1 de %2 partidas jogadas</translation>
    </message>
</context>
<context>
    <name>ExperimentList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1–%2–%3</source>
        <comment>won, drawn, lost</comment>
        <translation>%1–%2–%3</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <comment>whose share</comment>
        <translation>Artigo: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <comment>whose share</comment>
        <translation>Nosso: %1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo de 95%</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Vitórias–empates–derrotas</translation>
    </message>
    <message>
        <source>Stronger (SPRT)</source>
        <translation>Mais forte (SPRT)</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Nós por jogada</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms por jogada</translation>
    </message>
</context>
<context>
    <name>ExperimentReport</name>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation>Artigo: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <translation>Nosso: %1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo de 95%</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Vitórias–empates–derrotas</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Mais forte</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Nós por jogada</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms por jogada</translation>
    </message>
    <message>
        <source>Played by %1.</source>
        <translation>Jogado por %1.</translation>
    </message>
    <message>
        <source>%1. Report by %2 on %3.</source>
        <translation>%1. Relatório de %2 em %3.</translation>
    </message>
    <message>
        <source>Shares are games won divided by games played. Draws are in neither share. The intervals are Wilson&apos;s at 95 % confidence. A cell agrees if chance would produce so large a difference from the article&apos;s share in more than 5 of 100 cases, given the number of games in both. Distinct counts games that do not repeat others: they differ in who moved first, in the position after the opening or in a later move. Repetitions do not make an interval narrower.</source>
        <translation>As proporções são partidas vencidas divididas por partidas jogadas; empates não entram em nenhuma delas. O intervalo é o de Wilson com 95% de confiança. Uma célula concorda quando o acaso produz uma diferença tão grande da proporção do artigo em mais de 5 de 100 casos, com as partidas de ambos. Distintas conta as partidas que não são repetições de outras: as que diferem em quem jogou primeiro, na posição depois da abertura ou em uma jogada a partir dali. Repetições não estreitam nenhum intervalo.</translation>
    </message>
    <message>
        <source>The heuristics study, repeated</source>
        <translation>O estudo das heurísticas, repetido</translation>
    </message>
    <message>
        <source>Experiment report</source>
        <translation>Relatório do experimento</translation>
    </message>
    <message>
        <source>Article: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</source>
        <translation>Artigo: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</translation>
    </message>
    <message>
        <source>Stronger: %1</source>
        <translation>Mais forte: %1</translation>
    </message>
</context>
<context>
    <name>ExperimentStore</name>
    <message>
        <source>it contains no Fourcast experiments</source>
        <translation>não contém experimentos do Fourcast</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved experiments</source>
        <translation>não é um arquivo SQLite, o formato em que os experimentos são guardados</translation>
    </message>
    <message>
        <source>game %1 of %2 in it is damaged</source>
        <translation>a partida %1 de %2 nele está danificada</translation>
    </message>
    <message>
        <source>Experiment %1 is already saved with other settings. These differ: %2.</source>
        <translation>O experimento %1 está guardado com outras configurações; estas diferem: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no experiment %2.</source>
        <translation>&apos;%1&apos; não contém o experimento %2.</translation>
    </message>
</context>
<context>
    <name>ExperimentView</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Bars with intervals</source>
        <translation>Barras com intervalos</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Curves: nodes and time by move</source>
        <translation>Curvas: nós e tempo por jogada</translation>
    </message>
    <message>
        <source>Experiment view</source>
        <translation>Visão do experimento</translation>
    </message>
    <message>
        <source>How the experiment is shown</source>
        <translation>Como o experimento é mostrado</translation>
    </message>
    <message>
        <source>V&amp;iew:</source>
        <translation>&amp;Forma:</translation>
    </message>
    <message>
        <source>Table of the experiment</source>
        <translation>Tabela do experimento</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Play engines of your choice against each other</source>
        <translation>Motores à sua escolha uns contra os outros</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>No&amp;vo experimento…</translation>
    </message>
    <message>
        <source>Choose the engines, who plays whom, rounds and openings</source>
        <translation>Escolher motores, quem joga com quem, rodadas e aberturas</translation>
    </message>
    <message>
        <source>Kept experiments</source>
        <translation>Experimentos guardados</translation>
    </message>
    <message>
        <source>Experiments in this games file. Choose one to view or continue.</source>
        <translation>Experimentos deste arquivo de partidas, para ver ou retomar</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Compare another run with this one, cell by cell</source>
        <translation>Outra execução, célula por célula ao lado desta</translation>
    </message>
    <message>
        <source>Make a new experiment, starting from the engines and numbers of this one</source>
        <translation>Um novo experimento que começa com os motores e os números deste</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Guardados:</translation>
    </message>
    <message>
        <source>Co&amp;mpare with:</source>
        <translation>C&amp;omparar com:</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>escolha um</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nenhum ainda</translation>
    </message>
    <message>
        <source>another run</source>
        <translation>outra execução</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Let engines play each other</source>
        <translation>Pôr motores para jogar entre si</translation>
    </message>
</context>
<context>
    <name>ExplicitFiles</name>
    <message>
        <source>Writing was stopped.</source>
        <translation>O salvamento foi interrompido.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>Não foi possível salvar %1: %2.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>%4 won %1, drew %2 and lost %3</source>
        <translation>Vitórias: %1, empates: %2, derrotas: %3, de %4</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n não terminada</numerusform>
            <numerusform>%n não terminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows two columns when they are mirror images of one move</source>
        <translation>Duas colunas quando ambas são a mesma jogada, espelhada</translation>
    </message>
    <message>
        <source>The move&apos;s exact value for %1 with best play</source>
        <translation>Quanto vale a jogada para %1 com jogo perfeito, segundo o solucionador exato</translation>
    </message>
    <message>
        <source>How often it was played in your games</source>
        <translation>Quantas vezes foi feita nas suas partidas</translation>
    </message>
    <message>
        <source>How often it was played in the saved experiments</source>
        <translation>Quantas vezes foi feita nos experimentos guardados</translation>
    </message>
    <message>
        <source>Games won, drawn and lost by %1, the side to move</source>
        <translation>Como essas partidas terminaram: vitórias, empates e derrotas de %1, que tem a vez</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exato</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Won / drawn / lost</source>
        <translation>V / E / D</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Moves played from here</source>
        <translation>Jogadas feitas daqui</translation>
    </message>
    <message>
        <source>Hover over a move to see it. Click to see what follows.</source>
        <translation>Aponte para uma jogada para vê-la no tabuleiro. Clique para ver o que vem depois</translation>
    </message>
    <message>
        <source>Show these games</source>
        <translation>Mostrar estas partidas</translation>
    </message>
    <message>
        <source>Open My games and list the games that reached this position</source>
        <translation>Abrir Minhas partidas com as que chegaram a esta posição</translation>
    </message>
    <message>
        <source>You haven&apos;t reached this position yet.</source>
        <translation>Você ainda não chegou a esta posição.</translation>
    </message>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>Você chegou a esta posição em %n partida.</numerusform>
            <numerusform>Você chegou a esta posição em %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It came up in %n experiment game(s).</source>
        <translation>
            <numerusform>Ela apareceu em %n partida de experimentos.</numerusform>
            <numerusform>Ela apareceu em %n partidas de experimentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are for %1, the side to move. Any move order and mirror images count.</source>
        <translation>Os resultados são de %1, que tem a vez. Contam qualquer ordem das jogadas e imagens espelhadas.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Saved to “%1”.</source>
        <translation>Salvo em “%1”.</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Picture as P&amp;NG…</source>
        <translation>Imagem como P&amp;NG…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture as &amp;SVG…</source>
        <translation>Imagem como &amp;SVG…</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture as P&amp;DF…</source>
        <translation>Imagem como P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF drawing (*.pdf)</source>
        <translation>Desenho PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Data as &amp;CSV…</source>
        <translation>Números como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save the numbers behind the picture, one per line</source>
        <translation>Os números por trás da imagem, uma linha para cada um</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>O que é desenhado</translation>
    </message>
    <message>
        <source>Figures as &amp;JSON…</source>
        <translation>Números como &amp;JSON…</translation>
    </message>
    <message>
        <source>The figures, with their names</source>
        <translation>Os números, com seus nomes</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ExportRow</name>
    <message>
        <source>Export:</source>
        <translation>Exportar:</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Exportar como %1</translation>
    </message>
    <message>
        <source>Save what is shown to a %1 file</source>
        <translation>Salvar em um arquivo %1 o que é mostrado</translation>
    </message>
</context>
<context>
    <name>FieldGrid</name>
    <message>
        <source>%1:</source>
        <comment>a name before its value</comment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>FigureSums</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in total, %2 on average (%3)</source>
        <comment>figures; %3 is “8 moves”</comment>
        <translation>%1 no total, %2 em média (%3)</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <comment>a figure; %2 is “8 moves”</comment>
        <translation>%1 em média (%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an engine, then figures</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Other work disturbed some of these times.</source>
        <translation>Alguns dos tempos foram perturbados por outro trabalho.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Jogadas %1 a %2</translation>
    </message>
    <message>
        <source>%1: no move has this value.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1: nenhuma jogada tem este número.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>“Moves 5 to 12”, “Nodes”, then figures</comment>
        <translation>%1, %2: %3.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>plies</source>
        <comment>a unit, beside an axis</comment>
        <translation>meias-jogadas</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>a unit, beside an axis</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>n/s</source>
        <comment>nodes per second: a unit, beside an axis</comment>
        <translation>n/s</translation>
    </message>
    <message>
        <source>%</source>
        <comment>a unit, beside an axis</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>a unit, beside an axis</comment>
        <translation>MiB</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n meia-jogada</numerusform>
            <numerusform>%n meias-jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plies</source>
        <translation>%1 meias-jogadas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a quantity and its unit, beside an axis</comment>
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>&apos;%1&apos; is in use by another program.</source>
        <translation>&apos;%1&apos; está em uso por outro programa.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4. If that has ended, remove &apos;%1.lock&apos;.</source>
        <translation>&apos;%1&apos; está em uso pelo processo %2 (%3) em %4. Se ele já terminou, remova &apos;%1.lock&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4.</source>
        <translation>&apos;%1&apos; está em uso pelo processo %2 (%3) em %4.</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save an animation</source>
        <translation>Salvar uma animação</translation>
    </message>
    <message>
        <source>Send the game to a friend. It loops in browsers and messaging apps.</source>
        <translation>Envie a partida a um amigo. Navegadores e aplicativos de mensagem a repetem sem parar.</translation>
    </message>
    <message>
        <source>Small, for a message</source>
        <translation>Pequena, para uma mensagem</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Large, for a page</source>
        <translation>Grande, para uma página</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Moves done</source>
        <translation>Jogadas prontas</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Tamanho:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>Choose a file and save the animation</source>
        <translation>Escolher um arquivo e criar a animação</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Stop without saving a file</source>
        <translation>Não salvar nenhum arquivo</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Animação (*.gif)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partida</translation>
    </message>
    <message>
        <source>Cancelled. No file was saved.</source>
        <translation>Interrompido. Nenhum arquivo foi salvo.</translation>
    </message>
    <message>
        <source>Saved to “%1”: %2 by %3 pixels, %4.</source>
        <translation>Salvo em “%1”: %2 por %3 pixels, %4.</translation>
    </message>
</context>
<context>
    <name>FoldingSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>Mostrar ou ocultar esta parte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>FormFields</name>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
</context>
<context>
    <name>FormalExportMenu</name>
    <message>
        <source>Save the model, its system or its results to a file</source>
        <translation>Salvar em um arquivo o modelo, seu sistema ou o que se descobriu</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exportar o modelo</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Relatório em PDF…</translation>
    </message>
    <message>
        <source>Save model, system, formulas, verdicts and paths on A4 pages, ready to hand in</source>
        <translation>Modelo, sistema, fórmulas com vereditos e caminhos em páginas A4, para entregar</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Relatório em PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>relatório</translation>
    </message>
    <message>
        <source>System as .&amp;aut…</source>
        <translation>Sistema como .&amp;aut…</translation>
    </message>
    <message>
        <source>Save all states and transitions, for mCRL2 and CADP</source>
        <translation>Todos os estados e transições, para mCRL2 e CADP</translation>
    </message>
    <message>
        <source>Transition system (*.aut)</source>
        <translation>Sistema de transições (*.aut)</translation>
    </message>
    <message>
        <source>System for &amp;Graphviz…</source>
        <translation>Sistema para &amp;Graphviz…</translation>
    </message>
    <message>
        <source>Save all states and transitions as a DOT graph</source>
        <translation>Todos os estados e transições como grafo em DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Grafo em DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Model as .mcrl2…</source>
        <translation>&amp;Modelo como .mcrl2…</translation>
    </message>
    <message>
        <source>Save the text with its parameters set, for mCRL2</source>
        <translation>O texto com seus parâmetros definidos, para mCRL2</translation>
    </message>
    <message>
        <source>Model for mCRL2 (*.mcrl2)</source>
        <translation>Modelo para mCRL2 (*.mcrl2)</translation>
    </message>
    <message>
        <source>Selected &amp;formula as .mcf…</source>
        <translation>&amp;Fórmula escolhida como .mcf…</translation>
    </message>
    <message>
        <source>Save the formula selected under Properties, for mCRL2</source>
        <translation>A fórmula mostrada em Propriedades, para mCRL2</translation>
    </message>
    <message>
        <source>Formula for mCRL2 (*.mcf)</source>
        <translation>Fórmula para mCRL2 (*.mcf)</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>fórmula</translation>
    </message>
    <message>
        <source>A&amp;ll formulas to a folder…</source>
        <translation>&amp;Todas as fórmulas em uma pasta…</translation>
    </message>
    <message>
        <source>Save the model&apos;s formulas and your own, one .mcf file each, for mCRL2</source>
        <translation>As fórmulas do modelo e as suas, um arquivo .mcf para cada uma, para mCRL2</translation>
    </message>
    <message>
        <source>Path of the &amp;walk…</source>
        <translation>&amp;Caminho do percurso…</translation>
    </message>
    <message>
        <source>Save the steps of the walk, so that another Fourcast can open them</source>
        <translation>Os passos do percurso, para abrir de novo em outro programa</translation>
    </message>
    <message>
        <source>Path (*.json)</source>
        <translation>Caminho (*.json)</translation>
    </message>
    <message>
        <source>path</source>
        <translation>caminho</translation>
    </message>
    <message>
        <source>Save the picture from System</source>
        <translation>O que está desenhado em Sistema</translation>
    </message>
    <message>
        <source>system</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>Choose a folder for the formulas</source>
        <translation>Uma pasta para as fórmulas</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
</context>
<context>
    <name>FormalModels</name>
    <message>
        <source>Deadlocks</source>
        <translation>Deadlocks</translation>
    </message>
    <message>
        <source>Liveness</source>
        <translation>Vivacidade</translation>
    </message>
    <message>
        <source>Safety 1</source>
        <translation>Segurança 1</translation>
    </message>
    <message>
        <source>Safety 2</source>
        <translation>Segurança 2</translation>
    </message>
    <message>
        <source>Safety 3</source>
        <translation>Segurança 3</translation>
    </message>
    <message>
        <source>Safety 4</source>
        <translation>Segurança 4</translation>
    </message>
    <message>
        <source>Successor generation</source>
        <translation>Geração de sucessores</translation>
    </message>
    <message>
        <source>Deadlocks, repaired</source>
        <translation>Deadlocks, corrigida</translation>
    </message>
    <message>
        <source>Liveness, repaired</source>
        <translation>Vivacidade, corrigida</translation>
    </message>
    <message>
        <source>Safety 1, repaired</source>
        <translation>Segurança 1, corrigida</translation>
    </message>
    <message>
        <source>Safety 2, repaired</source>
        <translation>Segurança 2, corrigida</translation>
    </message>
    <message>
        <source>Successor generation, repaired</source>
        <translation>Geração de sucessores, corrigida</translation>
    </message>
    <message>
        <source>No deadlock</source>
        <translation>Nenhum deadlock</translation>
    </message>
    <message>
        <source>A result is inevitable</source>
        <translation>Um resultado é inevitável</translation>
    </message>
    <message>
        <source>Each task is taken at most once</source>
        <translation>Cada tarefa é pega no máximo uma vez</translation>
    </message>
    <message>
        <source>Each task is eventually taken</source>
        <translation>Cada tarefa acaba sendo pega</translation>
    </message>
    <message>
        <source>No task is done before it is taken</source>
        <translation>Nada é feito sem ter sido pego</translation>
    </message>
    <message>
        <source>The join waits for all</source>
        <translation>A junção espera por todas</translation>
    </message>
    <message>
        <source>The result is the maximum</source>
        <translation>O resultado é o máximo</translation>
    </message>
    <message>
        <source>A tie goes to the first task</source>
        <translation>Um empate fica com a primeira tarefa</translation>
    </message>
    <message>
        <source>The result does not depend on which worker is faster</source>
        <translation>O resultado não depende de quem foi mais rápido</translation>
    </message>
    <message>
        <source>The result is reported at most once</source>
        <translation>O resultado é anunciado no máximo uma vez</translation>
    </message>
    <message>
        <source>After that it halts for ever</source>
        <translation>Depois disso, fica parado para sempre</translation>
    </message>
    <message>
        <source>Every worker eventually gets a task</source>
        <translation>Cada worker acaba recebendo uma tarefa</translation>
    </message>
    <message>
        <source>Every worker can get a task</source>
        <translation>Cada worker pode receber uma tarefa</translation>
    </message>
    <message>
        <source>Two tasks can run at once</source>
        <translation>Duas tarefas podem estar em andamento ao mesmo tempo</translation>
    </message>
    <message>
        <source>One worker can do everything</source>
        <translation>Um só worker pode fazer tudo</translation>
    </message>
    <message>
        <source>It halts again and again</source>
        <translation>Para repetidamente</translation>
    </message>
    <message>
        <source>X can win against any play</source>
        <translation>X pode vencer contra qualquer jogo</translation>
    </message>
    <message>
        <source>O can win against any play</source>
        <translation>O pode vencer contra qualquer jogo</translation>
    </message>
    <message>
        <source>The study&apos;s multi-threaded minimax</source>
        <translation>O minimax com várias threads do estudo</translation>
    </message>
    <message>
        <source>One thread per root column works through its levels, max and min in turn. When all have finished, they are joined. Labels carry only the position counts. Mutants contain a deliberate mistake, to see which formula catches it.</source>
        <translation>Uma thread para cada coluna da raiz percorre seus níveis um após o outro, max e min alternados; quando todas terminam, elas são reunidas. As contagens de posições são tudo o que um rótulo diz. Os mutantes introduzem um erro, para ver qual fórmula o percebe.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>Mutante</translation>
    </message>
    <message>
        <source>Count legal positions only</source>
        <translation>Contar só posições legais</translation>
    </message>
    <message>
        <source>Full root columns</source>
        <translation>Colunas da raiz cheias</translation>
    </message>
    <message>
        <source>Join the threads of open columns only</source>
        <translation>Reunir só as threads de colunas abertas</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>Task scores</source>
        <translation>Valores das tarefas</translation>
    </message>
    <message>
        <source>A pool of workers with a queue and a join</source>
        <translation>Um pool de workers com fila e junção</translation>
    </message>
    <message>
        <source>Each root move is a task. A free worker takes the next one. The results are collected until all tasks are done. Then the best move is reported.</source>
        <translation>Cada jogada da raiz é uma tarefa. Um worker livre pega a próxima, e os resultados são recolhidos até que todas estejam prontas. Então a melhor jogada é anunciada.</translation>
    </message>
    <message>
        <source>The pool with an unguarded best move</source>
        <translation>O pool com uma melhor jogada sem proteção</translation>
    </message>
    <message>
        <source>Each worker reads the best move so far, compares it with its own and writes the better one back. If another worker writes in between, its result is lost.</source>
        <translation>Cada worker lê a melhor jogada até então, compara-a com a sua e escreve de volta a melhor, enquanto outro pode fazer o mesmo: o que foi escrito nesse meio-tempo se perde.</translation>
    </message>
    <message>
        <source>The game itself on a small board</source>
        <translation>O próprio jogo em um tabuleiro pequeno</translation>
    </message>
    <message>
        <source>Every move of both players from a position, and who won at the end. “X can win against any play” is a fixpoint formula.</source>
        <translation>Todas as jogadas dos dois jogadores a partir de uma posição, e quem venceu no fim. Que X possa vencer contra qualquer jogo é uma fórmula com um ponto fixo.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>Discs in a row to win</source>
        <translation>Fichas em linha que vencem</translation>
    </message>
    <message>
        <source>Moves already played</source>
        <translation>Jogadas já feitas</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 deve ser %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>numbers %1, separated by commas</source>
        <translation>números %1 separados por vírgulas</translation>
    </message>
    <message>
        <source>a number %1</source>
        <translation>um número %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>um de %1</translation>
    </message>
    <message>
        <source>full names column %1, but there are threads for only %2</source>
        <translation>full nomeia a coluna %1, mas só há threads para %2</translation>
    </message>
    <message>
        <source>full must leave at least one column open</source>
        <translation>full deve deixar pelo menos uma coluna aberta</translation>
    </message>
    <message>
        <source>scores must have one value for each of the %1 tasks</source>
        <translation>scores deve ter um valor para cada uma das %1 tarefas</translation>
    </message>
    <message>
        <source>The model %1 has no parameter &apos;%2&apos;; it has %3</source>
        <translation>O modelo %1 não tem o parâmetro &apos;%2&apos;; ele tem %3</translation>
    </message>
    <message>
        <source>Written in a subset of mCRL2, so it also runs in mCRL2. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>Em um subconjunto da linguagem do mCRL2: roda também no mCRL2. Ctrl+Espaço sugere palavras. O que você mudar vira um modelo seu</translation>
    </message>
    <message>
        <source>a thread may go back to an earlier step, once</source>
        <translation>uma thread pode voltar uma vez a um passo anterior</translation>
    </message>
    <message>
        <source>every step counts one position instead of 7, 49, 343 and so on</source>
        <translation>cada passo conta uma posição em vez de 7, 49, 343 e assim por diante</translation>
    </message>
    <message>
        <source>a thread may do any step twice</source>
        <translation>uma thread pode dar qualquer passo duas vezes</translation>
    </message>
    <message>
        <source>every max is done twice</source>
        <translation>cada max é feito duas vezes</translation>
    </message>
    <message>
        <source>a thread may repeat a max forever</source>
        <translation>uma thread pode repetir um max para sempre</translation>
    </message>
    <message>
        <source>thread 1 may stop working</source>
        <translation>a thread 1 pode parar de trabalhar</translation>
    </message>
    <message>
        <source>every step counts one position too many</source>
        <translation>cada passo conta uma posição a mais</translation>
    </message>
</context>
<context>
    <name>FormalPage</name>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>O que é explorado: cada modelo é um texto, mostrado na aba “Modelo”</translation>
    </message>
    <message>
        <source>Find every state the model can reach</source>
        <translation>Encontrar todos os estados a que o modelo pode chegar</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Pausar e continuar mais tarde</translation>
    </message>
    <message>
        <source>Stop and keep the states found so far</source>
        <translation>Parar e manter os estados encontrados</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v estados</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>Estados expandidos</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formal</translation>
    </message>
    <message>
        <source>The parallel search as a model: explore its states, check its properties and test the running program against it</source>
        <translation>A busca paralela como modelo: seus estados, o que vale neles, e o programa em execução comparado com ele</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Visões do modelo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Percorrer</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Live search</source>
        <translation>Busca ao vivo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>A parameter is wrong: %1</source>
        <translation>Um parâmetro está errado: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Press Run to explore the model. Its states appear below.</source>
        <translation>Executar explora o modelo; seus estados aparecem abaixo.</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Explorando.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no formula &apos;%2&apos;; it has: %3.</source>
        <translation>O modelo &apos;%1&apos; não tem a fórmula &apos;%2&apos;; tem: %3.</translation>
    </message>
    <message>
        <source>Press Run to explore this. The results below are for the model explored before.</source>
        <translation>Executar explora isto. O que está abaixo é sobre o que foi explorado antes.</translation>
    </message>
    <message>
        <source>Check a parallel search as a model</source>
        <translation>Verificar uma busca paralela como modelo</translation>
    </message>
</context>
<context>
    <name>FormalReport</name>
    <message numerus="yes">
        <source>… and %n more step(s).</source>
        <translation>
            <numerusform>… e mais %n passo.</numerusform>
            <numerusform>… e mais %n passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A path that shows why it holds:</source>
        <translation>Um caminho que mostra isso:</translation>
    </message>
    <message>
        <source>A path that shows why it fails:</source>
        <translation>Um caminho que mostra por que não:</translation>
    </message>
    <message>
        <source>All of it can repeat for ever.</source>
        <translation>Tudo isso pode se repetir para sempre.</translation>
    </message>
    <message>
        <source>Everything after step %1 can repeat for ever.</source>
        <translation>O que vem depois do passo %1 pode se repetir para sempre.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>O percurso</translation>
    </message>
    <message>
        <source>Report on a model: %1</source>
        <translation>Relatório sobre um modelo: %1</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>O modelo</translation>
    </message>
    <message>
        <source>Its transition system</source>
        <translation>Seu sistema de transições</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>The model in mCRL2</source>
        <translation>O modelo na linguagem do mCRL2</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Não verificado: %1.</translation>
    </message>
</context>
<context>
    <name>FormalStates</name>
    <message>
        <source>done, waits for the pool</source>
        <translation>pronta, espera pelo pool</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parou</translation>
    </message>
    <message>
        <source>its column is full</source>
        <translation>sua coluna está cheia</translation>
    </message>
    <message>
        <source>all levels done, waits for the join</source>
        <translation>todos os níveis prontos, espera pela junção</translation>
    </message>
    <message>
        <source>at level %1, max</source>
        <translation>no nível %1, max</translation>
    </message>
    <message>
        <source>at level %1, min</source>
        <translation>no nível %1, min</translation>
    </message>
    <message>
        <source>%1, after going back once</source>
        <translation>%1, depois de voltar uma vez</translation>
    </message>
    <message>
        <source>%1, a second time</source>
        <translation>%1, pela segunda vez</translation>
    </message>
    <message>
        <source>waits for all threads</source>
        <translation>espera por todas as threads</translation>
    </message>
    <message>
        <source>has joined the threads</source>
        <translation>reuniu as threads</translation>
    </message>
    <message>
        <source>task %1 is next</source>
        <translation>a tarefa %1 é a próxima</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>waits for a task</source>
        <translation>espera por uma tarefa</translation>
    </message>
    <message>
        <source>searches task %1</source>
        <translation>busca na tarefa %1</translation>
    </message>
    <message>
        <source>has a result for task %1, reads the best next</source>
        <translation>tem um resultado da tarefa %1, em seguida lê a melhor</translation>
    </message>
    <message>
        <source>has read no best yet, writes task %1 next</source>
        <translation>ainda não leu nenhuma melhor, em seguida escreve a tarefa %1</translation>
    </message>
    <message>
        <source>compares task %1 with the best it has read, task %2</source>
        <translation>compara a tarefa %1 com a melhor que leu, a tarefa %2</translation>
    </message>
    <message>
        <source>reported, halted</source>
        <translation>anunciados, tudo parado</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nenhum ainda</translation>
    </message>
    <message>
        <source>%1 of %2, best so far task %3 with %4</source>
        <translation>%1 de %2; a melhor até agora, a tarefa %3 com %4</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>Worker %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>FormalSystem</name>
    <message>
        <source>Stopped. These are the states found so far.</source>
        <translation>Interrompido: estes são os estados encontrados até então.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. The model also runs in mCRL2, on larger machines.</source>
        <translation>A memória permitida acabou: estes são os estados encontrados até então. O modelo roda também no mCRL2, em máquinas maiores.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>Há mais estados do que se queria.</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 transitions, %4 labels, %5 levels; explored in %6.</source>
        <translation>%1: %2 estados, %3 transições, %4 rótulos, %5 níveis; explorado em %6.</translation>
    </message>
    <message>
        <source>No deadlocks.</source>
        <translation>Nenhum estado é um deadlock.</translation>
    </message>
    <message numerus="yes">
        <source>%n deadlock(s).</source>
        <translation>
            <numerusform>%n deadlock.</numerusform>
            <numerusform>%n deadlocks.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 transitions, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 estados, %2 deles ainda por expandir; %3 transições, nível %4; %5 estados por segundo; %6 MiB</translation>
    </message>
    <message>
        <source>%1 states of individual processes; %2 MiB</source>
        <translation>%1 estados de processos isolados; %2 MiB</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A formula can only be checked on a fully explored system.</source>
        <translation>Uma fórmula não pode ser verificada em um sistema que não está completo.</translation>
    </message>
    <message>
        <source>%1 = any other number</source>
        <translation>%1 = qualquer outro número</translation>
    </message>
    <message>
        <source>Refuter chooses a step after which the rest fails.</source>
        <translation>O Refutador escolhe um passo depois do qual o resto não vale.</translation>
    </message>
    <message>
        <source>Verifier chooses a step after which the rest holds.</source>
        <translation>O Verificador escolhe um passo depois do qual o resto vale.</translation>
    </message>
    <message>
        <source>Refuter chooses a part that fails.</source>
        <translation>O Refutador escolhe uma parte que não vale.</translation>
    </message>
    <message>
        <source>Verifier chooses a part that holds.</source>
        <translation>O Verificador escolhe uma parte que vale.</translation>
    </message>
    <message>
        <source>Refuter chooses values for which the rest fails.</source>
        <translation>O Refutador escolhe valores para os quais o resto não vale.</translation>
    </message>
    <message>
        <source>Verifier chooses values for which the rest holds.</source>
        <translation>O Verificador escolhe valores para os quais o resto vale.</translation>
    </message>
    <message>
        <source>The fixpoint is unfolded. There is nothing to choose.</source>
        <translation>O ponto fixo é desdobrado; não há nada a escolher.</translation>
    </message>
    <message>
        <source>This holds. Verifier wins.</source>
        <translation>Isto vale: o Verificador venceu.</translation>
    </message>
    <message>
        <source>This does not hold. Refuter wins.</source>
        <translation>Isto não vale: o Refutador venceu.</translation>
    </message>
    <message>
        <source>any</source>
        <comment>any value, as an argument of an action</comment>
        <translation>qualquer</translation>
    </message>
    <message numerus="yes">
        <source>%n times the same %1</source>
        <translation>
            <numerusform>%n vez o mesmo %1</numerusform>
            <numerusform>%n vezes o mesmo %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>actions at once</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 ao mesmo tempo</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>actions</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>an action and a condition</comment>
        <translation>%1 com %2</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>a ação &apos;%1&apos; recebe %n argumento</numerusform>
            <numerusform>a ação &apos;%1&apos; recebe %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, e não %1</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos; in the system</source>
        <translation>não há nenhuma ação &apos;%1&apos; no sistema</translation>
    </message>
    <message>
        <source>the model has no action &apos;%1&apos;</source>
        <translation>o modelo não tem a ação &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the fixpoint variable &apos;%1&apos; is under an odd number of negations here (! or the left side of =&gt;), so it would have no solution; the number must be even</source>
        <translation>a variável de ponto fixo &apos;%1&apos; está aqui sob um número ímpar de negações (! ou o lado esquerdo de =&gt;), e assim não teria solução; esse número deve ser par</translation>
    </message>
    <message numerus="yes">
        <source>the fixpoint variable &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>a variável de ponto fixo &apos;%1&apos; recebe %n argumento</numerusform>
            <numerusform>a variável de ponto fixo &apos;%1&apos; recebe %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value, not a formula; write a condition on it as val(...)</source>
        <translation>&apos;%1&apos; é um valor, e não uma fórmula; uma condição sobre ele se escreve val(...)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, not a formula; write &lt;%1&gt;true if it can happen, [%1]false if it can&apos;t</source>
        <translation>&apos;%1&apos; é uma ação, e não uma fórmula; que ela pode ocorrer se escreve &lt;%1&gt;true; que não pode, [%1]false</translation>
    </message>
    <message>
        <source>there is no fixpoint variable &apos;%1&apos; here; it needs mu %1. or nu %1. around it</source>
        <translation>não há aqui nenhuma variável de ponto fixo &apos;%1&apos;; é preciso haver mu %1. ou nu %1. em volta</translation>
    </message>
    <message>
        <source>sequences of steps (with ., + or *) can&apos;t be combined with !, &amp;&amp; and ||; these join the actions of one step</source>
        <translation>sequências de passos (com ., + ou *) não podem ser combinadas com !, &amp;&amp; e ||; estes ficam entre ações de um só passo</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>o nome de uma ação</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>uma ação</translation>
    </message>
    <message>
        <source>the name of a fixpoint variable</source>
        <translation>o nome de uma variável de ponto fixo</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>o nome de um parâmetro</translation>
    </message>
    <message>
        <source>a formula (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</source>
        <translation>uma fórmula (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>a fórmula</translation>
    </message>
    <message>
        <source>this holds</source>
        <translation>isto vale</translation>
    </message>
    <message>
        <source>this does not hold</source>
        <translation>isto não vale</translation>
    </message>
    <message>
        <source>it is not the case that (%1)</source>
        <translation>não é verdade que (%1)</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, e %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, ou %2</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>se %1, então %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a part of a sentence</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>variables and their sort</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>for every %1 with %2: %3</source>
        <translation>para todo %1 com %2: %3</translation>
    </message>
    <message>
        <source>for some %1 with %2: %3</source>
        <translation>para algum %1 com %2: %3</translation>
    </message>
    <message>
        <source>for every %1: %2</source>
        <translation>para todo %1: %2</translation>
    </message>
    <message>
        <source>for some %1: %2</source>
        <translation>para algum %1: %2</translation>
    </message>
    <message>
        <source>no step is possible</source>
        <translation>nenhum passo é possível</translation>
    </message>
    <message>
        <source>no step other than %1 is possible</source>
        <translation>nenhum passo diferente de %1 é possível</translation>
    </message>
    <message>
        <source>the step %1 is not possible</source>
        <translation>o passo %1 não é possível</translation>
    </message>
    <message>
        <source>some step is possible</source>
        <translation>algum passo é possível</translation>
    </message>
    <message>
        <source>a step other than %1 is possible</source>
        <translation>um passo diferente de %1 é possível</translation>
    </message>
    <message>
        <source>the step %1 is possible</source>
        <translation>o passo %1 é possível</translation>
    </message>
    <message>
        <source>after every step: %1</source>
        <translation>depois de todo passo: %1</translation>
    </message>
    <message>
        <source>after some step: %1</source>
        <translation>depois de algum passo: %1</translation>
    </message>
    <message>
        <source>after each step other than %1: %2</source>
        <translation>depois de cada passo diferente de %1: %2</translation>
    </message>
    <message>
        <source>after some step other than %1: %2</source>
        <translation>depois de algum passo diferente de %1: %2</translation>
    </message>
    <message>
        <source>after each step %1: %2</source>
        <translation>depois de cada passo %1: %2</translation>
    </message>
    <message>
        <source>after some step %1: %2</source>
        <translation>depois de algum passo %1: %2</translation>
    </message>
    <message>
        <source>from there on, the step %1 never happens</source>
        <translation>a partir daí o passo %1 nunca ocorre</translation>
    </message>
    <message>
        <source>the step %1 never happens</source>
        <translation>o passo %1 nunca ocorre</translation>
    </message>
    <message>
        <source>from there on, the step %1 never comes before %2</source>
        <translation>a partir daí o passo %1 nunca vem antes de %2</translation>
    </message>
    <message>
        <source>the step %1 never comes before %2</source>
        <translation>o passo %1 nunca vem antes de %2</translation>
    </message>
    <message>
        <source>at any time after the first step: %1</source>
        <translation>a qualquer momento depois do primeiro passo: %1</translation>
    </message>
    <message>
        <source>on some path, at some time after the first step: %1</source>
        <translation>em algum momento depois do primeiro passo, por algum caminho: %1</translation>
    </message>
    <message>
        <source>at any time from there on: %1</source>
        <translation>a qualquer momento a partir daí: %1</translation>
    </message>
    <message>
        <source>at any time: %1</source>
        <translation>a qualquer momento: %1</translation>
    </message>
    <message>
        <source>on some path from there, at some time: %1</source>
        <translation>em algum momento a partir daí, por algum caminho: %1</translation>
    </message>
    <message>
        <source>on some path, at some time: %1</source>
        <translation>em algum momento, por algum caminho: %1</translation>
    </message>
    <message>
        <source>at any time before %1 happens: %2</source>
        <translation>a qualquer momento antes de vir %1: %2</translation>
    </message>
    <message>
        <source>on some path, at some time before %1 happens: %2</source>
        <translation>em algum momento antes de vir %1, por algum caminho: %2</translation>
    </message>
    <message>
        <source>after every path of one or more steps %1: %2</source>
        <translation>depois de todo caminho de uma ou mais vezes %1: %2</translation>
    </message>
    <message>
        <source>after some path of one or more steps %1: %2</source>
        <translation>depois de algum caminho de uma ou mais vezes %1: %2</translation>
    </message>
    <message>
        <source>after every path of any number of steps %1: %2</source>
        <translation>depois de todo caminho de qualquer número de vezes %1: %2</translation>
    </message>
    <message>
        <source>after some path of any number of steps %1: %2</source>
        <translation>depois de algum caminho de qualquer número de vezes %1: %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a parameter and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a fixpoint and its parameters</comment>
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited for ever and says: %3</source>
        <translation>vale %1, em que %2 pode ser retomado para sempre e diz: %3</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited only finitely often and says: %3</source>
        <translation>vale %1, em que %2 só pode ser retomado um número finito de vezes e diz: %3</translation>
    </message>
    <message>
        <source>whatever happens, %1 eventually occurs</source>
        <translation>aconteça o que acontecer, no fim vem %1</translation>
    </message>
    <message>
        <source>on some path without %1, whatever %2 is at each step, at some time: %3</source>
        <translation>em algum momento, por algum caminho sem %1, qualquer que seja %2 em cada passo: %3</translation>
    </message>
    <message>
        <source>the side that chooses the steps %1 can bring this about, whatever steps %2 the other side chooses: %3</source>
        <translation>quem escolhe os passos %1 pode conseguir, quaisquer que sejam os passos %2 que o outro lado escolha: %3</translation>
    </message>
    <message>
        <source>it can continue for ever</source>
        <translation>pode continuar para sempre</translation>
    </message>
    <message>
        <source>it can continue for ever without %1</source>
        <translation>pode continuar para sempre sem %1</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever</source>
        <translation>o passo %1 pode continuar para sempre</translation>
    </message>
    <message>
        <source>whatever happens, %1 occurs again and again</source>
        <translation>aconteça o que acontecer, %1 vem repetidamente</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever, with no other step possible on the way</source>
        <translation>o passo %1 pode continuar para sempre, e pelo caminho nenhum outro é possível</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>vale %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence and its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&apos;%1: %2&apos; has infinitely many values to try; the quantifier must stand directly before a step that has &apos;%1&apos; as an argument, or a condition must bound it, as in %3</source>
        <translation>os valores para testar em &apos;%1: %2&apos; não têm fim; o quantificador deve estar logo antes de um passo que tenha &apos;%1&apos; como argumento, ou uma condição deve limitá-lo, como em %3</translation>
    </message>
    <message>
        <source>Stopped before every state was examined.</source>
        <translation>Foi interrompido antes que todos os estados fossem examinados.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up.</source>
        <translation>A memória permitida acabou.</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; in the system, so it never happens</source>
        <translation>não há &apos;%1&apos; no sistema, por isso nunca acontece</translation>
    </message>
    <message>
        <source>a formula can&apos;t declare anything, so &apos;%1&apos; is not part of one; it uses what the model declares</source>
        <translation>uma fórmula não declara nada: fala do que o modelo declara; &apos;%1&apos; não faz parte dela</translation>
    </message>
</context>
<context>
    <name>FormulaEditor</name>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>A formula of the modal mu-calculus, such as [true*]&lt;true&gt;true</source>
        <translation>Uma fórmula do mu-cálculo modal, como [true*]&lt;true&gt;true</translation>
    </message>
    <message>
        <source>Use mCRL2&apos;s notation. Ctrl+Space completes words</source>
        <translation>Na notação do mCRL2. Ctrl+Espaço sugere as palavras que podem vir aqui</translation>
    </message>
</context>
<context>
    <name>FormulaField</name>
    <message>
        <source>The formula in plain words</source>
        <translation>A fórmula em palavras simples</translation>
    </message>
    <message>
        <source>Actions of the model: %1</source>
        <translation>Ações do modelo: %1</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Ela diz: %1</translation>
    </message>
</context>
<context>
    <name>FormulaFiles</name>
    <message>
        <source>“%1” already exists and was not changed. Nothing was saved.</source>
        <translation>“%1” já existe e fica como está; nada foi salvo.</translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be created.</source>
        <translation>Não foi possível criar a pasta “%1”.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>Não foi possível salvar “%1”: %2.</translation>
    </message>
</context>
<context>
    <name>FormulaGrading</name>
    <message>
        <source>This system is too large to check in a lesson.</source>
        <translation>Este sistema é grande demais para ser verificado em uma lição.</translation>
    </message>
    <message>
        <source>Your formula is false for the system itself. It should be true.</source>
        <translation>Sua fórmula é falsa no próprio sistema. Ela deveria ser verdadeira.</translation>
    </message>
    <message>
        <source>Your formula is true for the system itself. It should be false.</source>
        <translation>Sua fórmula é verdadeira no próprio sistema. Ela deveria ser falsa.</translation>
    </message>
    <message>
        <source>Your formula does not notice this change: %1.</source>
        <translation>Sua fórmula não percebe esta mudança: %1.</translation>
    </message>
    <message>
        <source>Your formula must not object to this change: %1.</source>
        <translation>Sua fórmula não deve rejeitar esta mudança: %1.</translation>
    </message>
</context>
<context>
    <name>FormulaMatrix</name>
    <message>
        <source>false</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadeiro</translation>
    </message>
    <message>
        <source>true (vacuous)</source>
        <translation>verdadeiro (por vacuidade)</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>interrompido</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>sem memória</translation>
    </message>
</context>
<context>
    <name>FormulaPart</name>
    <message>
        <source>Correct &amp;formula:</source>
        <translation>&amp;Fórmula certa:</translation>
    </message>
    <message>
        <source>One change a line, such as: M 2 | with two tasks</source>
        <translation>Uma alteração por linha, como: M 2 | com duas tarefas</translation>
    </message>
    <message>
        <source>Empty: every mutant of the model</source>
        <translation>Vazio: todos os mutantes do modelo</translation>
    </message>
    <message>
        <source>Test it &amp;in changed systems:</source>
        <translation>Testar em s&amp;istemas alterados:</translation>
    </message>
    <message>
        <source>Write the correct formula.</source>
        <translation>Escreva a fórmula certa.</translation>
    </message>
    <message>
        <source>This model has no mutants. Write at least one change.</source>
        <translation>Este modelo não tem mutantes. Escreva ao menos uma alteração.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Alterações: %1.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>&apos;%1&apos; is not a column from 1 to %2.</source>
        <translation>&apos;%1&apos; não é uma coluna de 1 a %2.</translation>
    </message>
    <message>
        <source>The game is over before this move.</source>
        <translation>A partida termina antes desta jogada.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>A coluna %1 está cheia.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The columns are numbered 1 to %1.</source>
        <translation>Só há colunas de 1 a %1.</translation>
    </message>
    <message>
        <source>This game already has %1 variations. Delete one first.</source>
        <translation>Esta partida já tem %1 variantes; exclua uma antes.</translation>
    </message>
</context>
<context>
    <name>GameArchive</name>
    <message>
        <source>it contains no Fourcast games</source>
        <translation>ele não contém partidas do Fourcast</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved games</source>
        <translation>não é um arquivo SQLite, o formato em que as partidas são guardadas</translation>
    </message>
    <message>
        <source>game %1 is no longer in it</source>
        <translation>a partida %1 não está mais nele</translation>
    </message>
    <message>
        <source>game %1 in it is damaged (%2)</source>
        <translation>a partida %1 nele está danificada (%2)</translation>
    </message>
    <message>
        <source>The folder “%1” could not be created, so games can&apos;t be kept there.</source>
        <translation>Não foi possível criar a pasta “%1”; as partidas não podem ser guardadas ali.</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Current game position</source>
        <translation>O jogo como está</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>The position is on the clipboard</source>
        <translation>Posição copiada</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Não há texto na área de transferência.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>%1 is larger than %2 KiB and can&apos;t be a game file.</source>
        <translation>%1 tem mais de %2 KiB e não pode ser um arquivo de partida.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>Não foi possível ler %1: %2.</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2.</source>
        <translation>Não foi possível salvar a partida como %1: %2.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>não é um arquivo</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>it has too many tags</source>
        <translation>tem etiquetas demais</translation>
    </message>
    <message>
        <source>its comments are too long</source>
        <translation>seus comentários são longos demais</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>o arquivo está vazio</translation>
    </message>
    <message>
        <source>a tag needs a name here, made of letters, digits and _</source>
        <translation>aqui uma etiqueta precisa de um nome com letras, algarismos e _</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 tags</source>
        <translation>um arquivo de partida pode conter no máximo %1 etiquetas</translation>
    </message>
    <message>
        <source>the tag %1 appears twice</source>
        <translation>a etiqueta %1 aparece aqui duas vezes</translation>
    </message>
    <message>
        <source>the value of a tag must be in quotation marks</source>
        <translation>o valor de uma etiqueta deve estar entre aspas</translation>
    </message>
    <message>
        <source>a ] must close the tag here</source>
        <translation>um ] deve fechar a etiqueta aqui</translation>
    </message>
    <message>
        <source>in the setup, %1</source>
        <translation>na posição inicial, %1</translation>
    </message>
    <message>
        <source>a move must follow its number</source>
        <translation>uma jogada deve vir depois de seu número</translation>
    </message>
    <message>
        <source>a variation must follow the move it replaces</source>
        <translation>uma variante fica depois da jogada que ela substitui</translation>
    </message>
    <message>
        <source>a variation can be nested inside at most %1 others</source>
        <translation>variantes podem estar dentro de no máximo %1 outras</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 variations</source>
        <translation>um arquivo de partida pode conter no máximo %1 variantes</translation>
    </message>
    <message>
        <source>this ) has no matching (</source>
        <translation>falta o ( deste )</translation>
    </message>
    <message>
        <source>a variation must contain a move</source>
        <translation>uma variante precisa ter uma jogada</translation>
    </message>
    <message>
        <source>this variation has the same moves as the line it should branch from</source>
        <translation>esta variante tem as mesmas jogadas que a linha da qual deveria sair</translation>
    </message>
    <message>
        <source>a variation must begin with a move</source>
        <translation>uma variante precisa começar com uma jogada</translation>
    </message>
    <message>
        <source>there is already a comment here</source>
        <translation>já existe um comentário aqui</translation>
    </message>
    <message>
        <source>the file ends before the result (1-0, 0-1, 1/2-1/2 or *)</source>
        <translation>o arquivo termina antes do resultado (1-0, 0-1, 1/2-1/2 ou *)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not valid here</source>
        <translation>&apos;%1&apos; não tem significado aqui</translation>
    </message>
    <message>
        <source>a ) must close the variation before the result</source>
        <translation>um ) precisa fechar a variante antes do resultado</translation>
    </message>
    <message>
        <source>the result is %1, but the moves lead to %2</source>
        <translation>o resultado é %1, mas as jogadas levam a %2</translation>
    </message>
    <message>
        <source>the game ended before this move</source>
        <translation>a partida terminou antes desta jogada</translation>
    </message>
    <message>
        <source>the number here must be &apos;%1&apos;</source>
        <translation>o número aqui deve ser &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a move, a number or a result</source>
        <translation>&apos;%1&apos; não é uma jogada, um número nem um resultado</translation>
    </message>
    <message>
        <source>the move number %1 is missing before this move</source>
        <translation>falta o número %1 antes desta jogada</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>há texto depois do resultado</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>isto não é texto UTF-8</translation>
    </message>
    <message>
        <source>text must not contain a zero byte</source>
        <translation>um byte zero não pode aparecer em um texto</translation>
    </message>
    <message>
        <source>a comment can&apos;t contain another one (write \{ for a brace)</source>
        <translation>um comentário não pode conter outro; para uma chave, escreva \{</translation>
    </message>
    <message>
        <source>this comment is never closed</source>
        <translation>este comentário nunca é fechado</translation>
    </message>
    <message>
        <source>this quotation mark is not closed on its line</source>
        <translation>estas aspas não são fechadas em sua linha</translation>
    </message>
    <message>
        <source>only \ { } &quot; n r 0 can follow a backslash</source>
        <translation>depois de uma barra invertida só pode vir \ { } &quot; n r 0</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Fourcast games (*.c4g);;All files (*)</source>
        <translation>Partidas do Fourcast (*.c4g);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partida não salva</translation>
    </message>
    <message>
        <source>This game has unsaved moves or comments.</source>
        <translation>Esta partida tem jogadas ou comentários não salvos.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>Salvar antes?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Não perguntar de novo</translation>
    </message>
    <message>
        <source>To be asked again, choose Preferences &gt; Files and language</source>
        <translation>Para voltar a perguntar: Preferências, Arquivos e idioma</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 foi aberto</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Partida salva como %1</translation>
    </message>
    <message>
        <source>game-%1</source>
        <translation>partida-%1</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Limpar esta lista</translation>
    </message>
    <message>
        <source>Clear these names. The files stay where they are</source>
        <translation>Tirar estes nomes da lista; os arquivos não são apagados</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir um arquivo</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>when, and how long</comment>
        <translation>
            <numerusform>%1, %n jogada</numerusform>
            <numerusform>%1, %n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Also saved: %1.</source>
        <comment>unfinished games</comment>
        <translation>Também salvas: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between games</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>A saved game is damaged. It was kept as %1.</source>
        <translation>Uma partida salva está danificada. Ela foi guardada como %1.</translation>
    </message>
    <message>
        <source>Some saved games are damaged. They were kept as %1.</source>
        <translation>Há partidas salvas danificadas. Elas foram guardadas como %1.</translation>
    </message>
    <message>
        <source>Here is the game you were playing.</source>
        <translation>Aqui está a partida que você estava jogando.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Outras partidas</translation>
    </message>
    <message>
        <source>Continue another unfinished game</source>
        <translation>Continuar outra partida não terminada</translation>
    </message>
    <message>
        <source>Games, recordings, lessons and answers (%1)</source>
        <translation>Partidas, gravações, lições e respostas (%1)</translation>
    </message>
</context>
<context>
    <name>GameFilm</name>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 venceu</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Go to start</source>
        <translation>Ir ao começo</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Uma jogada para trás</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Reproduzir a partida</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Uma jogada à frente</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Ir ao final</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Jogada mostrada</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Escolha uma partida para vê-la aqui.</translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>precisão %2 (%1)</translation>
    </message>
    <message>
        <source>%1 at the time: %2</source>
        <translation>%1 como era na época: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>Jogada %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>Games begin from the empty board.</source>
        <translation>As partidas começam com o tabuleiro vazio.</translation>
    </message>
    <message>
        <source>Each of the 343 sequences of three plies is played with both colours, in the order used by older versions of the program. 105 positions come up twice, so many games are copies. Part of the games alone is not a fair sample.</source>
        <translation>Cada uma das 343 ordens de três jogadas é jogada com as duas cores, como versões anteriores do programa as distribuíam: 105 posições aparecem duas vezes. Assim, muitas partidas são cópias, e uma parte das partidas não é uma amostra justa.</translation>
    </message>
    <message numerus="yes">
        <source>Games begin with %n random plies.</source>
        <translation>
            <numerusform>As partidas começam com %n jogada aleatória.</numerusform>
            <numerusform>As partidas começam com %n jogadas aleatórias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) in a list is played with both colours, in list order.</source>
        <translation>
            <numerusform>A abertura de uma lista (%n) é jogada com as duas cores, na ordem da lista.</numerusform>
            <numerusform>Cada uma das %n aberturas de uma lista é jogada com as duas cores, na ordem da lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the 238 positions after three plies, mirror images included, is played with both colours. The seed sets the order.</source>
        <translation>Cada uma das 238 posições de três jogadas, incluídas as imagens espelhadas, é jogada com as duas cores, em uma ordem sorteada pela semente.</translation>
    </message>
    <message>
        <source>On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random, each with probability one half.</source>
        <translation>Nas jogadas próprias 3, 6, 9 e assim por diante de cada lado, sorteia-se uma de suas duas melhores colunas, cada uma com probabilidade um meio.</translation>
    </message>
    <message>
        <source>The second, fifth, eighth ... disc of a game goes into a random open column, each equally likely.</source>
        <translation>A segunda, a quinta, a oitava ... ficha de uma partida cai em qualquer coluna aberta, todas com a mesma probabilidade.</translation>
    </message>
    <message>
        <source>The first move alternates.</source>
        <translation>Quem começa se alterna.</translation>
    </message>
    <message>
        <source>The same side moves first in every game.</source>
        <translation>O mesmo lado começa todas as partidas.</translation>
    </message>
    <message>
        <source>Games cannot begin with %1 random plies. The number must be from 0 to %2.</source>
        <translation>As partidas deveriam começar com %1 jogadas aleatórias, mas são possíveis de 0 a %2.</translation>
    </message>
    <message>
        <source>The list of openings is empty. It needs at least one.</source>
        <translation>A lista de aberturas está vazia; é preciso pelo menos uma abertura.</translation>
    </message>
    <message>
        <source>The opening %1 is not legal: %2</source>
        <translation>A abertura %1 não é legal: %2</translation>
    </message>
    <message>
        <source>The opening %1 ends the game. An opening must leave the game unfinished.</source>
        <translation>A abertura %1 encerra a partida; uma abertura precisa deixá-la em aberto.</translation>
    </message>
    <message>
        <source>Line %1 is not an opening: %2</source>
        <translation>A linha %1 não contém uma abertura: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>The file contains no openings. It needs one per line, such as 4453.</source>
        <translation>Não há nenhuma abertura no arquivo; é preciso uma por linha, como 4453.</translation>
    </message>
    <message>
        <source>No moves are random.</source>
        <translation>Nenhuma jogada é sorteada.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>%1   with %2</source>
        <translation>%1   com %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, depois %2</translation>
    </message>
    <message>
        <source>The game starts.</source>
        <translation>A partida começa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>The game has returned to an earlier point and would repeat for ever. The outermost fixpoint that keeps recurring decides who wins.</source>
        <translation>A partida voltou aonde estava e se repetiria para sempre: o ponto fixo mais externo que aparece repetidamente diz quem vence.</translation>
    </message>
    <message>
        <source>The game is over. Nobody can move.</source>
        <translation>A partida acabou: ninguém pode continuar.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>You lose. This is where the formula is decided.</source>
        <translation>Você perdeu: aqui a fórmula está decidida.</translation>
    </message>
    <message>
        <source>Verifier</source>
        <translation>Verificador</translation>
    </message>
    <message>
        <source>Refuter</source>
        <translation>Refutador</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Part of the formula in play</source>
        <translation>A parte da fórmula que está em jogo</translation>
    </message>
    <message>
        <source>The state of the system</source>
        <translation>O estado do sistema</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>O que há para escolher</translation>
    </message>
    <message>
        <source>Progress of the next move</source>
        <translation>Até onde chegou a próxima jogada</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Suas jogadas</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>A partida até agora</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Você é o %1</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Seu lado</translation>
    </message>
    <message>
        <source>Choose your side. This starts a new game</source>
        <translation>Qual lado você joga; começa uma nova partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Start this formula&apos;s game again</source>
        <translation>Começar de novo a partida desta fórmula</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Go back to your last choice</source>
        <translation>Voltar à sua escolha anterior</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Mostrar o caminho</translation>
    </message>
    <message>
        <source>Show the steps of the game so far in the System picture</source>
        <translation>Os passos da partida até agora, no sistema desenhado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop looking for the next move. The game stays where it was (Esc)</source>
        <translation>Parar de procurar a próxima jogada; a partida fica onde estava (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Return to the formulas</source>
        <translation>Voltar às fórmulas</translation>
    </message>
    <message>
        <source>%1, as a game. Verifier claims that it holds, Refuter that it fails. %2 can win.</source>
        <translation>%1, como jogo. O Verificador diz que vale, o Refutador diz que não; quem pode vencer: %2.</translation>
    </message>
    <message>
        <source>The next move needs more memory than the program may use. The game stays where it was. Try a smaller system.</source>
        <translation>Não é possível calcular a próxima jogada: seria preciso mais memória do que este programa pode usar. A partida fica onde estava; um sistema menor mostra o mesmo.</translation>
    </message>
    <message>
        <source>Stopped. Press New game to start again.</source>
        <translation>Interrompido; “Nova partida” começa outra.</translation>
    </message>
    <message>
        <source>Stopped. The game stays where it was.</source>
        <translation>Interrompido; a partida fica onde estava.</translation>
    </message>
    <message>
        <source>Looking for the next move: %1 pairs of subformula and state examined, %2 MiB. Press Esc to stop.</source>
        <translation>Procurando a próxima jogada: %1 pares de uma parte e um estado foram examinados; %2 MiB. Esc interrompe.</translation>
    </message>
    <message>
        <source>State %1: %2</source>
        <translation>Estado %1: %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>won</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>não terminada</translation>
    </message>
    <message>
        <source>first won</source>
        <translation>o primeiro venceu</translation>
    </message>
    <message>
        <source>second won</source>
        <translation>o segundo venceu</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <comment>a result: won, lost, first won</comment>
        <translation>%1 por tempo</translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message>
        <source>Chart by game: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Gráfico por partida: %1</translation>
    </message>
    <message>
        <source>%1, sum of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, soma das jogadas de cada partida</translation>
    </message>
    <message>
        <source>%1, mean of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, média das jogadas de cada partida</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1, %2, %3</source>
        <comment>%3 is “8 moves”</comment>
        <translation>Partida %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 in total, %3 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 no total, %3 em média</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 em média</translation>
    </message>
    <message>
        <source>Disturbed by other work</source>
        <translation>Perturbado por outro trabalho</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Hollow: other work disturbed some of the moves</source>
        <translation>Vazado: algumas jogadas foram perturbadas por outro trabalho</translation>
    </message>
    <message>
        <source>Most at move %1: %2</source>
        <translation>Máximo na jogada %1: %2</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendência</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message>
        <source>Export the game</source>
        <translation>Exportar a partida</translation>
    </message>
    <message>
        <source>Game file (*.c4g)</source>
        <translation>Arquivo de partida (*.c4g)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message numerus="yes">
        <source>Choose a folder for %n game file(s)</source>
        <translation>
            <numerusform>Uma pasta para %n arquivo de partida</numerusform>
            <numerusform>Uma pasta para %n arquivos de partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Game files saved: %1 of %2.</source>
        <translation>Parado; arquivos de partida salvos: %1 de %2.</translation>
    </message>
    <message>
        <source>A PDF holds at most %1 games. Select fewer, or export game files.</source>
        <translation>Um PDF comporta no máximo %1 partidas; escolha menos, ou exporte arquivos de partida.</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>Exportar como PDF</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Search players, comments, moves…</source>
        <translation>Buscar jogadores, comentários, jogadas…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Games between a person and this engine</source>
        <translation>Partidas de uma pessoa contra este adversário</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Qualquer adversário</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The person&apos;s result against an engine</source>
        <translation>Como a partida terminou para a pessoa contra o computador</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Qualquer resultado</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Não terminada</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>When the game started</source>
        <translation>Quando a partida começou</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Qualquer data</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365 dias</translation>
    </message>
    <message>
        <source>Between two dates</source>
        <translation>Entre dois dias</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Starred games</source>
        <translation>Partidas com estrela</translation>
    </message>
    <message>
        <source>Search by name, comment, date (2026-11-23) or opening moves (44536)</source>
        <translation>Buscar por nome, comentário, data (2026-11-23) ou primeiras jogadas (44536)</translation>
    </message>
    <message>
        <source>Reached this position</source>
        <translation>Chegaram a esta posição</translation>
    </message>
    <message>
        <source>In any move order, including mirror images</source>
        <translation>Em qualquer ordem das jogadas, incluindo imagens espelhadas</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>This folder has no game files (.c4g).</source>
        <translation>Não há arquivo de partida (.c4g) nesta pasta.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partida importada.</numerusform>
            <numerusform>%n partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n arquivo não pôde ser lido: %1</numerusform>
            <numerusform>%n arquivos não puderam ser lidos: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were already here.</source>
        <translation>
            <numerusform>%n partida já estava aqui.</numerusform>
            <numerusform>%n partidas já estavam aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes or variations were added to %n of these.</source>
        <translation>
            <numerusform>Notas ou variantes foram acrescentadas a %n delas.</numerusform>
            <numerusform>Notas ou variantes foram acrescentadas a %n delas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>Clear the search and filters</source>
        <translation>Sem busca nem filtros</translation>
    </message>
    <message>
        <source>Reading game files: %1 of %2</source>
        <translation>Lendo arquivos de partida: %1 de %2</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is done, by which keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the game on the board. Unfinished games continue.</source>
        <translation>Abrir a partida no tabuleiro; uma não terminada continua</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Open the game on the board and review its moves</source>
        <translation>Abrir a partida no tabuleiro e avaliar suas jogadas</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Add a star to the selected games, or remove it</source>
        <translation>Marcar as partidas escolhidas com estrela, ou tirar a estrela</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Restore the games you deleted last</source>
        <translation>Recuperar o que foi excluído por último</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Delete the restored games again</source>
        <translation>Excluir de novo o que foi recuperado</translation>
    </message>
    <message>
        <source>Game files…</source>
        <translation>Arquivos de partida…</translation>
    </message>
    <message>
        <source>Save the selected games as game files, several in a folder</source>
        <translation>Salvar as partidas escolhidas como arquivos, várias em uma pasta</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Add the game files from a folder and its subfolders</source>
        <translation>Acrescentar os arquivos de partida de uma pasta e de suas subpastas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>Ir ao campo de busca</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n partida excluída. Desfazer a recupera.</numerusform>
            <numerusform>%n partidas excluídas. Desfazer as recupera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Escolha uma partida para vê-la aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n games selected.</source>
        <translation>
            <numerusform>%n partida escolhida.</numerusform>
            <numerusform>%n partidas escolhidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n partida encontrada</numerusform>
            <numerusform>%n partidas encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the game files from a folder</source>
        <translation>Importar os arquivos de partida de uma pasta</translation>
    </message>
    <message>
        <source>Stop importing</source>
        <translation>Parar a importação</translation>
    </message>
    <message>
        <source>Save up to %1 selected games as a PDF, comments included</source>
        <translation>Imprimir as partidas escolhidas em PDF, com jogadas e comentários; no máximo %1 partidas</translation>
    </message>
    <message>
        <source>Delete the selected games. You can undo this.</source>
        <translation>Excluir as partidas selecionadas. Dá para desfazer.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Nenhuma partida encontrada.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Nenhuma partida ainda. Cada partida que você joga é salva aqui automaticamente.</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1: %2</source>
        <translation>Partida %1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two engines of a game</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game in &amp;front</source>
        <translation>Partida em &amp;destaque</translation>
    </message>
    <message>
        <source>Games &amp;underneath</source>
        <translation>Partidas &amp;sob ela</translation>
    </message>
    <message>
        <source>&amp;All others</source>
        <translation>&amp;Todas as outras</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhuma</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>A favourite. Click to remove the star.</source>
        <translation>Favorita; clique para tirar a estrela</translation>
    </message>
    <message>
        <source>Click to make it a favourite</source>
        <translation>Clique para marcar como favorita</translation>
    </message>
    <message>
        <source>Review the game to see this</source>
        <translation>Aparece depois da revisão da partida</translation>
    </message>
    <message>
        <source>Some of its moves have comments</source>
        <translation>Algumas das suas jogadas têm comentários</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>favorita</translation>
    </message>
    <message>
        <source>not a favourite</source>
        <translation>não favorita</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Discs played by both sides together</source>
        <translation>Fichas jogadas pelos dois lados</translation>
    </message>
    <message>
        <source>Your accuracy in percent, once you&apos;ve reviewed the game</source>
        <translation>Sua precisão em porcentagem, depois da revisão da partida</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Your note. Press F2 to edit.</source>
        <translation>Sua nota. Pressione F2 para editar.</translation>
    </message>
</context>
<context>
    <name>GamesPdf</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>precisão %2 (%1)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
</context>
<context>
    <name>GamesPresenter</name>
    <message>
        <source>Games aren&apos;t being saved in My games right now. %1</source>
        <translation>No momento, as partidas não são guardadas em Minhas partidas. %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1 continues</source>
        <translation>%1 continua</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Play the games</source>
        <translation>Jogar as partidas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Chart of the games&apos; lengths</source>
        <translation>Gráfico da duração das partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Quantas partidas são jogadas</translation>
    </message>
    <message>
        <source>Seed for the games</source>
        <translation>Semente das partidas</translation>
    </message>
    <message>
        <source>The same seed always plays the same games</source>
        <translation>A mesma semente joga de novo as mesmas partidas</translation>
    </message>
    <message>
        <source>Play with the best choices where known, otherwise with random ones. The exact curve is drawn over the results</source>
        <translation>Jogar com as melhores escolhas onde são conhecidas, senão com escolhas ao acaso. A curva exata é desenhada sobre os resultados</translation>
    </message>
    <message>
        <source>Stop and show the games played so far</source>
        <translation>Parar; o que foi jogado é mostrado</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Games by length</source>
        <translation>Partidas de cada duração</translation>
    </message>
    <message>
        <source>Games finished by each length</source>
        <translation>Partidas terminadas até então</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>O que é desenhado</translation>
    </message>
    <message>
        <source>Share of games of each length, or share that reached the goal by then</source>
        <translation>A proporção de partidas de cada duração, ou das que já tinham alcançado o objetivo</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exportar as partidas</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Partidas:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semente:</translation>
    </message>
    <message>
        <source>Play many games to compare their lengths with the exact curve.</source>
        <translation>Jogue muitas partidas para ver sua duração sobre a curva exata.</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The animation could not be made: %1.</source>
        <translation>Não foi possível criar a animação: %1.</translation>
    </message>
</context>
<context>
    <name>GooseBoard</name>
    <message>
        <source>Start</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Bridge
→ 12</source>
        <translation>Ponte
→ 12</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Hospedaria</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Poço</translation>
    </message>
    <message>
        <source>Maze
→ 37</source>
        <translation>Labirinto
→ 37</translation>
    </message>
    <message>
        <source>Death
→ 0</source>
        <translation>Morte
→ 0</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Chegada</translation>
    </message>
    <message>
        <source>Player 1 (round) is on square %1, player 2 (square) on %2</source>
        <translation>O jogador 1 (redondo) está na casa %1, o jogador 2 (quadrado) na %2</translation>
    </message>
    <message>
        <source>, player 3 (triangle) on %1</source>
        <translation>, o jogador 3 (triângulo) na %1</translation>
    </message>
    <message>
        <source>%1; player %2 has rolled %3.</source>
        <translation>%1; o jogador %2 tirou %3.</translation>
    </message>
    <message>
        <source>%1; player %2 is to move.</source>
        <translation>%1; é a vez do jogador %2.</translation>
    </message>
    <message>
        <source>, player 4 (diamond) on %1</source>
        <translation>, o jogador 4 (losango) na %1</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message numerus="yes">
        <source>Graphviz is laying out %n node(s) … Press Esc to place them by level now.</source>
        <translation>
            <numerusform>O Graphviz está organizando %n nó … Esc o posiciona por níveis imediatamente.</numerusform>
            <numerusform>O Graphviz está organizando %n nós … Esc os posiciona por níveis imediatamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphviz is redoing the layout … Press Esc to place the nodes by level now.</source>
        <translation>O Graphviz está reorganizando tudo … Esc posiciona por níveis imediatamente.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Ver mais de perto; a roda do mouse faz isso onde está o ponteiro, e arrastar leva a outra parte</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Ver mais; a roda do mouse faz isso onde está o ponteiro</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;tudo</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Mostrar tudo de novo</translation>
    </message>
    <message>
        <source>Redo &amp;layout</source>
        <translation>Reor&amp;ganizar</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Reorganizar tudo o que está desenhado; até lá, o que está na tela fica onde está</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>sem sucessor</translation>
    </message>
    <message>
        <source>fails here</source>
        <translation>falha aqui</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>pode ser aberto</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>no caminho</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>escolhido</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>comparado</translation>
    </message>
    <message>
        <source>leads to %1</source>
        <translation>leva a %1</translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation>%1 leva a %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>deixado de fora</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>ainda não chegou a vez</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>an arrow from one state to another</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Use the arrow keys to move between nodes, and Enter to select one. Drag, or hold Shift with the arrow keys, to pan. Zoom with the wheel, + or −. Press 0 to show everything, or Home to go to the start.</source>
        <translation>As setas vão de nó em nó, Enter escolhe um. Arrastar ou Shift com as setas move a imagem, a roda do mouse, + e − ampliam e reduzem, 0 mostra tudo, Home vai ao começo.</translation>
    </message>
    <message>
        <source>Key to shapes and colours</source>
        <translation>O que as formas e cores significam</translation>
    </message>
    <message>
        <source>Find a state or a label</source>
        <translation>Procurar um estado ou um rótulo</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words or on their edges (Ctrl+F)</source>
        <translation>Marcar o que tem este texto em suas palavras ou arestas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>O lugar anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próximo lugar</translation>
    </message>
    <message>
        <source>Go to the next match (F3, Enter)</source>
        <translation>O próximo lugar (F3, Enter)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ver mais de perto (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Ver mais (−)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Mostrar tudo (0)</translation>
    </message>
    <message>
        <source>Redo layout</source>
        <translation>Reorganizar</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Reorganizar tudo o que está desenhado; até lá, o que está na tela fica onde está</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of those found</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz&apos;s program dot is not installed.</source>
        <translation>Posicionado por níveis: o programa dot do Graphviz não está instalado.</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz ended without a layout.</source>
        <translation>Posicionado por níveis: o Graphviz terminou sem uma disposição.</translation>
    </message>
    <message numerus="yes">
        <source>Placed by level: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>Posicionado por níveis: o Graphviz não encontrou uma disposição em %n segundo.</numerusform>
            <numerusform>Posicionado por níveis: o Graphviz não encontrou uma disposição em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed by level: Graphviz would take a long time with so many arrows. To run it anyway, choose “Redo layout”.</source>
        <translation>Posicionado por níveis: o Graphviz demoraria muito com tantas setas. “Reorganizar” o usa mesmo assim.</translation>
    </message>
    <message>
        <source>Show &amp;labels</source>
        <translation>Mostrar &amp;rótulos</translation>
    </message>
    <message>
        <source>Show labels on the arrows where they have room (L)</source>
        <translation>Mostrar rótulos nas setas onde houver espaço (L)</translation>
    </message>
    <message>
        <source>Show labels</source>
        <translation>Mostrar rótulos</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>%1 has no depth setting. Choose one of these: %2.</source>
        <translation>Não se pode escolher uma profundidade para %1; para %2, sim.</translation>
    </message>
    <message>
        <source>%1 does not search. Choose one of these: %2.</source>
        <translation>%1 não busca; estes buscam: %2.</translation>
    </message>
    <message>
        <source>%1 searches with one worker only. These share their work: %2.</source>
        <translation>%1 busca com um só worker; estes dividem o trabalho: %2.</translation>
    </message>
    <message>
        <source>%1 searches only the standard board. These search every board: %2.</source>
        <translation>%1 só busca no tabuleiro padrão; estes buscam em todos: %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1 deve ir de %2 a %3, não %4.</translation>
    </message>
    <message>
        <source>Unknown name &quot;%1&quot; for what grows. Choose one of these: %2.</source>
        <translation>Nada chamado “%1” pode crescer; podem crescer: %2.</translation>
    </message>
    <message>
        <source>Unknown engine &quot;%1&quot;. Choose one of these: %2.</source>
        <translation>Não há motor chamado “%1”; aqui os motores são %2.</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>O primeiro ponto</translation>
    </message>
    <message>
        <source>The last point</source>
        <translation>O último ponto</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>A profundidade</translation>
    </message>
    <message>
        <source>The number of repetitions</source>
        <translation>O número de repetições</translation>
    </message>
    <message>
        <source>The number of positions</source>
        <translation>O número de posições</translation>
    </message>
    <message>
        <source>The first point, %1, must not be greater than the last, %2.</source>
        <translation>O primeiro ponto, %1, está depois do último, %2.</translation>
    </message>
    <message>
        <source>The time per point must be at least 1 millisecond.</source>
        <translation>O tempo de um ponto deve ser de um milissegundo ou mais.</translation>
    </message>
    <message>
        <source>Growing boards are searched empty. They have no other position in common.</source>
        <translation>Os tabuleiros são buscados vazios; nenhuma posição existe em todos.</translation>
    </message>
    <message>
        <source>The line of play has positions with up to %1 discs, not %2.</source>
        <translation>A linha de jogo tem posições de até %1 fichas, não de %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Nesta posição a partida acabou.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for this number of workers: %1.</source>
        <translation>O sistema não tem as threads necessárias: %1.</translation>
    </message>
    <message>
        <source>depth %1 to %2</source>
        <translation>profundidade de %1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2 discs</source>
        <translation>de %1 a %2 fichas</translation>
    </message>
    <message>
        <source>%1 to %2 workers</source>
        <translation>de %1 a %2 workers</translation>
    </message>
    <message>
        <source>boards %1 to %2 by size</source>
        <translation>tabuleiros %1 a %2 por tamanho</translation>
    </message>
    <message>
        <source>empty boards</source>
        <translation>tabuleiros vazios</translation>
    </message>
    <message>
        <source>random positions each: %1, seed %2</source>
        <translation>posições aleatórias por ponto: %1, semente %2</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>ao longo de %1</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tabuleiro vazio</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>após %1</translation>
    </message>
    <message>
        <source>Each further ply takes %1 times as long</source>
        <translation>Cada meia-jogada a mais leva %1 vezes o tempo</translation>
    </message>
    <message>
        <source>Each further ply costs %1 times as much</source>
        <translation>Cada meia-jogada a mais custa %1 vezes o anterior</translation>
    </message>
    <message>
        <source>Each further disc takes %1 times as long</source>
        <translation>Cada ficha a mais leva %1 vezes o tempo</translation>
    </message>
    <message>
        <source>Each further disc costs %1 times as much</source>
        <translation>Cada ficha a mais custa %1 vezes o anterior</translation>
    </message>
    <message>
        <source>Twice the workers take %1 times as long</source>
        <translation>O dobro de workers leva %1 vezes o tempo</translation>
    </message>
    <message>
        <source>Twice the workers cost %1 times as much</source>
        <translation>O dobro de workers custa %1 vezes o anterior</translation>
    </message>
    <message>
        <source>Twice the squares take %1 times as long</source>
        <translation>O dobro de casas leva %1 vezes o tempo</translation>
    </message>
    <message>
        <source>Twice the squares cost %1 times as much</source>
        <translation>O dobro de casas custa %1 vezes o anterior</translation>
    </message>
    <message>
        <source>Depth in plies</source>
        <translation>Profundidade em meias-jogadas</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Fichas no tabuleiro</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Squares of the board</source>
        <translation>Casas do tabuleiro</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tempo em ms</translation>
    </message>
    <message>
        <source>search depth: %1</source>
        <translation>antecipação: %1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>repetições: %1</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3; %4, %5 points, R² %6).</source>
        <translation>%1 (95 %: de %2 a %3; %4, %5 pontos, R² %6).</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nós</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>fewer searches</source>
        <translation>menos buscas</translation>
    </message>
    <message>
        <source>time ran out: the cost is higher</source>
        <translation>o tempo acabou: mais do que isto</translation>
    </message>
    <message>
        <source>the game ends before this depth</source>
        <translation>a partida acaba antes desta profundidade</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Interrompido antes do fim.</translation>
    </message>
    <message>
        <source>Where time ran out, the cost is higher than shown. That point is not part of the fit.</source>
        <translation>Onde o tempo acabou, o custo é maior que o mostrado; esse ponto não faz parte da linha.</translation>
    </message>
    <message>
        <source>Where the game ends before this depth, searching deeper costs no more. These points are not part of the fit.</source>
        <translation>Onde a partida acaba antes da profundidade, olhar mais fundo não custa mais; esses pontos não fazem parte da linha.</translation>
    </message>
    <message>
        <source>Where fewer searches finished, the hard positions are missing. These points are not part of the fit.</source>
        <translation>Onde menos buscas terminaram, faltam as posições difíceis; esses pontos não fazem parte da linha.</translation>
    </message>
    <message>
        <source>Where there are no nodes, a book gave the answer.</source>
        <translation>Onde não há nós, responde um livro.</translation>
    </message>
    <message>
        <source>On the %1 board, a line of %2 wins.</source>
        <translation>Em %1, vence uma linha de %2.</translation>
    </message>
    <message>
        <source>The node counts differ between runs, because the workers share a table.</source>
        <translation>Workers que compartilham uma tabela contam nós diferentes em cada execução.</translation>
    </message>
    <message>
        <source>Something else ran at the same time.</source>
        <translation>Outra coisa rodava ao mesmo tempo.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Como o custo cresce</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbado</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>outra coisa rodava ao mesmo tempo</translation>
    </message>
    <message>
        <source>known numbers of move sequences (perft), summed</source>
        <translation>números conhecidos de sequências de jogadas (perft), somados</translation>
    </message>
    <message>
        <source>Amsalu, Efrem 2022: %1</source>
        <translation>Amsalu, Efrem 2022: %1</translation>
    </message>
    <message>
        <source>Kang, Wang, Hu 2019, figures 12 and 13</source>
        <translation>Kang, Wang, Hu 2019, figuras 12 e 13</translation>
    </message>
    <message>
        <source>BitBully, its own read-me: empty board</source>
        <translation>BitBully, seu leia-me: tabuleiro vazio</translation>
    </message>
    <message>
        <source>Pons&apos; solver, by BitBully&apos;s read-me: empty board</source>
        <translation>O solucionador de Pons, segundo o leia-me do BitBully: tabuleiro vazio</translation>
    </message>
    <message>
        <source>The fit leaves out a start-up of %1 ms in each search.</source>
        <translation>O ajuste deixa de fora %1 ms de partida em cada busca.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Chart of search growth by depth</source>
        <translation>Gráfico de como as buscas crescem com a profundidade</translation>
    </message>
    <message>
        <source>%1, with a table</source>
        <translation>%1, com tabela</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Folhas</translation>
    </message>
    <message>
        <source>minimum possible</source>
        <translation>o mínimo possível</translation>
    </message>
    <message>
        <source>%1: %2 at depth %3</source>
        <translation>%1: %2 na profundidade %3</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <translation>%1, profundidade %2: %3</translation>
    </message>
    <message>
        <source>Press Compare to see how the searches grow with depth.</source>
        <translation>Compare as buscas para ver como crescem com a profundidade.</translation>
    </message>
</context>
<context>
    <name>GrowthFit</name>
    <message>
        <source>A line of growth needs at least three points, not %1.</source>
        <translation>Uma linha de crescimento precisa de três pontos ou mais; há %1.</translation>
    </message>
    <message>
        <source>The cost at %1 is not above 0, so it has no logarithm.</source>
        <translation>O custo em %1 não é maior que 0, por isso não tem logaritmo.</translation>
    </message>
    <message>
        <source>A power law needs x values above 0, not %1.</source>
        <translation>Uma potência precisa de valores maiores que 0, não %1.</translation>
    </message>
    <message>
        <source>All points are at %1, so no growth can be fitted.</source>
        <translation>Todos os pontos estão em %1: ali nada cresce.</translation>
    </message>
    <message>
        <source>Start-up is most of the cost at all but %1 points. A fit of growth needs at least three.</source>
        <translation>Exceto em %1 pontos, a partida é a maior parte do custo. Um ajuste do crescimento precisa de pelo menos três.</translation>
    </message>
</context>
<context>
    <name>GrowthForm</name>
    <message>
        <source>random</source>
        <translation>aleatória</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tabuleiro vazio</translation>
    </message>
    <message>
        <source>Line of play whose positions are searched, such as 44536 or d1 d2 e1. Leave empty for random positions.</source>
        <translation>Uma linha de jogo cujas posições são buscadas, como 44536 ou d1 d2 e1; sem ela, posições aleatórias</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>As jogadas que levam a ela, como 44536 ou d1 d2 e1</translation>
    </message>
    <message>
        <source>the full tree</source>
        <translation>a árvore completa</translation>
    </message>
    <message>
        <source>an exact answer</source>
        <translation>uma resposta exata</translation>
    </message>
    <message>
        <source>Every position to the depth, without a heuristic</source>
        <translation>Todas as posições até a profundidade, sem heurística</translation>
    </message>
    <message>
        <source>To the end of the game, without a book</source>
        <translation>Até o fim da partida, sem livro</translation>
    </message>
</context>
<context>
    <name>GrowthModel</name>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Min – max</source>
        <translation>Mín. – máx.</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Fator</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raiz</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Mediana ms</translation>
    </message>
    <message>
        <source>Min – max ms</source>
        <translation>Mín. – máx. ms</translation>
    </message>
    <message>
        <source>Published nodes</source>
        <translation>Nós publicados</translation>
    </message>
    <message>
        <source>Published ms</source>
        <translation>ms publicados</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Como acabou</translation>
    </message>
    <message>
        <source>What grows</source>
        <translation>O que cresce</translation>
    </message>
    <message>
        <source>Positions visited: the median of all searches at this point</source>
        <translation>Posições visitadas, a mediana de todas as buscas deste ponto</translation>
    </message>
    <message>
        <source>Fewest and most nodes in one search</source>
        <translation>O menor e o maior número de nós de uma busca</translation>
    </message>
    <message>
        <source>Effective branching factor: nodes divided by the nodes in the row above</source>
        <translation>Fator de ramificação efetivo: nós em relação à linha acima</translation>
    </message>
    <message>
        <source>Effective branching factor: the depth-th root of the nodes, as in a uniform tree</source>
        <translation>Fator de ramificação efetivo: a raiz dos nós segundo a profundidade, como em uma árvore de ramos iguais</translation>
    </message>
    <message>
        <source>Median wall time of a search</source>
        <translation>Tempo decorrido de uma busca, mediana</translation>
    </message>
    <message>
        <source>Fastest and slowest search</source>
        <translation>A busca mais rápida e a mais lenta</translation>
    </message>
    <message>
        <source>Published node counts for the same point. Hover over a number to see the source.</source>
        <translation>O que outros publicaram sobre o mesmo; a dica do número diz quem</translation>
    </message>
    <message>
        <source>Published times for the same point, on the authors&apos; machines</source>
        <translation>O que outros publicaram sobre o mesmo, em suas máquinas</translation>
    </message>
    <message>
        <source>Unfinished points are not part of the fit</source>
        <translation>Pontos não terminados não fazem parte da linha</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>Search each point in turn</source>
        <translation>Buscar em cada ponto, um por vez</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Pausar depois da busca em curso e continuar mais tarde</translation>
    </message>
    <message>
        <source>Stop and keep the finished points</source>
        <translation>Parar e manter os pontos terminados</translation>
    </message>
    <message>
        <source>%v of %m searches</source>
        <translation>%v de %m buscas</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Buscas terminadas</translation>
    </message>
    <message>
        <source>Export the growth results</source>
        <translation>Exportar o crescimento</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>crescimento</translation>
    </message>
    <message>
        <source>Repeat one search while one thing grows. See what each further step costs.</source>
        <translation>Uma busca repetida enquanto algo cresce: quanto custa cada passo a mais.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Como o custo cresce</translation>
    </message>
    <message>
        <source>Repeat one search while the depth, discs, workers or board grow, and fit a line to its cost</source>
        <translation>Uma busca repetida enquanto crescem profundidade, fichas, workers ou tabuleiros, e a linha do seu custo</translation>
    </message>
    <message>
        <source>How the cost grows</source>
        <translation>Como o custo cresce</translation>
    </message>
    <message>
        <source>Measure of cost in the chart</source>
        <translation>Em que unidade o gráfico mostra o custo</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Custo:</translation>
    </message>
    <message>
        <source>Cost of each point, with published figures</source>
        <translation>Custo de cada ponto, ao lado do publicado</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Buscando.</translation>
    </message>
    <message>
        <source>The cost of each step appears here.</source>
        <translation>Aqui aparece quanto custa um passo.</translation>
    </message>
    <message>
        <source>See what each further ply costs</source>
        <translation>Ver quanto custa cada meia-jogada a mais</translation>
    </message>
</context>
<context>
    <name>H1</name>
    <message>
        <source>four in line</source>
        <translation>quatro em linha</translation>
    </message>
    <message>
        <source>three in line, both ends available</source>
        <translation>três em linha, as duas pontas disponíveis</translation>
    </message>
    <message>
        <source>three in line, one end available</source>
        <translation>três em linha, uma ponta disponível</translation>
    </message>
    <message>
        <source>three of four with a gap</source>
        <translation>três de quatro com uma lacuna</translation>
    </message>
    <message>
        <source>two in line, vertical</source>
        <translation>dois em linha, na vertical</translation>
    </message>
    <message>
        <source>two in line, open on both sides</source>
        <translation>dois em linha, aberto dos dois lados</translation>
    </message>
    <message numerus="yes">
        <source>two in line, %n square(s) open on one side</source>
        <translation>
            <numerusform>dois em linha, %n casa aberta de um lado</numerusform>
            <numerusform>dois em linha, %n casas abertas de um lado</numerusform>
        </translation>
    </message>
    <message>
        <source>a disc</source>
        <translation>uma ficha</translation>
    </message>
    <message>
        <source>a disc alone</source>
        <translation>uma ficha isolada</translation>
    </message>
</context>
<context>
    <name>H1Options</name>
    <message>
        <source>without feature 1 (four in line)</source>
        <translation>sem a característica 1 (quatro em linha)</translation>
    </message>
    <message>
        <source>without feature 2 (three in line)</source>
        <translation>sem a característica 2 (três em linha)</translation>
    </message>
    <message>
        <source>without feature 3 (two in line)</source>
        <translation>sem a característica 3 (dois em linha)</translation>
    </message>
    <message>
        <source>without feature 4 (lone discs)</source>
        <translation>sem a característica 4 (fichas isoladas)</translation>
    </message>
    <message>
        <source>vertical pairs count the empty squares above</source>
        <translation>pares verticais: casas vazias acima</translation>
    </message>
    <message>
        <source>pairs with one available square count 10,000</source>
        <translation>pares com uma casa disponível: 10.000</translation>
    </message>
    <message>
        <source>every empty square is available</source>
        <translation>toda casa vazia está disponível</translation>
    </message>
    <message>
        <source>a gap must be available</source>
        <translation>uma lacuna precisa estar disponível</translation>
    </message>
    <message>
        <source>a pair beside a gap also counts as a pair</source>
        <translation>um par junto a uma lacuna é um par</translation>
    </message>
    <message>
        <source>runs may overlap</source>
        <translation>as sequências podem se sobrepor</translation>
    </message>
    <message>
        <source>every disc counts for its column</source>
        <translation>cada ficha conta por sua coluna</translation>
    </message>
    <message>
        <source>only the side&apos;s own features</source>
        <translation>só as características do lado</translation>
    </message>
    <message>
        <source>an open three counts as four in line</source>
        <translation>um trio aberto vale quatro em linha</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>valores %1</translation>
    </message>
    <message>
        <source>H1 strict</source>
        <translation>H1 estrita</translation>
    </message>
    <message>
        <source>H1 variant: %1</source>
        <translation>variante de H1: %1</translation>
    </message>
    <message>
        <source>There is no variant of H1 called &quot;%1&quot;. The variants are strict, %2.</source>
        <translation>Não há variante de H1 chamada “%1”; as variantes são strict, %2.</translation>
    </message>
</context>
<context>
    <name>H1OptionsDialog</name>
    <message>
        <source>F1: four in line</source>
        <translation>F1: quatro em linha</translation>
    </message>
    <message>
        <source>F2: three in line</source>
        <translation>F2: três em linha</translation>
    </message>
    <message>
        <source>F3: two in line</source>
        <translation>F3: dois em linha</translation>
    </message>
    <message>
        <source>F4: a disc on its own</source>
        <translation>F4: uma ficha isolada</translation>
    </message>
    <message>
        <source>A vertical pair counts all empty squares above it</source>
        <translation>Um par vertical conta o vazio acima dele</translation>
    </message>
    <message>
        <source>A pair with room for three is worth 10,000</source>
        <translation>Um par com espaço para três vale 10.000</translation>
    </message>
    <message>
        <source>“Available” means empty, whether playable now or not</source>
        <translation>“Disponível” significa vazia, jogável ou não</translation>
    </message>
    <message>
        <source>The gap in a broken three must be playable now</source>
        <translation>A lacuna de um trio precisa ser jogável</translation>
    </message>
    <message>
        <source>The pair in a broken three also counts as a pair</source>
        <translation>O par de um trio partido também é um par</translation>
    </message>
    <message>
        <source>Runs may overlap: three in line also count as two pairs</source>
        <translation>Sequências se sobrepõem: um trio, dois pares</translation>
    </message>
    <message>
        <source>Every disc counts for its column, not only lone ones</source>
        <translation>Cada ficha conta, não só as isoladas</translation>
    </message>
    <message>
        <source>Count only the side&apos;s own features</source>
        <translation>Contar só as próprias características</translation>
    </message>
    <message>
        <source>An open three counts as four in line</source>
        <translation>Um trio aberto conta como quatro em linha</translation>
    </message>
    <message>
        <source>Heuristic H1</source>
        <translation>Heurística H1</translation>
    </message>
    <message>
        <source>Features of the study</source>
        <translation>Características do estudo</translation>
    </message>
    <message>
        <source>Choices the study leaves open</source>
        <translation>Interpretações do que o estudo deixa em aberto</translation>
    </message>
    <message>
        <source>The heuristic in words</source>
        <translation>A heurística em palavras</translation>
    </message>
    <message>
        <source>Values of the features</source>
        <translation>Valores das características</translation>
    </message>
    <message>
        <source>The &amp;study&apos;s values</source>
        <translation>Os valores do &amp;estudo</translation>
    </message>
    <message>
        <source>Restore the feature values from the article</source>
        <translation>As características voltam a valer o que diz o artigo</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De um &amp;arquivo…</translation>
    </message>
    <message>
        <source>Load values saved by the laboratory&apos;s tuning</source>
        <translation>Um conjunto salvo pelo ajuste do laboratório</translation>
    </message>
    <message>
        <source>The study&apos;s values.</source>
        <translation>Os valores do estudo.</translation>
    </message>
    <message>
        <source>Values of H1</source>
        <translation>Valores de H1</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1);;All files (*)</source>
        <translation>Valores de H1 (*.h1);;Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>H1Weights</name>
    <message>
        <source>three in line</source>
        <translation>três em linha</translation>
    </message>
    <message>
        <source>open pair</source>
        <translation>par aberto</translation>
    </message>
    <message>
        <source>square beside a pair</source>
        <translation>casa ao lado de um par</translation>
    </message>
    <message>
        <source>lone disc on a or g</source>
        <translation>ficha isolada em a ou g</translation>
    </message>
    <message>
        <source>lone disc on b or f</source>
        <translation>ficha isolada em b ou f</translation>
    </message>
    <message>
        <source>lone disc on c or e</source>
        <translation>ficha isolada em c ou e</translation>
    </message>
    <message>
        <source>lone disc on d</source>
        <translation>ficha isolada em d</translation>
    </message>
    <message>
        <source>Line %1 is &apos;%2&apos;. It needs a name, an equals sign and a value, such as &apos;three = 900000&apos;.</source>
        <translation>A linha %1 é “%2”, e não um nome, um sinal de igual e um valor, como “three = 900000”.</translation>
    </message>
    <message>
        <source>Line %1 gives %2 the value &apos;%3&apos;, which is not a whole number from 0 to %4.</source>
        <translation>A linha %1 dá a %2 o valor “%3”, que não é um número inteiro de 0 a %4.</translation>
    </message>
    <message>
        <source>Line %1 names &apos;%2&apos;, but the values of H1 are %3.</source>
        <translation>A linha %1 cita “%2”, mas os valores de H1 são %3.</translation>
    </message>
    <message>
        <source>The values of H1 in &apos;%1&apos; cannot be read: %2</source>
        <translation>Não é possível ler os valores de H1 em “%1”: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no values of H1: %2</source>
        <translation>“%1” não contém valores de H1: %2</translation>
    </message>
    <message>
        <source>The values of H1 cannot be written to &apos;%1&apos;: %2</source>
        <translation>Não é possível salvar os valores de H1 em “%1”: %2</translation>
    </message>
</context>
<context>
    <name>H2</name>
    <message numerus="yes">
        <source>%n possible four(s) run through the square</source>
        <translation>
            <numerusform>%n linha de quatro possível passa pela casa</numerusform>
            <numerusform>%n linhas de quatro possíveis passam pela casa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand this to the lesson</source>
        <translation>Enviar à lição</translation>
    </message>
    <message>
        <source>Give this result and its settings to the lesson as your answer</source>
        <translation>Dar este resultado e suas configurações à lição como sua resposta</translation>
    </message>
    <message>
        <source>This page has no result to hand over yet. Press Run first.</source>
        <translation>Esta página ainda não tem um resultado para enviar. Clique primeiro em Executar.</translation>
    </message>
</context>
<context>
    <name>HeadToHeadScore</name>
    <message>
        <source>%1 %2 – %3 %4</source>
        <comment>who, games won, games won, who</comment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>You %1 – %2 %3</source>
        <comment>games won, games won, who</comment>
        <translation>Você %1 – %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score, and the games drawn</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n empate</numerusform>
            <numerusform>%n empates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Share of points for the player named first. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Proporção de pontos do primeiro citado: uma vitória conta 1; um empate, meio. %1 mais da metade, %2 menos.</translation>
    </message>
    <message>
        <source>Share of points for the column&apos;s player against the row&apos;s. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Proporção de pontos do jogador da coluna contra o da linha: uma vitória conta 1; um empate, meio. %1 mais da metade, %2 menos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scored %2 of the points.</source>
        <translation>%1 tem uma proporção de %2 dos pontos.</translation>
    </message>
</context>
<context>
    <name>HeldFiles</name>
    <message>
        <source>this program has it open as a database</source>
        <translation>é um banco de dados aberto por este programa</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar na ajuda</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Ocorrência anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Próxima ocorrência (F3)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nenhuma ocorrência</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match of all matches</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>HeuristicText</name>
    <message>
        <source>win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of a heuristic: +∞ and −40</comment>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>HiddenNames</name>
    <message>
        <source>Hide names</source>
        <translation>Ocultar nomes</translation>
    </message>
    <message>
        <source>Number the students again</source>
        <translation>Numerar os alunos de novo</translation>
    </message>
    <message>
        <source>Show Student 1, Student 2 … instead of names, on this page and in exports. Students keep their numbers in every lesson.</source>
        <translation>Mostrar Aluno 1, Aluno 2 … em vez dos nomes, nesta página e nas exportações. Os alunos mantêm seus números em todas as lições.</translation>
    </message>
    <message>
        <source>Start with Student 1 again, for another class</source>
        <translation>Recomeçar em Aluno 1, para outra turma</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Estimate: H1 at a depth of %n plies, not proved</source>
        <translation>
            <numerusform>Estimativa: H1 com profundidade de %n meia-jogada, não provada</numerusform>
            <numerusform>Estimativa: H1 com profundidade de %n meias-jogadas, não provada</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate: nothing proved</source>
        <translation>Estimativa: nada está provado</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exato: %1</translation>
    </message>
    <message>
        <source>Proved, but perhaps not the best column: %1</source>
        <translation>Provado, mas talvez não seja a melhor coluna: %1</translation>
    </message>
    <message>
        <source>Look at columns %1 to %2.</source>
        <translation>Olhe as colunas de %1 a %2.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Olhe a coluna %1.</translation>
    </message>
    <message>
        <source>Look at columns %1 and %2.</source>
        <translation>Olhe as colunas %1 e %2.</translation>
    </message>
    <message>
        <source>You can make four in column %1.</source>
        <translation>Você pode fazer quatro em linha na coluna %1.</translation>
    </message>
    <message>
        <source>You can make four in column %1 or %2.</source>
        <translation>Você pode fazer quatro em linha na coluna %1 ou %2.</translation>
    </message>
    <message>
        <source>You can make four somewhere in columns %1 to %2.</source>
        <translation>Você pode fazer quatro em linha em alguma coluna de %1 a %2.</translation>
    </message>
    <message>
        <source>You need to block in column %1.</source>
        <translation>Você precisa bloquear na coluna %1.</translation>
    </message>
    <message>
        <source>You need to block in column %1 or %2.</source>
        <translation>Você precisa bloquear na coluna %1 ou %2.</translation>
    </message>
    <message>
        <source>You need to block somewhere in columns %1 to %2.</source>
        <translation>Você precisa bloquear em alguma coluna de %1 a %2.</translation>
    </message>
    <message>
        <source>it makes four in a row</source>
        <translation>faz quatro em linha</translation>
    </message>
    <message>
        <source>it blocks three in a row</source>
        <translation>bloqueia três em linha</translation>
    </message>
    <message>
        <source>it blocks four in a row</source>
        <translation>bloqueia quatro em linha</translation>
    </message>
    <message>
        <source>it makes two threats at once</source>
        <translation>cria duas ameaças de uma vez</translation>
    </message>
    <message>
        <source>it stacks two threats</source>
        <translation>empilha duas ameaças</translation>
    </message>
    <message>
        <source>nothing else is free</source>
        <translation>só ela está livre</translation>
    </message>
    <message>
        <source>nothing else is safe</source>
        <translation>só ela é segura</translation>
    </message>
    <message>
        <source>it stops two threats at once</source>
        <translation>evita duas ameaças de uma vez</translation>
    </message>
    <message>
        <source>it holds out longest</source>
        <translation>é a que mais resiste</translation>
    </message>
    <message>
        <source>nothing can save this game</source>
        <translation>nada mais salva a partida</translation>
    </message>
    <message>
        <source>it makes a threat for later</source>
        <translation>cria uma ameaça para depois</translation>
    </message>
    <message>
        <source>nothing else keeps your win</source>
        <translation>só ela mantém sua vitória</translation>
    </message>
    <message>
        <source>it wins soonest</source>
        <translation>vence o mais rápido possível</translation>
    </message>
    <message>
        <source>it keeps your win</source>
        <translation>mantém sua vitória</translation>
    </message>
    <message>
        <source>nothing else keeps the draw</source>
        <translation>só ela mantém o empate</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>mantém o empate</translation>
    </message>
    <message>
        <source>it won&apos;t lose</source>
        <translation>não perde</translation>
    </message>
    <message>
        <source>it threatens four in a row</source>
        <translation>ameaça fazer quatro em linha</translation>
    </message>
    <message>
        <source>it stops a threat</source>
        <translation>evita uma ameaça</translation>
    </message>
    <message>
        <source>it takes the middle</source>
        <translation>ocupa o meio</translation>
    </message>
    <message>
        <source>it leaves room for four</source>
        <translation>deixa espaço para quatro</translation>
    </message>
    <message>
        <source>Drop in column %1.</source>
        <translation>Jogue na coluna %1.</translation>
    </message>
    <message>
        <source>Probably column %1.</source>
        <translation>Provavelmente a coluna %1.</translation>
    </message>
    <message>
        <source>Drop in column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Jogue na coluna %1: %2.</translation>
    </message>
    <message>
        <source>Probably column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Provavelmente a coluna %1: %2.</translation>
    </message>
    <message>
        <source>Play column %1.</source>
        <translation>Jogue na coluna %1.</translation>
    </message>
    <message>
        <source>Try column %1.</source>
        <translation>Tente a coluna %1.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows the best line.</source>
        <translation>Jogue na coluna %1. O tabuleiro mostra o jogo perfeito.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows what may follow.</source>
        <translation>Jogue na coluna %1. O tabuleiro mostra o que pode vir depois.</translation>
    </message>
    <message>
        <source>Try column %1. The board shows what may follow.</source>
        <translation>Tente a coluna %1. O tabuleiro mostra o que pode vir depois.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>A partida acabou aqui: não há jogada para sugerir.</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Procurando uma dica…</translation>
    </message>
    <message>
        <source>Looking for the best column…</source>
        <translation>Procurando a melhor coluna…</translation>
    </message>
    <message>
        <source>Looking for the best column and the next moves…</source>
        <translation>Procurando a melhor coluna e o que vem depois…</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>A partida acabou aqui: não há jogada para sugerir.</translation>
    </message>
</context>
<context>
    <name>JobBase</name>
    <message>
        <source>Not enough memory to continue. The results so far are kept.</source>
        <translation>Não há memória suficiente para continuar. O que já foi encontrado está guardado.</translation>
    </message>
    <message>
        <source>The work ended with an error: %1</source>
        <translation>O trabalho terminou com um erro: %1</translation>
    </message>
    <message>
        <source>The work ended with an unknown error.</source>
        <translation>O trabalho terminou com um erro desconhecido.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>This is not valid JSON: line %1, column %2: %3.</source>
        <translation>Isto não é JSON: linha %1, coluna %2: %3.</translation>
    </message>
    <message>
        <source>This is valid JSON, but not a JSON object.</source>
        <translation>Isto é JSON, mas não um objeto.</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>o texto termina cedo demais</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>missing</source>
        <translation>inexistente</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, but is %4.</source>
        <translation>%1 deve ser um número inteiro de %2 a %3, mas é %4.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, but is %4.</source>
        <translation>%1 deve ser um número de %2 a %3, mas é %4.</translation>
    </message>
    <message>
        <source>%1 must be text, but is %2.</source>
        <translation>%1 deve ser um texto, mas é %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 characters.</source>
        <translation>%1 tem mais de %2 caracteres.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, but is %3.</source>
        <translation>%1 deve ser um de %2, mas é %3.</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is %2.</source>
        <translation>%1 deve ser true ou false, mas é %2.</translation>
    </message>
    <message>
        <source>%1 must be an object, but is %2.</source>
        <translation>%1 deve ser um objeto, mas é %2.</translation>
    </message>
    <message>
        <source>%1 must be an array, but is %2.</source>
        <translation>%1 deve ser uma lista, mas é %2.</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the most allowed is %3.</source>
        <translation>%1 tem %2 entradas, mas o máximo é %3.</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>Nothing can follow there.</source>
        <translation>Ali não há continuação.</translation>
    </message>
    <message>
        <source>Possible there: %1 and others.</source>
        <translation>Possíveis ali: %1 e outros.</translation>
    </message>
    <message>
        <source>Possible there: %1.</source>
        <translation>Possível ali: %1.</translation>
    </message>
    <message>
        <source>Step %1, %2, is not possible. </source>
        <translation>O passo %1, %2, não é possível. </translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) are allowed.</source>
        <translation>
            <numerusform>É permitido no máximo %n passo.</numerusform>
            <numerusform>São permitidos no máximo %n passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every step is possible, but the walk does not end where it should.</source>
        <translation>Todos os passos são possíveis, mas o percurso não termina onde deveria.</translation>
    </message>
    <message>
        <source>The page had other settings: %1.</source>
        <translation>A página tinha outras configurações: %1.</translation>
    </message>
</context>
<context>
    <name>KeptExperiments</name>
    <message>
        <source>The folder “%1” could not be created. Choose another place for the games.</source>
        <translation>Não foi possível criar a pasta “%1”; escolha outro lugar para as partidas.</translation>
    </message>
</context>
<context>
    <name>KeptMeasurements</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>Nada foi medido ainda</translation>
    </message>
    <message>
        <source>Kept measurements</source>
        <translation>Medições guardadas</translation>
    </message>
    <message>
        <source>Saved measurements, newest first</source>
        <translation>Medições guardadas, a mais recente primeiro</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Guardados:</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>Rename this measurement in the list</source>
        <translation>Dar outro nome a esta medição na lista</translation>
    </message>
    <message>
        <source>Use as a &amp;template</source>
        <translation>Usar como &amp;base</translation>
    </message>
    <message>
        <source>Copy the settings of this measurement into the fields above</source>
        <translation>Pôr as configurações desta medição nos campos acima</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>Delete this measurement and its file</source>
        <translation>Excluir esta medição e seu arquivo</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Gerenciar</translation>
    </message>
    <message>
        <source>Rename or delete the selected measurement, or make another like it</source>
        <translation>Renomear ou excluir a medição escolhida, ou fazer outra igual</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Renomear a medição</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Nome (vazio: o próprio título):</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>Excluir a medição</translation>
    </message>
    <message>
        <source>“%1” and its file will be permanently deleted. Delete it?</source>
        <translation>“%1” e seu arquivo serão excluídos para sempre. Excluir?</translation>
    </message>
</context>
<context>
    <name>KeptRunMenu</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>Rename this run in the lists</source>
        <translation>Dar outro nome a esta execução nas listas</translation>
    </message>
    <message>
        <source>Use as a &amp;template…</source>
        <translation>Usar como &amp;base…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>Delete this run and all its games</source>
        <translation>Excluir esta execução e todas as suas partidas</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Gerenciar</translation>
    </message>
    <message>
        <source>Rename or delete the selected run, or make another like it</source>
        <translation>Renomear ou excluir a execução escolhida, ou fazer outra igual</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Renomear a execução</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Nome (vazio: o próprio título):</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Excluir a execução</translation>
    </message>
    <message>
        <source>“%1” and all its games will be permanently deleted. Delete it?</source>
        <translation>“%1” e todas as suas partidas serão excluídas para sempre. Excluir?</translation>
    </message>
</context>
<context>
    <name>KeptRunText</name>
    <message>
        <source>%1, %2</source>
        <comment>title, protocol</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>seed %1, %n round(s)</source>
        <translation>
            <numerusform>semente %1, %n rodada</numerusform>
            <numerusform>semente %1, %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, seed</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Padrão</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Tecla:</translation>
    </message>
    <message>
        <source>o&amp;r:</source>
        <translation>&amp;ou:</translation>
    </message>
    <message>
        <source>Press the new key here. Delete clears it, and Tab moves on.</source>
        <translation>Pressione aqui a nova tecla. Delete deixa sem tecla, Tab segue adiante</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>As teclas originais do programa</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Tecla de %1</translation>
    </message>
    <message>
        <source>Second key for %1</source>
        <translation>Segunda tecla de %1</translation>
    </message>
    <message>
        <source>%1 Press another one.</source>
        <comment>why a key can&apos;t be had</comment>
        <translation>%1 Pressione outra.</translation>
    </message>
    <message>
        <source>Re&amp;assign</source>
        <translation>&amp;Reatribuir</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 é a tecla de “%2”.</translation>
    </message>
</context>
<context>
    <name>LabActivity</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 prontos</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>em pausa</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>em pausa em %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>45 %, 2 min</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratório</translation>
    </message>
    <message>
        <source>Laboratory %1</source>
        <translation>Laboratório %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LabList</name>
    <message>
        <source>Pages of the laboratory</source>
        <translation>Páginas do laboratório</translation>
    </message>
    <message>
        <source>The page in front, and all others</source>
        <translation>A página à frente e todas as outras</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Current status</source>
        <translation>O que está acontecendo</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Em pausa.</translation>
    </message>
    <message>
        <source>Finished in %1.</source>
        <translation>Terminado em %1.</translation>
    </message>
    <message>
        <source>Cancelled after %1. Everything finished by then is kept.</source>
        <translation>Cancelado depois de %1. O que já terminou está guardado.</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>Em execução: %1.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Parando.</translation>
    </message>
    <message>
        <source>%1 done, %2 open, %3 per second</source>
        <translation>%1 prontos, %2 em aberto, %3 por segundo</translation>
    </message>
    <message>
        <source>%1 done, %2 per second</source>
        <translation>%1 prontos, %2 por segundo</translation>
    </message>
</context>
<context>
    <name>LabPanel</name>
    <message>
        <source>Laboratory</source>
        <translation>Laboratório</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Ensinar</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>Como ele pensa</translation>
    </message>
    <message>
        <source>Many workers</source>
        <translation>Vários workers</translation>
    </message>
    <message>
        <source>Games of chance</source>
        <translation>Jogos de azar</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Pesquisa</translation>
    </message>
</context>
<context>
    <name>LabPresenter</name>
    <message>
        <source>On the board: %1, %2 against %3. Press Page Down to step through it.</source>
        <translation>No tabuleiro: %1, %2 contra %3. Page Down continua a partida.</translation>
    </message>
    <message>
        <source>This page is busy. Its settings cannot change until it has finished.</source>
        <translation>A página está trabalhando agora e mantém as configurações até terminar.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>No tabuleiro: %1.</translation>
    </message>
</context>
<context>
    <name>LabResult</name>
    <message>
        <source>%1 is %2 and should be %3</source>
        <translation>%1 é %2 e deveria ser %3</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>uma imagem</translation>
    </message>
</context>
<context>
    <name>LaboratoryDialog</name>
    <message>
        <source>Insert a laboratory page</source>
        <translation>Inserir uma página do laboratório</translation>
    </message>
    <message>
        <source>The page in front comes first</source>
        <translation>A página à frente vem primeiro</translation>
    </message>
    <message>
        <source>Say what students should do on the page</source>
        <translation>Diga o que os alunos devem fazer na página</translation>
    </message>
    <message>
        <source>These are chosen on the page now. Delete the lines you don&apos;t need.</source>
        <translation>Estas são as configurações atuais da página. Exclua as linhas de que não precisa.</translation>
    </message>
    <message>
        <source>&amp;Page:</source>
        <translation>Pá&amp;gina:</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Legenda:</translation>
    </message>
    <message>
        <source>&amp;Settings:</source>
        <translation>Con&amp;figurações:</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>Não há página para abrir.</translation>
    </message>
</context>
<context>
    <name>LadderFile</name>
    <message>
        <source>Line %1 is not a game: %2</source>
        <translation>A linha %1 não contém uma partida: %2</translation>
    </message>
    <message>
        <source>The game in line %1 has not ended.</source>
        <translation>A partida na linha %1 não terminou.</translation>
    </message>
    <message>
        <source>This is not a list of ladder games.</source>
        <translation>Isto não é uma lista de partidas de uma classificação.</translation>
    </message>
    <message>
        <source>Line %1 is game %2, but the ladder has only %3 games.</source>
        <translation>A linha %1 é a partida %2, mas a classificação só tem %3 partidas.</translation>
    </message>
    <message>
        <source>Line %1 must begin with a game number, higher than in the line before.</source>
        <translation>A linha %1 deve começar com um número de partida, maior que o da linha anterior.</translation>
    </message>
    <message>
        <source>Line %1 belongs to another ladder: the engines, their settings, the seed or the openings differ.</source>
        <translation>A linha %1 é de outra classificação: os motores, suas configurações, a semente ou as aberturas diferem.</translation>
    </message>
</context>
<context>
    <name>LensModel</name>
    <message>
        <source>gone</source>
        <comment>a feature that the last move took away</comment>
        <translation>desfeita</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a feature that the last move made</comment>
        <translation>nova</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>number of a feature of H1</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>%1, open %2</source>
        <comment>squares: d1 e1, open c1</comment>
        <translation>%1, abertas %2</translation>
    </message>
    <message>
        <source>%1, %2 on %3: %4 units</source>
        <comment>side, feature, squares, value: Orange, two in line on d1 e1: +50,000</comment>
        <translation>%1, %2 em %3: %4 unidades</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, new or gone</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Features the last move added or removed</source>
        <translation>O que a última jogada criou e retirou</translation>
    </message>
    <message>
        <source>The side it belongs to</source>
        <translation>De quem é</translation>
    </message>
    <message>
        <source>F1 four in a row, F2 three, F3 two, F4 a single disc</source>
        <translation>F1 quatro em linha, F2 três, F3 dois, F4 uma ficha isolada</translation>
    </message>
    <message>
        <source>Its discs and the empty squares it relies on</source>
        <translation>Suas fichas e as casas vazias com que ela conta</translation>
    </message>
    <message>
        <source>Its value, in heuristic units</source>
        <translation>O que ela soma, em unidades da heurística</translation>
    </message>
    <message>
        <source>square</source>
        <comment>a disc&apos;s square value</comment>
        <translation>casa</translation>
    </message>
</context>
<context>
    <name>LensPanel</name>
    <message>
        <source>Sum</source>
        <translation>Soma</translation>
    </message>
    <message>
        <source>Changes from the last move</source>
        <translation>O que a última jogada mudou</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>Selected feature</source>
        <translation>A característica escolhida</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heurística</translation>
    </message>
    <message>
        <source>H1 counts features. H2 adds up the values of squares.</source>
        <translation>H1 conta características; H2, os valores das casas</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>o lado que tem a vez</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Positive numbers are good for this side</source>
        <translation>Números acima de zero são bons para este lado</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Interpretação de H1</translation>
    </message>
    <message>
        <source>fo&amp;r</source>
        <translation>pa&amp;ra</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, para %2</translation>
    </message>
    <message>
        <source>strict…</source>
        <translation>estrita…</translation>
    </message>
    <message>
        <source>variant…</source>
        <translation>variante…</translation>
    </message>
    <message>
        <source>Hidden while you look for a move.</source>
        <translation>Oculto enquanto você procura a jogada.</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <comment>heuristic and side, its value: H1 strict, for Orange: +200</comment>
        <translation>%1: %2 unidades</translation>
    </message>
    <message>
        <source>No features on the board yet. Each one will be listed here with its value. Select one to light up its squares.</source>
        <translation>Ainda não há nenhuma característica no tabuleiro. Cada uma aparece aqui com o que vale; escolha uma, e suas casas se iluminam.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Nenhuma jogada foi feita ainda.</translation>
    </message>
    <message>
        <source>The last move changed it by %1, from %2: %3 new, %4 gone.</source>
        <translation>A última jogada mudou a soma em %1, a partir de %2; novas: %3, desfeitas: %4.</translation>
    </message>
    <message>
        <source>Select a feature to see its squares on the board.</source>
        <translation>Escolha uma característica para ver suas casas no tabuleiro.</translation>
    </message>
</context>
<context>
    <name>LensPresenter</name>
    <message>
        <source>%1 in %2</source>
        <comment>value, heuristic: +200 in H1 strict, for Orange</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Heat map: %1, in heuristic units. Light squares are good for this side, dark squares are bad.</source>
        <translation>Mapa de calor: %1, em unidades da heurística; as casas claras são boas para este lado, as escuras, ruins.</translation>
    </message>
    <message>
        <source>a disc counts %1 in %2</source>
        <translation>uma ficha conta %1 em %2</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>&apos;%1&apos; is not a column of this board</source>
        <translation>“%1” não é uma coluna deste tabuleiro</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>“%1” não é um número</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;answer&apos;</source>
        <translation>só colunas e números têm “answer”</translation>
    </message>
    <message>
        <source>only questions of kind &apos;choice&apos; or &apos;choices&apos; take &apos;right&apos; and &apos;wrong&apos;</source>
        <translation>só uma escolha tem “right” e “wrong”</translation>
    </message>
    <message>
        <source>an option must not be empty</source>
        <translation>uma opção não é vazia</translation>
    </message>
    <message>
        <source>the right column is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>qual coluna está certa? Indique “answer” ou “exact”</translation>
    </message>
    <message>
        <source>the right number is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>qual número está certo? Indique “answer” ou “exact”</translation>
    </message>
    <message>
        <source>a choice needs at least two options, one of them right</source>
        <translation>uma escolha tem pelo menos duas opções, e uma está certa</translation>
    </message>
    <message>
        <source>a choice needs at least two options</source>
        <translation>uma escolha tem pelo menos duas opções</translation>
    </message>
    <message>
        <source>the kind of question must be one of: %1</source>
        <translation>uma pergunta é uma de: %1</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;exact&apos;</source>
        <translation>só colunas e números podem ser calculados</translation>
    </message>
    <message>
        <source>&apos;exact&apos; must be one of: %1</source>
        <translation>o que se calcula é um de: %1</translation>
    </message>
    <message>
        <source>a name may contain only letters, digits and hyphens</source>
        <translation>um nome tem letras, algarismos e hifens</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>nesta posição a partida terminou</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take a tolerance, and it must be 0 or more</source>
        <translation>um número tem tolerância, de 0 ou mais</translation>
    </message>
    <message>
        <source>this line must be &apos;key: value&apos;, or a continuation that begins with two spaces</source>
        <translation>aqui deve vir “chave: valor”, ou uma linha que continua após dois espaços</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>“%1” aparece duas vezes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing here</source>
        <translation>falta “%1” aqui</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>“%1” é um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be &apos;yes&apos; or &apos;no&apos;</source>
        <translation>“%1” é “yes” ou “no”</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>“%1” não significa nada aqui</translation>
    </message>
    <message>
        <source>a lesson needs at least one step: a line that begins with &apos;# &apos;</source>
        <translation>uma lição tem pelo menos um passo: uma linha que começa com “# ”</translation>
    </message>
    <message>
        <source>a lesson must begin with its header, between two lines of &apos;---&apos;</source>
        <translation>uma lição começa com seu cabeçalho, entre duas linhas de “---”</translation>
    </message>
    <message>
        <source>the header is not closed by a line of &apos;---&apos;</source>
        <translation>o cabeçalho não é fechado por uma linha de “---”</translation>
    </message>
    <message>
        <source>a step needs a title</source>
        <translation>um passo tem um título</translation>
    </message>
    <message>
        <source>the first step must come before this: a line that begins with &apos;# &apos;</source>
        <translation>antes disto deve vir o primeiro passo: uma linha que começa com “# ”</translation>
    </message>
    <message>
        <source>this block is not closed by a line of &apos;```&apos;</source>
        <translation>este bloco não é fechado por uma linha de “```”</translation>
    </message>
    <message>
        <source>there is already a question &apos;%1&apos;</source>
        <translation>já existe uma pergunta “%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from %2 to %3</source>
        <translation>&apos;%1&apos; é um número de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of: %2</source>
        <translation>&apos;%1&apos; é um destes: %2</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Its pages are: %2</source>
        <translation>o laboratório não tem a página &apos;%1&apos;; suas páginas são: %2</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Its settings are: %3</source>
        <translation>a página &apos;%1&apos; não tem a configuração &apos;%2&apos;; tem: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. Did you mean &apos;%2&apos;?</source>
        <translation>&apos;%1&apos; não começa nenhum bloco de uma lição; você quis dizer &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take &apos;also&apos;</source>
        <translation>só perguntas do tipo “number” têm “also”</translation>
    </message>
    <message>
        <source>words are missing: &apos;also&apos; takes a number and what is said when somebody gives it</source>
        <translation>faltam palavras: “also” leva um número e o que é dito a quem responde com ele</translation>
    </message>
    <message>
        <source>&apos;result&apos; must be one of: %1</source>
        <translation>“result” deve ser um destes: %1</translation>
    </message>
    <message>
        <source>a picture has no right number: take &apos;answer&apos; out</source>
        <translation>uma imagem não tem número certo: retire “answer”</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>chave desconhecida: “%1”. Você quis dizer “%2”?</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>o laboratório não tem a página “%1”. Você quis dizer “%2”?</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Did you mean &apos;%3&apos;?</source>
        <translation>a página “%1” não tem a configuração “%2”. Você quis dizer “%3”?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. The blocks are: %2</source>
        <translation>“%1” não é um bloco de lição. Os blocos são: %2</translation>
    </message>
    <message>
        <source>the model has no formula &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>o modelo não tem a fórmula “%1”. Você quis dizer “%2”?</translation>
    </message>
    <message>
        <source>&apos;against&apos; must name what is changed and its new value, such as &apos;mutant stuck&apos;</source>
        <translation>“against” deve dizer o que muda e seu novo valor, como “mutant stuck”</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3</source>
        <translation>o modelo “%1” não tem o parâmetro “%2”. Seus parâmetros são: %3</translation>
    </message>
    <message>
        <source>nothing to hold the formula against: this model has no mutants. Add lines &apos;against&apos;, such as &apos;against: M 2&apos;</source>
        <translation>não há com que comparar a fórmula: este modelo não tem mutantes. Acrescente linhas “against”, como “against: M 2”</translation>
    </message>
    <message>
        <source>only a walk through a tree takes &apos;exact&apos;</source>
        <translation>só um percurso por uma árvore tem “exact”</translation>
    </message>
    <message>
        <source>an empty walk leads nowhere</source>
        <translation>um percurso vazio não leva a lugar nenhum</translation>
    </message>
    <message>
        <source>there is no model &apos;%1&apos;. The models are: %2</source>
        <translation>não existe o modelo “%1”. Os modelos são: %2</translation>
    </message>
    <message>
        <source>a picture&apos;s name is that of a file, such as tree.png</source>
        <translation>o nome de uma imagem é um nome de arquivo, como tree.png</translation>
    </message>
    <message>
        <source>there is already a picture &apos;%1&apos;</source>
        <translation>já existe uma imagem “%1”</translation>
    </message>
    <message>
        <source>this picture is damaged: its letters are not base64</source>
        <translation>esta imagem está danificada: suas letras não são base64</translation>
    </message>
    <message>
        <source>▲ Line %1: %2</source>
        <translation>▲ Linha %1: %2</translation>
    </message>
    <message>
        <source>%1: the page %2: %3</source>
        <comment>a step, a page, what is wrong</comment>
        <translation>%1: a página %2: %3</translation>
    </message>
    <message>
        <source>the model %1 has no parameter &apos;%2&apos;; it has: %3</source>
        <translation>o modelo %1 não tem o parâmetro “%2”; ele tem: %3</translation>
    </message>
    <message>
        <source>the model %1 has no formula &apos;%2&apos;; it has: %3</source>
        <translation>o modelo %1 não tem a fórmula “%2”; ele tem: %3</translation>
    </message>
    <message>
        <source>there is no engine &apos;%1&apos;</source>
        <translation>não existe o motor “%1”</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>The game has ended here. Go back to a position where someone can still move.</source>
        <translation>A partida terminou aqui. Uma lição começa onde alguém ainda pode jogar: volte uma jogada ou mais.</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Lições (*.lesson.md)</translation>
    </message>
    <message>
        <source>Stopped. The exercises were not saved.</source>
        <translation>Interrompido: os exercícios não foram salvos.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Abrir a lição</translation>
    </message>
    <message>
        <source>Go on with the text in the editor</source>
        <translation>Continuar com o texto no editor</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete the text that was not saved</source>
        <translation>Excluir o texto que não foi salvo</translation>
    </message>
    <message>
        <source>A lesson was not saved the last time.</source>
        <translation>Uma lição não foi salva na última vez.</translation>
    </message>
    <message>
        <source>Select a lesson in the list, then present it.</source>
        <translation>Selecione uma lição na lista e depois a apresente.</translation>
    </message>
</context>
<context>
    <name>LessonDraft</name>
    <message>
        <source>Your text could not be kept in case the program ends: %1. Save it to be safe.</source>
        <translation>Não foi possível guardar uma cópia de segurança do seu texto: %1. Salve-o para não perdê-lo.</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto da lição</translation>
    </message>
    <message>
        <source>Each step begins with a line such as &apos;# Title&apos;. The Insert menu writes boards, questions and trees for you.</source>
        <translation>Cada passo começa com uma linha como “# Título”. O menu Inserir escreve tabuleiros, perguntas e árvores para você.</translation>
    </message>
    <message>
        <source>For a student, this button puts the position on the main board. Choose Try the lesson to see it.</source>
        <translation>Para um aluno, este botão leva a posição ao tabuleiro principal. Escolha “Experimentar a lição” para ver isso.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nova lição</translation>
    </message>
    <message>
        <source>%1[*] — Lesson editor</source>
        <translation>%1[*] — Editor de lições</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lições (*%1)</translation>
    </message>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>Não foi possível ler a lição %1: %2.</translation>
    </message>
    <message>
        <source>This is a copy of a built-in lesson. Change its id if the questions change.</source>
        <translation>Esta é uma cópia de uma lição que vem com o programa. Mude o id dela se as perguntas mudarem.</translation>
    </message>
    <message>
        <source>This text was not saved the last time. Save it to keep it.</source>
        <translation>Este texto não foi salvo na última vez. Salve-o para não perdê-lo.</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>Lição não salva</translation>
    </message>
    <message>
        <source>This lesson has unsaved changes.</source>
        <translation>Esta lição tem alterações não salvas.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>Salvar antes?</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Alterada por outro programa</translation>
    </message>
    <message>
        <source>Another program has changed %1. Replace it with your text?</source>
        <translation>Outro programa alterou %1. Substituir pelo seu texto?</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Salva em %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</source>
        <translation>
            <numerusform>Salva em %1. Os alunos só poderão abri-la depois que o erro for corrigido (%n).</numerusform>
            <numerusform>Salva em %1. Os alunos só poderão abri-la depois que os erros forem corrigidos (%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Salvar a lição</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <translation>minha-licao</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you try the lesson.</source>
        <translation>Corrija os erros abaixo antes de experimentar a lição.</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you share the lesson.</source>
        <translation>Corrija os erros abaixo antes de compartilhar a lição.</translation>
    </message>
    <message>
        <source>Share the lesson</source>
        <translation>Compartilhar a lição</translation>
    </message>
    <message>
        <source>Open this lesson in Fourcast: share the link or scan the code. The whole lesson is in it.</source>
        <translation>Compartilhe este link ou escaneie o código para abrir a lição no Fourcast. A lição inteira está nele.</translation>
    </message>
    <message>
        <source>Link to the lesson</source>
        <translation>Link para a lição</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>Inserir uma imagem</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</source>
        <translation>Imagens (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>What the teacher says and does here.</source>
        <translation>O que o professor diz e faz aqui.</translation>
    </message>
    <message>
        <source>New step</source>
        <translation>Novo passo</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be shown, or it is larger than %2 MB.</source>
        <translation>%1 não é uma imagem que possa ser mostrada ou tem mais de %2 MB.</translation>
    </message>
    <message>
        <source>These pictures are not beside the lesson: %1.</source>
        <translation>Estas imagens não estão na pasta da lição: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were added to the lesson. Save it to keep them in its file.</source>
        <translation>
            <numerusform>%n imagem foi acrescentada à lição. Salve a lição para guardá-la no arquivo.</numerusform>
            <numerusform>%n imagens foram acrescentadas à lição. Salve a lição para guardá-las no arquivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this picture the lesson would have %1. The most is %2. Use a smaller picture.</source>
        <translation>Com esta imagem, a lição teria %1. O máximo é %2. Use uma imagem menor.</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>End of the lesson</source>
        <translation>Fim da lição</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Perguntas em aberto</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Ir à pergunta</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in, and is kept for the other lessons.</source>
        <translation>Escolha qualquer nome. Ele aparece no arquivo que você entrega e fica guardado para as outras lições.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Passo %1: %2</translation>
    </message>
    <message>
        <source>(not right yet)</source>
        <translation>(ainda não está certo)</translation>
    </message>
</context>
<context>
    <name>LessonFiles</name>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>Não foi possível ler a lição %1: %2.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, linha %2, coluna %3: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mistake(s):</source>
        <translation>
            <numerusform>%1 tem %n erro:</numerusform>
            <numerusform>%1 tem %n erros:</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>No lesson can be kept here.</source>
        <translation>Não é possível guardar lições aqui.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Não foi possível salvar %1: %2.</translation>
    </message>
</context>
<context>
    <name>LessonHandIn</name>
    <message>
        <source>You can hand in now, continue later, and hand in again. The last step lists the open questions.</source>
        <translation>Você pode entregar agora, continuar mais tarde e entregar de novo. O último passo mostra as perguntas em aberto.</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>&amp;Entregar…</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Continuar a lição</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 já existe. Substituir?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Manter</translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>Choose a lesson. Your work is saved on this computer as you go. It stays here until you hand it in.</source>
        <translation>Escolha uma lição. O que você faz fica guardado neste computador e só sai daqui quando você entrega.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open a lesson</source>
        <translation>Enter ou um clique duplo abre uma lição</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Open the lesson where you left off</source>
        <translation>Abrir a lição onde você parou</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Abrir uma lição…</translation>
    </message>
    <message>
        <source>Open a lesson from a file whose name ends in .lesson.md</source>
        <translation>Uma lição que alguém escreveu: um arquivo que termina em .lesson.md</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>Começar ou continuar</translation>
    </message>
    <message>
        <source>You will learn to:</source>
        <translation>Você vai aprender a:</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, or that of a copy of a built-in lesson</source>
        <translation>Alterar o texto da lição, ou o de uma cópia se ela vem com o programa</translation>
    </message>
    <message>
        <source>New lesson…</source>
        <translation>Nova lição…</translation>
    </message>
    <message>
        <source>Write a lesson of your own, with its preview beside it</source>
        <translation>Escrever sua própria lição, com a prévia ao lado</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>This link to a lesson is damaged or incomplete. Copy all of it and try again.</source>
        <translation>Este link para uma lição está danificado ou incompleto. Copie o link inteiro e tente de novo.</translation>
    </message>
    <message>
        <source>This lesson is too long for a link: it would have %1 characters, and %2 is the most. Share its file instead.</source>
        <translation>Esta lição é longa demais para um link: ele teria %1 caracteres, e o máximo é %2. Compartilhe o arquivo dela.</translation>
    </message>
    <message>
        <source>The lesson in this link has a mistake in line %1: %2</source>
        <translation>A lição deste link tem um erro na linha %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonNews</name>
    <message>
        <source>Messages about the lesson</source>
        <translation>Mensagens sobre a lição</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>No lesson is open.</source>
        <translation>Nenhuma lição está aberta.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Interactive lessons: read, try, answer and hand in</source>
        <translation>Lições passo a passo na tela: ler, experimentar, responder e entregar</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lições (*%1)</translation>
    </message>
    <message>
        <source>Enter your name or number first, so your teacher knows whose file it is.</source>
        <translation>Primeiro escreva seu nome ou número, para o professor saber de quem é o arquivo.</translation>
    </message>
    <message>
        <source>Hand in your work</source>
        <translation>Entregar o que você fez</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>Respostas (*%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Não foi possível salvar %1: %2.</translation>
    </message>
    <message>
        <source>Handed in: %1. Give this file to your teacher. You can continue and hand in again.</source>
        <translation>Entregue: %1. Dê este arquivo ao professor. Você pode continuar e entregar de novo.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>Start this lesson over from the first step? Your earlier work is kept in a separate file.</source>
        <translation>Começar esta lição de novo desde o primeiro passo? O que você fez até agora fica guardado à parte.</translation>
    </message>
    <message>
        <source>Your earlier work is kept in %1.</source>
        <translation>O que você fez antes está guardado: %1.</translation>
    </message>
    <message>
        <source>Read, try and answer</source>
        <translation>Ler, experimentar e responder</translation>
    </message>
</context>
<context>
    <name>LessonPresenter</name>
    <message>
        <source>This was the last step. Esc or F11 leaves, Page Up goes back.</source>
        <translation>Este foi o último passo. Esc ou F11 sai, Page Up volta.</translation>
    </message>
</context>
<context>
    <name>LessonPreview</name>
    <message>
        <source>The preview appears here when the lesson has its first step: a line that begins with &apos;# &apos;.</source>
        <translation>A prévia aparece aqui quando a lição tem seu primeiro passo: uma linha que começa com “# ”.</translation>
    </message>
    <message>
        <source>Preview of the step</source>
        <translation>Prévia do passo</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>Your work could not be saved: %1. It is kept while the lesson is open.</source>
        <translation>Não foi possível salvar o que você fez: %1. Continua aqui enquanto a lição estiver aberta.</translation>
    </message>
    <message>
        <source>Another student has this lesson open in another window. Your work here is saved in %1.</source>
        <translation>Outro aluno está com esta lição aberta em outra janela. O que você fizer aqui fica em %1.</translation>
    </message>
</context>
<context>
    <name>LessonStepView</name>
    <message>
        <source>Step of the lesson</source>
        <translation>Passo da lição</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Para o professor</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar no tabuleiro</translation>
    </message>
    <message>
        <source>Put this position on the main board and play from there</source>
        <translation>Mostrar esta posição no tabuleiro grande, para jogar a partir dela</translation>
    </message>
    <message>
        <source>Open this page</source>
        <translation>Abrir esta página</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings</source>
        <translation>A página do laboratório, com as configurações da lição</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto da lição</translation>
    </message>
</context>
<context>
    <name>LessonTree</name>
    <message>
        <source>Move %1 of %2: not examined</source>
        <translation>Jogada %1 de %2: não examinada</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jogada %1 de %2</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>folha</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partida terminada</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>da tabela</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>em busca</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cortado</translation>
    </message>
    <message>
        <source>more below</source>
        <translation>há mais abaixo</translation>
    </message>
    <message>
        <source>principal variation</source>
        <translation>variante principal</translation>
    </message>
    <message>
        <source>This node and below: nodes %1, leaves %2, cuts %3</source>
        <translation>Com tudo abaixo: nós %1, folhas %2, cortes %3</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raiz</translation>
    </message>
    <message>
        <source>the game is over: the side that moved last won</source>
        <translation>a partida acabou: venceu quem jogou por último</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>o tabuleiro está cheio</translation>
    </message>
    <message>
        <source>answered by the table</source>
        <translation>a tabela respondeu</translation>
    </message>
    <message>
        <source>an immediate win, taken without a search</source>
        <translation>uma vitória foi tomada sem busca</translation>
    </message>
    <message>
        <source>only the move that does not lose at once was searched</source>
        <translation>só foi examinada a jogada que não perde de imediato</translation>
    </message>
    <message>
        <source>Window on entry: %1</source>
        <translation>Janela na entrada: %1</translation>
    </message>
    <message>
        <source>The nodes below are not kept. They are searched again when you open this node.</source>
        <translation>O que está abaixo não é guardado; é buscado de novo ao abrir.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n disc(s)</source>
        <translation>
            <numerusform>%1, %n ficha</numerusform>
            <numerusform>%1, %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; %2, depth %3, leaves %4</source>
        <translation>%1; %2, profundidade %3, folhas %4</translation>
    </message>
    <message>
        <source>Value %1. Nodes %2, leaves %3, cuts %4.</source>
        <translation>Valor %1. Nós %2, folhas %3, cortes %4.</translation>
    </message>
    <message>
        <source>Nodes including earlier depths: %1.</source>
        <translation>Com as profundidades anteriores: nós %1.</translation>
    </message>
    <message>
        <source>The tree keeps %1 nodes, down to ply %2. Deeper nodes are searched again when opened.</source>
        <translation>Guardados: %1, até a meia-jogada %2. O que é mais profundo é buscado de novo ao abrir.</translation>
    </message>
    <message>
        <source>Tree to step through</source>
        <translation>Árvore para percorrer</translation>
    </message>
    <message>
        <source>The tree is open</source>
        <translation>A árvore está aberta</translation>
    </message>
    <message>
        <source>Open or close the tree</source>
        <translation>Abrir ou fechar a árvore</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Árvore: %1</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Buscando: %1.</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Prever, depois ver</translation>
    </message>
    <message>
        <source>Open in Tree</source>
        <translation>Abrir em Árvore</translation>
    </message>
    <message>
        <source>Open the same search on the Tree page, with all its tools</source>
        <translation>A mesma busca na página do laboratório, com tudo o que a acompanha</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>A árvore de uma busca</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Perguntar o que vem a seguir antes de mostrar</translation>
    </message>
</context>
<context>
    <name>LessonWorkspace</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Passos da lição</translation>
    </message>
    <message>
        <source>A check mark shows that every question in the step is done</source>
        <translation>Uma marca ✓: todas as perguntas do passo estão respondidas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>O passo anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>O próximo passo</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Entregar…</translation>
    </message>
    <message>
        <source>Save your work as one file for your teacher</source>
        <translation>Salvar o que você fez em um arquivo para o professor</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Começar de novo…</translation>
    </message>
    <message>
        <source>Start the lesson over. Your earlier work is kept in a separate file.</source>
        <translation>Começar a lição outra vez; o que você fez antes fica guardado à parte</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Fechar a lição</translation>
    </message>
    <message>
        <source>Return to the list of lessons. Your work is kept.</source>
        <translation>Voltar à lista de lições; o que você fez fica guardado</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Nome ou número:</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in.</source>
        <translation>À sua escolha; aparece no arquivo que você entrega</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Folha de atividades</translation>
    </message>
    <message>
        <source>Print the lesson, blank or with answers</source>
        <translation>A lição no papel, para preencher ou com as respostas</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a step, questions done, all</comment>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>Passo %1 de %2.</translation>
    </message>
    <message>
        <source>Questions done: %1 of %2.</source>
        <translation>Perguntas respondidas: %1 de %2.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, with its preview beside it</source>
        <translation>Alterar o texto da lição, com a prévia ao lado</translation>
    </message>
    <message>
        <source>This question is still open: answer it, or choose Next again.</source>
        <translation>Esta pergunta ainda está em aberto: responda ou escolha “Próximo” de novo.</translation>
    </message>
    <message>
        <source>In this step: %1 of %2 answered.</source>
        <translation>Neste passo: %1 de %2 respondidas.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>depth %1, %2 % errors, seed %3</source>
        <translation>profundidade %1, %2% de erros, semente %3</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Watches only its own lines, never yours.</source>
        <translation>Só olha as próprias linhas, nunca as que você forma.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals.</source>
        <translation>Não vê as diagonais.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Forgets to check the square above its own disc.</source>
        <translation>Esquece de olhar a casa acima da que ocupa.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Cauteloso</translation>
    </message>
    <message>
        <source>Never looks for its own threats, only yours.</source>
        <translation>Nunca procura as próprias ameaças, só as que você cria.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habilidoso</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you in the two outer columns.</source>
        <translation>Não espera você nas duas colunas das bordas.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Always opens as close to the middle as it can.</source>
        <translation>Joga a abertura por hábito, o mais perto do centro que puder.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfeito</translation>
    </message>
    <message>
        <source>Has no blind spots.</source>
        <translation>Não tem ponto cego.</translation>
    </message>
    <message>
        <source>Sees every game to its end. Wins as fast as it can, and sets traps when it&apos;s losing.</source>
        <translation>Vê cada partida até o fim: vence o mais rápido que pode e prepara armadilhas quando está perdido.</translation>
    </message>
    <message>
        <source>Only watches its own lines. It won&apos;t notice yours.</source>
        <translation>Só olha as próprias linhas. Não percebe as suas.</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals. Use them!</source>
        <translation>Não vê diagonais. Aproveite!</translation>
    </message>
    <message>
        <source>Forgets to check above its own disc. Wait for it there.</source>
        <translation>Esquece de olhar acima da própria ficha. Espere lá.</translation>
    </message>
    <message>
        <source>Blocks well, but never plans its own four.</source>
        <translation>Bloqueia bem, mas nunca planeja os próprios quatro em linha.</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you at the edges.</source>
        <translation>Não espera você nas bordas.</translation>
    </message>
    <message>
        <source>Always opens in the middle, then plays well.</source>
        <translation>Sempre abre no meio, depois joga bem.</translation>
    </message>
    <message>
        <source>Doesn&apos;t understand zugzwang. Treats all rows alike as the board fills up.</source>
        <translation>Não entende zugzwang: trata todas as fileiras por igual quando o tabuleiro enche.</translation>
    </message>
    <message>
        <source>Looks far ahead, but can be caught in the endgame.</source>
        <translation>Vê longe, mas pode ser pego no fim da partida.</translation>
    </message>
    <message>
        <source>Never makes a mistake. Go first, and you can still win.</source>
        <translation>Nunca erra. Comece, e você ainda pode vencer.</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n moves ahead. Plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>Olha %n jogada à frente e joga ao acaso em %1% das vezes. %2</numerusform>
            <numerusform>Olha %n jogadas à frente e joga ao acaso em %1% das vezes. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Pintinho</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Cogumelo</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Ouriço</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Raposa</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Coruja</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Mago</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamante</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an opponent, its level</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>LineBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Go back to the game, to where this variation began</source>
        <translation>Mostrar o que foi jogado, no ponto em que esta linha saiu da partida</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>Excluir variante</translation>
    </message>
    <message>
        <source>Delete the variation selected in the list, or this one. Undo brings it back.</source>
        <translation>A variante escolhida na lista, ou esta. Desfazer a recupera</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Tornar linha principal</translation>
    </message>
    <message>
        <source>Use this line as the game. The other becomes a variation.</source>
        <translation>Usar esta linha como a partida; manter a outra como variante</translation>
    </message>
</context>
<context>
    <name>LoadText</name>
    <message>
        <source>The system does not report how long workers waited for a processor.</source>
        <translation>O sistema não diz quanto tempo os workers esperaram por um processador.</translation>
    </message>
    <message>
        <source>%1 workers share %2 processors. Their %3 of waiting in total includes waiting for one another.</source>
        <translation>%1 workers dividem %2 processadores: o que esperaram, %3 no total, esperaram também uns pelos outros.</translation>
    </message>
    <message>
        <source>The worker was ready for %1 while others had the processors. That time is load from elsewhere, not work.</source>
        <translation>O worker esteve pronto por %1 enquanto outros ocupavam os processadores: isso é carga alheia, não trabalho.</translation>
    </message>
    <message>
        <source>Worker %1 was ready for %2 while others had the processors, and all workers together for %3. That time is load from elsewhere, not work.</source>
        <translation>O worker %1 esteve pronto por %2 enquanto outros ocupavam os processadores, e todos os workers juntos por %3: isso é carga alheia, não trabalho.</translation>
    </message>
    <message>
        <source>No other program slowed this search down. All workers together waited %1.</source>
        <translation>Nenhum outro programa atrasou esta busca: todos os workers juntos esperaram %1.</translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>escrito como uma só equação linear, isto fica grande demais (mais de %n alternativa)</numerusform>
            <numerusform>escrito como uma só equação linear, isto fica grande demais (mais de %n alternativas)</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but the arguments there have other types; nocomm %1 would let each happen alone</source>
        <translation>&apos;%1&apos; é feita junto com a da linha %2, mas lá seus argumentos são de outros tipos; nocomm %1 deixaria cada uma ocorrer sozinha</translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but that has a different number of arguments; nocomm %1 would let each happen alone</source>
        <translation>&apos;%1&apos; é feita junto com a da linha %2, que tem outro número de argumentos; nocomm %1 deixaria cada uma ocorrer sozinha</translation>
    </message>
    <message>
        <source>this never synchronises with the parallel process: give an action the same name in both</source>
        <translation>isto nunca faz nada junto com o que está ao lado: dê a uma ação o mesmo nome nos dois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens: the parallel process does it with other arguments; nocomm %1 would let each happen alone</source>
        <translation>&apos;%1&apos; nunca ocorre: o que está ao lado a faz com outros argumentos; nocomm %1 deixaria cada uma ocorrer sozinha</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message numerus="yes">
        <source>%n core(s), %1, %2, kernel %3</source>
        <translation>
            <numerusform>%n núcleo, %1, %2, kernel %3</numerusform>
            <numerusform>%n núcleos, %1, %2, kernel %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>%1: %2, depth %3</source>
        <translation>%1: %2, profundidade %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your finished game isn&apos;t lost. Undo brings it back.</source>
        <translation>A partida terminada não se perde: Desfazer a recupera.</translation>
    </message>
    <message>
        <source>The laboratory is working. The language will change when it finishes.</source>
        <translation>O laboratório está trabalhando; o idioma muda quando ele terminar.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>%1[*] — Fourcast</source>
        <translation>%1[*] — Fourcast</translation>
    </message>
    <message>
        <source>The old moves are kept as a variation in the move list.</source>
        <translation>As jogadas antigas ficam como variante na lista de jogadas.</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Fill the table</source>
        <translation>Preencher a tabela</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Table 1 of the study: 7 threads, 1 to 7 levels</source>
        <translation>Tabela 1 do estudo: sete threads, de um a sete níveis</translation>
    </message>
    <message>
        <source>The same table with the repaired formulas</source>
        <translation>A mesma com as fórmulas corrigidas</translation>
    </message>
    <message>
        <source>Mutants: which formula catches which mistake</source>
        <translation>Mutantes: qual fórmula percebe qual erro</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Choose the table to fill</source>
        <translation>O que é executado</translation>
    </message>
    <message>
        <source>Explore the models row by row and check every formula in each</source>
        <translation>Explorar os modelos linha por linha e verificar cada fórmula em cada um</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Parar. O que está preenchido fica, e Preencher continua dali</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Vereditos</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model and the formula</source>
        <translation>Enter ou um clique duplo abre o modelo e a fórmula</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>A sua</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Explored in</source>
        <translation>Explorado em</translation>
    </message>
    <message>
        <source>▲ error</source>
        <translation>▲ com erro</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled.</source>
        <translation>%1 de %2 células estão preenchidas.</translation>
    </message>
    <message>
        <source>Explored and checked here from the model&apos;s text. The study says that all seven formulas hold at every depth. “Vacuous” marks those that hold only because the actions they mention never happen.</source>
        <translation>Explorado e verificado aqui, a partir do texto do modelo. O estudo diz que todas as sete valem em cada profundidade; ao lado aparece quais valem só porque aquilo de que falam nunca acontece.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How many of the %1 mutants each formula catches: %2.</source>
        <translation>Mutantes que uma fórmula distingue do modelo sem erro, de %1. %2.</translation>
    </message>
    <message>
        <source>Nothing checked yet. Press Fill the table to check every formula on each mutant.</source>
        <translation>Nada foi verificado ainda: cada mutante será confrontado com cada fórmula.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Number of levels in the last row. Each further level takes several times as long</source>
        <translation>A tabela termina com o modelo deste número de níveis; cada nível a mais leva várias vezes mais tempo</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Tool bar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Mostrar ou ocultar a barra de ferramentas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Part&amp;ida</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>A&amp;nalisar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>E&amp;studo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Analyse, teach, study or measure</source>
        <translation>Analisar, ensinar, estudar ou medir</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>Às cegas</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>E&amp;nsinar</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>MetricChart</name>
    <message>
        <source>Quantity</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>By move</source>
        <translation>Por jogada</translation>
    </message>
    <message>
        <source>One point for each move by an engine</source>
        <translation>Um ponto para cada jogada de um motor</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por partida</translation>
    </message>
    <message>
        <source>One point for each game and engine in this session: the total of its moves if the quantity adds up, otherwise their mean</source>
        <translation>Um ponto para cada partida e motor desta sessão: a soma de suas jogadas se o número se soma; senão, sua média</translation>
    </message>
    <message>
        <source>Logarithmic axis for this quantity</source>
        <translation>Eixo logarítmico, deste número</translation>
    </message>
    <message>
        <source>Each game by an engine adds a point here. %1</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Cada partida de um motor acrescenta um ponto aqui. %1</translation>
    </message>
    <message>
        <source>%1: no engine in this session reports it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: nenhum motor desta sessão o informa. %2</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes in the lesson</source>
        <translation>Erros na lição</translation>
    </message>
    <message>
        <source>Click a mistake, or press Enter, to go to its place</source>
        <translation>Clique em um erro ou tecle Enter para ir até ele</translation>
    </message>
    <message>
        <source>%1 Line %2: %3</source>
        <comment>sign, line, what is wrong</comment>
        <translation>%1 Linha %2: %3</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modelo:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Um texto seu</translation>
    </message>
    <message>
        <source>your own model</source>
        <translation>um modelo seu</translation>
    </message>
    <message>
        <source>Parameters need a model.</source>
        <translation>Parâmetros precisam de um modelo.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3.</source>
        <translation>O modelo &apos;%1&apos; não tem o parâmetro &apos;%2&apos;; tem: %3.</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Colunas uma após a outra, como 44536</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2, separated by commas</source>
        <translation>Números inteiros de %1 a %2, separados por vírgulas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>A fraction or decimal between 0 and 1, such as 3/5 or 0.6</source>
        <translation>Uma fração ou um decimal entre 0 e 1, como 3/5 ou 0.6</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>Parameter</source>
        <translation>Parâmetro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>ModelText</name>
    <message>
        <source>Text of the model</source>
        <translation>Texto do modelo</translation>
    </message>
    <message>
        <source>The text is a valid model.</source>
        <translation>O texto é um modelo.</translation>
    </message>
</context>
<context>
    <name>MomentPage</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>See every move, both sides&apos; accuracy and the graph</source>
        <translation>Todas as jogadas, a precisão dos dois lados e o gráfico</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Try this move again yourself</source>
        <translation>Jogar você mesmo, e melhor</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>See the better move, and why</source>
        <translation>Ver a jogada melhor e por que ela é melhor</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Momento decisivo anterior</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Próximo momento decisivo</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Momento decisivo %1 de %2</translation>
    </message>
    <message>
        <source>What would you play here?</source>
        <translation>O que você jogaria aqui?</translation>
    </message>
    <message>
        <source>The board before this move</source>
        <translation>O tabuleiro antes desta jogada</translation>
    </message>
</context>
<context>
    <name>MomentWords</name>
    <message>
        <source>You could have won here.</source>
        <translation>Aqui você podia ter vencido.</translation>
    </message>
    <message>
        <source>You could have drawn here.</source>
        <translation>Aqui você podia ter empatado.</translation>
    </message>
    <message>
        <source>%1 let you off here.</source>
        <translation>Aqui %1 deixou você escapar.</translation>
    </message>
    <message>
        <source>%1 let you win here.</source>
        <translation>Aqui %1 deixou você vencer.</translation>
    </message>
    <message>
        <source>%1 could have won here.</source>
        <translation>Aqui %1 podia ter vencido.</translation>
    </message>
    <message>
        <source>%1 could have drawn here.</source>
        <translation>Aqui %1 podia ter empatado.</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Procurando o momento decisivo…</translation>
    </message>
    <message>
        <source>No turning point so far.</source>
        <translation>Nenhum momento decisivo até agora.</translation>
    </message>
    <message>
        <source>Nobody slipped: you were ahead all the way.</source>
        <translation>Ninguém vacilou: você ficou na frente o tempo todo.</translation>
    </message>
    <message>
        <source>Nobody slipped: %1 was ahead all the way.</source>
        <translation>Ninguém vacilou: %1 ficou na frente o tempo todo.</translation>
    </message>
    <message>
        <source>Nobody slipped: a fair draw.</source>
        <translation>Ninguém vacilou: um empate justo.</translation>
    </message>
    <message>
        <source>Nobody has slipped so far.</source>
        <translation>Ninguém vacilou até agora.</translation>
    </message>
    <message>
        <source>Move %1: you played %2.</source>
        <translation>Jogada %1: você jogou %2.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3.</source>
        <comment>number, who, square</comment>
        <translation>Jogada %1: %2 jogou %3.</translation>
    </message>
    <message>
        <source>%1, move %2: %3, %4</source>
        <comment>who, number, square, class</comment>
        <translation>%1, jogada %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, move %2: what would you play?</source>
        <comment>who, number</comment>
        <translation>%1, jogada %2: o que você jogaria?</translation>
    </message>
</context>
<context>
    <name>MoveClass</name>
    <message>
        <source>Forced: only %1 blocks the four.</source>
        <translation>Forçada: %1 é a única jogada que bloqueia o quatro em linha que surgiria ali.</translation>
    </message>
    <message>
        <source>Forced: %1 was the only free square.</source>
        <translation>Forçada: %1 era a única casa livre.</translation>
    </message>
    <message>
        <source>Only move: it %1. Every other column gives the win away (exact).</source>
        <translation>Jogada única: %1, e qualquer outra coluna deixa escapar a vitória (exato).</translation>
    </message>
    <message>
        <source>Only move: it holds the draw. Every other column loses (exact).</source>
        <translation>Jogada única: mantém o empate, e qualquer outra coluna perde (exato).</translation>
    </message>
    <message>
        <source>Best: %1, as late as possible (exact).</source>
        <translation>Melhor: %1, o mais tarde possível (exato).</translation>
    </message>
    <message>
        <source>Best: %1, as soon as possible (exact).</source>
        <translation>Melhor: %1, o mais cedo possível (exato).</translation>
    </message>
    <message>
        <source>Best: it holds the draw. No move does better (exact).</source>
        <translation>Melhor: mantém o empate, e nenhuma jogada consegue mais (exato).</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ainda não se sabe</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forçada</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>jogada única</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>mais lenta</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>erro grave</translation>
    </message>
    <message>
        <source>This move&apos;s value is not known yet.</source>
        <translation>Ainda não se sabe quanto vale esta jogada.</translation>
    </message>
    <message>
        <source>Slower: %3 with %4, but %1 with %2 (exact).</source>
        <translation>Mais lenta: %3 com %4, %1 com %2 (exato).</translation>
    </message>
    <message>
        <source>Mistake: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Erro: %1 com %2, %3 com %4 (exato).</translation>
    </message>
    <message>
        <source>Blunder: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Erro grave: %1 com %2, %3 com %4 (exato).</translation>
    </message>
</context>
<context>
    <name>MoveComparison</name>
    <message>
        <source>This move took about as long as this engine&apos;s usual move (%1, %2 nodes).</source>
        <translation>Esta jogada demorou mais ou menos o mesmo que as outras deste motor (%1, %2 nós).</translation>
    </message>
    <message>
        <source>This move took %1 times the median time of this engine&apos;s %2 moves in this game (%3). It searched %4 times the nodes (%5), with %6 times the time per node.</source>
        <translation>%1 vezes o tempo mediano das %2 jogadas deste motor nesta partida (%3): %4 vezes os nós (%5) e %6 vezes o tempo de cada um.</translation>
    </message>
    <message>
        <source>It searched to depth %1. The median move searched to depth %2.</source>
        <translation>Buscou a %1 meias-jogadas de profundidade; a jogada mediana, a %2.</translation>
    </message>
    <message>
        <source>Each ply multiplied its nodes by %1. For the median move the factor was %2.</source>
        <translation>Cada meia-jogada multiplicou seus nós por %1; os da jogada mediana, por %2.</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>Variation: %1</source>
        <translation>Variante: %1</translation>
    </message>
    <message>
        <source>↳ Game: %1</source>
        <comment>the main line</comment>
        <translation>↳ Partida: %1</translation>
    </message>
    <message>
        <source>↳ %1</source>
        <comment>a line beside</comment>
        <translation>↳ %1</translation>
    </message>
    <message>
        <source>The moves played. Click or press Enter to return to them.</source>
        <translation>O que foi jogado. Clique ou Enter volta a isso.</translation>
    </message>
    <message>
        <source>A variation. Click or press Enter to put it on the board.</source>
        <translation>Uma variante. Clique ou Enter a mostra no tabuleiro.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a move</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>move with a comment</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>engine and its variant</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <translation>%1, profundidade %2: %3</translation>
    </message>
    <message>
        <source>%1 nodes in %2 ms</source>
        <translation>%1 nós em %2 ms</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Linha: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>move, how good it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Move %1, first player: %2</source>
        <translation>Jogada %1, primeiro jogador: %2</translation>
    </message>
    <message>
        <source>Move %1, second player: %2</source>
        <translation>Jogada %1, segundo jogador: %2</translation>
    </message>
</context>
<context>
    <name>MovePlot</name>
    <message>
        <source>%1 M</source>
        <comment>millions, short, beside an axis</comment>
        <translation>%1 mi</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands, short, beside an axis</comment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>billions, short, beside an axis</comment>
        <translation>%1 bi</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
</context>
<context>
    <name>MoveQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Positions searched for each move</source>
        <translation>Posições buscadas em cada jogada</translation>
    </message>
    <message>
        <source>Chart of the nodes searched for each move</source>
        <translation>Gráfico dos nós buscados em cada jogada</translation>
    </message>
    <message>
        <source>Nodes searched for each move</source>
        <translation>Nós buscados em cada jogada</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Nós buscados</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: the number of positions searched. Let an engine play to see the first one.</source>
        <translation>Cada jogada de um motor acrescenta aqui um ponto: quantas posições ele buscou. Deixe um motor jogar para ver o primeiro.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time taken for each move</source>
        <translation>Tempo gasto em cada jogada</translation>
    </message>
    <message>
        <source>Chart of the time taken for each move</source>
        <translation>Gráfico do tempo gasto em cada jogada</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tempo em ms</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: its thinking time. Let an engine play to see the first one.</source>
        <translation>Cada jogada de um motor acrescenta aqui um ponto: quanto tempo ele pensou. Deixe um motor jogar para ver o primeiro.</translation>
    </message>
    <message>
        <source>Chart by move: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Gráfico por jogada: %1</translation>
    </message>
    <message>
        <source>%1, by move</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, por jogada</translation>
    </message>
    <message>
        <source>Each engine move adds a point here. %1 Let an engine play to see the first one.</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Cada jogada de um motor acrescenta um ponto aqui. %1 Deixe um motor jogar para ver o primeiro.</translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message>
        <source>makes four in a row and wins</source>
        <translation>completa quatro em linha e vence</translation>
    </message>
    <message>
        <source>misses four in a row on %1</source>
        <translation>deixa passar o quatro em linha em %1</translation>
    </message>
    <message>
        <source>blocks %1&apos;s four</source>
        <translation>bloqueia o quatro em linha de %1</translation>
    </message>
    <message>
        <source>loses because it opens %2 for %1</source>
        <translation>perde porque dá a %1 a casa %2</translation>
    </message>
    <message>
        <source>lets %1 win on %2</source>
        <translation>deixa para %1 a vitória em %2</translation>
    </message>
    <message>
        <source>threatens %1 at once, and %2 can block only one</source>
        <translation>ameaça ao mesmo tempo as casas %1, das quais %2 só pode bloquear uma</translation>
    </message>
    <message>
        <source>threatens %1, one above the other, and %2 can block only one</source>
        <translation>ameaça as casas %1, uma acima da outra, das quais %2 só pode bloquear uma</translation>
    </message>
    <message>
        <source>gives up the threat on %1, as %2 can now block it</source>
        <translation>abre mão da ameaça em %1, que %2 agora pode bloquear</translation>
    </message>
    <message>
        <source>makes an odd threat on %1</source>
        <translation>cria uma ameaça ímpar em %1</translation>
    </message>
    <message>
        <source>makes odd threats on %1</source>
        <translation>cria ameaças ímpares em %1</translation>
    </message>
    <message>
        <source>makes an even threat on %1</source>
        <translation>cria uma ameaça par em %1</translation>
    </message>
    <message>
        <source>makes even threats on %1</source>
        <translation>cria ameaças pares em %1</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2 at once</source>
        <translation>ocupa a casa da qual %1 ameaçaria %2 ao mesmo tempo</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2</source>
        <translation>ocupa a casa da qual %1 ameaçaria %2</translation>
    </message>
    <message>
        <source>is the only move that doesn&apos;t let %1 win at once</source>
        <translation>é a única coluna que não deixa %1 vencer imediatamente</translation>
    </message>
    <message>
        <source>is the only square left to play</source>
        <translation>é a única casa que resta para jogar</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>deixa escapar a vitória</translation>
    </message>
    <message>
        <source>gives the draw away</source>
        <translation>deixa escapar o empate</translation>
    </message>
    <message>
        <source>%1, sooner than any other column</source>
        <comment>wins in 7 moves</comment>
        <translation>%1, mais cedo que com qualquer outra coluna</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vence</translation>
    </message>
    <message>
        <source>leads to a draw</source>
        <translation>leva ao empate</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a square, and what a disc there does</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>threatens %1</source>
        <translation>ameaça completar quatro em %1</translation>
    </message>
    <message numerus="yes">
        <source>is part of %n possible four(s)</source>
        <translation>
            <numerusform>faz parte de %n linha de quatro possível</numerusform>
            <numerusform>faz parte de %n linhas de quatro possíveis</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be part of a four</source>
        <translation>não faz parte de nenhuma linha de quatro possível</translation>
    </message>
    <message numerus="yes">
        <source>still loses, but holds out longest: %n move(s)</source>
        <translation>
            <numerusform>ainda perde, mas é a que mais resiste: %n jogada</numerusform>
            <numerusform>ainda perde, mas é a que mais resiste: %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the win.</source>
        <translation>Só %1 mantém a vitória.</translation>
    </message>
    <message>
        <source>Only %1 keeps the draw.</source>
        <translation>Só %1 mantém o empate.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 keeps the win (in %n move(s)).</source>
        <translation>
            <numerusform>Só %1 mantém a vitória (em %n jogada).</numerusform>
            <numerusform>Só %1 mantém a vitória (em %n jogadas).</numerusform>
        </translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a disc on a square does</comment>
        <translation>A jogada %1.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Comentário sobre esta jogada</translation>
    </message>
    <message>
        <source>Press Enter to save your comment in the game</source>
        <translation>Fica no arquivo da partida. Enter confirma o que você escreveu</translation>
    </message>
    <message>
        <source>Moves appear here as you play.</source>
        <translation>As jogadas aparecem aqui durante a partida.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move in the game</source>
        <translation>Jogada da partida</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jogada %1 de %2</translation>
    </message>
</context>
<context>
    <name>NewLesson</name>
    <message>
        <source>A lesson about a position</source>
        <translation>Uma lição sobre uma posição</translation>
    </message>
    <message>
        <source>Find the best column and explain why it is best.</source>
        <translation>Encontrar a melhor coluna e dizer por que é a melhor.</translation>
    </message>
    <message>
        <source>Step through a search and say what it leaves out.</source>
        <translation>Percorrer uma busca e dizer o que ela deixa de fora.</translation>
    </message>
    <message>
        <source>Where would you move?</source>
        <translation>Onde você jogaria?</translation>
    </message>
    <message>
        <source>Can either side win at once?</source>
        <translation>Alguém pode vencer já?</translation>
    </message>
    <message>
        <source>What can the other side do next?</source>
        <translation>O que o outro lado pode fazer depois?</translation>
    </message>
    <message>
        <source>No other column wins sooner, or holds out longer.</source>
        <translation>Nenhuma outra coluna vence antes nem resiste mais.</translation>
    </message>
    <message>
        <source>Name a column that keeps the result.</source>
        <translation>Diga uma coluna que não entrega nada.</translation>
    </message>
    <message>
        <source>After such a move, a win is still a win and a draw is still a draw.</source>
        <translation>Com uma jogada assim, vitória continua vitória e empate continua empate.</translation>
    </message>
    <message>
        <source>With best play by both sides, how many more discs are dropped before the game ends?</source>
        <translation>Quantas fichas caem até o fim, quando os dois jogam o melhor possível?</translation>
    </message>
    <message>
        <source>The board has 42 squares.</source>
        <translation>O tabuleiro tem 42 casas.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Olhar em volta</translation>
    </message>
    <message>
        <source>Only the teacher sees these notes. Write what to say, how long it takes and what students usually get wrong.</source>
        <translation>Só o professor vê isto: o que dizer, quanto demora e no que os alunos costumam errar.</translation>
    </message>
    <message>
        <source>What has happened in this game? Write here what your students should look for. Use Markdown for *italic* and **bold** words, lists and tables.</source>
        <translation>O que aconteceu nesta partida? Escreva aqui o que seus alunos devem olhar. Palavras em *itálico* e **negrito**, listas e tabelas são Markdown.</translation>
    </message>
    <message>
        <source>The position for this lesson</source>
        <translation>A posição desta lição</translation>
    </message>
    <message>
        <source>What is the value of the root?</source>
        <translation>Quanto vale a raiz?</translation>
    </message>
    <message>
        <source>Step to the end of the search and look at the root.</source>
        <translation>Vá ao fim da busca e olhe para a raiz.</translation>
    </message>
    <message>
        <source>How many positions did the search visit?</source>
        <translation>Quantas posições ela examinou?</translation>
    </message>
    <message>
        <source>How many leaves did it evaluate?</source>
        <translation>Quantas folhas ela avaliou?</translation>
    </message>
    <message>
        <source>At how many nodes did it leave out moves?</source>
        <translation>Quantas vezes ela cortou um ramo?</translation>
    </message>
    <message>
        <source>How many leaves would the best order have needed?</source>
        <translation>De quantas folhas a melhor ordem precisaria?</translation>
    </message>
    <message>
        <source>Alpha-beta cannot prove the value with fewer leaves in any order, as Knuth and Moore showed.</source>
        <translation>Nenhuma ordem de alfa-beta pode provar o valor com menos, como mostraram Knuth e Moore.</translation>
    </message>
    <message>
        <source>Think ahead</source>
        <translation>Pensar à frente</translation>
    </message>
    <message>
        <source>Here the computer looks ahead from that position. Before it shows a value, it asks you.</source>
        <translation>É assim que o computador olha à frente a partir dali. Antes de mostrar um valor, ele pergunta a você.</translation>
    </message>
    <message>
        <source>A three-ply search</source>
        <translation>Uma busca de três meias-jogadas</translation>
    </message>
    <message>
        <source>The same search with other orders</source>
        <translation>A mesma busca com outras ordens</translation>
    </message>
    <message>
        <source>Whose turn is it in the position?</source>
        <translation>De quem é a vez na posição?</translation>
    </message>
    <message>
        <source>The side that moved first</source>
        <translation>O lado que jogou primeiro</translation>
    </message>
    <message>
        <source>The side that moved second</source>
        <translation>O lado que jogou em segundo</translation>
    </message>
    <message>
        <source>Explain the best move in your own words.</source>
        <translation>Explique a melhor jogada com suas próprias palavras.</translation>
    </message>
    <message>
        <source>Your teacher will read this.</source>
        <translation>Seu professor lê isto.</translation>
    </message>
    <message>
        <source>Explain it to someone</source>
        <translation>Contar a alguém</translation>
    </message>
    <message>
        <source>Write down what you have learned in a sentence or two.</source>
        <translation>O que você sabe agora: escreva em uma ou duas frases.</translation>
    </message>
    <message>
        <source>Both sides play their best. Walk from the root to the leaf.</source>
        <translation>Os dois lados jogam o melhor possível. Vá da raiz até a folha.</translation>
    </message>
    <message>
        <source>At each node, take a move whose value is the value of the node.</source>
        <translation>Em cada nó, faça uma jogada cujo valor seja o valor do nó.</translation>
    </message>
    <message>
        <source>Write a formula: no thread does a max of one level twice.</source>
        <translation>Escreva uma fórmula: nenhuma thread faz duas vezes o max de um mesmo nível.</translation>
    </message>
    <message>
        <source>“After any steps” is [true*]. “It cannot happen” is [action]false.</source>
        <translation>“Depois de quaisquer passos” é [true*]. “Não pode ocorrer” é [ação]false.</translation>
    </message>
    <message>
        <source>Walk and prove</source>
        <translation>Percorrer e provar</translation>
    </message>
    <message>
        <source>In a walk, the students step through a tree or a system. With `exact: line` the program works out the best play. With `goal` you say where the walk must end: at a leaf of this value, or, in a system, where this formula holds.

A formula is right if it holds and fails in the same systems as yours. Without a line `against`, these are the model and all its mutants. With `against: mutant stuck` you choose one yourself.

For a result, the students run a page of the laboratory and press Hand this to the lesson. `result` names a number of the page, or `picture`. With `answer` and `tolerance` the program grades the number; without them you look at it.</source>
        <translation>Em um percurso, os alunos avançam passo a passo por uma árvore ou um sistema. Com `exact: line`, o programa calcula o jogo perfeito. Com `goal` você diz onde o percurso deve terminar: em uma folha com este valor ou, em um sistema, onde esta fórmula vale.

Uma fórmula está certa se vale e falha nos mesmos sistemas que a sua. Sem uma linha `against`, eles são o modelo e todos os seus mutantes. Com `against: mutant stuck` você mesmo escolhe um.

Para um resultado, os alunos executam uma página do laboratório e clicam em “Enviar à lição”. `result` nomeia um número da página, ou `picture`. Com `answer` e `tolerance` o programa corrige o número; sem eles, você o avalia.</translation>
    </message>
    <message>
        <source>Some answers are not a number or a word.</source>
        <translation>Algumas respostas não são um número nem uma palavra.</translation>
    </message>
    <message>
        <source>Search the position on the page Tree with another order, and hand the number of nodes to the lesson.</source>
        <translation>Busque a posição na página Árvore com outra ordem e envie o número de nós à lição.</translation>
    </message>
    <message>
        <source>Your teacher will look at it.</source>
        <translation>Seu professor vai ver isto.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>character %1: &apos;%2&apos; is not a column from %3 to %4</source>
        <translation>caractere %1: &apos;%2&apos; não é uma coluna de %3 a %4</translation>
    </message>
    <message>
        <source>the game ended at move %1</source>
        <translation>a partida terminou na jogada %1</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>jogada %1: %2</translation>
    </message>
    <message>
        <source>column %1 is full</source>
        <translation>a coluna %1 está cheia</translation>
    </message>
    <message>
        <source>the next free square of column %1 is %2, not %3</source>
        <translation>a próxima casa livre da coluna %1 é %2, não %3</translation>
    </message>
</context>
<context>
    <name>NotesWindow</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notas para o professor</translation>
    </message>
    <message>
        <source>%1 — notes for the teacher</source>
        <translation>%1 — notas para o professor</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>A number</source>
        <translation>Um número</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2. Press Enter to check it.</source>
        <translation>Um número, como %1 ou %2; Enter confere</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 Mn/s</source>
        <translation>%1 Mn/s</translation>
    </message>
    <message>
        <source>%1 kn/s</source>
        <translation>%1 kn/s</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>No winning chances have been measured.</source>
        <translation>Nenhuma probabilidade de vitória foi medida.</translation>
    </message>
    <message>
        <source>%1 games are too few to fit winning chances. At least %2 are needed.</source>
        <translation>%1 partidas são poucas para ajustar probabilidades de vitória; são necessárias %2.</translation>
    </message>
    <message>
        <source>The same player won all games, so there is nothing to fit.</source>
        <translation>O mesmo jogador venceu todas as partidas, portanto não há o que ajustar.</translation>
    </message>
    <message>
        <source>There are not enough games to tell the coefficients apart.</source>
        <translation>As partidas não bastam para distinguir os coeficientes.</translation>
    </message>
    <message>
        <source>The file has no coefficient called &quot;%1&quot;.</source>
        <translation>O arquivo não tem nenhum coeficiente chamado &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The covariance in the file does not match the coefficients.</source>
        <translation>A covariância no arquivo não combina com os coeficientes.</translation>
    </message>
    <message>
        <source>The file contains a number that no fit can produce.</source>
        <translation>Um número no arquivo não pode vir de um ajuste.</translation>
    </message>
    <message>
        <source>Measured, not exact: logistic regression on %1 games by %2. Each engine played itself with its own errors, after 0 to %3 random plies, seed %4. Checked on %5 other games.</source>
        <translation>Medido, não exato: regressão logística sobre %1 partidas de %2, cada um contra si mesmo com seus próprios erros, depois de 0 a %3 jogadas aleatórias, semente %4; conferida com outras %5 partidas.</translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source>This lesson has no questions.</source>
        <translation>Esta lição não tem perguntas.</translation>
    </message>
    <message>
        <source>✓ All questions are done.</source>
        <translation>✓ Todas as perguntas estão respondidas.</translation>
    </message>
    <message>
        <source>Questions still open: %1 of %2.</source>
        <translation>Perguntas ainda em aberto: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>OpeningBook</name>
    <message>
        <source>This is not an opening book: its first line is not &quot;%1&quot;.</source>
        <translation>Isto não é um livro de aberturas: sua primeira linha não é &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Line 2 of the opening book must be &quot;plies&quot; and a number from 0 to %1.</source>
        <translation>A linha 2 do livro de aberturas deve ser &quot;plies&quot; e um número de 0 a %1.</translation>
    </message>
    <message>
        <source>Line 3 of the opening book must be &quot;positions %1&quot;.</source>
        <translation>A linha 3 do livro de aberturas deve ser &quot;positions %1&quot;.</translation>
    </message>
    <message>
        <source>The opening book is cut off or too long: %1 scores instead of %2.</source>
        <translation>O livro de aberturas está cortado ou é longo demais: %1 valores em vez de %2.</translation>
    </message>
    <message>
        <source>The opening book is damaged: its checksum does not match.</source>
        <translation>O livro de aberturas está danificado: sua soma de verificação não confere.</translation>
    </message>
    <message>
        <source>The opening book %1 can&apos;t be read: %2.</source>
        <translation>Não foi possível ler o livro de aberturas %1: %2.</translation>
    </message>
    <message>
        <source>The books can&apos;t be merged: one has %1 plies, the other %2.</source>
        <translation>Os livros não podem ser unidos: um tem %1 meias-jogadas, o outro %2.</translation>
    </message>
    <message>
        <source>The books contradict each other at ply %1, position %2: %3 and %4.</source>
        <translation>Os livros se contradizem na jogada %1, posição %2: %3 e %4.</translation>
    </message>
</context>
<context>
    <name>OpeningsChoice</name>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Arquivo…</translation>
    </message>
    <message>
        <source>Random plies</source>
        <translation>Jogadas aleatórias</translation>
    </message>
    <message>
        <source>All 238 positions after three plies</source>
        <translation>Todas as 238 posições de três jogadas</translation>
    </message>
    <message>
        <source>None: the empty board</source>
        <translation>Nenhuma: o tabuleiro vazio</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De um arquivo</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>How the games begin. Without openings, engines that make no random choices always repeat one game.</source>
        <translation>Como as partidas começam: sem elas, motores que não sorteiam repetem uma mesma partida</translation>
    </message>
    <message>
        <source>Choose a text file with one opening per line, such as 44536 or d1 d2 e1</source>
        <translation>Um arquivo de texto com uma abertura por linha, como 44536 ou d1 d2 e1</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n abertura, com as duas cores</numerusform>
            <numerusform>%n aberturas, cada uma com as duas cores</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a file with one opening per line, such as 44536.</source>
        <translation>Escolha um arquivo com uma abertura por linha, como 44536.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Arquivos de texto (*.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>Não foi possível ler o arquivo “%1”: %2.</translation>
    </message>
</context>
<context>
    <name>OpponentButton</name>
    <message>
        <source>%1 Played last time.</source>
        <comment>after a sentence</comment>
        <translation>%1 Seu último adversário.</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>última vez</translation>
    </message>
    <message>
        <source>last time – press Enter</source>
        <translation>última vez – pressione Enter</translation>
    </message>
    <message>
        <source>press Enter</source>
        <translation>pressione Enter</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>level, sentence</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>OpponentsChart</name>
    <message>
        <source>Chart of your results against each opponent</source>
        <translation>Gráfico dos seus resultados contra cada adversário</translation>
    </message>
    <message>
        <source>%1: %2 % of the points
%3 won, %4 drawn, %5 lost
95 % interval: %6 to %7 %</source>
        <translation>%1: %2% dos pontos
Vitórias: %3, empates: %4, derrotas: %5
Intervalo de 95%: %6 a %7%</translation>
    </message>
    <message>
        <source>won / drawn / lost</source>
        <translation>vitórias / empates / derrotas</translation>
    </message>
    <message>
        <source>Your share of the points (%), with its 95 % interval</source>
        <translation>Sua proporção dos pontos (%), com intervalo de 95%</translation>
    </message>
    <message>
        <source>Play against the engines to see your results against each one here.</source>
        <translation>Jogue contra o computador: seus resultados contra cada adversário aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Add an answer</source>
        <translation>Acrescentar resposta</translation>
    </message>
    <message>
        <source>Add one more line</source>
        <translation>Acrescentar mais uma linha</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Certa</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Resposta %1</translation>
    </message>
    <message>
        <source>Answer %1 is correct</source>
        <translation>A resposta %1 está certa</translation>
    </message>
    <message>
        <source>Check every answer that is correct</source>
        <translation>Marque todas as respostas certas</translation>
    </message>
</context>
<context>
    <name>PageAudience</name>
    <message>
        <source>The page for the class</source>
        <translation>A página para a turma</translation>
    </message>
</context>
<context>
    <name>ParallelModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Mediana ms</translation>
    </message>
    <message>
        <source>Min – max ms</source>
        <translation>Mín. – máx. ms</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleração</translation>
    </message>
    <message>
        <source>Min – max</source>
        <translation>Mín. – máx.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Eficiência</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Report, 12 threads</source>
        <translation>Relatório, 12 threads</translation>
    </message>
    <message>
        <source>Report, 4 cores</source>
        <translation>Relatório, 4 núcleos</translation>
    </message>
    <message>
        <source>Its program, 2 cores</source>
        <translation>Programa dele, 2 núcleos</translation>
    </message>
    <message>
        <source>How the workers share the tree</source>
        <translation>Como a árvore é repartida</translation>
    </message>
    <message>
        <source>Number of worker threads</source>
        <translation>Threads que trabalham</translation>
    </message>
    <message>
        <source>Median wall-clock time of a run over the repetitions</source>
        <translation>Tempo decorrido de uma execução, mediana das repetições</translation>
    </message>
    <message>
        <source>Fastest and slowest repetition</source>
        <translation>A repetição mais rápida e a mais lenta</translation>
    </message>
    <message>
        <source>Median speed-up over the sequential run of the same repetition</source>
        <translation>Quantas vezes mais rápido que a execução sequencial da mesma repetição, mediana</translation>
    </message>
    <message>
        <source>Smallest and largest speed-up in any repetition</source>
        <translation>A menor e a maior aceleração de uma repetição</translation>
    </message>
    <message>
        <source>Speed-up per worker</source>
        <translation>Aceleração por worker</translation>
    </message>
    <message>
        <source>Value of the empty board for the first player</source>
        <translation>Do tabuleiro vazio, para o primeiro jogador</translation>
    </message>
    <message>
        <source>One of the best moves, chosen by the seed</source>
        <translation>Uma das melhores jogadas, escolhida pela semente</translation>
    </message>
    <message>
        <source>Published: seconds, and speed-up over its own sequential program</source>
        <translation>Publicado: segundos, e aceleração em relação ao programa sequencial do relatório</translation>
    </message>
    <message>
        <source>The report&apos;s program, repaired and built with -O2, on two otherwise idle cores</source>
        <translation>O programa do relatório, corrigido e compilado com -O2, em dois núcleos livres de outro trabalho</translation>
    </message>
    <message>
        <source>Positions in the tree, including the root. The last level is counted without being visited.</source>
        <translation>Posições da árvore, contando a raiz; as do último nível são contadas sem ser visitadas</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Measure with the settings above</source>
        <translation>Medir o que está escolhido acima</translation>
    </message>
    <message>
        <source>Pause after the current run. You can continue later.</source>
        <translation>Pausar depois da execução em andamento e continuar mais tarde</translation>
    </message>
    <message>
        <source>Stop and keep the finished repetitions</source>
        <translation>Parar e manter as repetições terminadas</translation>
    </message>
    <message>
        <source>%v of %m runs</source>
        <translation>%v de %m execuções</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Execuções terminadas</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>Exportar a medição</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>paralelismo</translation>
    </message>
    <message>
        <source>Finds the best move on the empty board by searching the full minimax tree, as in the parallel report.</source>
        <translation>A melhor jogada do tabuleiro vazio pela árvore minimax completa, como o relatório sobre paralelismo a mede.</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Paralelismo</translation>
    </message>
    <message>
        <source>The parallel report&apos;s experiment: the full tree shared among workers</source>
        <translation>O experimento do relatório sobre paralelismo: a árvore completa dividida entre workers</translation>
    </message>
    <message>
        <source>Times and speed-ups beside the published ones</source>
        <translation>Tempos e acelerações, ao lado dos publicados</translation>
    </message>
    <message>
        <source>Choose a row to see its run&apos;s timeline</source>
        <translation>Escolha uma linha para ver a linha do tempo de sua execução</translation>
    </message>
    <message>
        <source>Speed-up and timeline</source>
        <translation>Aceleração e linha do tempo</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleração</translation>
    </message>
    <message>
        <source>Timeline of the chosen run</source>
        <translation>Linha do tempo da execução escolhida</translation>
    </message>
    <message>
        <source>Measuring: %1.</source>
        <translation>Medindo agora: %1.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Mostrado: %1. %2</translation>
    </message>
    <message>
        <source>Measuring.</source>
        <translation>Medindo.</translation>
    </message>
    <message>
        <source>Cancelled before the first repetition finished.</source>
        <translation>Cancelado antes de terminar a primeira repetição.</translation>
    </message>
    <message>
        <source>Finished in %1. Times depend on what else the machine is doing. Each speed-up compares runs from the same repetition.</source>
        <translation>Terminado em %1. Os tempos dependem do que mais a máquina está fazendo; cada aceleração compara execuções de uma mesma repetição.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 repetitions are shown.</source>
        <translation>Cancelado; aparecem %1 de %2 repetições.</translation>
    </message>
    <message>
        <source>Waking a thread takes as long as such a short run. Try depth 8 or 9 to see what more workers gain.</source>
        <translation>Acordar uma thread demora tanto quanto uma execução tão curta: a profundidade 8 ou 9 mostra o que mais workers trazem.</translation>
    </message>
    <message>
        <source>After a measurement, this shows what the workers of the chosen row did.</source>
        <translation>Depois de uma medição, aqui aparece o que os workers da linha escolhida fizeram.</translation>
    </message>
    <message>
        <source>No tasks were recorded.</source>
        <translation>Nenhuma tarefa foi registrada.</translation>
    </message>
    <message>
        <source>%1, workers: %2, run with the median time</source>
        <translation>%1, workers: %2, a execução de tempo mediano</translation>
    </message>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Busca paralela da árvore completa</translation>
    </message>
    <message>
        <source>Share one tree among workers</source>
        <translation>Dividir uma árvore entre workers</translation>
    </message>
    <message>
        <source>Nothing is measured yet. Press Run.</source>
        <translation>Nada foi medido ainda. Clique em Executar.</translation>
    </message>
</context>
<context>
    <name>ParallelStrategy</name>
    <message>
        <source>There is no strategy %1. The strategies are %2.</source>
        <translation>Não há nenhuma estratégia %1; há %2.</translation>
    </message>
    <message>
        <source>One worker searches the root moves one after another.</source>
        <translation>Um worker busca as jogadas da raiz uma após a outra.</translation>
    </message>
    <message>
        <source>Each root move is a task. All are evaluated before the best one is picked, as in the report&apos;s parList.</source>
        <translation>Cada jogada da raiz é uma tarefa; todas são avaliadas antes de se procurar a melhor, como faz parList no relatório.</translation>
    </message>
    <message>
        <source>Each root move is a task. Each result is used as soon as it arrives, as in the report&apos;s parMap.</source>
        <translation>Cada jogada da raiz é uma tarefa, e cada resultado é usado assim que chega, como faz parMap no relatório.</translation>
    </message>
    <message>
        <source>Every position in the tree is a separate task. The report tried this first and gave it up: a task costs more than the work in it.</source>
        <translation>Cada posição da árvore é uma tarefa própria. O relatório tentou isso primeiro e desistiu: as tarefas custam mais do que o trabalho que contêm.</translation>
    </message>
    <message>
        <source>Each reply to a root move is a task. With seven columns, that makes 49 tasks instead of 7. Two or more workers can share them more evenly.</source>
        <translation>Cada resposta a uma jogada da raiz é uma tarefa. Com sete colunas, são 49 tarefas em vez de 7. Dois ou mais workers podem reparti-las de forma mais equilibrada.</translation>
    </message>
    <message>
        <source>Alpha-beta: each root move is a task. The best value so far prunes the tasks of all workers. It does not visit the whole tree.</source>
        <translation>Alfa-beta: cada jogada da raiz é uma tarefa, e o melhor valor encontrado até então corta as tarefas de todos os workers. Ele não visita a árvore inteira.</translation>
    </message>
</context>
<context>
    <name>ParallelStudy</name>
    <message>
        <source>The row for %1 with %2 workers is damaged.</source>
        <translation>A linha de %1 com %2 workers está danificada.</translation>
    </message>
    <message>
        <source>The settings of this measurement are damaged.</source>
        <translation>As configurações desta medição estão danificadas.</translation>
    </message>
    <message>
        <source>This is not a measurement of the parallel study.</source>
        <translation>Isto não é uma medição do estudo sobre paralelismo.</translation>
    </message>
    <message>
        <source>This measurement is damaged.</source>
        <translation>Esta medição está danificada.</translation>
    </message>
    <message>
        <source>The measurement cannot be saved in “%1”: %2.</source>
        <translation>Não foi possível guardar a medição em “%1”: %2.</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>não foi possível criar a pasta</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>não foi possível ler “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: %2.</source>
        <translation>Não foi possível excluir “%1”: %2.</translation>
    </message>
    <message numerus="yes">
        <source>no result within %n ply(s)</source>
        <translation>
            <numerusform>sem resultado em %n meia-jogada</numerusform>
            <numerusform>sem resultado em %n meias-jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1, not %2.</source>
        <translation>A profundidade deve ser de 1 a %1, não %2.</translation>
    </message>
    <message>
        <source>No strategy is selected. Select at least one.</source>
        <translation>Nenhuma estratégia foi escolhida; escolha uma ou mais.</translation>
    </message>
    <message>
        <source>There is nothing to measure. At least one worker and one repetition are needed.</source>
        <translation>Nada foi pedido; o mínimo é um worker e uma repetição.</translation>
    </message>
    <message>
        <source>The system gives %1 threads, but measuring up to %2 workers needs %3.</source>
        <translation>O sistema oferece %1 threads, mas medir com até %2 workers exige %3.</translation>
    </message>
</context>
<context>
    <name>ParallelText</name>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n repetição</numerusform>
            <numerusform>%n repetições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repetition(s)</source>
        <translation>
            <numerusform>%1 de %n repetição</numerusform>
            <numerusform>%1 de %n repetições</numerusform>
        </translation>
    </message>
    <message>
        <source>all strategies</source>
        <translation>todas as estratégias</translation>
    </message>
    <message>
        <source>%1 board, depth %2, seed %3, workers: %4; %5, %6</source>
        <translation>tabuleiro %1, profundidade %2, semente %3, workers: %4; %5, %6</translation>
    </message>
    <message>
        <source>%1; disturbed by other work of the program</source>
        <translation>%1; perturbado por outro trabalho do programa</translation>
    </message>
    <message>
        <source>%1: %2, depth %3, seed %4, workers up to %5, %6</source>
        <translation>%1: %2, profundidade %3, semente %4, até %5 workers, %6</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measured %1 by %2 on %3.</source>
        <translation>Medido em %1 por %2 em %3.</translation>
    </message>
</context>
<context>
    <name>PathFile</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>step %1 of the path has no label.</source>
        <translation>o passo %1 do caminho não tem rótulo.</translation>
    </message>
    <message>
        <source>the state of step %1 must be a whole number, 0 or more.</source>
        <translation>o estado do passo %1 não é um número inteiro a partir de 0.</translation>
    </message>
    <message>
        <source>This is not a path through a model: its &quot;format&quot; is not &quot;fourcast-path&quot;.</source>
        <translation>Isto não é um caminho por um modelo: seu &quot;format&quot; não é &quot;fourcast-path&quot;.</translation>
    </message>
    <message>
        <source>This path file has another version. This program reads version %1.</source>
        <translation>Este caminho é de outra versão do arquivo; este programa lê a versão %1.</translation>
    </message>
    <message>
        <source>The file does not name the path&apos;s model.</source>
        <translation>O arquivo não diz de que modelo é seu caminho.</translation>
    </message>
    <message>
        <source>The file has no &quot;steps&quot; list.</source>
        <translation>O arquivo não tem uma lista &quot;steps&quot;.</translation>
    </message>
    <message>
        <source>step %1, “%2”, is not possible there; does the path belong to another model or other parameters?</source>
        <translation>o passo %1, “%2”, não é possível ali; o caminho é de outro modelo ou de outros parâmetros?</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Type a name with at least one letter.</source>
        <translation>Digite um nome com pelo menos uma letra.</translation>
    </message>
    <message>
        <source>Use at most %1 letters for a name.</source>
        <translation>Use no máximo %1 letras em um nome.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain / \ | ; or @.</source>
        <translation>Não use / \ | ; nem @ em um nome.</translation>
    </message>
    <message>
        <source>%1 is already on the list.</source>
        <translation>%1 já está na lista.</translation>
    </message>
    <message>
        <source>%1 is an opponent&apos;s name. Choose another.</source>
        <translation>%1 é o nome de um adversário. Escolha outro.</translation>
    </message>
    <message>
        <source>The list is full. Remove a name first.</source>
        <translation>A lista está cheia. Remova um nome antes.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Digite um nome</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>Add this name to the list</source>
        <translation>Adicionar este nome à lista</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>Change the selected name to this one</source>
        <translation>Trocar o nome escolhido por este</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;mover</translation>
    </message>
    <message>
        <source>Remove the selected name and its scores</source>
        <translation>Remover o nome escolhido e seus placares</translation>
    </message>
    <message>
        <source>Scores move to the new name. Games already played keep the old one.</source>
        <translation>Os placares acompanham o novo nome. As partidas já jogadas mantêm o antigo.</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Your name:</source>
        <translation>Seu nome:</translation>
    </message>
    <message>
        <source>Save your score and games under this name</source>
        <translation>Guarda seu placar e suas partidas com este nome</translation>
    </message>
    <message>
        <source>Second player:</source>
        <translation>Segundo jogador:</translation>
    </message>
    <message>
        <source>The other player in games for two people</source>
        <translation>O outro jogador, quando duas pessoas jogam</translation>
    </message>
    <message>
        <source>Add, rename or remove names</source>
        <translation>Adicionar, renomear ou remover nomes</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Nomes…</translation>
    </message>
    <message>
        <source>Add your name…</source>
        <translation>Adicionar seu nome…</translation>
    </message>
</context>
<context>
    <name>PerMoveChart</name>
    <message>
        <source>All series are hidden. Check one in the list to see it.</source>
        <translation>Todas as séries estão ocultas. Marque uma na lista para vê-la.</translation>
    </message>
    <message>
        <source>Open triangles at the lower edge mark zeros, which a logarithmic axis cannot show.</source>
        <translation>Triângulos vazados na borda inferior representam zero, que um eixo logarítmico não pode mostrar.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>disturbed by other work</source>
        <translation>perturbado por outro trabalho</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
    <message>
        <source>the first player %1</source>
        <comment>%1 is “wins in 3” or “loses in 3”</comment>
        <translation>o primeiro jogador %1</translation>
    </message>
    <message>
        <source>%1 for the first player</source>
        <comment>%1 is a number</comment>
        <translation>%1 para o primeiro jogador</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Press Left or Right to move between the engine&apos;s moves in the current game. Hold Shift to total several moves.</source>
        <translation>As setas esquerda e direita vão às jogadas do motor na partida em curso; com Shift, somam jogadas.</translation>
    </message>
    <message>
        <source>%1: the engines in the games shown do not report it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: os motores das partidas mostradas não o informam. %2</translation>
    </message>
    <message>
        <source>Hollow points were measured while a laboratory or another program was running.</source>
        <translation>Pontos vazados foram medidos enquanto um laboratório ou outro programa trabalhava.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of a search and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Game %1, %2, move %3 (%4): %5</source>
        <translation>Partida %1, %2, jogada %3 (%4): %5</translation>
    </message>
</context>
<context>
    <name>PerMoveChartPresenter</name>
    <message>
        <source>Game %1 is on the board again</source>
        <translation>A partida %1 voltou ao tabuleiro</translation>
    </message>
</context>
<context>
    <name>PerMoveSide</name>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>Eixo &amp;logarítmico</translation>
    </message>
    <message>
        <source>Each step of the axis is ten times the one below it, so you can read large and small values in one chart.</source>
        <translation>Cada passo do eixo é dez vezes o anterior, para que valores grandes e pequenos possam ser lidos no mesmo gráfico.</translation>
    </message>
    <message>
        <source>Series in the chart</source>
        <translation>O que há no gráfico</translation>
    </message>
    <message>
        <source>Disturbed: a laboratory or another program was running</source>
        <translation>Perturbado: um laboratório ou outro programa estava trabalhando</translation>
    </message>
</context>
<context>
    <name>PerfectEngine</name>
    <message>
        <source>exact, sets traps, seed %1</source>
        <translation>exato, prepara armadilhas, semente %1</translation>
    </message>
    <message>
        <source>exact, seed %1</source>
        <translation>exato, semente %1</translation>
    </message>
    <message>
        <source>%1, node counts vary: analysis, hints and review share the table</source>
        <translation>%1, o número de nós varia: análise, dicas e revisão compartilham a tabela</translation>
    </message>
    <message>
        <source>%1, node counts vary with several workers</source>
        <translation>%1, o número de nós varia com vários workers</translation>
    </message>
</context>
<context>
    <name>PersonChoice</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Show this person&apos;s games</source>
        <translation>Partidas desta pessoa</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Qualquer pessoa</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sem nome</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>It isn&apos;t a person&apos;s turn.</source>
        <translation>Aqui não é a vez de uma pessoa.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Colunas e fileiras do tabuleiro</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Click a column to play</source>
        <translation>Clique em uma coluna para jogar</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Colunas uma após a outra, como 44536</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Desfazer a última jogada</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Da partida</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Usar a posição que está no tabuleiro</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Tabuleiro:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Jogadas:</translation>
    </message>
</context>
<context>
    <name>PlayedBy</name>
    <message>
        <source>a version not recorded</source>
        <translation>uma versão não registrada</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n game(s))</source>
        <translation>
            <numerusform>%1 (%n partida)</numerusform>
            <numerusform>%1 (%n partidas)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerEditor</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1: quem joga</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>%1: kind of limit</source>
        <translation>%1: tipo de limite</translation>
    </message>
    <message>
        <source>%1: limit</source>
        <translation>%1: limite</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Mais configurações</translation>
    </message>
    <message>
        <source>Choose workers, seed and heuristic variant</source>
        <translation>Workers, semente e interpretação da heurística</translation>
    </message>
    <message>
        <source>%1: more settings</source>
        <translation>%1: mais configurações</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>uma por núcleo (%1)</translation>
    </message>
    <message>
        <source>%1: workers</source>
        <translation>%1: workers</translation>
    </message>
    <message>
        <source>How many workers share the search</source>
        <translation>Threads que dividem a busca</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Workers:</translation>
    </message>
    <message>
        <source>%1: seed</source>
        <translation>%1: semente</translation>
    </message>
    <message>
        <source>Picks among equally good moves. Same seed, same moves.</source>
        <translation>Escolhe entre jogadas igualmente boas: mesma semente, mesmas jogadas</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semente:</translation>
    </message>
    <message>
        <source>Prefer fast wins</source>
        <translation>Preferir vitórias rápidas</translation>
    </message>
    <message>
        <source>Take the fastest win and the slowest loss. When off, all wins are equal, as in the study.</source>
        <translation>Escolher a vitória mais rápida e a derrota mais lenta; desligado, todas as vitórias são iguais, como no estudo</translation>
    </message>
    <message>
        <source>%1: prefer fast wins</source>
        <translation>%1: preferir vitórias rápidas</translation>
    </message>
    <message>
        <source>Choose the variant and values of the study&apos;s heuristic H1</source>
        <translation>Qual interpretação da heurística H1 do estudo é usada, e com quais valores</translation>
    </message>
    <message>
        <source>Heuristic:</source>
        <translation>Heurística:</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message numerus="yes">
        <source> node(s)</source>
        <translation>
            <numerusform> nó</numerusform>
            <numerusform> nós</numerusform>
        </translation>
    </message>
    <message>
        <source>A person using the mouse or keyboard</source>
        <translation>Uma pessoa com mouse ou teclado</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>A depth is searched in full. Time and nodes allow deeper and deeper searches until they run out.</source>
        <translation>Uma profundidade é buscada até o fim; um tempo ou um número de nós é gasto em buscas cada vez mais profundas.</translation>
    </message>
    <message>
        <source>Time or nodes may run out before the best move is proved. Then the best so far is played.</source>
        <translation>Um tempo ou um número de nós pode ser pouco para provar a melhor jogada; nesse caso joga-se a melhor encontrada até o momento.</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 estrita…</translation>
    </message>
    <message>
        <source>H1 tuned…</source>
        <translation>H1 ajustada…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>Variante de H1…</translation>
    </message>
    <message>
        <source>default size</source>
        <translation>o tamanho usual</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>%1: table</source>
        <translation>%1: tabela</translation>
    </message>
    <message>
        <source>Memory for known positions, rounded down to a power of two</source>
        <translation>Tabela do que já se sabe; vale a potência de dois igual ou imediatamente inferior</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabela:</translation>
    </message>
    <message>
        <source>Use the opening book</source>
        <translation>Com o livro de aberturas</translation>
    </message>
    <message>
        <source>Look in Fourcast&apos;s own book before searching</source>
        <translation>Consulta o livro do próprio programa antes de buscar</translation>
    </message>
    <message>
        <source>%1: opening book</source>
        <translation>%1: livro de aberturas</translation>
    </message>
</context>
<context>
    <name>PlayerSettings</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name, engine</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nós</translation>
    </message>
    <message>
        <source>no book</source>
        <translation>sem livro</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
    <message>
        <source>%1 (starts)</source>
        <translation>%1 (começa)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
</context>
<context>
    <name>PlyCurves</name>
    <message>
        <source>the article, one game</source>
        <translation>o artigo, uma partida</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <translation>
            <numerusform>%1, %n partida</numerusform>
            <numerusform>%1, %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not shown</source>
        <translation>
            <numerusform>mais %n não desenhada</numerusform>
            <numerusform>mais %n não desenhadas</numerusform>
        </translation>
    </message>
    <message>
        <source>thin line: few games reach this move</source>
        <translation>fina: poucas partidas chegam à jogada</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tempo (ms)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n game(s) in which it searched this move</source>
        <translation>
            <numerusform>Média da %n partida em que ele buscou esta jogada</numerusform>
            <numerusform>Média das %n partidas em que ele buscou esta jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval of the mean: %1 to %2</source>
        <translation>Intervalo de 95% da média: %1 a %2</translation>
    </message>
    <message>
        <source>Few games reach this move. The mean describes these games, not the engine&apos;s usual course.</source>
        <translation>Poucas partidas chegam a ela: a média é a dessas partidas, e não o andamento do motor.</translation>
    </message>
    <message>
        <source>The curves appear with the first games.</source>
        <translation>As curvas aparecem com as primeiras partidas.</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Jogada %1: %2 nós</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Jogada %1: %2 ms</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
</context>
<context>
    <name>PlyUnit</name>
    <message numerus="yes">
        <source> ply(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> meia-jogada</numerusform>
            <numerusform> meias-jogadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointOfView</name>
    <message>
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Nome desconhecido: “%1”. Escolha um destes: %2.</translation>
    </message>
    <message>
        <source>Values as MAX sees them.</source>
        <translation>Valores como MAX os vê.</translation>
    </message>
    <message>
        <source>Values as the side to move sees them.</source>
        <translation>Valores como os vê o lado que tem a vez.</translation>
    </message>
</context>
<context>
    <name>PositionField</name>
    <message>
        <source>P&amp;osition:</source>
        <translation>P&amp;osição:</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posição como texto</translation>
    </message>
    <message>
        <source>Type moves (44536 or d1 d2 e1) or a link. Press Enter to start a game from them.</source>
        <translation>Jogadas como 44536 ou d1 d2 e1, ou um link para elas; Enter começa uma partida com elas</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tabuleiro vazio</translation>
    </message>
    <message>
        <source>Reason the text was refused</source>
        <translation>Por que o texto foi recusado</translation>
    </message>
    <message>
        <source>That isn&apos;t a Connect Four position: %1.</source>
        <translation>Esta não é uma posição de quatro em linha: %1.</translation>
    </message>
</context>
<context>
    <name>PositionLink</name>
    <message>
        <source>“%1” is not a link to a position.</source>
        <translation>“%1” não é um link para uma posição.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: it is too long.</source>
        <translation>O link “%1” não mostra uma posição: é longo demais.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: %2.</source>
        <translation>O link “%1” não mostra uma posição: %2.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 counts a branch that alpha-beta leaves out here.</source>
        <translation>%1 conta um ramo que o alfa-beta deixa de fora aqui.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value. %1 is the smallest.</source>
        <translation>Aqui MAX joga e fica com o maior valor. %1 é o menor.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value. %1 is the largest.</source>
        <translation>Aqui MIN joga e fica com o menor valor. %1 é o maior.</translation>
    </message>
    <message>
        <source>MAX moves here: take the largest value of the branches.</source>
        <translation>Aqui MAX joga: fique com o maior valor dos ramos.</translation>
    </message>
    <message>
        <source>MIN moves here: take the smallest value of the branches.</source>
        <translation>Aqui MIN joga: fique com o menor valor dos ramos.</translation>
    </message>
    <message>
        <source>Right for the side to move here. As MAX sees it, the value is %1.</source>
        <translation>Certo para o lado que tem a vez aqui. Como MAX o vê, o valor é %1.</translation>
    </message>
    <message>
        <source>Right: that is the end of the window. Fail-soft returns %1.</source>
        <translation>Certo: esse é o limite da janela. Com fail-soft, sobe %1.</translation>
    </message>
    <message>
        <source>%1 is right. %2</source>
        <translation>%1 está certo. %2</translation>
    </message>
    <message>
        <source>%1 is right: the largest value here.</source>
        <translation>%1 está certo: é o maior valor aqui.</translation>
    </message>
    <message>
        <source>%1 is right: the smallest value here.</source>
        <translation>%1 está certo: é o menor valor aqui.</translation>
    </message>
    <message>
        <source>Minimax searches every branch.</source>
        <translation>O minimax examina todos os ramos.</translation>
    </message>
    <message>
        <source>The first branch of a node is always searched: nothing is known of it yet.</source>
        <translation>O primeiro ramo de um nó é sempre examinado: ainda não se sabe nada sobre o nó.</translation>
    </message>
    <message>
        <source>MAX has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MAX tem %1 até agora. Nada acima limita isso, então este ramo precisa ser examinado.</translation>
    </message>
    <message>
        <source>MAX has %1 so far, less than beta %2: this branch must be searched.</source>
        <translation>MAX tem %1 até agora, menos que beta %2: este ramo precisa ser examinado.</translation>
    </message>
    <message>
        <source>MIN has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MIN tem %1 até agora. Nada acima limita isso, então este ramo precisa ser examinado.</translation>
    </message>
    <message>
        <source>MIN has %1 so far, more than alpha %2: this branch must be searched.</source>
        <translation>MIN tem %1 até agora, mais que alfa %2: este ramo precisa ser examinado.</translation>
    </message>
    <message>
        <source>Beta is %1 here, and this node can only get larger: the rest is left out.</source>
        <translation>Beta é %1 aqui, e este nó só pode aumentar: o resto fica de fora.</translation>
    </message>
    <message>
        <source>Alpha is %1 here, and this node can only get smaller: the rest is left out.</source>
        <translation>Alfa é %1 aqui, e este nó só pode diminuir: o resto fica de fora.</translation>
    </message>
    <message>
        <source>This node still needs a value.</source>
        <translation>Este nó ainda precisa de um valor.</translation>
    </message>
    <message>
        <source>Alpha-beta never comes here: no value is needed.</source>
        <translation>O alfa-beta nunca chega aqui: não é preciso um valor.</translation>
    </message>
    <message>
        <source>This lies below a branch that is left out.</source>
        <translation>Isto fica abaixo de um ramo deixado de fora.</translation>
    </message>
</context>
<context>
    <name>PracticeCanvas</name>
    <message>
        <source>Tree to fill in</source>
        <translation>Árvore para preencher</translation>
    </message>
    <message>
        <source>Type the value of each node: Tab goes to the next one, Enter checks it. Press Space, or click a branch, to leave the branch out. The arrow keys go everywhere. Zoom with the wheel, and drag to pan.</source>
        <translation>Digite o valor de cada nó: Tab vai ao próximo, Enter verifica. Espaço, ou um clique em um ramo, deixa o ramo de fora. As setas vão a toda parte. A roda do mouse amplia e reduz. Arraste para mover a vista.</translation>
    </message>
    <message>
        <source>&amp;Leave this branch out</source>
        <translation>&amp;Deixar este ramo de fora</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Valor %1</translation>
    </message>
</context>
<context>
    <name>PracticeForm</name>
    <message>
        <source>Tree:</source>
        <translation>Árvore:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Profundidade:</translation>
    </message>
    <message>
        <source>Branches:</source>
        <translation>Ramos:</translation>
    </message>
    <message>
        <source>Root:</source>
        <translation>Raiz:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Busca:</translation>
    </message>
    <message>
        <source>Number of the tree</source>
        <translation>Número da árvore</translation>
    </message>
    <message>
        <source>The same number and size give the same tree, on any computer</source>
        <translation>O mesmo número e o mesmo tamanho geram a mesma árvore em qualquer computador</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Moves from the root to a leaf</source>
        <translation>Jogadas da raiz até uma folha</translation>
    </message>
    <message>
        <source>Branches of a node</source>
        <translation>Ramos de um nó</translation>
    </message>
    <message>
        <source>Branches of each node. With more of them, the tree cannot be as deep.</source>
        <translation>Ramos de cada nó. Com mais ramos, a árvore não pode ser tão profunda.</translation>
    </message>
    <message>
        <source>Uneven</source>
        <translation>Irregular</translation>
    </message>
    <message>
        <source>Give some nodes fewer branches, and end some branches early</source>
        <translation>Dar menos ramos a alguns nós e terminar alguns ramos mais cedo</translation>
    </message>
    <message>
        <source>Who moves at the root</source>
        <translation>Quem joga na raiz</translation>
    </message>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter.</source>
        <translation>O minimax examina todos os ramos. O alfa-beta deixa de fora ramos que não podem importar.</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>alfa-beta</translation>
    </message>
    <message>
        <source>minimax</source>
        <translation>minimax</translation>
    </message>
</context>
<context>
    <name>PracticePicture</name>
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>right</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errado</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>%1, root</source>
        <translation>%1, raiz</translation>
    </message>
    <message>
        <source>%1, branch %2</source>
        <translation>%1, ramo %2</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Folha</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: value %2</source>
        <translation>%1: valor %2</translation>
    </message>
    <message>
        <source>%1: no value yet</source>
        <translation>%1: ainda sem valor</translation>
    </message>
    <message>
        <source>Branch %1, left out</source>
        <translation>Ramo %1, deixado de fora</translation>
    </message>
    <message>
        <source>Branch %1, searched</source>
        <translation>Ramo %1, examinado</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>deixado de fora</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>folha</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Key to shapes and signs</source>
        <translation>Legenda das formas e dos sinais</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Próxima árvore</translation>
    </message>
    <message>
        <source>Go to the tree with the next number</source>
        <translation>Ir à árvore com o número seguinte</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Mark all values and cuts</source>
        <translation>Corrigir todos os valores e cortes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the solution. This tree then does not count as solved.</source>
        <translation>Mostrar a solução. Esta árvore então não conta como resolvida.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Delete all answers in this tree</source>
        <translation>Excluir todas as respostas desta árvore</translation>
    </message>
    <message>
        <source>Mark at once</source>
        <translation>Corrigir na hora</translation>
    </message>
    <message>
        <source>Mark each value when you press Enter, and each cut when you make it</source>
        <translation>Corrigir cada valor quando você tecla Enter, e cada corte quando você o faz</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Mostrar a árvore inteira</translation>
    </message>
    <message>
        <source>%1 Something is still open in this tree: press Check to see what.</source>
        <translation>%1 Algo ainda está em aberto nesta árvore: clique em Verificar para ver o quê.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 missing. The first: %4</source>
        <translation>Certos: %1. Errados: %2. Faltam: %3. O primeiro: %4</translation>
    </message>
    <message>
        <source>The root is worth %1. Nothing is left out in this tree.</source>
        <translation>A raiz vale %1. Nada fica de fora nesta árvore.</translation>
    </message>
    <message>
        <source>The root is worth %1. %2</source>
        <translation>A raiz vale %1. %2</translation>
    </message>
    <message>
        <source>All answers are deleted.</source>
        <translation>Todas as respostas foram excluídas.</translation>
    </message>
    <message>
        <source>This is the solution. Choose Next tree to go on.</source>
        <translation>Esta é a solução. Para continuar, escolha “Próxima árvore”.</translation>
    </message>
    <message>
        <source>Solved without a mistake. Choose Next tree to go on.</source>
        <translation>Resolvida sem erros. Para continuar, escolha “Próxima árvore”.</translation>
    </message>
    <message>
        <source>Solved. Choose Next tree to go on.</source>
        <translation>Resolvida. Para continuar, escolha “Próxima árvore”.</translation>
    </message>
    <message>
        <source>Without a mistake: %1 of %2 trees</source>
        <comment>trees that are finished</comment>
        <translation>Sem erros: %1 de %2 árvores</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next. Click each branch that alpha-beta leaves out.</source>
        <translation>Digite um valor como MAX o vê. Enter vai ao próximo. Clique em cada ramo que o alfa-beta deixa de fora.</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next.</source>
        <translation>Digite um valor como MAX o vê. Enter vai ao próximo.</translation>
    </message>
</context>
<context>
    <name>Prcrl</name>
    <message>
        <source>a truth value</source>
        <translation>um valor lógico</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a value of %1</source>
        <translation>um valor de %1</translation>
    </message>
    <message>
        <source>with its constants written out, the specification becomes too large here</source>
        <translation>com suas constantes escritas por extenso, a especificação fica grande demais aqui</translation>
    </message>
    <message>
        <source>constants refer to constants too deeply here</source>
        <translation>aqui constantes remetem a outras constantes em profundidade excessiva</translation>
    </message>
    <message>
        <source>the constant &apos;%1&apos; refers to itself</source>
        <translation>a constante &apos;%1&apos; remete a si mesma</translation>
    </message>
    <message>
        <source>%1 (in the constant &apos;%2&apos;, used in line %3)</source>
        <translation>%1 (na constante &apos;%2&apos;, usada na linha %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function: it needs brackets with its arguments</source>
        <translation>&apos;%1&apos; é uma função: precisa de parênteses com seus argumentos</translation>
    </message>
    <message>
        <source>there is no variable or constant &apos;%1&apos; here</source>
        <translation>não há aqui nenhuma variável ou constante &apos;%1&apos;</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs two arguments or more, not %n</source>
        <translation>
            <numerusform>%1 precisa de dois argumentos ou mais, não de %n</numerusform>
            <numerusform>%1 precisa de dois argumentos ou mais, não de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %2 arguments, not %n</source>
        <translation>
            <numerusform>%1 precisa de %2 argumentos, não de %n</numerusform>
            <numerusform>%1 precisa de %2 argumentos, não de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;count&apos; is for vectors and queues, which are not part of this language</source>
        <translation>vetores e filas, de que &apos;count&apos; trata, não fazem parte desta linguagem</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>não há nenhuma função &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 is needed here, not %2</source>
        <translation>aqui é preciso %1, e não %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared in line %2 already</source>
        <translation>&apos;%1&apos; já está declarado na linha %2</translation>
    </message>
    <message>
        <source>there is a type &apos;%1&apos; already</source>
        <translation>já existe um tipo &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is a function &apos;%1&apos; already</source>
        <translation>já existe uma função &apos;%1&apos;</translation>
    </message>
    <message numerus="yes">
        <source>the first row of the function has %n arguments, but this one has %1</source>
        <translation>
            <numerusform>a primeira linha da função tem %n argumento, e esta, %1</numerusform>
            <numerusform>a primeira linha da função tem %n argumentos, e esta, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the function has a row for this already</source>
        <translation>a função já tem uma linha para isto</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one of %2, so it can&apos;t be %3</source>
        <translation>&apos;%1&apos; é um de %2, portanto não pode ser %3</translation>
    </message>
    <message>
        <source>this range is too large; the largest number in a range is %1</source>
        <translation>este intervalo é grande demais; %1 é o maior número permitido</translation>
    </message>
    <message>
        <source>there is no type &apos;%1&apos;</source>
        <translation>não há nenhum tipo &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>aqui é preciso um número inteiro, e não %1</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; has no row for %2</source>
        <translation>a função &apos;%1&apos; não diz nada sobre %2</translation>
    </message>
    <message numerus="yes">
        <source>an expression can have at most %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>uma expressão pode ter no máximo %n operador em sequência; use constantes para suas partes</numerusform>
            <numerusform>uma expressão pode ter no máximo %n operadores em sequência; use constantes para suas partes</numerusform>
        </translation>
    </message>
    <message>
        <source>an expression (a number, a name, a function, ...)</source>
        <translation>uma expressão (um número, um nome, uma função, ...)</translation>
    </message>
    <message>
        <source>a number can have at most 18 digits</source>
        <translation>um número pode ter no máximo 18 algarismos</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>um nome</translation>
    </message>
    <message>
        <source>queues are not part of this language; use a range, Bool or names</source>
        <translation>filas não fazem parte desta linguagem; use um intervalo, Bool ou nomes</translation>
    </message>
    <message>
        <source>a type (Bool, Nat, {1..6} or the name of one)</source>
        <translation>um tipo (Bool, Nat, {1..6} ou o nome de um)</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>o nome de um parâmetro</translation>
    </message>
    <message>
        <source>a number becomes too large here (more than 18 digits)</source>
        <translation>aqui um número fica grande demais (mais de 18 algarismos)</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>isto divide por 0</translation>
    </message>
    <message>
        <source>mod needs a number above 0 to divide by, not %1</source>
        <translation>mod precisa de um divisor maior que 0, e não %1</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process and values the model begins, as in init X[0]</source>
        <translation>falta &apos;init&apos;: ele diz com qual processo e valores o modelo começa, como em init X[0]</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>o objetivo</translation>
    </message>
    <message>
        <source>there are no global variables in this language: make it a parameter of the process</source>
        <translation>não há variáveis globais nesta linguagem: faça dela um parâmetro do processo</translation>
    </message>
    <message>
        <source>states have no rewards in this language: give the reward to an action, as in step @ 1 . X[]</source>
        <translation>os estados não têm recompensas nesta linguagem: dê a recompensa a uma ação, como em step @ 1 . X[]</translation>
    </message>
    <message>
        <source>a goal is an action in this language: let the process do an action where the condition holds, and write reach and its name</source>
        <translation>o que se quer alcançar é uma ação nesta linguagem: faça o processo executar uma onde a condição vale, e escreva reach e o nome dela</translation>
    </message>
    <message>
        <source>a part of the specification (constant, type, function, a process, init, until, reach, hide, ...)</source>
        <translation>uma parte da especificação (constant, type, function, um processo, init, until, reach, hide, ...)</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>o nome de uma constante</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>o nome de um tipo</translation>
    </message>
    <message>
        <source>the name of a value</source>
        <translation>o nome de um valor</translation>
    </message>
    <message>
        <source>a range such as {1..6} or names such as (heads, tails)</source>
        <translation>um intervalo como {1..6} ou nomes como (cara, coroa)</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>o nome de uma função</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>o nome de um processo</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>já existe um &apos;init&apos;</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>o nome de uma ação</translation>
    </message>
    <message>
        <source>there is an &apos;until&apos; or &apos;reach&apos; already</source>
        <translation>já existe um &apos;until&apos; ou &apos;reach&apos;</translation>
    </message>
    <message>
        <source>an until can name at most 400 actions</source>
        <translation>um until pode nomear no máximo 400 ações</translation>
    </message>
    <message>
        <source>an action (or true, &apos;!&apos;, brackets)</source>
        <translation>uma ação (ou true, &apos;!&apos;, parênteses)</translation>
    </message>
    <message>
        <source>a probability is from 0 to 1, not %1</source>
        <translation>uma probabilidade vai de 0 a 1, e não %1</translation>
    </message>
    <message>
        <source>these probabilities sum to %1; they must sum to 1 exactly</source>
        <translation>estas probabilidades somam %1; elas devem somar exatamente 1</translation>
    </message>
    <message>
        <source>over all values of &apos;%1&apos; this sums to %2; it must sum to 1 exactly</source>
        <translation>para todos os valores de &apos;%1&apos; isto soma %2; deve somar exatamente 1</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is defined in line %2 already</source>
        <translation>o processo &apos;%1&apos; já está definido na linha %2</translation>
    </message>
    <message>
        <source>there is a parameter &apos;%1&apos; already</source>
        <translation>já existe um parâmetro &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 has no values, so a parameter can&apos;t have this type</source>
        <translation>%1 não tem valores, portanto um parâmetro não pode ter um</translation>
    </message>
    <message>
        <source>there is no process &apos;%1&apos;</source>
        <translation>não há nenhum processo &apos;%1&apos;</translation>
    </message>
    <message>
        <source>each value is tried here, and %1 has too many; a range such as {1..6} is needed</source>
        <translation>aqui cada valor é testado, e %1 tem valores demais; é preciso um intervalo como {1..6}</translation>
    </message>
    <message>
        <source>%1 has no parameters: write %1[]</source>
        <translation>%1 não tem parâmetros: escreva %1[]</translation>
    </message>
    <message>
        <source>%1 needs one value for each parameter, as in %1[%2]: %3, not %4</source>
        <translation>%1 precisa de um valor para cada parâmetro, como em %1[%2]: %3, não %4</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>o processo &apos;%1&apos; não tem o parâmetro &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a value already</source>
        <translation>&apos;%1&apos; já tem um valor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value for its parameter &apos;%2&apos;: there is no value of that name here to keep</source>
        <translation>&apos;%1&apos; precisa de um valor para seu parâmetro &apos;%2&apos;: não há aqui nenhum com esse nome que pudesse manter</translation>
    </message>
    <message>
        <source>tau is not a visible action, so it has no arguments</source>
        <translation>tau não é uma ação visível, portanto não tem argumentos</translation>
    </message>
    <message>
        <source>init must give a value to &apos;%1&apos;</source>
        <translation>init deve dar um valor a &apos;%1&apos;</translation>
    </message>
    <message>
        <source>too many processes begin with each other here</source>
        <translation>aqui processos demais começam uns pelos outros</translation>
    </message>
    <message>
        <source>&apos;%1&apos; calls itself here without an action: write one and a &apos;.&apos; before it, as in step.%1[...]</source>
        <translation>&apos;%1&apos; volta aqui a si mesmo sem uma ação: escreva uma e um &apos;.&apos; antes dele, como em step.%1[...]</translation>
    </message>
    <message>
        <source>chance decides after an action: write one and a &apos;.&apos; before psum, as in roll.psum(...)</source>
        <translation>o acaso decide depois de uma ação: escreva uma e um &apos;.&apos; antes de psum, como em roll.psum(...)</translation>
    </message>
    <message>
        <source>rates are not part of this language, which has no time: write an action and psum with probabilities instead</source>
        <translation>taxas não fazem parte desta linguagem, que não tem tempo: escreva em vez disso uma ação e psum com probabilidades</translation>
    </message>
    <message>
        <source>&apos;%1&apos; belongs in init or beside it, not in a process</source>
        <translation>&apos;%1&apos; fica em init ou ao lado dele, não em um processo</translation>
    </message>
    <message>
        <source>a process (an action, a name with [ ], sum, a condition, ...)</source>
        <translation>um processo (uma ação, um nome com [ ], sum, uma condição, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>o nome de uma ação ou de um processo</translation>
    </message>
    <message>
        <source>a &apos;.&apos; after an action, or a &apos;[&apos; after the name of a process</source>
        <translation>um &apos;.&apos; depois de uma ação, ou um &apos;[&apos; depois do nome de um processo</translation>
    </message>
    <message>
        <source>a &apos;.&apos; is expected here, after an action; if &apos;%1&apos; begins a condition, a &apos;=&gt;&apos; must follow it</source>
        <translation>espera-se aqui um &apos;.&apos;, depois de uma ação; se &apos;%1&apos; começa uma condição, um &apos;=&gt;&apos; deve vir depois dela</translation>
    </message>
    <message>
        <source>an action&apos;s name can&apos;t end in &apos;%1&apos; in this language</source>
        <translation>nesta linguagem o nome de uma ação não leva &apos;%1&apos; no fim</translation>
    </message>
    <message>
        <source>a &apos;++&apos; and the next probability, or a &apos;)&apos;</source>
        <translation>um &apos;++&apos; e a próxima probabilidade, ou um &apos;)&apos;</translation>
    </message>
    <message>
        <source>a &apos;)&apos;</source>
        <translation>um &apos;)&apos;</translation>
    </message>
    <message>
        <source>a &apos;,&apos; and the probability of each value</source>
        <translation>uma &apos;,&apos; e a probabilidade de cada valor</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>o nome de uma variável</translation>
    </message>
    <message>
        <source>a &apos;-&gt;&apos; after the probability (a choice inside psum needs brackets around it)</source>
        <translation>um &apos;-&gt;&apos; depois da probabilidade (uma escolha dentro de psum precisa de parênteses em volta)</translation>
    </message>
    <message>
        <source>no process does &apos;%1&apos;</source>
        <translation>nenhum processo faz &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is never reached from init</source>
        <translation>nunca se chega ao processo &apos;%1&apos; a partir de init</translation>
    </message>
    <message>
        <source>the number of arguments of &apos;%1&apos; is %2 in the processes, not %3</source>
        <translation>o número de argumentos de &apos;%1&apos; é %2 nos processos, não %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 here and %3 elsewhere in the processes, which can&apos;t be told apart by a goal</source>
        <translation>&apos;%1&apos; tem %2 aqui e %3 em outra parte dos processos, o que um objetivo não consegue distinguir</translation>
    </message>
</context>
<context>
    <name>PredictBar</name>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>The branch will be searched</source>
        <translation>O ramo será examinado</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>The branch will be pruned</source>
        <translation>O ramo será deixado de fora</translation>
    </message>
    <message>
        <source>The value returned</source>
        <translation>O valor que sobe</translation>
    </message>
    <message>
        <source>From the view of the side to move at this node. Press Enter to answer.</source>
        <translation>Do ponto de vista do lado que tem a vez no nó; Enter responde</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Answer with this value</source>
        <translation>Esse é o valor que sobe</translation>
    </message>
    <message>
        <source>Just show</source>
        <translation>Só mostrar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned or a branch is pruned.</source>
        <translation>Continue: vem uma pergunta antes de um valor subir ou um ramo ser deixado de fora.</translation>
    </message>
    <message>
        <source>✓ Correct: %1. %2</source>
        <translation>✓ Certo: %1. %2</translation>
    </message>
    <message>
        <source>✗ Wrong: the answer is %1. %2</source>
        <translation>✗ Errado: é %1. %2</translation>
    </message>
    <message>
        <source>Not answered: the answer is %1. %2</source>
        <translation>Não respondido: é %1. %2</translation>
    </message>
    <message>
        <source>There are no more questions.</source>
        <translation>Não há mais perguntas.</translation>
    </message>
    <message>
        <source>MAX wins</source>
        <translation>MAX vence</translation>
    </message>
    <message>
        <source>MAX wins, however long it takes</source>
        <translation>MAX vence, não importa quanto demore</translation>
    </message>
    <message>
        <source>MIN wins</source>
        <translation>MIN vence</translation>
    </message>
    <message>
        <source>MIN wins, however long it takes</source>
        <translation>MIN vence, não importa quanto demore</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Um número</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <translation>Sim (Y)</translation>
    </message>
    <message>
        <source>No (X)</source>
        <translation>Não (X)</translation>
    </message>
    <message>
        <source>Just show (↓)</source>
        <translation>Só mostrar (↓)</translation>
    </message>
    <message>
        <source>Type a number first, or choose “Just show”.</source>
        <translation>Digite primeiro um número ou escolha “Só mostrar”.</translation>
    </message>
    <message>
        <source>✓ Yes. %1 %2</source>
        <translation>✓ Sim. %1 %2</translation>
    </message>
    <message>
        <source>Show the answer. The question counts as skipped.</source>
        <translation>Mostrar a resposta. A pergunta conta como pulada.</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned.</source>
        <translation>Continue: vem uma pergunta antes de um valor subir.</translation>
    </message>
    <message>
        <source>✓ %1 right, ✗ %2 wrong, ○ %3 skipped</source>
        <translation>✓ certas: %1, ✗ erradas: %2, ○ puladas: %3</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>What value does this node return?</source>
        <translation>O que sobe aqui?</translation>
    </message>
    <message>
        <source>Will branch %1 be searched?</source>
        <translation>O ramo %1 será examinado?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>No move is better than alpha %1.</source>
        <translation>Nenhuma jogada é melhor que alfa %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches beta %2.</source>
        <translation>A jogada %1 basta: alcança beta %2.</translation>
    </message>
    <message>
        <source>Move %1 is the best.</source>
        <translation>A melhor das jogadas é a %1.</translation>
    </message>
    <message>
        <source>There is no beta here yet: any move may still be better.</source>
        <translation>Aqui ainda não há beta: cada jogada ainda pode ser melhor.</translation>
    </message>
    <message>
        <source>Alpha %1 is less than beta %2: a better move may still count.</source>
        <translation>Alfa %1 é menor que beta %2: uma jogada melhor ainda pode contar.</translation>
    </message>
    <message>
        <source>No move is better for MIN than beta %1.</source>
        <translation>Nenhuma jogada é melhor para MIN que beta %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches alpha %2.</source>
        <translation>A jogada %1 basta: alcança alfa %2.</translation>
    </message>
    <message>
        <source>What value does this node return, as MAX sees it?</source>
        <translation>Que valor sobe deste nó, como MAX o vê?</translation>
    </message>
    <message>
        <source>What value does this node return, as MIN sees it?</source>
        <translation>Que valor sobe deste nó, como MIN o vê?</translation>
    </message>
    <message>
        <source>There is no alpha here yet: any move may still be better.</source>
        <translation>Aqui ainda não há alfa: cada jogada ainda pode ser melhor.</translation>
    </message>
    <message>
        <source>MIN itself would write %1.</source>
        <translation>O próprio MIN escreveria %1.</translation>
    </message>
    <message>
        <source>That is how MIN itself writes it. MAX writes %1.</source>
        <translation>É assim que o próprio MIN escreve. MAX escreve %1.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtida</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Dicas</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aparência</translation>
    </message>
    <message>
        <source>&amp;Files and language</source>
        <translation>Ar&amp;quivos e idioma</translation>
    </message>
    <message>
        <source>Falling &amp;discs:</source>
        <translation>Qu&amp;eda das fichas:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sem animação</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Shortest thinking time</source>
        <translation>Tempo mínimo para pensar</translation>
    </message>
    <message>
        <source>Shortest &amp;thinking time:</source>
        <translation>&amp;Tempo mínimo para pensar:</translation>
    </message>
    <message>
        <source>Pause between engine moves</source>
        <translation>Pausa entre jogadas do computador</translation>
    </message>
    <message>
        <source>When engines play against each other</source>
        <translation>Quando o computador joga contra si mesmo</translation>
    </message>
    <message>
        <source>&amp;Pause between engine moves:</source>
        <translation>&amp;Pausa entre jogadas do computador:</translation>
    </message>
    <message>
        <source>Choose your opponent, its strength and who starts</source>
        <translation>Adversário, força e quem começa</translation>
    </message>
    <message>
        <source>Hints from the e&amp;xact solver, within a second</source>
        <translation>Dicas do solucionador e&amp;xato, em menos de um segundo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>Ja&amp;nela:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escura</translation>
    </message>
    <message>
        <source>&amp;Discs:</source>
        <translation>&amp;Fichas:</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Seguras para daltônicos</translation>
    </message>
    <message>
        <source>Classic red and yellow</source>
        <translation>Vermelho e amarelo clássicos</translation>
    </message>
    <message>
        <source>High contrast (including the window)</source>
        <translation>Alto contraste (a janela também)</translation>
    </message>
    <message>
        <source>C&amp;olumn scores:</source>
        <translation>&amp;Valores das colunas:</translation>
    </message>
    <message>
        <source>The solver&apos;s score (+7)</source>
        <translation>O valor do solucionador (+7)</translation>
    </message>
    <message>
        <source>Moves to the end (W7)</source>
        <translation>Jogadas até o fim (V7)</translation>
    </message>
    <message>
        <source>Words (wins in 7)</source>
        <translation>Palavras (vence em 7)</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>F&amp;ormas nas fichas</translation>
    </message>
    <message>
        <source>&amp;Coordinates beside the board</source>
        <translation>&amp;Coordenadas ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Column letters and row numbers</source>
        <translation>Letras das colunas e números das fileiras</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
        <translation>Tabuleiro &amp;girado</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis in the charts</source>
        <translation>Eixo &amp;logarítmico nos gráficos</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Keep &amp;every game in My games</source>
        <translation>Guardar cada &amp;partida em Minhas partidas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Tamanho do texto:</translation>
    </message>
    <message>
        <source>Faster engines wait this long, so you can follow the game</source>
        <translation>Adversários mais rápidos esperam esse tempo, para você acompanhar a partida</translation>
    </message>
    <message>
        <source>Show the start page at start&amp;up</source>
        <translation>Mostrar a página inicial ao i&amp;niciar</translation>
    </message>
    <message>
        <source>Show a de&amp;mo on the start page</source>
        <translation>Mostrar uma de&amp;monstração na página inicial</translation>
    </message>
    <message>
        <source>Two opponents play while nobody uses the program</source>
        <translation>Dois adversários jogam enquanto ninguém mexe em nada</translation>
    </message>
    <message>
        <source>First where to look, then the column, then the next moves</source>
        <translation>Primeiro onde olhar, depois a coluna, depois as próximas jogadas</translation>
    </message>
    <message>
        <source>&amp;Material:</source>
        <translation>&amp;Material:</translation>
    </message>
    <message>
        <source>Plastic</source>
        <translation>Plástico</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Vidro</translation>
    </message>
    <message>
        <source>Size of all text in the program</source>
        <translation>Tamanho de todo o texto do programa</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Marcar as fichas com estrela ou anel, para daltônicos</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Ver o tabuleiro do outro lado</translation>
    </message>
    <message>
        <source>Each step up is ten times more</source>
        <translation>Cada passo para cima é dez vezes mais</translation>
    </message>
    <message>
        <source>&amp;Save the game after every move</source>
        <translation>&amp;Salvar a partida depois de cada jogada</translation>
    </message>
    <message>
        <source>After a crash, your game is back the next time you start</source>
        <translation>Se o programa falhar, nada se perde: a partida volta quando ele abrir de novo</translation>
    </message>
    <message>
        <source>Kept on this computer only. You never have to save a game.</source>
        <translation>Guardadas só neste computador. Você nunca precisa salvar uma partida.</translation>
    </message>
    <message>
        <source>Ask before closing an &amp;unsaved game</source>
        <translation>Perguntar antes de fechar uma partida &amp;não salva</translation>
    </message>
    <message>
        <source>Before you start a new game, open a file or quit</source>
        <translation>Antes de uma nova partida, de outro arquivo ou de sair</translation>
    </message>
    <message>
        <source>Without the exact solver, hints come from this engine. It tries to search deeper than your opponent.</source>
        <translation>Sem o solucionador exato, as dicas vêm deste motor. Ele tenta buscar mais fundo que seu adversário.</translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Esquerda, Page Up</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Right, Page Down, Space</source>
        <translation>Direita, Page Down, Espaço</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vazio</translation>
    </message>
    <message>
        <source>Blank the students&apos; screen, so they look at you</source>
        <translation>Nada na tela dos alunos, para que olhem para você</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B, ponto</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Escuro ou claro</translation>
    </message>
    <message>
        <source>Use light text on black for a dark room, or black on white</source>
        <translation>Letras claras sobre preto para uma sala escura, ou pretas sobre branco</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Esc, F11</source>
        <translation>Esc, F11</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show or hide the settings of this page</source>
        <translation>Mostrar ou ocultar as configurações desta página</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Scroll back in this step, then go to the previous step. In a tree, Up goes back one event.</source>
        <translation>Rolar para cima neste passo e depois ir ao passo anterior. Em uma árvore, a seta para cima volta um evento.</translation>
    </message>
    <message>
        <source>Show the answer to an open question, scroll down in this step, then go to the next step. In a tree, Down goes forward one event.</source>
        <translation>Mostrar a resposta de uma pergunta em aberto, rolar para baixo neste passo e depois ir ao próximo. Em uma árvore, a seta para baixo avança um evento.</translation>
    </message>
    <message>
        <source>Settings (C)</source>
        <translation>Configurações (C)</translation>
    </message>
    <message>
        <source>Page Down: next · Page Up: back · ↓ ↑: through a tree · B: blank · I: dark or light · S: spotlight · C: settings of a page · Esc: leave</source>
        <translation>Page Down: avançar · Page Up: voltar · ↓ ↑: por uma árvore · B: em branco · I: escuro ou claro · S: holofote · C: configurações de uma página · Esc: sair</translation>
    </message>
</context>
<context>
    <name>PrismFile</name>
    <message>
        <source>Exported to PRISM, this model has more than %1 commands. Reduce it first, or choose smaller types for its sums.</source>
        <translation>Escrito para o PRISM, este modelo tem mais de %1 comandos: reduza-o antes, ou escolha tipos menores para suas somas.</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A multi-action of %1 actions has too many parts</source>
        <translation>Uma multiação de %1 ações tem partes demais</translation>
    </message>
    <message>
        <source>allow lists too many multi-actions</source>
        <translation>allow lista ações demais que ocorrem juntas</translation>
    </message>
    <message>
        <source>this process grows without end, or has more than %L1 states on its own</source>
        <translation>este processo cresce sem fim, ou tem sozinho mais de %L1 estados</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>no arguments</source>
        <translation>nenhum argumento</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is renamed twice</source>
        <translation>&apos;%1&apos; é renomeada duas vezes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; communicates in two ways; only one is allowed</source>
        <translation>&apos;%1&apos; se comunica de duas maneiras; não é possível dizer qual delas vale</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is both the result of a communication and part of one; give it another name</source>
        <translation>&apos;%1&apos; é o que uma comunicação dá e também se comunica; dê a ela outro nome</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos;</source>
        <translation>não há nenhuma ação &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; take different arguments (%3 and %4); they must be the same</source>
        <translation>&apos;%1&apos; e &apos;%2&apos; recebem argumentos diferentes (%3 e %4); eles devem ser os mesmos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a process; only actions can happen at once, with a &apos;|&apos; between them</source>
        <translation>&apos;%1&apos; é um processo; só ações podem ocorrer ao mesmo tempo, com um &apos;|&apos; entre elas</translation>
    </message>
    <message>
        <source>&apos;||&apos; can only be used in &apos;init&apos;, inside allow, comm, hide, block and rename</source>
        <translation>&apos;||&apos; só pode estar em &apos;init&apos;, tendo em volta apenas allow, comm, hide, block e rename</translation>
    </message>
    <message>
        <source>allow, comm, hide, block and rename can only be used in &apos;init&apos;, around all of it</source>
        <translation>allow, comm, hide, block e rename só podem estar em &apos;init&apos;, em volta dele inteiro</translation>
    </message>
    <message>
        <source>the action &apos;%1&apos; is written without brackets where it takes no arguments</source>
        <translation>a ação &apos;%1&apos; se escreve sem parênteses quando não recebe argumentos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, whose arguments have no names</source>
        <translation>&apos;%1&apos; é uma ação, cujos argumentos não têm nomes</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>a ação &apos;%1&apos; recebe %n argumento</numerusform>
            <numerusform>a ação &apos;%1&apos; recebe %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, e não %1</translation>
    </message>
    <message numerus="yes">
        <source>the process &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>o processo &apos;%1&apos; recebe %n argumento</numerusform>
            <numerusform>o processo &apos;%1&apos; recebe %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>o processo &apos;%1&apos; não tem o parâmetro &apos;%2&apos;</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; is set twice</source>
        <translation>o parâmetro &apos;%1&apos; é definido duas vezes</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; of the process &apos;%2&apos; has no value here; write %1 = ...</source>
        <translation>o parâmetro &apos;%1&apos; do processo &apos;%2&apos; não tem valor aqui; escreva %1 = ...</translation>
    </message>
    <message>
        <source>there is no action or process &apos;%1&apos;</source>
        <translation>não há nenhuma ação ou processo &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>&apos;%1&apos; é declarado duas vezes</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; calls itself before an action happens; an action must stand before the call</source>
        <translation>o processo &apos;%1&apos; chama a si mesmo antes que uma ação ocorra; uma ação deve vir antes da chamada</translation>
    </message>
    <message>
        <source>processes call one another too deeply before an action happens</source>
        <translation>processos chamam uns aos outros em profundidade excessiva antes que uma ação ocorra</translation>
    </message>
    <message>
        <source>In one state the processes can combine their steps in too many ways. An allow with few multi-actions limits that</source>
        <translation>Em um estado os processos podem fazer coisas demais ao mesmo tempo; um allow com poucas ações que ocorrem juntas limita isso</translation>
    </message>
    <message>
        <source>nothing determines &apos;%1&apos; in this sum: a condition must bound it, or allow must exclude the action that does not communicate</source>
        <translation>não se sabe quanto vale &apos;%1&apos; nesta soma: uma condição deve limitá-lo, ou allow deve deixar de fora a ação que não se comunica</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language</source>
        <translation>&apos;%1&apos; não faz parte desta linguagem</translation>
    </message>
    <message>
        <source>a process (an action, a name, sum, a condition, ...)</source>
        <translation>um processo (uma ação, um nome, sum, uma condição, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>o nome de uma ação ou de um processo</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>o nome de um parâmetro</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;}&apos;</source>
        <translation>uma &apos;,&apos; ou uma &apos;}&apos;</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>o nome de uma ação</translation>
    </message>
    <message>
        <source>a &apos;|&apos; and what it communicates with, as in a|b -&gt; c,</source>
        <translation>um &apos;|&apos; e aquilo com que se comunica, como em a|b -&gt; c,</translation>
    </message>
    <message>
        <source>this never happens, as no process does &apos;%1&apos;</source>
        <translation>isto nunca ocorre, pois nenhum processo faz &apos;%1&apos;</translation>
    </message>
    <message>
        <source>this never happens, as one process alone does all of these actions</source>
        <translation>isto nunca ocorre, pois um só processo faz todas estas ações</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens, as allow lists neither it nor anything it communicates to</source>
        <translation>&apos;%1&apos; nunca ocorre, pois allow não lista nem essa ação nem nada que resulte de sua comunicação</translation>
    </message>
    <message>
        <source>the process ends here, which is a step &apos;Terminate&apos; in mCRL2; write &apos;. delta&apos; if it just has nothing more to do</source>
        <translation>o processo termina aqui, o que é um passo &apos;Terminate&apos; no mCRL2; escreva &apos;. delta&apos; se ele simplesmente não tem mais nada a fazer</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>o nome de um processo</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>já existe um &apos;init&apos;</translation>
    </message>
    <message>
        <source>a section (sort, map, var, eqn, act, proc or init)</source>
        <translation>uma seção (sort, map, var, eqn, act, proc ou init)</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process the model begins</source>
        <translation>falta &apos;init&apos;: ele diz com qual processo o modelo começa</translation>
    </message>
    <message>
        <source>&apos;sum %1: %2&apos; has infinitely many values to try; a condition must bound it, as in sum %1: %2. (%3) -&gt; ..., or a communicating action must have %1 alone as an argument</source>
        <translation>&apos;sum %1: %2&apos; tem valores sem fim para testar; uma condição deve limitá-lo, como em sum %1: %2. (%3) -&gt; ..., ou uma ação que se comunica deve ter %1 sozinho como argumento</translation>
    </message>
    <message>
        <source>a process has more than %L1 steps to choose from</source>
        <translation>um processo tem mais de %L1 passos para escolher</translation>
    </message>
    <message>
        <source>a &apos;|&apos; can stand between actions only, as in a|b(1)</source>
        <translation>um &apos;|&apos; só pode ficar entre ações, como em a|b(1)</translation>
    </message>
</context>
<context>
    <name>ProfileSamples</name>
    <message>
        <source>Line %1 of the samples is &quot;%2&quot;, but must be an address in hexadecimal digits.</source>
        <translation>A linha %1 das amostras é “%2” e deveria ser um endereço em dígitos hexadecimais.</translation>
    </message>
</context>
<context>
    <name>PropertiesView</name>
    <message>
        <source>as published</source>
        <translation>como publicada</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>corrigida</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propriedade</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Formulas and their verdicts</source>
        <translation>Fórmulas e seus vereditos</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Até onde chegou a verificação</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Verificar todas</translation>
    </message>
    <message>
        <source>Check every formula in the explored system</source>
        <translation>Verificar cada fórmula no sistema explorado</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Check the selected formula</source>
        <translation>Verificar a fórmula escolhida</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop the check and keep the results so far</source>
        <translation>Parar a verificação; o que se sabe até agora fica</translation>
    </message>
    <message>
        <source>Your own formula</source>
        <translation>Uma fórmula sua</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>sua</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>● true (vacuous)</source>
        <translation>● verdadeiro (vácuo)</translation>
    </message>
    <message>
        <source>%1: %2 pairs of subformula and state examined, %3 of them open; %4 MiB</source>
        <translation>%1: %2 pares de uma parte e um estado examinados, %3 deles em aberto; %4 MiB</translation>
    </message>
    <message>
        <source>▲ error</source>
        <translation>▲ com erro</translation>
    </message>
    <message>
        <source>The formula in plain words</source>
        <translation>A fórmula em palavras simples</translation>
    </message>
    <message>
        <source>Make it yours</source>
        <translation>Usar como minha</translation>
    </message>
    <message>
        <source>Start your own formula from this text</source>
        <translation>Começar uma fórmula sua com este texto</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Mostrar o caminho</translation>
    </message>
    <message>
        <source>Show the path for this verdict in the System picture</source>
        <translation>Os passos que mostram isso, no sistema desenhado</translation>
    </message>
    <message>
        <source>Colour the system</source>
        <translation>Colorir o sistema</translation>
    </message>
    <message>
        <source>Show where the formula holds and fails in the System picture</source>
        <translation>Onde ela vale e onde falha, no sistema desenhado</translation>
    </message>
    <message>
        <source>Play the formula…</source>
        <translation>Jogar a fórmula…</translation>
    </message>
    <message>
        <source>Play the formula as a game: you take one side, the program the other</source>
        <translation>A fórmula como jogo: você joga de um lado, o programa do outro</translation>
    </message>
    <message>
        <source>Press Run to explore the model first.</source>
        <translation>Executar explora o modelo primeiro.</translation>
    </message>
    <message>
        <source>Only part of the system is known, and what holds there may fail elsewhere. Press Run to explore the whole system before checking.</source>
        <translation>Só uma parte do sistema é conhecida, e o que vale para uma parte não vale necessariamente para o todo: nada pode ser verificado até que Executar o tenha explorado até o fim.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Ainda não verificado.</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>Fractions</source>
        <translation>Frações</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Choose a question about the model</source>
        <translation>O que se pergunta ao modelo</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriedade</translation>
    </message>
    <message>
        <source>Enter Pmin or Pmax for a probability, Rmin or Rmax for an expected reward. Then name the goal, such as broke(1) or until [bet U broke]. Without a goal, the one in the model&apos;s text is used. Rmax{bet} counts bets.</source>
        <translation>Pmin ou Pmax para uma probabilidade, Rmin ou Rmax para uma recompensa esperada; depois o que se quer alcançar, como broke(1) ou until [bet U broke]. Sem isso, vale o que diz o texto do modelo. Rmax{bet} conta apostas.</translation>
    </message>
    <message>
        <source>Pmax</source>
        <translation>Pmax</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Largest relative gap allowed between the lower and the upper bound</source>
        <translation>Em que fração do valor o limite superior pode ficar acima do inferior</translation>
    </message>
    <message>
        <source>Calculate in fractions, without rounding. For small models</source>
        <translation>Calcular em frações, sem nenhum arredondamento; para modelos pequenos</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Pergunta:</translation>
    </message>
    <message>
        <source>Precision:</source>
        <translation>Precisão:</translation>
    </message>
    <message>
        <source>Enter a property</source>
        <translation>Uma propriedade digitada</translation>
    </message>
    <message>
        <source>Property:</source>
        <translation>Propriedade:</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Todas as perguntas</translation>
    </message>
</context>
<context>
    <name>Provenance</name>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Busca paralela da árvore completa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repetições</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbado</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>outra coisa rodava ao mesmo tempo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine and its settings</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>Ladder of %n engine(s)</source>
        <translation>
            <numerusform>Classificação de %n motor</numerusform>
            <numerusform>Classificação de %n motores</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning odds against imperfect play</source>
        <translation>Probabilidades de vitória contra jogo imperfeito</translation>
    </message>
    <message>
        <source>Games fitted</source>
        <translation>Partidas do ajuste</translation>
    </message>
    <message>
        <source>Games held out</source>
        <translation>Partidas reservadas</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>0 to %1 random plies</source>
        <translation>0 a %1 jogadas aleatórias</translation>
    </message>
    <message>
        <source>the times of %1 of %2 games, by other work in the program</source>
        <translation>os tempos de %1 de %2 partidas, por outro trabalho do programa</translation>
    </message>
    <message>
        <source>%1 (fitted to the rounds)</source>
        <comment>bounds of a test</comment>
        <translation>%1 (adaptado às rodadas)</translation>
    </message>
    <message>
        <source>%1; a decided test ends its pairing</source>
        <translation>%1; ele encerra um confronto</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heurística</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>Rodadas de cada célula</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Teste sequencial</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jogado por</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nós e tempo de cada jogada</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Profundidades</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>one per depth</source>
        <translation>uma para cada profundidade</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 de %2 jogadas</translation>
    </message>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n jogada aleatória</numerusform>
            <numerusform>%n jogadas aleatórias</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>.</source>
        <comment>the end of a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>program, date and machine</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Tuning of H1</source>
        <translation>Ajuste de H1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, profundidade %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>the set before the step</source>
        <translation>o conjunto anterior ao passo</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>%1 of %2, each by %3 %, of at most %4 games</source>
        <translation>%1 de %2, cada um de %3%, de no máximo %4 partidas</translation>
    </message>
    <message>
        <source>%1 against %2 Elo, errors of %3 % and %4 %</source>
        <translation>%1 contra %2 Elo, erros de %3% e %4%</translation>
    </message>
</context>
<context>
    <name>PublishedRules</name>
    <message>
        <source>Fairness is written as WF_vars(board, player, ...), which is not an expression: WF takes one action. The row used there is not bound anywhere.</source>
        <translation>A justiça (fairness) é escrita como WF_vars(board, player, ...), que não é uma expressão: WF recebe uma só ação. O row que está ali não é ligado em lugar nenhum.</translation>
    </message>
    <message>
        <source>vars and Move are used before they are defined.</source>
        <translation>vars e Move são usados antes de serem definidos.</translation>
    </message>
    <message>
        <source>The configuration checks the invariant TypeOK, which does not exist. Neither does CorrectWinner, which is left in a comment.</source>
        <translation>A configuração verifica o invariante TypeOK, que não existe. CorrectWinner também não existe: ficou em um comentário.</translation>
    </message>
    <message>
        <source>HasWinningLine reads squares outside the board, so TLC stops at the first move. All four directions need a lower and an upper bound.</source>
        <translation>HasWinningLine examina casas fora do tabuleiro, e o TLC termina já na primeira jogada. Todas as quatro direções precisam de um limite abaixo e outro acima.</translation>
    </message>
    <message>
        <source>Spec leaves out fairness, so nobody ever has to move again. Termination fails by standing still, after four moves in the first counterexample.</source>
        <translation>Spec deixa de fora a justiça: ninguém é obrigado a jogar de novo, e Termination falha por ficar parado, depois de quatro jogadas no primeiro contraexemplo.</translation>
    </message>
    <message>
        <source>In Termination, &lt;&gt; binds tighter than \/, so the second half applies only to the empty board. A draw also sets no winner. With the earlier errors fixed, a drawn 3 by 3 board is the counterexample. The intended formula is &lt;&gt;(winner # &quot;none&quot; \/ full).</source>
        <translation>Em Termination, &lt;&gt; tem precedência maior que \/, por isso sua segunda metade fala só do tabuleiro vazio; e um empate não define um vencedor. Com tudo o que vem antes corrigido, um tabuleiro empatado de 3 por 3 casas é o contraexemplo. O que se quer dizer é &lt;&gt;(winner # &quot;none&quot; \/ full).</translation>
    </message>
    <message>
        <source>TLC sees a finished game as a deadlock, unless it is told to ignore deadlocks or the end may repeat.</source>
        <translation>Uma partida terminada é um deadlock para o TLC, a menos que se diga a ele que não os procure ou que o fim possa se repetir.</translation>
    </message>
    <message>
        <source>Move quantifies over rows, although a column has only one possible row. TLC generates the same state several times: 3,218 instead of 1,934 on a 3 by 3 board.</source>
        <translation>Move pede alguma fileira, quando só há uma para cada coluna: o TLC gera o mesmo estado várias vezes, 3.218 em vez de 1.934 para 3 por 3 casas.</translation>
    </message>
    <message>
        <source>Board, FiniteSets and Sequences are never used, and the assumptions on the sizes allow 0.</source>
        <translation>Board, FiniteSets e Sequences nunca são usados, e o que se supõe dos tamanhos permite 0.</translation>
    </message>
    <message>
        <source>TLC cannot check a published TLA+ specification of the game as it stands. These are its errors, found by running TLC and fixing them one by one. Connect4.tla, which you can save here, is a different specification without them.</source>
        <translation>Há uma especificação publicada do jogo em TLA+ que o TLC não consegue verificar como está. Estes são seus erros, encontrados ao rodar o TLC e corrigi-los um após o outro. Connect4.tla, que pode ser salvo aqui, é outra sem eles.</translation>
    </message>
</context>
<context>
    <name>PublishedTimes</name>
    <message>
        <source>the report, 12 threads</source>
        <translation>o relatório, 12 threads</translation>
    </message>
    <message>
        <source>the report, 4 cores</source>
        <translation>o relatório, 4 núcleos</translation>
    </message>
    <message>
        <source>its program, -O2, processor time</source>
        <translation>o programa dele, -O2, tempo de processador</translation>
    </message>
    <message>
        <source>its program, -O0, processor time</source>
        <translation>o programa dele, -O0, tempo de processador</translation>
    </message>
    <message>
        <source>its program, -O2, 2 idle cores</source>
        <translation>o programa dele, -O2, 2 núcleos livres</translation>
    </message>
</context>
<context>
    <name>QuantityText</name>
    <message>
        <source>%1 in plies</source>
        <translation>%1 em meias-jogadas</translation>
    </message>
    <message>
        <source>%1 in ms</source>
        <translation>%1 em ms</translation>
    </message>
    <message>
        <source>%1 in %</source>
        <translation>%1 em %</translation>
    </message>
    <message>
        <source>%1 in MiB</source>
        <translation>%1 em MiB</translation>
    </message>
    <message>
        <source>Unknown quantity &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Não há grandeza “%1”; há %2.</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>The best columns (worked out)</source>
        <translation>As melhores colunas (calculadas)</translation>
    </message>
    <message>
        <source>Columns that keep the result (worked out)</source>
        <translation>Colunas que mantêm o resultado (calculadas)</translation>
    </message>
    <message>
        <source>Discs until the end (worked out)</source>
        <translation>Fichas até o fim (calculadas)</translation>
    </message>
    <message>
        <source>The tree&apos;s value (worked out)</source>
        <translation>O valor da árvore (calculado)</translation>
    </message>
    <message>
        <source>Nodes searched (worked out)</source>
        <translation>Nós buscados (calculados)</translation>
    </message>
    <message>
        <source>Leaves evaluated (worked out)</source>
        <translation>Folhas avaliadas (calculadas)</translation>
    </message>
    <message>
        <source>Cuts (worked out)</source>
        <translation>Cortes (calculados)</translation>
    </message>
    <message>
        <source>The fewest leaves possible (worked out)</source>
        <translation>O menor número possível de folhas (calculado)</translation>
    </message>
    <message>
        <source>Insert a question</source>
        <translation>Inserir uma pergunta</translation>
    </message>
    <message>
        <source>How students answer</source>
        <translation>Como os alunos respondem</translation>
    </message>
    <message>
        <source>One correct answer to choose</source>
        <translation>Uma resposta certa para escolher</translation>
    </message>
    <message>
        <source>Several correct answers to choose</source>
        <translation>Várias respostas certas para escolher</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Um número</translation>
    </message>
    <message>
        <source>A column on a board</source>
        <translation>Uma coluna de um tabuleiro</translation>
    </message>
    <message>
        <source>A text that the teacher reads</source>
        <translation>Um texto que o professor lê</translation>
    </message>
    <message>
        <source>What you ask. Markdown is allowed.</source>
        <translation>O que você pergunta. Pode usar Markdown.</translation>
    </message>
    <message>
        <source>Type the answer, or let the program work it out</source>
        <translation>Digite a resposta ou deixe o programa calculá-la</translation>
    </message>
    <message>
        <source>Put semicolons between several correct answers</source>
        <translation>Separe várias respostas certas com ponto e vírgula</translation>
    </message>
    <message>
        <source>How far an answer may be from the correct one</source>
        <translation>Quanto uma resposta pode se afastar da certa</translation>
    </message>
    <message>
        <source>One hint a line. Each says more than the one before.</source>
        <translation>Uma dica por linha. Cada uma diz mais que a anterior.</translation>
    </message>
    <message>
        <source>Students read this once the question is done</source>
        <translation>Os alunos leem isto quando a pergunta está respondida</translation>
    </message>
    <message>
        <source>Letters, digits and hyphens. Answers are kept under this name.</source>
        <translation>Letras, algarismos e hifens. As respostas ficam guardadas com este nome.</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Pergunta:</translation>
    </message>
    <message>
        <source>Answers:</source>
        <translation>Respostas:</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Posição:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Árvore:</translation>
    </message>
    <message>
        <source>&amp;Correct:</source>
        <translation>Resposta &amp;certa:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>&amp;Resposta:</translation>
    </message>
    <message>
        <source>&amp;Tolerance:</source>
        <translation>To&amp;lerância:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Dicas:</translation>
    </message>
    <message>
        <source>&amp;Explanation:</source>
        <translation>&amp;Explicação:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>The answer that I type</source>
        <translation>A resposta que eu digito</translation>
    </message>
    <message>
        <source>Write the question.</source>
        <translation>Escreva a pergunta.</translation>
    </message>
    <message>
        <source>Another question has this name. Choose a different one.</source>
        <translation>Outra pergunta já tem este nome. Escolha um diferente.</translation>
    </message>
    <message>
        <source>Type the correct answer, or let the program work it out.</source>
        <translation>Digite a resposta certa ou deixe o programa calculá-la.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>“%1” não é um número.</translation>
    </message>
    <message>
        <source>The tolerance must be 0 or more.</source>
        <translation>A tolerância deve ser 0 ou mais.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a column of this board.</source>
        <translation>“%1” não é uma coluna deste tabuleiro.</translation>
    </message>
    <message>
        <source>Empty: the teacher looks at the results</source>
        <translation>Vazio: o professor olha os resultados</translation>
    </message>
    <message>
        <source>Students choose one of your answers.</source>
        <translation>Os alunos escolhem uma das respostas que você dá.</translation>
    </message>
    <message>
        <source>Students check every answer that is correct.</source>
        <translation>Os alunos marcam todas as respostas certas.</translation>
    </message>
    <message>
        <source>Students type a number.</source>
        <translation>Os alunos digitam um número.</translation>
    </message>
    <message>
        <source>Students click a column.</source>
        <translation>Os alunos clicam em uma coluna.</translation>
    </message>
    <message>
        <source>Students write in their own words.</source>
        <translation>Os alunos escrevem com suas próprias palavras.</translation>
    </message>
    <message>
        <source>A formula about a system</source>
        <translation>Uma fórmula sobre um sistema</translation>
    </message>
    <message>
        <source>Students write a formula. The program tests it in the system and in changed systems.</source>
        <translation>Os alunos escrevem uma fórmula. O programa a testa no sistema e em sistemas alterados.</translation>
    </message>
    <message>
        <source>A path through a system or a tree</source>
        <translation>Um caminho por um sistema ou uma árvore</translation>
    </message>
    <message>
        <source>Students find a path, step by step.</source>
        <translation>Os alunos acham um caminho, passo a passo.</translation>
    </message>
    <message>
        <source>A result of a laboratory page</source>
        <translation>Um resultado de uma página do laboratório</translation>
    </message>
    <message>
        <source>Students run a laboratory page and hand its result to the lesson.</source>
        <translation>Os alunos executam uma página do laboratório e enviam o resultado à lição.</translation>
    </message>
</context>
<context>
    <name>QuestionTrial</name>
    <message>
        <source>The correct answer is: %1</source>
        <translation>A resposta certa é: %1</translation>
    </message>
    <message>
        <source>The formula notices %1 of %2 changes.</source>
        <translation>A fórmula percebe %1 de %2 alterações.</translation>
    </message>
    <message>
        <source>&amp;Work out the answer</source>
        <translation>C&amp;alcular a resposta</translation>
    </message>
    <message>
        <source>Check the question as the lesson will check its answers</source>
        <translation>Verificar a pergunta como a lição vai verificar as respostas</translation>
    </message>
    <message>
        <source>… Working it out.</source>
        <translation>… Calculando.</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Question: %1</source>
        <translation>Pergunta: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Por que é assim</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Árvore: %1</translation>
    </message>
    <message>
        <source>Save for my teacher</source>
        <translation>Guardar para o professor</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Save your answer (Ctrl+Enter)</source>
        <translation>Guardar o que está escrito (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Check your answer (Enter)</source>
        <translation>A resposta está certa? (Enter)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Get a hint. Hints are counted.</source>
        <translation>Algo que ajuda; é contado</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Show the right answer and why. This is recorded.</source>
        <translation>Ver o que está certo e por quê; fica anotado</translation>
    </message>
    <message>
        <source>… Working out the right answer.</source>
        <translation>… Calculando o que está certo.</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <translation>✗ Não está certo. Tente de novo.</translation>
    </message>
    <message>
        <source>✓ Correct.</source>
        <translation>✓ Certo.</translation>
    </message>
    <message>
        <source>✓ Correct. Accepted answers: %1.</source>
        <translation>✓ Certo. Tudo o que está certo: %1.</translation>
    </message>
    <message>
        <source>○ The answer is: %1.</source>
        <translation>○ A resposta é: %1.</translation>
    </message>
    <message>
        <source>Hint (%1 of %2)</source>
        <translation>Dica (%1 de %2)</translation>
    </message>
    <message>
        <source>Hint %1: %2</source>
        <translation>Dica %1: %2</translation>
    </message>
    <message>
        <source>✗ Not right (attempt %1). Try again.</source>
        <translation>✗ Não está certo (tentativa %1). Tente de novo.</translation>
    </message>
    <message>
        <source>Check your answer (Ctrl+Enter)</source>
        <translation>Verificar sua resposta (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>… Checking your answer.</source>
        <translation>… Verificando sua resposta.</translation>
    </message>
    <message>
        <source>✓ Yes. %1</source>
        <translation>✓ Sim. %1</translation>
    </message>
    <message>
        <source>✓ Correct. Your teacher&apos;s answer: %1</source>
        <translation>✓ Certo. A resposta do seu professor: %1</translation>
    </message>
    <message>
        <source>● Your teacher decides whether this is right.</source>
        <translation>● Seu professor decide se isto está certo.</translation>
    </message>
    <message>
        <source>● Saved on this computer. Hand in makes the file for your teacher.</source>
        <translation>● Salvo neste computador. “Entregar” faz o arquivo para o professor.</translation>
    </message>
    <message>
        <source>%1 The right answer cannot be worked out here. %2</source>
        <translation>%1 A resposta certa não pode ser calculada aqui. %2</translation>
    </message>
</context>
<context>
    <name>RandomEngine</name>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
</context>
<context>
    <name>RangeSums</name>
    <message>
        <source>%1 nodes, %2; on average %3 nodes, %4</source>
        <translation>%1 nós, %2; em média %3 nós, %4</translation>
    </message>
    <message>
        <source>A laboratory disturbed some of these times.</source>
        <translation>Um laboratório perturbou alguns dos tempos.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Jogadas %1 a %2</translation>
    </message>
    <message>
        <source>%1: no engine moved.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1: nenhum motor jogou.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>“Moves 5 to 12”, then figures</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it is larger than the limit of %1 KiB</source>
        <translation>tem mais de %1 KiB, o máximo permitido</translation>
    </message>
    <message>
        <source>it is larger than the limit of %1 MiB</source>
        <translation>tem mais de %1 MiB, o máximo permitido</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
</context>
<context>
    <name>RecordedTree</name>
    <message>
        <source>win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: the opponent will not allow this.</source>
        <translation>%1 é pelo menos beta %2: o adversário não deixará chegar a isso.</translation>
    </message>
    <message>
        <source>nearly won</source>
        <translation>quase ganho</translation>
    </message>
    <message>
        <source>nearly lost</source>
        <translation>quase perdido</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>moves</comment>
        <translation>vitória em %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <comment>moves</comment>
        <translation>derrota em %1</translation>
    </message>
    <message>
        <source>%1 is at most alpha %2: MAX will not allow this.</source>
        <translation>%1 é no máximo alfa %2: MAX não deixará chegar a isso.</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: MIN will not allow this.</source>
        <translation>%1 é pelo menos beta %2: MIN não deixará chegar a isso.</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
</context>
<context>
    <name>RecordingCommands</name>
    <message>
        <source>Save the game with its search reports</source>
        <translation>Salvar a partida com o que suas buscas informaram</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1)</source>
        <translation>Gravações de partidas (*.%1)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partida</translation>
    </message>
    <message>
        <source>Open one recording, or two side by side</source>
        <translation>Abrir uma gravação, ou duas lado a lado</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Gravações de partidas (*.%1);;Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>RecordingFile</name>
    <message>
        <source>%1 is %2, but an earlier search already has that ply.</source>
        <translation>%1 é %2, e outra busca anterior já tem essa jogada.</translation>
    </message>
    <message>
        <source>%1 is %2, but the move of ply %3 is column %4.</source>
        <translation>%1 é %2, mas a jogada %3 é na coluna %4.</translation>
    </message>
    <message>
        <source>%1 is not a line of play: %2.</source>
        <translation>%1 não é uma linha de jogo: %2.</translation>
    </message>
    <message>
        <source>This JSON file is not a recording of a game: its &quot;kind&quot; must be &quot;%1&quot;.</source>
        <translation>Isto é JSON, mas não a gravação de uma partida: seu “kind” deve ser “%1”.</translation>
    </message>
    <message>
        <source>This recording has format %1, written by a newer program. This program reads format %2.</source>
        <translation>Esta gravação tem o formato %1, escrito por um programa mais novo; este lê o formato %2.</translation>
    </message>
    <message>
        <source>%1 must be a date and time such as 2026-11-24T12:30:00.000Z, not &quot;%2&quot;.</source>
        <translation>%1 deve ser uma data e uma hora como 2026-11-24T12:30:00.000Z, mas é “%2”.</translation>
    </message>
    <message>
        <source>The recording is larger than %1 MiB, the most that can be read.</source>
        <translation>Tem mais de %1 MiB, o máximo que se lê.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read: %2.</source>
        <translation>Não foi possível ler “%1”: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a recording: %2</source>
        <translation>Não foi possível ler “%1” como gravação: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: %2</source>
        <translation>Não foi possível salvar “%1”: %2</translation>
    </message>
    <message>
        <source>%1 belongs to a search, but the game has no searched moves.</source>
        <translation>%1 pertence a uma busca, mas a partida não tem jogadas que tenham sido buscadas.</translation>
    </message>
    <message>
        <source>%1[%2] must be written as by play --record: whole numbers, with a worker below %3.</source>
        <translation>%1[%2] não é como play --record o escreve: números inteiros, com um worker menor que %3.</translation>
    </message>
    <message>
        <source>%1 is not a game: %2</source>
        <translation>%1 não é uma partida: %2</translation>
    </message>
    <message>
        <source>%1 has other moves than the recording.</source>
        <translation>%1 tem jogadas diferentes das da gravação.</translation>
    </message>
</context>
<context>
    <name>RecordingSlot</name>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>%1 recording: open a file made by &apos;Save recording&apos; or fourcast-cli play --record</source>
        <translation>%1 gravação: escolher um arquivo de “Salvar gravação” ou de fourcast-cli play --record</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Do tabuleiro</translation>
    </message>
    <message>
        <source>%1 recording: use the game on the board, as it stands</source>
        <translation>%1 gravação: a partida do tabuleiro, como está</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>%1 recording: remove it from the page. Its file is kept.</source>
        <translation>%1 gravação: tirá-la da página; seu arquivo fica</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>game on the board</source>
        <translation>partida do tabuleiro</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Abrir uma gravação</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Gravações de partidas (*.%1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>lendo %1</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>não foi possível ler %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nenhuma ainda</translation>
    </message>
</context>
<context>
    <name>RecordingTables</name>
    <message>
        <source>Recording of a game</source>
        <translation>Gravação de uma partida</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Recordings of two games</source>
        <translation>Gravações de duas partidas</translation>
    </message>
    <message>
        <source>First recording</source>
        <translation>Primeira gravação</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>Segunda gravação</translation>
    </message>
</context>
<context>
    <name>RecordingsChart</name>
    <message>
        <source>Chart of one quantity of each search, by ply</source>
        <translation>Gráfico de um número de cada busca ao longo das jogadas das partidas</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>primeira: %1</translation>
    </message>
    <message>
        <source>second: %1</source>
        <translation>segunda: %1</translation>
    </message>
    <message>
        <source>Ply %1, %2 by %3
%4: %5</source>
        <translation>Jogada %1, %2 de %3
%4: %5</translation>
    </message>
    <message>
        <source>Disturbed by other work in this program</source>
        <translation>Perturbado por outro trabalho deste programa</translation>
    </message>
    <message>
        <source>The games differ from ply %1</source>
        <translation>As partidas diferem a partir da jogada %1</translation>
    </message>
    <message>
        <source>Ply: discs on the board after the move</source>
        <translation>Jogada: fichas no tabuleiro depois dela</translation>
    </message>
    <message>
        <source>No search in these games reports this quantity.</source>
        <translation>Nenhuma busca destas partidas informa este número.</translation>
    </message>
    <message>
        <source>the games differ from here</source>
        <translation>daqui em diante, outra partida</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>perturbado</translation>
    </message>
    <message>
        <source>zeros are not drawn</source>
        <translation>zeros não são desenhados</translation>
    </message>
    <message>
        <source>Disturbed by other programs</source>
        <translation>Perturbado por outros programas</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording.</source>
        <translation>Jogue uma partida contra um motor ou abra uma gravação.</translation>
    </message>
</context>
<context>
    <name>RecordingsModel</name>
    <message>
        <source>first</source>
        <translation>primeira</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, not searched</source>
        <translation>%1: %2, sem busca</translation>
    </message>
    <message>
        <source>× Other work in this program disturbed this search. Its time is not a valid measurement.</source>
        <translation>× Outro trabalho deste programa a perturbou: seu tempo não serve de medida.</translation>
    </message>
    <message>
        <source>≠ Same position, different move.</source>
        <translation>≠ A mesma posição, outra jogada.</translation>
    </message>
    <message>
        <source>≠ Different positions: ratios need the same position.</source>
        <translation>≠ Posições diferentes: as razões são só da mesma posição.</translation>
    </message>
    <message>
        <source>Only one game has this ply.</source>
        <translation>Só uma das partidas tem esta jogada.</translation>
    </message>
    <message>
        <source>Discs on the board after this move, including those of a set-up position</source>
        <translation>Fichas no tabuleiro com esta jogada, incluídas as de uma posição montada</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>The side that moves</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Move in the first recording. × marks a disturbed search.</source>
        <translation>A jogada da primeira gravação; × foi perturbada</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Move in the second recording. ≠ marks a different move or position.</source>
        <translation>A jogada da segunda gravação; ≠ é outra partida dali em diante</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, primeira</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of two recordings, above a column of numbers</comment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>Second minus first, where both searched the same position</source>
        <translation>Segunda menos primeira, onde as duas buscaram a mesma posição</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferença</translation>
    </message>
    <message>
        <source>Second divided by first, where both searched the same position</source>
        <translation>Segunda dividida pela primeira, onde as duas buscaram a mesma posição</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>razão</translation>
    </message>
    <message>
        <source>× Other programs had the processors. Its time is not a valid measurement.</source>
        <translation>× Outros programas ocupavam os processadores: seu tempo não serve de medida.</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>Recordings</source>
        <translation>Gravações</translation>
    </message>
    <message>
        <source>Cost of each search in a recorded game, or in two games side by side</source>
        <translation>Quanto custou cada busca de uma partida gravada, uma partida ou duas lado a lado</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeira</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>Quantity for the chart. The table shows it next to its usual columns.</source>
        <translation>O que o gráfico mostra, e a tabela além do que sempre tem</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarítmico</translation>
    </message>
    <message>
        <source>Show the chart&apos;s values on a logarithmic axis</source>
        <translation>Desenhar os valores do gráfico em um eixo logarítmico</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>Tr&amp;ocar</translation>
    </message>
    <message>
        <source>Swap the first and second recordings</source>
        <translation>A primeira passa a ser a segunda, e a segunda a primeira</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Expor&amp;tar…</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Salvar em um arquivo o que é mostrado: uma imagem ou os números</translation>
    </message>
    <message>
        <source>Qua&amp;ntity:</source>
        <translation>Nú&amp;mero:</translation>
    </message>
    <message>
        <source>Export the recordings</source>
        <translation>Exportar as gravações</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>gravações</translation>
    </message>
    <message>
        <source>Summary of the recordings</source>
        <translation>Observações sobre as gravações</translation>
    </message>
    <message>
        <source>Cost of the search for each move</source>
        <translation>Quanto custou a busca de cada jogada</translation>
    </message>
    <message>
        <source>No engine has searched a move in the game on the board. Let one play, then come back.</source>
        <translation>Nenhum motor buscou uma jogada da partida do tabuleiro: deixe um jogar e volte.</translation>
    </message>
    <message>
        <source>The game on the board, as it stands.</source>
        <translation>A partida do tabuleiro, como está.</translation>
    </message>
    <message>
        <source>Recordings of games: %1</source>
        <translation>Gravações de partidas: %1</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording. You can drop files here.</source>
        <translation>Jogue uma partida contra um motor ou abra uma gravação. Você pode soltar arquivos aqui.</translation>
    </message>
    <message>
        <source>See what each move of a game cost</source>
        <translation>Ver quanto custou cada jogada de uma partida</translation>
    </message>
</context>
<context>
    <name>RecordingsText</name>
    <message numerus="yes">
        <source>%1 searched %n move(s), %2 nodes in %3.</source>
        <translation>
            <numerusform>%1 buscou %n jogada, %2 nós em %3.</numerusform>
            <numerusform>%1 buscou %n jogadas, %2 nós em %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searched %n move(s) in %2.</source>
        <translation>
            <numerusform>%1 buscou %n jogada em %2.</numerusform>
            <numerusform>%1 buscou %n jogadas em %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games start from different positions.</source>
        <translation>As partidas começam em posições diferentes.</translation>
    </message>
    <message>
        <source>The games have the same moves.</source>
        <translation>As partidas têm as mesmas jogadas.</translation>
    </message>
    <message>
        <source>The games have the same moves up to ply %1, where one ends.</source>
        <translation>As partidas têm as mesmas jogadas até a jogada %1, onde uma termina.</translation>
    </message>
    <message>
        <source>The games differ from ply %1: %2 in the first, %3 in the second.</source>
        <translation>As partidas diferem a partir da jogada %1: %2 na primeira, %3 na segunda.</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; 95 %: %3 to %4).</source>
        <translation>%1: %2 vezes o da primeira (mediana; 95%: %3 a %4).</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; %3 to %4).</source>
        <translation>%1: %2 vezes o da primeira (mediana; %3 a %4).</translation>
    </message>
    <message>
        <source>%1 at ply %2 by %3 took %4.</source>
        <translation>%1 na jogada %2, de %3, levou %4.</translation>
    </message>
    <message>
        <source>Its workers ran for %1. They were ready for another %2 while other programs or threads had the processors.</source>
        <translation>Seus workers rodaram por %1 e ficaram prontos por mais %2 enquanto outros programas ou threads ocupavam os processadores.</translation>
    </message>
    <message>
        <source>Other work in this program disturbed it.</source>
        <translation>Outro trabalho deste programa a perturbou.</translation>
    </message>
    <message>
        <source>The recording is incomplete: the game was interrupted.</source>
        <translation>É uma parte: a partida foi interrompida.</translation>
    </message>
    <message>
        <source>The slowest move: %1</source>
        <translation>A jogada mais lenta: %1</translation>
    </message>
    <message>
        <source>No engine searched a move in this game.</source>
        <translation>Nenhum motor buscou uma jogada desta partida.</translation>
    </message>
    <message>
        <source>No position was searched in both games, so there are no ratios.</source>
        <translation>Nenhuma posição foi buscada nas duas partidas, por isso não há razões.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both. The second compared with the first:</source>
        <translation>
            <numerusform>%n posição foi buscada nas duas; a segunda em relação à primeira:</numerusform>
            <numerusform>%n posições foram buscadas nas duas; a segunda em relação à primeira:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times as much.</source>
        <translation>%1: %2 vezes o da primeira.</translation>
    </message>
    <message>
        <source>This covers %1 of %2 moves. For each of the others, at least one of the two values is 0.</source>
        <translation>Isso vale para %1 de %2 jogadas. Em cada uma das outras, pelo menos um dos dois valores é 0.</translation>
    </message>
</context>
<context>
    <name>Reduce</name>
    <message>
        <source>Expressions simplified</source>
        <translation>Expressões simplificadas</translation>
    </message>
    <message>
        <source>Sums eliminated</source>
        <translation>Somas eliminadas</translation>
    </message>
    <message>
        <source>Constants eliminated</source>
        <translation>Constantes eliminadas</translation>
    </message>
    <message>
        <source>Dead variables reset</source>
        <translation>Variáveis mortas redefinidas</translation>
    </message>
    <message>
        <source>Confluent steps taken at once</source>
        <translation>Passos confluentes dados de imediato</translation>
    </message>
    <message>
        <source>Computes constant expressions and removes whatever can never happen.</source>
        <translation>Calcula o que já se sabe e deixa de fora o que nunca pode ocorrer.</translation>
    </message>
    <message>
        <source>Replaces variables of sum and psum where the condition fixes their value. Removes those that nothing depends on.</source>
        <translation>Substitui as variáveis de sum e psum onde a condição diz seu valor e deixa de fora aquelas de que nada depende.</translation>
    </message>
    <message>
        <source>Replaces parameters that never change with their initial value.</source>
        <translation>Substitui por seu primeiro valor os parâmetros que o mantêm para sempre.</translation>
    </message>
    <message>
        <source>Resets a parameter to its initial value where it is not read before it changes. States that differ only in it become one.</source>
        <translation>Devolve um parâmetro a seu primeiro valor onde ninguém pergunta por ele antes que mude: estados que diferem só nele se tornam um.</translation>
    </message>
    <message>
        <source>Finds hidden steps that commute with all others. They are taken at once, so the states in between are never created.</source>
        <translation>Encontra passos ocultos que comutam com todos os outros: eles são dados de imediato, e os estados intermediários nunca são criados.</translation>
    </message>
</context>
<context>
    <name>ReductionChart</name>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Summands</source>
        <translation>Parcelas</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramos</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>Como a equação fica menor</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 summands</source>
        <translation>%1: %2 parâmetros, %3 parcelas</translation>
    </message>
    <message>
        <source>, %1 states, %2 branches</source>
        <translation>, %1 estados, %2 ramos</translation>
    </message>
</context>
<context>
    <name>ReductionView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… e mais %n linha</numerusform>
            <numerusform>… e mais %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Choose the passes for the next run. None of them changes a probability or a length</source>
        <translation>Quais passos de redução a próxima execução faz. Nenhum deles muda uma probabilidade ou uma duração</translation>
    </message>
    <message>
        <source>Count states</source>
        <translation>Contar estados</translation>
    </message>
    <message>
        <source>Count the states before the first pass and after each pass</source>
        <translation>Explorar a equação antes de todos os passos e depois de cada um</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>Passo de redução mostrado</translation>
    </message>
    <message>
        <source>Compare the equation before this pass (left) and after it (right)</source>
        <translation>A equação antes deste passo à esquerda, depois dele à direita</translation>
    </message>
    <message>
        <source>Equation before</source>
        <translation>A equação antes</translation>
    </message>
    <message>
        <source>Equation after</source>
        <translation>A equação depois</translation>
    </message>
    <message>
        <source>Pass:</source>
        <translation>Passo:</translation>
    </message>
    <message>
        <source>No passes: the original equation</source>
        <translation>Nenhum passo: a equação como foi feita</translation>
    </message>
    <message>
        <source>no change here</source>
        <translation>não muda nada aqui</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Counting the states before and after each pass…</source>
        <translation>Contando os estados antes e depois de cada passo …</translation>
    </message>
    <message>
        <source>Not counted where there are more than %1 states.</source>
        <translation>Não são contados mais de %1 estados.</translation>
    </message>
</context>
<context>
    <name>ReliabilityDiagram</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagrama de confiabilidade</translation>
    </message>
    <message>
        <source>Predicted %1, observed %2 in %3 games</source>
        <translation>Previsto %1, observado %2 em %3 partidas</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observado</translation>
    </message>
</context>
<context>
    <name>ReliabilityDialog</name>
    <message>
        <source>Reliability of the measured chance</source>
        <translation>Quão confiável é a probabilidade medida</translation>
    </message>
    <message>
        <source>Each point stands for games with a similar predicted chance. Points on the dashed line ended as predicted. Larger points stand for more games.</source>
        <translation>Cada ponto representa partidas em que se previu uma probabilidade parecida; sobre a linha tracejada elas terminaram como previsto. Pontos maiores representam mais partidas.</translation>
    </message>
</context>
<context>
    <name>ReportFields</name>
    <message>
        <source>still searching</source>
        <translation>ainda buscando</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>concluída</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>limite atingido</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>interrompida antes do fim</translation>
    </message>
    <message numerus="yes">
        <source>%n plies, %1</source>
        <translation>
            <numerusform>%n meia-jogada, %1</numerusform>
            <numerusform>%n meias-jogadas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>disturbed by a laboratory</source>
        <translation>perturbado por um laboratório</translation>
    </message>
    <message>
        <source>disturbed by other programs</source>
        <translation>perturbado por outros programas</translation>
    </message>
    <message>
        <source>%1 of the leaves</source>
        <comment>%1 is a share</comment>
        <translation>%1 das folhas</translation>
    </message>
    <message>
        <source>%1 on the first move</source>
        <comment>%1 is a share</comment>
        <translation>%1 na primeira jogada</translation>
    </message>
    <message>
        <source>%1 more than before</source>
        <comment>memory</comment>
        <translation>%1 a mais que antes</translation>
    </message>
    <message>
        <source>%1 less than before</source>
        <comment>memory</comment>
        <translation>%1 a menos que antes</translation>
    </message>
    <message>
        <source>workers: %1</source>
        <translation>workers: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, and what more there is to say of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>The best line, in squares.</source>
        <translation>A melhor linha, em casas.</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>After an engine searches, its figures appear here: depth, score, nodes, time and the value of each column. A hint is a search too.</source>
        <translation>Depois da busca de um motor, seus números aparecem aqui: profundidade, valor, nós, tempo e o valor de cada coluna. Uma dica também é uma busca.</translation>
    </message>
    <message>
        <source>Report of</source>
        <translation>Relatório de</translation>
    </message>
    <message>
        <source>Value of each column</source>
        <translation>Valor de cada coluna</translation>
    </message>
    <message>
        <source>Root moves</source>
        <translation>Jogadas da raiz</translation>
    </message>
    <message>
        <source>Compared with the other moves</source>
        <translation>Ao lado das outras jogadas</translation>
    </message>
    <message>
        <source>Root moves at the last depth, with the workers that searched them. Times are in ms from the start of the search, over all depths. Shares are of that depth.</source>
        <translation>Jogadas da raiz na última profundidade e os workers que as buscaram; tempos em ms desde o início da busca, em todas as profundidades, e a parte de cada jogada nessa profundidade</translation>
    </message>
    <message>
        <source>Load from other programs</source>
        <translation>Se outros ocupavam os processadores</translation>
    </message>
    <message>
        <source>Worker times</source>
        <translation>Tempo dos workers</translation>
    </message>
    <message>
        <source>Processors and workers</source>
        <translation>Processadores e workers</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Profundidades</translation>
    </message>
    <message>
        <source>Cut-offs by move</source>
        <translation>Cortes por jogada</translation>
    </message>
    <message>
        <source>Table of positions</source>
        <translation>Tabela de posições</translation>
    </message>
    <message>
        <source>Book and exact solver</source>
        <translation>Livro e solucionador exato</translation>
    </message>
</context>
<context>
    <name>ReportPresenter</name>
    <message>
        <source>Search in progress</source>
        <translation>Busca em andamento</translation>
    </message>
    <message>
        <source>Hint in progress</source>
        <translation>Dica em andamento</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Move %1 (the board shows the start)</source>
        <translation>Jogada %1 (o tabuleiro mostra o começo)</translation>
    </message>
    <message>
        <source>Move %1 (the board shows move %2)</source>
        <translation>Jogada %1 (o tabuleiro mostra a jogada %2)</translation>
    </message>
</context>
<context>
    <name>ReportRows</name>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>In plies.</source>
        <translation>Em meias-jogadas.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Positions visited for this depth only.</source>
        <translation>Posições visitadas só para esta profundidade.</translation>
    </message>
    <message>
        <source>× before</source>
        <comment>how many times the depth before</comment>
        <translation>× anterior</translation>
    </message>
    <message>
        <source>Nodes divided by those of the previous depth.</source>
        <translation>Quantas vezes os nós da profundidade anterior.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>For this depth only, in wall-clock time.</source>
        <translation>Só desta profundidade, em tempo decorrido.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>The best move at this depth.</source>
        <translation>A melhor jogada nesta profundidade.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Of the best move, for the side to move.</source>
        <translation>Da melhor jogada, do ponto de vista do lado que tem a vez.</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, não terminada</translation>
    </message>
    <message>
        <source>On move</source>
        <translation>Na jogada</translation>
    </message>
    <message>
        <source>How many moves in the position had been tried, including this one.</source>
        <translation>Quantas jogadas da posição já tinham sido tentadas, incluindo esta.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Of all cut-offs.</source>
        <translation>De todos os cortes.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>The first is the thread that requested the search.</source>
        <translation>O primeiro é a thread que pediu a busca.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em execução</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>Em um processador.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Able to run, but other threads or programs had the processors.</source>
        <translation>Poderia estar em execução enquanto outras threads ou programas ocupavam os processadores.</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Dormindo</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Não tinha nada para fazer.</translation>
    </message>
    <message>
        <source>Of the time</source>
        <translation>Do tempo</translation>
    </message>
    <message>
        <source>Solid: running. Hatched: ready but not running. Empty: asleep.</source>
        <translation>Em execução cheio, pronto mas não em execução hachurado, dormindo vazio.</translation>
    </message>
    <message>
        <source>Running %1, ready but not running %2, asleep %3 of the time.</source>
        <translation>Em execução %1 do tempo, pronto mas não em execução %2, dormindo %3.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>The worker that searched it.</source>
        <translation>Quem a buscou.</translation>
    </message>
    <message>
        <source>Start, ms</source>
        <translation>Início, ms</translation>
    </message>
    <message>
        <source>From the start of the search, over all depths.</source>
        <translation>Desde o início da busca, em todas as profundidades.</translation>
    </message>
    <message>
        <source>End, ms</source>
        <translation>Fim, ms</translation>
    </message>
    <message>
        <source>Positions visited below this move.</source>
        <translation>Posições visitadas abaixo desta jogada.</translation>
    </message>
    <message>
        <source>% nodes</source>
        <translation>% nós</translation>
    </message>
    <message>
        <source>Of this depth.</source>
        <translation>Desta profundidade.</translation>
    </message>
    <message>
        <source>% time</source>
        <translation>% tempo</translation>
    </message>
    <message>
        <source>Of this depth, over all workers together.</source>
        <translation>Desta profundidade, de todos os workers juntos.</translation>
    </message>
</context>
<context>
    <name>ReservedKeys</name>
    <message>
        <source>%1 is used by the board.</source>
        <translation>%1 é uma tecla do tabuleiro.</translation>
    </message>
    <message>
        <source>%1 moves around the window.</source>
        <translation>%1 serve para andar pela janela.</translation>
    </message>
    <message>
        <source>%1 opens the “%2” menu.</source>
        <translation>%1 abre o menu “%2”.</translation>
    </message>
    <message>
        <source>Part of the window uses %1 for “%2”.</source>
        <translation>Uma parte da janela usa %1 para “%2”.</translation>
    </message>
    <message>
        <source>Part of the window uses %1.</source>
        <translation>Uma parte da janela usa %1 para si.</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>Open the page %1</source>
        <translation>Abrir a página %1</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings. Press Run there, and then Hand this to the lesson.</source>
        <translation>Abrir a página do laboratório com as configurações da lição. Lá, clique em Executar e depois em “Enviar à lição”.</translation>
    </message>
    <message>
        <source>What you handed over</source>
        <translation>O que você enviou</translation>
    </message>
    <message>
        <source>Handed over: %1</source>
        <translation>Enviado: %1</translation>
    </message>
    <message>
        <source>The picture that you handed over</source>
        <translation>A imagem que você enviou</translation>
    </message>
</context>
<context>
    <name>ResultPart</name>
    <message>
        <source>The answer to its question</source>
        <translation>A resposta à pergunta da página</translation>
    </message>
    <message>
        <source>The number of states</source>
        <translation>O número de estados</translation>
    </message>
    <message>
        <source>The number of transitions</source>
        <translation>O número de transições</translation>
    </message>
    <message>
        <source>The value of the tree</source>
        <translation>O valor da árvore</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Nós buscados</translation>
    </message>
    <message>
        <source>Leaves evaluated</source>
        <translation>Folhas avaliadas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>A picture of the page</source>
        <translation>Uma imagem da página</translation>
    </message>
    <message>
        <source>&amp;Use this result</source>
        <translation>&amp;Usar este resultado</translation>
    </message>
    <message>
        <source>Make it the correct answer, with the settings that produced it</source>
        <translation>Torná-lo a resposta certa, com as configurações que o produziram</translation>
    </message>
    <message>
        <source>What students hand over from the page</source>
        <translation>O que os alunos enviam da página</translation>
    </message>
    <message>
        <source>&amp;Result:</source>
        <translation>Re&amp;sultado:</translation>
    </message>
    <message>
        <source>You look at the pictures yourself.</source>
        <translation>É você quem olha as imagens.</translation>
    </message>
    <message>
        <source>The page shows %1 now.</source>
        <translation>A página mostra %1 agora.</translation>
    </message>
    <message>
        <source>The page shows no such result now. Run it first to take the answer from there.</source>
        <translation>A página não mostra esse resultado agora. Execute-a primeiro para tirar a resposta de lá.</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>Não há página para abrir.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy is the average over the moves that were a real choice. Forced moves do not count, nor do moves where all columns were worth the same. A best or only move gets %1 points. A slower move loses %2 for each move by which it delays the win or hastens the loss, but gets at least %3. A mistake gets %4, a blunder 0. All points come from exact scores. The definition is Fourcast&apos;s own, so do not compare it with other programs&apos;.</source>
        <translation>A precisão é a média das jogadas em que havia escolha, as que não eram forçadas e em que nem todas as colunas valiam o mesmo: %1 pontos por uma jogada melhor ou única; %2 a menos por cada jogada em que uma mais lenta atrasa a vitória ou apressa a derrota, mas no mínimo %3; %4 por um erro; 0 por um erro grave. Tudo vem de valores exatos; a definição é própria do Fourcast e não pode ser comparada com as de outros programas.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation</comment>
        <translation>pt-BR</translation>
    </message>
    <message>
        <source>About the numbers</source>
        <translation>O que os números significam</translation>
    </message>
    <message>
        <source>Exact outcome before each move, from left to right. Up means %1 wins, down means %2 wins, flat means a draw. The longer the bar, the nearer the end.</source>
        <translation>Resultado exato antes de cada jogada, da esquerda para a direita: para cima onde vence %1, para baixo onde vence %2, plano no empate; quanto mais longo, mais perto do fim.</translation>
    </message>
    <message>
        <source>Exact outcomes</source>
        <translation>Resultados exatos</translation>
    </message>
    <message>
        <source>Best play:</source>
        <translation>Jogo perfeito:</translation>
    </message>
    <message>
        <source>The board after %1; better: %2</source>
        <translation>O tabuleiro depois de %1; melhor: %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>No rated move changed the exact outcome.</source>
        <translation>Nenhuma jogada avaliada mudou o resultado exato.</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. The move played has a white ring. Better moves are green with a dashed ring.</source>
        <translation>As jogadas com que o resultado exato mudou. A jogada feita tem um anel branco; o que era melhor está em verde com um anel tracejado.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Before (exact)</source>
        <translation>Antes (exato)</translation>
    </message>
    <message>
        <source>After (exact)</source>
        <translation>Depois (exato)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas as jogadas</translation>
    </message>
    <message>
        <source>Before and After are from the point of view of the side that moved.</source>
        <translation>Antes e depois são do ponto de vista do lado que fez a jogada.</translation>
    </message>
    <message>
        <source>Exact outcome</source>
        <translation>Resultado exato</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. In the diagrams, x is %1 and o is %2.</source>
        <translation>As jogadas com que o resultado exato mudou. Nos diagramas, x é %1 e o é %2.</translation>
    </message>
    <message>
        <source>Review of a game</source>
        <translation>Revisão de uma partida</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1: %2 wins after %3 moves.</source>
        <translation>%1: %2 vence na jogada %3.</translation>
    </message>
    <message>
        <source>%1: a draw after %2 moves.</source>
        <translation>%1: empate depois de %2 jogadas.</translation>
    </message>
    <message>
        <source>%1: not finished, %2 moves so far.</source>
        <translation>%1: não terminada, %2 jogadas até agora.</translation>
    </message>
    <message numerus="yes">
        <source>Kept the result in %1 of %n move(s)</source>
        <translation>
            <numerusform>Manteve o resultado em %1 de %n jogada</numerusform>
            <numerusform>Manteve o resultado em %1 de %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No accuracy: there were no real choices</source>
        <translation>Sem precisão: em nenhuma jogada havia escolha</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Precisão %1%</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>todas iguais</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Melhor: %1</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Melhor: %1. %2</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to win, and the outcome did not change again.</source>
        <translation>A partida se decidiu aqui: foi a última chance de %1 vencer, e o resultado não mudou mais.</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to draw, and the outcome did not change again.</source>
        <translation>A partida se decidiu aqui: foi a última chance de %1 empatar, e o resultado não mudou mais.</translation>
    </message>
    <message>
        <source>The review was stopped: only the last %1 of %2 moves are rated.</source>
        <translation>Só as últimas %1 de %2 jogadas foram avaliadas; a revisão foi interrompida.</translation>
    </message>
    <message>
        <source>All scores are exact: proved by the solver, not estimated. &quot;Wins in 7 moves&quot; counts the winner&apos;s own moves when both sides play their best. It is from the point of view of the side that moved.</source>
        <translation>Todos os valores são exatos: provados pelo solucionador, não estimados. &quot;Vence em 7 jogadas&quot; conta as jogadas do próprio vencedor, com jogo perfeito dos dois lados, do ponto de vista do lado que fez a jogada.</translation>
    </message>
    <message>
        <source>Rated by the exact solver: %1.</source>
        <comment>program, date and machine</comment>
        <translation>Avaliado pelo solucionador exato: %1.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Stars show the accuracy: two from %1 percent, three from %2, four from %3, five from %4.</source>
        <translation>As estrelas indicam a precisão: duas a partir de %1 por cento, três de %2, quatro de %3, cinco de %4.</translation>
    </message>
    <message>
        <source>%1: %2 wins on time after %3 moves.</source>
        <translation>%1: %2 vence por tempo depois de %3 jogadas.</translation>
    </message>
</context>
<context>
    <name>ReviewDetails</name>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Momento decisivo</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game</source>
        <translation>Voltar ao momento que decidiu a partida</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Como a precisão é calculada</translation>
    </message>
    <message>
        <source>Turning points: %1</source>
        <translation>Momentos decisivos: %1</translation>
    </message>
    <message>
        <source>No turning points so far</source>
        <translation>Nenhum momento decisivo até agora</translation>
    </message>
    <message>
        <source>No turning points: nobody slipped</source>
        <translation>Nenhum momento decisivo: ninguém vacilou</translation>
    </message>
</context>
<context>
    <name>ReviewFile</name>
    <message>
        <source>The file name “%1” must end in .md, .html, .pdf or .json.</source>
        <translation>O arquivo “%1” precisa de um nome terminado em .md, .html, .pdf ou .json, que diz o que salvar.</translation>
    </message>
    <message>
        <source>Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;JSON data (*.json)</source>
        <translation>Texto Markdown (*.md);;Página da web (*.html);;Documento PDF (*.pdf);;Dados JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>A review rates every move of the game by its exact score. See which moves kept the result and which gave it away. See where the game was decided.</source>
        <translation>Uma revisão avalia cada jogada da partida pelos valores exatos: quais mantiveram o resultado, quais o deixaram escapar e onde ele se decidiu.</translation>
    </message>
    <message>
        <source>Moves that changed the exact outcome. Click one to go there.</source>
        <translation>Jogadas que mudaram o resultado exato; clique para ir até lá</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Andamento da revisão</translation>
    </message>
    <message>
        <source>%v of %m moves</source>
        <translation>%v de %m jogadas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop the review here and keep the moves rated so far</source>
        <translation>Encerrar aqui a revisão; o que já foi avaliado fica</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the review to a file or in the game&apos;s comments</source>
        <translation>Salvar a revisão em um arquivo ou nos comentários da partida</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar a revisão</translation>
    </message>
    <message>
        <source>The game has changed. Review it again to rate the new moves.</source>
        <translation>A partida mudou desde então. Revise de novo para avaliar as novas jogadas.</translation>
    </message>
    <message>
        <source>Stopped early: %1 of %2 moves rated, from the last one back.</source>
        <translation>Encerrada antes: %1 de %2 jogadas foram avaliadas, da última para trás.</translation>
    </message>
</context>
<context>
    <name>ReviewPeople</name>
    <message>
        <source>%1 (%2)</source>
        <comment>who, colour of the discs</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ReviewPresenter</name>
    <message>
        <source>The review is now in the game&apos;s comments</source>
        <translation>A revisão está nos comentários da partida</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar a revisão</translation>
    </message>
    <message>
        <source>This move decided the game. Can you find a better one?</source>
        <translation>Esta jogada decidiu a partida. Você encontra uma melhor?</translation>
    </message>
    <message>
        <source>No single move decided it. %1 was winning all along.</source>
        <comment>a colour</comment>
        <translation>Nenhuma jogada sozinha decidiu a partida. %1 esteve vencendo o tempo todo.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Kept the result</source>
        <translation>Manteve o resultado</translation>
    </message>
    <message>
        <source>Moves that kept the exact outcome</source>
        <translation>Jogadas depois das quais o resultado exato era o mesmo de antes</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no accuracy</comment>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>RightAnswers</name>
    <message>
        <source>The minimal tree cannot be worked out for the engine.</source>
        <translation>A árvore mínima não é calculada para o motor.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>nenhuma delas</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. The computed answer is %2.</source>
        <translation>A resposta a “%1” está errada; calculada, é %2.</translation>
    </message>
    <message>
        <source>No walk ends there.</source>
        <translation>Nenhum percurso termina ali.</translation>
    </message>
    <message>
        <source>The formula of &apos;%1&apos; is the same in every system: any formula that is always true or always false would do as well.</source>
        <translation>A fórmula de “%1” dá o mesmo em todos os sistemas: qualquer fórmula sempre verdadeira ou sempre falsa também serviria.</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. %2</source>
        <translation>A resposta a “%1” está errada. %2</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every state is a board.</source>
        <translation>Cada estado é um tabuleiro.</translation>
    </message>
    <message>
        <source>At most one side has a line, and the game ends with it.</source>
        <translation>No máximo um lado tem uma linha, e com ela a partida termina.</translation>
    </message>
    <message>
        <source>Every disc rests on another disc or on the bottom.</source>
        <translation>Cada ficha está sobre outra ou sobre o fundo.</translation>
    </message>
    <message>
        <source>Each move adds a disc of the side whose turn it is.</source>
        <translation>Cada jogada acrescenta uma ficha do lado que tem a vez.</translation>
    </message>
    <message>
        <source>The program sees a line exactly where there is one.</source>
        <translation>O programa vê uma linha onde há uma, e em nenhum outro lugar.</translation>
    </message>
    <message>
        <source>As long as nobody has won and a square is empty, there is a move.</source>
        <translation>Enquanto ninguém venceu e há uma casa vazia, existe uma jogada.</translation>
    </message>
    <message>
        <source>Every game ends, with a line or a full board.</source>
        <translation>Toda partida termina, com uma linha ou com o tabuleiro cheio.</translation>
    </message>
    <message>
        <source>No mistake: the rules as they are.</source>
        <translation>As regras como são.</translation>
    </message>
    <message>
        <source>A line does not end the game.</source>
        <translation>Uma linha não encerra a partida.</translation>
    </message>
    <message>
        <source>Diagonals sloping down to the right are missed.</source>
        <translation>Linhas que descem para a direita não são vistas.</translation>
    </message>
    <message>
        <source>A disc in the first column becomes the other side&apos;s.</source>
        <translation>Uma ficha na primeira coluna é do outro lado.</translation>
    </message>
    <message>
        <source>When the first column is full, nobody can move.</source>
        <translation>Quando a primeira coluna está cheia, ninguém mais pode jogar.</translation>
    </message>
    <message>
        <source>A side may remove an opposing disc from the top of a column.</source>
        <translation>Uma ficha no topo pode ser retirada pelo lado contrário.</translation>
    </message>
    <message>
        <source>There is no mistake %1. Available: %2.</source>
        <translation>Não existe o erro %1; existem %2.</translation>
    </message>
</context>
<context>
    <name>RulesGame</name>
    <message>
        <source>%1. column %2</source>
        <translation>%1. coluna %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Shortest game that shows it</source>
        <translation>Uma das partidas mais curtas que mostram isso</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Statistics</source>
        <translation>O que foi contado</translation>
    </message>
    <message>
        <source>Press Check the rules to play every game on this board with the program&apos;s own code. Each position is checked square by square.</source>
        <translation>Joga todas as partidas neste tabuleiro com o próprio código do jogo e examina cada posição casa por casa.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>Discs in a row to win</source>
        <translation>Fichas em linha que vencem</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Put a mistake into the rules, to see which property catches it</source>
        <translation>Um erro posto nas regras, para ver qual propriedade o percebe</translation>
    </message>
    <message>
        <source>Check the rules</source>
        <translation>Verificar as regras</translation>
    </message>
    <message>
        <source>Play every game on this board and check every property</source>
        <translation>Jogar todas as partidas neste tabuleiro e verificar o que deve valer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Parar; o que se sabe até agora fica</translation>
    </message>
    <message>
        <source>Save for TLC…</source>
        <translation>Salvar para o TLC…</translation>
    </message>
    <message>
        <source>Save Connect4.tla and Connect4.cfg for TLC: these rules in TLA+ and this board</source>
        <translation>Salvar Connect4.tla e Connect4.cfg: estas regras em TLA+, e este tabuleiro, para o TLC</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Colunas:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Fileiras:</translation>
    </message>
    <message>
        <source>In a row:</source>
        <translation>Em linha:</translation>
    </message>
    <message>
        <source>Mistake:</source>
        <translation>Erro:</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriedade</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>O que diz</translation>
    </message>
    <message>
        <source>Properties and their verdicts</source>
        <translation>Propriedades e seus vereditos</translation>
    </message>
    <message>
        <source>Errors of the published specification</source>
        <translation>Erros da especificação publicada</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <translation>Contraexemplo</translation>
    </message>
    <message>
        <source>Published specification</source>
        <translation>Especificação publicada</translation>
    </message>
    <message>
        <source>See the errors in a published TLA+ specification</source>
        <translation>O que está errado em uma especificação publicada em TLA+</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Jogando.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>%1 columns, %2 rows, %3 in a row</source>
        <translation>%1 colunas, %2 fileiras, %3 em linha</translation>
    </message>
    <message>
        <source>Stopped. These are the results so far.</source>
        <translation>Interrompido: isto é o que se viu até então.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the results so far. TLC can check Connect4.tla on larger machines.</source>
        <translation>A memória permitida acabou: isto é o que se viu até então. O TLC continua com Connect4.tla em máquinas maiores.</translation>
    </message>
    <message>
        <source>For Connect4.tla, where either side may start, TLC should report %1 distinct states, %2 generated states and depth %3.</source>
        <translation>O TLC deve relatar para Connect4.tla %1 estados distintos, %2 gerados e a profundidade %3: ali qualquer um dos lados pode começar.</translation>
    </message>
    <message>
        <source>A line of %1 does not fit on this board, so every game is a draw.</source>
        <translation>Nenhuma linha de %1 cabe neste tabuleiro: toda partida termina empatada.</translation>
    </message>
    <message>
        <source>A board this large may have more positions than fit in memory. The run then stops and keeps its results so far.</source>
        <translation>Um tabuleiro com tantas casas pode ter mais posições do que cabem na memória; nesse caso a execução termina e mantém o que se sabe.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them examined; %3 moves, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 estados, %2 deles examinados; %3 jogadas, nível %4; %5 estados por segundo; %6 MiB</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 moves, %4 levels. X has won in %5 states, O in %6, and %7 are draws. Time %8, memory %9 MiB.</source>
        <translation>%1: %2 estados, %3 jogadas, %4 níveis; X venceu em %5 deles, O em %6, e %7 são empates. Tempo %8, memória %9 MiB.</translation>
    </message>
    <message>
        <source>With a mistake: %1</source>
        <translation>Com um erro: %1</translation>
    </message>
    <message>
        <source>▲ fails</source>
        <translation>▲ falha</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● vale</translation>
    </message>
    <message>
        <source>○ holds so far</source>
        <translation>○ vale até agora</translation>
    </message>
    <message>
        <source>If a property fails, the shortest game that shows it appears here.</source>
        <translation>Onde uma propriedade falha, uma das partidas mais curtas mostra isso aqui.</translation>
    </message>
    <message>
        <source>No property fails.</source>
        <translation>Nenhuma propriedade falha.</translation>
    </message>
    <message>
        <source>Select a property that fails.</source>
        <translation>Escolha uma propriedade que falhe.</translation>
    </message>
    <message>
        <source>It holds in all %1 states.</source>
        <translation>Vale em todos os %1 estados.</translation>
    </message>
    <message>
        <source>It holds in every state examined so far.</source>
        <translation>Nenhum estado examinado diz o contrário.</translation>
    </message>
    <message>
        <source>It fails. The run stopped before finding a game that shows it.</source>
        <translation>Falha; foi interrompido antes de se encontrar uma partida que mostre isso.</translation>
    </message>
    <message numerus="yes">
        <source>It fails after %n move(s). No shorter game shows it.</source>
        <translation>
            <numerusform>Falha depois de %n jogada nesta partida, e em nenhuma mais curta.</numerusform>
            <numerusform>Falha depois de %n jogadas nesta partida, e em nenhuma mais curta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunHistory</name>
    <message>
        <source>Game %1: %2 (first)</source>
        <translation>Partida %1: %2 (primeiro)</translation>
    </message>
    <message>
        <source>Game %1: %2 (second)</source>
        <translation>Partida %1: %2 (segundo)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Expor&amp;tar…</translation>
    </message>
    <message>
        <source>Start with the settings above</source>
        <translation>Começar com o que está escolhido acima</translation>
    </message>
    <message>
        <source>Pause. You can continue later from the same point.</source>
        <translation>Pausar e continuar mais tarde de onde parou</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Parar e manter o que há</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Salvar em um arquivo o que é mostrado: uma imagem ou os números</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>Reto&amp;mar</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Exe&amp;cutar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Continue from where it paused</source>
        <translation>Continuar de onde foi pausado</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>+infinite</source>
        <translation>+infinito</translation>
    </message>
    <message>
        <source>-infinite</source>
        <translation>-infinito</translation>
    </message>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>vence em %n jogada</numerusform>
            <numerusform>vence em %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vence</translation>
    </message>
    <message numerus="yes">
        <source>loses in %n move(s)</source>
        <translation>
            <numerusform>perde em %n jogada</numerusform>
            <numerusform>perde em %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
</context>
<context>
    <name>ScoreInterval</name>
    <message>
        <source>wins in %1 to %2 moves</source>
        <translation>vence, em %1 a %2 jogadas</translation>
    </message>
    <message>
        <source>loses in %1 to %2 moves</source>
        <translation>perde, em %1 a %2 jogadas</translation>
    </message>
    <message>
        <source>does not lose</source>
        <translation>não perde</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>não vence</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ainda não se sabe</translation>
    </message>
</context>
<context>
    <name>ScoreSentence</name>
    <message>
        <source>no score</source>
        <translation>sem valor</translation>
    </message>
    <message>
        <source>estimate %1 for %2</source>
        <translation>estimativa %1 para %2</translation>
    </message>
</context>
<context>
    <name>SearchComparison</name>
    <message>
        <source>Cost of each search method</source>
        <translation>O que custa cada modo de buscar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Folhas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Of minimax</source>
        <translation>Do minimax</translation>
    </message>
    <message>
        <source>Press Compare to search this position by every method, at each depth up to the one chosen above.</source>
        <translation>Comparar busca a posição do formulário de todos os modos, em cada profundidade até a do formulário.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Search the same position by every method, one depth at a time</source>
        <translation>Buscar a mesma posição de todos os modos, profundidade por profundidade</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop and keep the depths compared so far</source>
        <translation>Parar; as profundidades comparadas ficam</translation>
    </message>
    <message>
        <source>depth %v of %m</source>
        <translation>profundidade %v de %m</translation>
    </message>
    <message>
        <source>Depths compared</source>
        <translation>Profundidades comparadas</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Profundidade da tabela</translation>
    </message>
    <message>
        <source>Depth to show in the table</source>
        <translation>Qual profundidade a tabela mostra</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>O que o gráfico conta</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Profundidade %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>minimum possible</source>
        <translation>o mínimo possível</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. Here that is %2.</source>
        <translation>Knuth e Moore: em uma árvore de b jogadas por nó e profundidade d é preciso examinar ao menos %1 folhas; aqui %2.</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. The nodes of this tree do not all have the same number of moves, so its minimum is counted.</source>
        <translation>Knuth e Moore: em uma árvore de b jogadas por nó e profundidade d é preciso examinar ao menos %1 folhas. Esta não tem tantas jogadas em toda parte: o mínimo dela é contado.</translation>
    </message>
    <message>
        <source>Compared: %1. %2</source>
        <translation>Comparado: %1. %2</translation>
    </message>
    <message>
        <source>How searches grow with depth</source>
        <translation>Como as buscas crescem com a profundidade</translation>
    </message>
</context>
<context>
    <name>SearchQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Positions visited over all depths, including the root.</source>
        <translation>Posições visitadas, contando a raiz, em todas as profundidades.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Folhas</translation>
    </message>
    <message>
        <source>Positions given a value: finished games and depth 0.</source>
        <translation>Posições que foram avaliadas: partidas terminadas e profundidade 0.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Avaliações</translation>
    </message>
    <message>
        <source>Positions evaluated by the heuristic.</source>
        <translation>Posições que a heurística avaliou.</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Positions left early because a move was good enough.</source>
        <translation>Posições deixadas antes do fim porque uma jogada já bastava.</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>Cortes na primeira jogada</translation>
    </message>
    <message>
        <source>Share of cut-offs on the first move tried. It shows how well the moves are ordered.</source>
        <translation>A parte dos cortes que veio com a primeira jogada tentada: quão bem as jogadas estão ordenadas.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Plies of the last completed depth.</source>
        <translation>Meias-jogadas da última profundidade terminada.</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Linha mais longa</translation>
    </message>
    <message>
        <source>Plies of the longest line examined.</source>
        <translation>Meias-jogadas da linha mais longa examinada.</translation>
    </message>
    <message>
        <source>Branching factor</source>
        <translation>Fator de ramificação</translation>
    </message>
    <message>
        <source>A tree of this depth with this many moves at every position would have the same number of nodes.</source>
        <translation>Com tantas jogadas em cada posição, uma árvore desta profundidade teria o mesmo número de nós.</translation>
    </message>
    <message>
        <source>Table: reads</source>
        <translation>Tabela: leituras</translation>
    </message>
    <message>
        <source>Positions looked up in the table.</source>
        <translation>Posições consultadas na tabela.</translation>
    </message>
    <message>
        <source>Table: hits</source>
        <translation>Tabela: acertos</translation>
    </message>
    <message>
        <source>Share of reads that found a stored result.</source>
        <translation>A parte das leituras que encontrou algo conhecido.</translation>
    </message>
    <message>
        <source>Table: cut-offs</source>
        <translation>Tabela: cortes</translation>
    </message>
    <message>
        <source>Share of reads that ended the search of a node at once.</source>
        <translation>A parte das leituras que encerrou de imediato a busca de um nó.</translation>
    </message>
    <message>
        <source>Table: stores</source>
        <translation>Tabela: escritas</translation>
    </message>
    <message>
        <source>Positions written to the table.</source>
        <translation>Posições escritas na tabela.</translation>
    </message>
    <message>
        <source>Table: fill</source>
        <translation>Tabela: ocupação</translation>
    </message>
    <message>
        <source>Share of table entries in use.</source>
        <translation>A parte das entradas da tabela que contêm algo.</translation>
    </message>
    <message>
        <source>Table: size</source>
        <translation>Tabela: tamanho</translation>
    </message>
    <message>
        <source>Memory taken by the table, full or empty.</source>
        <translation>O que a tabela ocupa, cheia ou não.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Wall-clock time.</source>
        <translation>Tempo decorrido.</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Tempo de processador</translation>
    </message>
    <message>
        <source>Processor time used by all workers together.</source>
        <translation>O que todos os workers juntos usaram dos processadores.</translation>
    </message>
    <message>
        <source>Ready, not running</source>
        <translation>Pronto, não em execução</translation>
    </message>
    <message>
        <source>Time that workers were ready to run while other threads or programs had the processors. It measures their load, not work done.</source>
        <translation>O tempo em que os workers poderiam estar em execução enquanto outras threads ou programas ocupavam os processadores: carga de outros programas, não trabalho.</translation>
    </message>
    <message>
        <source>Busy workers</source>
        <translation>Workers ocupados</translation>
    </message>
    <message>
        <source>Processor time divided by time: the average number of workers at work.</source>
        <translation>Tempo de processador dividido pelo tempo: quantos workers trabalhavam em média.</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>Nós por segundo</translation>
    </message>
    <message>
        <source>Nodes divided by time, for all workers together.</source>
        <translation>Nós divididos pelo tempo, de todos os workers juntos.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Memory held by the search: its table and the records of its workers&apos; tasks.</source>
        <translation>O que a busca ocupou: sua tabela e o que foi anotado das tarefas de seus workers.</translation>
    </message>
    <message>
        <source>Memory of the program</source>
        <translation>Memória do programa</translation>
    </message>
    <message>
        <source>Memory of the whole program at the end: the window, every table and this search.</source>
        <translation>O que o programa inteiro tinha na memória ao final: a janela, todas as tabelas e esta busca.</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Time from the start of the search to its first task.</source>
        <translation>Tempo do início da busca até sua primeira tarefa.</translation>
    </message>
    <message>
        <source>Nodes for the columns</source>
        <translation>Nós das colunas</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to find the value of each column.</source>
        <translation>Posições que o solucionador exato visitou para achar o valor de cada coluna.</translation>
    </message>
    <message>
        <source>Nodes for the best line</source>
        <translation>Nós da melhor linha</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to follow best play to the end of the game.</source>
        <translation>Posições que o solucionador exato visitou para seguir o melhor jogo até o fim.</translation>
    </message>
    <message>
        <source>Columns from the book</source>
        <translation>Colunas do livro</translation>
    </message>
    <message>
        <source>Columns whose values the opening book gave.</source>
        <translation>Colunas cujo valor veio do livro de aberturas.</translation>
    </message>
</context>
<context>
    <name>SearchReport</name>
    <message>
        <source>%1 is %2, but cannot be more than %3, which is %4.</source>
        <translation>%1 é %2, mas não pode ser mais que %3, que é %4.</translation>
    </message>
    <message>
        <source>%1 is %2, but that column is full.</source>
        <translation>%1 é %2, mas essa coluna está cheia.</translation>
    </message>
    <message>
        <source>%1[%2] is %3, which cannot be played there.</source>
        <translation>%1[%2] é %3, que não pode ser jogado ali.</translation>
    </message>
    <message>
        <source>%1 ends before it begins.</source>
        <translation>%1 termina antes de começar.</translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Steps of the threads</source>
        <translation>Os passos das threads</translation>
    </message>
    <message>
        <source>One lane per thread, with time running downwards. Click a step to go there.</source>
        <translation>Uma faixa para cada thread, os passos de cima para baixo; um clique em um passo leva até ele.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Step %1, %2: %3, to state %4</source>
        <translation>Passo %1, %2: %3, para o estado %4</translation>
    </message>
    <message>
        <source>a loop: the path is back at its start</source>
        <translation>um laço: o caminho está onde começou</translation>
    </message>
    <message>
        <source>a loop: the path is back where it was after step %1</source>
        <translation>um laço: o caminho está onde estava depois do passo %1</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>&amp;Board:</source>
        <translation>Ta&amp;buleiro:</translation>
    </message>
    <message>
        <source>The report&apos;s program uses 7x7</source>
        <translation>7x7 é o tabuleiro do programa do relatório</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>Pro&amp;fundidade:</translation>
    </message>
    <message>
        <source>Depth in plies. With seven columns, each extra ply takes seven times as long. With every node as a task, a run at depth 9 takes seconds.</source>
        <translation>Profundidade em meias-jogadas. Com sete colunas, cada meia-jogada a mais leva sete vezes o tempo. Com cada nó como tarefa, uma execução na profundidade 9 leva segundos.</translation>
    </message>
    <message>
        <source>&amp;Workers up to:</source>
        <translation>&amp;Workers até:</translation>
    </message>
    <message>
        <source>Measures with 1, 2 and so on, up to this many threads</source>
        <translation>Medido com 1, 2 e assim por diante até este número de threads</translation>
    </message>
    <message>
        <source>Repet&amp;itions:</source>
        <translation>&amp;Repetições:</translation>
    </message>
    <message>
        <source>Number of repetitions. The table shows their median and spread.</source>
        <translation>Repetições; a tabela mostra sua mediana e dispersão</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semente:</translation>
    </message>
    <message>
        <source>Chooses among equally good moves. The same seed makes the same choice.</source>
        <translation>Decide entre jogadas igualmente boas. A mesma semente escolhe o mesmo.</translation>
    </message>
    <message>
        <source>Strategies:</source>
        <translation>Estratégias:</translation>
    </message>
    <message>
        <source>What grows:</source>
        <translation>O que cresce:</translation>
    </message>
    <message>
        <source>The one thing that grows while everything else stays the same</source>
        <translation>A única coisa que cresce, enquanto o resto não muda</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Fichas no tabuleiro</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Engine:</source>
        <translation>Motor:</translation>
    </message>
    <message>
        <source>The engine that searches. Only engines that can grow this way are listed.</source>
        <translation>Quem busca; só aparecem os que podem crescer assim</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>De:</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>O primeiro ponto</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>Até:</translation>
    </message>
    <message>
        <source>The last point. Each further ply takes several times as long.</source>
        <translation>O último ponto; cada meia-jogada a mais leva várias vezes o tempo</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Repetições:</translation>
    </message>
    <message>
        <source>Repetitions of each search. Times are shown as a median and spread.</source>
        <translation>Repetições de cada busca; os tempos têm mediana e dispersão</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Posição:</translation>
    </message>
    <message>
        <source>Search depth:</source>
        <translation>Antecipação:</translation>
    </message>
    <message>
        <source>Search depth in plies, when something else grows</source>
        <translation>Profundidade de busca em meias-jogadas quando não é ela que cresce</translation>
    </message>
    <message>
        <source>Positions each:</source>
        <translation>Posições por ponto:</translation>
    </message>
    <message>
        <source>Random positions for each number of discs. In these positions nobody can win at once.</source>
        <translation>Posições aleatórias para cada número de fichas, em que ninguém vence de imediato</translation>
    </message>
    <message>
        <source>Seed for the random positions. The same seed gives the same positions.</source>
        <translation>Sorteia as posições. A mesma semente sorteia as mesmas.</translation>
    </message>
    <message>
        <source>Time per point:</source>
        <translation>Tempo por ponto:</translation>
    </message>
    <message>
        <source>When time runs out, the point keeps what was reached but is not part of the fit</source>
        <translation>Quando o tempo acaba, o que foi alcançado fica e não faz parte da linha</translation>
    </message>
    <message>
        <source>Engi&amp;ne:</source>
        <translation>Moto&amp;r:</translation>
    </message>
    <message>
        <source>Engine whose H1 is tuned</source>
        <translation>De qual motor a H1 é ajustada</translation>
    </message>
    <message>
        <source>Search depth in plies</source>
        <translation>Profundidade da busca em meias-jogadas</translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation>A&amp;dversário:</translation>
    </message>
    <message>
        <source>Opponent of the changed set. Against H2, the previous set plays the same openings, and the set with more points wins.</source>
        <translation>Contra quem uma mudança joga; contra H2, o conjunto anterior joga as mesmas aberturas, e vence o que fizer mais pontos</translation>
    </message>
    <message>
        <source>the previous values</source>
        <translation>os valores anteriores</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Passos:</translation>
    </message>
    <message>
        <source>Total number of changes to try</source>
        <translation>Quantas mudanças são tentadas ao todo</translation>
    </message>
    <message>
        <source>Games per step:</source>
        <translation>Partidas por passo:</translation>
    </message>
    <message>
        <source>Maximum number of games per step. A change still undecided then is not kept.</source>
        <translation>O máximo de partidas de um passo; o que então estiver em aberto não é mantido</translation>
    </message>
    <message>
        <source>&amp;Move by:</source>
        <translation>Mo&amp;ver em:</translation>
    </message>
    <message>
        <source>How far to move a value, in per cent, and by at least 1. The study&apos;s 1 % alters a move in hardly any game.</source>
        <translation>Quanto um valor é movido, em porcentagem, e no mínimo em 1; o 1% do estudo não altera jogadas em quase nenhuma partida</translation>
    </message>
    <message>
        <source>Keep a change from:</source>
        <translation>Mantido a partir de:</translation>
    </message>
    <message>
        <source>The sequential test asks whether the change is this much stronger, or not stronger at all</source>
        <translation>O teste sequencial pergunta: tanto mais forte assim, ou nada mais forte?</translation>
    </message>
    <message>
        <source>Yardstick:</source>
        <translation>Aferição:</translation>
    </message>
    <message>
        <source>Number of games that measure the strength after each kept change. It must be even.</source>
        <translation>Partidas depois de cada mudança mantida pelas quais se mede a força, um número par</translation>
    </message>
    <message>
        <source>Sets the changes and the openings. The same seed gives the same history.</source>
        <translation>Decide as mudanças e as aberturas: mesma semente, mesmo histórico</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Workers:</translation>
    </message>
    <message>
        <source>Games played at the same time. The history does not depend on it.</source>
        <translation>Partidas ao mesmo tempo; o histórico é o mesmo</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>uma por núcleo (%1)</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source> games</source>
        <translation> partidas</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Two discs share a square.</source>
        <translation>Duas fichas ocupam a mesma casa.</translation>
    </message>
    <message>
        <source>A disc is outside the board.</source>
        <translation>Há uma ficha fora do tabuleiro.</translation>
    </message>
    <message>
        <source>The disc on %1 has nothing below it.</source>
        <translation>A ficha em %1 não tem nada abaixo dela.</translation>
    </message>
    <message>
        <source>Discs of the first player: %1, of the second: %2. The first must have the same number or one more.</source>
        <translation>Fichas do primeiro jogador: %1; do segundo: %2. O primeiro pode ter tantas quantas o segundo ou uma a mais.</translation>
    </message>
    <message>
        <source>Both players have four in a row.</source>
        <translation>Os dois jogadores têm uma linha.</translation>
    </message>
    <message>
        <source>The second player moved after the first had won.</source>
        <translation>O segundo jogador jogou depois que o primeiro já havia vencido.</translation>
    </message>
    <message>
        <source>The first player moved after the second had won.</source>
        <translation>O primeiro jogador jogou depois que o segundo já havia vencido.</translation>
    </message>
    <message>
        <source>No order of moves reaches this position without an earlier win.</source>
        <translation>Nenhuma ordem de jogadas leva a esta posição sem uma vitória anterior.</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Cl&amp;ick to place:</source>
        <translation>O cli&amp;que coloca:</translation>
    </message>
    <message>
        <source>alternating discs</source>
        <translation>fichas alternadas</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jogar daqui</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Começar uma partida a partir desta posição</translation>
    </message>
    <message>
        <source>C&amp;lear the board</source>
        <translation>&amp;Limpar o tabuleiro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This game is finished.</source>
        <translation>Uma partida terminada.</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Clique para colocar</translation>
    </message>
    <message>
        <source>Right-click or press Delete or Backspace to remove the top disc</source>
        <translation>O botão direito, Delete ou Backspace retira a ficha do topo</translation>
    </message>
    <message>
        <source>Is this position possible?</source>
        <translation>Esta posição é possível?</translation>
    </message>
    <message>
        <source>Remove all discs</source>
        <translation>Retirar todas as fichas</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>This position is possible. %1 to move.</source>
        <translation>Esta posição é possível. Vez de %1.</translation>
    </message>
</context>
<context>
    <name>ShareBars</name>
    <message>
        <source>share of games won</source>
        <translation>proporção de partidas vencidas</translation>
    </message>
    <message>
        <source>%1, with 95 % interval</source>
        <comment>who won the games</comment>
        <translation>%1, com intervalo de 95%</translation>
    </message>
    <message>
        <source>the article</source>
        <translation>o artigo</translation>
    </message>
</context>
<context>
    <name>ShareCommands</name>
    <message>
        <source>The picture is on the clipboard</source>
        <translation>Imagem copiada</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Salvar uma imagem do tabuleiro</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>board</source>
        <comment>name of a file</comment>
        <translation>tabuleiro</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the position</source>
        <translation>Compartilhar a posição</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR do link</translation>
    </message>
    <message>
        <source>Link to the position</source>
        <translation>Link para a posição</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Copiar o link</translation>
    </message>
    <message>
        <source>&amp;Save the code…</source>
        <translation>&amp;Salvar o código…</translation>
    </message>
    <message>
        <source>Copy the link to the clipboard</source>
        <translation>Copiar o link para a área de transferência</translation>
    </message>
    <message>
        <source>Save the QR code as PNG or SVG</source>
        <translation>Salvar o código QR em PNG ou SVG</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Save the QR code</source>
        <translation>Salvar o código QR</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>posicao</translation>
    </message>
    <message>
        <source>Open this position in Fourcast: share the link or scan the code.</source>
        <translation>Compartilhe este link ou escaneie o código para abrir a posição no Fourcast.</translation>
    </message>
</context>
<context>
    <name>SheetFolder</name>
    <message>
        <source>Your earlier work cannot be read, so the lesson starts over. The old file is kept: %1.</source>
        <translation>Não é possível ler o que você fez antes, e a lição começa de novo. O arquivo antigo está guardado: %1.</translation>
    </message>
    <message>
        <source>The lesson has changed from version %1 to version %2, so it starts over. Your earlier work is kept: %3.</source>
        <translation>A lição mudou desde então (versão %1, agora %2) e começa de novo. O que você fez antes está guardado: %3.</translation>
    </message>
    <message>
        <source>Your earlier work could not be moved to a separate file: %1.</source>
        <translation>Não foi possível guardar à parte o que você fez antes: %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>O que fazem</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>1 to 7, a to g</source>
        <translation>1 a 7, a até g</translation>
    </message>
    <message>
        <source>Drop a disc in that column</source>
        <translation>Soltar uma ficha nessa coluna</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Setas esquerda e direita</translation>
    </message>
    <message>
        <source>Move the disc above the board</source>
        <translation>Mover a ficha sobre o tabuleiro</translation>
    </message>
    <message>
        <source>Down, Enter, Space</source>
        <translation>Seta para baixo, Enter, Espaço</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Soltá-la</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>Em um gráfico</translation>
    </message>
    <message>
        <source>Arrow keys, Enter</source>
        <translation>Setas, Enter</translation>
    </message>
    <message>
        <source>Move between marks, and go to what one stands for</source>
        <translation>De marca em marca, e ao que está por trás de uma delas</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Ver mais de perto, e ver mais</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Shift e uma seta</translation>
    </message>
    <message>
        <source>Pan the chart</source>
        <translation>Ir para outra parte</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Mostrar de novo o gráfico inteiro</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous control</source>
        <translation>Ao próximo controle e ao anterior</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt e uma letra</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Abrir um menu</translation>
    </message>
    <message>
        <source>Find an action or key</source>
        <translation>Procurar uma ação ou uma tecla</translation>
    </message>
    <message>
        <source>Restore the default keys of every action</source>
        <translation>Todas as ações voltam a ter as teclas originais do programa</translation>
    </message>
    <message>
        <source>Go one move back or forward, where no control needs these keys</source>
        <translation>Uma jogada para trás ou para a frente, quando nenhum controle usa essas teclas</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Estas teclas ficam como estão.</translation>
    </message>
    <message>
        <source>Select an action to change its keys.</source>
        <translation>Escolha uma ação para dar outras teclas a ela.</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Shift e Esquerda, Direita</translation>
    </message>
    <message>
        <source>Add up moves in node and time charts. There, use Ctrl to pan</source>
        <translation>Somar jogadas, nos gráficos de nós e tempo; ali Ctrl leva a outra parte</translation>
    </message>
</context>
<context>
    <name>SideName</name>
    <message>
        <source>orange</source>
        <translation>laranja</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarelo</translation>
    </message>
    <message>
        <source>white</source>
        <translation>branco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>preto</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Path through a model (*.json)</source>
        <translation>Caminho por um modelo (*.json)</translation>
    </message>
    <message>
        <source>Open a path</source>
        <translation>Abrir um caminho</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>Não foi possível ler o arquivo “%1”: %2.</translation>
    </message>
    <message>
        <source>Save the path</source>
        <translation>Salvar o caminho</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ir ao início</translation>
    </message>
    <message>
        <source>Go back to the initial state</source>
        <translation>Voltar ao estado inicial</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go to the path&apos;s next step</source>
        <translation>O próximo passo do caminho</translation>
    </message>
    <message>
        <source>Take the step</source>
        <translation>Dar o passo</translation>
    </message>
    <message>
        <source>Take the step selected in the list. Double-clicking it or pressing Enter there does the same</source>
        <translation>Dar o passo escolhido na lista; Enter ou um clique duplo ali faz o mesmo</translation>
    </message>
    <message>
        <source>Save path…</source>
        <translation>Salvar caminho …</translation>
    </message>
    <message>
        <source>Save the path to a small file that others can open</source>
        <translation>Salvar o caminho em um pequeno arquivo que outra pessoa pode abrir</translation>
    </message>
    <message>
        <source>Open path…</source>
        <translation>Abrir caminho …</translation>
    </message>
    <message>
        <source>Open a path from a file, at the step that was last shown</source>
        <translation>Seguir o caminho de um arquivo, até o passo que estava sendo visto</translation>
    </message>
    <message>
        <source>Possible steps</source>
        <translation>Passos possíveis</translation>
    </message>
    <message>
        <source>Possible step</source>
        <translation>Passo possível</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Leva a</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudança</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>O caminho até agora</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1”. It will be followed once that model is explored.</source>
        <translation>O caminho é do modelo “%1”; ele será seguido quando esse modelo for explorado.</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1” with %2. It will be followed once that model is explored.</source>
        <translation>O caminho é do modelo “%1” com %2; ele será seguido quando esse modelo for explorado.</translation>
    </message>
    <message>
        <source>No system to walk through yet.</source>
        <translation>Ainda não há um sistema para percorrer.</translation>
    </message>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>Estado %1, depois de %n passo</numerusform>
            <numerusform>Estado %1, depois de %n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>no step possible: deadlock</source>
        <translation>sem sucessor: um deadlock</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
    <message>
        <source>↺ same as at the start</source>
        <translation>↺ como no início</translation>
    </message>
    <message>
        <source>↺ same as after step %1</source>
        <translation>↺ como depois do passo %1</translation>
    </message>
    <message>
        <source>Start, state %1</source>
        <translation>O início, estado %1</translation>
    </message>
    <message>
        <source>%1. %2 → state %3</source>
        <translation>%1. %2 → estado %3</translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Discs look as on the main board. Those played in the tree are numbered.</source>
        <translation>As fichas são como no tabuleiro principal. As que são jogadas na árvore têm números.</translation>
    </message>
</context>
<context>
    <name>SolverTasks</name>
    <message>
        <source>does it at least draw?</source>
        <translation>consegue pelo menos empatar?</translation>
    </message>
    <message>
        <source>does it win?</source>
        <translation>vence?</translation>
    </message>
    <message numerus="yes">
        <source>does it win in at most %n move(s)?</source>
        <translation>
            <numerusform>vence em no máximo %n jogada?</numerusform>
            <numerusform>vence em no máximo %n jogadas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last at least %n move(s)?</source>
        <translation>
            <numerusform>resiste pelo menos %n jogada?</numerusform>
            <numerusform>resiste pelo menos %n jogadas?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 sem resposta</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 sim</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1 não</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>traps after %1</source>
        <translation>armadilhas depois de %1</translation>
    </message>
    <message>
        <source>best play to the end, questions: %1</source>
        <translation>jogo perfeito até o fim, perguntas: %1</translation>
    </message>
    <message>
        <source>which replies give the win away, questions: %1</source>
        <translation>quais respostas deixam escapar a vitória, perguntas: %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
</context>
<context>
    <name>SpeedUpChart</name>
    <message>
        <source>Chart of speed-up against number of workers</source>
        <translation>Gráfico da aceleração pelo número de workers</translation>
    </message>
    <message>
        <source>%1, against itself</source>
        <translation>%1, em relação a si mesma</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 com %2: %3</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>Speed-up (median, min to max)</source>
        <translation>Aceleração (mediana, mínimo a máximo)</translation>
    </message>
    <message>
        <source>From %1 to %2 over the repetitions</source>
        <translation>De %1 a %2 nas repetições</translation>
    </message>
    <message>
        <source>Run the measurement to see how much more workers speed up the search.</source>
        <translation>Faça a medição para ver quanto se ganha com mais workers.</translation>
    </message>
    <message>
        <source>linear speed-up</source>
        <translation>igual ao número de workers</translation>
    </message>
    <message>
        <source>Amdahl&apos;s bound</source>
        <translation>Limite de Amdahl</translation>
    </message>
    <message>
        <source>report, parMap</source>
        <translation>relatório, parMap</translation>
    </message>
    <message>
        <source>report, parList</source>
        <translation>relatório, parList</translation>
    </message>
    <message>
        <source>%1 equal tasks</source>
        <translation>%1 tarefas iguais</translation>
    </message>
</context>
<context>
    <name>Sprt</name>
    <message>
        <source>A sequential test needs two Elo differences from -1000 to 1000, the smaller first.</source>
        <translation>Um teste sequencial precisa de duas diferenças em Elo de -1000 a 1000, a menor primeiro.</translation>
    </message>
    <message>
        <source>The error rates of a sequential test must be between 0 and 1/2.</source>
        <translation>As taxas de erro de um teste sequencial ficam entre 0 e 1/2.</translation>
    </message>
    <message>
        <source>%1 against %2 Elo</source>
        <translation>%1 contra %2 Elo</translation>
    </message>
    <message>
        <source>%1, errors of %2 %</source>
        <translation>%1, erros de %2%</translation>
    </message>
    <message>
        <source>%1, errors of %2 % and %3 %</source>
        <translation>%1, erros de %2% e %3%</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>mais forte</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>não mais forte</translation>
    </message>
    <message>
        <source>log likelihood ratio %1, bounds %2 and %3: %4</source>
        <translation>logaritmo da razão de verossimilhança %1, limites %2 e %3: %4</translation>
    </message>
</context>
<context>
    <name>SprtButton</name>
    <message>
        <source>%1 to %2 Elo, stops early…</source>
        <translation>%1 a %2 Elo, encerra…</translation>
    </message>
    <message>
        <source>%1 to %2 Elo…</source>
        <translation>%1 a %2 Elo…</translation>
    </message>
    <message>
        <source>Each pairing ends as soon as its test is decided.</source>
        <translation>Um confronto termina quando seu teste está decidido.</translation>
    </message>
</context>
<context>
    <name>SprtDialog</name>
    <message>
        <source>&amp;Fit the Elo differences to the number of games</source>
        <translation>&amp;Adaptar as diferenças ao número de partidas</translation>
    </message>
    <message>
        <source>&amp;End a pairing as soon as its test is decided</source>
        <translation>&amp;Encerrar um confronto quando seu teste estiver decidido</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Teste sequencial</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Not stronger at</source>
        <translation>Não mais forte com</translation>
    </message>
    <message>
        <source>Stronger at</source>
        <translation>Mais forte a partir de</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Wrong “stronger” in at most</source>
        <translation>Mais forte por engano em no máximo</translation>
    </message>
    <message>
        <source>Wrong “not stronger” in at most</source>
        <translation>Não mais forte por engano em no máximo</translation>
    </message>
    <message>
        <source>The rounds then become a maximum. The games stay the same.</source>
        <translation>As rodadas passam a ser o máximo que se joga; as partidas são as mesmas</translation>
    </message>
    <message>
        <source>&amp;Not stronger at:</source>
        <translation>&amp;Não mais forte com:</translation>
    </message>
    <message>
        <source>&amp;Stronger at:</source>
        <translation>&amp;Mais forte a partir de:</translation>
    </message>
    <message>
        <source>&amp;Wrong “stronger” in at most:</source>
        <translation>“Mais forte” por en&amp;gano em no máximo:</translation>
    </message>
    <message>
        <source>W&amp;rong “not stronger” in at most:</source>
        <translation>“Não mais forte” &amp;por engano em no máximo:</translation>
    </message>
</context>
<context>
    <name>StarRow</name>
    <message>
        <source>%1: %2 of %3 stars, accuracy %4</source>
        <comment>who, number, number, 87 %</comment>
        <translation>%1: %2 de %3 estrelas, precisão %4</translation>
    </message>
    <message>
        <source>%1: no stars, because there were no real choices</source>
        <translation>%1: sem estrelas, em nenhuma jogada havia escolha</translation>
    </message>
</context>
<context>
    <name>StartDemo</name>
    <message>
        <source>Demo: %1 against %2. Press any key to play.</source>
        <translation>Demonstração: %1 contra %2. Pressione qualquer tecla para jogar.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Its strength hasn&apos;t been measured yet.</source>
        <translation>A força dele ainda não foi medida.</translation>
    </message>
    <message>
        <source>Measured strength: Elo %1 (%2 to %3, 95 % interval, %4 games).</source>
        <translation>Força medida: Elo %1 (%2 a %3, intervalo de 95%, %4 partidas).</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Duas pessoas</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Seu adversário</translation>
    </message>
    <message>
        <source>Watch it play itself</source>
        <translation>Ver o computador jogar sozinho</translation>
    </message>
    <message>
        <source>Who do you want to play?</source>
        <translation>Contra quem você quer jogar?</translation>
    </message>
    <message>
        <source>About this opponent</source>
        <translation>Como este adversário joga</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Você joga a primeira ficha</translation>
    </message>
    <message>
        <source>Your opponent goes first</source>
        <translation>A primeira ficha é do seu adversário</translation>
    </message>
    <message>
        <source>Choose the colour of your discs</source>
        <translation>As fichas com que você joga</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>Qual é a força deles?</translation>
    </message>
    <message>
        <source>See how each opponent plays and its measured strength</source>
        <translation>Como cada adversário joga, e a força medida</translation>
    </message>
    <message>
        <source>More engines…</source>
        <translation>Mais motores…</translation>
    </message>
    <message>
        <source>For experts: choose any engine and its settings, for either side</source>
        <translation>Para especialistas: todos os motores com suas configurações, para qualquer lado</translation>
    </message>
    <message>
        <source>Show this page every time Fourcast starts</source>
        <translation>Mostrar esta página ao abrir o programa</translation>
    </message>
    <message>
        <source>Take turns on this computer.</source>
        <translation>Cada um joga na sua vez, neste computador.</translation>
    </message>
    <message>
        <source>Show this page at start&amp;up</source>
        <translation>Mostrar esta pá&amp;gina ao iniciar</translation>
    </message>
    <message>
        <source>Play against someone on this computer</source>
        <translation>Jogar contra alguém neste computador</translation>
    </message>
    <message>
        <source>Click an opponent, or press 1 to 8.</source>
        <translation>Clique em um adversário ou pressione de 1 a 8.</translation>
    </message>
    <message>
        <source>Close this page. To open it again, choose Game &gt; New game with…</source>
        <translation>Fechar esta página. Para abri-la de novo, escolha Partida &gt; Nova partida com…</translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation>Quem começa:</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>Sua cor:</translation>
    </message>
    <message>
        <source>Pick an opponent and watch</source>
        <translation>Escolher um adversário e assistir</translation>
    </message>
    <message>
        <source>Hover over an opponent to learn more.</source>
        <translation>Aponte para um adversário para saber mais.</translation>
    </message>
</context>
<context>
    <name>StateBoard</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>X is %1 and O is %2. Frames mark the differences</source>
        <translation>X é %1 e O é %2. Molduras marcam as diferenças</translation>
    </message>
</context>
<context>
    <name>StateGraphView</name>
    <message>
        <source>Part shown</source>
        <translation>O que é desenhado</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Key to colours</source>
        <translation>O que as cores representam</translation>
    </message>
    <message>
        <source>%1 of %2 states shown</source>
        <translation>%1 de %2 estados mostrados</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <source>Parts of the state</source>
        <translation>As partes do estado</translation>
    </message>
    <message>
        <source>Steps of the path</source>
        <translation>Os passos do caminho</translation>
    </message>
    <message>
        <source>Keep this state to compare with those you select next. Differences are marked.</source>
        <translation>Manter este estado ao lado dos próximos, com o que difere marcado</translation>
    </message>
    <message>
        <source>Draw every state on this path</source>
        <translation>Desenhar todos os estados deste caminho</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Estado %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message numerus="yes">
        <source>Path of %n step(s):</source>
        <translation>
            <numerusform>Caminho de %n passo:</numerusform>
            <numerusform>Caminho de %n passos:</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a state to see its parts and the path to it.</source>
        <translation>Escolha um estado: suas partes e o caminho até ele aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>State %1</source>
        <translation>Estado %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nível %1</translation>
    </message>
    <message>
        <source>not expanded</source>
        <translation>não expandido</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>sem sucessor</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 nodes · %2 · workers: %3</source>
        <translation>%1 nós · %2 · workers: %3</translation>
    </message>
    <message>
        <source>depth %1 · %2 nodes · %3 · workers: %4</source>
        <translation>profundidade %1 · %2 nós · %3 · workers: %4</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>Engine activity</source>
        <translation>O que o motor está fazendo</translation>
    </message>
    <message>
        <source>Hints in this game</source>
        <translation>Dicas nesta partida</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Salvamento automático</translation>
    </message>
    <message>
        <source>autosaved %1</source>
        <translation>salvo às %1</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>dicas: %1</translation>
    </message>
    <message>
        <source>%1
Times measured meanwhile are marked as disturbed. Click to go there.</source>
        <translation>%1
Os tempos medidos enquanto isso são marcados como perturbados. Clique para ir até lá.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>last move, whose turn</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Dica: %1</translation>
    </message>
</context>
<context>
    <name>StepNotes</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notas para o professor</translation>
    </message>
    <message>
        <source>There are no notes for this step.</source>
        <translation>Não há notas para este passo.</translation>
    </message>
</context>
<context>
    <name>StepsTable</name>
    <message>
        <source>States and their bounds</source>
        <translation>Estados com seus limites</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Value of this policy</source>
        <translation>Seu valor</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Round of policy iteration</source>
        <translation>Rodada da iteração de política</translation>
    </message>
    <message>
        <source>Step through policy iteration: a strategy, its values, then the next strategy, better in some state</source>
        <translation>Iteração de política: uma estratégia, seus valores e a próxima estratégia, que é melhor em algum estado</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Política:</translation>
    </message>
    <message>
        <source>of %1, optimal</source>
        <comment>policies</comment>
        <translation>de %1, a melhor</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>policies</comment>
        <translation>de %1</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>Equation of the chosen state</source>
        <translation>Equação do estado escolhido</translation>
    </message>
    <message>
        <source>States and their bounds</source>
        <translation>Os estados com seus limites</translation>
    </message>
    <message>
        <source>Views of the algorithm</source>
        <translation>Visões do algoritmo</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>Equação</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Onde começa</translation>
    </message>
    <message>
        <source>Go to the previous sweep</source>
        <translation>A varredura anterior</translation>
    </message>
    <message>
        <source>Go to the next sweep</source>
        <translation>Mais uma varredura</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Run sweep after sweep until the bounds are close</source>
        <translation>Varredura após varredura, até que os limites estejam próximos</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir ao final</translation>
    </message>
    <message>
        <source>Run sweeps until the bounds of all states are close</source>
        <translation>Varrer até que os limites de todos os estados estejam próximos</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Varredura</translation>
    </message>
    <message>
        <source>Go to any sweep made so far</source>
        <translation>Ir a uma das varreduras feitas</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Frações</translation>
    </message>
    <message>
        <source>Show fractions where they are short enough</source>
        <translation>Em frações, enquanto estas forem curtas o bastante</translation>
    </message>
    <message>
        <source>Collapse end components</source>
        <translation>Contrair componentes finais</translation>
    </message>
    <message>
        <source>Draw states as one where play can stay among them for ever, as the algorithm sees them</source>
        <translation>Desenhar como um só os estados entre os quais se pode permanecer para sempre, como o algoritmo os vê</translation>
    </message>
    <message>
        <source>Press Run to explore the model and see its algorithm step by step.</source>
        <translation>Executar explora o modelo; depois seu algoritmo aparece passo a passo.</translation>
    </message>
    <message>
        <source>Equation and bounds</source>
        <translation>Equação e limites</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando …</translation>
    </message>
    <message>
        <source>There is no question about the model.</source>
        <translation>Nada é perguntado ao modelo.</translation>
    </message>
    <message>
        <source>Sweep %1 of %2</source>
        <translation>Varredura %1 de %2</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Estado %1</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>&apos;%1&apos; can&apos;t be used: %2.</source>
        <translation>&apos;%1&apos; não pode ser usado: %2.</translation>
    </message>
    <message>
        <source>it has version %1, but this program reads version %2</source>
        <translation>é da versão %1, e este programa lê a versão %2</translation>
    </message>
    <message>
        <source>it is damaged (%1)</source>
        <translation>está danificado (%1)</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing (on Debian, install the package libqt6sql6-sqlite)</source>
        <translation>falta o driver SQLite do Qt; ele está no pacote libqt6sql6-sqlite do Debian</translation>
    </message>
    <message>
        <source>another program is writing to it (try again when it has finished)</source>
        <translation>outro programa está escrevendo nele; tente de novo quando ele terminar</translation>
    </message>
    <message>
        <source>it has version %1 and is read-only, but this program reads version %2</source>
        <translation>é da versão %1, não permite escrita, e este programa lê a versão %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
</context>
<context>
    <name>StoredGame</name>
    <message>
        <source>The moves of this game are not legal; its file may be damaged.</source>
        <translation>As jogadas desta partida não são legais; seu arquivo pode estar danificado.</translation>
    </message>
    <message>
        <source>Experiment %1 has no cell %2.</source>
        <translation>O experimento %1 não tem a célula %2.</translation>
    </message>
</context>
<context>
    <name>StudentAnswers</name>
    <message>
        <source>✓ right</source>
        <translation>✓ certo</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ errado</translation>
    </message>
    <message>
        <source>to read</source>
        <translation>para ler</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>não respondida</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>desistiu</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Respostas de %1</translation>
    </message>
    <message>
        <source>%1. Handed in as %2, %3</source>
        <translation>%1; entregue como %2, %3</translation>
    </message>
    <message>
        <source>Individual answers</source>
        <translation>Respostas, uma a uma</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Como foi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>não vista</translation>
    </message>
</context>
<context>
    <name>StudyCurves</name>
    <message>
        <source>H1 plays itself with the article&apos;s alpha-beta search. Both players recognise finished games. On their own moves 3, 6, 9 and so on, players take one of the two columns with the best exact values at random, each with probability one half. On all other moves they take the first best column.</source>
        <translation>H1 contra si mesma com a busca alfa-beta do artigo; os dois jogadores reconhecem partidas terminadas; nas jogadas próprias 3, 6, 9 e assim por diante de cada jogador, sorteia-se uma das duas colunas com os melhores valores exatos, cada uma com probabilidade um meio; nas demais joga-se a primeira melhor coluna.</translation>
    </message>
    <message>
        <source>The article does not say how H1 counts vertical pairs, gaps held by the opponent or open threes on both sides, or what its random moves choose between. Its games therefore cannot be repeated move by move. In the strict reading, the first searches at depth 4 visit 878 and 1,122 positions, where the article has 716 and 809. None of the readings tried gives its exact numbers. On average, the total per game lies within about 40 % of the article&apos;s. In both, nodes and time fall together towards the end, from about ply 12 at depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised build, but took about six microseconds in the article, so the times differ by a factor of about a hundred. Some labels in the article&apos;s figures 12 and 13 are swapped. The larger values are shown here as nodes.</source>
        <translation>O artigo deixa em aberto como H1 conta pares verticais, lacunas ocupadas pelo adversário e trios abertos dos dois lados, e entre o que suas jogadas aleatórias escolhem; por isso suas partidas não podem ser repetidas jogada por jogada. Na interpretação estrita, as primeiras buscas visitam 878 e 1.122 posições na profundidade 4, onde o artigo tem 716 e 809; nenhuma interpretação testada dá exatamente seus números. Em média, o total por partida fica a cerca de 40% do valor do artigo. Em ambos, nós e tempo caem juntos perto do fim, a partir da jogada 12, mais ou menos, na profundidade 4 e da jogada 18 na profundidade 6. Uma posição leva dezenas de nanossegundos em uma compilação otimizada e levava cerca de seis microssegundos no artigo; por isso os tempos diferem por um fator de cerca de cem. Alguns rótulos das figuras 12 e 13 do artigo estão trocados; seus valores maiores são mostrados como nós.</translation>
    </message>
</context>
<context>
    <name>StudyCurvesView</name>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artigo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tempo em ms</translation>
    </message>
    <message>
        <source>The times are not reliable: the program was doing other work while the games were played.</source>
        <translation>Os tempos não servem de medida: outro trabalho do programa rodava enquanto as partidas eram jogadas.</translation>
    </message>
    <message>
        <source>Totals, and why the curves differ</source>
        <translation>Totais, e por que as curvas diferem</translation>
    </message>
    <message>
        <source>&amp;Play the two games</source>
        <translation>&amp;Jogar as duas partidas</translation>
    </message>
    <message>
        <source>Play H1 against itself, once at depth 4 and once at depth 6</source>
        <translation>H1 contra si mesma, uma vez com profundidade 4 e uma com profundidade 6</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Sets the random choices between the two best columns. The same seed gives the same games.</source>
        <translation>Decide os sorteios entre as duas melhores colunas. A mesma semente joga as mesmas partidas.</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Semente:</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estrita</translation>
    </message>
    <message>
        <source>Vertical pairs (V)</source>
        <translation>Pares verticais (V)</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open</source>
        <translation>Como H1 é interpretada onde o artigo deixa em aberto</translation>
    </message>
    <message>
        <source>&amp;Reading of H1:</source>
        <translation>&amp;Interpretação de H1:</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Jogadas feitas</translation>
    </message>
    <message>
        <source>%v of at most %m plies</source>
        <translation>%v de no máximo %m jogadas</translation>
    </message>
    <message>
        <source>Export the study curves</source>
        <translation>Exportar as curvas do estudo</translation>
    </message>
    <message>
        <source>study-curves</source>
        <translation>curvas-do-estudo</translation>
    </message>
    <message>
        <source>Playing the games.</source>
        <translation>As partidas estão sendo jogadas.</translation>
    </message>
    <message>
        <source>Cancelled. The curves of the earlier games are still shown.</source>
        <translation>Cancelado. As curvas das partidas anteriores continuam visíveis.</translation>
    </message>
    <message>
        <source>Both games are finished.</source>
        <translation>As duas partidas terminaram.</translation>
    </message>
    <message>
        <source>These are the article&apos;s points. Play the two games to see ours beside them.</source>
        <translation>Os pontos do próprio artigo. Jogue as duas partidas para ver os nossos ao lado deles.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nós e tempo de cada jogada</translation>
    </message>
    <message>
        <source>Study curves, depth %1, seed %2</source>
        <translation>Curvas do estudo, profundidade %1, semente %2</translation>
    </message>
    <message>
        <source>≥: the article&apos;s times at depth %1 are legible only up to move %2.</source>
        <translation>≥: na profundidade %1, os tempos do artigo só são legíveis até a jogada %2.</translation>
    </message>
</context>
<context>
    <name>StudyExperiment</name>
    <message>
        <source>Table 6: H1 against itself by depth</source>
        <translation>Tabela 6: H1 contra si mesma por profundidade</translation>
    </message>
    <message>
        <source>Table 7: one feature of H1 against H2</source>
        <translation>Tabela 7: uma característica de H1 contra H2</translation>
    </message>
    <message>
        <source>Table 8: features of H1 together against H2</source>
        <translation>Tabela 8: características de H1 juntas contra H2</translation>
    </message>
    <message>
        <source>Table 9: H1 against H2 by depth</source>
        <translation>Tabela 9: H1 contra H2 por profundidade</translation>
    </message>
    <message>
        <source>Figure 12: nodes and time at depth 4</source>
        <translation>Figura 12: nós e tempo na profundidade 4</translation>
    </message>
    <message>
        <source>Figure 13: nodes and time at depth 6</source>
        <translation>Figura 13: nós e tempo na profundidade 6</translation>
    </message>
    <message>
        <source>second at depth %1</source>
        <translation>segunda na profundidade %1</translation>
    </message>
    <message>
        <source>first at depth %1</source>
        <translation>primeira na profundidade %1</translation>
    </message>
    <message>
        <source>H1 against H2, depth 4</source>
        <translation>H1 contra H2, profundidade 4</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>F1+F2</source>
        <translation>F1+F2</translation>
    </message>
    <message>
        <source>F1+F2+F3</source>
        <translation>F1+F2+F3</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidade %1</translation>
    </message>
    <message>
        <source>H1 against H2</source>
        <translation>H1 contra H2</translation>
    </message>
    <message>
        <source>H1 against itself</source>
        <translation>H1 contra si mesma</translation>
    </message>
    <message>
        <source>The study has no &quot;%1&quot;. It has %2.</source>
        <translation>O estudo não tem &quot;%1&quot;; ele tem %2.</translation>
    </message>
    <message>
        <source>No part of %1 searches to depth %2 or less.</source>
        <translation>Nada de %1 busca com profundidade de %2 meias-jogadas ou menos.</translation>
    </message>
</context>
<context>
    <name>StudyLines</name>
    <message>
        <source>Study: the article&apos;s game at depth %1</source>
        <translation>Estudo: a partida do artigo na profundidade %1</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes</source>
        <translation>O artigo, profundidade %1, jogada %2: %3 nós</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes, %4 ms</source>
        <translation>O artigo, profundidade %1, jogada %2: %3 nós, %4 ms</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>Run a&amp;ll</source>
        <translation>Executar tu&amp;do</translation>
    </message>
    <message>
        <source>Run all tables and figures with this protocol, one after another</source>
        <translation>Todas as tabelas e figuras por este protocolo, uma após a outra</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudo</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>As tabelas e figuras do estudo das heurísticas: o esperado ao lado do medido</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Execuções guardadas</translation>
    </message>
    <message>
        <source>Runs in this games file. Choose one to view or continue.</source>
        <translation>Execuções deste arquivo de partidas, para ver ou retomar</translation>
    </message>
    <message>
        <source>Ga&amp;mes file…</source>
        <translation>Arqui&amp;vo de partidas…</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Guardados:</translation>
    </message>
    <message>
        <source>choose a run</source>
        <translation>escolha uma execução</translation>
    </message>
    <message>
        <source>no runs yet</source>
        <translation>nenhuma execução ainda</translation>
    </message>
    <message>
        <source>All games are saved in %1</source>
        <translation>Cada partida é guardada em %1</translation>
    </message>
    <message>
        <source>Games file</source>
        <translation>Arquivo de partidas</translation>
    </message>
    <message>
        <source>Experiment games (*.sqlite);;All files (*)</source>
        <translation>Partidas de experimentos (*.sqlite);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Repeat the heuristics study</source>
        <translation>Repetir o estudo das heurísticas</translation>
    </message>
</context>
<context>
    <name>StudyProtocol</name>
    <message>
        <source>There is no protocol called &quot;%1&quot;. The protocols are %2.</source>
        <translation>Não há nenhum protocolo chamado &quot;%1&quot;; os protocolos são %2.</translation>
    </message>
    <message>
        <source>Takes the article&apos;s flow chart literally: a finished game is a leaf evaluated by the heuristic. Only feature 1 of H1 recognises it. H2 does not. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. The first move alternates, except in table 6 and the figures, where the first player stays first.</source>
        <translation>O fluxograma do artigo ao pé da letra: uma partida terminada é uma folha que a heurística avalia. Por isso ela só é reconhecida pela característica 1 de H1, e H2 não a reconhece. Nas jogadas próprias 3, 6, 9 e assim por diante de cada lado, sorteia-se uma de suas duas melhores colunas. Quem começa se alterna; na tabela 6 e nas figuras a primeira continua sendo a primeira.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. H1 moves first in every game, except in table 6, where the first-named side does.</source>
        <translation>Os dois jogadores reconhecem partidas terminadas. Nas jogadas próprias 3, 6, 9 e assim por diante de cada lado, sorteia-se uma de suas duas melhores colunas. H1, na tabela 6 a primeira, começa todas as partidas.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. No moves are random. Each of the 238 positions after three plies, mirror images included, is played with both colours: 476 games in all, in an order set by the seed.</source>
        <translation>Os dois jogadores reconhecem partidas terminadas. Nenhuma jogada é sorteada; cada uma das 238 posições de três jogadas, incluídas as imagens espelhadas, é jogada com as duas cores, 476 partidas ao todo, em uma ordem sorteada pela semente.</translation>
    </message>
    <message>
        <source>Settings found by a search over tables 7 to 9, where they come closest to the article&apos;s shares. Like literal, but the second, fifth, eighth ... disc of a game goes into a random open column. In H1, vertical pairs count the empty squares above them, runs may overlap, every disc counts for its column, and an open three counts as four in line. In table 6, fewer cells agree than with literal.</source>
        <translation>Configurações procuradas para as tabelas 7 a 9, onde mais se aproximam das proporções do artigo: como literal, mas a segunda, a quinta, a oitava ... ficha de uma partida cai em qualquer coluna aberta, e em H1 os pares verticais contam as casas vazias acima deles, as sequências podem se sobrepor, cada ficha conta por sua coluna e um trio aberto conta como quatro em linha. Com a tabela 6 elas concordam em menos células que literal.</translation>
    </message>
</context>
<context>
    <name>StudySettingsForm</name>
    <message>
        <source>Pr&amp;otocol:</source>
        <translation>Pr&amp;otocolo:</translation>
    </message>
    <message>
        <source>Roun&amp;ds:</source>
        <translation>&amp;Rodadas:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semente:</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>&amp;Workers:</translation>
    </message>
    <message>
        <source>Reading of H1:</source>
        <translation>Interpretação de H1:</translation>
    </message>
    <message>
        <source>Sequential test:</source>
        <translation>Teste sequencial:</translation>
    </message>
    <message>
        <source>Table or figure of the study</source>
        <translation>Tabela ou figura do estudo</translation>
    </message>
    <message>
        <source>Part of the article to repeat</source>
        <translation>O que se repete do artigo</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>Rodadas de cada célula</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>The same seed gives the same games. 0 uses 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9 and 4000 for the figures.</source>
        <translation>Mesma semente, mesmas partidas. 0 usa 1000 para a tabela 6, 2000 para as tabelas 7 e 8, 3000 para a tabela 9, 4000 para as figuras.</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>a do estudo</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>todos: %1</translation>
    </message>
    <message>
        <source>Games played at the same time. 0 uses one worker per core. The games do not depend on it.</source>
        <translation>Partidas ao mesmo tempo; 0 usa uma para cada núcleo. As partidas são as mesmas.</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Interpretação de H1</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Teste sequencial</translation>
    </message>
    <message>
        <source>the article&apos;s</source>
        <translation>as do artigo</translation>
    </message>
    <message>
        <source>Games per cell. 0 plays all %1. A smaller number plays the first ones in the seed&apos;s order. Rounds already saved are not played again.</source>
        <translation>Partidas para cada célula; 0 usa todas as %1, menos são as primeiras que a semente sorteia. Com mais rodadas do que as guardadas, o jogo continua depois delas.</translation>
    </message>
    <message>
        <source>Games per cell. 0 uses the article&apos;s number (100, or 10 in table 6). Rounds already saved are not played again.</source>
        <translation>Partidas para cada célula; 0 usa o número do artigo (100; na tabela 6, 10). Com mais rodadas do que as guardadas, o jogo continua depois delas.</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 estrita…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>Variante de H1…</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open: %1</source>
        <translation>Como H1 é interpretada onde o artigo deixa em aberto: %1</translation>
    </message>
    <message>
        <source>Set by the protocol %1</source>
        <translation>O protocolo %1 interpreta H1 assim</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabela:</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Run an experiment to see it here.</source>
        <translation>Execute um experimento para vê-lo aqui.</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>o estudo</translation>
    </message>
    <message>
        <source>%1
the study prints %2</source>
        <translation>%1
o estudo publica %2</translation>
    </message>
    <message>
        <source>%1: grows as %2 to the power of %3 (R² %4).</source>
        <translation>%1: como %2 elevado a %3 (R² %4).</translation>
    </message>
    <message>
        <source>%1: multiplies by %3 for each extra %2 (R² %4).</source>
        <translation>%1: vezes %3 a cada %2 a mais (R² %4).</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1, ajustado</translation>
    </message>
    <message>
        <source>At least three values are needed to show how it grows.</source>
        <translation>São necessários pelo menos três valores para dizer como cresce.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>resposta</translation>
    </message>
    <message>
        <source>guaranteed interval: %1</source>
        <translation>com certeza de %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 estados</translation>
    </message>
    <message>
        <source>the study, with an observer</source>
        <translation>o estudo, com um observador</translation>
    </message>
    <message>
        <source>The study counts states with an observer of the goal, so its numbers are higher.</source>
        <translation>O estudo conta estados com um observador do objetivo: são mais.</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>milissegundos</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>cumulative probability</source>
        <translation>probabilidade em até n</translation>
    </message>
    <message>
        <source>Enter a number for “Curves up to” and run the experiment.</source>
        <translation>Dê um número a “Curvas até” e execute o experimento.</translation>
    </message>
    <message>
        <source>%1
within %2: %3</source>
        <translation>%1
em até %2: %3</translation>
    </message>
    <message>
        <source>%1: probability of reaching the goal within the given number. Where there are choices, it is the greatest probability.</source>
        <translation>%1: a probabilidade de o objetivo ser alcançado em até n, no melhor caso onde há algo a decidir.</translation>
    </message>
    <message>
        <source>probability that the game is over</source>
        <translation>probabilidade de ter terminado</translation>
    </message>
    <message>
        <source>Endings can only be shown for a game without choices. Explore such a model first, for example the Goose.</source>
        <translation>Só um jogo de puro acaso, sem nada a decidir, pode ser mostrado por seus finais: explore antes um modelo assim, por exemplo o Ganso.</translation>
    </message>
    <message>
        <source>%1 within %2: %3</source>
        <translation>%1 em até %2: %3</translation>
    </message>
    <message>
        <source>After %1: %2; over with probability %3.</source>
        <translation>Depois de %1: %2; terminado com probabilidade %3.</translation>
    </message>
</context>
<context>
    <name>SweepReport</name>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>not certain to be reached</source>
        <translation>não é alcançado com certeza</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Guaranteed interval</source>
        <translation>Com certeza de</translation>
    </message>
    <message>
        <source>Report on an experiment: %1</source>
        <translation>Relatório sobre um experimento: %1</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>A pergunta foi %1.</translation>
    </message>
    <message>
        <source>Values of %1: %2.</source>
        <translation>%1 assumiu os valores %2.</translation>
    </message>
    <message>
        <source>The other parameters: %1.</source>
        <translation>Os outros parâmetros: %1.</translation>
    </message>
</context>
<context>
    <name>Syntax</name>
    <message>
        <source>a number grows beyond %1 here</source>
        <translation>aqui um número passa de %1</translation>
    </message>
    <message>
        <source>%1(%2) has no value: %2 is not a %3</source>
        <translation>%1(%2) não tem valor: %2 não é %3</translation>
    </message>
    <message>
        <source>&apos;if&apos; takes three arguments: a condition, the value if true, and the value if false</source>
        <translation>&apos;if&apos; recebe três argumentos: uma condição, o que vale se ela for verdadeira e o que vale se não for</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a map, so it takes no arguments</source>
        <translation>&apos;%1&apos; não é uma função (map), por isso não recebe argumentos</translation>
    </message>
    <message>
        <source>there is no map &apos;%1&apos;</source>
        <translation>não há nenhuma função (map) &apos;%1&apos;</translation>
    </message>
    <message numerus="yes">
        <source>&apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>&apos;%1&apos; recebe %n argumento</numerusform>
            <numerusform>&apos;%1&apos; recebe %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, e não %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>&apos;%1&apos; é declarado duas vezes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function of the language already</source>
        <translation>&apos;%1&apos; já é uma função da linguagem</translation>
    </message>
    <message>
        <source>the left side of an equation must be a map, as in f(0, n) = 1</source>
        <translation>o lado esquerdo de uma equação deve ser uma função (map), como em f(0, n) = 1</translation>
    </message>
    <message>
        <source>on the left of an equation an argument is a constant or a variable of &apos;var&apos;</source>
        <translation>à esquerda de uma equação um argumento é uma constante ou uma variável de &apos;var&apos;</translation>
    </message>
    <message>
        <source>the variable &apos;%1&apos; must stand on the left of its equation, too</source>
        <translation>a variável &apos;%1&apos; deve estar também à esquerda de sua equação</translation>
    </message>
    <message>
        <source>&apos;eqn&apos;, where the variables are used,</source>
        <translation>&apos;eqn&apos;, onde as variáveis são usadas,</translation>
    </message>
    <message>
        <source>the name of a sort</source>
        <translation>o nome de um tipo</translation>
    </message>
    <message>
        <source>&apos;struct&apos;, as in sort Token = struct X | O;</source>
        <translation>&apos;struct&apos;, como em sort Token = struct X | O;</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>o nome de uma constante</translation>
    </message>
    <message>
        <source>a constant of an enumeration takes no arguments here</source>
        <translation>uma constante de uma enumeração não recebe argumentos aqui</translation>
    </message>
    <message>
        <source>the name of a map</source>
        <translation>o nome de uma função (map)</translation>
    </message>
    <message>
        <source>sort, map, var or eqn</source>
        <translation>sort, map, var ou eqn</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>o nome de uma ação</translation>
    </message>
    <message>
        <source>this takes more than %L1 steps</source>
        <translation>isto leva mais de %L1 passos</translation>
    </message>
    <message>
        <source>the equations call one another more than %L1 levels deep; an equation without such a call must end them</source>
        <translation>as equações chamam umas às outras por mais de %L1 níveis de profundidade; uma equação sem essa chamada deve encerrá-las</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has infinitely many values to try; a condition must bound it, as in %4</source>
        <translation>&apos;%1 %2: %3&apos; tem valores sem fim para testar; uma condição deve limitá-lo, como em %4</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has more than %L4 values to try</source>
        <translation>&apos;%1 %2: %3&apos; tem mais de %L4 valores para testar</translation>
    </message>
    <message>
        <source>no equation says what %1 is</source>
        <translation>nenhuma equação diz quanto vale %1</translation>
    </message>
    <message>
        <source>lists, sets, bags and functions as values are not part of this language; use Bool, Pos, Nat, Int and enumerations</source>
        <translation>listas, conjuntos, multiconjuntos e funções como valores não fazem parte desta linguagem; há Bool, Pos, Nat, Int e enumerações</translation>
    </message>
    <message>
        <source>an expression (a number, a name, ...)</source>
        <translation>uma expressão (um número, um nome, ...)</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;)&apos;</source>
        <translation>uma &apos;,&apos; ou um &apos;)&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language here; use Bool, Pos, Nat, Int and the names of enumerations</source>
        <translation>&apos;%1&apos; não faz parte desta linguagem aqui; há Bool, Pos, Nat, Int e os nomes de enumerações</translation>
    </message>
    <message>
        <source>a sort (Bool, Pos, Nat, Int or an enumeration)</source>
        <translation>um tipo (Bool, Pos, Nat, Int ou uma enumeração)</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>o nome de uma variável</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning in this language</source>
        <translation>&apos;%1&apos; não tem significado nesta linguagem</translation>
    </message>
    <message>
        <source>; did you mean &apos;%1&apos;?</source>
        <translation>; você quis dizer &apos;%1&apos;?</translation>
    </message>
    <message>
        <source>a &apos;%1&apos;</source>
        <translation>um &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 is expected here; &apos;%2&apos; has a meaning of its own, so it can&apos;t be a name</source>
        <translation>espera-se aqui %1; &apos;%2&apos; tem um significado próprio, por isso nada pode receber esse nome</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>a number can&apos;t begin with a 0</source>
        <translation>um número não pode começar com 0</translation>
    </message>
    <message>
        <source>this number is too large; %1 is the largest</source>
        <translation>este número é grande demais; %1 é o maior</translation>
    </message>
    <message>
        <source>%1 is expected here, but the text ends</source>
        <translation>espera-se aqui %1, mas o texto termina</translation>
    </message>
    <message>
        <source>%1 is expected here, not &apos;%2&apos;</source>
        <translation>espera-se aqui %1, e não &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t stand here, after %2</source>
        <translation>&apos;%1&apos; não pode estar aqui, depois de %2</translation>
    </message>
    <message>
        <source>brackets and operators can be nested at most %1 levels deep</source>
        <translation>parênteses e operadores podem ser aninhados em no máximo %1 níveis</translation>
    </message>
    <message>
        <source>there is no variable, constant or map &apos;%1&apos; here</source>
        <translation>não há aqui nenhuma variável, constante ou função (map) &apos;%1&apos;</translation>
    </message>
    <message numerus="yes">
        <source>the map &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>a função (map) &apos;%1&apos; recebe %n argumento</numerusform>
            <numerusform>a função (map) &apos;%1&apos; recebe %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no sort &apos;%1&apos;</source>
        <translation>não há nenhum tipo &apos;%1&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the name of a variable here</source>
        <translation>&apos;%1&apos; já é aqui o nome de uma variável</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the sort %2, but %3 is needed here</source>
        <translation>&apos;%1&apos; tem o tipo %2, mas aqui é preciso %3</translation>
    </message>
    <message>
        <source>this has the sort %1, but %2 is needed here</source>
        <translation>isto tem o tipo %1, mas aqui é preciso %2</translation>
    </message>
    <message>
        <source>; write %1</source>
        <translation>; escreva %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>sorts without constants are not part of this language; use an enumeration, as in %1</source>
        <translation>tipos sem constantes não fazem parte desta linguagem; há enumerações, como em %1</translation>
    </message>
    <message>
        <source>sort aliases are not part of this language; use an enumeration, as in %1</source>
        <translation>outros nomes de tipos não fazem parte desta linguagem; há enumerações, como em %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already declared; two actions of the same name with different arguments are not part of this language</source>
        <translation>&apos;%1&apos; já está declarada; ações de mesmo nome com outros argumentos não fazem parte desta linguagem</translation>
    </message>
</context>
<context>
    <name>SystemPart</name>
    <message>
        <source>The system that the question is about</source>
        <translation>O sistema de que trata a pergunta</translation>
    </message>
    <message>
        <source>Write a formula, or take one that comes with the model</source>
        <translation>Escreva uma fórmula ou use uma que vem com o modelo</translation>
    </message>
    <message>
        <source>The formula that I write</source>
        <translation>A fórmula que eu escrevo</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
</context>
<context>
    <name>SystemPicture</name>
    <message>
        <source>State %1</source>
        <translation>Estado %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nível %1</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>deadlock</translation>
    </message>
    <message>
        <source>livelock</source>
        <translation>livelock</translation>
    </message>
    <message>
        <source>%1 does not hold here</source>
        <translation>%1 não vale aqui</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nível %1: %2</translation>
    </message>
    <message>
        <source>Level %1, states: %2</source>
        <translation>Nível %1, estados: %2</translation>
    </message>
    <message>
        <source>Level %1: %2, fails in %3</source>
        <translation>Nível %1: %2, falha em %3</translation>
    </message>
    <message>
        <source>%1 does not hold in %2 of them</source>
        <translation>%1 não vale em %2 deles</translation>
    </message>
    <message>
        <source>Each box is a level, with its number of states. Numbers on arrows count transitions. Choose a level to explore it state by state.</source>
        <translation>Uma caixa é um nível com seu número de estados; o número junto a uma seta conta transições. Escolha um nível para continuar estado por estado.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fim</translation>
    </message>
    <message>
        <source>livelock: hidden steps for ever, or no end reachable</source>
        <translation>livelock: passos ocultos para sempre, ou nenhum caminho até um fim</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>pode ser aberto</translation>
    </message>
    <message>
        <source>the formula fails</source>
        <translation>a fórmula falha</translation>
    </message>
    <message>
        <source>the formula holds</source>
        <translation>a fórmula vale</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <translation>%1 → estado %2</translation>
    </message>
</context>
<context>
    <name>SystemStatePanel</name>
    <message>
        <source>The system gives no details about its states.</source>
        <translation>O sistema não diz nada sobre de que são feitos seus estados.</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Percorrer</translation>
    </message>
    <message>
        <source>Walk along this path in the simulator</source>
        <translation>Seguir este caminho no simulador</translation>
    </message>
    <message>
        <source>No path leads here from the initial state.</source>
        <translation>Nenhum caminho leva até ele a partir do estado inicial.</translation>
    </message>
</context>
<context>
    <name>SystemView</name>
    <message>
        <source>Graph of the system</source>
        <translation>O sistema, desenhado</translation>
    </message>
    <message>
        <source>Show all states, the levels, or one state at a time</source>
        <translation>Todos os estados, os níveis, ou estado por estado</translation>
    </message>
    <message>
        <source>The whole system</source>
        <translation>O sistema inteiro</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Seus níveis</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>Estado por estado</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sem cores</translation>
    </message>
    <message>
        <source>Colour by level</source>
        <translation>Cores por nível</translation>
    </message>
    <message>
        <source>Colour by thread</source>
        <translation>Cores por thread</translation>
    </message>
    <message>
        <source>Colour by formula</source>
        <translation>Cores pela fórmula</translation>
    </message>
    <message>
        <source>examining the states…</source>
        <translation>percorrendo os estados …</translation>
    </message>
    <message>
        <source>%1 states in %2 levels</source>
        <translation>%1 estados em %2 níveis</translation>
    </message>
    <message>
        <source>Transition system</source>
        <translation>Sistema de transições</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>TablesView</name>
    <message>
        <source>Include large rows</source>
        <translation>Linhas grandes também</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Frações</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Preencher a tabela</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Abrir a linha</translation>
    </message>
    <message>
        <source>Table of the study</source>
        <translation>Tabela do estudo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Choose which table of the study to show and fill</source>
        <translation>Qual tabela do estudo é mostrada e preenchida</translation>
    </message>
    <message>
        <source>Also run rows of more than %1 states. A state takes about 50 to 150 bytes and 2 to 5 microseconds, so 23 million states take 2 GiB and a minute or two. A row stops at %2 GiB and says so.</source>
        <translation>Também linhas com mais de %1 estados. Um estado leva cerca de 50 a 150 bytes e de 2 a 5 microssegundos: 23 milhões de estados levam 2 GiB e um ou dois minutos. Uma linha para em %2 GiB e avisa.</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Modelos pequenos também em frações: 75/22</translation>
    </message>
    <message>
        <source>Explore and check the models row by row</source>
        <translation>Explorar e verificar os modelos linha por linha</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Parar. O que está preenchido fica, e Preencher continua dali</translation>
    </message>
    <message>
        <source>Show this row&apos;s model, values and question on this page. Double-clicking the row or pressing Enter does the same</source>
        <translation>Mostrar na página o modelo desta linha com seus valores e sua pergunta; Enter ou um clique duplo na tabela faz o mesmo</translation>
    </message>
    <message>
        <source>Rows run</source>
        <translation>Linhas executadas</translation>
    </message>
    <message>
        <source>%v of %m rows</source>
        <translation>%v de %m linhas</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar a tabela</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabela como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per cell: paper, ours, the interval</source>
        <translation>Uma linha para cada célula: artigo, nosso, o intervalo</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Table as &amp;JSON…</source>
        <translation>Tabela como &amp;JSON…</translation>
    </message>
    <message>
        <source>Save rows and cells for use by a program</source>
        <translation>Linhas com suas células, para um programa</translation>
    </message>
    <message>
        <source>JSON document (*.json)</source>
        <translation>Documento JSON (*.json)</translation>
    </message>
    <message>
        <source>Table as &amp;Markdown…</source>
        <translation>Tabela como &amp;Markdown…</translation>
    </message>
    <message>
        <source>Save for use in a document: paper, ours and the interval in each cell</source>
        <translation>Para um texto: artigo, nosso e o intervalo em cada célula</translation>
    </message>
    <message>
        <source>Markdown text (*.md)</source>
        <translation>Texto Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Relatório em PDF…</translation>
    </message>
    <message>
        <source>Save the table and its notes on A4 pages</source>
        <translation>A tabela com suas notas em páginas A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Relatório em PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>TaskStrip</name>
    <message>
        <source>What the lesson asks</source>
        <translation>O que a lição pede</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Voltar ao passo %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 de %2: %3</translation>
    </message>
    <message>
        <source>Go back to the lesson. This page stays as it is.</source>
        <translation>Voltar à lição. Esta página fica como está.</translation>
    </message>
</context>
<context>
    <name>TeacherView</name>
    <message>
        <source>%1 — for the teacher</source>
        <translation>%1 — para o professor</translation>
    </message>
    <message>
        <source>The lesson for the teacher</source>
        <translation>A lição para o professor</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 de %2: %3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>A seguir: %1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Este é o último passo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minute(s)</source>
        <translation>
            <numerusform>%1 de %n minuto</numerusform>
            <numerusform>%1 de %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermsPanel</name>
    <message>
        <source>Which discs are hidden</source>
        <translation>Quais fichas estão ocultas</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Your answer, for your teacher</source>
        <translation>Suas palavras, para o professor</translation>
    </message>
    <message>
        <source>Saved as you type. Your teacher will read it.</source>
        <translation>Guardado enquanto você escreve; o professor vai ler</translation>
    </message>
</context>
<context>
    <name>ThreadPool</name>
    <message>
        <source>The system cannot give this program another thread. Close other programs and try again.</source>
        <translation>O sistema não dá a este programa mais nenhuma thread de trabalho. Tente de novo depois de fechar outros programas.</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>%1 is to move and can make four on %2.</source>
        <translation>%1 tem a vez e completa quatro em linha em %2.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, and %3 can block only one.</source>
        <translation>%1 completaria quatro em linha em %2, e %3 só pode bloquear uma dessas casas.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, so %3 must block there.</source>
        <translation>%1 completaria quatro em linha em %2, portanto %3 tem de bloquear ali.</translation>
    </message>
    <message>
        <source>an odd threat on %1</source>
        <translation>uma ameaça ímpar em %1</translation>
    </message>
    <message>
        <source>odd threats on %1</source>
        <translation>ameaças ímpares em %1</translation>
    </message>
    <message>
        <source>an even threat on %1</source>
        <translation>uma ameaça par em %1</translation>
    </message>
    <message>
        <source>even threats on %1</source>
        <translation>ameaças pares em %1</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a side, and its threats</comment>
        <translation>%1 tem %2.</translation>
    </message>
    <message>
        <source>%1&apos;s threats on %2 are stacked. Only one can be blocked.</source>
        <translation>As ameaças de %1 em %2 estão uma acima da outra: só uma delas pode ser bloqueada.</translation>
    </message>
    <message>
        <source>The threat on %1 is useless: the one below it decides first.</source>
        <translation>A ameaça em %1 não adianta: a que está abaixo dela decide antes.</translation>
    </message>
    <message>
        <source>The threats on %1 are useless: those below them decide first.</source>
        <translation>As ameaças em %1 não adiantam: as que estão abaixo delas decidem antes.</translation>
    </message>
    <message>
        <source>If both sides now just fill columns and no new threat arises,</source>
        <translation>Se agora os dois só encherem colunas e nenhuma nova ameaça surgir,</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in more columns than %3.</source>
        <translation>%1 %2 vence, com ameaças ímpares em mais colunas que %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins with an even threat. %3 does not have odd threats in more columns.</source>
        <translation>%1 %2 vence com uma ameaça par, porque %3 não tem ameaças ímpares em mais colunas.</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in two more columns than %3.</source>
        <translation>%1 %2 vence, com ameaças ímpares em duas colunas a mais que %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins. With several threats in a column, this was played out, not counted.</source>
        <translation>%1 %2 vence; com várias ameaças em uma coluna, isto foi jogado até o fim, não contado.</translation>
    </message>
    <message>
        <source>%1 nobody wins.</source>
        <translation>%1 ninguém vence.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, playable now</source>
        <translation>%1: ameaça de %2, já pode ser jogada</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, useless: one below it decides first</source>
        <translation>%1: ameaça de %2, não adianta: uma abaixo dela decide antes</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat, above another one</source>
        <translation>%1: ameaça ímpar de %2, acima de outra</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat, above another one</source>
        <translation>%1: ameaça par de %2, acima de outra</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat</source>
        <translation>%1: ameaça ímpar de %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat</source>
        <translation>%1: ameaça par de %2</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Não há ameaças.</translation>
    </message>
    <message>
        <source>Sometimes only columns with threats are left to fill. Then someone has to play below a threat. Count rows from 1 at the bottom. The first player then profits from a threat on an odd row. The second player can always answer in the same column. So the second player profits from a threat on an even row. Odd threats of both sides cancel each other out (V. Allis, 1988). This is only a rule of thumb while new threats can arise.</source>
        <translation>Quando só restam colunas com ameaças para encher, alguém tem de jogar abaixo de uma. Contando as fileiras a partir de 1 embaixo, o primeiro jogador se beneficia então de uma ameaça em fileira ímpar; o segundo, que sempre pode responder na mesma coluna, de uma em fileira par; as ameaças ímpares dos dois lados se anulam (V. Allis, 1988). É uma regra prática, enquanto novas ameaças puderem surgir.</translation>
    </message>
</context>
<context>
    <name>TimeLeftText</name>
    <message>
        <source>a few seconds left</source>
        <translation>faltam alguns segundos</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>falta cerca de %n segundo</numerusform>
            <numerusform>faltam cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>falta cerca de %n minuto</numerusform>
            <numerusform>faltam cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>falta cerca de %n hora</numerusform>
            <numerusform>faltam cerca de %n horas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
</context>
<context>
    <name>TimelineDrawing</name>
    <message>
        <source>Worker %1</source>
        <translation>Worker %1</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>helping worker 1 with the same question</source>
        <translation>ajudando o worker 1 com a mesma pergunta</translation>
    </message>
    <message>
        <source>with help from other workers</source>
        <translation>com ajuda de outros workers</translation>
    </message>
    <message>
        <source>the only worker&apos;s own</source>
        <translation>do único worker</translation>
    </message>
    <message>
        <source>run by a worker other than its creator</source>
        <translation>executada por outro worker, não pelo que a criou</translation>
    </message>
    <message>
        <source>run by its creator</source>
        <translation>executada por quem a criou</translation>
    </message>
    <message>
        <source>No work was shared: one worker searched the moves.</source>
        <translation>Nada foi dividido: um só worker percorreu as jogadas.</translation>
    </message>
    <message>
        <source>Tasks created: %1. Run by another worker: %2. Run inline: %3.</source>
        <translation>Tarefas criadas: %1; executadas por outro worker: %2; executadas diretamente: %3.</translation>
    </message>
    <message>
        <source>No work was shared: one worker answered every question.</source>
        <translation>Nada foi dividido: um só worker respondeu a todas as perguntas.</translation>
    </message>
    <message>
        <source>Answered by worker 1 without help: %1. With help from other workers: %2.</source>
        <translation>Respondidas pelo worker 1 sem ajuda: %1; com ajuda de outros workers: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</source>
        <translation>
            <numerusform>São desenhadas %1 de %2 tarefas: as que estão a %n jogada da raiz e as mais profundas que outro worker executou; as demais são partes delas ou feitas delas.</numerusform>
            <numerusform>São desenhadas %1 de %2 tarefas: as que estão a %n jogadas da raiz e as mais profundas que outro worker executou; as demais são partes delas ou feitas delas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are measured from the start of the run.</source>
        <translation>Os tempos contam a partir do início da execução.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its first question began at %1.</source>
        <translation>Os tempos contam a partir do início da busca; sua primeira pergunta começou em %1.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its last depth began at %1.</source>
        <translation>Os tempos contam a partir do início da busca; sua última profundidade começou em %1.</translation>
    </message>
    <message>
        <source>own</source>
        <translation>própria</translation>
    </message>
    <message>
        <source>helping</source>
        <translation>ajudando</translation>
    </message>
    <message>
        <source>another worker&apos;s</source>
        <translation>de outro</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>inline</source>
        <translation>direta</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a task and its question</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Worker %1: %2, %3 in %4, from %5 to %6, %7.</source>
        <translation>Worker %1: %2, %3 em %4, de %5 a %6, %7.</translation>
    </message>
    <message>
        <source>Workers: %1. Time shown: %2. Busy: %3 %. Tail: %4.</source>
        <translation>Workers: %1. Tempo mostrado: %2. Ocupados: %3%. Cauda: %4.</translation>
    </message>
    <message>
        <source>Every task in this view has a bar.</source>
        <translation>Cada tarefa desta visão tem uma barra.</translation>
    </message>
    <message>
        <source>In this view, %1 bars stand for %2 tasks. Where tasks share a pixel, only the first is drawn. Zoom in to tell them apart.</source>
        <translation>Nesta visão %1 barras representam %2 tarefas: das que dividem um pixel, a primeira é desenhada. Amplie para distingui-las.</translation>
    </message>
    <message>
        <source>The search has started. Its workers appear as soon as one of them finishes something.</source>
        <translation>A busca começou; seus workers aparecem assim que um deles terminar algo.</translation>
    </message>
    <message>
        <source>The search ended before any of its workers finished anything.</source>
        <translation>A busca terminou antes que algum de seus workers concluísse algo.</translation>
    </message>
    <message>
        <source>This answer needed no search: it is in the opening book, or it can be seen on the board.</source>
        <translation>Esta resposta não precisou de busca: ela está no livro de aberturas, ou se vê no tabuleiro.</translation>
    </message>
    <message>
        <source>This answer needed no search: it comes from the labels of the data set.</source>
        <translation>Esta resposta não precisou de busca: os rótulos do conjunto de dados decidem.</translation>
    </message>
    <message>
        <source>%1 plays without searching, so there is no work to show.</source>
        <translation>%1 joga sem busca: não há trabalho para mostrar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>on a bar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search.</source>
        <translation>Os tempos contam a partir do início da busca.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. All its depths are shown, %1 to %2.</source>
        <translation>Os tempos contam a partir do início da busca; são mostradas todas as suas profundidades, de %1 a %2.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <comment>a task</comment>
        <translation>%1 na profundidade %2</translation>
    </message>
    <message>
        <source>Worker %1: %2, %3 in %4, from %5 to %6.</source>
        <translation>Worker %1: %2, %3 em %4, de %5 a %6.</translation>
    </message>
    <message>
        <source>Own work %1, tasks inside it (%2) %3, waiting %4.</source>
        <translation>Ela mesma %1, tarefas dentro dela (%2) %3, esperando %4.</translation>
    </message>
    <message>
        <source>Tasks inside it (%1) %2, idle %3.</source>
        <translation>Tarefas dentro dela (%1) %2, ociosa %3.</translation>
    </message>
    <message>
        <source>All workers: %1 nodes at this depth.</source>
        <translation>Todos os workers: %1 nós nesta profundidade.</translation>
    </message>
    <message>
        <source>subject of the questions</source>
        <translation>sobre o que se pergunta</translation>
    </message>
    <message>
        <source>contains tasks</source>
        <translation>contém tarefas</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profundidade</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <comment>of a task</comment>
        <translation>Valor: %1.</translation>
    </message>
</context>
<context>
    <name>TimelineLegend</name>
    <message>
        <source>idle</source>
        <translation>ocioso</translation>
    </message>
</context>
<context>
    <name>TimelineSums</name>
    <message>
        <source>Speed-up %1. At most %2 with these tasks, %3 by Amdahl&apos;s law. Critical path: %4.</source>
        <translation>Aceleração %1; no máximo %2 com estas tarefas, %3 pela lei de Amdahl. Caminho crítico: %4.</translation>
    </message>
    <message>
        <source>Speed-up: the total time of all tasks, %1, divided by the elapsed time, %2.</source>
        <translation>Aceleração: o tempo de todas as tarefas juntas, %1, dividido pelo tempo decorrido, %2.</translation>
    </message>
    <message>
        <source>At most with these tasks: however they are assigned, they take at least their total time divided evenly among all workers, and at least the critical path (Graham 1969).</source>
        <translation>No máximo com estas tarefas: seja quem for que as execute, não levam menos que seu tempo dividido por igual entre todos os workers, nem menos que o caminho crítico (Graham 1969).</translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law: %1 % of the work was done before the first task or while only one worker was busy. More workers shorten only the rest (Amdahl 1967).</source>
        <translation>Pela lei de Amdahl: %1 % do trabalho passou antes da primeira tarefa ou enquanto só um worker tinha algo para fazer; mais workers encurtam apenas o resto (Amdahl 1967).</translation>
    </message>
    <message>
        <source>Critical path: the questions that one worker answered without help, one after another. The longest took %1.</source>
        <translation>Caminho crítico: as perguntas que um worker respondeu sem ajuda, uma após a outra; a mais longa levou %1.</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. Tasks: %4. Nodes: %5. Busy: %6 %.</source>
        <translation>%1, de %2 a %3. Tarefas: %4. Nós: %5. Ocupados: %6%.</translation>
    </message>
    <message>
        <source>For a task only partly in the span, its nodes count in proportion to its time there.</source>
        <translation>De uma tarefa que o intervalo corta, os nós contam na proporção de seu tempo nele.</translation>
    </message>
    <message>
        <source>Worker %1: busy %2, idle %3</source>
        <translation>Worker %1: ocupado %2, ocioso %3</translation>
    </message>
    <message>
        <source>No worker was ever idle.</source>
        <translation>Nenhum worker ficou ocioso.</translation>
    </message>
    <message>
        <source>Longest idle stretch: worker %1 had nothing to do for %2.</source>
        <translation>Maior trecho ocioso: o worker %1 ficou %2 sem nada para fazer.</translation>
    </message>
    <message>
        <source>Critical path: the longest task, %1, or a longer chain of tasks that had to wait for one another. With several depths, it is the sum of their critical paths.</source>
        <translation>Caminho crítico: a tarefa mais longa, %1, ou uma cadeia mais longa de tarefas que tiveram de esperar umas pelas outras; com várias profundidades, a soma dos seus.</translation>
    </message>
    <message>
        <source>Depth %1: busy %2, nodes %3</source>
        <translation>Profundidade %1: ocupados %2, nós %3</translation>
    </message>
    <message>
        <source>Idle stretch %1 of %2 by length: worker %3 had nothing to do for %4.</source>
        <translation>Trecho ocioso %1 de %2 por duração: o worker %3 ficou %4 sem nada para fazer.</translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Timeline of the workers</source>
        <translation>Linha do tempo dos workers</translation>
    </message>
</context>
<context>
    <name>TlaExport</name>
    <message>
        <source>Save the board for TLC</source>
        <translation>Salvar o tabuleiro para o TLC</translation>
    </message>
    <message>
        <source>Configuration of TLC (*.cfg)</source>
        <translation>Configuração do TLC (*.cfg)</translation>
    </message>
    <message>
        <source>Save the rules for TLC</source>
        <translation>Salvar as regras para o TLC</translation>
    </message>
    <message>
        <source>Module in TLA+ (*.tla)</source>
        <translation>Módulo em TLA+ (*.tla)</translation>
    </message>
    <message>
        <source>TLC needs the file to have its module&apos;s name: Connect4.tla.</source>
        <translation>O TLC quer que um arquivo tenha o nome de seu módulo: Connect4.tla.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or diagonally – to win.</source>
        <translation>Clique em uma coluna para soltar uma ficha, ou pressione de 1 a 7. Faça quatro em linha – na horizontal, na vertical ou na diagonal – para vencer.</translation>
    </message>
    <message>
        <source>Stuck? Hint shows you where to look. Press it again for the exact column.</source>
        <translation>Em dúvida? A Dica mostra onde olhar. Clique nela de novo para ver a coluna exata.</translation>
    </message>
    <message>
        <source>After the game, Review shows your best moves and the turning point. Rematch starts another.</source>
        <translation>Depois da partida, Revisar partida mostra suas melhores jogadas e o momento decisivo. Revanche começa outra.</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a tour</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Encerrar o tour</translation>
    </message>
    <message>
        <source>Leave the tour. To take it again, choose Help &gt; Take the tour.</source>
        <translation>Sair do tour. Para vê-lo de novo, escolha Ajuda &gt; Fazer o tour.</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Ir ao próximo passo</translation>
    </message>
</context>
<context>
    <name>TreeDialog</name>
    <message>
        <source>Insert a tree</source>
        <translation>Inserir uma árvore</translation>
    </message>
    <message>
        <source>&amp;Predict, then see</source>
        <translation>&amp;Prever, depois ver</translation>
    </message>
    <message>
        <source>A line of text above the tree</source>
        <translation>Uma linha de texto acima da árvore</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Legenda:</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Perguntar o que vem a seguir antes de mostrar</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Find a value or moves</source>
        <translation>Procurar um valor ou jogadas</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words (Ctrl+F)</source>
        <translation>Marcar os nós que têm este texto em suas palavras (Ctrl+F)</translation>
    </message>
    <message>
        <source>No more than %1 nodes can be drawn. Close some of them first.</source>
        <translation>Não se desenham mais de %1 nós: feche alguns antes.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn. Their counts include the nodes below them.</source>
        <translation>%1 nós estão desenhados; o que está abaixo é contado neles.</translation>
    </message>
</context>
<context>
    <name>TreeExportMenu</name>
    <message>
        <source>Export the tree, the events of the search or its costs</source>
        <translation>Salvar em um arquivo a árvore, o que a busca fez ou o que custou</translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>Exportar a árvore</translation>
    </message>
    <message>
        <source>Tree for &amp;Graphviz…</source>
        <translation>Árvore para o &amp;Graphviz…</translation>
    </message>
    <message>
        <source>Every node kept of the tree, as a graph in DOT</source>
        <translation>Tudo o que se guarda da árvore como grafo em DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Grafo em DOT (*.dot)</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>árvore</translation>
    </message>
    <message>
        <source>Tree as &amp;text…</source>
        <translation>Árvore como &amp;texto…</translation>
    </message>
    <message>
        <source>One indented line per node</source>
        <translation>Uma linha por nó, com recuo</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Events as JSON lines…</source>
        <translation>&amp;Eventos como linhas JSON…</translation>
    </message>
    <message>
        <source>The events of the search, one per line</source>
        <translation>O que a busca fez, um evento por linha</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Linhas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>Comparison as &amp;CSV…</source>
        <translation>Comparação como &amp;CSV…</translation>
    </message>
    <message>
        <source>Cost of each search method, for spreadsheets</source>
        <translation>O que custou cada modo de buscar, para planilhas</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparação</translation>
    </message>
    <message>
        <source>C&amp;hart as SVG…</source>
        <translation>G&amp;ráfico como SVG…</translation>
    </message>
    <message>
        <source>The chart under Side by side</source>
        <translation>O gráfico em Lado a lado</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>The tree as drawn, with a key to its signs</source>
        <translation>A árvore como está desenhada, com o significado dos sinais</translation>
    </message>
</context>
<context>
    <name>TreeForm</name>
    <message>
        <source>Position or tree</source>
        <translation>O que é buscado</translation>
    </message>
    <message>
        <source>Search a game position or a tree that you type</source>
        <translation>Uma posição de uma partida, ou uma árvore que você digita</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Colunas e fileiras do tabuleiro</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Colunas uma após a outra, como 44536</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Da partida</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Usar a posição que está no tabuleiro</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Type numbers for leaves, as MAX sees them, and parentheses around a node&apos;s moves: ((3 5) (2 (9 1)))</source>
        <translation>Números são folhas como MAX as vê, parênteses contêm as jogadas de um nó: ((3 5) (2 (9 1)))</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Depth in plies. Each further ply takes several times as long.</source>
        <translation>Meias-jogadas; cada uma a mais leva várias vezes o tempo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter. The engine is the one that plays.</source>
        <translation>Minimax examina tudo, alfa-beta deixa de fora o que não pode importar; o motor é o que joga</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Order in which a node&apos;s moves are searched</source>
        <translation>Em que ordem as jogadas de um nó são buscadas</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>Fora da janela</translation>
    </message>
    <message>
        <source>Fail-soft returns the best bound known for a value outside the window. Fail-hard returns only the end of the window.</source>
        <translation>Fail-soft diz tudo o que se sabe de um valor fora da janela, fail-hard só o limite da janela</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Folhas</translation>
    </message>
    <message>
        <source>How to value a position where the search ends</source>
        <translation>Quanto vale uma posição onde a busca termina</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Do not search a position again once it has been searched</source>
        <translation>Posições já buscadas não são buscadas de novo</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Typed tree</source>
        <translation>Árvore digitada</translation>
    </message>
    <message>
        <source>fail-soft</source>
        <translation>fail-soft</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>fail-hard</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Buscado:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Tabuleiro:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Jogadas:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Árvore:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Busca:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Profundidade:</translation>
    </message>
    <message>
        <source>Order:</source>
        <translation>Ordem:</translation>
    </message>
    <message>
        <source>Outside the window:</source>
        <translation>Fora da janela:</translation>
    </message>
    <message>
        <source>Leaves:</source>
        <translation>Folhas:</translation>
    </message>
</context>
<context>
    <name>TreeGuide</name>
    <message>
        <source>Searching this branch again.</source>
        <translation>Buscando este ramo de novo.</translation>
    </message>
    <message>
        <source>The nodes below were searched again and are now drawn.</source>
        <translation>O que está abaixo deste nó foi buscado de novo; agora está desenhado.</translation>
    </message>
    <message>
        <source>Values of the side to move</source>
        <translation>Valores de quem tem a vez</translation>
    </message>
    <message>
        <source>Show each value as the side to move at its node sees it. Otherwise all values are as MAX sees them.</source>
        <translation>Mostrar cada valor como o vê o lado que tem a vez no nó. Sem isso, todos os valores são como MAX os vê.</translation>
    </message>
    <message>
        <source>%1 (↓ next step of the tree)</source>
        <translation>%1 (↓ próximo passo da árvore)</translation>
    </message>
</context>
<context>
    <name>TreeOutline</name>
    <message>
        <source>The tree as rows</source>
        <translation>A árvore em linhas</translation>
    </message>
    <message>
        <source>Press Left or Right to close or open a row. Press Enter to go there in the walk.</source>
        <translation>← e → fecham e abrem uma linha, Enter leva o percurso até lá</translation>
    </message>
</context>
<context>
    <name>TreeOutlineModel</name>
    <message>
        <source>× not examined</source>
        <translation>× não examinado</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>Search views</source>
        <translation>Visões da busca</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Search and record every step</source>
        <translation>Buscar, e guardar tudo o que a busca faz</translation>
    </message>
    <message>
        <source>Pause. You can continue later.</source>
        <translation>Pausar e continuar mais tarde</translation>
    </message>
    <message>
        <source>Stop and keep what was shown before</source>
        <translation>Parar; o que era mostrado antes fica</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v de %m</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>A árvore de uma busca</translation>
    </message>
    <message>
        <source>Walk through a search step by step: its tree, its windows and its cuts</source>
        <translation>Uma busca passo a passo: sua árvore, suas janelas e seus cortes</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Prever, depois ver</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Abrir tudo</translation>
    </message>
    <message>
        <source>Open the tree row by row, as far as it can be drawn</source>
        <translation>Abrir a árvore linha por linha, até onde pode ser desenhada</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Fechar tudo</translation>
    </message>
    <message>
        <source>Close all but the first rows of the tree</source>
        <translation>Fechar tudo, menos as primeiras linhas da árvore</translation>
    </message>
    <message>
        <source>Views beside the tree</source>
        <translation>Ao lado da árvore</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Percorrer</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Press Run to search: %1.</source>
        <translation>Executar busca: %1.</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Buscando: %1.</translation>
    </message>
    <message>
        <source>Cancelled. The previous result is still shown.</source>
        <translation>Cancelado; o que era mostrado antes fica.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Mostrado: %1. %2</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Escrever valores e cortes em árvores e ver a correção</translation>
    </message>
    <message>
        <source>Press Run to search the tree. You can then step through the whole search.</source>
        <translation>Clique em Executar para buscar a árvore. Depois você pode percorrer a busca inteira.</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Acompanhar uma busca passo a passo</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Perguntar o que vem a seguir antes de mostrar</translation>
    </message>
</context>
<context>
    <name>TreeRequest</name>
    <message>
        <source>minimax</source>
        <translation>minimax</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>alfa-beta</translation>
    </message>
    <message>
        <source>the engine as it plays</source>
        <translation>o motor como ele joga</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>na ordem das jogadas</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>centro primeiro</translation>
    </message>
    <message>
        <source>by the static value</source>
        <translation>pelo valor estático</translation>
    </message>
    <message>
        <source>best of the previous depth first</source>
        <translation>a melhor da profundidade anterior primeiro</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>a pior primeiro</translation>
    </message>
    <message>
        <source>truly best first</source>
        <translation>a realmente melhor primeiro</translation>
    </message>
    <message>
        <source>exact values</source>
        <translation>valores exatos</translation>
    </message>
    <message>
        <source>finished games only</source>
        <translation>só partidas terminadas</translation>
    </message>
    <message>
        <source>fail-soft</source>
        <translation>fail-soft</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>fail-hard</translation>
    </message>
    <message>
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Aqui não existe “%1”; existem %2.</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1.</source>
        <translation>A profundidade vai de 1 a %1.</translation>
    </message>
    <message>
        <source>The game is over in this position. There is nothing to search.</source>
        <translation>A partida terminou ali: não resta nada para buscar.</translation>
    </message>
    <message>
        <source>The engine plays only on the 7x6 board.</source>
        <translation>O motor joga no tabuleiro 7x6.</translation>
    </message>
    <message>
        <source>The %1 board is too large for exact values.</source>
        <translation>O tabuleiro %1 é grande demais para valores exatos.</translation>
    </message>
    <message>
        <source>The tree is empty.</source>
        <translation>A árvore está vazia.</translation>
    </message>
    <message>
        <source>with a table</source>
        <translation>com tabela</translation>
    </message>
    <message>
        <source>%1 works only on the 7x6 board.</source>
        <translation>%1 é feita para o tabuleiro 7x6.</translation>
    </message>
    <message>
        <source>The engine needs a heuristic to value its leaves: %1.</source>
        <translation>O motor avalia as posições com uma heurística: %1.</translation>
    </message>
</context>
<context>
    <name>TrendView</name>
    <message>
        <source>Export the chart</source>
        <translation>Exportar o gráfico</translation>
    </message>
    <message>
        <source>Your accuracy</source>
        <translation>Sua precisão</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>precisao</translation>
    </message>
    <message>
        <source>Your results against each opponent</source>
        <translation>Seus resultados contra cada adversário</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>adversarios</translation>
    </message>
    <message numerus="yes">
        <source>Means with their 95 % intervals. %n reviewed game(s).</source>
        <translation>
            <numerusform>Médias com intervalos de 95%; %n partida revisada.</numerusform>
            <numerusform>Médias com intervalos de 95%; %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95 % Wilson intervals. %n finished game(s).</source>
        <translation>
            <numerusform>Intervalos de Wilson de 95%; %n partida terminada.</numerusform>
            <numerusform>Intervalos de Wilson de 95%; %n partidas terminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your results appear here after %n game(s) against the computer.</source>
        <translation>
            <numerusform>Seus resultados aparecem aqui depois de %n partida contra o computador.</numerusform>
            <numerusform>Seus resultados aparecem aqui depois de %n partidas contra o computador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your accuracy appears here after %n reviewed game(s).</source>
        <translation>
            <numerusform>Sua precisão aparece aqui depois de %n partida revisada.</numerusform>
            <numerusform>Sua precisão aparece aqui depois de %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1 finished, %2 reviewed.</source>
        <translation>Até agora: %1 terminadas, %2 revisadas.</translation>
    </message>
    <message>
        <source>Only your games against the computer count. With few games the bars are wide, and it is too early to see progress.</source>
        <translation>Só contam suas partidas contra o computador. Com poucas partidas, as barras são largas e é cedo para ver progresso.</translation>
    </message>
    <message>
        <source>Click an opponent to see the games.</source>
        <translation>Clique em um adversário para ver as partidas.</translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message>
        <source>Move %1: what would you play for %2? Drop a disc.</source>
        <translation>Jogada %1: o que você jogaria com %2? Solte uma ficha.</translation>
    </message>
    <message>
        <source>%1: too little is proved here to tell.</source>
        <translation>%1: ainda não há prova suficiente para saber.</translation>
    </message>
    <message>
        <source>Too little is proved here to tell.</source>
        <translation>Ainda não há prova suficiente para saber.</translation>
    </message>
    <message>
        <source>Best here: %1. %2</source>
        <comment>squares, reason</comment>
        <translation>Melhor aqui: %1. %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between squares</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Yes! %1 still loses, but nothing holds out longer.</source>
        <translation>Isso! %1 ainda perde, mas nada resiste por mais tempo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still loses, in %n move(s). Another column holds out longer.</source>
        <translation>
            <numerusform>%1 ainda perde, em %n jogada. Outra coluna resiste por mais tempo.</numerusform>
            <numerusform>%1 ainda perde, em %n jogadas. Outra coluna resiste por mais tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still loses. Another column holds out longer.</source>
        <translation>%1 ainda perde. Outra coluna resiste por mais tempo.</translation>
    </message>
    <message>
        <source>Well done! %1 wins.</source>
        <translation>Muito bem! %1 vence.</translation>
    </message>
    <message>
        <source>%1 wins too. Another column is quicker.</source>
        <translation>%1 também vence. Outra coluna é mais rápida.</translation>
    </message>
    <message>
        <source>Well done! %1 keeps the draw.</source>
        <translation>Muito bem! %1 mantém o empate.</translation>
    </message>
    <message>
        <source>Move %1: what would you play? Drop a disc.</source>
        <translation>Jogada %1: o que você jogaria? Solte uma ficha.</translation>
    </message>
    <message>
        <source>Right! %1 is the only move.</source>
        <translation>Certo: só dá para jogar %1.</translation>
    </message>
    <message>
        <source>%1 was the move in the game. Try another.</source>
        <translation>Você voltou a %1, a jogada da partida. Procure outra.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the win slip.</source>
        <translation>Ainda não: %1 deixa escapar a vitória.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the draw slip.</source>
        <translation>Ainda não: %1 deixa escapar o empate.</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Result of your try</source>
        <translation>Resultado da tentativa</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Take your move back and try another</source>
        <translation>Desfazer a tentativa e procurar outra jogada</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>&amp;Mostrar a resposta</translation>
    </message>
    <message>
        <source>See which columns are best here, and why</source>
        <translation>Quais colunas são as melhores aqui, e por quê</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>Go back to the game as it was before your try</source>
        <translation>A partida volta a ser como era antes da tentativa</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>&apos;%1&apos; has no values to tune. The engines that have are %2.</source>
        <translation>&apos;%1&apos; não tem valores para ajustar; os motores que têm são %2.</translation>
    </message>
    <message>
        <source>The test needs two Elo differences, the smaller first, and error rates between 0 and 50 %.</source>
        <translation>O teste precisa de duas diferenças em Elo, a menor primeiro, e de erros entre 0 e 50%.</translation>
    </message>
    <message>
        <source>Openings cannot have %1 random plies. The number must be from 0 to 12.</source>
        <translation>As aberturas têm %1 jogadas aleatórias, mas são possíveis de 0 a 12.</translation>
    </message>
    <message>
        <source>The depth is %1, but must be from 1 to 42 plies.</source>
        <translation>A profundidade é %1, mas deve ser de 1 a 42 meias-jogadas.</translation>
    </message>
    <message>
        <source>A value cannot be moved by %1 %. The percentage must be from 0.1 to 50 %.</source>
        <translation>Um valor deveria ser movido em %1%, mas são possíveis de 0,1 a 50%.</translation>
    </message>
    <message>
        <source>A step cannot have a maximum of %1 games. It must be from 1 to %2.</source>
        <translation>Um passo tem no máximo %1 partidas, mas são possíveis de 1 a %2.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. The most is %2.</source>
        <translation>A força deveria ser medida por %1 partidas, mas o máximo é %2.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. Each opening takes two games, so the number must be even and at least 2.</source>
        <translation>A força deveria ser medida por %1 partidas, mas cada abertura ocupa duas delas.</translation>
    </message>
    <message>
        <source>No change was kept: the test found %1 of %2 not stronger and left %3 undecided at the cap.</source>
        <translation>Nenhuma mudança foi mantida: o teste achou %1 de %2 não mais fortes e deixou %3 em aberto no limite.</translation>
    </message>
    <message>
        <source>The changes altered the result of only %1 of %2 openings. A larger percentage alters more.</source>
        <translation>Elas alteraram o resultado de apenas %1 de %2 aberturas: uma porcentagem maior altera mais.</translation>
    </message>
    <message>
        <source>The changes altered the result of %1 of %2 openings, but not in one direction. Fewer Elo and more games per step find smaller gains.</source>
        <translation>Elas alteraram o resultado de %1 de %2 aberturas, mas não em uma só direção: menos Elo com mais partidas por passo encontra ganhos menores.</translation>
    </message>
</context>
<context>
    <name>TuningChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Values and strength by step</source>
        <translation>Valores e força por passo</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %1. After %n step(s): %2</source>
        <translation>
            <numerusform>No início %1; depois de %n passo %2</numerusform>
            <numerusform>No início %1; depois de %n passos %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been played yet</source>
        <translation>Nada foi jogado ainda</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>Points against the study&apos;s values, with 95 % interval</source>
        <translation>Pontos contra os valores do estudo, com intervalo de 95%</translation>
    </message>
    <message>
        <source>Points against H2, with 95 % interval</source>
        <translation>Pontos contra H2, com intervalo de 95%</translation>
    </message>
    <message>
        <source>H1&apos;s values as a percentage of the study&apos;s</source>
        <translation>Valores de H1 em porcentagem dos do estudo</translation>
    </message>
    <message>
        <source>After step %1: %2. Values: %3</source>
        <translation>Depois do passo %1: %2. Valores: %3</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>os do estudo</translation>
    </message>
</context>
<context>
    <name>TuningFile</name>
    <message>
        <source>Step %1 does not follow from those before it.</source>
        <translation>O passo %1 não decorre dos anteriores.</translation>
    </message>
    <message>
        <source>The openings of the current step cannot be read.</source>
        <translation>Não foi possível ler as aberturas do passo em andamento.</translation>
    </message>
    <message>
        <source>This is not a tuning history.</source>
        <translation>Isto não é o histórico de um ajuste.</translation>
    </message>
    <message>
        <source>This is the history of another tuning: &apos;%1&apos; differs.</source>
        <translation>Este é o histórico de outro ajuste: &apos;%1&apos; difere.</translation>
    </message>
    <message>
        <source>The strength at the start comes from %1 games instead of %2.</source>
        <translation>A força no início é de %1 partidas em vez de %2.</translation>
    </message>
</context>
<context>
    <name>TuningModel</name>
    <message>
        <source>%1 % of the points in %2 games (95 % interval %3 to %4 %): %5 won, %6 drawn, %7 lost</source>
        <translation>%1% dos pontos em %2 partidas (intervalo de 95%: %3 a %4%): %5 vencidas, %6 empatadas, %7 perdidas</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantida</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>não mais forte</translation>
    </message>
    <message>
        <source>undecided at the cap</source>
        <translation>em aberto no limite</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, %5. Strength then: %6</source>
        <translation>Passo %1: %2 de %3 a %4, %5; depois %6</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Igual</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Pior</translation>
    </message>
    <message>
        <source>LLR</source>
        <translation>LLR</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Numbered from 1, newest first</source>
        <translation>Contados a partir de 1, o mais recente em cima</translation>
    </message>
    <message>
        <source>The value of H1 that was moved</source>
        <translation>Qual valor de H1 foi movido</translation>
    </message>
    <message>
        <source>Value before the step, in heuristic units</source>
        <translation>Unidades da heurística antes do passo</translation>
    </message>
    <message>
        <source>Value tried, in heuristic units</source>
        <translation>Unidades da heurística testadas</translation>
    </message>
    <message>
        <source>Games played in the step</source>
        <translation>Partidas jogadas no passo</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored more points</source>
        <translation>Aberturas em que o conjunto alterado fez mais pontos</translation>
    </message>
    <message>
        <source>Openings with equal points</source>
        <translation>Aberturas com o mesmo número de pontos</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored fewer points</source>
        <translation>Aberturas em que o conjunto alterado fez menos pontos</translation>
    </message>
    <message>
        <source>Log likelihood ratio of the sequential test. At about 2.94 the change is kept.</source>
        <translation>Logaritmo da razão de verossimilhança do teste sequencial; cerca de 2,94 mantém a mudança</translation>
    </message>
    <message>
        <source>Whether the change was kept</source>
        <translation>A mudança foi mantida?</translation>
    </message>
</context>
<context>
    <name>TuningPage</name>
    <message>
        <source>Tuning</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Tune H1&apos;s values by hill climbing, as the heuristics study proposes</source>
        <translation>Os valores de H1 por subida de encosta, como propõe o estudo das heurísticas</translation>
    </message>
    <message>
        <source>Delete the history and start again from the study&apos;s values</source>
        <translation>Esquecer o histórico e começar de novo com os valores do estudo</translation>
    </message>
    <message>
        <source>Continue the history if the settings are the ones it began with. You may ask for more steps.</source>
        <translation>Retomar o histórico se as configurações são aquelas com que ele começou; você pode pedir mais passos</translation>
    </message>
    <message>
        <source>Pause soon and keep everything, including the games of this step</source>
        <translation>Parar em breve e guardar tudo, inclusive as partidas deste passo</translation>
    </message>
    <message>
        <source>Stop soon and keep everything, including the games of this step</source>
        <translation>Encerrar em breve e guardar tudo, inclusive as partidas deste passo</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v de %m passos</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Passos feitos</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>Exportar o ajuste</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>ajuste</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>Os valores agora</translation>
    </message>
    <message>
        <source>Save the va&amp;lues…</source>
        <translation>&amp;Guardar os valores…</translation>
    </message>
    <message>
        <source>Save the values to a file. An engine&apos;s H1 settings can load it with “From a file…”.</source>
        <translation>Salvar os valores em um arquivo. As configurações de H1 de um motor podem carregá-lo com “De um arquivo…”.</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>&amp;Jogar contra ele</translation>
    </message>
    <message>
        <source>Start a game against the engine with the tuned values</source>
        <translation>Começar uma partida contra o motor com os valores ajustados</translation>
    </message>
    <message>
        <source>Another tuning</source>
        <translation>Outro ajuste</translation>
    </message>
    <message>
        <source>These settings start a new tuning. The history of the current one will be lost unless you have exported it. Start the new tuning?</source>
        <translation>Com estas configurações começa um novo ajuste. O histórico do atual se perde se não tiver sido exportado. Começar de novo?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>The history of this tuning will be lost unless you have exported it. Start over?</source>
        <translation>O histórico deste ajuste se perde se não tiver sido exportado. Recomeçar?</translation>
    </message>
    <message>
        <source>The values are the study&apos;s.</source>
        <translation>Os valores são os do estudo.</translation>
    </message>
    <message>
        <source>Steps kept: %1 of %2.</source>
        <translation>Passos mantidos: %1 de %2.</translation>
    </message>
    <message>
        <source>Values that differ from the study&apos;s: %1.</source>
        <translation>Valores que diferem dos do estudo: %1.</translation>
    </message>
    <message>
        <source>Each step moves one value of H1 up or down at random by a set percentage. The change is kept when a sequential test finds it stronger. Most changes alter few moves: they are dropped, or remain undecided at the cap.</source>
        <translation>Um valor de H1 é movido em certa porcentagem, para cima ou para baixo por sorteio, e mantido quando um teste sequencial diz que vence. A maioria dessas mudanças altera poucas jogadas: elas são abandonadas ou ficam em aberto no limite.</translation>
    </message>
    <message>
        <source>All steps are done: %1.</source>
        <translation>Todos os passos estão feitos: %1.</translation>
    </message>
    <message>
        <source>Paused: %1.</source>
        <translation>Em pausa: %1.</translation>
    </message>
    <message>
        <source>Measuring the strength.</source>
        <translation>A força está sendo medida.</translation>
    </message>
    <message>
        <source>Measuring the strength: game %1 of %2.</source>
        <translation>A força está sendo medida: partida %1 de %2.</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, game %5 of at most %6, %7 better, %8 equal, %9 worse</source>
        <translation>Passo %1: %2 de %3 a %4, partida %5 de no máximo %6, %7 melhor, %8 igual, %9 pior</translation>
    </message>
    <message>
        <source>; %1.</source>
        <translation>; %1.</translation>
    </message>
    <message>
        <source>Save the values of H1</source>
        <translation>Salvar os valores de H1</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1)</source>
        <translation>Valores de H1 (*.h1)</translation>
    </message>
    <message>
        <source>tuned</source>
        <translation>ajustada</translation>
    </message>
    <message>
        <source>Tuning of H1</source>
        <translation>Ajuste de H1</translation>
    </message>
    <message>
        <source>Improve H1&apos;s values step by step</source>
        <translation>Melhorar os valores de H1 passo a passo</translation>
    </message>
</context>
<context>
    <name>TuningRun</name>
    <message>
        <source>Another program left a different tuning in “%1”. It is shown now. Nothing was started.</source>
        <translation>Outro programa deixou outro ajuste em “%1”, que é mostrado agora. Nada foi iniciado.</translation>
    </message>
    <message>
        <source>The tuning history is left unchanged: %1</source>
        <translation>O histórico do ajuste não foi tocado: %1</translation>
    </message>
    <message>
        <source>The tuning history cannot be saved to “%1”: %2</source>
        <translation>Não foi possível salvar o histórico do ajuste em “%1”: %2</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Whose turn</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Escolher quem joga</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jogada</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>%1. Choose who plays</source>
        <translation>%1. Escolher quem joga</translation>
    </message>
    <message>
        <source>Back to the window. %1</source>
        <translation>Voltar à janela. %1</translation>
    </message>
    <message>
        <source>Go back to the window as it was</source>
        <translation>Voltar à janela, como estava</translation>
    </message>
    <message>
        <source>Press Esc to exit full screen</source>
        <translation>Pressione Esc para sair da tela cheia</translation>
    </message>
</context>
<context>
    <name>TurnPresenter</name>
    <message>
        <source>Set up the board</source>
        <translation>Montar posição</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>engine, colour of its discs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 venceu!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 venceu</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jogada %1 de %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 está pensando</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>who, square</comment>
        <translation>%1 jogou %2.</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Você contra %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>uma pessoa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour, who has it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 got you this time.</source>
        <comment>an opponent who has won</comment>
        <translation>%1 levou a melhor desta vez.</translation>
    </message>
    <message>
        <source>%1 is waiting</source>
        <translation>%1 está esperando</translation>
    </message>
    <message>
        <source>It&apos;s a draw!</source>
        <translation>Deu empate!</translation>
    </message>
    <message>
        <source>%1 wins on time.</source>
        <translation>%1 venceu no tempo.</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <comment>a colour or a name</comment>
        <translation>Vez de %1</translation>
    </message>
</context>
<context>
    <name>TypedTree</name>
    <message>
        <source>the tree is missing</source>
        <translation>não há árvore</translation>
    </message>
    <message>
        <source>a tree must begin with an opening parenthesis</source>
        <translation>uma árvore começa com um parêntese de abertura</translation>
    </message>
    <message>
        <source>the tree has already ended before this</source>
        <translation>a árvore terminou antes disto</translation>
    </message>
    <message>
        <source>a tree can have at most %1 nodes</source>
        <translation>uma árvore tem no máximo %1 nós</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a whole number nor a parenthesis</source>
        <translation>“%1” não é número inteiro nem parêntese</translation>
    </message>
    <message>
        <source>numbers must be from %1 to %2</source>
        <translation>os números vão de %1 a %2</translation>
    </message>
    <message>
        <source>a tree can be at most %1 moves deep</source>
        <translation>uma árvore tem no máximo %1 jogadas de profundidade</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>este parêntese não é fechado</translation>
    </message>
    <message>
        <source>a node needs at least one move</source>
        <translation>um nó tem pelo menos uma jogada</translation>
    </message>
    <message>
        <source>only the first number of a node may have a colon</source>
        <translation>só o primeiro número de um nó pode ter dois-pontos</translation>
    </message>
    <message>
        <source>a node can have at most %1 moves</source>
        <translation>um nó tem no máximo %1 jogadas</translation>
    </message>
</context>
<context>
    <name>TypedTreeView</name>
    <message>
        <source>Tree: %1</source>
        <translation>Árvore: %1</translation>
    </message>
    <message>
        <source>MAX points up, MIN points down and a box is a leaf</source>
        <translation>MAX aponta para cima, MIN para baixo, uma caixa é uma folha</translation>
    </message>
</context>
<context>
    <name>ValuationPanel</name>
    <message>
        <source>Choices in this state</source>
        <translation>As escolhas do estado</translation>
    </message>
    <message>
        <source>Double-click a branch or press Enter to go to its state</source>
        <translation>Enter ou um clique duplo em um ramo vai a seu estado</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Escolha</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Expected from here: %1</source>
        <translation>Esperado a partir daqui: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Probabilidade a partir daqui: %1</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>A melhor escolha</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <comment>probability</comment>
        <translation>%1 → estado %2</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>No single path can show this. Play the formula as a game to see why.</source>
        <translation>Nenhum caminho sozinho mostra isso: jogue a fórmula para ver por quê.</translation>
    </message>
    <message>
        <source>The initial state shows this.</source>
        <translation>O estado inicial mostra isso.</translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) shows this.</source>
        <translation>
            <numerusform>Um caminho de %n passo mostra isso.</numerusform>
            <numerusform>Um caminho de %n passos mostra isso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) is a counterexample.</source>
        <translation>
            <numerusform>Um caminho de %n passo é um contraexemplo.</numerusform>
            <numerusform>Um caminho de %n passos é um contraexemplo.</numerusform>
        </translation>
    </message>
    <message>
        <source>From step %1 on it repeats for ever.</source>
        <translation>A partir do passo %1 ele dá voltas para sempre.</translation>
    </message>
    <message>
        <source>It holds in the initial state.</source>
        <translation>Vale no estado inicial.</translation>
    </message>
    <message>
        <source>It holds, but only because this never happens: %1.</source>
        <translation>Vale, mas só porque isto nunca acontece: %1.</translation>
    </message>
    <message>
        <source>It does not hold in the initial state.</source>
        <translation>Não vale no estado inicial.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>A verificação foi interrompida.</translation>
    </message>
    <message>
        <source>The check needs more memory than is allowed.</source>
        <translation>A verificação precisaria de mais memória do que pode usar.</translation>
    </message>
    <message>
        <source>No step of the system matches %1.</source>
        <translation>Nenhum passo do sistema é %1.</translation>
    </message>
    <message>
        <source>%1 pairs of subformula and state were examined.</source>
        <translation>%1 pares de uma parte e um estado foram examinados.</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Export the chart</source>
        <translation>Exportar o gráfico</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>the root</source>
        <translation>a raiz</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2.</source>
        <translation>Entra em %1, com profundidade restante %2.</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2, alpha %3, beta %4.</source>
        <translation>Entra em %1, com profundidade restante %2, alfa %3 e beta %4.</translation>
    </message>
    <message>
        <source>The side to move has lost: %1.</source>
        <translation>Aqui quem tem a vez perdeu: %1.</translation>
    </message>
    <message>
        <source>The board is full: %1.</source>
        <translation>O tabuleiro está cheio: %1.</translation>
    </message>
    <message>
        <source>A leaf: its value is %1.</source>
        <translation>Uma folha: seu valor é %1.</translation>
    </message>
    <message>
        <source>Move %1 wins at once: %2.</source>
        <translation>A jogada %1 vence de imediato: %2.</translation>
    </message>
    <message>
        <source>Move %1 is the only one that does not lose at once: %2.</source>
        <translation>A jogada %1 é a única que não perde de imediato: %2.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: the best so far.</source>
        <translation>A jogada %1 vale %2: a melhor até agora.</translation>
    </message>
    <message>
        <source>Move %1 is worth at most %2: nothing changes.</source>
        <translation>A jogada %1 não rende mais que %2: nada muda.</translation>
    </message>
    <message>
        <source>%1 returns at least %2.</source>
        <translation>%1 sobe com pelo menos %2.</translation>
    </message>
    <message>
        <source>%1 returns at most %2.</source>
        <translation>%1 sobe com no máximo %2.</translation>
    </message>
    <message>
        <source>%1 returns %2.</source>
        <translation>%1 sobe com %2.</translation>
    </message>
    <message>
        <source>The table already has this position: %1.</source>
        <translation>A tabela já esteve aqui: %1.</translation>
    </message>
    <message>
        <source>Move %1 is worth at least %2: nothing changes.</source>
        <translation>A jogada %1 vale pelo menos %2: nada muda.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: nothing changes.</source>
        <translation>A jogada %1 vale %2: nada muda.</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Ir ao início</translation>
    </message>
    <message>
        <source>Go to where the search enters the root</source>
        <translation>Ir até onde a busca entra na raiz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Go back one event</source>
        <translation>Um evento para trás</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Percorrer</translation>
    </message>
    <message>
        <source>Step forward at this speed, or pause</source>
        <translation>Seguir nesta velocidade, ou parar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go forward one event</source>
        <translation>Um evento para a frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir ao final</translation>
    </message>
    <message>
        <source>Go to where the value of the root is known</source>
        <translation>Ir até onde se conhece o valor da raiz</translation>
    </message>
    <message>
        <source>Next leaf</source>
        <translation>Próxima folha</translation>
    </message>
    <message>
        <source>Go to the next leaf that is evaluated</source>
        <translation>Ir à próxima folha avaliada</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Próximo corte</translation>
    </message>
    <message>
        <source>Go to the next point where the remaining moves are left out</source>
        <translation>Ir à próxima vez que as demais jogadas são deixadas de fora</translation>
    </message>
    <message>
        <source>Next better move</source>
        <translation>Próxima jogada melhor</translation>
    </message>
    <message>
        <source>Go to the next move that is better than those before it</source>
        <translation>Ir à próxima vez que uma jogada é melhor que as anteriores</translation>
    </message>
    <message>
        <source>End of this branch</source>
        <translation>Fim deste ramo</translation>
    </message>
    <message>
        <source>Go to where the current node returns its value</source>
        <translation>Ir até onde sobe o nó que está sendo buscado</translation>
    </message>
    <message>
        <source>Place in the walk</source>
        <translation>Lugar no percurso</translation>
    </message>
    <message>
        <source>Every event of the search, from start to end</source>
        <translation>Tudo o que a busca fez, do início ao fim</translation>
    </message>
    <message>
        <source>Speed of the walk</source>
        <translation>Velocidade do percurso</translation>
    </message>
    <message>
        <source>Speed of the walk: %1 events in ten seconds</source>
        <translation>Velocidade do percurso: %1 eventos em dez segundos</translation>
    </message>
    <message>
        <source>Speed:</source>
        <translation>Velocidade:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in the walk</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>WalkField</name>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Click a step to take it, or choose it with the arrow keys and press Enter</source>
        <translation>Clique em um passo para dá-lo, ou escolha-o com as setas e tecle Enter</translation>
    </message>
    <message>
        <source>Your walk</source>
        <translation>Seu percurso</translation>
    </message>
    <message>
        <source>Your walk, such as a(1); b(2)</source>
        <translation>Seu percurso, como a(1); b(2)</translation>
    </message>
    <message>
        <source>Your walk, such as 2.1</source>
        <translation>Seu percurso, como 2.1</translation>
    </message>
    <message>
        <source>The steps so far. You can also type them. Press Enter to check them.</source>
        <translation>Os passos até agora. Você também pode digitá-los. Tecle Enter para verificá-los.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Desfazer o último passo</translation>
    </message>
    <message>
        <source>… Working out the possible steps.</source>
        <translation>… Calculando os passos possíveis.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2.</source>
        <translation>O passo %1 não é possível: %2.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s): nothing can follow.</source>
        <translation>
            <numerusform>Depois de %n passo: não há continuação.</numerusform>
            <numerusform>Depois de %n passos: não há continuação.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the beginning. Choose the first step.</source>
        <translation>No início. Escolha o primeiro passo.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Choose the next one.</source>
        <translation>
            <numerusform>Depois de %n passo. Escolha o próximo.</numerusform>
            <numerusform>Depois de %n passos. Escolha o próximo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkGround</name>
    <message>
        <source>This is too large to walk through in a lesson.</source>
        <translation>Isto é grande demais para percorrer em uma lição.</translation>
    </message>
    <message>
        <source>The goal of a walk through a tree is a number.</source>
        <translation>O objetivo de um percurso por uma árvore é um número.</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>The search as a program. The current line is selected.</source>
        <translation>A busca como programa; a linha escolhida é a de agora</translation>
    </message>
    <message>
        <source>The current line is selected</source>
        <translation>A linha de agora é a escolhida</translation>
    </message>
    <message>
        <source>Unfinished calls, with the innermost at the bottom</source>
        <translation>Chamadas não terminadas, a mais interna abaixo</translation>
    </message>
    <message>
        <source>Each unfinished call of the search, with its window</source>
        <translation>Cada chamada da busca não terminada, com sua janela</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>At the root</source>
        <translation>Na raiz</translation>
    </message>
    <message>
        <source>Moves from the root: %1</source>
        <translation>Jogadas desde a raiz: %1</translation>
    </message>
</context>
<context>
    <name>WalkPart</name>
    <message>
        <source>The &amp;formula that holds at the end:</source>
        <translation>A fór&amp;mula que vale no fim:</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Número máximo de passos</translation>
    </message>
    <message>
        <source>A longer path is not accepted</source>
        <translation>Um caminho mais longo não é aceito</translation>
    </message>
    <message>
        <source>Through a system, until a formula holds</source>
        <translation>Por um sistema, até uma fórmula valer</translation>
    </message>
    <message>
        <source>Through a tree, to a leaf</source>
        <translation>Por uma árvore, até uma folha</translation>
    </message>
    <message>
        <source>Through a tree, along the best play (worked out)</source>
        <translation>Por uma árvore, seguindo o jogo perfeito (calculado)</translation>
    </message>
    <message>
        <source>Where students look for the path, and where it ends</source>
        <translation>Onde os alunos procuram o caminho e onde ele termina</translation>
    </message>
    <message>
        <source>Every path to a leaf with this value is correct</source>
        <translation>Todo caminho até uma folha com este valor está certo</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Empty: the program works out a shortest path</source>
        <translation>Vazio: o programa calcula um dos caminhos mais curtos</translation>
    </message>
    <message>
        <source>A path of yours, such as take(0, 0); read(0, 0, -99), or 2.1 in a tree</source>
        <translation>Um caminho seu, como take(0, 0); read(0, 0, -99), ou 2.1 em uma árvore</translation>
    </message>
    <message>
        <source>Path:</source>
        <translation>Caminho:</translation>
    </message>
    <message>
        <source>&amp;Value of the leaf:</source>
        <translation>&amp;Valor da folha:</translation>
    </message>
    <message>
        <source>At m&amp;ost:</source>
        <translation>No má&amp;ximo:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>Resp&amp;osta:</translation>
    </message>
    <message>
        <source>Write the formula that holds where the path ends.</source>
        <translation>Escreva a fórmula que vale onde o caminho termina.</translation>
    </message>
    <message>
        <source>Type the value of the leaf, a number.</source>
        <translation>Digite o valor da folha, um número.</translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Make the selected choice and let chance decide. Select a branch to fix the outcome too. Double-clicking or pressing Enter in the list does the same</source>
        <translation>Fazer a escolha marcada na lista e deixar o acaso decidir. Com um ramo marcado, fica definido o que o acaso decide. Enter ou um clique duplo ali faz o mesmo</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Take one step: the best choice where one is known, otherwise a random one</source>
        <translation>Dar um passo: a melhor escolha onde é conhecida, senão uma ao acaso</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir ao final</translation>
    </message>
    <message>
        <source>Draw steps until the game is over</source>
        <translation>Sortear até o jogo acabar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Repeat the next step</source>
        <translation>O próximo passo do caminho, de novo</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Go back to the start and draw from this seed</source>
        <translation>Voltar ao início, com os sorteios desta semente</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Takes effect with Restart</source>
        <translation>A mesma semente repete os mesmos sorteios; vale a partir de Reiniciar</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semente:</translation>
    </message>
    <message>
        <source>Export the path</source>
        <translation>Exportar o caminho</translation>
    </message>
    <message>
        <source>Path as &amp;CSV…</source>
        <translation>Caminho como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per state on the path</source>
        <translation>Uma linha para cada estado do caminho</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Game as %1…</source>
        <translation>Jogo como %1…</translation>
    </message>
    <message>
        <source>Save a picture of the current game position</source>
        <translation>O jogo como está, desenhado</translation>
    </message>
    <message>
        <source>Picture (*.%1)</source>
        <translation>Imagem (*.%1)</translation>
    </message>
    <message>
        <source>This model has no game picture.</source>
        <translation>Este modelo não é desenhado como jogo.</translation>
    </message>
    <message>
        <source>Choices and their possible outcomes</source>
        <translation>Escolhas, e como o acaso pode decidir</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Escolha</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidade</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Leva a</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The game is not over after %1 more steps.</source>
        <translation>O jogo não acabou depois de mais %1 passos.</translation>
    </message>
    <message>
        <source>No game to walk through yet.</source>
        <translation>Ainda não há um jogo para percorrer.</translation>
    </message>
    <message>
        <source>Still expected: %1.</source>
        <translation>Ainda se espera: %1.</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <translation>Valor: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>O jogo acabou.</translation>
    </message>
    <message>
        <source>★ %1 (best)</source>
        <translation>★ %1 (a melhor)</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>acaso</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayTable</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Escolha</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidade</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>O caminho até agora</translation>
    </message>
    <message>
        <source>Click a step to go back to it</source>
        <translation>Clique para voltar até ali</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
</context>
<context>
    <name>WordList</name>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the end of a list</comment>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>WorkerTimeline</name>
    <message>
        <source>Busy share, tail and tasks</source>
        <translation>Parte ocupada, cauda e tarefas</translation>
    </message>
    <message>
        <source>Selected task</source>
        <translation>Tarefa selecionada</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Show the whole timeline</source>
        <translation>Mostrar a linha do tempo inteira</translation>
    </message>
    <message>
        <source>Timeline of the workers</source>
        <translation>Linha do tempo dos workers</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Busca</translation>
    </message>
    <message>
        <source>Totals for the selected time</source>
        <translation>Somas do tempo selecionado</translation>
    </message>
    <message>
        <source>&amp;Longest idle stretch</source>
        <translation>&amp;Maior trecho ocioso</translation>
    </message>
    <message>
        <source>Longest idle stretch</source>
        <translation>Maior trecho ocioso</translation>
    </message>
    <message>
        <source>Export a trace</source>
        <translation>Exportar um rastro</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json)</source>
        <translation>Rastro para o Perfetto (*.json)</translation>
    </message>
    <message>
        <source>Hover over a task, or move with the arrow keys, to read about it. Hold Shift and drag to total a span of time.</source>
        <translation>Aponte para uma tarefa, ou percorra-as com as setas, para ler sobre ela. Arrastar com Shift soma um intervalo de tempo.</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>Busca inteira</translation>
    </message>
    <message>
        <source>Last depth</source>
        <translation>Última profundidade</translation>
    </message>
    <message>
        <source>Part of the search shown</source>
        <translation>O que se mostra da busca</translation>
    </message>
    <message>
        <source>Show all depths of the search, or the last completed depth</source>
        <translation>Todas as profundidades da busca, ou a última que foi buscada até o fim</translation>
    </message>
    <message>
        <source>Zoom to the &amp;selected task</source>
        <translation>Ver a tarefa se&amp;lecionada</translation>
    </message>
    <message>
        <source>Fit the selected task to the view (Enter). Double-clicking a task does the same.</source>
        <translation>Mostrar a tarefa selecionada em toda a largura da visão; um clique duplo em uma faz o mesmo (Enter)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Expor&amp;tar</translation>
    </message>
    <message>
        <source>Chrome &amp;trace…</source>
        <translation>&amp;Rastro do Chrome…</translation>
    </message>
    <message>
        <source>Export all tasks, nested, for ui.perfetto.dev and chrome://tracing</source>
        <translation>Salvar todas as tarefas, umas dentro das outras, em um arquivo que ui.perfetto.dev e chrome://tracing mostram</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>Tabela &amp;CSV…</translation>
    </message>
    <message>
        <source>Export one row per task, for spreadsheets</source>
        <translation>Salvar uma linha para cada tarefa em um arquivo que planilhas leem</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Export the figures and all tasks. The file is also a trace.</source>
        <translation>Salvar os números e todas as tarefas, o que também é um rastro</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>Desenho &amp;SVG…</translation>
    </message>
    <message>
        <source>Export the view as a scalable drawing</source>
        <translation>Salvar o que se vê como um desenho que pode ser ampliado</translation>
    </message>
    <message>
        <source>&amp;PNG picture…</source>
        <translation>Imagem &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the view as a picture</source>
        <translation>Salvar o que se vê como uma imagem</translation>
    </message>
    <message>
        <source>Export the timeline as a trace, table or picture</source>
        <translation>Salvar a linha do tempo em um arquivo: rastro, tabela ou imagem</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Exportar a linha do tempo</translation>
    </message>
    <message>
        <source>Show the longest time that a worker was idle. Repeat for the next longest (I).</source>
        <translation>Ver onde um worker ficou mais tempo sem nada para fazer; de novo: o seguinte (I)</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>%1: answers</source>
        <translation>%1: respostas</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · versão %2 · Fourcast %3</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Para o professor</translation>
    </message>
    <message>
        <source>On the screen:</source>
        <translation>Na tela:</translation>
    </message>
    <message>
        <source>About the tree above.</source>
        <translation>Sobre a árvore acima.</translation>
    </message>
    <message>
        <source>This tree is too large for paper. Walk through it on the screen.</source>
        <translation>Esta árvore é grande demais para o papel: percorra-a na tela.</translation>
    </message>
    <message>
        <source>Question &apos;%1&apos;: %2</source>
        <translation>Pergunta “%1”: %2</translation>
    </message>
    <message>
        <source>**Question %1.** %2</source>
        <translation>**Pergunta %1.** %2</translation>
    </message>
    <message>
        <source>Tick a column below the board.</source>
        <translation>Marque uma coluna abaixo do tabuleiro.</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Resposta:</translation>
    </message>
    <message>
        <source>Open answer.</source>
        <translation>Com suas próprias palavras.</translation>
    </message>
    <message>
        <source>Tick every correct answer.</source>
        <translation>Marque todas as certas.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Certo:</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Dica %1:</translation>
    </message>
    <message>
        <source>page “%1” of the laboratory</source>
        <translation>página “%1” do laboratório</translation>
    </message>
    <message>
        <source>Settings, as written in the lesson file: %1</source>
        <translation>Configurado lá, com as palavras do arquivo da lição: %1</translation>
    </message>
    <message>
        <source>Discs with a star move next.</source>
        <translation>Vez das fichas com estrela.</translation>
    </message>
    <message>
        <source>Discs with a ring move next.</source>
        <translation>Vez das fichas com anel.</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modelo: %1</translation>
    </message>
</context>
<context>
    <name>WorksheetActions</name>
    <message>
        <source>&amp;Worksheet to fill in…</source>
        <translation>&amp;Folha para preencher…</translation>
    </message>
    <message>
        <source>A PDF to print, with empty boxes in its trees and space for each answer</source>
        <translation>Um PDF para papel, com caixas vazias nas árvores e espaço para cada resposta</translation>
    </message>
    <message>
        <source>Worksheet with &amp;answers…</source>
        <translation>Folha com &amp;respostas…</translation>
    </message>
    <message>
        <source>The teacher&apos;s PDF, with right answers, explanations and notes</source>
        <translation>O PDF do professor: o que está certo e por quê, e as notas</translation>
    </message>
    <message>
        <source>Worksheet with answers</source>
        <translation>Folha com respostas</translation>
    </message>
    <message>
        <source>Worksheet to fill in</source>
        <translation>Folha para preencher</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 respostas</translation>
    </message>
    <message>
        <source>The worksheet was not saved, because it was stopped.</source>
        <translation>Interrompido: a folha não foi salva.</translation>
    </message>
</context>
<context>
    <name>WrittenExperiment</name>
    <message>
        <source>An engine&apos;s name must be followed by its depth, from 1 to %1: &apos;%2&apos;.</source>
        <translation>Depois de um motor vem sua profundidade, de 1 a %1: &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>An experiment needs at least two engines.</source>
        <translation>Um experimento tem pelo menos dois motores.</translation>
    </message>
</context>
<context>
    <name>YahtzeeView</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Strategy: which dice to keep</source>
        <translation>A estratégia: quais dados são mantidos</translation>
    </message>
    <message>
        <source>Throw the others</source>
        <translation>Lançar os outros</translation>
    </message>
    <message>
        <source>Keep the marked dice and throw the others again</source>
        <translation>Os dados marcados ficam, os outros são lançados de novo</translation>
    </message>
    <message>
        <source>Mark the best</source>
        <translation>Marcar os melhores</translation>
    </message>
    <message>
        <source>Mark the dice that the strategy keeps</source>
        <translation>Marcar os dados que a estratégia mantém</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Throw all dice and start over</source>
        <translation>Lançar todos os dados desde o início</translation>
    </message>
    <message>
        <source>Export the strategy</source>
        <translation>Exportar a estratégia</translation>
    </message>
    <message>
        <source>Strategy as &amp;CSV…</source>
        <translation>Estratégia como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per roll and turn</source>
        <translation>Uma linha para cada lançamento e turno</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>%1: kept %2 of %3 %4</source>
        <translation>%1: mantidos %2 de %3 %4</translation>
    </message>
    <message>
        <source>✓ as good as the best</source>
        <translation>✓ tão bom quanto o melhor</translation>
    </message>
    <message>
        <source>≠ the strategy keeps %1</source>
        <translation>≠ a estratégia mantém %1</translation>
    </message>
    <message>
        <source>To play, run a Yahtzee model with a question.</source>
        <translation>Execute um modelo de Yahtzee com uma pergunta para jogá-lo.</translation>
    </message>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>Yahtzee! Todos os dados iguais depois de %n turno.</numerusform>
            <numerusform>Yahtzee! Todos os dados iguais depois de %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns left, and the dice are not all the same.</source>
        <translation>Não resta nenhum turno, e os dados não são iguais.</translation>
    </message>
    <message>
        <source>Turn %1. Mark the dice you want to keep.</source>
        <translation>Turno %1. Marque os dados que você quer manter.</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>a die</comment>
        <translation>manter</translation>
    </message>
    <message>
        <source>Keep a die that shows %1</source>
        <translation>Manter um dado que mostra %1</translation>
    </message>
    <message>
        <source>Marked dice stay. The others are thrown again</source>
        <translation>Os dados marcados ficam, os outros são lançados de novo</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected. The strategy keeps %3: %4.</source>
        <translation>Você mantém %1: ainda se esperam %2 turnos. A estratégia mantém %3: %4.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2. The strategy keeps %3: %4.</source>
        <translation>Você mantém %1: a probabilidade é %2. A estratégia mantém %3: %4.</translation>
    </message>
    <message>
        <source> ✓ Just as good.</source>
        <translation> ✓ Igualmente bom.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantidos</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Depois do turno %1</translation>
    </message>
    <message>
        <source>From the groups %1 the strategy keeps %2. The value from there is %3.</source>
        <translation>Grupos: %1. A estratégia mantém: %2. Daí em diante, o valor é %3.</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected.</source>
        <translation>Você mantém %1: ainda se esperam %2 turnos.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2.</source>
        <translation>Você mantém %1: a probabilidade é %2.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Connect Four against a minimax engine and watch it work.</source>
        <translation>Jogue quatro em linha contra um motor minimax e veja como ele trabalha.</translation>
    </message>
    <message>
        <source>Start with this action: %1.</source>
        <translation>Começar com isto: %1.</translation>
    </message>
    <message>
        <source>Open another window beside the existing one.</source>
        <translation>Abrir uma janela ao lado da que já existe.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Usar este idioma: %1.</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>Guardar as configurações neste arquivo.</translation>
    </message>
    <message>
        <source>Start with the default settings again.</source>
        <translation>Começar de novo com as configurações iniciais.</translation>
    </message>
    <message>
        <source>one game file at a time</source>
        <translation>um arquivo de partida por vez</translation>
    </message>
    <message>
        <source>“%1” is not a language of this program (%2)</source>
        <translation>“%1” não é um idioma deste programa (%2)</translation>
    </message>
    <message>
        <source>there is no action “%1” (%2)</source>
        <translation>não existe a ação “%1” (%2)</translation>
    </message>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>não há tela (nem DISPLAY nem WAYLAND_DISPLAY estão definidos)</translation>
    </message>
    <message>
        <source>One game at a time: only the first was opened.</source>
        <translation>Uma partida por vez: só a primeira foi aberta.</translation>
    </message>
    <message>
        <source>A game (.c4g), a recording (.c4rec) or a link such as fourcast:44536 to open.</source>
        <translation>Uma partida (.c4g), uma gravação (.c4rec) ou um link como fourcast:44536 para abrir.</translation>
    </message>
</context>
</TS>
