<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Fourcast</source>
        <translation>Acerca de Fourcast</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Play Connect Four against a minimax engine and watch it work.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2. The heuristics H1 and H2 and the points of the study curves are from Kang, Wang and Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Jugar al cuatro en raya contra un motor minimax y verlo trabajar.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior; se ofrece sin garantía alguna.&lt;/p&gt;&lt;p&gt;Hecho con Qt %2. Las heurísticas H1 y H2 y los puntos de las curvas del estudio proceden de Kang, Wang y Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Chart of your accuracy over time</source>
        <translation>Gráfica de su precisión a lo largo del tiempo</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Mean accuracy: %1 %</source>
        <translation>Precisión media: %1 %</translation>
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
        <translation>Intervalo del 95 %: de %1 a %2 %</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>Día de la partida</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Precisión (%)</translation>
    </message>
    <message>
        <source>Review some of your games against engines: their accuracy is drawn here.</source>
        <translation>Revise algunas de sus partidas contra motores: aquí se dibuja su precisión.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>Start a new game with the same players</source>
        <translation>Empezar otra partida con los mismos jugadores</translation>
    </message>
    <message>
        <source>New game &amp;with…</source>
        <translation>Nueva partida &amp;con…</translation>
    </message>
    <message>
        <source>Choose the opponent, its strength and who starts</source>
        <translation>Elegir el rival, su fuerza y quién empieza</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Abrir un archivo de partida</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Guardar la partida en su archivo</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>Guardar la partida en otro archivo</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>&amp;Exportar gráfica…</translation>
    </message>
    <message>
        <source>Save the chart in front as PNG, SVG, CSV or JSON</source>
        <translation>Guardar la gráfica visible como PNG, SVG, CSV o JSON</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Cerrar el programa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copiar posición</translation>
    </message>
    <message>
        <source>Copy the moves to this position as text, such as 44536</source>
        <translation>Copiar como texto las jugadas hasta esta posición, por ejemplo 44536</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>&amp;Pegar posición</translation>
    </message>
    <message>
        <source>Start a game from the moves on the clipboard</source>
        <translation>Empezar una partida con las jugadas del portapapeles</translation>
    </message>
    <message>
        <source>Set up the &amp;board</source>
        <translation>Co&amp;locar fichas</translation>
    </message>
    <message>
        <source>Put discs on the board by hand</source>
        <translation>Poner fichas en el tablero a mano</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Colours, speed, hints, language and files</source>
        <translation>Colores, velocidad, pistas, idioma y archivos</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jugar ya</translation>
    </message>
    <message>
        <source>&amp;Start engines</source>
        <translation>&amp;Iniciar motores</translation>
    </message>
    <message>
        <source>Let the engines play on</source>
        <translation>Dejar que los motores sigan jugando</translation>
    </message>
    <message>
        <source>&amp;Pause engines</source>
        <translation>Pa&amp;usar motores</translation>
    </message>
    <message>
        <source>Let the engines wait</source>
        <translation>Hacer esperar a los motores</translation>
    </message>
    <message>
        <source>One engine mo&amp;ve</source>
        <translation>Una ju&amp;gada del motor</translation>
    </message>
    <message>
        <source>One engine move, then pause</source>
        <translation>Una jugada del motor y pausa</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>&amp;Cambiar los lados</translation>
    </message>
    <message>
        <source>The two sides change players in this game</source>
        <translation>Los dos lados intercambian jugadores en esta partida</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>To the s&amp;tart</source>
        <translation>Al pri&amp;ncipio</translation>
    </message>
    <message>
        <source>Look at the start of the game</source>
        <translation>Ver el comienzo de la partida</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Una jugada &amp;atrás</translation>
    </message>
    <message>
        <source>Look at the position one move earlier</source>
        <translation>Ver la posición una jugada antes</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una jugada a&amp;delante</translation>
    </message>
    <message>
        <source>Look at the position one move later</source>
        <translation>Ver la posición una jugada después</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Al fina&amp;l</translation>
    </message>
    <message>
        <source>Look at the last position of the game</source>
        <translation>Ver la última posición de la partida</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Girar el tablero</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Ver el tablero desde el otro lado</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Show column and row names beside the board</source>
        <translation>Mostrar los nombres de columnas y filas junto al tablero</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>&amp;Formas en las fichas</translation>
    </message>
    <message>
        <source>Mark the discs with a star and a ring</source>
        <translation>Marcar las fichas con una estrella y un aro</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>The board alone on the whole screen</source>
        <translation>Solo el tablero en toda la pantalla</translation>
    </message>
    <message>
        <source>&amp;Study curves</source>
        <translation>&amp;Curvas del estudio</translation>
    </message>
    <message>
        <source>The depth-4 and depth-6 games of the heuristics study, beside its own points</source>
        <translation>Las partidas a profundidad 4 y 6 del estudio de las heurísticas, junto a sus propios puntos</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>E&amp;je logarítmico</translation>
    </message>
    <message>
        <source>Draw the charts&apos; values on a logarithmic axis</source>
        <translation>Dibujar los valores de las gráficas en un eje logarítmico</translation>
    </message>
    <message>
        <source>Remove the games before this one from the charts</source>
        <translation>Quitar de las gráficas las partidas anteriores a esta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>How to play, and what the numbers mean</source>
        <translation>Cómo se juega y qué significan los números</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>A sheet of all keys</source>
        <translation>Una hoja con todas las teclas</translation>
    </message>
    <message>
        <source>&amp;About Fourcast</source>
        <translation>Acerca &amp;de Fourcast</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Versión, licencia y fuentes</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>The library that the window is made with</source>
        <translation>La biblioteca con la que está hecha la ventana</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Where to look; again for the column, and for the line</source>
        <translation>Dónde mirar; de nuevo para la columna y para la línea</translation>
    </message>
    <message>
        <source>&amp;Analyse position</source>
        <translation>&amp;Analizar posición</translation>
    </message>
    <message>
        <source>Show who wins here, every column, and why</source>
        <translation>Mostrar quién gana aquí, cada columna y por qué</translation>
    </message>
    <message>
        <source>Column &amp;scores</source>
        <translation>&amp;Valores de las columnas</translation>
    </message>
    <message>
        <source>Show below each column what a disc there is worth</source>
        <translation>Mostrar bajo cada columna lo que vale una ficha allí</translation>
    </message>
    <message>
        <source>&amp;Evaluation bar</source>
        <translation>Barra de &amp;evaluación</translation>
    </message>
    <message>
        <source>Show beside the board who stands better (E alone drops into column e)</source>
        <translation>Mostrar junto al tablero quién está mejor (E sola juega en la columna e)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>A&amp;menazas</translation>
    </message>
    <message>
        <source>Mark the squares that would complete four in line</source>
        <translation>Marcar las casillas que completarían cuatro en línea</translation>
    </message>
    <message>
        <source>Re&amp;view game</source>
        <translation>&amp;Revisar partida</translation>
    </message>
    <message>
        <source>Judge every move of the game by the exact scores</source>
        <translation>Juzgar cada jugada de la partida según los valores exactos</translation>
    </message>
    <message>
        <source>Tr&amp;y again here</source>
        <translation>&amp;Intentarlo otra vez aquí</translation>
    </message>
    <message>
        <source>Hide the &amp;quality until answered</source>
        <translation>Ocul&amp;tar la calidad hasta responder</translation>
    </message>
    <message>
        <source>Show how good a move was only after you have tried to do better</source>
        <translation>Mostrar lo buena que fue una jugada solo tras intentar mejorarla</translation>
    </message>
    <message>
        <source>Review into the &amp;comments</source>
        <translation>Llevar la revisión a los &amp;comentarios</translation>
    </message>
    <message>
        <source>Write the review behind the comments of the game&apos;s moves</source>
        <translation>Escribir la revisión tras los comentarios de las jugadas de la partida</translation>
    </message>
    <message>
        <source>Ex&amp;port review…</source>
        <translation>Ex&amp;portar revisión…</translation>
    </message>
    <message>
        <source>Save the review as Markdown, HTML, PDF or JSON</source>
        <translation>Guardar la revisión como Markdown, HTML, PDF o JSON</translation>
    </message>
    <message>
        <source>Layout for playing: the board, whose turn it is, and hints</source>
        <translation>Disposición para jugar: el tablero, el turno y las pistas</translation>
    </message>
    <message>
        <source>Layout with the moves, their exact scores and the charts</source>
        <translation>Disposición con las jugadas, sus valores exactos y las gráficas</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>Mapa &amp;de calor</translation>
    </message>
    <message>
        <source>Show on each square what it contributes to a heuristic</source>
        <translation>Muestra en cada casilla lo que aporta a una heurística</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>La&amp;boratorio</translation>
    </message>
    <message>
        <source>Layout with the laboratory: the studies repeated, experiments, workers</source>
        <translation>Disposición con el laboratorio: los estudios repetidos, experimentos, hilos</translation>
    </message>
    <message>
        <source>&amp;Repeat the study</source>
        <translation>&amp;Repetir el estudio</translation>
    </message>
    <message>
        <source>The tables and figures of the heuristics study, expected beside measured</source>
        <translation>Las tablas y figuras del estudio de heurísticas, lo esperado junto a lo medido</translation>
    </message>
    <message>
        <source>Engines of your choice against each other, with intervals</source>
        <translation>Motores a su elección unos contra otros, con intervalos</translation>
    </message>
    <message>
        <source>&amp;My games…</source>
        <translation>&amp;Mis partidas…</translation>
    </message>
    <message>
        <source>Save board p&amp;icture…</source>
        <translation>Guardar &amp;imagen del tablero…</translation>
    </message>
    <message>
        <source>Save the board as it is seen as PNG or SVG</source>
        <translation>Guardar el tablero tal como se ve, en PNG o SVG</translation>
    </message>
    <message>
        <source>S&amp;hare position…</source>
        <translation>Compartir &amp;posición…</translation>
    </message>
    <message>
        <source>The position as a link and as a QR code for a class</source>
        <translation>La posición como enlace y como código QR para una clase</translation>
    </message>
    <message>
        <source>Cop&amp;y board picture</source>
        <translation>Copiar ima&amp;gen del tablero</translation>
    </message>
    <message>
        <source>Copy the board as it is seen as a picture</source>
        <translation>Copiar el tablero tal como se ve, como imagen</translation>
    </message>
    <message>
        <source>Try the ne&amp;xt level?</source>
        <translation>¿Probar el &amp;siguiente nivel?</translation>
    </message>
    <message>
        <source>Try an eas&amp;ier one?</source>
        <translation>¿Probar uno más &amp;fácil?</translation>
    </message>
    <message>
        <source>Set the s&amp;core to zero</source>
        <translation>Poner &amp;el marcador a cero</translation>
    </message>
    <message>
        <source>The score of these two players begins again</source>
        <translation>El marcador de estos dos jugadores vuelve a empezar</translation>
    </message>
    <message>
        <source>Best &amp;line</source>
        <translation>Mejor &amp;línea</translation>
    </message>
    <message>
        <source>Show the next moves of best play as numbered arrows</source>
        <translation>Mostrar las próximas jugadas del mejor juego con flechas numeradas</translation>
    </message>
    <message>
        <source>New &amp;lesson from this position…</source>
        <translation>Nueva &amp;lección de esta posición…</translation>
    </message>
    <message>
        <source>Write a lesson file that begins with the position on the board</source>
        <translation>Escribir un archivo de lección que empieza con la posición del tablero</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>Ense&amp;ñar</translation>
    </message>
    <message>
        <source>Layout for teaching: lessons over the whole window</source>
        <translation>Disposición para enseñar: las lecciones en toda la ventana</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;ecciones</translation>
    </message>
    <message>
        <source>Lessons to go through, with questions and trees</source>
        <translation>Lecciones para recorrer, con preguntas y árboles</translation>
    </message>
    <message>
        <source>&amp;Class results</source>
        <translation>&amp;Resultados de la clase</translation>
    </message>
    <message>
        <source>The answers that a class has handed in, put together</source>
        <translation>Las respuestas que ha entregado una clase, reunidas</translation>
    </message>
    <message>
        <source>A search walked through step by step</source>
        <translation>Una búsqueda recorrida paso a paso</translation>
    </message>
    <message>
        <source>&amp;Present the lesson</source>
        <translation>&amp;Presentar la lección</translation>
    </message>
    <message>
        <source>The lesson on the whole screen, for a projector; F11 does it, too, while lessons are in front</source>
        <translation>La lección en toda la pantalla, para un proyector; F11 también lo hace con las lecciones delante</translation>
    </message>
    <message>
        <source>E&amp;xercises…</source>
        <translation>E&amp;jercicios…</translation>
    </message>
    <message>
        <source>Deal positions and trees by a number, as a lesson to answer or to print</source>
        <translation>Repartir posiciones y árboles según un número, como lección para responder o imprimir</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Layout for measuring: nodes and time of each move, one move in detail, its workers</source>
        <translation>Disposición para medir: nodos y tiempo de cada jugada, una jugada en detalle y sus hilos</translation>
    </message>
    <message>
        <source>Stud&amp;y&apos;s curves below</source>
        <translation>Curvas del estudio &amp;debajo</translation>
    </message>
    <message>
        <source>Show the article&apos;s games at depths 4 and 6 below those of the charts</source>
        <translation>Mostrar las partidas del artículo a profundidades 4 y 6 debajo de las de las gráficas</translation>
    </message>
    <message>
        <source>Save recordin&amp;g…</source>
        <translation>Guardar gra&amp;bación…</translation>
    </message>
    <message>
        <source>Save the game on the board with everything that its searches reported</source>
        <translation>Guardar la partida del tablero con todo lo que informaron sus búsquedas</translation>
    </message>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Abrir &amp;grabación…</translation>
    </message>
    <message>
        <source>What each search of a recorded game cost, or of two side by side</source>
        <translation>Qué costó cada búsqueda de una partida grabada, o de dos lado a lado</translation>
    </message>
    <message>
        <source>Compa&amp;re searches…</source>
        <translation>Comparar bús&amp;quedas…</translation>
    </message>
    <message>
        <source>What several engines or settings cost in this position, in the laboratory</source>
        <translation>Qué cuestan varios motores o ajustes en esta posición, en el laboratorio</translation>
    </message>
    <message>
        <source>Bring back the layouts as they were at first</source>
        <translation>Devolver las disposiciones a como eran al principio</translation>
    </message>
    <message>
        <source>All your games: search, replay, continue or review them</source>
        <translation>Todas sus partidas: buscar, reproducir, continuar o revisar</translation>
    </message>
    <message>
        <source>Save mo&amp;ving picture…</source>
        <translation>G&amp;uardar animación…</translation>
    </message>
    <message>
        <source>Save the whole game as an animation to send</source>
        <translation>Guardar toda la partida como animación para enviarla</translation>
    </message>
    <message>
        <source>Take back your last move, even after the game has ended</source>
        <translation>Deshacer su última jugada, aunque la partida haya acabado</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Rehacer la jugada deshecha</translation>
    </message>
    <message>
        <source>Make your opponent play its best move so far</source>
        <translation>Hacer que el rival juegue ya su mejor jugada hasta ahora</translation>
    </message>
    <message>
        <source>Same players; the other one goes first</source>
        <translation>Los mismos jugadores; empieza el otro</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>S&amp;onido</translation>
    </message>
    <message>
        <source>Play sounds for discs, turns and the end of a game</source>
        <translation>Sonidos para las fichas, los turnos y el final de la partida</translation>
    </message>
    <message>
        <source>Start a game against the next stronger opponent</source>
        <translation>Empezar una partida contra el siguiente rival más fuerte</translation>
    </message>
    <message>
        <source>Start a game against the next weaker opponent</source>
        <translation>Empezar una partida contra el siguiente rival más débil</translation>
    </message>
    <message>
        <source>Sho&amp;w me where</source>
        <translation>Mo&amp;strar dónde</translation>
    </message>
    <message>
        <source>Go to the move that decided the game</source>
        <translation>Ir a la jugada que decidió la partida</translation>
    </message>
    <message>
        <source>Try to find a better move yourself</source>
        <translation>Intentar encontrar usted una jugada mejor</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Error si&amp;guiente</translation>
    </message>
    <message>
        <source>Go to the next move that changed the result</source>
        <translation>Ir a la siguiente jugada que cambió el resultado</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Error a&amp;nterior</translation>
    </message>
    <message>
        <source>Go back to the last move that changed the result</source>
        <translation>Volver a la jugada anterior que cambió el resultado</translation>
    </message>
    <message>
        <source>Next mistake of &amp;one side</source>
        <translation>Error siguiente de &amp;un lado</translation>
    </message>
    <message>
        <source>Go to your next mistake, or with two people to one of whoever moved last</source>
        <translation>Ir a su siguiente error o, entre dos personas, al de quien jugó por último</translation>
    </message>
    <message>
        <source>Previous mistake of one s&amp;ide</source>
        <translation>Err&amp;or anterior de un lado</translation>
    </message>
    <message>
        <source>Go back to your last mistake, or with two people to one of whoever moved last</source>
        <translation>Volver a su error anterior o, entre dos personas, al de quien jugó por último</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>Ár&amp;bol de búsqueda</translation>
    </message>
    <message>
        <source>&amp;My experiments</source>
        <translation>&amp;Mis experimentos</translation>
    </message>
    <message>
        <source>Clear &amp;earlier games from the charts</source>
        <translation>&amp;Quitar partidas anteriores de las gráficas</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Hacer el &amp;recorrido</translation>
    </message>
    <message>
        <source>Three quick steps: play, get a hint, review</source>
        <translation>Tres pasos rápidos: jugar, pedir una pista, revisar</translation>
    </message>
    <message>
        <source>C&amp;lock…</source>
        <translation>Reloj &amp;y tiempo…</translation>
    </message>
    <message>
        <source>Give two people so much time for a move or a game</source>
        <translation>Dar a dos personas un tiempo por jugada o por partida</translation>
    </message>
    <message>
        <source>Pause the cl&amp;ock</source>
        <translation>De&amp;tener el reloj</translation>
    </message>
    <message>
        <source>Stop the clock. The next move starts it again</source>
        <translation>Detener el reloj. La próxima jugada lo reanuda</translation>
    </message>
    <message>
        <source>&amp;All discs are seen</source>
        <translation>&amp;Todas las fichas visibles</translation>
    </message>
    <message>
        <source>Play with every disc in sight</source>
        <translation>Jugar viendo todas las fichas</translation>
    </message>
    <message>
        <source>The &amp;last four are seen</source>
        <translation>Las &amp;cuatro últimas visibles</translation>
    </message>
    <message>
        <source>Hide all discs but the last four until the game ends</source>
        <translation>Ocultar hasta el final todas las fichas salvo las cuatro últimas</translation>
    </message>
    <message>
        <source>&amp;No discs are seen</source>
        <translation>&amp;Ninguna ficha visible</translation>
    </message>
    <message>
        <source>Hide every disc until the game ends</source>
        <translation>Ocultar todas las fichas hasta el final</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>The answers are hidden until you have found your move.</source>
        <translation>Las respuestas quedan ocultas hasta hallar una jugada propia.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Lo que costó</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Mejor línea</translation>
    </message>
    <message>
        <source>Why this move</source>
        <translation>Por qué esta jugada</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>La última jugada</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Amenazas</translation>
    </message>
    <message>
        <source>Measured, not exact</source>
        <translation>Medido, no exacto</translation>
    </message>
    <message>
        <source>Measured chance</source>
        <translation>Probabilidad medida</translation>
    </message>
    <message>
        <source>How reliable?</source>
        <translation>¿Es fiable?</translation>
    </message>
    <message>
        <source>What the games said where this much was predicted</source>
        <translation>Qué dijeron las partidas donde se previó lo mismo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Todas las columnas</translation>
    </message>
    <message>
        <source>Point at a column to see its move on the board, click to see what follows</source>
        <translation>Al señalar una columna se ve su jugada en el tablero; con un clic, lo que sigue</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Show the line on the board, disc after disc; the game stays as it is</source>
        <translation>Mostrar la línea en el tablero, ficha a ficha; la partida se queda como está</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>a best column</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>full</source>
        <translation>llena</translation>
    </message>
    <message>
        <source>A position is being set up. It is analysed once a game goes on from there.</source>
        <translation>Se está preparando una posición. Se analizará en cuanto la partida siga desde ella.</translation>
    </message>
</context>
<context>
    <name>AnalysisPresenter</name>
    <message>
        <source>Exact</source>
        <comment>where the evaluation bar&apos;s numbers come from</comment>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Threats: none yet</source>
        <translation>Amenazas: ninguna todavía</translation>
    </message>
    <message>
        <source>◆ threat on an odd row   ■ on an even row   filled: playable now</source>
        <translation>◆ amenaza en fila impar   ■ en fila par   rellena: se puede jugar ya</translation>
    </message>
    <message>
        <source>When only filling up columns is left, %1 profits (zugzwang).</source>
        <translation>Cuando solo quede llenar columnas, gana con ello %1 (zugzwang).</translation>
    </message>
    <message>
        <source>Against opponents who make mistakes, %1 scores about %2 % here (95 % interval %3 to %4 %, %5 games between engines).</source>
        <translation>Contra rivales que cometen errores, %1 logra aquí cerca del %2 % (intervalo del 95 %: %3 a %4 %; %5 partidas entre motores).</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Empate: el tablero está lleno</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exacto: %1</translation>
    </message>
    <message>
        <source>Exact: %1 %2</source>
        <comment>Exact: Orange wins in 7 moves</comment>
        <translation>Exacto: %1 %2</translation>
    </message>
    <message>
        <source>Proved so far: %1 %2</source>
        <comment>Proved so far: Orange does not lose</comment>
        <translation>Demostrado hasta ahora: %1 %2</translation>
    </message>
    <message>
        <source>Exact: not known yet</source>
        <translation>Exacto: aún no se sabe</translation>
    </message>
    <message>
        <source>Solver: %1 nodes, %2, workers: %3</source>
        <translation>Solucionador: %1 nodos, %2, hilos: %3</translation>
    </message>
    <message>
        <source>Known without a search</source>
        <translation>Se sabe sin búsqueda</translation>
    </message>
    <message>
        <source>The solver waits while an engine thinks</source>
        <translation>El solucionador espera mientras un motor piensa</translation>
    </message>
    <message>
        <source>%1 …</source>
        <comment>still running</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1, disturbed by a laboratory</source>
        <translation>%1, perturbado por un laboratorio</translation>
    </message>
</context>
<context>
    <name>AnswerRefusal</name>
    <message>
        <source>Choose a column that has room.</source>
        <translation>Elija una columna en la que quede sitio.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Elija una de las respuestas.</translation>
    </message>
    <message>
        <source>Choose all that is right.</source>
        <translation>Elija todo lo que sea correcto.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Escriba unas palabras.</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Escriba un número, como %1 o %2.</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>These are no answers to a lesson.</source>
        <translation>Esto no son respuestas a una lección.</translation>
    </message>
    <message>
        <source>These answers are damaged: something is missing in them.</source>
        <translation>Estas respuestas están dañadas: les falta algo.</translation>
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
        <source>Stopped: these are the states found until then, so that there is no answer.</source>
        <translation>Detenido: estos son los estados hallados hasta entonces, de modo que no hay respuesta.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up: these are the states found until then. PRISM and Storm read the model as well, on larger machines.</source>
        <translation>Se ha agotado la memoria permitida: estos son los estados hallados hasta entonces. PRISM y Storm también leen el modelo, en máquinas mayores.</translation>
    </message>
    <message>
        <source>There are more states than were wanted.</source>
        <translation>Hay más estados de los que se querían.</translation>
    </message>
    <message>
        <source>Stopped: the bounds hold, but they could be closer.</source>
        <translation>Detenido: las cotas son válidas, pero podrían estar más cerca.</translation>
    </message>
    <message>
        <source>It is too large for fractions, or for the memory that this may take: the bounds hold nevertheless.</source>
        <translation>Es demasiado grande para fracciones, o para la memoria permitida: las cotas son válidas de todos modos.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Todavía no hay respuesta</translation>
    </message>
    <message>
        <source>It is infinite: there is a way of playing that puts the goal off for ever, or misses it.</source>
        <translation>Es infinito: hay una manera de jugar que aplaza la meta para siempre, o que la pierde.</translation>
    </message>
    <message>
        <source>There is no such number: whatever is chosen, the goal is not reached with probability 1.</source>
        <translation>No existe tal número: se elija lo que se elija, la meta no se alcanza con probabilidad 1.</translation>
    </message>
    <message>
        <source>Certainly from %1.</source>
        <translation>Con certeza de %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Exactamente %1.</translation>
    </message>
    <message numerus="yes">
        <source>The exact fraction has %n digit(s): %1…</source>
        <translation>
            <numerusform>La fracción exacta tiene %n cifra: %1…</numerusform>
            <numerusform>La fracción exacta tiene %n cifras: %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Without any error.</source>
        <translation>Sin error alguno.</translation>
    </message>
    <message>
        <source>Asked was the %1 (%2).</source>
        <translation>Se preguntó: %1 (%2).</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>States with an observer of the goal</source>
        <translation>Estados con un observador de la meta</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Elecciones</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Branches before equal ones were merged</source>
        <translation>Ramas antes de unir las iguales</translation>
    </message>
    <message>
        <source>States where nothing follows</source>
        <translation>Estados sin continuación</translation>
    </message>
    <message>
        <source>Levels (steps from the beginning)</source>
        <translation>Niveles (pasos desde el inicio)</translation>
    </message>
    <message>
        <source>Memory of the states</source>
        <translation>Memoria de los estados</translation>
    </message>
    <message>
        <source>Time to explore</source>
        <translation>Tiempo de exploración</translation>
    </message>
    <message>
        <source>Time to check</source>
        <translation>Tiempo de comprobación</translation>
    </message>
    <message>
        <source>Strongly connected components</source>
        <translation>Componentes fuertemente conexas</translation>
    </message>
    <message>
        <source>States of the largest one</source>
        <translation>Estados de la mayor</translation>
    </message>
    <message>
        <source>End components that were collapsed</source>
        <translation>Componentes finales contraídas</translation>
    </message>
    <message>
        <source>Sweeps over the largest component</source>
        <translation>Pasadas por la componente mayor</translation>
    </message>
    <message>
        <source>%1 states, checked %2 of them; sweep %3 over a component of %4 states; the answer is from %5 so far.</source>
        <translation>%1 estados, comprobados %2 de ellos; pasada %3 por una componente de %4 estados; por ahora la respuesta va de %5.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them still to be expanded; %3 branches, level %4; %5 states a second; %6</source>
        <translation>%1 estados, %2 de ellos aún por expandir; %3 ramas, nivel %4; %5 estados por segundo; %6</translation>
    </message>
    <message>
        <source>The bounds are as close as numbers in floating point can be.</source>
        <translation>Las cotas están tan cerca como pueden estarlo los números de coma flotante.</translation>
    </message>
    <message>
        <source>It is infinite: the goal is not reached with probability 1.</source>
        <translation>Es infinito: la meta no se alcanza con probabilidad 1.</translation>
    </message>
    <message>
        <source>There is no such number: the goal is not reached with probability 1.</source>
        <translation>Ese número no existe: la meta no se alcanza con probabilidad 1.</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>What was counted</source>
        <translation>Lo que se contó</translation>
    </message>
    <message>
        <source>Run explores the model and answers the question.</source>
        <translation>Ejecutar explora el modelo y responde a la pregunta.</translation>
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
        <translation>La lección para la clase</translation>
    </message>
    <message>
        <source>Blank screen</source>
        <translation>Pantalla en negro</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>AutFile</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>a file of this format begins with: des (initial state, transitions, states)</source>
        <translation>un archivo de este formato comienza con: des (estado inicial, transiciones, estados)</translation>
    </message>
    <message>
        <source>more than %1 transitions are not read</source>
        <translation>no se leen más de %1 transiciones</translation>
    </message>
    <message>
        <source>more than %1 states are not read</source>
        <translation>no se leen más de %1 estados</translation>
    </message>
    <message>
        <source>a system has at least one state</source>
        <translation>un sistema tiene al menos un estado</translation>
    </message>
    <message>
        <source>the initial state must be one of the states 0 to %1</source>
        <translation>el estado inicial debe ser uno de los estados de 0 a %1</translation>
    </message>
    <message>
        <source>the quotation mark of the label is not closed</source>
        <translation>las comillas de la etiqueta no se cierran</translation>
    </message>
    <message>
        <source>a label must stand here, and a comma and the target after it</source>
        <translation>aquí debe haber una etiqueta, y después una coma y el destino</translation>
    </message>
    <message>
        <source>a state must be a number from 0 to %1</source>
        <translation>un estado debe ser un número de 0 a %1</translation>
    </message>
    <message>
        <source>a line must be a transition: (from, &quot;label&quot;, to)</source>
        <translation>una línea debe ser una transición: (origen, &quot;etiqueta&quot;, destino)</translation>
    </message>
    <message>
        <source>a comma must stand here, and the label after it</source>
        <translation>aquí debe haber una coma, y después la etiqueta</translation>
    </message>
    <message>
        <source>a comma must stand here, and the target after it</source>
        <translation>aquí debe haber una coma, y después el destino</translation>
    </message>
    <message>
        <source>the bracket of the transition must be closed here</source>
        <translation>el paréntesis de la transición debe cerrarse aquí</translation>
    </message>
    <message>
        <source>nothing may follow a transition on its line</source>
        <translation>nada puede seguir a una transición en su línea</translation>
    </message>
    <message>
        <source>more than %1 different labels are not read</source>
        <translation>no se leen más de %1 etiquetas distintas</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is not read</source>
        <translation>no se lee una línea de más de %1 bytes</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and here is one more</source>
        <translation>la primera línea promete %1 transiciones, y aquí hay una más</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>La lectura se detuvo.</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and there are only %2</source>
        <translation>la primera línea promete %1 transiciones, y solo hay %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The writing was stopped.</source>
        <translation>La escritura se detuvo.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
</context>
<context>
    <name>AutomatonPicture</name>
    <message>
        <source>Expected from here: %1</source>
        <translation>Esperado desde aquí: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Probabilidad desde aquí: %1</translation>
    </message>
    <message>
        <source>Choice %1 of state %2: %3</source>
        <translation>Elección %1 del estado %2: %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
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
        <source>A box is a group with its number of states, a number at an arrow counts branches. Choosing a group goes on state by state.</source>
        <translation>Una caja es un grupo con su número de estados; el número de una flecha cuenta ramas. Al elegir un grupo se sigue estado por estado.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation>sin continuación</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>elección</translation>
    </message>
    <message>
        <source>✓ goal</source>
        <translation>✓ meta</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>se puede abrir</translation>
    </message>
    <message>
        <source>states that were made one</source>
        <translation>estados hechos uno</translation>
    </message>
    <message>
        <source>best choice</source>
        <translation>mejor elección</translation>
    </message>
</context>
<context>
    <name>AutomatonView</name>
    <message>
        <source>The states, drawn</source>
        <translation>Los estados, dibujados</translation>
    </message>
    <message>
        <source>All states, those alike in one thing as one, or state by state</source>
        <translation>Todos los estados, los que se parecen en algo como uno solo, o estado por estado</translation>
    </message>
    <message>
        <source>Colours by value</source>
        <translation>Colores por valor</translation>
    </message>
    <message>
        <source>Colours by level</source>
        <translation>Colores por nivel</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sin colores</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos los estados</translation>
    </message>
    <message>
        <source>Groups by level</source>
        <translation>Grupos por nivel</translation>
    </message>
    <message>
        <source>Groups by %1</source>
        <translation>Grupos por %1</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>Estado por estado</translation>
    </message>
    <message>
        <source>%1 states in groups</source>
        <translation>%1 estados en grupos</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The game can&apos;t be kept for recovery: %1</source>
        <translation>No se puede guardar la partida para recuperarla: %1</translation>
    </message>
</context>
<context>
    <name>BlindfoldPresenter</name>
    <message>
        <source>Blindfold: you see the last four discs.</source>
        <translation>A ciegas: ve las cuatro últimas fichas.</translation>
    </message>
    <message>
        <source>Blindfold: you see no discs.</source>
        <translation>A ciegas: no ve ninguna ficha.</translation>
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
    <name>BoardSize</name>
    <message>
        <source>There are models of boards of %1 to %2 columns and rows.</source>
        <translation>Hay modelos de tableros de %1 a %2 columnas y filas.</translation>
    </message>
    <message>
        <source>There are models of games that %1 to %2 discs in line win.</source>
        <translation>Hay modelos de partidas que se ganan con %1 a %2 fichas en línea.</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>What the marks mean</source>
        <translation>Qué significan las marcas</translation>
    </message>
</context>
<context>
    <name>BoardThumbnail</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 empty, hint</source>
        <translation>%1 vacía, pista</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vacía</translation>
    </message>
    <message>
        <source>%1 %2, last move, winning line</source>
        <translation>%1 %2, última jugada, línea ganadora</translation>
    </message>
    <message>
        <source>%1 %2, winning line</source>
        <translation>%1 %2, línea ganadora</translation>
    </message>
    <message>
        <source>%1 %2, last move</source>
        <translation>%1 %2, última jugada</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>square and colour: d2 red</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Setting up a position.</source>
        <translation>Colocando una posición.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Turno: %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gana.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partida acaba en empate.</translation>
    </message>
    <message>
        <source>%1 Last move: %2 %3.</source>
        <translation>%1 Última jugada: %2 %3.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>La columna %1 está llena.</translation>
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
        <source>Column %1: %2</source>
        <translation>Columna %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square; heuristic: d2 red, contributes +200</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square and worth; the answer: d2 empty, then Blue replies d3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>then %1 replies %2</source>
        <comment>then Blue replies d3</comment>
        <translation>luego %1 responde %2</translation>
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
        <source>There is no board %1; there are %2.</source>
        <translation>No existe el tablero %1; existen %2.</translation>
    </message>
</context>
<context>
    <name>BoundsChart</name>
    <message>
        <source>upper bound</source>
        <translation>cota superior</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>cota inferior</translation>
    </message>
    <message>
        <source>Bounds after each sweep</source>
        <translation>Cotas tras cada pasada</translation>
    </message>
    <message>
        <source>Sweep %1: from %2</source>
        <translation>Pasada %1: de %2</translation>
    </message>
    <message>
        <source>Who goes by the change of the lower bound ends here with %1; the value is at least %2</source>
        <translation>Quien se guía por el cambio de la cota inferior acaba aquí con %1; el valor es al menos %2</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>pasada</translation>
    </message>
    <message>
        <source>Bounds after each sweep: %1</source>
        <translation>Cotas tras cada pasada: %1</translation>
    </message>
    <message>
        <source>sweep %1, where an unguarded stop would have ended</source>
        <translation>pasada %1, donde habría acabado una parada sin garantía</translation>
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
        <translation>al menos %1</translation>
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
        <translation>&amp;Volver a la tabla</translation>
    </message>
    <message>
        <source>Close the list of games (Esc)</source>
        <translation>Cierra la lista de partidas (Esc)</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Mostrar en el ta&amp;blero</translation>
    </message>
    <message>
        <source>Replay the selected game on the board (Enter)</source>
        <translation>Repite en el tablero la partida elegida (Intro)</translation>
    </message>
    <message>
        <source>&amp;Export these games…</source>
        <translation>&amp;Exportar estas partidas…</translation>
    </message>
    <message>
        <source>Write the moves of this cell&apos;s games with nodes and time to a CSV file</source>
        <translation>Escribe en un archivo CSV las jugadas de las partidas de esta celda, con nodos y tiempo</translation>
    </message>
    <message>
        <source>Games of the cell</source>
        <translation>Partidas de la celda</translation>
    </message>
    <message>
        <source>%1, %2, round %3</source>
        <translation>%1, %2, ronda %3</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>state %1 has no branch with probability %2 to %3</source>
        <translation>el estado %1 no tiene una rama con probabilidad %2 hacia %3</translation>
    </message>
    <message>
        <source>the probabilities of %1 in state %2 sum to %3, not to 1</source>
        <translation>las probabilidades de %1 en el estado %2 suman %3, no 1</translation>
    </message>
    <message>
        <source>the probabilities sum to %1 and not to 1</source>
        <translation>las probabilidades suman %1 y no 1</translation>
    </message>
    <message>
        <source>%1 is no probability</source>
        <translation>%1 no es una probabilidad</translation>
    </message>
    <message>
        <source>a number grows beyond 64 bits here</source>
        <translation>aquí un número crece más allá de 64 bits</translation>
    </message>
    <message>
        <source>mod wants whole numbers, and a second one above 0</source>
        <translation>mod pide números enteros, el segundo mayor que 0</translation>
    </message>
    <message>
        <source>here something is divided by 0</source>
        <translation>aquí se divide por 0</translation>
    </message>
    <message>
        <source>an exponent must be a whole number that is not so large</source>
        <translation>un exponente debe ser un número entero que no sea tan grande</translation>
    </message>
    <message>
        <source>a whole number is wanted here, and not %1</source>
        <translation>aquí hace falta un número entero, y no %1</translation>
    </message>
    <message>
        <source>the function %1 says nothing about %2</source>
        <translation>la función %1 no dice nada de %2</translation>
    </message>
    <message>
        <source>%1 would become %2, which is not one of %3</source>
        <translation>%1 pasaría a ser %2, que no es de %3</translation>
    </message>
    <message>
        <source>in the state (%1), action %2: %3</source>
        <translation>en el estado (%1), acción %2: %3</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>A curve shows probabilities; it has no rewards.</source>
        <translation>Una curva muestra probabilidades; no tiene recompensas.</translation>
    </message>
    <message>
        <source>Only an automaton that was explored to its end can be checked.</source>
        <translation>Solo se puede comprobar un autómata explorado hasta el final.</translation>
    </message>
    <message>
        <source>The reward of %1 is %2; one below 0 can&apos;t be checked.</source>
        <translation>La recompensa de %1 es %2; una menor que 0 no se puede comprobar.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Se detuvo.</translation>
    </message>
    <message>
        <source>Step by step goes up to %1 states; this automaton has %2. With smaller parameters it fits.</source>
        <translation>«Pasos» llega hasta %1 estados; este autómata tiene %2. Con parámetros menores cabe.</translation>
    </message>
    <message>
        <source>Hidden steps were taken at once, so that nothing can be asked that depends on them.</source>
        <translation>Los pasos ocultos se dieron de una vez, así que no se puede preguntar nada que dependa de ellos.</translation>
    </message>
</context>
<context>
    <name>ChanceCounted</name>
    <message>
        <source>steps until the goal</source>
        <translation>pasos hasta la meta</translation>
    </message>
    <message>
        <source>how often %1 until the goal</source>
        <translation>cuántas veces %1 hasta la meta</translation>
    </message>
    <message>
        <source>turns until the goal</source>
        <translation>turnos hasta la meta</translation>
    </message>
</context>
<context>
    <name>ChanceExperiments</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Resultados del experimento</translation>
    </message>
    <message>
        <source>Enter or a double click opens the model with these values</source>
        <translation>Intro o un doble clic abre el modelo con estos valores</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>Gráfica del experimento</translation>
    </message>
    <message>
        <source>Parameter that is changed</source>
        <translation>Parámetro que se cambia</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>Segundo parámetro</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Sus valores</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation>Valores del segundo parámetro</translation>
    </message>
    <message>
        <source>It takes each of the values; the other parameters stay as they are above</source>
        <translation>Toma cada uno de los valores; los demás parámetros quedan como están arriba</translation>
    </message>
    <message>
        <source>10 to 50 step 10</source>
        <translation>10 a 50 paso 10</translation>
    </message>
    <message>
        <source>A range such as 10 to 50 step 10, or a list such as 3, 5, 1/2</source>
        <translation>Un intervalo como 10 a 50 paso 10 o una lista como 3, 5, 1/2</translation>
    </message>
    <message>
        <source>Curves up to</source>
        <translation>Curvas hasta</translation>
    </message>
    <message>
        <source>So many turns of the curve “done within”; 0 leaves the curves out. They take time</source>
        <translation>Tantos turnos de la curva «acabado en»; con 0 no hay curvas. Llevan tiempo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Small models in fractions, too: 75/22</source>
        <translation>Los modelos pequeños también en fracciones: 75/22</translation>
    </message>
    <message>
        <source>Powers of ten on the axis of the answers</source>
        <translation>Potencias de diez en el eje de las respuestas</translation>
    </message>
    <message>
        <source>Explore and check all combinations, one after the other</source>
        <translation>Explorar y comprobar todas las combinaciones, una tras otra</translation>
    </message>
    <message>
        <source>End it; what was run stays, and Run goes on there</source>
        <translation>Terminar; lo que se ejecutó queda, y Ejecutar sigue desde ahí</translation>
    </message>
    <message>
        <source>Combinations run</source>
        <translation>Combinaciones ejecutadas</translation>
    </message>
    <message>
        <source>%v of %m combinations</source>
        <translation>%v de %m combinaciones</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Growth of the states</source>
        <translation>Crecimiento de los estados</translation>
    </message>
    <message>
        <source>Growth of the time</source>
        <translation>Crecimiento del tiempo</translation>
    </message>
    <message>
        <source>Curves: done within</source>
        <translation>Curvas: acabado en</translation>
    </message>
    <message>
        <source>How the game ends, by turn</source>
        <translation>Cómo acaba el juego, por turno</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Lo que se dibuja</translation>
    </message>
    <message>
        <source>What is drawn of the experiment; how the game ends is drawn of the model that is explored on the page</source>
        <translation>Lo que se dibuja del experimento; cómo acaba el juego se dibuja del modelo explorado en la página</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Exportar el experimento</translation>
    </message>
    <message>
        <source>Results as CS&amp;V…</source>
        <translation>Resultados como CS&amp;V…</translation>
    </message>
    <message>
        <source>A line for each combination</source>
        <translation>Una línea por combinación</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>Info&amp;rme en PDF…</translation>
    </message>
    <message>
        <source>What was asked, the results and the figures on A4 pages</source>
        <translation>Lo que se preguntó, los resultados y las figuras en páginas A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Informe en PDF (*.pdf)</translation>
    </message>
    <message>
        <source>no other</source>
        <translation>ningún otro</translation>
    </message>
    <message>
        <source>A model of one&apos;s own has no parameters that could be changed here: choose one that comes along.</source>
        <translation>Un modelo propio no tiene parámetros que se puedan cambiar aquí: elija uno de los incluidos.</translation>
    </message>
    <message>
        <source>Asked is %1.</source>
        <translation>Se pregunta %1.</translation>
    </message>
    <message>
        <source>%1 of %2 combinations were run.</source>
        <translation>Se ejecutaron %1 de %2 combinaciones.</translation>
    </message>
    <message>
        <source>Run the experiment</source>
        <translation>Ejecutar el experimento</translation>
    </message>
    <message>
        <source>Change:</source>
        <translation>Cambiar:</translation>
    </message>
    <message>
        <source>and:</source>
        <translation>y:</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fracciones</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmico</translation>
    </message>
    <message>
        <source>Curves up to:</source>
        <translation>Curvas hasta:</translation>
    </message>
</context>
<context>
    <name>ChanceExportMenu</name>
    <message>
        <source>Write the model or what was found out about it to a file</source>
        <translation>Escribir en un archivo el modelo o lo averiguado sobre él</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exportar el modelo</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>Info&amp;rme en PDF…</translation>
    </message>
    <message>
        <source>Answer, model, what was counted and what is drawn on A4 pages, to be handed in</source>
        <translation>Respuesta, modelo, lo contado y lo dibujado en páginas A4, para entregar</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Informe en PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>informe</translation>
    </message>
    <message>
        <source>&amp;Bounds sweep by sweep…</source>
        <translation>&amp;Cotas pasada a pasada…</translation>
    </message>
    <message>
        <source>What is plotted under Step by step, as a picture or a table</source>
        <translation>Lo representado en «Pasos», como dibujo o como tabla</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>cotas</translation>
    </message>
    <message>
        <source>Re&amp;ductions pass by pass…</source>
        <translation>Re&amp;ducciones una a una…</translation>
    </message>
    <message>
        <source>What is drawn under Reductions, as a picture or a table</source>
        <translation>Lo dibujado en Reducciones, como dibujo o como tabla</translation>
    </message>
    <message>
        <source>reductions</source>
        <translation>reducciones</translation>
    </message>
    <message>
        <source>Model for &amp;PRISM…</source>
        <translation>Modelo para &amp;PRISM…</translation>
    </message>
    <message>
        <source>The equation with an observer of the goal, and the properties in a file beside it</source>
        <translation>La ecuación con un observador de la meta, y las propiedades en un archivo al lado</translation>
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
        <source>All states and branches, with .sta and .lab beside them, for PRISM and Storm</source>
        <translation>Todos los estados y ramas, con .sta y .lab al lado, para PRISM y Storm</translation>
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
        <source>All states, choices and branches as a graph in DOT</source>
        <translation>Todos los estados, elecciones y ramas como grafo en DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Grafo en DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Values of all states…</source>
        <translation>&amp;Valores de todos los estados…</translation>
    </message>
    <message>
        <source>A line for each state: its data, its bounds and its best choice</source>
        <translation>Una línea por estado: sus datos, sus cotas y su mejor elección</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
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
        <source>The text with its parameters set</source>
        <translation>El texto con sus parámetros fijados</translation>
    </message>
    <message>
        <source>Specification (*.prcrl)</source>
        <translation>Especificación (*.prcrl)</translation>
    </message>
    <message>
        <source>&amp;Equation as .prcrl…</source>
        <translation>&amp;Ecuación como .prcrl…</translation>
    </message>
    <message>
        <source>The linear equation that was explored</source>
        <translation>La ecuación lineal que se exploró</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>ecuación</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>What is drawn under States</source>
        <translation>Lo dibujado en Estados</translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
</context>
<context>
    <name>ChanceGames</name>
    <message>
        <source>games that were played</source>
        <translation>partidas jugadas</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactamente</translation>
    </message>
    <message>
        <source>at best within so many, exactly</source>
        <translation>en el mejor caso en tantos, exactamente</translation>
    </message>
    <message>
        <source>✓ The exact answer, %1, lies within it.</source>
        <translation>✓ La respuesta exacta, %1, está dentro.</translation>
    </message>
    <message>
        <source>≠ The exact answer, %1, does not lie within it, as happens once in twenty times.</source>
        <translation>≠ La respuesta exacta, %1, no está dentro, como ocurre una de cada veinte veces.</translation>
    </message>
    <message>
        <source>share of all games</source>
        <translation>proporción de todas las partidas</translation>
    </message>
    <message>
        <source>share that had met the goal</source>
        <translation>proporción que había alcanzado la meta</translation>
    </message>
    <message>
        <source>No game was played.</source>
        <translation>No se jugó ninguna partida.</translation>
    </message>
    <message>
        <source>%1 of %2 games met the goal: %3 %, with 95 % confidence %4 % to %5 %.</source>
        <translation>%1 de %2 partidas alcanzaron la meta: %3 %, con 95 % de confianza de %4 % a %5 %.</translation>
    </message>
    <message>
        <source>Those took %1 on average, with 95 % confidence %2 to %3.</source>
        <translation>Estas duraron %1 de media, con 95 % de confianza de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 were too long and given up.</source>
        <translation>%1 eran demasiado largas y se abandonaron.</translation>
    </message>
    <message>
        <source>Stopped before all were played.</source>
        <translation>Se detuvo antes de jugarlas todas.</translation>
    </message>
</context>
<context>
    <name>ChanceModels</name>
    <message>
        <source>Coins to be won</source>
        <translation>Monedas para ganar</translation>
    </message>
    <message>
        <source>Coins in the beginning</source>
        <translation>Monedas al principio</translation>
    </message>
    <message>
        <source>Chance to win a bet</source>
        <translation>Probabilidad de ganar una apuesta</translation>
    </message>
    <message>
        <source>Chance to win a bet of two</source>
        <translation>Probabilidad de ganar una apuesta de dos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Coins of each</source>
        <translation>Monedas de cada uno</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>The gambler&apos;s ruin</source>
        <translation>La ruina del jugador</translation>
    </message>
    <message>
        <source>A gambler bets one coin at a time, until all coins are won or all are lost. There is nothing to choose: chance alone decides.</source>
        <translation>Un jugador apuesta una moneda cada vez, hasta haber ganado todas o haberlas perdido todas. No hay nada que elegir: decide solo el azar.</translation>
    </message>
    <message>
        <source>The gambler who may win two</source>
        <translation>El jugador que puede ganar dos</translation>
    </message>
    <message>
        <source>Here a coin may also be put on a bet that wins two. With best play the chance is another one than with worst play, so that there is something to decide.</source>
        <translation>Aquí también se puede apostar una moneda a una apuesta que gana dos. Jugando lo mejor posible la probabilidad es distinta que jugando lo peor, así que hay algo que decidir.</translation>
    </message>
    <message>
        <source>The ruin of N players, as one process</source>
        <translation>La ruina de N jugadores, como un proceso</translation>
    </message>
    <message>
        <source>In each round every player puts in a coin, and one of them gets all. It ends when somebody is broke: how long does it take, and who will it be?</source>
        <translation>En cada ronda cada jugador pone una moneda y uno de ellos se las lleva todas. Se acaba cuando alguien se arruina: ¿cuánto tarda y quién será?</translation>
    </message>
    <message>
        <source>The ruin of N players, side by side</source>
        <translation>La ruina de N jugadores, en paralelo</translation>
    </message>
    <message>
        <source>The same game with a process for each player and one for the dealer. They do together what they have in common: that everybody bets, and who wins.</source>
        <translation>El mismo juego con un proceso para cada jugador y otro para el repartidor. Hacen juntos lo que tienen en común: que todos apuestan y quién gana.</translation>
    </message>
    <message>
        <source>Yahtzee: all dice the same</source>
        <translation>Yahtzee: todos los dados iguales</translation>
    </message>
    <message>
        <source>All dice must show the same number within some turns; before each the player takes up what should be thrown again. It counts how many dice show each number.</source>
        <translation>Todos los dados deben mostrar el mismo número en unos pocos turnos; antes de cada uno el jugador recoge lo que quiera volver a tirar. Se cuenta cuántos dados muestran cada número.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Yahtzee: every die for itself</source>
        <translation>Yahtzee: cada dado por separado</translation>
    </message>
    <message>
        <source>Three throws with dice that are told apart: the same game has many more states. What the last throw shows is not asked for, so that a reduction can forget it.</source>
        <translation>Tres tiradas con dados que se distinguen: el mismo juego tiene muchos más estados. Nadie pregunta qué muestra la última tirada, así que una reducción puede olvidarlo.</translation>
    </message>
    <message>
        <source>Yahtzee: how many turns does it take?</source>
        <translation>Yahtzee: ¿cuántos turnos hacen falta?</translation>
    </message>
    <message>
        <source>All dice must show the same number, in as many turns as it takes. With best play that is some turns on average; with the worst it goes on for ever.</source>
        <translation>Todos los dados deben mostrar el mismo número, en tantos turnos como haga falta. Jugando lo mejor posible son unos pocos turnos de media; jugando lo peor no se acaba nunca.</translation>
    </message>
    <message>
        <source>9 leads to 26 or 53 in the first round</source>
        <translation>El 9 lleva a 26 o 53 en la primera ronda</translation>
    </message>
    <message>
        <source>Wells on 31 and 52</source>
        <translation>Pozos en 31 y 52</translation>
    </message>
    <message>
        <source>Hide all actions but rolls and ends</source>
        <translation>Ocultar todas las acciones salvo tiradas y finales</translation>
    </message>
    <message>
        <source>Artefact A: who repeats the first 9 is moved back by 9</source>
        <translation>Artefacto A: quien repite el primer 9 retrocede 9</translation>
    </message>
    <message>
        <source>Artefact B: pawns on 31 and 52 end the game without wells, too</source>
        <translation>Artefacto B: las fichas en 31 y 52 acaban la partida también sin pozos</translation>
    </message>
    <message>
        <source>The Game of the Goose</source>
        <translation>El juego de la oca</translation>
    </message>
    <message>
        <source>Two players race to square 63. Nobody has anything to decide: who wins, and after how many throws? Two artefacts are those of the study&apos;s model: without them the rules give other numbers.</source>
        <translation>Dos jugadores corren hasta la casilla 63. Nadie tiene nada que decidir: ¿quién gana y al cabo de cuántas tiradas? Dos artefactos son los del modelo del estudio: sin ellos las reglas dan otros números.</translation>
    </message>
    <message>
        <source>The Game of the Goose for three</source>
        <translation>El juego de la oca para tres</translation>
    </message>
    <message>
        <source>The same race with three players, and with millions of states. Nobody is stuck for ever: there are two wells for three pawns.</source>
        <translation>La misma carrera con tres jugadores, y con millones de estados. Nadie se queda atrapado para siempre: hay dos pozos para tres fichas.</translation>
    </message>
    <message>
        <source>start can&apos;t be more than goal</source>
        <translation>start no puede ser mayor que goal</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 debe ser un número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 debe ser true o false</translation>
    </message>
    <message>
        <source>%1 must be a fraction or decimal from 0 to 1, such as 3/5</source>
        <translation>%1 debe ser una fracción o un decimal de 0 a 1, como 3/5</translation>
    </message>
    <message>
        <source>In prCRL. Processes side by side do together what actions they have in common, unless nocomm names them. Ctrl+Space offers words. What you change becomes a model of your own</source>
        <translation>En prCRL. Los procesos en paralelo hacen juntos las acciones que tienen en común, salvo las que nombra nocomm. Ctrl+Espacio ofrece palabras. Lo que cambie será un modelo propio</translation>
    </message>
    <message>
        <source>Yahtzee: another hand</source>
        <translation>Yahtzee: otra combinación</translation>
    </message>
    <message>
        <source>Five dice must show three or four of a kind, a large straight or a full house within some turns; before each the player takes up what should be thrown again.</source>
        <translation>Cinco dados deben mostrar tres o cuatro iguales, una escalera grande o un full en unos turnos; antes de cada uno el jugador recoge los que se vuelven a tirar.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Combinación</translation>
    </message>
    <message>
        <source>The Game of the Goose for four</source>
        <translation>El juego de la oca para cuatro</translation>
    </message>
    <message>
        <source>With four players there are more states than one machine can hold. The study played this game instead of checking it, as fourcast-cli chance simulate does with --unexplored.</source>
        <translation>Con cuatro jugadores hay más estados de los que caben en una máquina. El estudio jugó este juego en vez de comprobarlo, como hace fourcast-cli chance simulate con --unexplored.</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 debe ser uno de %2</translation>
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
        <source>What is explored: each model is a text, which the tab “Model” shows</source>
        <translation>Lo que se explora: cada modelo es un texto, que muestra la pestaña «Modelo»</translation>
    </message>
    <message>
        <source>Explore the model and answer the question</source>
        <translation>Explorar el modelo y responder a la pregunta</translation>
    </message>
    <message>
        <source>Wait, and go on later</source>
        <translation>Esperar, y seguir más tarde</translation>
    </message>
    <message>
        <source>Stop, and keep what is known until then</source>
        <translation>Detener, y conservar lo que se sabe hasta entonces</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v estados</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>Estados desarrollados</translation>
    </message>
    <message>
        <source>Run makes these passes.</source>
        <translation>Ejecutar hace estos pasos de reducción.</translation>
    </message>
    <message>
        <source>Run explores the model and answers the question.</source>
        <translation>Ejecutar explora el modelo y responde a la pregunta.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Games of dice checked exactly: from a specification to probabilities and expected lengths with bounds that hold</source>
        <translation>Juegos de dados comprobados con exactitud: de una especificación a probabilidades y duraciones esperadas con cotas garantizadas</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Vistas del modelo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>Reducciones</translation>
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
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Exploring.</source>
        <translation>Explorando.</translation>
    </message>
    <message>
        <source>How the equation gets smaller</source>
        <translation>Cómo se reduce la ecuación</translation>
    </message>
    <message>
        <source>Run answers this. What stands below was asked before.</source>
        <translation>Ejecutar responde a esto. Lo de abajo se preguntó antes.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos; that could be varied.</source>
        <translation>El modelo «%1» no tiene un parámetro «%2» que se pueda variar.</translation>
    </message>
</context>
<context>
    <name>ChanceProperty</name>
    <message>
        <source>A property begins with Pmin, Pmax, Rmin or Rmax, as in Pmax broke(1), not with “%1”.</source>
        <translation>Una propiedad empieza por Pmin, Pmax, Rmin o Rmax, como en Pmax broke(1), no por «%1».</translation>
    </message>
    <message>
        <source>Actions are counted for Rmin and Rmax: “{%1}” does not belong to %2.</source>
        <translation>Las acciones se cuentan para Rmin y Rmax: «{%1}» no corresponde a %2.</translation>
    </message>
    <message>
        <source>The model has no “until” or “reach”: say what is to be reached, as in %1 broke.</source>
        <translation>El modelo no tiene «until» ni «reach»: diga qué se ha de alcanzar, como en %1 broke.</translation>
    </message>
    <message>
        <source>least probability</source>
        <translation>probabilidad menor</translation>
    </message>
    <message>
        <source>greatest probability</source>
        <translation>probabilidad mayor</translation>
    </message>
    <message>
        <source>least expected reward</source>
        <translation>recompensa esperada menor</translation>
    </message>
    <message>
        <source>greatest expected reward</source>
        <translation>recompensa esperada mayor</translation>
    </message>
    <message>
        <source>Actions are counted, as in %1{a | b}, but “{%2}” is a goal.</source>
        <translation>Se cuentan acciones, como en %1{a | b}, pero «{%2}» es una meta.</translation>
    </message>
</context>
<context>
    <name>ChanceQuestions</name>
    <message>
        <source>Does the gambler win, at best?</source>
        <translation>¿Gana el jugador, en el mejor caso?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1, at best.</source>
        <translation>El jugador gana con probabilidad %1, en el mejor caso.</translation>
    </message>
    <message>
        <source>Does the gambler win, at worst?</source>
        <translation>¿Gana el jugador, en el peor caso?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1, at worst.</source>
        <translation>El jugador gana con probabilidad %1, en el peor caso.</translation>
    </message>
    <message>
        <source>How many bets does it take, at most?</source>
        <translation>¿Cuántas apuestas hacen falta, como mucho?</translation>
    </message>
    <message>
        <source>It is over after %1 bets on average, at most.</source>
        <translation>Termina tras %1 apuestas de media, como mucho.</translation>
    </message>
    <message>
        <source>Is player 1 ruined?</source>
        <translation>¿Se arruina el jugador 1?</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1, at most.</source>
        <translation>El jugador 1 se arruina con probabilidad %1, como mucho.</translation>
    </message>
    <message>
        <source>Is player 2 ruined?</source>
        <translation>¿Se arruina el jugador 2?</translation>
    </message>
    <message>
        <source>Player 2 is ruined with probability %1, at most.</source>
        <translation>El jugador 2 se arruina con probabilidad %1, como mucho.</translation>
    </message>
    <message>
        <source>How many rounds does it take?</source>
        <translation>¿Cuántas rondas hacen falta?</translation>
    </message>
    <message>
        <source>Somebody is broke after %1 rounds on average.</source>
        <translation>Alguien se arruina tras %1 rondas de media.</translation>
    </message>
    <message>
        <source>Is player 1 ruined, at least?</source>
        <translation>¿Se arruina el jugador 1, como poco?</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1, at least.</source>
        <translation>El jugador 1 se arruina con probabilidad %1, como poco.</translation>
    </message>
    <message>
        <source>Yahtzee, with best play?</source>
        <translation>¿Yahtzee, con el mejor juego?</translation>
    </message>
    <message>
        <source>All dice show the same with probability %1, with best play.</source>
        <translation>Todos los dados muestran lo mismo con probabilidad %1, con el mejor juego.</translation>
    </message>
    <message>
        <source>Yahtzee, with worst play?</source>
        <translation>¿Yahtzee, con el peor juego?</translation>
    </message>
    <message>
        <source>All dice show the same with probability %1, with worst play.</source>
        <translation>Todos los dados muestran lo mismo con probabilidad %1, con el peor juego.</translation>
    </message>
    <message>
        <source>How many turns, with best play?</source>
        <translation>¿Cuántos turnos, con el mejor juego?</translation>
    </message>
    <message>
        <source>It takes %1 turns on average, with best play.</source>
        <translation>Hacen falta %1 turnos de media, con el mejor juego.</translation>
    </message>
    <message>
        <source>How many turns, with worst play?</source>
        <translation>¿Cuántos turnos, con el peor juego?</translation>
    </message>
    <message>
        <source>It takes %1 turns on average, with worst play.</source>
        <translation>Hacen falta %1 turnos de media, con el peor juego.</translation>
    </message>
    <message>
        <source>Yahtzee at all, with best play?</source>
        <translation>¿Habrá Yahtzee, con el mejor juego?</translation>
    </message>
    <message>
        <source>All dice show the same in the end with probability %1, with best play.</source>
        <translation>Todos los dados acaban mostrando lo mismo con probabilidad %1, con el mejor juego.</translation>
    </message>
    <message>
        <source>Yahtzee at all, with worst play?</source>
        <translation>¿Habrá Yahtzee, con el peor juego?</translation>
    </message>
    <message>
        <source>All dice show the same in the end with probability %1, with worst play.</source>
        <translation>Todos los dados acaban mostrando lo mismo con probabilidad %1, con el peor juego.</translation>
    </message>
    <message>
        <source>Does player 1 win?</source>
        <translation>¿Gana el jugador 1?</translation>
    </message>
    <message>
        <source>Player 1 wins with probability %1.</source>
        <translation>El jugador 1 gana con probabilidad %1.</translation>
    </message>
    <message>
        <source>Does player 2 win?</source>
        <translation>¿Gana el jugador 2?</translation>
    </message>
    <message>
        <source>Player 2 wins with probability %1.</source>
        <translation>El jugador 2 gana con probabilidad %1.</translation>
    </message>
    <message>
        <source>Is it a tie?</source>
        <translation>¿Hay empate?</translation>
    </message>
    <message>
        <source>It is a tie with probability %1.</source>
        <translation>Hay empate con probabilidad %1.</translation>
    </message>
    <message>
        <source>How many throws does it take?</source>
        <translation>¿Cuántas tiradas hacen falta?</translation>
    </message>
    <message>
        <source>It is over after %1 throws of both on average.</source>
        <translation>Termina tras %1 tiradas de ambos de media.</translation>
    </message>
    <message>
        <source>The greatest probability of the goal</source>
        <translation>La mayor probabilidad de la meta</translation>
    </message>
    <message>
        <source>The least probability of the goal</source>
        <translation>La menor probabilidad de la meta</translation>
    </message>
    <message>
        <source>The least reward until the goal</source>
        <translation>La menor recompensa hasta la meta</translation>
    </message>
    <message>
        <source>The greatest reward until the goal</source>
        <translation>La mayor recompensa hasta la meta</translation>
    </message>
    <message>
        <source>The goal is met with probability %1, at worst.</source>
        <translation>La meta se alcanza con probabilidad %1, en el peor caso.</translation>
    </message>
    <message>
        <source>Until the goal %1 is expected, at least.</source>
        <translation>Hasta la meta se espera %1, como poco.</translation>
    </message>
    <message>
        <source>Until the goal %1 is expected, at most.</source>
        <translation>Hasta la meta se espera %1, como mucho.</translation>
    </message>
    <message>
        <source>The goal is met with probability %1, at best.</source>
        <translation>La meta se alcanza con probabilidad %1, en el mejor caso.</translation>
    </message>
    <message>
        <source>Does the gambler win?</source>
        <translation>¿Gana el jugador?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1.</source>
        <translation>El jugador gana con probabilidad %1.</translation>
    </message>
    <message>
        <source>How many bets does it take?</source>
        <translation>¿Cuántas apuestas hacen falta?</translation>
    </message>
    <message>
        <source>It is over after %1 bets on average.</source>
        <translation>Termina tras %1 apuestas de media.</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1.</source>
        <translation>El jugador 1 se arruina con probabilidad %1.</translation>
    </message>
    <message>
        <source>Player 2 is ruined with probability %1.</source>
        <translation>El jugador 2 se arruina con probabilidad %1.</translation>
    </message>
    <message>
        <source>Until the goal %1 is expected.</source>
        <translation>Hasta la meta se espera %1.</translation>
    </message>
    <message>
        <source>The goal is met with probability %1.</source>
        <translation>La meta se alcanza con probabilidad %1.</translation>
    </message>
</context>
<context>
    <name>ChanceReport</name>
    <message>
        <source>Report on a game of chance: %1</source>
        <translation>Informe sobre un juego de azar: %1</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>What was counted</source>
        <translation>Lo que se contó</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>The model in prCRL</source>
        <translation>El modelo en prCRL</translation>
    </message>
    <message>
        <source>Its linear equation</source>
        <translation>Su ecuación lineal</translation>
    </message>
</context>
<context>
    <name>ChanceSimulator</name>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Many games</source>
        <translation>Muchas partidas</translation>
    </message>
    <message>
        <source>Against the strategy</source>
        <translation>Contra la estrategia</translation>
    </message>
</context>
<context>
    <name>ChanceSweep</name>
    <message>
        <source>The system has no memory left for it.</source>
        <translation>Al sistema no le queda memoria para ello.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 estados</translation>
    </message>
    <message>
        <source>The memory ended after %1 states.</source>
        <translation>La memoria se acabó tras %1 estados.</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>pasada %1</translation>
    </message>
    <message>
        <source>The memory ended.</source>
        <translation>La memoria se acabó.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>3 to 9 step 2</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>One or two parameters are changed.</source>
        <translation>Se cambian uno o dos parámetros.</translation>
    </message>
    <message>
        <source>Both ranges are of the same parameter.</source>
        <translation>Los dos intervalos son del mismo parámetro.</translation>
    </message>
    <message>
        <source>The model %1 has no parameter “%2”.</source>
        <translation>El modelo %1 no tiene el parámetro «%2».</translation>
    </message>
    <message>
        <source>The parameter %1 has no value to begin with.</source>
        <translation>El parámetro %1 no tiene ningún valor con que empezar.</translation>
    </message>
    <message>
        <source>These are more than %1 combinations.</source>
        <translation>Son más de %1 combinaciones.</translation>
    </message>
    <message>
        <source>step</source>
        <comment>3 to 9 step 2</comment>
        <translation>paso</translation>
    </message>
    <message>
        <source>A step is at least 1.</source>
        <translation>Un paso es al menos 1.</translation>
    </message>
    <message>
        <source>The range ends before it begins: %1.</source>
        <translation>El intervalo acaba antes de empezar: %1.</translation>
    </message>
    <message>
        <source>“%1” is neither a range such as 10 to 50 step 10 nor a list such as 3, 5, 1/2.</source>
        <translation>«%1» no es ni un intervalo como 10 a 50 paso 10 ni una lista como 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>There is no value: a range such as 10 to 50 step 10 is wanted, or a list such as 3, 5, 1/2.</source>
        <translation>No hay ningún valor: se espera un intervalo como 10 a 50 paso 10 o una lista como 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>There is no model “%1” with parameters.</source>
        <translation>No hay ningún modelo «%1» con parámetros.</translation>
    </message>
</context>
<context>
    <name>ChanceTableReport</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>What the columns hold</source>
        <translation>Lo que contienen las columnas</translation>
    </message>
    <message>
        <source>What the signs say</source>
        <translation>Lo que dicen los signos</translation>
    </message>
</context>
<context>
    <name>ChanceTableWords</name>
    <message>
        <source>✓ Agrees: rounded to as many digits it is what the study prints.</source>
        <translation>✓ Coincide: redondeado a tantas cifras es lo que imprime el estudio.</translation>
    </message>
    <message>
        <source>≈ Agrees when further digits are left out instead of rounded.</source>
        <translation>≈ Coincide cuando las cifras siguientes se cortan en vez de redondearse.</translation>
    </message>
    <message>
        <source>? The interval is too wide to tell.</source>
        <translation>? El intervalo es demasiado ancho para decirlo.</translation>
    </message>
    <message>
        <source>≠ Differs from what the study prints; the notes below say why.</source>
        <translation>≠ Difiere de lo que imprime el estudio; las notas de abajo dicen por qué.</translation>
    </message>
    <message>
        <source>The study prints no number here.</source>
        <translation>El estudio no imprime ningún número aquí.</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>not reached for certain</source>
        <translation>no se alcanza con certeza</translation>
    </message>
    <message>
        <source>paper %1</source>
        <translation>artículo %1</translation>
    </message>
    <message>
        <source>Paper: %1.</source>
        <translation>Artículo: %1.</translation>
    </message>
    <message>
        <source>Ours: %1.</source>
        <translation>Nuestro: %1.</translation>
    </message>
    <message>
        <source>Certainly from %1.</source>
        <translation>Con certeza de %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Exactamente %1.</translation>
    </message>
    <message>
        <source>large, not run:
%1 states</source>
        <translation>grande, sin ejecutar:
%1 estados</translation>
    </message>
    <message>
        <source>It takes some %1 GiB: more than the %2 GiB that a row may take, so that it ends there and says so.</source>
        <translation>Ocupa unos %1 GiB: más que los %2 GiB que puede ocupar una fila, de modo que termina ahí y lo dice.</translation>
    </message>
    <message>
        <source>It takes some %1 GiB and %2 on a machine that does nothing else.</source>
        <translation>Ocupa unos %1 GiB y %2 en una máquina que no hace nada más.</translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1 coinciden</translation>
    </message>
    <message>
        <source>%1 agree, cut off</source>
        <translation>%1 coinciden, cortadas</translation>
    </message>
    <message>
        <source>%1 can&apos;t be told</source>
        <translation>%1 sin decidir</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 difieren</translation>
    </message>
    <message>
        <source>%1 of %2 cells are filled</source>
        <translation>%1 de %2 celdas están rellenas</translation>
    </message>
    <message>
        <source>✓ The interval of the checker holds what the formula gives.</source>
        <translation>✓ El intervalo del comprobador contiene lo que da la fórmula.</translation>
    </message>
    <message>
        <source>%1 agree with a formula</source>
        <translation>%1 coinciden con una fórmula</translation>
    </message>
</context>
<context>
    <name>ChanceTables</name>
    <message>
        <source>The system has no memory left for it.</source>
        <translation>Al sistema no le queda memoria para ello.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 estados</translation>
    </message>
    <message>
        <source>The memory ended after %1 states.</source>
        <translation>La memoria se acabó tras %1 estados.</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, pasada %2</translation>
    </message>
    <message>
        <source>The memory ended while %1 was checked.</source>
        <translation>La memoria se acabó mientras se comprobaba %1.</translation>
    </message>
    <message>
        <source>With the observer that tools without formulas about actions put beside the model: each state in which the goal is met counts twice.</source>
        <translation>Con el observador que las herramientas sin fórmulas sobre acciones ponen junto al modelo: cada estado en el que se alcanza la meta cuenta dos veces.</translation>
    </message>
    <message>
        <source>The gambler</source>
        <translation>El jugador</translation>
    </message>
    <message>
        <source>Greatest chance</source>
        <translation>Probabilidad mayor</translation>
    </message>
    <message>
        <source>That the gambler gets all coins, with best play.</source>
        <translation>Que el jugador consiga todas las monedas, con el mejor juego.</translation>
    </message>
    <message>
        <source>Least chance</source>
        <translation>Probabilidad menor</translation>
    </message>
    <message>
        <source>With worst play.</source>
        <translation>Con el peor juego.</translation>
    </message>
    <message>
        <source>One coin at a time</source>
        <translation>Una moneda cada vez</translation>
    </message>
    <message>
        <source>One coin or two</source>
        <translation>Una moneda o dos</translation>
    </message>
    <message>
        <source>Table 1: the ruin of N players with d coins each</source>
        <translation>Tabla 1: la ruina de N jugadores con d monedas cada uno</translation>
    </message>
    <message>
        <source>States, static</source>
        <translation>Estados, estático</translation>
    </message>
    <message>
        <source>States, dynamic</source>
        <translation>Estados, dinámico</translation>
    </message>
    <message>
        <source>Its goal is the ruin of the first player.</source>
        <translation>Su meta es la ruina del primer jugador.</translation>
    </message>
    <message>
        <source>Expected length</source>
        <translation>Duración esperada</translation>
    </message>
    <message>
        <source>Rounds until somebody is broke.</source>
        <translation>Rondas hasta que alguien se arruina.</translation>
    </message>
    <message>
        <source>Ruin of player 1</source>
        <translation>Ruina del jugador 1</translation>
    </message>
    <message>
        <source>Probability that the first player is broke when the game ends.</source>
        <translation>Probabilidad de que el primer jugador esté arruinado cuando acaba la partida.</translation>
    </message>
    <message>
        <source>N = %1, d = %2</source>
        <translation>N = %1, d = %2</translation>
    </message>
    <message>
        <source>The study&apos;s 21,449,977 static states of N = 5, d = 100 were counted with the ruin of player 1 as the goal, its other static counts with that of anybody: with that goal there are 22,106,876.</source>
        <translation>Los 21.449.977 estados estáticos del estudio para N = 5, d = 100 se contaron con la ruina del jugador 1 como meta, sus demás cuentas estáticas con la de cualquiera: con esa meta hay 22.106.876.</translation>
    </message>
    <message>
        <source>Table 2: all dice the same within some turns</source>
        <translation>Tabla 2: todos los dados iguales en algunos turnos</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Transiciones</translation>
    </message>
    <message>
        <source>With the observer, and with a loop where nothing follows.</source>
        <translation>Con el observador, y con un bucle donde no sigue nada.</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>Con el mejor juego.</translation>
    </message>
    <message>
        <source>%1 dice, %2 turns</source>
        <translation>%1 dados, %2 turnos</translation>
    </message>
    <message>
        <source>The study&apos;s 0.99999 is where its program stopped: what is known here has more nines.</source>
        <translation>El 0,99999 del estudio es donde se paró su programa: lo que aquí se sabe tiene más nueves.</translation>
    </message>
    <message>
        <source>Table 3: the Game of the Goose for two</source>
        <translation>Tabla 3: el juego de la oca para dos</translation>
    </message>
    <message>
        <source>With the two artefacts of the study&apos;s model: a player who repeats the other one&apos;s special nine is sent to 44 or 17, and without wells the game still ends when the pawns stand where two of them were.</source>
        <translation>Con los dos artefactos del modelo del estudio: quien repite el nueve especial del otro va a la 44 o la 17, y sin pozos la partida acaba igualmente cuando las fichas están donde había dos.</translation>
    </message>
    <message>
        <source>By the rules as they are written.</source>
        <translation>Según las reglas tal como están escritas.</translation>
    </message>
    <message>
        <source>Rolls of both players until one wins or neither can move.</source>
        <translation>Tiradas de ambos jugadores hasta que uno gana o ninguno puede mover.</translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation>Gana el jugador 1</translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation>Gana el jugador 2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Player 1, by the rules</source>
        <translation>Jugador 1, según las reglas</translation>
    </message>
    <message>
        <source>Player 2, by the rules</source>
        <translation>Jugador 2, según las reglas</translation>
    </message>
    <message>
        <source>Length, by the rules</source>
        <translation>Duración, según las reglas</translation>
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
        <translation>primera ronda</translation>
    </message>
    <message>
        <source>no first round</source>
        <translation>sin primera ronda</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>pozos</translation>
    </message>
    <message>
        <source>no wells</source>
        <translation>sin pozos</translation>
    </message>
    <message>
        <source>The study&apos;s counts of states can&apos;t be met: the text of its model was never published. It keeps both dice while a pawn moves, ours their sum alone. The same game has 4,431 states or 188,893, as it is written down.</source>
        <translation>Las cuentas de estados del estudio no se pueden igualar: el texto de su modelo no se publicó nunca. Guarda ambos dados mientras se mueve una ficha; el nuestro, solo su suma. El mismo juego tiene 4431 estados o 188.893, según cómo se escriba.</translation>
    </message>
    <message>
        <source>How long the model&apos;s own question takes, from its equation to the answer; not measured in rows of more than %1 states.</source>
        <translation>Cuánto tarda la pregunta propia del modelo, de su ecuación a la respuesta; no se mide en filas de más de %1 estados.</translation>
    </message>
    <message>
        <source>Time, reduced</source>
        <translation>Tiempo, reducido</translation>
    </message>
    <message>
        <source>After the reductions.</source>
        <translation>Después de las reducciones.</translation>
    </message>
    <message>
        <source>Time, original</source>
        <translation>Tiempo, original</translation>
    </message>
    <message>
        <source>Before the reductions.</source>
        <translation>Antes de las reducciones.</translation>
    </message>
    <message>
        <source>Times of the study, where they are known, are seconds of its programs on a laptop of 2012, and stand with the time of the row.</source>
        <translation>Los tiempos del estudio, donde se conocen, son segundos de sus programas en un portátil de 2012 y están junto al tiempo de la fila.</translation>
    </message>
    <message>
        <source>By the formula</source>
        <translation>Según la fórmula</translation>
    </message>
    <message>
        <source>(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study&apos;s equation (1), which knows nothing of a gambler who may choose.</source>
        <translation>(1 - r^start) / (1 - r^goal) con r = (1-p)/p: la ecuación (1) del estudio, que nada sabe de un jugador que puede elegir.</translation>
    </message>
    <message>
        <source>40 of 100 coins, a bet won by 0.49</source>
        <translation>40 de 100 monedas, una apuesta se gana con 0,49</translation>
    </message>
    <message>
        <source>Length, by formula</source>
        <translation>Duración, según fórmula</translation>
    </message>
    <message>
        <source>Known where d is at most N + 2 (Rocha and Stern): d below N; N / (1 - c) for N, with c = N! p1 ... pN; 1 + N / (1 - c (N+1)/2) for one more; for two more it is the solution of two linear equations.</source>
        <translation>Conocida donde d es a lo sumo N + 2 (Rocha y Stern): d por debajo de N; N / (1 - c) para N, con c = N! p1 ... pN; 1 + N / (1 - c (N+1)/2) para uno más; para dos más es la solución de dos ecuaciones lineales.</translation>
    </message>
    <message>
        <source>Ruin, by formula</source>
        <translation>Ruina, según fórmula</translation>
    </message>
    <message>
        <source>Known where d is at most N: (1 - p1)^d, divided by 1 - c where d is N.</source>
        <translation>Conocida donde d es a lo sumo N: (1 - p1)^d, dividido entre 1 - c donde d es N.</translation>
    </message>
    <message>
        <source>The two times are those of the dynamic model, whose equation the reductions make smaller; its states are as many before and after. Before them it grows so fast with the players that ten of them are not run. The static equation is as small as can be from the beginning.</source>
        <translation>Los dos tiempos son los del modelo dinámico, cuya ecuación hacen menor las reducciones; sus estados son los mismos antes y después. Antes crece tan deprisa con los jugadores que no se ejecutan diez. La ecuación estática es lo más pequeña posible desde el principio.</translation>
    </message>
    <message>
        <source>Expected turns</source>
        <translation>Turnos esperados</translation>
    </message>
    <message>
        <source>With best play, in as many turns as it takes.</source>
        <translation>Jugando lo mejor posible, en los turnos que hagan falta.</translation>
    </message>
    <message>
        <source>5 dice, any number of turns</source>
        <translation>5 dados, cualquier número de turnos</translation>
    </message>
    <message>
        <source>Three of a kind, 3 turns</source>
        <translation>Tres iguales, 3 turnos</translation>
    </message>
    <message>
        <source>Four of a kind, 3 turns</source>
        <translation>Cuatro iguales, 3 turnos</translation>
    </message>
    <message>
        <source>Large straight, 3 turns</source>
        <translation>Escalera grande, 3 turnos</translation>
    </message>
    <message>
        <source>Full house, 3 turns</source>
        <translation>Full, 3 turnos</translation>
    </message>
    <message>
        <source>The other hands are those of which the study says that they can be computed in the same way; it prints no numbers of them.</source>
        <translation>Las otras combinaciones son aquellas de las que el estudio dice que se pueden calcular igual; no imprime números de ellas.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Both stand in wells, and neither can move.</source>
        <translation>Ambos están en pozos y ninguno puede mover.</translation>
    </message>
    <message>
        <source>Tie, by the rules</source>
        <translation>Empate, según las reglas</translation>
    </message>
    <message>
        <source>The study&apos;s programs took some 90 seconds for the Game of the Goose, on a laptop of 2012.</source>
        <translation>Los programas del estudio tardaron unos 90 segundos en el juego de la oca, en un portátil de 2012.</translation>
    </message>
</context>
<context>
    <name>ChanceWork</name>
    <message>
        <source>The property depends on hidden steps: confluent ones are not taken at once.</source>
        <translation>La propiedad depende de pasos ocultos: los confluentes no se dan de una vez.</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file “%1” could not be written: %2.</source>
        <translation>No se pudo escribir el archivo «%1»: %2.</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Todavía no hay nada que dibujar.</translation>
    </message>
    <message>
        <source>The picture for “%1” could not be drawn.</source>
        <translation>No se pudo dibujar la imagen para «%1».</translation>
    </message>
    <message>
        <source>The file “%1” needs a name that ends in .png, .svg, .pdf, .csv or .json, which says what to write.</source>
        <translation>El archivo «%1» necesita un nombre que termine en .png, .svg, .pdf, .csv o .json, que dice qué escribir.</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF drawing (*.pdf);;CSV table (*.csv);;JSON data (*.json)</source>
        <translation>Imagen PNG (*.png);;Dibujo SVG (*.svg);;Dibujo PDF (*.pdf);;Tabla CSV (*.csv);;Datos JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ChartGestures</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Look closer; the wheel does so where the mouse is, a drag moves on</source>
        <translation>Ver más de cerca; la rueda lo hace donde está el ratón y arrastrar lleva a otra parte</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>See more; the wheel does so where the mouse is</source>
        <translation>Ver más; la rueda lo hace donde está el ratón</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Mostrar de nuevo la gráfica entera</translation>
    </message>
    <message>
        <source>Show the whole chart again (0)</source>
        <translation>Mostrar de nuevo la gráfica entera (0)</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>Series shown in the chart</source>
        <translation>Series que muestra la gráfica</translation>
    </message>
    <message>
        <source>Show all series</source>
        <translation>Mostrar todas las series</translation>
    </message>
    <message>
        <source>Show only this series</source>
        <translation>Mostrar solo esta serie</translation>
    </message>
    <message>
        <source>Hide all series</source>
        <translation>Ocultar todas las series</translation>
    </message>
</context>
<context>
    <name>ClassExportMenu</name>
    <message>
        <source>Write how the class did to a file</source>
        <translation>Escribir en un archivo cómo le fue a la clase</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Questions as CSV…</source>
        <translation>&amp;Preguntas como CSV…</translation>
    </message>
    <message>
        <source>A row for each question, for spreadsheets</source>
        <translation>Una fila por pregunta, para hojas de cálculo</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>preguntas</translation>
    </message>
    <message>
        <source>&amp;Students as CSV…</source>
        <translation>&amp;Estudiantes como CSV…</translation>
    </message>
    <message>
        <source>A row for each student, for spreadsheets</source>
        <translation>Una fila por estudiante, para hojas de cálculo</translation>
    </message>
    <message>
        <source>students</source>
        <translation>estudiantes</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Informe como PDF…</translation>
    </message>
    <message>
        <source>Both tables, what the students wrote, and what was left out</source>
        <translation>Las dos tablas, lo que escribieron los estudiantes y lo que se dejó fuera</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Exportar la clase</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Drop the files that your students handed in here, NAME.answers.json, or a folder of them. They are only read; nothing leaves this machine.</source>
        <translation>Suelte aquí los archivos que entregaron los estudiantes, NOMBRE.answers.json, o una carpeta con ellos. Solo se leen; nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>How a class did: the answers that students handed in, put together</source>
        <translation>Cómo le fue a una clase: las respuestas entregadas, reunidas</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Read files that students handed in; they can be dropped on the page as well</source>
        <translation>Leer archivos entregados por estudiantes; también se pueden soltar en la página</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Read all answers in a folder and in those below it</source>
        <translation>Leer todas las respuestas de una carpeta y de las que contiene</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Lección…</translation>
    </message>
    <message>
        <source>The lesson that was answered, for the texts and the order of its questions; those of the program are found by themselves</source>
        <translation>La lección respondida, para los textos y el orden de sus preguntas; las del programa se encuentran solas</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Read all files once more</source>
        <translation>Leer otra vez todos los archivos</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>Quitar todo…</translation>
    </message>
    <message>
        <source>Take all files off the page; the files themselves stay</source>
        <translation>Quitar todos los archivos de la página; los archivos se conservan</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>A row for each question; a click on a heading sorts</source>
        <translation>Una fila por pregunta; un clic en un encabezado ordena</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Estudiantes</translation>
    </message>
    <message>
        <source>A row for each student; Enter or a double click shows the answers, a click on a heading sorts</source>
        <translation>Una fila por estudiante; Intro o doble clic muestra las respuestas, un clic en un encabezado ordena</translation>
    </message>
    <message>
        <source>What the students wrote</source>
        <translation>Lo que escribieron los estudiantes</translation>
    </message>
    <message>
        <source>Views of the class</source>
        <translation>Vistas de la clase</translation>
    </message>
    <message>
        <source>What they wrote</source>
        <translation>Lo que escribieron</translation>
    </message>
    <message>
        <source>All files were taken off the page.</source>
        <translation>Se quitaron todos los archivos de la página.</translation>
    </message>
    <message>
        <source>All files were counted.</source>
        <translation>Se contaron todos los archivos.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n archivo queda fuera.</numerusform>
            <numerusform>%n archivos quedan fuera.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no answers that can be counted.</source>
        <translation>No hay respuestas que se puedan contar.</translation>
    </message>
    <message>
        <source>The lesson is not known here; Lesson… tells which it is.</source>
        <translation>Aquí no se conoce la lección; Lección… dice cuál es.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody wrote a free text.</source>
        <translation>Nadie escribió un texto libre.</translation>
    </message>
    <message>
        <source>Answers of students</source>
        <translation>Respuestas de estudiantes</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>Respuestas (*%1)</translation>
    </message>
    <message>
        <source>A folder of answers</source>
        <translation>Una carpeta de respuestas</translation>
    </message>
    <message>
        <source>The lesson that was answered</source>
        <translation>La lección respondida</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lecciones (*%1)</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Quitar todo</translation>
    </message>
    <message>
        <source>Take all files off the page? The files themselves stay.</source>
        <translation>¿Quitar todos los archivos de la página? Los archivos se conservan.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Bien a la primera</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Commonest wrong answer</source>
        <translation>Error más frecuente</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tiempo mediano</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Estudiante</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>No se pudo leer %1: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, línea %2, columna %3: %4</translation>
    </message>
    <message>
        <source>It could not be read: %1</source>
        <translation>No se pudo leer: %1</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>Archivos por revisar</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>To look at (%1)</source>
        <translation>Por revisar (%1)</translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message>
        <source>These are answers to another lesson: %1.</source>
        <translation>Son respuestas a otra lección: %1.</translation>
    </message>
    <message>
        <source>These are answers to version %1 of the lesson, not %2.</source>
        <translation>Son respuestas a la versión %1 de la lección, no a la %2.</translation>
    </message>
    <message>
        <source>This is the same as %1.</source>
        <translation>Es lo mismo que %1.</translation>
    </message>
    <message>
        <source>%1 was handed in by the same student later, and counts.</source>
        <translation>%1 lo entregó después el mismo estudiante, y es lo que cuenta.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Commonest wrong answer</source>
        <translation>Error más frecuente</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tiempo mediano</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Estudiantes</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Estudiante</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Bien a la primera</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What they wrote</source>
        <translation>Lo que escribieron</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · versión %2 · Fourcast %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n vez)</numerusform>
            <numerusform>%1 (%n veces)</numerusform>
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
            <numerusform>%1, versión %2: %n estudiante.</numerusform>
            <numerusform>%1, versión %2: %n estudiantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at once</source>
        <translation>
            <numerusform>%n a la primera</numerusform>
            <numerusform>%n a la primera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n después</numerusform>
            <numerusform>%n después</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n mal</numerusform>
            <numerusform>%n mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to read</source>
        <translation>
            <numerusform>%n por leer</numerusform>
            <numerusform>%n por leer</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the answers of %1, to the second, under another name. Both count.</source>
        <translation>Tiene las respuestas de %1, al segundo, con otro nombre. Las dos cuentan.</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Tiempo por partida</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Extra time for each move</source>
        <translation>Tiempo añadido por jugada</translation>
    </message>
    <message>
        <source>Added after each move</source>
        <translation>Se añade después de cada jugada</translation>
    </message>
    <message>
        <source>Extra per move:</source>
        <translation>Extra por jugada:</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a colour, before its time</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Time for %1</source>
        <comment>a colour</comment>
        <translation>Tiempo de %1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>The clock starts with the next game.</source>
        <translation>El reloj empieza con la próxima partida.</translation>
    </message>
    <message>
        <source>A clock is for two people.</source>
        <translation>El reloj es para dos personas.</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>%1: time&apos;s up</source>
        <comment>whose clock</comment>
        <translation>%1: se acabó el tiempo</translation>
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
        <translation>%1, detenido</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>Se acabó el tiempo</translation>
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
        <translation>el jugador %1 tiene %2</translation>
    </message>
    <message>
        <source>Coins: %1.</source>
        <translation>Monedas: %1.</translation>
    </message>
</context>
<context>
    <name>ColumnBoard</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>To move: the first player (round discs)</source>
        <translation>Juega: el primer jugador (fichas redondas)</translation>
    </message>
    <message>
        <source>To move: the second player (square discs)</source>
        <translation>Juega: el segundo jugador (fichas cuadradas)</translation>
    </message>
    <message>
        <source>Position; choose a column</source>
        <translation>Posición; elige una columna</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>%1. Rows from above, X for the first player, O for the second: %2</source>
        <translation>%1. Filas desde arriba, X para el primer jugador, O para el segundo: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>ColumnChip</name>
    <message>
        <source>W</source>
        <comment>one letter: a win</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: a draw</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: a loss</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>on a chip below a column</comment>
        <translation>gana</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>on a chip below a column</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>on a chip below a column</comment>
        <translation>pierde</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>on a chip below a column: moves to the end</comment>
        <translation>en %1</translation>
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
        <translation>%1, la mejor</translation>
    </message>
    <message>
        <source>%1. Exact score %2 as %3 sees it; click to see the move</source>
        <translation>%1. Valor exacto %2 visto por %3; con un clic se ve la jugada</translation>
    </message>
</context>
<context>
    <name>ColumnValues</name>
    <message>
        <source>Value of column %1</source>
        <translation>Valor de la columna %1</translation>
    </message>
    <message>
        <source>Not searched, or full</source>
        <translation>No buscada, o llena</translation>
    </message>
</context>
<context>
    <name>CompareForm</name>
    <message>
        <source>empty board</source>
        <translation>tablero vacío</translation>
    </message>
    <message>
        <source>The moves that lead to it, as 44536 or d1 d2 e1</source>
        <translation>Las jugadas que llevan a ella, como 44536 o d1 d2 e1</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Del tablero</translation>
    </message>
    <message>
        <source>Take the position that is on the board</source>
        <translation>Tomar la posición del tablero</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Each engine searches so often, in turn with the others; from six on the median has an interval</source>
        <translation>Cada motor busca tantas veces, por turno con los demás; a partir de seis, la mediana tiene un intervalo</translation>
    </message>
    <message>
        <source>Whom the others are measured against</source>
        <translation>Con quién se comparan los demás</translation>
    </message>
    <message>
        <source>What pruning saves</source>
        <translation>Lo que ahorra la poda</translation>
    </message>
    <message>
        <source>Count the full tree and the least one, and run alpha-beta that tries the columns from left to right</source>
        <translation>Contar el árbol completo y el mínimo, y ejecutar alfa-beta probando las columnas de izquierda a derecha</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Posición:</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Repeticiones:</translation>
    </message>
    <message>
        <source>Reference:</source>
        <translation>Referencia:</translation>
    </message>
</context>
<context>
    <name>CompareModel</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Who searched, and how</source>
        <translation>Quién buscó, y cómo</translation>
    </message>
    <message>
        <source>Best move: value</source>
        <translation>Mejor jugada: valor</translation>
    </message>
    <message>
        <source>The column, and what it is worth to the player to move, in the engine&apos;s own units</source>
        <translation>La columna y lo que vale para quien mueve, en las unidades propias del motor</translation>
    </message>
    <message>
        <source>%1: times %2</source>
        <comment>a quantity and a letter</comment>
        <translation>%1: veces %2</translation>
    </message>
    <message>
        <source>How many times as much as the reference needed in the same round: the median, and below it from where to where</source>
        <translation>Cuántas veces lo que necesitó la referencia en la misma ronda: la mediana y, debajo, de dónde a dónde</translation>
    </message>
    <message>
        <source> The median of the repetitions, and below it from where to where.</source>
        <translation> La mediana de las repeticiones y, debajo, de dónde a dónde.</translation>
    </message>
    <message>
        <source>Full tree</source>
        <translation>Árbol completo</translation>
    </message>
    <message>
        <source>Positions to the depth that was searched, without pruning; a finished game ends its line</source>
        <translation>Posiciones hasta la profundidad buscada, sin poda; una partida terminada acaba su línea</translation>
    </message>
    <message>
        <source>Visited of it</source>
        <translation>Parte visitada</translation>
    </message>
    <message>
        <source>The nodes of all depths that were finished, against the full tree</source>
        <translation>Los nodos de todas las profundidades terminadas, frente al árbol completo</translation>
    </message>
    <message>
        <source>Least tree</source>
        <translation>Árbol mínimo</translation>
    </message>
    <message>
        <source>The fewest positions that prove the value: a best move is tried first everywhere</source>
        <translation>El menor número de posiciones que demuestra el valor: en todas partes se prueba primero una mejor jugada</translation>
    </message>
    <message>
        <source>Alpha-beta from the left</source>
        <translation>Alfa-beta desde la izquierda</translation>
    </message>
    <message>
        <source>What plain alpha-beta visits that tries the columns from left to right, with the same heuristic to the same depth</source>
        <translation>Lo que visita alfa-beta sin más, probando las columnas de izquierda a derecha, con la misma heurística hasta la misma profundidad</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <translation>hasta profundidad %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <translation>Línea de juego: %1</translation>
    </message>
    <message>
        <source>This number should be the same in each repetition, and was not.</source>
        <translation>Este número debería ser igual en cada repetición, y no lo fue.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Let each engine search in turn</source>
        <translation>Busca con cada motor por turno</translation>
    </message>
    <message>
        <source>Wait after the search under way, and go on later</source>
        <translation>Esperar tras la búsqueda en curso y seguir después</translation>
    </message>
    <message>
        <source>Stop, and keep the searches that are finished</source>
        <translation>Parar y conservar las búsquedas terminadas</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v de %m pasos</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Búsquedas terminadas</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Exportar la comparación</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparación</translation>
    </message>
    <message>
        <source>One position by several engines or settings: what each search costs, and what pruning saves.</source>
        <translation>Una posición con varios motores o ajustes: lo que cuesta cada búsqueda y lo que ahorra la poda.</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Comparar búsquedas</translation>
    </message>
    <message>
        <source>The same position by up to six engines or settings, again and again in turn: nodes, times and what pruning saves</source>
        <translation>La misma posición con hasta seis motores o ajustes, una y otra vez por turno: nodos, tiempos y lo que ahorra la poda</translation>
    </message>
    <message>
        <source>What the comparison found</source>
        <translation>Lo que halló la comparación</translation>
    </message>
    <message>
        <source>What the chart shows, and whose ratios the table has</source>
        <translation>Lo que muestra la gráfica, y de qué son las razones de la tabla</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Which columns the table has</source>
        <translation>Qué columnas tiene la tabla</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Gráfica:</translation>
    </message>
    <message>
        <source>What each engine&apos;s searches cost</source>
        <translation>Lo que cuestan las búsquedas de cada motor</translation>
    </message>
    <message>
        <source>Times the reference</source>
        <translation>Veces la referencia</translation>
    </message>
    <message>
        <source>From 1 to %1 engines can be compared, not %2.</source>
        <translation>Se pueden comparar de 1 a %1 motores, no %2.</translation>
    </message>
    <message>
        <source>There is no quantity called &quot;%1&quot;.</source>
        <translation>No hay ninguna magnitud llamada «%1».</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Buscando.</translation>
    </message>
    <message>
        <source>Who is the quickest, and how much of the tree was left out, is said here.</source>
        <translation>Aquí se dice quién es el más rápido y cuánto del árbol se omitió.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Búsquedas comparadas</translation>
    </message>
    <message>
        <source>Cancelled before the first search was finished.</source>
        <translation>Cancelado antes de que terminara la primera búsqueda.</translation>
    </message>
    <message>
        <source>Cancelled before the first search was finished: the result of before stays.</source>
        <translation>Cancelado antes de que terminara la primera búsqueda: queda el resultado anterior.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>A person can&apos;t be compared; choose an engine.</source>
        <translation>Una persona no se puede comparar; elija un motor.</translation>
    </message>
    <message>
        <source>%1 needs a limit: a depth, nodes or a time.</source>
        <translation>%1 necesita un límite: una profundidad, nodos o un tiempo.</translation>
    </message>
    <message>
        <source>From 1 to %1 engines can be compared, not %2.</source>
        <translation>Se pueden comparar de 1 a %1 motores, no %2.</translation>
    </message>
    <message>
        <source>The number of repetitions must be from 1 to %1, not %2.</source>
        <translation>El número de repeticiones debe estar entre 1 y %1; %2 no vale.</translation>
    </message>
    <message>
        <source>The reference must be one of the engines, 1 to %1, not %2.</source>
        <translation>La referencia debe ser uno de los motores, de 1 a %1, no %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>En esta posición la partida ha terminado.</translation>
    </message>
    <message>
        <source>The system has not as many threads as &quot;%1&quot; takes.</source>
        <translation>El sistema no tiene tantos hilos como necesita «%1».</translation>
    </message>
    <message>
        <source>There is not as much memory as &quot;%1&quot; takes.</source>
        <translation>No hay tanta memoria como necesita «%1».</translation>
    </message>
    <message>
        <source>plies</source>
        <translation>medias jugadas</translation>
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
        <translation>de %1 a %2 (95 %)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 is the quickest, %2 times as fast as %3</source>
        <translation>%1 es el más rápido, %2 veces tan rápido como %3</translation>
    </message>
    <message>
        <source>%1 takes %2 times as long as %3</source>
        <translation>%1 tarda %2 veces lo que %3</translation>
    </message>
    <message>
        <source> (95 %: %1 to %2)</source>
        <translation> (95 %: de %1 a %2)</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation> (de %1 a %2)</translation>
    </message>
    <message>
        <source>%1 is the quickest.</source>
        <translation>%1 es el más rápido.</translation>
    </message>
    <message>
        <source>The best move of every search is column %1.</source>
        <translation>La mejor jugada de todas las búsquedas es la columna %1.</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1: columna %2</translation>
    </message>
    <message>
        <source>They do not agree on the best move. %1.</source>
        <translation>No coinciden en la mejor jugada. %1.</translation>
    </message>
    <message>
        <source>The best move is not the same in every repetition.</source>
        <translation>La mejor jugada no es la misma en cada repetición.</translation>
    </message>
    <message>
        <source>the least tree that proves the value has %1</source>
        <translation>el árbol mínimo que demuestra el valor tiene %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs more than %1</source>
        <translation>alfa-beta de izquierda a derecha necesita más de %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs %1</source>
        <translation>alfa-beta de izquierda a derecha necesita %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tablero vacío</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>tras %1</translation>
    </message>
    <message>
        <source>repetitions: %1, in turn</source>
        <translation>repeticiones: %1, por turno</translation>
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
        <translation> (no siempre)</translation>
    </message>
    <message>
        <source>%1 visited %2 of the full tree of %3 positions to depth %4</source>
        <translation>%1 visitó el %2 del árbol completo de %3 posiciones hasta profundidad %4</translation>
    </message>
    <message>
        <source>%1 visited nothing; the full tree to depth %2 has %3 positions</source>
        <translation>%1 no visitó nada; el árbol completo hasta profundidad %2 tiene %3 posiciones</translation>
    </message>
    <message>
        <source>%1 visited %2 positions; the full tree to depth %3 is too large to be counted (to depth %4 it has %5)</source>
        <translation>%1 visitó %2 posiciones; el árbol completo hasta profundidad %3 es demasiado grande para contarlo (hasta profundidad %4 tiene %5)</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Detenido antes de tiempo.</translation>
    </message>
    <message>
        <source>What was counted is not the same in each repetition of %1: a limit of time ended it, or workers share a table.</source>
        <translation>Lo contado no es igual en cada repetición de %1: lo terminó un límite de tiempo, o los hilos comparten una tabla.</translation>
    </message>
    <message>
        <source>Searches whose times are disturbed, because something else had the processors: %1.</source>
        <translation>Búsquedas con tiempos perturbados, porque otra cosa tenía los procesadores: %1.</translation>
    </message>
    <message>
        <source>Fewer than six repetitions have a spread and no interval.</source>
        <translation>Con menos de seis repeticiones hay dispersión, pero no intervalo.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Búsquedas comparadas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbado</translation>
    </message>
    <message>
        <source>searches: %1</source>
        <translation>búsquedas: %1</translation>
    </message>
    <message>
        <source>%1 and %2, the quickest, can&apos;t be told apart by their times.</source>
        <translation>%1 y %2, los más rápidos, no se distinguen por sus tiempos.</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Two runs compared</source>
        <translation>Dos ejecuciones comparadas</translation>
    </message>
    <message>
        <source>Cells of both runs</source>
        <translation>Celdas de ambas ejecuciones</translation>
    </message>
    <message>
        <source>The two runs have no cell of the same name: nothing can be compared.</source>
        <translation>Las dos ejecuciones no tienen ninguna celda del mismo nombre: no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Shares won by the first named, with Wilson&apos;s 95 % intervals. Intervals that are apart speak for a real difference; those that overlap leave it open.</source>
        <translation>Proporciones ganadas por el primero, con intervalos de Wilson del 95 %. Los intervalos separados hablan de una diferencia real; los que se solapan la dejan abierta.</translation>
    </message>
    <message>
        <source>This run: %1. %2
Other run: %3. %4</source>
        <translation>Esta ejecución: %1. %2
Otra ejecución: %3. %4</translation>
    </message>
</context>
<context>
    <name>ConformView</name>
    <message>
        <source>worker %1 takes column %2</source>
        <translation>el hilo %1 toma la columna %2</translation>
    </message>
    <message>
        <source>all are done: column %1 is the best, with %2</source>
        <translation>todas están hechas: la columna %1 es la mejor, con %2</translation>
    </message>
    <message>
        <source>● conforms</source>
        <translation>● conforme</translation>
    </message>
    <message>
        <source>○ conforms as far as it goes</source>
        <translation>○ conforme hasta donde llega</translation>
    </message>
    <message>
        <source>▲ does not conform</source>
        <translation>▲ no conforme</translation>
    </message>
    <message>
        <source>While a game is played, what the workers of a mapped search did is replayed step by step in the model of the search</source>
        <translation>Mientras se juega, lo que hicieron los hilos de una búsqueda repartida se repite paso a paso en el modelo de la búsqueda</translation>
    </message>
    <message>
        <source>The states of this run&apos;s model, and the run as a path through them</source>
        <translation>Los estados del modelo de esta búsqueda, y la búsqueda como un camino por ellos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Searches that were held against the model</source>
        <translation>Búsquedas contrastadas con el modelo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Lo que pasó</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>En el modelo</translation>
    </message>
    <message>
        <source>Events of the chosen search</source>
        <translation>Sucesos de la búsqueda elegida</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3</source>
        <translation>%1, profundidad %2, juega %3</translation>
    </message>
    <message>
        <source>Play against an engine that shares its moves among workers, such as mapped-h1: each of its searches appears here.</source>
        <translation>Juegue contra un motor que reparta sus jugadas entre hilos, como mapped-h1: cada una de sus búsquedas aparece aquí.</translation>
    </message>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything that their workers did.</source>
        <translation>
            <numerusform>La búsqueda es conforme: el modelo permite todo lo que hicieron sus hilos.</numerusform>
            <numerusform>Las %n búsquedas son conformes: el modelo permite todo lo que hicieron sus hilos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) did not conform.</source>
        <translation>
            <numerusform>%n búsqueda no fue conforme.</numerusform>
            <numerusform>%n búsquedas no fueron conformes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see the step that the model does not allow.</source>
        <translation>Elija una para ver el paso que el modelo no permite.</translation>
    </message>
    <message>
        <source>▲ %1 is not allowed here</source>
        <translation>▲ %1 no se permite aquí</translation>
    </message>
    <message>
        <source>Hold each engine&apos;s move against the model</source>
        <translation>Contrastar cada jugada del motor con el modelo</translation>
    </message>
    <message>
        <source>Show as a path</source>
        <translation>Mostrar como camino</translation>
    </message>
    <message>
        <source>worker %1 has searched column %2: %3</source>
        <translation>el hilo %1 ha analizado la columna %2: %3</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3 (of equal ones, by lot)</source>
        <translation>%1, profundidad %2, juega %3 (entre iguales, por sorteo)</translation>
    </message>
    <message>
        <source>Values are in units of the heuristic, for the side to move</source>
        <translation>Los valores están en unidades de la heurística, para quien mueve</translation>
    </message>
    <message>
        <source>Switched off: no search is looked at. Switched on, what the workers of each engine&apos;s move did is replayed step by step in the model of the search.</source>
        <translation>Desactivado: no se mira ninguna búsqueda. Activado, lo que hicieron los hilos en cada jugada de un motor se repite paso a paso en el modelo de la búsqueda.</translation>
    </message>
</context>
<context>
    <name>Conformance</name>
    <message numerus="yes">
        <source>Conforms: the model allows all %n event(s).</source>
        <translation>
            <numerusform>Conforme: el modelo permite el suceso.</numerusform>
            <numerusform>Conforme: el modelo permite los %n sucesos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conforms as far as it goes: the model allows all %n event(s); the search ended before its result.</source>
        <translation>
            <numerusform>Conforme hasta donde llega: el modelo permite el suceso; la búsqueda terminó antes de su resultado.</numerusform>
            <numerusform>Conforme hasta donde llega: el modelo permite los %n sucesos; la búsqueda terminó antes de su resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not conform: event %1, %2, is none that the model allows there. It allows %3.</source>
        <translation>No conforme: el suceso %1, %2, no es de los que el modelo permite ahí. Permite %3.</translation>
    </message>
</context>
<context>
    <name>Contender</name>
    <message>
        <source>An engine is missing; the engines are %1.</source>
        <translation>Falta un motor; los motores son %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must say %2 with a whole number from %3 to %4.</source>
        <translation>«%1» debe indicar %2 con un número entero de %3 a %4.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot; nothing follows %2.</source>
        <translation>En «%1» no sigue nada a %2.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot; the word %2 is of no use to %3.</source>
        <translation>En «%1» la palabra %2 no le sirve a %3.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot; nobody knows &quot;%2&quot;; behind an engine can stand %3.</source>
        <translation>En «%1» nadie conoce «%2»; detrás de un motor puede ir %3.</translation>
    </message>
</context>
<context>
    <name>ContenderChart</name>
    <message>
        <source>Chart of one quantity of the engines that are compared</source>
        <translation>Gráfica de una magnitud de los motores que se comparan</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 times that of %2</source>
        <translation>%1 veces lo de %2</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, repetición %2: %3</translation>
    </message>
    <message>
        <source>Disturbed: something else had the processors.</source>
        <translation>Perturbado: otra cosa tenía los procesadores.</translation>
    </message>
    <message>
        <source>Choose engines above, then Run: what each search cost is drawn here, every repetition as a point.</source>
        <translation>Elija motores arriba y ejecute: aquí se dibuja lo que costó cada búsqueda, con cada repetición como un punto.</translation>
    </message>
    <message>
        <source>None of these engines counts that.</source>
        <translation>Ninguno de estos motores cuenta eso.</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>intervalo del 95 % de la mediana</translation>
    </message>
    <message>
        <source>least to most</source>
        <translation>de menor a mayor</translation>
    </message>
    <message>
        <source>one search</source>
        <translation>una búsqueda</translation>
    </message>
    <message>
        <source>a disturbed search</source>
        <translation>una búsqueda perturbada</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nodos</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Chart of the cost over what grows</source>
        <translation>Gráfico del coste según lo que crece</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 board</source>
        <translation>tablero %1</translation>
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
        <source>No part of the line: %1</source>
        <translation>No forma parte de la recta: %1</translation>
    </message>
    <message>
        <source>Choose what grows above, then Run: the cost of each point is drawn here, with the line through them.</source>
        <translation>Elija arriba qué crece y ejecute: aquí se dibuja el coste de cada punto, con la recta que los ajusta.</translation>
    </message>
    <message>
        <source>median, least to most</source>
        <translation>mediana, de menor a mayor</translation>
    </message>
    <message>
        <source>no part of the line</source>
        <translation>fuera de la recta</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajustada</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>1 node</source>
        <translation>1 nodo</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nodos</translation>
    </message>
</context>
<context>
    <name>CurvesFigure</name>
    <message>
        <source>Depth %1: time for each move</source>
        <translation>Profundidad %1: tiempo de cada jugada</translation>
    </message>
    <message>
        <source>Depth %1: nodes for each move</source>
        <translation>Profundidad %1: nodos de cada jugada</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tiempo en ms</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>This program: %1, seed %2. %3</source>
        <translation>Este programa: %1, semilla %2. %3</translation>
    </message>
    <message>
        <source>The article: Kang, Wang and Hu (2019), figures 12 and 13, one game for each depth.</source>
        <translation>El artículo: Kang, Wang y Hu (2019), figuras 12 y 13, una partida por profundidad.</translation>
    </message>
    <message>
        <source>There are no curves to draw.</source>
        <translation>No hay curvas que dibujar.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nodos y tiempo de cada jugada</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Media jugada</translation>
    </message>
    <message>
        <source>The article, depth %1, one game</source>
        <translation>El artículo, profundidad %1, una partida</translation>
    </message>
    <message>
        <source>This program, depth %1, one game</source>
        <translation>Este programa, profundidad %1, una partida</translation>
    </message>
    <message>
        <source>Ply %1: %2 ms</source>
        <translation>Media jugada %1: %2 ms</translation>
    </message>
    <message>
        <source>Ply %1: %2 nodes</source>
        <translation>Media jugada %1: %2 nodos</translation>
    </message>
    <message>
        <source>%1, disturbed by other work</source>
        <translation>%1, perturbado por otro trabajo</translation>
    </message>
    <message>
        <source>Study curves: nodes and time for each move at depths 4 and 6</source>
        <translation>Curvas del estudio: nodos y tiempo de cada jugada a profundidades 4 y 6</translation>
    </message>
    <message>
        <source>The arrow keys go from point to point, Enter shows that move of the game.</source>
        <translation>Las flechas van de punto en punto; Intro muestra esa jugada de la partida.</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Línea %1, columna %2: %3.</translation>
    </message>
    <message>
        <source>Line %1 contradicts line %2, which has the same position or its mirror image.</source>
        <translation>La línea %1 contradice la línea %2, que tiene la misma posición o su imagen reflejada.</translation>
    </message>
    <message>
        <source>The data set %1 can&apos;t be read: %2.</source>
        <translation>No se puede leer el conjunto de datos %1: %2.</translation>
    </message>
    <message>
        <source>the line ends after %1 of %2 squares</source>
        <translation>la línea termina después de %1 de %2 casillas</translation>
    </message>
    <message>
        <source>a square must be x, o or b</source>
        <translation>una casilla debe ser x, o o b</translation>
    </message>
    <message>
        <source>a comma must follow a square</source>
        <translation>tras una casilla debe haber una coma</translation>
    </message>
    <message>
        <source>this disc has no disc below it</source>
        <translation>esta ficha no tiene ninguna ficha debajo</translation>
    </message>
    <message>
        <source>the last field must be win, loss or draw</source>
        <translation>el último campo debe ser win, loss o draw</translation>
    </message>
    <message>
        <source>%1 x and %2 o can&apos;t come up in a game</source>
        <translation>%1 x y %2 o no pueden darse en una partida</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>la partida ha terminado en esta posición</translation>
    </message>
</context>
<context>
    <name>DatasetEngine</name>
    <message>
        <source>looked up in the data set, seed %1</source>
        <translation>consultado en el conjunto de datos, semilla %1</translation>
    </message>
    <message>
        <source>not in the data set, %1</source>
        <translation>no está en el conjunto de datos, %1</translation>
    </message>
</context>
<context>
    <name>DiceShown</name>
    <message>
        <source>No die lies yet</source>
        <translation>Aún no hay ningún dado en la mesa</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Los dados muestran %1</translation>
    </message>
    <message>
        <source>%1; %2 in the hand.</source>
        <translation>%1; %2 en la mano.</translation>
    </message>
</context>
<context>
    <name>DockSet</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Who plays, and how strongly</source>
        <translation>Quién juega y con qué fuerza</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>The moves of the game as a list</source>
        <translation>Las jugadas de la partida en una lista</translation>
    </message>
    <message>
        <source>Engine report</source>
        <translation>Informe del motor</translation>
    </message>
    <message>
        <source>What the last search found and what it cost</source>
        <translation>Qué halló la última búsqueda y cuánto costó</translation>
    </message>
    <message>
        <source>Study curves</source>
        <translation>Curvas del estudio</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s games played again</source>
        <translation>Las partidas del estudio de las heurísticas, jugadas de nuevo</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>What the exact solver knows of the position</source>
        <translation>Qué sabe de la posición el solucionador exacto</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>How good the game&apos;s moves were</source>
        <translation>Lo buenas que fueron las jugadas de la partida</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Quién gana tras cada jugada con el mejor juego</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lupa</translation>
    </message>
    <message>
        <source>What the heuristics H1 and H2 are made of, feature by feature</source>
        <translation>De qué se componen las heurísticas H1 y H2, rasgo a rasgo</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>The studies repeated, and own experiments</source>
        <translation>Los estudios repetidos y experimentos propios</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>What each worker did in the search of a move, and when</source>
        <translation>Qué hizo cada hilo en la búsqueda de una jugada, y cuándo</translation>
    </message>
    <message>
        <source>After an engine&apos;s move, what its workers did is shown here.</source>
        <translation>Tras la jugada de un motor se muestra aquí lo que hicieron sus hilos.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>What was played from here, and how it ended</source>
        <translation>Qué se jugó desde aquí y cómo acabó</translation>
    </message>
    <message>
        <source>Any figure</source>
        <translation>Cualquier cifra</translation>
    </message>
    <message>
        <source>Any number that a search reports, by move and by game</source>
        <translation>Cualquier número del que informa una búsqueda, por jugada y por partida</translation>
    </message>
</context>
<context>
    <name>DotLayout</name>
    <message>
        <source>Graphviz did not answer as expected.</source>
        <translation>Graphviz no ha respondido como se esperaba.</translation>
    </message>
</context>
<context>
    <name>EngineFactory</name>
    <message>
        <source>looks one move ahead and takes what %1 values most</source>
        <translation>mira una jugada por delante y elige lo que %1 valora más</translation>
    </message>
    <message>
        <source>searches the whole tree to its depth, valued with %1</source>
        <translation>recorre el árbol entero hasta su profundidad y lo valora con %1</translation>
    </message>
    <message>
        <source>the article&apos;s search: alpha-beta with one shared window, columns from left to right, valued with %1</source>
        <translation>la búsqueda del artículo: alfa-beta con una sola ventana compartida, columnas de izquierda a derecha, valorada con %1</translation>
    </message>
    <message>
        <source>alpha-beta with ordered moves, deepening, valued with %1</source>
        <translation>alfa-beta con jugadas ordenadas y profundidad creciente, valorada con %1</translation>
    </message>
    <message>
        <source>alpha-beta whose root moves are mapped over the workers, valued with %1</source>
        <translation>alfa-beta con las jugadas de la raíz repartidas entre los hilos, valorada con %1</translation>
    </message>
    <message>
        <source>all wins alike</source>
        <translation>todas las victorias valen igual</translation>
    </message>
    <message>
        <source>fastest win first</source>
        <translation>primero la victoria más rápida</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>plays any legal move</source>
        <translation>juega cualquier jugada legal</translation>
    </message>
    <message>
        <source>There is no engine called &quot;%1&quot;; the engines are %2.</source>
        <translation>No hay ningún motor llamado «%1»; los motores son %2.</translation>
    </message>
    <message>
        <source>plays the best move there is, proved to the end of the game</source>
        <translation>juega la mejor jugada que hay, demostrada hasta el final de la partida</translation>
    </message>
    <message>
        <source>plays from the labels of the data set of eight discs where they decide, elsewhere as %1</source>
        <translation>juega según las etiquetas del conjunto de datos de ocho fichas donde deciden; si no, como %1</translation>
    </message>
    <message>
        <source>%1, opponent %2 of %3: %4</source>
        <translation>%1, rival %2 de %3: %4</translation>
    </message>
    <message>
        <source>the article&apos;s flow chart at its word: as study, but a finished game is worth what %1 says, so that H2 and an H1 without feature 1 don&apos;t know it</source>
        <translation>el diagrama del artículo al pie de la letra: como study, pero una partida terminada vale lo que dice %1, de modo que H2 y una H1 sin el rasgo 1 no la conocen</translation>
    </message>
    <message>
        <source>finished games known through feature 1</source>
        <translation>partidas terminadas conocidas por el rasgo 1</translation>
    </message>
    <message>
        <source>finished games unknown</source>
        <translation>partidas terminadas desconocidas</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Opponents, from easy to hard</source>
        <translation>Rivales, de fácil a difícil</translation>
    </message>
    <message>
        <source>For experts: look ahead as deep as you say</source>
        <translation>Para expertos: miran tan lejos como usted diga</translation>
    </message>
    <message>
        <source>For experts: the study&apos;s programs, move for move</source>
        <translation>Para expertos: los programas del estudio, jugada a jugada</translation>
    </message>
    <message>
        <source>For experts: know the exact result</source>
        <translation>Para expertos: conocen el resultado exacto</translation>
    </message>
    <message>
        <source>For experts: look at the moves alone</source>
        <translation>Para expertos: solo miran las jugadas</translation>
    </message>
</context>
<context>
    <name>EngineSession</name>
    <message>
        <source>There is not enough memory for the engine to think. It can be started again when other programs have ended.</source>
        <translation>No hay memoria suficiente para que el motor piense. Se puede volver a iniciar cuando hayan terminado otros programas.</translation>
    </message>
    <message>
        <source>The engine ended with an error: %1</source>
        <translation>El motor terminó con un error: %1</translation>
    </message>
    <message>
        <source>The engine ended with an unknown error.</source>
        <translation>El motor terminó con un error desconocido.</translation>
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
        <translation>Motores del experimento</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Another engine, a copy of the selected one to be changed</source>
        <translation>Otro motor, copia del elegido, para cambiarlo</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Take the selected engine out; two must stay</source>
        <translation>Quita el motor elegido; deben quedar dos</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>&amp;Variar</translation>
    </message>
    <message>
        <source>Copies of the selected engine that differ in one thing: a grid&apos;s axis</source>
        <translation>Copias del motor elegido que difieren en una cosa: el eje de una cuadrícula</translation>
    </message>
    <message>
        <source>By &amp;depth: 2, 4, 6 and 8</source>
        <translation>Por &amp;profundidad: 2, 4, 6 y 8</translation>
    </message>
    <message>
        <source>By &amp;feature of H1, each alone</source>
        <translation>Por &amp;rasgo de H1, cada uno solo</translation>
    </message>
    <message>
        <source>By features of H1, one after the &amp;other</source>
        <translation>Por rasgos de H1, un&amp;o tras otro</translation>
    </message>
    <message>
        <source>By &amp;heuristic: %1</source>
        <translation>Por &amp;heurística: %1</translation>
    </message>
    <message>
        <source>Engines that are compared</source>
        <translation>Motores que se comparan</translation>
    </message>
    <message>
        <source>Take the selected engine out; one must stay</source>
        <translation>Quita el motor elegido; debe quedar uno</translation>
    </message>
    <message>
        <source>By &amp;way to search, with the same heuristic</source>
        <translation>Por &amp;modo de buscar, con la misma heurística</translation>
    </message>
    <message>
        <source>By wor&amp;kers: 1, 2, 4 and 8</source>
        <translation>Por hi&amp;los: 1, 2, 4 y 8</translation>
    </message>
    <message>
        <source>By &amp;table of the exact solver: 1, 4, 16 and 64 MiB</source>
        <translation>Por &amp;tabla del solucionador exacto: 1, 4, 16 y 64 MiB</translation>
    </message>
</context>
<context>
    <name>EquationText</name>
    <message>
        <source>Nothing more is counted from here; graph search knows that.</source>
        <translation>Desde aquí no se cuenta nada más; eso lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>The goal need not be met from here, so that nothing limits the sum; graph search knows that.</source>
        <translation>Desde aquí la meta puede no alcanzarse, de modo que nada limita la suma; eso lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>The goal is met from here for certain; graph search knows that.</source>
        <translation>Desde aquí la meta se alcanza con seguridad; eso lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>The goal can&apos;t be met from here; graph search knows that.</source>
        <translation>Desde aquí la meta no puede alcanzarse; eso lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>State %1:</source>
        <translation>Estado %1:</translation>
    </message>
    <message>
        <source>An end component: from each of the states %1 one can stay among them for ever, so that they are made one.</source>
        <translation>Una componente final: desde cada uno de los estados %1 se puede permanecer entre ellos para siempre, de modo que se hacen uno.</translation>
    </message>
    <message>
        <source>the least of</source>
        <translation>el menor de</translation>
    </message>
    <message>
        <source>the greatest of</source>
        <translation>el mayor de</translation>
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
        <translation>Tras la pasada %1:</translation>
    </message>
    <message>
        <source>It begins with</source>
        <translation>Empieza con</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Evaluación: %1</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>la partida acaba en empate</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
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
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>a draw with best play</source>
        <translation>empate con el mejor juego</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
    </message>
    <message>
        <source>%1 wins; when is not known yet</source>
        <translation>%1 gana; aún no se sabe cuándo</translation>
    </message>
    <message>
        <source>%1 wins in %2, with disc %3</source>
        <comment>side, its own moves, discs on the board then</comment>
        <translation>%1 gana en %2, con la ficha %3</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Comienzo: %1</translation>
    </message>
    <message>
        <source>Ply %1 (%2): %3</source>
        <comment>number, square, who wins</comment>
        <translation>Media jugada %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>EvaluationGraph</name>
    <message>
        <source>Graph of who wins after each move with best play</source>
        <translation>Gráfica de quién gana tras cada jugada con el mejor juego</translation>
    </message>
    <message>
        <source>Left and Right go to the moves of the game.</source>
        <translation>Izquierda y Derecha recorren las jugadas de la partida.</translation>
    </message>
    <message>
        <source>Each point is exact: the number of discs on the board when the game ends under best play. The sooner a side wins, the farther out. The line stays level as long as nobody errs.</source>
        <translation>Cada punto es exacto: el número de fichas en el tablero cuando la partida acaba con el mejor juego. Cuanto antes gana un lado, más hacia fuera. La línea sigue plana mientras nadie se equivoca.</translation>
    </message>
    <message>
        <source>%1. Left and Right go to the moves of the game.</source>
        <translation>%1. Izquierda y Derecha recorren las jugadas de la partida.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are not known yet.</source>
        <translation>Huecos: %1 de %2 posiciones aún no se saben.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are hidden until you have found your move.</source>
        <translation>Huecos: %1 de %2 posiciones quedan ocultas hasta hallar una jugada propia.</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Quién gana tras cada jugada con el mejor juego</translation>
    </message>
    <message>
        <source>Columns played</source>
        <translation>Columnas jugadas</translation>
    </message>
    <message>
        <source>Exact. The further from the middle, the sooner that side wins.</source>
        <translation>Exacto. Cuanto más lejos del centro, antes gana ese lado.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are still being worked out.</source>
        <translation>Huecos: %1 de %2 posiciones aún se están calculando.</translation>
    </message>
</context>
<context>
    <name>EvaluationPlot</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Media jugada</translation>
    </message>
    <message>
        <source>Ply of the last disc</source>
        <translation>Media jugada de la última ficha</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Which move is best here?</source>
        <translation>¿Qué jugada es la mejor aquí?</translation>
    </message>
    <message>
        <source>How many leaves does alpha-beta look at, from left to right?</source>
        <translation>¿Cuántas hojas examina alfa-beta, de izquierda a derecha?</translation>
    </message>
    <message>
        <source>What is the tree worth to the side that moves first?</source>
        <translation>¿Cuánto vale el árbol para quien juega primero?</translation>
    </message>
    <message>
        <source>Exercises %1</source>
        <translation>Ejercicios %1</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>La mejor jugada</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árboles</translation>
    </message>
    <message>
        <source>A tree</source>
        <translation>Un árbol</translation>
    </message>
    <message>
        <source>How often does alpha-beta cut?</source>
        <translation>¿Cuántas veces corta alfa-beta?</translation>
    </message>
    <message>
        <source>How few leaves would it be in the best order?</source>
        <translation>¿Cuántas hojas serían, como mínimo, en el mejor orden?</translation>
    </message>
</context>
<context>
    <name>Experiment</name>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
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
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 of %2 games: %3 won, %4 drawn, %5 lost by the first named</source>
        <translation>%1 de %2 partidas: %3 ganadas, %4 empatadas, %5 perdidas por el primero</translation>
    </message>
    <message>
        <source>Different games: %1</source>
        <translation>Partidas distintas: %1</translation>
    </message>
    <message>
        <source>Nodes for each move: %1 and %2; time: %3 ms and %4 ms</source>
        <translation>Nodos por jugada: %1 y %2; tiempo: %3 ms y %4 ms</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>Both players know finished games.</source>
        <translation>Ambos jugadores conocen las partidas terminadas.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>las primeras %1 de %2</translation>
    </message>
    <message>
        <source>Share won by %1: %2, 95 % interval %3</source>
        <translation>Parte ganada por %1: %2, intervalo del 95 % %3</translation>
    </message>
    <message>
        <source>the second named</source>
        <translation>el segundo nombrado</translation>
    </message>
    <message>
        <source>Stronger: yes, decided after %1 games. An advantage of %2 Elo or less would look so in %3 of 100 runs at most.</source>
        <translation>Más fuerte: sí, decidido tras %1 partidas. Una ventaja de %2 Elo o menos se vería así a lo sumo en %3 de 100 series.</translation>
    </message>
    <message>
        <source>Stronger: no, decided after %1 games. An advantage of %2 Elo or more would look so in %3 of 100 runs at most.</source>
        <translation>Más fuerte: no, decidido tras %1 partidas. Una ventaja de %2 Elo o más se vería así a lo sumo en %3 de 100 series.</translation>
    </message>
    <message>
        <source>Stronger: open. The games so far don&apos;t decide between %1 and %2 Elo.</source>
        <translation>Más fuerte: abierto. Las partidas hasta ahora no deciden entre %1 y %2 Elo.</translation>
    </message>
    <message>
        <source>first to move</source>
        <translation>quien empieza</translation>
    </message>
    <message>
        <source>second to move</source>
        <translation>quien juega segundo</translation>
    </message>
    <message>
        <source>first named</source>
        <translation>primer nombrado</translation>
    </message>
    <message>
        <source>second named</source>
        <translation>segundo nombrado</translation>
    </message>
    <message>
        <source>first : second</source>
        <comment>the shares of whom</comment>
        <translation>primero : segundo</translation>
    </message>
    <message>
        <source>needs at least %1 games</source>
        <translation>hacen falta al menos %1 partidas</translation>
    </message>
    <message>
        <source>Is the first named the stronger one? The sequential test takes the games two by two, as they come, pairs that repeat an earlier one left out. It answers as soon as the pairs are much likelier under one of two differences in strength than under the other: “yes” for the larger one, “no” for the smaller one. Until then it is open.</source>
        <translation>¿Es más fuerte el primero? La prueba secuencial toma las partidas de dos en dos, según llegan, sin las parejas que repiten una anterior. Responde en cuanto las parejas son mucho más probables con una de dos diferencias de fuerza que con la otra: «sí» con la mayor, «no» con la menor. Hasta entonces queda abierta.</translation>
    </message>
    <message>
        <source>%1 Elo (%2 % of the points)</source>
        <translation>%1 Elo (%2 % de los puntos)</translation>
    </message>
    <message>
        <source>“Stronger by %1” needs at least %2 games, all of them won; a pairing has %3.</source>
        <translation>«Más fuerte en %1» necesita al menos %2 partidas, todas ganadas; un emparejamiento tiene %3.</translation>
    </message>
    <message>
        <source>“Stronger by %1” can be said after %2 games at the earliest; a pairing has %3.</source>
        <translation>«Más fuerte en %1» puede decirse tras %2 partidas como pronto; un emparejamiento tiene %3.</translation>
    </message>
    <message>
        <source>Sequential test, %1: %2</source>
        <translation>Prueba secuencial, %1: %2</translation>
    </message>
    <message>
        <source>Pairs of games that repeat earlier ones and don&apos;t count in it: %1</source>
        <translation>Parejas de partidas que repiten otras anteriores y no cuentan en ella: %1</translation>
    </message>
    <message>
        <source>The article: %1 won by the first named, %2 by the other one, in %3 games</source>
        <translation>El artículo: %1 ganado por el primer nombrado, %2 por el otro, en %3 partidas</translation>
    </message>
    <message>
        <source>The article: %1 won by the first named in %2 games</source>
        <translation>El artículo: %1 ganado por el primer nombrado en %2 partidas</translation>
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
        <translation>se solapan</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>separados</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta ejecución</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>Intervalos del 95 %</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>Otra ejecución</translation>
    </message>
</context>
<context>
    <name>ExperimentConclusion</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is reproduced: between unequal depths the deeper side won %1 of %2 games and lost %3.</source>
        <translation>Se reproduce la afirmación del artículo de que buscar más hondo gana más: entre profundidades distintas, el lado más profundo ganó %1 de %2 partidas y perdió %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not reproduced: between unequal depths the deeper side won %1 of %2 games and lost %3.</source>
        <translation>No se reproduce la afirmación del artículo de que buscar más hondo gana más: entre profundidades distintas, el lado más profundo ganó %1 de %2 partidas y perdió %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not decided by these games: between unequal depths the deeper side won %1 of %2 and lost %3.</source>
        <translation>Estas partidas no deciden la afirmación del artículo de que buscar más hondo gana más: entre profundidades distintas, el lado más profundo ganó %1 de %2 y perdió %3.</translation>
    </message>
    <message>
        <source>Both sides know finished games by this protocol, whatever the features, so a share tells what the features add to a search that sees four in line.</source>
        <translation>Con este protocolo ambos lados conocen las partidas terminadas, sean cuales sean los rasgos; una proporción dice, pues, qué añaden los rasgos a una búsqueda que ve el cuatro en raya.</translation>
    </message>
    <message>
        <source>Neither H2 nor an H1 without feature 1 knows a finished game by this protocol, so a share also tells who stumbles into four in line.</source>
        <translation>Con este protocolo ni H2 ni una H1 sin el rasgo 1 conocen una partida terminada; una proporción dice, pues, también quién tropieza con el cuatro en raya.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough is reproduced: no feature alone wins half of its games: %1.</source>
        <translation>Se reproduce la afirmación del artículo de que un rasgo no basta: ningún rasgo solo gana la mitad de sus partidas: %1.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough, none winning half of its games, is reproduced for %1 and not for %2.</source>
        <translation>La afirmación del artículo de que un rasgo no basta, pues ninguno gana la mitad de sus partidas, se reproduce para %1 y no para %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The article&apos;s claim that more features win more is reproduced: %1.</source>
        <translation>Se reproduce la afirmación del artículo de que más rasgos ganan más: %1.</translation>
    </message>
    <message>
        <source>The order of the article&apos;s claim that more features win more is reproduced, but the differences may be chance: %1.</source>
        <translation>Se reproduce el orden de la afirmación del artículo de que más rasgos ganan más, pero las diferencias pueden ser azar: %1.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that more features win more is not reproduced in this order: %1.</source>
        <translation>No se reproduce en este orden la afirmación del artículo de que más rasgos ganan más: %1.</translation>
    </message>
    <message>
        <source>It is a lead over an H2 that does not know a finished game, which this protocol leaves to H1&apos;s feature 1 alone; it does not show that H1 is the better heuristic. The protocol fair lets both know finished games.</source>
        <translation>Es una ventaja sobre una H2 que no conoce una partida terminada, cosa que este protocolo deja solo al rasgo 1 de H1; no muestra que H1 sea la mejor heurística. El protocolo fair deja que ambas conozcan las partidas terminadas.</translation>
    </message>
    <message>
        <source>H2 does not know a finished game by this protocol.</source>
        <translation>Con este protocolo H2 no conoce una partida terminada.</translation>
    </message>
    <message>
        <source>H1 moves first in every game by this protocol, so its wins hold the advantage of the first move, too; the protocol fair plays both colours.</source>
        <translation>Con este protocolo H1 empieza todas las partidas, de modo que sus victorias incluyen la ventaja de empezar; el protocolo fair juega con ambos colores.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>H1&apos;s wins to H2&apos;s by depth: H1 is ahead at %1; H2 is ahead at %2; undecided at %3.</source>
        <translation>Victorias de H1 frente a H2 por profundidad: H1 va por delante en %1; H2 va por delante en %2; sin decidir en %3.</translation>
    </message>
    <message>
        <source>The article&apos;s lead of H1 from depth 4 on is reproduced.</source>
        <translation>Se reproduce la ventaja de H1 que el artículo ve desde la profundidad 4.</translation>
    </message>
    <message>
        <source>The article&apos;s lead of H1 from depth 4 on is not reproduced.</source>
        <translation>No se reproduce la ventaja de H1 que el artículo ve desde la profundidad 4.</translation>
    </message>
    <message>
        <source>A game takes %1 nodes on average, the article&apos;s took %2.</source>
        <translation>Una partida ocupa %1 nodos de media; la del artículo, %2.</translation>
    </message>
    <message>
        <source>The searches are largest at ply %1 (article: %2); nodes and time fall with the moves only from there on.</source>
        <translation>Las búsquedas son mayores en la media jugada %1 (artículo: %2); solo desde ahí bajan los nodos y el tiempo con las jugadas.</translation>
    </message>
    <message>
        <source>That nodes and time move together is reproduced: their correlation over the plies is %1.</source>
        <translation>Se reproduce que los nodos y el tiempo van juntos: su correlación a lo largo de las medias jugadas es %1.</translation>
    </message>
    <message>
        <source>A node takes %1 ns here.</source>
        <translation>Un nodo ocupa aquí %1 ns.</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>Ahead by more than chance: %1.</source>
        <translation>Por delante más allá del azar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) undecided.</source>
        <translation>
            <numerusform>%n emparejamiento sin decidir.</numerusform>
            <numerusform>%n emparejamientos sin decidir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 finished cells agree with the article within what chance makes of their games.</source>
        <translation>%1 de %2 celdas terminadas coinciden con el artículo dentro de lo que hace el azar con sus partidas.</translation>
    </message>
    <message>
        <source>The article&apos;s lead of H1 from depth 4 on is reproduced only in part.</source>
        <translation>La ventaja de H1 que el artículo ve desde la profundidad 4 se reproduce solo en parte.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 is reproduced.</source>
        <translation>Se reproduce la derrota de H1 en la profundidad 2.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 (0.24 to 0.76) is not reproduced.</source>
        <translation>No se reproduce la derrota de H1 en la profundidad 2 (0,24 a 0,76).</translation>
    </message>
    <message>
        <source>Nodes and time move together only loosely, as on a busy machine: their correlation over the plies is %1.</source>
        <translation>Los nodos y el tiempo solo van juntos a grandes rasgos, como en una máquina ocupada: su correlación a lo largo de las medias jugadas es %1.</translation>
    </message>
    <message>
        <source>Less than half of the games differ in %1; the intervals there are as wide as so many games make them.</source>
        <translation>Menos de la mitad de las partidas son distintas en %1; allí los intervalos son tan anchos como corresponde a esas pocas partidas.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 games; what follows is said of them alone.</source>
        <translation>Estas son las primeras %1 de %2 partidas; lo que sigue se dice solo de ellas.</translation>
    </message>
    <message>
        <source>Both know finished games and play each opening with both colours, so that nothing but heuristic and depth decides.</source>
        <translation>Ambas conocen las partidas terminadas y juegan cada apertura con ambos colores, de modo que solo deciden la heurística y la profundidad.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 (0.24 to 0.76) is not decided by these games.</source>
        <translation>Estas partidas no deciden la derrota de H1 en la profundidad 2 (0,24 a 0,76).</translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early; the shares of those lie further from one half than they would in all rounds.</source>
        <translation>
            <numerusform>La prueba secuencial terminó antes %n emparejamiento; su proporción queda más lejos de un medio que con todas las rondas.</numerusform>
            <numerusform>La prueba secuencial terminó antes %n emparejamientos; sus proporciones quedan más lejos de un medio que con todas las rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are no measure: other work of the program ran meanwhile.</source>
        <translation>
            <numerusform>El tiempo de %n partida no vale como medida: entretanto corría otro trabajo del programa.</numerusform>
            <numerusform>Los tiempos de %n partidas no valen como medida: entretanto corría otro trabajo del programa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>New experiment</source>
        <translation>Nuevo experimento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>My experiment</source>
        <translation>Mi experimento</translation>
    </message>
    <message>
        <source>Round robin: each two</source>
        <translation>Todos contra todos: cada par</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all others</source>
        <translation>Uno contra todos: el primero contra los demás</translation>
    </message>
    <message>
        <source>Grid: each against each, itself too</source>
        <translation>Cuadrícula: cada uno contra cada uno, también contra sí mismo</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Quién juega con quién</translation>
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
        <source>&amp;Who meets whom:</source>
        <translation>&amp;Quién juega con quién:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>R&amp;ondas:</translation>
    </message>
    <message>
        <source>O&amp;penings:</source>
        <translation>A&amp;perturas:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Semilla:</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Crear</translation>
    </message>
    <message>
        <source>Rounds of each pairing</source>
        <translation>Rondas de cada emparejamiento</translation>
    </message>
    <message>
        <source>Games of each pairing; the first move alternates</source>
        <translation>Partidas de cada emparejamiento; el primer turno se alterna</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Same seed, same games</source>
        <translation>Misma semilla, mismas partidas</translation>
    </message>
    <message>
        <source>Pairings: %1. Games: %2.</source>
        <translation>Emparejamientos: %1. Partidas: %2.</translation>
    </message>
    <message>
        <source>Se&amp;quential test:</source>
        <translation>Prueba se&amp;cuencial:</translation>
    </message>
    <message>
        <source>Each pairing plays the first %1 of %2 games that its openings make.</source>
        <translation>Cada emparejamiento juega las primeras %1 de las %2 partidas que dan sus aperturas.</translation>
    </message>
    <message>
        <source>After %1 games of a pairing the openings come again.</source>
        <translation>Después de %1 partidas de un emparejamiento las aperturas se repiten.</translation>
    </message>
</context>
<context>
    <name>ExperimentExportMenu</name>
    <message>
        <source>Write what is shown to a file</source>
        <translation>Escribe lo que se ve en un archivo</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Exportar el experimento</translation>
    </message>
    <message>
        <source>&amp;PDF report…</source>
        <translation>Informe &amp;PDF…</translation>
    </message>
    <message>
        <source>Tables, charts, protocol, seeds and machine on A4 pages</source>
        <translation>Tablas, gráficas, protocolo, semillas y máquina en páginas A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Informe en PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabla como &amp;CSV…</translation>
    </message>
    <message>
        <source>A row for each cell</source>
        <translation>Una fila por celda</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Moves as CSV…</source>
        <translation>&amp;Jugadas como CSV…</translation>
    </message>
    <message>
        <source>A row for each move of each game, with nodes and time</source>
        <translation>Una fila por jugada de cada partida, con nodos y tiempo</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>J&amp;SON…</translation>
    </message>
    <message>
        <source>Settings, table and games</source>
        <translation>Ajustes, tabla y partidas</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>Datos JSON (*.json)</translation>
    </message>
    <message>
        <source>The chart in front; of a table, its bars</source>
        <translation>La gráfica visible; de una tabla, sus barras</translation>
    </message>
    <message>
        <source>PDF report of &amp;all that is kept…</source>
        <translation>Informe PDF de &amp;todo lo guardado…</translation>
    </message>
    <message>
        <source>One report of all tables and figures in the file of games</source>
        <translation>Un solo informe de todas las tablas y figuras del archivo de partidas</translation>
    </message>
</context>
<context>
    <name>ExperimentFigure</name>
    <message>
        <source>Shares won, with 95 % intervals</source>
        <translation>Proporciones ganadas, con intervalos del 95 %</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Proporción de puntos</translation>
    </message>
    <message>
        <source>Nodes by move</source>
        <translation>Nodos por jugada</translation>
    </message>
    <message>
        <source>Time by move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>The arrow keys go from mark to mark, Enter shows the games behind one.</source>
        <translation>Las flechas van de marca en marca, Intro muestra las partidas que hay detrás de una.</translation>
    </message>
</context>
<context>
    <name>ExperimentGames</name>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>Double click or Enter: the game comes on the board</source>
        <translation>Doble clic o Intro: la partida pasa al tablero</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Medias jugadas</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>first wins</source>
        <translation>gana el primero</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>gana el segundo</translation>
    </message>
    <message>
        <source>%1, disturbed</source>
        <translation>%1, perturbado</translation>
    </message>
</context>
<context>
    <name>ExperimentGrid</name>
    <message>
        <source>article %1</source>
        <translation>artículo %1</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>nuestro %1</translation>
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
        <translation>No hay ninguna regla llamada «%1».</translation>
    </message>
    <message>
        <source>%1 plays from the labels of a file, which an experiment can&apos;t keep; without a file it plays from the book&apos;s.</source>
        <translation>%1 juega con las etiquetas de un archivo, que un experimento no puede guardar; sin archivo juega con las del libro.</translation>
    </message>
    <message>
        <source>the random moves</source>
        <translation>las jugadas al azar</translation>
    </message>
    <message>
        <source>the openings</source>
        <translation>las aperturas</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>quién empieza</translation>
    </message>
    <message>
        <source>the seed of %1</source>
        <translation>la semilla de %1</translation>
    </message>
    <message>
        <source>the players of %1</source>
        <translation>los jugadores de %1</translation>
    </message>
    <message>
        <source>The limits of %1 are none that a search can have.</source>
        <translation>Los límites de %1 no son los que puede tener una búsqueda.</translation>
    </message>
    <message>
        <source>The rounds or the seed of %1 are below 0.</source>
        <translation>Las rondas o la semilla de %1 son menores que 0.</translation>
    </message>
</context>
<context>
    <name>ExperimentLab</name>
    <message>
        <source>Play the games that are missing; those that are kept are not repeated</source>
        <translation>Juega las partidas que faltan; las guardadas no se repiten</translation>
    </message>
    <message>
        <source>Stop for now; games in the middle begin again later</source>
        <translation>Para por ahora; las partidas a medias empiezan de nuevo después</translation>
    </message>
    <message>
        <source>End the run; every finished game is kept</source>
        <translation>Termina la ejecución; se conserva cada partida terminada</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v de %m partidas</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>en marcha…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>deteniendo…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>, then %n more</source>
        <translation>
            <numerusform>, luego %n más</numerusform>
            <numerusform>, luego %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
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
        <translation>Celda</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Ganadas–empates–perdidas</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Nodos por jugada</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms por jugada</translation>
    </message>
    <message>
        <source>Stronger (SPRT)</source>
        <translation>Más fuerte (SPRT)</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <comment>whose share</comment>
        <translation>Artículo: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <comment>whose share</comment>
        <translation>Nuestro: %1</translation>
    </message>
</context>
<context>
    <name>ExperimentReport</name>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Ganadas–empates–perdidas</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Nodos por jugada</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms por jugada</translation>
    </message>
    <message>
        <source>The heuristics study repeated</source>
        <translation>El estudio de heurísticas, repetido</translation>
    </message>
    <message>
        <source>Experiment report</source>
        <translation>Informe del experimento</translation>
    </message>
    <message>
        <source>Article: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</source>
        <translation>Artículo: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation>Artículo: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <translation>Nuestro: %1</translation>
    </message>
    <message>
        <source>Shares are games won divided by games played; draws are in neither share. The interval is Wilson&apos;s at 95 % confidence. A cell agrees where chance makes so large a difference from the article&apos;s share in more than 5 of 100 cases, with the games of both. Distinct counts the games that are not repetitions of others: those that differ in who moved first, in the position after the opening or in a move from there. Repetitions make no interval narrower.</source>
        <translation>Las proporciones son partidas ganadas entre partidas jugadas; los empates no están en ninguna. El intervalo es el de Wilson con un 95 % de confianza. Una celda coincide donde el azar produce una diferencia tan grande con la proporción del artículo en más de 5 de cada 100 casos, con las partidas de ambos. Distintas cuenta las partidas que no repiten otras: las que difieren en quién mueve primero, en la posición tras la apertura o en una jugada desde allí. Las repeticiones no estrechan ningún intervalo.</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Más fuerte</translation>
    </message>
    <message>
        <source>Played by %1.</source>
        <translation>Jugado por %1.</translation>
    </message>
    <message>
        <source>%1. Report by %2 on %3.</source>
        <translation>%1. Informe de %2 en %3.</translation>
    </message>
    <message>
        <source>Stronger: %1</source>
        <translation>Más fuerte: %1</translation>
    </message>
</context>
<context>
    <name>ExperimentStore</name>
    <message>
        <source>it holds no experiments of Fourcast</source>
        <translation>no contiene experimentos de Fourcast</translation>
    </message>
    <message>
        <source>it is no SQLite file, as experiments are kept in</source>
        <translation>no es un archivo SQLite, donde se guardan los experimentos</translation>
    </message>
    <message>
        <source>game %1 of %2 in it is damaged</source>
        <translation>la partida %1 de %2 está dañada en él</translation>
    </message>
    <message>
        <source>The experiment %1 is kept with other settings; these differ: %2.</source>
        <translation>El experimento %1 está guardado con otros ajustes; difieren: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds no experiment %2.</source>
        <translation>«%1» no contiene el experimento %2.</translation>
    </message>
</context>
<context>
    <name>ExperimentView</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Bars with intervals</source>
        <translation>Barras con intervalos</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Curves: nodes and time by move</source>
        <translation>Curvas: nodos y tiempo por jugada</translation>
    </message>
    <message>
        <source>View of the experiment</source>
        <translation>Vista del experimento</translation>
    </message>
    <message>
        <source>How the experiment is shown</source>
        <translation>Cómo se muestra el experimento</translation>
    </message>
    <message>
        <source>Table of the experiment</source>
        <translation>Tabla del experimento</translation>
    </message>
    <message>
        <source>V&amp;iew:</source>
        <translation>Vista:</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>&amp;New experiment…</source>
        <translation>Nuevo e&amp;xperimento…</translation>
    </message>
    <message>
        <source>Choose engines, who meets whom, rounds and openings</source>
        <translation>Elegir motores, quién juega con quién, rondas y aperturas</translation>
    </message>
    <message>
        <source>Kept experiments</source>
        <translation>Experimentos guardados</translation>
    </message>
    <message>
        <source>Experiments of this file of games, to look at or to resume</source>
        <translation>Experimentos de este archivo de partidas, para mirarlos o reanudarlos</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Another run, cell by cell beside this one</source>
        <translation>Otra ejecución, celda a celda junto a esta</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Guardados:</translation>
    </message>
    <message>
        <source>Co&amp;mpare with:</source>
        <translation>Co&amp;mparar con:</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>elija uno</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguno todavía</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A new experiment that begins with the engines and numbers of this one</source>
        <translation>Un experimento nuevo que empieza con los motores y los números de este</translation>
    </message>
    <message>
        <source>another run</source>
        <translation>otra ejecución</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Engines of your choice against each other</source>
        <translation>Motores a su elección unos contra otros</translation>
    </message>
</context>
<context>
    <name>ExplicitFiles</name>
    <message>
        <source>The writing was stopped.</source>
        <translation>La escritura se detuvo.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>%1 won, %2 drawn, %3 lost by %4</source>
        <translation>%1 ganadas, %2 empatadas, %3 perdidas por %4</translation>
    </message>
    <message numerus="yes">
        <source>%n not finished</source>
        <translation>
            <numerusform>%n sin terminar</numerusform>
            <numerusform>%n sin terminar</numerusform>
        </translation>
    </message>
    <message>
        <source>Two columns where both are the same move seen in a mirror</source>
        <translation>Dos columnas donde ambas son la misma jugada vista en un espejo</translation>
    </message>
    <message>
        <source>What the move is worth for %1 with best play, from the exact solver</source>
        <translation>Lo que vale la jugada para %1 con el mejor juego, según el resolutor exacto</translation>
    </message>
    <message>
        <source>How often it was played in your games</source>
        <translation>Cuántas veces se jugó en sus partidas</translation>
    </message>
    <message>
        <source>How often it was played in the kept experiments</source>
        <translation>Cuántas veces se jugó en los experimentos guardados</translation>
    </message>
    <message>
        <source>How those games ended: won, drawn and lost by %1, who is to move</source>
        <translation>Cómo acabaron esas partidas: ganadas, empatadas y perdidas por %1, a quien le toca</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
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
        <translation>G / E / P</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Moves played from here</source>
        <translation>Jugadas hechas desde aquí</translation>
    </message>
    <message>
        <source>Point at a move to see it on the board, click to see what follows</source>
        <translation>Señale una jugada para verla en el tablero, pulse para ver qué sigue</translation>
    </message>
    <message>
        <source>Show these games</source>
        <translation>Mostrar estas partidas</translation>
    </message>
    <message>
        <source>Open My games with the games that reached this position</source>
        <translation>Abrir Mis partidas con las partidas que llegaron a esta posición</translation>
    </message>
    <message>
        <source>You haven&apos;t reached this position yet.</source>
        <translation>Usted aún no ha llegado a esta posición.</translation>
    </message>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>Usted llegó a esta posición en %n partida.</numerusform>
            <numerusform>Usted llegó a esta posición en %n partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It came up in %n experiment game(s).</source>
        <translation>
            <numerusform>Apareció en %n partida de experimentos.</numerusform>
            <numerusform>Apareció en %n partidas de experimentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are for %1, who is to move. Any move order and mirror images count.</source>
        <translation>Los resultados son de %1, a quien le toca. Cuentan cualquier orden de jugadas y las imágenes reflejadas.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Written to “%1”.</source>
        <translation>Escrito en «%1».</translation>
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
        <translation>Imagen como P&amp;NG…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture as &amp;SVG…</source>
        <translation>Imagen como &amp;SVG…</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture as P&amp;DF…</source>
        <translation>Imagen como P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF drawing (*.pdf)</source>
        <translation>Dibujo PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Figures as &amp;CSV…</source>
        <translation>Cifras como &amp;CSV…</translation>
    </message>
    <message>
        <source>The figures behind the picture, a line for each</source>
        <translation>Las cifras de la imagen, una línea por cada una</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Lo que se dibuja</translation>
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
        <source>Write what is shown to a %1 file</source>
        <translation>Escribir lo que se muestra en un archivo %1</translation>
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
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together, %2 on average (%3)</source>
        <comment>figures; %3 is “8 moves”</comment>
        <translation>%1 en total, %2 de media (%3)</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <comment>a figure; %2 is “8 moves”</comment>
        <translation>%1 de media (%2)</translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation>Media jugada %1</translation>
    </message>
    <message>
        <source>Plies %1 to %2</source>
        <translation>Medias jugadas %1 a %2</translation>
    </message>
    <message>
        <source>%1: no move has this figure.</source>
        <comment>%1 is “Plies 5 to 12”</comment>
        <translation>%1: ninguna jugada tiene esta cifra.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>“Plies 5 to 12”, “Nodes”, then figures</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an engine, then figures</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Some of the times were disturbed by other work.</source>
        <translation>Otro trabajo perturbó algunos de los tiempos.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>plies</source>
        <comment>a unit, beside an axis</comment>
        <translation>medias jugadas</translation>
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
            <numerusform>%n media jugada</numerusform>
            <numerusform>%n medias jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plies</source>
        <translation>%1 medias jugadas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
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
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>&apos;%1&apos; is in use by another program.</source>
        <translation>&apos;%1&apos; está en uso por otro programa.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4. If that has ended, remove &apos;%1.lock&apos;.</source>
        <translation>&apos;%1&apos; está en uso por el proceso %2 (%3) en %4. Si ya ha terminado, borre &apos;%1.lock&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4.</source>
        <translation>&apos;%1&apos; está en uso por el proceso %2 (%3) en %4.</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save a moving picture</source>
        <translation>Guardar una animación</translation>
    </message>
    <message>
        <source>Send the game to a friend. Browsers and messengers play it again and again.</source>
        <translation>Envíe la partida a un amigo. Los navegadores y los programas de mensajería la repiten una y otra vez.</translation>
    </message>
    <message>
        <source>Small, for a message</source>
        <translation>Pequeña, para un mensaje</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Large, for a page</source>
        <translation>Grande, para una página</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Moves done</source>
        <translation>Jugadas hechas</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Choose a file and make the moving picture</source>
        <translation>Elegir un archivo y crear la animación</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Write no file</source>
        <translation>No escribir ningún archivo</translation>
    </message>
    <message>
        <source>Moving picture (*.gif)</source>
        <translation>Animación (*.gif)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partida</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Detenido. No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>Written to “%1”: %2 by %3 pixels, %4.</source>
        <translation>Guardada en «%1»: %2 por %3 píxeles, %4.</translation>
    </message>
</context>
<context>
    <name>FoldingSection</name>
    <message>
        <source>Shows or hides this part</source>
        <translation>Muestra u oculta esta parte</translation>
    </message>
</context>
<context>
    <name>FormFields</name>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
</context>
<context>
    <name>FormalExportMenu</name>
    <message>
        <source>Write the model, its system or what was found out to a file</source>
        <translation>Escribir el modelo, su sistema o lo que se ha averiguado en un archivo</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exportar el modelo</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Informe en PDF…</translation>
    </message>
    <message>
        <source>Model, system, formulas with verdicts and paths on A4 pages, to be handed in</source>
        <translation>Modelo, sistema y fórmulas con veredictos y caminos en páginas A4, para entregar</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Informe en PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>informe</translation>
    </message>
    <message>
        <source>System as .&amp;aut…</source>
        <translation>Sistema como .&amp;aut…</translation>
    </message>
    <message>
        <source>All states and transitions, for mCRL2 and CADP</source>
        <translation>Todos los estados y transiciones, para mCRL2 y CADP</translation>
    </message>
    <message>
        <source>Transition system (*.aut)</source>
        <translation>Sistema de transiciones (*.aut)</translation>
    </message>
    <message>
        <source>System for &amp;Graphviz…</source>
        <translation>Sistema para &amp;Graphviz…</translation>
    </message>
    <message>
        <source>All states and transitions as a graph in DOT</source>
        <translation>Todos los estados y transiciones como grafo en DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Grafo en DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Model as .mcrl2…</source>
        <translation>&amp;Modelo como .mcrl2…</translation>
    </message>
    <message>
        <source>The text with its parameters set, for mCRL2</source>
        <translation>El texto con sus parámetros puestos, para mCRL2</translation>
    </message>
    <message>
        <source>Model for mCRL2 (*.mcrl2)</source>
        <translation>Modelo para mCRL2 (*.mcrl2)</translation>
    </message>
    <message>
        <source>Chosen &amp;formula as .mcf…</source>
        <translation>&amp;Fórmula elegida como .mcf…</translation>
    </message>
    <message>
        <source>The formula in front under Properties, for mCRL2</source>
        <translation>La fórmula que se muestra en Propiedades, para mCRL2</translation>
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
        <source>Path of the &amp;walk…</source>
        <translation>Camino del &amp;recorrido…</translation>
    </message>
    <message>
        <source>The steps of the walk, which another program opens again</source>
        <translation>Los pasos del recorrido, que otro programa vuelve a abrir</translation>
    </message>
    <message>
        <source>Path (*.json)</source>
        <translation>Camino (*.json)</translation>
    </message>
    <message>
        <source>path</source>
        <translation>camino</translation>
    </message>
    <message>
        <source>What is drawn under System</source>
        <translation>Lo que está dibujado en Sistema</translation>
    </message>
    <message>
        <source>system</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>A&amp;ll formulas into a folder…</source>
        <translation>Todas &amp;las fórmulas en una carpeta…</translation>
    </message>
    <message>
        <source>The formulas of the model and your own, a file .mcf for each, for mCRL2</source>
        <translation>Las fórmulas del modelo y la suya, un archivo .mcf para cada una, para mCRL2</translation>
    </message>
    <message>
        <source>A folder for the formulas</source>
        <translation>Una carpeta para las fórmulas</translation>
    </message>
</context>
<context>
    <name>FormalModels</name>
    <message>
        <source>Deadlocks</source>
        <translation>Bloqueos</translation>
    </message>
    <message>
        <source>Liveness</source>
        <translation>Vivacidad</translation>
    </message>
    <message>
        <source>Safety 1</source>
        <translation>Seguridad 1</translation>
    </message>
    <message>
        <source>Safety 2</source>
        <translation>Seguridad 2</translation>
    </message>
    <message>
        <source>Safety 3</source>
        <translation>Seguridad 3</translation>
    </message>
    <message>
        <source>Safety 4</source>
        <translation>Seguridad 4</translation>
    </message>
    <message>
        <source>Successor generation</source>
        <translation>Generación de sucesores</translation>
    </message>
    <message>
        <source>Deadlocks, repaired</source>
        <translation>Bloqueos, reparada</translation>
    </message>
    <message>
        <source>Liveness, repaired</source>
        <translation>Vivacidad, reparada</translation>
    </message>
    <message>
        <source>Safety 1, repaired</source>
        <translation>Seguridad 1, reparada</translation>
    </message>
    <message>
        <source>Safety 2, repaired</source>
        <translation>Seguridad 2, reparada</translation>
    </message>
    <message>
        <source>Successor generation, repaired</source>
        <translation>Generación de sucesores, reparada</translation>
    </message>
    <message>
        <source>No deadlock</source>
        <translation>Ningún bloqueo</translation>
    </message>
    <message>
        <source>A result is inevitable</source>
        <translation>Un resultado es inevitable</translation>
    </message>
    <message>
        <source>Each task is taken once at most</source>
        <translation>Cada tarea se toma una vez como mucho</translation>
    </message>
    <message>
        <source>Each task is taken in the end</source>
        <translation>Cada tarea se toma al final</translation>
    </message>
    <message>
        <source>Nothing is done untaken</source>
        <translation>Nada se hace sin tomarlo</translation>
    </message>
    <message>
        <source>The join waits for all</source>
        <translation>La reunión espera a todos</translation>
    </message>
    <message>
        <source>The result is the maximum</source>
        <translation>El resultado es el máximo</translation>
    </message>
    <message>
        <source>A tie goes to the first task</source>
        <translation>Un empate es para la primera tarea</translation>
    </message>
    <message>
        <source>The result does not depend on who was quicker</source>
        <translation>El resultado no depende de quién fue más rápido</translation>
    </message>
    <message>
        <source>The result is told once at most</source>
        <translation>El resultado se dice una vez como mucho</translation>
    </message>
    <message>
        <source>Afterwards it halts for ever</source>
        <translation>Después se detiene para siempre</translation>
    </message>
    <message>
        <source>Every worker gets a task in the end</source>
        <translation>Cada hilo recibe una tarea al final</translation>
    </message>
    <message>
        <source>Every worker can get a task</source>
        <translation>Cada hilo puede recibir una tarea</translation>
    </message>
    <message>
        <source>Two tasks can be under way at once</source>
        <translation>Dos tareas pueden estar en marcha a la vez</translation>
    </message>
    <message>
        <source>One worker can do everything</source>
        <translation>Un hilo puede hacerlo todo</translation>
    </message>
    <message>
        <source>It halts again and again</source>
        <translation>Se detiene una y otra vez</translation>
    </message>
    <message>
        <source>X can win against any play</source>
        <translation>X puede ganar contra cualquier juego</translation>
    </message>
    <message>
        <source>O can win against any play</source>
        <translation>O puede ganar contra cualquier juego</translation>
    </message>
    <message>
        <source>The multi-threaded minimax of the study</source>
        <translation>El minimax multihilo del estudio</translation>
    </message>
    <message>
        <source>One thread per root column looks at its levels one after the other, max and min in turn; when all are through they are joined. The counts of positions are all that a label tells. Mutants put a mistake in, to see which formula notices.</source>
        <translation>Un hilo por columna de la raíz recorre sus niveles uno tras otro, max y min por turnos; cuando todos acaban, se reúnen. Una etiqueta solo dice cuántas posiciones hay. Los mutantes introducen un error, para ver qué fórmula lo nota.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>Mutante</translation>
    </message>
    <message>
        <source>Count legal positions only</source>
        <translation>Contar solo posiciones legales</translation>
    </message>
    <message>
        <source>Full root columns</source>
        <translation>Columnas de la raíz llenas</translation>
    </message>
    <message>
        <source>Join the threads of open columns only</source>
        <translation>Reunir solo los hilos de columnas abiertas</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Scores of the tasks</source>
        <translation>Puntuaciones de las tareas</translation>
    </message>
    <message>
        <source>A pool of workers with a queue and a join</source>
        <translation>Un grupo de hilos con cola y reunión</translation>
    </message>
    <message>
        <source>Each root move is a task. A worker that is free takes the next one, and the results are collected until all are done; then the best move is told.</source>
        <translation>Cada jugada de la raíz es una tarea. Un hilo libre toma la siguiente, y los resultados se recogen hasta que todas están hechas; entonces se dice la mejor jugada.</translation>
    </message>
    <message>
        <source>The pool with an unguarded best move</source>
        <translation>El grupo con la mejor jugada sin proteger</translation>
    </message>
    <message>
        <source>Each worker reads the best move so far, compares it with its own and writes the better one back, while another may do the same: what was written in between is lost.</source>
        <translation>Cada hilo lee la mejor jugada hasta el momento, la compara con la suya y escribe la mejor, mientras otro puede hacer lo mismo: lo que se escribió entretanto se pierde.</translation>
    </message>
    <message>
        <source>The game itself on a small board</source>
        <translation>El propio juego en un tablero pequeño</translation>
    </message>
    <message>
        <source>Every move of both players from a position on, and who has won in the end. That X can win against any play is a formula with a fixpoint.</source>
        <translation>Todas las jugadas de ambos jugadores desde una posición, y quién ha ganado al final. Que X pueda ganar contra cualquier juego es una fórmula con un punto fijo.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Discs in line that win</source>
        <translation>Fichas en línea que ganan</translation>
    </message>
    <message>
        <source>Moves that were made</source>
        <translation>Jugadas ya hechas</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 debe ser %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>numbers %1 with commas between them</source>
        <translation>números %1 separados por comas</translation>
    </message>
    <message>
        <source>a number %1</source>
        <translation>un número %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>full names column %1, but there are threads for %2 only</source>
        <translation>full nombra la columna %1, pero solo hay hilos para %2</translation>
    </message>
    <message>
        <source>full must leave one column at least that is open</source>
        <translation>full debe dejar abierta al menos una columna</translation>
    </message>
    <message>
        <source>scores must have one for each of the %1 tasks</source>
        <translation>scores debe tener una para cada una de las %1 tareas</translation>
    </message>
    <message>
        <source>The model %1 has no parameter &apos;%2&apos;; it has %3</source>
        <translation>El modelo %1 no tiene el parámetro «%2»; tiene %3</translation>
    </message>
    <message>
        <source>In a subset of mCRL2&apos;s language: it runs in mCRL2 as well. Ctrl+Space offers words. What you change becomes a model of your own</source>
        <translation>En un subconjunto del lenguaje de mCRL2: funciona también en mCRL2. Ctrl+Espacio ofrece palabras. Lo que usted cambie se convierte en un modelo propio</translation>
    </message>
</context>
<context>
    <name>FormalPage</name>
    <message>
        <source>Find every state that the model can come to</source>
        <translation>Encontrar todos los estados a los que puede llegar el modelo</translation>
    </message>
    <message>
        <source>Wait, and go on later</source>
        <translation>Esperar, y seguir más tarde</translation>
    </message>
    <message>
        <source>Stop, and keep the states that were found</source>
        <translation>Detener, y conservar los estados encontrados</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v estados</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>Estados desarrollados</translation>
    </message>
    <message>
        <source>Run explores the model; its states are drawn below.</source>
        <translation>Ejecutar explora el modelo; sus estados se dibujan abajo.</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formal</translation>
    </message>
    <message>
        <source>The parallel search as a model: its states, what holds of them, and the running program held against it</source>
        <translation>La búsqueda paralela como modelo: sus estados, lo que se cumple en ellos, y el programa en marcha contrastado con él</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Vistas del modelo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Live search</source>
        <translation>Búsqueda en vivo</translation>
    </message>
    <message>
        <source>Exploring.</source>
        <translation>Explorando.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>What is explored: each model is a text, which the tab “Model” shows</source>
        <translation>Lo que se explora: cada modelo es un texto, que muestra la pestaña «Modelo»</translation>
    </message>
    <message>
        <source>A parameter is wrong: %1</source>
        <translation>Un parámetro es incorrecto: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no formula &apos;%2&apos;; it has: %3.</source>
        <translation>El modelo «%1» no tiene la fórmula «%2»; tiene: %3.</translation>
    </message>
    <message>
        <source>Run explores this. What stands below is about what was explored before.</source>
        <translation>Ejecutar explora esto. Lo de abajo trata de lo que se exploró antes.</translation>
    </message>
</context>
<context>
    <name>FormalReport</name>
    <message numerus="yes">
        <source>… and %n more step(s).</source>
        <translation>
            <numerusform>… y %n paso más.</numerusform>
            <numerusform>… y %n pasos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>A path that shows it:</source>
        <translation>Un camino que lo muestra:</translation>
    </message>
    <message>
        <source>A path that shows why not:</source>
        <translation>Un camino que muestra por qué no:</translation>
    </message>
    <message>
        <source>All of it can come again for ever.</source>
        <translation>Todo ello puede repetirse para siempre.</translation>
    </message>
    <message>
        <source>What comes after step %1 can come again for ever.</source>
        <translation>Lo que viene después del paso %1 puede repetirse para siempre.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not checked.</source>
        <translation>Sin comprobar.</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>El recorrido</translation>
    </message>
    <message>
        <source>Report on a model: %1</source>
        <translation>Informe sobre un modelo: %1</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>Its transition system</source>
        <translation>Su sistema de transiciones</translation>
    </message>
    <message>
        <source>What holds of it</source>
        <translation>Lo que se cumple</translation>
    </message>
    <message>
        <source>The model in mCRL2&apos;s language</source>
        <translation>El modelo en el lenguaje de mCRL2</translation>
    </message>
</context>
<context>
    <name>FormalSystem</name>
    <message>
        <source>Stopped: these are the states found until then.</source>
        <translation>Parado: estos son los estados encontrados hasta entonces.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up: these are the states found until then. The model runs in mCRL2 as well, on larger machines.</source>
        <translation>La memoria que esto puede ocupar se ha agotado: estos son los estados encontrados hasta entonces. El modelo funciona también en mCRL2, en máquinas más grandes.</translation>
    </message>
    <message>
        <source>There are more states than were wanted.</source>
        <translation>Hay más estados de los que se querían.</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>hilo %1</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 transitions, %4 labels, %5 levels; explored in %6.</source>
        <translation>%1: %2 estados, %3 transiciones, %4 etiquetas, %5 niveles; explorado en %6.</translation>
    </message>
    <message>
        <source>No state is a deadlock.</source>
        <translation>Ningún estado es un bloqueo.</translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) without a way on.</source>
        <translation>
            <numerusform>%n estado sin continuación.</numerusform>
            <numerusform>%n estados sin continuación.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states, %2 of them still to be expanded; %3 transitions, level %4; %5 states a second; %6 MiB</source>
        <translation>%1 estados, %2 de ellos aún por desarrollar; %3 transiciones, nivel %4; %5 estados por segundo; %6 MiB</translation>
    </message>
    <message>
        <source>%1 states of single processes; %2 MiB</source>
        <translation>%1 estados de procesos sueltos; %2 MiB</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A formula can&apos;t be checked on a system that is not complete.</source>
        <translation>Una fórmula no se puede comprobar en un sistema que no está completo.</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la acción &apos;%1&apos; lleva %n argumento</numerusform>
            <numerusform>la acción &apos;%1&apos; lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, no %1</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos; in the system</source>
        <translation>en el sistema no hay ninguna acción &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the model has no action &apos;%1&apos;</source>
        <translation>el modelo no tiene ninguna acción &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the fixpoint variable &apos;%1&apos; stands under an odd number of negations here (! or the left side of =&gt;), so that it would have no solution; it must be an even number</source>
        <translation>la variable de punto fijo &apos;%1&apos; está aquí bajo un número impar de negaciones (! o el lado izquierdo de =&gt;), de modo que no tendría solución; debe ser un número par</translation>
    </message>
    <message numerus="yes">
        <source>the fixpoint variable &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la variable de punto fijo &apos;%1&apos; lleva %n argumento</numerusform>
            <numerusform>la variable de punto fijo &apos;%1&apos; lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value and no formula; a condition on it is written val(...)</source>
        <translation>&apos;%1&apos; es un valor y no una fórmula; una condición sobre él se escribe val(...)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action and no formula; that it can happen is written &lt;%1&gt;true, that it can&apos;t [%1]false</source>
        <translation>&apos;%1&apos; es una acción y no una fórmula; que puede ocurrir se escribe &lt;%1&gt;true, que no puede, [%1]false</translation>
    </message>
    <message>
        <source>there is no fixpoint variable &apos;%1&apos; here; mu %1. or nu %1. must stand around it</source>
        <translation>aquí no hay ninguna variable de punto fijo &apos;%1&apos;; debe estar dentro de mu %1. o nu %1.</translation>
    </message>
    <message>
        <source>%1 = any other number</source>
        <translation>%1 = cualquier otro número</translation>
    </message>
    <message>
        <source>Refuter chooses a step after which the rest does not hold.</source>
        <translation>El refutador elige un paso tras el cual el resto no se cumple.</translation>
    </message>
    <message>
        <source>Verifier chooses a step after which the rest holds.</source>
        <translation>El verificador elige un paso tras el cual el resto se cumple.</translation>
    </message>
    <message>
        <source>Refuter chooses a part that does not hold.</source>
        <translation>El refutador elige una parte que no se cumple.</translation>
    </message>
    <message>
        <source>Verifier chooses a part that holds.</source>
        <translation>El verificador elige una parte que se cumple.</translation>
    </message>
    <message>
        <source>Refuter chooses values for which the rest does not hold.</source>
        <translation>El refutador elige valores para los que el resto no se cumple.</translation>
    </message>
    <message>
        <source>Verifier chooses values for which the rest holds.</source>
        <translation>El verificador elige valores para los que el resto se cumple.</translation>
    </message>
    <message>
        <source>The fixpoint is unfolded; there is nothing to choose.</source>
        <translation>El punto fijo se despliega; no hay nada que elegir.</translation>
    </message>
    <message>
        <source>This holds: Verifier has won.</source>
        <translation>Esto se cumple: el verificador ha ganado.</translation>
    </message>
    <message>
        <source>This does not hold: Refuter has won.</source>
        <translation>Esto no se cumple: el refutador ha ganado.</translation>
    </message>
    <message>
        <source>sequences of steps (with ., + or *) can&apos;t be put together by !, &amp;&amp; and ||; those stand between actions of one step</source>
        <translation>las secuencias de pasos (con ., + o *) no se pueden unir con !, &amp;&amp; ni ||; estos van entre acciones de un mismo paso</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>el nombre de una acción</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>una acción</translation>
    </message>
    <message>
        <source>the name of a fixpoint variable</source>
        <translation>el nombre de una variable de punto fijo</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>el nombre de un parámetro</translation>
    </message>
    <message>
        <source>a formula (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</source>
        <translation>una fórmula (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>la fórmula</translation>
    </message>
    <message>
        <source>this holds</source>
        <translation>esto se cumple</translation>
    </message>
    <message>
        <source>this does not hold</source>
        <translation>esto no se cumple</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>se cumple %1</translation>
    </message>
    <message>
        <source>it is not so that (%1)</source>
        <translation>no es cierto que (%1)</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, y %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, o %2</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>si %1, entonces %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>variables and their sort</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>for every %1: %2</source>
        <translation>para todo %1: %2</translation>
    </message>
    <message>
        <source>for some %1: %2</source>
        <translation>para algún %1: %2</translation>
    </message>
    <message>
        <source>no step is possible</source>
        <translation>ningún paso es posible</translation>
    </message>
    <message>
        <source>the step %1 is not possible</source>
        <translation>el paso %1 no es posible</translation>
    </message>
    <message>
        <source>some step is possible</source>
        <translation>algún paso es posible</translation>
    </message>
    <message>
        <source>the step %1 is possible</source>
        <translation>el paso %1 es posible</translation>
    </message>
    <message>
        <source>after every step: %1</source>
        <translation>después de cualquier paso: %1</translation>
    </message>
    <message>
        <source>after some step: %1</source>
        <translation>después de algún paso: %1</translation>
    </message>
    <message>
        <source>after each step %1: %2</source>
        <translation>después de cada paso %1: %2</translation>
    </message>
    <message>
        <source>after some step %1: %2</source>
        <translation>después de algún paso %1: %2</translation>
    </message>
    <message>
        <source>at any time after the first step: %1</source>
        <translation>en todo momento después del primer paso: %1</translation>
    </message>
    <message>
        <source>sometime after the first step, on some way: %1</source>
        <translation>en algún momento después del primer paso, por algún camino: %1</translation>
    </message>
    <message>
        <source>at any time before %1 comes: %2</source>
        <translation>en todo momento antes de que llegue %1: %2</translation>
    </message>
    <message>
        <source>sometime before %1 comes, on some way: %2</source>
        <translation>en algún momento antes de que llegue %1, por algún camino: %2</translation>
    </message>
    <message>
        <source>after every way of one or more times %1: %2</source>
        <translation>después de todo camino de una o más veces %1: %2</translation>
    </message>
    <message>
        <source>after some way of one or more times %1: %2</source>
        <translation>después de algún camino de una o más veces %1: %2</translation>
    </message>
    <message>
        <source>after every way of any number of times %1: %2</source>
        <translation>después de todo camino de cualquier número de veces %1: %2</translation>
    </message>
    <message>
        <source>after some way of any number of times %1: %2</source>
        <translation>después de algún camino de cualquier número de veces %1: %2</translation>
    </message>
    <message>
        <source>whatever happens, %1 comes in the end</source>
        <translation>pase lo que pase, al final llega %1</translation>
    </message>
    <message>
        <source>it can go on for ever</source>
        <translation>puede seguir para siempre</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a parameter and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a fixpoint and its parameters</comment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be come back to for ever and says: %3</source>
        <translation>se cumple %1, donde se puede volver a %2 para siempre y dice: %3</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be come back to only so often and says: %3</source>
        <translation>se cumple %1, donde solo se puede volver a %2 un número finito de veces y dice: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence and its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>there is no end of values to try for &apos;%1: %2&apos;; the quantifier must stand directly before a step that has &apos;%1&apos; as an argument, or a condition must bound it, as in %3</source>
        <translation>los valores que probar para &apos;%1: %2&apos; no tienen fin; el cuantificador debe estar justo delante de un paso que tenga &apos;%1&apos; como argumento, o una condición debe acotarlo, como en %3</translation>
    </message>
    <message>
        <source>It was stopped before every state was looked at.</source>
        <translation>Se detuvo antes de mirar todos los estados.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up.</source>
        <translation>La memoria que esto puede ocupar está agotada.</translation>
    </message>
    <message>
        <source>any</source>
        <comment>any value, as an argument of an action</comment>
        <translation>cualquiera</translation>
    </message>
    <message numerus="yes">
        <source>%n times the same %1</source>
        <translation>
            <numerusform>%n vez el mismo %1</numerusform>
            <numerusform>%n veces el mismo %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>actions at once</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 a la vez</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>actions</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>an action and a condition</comment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a part of a sentence</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>for every %1 with %2: %3</source>
        <translation>para todo %1 con %2: %3</translation>
    </message>
    <message>
        <source>for some %1 with %2: %3</source>
        <translation>para algún %1 con %2: %3</translation>
    </message>
    <message>
        <source>no step other than %1 is possible</source>
        <translation>ningún otro paso que %1 es posible</translation>
    </message>
    <message>
        <source>a step other than %1 is possible</source>
        <translation>es posible un paso distinto de %1</translation>
    </message>
    <message>
        <source>after each step other than %1: %2</source>
        <translation>después de cada paso distinto de %1: %2</translation>
    </message>
    <message>
        <source>after some step other than %1: %2</source>
        <translation>después de algún paso distinto de %1: %2</translation>
    </message>
    <message>
        <source>from there on the step %1 never happens</source>
        <translation>a partir de ahí el paso %1 no ocurre nunca</translation>
    </message>
    <message>
        <source>the step %1 never happens</source>
        <translation>el paso %1 no ocurre nunca</translation>
    </message>
    <message>
        <source>from there on the step %1 never comes before %2</source>
        <translation>a partir de ahí el paso %1 nunca llega antes que %2</translation>
    </message>
    <message>
        <source>the step %1 never comes before %2</source>
        <translation>el paso %1 nunca llega antes que %2</translation>
    </message>
    <message>
        <source>at any time from there on: %1</source>
        <translation>en todo momento a partir de ahí: %1</translation>
    </message>
    <message>
        <source>at any time: %1</source>
        <translation>en todo momento: %1</translation>
    </message>
    <message>
        <source>sometime from there on, on some way: %1</source>
        <translation>en algún momento a partir de ahí, por algún camino: %1</translation>
    </message>
    <message>
        <source>sometime, on some way: %1</source>
        <translation>en algún momento, por algún camino: %1</translation>
    </message>
    <message>
        <source>sometime, on some way without %1, whatever %2 may be at each step: %3</source>
        <translation>en algún momento, por algún camino sin %1, sean cuales sean %2 en cada paso: %3</translation>
    </message>
    <message>
        <source>whoever chooses the steps %1 can bring about, whatever steps %2 the other side chooses: %3</source>
        <translation>quien elige los pasos %1 puede lograr, elija los pasos %2 que elija el otro lado: %3</translation>
    </message>
    <message>
        <source>it can go on for ever without %1</source>
        <translation>puede seguir para siempre sin %1</translation>
    </message>
    <message>
        <source>the step %1 can go on for ever</source>
        <translation>el paso %1 puede seguir para siempre</translation>
    </message>
    <message>
        <source>whatever happens, %1 comes again and again</source>
        <translation>pase lo que pase, %1 llega una y otra vez</translation>
    </message>
    <message>
        <source>the step %1 can go on for ever, and on the way no other one is possible</source>
        <translation>el paso %1 puede seguir para siempre, y por el camino ningún otro es posible</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; in the system, so that it never happens</source>
        <translation>no hay «%1» en el sistema, así que nunca ocurre</translation>
    </message>
    <message>
        <source>a formula declares nothing: it speaks of what the model declares; &apos;%1&apos; is no part of it</source>
        <translation>una fórmula no declara nada: habla de lo que declara el modelo; «%1» no forma parte de ella</translation>
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
        <translation>Una fórmula del mu-cálculo modal, como [true*]&lt;true&gt;true</translation>
    </message>
    <message>
        <source>In mCRL2&apos;s notation. Ctrl+Space offers the words that may stand here</source>
        <translation>En la notación de mCRL2. Ctrl+Espacio ofrece las palabras que pueden estar aquí</translation>
    </message>
</context>
<context>
    <name>FormulaFiles</name>
    <message>
        <source>“%1” is there already, and stays as it is; nothing was written.</source>
        <translation>«%1» ya está ahí y se queda como está; no se ha escrito nada.</translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be made.</source>
        <translation>No se puede crear la carpeta «%1».</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>No se puede escribir «%1»: %2.</translation>
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
        <translation>verdadero</translation>
    </message>
    <message>
        <source>true (vacuous)</source>
        <translation>verdadero (vacuo)</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>sin memoria</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There are columns from 1 to %1 only.</source>
        <translation>Solo hay columnas de la 1 a la %1.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>La columna %1 está llena.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no column from 1 to %2.</source>
        <translation>«%1» no es una columna de 1 a %2.</translation>
    </message>
    <message>
        <source>The game is over before this move.</source>
        <translation>La partida termina antes de esta jugada.</translation>
    </message>
    <message>
        <source>This game has %1 variations already; delete one first.</source>
        <translation>Esta partida ya tiene %1 variantes; borre antes alguna.</translation>
    </message>
</context>
<context>
    <name>GameArchive</name>
    <message>
        <source>it holds no games of Fourcast</source>
        <translation>no contiene partidas de Fourcast</translation>
    </message>
    <message>
        <source>it is no SQLite file, as games are kept in</source>
        <translation>no es un archivo de SQLite, en los que se guardan las partidas</translation>
    </message>
    <message>
        <source>game %1 is not in it any more</source>
        <translation>la partida %1 ya no está en él</translation>
    </message>
    <message>
        <source>game %1 in it is damaged (%2)</source>
        <translation>la partida %1 está dañada (%2)</translation>
    </message>
    <message>
        <source>The folder “%1” could not be made; games can&apos;t be kept there.</source>
        <translation>No se pudo crear la carpeta «%1»; no se pueden guardar partidas en ella.</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>The game as it stands</source>
        <translation>El juego como está</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>The position is on the clipboard</source>
        <translation>La posición está en el portapapeles</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Play %1 ne&amp;xt?</source>
        <comment>an opponent</comment>
        <translation>¿La &amp;siguiente contra %1?</translation>
    </message>
    <message>
        <source>Play %1 &amp;instead?</source>
        <comment>an opponent</comment>
        <translation>¿Pre&amp;fiere jugar contra %1?</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>%1 is larger than %2 KiB and can&apos;t be a game file.</source>
        <translation>%1 ocupa más de %2 KiB y no puede ser un archivo de partida.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>No se pudo leer %1: %2.</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2.</source>
        <translation>No se pudo guardar la partida como %1: %2.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>its comments are too long</source>
        <translation>sus comentarios son demasiado largos</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>a tag needs a name of letters, digits and _ here</source>
        <translation>aquí una etiqueta necesita un nombre de letras, cifras y _</translation>
    </message>
    <message>
        <source>the tag %1 is here twice</source>
        <translation>la etiqueta %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the value of a tag must stand in quotation marks</source>
        <translation>el valor de una etiqueta debe ir entre comillas</translation>
    </message>
    <message>
        <source>a ] must close the tag here</source>
        <translation>aquí un ] debe cerrar la etiqueta</translation>
    </message>
    <message>
        <source>in the setup, %1</source>
        <translation>en la posición inicial, %1</translation>
    </message>
    <message>
        <source>a move must follow its number</source>
        <translation>tras el número debe ir una jugada</translation>
    </message>
    <message>
        <source>there is already a comment here</source>
        <translation>aquí ya hay un comentario</translation>
    </message>
    <message>
        <source>the file ends before the result (1-0, 0-1, 1/2-1/2 or *)</source>
        <translation>el archivo acaba antes del resultado (1-0, 0-1, 1/2-1/2 o *)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning here</source>
        <translation>«%1» no significa nada aquí</translation>
    </message>
    <message>
        <source>the result is %1, but the moves lead to %2</source>
        <translation>el resultado es %1, pero las jugadas llevan a %2</translation>
    </message>
    <message>
        <source>the game ended before this move</source>
        <translation>la partida acabó antes de esta jugada</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a move, a number or a result</source>
        <translation>«%1» no es una jugada, un número ni un resultado</translation>
    </message>
    <message>
        <source>the move number %1 is missing before this move</source>
        <translation>falta el número %1 antes de esta jugada</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>hay texto después del resultado</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>esto no es texto UTF-8</translation>
    </message>
    <message>
        <source>a zero byte has no place in a text</source>
        <translation>un byte cero no cabe en un texto</translation>
    </message>
    <message>
        <source>a comment can&apos;t hold another one; write \{ for a brace</source>
        <translation>un comentario no puede contener otro; una llave se escribe \{</translation>
    </message>
    <message>
        <source>this comment is never closed</source>
        <translation>este comentario no se cierra nunca</translation>
    </message>
    <message>
        <source>this quotation mark is not closed on its line</source>
        <translation>estas comillas no se cierran en su línea</translation>
    </message>
    <message>
        <source>after a backslash only \ { } &quot; n r 0 can follow</source>
        <translation>tras una barra inversa solo puede ir \ { } &quot; n r 0</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>it has too many tags</source>
        <translation>tiene demasiadas etiquetas</translation>
    </message>
    <message>
        <source>a game file can hold %1 tags at most</source>
        <translation>un archivo de partida puede tener %1 etiquetas como máximo</translation>
    </message>
    <message>
        <source>the number here must be &apos;%1&apos;</source>
        <translation>aquí el número debe ser «%1»</translation>
    </message>
    <message>
        <source>a variation stands behind the move that it replaces</source>
        <translation>una variante va detrás de la jugada que sustituye</translation>
    </message>
    <message>
        <source>variations can be in %1 others at most</source>
        <translation>una variante puede estar dentro de otras %1 como máximo</translation>
    </message>
    <message>
        <source>a game file can hold %1 variations at most</source>
        <translation>un archivo de partida puede tener %1 variantes como máximo</translation>
    </message>
    <message>
        <source>there is no ( for this )</source>
        <translation>falta el ( de este )</translation>
    </message>
    <message>
        <source>a variation must have a move</source>
        <translation>una variante ha de tener alguna jugada</translation>
    </message>
    <message>
        <source>this variation has the same moves as the line that it is to leave</source>
        <translation>esta variante tiene las mismas jugadas que la línea que debe dejar</translation>
    </message>
    <message>
        <source>a variation must begin with a move</source>
        <translation>una variante ha de empezar por una jugada</translation>
    </message>
    <message>
        <source>a ) must close the variation before the result</source>
        <translation>un ) ha de cerrar la variante antes del resultado</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Fourcast games (*.c4g);;All files (*)</source>
        <translation>Partidas de Fourcast (*.c4g);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partida sin guardar</translation>
    </message>
    <message>
        <source>This game has moves or comments that are in no file yet.</source>
        <translation>Esta partida tiene jugadas o comentarios que aún no están en ningún archivo.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>¿Guardarla antes?</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Preferences, Files brings the question back</source>
        <translation>La pregunta vuelve desde Preferencias, Archivos e idioma</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Abierto %1</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
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
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>Forget these names; the files stay</source>
        <translation>Olvidar estos nombres; los archivos se quedan</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Games, lessons and answers (%1)</source>
        <translation>Partidas, lecciones y respuestas (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>when, and how long</comment>
        <translation>
            <numerusform>%1, %n jugada</numerusform>
            <numerusform>%1, %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Also saved: %1.</source>
        <comment>unfinished games</comment>
        <translation>También guardadas: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between games</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>A saved game is damaged. It was kept as %1.</source>
        <translation>Una partida guardada está dañada. Se conservó como %1.</translation>
    </message>
    <message>
        <source>Saved games are damaged. They were kept as %1.</source>
        <translation>Hay partidas guardadas dañadas. Se conservaron como %1.</translation>
    </message>
    <message>
        <source>Here is the game you were playing.</source>
        <translation>Aquí está la partida que estaba jugando.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Otras partidas</translation>
    </message>
    <message>
        <source>Continue another unfinished game</source>
        <translation>Continuar otra partida sin terminar</translation>
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
        <translation>Gana %1</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Play the game back</source>
        <translation>Reproducir la partida</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Move looked at</source>
        <translation>Jugada que se mira</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Elija una partida para verla aquí.</translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>precisión %2 (%1)</translation>
    </message>
    <message>
        <source>%1 as it was then: %2</source>
        <translation>%1 como era entonces: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>Jugada %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>Games begin with the empty board.</source>
        <translation>Las partidas empiezan con el tablero vacío.</translation>
    </message>
    <message numerus="yes">
        <source>Games begin with %n random plies.</source>
        <translation>
            <numerusform>Las partidas empiezan con %n media jugada al azar.</numerusform>
            <numerusform>Las partidas empiezan con %n medias jugadas al azar.</numerusform>
        </translation>
    </message>
    <message>
        <source>At each side&apos;s own moves 3, 6, 9 and so on one of its two best columns is drawn, each with probability one half.</source>
        <translation>En las jugadas propias 3, 6, 9, etc. de cada lado se sortea una de sus dos mejores columnas, cada una con probabilidad un medio.</translation>
    </message>
    <message>
        <source>The first move alternates.</source>
        <translation>El primer turno se alterna.</translation>
    </message>
    <message>
        <source>The same side moves first in every game.</source>
        <translation>El mismo lado empieza todas las partidas.</translation>
    </message>
    <message>
        <source>The list of openings is empty; one opening or more is needed.</source>
        <translation>La lista de aperturas está vacía; hace falta al menos una.</translation>
    </message>
    <message>
        <source>The opening %1 is not legal: %2</source>
        <translation>La apertura %1 no es legal: %2</translation>
    </message>
    <message>
        <source>The opening %1 ends the game; an opening has to leave it open.</source>
        <translation>La apertura %1 termina la partida; una apertura debe dejarla abierta.</translation>
    </message>
    <message>
        <source>Line %1 holds no opening: %2</source>
        <translation>La línea %1 no contiene una apertura: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>There is no opening in the file; one a line is needed, such as 4453.</source>
        <translation>No hay ninguna apertura en el archivo; hace falta una por línea, como 4453.</translation>
    </message>
    <message>
        <source>The second, fifth, eighth ... disc of a game falls into any open column, each equally likely.</source>
        <translation>La segunda, quinta, octava... ficha de una partida cae en cualquier columna abierta, todas igual de probables.</translation>
    </message>
    <message>
        <source>Each of the 343 orders of three plies is played with both colours, as older versions of the program dealt them: 105 positions come twice, so that many games are copies, and a part of the games is no fair sample.</source>
        <translation>Cada uno de los 343 órdenes de tres medias jugadas se juega con ambos colores, como los repartían versiones anteriores del programa: 105 posiciones salen dos veces, de modo que muchas partidas son copias y una parte de las partidas no es una muestra justa.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) of a list is played with both colours, in the order of the list.</source>
        <translation>
            <numerusform>La única apertura (%n) de una lista se juega con ambos colores, en el orden de la lista.</numerusform>
            <numerusform>Cada una de las %n aperturas de una lista se juega con ambos colores, en el orden de la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the 238 positions of three plies, mirror images included, is played with both colours, in an order that the seed deals.</source>
        <translation>Cada una de las 238 posiciones de tres medias jugadas, incluidas las simétricas, se juega con ambos colores, en un orden que reparte la semilla.</translation>
    </message>
    <message>
        <source>Games are to begin with %1 random plies, but 0 to %2 are possible.</source>
        <translation>Las partidas deben empezar con %1 medias jugadas al azar, pero solo pueden ser de 0 a %2.</translation>
    </message>
    <message>
        <source>No move is chosen by lot.</source>
        <translation>Ninguna jugada se sortea.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
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
        <source>The part of the formula that is played</source>
        <translation>La parte de la fórmula que se juega</translation>
    </message>
    <message>
        <source>The state of the system</source>
        <translation>El estado del sistema</translation>
    </message>
    <message>
        <source>What there is to choose</source>
        <translation>Lo que hay que elegir</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Su lado</translation>
    </message>
    <message>
        <source>Which side you play; a new game begins</source>
        <translation>Qué lado juega usted; empieza una nueva partida</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Sus jugadas</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>La partida hasta ahora</translation>
    </message>
    <message>
        <source>The steps of the game so far, in the drawn system</source>
        <translation>Los pasos de la partida hasta ahora, en el sistema dibujado</translation>
    </message>
    <message>
        <source>Back to the formulas</source>
        <translation>Volver a las fórmulas</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Empieza la partida.</translation>
    </message>
    <message>
        <source>%1   with %2</source>
        <translation>%1   con %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, después %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>The game has come round to where it was, and would do so for ever: the outermost fixpoint that comes up again and again says who wins.</source>
        <translation>La partida ha vuelto adonde estaba, y lo haría siempre: el punto fijo más externo que aparece una y otra vez dice quién gana.</translation>
    </message>
    <message>
        <source>The game is over: nobody can go on.</source>
        <translation>La partida ha terminado: nadie puede seguir.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Usted gana.</translation>
    </message>
    <message>
        <source>You lose: here the formula is decided.</source>
        <translation>Usted pierde: aquí se decide la fórmula.</translation>
    </message>
    <message>
        <source>%1, as a game. Verifier says that it holds, Refuter that it does not; it is %2 who can win.</source>
        <translation>%1, como juego. El Verificador dice que se cumple, el Refutador que no; quien puede ganar es: %2.</translation>
    </message>
    <message>
        <source>State %1: %2</source>
        <translation>Estado %1: %2</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Mostrar el camino</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>How far the next move is</source>
        <translation>Cuánto falta para la próxima jugada</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Usted es el %1</translation>
    </message>
    <message>
        <source>Begin this formula&apos;s game again</source>
        <translation>Empezar de nuevo la partida de esta fórmula</translation>
    </message>
    <message>
        <source>Back to where you chose before</source>
        <translation>Volver a donde eligió antes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Look for the next move no longer; the game stays where it was (Esc)</source>
        <translation>No buscar más la próxima jugada; la partida queda donde estaba (Esc)</translation>
    </message>
    <message>
        <source>The next move can&apos;t be worked out: it would need more memory than this program may take. The game stays where it was; a smaller system shows the same.</source>
        <translation>No se puede calcular la próxima jugada: haría falta más memoria de la que este programa puede usar. La partida queda donde estaba; un sistema más pequeño muestra lo mismo.</translation>
    </message>
    <message>
        <source>Stopped; New game begins again.</source>
        <translation>Detenido; «Nueva partida» empieza otra vez.</translation>
    </message>
    <message>
        <source>Stopped; the game stays where it was.</source>
        <translation>Detenido; la partida queda donde estaba.</translation>
    </message>
    <message>
        <source>Looking for the next move: %1 pairs of a part and a state were looked at; %2 MiB. Esc stops it.</source>
        <translation>Buscando la próxima jugada: se han mirado %1 pares de una parte y un estado; %2 MiB. Esc lo detiene.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>first won</source>
        <translation>ganó el primero</translation>
    </message>
    <message>
        <source>second won</source>
        <translation>ganó el segundo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <comment>a result: won, lost, first won</comment>
        <translation>%1 por tiempo</translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message>
        <source>Chart by game: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Gráfica por partida: %1</translation>
    </message>
    <message>
        <source>%1, sum of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, suma de las jugadas de cada partida</translation>
    </message>
    <message>
        <source>%1, mean of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, media de las jugadas de cada partida</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1, %2, %3</source>
        <comment>%3 is “8 moves”</comment>
        <translation>Partida %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 together, %3 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 en total, %3 de media</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 de media</translation>
    </message>
    <message>
        <source>Most at ply %1: %2</source>
        <translation>Máximo en la media jugada %1: %2</translation>
    </message>
    <message>
        <source>Disturbed by other work</source>
        <translation>Perturbado por otro trabajo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Hollow: some moves were disturbed by other work</source>
        <translation>Hueco: otro trabajo perturbó algunas jugadas</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendencia</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Game file (*.c4g)</source>
        <translation>Archivo de partida (*.c4g)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message numerus="yes">
        <source>A folder for %n game file(s)</source>
        <translation>
            <numerusform>Una carpeta para %n archivo de partida</numerusform>
            <numerusform>Una carpeta para %n archivos de partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped; game files written: %1 of %2.</source>
        <translation>Detenido; archivos de partida escritos: %1 de %2.</translation>
    </message>
    <message>
        <source>A PDF takes %1 games at most; choose fewer of them, or export game files.</source>
        <translation>Un PDF admite como mucho %1 partidas; elija menos o exporte archivos de partida.</translation>
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
        <translation>Buscar jugadores, comentarios, jugadas…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Games of a person against this engine</source>
        <translation>Partidas de una persona contra este motor</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Cualquier rival</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How the game went for the person against an engine</source>
        <translation>Cómo le fue a la persona contra un motor</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>When the game was begun</source>
        <translation>Cuándo empezó la partida</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365 días</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre dos días</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Games with a star</source>
        <translation>Partidas con estrella</translation>
    </message>
    <message>
        <source>Search by name, comment, date (2026-11-23) or opening moves (44536)</source>
        <translation>Buscar por nombre, comentario, fecha (2026-11-23) o jugadas de apertura (44536)</translation>
    </message>
    <message>
        <source>Reached this position</source>
        <translation>Llegaron a esta posición</translation>
    </message>
    <message>
        <source>In any move order, including mirror images</source>
        <translation>En cualquier orden de jugadas, con imágenes reflejadas</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>There is no game file (.c4g) in this folder.</source>
        <translation>En esta carpeta no hay ningún archivo de partida (.c4g).</translation>
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
            <numerusform>No se pudo leer %n archivo: %1</numerusform>
            <numerusform>No se pudieron leer %n archivos: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n partida ya estaba aquí.</numerusform>
            <numerusform>%n partidas ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes or variations were added to %n of these.</source>
        <translation>
            <numerusform>A %n de ellas se le añadieron notas o variantes.</numerusform>
            <numerusform>A %n de ellas se les añadieron notas o variantes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <source>Without search and filters</source>
        <translation>Sin búsqueda ni filtros</translation>
    </message>
    <message>
        <source>Reading game files: %1 of %2</source>
        <translation>Leyendo archivos de partida: %1 de %2</translation>
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
        <source>Bring the game on the board; one that is not finished goes on</source>
        <translation>Llevar la partida al tablero; una sin terminar continúa</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Bring the game on the board and judge its moves</source>
        <translation>Llevar la partida al tablero y juzgar sus jugadas</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Give the chosen games a star, or take it away</source>
        <translation>Dar una estrella a las partidas elegidas o quitarla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Bring back what was deleted last</source>
        <translation>Recuperar lo último que se borró</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Delete again what was brought back</source>
        <translation>Borrar otra vez lo recuperado</translation>
    </message>
    <message>
        <source>Game files…</source>
        <translation>Archivos de partida…</translation>
    </message>
    <message>
        <source>Save the chosen games as game files, several into a folder</source>
        <translation>Guardar las partidas elegidas como archivos de partida, varias en una carpeta</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Add the game files of a folder and those below it</source>
        <translation>Añadir los archivos de partida de una carpeta y de las que contiene</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>Ir al campo de búsqueda</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted; Undo brings them back.</source>
        <translation>
            <numerusform>%n partida borrada; Deshacer la devuelve.</numerusform>
            <numerusform>%n partidas borradas; Deshacer las devuelve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Elija una partida para verla aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are chosen.</source>
        <translation>
            <numerusform>%n partida elegida.</numerusform>
            <numerusform>%n partidas elegidas.</numerusform>
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
        <source>Import the game files of a folder</source>
        <translation>Importar los archivos de partida de una carpeta</translation>
    </message>
    <message>
        <source>Stop import</source>
        <translation>Detener la importación</translation>
    </message>
    <message>
        <source>Print the chosen games to a PDF, with their moves and comments; %1 games at most</source>
        <translation>Imprimir las partidas elegidas en un PDF, con sus jugadas y comentarios; %1 partidas como máximo</translation>
    </message>
    <message>
        <source>Delete the selected games. You can undo this.</source>
        <translation>Borrar las partidas elegidas. Se puede deshacer.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Aún no hay partidas. Cada partida que juegue se guarda aquí automáticamente.</translation>
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
        <source>Game in &amp;full ink</source>
        <translation>Partida en tinta &amp;fuerte</translation>
    </message>
    <message>
        <source>Games &amp;under it</source>
        <translation>Partidas deba&amp;jo de ella</translation>
    </message>
    <message>
        <source>&amp;All others</source>
        <translation>&amp;Todas las demás</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguna</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>A favourite; click to take the star away</source>
        <translation>Favorita; pulse para quitar la estrella</translation>
    </message>
    <message>
        <source>Click to make it a favourite</source>
        <translation>Pulse para hacerla favorita</translation>
    </message>
    <message>
        <source>Known once the game has been reviewed</source>
        <translation>Se sabe cuando la partida se haya revisado</translation>
    </message>
    <message>
        <source>Some of its moves have comments</source>
        <translation>Algunas de sus jugadas tienen comentarios</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>favorita</translation>
    </message>
    <message>
        <source>no favourite</source>
        <translation>no favorita</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Discs played, of both sides together</source>
        <translation>Fichas jugadas, de ambos bandos juntos</translation>
    </message>
    <message>
        <source>Your accuracy in percent, once the game has been reviewed</source>
        <translation>Su precisión en por ciento, cuando la partida se haya revisado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Your note. Press F2 to edit.</source>
        <translation>Su nota. Pulse F2 para editarla.</translation>
    </message>
</context>
<context>
    <name>GamesPdf</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>precisión %2 (%1)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
</context>
<context>
    <name>GamesPresenter</name>
    <message>
        <source>Games are not kept in My games at the moment. %1</source>
        <translation>De momento las partidas no se guardan en Mis partidas. %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, del %2</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 continúa</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Chart of the games&apos; lengths</source>
        <translation>Gráfica de la duración de las partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>How many games are played</source>
        <translation>Cuántas partidas se juegan</translation>
    </message>
    <message>
        <source>Seed of the games</source>
        <translation>Semilla de las partidas</translation>
    </message>
    <message>
        <source>The same seed plays the same games again</source>
        <translation>La misma semilla juega otra vez las mismas partidas</translation>
    </message>
    <message>
        <source>Play them with the best choices where these are known, otherwise with any; the exact curve is laid over them</source>
        <translation>Jugarlas con las mejores elecciones donde se conocen, y si no con cualquiera; encima va la curva exacta</translation>
    </message>
    <message>
        <source>End it; what was played is shown</source>
        <translation>Terminar; se muestra lo jugado</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Games of each length</source>
        <translation>Partidas de cada duración</translation>
    </message>
    <message>
        <source>Games that are over by then</source>
        <translation>Partidas acabadas hasta entonces</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Lo que se dibuja</translation>
    </message>
    <message>
        <source>The share of games of each length, or of those that had met the goal</source>
        <translation>La proporción de partidas de cada duración, o de las que habían alcanzado la meta</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exportar las partidas</translation>
    </message>
    <message>
        <source>Play many games to see their lengths over the exact curve.</source>
        <translation>Juegue muchas partidas para ver su duración sobre la curva exacta.</translation>
    </message>
    <message>
        <source>Play the games</source>
        <translation>Jugar las partidas</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Partidas:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The moving picture could not be made: %1.</source>
        <translation>No se pudo crear la animación: %1.</translation>
    </message>
</context>
<context>
    <name>GooseBoard</name>
    <message>
        <source>Start</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Bridge
→ 12</source>
        <translation>Puente
→ 12</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Posada</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Pozo</translation>
    </message>
    <message>
        <source>Maze
→ 37</source>
        <translation>Laberinto
→ 37</translation>
    </message>
    <message>
        <source>Death
→ 0</source>
        <translation>Muerte
→ 0</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Player 1 (round) is on square %1, player 2 (square) on %2</source>
        <translation>El jugador 1 (redondo) está en la casilla %1, el jugador 2 (cuadrado) en la %2</translation>
    </message>
    <message>
        <source>, player 3 (triangle) on %1</source>
        <translation>, el jugador 3 (triángulo) en la %1</translation>
    </message>
    <message>
        <source>%1; player %2 has rolled %3.</source>
        <translation>%1; el jugador %2 ha sacado %3.</translation>
    </message>
    <message>
        <source>%1; player %2 is to move.</source>
        <translation>%1; mueve el jugador %2.</translation>
    </message>
    <message>
        <source>, player 4 (diamond) on %1</source>
        <translation>, el jugador 4 (rombo) en la %1</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message numerus="yes">
        <source>Graphviz is laying out %n node(s) … Esc places them by levels at once.</source>
        <translation>
            <numerusform>Graphviz está colocando %n nodo … Esc lo coloca por niveles al momento.</numerusform>
            <numerusform>Graphviz está colocando %n nodos … Esc los coloca por niveles al momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphviz is laying it out anew … Esc places it by levels at once.</source>
        <translation>Graphviz lo está colocando de nuevo … Esc lo coloca por niveles al momento.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Look closer; the wheel does so where the mouse is, a drag moves on</source>
        <translation>Ver más de cerca; la rueda lo hace donde está el ratón y arrastrar lleva a otra parte</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>See more; the wheel does so where the mouse is</source>
        <translation>Ver más; la rueda lo hace donde está el ratón</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Show the whole again</source>
        <translation>Mostrar todo de nuevo</translation>
    </message>
    <message>
        <source>&amp;Lay out anew</source>
        <translation>&amp;Colocar de nuevo</translation>
    </message>
    <message>
        <source>Lay out all that is drawn anew; what is on the screen stays where it is until then</source>
        <translation>Coloca de nuevo todo lo dibujado; hasta entonces lo que está en la pantalla se queda donde está</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation>sin continuación</translation>
    </message>
    <message>
        <source>fails here</source>
        <translation>aquí falla</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>se puede abrir</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>en el camino</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>comparado</translation>
    </message>
    <message>
        <source>leads to %1</source>
        <translation>lleva a %1</translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation>%1 lleva a %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>not its turn yet</source>
        <translation>aún no le toca</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Arrow keys go from node to node, Enter chooses one. A drag or Shift with the arrow keys moves the picture, the wheel, + and − zoom, 0 shows the whole, Home goes to where it begins.</source>
        <translation>Las flechas van de nodo en nodo, Intro elige uno. Arrastrar o Mayús con las flechas mueve el dibujo, la rueda, + y − cambian el tamaño, 0 lo muestra entero, Inicio va a donde empieza.</translation>
    </message>
    <message>
        <source>What shapes and colours mean</source>
        <translation>Qué significan las formas y los colores</translation>
    </message>
    <message>
        <source>Find a state or a label</source>
        <translation>Buscar un estado o una etiqueta</translation>
    </message>
    <message>
        <source>Marks what has this text in its words or at its edges (Ctrl+F)</source>
        <translation>Marca lo que tiene este texto en sus palabras o en sus aristas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>The place before (Shift+F3)</source>
        <translation>El lugar anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>The next place (F3, Enter)</source>
        <translation>El lugar siguiente (F3, Intro)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Look closer (+)</source>
        <translation>Mirar más de cerca (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>See more (−)</source>
        <translation>Ver más (−)</translation>
    </message>
    <message>
        <source>Show the whole</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show the whole (0)</source>
        <translation>Mostrar todo (0)</translation>
    </message>
    <message>
        <source>Lay out anew</source>
        <translation>Colocar de nuevo</translation>
    </message>
    <message>
        <source>Lay out all that is drawn anew; what is on the screen stays where it is until then</source>
        <translation>Coloca de nuevo todo lo dibujado; hasta entonces lo que está en la pantalla se queda donde está</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no se encuentra</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of those found</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Placed by levels: the program dot of Graphviz is not installed.</source>
        <translation>Colocado por niveles: el programa dot de Graphviz no está instalado.</translation>
    </message>
    <message>
        <source>Placed by levels: Graphviz ended without a layout.</source>
        <translation>Colocado por niveles: Graphviz terminó sin dar una disposición.</translation>
    </message>
    <message numerus="yes">
        <source>Placed by levels: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>Colocado por niveles: Graphviz no encontró una colocación en %n segundo.</numerusform>
            <numerusform>Colocado por niveles: Graphviz no encontró una colocación en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed by levels: Graphviz would take long for so many arrows. “Lay out anew” asks it all the same.</source>
        <translation>Colocado por niveles: Graphviz tardaría mucho con tantas flechas. «Colocar de nuevo» se lo pide de todos modos.</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>No depth can be chosen for %1; it can for %2.</source>
        <translation>Para %1 no se puede elegir profundidad; sí para %2.</translation>
    </message>
    <message>
        <source>%1 does not search; these do: %2.</source>
        <translation>%1 no busca; estos sí: %2.</translation>
    </message>
    <message>
        <source>%1 searches with one worker; these share their work: %2.</source>
        <translation>%1 busca con un solo hilo; estos reparten su trabajo: %2.</translation>
    </message>
    <message>
        <source>%1 searches the standard board alone; these search every board: %2.</source>
        <translation>%1 solo busca en el tablero normal; estos buscan en todos: %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1 debe estar entre %2 y %3; %4 no vale.</translation>
    </message>
    <message>
        <source>Nothing called &quot;%1&quot; can grow; these can: %2.</source>
        <translation>Nada llamado «%1» puede crecer; esto sí: %2.</translation>
    </message>
    <message>
        <source>There is no engine called &quot;%1&quot;; here the engines are %2.</source>
        <translation>No hay ningún motor llamado «%1»; aquí los motores son %2.</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>El primer punto</translation>
    </message>
    <message>
        <source>The last point</source>
        <translation>El último punto</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>La profundidad</translation>
    </message>
    <message>
        <source>The number of repetitions</source>
        <translation>El número de repeticiones</translation>
    </message>
    <message>
        <source>The number of positions</source>
        <translation>El número de posiciones</translation>
    </message>
    <message>
        <source>The first point, %1, is behind the last, %2.</source>
        <translation>El primer punto, %1, está detrás del último, %2.</translation>
    </message>
    <message>
        <source>The time for a point must be a millisecond or more.</source>
        <translation>El tiempo de un punto debe ser de un milisegundo o más.</translation>
    </message>
    <message>
        <source>Boards are searched when they are empty; there is no position that all of them have.</source>
        <translation>Los tableros se buscan vacíos; no hay posición que todos tengan.</translation>
    </message>
    <message>
        <source>The line of play has positions of up to %1 discs, not of %2.</source>
        <translation>La línea de juego tiene posiciones de hasta %1 fichas, no de %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>En esta posición la partida ha terminado.</translation>
    </message>
    <message>
        <source>The system has not as many threads as that takes: %1.</source>
        <translation>El sistema no tiene tantos hilos como hacen falta: %1.</translation>
    </message>
    <message>
        <source>depth %1 to %2</source>
        <translation>profundidad de %1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2 discs</source>
        <translation>de %1 a %2 fichas</translation>
    </message>
    <message>
        <source>%1 to %2 workers</source>
        <translation>de %1 a %2 hilos</translation>
    </message>
    <message>
        <source>boards %1 to %2 by size</source>
        <translation>tableros del %1 al %2 por tamaño</translation>
    </message>
    <message>
        <source>empty boards</source>
        <translation>tableros vacíos</translation>
    </message>
    <message>
        <source>random positions each: %1, seed %2</source>
        <translation>posiciones al azar en cada punto: %1, semilla %2</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>a lo largo de %1</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tablero vacío</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>tras %1</translation>
    </message>
    <message>
        <source>Each further ply takes %1 times as long</source>
        <translation>Cada media jugada más tarda %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Each further ply costs %1 times as much</source>
        <translation>Cada media jugada más cuesta %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Each further disc takes %1 times as long</source>
        <translation>Cada ficha más tarda %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Each further disc costs %1 times as much</source>
        <translation>Cada ficha más cuesta %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Twice the workers take %1 times as long</source>
        <translation>El doble de hilos tarda %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Twice the workers cost %1 times as much</source>
        <translation>El doble de hilos cuesta %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Twice the squares take %1 times as long</source>
        <translation>El doble de casillas tarda %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Twice the squares cost %1 times as much</source>
        <translation>El doble de casillas cuesta %1 veces lo anterior</translation>
    </message>
    <message>
        <source>Depth in plies</source>
        <translation>Profundidad en medias jugadas</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Fichas en el tablero</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Squares of the board</source>
        <translation>Casillas del tablero</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tiempo en ms</translation>
    </message>
    <message>
        <source>looking ahead: %1</source>
        <translation>anticipación: %1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>repeticiones: %1</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3; %4, %5 points, R² %6).</source>
        <translation>%1 (95 %: de %2 a %3; %4, %5 puntos, R² %6).</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodos</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>fewer searches</source>
        <translation>menos búsquedas</translation>
    </message>
    <message>
        <source>time ran out: more than this</source>
        <translation>se acabó el tiempo: más que esto</translation>
    </message>
    <message>
        <source>the game ends before this depth</source>
        <translation>la partida acaba antes de esta profundidad</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Detenido antes de tiempo.</translation>
    </message>
    <message>
        <source>Where time ran out the cost is larger than what is shown; that point is no part of the line.</source>
        <translation>Donde se acabó el tiempo, el coste es mayor que el mostrado; ese punto no forma parte de la recta.</translation>
    </message>
    <message>
        <source>Where the game ends before the depth, looking deeper costs no more; these points are no part of the line.</source>
        <translation>Donde la partida acaba antes de la profundidad, mirar más lejos no cuesta más; esos puntos no forman parte de la recta.</translation>
    </message>
    <message>
        <source>Where fewer searches were finished, the hard positions are missing; these points are no part of the line.</source>
        <translation>Donde se terminaron menos búsquedas faltan las posiciones difíciles; esos puntos no forman parte de la recta.</translation>
    </message>
    <message>
        <source>A book answers where there are no nodes.</source>
        <translation>Donde no hay nodos responde un libro.</translation>
    </message>
    <message>
        <source>On %1 a line of %2 wins.</source>
        <translation>En %1 gana una línea de %2.</translation>
    </message>
    <message>
        <source>Workers that share a table count other nodes in each run.</source>
        <translation>Los hilos que comparten una tabla cuentan otros nodos en cada ejecución.</translation>
    </message>
    <message>
        <source>Something else ran at the same time.</source>
        <translation>Algo más se ejecutaba a la vez.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Cómo crece el coste</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbado</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>algo más se ejecutaba a la vez</translation>
    </message>
    <message>
        <source>known numbers of move sequences (perft), added up</source>
        <translation>números conocidos de secuencias de jugadas (perft), sumados</translation>
    </message>
    <message>
        <source>Amsalu, Efrem 2022: %1</source>
        <translation>Amsalu, Efrem 2022: %1</translation>
    </message>
    <message>
        <source>Kang, Wang, Hu 2019, figures 12 and 13</source>
        <translation>Kang, Wang, Hu 2019, figuras 12 y 13</translation>
    </message>
    <message>
        <source>BitBully, its own read-me: empty board</source>
        <translation>BitBully, su propio léame: tablero vacío</translation>
    </message>
    <message>
        <source>Pons&apos; solver, by BitBully&apos;s read-me: empty board</source>
        <translation>El solucionador de Pons, según el léame de BitBully: tablero vacío</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Chart of how the searches grow with the depth</source>
        <translation>Gráfica de cómo crecen las búsquedas con la profundidad</translation>
    </message>
    <message>
        <source>%1, with a table</source>
        <translation>%1, con tabla</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>the least possible</source>
        <translation>el mínimo posible</translation>
    </message>
    <message>
        <source>%1: %2 at depth %3</source>
        <translation>%1: %2 a profundidad %3</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <translation>%1, profundidad %2: %3</translation>
    </message>
    <message>
        <source>Compare the searches to see how they grow with the depth.</source>
        <translation>Compare las búsquedas para ver cómo crecen con la profundidad.</translation>
    </message>
</context>
<context>
    <name>GrowthFit</name>
    <message>
        <source>A line of growth takes three points or more; there are %1.</source>
        <translation>Una recta de crecimiento necesita tres puntos o más; hay %1.</translation>
    </message>
    <message>
        <source>The cost at %1 is not above 0, so that it has no logarithm.</source>
        <translation>El coste en %1 no es mayor que 0, así que no tiene logaritmo.</translation>
    </message>
    <message>
        <source>A power takes places above 0, not %1.</source>
        <translation>Una potencia necesita valores mayores que 0, no %1.</translation>
    </message>
    <message>
        <source>All points are at %1: nothing grows there.</source>
        <translation>Todos los puntos están en %1: ahí no crece nada.</translation>
    </message>
</context>
<context>
    <name>GrowthForm</name>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tablero vacío</translation>
    </message>
    <message>
        <source>A line of play whose positions are searched, as 44536 or d1 d2 e1; random positions without one</source>
        <translation>Una línea de juego cuyas posiciones se buscan, como 44536 o d1 d2 e1; sin ella, posiciones al azar</translation>
    </message>
    <message>
        <source>The moves that lead to it, as 44536 or d1 d2 e1</source>
        <translation>Las jugadas que llevan a ella, como 44536 o d1 d2 e1</translation>
    </message>
    <message>
        <source>the full tree</source>
        <translation>el árbol completo</translation>
    </message>
    <message>
        <source>an exact answer</source>
        <translation>una respuesta exacta</translation>
    </message>
    <message>
        <source>Every position to the depth, without a heuristic</source>
        <translation>Todas las posiciones hasta la profundidad, sin heurística</translation>
    </message>
    <message>
        <source>To the end of the game, without a book</source>
        <translation>Hasta el final de la partida, sin libro</translation>
    </message>
</context>
<context>
    <name>GrowthModel</name>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Least – most</source>
        <translation>Mínimo – máximo</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raíz</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Mediana ms</translation>
    </message>
    <message>
        <source>Least – most ms</source>
        <translation>Mínimo – máximo ms</translation>
    </message>
    <message>
        <source>Published nodes</source>
        <translation>Nodos publicados</translation>
    </message>
    <message>
        <source>Published ms</source>
        <translation>ms publicados</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>What grows</source>
        <translation>Lo que crece</translation>
    </message>
    <message>
        <source>Positions visited, the median of all searches of this point</source>
        <translation>Posiciones visitadas, la mediana de todas las búsquedas del punto</translation>
    </message>
    <message>
        <source>The fewest and the most nodes of a search</source>
        <translation>El menor y el mayor número de nodos de una búsqueda</translation>
    </message>
    <message>
        <source>Effective branching factor: nodes against those of the row above</source>
        <translation>Factor de ramificación efectivo: nodos frente a los de la fila anterior</translation>
    </message>
    <message>
        <source>Effective branching factor: the root of the nodes at the depth, as of a tree whose branches are all alike</source>
        <translation>Factor de ramificación efectivo: la raíz de los nodos según la profundidad, como en un árbol de ramas iguales</translation>
    </message>
    <message>
        <source>Wall time of a search, median</source>
        <translation>Tiempo real de una búsqueda, mediana</translation>
    </message>
    <message>
        <source>The quickest and the slowest search</source>
        <translation>La búsqueda más rápida y la más lenta</translation>
    </message>
    <message>
        <source>What others printed of the same; the tool tip of a number says who</source>
        <translation>Lo que otros publicaron de lo mismo; la ayuda de cada número dice quién</translation>
    </message>
    <message>
        <source>What others printed of the same, on their machines</source>
        <translation>Lo que otros publicaron de lo mismo, en sus máquinas</translation>
    </message>
    <message>
        <source>Points that are not finished are no part of the line</source>
        <translation>Los puntos no terminados no forman parte de la recta</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>Search at each point in turn</source>
        <translation>Busca en cada punto por turno</translation>
    </message>
    <message>
        <source>Wait after the search under way, and go on later</source>
        <translation>Esperar tras la búsqueda en curso y seguir después</translation>
    </message>
    <message>
        <source>Stop, and keep the points that are finished</source>
        <translation>Parar y conservar los puntos terminados</translation>
    </message>
    <message>
        <source>%v of %m searches</source>
        <translation>%v de %m búsquedas</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Búsquedas terminadas</translation>
    </message>
    <message>
        <source>Export the growth</source>
        <translation>Exportar el crecimiento</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>crecimiento</translation>
    </message>
    <message>
        <source>One search again and again while one thing grows: what each further step costs.</source>
        <translation>Una búsqueda una y otra vez mientras algo crece: lo que cuesta cada paso más.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Cómo crece el coste</translation>
    </message>
    <message>
        <source>One search again and again while depth, discs, workers or boards grow, and the line through what it costs</source>
        <translation>Una búsqueda una y otra vez mientras crecen profundidad, fichas, hilos o tableros, y la recta de lo que cuesta</translation>
    </message>
    <message>
        <source>How the cost grows</source>
        <translation>Cómo crece el coste</translation>
    </message>
    <message>
        <source>What the chart shows the cost in</source>
        <translation>En qué muestra el coste el gráfico</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Coste:</translation>
    </message>
    <message>
        <source>Cost of each point, beside what is published</source>
        <translation>Coste de cada punto, junto a lo publicado</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Buscando.</translation>
    </message>
    <message>
        <source>What a step costs is said here.</source>
        <translation>Aquí se dice lo que cuesta un paso.</translation>
    </message>
</context>
<context>
    <name>H1</name>
    <message>
        <source>four in line</source>
        <translation>cuatro en línea</translation>
    </message>
    <message>
        <source>three in line, both ends available</source>
        <translation>tres en línea, ambos extremos disponibles</translation>
    </message>
    <message>
        <source>three in line, one end available</source>
        <translation>tres en línea, un extremo disponible</translation>
    </message>
    <message>
        <source>three of four with a gap</source>
        <translation>tres de cuatro con un hueco</translation>
    </message>
    <message>
        <source>two in line, upright</source>
        <translation>dos en línea, en vertical</translation>
    </message>
    <message>
        <source>two in line, open on both sides</source>
        <translation>dos en línea, abierta por ambos lados</translation>
    </message>
    <message numerus="yes">
        <source>two in line, %n square(s) open on one side</source>
        <translation>
            <numerusform>dos en línea, %n casilla abierta por un lado</numerusform>
            <numerusform>dos en línea, %n casillas abiertas por un lado</numerusform>
        </translation>
    </message>
    <message>
        <source>a disc</source>
        <translation>una ficha</translation>
    </message>
    <message>
        <source>a disc alone</source>
        <translation>una ficha suelta</translation>
    </message>
</context>
<context>
    <name>H1Options</name>
    <message>
        <source>without feature 1 (four in line)</source>
        <translation>sin el rasgo 1 (cuatro en línea)</translation>
    </message>
    <message>
        <source>without feature 2 (three in line)</source>
        <translation>sin el rasgo 2 (tres en línea)</translation>
    </message>
    <message>
        <source>without feature 3 (two in line)</source>
        <translation>sin el rasgo 3 (dos en línea)</translation>
    </message>
    <message>
        <source>without feature 4 (lone discs)</source>
        <translation>sin el rasgo 4 (fichas sueltas)</translation>
    </message>
    <message>
        <source>vertical pairs count the empty squares above</source>
        <translation>las parejas verticales cuentan las casillas vacías de encima</translation>
    </message>
    <message>
        <source>pairs with one available square count 10,000</source>
        <translation>las parejas con una casilla disponible valen 10.000</translation>
    </message>
    <message>
        <source>every empty square is available</source>
        <translation>toda casilla vacía está disponible</translation>
    </message>
    <message>
        <source>a gap must be available</source>
        <translation>un hueco ha de estar disponible</translation>
    </message>
    <message>
        <source>a pair beside a gap is also a pair</source>
        <translation>una pareja junto a un hueco también es pareja</translation>
    </message>
    <message>
        <source>runs may overlap</source>
        <translation>las series pueden solaparse</translation>
    </message>
    <message>
        <source>every disc counts for its column</source>
        <translation>cada ficha cuenta por su columna</translation>
    </message>
    <message>
        <source>only the side&apos;s own features</source>
        <translation>solo los rasgos del propio lado</translation>
    </message>
    <message>
        <source>an open three counts as four in line</source>
        <translation>un tres abierto cuenta como cuatro en línea</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>valores %1</translation>
    </message>
    <message>
        <source>H1 strict</source>
        <translation>H1 estricta</translation>
    </message>
    <message>
        <source>H1 variant: %1</source>
        <translation>variante de H1: %1</translation>
    </message>
    <message>
        <source>There is no variant of H1 called &quot;%1&quot;; the variants are strict, %2.</source>
        <translation>No hay ninguna variante de H1 llamada «%1»; las variantes son strict, %2.</translation>
    </message>
</context>
<context>
    <name>H1OptionsDialog</name>
    <message>
        <source>F1: four in line</source>
        <translation>F1: cuatro en línea</translation>
    </message>
    <message>
        <source>F2: three in line</source>
        <translation>F2: tres en línea</translation>
    </message>
    <message>
        <source>F3: two in line</source>
        <translation>F3: dos en línea</translation>
    </message>
    <message>
        <source>F4: a disc on its own</source>
        <translation>F4: una ficha sola</translation>
    </message>
    <message>
        <source>An upright pair counts all empty squares above it</source>
        <translation>Una pareja vertical cuenta las casillas vacías de encima</translation>
    </message>
    <message>
        <source>A pair with room for three is worth 10,000</source>
        <translation>Una pareja con sitio para tres vale 10.000</translation>
    </message>
    <message>
        <source>“Available” means empty, playable now or not</source>
        <translation>«Disponible» significa vacía, se pueda jugar ya o no</translation>
    </message>
    <message>
        <source>The gap in a broken three must be playable now</source>
        <translation>El hueco de un tres partido ha de poder jugarse ya</translation>
    </message>
    <message>
        <source>The pair of a broken three is also a pair</source>
        <translation>La pareja de un tres partido también es pareja</translation>
    </message>
    <message>
        <source>Count only one&apos;s own features</source>
        <translation>Contar solo los rasgos propios</translation>
    </message>
    <message>
        <source>Heuristic H1</source>
        <translation>Heurística H1</translation>
    </message>
    <message>
        <source>Features of the study</source>
        <translation>Rasgos del estudio</translation>
    </message>
    <message>
        <source>Readings of what the study leaves open</source>
        <translation>Lecturas de lo que el estudio deja abierto</translation>
    </message>
    <message>
        <source>The heuristic in words</source>
        <translation>La heurística en palabras</translation>
    </message>
    <message>
        <source>Values of the features</source>
        <translation>Valores de los rasgos</translation>
    </message>
    <message>
        <source>The &amp;study&apos;s values</source>
        <translation>Los valores del &amp;estudio</translation>
    </message>
    <message>
        <source>Features count again what the article says</source>
        <translation>Los rasgos vuelven a contar lo que dice el artículo</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
    <message>
        <source>A set that the laboratory&apos;s tuning has saved</source>
        <translation>Un conjunto que guardó el ajuste del laboratorio</translation>
    </message>
    <message>
        <source>The study&apos;s values.</source>
        <translation>Los valores del estudio.</translation>
    </message>
    <message>
        <source>Values of H1</source>
        <translation>Valores de H1</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1);;All files (*)</source>
        <translation>Valores de H1 (*.h1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Runs may overlap: three in line are also two pairs</source>
        <translation>Las series se solapan: un trío son también dos parejas</translation>
    </message>
    <message>
        <source>Every disc counts for its column, not only lone ones</source>
        <translation>Cada ficha cuenta por su columna, no solo las aisladas</translation>
    </message>
    <message>
        <source>An open three counts as four in line</source>
        <translation>Un tres abierto cuenta como cuatro en línea</translation>
    </message>
</context>
<context>
    <name>H1Weights</name>
    <message>
        <source>three in line</source>
        <translation>tres en línea</translation>
    </message>
    <message>
        <source>open pair</source>
        <translation>par abierto</translation>
    </message>
    <message>
        <source>square beside a pair</source>
        <translation>casilla junto a un par</translation>
    </message>
    <message>
        <source>lone disc on a or g</source>
        <translation>ficha sola en a o g</translation>
    </message>
    <message>
        <source>lone disc on b or f</source>
        <translation>ficha sola en b o f</translation>
    </message>
    <message>
        <source>lone disc on c or e</source>
        <translation>ficha sola en c o e</translation>
    </message>
    <message>
        <source>lone disc on d</source>
        <translation>ficha sola en d</translation>
    </message>
    <message>
        <source>Line %1 is &apos;%2&apos;, not a name, an equals sign and a value such as &apos;three = 900000&apos;.</source>
        <translation>La línea %1 es «%2», y no un nombre, un signo igual y un valor, como «three = 900000».</translation>
    </message>
    <message>
        <source>Line %1 gives %2 the value &apos;%3&apos;, which is no whole number from 0 to %4.</source>
        <translation>La línea %1 da a %2 el valor «%3», que no es un número entero de 0 a %4.</translation>
    </message>
    <message>
        <source>Line %1 names &apos;%2&apos;, but the values of H1 are %3.</source>
        <translation>La línea %1 nombra «%2», pero los valores de H1 son %3.</translation>
    </message>
    <message>
        <source>The values of H1 in &apos;%1&apos; cannot be read: %2</source>
        <translation>No se pueden leer los valores de H1 de «%1»: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds no values of H1: %2</source>
        <translation>«%1» no contiene valores de H1: %2</translation>
    </message>
    <message>
        <source>The values of H1 cannot be written to &apos;%1&apos;: %2</source>
        <translation>No se pueden escribir los valores de H1 en «%1»: %2</translation>
    </message>
</context>
<context>
    <name>H2</name>
    <message numerus="yes">
        <source>%n possible four(s) run through the square</source>
        <translation>
            <numerusform>%n cuatro posible pasa por la casilla</numerusform>
            <numerusform>%n cuatros posibles pasan por la casilla</numerusform>
        </translation>
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
        <translation>Usted %1 – %2 %3</translation>
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
        <source>Share of points of the column&apos;s player against the row&apos;s: a win counts 1, a draw a half. %1 more than half, %2 less.</source>
        <translation>Proporción de puntos del jugador de la columna contra el de la fila: una victoria cuenta 1 y un empate, medio. %1 más de la mitad, %2 menos.</translation>
    </message>
    <message>
        <source>%1 has a share of %2 of the points.</source>
        <translation>%1 tiene una parte de %2 de los puntos.</translation>
    </message>
    <message>
        <source>Share of points of the first named: a win counts 1, a draw a half. %1 more than half, %2 less.</source>
        <translation>Proporción de puntos del primer nombrado: una victoria cuenta 1 y un empate, medio. %1 más de la mitad, %2 menos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeldFiles</name>
    <message>
        <source>it is a database that this program has open</source>
        <translation>es una base de datos que este programa tiene abierta</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin coincidencias</translation>
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
        <translation>victoria</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of a heuristic: +∞ and −40</comment>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Estimate: H1 at a depth of %n plies, not proved</source>
        <translation>
            <numerusform>Estimación: H1 a profundidad de %n media jugada, sin demostrar</numerusform>
            <numerusform>Estimación: H1 a profundidad de %n medias jugadas, sin demostrar</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate: nothing is proved</source>
        <translation>Estimación: no hay nada demostrado</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exacto: %1</translation>
    </message>
    <message>
        <source>Proven, but perhaps not the best column: %1</source>
        <translation>Demostrado, pero quizá no sea la mejor columna: %1</translation>
    </message>
    <message>
        <source>Look at columns %1 to %2.</source>
        <translation>Conviene mirar las columnas %1 a %2.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Conviene mirar la columna %1.</translation>
    </message>
    <message>
        <source>Look at columns %1 and %2.</source>
        <translation>Conviene mirar las columnas %1 y %2.</translation>
    </message>
    <message>
        <source>You can make four in column %1.</source>
        <translation>Puede hacer cuatro en línea: columna %1.</translation>
    </message>
    <message>
        <source>You can make four in column %1 or %2.</source>
        <translation>Puede hacer cuatro en línea: columna %1 o %2.</translation>
    </message>
    <message>
        <source>You can make four somewhere in columns %1 to %2.</source>
        <translation>Puede hacer cuatro en línea: columnas %1 a %2.</translation>
    </message>
    <message>
        <source>You need to block in column %1.</source>
        <translation>Tiene que bloquear en la columna %1.</translation>
    </message>
    <message>
        <source>You need to block in column %1 or %2.</source>
        <translation>Tiene que bloquear en la columna %1 o %2.</translation>
    </message>
    <message>
        <source>You need to block somewhere in columns %1 to %2.</source>
        <translation>Tiene que bloquear entre las columnas %1 y %2.</translation>
    </message>
    <message>
        <source>it makes four in a row</source>
        <translation>hace cuatro en línea</translation>
    </message>
    <message>
        <source>it blocks three in a row</source>
        <translation>bloquea tres en línea</translation>
    </message>
    <message>
        <source>it blocks four in a row</source>
        <translation>bloquea cuatro en línea</translation>
    </message>
    <message>
        <source>it makes two threats at once</source>
        <translation>crea una doble amenaza</translation>
    </message>
    <message>
        <source>it stacks two threats</source>
        <translation>pone una amenaza sobre otra</translation>
    </message>
    <message>
        <source>nothing else is free</source>
        <translation>no hay otra libre</translation>
    </message>
    <message>
        <source>nothing else is safe</source>
        <translation>ninguna otra es segura</translation>
    </message>
    <message>
        <source>it stops two threats at once</source>
        <translation>frena una doble amenaza</translation>
    </message>
    <message>
        <source>it holds out longest</source>
        <translation>es la que más aguanta</translation>
    </message>
    <message>
        <source>nothing can save this game</source>
        <translation>nada salva ya la partida</translation>
    </message>
    <message>
        <source>it makes a threat for later</source>
        <translation>prepara una amenaza para después</translation>
    </message>
    <message>
        <source>nothing else keeps your win</source>
        <translation>ninguna otra conserva la victoria</translation>
    </message>
    <message>
        <source>it wins soonest</source>
        <translation>gana lo antes posible</translation>
    </message>
    <message>
        <source>it keeps your win</source>
        <translation>conserva la victoria</translation>
    </message>
    <message>
        <source>nothing else keeps the draw</source>
        <translation>ninguna otra conserva el empate</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>conserva el empate</translation>
    </message>
    <message>
        <source>it won&apos;t lose</source>
        <translation>no pierde</translation>
    </message>
    <message>
        <source>it threatens four in a row</source>
        <translation>amenaza con hacer cuatro</translation>
    </message>
    <message>
        <source>it stops a threat</source>
        <translation>frena una amenaza</translation>
    </message>
    <message>
        <source>it takes the middle</source>
        <translation>ocupa el centro</translation>
    </message>
    <message>
        <source>it leaves room for four</source>
        <translation>deja sitio para cuatro</translation>
    </message>
    <message>
        <source>Drop in column %1.</source>
        <translation>Juegue en la columna %1.</translation>
    </message>
    <message>
        <source>Probably column %1.</source>
        <translation>Probablemente la columna %1.</translation>
    </message>
    <message>
        <source>Drop in column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Juegue en la columna %1: %2.</translation>
    </message>
    <message>
        <source>Probably column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Probablemente la columna %1: %2.</translation>
    </message>
    <message>
        <source>Play column %1.</source>
        <translation>Elija la columna %1.</translation>
    </message>
    <message>
        <source>Try column %1.</source>
        <translation>Pruebe la columna %1.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows the best play.</source>
        <translation>Elija la columna %1. El tablero muestra el mejor juego.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows what may follow.</source>
        <translation>Elija la columna %1. El tablero muestra una continuación.</translation>
    </message>
    <message>
        <source>Try column %1. The board shows what may follow.</source>
        <translation>Pruebe la columna %1. El tablero muestra una continuación.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>The game is over here: there is no move to hint at.</source>
        <translation>Aquí la partida ha terminado: no hay jugada que sugerir.</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>Looking for the best column…</source>
        <translation>Buscando la mejor columna…</translation>
    </message>
    <message>
        <source>Looking for the best column and what follows…</source>
        <translation>Buscando la mejor columna y lo que sigue…</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>The game is over here: there is no move to hint at.</source>
        <translation>Aquí la partida ha terminado: no hay jugada que sugerir.</translation>
    </message>
</context>
<context>
    <name>JobBase</name>
    <message>
        <source>There is not enough memory to go on. What was found until then is kept.</source>
        <translation>No hay suficiente memoria para continuar. Se conserva lo hallado hasta entonces.</translation>
    </message>
    <message>
        <source>The work ended with an error: %1</source>
        <translation>El trabajo terminó con un error: %1</translation>
    </message>
    <message>
        <source>The work ended with an unknown error.</source>
        <translation>El trabajo terminó con un error desconocido.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>This is no JSON: line %1, column %2: %3.</source>
        <translation>Esto no es JSON: línea %1, columna %2: %3.</translation>
    </message>
    <message>
        <source>This is JSON, but no object of it.</source>
        <translation>Esto es JSON, pero no es un objeto.</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>el texto acaba demasiado pronto</translation>
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
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, and is %4.</source>
        <translation>%1 debe ser un número entero de %2 a %3, pero es %4.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, and is %4.</source>
        <translation>%1 debe ser un número de %2 a %3, pero es %4.</translation>
    </message>
    <message>
        <source>%1 must be a text, and is %2.</source>
        <translation>%1 debe ser un texto, pero es %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 characters.</source>
        <translation>%1 tiene más de %2 caracteres.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, and is %3.</source>
        <translation>%1 debe ser uno de %2, pero es %3.</translation>
    </message>
    <message>
        <source>%1 must be true or false, and is %2.</source>
        <translation>%1 debe ser true o false, pero es %2.</translation>
    </message>
    <message>
        <source>%1 must be an object, and is %2.</source>
        <translation>%1 debe ser un objeto, pero es %2.</translation>
    </message>
    <message>
        <source>%1 must be an array, and is %2.</source>
        <translation>%1 debe ser una lista, pero es %2.</translation>
    </message>
    <message>
        <source>%1 has %2 entries, where %3 are the most.</source>
        <translation>%1 tiene %2 entradas, cuando lo máximo son %3.</translation>
    </message>
</context>
<context>
    <name>KeptExperiments</name>
    <message>
        <source>The folder “%1” could not be made; choose another place for the games.</source>
        <translation>No se pudo crear la carpeta «%1»; elija otro lugar para las partidas.</translation>
    </message>
</context>
<context>
    <name>KeptMeasurements</name>
    <message>
        <source>Nothing was measured yet</source>
        <translation>Aún no se ha medido nada</translation>
    </message>
    <message>
        <source>Kept measurements</source>
        <translation>Mediciones guardadas</translation>
    </message>
    <message>
        <source>Measurements that are kept, the newest first</source>
        <translation>Mediciones guardadas, la más reciente primero</translation>
    </message>
    <message>
        <source>Puts the settings of this measurement into the fields above</source>
        <translation>Pone los ajustes de esta medición en los campos de arriba</translation>
    </message>
    <message>
        <source>Deletes this measurement and its file</source>
        <translation>Borra esta medición y su archivo</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Guardados:</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>Borrar la medición</translation>
    </message>
    <message>
        <source>“%1” and its file are deleted for good. Delete it?</source>
        <translation>«%1» y su archivo se borran para siempre. ¿Borrarlo?</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>Gives this measurement another name in the list</source>
        <translation>Da otro nombre a esta medición en la lista</translation>
    </message>
    <message>
        <source>Use as a &amp;template</source>
        <translation>Usar como &amp;plantilla</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Gestionar</translation>
    </message>
    <message>
        <source>Rename or delete the chosen measurement, or make another like it</source>
        <translation>Cambiar el nombre de la medición elegida, borrarla o hacer otra parecida</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Cambiar el nombre de la medición</translation>
    </message>
    <message>
        <source>Name; empty for its own title:</source>
        <translation>Nombre; vacío para su propio título:</translation>
    </message>
</context>
<context>
    <name>KeptRunMenu</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>Gives this run another name in the lists</source>
        <translation>Da a esta ejecución otro nombre en las listas</translation>
    </message>
    <message>
        <source>Use as a &amp;template…</source>
        <translation>Usar como &amp;plantilla…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>Deletes this run and all its games</source>
        <translation>Borra esta ejecución y todas sus partidas</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Gestionar</translation>
    </message>
    <message>
        <source>Rename or delete the chosen run, or make another like it</source>
        <translation>Cambiar el nombre de la ejecución elegida, borrarla o hacer otra como ella</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Cambiar el nombre de la ejecución</translation>
    </message>
    <message>
        <source>Name; empty for its own title:</source>
        <translation>Nombre; vacío para su propio título:</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Borrar la ejecución</translation>
    </message>
    <message>
        <source>“%1” and all its games are deleted for good. Delete it?</source>
        <translation>«%1» y todas sus partidas se borran para siempre. ¿Borrarla?</translation>
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
            <numerusform>semilla %1, %n ronda</numerusform>
            <numerusform>semilla %1, %n rondas</numerusform>
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
        <translation>Por &amp;defecto</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Tecla:</translation>
    </message>
    <message>
        <source>o&amp;r:</source>
        <translation>&amp;o:</translation>
    </message>
    <message>
        <source>Press the new key here; Delete leaves none, Tab goes on</source>
        <translation>Pulse aquí la nueva tecla; Supr no deja ninguna, Tab sigue adelante</translation>
    </message>
    <message>
        <source>The keys that the program came with</source>
        <translation>Las teclas con las que vino el programa</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Tecla de %1</translation>
    </message>
    <message>
        <source>Second key of %1</source>
        <translation>Segunda tecla de %1</translation>
    </message>
    <message>
        <source>%1 Press another one.</source>
        <comment>why a key can&apos;t be had</comment>
        <translation>%1 Pulse otra.</translation>
    </message>
    <message>
        <source>Re&amp;assign</source>
        <translation>&amp;Reasignar</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>%1 is the key of “%2”.</source>
        <translation>%1 es la tecla de «%2».</translation>
    </message>
</context>
<context>
    <name>LabActivity</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 hechos</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pausa al %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>45 %, 2 min</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Laboratory %1</source>
        <translation>Laboratorio %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>What is going on</source>
        <translation>Qué está pasando</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Finished in %1.</source>
        <translation>Terminado en %1.</translation>
    </message>
    <message>
        <source>Cancelled after %1. What was finished until then is kept.</source>
        <translation>Cancelado tras %1. Se conserva lo terminado hasta entonces.</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>En marcha: %1.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Deteniendo.</translation>
    </message>
    <message>
        <source>%1 done, %2 open, %3 a second</source>
        <translation>%1 hechos, %2 abiertos, %3 por segundo</translation>
    </message>
    <message>
        <source>%1 done, %2 a second</source>
        <translation>%1 hechos, %2 por segundo</translation>
    </message>
</context>
<context>
    <name>LabPanel</name>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Pages of the laboratory</source>
        <translation>Páginas del laboratorio</translation>
    </message>
</context>
<context>
    <name>LabPresenter</name>
    <message>
        <source>On the board: %1, %2 against %3. Page Down plays it on.</source>
        <translation>En el tablero: %1, %2 contra %3. Av Pág la sigue.</translation>
    </message>
    <message>
        <source>The page works at the moment, and keeps its settings until it has finished.</source>
        <translation>La página trabaja en este momento y conserva sus ajustes hasta que termine.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>En el tablero: %1.</translation>
    </message>
</context>
<context>
    <name>LadderFile</name>
    <message>
        <source>Line %1 holds no game: %2</source>
        <translation>La línea %1 no contiene ninguna partida: %2</translation>
    </message>
    <message>
        <source>The game in line %1 has not ended.</source>
        <translation>La partida de la línea %1 no ha terminado.</translation>
    </message>
    <message>
        <source>This is no list of a ladder&apos;s games.</source>
        <translation>Esto no es una lista de partidas de una clasificación.</translation>
    </message>
    <message>
        <source>Line %1 is game %2, but the ladder has %3 games only.</source>
        <translation>La línea %1 es la partida %2, pero la clasificación solo tiene %3 partidas.</translation>
    </message>
    <message>
        <source>Line %1 has no number of a game.</source>
        <translation>La línea %1 no tiene número de partida.</translation>
    </message>
    <message>
        <source>Line %1 is of another ladder: the engines, their settings, the seed or the openings differ.</source>
        <translation>La línea %1 es de otra clasificación: difieren los motores, sus ajustes, la semilla o las aperturas.</translation>
    </message>
</context>
<context>
    <name>LensModel</name>
    <message>
        <source>gone</source>
        <comment>a feature that the last move took away</comment>
        <translation>desaparecido</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a feature that the last move made</comment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>number of a feature of H1</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>%1, open %2</source>
        <comment>squares: d1 e1, open c1</comment>
        <translation>%1, abiertas %2</translation>
    </message>
    <message>
        <source>%1, %2 on %3: %4 units</source>
        <comment>side, feature, squares, value: Orange, two in line on d1 e1: +50,000</comment>
        <translation>%1, %2 en %3: %4 unidades</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, new or gone</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What the last move made and took away</source>
        <translation>Lo que la última jugada creó y quitó</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>De quién es</translation>
    </message>
    <message>
        <source>F1 four in line, F2 three, F3 two, F4 a disc alone</source>
        <translation>F1 cuatro en línea, F2 tres, F3 dos, F4 una ficha sola</translation>
    </message>
    <message>
        <source>Its discs, and the empty squares that it counts on</source>
        <translation>Sus fichas y las casillas vacías con las que cuenta</translation>
    </message>
    <message>
        <source>What it adds, in heuristic units</source>
        <translation>Lo que suma, en unidades heurísticas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>square</source>
        <comment>a disc&apos;s square value</comment>
        <translation>casilla</translation>
    </message>
</context>
<context>
    <name>LensPanel</name>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>What the last move changed</source>
        <translation>Lo que cambió la última jugada</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Rasgos</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heurística</translation>
    </message>
    <message>
        <source>H1 counts features, H2 the values of squares</source>
        <translation>H1 cuenta rasgos; H2, los valores de las casillas</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>el lado que juega</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Numbers above zero are good for this side</source>
        <translation>Los números mayores que cero son buenos para este lado</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Lectura de H1</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, para %2</translation>
    </message>
    <message>
        <source>strict…</source>
        <translation>estricta…</translation>
    </message>
    <message>
        <source>variant…</source>
        <translation>variante…</translation>
    </message>
    <message>
        <source>Hidden while you look for the move.</source>
        <translation>Oculto mientras buscas la jugada.</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <comment>heuristic and side, its value: H1 strict, for Orange: +200</comment>
        <translation>%1: %2 unidades</translation>
    </message>
    <message>
        <source>No feature is on the board yet. Each one is listed here with what it is worth; choose one and its squares light up.</source>
        <translation>Aún no hay ningún rasgo en el tablero. Aquí aparece cada uno con lo que vale; elija uno y se iluminan sus casillas.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Aún no se ha jugado.</translation>
    </message>
    <message>
        <source>The last move changed it by %1, from %2: %3 new, %4 gone.</source>
        <translation>La última jugada la cambió en %1, desde %2; nuevos: %3, desaparecidos: %4.</translation>
    </message>
    <message>
        <source>The chosen feature</source>
        <translation>El rasgo elegido</translation>
    </message>
    <message>
        <source>Choose a feature to see its squares on the board.</source>
        <translation>Elija un rasgo para ver sus casillas en el tablero.</translation>
    </message>
    <message>
        <source>fo&amp;r</source>
        <translation>pa&amp;ra</translation>
    </message>
</context>
<context>
    <name>LensPresenter</name>
    <message>
        <source>%1 in %2</source>
        <comment>value, heuristic: +200 in H1 strict, for Orange</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Heat map: %1, in heuristic units; the light squares are good for this side, the dark ones bad.</source>
        <translation>Mapa de calor: %1, en unidades heurísticas; las casillas claras son buenas para este lado y las oscuras, malas.</translation>
    </message>
    <message>
        <source>a disc counts %1 in %2</source>
        <translation>una ficha cuenta %1 en %2</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>&apos;%1&apos; is no column of this board</source>
        <translation>«%1» no es una columna de este tablero</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>only columns and numbers have an &apos;answer&apos;</source>
        <translation>solo las columnas y los números llevan «answer»</translation>
    </message>
    <message>
        <source>only a choice has &apos;right&apos; and &apos;wrong&apos;</source>
        <translation>solo una elección lleva «right» y «wrong»</translation>
    </message>
    <message>
        <source>an option is not empty</source>
        <translation>una opción no está vacía</translation>
    </message>
    <message>
        <source>which column is right? Say &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>¿qué columna es correcta? Indique «answer» o «exact»</translation>
    </message>
    <message>
        <source>which number is right? Say &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>¿qué número es correcto? Indique «answer» o «exact»</translation>
    </message>
    <message>
        <source>a choice has two options at least, and one is right</source>
        <translation>una elección tiene al menos dos opciones, y una es correcta</translation>
    </message>
    <message>
        <source>a choice has two options at least</source>
        <translation>una elección tiene al menos dos opciones</translation>
    </message>
    <message>
        <source>a question is one of: %1</source>
        <translation>una pregunta es una de: %1</translation>
    </message>
    <message>
        <source>only columns and numbers can be worked out</source>
        <translation>solo se pueden calcular columnas y números</translation>
    </message>
    <message>
        <source>what is worked out is one of: %1</source>
        <translation>lo que se calcula es uno de: %1</translation>
    </message>
    <message>
        <source>a name has letters, digits and hyphens</source>
        <translation>un nombre tiene letras, cifras y guiones</translation>
    </message>
    <message>
        <source>the game has ended in this position</source>
        <translation>en esta posición la partida ha terminado</translation>
    </message>
    <message>
        <source>a number has a tolerance, and that is 0 or more</source>
        <translation>un número lleva tolerancia, y es 0 o más</translation>
    </message>
    <message>
        <source>here stands &apos;key: value&apos;, or a line that goes on after two blanks</source>
        <translation>aquí va «clave: valor», o una línea que sigue tras dos espacios</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is said twice</source>
        <translation>«%1» se dice dos veces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing here</source>
        <translation>aquí falta «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a whole number from %2 to %3</source>
        <translation>«%1» es un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &apos;yes&apos; or &apos;no&apos;</source>
        <translation>«%1» es «yes» o «no»</translation>
    </message>
    <message>
        <source>nobody knows what &apos;%1&apos; means here</source>
        <translation>nadie sabe qué significa aquí «%1»</translation>
    </message>
    <message>
        <source>a lesson has one step at least: a line that begins with &apos;# &apos;</source>
        <translation>una lección tiene al menos un paso: una línea que empieza por «# »</translation>
    </message>
    <message>
        <source>a lesson begins with its head, between two lines of &apos;---&apos;</source>
        <translation>una lección empieza con su cabecera, entre dos líneas de «---»</translation>
    </message>
    <message>
        <source>the head is not closed by a line of &apos;---&apos;</source>
        <translation>la cabecera no se cierra con una línea de «---»</translation>
    </message>
    <message>
        <source>a step has a title</source>
        <translation>un paso tiene un título</translation>
    </message>
    <message>
        <source>before this comes the first step: a line that begins with &apos;# &apos;</source>
        <translation>antes de esto va el primer paso: una línea que empieza por «# »</translation>
    </message>
    <message>
        <source>this block is not closed by a line of &apos;```&apos;</source>
        <translation>este bloque no se cierra con una línea de «```»</translation>
    </message>
    <message>
        <source>there is a question &apos;%1&apos; already</source>
        <translation>ya hay una pregunta «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a number from %2 to %3</source>
        <translation>«%1» es un número de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one of: %2</source>
        <translation>«%1» es uno de: %2</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;; its pages are: %2</source>
        <translation>el laboratorio no tiene la página «%1»; sus páginas son: %2</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;; it has: %3</source>
        <translation>la página «%1» no tiene el ajuste «%2»; tiene: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; begins no block of a lesson; did you mean &apos;%2&apos;?</source>
        <translation>«%1» no empieza ningún bloque de una lección; ¿quiso decir «%2»?</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>Open a lesson first; then it can be presented.</source>
        <translation>Abra primero una lección; después se puede presentar.</translation>
    </message>
    <message>
        <source>The game has ended here. A lesson begins where somebody can still move: go back a move or more.</source>
        <translation>La partida ha terminado aquí. Una lección empieza donde alguien aún puede mover: vuelva una jugada o más atrás.</translation>
    </message>
    <message>
        <source>New lesson from this position</source>
        <translation>Nueva lección de esta posición</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Lecciones (*.lesson.md)</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <translation>mi-leccion</translation>
    </message>
    <message>
        <source>A new lesson</source>
        <translation>Una lección nueva</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrita en %1.</translation>
    </message>
    <message>
        <source>Any text editor changes it, and the page of the lessons follows as soon as it is saved.</source>
        <translation>Cualquier editor de texto la cambia, y la página de las lecciones la sigue en cuanto se guarda.</translation>
    </message>
    <message>
        <source>Open in an &amp;editor</source>
        <translation>Abrir en un &amp;editor</translation>
    </message>
    <message>
        <source>This system has no editor for %1.</source>
        <translation>Este sistema no tiene un editor para %1.</translation>
    </message>
    <message>
        <source>The exercises were not written: it was stopped.</source>
        <translation>Los ejercicios no se escribieron: se detuvo.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>By which number? The same one deals the same exercises:</source>
        <translation>¿Con qué número? El mismo reparte los mismos ejercicios:</translation>
    </message>
</context>
<context>
    <name>LessonFiles</name>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>No se pudo leer la lección %1: %2.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, línea %2, columna %3: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Y %1 más.</translation>
    </message>
    <message numerus="yes">
        <source>(%n more places are wrong)</source>
        <translation>
            <numerusform>(hay un lugar más equivocado)</numerusform>
            <numerusform>(hay %n lugares más equivocados)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>Choose a lesson. What you do is kept on this computer as you go, and goes nowhere else until you hand it in.</source>
        <translation>Elija una lección. Lo que hace se guarda en este ordenador sobre la marcha y no sale de aquí hasta que lo entregue.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Enter or a double click opens a lesson</source>
        <translation>Intro o un doble clic abre una lección</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
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
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Open the lesson where you left it</source>
        <translation>Abrir la lección donde la dejaste</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Abrir una lección…</translation>
    </message>
    <message>
        <source>A lesson that somebody wrote: a file that ends with .lesson.md</source>
        <translation>Una lección que alguien escribió: un archivo que termina en .lesson.md</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>Empezar o continuar</translation>
    </message>
    <message>
        <source>You will learn to:</source>
        <translation>Aprenderá a:</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>No lesson is open.</source>
        <translation>No hay ninguna lección abierta.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Lessons gone through on the screen: read, try, answer, and hand in</source>
        <translation>Lecciones que se recorren en la pantalla: leer, probar, responder y entregar</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lecciones (*%1)</translation>
    </message>
    <message>
        <source>First write your name or number, so that your teacher knows whose file it is.</source>
        <translation>Escriba primero su nombre o su número, para que su profesor sepa de quién es el archivo.</translation>
    </message>
    <message>
        <source>Hand in what you did</source>
        <translation>Entregar lo que hiciste</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>Respuestas (*%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>No se pudo escribir %1: %2.</translation>
    </message>
    <message>
        <source>Handed in: %1. Give this file to your teacher; you may go on and hand in again.</source>
        <translation>Entregado: %1. Dé este archivo a su profesor; puede seguir y volver a entregar.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Begin this lesson again from its first step? What you did until now is kept aside.</source>
        <translation>¿Empezar otra vez esta lección desde el primer paso? Lo que hiciste hasta ahora queda guardado aparte.</translation>
    </message>
    <message>
        <source>What you did before is kept: %1.</source>
        <translation>Lo que hiciste antes queda guardado: %1.</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>What you did could not be saved: %1. It is still there as long as the lesson is open.</source>
        <translation>No se pudo guardar lo que hiciste: %1. Sigue ahí mientras la lección esté abierta.</translation>
    </message>
    <message>
        <source>Another student has this lesson open in another window. What you do here is kept in %1.</source>
        <translation>Otra persona tiene esta lección abierta en otra ventana. Lo que hagas aquí se guarda en %1.</translation>
    </message>
</context>
<context>
    <name>LessonStepView</name>
    <message>
        <source>Step of the lesson</source>
        <translation>Paso de la lección</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Para el profesor</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <source>Put this position on the large board, to play on from it</source>
        <translation>Poner esta posición en el tablero grande, para seguir jugando desde ella</translation>
    </message>
    <message>
        <source>Open this page</source>
        <translation>Abrir esta página</translation>
    </message>
    <message>
        <source>The page of the laboratory, with the settings of the lesson</source>
        <translation>La página del laboratorio, con los ajustes de la lección</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto de la lección</translation>
    </message>
</context>
<context>
    <name>LessonTree</name>
    <message>
        <source>Move %1 of %2: not looked at</source>
        <translation>Jugada %1 de %2: no mirada</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jugada %1 de %2</translation>
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
        <translation>hoja</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partida acabada</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>de la tabla</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>en búsqueda</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cortado</translation>
    </message>
    <message>
        <source>more below</source>
        <translation>más debajo</translation>
    </message>
    <message>
        <source>principal variation</source>
        <translation>variante principal</translation>
    </message>
    <message>
        <source>Below and with it: nodes %1, leaves %2, cuts %3</source>
        <translation>Con todo lo de debajo: nodos %1, hojas %2, cortes %3</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raíz</translation>
    </message>
    <message>
        <source>the game is over: the side that moved last has won</source>
        <translation>la partida ha acabado: ganó quien jugó último</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>el tablero está lleno</translation>
    </message>
    <message>
        <source>the table answered</source>
        <translation>respondió la tabla</translation>
    </message>
    <message>
        <source>a win was taken without a search</source>
        <translation>se tomó una victoria sin buscar</translation>
    </message>
    <message>
        <source>only the move that does not lose at once was looked at</source>
        <translation>solo se miró la jugada que no pierde enseguida</translation>
    </message>
    <message>
        <source>Window on entry: %1</source>
        <translation>Ventana al entrar: %1</translation>
    </message>
    <message>
        <source>What is below is not kept; it is searched again when it is opened.</source>
        <translation>Lo de debajo no se guarda; se busca de nuevo al abrirlo.</translation>
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
        <translation>%1; %2, profundidad %3, hojas %4</translation>
    </message>
    <message>
        <source>Value %1. Nodes %2, leaves %3, cuts %4.</source>
        <translation>Valor %1. Nodos %2, hojas %3, cortes %4.</translation>
    </message>
    <message>
        <source>With the depths before: nodes %1.</source>
        <translation>Con las profundidades anteriores: nodos %1.</translation>
    </message>
    <message>
        <source>Kept are %1, down to ply %2; what is deeper is searched again when it is opened.</source>
        <translation>Se guardan %1, hasta la media jugada %2; lo más profundo se busca de nuevo al abrirlo.</translation>
    </message>
    <message>
        <source>Tree to step through</source>
        <translation>Árbol que recorrer</translation>
    </message>
    <message>
        <source>The tree is open</source>
        <translation>El árbol está abierto</translation>
    </message>
    <message>
        <source>Open or close the tree</source>
        <translation>Abrir o cerrar el árbol</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Árbol: %1</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Buscando: %1.</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Predecir y ver</translation>
    </message>
    <message>
        <source>Ask before a value goes up or a branch is left out</source>
        <translation>Preguntar antes de que un valor suba o se deje una rama</translation>
    </message>
    <message>
        <source>Open in Tree</source>
        <translation>Abrir en Árbol</translation>
    </message>
    <message>
        <source>The same search on the laboratory&apos;s page, with all that belongs to it</source>
        <translation>La misma búsqueda en la página del laboratorio, con todo lo que la acompaña</translation>
    </message>
    <message>
        <source>The tree of a search</source>
        <translation>El árbol de una búsqueda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>LessonWorkspace</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Pasos de la lección</translation>
    </message>
    <message>
        <source>A check mark: all questions of the step are done</source>
        <translation>Una marca: todas las preguntas del paso están hechas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>El paso anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>El paso siguiente</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Entregar…</translation>
    </message>
    <message>
        <source>Save what you did as one file for the teacher</source>
        <translation>Guardar lo que hiciste en un archivo para el profesor</translation>
    </message>
    <message>
        <source>Begin anew…</source>
        <translation>Empezar de nuevo…</translation>
    </message>
    <message>
        <source>Begin the lesson again; what you did before is kept aside</source>
        <translation>Empezar otra vez la lección; lo que hiciste antes queda guardado aparte</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Cerrar la lección</translation>
    </message>
    <message>
        <source>Back to the list of lessons; what you did is kept</source>
        <translation>Volver a la lista de lecciones; lo que hiciste queda guardado</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Show what is for the teacher alone</source>
        <translation>Mostrar lo que es solo para el profesor</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Nombre o número:</translation>
    </message>
    <message>
        <source>Of your own choice; it stands in the file that you hand in</source>
        <translation>El que quieras; consta en el archivo que entregas</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de trabajo</translation>
    </message>
    <message>
        <source>The lesson on paper, to fill in or with its answers</source>
        <translation>La lección en papel, para rellenar o con las respuestas</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a step, questions done, all</comment>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>Paso %1 de %2.</translation>
    </message>
    <message>
        <source>Questions done: %1 of %2.</source>
        <translation>Preguntas hechas: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>depth %1, %2 % errors, seed %3</source>
        <translation>profundidad %1, %2 % de errores, semilla %3</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Looks at its own lines only, never at yours.</source>
        <translation>Mira solo sus propias líneas, nunca las del rival.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Does not see diagonals.</source>
        <translation>No ve las diagonales.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Forgets to look at the square above the one it fills.</source>
        <translation>Olvida mirar la casilla que queda encima de la que ocupa.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Never looks for its own threats, only for yours.</source>
        <translation>Nunca busca amenazas propias, solo las del rival.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Does not expect you in the two outer columns.</source>
        <translation>No espera jugadas del rival en las dos columnas de los extremos.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Plays the opening by habit, as near to the middle as it can.</source>
        <translation>Juega la apertura por costumbre, tan cerca del centro como puede.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Has no blind spot.</source>
        <translation>No tiene ningún punto ciego.</translation>
    </message>
    <message>
        <source>Sees every game to its end: wins as fast as it can, and sets traps when it is lost.</source>
        <translation>Ve cada partida hasta el final: gana tan rápido como puede, y pone trampas cuando está perdida.</translation>
    </message>
    <message>
        <source>Only watches its own lines. It won&apos;t notice yours.</source>
        <translation>Solo mira sus propias líneas. No verá las de usted.</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals. Use them!</source>
        <translation>No ve las diagonales. ¡Aprovéchelas!</translation>
    </message>
    <message>
        <source>Forgets to check above its own disc. Wait for it there.</source>
        <translation>Olvida mirar encima de su propia ficha. Espérelo ahí.</translation>
    </message>
    <message>
        <source>Blocks well, but never plans its own four.</source>
        <translation>Bloquea bien, pero nunca prepara su propio cuatro en línea.</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you at the edges.</source>
        <translation>No lo espera a usted en los extremos.</translation>
    </message>
    <message>
        <source>Always opens in the middle, then plays well.</source>
        <translation>Siempre abre por el centro, luego juega bien.</translation>
    </message>
    <message>
        <source>Doesn&apos;t understand zugzwang: treats every row the same as the board fills up.</source>
        <translation>No entiende el zugzwang: trata todas las filas por igual cuando se llena el tablero.</translation>
    </message>
    <message>
        <source>Looks far ahead, but can be caught in the endgame.</source>
        <translation>Mira muy lejos, pero se le puede sorprender al final.</translation>
    </message>
    <message>
        <source>Never makes a mistake. Go first, and you can still win.</source>
        <translation>Nunca se equivoca. Empiece usted y aún podrá ganar.</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n moves ahead and plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>Mira %n jugada por delante y juega al azar el %1 % de las veces. %2</numerusform>
            <numerusform>Mira %n jugadas por delante y juega al azar el %1 % de las veces. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Show what was played, where this line left it</source>
        <translation>Mostrar lo que se jugó, donde esta línea lo dejó</translation>
    </message>
    <message>
        <source>Delete line</source>
        <translation>Borrar línea</translation>
    </message>
    <message>
        <source>The line that is chosen in the list, or this one; Undo brings it back</source>
        <translation>La línea elegida en la lista, o esta; Deshacer la recupera</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Hacerla línea principal</translation>
    </message>
    <message>
        <source>Use this line as the game; keep the other as a variation</source>
        <translation>Usar esta línea como partida; la otra queda como variante</translation>
    </message>
</context>
<context>
    <name>LoadText</name>
    <message>
        <source>The system does not say how long workers waited for a processor.</source>
        <translation>El sistema no dice cuánto esperaron los hilos a un procesador.</translation>
    </message>
    <message>
        <source>%1 workers share %2 processors: what they waited, %3 together, they waited for one another, too.</source>
        <translation>%1 hilos se reparten %2 procesadores: lo que esperaron, %3 en total, también se esperaron unos a otros.</translation>
    </message>
    <message>
        <source>The worker was ready for %1 while others had the processors: that is load from elsewhere, not work.</source>
        <translation>El hilo estuvo listo durante %1 mientras otros tenían los procesadores: eso es carga ajena, no trabajo.</translation>
    </message>
    <message>
        <source>Worker %1 was ready for %2 while others had the processors, all workers together for %3: that is load from elsewhere, not work.</source>
        <translation>El hilo %1 estuvo listo durante %2 mientras otros tenían los procesadores, y todos los hilos juntos durante %3: eso es carga ajena, no trabajo.</translation>
    </message>
    <message>
        <source>No other program slowed this search down: all workers together waited %1.</source>
        <translation>Ningún otro programa frenó esta búsqueda: todos los hilos juntos esperaron %1.</translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>escrito como una ecuación lineal, esto se hace demasiado grande (más de %n alternativa)</numerusform>
            <numerusform>escrito como una ecuación lineal, esto se hace demasiado grande (más de %n alternativas)</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is done together with the one in line %2, but its arguments there are of other types; nocomm %1 would let each happen alone</source>
        <translation>&apos;%1&apos; se hace junto con la de la línea %2, pero allí sus argumentos son de otros tipos; nocomm %1 dejaría que cada una ocurra sola</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is done together with the one in line %2, which has another number of arguments; nocomm %1 would let each happen alone</source>
        <translation>&apos;%1&apos; se hace junto con la de la línea %2, que tiene otro número de argumentos; nocomm %1 dejaría que cada una ocurra sola</translation>
    </message>
    <message>
        <source>this never does anything together with what is beside it: give an action the same name in both</source>
        <translation>esto nunca hace nada junto con lo que tiene al lado: da a una acción el mismo nombre en ambos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens: what is beside it does it with other arguments; nocomm %1 would let each happen alone</source>
        <translation>&apos;%1&apos; no ocurre nunca: lo que tiene al lado la hace con otros argumentos; nocomm %1 dejaría que cada una ocurra sola</translation>
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
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>%1[*] — Fourcast</source>
        <translation>%1[*] — Fourcast</translation>
    </message>
    <message>
        <source>%1: %2, depth %3</source>
        <translation>%1: %2, profundidad %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The finished game is not lost: Undo brings it back.</source>
        <translation>La partida terminada no se pierde: Deshacer la recupera.</translation>
    </message>
    <message>
        <source>The laboratory is at work; the other language comes when it is done.</source>
        <translation>El laboratorio está trabajando; el otro idioma llegará cuando termine.</translation>
    </message>
    <message>
        <source>The old moves are kept as a variation in the move list.</source>
        <translation>Las jugadas anteriores quedan como variante en la lista de jugadas.</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Table 1 of the study: seven threads, one to seven levels</source>
        <translation>Tabla 1 del estudio: siete hilos, de uno a siete niveles</translation>
    </message>
    <message>
        <source>The same with the repaired formulas</source>
        <translation>La misma con las fórmulas reparadas</translation>
    </message>
    <message>
        <source>Mutants: which formula notices which mistake</source>
        <translation>Mutantes: qué fórmula nota qué error</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>What is run</source>
        <translation>Lo que se ejecuta</translation>
    </message>
    <message>
        <source>Explore the models row by row, and check every formula in each</source>
        <translation>Explorar los modelos fila por fila, y comprobar cada fórmula en cada uno</translation>
    </message>
    <message>
        <source>End it; what is filled stays, and Fill goes on there</source>
        <translation>Terminar; lo rellenado queda, y Rellenar sigue desde ahí</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>Enter or a double click opens the model and the formula</source>
        <translation>Intro o un doble clic abre el modelo y la fórmula</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La suya</translation>
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
        <translation>Explorado en</translation>
    </message>
    <message>
        <source>▲ wrong</source>
        <translation>▲ errónea</translation>
    </message>
    <message>
        <source>Explored and checked here, from the text of the model. The study says that all seven hold at every depth; which of them hold only because what they speak of never happens, is said with them.</source>
        <translation>Explorado y comprobado aquí, a partir del texto del modelo. El estudio dice que las siete se cumplen en cada profundidad; junto a cada una se dice si se cumple solo porque aquello de lo que habla no ocurre nunca.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Mutants that a formula tells from the model without a mistake, of %1. %2.</source>
        <translation>Mutantes que una fórmula distingue del modelo sin error, de %1. %2.</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Rellenar la tabla</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>%1 of %2 cells are filled.</source>
        <translation>%1 de %2 celdas están rellenas.</translation>
    </message>
    <message>
        <source>Nothing is checked yet: each mutant will be held against each formula.</source>
        <translation>Aún no se ha comprobado nada: cada mutante se contrastará con cada fórmula.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>The table ends with the model of so many levels; each further one takes several times as long</source>
        <translation>La tabla acaba con el modelo de tantos niveles; cada uno más tarda varias veces más</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Mostrar u ocultar la barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>E&amp;studio</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>A&amp;nalizar</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Ense&amp;ñar</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Analyse, teach, study or measure</source>
        <translation>Analizar, enseñar, estudiar o medir</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>A ciegas</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>MetricChart</name>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>By move</source>
        <translation>Por jugada</translation>
    </message>
    <message>
        <source>A point for each move of an engine</source>
        <translation>Un punto por cada jugada de un motor</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por partida</translation>
    </message>
    <message>
        <source>A point for each game and engine of this session: the sum of its moves where the figure adds up, else their mean</source>
        <translation>Un punto por cada partida y motor de esta sesión: la suma de sus jugadas si la cifra se puede sumar; si no, su media</translation>
    </message>
    <message>
        <source>Logarithmic axis, of this figure</source>
        <translation>Eje logarítmico, de esta cifra</translation>
    </message>
    <message>
        <source>Each game of an engine adds a point here. %1</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Cada partida de un motor añade aquí un punto. %1</translation>
    </message>
    <message>
        <source>%1: no engine of this session reports it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: ningún motor de esta sesión informa de ello. %2</translation>
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
        <source>A text of your own</source>
        <translation>Un texto propio</translation>
    </message>
    <message>
        <source>a model of your own</source>
        <translation>un modelo propio</translation>
    </message>
    <message>
        <source>Parameters need a model.</source>
        <translation>Los parámetros necesitan un modelo.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos;; it has: %3.</source>
        <translation>El modelo «%1» no tiene el parámetro «%2»; tiene: %3.</translation>
    </message>
    <message>
        <source>Columns one after the other, such as 44536</source>
        <translation>Columnas una tras otra, como 44536</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2, with commas between them</source>
        <translation>Números enteros de %1 a %2, separados por comas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>A fraction or decimal between 0 and 1, such as 3/5 or 0.6</source>
        <translation>Una fracción o un decimal entre 0 y 1, como 3/5 o 0.6</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>Texto del modelo</translation>
    </message>
    <message>
        <source>The text is a model.</source>
        <translation>El texto es un modelo.</translation>
    </message>
</context>
<context>
    <name>MomentPage</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Every move, the accuracy of both sides and the graph</source>
        <translation>Todas las jugadas, la precisión de ambos lados y la gráfica</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentarlo de nuevo</translation>
    </message>
    <message>
        <source>Play this move yourself, and do better</source>
        <translation>Jugar usted aquí y hacerlo mejor</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>See the better move, and why it is better</source>
        <translation>Ver la jugada mejor y por qué lo es</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Momento decisivo anterior</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Momento decisivo siguiente</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Momento decisivo %1 de %2</translation>
    </message>
    <message>
        <source>What would you play here?</source>
        <translation>¿Qué jugaría usted aquí?</translation>
    </message>
    <message>
        <source>The board before this move</source>
        <translation>El tablero antes de esta jugada</translation>
    </message>
</context>
<context>
    <name>MomentWords</name>
    <message>
        <source>You could have won here.</source>
        <translation>Aquí pudo ganar usted.</translation>
    </message>
    <message>
        <source>You could have drawn here.</source>
        <translation>Aquí pudo empatar usted.</translation>
    </message>
    <message>
        <source>%1 let you off here.</source>
        <translation>Aquí %1 le dejó escapar.</translation>
    </message>
    <message>
        <source>%1 let you win here.</source>
        <translation>Aquí %1 le dejó ganar.</translation>
    </message>
    <message>
        <source>%1 could have won here.</source>
        <translation>Aquí pudo ganar %1.</translation>
    </message>
    <message>
        <source>%1 could have drawn here.</source>
        <translation>Aquí pudo empatar %1.</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Buscando el momento decisivo…</translation>
    </message>
    <message>
        <source>No turning point so far.</source>
        <translation>Ningún momento decisivo hasta ahora.</translation>
    </message>
    <message>
        <source>Nobody slipped: you were ahead all the way.</source>
        <translation>Nadie falló: usted fue por delante todo el tiempo.</translation>
    </message>
    <message>
        <source>Nobody slipped: %1 was ahead all the way.</source>
        <translation>Nadie falló: %1 fue por delante todo el tiempo.</translation>
    </message>
    <message>
        <source>Nobody slipped: a fair draw.</source>
        <translation>Nadie falló: un empate justo.</translation>
    </message>
    <message>
        <source>Nobody has slipped so far.</source>
        <translation>Nadie ha fallado hasta ahora.</translation>
    </message>
    <message>
        <source>Move %1: you played %2.</source>
        <translation>Jugada %1: usted jugó %2.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3.</source>
        <comment>number, who, square</comment>
        <translation>Jugada %1: %2 jugó %3.</translation>
    </message>
    <message>
        <source>%1, move %2: %3, %4</source>
        <comment>who, number, square, class</comment>
        <translation>%1, jugada %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, move %2: what would you play?</source>
        <comment>who, number</comment>
        <translation>%1, jugada %2: ¿qué jugaría usted?</translation>
    </message>
</context>
<context>
    <name>MoveClass</name>
    <message>
        <source>Forced: %1 is the only move that blocks the four there.</source>
        <translation>Forzada: %1 es la única jugada que bloquea el cuatro en línea que se completaría allí.</translation>
    </message>
    <message>
        <source>Forced: %1 was the only free square.</source>
        <translation>Forzada: %1 era la única casilla libre.</translation>
    </message>
    <message>
        <source>Only move: it %1, and every other column gives the win away (exact).</source>
        <translation>Única jugada: %1, y cualquier otra columna deja escapar la victoria (exacto).</translation>
    </message>
    <message>
        <source>Only move: it holds the draw, and every other column loses (exact).</source>
        <translation>Única jugada: mantiene el empate, y cualquier otra columna pierde (exacto).</translation>
    </message>
    <message>
        <source>Best: %1, as late as can be (exact).</source>
        <translation>Mejor: %1, lo más tarde posible (exacto).</translation>
    </message>
    <message>
        <source>Best: %1, as soon as can be (exact).</source>
        <translation>Mejor: %1, lo antes posible (exacto).</translation>
    </message>
    <message>
        <source>Best: it holds the draw, and no move does better (exact).</source>
        <translation>Mejor: mantiene el empate, y ninguna jugada consigue más (exacto).</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forzada</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>única jugada</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>más lenta</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>What this move is worth is not known yet.</source>
        <translation>Aún no se sabe lo que vale esta jugada.</translation>
    </message>
    <message>
        <source>Slower: %3 with %4, %1 with %2 (exact).</source>
        <translation>Más lenta: %3 con %4, %1 con %2 (exacto).</translation>
    </message>
    <message>
        <source>Mistake: %1 with %2, %3 with %4 (exact).</source>
        <translation>Error: %1 con %2, %3 con %4 (exacto).</translation>
    </message>
    <message>
        <source>Blunder: %1 with %2, %3 with %4 (exact).</source>
        <translation>Error grave: %1 con %2, %3 con %4 (exacto).</translation>
    </message>
</context>
<context>
    <name>MoveComparison</name>
    <message>
        <source>%1 times the median time of this engine&apos;s %2 moves in this game (%3): %4 times the nodes (%5), and %6 times the time for each.</source>
        <translation>%1 veces el tiempo mediano de las %2 jugadas de este motor en esta partida (%3): %4 veces los nodos (%5) y %6 veces el tiempo de cada uno.</translation>
    </message>
    <message>
        <source>It searched to depth %1, the median move to depth %2.</source>
        <translation>Buscó a %1 medias jugadas de profundidad; la jugada mediana, a %2.</translation>
    </message>
    <message>
        <source>Each ply multiplied its nodes by %1, those of the median move by %2.</source>
        <translation>Cada media jugada multiplicó sus nodos por %1; los de la jugada mediana, por %2.</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>No.</source>
        <comment>number of a move</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
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
        <translation>%1, profundidad %2: %3</translation>
    </message>
    <message>
        <source>%1 nodes in %2 ms</source>
        <translation>%1 nodos en %2 ms</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <translation>Línea: %1</translation>
    </message>
    <message>
        <source>Move %1, first player: %2</source>
        <translation>Jugada %1, primer jugador: %2</translation>
    </message>
    <message>
        <source>Move %1, second player: %2</source>
        <translation>Jugada %1, segundo jugador: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>move, how good it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Line beside: %1</source>
        <translation>Línea al lado: %1</translation>
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
        <source>What was played. A click or Enter goes back to it.</source>
        <translation>Lo que se jugó. Un clic o Intro vuelve a ello.</translation>
    </message>
    <message>
        <source>Another line. A click or Enter puts it on the board.</source>
        <translation>Otra línea. Un clic o Intro la pone en el tablero.</translation>
    </message>
</context>
<context>
    <name>MovePlot</name>
    <message>
        <source>%1 M</source>
        <comment>millions, short, beside an axis</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands, short, beside an axis</comment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Media jugada</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>billions, short, beside an axis</comment>
        <translation>%1 mil M</translation>
    </message>
</context>
<context>
    <name>MoveQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Positions searched for each move</source>
        <translation>Posiciones visitadas en cada jugada</translation>
    </message>
    <message>
        <source>Chart of the nodes searched for each move</source>
        <translation>Gráfica de los nodos visitados en cada jugada</translation>
    </message>
    <message>
        <source>Nodes searched for each move</source>
        <translation>Nodos buscados en cada jugada</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Nodos visitados</translation>
    </message>
    <message>
        <source>Each move of an engine adds a point here: how many positions it searched. Let an engine play to see the first one.</source>
        <translation>Cada jugada de un motor añade aquí un punto: cuántas posiciones visitó. El primero aparece cuando juega un motor.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time taken for each move</source>
        <translation>Tiempo empleado en cada jugada</translation>
    </message>
    <message>
        <source>Chart of the time taken for each move</source>
        <translation>Gráfica del tiempo empleado en cada jugada</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tiempo en ms</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Each move of an engine adds a point here: how long it thought. Let an engine play to see the first one.</source>
        <translation>Cada jugada de un motor añade aquí un punto: cuánto pensó. El primero aparece cuando juega un motor.</translation>
    </message>
    <message>
        <source>Chart by move: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Gráfica por jugada: %1</translation>
    </message>
    <message>
        <source>%1, by move</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, por jugada</translation>
    </message>
    <message>
        <source>Each move of an engine adds a point here. %1 Let an engine play to see the first one.</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Cada jugada de un motor añade aquí un punto. %1 Deje jugar a un motor para ver el primero.</translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message>
        <source>completes four in line and wins</source>
        <translation>completa cuatro en línea y gana</translation>
    </message>
    <message>
        <source>misses four in line on %1</source>
        <translation>deja pasar el cuatro en línea en %1</translation>
    </message>
    <message>
        <source>blocks %1&apos;s four</source>
        <translation>bloquea el cuatro en línea de %1</translation>
    </message>
    <message>
        <source>loses because it gives %1 the square %2</source>
        <translation>pierde porque da a %1 la casilla %2</translation>
    </message>
    <message>
        <source>leaves %1 the win on %2</source>
        <translation>deja a %1 la victoria en %2</translation>
    </message>
    <message>
        <source>threatens %1 at once, of which %2 can block only one</source>
        <translation>amenaza a la vez en las casillas %1, de las que %2 solo puede bloquear una</translation>
    </message>
    <message>
        <source>threatens %1, one above the other, of which %2 can block only one</source>
        <translation>amenaza en las casillas %1, una sobre otra, de las que %2 solo puede bloquear una</translation>
    </message>
    <message>
        <source>gives up the threat on %1, which %2 can block now</source>
        <translation>renuncia a la amenaza en %1, que ahora %2 puede bloquear</translation>
    </message>
    <message>
        <source>makes an odd threat on %1</source>
        <translation>crea una amenaza impar en %1</translation>
    </message>
    <message>
        <source>makes odd threats on %1</source>
        <translation>crea amenazas impares en %1</translation>
    </message>
    <message>
        <source>makes an even threat on %1</source>
        <translation>crea una amenaza par en %1</translation>
    </message>
    <message>
        <source>makes even threats on %1</source>
        <translation>crea amenazas pares en %1</translation>
    </message>
    <message>
        <source>takes the square from which %1 would threaten %2 at once</source>
        <translation>ocupa la casilla desde la que %1 amenazaría a la vez en %2</translation>
    </message>
    <message>
        <source>takes the square from which %1 would threaten %2</source>
        <translation>ocupa la casilla desde la que %1 amenazaría en %2</translation>
    </message>
    <message>
        <source>is the only column that does not let %1 win at once</source>
        <translation>es la única columna que no deja a %1 ganar enseguida</translation>
    </message>
    <message>
        <source>is the only square left to play on</source>
        <translation>es la única casilla que queda para jugar</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>deja escapar la victoria</translation>
    </message>
    <message>
        <source>gives the draw away</source>
        <translation>deja escapar el empate</translation>
    </message>
    <message>
        <source>%1, sooner than any other column</source>
        <comment>wins in 7 moves</comment>
        <translation>%1, antes que cualquier otra columna</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>leads to a draw</source>
        <translation>lleva al empate</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a square, and what a disc there does</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>threatens %1</source>
        <translation>amenaza en %1</translation>
    </message>
    <message numerus="yes">
        <source>is part of %n possible four(s)</source>
        <translation>
            <numerusform>forma parte de %n línea de cuatro posible</numerusform>
            <numerusform>forma parte de %n líneas de cuatro posibles</numerusform>
        </translation>
    </message>
    <message>
        <source>is part of no possible four</source>
        <translation>no forma parte de ninguna línea de cuatro posible</translation>
    </message>
    <message numerus="yes">
        <source>still loses, but holds out longest: %n move(s)</source>
        <translation>
            <numerusform>pierde igualmente, pero es la que más aguanta: %n jugada</numerusform>
            <numerusform>pierde igualmente, pero es la que más aguanta: %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the win.</source>
        <translation>Solo %1 conserva la victoria.</translation>
    </message>
    <message>
        <source>Only %1 keeps the draw.</source>
        <translation>Solo %1 conserva el empate.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 keeps the win (in %n move(s)).</source>
        <translation>
            <numerusform>Solo %1 conserva la victoria (en %n jugada).</numerusform>
            <numerusform>Solo %1 conserva la victoria (en %n jugadas).</numerusform>
        </translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a disc on a square does</comment>
        <translation>La jugada %1.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Comentario a esta jugada</translation>
    </message>
    <message>
        <source>Kept in the game file; Enter keeps what you wrote</source>
        <translation>Se guarda en el archivo de la partida; Intro conserva lo escrito</translation>
    </message>
    <message>
        <source>Moves appear here as you play.</source>
        <translation>Las jugadas aparecen aquí según se juega.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move of the game</source>
        <translation>Jugada de la partida</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation>Media jugada %1 de %2</translation>
    </message>
</context>
<context>
    <name>NewLesson</name>
    <message>
        <source>A lesson about a position</source>
        <translation>Una lección sobre una posición</translation>
    </message>
    <message>
        <source>Find the best column, and say why it is the best.</source>
        <translation>Encontrar la mejor columna y decir por qué es la mejor.</translation>
    </message>
    <message>
        <source>Walk through a search, and say what it leaves out.</source>
        <translation>Recorrer una búsqueda y decir qué deja fuera.</translation>
    </message>
    <message>
        <source>Where would you move?</source>
        <translation>¿Dónde jugarías?</translation>
    </message>
    <message>
        <source>Can somebody win at once?</source>
        <translation>¿Puede alguien ganar enseguida?</translation>
    </message>
    <message>
        <source>What can the other side do then?</source>
        <translation>¿Qué puede hacer después el otro bando?</translation>
    </message>
    <message>
        <source>No other column wins sooner, or holds out longer.</source>
        <translation>Ninguna otra columna gana antes ni aguanta más.</translation>
    </message>
    <message>
        <source>Name a column that gives nothing away.</source>
        <translation>Nombra una columna que no regale nada.</translation>
    </message>
    <message>
        <source>With such a move a win stays a win, and a draw a draw.</source>
        <translation>Con esa jugada una victoria sigue siendo victoria y un empate, empate.</translation>
    </message>
    <message>
        <source>How many discs fall until the end, when both sides play their best?</source>
        <translation>¿Cuántas fichas caen hasta el final si ambos juegan lo mejor posible?</translation>
    </message>
    <message>
        <source>The board has 42 places.</source>
        <translation>El tablero tiene 42 casillas.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Mirar alrededor</translation>
    </message>
    <message>
        <source>Only the teacher sees this: what to say, how long it takes, and what students usually get wrong.</source>
        <translation>Solo lo ve el docente: qué decir, cuánto dura y en qué suelen equivocarse los estudiantes.</translation>
    </message>
    <message>
        <source>What has happened in this game? Write here what your students should look at. *Slanted* and **strong** words, lists and tables are Markdown.</source>
        <translation>¿Qué ha pasado en esta partida? Escribe aquí lo que deben mirar tus estudiantes. Las palabras *inclinadas* y **fuertes**, las listas y las tablas son Markdown.</translation>
    </message>
    <message>
        <source>The position of this lesson</source>
        <translation>La posición de esta lección</translation>
    </message>
    <message>
        <source>What is the root worth?</source>
        <translation>¿Cuánto vale la raíz?</translation>
    </message>
    <message>
        <source>Walk to the end of the search and look at the root.</source>
        <translation>Ve al final de la búsqueda y mira la raíz.</translation>
    </message>
    <message>
        <source>How many positions did it look at?</source>
        <translation>¿Cuántas posiciones ha mirado?</translation>
    </message>
    <message>
        <source>How many leaves did it value?</source>
        <translation>¿Cuántas hojas ha valorado?</translation>
    </message>
    <message>
        <source>How often did it cut a branch?</source>
        <translation>¿Cuántas veces ha cortado una rama?</translation>
    </message>
    <message>
        <source>How many leaves would the best order have needed?</source>
        <translation>¿Cuántas hojas habría necesitado el mejor orden?</translation>
    </message>
    <message>
        <source>No order of alpha-beta can prove the value with less, as Knuth and Moore showed.</source>
        <translation>Ningún orden de alfa-beta puede probar el valor con menos, como mostraron Knuth y Moore.</translation>
    </message>
    <message>
        <source>Think ahead</source>
        <translation>Pensar por adelantado</translation>
    </message>
    <message>
        <source>This is how the computer looks ahead from there. Before it shows a value, it asks you.</source>
        <translation>Así mira el ordenador hacia delante desde allí. Antes de mostrar un valor, te pregunta.</translation>
    </message>
    <message>
        <source>A search of three plies</source>
        <translation>Una búsqueda de tres medias jugadas</translation>
    </message>
    <message>
        <source>The same search with other orders</source>
        <translation>La misma búsqueda con otros órdenes</translation>
    </message>
    <message>
        <source>Whose turn is it in the position?</source>
        <translation>¿A quién le toca en la posición?</translation>
    </message>
    <message>
        <source>The side that moved first</source>
        <translation>El bando que movió primero</translation>
    </message>
    <message>
        <source>The side that moved second</source>
        <translation>El bando que movió segundo</translation>
    </message>
    <message>
        <source>Explain the best move in your own words.</source>
        <translation>Explica la mejor jugada con tus propias palabras.</translation>
    </message>
    <message>
        <source>Your teacher reads this.</source>
        <translation>Esto lo lee tu docente.</translation>
    </message>
    <message>
        <source>Tell it to somebody</source>
        <translation>Contárselo a alguien</translation>
    </message>
    <message>
        <source>What you know now: write it in a sentence or two.</source>
        <translation>Lo que sabes ahora: escríbelo en una frase o dos.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>character %1: &apos;%2&apos; is not a column from %3 to %4</source>
        <translation>carácter %1: «%2» no es una columna de la %3 a la %4</translation>
    </message>
    <message>
        <source>column %1 is full</source>
        <translation>la columna %1 está llena</translation>
    </message>
    <message>
        <source>the next free square of column %1 is %2, not %3</source>
        <translation>la siguiente casilla libre de la columna %1 es %2, no %3</translation>
    </message>
    <message>
        <source>the game ended at ply %1</source>
        <translation>la partida acabó en la media jugada %1</translation>
    </message>
    <message>
        <source>ply %1: %2</source>
        <translation>media jugada %1: %2</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>A number, such as %1 or %2; Enter checks it</source>
        <translation>Un número, como %1 o %2; Intro lo comprueba</translation>
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
        <source>The file has no coefficient called &quot;%1&quot;.</source>
        <translation>El archivo no tiene ningún coeficiente llamado «%1».</translation>
    </message>
    <message>
        <source>The covariance in the file does not fit the coefficients.</source>
        <translation>La covarianza del archivo no cuadra con los coeficientes.</translation>
    </message>
    <message>
        <source>Measured, not exact: logistic regression over %1 games of %2, each against itself with its own errors, after 0 to %3 random plies, seed %4; checked with %5 other games.</source>
        <translation>Medido, no exacto: regresión logística sobre %1 partidas de %2, cada uno contra sí mismo con sus propios errores, tras 0 a %3 medias jugadas al azar, semilla %4; comprobada con otras %5 partidas.</translation>
    </message>
    <message>
        <source>No winning chances have been measured.</source>
        <translation>No se han medido probabilidades de victoria.</translation>
    </message>
    <message>
        <source>%1 games are too few to fit winning chances to; it takes %2.</source>
        <translation>%1 partidas son pocas para ajustar probabilidades de victoria; hacen falta %2.</translation>
    </message>
    <message>
        <source>The same player won all games, so there is nothing to fit.</source>
        <translation>El mismo jugador ganó todas las partidas, así que no hay nada que ajustar.</translation>
    </message>
    <message>
        <source>The games are not enough to tell the coefficients apart.</source>
        <translation>Las partidas no bastan para distinguir los coeficientes.</translation>
    </message>
    <message>
        <source>A number in the file is none that a fit can give.</source>
        <translation>Un número del archivo no es de los que puede dar un ajuste.</translation>
    </message>
</context>
<context>
    <name>OpeningBook</name>
    <message>
        <source>This is no opening book: its first line is not &quot;%1&quot;.</source>
        <translation>Esto no es un libro de aperturas: su primera línea no es «%1».</translation>
    </message>
    <message>
        <source>Line 2 of the opening book must be &quot;plies&quot; and a number from 0 to %1.</source>
        <translation>La línea 2 del libro de aperturas debe ser «plies» y un número de 0 a %1.</translation>
    </message>
    <message>
        <source>Line 3 of the opening book must be &quot;positions %1&quot;.</source>
        <translation>La línea 3 del libro de aperturas debe ser «positions %1».</translation>
    </message>
    <message>
        <source>The opening book is cut off or too long: %1 scores instead of %2.</source>
        <translation>El libro de aperturas está cortado o es demasiado largo: %1 valores en lugar de %2.</translation>
    </message>
    <message>
        <source>The opening book is damaged: its checksum does not fit.</source>
        <translation>El libro de aperturas está dañado: su suma de comprobación no cuadra.</translation>
    </message>
    <message>
        <source>The opening book %1 can&apos;t be read: %2.</source>
        <translation>No se puede leer el libro de aperturas %1: %2.</translation>
    </message>
    <message>
        <source>The books can&apos;t be merged: one has %1 plies, the other %2.</source>
        <translation>Los libros no se pueden unir: uno llega a %1 medias jugadas, el otro a %2.</translation>
    </message>
    <message>
        <source>The books contradict each other at ply %1, position %2: %3 and %4.</source>
        <translation>Los libros se contradicen en la media jugada %1, posición %2: %3 y %4.</translation>
    </message>
</context>
<context>
    <name>OpeningsChoice</name>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Archivo…</translation>
    </message>
    <message>
        <source>Random plies</source>
        <translation>Medias jugadas al azar</translation>
    </message>
    <message>
        <source>None: the empty board</source>
        <translation>Ninguna: el tablero vacío</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De un archivo</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>How the games begin: engines that draw no lots repeat one game without</source>
        <translation>Cómo empiezan las partidas: sin ellas, los motores que no sortean repiten una misma partida</translation>
    </message>
    <message>
        <source>A text file with an opening a line, such as 44536 or d1 d2 e1</source>
        <translation>Un archivo de texto con una apertura por línea, como 44536 o d1 d2 e1</translation>
    </message>
    <message>
        <source>Choose a file with an opening a line, such as 44536.</source>
        <translation>Elija un archivo con una apertura por línea, como 44536.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Archivos de texto (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>No se ha podido leer el archivo «%1»: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n apertura, con ambos colores</numerusform>
            <numerusform>%n aperturas, cada una con ambos colores</numerusform>
        </translation>
    </message>
    <message>
        <source>All 238 positions of three plies</source>
        <translation>Las 238 posiciones de tres medias jugadas</translation>
    </message>
</context>
<context>
    <name>OpponentButton</name>
    <message>
        <source>%1 Played last time.</source>
        <comment>after a sentence</comment>
        <translation>%1 El rival de la última vez.</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>la última vez</translation>
    </message>
    <message>
        <source>last time – press Enter</source>
        <translation>la última vez – pulse Intro</translation>
    </message>
    <message>
        <source>press Enter</source>
        <translation>pulse Intro</translation>
    </message>
</context>
<context>
    <name>OpponentsChart</name>
    <message>
        <source>Chart of your results against each opponent</source>
        <translation>Gráfica de sus resultados contra cada rival</translation>
    </message>
    <message>
        <source>%1: %2 % of the points
%3 won, %4 drawn, %5 lost
95 % interval: %6 to %7 %</source>
        <translation>%1: %2 % de los puntos
%3 ganadas, %4 empatadas, %5 perdidas
Intervalo del 95 %: de %6 a %7 %</translation>
    </message>
    <message>
        <source>won / drawn / lost</source>
        <translation>ganadas / empatadas / perdidas</translation>
    </message>
    <message>
        <source>Your share of the points (%), with its 95 % interval</source>
        <translation>Su parte de los puntos (%), con su intervalo del 95 %</translation>
    </message>
    <message>
        <source>Play against the engines: your results against each of them are drawn here.</source>
        <translation>Juegue contra los motores: aquí se dibujan sus resultados contra cada uno.</translation>
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
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Mediana ms</translation>
    </message>
    <message>
        <source>Least – most ms</source>
        <translation>Mínimo – máximo ms</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Least – most</source>
        <translation>Mínimo – máximo</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Eficiencia</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Report, 12 threads</source>
        <translation>Informe, 12 hilos</translation>
    </message>
    <message>
        <source>Report, 4 cores</source>
        <translation>Informe, 4 núcleos</translation>
    </message>
    <message>
        <source>Its program, 2 cores</source>
        <translation>Su programa, 2 núcleos</translation>
    </message>
    <message>
        <source>How the tree is shared</source>
        <translation>Cómo se reparte el árbol</translation>
    </message>
    <message>
        <source>Threads that work</source>
        <translation>Hilos que trabajan</translation>
    </message>
    <message>
        <source>Wall time of a run, median of the repetitions</source>
        <translation>Tiempo real de una ejecución, mediana de las repeticiones</translation>
    </message>
    <message>
        <source>The quickest and the slowest repetition</source>
        <translation>La repetición más rápida y la más lenta</translation>
    </message>
    <message>
        <source>How much faster than the sequential run of the same repetition, median</source>
        <translation>Cuánto más rápido que la ejecución secuencial de la misma repetición, mediana</translation>
    </message>
    <message>
        <source>The smallest and the largest speed-up of a repetition</source>
        <translation>La menor y la mayor aceleración de una repetición</translation>
    </message>
    <message>
        <source>Speed-up per worker</source>
        <translation>Aceleración por hilo</translation>
    </message>
    <message>
        <source>Of the empty board, to the first player</source>
        <translation>Del tablero vacío, para el primer jugador</translation>
    </message>
    <message>
        <source>One of the best moves, chosen by the seed</source>
        <translation>Una de las mejores jugadas, elegida por la semilla</translation>
    </message>
    <message>
        <source>Published: seconds, and speed-up against its sequential program</source>
        <translation>Publicado: segundos, y aceleración frente a su programa secuencial</translation>
    </message>
    <message>
        <source>The report&apos;s program repaired, built with -O2, on two otherwise idle cores</source>
        <translation>El programa del informe, reparado y compilado con -O2, en dos núcleos por lo demás libres</translation>
    </message>
    <message>
        <source>Positions of the tree, the root counted; those of the last level are counted without being visited</source>
        <translation>Posiciones del árbol, contando la raíz; las del último nivel se cuentan sin visitarlas</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>The best move of the empty board by the full minimax tree, as the parallel report measures it.</source>
        <translation>La mejor jugada del tablero vacío según el árbol minimax completo, como la mide el informe paralelo.</translation>
    </message>
    <message>
        <source>Measure what is chosen above</source>
        <translation>Mide lo elegido arriba</translation>
    </message>
    <message>
        <source>Stop, and keep the repetitions that are finished</source>
        <translation>Detiene y conserva las repeticiones terminadas</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Ejecuciones terminadas</translation>
    </message>
    <message>
        <source>%v of %m runs</source>
        <translation>%v de %m ejecuciones</translation>
    </message>
    <message>
        <source>Times and speed-ups, beside the published ones</source>
        <translation>Tiempos y aceleraciones, junto a los publicados</translation>
    </message>
    <message>
        <source>Choose a row to see the timeline of its run</source>
        <translation>Elija una fila para ver la línea de tiempo de su ejecución</translation>
    </message>
    <message>
        <source>Speed-up and timeline</source>
        <translation>Aceleración y línea de tiempo</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Timeline of the chosen run</source>
        <translation>Línea de tiempo de la ejecución elegida</translation>
    </message>
    <message>
        <source>Measuring.</source>
        <translation>Midiendo.</translation>
    </message>
    <message>
        <source>Cancelled before the first repetition was over.</source>
        <translation>Cancelado antes de acabar la primera repetición.</translation>
    </message>
    <message>
        <source>Finished in %1. Times depend on what else the machine does; each speed-up compares runs of one repetition.</source>
        <translation>Terminado en %1. Los tiempos dependen de lo que haga además la máquina; cada aceleración compara ejecuciones de una misma repetición.</translation>
    </message>
    <message>
        <source>Cancelled; %1 of %2 repetitions are shown.</source>
        <translation>Cancelado; se muestran %1 de %2 repeticiones.</translation>
    </message>
    <message>
        <source>Waking a thread takes as long as such a short run: depth 8 or 9 shows what more workers gain.</source>
        <translation>Despertar un hilo tarda tanto como una ejecución tan corta: la profundidad 8 o 9 muestra qué ganan más hilos.</translation>
    </message>
    <message>
        <source>%1, workers: %2, the run of median time</source>
        <translation>%1, hilos: %2, la ejecución de tiempo mediano</translation>
    </message>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Búsqueda paralela del árbol completo</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>Exportar la medición</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>paralelismo</translation>
    </message>
    <message>
        <source>After a measurement, what the workers of the chosen row did is shown here.</source>
        <translation>Tras una medición se muestra aquí lo que hicieron los hilos de la fila elegida.</translation>
    </message>
    <message>
        <source>No task was recorded.</source>
        <translation>No se registró ninguna tarea.</translation>
    </message>
    <message>
        <source>What was measured is said here.</source>
        <translation>Aquí se dice qué se midió.</translation>
    </message>
    <message>
        <source>Being measured: %1.</source>
        <translation>Se mide: %1.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Se muestra: %1. %2</translation>
    </message>
    <message>
        <source>Wait after the run under way, and go on later</source>
        <translation>Espera tras la medición en curso, y sigue después</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Paralelismo</translation>
    </message>
    <message>
        <source>The parallel report&apos;s experiment: the full tree shared among workers</source>
        <translation>El experimento del informe paralelo: el árbol completo repartido entre hilos</translation>
    </message>
</context>
<context>
    <name>ParallelStrategy</name>
    <message>
        <source>There is no strategy %1; there are %2.</source>
        <translation>No hay ninguna estrategia %1; las hay: %2.</translation>
    </message>
    <message>
        <source>One worker searches the root moves one after the other.</source>
        <translation>Un hilo busca las jugadas de la raíz una tras otra.</translation>
    </message>
    <message>
        <source>Each root move is a task; all of them are evaluated before the best one is looked for, as the report&apos;s parList does.</source>
        <translation>Cada jugada de la raíz es una tarea; se evalúan todas antes de buscar la mejor, como hace parList en el informe.</translation>
    </message>
    <message>
        <source>Each root move is a task, and each result is used as soon as it comes, as the report&apos;s parMap does.</source>
        <translation>Cada jugada de la raíz es una tarea, y cada resultado se usa en cuanto llega, como hace parMap en el informe.</translation>
    </message>
    <message>
        <source>Every position of the tree is a task of its own, which the report tried first and gave up: the tasks cost more than what is in them.</source>
        <translation>Cada posición del árbol es una tarea propia; el informe lo probó primero y lo abandonó: las tareas cuestan más que lo que contienen.</translation>
    </message>
    <message>
        <source>Each reply to a root move is a task: 49 tasks instead of 7, which two or more workers can share more evenly.</source>
        <translation>Cada respuesta a una jugada de la raíz es una tarea: 49 tareas en lugar de 7, que dos o más hilos pueden repartirse mejor.</translation>
    </message>
    <message>
        <source>Alpha-beta: each root move is a task, and the best value found so far cuts the tasks of all workers. It does not visit the whole tree.</source>
        <translation>Alfa-beta: cada jugada de la raíz es una tarea, y el mejor valor hallado hasta ahora poda las tareas de todos los hilos. No visita el árbol entero.</translation>
    </message>
</context>
<context>
    <name>ParallelStudy</name>
    <message numerus="yes">
        <source>no result within %n ply(s)</source>
        <translation>
            <numerusform>sin resultado en %n media jugada</numerusform>
            <numerusform>sin resultado en %n medias jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1, not %2.</source>
        <translation>La profundidad debe ser de 1 a %1, no %2.</translation>
    </message>
    <message>
        <source>No strategy was chosen; choose one or more.</source>
        <translation>No se eligió ninguna estrategia; elija al menos una.</translation>
    </message>
    <message>
        <source>Nothing was asked for; one worker and one repetition are the least.</source>
        <translation>No se pidió nada; lo mínimo es un hilo y una repetición.</translation>
    </message>
    <message>
        <source>The row of %1 with %2 workers is damaged.</source>
        <translation>La fila de %1 con %2 hilos está dañada.</translation>
    </message>
    <message>
        <source>The settings of this measurement are damaged.</source>
        <translation>Los ajustes de esta medición están dañados.</translation>
    </message>
    <message>
        <source>This is no measurement of the parallel study.</source>
        <translation>Esto no es una medición del estudio paralelo.</translation>
    </message>
    <message>
        <source>This measurement is damaged.</source>
        <translation>Esta medición está dañada.</translation>
    </message>
    <message>
        <source>The measurement can&apos;t be kept in “%1”: %2.</source>
        <translation>La medición no se puede guardar en «%1»: %2.</translation>
    </message>
    <message>
        <source>the folder can&apos;t be made</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read: %2</source>
        <translation>«%1» no se puede leer: %2</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be deleted: %2.</source>
        <translation>«%1» no se puede borrar: %2.</translation>
    </message>
    <message>
        <source>The system gives %1 threads, but to measure up to %2 workers takes %3.</source>
        <translation>El sistema da %1 hilos, pero para medir hasta %2 hilos de trabajo hacen falta %3.</translation>
    </message>
</context>
<context>
    <name>ParallelText</name>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n repetición</numerusform>
            <numerusform>%n repeticiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repetition(s)</source>
        <translation>
            <numerusform>%1 de %n repetición</numerusform>
            <numerusform>%1 de %n repeticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>all strategies</source>
        <translation>todas las estrategias</translation>
    </message>
    <message>
        <source>%1 board, depth %2, seed %3, workers: %4; %5, %6</source>
        <translation>tablero %1, profundidad %2, semilla %3, hilos: %4; %5, %6</translation>
    </message>
    <message>
        <source>%1: %2, depth %3, seed %4, workers up to %5, %6</source>
        <translation>%1: %2, profundidad %3, semilla %4, hilos hasta %5, %6</translation>
    </message>
    <message>
        <source>Measured %1 by %2 on %3.</source>
        <translation>Medido el %1 con %2 en %3.</translation>
    </message>
    <message>
        <source>%1; disturbed by other work of the program</source>
        <translation>%1; perturbado por otro trabajo del programa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PathFile</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>step %1 of the path has no label.</source>
        <translation>el paso %1 del camino no tiene etiqueta.</translation>
    </message>
    <message>
        <source>the state of step %1 is no whole number from 0 on.</source>
        <translation>el estado del paso %1 no es un número entero desde 0.</translation>
    </message>
    <message>
        <source>This is no path through a model: its &quot;format&quot; is not &quot;fourcast-path&quot;.</source>
        <translation>Esto no es un camino por un modelo: su &quot;format&quot; no es &quot;fourcast-path&quot;.</translation>
    </message>
    <message>
        <source>This path is of another version of the file; this program reads version %1.</source>
        <translation>Este camino es de otra versión del archivo; este programa lee la versión %1.</translation>
    </message>
    <message>
        <source>The file does not say of which model its path is.</source>
        <translation>El archivo no dice de qué modelo es su camino.</translation>
    </message>
    <message>
        <source>The file has no list of &quot;steps&quot;.</source>
        <translation>El archivo no tiene la lista &quot;steps&quot;.</translation>
    </message>
    <message>
        <source>step %1, “%2”, is not possible there; is it a path of another model, or of other parameters?</source>
        <translation>el paso %1, «%2», no es posible ahí; ¿es un camino de otro modelo o de otros parámetros?</translation>
    </message>
</context>
<context>
    <name>PerMoveChart</name>
    <message>
        <source>All series are hidden. Check one in the list to see it.</source>
        <translation>Todas las series están ocultas. Para ver una, basta marcarla en la lista.</translation>
    </message>
    <message>
        <source>Open triangles on the lower edge stand for zero, which a logarithmic axis cannot show.</source>
        <translation>Los triángulos huecos del borde inferior son ceros, que un eje logarítmico no puede mostrar.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
    </message>
    <message>
        <source>the first player %1</source>
        <comment>%1 is “wins in 3” or “loses in 3”</comment>
        <translation>el primer jugador %1</translation>
    </message>
    <message>
        <source>%1 for the first player</source>
        <comment>%1 is a number</comment>
        <translation>%1 para el primer jugador</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Game %1, %2, ply %3 (%4): %5</source>
        <translation>Partida %1, %2, media jugada %3 (%4): %5</translation>
    </message>
    <message>
        <source>disturbed by other work</source>
        <translation>perturbado por otro trabajo</translation>
    </message>
    <message>
        <source>Left and Right go to the engine&apos;s moves of the game being played, with Shift they add moves up.</source>
        <translation>Izquierda y Derecha van a las jugadas del motor en la partida en curso; con Mayús suman jugadas.</translation>
    </message>
    <message>
        <source>%1: the engines of the games that are shown do not report it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: los motores de las partidas que se muestran no informan de ello. %2</translation>
    </message>
    <message>
        <source>Hollow points were measured while a laboratory or another program was at work.</source>
        <translation>Los puntos huecos se midieron mientras trabajaba un laboratorio u otro programa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of a search and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PerMoveChartPresenter</name>
    <message>
        <source>Game %1 is on the board again</source>
        <translation>La partida %1 vuelve a estar en el tablero</translation>
    </message>
</context>
<context>
    <name>PerMoveSide</name>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>E&amp;je logarítmico</translation>
    </message>
    <message>
        <source>Each step of the axis is ten times the one below it, so that large and small values can be read in one chart.</source>
        <translation>Cada paso del eje es diez veces el anterior, para leer valores grandes y pequeños en una misma gráfica.</translation>
    </message>
    <message>
        <source>What lies in the chart</source>
        <translation>Lo que hay en la gráfica</translation>
    </message>
    <message>
        <source>Disturbed: a laboratory or another program was at work</source>
        <translation>Perturbado: trabajaba un laboratorio u otro programa</translation>
    </message>
</context>
<context>
    <name>PerfectEngine</name>
    <message>
        <source>exact, seed %1</source>
        <translation>exacto, semilla %1</translation>
    </message>
    <message>
        <source>%1, node counts vary with several workers</source>
        <translation>%1, los nodos varían con varios hilos</translation>
    </message>
    <message>
        <source>exact, sets traps, seed %1</source>
        <translation>exacto, pone trampas, semilla %1</translation>
    </message>
    <message>
        <source>%1, node counts vary: analysis, hints and review share the table</source>
        <translation>%1, los nodos varían: análisis, pistas y revisión comparten la tabla</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>It is not a person&apos;s turn here.</source>
        <translation>Aquí no le toca a una persona.</translation>
    </message>
</context>
<context>
    <name>PlayedBy</name>
    <message>
        <source>a version not recorded</source>
        <translation>una versión no registrada</translation>
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
        <translation>Persona</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1: quién juega</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>%1: kind of limit</source>
        <translation>%1: tipo de límite</translation>
    </message>
    <message>
        <source>A depth is searched to its end; a time or a number of nodes is used up by deeper and deeper searches.</source>
        <translation>Una profundidad se recorre entera; un tiempo o un número de nodos se gasta en búsquedas cada vez más profundas.</translation>
    </message>
    <message>
        <source>%1: limit</source>
        <translation>%1: límite</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Más ajustes</translation>
    </message>
    <message>
        <source>Workers, seed and the reading of the heuristic</source>
        <translation>Hilos, semilla y lectura de la heurística</translation>
    </message>
    <message>
        <source>%1: more settings</source>
        <translation>%1: más ajustes</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>uno por núcleo (%1)</translation>
    </message>
    <message>
        <source>%1: workers</source>
        <translation>%1: hilos</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Hilos:</translation>
    </message>
    <message>
        <source>%1: seed</source>
        <translation>%1: semilla</translation>
    </message>
    <message>
        <source>Chooses among equally good moves: same seed, same moves</source>
        <translation>Elige entre jugadas igual de buenas: misma semilla, mismas jugadas</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Prefer fast wins</source>
        <translation>Preferir victorias rápidas</translation>
    </message>
    <message>
        <source>Take the fastest win and the slowest loss; off, all wins are alike, as in the study</source>
        <translation>Elegir la victoria más rápida y la derrota más lenta; sin ello todas las victorias valen igual, como en el estudio</translation>
    </message>
    <message>
        <source>%1: prefer fast wins</source>
        <translation>%1: preferir victorias rápidas</translation>
    </message>
    <message>
        <source>Heuristic:</source>
        <translation>Heurística:</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>A person with mouse or keyboard</source>
        <translation>Una persona con ratón o teclado</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 estricta…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>Variante de H1…</translation>
    </message>
    <message>
        <source>Threads that share the search</source>
        <translation>Hilos que se reparten la búsqueda</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>A time or a number of nodes may be too little to prove the best move; then the best so far is played.</source>
        <translation>Un tiempo o un número de nodos puede no bastar para demostrar la mejor jugada; entonces se juega la mejor hasta ese momento.</translation>
    </message>
    <message>
        <source>Which reading of the study&apos;s heuristic H1 is meant, and with which values</source>
        <translation>Qué lectura de la heurística H1 del estudio se usa, y con qué valores</translation>
    </message>
    <message>
        <source>H1 tuned…</source>
        <translation>H1 ajustada…</translation>
    </message>
    <message numerus="yes">
        <source> node(s)</source>
        <translation>
            <numerusform> nodo</numerusform>
            <numerusform> nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual size</source>
        <translation>el tamaño habitual</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>%1: table</source>
        <translation>%1: tabla</translation>
    </message>
    <message>
        <source>Of what is known already; the next power of two below is taken</source>
        <translation>De lo que ya se sabe; se toma la potencia de dos igual o inmediatamente inferior</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabla:</translation>
    </message>
    <message>
        <source>With the opening book</source>
        <translation>Con el libro de aperturas</translation>
    </message>
    <message>
        <source>Asks the program&apos;s own book before it searches</source>
        <translation>Consulta el libro propio del programa antes de buscar</translation>
    </message>
    <message>
        <source>%1: opening book</source>
        <translation>%1: libro de aperturas</translation>
    </message>
</context>
<context>
    <name>PlayerSettings</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
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
        <translation>%1 nodos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, engine</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jugador</translation>
    </message>
    <message>
        <source>%1 (starts)</source>
        <translation>%1 (empieza)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
</context>
<context>
    <name>PlyCurves</name>
    <message>
        <source>the article, one game</source>
        <translation>el artículo, una partida</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n más sin dibujar</numerusform>
            <numerusform>%n más sin dibujar</numerusform>
        </translation>
    </message>
    <message>
        <source>The curves come with the first games.</source>
        <translation>Las curvas llegan con las primeras partidas.</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Tiempo (ms)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <translation>
            <numerusform>%1, %n partida</numerusform>
            <numerusform>%1, %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>thin: few games reach the move</source>
        <translation>fino: pocas partidas llegan a la jugada</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Media jugada</translation>
    </message>
    <message>
        <source>Ply %1: %2 nodes</source>
        <translation>Media jugada %1: %2 nodos</translation>
    </message>
    <message>
        <source>Ply %1: %2 ms</source>
        <translation>Media jugada %1: %2 ms</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n game(s) in which it searched this move</source>
        <translation>
            <numerusform>Media de la %n partida en la que buscó esta jugada</numerusform>
            <numerusform>Media de las %n partidas en las que buscó esta jugada</numerusform>
        </translation>
    </message>
    <message>
        <source>Few games reach it: the mean is that of these games, and not the engine&apos;s course.</source>
        <translation>Pocas partidas llegan a ella: la media es la de esas partidas y no el curso del motor.</translation>
    </message>
    <message>
        <source>95 % interval of the mean: %1 to %2</source>
        <translation>Intervalo del 95 % de la media: de %1 a %2</translation>
    </message>
</context>
<context>
    <name>PlyUnit</name>
    <message numerus="yes">
        <source> ply(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> media jugada</numerusform>
            <numerusform> medias jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionField</name>
    <message>
        <source>Position as text</source>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>tablero vacío</translation>
    </message>
    <message>
        <source>Why the text was refused</source>
        <translation>Por qué se rechazó el texto</translation>
    </message>
    <message>
        <source>P&amp;osition:</source>
        <translation>P&amp;osición:</translation>
    </message>
    <message>
        <source>Moves such as 44536 or d1 d2 e1, or a link to them; Enter starts a game from them</source>
        <translation>Jugadas como 44536 o d1 d2 e1, o un enlace a ellas; Intro empieza una partida con ellas</translation>
    </message>
    <message>
        <source>That isn&apos;t a Connect Four position: %1.</source>
        <translation>Eso no es una posición de cuatro en raya: %1.</translation>
    </message>
</context>
<context>
    <name>PositionLink</name>
    <message>
        <source>“%1” is no link to a position.</source>
        <translation>«%1» no es un enlace a una posición.</translation>
    </message>
    <message>
        <source>The link “%1” shows no position: it is too long.</source>
        <translation>El enlace «%1» no muestra ninguna posición: es demasiado largo.</translation>
    </message>
    <message>
        <source>The link “%1” shows no position: %2.</source>
        <translation>El enlace «%1» no muestra ninguna posición: %2.</translation>
    </message>
</context>
<context>
    <name>Prcrl</name>
    <message>
        <source>a truth value</source>
        <translation>un valor de verdad</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a value of %1</source>
        <translation>un valor de %1</translation>
    </message>
    <message>
        <source>with its constants written out, the specification becomes too large here</source>
        <translation>con sus constantes desarrolladas, la especificación se hace aquí demasiado grande</translation>
    </message>
    <message>
        <source>constants refer to constants too deeply here</source>
        <translation>aquí unas constantes remiten a otras a demasiada profundidad</translation>
    </message>
    <message>
        <source>the constant &apos;%1&apos; refers to itself</source>
        <translation>la constante &apos;%1&apos; remite a sí misma</translation>
    </message>
    <message>
        <source>%1 (in the constant &apos;%2&apos;, used in line %3)</source>
        <translation>%1 (en la constante &apos;%2&apos;, usada en la línea %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function: it needs brackets with its arguments</source>
        <translation>&apos;%1&apos; es una función: necesita paréntesis con sus argumentos</translation>
    </message>
    <message>
        <source>there is no variable or constant &apos;%1&apos; here</source>
        <translation>aquí no hay ninguna variable ni constante &apos;%1&apos;</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs two arguments or more, not %n</source>
        <translation>
            <numerusform>%1 necesita dos argumentos o más, no %n</numerusform>
            <numerusform>%1 necesita dos argumentos o más, no %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %2 arguments, not %n</source>
        <translation>
            <numerusform>%1 necesita %2 argumentos, no %n</numerusform>
            <numerusform>%1 necesita %2 argumentos, no %n</numerusform>
        </translation>
    </message>
    <message>
        <source>vectors and queues, which &apos;count&apos; is about, are no part of this language</source>
        <translation>los vectores y las colas, de los que trata &apos;count&apos;, no son parte de este lenguaje</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>no hay ninguna función &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 is needed here, not %2</source>
        <translation>aquí hace falta %1, no %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared in line %2 already</source>
        <translation>&apos;%1&apos; ya está declarado en la línea %2</translation>
    </message>
    <message>
        <source>there is a type &apos;%1&apos; already</source>
        <translation>ya hay un tipo &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is a function &apos;%1&apos; already</source>
        <translation>ya hay una función &apos;%1&apos;</translation>
    </message>
    <message numerus="yes">
        <source>the first row of the function has %n arguments, and this one %1</source>
        <translation>
            <numerusform>la primera fila de la función tiene %n argumento, y esta %1</numerusform>
            <numerusform>la primera fila de la función tiene %n argumentos, y esta %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the function has a row for this already</source>
        <translation>la función ya tiene una fila para esto</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one of %2, so it can&apos;t be %3</source>
        <translation>&apos;%1&apos; es uno de %2, así que no puede ser %3</translation>
    </message>
    <message>
        <source>this range is too large; %1 is the largest number of one</source>
        <translation>este intervalo es demasiado grande; %1 es el mayor número de uno</translation>
    </message>
    <message>
        <source>there is no type &apos;%1&apos;</source>
        <translation>no hay ningún tipo &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>aquí hace falta un número entero, no %1</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; says nothing of %2</source>
        <translation>la función &apos;%1&apos; no dice nada de %2</translation>
    </message>
    <message numerus="yes">
        <source>an expression can have %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>una expresión puede tener %n operador seguido; use constantes para sus partes</numerusform>
            <numerusform>una expresión puede tener %n operadores seguidos; use constantes para sus partes</numerusform>
        </translation>
    </message>
    <message>
        <source>an expression (a number, a name, a function, ...)</source>
        <translation>una expresión (un número, un nombre, una función, ...)</translation>
    </message>
    <message>
        <source>a number can have 18 digits</source>
        <translation>un número puede tener 18 cifras</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>queues are no part of this language; use a range, Bool or names</source>
        <translation>las colas no son parte de este lenguaje; use un intervalo, Bool o nombres</translation>
    </message>
    <message>
        <source>a type (Bool, Nat, {1..6} or the name of one)</source>
        <translation>un tipo (Bool, Nat, {1..6} o el nombre de uno)</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>el nombre de un parámetro</translation>
    </message>
    <message>
        <source>a number becomes too large here (more than 18 digits)</source>
        <translation>aquí un número se hace demasiado grande (más de 18 cifras)</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>esto divide entre 0</translation>
    </message>
    <message>
        <source>mod needs a number above 0 to divide by, not %1</source>
        <translation>mod necesita un divisor mayor que 0, no %1</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process and values the model begins, as in init X[0]</source>
        <translation>falta &apos;init&apos;: dice con qué proceso y valores empieza el modelo, como en init X[0]</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>la meta</translation>
    </message>
    <message>
        <source>there are no global variables in this language: make it a parameter of the process</source>
        <translation>en este lenguaje no hay variables globales: hazla un parámetro del proceso</translation>
    </message>
    <message>
        <source>states have no rewards in this language: give the reward to an action, as in step @ 1 . X[]</source>
        <translation>en este lenguaje los estados no tienen recompensas: da la recompensa a una acción, como en step @ 1 . X[]</translation>
    </message>
    <message>
        <source>what is to be reached is an action in this language: let the process do one where the condition holds, and write reach and its name</source>
        <translation>en este lenguaje lo que se quiere alcanzar es una acción: haga que el proceso haga una donde se cumpla la condición, y escriba reach y su nombre</translation>
    </message>
    <message>
        <source>a part of the specification (constant, type, function, a process, init, until, reach, hide, ...)</source>
        <translation>una parte de la especificación (constant, type, function, un proceso, init, until, reach, hide, ...)</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>el nombre de una constante</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>el nombre de un tipo</translation>
    </message>
    <message>
        <source>the name of a value</source>
        <translation>el nombre de un valor</translation>
    </message>
    <message>
        <source>a range such as {1..6} or names such as (heads, tails)</source>
        <translation>un intervalo como {1..6} o nombres como (cara, cruz)</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>el nombre de una función</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>el nombre de un proceso</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>ya hay un &apos;init&apos;</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>el nombre de una acción</translation>
    </message>
    <message>
        <source>there is an &apos;until&apos; or &apos;reach&apos; already</source>
        <translation>ya hay un &apos;until&apos; o &apos;reach&apos;</translation>
    </message>
    <message>
        <source>an until can name 400 actions</source>
        <translation>un until puede nombrar 400 acciones</translation>
    </message>
    <message>
        <source>an action (or true, &apos;!&apos;, brackets)</source>
        <translation>una acción (o true, &apos;!&apos;, paréntesis)</translation>
    </message>
    <message>
        <source>a probability is from 0 to 1, not %1</source>
        <translation>una probabilidad es de 0 a 1, no %1</translation>
    </message>
    <message>
        <source>these probabilities sum to %1; they must sum to 1 exactly</source>
        <translation>estas probabilidades suman %1; deben sumar exactamente 1</translation>
    </message>
    <message>
        <source>over all values of &apos;%1&apos; this sums to %2; it must sum to 1 exactly</source>
        <translation>sobre todos los valores de &apos;%1&apos; esto suma %2; debe sumar exactamente 1</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is defined in line %2 already</source>
        <translation>el proceso &apos;%1&apos; ya está definido en la línea %2</translation>
    </message>
    <message>
        <source>there is a parameter &apos;%1&apos; already</source>
        <translation>ya hay un parámetro &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 has no values, so that a parameter can&apos;t have one</source>
        <translation>%1 no tiene valores, así que un parámetro no puede tener uno</translation>
    </message>
    <message>
        <source>there is no process &apos;%1&apos;</source>
        <translation>no hay ningún proceso &apos;%1&apos;</translation>
    </message>
    <message>
        <source>each value is tried here, and %1 has too many; a range such as {1..6} is needed</source>
        <translation>aquí se prueba cada valor, y %1 tiene demasiados; hace falta un intervalo como {1..6}</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>el proceso &apos;%1&apos; no tiene el parámetro &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a value already</source>
        <translation>&apos;%1&apos; ya tiene un valor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value for its parameter &apos;%2&apos;: there is none of that name here that it could keep</source>
        <translation>&apos;%1&apos; necesita un valor para su parámetro &apos;%2&apos;: aquí no hay ninguno con ese nombre que pueda conservar</translation>
    </message>
    <message>
        <source>tau is no visible action, so that it has no arguments</source>
        <translation>tau no es una acción visible, así que no tiene argumentos</translation>
    </message>
    <message>
        <source>init must give a value to &apos;%1&apos;</source>
        <translation>init debe dar un valor a &apos;%1&apos;</translation>
    </message>
    <message>
        <source>too many processes begin with each other here</source>
        <translation>aquí demasiados procesos empiezan unos por otros</translation>
    </message>
    <message>
        <source>&apos;%1&apos; comes back to itself here without an action: write one and a &apos;.&apos; before it, as in step.%1[...]</source>
        <translation>&apos;%1&apos; vuelve aquí a sí mismo sin ninguna acción: escriba una y un &apos;.&apos; delante, como en step.%1[...]</translation>
    </message>
    <message>
        <source>chance decides after an action: write one and a &apos;.&apos; before psum, as in roll.psum(...)</source>
        <translation>el azar decide después de una acción: escriba una y un &apos;.&apos; delante de psum, como en roll.psum(...)</translation>
    </message>
    <message>
        <source>rates are no part of this language, which has no time: write an action and psum with probabilities instead</source>
        <translation>las tasas no son parte de este lenguaje, que no tiene tiempo: escriba en su lugar una acción y psum con probabilidades</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands in init or beside it, not in a process</source>
        <translation>&apos;%1&apos; va en init o junto a él, no en un proceso</translation>
    </message>
    <message>
        <source>a process (an action, a name with [ ], sum, a condition, ...)</source>
        <translation>un proceso (una acción, un nombre con [ ], sum, una condición, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>el nombre de una acción o de un proceso</translation>
    </message>
    <message>
        <source>a &apos;.&apos; after an action, or a &apos;[&apos; after the name of a process</source>
        <translation>un &apos;.&apos; después de una acción, o un &apos;[&apos; después del nombre de un proceso</translation>
    </message>
    <message>
        <source>a &apos;.&apos; is expected here, after an action; if &apos;%1&apos; begins a condition, a &apos;=&gt;&apos; must follow it</source>
        <translation>aquí se espera un &apos;.&apos;, después de una acción; si &apos;%1&apos; empieza una condición, debe seguirle un &apos;=&gt;&apos;</translation>
    </message>
    <message>
        <source>an action&apos;s name has no &apos;%1&apos; at its end in this language</source>
        <translation>en este lenguaje el nombre de una acción no lleva &apos;%1&apos; al final</translation>
    </message>
    <message>
        <source>a &apos;++&apos; and the next probability, or a &apos;)&apos;</source>
        <translation>un &apos;++&apos; y la siguiente probabilidad, o un &apos;)&apos;</translation>
    </message>
    <message>
        <source>a &apos;)&apos;</source>
        <translation>un &apos;)&apos;</translation>
    </message>
    <message>
        <source>a &apos;,&apos; and the probability of each value</source>
        <translation>una &apos;,&apos; y la probabilidad de cada valor</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>el nombre de una variable</translation>
    </message>
    <message>
        <source>a &apos;-&gt;&apos; after the probability (a choice inside psum needs brackets around it)</source>
        <translation>un &apos;-&gt;&apos; después de la probabilidad (una elección dentro de psum necesita paréntesis)</translation>
    </message>
    <message>
        <source>no process does &apos;%1&apos;</source>
        <translation>ningún proceso hace &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is never reached from init</source>
        <translation>nunca se llega al proceso &apos;%1&apos; desde init</translation>
    </message>
    <message>
        <source>the number of arguments of &apos;%1&apos; is %2 in the processes, not %3</source>
        <translation>el número de argumentos de &apos;%1&apos; es %2 en los procesos, no %3</translation>
    </message>
    <message>
        <source>%1 has no parameters: write %1[]</source>
        <translation>%1 no tiene parámetros: escriba %1[]</translation>
    </message>
    <message>
        <source>%1 needs one value for each parameter, as in %1[%2]: %3, not %4</source>
        <translation>%1 necesita un valor por parámetro, como en %1[%2]: %3, no %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 here and %3 elsewhere in the processes, which can&apos;t be told apart by a goal</source>
        <translation>«%1» tiene aquí %2 y en otra parte de los procesos %3, que una meta no puede distinguir</translation>
    </message>
</context>
<context>
    <name>PredictBar</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>The branch will be looked at</source>
        <translation>La rama se mirará</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The branch will be left out</source>
        <translation>La rama se dejará</translation>
    </message>
    <message>
        <source>The value that goes up</source>
        <translation>El valor que sube</translation>
    </message>
    <message>
        <source>As the side to move at the node sees it; Enter answers</source>
        <translation>Como lo ve el bando que mueve en el nodo; Intro responde</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>That is the value that goes up</source>
        <translation>Ese es el valor que sube</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>The side to move at the node wins</source>
        <translation>Gana el bando que mueve en el nodo</translation>
    </message>
    <message>
        <source>A loss</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>The side to move at the node loses</source>
        <translation>Pierde el bando que mueve en el nodo</translation>
    </message>
    <message>
        <source>Just show</source>
        <translation>Solo mostrar</translation>
    </message>
    <message>
        <source>Go on; it counts as not answered</source>
        <translation>Seguir; cuenta como no respondida</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Walk on: a question comes before a value goes up or a branch is left out.</source>
        <translation>Siga: habrá una pregunta antes de que suba un valor o se deje una rama.</translation>
    </message>
    <message>
        <source>✓ right %1, ✗ wrong %2, not answered %3</source>
        <translation>✓ bien %1, ✗ mal %2, sin responder %3</translation>
    </message>
    <message>
        <source>✓ Right: %1. %2</source>
        <translation>✓ Correcto: %1. %2</translation>
    </message>
    <message>
        <source>✗ Wrong: it is %1. %2</source>
        <translation>✗ Incorrecto: es %1. %2</translation>
    </message>
    <message>
        <source>Not answered: it is %1. %2</source>
        <translation>Sin responder: es %1. %2</translation>
    </message>
    <message>
        <source>No more questions come.</source>
        <translation>Ya no hay más preguntas.</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>What goes up here?</source>
        <translation>¿Qué sube aquí?</translation>
    </message>
    <message>
        <source>Will the branch %1 be looked at?</source>
        <translation>¿Se examinará la rama %1?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No move is better than alpha %1.</source>
        <translation>Ninguna jugada es mejor que alfa %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches beta %2.</source>
        <translation>La jugada %1 basta: alcanza beta %2.</translation>
    </message>
    <message>
        <source>The best of the moves is move %1.</source>
        <translation>La mejor de las jugadas es la %1.</translation>
    </message>
    <message>
        <source>There is no beta here yet: every move may still be better.</source>
        <translation>Aquí todavía no hay beta: cada jugada aún puede ser mejor.</translation>
    </message>
    <message>
        <source>Alpha %1 is less than beta %2: a better move may still count.</source>
        <translation>Alfa %1 es menor que beta %2: una jugada mejor aún puede contar.</translation>
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
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtida</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Pistas</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>&amp;Files and language</source>
        <translation>Ar&amp;chivos e idioma</translation>
    </message>
    <message>
        <source>Falling &amp;discs:</source>
        <translation>Caída de las &amp;fichas:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin animación</translation>
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
        <translation>Tiempo mínimo para pensar</translation>
    </message>
    <message>
        <source>Shortest &amp;thinking time:</source>
        <translation>&amp;Tiempo mínimo para pensar:</translation>
    </message>
    <message>
        <source>Pause between engine moves</source>
        <translation>Pausa entre jugadas de motores</translation>
    </message>
    <message>
        <source>When engines play against each other</source>
        <translation>Cuando los motores juegan entre sí</translation>
    </message>
    <message>
        <source>&amp;Pause between engine moves:</source>
        <translation>Pau&amp;sa entre jugadas de motores:</translation>
    </message>
    <message>
        <source>Opponent, strength and who starts</source>
        <translation>Rival, fuerza y quién empieza</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Ventana:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>&amp;Discs:</source>
        <translation>&amp;Fichas:</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Seguras para daltónicos</translation>
    </message>
    <message>
        <source>Classic red and yellow</source>
        <translation>Rojo y amarillo clásicos</translation>
    </message>
    <message>
        <source>High contrast (the window as well)</source>
        <translation>Alto contraste (también la ventana)</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>F&amp;ormas en las fichas</translation>
    </message>
    <message>
        <source>&amp;Coordinates beside the board</source>
        <translation>Coor&amp;denadas junto al tablero</translation>
    </message>
    <message>
        <source>Column letters and row numbers</source>
        <translation>Letras de columna y números de fila</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis in the charts</source>
        <translation>&amp;Eje logarítmico en las gráficas</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Hints from the e&amp;xact solver, within a second</source>
        <translation>Pistas del solucionador e&amp;xacto, en menos de un segundo</translation>
    </message>
    <message>
        <source>C&amp;olumn scores:</source>
        <translation>Valores de las co&amp;lumnas:</translation>
    </message>
    <message>
        <source>The solver&apos;s score (+7)</source>
        <translation>El valor del solucionador (+7)</translation>
    </message>
    <message>
        <source>Moves to the end (W7)</source>
        <translation>Jugadas hasta el final (G7)</translation>
    </message>
    <message>
        <source>Words (wins in 7)</source>
        <translation>Palabras (gana en 7)</translation>
    </message>
    <message>
        <source>&amp;Board flipped</source>
        <translation>Tablero &amp;girado</translation>
    </message>
    <message>
        <source>Keep &amp;every game in My games</source>
        <translation>Guardar cada par&amp;tida en Mis partidas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Tamaño del texto:</translation>
    </message>
    <message>
        <source>Faster engines wait this long, so you can follow the game</source>
        <translation>Los motores más rápidos esperan este tiempo, para poder seguir la partida</translation>
    </message>
    <message>
        <source>Show the start page at start&amp;up</source>
        <translation>Mostrar la página de &amp;inicio al abrir el programa</translation>
    </message>
    <message>
        <source>Show a de&amp;mo on the start page</source>
        <translation>Mostrar una &amp;demostración en la página de inicio</translation>
    </message>
    <message>
        <source>Two opponents play while nobody does anything</source>
        <translation>Dos rivales juegan mientras nadie hace nada</translation>
    </message>
    <message>
        <source>First where to look, then the column, then the moves that follow</source>
        <translation>Primero dónde mirar, luego la columna y luego las jugadas que siguen</translation>
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
        <translation>Madera</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Vidrio</translation>
    </message>
    <message>
        <source>Size of all text in the program</source>
        <translation>Tamaño de todo el texto del programa</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Marcar las fichas con una estrella o un aro, para jugadores daltónicos</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Ver el tablero desde el otro lado</translation>
    </message>
    <message>
        <source>Each step up is ten times more</source>
        <translation>Cada paso hacia arriba es diez veces más</translation>
    </message>
    <message>
        <source>&amp;Save the game after every move</source>
        <translation>&amp;Guardar la partida después de cada jugada</translation>
    </message>
    <message>
        <source>A crash loses nothing: the game is there at the next start</source>
        <translation>Un fallo no pierde nada: la partida sigue ahí en el próximo inicio</translation>
    </message>
    <message>
        <source>Kept on this computer only. You never have to save a game.</source>
        <translation>Solo se guardan en este ordenador. Nunca tiene que guardar una partida.</translation>
    </message>
    <message>
        <source>Ask before closing an &amp;unsaved game</source>
        <translation>Preguntar antes de cerrar una partida &amp;sin guardar</translation>
    </message>
    <message>
        <source>Before a new game, another file or quitting</source>
        <translation>Antes de una partida nueva, de otro archivo o de salir</translation>
    </message>
    <message>
        <source>Without the exact solver, hints come from this engine. It always searches deeper than your opponent.</source>
        <translation>Sin el solucionador exacto, las pistas vienen de este motor. Siempre busca a más profundidad que su rival.</translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>To the step before, or to the top of this one</source>
        <translation>Al paso anterior, o al principio de este</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Izquierda, Re Pág</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The rest of this step, then the next one</source>
        <translation>El resto de este paso, luego el siguiente</translation>
    </message>
    <message>
        <source>Right, Page Down, Space</source>
        <translation>Derecha, Av Pág, Espacio</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>En negro</translation>
    </message>
    <message>
        <source>Nothing on the students&apos; screen, so that they look at you</source>
        <translation>Nada en la pantalla de los estudiantes, para que le miren a usted</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B, punto</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Show or hide what the lesson says to the teacher</source>
        <translation>Mostrar u ocultar lo que la lección dice al docente</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Oscuro o claro</translation>
    </message>
    <message>
        <source>Light letters on black for a dark room, or black on white</source>
        <translation>Letras claras sobre negro para una sala oscura, o negras sobre blanco</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>De vuelta a la ventana</translation>
    </message>
    <message>
        <source>Esc, F11</source>
        <translation>Esc, F11</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PrismFile</name>
    <message>
        <source>Written out for PRISM this model has more than %1 commands: reduce it first, or choose smaller types for its sums.</source>
        <translation>Escrito para PRISM este modelo tiene más de %1 órdenes: redúzcalo antes, o elija tipos más pequeños para sus sumas.</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A multi-action of %1 actions has too many parts</source>
        <translation>Una multiacción de %1 acciones tiene demasiadas partes</translation>
    </message>
    <message>
        <source>allow lists too many actions that happen together</source>
        <translation>allow enumera demasiadas acciones que ocurren a la vez</translation>
    </message>
    <message>
        <source>this process grows without an end, or has more than %L1 states by itself</source>
        <translation>este proceso crece sin fin, o tiene por sí solo más de %L1 estados</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>no arguments</source>
        <translation>sin argumentos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is renamed twice</source>
        <translation>«%1» cambia de nombre dos veces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; communicates in two ways; it can&apos;t be said which one counts</source>
        <translation>«%1» se comunica de dos maneras; no se puede decir cuál cuenta</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is what a communication gives and communicates itself; give it another name</source>
        <translation>«%1» es lo que da una comunicación y a la vez se comunica; póngale otro nombre</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos;</source>
        <translation>no hay ninguna acción «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; take different arguments (%3 and %4); they must be the same</source>
        <translation>«%1» y «%2» llevan argumentos distintos (%3 y %4); deben ser los mismos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a process; only actions can happen at once, with a &apos;|&apos; between them</source>
        <translation>«%1» es un proceso; solo las acciones pueden ocurrir a la vez, con «|» entre ellas</translation>
    </message>
    <message>
        <source>&apos;||&apos; can stand in &apos;init&apos; only, around it nothing but allow, comm, hide, block and rename</source>
        <translation>«||» solo puede estar en «init», rodeado únicamente por allow, comm, hide, block y rename</translation>
    </message>
    <message>
        <source>allow, comm, hide, block and rename can stand in &apos;init&apos; only, around the whole of it</source>
        <translation>allow, comm, hide, block y rename solo pueden estar en «init», rodeándolo por entero</translation>
    </message>
    <message>
        <source>the action &apos;%1&apos; is written without brackets where it takes no arguments</source>
        <translation>la acción «%1» se escribe sin paréntesis si no lleva argumentos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, whose arguments have no names</source>
        <translation>«%1» es una acción, cuyos argumentos no tienen nombre</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la acción &apos;%1&apos; lleva %n argumento</numerusform>
            <numerusform>la acción &apos;%1&apos; lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, no %1</translation>
    </message>
    <message numerus="yes">
        <source>the process &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>el proceso «%1» lleva %n argumento</numerusform>
            <numerusform>el proceso «%1» lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>el proceso «%1» no tiene el parámetro «%2»</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; is set twice</source>
        <translation>el parámetro «%1» recibe un valor dos veces</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; of the process &apos;%2&apos; has no value here; write %1 = ...</source>
        <translation>el parámetro «%1» del proceso «%2» no tiene valor aquí; escriba %1 = ...</translation>
    </message>
    <message>
        <source>there is no action or process &apos;%1&apos;</source>
        <translation>no hay ninguna acción ni proceso «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>«%1» está declarado dos veces</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; calls itself before an action happens; an action must stand before the call</source>
        <translation>el proceso «%1» se llama a sí mismo antes de que ocurra una acción; antes de la llamada debe haber una acción</translation>
    </message>
    <message>
        <source>processes call one another too deep before an action happens</source>
        <translation>los procesos se llaman unos a otros con demasiada profundidad antes de que ocurra una acción</translation>
    </message>
    <message>
        <source>In one state the processes can do too much at once; an allow with few actions that happen together limits that</source>
        <translation>En un estado los procesos pueden hacer demasiado a la vez; un allow con pocas acciones que ocurren juntas lo limita</translation>
    </message>
    <message>
        <source>nobody says what &apos;%1&apos; of this sum is: a condition must bound it, or allow must leave the action out that does not communicate</source>
        <translation>nadie dice cuánto vale «%1» en este sum: una condición debe acotarlo, o allow debe dejar fuera la acción que no se comunica</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of this language</source>
        <translation>«%1» no forma parte de este lenguaje</translation>
    </message>
    <message>
        <source>a process (an action, a name, sum, a condition, ...)</source>
        <translation>un proceso (una acción, un nombre, sum, una condición, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>el nombre de una acción o de un proceso</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>el nombre de un parámetro</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;}&apos;</source>
        <translation>«,» o «}»</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>el nombre de una acción</translation>
    </message>
    <message>
        <source>a &apos;|&apos; and what it communicates with, as in a|b -&gt; c,</source>
        <translation>«|» y aquello con lo que se comunica, como en a|b -&gt; c,</translation>
    </message>
    <message>
        <source>this never happens, as no process does &apos;%1&apos;</source>
        <translation>esto nunca ocurre, pues ningún proceso hace «%1»</translation>
    </message>
    <message>
        <source>this never happens, as one process alone does all of these actions</source>
        <translation>esto nunca ocurre, pues un solo proceso hace todas estas acciones</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens, as allow lists neither it nor anything it communicates to</source>
        <translation>«%1» nunca ocurre, pues allow no incluye ni esa acción ni nada que resulte de comunicarla</translation>
    </message>
    <message>
        <source>the process ends here, which is a step &apos;Terminate&apos; in mCRL2; write &apos;. delta&apos; if it just has nothing more to do</source>
        <translation>el proceso termina aquí, lo que en mCRL2 es un paso «Terminate»; escriba «. delta» si simplemente no tiene nada más que hacer</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>el nombre de un proceso</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>ya hay un «init»</translation>
    </message>
    <message>
        <source>a section (sort, map, var, eqn, act, proc or init)</source>
        <translation>una sección (sort, map, var, eqn, act, proc o init)</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process the model begins</source>
        <translation>falta «init»: dice con qué proceso empieza el modelo</translation>
    </message>
    <message>
        <source>&apos;sum %1: %2&apos; has no end of values to try; a condition must bound it, as in sum %1: %2. (%3) -&gt; ..., or an action that communicates must have %1 as an argument by itself</source>
        <translation>«sum %1: %2» no tiene fin de valores que probar; una condición debe acotarlo, como en sum %1: %2. (%3) -&gt; ..., o una acción que se comunica debe tener %1 como argumento por sí solo</translation>
    </message>
    <message>
        <source>a process has more than %L1 steps to choose from</source>
        <translation>un proceso puede elegir entre más de %L1 pasos</translation>
    </message>
    <message>
        <source>a &apos;|&apos; can stand between actions only, as in a|b(1)</source>
        <translation>un «|» solo puede estar entre acciones, como en a|b(1)</translation>
    </message>
</context>
<context>
    <name>ProfileSamples</name>
    <message>
        <source>Line %1 of the samples is &quot;%2&quot; and should be an address in hexadecimal digits.</source>
        <translation>La línea %1 de las muestras es «%2» y debería ser una dirección en cifras hexadecimales.</translation>
    </message>
</context>
<context>
    <name>PropertiesView</name>
    <message>
        <source>as published</source>
        <translation>publicada</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>reparada</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propiedad</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Formulas and their verdicts</source>
        <translation>Fórmulas y sus veredictos</translation>
    </message>
    <message>
        <source>Check every formula in the explored system</source>
        <translation>Comprobar cada fórmula en el sistema explorado</translation>
    </message>
    <message>
        <source>Check the chosen formula</source>
        <translation>Comprobar la fórmula elegida</translation>
    </message>
    <message>
        <source>End the check; what is known so far stays</source>
        <translation>Terminar la comprobación; lo que se sabe hasta ahora se queda</translation>
    </message>
    <message>
        <source>The formula in plain words</source>
        <translation>La fórmula en palabras</translation>
    </message>
    <message>
        <source>The steps that show it, in the drawn system</source>
        <translation>Los pasos que lo muestran, en el sistema dibujado</translation>
    </message>
    <message>
        <source>The formula as a game: you play one side, the program the other</source>
        <translation>La fórmula como juego: usted juega un lado, el programa el otro</translation>
    </message>
    <message>
        <source>A formula of your own</source>
        <translation>Una fórmula propia</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>● true (vacuous)</source>
        <translation>● verdadero (vacuo)</translation>
    </message>
    <message>
        <source>▲ wrong</source>
        <translation>▲ errónea</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Aún sin comprobar.</translation>
    </message>
    <message>
        <source>Run explores the model first.</source>
        <translation>Ejecutar explora primero el modelo.</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Comprobar todas</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Mostrar el camino</translation>
    </message>
    <message>
        <source>Play the formula…</source>
        <translation>Jugar la fórmula…</translation>
    </message>
    <message>
        <source>Colour the system</source>
        <translation>Colorear el sistema</translation>
    </message>
    <message>
        <source>Where it holds and where it fails, in the drawn system</source>
        <translation>Dónde se cumple y dónde no, en el sistema dibujado</translation>
    </message>
    <message>
        <source>Make it yours</source>
        <translation>Hacerla propia</translation>
    </message>
    <message>
        <source>Begin a formula of your own with this text</source>
        <translation>Empezar una fórmula propia con este texto</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>Cuánto lleva la comprobación</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 pairs of a part and a state looked at, %3 of them open; %4 MiB</source>
        <translation>%1: %2 pares de una parte y un estado mirados, %3 de ellos abiertos; %4 MiB</translation>
    </message>
    <message>
        <source>Only a part of the system is known, and what holds of a part need not hold of the whole: nothing can be checked until Run has explored it to its end.</source>
        <translation>Solo se conoce una parte del sistema, y lo que vale de una parte no tiene por qué valer del todo: nada se puede comprobar hasta que «Ejecutar» lo haya explorado hasta el final.</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>What is asked of the model</source>
        <translation>Lo que se pregunta al modelo</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Pmin or Pmax for a probability, Rmin or Rmax for an expected reward; then what is to be reached, such as broke(1) or until [bet U broke]. Without it, what the text of the model says. Rmax{bet} counts bets.</source>
        <translation>Pmin o Pmax para una probabilidad, Rmin o Rmax para una recompensa esperada; después lo que hay que alcanzar, como broke(1) o until [bet U broke]. Sin ello, lo que dice el texto del modelo. Rmax{bet} cuenta apuestas.</translation>
    </message>
    <message>
        <source>Pmax</source>
        <translation>Pmax</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>By which part of it the upper bound may be above the lower one</source>
        <translation>En qué parte de sí misma puede la cota superior superar a la inferior</translation>
    </message>
    <message>
        <source>Counts in fractions without any rounding; for small models</source>
        <translation>Calcula en fracciones sin redondeo alguno; para modelos pequeños</translation>
    </message>
    <message>
        <source>A property that is typed</source>
        <translation>Una propiedad escrita</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fracciones</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Pregunta:</translation>
    </message>
    <message>
        <source>Precision:</source>
        <translation>Precisión:</translation>
    </message>
</context>
<context>
    <name>Provenance</name>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 de %2 jugadas</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n media jugada al azar</numerusform>
            <numerusform>%n medias jugadas al azar</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine and its settings</comment>
        <translation>%1 (%2)</translation>
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
        <translation>Rondas de cada celda</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nodos y tiempo de cada jugada</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Profundidades</translation>
    </message>
    <message>
        <source>one for each depth</source>
        <translation>una por profundidad</translation>
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
        <translation>%1, profundidad %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>the set before the step</source>
        <translation>el conjunto anterior al paso</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>%1 of %2, each by %3 %, of at most %4 games</source>
        <translation>%1 de %2, cada uno del %3 %, de %4 partidas como mucho</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Prueba secuencial</translation>
    </message>
    <message>
        <source>%1 against %2 Elo, errors of %3 % and %4 %</source>
        <translation>%1 frente a %2 Elo, errores del %3 % y del %4 %</translation>
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
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>Ladder of %n engine(s)</source>
        <translation>
            <numerusform>Escalera de %n motor</numerusform>
            <numerusform>Escalera de %n motores</numerusform>
        </translation>
    </message>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Búsqueda paralela del árbol completo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbada</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>al mismo tiempo se ejecutaba otra cosa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>program, date and machine</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 (fitted to the rounds)</source>
        <comment>bounds of a test</comment>
        <translation>%1 (ajustados a las rondas)</translation>
    </message>
    <message>
        <source>%1; it ends a pairing</source>
        <translation>%1; termina un emparejamiento</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jugado por</translation>
    </message>
    <message>
        <source>Winning odds against imperfect play</source>
        <translation>Probabilidades de ganar contra un juego imperfecto</translation>
    </message>
    <message>
        <source>Games fitted</source>
        <translation>Partidas del ajuste</translation>
    </message>
    <message>
        <source>Games held out</source>
        <translation>Partidas reservadas</translation>
    </message>
    <message>
        <source>0 to %1 random plies</source>
        <translation>de 0 a %1 medias jugadas al azar</translation>
    </message>
    <message>
        <source>the times of %1 of %2 games, by other work of the program</source>
        <translation>los tiempos de %1 de %2 partidas, por otro trabajo del programa</translation>
    </message>
    <message>
        <source>.</source>
        <comment>the end of a sentence</comment>
        <translation>.</translation>
    </message>
</context>
<context>
    <name>PublishedRules</name>
    <message>
        <source>Fairness is written as WF_vars(board, player, ...), which is no expression: WF takes one action. The row that stands there is bound nowhere.</source>
        <translation>La equidad se escribe WF_vars(board, player, ...), que no es una expresión: WF toma una acción. El row que figura ahí no está ligado en ninguna parte.</translation>
    </message>
    <message>
        <source>vars and Move are used before they are defined.</source>
        <translation>vars y Move se usan antes de definirse.</translation>
    </message>
    <message>
        <source>The configuration checks the invariant TypeOK, which does not exist, and neither does CorrectWinner, which is left in a comment.</source>
        <translation>La configuración comprueba el invariante TypeOK, que no existe, como tampoco CorrectWinner, que quedó en un comentario.</translation>
    </message>
    <message>
        <source>HasWinningLine looks at squares beside the board, and TLC ends at the first move already. All four directions need a bound below and one above.</source>
        <translation>HasWinningLine mira casillas fuera del tablero, y TLC termina ya en la primera jugada. Las cuatro direcciones necesitan un límite inferior y otro superior.</translation>
    </message>
    <message>
        <source>Spec leaves fairness out: nobody has to move ever again, and Termination fails by standing still, after four moves in the first counterexample.</source>
        <translation>Spec no incluye la equidad: nadie tiene que volver a jugar, y Termination falla por quedarse quieto, tras cuatro jugadas en el primer contraejemplo.</translation>
    </message>
    <message>
        <source>In Termination &lt;&gt; binds tighter than \/, so that its second half speaks of the empty board alone; and a draw sets no winner. With all before it mended, a drawn board of 3 by 3 squares is the counterexample. What is meant is &lt;&gt;(winner # &quot;none&quot; \/ full).</source>
        <translation>En Termination, &lt;&gt; liga más que \/, de modo que su segunda mitad habla solo del tablero vacío; y un empate no fija ningún ganador. Con todo lo anterior corregido, un tablero empatado de 3 por 3 casillas es el contraejemplo. Lo que se quiere decir es &lt;&gt;(winner # &quot;none&quot; \/ full).</translation>
    </message>
    <message>
        <source>A finished game is a deadlock to TLC, unless it is told not to look for them or the end may be repeated.</source>
        <translation>Una partida terminada es un bloqueo para TLC, salvo que se le diga que no los busque o que el final se pueda repetir.</translation>
    </message>
    <message>
        <source>Move asks for some row, where there is only one for a column: TLC generates the same state several times, 3,218 instead of 1,934 for 3 by 3 squares.</source>
        <translation>Move pide alguna fila, cuando solo hay una por columna: TLC genera el mismo estado varias veces, 3.218 en vez de 1.934 para 3 por 3 casillas.</translation>
    </message>
    <message>
        <source>Board, FiniteSets and Sequences are never used, and what is assumed of the sizes allows 0.</source>
        <translation>Board, FiniteSets y Sequences no se usan nunca, y lo que se supone de los tamaños permite 0.</translation>
    </message>
    <message>
        <source>There is a published specification of the game in TLA+ that TLC can&apos;t check as it is. These are its errors, found by running TLC and mending one after the other. Connect4.tla, which can be saved here, is another one without them.</source>
        <translation>Hay una especificación publicada del juego en TLA+ que TLC no puede comprobar tal como está. Estos son sus errores, hallados al ejecutar TLC y corregirlos uno tras otro. Connect4.tla, que se puede guardar aquí, es otra que no los tiene.</translation>
    </message>
</context>
<context>
    <name>PublishedTimes</name>
    <message>
        <source>the report, 12 threads</source>
        <translation>el informe, 12 hilos</translation>
    </message>
    <message>
        <source>the report, 4 cores</source>
        <translation>el informe, 4 núcleos</translation>
    </message>
    <message>
        <source>its program, -O2, processor time</source>
        <translation>su programa, -O2, tiempo de procesador</translation>
    </message>
    <message>
        <source>its program, -O0, processor time</source>
        <translation>su programa, -O0, tiempo de procesador</translation>
    </message>
    <message>
        <source>its program, -O2, 2 idle cores</source>
        <translation>su programa, -O2, 2 núcleos libres</translation>
    </message>
</context>
<context>
    <name>QuantityText</name>
    <message>
        <source>%1 in plies</source>
        <translation>%1 en medias jugadas</translation>
    </message>
    <message>
        <source>%1 in ms</source>
        <translation>%1 en ms</translation>
    </message>
    <message>
        <source>%1 in %</source>
        <translation>%1 en %</translation>
    </message>
    <message>
        <source>%1 in MiB</source>
        <translation>%1 en MiB</translation>
    </message>
    <message>
        <source>There is no quantity &apos;%1&apos;; there are %2.</source>
        <translation>No hay ninguna magnitud «%1»; hay %2.</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Question: %1</source>
        <translation>Pregunta: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Why it is so</source>
        <translation>Por qué es así</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Árbol: %1</translation>
    </message>
    <message>
        <source>Keep for the teacher</source>
        <translation>Guardar para el profesor</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Keep what is written (Ctrl+Enter)</source>
        <translation>Guardar lo escrito (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Is the answer right? (Enter)</source>
        <translation>¿Es correcta la respuesta? (Intro)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Something that helps; it is counted</source>
        <translation>Algo que ayuda; se cuenta</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>See what is right, and why; that is kept</source>
        <translation>Ver lo que es correcto y por qué; queda anotado</translation>
    </message>
    <message>
        <source>… Working out what is right.</source>
        <translation>… Calculando lo que es correcto.</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <translation>✗ No es correcto. Pruebe otra vez.</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Correcto.</translation>
    </message>
    <message>
        <source>✓ Right. What is accepted: %1.</source>
        <translation>✓ Correcto. Se acepta: %1.</translation>
    </message>
    <message>
        <source>● Kept for the teacher.</source>
        <translation>● Guardado para el profesor.</translation>
    </message>
    <message>
        <source>● Kept for the teacher: what is right can&apos;t be worked out here. %1</source>
        <translation>● Guardado para el profesor: aquí no se puede calcular lo que es correcto. %1</translation>
    </message>
    <message>
        <source>○ The answer is: %1.</source>
        <translation>○ La respuesta es: %1.</translation>
    </message>
    <message>
        <source>Hint (%1 of %2)</source>
        <translation>Pista (%1 de %2)</translation>
    </message>
    <message>
        <source>Hint %1: %2</source>
        <translation>Pista %1: %2</translation>
    </message>
    <message>
        <source>✗ Not right (try %1). Try again.</source>
        <translation>✗ No es correcto (intento %1). Pruebe otra vez.</translation>
    </message>
</context>
<context>
    <name>RandomEngine</name>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
</context>
<context>
    <name>RangeSums</name>
    <message>
        <source>%1 nodes, %2; on average %3 nodes, %4</source>
        <translation>%1 nodos, %2; de media %3 nodos, %4</translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation>Media jugada %1</translation>
    </message>
    <message>
        <source>Plies %1 to %2</source>
        <translation>Medias jugadas %1 a %2</translation>
    </message>
    <message>
        <source>%1: no engine moved.</source>
        <comment>%1 is “Plies 5 to 12”</comment>
        <translation>%1: ningún motor jugó.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>“Plies 5 to 12”, then figures</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Some of the times were disturbed by a laboratory.</source>
        <translation>Un laboratorio perturbó algunos de los tiempos.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it has more than %1 KiB, the most there may be</source>
        <translation>tiene más de %1 KiB, el máximo que puede haber</translation>
    </message>
    <message>
        <source>it has more than %1 MiB, the most there may be</source>
        <translation>tiene más de %1 MiB, el máximo que puede haber</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
</context>
<context>
    <name>RecordedTree</name>
    <message>
        <source>win</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>win at ply %1</source>
        <translation>victoria en la media jugada %1</translation>
    </message>
    <message>
        <source>loss at ply %1</source>
        <translation>derrota en la media jugada %1</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: the opponent will not let it come to this.</source>
        <translation>%1 es al menos beta %2: el rival no dejará que se llegue a esto.</translation>
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
        <source>Save the game with what its searches reported</source>
        <translation>Guardar la partida con lo que informaron sus búsquedas</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1)</source>
        <translation>Grabaciones de partidas (*.%1)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partida</translation>
    </message>
    <message>
        <source>Open one recording, or two side by side</source>
        <translation>Abrir una grabación, o dos lado a lado</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Grabaciones de partidas (*.%1);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>RecordingFile</name>
    <message>
        <source>%1 is %2, and another search before has that ply already.</source>
        <translation>%1 es %2, y otra búsqueda anterior ya tiene esa media jugada.</translation>
    </message>
    <message>
        <source>%1 is %2, but the move of ply %3 is column %4.</source>
        <translation>%1 es %2, pero en la media jugada %3 se jugó la columna %4.</translation>
    </message>
    <message>
        <source>%1 is no line of play: %2.</source>
        <translation>%1 no es una línea de juego: %2.</translation>
    </message>
    <message>
        <source>This is JSON, but no recording of a game: its &quot;kind&quot; has to be &quot;%1&quot;.</source>
        <translation>Esto es JSON, pero no la grabación de una partida: su «kind» debe ser «%1».</translation>
    </message>
    <message>
        <source>This recording has format %1, which a newer program wrote; this one reads format %2.</source>
        <translation>Esta grabación tiene el formato %1, que escribió un programa más nuevo; este lee el formato %2.</translation>
    </message>
    <message>
        <source>%1 must be a date and a time such as 2026-11-24T12:30:00.000Z, and is &quot;%2&quot;.</source>
        <translation>%1 debe ser una fecha y una hora como 2026-11-24T12:30:00.000Z, pero es «%2».</translation>
    </message>
    <message>
        <source>It has more than %1 MiB, the most that is read.</source>
        <translation>Tiene más de %1 MiB, lo máximo que se lee.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read: %2.</source>
        <translation>No se puede leer «%1»: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a recording: %2</source>
        <translation>No se puede leer «%1» como grabación: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: %2</source>
        <translation>No se puede escribir «%1»: %2</translation>
    </message>
    <message>
        <source>%1 belongs to a search, but the game has no moves that were searched.</source>
        <translation>%1 pertenece a una búsqueda, pero la partida no tiene jugadas que se hayan buscado.</translation>
    </message>
    <message>
        <source>%1[%2] is not as play --record writes it: whole numbers, with a worker below %3.</source>
        <translation>%1[%2] no es como lo escribe play --record: números enteros, con un hilo menor que %3.</translation>
    </message>
</context>
<context>
    <name>RecordingSlot</name>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>%1 recording: choose a file of &apos;Save recording&apos; or of fourcast-cli play --record</source>
        <translation>%1 grabación: elegir un archivo de «Guardar grabación» o de fourcast-cli play --record</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Del tablero</translation>
    </message>
    <message>
        <source>%1 recording: the game on the board, as it stands</source>
        <translation>%1 grabación: la partida del tablero, tal como está</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>%1 recording: take it off the page; its file stays</source>
        <translation>%1 grabación: quitarla de la página; su archivo se queda</translation>
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
        <translation>partida del tablero</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Abrir una grabación</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Grabaciones de partidas (*.%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>leyendo %1</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>no se pudo leer %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna todavía</translation>
    </message>
</context>
<context>
    <name>RecordingTables</name>
    <message>
        <source>Recording of a game</source>
        <translation>Grabación de una partida</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Recordings of two games</source>
        <translation>Grabaciones de dos partidas</translation>
    </message>
    <message>
        <source>First recording</source>
        <translation>Primera grabación</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>Segunda grabación</translation>
    </message>
</context>
<context>
    <name>RecordingsChart</name>
    <message>
        <source>Chart of a number of each search over the plies of the games</source>
        <translation>Gráfica de un número de cada búsqueda según las medias jugadas de las partidas</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>primera: %1</translation>
    </message>
    <message>
        <source>second: %1</source>
        <translation>segunda: %1</translation>
    </message>
    <message>
        <source>Ply %1, %2 by %3
%4: %5</source>
        <translation>Media jugada %1, %2 de %3
%4: %5</translation>
    </message>
    <message>
        <source>Disturbed by other work of this program</source>
        <translation>Perturbado por otro trabajo de este programa</translation>
    </message>
    <message>
        <source>The games differ from ply %1 on</source>
        <translation>Las partidas difieren desde la media jugada %1</translation>
    </message>
    <message>
        <source>Ply: discs on the board with the move</source>
        <translation>Media jugada: fichas en el tablero con la jugada</translation>
    </message>
    <message>
        <source>No search of these games knows this number.</source>
        <translation>Ninguna búsqueda de estas partidas conoce este número.</translation>
    </message>
    <message>
        <source>Open a recording above: what each search cost is drawn here.</source>
        <translation>Abra arriba una grabación: aquí se dibuja lo que costó cada búsqueda.</translation>
    </message>
    <message>
        <source>from here on another game</source>
        <translation>desde aquí, otra partida</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>perturbado</translation>
    </message>
    <message>
        <source>zeros are not drawn</source>
        <translation>los ceros no se dibujan</translation>
    </message>
    <message>
        <source>Disturbed by other programs</source>
        <translation>Alterado por otros programas</translation>
    </message>
</context>
<context>
    <name>RecordingsModel</name>
    <message>
        <source>first</source>
        <translation>primera</translation>
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
        <translation>%1: %2, sin búsqueda</translation>
    </message>
    <message>
        <source>× Other work of this program disturbed it: its time is no measure.</source>
        <translation>× La perturbó otro trabajo de este programa: su tiempo no sirve de medida.</translation>
    </message>
    <message>
        <source>≠ The same position, another move.</source>
        <translation>≠ La misma posición, otra jugada.</translation>
    </message>
    <message>
        <source>≠ Different positions: ratios are of the same position alone.</source>
        <translation>≠ Posiciones distintas: las razones son solo de la misma posición.</translation>
    </message>
    <message>
        <source>Only one of the games has this ply.</source>
        <translation>Solo una de las partidas tiene esta media jugada.</translation>
    </message>
    <message>
        <source>Discs on the board with this move, a set-up&apos;s among them</source>
        <translation>Fichas en el tablero con esta jugada, incluidas las colocadas al principio</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Media jugada</translation>
    </message>
    <message>
        <source>Whose move it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>The move of the first recording; × was disturbed</source>
        <translation>La jugada de la primera grabación; × está perturbada</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>The move of the second recording; ≠ is another game from there on</source>
        <translation>La jugada de la segunda grabación; ≠ es otra partida desde ahí</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, primera</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of two recordings, above a column of numbers</comment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>Second minus first, where both searched the same position</source>
        <translation>Segunda menos primera, donde ambas buscaron la misma posición</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>Second over first, where both searched the same position</source>
        <translation>Segunda entre primera, donde ambas buscaron la misma posición</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>razón</translation>
    </message>
    <message>
        <source>× Other programs had the processors: its time is no measure.</source>
        <translation>× Otros programas tenían los procesadores: su tiempo no es una medida.</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>What each search of a game cost, or of two games side by side. Files can be dropped here.</source>
        <translation>Lo que costó cada búsqueda de una partida, o de dos lado a lado. Aquí se pueden soltar archivos.</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>What each search of a recorded game cost, one game or two side by side</source>
        <translation>Lo que costó cada búsqueda de una partida grabada, una partida o dos lado a lado</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>What the chart shows, and the table beside what it always has</source>
        <translation>Lo que muestra la gráfica, y la tabla junto a lo que siempre tiene</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarítmico</translation>
    </message>
    <message>
        <source>Draw the chart&apos;s values on a logarithmic axis</source>
        <translation>Dibujar los valores de la gráfica en un eje logarítmico</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Intercambiar</translation>
    </message>
    <message>
        <source>The first becomes the second, and the second the first</source>
        <translation>La primera pasa a ser la segunda, y la segunda la primera</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Write what is shown to a file: a picture, or the figures</source>
        <translation>Escribe en un archivo lo que se muestra: una imagen, o las cifras</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>Nú&amp;mero:</translation>
    </message>
    <message>
        <source>Export the recordings</source>
        <translation>Exportar las grabaciones</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>grabaciones</translation>
    </message>
    <message>
        <source>What there is to say about the recordings</source>
        <translation>Lo que hay que decir de las grabaciones</translation>
    </message>
    <message>
        <source>What the search for each move cost</source>
        <translation>Lo que costó la búsqueda de cada jugada</translation>
    </message>
    <message>
        <source>No engine has searched a move of the game on the board: let one play, and come back.</source>
        <translation>Ningún motor ha buscado una jugada de la partida del tablero: deje jugar a uno y vuelva.</translation>
    </message>
    <message>
        <source>The game on the board, as it stands.</source>
        <translation>La partida del tablero, tal como está.</translation>
    </message>
    <message>
        <source>Recordings of games: %1</source>
        <translation>Grabaciones de partidas: %1</translation>
    </message>
</context>
<context>
    <name>RecordingsText</name>
    <message numerus="yes">
        <source>%1 searched %n move(s), %2 nodes in %3.</source>
        <translation>
            <numerusform>%1 buscó %n jugada, %2 nodos en %3.</numerusform>
            <numerusform>%1 buscó %n jugadas, %2 nodos en %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searched %n move(s) in %2.</source>
        <translation>
            <numerusform>%1 buscó %n jugada en %2.</numerusform>
            <numerusform>%1 buscó %n jugadas en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games begin from different positions.</source>
        <translation>Las partidas empiezan en posiciones distintas.</translation>
    </message>
    <message>
        <source>The games have the same moves.</source>
        <translation>Las partidas tienen las mismas jugadas.</translation>
    </message>
    <message>
        <source>The games have the same moves up to ply %1, where one ends.</source>
        <translation>Las partidas tienen las mismas jugadas hasta la media jugada %1, donde una acaba.</translation>
    </message>
    <message>
        <source>The games differ from ply %1 on: %2 in the first, %3 in the second.</source>
        <translation>Las partidas difieren desde la media jugada %1: %2 en la primera, %3 en la segunda.</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; 95 %: %3 to %4).</source>
        <translation>%1: %2 veces lo de la primera (mediana; 95 %: de %3 a %4).</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; %3 to %4).</source>
        <translation>%1: %2 veces lo de la primera (mediana; de %3 a %4).</translation>
    </message>
    <message>
        <source>%1 at ply %2 by %3 took %4.</source>
        <translation>%1, media jugada %2, de %3, tardó %4.</translation>
    </message>
    <message>
        <source>Its workers ran for %1, and were ready for %2 more while other programs or threads had the processors.</source>
        <translation>Sus hilos se ejecutaron durante %1, y estuvieron listos otros %2 mientras otros programas o hilos tenían los procesadores.</translation>
    </message>
    <message>
        <source>Other work of this program disturbed it.</source>
        <translation>La perturbó otro trabajo de este programa.</translation>
    </message>
    <message>
        <source>It is a part: the game was interrupted.</source>
        <translation>Es una parte: la partida se interrumpió.</translation>
    </message>
    <message>
        <source>The slowest move: %1</source>
        <translation>La jugada más lenta: %1</translation>
    </message>
    <message>
        <source>No engine searched a move of this game.</source>
        <translation>Ningún motor buscó una jugada de esta partida.</translation>
    </message>
    <message>
        <source>No position was searched in both games, so there are no ratios.</source>
        <translation>Ninguna posición se buscó en ambas partidas, así que no hay razones.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both; the second against the first:</source>
        <translation>
            <numerusform>Se buscó %n posición en ambas; la segunda frente a la primera:</numerusform>
            <numerusform>Se buscaron %n posiciones en ambas; la segunda frente a la primera:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times as much.</source>
        <translation>%1: %2 veces lo de la primera.</translation>
    </message>
    <message>
        <source>That is over %1 of %2 moves; of the others one has none of it.</source>
        <translation>Eso es sobre %1 de %2 jugadas; de las demás, una de las dos no tiene nada.</translation>
    </message>
</context>
<context>
    <name>Reduce</name>
    <message>
        <source>Expressions simplified</source>
        <translation>Expresiones simplificadas</translation>
    </message>
    <message>
        <source>Sums eliminated</source>
        <translation>Sumas eliminadas</translation>
    </message>
    <message>
        <source>Constants eliminated</source>
        <translation>Constantes eliminadas</translation>
    </message>
    <message>
        <source>Dead variables reset</source>
        <translation>Variables muertas puestas a cero</translation>
    </message>
    <message>
        <source>Confluent steps taken at once</source>
        <translation>Pasos confluentes dados de una vez</translation>
    </message>
    <message>
        <source>Computes what is known already, and leaves out what can never happen.</source>
        <translation>Calcula lo que ya se sabe y quita lo que no puede ocurrir nunca.</translation>
    </message>
    <message>
        <source>Replaces the variables of sum and psum where the condition says their value, and leaves out those that nothing depends on.</source>
        <translation>Sustituye las variables de sum y psum donde la condición dice su valor, y quita aquellas de las que nada depende.</translation>
    </message>
    <message>
        <source>Replaces parameters that keep their first value for ever by that value.</source>
        <translation>Sustituye por su primer valor los parámetros que lo conservan para siempre.</translation>
    </message>
    <message>
        <source>Sets a parameter back to its first value where nobody asks for it before it changes: states that differ in it alone become one.</source>
        <translation>Devuelve un parámetro a su primer valor donde nadie pregunta por él antes de que cambie: los estados que solo difieren en él se hacen uno.</translation>
    </message>
    <message>
        <source>Finds hidden steps that commute with all others: they are taken at once, so that the states in between are never made.</source>
        <translation>Encuentra los pasos ocultos que conmutan con todos los demás: se dan de una vez, de modo que los estados intermedios no se hacen nunca.</translation>
    </message>
</context>
<context>
    <name>ReductionChart</name>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Summands</source>
        <translation>Sumandos</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>How the equation gets smaller</source>
        <translation>Cómo se reduce la ecuación</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 summands</source>
        <translation>%1: %2 parámetros, %3 sumandos</translation>
    </message>
    <message>
        <source>, %1 states, %2 branches</source>
        <translation>, %1 estados, %2 ramas</translation>
    </message>
</context>
<context>
    <name>ReductionView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… y %n línea más</numerusform>
            <numerusform>… y %n líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Reducciones</translation>
    </message>
    <message>
        <source>Which passes the next run makes. None of them changes a probability or a length</source>
        <translation>Qué reducciones hará la próxima ejecución. Ninguna cambia una probabilidad ni una duración</translation>
    </message>
    <message>
        <source>Count states</source>
        <translation>Contar estados</translation>
    </message>
    <message>
        <source>Explore the equation before all and after each pass</source>
        <translation>Explorar la ecuación antes de todas las reducciones y después de cada una</translation>
    </message>
    <message>
        <source>Pass that is looked at</source>
        <translation>Reducción que se mira</translation>
    </message>
    <message>
        <source>The equation before this pass at the left, after it at the right</source>
        <translation>La ecuación antes de esta reducción a la izquierda, después a la derecha</translation>
    </message>
    <message>
        <source>The equation before</source>
        <translation>La ecuación antes</translation>
    </message>
    <message>
        <source>The equation after</source>
        <translation>La ecuación después</translation>
    </message>
    <message>
        <source>Pass:</source>
        <translation>Reducción:</translation>
    </message>
    <message>
        <source>No pass: the equation as it was made</source>
        <translation>Ninguna reducción: la ecuación como se hizo</translation>
    </message>
    <message>
        <source>changes nothing here</source>
        <translation>aquí no cambia nada</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Counting the states before and after each pass …</source>
        <translation>Contando los estados antes y después de cada reducción …</translation>
    </message>
    <message>
        <source>More than %1 states are not counted.</source>
        <translation>Más de %1 estados no se cuentan.</translation>
    </message>
</context>
<context>
    <name>ReliabilityDiagram</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagrama de fiabilidad</translation>
    </message>
    <message>
        <source>Predicted %1, observed %2 in %3 games</source>
        <translation>Previsto %1, observado %2 en %3 partidas</translation>
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
        <source>How reliable the measured chance is</source>
        <translation>Fiabilidad de la probabilidad medida</translation>
    </message>
    <message>
        <source>Each point stands for games in which a similar chance was predicted; on the dashed line they ended as predicted. Larger points stand for more games.</source>
        <translation>Cada punto representa partidas en las que se previó una probabilidad parecida; sobre la línea discontinua acabaron como se había previsto. Los puntos mayores representan más partidas.</translation>
    </message>
</context>
<context>
    <name>ReportFields</name>
    <message>
        <source>still searching</source>
        <translation>aún buscando</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completada</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>límite alcanzado</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>detenida antes de tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%n plies, %1</source>
        <translation>
            <numerusform>%n media jugada, %1</numerusform>
            <numerusform>%n medias jugadas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>disturbed by a laboratory</source>
        <translation>perturbado por un laboratorio</translation>
    </message>
    <message>
        <source>disturbed by other programs</source>
        <translation>perturbado por otros programas</translation>
    </message>
    <message>
        <source>%1 of the leaves</source>
        <comment>%1 is a share</comment>
        <translation>%1 de las hojas</translation>
    </message>
    <message>
        <source>%1 on the first move</source>
        <comment>%1 is a share</comment>
        <translation>%1 en la primera jugada</translation>
    </message>
    <message>
        <source>%1 more than before</source>
        <comment>memory</comment>
        <translation>%1 más que antes</translation>
    </message>
    <message>
        <source>%1 less than before</source>
        <comment>memory</comment>
        <translation>%1 menos que antes</translation>
    </message>
    <message>
        <source>workers: %1</source>
        <translation>hilos: %1</translation>
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
        <translation>Línea</translation>
    </message>
    <message>
        <source>The best line, in squares.</source>
        <translation>La mejor línea, en casillas.</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>When an engine has searched, its numbers stand here: depth, score, nodes, time and the value of each column. A hint is a search, too.</source>
        <translation>Cuando un motor ha buscado, aquí están sus números: profundidad, valoración, nodos, tiempo y el valor de cada columna. Una pista también es una búsqueda.</translation>
    </message>
    <message>
        <source>Report of</source>
        <translation>Informe de</translation>
    </message>
    <message>
        <source>Value of each column</source>
        <translation>Valor de cada columna</translation>
    </message>
    <message>
        <source>Root moves</source>
        <translation>Jugadas de la raíz</translation>
    </message>
    <message>
        <source>Beside the other moves</source>
        <translation>Junto a las otras jugadas</translation>
    </message>
    <message>
        <source>Root moves of the last depth and the workers that searched them; times in ms from the start of the search, over all depths, and each move&apos;s share of that depth</source>
        <translation>Jugadas de la raíz de la última profundidad y los hilos que las buscaron; tiempos en ms desde el inicio de la búsqueda, sobre todas las profundidades, y la parte de cada jugada en esa profundidad</translation>
    </message>
    <message>
        <source>Whether others had the processors</source>
        <translation>Si otros tenían los procesadores</translation>
    </message>
    <message>
        <source>Time of the workers</source>
        <translation>Tiempo de los hilos</translation>
    </message>
    <message>
        <source>Processors and workers</source>
        <translation>Procesadores e hilos</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Profundidades</translation>
    </message>
    <message>
        <source>Cut-offs by move</source>
        <translation>Cortes por jugada</translation>
    </message>
    <message>
        <source>Table of positions</source>
        <translation>Tabla de posiciones</translation>
    </message>
</context>
<context>
    <name>ReportPresenter</name>
    <message>
        <source>Search in progress</source>
        <translation>Búsqueda en curso</translation>
    </message>
    <message>
        <source>Hint in progress</source>
        <translation>Pista en curso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation>Media jugada %1</translation>
    </message>
    <message>
        <source>Ply %1, while the board shows ply %2</source>
        <translation>Media jugada %1, mientras el tablero muestra la %2</translation>
    </message>
</context>
<context>
    <name>ReportRows</name>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>In plies.</source>
        <translation>En medias jugadas.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Positions visited for this depth alone.</source>
        <translation>Posiciones visitadas solo para esta profundidad.</translation>
    </message>
    <message>
        <source>× before</source>
        <comment>how many times the depth before</comment>
        <translation>× anterior</translation>
    </message>
    <message>
        <source>How many times the nodes of the depth before.</source>
        <translation>Cuántas veces los nodos de la profundidad anterior.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Of this depth alone, by the clock on the wall.</source>
        <translation>Solo de esta profundidad, según el reloj de pared.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>The best move at this depth.</source>
        <translation>La mejor jugada a esta profundidad.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Of the best move, from the view of the side to move.</source>
        <translation>De la mejor jugada, desde el punto de vista del bando que mueve.</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, sin terminar</translation>
    </message>
    <message>
        <source>On move</source>
        <translation>En la jugada</translation>
    </message>
    <message>
        <source>How many moves of the position had been tried, this one among them.</source>
        <translation>Cuántas jugadas de la posición se habían probado, incluida esta.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Of all cut-offs.</source>
        <translation>De todos los cortes.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Hilo</translation>
    </message>
    <message>
        <source>The first is the thread that asked for the search.</source>
        <translation>El primero es el hilo que pidió la búsqueda.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>En un procesador.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>It could have run while other threads or programs had the processors.</source>
        <translation>Podría haber estado en marcha mientras otros hilos o programas tenían los procesadores.</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Dormido</translation>
    </message>
    <message>
        <source>It had nothing to do.</source>
        <translation>No tenía nada que hacer.</translation>
    </message>
    <message>
        <source>Of the time</source>
        <translation>Del tiempo</translation>
    </message>
    <message>
        <source>Running solid, ready but not running hatched, asleep empty.</source>
        <translation>En marcha, lleno; listo pero no en marcha, rayado; dormido, vacío.</translation>
    </message>
    <message>
        <source>Running %1, ready but not running %2, asleep %3 of the time.</source>
        <translation>En marcha el %1 del tiempo, listo pero no en marcha el %2, dormido el %3.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Who searched it.</source>
        <translation>Quién la buscó.</translation>
    </message>
    <message>
        <source>Start, ms</source>
        <translation>Inicio, ms</translation>
    </message>
    <message>
        <source>From the start of the search, over all depths.</source>
        <translation>Desde el inicio de la búsqueda, sobre todas las profundidades.</translation>
    </message>
    <message>
        <source>End, ms</source>
        <translation>Fin, ms</translation>
    </message>
    <message>
        <source>Positions visited below this move.</source>
        <translation>Posiciones visitadas por debajo de esta jugada.</translation>
    </message>
    <message>
        <source>% nodes</source>
        <translation>% nodos</translation>
    </message>
    <message>
        <source>Of this depth.</source>
        <translation>De esta profundidad.</translation>
    </message>
    <message>
        <source>% time</source>
        <translation>% tiempo</translation>
    </message>
    <message>
        <source>Of this depth, of all workers together.</source>
        <translation>De esta profundidad, de todos los hilos juntos.</translation>
    </message>
</context>
<context>
    <name>ReservedKeys</name>
    <message>
        <source>%1 is a key of the board.</source>
        <translation>%1 es una tecla del tablero.</translation>
    </message>
    <message>
        <source>%1 goes about in the window.</source>
        <translation>%1 sirve para moverse por la ventana.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 abre el menú «%2».</translation>
    </message>
    <message>
        <source>A part of the window has %1 for “%2”.</source>
        <translation>Una parte de la ventana usa %1 para «%2».</translation>
    </message>
    <message>
        <source>A part of the window has %1 for itself.</source>
        <translation>Una parte de la ventana usa %1 para sí.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy is the mean over the moves that were a choice, those that were not forced and where not all columns were worth the same: %1 points for a best or only move; %2 fewer for each move by which a slower one delays the win or hastens the loss, but at least %3; %4 for a mistake; 0 for a blunder. All of it comes from exact scores; the definition is Fourcast&apos;s own and can&apos;t be compared with other programs&apos;.</source>
        <translation>La precisión es la media de las jugadas en las que se podía elegir, es decir, las no forzadas y en las que no todas las columnas valían lo mismo: %1 puntos por una jugada mejor o única; %2 menos por cada jugada en que una más lenta retrasa la victoria o adelanta la derrota, pero al menos %3; %4 por un error; 0 por un error grave. Todo procede de valores exactos; la definición es propia de Fourcast y no se puede comparar con las de otros programas.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Qué significan los números</translation>
    </message>
    <message>
        <source>Exact outcome before each move, from left to right: up where %1 wins, down where %2 wins, flat for a draw; the longer, the nearer the end.</source>
        <translation>Resultado exacto antes de cada jugada, de izquierda a derecha: hacia arriba donde gana %1, hacia abajo donde gana %2, plano si es empate; cuanto más largo, más cerca está el final.</translation>
    </message>
    <message>
        <source>Exact outcomes</source>
        <translation>Resultados exactos</translation>
    </message>
    <message>
        <source>Best play:</source>
        <translation>Mejor juego:</translation>
    </message>
    <message>
        <source>The board after %1; better: %2</source>
        <translation>El tablero tras %1; mejor: %2</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Momentos clave</translation>
    </message>
    <message>
        <source>No judged move changed the exact outcome.</source>
        <translation>Ninguna jugada juzgada cambió el resultado exacto.</translation>
    </message>
    <message>
        <source>The moves by which the exact outcome changed. The move played has a white ring; what was better is green with a dashed ring.</source>
        <translation>Las jugadas con las que cambió el resultado exacto. La jugada hecha lleva un aro blanco; lo que era mejor está en verde con un aro discontinuo.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Juicio</translation>
    </message>
    <message>
        <source>Before (exact)</source>
        <translation>Antes (exacto)</translation>
    </message>
    <message>
        <source>After (exact)</source>
        <translation>Después (exacto)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>Before and after are from the view of the side that made the move.</source>
        <translation>Antes y después se dan desde el punto de vista del lado que hizo la jugada.</translation>
    </message>
    <message>
        <source>Exact outcome</source>
        <translation>Resultado exacto</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>The moves by which the exact outcome changed. In the diagrams x is %1 and o is %2.</source>
        <translation>Las jugadas con las que cambió el resultado exacto. En los diagramas, x es %1 y o es %2.</translation>
    </message>
    <message>
        <source>Review of a game</source>
        <translation>Revisión de una partida</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message numerus="yes">
        <source>Kept the result in %1 of %n move(s)</source>
        <translation>
            <numerusform>Mantuvo el resultado en %1 de %n jugada</numerusform>
            <numerusform>Mantuvo el resultado en %1 de %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No accuracy: no move was a choice</source>
        <translation>Sin precisión: en ninguna jugada se podía elegir</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Precisión %1 %</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>todas iguales</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Mejor: %1</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Mejor: %1. %2</translation>
    </message>
    <message>
        <source>The result was decided here: it was the last chance of %1 to win, and the outcome did not change again.</source>
        <translation>Aquí se decidió el resultado: fue la última ocasión de ganar para %1, y ya no volvió a cambiar.</translation>
    </message>
    <message>
        <source>The result was decided here: it was the last chance of %1 to draw, and the outcome did not change again.</source>
        <translation>Aquí se decidió el resultado: fue la última ocasión de empatar para %1, y ya no volvió a cambiar.</translation>
    </message>
    <message>
        <source>All scores are exact: proved by the solver, not estimated. &quot;Wins in 7 moves&quot; counts the winner&apos;s own moves with best play of both sides, from the view of the side that made the move.</source>
        <translation>Todos los valores son exactos: los demuestra el solucionador, no se estiman. «Gana en 7 jugadas» cuenta las jugadas propias de quien gana con el mejor juego de ambos lados, desde el punto de vista del lado que hizo la jugada.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 wins at ply %3.</source>
        <translation>%1: %2 gana en la media jugada %3.</translation>
    </message>
    <message>
        <source>%1: a draw after %2 plies.</source>
        <translation>%1: empate tras %2 medias jugadas.</translation>
    </message>
    <message>
        <source>%1: not finished, %2 plies so far.</source>
        <translation>%1: sin terminar, %2 medias jugadas hasta ahora.</translation>
    </message>
    <message>
        <source>Only the last %1 of %2 plies are judged; the review was stopped.</source>
        <translation>Solo se juzgaron las últimas %1 de %2 medias jugadas; la revisión se detuvo.</translation>
    </message>
    <message>
        <source>Judged by the exact solver: %1.</source>
        <comment>program, date and machine</comment>
        <translation>Juzgado por el resolutor exacto: %1.</translation>
    </message>
    <message>
        <source>The stars stand for the accuracy: two from %1 percent, three from %2, four from %3, five from %4.</source>
        <translation>Las estrellas indican la precisión: dos desde el %1 por ciento, tres desde el %2, cuatro desde el %3, cinco desde el %4.</translation>
    </message>
    <message>
        <source>%1: %2 wins on time after %3 plies.</source>
        <translation>%1: %2 gana por tiempo tras %3 medias jugadas.</translation>
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
        <source>Back to the moment that decided the game</source>
        <translation>Volver al momento que decidió la partida</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Cómo se calcula la precisión</translation>
    </message>
    <message>
        <source>Turning points: %1</source>
        <translation>Momentos decisivos: %1</translation>
    </message>
    <message>
        <source>No turning points so far</source>
        <translation>Ningún momento decisivo hasta ahora</translation>
    </message>
    <message>
        <source>No turning points: nobody slipped</source>
        <translation>Ningún momento decisivo: nadie falló</translation>
    </message>
</context>
<context>
    <name>ReviewFile</name>
    <message>
        <source>The file “%1” needs a name that ends in .md, .html, .pdf or .json, which says what to write.</source>
        <translation>El nombre del archivo «%1» ha de acabar en .md, .html, .pdf o .json, que dice qué escribir.</translation>
    </message>
    <message>
        <source>Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;JSON data (*.json)</source>
        <translation>Texto Markdown (*.md);;Página web (*.html);;Documento PDF (*.pdf);;Datos JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>A review judges every move of the game by the exact scores: which moves kept the result, which gave it away, and where it was decided.</source>
        <translation>Una revisión juzga cada jugada de la partida según los valores exactos: qué jugadas mantuvieron el resultado, cuáles lo dejaron escapar y dónde se decidió.</translation>
    </message>
    <message>
        <source>Moves that changed the exact outcome; a click goes there</source>
        <translation>Jugadas que cambiaron el resultado exacto; un clic lleva allí</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End the review here; what is judged stays</source>
        <translation>Terminar aquí la revisión; lo ya juzgado se queda</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Write the review to a file, or into the game&apos;s comments</source>
        <translation>Escribir la revisión en un archivo o en los comentarios de la partida</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar la revisión</translation>
    </message>
    <message>
        <source>The game has changed since; review it again to judge the new moves.</source>
        <translation>La partida ha cambiado desde entonces; para juzgar las jugadas nuevas hay que revisarla otra vez.</translation>
    </message>
    <message>
        <source>%v of %m plies</source>
        <translation>%v de %m medias jugadas</translation>
    </message>
    <message>
        <source>Ended early: %1 of %2 plies are judged, from the last one back.</source>
        <translation>Terminada antes de tiempo: se juzgaron %1 de %2 medias jugadas, de la última hacia atrás.</translation>
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
        <source>The review is in the game&apos;s comments</source>
        <translation>La revisión está en los comentarios de la partida</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar la revisión</translation>
    </message>
    <message>
        <source>This move decided the game. Can you find a better one?</source>
        <translation>Esta jugada decidió la partida. ¿Encuentra una mejor?</translation>
    </message>
    <message>
        <source>No single move decided it. %1 was winning all along.</source>
        <comment>a colour</comment>
        <translation>Ninguna jugada la decidió por sí sola. %1 iba ganando todo el tiempo.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Kept the result</source>
        <translation>Mantuvo el resultado</translation>
    </message>
    <message>
        <source>Moves after which the exact outcome was what it was before</source>
        <translation>Jugadas tras las que el resultado exacto siguió siendo el de antes</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
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
        <translation>%1 %</translation>
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
        <source>The least tree is not worked out for the engine.</source>
        <translation>El árbol mínimo no se calcula para el motor.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ninguna de ellas</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong; worked out it is %2.</source>
        <translation>La respuesta a «%1» es incorrecta; calculada, es %2.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every state is a board.</source>
        <translation>Cada estado es un tablero.</translation>
    </message>
    <message>
        <source>At most one side has a line, and the game ends with it.</source>
        <translation>Como mucho un bando tiene una línea, y con ella termina la partida.</translation>
    </message>
    <message>
        <source>Every disc stands on another one or on the ground.</source>
        <translation>Cada ficha descansa sobre otra o en el fondo.</translation>
    </message>
    <message>
        <source>Each move adds a disc of the side whose turn it is.</source>
        <translation>Cada jugada añade una ficha del bando al que le toca.</translation>
    </message>
    <message>
        <source>The program sees a line where there is one, and nowhere else.</source>
        <translation>El programa ve una línea donde la hay, y en ningún otro sitio.</translation>
    </message>
    <message>
        <source>While nobody has won and a square is empty there is a move.</source>
        <translation>Mientras nadie haya ganado y quede una casilla libre, hay jugada.</translation>
    </message>
    <message>
        <source>Every game ends, with a line or a full board.</source>
        <translation>Toda partida termina, con una línea o con el tablero lleno.</translation>
    </message>
    <message>
        <source>The rules as they are.</source>
        <translation>Las reglas tal como son.</translation>
    </message>
    <message>
        <source>A line does not end the game.</source>
        <translation>Una línea no termina la partida.</translation>
    </message>
    <message>
        <source>Lines that fall to the right are overlooked.</source>
        <translation>No se ven las líneas que bajan hacia la derecha.</translation>
    </message>
    <message>
        <source>A disc in the first column is one of the other side.</source>
        <translation>Una ficha en la primera columna es del otro bando.</translation>
    </message>
    <message>
        <source>When the first column is full nobody can move any more.</source>
        <translation>Cuando la primera columna está llena ya nadie puede jugar.</translation>
    </message>
    <message>
        <source>A disc on top may be taken back by the side that it stands against.</source>
        <translation>El bando contrario puede retirar una ficha que esté arriba de su columna.</translation>
    </message>
    <message>
        <source>There is no mistake %1; there are %2.</source>
        <translation>No existe el error %1; hay %2.</translation>
    </message>
</context>
<context>
    <name>RulesGame</name>
    <message>
        <source>%1. column %2</source>
        <translation>%1. columna %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>A shortest game that shows it</source>
        <translation>Una partida más corta que lo muestra</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>What was counted</source>
        <translation>Lo que se contó</translation>
    </message>
    <message>
        <source>Plays every game on this board with the code that plays, and looks at each position square by square.</source>
        <translation>Juega todas las partidas en este tablero con el código que juega, y mira cada posición casilla por casilla.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Discs in line that win</source>
        <translation>Fichas en línea que ganan</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>A mistake that is put into the rules, to see which property notices it</source>
        <translation>Un error que se introduce en las reglas, para ver qué propiedad lo nota</translation>
    </message>
    <message>
        <source>Check the rules</source>
        <translation>Comprobar las reglas</translation>
    </message>
    <message>
        <source>Play every game on this board, and check what must hold</source>
        <translation>Jugar todas las partidas en este tablero, y comprobar lo que debe cumplirse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>End it; what is known so far stays</source>
        <translation>Terminar; lo que se sabe hasta ahora queda</translation>
    </message>
    <message>
        <source>Save for TLC…</source>
        <translation>Guardar para TLC…</translation>
    </message>
    <message>
        <source>Write Connect4.tla and Connect4.cfg: these rules in TLA+, and this board, for TLC</source>
        <translation>Escribir Connect4.tla y Connect4.cfg: estas reglas en TLA+, y este tablero, para TLC</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Columnas:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Filas:</translation>
    </message>
    <message>
        <source>In line:</source>
        <translation>En línea:</translation>
    </message>
    <message>
        <source>Mistake:</source>
        <translation>Error:</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Lo que dice</translation>
    </message>
    <message>
        <source>Properties and their verdicts</source>
        <translation>Propiedades y sus veredictos</translation>
    </message>
    <message>
        <source>Errors of the published specification</source>
        <translation>Errores de la especificación publicada</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <translation>Contraejemplo</translation>
    </message>
    <message>
        <source>Published specification</source>
        <translation>Especificación publicada</translation>
    </message>
    <message>
        <source>What is wrong with a specification in TLA+ that was published</source>
        <translation>Lo que está mal en una especificación en TLA+ que se publicó</translation>
    </message>
    <message>
        <source>Playing.</source>
        <translation>Jugando.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>%1 columns, %2 rows, %3 in line</source>
        <translation>%1 columnas, %2 filas, %3 en línea</translation>
    </message>
    <message>
        <source>Stopped: this is what was seen until then.</source>
        <translation>Parado: esto es lo que se vio hasta entonces.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up: this is what was seen until then. TLC goes on with Connect4.tla on larger machines.</source>
        <translation>La memoria que esto puede ocupar se ha agotado: esto es lo que se vio hasta entonces. TLC sigue con Connect4.tla en máquinas más grandes.</translation>
    </message>
    <message>
        <source>No line of %1 has room on this board: every game is drawn.</source>
        <translation>En este tablero no cabe ninguna línea de %1: toda partida acaba en empate.</translation>
    </message>
    <message>
        <source>A board of so many squares may have more positions than there is memory for; the run ends then, and keeps what is known.</source>
        <translation>Un tablero de tantas casillas puede tener más posiciones de las que caben en la memoria; la ejecución termina entonces y conserva lo que se sabe.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them looked at; %3 moves, level %4; %5 states a second; %6 MiB</source>
        <translation>%1 estados, %2 de ellos mirados; %3 jugadas, nivel %4; %5 estados por segundo; %6 MiB</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 moves, %4 levels; X has won in %5 of them, O in %6, and %7 are drawn. Time %8, memory %9 MiB.</source>
        <translation>%1: %2 estados, %3 jugadas, %4 niveles; X ha ganado en %5 de los estados, O en %6, y %7 son empates. Tiempo %8, memoria %9 MiB.</translation>
    </message>
    <message>
        <source>With a mistake: %1</source>
        <translation>Con un error: %1</translation>
    </message>
    <message>
        <source>▲ fails</source>
        <translation>▲ falla</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● se cumple</translation>
    </message>
    <message>
        <source>○ holds so far</source>
        <translation>○ se cumple hasta ahora</translation>
    </message>
    <message>
        <source>Where a property fails a shortest game shows it here.</source>
        <translation>Donde una propiedad falla, una partida más corta lo muestra aquí.</translation>
    </message>
    <message>
        <source>No property fails.</source>
        <translation>Ninguna propiedad falla.</translation>
    </message>
    <message>
        <source>Choose a property that fails.</source>
        <translation>Elija una propiedad que falle.</translation>
    </message>
    <message>
        <source>It holds in all %1 states.</source>
        <translation>Se cumple en los %1 estados.</translation>
    </message>
    <message>
        <source>No state that was looked at says otherwise.</source>
        <translation>Ningún estado de los mirados dice lo contrario.</translation>
    </message>
    <message>
        <source>It fails; it was stopped before a game that shows it was found.</source>
        <translation>Falla; se paró antes de encontrar una partida que lo muestre.</translation>
    </message>
    <message numerus="yes">
        <source>It fails after %n move(s) in this game, and in no shorter one.</source>
        <translation>
            <numerusform>Falla tras %n jugada en esta partida, y en ninguna más corta.</numerusform>
            <numerusform>Falla tras %n jugadas en esta partida, y en ninguna más corta.</numerusform>
        </translation>
    </message>
    <message>
        <source>TLC is to tell of Connect4.tla %1 distinct states, %2 generated and the depth %3: either side may begin there.</source>
        <translation>TLC ha de decir de Connect4.tla %1 estados distintos, %2 generados y la profundidad %3: allí puede empezar cualquiera de los dos lados.</translation>
    </message>
</context>
<context>
    <name>RunHistory</name>
    <message>
        <source>Game %1: %2 (first)</source>
        <translation>Partida %1: %2 (primero)</translation>
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
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Begin with what is chosen above</source>
        <translation>Empieza con lo elegido arriba</translation>
    </message>
    <message>
        <source>Wait, and go on later where it was</source>
        <translation>Espera, y sigue después donde estaba</translation>
    </message>
    <message>
        <source>End, and keep what there is</source>
        <translation>Termina, y conserva lo que hay</translation>
    </message>
    <message>
        <source>Write what is shown to a file: a picture, or the figures</source>
        <translation>Escribe en un archivo lo que se muestra: una imagen, o las cifras</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Eje&amp;cutar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on where it was paused</source>
        <translation>Sigue donde se pausó</translation>
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
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>gana en %n jugada</numerusform>
            <numerusform>gana en %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses in %n move(s)</source>
        <translation>
            <numerusform>pierde en %n jugada</numerusform>
            <numerusform>pierde en %n jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreInterval</name>
    <message>
        <source>wins, in %1 to %2 moves</source>
        <translation>gana, en %1 a %2 jugadas</translation>
    </message>
    <message>
        <source>loses, in %1 to %2 moves</source>
        <translation>pierde, en %1 a %2 jugadas</translation>
    </message>
    <message>
        <source>does not lose</source>
        <translation>no pierde</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>no gana</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún no se sabe</translation>
    </message>
</context>
<context>
    <name>ScoreSentence</name>
    <message>
        <source>no score</source>
        <translation>sin valoración</translation>
    </message>
    <message>
        <source>estimate %1 for %2</source>
        <translation>estimación %1 para %2</translation>
    </message>
</context>
<context>
    <name>SearchComparison</name>
    <message>
        <source>What each way to search costs</source>
        <translation>Lo que cuesta cada búsqueda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Of minimax</source>
        <translation>De minimax</translation>
    </message>
    <message>
        <source>Compare searches the position of the form in every way, at every depth up to the form&apos;s.</source>
        <translation>Comparar busca la posición elegida de todas las maneras, a cada profundidad hasta la elegida.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Search the same position in every way, depth by depth</source>
        <translation>Buscar la misma posición de todas las maneras, profundidad a profundidad</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop; the depths that were compared stay</source>
        <translation>Detener; las profundidades comparadas se quedan</translation>
    </message>
    <message>
        <source>depth %v of %m</source>
        <translation>profundidad %v de %m</translation>
    </message>
    <message>
        <source>Depths compared</source>
        <translation>Profundidades comparadas</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Profundidad de la tabla</translation>
    </message>
    <message>
        <source>Which depth the table shows</source>
        <translation>Qué profundidad muestra la tabla</translation>
    </message>
    <message>
        <source>What the chart counts</source>
        <translation>Lo que cuenta la gráfica</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Profundidad %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the least possible</source>
        <translation>el mínimo posible</translation>
    </message>
    <message>
        <source>Knuth and Moore: a tree of b moves at each node and depth d has at least %1 leaves to be looked at; here %2.</source>
        <translation>Knuth y Moore: en un árbol de b jugadas por nodo y profundidad d hay que mirar al menos %1 hojas; aquí %2.</translation>
    </message>
    <message>
        <source>Knuth and Moore: a tree of b moves at each node and depth d has at least %1 leaves to be looked at. This one has not as many moves everywhere: its least is counted.</source>
        <translation>Knuth y Moore: en un árbol de b jugadas por nodo y profundidad d hay que mirar al menos %1 hojas. Este no tiene las mismas jugadas en todas partes: su mínimo se cuenta.</translation>
    </message>
    <message>
        <source>Compared: %1. %2</source>
        <translation>Comparado: %1. %2</translation>
    </message>
    <message>
        <source>How searches grow with the depth</source>
        <translation>Cómo crecen las búsquedas con la profundidad</translation>
    </message>
</context>
<context>
    <name>SearchQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Positions visited, the root counted, over all depths.</source>
        <translation>Posiciones visitadas, contando la raíz, en todas las profundidades.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Positions that were valued: finished games and depth 0.</source>
        <translation>Posiciones que se valoraron: partidas terminadas y profundidad 0.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Positions that the heuristic valued.</source>
        <translation>Posiciones que valoró la heurística.</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Positions that were left early because a move was good enough.</source>
        <translation>Posiciones que se dejaron antes de tiempo porque una jugada bastaba.</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>Cortes en la primera jugada</translation>
    </message>
    <message>
        <source>The share of cut-offs that came with the first move that was tried: how well the moves are ordered.</source>
        <translation>La parte de los cortes que llegó con la primera jugada probada: lo bien que están ordenadas las jugadas.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Plies of the last depth that was finished.</source>
        <translation>Medias jugadas de la última profundidad terminada.</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Línea más larga</translation>
    </message>
    <message>
        <source>Plies of the longest line that was looked at.</source>
        <translation>Medias jugadas de la línea más larga que se examinó.</translation>
    </message>
    <message>
        <source>Branching factor</source>
        <translation>Factor de ramificación</translation>
    </message>
    <message>
        <source>With so many moves at every position a tree of this depth would have as many nodes.</source>
        <translation>Con tantas jugadas en cada posición, un árbol de esta profundidad tendría el mismo número de nodos.</translation>
    </message>
    <message>
        <source>Table: reads</source>
        <translation>Tabla: lecturas</translation>
    </message>
    <message>
        <source>Positions that were looked up in the table.</source>
        <translation>Posiciones que se consultaron en la tabla.</translation>
    </message>
    <message>
        <source>Table: hits</source>
        <translation>Tabla: aciertos</translation>
    </message>
    <message>
        <source>The share of reads that found something known.</source>
        <translation>La parte de las lecturas que halló algo conocido.</translation>
    </message>
    <message>
        <source>Table: cut-offs</source>
        <translation>Tabla: cortes</translation>
    </message>
    <message>
        <source>The share of reads that ended the search of a node at once.</source>
        <translation>La parte de las lecturas que terminó enseguida la búsqueda de un nodo.</translation>
    </message>
    <message>
        <source>Table: stores</source>
        <translation>Tabla: escrituras</translation>
    </message>
    <message>
        <source>Positions that were written into the table.</source>
        <translation>Posiciones que se escribieron en la tabla.</translation>
    </message>
    <message>
        <source>Table: fill</source>
        <translation>Tabla: ocupación</translation>
    </message>
    <message>
        <source>The share of the table&apos;s entries that hold something.</source>
        <translation>La parte de las entradas de la tabla que contienen algo.</translation>
    </message>
    <message>
        <source>Table: size</source>
        <translation>Tabla: tamaño</translation>
    </message>
    <message>
        <source>What the table takes, filled or not.</source>
        <translation>Lo que ocupa la tabla, llena o no.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>By the clock on the wall.</source>
        <translation>Según el reloj de pared.</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Tiempo de procesador</translation>
    </message>
    <message>
        <source>What all workers together took of the processors.</source>
        <translation>Lo que todos los hilos juntos usaron de los procesadores.</translation>
    </message>
    <message>
        <source>Ready, not running</source>
        <translation>Listo, no en marcha</translation>
    </message>
    <message>
        <source>The time in which workers could have run while other threads or programs had the processors: other programs&apos; load, not work.</source>
        <translation>El tiempo en que los hilos podrían haber estado en marcha mientras otros hilos o programas tenían los procesadores: carga de otros programas, no trabajo.</translation>
    </message>
    <message>
        <source>Busy workers</source>
        <translation>Hilos ocupados</translation>
    </message>
    <message>
        <source>Processor time over time: how many workers were at work on average.</source>
        <translation>Tiempo de procesador entre tiempo: cuántos hilos trabajaban de media.</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>Nodos por segundo</translation>
    </message>
    <message>
        <source>Nodes over time, of all workers together.</source>
        <translation>Nodos entre tiempo, de todos los hilos juntos.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>What the search held: its table, and what was written down of its workers&apos; tasks.</source>
        <translation>Lo que ocupó la búsqueda: su tabla y lo que se anotó de las tareas de sus hilos.</translation>
    </message>
    <message>
        <source>Memory of the program</source>
        <translation>Memoria del programa</translation>
    </message>
    <message>
        <source>What the whole program had in memory at the end: the window, every table and this search.</source>
        <translation>Lo que el programa entero tenía en memoria al final: la ventana, todas las tablas y esta búsqueda.</translation>
    </message>
</context>
<context>
    <name>SearchReport</name>
    <message>
        <source>%1 is %2, but can&apos;t be more than %3, which is %4.</source>
        <translation>%1 es %2, pero no puede ser más que %3, que es %4.</translation>
    </message>
    <message>
        <source>%1 is %2, but that column is full.</source>
        <translation>%1 es %2, pero esa columna está llena.</translation>
    </message>
    <message>
        <source>%1[%2] is %3, which can&apos;t be played there.</source>
        <translation>%1[%2] es %3, que no se puede jugar ahí.</translation>
    </message>
    <message>
        <source>%1 ends before it begins.</source>
        <translation>%1 acaba antes de empezar.</translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>The threads&apos; steps</source>
        <translation>Los pasos de los hilos</translation>
    </message>
    <message>
        <source>A lane for each thread, the steps from above; a click on a step goes there.</source>
        <translation>Una calle para cada hilo, los pasos desde arriba; un clic en un paso lleva allí.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Step %1, %2: %3, to state %4</source>
        <translation>Paso %1, %2: %3, al estado %4</translation>
    </message>
    <message>
        <source>a loop: the path is where it began</source>
        <translation>un bucle: el camino está donde empezó</translation>
    </message>
    <message>
        <source>a loop: the path is where it was after step %1</source>
        <translation>un bucle: el camino está donde estaba tras el paso %1</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tablero:</translation>
    </message>
    <message>
        <source>7x7 is the board of the report&apos;s program</source>
        <translation>7x7 es el tablero del programa del informe</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>Pro&amp;fundidad:</translation>
    </message>
    <message>
        <source>Plies. Each more takes seven times as long; with every node as a task, depth 9 takes seconds a run.</source>
        <translation>Medias jugadas. Cada una más tarda siete veces más; con cada nodo como tarea, la profundidad 9 tarda segundos por ejecución.</translation>
    </message>
    <message>
        <source>&amp;Workers up to:</source>
        <translation>&amp;Hilos hasta:</translation>
    </message>
    <message>
        <source>Measured with 1, 2 and so on up to this many threads</source>
        <translation>Se mide con 1, 2, etc. hasta este número de hilos</translation>
    </message>
    <message>
        <source>Repet&amp;itions:</source>
        <translation>Repet&amp;iciones:</translation>
    </message>
    <message>
        <source>Repetitions; the table shows their median and spread</source>
        <translation>Repeticiones; la tabla muestra su mediana y dispersión</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Decides among equally good moves. The same seed chooses the same.</source>
        <translation>Decide entre jugadas igual de buenas. La misma semilla elige lo mismo.</translation>
    </message>
    <message>
        <source>Strategies:</source>
        <translation>Estrategias:</translation>
    </message>
    <message>
        <source>What grows:</source>
        <translation>Qué crece:</translation>
    </message>
    <message>
        <source>The one thing that grows while all else stays</source>
        <translation>Lo único que crece mientras lo demás no cambia</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Fichas en el tablero</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Engine:</source>
        <translation>Motor:</translation>
    </message>
    <message>
        <source>Who searches; only those are listed that can grow so</source>
        <translation>Quién busca; solo figuran los que pueden crecer así</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>Desde:</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>El primer punto</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>Hasta:</translation>
    </message>
    <message>
        <source>The last point; each further ply takes several times as long</source>
        <translation>El último punto; cada media jugada más tarda varias veces lo anterior</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Repeticiones:</translation>
    </message>
    <message>
        <source>Repetitions of each search; the times have their median and spread</source>
        <translation>Repeticiones de cada búsqueda; los tiempos tienen su mediana y dispersión</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Posición:</translation>
    </message>
    <message>
        <source>Looking ahead:</source>
        <translation>Anticipación:</translation>
    </message>
    <message>
        <source>Search depth in plies where it is not these that grow</source>
        <translation>Profundidad de búsqueda en medias jugadas cuando no crece ella</translation>
    </message>
    <message>
        <source>Positions each:</source>
        <translation>Posiciones por punto:</translation>
    </message>
    <message>
        <source>Random positions for each number of discs, in which nobody can win at once</source>
        <translation>Posiciones al azar para cada número de fichas, en las que nadie gana de inmediato</translation>
    </message>
    <message>
        <source>Draws the random positions. The same seed draws the same.</source>
        <translation>Sortea las posiciones. La misma semilla sortea las mismas.</translation>
    </message>
    <message>
        <source>Time for a point:</source>
        <translation>Tiempo por punto:</translation>
    </message>
    <message>
        <source>When it is over, what was reached is kept and is no part of the line</source>
        <translation>Cuando se acaba, lo alcanzado se guarda y no forma parte de la recta</translation>
    </message>
    <message>
        <source>Engi&amp;ne:</source>
        <translation>Mo&amp;tor:</translation>
    </message>
    <message>
        <source>Whose H1 is tuned</source>
        <translation>De quién es la H1 que se ajusta</translation>
    </message>
    <message>
        <source>Search depth in plies</source>
        <translation>Profundidad de búsqueda en medias jugadas</translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation>&amp;Rival:</translation>
    </message>
    <message>
        <source>Whom a change plays against; against H2 the set before plays the same openings, and the one with more points wins</source>
        <translation>Contra quién juega un cambio; contra H2, el conjunto anterior juega las mismas aperturas, y gana el que suma más puntos</translation>
    </message>
    <message>
        <source>the values before</source>
        <translation>los valores anteriores</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Pasos:</translation>
    </message>
    <message>
        <source>How many changes are tried in all</source>
        <translation>Cuántos cambios se prueban en total</translation>
    </message>
    <message>
        <source>Games a step:</source>
        <translation>Partidas por paso:</translation>
    </message>
    <message>
        <source>The most games of a step; one that is open then is not kept</source>
        <translation>El máximo de partidas de un paso; el que siga abierto no se conserva</translation>
    </message>
    <message>
        <source>&amp;Move by:</source>
        <translation>&amp;Mover en:</translation>
    </message>
    <message>
        <source>How far a value is moved, in per cent, at least by 1; the study&apos;s 1 % alters a move in hardly any game</source>
        <translation>Cuánto se mueve un valor, en tanto por ciento, al menos en 1; el 1 % del estudio apenas altera una jugada en alguna partida</translation>
    </message>
    <message>
        <source>Kept from:</source>
        <translation>Se conserva desde:</translation>
    </message>
    <message>
        <source>The sequential test asks: this much stronger, or not stronger at all?</source>
        <translation>La prueba secuencial pregunta: ¿más fuerte en esta medida o nada más fuerte?</translation>
    </message>
    <message>
        <source>Yardstick:</source>
        <translation>Medida:</translation>
    </message>
    <message>
        <source>Games after each kept change that measure the strength, an even number</source>
        <translation>Partidas tras cada cambio conservado con las que se mide la fuerza, un número par</translation>
    </message>
    <message>
        <source>Decides the changes and the openings: same seed, same history</source>
        <translation>Decide los cambios y las aperturas: misma semilla, mismo historial</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Hilos:</translation>
    </message>
    <message>
        <source>Games at a time; the history is the same</source>
        <translation>Partidas a la vez; el historial es el mismo</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>uno por núcleo (%1)</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source> %</source>
        <translation> %</translation>
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
        <translation>Dos fichas comparten una casilla.</translation>
    </message>
    <message>
        <source>A disc lies outside the board.</source>
        <translation>Hay una ficha fuera del tablero.</translation>
    </message>
    <message>
        <source>The disc on %1 has nothing below it.</source>
        <translation>La ficha de %1 no tiene nada debajo.</translation>
    </message>
    <message>
        <source>Both players have a line.</source>
        <translation>Los dos jugadores tienen una línea.</translation>
    </message>
    <message>
        <source>No order of play leads to this position without an earlier win.</source>
        <translation>Ningún orden de jugadas lleva a esta posición sin una victoria anterior.</translation>
    </message>
    <message>
        <source>The first player&apos;s discs: %1, the second player&apos;s: %2. The first can have as many as the second or one more.</source>
        <translation>Fichas del primer jugador: %1, del segundo: %2. El primero puede tener tantas como el segundo o una más.</translation>
    </message>
    <message>
        <source>The second player moved after the first had won.</source>
        <translation>El segundo jugador jugó cuando el primero ya había ganado.</translation>
    </message>
    <message>
        <source>The first player moved after the second had won.</source>
        <translation>El primer jugador jugó cuando el segundo ya había ganado.</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>discs in turn</source>
        <translation>fichas por turno</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Empezar una partida desde esta posición</translation>
    </message>
    <message>
        <source>C&amp;lear the board</source>
        <translation>Vac&amp;iar el tablero</translation>
    </message>
    <message>
        <source>A finished game.</source>
        <translation>Una partida terminada.</translation>
    </message>
    <message>
        <source>A cl&amp;ick puts:</source>
        <translation>Un &amp;clic pone:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Ficha que pone un clic</translation>
    </message>
    <message>
        <source>Right-click, Delete or Backspace removes the top disc</source>
        <translation>Clic derecho, Supr o Retroceso quita la ficha de arriba</translation>
    </message>
    <message>
        <source>Is this position possible?</source>
        <translation>¿Es posible esta posición?</translation>
    </message>
    <message>
        <source>Remove all discs</source>
        <translation>Quitar todas las fichas</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>This position is possible. %1 to move.</source>
        <translation>Esta posición es posible. Juega %1.</translation>
    </message>
</context>
<context>
    <name>ShareBars</name>
    <message>
        <source>the article</source>
        <translation>el artículo</translation>
    </message>
    <message>
        <source>%1, with 95 % interval</source>
        <comment>who won the games</comment>
        <translation>%1, con intervalo del 95 %</translation>
    </message>
    <message>
        <source>share of games won</source>
        <translation>parte de las partidas ganadas</translation>
    </message>
</context>
<context>
    <name>ShareCommands</name>
    <message>
        <source>The picture is on the clipboard</source>
        <translation>La imagen está en el portapapeles</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Guardar una imagen del tablero</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>board</source>
        <comment>name of a file</comment>
        <translation>tablero</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the position</source>
        <translation>Compartir la posición</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
    </message>
    <message>
        <source>Link to the position</source>
        <translation>Enlace a la posición</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Copiar el enlace</translation>
    </message>
    <message>
        <source>&amp;Save the code…</source>
        <translation>&amp;Guardar el código…</translation>
    </message>
    <message>
        <source>Puts the link on the clipboard</source>
        <translation>Pone el enlace en el portapapeles</translation>
    </message>
    <message>
        <source>Writes the QR code as PNG or SVG</source>
        <translation>Escribe el código QR en PNG o SVG</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>El enlace está en el portapapeles.</translation>
    </message>
    <message>
        <source>Save the QR code</source>
        <translation>Guardar el código QR</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>posición</translation>
    </message>
    <message>
        <source>Share this link, or scan the code, to open the position in Fourcast.</source>
        <translation>Comparta este enlace o escanee el código para abrir la posición en Fourcast.</translation>
    </message>
</context>
<context>
    <name>SheetFolder</name>
    <message>
        <source>What was done before can&apos;t be read, and the lesson begins anew. The old file is kept: %1.</source>
        <translation>Lo hecho antes no se puede leer, y la lección empieza de nuevo. El archivo anterior se conserva: %1.</translation>
    </message>
    <message>
        <source>The lesson has changed since (version %1, now %2) and begins anew. What was done before is kept: %3.</source>
        <translation>La lección ha cambiado desde entonces (versión %1, ahora %2) y empieza de nuevo. Lo hecho antes se conserva: %3.</translation>
    </message>
    <message>
        <source>What was done before could not be put aside: %1.</source>
        <translation>No se pudo apartar lo hecho antes: %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Qué hacen</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>1 to 7, a to g</source>
        <translation>1 a 7, a a g</translation>
    </message>
    <message>
        <source>Drop a disc into that column</source>
        <translation>Dejar caer una ficha en esa columna</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Move the disc over the board</source>
        <translation>Mover la ficha sobre el tablero</translation>
    </message>
    <message>
        <source>Down, Enter, Space</source>
        <translation>Abajo, Intro, Espacio</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Dejarla caer</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>To the next and the previous control</source>
        <translation>Al control siguiente y al anterior</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt y una letra</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Abrir un menú</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>En una gráfica</translation>
    </message>
    <message>
        <source>Arrow keys, Enter</source>
        <translation>Flechas, Intro</translation>
    </message>
    <message>
        <source>From mark to mark, and to what is behind one</source>
        <translation>De marca en marca, y a lo que hay detrás de una</translation>
    </message>
    <message>
        <source>Look closer, and see more</source>
        <translation>Ver más de cerca, y ver más</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Mayús y una flecha</translation>
    </message>
    <message>
        <source>On to another part</source>
        <translation>A otra parte</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Mostrar de nuevo la gráfica entera</translation>
    </message>
    <message>
        <source>Search an action or a key</source>
        <translation>Busque una acción o una tecla</translation>
    </message>
    <message>
        <source>Every action has the keys again that the program came with</source>
        <translation>Cada acción vuelve a tener las teclas con las que vino el programa</translation>
    </message>
    <message>
        <source>One move back and forward, where no control needs them</source>
        <translation>Una jugada atrás y adelante, donde ningún control las necesita</translation>
    </message>
    <message>
        <source>These keys stay as they are.</source>
        <translation>Estas teclas se quedan como están.</translation>
    </message>
    <message>
        <source>Choose an action to give it other keys.</source>
        <translation>Elija una acción para darle otras teclas.</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Mayús e Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Add moves up, in the charts of nodes and time; there Ctrl goes on to another part</source>
        <translation>Sumar jugadas, en las gráficas de nodos y tiempo; allí Ctrl lleva a otra parte</translation>
    </message>
</context>
<context>
    <name>SideName</name>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Path through a model (*.json)</source>
        <translation>Camino por un modelo (*.json)</translation>
    </message>
    <message>
        <source>Back to the initial state</source>
        <translation>Vuelve al estado inicial</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>The path&apos;s next step</source>
        <translation>El siguiente paso del camino</translation>
    </message>
    <message>
        <source>Take the step that is chosen in the list; Enter or a double click there does so, too</source>
        <translation>Da el paso elegido en la lista; Intro o un doble clic allí también lo dan</translation>
    </message>
    <message>
        <source>Write the path to a small file that somebody else can open</source>
        <translation>Escribe el camino en un archivo pequeño que otra persona puede abrir</translation>
    </message>
    <message>
        <source>Go along a path from a file, to the step that was looked at</source>
        <translation>Sigue el camino de un archivo, hasta el paso que se miraba</translation>
    </message>
    <message>
        <source>Steps that are possible</source>
        <translation>Pasos posibles</translation>
    </message>
    <message>
        <source>Possible step</source>
        <translation>Paso posible</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>El camino hasta aquí</translation>
    </message>
    <message>
        <source>The path is one through the model “%1”; it is followed when that model is explored.</source>
        <translation>El camino es del modelo «%1»; se seguirá cuando se explore ese modelo.</translation>
    </message>
    <message>
        <source>The path is one through the model “%1” with %2; it is followed when that model is explored.</source>
        <translation>El camino es del modelo «%1» con %2; se seguirá cuando se explore ese modelo.</translation>
    </message>
    <message>
        <source>Open a path</source>
        <translation>Abrir un camino</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>No se ha podido leer el archivo «%1»: %2.</translation>
    </message>
    <message>
        <source>Save the path</source>
        <translation>Guardar el camino</translation>
    </message>
    <message>
        <source>There is no system to walk through yet.</source>
        <translation>Aún no hay sistema que recorrer.</translation>
    </message>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>Estado %1, tras %n paso</numerusform>
            <numerusform>Estado %1, tras %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing follows: a deadlock</source>
        <translation>nada sigue: un bloqueo</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>↺ as at the beginning</source>
        <translation>↺ como al principio</translation>
    </message>
    <message>
        <source>↺ as after step %1</source>
        <translation>↺ como tras el paso %1</translation>
    </message>
    <message>
        <source>The beginning, state %1</source>
        <translation>El principio, estado %1</translation>
    </message>
    <message>
        <source>%1. %2 → state %3</source>
        <translation>%1. %2 → estado %3</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Take the step</source>
        <translation>Dar el paso</translation>
    </message>
    <message>
        <source>Save path …</source>
        <translation>Guardar camino …</translation>
    </message>
    <message>
        <source>Open path …</source>
        <translation>Abrir camino …</translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>The first player&apos;s discs are round, the second&apos;s square; those that the tree plays are hollow and have their number</source>
        <translation>Las fichas del primero son redondas, las del segundo cuadradas; las que juega el árbol son huecas y llevan su número</translation>
    </message>
</context>
<context>
    <name>SolverTasks</name>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>traps after %1</source>
        <translation>trampas tras %1</translation>
    </message>
    <message>
        <source>does it at least draw?</source>
        <translation>¿al menos empata?</translation>
    </message>
    <message>
        <source>does it win?</source>
        <translation>¿gana?</translation>
    </message>
    <message numerus="yes">
        <source>does it win in %n move(s) at most?</source>
        <translation>
            <numerusform>¿gana en %n jugada como mucho?</numerusform>
            <numerusform>¿gana en %n jugadas como mucho?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last %n move(s) at least?</source>
        <translation>
            <numerusform>¿aguanta al menos %n jugada?</numerusform>
            <numerusform>¿aguanta al menos %n jugadas?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 sin respuesta</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 sí</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1 no</translation>
    </message>
    <message>
        <source>best play to the end, questions: %1</source>
        <translation>el mejor juego hasta el final, preguntas: %1</translation>
    </message>
    <message>
        <source>which replies throw the win away, questions: %1</source>
        <translation>qué respuestas dejan escapar la victoria, preguntas: %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
    </message>
</context>
<context>
    <name>SpeedUpChart</name>
    <message>
        <source>Chart of the speed-up over the number of workers</source>
        <translation>Gráfica de la aceleración según el número de hilos</translation>
    </message>
    <message>
        <source>%1, against itself</source>
        <translation>%1, frente a sí misma</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 con %2: %3</translation>
    </message>
    <message>
        <source>as many as workers</source>
        <translation>tantas como hilos</translation>
    </message>
    <message>
        <source>Speed-up (median, least to most)</source>
        <translation>Aceleración (mediana, mínimo a máximo)</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Amdahl&apos;s bound</source>
        <translation>Límite de Amdahl</translation>
    </message>
    <message>
        <source>report, parMap</source>
        <translation>informe, parMap</translation>
    </message>
    <message>
        <source>report, parList</source>
        <translation>informe, parList</translation>
    </message>
    <message>
        <source>Run the measurement to see how much faster more workers are.</source>
        <translation>Ejecute la medición para ver cuánto aceleran más hilos.</translation>
    </message>
    <message>
        <source>From %1 to %2 in the repetitions</source>
        <translation>De %1 a %2 en las repeticiones</translation>
    </message>
    <message>
        <source>%1 equal tasks</source>
        <translation>%1 tareas iguales</translation>
    </message>
</context>
<context>
    <name>Sprt</name>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>más fuerte</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>no más fuerte</translation>
    </message>
    <message>
        <source>log likelihood ratio %1, bounds %2 and %3: %4</source>
        <translation>logaritmo de la razón de verosimilitudes %1, límites %2 y %3: %4</translation>
    </message>
    <message>
        <source>A sequential test needs two differences in Elo from -1000 to 1000, the smaller one first.</source>
        <translation>Una prueba secuencial necesita dos diferencias en Elo de -1000 a 1000, primero la menor.</translation>
    </message>
    <message>
        <source>The error rates of a sequential test lie between 0 and 1/2.</source>
        <translation>Las tasas de error de una prueba secuencial están entre 0 y 1/2.</translation>
    </message>
    <message>
        <source>%1 against %2 Elo</source>
        <translation>%1 contra %2 Elo</translation>
    </message>
    <message>
        <source>%1, errors of %2 %</source>
        <translation>%1, errores del %2 %</translation>
    </message>
    <message>
        <source>%1, errors of %2 % and %3 %</source>
        <translation>%1, errores del %2 % y del %3 %</translation>
    </message>
</context>
<context>
    <name>SprtButton</name>
    <message>
        <source>%1 to %2 Elo, ends…</source>
        <translation>de %1 a %2 Elo, termina…</translation>
    </message>
    <message>
        <source>%1 to %2 Elo…</source>
        <translation>de %1 a %2 Elo…</translation>
    </message>
    <message>
        <source>A pairing ends when its test is decided.</source>
        <translation>Un emparejamiento termina cuando su prueba está decidida.</translation>
    </message>
</context>
<context>
    <name>SprtDialog</name>
    <message>
        <source>&amp;Fit the differences to the number of games</source>
        <translation>&amp;Ajustar las diferencias al número de partidas</translation>
    </message>
    <message>
        <source>&amp;End a pairing when its test is decided</source>
        <translation>T&amp;erminar un emparejamiento cuando su prueba está decidida</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Prueba secuencial</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Not stronger at</source>
        <translation>No más fuerte con</translation>
    </message>
    <message>
        <source>Stronger from</source>
        <translation>Más fuerte desde</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Wrongly stronger in at most</source>
        <translation>Por error más fuerte a lo sumo en</translation>
    </message>
    <message>
        <source>Wrongly not stronger in at most</source>
        <translation>Por error no más fuerte a lo sumo en</translation>
    </message>
    <message>
        <source>The rounds are then the most that are played; the games are the same</source>
        <translation>Las rondas son entonces las que se juegan como máximo; las partidas son las mismas</translation>
    </message>
    <message>
        <source>&amp;Not stronger at:</source>
        <translation>&amp;No más fuerte con:</translation>
    </message>
    <message>
        <source>&amp;Stronger from:</source>
        <translation>Más fuerte &amp;desde:</translation>
    </message>
    <message>
        <source>&amp;Wrongly “stronger” in at most:</source>
        <translation>Por error «&amp;más fuerte» a lo sumo en:</translation>
    </message>
    <message>
        <source>W&amp;rongly “not stronger” in at most:</source>
        <translation>Por e&amp;rror «no más fuerte» a lo sumo en:</translation>
    </message>
</context>
<context>
    <name>StarRow</name>
    <message>
        <source>%1: %2 of %3 stars, accuracy %4</source>
        <comment>who, number, number, 87 %</comment>
        <translation>%1: %2 de %3 estrellas, precisión %4</translation>
    </message>
    <message>
        <source>%1: no stars, no move was a choice</source>
        <translation>%1: sin estrellas, en ninguna jugada se podía elegir</translation>
    </message>
</context>
<context>
    <name>StartDemo</name>
    <message>
        <source>Demo: %1 against %2. Press any key to play.</source>
        <translation>Demostración: %1 contra %2. Pulse cualquier tecla para jugar.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Its strength is not measured yet.</source>
        <translation>Su fuerza aún no se ha medido.</translation>
    </message>
    <message>
        <source>Measured strength: Elo %1 (%2 to %3, 95 % interval, %4 games).</source>
        <translation>Fuerza medida: Elo %1 (%2 a %3, intervalo del 95 %, %4 partidas).</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Dos personas</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Su rival</translation>
    </message>
    <message>
        <source>Watch it play itself</source>
        <translation>Mirar cómo juega contra sí mismo</translation>
    </message>
    <message>
        <source>Who do you want to play?</source>
        <translation>¿Contra quién quiere jugar?</translation>
    </message>
    <message>
        <source>What this opponent does</source>
        <translation>Qué hace este rival</translation>
    </message>
    <message>
        <source>You play the first disc</source>
        <translation>Usted juega la primera ficha</translation>
    </message>
    <message>
        <source>The first disc is your opponent&apos;s</source>
        <translation>La primera ficha es de su rival</translation>
    </message>
    <message>
        <source>The discs that you play with</source>
        <translation>Las fichas con las que juega usted</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>¿Cómo son de fuertes?</translation>
    </message>
    <message>
        <source>What each opponent does, and the strength that was measured</source>
        <translation>Qué hace cada rival y la fuerza que se midió</translation>
    </message>
    <message>
        <source>More engines…</source>
        <translation>Más motores…</translation>
    </message>
    <message>
        <source>For experts: every engine with its settings, for either side</source>
        <translation>Para expertos: cada motor con sus ajustes, para cualquier lado</translation>
    </message>
    <message>
        <source>Show this page whenever the program starts</source>
        <translation>Mostrar esta página cada vez que empieza el programa</translation>
    </message>
    <message>
        <source>Take turns on this computer.</source>
        <translation>Por turnos en este ordenador.</translation>
    </message>
    <message>
        <source>Show this page at start&amp;up</source>
        <translation>Mostrar esta pág&amp;ina al abrir el programa</translation>
    </message>
    <message>
        <source>Play against someone on this computer</source>
        <translation>Jugar contra otra persona en este ordenador</translation>
    </message>
    <message>
        <source>Click an opponent, or press 1 to 8.</source>
        <translation>Pulse en un rival, o las teclas 1 a 8.</translation>
    </message>
    <message>
        <source>Close this page. To open it again, choose Game &gt; New game with…</source>
        <translation>Cerrar esta página. Para volver a abrirla, elija Partida &gt; Nueva partida con…</translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation>Quién empieza:</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>Su color:</translation>
    </message>
    <message>
        <source>Pick an opponent and watch</source>
        <translation>Elija un rival y mire</translation>
    </message>
    <message>
        <source>Hover over an opponent to learn more.</source>
        <translation>Señale un rival para saber más.</translation>
    </message>
</context>
<context>
    <name>StateBoard</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>X plays the round discs, O the square ones; a frame marks what differs</source>
        <translation>X juega las fichas redondas, O las cuadradas; un marco marca lo que difiere</translation>
    </message>
</context>
<context>
    <name>StateGraphView</name>
    <message>
        <source>What is drawn</source>
        <translation>Lo que se dibuja</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>What the colours stand for</source>
        <translation>Qué representan los colores</translation>
    </message>
    <message>
        <source>%1 of %2 states shown</source>
        <translation>%1 de %2 estados mostrados</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>The state&apos;s parts</source>
        <translation>Las partes del estado</translation>
    </message>
    <message>
        <source>The steps of the path</source>
        <translation>Los pasos del camino</translation>
    </message>
    <message>
        <source>Keep this state beside the next ones, with what differs marked</source>
        <translation>Deja este estado junto a los siguientes, con lo que difiere marcado</translation>
    </message>
    <message>
        <source>Draw all states of this path</source>
        <translation>Dibuja todos los estados de este camino</translation>
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
            <numerusform>Camino de %n paso:</numerusform>
            <numerusform>Camino de %n pasos:</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Choose a state: what it consists of and the path to it stand here.</source>
        <translation>Elija un estado: aquí aparecen sus partes y el camino hasta él.</translation>
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
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>not expanded</source>
        <translation>sin expandir</translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation>sin continuación</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>depth %1 · %2 nodes · %3 · workers: %4</source>
        <translation>profundidad %1 · %2 nodos · %3 · hilos: %4</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>De quién es el turno</translation>
    </message>
    <message>
        <source>What the engine does</source>
        <translation>Qué hace el motor</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Guardado automático</translation>
    </message>
    <message>
        <source>autosaved %1</source>
        <translation>guardado automático %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>%1 nodes · %2 · workers: %3</source>
        <translation>%1 nodos · %2 · hilos: %3</translation>
    </message>
    <message>
        <source>Hints in this game</source>
        <translation>Pistas en esta partida</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>pistas: %1</translation>
    </message>
    <message>
        <source>%1
Times that are measured meanwhile are marked as disturbed. Click to go there.</source>
        <translation>%1
Los tiempos que se miden mientras tanto se marcan como perturbados. Un clic lleva allí.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>last move, whose turn</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StepNotes</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notas para el docente</translation>
    </message>
    <message>
        <source>There are no notes for this step.</source>
        <translation>No hay notas para este paso.</translation>
    </message>
</context>
<context>
    <name>StepsTable</name>
    <message>
        <source>States with their bounds</source>
        <translation>Estados con sus cotas</translation>
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
        <source>Its value</source>
        <translation>Su valor</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Round of policy iteration</source>
        <translation>Ronda de iteración de políticas</translation>
    </message>
    <message>
        <source>Policy iteration: a strategy, its values, and the next strategy that is better in some state</source>
        <translation>Iteración de políticas: una estrategia, sus valores, y la siguiente estrategia, que es mejor en algún estado</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Política:</translation>
    </message>
    <message>
        <source>of %1, the best</source>
        <comment>policies</comment>
        <translation>de %1, la mejor</translation>
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
        <translation>Ecuación del estado elegido</translation>
    </message>
    <message>
        <source>The states with their bounds</source>
        <translation>Los estados con sus cotas</translation>
    </message>
    <message>
        <source>Views of the algorithm</source>
        <translation>Vistas del algoritmo</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>Ecuación</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Cotas</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation>Donde empieza</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>La pasada anterior</translation>
    </message>
    <message>
        <source>One more sweep</source>
        <translation>Una pasada más</translation>
    </message>
    <message>
        <source>Sweep after sweep, until the bounds are close</source>
        <translation>Pasada tras pasada, hasta que las cotas estén cerca</translation>
    </message>
    <message>
        <source>Sweep until the bounds of all states are close</source>
        <translation>Hacer pasadas hasta que las cotas de todos los estados estén cerca</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Goes to one of the sweeps that were made</source>
        <translation>Va a una de las pasadas hechas</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fracciones</translation>
    </message>
    <message>
        <source>In fractions, as long as these are short enough</source>
        <translation>En fracciones, mientras sean lo bastante cortas</translation>
    </message>
    <message>
        <source>Collapse end components</source>
        <translation>Contraer componentes finales</translation>
    </message>
    <message>
        <source>Draws states as one among which one can stay for ever, as the algorithm sees them</source>
        <translation>Dibuja como uno los estados entre los que se puede permanecer para siempre, como los ve el algoritmo</translation>
    </message>
    <message>
        <source>Run explores the model; its algorithm is then shown step by step.</source>
        <translation>Ejecutar explora el modelo; después se muestra su algoritmo paso a paso.</translation>
    </message>
    <message>
        <source>Equation and bounds</source>
        <translation>Ecuación y cotas</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Preparando …</translation>
    </message>
    <message>
        <source>Nothing is asked of the model.</source>
        <translation>No se pregunta nada al modelo.</translation>
    </message>
    <message>
        <source>Sweep %1 of %2</source>
        <translation>Pasada %1 de %2</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Estado %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>&apos;%1&apos; can&apos;t be used: %2.</source>
        <translation>«%1» no se puede usar: %2.</translation>
    </message>
    <message>
        <source>it is of version %1, and this program reads version %2</source>
        <translation>es de la versión %1, y este programa lee la versión %2</translation>
    </message>
    <message>
        <source>it is damaged (%1)</source>
        <translation>está dañado (%1)</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing; the package libqt6sql6-sqlite of Debian has it</source>
        <translation>falta el controlador de SQLite de Qt; está en el paquete libqt6sql6-sqlite de Debian</translation>
    </message>
    <message>
        <source>another program is writing to it; try again when that is done</source>
        <translation>otro programa está escribiendo en él; inténtelo de nuevo cuando acabe</translation>
    </message>
    <message>
        <source>it is of version %1, may not be written to, and this program reads version %2</source>
        <translation>es de la versión %1, no se puede escribir en él, y este programa lee la versión %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
</context>
<context>
    <name>StoredGame</name>
    <message>
        <source>The experiment %1 has no cell %2.</source>
        <translation>El experimento %1 no tiene la celda %2.</translation>
    </message>
    <message>
        <source>The moves of this game are not legal; its file may be damaged.</source>
        <translation>Las jugadas de esta partida no son legales; puede que su archivo esté dañado.</translation>
    </message>
</context>
<context>
    <name>StudentAnswers</name>
    <message>
        <source>✓ right</source>
        <translation>✓ bien</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ mal</translation>
    </message>
    <message>
        <source>to read</source>
        <translation>por leer</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Respuestas de %1</translation>
    </message>
    <message>
        <source>%1; handed in as %2, %3</source>
        <translation>%1; entregado como %2, %3</translation>
    </message>
    <message>
        <source>Answers, one by one</source>
        <translation>Respuestas, una por una</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>no vista</translation>
    </message>
</context>
<context>
    <name>StudyCurves</name>
    <message>
        <source>H1 against itself with the article&apos;s alpha-beta search; both players know finished games; at each player&apos;s own moves 3, 6, 9 and so on one of the two columns with the best exact values is drawn, each with probability one half; at the others the first best column is taken.</source>
        <translation>H1 contra sí misma con la búsqueda alfa-beta del artículo; ambos jugadores reconocen las partidas terminadas; en las jugadas propias 3, 6, 9 y siguientes de cada jugador se sortea una de las dos columnas con mejor valor exacto, cada una con probabilidad un medio; en las demás se toma la primera mejor columna.</translation>
    </message>
    <message>
        <source>The article leaves open how H1 counts vertical pairs, gaps held by the opponent and open threes on both sides, and what its random moves choose between, so its games can&apos;t be repeated move by move. In the strict reading the first searches visit 878 and 1,122 positions at depth 4 where the article has 716 and 809; no reading that was tried gives its numbers exactly. On average the total per game lies within about 40 % of the article&apos;s. Nodes and time fall together towards the end in both, from about ply 12 at depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised build and took about six microseconds in the article, so the times differ by a factor of about a hundred. Some labels of the article&apos;s figures 12 and 13 are swapped; its larger values are shown as nodes.</source>
        <translation>El artículo deja abierto cómo cuenta H1 las parejas verticales, los huecos que ocupa el rival y los treses abiertos de ambos lados, y entre qué eligen sus jugadas al azar, así que sus partidas no se pueden repetir jugada a jugada. En la lectura estricta las primeras búsquedas visitan 878 y 1122 posiciones a profundidad 4, donde el artículo tiene 716 y 809; ninguna de las lecturas probadas da exactamente sus números. De media, el total por partida queda a un 40 % aproximadamente del del artículo. Nodos y tiempo caen juntos hacia el final en ambos, desde la media jugada 12 más o menos a profundidad 4 y desde la 18 a profundidad 6. Una posición cuesta decenas de nanosegundos en una compilación optimizada y costaba unos seis microsegundos en el artículo, de modo que los tiempos difieren en un factor de cien aproximadamente. Algunos rótulos de las figuras 12 y 13 del artículo están intercambiados; sus valores mayores se muestran como nodos.</translation>
    </message>
</context>
<context>
    <name>StudyCurvesView</name>
    <message>
        <source>Totals, and why the curves differ</source>
        <translation>Totales, y por qué difieren las curvas</translation>
    </message>
    <message>
        <source>&amp;Play the two games</source>
        <translation>&amp;Jugar las dos partidas</translation>
    </message>
    <message>
        <source>H1 against itself, once at depth 4 and once at depth 6</source>
        <translation>H1 contra sí misma, una vez a profundidad 4 y otra a profundidad 6</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Decides the random choices between the two best columns. The same seed plays the same games.</source>
        <translation>Decide los sorteos entre las dos mejores columnas. La misma semilla juega las mismas partidas.</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Semilla:</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estricta</translation>
    </message>
    <message>
        <source>Vertical pairs (V)</source>
        <translation>Parejas verticales (V)</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open</source>
        <translation>Cómo se lee H1 donde el artículo lo deja abierto</translation>
    </message>
    <message>
        <source>&amp;Reading of H1:</source>
        <translation>&amp;Lectura de H1:</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Jugadas hechas</translation>
    </message>
    <message>
        <source>The games are being played.</source>
        <translation>Se están jugando las partidas.</translation>
    </message>
    <message>
        <source>Cancelled. The curves of the games before are still shown.</source>
        <translation>Cancelado. Se siguen mostrando las curvas de las partidas anteriores.</translation>
    </message>
    <message>
        <source>Both games are finished.</source>
        <translation>Las dos partidas han terminado.</translation>
    </message>
    <message>
        <source>The article&apos;s own points. Play the two games to see ours beside them.</source>
        <translation>Los puntos del propio artículo. Al jugar las dos partidas, los del programa aparecen al lado.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Tiempo en ms</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nodos y tiempo de cada jugada</translation>
    </message>
    <message>
        <source>Export the study curves</source>
        <translation>Exportar las curvas del estudio</translation>
    </message>
    <message>
        <source>study-curves</source>
        <translation>curvas-del-estudio</translation>
    </message>
    <message>
        <source>≥: the article&apos;s times at depth %1 can be read up to ply %2.</source>
        <translation>≥: los tiempos del artículo a profundidad %1 se pueden leer hasta la media jugada %2.</translation>
    </message>
    <message>
        <source>%v of at most %m plies</source>
        <translation>%v de %m medias jugadas como máximo</translation>
    </message>
    <message>
        <source>Study curves, depth %1, seed %2</source>
        <translation>Curvas del estudio, profundidad %1, semilla %2</translation>
    </message>
    <message>
        <source>The times are no measure: other work of the program ran while the games were played.</source>
        <translation>Los tiempos no valen como medida: mientras se jugaban las partidas corría otro trabajo del programa.</translation>
    </message>
</context>
<context>
    <name>StudyExperiment</name>
    <message>
        <source>Table 6: H1 against itself by depth</source>
        <translation>Tabla 6: H1 contra sí misma por profundidad</translation>
    </message>
    <message>
        <source>Table 7: one feature of H1 against H2</source>
        <translation>Tabla 7: un rasgo de H1 contra H2</translation>
    </message>
    <message>
        <source>Table 8: features of H1 together against H2</source>
        <translation>Tabla 8: rasgos de H1 juntos contra H2</translation>
    </message>
    <message>
        <source>Table 9: H1 against H2 by depth</source>
        <translation>Tabla 9: H1 contra H2 por profundidad</translation>
    </message>
    <message>
        <source>Figure 12: nodes and time at depth 4</source>
        <translation>Figura 12: nodos y tiempo en profundidad 4</translation>
    </message>
    <message>
        <source>Figure 13: nodes and time at depth 6</source>
        <translation>Figura 13: nodos y tiempo en profundidad 6</translation>
    </message>
    <message>
        <source>second at depth %1</source>
        <translation>segunda en profundidad %1</translation>
    </message>
    <message>
        <source>first at depth %1</source>
        <translation>primera en profundidad %1</translation>
    </message>
    <message>
        <source>H1 against H2, depth 4</source>
        <translation>H1 contra H2, profundidad 4</translation>
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
        <translation>todos</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profundidad %1</translation>
    </message>
    <message>
        <source>H1 against H2</source>
        <translation>H1 contra H2</translation>
    </message>
    <message>
        <source>H1 against itself</source>
        <translation>H1 contra sí misma</translation>
    </message>
    <message>
        <source>The study has no &quot;%1&quot;; it has %2.</source>
        <translation>El estudio no tiene «%1»; tiene %2.</translation>
    </message>
    <message>
        <source>Nothing of %1 searches %2 plies deep or less.</source>
        <translation>Nada de %1 busca a %2 medias jugadas o menos.</translation>
    </message>
</context>
<context>
    <name>StudyLines</name>
    <message>
        <source>Study: the article&apos;s game at depth %1</source>
        <translation>Estudio: la partida del artículo a profundidad %1</translation>
    </message>
    <message>
        <source>The article, depth %1, ply %2: %3 nodes</source>
        <translation>El artículo, profundidad %1, media jugada %2: %3 nodos</translation>
    </message>
    <message>
        <source>The article, depth %1, ply %2: %3 nodes, %4 ms</source>
        <translation>El artículo, profundidad %1, media jugada %2: %3 nodos, %4 ms</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>Run a&amp;ll</source>
        <translation>E&amp;jecutar todo</translation>
    </message>
    <message>
        <source>All tables and figures by this protocol, one after the other</source>
        <translation>Todas las tablas y figuras con este protocolo, una tras otra</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Ejecuciones guardadas</translation>
    </message>
    <message>
        <source>Runs of this file of games, to look at or to resume</source>
        <translation>Ejecuciones de este archivo de partidas, para mirarlas o reanudarlas</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Guardados:</translation>
    </message>
    <message>
        <source>choose a run</source>
        <translation>elija una ejecución</translation>
    </message>
    <message>
        <source>no runs yet</source>
        <translation>ninguna ejecución todavía</translation>
    </message>
    <message>
        <source>Every game is kept in %1</source>
        <translation>Cada partida se guarda en %1</translation>
    </message>
    <message>
        <source>File of games</source>
        <translation>Archivo de partidas</translation>
    </message>
    <message>
        <source>Games of experiments (*.sqlite);;All files (*)</source>
        <translation>Partidas de experimentos (*.sqlite);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>File of ga&amp;mes…</source>
        <translation>Archivo de partidas…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>The tables and figures of the heuristics study, expected beside measured</source>
        <translation>Las tablas y figuras del estudio de heurísticas, lo esperado junto a lo medido</translation>
    </message>
</context>
<context>
    <name>StudyProtocol</name>
    <message>
        <source>There is no protocol called &quot;%1&quot;; the protocols are %2.</source>
        <translation>No hay ningún protocolo llamado «%1»; los protocolos son %2.</translation>
    </message>
    <message>
        <source>The article&apos;s flow chart at its word: a finished game is a leaf that the heuristic values, so that it is known through feature 1 of H1 alone and H2 does not know it. At each side&apos;s own moves 3, 6, 9 and so on one of its two best columns is drawn. The first move alternates; in table 6 and the figures the first stays the first.</source>
        <translation>El diagrama del artículo al pie de la letra: una partida terminada es una hoja que valora la heurística, de modo que solo se conoce por el rasgo 1 de H1 y H2 no la conoce. En las jugadas propias 3, 6, 9, etc. de cada lado se sortea una de sus dos mejores columnas. El primer turno se alterna; en la tabla 6 y las figuras empieza siempre la primera.</translation>
    </message>
    <message>
        <source>Both players know finished games. At each side&apos;s own moves 3, 6, 9 and so on one of its two best columns is drawn. H1, in table 6 the first, moves first in every game.</source>
        <translation>Ambos jugadores conocen las partidas terminadas. En las jugadas propias 3, 6, 9, etc. de cada lado se sortea una de sus dos mejores columnas. H1 (en la tabla 6, la primera) empieza todas las partidas.</translation>
    </message>
    <message>
        <source>Both players know finished games. No move is chosen by lot; each of the 238 positions of three plies, mirror images included, is played with both colours, 476 games in all, in an order that the seed deals.</source>
        <translation>Ambos jugadores conocen las partidas terminadas. No se sortea ninguna jugada; cada una de las 238 posiciones de tres medias jugadas, incluidas las simétricas, se juega con ambos colores, 476 partidas en total, en un orden que reparte la semilla.</translation>
    </message>
    <message>
        <source>Settings that were searched for tables 7 to 9, where they come closest to the article&apos;s shares: as literal, but the second, fifth, eighth ... disc of a game falls into any open column, and in H1 vertical pairs count the empty squares above them, runs may overlap, every disc counts for its column, and an open three counts as four in line. With table 6 they agree in fewer cells than literal.</source>
        <translation>Ajustes que se buscaron para las tablas 7 a 9, donde más se acercan a las proporciones del artículo: como literal, pero la segunda, quinta, octava ... ficha de una partida cae en cualquier columna abierta, y en H1 los pares verticales cuentan las casillas vacías de encima, las series pueden solaparse, cada ficha cuenta por su columna y un tres abierto cuenta como cuatro en línea. Con la tabla 6 coinciden en menos celdas que literal.</translation>
    </message>
</context>
<context>
    <name>StudySettingsForm</name>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tabla:</translation>
    </message>
    <message>
        <source>Pr&amp;otocol:</source>
        <translation>Pr&amp;otocolo:</translation>
    </message>
    <message>
        <source>Roun&amp;ds:</source>
        <translation>Ron&amp;das:</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>&amp;Hilos:</translation>
    </message>
    <message>
        <source>Table or figure of the study</source>
        <translation>Tabla o figura del estudio</translation>
    </message>
    <message>
        <source>What of the article is repeated</source>
        <translation>Qué parte del artículo se repite</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>the article&apos;s</source>
        <translation>las del artículo</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>Rondas de cada celda</translation>
    </message>
    <message>
        <source>Games for each cell; 0 takes the article&apos;s number (100, in table 6 10). More rounds than are kept play on behind them.</source>
        <translation>Partidas por celda; 0 toma las del artículo (100; en la tabla 6, 10). Con más rondas de las guardadas se sigue jugando tras ellas.</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>la del estudio</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Same seed, same games. 0 takes 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9, 4000 for the figures.</source>
        <translation>Misma semilla, mismas partidas. 0 toma 1000 para la tabla 6, 2000 para las tablas 7 y 8, 3000 para la tabla 9 y 4000 para las figuras.</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>todos: %1</translation>
    </message>
    <message>
        <source>Games at a time; 0 takes one for each core. The games are the same.</source>
        <translation>Partidas a la vez; 0 toma una por núcleo. Las partidas son las mismas.</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Lectura de H1</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 estricta…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>Variante de H1…</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open: %1</source>
        <translation>Cómo se lee H1 donde el artículo lo deja abierto: %1</translation>
    </message>
    <message>
        <source>Reading of H1:</source>
        <translation>Lectura de H1:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Sequential test:</source>
        <translation>Prueba secuencial:</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Prueba secuencial</translation>
    </message>
    <message>
        <source>Games for each cell; 0 takes all %1, fewer are the first ones that the seed deals. More rounds than are kept play on behind them.</source>
        <translation>Partidas de cada celda; 0 toma las %1, menos son las primeras que reparte la semilla. Más rondas de las guardadas se juegan a continuación.</translation>
    </message>
    <message>
        <source>The protocol %1 reads H1 so</source>
        <translation>El protocolo %1 lee H1 así</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Run an experiment to see it here.</source>
        <translation>Ejecute un experimento para verlo aquí.</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>el estudio</translation>
    </message>
    <message>
        <source>%1
the study prints %2</source>
        <translation>%1
el estudio imprime %2</translation>
    </message>
    <message>
        <source>%1: as %2 to the power of %3 (R² %4).</source>
        <translation>%1: como %2 elevado a %3 (R² %4).</translation>
    </message>
    <message>
        <source>%1: times %3 with each %2 more (R² %4).</source>
        <translation>%1: por %3 con cada %2 más (R² %4).</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1, ajuste</translation>
    </message>
    <message>
        <source>Three values at least tell how it grows.</source>
        <translation>Hacen falta al menos tres valores para decir cómo crece.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>certainly from %1</source>
        <translation>con certeza de %1</translation>
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
        <translation>el estudio, con un observador</translation>
    </message>
    <message>
        <source>The study counts states with an observer of the goal: these are more.</source>
        <translation>El estudio cuenta los estados con un observador de la meta: son más.</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>milisegundos</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>probability within so many</source>
        <translation>probabilidad en tantos</translation>
    </message>
    <message>
        <source>Give “Curves up to” a number and run the experiment.</source>
        <translation>Dé un número a «Curvas hasta» y ejecute el experimento.</translation>
    </message>
    <message>
        <source>%1
within %2: %3</source>
        <translation>%1
en %2: %3</translation>
    </message>
    <message>
        <source>%1: the probability that the goal is met within so many, at best where there is something to decide.</source>
        <translation>%1: la probabilidad de alcanzar la meta en tantos, en el mejor caso donde hay algo que decidir.</translation>
    </message>
    <message>
        <source>probability that it is over</source>
        <translation>probabilidad de que haya acabado</translation>
    </message>
    <message>
        <source>Only a game of chance alone, without anything to decide, can be shown by its endings: explore such a model first, the Goose for one.</source>
        <translation>Solo un juego de puro azar, sin nada que decidir, puede mostrarse por sus finales: explore antes un modelo así, la Oca por ejemplo.</translation>
    </message>
    <message>
        <source>%1 within %2: %3</source>
        <translation>%1 en %2: %3</translation>
    </message>
    <message>
        <source>After %1: %2; over with probability %3.</source>
        <translation>Tras %1: %2; acabado con probabilidad %3.</translation>
    </message>
</context>
<context>
    <name>SweepReport</name>
    <message>
        <source>infinite</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>not reached for certain</source>
        <translation>no se alcanza con certeza</translation>
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
        <translation>Elecciones</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Certainly from</source>
        <translation>Con certeza de</translation>
    </message>
    <message>
        <source>Report on an experiment: %1</source>
        <translation>Informe de un experimento: %1</translation>
    </message>
    <message>
        <source>Asked was %1.</source>
        <translation>Se preguntó %1.</translation>
    </message>
    <message>
        <source>%1 took the values %2.</source>
        <translation>%1 tomó los valores %2.</translation>
    </message>
    <message>
        <source>The other parameters: %1.</source>
        <translation>Los demás parámetros: %1.</translation>
    </message>
</context>
<context>
    <name>Syntax</name>
    <message>
        <source>a number grows beyond %1 here</source>
        <translation>un número supera aquí %1</translation>
    </message>
    <message>
        <source>%1(%2) has no value: %2 is no %3</source>
        <translation>%1(%2) no tiene valor: %2 no es %3</translation>
    </message>
    <message>
        <source>&apos;if&apos; takes three arguments: a condition, what holds then, and what holds otherwise</source>
        <translation>«if» lleva tres argumentos: una condición, lo que vale entonces y lo que vale si no</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no map, so that it takes no arguments</source>
        <translation>«%1» no es una función (map), así que no lleva argumentos</translation>
    </message>
    <message>
        <source>there is no map &apos;%1&apos;</source>
        <translation>no hay ninguna función (map) «%1»</translation>
    </message>
    <message numerus="yes">
        <source>&apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>«%1» lleva %n argumento</numerusform>
            <numerusform>«%1» lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, no %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>«%1» está declarado dos veces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function of the language already</source>
        <translation>«%1» ya es una función del lenguaje</translation>
    </message>
    <message>
        <source>the left side of an equation must be a map, as in f(0, n) = 1</source>
        <translation>el lado izquierdo de una ecuación debe ser una función (map), como en f(0, n) = 1</translation>
    </message>
    <message>
        <source>on the left of an equation an argument is a constant or a variable of &apos;var&apos;</source>
        <translation>a la izquierda de una ecuación un argumento es una constante o una variable de «var»</translation>
    </message>
    <message>
        <source>the variable &apos;%1&apos; must stand on the left of its equation, too</source>
        <translation>la variable «%1» debe estar también a la izquierda de su ecuación</translation>
    </message>
    <message>
        <source>&apos;eqn&apos;, where the variables are used,</source>
        <translation>«eqn», donde se usan las variables,</translation>
    </message>
    <message>
        <source>the name of a sort</source>
        <translation>el nombre de un tipo</translation>
    </message>
    <message>
        <source>&apos;struct&apos;, as in sort Token = struct X | O;</source>
        <translation>«struct», como en sort Token = struct X | O;</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>el nombre de una constante</translation>
    </message>
    <message>
        <source>a constant of an enumeration takes no arguments here</source>
        <translation>una constante de una enumeración no lleva argumentos aquí</translation>
    </message>
    <message>
        <source>the name of a map</source>
        <translation>el nombre de una función (map)</translation>
    </message>
    <message>
        <source>sort, map, var or eqn</source>
        <translation>sort, map, var o eqn</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>el nombre de una acción</translation>
    </message>
    <message>
        <source>this takes more than %L1 steps</source>
        <translation>esto lleva más de %L1 pasos</translation>
    </message>
    <message>
        <source>the equations call one another more than %L1 levels deep; an equation without such a call must end them</source>
        <translation>las ecuaciones se llaman unas a otras a más de %L1 niveles de profundidad; una ecuación sin tal llamada debe ponerles fin</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has no end of values to try; a condition must bound it, as in %4</source>
        <translation>«%1 %2: %3» no tiene fin de valores que probar; una condición debe acotarlo, como en %4</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has more than %L4 values to try</source>
        <translation>«%1 %2: %3» tiene más de %L4 valores que probar</translation>
    </message>
    <message>
        <source>no equation says what %1 is</source>
        <translation>ninguna ecuación dice cuánto vale %1</translation>
    </message>
    <message>
        <source>lists, sets, bags and functions as values are no part of this language; there are Bool, Pos, Nat, Int and enumerations</source>
        <translation>las listas, los conjuntos, los multiconjuntos y las funciones como valores no forman parte de este lenguaje; hay Bool, Pos, Nat, Int y enumeraciones</translation>
    </message>
    <message>
        <source>an expression (a number, a name, ...)</source>
        <translation>una expresión (un número, un nombre, ...)</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;)&apos;</source>
        <translation>«,» o «)»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of this language here; there are Bool, Pos, Nat, Int and the names of enumerations</source>
        <translation>«%1» no forma parte de este lenguaje aquí; hay Bool, Pos, Nat, Int y los nombres de enumeraciones</translation>
    </message>
    <message>
        <source>a sort (Bool, Pos, Nat, Int or an enumeration)</source>
        <translation>un tipo (Bool, Pos, Nat, Int o una enumeración)</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>el nombre de una variable</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning in this language</source>
        <translation>«%1» no tiene significado en este lenguaje</translation>
    </message>
    <message>
        <source>; did you mean &apos;%1&apos;?</source>
        <translation>; ¿quería decir «%1»?</translation>
    </message>
    <message>
        <source>a &apos;%1&apos;</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 is expected here; &apos;%2&apos; has a meaning of its own, so that nothing can be named so</source>
        <translation>aquí se espera %1; «%2» tiene un significado propio, así que nada puede llamarse así</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number can&apos;t begin with a 0</source>
        <translation>un número no puede empezar por 0</translation>
    </message>
    <message>
        <source>this number is too large; %1 is the largest</source>
        <translation>este número es demasiado grande; %1 es el mayor</translation>
    </message>
    <message>
        <source>%1 is expected here, but the text ends</source>
        <translation>aquí se espera %1, pero el texto termina</translation>
    </message>
    <message>
        <source>%1 is expected here, not &apos;%2&apos;</source>
        <translation>aquí se espera %1, no «%2»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t stand here, after %2</source>
        <translation>«%1» no puede estar aquí, después de %2</translation>
    </message>
    <message>
        <source>brackets and operators can be %1 levels deep</source>
        <translation>los paréntesis y operadores pueden tener %1 niveles de profundidad</translation>
    </message>
    <message>
        <source>there is no variable, constant or map &apos;%1&apos; here</source>
        <translation>aquí no hay ninguna variable, constante ni función (map) «%1»</translation>
    </message>
    <message numerus="yes">
        <source>the map &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la función (map) «%1» lleva %n argumento</numerusform>
            <numerusform>la función (map) «%1» lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no sort &apos;%1&apos;</source>
        <translation>no hay ningún tipo «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the name of a variable here</source>
        <translation>«%1» ya es aquí el nombre de una variable</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the sort %2, but %3 is needed here</source>
        <translation>«%1» tiene el tipo %2, pero aquí hace falta %3</translation>
    </message>
    <message>
        <source>this has the sort %1, but %2 is needed here</source>
        <translation>esto tiene el tipo %1, pero aquí hace falta %2</translation>
    </message>
    <message>
        <source>; write %1</source>
        <translation>; escriba %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>sorts without constants are no part of this language; there are enumerations, as in %1</source>
        <translation>los tipos sin constantes no forman parte de este lenguaje; hay enumeraciones, como en %1</translation>
    </message>
    <message>
        <source>other names of sorts are no part of this language; there are enumerations, as in %1</source>
        <translation>otros nombres de tipos no forman parte de este lenguaje; hay enumeraciones, como en %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared already; actions of one name with other arguments are no part of this language</source>
        <translation>«%1» ya está declarada; las acciones de un mismo nombre con otros argumentos no forman parte de este lenguaje</translation>
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
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>bloqueo</translation>
    </message>
    <message>
        <source>livelock</source>
        <translation>bloqueo activo</translation>
    </message>
    <message>
        <source>%1 does not hold here</source>
        <translation>%1 no se cumple aquí</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nivel %1: %2</translation>
    </message>
    <message>
        <source>Level %1, states: %2</source>
        <translation>Nivel %1, estados: %2</translation>
    </message>
    <message>
        <source>Level %1: %2, fails in %3</source>
        <translation>Nivel %1: %2, falla en %3</translation>
    </message>
    <message>
        <source>%1 does not hold in %2 of them</source>
        <translation>%1 no se cumple en %2 de ellos</translation>
    </message>
    <message>
        <source>A box is a level with its number of states, a number at an arrow counts transitions. Choosing a level goes on state by state.</source>
        <translation>Una caja es un nivel con su número de estados, un número junto a una flecha cuenta transiciones. Elegir un nivel sigue estado por estado.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>end</source>
        <translation>final</translation>
    </message>
    <message>
        <source>livelock: hidden steps for ever, or no way to an end</source>
        <translation>bloqueo activo: pasos ocultos sin fin, o sin camino a un final</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>se puede abrir</translation>
    </message>
    <message>
        <source>the formula fails</source>
        <translation>la fórmula falla</translation>
    </message>
    <message>
        <source>the formula holds</source>
        <translation>la fórmula se cumple</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <translation>%1 → estado %2</translation>
    </message>
</context>
<context>
    <name>SystemStatePanel</name>
    <message>
        <source>The system says nothing of what its states consist of.</source>
        <translation>El sistema no dice de qué constan sus estados.</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>Go along this path in the simulator</source>
        <translation>Recorre este camino en el simulador</translation>
    </message>
    <message>
        <source>No path leads there from the initial state.</source>
        <translation>Ningún camino lleva allí desde el estado inicial.</translation>
    </message>
</context>
<context>
    <name>SystemView</name>
    <message>
        <source>The system, drawn</source>
        <translation>El sistema, dibujado</translation>
    </message>
    <message>
        <source>All states, the levels, or state by state</source>
        <translation>Todos los estados, los niveles o estado por estado</translation>
    </message>
    <message>
        <source>The whole system</source>
        <translation>El sistema entero</translation>
    </message>
    <message>
        <source>Its levels</source>
        <translation>Sus niveles</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>Estado por estado</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sin colores</translation>
    </message>
    <message>
        <source>Colours by level</source>
        <translation>Colores por nivel</translation>
    </message>
    <message>
        <source>Colours by thread</source>
        <translation>Colores por hilo</translation>
    </message>
    <message>
        <source>Colours by the formula</source>
        <translation>Colores por la fórmula</translation>
    </message>
    <message>
        <source>looking through the states …</source>
        <translation>recorriendo los estados …</translation>
    </message>
    <message>
        <source>%1 states in %2 levels</source>
        <translation>%1 estados en %2 niveles</translation>
    </message>
    <message>
        <source>Transition system</source>
        <translation>Sistema de transiciones</translation>
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
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>TablesView</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Abrir la fila</translation>
    </message>
    <message>
        <source>Table of the study</source>
        <translation>Tabla del estudio</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Which table of the study is shown and filled</source>
        <translation>Qué tabla del estudio se muestra y se rellena</translation>
    </message>
    <message>
        <source>Rows of more than %1 states too. A state takes some 50 to 150 bytes and 2 to 5 microseconds, so that 23 million states take 2 GiB and a minute or two; a row ends at %2 GiB and says so.</source>
        <translation>También filas de más de %1 estados. Un estado ocupa de 50 a 150 bytes y de 2 a 5 microsegundos, de modo que 23 millones de estados ocupan 2 GiB y uno o dos minutos; una fila termina a los %2 GiB y lo dice.</translation>
    </message>
    <message>
        <source>Small models in fractions, too: 75/22</source>
        <translation>Los modelos pequeños también en fracciones: 75/22</translation>
    </message>
    <message>
        <source>Explore and check the models row by row</source>
        <translation>Explorar y comprobar los modelos fila por fila</translation>
    </message>
    <message>
        <source>End it; what is filled stays, and Fill goes on there</source>
        <translation>Terminar; lo rellenado queda, y Rellenar sigue desde ahí</translation>
    </message>
    <message>
        <source>Show this row&apos;s model with its values and its question on the page; Enter or a double click in the table does so, too</source>
        <translation>Mostrar en la página el modelo de esta fila con sus valores y su pregunta; Intro o un doble clic en la tabla también lo hace</translation>
    </message>
    <message>
        <source>Rows run</source>
        <translation>Filas ejecutadas</translation>
    </message>
    <message>
        <source>%v of %m rows</source>
        <translation>%v de %m filas</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabla como &amp;CSV…</translation>
    </message>
    <message>
        <source>A line for each cell: paper, ours, the interval</source>
        <translation>Una línea por celda: artículo, nuestro, el intervalo</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Table as &amp;JSON…</source>
        <translation>Tabla como &amp;JSON…</translation>
    </message>
    <message>
        <source>Rows with their cells, for a program</source>
        <translation>Filas con sus celdas, para un programa</translation>
    </message>
    <message>
        <source>JSON document (*.json)</source>
        <translation>Documento JSON (*.json)</translation>
    </message>
    <message>
        <source>Table as &amp;Markdown…</source>
        <translation>Tabla como &amp;Markdown…</translation>
    </message>
    <message>
        <source>For a text: paper, ours and the interval in each cell</source>
        <translation>Para un texto: artículo, nuestro y el intervalo en cada celda</translation>
    </message>
    <message>
        <source>Markdown text (*.md)</source>
        <translation>Texto Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>Info&amp;rme en PDF…</translation>
    </message>
    <message>
        <source>The table with its notes on A4 pages</source>
        <translation>La tabla con sus notas en páginas A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Informe en PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Large rows too</source>
        <translation>También filas grandes</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fracciones</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Rellenar la tabla</translation>
    </message>
</context>
<context>
    <name>TeacherView</name>
    <message>
        <source>%1 — for the teacher</source>
        <translation>%1 — para el docente</translation>
    </message>
    <message>
        <source>The lesson for the teacher</source>
        <translation>La lección para el docente</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Después: %1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Este es el último paso.</translation>
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
        <translation>Qué fichas están ocultas</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Your words, for the teacher</source>
        <translation>Tus palabras, para el profesor</translation>
    </message>
    <message>
        <source>Kept as you write; the teacher reads it</source>
        <translation>Se guarda mientras escribes; lo lee el profesor</translation>
    </message>
</context>
<context>
    <name>ThreadPool</name>
    <message>
        <source>The system gives this program no further thread to work with. Try again when other programs have ended.</source>
        <translation>El sistema no da a este programa más hilos para trabajar. Inténtalo de nuevo cuando hayan terminado otros programas.</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>%1 is to move and completes four on %2.</source>
        <translation>%1 tiene el turno y completa cuatro en línea en %2.</translation>
    </message>
    <message>
        <source>%1 would complete four on %2, and %3 can block only one of these.</source>
        <translation>%1 completaría cuatro en línea en %2, y %3 solo puede bloquear una de esas casillas.</translation>
    </message>
    <message>
        <source>%1 would complete four on %2, so %3 has to block there.</source>
        <translation>%1 completaría cuatro en línea en %2, así que %3 tiene que bloquear ahí.</translation>
    </message>
    <message>
        <source>an odd threat on %1</source>
        <translation>una amenaza impar en %1</translation>
    </message>
    <message>
        <source>odd threats on %1</source>
        <translation>amenazas impares en %1</translation>
    </message>
    <message>
        <source>an even threat on %1</source>
        <translation>una amenaza par en %1</translation>
    </message>
    <message>
        <source>even threats on %1</source>
        <translation>amenazas pares en %1</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a side, and its threats</comment>
        <translation>%1 tiene %2.</translation>
    </message>
    <message>
        <source>%1&apos;s threats on %2 lie one above the other: only one of them can be blocked.</source>
        <translation>Las amenazas de %1 en %2 están una sobre otra: solo se puede bloquear una.</translation>
    </message>
    <message>
        <source>The one on %1 is of no use: the threat below it decides first.</source>
        <translation>La amenaza en %1 no sirve: antes decide la que tiene debajo.</translation>
    </message>
    <message>
        <source>Those on %1 are of no use: the threats below them decide first.</source>
        <translation>Las amenazas en %1 no sirven: antes deciden las que tienen debajo.</translation>
    </message>
    <message>
        <source>If both now only fill up columns and no new threat comes up,</source>
        <translation>Si ambos se limitan ahora a llenar columnas y no surge ninguna amenaza nueva,</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in more columns than %3.</source>
        <translation>%1 %2 gana, con amenazas impares en más columnas que %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins with an even threat, because %3 does not have odd ones in more columns.</source>
        <translation>%1 %2 gana con una amenaza par, porque %3 no las tiene impares en más columnas.</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in two columns more than %3.</source>
        <translation>%1 %2 gana, con amenazas impares en dos columnas más que %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins; with several threats in a column this was played out, not counted.</source>
        <translation>%1 %2 gana; con varias amenazas en una columna, esto se ha jugado hasta el final, no contado.</translation>
    </message>
    <message>
        <source>%1 nobody wins.</source>
        <translation>%1 no gana nadie.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, can be played now</source>
        <translation>%1: amenaza de %2, se puede jugar ya</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, of no use: one below it decides first</source>
        <translation>%1: amenaza de %2, no sirve: antes decide una que tiene debajo</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat, above another one</source>
        <translation>%1: amenaza impar de %2, encima de otra</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat, above another one</source>
        <translation>%1: amenaza par de %2, encima de otra</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat</source>
        <translation>%1: amenaza impar de %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat</source>
        <translation>%1: amenaza par de %2</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>No hay amenazas.</translation>
    </message>
    <message>
        <source>When only columns with threats are left to fill, somebody has to play below one. Rows counted from 1 at the bottom, the first player then profits from a threat on an odd row, and the second player, who can always answer in the same column, from one on an even row; odd threats of both sides cancel each other out (V. Allis, 1988). It is a rule of thumb as long as new threats can come up.</source>
        <translation>Cuando solo quedan por llenar columnas con amenazas, alguien tiene que jugar debajo de una. Contando las filas desde 1 abajo, al primer jugador le sirve entonces una amenaza en fila impar, y al segundo, que siempre puede responder en la misma columna, una en fila par; las amenazas impares de ambos lados se anulan entre sí (V. Allis, 1988). Es una regla aproximada mientras puedan surgir amenazas nuevas.</translation>
    </message>
</context>
<context>
    <name>TimeLeftText</name>
    <message>
        <source>a few seconds left</source>
        <translation>quedan unos segundos</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>queda alrededor de %n segundo</numerusform>
            <numerusform>quedan alrededor de %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>queda alrededor de %n minuto</numerusform>
            <numerusform>quedan alrededor de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>queda alrededor de %n hora</numerusform>
            <numerusform>quedan alrededor de %n horas</numerusform>
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
        <translation>Hilo %1</translation>
    </message>
    <message>
        <source>the only worker&apos;s own</source>
        <translation>del único hilo</translation>
    </message>
    <message>
        <source>run by another worker than its creator</source>
        <translation>ejecutada por otro hilo que el que la creó</translation>
    </message>
    <message>
        <source>run by its creator</source>
        <translation>ejecutada por quien la creó</translation>
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
        <source>Worker %1: %2, %3 in %4, from %5 to %6, %7.</source>
        <translation>Hilo %1: %2, %3 en %4, de %5 a %6, %7.</translation>
    </message>
    <message>
        <source>Nothing was shared: one worker went through the moves.</source>
        <translation>No se repartió nada: un hilo recorrió las jugadas.</translation>
    </message>
    <message>
        <source>Tasks created: %1; run by another worker: %2; run inline: %3.</source>
        <translation>Tareas creadas: %1; ejecutadas por otro hilo: %2; ejecutadas en el sitio: %3.</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>helping worker 1 with the same question</source>
        <translation>ayuda al hilo 1 con la misma pregunta</translation>
    </message>
    <message>
        <source>with help from other workers</source>
        <translation>con ayuda de otros hilos</translation>
    </message>
    <message>
        <source>Nothing was shared: one worker answered all questions.</source>
        <translation>No se compartió nada: un solo hilo respondió a todas las preguntas.</translation>
    </message>
    <message>
        <source>Answered by worker 1 without help: %1; with help from other workers: %2.</source>
        <translation>Respondidas por el hilo 1 sin ayuda: %1; con ayuda de otros hilos: %2.</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>helping</source>
        <translation>ayuda</translation>
    </message>
    <message>
        <source>another&apos;s</source>
        <translation>de otro</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>inline</source>
        <translation>en el sitio</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a task and its question</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The search has begun; its workers are shown as soon as one of them has finished something.</source>
        <translation>La búsqueda ha empezado; sus hilos se muestran en cuanto uno de ellos ha terminado algo.</translation>
    </message>
    <message>
        <source>The search ended before any of its workers had finished something.</source>
        <translation>La búsqueda acabó antes de que ninguno de sus hilos terminara algo.</translation>
    </message>
    <message>
        <source>This answer took no search: the opening book has it, or it can be seen on the board.</source>
        <translation>Esta respuesta no necesitó búsqueda: la tiene el libro de aperturas o se ve en el tablero.</translation>
    </message>
    <message>
        <source>This answer took no search: the labels of the data set decide.</source>
        <translation>Esta respuesta no necesitó búsqueda: deciden las etiquetas del conjunto de datos.</translation>
    </message>
    <message>
        <source>%1 plays without a search: there is no work to be shown.</source>
        <translation>%1 juega sin buscar: no hay trabajo que mostrar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) behind the root, and deeper ones that another worker ran; the others are parts of them or made of them.</source>
        <translation>
            <numerusform>Se dibujan %1 de %2 tareas: las que están a %n jugada de la raíz y las más profundas que ejecutó otro hilo; las demás son partes de ellas o están hechas de ellas.</numerusform>
            <numerusform>Se dibujan %1 de %2 tareas: las que están a %n jugadas de la raíz y las más profundas que ejecutó otro hilo; las demás son partes de ellas o están hechas de ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times count from the start of the run.</source>
        <translation>Los tiempos cuentan desde el comienzo de la ejecución.</translation>
    </message>
    <message>
        <source>Times count from the start of the search; its first question began at %1.</source>
        <translation>Los tiempos cuentan desde el comienzo de la búsqueda; su primera pregunta empezó en %1.</translation>
    </message>
    <message>
        <source>Times count from the start of the search; its last depth began at %1.</source>
        <translation>Los tiempos cuentan desde el comienzo de la búsqueda; su última profundidad empezó en %1.</translation>
    </message>
    <message>
        <source>Workers: %1. Time shown: %2. Busy: %3 %. Tail: %4.</source>
        <translation>Hilos: %1. Tiempo mostrado: %2. Ocupados: %3 %. Cola: %4.</translation>
    </message>
    <message>
        <source>Every task of this view has a bar.</source>
        <translation>Cada tarea de esta vista tiene una barra.</translation>
    </message>
    <message>
        <source>In this view %1 bars stand for %2 tasks: of those that share a pixel the first is drawn. Zoom in to tell them apart.</source>
        <translation>En esta vista %1 barras representan %2 tareas: de las que comparten un píxel se dibuja la primera. Amplía para distinguirlas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>on a bar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times count from the start of the search.</source>
        <translation>Los tiempos cuentan desde el comienzo de la búsqueda.</translation>
    </message>
    <message>
        <source>Times count from the start of the search; all its depths are shown, %1 to %2.</source>
        <translation>Los tiempos cuentan desde el comienzo de la búsqueda; se muestran todas sus profundidades, de %1 a %2.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <comment>a task</comment>
        <translation>%1 a profundidad %2</translation>
    </message>
    <message>
        <source>Worker %1: %2, %3 in %4, from %5 to %6.</source>
        <translation>Hilo %1: %2, %3 en %4, de %5 a %6.</translation>
    </message>
    <message>
        <source>Itself %1, tasks within it (%2) %3, waiting %4.</source>
        <translation>Por sí misma %1, tareas dentro de ella (%2) %3, esperando %4.</translation>
    </message>
    <message>
        <source>Tasks within it (%1) %2, idle %3.</source>
        <translation>Tareas dentro de ella (%1) %2, en espera %3.</translation>
    </message>
    <message>
        <source>All workers: %1 nodes at this depth.</source>
        <translation>Todos los hilos: %1 nodos a esta profundidad.</translation>
    </message>
    <message>
        <source>what is asked about</source>
        <translation>sobre qué se pregunta</translation>
    </message>
    <message>
        <source>holds tasks</source>
        <translation>contiene tareas</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profundidad</translation>
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
        <translation>en espera</translation>
    </message>
</context>
<context>
    <name>TimelineSums</name>
    <message>
        <source>Speed-up %1; at most %2 with these tasks, %3 by Amdahl&apos;s law. Critical path: %4.</source>
        <translation>Aceleración %1; como mucho %2 con estas tareas, %3 según la ley de Amdahl. Camino crítico: %4.</translation>
    </message>
    <message>
        <source>Speed-up: the time of all tasks together, %1, divided by the time that passed, %2.</source>
        <translation>Aceleración: el tiempo de todas las tareas juntas, %1, dividido entre el tiempo que pasó, %2.</translation>
    </message>
    <message>
        <source>At most with these tasks: whoever runs them, they take no less than their time shared out evenly among all workers, and no less than the critical path (Graham 1969).</source>
        <translation>Como mucho con estas tareas: las ejecute quien las ejecute, no tardan menos que su tiempo repartido por igual entre todos los hilos ni menos que el camino crítico (Graham 1969).</translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law: %1 % of the work passed before the first task or while only one worker had something to do; more workers make only the rest of it shorter (Amdahl 1967).</source>
        <translation>Según la ley de Amdahl: el %1 % del trabajo pasó antes de la primera tarea o mientras solo un hilo tenía algo que hacer; más hilos solo acortan el resto (Amdahl 1967).</translation>
    </message>
    <message>
        <source>Critical path: the questions that one worker answered without help, one after another; the longest took %1.</source>
        <translation>Camino crítico: las preguntas que un hilo respondió sin ayuda, una tras otra; la más larga duró %1.</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. Tasks: %4. Nodes: %5. Busy: %6 %.</source>
        <translation>%1, de %2 a %3. Tareas: %4. Nodos: %5. Ocupados: %6 %.</translation>
    </message>
    <message>
        <source>Of a task that the span cuts, nodes count as its time in it does.</source>
        <translation>De una tarea que el tramo corta, los nodos cuentan en proporción a su tiempo dentro.</translation>
    </message>
    <message>
        <source>Worker %1: busy %2, idle %3</source>
        <translation>Hilo %1: ocupado %2, en espera %3</translation>
    </message>
    <message>
        <source>No worker was ever idle.</source>
        <translation>Ningún hilo estuvo nunca en espera.</translation>
    </message>
    <message>
        <source>Longest idle stretch: worker %1 had nothing to do for %2.</source>
        <translation>Mayor tramo en espera: el hilo %1 no tuvo nada que hacer durante %2.</translation>
    </message>
    <message>
        <source>Critical path: the longest task, %1, or a longer chain of tasks that had to wait for one another; of several depths the sum of theirs.</source>
        <translation>Camino crítico: la tarea más larga, %1, o una cadena más larga de tareas que tuvieron que esperarse unas a otras; con varias profundidades, la suma de los suyos.</translation>
    </message>
    <message>
        <source>Depth %1: busy %2, nodes %3</source>
        <translation>Profundidad %1: ocupado %2, nodos %3</translation>
    </message>
    <message>
        <source>Idle stretch %1 of %2 by length: worker %3 had nothing to do for %4.</source>
        <translation>Tramo en espera %1 de %2 por duración: el hilo %3 no tuvo nada que hacer durante %4.</translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Timeline of the workers</source>
        <translation>Línea de tiempo de los hilos</translation>
    </message>
</context>
<context>
    <name>TlaExport</name>
    <message>
        <source>Save the board for TLC</source>
        <translation>Guardar el tablero para TLC</translation>
    </message>
    <message>
        <source>Configuration of TLC (*.cfg)</source>
        <translation>Configuración de TLC (*.cfg)</translation>
    </message>
    <message>
        <source>Save the rules for TLC</source>
        <translation>Guardar las reglas para TLC</translation>
    </message>
    <message>
        <source>Module in TLA+ (*.tla)</source>
        <translation>Módulo en TLA+ (*.tla)</translation>
    </message>
    <message>
        <source>TLC wants a file to be called as its module: Connect4.tla.</source>
        <translation>TLC quiere que un archivo se llame como su módulo: Connect4.tla.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or diagonally – to win.</source>
        <translation>Pulse en una columna para soltar una ficha, o las teclas 1 a 7. Haga cuatro en línea – en horizontal, vertical o diagonal – para ganar.</translation>
    </message>
    <message>
        <source>Stuck? Hint shows you where to look. Press it again for the exact column.</source>
        <translation>¿No sabe seguir? Pista muestra dónde mirar. Púlsela otra vez para ver la columna exacta.</translation>
    </message>
    <message>
        <source>After the game, Review shows your best moves and the turning point. Rematch starts another.</source>
        <translation>Después de la partida, Revisar muestra sus mejores jugadas y el momento decisivo. Revancha empieza otra.</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a tour</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminar el recorrido</translation>
    </message>
    <message>
        <source>Leave the tour. To see it again, choose Help &gt; Take the tour.</source>
        <translation>Salir del recorrido. Para verlo otra vez, elija Ayuda &gt; Hacer el recorrido.</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Ir al paso siguiente</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Find a value or moves</source>
        <translation>Buscar un valor o jugadas</translation>
    </message>
    <message>
        <source>Marks the nodes that have this text in their words (Ctrl+F)</source>
        <translation>Marca los nodos que tienen este texto en sus palabras (Ctrl+F)</translation>
    </message>
    <message>
        <source>More than %1 nodes are not drawn: close some of them first.</source>
        <translation>No se dibujan más de %1 nodos: cierre antes algunos.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn; what is below them is counted in them.</source>
        <translation>Se dibujan %1 nodos; lo de debajo se cuenta en ellos.</translation>
    </message>
</context>
<context>
    <name>TreeExportMenu</name>
    <message>
        <source>Write the tree, what the search did or what it cost to a file</source>
        <translation>Escribir en un archivo el árbol, lo que hizo la búsqueda o lo que costó</translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>Exportar el árbol</translation>
    </message>
    <message>
        <source>Tree for &amp;Graphviz…</source>
        <translation>Árbol para &amp;Graphviz…</translation>
    </message>
    <message>
        <source>All that is kept of the tree as a graph in DOT</source>
        <translation>Todo lo que se guarda del árbol como grafo en DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Grafo en DOT (*.dot)</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>árbol</translation>
    </message>
    <message>
        <source>Tree as &amp;text…</source>
        <translation>Árbol como &amp;texto…</translation>
    </message>
    <message>
        <source>A line for each node, indented</source>
        <translation>Una línea por nodo, con sangría</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Events as JSON lines…</source>
        <translation>&amp;Sucesos como líneas JSON…</translation>
    </message>
    <message>
        <source>What the search did, an event on each line</source>
        <translation>Lo que hizo la búsqueda, un suceso en cada línea</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Líneas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>events</source>
        <translation>sucesos</translation>
    </message>
    <message>
        <source>Comparison as &amp;CSV…</source>
        <translation>Comparación como &amp;CSV…</translation>
    </message>
    <message>
        <source>What each way to search cost, for spreadsheets</source>
        <translation>Lo que costó cada búsqueda, para hojas de cálculo</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparación</translation>
    </message>
    <message>
        <source>C&amp;hart as SVG…</source>
        <translation>G&amp;ráfico como SVG…</translation>
    </message>
    <message>
        <source>The chart under Side by side</source>
        <translation>La gráfica de Comparación</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>The tree as it is drawn, with what the signs mean</source>
        <translation>El árbol como se dibuja, con lo que significan los signos</translation>
    </message>
</context>
<context>
    <name>TreeForm</name>
    <message>
        <source>What is searched</source>
        <translation>Lo que se busca</translation>
    </message>
    <message>
        <source>A position of a game, or a tree that you type</source>
        <translation>Una posición de una partida, o un árbol que usted escribe</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Columnas y filas del tablero</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Columns one after the other, such as 44536</source>
        <translation>Columnas una tras otra, como 44536</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partida</translation>
    </message>
    <message>
        <source>Take the position that is on the board</source>
        <translation>Tomar la posición del tablero</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Numbers are leaves as MAX sees them, parentheses hold the moves of a node: ((3 5) (2 (9 1)))</source>
        <translation>Los números son hojas como las ve MAX, los paréntesis las jugadas de un nodo: ((3 5) (2 (9 1)))</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Plies; each more takes several times as long</source>
        <translation>Jugadas; cada una más tarda varias veces más</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Minimax looks at all, alpha-beta leaves out what cannot matter; the engine is the one that plays</source>
        <translation>Minimax mira todo, alfa-beta deja lo que no puede importar; el motor es el que juega</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>In which order the moves of a node are searched</source>
        <translation>En qué orden se buscan las jugadas de un nodo</translation>
    </message>
    <message>
        <source>Beyond the window</source>
        <translation>Fuera de la ventana</translation>
    </message>
    <message>
        <source>Fail-soft says all that is known of a value outside of the window, fail-hard no more than the window&apos;s end</source>
        <translation>Fail-soft dice todo lo que se sabe de un valor fuera de la ventana, fail-hard solo el extremo de la ventana</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>What a position is worth where the search ends</source>
        <translation>Cuánto vale una posición donde acaba la búsqueda</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Positions that were searched are not searched again</source>
        <translation>Las posiciones ya buscadas no se buscan otra vez</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Typed tree</source>
        <translation>Árbol escrito</translation>
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
        <source>Searched:</source>
        <translation>Se busca:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Tablero:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Jugadas:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Árbol:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Búsqueda:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Profundidad:</translation>
    </message>
    <message>
        <source>Order:</source>
        <translation>Orden:</translation>
    </message>
    <message>
        <source>Beyond the window:</source>
        <translation>Fuera de la ventana:</translation>
    </message>
    <message>
        <source>Leaves:</source>
        <translation>Hojas:</translation>
    </message>
</context>
<context>
    <name>TreeGuide</name>
    <message>
        <source>Searching this branch again.</source>
        <translation>Buscando otra vez esta rama.</translation>
    </message>
    <message>
        <source>What is below this node was searched again; it is drawn now.</source>
        <translation>Lo de debajo de este nodo se buscó de nuevo; ahora se dibuja.</translation>
    </message>
</context>
<context>
    <name>TreeOutline</name>
    <message>
        <source>The tree as rows</source>
        <translation>El árbol en filas</translation>
    </message>
    <message>
        <source>Left and Right close and open a row, Enter goes there in the walk</source>
        <translation>Izquierda y Derecha cierran y abren una fila, Intro lleva allí el recorrido</translation>
    </message>
</context>
<context>
    <name>TreeOutlineModel</name>
    <message>
        <source>× not looked at</source>
        <translation>× no mirado</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>Views of the search</source>
        <translation>Vistas de la búsqueda</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Search, and keep all that the search does</source>
        <translation>Buscar, y guardar todo lo que hace la búsqueda</translation>
    </message>
    <message>
        <source>Wait, and go on later</source>
        <translation>Esperar, y seguir más tarde</translation>
    </message>
    <message>
        <source>Stop; what was shown before stays</source>
        <translation>Detener; lo mostrado antes se queda</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v de %m</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>The tree of a search</source>
        <translation>El árbol de una búsqueda</translation>
    </message>
    <message>
        <source>Run searches the position; then every step of the search can be walked through.</source>
        <translation>Ejecutar busca la posición; luego se puede recorrer cada paso de la búsqueda.</translation>
    </message>
    <message>
        <source>A search walked through step by step: its tree, its windows and its cuts</source>
        <translation>Una búsqueda recorrida paso a paso: su árbol, sus ventanas y sus cortes</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Predecir y ver</translation>
    </message>
    <message>
        <source>Ask before a value goes up or a branch is left out</source>
        <translation>Preguntar antes de que suba un valor o se deje una rama</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Abrir todo</translation>
    </message>
    <message>
        <source>Open the tree row by row, as far as it can be drawn</source>
        <translation>Abrir el árbol fila a fila, hasta donde se puede dibujar</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Cerrar todo</translation>
    </message>
    <message>
        <source>Close all but the first rows of the tree</source>
        <translation>Cerrar todo menos las primeras filas del árbol</translation>
    </message>
    <message>
        <source>Beside the tree</source>
        <translation>Junto al árbol</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Run searches: %1.</source>
        <translation>Ejecutar busca: %1.</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Buscando: %1.</translation>
    </message>
    <message>
        <source>Cancelled; what was shown before stays.</source>
        <translation>Cancelado; lo mostrado antes se queda.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Se muestra: %1. %2</translation>
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
        <translation>el motor tal como juega</translation>
    </message>
    <message>
        <source>as the moves lie</source>
        <translation>en el orden de las jugadas</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>por el centro</translation>
    </message>
    <message>
        <source>by the static value</source>
        <translation>por el valor estático</translation>
    </message>
    <message>
        <source>best of the depth before first</source>
        <translation>primero la mejor de la profundidad anterior</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>primero la peor</translation>
    </message>
    <message>
        <source>truly best first</source>
        <translation>primero la realmente mejor</translation>
    </message>
    <message>
        <source>exact values</source>
        <translation>valores exactos</translation>
    </message>
    <message>
        <source>finished games only</source>
        <translation>solo partidas terminadas</translation>
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
        <source>There is no &apos;%1&apos; here; there are %2.</source>
        <translation>Aquí no existe «%1»; existen %2.</translation>
    </message>
    <message>
        <source>The depth goes from 1 to %1.</source>
        <translation>La profundidad va de 1 a %1.</translation>
    </message>
    <message>
        <source>The game has ended there: nothing is left to search.</source>
        <translation>Ahí la partida ha terminado: no queda nada que buscar.</translation>
    </message>
    <message>
        <source>The engine plays on the board 7x6.</source>
        <translation>El motor juega en el tablero 7x6.</translation>
    </message>
    <message>
        <source>The board %1 is too large for exact values.</source>
        <translation>El tablero %1 es demasiado grande para valores exactos.</translation>
    </message>
    <message>
        <source>The tree is empty.</source>
        <translation>El árbol está vacío.</translation>
    </message>
    <message>
        <source>with a table</source>
        <translation>con tabla</translation>
    </message>
    <message>
        <source>%1 is made for the board 7x6.</source>
        <translation>%1 está hecha para el tablero 7x6.</translation>
    </message>
    <message>
        <source>The engine values positions with a heuristic: %1.</source>
        <translation>El motor valora las posiciones con una heurística: %1.</translation>
    </message>
</context>
<context>
    <name>TrendView</name>
    <message>
        <source>Export the chart</source>
        <translation>Exportar la gráfica</translation>
    </message>
    <message>
        <source>Your accuracy</source>
        <translation>Su precisión</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>precision</translation>
    </message>
    <message>
        <source>Your results against each opponent</source>
        <translation>Sus resultados contra cada rival</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>rivales</translation>
    </message>
    <message numerus="yes">
        <source>Means with their 95 % intervals; %n reviewed game(s).</source>
        <translation>
            <numerusform>Medias con sus intervalos del 95 %; %n partida revisada.</numerusform>
            <numerusform>Medias con sus intervalos del 95 %; %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wilson&apos;s intervals at 95 %; %n finished game(s).</source>
        <translation>
            <numerusform>Intervalos de Wilson al 95 %; %n partida terminada.</numerusform>
            <numerusform>Intervalos de Wilson al 95 %; %n partidas terminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your games against the computer count. With few games the bars are wide, and it is too early to see progress. Click an opponent to see the games.</source>
        <translation>Solo cuentan sus partidas contra el ordenador. Con pocas partidas las barras son anchas, y es pronto para ver progresos. Pulse en un rival para ver las partidas.</translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message>
        <source>Move %1: what would you play for %2? Drop a disc.</source>
        <translation>Jugada %1: ¿qué conviene jugar con %2? Basta soltar una ficha.</translation>
    </message>
    <message>
        <source>%1: not enough is proved here to tell.</source>
        <translation>%1: aquí no hay bastante demostrado para saberlo.</translation>
    </message>
    <message>
        <source>Not enough is proved here to tell.</source>
        <translation>Aquí no hay bastante demostrado para saberlo.</translation>
    </message>
    <message>
        <source>Best here: %1. %2</source>
        <comment>squares, reason</comment>
        <translation>Lo mejor aquí: %1. %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between squares</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Yes! %1 still loses, but nothing holds out longer.</source>
        <translation>¡Sí! %1 pierde igualmente, pero nada aguanta más.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still loses, in %n move(s). Another column holds out longer.</source>
        <translation>
            <numerusform>%1 pierde igualmente, en %n jugada. Otra columna aguanta más.</numerusform>
            <numerusform>%1 pierde igualmente, en %n jugadas. Otra columna aguanta más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still loses. Another column holds out longer.</source>
        <translation>%1 pierde igualmente. Otra columna aguanta más.</translation>
    </message>
    <message>
        <source>Well done! %1 wins.</source>
        <translation>¡Bien hecho! %1 gana.</translation>
    </message>
    <message>
        <source>%1 wins, too. Another column is quicker.</source>
        <translation>%1 también gana. Otra columna es más rápida.</translation>
    </message>
    <message>
        <source>Well done! %1 keeps the draw.</source>
        <translation>¡Bien hecho! %1 conserva el empate.</translation>
    </message>
    <message>
        <source>Move %1: what would you play? Drop a disc.</source>
        <translation>Jugada %1: ¿qué jugaría usted? Suelte una ficha.</translation>
    </message>
    <message>
        <source>Right: there is nothing but %1.</source>
        <translation>Correcto: no hay nada más que %1.</translation>
    </message>
    <message>
        <source>You&apos;re back at %1, the move of the game. Look for another.</source>
        <translation>Ha vuelto a %1, la jugada de la partida. Busque otra.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the win slip.</source>
        <translation>Todavía no: %1 deja escapar la victoria.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the draw slip.</source>
        <translation>Todavía no: %1 deja escapar el empate.</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>What became of the try</source>
        <translation>Qué resultó del intento</translation>
    </message>
    <message>
        <source>Take the try back and look for another move</source>
        <translation>Deshacer el intento y buscar otra jugada</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>&amp;Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Which columns are best here, and why</source>
        <translation>Qué columnas son las mejores aquí, y por qué</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Vo&amp;lver a la partida</translation>
    </message>
    <message>
        <source>The game is as it was before the try</source>
        <translation>La partida está como estaba antes del intento</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Intentarlo de nuevo</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>&apos;%1&apos; has no values to tune; the engines that have are %2.</source>
        <translation>«%1» no tiene valores que ajustar; los motores que los tienen son %2.</translation>
    </message>
    <message>
        <source>The test needs two differences in Elo, the smaller one first, and errors between 0 and 50 %.</source>
        <translation>La prueba necesita dos diferencias de Elo, la menor primero, y errores entre 0 y 50 %.</translation>
    </message>
    <message>
        <source>Openings have %1 random plies, but 0 to 12 are possible.</source>
        <translation>Las aperturas tienen %1 medias jugadas al azar, pero son posibles de 0 a 12.</translation>
    </message>
    <message>
        <source>The depth is %1, but must be from 1 to 42 plies.</source>
        <translation>La profundidad es %1, pero debe ser de 1 a 42 medias jugadas.</translation>
    </message>
    <message>
        <source>A value is to be moved by %1 %, but 0.1 to 50 % are possible.</source>
        <translation>Un valor debe moverse un %1 %, pero son posibles de 0,1 a 50 %.</translation>
    </message>
    <message>
        <source>A step has %1 games at most, but 1 to %2 are possible.</source>
        <translation>Un paso tiene %1 partidas como máximo, pero son posibles de 1 a %2.</translation>
    </message>
    <message>
        <source>The strength is to be told by %1 games, but no more than %2 are possible.</source>
        <translation>La fuerza debe medirse con %1 partidas, pero no son posibles más de %2.</translation>
    </message>
    <message>
        <source>The strength is to be told by %1 games, but each opening takes two of them.</source>
        <translation>La fuerza se mediría con %1 partidas, pero cada apertura ocupa dos.</translation>
    </message>
    <message>
        <source>No change was kept: the test found %1 of %2 not stronger and left %3 open at the cap.</source>
        <translation>No se conservó ningún cambio: la prueba halló %1 de %2 no más fuertes y dejó %3 abiertos en el tope.</translation>
    </message>
    <message>
        <source>They altered the result of only %1 of %2 openings: a larger percentage alters more.</source>
        <translation>Alteraron el resultado de solo %1 de %2 aperturas: un porcentaje mayor altera más.</translation>
    </message>
    <message>
        <source>They altered the result of %1 of %2 openings, but not in one direction: fewer Elo with more games a step find smaller gains.</source>
        <translation>Alteraron el resultado de %1 de %2 aperturas, pero no en una dirección: menos Elo con más partidas por paso hallan ganancias menores.</translation>
    </message>
</context>
<context>
    <name>TuningChart</name>
    <message>
        <source>Values and strength by step</source>
        <translation>Valores y fuerza por paso</translation>
    </message>
    <message numerus="yes">
        <source>At the start %1; after %n step(s) %2</source>
        <translation>
            <numerusform>Al principio %1; tras %n paso %2</numerusform>
            <numerusform>Al principio %1; tras %n pasos %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been played yet</source>
        <translation>Aún no se ha jugado nada</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>H1&apos;s values in percent of the study&apos;s</source>
        <translation>Valores de H1 en porcentaje de los del estudio</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>After step %1: %2. Values: %3</source>
        <translation>Tras el paso %1: %2. Valores: %3</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>los del estudio</translation>
    </message>
    <message>
        <source>Points against the study&apos;s values, with 95 % interval</source>
        <translation>Puntos contra los valores del estudio, con intervalo del 95 %</translation>
    </message>
    <message>
        <source>Points against H2, with 95 % interval</source>
        <translation>Puntos contra H2, con intervalo del 95 %</translation>
    </message>
</context>
<context>
    <name>TuningFile</name>
    <message>
        <source>Step %1 does not follow from those before it.</source>
        <translation>El paso %1 no se sigue de los anteriores.</translation>
    </message>
    <message>
        <source>The openings of the step under way cannot be read.</source>
        <translation>No se pueden leer las aperturas del paso en curso.</translation>
    </message>
    <message>
        <source>This is no history of a tuning.</source>
        <translation>Esto no es el historial de un ajuste.</translation>
    </message>
    <message>
        <source>This is the history of another tuning: &apos;%1&apos; differs.</source>
        <translation>Es el historial de otro ajuste: difiere «%1».</translation>
    </message>
    <message>
        <source>The strength at the start is of %1 games instead of %2.</source>
        <translation>La fuerza inicial es de %1 partidas en lugar de %2.</translation>
    </message>
</context>
<context>
    <name>TuningModel</name>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>no más fuerte</translation>
    </message>
    <message>
        <source>open at the cap</source>
        <translation>abierto en el tope</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, %5; then %6</source>
        <translation>Paso %1: %2 de %3 a %4, %5; después %6</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
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
        <translation>A</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Igual</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>LLR</source>
        <translation>LLR</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Counted from 1, the newest on top</source>
        <translation>Contados desde 1, el más nuevo arriba</translation>
    </message>
    <message>
        <source>Which value of H1 was moved</source>
        <translation>Qué valor de H1 se movió</translation>
    </message>
    <message>
        <source>Heuristic units before the step</source>
        <translation>Unidades heurísticas antes del paso</translation>
    </message>
    <message>
        <source>Heuristic units that were tried</source>
        <translation>Unidades heurísticas que se probaron</translation>
    </message>
    <message>
        <source>Games that were played in the step</source>
        <translation>Partidas jugadas en el paso</translation>
    </message>
    <message>
        <source>Openings in which the changed set got more points</source>
        <translation>Aperturas en las que el conjunto cambiado obtuvo más puntos</translation>
    </message>
    <message>
        <source>Openings with as many points</source>
        <translation>Aperturas con los mismos puntos</translation>
    </message>
    <message>
        <source>Openings in which the changed set got fewer points</source>
        <translation>Aperturas en las que el conjunto cambiado obtuvo menos puntos</translation>
    </message>
    <message>
        <source>Log likelihood ratio of the sequential test; about 2.94 keeps the change</source>
        <translation>Logaritmo de la razón de verosimilitudes de la prueba secuencial; con unos 2,94 se conserva el cambio</translation>
    </message>
    <message>
        <source>Was the change kept?</source>
        <translation>¿Se conservó el cambio?</translation>
    </message>
    <message>
        <source>%1 % of the points in %2 games (95 % interval %3 to %4 %): %5 won, %6 drawn, %7 lost</source>
        <translation>%1 % de los puntos en %2 partidas (intervalo del 95 % de %3 a %4 %): %5 ganadas, %6 empatadas, %7 perdidas</translation>
    </message>
</context>
<context>
    <name>TuningPage</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Stops soon and keeps everything, also the games of this step</source>
        <translation>Se detiene pronto y conserva todo, también las partidas de este paso</translation>
    </message>
    <message>
        <source>Forgets the history and begins with the study&apos;s values again</source>
        <translation>Olvida el historial y empieza otra vez con los valores del estudio</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Pasos hechos</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v de %m pasos</translation>
    </message>
    <message>
        <source>The values now</source>
        <translation>Los valores actuales</translation>
    </message>
    <message>
        <source>Writes the set to a file, for “H1 values” of an engine</source>
        <translation>Escribe el conjunto en un archivo, para los «valores de H1» de un motor</translation>
    </message>
    <message>
        <source>Starts a game against the engine with the tuned values</source>
        <translation>Empieza una partida contra el motor con los valores ajustados</translation>
    </message>
    <message>
        <source>Another tuning</source>
        <translation>Otro ajuste</translation>
    </message>
    <message>
        <source>With these settings a new tuning begins. The history of the present one is lost unless it was exported. Begin anew?</source>
        <translation>Con estos ajustes empieza un ajuste nuevo. El historial del actual se pierde si no se exportó. ¿Empezar de nuevo?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>The history of this tuning is lost unless it was exported. Start over?</source>
        <translation>El historial de este ajuste se pierde si no se exportó. ¿Empezar de nuevo?</translation>
    </message>
    <message>
        <source>The values are the study&apos;s.</source>
        <translation>Los valores son los del estudio.</translation>
    </message>
    <message>
        <source>All steps are done: %1.</source>
        <translation>Todos los pasos están hechos: %1.</translation>
    </message>
    <message>
        <source>Paused: %1.</source>
        <translation>En pausa: %1.</translation>
    </message>
    <message>
        <source>The strength is measured: game %1 of %2.</source>
        <translation>Se mide la fuerza: partida %1 de %2.</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, game %5 of at most %6, %7 better, %8 equal, %9 worse</source>
        <translation>Paso %1: %2 de %3 a %4, partida %5 de un máximo de %6, %7 mejor, %8 igual, %9 peor</translation>
    </message>
    <message>
        <source>; %1.</source>
        <translation>; %1.</translation>
    </message>
    <message>
        <source>Save the values of H1</source>
        <translation>Guardar los valores de H1</translation>
    </message>
    <message>
        <source>tuned</source>
        <translation>ajustada</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1)</source>
        <translation>Valores de H1 (*.h1)</translation>
    </message>
    <message>
        <source>Tuning of H1</source>
        <translation>Ajuste de H1</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>Exportar el ajuste</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>ajuste</translation>
    </message>
    <message>
        <source>S&amp;tart over</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Save the va&amp;lues…</source>
        <translation>&amp;Guardar los valores…</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>&amp;Jugar contra ella</translation>
    </message>
    <message>
        <source>Resumes the history where the settings are those it began with; more steps may be asked for</source>
        <translation>Reanuda el historial si los ajustes son los del comienzo; se pueden pedir más pasos</translation>
    </message>
    <message>
        <source>One value of H1 is moved by some percent, up or down by lot, and kept when a sequential test says that it wins. Most such changes alter few moves: they are given up, or stay open at the cap.</source>
        <translation>Un valor de H1 se mueve en cierto porcentaje, arriba o abajo por sorteo, y se conserva cuando una prueba secuencial dice que gana. La mayoría de estos cambios altera pocas jugadas: se abandonan o quedan abiertos en el tope.</translation>
    </message>
    <message>
        <source>Steps kept: %1 of %2.</source>
        <translation>Pasos conservados: %1 de %2.</translation>
    </message>
    <message>
        <source>Values that differ from the study&apos;s: %1.</source>
        <translation>Valores que difieren de los del estudio: %1.</translation>
    </message>
    <message>
        <source>The strength is measured.</source>
        <translation>Se mide la fuerza.</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>H1&apos;s values by hill climbing, as the heuristics study proposes</source>
        <translation>Los valores de H1 por ascenso de colinas, como propone el estudio de heurísticas</translation>
    </message>
    <message>
        <source>Ends soon and keeps everything, also the games of this step</source>
        <translation>Termina pronto y lo conserva todo, también las partidas de este paso</translation>
    </message>
</context>
<context>
    <name>TuningRun</name>
    <message>
        <source>The history of the tuning cannot be written to “%1”: %2</source>
        <translation>No se puede escribir el historial del ajuste en «%1»: %2</translation>
    </message>
    <message>
        <source>Another program has left another tuning in “%1”, which is shown now. Nothing was started.</source>
        <translation>Otro programa ha dejado otro ajuste en «%1», que ahora se muestra. No se ha iniciado nada.</translation>
    </message>
    <message>
        <source>The history of the tuning is left alone: %1</source>
        <translation>El historial del ajuste no se toca: %1</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Whose turn</source>
        <translation>De quién es el turno</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Elegir quién juega</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>%1. Choose who plays</source>
        <translation>%1. Elegir quién juega</translation>
    </message>
    <message>
        <source>Back to the window. %1</source>
        <translation>Volver a la ventana. %1</translation>
    </message>
    <message>
        <source>Back to the window, as it was</source>
        <translation>Volver a la ventana, como estaba</translation>
    </message>
    <message>
        <source>Press Esc to exit full screen</source>
        <translation>Pulse Esc para salir de la pantalla completa</translation>
    </message>
</context>
<context>
    <name>TurnPresenter</name>
    <message>
        <source>Set up the board</source>
        <translation>Colocar fichas</translation>
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
        <translation>¡Gana usted!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>¡Gana %1!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Looking at move %1 of %2</source>
        <translation>Mirando la jugada %1 de %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 está pensando</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <comment>a colour</comment>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>who, square</comment>
        <translation>%1 jugó %2.</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Usted contra %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour, who has it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 got you this time.</source>
        <comment>an opponent who has won</comment>
        <translation>Esta vez le ganó %1.</translation>
    </message>
    <message>
        <source>%1 is waiting</source>
        <translation>%1 está esperando</translation>
    </message>
    <message>
        <source>It&apos;s a draw!</source>
        <translation>¡Empate!</translation>
    </message>
    <message>
        <source>%1 wins on time.</source>
        <translation>%1 gana por tiempo.</translation>
    </message>
</context>
<context>
    <name>TypedTree</name>
    <message>
        <source>there is no tree</source>
        <translation>no hay ningún árbol</translation>
    </message>
    <message>
        <source>a tree begins with an opening parenthesis</source>
        <translation>un árbol empieza con un paréntesis abierto</translation>
    </message>
    <message>
        <source>the tree ended before this</source>
        <translation>el árbol terminó antes de esto</translation>
    </message>
    <message>
        <source>a tree has %1 nodes at most</source>
        <translation>un árbol tiene %1 nodos como máximo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a whole number nor a parenthesis</source>
        <translation>«%1» no es ni un número entero ni un paréntesis</translation>
    </message>
    <message>
        <source>numbers go from %1 to %2</source>
        <translation>los números van de %1 a %2</translation>
    </message>
    <message>
        <source>a tree is %1 moves deep at most</source>
        <translation>un árbol tiene %1 jugadas de profundidad como máximo</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>este paréntesis no se cierra</translation>
    </message>
    <message>
        <source>a node has one move at least</source>
        <translation>un nodo tiene al menos una jugada</translation>
    </message>
    <message>
        <source>only the first number of a node may have a colon</source>
        <translation>solo el primer número de un nodo puede llevar dos puntos</translation>
    </message>
    <message>
        <source>a node has %1 moves at most</source>
        <translation>un nodo tiene %1 jugadas como máximo</translation>
    </message>
</context>
<context>
    <name>TypedTreeView</name>
    <message>
        <source>Tree: %1</source>
        <translation>Árbol: %1</translation>
    </message>
    <message>
        <source>MAX points up, MIN points down, a box is a leaf</source>
        <translation>MAX apunta arriba, MIN abajo, un recuadro es una hoja</translation>
    </message>
</context>
<context>
    <name>ValuationPanel</name>
    <message>
        <source>The choices of the state</source>
        <translation>Las elecciones del estado</translation>
    </message>
    <message>
        <source>Enter or a double click on a branch goes to its state</source>
        <translation>Intro o un doble clic en una rama va a su estado</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Expected from here: %1</source>
        <translation>Esperado desde aquí: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Probabilidad desde aquí: %1</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>La mejor elección</translation>
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
        <source>No single path shows it: play the formula to see why.</source>
        <translation>Ningún camino solo lo muestra: juegue la fórmula para ver por qué.</translation>
    </message>
    <message>
        <source>The initial state shows it.</source>
        <translation>El estado inicial lo muestra.</translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) shows it.</source>
        <translation>
            <numerusform>Un camino de %n paso lo muestra.</numerusform>
            <numerusform>Un camino de %n pasos lo muestra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) is a counterexample.</source>
        <translation>
            <numerusform>Un camino de %n paso es un contraejemplo.</numerusform>
            <numerusform>Un camino de %n pasos es un contraejemplo.</numerusform>
        </translation>
    </message>
    <message>
        <source>From step %1 on it goes round for ever.</source>
        <translation>Desde el paso %1 da vueltas para siempre.</translation>
    </message>
    <message>
        <source>It holds in the initial state.</source>
        <translation>Se cumple en el estado inicial.</translation>
    </message>
    <message>
        <source>It holds, but only because this never happens: %1.</source>
        <translation>Se cumple, pero solo porque esto no ocurre nunca: %1.</translation>
    </message>
    <message>
        <source>It does not hold in the initial state.</source>
        <translation>No se cumple en el estado inicial.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>La comprobación se paró.</translation>
    </message>
    <message>
        <source>The check would need more memory than it may take.</source>
        <translation>La comprobación necesitaría más memoria de la que puede ocupar.</translation>
    </message>
    <message>
        <source>No step of the system is %1.</source>
        <translation>Ningún paso del sistema es %1.</translation>
    </message>
    <message>
        <source>%1 pairs of a part and a state were looked at.</source>
        <translation>Se miraron %1 pares de una parte y un estado.</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Export the chart</source>
        <translation>Exportar la gráfica</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>the root</source>
        <translation>la raíz</translation>
    </message>
    <message>
        <source>Into %1, with depth %2 left.</source>
        <translation>Entra en %1, con profundidad %2 restante.</translation>
    </message>
    <message>
        <source>Into %1, with depth %2 left, alpha %3 and beta %4.</source>
        <translation>Entra en %1, con profundidad %2 restante, alfa %3 y beta %4.</translation>
    </message>
    <message>
        <source>The game is lost here for the side to move: %1.</source>
        <translation>Aquí pierde quien tiene el turno: %1.</translation>
    </message>
    <message>
        <source>The board is full: %1.</source>
        <translation>El tablero está lleno: %1.</translation>
    </message>
    <message>
        <source>A leaf: its value is %1.</source>
        <translation>Una hoja: su valor es %1.</translation>
    </message>
    <message>
        <source>Move %1 wins at once: %2.</source>
        <translation>La jugada %1 gana en el acto: %2.</translation>
    </message>
    <message>
        <source>Move %1 is the only one that does not lose at once: %2.</source>
        <translation>La jugada %1 es la única que no pierde en el acto: %2.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: the best so far.</source>
        <translation>La jugada %1 vale %2: la mejor hasta ahora.</translation>
    </message>
    <message>
        <source>Move %1 brings no more than %2: nothing changes.</source>
        <translation>La jugada %1 no da más de %2: nada cambia.</translation>
    </message>
    <message>
        <source>%1 goes up with at least %2.</source>
        <translation>%1 vale al menos %2.</translation>
    </message>
    <message>
        <source>%1 goes up with at most %2.</source>
        <translation>%1 vale como máximo %2.</translation>
    </message>
    <message>
        <source>%1 goes up with %2.</source>
        <translation>%1 vale %2.</translation>
    </message>
    <message>
        <source>The table has been here before: %1.</source>
        <translation>La tabla ya estuvo aquí: %1.</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To where the search enters the root</source>
        <translation>A donde la búsqueda entra en la raíz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>Un suceso atrás</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>Walk on at this speed, or stand still</source>
        <translation>Seguir a esta velocidad, o detenerse</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>One event on</source>
        <translation>Un suceso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>To where the value of the root is known</source>
        <translation>A donde se conoce el valor de la raíz</translation>
    </message>
    <message>
        <source>Next leaf</source>
        <translation>Hoja siguiente</translation>
    </message>
    <message>
        <source>To the next leaf that is valued</source>
        <translation>A la siguiente hoja que se valora</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Corte siguiente</translation>
    </message>
    <message>
        <source>To the next time that the rest of the moves is left out</source>
        <translation>A la próxima vez que se dejan las demás jugadas</translation>
    </message>
    <message>
        <source>Next better move</source>
        <translation>Siguiente jugada mejor</translation>
    </message>
    <message>
        <source>To the next time that a move is better than those before it</source>
        <translation>A la próxima vez que una jugada es mejor que las anteriores</translation>
    </message>
    <message>
        <source>End of this branch</source>
        <translation>Fin de esta rama</translation>
    </message>
    <message>
        <source>To where the node that is being searched goes up</source>
        <translation>A donde sube el nodo que se busca</translation>
    </message>
    <message>
        <source>Place in the walk</source>
        <translation>Lugar en el recorrido</translation>
    </message>
    <message>
        <source>All that the search did, from the beginning to the end</source>
        <translation>Todo lo que hizo la búsqueda, de principio a fin</translation>
    </message>
    <message>
        <source>Speed of the walk</source>
        <translation>Velocidad del recorrido</translation>
    </message>
    <message>
        <source>Speed of the walk: %1 events in ten seconds</source>
        <translation>Velocidad del recorrido: %1 sucesos en diez segundos</translation>
    </message>
    <message>
        <source>Speed:</source>
        <translation>Velocidad:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in the walk</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>The search as a program; the chosen line is that of now</source>
        <translation>La búsqueda como programa; la línea elegida es la de ahora</translation>
    </message>
    <message>
        <source>The line of now is the chosen one</source>
        <translation>La línea de ahora es la elegida</translation>
    </message>
    <message>
        <source>Calls that are not over, the innermost below</source>
        <translation>Llamadas sin acabar, la más interior abajo</translation>
    </message>
    <message>
        <source>Each call of the search that is not over, with its window</source>
        <translation>Cada llamada de la búsqueda sin acabar, con su ventana</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>At the root</source>
        <translation>En la raíz</translation>
    </message>
    <message>
        <source>Moves from the root: %1</source>
        <translation>Jugadas desde la raíz: %1</translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Make the choice that is marked in the list, and let chance decide; of a branch that is marked it is said how chance decides. Enter or a double click there does so, too</source>
        <translation>Hacer la elección marcada en la lista y dejar que decida el azar; con una rama marcada se dice cómo decide el azar. Intro o un doble clic ahí también lo hace</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>A step: the best choice where one is known, otherwise any</source>
        <translation>Un paso: la mejor elección donde se conoce, y si no cualquiera</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Draw until the game is over</source>
        <translation>Sortear hasta que acabe el juego</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>The way&apos;s next step again</source>
        <translation>Otra vez el paso siguiente del camino</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Back to the beginning, with what is drawn from this seed</source>
        <translation>De vuelta al principio, con lo que se sortea de esta semilla</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed draws the same again; takes effect with Restart</source>
        <translation>La misma semilla sortea otra vez lo mismo; vale desde Reiniciar</translation>
    </message>
    <message>
        <source>Export the way</source>
        <translation>Exportar el camino</translation>
    </message>
    <message>
        <source>Way as &amp;CSV…</source>
        <translation>Camino como &amp;CSV…</translation>
    </message>
    <message>
        <source>A line for each state on the way</source>
        <translation>Una línea por cada estado del camino</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Game as %1…</source>
        <translation>Juego como %1…</translation>
    </message>
    <message>
        <source>The game as it stands, drawn</source>
        <translation>El juego como está, dibujado</translation>
    </message>
    <message>
        <source>Picture (*.%1)</source>
        <translation>Imagen (*.%1)</translation>
    </message>
    <message>
        <source>This model is not drawn as a game.</source>
        <translation>Este modelo no se dibuja como juego.</translation>
    </message>
    <message>
        <source>Choices, and how chance may decide</source>
        <translation>Elecciones, y cómo puede decidir el azar</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The game is not over after %1 steps more.</source>
        <translation>El juego no ha acabado tras %1 pasos más.</translation>
    </message>
    <message>
        <source>There is no game to walk through yet.</source>
        <translation>Aún no hay ningún juego que recorrer.</translation>
    </message>
    <message>
        <source>Still expected: %1.</source>
        <translation>Aún se espera: %1.</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <translation>Valor: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>El juego ha acabado.</translation>
    </message>
    <message>
        <source>★ %1 (best)</source>
        <translation>★ %1 (la mejor)</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>azar</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
</context>
<context>
    <name>WayTable</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
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
        <source>The way so far</source>
        <translation>El camino hasta ahora</translation>
    </message>
    <message>
        <source>A click goes back there</source>
        <translation>Un clic vuelve ahí</translation>
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
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the end of a list</comment>
        <translation>%1 o %2</translation>
    </message>
</context>
<context>
    <name>WorkerTimeline</name>
    <message>
        <source>Busy share, tail and tasks</source>
        <translation>Parte ocupada, cola y tareas</translation>
    </message>
    <message>
        <source>Selected task</source>
        <translation>Tarea elegida</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Show the whole timeline</source>
        <translation>Muestra la línea de tiempo entera</translation>
    </message>
    <message>
        <source>Timeline of the workers</source>
        <translation>Línea de tiempo de los hilos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Sums of the chosen time</source>
        <translation>Sumas del tiempo elegido</translation>
    </message>
    <message>
        <source>&amp;Longest idle stretch</source>
        <translation>&amp;Mayor tramo en espera</translation>
    </message>
    <message>
        <source>Longest idle stretch</source>
        <translation>Mayor tramo en espera</translation>
    </message>
    <message>
        <source>Export a trace</source>
        <translation>Exportar una traza</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json)</source>
        <translation>Traza para Perfetto (*.json)</translation>
    </message>
    <message>
        <source>Point at a task, or walk with the arrow keys, to read about it. A drag with Shift adds up a span of time.</source>
        <translation>Apunta a una tarea, o recórrelas con las flechas, para leer sobre ella. Arrastrar con Mayús suma un tramo de tiempo.</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>Búsqueda entera</translation>
    </message>
    <message>
        <source>Last depth</source>
        <translation>Última profundidad</translation>
    </message>
    <message>
        <source>Shown of the search</source>
        <translation>Lo que se muestra de la búsqueda</translation>
    </message>
    <message>
        <source>All depths of the search, or the last one that was searched to its end</source>
        <translation>Todas las profundidades de la búsqueda, o la última que se buscó hasta el final</translation>
    </message>
    <message>
        <source>Look at the &amp;selected task</source>
        <translation>Ver la tarea e&amp;legida</translation>
    </message>
    <message>
        <source>Show the selected task as wide as the view; a double click on one does so, too (Enter)</source>
        <translation>Mostrar la tarea elegida a todo el ancho de la vista; un doble clic en una hace lo mismo (Intro)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Chrome &amp;trace…</source>
        <translation>&amp;Traza de Chrome…</translation>
    </message>
    <message>
        <source>Write all tasks, inside one another, to a file that ui.perfetto.dev and chrome://tracing show</source>
        <translation>Escribir todas las tareas, unas dentro de otras, en un archivo que muestran ui.perfetto.dev y chrome://tracing</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>Tabla &amp;CSV…</translation>
    </message>
    <message>
        <source>Write a row for each task to a file that spreadsheets read</source>
        <translation>Escribir una fila por cada tarea en un archivo que leen las hojas de cálculo</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Write the figures and all tasks, which is a trace as well</source>
        <translation>Escribir las cifras y todas las tareas, lo que también es una traza</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>Dibujo &amp;SVG…</translation>
    </message>
    <message>
        <source>Write what is seen as a drawing that can be enlarged</source>
        <translation>Escribir lo que se ve como un dibujo que se puede ampliar</translation>
    </message>
    <message>
        <source>&amp;PNG picture…</source>
        <translation>Imagen &amp;PNG…</translation>
    </message>
    <message>
        <source>Write what is seen as a picture</source>
        <translation>Escribir lo que se ve como una imagen</translation>
    </message>
    <message>
        <source>Write the timeline to a file: trace, table or picture</source>
        <translation>Escribir la línea de tiempo en un archivo: traza, tabla o imagen</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Exportar la línea de tiempo</translation>
    </message>
    <message>
        <source>Look at where a worker had nothing to do for the longest time; again: for the next longest (I)</source>
        <translation>Ver dónde un hilo no tuvo nada que hacer durante más tiempo; otra vez: el siguiente (I)</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Round discs move next.</source>
        <translation>Juegan las fichas redondas.</translation>
    </message>
    <message>
        <source>Square discs move next.</source>
        <translation>Juegan las fichas cuadradas.</translation>
    </message>
    <message>
        <source>%1: answers</source>
        <translation>%1: respuestas</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · versión %2 · Fourcast %3</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Fecha:</translation>
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
        <translation>Para el profesor</translation>
    </message>
    <message>
        <source>On the screen:</source>
        <translation>En la pantalla:</translation>
    </message>
    <message>
        <source>About the tree above.</source>
        <translation>Sobre el árbol de arriba.</translation>
    </message>
    <message>
        <source>This tree is too large for paper: walk through it on the screen.</source>
        <translation>Este árbol es demasiado grande para el papel: recórralo en la pantalla.</translation>
    </message>
    <message>
        <source>Question &apos;%1&apos;: %2</source>
        <translation>Pregunta «%1»: %2</translation>
    </message>
    <message>
        <source>**Question %1.** %2</source>
        <translation>**Pregunta %1.** %2</translation>
    </message>
    <message>
        <source>Tick a column below the board.</source>
        <translation>Marcar una columna debajo del tablero.</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Respuesta:</translation>
    </message>
    <message>
        <source>Words of one&apos;s own.</source>
        <translation>Con palabras propias.</translation>
    </message>
    <message>
        <source>Tick all that are right.</source>
        <translation>Marcar todas las correctas.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Correcto:</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Pista %1:</translation>
    </message>
    <message>
        <source>page “%1” of the laboratory</source>
        <translation>página «%1» del laboratorio</translation>
    </message>
    <message>
        <source>Set there, in the words of the lesson&apos;s file: %1</source>
        <translation>Ajustado allí, con las palabras del archivo de la lección: %1</translation>
    </message>
</context>
<context>
    <name>WorksheetActions</name>
    <message>
        <source>&amp;Worksheet to fill in…</source>
        <translation>&amp;Hoja para rellenar…</translation>
    </message>
    <message>
        <source>A PDF for paper, with empty boxes in its trees and room for each answer</source>
        <translation>Un PDF para papel, con casillas vacías en los árboles y sitio para cada respuesta</translation>
    </message>
    <message>
        <source>Worksheet with &amp;answers…</source>
        <translation>Hoja con &amp;respuestas…</translation>
    </message>
    <message>
        <source>The teacher&apos;s PDF: what is right, and why, and the notes</source>
        <translation>El PDF de quien enseña: qué es correcto y por qué, y las notas</translation>
    </message>
    <message>
        <source>Worksheet with answers</source>
        <translation>Hoja con respuestas</translation>
    </message>
    <message>
        <source>Worksheet to fill in</source>
        <translation>Hoja para rellenar</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 respuestas</translation>
    </message>
    <message>
        <source>The worksheet was not written: it was stopped.</source>
        <translation>La hoja no se escribió: se detuvo.</translation>
    </message>
</context>
<context>
    <name>WrittenExperiment</name>
    <message>
        <source>Behind an engine stands its depth, from 1 to %1: &apos;%2&apos;.</source>
        <translation>Tras un motor va su profundidad, de 1 a %1: «%2».</translation>
    </message>
    <message>
        <source>An experiment has two engines at least.</source>
        <translation>Un experimento tiene al menos dos motores.</translation>
    </message>
</context>
<context>
    <name>YahtzeeView</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>The strategy: which dice are kept</source>
        <translation>La estrategia: qué dados se conservan</translation>
    </message>
    <message>
        <source>The dice that are marked stay, the others are thrown again</source>
        <translation>Los dados marcados se quedan, los demás se tiran otra vez</translation>
    </message>
    <message>
        <source>Marks the dice that the strategy keeps</source>
        <translation>Marca los dados que conserva la estrategia</translation>
    </message>
    <message>
        <source>Throw all dice from the beginning</source>
        <translation>Tirar todos los dados desde el principio</translation>
    </message>
    <message>
        <source>Export the strategy</source>
        <translation>Exportar la estrategia</translation>
    </message>
    <message>
        <source>Strategy as &amp;CSV…</source>
        <translation>Estrategia como &amp;CSV…</translation>
    </message>
    <message>
        <source>A line for each roll and turn</source>
        <translation>Una línea por cada tirada y turno</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>%1: kept %2 of %3 %4</source>
        <translation>%1: se conservó %2 de %3 %4</translation>
    </message>
    <message>
        <source>✓ as good as the best</source>
        <translation>✓ tan bueno como lo mejor</translation>
    </message>
    <message>
        <source>≠ the strategy keeps %1</source>
        <translation>≠ la estrategia conserva %1</translation>
    </message>
    <message>
        <source>Run a model of Yahtzee with a question to play it.</source>
        <translation>Ejecute un modelo de Yahtzee con una pregunta para jugarlo.</translation>
    </message>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>¡Yahtzee! Todos los dados son iguales tras %n turno.</numerusform>
            <numerusform>¡Yahtzee! Todos los dados son iguales tras %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No turn is left, and the dice are not the same.</source>
        <translation>No quedan turnos, y los dados no son iguales.</translation>
    </message>
    <message>
        <source>Turn %1. Mark the dice that you keep.</source>
        <translation>Turno %1. Marque los dados que conserva.</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>a die</comment>
        <translation>conservar</translation>
    </message>
    <message>
        <source>Keep a die that shows %1</source>
        <translation>Conservar un dado que muestra %1</translation>
    </message>
    <message>
        <source>Marked dice stay, the others are thrown again</source>
        <translation>Los dados marcados se quedan, los demás se tiran otra vez</translation>
    </message>
    <message>
        <source>You keep %1: %2 turns are still expected. The strategy keeps %3: %4.</source>
        <translation>Conserva %1: aún se esperan %2 turnos. La estrategia conserva %3: %4.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2. The strategy keeps %3: %4.</source>
        <translation>Conserva %1: la probabilidad es %2. La estrategia conserva %3: %4.</translation>
    </message>
    <message>
        <source> ✓ As good.</source>
        <translation> ✓ Igual de bueno.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Se conserva</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Tras el turno %1</translation>
    </message>
    <message>
        <source>Of %1 alike it keeps %2; from there on it is worth %3.</source>
        <translation>De %1 iguales conserva %2; desde ahí vale %3.</translation>
    </message>
    <message>
        <source>Throw the others</source>
        <translation>Tirar los demás</translation>
    </message>
    <message>
        <source>Mark the best</source>
        <translation>Marcar los mejores</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>You keep %1: %2 turns are still expected.</source>
        <translation>Conserva %1: aún se esperan %2 turnos.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2.</source>
        <translation>Conserva %1: la probabilidad es %2.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Connect Four against a minimax engine and watch it work.</source>
        <translation>Jugar al cuatro en raya contra un motor minimax y verlo trabajar.</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>Guardar los ajustes en este archivo.</translation>
    </message>
    <message>
        <source>Begin with the first settings again.</source>
        <translation>Empezar otra vez con los primeros ajustes.</translation>
    </message>
    <message>
        <source>one game file at a time</source>
        <translation>los archivos de partida, de uno en uno</translation>
    </message>
    <message>
        <source>“%1” is no language of this program (%2)</source>
        <translation>«%1» no es un idioma de este programa (%2)</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>no hay pantalla (ni DISPLAY ni WAYLAND_DISPLAY están definidas)</translation>
    </message>
    <message>
        <source>Speak this language: %1.</source>
        <translation>Hablar este idioma: %1.</translation>
    </message>
    <message>
        <source>A game file (.c4g) or a link such as fourcast:44536 to open.</source>
        <translation>Un archivo de partida (.c4g) o un enlace como fourcast:44536 que se abre.</translation>
    </message>
    <message>
        <source>Begin with this: %1.</source>
        <translation>Empezar con esto: %1.</translation>
    </message>
    <message>
        <source>Open a window beside the one that is there.</source>
        <translation>Abrir una ventana junto a la que ya hay.</translation>
    </message>
    <message>
        <source>there is no action “%1” (%2)</source>
        <translation>no hay ninguna acción «%1» (%2)</translation>
    </message>
    <message>
        <source>One game at a time: only the first was opened.</source>
        <translation>Las partidas se abren de una en una: solo se abrió la primera.</translation>
    </message>
</context>
</TS>
