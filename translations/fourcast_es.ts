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
        <source>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Play Connect Four against a minimax engine and watch it work.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2. The heuristics H1 and H2 and the points of the study curves are from Kang, Wang and Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Juega al cuatro en línea contra un motor minimax y mira cómo trabaja.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior; se ofrece sin garantía alguna.&lt;/p&gt;&lt;p&gt;Hecho con Qt %2. Las heurísticas H1 y H2 y los puntos de las curvas del estudio proceden de Kang, Wang y Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Chart of your accuracy over time</source>
        <translation>Gráfica de tu precisión a lo largo del tiempo</translation>
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
        <source>Review your games against engines to see your accuracy here.</source>
        <translation>Revisa algunas de tus partidas contra motores. Aquí verás tu precisión.</translation>
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
        <source>Choose your opponent, its strength and who starts</source>
        <translation>Elegir rival, nivel y quién empieza</translation>
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
        <source>Save the current chart as PNG, SVG, CSV or JSON</source>
        <translation>Guardar la gráfica visible como PNG, SVG, CSV o JSON</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Quit Fourcast</source>
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
        <source>Copy this position&apos;s moves as text, such as 44536</source>
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
        <source>Place discs on the board by hand</source>
        <translation>Poner fichas en el tablero a mano</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Change colours, speed, hints, language and files</source>
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
        <source>Start or continue the engines</source>
        <translation>Dejar que los motores sigan jugando</translation>
    </message>
    <message>
        <source>Make the engines wait</source>
        <translation>Detener los motores un momento</translation>
    </message>
    <message>
        <source>One engine mo&amp;ve</source>
        <translation>Una ju&amp;gada del motor</translation>
    </message>
    <message>
        <source>Make one engine move, then pause</source>
        <translation>Una jugada del motor y pausa</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>&amp;Cambiar lados</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>Go to s&amp;tart</source>
        <translation>Al pri&amp;ncipio</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Ver el comienzo de la partida</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Una jugada &amp;atrás</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Ver la posición una jugada antes</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una jugada a&amp;delante</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Ver la posición una jugada después</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>Al fina&amp;l</translation>
    </message>
    <message>
        <source>Go to the last position of the game</source>
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
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Marcar las fichas con una estrella y un aro</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Study curves</source>
        <translation>&amp;Curvas del estudio</translation>
    </message>
    <message>
        <source>Replay the heuristics study&apos;s depth-4 and depth-6 games beside its own points</source>
        <translation>Las partidas del estudio a profundidad 4 y 6, junto a sus propios puntos</translation>
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
        <source>Remove earlier games from the charts</source>
        <translation>Quitar de las gráficas las partidas anteriores a esta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>Learn how to play and what the numbers mean</source>
        <translation>Cómo se juega y qué significan los números</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Todas las teclas en una hoja</translation>
    </message>
    <message>
        <source>&amp;About Fourcast</source>
        <translation>Acerca &amp;de Fourcast</translation>
    </message>
    <message>
        <source>See the version, licence and sources</source>
        <translation>Versión, licencia y fuentes</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>The library this window is built with</source>
        <translation>La biblioteca con la que se creó la ventana</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>See where to look. Press again for the column, then the next moves</source>
        <translation>Ver dónde mirar; pulsa otra vez para la columna y la línea</translation>
    </message>
    <message>
        <source>&amp;Analyse position</source>
        <translation>&amp;Analizar posición</translation>
    </message>
    <message>
        <source>Show who wins here, column by column, and why</source>
        <translation>Mostrar quién gana aquí, cada columna y por qué</translation>
    </message>
    <message>
        <source>Column &amp;scores</source>
        <translation>&amp;Valores de las columnas</translation>
    </message>
    <message>
        <source>Show under each column what a disc there is worth</source>
        <translation>Mostrar bajo cada columna cuánto vale jugar allí</translation>
    </message>
    <message>
        <source>&amp;Evaluation bar</source>
        <translation>Barra de &amp;evaluación</translation>
    </message>
    <message>
        <source>Show who&apos;s ahead beside the board (E alone plays column e)</source>
        <translation>Mostrar junto al tablero quién va mejor (E sola juega en la columna e)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>A&amp;menazas</translation>
    </message>
    <message>
        <source>Mark the squares that would make four in a row</source>
        <translation>Marcar las casillas que completarían cuatro en línea</translation>
    </message>
    <message>
        <source>Re&amp;view game</source>
        <translation>&amp;Revisar partida</translation>
    </message>
    <message>
        <source>Rate every move of the game by its exact score</source>
        <translation>Evaluar cada jugada de la partida con los valores exactos</translation>
    </message>
    <message>
        <source>Tr&amp;y again here</source>
        <translation>&amp;Intentarlo otra vez aquí</translation>
    </message>
    <message>
        <source>Hide move &amp;quality until I answer</source>
        <translation>Ocul&amp;tar la calidad hasta responder</translation>
    </message>
    <message>
        <source>Hide each move&apos;s rating until you&apos;ve tried to do better</source>
        <translation>Mostrar la calidad de una jugada solo después de que intentes mejorarla</translation>
    </message>
    <message>
        <source>Add review to &amp;comments</source>
        <translation>Pasar la revisión a los &amp;comentarios</translation>
    </message>
    <message>
        <source>Add the review to the comments on the game&apos;s moves</source>
        <translation>Añadir la revisión a los comentarios de las jugadas</translation>
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
        <source>Layout for playing: the board, whose turn it is and hints</source>
        <translation>Disposición para jugar: el tablero, el turno y las pistas</translation>
    </message>
    <message>
        <source>Layout for analysis: moves, exact scores and charts</source>
        <translation>Disposición con las jugadas, sus valores exactos y las gráficas</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>Mapa &amp;de calor</translation>
    </message>
    <message>
        <source>Show each square&apos;s contribution to a heuristic</source>
        <translation>Mostrar cuánto aporta cada casilla a una heurística</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>La&amp;boratorio</translation>
    </message>
    <message>
        <source>Layout for the laboratory: repeated studies, experiments and workers</source>
        <translation>Disposición de laboratorio: los estudios repetidos, experimentos e hilos</translation>
    </message>
    <message>
        <source>&amp;Repeat the study</source>
        <translation>&amp;Repetir el estudio</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>Las tablas y figuras del estudio: lo esperado junto a lo medido</translation>
    </message>
    <message>
        <source>Play any engines against each other and see results with intervals</source>
        <translation>Enfrentar los motores que elijas, con intervalos</translation>
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
        <source>Save a picture of the board as PNG or SVG</source>
        <translation>Guardar el tablero tal como se ve, en PNG o SVG</translation>
    </message>
    <message>
        <source>S&amp;hare position…</source>
        <translation>Compartir &amp;posición…</translation>
    </message>
    <message>
        <source>Share this position as a link or QR code</source>
        <translation>Compartir la posición como enlace y como código QR</translation>
    </message>
    <message>
        <source>Cop&amp;y board picture</source>
        <translation>Copiar ima&amp;gen del tablero</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
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
        <source>Best &amp;line</source>
        <translation>Mejor &amp;línea</translation>
    </message>
    <message>
        <source>Show the best line as numbered arrows</source>
        <translation>Mostrar con flechas numeradas las mejores jugadas siguientes</translation>
    </message>
    <message>
        <source>New &amp;lesson from this position…</source>
        <translation>Nueva &amp;lección de esta posición…</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>Ense&amp;ñar</translation>
    </message>
    <message>
        <source>Layout for teaching: lessons fill the window</source>
        <translation>Disposición para enseñar: las lecciones en toda la ventana</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;ecciones</translation>
    </message>
    <message>
        <source>Work through lessons with questions and trees</source>
        <translation>Recorrer lecciones con preguntas y árboles</translation>
    </message>
    <message>
        <source>&amp;Class results</source>
        <translation>&amp;Resultados de la clase</translation>
    </message>
    <message>
        <source>See all the answers a class has handed in</source>
        <translation>Reunir las respuestas que ha entregado la clase</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Recorrer una búsqueda paso a paso</translation>
    </message>
    <message>
        <source>&amp;Present the lesson</source>
        <translation>&amp;Presentar la lección</translation>
    </message>
    <message>
        <source>Show the lesson full screen, for a projector. F11 works too, while lessons are in front</source>
        <translation>Mostrar la lección a pantalla completa, para un proyector; con las lecciones delante, también F11</translation>
    </message>
    <message>
        <source>E&amp;xercises…</source>
        <translation>E&amp;jercicios…</translation>
    </message>
    <message>
        <source>Make a lesson of exercises (positions and trees) to answer or print</source>
        <translation>Generar posiciones y árboles a partir de un número, para responder o imprimir</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Layout for measuring: nodes and time per move, details and workers</source>
        <translation>Disposición para medir: nodos y tiempo de cada jugada, una en detalle y sus hilos</translation>
    </message>
    <message>
        <source>Stud&amp;y curves behind</source>
        <translation>Curvas del estudio &amp;detrás</translation>
    </message>
    <message>
        <source>Show the article&apos;s depth-4 and depth-6 games behind the chart&apos;s own</source>
        <translation>Mostrar las partidas del artículo a profundidades 4 y 6 detrás de las de la gráfica</translation>
    </message>
    <message>
        <source>Save recordin&amp;g…</source>
        <translation>Guardar gra&amp;bación…</translation>
    </message>
    <message>
        <source>Save this game with everything its searches reported</source>
        <translation>Guardar la partida del tablero con todos los datos de sus búsquedas</translation>
    </message>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Abrir &amp;grabación…</translation>
    </message>
    <message>
        <source>See what each search cost in one or two recorded games</source>
        <translation>Ver cuánto costó cada búsqueda de una partida grabada, o comparar dos</translation>
    </message>
    <message>
        <source>Compa&amp;re searches…</source>
        <translation>Comparar bús&amp;quedas…</translation>
    </message>
    <message>
        <source>Compare what engines or settings cost here, in the laboratory</source>
        <translation>Ver cuánto cuestan varios motores o ajustes en esta posición</translation>
    </message>
    <message>
        <source>Restore the original layouts</source>
        <translation>Dejar las disposiciones como al principio</translation>
    </message>
    <message>
        <source>All your games: search, replay, continue or review them</source>
        <translation>Todas tus partidas: busca, reproduce, continúa o revisa</translation>
    </message>
    <message>
        <source>Sa&amp;ve animation…</source>
        <translation>G&amp;uardar animación…</translation>
    </message>
    <message>
        <source>Save the whole game as an animation you can send</source>
        <translation>Guardar toda la partida como animación para compartirla</translation>
    </message>
    <message>
        <source>Take back your last move, even after the game has ended</source>
        <translation>Deshacer tu última jugada, incluso después del final</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Rehacer la jugada deshecha</translation>
    </message>
    <message>
        <source>Make your opponent play its best move so far</source>
        <translation>Hacer que tu rival juegue ya su mejor jugada hasta ahora</translation>
    </message>
    <message>
        <source>Same players. The other one goes first</source>
        <translation>Mismos jugadores; empieza el otro</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>S&amp;onido</translation>
    </message>
    <message>
        <source>Play sounds for discs, turns and the end of a game</source>
        <translation>Reproducir sonidos de las fichas, los turnos y el final</translation>
    </message>
    <message>
        <source>Start a game against the next stronger opponent</source>
        <translation>Jugar contra el siguiente rival más fuerte</translation>
    </message>
    <message>
        <source>Start a game against the next weaker opponent</source>
        <translation>Jugar contra el siguiente rival más fácil</translation>
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
        <translation>Intenta encontrar una jugada mejor</translation>
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
        <translation>Volver al error anterior que cambió el resultado</translation>
    </message>
    <message>
        <source>Next mistake by &amp;one side</source>
        <translation>Error siguiente de &amp;un lado</translation>
    </message>
    <message>
        <source>Go to your next mistake. With two people, the last mover&apos;s</source>
        <translation>Ir a tu siguiente error o, entre dos personas, al de quien jugó por último</translation>
    </message>
    <message>
        <source>Previous mistake by one s&amp;ide</source>
        <translation>Err&amp;or anterior de un lado</translation>
    </message>
    <message>
        <source>Go back to your last mistake. With two people, the last mover&apos;s</source>
        <translation>Volver a tu error anterior o, entre dos personas, al de quien jugó por último</translation>
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
        <translation>Tres pasos rápidos: jugar, pedir una pista y revisar</translation>
    </message>
    <message>
        <source>C&amp;lock…</source>
        <translation>Reloj &amp;y tiempo…</translation>
    </message>
    <message>
        <source>Give two people a time limit per move or game</source>
        <translation>Dar a dos personas un tiempo por jugada o por partida</translation>
    </message>
    <message>
        <source>Pause the cl&amp;ock</source>
        <translation>Pausar &amp;el reloj</translation>
    </message>
    <message>
        <source>Stop the clock. The next move starts it again</source>
        <translation>Detener el reloj. La próxima jugada lo reanuda</translation>
    </message>
    <message>
        <source>&amp;All discs visible</source>
        <translation>Ver &amp;todas las fichas</translation>
    </message>
    <message>
        <source>Play with every disc visible</source>
        <translation>Jugar viendo todas las fichas</translation>
    </message>
    <message>
        <source>Only the &amp;last four visible</source>
        <translation>Ver las &amp;cuatro últimas</translation>
    </message>
    <message>
        <source>Hide all but the last four discs until the game ends</source>
        <translation>Ocultar todas las fichas menos las cuatro últimas hasta el final</translation>
    </message>
    <message>
        <source>&amp;No discs visible</source>
        <translation>No ver &amp;ninguna ficha</translation>
    </message>
    <message>
        <source>Hide every disc until the game ends</source>
        <translation>Ocultar todas las fichas hasta el final</translation>
    </message>
    <message>
        <source>Swap who plays which side</source>
        <translation>Intercambiar quién juega con cada lado</translation>
    </message>
    <message>
        <source>Reset s&amp;core</source>
        <translation>&amp;Marcador a cero</translation>
    </message>
    <message>
        <source>Start the score again from 0–0</source>
        <translation>Empezar de nuevo el marcador desde 0–0</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>Fill the whole screen with the board, the lesson or the laboratory page</source>
        <translation>Llenar toda la pantalla con el tablero, la lección o la página del laboratorio</translation>
    </message>
    <message>
        <source>Pract&amp;ise trees</source>
        <translation>Pra&amp;cticar con árboles</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Escribir valores y cortes en árboles, y ver si son correctos</translation>
    </message>
    <message>
        <source>Write a lesson that starts from this position, with its preview</source>
        <translation>Escribir una lección que parte de esta posición, con su vista previa</translation>
    </message>
    <message>
        <source>Teacher&apos;s &amp;notes</source>
        <translation>&amp;Notas para el profesor</translation>
    </message>
    <message>
        <source>Show the notes for the teacher in a window of their own, beside an open lesson</source>
        <translation>Mostrar las notas para el profesor en su propia ventana, junto a una lección abierta</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>The answers are hidden until you&apos;ve found your move.</source>
        <translation>Las respuestas se muestran cuando hayas encontrado tu jugada.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Coste</translation>
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
        <source>How reliable is it?</source>
        <translation>¿Es fiable?</translation>
    </message>
    <message>
        <source>See how games with a similar prediction ended</source>
        <translation>Resultado de las partidas en las que se previó lo mismo</translation>
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
        <source>Hover over a column to see its move. Click to see what follows.</source>
        <translation>Señala una columna para ver su jugada en el tablero; haz clic para ver cómo sigue</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Show the best line on the board, disc by disc. The game stays unchanged.</source>
        <translation>Mostrar la línea en el tablero, ficha a ficha; la partida no cambia</translation>
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
        <source>You&apos;re setting up a position. Analysis starts when you play from it.</source>
        <translation>Estás colocando una posición. Se analizará cuando la partida continúe desde ella.</translation>
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
        <source>Once only filling columns is left, %1 profits (zugzwang).</source>
        <translation>Cuando solo quede llenar columnas, la ventaja es de %1 (zugzwang).</translation>
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
        <source>The solver is waiting while an engine thinks</source>
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
        <source>Choose a column that is not full.</source>
        <translation>Elige una columna con sitio.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Elige una de las respuestas.</translation>
    </message>
    <message>
        <source>Choose every correct answer.</source>
        <translation>Elige todo lo que sea correcto.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Escribe unas palabras.</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Escribe un número, como %1 o %2.</translation>
    </message>
    <message>
        <source>Write a formula.</source>
        <translation>Escribe una fórmula.</translation>
    </message>
    <message>
        <source>Take at least one step.</source>
        <translation>Da al menos un paso.</translation>
    </message>
    <message>
        <source>Open the page, press Run, and then Hand this to the lesson.</source>
        <translation>Abre la página, pulsa «Ejecutar» y después «Pasar esto a la lección».</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>This file does not contain answers to a lesson.</source>
        <translation>Este archivo no contiene respuestas a una lección.</translation>
    </message>
    <message>
        <source>This answer file is damaged: entries are missing or invalid.</source>
        <translation>Este archivo de respuestas está dañado: faltan entradas o no son válidas.</translation>
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
        <translation>Detenido. Estos son los estados hallados hasta ese momento; no hay respuesta.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. PRISM and Storm can also read the model, on larger machines.</source>
        <translation>Se ha agotado la memoria permitida. Estos son los estados hallados hasta ese momento. PRISM y Storm también leen el modelo, en máquinas más grandes.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>Hay más estados que el máximo permitido.</translation>
    </message>
    <message>
        <source>Stopped. The bounds hold, but they could be tighter.</source>
        <translation>Detenido. Las cotas son válidas, pero podrían estar más cerca.</translation>
    </message>
    <message>
        <source>The model is too large for fractions or for the memory allowed. The bounds still hold.</source>
        <translation>Es demasiado grande para fracciones o para la memoria permitida. Aun así, las cotas son válidas.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Todavía no hay respuesta</translation>
    </message>
    <message>
        <source>It is infinite: some strategy puts the goal off for ever or misses it.</source>
        <translation>Es infinito: hay una forma de jugar que aplaza la meta para siempre o no la alcanza.</translation>
    </message>
    <message>
        <source>There is no such number: no strategy reaches the goal with probability 1.</source>
        <translation>No existe tal número: se elija lo que se elija, la meta no se alcanza con probabilidad 1.</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>Con certeza desde %1.</translation>
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
        <source>Exact, without any error.</source>
        <translation>Sin ningún error.</translation>
    </message>
    <message>
        <source>Question: the %1 (%2).</source>
        <translation>La pregunta: %1 (%2).</translation>
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
        <source>Branches before merging equal ones</source>
        <translation>Ramas antes de unir las iguales</translation>
    </message>
    <message>
        <source>Terminal states</source>
        <translation>Estados sin continuación</translation>
    </message>
    <message>
        <source>Levels (steps from the start)</source>
        <translation>Niveles (pasos desde el inicio)</translation>
    </message>
    <message>
        <source>Memory for the states</source>
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
        <source>States in the largest component</source>
        <translation>Estados de la mayor</translation>
    </message>
    <message>
        <source>Collapsed end components</source>
        <translation>Componentes finales contraídas</translation>
    </message>
    <message>
        <source>Sweeps over the largest component</source>
        <translation>Pasadas por la componente mayor</translation>
    </message>
    <message>
        <source>%1 states, %2 of them checked; sweep %3 over a component of %4 states; answer so far: %5.</source>
        <translation>%1 estados, %2 comprobados; pasada %3 por una componente de %4 estados; por ahora la respuesta va de %5.</translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 branches, level %4; %5 states per second; %6</source>
        <translation>%1 estados, %2 por expandir; %3 ramas, nivel %4; %5 estados por segundo; %6</translation>
    </message>
    <message>
        <source>The bounds are as tight as floating-point numbers allow.</source>
        <translation>Las cotas están tan cerca como permite la coma flotante.</translation>
    </message>
    <message>
        <source>It is infinite: the goal is not reached with probability 1.</source>
        <translation>Es infinito: la meta no se alcanza con probabilidad 1.</translation>
    </message>
    <message>
        <source>There is no such number: the goal is not reached with probability 1.</source>
        <translation>No existe tal número: la meta no se alcanza con probabilidad 1.</translation>
    </message>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>Pregunta %1 de %2. %3</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Statistics</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>«Ejecutar» explora el modelo y responde a la pregunta.</translation>
    </message>
    <message>
        <source>The strategy behind this answer:</source>
        <translation>La estrategia de esta respuesta:</translation>
    </message>
    <message>
        <source>Answers to all questions</source>
        <translation>Respuestas a todas las preguntas</translation>
    </message>
    <message>
        <source>Decisions of the strategy</source>
        <translation>Decisiones de la estrategia</translation>
    </message>
    <message>
        <source>Double-click a decision, or press Enter, to see it in States</source>
        <translation>Intro o un doble clic en una decisión la muestra en «Estados»</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
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
        <source>a file in this format must begin with: des (initial state, transitions, states)</source>
        <translation>un archivo de este formato empieza por: des (estado inicial, transiciones, estados)</translation>
    </message>
    <message>
        <source>a file can have at most %1 transitions</source>
        <translation>no se leen más de %1 transiciones</translation>
    </message>
    <message>
        <source>a file can have at most %1 states</source>
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
        <source>the label&apos;s closing quotation mark is missing</source>
        <translation>faltan las comillas de cierre de la etiqueta</translation>
    </message>
    <message>
        <source>expected here: a label, then a comma and the target</source>
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
        <source>expected here: a comma, then the label</source>
        <translation>aquí debe haber una coma, y después la etiqueta</translation>
    </message>
    <message>
        <source>expected here: a comma, then the target</source>
        <translation>aquí debe haber una coma, y después el destino</translation>
    </message>
    <message>
        <source>the bracket of the transition must be closed here</source>
        <translation>el paréntesis de la transición debe cerrarse aquí</translation>
    </message>
    <message>
        <source>nothing may follow a transition on its line</source>
        <translation>después de una transición no puede haber nada más en la línea</translation>
    </message>
    <message>
        <source>a file can have at most %1 different labels</source>
        <translation>no se leen más de %1 etiquetas distintas</translation>
    </message>
    <message>
        <source>a line can have at most %1 bytes</source>
        <translation>no se lee una línea de más de %1 bytes</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and here is one more</source>
        <translation>la primera línea anuncia %1 transiciones, y aquí hay una más</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Lectura detenida.</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and there are only %2</source>
        <translation>la primera línea anuncia %1 transiciones, y solo hay %2</translation>
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
        <source>Writing was stopped.</source>
        <translation>Escritura detenida.</translation>
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
        <source>Each box is a group, with its number of states. Numbers on arrows count branches. Choose a group to explore it state by state.</source>
        <translation>Una caja es un grupo con su número de estados; el número de una flecha cuenta ramas. Elige un grupo para seguir estado por estado.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>terminal</source>
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
        <source>merged states</source>
        <translation>estados unidos en uno</translation>
    </message>
    <message>
        <source>best choice</source>
        <translation>mejor elección</translation>
    </message>
</context>
<context>
    <name>AutomatonView</name>
    <message>
        <source>Graph of the states</source>
        <translation>Dibujo de los estados</translation>
    </message>
    <message>
        <source>Show all states, groups of states that share one value, or one state at a time</source>
        <translation>Todos los estados, agrupados por lo que tienen en común, o estado por estado</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>Colorear por valor</translation>
    </message>
    <message>
        <source>Colour by level</source>
        <translation>Colorear por nivel</translation>
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
        <source>Group by level</source>
        <translation>Grupos por nivel</translation>
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
        <translation>%1 estados en grupos</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The game can&apos;t be autosaved: %1</source>
        <translation>No se puede guardar la partida para recuperarla: %1</translation>
    </message>
</context>
<context>
    <name>BlindfoldPresenter</name>
    <message>
        <source>Blindfold: you see the last four discs.</source>
        <translation>A ciegas: ves las cuatro últimas fichas.</translation>
    </message>
    <message>
        <source>Blindfold: you see no discs.</source>
        <translation>A ciegas: no ves ninguna ficha.</translation>
    </message>
</context>
<context>
    <name>BlockDialog</name>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Write the block into the lesson</source>
        <translation>Escribir el bloque en la lección</translation>
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
        <translation>Insertar un tablero</translation>
    </message>
    <message>
        <source>A line of text above the board</source>
        <translation>Una línea de texto encima del tablero</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Encabezado:</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>The model&apos;s board must have %1 to %2 columns and rows.</source>
        <translation>Hay modelos para tableros de %1 a %2 columnas y filas.</translation>
    </message>
    <message>
        <source>The model&apos;s winning line must be %1 to %2 discs.</source>
        <translation>Hay modelos de partidas que se ganan con entre %1 y %2 fichas en línea.</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>Meaning of the marks</source>
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
        <translation>Turno de %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Gana %1.</translation>
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
        <source>There is no board %1. The boards are %2.</source>
        <translation>El tablero %1 no existe; los que hay son %2.</translation>
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
        <source>Stopping when the lower bound barely changes would end here, at %1. The value is at least %2</source>
        <translation>Si te guías por el cambio de la cota inferior, acabas aquí con %1; el valor es al menos %2</translation>
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
        <source>sweep %1, where an unguarded stop would end</source>
        <translation>pasada %1, donde habría acabado un criterio de parada sin garantía</translation>
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
        <translation>Cerrar la lista de partidas (Esc)</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Mostrar en el ta&amp;blero</translation>
    </message>
    <message>
        <source>Replay the selected game on the board (Enter)</source>
        <translation>Reproducir en el tablero la partida elegida (Intro)</translation>
    </message>
    <message>
        <source>&amp;Export these games…</source>
        <translation>&amp;Exportar estas partidas…</translation>
    </message>
    <message>
        <source>Export the moves of these games, with nodes and times, as CSV</source>
        <translation>Escribir en un archivo CSV las jugadas de las partidas de esta celda, con nodos y tiempo</translation>
    </message>
    <message>
        <source>Games in this cell</source>
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
        <source>%1 is not a probability</source>
        <translation>%1 no es una probabilidad</translation>
    </message>
    <message>
        <source>a number grows beyond 64 bits here</source>
        <translation>aquí un número crece más allá de 64 bits</translation>
    </message>
    <message>
        <source>mod needs two whole numbers, the second above 0</source>
        <translation>mod pide números enteros, y el segundo debe ser mayor que 0</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>aquí se divide entre 0</translation>
    </message>
    <message>
        <source>an exponent must be a smaller whole number</source>
        <translation>un exponente debe ser un número entero no demasiado grande</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>aquí hace falta un número entero, no %1</translation>
    </message>
    <message>
        <source>the function %1 has no row for %2</source>
        <translation>la función %1 no define nada para %2</translation>
    </message>
    <message>
        <source>%1 would become %2, which is not one of %3</source>
        <translation>%1 pasaría a ser %2, que no está entre %3</translation>
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
        <source>A curve shows probabilities, not rewards.</source>
        <translation>Una curva muestra probabilidades; no tiene recompensas.</translation>
    </message>
    <message>
        <source>The automaton must be fully explored before it can be checked.</source>
        <translation>Solo se puede comprobar un autómata explorado por completo.</translation>
    </message>
    <message>
        <source>The reward of %1 is %2. Negative rewards can&apos;t be checked.</source>
        <translation>La recompensa de %1 es %2; no se puede comprobar una menor que 0.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Step by step handles up to %1 states, but this automaton has %2. Choose smaller parameters.</source>
        <translation>«Pasos» admite hasta %1 estados; este autómata tiene %2. Con parámetros menores cabe.</translation>
    </message>
    <message>
        <source>Hidden steps were taken at once, so no question can depend on them.</source>
        <translation>Los pasos ocultos se han dado de una vez, así que no se puede preguntar por nada que dependa de ellos.</translation>
    </message>
</context>
<context>
    <name>ChanceCounted</name>
    <message>
        <source>steps until the goal</source>
        <translation>pasos hasta la meta</translation>
    </message>
    <message>
        <source>%1 actions until the goal</source>
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
        <source>Double-click or press Enter to open the model with these values</source>
        <translation>Intro o un doble clic abre el modelo con estos valores</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>Gráfica del experimento</translation>
    </message>
    <message>
        <source>Parameter to vary</source>
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
        <source>Runs with each of the values. The other parameters keep their values above</source>
        <translation>Toma cada uno de los valores; los demás parámetros quedan como se indica arriba</translation>
    </message>
    <message>
        <source>10 to 50 step 10</source>
        <translation>10 a 50 paso 10</translation>
    </message>
    <message>
        <source>Enter a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2</source>
        <translation>Un intervalo como 10 a 50 paso 10 o una lista como 3, 5, 1/2</translation>
    </message>
    <message>
        <source>Curves up to</source>
        <translation>Curvas hasta</translation>
    </message>
    <message>
        <source>How many turns the “done within” curves cover. 0 skips the curves, which take time</source>
        <translation>Cuántos turnos de la curva «terminado en»; con 0 no hay curvas. Llevan tiempo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Los modelos pequeños también en fracciones: 75/22</translation>
    </message>
    <message>
        <source>Use powers of ten on the answer axis</source>
        <translation>Potencias de diez en el eje de las respuestas</translation>
    </message>
    <message>
        <source>Explore and check every combination in turn</source>
        <translation>Explorar y comprobar todas las combinaciones, una tras otra</translation>
    </message>
    <message>
        <source>Stop and keep the results. Run continues from there</source>
        <translation>Terminar; se conserva lo ejecutado, y «Ejecutar» sigue desde ahí</translation>
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
        <source>Growth in states</source>
        <translation>Crecimiento de los estados</translation>
    </message>
    <message>
        <source>Growth in time</source>
        <translation>Crecimiento del tiempo</translation>
    </message>
    <message>
        <source>Curves: done within</source>
        <translation>Curvas: terminado en</translation>
    </message>
    <message>
        <source>How the game ends, by turn</source>
        <translation>Cómo acaba el juego, por turno</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Qué se dibuja</translation>
    </message>
    <message>
        <source>Choose the chart. “How the game ends” uses the model explored on this page, the others use the experiment</source>
        <translation>Qué se dibuja del experimento; el final del juego se dibuja del modelo explorado en la página</translation>
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
        <source>Save one line per combination</source>
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
        <source>Save the question, the results and the charts on A4 pages</source>
        <translation>La pregunta, los resultados y las figuras en páginas A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Informe en PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Your own model has no parameters to vary here. Choose a built-in model.</source>
        <translation>Un modelo propio no tiene parámetros que se puedan cambiar aquí: elige uno de los incluidos.</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>Se pregunta por %1.</translation>
    </message>
    <message>
        <source>%1 of %2 combinations run.</source>
        <translation>Se ejecutaron %1 de %2 combinaciones.</translation>
    </message>
    <message>
        <source>Run the experiment</source>
        <translation>Ejecutar el experimento</translation>
    </message>
    <message>
        <source>Vary:</source>
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
        <source>Save the model or its results to a file</source>
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
        <source>Save answer, model, statistics and pictures on A4 pages, ready to hand in</source>
        <translation>Respuesta, modelo, recuentos y dibujos en páginas A4, para entregar</translation>
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
        <source>Save the chart from Step by step as a picture or a table</source>
        <translation>La gráfica de «Pasos», como dibujo o como tabla</translation>
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
        <source>Save the chart from Reductions as a picture or a table</source>
        <translation>El dibujo de «Reducciones», como dibujo o como tabla</translation>
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
        <source>Save the equation with an observer of the goal, and the properties in a second file</source>
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
        <source>Save all states and branches, with .sta and .lab files, for PRISM and Storm</source>
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
        <source>Save all states, choices and branches as a DOT graph</source>
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
        <source>Save one line per state: its data, bounds and best choice</source>
        <translation>Una línea por estado: datos, cotas y mejor elección</translation>
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
        <source>Save the text with its parameters set</source>
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
        <source>Save the linear equation that was explored</source>
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
        <source>Save the picture from States</source>
        <translation>El dibujo de «Estados»</translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
    <message>
        <source>&amp;Answers to all questions…</source>
        <translation>Re&amp;spuestas a todas las preguntas…</translation>
    </message>
    <message>
        <source>Save one line per question: its property, bounds and answer</source>
        <translation>Guardar una línea por pregunta: su propiedad, sus cotas y su respuesta</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>respuestas</translation>
    </message>
</context>
<context>
    <name>ChanceGames</name>
    <message>
        <source>games played</source>
        <translation>partidas jugadas</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exactamente</translation>
    </message>
    <message>
        <source>exact best within each length</source>
        <translation>en el mejor caso en ese número, exactamente</translation>
    </message>
    <message>
        <source>✓ The exact answer, %1, lies inside this interval.</source>
        <translation>✓ La respuesta exacta, %1, está dentro.</translation>
    </message>
    <message>
        <source>≠ The exact answer, %1, lies outside this interval. That happens about one time in twenty.</source>
        <translation>≠ La respuesta exacta, %1, no está dentro, como ocurre una de cada veinte veces.</translation>
    </message>
    <message>
        <source>share of all games</source>
        <translation>proporción de todas las partidas</translation>
    </message>
    <message>
        <source>share that reached the goal</source>
        <translation>proporción que había alcanzado la meta</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <translation>No se jugó ninguna partida.</translation>
    </message>
    <message>
        <source>%1 of %2 games reached the goal: %3 % (95 % confidence interval %4 % to %5 %).</source>
        <translation>%1 de %2 partidas alcanzaron la meta: %3 %, con un 95 % de confianza de %4 % a %5 %.</translation>
    </message>
    <message>
        <source>Those games took %1 on average (95 % confidence interval %2 to %3).</source>
        <translation>Esas duraron %1 de media, con un 95 % de confianza de %2 a %3.</translation>
    </message>
    <message>
        <source>Abandoned as too long: %1.</source>
        <translation>%1 se abandonaron por ser demasiado largas.</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Detenido antes de jugarlas todas.</translation>
    </message>
</context>
<context>
    <name>ChanceModels</name>
    <message>
        <source>Target coins</source>
        <translation>Monedas para ganar</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Monedas al principio</translation>
    </message>
    <message>
        <source>Chance of winning a bet</source>
        <translation>Probabilidad de ganar una apuesta</translation>
    </message>
    <message>
        <source>Chance of winning the bet that pays two</source>
        <translation>Probabilidad de ganar la apuesta que da dos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Coins per player</source>
        <translation>Monedas de cada uno</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>The gambler&apos;s ruin</source>
        <translation>La ruina del apostador</translation>
    </message>
    <message>
        <source>A gambler bets one coin at a time until the target is reached or all coins are lost. There are no choices: chance alone decides.</source>
        <translation>Un apostador apuesta una moneda cada vez, hasta alcanzar la meta o perderlas todas. No hay nada que elegir: solo decide el azar.</translation>
    </message>
    <message>
        <source>The gambler with two kinds of bet</source>
        <translation>El apostador con dos tipos de apuesta</translation>
    </message>
    <message>
        <source>The gambler may also bet a coin on winning two. Best and worst play give different chances, so there is something to decide.</source>
        <translation>Aquí también se puede poner una moneda en una apuesta que gana dos. La probabilidad con el mejor juego es distinta que con el peor, así que hay algo que decidir.</translation>
    </message>
    <message>
        <source>Ruin of N players: one process</source>
        <translation>La ruina de N jugadores, como un proceso</translation>
    </message>
    <message>
        <source>In each round every player puts in a coin, and one of them takes all. The game ends when somebody is broke. How long does it take, and who goes broke?</source>
        <translation>En cada ronda, cada jugador pone una moneda y uno de ellos se las lleva todas. Se acaba cuando alguien se arruina: ¿cuánto tarda y quién será?</translation>
    </message>
    <message>
        <source>Ruin of N players: parallel processes</source>
        <translation>La ruina de N jugadores, en paralelo</translation>
    </message>
    <message>
        <source>The same game with one process per player and one for the dealer. They synchronise on shared actions: everybody betting, and somebody winning.</source>
        <translation>El mismo juego con un proceso para cada jugador y otro para el repartidor. Hacen juntos lo que tienen en común: que todos apuestan y quién gana.</translation>
    </message>
    <message>
        <source>Yahtzee: all dice the same</source>
        <translation>Yahtzee: todos los dados iguales</translation>
    </message>
    <message>
        <source>All dice must show the same number within a given number of turns. Before each turn the player picks up the dice to throw again. The model counts the dice that show each number.</source>
        <translation>Todos los dados deben mostrar el mismo número en un número dado de turnos; antes de cada uno, el jugador recoge los que quiera volver a tirar. Se cuenta cuántos dados muestran cada número.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Yahtzee: each die on its own</source>
        <translation>Yahtzee: cada dado por separado</translation>
    </message>
    <message>
        <source>Three throws with distinguishable dice: the same game has many more states. No question depends on what the last throw shows, so a reduction can forget it.</source>
        <translation>Tres tiradas con dados que se distinguen: el mismo juego tiene muchos más estados. Nadie pregunta qué muestra la última tirada, así que una reducción puede olvidarlo.</translation>
    </message>
    <message>
        <source>Yahtzee: how many turns does it take?</source>
        <translation>Yahtzee: ¿cuántos turnos hacen falta?</translation>
    </message>
    <message>
        <source>All dice must show the same number, in as many turns as it takes. With best play the average is finite. With worst play the game never ends.</source>
        <translation>Todos los dados deben mostrar el mismo número, en los turnos que hagan falta. Con el mejor juego son unos cuantos turnos de media; con el peor no se acaba nunca.</translation>
    </message>
    <message>
        <source>A 9 in the first round leads to 26 or 53</source>
        <translation>El 9 lleva a 26 o 53 en la primera ronda</translation>
    </message>
    <message>
        <source>Wells on 31 and 52</source>
        <translation>Pozos en 31 y 52</translation>
    </message>
    <message>
        <source>Hide all actions except rolls and endings</source>
        <translation>Ocultar todas las acciones salvo tiradas y finales</translation>
    </message>
    <message>
        <source>Artefact A: repeating the other player&apos;s first-round 9 moves you back by 9</source>
        <translation>Artefacto A: quien repite el 9 del otro en la primera ronda retrocede 9</translation>
    </message>
    <message>
        <source>Artefact B: pawns on 31 and 52 end the game even without wells</source>
        <translation>Artefacto B: las fichas en 31 y 52 acaban la partida también sin pozos</translation>
    </message>
    <message>
        <source>The Game of the Goose</source>
        <translation>El juego de la oca</translation>
    </message>
    <message>
        <source>Two players race to square 63, with no decisions to make. Who wins, and after how many throws? The two artefacts come from the study&apos;s model. Without them the rules give different numbers.</source>
        <translation>Dos jugadores corren hasta la casilla 63. Nadie tiene nada que decidir: ¿quién gana y tras cuántas tiradas? Dos artefactos proceden del modelo del estudio: sin ellos, las reglas dan otros números.</translation>
    </message>
    <message>
        <source>The Game of the Goose for three</source>
        <translation>El juego de la oca para tres</translation>
    </message>
    <message>
        <source>The same race with three players and millions of states. Nobody is stuck for ever: there are only two wells for three pawns.</source>
        <translation>La misma carrera con tres jugadores y millones de estados. Nadie se queda atrapado para siempre: hay dos pozos para tres fichas.</translation>
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
        <source>Written in prCRL. Parallel processes synchronise on shared actions, unless nocomm names them. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>En prCRL. Los procesos en paralelo hacen juntos las acciones que tienen en común, salvo las que nombra nocomm. Ctrl+Espacio sugiere palabras. Lo que cambies pasa a ser un modelo tuyo</translation>
    </message>
    <message>
        <source>Yahtzee: another hand</source>
        <translation>Yahtzee: otra combinación</translation>
    </message>
    <message>
        <source>Five dice must show three or four of a kind, a large straight or a full house within a given number of turns. Before each turn the player picks up the dice to throw again.</source>
        <translation>Cinco dados deben mostrar tres o cuatro iguales, una escalera grande o un full en un número dado de turnos; antes de cada uno, el jugador recoge los que quiera volver a tirar.</translation>
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
        <source>With four players there are more states than one machine can hold. The study simulated this game instead of checking it. So does fourcast-cli chance simulate with --unexplored.</source>
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
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>Qué se explora: cada modelo es un texto, que se ve en la pestaña «Modelo»</translation>
    </message>
    <message>
        <source>Explore the model and answer the question</source>
        <translation>Explorar el modelo y responder a la pregunta</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Esperar y continuar más tarde</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Detener y conservar lo que se sabe hasta el momento</translation>
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
        <translation>«Ejecutar» hace estos pasos de reducción.</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>«Ejecutar» explora el modelo y responde a la pregunta.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Check games of chance exactly: from a specification to probabilities and expected lengths, with guaranteed bounds</source>
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
        <source>Exploring…</source>
        <translation>Explorando.</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>Cómo se reduce la ecuación</translation>
    </message>
    <message>
        <source>Press Run to answer this. The results below are for an earlier question.</source>
        <translation>«Ejecutar» responde a esto. Lo de abajo responde a una pregunta anterior.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos; to vary.</source>
        <translation>El modelo «%1» no tiene un parámetro «%2» que se pueda variar.</translation>
    </message>
    <message>
        <source>Work out games of chance exactly</source>
        <translation>Calcular juegos de azar con exactitud</translation>
    </message>
</context>
<context>
    <name>ChanceProperty</name>
    <message>
        <source>A property must begin with Pmin, Pmax, Rmin or Rmax, as in Pmax broke(1), not with “%1”.</source>
        <translation>Una propiedad empieza por Pmin, Pmax, Rmin o Rmax, como en Pmax broke(1), no por «%1».</translation>
    </message>
    <message>
        <source>Only Rmin and Rmax count actions: “{%1}” can&apos;t follow %2.</source>
        <translation>Las acciones se cuentan para Rmin y Rmax: «{%1}» no corresponde a %2.</translation>
    </message>
    <message>
        <source>The model has no “until” or “reach”. Name the goal, as in %1 broke.</source>
        <translation>El modelo no tiene «until» ni «reach»: di qué se ha de alcanzar, como en %1 broke.</translation>
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
        <source>Only actions can be counted, as in %1{a | b}, but “{%2}” is a goal.</source>
        <translation>Se cuentan acciones, como en %1{a | b}, pero «{%2}» es una meta.</translation>
    </message>
</context>
<context>
    <name>ChanceQuestions</name>
    <message>
        <source>What is the gambler&apos;s best chance of winning?</source>
        <translation>¿Gana el apostador, en el mejor caso?</translation>
    </message>
    <message>
        <source>With best play, the gambler wins with probability %1.</source>
        <translation>El apostador gana con probabilidad %1, en el mejor caso.</translation>
    </message>
    <message>
        <source>What is the gambler&apos;s worst chance of winning?</source>
        <translation>¿Gana el apostador, en el peor caso?</translation>
    </message>
    <message>
        <source>With worst play, the gambler wins with probability %1.</source>
        <translation>El apostador gana con probabilidad %1, en el peor caso.</translation>
    </message>
    <message>
        <source>What is the greatest expected number of bets?</source>
        <translation>¿Cuántas apuestas hacen falta, como mucho?</translation>
    </message>
    <message>
        <source>The greatest expected number of bets is %1.</source>
        <translation>Termina tras %1 apuestas de media, como mucho.</translation>
    </message>
    <message>
        <source>How likely is player 1 to be ruined?</source>
        <translation>¿Se arruina el jugador 1?</translation>
    </message>
    <message>
        <source>The greatest probability that player 1 is ruined is %1.</source>
        <translation>El jugador 1 se arruina con probabilidad %1, como mucho.</translation>
    </message>
    <message>
        <source>How likely is player 2 to be ruined?</source>
        <translation>¿Se arruina el jugador 2?</translation>
    </message>
    <message>
        <source>The greatest probability that player 2 is ruined is %1.</source>
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
        <source>What is the least probability that player 1 is ruined?</source>
        <translation>¿Se arruina el jugador 1, como mínimo?</translation>
    </message>
    <message>
        <source>The least probability that player 1 is ruined is %1.</source>
        <translation>El jugador 1 se arruina con probabilidad %1, como mínimo.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with best play?</source>
        <translation>¿Yahtzee, con el mejor juego?</translation>
    </message>
    <message>
        <source>With best play, all dice show the same number with probability %1.</source>
        <translation>Todos los dados muestran lo mismo con probabilidad %1, con el mejor juego.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with worst play?</source>
        <translation>¿Yahtzee, con el peor juego?</translation>
    </message>
    <message>
        <source>With worst play, all dice show the same number with probability %1.</source>
        <translation>Todos los dados muestran lo mismo con probabilidad %1, con el peor juego.</translation>
    </message>
    <message>
        <source>How many turns does it take with best play?</source>
        <translation>¿Cuántos turnos, con el mejor juego?</translation>
    </message>
    <message>
        <source>With best play, it takes %1 turns on average.</source>
        <translation>Hacen falta %1 turnos de media, con el mejor juego.</translation>
    </message>
    <message>
        <source>How many turns does it take with worst play?</source>
        <translation>¿Cuántos turnos, con el peor juego?</translation>
    </message>
    <message>
        <source>With worst play, it takes %1 turns on average.</source>
        <translation>Hacen falta %1 turnos de media, con el peor juego.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with best play?</source>
        <translation>¿Habrá Yahtzee, con el mejor juego?</translation>
    </message>
    <message>
        <source>With best play, all dice eventually show the same number with probability %1.</source>
        <translation>Todos los dados acaban mostrando lo mismo con probabilidad %1, con el mejor juego.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with worst play?</source>
        <translation>¿Habrá Yahtzee, con el peor juego?</translation>
    </message>
    <message>
        <source>With worst play, all dice eventually show the same number with probability %1.</source>
        <translation>Todos los dados acaban mostrando lo mismo con probabilidad %1, con el peor juego.</translation>
    </message>
    <message>
        <source>How likely is player 1 to win?</source>
        <translation>¿Gana el jugador 1?</translation>
    </message>
    <message>
        <source>Player 1 wins with probability %1.</source>
        <translation>El jugador 1 gana con probabilidad %1.</translation>
    </message>
    <message>
        <source>How likely is player 2 to win?</source>
        <translation>¿Gana el jugador 2?</translation>
    </message>
    <message>
        <source>Player 2 wins with probability %1.</source>
        <translation>El jugador 2 gana con probabilidad %1.</translation>
    </message>
    <message>
        <source>How likely is a tie?</source>
        <translation>¿Hay empate?</translation>
    </message>
    <message>
        <source>The game is a tie with probability %1.</source>
        <translation>Hay empate con probabilidad %1.</translation>
    </message>
    <message>
        <source>How many throws does it take?</source>
        <translation>¿Cuántas tiradas hacen falta?</translation>
    </message>
    <message>
        <source>The game ends after %1 throws on average, both players&apos; throws counted.</source>
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
        <source>The least probability of reaching the goal is %1.</source>
        <translation>La meta se alcanza con probabilidad %1, en el peor caso.</translation>
    </message>
    <message>
        <source>The least expected reward until the goal is %1.</source>
        <translation>Hasta la meta se espera %1, como mínimo.</translation>
    </message>
    <message>
        <source>The greatest expected reward until the goal is %1.</source>
        <translation>Hasta la meta se espera %1, como mucho.</translation>
    </message>
    <message>
        <source>The greatest probability of reaching the goal is %1.</source>
        <translation>La meta se alcanza con probabilidad %1, en el mejor caso.</translation>
    </message>
    <message>
        <source>How likely is the gambler to win?</source>
        <translation>¿Gana el apostador?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1.</source>
        <translation>El apostador gana con probabilidad %1.</translation>
    </message>
    <message>
        <source>How many bets does it take?</source>
        <translation>¿Cuántas apuestas hacen falta?</translation>
    </message>
    <message>
        <source>The game ends after %1 bets on average.</source>
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
        <source>The expected reward until the goal is %1.</source>
        <translation>Hasta la meta se espera %1.</translation>
    </message>
    <message>
        <source>The goal is reached with probability %1.</source>
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
        <source>Statistics</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Value</source>
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
    <message>
        <source>The first decisions of its strategy</source>
        <translation>Las primeras decisiones de su estrategia</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Todas las preguntas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>ChanceSimulator</name>
    <message>
        <source>Ways to play</source>
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
        <source>The system has run out of memory.</source>
        <translation>El sistema ya no tiene memoria para ello.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 estados</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>La memoria se acabó tras %1 estados.</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>pasada %1</translation>
    </message>
    <message>
        <source>Memory ran out.</source>
        <translation>La memoria se acabó.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>3 to 9 step 2</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>Vary one or two parameters.</source>
        <translation>Cambia uno o dos parámetros.</translation>
    </message>
    <message>
        <source>Both ranges are for the same parameter.</source>
        <translation>Los dos intervalos son del mismo parámetro.</translation>
    </message>
    <message>
        <source>The model %1 has no parameter “%2”.</source>
        <translation>El modelo %1 no tiene el parámetro «%2».</translation>
    </message>
    <message>
        <source>The parameter %1 needs at least one value.</source>
        <translation>El parámetro %1 no tiene un valor inicial.</translation>
    </message>
    <message>
        <source>There are more than %1 combinations.</source>
        <translation>Son más de %1 combinaciones.</translation>
    </message>
    <message>
        <source>step</source>
        <comment>3 to 9 step 2</comment>
        <translation>paso</translation>
    </message>
    <message>
        <source>A step must be at least 1.</source>
        <translation>Un paso es como mínimo 1.</translation>
    </message>
    <message>
        <source>The range ends before it begins: %1.</source>
        <translation>El intervalo acaba antes de empezar: %1.</translation>
    </message>
    <message>
        <source>“%1” is neither a range such as 10 to 50 step 10 nor a list such as 3, 5, 1/2.</source>
        <translation>«%1» no es un intervalo como 10 a 50 paso 10 ni una lista como 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>A value is missing: give a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2.</source>
        <translation>Falta un valor: se espera un intervalo como 10 a 50 paso 10 o una lista como 3, 5, 1/2.</translation>
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
        <source>Columns</source>
        <translation>Contenido de las columnas</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Significado de los signos</translation>
    </message>
</context>
<context>
    <name>ChanceTableWords</name>
    <message>
        <source>✓ Agrees: rounded to the same number of digits, it is the study&apos;s number.</source>
        <translation>✓ Coincide: redondeado a las mismas cifras, es lo que imprime el estudio.</translation>
    </message>
    <message>
        <source>≈ Agrees if the extra digits are cut off instead of rounded.</source>
        <translation>≈ Coincide si las demás cifras se cortan en vez de redondearse.</translation>
    </message>
    <message>
        <source>? Undecided: the interval is too wide.</source>
        <translation>? El intervalo es demasiado ancho para decirlo.</translation>
    </message>
    <message>
        <source>≠ Differs from the study&apos;s number. The notes below say why.</source>
        <translation>≠ Difiere de lo que imprime el estudio; las notas de abajo explican por qué.</translation>
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
        <source>not certain to be reached</source>
        <translation>no es seguro alcanzarla</translation>
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
        <source>Guaranteed interval: %1.</source>
        <translation>Con certeza desde %1.</translation>
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
        <source>Needs about %1 GiB, more than the %2 GiB limit for a row. The run stops at the limit and says so.</source>
        <translation>Ocupa unos %1 GiB: más que los %2 GiB permitidos para una fila, así que termina ahí y lo indica.</translation>
    </message>
    <message>
        <source>Needs about %1 GiB and %2 on an otherwise idle machine.</source>
        <translation>Ocupa unos %1 GiB y tarda %2 en una máquina que no hace nada más.</translation>
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
        <source>%1 undecided</source>
        <translation>%1 sin decidir</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 difieren</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled</source>
        <translation>%1 de %2 celdas rellenas</translation>
    </message>
    <message>
        <source>✓ The checker&apos;s interval contains the formula&apos;s value.</source>
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
        <source>The system has run out of memory.</source>
        <translation>El sistema ya no tiene memoria para ello.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 estados</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>La memoria se acabó tras %1 estados.</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, pasada %2</translation>
    </message>
    <message>
        <source>Memory ran out while checking %1.</source>
        <translation>La memoria se acabó mientras se comprobaba %1.</translation>
    </message>
    <message>
        <source>Includes the observer that tools without action formulas add to the model. Each state that meets the goal counts twice.</source>
        <translation>Con el observador que ponen junto al modelo las herramientas sin fórmulas sobre acciones: cada estado en el que se alcanza la meta cuenta dos veces.</translation>
    </message>
    <message>
        <source>The gambler</source>
        <translation>El apostador</translation>
    </message>
    <message>
        <source>Greatest chance</source>
        <translation>Probabilidad mayor</translation>
    </message>
    <message>
        <source>Chance that the gambler wins all the coins, with best play.</source>
        <translation>Que el apostador consiga todas las monedas, con el mejor juego.</translation>
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
        <source>Table 1: ruin of N players with d coins each</source>
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
        <source>The goal is the ruin of the first player.</source>
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
        <source>For N = 5, d = 100, the study counted 21,449,977 static states with the ruin of player 1 as the goal. Its other static counts use the ruin of any player. With that goal there are 22,106,876.</source>
        <translation>Los 21.449.977 estados estáticos del estudio para N = 5, d = 100 se contaron con la ruina del jugador 1 como meta; sus demás recuentos estáticos, con la de cualquiera. Con esa meta hay 22.106.876.</translation>
    </message>
    <message>
        <source>Table 2: all dice the same within a number of turns</source>
        <translation>Tabla 2: todos los dados iguales en un número dado de turnos</translation>
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
        <source>With the observer, and with a loop on each terminal state.</source>
        <translation>Con el observador y con un bucle en los estados sin continuación.</translation>
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
        <source>The study&apos;s program stopped at 0.99999. The value found here has more nines.</source>
        <translation>El 0,99999 del estudio es donde se paró su programa: lo que aquí se sabe tiene más nueves.</translation>
    </message>
    <message>
        <source>Table 3: the Game of the Goose for two</source>
        <translation>Tabla 3: el juego de la oca para dos</translation>
    </message>
    <message>
        <source>With the two artefacts of the study&apos;s model. A player who repeats the other&apos;s special nine is sent to 44 or 17. Even without wells, the game ends when the pawns stand on the two well squares.</source>
        <translation>Con los dos artefactos del modelo del estudio: quien repite el nueve especial del otro va a la 44 o la 17, y sin pozos la partida también acaba cuando las fichas están donde había dos.</translation>
    </message>
    <message>
        <source>By the rules as written.</source>
        <translation>Según las reglas tal como están escritas.</translation>
    </message>
    <message>
        <source>Total rolls of both players until one wins or neither can move.</source>
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
        <source>The study&apos;s state counts can&apos;t be reproduced, because its model was never published. It keeps both dice while a pawn moves. Ours keeps only their sum. The same game has 4,431 or 188,893 states, depending on how it is modelled.</source>
        <translation>Los recuentos de estados del estudio no se pueden reproducir: el texto de su modelo nunca se publicó. Guarda ambos dados mientras se mueve una ficha; el nuestro, solo su suma. El mismo juego tiene 4431 estados o 188.893, según cómo se escriba.</translation>
    </message>
    <message>
        <source>Time for the model&apos;s own question, from its equation to the answer. Not measured in rows of more than %1 states.</source>
        <translation>Cuánto tarda la pregunta propia del modelo, de su ecuación a la respuesta; no se mide en filas de más de %1 estados.</translation>
    </message>
    <message>
        <source>Time, reduced</source>
        <translation>Tiempo, reducido</translation>
    </message>
    <message>
        <source>With the reductions applied.</source>
        <translation>Después de las reducciones.</translation>
    </message>
    <message>
        <source>Time, original</source>
        <translation>Tiempo, original</translation>
    </message>
    <message>
        <source>Without the reductions.</source>
        <translation>Antes de las reducciones.</translation>
    </message>
    <message>
        <source>The study&apos;s times, where known, are seconds of its programs on a 2012 laptop. They appear next to the row&apos;s time.</source>
        <translation>Los tiempos del estudio, cuando se conocen, son segundos de sus programas en un portátil de 2012; se muestran junto al tiempo de la fila.</translation>
    </message>
    <message>
        <source>By the formula</source>
        <translation>Según la fórmula</translation>
    </message>
    <message>
        <source>(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study&apos;s equation (1). It does not cover a gambler who may choose.</source>
        <translation>(1 - r^start) / (1 - r^goal) con r = (1-p)/p: la ecuación (1) del estudio, que no contempla un apostador que puede elegir.</translation>
    </message>
    <message>
        <source>40 of 100 coins, winning chance 0.49</source>
        <translation>40 de 100 monedas, una apuesta se gana con 0,49</translation>
    </message>
    <message>
        <source>Length, by formula</source>
        <translation>Duración, según fórmula</translation>
    </message>
    <message>
        <source>Known for d up to N + 2 (Rocha and Stern). For d &lt; N it is d. For d = N it is N / (1 - c), with c = N! p1 ... pN. For d = N + 1 it is 1 + N / (1 - c (N+1)/2). For d = N + 2 it solves two linear equations.</source>
        <translation>Conocida donde d es a lo sumo N + 2 (Rocha y Stern): d por debajo de N; N / (1 - c) para N, con c = N! p1 ... pN; 1 + N / (1 - c (N+1)/2) para uno más; para dos más es la solución de dos ecuaciones lineales.</translation>
    </message>
    <message>
        <source>Ruin, by formula</source>
        <translation>Ruina, según fórmula</translation>
    </message>
    <message>
        <source>Known for d up to N: (1 - p1)^d, divided by 1 - c if d = N.</source>
        <translation>Conocida donde d es a lo sumo N: (1 - p1)^d, dividido entre 1 - c donde d es N.</translation>
    </message>
    <message>
        <source>Both times are for the dynamic model. The reductions shrink its equation but not its number of states. Without them the equation grows so fast that ten players are not run. The static equation is already as small as possible.</source>
        <translation>Los dos tiempos son los del modelo dinámico, cuya ecuación las reducciones hacen más pequeña; tiene los mismos estados antes y después. Antes de ellas crece tan deprisa con los jugadores que con diez no se ejecuta. La ecuación estática es lo más pequeña posible desde el principio.</translation>
    </message>
    <message>
        <source>Expected turns</source>
        <translation>Turnos esperados</translation>
    </message>
    <message>
        <source>With best play, in as many turns as it takes.</source>
        <translation>Con el mejor juego, en los turnos que hagan falta.</translation>
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
        <source>The study says that the other hands can be computed in the same way. It prints no numbers for them.</source>
        <translation>Las otras combinaciones son las que, según el estudio, se pueden calcular igual; no imprime números de ellas.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Both pawns stand in wells, and neither can move.</source>
        <translation>Ambos están en pozos y ninguno puede mover.</translation>
    </message>
    <message>
        <source>Tie, by the rules</source>
        <translation>Empate, según las reglas</translation>
    </message>
    <message>
        <source>The study&apos;s programs took about 90 seconds for the Game of the Goose on a 2012 laptop.</source>
        <translation>Los programas del estudio tardaron unos 90 segundos en el juego de la oca, en un portátil de 2012.</translation>
    </message>
</context>
<context>
    <name>ChanceWork</name>
    <message>
        <source>The property depends on hidden steps, so confluent steps are not taken at once.</source>
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
        <source>The file name “%1” must end in .png, .svg, .pdf, .csv or .json. The ending sets the format.</source>
        <translation>El nombre del archivo «%1» debe terminar en .png, .svg, .pdf, .csv o .json; eso indica qué escribir.</translation>
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
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Ver de más cerca; la rueda amplía donde está el ratón y arrastrar desplaza la vista</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Ver más; la rueda aleja desde donde está el ratón</translation>
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
        <source>Export the class results to a file</source>
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
        <source>One row per question, for spreadsheets</source>
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
        <source>One row per student, for spreadsheets</source>
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
        <source>Both tables, the students&apos; written answers and the files left out</source>
        <translation>Las dos tablas, lo que escribieron los estudiantes y lo que quedó fuera</translation>
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
        <source>Drop your students&apos; answer files (NAME.answers.json) here, or a folder of them. The files are only read. Nothing leaves this computer.</source>
        <translation>Suelta aquí los archivos que entregaron tus estudiantes, NOMBRE.answers.json, o una carpeta con ellos. Solo se leen; nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Class results: all the answers your students handed in</source>
        <translation>Cómo le fue a una clase: las respuestas entregadas, reunidas</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Add answer files from your students. You can also drop them on this page.</source>
        <translation>Leer archivos entregados por estudiantes; también puedes soltarlos en la página</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>Add every answer file in a folder and its subfolders</source>
        <translation>Leer todas las respuestas de una carpeta y de las que contiene</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Lección…</translation>
    </message>
    <message>
        <source>Choose the lesson that was answered, for the wording and order of its questions. Built-in lessons are found automatically.</source>
        <translation>La lección respondida, para los textos y el orden de sus preguntas; las del programa se encuentran solas</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Read every file again</source>
        <translation>Leer otra vez todos los archivos</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>Quitar todo…</translation>
    </message>
    <message>
        <source>Remove every file from this page. The files on disk are kept.</source>
        <translation>Quitar todos los archivos de la página; los archivos se conservan</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>One row per question. Click a heading to sort.</source>
        <translation>Una fila por pregunta; haz clic en un encabezado para ordenar</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Estudiantes</translation>
    </message>
    <message>
        <source>One row per student. Press Enter or double-click to see the answers. Click a heading to sort.</source>
        <translation>Una fila por estudiante; Intro o doble clic muestra las respuestas; haz clic en un encabezado para ordenar</translation>
    </message>
    <message>
        <source>Students&apos; written answers</source>
        <translation>Lo que escribieron los estudiantes</translation>
    </message>
    <message>
        <source>Class views</source>
        <translation>Vistas de la clase</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Respuestas escritas</translation>
    </message>
    <message>
        <source>All files were removed from the page.</source>
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
        <source>No answers can be counted.</source>
        <translation>No hay respuestas que se puedan contar.</translation>
    </message>
    <message>
        <source>This lesson was not found. Use Lesson… to open it.</source>
        <translation>Aquí no se conoce esta lección; «Lección…» permite indicarla.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no written answers.</source>
        <translation>Nadie escribió texto libre.</translation>
    </message>
    <message>
        <source>Student answers</source>
        <translation>Respuestas de estudiantes</translation>
    </message>
    <message>
        <source>Folder of answers</source>
        <translation>Una carpeta de respuestas</translation>
    </message>
    <message>
        <source>Lesson that was answered</source>
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
        <source>Remove every file from this page? The files on disk are kept.</source>
        <translation>¿Quitar todos los archivos de la página? Los archivos se conservan.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>Bien a la primera</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
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
        <source>Gave up</source>
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
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
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
        <source>The file could not be read: %1</source>
        <translation>No se pudo leer: %1</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Archivos por revisar</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>Por revisar (%1)</translation>
    </message>
    <message>
        <source>See what the class answered</source>
        <translation>Ver qué respondió la clase</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with the same answers as another: see To check.</source>
        <translation>
            <numerusform>%n archivo con las mismas respuestas que otro: mira en «Por revisar».</numerusform>
            <numerusform>%n archivos con las mismas respuestas que otro: mira en «Por revisar».</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers (*%1);;All files (*)</source>
        <translation>Respuestas (*%1);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer files found.</source>
        <translation>No se encontró ningún archivo de respuestas.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers.</source>
        <translation>
            <numerusform>%n archivo no contiene respuestas.</numerusform>
            <numerusform>%n archivos no contienen respuestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers: %1.</source>
        <translation>
            <numerusform>%n archivo no contiene respuestas: %1.</numerusform>
            <numerusform>%n archivos no contienen respuestas: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message>
        <source>These answers are for another lesson: %1.</source>
        <translation>Son respuestas a otra lección: %1.</translation>
    </message>
    <message>
        <source>These answers are for version %1 of the lesson, not version %2.</source>
        <translation>Son respuestas a la versión %1 de la lección, no a la %2.</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>Es lo mismo que %1.</translation>
    </message>
    <message>
        <source>The same student handed in %1 later. That file counts instead.</source>
        <translation>%1 lo entregó después el mismo estudiante y es el que cuenta.</translation>
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
        <source>Result</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
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
        <source>Gave up</source>
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
        <source>Right first time</source>
        <translation>Bien a la primera</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Respuestas escritas</translation>
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
        <source>%n right first time</source>
        <translation>
            <numerusform>%n a la primera</numerusform>
            <numerusform>%n a la primera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right later</source>
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
        <source>Under another name, this has the same answers as %1, with times that match to the second. Both count.</source>
        <translation>Tiene las mismas respuestas que %1, hasta el segundo, con otro nombre. Cuentan las dos.</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>Student %1</source>
        <translation>Estudiante %1</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>%1 (same answers and times as %2)</source>
        <translation>%1 (mismas respuestas y tiempos que %2)</translation>
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
        <source>A clock needs two people.</source>
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
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>bet to win 1</source>
        <translation>apostar para ganar 1</translation>
    </message>
    <message>
        <source>bet to win 2</source>
        <translation>apostar para ganar 2</translation>
    </message>
</context>
<context>
    <name>ColumnBoard</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Position: choose a column</source>
        <translation>Posición; elige una columna</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>%1. Rows from the top, X for the first player, O for the second: %2</source>
        <translation>%1. Filas desde arriba, X para el primer jugador, O para el segundo: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>First player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Juega el primer jugador: %1 (%2)</translation>
    </message>
    <message>
        <source>Second player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Juega el segundo jugador: %1 (%2)</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>aro</translation>
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
        <source>%1. Exact score %2, from %3&apos;s view. Click to see the move</source>
        <translation>%1. Valor exacto %2 para %3; haz clic para ver la jugada</translation>
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
        <translation>tablero vacío</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>Las jugadas que llevan a ella, como 44536 o d1 d2 e1</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Del tablero</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Tomar la posición del tablero</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>How often each engine searches, taking turns with the others. From six repetitions, the median has an interval.</source>
        <translation>Cada motor busca este número de veces, alternándose con los demás; a partir de seis, la mediana tiene un intervalo</translation>
    </message>
    <message>
        <source>The engine the others are measured against</source>
        <translation>Con cuál se comparan los demás</translation>
    </message>
    <message>
        <source>Measure pruning</source>
        <translation>Ahorro de la poda</translation>
    </message>
    <message>
        <source>Count the full tree and the minimal tree, and run alpha-beta with columns from left to right</source>
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
        <source>The engine that searched, and its settings</source>
        <translation>Quién buscó y cómo</translation>
    </message>
    <message>
        <source>Best move: value</source>
        <translation>Mejor jugada: valor</translation>
    </message>
    <message>
        <source>The column, and its value for the player to move, in the engine&apos;s own units</source>
        <translation>La columna y cuánto vale para quien juega, en las unidades del motor</translation>
    </message>
    <message>
        <source>%1: times %2</source>
        <comment>a quantity and a letter</comment>
        <translation>%1: veces %2</translation>
    </message>
    <message>
        <source>Ratio to the reference in the same round: the median, with its range below</source>
        <translation>Cuántas veces lo que necesitó la referencia en la misma ronda: la mediana y, debajo, el rango</translation>
    </message>
    <message>
        <source> The median of the repetitions, with its range below.</source>
        <translation> La mediana de las repeticiones y, debajo, el rango.</translation>
    </message>
    <message>
        <source>Full tree</source>
        <translation>Árbol completo</translation>
    </message>
    <message>
        <source>Positions down to the depth searched, without pruning. A line ends where its game ends.</source>
        <translation>Posiciones hasta la profundidad buscada, sin poda; una partida terminada acaba su línea</translation>
    </message>
    <message>
        <source>Share visited</source>
        <translation>Parte visitada</translation>
    </message>
    <message>
        <source>Nodes of all finished depths, as a share of the full tree</source>
        <translation>Los nodos de todas las profundidades terminadas, frente al árbol completo</translation>
    </message>
    <message>
        <source>Minimal tree</source>
        <translation>Árbol mínimo</translation>
    </message>
    <message>
        <source>The fewest positions that prove the value, with a best move tried first everywhere</source>
        <translation>El menor número de posiciones que demuestra el valor, si en todas se prueba primero una mejor jugada</translation>
    </message>
    <message>
        <source>Alpha-beta, left to right</source>
        <translation>Alfa-beta desde la izquierda</translation>
    </message>
    <message>
        <source>Positions that plain alpha-beta visits with columns from left to right, the same heuristic and the same depth</source>
        <translation>Lo que visita un alfa-beta simple que prueba las columnas de izquierda a derecha, con la misma heurística y la misma profundidad</translation>
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
        <source>This number should be the same in every repetition, but it was not.</source>
        <translation>Este número debería ser igual en todas las repeticiones, y no lo fue.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Search with each engine in turn</source>
        <translation>Hacer buscar a cada motor por turno</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Esperar tras la búsqueda en curso y continuar después</translation>
    </message>
    <message>
        <source>Stop and keep the finished searches</source>
        <translation>Detener y conservar las búsquedas terminadas</translation>
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
        <source>Search one position with several engines or settings. Compare what each search costs and what pruning saves.</source>
        <translation>Una posición con varios motores o ajustes: cuánto cuesta cada búsqueda y cuánto ahorra la poda.</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Comparar búsquedas</translation>
    </message>
    <message>
        <source>Search one position repeatedly with up to six engines or settings, in turn. Compare nodes, times and the savings from pruning.</source>
        <translation>La misma posición con hasta seis motores o ajustes, una y otra vez por turno: nodos, tiempos y ahorro de la poda</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>Resultado de la comparación</translation>
    </message>
    <message>
        <source>Quantity for the chart and for the table&apos;s ratios</source>
        <translation>Elegir qué muestra la gráfica y de qué son las razones de la tabla</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Choose the table&apos;s columns</source>
        <translation>Qué columnas tiene la tabla</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Gráfica:</translation>
    </message>
    <message>
        <source>Cost of each engine&apos;s searches</source>
        <translation>Coste de las búsquedas de cada motor</translation>
    </message>
    <message>
        <source>Times the reference</source>
        <translation>Veces la referencia</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>Se pueden comparar de 1 a %1 motores, no %2.</translation>
    </message>
    <message>
        <source>Unknown quantity &quot;%1&quot;.</source>
        <translation>No hay ninguna magnitud llamada «%1».</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Buscando.</translation>
    </message>
    <message>
        <source>The summary appears here: the fastest search, and how much of the tree was pruned.</source>
        <translation>Aquí se dice qué motor es el más rápido y cuánto del árbol se ahorró.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Búsquedas comparadas</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished.</source>
        <translation>Cancelado antes de que terminara la primera búsqueda.</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished. The previous result is kept.</source>
        <translation>Cancelado antes de que terminara la primera búsqueda: se conserva el resultado anterior.</translation>
    </message>
    <message>
        <source>Search one position with several engines</source>
        <translation>Analizar una posición con varios motores</translation>
    </message>
    <message>
        <source>Leave out disturbed searches</source>
        <translation>Dejar fuera las búsquedas perturbadas</translation>
    </message>
    <message>
        <source>Leave the times of disturbed searches out of medians, intervals and the test of which is faster. The chart still shows each search.</source>
        <translation>Los tiempos de las búsquedas perturbadas no cuentan para medianas, intervalos ni la prueba de cuál es más rápido. El gráfico sigue mostrando todas.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>A person cannot be compared. Choose an engine.</source>
        <translation>No se puede comparar a una persona; elige un motor.</translation>
    </message>
    <message>
        <source>%1 needs a limit: a depth, a number of nodes or a time.</source>
        <translation>%1 necesita un límite: una profundidad, nodos o un tiempo.</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>Se pueden comparar de 1 a %1 motores, no %2.</translation>
    </message>
    <message>
        <source>The number of repetitions must be from 1 to %1, not %2.</source>
        <translation>El número de repeticiones debe estar entre 1 y %1, no %2.</translation>
    </message>
    <message>
        <source>The reference must be an engine from 1 to %1, not %2.</source>
        <translation>La referencia debe ser uno de los motores, de 1 a %1, no %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>En esta posición la partida ha terminado.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for &quot;%1&quot;.</source>
        <translation>El sistema no tiene tantos hilos como necesita «%1».</translation>
    </message>
    <message>
        <source>There is not enough memory for &quot;%1&quot;.</source>
        <translation>No hay memoria suficiente para «%1».</translation>
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
        <source>%1 is the fastest, %2 times as fast as %3</source>
        <translation>%1 es el más rápido: %2 veces más que %3</translation>
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
        <source>%1 is the fastest.</source>
        <translation>%1 es el más rápido.</translation>
    </message>
    <message>
        <source>Every search chose column %1.</source>
        <translation>La mejor jugada de todas las búsquedas es la columna %1.</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1: columna %2</translation>
    </message>
    <message>
        <source>The searches chose different moves. %1.</source>
        <translation>No coinciden en la mejor jugada. %1.</translation>
    </message>
    <message>
        <source>The best move differed between repetitions.</source>
        <translation>La mejor jugada no es la misma en todas las repeticiones.</translation>
    </message>
    <message>
        <source>the minimal tree that proves the value has %1</source>
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
        <translation>%1 visitó el %2 del árbol completo de %3 posiciones hasta la profundidad %4</translation>
    </message>
    <message>
        <source>%1 visited no positions, and the full tree to depth %2 has %3</source>
        <translation>%1 no visitó nada; el árbol completo hasta la profundidad %2 tiene %3 posiciones</translation>
    </message>
    <message>
        <source>%1 visited %2 positions, and the full tree to depth %3 is too large to count (to depth %4 it has %5)</source>
        <translation>%1 visitó %2 posiciones; el árbol completo hasta la profundidad %3 es demasiado grande para contarlo (hasta la profundidad %4 tiene %5)</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Detenido antes de tiempo.</translation>
    </message>
    <message>
        <source>The counts differ between repetitions of %1, because of a time limit or a table shared by workers.</source>
        <translation>El recuento no es igual en todas las repeticiones de %1: la detuvo un límite de tiempo, o los hilos comparten una tabla.</translation>
    </message>
    <message>
        <source>Searches with disturbed times, because something else was using the processors: %1.</source>
        <translation>Búsquedas con tiempos perturbados porque otro programa ocupaba los procesadores: %1.</translation>
    </message>
    <message>
        <source>Fewer than six repetitions give a range but no interval.</source>
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
        <source>%1 had the lowest median time, %2 times as fast as %3</source>
        <translation>%1 tuvo el menor tiempo mediano: fue %2 veces tan rápido como %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart. Their times do not show which is faster.</source>
        <translation>%1 y %2 no se distinguen. Sus tiempos no muestran cuál es más rápido.</translation>
    </message>
    <message>
        <source>%1 cannot be told apart. Their times do not show which is the fastest.</source>
        <translation>%1 no se distinguen. Sus tiempos no muestran cuál es el más rápido.</translation>
    </message>
    <message>
        <source>All others are slower.</source>
        <translation>Todos los demás son más lentos.</translation>
    </message>
    <message>
        <source>%1 had the lowest median time.</source>
        <translation>%1 tuvo el menor tiempo mediano.</translation>
    </message>
    <message>
        <source>A test of which is faster needs six repetitions of both.</source>
        <translation>Para probar cuál es más rápido hacen falta seis repeticiones de ambos.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a letter, and how many of its searches</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Their times are left out. Searches that remain: %1.</source>
        <translation>Sus tiempos no cuentan. Búsquedas que quedan: %1.</translation>
    </message>
    <message>
        <source>searches: %1, left out</source>
        <translation>búsquedas: %1, sin contar</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison of two runs</source>
        <translation>Dos ejecuciones comparadas</translation>
    </message>
    <message>
        <source>Cells of both runs</source>
        <translation>Celdas de ambas ejecuciones</translation>
    </message>
    <message>
        <source>No cell has the same name in both runs, so there is nothing to compare.</source>
        <translation>Las dos ejecuciones no tienen ninguna celda con el mismo nombre: no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Shares won by the first-named engine, with Wilson 95 % intervals. Intervals that do not overlap suggest a real difference. Overlapping intervals leave it undecided.</source>
        <translation>Proporción ganada por el primero, con intervalos de Wilson del 95 %. Los intervalos separados indican una diferencia real; los que se solapan no permiten decidir.</translation>
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
        <source>all done: column %1 is best, with %2</source>
        <translation>todas están hechas: la columna %1 es la mejor, con %2</translation>
    </message>
    <message>
        <source>● conforms</source>
        <translation>● conforme</translation>
    </message>
    <message>
        <source>○ conforms so far</source>
        <translation>○ conforme hasta donde llega</translation>
    </message>
    <message>
        <source>▲ does not conform</source>
        <translation>▲ no conforme</translation>
    </message>
    <message>
        <source>During a game, replay the workers of a mapped search step by step in the search model</source>
        <translation>Mientras juegas, lo que hicieron los hilos de una búsqueda repartida se repite paso a paso en el modelo de la búsqueda</translation>
    </message>
    <message>
        <source>Show the states of this run&apos;s model, with the run as a path</source>
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
        <source>Searches checked against the model</source>
        <translation>Búsquedas contrastadas con el modelo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>En el modelo</translation>
    </message>
    <message>
        <source>Events of the selected search</source>
        <translation>Sucesos de la búsqueda elegida</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3</source>
        <translation>%1, profundidad %2, juega %3</translation>
    </message>
    <message>
        <source>Play against an engine that shares its moves among workers, such as mapped-h1. Each of its searches appears here.</source>
        <translation>Juega contra un motor que reparta sus jugadas entre hilos, como mapped-h1: cada una de sus búsquedas aparece aquí.</translation>
    </message>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything their workers did.</source>
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
        <source>Select one to see the step that the model does not allow.</source>
        <translation>Elige una para ver el paso que el modelo no permite.</translation>
    </message>
    <message>
        <source>▲ %1 is not allowed here</source>
        <translation>▲ %1 no se permite aquí</translation>
    </message>
    <message>
        <source>Check each engine move against the model</source>
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
        <source>%1, depth %2, plays %3 (drawn by lot from equal moves)</source>
        <translation>%1, profundidad %2, juega %3 (entre iguales, por sorteo)</translation>
    </message>
    <message>
        <source>Values are in heuristic units, from the view of the side to move</source>
        <translation>Los valores están en unidades de la heurística, para quien juega</translation>
    </message>
    <message>
        <source>Off: searches are not checked. Switch it on to replay the workers of each engine move step by step in the search model.</source>
        <translation>Desactivado: no se revisa ninguna búsqueda. Activado: lo que hicieron los hilos en cada jugada de un motor se repite paso a paso en el modelo de la búsqueda.</translation>
    </message>
    <message>
        <source>Let mapped-h1 play here</source>
        <translation>Poner a jugar a mapped-h1</translation>
    </message>
    <message>
        <source>Start a game against mapped-h1 on the board, and check each of its moves</source>
        <translation>Empezar una partida contra mapped-h1 en el tablero y contrastar cada una de sus jugadas</translation>
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
        <source>Conforms so far: the model allows all %n event(s). The search ended before its result.</source>
        <translation>
            <numerusform>Conforme hasta donde llega: el modelo permite el suceso; la búsqueda terminó antes de su resultado.</numerusform>
            <numerusform>Conforme hasta donde llega: el modelo permite los %n sucesos; la búsqueda terminó antes de su resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not conform: the model does not allow event %1, %2, there. It allows %3.</source>
        <translation>No conforme: el modelo no permite ahí el suceso %1, %2. Permite %3.</translation>
    </message>
</context>
<context>
    <name>Contender</name>
    <message>
        <source>The engine is missing. Choose from %1.</source>
        <translation>Falta un motor; los motores son %1.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, %2 needs a whole number from %3 to %4.</source>
        <translation>«%1» debe indicar %2 con un número entero de %3 a %4.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the value after %2 is missing.</source>
        <translation>En «%1» no puede ir nada después de %2.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the option %2 does not apply to %3.</source>
        <translation>En «%1» la palabra %2 no sirve para %3.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the word &quot;%2&quot; is unknown. After an engine you can write %3.</source>
        <translation>En «%1» no se reconoce «%2»; después de un motor puede ir %3.</translation>
    </message>
</context>
<context>
    <name>ContenderChart</name>
    <message>
        <source>Chart of one quantity for the engines compared</source>
        <translation>Gráfica de una magnitud de los motores que se comparan</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 times as much as %2</source>
        <translation>%1 veces lo de %2</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, repetición %2: %3</translation>
    </message>
    <message>
        <source>Disturbed: something else was using the processors.</source>
        <translation>Perturbada: otro programa ocupaba los procesadores.</translation>
    </message>
    <message>
        <source>Choose engines above, then press Run. The chart shows the cost of each search, with a point for every repetition.</source>
        <translation>Elige motores arriba y pulsa «Ejecutar»: aquí se dibuja el coste de cada búsqueda, con cada repetición como un punto.</translation>
    </message>
    <message>
        <source>None of these engines reports this quantity.</source>
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
        <source>lowest to highest</source>
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
    <message>
        <source>No search is left. Every one was disturbed and is left out.</source>
        <translation>No queda ninguna búsqueda. Todas fueron perturbadas y no cuentan.</translation>
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
        <source>Chart of cost against size</source>
        <translation>Gráfica del coste según lo que crece</translation>
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
        <source>Not part of the fit: %1</source>
        <translation>Fuera de la recta: %1</translation>
    </message>
    <message>
        <source>Choose what grows above, then press Run. The chart shows the cost of each point and the line fitted to them.</source>
        <translation>Elige arriba qué crece y pulsa «Ejecutar»: aquí se dibuja el coste de cada punto, con la recta que los ajusta.</translation>
    </message>
    <message>
        <source>median, lowest to highest</source>
        <translation>mediana, de menor a mayor</translation>
    </message>
    <message>
        <source>not part of the fit</source>
        <translation>fuera de la recta</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajustada</translation>
    </message>
    <message>
        <source>start-up, left out of the fit</source>
        <translation>arranque, fuera del ajuste</translation>
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
        <source>The article: Kang, Wang and Hu (2019), figures 12 and 13, one game per depth.</source>
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
        <source>The article, depth %1, one game</source>
        <translation>El artículo, profundidad %1, una partida</translation>
    </message>
    <message>
        <source>This program, depth %1, one game</source>
        <translation>Este programa, profundidad %1, una partida</translation>
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
        <source>Use the arrow keys to move between points. Press Enter to show that move of the game.</source>
        <translation>Las flechas van de punto en punto; Intro muestra esa jugada de la partida.</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Jugada %1: %2 ms</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Jugada %1: %2 nodos</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
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
        <source>%1 x and %2 o can&apos;t occur in a game</source>
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
    <name>DecisionWords</name>
    <message>
        <source>state %1</source>
        <translation>el estado %1</translation>
    </message>
    <message>
        <source>With %1, %2.</source>
        <translation>Con %1: %2.</translation>
    </message>
    <message>
        <source>All %1 states: tab States</source>
        <translation>Los %1 estados: pestaña «Estados»</translation>
    </message>
</context>
<context>
    <name>DiceShown</name>
    <message>
        <source>No dice thrown yet</source>
        <translation>Aún no hay ningún dado en la mesa</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Los dados muestran %1</translation>
    </message>
    <message>
        <source>%1; %2 in hand.</source>
        <translation>%1; %2 en la mano.</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>los dados %1</translation>
    </message>
    <message>
        <source>%1 and %2 in hand</source>
        <translation>%1 y otros %2 en la mano</translation>
    </message>
    <message>
        <source>pick up a %1</source>
        <translation>recoger un %1</translation>
    </message>
    <message>
        <source>pick up no more dice</source>
        <translation>no recoger más dados</translation>
    </message>
</context>
<context>
    <name>DockSet</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Who plays, and at what strength</source>
        <translation>Quién juega y con qué fuerza</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>List of the game&apos;s moves</source>
        <translation>Las jugadas de la partida en una lista</translation>
    </message>
    <message>
        <source>Engine report</source>
        <translation>Informe del motor</translation>
    </message>
    <message>
        <source>Result and cost of the last search</source>
        <translation>Resultado y coste de la última búsqueda</translation>
    </message>
    <message>
        <source>Study curves</source>
        <translation>Curvas del estudio</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s games, replayed</source>
        <translation>Las partidas del estudio de heurísticas, jugadas de nuevo</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>What the exact solver knows about this position</source>
        <translation>Lo que sabe de la posición el solucionador exacto</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Quality of the game&apos;s moves</source>
        <translation>Calidad de las jugadas de la partida</translation>
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
        <source>The heuristics H1 and H2, feature by feature</source>
        <translation>De qué se componen las heurísticas H1 y H2, rasgo a rasgo</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Repeat the studies and run your own experiments</source>
        <translation>Los estudios repetidos y tus propios experimentos</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>What each worker did during a search, and when</source>
        <translation>Qué hizo cada hilo en la búsqueda de una jugada, y cuándo</translation>
    </message>
    <message>
        <source>After an engine moves, its workers&apos; activity appears here.</source>
        <translation>Aquí verás lo que hicieron los hilos de un motor después de su jugada.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Moves played from here, and their results</source>
        <translation>Qué se jugó desde aquí y cómo acabó</translation>
    </message>
    <message>
        <source>Any figure</source>
        <translation>Cualquier magnitud</translation>
    </message>
    <message>
        <source>Any number a search reports, by move and by game</source>
        <translation>Cualquier número que da una búsqueda, por jugada y por partida</translation>
    </message>
</context>
<context>
    <name>DotLayout</name>
    <message>
        <source>Graphviz returned unexpected output.</source>
        <translation>Graphviz no ha respondido como se esperaba.</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;New lesson</source>
        <translation>&amp;Nueva lección</translation>
    </message>
    <message>
        <source>Start a new lesson from the position on the board</source>
        <translation>Empezar una lección nueva desde la posición del tablero</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>Abrir una lección propia</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the lesson to its file</source>
        <translation>Guardar la lección en su archivo</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save the lesson to another file</source>
        <translation>Guardar la lección en otro archivo</translation>
    </message>
    <message>
        <source>Share as a &amp;link…</source>
        <translation>Compartir como en&amp;lace…</translation>
    </message>
    <message>
        <source>Share the whole lesson as a link or QR code</source>
        <translation>Compartir toda la lección como enlace o código QR</translation>
    </message>
    <message>
        <source>&amp;Try the lesson</source>
        <translation>&amp;Probar la lección</translation>
    </message>
    <message>
        <source>Save the lesson and open it as a student sees it</source>
        <translation>Guardar la lección y abrirla como la ve un estudiante</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Cerrar el editor</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>Rehacer el cambio deshecho</translation>
    </message>
    <message>
        <source>&amp;Step…</source>
        <translation>&amp;Paso…</translation>
    </message>
    <message>
        <source>Add a step after this one</source>
        <translation>Añadir un paso después de este</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Tablero…</translation>
    </message>
    <message>
        <source>Add a board: play the moves to show</source>
        <translation>Añadir un tablero: juega las jugadas que quieras mostrar</translation>
    </message>
    <message>
        <source>&amp;Question…</source>
        <translation>Pre&amp;gunta…</translation>
    </message>
    <message>
        <source>Add a question: fill in a form</source>
        <translation>Añadir una pregunta: rellena un formulario</translation>
    </message>
    <message>
        <source>&amp;Tree…</source>
        <translation>Á&amp;rbol…</translation>
    </message>
    <message>
        <source>Add a tree to step through</source>
        <translation>Añadir un árbol para recorrerlo paso a paso</translation>
    </message>
    <message>
        <source>&amp;Laboratory page…</source>
        <translation>Página del &amp;laboratorio…</translation>
    </message>
    <message>
        <source>Add a laboratory page with the settings chosen on it</source>
        <translation>Añadir una página del laboratorio con los ajustes elegidos en ella</translation>
    </message>
    <message>
        <source>&amp;Notes for the teacher</source>
        <translation>&amp;Notas para el profesor</translation>
    </message>
    <message>
        <source>Add notes that students do not see</source>
        <translation>Añadir notas que los estudiantes no ven</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Imagen…</translation>
    </message>
    <message>
        <source>Add a picture and keep it in the lesson&apos;s file</source>
        <translation>Añadir una imagen y conservarla en el archivo de la lección</translation>
    </message>
    <message>
        <source>&amp;Keep all pictures in the file</source>
        <translation>&amp;Incluir todas las imágenes en el archivo</translation>
    </message>
    <message>
        <source>Copy the pictures beside the lesson into its file, so one file is enough</source>
        <translation>Copiar en el archivo las imágenes que están junto a la lección, para que baste un solo archivo</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Paso &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the step before this one</source>
        <translation>Ir al paso anterior a este</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Paso &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the step after this one</source>
        <translation>Ir al paso que sigue a este</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>&amp;Error siguiente</translation>
    </message>
    <message>
        <source>Go to the next mistake in the text</source>
        <translation>Ir al siguiente error del texto</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insertar</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>I&amp;r</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>EndOffers</name>
    <message>
        <source>Play %1 ne&amp;xt?</source>
        <comment>an opponent</comment>
        <translation>¿La &amp;siguiente contra %1?</translation>
    </message>
    <message>
        <source>Play %1 &amp;instead?</source>
        <comment>an opponent</comment>
        <translation>¿Pre&amp;fieres jugar contra %1?</translation>
    </message>
</context>
<context>
    <name>EngineFactory</name>
    <message>
        <source>looks one move ahead and plays the move that %1 values most</source>
        <translation>mira una jugada por delante y elige lo que %1 valora más</translation>
    </message>
    <message>
        <source>searches the whole tree to its depth, evaluating with %1</source>
        <translation>recorre el árbol entero hasta su profundidad y lo valora con %1</translation>
    </message>
    <message>
        <source>the article&apos;s search: alpha-beta with one shared window, columns from left to right, evaluating with %1</source>
        <translation>la búsqueda del artículo: alfa-beta con una sola ventana compartida, columnas de izquierda a derecha, valorada con %1</translation>
    </message>
    <message>
        <source>alpha-beta with ordered moves and iterative deepening, evaluating with %1</source>
        <translation>alfa-beta con jugadas ordenadas y profundidad creciente, valorada con %1</translation>
    </message>
    <message>
        <source>alpha-beta with its root moves mapped over the workers, evaluating with %1</source>
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
        <source>There is no engine called &quot;%1&quot;. The engines are %2.</source>
        <translation>No hay ningún motor llamado «%1»; los motores son %2.</translation>
    </message>
    <message>
        <source>plays a best move, proved to the end of the game</source>
        <translation>juega la mejor jugada que hay, demostrada hasta el final de la partida</translation>
    </message>
    <message>
        <source>follows the eight-disc data set where its labels decide, and plays like %1 elsewhere</source>
        <translation>juega según las etiquetas del conjunto de datos de ocho fichas donde deciden; si no, como %1</translation>
    </message>
    <message>
        <source>%1, opponent %2 of %3: %4</source>
        <translation>%1, rival %2 de %3: %4</translation>
    </message>
    <message>
        <source>the article&apos;s flow chart taken literally: like study, but %1 also values finished games, which H2 and an H1 without feature 1 don&apos;t recognise</source>
        <translation>el diagrama del artículo al pie de la letra: como study, pero una partida terminada vale lo que dice %1, así que H2 y una H1 sin el rasgo 1 no la reconocen</translation>
    </message>
    <message>
        <source>finished games recognised through feature 1</source>
        <translation>partidas terminadas reconocidas por el rasgo 1</translation>
    </message>
    <message>
        <source>finished games not recognised</source>
        <translation>partidas terminadas no reconocidas</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Opponents, from easy to hard</source>
        <translation>Rivales, de fácil a difícil</translation>
    </message>
    <message>
        <source>For experts: look as far ahead as you choose</source>
        <translation>Para expertos: miran tan lejos como quieras</translation>
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
        <source>For experts: look no further than the next move</source>
        <translation>Para expertos: solo miran las jugadas</translation>
    </message>
</context>
<context>
    <name>EngineSession</name>
    <message>
        <source>Not enough memory for the engine to think. Close other programs, then start it again.</source>
        <translation>No hay memoria suficiente para que piense el motor. Podrás iniciarlo de nuevo cuando cierres otros programas.</translation>
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
        <source>Add a copy of the selected engine, ready to change</source>
        <translation>Añadir otro motor, copia del elegido, para cambiarlo</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least two must stay.</source>
        <translation>Quitar el motor elegido; deben quedar dos</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>&amp;Variar</translation>
    </message>
    <message>
        <source>Add copies of the selected engine that differ in one setting, as one axis of a grid</source>
        <translation>Crear copias del motor elegido que difieren en una sola cosa: el eje de una cuadrícula</translation>
    </message>
    <message>
        <source>By &amp;depth: 2, 4, 6 and 8</source>
        <translation>Por &amp;profundidad: 2, 4, 6 y 8</translation>
    </message>
    <message>
        <source>By H1 &amp;feature, one at a time</source>
        <translation>Por &amp;rasgo de H1, cada uno solo</translation>
    </message>
    <message>
        <source>By features &amp;of H1, adding one at a time</source>
        <translation>Por rasgos de H1, un&amp;o tras otro</translation>
    </message>
    <message>
        <source>By &amp;heuristic: %1</source>
        <translation>Por &amp;heurística: %1</translation>
    </message>
    <message>
        <source>Engines to compare</source>
        <translation>Motores que se comparan</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least one must stay.</source>
        <translation>Quitar el motor elegido; debe quedar uno</translation>
    </message>
    <message>
        <source>By search method, &amp;with the same heuristic</source>
        <translation>Por &amp;modo de buscar, con la misma heurística</translation>
    </message>
    <message>
        <source>By wor&amp;kers: 1, 2, 4 and 8</source>
        <translation>Por hi&amp;los: 1, 2, 4 y 8</translation>
    </message>
    <message>
        <source>By &amp;table size of the exact solver: 1, 4, 16 and 64 MiB</source>
        <translation>Por &amp;tabla del solucionador exacto: 1, 4, 16 y 64 MiB</translation>
    </message>
</context>
<context>
    <name>EquationText</name>
    <message>
        <source>Nothing more is counted from here. Graph search proves it.</source>
        <translation>Desde aquí no se cuenta nada más; lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>The goal need not be reached from here, so the sum is unbounded. Graph search proves it.</source>
        <translation>Desde aquí puede no alcanzarse la meta, así que nada limita la suma; lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>The goal is certain to be reached from here. Graph search proves it.</source>
        <translation>Desde aquí la meta se alcanza con seguridad; lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>The goal cannot be reached from here. Graph search proves it.</source>
        <translation>Desde aquí no se puede alcanzar la meta; lo sabe la búsqueda en el grafo.</translation>
    </message>
    <message>
        <source>State %1:</source>
        <translation>Estado %1:</translation>
    </message>
    <message>
        <source>The states %1 form an end component: play can stay among them for ever. They are merged into one.</source>
        <translation>Una componente final: desde cualquiera de los estados %1 se puede permanecer en ellos para siempre, así que se unen en uno.</translation>
    </message>
    <message>
        <source>least of</source>
        <translation>el menor de</translation>
    </message>
    <message>
        <source>greatest of</source>
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
        <source>Starting bounds:</source>
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
        <source>%1 wins, but not yet known when</source>
        <translation>gana %1; aún no se sabe cuándo</translation>
    </message>
    <message>
        <source>%1 wins in %2, with disc %3</source>
        <comment>side, its own moves, discs on the board then</comment>
        <translation>gana %1 en %2, con la ficha %3</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Inicio: %1</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
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
        <source>Press Left or Right to step through the game.</source>
        <translation>Izquierda y Derecha recorren las jugadas de la partida.</translation>
    </message>
    <message>
        <source>Each point is exact: the number of discs on the board when best play ends the game. The sooner a side wins, the further out the point is. The line stays level while nobody slips.</source>
        <translation>Cada punto es exacto: el número de fichas en el tablero cuando la partida acaba con el mejor juego. Cuanto antes gana un lado, más lejos del centro. La línea no cambia mientras nadie se equivoca.</translation>
    </message>
    <message>
        <source>%1. Press Left or Right to step through the game.</source>
        <translation>%1. Izquierda y Derecha recorren las jugadas de la partida.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are not known yet.</source>
        <translation>Huecos: %1 de %2 posiciones aún no se conocen.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are hidden until you&apos;ve found your move.</source>
        <translation>Huecos: %1 de %2 posiciones se ocultan hasta que encuentres tu jugada.</translation>
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
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Media jugada</translation>
    </message>
    <message>
        <source>Move that ends the game</source>
        <translation>Media jugada de la última ficha</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Which move is best here?</source>
        <translation>¿Cuál es la mejor jugada aquí?</translation>
    </message>
    <message>
        <source>How many leaves does alpha-beta examine, from left to right?</source>
        <translation>¿Cuántas hojas examina alfa-beta, de izquierda a derecha?</translation>
    </message>
    <message>
        <source>What is the value of the tree for the side that moves first?</source>
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
        <source>At how many nodes does alpha-beta leave out moves?</source>
        <translation>¿Cuántas veces corta alfa-beta?</translation>
    </message>
    <message>
        <source>How few leaves would alpha-beta examine in the best order?</source>
        <translation>¿Cuántas hojas serían, como mínimo, en el mejor orden?</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>The same number gives the same exercises, on every machine</source>
        <translation>El mismo número da los mismos ejercicios en cualquier equipo</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Positions with exactly one best move</source>
        <translation>Posiciones con una sola mejor jugada</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árboles</translation>
    </message>
    <message>
        <source>Trees to value, and to search by alpha-beta</source>
        <translation>Árboles para calcular su valor y recorrerlos con alfa-beta</translation>
    </message>
    <message>
        <source>Moves at each node</source>
        <translation>Jugadas en cada nodo</translation>
    </message>
    <message>
        <source>Number of branches below each node of a tree</source>
        <translation>Número de ramas debajo de cada nodo de un árbol</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Number of moves from the root of a tree to a leaf</source>
        <translation>Número de jugadas desde la raíz de un árbol hasta una hoja</translation>
    </message>
    <message>
        <source>&amp;Set:</source>
        <translation>&amp;Serie:</translation>
    </message>
    <message>
        <source>&amp;Positions:</source>
        <translation>&amp;Posiciones:</translation>
    </message>
    <message>
        <source>&amp;Trees:</source>
        <translation>Ár&amp;boles:</translation>
    </message>
    <message>
        <source>&amp;Moves at each node:</source>
        <translation>&amp;Jugadas en cada nodo:</translation>
    </message>
    <message>
        <source>&amp;Levels:</source>
        <translation>&amp;Niveles:</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Open the exercises on the Lessons page</source>
        <translation>Abrir los ejercicios en la página «Lecciones»</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Guardar en un &amp;archivo…</translation>
    </message>
    <message>
        <source>Save the exercises as a lesson file for others, and open them</source>
        <translation>Guardar los ejercicios como archivo de lección para otras personas, y abrirlos</translation>
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
        <source>%1 of %2 games: %3 won, %4 drawn, %5 lost by the first-named engine</source>
        <translation>%1 de %2 partidas: %3 ganadas, %4 empatadas y %5 perdidas por el primero</translation>
    </message>
    <message>
        <source>Distinct games: %1</source>
        <translation>Partidas distintas: %1</translation>
    </message>
    <message>
        <source>Nodes per move: %1 and %2; time: %3 ms and %4 ms</source>
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
        <source>undecided</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>Both players recognise finished games.</source>
        <translation>Ambos jugadores reconocen las partidas terminadas.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>las primeras %1 de %2</translation>
    </message>
    <message>
        <source>Share won by %1: %2, 95 % interval %3</source>
        <translation>Proporción ganada por %1: %2, intervalo del 95 % %3</translation>
    </message>
    <message>
        <source>the second-named engine</source>
        <translation>el segundo</translation>
    </message>
    <message>
        <source>Stronger: yes, decided after %1 games. With an advantage of %2 Elo or less, at most %3 of 100 runs would say so.</source>
        <translation>Más fuerte: sí, decidido tras %1 partidas. Una ventaja de %2 Elo o menos daría esta impresión a lo sumo en %3 de 100 series.</translation>
    </message>
    <message>
        <source>Stronger: no, decided after %1 games. With an advantage of %2 Elo or more, at most %3 of 100 runs would say so.</source>
        <translation>Más fuerte: no, decidido tras %1 partidas. Una ventaja de %2 Elo o más daría esta impresión a lo sumo en %3 de 100 series.</translation>
    </message>
    <message>
        <source>Stronger: undecided. The games so far do not decide between %1 and %2 Elo.</source>
        <translation>Más fuerte: sin decidir. Las partidas hasta ahora no deciden entre %1 y %2 Elo.</translation>
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
        <translation>primero</translation>
    </message>
    <message>
        <source>second named</source>
        <translation>segundo</translation>
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
        <source>Is the first-named engine stronger? The sequential test takes the games in pairs, in the order played, and skips pairs that repeat an earlier one. It answers as soon as the pairs are much likelier under one of two differences in strength than under the other. “Yes” means the larger difference, “no” the smaller one. Until then the test is undecided.</source>
        <translation>¿Es más fuerte el primero? La prueba secuencial toma las partidas de dos en dos, según llegan, sin contar las parejas que repiten una anterior. Responde en cuanto las parejas son mucho más probables con una de dos diferencias de fuerza que con la otra: «sí» con la mayor, «no» con la menor. Hasta entonces queda sin decidir.</translation>
    </message>
    <message>
        <source>%1 Elo (%2 % of the points)</source>
        <translation>%1 Elo (%2 % de los puntos)</translation>
    </message>
    <message>
        <source>“Stronger by %1” needs at least %2 games, all of them won. A pairing has %3.</source>
        <translation>«Más fuerte en %1» necesita al menos %2 partidas, todas ganadas; un emparejamiento tiene %3.</translation>
    </message>
    <message>
        <source>“Stronger by %1” can be decided after %2 games at the earliest. A pairing has %3.</source>
        <translation>«Más fuerte en %1» se puede afirmar como pronto tras %2 partidas; un emparejamiento tiene %3.</translation>
    </message>
    <message>
        <source>Sequential test, %1: %2</source>
        <translation>Prueba secuencial, %1: %2</translation>
    </message>
    <message>
        <source>Pairs that repeat earlier ones and do not count in the test: %1</source>
        <translation>Parejas que repiten partidas anteriores y no cuentan en ella: %1</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine, %2 by the other, in %3 games</source>
        <translation>El artículo: %1 ganado por el primero, %2 por el otro, en %3 partidas</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine in %2 games</source>
        <translation>El artículo: %1 ganado por el primero en %2 partidas</translation>
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
        <source>no overlap</source>
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
        <source>The article&apos;s claim that deeper search wins more is reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>Se reproduce la afirmación del artículo de que buscar a más profundidad gana más: entre profundidades distintas, el lado más profundo ganó %1 de %2 partidas y perdió %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>No se reproduce la afirmación del artículo de que buscar a más profundidad gana más: entre profundidades distintas, el lado más profundo ganó %1 de %2 partidas y perdió %3.</translation>
    </message>
    <message>
        <source>These games do not settle the article&apos;s claim that deeper search wins more. Between unequal depths, the deeper side won %1 of %2 and lost %3.</source>
        <translation>Estas partidas no deciden la afirmación del artículo de que buscar a más profundidad gana más: entre profundidades distintas, el lado más profundo ganó %1 de %2 y perdió %3.</translation>
    </message>
    <message>
        <source>Under this protocol, both sides recognise finished games, whatever the features. A share therefore shows what the features add to a search that sees four in line.</source>
        <translation>Con este protocolo ambos lados reconocen las partidas terminadas, sean cuales sean los rasgos. Por eso una proporción indica qué añaden los rasgos a una búsqueda que ve cuatro en línea.</translation>
    </message>
    <message>
        <source>Under this protocol, neither H2 nor H1 without feature 1 recognises a finished game. A share therefore also shows which side stumbles into four in line.</source>
        <translation>Con este protocolo ni H2 ni una H1 sin el rasgo 1 reconocen una partida terminada. Por eso una proporción indica también quién tropieza con cuatro en línea.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough is reproduced. No single feature wins half of its games: %1.</source>
        <translation>Se reproduce la afirmación del artículo de que un rasgo no basta: ningún rasgo solo gana la mitad de sus partidas: %1.</translation>
    </message>
    <message>
        <source>The article claims that one feature is not enough, as none wins half of its games. This is reproduced for %1, but not for %2.</source>
        <translation>La afirmación del artículo de que un rasgo no basta, pues ninguno gana la mitad de sus partidas, se reproduce para %1, pero no para %2.</translation>
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
        <source>The article claims that more features win more. The order is reproduced, but the differences may be chance: %1.</source>
        <translation>Se reproduce el orden de la afirmación del artículo de que más rasgos ganan más, pero las diferencias pueden deberse al azar: %1.</translation>
    </message>
    <message>
        <source>The article claims that more features win more. That order is not reproduced: %1.</source>
        <translation>No se reproduce en este orden la afirmación del artículo de que más rasgos ganan más: %1.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game: only feature 1 of H1 does. The lead therefore does not show that H1 is the better heuristic. The protocol fair lets both recognise finished games.</source>
        <translation>Es una ventaja sobre una H2 que no reconoce una partida terminada, cosa que este protocolo deja solo al rasgo 1 de H1; no demuestra que H1 sea la mejor heurística. Con el protocolo fair, ambas reconocen las partidas terminadas.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game.</source>
        <translation>Con este protocolo H2 no reconoce una partida terminada.</translation>
    </message>
    <message>
        <source>Under this protocol, H1 moves first in every game, so its wins include the advantage of the first move. The protocol fair plays both colours.</source>
        <translation>Con este protocolo H1 empieza todas las partidas, así que sus victorias incluyen la ventaja de empezar; el protocolo fair juega con ambos colores.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>H1&apos;s share of wins to H2&apos;s, by depth: H1 is ahead at %1; H2 is ahead at %2; undecided at %3.</source>
        <translation>Victorias de H1 frente a H2 por profundidad: H1 va por delante en %1; H2 va por delante en %2; sin decidir en %3.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is reproduced.</source>
        <translation>Se reproduce la ventaja de H1 que el artículo ve desde la profundidad 4.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is not reproduced.</source>
        <translation>No se reproduce la ventaja de H1 que el artículo ve desde la profundidad 4.</translation>
    </message>
    <message>
        <source>A game takes %1 nodes on average. The article&apos;s game took %2.</source>
        <translation>Una partida necesita %1 nodos de media; la del artículo, %2.</translation>
    </message>
    <message>
        <source>Nodes and time move together, as in the article: their correlation over the plies is %1.</source>
        <translation>Se reproduce que los nodos y el tiempo varían juntos: su correlación a lo largo de las medias jugadas es %1.</translation>
    </message>
    <message>
        <source>A node takes %1 ns here.</source>
        <translation>Aquí un nodo tarda %1 ns.</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>Significantly ahead, at 95 %: %1.</source>
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
        <source>%1 of %2 finished cells agree with the article within the chance variation of their games.</source>
        <translation>%1 de %2 celdas terminadas coinciden con el artículo dentro de lo que el azar explica.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is only partly reproduced.</source>
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
        <translation>Los nodos y el tiempo varían juntos solo a grandes rasgos, como en una máquina ocupada: su correlación a lo largo de las medias jugadas es %1.</translation>
    </message>
    <message>
        <source>Fewer than half of the games are distinct in %1. The intervals there allow for the copies.</source>
        <translation>Menos de la mitad de las partidas son distintas en %1; allí los intervalos tienen la anchura que corresponde a esas pocas partidas.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 games. The conclusions below cover only these games.</source>
        <translation>Estas son las primeras %1 de %2 partidas; lo que sigue se refiere solo a ellas.</translation>
    </message>
    <message>
        <source>Both sides recognise finished games and play each opening with both colours. Only heuristic and depth decide.</source>
        <translation>Ambas reconocen las partidas terminadas y juegan cada apertura con ambos colores, así que solo deciden la heurística y la profundidad.</translation>
    </message>
    <message>
        <source>These games do not settle H1&apos;s loss at depth 2 (0.24 to 0.76).</source>
        <translation>Estas partidas no deciden la derrota de H1 en la profundidad 2 (0,24 a 0,76).</translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early. Their shares lie further from one half than they would over all rounds.</source>
        <translation>
            <numerusform>La prueba secuencial terminó antes %n emparejamiento; su proporción queda más lejos de un medio que con todas las rondas.</numerusform>
            <numerusform>La prueba secuencial terminó antes %n emparejamientos; sus proporciones quedan más lejos de un medio que con todas las rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are not reliable: the program was doing other work at the time.</source>
        <translation>
            <numerusform>El tiempo de %n partida no sirve como medida: al mismo tiempo se ejecutaba otro trabajo del programa.</numerusform>
            <numerusform>Los tiempos de %n partidas no sirven como medida: al mismo tiempo se ejecutaba otro trabajo del programa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The searches are largest at move %1 (article: %2). Only after that do nodes and time fall from move to move.</source>
        <translation>Las búsquedas más grandes son las de la jugada %1 (artículo: %2). Solo después bajan los nodos y el tiempo de jugada en jugada.</translation>
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
        <source>Round robin: every pair</source>
        <translation>Todos contra todos: cada par</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all the others</source>
        <translation>Uno contra todos: el primero contra los demás</translation>
    </message>
    <message>
        <source>Grid: each against every engine, itself included</source>
        <translation>Cuadrícula: todos contra todos, también contra sí mismos</translation>
    </message>
    <message>
        <source>Who plays whom</source>
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
        <source>&amp;Who plays whom:</source>
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
        <source>Number of games in each pairing. The first move alternates.</source>
        <translation>Partidas de cada emparejamiento; quién empieza se alterna</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
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
        <source>Each pairing plays the first %1 of the %2 games its openings give.</source>
        <translation>Cada emparejamiento juega las primeras %1 de las %2 partidas que dan sus aperturas.</translation>
    </message>
    <message>
        <source>After %1 games of a pairing, the openings repeat.</source>
        <translation>Después de %1 partidas de un emparejamiento las aperturas se repiten.</translation>
    </message>
</context>
<context>
    <name>ExperimentExportMenu</name>
    <message>
        <source>Export what is shown to a file</source>
        <translation>Escribir en un archivo lo que se ve</translation>
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
        <source>One row per cell</source>
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
        <source>One row per move of every game, with nodes and time</source>
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
        <source>The chart shown, or the bars where a table is shown</source>
        <translation>La gráfica visible; de una tabla, sus barras</translation>
    </message>
    <message>
        <source>PDF report of &amp;all saved results…</source>
        <translation>Informe PDF de &amp;todo lo guardado…</translation>
    </message>
    <message>
        <source>One report with every table and figure in the file of games</source>
        <translation>Un solo informe de todas las tablas y figuras del archivo de partidas</translation>
    </message>
</context>
<context>
    <name>ExperimentFigure</name>
    <message>
        <source>Share of games won, with 95 % intervals</source>
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
        <source>Use the arrow keys to move between marks. Press Enter to show the games behind one.</source>
        <translation>Las flechas van de marca en marca; Intro muestra las partidas de una.</translation>
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
        <source>Double-click or press Enter to put the game on the board</source>
        <translation>Doble clic o Intro: ver la partida en el tablero</translation>
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
        <source>%1 plays from the labels in a file, which an experiment cannot save. Without a file, it plays from the labels of the book.</source>
        <translation>%1 juega con las etiquetas de un archivo, que un experimento no puede guardar; sin archivo juega con las incluidas.</translation>
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
        <source>The limits of %1 are impossible for a search.</source>
        <translation>Una búsqueda no puede tener los límites de %1.</translation>
    </message>
    <message>
        <source>%1 has rounds or a seed below 0.</source>
        <translation>Las rondas o la semilla de %1 son menores que 0.</translation>
    </message>
</context>
<context>
    <name>ExperimentLab</name>
    <message>
        <source>Play the missing games. Saved games are not repeated.</source>
        <translation>Jugar las partidas que faltan; las guardadas no se repiten</translation>
    </message>
    <message>
        <source>Pause for now. Unfinished games start over later.</source>
        <translation>Pausar por ahora; las partidas a medias se empiezan de nuevo después</translation>
    </message>
    <message>
        <source>End the run. Every finished game is kept.</source>
        <translation>Terminar la ejecución; se conservan todas las partidas acabadas</translation>
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
    <message>
        <source>%1 of %2 games played</source>
        <translation>%1 de %2 partidas jugadas</translation>
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
        <source>The heuristics study, repeated</source>
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
        <source>Shares are games won divided by games played. Draws are in neither share. The intervals are Wilson&apos;s at 95 % confidence. A cell agrees if chance would produce so large a difference from the article&apos;s share in more than 5 of 100 cases, given the number of games in both. Distinct counts games that do not repeat others: they differ in who moved first, in the position after the opening or in a later move. Repetitions do not make an interval narrower.</source>
        <translation>Las proporciones son partidas ganadas entre partidas jugadas; los empates no cuentan en ninguna. El intervalo es el de Wilson con un 95 % de confianza. Una celda coincide si el azar produce una diferencia tan grande con la proporción del artículo en más de 5 de cada 100 casos, con las partidas de ambos. «Distintas» cuenta las partidas que no repiten otras: las que difieren en quién empieza, en la posición tras la apertura o en una jugada a partir de ella. Las repeticiones no estrechan ningún intervalo.</translation>
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
        <source>it contains no Fourcast experiments</source>
        <translation>no contiene experimentos de Fourcast</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved experiments</source>
        <translation>no es un archivo SQLite, el formato de los experimentos</translation>
    </message>
    <message>
        <source>game %1 of %2 in it is damaged</source>
        <translation>su partida %1 de %2 está dañada</translation>
    </message>
    <message>
        <source>Experiment %1 is already saved with other settings. These differ: %2.</source>
        <translation>El experimento %1 está guardado con otros ajustes; se diferencian en: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no experiment %2.</source>
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
        <source>Experiment view</source>
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
        <source>Choose the engines, who plays whom, rounds and openings</source>
        <translation>Elegir motores, quién juega con quién, rondas y aperturas</translation>
    </message>
    <message>
        <source>Kept experiments</source>
        <translation>Experimentos guardados</translation>
    </message>
    <message>
        <source>Experiments in this games file. Choose one to view or continue.</source>
        <translation>Experimentos de este archivo de partidas, para verlos o reanudarlos</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Compare another run with this one, cell by cell</source>
        <translation>Otra ejecución, comparada celda a celda con esta</translation>
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
        <translation>elige uno</translation>
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
        <source>Make a new experiment, starting from the engines and numbers of this one</source>
        <translation>Crear un experimento que empieza con los motores y los números de este</translation>
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
        <source>Play engines of your choice against each other</source>
        <translation>Los motores que elijas, unos contra otros</translation>
    </message>
    <message>
        <source>Let engines play each other</source>
        <translation>Hacer jugar a unos motores contra otros</translation>
    </message>
</context>
<context>
    <name>ExplicitFiles</name>
    <message>
        <source>Writing was stopped.</source>
        <translation>Escritura detenida.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>%4 won %1, drew %2 and lost %3</source>
        <translation>%1 ganadas, %2 empatadas, %3 perdidas por %4</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n sin terminar</numerusform>
            <numerusform>%n sin terminar</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows two columns when they are mirror images of one move</source>
        <translation>Dos columnas, si ambas son la misma jugada vista en un espejo</translation>
    </message>
    <message>
        <source>The move&apos;s exact value for %1 with best play</source>
        <translation>Valor de la jugada para %1 con el mejor juego, según el solucionador exacto</translation>
    </message>
    <message>
        <source>How often it was played in your games</source>
        <translation>Cuántas veces se jugó en tus partidas</translation>
    </message>
    <message>
        <source>How often it was played in the saved experiments</source>
        <translation>Cuántas veces se jugó en los experimentos guardados</translation>
    </message>
    <message>
        <source>Games won, drawn and lost by %1, the side to move</source>
        <translation>Cómo acabaron esas partidas: ganadas, empatadas y perdidas por %1, que tiene el turno</translation>
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
        <source>Hover over a move to see it. Click to see what follows.</source>
        <translation>Señala una jugada para verla en el tablero; haz clic para ver cómo sigue</translation>
    </message>
    <message>
        <source>Show these games</source>
        <translation>Mostrar estas partidas</translation>
    </message>
    <message>
        <source>Open My games and list the games that reached this position</source>
        <translation>Abrir «Mis partidas» con las partidas que llegaron a esta posición</translation>
    </message>
    <message>
        <source>You haven&apos;t reached this position yet.</source>
        <translation>Todavía no has llegado a esta posición.</translation>
    </message>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>Llegaste a esta posición en %n partida.</numerusform>
            <numerusform>Llegaste a esta posición en %n partidas.</numerusform>
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
        <source>Results are for %1, the side to move. Any move order and mirror images count.</source>
        <translation>Los resultados son de %1, que tiene el turno. Cuentan cualquier orden de jugadas y las imágenes reflejadas.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Saved to “%1”.</source>
        <translation>Guardado en «%1».</translation>
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
        <source>Data as &amp;CSV…</source>
        <translation>Cifras como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save the numbers behind the picture, one per line</source>
        <translation>Las cifras de la imagen, una por línea</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>Qué se dibuja</translation>
    </message>
    <message>
        <source>Figures as &amp;JSON…</source>
        <translation>Cifras como &amp;JSON…</translation>
    </message>
    <message>
        <source>The figures, with their names</source>
        <translation>Las cifras, con sus nombres</translation>
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
        <translation>Escribir en un archivo %1 lo que se ve</translation>
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
        <source>%1 in total, %2 on average (%3)</source>
        <comment>figures; %3 is “8 moves”</comment>
        <translation>%1 en total, %2 de media (%3)</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <comment>a figure; %2 is “8 moves”</comment>
        <translation>%1 de media (%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an engine, then figures</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Other work disturbed some of these times.</source>
        <translation>Otro trabajo perturbó algunos de los tiempos.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Jugadas %1 a %2</translation>
    </message>
    <message>
        <source>%1: no move has this value.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1: ninguna jugada tiene esta cifra.</translation>
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
        <translation>«%1» está en uso por otro programa.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4. If that has ended, remove &apos;%1.lock&apos;.</source>
        <translation>«%1» está en uso por el proceso %2 (%3) en %4. Si ya ha terminado, borra «%1.lock».</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4.</source>
        <translation>«%1» está en uso por el proceso %2 (%3) en %4.</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save an animation</source>
        <translation>Guardar una animación</translation>
    </message>
    <message>
        <source>Send the game to a friend. It loops in browsers and messaging apps.</source>
        <translation>Envía la partida a un amigo. Los navegadores y las aplicaciones de mensajería la repiten sin parar.</translation>
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
        <translation>Grande, para una página web</translation>
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
        <source>Choose a file and save the animation</source>
        <translation>Elegir un archivo y crear la animación</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Stop without saving a file</source>
        <translation>No escribir ningún archivo</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Animación (*.gif)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partida</translation>
    </message>
    <message>
        <source>Cancelled. No file was saved.</source>
        <translation>Detenido. No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>Saved to “%1”: %2 by %3 pixels, %4.</source>
        <translation>Guardada en «%1»: %2 por %3 píxeles, %4.</translation>
    </message>
</context>
<context>
    <name>FoldingSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>Mostrar u ocultar esta parte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
        <source>Save the model, its system or its results to a file</source>
        <translation>Escribir en un archivo el modelo, su sistema o lo averiguado</translation>
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
        <source>Save model, system, formulas, verdicts and paths on A4 pages, ready to hand in</source>
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
        <source>Save all states and transitions, for mCRL2 and CADP</source>
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
        <source>Save all states and transitions as a DOT graph</source>
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
        <source>Save the text with its parameters set, for mCRL2</source>
        <translation>El texto con sus parámetros fijados, para mCRL2</translation>
    </message>
    <message>
        <source>Model for mCRL2 (*.mcrl2)</source>
        <translation>Modelo para mCRL2 (*.mcrl2)</translation>
    </message>
    <message>
        <source>Selected &amp;formula as .mcf…</source>
        <translation>&amp;Fórmula elegida como .mcf…</translation>
    </message>
    <message>
        <source>Save the formula selected under Properties, for mCRL2</source>
        <translation>La fórmula visible en «Propiedades», para mCRL2</translation>
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
        <source>Save the steps of the walk, so that another Fourcast can open them</source>
        <translation>Los pasos del recorrido, que otro programa puede volver a abrir</translation>
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
        <source>Save the picture from System</source>
        <translation>El dibujo de «Sistema»</translation>
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
        <source>A&amp;ll formulas to a folder…</source>
        <translation>Todas &amp;las fórmulas en una carpeta…</translation>
    </message>
    <message>
        <source>Save the model&apos;s formulas and your own, one .mcf file each, for mCRL2</source>
        <translation>Las fórmulas del modelo y las tuyas, cada una en un archivo .mcf, para mCRL2</translation>
    </message>
    <message>
        <source>Choose a folder for the formulas</source>
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
        <translation>Bloqueos, corregida</translation>
    </message>
    <message>
        <source>Liveness, repaired</source>
        <translation>Vivacidad, corregida</translation>
    </message>
    <message>
        <source>Safety 1, repaired</source>
        <translation>Seguridad 1, corregida</translation>
    </message>
    <message>
        <source>Safety 2, repaired</source>
        <translation>Seguridad 2, corregida</translation>
    </message>
    <message>
        <source>Successor generation, repaired</source>
        <translation>Generación de sucesores, corregida</translation>
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
        <source>Each task is taken at most once</source>
        <translation>Cada tarea se toma como mucho una vez</translation>
    </message>
    <message>
        <source>Each task is eventually taken</source>
        <translation>Cada tarea acaba tomándose</translation>
    </message>
    <message>
        <source>No task is done before it is taken</source>
        <translation>Nada se hace sin haberse tomado</translation>
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
        <translation>En caso de empate gana la primera tarea</translation>
    </message>
    <message>
        <source>The result does not depend on which worker is faster</source>
        <translation>El resultado no depende de quién fue más rápido</translation>
    </message>
    <message>
        <source>The result is reported at most once</source>
        <translation>El resultado se comunica como mucho una vez</translation>
    </message>
    <message>
        <source>After that it halts for ever</source>
        <translation>Después se detiene para siempre</translation>
    </message>
    <message>
        <source>Every worker eventually gets a task</source>
        <translation>Cada hilo acaba recibiendo una tarea</translation>
    </message>
    <message>
        <source>Every worker can get a task</source>
        <translation>Cada hilo puede recibir una tarea</translation>
    </message>
    <message>
        <source>Two tasks can run at once</source>
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
        <translation>X puede ganar juegue como juegue el rival</translation>
    </message>
    <message>
        <source>O can win against any play</source>
        <translation>O puede ganar juegue como juegue el rival</translation>
    </message>
    <message>
        <source>The study&apos;s multi-threaded minimax</source>
        <translation>El minimax multihilo del estudio</translation>
    </message>
    <message>
        <source>One thread per root column works through its levels, max and min in turn. When all have finished, they are joined. Labels carry only the position counts. Mutants contain a deliberate mistake, to see which formula catches it.</source>
        <translation>Un hilo por columna de la raíz recorre sus niveles uno tras otro, max y min por turnos; cuando todos acaban, se reúnen. Las etiquetas solo dicen cuántas posiciones hay. Los mutantes introducen un error, para ver qué fórmula lo detecta.</translation>
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
        <source>Task scores</source>
        <translation>Puntuaciones de las tareas</translation>
    </message>
    <message>
        <source>A pool of workers with a queue and a join</source>
        <translation>Un grupo de hilos con cola y reunión</translation>
    </message>
    <message>
        <source>Each root move is a task. A free worker takes the next one. The results are collected until all tasks are done. Then the best move is reported.</source>
        <translation>Cada jugada de la raíz es una tarea. Un hilo libre toma la siguiente. Los resultados se recogen hasta que todas están hechas; entonces se comunica la mejor jugada.</translation>
    </message>
    <message>
        <source>The pool with an unguarded best move</source>
        <translation>El grupo con la mejor jugada sin proteger</translation>
    </message>
    <message>
        <source>Each worker reads the best move so far, compares it with its own and writes the better one back. If another worker writes in between, its result is lost.</source>
        <translation>Cada hilo lee la mejor jugada hasta el momento, la compara con la suya y escribe la mejor. Mientras tanto, otro puede hacer lo mismo: lo que se escribe entremedias se pierde.</translation>
    </message>
    <message>
        <source>The game itself on a small board</source>
        <translation>El propio juego en un tablero pequeño</translation>
    </message>
    <message>
        <source>Every move of both players from a position, and who won at the end. “X can win against any play” is a fixpoint formula.</source>
        <translation>Todas las jugadas de ambos jugadores desde una posición, y quién gana al final. Que X pueda ganar juegue como juegue el rival es una fórmula con un punto fijo.</translation>
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
        <source>Discs in a row to win</source>
        <translation>Fichas en línea para ganar</translation>
    </message>
    <message>
        <source>Moves already played</source>
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
        <source>numbers %1, separated by commas</source>
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
        <source>full names column %1, but there are threads for only %2</source>
        <translation>full nombra la columna %1, pero solo hay hilos para %2</translation>
    </message>
    <message>
        <source>full must leave at least one column open</source>
        <translation>full debe dejar abierta al menos una columna</translation>
    </message>
    <message>
        <source>scores must have one value for each of the %1 tasks</source>
        <translation>scores debe tener una para cada una de las %1 tareas</translation>
    </message>
    <message>
        <source>The model %1 has no parameter &apos;%2&apos;; it has %3</source>
        <translation>El modelo %1 no tiene el parámetro «%2»; tiene %3</translation>
    </message>
    <message>
        <source>Written in a subset of mCRL2, so it also runs in mCRL2. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>En un subconjunto del lenguaje de mCRL2: también funciona en mCRL2. Ctrl+Espacio sugiere palabras. Lo que cambies pasa a ser un modelo tuyo</translation>
    </message>
    <message>
        <source>a thread may go back to an earlier step, once</source>
        <translation>un hilo puede volver a un paso anterior, una vez</translation>
    </message>
    <message>
        <source>every step counts one position instead of 7, 49, 343 and so on</source>
        <translation>cada paso cuenta una posición en vez de 7, 49, 343 y así sucesivamente</translation>
    </message>
    <message>
        <source>a thread may do any step twice</source>
        <translation>un hilo puede dar cualquier paso dos veces</translation>
    </message>
    <message>
        <source>every max is done twice</source>
        <translation>cada max se hace dos veces</translation>
    </message>
    <message>
        <source>a thread may repeat a max forever</source>
        <translation>un hilo puede repetir un max para siempre</translation>
    </message>
    <message>
        <source>thread 1 may stop working</source>
        <translation>el hilo 1 puede dejar de trabajar</translation>
    </message>
    <message>
        <source>every step counts one position too many</source>
        <translation>cada paso cuenta una posición de más</translation>
    </message>
</context>
<context>
    <name>FormalPage</name>
    <message>
        <source>Find every state the model can reach</source>
        <translation>Encontrar todos los estados a los que puede llegar el modelo</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Esperar y continuar más tarde</translation>
    </message>
    <message>
        <source>Stop and keep the states found so far</source>
        <translation>Detener y conservar los estados encontrados</translation>
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
        <source>Press Run to explore the model. Its states appear below.</source>
        <translation>«Ejecutar» explora el modelo; sus estados se dibujan abajo.</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formal</translation>
    </message>
    <message>
        <source>The parallel search as a model: explore its states, check its properties and test the running program against it</source>
        <translation>La búsqueda paralela como modelo: sus estados, lo que se cumple en ellos y el programa en marcha contrastado con él</translation>
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
        <source>Exploring…</source>
        <translation>Explorando.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>Qué se explora: cada modelo es un texto, que se ve en la pestaña «Modelo»</translation>
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
        <source>Press Run to explore this. The results below are for the model explored before.</source>
        <translation>«Ejecutar» explora esto. Lo de abajo corresponde a lo explorado antes.</translation>
    </message>
    <message>
        <source>Check a parallel search as a model</source>
        <translation>Comprobar una búsqueda paralela como modelo</translation>
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
        <source>A path that shows why it holds:</source>
        <translation>Un camino que lo muestra:</translation>
    </message>
    <message>
        <source>A path that shows why it fails:</source>
        <translation>Un camino que muestra por qué no:</translation>
    </message>
    <message>
        <source>All of it can repeat for ever.</source>
        <translation>Todo ello puede repetirse para siempre.</translation>
    </message>
    <message>
        <source>Everything after step %1 can repeat for ever.</source>
        <translation>Lo que viene después del paso %1 puede repetirse para siempre.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <source>Properties</source>
        <translation>Lo que se cumple</translation>
    </message>
    <message>
        <source>The model in mCRL2</source>
        <translation>El modelo en el lenguaje de mCRL2</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Sin comprobar: %1.</translation>
    </message>
</context>
<context>
    <name>FormalStates</name>
    <message>
        <source>done, waits for the pool</source>
        <translation>terminado, espera al grupo</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>its column is full</source>
        <translation>su columna está llena</translation>
    </message>
    <message>
        <source>all levels done, waits for the join</source>
        <translation>todos los niveles terminados, espera la reunión</translation>
    </message>
    <message>
        <source>at level %1, max</source>
        <translation>en el nivel %1, max</translation>
    </message>
    <message>
        <source>at level %1, min</source>
        <translation>en el nivel %1, min</translation>
    </message>
    <message>
        <source>%1, after going back once</source>
        <translation>%1, tras volver atrás una vez</translation>
    </message>
    <message>
        <source>%1, a second time</source>
        <translation>%1, por segunda vez</translation>
    </message>
    <message>
        <source>waits for all threads</source>
        <translation>espera a todos los hilos</translation>
    </message>
    <message>
        <source>has joined the threads</source>
        <translation>ha reunido los hilos</translation>
    </message>
    <message>
        <source>task %1 is next</source>
        <translation>la tarea %1 es la siguiente</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>waits for a task</source>
        <translation>espera una tarea</translation>
    </message>
    <message>
        <source>searches task %1</source>
        <translation>busca en la tarea %1</translation>
    </message>
    <message>
        <source>has a result for task %1, reads the best next</source>
        <translation>tiene un resultado de la tarea %1; ahora lee la mejor</translation>
    </message>
    <message>
        <source>has read no best yet, writes task %1 next</source>
        <translation>aún no ha leído ninguna mejor; ahora escribe la tarea %1</translation>
    </message>
    <message>
        <source>compares task %1 with the best it has read, task %2</source>
        <translation>compara la tarea %1 con la mejor que ha leído, la tarea %2</translation>
    </message>
    <message>
        <source>reported, halted</source>
        <translation>comunicados, todo detenido</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguno todavía</translation>
    </message>
    <message>
        <source>%1 of %2, best so far task %3 with %4</source>
        <translation>%1 de %2; la mejor hasta ahora, la tarea %3 con %4</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Hilo %1</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>Hilo %1</translation>
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
        <translation>Detenido. Estos son los estados hallados hasta ese momento.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. The model also runs in mCRL2, on larger machines.</source>
        <translation>Se ha agotado la memoria permitida. Estos son los estados hallados hasta ese momento. El modelo también funciona en mCRL2, en máquinas más grandes.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>Hay más estados que el máximo permitido.</translation>
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
        <source>No deadlocks.</source>
        <translation>Ningún estado es un bloqueo.</translation>
    </message>
    <message numerus="yes">
        <source>%n deadlock(s).</source>
        <translation>
            <numerusform>%n bloqueo.</numerusform>
            <numerusform>%n bloqueos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 transitions, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 estados, %2 por expandir; %3 transiciones, nivel %4; %5 estados por segundo; %6 MiB</translation>
    </message>
    <message>
        <source>%1 states of individual processes; %2 MiB</source>
        <translation>%1 estados de procesos individuales; %2 MiB</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A formula can only be checked on a fully explored system.</source>
        <translation>No se puede comprobar una fórmula en un sistema incompleto.</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la acción «%1» lleva %n argumento</numerusform>
            <numerusform>la acción «%1» lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, no %1</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos; in the system</source>
        <translation>el sistema no tiene ninguna acción «%1»</translation>
    </message>
    <message>
        <source>the model has no action &apos;%1&apos;</source>
        <translation>el modelo no tiene ninguna acción «%1»</translation>
    </message>
    <message>
        <source>the fixpoint variable &apos;%1&apos; is under an odd number of negations here (! or the left side of =&gt;), so it would have no solution; the number must be even</source>
        <translation>la variable de punto fijo «%1» está aquí bajo un número impar de negaciones (! o el lado izquierdo de =&gt;), así que no tendría solución; debe ser un número par</translation>
    </message>
    <message numerus="yes">
        <source>the fixpoint variable &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la variable de punto fijo «%1» lleva %n argumento</numerusform>
            <numerusform>la variable de punto fijo «%1» lleva %n argumentos</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value, not a formula; write a condition on it as val(...)</source>
        <translation>«%1» es un valor, no una fórmula; una condición sobre él se escribe val(...)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, not a formula; write &lt;%1&gt;true if it can happen, [%1]false if it can&apos;t</source>
        <translation>«%1» es una acción, no una fórmula; que puede ocurrir se escribe &lt;%1&gt;true; que no puede, [%1]false</translation>
    </message>
    <message>
        <source>there is no fixpoint variable &apos;%1&apos; here; it needs mu %1. or nu %1. around it</source>
        <translation>aquí no hay ninguna variable de punto fijo «%1»; debe estar dentro de mu %1. o nu %1.</translation>
    </message>
    <message>
        <source>%1 = any other number</source>
        <translation>%1 = cualquier otro número</translation>
    </message>
    <message>
        <source>Refuter chooses a step after which the rest fails.</source>
        <translation>El refutador elige un paso tras el cual el resto no se cumple.</translation>
    </message>
    <message>
        <source>Verifier chooses a step after which the rest holds.</source>
        <translation>El verificador elige un paso tras el cual el resto se cumple.</translation>
    </message>
    <message>
        <source>Refuter chooses a part that fails.</source>
        <translation>El refutador elige una parte que no se cumple.</translation>
    </message>
    <message>
        <source>Verifier chooses a part that holds.</source>
        <translation>El verificador elige una parte que se cumple.</translation>
    </message>
    <message>
        <source>Refuter chooses values for which the rest fails.</source>
        <translation>El refutador elige valores para los que el resto no se cumple.</translation>
    </message>
    <message>
        <source>Verifier chooses values for which the rest holds.</source>
        <translation>El verificador elige valores para los que el resto se cumple.</translation>
    </message>
    <message>
        <source>The fixpoint is unfolded. There is nothing to choose.</source>
        <translation>El punto fijo se despliega; no hay nada que elegir.</translation>
    </message>
    <message>
        <source>This holds. Verifier wins.</source>
        <translation>Esto se cumple: el verificador ha ganado.</translation>
    </message>
    <message>
        <source>This does not hold. Refuter wins.</source>
        <translation>Esto no se cumple: el refutador ha ganado.</translation>
    </message>
    <message>
        <source>sequences of steps (with ., + or *) can&apos;t be combined with !, &amp;&amp; and ||; these join the actions of one step</source>
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
        <source>it is not the case that (%1)</source>
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
        <source>on some path, at some time after the first step: %1</source>
        <translation>en algún momento después del primer paso, por algún camino: %1</translation>
    </message>
    <message>
        <source>at any time before %1 happens: %2</source>
        <translation>en todo momento antes de que ocurra %1: %2</translation>
    </message>
    <message>
        <source>on some path, at some time before %1 happens: %2</source>
        <translation>en algún momento antes de que ocurra %1, por algún camino: %2</translation>
    </message>
    <message>
        <source>after every path of one or more steps %1: %2</source>
        <translation>después de todo camino que repite una o más veces %1: %2</translation>
    </message>
    <message>
        <source>after some path of one or more steps %1: %2</source>
        <translation>después de algún camino que repite una o más veces %1: %2</translation>
    </message>
    <message>
        <source>after every path of any number of steps %1: %2</source>
        <translation>después de todo camino que repite cualquier número de veces %1: %2</translation>
    </message>
    <message>
        <source>after some path of any number of steps %1: %2</source>
        <translation>después de algún camino que repite cualquier número de veces %1: %2</translation>
    </message>
    <message>
        <source>whatever happens, %1 eventually occurs</source>
        <translation>pase lo que pase, al final ocurre %1</translation>
    </message>
    <message>
        <source>it can continue for ever</source>
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
        <source>%1 holds, where %2 may be revisited for ever and says: %3</source>
        <translation>se cumple %1, y se puede volver a %2 para siempre, que dice: %3</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited only finitely often and says: %3</source>
        <translation>se cumple %1, y solo se puede volver un número finito de veces a %2, que dice: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence and its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&apos;%1: %2&apos; has infinitely many values to try; the quantifier must stand directly before a step that has &apos;%1&apos; as an argument, or a condition must bound it, as in %3</source>
        <translation>los valores que probar para «%1: %2» no tienen fin; el cuantificador debe estar justo delante de un paso que tenga «%1» como argumento, o una condición debe acotarlo, como en %3</translation>
    </message>
    <message>
        <source>Stopped before every state was examined.</source>
        <translation>Se detuvo antes de examinar todos los estados.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up.</source>
        <translation>Se ha agotado la memoria permitida.</translation>
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
        <translation>ningún paso distinto de %1 es posible</translation>
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
        <source>from there on, the step %1 never happens</source>
        <translation>a partir de ahí el paso %1 no ocurre nunca</translation>
    </message>
    <message>
        <source>the step %1 never happens</source>
        <translation>el paso %1 no ocurre nunca</translation>
    </message>
    <message>
        <source>from there on, the step %1 never comes before %2</source>
        <translation>a partir de ahí el paso %1 nunca ocurre antes que %2</translation>
    </message>
    <message>
        <source>the step %1 never comes before %2</source>
        <translation>el paso %1 nunca ocurre antes que %2</translation>
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
        <source>on some path from there, at some time: %1</source>
        <translation>en algún momento a partir de ahí, por algún camino: %1</translation>
    </message>
    <message>
        <source>on some path, at some time: %1</source>
        <translation>en algún momento, por algún camino: %1</translation>
    </message>
    <message>
        <source>on some path without %1, whatever %2 is at each step, at some time: %3</source>
        <translation>en algún momento, por algún camino sin %1, sean cuales sean %2 en cada paso: %3</translation>
    </message>
    <message>
        <source>the side that chooses the steps %1 can bring this about, whatever steps %2 the other side chooses: %3</source>
        <translation>quien elige los pasos %1 puede conseguir, elija lo que elija el otro lado entre los pasos %2: %3</translation>
    </message>
    <message>
        <source>it can continue for ever without %1</source>
        <translation>puede seguir para siempre sin %1</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever</source>
        <translation>el paso %1 puede repetirse para siempre</translation>
    </message>
    <message>
        <source>whatever happens, %1 occurs again and again</source>
        <translation>pase lo que pase, %1 ocurre una y otra vez</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever, with no other step possible on the way</source>
        <translation>el paso %1 puede repetirse para siempre, y por el camino ningún otro es posible</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; in the system, so it never happens</source>
        <translation>el sistema no tiene «%1», así que nunca ocurre</translation>
    </message>
    <message>
        <source>a formula can&apos;t declare anything, so &apos;%1&apos; is not part of one; it uses what the model declares</source>
        <translation>una fórmula no declara nada: usa lo que declara el modelo; «%1» no forma parte de ella</translation>
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
        <source>Use mCRL2&apos;s notation. Ctrl+Space completes words</source>
        <translation>En la notación de mCRL2. Ctrl+Espacio sugiere las palabras posibles aquí</translation>
    </message>
</context>
<context>
    <name>FormulaField</name>
    <message>
        <source>The formula in plain words</source>
        <translation>La fórmula en palabras</translation>
    </message>
    <message>
        <source>Actions of the model: %1</source>
        <translation>Acciones del modelo: %1</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Dice: %1</translation>
    </message>
</context>
<context>
    <name>FormulaFiles</name>
    <message>
        <source>“%1” already exists and was not changed. Nothing was saved.</source>
        <translation>«%1» ya existe y se queda como está; no se ha escrito nada.</translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be created.</source>
        <translation>No se puede crear la carpeta «%1».</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>No se puede escribir «%1»: %2.</translation>
    </message>
</context>
<context>
    <name>FormulaGrading</name>
    <message>
        <source>This system is too large to check in a lesson.</source>
        <translation>Este sistema es demasiado grande para comprobarlo en una lección.</translation>
    </message>
    <message>
        <source>Your formula is false for the system itself. It should be true.</source>
        <translation>Tu fórmula es falsa en el propio sistema. Debería ser verdadera.</translation>
    </message>
    <message>
        <source>Your formula is true for the system itself. It should be false.</source>
        <translation>Tu fórmula es verdadera en el propio sistema. Debería ser falsa.</translation>
    </message>
    <message>
        <source>Your formula does not notice this change: %1.</source>
        <translation>Tu fórmula no detecta este cambio: %1.</translation>
    </message>
    <message>
        <source>Your formula must not object to this change: %1.</source>
        <translation>Tu fórmula no debe reaccionar a este cambio: %1.</translation>
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
        <translation>detenido</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>sin memoria</translation>
    </message>
</context>
<context>
    <name>FormulaPart</name>
    <message>
        <source>Correct &amp;formula:</source>
        <translation>&amp;Fórmula correcta:</translation>
    </message>
    <message>
        <source>One change a line, such as: M 2 | with two tasks</source>
        <translation>Un cambio por línea, como: M 2 | con dos tareas</translation>
    </message>
    <message>
        <source>Empty: every mutant of the model</source>
        <translation>Vacío: todos los mutantes del modelo</translation>
    </message>
    <message>
        <source>Test it &amp;in changed systems:</source>
        <translation>Pro&amp;barla en sistemas modificados:</translation>
    </message>
    <message>
        <source>Write the correct formula.</source>
        <translation>Escribe la fórmula correcta.</translation>
    </message>
    <message>
        <source>This model has no mutants. Write at least one change.</source>
        <translation>Este modelo no tiene mutantes. Escribe al menos un cambio.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Cambios: %1.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The columns are numbered 1 to %1.</source>
        <translation>Solo hay columnas de la 1 a la %1.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>La columna %1 está llena.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a column from 1 to %2.</source>
        <translation>«%1» no es una columna de 1 a %2.</translation>
    </message>
    <message>
        <source>The game is over before this move.</source>
        <translation>La partida termina antes de esta jugada.</translation>
    </message>
    <message>
        <source>This game already has %1 variations. Delete one first.</source>
        <translation>Esta partida ya tiene %1 variantes; borra antes alguna.</translation>
    </message>
</context>
<context>
    <name>GameArchive</name>
    <message>
        <source>it contains no Fourcast games</source>
        <translation>no contiene partidas de Fourcast</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved games</source>
        <translation>no es un archivo SQLite, el formato en que se guardan las partidas</translation>
    </message>
    <message>
        <source>game %1 is no longer in it</source>
        <translation>la partida %1 ya no está en él</translation>
    </message>
    <message>
        <source>game %1 in it is damaged (%2)</source>
        <translation>la partida %1 está dañada (%2)</translation>
    </message>
    <message>
        <source>The folder “%1” could not be created, so games can&apos;t be kept there.</source>
        <translation>No se pudo crear la carpeta «%1»; no se pueden guardar partidas en ella.</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Current game position</source>
        <translation>Estado actual del juego</translation>
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
        <source>a tag needs a name here, made of letters, digits and _</source>
        <translation>aquí una etiqueta necesita un nombre de letras, cifras y _</translation>
    </message>
    <message>
        <source>the tag %1 appears twice</source>
        <translation>la etiqueta %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the value of a tag must be in quotation marks</source>
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
        <source>&apos;%1&apos; is not valid here</source>
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
        <source>text must not contain a zero byte</source>
        <translation>un texto no puede contener un byte cero</translation>
    </message>
    <message>
        <source>a comment can&apos;t contain another one (write \{ for a brace)</source>
        <translation>un comentario no puede contener otro; una llave se escribe \{</translation>
    </message>
    <message>
        <source>this comment is never closed</source>
        <translation>este comentario no se cierra</translation>
    </message>
    <message>
        <source>this quotation mark is not closed on its line</source>
        <translation>estas comillas no se cierran en su línea</translation>
    </message>
    <message>
        <source>only \ { } &quot; n r 0 can follow a backslash</source>
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
        <source>a game file can hold at most %1 tags</source>
        <translation>un archivo de partida puede tener %1 etiquetas como máximo</translation>
    </message>
    <message>
        <source>the number here must be &apos;%1&apos;</source>
        <translation>aquí el número debe ser «%1»</translation>
    </message>
    <message>
        <source>a variation must follow the move it replaces</source>
        <translation>una variante va detrás de la jugada que sustituye</translation>
    </message>
    <message>
        <source>a variation can be nested inside at most %1 others</source>
        <translation>una variante puede estar dentro de otras %1 como máximo</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 variations</source>
        <translation>un archivo de partida puede tener %1 variantes como máximo</translation>
    </message>
    <message>
        <source>this ) has no matching (</source>
        <translation>falta el ( de este )</translation>
    </message>
    <message>
        <source>a variation must contain a move</source>
        <translation>una variante debe tener alguna jugada</translation>
    </message>
    <message>
        <source>this variation has the same moves as the line it should branch from</source>
        <translation>esta variante tiene las mismas jugadas que la línea de la que se aparta</translation>
    </message>
    <message>
        <source>a variation must begin with a move</source>
        <translation>una variante debe empezar por una jugada</translation>
    </message>
    <message>
        <source>a ) must close the variation before the result</source>
        <translation>un ) debe cerrar la variante antes del resultado</translation>
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
        <source>This game has unsaved moves or comments.</source>
        <translation>Esta partida tiene jugadas o comentarios sin guardar.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>¿Quieres guardarla antes?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>To be asked again, choose Preferences &gt; Files and language</source>
        <translation>Para volver a ver la pregunta: Preferencias, Archivos e idioma</translation>
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
        <source>Clear these names. The files stay where they are</source>
        <translation>Olvidar estos nombres; los archivos se conservan</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
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
        <translation>Una partida guardada está dañada. Se conserva como %1.</translation>
    </message>
    <message>
        <source>Some saved games are damaged. They were kept as %1.</source>
        <translation>Hay partidas guardadas dañadas. Se conservan como %1.</translation>
    </message>
    <message>
        <source>Here is the game you were playing.</source>
        <translation>Aquí está la partida que estabas jugando.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Otras partidas</translation>
    </message>
    <message>
        <source>Continue another unfinished game</source>
        <translation>Continuar otra partida sin terminar</translation>
    </message>
    <message>
        <source>Games, recordings, lessons and answers (%1)</source>
        <translation>Partidas, grabaciones, lecciones y respuestas (%1)</translation>
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
        <source>Go to start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Reproducir la partida</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Jugada mostrada</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Elige una partida para verla aquí.</translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>precisión %2 (%1)</translation>
    </message>
    <message>
        <source>%1 at the time: %2</source>
        <translation>%1 tal como era entonces: %2</translation>
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
        <source>Games begin from the empty board.</source>
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
        <source>On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random, each with probability one half.</source>
        <translation>En las jugadas propias 3, 6, 9, etc. de cada lado se sortea entre sus dos mejores columnas, cada una con probabilidad un medio.</translation>
    </message>
    <message>
        <source>The first move alternates.</source>
        <translation>Se alterna quién empieza.</translation>
    </message>
    <message>
        <source>The same side moves first in every game.</source>
        <translation>El mismo lado empieza todas las partidas.</translation>
    </message>
    <message>
        <source>The list of openings is empty. It needs at least one.</source>
        <translation>La lista de aperturas está vacía; hace falta al menos una.</translation>
    </message>
    <message>
        <source>The opening %1 is not legal: %2</source>
        <translation>La apertura %1 no es legal: %2</translation>
    </message>
    <message>
        <source>The opening %1 ends the game. An opening must leave the game unfinished.</source>
        <translation>La apertura %1 termina la partida; una apertura debe dejarla abierta.</translation>
    </message>
    <message>
        <source>Line %1 is not an opening: %2</source>
        <translation>La línea %1 no contiene una apertura: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>The file contains no openings. It needs one per line, such as 4453.</source>
        <translation>El archivo no contiene ninguna apertura; hace falta una por línea, como 4453.</translation>
    </message>
    <message>
        <source>The second, fifth, eighth ... disc of a game goes into a random open column, each equally likely.</source>
        <translation>La segunda, quinta, octava... ficha de una partida cae en cualquier columna abierta, todas con la misma probabilidad.</translation>
    </message>
    <message>
        <source>Each of the 343 sequences of three plies is played with both colours, in the order used by older versions of the program. 105 positions come up twice, so many games are copies. Part of the games alone is not a fair sample.</source>
        <translation>Cada uno de los 343 órdenes de tres medias jugadas se juega con ambos colores, como los repartían versiones anteriores del programa. Hay 105 posiciones que salen dos veces, así que muchas partidas son copias y una parte no es una muestra justa.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) in a list is played with both colours, in list order.</source>
        <translation>
            <numerusform>La única apertura (%n) de una lista se juega con ambos colores, en el orden de la lista.</numerusform>
            <numerusform>Cada una de las %n aperturas de una lista se juega con ambos colores, en el orden de la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the 238 positions after three plies, mirror images included, is played with both colours. The seed sets the order.</source>
        <translation>Cada una de las 238 posiciones de tres medias jugadas, incluidas las simétricas, se juega con ambos colores, en un orden que determina la semilla.</translation>
    </message>
    <message>
        <source>Games cannot begin with %1 random plies. The number must be from 0 to %2.</source>
        <translation>Se pidió empezar las partidas con %1 medias jugadas al azar, pero solo pueden ser de 0 a %2.</translation>
    </message>
    <message>
        <source>No moves are random.</source>
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
        <source>Part of the formula in play</source>
        <translation>La parte de la fórmula en juego</translation>
    </message>
    <message>
        <source>The state of the system</source>
        <translation>El estado del sistema</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Opciones para elegir</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tu lado</translation>
    </message>
    <message>
        <source>Choose your side. This starts a new game</source>
        <translation>Elegir qué lado juegas; empieza una nueva partida</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Tus jugadas</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>La partida hasta ahora</translation>
    </message>
    <message>
        <source>Show the steps of the game so far in the System picture</source>
        <translation>Los pasos de la partida hasta ahora, en el sistema dibujado</translation>
    </message>
    <message>
        <source>Return to the formulas</source>
        <translation>Volver a las fórmulas</translation>
    </message>
    <message>
        <source>The game starts.</source>
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
        <translation>Tú</translation>
    </message>
    <message>
        <source>The game has returned to an earlier point and would repeat for ever. The outermost fixpoint that keeps recurring decides who wins.</source>
        <translation>La partida ha vuelto adonde estaba y así seguiría para siempre: el punto fijo más externo que aparece una y otra vez decide quién gana.</translation>
    </message>
    <message>
        <source>The game is over. Nobody can move.</source>
        <translation>La partida ha terminado: nadie puede seguir.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>¡Ganaste!</translation>
    </message>
    <message>
        <source>You lose. This is where the formula is decided.</source>
        <translation>Perdiste: aquí se decide la fórmula.</translation>
    </message>
    <message>
        <source>%1, as a game. Verifier claims that it holds, Refuter that it fails. %2 can win.</source>
        <translation>%1, como juego. El Verificador dice que se cumple; el Refutador, que no. Puede ganar: %2.</translation>
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
        <source>Progress of the next move</source>
        <translation>Cuánto falta para la próxima jugada</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Eres el %1</translation>
    </message>
    <message>
        <source>Start this formula&apos;s game again</source>
        <translation>Empezar de nuevo la partida de esta fórmula</translation>
    </message>
    <message>
        <source>Go back to your last choice</source>
        <translation>Volver a tu elección anterior</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop looking for the next move. The game stays where it was (Esc)</source>
        <translation>Dejar de buscar la próxima jugada; la partida queda donde estaba (Esc)</translation>
    </message>
    <message>
        <source>The next move needs more memory than the program may use. The game stays where it was. Try a smaller system.</source>
        <translation>No se puede calcular la próxima jugada: necesitaría más memoria de la permitida. La partida queda donde estaba; un sistema más pequeño muestra lo mismo.</translation>
    </message>
    <message>
        <source>Stopped. Press New game to start again.</source>
        <translation>Detenido; «Nueva partida» empieza otra vez.</translation>
    </message>
    <message>
        <source>Stopped. The game stays where it was.</source>
        <translation>Detenido; la partida queda donde estaba.</translation>
    </message>
    <message>
        <source>Looking for the next move: %1 pairs of subformula and state examined, %2 MiB. Press Esc to stop.</source>
        <translation>Buscando la próxima jugada: %1 pares de parte y estado examinados; %2 MiB. Esc la detiene.</translation>
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
        <translation>Tú</translation>
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
        <source>%1: %2 in total, %3 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 en total, %3 de media</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 de media</translation>
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
        <source>Hollow: other work disturbed some of the moves</source>
        <translation>Hueco: otro trabajo perturbó algunas jugadas</translation>
    </message>
    <message>
        <source>Most at move %1: %2</source>
        <translation>Máximo en la jugada %1: %2</translation>
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
        <source>Choose a folder for %n game file(s)</source>
        <translation>
            <numerusform>Una carpeta para %n archivo de partida</numerusform>
            <numerusform>Una carpeta para %n archivos de partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Game files saved: %1 of %2.</source>
        <translation>Detenido; archivos de partida escritos: %1 de %2.</translation>
    </message>
    <message>
        <source>A PDF holds at most %1 games. Select fewer, or export game files.</source>
        <translation>Un PDF admite como mucho %1 partidas; elige menos o exporta archivos de partida.</translation>
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
        <source>Games between a person and this engine</source>
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
        <source>The person&apos;s result against an engine</source>
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
        <source>When the game started</source>
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
        <source>Between two dates</source>
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
        <source>Starred games</source>
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
        <translation>En cualquier orden de jugadas, incluidas las imágenes reflejadas</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>This folder has no game files (.c4g).</source>
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
        <source>%n game(s) were already here.</source>
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
        <source>Clear the search and filters</source>
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
        <source>Open the game on the board. Unfinished games continue.</source>
        <translation>Abrir la partida en el tablero; si está sin terminar, continúa</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Open the game on the board and review its moves</source>
        <translation>Abrir la partida en el tablero y evaluar sus jugadas</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Add a star to the selected games, or remove it</source>
        <translation>Poner o quitar una estrella a las partidas elegidas</translation>
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
        <source>Restore the games you deleted last</source>
        <translation>Recuperar lo último que se borró</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Delete the restored games again</source>
        <translation>Volver a borrar lo recuperado</translation>
    </message>
    <message>
        <source>Game files…</source>
        <translation>Archivos de partida…</translation>
    </message>
    <message>
        <source>Save the selected games as game files, several in a folder</source>
        <translation>Guardar las partidas elegidas como archivos de partida, varias en una carpeta</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Add the game files from a folder and its subfolders</source>
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
        <source>%n game(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n partida borrada; «Deshacer» la recupera.</numerusform>
            <numerusform>%n partidas borradas; «Deshacer» las recupera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Elige una partida para verla aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%n games selected.</source>
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
        <source>Import the game files from a folder</source>
        <translation>Importar los archivos de partida de una carpeta</translation>
    </message>
    <message>
        <source>Stop importing</source>
        <translation>Detener la importación</translation>
    </message>
    <message>
        <source>Save up to %1 selected games as a PDF, comments included</source>
        <translation>Imprimir las partidas elegidas en un PDF, con sus jugadas y comentarios; %1 partidas como máximo</translation>
    </message>
    <message>
        <source>Delete the selected games. You can undo this.</source>
        <translation>Borrar las partidas elegidas. Se puede deshacer.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>No se encontró ninguna partida.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Aún no hay partidas. Todas las que juegues se guardan aquí automáticamente.</translation>
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
        <translation>Partida en tinta &amp;fuerte</translation>
    </message>
    <message>
        <source>Games &amp;underneath</source>
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
        <source>A favourite. Click to remove the star.</source>
        <translation>Favorita; haz clic para quitar la estrella</translation>
    </message>
    <message>
        <source>Click to make it a favourite</source>
        <translation>Haz clic para marcarla como favorita</translation>
    </message>
    <message>
        <source>Review the game to see this</source>
        <translation>Se conoce cuando la partida se ha revisado</translation>
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
        <source>not a favourite</source>
        <translation>no favorita</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Discs played by both sides together</source>
        <translation>Fichas jugadas por los dos lados</translation>
    </message>
    <message>
        <source>Your accuracy in percent, once you&apos;ve reviewed the game</source>
        <translation>Tu precisión en porcentaje, cuando la partida se ha revisado</translation>
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
        <translation>Tu nota. Pulsa F2 para editarla.</translation>
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
        <source>Games aren&apos;t being saved in My games right now. %1</source>
        <translation>Ahora mismo las partidas no se guardan en «Mis partidas». %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, del %2</translation>
    </message>
    <message>
        <source>%1 continues</source>
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
        <source>Number of games</source>
        <translation>Cuántas partidas se juegan</translation>
    </message>
    <message>
        <source>Seed for the games</source>
        <translation>Semilla de las partidas</translation>
    </message>
    <message>
        <source>The same seed always plays the same games</source>
        <translation>La misma semilla juega otra vez las mismas partidas</translation>
    </message>
    <message>
        <source>Play with the best choices where known, otherwise with random ones. The exact curve is drawn over the results</source>
        <translation>Jugar con las mejores elecciones cuando se conocen y, si no, con otras al azar. La curva exacta se dibuja sobre los resultados</translation>
    </message>
    <message>
        <source>Stop and show the games played so far</source>
        <translation>Terminar y mostrar lo jugado</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Games by length</source>
        <translation>Partidas de cada duración</translation>
    </message>
    <message>
        <source>Games finished by each length</source>
        <translation>Partidas terminadas en ese momento</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Qué se dibuja</translation>
    </message>
    <message>
        <source>Share of games of each length, or share that reached the goal by then</source>
        <translation>La proporción de partidas de cada duración, o de las que habían alcanzado la meta</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exportar las partidas</translation>
    </message>
    <message>
        <source>Play many games to compare their lengths with the exact curve.</source>
        <translation>Juega muchas partidas para ver su duración sobre la curva exacta.</translation>
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
        <source>The animation could not be made: %1.</source>
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
        <translation>%1; juega el jugador %2.</translation>
    </message>
    <message>
        <source>, player 4 (diamond) on %1</source>
        <translation>, el jugador 4 (rombo) en la %1</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message numerus="yes">
        <source>Graphviz is laying out %n node(s) … Press Esc to place them by level now.</source>
        <translation>
            <numerusform>Graphviz está colocando %n nodo… Esc lo coloca por niveles al momento.</numerusform>
            <numerusform>Graphviz está colocando %n nodos… Esc los coloca por niveles al momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphviz is redoing the layout … Press Esc to place the nodes by level now.</source>
        <translation>Graphviz lo está recolocando… Esc lo coloca por niveles al momento.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Ver de más cerca; la rueda amplía donde está el ratón y arrastrar desplaza la vista</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Ver más; la rueda aleja desde donde está el ratón</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Mostrar todo de nuevo</translation>
    </message>
    <message>
        <source>Redo &amp;layout</source>
        <translation>&amp;Colocar de nuevo</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Colocar de nuevo todo lo dibujado; mientras tanto, la pantalla no cambia</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>terminal</source>
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
        <source>selected</source>
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
        <source>pruned</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>aún no es su turno</translation>
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
        <translation>Las flechas van de nodo en nodo; Intro elige uno. Arrastrar, o Mayús con las flechas, mueve el dibujo; la rueda, + y − lo amplían o reducen; 0 lo muestra entero; Inicio va al principio.</translation>
    </message>
    <message>
        <source>Key to shapes and colours</source>
        <translation>Qué significan las formas y los colores</translation>
    </message>
    <message>
        <source>Find a state or a label</source>
        <translation>Buscar un estado o una etiqueta</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words or on their edges (Ctrl+F)</source>
        <translation>Marcar lo que tiene este texto en sus palabras o en sus aristas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>El lugar anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>Go to the next match (F3, Enter)</source>
        <translation>El lugar siguiente (F3, Intro)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ver más de cerca (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Ver más (−)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Mostrar todo (0)</translation>
    </message>
    <message>
        <source>Redo layout</source>
        <translation>Colocar de nuevo</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Colocar de nuevo todo lo dibujado; mientras tanto, la pantalla no cambia</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of those found</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz&apos;s program dot is not installed.</source>
        <translation>Colocado por niveles: el programa dot de Graphviz no está instalado.</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz ended without a layout.</source>
        <translation>Colocado por niveles: Graphviz terminó sin dar una colocación.</translation>
    </message>
    <message numerus="yes">
        <source>Placed by level: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>Colocado por niveles: Graphviz no encontró una colocación en %n segundo.</numerusform>
            <numerusform>Colocado por niveles: Graphviz no encontró una colocación en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed by level: Graphviz would take a long time with so many arrows. To run it anyway, choose “Redo layout”.</source>
        <translation>Colocado por niveles: Graphviz tardaría mucho con tantas flechas. «Colocar de nuevo» se lo pide de todos modos.</translation>
    </message>
    <message>
        <source>Show &amp;labels</source>
        <translation>Mostrar &amp;etiquetas</translation>
    </message>
    <message>
        <source>Show labels on the arrows where they have room (L)</source>
        <translation>Mostrar etiquetas en las flechas donde haya sitio (L)</translation>
    </message>
    <message>
        <source>Show labels</source>
        <translation>Mostrar etiquetas</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>%1 has no depth setting. Choose one of these: %2.</source>
        <translation>Para %1 no se puede elegir profundidad; sí para %2.</translation>
    </message>
    <message>
        <source>%1 does not search. Choose one of these: %2.</source>
        <translation>%1 no busca; estos sí: %2.</translation>
    </message>
    <message>
        <source>%1 searches with one worker only. These share their work: %2.</source>
        <translation>%1 busca con un solo hilo; estos reparten su trabajo: %2.</translation>
    </message>
    <message>
        <source>%1 searches only the standard board. These search every board: %2.</source>
        <translation>%1 solo busca en el tablero normal; estos buscan en todos: %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1 debe estar entre %2 y %3, no %4.</translation>
    </message>
    <message>
        <source>Unknown name &quot;%1&quot; for what grows. Choose one of these: %2.</source>
        <translation>No hay nada llamado «%1» que pueda crecer; puede crecer: %2.</translation>
    </message>
    <message>
        <source>Unknown engine &quot;%1&quot;. Choose one of these: %2.</source>
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
        <source>The first point, %1, must not be greater than the last, %2.</source>
        <translation>El primer punto, %1, va después del último, %2.</translation>
    </message>
    <message>
        <source>The time per point must be at least 1 millisecond.</source>
        <translation>El tiempo por punto debe ser de un milisegundo o más.</translation>
    </message>
    <message>
        <source>Growing boards are searched empty. They have no other position in common.</source>
        <translation>Los tableros se buscan vacíos; no hay una posición común a todos.</translation>
    </message>
    <message>
        <source>The line of play has positions with up to %1 discs, not %2.</source>
        <translation>La línea de juego tiene posiciones de hasta %1 fichas, no de %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>En esta posición la partida ha terminado.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for this number of workers: %1.</source>
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
        <translation>Cada media jugada más multiplica el tiempo por %1</translation>
    </message>
    <message>
        <source>Each further ply costs %1 times as much</source>
        <translation>Cada media jugada más multiplica el coste por %1</translation>
    </message>
    <message>
        <source>Each further disc takes %1 times as long</source>
        <translation>Cada ficha más multiplica el tiempo por %1</translation>
    </message>
    <message>
        <source>Each further disc costs %1 times as much</source>
        <translation>Cada ficha más multiplica el coste por %1</translation>
    </message>
    <message>
        <source>Twice the workers take %1 times as long</source>
        <translation>El doble de hilos multiplica el tiempo por %1</translation>
    </message>
    <message>
        <source>Twice the workers cost %1 times as much</source>
        <translation>El doble de hilos multiplica el coste por %1</translation>
    </message>
    <message>
        <source>Twice the squares take %1 times as long</source>
        <translation>El doble de casillas multiplica el tiempo por %1</translation>
    </message>
    <message>
        <source>Twice the squares cost %1 times as much</source>
        <translation>El doble de casillas multiplica el coste por %1</translation>
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
        <source>search depth: %1</source>
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
        <source>time ran out: the cost is higher</source>
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
        <source>Where time ran out, the cost is higher than shown. That point is not part of the fit.</source>
        <translation>Donde se acabó el tiempo, el coste real es mayor que el mostrado; ese punto no cuenta para la recta.</translation>
    </message>
    <message>
        <source>Where the game ends before this depth, searching deeper costs no more. These points are not part of the fit.</source>
        <translation>Donde la partida acaba antes de esa profundidad, buscar más lejos no cuesta más; esos puntos no cuentan para la recta.</translation>
    </message>
    <message>
        <source>Where fewer searches finished, the hard positions are missing. These points are not part of the fit.</source>
        <translation>Donde se terminaron menos búsquedas faltan las posiciones difíciles; esos puntos no cuentan para la recta.</translation>
    </message>
    <message>
        <source>Where there are no nodes, a book gave the answer.</source>
        <translation>Donde no hay nodos, respondió un libro de aperturas.</translation>
    </message>
    <message>
        <source>On the %1 board, a line of %2 wins.</source>
        <translation>En %1 gana una línea de %2.</translation>
    </message>
    <message>
        <source>The node counts differ between runs, because the workers share a table.</source>
        <translation>Los hilos que comparten una tabla cuentan distintos nodos en cada ejecución.</translation>
    </message>
    <message>
        <source>Something else ran at the same time.</source>
        <translation>Otro programa se ejecutaba al mismo tiempo.</translation>
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
        <translation>otro programa se ejecutaba al mismo tiempo</translation>
    </message>
    <message>
        <source>known numbers of move sequences (perft), summed</source>
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
    <message>
        <source>The fit leaves out a start-up of %1 ms in each search.</source>
        <translation>El ajuste deja fuera %1 ms de arranque en cada búsqueda.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Chart of search growth by depth</source>
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
        <source>minimum possible</source>
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
        <source>Press Compare to see how the searches grow with depth.</source>
        <translation>Compara las búsquedas para ver cómo crecen con la profundidad.</translation>
    </message>
</context>
<context>
    <name>GrowthFit</name>
    <message>
        <source>A line of growth needs at least three points, not %1.</source>
        <translation>Una recta de crecimiento necesita tres puntos o más; hay %1.</translation>
    </message>
    <message>
        <source>The cost at %1 is not above 0, so it has no logarithm.</source>
        <translation>El coste en %1 no es mayor que 0, así que no tiene logaritmo.</translation>
    </message>
    <message>
        <source>A power law needs x values above 0, not %1.</source>
        <translation>Una potencia necesita valores mayores que 0, no %1.</translation>
    </message>
    <message>
        <source>All points are at %1, so no growth can be fitted.</source>
        <translation>Todos los puntos están en %1: ahí no crece nada.</translation>
    </message>
    <message>
        <source>Start-up is most of the cost at all but %1 points. A fit of growth needs at least three.</source>
        <translation>Salvo en %1 puntos, el arranque es la mayor parte del coste. Un ajuste del crecimiento necesita al menos tres.</translation>
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
        <source>Line of play whose positions are searched, such as 44536 or d1 d2 e1. Leave empty for random positions.</source>
        <translation>Una línea de juego cuyas posiciones se buscan, como 44536 o d1 d2 e1; si no la hay, posiciones al azar</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
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
        <source>Min – max</source>
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
        <source>Min – max ms</source>
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
        <source>Outcome</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>What grows</source>
        <translation>Qué crece</translation>
    </message>
    <message>
        <source>Positions visited: the median of all searches at this point</source>
        <translation>Posiciones visitadas, la mediana de todas las búsquedas del punto</translation>
    </message>
    <message>
        <source>Fewest and most nodes in one search</source>
        <translation>El menor y el mayor número de nodos de una búsqueda</translation>
    </message>
    <message>
        <source>Effective branching factor: nodes divided by the nodes in the row above</source>
        <translation>Factor de ramificación efectivo: nodos frente a los de la fila anterior</translation>
    </message>
    <message>
        <source>Effective branching factor: the depth-th root of the nodes, as in a uniform tree</source>
        <translation>Factor de ramificación efectivo: la raíz de los nodos según la profundidad, como en un árbol con todas las ramas iguales</translation>
    </message>
    <message>
        <source>Median wall time of a search</source>
        <translation>Tiempo real de una búsqueda, mediana</translation>
    </message>
    <message>
        <source>Fastest and slowest search</source>
        <translation>La búsqueda más rápida y la más lenta</translation>
    </message>
    <message>
        <source>Published node counts for the same point. Hover over a number to see the source.</source>
        <translation>Lo que otros publicaron de lo mismo; la ayuda emergente de cada número dice quién</translation>
    </message>
    <message>
        <source>Published times for the same point, on the authors&apos; machines</source>
        <translation>Lo que otros publicaron de lo mismo, en sus máquinas</translation>
    </message>
    <message>
        <source>Unfinished points are not part of the fit</source>
        <translation>Los puntos sin terminar no cuentan para la recta</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>Search each point in turn</source>
        <translation>Buscar en cada punto por turno</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Esperar tras la búsqueda en curso y continuar después</translation>
    </message>
    <message>
        <source>Stop and keep the finished points</source>
        <translation>Detener y conservar los puntos terminados</translation>
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
        <source>Export the growth results</source>
        <translation>Exportar el crecimiento</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>crecimiento</translation>
    </message>
    <message>
        <source>Repeat one search while one thing grows. See what each further step costs.</source>
        <translation>La misma búsqueda una y otra vez mientras algo crece: lo que cuesta cada paso más.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Cómo crece el coste</translation>
    </message>
    <message>
        <source>Repeat one search while the depth, discs, workers or board grow, and fit a line to its cost</source>
        <translation>La misma búsqueda una y otra vez mientras crecen profundidad, fichas, hilos o tableros, y la recta del coste</translation>
    </message>
    <message>
        <source>How the cost grows</source>
        <translation>Cómo crece el coste</translation>
    </message>
    <message>
        <source>Measure of cost in the chart</source>
        <translation>Elegir en qué se mide el coste en la gráfica</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Coste:</translation>
    </message>
    <message>
        <source>Cost of each point, with published figures</source>
        <translation>Coste de cada punto, junto a lo publicado</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Buscando.</translation>
    </message>
    <message>
        <source>The cost of each step appears here.</source>
        <translation>Aquí se dice cuánto cuesta un paso.</translation>
    </message>
    <message>
        <source>See what each further ply costs</source>
        <translation>Ver cuánto cuesta cada media jugada más</translation>
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
        <source>two in line, vertical</source>
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
        <translation>una ficha aislada</translation>
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
        <translation>sin el rasgo 4 (fichas aisladas)</translation>
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
        <translation>un hueco debe estar disponible</translation>
    </message>
    <message>
        <source>a pair beside a gap also counts as a pair</source>
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
        <source>There is no variant of H1 called &quot;%1&quot;. The variants are strict, %2.</source>
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
        <translation>F4: una ficha aislada</translation>
    </message>
    <message>
        <source>A vertical pair counts all empty squares above it</source>
        <translation>Una pareja vertical cuenta las casillas vacías de encima</translation>
    </message>
    <message>
        <source>A pair with room for three is worth 10,000</source>
        <translation>Una pareja con sitio para tres vale 10.000</translation>
    </message>
    <message>
        <source>“Available” means empty, whether playable now or not</source>
        <translation>«Disponible» significa vacía, se pueda jugar ya o no</translation>
    </message>
    <message>
        <source>The gap in a broken three must be playable now</source>
        <translation>El hueco de un tres partido debe poder jugarse ya</translation>
    </message>
    <message>
        <source>The pair in a broken three also counts as a pair</source>
        <translation>La pareja de un tres partido también es pareja</translation>
    </message>
    <message>
        <source>Count only the side&apos;s own features</source>
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
        <source>Choices the study leaves open</source>
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
        <source>Restore the feature values from the article</source>
        <translation>Los rasgos vuelven a valer lo que dice el artículo</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
    <message>
        <source>Load values saved by the laboratory&apos;s tuning</source>
        <translation>Un conjunto guardado por el ajuste del laboratorio</translation>
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
        <source>Runs may overlap: three in line also count as two pairs</source>
        <translation>Las series pueden solaparse: tres en línea son también dos parejas</translation>
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
        <translation>pareja abierta</translation>
    </message>
    <message>
        <source>square beside a pair</source>
        <translation>casilla junto a una pareja</translation>
    </message>
    <message>
        <source>lone disc on a or g</source>
        <translation>ficha aislada en a o g</translation>
    </message>
    <message>
        <source>lone disc on b or f</source>
        <translation>ficha aislada en b o f</translation>
    </message>
    <message>
        <source>lone disc on c or e</source>
        <translation>ficha aislada en c o e</translation>
    </message>
    <message>
        <source>lone disc on d</source>
        <translation>ficha aislada en d</translation>
    </message>
    <message>
        <source>Line %1 is &apos;%2&apos;. It needs a name, an equals sign and a value, such as &apos;three = 900000&apos;.</source>
        <translation>La línea %1 es «%2»; debe ser un nombre, un signo igual y un valor, como «three = 900000».</translation>
    </message>
    <message>
        <source>Line %1 gives %2 the value &apos;%3&apos;, which is not a whole number from 0 to %4.</source>
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
        <source>&apos;%1&apos; contains no values of H1: %2</source>
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
            <numerusform>%n línea de cuatro posible pasa por la casilla</numerusform>
            <numerusform>%n líneas de cuatro posibles pasan por la casilla</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand this to the lesson</source>
        <translation>Pasar esto a la lección</translation>
    </message>
    <message>
        <source>Give this result and its settings to the lesson as your answer</source>
        <translation>Dar este resultado y sus ajustes a la lección como respuesta</translation>
    </message>
    <message>
        <source>This page has no result to hand over yet. Press Run first.</source>
        <translation>Esta página aún no tiene ningún resultado que pasar. Pulsa antes «Ejecutar».</translation>
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
        <translation>Tú %1 – %2 %3</translation>
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
        <source>Share of points for the column&apos;s player against the row&apos;s. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Proporción de puntos del jugador de la columna contra el de la fila: una victoria cuenta 1 y un empate, medio. %1 más de la mitad, %2 menos.</translation>
    </message>
    <message>
        <source>%1 scored %2 of the points.</source>
        <translation>%1 tiene el %2 de los puntos.</translation>
    </message>
    <message>
        <source>Share of points for the player named first. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Proporción de puntos del primero: una victoria cuenta 1 y un empate, medio. %1 más de la mitad, %2 menos.</translation>
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
        <source>this program has it open as a database</source>
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
    <name>HiddenNames</name>
    <message>
        <source>Hide names</source>
        <translation>Ocultar nombres</translation>
    </message>
    <message>
        <source>Number the students again</source>
        <translation>Numerar de nuevo a los estudiantes</translation>
    </message>
    <message>
        <source>Show Student 1, Student 2 … instead of names, on this page and in exports. Students keep their numbers in every lesson.</source>
        <translation>Mostrar Estudiante 1, Estudiante 2 … en lugar de los nombres, en esta página y al exportar. Cada estudiante conserva su número en todas las lecciones.</translation>
    </message>
    <message>
        <source>Start with Student 1 again, for another class</source>
        <translation>Empezar otra vez por Estudiante 1, para otra clase</translation>
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
        <source>Estimate: nothing proved</source>
        <translation>Estimación: no hay nada demostrado</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exacto: %1</translation>
    </message>
    <message>
        <source>Proved, but perhaps not the best column: %1</source>
        <translation>Demostrado, pero quizá no sea la mejor columna: %1</translation>
    </message>
    <message>
        <source>Look at columns %1 to %2.</source>
        <translation>Mira las columnas %1 a %2.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Mira la columna %1.</translation>
    </message>
    <message>
        <source>Look at columns %1 and %2.</source>
        <translation>Mira las columnas %1 y %2.</translation>
    </message>
    <message>
        <source>You can make four in column %1.</source>
        <translation>Puedes hacer cuatro en línea en la columna %1.</translation>
    </message>
    <message>
        <source>You can make four in column %1 or %2.</source>
        <translation>Puedes hacer cuatro en línea en la columna %1 o %2.</translation>
    </message>
    <message>
        <source>You can make four somewhere in columns %1 to %2.</source>
        <translation>Puedes hacer cuatro en línea en alguna columna de %1 a %2.</translation>
    </message>
    <message>
        <source>You need to block in column %1.</source>
        <translation>Tienes que bloquear en la columna %1.</translation>
    </message>
    <message>
        <source>You need to block in column %1 or %2.</source>
        <translation>Tienes que bloquear en la columna %1 o %2.</translation>
    </message>
    <message>
        <source>You need to block somewhere in columns %1 to %2.</source>
        <translation>Tienes que bloquear en alguna columna de %1 a %2.</translation>
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
        <translation>no hay otra columna libre</translation>
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
        <translation>esta partida ya no se puede salvar</translation>
    </message>
    <message>
        <source>it makes a threat for later</source>
        <translation>prepara una amenaza para después</translation>
    </message>
    <message>
        <source>nothing else keeps your win</source>
        <translation>ninguna otra conserva tu victoria</translation>
    </message>
    <message>
        <source>it wins soonest</source>
        <translation>gana lo antes posible</translation>
    </message>
    <message>
        <source>it keeps your win</source>
        <translation>conserva tu victoria</translation>
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
        <translation>así no pierdes</translation>
    </message>
    <message>
        <source>it threatens four in a row</source>
        <translation>amenaza con cuatro en línea</translation>
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
        <translation>deja sitio para cuatro en línea</translation>
    </message>
    <message>
        <source>Drop in column %1.</source>
        <translation>Suelta la ficha en la columna %1.</translation>
    </message>
    <message>
        <source>Probably column %1.</source>
        <translation>Probablemente la columna %1.</translation>
    </message>
    <message>
        <source>Drop in column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Suelta la ficha en la columna %1: %2.</translation>
    </message>
    <message>
        <source>Probably column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Probablemente la columna %1: %2.</translation>
    </message>
    <message>
        <source>Play column %1.</source>
        <translation>Juega en la columna %1.</translation>
    </message>
    <message>
        <source>Try column %1.</source>
        <translation>Prueba la columna %1.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows the best line.</source>
        <translation>Juega en la columna %1. El tablero muestra el mejor juego.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows what may follow.</source>
        <translation>Juega en la columna %1. El tablero muestra cómo puede seguir.</translation>
    </message>
    <message>
        <source>Try column %1. The board shows what may follow.</source>
        <translation>Prueba la columna %1. El tablero muestra cómo puede seguir.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>La partida ya ha terminado: no hay jugada que sugerir.</translation>
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
        <source>Looking for the best column and the next moves…</source>
        <translation>Buscando la mejor columna y cómo sigue…</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>La partida ya ha terminado: no hay jugada que sugerir.</translation>
    </message>
</context>
<context>
    <name>JobBase</name>
    <message>
        <source>Not enough memory to continue. The results so far are kept.</source>
        <translation>No hay memoria suficiente para continuar. Se conserva lo hallado hasta ahora.</translation>
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
        <source>This is not valid JSON: line %1, column %2: %3.</source>
        <translation>Esto no es JSON: línea %1, columna %2: %3.</translation>
    </message>
    <message>
        <source>This is valid JSON, but not a JSON object.</source>
        <translation>Es JSON, pero no un objeto.</translation>
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
        <translation>no está</translation>
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
        <source>%1 must be a whole number from %2 to %3, but is %4.</source>
        <translation>%1 debe ser un número entero de %2 a %3, pero es %4.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, but is %4.</source>
        <translation>%1 debe ser un número de %2 a %3, pero es %4.</translation>
    </message>
    <message>
        <source>%1 must be text, but is %2.</source>
        <translation>%1 debe ser un texto, pero es %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 characters.</source>
        <translation>%1 tiene más de %2 caracteres.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, but is %3.</source>
        <translation>%1 debe ser uno de %2, pero es %3.</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is %2.</source>
        <translation>%1 debe ser true o false, pero es %2.</translation>
    </message>
    <message>
        <source>%1 must be an object, but is %2.</source>
        <translation>%1 debe ser un objeto, pero es %2.</translation>
    </message>
    <message>
        <source>%1 must be an array, but is %2.</source>
        <translation>%1 debe ser una lista, pero es %2.</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the most allowed is %3.</source>
        <translation>%1 tiene %2 entradas; como máximo puede tener %3.</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>Nothing can follow there.</source>
        <translation>Ahí no puede seguir nada.</translation>
    </message>
    <message>
        <source>Possible there: %1 and others.</source>
        <translation>Pasos posibles ahí: %1 y otros.</translation>
    </message>
    <message>
        <source>Possible there: %1.</source>
        <translation>Pasos posibles ahí: %1.</translation>
    </message>
    <message>
        <source>Step %1, %2, is not possible. </source>
        <translation>El paso %1, %2, no es posible. </translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) are allowed.</source>
        <translation>
            <numerusform>Se permite %n paso como mucho.</numerusform>
            <numerusform>Se permiten %n pasos como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every step is possible, but the walk does not end where it should.</source>
        <translation>Todos los pasos son posibles, pero el recorrido no termina donde debe.</translation>
    </message>
    <message>
        <source>The page had other settings: %1.</source>
        <translation>La página tenía otros ajustes: %1.</translation>
    </message>
</context>
<context>
    <name>KeptExperiments</name>
    <message>
        <source>The folder “%1” could not be created. Choose another place for the games.</source>
        <translation>No se pudo crear la carpeta «%1»; elige otro lugar para las partidas.</translation>
    </message>
</context>
<context>
    <name>KeptMeasurements</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>Aún no se ha medido nada</translation>
    </message>
    <message>
        <source>Kept measurements</source>
        <translation>Mediciones guardadas</translation>
    </message>
    <message>
        <source>Saved measurements, newest first</source>
        <translation>Mediciones guardadas, la más reciente primero</translation>
    </message>
    <message>
        <source>Copy the settings of this measurement into the fields above</source>
        <translation>Poner los ajustes de esta medición en los campos de arriba</translation>
    </message>
    <message>
        <source>Delete this measurement and its file</source>
        <translation>Borrar esta medición y su archivo</translation>
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
        <source>“%1” and its file will be permanently deleted. Delete it?</source>
        <translation>«%1» y su archivo se borrarán para siempre. ¿Borrar?</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>Rename this measurement in the list</source>
        <translation>Dar otro nombre a esta medición en la lista</translation>
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
        <source>Rename or delete the selected measurement, or make another like it</source>
        <translation>Cambiar el nombre de la medición elegida, borrarla o crear otra parecida</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Cambiar el nombre de la medición</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Nombre; déjalo vacío para usar su propio título:</translation>
    </message>
</context>
<context>
    <name>KeptRunMenu</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>Rename this run in the lists</source>
        <translation>Dar otro nombre a esta ejecución en las listas</translation>
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
        <source>Delete this run and all its games</source>
        <translation>Borrar esta ejecución y todas sus partidas</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Gestionar</translation>
    </message>
    <message>
        <source>Rename or delete the selected run, or make another like it</source>
        <translation>Cambiar el nombre de la ejecución elegida, borrarla o crear otra parecida</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Cambiar el nombre de la ejecución</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Nombre; déjalo vacío para usar su propio título:</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Borrar la ejecución</translation>
    </message>
    <message>
        <source>“%1” and all its games will be permanently deleted. Delete it?</source>
        <translation>«%1» y todas sus partidas se borrarán para siempre. ¿Borrar?</translation>
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
        <translation>Pre&amp;determinada</translation>
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
        <source>Press the new key here. Delete clears it, and Tab moves on.</source>
        <translation>Pulsa aquí la nueva tecla; con Supr no queda ninguna; Tab pasa al siguiente campo</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Las teclas originales del programa</translation>
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
        <translation>%1 Pulsa otra.</translation>
    </message>
    <message>
        <source>Re&amp;assign</source>
        <translation>&amp;Reasignar</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 ya es la tecla de «%2».</translation>
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
        <translation>%1 completado</translation>
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
    <name>LabList</name>
    <message>
        <source>Pages of the laboratory</source>
        <translation>Páginas del laboratorio</translation>
    </message>
    <message>
        <source>The page in front, and all others</source>
        <translation>La página que se ve, y todas las demás</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Current status</source>
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
        <source>Cancelled after %1. Everything finished by then is kept.</source>
        <translation>Cancelado tras %1. Se conserva lo terminado hasta ese momento.</translation>
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
        <source>%1 done, %2 open, %3 per second</source>
        <translation>%1 completadas, %2 pendientes, %3 por segundo</translation>
    </message>
    <message>
        <source>%1 done, %2 per second</source>
        <translation>%1 completadas, %2 por segundo</translation>
    </message>
</context>
<context>
    <name>LabPanel</name>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Enseñar</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>Cómo piensa</translation>
    </message>
    <message>
        <source>Many workers</source>
        <translation>Muchos hilos</translation>
    </message>
    <message>
        <source>Games of chance</source>
        <translation>Juegos de azar</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
    </message>
</context>
<context>
    <name>LabPresenter</name>
    <message>
        <source>On the board: %1, %2 against %3. Press Page Down to step through it.</source>
        <translation>En el tablero: %1, %2 contra %3. Av Pág avanza por la partida.</translation>
    </message>
    <message>
        <source>This page is busy. Its settings cannot change until it has finished.</source>
        <translation>La página está trabajando y conserva sus ajustes hasta que termine.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>En el tablero: %1.</translation>
    </message>
</context>
<context>
    <name>LabResult</name>
    <message>
        <source>%1 is %2 and should be %3</source>
        <translation>%1 es %2 y debería ser %3</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>una imagen</translation>
    </message>
</context>
<context>
    <name>LaboratoryDialog</name>
    <message>
        <source>Insert a laboratory page</source>
        <translation>Insertar una página del laboratorio</translation>
    </message>
    <message>
        <source>The page in front comes first</source>
        <translation>La página que tienes delante aparece primero</translation>
    </message>
    <message>
        <source>Say what students should do on the page</source>
        <translation>Di qué deben hacer los estudiantes en la página</translation>
    </message>
    <message>
        <source>These are chosen on the page now. Delete the lines you don&apos;t need.</source>
        <translation>Esto es lo elegido ahora en la página. Borra las líneas que no necesites.</translation>
    </message>
    <message>
        <source>&amp;Page:</source>
        <translation>Pá&amp;gina:</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Encabezado:</translation>
    </message>
    <message>
        <source>&amp;Settings:</source>
        <translation>&amp;Ajustes:</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>No hay ninguna página que abrir.</translation>
    </message>
</context>
<context>
    <name>LadderFile</name>
    <message>
        <source>Line %1 is not a game: %2</source>
        <translation>La línea %1 no contiene ninguna partida: %2</translation>
    </message>
    <message>
        <source>The game in line %1 has not ended.</source>
        <translation>La partida de la línea %1 no ha terminado.</translation>
    </message>
    <message>
        <source>This is not a list of ladder games.</source>
        <translation>Esto no es una lista de partidas de clasificación.</translation>
    </message>
    <message>
        <source>Line %1 is game %2, but the ladder has only %3 games.</source>
        <translation>La línea %1 es la partida %2, pero la clasificación solo tiene %3 partidas.</translation>
    </message>
    <message>
        <source>Line %1 must begin with a game number, higher than in the line before.</source>
        <translation>La línea %1 debe empezar con un número de partida mayor que el de la línea anterior.</translation>
    </message>
    <message>
        <source>Line %1 belongs to another ladder: the engines, their settings, the seed or the openings differ.</source>
        <translation>La línea %1 es de otra clasificación: son distintos los motores, sus ajustes, la semilla o las aperturas.</translation>
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
        <source>Features the last move added or removed</source>
        <translation>Lo que la última jugada añadió y quitó</translation>
    </message>
    <message>
        <source>The side it belongs to</source>
        <translation>De quién es</translation>
    </message>
    <message>
        <source>F1 four in a row, F2 three, F3 two, F4 a single disc</source>
        <translation>F1 cuatro en línea, F2 tres, F3 dos, F4 una ficha aislada</translation>
    </message>
    <message>
        <source>Its discs and the empty squares it relies on</source>
        <translation>Sus fichas y las casillas vacías que tiene en cuenta</translation>
    </message>
    <message>
        <source>Its value, in heuristic units</source>
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
        <source>Changes from the last move</source>
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
        <source>H1 counts features. H2 adds up the values of squares.</source>
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
        <source>Positive numbers are good for this side</source>
        <translation>Los números positivos son buenos para este lado</translation>
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
        <source>Hidden while you look for a move.</source>
        <translation>Oculto mientras buscas la jugada.</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <comment>heuristic and side, its value: H1 strict, for Orange: +200</comment>
        <translation>%1: %2 unidades</translation>
    </message>
    <message>
        <source>No features on the board yet. Each one will be listed here with its value. Select one to light up its squares.</source>
        <translation>Aún no hay ningún rasgo en el tablero. Aquí aparecerá cada uno con su valor; elige uno para iluminar sus casillas.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Aún no se ha hecho ninguna jugada.</translation>
    </message>
    <message>
        <source>The last move changed it by %1, from %2: %3 new, %4 gone.</source>
        <translation>La última jugada la cambió en %1, desde %2; nuevos: %3, desaparecidos: %4.</translation>
    </message>
    <message>
        <source>Selected feature</source>
        <translation>El rasgo elegido</translation>
    </message>
    <message>
        <source>Select a feature to see its squares on the board.</source>
        <translation>Elige un rasgo para ver sus casillas en el tablero.</translation>
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
        <source>Heat map: %1, in heuristic units. Light squares are good for this side, dark squares are bad.</source>
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
        <source>&apos;%1&apos; is not a column of this board</source>
        <translation>«%1» no es una columna de este tablero</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;answer&apos;</source>
        <translation>solo las columnas y los números llevan «answer»</translation>
    </message>
    <message>
        <source>only questions of kind &apos;choice&apos; or &apos;choices&apos; take &apos;right&apos; and &apos;wrong&apos;</source>
        <translation>solo una elección lleva «right» y «wrong»</translation>
    </message>
    <message>
        <source>an option must not be empty</source>
        <translation>una opción no puede estar vacía</translation>
    </message>
    <message>
        <source>the right column is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>¿qué columna es correcta? Indica «answer» o «exact»</translation>
    </message>
    <message>
        <source>the right number is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>¿qué número es correcto? Indica «answer» o «exact»</translation>
    </message>
    <message>
        <source>a choice needs at least two options, one of them right</source>
        <translation>una elección tiene al menos dos opciones, una de ellas correcta</translation>
    </message>
    <message>
        <source>a choice needs at least two options</source>
        <translation>una elección tiene al menos dos opciones</translation>
    </message>
    <message>
        <source>the kind of question must be one of: %1</source>
        <translation>una pregunta debe ser de este tipo: %1</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;exact&apos;</source>
        <translation>solo se pueden calcular columnas y números</translation>
    </message>
    <message>
        <source>&apos;exact&apos; must be one of: %1</source>
        <translation>lo que se puede calcular es: %1</translation>
    </message>
    <message>
        <source>a name may contain only letters, digits and hyphens</source>
        <translation>un nombre tiene letras, cifras y guiones</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>en esta posición la partida ha terminado</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take a tolerance, and it must be 0 or more</source>
        <translation>un número lleva una tolerancia de 0 o más</translation>
    </message>
    <message>
        <source>this line must be &apos;key: value&apos;, or a continuation that begins with two spaces</source>
        <translation>aquí va «clave: valor», o una línea que sigue tras dos espacios</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>«%1» aparece dos veces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing here</source>
        <translation>aquí falta «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>«%1» es un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be &apos;yes&apos; or &apos;no&apos;</source>
        <translation>«%1» es «yes» o «no»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>«%1» no significa nada aquí</translation>
    </message>
    <message>
        <source>a lesson needs at least one step: a line that begins with &apos;# &apos;</source>
        <translation>una lección tiene al menos un paso: una línea que empieza por «# »</translation>
    </message>
    <message>
        <source>a lesson must begin with its header, between two lines of &apos;---&apos;</source>
        <translation>una lección empieza con su cabecera, entre dos líneas de «---»</translation>
    </message>
    <message>
        <source>the header is not closed by a line of &apos;---&apos;</source>
        <translation>la cabecera no se cierra con una línea de «---»</translation>
    </message>
    <message>
        <source>a step needs a title</source>
        <translation>un paso tiene un título</translation>
    </message>
    <message>
        <source>the first step must come before this: a line that begins with &apos;# &apos;</source>
        <translation>antes de esto va el primer paso: una línea que empieza por «# »</translation>
    </message>
    <message>
        <source>this block is not closed by a line of &apos;```&apos;</source>
        <translation>este bloque no se cierra con una línea de «```»</translation>
    </message>
    <message>
        <source>there is already a question &apos;%1&apos;</source>
        <translation>ya hay una pregunta «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from %2 to %3</source>
        <translation>«%1» es un número de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of: %2</source>
        <translation>«%1» es uno de: %2</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Its pages are: %2</source>
        <translation>el laboratorio no tiene la página «%1»; sus páginas son: %2</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Its settings are: %3</source>
        <translation>la página «%1» no tiene el ajuste «%2»; tiene: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. Did you mean &apos;%2&apos;?</source>
        <translation>«%1» no empieza ningún bloque de una lección; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take &apos;also&apos;</source>
        <translation>solo las preguntas de tipo «number» llevan «also»</translation>
    </message>
    <message>
        <source>words are missing: &apos;also&apos; takes a number and what is said when somebody gives it</source>
        <translation>faltan palabras: «also» lleva un número y lo que se dice a quien lo responde</translation>
    </message>
    <message>
        <source>&apos;result&apos; must be one of: %1</source>
        <translation>«result» es uno de: %1</translation>
    </message>
    <message>
        <source>a picture has no right number: take &apos;answer&apos; out</source>
        <translation>una imagen no tiene ningún número correcto: quita «answer»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>«%1» no significa nada aquí; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>el laboratorio no tiene la página «%1»; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Did you mean &apos;%3&apos;?</source>
        <translation>la página «%1» no tiene el ajuste «%2»; ¿querías decir «%3»?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. The blocks are: %2</source>
        <translation>«%1» no empieza ningún bloque de una lección; los bloques son: %2</translation>
    </message>
    <message>
        <source>the model has no formula &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>el modelo no tiene la fórmula «%1»; ¿querías decir «%2»?</translation>
    </message>
    <message>
        <source>&apos;against&apos; must name what is changed and its new value, such as &apos;mutant stuck&apos;</source>
        <translation>«against» dice qué se cambia y su nuevo valor, como «mutant stuck»</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3</source>
        <translation>el modelo «%1» no tiene el parámetro «%2»; sus parámetros son: %3</translation>
    </message>
    <message>
        <source>nothing to hold the formula against: this model has no mutants. Add lines &apos;against&apos;, such as &apos;against: M 2&apos;</source>
        <translation>no hay con qué contrastar la fórmula: este modelo no tiene mutantes. Añade líneas «against», como «against: M 2»</translation>
    </message>
    <message>
        <source>only a walk through a tree takes &apos;exact&apos;</source>
        <translation>solo un recorrido por un árbol lleva «exact»</translation>
    </message>
    <message>
        <source>an empty walk leads nowhere</source>
        <translation>un recorrido vacío no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>there is no model &apos;%1&apos;. The models are: %2</source>
        <translation>no hay ningún modelo «%1»; los modelos son: %2</translation>
    </message>
    <message>
        <source>a picture&apos;s name is that of a file, such as tree.png</source>
        <translation>el nombre de una imagen es el de un archivo, como tree.png</translation>
    </message>
    <message>
        <source>there is already a picture &apos;%1&apos;</source>
        <translation>ya hay una imagen «%1»</translation>
    </message>
    <message>
        <source>this picture is damaged: its letters are not base64</source>
        <translation>esta imagen está dañada: sus caracteres no son base64</translation>
    </message>
    <message>
        <source>▲ Line %1: %2</source>
        <translation>▲ Línea %1: %2</translation>
    </message>
    <message>
        <source>%1: the page %2: %3</source>
        <comment>a step, a page, what is wrong</comment>
        <translation>%1: la página %2: %3</translation>
    </message>
    <message>
        <source>the model %1 has no parameter &apos;%2&apos;; it has: %3</source>
        <translation>el modelo %1 no tiene el parámetro «%2»; tiene: %3</translation>
    </message>
    <message>
        <source>the model %1 has no formula &apos;%2&apos;; it has: %3</source>
        <translation>el modelo %1 no tiene la fórmula «%2»; tiene: %3</translation>
    </message>
    <message>
        <source>there is no engine &apos;%1&apos;</source>
        <translation>no hay ningún motor «%1»</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>The game has ended here. Go back to a position where someone can still move.</source>
        <translation>La partida ha terminado aquí. Una lección empieza donde aún se puede jugar: vuelve atrás una o más jugadas.</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Lecciones (*.lesson.md)</translation>
    </message>
    <message>
        <source>Stopped. The exercises were not saved.</source>
        <translation>Los ejercicios no se escribieron porque se detuvo la operación.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Abrir la lección</translation>
    </message>
    <message>
        <source>Go on with the text in the editor</source>
        <translation>Seguir con el texto en el editor</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Borrar el texto</translation>
    </message>
    <message>
        <source>Delete the text that was not saved</source>
        <translation>Borrar el texto que no se guardó</translation>
    </message>
    <message>
        <source>A lesson was not saved the last time.</source>
        <translation>Una lección no se guardó la última vez.</translation>
    </message>
    <message>
        <source>Select a lesson in the list, then present it.</source>
        <translation>Selecciona una lección de la lista y después preséntala.</translation>
    </message>
</context>
<context>
    <name>LessonDraft</name>
    <message>
        <source>Your text could not be kept in case the program ends: %1. Save it to be safe.</source>
        <translation>No se pudo conservar tu texto por si se cierra el programa: %1. Guárdalo para no perderlo.</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto de la lección</translation>
    </message>
    <message>
        <source>Each step begins with a line such as &apos;# Title&apos;. The Insert menu writes boards, questions and trees for you.</source>
        <translation>Cada paso empieza con una línea como «# Título». El menú «Insertar» escribe por ti tableros, preguntas y árboles.</translation>
    </message>
    <message>
        <source>For a student, this button puts the position on the main board. Choose Try the lesson to see it.</source>
        <translation>A un estudiante, este botón le pone la posición en el tablero principal. Elige «Probar la lección» para verlo.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nueva lección</translation>
    </message>
    <message>
        <source>%1[*] — Lesson editor</source>
        <translation>%1[*] — Editor de lecciones</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lecciones (*%1)</translation>
    </message>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>No se pudo leer la lección %1: %2.</translation>
    </message>
    <message>
        <source>This is a copy of a built-in lesson. Change its id if the questions change.</source>
        <translation>Esto es una copia de una lección incluida en el programa. Cambia su «id» si cambian las preguntas.</translation>
    </message>
    <message>
        <source>This text was not saved the last time. Save it to keep it.</source>
        <translation>Este texto no se guardó la última vez. Guárdalo para conservarlo.</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>Lección sin guardar</translation>
    </message>
    <message>
        <source>This lesson has unsaved changes.</source>
        <translation>Esta lección tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>¿Quieres guardarla antes?</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Cambiado por otro programa</translation>
    </message>
    <message>
        <source>Another program has changed %1. Replace it with your text?</source>
        <translation>Otro programa ha cambiado %1. ¿Quieres reemplazarlo por tu texto?</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</source>
        <translation>
            <numerusform>Guardado en %1. Los estudiantes no podrán abrir la lección hasta que se corrija su error (%n).</numerusform>
            <numerusform>Guardado en %1. Los estudiantes no podrán abrir la lección hasta que se corrijan sus errores (%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Guardar la lección</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <translation>mi-leccion</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you try the lesson.</source>
        <translation>Corrige los errores de abajo antes de probar la lección.</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you share the lesson.</source>
        <translation>Corrige los errores de abajo antes de compartir la lección.</translation>
    </message>
    <message>
        <source>Share the lesson</source>
        <translation>Compartir la lección</translation>
    </message>
    <message>
        <source>Open this lesson in Fourcast: share the link or scan the code. The whole lesson is in it.</source>
        <translation>Comparte este enlace o escanea el código para abrir la lección en Fourcast. Contiene la lección entera.</translation>
    </message>
    <message>
        <source>Link to the lesson</source>
        <translation>Enlace a la lección</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>Insertar una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>What the teacher says and does here.</source>
        <translation>Lo que el profesor dice y hace aquí.</translation>
    </message>
    <message>
        <source>New step</source>
        <translation>Nuevo paso</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be shown, or it is larger than %2 MB.</source>
        <translation>%1 no es una imagen que se pueda mostrar, u ocupa más de %2 MB.</translation>
    </message>
    <message>
        <source>These pictures are not beside the lesson: %1.</source>
        <translation>Estas imágenes no están junto a la lección: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were added to the lesson. Save it to keep them in its file.</source>
        <translation>
            <numerusform>Se añadió %n imagen a la lección. Guarda la lección para que quede en su archivo.</numerusform>
            <numerusform>Se añadieron %n imágenes a la lección. Guarda la lección para que queden en su archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this picture the lesson would have %1. The most is %2. Use a smaller picture.</source>
        <translation>Con esta imagen, la lección ocuparía %1. El máximo es %2. Usa una imagen más pequeña.</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>End of the lesson</source>
        <translation>Fin de la lección</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Preguntas pendientes</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Ir a la pregunta</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in, and is kept for the other lessons.</source>
        <translation>Elige el nombre que quieras. Aparece en el archivo que entregas y se conserva para las demás lecciones.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Paso %1: %2</translation>
    </message>
    <message>
        <source>(not right yet)</source>
        <translation>(aún no es correcta)</translation>
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
    <message numerus="yes">
        <source>%1 has %n mistake(s):</source>
        <translation>
            <numerusform>%1 tiene %n error:</numerusform>
            <numerusform>%1 tiene %n errores:</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>No lesson can be kept here.</source>
        <translation>Aquí no se puede guardar ninguna lección.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>No se pudo escribir %1: %2.</translation>
    </message>
</context>
<context>
    <name>LessonHandIn</name>
    <message>
        <source>You can hand in now, continue later, and hand in again. The last step lists the open questions.</source>
        <translation>Puedes entregar ahora, continuar después y volver a entregar. El último paso muestra las preguntas pendientes.</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>&amp;Entregar…</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Seguir trabajando</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 ya existe. ¿Quieres reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Conservarlo</translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>Choose a lesson. Your work is saved on this computer as you go. It stays here until you hand it in.</source>
        <translation>Elige una lección. Lo que haces se guarda en este equipo sobre la marcha y no sale de aquí hasta que lo entregues.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open a lesson</source>
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
        <source>Open the lesson where you left off</source>
        <translation>Abrir la lección donde la dejaste</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Abrir una lección…</translation>
    </message>
    <message>
        <source>Open a lesson from a file whose name ends in .lesson.md</source>
        <translation>Una lección escrita por alguien: un archivo que termina en .lesson.md</translation>
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
        <translation>Aprenderás a:</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, or that of a copy of a built-in lesson</source>
        <translation>Cambiar el texto de la lección o, si está incluida en el programa, el de una copia</translation>
    </message>
    <message>
        <source>New lesson…</source>
        <translation>Nueva lección…</translation>
    </message>
    <message>
        <source>Write a lesson of your own, with its preview beside it</source>
        <translation>Escribir una lección propia, con su vista previa al lado</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>This link to a lesson is damaged or incomplete. Copy all of it and try again.</source>
        <translation>Este enlace a una lección está dañado o incompleto. Cópialo entero y prueba otra vez.</translation>
    </message>
    <message>
        <source>This lesson is too long for a link: it would have %1 characters, and %2 is the most. Share its file instead.</source>
        <translation>Esta lección es demasiado larga para un enlace: tendría %1 caracteres, y el máximo es %2. Comparte su archivo.</translation>
    </message>
    <message>
        <source>The lesson in this link has a mistake in line %1: %2</source>
        <translation>La lección de este enlace tiene un error en la línea %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonNews</name>
    <message>
        <source>Messages about the lesson</source>
        <translation>Mensajes sobre la lección</translation>
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
        <source>Interactive lessons: read, try, answer and hand in</source>
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
        <source>Enter your name or number first, so your teacher knows whose file it is.</source>
        <translation>Escribe primero tu nombre o tu número, para que tu profesor sepa de quién es el archivo.</translation>
    </message>
    <message>
        <source>Hand in your work</source>
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
        <source>Handed in: %1. Give this file to your teacher. You can continue and hand in again.</source>
        <translation>Entregado: %1. Da este archivo a tu profesor; puedes seguir y volver a entregar.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Start this lesson over from the first step? Your earlier work is kept in a separate file.</source>
        <translation>¿Empezar otra vez esta lección desde el primer paso? Lo que has hecho hasta ahora se guarda aparte.</translation>
    </message>
    <message>
        <source>Your earlier work is kept in %1.</source>
        <translation>Lo que hiciste antes se conserva: %1.</translation>
    </message>
    <message>
        <source>Read, try and answer</source>
        <translation>Leer, probar y responder</translation>
    </message>
</context>
<context>
    <name>LessonPresenter</name>
    <message>
        <source>This was the last step. Esc or F11 leaves, Page Up goes back.</source>
        <translation>Este era el último paso. Con Esc o F11 sales; con Re Pág vuelves atrás.</translation>
    </message>
</context>
<context>
    <name>LessonPreview</name>
    <message>
        <source>The preview appears here when the lesson has its first step: a line that begins with &apos;# &apos;.</source>
        <translation>La vista previa aparece aquí cuando la lección tiene su primer paso: una línea que empieza por «# ».</translation>
    </message>
    <message>
        <source>Preview of the step</source>
        <translation>Vista previa del paso</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>Your work could not be saved: %1. It is kept while the lesson is open.</source>
        <translation>No se pudo guardar lo que hiciste: %1. Se conserva mientras la lección esté abierta.</translation>
    </message>
    <message>
        <source>Another student has this lesson open in another window. Your work here is saved in %1.</source>
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
        <source>Put this position on the main board and play from there</source>
        <translation>Poner esta posición en el tablero grande para seguir jugando desde ella</translation>
    </message>
    <message>
        <source>Open this page</source>
        <translation>Abrir esta página</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings</source>
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
        <source>Move %1 of %2: not examined</source>
        <translation>Jugada %1 de %2: sin examinar</translation>
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
        <source>This node and below: nodes %1, leaves %2, cuts %3</source>
        <translation>Con todo lo de debajo: nodos %1, hojas %2, cortes %3</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raíz</translation>
    </message>
    <message>
        <source>the game is over: the side that moved last won</source>
        <translation>la partida ha acabado: ganó quien jugó último</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>el tablero está lleno</translation>
    </message>
    <message>
        <source>answered by the table</source>
        <translation>respondió la tabla</translation>
    </message>
    <message>
        <source>an immediate win, taken without a search</source>
        <translation>se tomó una victoria sin buscar</translation>
    </message>
    <message>
        <source>only the move that does not lose at once was searched</source>
        <translation>solo se examinó la jugada que no pierde enseguida</translation>
    </message>
    <message>
        <source>Window on entry: %1</source>
        <translation>Ventana al entrar: %1</translation>
    </message>
    <message>
        <source>The nodes below are not kept. They are searched again when you open this node.</source>
        <translation>Lo de debajo no se guarda; se vuelve a buscar al abrirlo.</translation>
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
        <source>Nodes including earlier depths: %1.</source>
        <translation>Con las profundidades anteriores: nodos %1.</translation>
    </message>
    <message>
        <source>The tree keeps %1 nodes, down to ply %2. Deeper nodes are searched again when opened.</source>
        <translation>Se guardan %1, hasta la media jugada %2; lo más profundo se vuelve a buscar al abrirlo.</translation>
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
        <source>Open in Tree</source>
        <translation>Abrir en Árbol</translation>
    </message>
    <message>
        <source>Open the same search on the Tree page, with all its tools</source>
        <translation>La misma búsqueda en la página del laboratorio, con todo lo que la acompaña</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>El árbol de una búsqueda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Preguntar qué viene a continuación antes de mostrarlo</translation>
    </message>
</context>
<context>
    <name>LessonWorkspace</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Pasos de la lección</translation>
    </message>
    <message>
        <source>A check mark shows that every question in the step is done</source>
        <translation>La marca ✓ indica que todas las preguntas del paso están respondidas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>El paso anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>El paso siguiente</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Entregar…</translation>
    </message>
    <message>
        <source>Save your work as one file for your teacher</source>
        <translation>Guardar lo que hiciste en un archivo para el profesor</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Empezar de nuevo…</translation>
    </message>
    <message>
        <source>Start the lesson over. Your earlier work is kept in a separate file.</source>
        <translation>Empezar otra vez la lección; lo que hiciste antes se guarda aparte</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Cerrar la lección</translation>
    </message>
    <message>
        <source>Return to the list of lessons. Your work is kept.</source>
        <translation>Volver a la lista de lecciones; lo que hiciste se conserva</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Nombre o número:</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in.</source>
        <translation>El que quieras; aparece en el archivo que entregas</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de trabajo</translation>
    </message>
    <message>
        <source>Print the lesson, blank or with answers</source>
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
        <translation>Preguntas respondidas: %1 de %2.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, with its preview beside it</source>
        <translation>Cambiar el texto de la lección, con su vista previa al lado</translation>
    </message>
    <message>
        <source>This question is still open: answer it, or choose Next again.</source>
        <translation>Esta pregunta sigue pendiente: respóndela o elige otra vez «Siguiente».</translation>
    </message>
    <message>
        <source>In this step: %1 of %2 answered.</source>
        <translation>En este paso: %1 de %2 respondidas.</translation>
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
        <source>Watches only its own lines, never yours.</source>
        <translation>Solo mira sus propias líneas, nunca las tuyas.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals.</source>
        <translation>No ve las diagonales.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Forgets to check the square above its own disc.</source>
        <translation>Se olvida de mirar la casilla de encima de la que ocupa.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Never looks for its own threats, only yours.</source>
        <translation>Nunca busca amenazas propias, solo las tuyas.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you in the two outer columns.</source>
        <translation>No te espera en las dos columnas de los bordes.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Always opens as close to the middle as it can.</source>
        <translation>Juega la apertura por costumbre, lo más cerca del centro que puede.</translation>
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
        <source>Has no blind spots.</source>
        <translation>No tiene ningún punto ciego.</translation>
    </message>
    <message>
        <source>Sees every game to its end. Wins as fast as it can, and sets traps when it&apos;s losing.</source>
        <translation>Ve cada partida hasta el final: gana lo más rápido posible y pone trampas cuando está perdido.</translation>
    </message>
    <message>
        <source>Only watches its own lines. It won&apos;t notice yours.</source>
        <translation>Solo mira sus propias líneas. No se fijará en las tuyas.</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals. Use them!</source>
        <translation>No ve las diagonales. ¡Aprovéchalas!</translation>
    </message>
    <message>
        <source>Forgets to check above its own disc. Wait for it there.</source>
        <translation>Se olvida de mirar encima de su ficha. Espéralo ahí.</translation>
    </message>
    <message>
        <source>Blocks well, but never plans its own four.</source>
        <translation>Bloquea bien, pero nunca prepara su propio cuatro en línea.</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you at the edges.</source>
        <translation>No te espera en los bordes.</translation>
    </message>
    <message>
        <source>Always opens in the middle, then plays well.</source>
        <translation>Siempre abre por el centro y luego juega bien.</translation>
    </message>
    <message>
        <source>Doesn&apos;t understand zugzwang. Treats all rows alike as the board fills up.</source>
        <translation>No entiende el zugzwang: trata igual todas las filas cuando se llena el tablero.</translation>
    </message>
    <message>
        <source>Looks far ahead, but can be caught in the endgame.</source>
        <translation>Ve muy lejos, pero puedes sorprenderlo al final.</translation>
    </message>
    <message>
        <source>Never makes a mistake. Go first, and you can still win.</source>
        <translation>Nunca se equivoca. Empieza tú y aún podrás ganar.</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n moves ahead. Plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>Mira %n jugada por delante y juega al azar el %1 % de las veces. %2</numerusform>
            <numerusform>Mira %n jugadas por delante y juega al azar el %1 % de las veces. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Pollito</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Champiñón</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Erizo</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Búho</translation>
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
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Go back to the game, to where this variation began</source>
        <translation>Mostrar lo que se jugó desde donde se apartó esta línea</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>Borrar línea</translation>
    </message>
    <message>
        <source>Delete the variation selected in the list, or this one. Undo brings it back.</source>
        <translation>Borrar la línea elegida en la lista o esta; «Deshacer» la recupera</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Convertir en principal</translation>
    </message>
    <message>
        <source>Use this line as the game. The other becomes a variation.</source>
        <translation>Usar esta línea como partida; la otra queda como variante</translation>
    </message>
</context>
<context>
    <name>LoadText</name>
    <message>
        <source>The system does not report how long workers waited for a processor.</source>
        <translation>El sistema no indica cuánto esperaron los hilos a un procesador.</translation>
    </message>
    <message>
        <source>%1 workers share %2 processors. Their %3 of waiting in total includes waiting for one another.</source>
        <translation>%1 hilos se reparten %2 procesadores: de su espera, %3 en total, una parte fue de unos a otros.</translation>
    </message>
    <message>
        <source>The worker was ready for %1 while others had the processors. That time is load from elsewhere, not work.</source>
        <translation>El hilo estuvo listo durante %1 mientras otros ocupaban los procesadores: es carga ajena, no trabajo.</translation>
    </message>
    <message>
        <source>Worker %1 was ready for %2 while others had the processors, and all workers together for %3. That time is load from elsewhere, not work.</source>
        <translation>El hilo %1 estuvo listo durante %2 mientras otros ocupaban los procesadores; todos los hilos juntos, durante %3. Es carga ajena, no trabajo.</translation>
    </message>
    <message>
        <source>No other program slowed this search down. All workers together waited %1.</source>
        <translation>Ningún otro programa frenó esta búsqueda: todos los hilos juntos esperaron %1.</translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>escrito como una sola ecuación lineal, esto crece demasiado (más de %n alternativa)</numerusform>
            <numerusform>escrito como una sola ecuación lineal, esto crece demasiado (más de %n alternativas)</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but the arguments there have other types; nocomm %1 would let each happen alone</source>
        <translation>«%1» se hace junto con la de la línea %2, pero allí sus argumentos son de otros tipos; nocomm %1 dejaría que cada una ocurra sola</translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but that has a different number of arguments; nocomm %1 would let each happen alone</source>
        <translation>«%1» se hace junto con la de la línea %2, que tiene otro número de argumentos; nocomm %1 dejaría que cada una ocurra sola</translation>
    </message>
    <message>
        <source>this never synchronises with the parallel process: give an action the same name in both</source>
        <translation>esto nunca hace nada junto con lo que tiene al lado: da a una acción el mismo nombre en ambos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens: the parallel process does it with other arguments; nocomm %1 would let each happen alone</source>
        <translation>«%1» no ocurre nunca: lo que tiene al lado la hace con otros argumentos; nocomm %1 dejaría que cada una ocurra sola</translation>
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
        <source>Your finished game isn&apos;t lost. Undo brings it back.</source>
        <translation>La partida terminada no se pierde: «Deshacer» la recupera.</translation>
    </message>
    <message>
        <source>The laboratory is working. The language will change when it finishes.</source>
        <translation>El laboratorio está trabajando; el idioma cambiará cuando termine.</translation>
    </message>
    <message>
        <source>The old moves are kept as a variation in the move list.</source>
        <translation>Las jugadas anteriores quedan como variante en la lista de jugadas.</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Table 1 of the study: 7 threads, 1 to 7 levels</source>
        <translation>Tabla 1 del estudio: siete hilos, de uno a siete niveles</translation>
    </message>
    <message>
        <source>The same table with the repaired formulas</source>
        <translation>La misma tabla con las fórmulas corregidas</translation>
    </message>
    <message>
        <source>Mutants: which formula catches which mistake</source>
        <translation>Mutantes: qué fórmula detecta qué error</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Choose the table to fill</source>
        <translation>Qué se ejecuta</translation>
    </message>
    <message>
        <source>Explore the models row by row and check every formula in each</source>
        <translation>Explorar los modelos fila por fila y comprobar cada fórmula en cada uno</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Terminar; se conserva lo rellenado, y «Rellenar» sigue desde ahí</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model and the formula</source>
        <translation>Intro o un doble clic abre el modelo y la fórmula</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Tuya</translation>
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
        <source>▲ error</source>
        <translation>▲ errónea</translation>
    </message>
    <message>
        <source>Explored and checked here from the model&apos;s text. The study says that all seven formulas hold at every depth. “Vacuous” marks those that hold only because the actions they mention never happen.</source>
        <translation>Explorado y comprobado aquí, a partir del texto del modelo. El estudio dice que las siete se cumplen a cualquier profundidad; se indica cuáles se cumplen solo porque aquello de lo que hablan nunca ocurre.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How many of the %1 mutants each formula catches: %2.</source>
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
        <source>%1 of %2 cells filled.</source>
        <translation>%1 de %2 celdas están rellenas.</translation>
    </message>
    <message>
        <source>Nothing checked yet. Press Fill the table to check every formula on each mutant.</source>
        <translation>Aún no se ha comprobado nada: cada mutante se contrastará con cada fórmula.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Number of levels in the last row. Each further level takes several times as long</source>
        <translation>La tabla termina con el modelo de este número de niveles; cada nivel más tarda varias veces más</translation>
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
    <message>
        <source>&amp;Teach</source>
        <translation>E&amp;nseñar</translation>
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
        <source>Quantity</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>By move</source>
        <translation>Por jugada</translation>
    </message>
    <message>
        <source>One point for each move by an engine</source>
        <translation>Un punto por cada jugada de un motor</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por partida</translation>
    </message>
    <message>
        <source>One point for each game and engine in this session: the total of its moves if the quantity adds up, otherwise their mean</source>
        <translation>Un punto por cada partida y motor de esta sesión: la suma de sus jugadas si la cifra se puede sumar; si no, su media</translation>
    </message>
    <message>
        <source>Logarithmic axis for this quantity</source>
        <translation>Eje logarítmico, de esta cifra</translation>
    </message>
    <message>
        <source>Each game by an engine adds a point here. %1</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Cada partida de un motor añade aquí un punto. %1</translation>
    </message>
    <message>
        <source>%1: no engine in this session reports it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: ningún motor de esta sesión lo indica. %2</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes in the lesson</source>
        <translation>Errores de la lección</translation>
    </message>
    <message>
        <source>Click a mistake, or press Enter, to go to its place</source>
        <translation>Haz clic en un error, o pulsa Intro, para ir a su lugar</translation>
    </message>
    <message>
        <source>%1 Line %2: %3</source>
        <comment>sign, line, what is wrong</comment>
        <translation>%1 Línea %2: %3</translation>
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
        <translation>Un texto propio</translation>
    </message>
    <message>
        <source>your own model</source>
        <translation>un modelo propio</translation>
    </message>
    <message>
        <source>Parameters need a model.</source>
        <translation>Los parámetros necesitan un modelo.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3.</source>
        <translation>El modelo «%1» no tiene el parámetro «%2»; tiene: %3.</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Columnas una tras otra, como 44536</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2, separated by commas</source>
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
        <source>The text is a valid model.</source>
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
        <source>See every move, both sides&apos; accuracy and the graph</source>
        <translation>Todas las jugadas, la precisión de ambos lados y la gráfica</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentarlo de nuevo</translation>
    </message>
    <message>
        <source>Try this move again yourself</source>
        <translation>Juega tú esta jugada y hazlo mejor</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>See the better move, and why</source>
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
        <translation>¿Qué jugarías tú aquí?</translation>
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
        <translation>Aquí pudiste ganar.</translation>
    </message>
    <message>
        <source>You could have drawn here.</source>
        <translation>Aquí pudiste empatar.</translation>
    </message>
    <message>
        <source>%1 let you off here.</source>
        <translation>Aquí %1 te dejó escapar.</translation>
    </message>
    <message>
        <source>%1 let you win here.</source>
        <translation>Aquí %1 te dejó ganar.</translation>
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
        <translation>Nadie falló: fuiste por delante todo el tiempo.</translation>
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
        <translation>Jugada %1: jugaste %2.</translation>
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
        <translation>%1, jugada %2: ¿qué jugarías tú?</translation>
    </message>
</context>
<context>
    <name>MoveClass</name>
    <message>
        <source>Forced: only %1 blocks the four.</source>
        <translation>Forzada: %1 es la única jugada que bloquea el cuatro en línea.</translation>
    </message>
    <message>
        <source>Forced: %1 was the only free square.</source>
        <translation>Forzada: %1 era la única casilla libre.</translation>
    </message>
    <message>
        <source>Only move: it %1. Every other column gives the win away (exact).</source>
        <translation>Única jugada: %1, y cualquier otra columna deja escapar la victoria (exacto).</translation>
    </message>
    <message>
        <source>Only move: it holds the draw. Every other column loses (exact).</source>
        <translation>Única jugada: conserva el empate, y cualquier otra columna pierde (exacto).</translation>
    </message>
    <message>
        <source>Best: %1, as late as possible (exact).</source>
        <translation>Mejor: %1, lo más tarde posible (exacto).</translation>
    </message>
    <message>
        <source>Best: %1, as soon as possible (exact).</source>
        <translation>Mejor: %1, lo antes posible (exacto).</translation>
    </message>
    <message>
        <source>Best: it holds the draw. No move does better (exact).</source>
        <translation>Mejor: conserva el empate, y ninguna jugada consigue más (exacto).</translation>
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
        <source>This move&apos;s value is not known yet.</source>
        <translation>Aún no se sabe cuánto vale esta jugada.</translation>
    </message>
    <message>
        <source>Slower: %3 with %4, but %1 with %2 (exact).</source>
        <translation>Más lenta: %3 con %4, %1 con %2 (exacto).</translation>
    </message>
    <message>
        <source>Mistake: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Error: %1 con %2, %3 con %4 (exacto).</translation>
    </message>
    <message>
        <source>Blunder: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Error grave: %1 con %2, %3 con %4 (exacto).</translation>
    </message>
</context>
<context>
    <name>MoveComparison</name>
    <message>
        <source>This move took about as long as this engine&apos;s usual move (%1, %2 nodes).</source>
        <translation>Esta jugada tardó más o menos lo mismo que las demás de este motor (%1, %2 nodos).</translation>
    </message>
    <message>
        <source>This move took %1 times the median time of this engine&apos;s %2 moves in this game (%3). It searched %4 times the nodes (%5), with %6 times the time per node.</source>
        <translation>%1 veces el tiempo mediano de las %2 jugadas de este motor en esta partida (%3): %4 veces los nodos (%5) y %6 veces el tiempo de cada uno.</translation>
    </message>
    <message>
        <source>It searched to depth %1. The median move searched to depth %2.</source>
        <translation>Buscó a %1 medias jugadas de profundidad; la jugada mediana, a %2.</translation>
    </message>
    <message>
        <source>Each ply multiplied its nodes by %1. For the median move the factor was %2.</source>
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
        <source>Best line: %1</source>
        <translation>Mejor línea: %1</translation>
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
        <translation>La partida tal como se jugó. Haz clic o pulsa Intro para volver a ella.</translation>
    </message>
    <message>
        <source>A variation. Click or press Enter to put it on the board.</source>
        <translation>Otra línea. Haz clic o pulsa Intro para ponerla en el tablero.</translation>
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
        <source>%1 G</source>
        <comment>billions, short, beside an axis</comment>
        <translation>%1 mil M</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
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
        <translation>Nodos visitados en cada jugada</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Nodos visitados</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: the number of positions searched. Let an engine play to see the first one.</source>
        <translation>Cada jugada de un motor añade aquí un punto: cuántas posiciones visitó. Deja jugar a un motor para ver el primero.</translation>
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
        <source>Each engine move adds a point here: its thinking time. Let an engine play to see the first one.</source>
        <translation>Cada jugada de un motor añade aquí un punto: cuánto pensó. Deja jugar a un motor para ver el primero.</translation>
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
        <source>Each engine move adds a point here. %1 Let an engine play to see the first one.</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Cada jugada de un motor añade aquí un punto. %1 Deja jugar a un motor para ver el primero.</translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message>
        <source>makes four in a row and wins</source>
        <translation>completa cuatro en línea y gana</translation>
    </message>
    <message>
        <source>misses four in a row on %1</source>
        <translation>deja pasar el cuatro en línea en %1</translation>
    </message>
    <message>
        <source>blocks %1&apos;s four</source>
        <translation>bloquea el cuatro en línea de %1</translation>
    </message>
    <message>
        <source>loses because it opens %2 for %1</source>
        <translation>pierde porque da a %1 la casilla %2</translation>
    </message>
    <message>
        <source>lets %1 win on %2</source>
        <translation>deja a %1 la victoria en %2</translation>
    </message>
    <message>
        <source>threatens %1 at once, and %2 can block only one</source>
        <translation>amenaza a la vez en las casillas %1, de las que %2 solo puede bloquear una</translation>
    </message>
    <message>
        <source>threatens %1, one above the other, and %2 can block only one</source>
        <translation>amenaza en las casillas %1, una sobre otra, de las que %2 solo puede bloquear una</translation>
    </message>
    <message>
        <source>gives up the threat on %1, as %2 can now block it</source>
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
        <source>takes a square where %1 would threaten %2 at once</source>
        <translation>ocupa la casilla desde la que %1 amenazaría a la vez en %2</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2</source>
        <translation>ocupa la casilla desde la que %1 amenazaría en %2</translation>
    </message>
    <message>
        <source>is the only move that doesn&apos;t let %1 win at once</source>
        <translation>es la única columna que no deja a %1 ganar enseguida</translation>
    </message>
    <message>
        <source>is the only square left to play</source>
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
        <source>can&apos;t be part of a four</source>
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
        <source>Press Enter to save your comment in the game</source>
        <translation>Se guarda en el archivo de la partida; Intro conserva lo que escribas</translation>
    </message>
    <message>
        <source>Moves appear here as you play.</source>
        <translation>Las jugadas aparecen aquí a medida que juegas.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move in the game</source>
        <translation>Jugada de la partida</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
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
        <source>Find the best column and explain why it is best.</source>
        <translation>Encontrar la mejor columna y explicar por qué lo es.</translation>
    </message>
    <message>
        <source>Step through a search and say what it leaves out.</source>
        <translation>Recorrer una búsqueda y explicar qué deja fuera.</translation>
    </message>
    <message>
        <source>Where would you move?</source>
        <translation>¿Dónde jugarías?</translation>
    </message>
    <message>
        <source>Can either side win at once?</source>
        <translation>¿Puede alguien ganar enseguida?</translation>
    </message>
    <message>
        <source>What can the other side do next?</source>
        <translation>¿Qué puede hacer después el otro lado?</translation>
    </message>
    <message>
        <source>No other column wins sooner, or holds out longer.</source>
        <translation>Ninguna otra columna gana antes ni aguanta más.</translation>
    </message>
    <message>
        <source>Name a column that keeps the result.</source>
        <translation>Di una columna que no regale nada.</translation>
    </message>
    <message>
        <source>After such a move, a win is still a win and a draw is still a draw.</source>
        <translation>Con esa jugada una victoria sigue siendo victoria y un empate, empate.</translation>
    </message>
    <message>
        <source>With best play by both sides, how many more discs are dropped before the game ends?</source>
        <translation>¿Cuántas fichas caen hasta el final si ambos lados juegan lo mejor posible?</translation>
    </message>
    <message>
        <source>The board has 42 squares.</source>
        <translation>El tablero tiene 42 casillas.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Only the teacher sees these notes. Write what to say, how long it takes and what students usually get wrong.</source>
        <translation>Solo lo ve el profesor: qué decir, cuánto dura y en qué suelen equivocarse los estudiantes.</translation>
    </message>
    <message>
        <source>What has happened in this game? Write here what your students should look for. Use Markdown for *italic* and **bold** words, lists and tables.</source>
        <translation>¿Qué ha pasado en esta partida? Escribe aquí en qué deben fijarse tus estudiantes. Las palabras en *cursiva* y en **negrita**, las listas y las tablas son Markdown.</translation>
    </message>
    <message>
        <source>The position for this lesson</source>
        <translation>La posición de esta lección</translation>
    </message>
    <message>
        <source>What is the value of the root?</source>
        <translation>¿Cuánto vale la raíz?</translation>
    </message>
    <message>
        <source>Step to the end of the search and look at the root.</source>
        <translation>Ve al final de la búsqueda y mira la raíz.</translation>
    </message>
    <message>
        <source>How many positions did the search visit?</source>
        <translation>¿Cuántas posiciones ha examinado?</translation>
    </message>
    <message>
        <source>How many leaves did it evaluate?</source>
        <translation>¿Cuántas hojas ha valorado?</translation>
    </message>
    <message>
        <source>At how many nodes did it leave out moves?</source>
        <translation>¿Cuántas veces ha cortado una rama?</translation>
    </message>
    <message>
        <source>How many leaves would the best order have needed?</source>
        <translation>¿Cuántas hojas habría necesitado el mejor orden?</translation>
    </message>
    <message>
        <source>Alpha-beta cannot prove the value with fewer leaves in any order, as Knuth and Moore showed.</source>
        <translation>Ningún orden de alfa-beta puede demostrar el valor con menos, como mostraron Knuth y Moore.</translation>
    </message>
    <message>
        <source>Think ahead</source>
        <translation>Pensar por adelantado</translation>
    </message>
    <message>
        <source>Here the computer looks ahead from that position. Before it shows a value, it asks you.</source>
        <translation>Así mira hacia delante el programa desde ahí. Antes de mostrar un valor, te pregunta.</translation>
    </message>
    <message>
        <source>A three-ply search</source>
        <translation>Una búsqueda de tres medias jugadas</translation>
    </message>
    <message>
        <source>The same search with other orders</source>
        <translation>La misma búsqueda con otros órdenes</translation>
    </message>
    <message>
        <source>Whose turn is it in the position?</source>
        <translation>¿De quién es el turno en la posición?</translation>
    </message>
    <message>
        <source>The side that moved first</source>
        <translation>El lado que empezó</translation>
    </message>
    <message>
        <source>The side that moved second</source>
        <translation>El lado que jugó segundo</translation>
    </message>
    <message>
        <source>Explain the best move in your own words.</source>
        <translation>Explica la mejor jugada con tus propias palabras.</translation>
    </message>
    <message>
        <source>Your teacher will read this.</source>
        <translation>Esto lo lee tu profesor.</translation>
    </message>
    <message>
        <source>Explain it to someone</source>
        <translation>Contárselo a alguien</translation>
    </message>
    <message>
        <source>Write down what you have learned in a sentence or two.</source>
        <translation>Lo que sabes ahora: escríbelo en una frase o dos.</translation>
    </message>
    <message>
        <source>Both sides play their best. Walk from the root to the leaf.</source>
        <translation>Ambos lados juegan lo mejor posible. Recorre el camino de la raíz a la hoja.</translation>
    </message>
    <message>
        <source>At each node, take a move whose value is the value of the node.</source>
        <translation>En cada nodo, elige una jugada que valga lo mismo que el nodo.</translation>
    </message>
    <message>
        <source>Write a formula: no thread does a max of one level twice.</source>
        <translation>Escribe una fórmula: ningún hilo hace dos veces un max del mismo nivel.</translation>
    </message>
    <message>
        <source>“After any steps” is [true*]. “It cannot happen” is [action]false.</source>
        <translation>«Tras los pasos que sean» es [true*]. «No puede ocurrir» es [acción]false.</translation>
    </message>
    <message>
        <source>Walk and prove</source>
        <translation>Recorrer y demostrar</translation>
    </message>
    <message>
        <source>In a walk, the students step through a tree or a system. With `exact: line` the program works out the best play. With `goal` you say where the walk must end: at a leaf of this value, or, in a system, where this formula holds.

A formula is right if it holds and fails in the same systems as yours. Without a line `against`, these are the model and all its mutants. With `against: mutant stuck` you choose one yourself.

For a result, the students run a page of the laboratory and press Hand this to the lesson. `result` names a number of the page, or `picture`. With `answer` and `tolerance` the program grades the number; without them you look at it.</source>
        <translation>En un recorrido, los estudiantes avanzan paso a paso por un árbol o un sistema. Con `exact: line` el programa calcula el mejor juego. Con `goal` dices dónde debe terminar el recorrido: en una hoja de este valor o, en un sistema, donde se cumple esta fórmula.

Una fórmula es correcta si se cumple y falla en los mismos sistemas que la tuya. Sin ninguna línea `against`, son el modelo y todos sus mutantes. Con `against: mutant stuck` eliges tú uno.

Para un resultado, los estudiantes ejecutan una página del laboratorio y pulsan «Pasar esto a la lección». `result` nombra un número de la página, o `picture`. Con `answer` y `tolerance` el programa corrige el número; sin ellos, lo miras tú.</translation>
    </message>
    <message>
        <source>Some answers are not a number or a word.</source>
        <translation>Algunas respuestas no son un número ni una palabra.</translation>
    </message>
    <message>
        <source>Search the position on the page Tree with another order, and hand the number of nodes to the lesson.</source>
        <translation>Busca la posición en la página «Árbol» con otro orden y pasa el número de nodos a la lección.</translation>
    </message>
    <message>
        <source>Your teacher will look at it.</source>
        <translation>Tu profesor lo mirará.</translation>
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
        <source>the game ended at move %1</source>
        <translation>la partida acabó en la media jugada %1</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>media jugada %1: %2</translation>
    </message>
</context>
<context>
    <name>NotesWindow</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notas para el profesor</translation>
    </message>
    <message>
        <source>%1 — notes for the teacher</source>
        <translation>%1 — notas para el profesor</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2. Press Enter to check it.</source>
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
        <source>The covariance in the file does not match the coefficients.</source>
        <translation>La covarianza del archivo no concuerda con los coeficientes.</translation>
    </message>
    <message>
        <source>Measured, not exact: logistic regression on %1 games by %2. Each engine played itself with its own errors, after 0 to %3 random plies, seed %4. Checked on %5 other games.</source>
        <translation>Medido, no exacto: regresión logística sobre %1 partidas de %2, cada uno contra sí mismo con sus propios errores, tras 0 a %3 medias jugadas al azar, semilla %4; comprobada con otras %5 partidas.</translation>
    </message>
    <message>
        <source>No winning chances have been measured.</source>
        <translation>No se han medido probabilidades de victoria.</translation>
    </message>
    <message>
        <source>%1 games are too few to fit winning chances. At least %2 are needed.</source>
        <translation>%1 partidas son pocas para ajustar probabilidades de victoria; hacen falta %2.</translation>
    </message>
    <message>
        <source>The same player won all games, so there is nothing to fit.</source>
        <translation>El mismo jugador ganó todas las partidas, así que no hay nada que ajustar.</translation>
    </message>
    <message>
        <source>There are not enough games to tell the coefficients apart.</source>
        <translation>Las partidas no bastan para distinguir los coeficientes.</translation>
    </message>
    <message>
        <source>The file contains a number that no fit can produce.</source>
        <translation>Un ajuste no puede dar uno de los números del archivo.</translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source>This lesson has no questions.</source>
        <translation>Esta lección no tiene preguntas.</translation>
    </message>
    <message>
        <source>✓ All questions are done.</source>
        <translation>✓ Todas las preguntas están respondidas.</translation>
    </message>
    <message>
        <source>Questions still open: %1 of %2.</source>
        <translation>Preguntas pendientes: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>OpeningBook</name>
    <message>
        <source>This is not an opening book: its first line is not &quot;%1&quot;.</source>
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
        <translation>El libro de aperturas está incompleto o es demasiado largo: %1 valores en lugar de %2.</translation>
    </message>
    <message>
        <source>The opening book is damaged: its checksum does not match.</source>
        <translation>El libro de aperturas está dañado: su suma de comprobación no coincide.</translation>
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
        <source>How the games begin. Without openings, engines that make no random choices always repeat one game.</source>
        <translation>Cómo empiezan las partidas: sin aperturas, los motores que no sortean repiten una misma partida</translation>
    </message>
    <message>
        <source>Choose a text file with one opening per line, such as 44536 or d1 d2 e1</source>
        <translation>Un archivo de texto con una apertura por línea, como 44536 o d1 d2 e1</translation>
    </message>
    <message>
        <source>Choose a file with one opening per line, such as 44536.</source>
        <translation>Elige un archivo con una apertura por línea, como 44536.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Archivos de texto (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>No se pudo leer el archivo «%1»: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n apertura, con ambos colores</numerusform>
            <numerusform>%n aperturas, cada una con ambos colores</numerusform>
        </translation>
    </message>
    <message>
        <source>All 238 positions after three plies</source>
        <translation>Las 238 posiciones de tres medias jugadas</translation>
    </message>
</context>
<context>
    <name>OpponentButton</name>
    <message>
        <source>%1 Played last time.</source>
        <comment>after a sentence</comment>
        <translation>%1 Tu último rival.</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>la última vez</translation>
    </message>
    <message>
        <source>last time – press Enter</source>
        <translation>la última vez – pulsa Intro</translation>
    </message>
    <message>
        <source>press Enter</source>
        <translation>pulsa Intro</translation>
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
        <translation>Gráfica de tus resultados contra cada rival</translation>
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
        <translation>Tu porcentaje de los puntos, con su intervalo del 95 %</translation>
    </message>
    <message>
        <source>Play against the engines to see your results against each one here.</source>
        <translation>Juega contra los motores: aquí se dibujan tus resultados contra cada uno.</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Add an answer</source>
        <translation>Añadir una respuesta</translation>
    </message>
    <message>
        <source>Add one more line</source>
        <translation>Añadir una línea más</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correcta</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Respuesta %1</translation>
    </message>
    <message>
        <source>Answer %1 is correct</source>
        <translation>La respuesta %1 es correcta</translation>
    </message>
    <message>
        <source>Check every answer that is correct</source>
        <translation>Marca todas las respuestas correctas</translation>
    </message>
</context>
<context>
    <name>PageAudience</name>
    <message>
        <source>The page for the class</source>
        <translation>La página para la clase</translation>
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
        <source>Min – max ms</source>
        <translation>Mínimo – máximo ms</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Min – max</source>
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
        <source>How the workers share the tree</source>
        <translation>Cómo se reparte el árbol</translation>
    </message>
    <message>
        <source>Number of worker threads</source>
        <translation>Hilos que trabajan</translation>
    </message>
    <message>
        <source>Median wall-clock time of a run over the repetitions</source>
        <translation>Tiempo real de una ejecución, mediana de las repeticiones</translation>
    </message>
    <message>
        <source>Fastest and slowest repetition</source>
        <translation>La repetición más rápida y la más lenta</translation>
    </message>
    <message>
        <source>Median speed-up over the sequential run of the same repetition</source>
        <translation>Cuánto más rápido que la ejecución secuencial de la misma repetición, mediana</translation>
    </message>
    <message>
        <source>Smallest and largest speed-up in any repetition</source>
        <translation>La menor y la mayor aceleración de una repetición</translation>
    </message>
    <message>
        <source>Speed-up per worker</source>
        <translation>Aceleración por hilo</translation>
    </message>
    <message>
        <source>Value of the empty board for the first player</source>
        <translation>Del tablero vacío, para el primer jugador</translation>
    </message>
    <message>
        <source>One of the best moves, chosen by the seed</source>
        <translation>Una de las mejores jugadas, elegida por la semilla</translation>
    </message>
    <message>
        <source>Published: seconds, and speed-up over its own sequential program</source>
        <translation>Publicado: segundos, y aceleración frente a su programa secuencial</translation>
    </message>
    <message>
        <source>The report&apos;s program, repaired and built with -O2, on two otherwise idle cores</source>
        <translation>El programa del informe, reparado y compilado con -O2, en dos núcleos por lo demás libres</translation>
    </message>
    <message>
        <source>Positions in the tree, including the root. The last level is counted without being visited.</source>
        <translation>Posiciones del árbol, contando la raíz; las del último nivel se cuentan sin visitarlas</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Finds the best move on the empty board by searching the full minimax tree, as in the parallel report.</source>
        <translation>La mejor jugada del tablero vacío según el árbol minimax completo, como la mide el informe paralelo.</translation>
    </message>
    <message>
        <source>Measure with the settings above</source>
        <translation>Medir lo elegido arriba</translation>
    </message>
    <message>
        <source>Stop and keep the finished repetitions</source>
        <translation>Detener y conservar las repeticiones terminadas</translation>
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
        <source>Times and speed-ups beside the published ones</source>
        <translation>Tiempos y aceleraciones, junto a los publicados</translation>
    </message>
    <message>
        <source>Choose a row to see its run&apos;s timeline</source>
        <translation>Elige una fila para ver la línea de tiempo de su ejecución</translation>
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
        <source>Cancelled before the first repetition finished.</source>
        <translation>Cancelado antes de acabar la primera repetición.</translation>
    </message>
    <message>
        <source>Finished in %1. Times depend on what else the machine is doing. Each speed-up compares runs from the same repetition.</source>
        <translation>Terminado en %1. Los tiempos dependen de qué más haga la máquina; cada aceleración compara ejecuciones de una misma repetición.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 repetitions are shown.</source>
        <translation>Cancelado; se muestran %1 de %2 repeticiones.</translation>
    </message>
    <message>
        <source>Waking a thread takes as long as such a short run. Try depth 8 or 9 to see what more workers gain.</source>
        <translation>Despertar un hilo tarda tanto como una ejecución tan corta: la profundidad 8 o 9 muestra cuánto ganan más hilos.</translation>
    </message>
    <message>
        <source>%1, workers: %2, run with the median time</source>
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
        <source>After a measurement, this shows what the workers of the chosen row did.</source>
        <translation>Aquí verás lo que hicieron los hilos de la fila elegida después de una medición.</translation>
    </message>
    <message>
        <source>No tasks were recorded.</source>
        <translation>No se registró ninguna tarea.</translation>
    </message>
    <message>
        <source>Measuring: %1.</source>
        <translation>Se mide: %1.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Se muestra: %1. %2</translation>
    </message>
    <message>
        <source>Pause after the current run. You can continue later.</source>
        <translation>Esperar tras la ejecución en curso y continuar después</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Paralelismo</translation>
    </message>
    <message>
        <source>The parallel report&apos;s experiment: the full tree shared among workers</source>
        <translation>El experimento del informe paralelo: el árbol completo repartido entre hilos</translation>
    </message>
    <message>
        <source>Share one tree among workers</source>
        <translation>Repartir un árbol entre hilos</translation>
    </message>
    <message>
        <source>Nothing is measured yet. Press Run.</source>
        <translation>Aún no se ha medido nada. Pulsa «Ejecutar».</translation>
    </message>
</context>
<context>
    <name>ParallelStrategy</name>
    <message>
        <source>There is no strategy %1. The strategies are %2.</source>
        <translation>No hay ninguna estrategia %1; las que hay son %2.</translation>
    </message>
    <message>
        <source>One worker searches the root moves one after another.</source>
        <translation>Un hilo busca las jugadas de la raíz una tras otra.</translation>
    </message>
    <message>
        <source>Each root move is a task. All are evaluated before the best one is picked, as in the report&apos;s parList.</source>
        <translation>Cada jugada de la raíz es una tarea; se evalúan todas antes de buscar la mejor, como hace parList en el informe.</translation>
    </message>
    <message>
        <source>Each root move is a task. Each result is used as soon as it arrives, as in the report&apos;s parMap.</source>
        <translation>Cada jugada de la raíz es una tarea, y cada resultado se usa en cuanto llega, como hace parMap en el informe.</translation>
    </message>
    <message>
        <source>Every position in the tree is a separate task. The report tried this first and gave it up: a task costs more than the work in it.</source>
        <translation>Cada posición del árbol es una tarea propia; el informe lo probó primero y lo abandonó: las tareas cuestan más que lo que contienen.</translation>
    </message>
    <message>
        <source>Each reply to a root move is a task. With seven columns, that makes 49 tasks instead of 7. Two or more workers can share them more evenly.</source>
        <translation>Cada respuesta a una jugada de la raíz es una tarea. Con siete columnas son 49 tareas en lugar de 7. Dos o más hilos pueden repartírselas de forma más equilibrada.</translation>
    </message>
    <message>
        <source>Alpha-beta: each root move is a task. The best value so far prunes the tasks of all workers. It does not visit the whole tree.</source>
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
        <source>No strategy is selected. Select at least one.</source>
        <translation>No se eligió ninguna estrategia; elige al menos una.</translation>
    </message>
    <message>
        <source>There is nothing to measure. At least one worker and one repetition are needed.</source>
        <translation>No se pidió nada; hace falta al menos un hilo y una repetición.</translation>
    </message>
    <message>
        <source>The row for %1 with %2 workers is damaged.</source>
        <translation>La fila de %1 con %2 hilos está dañada.</translation>
    </message>
    <message>
        <source>The settings of this measurement are damaged.</source>
        <translation>Los ajustes de esta medición están dañados.</translation>
    </message>
    <message>
        <source>This is not a measurement of the parallel study.</source>
        <translation>Esto no es una medición del estudio paralelo.</translation>
    </message>
    <message>
        <source>This measurement is damaged.</source>
        <translation>Esta medición está dañada.</translation>
    </message>
    <message>
        <source>The measurement cannot be saved in “%1”: %2.</source>
        <translation>No se puede guardar la medición en «%1»: %2.</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>No se puede leer «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: %2.</source>
        <translation>No se puede borrar «%1»: %2.</translation>
    </message>
    <message>
        <source>The system gives %1 threads, but measuring up to %2 workers needs %3.</source>
        <translation>El sistema da %1 hilos, pero para medir hasta %2 hilos de búsqueda hacen falta %3.</translation>
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
        <source>the state of step %1 must be a whole number, 0 or more.</source>
        <translation>el estado del paso %1 no es un número entero a partir de 0.</translation>
    </message>
    <message>
        <source>This is not a path through a model: its &quot;format&quot; is not &quot;fourcast-path&quot;.</source>
        <translation>Esto no es un camino por un modelo: su «format» no es «fourcast-path».</translation>
    </message>
    <message>
        <source>This path file has another version. This program reads version %1.</source>
        <translation>Este camino es de otra versión del formato; este programa lee la versión %1.</translation>
    </message>
    <message>
        <source>The file does not name the path&apos;s model.</source>
        <translation>El archivo no indica de qué modelo es su camino.</translation>
    </message>
    <message>
        <source>The file has no &quot;steps&quot; list.</source>
        <translation>El archivo no tiene la lista «steps».</translation>
    </message>
    <message>
        <source>step %1, “%2”, is not possible there; does the path belong to another model or other parameters?</source>
        <translation>el paso %1, «%2», no es posible ahí; ¿es un camino de otro modelo o de otros parámetros?</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Type a name with at least one letter.</source>
        <translation>Escribe un nombre con al menos una letra.</translation>
    </message>
    <message>
        <source>Use at most %1 letters for a name.</source>
        <translation>Usa como máximo %1 letras para un nombre.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain / \ | ; or @.</source>
        <translation>No uses / \ | ; ni @ en un nombre.</translation>
    </message>
    <message>
        <source>%1 is already on the list.</source>
        <translation>%1 ya está en la lista.</translation>
    </message>
    <message>
        <source>%1 is an opponent&apos;s name. Choose another.</source>
        <translation>%1 es el nombre de un rival. Elige otro.</translation>
    </message>
    <message>
        <source>The list is full. Remove a name first.</source>
        <translation>La lista está llena. Quita antes un nombre.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Escribe un nombre</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Add this name to the list</source>
        <translation>Añadir este nombre a la lista</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>Change the selected name to this one</source>
        <translation>Cambiar el nombre elegido por este</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove the selected name and its scores</source>
        <translation>Quitar el nombre elegido y sus marcadores</translation>
    </message>
    <message>
        <source>Scores move to the new name. Games already played keep the old one.</source>
        <translation>Los marcadores pasan al nuevo nombre. Las partidas ya jugadas conservan el antiguo.</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Your name:</source>
        <translation>Tu nombre:</translation>
    </message>
    <message>
        <source>Save your score and games under this name</source>
        <translation>Guarda tu marcador y tus partidas con este nombre</translation>
    </message>
    <message>
        <source>Second player:</source>
        <translation>Segundo jugador:</translation>
    </message>
    <message>
        <source>The other player in games for two people</source>
        <translation>El otro jugador cuando juegan dos personas</translation>
    </message>
    <message>
        <source>Add, rename or remove names</source>
        <translation>Añadir, cambiar o quitar nombres</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Nombres…</translation>
    </message>
    <message>
        <source>Add your name…</source>
        <translation>Añadir tu nombre…</translation>
    </message>
</context>
<context>
    <name>PerMoveChart</name>
    <message>
        <source>All series are hidden. Check one in the list to see it.</source>
        <translation>Todas las series están ocultas. Marca una en la lista para verla.</translation>
    </message>
    <message>
        <source>Open triangles at the lower edge mark zeros, which a logarithmic axis cannot show.</source>
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
        <source>disturbed by other work</source>
        <translation>perturbado por otro trabajo</translation>
    </message>
    <message>
        <source>Press Left or Right to move between the engine&apos;s moves in the current game. Hold Shift to total several moves.</source>
        <translation>Izquierda y Derecha recorren las jugadas del motor en la partida en curso; con Mayús suman jugadas.</translation>
    </message>
    <message>
        <source>%1: the engines in the games shown do not report it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: los motores de las partidas mostradas no lo indican. %2</translation>
    </message>
    <message>
        <source>Hollow points were measured while a laboratory or another program was running.</source>
        <translation>Los puntos huecos se midieron mientras trabajaba un laboratorio u otro programa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of a search and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Game %1, %2, move %3 (%4): %5</source>
        <translation>Partida %1, %2, jugada %3 (%4): %5</translation>
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
        <source>Each step of the axis is ten times the one below it, so you can read large and small values in one chart.</source>
        <translation>Cada paso del eje es diez veces el anterior. Así se leen valores grandes y pequeños en una misma gráfica.</translation>
    </message>
    <message>
        <source>Series in the chart</source>
        <translation>Contenido de la gráfica</translation>
    </message>
    <message>
        <source>Disturbed: a laboratory or another program was running</source>
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
    <name>PersonChoice</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Show this person&apos;s games</source>
        <translation>Partidas de esta persona</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>It isn&apos;t a person&apos;s turn.</source>
        <translation>Aquí no es el turno de una persona.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Columnas y filas del tablero</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Click a column to play</source>
        <translation>Haz clic en una columna para jugar</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Columnas una tras otra, como 44536</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partida</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Tomar la posición del tablero</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Tablero:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Jugadas:</translation>
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
        <source>A depth is searched in full. Time and nodes allow deeper and deeper searches until they run out.</source>
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
        <source>Choose workers, seed and heuristic variant</source>
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
        <source>Picks among equally good moves. Same seed, same moves.</source>
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
        <source>Take the fastest win and the slowest loss. When off, all wins are equal, as in the study.</source>
        <translation>Elegir la victoria más rápida y la derrota más lenta; si se desactiva, todas las victorias valen igual, como en el estudio</translation>
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
        <source>A person using the mouse or keyboard</source>
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
        <source>How many workers share the search</source>
        <translation>Hilos que se reparten la búsqueda</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Time or nodes may run out before the best move is proved. Then the best so far is played.</source>
        <translation>Con un límite de tiempo o de nodos puede no demostrarse la mejor jugada; entonces se juega la mejor hallada.</translation>
    </message>
    <message>
        <source>Choose the variant and values of the study&apos;s heuristic H1</source>
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
        <source>default size</source>
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
        <source>Memory for known positions, rounded down to a power of two</source>
        <translation>Para guardar lo que ya se sabe; se toma la potencia de dos igual o inmediatamente inferior</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabla:</translation>
    </message>
    <message>
        <source>Use the opening book</source>
        <translation>Con el libro de aperturas</translation>
    </message>
    <message>
        <source>Look in Fourcast&apos;s own book before searching</source>
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
    <message>
        <source>no book</source>
        <translation>sin libro</translation>
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
        <source>%n more not shown</source>
        <translation>
            <numerusform>%n más sin dibujar</numerusform>
            <numerusform>%n más sin dibujar</numerusform>
        </translation>
    </message>
    <message>
        <source>The curves appear with the first games.</source>
        <translation>Las curvas aparecen con las primeras partidas.</translation>
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
        <source>thin line: few games reach this move</source>
        <translation>fino: pocas partidas llegan a la jugada</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n game(s) in which it searched this move</source>
        <translation>
            <numerusform>Media de la %n partida en la que buscó esta jugada</numerusform>
            <numerusform>Media de las %n partidas en las que buscó esta jugada</numerusform>
        </translation>
    </message>
    <message>
        <source>Few games reach this move. The mean describes these games, not the engine&apos;s usual course.</source>
        <translation>Pocas partidas llegan a ella: la media es solo de esas partidas, no la evolución del motor.</translation>
    </message>
    <message>
        <source>95 % interval of the mean: %1 to %2</source>
        <translation>Intervalo del 95 % de la media: de %1 a %2</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Jugada %1: %2 nodos</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Jugada %1: %2 ms</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
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
    <name>PointOfView</name>
    <message>
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Aquí no existe «%1». Elige uno de estos: %2.</translation>
    </message>
    <message>
        <source>Values as MAX sees them.</source>
        <translation>Valores vistos por MAX.</translation>
    </message>
    <message>
        <source>Values as the side to move sees them.</source>
        <translation>Valores vistos por el lado que juega.</translation>
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
        <source>Reason the text was refused</source>
        <translation>Por qué se rechazó el texto</translation>
    </message>
    <message>
        <source>P&amp;osition:</source>
        <translation>P&amp;osición:</translation>
    </message>
    <message>
        <source>Type moves (44536 or d1 d2 e1) or a link. Press Enter to start a game from them.</source>
        <translation>Jugadas como 44536 o d1 d2 e1, o un enlace a ellas; Intro empieza una partida desde ahí</translation>
    </message>
    <message>
        <source>That isn&apos;t a Connect Four position: %1.</source>
        <translation>Eso no es una posición de cuatro en línea: %1.</translation>
    </message>
</context>
<context>
    <name>PositionLink</name>
    <message>
        <source>“%1” is not a link to a position.</source>
        <translation>«%1» no es un enlace a una posición.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: it is too long.</source>
        <translation>El enlace «%1» no muestra ninguna posición: es demasiado largo.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: %2.</source>
        <translation>El enlace «%1» no muestra ninguna posición: %2.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 counts a branch that alpha-beta leaves out here.</source>
        <translation>%1 cuenta una rama que alfa-beta omite aquí.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value. %1 is the smallest.</source>
        <translation>Aquí juega MAX y toma el valor mayor. %1 es el menor.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value. %1 is the largest.</source>
        <translation>Aquí juega MIN y toma el valor menor. %1 es el mayor.</translation>
    </message>
    <message>
        <source>MAX moves here: take the largest value of the branches.</source>
        <translation>Aquí juega MAX: toma el valor mayor de las ramas.</translation>
    </message>
    <message>
        <source>MIN moves here: take the smallest value of the branches.</source>
        <translation>Aquí juega MIN: toma el valor menor de las ramas.</translation>
    </message>
    <message>
        <source>Right for the side to move here. As MAX sees it, the value is %1.</source>
        <translation>Correcto para el lado que juega aquí. Visto por MAX, el valor es %1.</translation>
    </message>
    <message>
        <source>Right: that is the end of the window. Fail-soft returns %1.</source>
        <translation>Correcto: es el extremo de la ventana. Con fail-soft sube %1.</translation>
    </message>
    <message>
        <source>%1 is right. %2</source>
        <translation>%1 es correcto. %2</translation>
    </message>
    <message>
        <source>%1 is right: the largest value here.</source>
        <translation>%1 es correcto: el valor mayor aquí.</translation>
    </message>
    <message>
        <source>%1 is right: the smallest value here.</source>
        <translation>%1 es correcto: el valor menor aquí.</translation>
    </message>
    <message>
        <source>Minimax searches every branch.</source>
        <translation>Minimax examina todas las ramas.</translation>
    </message>
    <message>
        <source>The first branch of a node is always searched: nothing is known of it yet.</source>
        <translation>La primera rama de un nodo siempre se examina: aún no se sabe nada de él.</translation>
    </message>
    <message>
        <source>MAX has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MAX tiene %1 hasta ahora. Nada de arriba lo limita: hay que examinar esta rama.</translation>
    </message>
    <message>
        <source>MAX has %1 so far, less than beta %2: this branch must be searched.</source>
        <translation>MAX tiene %1 hasta ahora, menos que beta %2: hay que examinar esta rama.</translation>
    </message>
    <message>
        <source>MIN has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MIN tiene %1 hasta ahora. Nada de arriba lo limita: hay que examinar esta rama.</translation>
    </message>
    <message>
        <source>MIN has %1 so far, more than alpha %2: this branch must be searched.</source>
        <translation>MIN tiene %1 hasta ahora, más que alfa %2: hay que examinar esta rama.</translation>
    </message>
    <message>
        <source>Beta is %1 here, and this node can only get larger: the rest is left out.</source>
        <translation>Beta es %1 aquí y este nodo solo puede aumentar: el resto se omite.</translation>
    </message>
    <message>
        <source>Alpha is %1 here, and this node can only get smaller: the rest is left out.</source>
        <translation>Alfa es %1 aquí y este nodo solo puede disminuir: el resto se omite.</translation>
    </message>
    <message>
        <source>This node still needs a value.</source>
        <translation>A este nodo aún le falta un valor.</translation>
    </message>
    <message>
        <source>Alpha-beta never comes here: no value is needed.</source>
        <translation>Alfa-beta nunca llega aquí: no hace falta ningún valor.</translation>
    </message>
    <message>
        <source>This lies below a branch that is left out.</source>
        <translation>Está debajo de una rama omitida.</translation>
    </message>
</context>
<context>
    <name>PracticeCanvas</name>
    <message>
        <source>Tree to fill in</source>
        <translation>Árbol para rellenar</translation>
    </message>
    <message>
        <source>Type the value of each node: Tab goes to the next one, Enter checks it. Press Space, or click a branch, to leave the branch out. The arrow keys go everywhere. Zoom with the wheel, and drag to pan.</source>
        <translation>Escribe el valor de cada nodo: Tab pasa al siguiente, Intro lo comprueba. Pulsa Espacio o haz clic en una rama para omitirla. Las flechas llegan a todas partes. Usa la rueda para acercar o alejar, y arrastra para desplazarte.</translation>
    </message>
    <message>
        <source>&amp;Leave this branch out</source>
        <translation>&amp;Omitir esta rama</translation>
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
        <translation>Árbol:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Profundidad:</translation>
    </message>
    <message>
        <source>Branches:</source>
        <translation>Ramas:</translation>
    </message>
    <message>
        <source>Root:</source>
        <translation>Raíz:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Búsqueda:</translation>
    </message>
    <message>
        <source>Number of the tree</source>
        <translation>Número del árbol</translation>
    </message>
    <message>
        <source>The same number and size give the same tree, on any computer</source>
        <translation>El mismo número y tamaño dan el mismo árbol en cualquier equipo</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Moves from the root to a leaf</source>
        <translation>Jugadas desde la raíz hasta una hoja</translation>
    </message>
    <message>
        <source>Branches of a node</source>
        <translation>Ramas de un nodo</translation>
    </message>
    <message>
        <source>Branches of each node. With more of them, the tree cannot be as deep.</source>
        <translation>Ramas de cada nodo. Cuantas más hay, menos profundo puede ser el árbol.</translation>
    </message>
    <message>
        <source>Uneven</source>
        <translation>Irregular</translation>
    </message>
    <message>
        <source>Give some nodes fewer branches, and end some branches early</source>
        <translation>Dar menos ramas a algunos nodos y terminar antes algunas ramas</translation>
    </message>
    <message>
        <source>Who moves at the root</source>
        <translation>Quién juega en la raíz</translation>
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
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter.</source>
        <translation>Minimax examina todas las ramas. Alfa-beta omite las que no pueden influir.</translation>
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
        <translation>bien</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>%1, root</source>
        <translation>%1, raíz</translation>
    </message>
    <message>
        <source>%1, branch %2</source>
        <translation>%1, rama %2</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Hoja</translation>
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
        <translation>%1: aún sin valor</translation>
    </message>
    <message>
        <source>Branch %1, left out</source>
        <translation>Rama %1, omitida</translation>
    </message>
    <message>
        <source>Branch %1, searched</source>
        <translation>Rama %1, examinada</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>hoja</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Key to shapes and signs</source>
        <translation>Leyenda de formas y signos</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Árbol siguiente</translation>
    </message>
    <message>
        <source>Go to the tree with the next number</source>
        <translation>Ir al árbol con el número siguiente</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Mark all values and cuts</source>
        <translation>Comprobar todos los valores y cortes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the solution. This tree then does not count as solved.</source>
        <translation>Mostrar la solución. Entonces este árbol no cuenta como resuelto.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete all answers in this tree</source>
        <translation>Borrar todas las respuestas de este árbol</translation>
    </message>
    <message>
        <source>Mark at once</source>
        <translation>Comprobar al momento</translation>
    </message>
    <message>
        <source>Mark each value when you press Enter, and each cut when you make it</source>
        <translation>Comprobar cada valor al pulsar Intro, y cada corte al hacerlo</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Mostrar todo el árbol</translation>
    </message>
    <message>
        <source>%1 Something is still open in this tree: press Check to see what.</source>
        <translation>%1 Aún falta algo en este árbol: pulsa «Comprobar» para ver qué.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 missing. The first: %4</source>
        <translation>%1 bien, %2 mal, %3 por rellenar. Lo primero: %4</translation>
    </message>
    <message>
        <source>The root is worth %1. Nothing is left out in this tree.</source>
        <translation>La raíz vale %1. En este árbol no se omite nada.</translation>
    </message>
    <message>
        <source>The root is worth %1. %2</source>
        <translation>La raíz vale %1. %2</translation>
    </message>
    <message>
        <source>All answers are deleted.</source>
        <translation>Se borraron todas las respuestas.</translation>
    </message>
    <message>
        <source>This is the solution. Choose Next tree to go on.</source>
        <translation>Esta es la solución. Elige «Árbol siguiente» para continuar.</translation>
    </message>
    <message>
        <source>Solved without a mistake. Choose Next tree to go on.</source>
        <translation>Resuelto sin errores. Elige «Árbol siguiente» para continuar.</translation>
    </message>
    <message>
        <source>Solved. Choose Next tree to go on.</source>
        <translation>Resuelto. Elige «Árbol siguiente» para continuar.</translation>
    </message>
    <message>
        <source>Without a mistake: %1 of %2 trees</source>
        <comment>trees that are finished</comment>
        <translation>Sin errores: %1 de %2 árboles</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next. Click each branch that alpha-beta leaves out.</source>
        <translation>Escribe un valor tal como lo ve MAX. Intro pasa al siguiente. Haz clic en cada rama que alfa-beta omite.</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next.</source>
        <translation>Escribe un valor tal como lo ve MAX. Intro pasa al siguiente.</translation>
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
        <translation>con sus constantes desarrolladas, la especificación crece aquí demasiado</translation>
    </message>
    <message>
        <source>constants refer to constants too deeply here</source>
        <translation>aquí unas constantes remiten a otras a demasiada profundidad</translation>
    </message>
    <message>
        <source>the constant &apos;%1&apos; refers to itself</source>
        <translation>la constante «%1» remite a sí misma</translation>
    </message>
    <message>
        <source>%1 (in the constant &apos;%2&apos;, used in line %3)</source>
        <translation>%1 (en la constante «%2», usada en la línea %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function: it needs brackets with its arguments</source>
        <translation>«%1» es una función: necesita paréntesis con sus argumentos</translation>
    </message>
    <message>
        <source>there is no variable or constant &apos;%1&apos; here</source>
        <translation>aquí no hay ninguna variable ni constante «%1»</translation>
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
        <source>&apos;count&apos; is for vectors and queues, which are not part of this language</source>
        <translation>los vectores y las colas, propios de «count», no forman parte de este lenguaje</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>no hay ninguna función «%1»</translation>
    </message>
    <message>
        <source>%1 is needed here, not %2</source>
        <translation>aquí hace falta %1, no %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared in line %2 already</source>
        <translation>«%1» ya está declarado en la línea %2</translation>
    </message>
    <message>
        <source>there is a type &apos;%1&apos; already</source>
        <translation>ya hay un tipo «%1»</translation>
    </message>
    <message>
        <source>there is a function &apos;%1&apos; already</source>
        <translation>ya hay una función «%1»</translation>
    </message>
    <message numerus="yes">
        <source>the first row of the function has %n arguments, but this one has %1</source>
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
        <translation>«%1» es uno de %2, así que no puede ser %3</translation>
    </message>
    <message>
        <source>this range is too large; the largest number in a range is %1</source>
        <translation>este intervalo es demasiado grande; el número mayor permitido es %1</translation>
    </message>
    <message>
        <source>there is no type &apos;%1&apos;</source>
        <translation>no hay ningún tipo «%1»</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>aquí hace falta un número entero, no %1</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; has no row for %2</source>
        <translation>la función «%1» no define nada para %2</translation>
    </message>
    <message numerus="yes">
        <source>an expression can have at most %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>una expresión puede tener como máximo %n operador seguido; usa constantes para sus partes</numerusform>
            <numerusform>una expresión puede tener como máximo %n operadores seguidos; usa constantes para sus partes</numerusform>
        </translation>
    </message>
    <message>
        <source>an expression (a number, a name, a function, ...)</source>
        <translation>una expresión (un número, un nombre, una función, ...)</translation>
    </message>
    <message>
        <source>a number can have at most 18 digits</source>
        <translation>un número puede tener como máximo 18 cifras</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>queues are not part of this language; use a range, Bool or names</source>
        <translation>las colas no forman parte de este lenguaje; usa un intervalo, Bool o nombres</translation>
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
        <translation>aquí un número crece demasiado (más de 18 cifras)</translation>
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
        <translation>falta «init»: indica con qué proceso y valores empieza el modelo, como en init X[0]</translation>
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
        <source>a goal is an action in this language: let the process do an action where the condition holds, and write reach and its name</source>
        <translation>en este lenguaje lo que se quiere alcanzar es una acción: haz que el proceso ejecute una donde se cumpla la condición, y escribe reach y su nombre</translation>
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
        <translation>ya hay un «init»</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>el nombre de una acción</translation>
    </message>
    <message>
        <source>there is an &apos;until&apos; or &apos;reach&apos; already</source>
        <translation>ya hay un «until» o «reach»</translation>
    </message>
    <message>
        <source>an until can name at most 400 actions</source>
        <translation>un until puede nombrar como máximo 400 acciones</translation>
    </message>
    <message>
        <source>an action (or true, &apos;!&apos;, brackets)</source>
        <translation>una acción (o true, «!», paréntesis)</translation>
    </message>
    <message>
        <source>a probability is from 0 to 1, not %1</source>
        <translation>una probabilidad debe estar entre 0 y 1, no %1</translation>
    </message>
    <message>
        <source>these probabilities sum to %1; they must sum to 1 exactly</source>
        <translation>estas probabilidades suman %1; deben sumar exactamente 1</translation>
    </message>
    <message>
        <source>over all values of &apos;%1&apos; this sums to %2; it must sum to 1 exactly</source>
        <translation>sobre todos los valores de «%1» la suma es %2; debe ser exactamente 1</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is defined in line %2 already</source>
        <translation>el proceso «%1» ya está definido en la línea %2</translation>
    </message>
    <message>
        <source>there is a parameter &apos;%1&apos; already</source>
        <translation>ya hay un parámetro «%1»</translation>
    </message>
    <message>
        <source>%1 has no values, so a parameter can&apos;t have this type</source>
        <translation>%1 no tiene valores, así que un parámetro no puede tomar ninguno</translation>
    </message>
    <message>
        <source>there is no process &apos;%1&apos;</source>
        <translation>no hay ningún proceso «%1»</translation>
    </message>
    <message>
        <source>each value is tried here, and %1 has too many; a range such as {1..6} is needed</source>
        <translation>aquí se prueba cada valor, y %1 tiene demasiados; hace falta un intervalo como {1..6}</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>el proceso «%1» no tiene el parámetro «%2»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a value already</source>
        <translation>«%1» ya tiene un valor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value for its parameter &apos;%2&apos;: there is no value of that name here to keep</source>
        <translation>«%1» necesita un valor para su parámetro «%2»: aquí no hay ninguno con ese nombre que pueda conservar</translation>
    </message>
    <message>
        <source>tau is not a visible action, so it has no arguments</source>
        <translation>tau no es una acción visible, así que no tiene argumentos</translation>
    </message>
    <message>
        <source>init must give a value to &apos;%1&apos;</source>
        <translation>init debe dar un valor a «%1»</translation>
    </message>
    <message>
        <source>too many processes begin with each other here</source>
        <translation>aquí demasiados procesos empiezan unos por otros</translation>
    </message>
    <message>
        <source>&apos;%1&apos; calls itself here without an action: write one and a &apos;.&apos; before it, as in step.%1[...]</source>
        <translation>«%1» vuelve aquí a sí mismo sin ninguna acción: escribe una y un «.» delante, como en step.%1[...]</translation>
    </message>
    <message>
        <source>chance decides after an action: write one and a &apos;.&apos; before psum, as in roll.psum(...)</source>
        <translation>el azar decide después de una acción: escribe una y un «.» delante de psum, como en roll.psum(...)</translation>
    </message>
    <message>
        <source>rates are not part of this language, which has no time: write an action and psum with probabilities instead</source>
        <translation>las tasas no forman parte de este lenguaje, que no tiene tiempo: escribe en su lugar una acción y psum con probabilidades</translation>
    </message>
    <message>
        <source>&apos;%1&apos; belongs in init or beside it, not in a process</source>
        <translation>«%1» va en init o junto a él, no en un proceso</translation>
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
        <translation>un «.» después de una acción, o un «[» después del nombre de un proceso</translation>
    </message>
    <message>
        <source>a &apos;.&apos; is expected here, after an action; if &apos;%1&apos; begins a condition, a &apos;=&gt;&apos; must follow it</source>
        <translation>aquí se espera un «.» después de una acción; si «%1» empieza una condición, debe seguirle un «=&gt;»</translation>
    </message>
    <message>
        <source>an action&apos;s name can&apos;t end in &apos;%1&apos; in this language</source>
        <translation>en este lenguaje el nombre de una acción no lleva «%1» al final</translation>
    </message>
    <message>
        <source>a &apos;++&apos; and the next probability, or a &apos;)&apos;</source>
        <translation>un «++» y la siguiente probabilidad, o un «)»</translation>
    </message>
    <message>
        <source>a &apos;)&apos;</source>
        <translation>un «)»</translation>
    </message>
    <message>
        <source>a &apos;,&apos; and the probability of each value</source>
        <translation>una «,» y la probabilidad de cada valor</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>el nombre de una variable</translation>
    </message>
    <message>
        <source>a &apos;-&gt;&apos; after the probability (a choice inside psum needs brackets around it)</source>
        <translation>un «-&gt;» después de la probabilidad (una elección dentro de psum necesita paréntesis)</translation>
    </message>
    <message>
        <source>no process does &apos;%1&apos;</source>
        <translation>ningún proceso hace «%1»</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is never reached from init</source>
        <translation>nunca se llega al proceso «%1» desde init</translation>
    </message>
    <message>
        <source>the number of arguments of &apos;%1&apos; is %2 in the processes, not %3</source>
        <translation>el número de argumentos de «%1» es %2 en los procesos, no %3</translation>
    </message>
    <message>
        <source>%1 has no parameters: write %1[]</source>
        <translation>%1 no tiene parámetros: escribe %1[]</translation>
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
        <source>The branch will be searched</source>
        <translation>La rama se examinará</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The branch will be pruned</source>
        <translation>La rama se omitirá</translation>
    </message>
    <message>
        <source>The value returned</source>
        <translation>El valor que sube</translation>
    </message>
    <message>
        <source>From the view of the side to move at this node. Press Enter to answer.</source>
        <translation>Visto por el lado que juega en el nodo; Intro responde</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Answer with this value</source>
        <translation>Ese es el valor que sube</translation>
    </message>
    <message>
        <source>Just show</source>
        <translation>Solo mostrar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned or a branch is pruned.</source>
        <translation>Sigue: habrá una pregunta antes de que suba un valor o se omita una rama.</translation>
    </message>
    <message>
        <source>✓ Correct: %1. %2</source>
        <translation>✓ Correcto: %1. %2</translation>
    </message>
    <message>
        <source>✗ Wrong: the answer is %1. %2</source>
        <translation>✗ Incorrecto: es %1. %2</translation>
    </message>
    <message>
        <source>Not answered: the answer is %1. %2</source>
        <translation>Sin responder: es %1. %2</translation>
    </message>
    <message>
        <source>There are no more questions.</source>
        <translation>No hay más preguntas.</translation>
    </message>
    <message>
        <source>MAX wins</source>
        <translation>Gana MAX</translation>
    </message>
    <message>
        <source>MAX wins, however long it takes</source>
        <translation>Gana MAX, tarde lo que tarde</translation>
    </message>
    <message>
        <source>MIN wins</source>
        <translation>Gana MIN</translation>
    </message>
    <message>
        <source>MIN wins, however long it takes</source>
        <translation>Gana MIN, tarde lo que tarde</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <translation>Sí (Y)</translation>
    </message>
    <message>
        <source>No (X)</source>
        <translation>No (X)</translation>
    </message>
    <message>
        <source>Just show (↓)</source>
        <translation>Solo mostrar (↓)</translation>
    </message>
    <message>
        <source>Type a number first, or choose “Just show”.</source>
        <translation>Escribe antes un número o elige «Solo mostrar».</translation>
    </message>
    <message>
        <source>✓ Yes. %1 %2</source>
        <translation>✓ Sí. %1 %2</translation>
    </message>
    <message>
        <source>Show the answer. The question counts as skipped.</source>
        <translation>Mostrar la respuesta. La pregunta cuenta como sin responder.</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned.</source>
        <translation>Sigue: habrá una pregunta antes de que suba un valor.</translation>
    </message>
    <message>
        <source>✓ %1 right, ✗ %2 wrong, ○ %3 skipped</source>
        <translation>✓ %1 bien, ✗ %2 mal, ○ %3 sin responder</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>What value does this node return?</source>
        <translation>¿Qué sube aquí?</translation>
    </message>
    <message>
        <source>Will branch %1 be searched?</source>
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
        <source>Move %1 is the best.</source>
        <translation>La mejor de las jugadas es la %1.</translation>
    </message>
    <message>
        <source>There is no beta here yet: any move may still be better.</source>
        <translation>Aquí todavía no hay beta: cualquier jugada aún puede ser mejor.</translation>
    </message>
    <message>
        <source>Alpha %1 is less than beta %2: a better move may still count.</source>
        <translation>Alfa %1 es menor que beta %2: una jugada mejor aún puede contar.</translation>
    </message>
    <message>
        <source>No move is better for MIN than beta %1.</source>
        <translation>Ninguna jugada es mejor para MIN que beta %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches alpha %2.</source>
        <translation>La jugada %1 basta: alcanza alfa %2.</translation>
    </message>
    <message>
        <source>What value does this node return, as MAX sees it?</source>
        <translation>¿Qué valor sube aquí, visto por MAX?</translation>
    </message>
    <message>
        <source>What value does this node return, as MIN sees it?</source>
        <translation>¿Qué valor sube aquí, visto por MIN?</translation>
    </message>
    <message>
        <source>There is no alpha here yet: any move may still be better.</source>
        <translation>Aquí todavía no hay alfa: cualquier jugada aún puede ser mejor.</translation>
    </message>
    <message>
        <source>MIN itself would write %1.</source>
        <translation>El propio MIN escribiría %1.</translation>
    </message>
    <message>
        <source>That is how MIN itself writes it. MAX writes %1.</source>
        <translation>Así lo escribe el propio MIN. MAX escribe %1.</translation>
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
        <source>Choose your opponent, its strength and who starts</source>
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
        <source>Same as system</source>
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
        <source>High contrast (including the window)</source>
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
        <source>Flip the &amp;board</source>
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
        <translation>Los motores más rápidos esperan este tiempo para que puedas seguir la partida</translation>
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
        <source>Two opponents play while nobody uses the program</source>
        <translation>Dos rivales juegan mientras nadie hace nada</translation>
    </message>
    <message>
        <source>First where to look, then the column, then the next moves</source>
        <translation>Primero dónde mirar, luego la columna y después las jugadas que siguen</translation>
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
        <source>After a crash, your game is back the next time you start</source>
        <translation>Un fallo no pierde nada: encontrarás la partida al volver a abrir el programa</translation>
    </message>
    <message>
        <source>Kept on this computer only. You never have to save a game.</source>
        <translation>Solo se guardan en este equipo. Nunca tienes que guardar una partida.</translation>
    </message>
    <message>
        <source>Ask before closing an &amp;unsaved game</source>
        <translation>Preguntar antes de cerrar una partida &amp;sin guardar</translation>
    </message>
    <message>
        <source>Before you start a new game, open a file or quit</source>
        <translation>Antes de empezar otra partida, abrir otro archivo o salir</translation>
    </message>
    <message>
        <source>Without the exact solver, hints come from this engine. It tries to search deeper than your opponent.</source>
        <translation>Sin el solucionador exacto, las pistas vienen de este motor. Intenta buscar a más profundidad que tu rival.</translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
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
        <source>Right, Page Down, Space</source>
        <translation>Derecha, Av Pág, Espacio</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>En blanco</translation>
    </message>
    <message>
        <source>Blank the students&apos; screen, so they look at you</source>
        <translation>No mostrar nada en la pantalla de los estudiantes, para que te miren a ti</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B, punto</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Oscuro o claro</translation>
    </message>
    <message>
        <source>Use light text on black for a dark room, or black on white</source>
        <translation>Letras claras sobre negro para una sala oscura, o negras sobre blanco</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
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
        <translation>Mostrar u ocultar los ajustes de esta página</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver atrás</translation>
    </message>
    <message>
        <source>Scroll back in this step, then go to the previous step. In a tree, Up goes back one event.</source>
        <translation>Subir por este paso y después ir al anterior. En un árbol, Arriba retrocede un suceso.</translation>
    </message>
    <message>
        <source>Show the answer to an open question, scroll down in this step, then go to the next step. In a tree, Down goes forward one event.</source>
        <translation>Mostrar la respuesta de una pregunta pendiente, bajar por este paso y después ir al siguiente. En un árbol, Abajo avanza un suceso.</translation>
    </message>
    <message>
        <source>Settings (C)</source>
        <translation>Ajustes (C)</translation>
    </message>
    <message>
        <source>Page Down: next · Page Up: back · ↓ ↑: through a tree · B: blank · I: dark or light · S: spotlight · C: settings of a page · Esc: leave</source>
        <translation>Av Pág: siguiente · Re Pág: atrás · ↓ ↑: por un árbol · B: en blanco · I: oscuro o claro · S: foco · C: ajustes de una página · Esc: salir</translation>
    </message>
</context>
<context>
    <name>PrismFile</name>
    <message>
        <source>Exported to PRISM, this model has more than %1 commands. Reduce it first, or choose smaller types for its sums.</source>
        <translation>Escrito para PRISM, este modelo tiene más de %1 comandos: redúcelo antes o elige tipos más pequeños para sus sumas.</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A multi-action of %1 actions has too many parts</source>
        <translation>Una multiacción de %1 acciones tiene demasiadas partes</translation>
    </message>
    <message>
        <source>allow lists too many multi-actions</source>
        <translation>allow enumera demasiadas acciones que ocurren a la vez</translation>
    </message>
    <message>
        <source>this process grows without end, or has more than %L1 states on its own</source>
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
        <source>&apos;%1&apos; communicates in two ways; only one is allowed</source>
        <translation>«%1» se comunica de dos maneras; no se puede decir cuál cuenta</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is both the result of a communication and part of one; give it another name</source>
        <translation>«%1» es el resultado de una comunicación y a la vez se comunica; ponle otro nombre</translation>
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
        <source>&apos;||&apos; can only be used in &apos;init&apos;, inside allow, comm, hide, block and rename</source>
        <translation>«||» solo puede estar en «init», rodeado únicamente por allow, comm, hide, block y rename</translation>
    </message>
    <message>
        <source>allow, comm, hide, block and rename can only be used in &apos;init&apos;, around all of it</source>
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
            <numerusform>la acción «%1» lleva %n argumento</numerusform>
            <numerusform>la acción «%1» lleva %n argumentos</numerusform>
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
        <translation>el parámetro «%1» del proceso «%2» no tiene valor aquí; escribe %1 = ...</translation>
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
        <source>processes call one another too deeply before an action happens</source>
        <translation>los procesos se llaman unos a otros con demasiada profundidad antes de que ocurra una acción</translation>
    </message>
    <message>
        <source>In one state the processes can combine their steps in too many ways. An allow with few multi-actions limits that</source>
        <translation>En un estado los procesos pueden hacer demasiado a la vez; un allow con pocas acciones simultáneas lo limita</translation>
    </message>
    <message>
        <source>nothing determines &apos;%1&apos; in this sum: a condition must bound it, or allow must exclude the action that does not communicate</source>
        <translation>no se sabe cuánto vale «%1» en este sum: una condición debe acotarlo, o allow debe dejar fuera la acción que no se comunica</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language</source>
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
        <translation>el proceso termina aquí, lo que en mCRL2 es un paso «Terminate»; escribe «. delta» si simplemente no tiene nada más que hacer</translation>
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
        <source>&apos;sum %1: %2&apos; has infinitely many values to try; a condition must bound it, as in sum %1: %2. (%3) -&gt; ..., or a communicating action must have %1 alone as an argument</source>
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
        <source>Line %1 of the samples is &quot;%2&quot;, but must be an address in hexadecimal digits.</source>
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
        <translation>corregida</translation>
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
        <source>Check the selected formula</source>
        <translation>Comprobar la fórmula elegida</translation>
    </message>
    <message>
        <source>Stop the check and keep the results so far</source>
        <translation>Terminar la comprobación; se conserva lo que se sabe hasta ahora</translation>
    </message>
    <message>
        <source>The formula in plain words</source>
        <translation>La fórmula en palabras</translation>
    </message>
    <message>
        <source>Show the path for this verdict in the System picture</source>
        <translation>Los pasos que lo muestran, en el sistema dibujado</translation>
    </message>
    <message>
        <source>Play the formula as a game: you take one side, the program the other</source>
        <translation>La fórmula como juego: tú juegas con un lado, el programa con el otro</translation>
    </message>
    <message>
        <source>Your own formula</source>
        <translation>Una fórmula propia</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuya</translation>
    </message>
    <message>
        <source>● true (vacuous)</source>
        <translation>● verdadero (vacuo)</translation>
    </message>
    <message>
        <source>▲ error</source>
        <translation>▲ errónea</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Aún sin comprobar.</translation>
    </message>
    <message>
        <source>Press Run to explore the model first.</source>
        <translation>«Ejecutar» explora primero el modelo.</translation>
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
        <source>Show where the formula holds and fails in the System picture</source>
        <translation>Dónde se cumple y dónde no, en el sistema dibujado</translation>
    </message>
    <message>
        <source>Make it yours</source>
        <translation>Convertir en propia</translation>
    </message>
    <message>
        <source>Start your own formula from this text</source>
        <translation>Crear una fórmula propia a partir de este texto</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progreso de la comprobación</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 pairs of subformula and state examined, %3 of them open; %4 MiB</source>
        <translation>%1: %2 pares de parte y estado examinados, %3 de ellos pendientes; %4 MiB</translation>
    </message>
    <message>
        <source>Only part of the system is known, and what holds there may fail elsewhere. Press Run to explore the whole system before checking.</source>
        <translation>Solo se conoce una parte del sistema, y lo que se cumple en una parte no tiene por qué cumplirse en el todo. No se puede comprobar nada hasta que «Ejecutar» lo haya explorado por completo.</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Choose a question about the model</source>
        <translation>Pregunta al modelo</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Enter Pmin or Pmax for a probability, Rmin or Rmax for an expected reward. Then name the goal, such as broke(1) or until [bet U broke]. Without a goal, the one in the model&apos;s text is used. Rmax{bet} counts bets.</source>
        <translation>Pmin o Pmax para una probabilidad, Rmin o Rmax para una recompensa esperada; después, lo que hay que alcanzar, como broke(1) o until [bet U broke]. Si queda vacío, se usa lo que dice el texto del modelo. Rmax{bet} cuenta apuestas.</translation>
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
        <source>Largest relative gap allowed between the lower and the upper bound</source>
        <translation>Cuánto puede superar la cota superior a la inferior, en proporción</translation>
    </message>
    <message>
        <source>Calculate in fractions, without rounding. For small models</source>
        <translation>Calcular en fracciones, sin ningún redondeo; para modelos pequeños</translation>
    </message>
    <message>
        <source>Enter a property</source>
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
    <message>
        <source>Property:</source>
        <translation>Propiedad:</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Todas las preguntas</translation>
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
        <source>one per depth</source>
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
            <numerusform>Clasificación de %n motor</numerusform>
            <numerusform>Clasificación de %n motores</numerusform>
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
        <translation>al mismo tiempo se ejecutaba otro programa</translation>
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
        <source>%1; a decided test ends its pairing</source>
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
        <source>the times of %1 of %2 games, by other work in the program</source>
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
        <source>Fairness is written as WF_vars(board, player, ...), which is not an expression: WF takes one action. The row used there is not bound anywhere.</source>
        <translation>La equidad se escribe WF_vars(board, player, ...), que no es una expresión: WF toma una acción. El row que figura ahí no está ligado en ninguna parte.</translation>
    </message>
    <message>
        <source>vars and Move are used before they are defined.</source>
        <translation>vars y Move se usan antes de definirse.</translation>
    </message>
    <message>
        <source>The configuration checks the invariant TypeOK, which does not exist. Neither does CorrectWinner, which is left in a comment.</source>
        <translation>La configuración comprueba el invariante TypeOK, que no existe, como tampoco CorrectWinner, que quedó en un comentario.</translation>
    </message>
    <message>
        <source>HasWinningLine reads squares outside the board, so TLC stops at the first move. All four directions need a lower and an upper bound.</source>
        <translation>HasWinningLine mira casillas fuera del tablero, y TLC termina ya en la primera jugada. Las cuatro direcciones necesitan un límite inferior y otro superior.</translation>
    </message>
    <message>
        <source>Spec leaves out fairness, so nobody ever has to move again. Termination fails by standing still, after four moves in the first counterexample.</source>
        <translation>Spec no incluye la equidad: nadie tiene que volver a jugar, y Termination falla porque todo se detiene, tras cuatro jugadas en el primer contraejemplo.</translation>
    </message>
    <message>
        <source>In Termination, &lt;&gt; binds tighter than \/, so the second half applies only to the empty board. A draw also sets no winner. With the earlier errors fixed, a drawn 3 by 3 board is the counterexample. The intended formula is &lt;&gt;(winner # &quot;none&quot; \/ full).</source>
        <translation>En Termination, &lt;&gt; liga más que \/, así que su segunda mitad habla solo del tablero vacío; además, un empate no fija ningún ganador. Con todo lo anterior corregido, un tablero empatado de 3 por 3 casillas es el contraejemplo. Lo que se quiere decir es &lt;&gt;(winner # &quot;none&quot; \/ full).</translation>
    </message>
    <message>
        <source>TLC sees a finished game as a deadlock, unless it is told to ignore deadlocks or the end may repeat.</source>
        <translation>Una partida terminada es un bloqueo para TLC, salvo que se le diga que no los busque o que el final se pueda repetir.</translation>
    </message>
    <message>
        <source>Move quantifies over rows, although a column has only one possible row. TLC generates the same state several times: 3,218 instead of 1,934 on a 3 by 3 board.</source>
        <translation>Move pide alguna fila, cuando solo hay una por columna: TLC genera el mismo estado varias veces, 3.218 en vez de 1.934 para 3 por 3 casillas.</translation>
    </message>
    <message>
        <source>Board, FiniteSets and Sequences are never used, and the assumptions on the sizes allow 0.</source>
        <translation>Board, FiniteSets y Sequences no se usan nunca, y lo que se supone de los tamaños permite 0.</translation>
    </message>
    <message>
        <source>TLC cannot check a published TLA+ specification of the game as it stands. These are its errors, found by running TLC and fixing them one by one. Connect4.tla, which you can save here, is a different specification without them.</source>
        <translation>Hay una especificación publicada del juego en TLA+ que TLC no puede comprobar tal como está. Estos son sus errores, hallados al ejecutar TLC y corregirlos uno tras otro. Connect4.tla, que puedes guardar aquí, es otra sin ellos.</translation>
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
        <source>Unknown quantity &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>No hay ninguna magnitud «%1»; las que hay son %2.</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>The best columns (worked out)</source>
        <translation>Las mejores columnas (se calculan)</translation>
    </message>
    <message>
        <source>Columns that keep the result (worked out)</source>
        <translation>Columnas que mantienen el resultado (se calculan)</translation>
    </message>
    <message>
        <source>Discs until the end (worked out)</source>
        <translation>Fichas hasta el final (se calculan)</translation>
    </message>
    <message>
        <source>The tree&apos;s value (worked out)</source>
        <translation>El valor del árbol (se calcula)</translation>
    </message>
    <message>
        <source>Nodes searched (worked out)</source>
        <translation>Nodos visitados (se calculan)</translation>
    </message>
    <message>
        <source>Leaves evaluated (worked out)</source>
        <translation>Hojas valoradas (se calculan)</translation>
    </message>
    <message>
        <source>Cuts (worked out)</source>
        <translation>Cortes (se calculan)</translation>
    </message>
    <message>
        <source>The fewest leaves possible (worked out)</source>
        <translation>El mínimo de hojas posible (se calcula)</translation>
    </message>
    <message>
        <source>Insert a question</source>
        <translation>Insertar una pregunta</translation>
    </message>
    <message>
        <source>How students answer</source>
        <translation>Cómo responden los estudiantes</translation>
    </message>
    <message>
        <source>One correct answer to choose</source>
        <translation>Elegir la única respuesta correcta</translation>
    </message>
    <message>
        <source>Several correct answers to choose</source>
        <translation>Elegir varias respuestas correctas</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>A column on a board</source>
        <translation>Una columna de un tablero</translation>
    </message>
    <message>
        <source>A text that the teacher reads</source>
        <translation>Un texto que lee el profesor</translation>
    </message>
    <message>
        <source>What you ask. Markdown is allowed.</source>
        <translation>Lo que preguntas. Puedes usar Markdown.</translation>
    </message>
    <message>
        <source>Type the answer, or let the program work it out</source>
        <translation>Escribe la respuesta o deja que la calcule el programa</translation>
    </message>
    <message>
        <source>Put semicolons between several correct answers</source>
        <translation>Si hay varias respuestas correctas, sepáralas con punto y coma</translation>
    </message>
    <message>
        <source>How far an answer may be from the correct one</source>
        <translation>Cuánto puede alejarse una respuesta de la correcta</translation>
    </message>
    <message>
        <source>One hint a line. Each says more than the one before.</source>
        <translation>Una pista por línea. Cada una dice más que la anterior.</translation>
    </message>
    <message>
        <source>Students read this once the question is done</source>
        <translation>Los estudiantes lo leen cuando la pregunta está respondida</translation>
    </message>
    <message>
        <source>Letters, digits and hyphens. Answers are kept under this name.</source>
        <translation>Letras, cifras y guiones. Las respuestas se guardan con este nombre.</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Pregunta:</translation>
    </message>
    <message>
        <source>Answers:</source>
        <translation>Respuestas:</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Posición:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Árbol:</translation>
    </message>
    <message>
        <source>&amp;Correct:</source>
        <translation>C&amp;orrecta:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>&amp;Respuesta:</translation>
    </message>
    <message>
        <source>&amp;Tolerance:</source>
        <translation>To&amp;lerancia:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>Pi&amp;stas:</translation>
    </message>
    <message>
        <source>&amp;Explanation:</source>
        <translation>&amp;Explicación:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>The answer that I type</source>
        <translation>La respuesta que escribo</translation>
    </message>
    <message>
        <source>Write the question.</source>
        <translation>Escribe la pregunta.</translation>
    </message>
    <message>
        <source>Another question has this name. Choose a different one.</source>
        <translation>Otra pregunta tiene este nombre. Elige uno diferente.</translation>
    </message>
    <message>
        <source>Type the correct answer, or let the program work it out.</source>
        <translation>Escribe la respuesta correcta o deja que la calcule el programa.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>The tolerance must be 0 or more.</source>
        <translation>La tolerancia debe ser 0 o más.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a column of this board.</source>
        <translation>«%1» no es una columna de este tablero.</translation>
    </message>
    <message>
        <source>Empty: the teacher looks at the results</source>
        <translation>Vacío: el profesor mira los resultados</translation>
    </message>
    <message>
        <source>Students choose one of your answers.</source>
        <translation>Los estudiantes eligen una de tus respuestas.</translation>
    </message>
    <message>
        <source>Students check every answer that is correct.</source>
        <translation>Los estudiantes marcan todas las respuestas correctas.</translation>
    </message>
    <message>
        <source>Students type a number.</source>
        <translation>Los estudiantes escriben un número.</translation>
    </message>
    <message>
        <source>Students click a column.</source>
        <translation>Los estudiantes hacen clic en una columna.</translation>
    </message>
    <message>
        <source>Students write in their own words.</source>
        <translation>Los estudiantes escriben con sus propias palabras.</translation>
    </message>
    <message>
        <source>A formula about a system</source>
        <translation>Una fórmula sobre un sistema</translation>
    </message>
    <message>
        <source>Students write a formula. The program tests it in the system and in changed systems.</source>
        <translation>Los estudiantes escriben una fórmula. El programa la prueba en el sistema y en sistemas modificados.</translation>
    </message>
    <message>
        <source>A path through a system or a tree</source>
        <translation>Un camino por un sistema o un árbol</translation>
    </message>
    <message>
        <source>Students find a path, step by step.</source>
        <translation>Los estudiantes encuentran un camino, paso a paso.</translation>
    </message>
    <message>
        <source>A result of a laboratory page</source>
        <translation>Un resultado de una página del laboratorio</translation>
    </message>
    <message>
        <source>Students run a laboratory page and hand its result to the lesson.</source>
        <translation>Los estudiantes ejecutan una página del laboratorio y pasan su resultado a la lección.</translation>
    </message>
</context>
<context>
    <name>QuestionTrial</name>
    <message>
        <source>The correct answer is: %1</source>
        <translation>La respuesta correcta es: %1</translation>
    </message>
    <message>
        <source>The formula notices %1 of %2 changes.</source>
        <translation>La fórmula detecta %1 de %2 cambios.</translation>
    </message>
    <message>
        <source>&amp;Work out the answer</source>
        <translation>&amp;Calcular la respuesta</translation>
    </message>
    <message>
        <source>Check the question as the lesson will check its answers</source>
        <translation>Comprobar la pregunta igual que la lección comprobará sus respuestas</translation>
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
        <translation>Pregunta: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Por qué es así</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Árbol: %1</translation>
    </message>
    <message>
        <source>Save for my teacher</source>
        <translation>Guardar para el profesor</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Save your answer (Ctrl+Enter)</source>
        <translation>Guardar lo escrito (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Check your answer (Enter)</source>
        <translation>¿Es correcta la respuesta? (Intro)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Get a hint. Hints are counted.</source>
        <translation>Ver algo que ayude; queda anotado</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Show the right answer and why. This is recorded.</source>
        <translation>Ver la respuesta correcta y por qué lo es; queda anotado</translation>
    </message>
    <message>
        <source>… Working out the right answer.</source>
        <translation>… Calculando la respuesta correcta.</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <translation>✗ No es correcto. Prueba otra vez.</translation>
    </message>
    <message>
        <source>✓ Correct.</source>
        <translation>✓ Correcto.</translation>
    </message>
    <message>
        <source>✓ Correct. Accepted answers: %1.</source>
        <translation>✓ Correcto. Se acepta: %1.</translation>
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
        <source>✗ Not right (attempt %1). Try again.</source>
        <translation>✗ No es correcto (intento %1). Prueba otra vez.</translation>
    </message>
    <message>
        <source>Check your answer (Ctrl+Enter)</source>
        <translation>Comprobar la respuesta (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>… Checking your answer.</source>
        <translation>… Comprobando tu respuesta.</translation>
    </message>
    <message>
        <source>✓ Yes. %1</source>
        <translation>✓ Sí. %1</translation>
    </message>
    <message>
        <source>✓ Correct. Your teacher&apos;s answer: %1</source>
        <translation>✓ Correcto. La respuesta de tu profesor: %1</translation>
    </message>
    <message>
        <source>● Your teacher decides whether this is right.</source>
        <translation>● Tu profesor decide si es correcto.</translation>
    </message>
    <message>
        <source>● Saved on this computer. Hand in makes the file for your teacher.</source>
        <translation>● Guardado en este equipo. «Entregar» crea el archivo para tu profesor.</translation>
    </message>
    <message>
        <source>%1 The right answer cannot be worked out here. %2</source>
        <translation>%1 Aquí no se puede calcular la respuesta correcta. %2</translation>
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
        <source>A laboratory disturbed some of these times.</source>
        <translation>Un laboratorio perturbó algunos de los tiempos.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Jugadas %1 a %2</translation>
    </message>
    <message>
        <source>%1: no engine moved.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1: ningún motor jugó.</translation>
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
        <translation>tiene más de %1 KiB, el máximo permitido</translation>
    </message>
    <message>
        <source>it is larger than the limit of %1 MiB</source>
        <translation>tiene más de %1 MiB, el máximo permitido</translation>
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
        <source>%1 is at least beta %2: the opponent will not allow this.</source>
        <translation>%1 es al menos beta %2: el rival no permitirá llegar aquí.</translation>
    </message>
    <message>
        <source>nearly won</source>
        <translation>casi ganado</translation>
    </message>
    <message>
        <source>nearly lost</source>
        <translation>casi perdido</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>moves</comment>
        <translation>victoria en %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <comment>moves</comment>
        <translation>derrota en %1</translation>
    </message>
    <message>
        <source>%1 is at most alpha %2: MAX will not allow this.</source>
        <translation>%1 es como mucho alfa %2: MAX no permitirá llegar aquí.</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: MIN will not allow this.</source>
        <translation>%1 es al menos beta %2: MIN no permitirá llegar aquí.</translation>
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
        <translation>Guardar la partida con los datos de sus búsquedas</translation>
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
        <translation>Abrir una grabación, o dos para compararlas</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Grabaciones de partidas (*.%1);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>RecordingFile</name>
    <message>
        <source>%1 is %2, but an earlier search already has that ply.</source>
        <translation>%1 es %2, y otra búsqueda anterior ya tiene esa media jugada.</translation>
    </message>
    <message>
        <source>%1 is %2, but the move of ply %3 is column %4.</source>
        <translation>%1 es %2, pero en la media jugada %3 se jugó la columna %4.</translation>
    </message>
    <message>
        <source>%1 is not a line of play: %2.</source>
        <translation>%1 no es una línea de juego: %2.</translation>
    </message>
    <message>
        <source>This JSON file is not a recording of a game: its &quot;kind&quot; must be &quot;%1&quot;.</source>
        <translation>Es JSON, pero no la grabación de una partida: su «kind» debe ser «%1».</translation>
    </message>
    <message>
        <source>This recording has format %1, written by a newer program. This program reads format %2.</source>
        <translation>Esta grabación tiene el formato %1, de un programa más reciente; este lee el formato %2.</translation>
    </message>
    <message>
        <source>%1 must be a date and time such as 2026-11-24T12:30:00.000Z, not &quot;%2&quot;.</source>
        <translation>%1 debe ser una fecha y una hora como 2026-11-24T12:30:00.000Z, pero es «%2».</translation>
    </message>
    <message>
        <source>The recording is larger than %1 MiB, the most that can be read.</source>
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
        <source>%1 belongs to a search, but the game has no searched moves.</source>
        <translation>%1 pertenece a una búsqueda, pero la partida no tiene jugadas que se hayan buscado.</translation>
    </message>
    <message>
        <source>%1[%2] must be written as by play --record: whole numbers, with a worker below %3.</source>
        <translation>%1[%2] no es como lo escribe play --record: números enteros, con un hilo menor que %3.</translation>
    </message>
    <message>
        <source>%1 is not a game: %2</source>
        <translation>%1 no es una partida: %2</translation>
    </message>
    <message>
        <source>%1 has other moves than the recording.</source>
        <translation>%1 tiene otras jugadas que la grabación.</translation>
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
        <translation>%1 grabación: elegir un archivo de «Guardar grabación» o de fourcast-cli play --record</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Del tablero</translation>
    </message>
    <message>
        <source>%1 recording: use the game on the board, as it stands</source>
        <translation>%1 grabación: la partida del tablero en su estado actual</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>%1 recording: remove it from the page. Its file is kept.</source>
        <translation>%1 grabación: quitarla de la página; su archivo se conserva</translation>
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
        <source>Chart of one quantity of each search, by ply</source>
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
        <source>Disturbed by other work in this program</source>
        <translation>Perturbado por otro trabajo de este programa</translation>
    </message>
    <message>
        <source>The games differ from ply %1</source>
        <translation>Las partidas se separan en la media jugada %1</translation>
    </message>
    <message>
        <source>Ply: discs on the board after the move</source>
        <translation>Media jugada: fichas en el tablero con la jugada</translation>
    </message>
    <message>
        <source>No search in these games reports this quantity.</source>
        <translation>Ninguna búsqueda de estas partidas conoce este número.</translation>
    </message>
    <message>
        <source>the games differ from here</source>
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
        <translation>Perturbado por otros programas</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording.</source>
        <translation>Juega una partida contra un motor o abre una grabación.</translation>
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
        <source>× Other work in this program disturbed this search. Its time is not a valid measurement.</source>
        <translation>× La perturbó otro trabajo de este programa: su tiempo no sirve de medida.</translation>
    </message>
    <message>
        <source>≠ Same position, different move.</source>
        <translation>≠ La misma posición, otra jugada.</translation>
    </message>
    <message>
        <source>≠ Different positions: ratios need the same position.</source>
        <translation>≠ Posiciones distintas: solo hay razones para la misma posición.</translation>
    </message>
    <message>
        <source>Only one game has this ply.</source>
        <translation>Solo una de las partidas tiene esta media jugada.</translation>
    </message>
    <message>
        <source>Discs on the board after this move, including those of a set-up position</source>
        <translation>Fichas en el tablero con esta jugada, incluidas las colocadas al principio</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Media jugada</translation>
    </message>
    <message>
        <source>The side that moves</source>
        <translation>De quién es la jugada</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Move in the first recording. × marks a disturbed search.</source>
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
        <source>Move in the second recording. ≠ marks a different move or position.</source>
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
        <source>Second divided by first, where both searched the same position</source>
        <translation>Segunda entre primera, donde ambas buscaron la misma posición</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>razón</translation>
    </message>
    <message>
        <source>× Other programs had the processors. Its time is not a valid measurement.</source>
        <translation>× Otros programas ocupaban los procesadores: su tiempo no sirve de medida.</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Cost of each search in a recorded game, or in two games side by side</source>
        <translation>Lo que costó cada búsqueda de una partida grabada, sola o comparada con otra</translation>
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
        <source>Quantity for the chart. The table shows it next to its usual columns.</source>
        <translation>Elegir qué muestra la gráfica, y qué muestra la tabla además de lo habitual</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarítmico</translation>
    </message>
    <message>
        <source>Show the chart&apos;s values on a logarithmic axis</source>
        <translation>Dibujar los valores de la gráfica en un eje logarítmico</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Intercambiar</translation>
    </message>
    <message>
        <source>Swap the first and second recordings</source>
        <translation>La primera pasa a ser la segunda, y la segunda la primera</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Escribir en un archivo lo que se ve: una imagen o las cifras</translation>
    </message>
    <message>
        <source>Qua&amp;ntity:</source>
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
        <source>Summary of the recordings</source>
        <translation>Resumen de las grabaciones</translation>
    </message>
    <message>
        <source>Cost of the search for each move</source>
        <translation>Coste de la búsqueda de cada jugada</translation>
    </message>
    <message>
        <source>No engine has searched a move in the game on the board. Let one play, then come back.</source>
        <translation>Ningún motor ha buscado una jugada de la partida del tablero: deja jugar a uno y vuelve aquí.</translation>
    </message>
    <message>
        <source>The game on the board, as it stands.</source>
        <translation>La partida del tablero en su estado actual.</translation>
    </message>
    <message>
        <source>Recordings of games: %1</source>
        <translation>Grabaciones de partidas: %1</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording. You can drop files here.</source>
        <translation>Juega una partida contra un motor o abre una grabación. Puedes soltar archivos aquí.</translation>
    </message>
    <message>
        <source>See what each move of a game cost</source>
        <translation>Ver cuánto costó cada jugada de una partida</translation>
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
        <source>The games start from different positions.</source>
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
        <source>The games differ from ply %1: %2 in the first, %3 in the second.</source>
        <translation>Las partidas se separan en la media jugada %1: %2 en la primera, %3 en la segunda.</translation>
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
        <source>Its workers ran for %1. They were ready for another %2 while other programs or threads had the processors.</source>
        <translation>Sus hilos se ejecutaron durante %1 y estuvieron listos otros %2 mientras otros programas o hilos ocupaban los procesadores.</translation>
    </message>
    <message>
        <source>Other work in this program disturbed it.</source>
        <translation>La perturbó otro trabajo de este programa.</translation>
    </message>
    <message>
        <source>The recording is incomplete: the game was interrupted.</source>
        <translation>Está incompleta: la partida se interrumpió.</translation>
    </message>
    <message>
        <source>The slowest move: %1</source>
        <translation>La jugada más lenta: %1</translation>
    </message>
    <message>
        <source>No engine searched a move in this game.</source>
        <translation>Ningún motor buscó una jugada de esta partida.</translation>
    </message>
    <message>
        <source>No position was searched in both games, so there are no ratios.</source>
        <translation>Ninguna posición se buscó en ambas partidas, así que no hay razones.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both. The second compared with the first:</source>
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
        <source>This covers %1 of %2 moves. For each of the others, at least one of the two values is 0.</source>
        <translation>Esto abarca %1 de %2 jugadas. En cada una de las demás, al menos uno de los dos valores es 0.</translation>
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
        <source>Computes constant expressions and removes whatever can never happen.</source>
        <translation>Calcula lo que ya se sabe y quita lo que nunca puede ocurrir.</translation>
    </message>
    <message>
        <source>Replaces variables of sum and psum where the condition fixes their value. Removes those that nothing depends on.</source>
        <translation>Sustituye las variables de sum y psum cuyo valor fija la condición, y quita aquellas de las que nada depende.</translation>
    </message>
    <message>
        <source>Replaces parameters that never change with their initial value.</source>
        <translation>Sustituye por su primer valor los parámetros que lo conservan para siempre.</translation>
    </message>
    <message>
        <source>Resets a parameter to its initial value where it is not read before it changes. States that differ only in it become one.</source>
        <translation>Devuelve un parámetro a su primer valor cuando nadie lo consulta antes de que cambie: los estados que solo difieren en él se unen en uno.</translation>
    </message>
    <message>
        <source>Finds hidden steps that commute with all others. They are taken at once, so the states in between are never created.</source>
        <translation>Encuentra los pasos ocultos que conmutan con todos los demás: se dan de una vez, así que los estados intermedios nunca se crean.</translation>
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
        <source>Reductions of the equation</source>
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
        <source>Choose the passes for the next run. None of them changes a probability or a length</source>
        <translation>Elegir qué reducciones hará la próxima ejecución. Ninguna cambia una probabilidad ni una duración</translation>
    </message>
    <message>
        <source>Count states</source>
        <translation>Contar estados</translation>
    </message>
    <message>
        <source>Count the states before the first pass and after each pass</source>
        <translation>Explorar la ecuación antes de todas las reducciones y después de cada una</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>Reducción mostrada</translation>
    </message>
    <message>
        <source>Compare the equation before this pass (left) and after it (right)</source>
        <translation>La ecuación antes de esta reducción a la izquierda, después a la derecha</translation>
    </message>
    <message>
        <source>Equation before</source>
        <translation>La ecuación antes</translation>
    </message>
    <message>
        <source>Equation after</source>
        <translation>La ecuación después</translation>
    </message>
    <message>
        <source>Pass:</source>
        <translation>Reducción:</translation>
    </message>
    <message>
        <source>No passes: the original equation</source>
        <translation>Sin reducción: la ecuación original</translation>
    </message>
    <message>
        <source>no change here</source>
        <translation>aquí no cambia nada</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Counting the states before and after each pass…</source>
        <translation>Contando los estados antes y después de cada reducción…</translation>
    </message>
    <message>
        <source>Not counted where there are more than %1 states.</source>
        <translation>No se cuentan más de %1 estados.</translation>
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
        <source>Reliability of the measured chance</source>
        <translation>Fiabilidad de la probabilidad medida</translation>
    </message>
    <message>
        <source>Each point stands for games with a similar predicted chance. Points on the dashed line ended as predicted. Larger points stand for more games.</source>
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
        <source>After an engine searches, its figures appear here: depth, score, nodes, time and the value of each column. A hint is a search too.</source>
        <translation>Cuando un motor ha buscado, aquí aparecen sus números: profundidad, valor, nodos, tiempo y el valor de cada columna. Una pista también es una búsqueda.</translation>
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
        <source>Compared with the other moves</source>
        <translation>Junto a las otras jugadas</translation>
    </message>
    <message>
        <source>Root moves at the last depth, with the workers that searched them. Times are in ms from the start of the search, over all depths. Shares are of that depth.</source>
        <translation>Jugadas de la raíz de la última profundidad y los hilos que las buscaron; tiempos en ms desde el inicio de la búsqueda, sumando todas las profundidades, y la parte de cada jugada en esa profundidad</translation>
    </message>
    <message>
        <source>Load from other programs</source>
        <translation>Si otros programas ocupaban los procesadores</translation>
    </message>
    <message>
        <source>Worker times</source>
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
    <message>
        <source>Book and exact solver</source>
        <translation>Libro y solucionador exacto</translation>
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
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>Move %1 (the board shows the start)</source>
        <translation>Jugada %1 (el tablero muestra el comienzo)</translation>
    </message>
    <message>
        <source>Move %1 (the board shows move %2)</source>
        <translation>Jugada %1 (el tablero muestra la jugada %2)</translation>
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
        <source>Positions visited for this depth only.</source>
        <translation>Posiciones visitadas solo para esta profundidad.</translation>
    </message>
    <message>
        <source>× before</source>
        <comment>how many times the depth before</comment>
        <translation>× anterior</translation>
    </message>
    <message>
        <source>Nodes divided by those of the previous depth.</source>
        <translation>Cuántas veces los nodos de la profundidad anterior.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>For this depth only, in wall-clock time.</source>
        <translation>Solo de esta profundidad, en tiempo real.</translation>
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
        <source>Of the best move, for the side to move.</source>
        <translation>De la mejor jugada, desde el punto de vista del lado que juega.</translation>
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
        <source>How many moves in the position had been tried, including this one.</source>
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
        <source>The first is the thread that requested the search.</source>
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
        <source>Able to run, but other threads or programs had the processors.</source>
        <translation>Podría haber estado en marcha mientras otros hilos o programas ocupaban los procesadores.</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Dormido</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>No tenía nada que hacer.</translation>
    </message>
    <message>
        <source>Of the time</source>
        <translation>Del tiempo</translation>
    </message>
    <message>
        <source>Solid: running. Hatched: ready but not running. Empty: asleep.</source>
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
        <source>The worker that searched it.</source>
        <translation>Quién la buscó.</translation>
    </message>
    <message>
        <source>Start, ms</source>
        <translation>Inicio, ms</translation>
    </message>
    <message>
        <source>From the start of the search, over all depths.</source>
        <translation>Desde el inicio de la búsqueda, sumando todas las profundidades.</translation>
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
        <source>Of this depth, over all workers together.</source>
        <translation>De esta profundidad, de todos los hilos juntos.</translation>
    </message>
</context>
<context>
    <name>ReservedKeys</name>
    <message>
        <source>%1 is used by the board.</source>
        <translation>%1 es una tecla del tablero.</translation>
    </message>
    <message>
        <source>%1 moves around the window.</source>
        <translation>%1 sirve para moverse por la ventana.</translation>
    </message>
    <message>
        <source>%1 opens the “%2” menu.</source>
        <translation>%1 abre el menú «%2».</translation>
    </message>
    <message>
        <source>Part of the window uses %1 for “%2”.</source>
        <translation>Una parte de la ventana usa %1 para «%2».</translation>
    </message>
    <message>
        <source>Part of the window uses %1.</source>
        <translation>Una parte de la ventana usa la tecla %1.</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>Open the page %1</source>
        <translation>Abrir la página %1</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings. Press Run there, and then Hand this to the lesson.</source>
        <translation>Abrir la página del laboratorio con los ajustes de la lección. Pulsa allí «Ejecutar» y después «Pasar esto a la lección».</translation>
    </message>
    <message>
        <source>What you handed over</source>
        <translation>Lo que pasaste a la lección</translation>
    </message>
    <message>
        <source>Handed over: %1</source>
        <translation>Pasado a la lección: %1</translation>
    </message>
    <message>
        <source>The picture that you handed over</source>
        <translation>La imagen que pasaste a la lección</translation>
    </message>
</context>
<context>
    <name>ResultPart</name>
    <message>
        <source>The answer to its question</source>
        <translation>La respuesta a su pregunta</translation>
    </message>
    <message>
        <source>The number of states</source>
        <translation>El número de estados</translation>
    </message>
    <message>
        <source>The number of transitions</source>
        <translation>El número de transiciones</translation>
    </message>
    <message>
        <source>The value of the tree</source>
        <translation>El valor del árbol</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Nodos visitados</translation>
    </message>
    <message>
        <source>Leaves evaluated</source>
        <translation>Hojas valoradas</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>A picture of the page</source>
        <translation>Una imagen de la página</translation>
    </message>
    <message>
        <source>&amp;Use this result</source>
        <translation>&amp;Usar este resultado</translation>
    </message>
    <message>
        <source>Make it the correct answer, with the settings that produced it</source>
        <translation>Tomarlo como respuesta correcta, con los ajustes que lo produjeron</translation>
    </message>
    <message>
        <source>What students hand over from the page</source>
        <translation>Lo que los estudiantes pasan de la página a la lección</translation>
    </message>
    <message>
        <source>&amp;Result:</source>
        <translation>Resulta&amp;do:</translation>
    </message>
    <message>
        <source>You look at the pictures yourself.</source>
        <translation>Las imágenes las miras tú.</translation>
    </message>
    <message>
        <source>The page shows %1 now.</source>
        <translation>La página muestra ahora %1.</translation>
    </message>
    <message>
        <source>The page shows no such result now. Run it first to take the answer from there.</source>
        <translation>La página no muestra ahora este resultado. Ejecútala antes para tomar de ahí la respuesta.</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>No hay ninguna página que abrir.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy is the average over the moves that were a real choice. Forced moves do not count, nor do moves where all columns were worth the same. A best or only move gets %1 points. A slower move loses %2 for each move by which it delays the win or hastens the loss, but gets at least %3. A mistake gets %4, a blunder 0. All points come from exact scores. The definition is Fourcast&apos;s own, so do not compare it with other programs&apos;.</source>
        <translation>La precisión es la media de las jugadas en las que se podía elegir: las no forzadas y en las que no todas las columnas valían lo mismo. Da %1 puntos por una jugada mejor o única; %2 menos por cada jugada en que una más lenta retrasa la victoria o adelanta la derrota, pero al menos %3; %4 por un error; 0 por un error grave. Todo procede de valores exactos; la definición es propia de Fourcast y no se puede comparar con la de otros programas.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>About the numbers</source>
        <translation>Qué significan los números</translation>
    </message>
    <message>
        <source>Exact outcome before each move, from left to right. Up means %1 wins, down means %2 wins, flat means a draw. The longer the bar, the nearer the end.</source>
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
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>No rated move changed the exact outcome.</source>
        <translation>Ninguna jugada evaluada cambió el resultado exacto.</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. The move played has a white ring. Better moves are green with a dashed ring.</source>
        <translation>Las jugadas con las que cambió el resultado exacto. La jugada hecha lleva un aro blanco; la mejor está en verde con un aro discontinuo.</translation>
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
        <source>Rating</source>
        <translation>Evaluación</translation>
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
        <source>Before and After are from the point of view of the side that moved.</source>
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
        <source>These moves changed the exact outcome. In the diagrams, x is %1 and o is %2.</source>
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
            <numerusform>Conservó el resultado en %1 de %n jugada</numerusform>
            <numerusform>Conservó el resultado en %1 de %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No accuracy: there were no real choices</source>
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
        <source>The game was decided here. It was %1&apos;s last chance to win, and the outcome did not change again.</source>
        <translation>Aquí se decidió el resultado: fue la última ocasión de %1 para ganar, y ya no volvió a cambiar.</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to draw, and the outcome did not change again.</source>
        <translation>Aquí se decidió el resultado: fue la última ocasión de %1 para empatar, y ya no volvió a cambiar.</translation>
    </message>
    <message>
        <source>All scores are exact: proved by the solver, not estimated. &quot;Wins in 7 moves&quot; counts the winner&apos;s own moves when both sides play their best. It is from the point of view of the side that moved.</source>
        <translation>Todos los valores son exactos: los demuestra el solucionador, no son estimaciones. «Gana en 7 jugadas» cuenta las jugadas propias de quien gana con el mejor juego de ambos lados, desde el punto de vista del lado que hizo la jugada.</translation>
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
        <source>%1: %2 wins after %3 moves.</source>
        <translation>%1: gana %2 en la media jugada %3.</translation>
    </message>
    <message>
        <source>%1: a draw after %2 moves.</source>
        <translation>%1: empate tras %2 medias jugadas.</translation>
    </message>
    <message>
        <source>%1: not finished, %2 moves so far.</source>
        <translation>%1: sin terminar, %2 medias jugadas hasta ahora.</translation>
    </message>
    <message>
        <source>The review was stopped: only the last %1 of %2 moves are rated.</source>
        <translation>Solo se evaluaron las últimas %1 de %2 medias jugadas; la revisión se detuvo.</translation>
    </message>
    <message>
        <source>Rated by the exact solver: %1.</source>
        <comment>program, date and machine</comment>
        <translation>Evaluado por el solucionador exacto: %1.</translation>
    </message>
    <message>
        <source>Stars show the accuracy: two from %1 percent, three from %2, four from %3, five from %4.</source>
        <translation>Las estrellas indican la precisión: dos desde el %1 por ciento, tres desde el %2, cuatro desde el %3, cinco desde el %4.</translation>
    </message>
    <message>
        <source>%1: %2 wins on time after %3 moves.</source>
        <translation>%1: gana %2 por tiempo tras %3 medias jugadas.</translation>
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
        <source>The file name “%1” must end in .md, .html, .pdf or .json.</source>
        <translation>El nombre del archivo «%1» debe terminar en .md, .html, .pdf o .json; eso indica qué escribir.</translation>
    </message>
    <message>
        <source>Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;JSON data (*.json)</source>
        <translation>Texto Markdown (*.md);;Página web (*.html);;Documento PDF (*.pdf);;Datos JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>A review rates every move of the game by its exact score. See which moves kept the result and which gave it away. See where the game was decided.</source>
        <translation>Una revisión evalúa cada jugada de la partida con los valores exactos: qué jugadas conservaron el resultado, cuáles lo dejaron escapar y dónde se decidió.</translation>
    </message>
    <message>
        <source>Moves that changed the exact outcome. Click one to go there.</source>
        <translation>Jugadas que cambiaron el resultado exacto; haz clic para ir a una</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop the review here and keep the moves rated so far</source>
        <translation>Terminar aquí la revisión; se conserva lo ya evaluado</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the review to a file or in the game&apos;s comments</source>
        <translation>Escribir la revisión en un archivo o en los comentarios de la partida</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar la revisión</translation>
    </message>
    <message>
        <source>The game has changed. Review it again to rate the new moves.</source>
        <translation>La partida ha cambiado desde entonces. Revísala otra vez para evaluar las jugadas nuevas.</translation>
    </message>
    <message>
        <source>%v of %m moves</source>
        <translation>%v de %m medias jugadas</translation>
    </message>
    <message>
        <source>Stopped early: %1 of %2 moves rated, from the last one back.</source>
        <translation>Terminada antes de tiempo: se evaluaron %1 de %2 medias jugadas, de la última hacia atrás.</translation>
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
        <translation>La revisión está en los comentarios de la partida</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exportar la revisión</translation>
    </message>
    <message>
        <source>This move decided the game. Can you find a better one?</source>
        <translation>Esta jugada decidió la partida. ¿Encuentras una mejor?</translation>
    </message>
    <message>
        <source>No single move decided it. %1 was winning all along.</source>
        <comment>a colour</comment>
        <translation>Ninguna jugada la decidió por sí sola. %1 fue ganando todo el tiempo.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Kept the result</source>
        <translation>Conservó el resultado</translation>
    </message>
    <message>
        <source>Moves that kept the exact outcome</source>
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
        <source>The minimal tree cannot be worked out for the engine.</source>
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
        <source>The answer to &apos;%1&apos; is wrong. The computed answer is %2.</source>
        <translation>La respuesta a «%1» es incorrecta; calculada, es %2.</translation>
    </message>
    <message>
        <source>No walk ends there.</source>
        <translation>Ningún recorrido termina ahí.</translation>
    </message>
    <message>
        <source>The formula of &apos;%1&apos; is the same in every system: any formula that is always true or always false would do as well.</source>
        <translation>La fórmula de «%1» da lo mismo en todos los sistemas: también valdría cualquiera que sea siempre verdadera o siempre falsa.</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. %2</source>
        <translation>La respuesta a «%1» es incorrecta. %2</translation>
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
        <translation>Como mucho un lado tiene una línea, y con ella termina la partida.</translation>
    </message>
    <message>
        <source>Every disc rests on another disc or on the bottom.</source>
        <translation>Cada ficha descansa sobre otra o en el fondo.</translation>
    </message>
    <message>
        <source>Each move adds a disc of the side whose turn it is.</source>
        <translation>Cada jugada añade una ficha del lado que tiene el turno.</translation>
    </message>
    <message>
        <source>The program sees a line exactly where there is one.</source>
        <translation>El programa ve una línea donde la hay, y en ningún otro sitio.</translation>
    </message>
    <message>
        <source>As long as nobody has won and a square is empty, there is a move.</source>
        <translation>Mientras nadie haya ganado y quede una casilla libre, hay jugada.</translation>
    </message>
    <message>
        <source>Every game ends, with a line or a full board.</source>
        <translation>Toda partida termina, con una línea o con el tablero lleno.</translation>
    </message>
    <message>
        <source>No mistake: the rules as they are.</source>
        <translation>Las reglas tal como son.</translation>
    </message>
    <message>
        <source>A line does not end the game.</source>
        <translation>Una línea no termina la partida.</translation>
    </message>
    <message>
        <source>Diagonals sloping down to the right are missed.</source>
        <translation>No se detectan las líneas que bajan hacia la derecha.</translation>
    </message>
    <message>
        <source>A disc in the first column becomes the other side&apos;s.</source>
        <translation>Una ficha en la primera columna es del otro lado.</translation>
    </message>
    <message>
        <source>When the first column is full, nobody can move.</source>
        <translation>Cuando la primera columna está llena, ya nadie puede jugar.</translation>
    </message>
    <message>
        <source>A side may remove an opposing disc from the top of a column.</source>
        <translation>El lado contrario puede retirar la ficha superior de una columna.</translation>
    </message>
    <message>
        <source>There is no mistake %1. Available: %2.</source>
        <translation>No existe el error %1; los que hay son %2.</translation>
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
        <source>Shortest game that shows it</source>
        <translation>Una partida lo más corta posible que lo muestra</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Statistics</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Press Check the rules to play every game on this board with the program&apos;s own code. Each position is checked square by square.</source>
        <translation>Juega todas las partidas en este tablero con el mismo código del juego y comprueba cada posición casilla por casilla.</translation>
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
        <source>Discs in a row to win</source>
        <translation>Fichas en línea para ganar</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Put a mistake into the rules, to see which property catches it</source>
        <translation>Un error introducido en las reglas, para ver qué propiedad lo detecta</translation>
    </message>
    <message>
        <source>Check the rules</source>
        <translation>Comprobar las reglas</translation>
    </message>
    <message>
        <source>Play every game on this board and check every property</source>
        <translation>Jugar todas las partidas en este tablero y comprobar lo que debe cumplirse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Terminar; se conserva lo que se sabe hasta ahora</translation>
    </message>
    <message>
        <source>Save for TLC…</source>
        <translation>Guardar para TLC…</translation>
    </message>
    <message>
        <source>Save Connect4.tla and Connect4.cfg for TLC: these rules in TLA+ and this board</source>
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
        <source>In a row:</source>
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
        <source>Meaning</source>
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
        <source>See the errors in a published TLA+ specification</source>
        <translation>Los errores de una especificación publicada en TLA+</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Jugando.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>%1 columns, %2 rows, %3 in a row</source>
        <translation>%1 columnas, %2 filas, %3 en línea</translation>
    </message>
    <message>
        <source>Stopped. These are the results so far.</source>
        <translation>Detenido. Esto es lo visto hasta ese momento.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the results so far. TLC can check Connect4.tla on larger machines.</source>
        <translation>Se ha agotado la memoria permitida. Esto es lo visto hasta ese momento. TLC puede seguir con Connect4.tla en máquinas más grandes.</translation>
    </message>
    <message>
        <source>A line of %1 does not fit on this board, so every game is a draw.</source>
        <translation>En este tablero no cabe ninguna línea de %1: toda partida acaba en empate.</translation>
    </message>
    <message>
        <source>A board this large may have more positions than fit in memory. The run then stops and keeps its results so far.</source>
        <translation>Un tablero con tantas casillas puede tener más posiciones de las que caben en la memoria. En ese caso la ejecución termina y conserva lo que se sabe.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them examined; %3 moves, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 estados, %2 examinados; %3 jugadas, nivel %4; %5 estados por segundo; %6 MiB</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 moves, %4 levels. X has won in %5 states, O in %6, and %7 are draws. Time %8, memory %9 MiB.</source>
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
        <source>If a property fails, the shortest game that shows it appears here.</source>
        <translation>Si una propiedad falla, aquí lo muestra una partida lo más corta posible.</translation>
    </message>
    <message>
        <source>No property fails.</source>
        <translation>Ninguna propiedad falla.</translation>
    </message>
    <message>
        <source>Select a property that fails.</source>
        <translation>Elige una propiedad que falle.</translation>
    </message>
    <message>
        <source>It holds in all %1 states.</source>
        <translation>Se cumple en los %1 estados.</translation>
    </message>
    <message>
        <source>It holds in every state examined so far.</source>
        <translation>Ningún estado examinado lo contradice.</translation>
    </message>
    <message>
        <source>It fails. The run stopped before finding a game that shows it.</source>
        <translation>Falla; se detuvo antes de encontrar una partida que lo muestre.</translation>
    </message>
    <message numerus="yes">
        <source>It fails after %n move(s). No shorter game shows it.</source>
        <translation>
            <numerusform>Falla tras %n jugada en esta partida, y en ninguna más corta.</numerusform>
            <numerusform>Falla tras %n jugadas en esta partida, y en ninguna más corta.</numerusform>
        </translation>
    </message>
    <message>
        <source>For Connect4.tla, where either side may start, TLC should report %1 distinct states, %2 generated states and depth %3.</source>
        <translation>Para Connect4.tla, TLC debe dar %1 estados distintos, %2 generados y profundidad %3: allí puede empezar cualquiera de los dos lados.</translation>
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
        <source>Start with the settings above</source>
        <translation>Empezar con lo elegido arriba</translation>
    </message>
    <message>
        <source>Pause. You can continue later from the same point.</source>
        <translation>Esperar y continuar más tarde donde estaba</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Terminar y conservar lo que hay</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Escribir en un archivo lo que se ve: una imagen o las cifras</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
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
        <source>Continue from where it paused</source>
        <translation>Continuar donde se pausó</translation>
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
        <source>wins in %1 to %2 moves</source>
        <translation>gana, en %1 a %2 jugadas</translation>
    </message>
    <message>
        <source>loses in %1 to %2 moves</source>
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
        <translation>sin valor</translation>
    </message>
    <message>
        <source>estimate %1 for %2</source>
        <translation>estimación %1 para %2</translation>
    </message>
</context>
<context>
    <name>SearchComparison</name>
    <message>
        <source>Cost of each search method</source>
        <translation>Coste de cada búsqueda</translation>
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
        <source>Press Compare to search this position by every method, at each depth up to the one chosen above.</source>
        <translation>«Comparar» busca la posición elegida de todas las maneras, a cada profundidad hasta la elegida.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Search the same position by every method, one depth at a time</source>
        <translation>Buscar la misma posición de todas las maneras, profundidad a profundidad</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop and keep the depths compared so far</source>
        <translation>Detener y conservar las profundidades comparadas</translation>
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
        <source>Depth to show in the table</source>
        <translation>Elegir qué profundidad muestra la tabla</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>Qué cuenta la gráfica</translation>
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
        <source>minimum possible</source>
        <translation>el mínimo posible</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. Here that is %2.</source>
        <translation>Knuth y Moore: en un árbol de b jugadas por nodo y profundidad d hay que examinar al menos %1 hojas; aquí %2.</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. The nodes of this tree do not all have the same number of moves, so its minimum is counted.</source>
        <translation>Knuth y Moore: en un árbol de b jugadas por nodo y profundidad d hay que examinar al menos %1 hojas. Este no tiene en todas partes tantas jugadas: su mínimo se cuenta.</translation>
    </message>
    <message>
        <source>Compared: %1. %2</source>
        <translation>Comparado: %1. %2</translation>
    </message>
    <message>
        <source>How searches grow with depth</source>
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
        <source>Positions visited over all depths, including the root.</source>
        <translation>Posiciones visitadas, contando la raíz, en todas las profundidades.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Positions given a value: finished games and depth 0.</source>
        <translation>Posiciones que se valoraron: partidas terminadas y profundidad 0.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Positions evaluated by the heuristic.</source>
        <translation>Posiciones que valoró la heurística.</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Positions left early because a move was good enough.</source>
        <translation>Posiciones que se abandonaron antes de tiempo porque una jugada bastaba.</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>Cortes en la primera jugada</translation>
    </message>
    <message>
        <source>Share of cut-offs on the first move tried. It shows how well the moves are ordered.</source>
        <translation>La proporción de cortes que llegó con la primera jugada probada: lo bien ordenadas que están las jugadas.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Plies of the last completed depth.</source>
        <translation>Medias jugadas de la última profundidad terminada.</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Línea más larga</translation>
    </message>
    <message>
        <source>Plies of the longest line examined.</source>
        <translation>Medias jugadas de la línea más larga que se examinó.</translation>
    </message>
    <message>
        <source>Branching factor</source>
        <translation>Factor de ramificación</translation>
    </message>
    <message>
        <source>A tree of this depth with this many moves at every position would have the same number of nodes.</source>
        <translation>Con este número de jugadas en cada posición, un árbol de esta profundidad tendría los mismos nodos.</translation>
    </message>
    <message>
        <source>Table: reads</source>
        <translation>Tabla: lecturas</translation>
    </message>
    <message>
        <source>Positions looked up in the table.</source>
        <translation>Posiciones que se consultaron en la tabla.</translation>
    </message>
    <message>
        <source>Table: hits</source>
        <translation>Tabla: aciertos</translation>
    </message>
    <message>
        <source>Share of reads that found a stored result.</source>
        <translation>La proporción de lecturas que halló algo conocido.</translation>
    </message>
    <message>
        <source>Table: cut-offs</source>
        <translation>Tabla: cortes</translation>
    </message>
    <message>
        <source>Share of reads that ended the search of a node at once.</source>
        <translation>La proporción de lecturas que terminó enseguida la búsqueda de un nodo.</translation>
    </message>
    <message>
        <source>Table: stores</source>
        <translation>Tabla: escrituras</translation>
    </message>
    <message>
        <source>Positions written to the table.</source>
        <translation>Posiciones que se escribieron en la tabla.</translation>
    </message>
    <message>
        <source>Table: fill</source>
        <translation>Tabla: ocupación</translation>
    </message>
    <message>
        <source>Share of table entries in use.</source>
        <translation>La proporción de entradas de la tabla que contienen algo.</translation>
    </message>
    <message>
        <source>Table: size</source>
        <translation>Tabla: tamaño</translation>
    </message>
    <message>
        <source>Memory taken by the table, full or empty.</source>
        <translation>Lo que ocupa la tabla, llena o no.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Wall-clock time.</source>
        <translation>Tiempo real, según el reloj.</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Tiempo de procesador</translation>
    </message>
    <message>
        <source>Processor time used by all workers together.</source>
        <translation>Lo que todos los hilos juntos usaron de los procesadores.</translation>
    </message>
    <message>
        <source>Ready, not running</source>
        <translation>Listo, no en marcha</translation>
    </message>
    <message>
        <source>Time that workers were ready to run while other threads or programs had the processors. It measures their load, not work done.</source>
        <translation>El tiempo en que los hilos podrían haber estado en marcha mientras otros hilos o programas ocupaban los procesadores: carga ajena, no trabajo.</translation>
    </message>
    <message>
        <source>Busy workers</source>
        <translation>Hilos ocupados</translation>
    </message>
    <message>
        <source>Processor time divided by time: the average number of workers at work.</source>
        <translation>Tiempo de procesador dividido entre tiempo real: cuántos hilos trabajaban de media.</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>Nodos por segundo</translation>
    </message>
    <message>
        <source>Nodes divided by time, for all workers together.</source>
        <translation>Nodos divididos entre tiempo, de todos los hilos juntos.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Memory held by the search: its table and the records of its workers&apos; tasks.</source>
        <translation>Lo que ocupó la búsqueda: su tabla y lo que se anotó de las tareas de sus hilos.</translation>
    </message>
    <message>
        <source>Memory of the program</source>
        <translation>Memoria del programa</translation>
    </message>
    <message>
        <source>Memory of the whole program at the end: the window, every table and this search.</source>
        <translation>Lo que el programa entero tenía en memoria al final: la ventana, todas las tablas y esta búsqueda.</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Arranque</translation>
    </message>
    <message>
        <source>Time from the start of the search to its first task.</source>
        <translation>Tiempo desde el inicio de la búsqueda hasta su primera tarea.</translation>
    </message>
    <message>
        <source>Nodes for the columns</source>
        <translation>Nodos de las columnas</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to find the value of each column.</source>
        <translation>Posiciones que visitó el solucionador exacto para hallar el valor de cada columna.</translation>
    </message>
    <message>
        <source>Nodes for the best line</source>
        <translation>Nodos de la mejor línea</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to follow best play to the end of the game.</source>
        <translation>Posiciones que visitó el solucionador exacto para seguir el mejor juego hasta el final.</translation>
    </message>
    <message>
        <source>Columns from the book</source>
        <translation>Columnas del libro</translation>
    </message>
    <message>
        <source>Columns whose values the opening book gave.</source>
        <translation>Columnas cuyo valor dio el libro de aperturas.</translation>
    </message>
</context>
<context>
    <name>SearchReport</name>
    <message>
        <source>%1 is %2, but cannot be more than %3, which is %4.</source>
        <translation>%1 es %2, pero no puede ser más que %3, que es %4.</translation>
    </message>
    <message>
        <source>%1 is %2, but that column is full.</source>
        <translation>%1 es %2, pero esa columna está llena.</translation>
    </message>
    <message>
        <source>%1[%2] is %3, which cannot be played there.</source>
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
        <source>Steps of the threads</source>
        <translation>Los pasos de los hilos</translation>
    </message>
    <message>
        <source>One lane per thread, with time running downwards. Click a step to go there.</source>
        <translation>Un carril para cada hilo, los pasos desde arriba; haz clic en un paso para ir a él.</translation>
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
        <source>a loop: the path is back at its start</source>
        <translation>un bucle: el camino vuelve a donde empezó</translation>
    </message>
    <message>
        <source>a loop: the path is back where it was after step %1</source>
        <translation>un bucle: el camino vuelve a donde estaba tras el paso %1</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Tablero:</translation>
    </message>
    <message>
        <source>The report&apos;s program uses 7x7</source>
        <translation>7x7 es el tablero del programa del informe</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>Pro&amp;fundidad:</translation>
    </message>
    <message>
        <source>Depth in plies. With seven columns, each extra ply takes seven times as long. With every node as a task, a run at depth 9 takes seconds.</source>
        <translation>Profundidad en medias jugadas. Con siete columnas, cada media jugada más multiplica el tiempo por siete. Con cada nodo como tarea, una ejecución a profundidad 9 tarda segundos.</translation>
    </message>
    <message>
        <source>&amp;Workers up to:</source>
        <translation>&amp;Hilos hasta:</translation>
    </message>
    <message>
        <source>Measures with 1, 2 and so on, up to this many threads</source>
        <translation>Se mide con 1, 2, etc. hasta este número de hilos</translation>
    </message>
    <message>
        <source>Repet&amp;itions:</source>
        <translation>Repet&amp;iciones:</translation>
    </message>
    <message>
        <source>Number of repetitions. The table shows their median and spread.</source>
        <translation>Repeticiones; la tabla muestra su mediana y su dispersión</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Chooses among equally good moves. The same seed makes the same choice.</source>
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
        <source>The one thing that grows while everything else stays the same</source>
        <translation>Lo único que crece mientras todo lo demás no cambia</translation>
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
        <source>The engine that searches. Only engines that can grow this way are listed.</source>
        <translation>El motor que busca; solo aparecen los que pueden crecer así</translation>
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
        <source>The last point. Each further ply takes several times as long.</source>
        <translation>El último punto; cada media jugada más tarda varias veces lo anterior</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Repeticiones:</translation>
    </message>
    <message>
        <source>Repetitions of each search. Times are shown as a median and spread.</source>
        <translation>Repeticiones de cada búsqueda; los tiempos tienen su mediana y su dispersión</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Posición:</translation>
    </message>
    <message>
        <source>Search depth:</source>
        <translation>Anticipación:</translation>
    </message>
    <message>
        <source>Search depth in plies, when something else grows</source>
        <translation>Profundidad de búsqueda en medias jugadas, si no es ella lo que crece</translation>
    </message>
    <message>
        <source>Positions each:</source>
        <translation>Posiciones por punto:</translation>
    </message>
    <message>
        <source>Random positions for each number of discs. In these positions nobody can win at once.</source>
        <translation>Posiciones al azar para cada número de fichas, en las que nadie gana de inmediato</translation>
    </message>
    <message>
        <source>Seed for the random positions. The same seed gives the same positions.</source>
        <translation>Sortea las posiciones. La misma semilla sortea las mismas.</translation>
    </message>
    <message>
        <source>Time per point:</source>
        <translation>Tiempo por punto:</translation>
    </message>
    <message>
        <source>When time runs out, the point keeps what was reached but is not part of the fit</source>
        <translation>Cuando se acaba, lo alcanzado se guarda, pero no cuenta para la recta</translation>
    </message>
    <message>
        <source>Engi&amp;ne:</source>
        <translation>Mo&amp;tor:</translation>
    </message>
    <message>
        <source>Engine whose H1 is tuned</source>
        <translation>El motor cuya H1 se ajusta</translation>
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
        <source>Opponent of the changed set. Against H2, the previous set plays the same openings, and the set with more points wins.</source>
        <translation>Contra quién juega un cambio; contra H2, el conjunto anterior juega las mismas aperturas, y gana el que suma más puntos</translation>
    </message>
    <message>
        <source>the previous values</source>
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
        <source>Total number of changes to try</source>
        <translation>Cuántos cambios se prueban en total</translation>
    </message>
    <message>
        <source>Games per step:</source>
        <translation>Partidas por paso:</translation>
    </message>
    <message>
        <source>Maximum number of games per step. A change still undecided then is not kept.</source>
        <translation>El máximo de partidas de un paso; el que siga abierto no se conserva</translation>
    </message>
    <message>
        <source>&amp;Move by:</source>
        <translation>Ca&amp;mbiar en:</translation>
    </message>
    <message>
        <source>How far to move a value, in per cent, and by at least 1. The study&apos;s 1 % alters a move in hardly any game.</source>
        <translation>Cuánto cambia un valor, en porcentaje, como mínimo en 1; el 1 % del estudio apenas altera una jugada en alguna partida</translation>
    </message>
    <message>
        <source>Keep a change from:</source>
        <translation>Se conserva desde:</translation>
    </message>
    <message>
        <source>The sequential test asks whether the change is this much stronger, or not stronger at all</source>
        <translation>La prueba secuencial pregunta: ¿es más fuerte en esta medida, o no lo es en absoluto?</translation>
    </message>
    <message>
        <source>Yardstick:</source>
        <translation>Medida:</translation>
    </message>
    <message>
        <source>Number of games that measure the strength after each kept change. It must be even.</source>
        <translation>Partidas tras cada cambio conservado con las que se mide la fuerza, un número par</translation>
    </message>
    <message>
        <source>Sets the changes and the openings. The same seed gives the same history.</source>
        <translation>Decide los cambios y las aperturas: misma semilla, mismo historial</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Hilos:</translation>
    </message>
    <message>
        <source>Games played at the same time. The history does not depend on it.</source>
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
        <source>A disc is outside the board.</source>
        <translation>Hay una ficha fuera del tablero.</translation>
    </message>
    <message>
        <source>The disc on %1 has nothing below it.</source>
        <translation>La ficha de %1 no tiene nada debajo.</translation>
    </message>
    <message>
        <source>Both players have four in a row.</source>
        <translation>Los dos jugadores tienen una línea.</translation>
    </message>
    <message>
        <source>No order of moves reaches this position without an earlier win.</source>
        <translation>Ningún orden de jugadas lleva a esta posición sin una victoria anterior.</translation>
    </message>
    <message>
        <source>Discs of the first player: %1, of the second: %2. The first must have the same number or one more.</source>
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
        <source>alternating discs</source>
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
        <source>This game is finished.</source>
        <translation>Una partida terminada.</translation>
    </message>
    <message>
        <source>Cl&amp;ick to place:</source>
        <translation>Un &amp;clic pone:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Haz clic para poner</translation>
    </message>
    <message>
        <source>Right-click or press Delete or Backspace to remove the top disc</source>
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
        <translation>proporción de partidas ganadas</translation>
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
        <source>Copy the link to the clipboard</source>
        <translation>Copiar el enlace al portapapeles</translation>
    </message>
    <message>
        <source>Save the QR code as PNG or SVG</source>
        <translation>Guardar el código QR en PNG o SVG</translation>
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
        <source>Open this position in Fourcast: share the link or scan the code.</source>
        <translation>Comparte este enlace o escanea el código para abrir la posición en Fourcast.</translation>
    </message>
</context>
<context>
    <name>SheetFolder</name>
    <message>
        <source>Your earlier work cannot be read, so the lesson starts over. The old file is kept: %1.</source>
        <translation>Lo hecho antes no se puede leer y la lección empieza de nuevo. El archivo anterior se conserva: %1.</translation>
    </message>
    <message>
        <source>The lesson has changed from version %1 to version %2, so it starts over. Your earlier work is kept: %3.</source>
        <translation>La lección ha cambiado desde entonces (versión %1, ahora %2) y empieza de nuevo. Lo hecho antes se conserva: %3.</translation>
    </message>
    <message>
        <source>Your earlier work could not be moved to a separate file: %1.</source>
        <translation>No se pudo guardar aparte lo hecho antes: %1.</translation>
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
        <source>Action</source>
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
        <source>Drop a disc in that column</source>
        <translation>Soltar una ficha en esa columna</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Move the disc above the board</source>
        <translation>Mover la ficha sobre el tablero</translation>
    </message>
    <message>
        <source>Down, Enter, Space</source>
        <translation>Abajo, Intro, Espacio</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Soltarla</translation>
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
        <source>Go to the next or previous control</source>
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
        <source>Move between marks, and go to what one stands for</source>
        <translation>Ir de marca en marca, y a lo que hay detrás de una</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Ver de más cerca, y ver más</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Mayús y una flecha</translation>
    </message>
    <message>
        <source>Pan the chart</source>
        <translation>Desplazarse a otra parte</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Mostrar de nuevo la gráfica entera</translation>
    </message>
    <message>
        <source>Find an action or key</source>
        <translation>Busca una acción o una tecla</translation>
    </message>
    <message>
        <source>Restore the default keys of every action</source>
        <translation>Todas las acciones vuelven a tener sus teclas originales</translation>
    </message>
    <message>
        <source>Go one move back or forward, where no control needs these keys</source>
        <translation>Una jugada atrás y adelante, si ningún control usa esas teclas</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Estas teclas no se pueden cambiar.</translation>
    </message>
    <message>
        <source>Select an action to change its keys.</source>
        <translation>Elige una acción para cambiar sus teclas.</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Mayús e Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Add up moves in node and time charts. There, use Ctrl to pan</source>
        <translation>Sumar jugadas, en las gráficas de nodos y tiempo; allí Ctrl desplaza a otra parte</translation>
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
        <source>Go back to the initial state</source>
        <translation>Volver al estado inicial</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go to the path&apos;s next step</source>
        <translation>El siguiente paso del camino</translation>
    </message>
    <message>
        <source>Take the step selected in the list. Double-clicking it or pressing Enter there does the same</source>
        <translation>Dar el paso elegido en la lista; también con Intro o doble clic en ella</translation>
    </message>
    <message>
        <source>Save the path to a small file that others can open</source>
        <translation>Guardar el camino en un archivo pequeño que otra persona puede abrir</translation>
    </message>
    <message>
        <source>Open a path from a file, at the step that was last shown</source>
        <translation>Seguir el camino de un archivo hasta el paso que se miraba</translation>
    </message>
    <message>
        <source>Possible steps</source>
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
        <translation>El camino hasta ahora</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1”. It will be followed once that model is explored.</source>
        <translation>El camino es del modelo «%1»; se seguirá cuando se explore ese modelo.</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1” with %2. It will be followed once that model is explored.</source>
        <translation>El camino es del modelo «%1» con %2; se seguirá cuando se explore ese modelo.</translation>
    </message>
    <message>
        <source>Open a path</source>
        <translation>Abrir un camino</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>No se pudo leer el archivo «%1»: %2.</translation>
    </message>
    <message>
        <source>Save the path</source>
        <translation>Guardar el camino</translation>
    </message>
    <message>
        <source>No system to walk through yet.</source>
        <translation>Aún no hay ningún sistema que recorrer.</translation>
    </message>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>Estado %1, tras %n paso</numerusform>
            <numerusform>Estado %1, tras %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>no step possible: deadlock</source>
        <translation>sin continuación: un bloqueo</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>↺ same as at the start</source>
        <translation>↺ como al principio</translation>
    </message>
    <message>
        <source>↺ same as after step %1</source>
        <translation>↺ como tras el paso %1</translation>
    </message>
    <message>
        <source>Start, state %1</source>
        <translation>El principio, estado %1</translation>
    </message>
    <message>
        <source>%1. %2 → state %3</source>
        <translation>%1. %2 → estado %3</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Take the step</source>
        <translation>Dar el paso</translation>
    </message>
    <message>
        <source>Save path…</source>
        <translation>Guardar camino…</translation>
    </message>
    <message>
        <source>Open path…</source>
        <translation>Abrir camino…</translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Discs look as on the main board. Those played in the tree are numbered.</source>
        <translation>Las fichas son como las del tablero principal. Las que juega el árbol llevan su número.</translation>
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
        <source>does it win in at most %n move(s)?</source>
        <translation>
            <numerusform>¿gana en %n jugada como mucho?</numerusform>
            <numerusform>¿gana en %n jugadas como mucho?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last at least %n move(s)?</source>
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
        <source>which replies give the win away, questions: %1</source>
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
        <source>Chart of speed-up against number of workers</source>
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
        <source>linear speed-up</source>
        <translation>tantas como hilos</translation>
    </message>
    <message>
        <source>Speed-up (median, min to max)</source>
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
        <source>Run the measurement to see how much more workers speed up the search.</source>
        <translation>Ejecuta la medición para ver cuánto aceleran más hilos.</translation>
    </message>
    <message>
        <source>From %1 to %2 over the repetitions</source>
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
        <source>undecided</source>
        <translation>abierta</translation>
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
        <source>A sequential test needs two Elo differences from -1000 to 1000, the smaller first.</source>
        <translation>Una prueba secuencial necesita dos diferencias en Elo de -1000 a 1000, primero la menor.</translation>
    </message>
    <message>
        <source>The error rates of a sequential test must be between 0 and 1/2.</source>
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
        <source>%1 to %2 Elo, stops early…</source>
        <translation>de %1 a %2 Elo, termina…</translation>
    </message>
    <message>
        <source>%1 to %2 Elo…</source>
        <translation>de %1 a %2 Elo…</translation>
    </message>
    <message>
        <source>Each pairing ends as soon as its test is decided.</source>
        <translation>Un emparejamiento termina cuando su prueba está decidida.</translation>
    </message>
</context>
<context>
    <name>SprtDialog</name>
    <message>
        <source>&amp;Fit the Elo differences to the number of games</source>
        <translation>&amp;Ajustar las diferencias al número de partidas</translation>
    </message>
    <message>
        <source>&amp;End a pairing as soon as its test is decided</source>
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
        <source>Stronger at</source>
        <translation>Más fuerte desde</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Wrong “stronger” in at most</source>
        <translation>«Más fuerte» por error, como mucho en</translation>
    </message>
    <message>
        <source>Wrong “not stronger” in at most</source>
        <translation>«No más fuerte» por error, como mucho en</translation>
    </message>
    <message>
        <source>The rounds then become a maximum. The games stay the same.</source>
        <translation>Las rondas son entonces el máximo que se juega; las partidas son las mismas</translation>
    </message>
    <message>
        <source>&amp;Not stronger at:</source>
        <translation>&amp;No más fuerte con:</translation>
    </message>
    <message>
        <source>&amp;Stronger at:</source>
        <translation>Más fuerte &amp;desde:</translation>
    </message>
    <message>
        <source>&amp;Wrong “stronger” in at most:</source>
        <translation>«&amp;Más fuerte» por error, como mucho en:</translation>
    </message>
    <message>
        <source>W&amp;rong “not stronger” in at most:</source>
        <translation>«No más fuerte» por e&amp;rror, como mucho en:</translation>
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
        <source>%1: no stars, because there were no real choices</source>
        <translation>%1: sin estrellas, en ninguna jugada se podía elegir</translation>
    </message>
</context>
<context>
    <name>StartDemo</name>
    <message>
        <source>Demo: %1 against %2. Press any key to play.</source>
        <translation>Demostración: %1 contra %2. Pulsa cualquier tecla para jugar.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Its strength hasn&apos;t been measured yet.</source>
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
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Tu rival</translation>
    </message>
    <message>
        <source>Watch it play itself</source>
        <translation>Mira cómo juega contra sí mismo</translation>
    </message>
    <message>
        <source>Who do you want to play?</source>
        <translation>¿Contra quién quieres jugar?</translation>
    </message>
    <message>
        <source>About this opponent</source>
        <translation>Cómo juega este rival</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>La primera ficha es tuya</translation>
    </message>
    <message>
        <source>Your opponent goes first</source>
        <translation>La primera ficha es de tu rival</translation>
    </message>
    <message>
        <source>Choose the colour of your discs</source>
        <translation>El color de tus fichas</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>¿Qué fuerza tienen?</translation>
    </message>
    <message>
        <source>See how each opponent plays and its measured strength</source>
        <translation>Cómo juega cada rival y la fuerza que se midió</translation>
    </message>
    <message>
        <source>More engines…</source>
        <translation>Más motores…</translation>
    </message>
    <message>
        <source>For experts: choose any engine and its settings, for either side</source>
        <translation>Para expertos: todos los motores con sus ajustes, para cualquier lado</translation>
    </message>
    <message>
        <source>Show this page every time Fourcast starts</source>
        <translation>Mostrar esta página al abrir el programa</translation>
    </message>
    <message>
        <source>Take turns on this computer.</source>
        <translation>Por turnos en este equipo.</translation>
    </message>
    <message>
        <source>Show this page at start&amp;up</source>
        <translation>Mostrar esta pág&amp;ina al abrir el programa</translation>
    </message>
    <message>
        <source>Play against someone on this computer</source>
        <translation>Jugar contra otra persona en este equipo</translation>
    </message>
    <message>
        <source>Click an opponent, or press 1 to 8.</source>
        <translation>Haz clic en un rival o pulsa de 1 a 8.</translation>
    </message>
    <message>
        <source>Close this page. To open it again, choose Game &gt; New game with…</source>
        <translation>Cerrar esta página. Para volver a abrirla, elige Partida &gt; Nueva partida con…</translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation>Quién empieza:</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>Tu color:</translation>
    </message>
    <message>
        <source>Pick an opponent and watch</source>
        <translation>Elige un rival y mira</translation>
    </message>
    <message>
        <source>Hover over an opponent to learn more.</source>
        <translation>Señala un rival para saber más.</translation>
    </message>
</context>
<context>
    <name>StateBoard</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>X is %1 and O is %2. Frames mark the differences</source>
        <translation>X es %1 y O es %2. Un marco señala las diferencias</translation>
    </message>
</context>
<context>
    <name>StateGraphView</name>
    <message>
        <source>Part shown</source>
        <translation>Qué se dibuja</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Key to colours</source>
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
        <source>Parts of the state</source>
        <translation>Las partes del estado</translation>
    </message>
    <message>
        <source>Steps of the path</source>
        <translation>Los pasos del camino</translation>
    </message>
    <message>
        <source>Keep this state to compare with those you select next. Differences are marked.</source>
        <translation>Dejar este estado junto a los siguientes, con las diferencias señaladas</translation>
    </message>
    <message>
        <source>Draw every state on this path</source>
        <translation>Dibujar todos los estados de este camino</translation>
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
        <source>Select a state to see its parts and the path to it.</source>
        <translation>Elige un estado: aquí aparecen sus partes y el camino hasta él.</translation>
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
        <source>terminal</source>
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
        <source>Engine activity</source>
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
Times measured meanwhile are marked as disturbed. Click to go there.</source>
        <translation>%1
Los tiempos que se miden mientras tanto se marcan como perturbados. Haz clic para ir allí.</translation>
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
        <translation>Notas para el profesor</translation>
    </message>
    <message>
        <source>There are no notes for this step.</source>
        <translation>No hay notas para este paso.</translation>
    </message>
</context>
<context>
    <name>StepsTable</name>
    <message>
        <source>States and their bounds</source>
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
        <source>Value of this policy</source>
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
        <source>Step through policy iteration: a strategy, its values, then the next strategy, better in some state</source>
        <translation>Iteración de políticas: una estrategia, sus valores y la siguiente, que es mejor en algún estado</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Política:</translation>
    </message>
    <message>
        <source>of %1, optimal</source>
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
        <source>States and their bounds</source>
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
        <source>Go to the start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Go to the previous sweep</source>
        <translation>La pasada anterior</translation>
    </message>
    <message>
        <source>Go to the next sweep</source>
        <translation>Una pasada más</translation>
    </message>
    <message>
        <source>Run sweep after sweep until the bounds are close</source>
        <translation>Una pasada tras otra, hasta que las cotas estén cerca</translation>
    </message>
    <message>
        <source>Run sweeps until the bounds of all states are close</source>
        <translation>Hacer pasadas hasta que las cotas de todos los estados estén cerca</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Go to any sweep made so far</source>
        <translation>Ir a una de las pasadas hechas</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fracciones</translation>
    </message>
    <message>
        <source>Show fractions where they are short enough</source>
        <translation>En fracciones, si son lo bastante cortas</translation>
    </message>
    <message>
        <source>Collapse end components</source>
        <translation>Contraer componentes finales</translation>
    </message>
    <message>
        <source>Draw states as one where play can stay among them for ever, as the algorithm sees them</source>
        <translation>Dibujar como uno los estados entre los que se puede permanecer para siempre, como los ve el algoritmo</translation>
    </message>
    <message>
        <source>Press Run to explore the model and see its algorithm step by step.</source>
        <translation>«Ejecutar» explora el modelo; después se muestra su algoritmo paso a paso.</translation>
    </message>
    <message>
        <source>Equation and bounds</source>
        <translation>Ecuación y cotas</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>There is no question about the model.</source>
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
        <source>it has version %1, but this program reads version %2</source>
        <translation>es de la versión %1, y este programa lee la versión %2</translation>
    </message>
    <message>
        <source>it is damaged (%1)</source>
        <translation>está dañado (%1)</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing (on Debian, install the package libqt6sql6-sqlite)</source>
        <translation>falta el controlador de SQLite de Qt; está en el paquete libqt6sql6-sqlite de Debian</translation>
    </message>
    <message>
        <source>another program is writing to it (try again when it has finished)</source>
        <translation>otro programa está escribiendo en él; inténtalo de nuevo cuando termine</translation>
    </message>
    <message>
        <source>it has version %1 and is read-only, but this program reads version %2</source>
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
        <source>Experiment %1 has no cell %2.</source>
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
        <source>gave up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Respuestas de %1</translation>
    </message>
    <message>
        <source>%1. Handed in as %2, %3</source>
        <translation>%1; entregado como %2, %3</translation>
    </message>
    <message>
        <source>Individual answers</source>
        <translation>Respuestas, una por una</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>no vista</translation>
    </message>
</context>
<context>
    <name>StudyCurves</name>
    <message>
        <source>H1 plays itself with the article&apos;s alpha-beta search. Both players recognise finished games. On their own moves 3, 6, 9 and so on, players take one of the two columns with the best exact values at random, each with probability one half. On all other moves they take the first best column.</source>
        <translation>H1 contra sí misma con la búsqueda alfa-beta del artículo. Ambos jugadores reconocen las partidas terminadas. En las jugadas propias 3, 6, 9, etc. de cada jugador se sortea una de las dos columnas con mejor valor exacto, cada una con probabilidad un medio; en las demás se toma la primera de las mejores columnas.</translation>
    </message>
    <message>
        <source>The article does not say how H1 counts vertical pairs, gaps held by the opponent or open threes on both sides, or what its random moves choose between. Its games therefore cannot be repeated move by move. In the strict reading, the first searches at depth 4 visit 878 and 1,122 positions, where the article has 716 and 809. None of the readings tried gives its exact numbers. On average, the total per game lies within about 40 % of the article&apos;s. In both, nodes and time fall together towards the end, from about ply 12 at depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised build, but took about six microseconds in the article, so the times differ by a factor of about a hundred. Some labels in the article&apos;s figures 12 and 13 are swapped. The larger values are shown here as nodes.</source>
        <translation>El artículo deja abierto cómo cuenta H1 las parejas verticales, los huecos que ocupa el rival y los treses abiertos por ambos lados, y entre qué eligen sus jugadas al azar. Por eso sus partidas no se pueden repetir jugada a jugada. En la lectura estricta, las primeras búsquedas visitan 878 y 1122 posiciones a profundidad 4, donde el artículo tiene 716 y 809; ninguna de las lecturas probadas da exactamente sus números. De media, el total por partida difiere del artículo en un 40 % aproximadamente como máximo. En ambos, los nodos y el tiempo disminuyen juntos hacia el final, más o menos desde la media jugada 12 a profundidad 4 y desde la 18 a profundidad 6. Una posición tarda decenas de nanosegundos en una compilación optimizada y tardaba unos seis microsegundos en el artículo; los tiempos difieren, pues, en un factor de cien aproximadamente. Algunos rótulos de las figuras 12 y 13 del artículo están intercambiados; sus valores mayores se muestran como nodos.</translation>
    </message>
</context>
<context>
    <name>StudyCurvesView</name>
    <message>
        <source>Totals, and why the curves differ</source>
        <translation>Totales y por qué difieren las curvas</translation>
    </message>
    <message>
        <source>&amp;Play the two games</source>
        <translation>&amp;Jugar las dos partidas</translation>
    </message>
    <message>
        <source>Play H1 against itself, once at depth 4 and once at depth 6</source>
        <translation>H1 contra sí misma, una vez a profundidad 4 y otra a profundidad 6</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Sets the random choices between the two best columns. The same seed gives the same games.</source>
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
        <translation>Cómo se lee H1 cuando el artículo lo deja abierto</translation>
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
        <source>Playing the games.</source>
        <translation>Se están jugando las partidas.</translation>
    </message>
    <message>
        <source>Cancelled. The curves of the earlier games are still shown.</source>
        <translation>Cancelado. Se siguen mostrando las curvas de las partidas anteriores.</translation>
    </message>
    <message>
        <source>Both games are finished.</source>
        <translation>Las dos partidas han terminado.</translation>
    </message>
    <message>
        <source>These are the article&apos;s points. Play the two games to see ours beside them.</source>
        <translation>Los puntos del propio artículo. Juega las dos partidas para ver los del programa al lado.</translation>
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
        <source>%v of at most %m plies</source>
        <translation>%v de %m medias jugadas como máximo</translation>
    </message>
    <message>
        <source>Study curves, depth %1, seed %2</source>
        <translation>Curvas del estudio, profundidad %1, semilla %2</translation>
    </message>
    <message>
        <source>The times are not reliable: the program was doing other work while the games were played.</source>
        <translation>Los tiempos no sirven como medida: durante las partidas se ejecutaba otro trabajo del programa.</translation>
    </message>
    <message>
        <source>≥: the article&apos;s times at depth %1 are legible only up to move %2.</source>
        <translation>≥: los tiempos del artículo a profundidad %1 solo se pueden leer hasta la jugada %2.</translation>
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
        <source>The study has no &quot;%1&quot;. It has %2.</source>
        <translation>El estudio no tiene «%1»; tiene %2.</translation>
    </message>
    <message>
        <source>No part of %1 searches to depth %2 or less.</source>
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
        <source>The article, depth %1, move %2: %3 nodes</source>
        <translation>El artículo, profundidad %1, jugada %2: %3 nodos</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes, %4 ms</source>
        <translation>El artículo, profundidad %1, jugada %2: %3 nodos, %4 ms</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>Run a&amp;ll</source>
        <translation>E&amp;jecutar todo</translation>
    </message>
    <message>
        <source>Run all tables and figures with this protocol, one after another</source>
        <translation>Todas las tablas y figuras con este protocolo, una tras otra</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Ejecuciones guardadas</translation>
    </message>
    <message>
        <source>Runs in this games file. Choose one to view or continue.</source>
        <translation>Ejecuciones de este archivo de partidas, para verlas o reanudarlas</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Guardados:</translation>
    </message>
    <message>
        <source>choose a run</source>
        <translation>elige una ejecución</translation>
    </message>
    <message>
        <source>no runs yet</source>
        <translation>ninguna ejecución todavía</translation>
    </message>
    <message>
        <source>All games are saved in %1</source>
        <translation>Todas las partidas se guardan en %1</translation>
    </message>
    <message>
        <source>Games file</source>
        <translation>Archivo de partidas</translation>
    </message>
    <message>
        <source>Experiment games (*.sqlite);;All files (*)</source>
        <translation>Partidas de experimentos (*.sqlite);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Ga&amp;mes file…</source>
        <translation>Archivo de partidas…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>Las tablas y figuras del estudio: lo esperado junto a lo medido</translation>
    </message>
    <message>
        <source>Repeat the heuristics study</source>
        <translation>Repetir el estudio de heurísticas</translation>
    </message>
</context>
<context>
    <name>StudyProtocol</name>
    <message>
        <source>There is no protocol called &quot;%1&quot;. The protocols are %2.</source>
        <translation>No hay ningún protocolo llamado «%1»; los protocolos son %2.</translation>
    </message>
    <message>
        <source>Takes the article&apos;s flow chart literally: a finished game is a leaf evaluated by the heuristic. Only feature 1 of H1 recognises it. H2 does not. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. The first move alternates, except in table 6 and the figures, where the first player stays first.</source>
        <translation>El diagrama del artículo al pie de la letra: una partida terminada es una hoja que valora la heurística, así que solo la reconoce el rasgo 1 de H1, y H2 no la reconoce. En las jugadas propias 3, 6, 9, etc. de cada lado se sortea una de sus dos mejores columnas. Se alterna quién empieza; en la tabla 6 y las figuras empieza siempre el primero.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. H1 moves first in every game, except in table 6, where the first-named side does.</source>
        <translation>Ambos jugadores reconocen las partidas terminadas. En las jugadas propias 3, 6, 9, etc. de cada lado se sortea una de sus dos mejores columnas. H1 (en la tabla 6, el primero) empieza todas las partidas.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. No moves are random. Each of the 238 positions after three plies, mirror images included, is played with both colours: 476 games in all, in an order set by the seed.</source>
        <translation>Ambos jugadores reconocen las partidas terminadas. No se sortea ninguna jugada; cada una de las 238 posiciones de tres medias jugadas, incluidas las simétricas, se juega con ambos colores: 476 partidas en total, en un orden que determina la semilla.</translation>
    </message>
    <message>
        <source>Settings found by a search over tables 7 to 9, where they come closest to the article&apos;s shares. Like literal, but the second, fifth, eighth ... disc of a game goes into a random open column. In H1, vertical pairs count the empty squares above them, runs may overlap, every disc counts for its column, and an open three counts as four in line. In table 6, fewer cells agree than with literal.</source>
        <translation>Ajustes hallados para las tablas 7 a 9, donde más se acercan a las proporciones del artículo: como literal, pero la segunda, quinta, octava... ficha de una partida cae en cualquier columna abierta, y en H1 las parejas verticales cuentan las casillas vacías de encima, las series pueden solaparse, cada ficha cuenta por su columna y un tres abierto cuenta como cuatro en línea. En la tabla 6 coinciden en menos celdas que literal.</translation>
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
        <source>Part of the article to repeat</source>
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
        <source>Games per cell. 0 uses the article&apos;s number (100, or 10 in table 6). Rounds already saved are not played again.</source>
        <translation>Partidas por celda; con 0 se toma el número del artículo (100; en la tabla 6, 10). Si pides más rondas que las guardadas, se juegan a continuación.</translation>
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
        <source>The same seed gives the same games. 0 uses 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9 and 4000 for the figures.</source>
        <translation>Misma semilla, mismas partidas. Con 0 se usa 1000 para la tabla 6, 2000 para las tablas 7 y 8, 3000 para la tabla 9 y 4000 para las figuras.</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>todos: %1</translation>
    </message>
    <message>
        <source>Games played at the same time. 0 uses one worker per core. The games do not depend on it.</source>
        <translation>Partidas a la vez; con 0, una por núcleo. Las partidas son las mismas.</translation>
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
        <translation>Cómo se lee H1 cuando el artículo lo deja abierto: %1</translation>
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
        <source>Games per cell. 0 plays all %1. A smaller number plays the first ones in the seed&apos;s order. Rounds already saved are not played again.</source>
        <translation>Partidas por celda; con 0 se juegan las %1, y con menos, las primeras que determina la semilla. Si pides más rondas que las guardadas, se juegan a continuación.</translation>
    </message>
    <message>
        <source>Set by the protocol %1</source>
        <translation>El protocolo %1 lee H1 así</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabla:</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Run an experiment to see it here.</source>
        <translation>Ejecuta un experimento para verlo aquí.</translation>
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
        <source>%1: grows as %2 to the power of %3 (R² %4).</source>
        <translation>%1: como %2 elevado a %3 (R² %4).</translation>
    </message>
    <message>
        <source>%1: multiplies by %3 for each extra %2 (R² %4).</source>
        <translation>%1: por %3 con cada %2 más (R² %4).</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1, ajuste</translation>
    </message>
    <message>
        <source>At least three values are needed to show how it grows.</source>
        <translation>Hacen falta al menos tres valores para saber cómo crece.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>guaranteed interval: %1</source>
        <translation>con certeza desde %1</translation>
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
        <source>The study counts states with an observer of the goal, so its numbers are higher.</source>
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
        <source>cumulative probability</source>
        <translation>probabilidad dentro de ese número</translation>
    </message>
    <message>
        <source>Enter a number for “Curves up to” and run the experiment.</source>
        <translation>Pon un número en «Curvas hasta» y ejecuta el experimento.</translation>
    </message>
    <message>
        <source>%1
within %2: %3</source>
        <translation>%1
en %2: %3</translation>
    </message>
    <message>
        <source>%1: probability of reaching the goal within the given number. Where there are choices, it is the greatest probability.</source>
        <translation>%1: la probabilidad de alcanzar la meta dentro de ese número; en el mejor caso, si hay algo que decidir.</translation>
    </message>
    <message>
        <source>probability that the game is over</source>
        <translation>probabilidad de haber terminado</translation>
    </message>
    <message>
        <source>Endings can only be shown for a game without choices. Explore such a model first, for example the Goose.</source>
        <translation>Solo un juego de puro azar, sin nada que decidir, se puede mostrar por sus finales: explora antes un modelo así, por ejemplo la oca.</translation>
    </message>
    <message>
        <source>%1 within %2: %3</source>
        <translation>%1 en %2: %3</translation>
    </message>
    <message>
        <source>After %1: %2; over with probability %3.</source>
        <translation>Tras %1: %2; terminado con probabilidad %3.</translation>
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
        <translation>no es seguro alcanzarla</translation>
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
        <source>Guaranteed interval</source>
        <translation>Con certeza desde</translation>
    </message>
    <message>
        <source>Report on an experiment: %1</source>
        <translation>Informe de un experimento: %1</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>La pregunta: %1.</translation>
    </message>
    <message>
        <source>Values of %1: %2.</source>
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
        <source>%1(%2) has no value: %2 is not a %3</source>
        <translation>%1(%2) no tiene valor: %2 no es %3</translation>
    </message>
    <message>
        <source>&apos;if&apos; takes three arguments: a condition, the value if true, and the value if false</source>
        <translation>«if» lleva tres argumentos: una condición, el valor si se cumple y el valor si no</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a map, so it takes no arguments</source>
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
        <translation>esto necesita más de %L1 pasos</translation>
    </message>
    <message>
        <source>the equations call one another more than %L1 levels deep; an equation without such a call must end them</source>
        <translation>las ecuaciones se llaman unas a otras a más de %L1 niveles de profundidad; hace falta una ecuación sin tal llamada que las termine</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has infinitely many values to try; a condition must bound it, as in %4</source>
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
        <source>lists, sets, bags and functions as values are not part of this language; use Bool, Pos, Nat, Int and enumerations</source>
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
        <source>&apos;%1&apos; is not part of this language here; use Bool, Pos, Nat, Int and the names of enumerations</source>
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
        <translation>; ¿querías decir «%1»?</translation>
    </message>
    <message>
        <source>a &apos;%1&apos;</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 is expected here; &apos;%2&apos; has a meaning of its own, so it can&apos;t be a name</source>
        <translation>aquí se espera %1; «%2» tiene un significado propio y no sirve como nombre</translation>
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
        <source>brackets and operators can be nested at most %1 levels deep</source>
        <translation>los paréntesis y los operadores se pueden anidar como máximo a %1 niveles de profundidad</translation>
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
        <translation>; escribe %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>sorts without constants are not part of this language; use an enumeration, as in %1</source>
        <translation>los tipos sin constantes no forman parte de este lenguaje; hay enumeraciones, como en %1</translation>
    </message>
    <message>
        <source>sort aliases are not part of this language; use an enumeration, as in %1</source>
        <translation>otros nombres de tipos no forman parte de este lenguaje; hay enumeraciones, como en %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already declared; two actions of the same name with different arguments are not part of this language</source>
        <translation>«%1» ya está declarada; las acciones de un mismo nombre con otros argumentos no forman parte de este lenguaje</translation>
    </message>
</context>
<context>
    <name>SystemPart</name>
    <message>
        <source>The system that the question is about</source>
        <translation>El sistema del que trata la pregunta</translation>
    </message>
    <message>
        <source>Write a formula, or take one that comes with the model</source>
        <translation>Escribe una fórmula o toma una de las que trae el modelo</translation>
    </message>
    <message>
        <source>The formula that I write</source>
        <translation>La fórmula que escribo</translation>
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
        <source>Each box is a level, with its number of states. Numbers on arrows count transitions. Choose a level to explore it state by state.</source>
        <translation>Una caja es un nivel con su número de estados; el número de una flecha cuenta transiciones. Elige un nivel para seguir estado por estado.</translation>
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
        <source>livelock: hidden steps for ever, or no end reachable</source>
        <translation>bloqueo activo: pasos ocultos sin fin, o ningún camino a un final</translation>
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
        <source>The system gives no details about its states.</source>
        <translation>El sistema no indica de qué constan sus estados.</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>Walk along this path in the simulator</source>
        <translation>Recorrer este camino en el simulador</translation>
    </message>
    <message>
        <source>No path leads here from the initial state.</source>
        <translation>Ningún camino lleva allí desde el estado inicial.</translation>
    </message>
</context>
<context>
    <name>SystemView</name>
    <message>
        <source>Graph of the system</source>
        <translation>Dibujo del sistema</translation>
    </message>
    <message>
        <source>Show all states, the levels, or one state at a time</source>
        <translation>Todos los estados, los niveles o estado por estado</translation>
    </message>
    <message>
        <source>The whole system</source>
        <translation>El sistema entero</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
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
        <source>Colour by level</source>
        <translation>Colorear por nivel</translation>
    </message>
    <message>
        <source>Colour by thread</source>
        <translation>Colorear por hilo</translation>
    </message>
    <message>
        <source>Colour by formula</source>
        <translation>Colorear según la fórmula</translation>
    </message>
    <message>
        <source>examining the states…</source>
        <translation>recorriendo los estados…</translation>
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
        <source>Choose which table of the study to show and fill</source>
        <translation>Elegir qué tabla del estudio se muestra y se rellena</translation>
    </message>
    <message>
        <source>Also run rows of more than %1 states. A state takes about 50 to 150 bytes and 2 to 5 microseconds, so 23 million states take 2 GiB and a minute or two. A row stops at %2 GiB and says so.</source>
        <translation>También filas de más de %1 estados. Un estado ocupa entre 50 y 150 bytes y tarda de 2 a 5 microsegundos; así, 23 millones de estados ocupan 2 GiB y tardan uno o dos minutos. Una fila termina a los %2 GiB y lo indica.</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Los modelos pequeños también en fracciones: 75/22</translation>
    </message>
    <message>
        <source>Explore and check the models row by row</source>
        <translation>Explorar y comprobar los modelos fila por fila</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Terminar; se conserva lo rellenado, y «Rellenar» sigue desde ahí</translation>
    </message>
    <message>
        <source>Show this row&apos;s model, values and question on this page. Double-clicking the row or pressing Enter does the same</source>
        <translation>Mostrar en la página el modelo de esta fila con sus valores y su pregunta; también con Intro o doble clic en la tabla</translation>
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
        <source>Save one line per cell: paper, ours, the interval</source>
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
        <source>Save rows and cells for use by a program</source>
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
        <source>Save for use in a document: paper, ours and the interval in each cell</source>
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
        <source>Save the table and its notes on A4 pages</source>
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
        <source>Include large rows</source>
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
    <name>TaskStrip</name>
    <message>
        <source>What the lesson asks</source>
        <translation>Lo que pide la lección</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Volver al paso %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Go back to the lesson. This page stays as it is.</source>
        <translation>Volver a la lección. Esta página queda como está.</translation>
    </message>
</context>
<context>
    <name>TeacherView</name>
    <message>
        <source>%1 — for the teacher</source>
        <translation>%1 — para el profesor</translation>
    </message>
    <message>
        <source>The lesson for the teacher</source>
        <translation>La lección para el profesor</translation>
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
        <source>Your answer, for your teacher</source>
        <translation>Tus palabras, para el profesor</translation>
    </message>
    <message>
        <source>Saved as you type. Your teacher will read it.</source>
        <translation>Se guarda mientras escribes; lo lee el profesor</translation>
    </message>
</context>
<context>
    <name>ThreadPool</name>
    <message>
        <source>The system cannot give this program another thread. Close other programs and try again.</source>
        <translation>El sistema no da más hilos a este programa. Inténtalo de nuevo cuando cierres otros programas.</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>%1 is to move and can make four on %2.</source>
        <translation>%1 tiene el turno y completa cuatro en línea en %2.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, and %3 can block only one.</source>
        <translation>%1 completaría cuatro en línea en %2, y %3 solo puede bloquear una de esas casillas.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, so %3 must block there.</source>
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
        <source>%1&apos;s threats on %2 are stacked. Only one can be blocked.</source>
        <translation>Las amenazas de %1 en %2 están una sobre otra: solo se puede bloquear una.</translation>
    </message>
    <message>
        <source>The threat on %1 is useless: the one below it decides first.</source>
        <translation>La de %1 no sirve: antes decide la amenaza de debajo.</translation>
    </message>
    <message>
        <source>The threats on %1 are useless: those below them decide first.</source>
        <translation>Las de %1 no sirven: antes deciden las amenazas de debajo.</translation>
    </message>
    <message>
        <source>If both sides now just fill columns and no new threat arises,</source>
        <translation>Si ambos solo llenan columnas desde ahora y no surge ninguna amenaza nueva,</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in more columns than %3.</source>
        <translation>%1 gana %2, con amenazas impares en más columnas que %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins with an even threat. %3 does not have odd threats in more columns.</source>
        <translation>%1 gana %2 con una amenaza par, porque %3 no tiene impares en más columnas.</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in two more columns than %3.</source>
        <translation>%1 gana %2, con amenazas impares en dos columnas más que %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins. With several threats in a column, this was played out, not counted.</source>
        <translation>%1 gana %2; al haber varias amenazas en una columna, esto se ha jugado hasta el final, no contado.</translation>
    </message>
    <message>
        <source>%1 nobody wins.</source>
        <translation>%1 no gana nadie.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, playable now</source>
        <translation>%1: amenaza de %2, se puede jugar ya</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, useless: one below it decides first</source>
        <translation>%1: amenaza de %2, no sirve: antes decide una que está debajo</translation>
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
        <source>Sometimes only columns with threats are left to fill. Then someone has to play below a threat. Count rows from 1 at the bottom. The first player then profits from a threat on an odd row. The second player can always answer in the same column. So the second player profits from a threat on an even row. Odd threats of both sides cancel each other out (V. Allis, 1988). This is only a rule of thumb while new threats can arise.</source>
        <translation>Cuando solo quedan por llenar columnas con amenazas, alguien tiene que jugar debajo de una. Contando las filas desde 1 abajo, al primer jugador le conviene una amenaza en fila impar; al segundo, que siempre puede responder en la misma columna, una en fila par. Las amenazas impares de ambos lados se anulan entre sí (V. Allis, 1988). Es solo una regla aproximada mientras puedan surgir amenazas nuevas.</translation>
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
        <source>run by a worker other than its creator</source>
        <translation>ejecutada por un hilo distinto del que la creó</translation>
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
        <source>No work was shared: one worker searched the moves.</source>
        <translation>No se repartió nada: un hilo recorrió las jugadas.</translation>
    </message>
    <message>
        <source>Tasks created: %1. Run by another worker: %2. Run inline: %3.</source>
        <translation>Tareas creadas: %1; ejecutadas por otro hilo: %2; ejecutadas en el acto: %3.</translation>
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
        <source>No work was shared: one worker answered every question.</source>
        <translation>No se repartió nada: un hilo respondió a todas las preguntas.</translation>
    </message>
    <message>
        <source>Answered by worker 1 without help: %1. With help from other workers: %2.</source>
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
        <source>another worker&apos;s</source>
        <translation>de otro</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>inline</source>
        <translation>en el acto</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a task and its question</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The search has started. Its workers appear as soon as one of them finishes something.</source>
        <translation>La búsqueda ha empezado; sus hilos se muestran en cuanto uno de ellos ha terminado algo.</translation>
    </message>
    <message>
        <source>The search ended before any of its workers finished anything.</source>
        <translation>La búsqueda acabó antes de que ninguno de sus hilos terminara algo.</translation>
    </message>
    <message>
        <source>This answer needed no search: it is in the opening book, or it can be seen on the board.</source>
        <translation>Esta respuesta no necesitó búsqueda: la tiene el libro de aperturas o se ve en el tablero.</translation>
    </message>
    <message>
        <source>This answer needed no search: it comes from the labels of the data set.</source>
        <translation>Esta respuesta no necesitó búsqueda: deciden las etiquetas del conjunto de datos.</translation>
    </message>
    <message>
        <source>%1 plays without searching, so there is no work to show.</source>
        <translation>%1 juega sin buscar: no hay trabajo que mostrar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</source>
        <translation>
            <numerusform>Se dibujan %1 de %2 tareas: las que están a %n jugada de la raíz y las más profundas que ejecutó otro hilo; las demás son partes de ellas o están hechas de ellas.</numerusform>
            <numerusform>Se dibujan %1 de %2 tareas: las que están a %n jugadas de la raíz y las más profundas que ejecutó otro hilo; las demás son partes de ellas o están hechas de ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are measured from the start of the run.</source>
        <translation>Los tiempos cuentan desde el comienzo de la ejecución.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its first question began at %1.</source>
        <translation>Los tiempos cuentan desde el comienzo de la búsqueda; su primera pregunta empezó en %1.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its last depth began at %1.</source>
        <translation>Los tiempos cuentan desde el comienzo de la búsqueda; su última profundidad empezó en %1.</translation>
    </message>
    <message>
        <source>Workers: %1. Time shown: %2. Busy: %3 %. Tail: %4.</source>
        <translation>Hilos: %1. Tiempo mostrado: %2. Ocupación: %3 %. Cola: %4.</translation>
    </message>
    <message>
        <source>Every task in this view has a bar.</source>
        <translation>Cada tarea de esta vista tiene una barra.</translation>
    </message>
    <message>
        <source>In this view, %1 bars stand for %2 tasks. Where tasks share a pixel, only the first is drawn. Zoom in to tell them apart.</source>
        <translation>En esta vista %1 barras representan %2 tareas: de las que comparten un píxel se dibuja la primera. Amplía para distinguirlas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>on a bar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search.</source>
        <translation>Los tiempos cuentan desde el comienzo de la búsqueda.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. All its depths are shown, %1 to %2.</source>
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
        <source>Own work %1, tasks inside it (%2) %3, waiting %4.</source>
        <translation>Por sí misma %1, tareas dentro de ella (%2) %3, espera %4.</translation>
    </message>
    <message>
        <source>Tasks inside it (%1) %2, idle %3.</source>
        <translation>Tareas dentro de ella (%1) %2, inactividad %3.</translation>
    </message>
    <message>
        <source>All workers: %1 nodes at this depth.</source>
        <translation>Todos los hilos: %1 nodos a esta profundidad.</translation>
    </message>
    <message>
        <source>subject of the questions</source>
        <translation>sobre qué se pregunta</translation>
    </message>
    <message>
        <source>contains tasks</source>
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
        <translation>inactivo</translation>
    </message>
</context>
<context>
    <name>TimelineSums</name>
    <message>
        <source>Speed-up %1. At most %2 with these tasks, %3 by Amdahl&apos;s law. Critical path: %4.</source>
        <translation>Aceleración %1; como mucho %2 con estas tareas, %3 según la ley de Amdahl. Camino crítico: %4.</translation>
    </message>
    <message>
        <source>Speed-up: the total time of all tasks, %1, divided by the elapsed time, %2.</source>
        <translation>Aceleración: el tiempo de todas las tareas juntas, %1, dividido entre el tiempo que pasó, %2.</translation>
    </message>
    <message>
        <source>At most with these tasks: however they are assigned, they take at least their total time divided evenly among all workers, and at least the critical path (Graham 1969).</source>
        <translation>Como mucho con estas tareas: las ejecute quien las ejecute, no tardan menos que su tiempo repartido por igual entre todos los hilos ni menos que el camino crítico (Graham 1969).</translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law: %1 % of the work was done before the first task or while only one worker was busy. More workers shorten only the rest (Amdahl 1967).</source>
        <translation>Según la ley de Amdahl: el %1 % del trabajo transcurrió antes de la primera tarea o mientras solo un hilo tenía algo que hacer; más hilos solo acortan el resto (Amdahl 1967).</translation>
    </message>
    <message>
        <source>Critical path: the questions that one worker answered without help, one after another. The longest took %1.</source>
        <translation>Camino crítico: las preguntas que un hilo respondió sin ayuda, una tras otra; la más larga duró %1.</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. Tasks: %4. Nodes: %5. Busy: %6 %.</source>
        <translation>%1, de %2 a %3. Tareas: %4. Nodos: %5. Ocupación: %6 %.</translation>
    </message>
    <message>
        <source>For a task only partly in the span, its nodes count in proportion to its time there.</source>
        <translation>Si el tramo corta una tarea, sus nodos cuentan en proporción al tiempo que queda dentro.</translation>
    </message>
    <message>
        <source>Worker %1: busy %2, idle %3</source>
        <translation>Hilo %1: ocupado %2, inactivo %3</translation>
    </message>
    <message>
        <source>No worker was ever idle.</source>
        <translation>Ningún hilo estuvo inactivo.</translation>
    </message>
    <message>
        <source>Longest idle stretch: worker %1 had nothing to do for %2.</source>
        <translation>Tramo inactivo más largo: el hilo %1 no tuvo nada que hacer durante %2.</translation>
    </message>
    <message>
        <source>Critical path: the longest task, %1, or a longer chain of tasks that had to wait for one another. With several depths, it is the sum of their critical paths.</source>
        <translation>Camino crítico: la tarea más larga, %1, o una cadena más larga de tareas que tuvieron que esperarse unas a otras; con varias profundidades, la suma de los suyos.</translation>
    </message>
    <message>
        <source>Depth %1: busy %2, nodes %3</source>
        <translation>Profundidad %1: ocupado %2, nodos %3</translation>
    </message>
    <message>
        <source>Idle stretch %1 of %2 by length: worker %3 had nothing to do for %4.</source>
        <translation>Tramo inactivo %1 de %2 por duración: el hilo %3 no tuvo nada que hacer durante %4.</translation>
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
        <source>TLC needs the file to have its module&apos;s name: Connect4.tla.</source>
        <translation>TLC exige que un archivo se llame como su módulo: Connect4.tla.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or diagonally – to win.</source>
        <translation>Haz clic en una columna para soltar una ficha, o pulsa de 1 a 7. Para ganar, consigue cuatro en línea – horizontal, vertical o diagonal.</translation>
    </message>
    <message>
        <source>Stuck? Hint shows you where to look. Press it again for the exact column.</source>
        <translation>¿No sabes qué hacer? «Pista» te muestra dónde mirar. Púlsala otra vez para ver la columna exacta.</translation>
    </message>
    <message>
        <source>After the game, Review shows your best moves and the turning point. Rematch starts another.</source>
        <translation>Después de la partida, «Revisar» muestra tus mejores jugadas y el momento decisivo. «Revancha» empieza otra.</translation>
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
        <source>Leave the tour. To take it again, choose Help &gt; Take the tour.</source>
        <translation>Salir del recorrido. Para verlo otra vez, elige Ayuda &gt; Hacer el recorrido.</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Ir al paso siguiente</translation>
    </message>
</context>
<context>
    <name>TreeDialog</name>
    <message>
        <source>Insert a tree</source>
        <translation>Insertar un árbol</translation>
    </message>
    <message>
        <source>&amp;Predict, then see</source>
        <translation>&amp;Predecir y ver</translation>
    </message>
    <message>
        <source>A line of text above the tree</source>
        <translation>Una línea de texto encima del árbol</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Encabezado:</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Preguntar qué viene a continuación antes de mostrarlo</translation>
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
        <source>Mark nodes with this text in their words (Ctrl+F)</source>
        <translation>Marcar los nodos que tienen este texto en sus palabras (Ctrl+F)</translation>
    </message>
    <message>
        <source>No more than %1 nodes can be drawn. Close some of them first.</source>
        <translation>No se dibujan más de %1 nodos: cierra antes algunos.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn. Their counts include the nodes below them.</source>
        <translation>Se dibujan %1 nodos; lo de debajo se cuenta en ellos.</translation>
    </message>
</context>
<context>
    <name>TreeExportMenu</name>
    <message>
        <source>Export the tree, the events of the search or its costs</source>
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
        <source>Every node kept of the tree, as a graph in DOT</source>
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
        <source>One indented line per node</source>
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
        <source>The events of the search, one per line</source>
        <translation>Lo que hizo la búsqueda, un suceso por línea</translation>
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
        <source>Cost of each search method, for spreadsheets</source>
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
        <translation>G&amp;ráfica como SVG…</translation>
    </message>
    <message>
        <source>The chart under Side by side</source>
        <translation>La gráfica de «Comparación»</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>The tree as drawn, with a key to its signs</source>
        <translation>El árbol tal como se dibuja, con el significado de los signos</translation>
    </message>
</context>
<context>
    <name>TreeForm</name>
    <message>
        <source>Position or tree</source>
        <translation>Qué se busca</translation>
    </message>
    <message>
        <source>Search a game position or a tree that you type</source>
        <translation>Una posición de una partida, o un árbol que escribes tú</translation>
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
        <source>Column numbers in a row, such as 44536</source>
        <translation>Columnas una tras otra, como 44536</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partida</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Tomar la posición del tablero</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Type numbers for leaves, as MAX sees them, and parentheses around a node&apos;s moves: ((3 5) (2 (9 1)))</source>
        <translation>Los números son hojas vistas por MAX; los paréntesis contienen las jugadas de un nodo: ((3 5) (2 (9 1)))</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Depth in plies. Each further ply takes several times as long.</source>
        <translation>Medias jugadas; cada una más tarda varias veces más</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter. The engine is the one that plays.</source>
        <translation>Minimax examina todo; alfa-beta omite lo que no puede influir; el motor es el que juega</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Order in which a node&apos;s moves are searched</source>
        <translation>En qué orden se buscan las jugadas de un nodo</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>Fuera de la ventana</translation>
    </message>
    <message>
        <source>Fail-soft returns the best bound known for a value outside the window. Fail-hard returns only the end of the window.</source>
        <translation>Fail-soft dice todo lo que se sabe de un valor fuera de la ventana; fail-hard, solo el extremo de la ventana</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>How to value a position where the search ends</source>
        <translation>Cuánto vale una posición donde acaba la búsqueda</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Do not search a position again once it has been searched</source>
        <translation>Las posiciones ya buscadas no se vuelven a buscar</translation>
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
        <source>Source:</source>
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
        <source>Outside the window:</source>
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
        <translation>Buscando de nuevo esta rama.</translation>
    </message>
    <message>
        <source>The nodes below were searched again and are now drawn.</source>
        <translation>Lo de debajo de este nodo se ha buscado de nuevo; ahora se dibuja.</translation>
    </message>
    <message>
        <source>Values of the side to move</source>
        <translation>Valores del lado que juega</translation>
    </message>
    <message>
        <source>Show each value as the side to move at its node sees it. Otherwise all values are as MAX sees them.</source>
        <translation>Mostrar cada valor visto por el lado que juega en su nodo. Si no, todos los valores son los que ve MAX.</translation>
    </message>
    <message>
        <source>%1 (↓ next step of the tree)</source>
        <translation>%1 (↓ siguiente paso del árbol)</translation>
    </message>
</context>
<context>
    <name>TreeOutline</name>
    <message>
        <source>The tree as rows</source>
        <translation>El árbol en filas</translation>
    </message>
    <message>
        <source>Press Left or Right to close or open a row. Press Enter to go there in the walk.</source>
        <translation>Izquierda y Derecha cierran y abren una fila; Intro lleva allí el recorrido</translation>
    </message>
</context>
<context>
    <name>TreeOutlineModel</name>
    <message>
        <source>× not examined</source>
        <translation>× sin examinar</translation>
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
        <source>Search views</source>
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
        <source>Search and record every step</source>
        <translation>Buscar y guardar todo lo que hace la búsqueda</translation>
    </message>
    <message>
        <source>Pause. You can continue later.</source>
        <translation>Esperar y continuar más tarde</translation>
    </message>
    <message>
        <source>Stop and keep what was shown before</source>
        <translation>Detener; se conserva lo mostrado antes</translation>
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
        <source>Search tree</source>
        <translation>El árbol de una búsqueda</translation>
    </message>
    <message>
        <source>Walk through a search step by step: its tree, its windows and its cuts</source>
        <translation>Una búsqueda recorrida paso a paso: su árbol, sus ventanas y sus cortes</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Predecir y ver</translation>
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
        <source>Views beside the tree</source>
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
        <source>Press Run to search: %1.</source>
        <translation>«Ejecutar» busca: %1.</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Buscando: %1.</translation>
    </message>
    <message>
        <source>Cancelled. The previous result is still shown.</source>
        <translation>Cancelado; se conserva lo mostrado antes.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Se muestra: %1. %2</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Escribir valores y cortes en árboles, y ver si son correctos</translation>
    </message>
    <message>
        <source>Press Run to search the tree. You can then step through the whole search.</source>
        <translation>Pulsa «Ejecutar» para buscar en el árbol. Después puedes recorrer toda la búsqueda paso a paso.</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Recorrer una búsqueda paso a paso</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Preguntar qué viene a continuación antes de mostrarlo</translation>
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
        <source>left to right</source>
        <translation>en el orden de las jugadas</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>el centro primero</translation>
    </message>
    <message>
        <source>by the static value</source>
        <translation>por el valor estático</translation>
    </message>
    <message>
        <source>best of the previous depth first</source>
        <translation>la mejor de la profundidad anterior primero</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>la peor primero</translation>
    </message>
    <message>
        <source>truly best first</source>
        <translation>la mejor de verdad primero</translation>
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
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Aquí no existe «%1»; los que hay son %2.</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1.</source>
        <translation>La profundidad va de 1 a %1.</translation>
    </message>
    <message>
        <source>The game is over in this position. There is nothing to search.</source>
        <translation>Ahí la partida ha terminado: no queda nada que buscar.</translation>
    </message>
    <message>
        <source>The engine plays only on the 7x6 board.</source>
        <translation>El motor juega en el tablero 7x6.</translation>
    </message>
    <message>
        <source>The %1 board is too large for exact values.</source>
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
        <source>%1 works only on the 7x6 board.</source>
        <translation>%1 está hecha para el tablero 7x6.</translation>
    </message>
    <message>
        <source>The engine needs a heuristic to value its leaves: %1.</source>
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
        <translation>Tu precisión</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>precisión</translation>
    </message>
    <message>
        <source>Your results against each opponent</source>
        <translation>Tus resultados contra cada rival</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>rivales</translation>
    </message>
    <message numerus="yes">
        <source>Means with their 95 % intervals. %n reviewed game(s).</source>
        <translation>
            <numerusform>Medias con sus intervalos del 95 %; %n partida revisada.</numerusform>
            <numerusform>Medias con sus intervalos del 95 %; %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95 % Wilson intervals. %n finished game(s).</source>
        <translation>
            <numerusform>Intervalos de Wilson al 95 %; %n partida terminada.</numerusform>
            <numerusform>Intervalos de Wilson al 95 %; %n partidas terminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your results appear here after %n game(s) against the computer.</source>
        <translation>
            <numerusform>Tus resultados aparecen aquí tras %n partida contra los motores.</numerusform>
            <numerusform>Tus resultados aparecen aquí tras %n partidas contra los motores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your accuracy appears here after %n reviewed game(s).</source>
        <translation>
            <numerusform>Tu precisión aparece aquí tras %n partida revisada.</numerusform>
            <numerusform>Tu precisión aparece aquí tras %n partidas revisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1 finished, %2 reviewed.</source>
        <translation>Hasta ahora: %1 terminadas, %2 revisadas.</translation>
    </message>
    <message>
        <source>Only your games against the computer count. With few games the bars are wide, and it is too early to see progress.</source>
        <translation>Solo cuentan tus partidas contra los motores. Con pocas partidas las barras son anchas y es pronto para ver progresos.</translation>
    </message>
    <message>
        <source>Click an opponent to see the games.</source>
        <translation>Haz clic en un rival para ver las partidas.</translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message>
        <source>Move %1: what would you play for %2? Drop a disc.</source>
        <translation>Jugada %1: ¿qué jugarías con %2? Suelta una ficha.</translation>
    </message>
    <message>
        <source>%1: too little is proved here to tell.</source>
        <translation>%1: aún no hay suficiente demostrado para saberlo.</translation>
    </message>
    <message>
        <source>Too little is proved here to tell.</source>
        <translation>Aún no hay suficiente demostrado para saberlo.</translation>
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
        <translation>¡Sí! %1 pierde igualmente, pero ninguna aguanta más.</translation>
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
        <translation>¡Bien hecho! Con %1 se gana.</translation>
    </message>
    <message>
        <source>%1 wins too. Another column is quicker.</source>
        <translation>Con %1 también se gana. Otra columna es más rápida.</translation>
    </message>
    <message>
        <source>Well done! %1 keeps the draw.</source>
        <translation>¡Bien hecho! %1 conserva el empate.</translation>
    </message>
    <message>
        <source>Move %1: what would you play? Drop a disc.</source>
        <translation>Jugada %1: ¿qué jugarías tú? Suelta una ficha.</translation>
    </message>
    <message>
        <source>Right! %1 is the only move.</source>
        <translation>Correcto: no hay otra que %1.</translation>
    </message>
    <message>
        <source>%1 was the move in the game. Try another.</source>
        <translation>Es %1 otra vez, la jugada de la partida. Busca otra.</translation>
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
        <source>Result of your try</source>
        <translation>Resultado del intento</translation>
    </message>
    <message>
        <source>Take your move back and try another</source>
        <translation>Deshacer el intento y buscar otra jugada</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>&amp;Mostrar la respuesta</translation>
    </message>
    <message>
        <source>See which columns are best here, and why</source>
        <translation>Cuáles son las mejores columnas aquí y por qué</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Vo&amp;lver a la partida</translation>
    </message>
    <message>
        <source>Go back to the game as it was before your try</source>
        <translation>La partida sigue como estaba antes del intento</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Intentarlo de nuevo</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>&apos;%1&apos; has no values to tune. The engines that have are %2.</source>
        <translation>«%1» no tiene valores que ajustar; los motores que los tienen son %2.</translation>
    </message>
    <message>
        <source>The test needs two Elo differences, the smaller first, and error rates between 0 and 50 %.</source>
        <translation>La prueba necesita dos diferencias de Elo, la menor primero, y errores entre 0 y 50 %.</translation>
    </message>
    <message>
        <source>Openings cannot have %1 random plies. The number must be from 0 to 12.</source>
        <translation>Se piden aperturas de %1 medias jugadas al azar, pero solo pueden ser de 0 a 12.</translation>
    </message>
    <message>
        <source>The depth is %1, but must be from 1 to 42 plies.</source>
        <translation>La profundidad es %1, pero debe ser de 1 a 42 medias jugadas.</translation>
    </message>
    <message>
        <source>A value cannot be moved by %1 %. The percentage must be from 0.1 to 50 %.</source>
        <translation>Se pide cambiar un valor un %1 %, pero solo puede ser de 0,1 a 50 %.</translation>
    </message>
    <message>
        <source>A step cannot have a maximum of %1 games. It must be from 1 to %2.</source>
        <translation>Se piden %1 partidas como máximo por paso, pero solo pueden ser de 1 a %2.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. The most is %2.</source>
        <translation>Se pide medir la fuerza con %1 partidas, pero no pueden ser más de %2.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. Each opening takes two games, so the number must be even and at least 2.</source>
        <translation>Se pide medir la fuerza con %1 partidas, pero cada apertura necesita dos.</translation>
    </message>
    <message>
        <source>No change was kept: the test found %1 of %2 not stronger and left %3 undecided at the cap.</source>
        <translation>No se conservó ningún cambio: la prueba halló %1 de %2 no más fuertes y dejó %3 sin decidir en el límite.</translation>
    </message>
    <message>
        <source>The changes altered the result of only %1 of %2 openings. A larger percentage alters more.</source>
        <translation>Solo alteraron el resultado de %1 de %2 aperturas: un porcentaje mayor altera más.</translation>
    </message>
    <message>
        <source>The changes altered the result of %1 of %2 openings, but not in one direction. Fewer Elo and more games per step find smaller gains.</source>
        <translation>Alteraron el resultado de %1 de %2 aperturas, pero no en una sola dirección: con menos Elo y más partidas por paso se hallan ganancias menores.</translation>
    </message>
</context>
<context>
    <name>TuningChart</name>
    <message>
        <source>Values and strength by step</source>
        <translation>Valores y fuerza por paso</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %1. After %n step(s): %2</source>
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
        <source>H1&apos;s values as a percentage of the study&apos;s</source>
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
        <translation>El paso %1 no se deduce de los anteriores.</translation>
    </message>
    <message>
        <source>The openings of the current step cannot be read.</source>
        <translation>No se pueden leer las aperturas del paso en curso.</translation>
    </message>
    <message>
        <source>This is not a tuning history.</source>
        <translation>Esto no es el historial de un ajuste.</translation>
    </message>
    <message>
        <source>This is the history of another tuning: &apos;%1&apos; differs.</source>
        <translation>Es el historial de otro ajuste: es distinto «%1».</translation>
    </message>
    <message>
        <source>The strength at the start comes from %1 games instead of %2.</source>
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
        <source>undecided at the cap</source>
        <translation>sin decidir en el límite</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, %5. Strength then: %6</source>
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
        <source>Numbered from 1, newest first</source>
        <translation>Contados desde 1, el más nuevo arriba</translation>
    </message>
    <message>
        <source>The value of H1 that was moved</source>
        <translation>Qué valor de H1 se cambió</translation>
    </message>
    <message>
        <source>Value before the step, in heuristic units</source>
        <translation>Unidades heurísticas antes del paso</translation>
    </message>
    <message>
        <source>Value tried, in heuristic units</source>
        <translation>Unidades heurísticas que se probaron</translation>
    </message>
    <message>
        <source>Games played in the step</source>
        <translation>Partidas jugadas en el paso</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored more points</source>
        <translation>Aperturas en las que el conjunto cambiado obtuvo más puntos</translation>
    </message>
    <message>
        <source>Openings with equal points</source>
        <translation>Aperturas con los mismos puntos</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored fewer points</source>
        <translation>Aperturas en las que el conjunto cambiado obtuvo menos puntos</translation>
    </message>
    <message>
        <source>Log likelihood ratio of the sequential test. At about 2.94 the change is kept.</source>
        <translation>Logaritmo de la razón de verosimilitudes de la prueba secuencial; con unos 2,94 se conserva el cambio</translation>
    </message>
    <message>
        <source>Whether the change was kept</source>
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
        <source>Pause soon and keep everything, including the games of this step</source>
        <translation>Detener pronto y conservar todo, también las partidas de este paso</translation>
    </message>
    <message>
        <source>Delete the history and start again from the study&apos;s values</source>
        <translation>Olvidar el historial y empezar otra vez con los valores del estudio</translation>
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
        <source>Current values</source>
        <translation>Los valores actuales</translation>
    </message>
    <message>
        <source>Save the values to a file. An engine&apos;s H1 settings can load it with “From a file…”.</source>
        <translation>Guardar los valores en un archivo. Los ajustes de H1 de un motor pueden cargarlo con «De un archivo…».</translation>
    </message>
    <message>
        <source>Start a game against the engine with the tuned values</source>
        <translation>Empezar una partida contra el motor con los valores ajustados</translation>
    </message>
    <message>
        <source>Another tuning</source>
        <translation>Otro ajuste</translation>
    </message>
    <message>
        <source>These settings start a new tuning. The history of the current one will be lost unless you have exported it. Start the new tuning?</source>
        <translation>Con estos ajustes empieza un ajuste nuevo. El historial del actual se perderá si no se ha exportado. ¿Empezar de nuevo?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>The history of this tuning will be lost unless you have exported it. Start over?</source>
        <translation>El historial de este ajuste se perderá si no se ha exportado. ¿Empezar de nuevo?</translation>
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
        <source>Measuring the strength: game %1 of %2.</source>
        <translation>Midiendo la fuerza: partida %1 de %2.</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, game %5 of at most %6, %7 better, %8 equal, %9 worse</source>
        <translation>Paso %1: %2 de %3 a %4, partida %5 de %6 como máximo, %7 mejor, %8 igual, %9 peor</translation>
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
        <source>Save the va&amp;lues…</source>
        <translation>&amp;Guardar los valores…</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>&amp;Jugar contra el ajuste</translation>
    </message>
    <message>
        <source>Continue the history if the settings are the ones it began with. You may ask for more steps.</source>
        <translation>Reanudar el historial si los ajustes son los del comienzo; se pueden pedir más pasos</translation>
    </message>
    <message>
        <source>Each step moves one value of H1 up or down at random by a set percentage. The change is kept when a sequential test finds it stronger. Most changes alter few moves: they are dropped, or remain undecided at the cap.</source>
        <translation>Un valor de H1 cambia en cierto porcentaje, arriba o abajo por sorteo, y se conserva cuando una prueba secuencial dice que gana. La mayoría de estos cambios altera pocas jugadas: se abandonan o quedan sin decidir en el límite.</translation>
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
        <source>Measuring the strength.</source>
        <translation>Midiendo la fuerza.</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Tune H1&apos;s values by hill climbing, as the heuristics study proposes</source>
        <translation>Los valores de H1 mediante ascenso de colinas, como propone el estudio de heurísticas</translation>
    </message>
    <message>
        <source>Stop soon and keep everything, including the games of this step</source>
        <translation>Terminar pronto y conservar todo, también las partidas de este paso</translation>
    </message>
    <message>
        <source>Improve H1&apos;s values step by step</source>
        <translation>Mejorar los valores de H1 paso a paso</translation>
    </message>
</context>
<context>
    <name>TuningRun</name>
    <message>
        <source>The tuning history cannot be saved to “%1”: %2</source>
        <translation>No se puede escribir el historial del ajuste en «%1»: %2</translation>
    </message>
    <message>
        <source>Another program left a different tuning in “%1”. It is shown now. Nothing was started.</source>
        <translation>Otro programa ha dejado otro ajuste en «%1»; es el que se muestra ahora. No se ha iniciado nada.</translation>
    </message>
    <message>
        <source>The tuning history is left unchanged: %1</source>
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
        <source>Go back to the window as it was</source>
        <translation>Volver a la ventana, como estaba</translation>
    </message>
    <message>
        <source>Press Esc to exit full screen</source>
        <translation>Pulsa Esc para salir de la pantalla completa</translation>
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
        <translation>¡Ganaste!</translation>
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
        <source>Move %1 of %2</source>
        <translation>Jugada %1 de %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 está pensando</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>who, square</comment>
        <translation>%1 jugó %2.</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Tú contra %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
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
        <translation>Esta vez te ganó %1.</translation>
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
        <translation>Gana %1 por tiempo.</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <comment>a colour or a name</comment>
        <translation>Turno de %1</translation>
    </message>
</context>
<context>
    <name>TypedTree</name>
    <message>
        <source>the tree is missing</source>
        <translation>no hay ningún árbol</translation>
    </message>
    <message>
        <source>a tree must begin with an opening parenthesis</source>
        <translation>un árbol empieza con un paréntesis abierto</translation>
    </message>
    <message>
        <source>the tree has already ended before this</source>
        <translation>el árbol terminó antes de esto</translation>
    </message>
    <message>
        <source>a tree can have at most %1 nodes</source>
        <translation>un árbol tiene %1 nodos como máximo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a whole number nor a parenthesis</source>
        <translation>«%1» no es un número entero ni un paréntesis</translation>
    </message>
    <message>
        <source>numbers must be from %1 to %2</source>
        <translation>los números van de %1 a %2</translation>
    </message>
    <message>
        <source>a tree can be at most %1 moves deep</source>
        <translation>un árbol tiene %1 jugadas de profundidad como máximo</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>este paréntesis no se cierra</translation>
    </message>
    <message>
        <source>a node needs at least one move</source>
        <translation>un nodo tiene al menos una jugada</translation>
    </message>
    <message>
        <source>only the first number of a node may have a colon</source>
        <translation>solo el primer número de un nodo puede llevar dos puntos</translation>
    </message>
    <message>
        <source>a node can have at most %1 moves</source>
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
        <source>MAX points up, MIN points down and a box is a leaf</source>
        <translation>MAX apunta hacia arriba, MIN hacia abajo; un recuadro es una hoja</translation>
    </message>
</context>
<context>
    <name>ValuationPanel</name>
    <message>
        <source>Choices in this state</source>
        <translation>Las elecciones del estado</translation>
    </message>
    <message>
        <source>Double-click a branch or press Enter to go to its state</source>
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
        <source>Best choice</source>
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
        <source>No single path can show this. Play the formula as a game to see why.</source>
        <translation>Ningún camino lo muestra por sí solo: juega la fórmula para ver por qué.</translation>
    </message>
    <message>
        <source>The initial state shows this.</source>
        <translation>El estado inicial lo muestra.</translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) shows this.</source>
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
        <source>From step %1 on it repeats for ever.</source>
        <translation>Desde el paso %1 se repite para siempre.</translation>
    </message>
    <message>
        <source>It holds in the initial state.</source>
        <translation>Se cumple en el estado inicial.</translation>
    </message>
    <message>
        <source>It holds, but only because this never happens: %1.</source>
        <translation>Se cumple, pero solo porque esto nunca ocurre: %1.</translation>
    </message>
    <message>
        <source>It does not hold in the initial state.</source>
        <translation>No se cumple en el estado inicial.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>La comprobación se detuvo.</translation>
    </message>
    <message>
        <source>The check needs more memory than is allowed.</source>
        <translation>La comprobación necesitaría más memoria de la permitida.</translation>
    </message>
    <message>
        <source>No step of the system matches %1.</source>
        <translation>Ningún paso del sistema es %1.</translation>
    </message>
    <message>
        <source>%1 pairs of subformula and state were examined.</source>
        <translation>Se examinaron %1 pares de parte y estado.</translation>
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
        <source>Entering %1: remaining depth %2.</source>
        <translation>Entra en %1, con profundidad %2 restante.</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2, alpha %3, beta %4.</source>
        <translation>Entra en %1, con profundidad %2 restante, alfa %3 y beta %4.</translation>
    </message>
    <message>
        <source>The side to move has lost: %1.</source>
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
        <source>Move %1 is worth at most %2: nothing changes.</source>
        <translation>La jugada %1 no aporta más de %2: nada cambia.</translation>
    </message>
    <message>
        <source>%1 returns at least %2.</source>
        <translation>%1 sube con %2 como mínimo.</translation>
    </message>
    <message>
        <source>%1 returns at most %2.</source>
        <translation>%1 sube con %2 como máximo.</translation>
    </message>
    <message>
        <source>%1 returns %2.</source>
        <translation>%1 sube con %2.</translation>
    </message>
    <message>
        <source>The table already has this position: %1.</source>
        <translation>La tabla ya estuvo aquí: %1.</translation>
    </message>
    <message>
        <source>Move %1 is worth at least %2: nothing changes.</source>
        <translation>La jugada %1 vale al menos %2: nada cambia.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: nothing changes.</source>
        <translation>La jugada %1 vale %2: nada cambia.</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Go to where the search enters the root</source>
        <translation>A donde la búsqueda entra en la raíz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back one event</source>
        <translation>Un suceso atrás</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>Step forward at this speed, or pause</source>
        <translation>Continuar a esta velocidad o detenerse</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Go forward one event</source>
        <translation>Un suceso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Go to where the value of the root is known</source>
        <translation>A donde se conoce el valor de la raíz</translation>
    </message>
    <message>
        <source>Next leaf</source>
        <translation>Hoja siguiente</translation>
    </message>
    <message>
        <source>Go to the next leaf that is evaluated</source>
        <translation>A la siguiente hoja que se valora</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Corte siguiente</translation>
    </message>
    <message>
        <source>Go to the next point where the remaining moves are left out</source>
        <translation>A la próxima vez que se omiten las demás jugadas</translation>
    </message>
    <message>
        <source>Next better move</source>
        <translation>Siguiente jugada mejor</translation>
    </message>
    <message>
        <source>Go to the next move that is better than those before it</source>
        <translation>A la próxima vez que una jugada mejora las anteriores</translation>
    </message>
    <message>
        <source>End of this branch</source>
        <translation>Fin de esta rama</translation>
    </message>
    <message>
        <source>Go to where the current node returns its value</source>
        <translation>A donde sube el nodo que se está buscando</translation>
    </message>
    <message>
        <source>Place in the walk</source>
        <translation>Lugar en el recorrido</translation>
    </message>
    <message>
        <source>Every event of the search, from start to end</source>
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
    <name>WalkField</name>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Click a step to take it, or choose it with the arrow keys and press Enter</source>
        <translation>Haz clic en un paso para darlo, o elígelo con las flechas y pulsa Intro</translation>
    </message>
    <message>
        <source>Your walk</source>
        <translation>Tu recorrido</translation>
    </message>
    <message>
        <source>Your walk, such as a(1); b(2)</source>
        <translation>Tu recorrido, como a(1); b(2)</translation>
    </message>
    <message>
        <source>Your walk, such as 2.1</source>
        <translation>Tu recorrido, como 2.1</translation>
    </message>
    <message>
        <source>The steps so far. You can also type them. Press Enter to check them.</source>
        <translation>Los pasos hasta ahora. También puedes escribirlos. Pulsa Intro para comprobarlos.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Deshacer el último paso</translation>
    </message>
    <message>
        <source>… Working out the possible steps.</source>
        <translation>… Calculando los pasos posibles.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2.</source>
        <translation>El paso %1 no es posible: %2.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s): nothing can follow.</source>
        <translation>
            <numerusform>Tras %n paso: no puede seguir nada.</numerusform>
            <numerusform>Tras %n pasos: no puede seguir nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the beginning. Choose the first step.</source>
        <translation>Al principio. Elige el primer paso.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Choose the next one.</source>
        <translation>
            <numerusform>Tras %n paso. Elige el siguiente.</numerusform>
            <numerusform>Tras %n pasos. Elige el siguiente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkGround</name>
    <message>
        <source>This is too large to walk through in a lesson.</source>
        <translation>Es demasiado grande para recorrerlo en una lección.</translation>
    </message>
    <message>
        <source>The goal of a walk through a tree is a number.</source>
        <translation>La meta de un recorrido por un árbol es un número.</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>The search as a program. The current line is selected.</source>
        <translation>La búsqueda como programa; la línea elegida es la actual</translation>
    </message>
    <message>
        <source>The current line is selected</source>
        <translation>La línea actual es la elegida</translation>
    </message>
    <message>
        <source>Unfinished calls, with the innermost at the bottom</source>
        <translation>Llamadas sin terminar, la más interna abajo</translation>
    </message>
    <message>
        <source>Each unfinished call of the search, with its window</source>
        <translation>Cada llamada de la búsqueda sin terminar, con su ventana</translation>
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
    <name>WalkPart</name>
    <message>
        <source>The &amp;formula that holds at the end:</source>
        <translation>Fórmula &amp;que se cumple al final:</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Máximo de pasos</translation>
    </message>
    <message>
        <source>A longer path is not accepted</source>
        <translation>No se acepta un camino más largo</translation>
    </message>
    <message>
        <source>Through a system, until a formula holds</source>
        <translation>Por un sistema, hasta que se cumpla una fórmula</translation>
    </message>
    <message>
        <source>Through a tree, to a leaf</source>
        <translation>Por un árbol, hasta una hoja</translation>
    </message>
    <message>
        <source>Through a tree, along the best play (worked out)</source>
        <translation>Por un árbol, con las mejores jugadas (se calculan)</translation>
    </message>
    <message>
        <source>Where students look for the path, and where it ends</source>
        <translation>Dónde buscan el camino los estudiantes y dónde termina</translation>
    </message>
    <message>
        <source>Every path to a leaf with this value is correct</source>
        <translation>Todo camino a una hoja con este valor es correcto</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Empty: the program works out a shortest path</source>
        <translation>Vacío: el programa calcula un camino mínimo</translation>
    </message>
    <message>
        <source>A path of yours, such as take(0, 0); read(0, 0, -99), or 2.1 in a tree</source>
        <translation>Un camino propio, como take(0, 0); read(0, 0, -99), o 2.1 en un árbol</translation>
    </message>
    <message>
        <source>Path:</source>
        <translation>Camino:</translation>
    </message>
    <message>
        <source>&amp;Value of the leaf:</source>
        <translation>&amp;Valor de la hoja:</translation>
    </message>
    <message>
        <source>At m&amp;ost:</source>
        <translation>Como muc&amp;ho:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>Respuest&amp;a:</translation>
    </message>
    <message>
        <source>Write the formula that holds where the path ends.</source>
        <translation>Escribe la fórmula que se cumple donde termina el camino.</translation>
    </message>
    <message>
        <source>Type the value of the leaf, a number.</source>
        <translation>Escribe el valor de la hoja, un número.</translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Make the selected choice and let chance decide. Select a branch to fix the outcome too. Double-clicking or pressing Enter in the list does the same</source>
        <translation>Hacer la elección marcada en la lista y dejar que decida el azar; si marcas una rama, así decide el azar. También con Intro o doble clic en ella</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Take one step: the best choice where one is known, otherwise a random one</source>
        <translation>Dar un paso: la mejor elección si se conoce y, si no, una al azar</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Draw steps until the game is over</source>
        <translation>Sortear hasta que termine el juego</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Repeat the next step</source>
        <translation>El siguiente paso del camino, otra vez</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Go back to the start and draw from this seed</source>
        <translation>Volver al principio, con los sorteos de esta semilla</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Takes effect with Restart</source>
        <translation>La misma semilla sortea lo mismo otra vez; se aplica al reiniciar</translation>
    </message>
    <message>
        <source>Export the path</source>
        <translation>Exportar el camino</translation>
    </message>
    <message>
        <source>Path as &amp;CSV…</source>
        <translation>Camino como &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per state on the path</source>
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
        <source>Save a picture of the current game position</source>
        <translation>El estado actual del juego, dibujado</translation>
    </message>
    <message>
        <source>Picture (*.%1)</source>
        <translation>Imagen (*.%1)</translation>
    </message>
    <message>
        <source>This model has no game picture.</source>
        <translation>Este modelo no se dibuja como juego.</translation>
    </message>
    <message>
        <source>Choices and their possible outcomes</source>
        <translation>Elecciones y cómo puede decidir el azar</translation>
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
        <source>The game is not over after %1 more steps.</source>
        <translation>El juego no ha terminado tras %1 pasos más.</translation>
    </message>
    <message>
        <source>No game to walk through yet.</source>
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
        <translation>El juego ha terminado.</translation>
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
        <source>The path so far</source>
        <translation>El camino hasta ahora</translation>
    </message>
    <message>
        <source>Click a step to go back to it</source>
        <translation>Haz clic para volver ahí</translation>
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
        <translation>Ocupación, cola y tareas</translation>
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
        <translation>Mostrar la línea de tiempo entera</translation>
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
        <source>Totals for the selected time</source>
        <translation>Sumas del tiempo elegido</translation>
    </message>
    <message>
        <source>&amp;Longest idle stretch</source>
        <translation>Tramo inactivo &amp;más largo</translation>
    </message>
    <message>
        <source>Longest idle stretch</source>
        <translation>Tramo inactivo más largo</translation>
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
        <source>Hover over a task, or move with the arrow keys, to read about it. Hold Shift and drag to total a span of time.</source>
        <translation>Señala una tarea, o recórrelas con las flechas, para saber más de ella. Arrastra con Mayús para sumar un tramo de tiempo.</translation>
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
        <source>Part of the search shown</source>
        <translation>Qué se muestra de la búsqueda</translation>
    </message>
    <message>
        <source>Show all depths of the search, or the last completed depth</source>
        <translation>Todas las profundidades de la búsqueda, o la última que se buscó hasta el final</translation>
    </message>
    <message>
        <source>Zoom to the &amp;selected task</source>
        <translation>Ver la tarea e&amp;legida</translation>
    </message>
    <message>
        <source>Fit the selected task to the view (Enter). Double-clicking a task does the same.</source>
        <translation>Mostrar la tarea elegida a todo el ancho de la vista; también con doble clic en una (Intro)</translation>
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
        <source>Export all tasks, nested, for ui.perfetto.dev and chrome://tracing</source>
        <translation>Guardar todas las tareas, unas dentro de otras, en un archivo para ui.perfetto.dev y chrome://tracing</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>Tabla &amp;CSV…</translation>
    </message>
    <message>
        <source>Export one row per task, for spreadsheets</source>
        <translation>Guardar una fila por tarea en un archivo para hojas de cálculo</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Export the figures and all tasks. The file is also a trace.</source>
        <translation>Guardar las cifras y todas las tareas; también sirve como traza</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>Dibujo &amp;SVG…</translation>
    </message>
    <message>
        <source>Export the view as a scalable drawing</source>
        <translation>Guardar lo que se ve como un dibujo ampliable</translation>
    </message>
    <message>
        <source>&amp;PNG picture…</source>
        <translation>Imagen &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the view as a picture</source>
        <translation>Guardar lo que se ve como una imagen</translation>
    </message>
    <message>
        <source>Export the timeline as a trace, table or picture</source>
        <translation>Guardar la línea de tiempo en un archivo: traza, tabla o imagen</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Exportar la línea de tiempo</translation>
    </message>
    <message>
        <source>Show the longest time that a worker was idle. Repeat for the next longest (I).</source>
        <translation>Ver dónde un hilo estuvo más tiempo sin nada que hacer; de nuevo: el siguiente más largo (I)</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
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
        <source>This tree is too large for paper. Walk through it on the screen.</source>
        <translation>Este árbol es demasiado grande para el papel: recórrelo en la pantalla.</translation>
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
        <translation>Marca una columna debajo del tablero.</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Respuesta:</translation>
    </message>
    <message>
        <source>Open answer.</source>
        <translation>Con tus propias palabras.</translation>
    </message>
    <message>
        <source>Tick every correct answer.</source>
        <translation>Marca todas las correctas.</translation>
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
        <source>Settings, as written in the lesson file: %1</source>
        <translation>Ajustes, en palabras del archivo de la lección: %1</translation>
    </message>
    <message>
        <source>Discs with a star move next.</source>
        <translation>Juegan las fichas con estrella.</translation>
    </message>
    <message>
        <source>Discs with a ring move next.</source>
        <translation>Juegan las fichas con aro.</translation>
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
        <translation>&amp;Hoja para rellenar…</translation>
    </message>
    <message>
        <source>A PDF to print, with empty boxes in its trees and space for each answer</source>
        <translation>Un PDF para papel, con casillas vacías en los árboles y sitio para cada respuesta</translation>
    </message>
    <message>
        <source>Worksheet with &amp;answers…</source>
        <translation>Hoja con &amp;respuestas…</translation>
    </message>
    <message>
        <source>The teacher&apos;s PDF, with right answers, explanations and notes</source>
        <translation>El PDF del profesor: qué es correcto y por qué, y las notas</translation>
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
        <source>The worksheet was not saved, because it was stopped.</source>
        <translation>La hoja no se escribió porque se detuvo la operación.</translation>
    </message>
</context>
<context>
    <name>WrittenExperiment</name>
    <message>
        <source>An engine&apos;s name must be followed by its depth, from 1 to %1: &apos;%2&apos;.</source>
        <translation>Después de un motor va su profundidad, de 1 a %1: «%2».</translation>
    </message>
    <message>
        <source>An experiment needs at least two engines.</source>
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
        <source>Strategy: which dice to keep</source>
        <translation>La estrategia: qué dados se conservan</translation>
    </message>
    <message>
        <source>Keep the marked dice and throw the others again</source>
        <translation>Los dados marcados se quedan; los demás se tiran otra vez</translation>
    </message>
    <message>
        <source>Mark the dice that the strategy keeps</source>
        <translation>Marcar los dados que conserva la estrategia</translation>
    </message>
    <message>
        <source>Throw all dice and start over</source>
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
        <source>Save one line per roll and turn</source>
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
        <source>To play, run a Yahtzee model with a question.</source>
        <translation>Ejecuta un modelo de Yahtzee con una pregunta para jugarlo.</translation>
    </message>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>¡Yahtzee! Todos los dados son iguales tras %n turno.</numerusform>
            <numerusform>¡Yahtzee! Todos los dados son iguales tras %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns left, and the dice are not all the same.</source>
        <translation>No quedan turnos y los dados no son iguales.</translation>
    </message>
    <message>
        <source>Turn %1. Mark the dice you want to keep.</source>
        <translation>Turno %1. Marca los dados que conservas.</translation>
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
        <source>Marked dice stay. The others are thrown again</source>
        <translation>Los dados marcados se quedan; los demás se tiran otra vez</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected. The strategy keeps %3: %4.</source>
        <translation>Conservas %1: aún se esperan %2 turnos. La estrategia conserva %3: %4.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2. The strategy keeps %3: %4.</source>
        <translation>Conservas %1: la probabilidad es %2. La estrategia conserva %3: %4.</translation>
    </message>
    <message>
        <source> ✓ Just as good.</source>
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
        <source>From the groups %1 the strategy keeps %2. The value from there is %3.</source>
        <translation>Grupos: %1. La estrategia conserva: %2. A partir de ahí, el valor es %3.</translation>
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
        <source>You keep %1: %2 more turns expected.</source>
        <translation>Conservas %1: aún se esperan %2 turnos.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2.</source>
        <translation>Conservas %1: la probabilidad es %2.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Connect Four against a minimax engine and watch it work.</source>
        <translation>Juega al cuatro en línea contra un motor minimax y mira cómo trabaja.</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>Guardar los ajustes en este archivo.</translation>
    </message>
    <message>
        <source>Start with the default settings again.</source>
        <translation>Empezar otra vez con los ajustes iniciales.</translation>
    </message>
    <message>
        <source>one game file at a time</source>
        <translation>solo un archivo de partida a la vez</translation>
    </message>
    <message>
        <source>“%1” is not a language of this program (%2)</source>
        <translation>«%1» no es un idioma de este programa (%2)</translation>
    </message>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>no hay pantalla (ni DISPLAY ni WAYLAND_DISPLAY están definidas)</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Usar este idioma: %1.</translation>
    </message>
    <message>
        <source>Start with this action: %1.</source>
        <translation>Empezar con esto: %1.</translation>
    </message>
    <message>
        <source>Open another window beside the existing one.</source>
        <translation>Abrir otra ventana junto a la que ya hay.</translation>
    </message>
    <message>
        <source>there is no action “%1” (%2)</source>
        <translation>no hay ninguna acción «%1» (%2)</translation>
    </message>
    <message>
        <source>One game at a time: only the first was opened.</source>
        <translation>Solo una partida a la vez: se abrió la primera.</translation>
    </message>
    <message>
        <source>A game (.c4g), a recording (.c4rec) or a link such as fourcast:44536 to open.</source>
        <translation>Una partida (.c4g), una grabación (.c4rec) o un enlace como fourcast:44536 que abrir.</translation>
    </message>
</context>
</TS>
