<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Fourcast</source>
        <translation>Über Fourcast</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Play Connect Four against a minimax engine and watch it work.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2. The heuristics H1 and H2 and the points of the study curves are from Kang, Wang and Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Spielen Sie Vier gewinnt gegen eine Minimax-Engine, und sehen Sie ihr bei der Arbeit zu.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später; ohne jede Gewährleistung.&lt;/p&gt;&lt;p&gt;Erstellt mit Qt %2. Die Heuristiken H1 und H2 und die Punkte der Studienkurven stammen von Kang, Wang und Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Chart of your accuracy over time</source>
        <translation>Diagramm Ihrer Genauigkeit über die Zeit</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Mean accuracy: %1 %</source>
        <translation>Mittlere Genauigkeit: %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s)</source>
        <translation>
            <numerusform>%n ausgewertete Partie</numerusform>
            <numerusform>%n ausgewertete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %</source>
        <translation>95-%-Intervall: %1 bis %2 %</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>Tag der Partie</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Genauigkeit (%)</translation>
    </message>
    <message>
        <source>Review some of your games against engines: their accuracy is drawn here.</source>
        <translation>Werten Sie einige Ihrer Partien gegen Engines aus: Hier wird ihre Genauigkeit gezeichnet.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Start a new game with the same players</source>
        <translation>Eine neue Partie mit denselben Spielern beginnen</translation>
    </message>
    <message>
        <source>New game &amp;with…</source>
        <translation>Neue Partie &amp;mit…</translation>
    </message>
    <message>
        <source>Choose the opponent, its strength and who starts</source>
        <translation>Gegner und Spielstärke wählen und wer beginnt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Eine Partiedatei öffnen</translation>
    </message>
    <message>
        <source>&amp;My games…</source>
        <translation>M&amp;eine Partien…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Die Partie in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>Die Partie in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>Diagramm e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save the chart in front as PNG, SVG, CSV or JSON</source>
        <translation>Das vordere Diagramm als PNG, SVG, CSV oder JSON speichern</translation>
    </message>
    <message>
        <source>Save board p&amp;icture…</source>
        <translation>B&amp;ild des Bretts speichern…</translation>
    </message>
    <message>
        <source>Save the board as it is seen as PNG or SVG</source>
        <translation>Das Brett, wie es zu sehen ist, als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>S&amp;hare position…</source>
        <translation>Stellung &amp;teilen…</translation>
    </message>
    <message>
        <source>The position as a link and as a QR code for a class</source>
        <translation>Die Stellung als Link und als QR-Code für eine Klasse</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Das Programm schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the moves to this position as text, such as 44536</source>
        <translation>Die Züge bis zu dieser Stellung als Text kopieren, etwa 44536</translation>
    </message>
    <message>
        <source>Cop&amp;y board picture</source>
        <translation>Bild des Bretts k&amp;opieren</translation>
    </message>
    <message>
        <source>Copy the board as it is seen as a picture</source>
        <translation>Das Brett, wie es zu sehen ist, als Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>Start a game from the moves on the clipboard</source>
        <translation>Eine Partie mit den Zügen aus der Zwischenablage beginnen</translation>
    </message>
    <message>
        <source>Set up the &amp;board</source>
        <translation>Stellung &amp;aufbauen</translation>
    </message>
    <message>
        <source>Put discs on the board by hand</source>
        <translation>Steine von Hand auf das Brett setzen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>Colours, speed, hints, language and files</source>
        <translation>Farben, Tempo, Tipps, Sprache und Dateien</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Where to look; again for the column, and for the line</source>
        <translation>Wohin Sie schauen sollten; noch einmal für die Spalte, dann für die Zugfolge</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>&amp;Start engines</source>
        <translation>Engines &amp;starten</translation>
    </message>
    <message>
        <source>Let the engines play on</source>
        <translation>Die Engines weiterspielen lassen</translation>
    </message>
    <message>
        <source>&amp;Pause engines</source>
        <translation>Engines an&amp;halten</translation>
    </message>
    <message>
        <source>Let the engines wait</source>
        <translation>Die Engines warten lassen</translation>
    </message>
    <message>
        <source>One engine mo&amp;ve</source>
        <translation>&amp;Ein Engine-Zug</translation>
    </message>
    <message>
        <source>One engine move, then pause</source>
        <translation>Ein Zug der Engine, dann Pause</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Seiten &amp;wechseln</translation>
    </message>
    <message>
        <source>The two sides change players in this game</source>
        <translation>Die beiden Seiten tauschen in dieser Partie die Spieler</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Try the ne&amp;xt level?</source>
        <translation>Nä&amp;chste Stufe versuchen?</translation>
    </message>
    <message>
        <source>Try an eas&amp;ier one?</source>
        <translation>&amp;Leichtere versuchen?</translation>
    </message>
    <message>
        <source>Set the s&amp;core to zero</source>
        <translation>Stand auf n&amp;ull setzen</translation>
    </message>
    <message>
        <source>The score of these two players begins again</source>
        <translation>Der Stand dieser beiden Spieler beginnt von vorn</translation>
    </message>
    <message>
        <source>&amp;Analyse position</source>
        <translation>Stellung &amp;analysieren</translation>
    </message>
    <message>
        <source>Show who wins here, every column, and why</source>
        <translation>Zeigen, wer hier gewinnt, was jede Spalte wert ist und warum</translation>
    </message>
    <message>
        <source>Column &amp;scores</source>
        <translation>Spalten&amp;werte</translation>
    </message>
    <message>
        <source>Show below each column what a disc there is worth</source>
        <translation>Unter jeder Spalte zeigen, was ein Stein dort wert ist</translation>
    </message>
    <message>
        <source>&amp;Evaluation bar</source>
        <translation>&amp;Bewertungsbalken</translation>
    </message>
    <message>
        <source>Show beside the board who stands better (E alone drops into column e)</source>
        <translation>Neben dem Brett zeigen, wer besser steht (E allein wirft in Spalte e ein)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>&amp;Drohungen</translation>
    </message>
    <message>
        <source>Mark the squares that would complete four in line</source>
        <translation>Die Felder markieren, die vier in einer Linie vollenden würden</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Show on each square what it contributes to a heuristic</source>
        <translation>Auf jedem Feld zeigen, was es zu einer Heuristik beiträgt</translation>
    </message>
    <message>
        <source>To the s&amp;tart</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Look at the start of the game</source>
        <translation>Den Anfang der Partie ansehen</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ein Zug &amp;zurück</translation>
    </message>
    <message>
        <source>Look at the position one move earlier</source>
        <translation>Die Stellung einen Zug früher ansehen</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Ein Zug &amp;vor</translation>
    </message>
    <message>
        <source>Look at the position one move later</source>
        <translation>Die Stellung einen Zug später ansehen</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum E&amp;nde</translation>
    </message>
    <message>
        <source>Look at the last position of the game</source>
        <translation>Die letzte Stellung der Partie ansehen</translation>
    </message>
    <message>
        <source>Re&amp;view game</source>
        <translation>&amp;Partie auswerten</translation>
    </message>
    <message>
        <source>Judge every move of the game by the exact scores</source>
        <translation>Jeden Zug der Partie nach den exakten Werten beurteilen</translation>
    </message>
    <message>
        <source>Tr&amp;y again here</source>
        <translation>Hier &amp;versuchen</translation>
    </message>
    <message>
        <source>Hide the &amp;quality until answered</source>
        <translation>&amp;Qualität verbergen</translation>
    </message>
    <message>
        <source>Show how good a move was only after you have tried to do better</source>
        <translation>Erst zeigen, wie gut ein Zug war, wenn Sie es besser versucht haben</translation>
    </message>
    <message>
        <source>Review into the &amp;comments</source>
        <translation>Auswertung in die &amp;Kommentare</translation>
    </message>
    <message>
        <source>Write the review behind the comments of the game&apos;s moves</source>
        <translation>Die Auswertung an die Kommentare der Züge anfügen</translation>
    </message>
    <message>
        <source>Ex&amp;port review…</source>
        <translation>Auswertung e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save the review as Markdown, HTML, PDF or JSON</source>
        <translation>Die Auswertung als Markdown, HTML, PDF oder JSON speichern</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Layout for playing: the board, whose turn it is, and hints</source>
        <translation>Anordnung zum Spielen: das Brett, wer am Zug ist, und Tipps</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Layout with the moves, their exact scores and the charts</source>
        <translation>Anordnung mit den Zügen, ihren exakten Werten und den Diagrammen</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Labor</translation>
    </message>
    <message>
        <source>Layout with the laboratory: the studies repeated, experiments, workers</source>
        <translation>Anordnung mit dem Labor: wiederholte Studien, Experimente, Worker</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Brett drehen</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Das Brett von der anderen Seite sehen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>Show column and row names beside the board</source>
        <translation>Namen der Spalten und Reihen neben dem Brett zeigen</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>&amp;Formen auf den Steinen</translation>
    </message>
    <message>
        <source>Mark the discs with a star and a ring</source>
        <translation>Die Steine mit Stern und Ring kennzeichnen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>The board alone on the whole screen</source>
        <translation>Nur das Brett auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Repeat the study</source>
        <translation>Studie &amp;wiederholen</translation>
    </message>
    <message>
        <source>The tables and figures of the heuristics study, expected beside measured</source>
        <translation>Tabellen und Abbildungen der Heuristik-Studie, erwartete neben gemessenen Werten</translation>
    </message>
    <message>
        <source>Engines of your choice against each other, with intervals</source>
        <translation>Engines Ihrer Wahl gegeneinander, mit Intervallen</translation>
    </message>
    <message>
        <source>&amp;Study curves</source>
        <translation>Studien&amp;kurven</translation>
    </message>
    <message>
        <source>The depth-4 and depth-6 games of the heuristics study, beside its own points</source>
        <translation>Die Partien der Heuristik-Studie mit Tiefe 4 und 6 neben den Punkten der Studie</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>&amp;Logarithmische Achse</translation>
    </message>
    <message>
        <source>Draw the charts&apos; values on a logarithmic axis</source>
        <translation>Die Werte der Diagramme auf einer logarithmischen Achse zeichnen</translation>
    </message>
    <message>
        <source>Remove the games before this one from the charts</source>
        <translation>Die Partien vor dieser aus den Diagrammen entfernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>How to play, and what the numbers mean</source>
        <translation>Wie man spielt und was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>A sheet of all keys</source>
        <translation>Eine Übersicht aller Tasten</translation>
    </message>
    <message>
        <source>&amp;About Fourcast</source>
        <translation>Über &amp;Fourcast</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Version, Lizenz und Quellen</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>The library that the window is made with</source>
        <translation>Die Bibliothek, mit der das Fenster gebaut ist</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Best &amp;line</source>
        <translation>Beste &amp;Zugfolge</translation>
    </message>
    <message>
        <source>Show the next moves of best play as numbered arrows</source>
        <translation>Die nächsten Züge des besten Spiels als nummerierte Pfeile zeigen</translation>
    </message>
    <message>
        <source>New &amp;lesson from this position…</source>
        <translation>Neue &amp;Lektion aus dieser Stellung…</translation>
    </message>
    <message>
        <source>Write a lesson file that begins with the position on the board</source>
        <translation>Eine Lektionsdatei schreiben, die mit der Stellung auf dem Brett beginnt</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Unterrichten</translation>
    </message>
    <message>
        <source>Layout for teaching: lessons over the whole window</source>
        <translation>Anordnung zum Unterrichten: Lektionen im ganzen Fenster</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;ektionen</translation>
    </message>
    <message>
        <source>Lessons to go through, with questions and trees</source>
        <translation>Lektionen zum Durcharbeiten, mit Fragen und Bäumen</translation>
    </message>
    <message>
        <source>&amp;Class results</source>
        <translation>Er&amp;gebnisse der Klasse</translation>
    </message>
    <message>
        <source>The answers that a class has handed in, put together</source>
        <translation>Die Antworten, die eine Klasse abgegeben hat, zusammengestellt</translation>
    </message>
    <message>
        <source>A search walked through step by step</source>
        <translation>Eine Suche Schritt für Schritt</translation>
    </message>
    <message>
        <source>&amp;Present the lesson</source>
        <translation>Lektion &amp;vorführen</translation>
    </message>
    <message>
        <source>The lesson on the whole screen, for a projector; F11 does it, too, while lessons are in front</source>
        <translation>Die Lektion auf dem ganzen Bildschirm, für einen Projektor; F11 tut das auch, wenn Lektionen vorn sind</translation>
    </message>
    <message>
        <source>E&amp;xercises…</source>
        <translation>Üb&amp;ungen…</translation>
    </message>
    <message>
        <source>Deal positions and trees by a number, as a lesson to answer or to print</source>
        <translation>Stellungen und Bäume nach einer Zahl austeilen, als Lektion zum Beantworten oder Drucken</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Layout for measuring: nodes and time of each move, one move in detail, its workers</source>
        <translation>Anordnung zum Messen: Knoten und Zeit jedes Zuges, ein Zug im Einzelnen, seine Worker</translation>
    </message>
    <message>
        <source>Stud&amp;y&apos;s curves below</source>
        <translation>Studienkurven &amp;darunter</translation>
    </message>
    <message>
        <source>Show the article&apos;s games at depths 4 and 6 below those of the charts</source>
        <translation>Die Partien des Artikels in den Tiefen 4 und 6 unter denen der Diagramme zeigen</translation>
    </message>
    <message>
        <source>Save recordin&amp;g…</source>
        <translation>&amp;Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Save the game on the board with everything that its searches reported</source>
        <translation>Die Partie auf dem Brett speichern, mit allem, was ihre Suchen gemeldet haben</translation>
    </message>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>What each search of a recorded game cost, or of two side by side</source>
        <translation>Was jede Suche einer aufgezeichneten Partie kostete, oder von zweien nebeneinander</translation>
    </message>
    <message>
        <source>Compa&amp;re searches…</source>
        <translation>Suchen ver&amp;gleichen…</translation>
    </message>
    <message>
        <source>What several engines or settings cost in this position, in the laboratory</source>
        <translation>Was mehrere Engines oder Einstellungen in dieser Stellung kosten, im Labor</translation>
    </message>
    <message>
        <source>Bring back the layouts as they were at first</source>
        <translation>Die Anordnungen wiederherstellen, wie sie am Anfang waren</translation>
    </message>
    <message>
        <source>All your games: search, replay, continue or review them</source>
        <translation>Alle Ihre Partien: suchen, nachspielen, fortsetzen oder auswerten</translation>
    </message>
    <message>
        <source>Save mo&amp;ving picture…</source>
        <translation>&amp;Animation speichern…</translation>
    </message>
    <message>
        <source>Save the whole game as an animation to send</source>
        <translation>Die ganze Partie als Animation zum Verschicken speichern</translation>
    </message>
    <message>
        <source>Take back your last move, even after the game has ended</source>
        <translation>Ihren letzten Zug zurücknehmen, auch nach dem Ende der Partie</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Den zurückgenommenen Zug wiederherstellen</translation>
    </message>
    <message>
        <source>Make your opponent play its best move so far</source>
        <translation>Den Gegner seinen bisher besten Zug spielen lassen</translation>
    </message>
    <message>
        <source>Same players; the other one goes first</source>
        <translation>Dieselben Spieler; der andere beginnt</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Play sounds for discs, turns and the end of a game</source>
        <translation>Töne für Steine, Zugwechsel und das Ende einer Partie abspielen</translation>
    </message>
    <message>
        <source>Start a game against the next stronger opponent</source>
        <translation>Eine Partie gegen den nächststärkeren Gegner beginnen</translation>
    </message>
    <message>
        <source>Start a game against the next weaker opponent</source>
        <translation>Eine Partie gegen den nächstschwächeren Gegner beginnen</translation>
    </message>
    <message>
        <source>Sho&amp;w me where</source>
        <translation>Wo ging es &amp;schief?</translation>
    </message>
    <message>
        <source>Go to the move that decided the game</source>
        <translation>Zu dem Zug gehen, der die Partie entschied</translation>
    </message>
    <message>
        <source>Try to find a better move yourself</source>
        <translation>Selbst einen besseren Zug suchen</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>Go to the next move that changed the result</source>
        <translation>Zum nächsten Zug gehen, der das Ergebnis änderte</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Voriger &amp;Fehler</translation>
    </message>
    <message>
        <source>Go back to the last move that changed the result</source>
        <translation>Zum vorigen Zug zurückgehen, der das Ergebnis änderte</translation>
    </message>
    <message>
        <source>Next mistake of &amp;one side</source>
        <translation>Nächster Fehler &amp;einer Seite</translation>
    </message>
    <message>
        <source>Go to your next mistake, or with two people to one of whoever moved last</source>
        <translation>Zu Ihrem nächsten Fehler gehen, bei zwei Personen zu einem der Seite, die zuletzt zog</translation>
    </message>
    <message>
        <source>Previous mistake of one s&amp;ide</source>
        <translation>Voriger Fehler e&amp;iner Seite</translation>
    </message>
    <message>
        <source>Go back to your last mistake, or with two people to one of whoever moved last</source>
        <translation>Zu Ihrem vorigen Fehler zurückgehen, bei zwei Personen zu einem der Seite, die zuletzt zog</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>&amp;Suchbaum</translation>
    </message>
    <message>
        <source>&amp;My experiments</source>
        <translation>&amp;Meine Experimente</translation>
    </message>
    <message>
        <source>Clear &amp;earlier games from the charts</source>
        <translation>Frühere &amp;Partien aus den Diagrammen entfernen</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundgang starten</translation>
    </message>
    <message>
        <source>Three quick steps: play, get a hint, review</source>
        <translation>Drei kurze Schritte: spielen, Tipp holen, auswerten</translation>
    </message>
    <message>
        <source>C&amp;lock…</source>
        <translation>Be&amp;denkzeit…</translation>
    </message>
    <message>
        <source>Give two people so much time for a move or a game</source>
        <translation>Zwei Personen eine feste Zeit pro Zug oder pro Partie geben</translation>
    </message>
    <message>
        <source>Pause the cl&amp;ock</source>
        <translation>Beden&amp;kzeit anhalten</translation>
    </message>
    <message>
        <source>Stop the clock. The next move starts it again</source>
        <translation>Die Uhr anhalten. Der nächste Zug startet sie wieder</translation>
    </message>
    <message>
        <source>&amp;All discs are seen</source>
        <translation>&amp;Alle Steine sichtbar</translation>
    </message>
    <message>
        <source>Play with every disc in sight</source>
        <translation>Alle Steine beim Spielen sehen</translation>
    </message>
    <message>
        <source>The &amp;last four are seen</source>
        <translation>Nur die &amp;letzten vier sichtbar</translation>
    </message>
    <message>
        <source>Hide all discs but the last four until the game ends</source>
        <translation>Bis zum Ende der Partie alle Steine außer den letzten vier verbergen</translation>
    </message>
    <message>
        <source>&amp;No discs are seen</source>
        <translation>&amp;Kein Stein sichtbar</translation>
    </message>
    <message>
        <source>Hide every disc until the game ends</source>
        <translation>Bis zum Ende der Partie alle Steine verbergen</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Beste Zugfolge</translation>
    </message>
    <message>
        <source>Why this move</source>
        <translation>Warum dieser Zug</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Drohungen</translation>
    </message>
    <message>
        <source>Measured, not exact</source>
        <translation>Gemessen, nicht exakt</translation>
    </message>
    <message>
        <source>Measured chance</source>
        <translation>Gemessene Chance</translation>
    </message>
    <message>
        <source>How reliable?</source>
        <translation>Wie zuverlässig?</translation>
    </message>
    <message>
        <source>What the games said where this much was predicted</source>
        <translation>Wie die Partien ausgingen, bei denen ebenso viel vorhergesagt war</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Alle Spalten</translation>
    </message>
    <message>
        <source>Point at a column to see its move on the board, click to see what follows</source>
        <translation>Auf eine Spalte zeigen, um ihren Zug auf dem Brett zu sehen; klicken, um zu sehen, was folgt</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Vorspielen</translation>
    </message>
    <message>
        <source>Show the line on the board, disc after disc; the game stays as it is</source>
        <translation>Die Zugfolge auf dem Brett zeigen, Stein für Stein; die Partie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>a best column</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>A position is being set up. It is analysed once a game goes on from there.</source>
        <translation>Eine Stellung wird aufgebaut. Sie wird analysiert, sobald eine Partie von dort weitergeht.</translation>
    </message>
    <message>
        <source>The answers are hidden until you have found your move.</source>
        <translation>Die Antworten bleiben verborgen, bis Sie Ihren Zug gefunden haben.</translation>
    </message>
</context>
<context>
    <name>AnalysisPresenter</name>
    <message>
        <source>Exact</source>
        <comment>where the evaluation bar&apos;s numbers come from</comment>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Threats: none yet</source>
        <translation>Drohungen: noch keine</translation>
    </message>
    <message>
        <source>◆ threat on an odd row   ■ on an even row   filled: playable now</source>
        <translation>◆ Drohung auf ungerader Reihe   ■ auf gerader Reihe   gefüllt: jetzt spielbar</translation>
    </message>
    <message>
        <source>When only filling up columns is left, %1 profits (zugzwang).</source>
        <translation>Wenn nur noch Spalten aufzufüllen sind, hat %1 den Vorteil (Zugzwang).</translation>
    </message>
    <message>
        <source>Against opponents who make mistakes, %1 scores about %2 % here (95 % interval %3 to %4 %, %5 games between engines).</source>
        <translation>Gegen Gegner, die Fehler machen, holt %1 hier etwa %2 % der Punkte (95-%-Intervall %3 bis %4 %, %5 Partien zwischen Engines).</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Remis: Das Brett ist voll</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exakt: %1</translation>
    </message>
    <message>
        <source>Exact: %1 %2</source>
        <comment>Exact: Orange wins in 7 moves</comment>
        <translation>Exakt: %1 %2</translation>
    </message>
    <message>
        <source>Proved so far: %1 %2</source>
        <comment>Proved so far: Orange does not lose</comment>
        <translation>Bisher bewiesen: %1 %2</translation>
    </message>
    <message>
        <source>Exact: not known yet</source>
        <translation>Exakt: noch nicht bekannt</translation>
    </message>
    <message>
        <source>Solver: %1 nodes, %2, workers: %3</source>
        <translation>Solver: %1 Knoten, %2, Worker: %3</translation>
    </message>
    <message>
        <source>Known without a search</source>
        <translation>Ohne Suche bekannt</translation>
    </message>
    <message>
        <source>%1, disturbed by a laboratory</source>
        <translation>%1, gestört durch ein Labor</translation>
    </message>
    <message>
        <source>The solver waits while an engine thinks</source>
        <translation>Der Solver wartet, solange eine Engine nachdenkt</translation>
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
        <source>Choose a column that has room.</source>
        <translation>Eine Spalte wählen, in der Platz ist.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Eine der Antworten wählen.</translation>
    </message>
    <message>
        <source>Choose all that is right.</source>
        <translation>Alles wählen, was richtig ist.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Ein paar Worte schreiben.</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Gib eine Zahl ein, etwa %1 oder %2.</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>These are no answers to a lesson.</source>
        <translation>Das sind keine Antworten zu einer Lektion.</translation>
    </message>
    <message>
        <source>These answers are damaged: something is missing in them.</source>
        <translation>Diese Antworten sind beschädigt: Es fehlt etwas darin.</translation>
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
        <translation>Gestoppt: Dies sind die bis dahin gefundenen Zustände; eine Antwort gibt es daher nicht.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up: these are the states found until then. PRISM and Storm read the model as well, on larger machines.</source>
        <translation>Der zulässige Speicher ist aufgebraucht: Dies sind die bis dahin gefundenen Zustände. Auch PRISM und Storm lesen das Modell, auf größeren Rechnern.</translation>
    </message>
    <message>
        <source>There are more states than were wanted.</source>
        <translation>Es gibt mehr Zustände als gewünscht.</translation>
    </message>
    <message>
        <source>Stopped: the bounds hold, but they could be closer.</source>
        <translation>Gestoppt: Die Schranken gelten, könnten aber enger sein.</translation>
    </message>
    <message>
        <source>It is too large for fractions, or for the memory that this may take: the bounds hold nevertheless.</source>
        <translation>Es ist zu groß für Brüche oder für den zulässigen Speicher: Die Schranken gelten trotzdem.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <source>It is infinite: there is a way of playing that puts the goal off for ever, or misses it.</source>
        <translation>Der Wert ist unendlich: Man kann so spielen, dass das Ziel für immer aufgeschoben oder verfehlt wird.</translation>
    </message>
    <message>
        <source>There is no such number: whatever is chosen, the goal is not reached with probability 1.</source>
        <translation>Eine solche Zahl gibt es nicht: Was man auch wählt, das Ziel wird nicht mit Wahrscheinlichkeit 1 erreicht.</translation>
    </message>
    <message>
        <source>Certainly from %1.</source>
        <translation>Mit Sicherheit von %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Genau %1.</translation>
    </message>
    <message numerus="yes">
        <source>The exact fraction has %n digit(s): %1…</source>
        <translation>
            <numerusform>Der exakte Bruch hat %n Ziffer: %1…</numerusform>
            <numerusform>Der exakte Bruch hat %n Ziffern: %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Without any error.</source>
        <translation>Ohne jeden Fehler.</translation>
    </message>
    <message>
        <source>Asked was the %1 (%2).</source>
        <translation>Gefragt war: %1 (%2).</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>States with an observer of the goal</source>
        <translation>Zustände mit Beobachter des Ziels</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>Branches before equal ones were merged</source>
        <translation>Zweige, bevor gleiche vereint wurden</translation>
    </message>
    <message>
        <source>States where nothing follows</source>
        <translation>Zustände, nach denen nichts folgt</translation>
    </message>
    <message>
        <source>Levels (steps from the beginning)</source>
        <translation>Ebenen (Schritte vom Anfang)</translation>
    </message>
    <message>
        <source>Memory of the states</source>
        <translation>Speicher der Zustände</translation>
    </message>
    <message>
        <source>Time to explore</source>
        <translation>Zeit zum Erkunden</translation>
    </message>
    <message>
        <source>Time to check</source>
        <translation>Zeit zum Prüfen</translation>
    </message>
    <message>
        <source>Strongly connected components</source>
        <translation>Starke Zusammenhangskomponenten</translation>
    </message>
    <message>
        <source>States of the largest one</source>
        <translation>Zustände der größten</translation>
    </message>
    <message>
        <source>End components that were collapsed</source>
        <translation>Zusammengefasste Endkomponenten</translation>
    </message>
    <message>
        <source>Sweeps over the largest component</source>
        <translation>Durchgänge durch die größte Komponente</translation>
    </message>
    <message>
        <source>%1 states, checked %2 of them; sweep %3 over a component of %4 states; the answer is from %5 so far.</source>
        <translation>%1 Zustände, %2 davon geprüft; Durchgang %3 durch eine Komponente mit %4 Zuständen; die Antwort reicht bisher von %5.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them still to be expanded; %3 branches, level %4; %5 states a second; %6</source>
        <translation>%1 Zustände, %2 davon noch zu expandieren; %3 Zweige, Ebene %4; %5 Zustände pro Sekunde; %6</translation>
    </message>
    <message>
        <source>The bounds are as close as numbers in floating point can be.</source>
        <translation>Die Schranken liegen so nahe beieinander, wie Gleitkommazahlen es können.</translation>
    </message>
    <message>
        <source>It is infinite: the goal is not reached with probability 1.</source>
        <translation>Sie ist unendlich: Das Ziel wird nicht mit Wahrscheinlichkeit 1 erreicht.</translation>
    </message>
    <message>
        <source>There is no such number: the goal is not reached with probability 1.</source>
        <translation>Eine solche Zahl gibt es nicht: Das Ziel wird nicht mit Wahrscheinlichkeit 1 erreicht.</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>What was counted</source>
        <translation>Was gezählt wurde</translation>
    </message>
    <message>
        <source>Run explores the model and answers the question.</source>
        <translation>„Ausführen“ erkundet das Modell und beantwortet die Frage.</translation>
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
        <translation>Die Lektion für die Klasse</translation>
    </message>
    <message>
        <source>Blank screen</source>
        <translation>Dunkler Bildschirm</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>AutFile</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>a file of this format begins with: des (initial state, transitions, states)</source>
        <translation>eine Datei dieses Formats beginnt mit: des (Anfangszustand, Transitionen, Zustände)</translation>
    </message>
    <message>
        <source>more than %1 transitions are not read</source>
        <translation>mehr als %1 Transitionen werden nicht gelesen</translation>
    </message>
    <message>
        <source>more than %1 states are not read</source>
        <translation>mehr als %1 Zustände werden nicht gelesen</translation>
    </message>
    <message>
        <source>a system has at least one state</source>
        <translation>ein System hat mindestens einen Zustand</translation>
    </message>
    <message>
        <source>the initial state must be one of the states 0 to %1</source>
        <translation>der Anfangszustand muss einer der Zustände 0 bis %1 sein</translation>
    </message>
    <message>
        <source>the quotation mark of the label is not closed</source>
        <translation>das Anführungszeichen des Labels ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a label must stand here, and a comma and the target after it</source>
        <translation>hier muss ein Label stehen, danach ein Komma und das Ziel</translation>
    </message>
    <message>
        <source>a state must be a number from 0 to %1</source>
        <translation>ein Zustand muss eine Zahl von 0 bis %1 sein</translation>
    </message>
    <message>
        <source>a line must be a transition: (from, &quot;label&quot;, to)</source>
        <translation>eine Zeile muss eine Transition sein: (von, &quot;Label&quot;, nach)</translation>
    </message>
    <message>
        <source>a comma must stand here, and the label after it</source>
        <translation>hier muss ein Komma stehen, danach das Label</translation>
    </message>
    <message>
        <source>a comma must stand here, and the target after it</source>
        <translation>hier muss ein Komma stehen, danach das Ziel</translation>
    </message>
    <message>
        <source>the bracket of the transition must be closed here</source>
        <translation>die Klammer der Transition muss hier geschlossen werden</translation>
    </message>
    <message>
        <source>nothing may follow a transition on its line</source>
        <translation>nach einer Transition darf in ihrer Zeile nichts folgen</translation>
    </message>
    <message>
        <source>more than %1 different labels are not read</source>
        <translation>mehr als %1 verschiedene Labels werden nicht gelesen</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is not read</source>
        <translation>eine Zeile mit mehr als %1 Byte wird nicht gelesen</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and here is one more</source>
        <translation>die erste Zeile kündigt %1 Transitionen an, und hier ist eine weitere</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>Das Lesen wurde gestoppt.</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and there are only %2</source>
        <translation>die erste Zeile kündigt %1 Transitionen an, es sind aber nur %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The writing was stopped.</source>
        <translation>Das Schreiben wurde gestoppt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>AutomatonPicture</name>
    <message>
        <source>Expected from here: %1</source>
        <translation>Von hier aus erwartet: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Wahrscheinlichkeit von hier aus: %1</translation>
    </message>
    <message>
        <source>Choice %1 of state %2: %3</source>
        <translation>Entscheidung %1 von Zustand %2: %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>%1, states: %2</source>
        <translation>%1, Zustände: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Werte: %1</translation>
    </message>
    <message>
        <source>A box is a group with its number of states, a number at an arrow counts branches. Choosing a group goes on state by state.</source>
        <translation>Ein Kasten ist eine Gruppe mit der Anzahl ihrer Zustände, eine Zahl an einem Pfeil zählt Zweige. Wer eine Gruppe wählt, geht Zustand für Zustand weiter.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation>nichts folgt</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>✓ goal</source>
        <translation>✓ Ziel</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>lässt sich öffnen</translation>
    </message>
    <message>
        <source>states that were made one</source>
        <translation>zusammengefasste Zustände</translation>
    </message>
    <message>
        <source>best choice</source>
        <translation>beste Entscheidung</translation>
    </message>
</context>
<context>
    <name>AutomatonView</name>
    <message>
        <source>The states, drawn</source>
        <translation>Die Zustände als Bild</translation>
    </message>
    <message>
        <source>All states, those alike in one thing as one, or state by state</source>
        <translation>Alle Zustände, in einem Merkmal gleiche zusammengefasst, oder Zustand für Zustand</translation>
    </message>
    <message>
        <source>Colours by value</source>
        <translation>Farben nach Wert</translation>
    </message>
    <message>
        <source>Colours by level</source>
        <translation>Farben nach Ebene</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Keine Farben</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
    <message>
        <source>Groups by level</source>
        <translation>Gruppen nach Ebene</translation>
    </message>
    <message>
        <source>Groups by %1</source>
        <translation>Gruppen nach %1</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>Zustand für Zustand</translation>
    </message>
    <message>
        <source>%1 states in groups</source>
        <translation>%1 Zustände in Gruppen</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The game can&apos;t be kept for recovery: %1</source>
        <translation>Die Partie kann nicht zur Wiederherstellung gesichert werden: %1</translation>
    </message>
</context>
<context>
    <name>BlindfoldPresenter</name>
    <message>
        <source>Blindfold: you see the last four discs.</source>
        <translation>Blindspiel: Sie sehen nur die letzten vier Steine.</translation>
    </message>
    <message>
        <source>Blindfold: you see no discs.</source>
        <translation>Blindspiel: Sie sehen keine Steine.</translation>
    </message>
</context>
<context>
    <name>BoardBanner</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>There are models of boards of %1 to %2 columns and rows.</source>
        <translation>Es gibt Modelle für Bretter mit %1 bis %2 Spalten und Reihen.</translation>
    </message>
    <message>
        <source>There are models of games that %1 to %2 discs in line win.</source>
        <translation>Es gibt Modelle für Spiele, in denen %1 bis %2 Steine in einer Linie gewinnen.</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>What the marks mean</source>
        <translation>Was die Zeichen bedeuten</translation>
    </message>
</context>
<context>
    <name>BoardThumbnail</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 empty, hint</source>
        <translation>%1 leer, Tipp</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 leer</translation>
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
        <translation>%1 %2, letzter Zug, Gewinnlinie</translation>
    </message>
    <message>
        <source>%1 %2, winning line</source>
        <translation>%1 %2, Gewinnlinie</translation>
    </message>
    <message>
        <source>%1 %2, last move</source>
        <translation>%1 %2, letzter Zug</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>square and colour: d2 red</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Setting up a position.</source>
        <translation>Eine Stellung wird aufgebaut.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>Die Partie ist remis.</translation>
    </message>
    <message>
        <source>%1 Last move: %2 %3.</source>
        <translation>%1 Letzter Zug: %2 %3.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>Spalte %1 ist voll.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square and worth; the answer: d2 empty, then Blue replies d3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>then %1 replies %2</source>
        <comment>then Blue replies d3</comment>
        <translation>dann antwortet %1 mit %2</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <comment>square, while discs are hidden</comment>
        <translation>%1 verborgen</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>There is no board %1; there are %2.</source>
        <translation>Ein Brett %1 gibt es nicht; es gibt %2.</translation>
    </message>
</context>
<context>
    <name>BoundsChart</name>
    <message>
        <source>upper bound</source>
        <translation>obere Schranke</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>untere Schranke</translation>
    </message>
    <message>
        <source>Bounds after each sweep</source>
        <translation>Schranken nach jedem Durchgang</translation>
    </message>
    <message>
        <source>Sweep %1: from %2</source>
        <translation>Durchgang %1: von %2</translation>
    </message>
    <message>
        <source>Who goes by the change of the lower bound ends here with %1; the value is at least %2</source>
        <translation>Wer nur auf die Änderung der unteren Schranke achtet, hört hier mit %1 auf; der Wert ist mindestens %2</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Bounds after each sweep: %1</source>
        <translation>Schranken nach jedem Durchgang: %1</translation>
    </message>
    <message>
        <source>sweep %1, where an unguarded stop would have ended</source>
        <translation>Durchlauf %1, wo ein ungesicherter Abbruch geendet hätte</translation>
    </message>
</context>
<context>
    <name>BoundsText</name>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
</context>
<context>
    <name>CellGames</name>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Zur&amp;ück zur Tabelle</translation>
    </message>
    <message>
        <source>Close the list of games (Esc)</source>
        <translation>Die Liste der Partien schließen (Esc)</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Auf de&amp;m Brett zeigen</translation>
    </message>
    <message>
        <source>Replay the selected game on the board (Enter)</source>
        <translation>Die gewählte Partie auf dem Brett nachspielen (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Export these games…</source>
        <translation>Diese Partien e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the moves of this cell&apos;s games with nodes and time to a CSV file</source>
        <translation>Die Züge der Partien dieser Zelle mit Knoten und Zeit in eine CSV-Datei schreiben</translation>
    </message>
    <message>
        <source>Games of the cell</source>
        <translation>Partien der Zelle</translation>
    </message>
    <message>
        <source>%1, %2, round %3</source>
        <translation>%1, %2, Runde %3</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>state %1 has no branch with probability %2 to %3</source>
        <translation>Zustand %1 hat keinen Zweig mit Wahrscheinlichkeit %2 nach %3</translation>
    </message>
    <message>
        <source>the probabilities of %1 in state %2 sum to %3, not to 1</source>
        <translation>die Wahrscheinlichkeiten von %1 in Zustand %2 ergeben zusammen %3 und nicht 1</translation>
    </message>
    <message>
        <source>the probabilities sum to %1 and not to 1</source>
        <translation>die Wahrscheinlichkeiten ergeben zusammen %1 und nicht 1</translation>
    </message>
    <message>
        <source>%1 is no probability</source>
        <translation>%1 ist keine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>a number grows beyond 64 bits here</source>
        <translation>eine Zahl wächst hier über 64 Bit hinaus</translation>
    </message>
    <message>
        <source>mod wants whole numbers, and a second one above 0</source>
        <translation>mod verlangt ganze Zahlen, die zweite größer als 0</translation>
    </message>
    <message>
        <source>here something is divided by 0</source>
        <translation>hier wird durch 0 geteilt</translation>
    </message>
    <message>
        <source>an exponent must be a whole number that is not so large</source>
        <translation>ein Exponent muss eine ganze Zahl und darf nicht so groß sein</translation>
    </message>
    <message>
        <source>a whole number is wanted here, and not %1</source>
        <translation>hier wird eine ganze Zahl gebraucht und nicht %1</translation>
    </message>
    <message>
        <source>the function %1 says nothing about %2</source>
        <translation>die Funktion %1 sagt nichts über %2</translation>
    </message>
    <message>
        <source>%1 would become %2, which is not one of %3</source>
        <translation>%1 würde zu %2, was nicht zu %3 gehört</translation>
    </message>
    <message>
        <source>in the state (%1), action %2: %3</source>
        <translation>im Zustand (%1), Aktion %2: %3</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>A curve shows probabilities; it has no rewards.</source>
        <translation>Eine Kurve zeigt Wahrscheinlichkeiten; Belohnungen hat sie nicht.</translation>
    </message>
    <message>
        <source>Only an automaton that was explored to its end can be checked.</source>
        <translation>Nur ein vollständig erkundeter Automat kann geprüft werden.</translation>
    </message>
    <message>
        <source>The reward of %1 is %2; one below 0 can&apos;t be checked.</source>
        <translation>Die Belohnung von %1 ist %2; eine kleiner als 0 kann nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Step by step goes up to %1 states; this automaton has %2. With smaller parameters it fits.</source>
        <translation>Schrittweise geht es bis %1 Zustände; dieser Automat hat %2. Mit kleineren Parametern passt es.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Es wurde gestoppt.</translation>
    </message>
    <message>
        <source>Hidden steps were taken at once, so that nothing can be asked that depends on them.</source>
        <translation>Verborgene Schritte wurden sofort getan; was von ihnen abhängt, lässt sich nicht fragen.</translation>
    </message>
</context>
<context>
    <name>ChanceCounted</name>
    <message>
        <source>turns until the goal</source>
        <translation>Runden bis zum Ziel</translation>
    </message>
    <message>
        <source>steps until the goal</source>
        <translation>Schritte bis zum Ziel</translation>
    </message>
    <message>
        <source>how often %1 until the goal</source>
        <translation>wie oft %1 bis zum Ziel</translation>
    </message>
</context>
<context>
    <name>ChanceExperiments</name>
    <message>
        <source>Run the experiment</source>
        <translation>Experiment ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Ergebnisse des Experiments</translation>
    </message>
    <message>
        <source>Enter or a double click opens the model with these values</source>
        <translation>Eingabe oder ein Doppelklick öffnet das Modell mit diesen Werten</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>Diagramm des Experiments</translation>
    </message>
    <message>
        <source>Change:</source>
        <translation>Verändern:</translation>
    </message>
    <message>
        <source>and:</source>
        <translation>und:</translation>
    </message>
    <message>
        <source>Parameter that is changed</source>
        <translation>Parameter, der verändert wird</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>Zweiter Parameter</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Seine Werte</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation>Werte des zweiten Parameters</translation>
    </message>
    <message>
        <source>It takes each of the values; the other parameters stay as they are above</source>
        <translation>Er nimmt jeden der Werte an; die anderen Parameter bleiben wie oben</translation>
    </message>
    <message>
        <source>10 to 50 step 10</source>
        <translation>10 bis 50 Schritt 10</translation>
    </message>
    <message>
        <source>A range such as 10 to 50 step 10, or a list such as 3, 5, 1/2</source>
        <translation>Ein Bereich wie 10 bis 50 Schritt 10 oder eine Liste wie 3, 5, 1/2</translation>
    </message>
    <message>
        <source>Curves up to</source>
        <translation>Kurven bis</translation>
    </message>
    <message>
        <source>So many turns of the curve “done within”; 0 leaves the curves out. They take time</source>
        <translation>Bis zu so vielen Zügen reichen die Kurven „fertig binnen“; 0 lässt sie weg. Sie brauchen Zeit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>Small models in fractions, too: 75/22</source>
        <translation>Kleine Modelle auch in Brüchen: 75/22</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Powers of ten on the axis of the answers</source>
        <translation>Zehnerpotenzen auf der Achse der Antworten</translation>
    </message>
    <message>
        <source>Explore and check all combinations, one after the other</source>
        <translation>Alle Kombinationen erkunden und prüfen, eine nach der anderen</translation>
    </message>
    <message>
        <source>End it; what was run stays, and Run goes on there</source>
        <translation>Beenden; was berechnet ist, bleibt, und „Ausführen“ macht dort weiter</translation>
    </message>
    <message>
        <source>Combinations run</source>
        <translation>Ausgeführte Kombinationen</translation>
    </message>
    <message>
        <source>%v of %m combinations</source>
        <translation>%v von %m Kombinationen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Growth of the states</source>
        <translation>Wachstum der Zustände</translation>
    </message>
    <message>
        <source>Growth of the time</source>
        <translation>Wachstum der Zeit</translation>
    </message>
    <message>
        <source>Curves: done within</source>
        <translation>Kurven: fertig binnen</translation>
    </message>
    <message>
        <source>How the game ends, by turn</source>
        <translation>Wie das Spiel endet, nach Zügen</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>What is drawn of the experiment; how the game ends is drawn of the model that is explored on the page</source>
        <translation>Was vom Experiment gezeichnet wird; wie das Spiel endet, wird für das Modell gezeichnet, das auf der Seite erkundet ist</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Das Experiment exportieren</translation>
    </message>
    <message>
        <source>Curves up to:</source>
        <translation>Kurven bis:</translation>
    </message>
    <message>
        <source>Results as CS&amp;V…</source>
        <translation>Ergebnisse als CS&amp;V…</translation>
    </message>
    <message>
        <source>A line for each combination</source>
        <translation>Eine Zeile für jede Kombination</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF-Be&amp;richt…</translation>
    </message>
    <message>
        <source>What was asked, the results and the figures on A4 pages</source>
        <translation>Die Frage, die Ergebnisse und die Abbildungen auf A4-Seiten</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF-Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>no other</source>
        <translation>kein weiterer</translation>
    </message>
    <message>
        <source>A model of one&apos;s own has no parameters that could be changed here: choose one that comes along.</source>
        <translation>Ein eigenes Modell hat keine Parameter, die sich hier verändern ließen: Wählen Sie eines der mitgelieferten.</translation>
    </message>
    <message>
        <source>Asked is %1.</source>
        <translation>Gefragt ist %1.</translation>
    </message>
    <message>
        <source>%1 of %2 combinations were run.</source>
        <translation>%1 von %2 Kombinationen wurden ausgeführt.</translation>
    </message>
</context>
<context>
    <name>ChanceExportMenu</name>
    <message>
        <source>Write the model or what was found out about it to a file</source>
        <translation>Das Modell oder die Ergebnisse dazu in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Das Modell exportieren</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF-Be&amp;richt…</translation>
    </message>
    <message>
        <source>Answer, model, what was counted and what is drawn on A4 pages, to be handed in</source>
        <translation>Antwort, Modell, was gezählt wurde und was gezeichnet ist, auf A4-Seiten zum Abgeben</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF-Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>bericht</translation>
    </message>
    <message>
        <source>&amp;Bounds sweep by sweep…</source>
        <translation>Schranken Durch&amp;gang für Durchgang…</translation>
    </message>
    <message>
        <source>What is plotted under Step by step, as a picture or a table</source>
        <translation>Was unter „Schrittweise“ dargestellt ist, als Bild oder Tabelle</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>schranken</translation>
    </message>
    <message>
        <source>Re&amp;ductions pass by pass…</source>
        <translation>Red&amp;uktionen eine nach der anderen…</translation>
    </message>
    <message>
        <source>What is drawn under Reductions, as a picture or a table</source>
        <translation>Was unter „Reduktionen“ gezeichnet ist, als Bild oder Tabelle</translation>
    </message>
    <message>
        <source>reductions</source>
        <translation>reduktionen</translation>
    </message>
    <message>
        <source>Model for &amp;PRISM…</source>
        <translation>Modell für &amp;PRISM…</translation>
    </message>
    <message>
        <source>The equation with an observer of the goal, and the properties in a file beside it</source>
        <translation>Die Gleichung mit einem Beobachter des Ziels, die Eigenschaften in einer Datei daneben</translation>
    </message>
    <message>
        <source>Model for PRISM (*.prism)</source>
        <translation>Modell für PRISM (*.prism)</translation>
    </message>
    <message>
        <source>States as .&amp;tra…</source>
        <translation>Zustände als .&amp;tra…</translation>
    </message>
    <message>
        <source>All states and branches, with .sta and .lab beside them, for PRISM and Storm</source>
        <translation>Alle Zustände und Zweige, dazu .sta und .lab, für PRISM und Storm</translation>
    </message>
    <message>
        <source>Explicit model (*.tra)</source>
        <translation>Explizites Modell (*.tra)</translation>
    </message>
    <message>
        <source>States for &amp;Graphviz…</source>
        <translation>Zustände für Graph&amp;viz…</translation>
    </message>
    <message>
        <source>All states, choices and branches as a graph in DOT</source>
        <translation>Alle Zustände, Entscheidungen und Zweige als Graph in DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Graph in DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Values of all states…</source>
        <translation>&amp;Werte aller Zustände…</translation>
    </message>
    <message>
        <source>A line for each state: its data, its bounds and its best choice</source>
        <translation>Eine Zeile für jeden Zustand: seine Daten, seine Schranken und seine beste Entscheidung</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>values</source>
        <translation>werte</translation>
    </message>
    <message>
        <source>&amp;Model as .prcrl…</source>
        <translation>&amp;Modell als .prcrl…</translation>
    </message>
    <message>
        <source>The text with its parameters set</source>
        <translation>Der Text mit eingesetzten Parametern</translation>
    </message>
    <message>
        <source>Specification (*.prcrl)</source>
        <translation>Spezifikation (*.prcrl)</translation>
    </message>
    <message>
        <source>&amp;Equation as .prcrl…</source>
        <translation>Gl&amp;eichung als .prcrl…</translation>
    </message>
    <message>
        <source>The linear equation that was explored</source>
        <translation>Die lineare Gleichung, die erkundet wurde</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>gleichung</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modell</translation>
    </message>
    <message>
        <source>What is drawn under States</source>
        <translation>Was unter „Zustände“ gezeichnet ist</translation>
    </message>
    <message>
        <source>states</source>
        <translation>zustände</translation>
    </message>
</context>
<context>
    <name>ChanceGames</name>
    <message>
        <source>games that were played</source>
        <translation>gespielte Partien</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>at best within so many, exactly</source>
        <translation>bestenfalls binnen so vieler, exakt</translation>
    </message>
    <message>
        <source>✓ The exact answer, %1, lies within it.</source>
        <translation>✓ Die exakte Antwort, %1, liegt darin.</translation>
    </message>
    <message>
        <source>≠ The exact answer, %1, does not lie within it, as happens once in twenty times.</source>
        <translation>≠ Die exakte Antwort, %1, liegt nicht darin, wie es einmal in zwanzig Fällen vorkommt.</translation>
    </message>
    <message>
        <source>share of all games</source>
        <translation>Anteil aller Partien</translation>
    </message>
    <message>
        <source>share that had met the goal</source>
        <translation>Anteil, der das Ziel erreicht hatte</translation>
    </message>
    <message>
        <source>No game was played.</source>
        <translation>Es wurde keine Partie gespielt.</translation>
    </message>
    <message>
        <source>%1 of %2 games met the goal: %3 %, with 95 % confidence %4 % to %5 %.</source>
        <translation>%1 von %2 Partien erreichten das Ziel: %3 %, mit 95 % Konfidenz %4 % bis %5 %.</translation>
    </message>
    <message>
        <source>Those took %1 on average, with 95 % confidence %2 to %3.</source>
        <translation>Sie dauerten im Mittel %1, mit 95 % Konfidenz %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 were too long and given up.</source>
        <translation>%1 waren zu lang und wurden abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped before all were played.</source>
        <translation>Gestoppt, bevor alle gespielt waren.</translation>
    </message>
</context>
<context>
    <name>ChanceModels</name>
    <message>
        <source>Coins to be won</source>
        <translation>Zu gewinnende Münzen</translation>
    </message>
    <message>
        <source>Coins in the beginning</source>
        <translation>Münzen am Anfang</translation>
    </message>
    <message>
        <source>Chance to win a bet</source>
        <translation>Chance, einen Einsatz zu gewinnen</translation>
    </message>
    <message>
        <source>Chance to win a bet of two</source>
        <translation>Chance, einen Zweiereinsatz zu gewinnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Coins of each</source>
        <translation>Münzen von jedem</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The gambler&apos;s ruin</source>
        <translation>Der Ruin des Spielers</translation>
    </message>
    <message>
        <source>A gambler bets one coin at a time, until all coins are won or all are lost. There is nothing to choose: chance alone decides.</source>
        <translation>Ein Spieler setzt jeweils eine Münze, bis alle Münzen gewonnen oder alle verloren sind. Zu entscheiden gibt es nichts: Hier bestimmt allein der Zufall.</translation>
    </message>
    <message>
        <source>The gambler who may win two</source>
        <translation>Der Spieler, der zwei gewinnen kann</translation>
    </message>
    <message>
        <source>Here a coin may also be put on a bet that wins two. With best play the chance is another one than with worst play, so that there is something to decide.</source>
        <translation>Hier darf eine Münze auch auf einen Einsatz gesetzt werden, der zwei gewinnt. Die Chance ist bei bestem Spiel eine andere als bei schlechtestem; es gibt also etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>The ruin of N players, as one process</source>
        <translation>Der Ruin von N Spielern, als ein Prozess</translation>
    </message>
    <message>
        <source>In each round every player puts in a coin, and one of them gets all. It ends when somebody is broke: how long does it take, and who will it be?</source>
        <translation>In jeder Runde setzt jeder Spieler eine Münze ein, und einer bekommt alle. Es endet, wenn jemand pleite ist: Wie lange dauert es, und wer wird es sein?</translation>
    </message>
    <message>
        <source>The ruin of N players, side by side</source>
        <translation>Der Ruin von N Spielern, nebeneinander</translation>
    </message>
    <message>
        <source>The same game with a process for each player and one for the dealer. They do together what they have in common: that everybody bets, and who wins.</source>
        <translation>Dasselbe Spiel mit einem Prozess für jeden Spieler und einem für den Geber. Was sie gemeinsam haben, tun sie zusammen: dass jeder setzt und wer gewinnt.</translation>
    </message>
    <message>
        <source>Yahtzee: all dice the same</source>
        <translation>Yahtzee: alle Würfel gleich</translation>
    </message>
    <message>
        <source>All dice must show the same number within some turns; before each the player takes up what should be thrown again. It counts how many dice show each number.</source>
        <translation>Alle Würfel müssen innerhalb einiger Züge dieselbe Zahl zeigen; vor jedem Zug nimmt der Spieler auf, was neu geworfen werden soll. Gezählt wird, wie viele Würfel jede Zahl zeigen.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Yahtzee: every die for itself</source>
        <translation>Yahtzee: jeder Würfel für sich</translation>
    </message>
    <message>
        <source>Three throws with dice that are told apart: the same game has many more states. What the last throw shows is not asked for, so that a reduction can forget it.</source>
        <translation>Drei Würfe mit Würfeln, die unterschieden werden: Dasselbe Spiel hat viel mehr Zustände. Was der letzte Wurf zeigt, danach fragt niemand; eine Reduktion kann es vergessen.</translation>
    </message>
    <message>
        <source>Yahtzee: how many turns does it take?</source>
        <translation>Yahtzee: Wie viele Züge dauert es?</translation>
    </message>
    <message>
        <source>All dice must show the same number, in as many turns as it takes. With best play that is some turns on average; with the worst it goes on for ever.</source>
        <translation>Alle Würfel müssen dieselbe Zahl zeigen, in so vielen Zügen, wie es eben braucht. Bei bestem Spiel sind das im Mittel einige Züge; bei schlechtestem hört es nie auf.</translation>
    </message>
    <message>
        <source>9 leads to 26 or 53 in the first round</source>
        <translation>Eine 9 in der ersten Runde führt auf 26 oder 53</translation>
    </message>
    <message>
        <source>Wells on 31 and 52</source>
        <translation>Brunnen auf 31 und 52</translation>
    </message>
    <message>
        <source>Hide all actions but rolls and ends</source>
        <translation>Alle Aktionen außer Würfen und Enden verbergen</translation>
    </message>
    <message>
        <source>Artefact A: who repeats the first 9 is moved back by 9</source>
        <translation>Artefakt A: Wer die erste 9 wiederholt, geht um 9 zurück</translation>
    </message>
    <message>
        <source>Artefact B: pawns on 31 and 52 end the game without wells, too</source>
        <translation>Artefakt B: Figuren auf 31 und 52 beenden das Spiel auch ohne Brunnen</translation>
    </message>
    <message>
        <source>The Game of the Goose</source>
        <translation>Das Gänsespiel</translation>
    </message>
    <message>
        <source>Two players race to square 63. Nobody has anything to decide: who wins, and after how many throws? Two artefacts are those of the study&apos;s model: without them the rules give other numbers.</source>
        <translation>Zwei Spieler laufen um die Wette zum Feld 63. Zu entscheiden hat niemand etwas: Wer gewinnt, und nach wie vielen Würfen? Zwei Artefakte sind die des Modells der Studie: Ohne sie ergeben die Regeln andere Zahlen.</translation>
    </message>
    <message>
        <source>The Game of the Goose for three</source>
        <translation>Das Gänsespiel zu dritt</translation>
    </message>
    <message>
        <source>The same race with three players, and with millions of states. Nobody is stuck for ever: there are two wells for three pawns.</source>
        <translation>Derselbe Wettlauf mit drei Spielern und mit Millionen von Zuständen. Niemand sitzt für immer fest: Es gibt zwei Brunnen für drei Figuren.</translation>
    </message>
    <message>
        <source>start can&apos;t be more than goal</source>
        <translation>start kann nicht größer als goal sein</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 muss true oder false sein</translation>
    </message>
    <message>
        <source>%1 must be a fraction or decimal from 0 to 1, such as 3/5</source>
        <translation>%1 muss ein Bruch oder eine Dezimalzahl von 0 bis 1 sein, etwa 3/5</translation>
    </message>
    <message>
        <source>In prCRL. Processes side by side do together what actions they have in common, unless nocomm names them. Ctrl+Space offers words. What you change becomes a model of your own</source>
        <translation>In prCRL. Prozesse nebeneinander tun zusammen, was sie an Aktionen gemeinsam haben, sofern nocomm diese nicht nennt. Strg+Leertaste schlägt Wörter vor. Was Sie ändern, wird ein eigenes Modell</translation>
    </message>
    <message>
        <source>Yahtzee: another hand</source>
        <translation>Yahtzee: eine andere Figur</translation>
    </message>
    <message>
        <source>Five dice must show three or four of a kind, a large straight or a full house within some turns; before each the player takes up what should be thrown again.</source>
        <translation>Fünf Würfel müssen in einigen Zügen einen Dreier- oder Viererpasch, eine große Straße oder ein Full House zeigen; vor jedem nimmt der Spieler auf, was neu geworfen werden soll.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>The Game of the Goose for four</source>
        <translation>Das Gänsespiel zu viert</translation>
    </message>
    <message>
        <source>With four players there are more states than one machine can hold. The study played this game instead of checking it, as fourcast-cli chance simulate does with --unexplored.</source>
        <translation>Mit vier Spielern gibt es mehr Zustände, als eine Maschine fassen kann. Die Studie hat dieses Spiel gespielt, statt es zu prüfen, wie es fourcast-cli chance simulate mit --unexplored tut.</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 muss eines von %2 sein</translation>
    </message>
</context>
<context>
    <name>ChanceNumbers</name>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>ChancePage</name>
    <message>
        <source>What is explored: each model is a text, which the tab “Model” shows</source>
        <translation>Was erkundet wird: Jedes Modell ist ein Text, den der Reiter „Modell“ zeigt</translation>
    </message>
    <message>
        <source>Explore the model and answer the question</source>
        <translation>Das Modell erkunden und die Frage beantworten</translation>
    </message>
    <message>
        <source>Wait, and go on later</source>
        <translation>Warten und später weitermachen</translation>
    </message>
    <message>
        <source>Stop, and keep what is known until then</source>
        <translation>Stoppen und behalten, was bis dahin bekannt ist</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v Zustände</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>Expandierte Zustände</translation>
    </message>
    <message>
        <source>Run makes these passes.</source>
        <translation>„Ausführen“ macht diese Reduktionen.</translation>
    </message>
    <message>
        <source>Run explores the model and answers the question.</source>
        <translation>„Ausführen“ erkundet das Modell und beantwortet die Frage.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Games of dice checked exactly: from a specification to probabilities and expected lengths with bounds that hold</source>
        <translation>Würfelspiele exakt geprüft: von einer Spezifikation zu Wahrscheinlichkeiten und erwarteten Längen mit garantierten Schranken</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Ansichten des Modells</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>Reduktionen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Run answers this. What stands below was asked before.</source>
        <translation>Ausführen beantwortet das. Was unten steht, wurde vorher gefragt.</translation>
    </message>
    <message>
        <source>Exploring.</source>
        <translation>Es wird erkundet.</translation>
    </message>
    <message>
        <source>How the equation gets smaller</source>
        <translation>Wie die Gleichung kleiner wird</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos; that could be varied.</source>
        <translation>Das Modell „%1“ hat keinen Parameter „%2“, der sich verändern ließe.</translation>
    </message>
</context>
<context>
    <name>ChanceProperty</name>
    <message>
        <source>A property begins with Pmin, Pmax, Rmin or Rmax, as in Pmax broke(1), not with “%1”.</source>
        <translation>Eine Eigenschaft beginnt mit Pmin, Pmax, Rmin oder Rmax, wie in Pmax broke(1), nicht mit „%1“.</translation>
    </message>
    <message>
        <source>Actions are counted for Rmin and Rmax: “{%1}” does not belong to %2.</source>
        <translation>Aktionen werden bei Rmin und Rmax gezählt: „{%1}“ gehört nicht zu %2.</translation>
    </message>
    <message>
        <source>The model has no “until” or “reach”: say what is to be reached, as in %1 broke.</source>
        <translation>Das Modell hat kein „until“ oder „reach“: Schreiben Sie, was erreicht werden soll, wie in %1 broke.</translation>
    </message>
    <message>
        <source>least probability</source>
        <translation>kleinste Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>greatest probability</source>
        <translation>größte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>least expected reward</source>
        <translation>kleinste erwartete Belohnung</translation>
    </message>
    <message>
        <source>greatest expected reward</source>
        <translation>größte erwartete Belohnung</translation>
    </message>
    <message>
        <source>Actions are counted, as in %1{a | b}, but “{%2}” is a goal.</source>
        <translation>Gezählt werden Aktionen, wie in %1{a | b}; „{%2}“ ist aber ein Ziel.</translation>
    </message>
</context>
<context>
    <name>ChanceQuestions</name>
    <message>
        <source>Does the gambler win, at best?</source>
        <translation>Gewinnt der Spieler, im besten Fall?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1, at best.</source>
        <translation>Der Spieler gewinnt im besten Fall mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>Does the gambler win, at worst?</source>
        <translation>Gewinnt der Spieler, im schlechtesten Fall?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1, at worst.</source>
        <translation>Der Spieler gewinnt im schlechtesten Fall mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>How many bets does it take, at most?</source>
        <translation>Wie viele Einsätze dauert es höchstens?</translation>
    </message>
    <message>
        <source>It is over after %1 bets on average, at most.</source>
        <translation>Im Mittel ist es nach höchstens %1 Einsätzen vorbei.</translation>
    </message>
    <message>
        <source>Is player 1 ruined?</source>
        <translation>Wird Spieler 1 ruiniert?</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1, at most.</source>
        <translation>Spieler 1 wird höchstens mit Wahrscheinlichkeit %1 ruiniert.</translation>
    </message>
    <message>
        <source>Is player 2 ruined?</source>
        <translation>Wird Spieler 2 ruiniert?</translation>
    </message>
    <message>
        <source>Player 2 is ruined with probability %1, at most.</source>
        <translation>Spieler 2 wird höchstens mit Wahrscheinlichkeit %1 ruiniert.</translation>
    </message>
    <message>
        <source>How many rounds does it take?</source>
        <translation>Wie viele Runden dauert es?</translation>
    </message>
    <message>
        <source>Somebody is broke after %1 rounds on average.</source>
        <translation>Im Mittel ist nach %1 Runden jemand pleite.</translation>
    </message>
    <message>
        <source>Is player 1 ruined, at least?</source>
        <translation>Wird Spieler 1 ruiniert, mindestens?</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1, at least.</source>
        <translation>Spieler 1 wird mindestens mit Wahrscheinlichkeit %1 ruiniert.</translation>
    </message>
    <message>
        <source>Yahtzee, with best play?</source>
        <translation>Yahtzee, bei bestem Spiel?</translation>
    </message>
    <message>
        <source>All dice show the same with probability %1, with best play.</source>
        <translation>Alle Würfel zeigen bei bestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>Yahtzee, with worst play?</source>
        <translation>Yahtzee, bei schlechtestem Spiel?</translation>
    </message>
    <message>
        <source>All dice show the same with probability %1, with worst play.</source>
        <translation>Alle Würfel zeigen bei schlechtestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>How many turns, with best play?</source>
        <translation>Wie viele Züge, bei bestem Spiel?</translation>
    </message>
    <message>
        <source>It takes %1 turns on average, with best play.</source>
        <translation>Bei bestem Spiel dauert es im Mittel %1 Züge.</translation>
    </message>
    <message>
        <source>How many turns, with worst play?</source>
        <translation>Wie viele Züge, bei schlechtestem Spiel?</translation>
    </message>
    <message>
        <source>It takes %1 turns on average, with worst play.</source>
        <translation>Bei schlechtestem Spiel dauert es im Mittel %1 Züge.</translation>
    </message>
    <message>
        <source>Yahtzee at all, with best play?</source>
        <translation>Überhaupt ein Yahtzee, bei bestem Spiel?</translation>
    </message>
    <message>
        <source>All dice show the same in the end with probability %1, with best play.</source>
        <translation>Alle Würfel zeigen am Ende bei bestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>Yahtzee at all, with worst play?</source>
        <translation>Überhaupt ein Yahtzee, bei schlechtestem Spiel?</translation>
    </message>
    <message>
        <source>All dice show the same in the end with probability %1, with worst play.</source>
        <translation>Alle Würfel zeigen am Ende bei schlechtestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>Does player 1 win?</source>
        <translation>Gewinnt Spieler 1?</translation>
    </message>
    <message>
        <source>Player 1 wins with probability %1.</source>
        <translation>Spieler 1 gewinnt mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>Does player 2 win?</source>
        <translation>Gewinnt Spieler 2?</translation>
    </message>
    <message>
        <source>Player 2 wins with probability %1.</source>
        <translation>Spieler 2 gewinnt mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>Is it a tie?</source>
        <translation>Geht es unentschieden aus?</translation>
    </message>
    <message>
        <source>It is a tie with probability %1.</source>
        <translation>Mit Wahrscheinlichkeit %1 geht es unentschieden aus.</translation>
    </message>
    <message>
        <source>How many throws does it take?</source>
        <translation>Wie viele Würfe dauert es?</translation>
    </message>
    <message>
        <source>It is over after %1 throws of both on average.</source>
        <translation>Im Mittel ist es nach %1 Würfen beider Spieler vorbei.</translation>
    </message>
    <message>
        <source>The greatest probability of the goal</source>
        <translation>Die größte Wahrscheinlichkeit des Ziels</translation>
    </message>
    <message>
        <source>The least probability of the goal</source>
        <translation>Die kleinste Wahrscheinlichkeit des Ziels</translation>
    </message>
    <message>
        <source>The least reward until the goal</source>
        <translation>Die kleinste Belohnung bis zum Ziel</translation>
    </message>
    <message>
        <source>The greatest reward until the goal</source>
        <translation>Die größte Belohnung bis zum Ziel</translation>
    </message>
    <message>
        <source>The goal is met with probability %1, at worst.</source>
        <translation>Das Ziel wird im schlechtesten Fall mit Wahrscheinlichkeit %1 erreicht.</translation>
    </message>
    <message>
        <source>Until the goal %1 is expected, at least.</source>
        <translation>Bis zum Ziel wird mindestens %1 erwartet.</translation>
    </message>
    <message>
        <source>Until the goal %1 is expected, at most.</source>
        <translation>Bis zum Ziel wird höchstens %1 erwartet.</translation>
    </message>
    <message>
        <source>The goal is met with probability %1, at best.</source>
        <translation>Das Ziel wird im besten Fall mit Wahrscheinlichkeit %1 erreicht.</translation>
    </message>
    <message>
        <source>Does the gambler win?</source>
        <translation>Gewinnt der Spieler?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1.</source>
        <translation>Der Spieler gewinnt mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>How many bets does it take?</source>
        <translation>Wie viele Einsätze dauert es?</translation>
    </message>
    <message>
        <source>It is over after %1 bets on average.</source>
        <translation>Im Mittel ist es nach %1 Einsätzen vorbei.</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1.</source>
        <translation>Spieler 1 wird mit Wahrscheinlichkeit %1 ruiniert.</translation>
    </message>
    <message>
        <source>Player 2 is ruined with probability %1.</source>
        <translation>Spieler 2 wird mit Wahrscheinlichkeit %1 ruiniert.</translation>
    </message>
    <message>
        <source>Until the goal %1 is expected.</source>
        <translation>Bis zum Ziel wird %1 erwartet.</translation>
    </message>
    <message>
        <source>The goal is met with probability %1.</source>
        <translation>Das Ziel wird mit Wahrscheinlichkeit %1 erreicht.</translation>
    </message>
</context>
<context>
    <name>ChanceReport</name>
    <message>
        <source>Report on a game of chance: %1</source>
        <translation>Bericht über ein Glücksspiel: %1</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>What was counted</source>
        <translation>Was gezählt wurde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The model in prCRL</source>
        <translation>Das Modell in prCRL</translation>
    </message>
    <message>
        <source>Its linear equation</source>
        <translation>Seine lineare Gleichung</translation>
    </message>
</context>
<context>
    <name>ChanceSimulator</name>
    <message>
        <source>How it is played</source>
        <translation>Wie gespielt wird</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>Many games</source>
        <translation>Viele Partien</translation>
    </message>
    <message>
        <source>Against the strategy</source>
        <translation>Gegen die Strategie</translation>
    </message>
</context>
<context>
    <name>ChanceSweep</name>
    <message>
        <source>The system has no memory left for it.</source>
        <translation>Das System hat dafür keinen Speicher mehr.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>The memory ended after %1 states.</source>
        <translation>Nach %1 Zuständen war der Speicher voll.</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>The memory ended.</source>
        <translation>Der Speicher war voll.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>3 to 9 step 2</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>One or two parameters are changed.</source>
        <translation>Ein oder zwei Parameter werden verändert.</translation>
    </message>
    <message>
        <source>Both ranges are of the same parameter.</source>
        <translation>Beide Bereiche gehören zum selben Parameter.</translation>
    </message>
    <message>
        <source>The model %1 has no parameter “%2”.</source>
        <translation>Das Modell %1 hat keinen Parameter „%2“.</translation>
    </message>
    <message>
        <source>The parameter %1 has no value to begin with.</source>
        <translation>Der Parameter %1 hat keinen Wert, mit dem begonnen werden kann.</translation>
    </message>
    <message>
        <source>These are more than %1 combinations.</source>
        <translation>Das sind mehr als %1 Kombinationen.</translation>
    </message>
    <message>
        <source>step</source>
        <comment>3 to 9 step 2</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>A step is at least 1.</source>
        <translation>Ein Schritt ist mindestens 1.</translation>
    </message>
    <message>
        <source>The range ends before it begins: %1.</source>
        <translation>Der Bereich endet, bevor er beginnt: %1.</translation>
    </message>
    <message>
        <source>“%1” is neither a range such as 10 to 50 step 10 nor a list such as 3, 5, 1/2.</source>
        <translation>„%1“ ist weder ein Bereich wie 10 bis 50 Schritt 10 noch eine Liste wie 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>There is no value: a range such as 10 to 50 step 10 is wanted, or a list such as 3, 5, 1/2.</source>
        <translation>Es ist kein Wert da: Gebraucht wird ein Bereich wie 10 bis 50 Schritt 10 oder eine Liste wie 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>There is no model “%1” with parameters.</source>
        <translation>Es gibt kein Modell „%1“ mit Parametern.</translation>
    </message>
</context>
<context>
    <name>ChanceTableReport</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What the columns hold</source>
        <translation>Was in den Spalten steht</translation>
    </message>
    <message>
        <source>What the signs say</source>
        <translation>Was die Zeichen sagen</translation>
    </message>
</context>
<context>
    <name>ChanceTableWords</name>
    <message>
        <source>✓ Agrees: rounded to as many digits it is what the study prints.</source>
        <translation>✓ Stimmt überein: Auf ebenso viele Stellen gerundet ist es das, was die Studie abdruckt.</translation>
    </message>
    <message>
        <source>≈ Agrees when further digits are left out instead of rounded.</source>
        <translation>≈ Stimmt überein, wenn weitere Stellen abgeschnitten statt gerundet werden.</translation>
    </message>
    <message>
        <source>? The interval is too wide to tell.</source>
        <translation>? Das Intervall ist zu breit, um es zu entscheiden.</translation>
    </message>
    <message>
        <source>≠ Differs from what the study prints; the notes below say why.</source>
        <translation>≠ Weicht von dem ab, was die Studie abdruckt; die Anmerkungen unten sagen, warum.</translation>
    </message>
    <message>
        <source>The study prints no number here.</source>
        <translation>Die Studie druckt hier keine Zahl ab.</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>not reached for certain</source>
        <translation>nicht sicher erreicht</translation>
    </message>
    <message>
        <source>paper %1</source>
        <translation>Artikel %1</translation>
    </message>
    <message>
        <source>Paper: %1.</source>
        <translation>Artikel: %1.</translation>
    </message>
    <message>
        <source>Ours: %1.</source>
        <translation>Hier: %1.</translation>
    </message>
    <message>
        <source>Certainly from %1.</source>
        <translation>Mit Sicherheit von %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Genau %1.</translation>
    </message>
    <message>
        <source>large, not run:
%1 states</source>
        <translation>groß, nicht ausgeführt:
%1 Zustände</translation>
    </message>
    <message>
        <source>It takes some %1 GiB: more than the %2 GiB that a row may take, so that it ends there and says so.</source>
        <translation>Es braucht etwa %1 GiB: mehr als die %2 GiB, die eine Zeile belegen darf; sie endet dann dort und meldet es.</translation>
    </message>
    <message>
        <source>It takes some %1 GiB and %2 on a machine that does nothing else.</source>
        <translation>Es braucht etwa %1 GiB und %2 auf einem Rechner, der sonst nichts tut.</translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1 stimmen überein</translation>
    </message>
    <message>
        <source>%1 agree, cut off</source>
        <translation>%1 stimmen abgeschnitten überein</translation>
    </message>
    <message>
        <source>%1 can&apos;t be told</source>
        <translation>%1 nicht zu entscheiden</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 weichen ab</translation>
    </message>
    <message>
        <source>%1 of %2 cells are filled</source>
        <translation>%1 von %2 Zellen sind gefüllt</translation>
    </message>
    <message>
        <source>✓ The interval of the checker holds what the formula gives.</source>
        <translation>✓ Das Intervall des Prüfers enthält, was die Formel ergibt.</translation>
    </message>
    <message>
        <source>%1 agree with a formula</source>
        <translation>%1 stimmen mit einer Formel überein</translation>
    </message>
</context>
<context>
    <name>ChanceTables</name>
    <message>
        <source>The system has no memory left for it.</source>
        <translation>Das System hat dafür keinen Speicher mehr.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>The memory ended after %1 states.</source>
        <translation>Nach %1 Zuständen war der Speicher voll.</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, Durchgang %2</translation>
    </message>
    <message>
        <source>The memory ended while %1 was checked.</source>
        <translation>Der Speicher war voll, während %1 geprüft wurde.</translation>
    </message>
    <message>
        <source>With the observer that tools without formulas about actions put beside the model: each state in which the goal is met counts twice.</source>
        <translation>Mit dem Beobachter, den Werkzeuge ohne Formeln über Aktionen neben das Modell stellen: Jeder Zustand, in dem das Ziel erreicht wird, zählt doppelt.</translation>
    </message>
    <message>
        <source>The gambler</source>
        <translation>Der Spieler</translation>
    </message>
    <message>
        <source>Greatest chance</source>
        <translation>Größte Chance</translation>
    </message>
    <message>
        <source>That the gambler gets all coins, with best play.</source>
        <translation>Dass der Spieler alle Münzen bekommt, bei bestem Spiel.</translation>
    </message>
    <message>
        <source>Least chance</source>
        <translation>Kleinste Chance</translation>
    </message>
    <message>
        <source>With worst play.</source>
        <translation>Bei schlechtestem Spiel.</translation>
    </message>
    <message>
        <source>One coin at a time</source>
        <translation>Je eine Münze</translation>
    </message>
    <message>
        <source>One coin or two</source>
        <translation>Eine oder zwei Münzen</translation>
    </message>
    <message>
        <source>Table 1: the ruin of N players with d coins each</source>
        <translation>Tabelle 1: der Ruin von N Spielern mit je d Münzen</translation>
    </message>
    <message>
        <source>States, static</source>
        <translation>Zustände, statisch</translation>
    </message>
    <message>
        <source>States, dynamic</source>
        <translation>Zustände, dynamisch</translation>
    </message>
    <message>
        <source>Its goal is the ruin of the first player.</source>
        <translation>Das Ziel ist der Ruin des ersten Spielers.</translation>
    </message>
    <message>
        <source>Expected length</source>
        <translation>Erwartete Länge</translation>
    </message>
    <message>
        <source>Rounds until somebody is broke.</source>
        <translation>Runden, bis jemand pleite ist.</translation>
    </message>
    <message>
        <source>Ruin of player 1</source>
        <translation>Ruin von Spieler 1</translation>
    </message>
    <message>
        <source>Probability that the first player is broke when the game ends.</source>
        <translation>Wahrscheinlichkeit, dass der erste Spieler am Ende des Spiels pleite ist.</translation>
    </message>
    <message>
        <source>N = %1, d = %2</source>
        <translation>N = %1, d = %2</translation>
    </message>
    <message>
        <source>The study&apos;s 21,449,977 static states of N = 5, d = 100 were counted with the ruin of player 1 as the goal, its other static counts with that of anybody: with that goal there are 22,106,876.</source>
        <translation>Die 21.449.977 statischen Zustände der Studie für N = 5, d = 100 wurden mit dem Ruin von Spieler 1 als Ziel gezählt, ihre anderen statischen mit dem Ruin irgendeines Spielers: Mit diesem Ziel sind es 22.106.876.</translation>
    </message>
    <message>
        <source>Table 2: all dice the same within some turns</source>
        <translation>Tabelle 2: alle Würfel gleich innerhalb einiger Züge</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Transitionen</translation>
    </message>
    <message>
        <source>With the observer, and with a loop where nothing follows.</source>
        <translation>Mit dem Beobachter und mit einer Schleife, wo nichts folgt.</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>Bei bestem Spiel.</translation>
    </message>
    <message>
        <source>%1 dice, %2 turns</source>
        <translation>%1 Würfel, %2 Züge</translation>
    </message>
    <message>
        <source>The study&apos;s 0.99999 is where its program stopped: what is known here has more nines.</source>
        <translation>Bei 0,99999 hat das Programm der Studie aufgehört: Was hier bekannt ist, hat mehr Neunen.</translation>
    </message>
    <message>
        <source>Table 3: the Game of the Goose for two</source>
        <translation>Tabelle 3: das Gänsespiel zu zweit</translation>
    </message>
    <message>
        <source>With the two artefacts of the study&apos;s model: a player who repeats the other one&apos;s special nine is sent to 44 or 17, and without wells the game still ends when the pawns stand where two of them were.</source>
        <translation>Mit den zwei Artefakten des Modells der Studie: Wer die besondere Neun des anderen wiederholt, kommt auf 44 oder 17, und auch ohne Brunnen endet das Spiel, wenn die Figuren da stehen, wo zwei waren.</translation>
    </message>
    <message>
        <source>By the rules as they are written.</source>
        <translation>Nach den Regeln, wie sie geschrieben stehen.</translation>
    </message>
    <message>
        <source>Rolls of both players until one wins or neither can move.</source>
        <translation>Würfe beider Spieler, bis einer gewinnt oder keiner mehr ziehen kann.</translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation>Spieler 1 gewinnt</translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation>Spieler 2 gewinnt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Player 1, by the rules</source>
        <translation>Spieler 1, nach den Regeln</translation>
    </message>
    <message>
        <source>Player 2, by the rules</source>
        <translation>Spieler 2, nach den Regeln</translation>
    </message>
    <message>
        <source>Length, by the rules</source>
        <translation>Länge, nach den Regeln</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>2 dice</source>
        <translation>2 Würfel</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>erste Runde</translation>
    </message>
    <message>
        <source>no first round</source>
        <translation>ohne erste Runde</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>no wells</source>
        <translation>ohne Brunnen</translation>
    </message>
    <message>
        <source>The study&apos;s counts of states can&apos;t be met: the text of its model was never published. It keeps both dice while a pawn moves, ours their sum alone. The same game has 4,431 states or 188,893, as it is written down.</source>
        <translation>Die Zustandszahlen der Studie lassen sich nicht erreichen: Der Text ihres Modells wurde nie veröffentlicht. Es merkt sich beide Würfel, während eine Figur zieht, unseres nur ihre Summe. Dasselbe Spiel hat 4.431 oder 188.893 Zustände, je nachdem, wie man es aufschreibt.</translation>
    </message>
    <message>
        <source>How long the model&apos;s own question takes, from its equation to the answer; not measured in rows of more than %1 states.</source>
        <translation>Wie lange die eigene Frage des Modells dauert, von seiner Gleichung bis zur Antwort; in Zeilen mit mehr als %1 Zuständen nicht gemessen.</translation>
    </message>
    <message>
        <source>Time, reduced</source>
        <translation>Zeit, reduziert</translation>
    </message>
    <message>
        <source>After the reductions.</source>
        <translation>Nach den Reduktionen.</translation>
    </message>
    <message>
        <source>Time, original</source>
        <translation>Zeit, original</translation>
    </message>
    <message>
        <source>Before the reductions.</source>
        <translation>Vor den Reduktionen.</translation>
    </message>
    <message>
        <source>Times of the study, where they are known, are seconds of its programs on a laptop of 2012, and stand with the time of the row.</source>
        <translation>Zeiten der Studie sind, soweit bekannt, Sekunden ihrer Programme auf einem Laptop von 2012 und stehen bei der Zeit der Zeile.</translation>
    </message>
    <message>
        <source>By the formula</source>
        <translation>Nach der Formel</translation>
    </message>
    <message>
        <source>(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study&apos;s equation (1), which knows nothing of a gambler who may choose.</source>
        <translation>(1 - r^start) / (1 - r^goal) mit r = (1-p)/p: Gleichung (1) der Studie, die von einem Spieler mit einer Wahl nichts weiß.</translation>
    </message>
    <message>
        <source>40 of 100 coins, a bet won by 0.49</source>
        <translation>40 von 100 Münzen, eine Wette gewonnen mit 0,49</translation>
    </message>
    <message>
        <source>Length, by formula</source>
        <translation>Länge, nach Formel</translation>
    </message>
    <message>
        <source>Known where d is at most N + 2 (Rocha and Stern): d below N; N / (1 - c) for N, with c = N! p1 ... pN; 1 + N / (1 - c (N+1)/2) for one more; for two more it is the solution of two linear equations.</source>
        <translation>Bekannt, wo d höchstens N + 2 ist (Rocha und Stern): d unter N; N / (1 - c) bei N, mit c = N! p1 ... pN; 1 + N / (1 - c (N+1)/2) bei einem mehr; bei zwei mehr die Lösung zweier linearer Gleichungen.</translation>
    </message>
    <message>
        <source>Ruin, by formula</source>
        <translation>Ruin, nach Formel</translation>
    </message>
    <message>
        <source>Known where d is at most N: (1 - p1)^d, divided by 1 - c where d is N.</source>
        <translation>Bekannt, wo d höchstens N ist: (1 - p1)^d, geteilt durch 1 - c, wo d gleich N ist.</translation>
    </message>
    <message>
        <source>The two times are those of the dynamic model, whose equation the reductions make smaller; its states are as many before and after. Before them it grows so fast with the players that ten of them are not run. The static equation is as small as can be from the beginning.</source>
        <translation>Die beiden Zeiten sind die des dynamischen Modells, dessen Gleichung die Reduktionen verkleinern; es hat davor und danach gleich viele Zustände. Davor wächst sie mit den Spielern so schnell, dass zehn nicht gerechnet werden. Die statische Gleichung ist von Anfang an so klein wie möglich.</translation>
    </message>
    <message>
        <source>Expected turns</source>
        <translation>Erwartete Züge</translation>
    </message>
    <message>
        <source>With best play, in as many turns as it takes.</source>
        <translation>Bei bestem Spiel, in so vielen Zügen, wie es braucht.</translation>
    </message>
    <message>
        <source>5 dice, any number of turns</source>
        <translation>5 Würfel, beliebig viele Züge</translation>
    </message>
    <message>
        <source>Three of a kind, 3 turns</source>
        <translation>Dreierpasch, 3 Züge</translation>
    </message>
    <message>
        <source>Four of a kind, 3 turns</source>
        <translation>Viererpasch, 3 Züge</translation>
    </message>
    <message>
        <source>Large straight, 3 turns</source>
        <translation>Große Straße, 3 Züge</translation>
    </message>
    <message>
        <source>Full house, 3 turns</source>
        <translation>Full House, 3 Züge</translation>
    </message>
    <message>
        <source>The other hands are those of which the study says that they can be computed in the same way; it prints no numbers of them.</source>
        <translation>Die anderen Figuren sind die, von denen die Studie sagt, dass sie sich ebenso berechnen lassen; Zahlen druckt sie davon nicht.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Both stand in wells, and neither can move.</source>
        <translation>Beide stehen in Brunnen, und keiner kann ziehen.</translation>
    </message>
    <message>
        <source>Tie, by the rules</source>
        <translation>Unentschieden, nach den Regeln</translation>
    </message>
    <message>
        <source>The study&apos;s programs took some 90 seconds for the Game of the Goose, on a laptop of 2012.</source>
        <translation>Die Programme der Studie brauchten für das Gänsespiel etwa 90 Sekunden, auf einem Laptop von 2012.</translation>
    </message>
</context>
<context>
    <name>ChanceWork</name>
    <message>
        <source>The property depends on hidden steps: confluent ones are not taken at once.</source>
        <translation>Die Eigenschaft hängt von verborgenen Schritten ab: konfluente werden nicht sofort getan.</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file “%1” needs a name that ends in .png, .svg, .pdf, .csv or .json, which says what to write.</source>
        <translation>Die Datei „%1“ braucht einen Namen, der auf .png, .svg, .pdf, .csv oder .json endet; er sagt, was zu schreiben ist.</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Es gibt noch nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>The picture for “%1” could not be drawn.</source>
        <translation>Das Bild für „%1“ konnte nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>The file “%1” could not be written: %2.</source>
        <translation>Die Datei „%1“ konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF drawing (*.pdf);;CSV table (*.csv);;JSON data (*.json)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Zeichnung (*.pdf);;CSV-Tabelle (*.csv);;JSON-Daten (*.json)</translation>
    </message>
</context>
<context>
    <name>ChartGestures</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Look closer; the wheel does so where the mouse is, a drag moves on</source>
        <translation>Näher heran; das Mausrad tut es dort, wo die Maus ist, Ziehen verschiebt</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>See more; the wheel does so where the mouse is</source>
        <translation>Mehr sehen; das Mausrad tut es dort, wo die Maus ist</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Wieder das ganze Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show the whole chart again (0)</source>
        <translation>Wieder das ganze Diagramm zeigen (0)</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>Series shown in the chart</source>
        <translation>Im Diagramm gezeigte Reihen</translation>
    </message>
    <message>
        <source>Show all series</source>
        <translation>Alle Reihen zeigen</translation>
    </message>
    <message>
        <source>Show only this series</source>
        <translation>Nur diese Reihe zeigen</translation>
    </message>
    <message>
        <source>Hide all series</source>
        <translation>Alle Reihen ausblenden</translation>
    </message>
</context>
<context>
    <name>ClassExportMenu</name>
    <message>
        <source>Write how the class did to a file</source>
        <translation>In eine Datei schreiben, wie die Klasse abgeschnitten hat</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Questions as CSV…</source>
        <translation>&amp;Fragen als CSV…</translation>
    </message>
    <message>
        <source>A row for each question, for spreadsheets</source>
        <translation>Eine Zeile für jede Frage, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>&amp;Students as CSV…</source>
        <translation>&amp;Lernende als CSV…</translation>
    </message>
    <message>
        <source>A row for each student, for spreadsheets</source>
        <translation>Eine Zeile für jede Person, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>students</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Bericht als PDF…</translation>
    </message>
    <message>
        <source>Both tables, what the students wrote, and what was left out</source>
        <translation>Beide Tabellen, was geschrieben wurde und was ausgelassen wurde</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Klasse exportieren</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Drop the files that your students handed in here, NAME.answers.json, or a folder of them. They are only read; nothing leaves this machine.</source>
        <translation>Die abgegebenen Dateien hierher ziehen, NAME.answers.json, oder einen Ordner damit. Sie werden nur gelesen; nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>How a class did: the answers that students handed in, put together</source>
        <translation>Wie eine Klasse abgeschnitten hat: die abgegebenen Antworten, zusammengeführt</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Read files that students handed in; they can be dropped on the page as well</source>
        <translation>Abgegebene Dateien lesen; sie können auch auf die Seite gezogen werden</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Read all answers in a folder and in those below it</source>
        <translation>Alle Antworten in einem Ordner und darunter lesen</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Lektion…</translation>
    </message>
    <message>
        <source>The lesson that was answered, for the texts and the order of its questions; those of the program are found by themselves</source>
        <translation>Die beantwortete Lektion, für Texte und Reihenfolge ihrer Fragen; die des Programms finden sich von selbst</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Read all files once more</source>
        <translation>Alle Dateien noch einmal lesen</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>Alle entfernen…</translation>
    </message>
    <message>
        <source>Take all files off the page; the files themselves stay</source>
        <translation>Alle Dateien von der Seite nehmen; die Dateien selbst bleiben</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>A row for each question; a click on a heading sorts</source>
        <translation>Eine Zeile für jede Frage; ein Klick auf eine Überschrift sortiert</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>A row for each student; Enter or a double click shows the answers, a click on a heading sorts</source>
        <translation>Eine Zeile für jede Person; Eingabe oder Doppelklick zeigt die Antworten, ein Klick auf eine Überschrift sortiert</translation>
    </message>
    <message>
        <source>What the students wrote</source>
        <translation>Was die Lernenden geschrieben haben</translation>
    </message>
    <message>
        <source>Views of the class</source>
        <translation>Ansichten der Klasse</translation>
    </message>
    <message>
        <source>What they wrote</source>
        <translation>Geschriebenes</translation>
    </message>
    <message>
        <source>All files were taken off the page.</source>
        <translation>Alle Dateien wurden von der Seite genommen.</translation>
    </message>
    <message>
        <source>All files were counted.</source>
        <translation>Alle Dateien wurden gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n Datei ausgelassen.</numerusform>
            <numerusform>%n Dateien ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no answers that can be counted.</source>
        <translation>Es gibt keine Antworten, die gezählt werden können.</translation>
    </message>
    <message>
        <source>The lesson is not known here; Lesson… tells which it is.</source>
        <translation>Die Lektion ist hier nicht bekannt; Lektion… sagt, welche es ist.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody wrote a free text.</source>
        <translation>Niemand hat einen freien Text geschrieben.</translation>
    </message>
    <message>
        <source>Answers of students</source>
        <translation>Antworten der Lernenden</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>Antworten (*%1)</translation>
    </message>
    <message>
        <source>A folder of answers</source>
        <translation>Ein Ordner mit Antworten</translation>
    </message>
    <message>
        <source>The lesson that was answered</source>
        <translation>Die beantwortete Lektion</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lektionen (*%1)</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Take all files off the page? The files themselves stay.</source>
        <translation>Alle Dateien von der Seite nehmen? Die Dateien selbst bleiben.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es ging</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Sofort richtig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Commonest wrong answer</source>
        <translation>Häufigste falsche Antwort</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mittlere Zeit (Median)</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Lernende Person</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>It could not be read: %1</source>
        <translation>Sie konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Files to look at</source>
        <translation>Anzusehende Dateien</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Anzusehen</translation>
    </message>
    <message>
        <source>To look at (%1)</source>
        <translation>Anzusehen (%1)</translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message>
        <source>These are answers to another lesson: %1.</source>
        <translation>Das sind Antworten zu einer anderen Lektion: %1.</translation>
    </message>
    <message>
        <source>These are answers to version %1 of the lesson, not %2.</source>
        <translation>Das sind Antworten zu Version %1 der Lektion, nicht %2.</translation>
    </message>
    <message>
        <source>This is the same as %1.</source>
        <translation>Das ist dasselbe wie %1.</translation>
    </message>
    <message>
        <source>%1 was handed in by the same student later, and counts.</source>
        <translation>%1 wurde später von derselben Person abgegeben und zählt.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es ging</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Commonest wrong answer</source>
        <translation>Häufigste falsche Antwort</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mittlere Zeit (Median)</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Lernende Person</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Sofort richtig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>What they wrote</source>
        <translation>Geschriebenes</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · Version %2 · Fourcast %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
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
            <numerusform>%1, Version %2: %n Person.</numerusform>
            <numerusform>%1, Version %2: %n Personen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at once</source>
        <translation>
            <numerusform>%n sofort</numerusform>
            <numerusform>%n sofort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <translation>
            <numerusform>%n später</numerusform>
            <numerusform>%n später</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n falsch</numerusform>
            <numerusform>%n falsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to read</source>
        <translation>
            <numerusform>%n zu lesen</numerusform>
            <numerusform>%n zu lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>It has the answers of %1, to the second, under another name. Both count.</source>
        <translation>Sie hat auf die Sekunde die Antworten von %1 unter einem anderen Namen. Beide zählen.</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Zeit pro Partie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Extra time for each move</source>
        <translation>Zeitzuschlag pro Zug</translation>
    </message>
    <message>
        <source>Added after each move</source>
        <translation>Kommt nach jedem Zug hinzu</translation>
    </message>
    <message>
        <source>Extra per move:</source>
        <translation>Zuschlag pro Zug:</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a colour, before its time</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Time for %1</source>
        <comment>a colour</comment>
        <translation>Zeit für %1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>The clock starts with the next game.</source>
        <translation>Die Uhr startet mit der nächsten Partie.</translation>
    </message>
    <message>
        <source>A clock is for two people.</source>
        <translation>Eine Uhr gibt es nur für zwei Personen.</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>%1: time&apos;s up</source>
        <comment>whose clock</comment>
        <translation>%1: Zeit abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n Sekunde übrig</numerusform>
            <numerusform>%n Sekunden übrig</numerusform>
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
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
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
        <translation>%1, angehalten</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>Zeit abgelaufen</translation>
    </message>
</context>
<context>
    <name>CoinPiles</name>
    <message>
        <source>broke</source>
        <translation>pleite</translation>
    </message>
    <message>
        <source>player %1 has %2</source>
        <translation>Spieler %1 hat %2</translation>
    </message>
    <message>
        <source>Coins: %1.</source>
        <translation>Münzen: %1.</translation>
    </message>
</context>
<context>
    <name>ColumnBoard</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>To move: the first player (round discs)</source>
        <translation>Am Zug: die erste Seite (runde Steine)</translation>
    </message>
    <message>
        <source>To move: the second player (square discs)</source>
        <translation>Am Zug: die zweite Seite (eckige Steine)</translation>
    </message>
    <message>
        <source>Position; choose a column</source>
        <translation>Stellung; eine Spalte wählen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>%1. Rows from above, X for the first player, O for the second: %2</source>
        <translation>%1. Reihen von oben, X für die erste Seite, O für die zweite: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
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
        <translation>R</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: a loss</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>on a chip below a column</comment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>on a chip below a column</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>on a chip below a column</comment>
        <translation>verliert</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>on a chip below a column: moves to the end</comment>
        <translation>in %1</translation>
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
        <translation>%1, beste Spalte</translation>
    </message>
    <message>
        <source>%1. Exact score %2 as %3 sees it; click to see the move</source>
        <translation>%1. Exakter Wert %2 aus der Sicht von %3; klicken, um den Zug zu sehen</translation>
    </message>
</context>
<context>
    <name>ColumnValues</name>
    <message>
        <source>Value of column %1</source>
        <translation>Wert der Spalte %1</translation>
    </message>
    <message>
        <source>Not searched, or full</source>
        <translation>Nicht durchsucht oder voll</translation>
    </message>
</context>
<context>
    <name>CompareForm</name>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>The moves that lead to it, as 44536 or d1 d2 e1</source>
        <translation>Die Züge dorthin, etwa 44536 oder d1 d2 e1</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Vom Brett</translation>
    </message>
    <message>
        <source>Take the position that is on the board</source>
        <translation>Die Stellung vom Brett nehmen</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Each engine searches so often, in turn with the others; from six on the median has an interval</source>
        <translation>So oft sucht jede Engine, abwechselnd mit den anderen; ab sechs hat der Median ein Intervall</translation>
    </message>
    <message>
        <source>Whom the others are measured against</source>
        <translation>Woran die anderen gemessen werden</translation>
    </message>
    <message>
        <source>What pruning saves</source>
        <translation>Was das Beschneiden spart</translation>
    </message>
    <message>
        <source>Count the full tree and the least one, and run alpha-beta that tries the columns from left to right</source>
        <translation>Den ganzen und den kleinsten Baum zählen und Alpha-Beta ausführen, das die Spalten von links nach rechts versucht</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Stellung:</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Wiederholungen:</translation>
    </message>
    <message>
        <source>Reference:</source>
        <translation>Referenz:</translation>
    </message>
</context>
<context>
    <name>CompareModel</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Who searched, and how</source>
        <translation>Wer gesucht hat und wie</translation>
    </message>
    <message>
        <source>Best move: value</source>
        <translation>Bester Zug: Wert</translation>
    </message>
    <message>
        <source>The column, and what it is worth to the player to move, in the engine&apos;s own units</source>
        <translation>Die Spalte, und was sie für die Seite am Zug wert ist, in den Einheiten der Engine</translation>
    </message>
    <message>
        <source>%1: times %2</source>
        <comment>a quantity and a letter</comment>
        <translation>%1: mal %2</translation>
    </message>
    <message>
        <source>How many times as much as the reference needed in the same round: the median, and below it from where to where</source>
        <translation>Das Wievielfache dessen, was die Referenz in derselben Runde brauchte: der Median, und darunter von wo bis wo</translation>
    </message>
    <message>
        <source> The median of the repetitions, and below it from where to where.</source>
        <translation> Der Median der Wiederholungen, und darunter von wo bis wo.</translation>
    </message>
    <message>
        <source>Full tree</source>
        <translation>Ganzer Baum</translation>
    </message>
    <message>
        <source>Positions to the depth that was searched, without pruning; a finished game ends its line</source>
        <translation>Stellungen bis zur durchsuchten Tiefe, ohne Beschneiden; eine beendete Partie beendet ihre Zugfolge</translation>
    </message>
    <message>
        <source>Visited of it</source>
        <translation>Davon besucht</translation>
    </message>
    <message>
        <source>The nodes of all depths that were finished, against the full tree</source>
        <translation>Die Knoten aller fertigen Tiefen, gegenüber dem ganzen Baum</translation>
    </message>
    <message>
        <source>Least tree</source>
        <translation>Kleinster Baum</translation>
    </message>
    <message>
        <source>The fewest positions that prove the value: a best move is tried first everywhere</source>
        <translation>Die wenigsten Stellungen, die den Wert beweisen: Überall wird ein bester Zug zuerst versucht</translation>
    </message>
    <message>
        <source>Alpha-beta from the left</source>
        <translation>Alpha-Beta von links</translation>
    </message>
    <message>
        <source>What plain alpha-beta visits that tries the columns from left to right, with the same heuristic to the same depth</source>
        <translation>Was einfaches Alpha-Beta besucht, das die Spalten von links nach rechts versucht, mit derselben Heuristik bis zur selben Tiefe</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <translation>bis Tiefe %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <translation>Zugfolge: %1</translation>
    </message>
    <message>
        <source>This number should be the same in each repetition, and was not.</source>
        <translation>Diese Zahl sollte in jeder Wiederholung gleich sein und war es nicht.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Let each engine search in turn</source>
        <translation>Jede Engine der Reihe nach suchen lassen</translation>
    </message>
    <message>
        <source>Wait after the search under way, and go on later</source>
        <translation>Nach der laufenden Suche warten und später weitermachen</translation>
    </message>
    <message>
        <source>Stop, and keep the searches that are finished</source>
        <translation>Aufhören und die fertigen Suchen behalten</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v von %m Schritten</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Fertige Suchen</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Den Vergleich exportieren</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>vergleich</translation>
    </message>
    <message>
        <source>One position by several engines or settings: what each search costs, and what pruning saves.</source>
        <translation>Eine Stellung, mehrere Engines oder Einstellungen: was jede Suche kostet und was das Beschneiden spart.</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Suchen vergleichen</translation>
    </message>
    <message>
        <source>The same position by up to six engines or settings, again and again in turn: nodes, times and what pruning saves</source>
        <translation>Dieselbe Stellung mit bis zu sechs Engines oder Einstellungen, immer wieder der Reihe nach: Knoten, Zeiten und was das Beschneiden spart</translation>
    </message>
    <message>
        <source>What the comparison found</source>
        <translation>Was der Vergleich ergab</translation>
    </message>
    <message>
        <source>What the chart shows, and whose ratios the table has</source>
        <translation>Was das Diagramm zeigt, und wessen Verhältnisse die Tabelle hat</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Which columns the table has</source>
        <translation>Welche Spalten die Tabelle hat</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Diagramm:</translation>
    </message>
    <message>
        <source>What each engine&apos;s searches cost</source>
        <translation>Was die Suchen jeder Engine kosten</translation>
    </message>
    <message>
        <source>Times the reference</source>
        <translation>Vielfaches der Referenz</translation>
    </message>
    <message>
        <source>From 1 to %1 engines can be compared, not %2.</source>
        <translation>Es lassen sich 1 bis %1 Engines vergleichen, nicht %2.</translation>
    </message>
    <message>
        <source>There is no quantity called &quot;%1&quot;.</source>
        <translation>Es gibt keine Zahl namens „%1“.</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Suche läuft.</translation>
    </message>
    <message>
        <source>Who is the quickest, and how much of the tree was left out, is said here.</source>
        <translation>Hier steht, wer am schnellsten ist und wie viel vom Baum ausgelassen wurde.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Verglichene Suchen</translation>
    </message>
    <message>
        <source>Cancelled before the first search was finished.</source>
        <translation>Abgebrochen, bevor die erste Suche fertig war.</translation>
    </message>
    <message>
        <source>Cancelled before the first search was finished: the result of before stays.</source>
        <translation>Abgebrochen, bevor die erste Suche fertig war: Das Ergebnis von vorher bleibt.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>A person can&apos;t be compared; choose an engine.</source>
        <translation>Ein Mensch lässt sich nicht vergleichen; wählen Sie eine Engine.</translation>
    </message>
    <message>
        <source>%1 needs a limit: a depth, nodes or a time.</source>
        <translation>%1 braucht eine Grenze: eine Tiefe, Knoten oder eine Zeit.</translation>
    </message>
    <message>
        <source>From 1 to %1 engines can be compared, not %2.</source>
        <translation>Es lassen sich 1 bis %1 Engines vergleichen, nicht %2.</translation>
    </message>
    <message>
        <source>The number of repetitions must be from 1 to %1, not %2.</source>
        <translation>Die Zahl der Wiederholungen muss von 1 bis %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>The reference must be one of the engines, 1 to %1, not %2.</source>
        <translation>Die Referenz muss eine der Engines sein, 1 bis %1, nicht %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie beendet.</translation>
    </message>
    <message>
        <source>The system has not as many threads as &quot;%1&quot; takes.</source>
        <translation>Das System hat nicht so viele Threads, wie „%1“ braucht.</translation>
    </message>
    <message>
        <source>There is not as much memory as &quot;%1&quot; takes.</source>
        <translation>Es ist nicht so viel Speicher da, wie „%1“ braucht.</translation>
    </message>
    <message>
        <source>plies</source>
        <translation>Halbzügen</translation>
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
        <translation>%1 bis %2 (95 %)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 is the quickest, %2 times as fast as %3</source>
        <translation>%1 ist am schnellsten, %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>%1 takes %2 times as long as %3</source>
        <translation>%1 braucht %2-mal so lange wie %3</translation>
    </message>
    <message>
        <source> (95 %: %1 to %2)</source>
        <translation> (95 %: %1 bis %2)</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 bis %2)</translation>
    </message>
    <message>
        <source>%1 is the quickest.</source>
        <translation>%1 ist am schnellsten.</translation>
    </message>
    <message>
        <source>The best move of every search is column %1.</source>
        <translation>Der beste Zug jeder Suche ist Spalte %1.</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1: Spalte %2</translation>
    </message>
    <message>
        <source>They do not agree on the best move. %1.</source>
        <translation>Sie sind sich über den besten Zug nicht einig. %1.</translation>
    </message>
    <message>
        <source>The best move is not the same in every repetition.</source>
        <translation>Der beste Zug ist nicht in jeder Wiederholung derselbe.</translation>
    </message>
    <message>
        <source>the least tree that proves the value has %1</source>
        <translation>der kleinste Baum, der den Wert beweist, hat %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs more than %1</source>
        <translation>Alpha-Beta von links nach rechts braucht mehr als %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs %1</source>
        <translation>Alpha-Beta von links nach rechts braucht %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>repetitions: %1, in turn</source>
        <translation>Wiederholungen: %1, abwechselnd</translation>
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
        <translation> (nicht immer)</translation>
    </message>
    <message>
        <source>%1 visited %2 of the full tree of %3 positions to depth %4</source>
        <translation>%1 besuchte %2 des ganzen Baums von %3 Stellungen bis Tiefe %4</translation>
    </message>
    <message>
        <source>%1 visited nothing; the full tree to depth %2 has %3 positions</source>
        <translation>%1 besuchte nichts; der ganze Baum bis Tiefe %2 hat %3 Stellungen</translation>
    </message>
    <message>
        <source>%1 visited %2 positions; the full tree to depth %3 is too large to be counted (to depth %4 it has %5)</source>
        <translation>%1 besuchte %2 Stellungen; der ganze Baum bis Tiefe %3 ist zu groß, um gezählt zu werden (bis Tiefe %4 hat er %5)</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig beendet.</translation>
    </message>
    <message>
        <source>What was counted is not the same in each repetition of %1: a limit of time ended it, or workers share a table.</source>
        <translation>Das Gezählte ist nicht in jeder Wiederholung von %1 gleich: Eine Zeitgrenze beendete sie, oder Worker teilen sich eine Tabelle.</translation>
    </message>
    <message>
        <source>Searches whose times are disturbed, because something else had the processors: %1.</source>
        <translation>Suchen, deren Zeiten gestört sind, weil etwas anderes die Prozessoren hatte: %1.</translation>
    </message>
    <message>
        <source>Fewer than six repetitions have a spread and no interval.</source>
        <translation>Weniger als sechs Wiederholungen haben eine Streuung und kein Intervall.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Verglichene Suchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Gestört</translation>
    </message>
    <message>
        <source>searches: %1</source>
        <translation>Suchen: %1</translation>
    </message>
    <message>
        <source>%1 and %2, the quickest, can&apos;t be told apart by their times.</source>
        <translation>%1 und %2, die Schnellsten, sind an ihren Zeiten nicht zu unterscheiden.</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Two runs compared</source>
        <translation>Zwei Läufe im Vergleich</translation>
    </message>
    <message>
        <source>This run: %1. %2
Other run: %3. %4</source>
        <translation>Dieser Lauf: %1. %2
Anderer Lauf: %3. %4</translation>
    </message>
    <message>
        <source>Cells of both runs</source>
        <translation>Zellen beider Läufe</translation>
    </message>
    <message>
        <source>The two runs have no cell of the same name: nothing can be compared.</source>
        <translation>Die beiden Läufe haben keine Zelle gleichen Namens: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Shares won by the first named, with Wilson&apos;s 95 % intervals. Intervals that are apart speak for a real difference; those that overlap leave it open.</source>
        <translation>Anteile der Siege des zuerst Genannten, mit 95-%-Intervallen nach Wilson. Getrennte Intervalle sprechen für einen echten Unterschied; überlappende lassen ihn offen.</translation>
    </message>
</context>
<context>
    <name>ConformView</name>
    <message>
        <source>worker %1 takes column %2</source>
        <translation>Worker %1 nimmt Spalte %2</translation>
    </message>
    <message>
        <source>worker %1 has searched column %2: %3</source>
        <translation>Worker %1 hat Spalte %2 durchsucht: %3</translation>
    </message>
    <message>
        <source>all are done: column %1 is the best, with %2</source>
        <translation>alle sind fertig: Spalte %1 ist die beste, mit %2</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3 (of equal ones, by lot)</source>
        <translation>%1, Tiefe %2, spielt %3 (unter gleichen per Los)</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3</source>
        <translation>%1, Tiefe %2, spielt %3</translation>
    </message>
    <message>
        <source>● conforms</source>
        <translation>● konform</translation>
    </message>
    <message>
        <source>○ conforms as far as it goes</source>
        <translation>○ konform, soweit es reicht</translation>
    </message>
    <message>
        <source>▲ does not conform</source>
        <translation>▲ nicht konform</translation>
    </message>
    <message>
        <source>Hold each engine&apos;s move against the model</source>
        <translation>Jeden Zug der Engine mit dem Modell vergleichen</translation>
    </message>
    <message>
        <source>Show as a path</source>
        <translation>Als Pfad zeigen</translation>
    </message>
    <message>
        <source>While a game is played, what the workers of a mapped search did is replayed step by step in the model of the search</source>
        <translation>Während eine Partie läuft, wird im Modell der Suche Schritt für Schritt nachgespielt, was die Worker einer verteilten Suche taten</translation>
    </message>
    <message>
        <source>The states of this run&apos;s model, and the run as a path through them</source>
        <translation>Die Zustände des Modells dieser Suche, und die Suche als Pfad darin</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Searches that were held against the model</source>
        <translation>Suchen, die mit dem Modell verglichen wurden</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>Im Modell</translation>
    </message>
    <message>
        <source>Events of the chosen search</source>
        <translation>Ereignisse der gewählten Suche</translation>
    </message>
    <message>
        <source>Values are in units of the heuristic, for the side to move</source>
        <translation>Werte in Einheiten der Heuristik, für die Seite am Zug</translation>
    </message>
    <message>
        <source>Play against an engine that shares its moves among workers, such as mapped-h1: each of its searches appears here.</source>
        <translation>Spielen Sie gegen eine Engine, die ihre Züge auf Worker verteilt, etwa mapped-h1: Jede ihrer Suchen erscheint hier.</translation>
    </message>
    <message>
        <source>Switched off: no search is looked at. Switched on, what the workers of each engine&apos;s move did is replayed step by step in the model of the search.</source>
        <translation>Ausgeschaltet: Keine Suche wird betrachtet. Eingeschaltet wird im Modell der Suche Schritt für Schritt nachgespielt, was die Worker bei jedem Zug einer Engine taten.</translation>
    </message>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything that their workers did.</source>
        <translation>
            <numerusform>Die Suche ist konform: Das Modell erlaubt alles, was ihre Worker taten.</numerusform>
            <numerusform>Alle %n Suchen sind konform: Das Modell erlaubt alles, was ihre Worker taten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) did not conform.</source>
        <translation>
            <numerusform>%n Suche war nicht konform.</numerusform>
            <numerusform>%n Suchen waren nicht konform.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one to see the step that the model does not allow.</source>
        <translation>Wählen Sie eine, um den Schritt zu sehen, den das Modell nicht erlaubt.</translation>
    </message>
    <message>
        <source>▲ %1 is not allowed here</source>
        <translation>▲ %1 ist hier nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>Conformance</name>
    <message numerus="yes">
        <source>Conforms: the model allows all %n event(s).</source>
        <translation>
            <numerusform>Konform: Das Modell erlaubt das eine Ereignis.</numerusform>
            <numerusform>Konform: Das Modell erlaubt alle %n Ereignisse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conforms as far as it goes: the model allows all %n event(s); the search ended before its result.</source>
        <translation>
            <numerusform>Konform, soweit es reicht: Das Modell erlaubt das eine Ereignis; die Suche endete vor ihrem Ergebnis.</numerusform>
            <numerusform>Konform, soweit es reicht: Das Modell erlaubt alle %n Ereignisse; die Suche endete vor ihrem Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not conform: event %1, %2, is none that the model allows there. It allows %3.</source>
        <translation>Nicht konform: Ereignis %1, %2, ist keines, das das Modell dort erlaubt. Es erlaubt %3.</translation>
    </message>
</context>
<context>
    <name>Contender</name>
    <message>
        <source>An engine is missing; the engines are %1.</source>
        <translation>Es fehlt eine Engine; die Engines sind %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must say %2 with a whole number from %3 to %4.</source>
        <translation>In „%1“ gehört zu %2 eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot; nothing follows %2.</source>
        <translation>In „%1“ folgt nichts auf %2.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot; the word %2 is of no use to %3.</source>
        <translation>In „%1“ kann mit dem Wort %2 %3 nichts anfangen.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot; nobody knows &quot;%2&quot;; behind an engine can stand %3.</source>
        <translation>In „%1“ ist „%2“ unbekannt; hinter einer Engine kann %3 stehen.</translation>
    </message>
</context>
<context>
    <name>ContenderChart</name>
    <message>
        <source>Chart of one quantity of the engines that are compared</source>
        <translation>Diagramm einer Zahl der verglichenen Engines</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 times that of %2</source>
        <translation>%1-mal so viel wie %2</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, Wiederholung %2: %3</translation>
    </message>
    <message>
        <source>Disturbed: something else had the processors.</source>
        <translation>Gestört: etwas anderes hatte die Prozessoren.</translation>
    </message>
    <message>
        <source>Choose engines above, then Run: what each search cost is drawn here, every repetition as a point.</source>
        <translation>Oben Engines wählen, dann starten: hier wird gezeichnet, was jede Suche kostete, jede Wiederholung als Punkt.</translation>
    </message>
    <message>
        <source>None of these engines counts that.</source>
        <translation>Keine dieser Engines zählt das.</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>95-%-Intervall des Medians</translation>
    </message>
    <message>
        <source>least to most</source>
        <translation>kleinster bis größter</translation>
    </message>
    <message>
        <source>one search</source>
        <translation>eine Suche</translation>
    </message>
    <message>
        <source>a disturbed search</source>
        <translation>eine gestörte Suche</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Chart of the cost over what grows</source>
        <translation>Diagramm der Kosten über dem, was wächst</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 board</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>No part of the line: %1</source>
        <translation>Gehört nicht zur Linie: %1</translation>
    </message>
    <message>
        <source>Choose what grows above, then Run: the cost of each point is drawn here, with the line through them.</source>
        <translation>Oben wählen, was wächst, dann starten: hier werden die Kosten jedes Punkts gezeichnet, mit der Linie hindurch.</translation>
    </message>
    <message>
        <source>median, least to most</source>
        <translation>Median, kleinster bis größter</translation>
    </message>
    <message>
        <source>no part of the line</source>
        <translation>nicht in der Linie</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>1 node</source>
        <translation>1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
</context>
<context>
    <name>CurvesFigure</name>
    <message>
        <source>Study curves: nodes and time for each move at depths 4 and 6</source>
        <translation>Studienkurven: Knoten und Zeit für jeden Zug bei Tiefe 4 und 6</translation>
    </message>
    <message>
        <source>The arrow keys go from point to point, Enter shows that move of the game.</source>
        <translation>Die Pfeiltasten gehen von Punkt zu Punkt, Eingabe zeigt diesen Zug der Partie.</translation>
    </message>
    <message>
        <source>This program: %1, seed %2. %3</source>
        <translation>Dieses Programm: %1, Startwert %2. %3</translation>
    </message>
    <message>
        <source>The article: Kang, Wang and Hu (2019), figures 12 and 13, one game for each depth.</source>
        <translation>Der Artikel: Kang, Wang und Hu (2019), Abbildungen 12 und 13, eine Partie je Tiefe.</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Zeit in ms</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Depth %1: time for each move</source>
        <translation>Tiefe %1: Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Depth %1: nodes for each move</source>
        <translation>Tiefe %1: Knoten für jeden Zug</translation>
    </message>
    <message>
        <source>The article, depth %1, one game</source>
        <translation>Der Artikel, Tiefe %1, eine Partie</translation>
    </message>
    <message>
        <source>This program, depth %1, one game</source>
        <translation>Dieses Programm, Tiefe %1, eine Partie</translation>
    </message>
    <message>
        <source>Ply %1: %2 ms</source>
        <translation>Halbzug %1: %2 ms</translation>
    </message>
    <message>
        <source>Ply %1: %2 nodes</source>
        <translation>Halbzug %1: %2 Knoten</translation>
    </message>
    <message>
        <source>%1, disturbed by other work</source>
        <translation>%1, gestört durch andere Arbeit</translation>
    </message>
    <message>
        <source>There are no curves to draw.</source>
        <translation>Es gibt keine Kurven zu zeichnen.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Knoten und Zeit für jeden Zug</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Zeile %1, Spalte %2: %3.</translation>
    </message>
    <message>
        <source>Line %1 contradicts line %2, which has the same position or its mirror image.</source>
        <translation>Zeile %1 widerspricht Zeile %2, die dieselbe Stellung oder ihr Spiegelbild hat.</translation>
    </message>
    <message>
        <source>The data set %1 can&apos;t be read: %2.</source>
        <translation>Der Datensatz %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>the line ends after %1 of %2 squares</source>
        <translation>die Zeile endet nach %1 von %2 Feldern</translation>
    </message>
    <message>
        <source>a square must be x, o or b</source>
        <translation>ein Feld muss x, o oder b sein</translation>
    </message>
    <message>
        <source>a comma must follow a square</source>
        <translation>nach einem Feld muss ein Komma folgen</translation>
    </message>
    <message>
        <source>this disc has no disc below it</source>
        <translation>unter diesem Stein liegt kein Stein</translation>
    </message>
    <message>
        <source>the last field must be win, loss or draw</source>
        <translation>der letzte Eintrag muss win, loss oder draw sein</translation>
    </message>
    <message>
        <source>%1 x and %2 o can&apos;t come up in a game</source>
        <translation>%1 x und %2 o können in einer Partie nicht vorkommen</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>in dieser Stellung ist die Partie zu Ende</translation>
    </message>
</context>
<context>
    <name>DatasetEngine</name>
    <message>
        <source>looked up in the data set, seed %1</source>
        <translation>im Datensatz nachgeschlagen, Startwert %1</translation>
    </message>
    <message>
        <source>not in the data set, %1</source>
        <translation>nicht im Datensatz, %1</translation>
    </message>
</context>
<context>
    <name>DiceShown</name>
    <message>
        <source>No die lies yet</source>
        <translation>Noch liegt kein Würfel</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Die Würfel zeigen %1</translation>
    </message>
    <message>
        <source>%1; %2 in the hand.</source>
        <translation>%1; %2 in der Hand.</translation>
    </message>
</context>
<context>
    <name>DockSet</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays, and how strongly</source>
        <translation>Wer spielt und wie stark</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The moves of the game as a list</source>
        <translation>Die Züge der Partie als Liste</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What the exact solver knows of the position</source>
        <translation>Was der exakte Solver über die Stellung weiß</translation>
    </message>
    <message>
        <source>Engine report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>What the last search found and what it cost</source>
        <translation>Was die letzte Suche fand und was sie kostete</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>How good the game&apos;s moves were</source>
        <translation>Wie gut die Züge der Partie waren</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>What the heuristics H1 and H2 are made of, feature by feature</source>
        <translation>Woraus die Heuristiken H1 und H2 bestehen, Merkmal für Merkmal</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>What was played from here, and how it ended</source>
        <translation>Was von hier aus gespielt wurde und wie es endete</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Wer nach jedem Zug bei bestem Spiel gewinnt</translation>
    </message>
    <message>
        <source>Study curves</source>
        <translation>Studienkurven</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s games played again</source>
        <translation>Die Partien der Heuristik-Studie, neu gespielt</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>What each worker did in the search of a move, and when</source>
        <translation>Was jeder Worker bei der Suche nach einem Zug tat, und wann</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>The studies repeated, and own experiments</source>
        <translation>Die Studien wiederholt, und eigene Experimente</translation>
    </message>
    <message>
        <source>After an engine&apos;s move, what its workers did is shown here.</source>
        <translation>Nach dem Zug einer Engine wird hier gezeigt, was ihre Worker taten.</translation>
    </message>
    <message>
        <source>Any figure</source>
        <translation>Beliebige Zahl</translation>
    </message>
    <message>
        <source>Any number that a search reports, by move and by game</source>
        <translation>Jede Zahl, die eine Suche meldet, nach Zug und nach Partie</translation>
    </message>
</context>
<context>
    <name>DotLayout</name>
    <message>
        <source>Graphviz did not answer as expected.</source>
        <translation>Graphviz hat nicht wie erwartet geantwortet.</translation>
    </message>
</context>
<context>
    <name>EngineFactory</name>
    <message>
        <source>There is no engine called &quot;%1&quot;; the engines are %2.</source>
        <translation>Es gibt keine Engine namens „%1“; die Engines sind %2.</translation>
    </message>
    <message>
        <source>plays any legal move</source>
        <translation>spielt irgendeinen erlaubten Zug</translation>
    </message>
    <message>
        <source>plays the best move there is, proved to the end of the game</source>
        <translation>spielt den besten Zug, den es gibt, bewiesen bis zum Ende der Partie</translation>
    </message>
    <message>
        <source>plays from the labels of the data set of eight discs where they decide, elsewhere as %1</source>
        <translation>spielt nach den Labels des Datensatzes mit acht Steinen, wo diese entscheiden, sonst wie %1</translation>
    </message>
    <message>
        <source>%1, opponent %2 of %3: %4</source>
        <translation>%1, Gegner %2 von %3: %4</translation>
    </message>
    <message>
        <source>all wins alike</source>
        <translation>alle Siege gleich</translation>
    </message>
    <message>
        <source>fastest win first</source>
        <translation>schnellster Sieg zuerst</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>looks one move ahead and takes what %1 values most</source>
        <translation>sieht einen Zug voraus und nimmt, was %1 am höchsten bewertet</translation>
    </message>
    <message>
        <source>searches the whole tree to its depth, valued with %1</source>
        <translation>durchsucht den ganzen Baum bis zu ihrer Tiefe, bewertet mit %1</translation>
    </message>
    <message>
        <source>the article&apos;s search: alpha-beta with one shared window, columns from left to right, valued with %1</source>
        <translation>die Suche des Artikels: Alpha-Beta mit einem gemeinsamen Fenster, Spalten von links nach rechts, bewertet mit %1</translation>
    </message>
    <message>
        <source>the article&apos;s flow chart at its word: as study, but a finished game is worth what %1 says, so that H2 and an H1 without feature 1 don&apos;t know it</source>
        <translation>das Ablaufdiagramm des Artikels wörtlich genommen: wie study, aber eine beendete Partie ist wert, was %1 sagt; H2 und eine H1 ohne Merkmal 1 erkennen sie also nicht</translation>
    </message>
    <message>
        <source>alpha-beta with ordered moves, deepening, valued with %1</source>
        <translation>Alpha-Beta mit geordneten Zügen und wachsender Tiefe, bewertet mit %1</translation>
    </message>
    <message>
        <source>alpha-beta whose root moves are mapped over the workers, valued with %1</source>
        <translation>Alpha-Beta, dessen Wurzelzüge auf die Worker verteilt werden, bewertet mit %1</translation>
    </message>
    <message>
        <source>finished games known through feature 1</source>
        <translation>beendete Partien durch Merkmal 1 bekannt</translation>
    </message>
    <message>
        <source>finished games unknown</source>
        <translation>beendete Partien unbekannt</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Opponents, from easy to hard</source>
        <translation>Gegner, von leicht bis schwer</translation>
    </message>
    <message>
        <source>For experts: look ahead as deep as you say</source>
        <translation>Für Fachleute: rechnen so tief, wie Sie sagen</translation>
    </message>
    <message>
        <source>For experts: the study&apos;s programs, move for move</source>
        <translation>Für Fachleute: die Programme der Studie, Zug für Zug</translation>
    </message>
    <message>
        <source>For experts: know the exact result</source>
        <translation>Für Fachleute: kennen das exakte Ergebnis</translation>
    </message>
    <message>
        <source>For experts: look at the moves alone</source>
        <translation>Für Fachleute: sehen nur die Züge selbst an</translation>
    </message>
</context>
<context>
    <name>EngineSession</name>
    <message>
        <source>There is not enough memory for the engine to think. It can be started again when other programs have ended.</source>
        <translation>Es ist nicht genug Speicher da, damit die Engine nachdenken kann. Sie kann wieder gestartet werden, wenn andere Programme beendet sind.</translation>
    </message>
    <message>
        <source>The engine ended with an error: %1</source>
        <translation>Die Engine endete mit einem Fehler: %1</translation>
    </message>
    <message>
        <source>The engine ended with an unknown error.</source>
        <translation>Die Engine endete mit einem unbekannten Fehler.</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engines of the experiment</source>
        <translation>Engines des Experiments</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Another engine, a copy of the selected one to be changed</source>
        <translation>Eine weitere Engine, eine Kopie der gewählten, zum Ändern</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Take the selected engine out; two must stay</source>
        <translation>Die gewählte Engine herausnehmen; zwei müssen bleiben</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>&amp;Variieren</translation>
    </message>
    <message>
        <source>Copies of the selected engine that differ in one thing: a grid&apos;s axis</source>
        <translation>Kopien der gewählten Engine, die sich in einer Sache unterscheiden: die Achse eines Rasters</translation>
    </message>
    <message>
        <source>By &amp;depth: 2, 4, 6 and 8</source>
        <translation>Nach &amp;Tiefe: 2, 4, 6 und 8</translation>
    </message>
    <message>
        <source>By &amp;heuristic: %1</source>
        <translation>Nach &amp;Heuristik: %1</translation>
    </message>
    <message>
        <source>By &amp;feature of H1, each alone</source>
        <translation>Nach &amp;Merkmal von H1, jedes allein</translation>
    </message>
    <message>
        <source>By features of H1, one after the &amp;other</source>
        <translation>Nach Merkmalen von H1, eines nach dem &amp;anderen</translation>
    </message>
    <message>
        <source>Engines that are compared</source>
        <translation>Verglichene Engines</translation>
    </message>
    <message>
        <source>Take the selected engine out; one must stay</source>
        <translation>Die gewählte Engine herausnehmen; eine muss bleiben</translation>
    </message>
    <message>
        <source>By &amp;way to search, with the same heuristic</source>
        <translation>Nach Art zu &amp;suchen, mit derselben Heuristik</translation>
    </message>
    <message>
        <source>By wor&amp;kers: 1, 2, 4 and 8</source>
        <translation>Nach &amp;Workern: 1, 2, 4 und 8</translation>
    </message>
    <message>
        <source>By &amp;table of the exact solver: 1, 4, 16 and 64 MiB</source>
        <translation>Nach Ta&amp;belle des exakten Solvers: 1, 4, 16 und 64 MiB</translation>
    </message>
</context>
<context>
    <name>EquationText</name>
    <message>
        <source>Nothing more is counted from here; graph search knows that.</source>
        <translation>Von hier an wird nichts mehr gezählt; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>The goal need not be met from here, so that nothing limits the sum; graph search knows that.</source>
        <translation>Von hier aus muss das Ziel nicht erreicht werden, sodass nichts die Summe begrenzt; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>The goal is met from here for certain; graph search knows that.</source>
        <translation>Von hier aus wird das Ziel sicher erreicht; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>The goal can&apos;t be met from here; graph search knows that.</source>
        <translation>Von hier aus kann das Ziel nicht erreicht werden; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>State %1:</source>
        <translation>Zustand %1:</translation>
    </message>
    <message>
        <source>An end component: from each of the states %1 one can stay among them for ever, so that they are made one.</source>
        <translation>Eine Endkomponente: Von jedem der Zustände %1 aus kann man für immer unter ihnen bleiben, daher werden sie zu einem gemacht.</translation>
    </message>
    <message>
        <source>the least of</source>
        <translation>Minimum von</translation>
    </message>
    <message>
        <source>the greatest of</source>
        <translation>Maximum von</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>untere</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>obere</translation>
    </message>
    <message>
        <source>After sweep %1:</source>
        <translation>Nach Durchgang %1:</translation>
    </message>
    <message>
        <source>It begins with</source>
        <translation>Anfangs</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Bewertung: %1</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>die Partie ist remis</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
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
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>a draw with best play</source>
        <translation>bei bestem Spiel remis</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 wins; when is not known yet</source>
        <translation>%1 gewinnt; wann, ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>%1 wins in %2, with disc %3</source>
        <comment>side, its own moves, discs on the board then</comment>
        <translation>%1 gewinnt in %2, mit Stein %3</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Anfang: %1</translation>
    </message>
    <message>
        <source>Ply %1 (%2): %3</source>
        <comment>number, square, who wins</comment>
        <translation>Halbzug %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>EvaluationGraph</name>
    <message>
        <source>Graph of who wins after each move with best play</source>
        <translation>Kurve, wer nach jedem Zug bei bestem Spiel gewinnt</translation>
    </message>
    <message>
        <source>Left and Right go to the moves of the game.</source>
        <translation>Links und Rechts gehen zu den Zügen der Partie.</translation>
    </message>
    <message>
        <source>Each point is exact: the number of discs on the board when the game ends under best play. The sooner a side wins, the farther out. The line stays level as long as nobody errs.</source>
        <translation>Jeder Punkt ist exakt: die Anzahl der Steine auf dem Brett, wenn die Partie bei bestem Spiel endet. Je früher eine Seite gewinnt, desto weiter außen. Die Linie bleibt eben, solange niemand einen Fehler macht.</translation>
    </message>
    <message>
        <source>%1. Left and Right go to the moves of the game.</source>
        <translation>%1. Links und Rechts gehen zu den Zügen der Partie.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are hidden until you have found your move.</source>
        <translation>Lücken: %1 von %2 Stellungen sind verborgen, bis Sie Ihren Zug gefunden haben.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are not known yet.</source>
        <translation>Lücken: %1 von %2 Stellungen sind noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Wer nach jedem Zug bei bestem Spiel gewinnt</translation>
    </message>
    <message>
        <source>Columns played</source>
        <translation>Gespielte Spalten</translation>
    </message>
    <message>
        <source>Exact. The further from the middle, the sooner that side wins.</source>
        <translation>Exakt. Je weiter von der Mitte, desto früher gewinnt diese Seite.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are still being worked out.</source>
        <translation>Lücken: %1 von %2 Stellungen werden noch berechnet.</translation>
    </message>
</context>
<context>
    <name>EvaluationPlot</name>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Ply of the last disc</source>
        <translation>Halbzug des letzten Steins</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Which move is best here?</source>
        <translation>Welcher Zug ist hier der beste?</translation>
    </message>
    <message>
        <source>How many leaves does alpha-beta look at, from left to right?</source>
        <translation>Wie viele Blätter sieht Alpha-Beta an, von links nach rechts?</translation>
    </message>
    <message>
        <source>What is the tree worth to the side that moves first?</source>
        <translation>Was ist der Baum für die Seite wert, die zuerst zieht?</translation>
    </message>
    <message>
        <source>Exercises %1</source>
        <translation>Übungen %1</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>A tree</source>
        <translation>Ein Baum</translation>
    </message>
    <message>
        <source>How often does alpha-beta cut?</source>
        <translation>Wie oft schneidet Alpha-Beta ab?</translation>
    </message>
    <message>
        <source>How few leaves would it be in the best order?</source>
        <translation>Wie wenige Blätter wären es in der besten Reihenfolge?</translation>
    </message>
</context>
<context>
    <name>Experiment</name>
    <message>
        <source>Both players know finished games.</source>
        <translation>Beide Spieler erkennen beendete Partien.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>die ersten %1 von %2</translation>
    </message>
    <message>
        <source>Share won by %1: %2, 95 % interval %3</source>
        <translation>Anteil der Siege von %1: %2, 95-%-Intervall %3</translation>
    </message>
    <message>
        <source>the second named</source>
        <translation>der zweite Genannte</translation>
    </message>
    <message>
        <source>Stronger: yes, decided after %1 games. An advantage of %2 Elo or less would look so in %3 of 100 runs at most.</source>
        <translation>Stärker: ja, entschieden nach %1 Partien. Ein Vorteil von %2 Elo oder weniger sähe in höchstens %3 von 100 Läufen so aus.</translation>
    </message>
    <message>
        <source>Stronger: no, decided after %1 games. An advantage of %2 Elo or more would look so in %3 of 100 runs at most.</source>
        <translation>Stärker: nein, entschieden nach %1 Partien. Ein Vorteil von %2 Elo oder mehr sähe in höchstens %3 von 100 Läufen so aus.</translation>
    </message>
    <message>
        <source>Stronger: open. The games so far don&apos;t decide between %1 and %2 Elo.</source>
        <translation>Stärker: offen. Die bisherigen Partien entscheiden nicht zwischen %1 und %2 Elo.</translation>
    </message>
    <message>
        <source>first to move</source>
        <translation>Anziehender</translation>
    </message>
    <message>
        <source>second to move</source>
        <translation>Nachziehender</translation>
    </message>
    <message>
        <source>first named</source>
        <translation>erster Genannter</translation>
    </message>
    <message>
        <source>second named</source>
        <translation>zweiter Genannter</translation>
    </message>
    <message>
        <source>first : second</source>
        <comment>the shares of whom</comment>
        <translation>erster : zweiter</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
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
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>needs at least %1 games</source>
        <translation>braucht mindestens %1 Partien</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Is the first named the stronger one? The sequential test takes the games two by two, as they come, pairs that repeat an earlier one left out. It answers as soon as the pairs are much likelier under one of two differences in strength than under the other: “yes” for the larger one, “no” for the smaller one. Until then it is open.</source>
        <translation>Ist der zuerst Genannte stärker? Der sequenzielle Test nimmt die Partien zu zweit, wie sie kommen, ohne Paare, die ein früheres wiederholen. Er antwortet, sobald die Paare bei einem von zwei Stärkeunterschieden viel wahrscheinlicher sind als beim anderen: „ja“ beim größeren, „nein“ beim kleineren. Bis dahin ist es offen.</translation>
    </message>
    <message>
        <source>%1 Elo (%2 % of the points)</source>
        <translation>%1 Elo (%2 % der Punkte)</translation>
    </message>
    <message>
        <source>“Stronger by %1” needs at least %2 games, all of them won; a pairing has %3.</source>
        <translation>„Stärker um %1“ braucht mindestens %2 Partien, alle gewonnen; eine Paarung hat %3.</translation>
    </message>
    <message>
        <source>“Stronger by %1” can be said after %2 games at the earliest; a pairing has %3.</source>
        <translation>„Stärker um %1“ lässt sich frühestens nach %2 Partien sagen; eine Paarung hat %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 of %2 games: %3 won, %4 drawn, %5 lost by the first named</source>
        <translation>%1 von %2 Partien: %3 Siege, %4 Remis, %5 Niederlagen des zuerst Genannten</translation>
    </message>
    <message>
        <source>Different games: %1</source>
        <translation>Verschiedene Partien: %1</translation>
    </message>
    <message>
        <source>Nodes for each move: %1 and %2; time: %3 ms and %4 ms</source>
        <translation>Knoten je Zug: %1 und %2; Zeit: %3 ms und %4 ms</translation>
    </message>
    <message>
        <source>Sequential test, %1: %2</source>
        <translation>Sequenzieller Test, %1: %2</translation>
    </message>
    <message>
        <source>Pairs of games that repeat earlier ones and don&apos;t count in it: %1</source>
        <translation>Paare von Partien, die frühere wiederholen und darin nicht zählen: %1</translation>
    </message>
    <message>
        <source>The article: %1 won by the first named, %2 by the other one, in %3 games</source>
        <translation>Der Artikel: Anteil %1 für den zuerst Genannten, %2 für den anderen, in %3 Partien</translation>
    </message>
    <message>
        <source>The article: %1 won by the first named in %2 games</source>
        <translation>Der Artikel: Anteil %1 für den zuerst Genannten in %2 Partien</translation>
    </message>
</context>
<context>
    <name>ExperimentComparison</name>
    <message>
        <source>%1 (%2), %3 games</source>
        <translation>%1 (%2), %3 Partien</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>überlappen</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>Anderer Lauf</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>95-%-Intervalle</translation>
    </message>
</context>
<context>
    <name>ExperimentConclusion</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 of %2 finished cells agree with the article within what chance makes of their games.</source>
        <translation>%1 von %2 fertigen Zellen stimmen im Rahmen des Zufalls ihrer Partien mit dem Artikel überein.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Less than half of the games differ in %1; the intervals there are as wide as so many games make them.</source>
        <translation>Weniger als die Hälfte der Partien sind verschieden in %1; die Intervalle dort sind so breit, wie es so viele Partien ergeben.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 games; what follows is said of them alone.</source>
        <translation>Das sind die ersten %1 von %2 Partien; was folgt, gilt nur für sie.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are no measure: other work of the program ran meanwhile.</source>
        <translation>
            <numerusform>Die Zeiten von %n Partie taugen nicht als Maß: Währenddessen lief andere Arbeit des Programms.</numerusform>
            <numerusform>Die Zeiten von %n Partien taugen nicht als Maß: Währenddessen lief andere Arbeit des Programms.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 vor %2</translation>
    </message>
    <message>
        <source>Ahead by more than chance: %1.</source>
        <translation>Mehr als zufällig vorn: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) undecided.</source>
        <translation>
            <numerusform>%n Paarung nicht entschieden.</numerusform>
            <numerusform>%n Paarungen nicht entschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early; the shares of those lie further from one half than they would in all rounds.</source>
        <translation>
            <numerusform>Der sequenzielle Test beendete %n Paarung vorzeitig; ihr Anteil liegt weiter von der Hälfte entfernt als nach allen Runden.</numerusform>
            <numerusform>Der sequenzielle Test beendete %n Paarungen vorzeitig; ihre Anteile liegen weiter von der Hälfte entfernt als nach allen Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides know finished games by this protocol, whatever the features, so a share tells what the features add to a search that sees four in line.</source>
        <translation>Nach diesem Protokoll erkennen beide Seiten beendete Partien, gleich mit welchen Merkmalen; ein Anteil sagt also, was die Merkmale einer Suche hinzufügen, die vier in einer Linie sieht.</translation>
    </message>
    <message>
        <source>Neither H2 nor an H1 without feature 1 knows a finished game by this protocol, so a share also tells who stumbles into four in line.</source>
        <translation>Nach diesem Protokoll erkennen weder H2 noch eine H1 ohne Merkmal 1 eine beendete Partie; ein Anteil sagt also auch, wer in vier in einer Linie hineinstolpert.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough is reproduced: no feature alone wins half of its games: %1.</source>
        <translation>Die Aussage des Artikels, dass ein Merkmal nicht reicht, bestätigt sich: Kein Merkmal allein gewinnt die Hälfte seiner Partien: %1.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough, none winning half of its games, is reproduced for %1 and not for %2.</source>
        <translation>Die Aussage des Artikels, dass ein Merkmal nicht reicht, weil keines die Hälfte seiner Partien gewinnt, bestätigt sich für %1 und nicht für %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The article&apos;s claim that more features win more is reproduced: %1.</source>
        <translation>Die Aussage des Artikels, dass mehr Merkmale öfter gewinnen, bestätigt sich: %1.</translation>
    </message>
    <message>
        <source>The order of the article&apos;s claim that more features win more is reproduced, but the differences may be chance: %1.</source>
        <translation>Die Reihenfolge in der Aussage des Artikels, dass mehr Merkmale öfter gewinnen, bestätigt sich, aber die Unterschiede können Zufall sein: %1.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that more features win more is not reproduced in this order: %1.</source>
        <translation>Die Aussage des Artikels, dass mehr Merkmale öfter gewinnen, bestätigt sich in dieser Reihenfolge nicht: %1.</translation>
    </message>
    <message>
        <source>A game takes %1 nodes on average, the article&apos;s took %2.</source>
        <translation>Eine Partie braucht im Mittel %1 Knoten, im Artikel waren es %2.</translation>
    </message>
    <message>
        <source>The searches are largest at ply %1 (article: %2); nodes and time fall with the moves only from there on.</source>
        <translation>Die Suchen sind beim Halbzug %1 am größten (Artikel: %2); erst von da an nehmen Knoten und Zeit mit den Zügen ab.</translation>
    </message>
    <message>
        <source>That nodes and time move together is reproduced: their correlation over the plies is %1.</source>
        <translation>Dass sich Knoten und Zeit gemeinsam bewegen, bestätigt sich: Ihre Korrelation über die Halbzüge ist %1.</translation>
    </message>
    <message>
        <source>Nodes and time move together only loosely, as on a busy machine: their correlation over the plies is %1.</source>
        <translation>Knoten und Zeit bewegen sich nur lose gemeinsam, wie auf einem beschäftigten Rechner: Ihre Korrelation über die Halbzüge ist %1.</translation>
    </message>
    <message>
        <source>A node takes %1 ns here.</source>
        <translation>Ein Knoten braucht hier %1 ns.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is reproduced: between unequal depths the deeper side won %1 of %2 games and lost %3.</source>
        <translation>Die Aussage des Artikels, dass tiefere Suche öfter gewinnt, bestätigt sich: Bei ungleichen Tiefen gewann die tiefere Seite %1 von %2 Partien und verlor %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not reproduced: between unequal depths the deeper side won %1 of %2 games and lost %3.</source>
        <translation>Die Aussage des Artikels, dass tiefere Suche öfter gewinnt, bestätigt sich nicht: Bei ungleichen Tiefen gewann die tiefere Seite %1 von %2 Partien und verlor %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not decided by these games: between unequal depths the deeper side won %1 of %2 and lost %3.</source>
        <translation>Die Aussage des Artikels, dass tiefere Suche öfter gewinnt, wird durch diese Partien nicht entschieden: Bei ungleichen Tiefen gewann die tiefere Seite %1 von %2 und verlor %3.</translation>
    </message>
    <message>
        <source>It is a lead over an H2 that does not know a finished game, which this protocol leaves to H1&apos;s feature 1 alone; it does not show that H1 is the better heuristic. The protocol fair lets both know finished games.</source>
        <translation>Das ist ein Vorsprung vor einer H2, die eine beendete Partie nicht erkennt; nach diesem Protokoll kann das allein H1 durch Merkmal 1. Es zeigt nicht, dass H1 die bessere Heuristik ist. Beim Protokoll fair erkennen beide beendete Partien.</translation>
    </message>
    <message>
        <source>H2 does not know a finished game by this protocol.</source>
        <translation>H2 erkennt nach diesem Protokoll keine beendete Partie.</translation>
    </message>
    <message>
        <source>H1 moves first in every game by this protocol, so its wins hold the advantage of the first move, too; the protocol fair plays both colours.</source>
        <translation>Nach diesem Protokoll beginnt H1 jede Partie; ihre Siege enthalten also auch den Vorteil des ersten Zuges. Das Protokoll fair spielt beide Farben.</translation>
    </message>
    <message>
        <source>Both know finished games and play each opening with both colours, so that nothing but heuristic and depth decides.</source>
        <translation>Beide erkennen beendete Partien und spielen jede Eröffnung mit beiden Farben, sodass nur Heuristik und Tiefe entscheiden.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 zu %3)</translation>
    </message>
    <message>
        <source>H1&apos;s wins to H2&apos;s by depth: H1 is ahead at %1; H2 is ahead at %2; undecided at %3.</source>
        <translation>Siege von H1 zu Siegen von H2 nach Tiefe: H1 liegt vorn bei %1; H2 liegt vorn bei %2; nicht entschieden bei %3.</translation>
    </message>
    <message>
        <source>The article&apos;s lead of H1 from depth 4 on is reproduced.</source>
        <translation>Der Vorsprung von H1 ab Tiefe 4, den der Artikel angibt, bestätigt sich.</translation>
    </message>
    <message>
        <source>The article&apos;s lead of H1 from depth 4 on is reproduced only in part.</source>
        <translation>Der Vorsprung von H1 ab Tiefe 4, den der Artikel angibt, bestätigt sich nur zum Teil.</translation>
    </message>
    <message>
        <source>The article&apos;s lead of H1 from depth 4 on is not reproduced.</source>
        <translation>Der Vorsprung von H1 ab Tiefe 4, den der Artikel angibt, bestätigt sich nicht.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 is reproduced.</source>
        <translation>Die Niederlage von H1 bei Tiefe 2 bestätigt sich.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 (0.24 to 0.76) is not reproduced.</source>
        <translation>Die Niederlage von H1 bei Tiefe 2 (0,24 zu 0,76) bestätigt sich nicht.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 (0.24 to 0.76) is not decided by these games.</source>
        <translation>Die Niederlage von H1 bei Tiefe 2 (0,24 zu 0,76) wird durch diese Partien nicht entschieden.</translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>New experiment</source>
        <translation>Neues Experiment</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>My experiment</source>
        <translation>Mein Experiment</translation>
    </message>
    <message>
        <source>Round robin: each two</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all others</source>
        <translation>Einer gegen alle: der Erste gegen alle anderen</translation>
    </message>
    <message>
        <source>Grid: each against each, itself too</source>
        <translation>Raster: jeder gegen jeden, auch gegen sich selbst</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Engines:</source>
        <translation>&amp;Engines:</translation>
    </message>
    <message>
        <source>&amp;Who meets whom:</source>
        <translation>Wer &amp;gegen wen:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>O&amp;penings:</source>
        <translation>Eröff&amp;nungen:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>Se&amp;quential test:</source>
        <translation>Se&amp;quenzieller Test:</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Rounds of each pairing</source>
        <translation>Runden jeder Paarung</translation>
    </message>
    <message>
        <source>Games of each pairing; the first move alternates</source>
        <translation>Partien jeder Paarung; der erste Zug wechselt ab</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Same seed, same games</source>
        <translation>Gleicher Startwert, gleiche Partien</translation>
    </message>
    <message>
        <source>Pairings: %1. Games: %2.</source>
        <translation>Paarungen: %1. Partien: %2.</translation>
    </message>
    <message>
        <source>Each pairing plays the first %1 of %2 games that its openings make.</source>
        <translation>Jede Paarung spielt die ersten %1 von %2 Partien, die ihre Eröffnungen ergeben.</translation>
    </message>
    <message>
        <source>After %1 games of a pairing the openings come again.</source>
        <translation>Nach %1 Partien einer Paarung kommen die Eröffnungen noch einmal.</translation>
    </message>
</context>
<context>
    <name>ExperimentExportMenu</name>
    <message>
        <source>Write what is shown to a file</source>
        <translation>Das Gezeigte in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Das Experiment exportieren</translation>
    </message>
    <message>
        <source>&amp;PDF report…</source>
        <translation>&amp;PDF-Bericht…</translation>
    </message>
    <message>
        <source>Tables, charts, protocol, seeds and machine on A4 pages</source>
        <translation>Tabellen, Diagramme, Protokoll, Startwerte und Rechner auf A4-Seiten</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF-Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabelle als &amp;CSV…</translation>
    </message>
    <message>
        <source>A row for each cell</source>
        <translation>Eine Zeile für jede Zelle</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Moves as CSV…</source>
        <translation>&amp;Züge als CSV…</translation>
    </message>
    <message>
        <source>A row for each move of each game, with nodes and time</source>
        <translation>Eine Zeile für jeden Zug jeder Partie, mit Knoten und Zeit</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Settings, table and games</source>
        <translation>Einstellungen, Tabelle und Partien</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>JSON-Daten (*.json)</translation>
    </message>
    <message>
        <source>The chart in front; of a table, its bars</source>
        <translation>Das vordere Diagramm; bei einer Tabelle ihre Balken</translation>
    </message>
    <message>
        <source>PDF report of &amp;all that is kept…</source>
        <translation>PDF-Bericht über &amp;alles Gespeicherte…</translation>
    </message>
    <message>
        <source>One report of all tables and figures in the file of games</source>
        <translation>Ein Bericht über alle Tabellen und Abbildungen in der Datei der Partien</translation>
    </message>
</context>
<context>
    <name>ExperimentFigure</name>
    <message>
        <source>The arrow keys go from mark to mark, Enter shows the games behind one.</source>
        <translation>Die Pfeiltasten gehen von Marke zu Marke, Eingabe zeigt die Partien dahinter.</translation>
    </message>
    <message>
        <source>Shares won, with 95 % intervals</source>
        <translation>Anteile der Siege, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Anteil der Punkte</translation>
    </message>
    <message>
        <source>Nodes by move</source>
        <translation>Knoten je Zug</translation>
    </message>
    <message>
        <source>Time by move</source>
        <translation>Zeit je Zug</translation>
    </message>
</context>
<context>
    <name>ExperimentGames</name>
    <message>
        <source>%1, disturbed</source>
        <translation>%1, gestört</translation>
    </message>
    <message>
        <source>first wins</source>
        <translation>Erster gewinnt</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>Zweiter gewinnt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Double click or Enter: the game comes on the board</source>
        <translation>Doppelklick oder Eingabe: Die Partie kommt auf das Brett</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Zeit (ms)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>ExperimentGrid</name>
    <message>
        <source>article %1</source>
        <translation>Artikel %1</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>hier %1</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
</context>
<context>
    <name>ExperimentJson</name>
    <message>
        <source>There is no rule called &quot;%1&quot;.</source>
        <translation>Es gibt keine Regel namens „%1“.</translation>
    </message>
    <message>
        <source>The limits of %1 are none that a search can have.</source>
        <translation>Die Grenzen von %1 kann keine Suche haben.</translation>
    </message>
    <message>
        <source>The rounds or the seed of %1 are below 0.</source>
        <translation>Die Runden oder der Startwert von %1 sind kleiner als 0.</translation>
    </message>
    <message>
        <source>%1 plays from the labels of a file, which an experiment can&apos;t keep; without a file it plays from the book&apos;s.</source>
        <translation>%1 spielt nach den Labels einer Datei, die ein Experiment nicht speichern kann; ohne Datei spielt sie nach denen des Buchs.</translation>
    </message>
    <message>
        <source>the random moves</source>
        <translation>die Zufallszüge</translation>
    </message>
    <message>
        <source>the openings</source>
        <translation>die Eröffnungen</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>the seed of %1</source>
        <translation>der Startwert von %1</translation>
    </message>
    <message>
        <source>the players of %1</source>
        <translation>die Spieler von %1</translation>
    </message>
</context>
<context>
    <name>ExperimentLab</name>
    <message>
        <source>Play the games that are missing; those that are kept are not repeated</source>
        <translation>Die fehlenden Partien spielen; gespeicherte werden nicht wiederholt</translation>
    </message>
    <message>
        <source>Stop for now; games in the middle begin again later</source>
        <translation>Vorerst anhalten; angefangene Partien beginnen später neu</translation>
    </message>
    <message>
        <source>End the run; every finished game is kept</source>
        <translation>Den Lauf beenden; jede fertige Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v von %m Partien</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Verbleibende Zeit</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>hält an…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>, then %n more</source>
        <translation>
            <numerusform>, danach noch %n</numerusform>
            <numerusform>, danach noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <comment>whose share</comment>
        <translation>Artikel: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <comment>whose share</comment>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Siege–Remis–Niederlagen</translation>
    </message>
    <message>
        <source>Stronger (SPRT)</source>
        <translation>Stärker (SPRT)</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Knoten je Zug</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms je Zug</translation>
    </message>
</context>
<context>
    <name>ExperimentReport</name>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation>Artikel: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Siege–Remis–Niederlagen</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Stärker</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Knoten je Zug</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms je Zug</translation>
    </message>
    <message>
        <source>Played by %1.</source>
        <translation>Gespielt von %1.</translation>
    </message>
    <message>
        <source>%1. Report by %2 on %3.</source>
        <translation>%1. Bericht von %2 auf %3.</translation>
    </message>
    <message>
        <source>Shares are games won divided by games played; draws are in neither share. The interval is Wilson&apos;s at 95 % confidence. A cell agrees where chance makes so large a difference from the article&apos;s share in more than 5 of 100 cases, with the games of both. Distinct counts the games that are not repetitions of others: those that differ in who moved first, in the position after the opening or in a move from there. Repetitions make no interval narrower.</source>
        <translation>Anteile sind gewonnene durch gespielte Partien; Remis gehören zu keinem der beiden Anteile. Das Intervall ist das von Wilson mit 95 % Konfidenz. Eine Zelle stimmt überein, wenn der Zufall bei den Partien beider in mehr als 5 von 100 Fällen einen so großen Unterschied zum Anteil des Artikels hervorbringt. „Verschieden“ zählt die Partien, die keine anderen wiederholen: solche, die sich darin unterscheiden, wer beginnt, in der Stellung nach der Eröffnung oder in einem Zug danach. Wiederholungen machen kein Intervall schmaler.</translation>
    </message>
    <message>
        <source>The heuristics study repeated</source>
        <translation>Die Heuristik-Studie wiederholt</translation>
    </message>
    <message>
        <source>Experiment report</source>
        <translation>Bericht über ein Experiment</translation>
    </message>
    <message>
        <source>Article: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</source>
        <translation>Artikel: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</translation>
    </message>
    <message>
        <source>Stronger: %1</source>
        <translation>Stärker: %1</translation>
    </message>
</context>
<context>
    <name>ExperimentStore</name>
    <message>
        <source>it holds no experiments of Fourcast</source>
        <translation>sie enthält keine Experimente von Fourcast</translation>
    </message>
    <message>
        <source>it is no SQLite file, as experiments are kept in</source>
        <translation>sie ist keine SQLite-Datei, in der Experimente gespeichert werden</translation>
    </message>
    <message>
        <source>game %1 of %2 in it is damaged</source>
        <translation>Partie %1 von %2 darin ist beschädigt</translation>
    </message>
    <message>
        <source>The experiment %1 is kept with other settings; these differ: %2.</source>
        <translation>Das Experiment %1 ist mit anderen Einstellungen gespeichert; es unterscheiden sich: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds no experiment %2.</source>
        <translation>„%1“ enthält kein Experiment %2.</translation>
    </message>
</context>
<context>
    <name>ExperimentView</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Bars with intervals</source>
        <translation>Balken mit Intervallen</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Curves: nodes and time by move</source>
        <translation>Kurven: Knoten und Zeit je Zug</translation>
    </message>
    <message>
        <source>View of the experiment</source>
        <translation>Ansicht des Experiments</translation>
    </message>
    <message>
        <source>How the experiment is shown</source>
        <translation>Wie das Experiment gezeigt wird</translation>
    </message>
    <message>
        <source>V&amp;iew:</source>
        <translation>Ans&amp;icht:</translation>
    </message>
    <message>
        <source>Table of the experiment</source>
        <translation>Tabelle des Experiments</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Engines of your choice against each other</source>
        <translation>Engines Ihrer Wahl gegeneinander</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>Ne&amp;ues Experiment…</translation>
    </message>
    <message>
        <source>Choose engines, who meets whom, rounds and openings</source>
        <translation>Engines, Paarungen, Runden und Eröffnungen wählen</translation>
    </message>
    <message>
        <source>Kept experiments</source>
        <translation>Gespeicherte Experimente</translation>
    </message>
    <message>
        <source>Experiments of this file of games, to look at or to resume</source>
        <translation>Experimente in dieser Datei der Partien, zum Ansehen oder Fortsetzen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Another run, cell by cell beside this one</source>
        <translation>Ein anderer Lauf, Zelle für Zelle neben diesem</translation>
    </message>
    <message>
        <source>A new experiment that begins with the engines and numbers of this one</source>
        <translation>Ein neues Experiment, das mit den Engines und Zahlen von diesem beginnt</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Gespeichert:</translation>
    </message>
    <message>
        <source>Co&amp;mpare with:</source>
        <translation>Vergleichen &amp;mit:</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>bitte wählen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>another run</source>
        <translation>anderer Lauf</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ExplicitFiles</name>
    <message>
        <source>The writing was stopped.</source>
        <translation>Das Schreiben wurde gestoppt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>%1 won, %2 drawn, %3 lost by %4</source>
        <translation>%1 gewonnen, %2 remis, %3 verloren für %4</translation>
    </message>
    <message numerus="yes">
        <source>%n not finished</source>
        <translation>
            <numerusform>%n nicht beendet</numerusform>
            <numerusform>%n nicht beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Two columns where both are the same move seen in a mirror</source>
        <translation>Zwei Spalten, wo beide derselbe Zug im Spiegel sind</translation>
    </message>
    <message>
        <source>What the move is worth for %1 with best play, from the exact solver</source>
        <translation>Was der Zug für %1 bei bestem Spiel wert ist, vom exakten Solver</translation>
    </message>
    <message>
        <source>How often it was played in your games</source>
        <translation>Wie oft er in Ihren Partien gespielt wurde</translation>
    </message>
    <message>
        <source>How often it was played in the kept experiments</source>
        <translation>Wie oft er in den gespeicherten Experimenten gespielt wurde</translation>
    </message>
    <message>
        <source>How those games ended: won, drawn and lost by %1, who is to move</source>
        <translation>Wie diese Partien endeten: gewonnen, remis und verloren für %1, am Zug</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Won / drawn / lost</source>
        <translation>Gew. / remis / verl.</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Moves played from here</source>
        <translation>Züge, die von hier gespielt wurden</translation>
    </message>
    <message>
        <source>Point at a move to see it on the board, click to see what follows</source>
        <translation>Zeigen Sie auf einen Zug, um ihn auf dem Brett zu sehen; ein Klick zeigt, was folgt</translation>
    </message>
    <message>
        <source>Show these games</source>
        <translation>Diese Partien zeigen</translation>
    </message>
    <message>
        <source>Open My games with the games that reached this position</source>
        <translation>„Meine Partien“ mit den Partien öffnen, die diese Stellung erreichten</translation>
    </message>
    <message>
        <source>You haven&apos;t reached this position yet.</source>
        <translation>Sie haben diese Stellung noch nicht erreicht.</translation>
    </message>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>Sie haben diese Stellung in %n Partie erreicht.</numerusform>
            <numerusform>Sie haben diese Stellung in %n Partien erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It came up in %n experiment game(s).</source>
        <translation>
            <numerusform>In Experimenten kam sie in %n Partie vor.</numerusform>
            <numerusform>In Experimenten kam sie in %n Partien vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are for %1, who is to move. Any move order and mirror images count.</source>
        <translation>Die Ergebnisse gelten für %1 am Zug. Jede Reihenfolge der Züge und Spiegelbilder zählen mit.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Written to “%1”.</source>
        <translation>In „%1“ geschrieben.</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Picture as P&amp;NG…</source>
        <translation>Bild als P&amp;NG…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Picture as &amp;SVG…</source>
        <translation>Bild als &amp;SVG…</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Picture as P&amp;DF…</source>
        <translation>Bild als P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF drawing (*.pdf)</source>
        <translation>PDF-Zeichnung (*.pdf)</translation>
    </message>
    <message>
        <source>Figures as &amp;CSV…</source>
        <translation>Zahlen als &amp;CSV…</translation>
    </message>
    <message>
        <source>The figures behind the picture, a line for each</source>
        <translation>Die Zahlen hinter dem Bild, je eine Zeile</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
</context>
<context>
    <name>ExportRow</name>
    <message>
        <source>Export:</source>
        <translation>Export:</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Als %1 exportieren</translation>
    </message>
    <message>
        <source>Write what is shown to a %1 file</source>
        <translation>Das Gezeigte in eine %1-Datei schreiben</translation>
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
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together, %2 on average (%3)</source>
        <comment>figures; %3 is “8 moves”</comment>
        <translation>%1 zusammen, %2 im Mittel (%3)</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <comment>a figure; %2 is “8 moves”</comment>
        <translation>%1 im Mittel (%2)</translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation>Halbzug %1</translation>
    </message>
    <message>
        <source>Plies %1 to %2</source>
        <translation>Halbzüge %1 bis %2</translation>
    </message>
    <message>
        <source>%1: no move has this figure.</source>
        <comment>%1 is “Plies 5 to 12”</comment>
        <translation>%1: Kein Zug hat diese Zahl.</translation>
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
        <translation>Einige der Zeiten hat andere Arbeit gestört.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>plies</source>
        <comment>a unit, beside an axis</comment>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>a unit, beside an axis</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>n/s</source>
        <comment>nodes per second: a unit, beside an axis</comment>
        <translation>Knoten/s</translation>
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
            <numerusform>%n Halbzug</numerusform>
            <numerusform>%n Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plies</source>
        <translation>%1 Halbzüge</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
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
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>&apos;%1&apos; is in use by another program.</source>
        <translation>„%1“ wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4. If that has ended, remove &apos;%1.lock&apos;.</source>
        <translation>„%1“ wird vom Prozess %2 (%3) auf %4 benutzt. Wenn dieser beendet ist, entfernen Sie „%1.lock“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4.</source>
        <translation>„%1“ wird vom Prozess %2 (%3) auf %4 benutzt.</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save a moving picture</source>
        <translation>Animation speichern</translation>
    </message>
    <message>
        <source>Send the game to a friend. Browsers and messengers play it again and again.</source>
        <translation>Schicken Sie die Partie an Freunde. Browser und Messenger spielen sie immer wieder ab.</translation>
    </message>
    <message>
        <source>Small, for a message</source>
        <translation>Klein, für eine Nachricht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large, for a page</source>
        <translation>Groß, für eine Webseite</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Moves done</source>
        <translation>Fertige Züge</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Choose a file and make the moving picture</source>
        <translation>Eine Datei wählen und die Animation erstellen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Sto&amp;pp</translation>
    </message>
    <message>
        <source>Write no file</source>
        <translation>Keine Datei schreiben</translation>
    </message>
    <message>
        <source>Moving picture (*.gif)</source>
        <translation>Animation (*.gif)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partie</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>Gestoppt. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Written to “%1”: %2 by %3 pixels, %4.</source>
        <translation>Als „%1“ gespeichert: %2 × %3 Pixel, %4.</translation>
    </message>
</context>
<context>
    <name>FoldingSection</name>
    <message>
        <source>Shows or hides this part</source>
        <translation>Zeigt diesen Teil oder blendet ihn aus</translation>
    </message>
</context>
<context>
    <name>FormFields</name>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
</context>
<context>
    <name>FormalExportMenu</name>
    <message>
        <source>Write the model, its system or what was found out to a file</source>
        <translation>Das Modell, sein System oder die Ergebnisse dazu in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Das Modell exportieren</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF-&amp;Bericht…</translation>
    </message>
    <message>
        <source>Model, system, formulas with verdicts and paths on A4 pages, to be handed in</source>
        <translation>Modell, System, Formeln mit Urteilen und Pfade auf A4-Seiten zum Abgeben</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF-Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>bericht</translation>
    </message>
    <message>
        <source>System as .&amp;aut…</source>
        <translation>System als .&amp;aut…</translation>
    </message>
    <message>
        <source>All states and transitions, for mCRL2 and CADP</source>
        <translation>Alle Zustände und Transitionen, für mCRL2 und CADP</translation>
    </message>
    <message>
        <source>Transition system (*.aut)</source>
        <translation>Transitionssystem (*.aut)</translation>
    </message>
    <message>
        <source>System for &amp;Graphviz…</source>
        <translation>System für &amp;Graphviz…</translation>
    </message>
    <message>
        <source>All states and transitions as a graph in DOT</source>
        <translation>Alle Zustände und Transitionen als Graph in DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Graph in DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Model as .mcrl2…</source>
        <translation>&amp;Modell als .mcrl2…</translation>
    </message>
    <message>
        <source>The text with its parameters set, for mCRL2</source>
        <translation>Der Text mit eingesetzten Parametern, für mCRL2</translation>
    </message>
    <message>
        <source>Model for mCRL2 (*.mcrl2)</source>
        <translation>Modell für mCRL2 (*.mcrl2)</translation>
    </message>
    <message>
        <source>Chosen &amp;formula as .mcf…</source>
        <translation>Gewählte &amp;Formel als .mcf…</translation>
    </message>
    <message>
        <source>The formula in front under Properties, for mCRL2</source>
        <translation>Die vordere Formel unter „Eigenschaften“, für mCRL2</translation>
    </message>
    <message>
        <source>Formula for mCRL2 (*.mcf)</source>
        <translation>Formel für mCRL2 (*.mcf)</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>formel</translation>
    </message>
    <message>
        <source>A&amp;ll formulas into a folder…</source>
        <translation>A&amp;lle Formeln in einen Ordner…</translation>
    </message>
    <message>
        <source>The formulas of the model and your own, a file .mcf for each, for mCRL2</source>
        <translation>Die Formeln des Modells und Ihre eigene, je eine Datei .mcf, für mCRL2</translation>
    </message>
    <message>
        <source>Path of the &amp;walk…</source>
        <translation>Pfad der S&amp;imulation…</translation>
    </message>
    <message>
        <source>The steps of the walk, which another program opens again</source>
        <translation>Die Schritte der Simulation, die ein anderes Programm wieder öffnet</translation>
    </message>
    <message>
        <source>Path (*.json)</source>
        <translation>Pfad (*.json)</translation>
    </message>
    <message>
        <source>path</source>
        <translation>pfad</translation>
    </message>
    <message>
        <source>What is drawn under System</source>
        <translation>Was unter „System“ gezeichnet ist</translation>
    </message>
    <message>
        <source>system</source>
        <translation>system</translation>
    </message>
    <message>
        <source>A folder for the formulas</source>
        <translation>Ein Ordner für die Formeln</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modell</translation>
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
        <translation>Lebendigkeit</translation>
    </message>
    <message>
        <source>Safety 1</source>
        <translation>Sicherheit 1</translation>
    </message>
    <message>
        <source>Safety 2</source>
        <translation>Sicherheit 2</translation>
    </message>
    <message>
        <source>Safety 3</source>
        <translation>Sicherheit 3</translation>
    </message>
    <message>
        <source>Safety 4</source>
        <translation>Sicherheit 4</translation>
    </message>
    <message>
        <source>Successor generation</source>
        <translation>Nachfolger-Erzeugung</translation>
    </message>
    <message>
        <source>Deadlocks, repaired</source>
        <translation>Deadlocks, repariert</translation>
    </message>
    <message>
        <source>Liveness, repaired</source>
        <translation>Lebendigkeit, repariert</translation>
    </message>
    <message>
        <source>Safety 1, repaired</source>
        <translation>Sicherheit 1, repariert</translation>
    </message>
    <message>
        <source>Safety 2, repaired</source>
        <translation>Sicherheit 2, repariert</translation>
    </message>
    <message>
        <source>Successor generation, repaired</source>
        <translation>Nachfolger-Erzeugung, repariert</translation>
    </message>
    <message>
        <source>No deadlock</source>
        <translation>Kein Deadlock</translation>
    </message>
    <message>
        <source>A result is inevitable</source>
        <translation>Ein Ergebnis ist unausweichlich</translation>
    </message>
    <message>
        <source>Each task is taken once at most</source>
        <translation>Jede Aufgabe wird höchstens einmal genommen</translation>
    </message>
    <message>
        <source>Each task is taken in the end</source>
        <translation>Jede Aufgabe wird am Ende genommen</translation>
    </message>
    <message>
        <source>Nothing is done untaken</source>
        <translation>Nichts wird getan, ohne genommen zu sein</translation>
    </message>
    <message>
        <source>The join waits for all</source>
        <translation>Die Zusammenführung wartet auf alle</translation>
    </message>
    <message>
        <source>The result is the maximum</source>
        <translation>Das Ergebnis ist das Maximum</translation>
    </message>
    <message>
        <source>A tie goes to the first task</source>
        <translation>Bei Gleichstand gilt die erste Aufgabe</translation>
    </message>
    <message>
        <source>The result does not depend on who was quicker</source>
        <translation>Das Ergebnis hängt nicht davon ab, wer schneller war</translation>
    </message>
    <message>
        <source>The result is told once at most</source>
        <translation>Das Ergebnis wird höchstens einmal gemeldet</translation>
    </message>
    <message>
        <source>Afterwards it halts for ever</source>
        <translation>Danach hält es für immer an</translation>
    </message>
    <message>
        <source>Every worker gets a task in the end</source>
        <translation>Jeder Worker bekommt am Ende eine Aufgabe</translation>
    </message>
    <message>
        <source>Every worker can get a task</source>
        <translation>Jeder Worker kann eine Aufgabe bekommen</translation>
    </message>
    <message>
        <source>Two tasks can be under way at once</source>
        <translation>Zwei Aufgaben können zugleich in Arbeit sein</translation>
    </message>
    <message>
        <source>One worker can do everything</source>
        <translation>Ein Worker kann alles tun</translation>
    </message>
    <message>
        <source>It halts again and again</source>
        <translation>Es hält immer wieder an</translation>
    </message>
    <message>
        <source>X can win against any play</source>
        <translation>X kann gegen jedes Spiel gewinnen</translation>
    </message>
    <message>
        <source>O can win against any play</source>
        <translation>O kann gegen jedes Spiel gewinnen</translation>
    </message>
    <message>
        <source>The multi-threaded minimax of the study</source>
        <translation>Die Minimax-Suche der Studie mit mehreren Threads</translation>
    </message>
    <message>
        <source>One thread per root column looks at its levels one after the other, max and min in turn; when all are through they are joined. The counts of positions are all that a label tells. Mutants put a mistake in, to see which formula notices.</source>
        <translation>Ein Thread je Wurzelspalte durchläuft seine Ebenen eine nach der anderen, abwechselnd max und min; wenn alle durch sind, werden sie zusammengeführt. Ein Label sagt nur, wie viele Stellungen es sind. Mutanten bauen einen Fehler ein, um zu sehen, welche Formel ihn bemerkt.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>Mutant</translation>
    </message>
    <message>
        <source>Count legal positions only</source>
        <translation>Nur erlaubte Stellungen zählen</translation>
    </message>
    <message>
        <source>Full root columns</source>
        <translation>Volle Wurzelspalten</translation>
    </message>
    <message>
        <source>Join the threads of open columns only</source>
        <translation>Nur die Threads offener Spalten zusammenführen</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Scores of the tasks</source>
        <translation>Werte der Aufgaben</translation>
    </message>
    <message>
        <source>A pool of workers with a queue and a join</source>
        <translation>Ein Pool von Workern mit Warteschlange und Zusammenführung</translation>
    </message>
    <message>
        <source>Each root move is a task. A worker that is free takes the next one, and the results are collected until all are done; then the best move is told.</source>
        <translation>Jeder Wurzelzug ist eine Aufgabe. Ein freier Worker nimmt die nächste, und die Ergebnisse werden gesammelt, bis alle erledigt sind; dann wird der beste Zug gemeldet.</translation>
    </message>
    <message>
        <source>The pool with an unguarded best move</source>
        <translation>Der Pool mit einem ungeschützten besten Zug</translation>
    </message>
    <message>
        <source>Each worker reads the best move so far, compares it with its own and writes the better one back, while another may do the same: what was written in between is lost.</source>
        <translation>Jeder Worker liest den bisher besten Zug, vergleicht ihn mit seinem eigenen und schreibt den besseren zurück, während ein anderer dasselbe tun kann: Was dazwischen geschrieben wurde, geht verloren.</translation>
    </message>
    <message>
        <source>The game itself on a small board</source>
        <translation>Das Spiel selbst auf einem kleinen Brett</translation>
    </message>
    <message>
        <source>Every move of both players from a position on, and who has won in the end. That X can win against any play is a formula with a fixpoint.</source>
        <translation>Jeder Zug beider Spieler von einer Stellung an, und wer am Ende gewonnen hat. Dass X gegen jedes Spiel gewinnen kann, ist eine Formel mit einem Fixpunkt.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Discs in line that win</source>
        <translation>Steine für eine Linie</translation>
    </message>
    <message>
        <source>Moves that were made</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 verlangt %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>numbers %1 with commas between them</source>
        <translation>Zahlen %1, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>a number %1</source>
        <translation>eine Zahl %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>full names column %1, but there are threads for %2 only</source>
        <translation>full nennt Spalte %1, aber Threads gibt es nur für %2</translation>
    </message>
    <message>
        <source>full must leave one column at least that is open</source>
        <translation>full muss mindestens eine Spalte offen lassen</translation>
    </message>
    <message>
        <source>scores must have one for each of the %1 tasks</source>
        <translation>scores muss für jede der %1 Aufgaben einen Wert haben</translation>
    </message>
    <message>
        <source>The model %1 has no parameter &apos;%2&apos;; it has %3</source>
        <translation>Das Modell %1 hat keinen Parameter „%2“; es hat %3</translation>
    </message>
    <message>
        <source>In a subset of mCRL2&apos;s language: it runs in mCRL2 as well. Ctrl+Space offers words. What you change becomes a model of your own</source>
        <translation>In einer Teilsprache von mCRL2: Es läuft auch in mCRL2. Strg+Leertaste schlägt Wörter vor. Was Sie ändern, wird ein eigenes Modell</translation>
    </message>
</context>
<context>
    <name>FormalPage</name>
    <message>
        <source>What is explored: each model is a text, which the tab “Model” shows</source>
        <translation>Was erkundet wird: Jedes Modell ist ein Text, den der Reiter „Modell“ zeigt</translation>
    </message>
    <message>
        <source>Find every state that the model can come to</source>
        <translation>Jeden Zustand finden, in den das Modell kommen kann</translation>
    </message>
    <message>
        <source>Wait, and go on later</source>
        <translation>Warten und später weitermachen</translation>
    </message>
    <message>
        <source>Stop, and keep the states that were found</source>
        <translation>Stoppen und die gefundenen Zustände behalten</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v Zustände</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>Expandierte Zustände</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formal</translation>
    </message>
    <message>
        <source>The parallel search as a model: its states, what holds of them, and the running program held against it</source>
        <translation>Die parallele Suche als Modell: ihre Zustände, was für sie gilt, und das laufende Programm damit verglichen</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Ansichten des Modells</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Live search</source>
        <translation>Live-Suche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>A parameter is wrong: %1</source>
        <translation>Ein Parameter ist falsch: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Run explores the model; its states are drawn below.</source>
        <translation>„Ausführen“ erkundet das Modell; seine Zustände werden unten gezeichnet.</translation>
    </message>
    <message>
        <source>Exploring.</source>
        <translation>Es wird erkundet.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no formula &apos;%2&apos;; it has: %3.</source>
        <translation>Das Modell „%1“ hat keine Formel „%2“; es hat: %3.</translation>
    </message>
    <message>
        <source>Run explores this. What stands below is about what was explored before.</source>
        <translation>Start erforscht das. Was unten steht, gilt dem, was vorher erforscht wurde.</translation>
    </message>
</context>
<context>
    <name>FormalReport</name>
    <message numerus="yes">
        <source>… and %n more step(s).</source>
        <translation>
            <numerusform>… und %n weiterer Schritt.</numerusform>
            <numerusform>… und %n weitere Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A path that shows it:</source>
        <translation>Ein Pfad, der es zeigt:</translation>
    </message>
    <message>
        <source>A path that shows why not:</source>
        <translation>Ein Pfad, der zeigt, warum nicht:</translation>
    </message>
    <message>
        <source>All of it can come again for ever.</source>
        <translation>All das kann für immer wiederkehren.</translation>
    </message>
    <message>
        <source>What comes after step %1 can come again for ever.</source>
        <translation>Was nach Schritt %1 kommt, kann für immer wiederkehren.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not checked.</source>
        <translation>Nicht geprüft.</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>Die Simulation</translation>
    </message>
    <message>
        <source>Report on a model: %1</source>
        <translation>Bericht über ein Modell: %1</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>Its transition system</source>
        <translation>Sein Transitionssystem</translation>
    </message>
    <message>
        <source>What holds of it</source>
        <translation>Was dafür gilt</translation>
    </message>
    <message>
        <source>The model in mCRL2&apos;s language</source>
        <translation>Das Modell in der Sprache von mCRL2</translation>
    </message>
</context>
<context>
    <name>FormalSystem</name>
    <message>
        <source>Stopped: these are the states found until then.</source>
        <translation>Gestoppt: Dies sind die bis dahin gefundenen Zustände.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up: these are the states found until then. The model runs in mCRL2 as well, on larger machines.</source>
        <translation>Der zulässige Speicher ist aufgebraucht: Dies sind die bis dahin gefundenen Zustände. Das Modell läuft auch in mCRL2, auf größeren Rechnern.</translation>
    </message>
    <message>
        <source>There are more states than were wanted.</source>
        <translation>Es gibt mehr Zustände als gewünscht.</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 transitions, %4 labels, %5 levels; explored in %6.</source>
        <translation>%1: %2 Zustände, %3 Transitionen, %4 Labels, %5 Ebenen; erkundet in %6.</translation>
    </message>
    <message>
        <source>No state is a deadlock.</source>
        <translation>Kein Zustand ist ein Deadlock.</translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) without a way on.</source>
        <translation>
            <numerusform>%n Zustand, von dem es nicht weitergeht.</numerusform>
            <numerusform>%n Zustände, von denen es nicht weitergeht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states, %2 of them still to be expanded; %3 transitions, level %4; %5 states a second; %6 MiB</source>
        <translation>%1 Zustände, %2 davon noch zu expandieren; %3 Transitionen, Ebene %4; %5 Zustände pro Sekunde; %6 MiB</translation>
    </message>
    <message>
        <source>%1 states of single processes; %2 MiB</source>
        <translation>%1 Zustände einzelner Prozesse; %2 MiB</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A formula can&apos;t be checked on a system that is not complete.</source>
        <translation>Auf einem unvollständigen System kann keine Formel geprüft werden.</translation>
    </message>
    <message>
        <source>%1 = any other number</source>
        <translation>%1 = jede andere Zahl</translation>
    </message>
    <message>
        <source>Refuter chooses a step after which the rest does not hold.</source>
        <translation>Der Falsifizierer wählt einen Schritt, nach dem der Rest nicht gilt.</translation>
    </message>
    <message>
        <source>Verifier chooses a step after which the rest holds.</source>
        <translation>Der Verifizierer wählt einen Schritt, nach dem der Rest gilt.</translation>
    </message>
    <message>
        <source>Refuter chooses a part that does not hold.</source>
        <translation>Der Falsifizierer wählt einen Teil, der nicht gilt.</translation>
    </message>
    <message>
        <source>Verifier chooses a part that holds.</source>
        <translation>Der Verifizierer wählt einen Teil, der gilt.</translation>
    </message>
    <message>
        <source>Refuter chooses values for which the rest does not hold.</source>
        <translation>Der Falsifizierer wählt Werte, für die der Rest nicht gilt.</translation>
    </message>
    <message>
        <source>Verifier chooses values for which the rest holds.</source>
        <translation>Der Verifizierer wählt Werte, für die der Rest gilt.</translation>
    </message>
    <message>
        <source>The fixpoint is unfolded; there is nothing to choose.</source>
        <translation>Der Fixpunkt wird entfaltet; zu wählen gibt es nichts.</translation>
    </message>
    <message>
        <source>This holds: Verifier has won.</source>
        <translation>Das gilt: Der Verifizierer hat gewonnen.</translation>
    </message>
    <message>
        <source>This does not hold: Refuter has won.</source>
        <translation>Das gilt nicht: Der Falsifizierer hat gewonnen.</translation>
    </message>
    <message>
        <source>any</source>
        <comment>any value, as an argument of an action</comment>
        <translation>beliebig</translation>
    </message>
    <message numerus="yes">
        <source>%n times the same %1</source>
        <translation>
            <numerusform>%n-mal %1</numerusform>
            <numerusform>%n-mal dasselbe %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>actions at once</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 zugleich</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>actions</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>an action and a condition</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>die Aktion „%1“ nimmt %n Argument</numerusform>
            <numerusform>die Aktion „%1“ nimmt %n Argumente</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, nicht %1</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos; in the system</source>
        <translation>im System gibt es keine Aktion „%1“</translation>
    </message>
    <message>
        <source>the model has no action &apos;%1&apos;</source>
        <translation>das Modell hat keine Aktion „%1“</translation>
    </message>
    <message>
        <source>the fixpoint variable &apos;%1&apos; stands under an odd number of negations here (! or the left side of =&gt;), so that it would have no solution; it must be an even number</source>
        <translation>die Fixpunktvariable „%1“ steht hier unter einer ungeraden Zahl von Negationen (! oder die linke Seite von =&gt;) und hätte so keine Lösung; die Zahl muss gerade sein</translation>
    </message>
    <message numerus="yes">
        <source>the fixpoint variable &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>die Fixpunktvariable „%1“ nimmt %n Argument</numerusform>
            <numerusform>die Fixpunktvariable „%1“ nimmt %n Argumente</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value and no formula; a condition on it is written val(...)</source>
        <translation>„%1“ ist ein Wert und keine Formel; eine Bedingung daran schreibt man val(...)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action and no formula; that it can happen is written &lt;%1&gt;true, that it can&apos;t [%1]false</source>
        <translation>„%1“ ist eine Aktion und keine Formel; dass sie geschehen kann, schreibt man &lt;%1&gt;true, dass sie es nicht kann, [%1]false</translation>
    </message>
    <message>
        <source>there is no fixpoint variable &apos;%1&apos; here; mu %1. or nu %1. must stand around it</source>
        <translation>hier gibt es keine Fixpunktvariable „%1“; mu %1. oder nu %1. muss darum stehen</translation>
    </message>
    <message>
        <source>sequences of steps (with ., + or *) can&apos;t be put together by !, &amp;&amp; and ||; those stand between actions of one step</source>
        <translation>Folgen von Schritten (mit ., + oder *) lassen sich nicht durch !, &amp;&amp; und || verbinden; diese stehen zwischen Aktionen eines Schritts</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>der Name einer Aktion</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>eine Aktion</translation>
    </message>
    <message>
        <source>the name of a fixpoint variable</source>
        <translation>der Name einer Fixpunktvariablen</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>der Name eines Parameters</translation>
    </message>
    <message>
        <source>a formula (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</source>
        <translation>eine Formel (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>der Formel</translation>
    </message>
    <message>
        <source>this holds</source>
        <translation>dies gilt</translation>
    </message>
    <message>
        <source>this does not hold</source>
        <translation>dies gilt nicht</translation>
    </message>
    <message>
        <source>it is not so that (%1)</source>
        <translation>es trifft nicht zu: (%1)</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, und %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, oder %2</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>angenommen, %1, dann gilt: %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a part of a sentence</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>variables and their sort</comment>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>for every %1 with %2: %3</source>
        <translation>für jedes %1 mit %2: %3</translation>
    </message>
    <message>
        <source>for some %1 with %2: %3</source>
        <translation>für ein %1 mit %2: %3</translation>
    </message>
    <message>
        <source>for every %1: %2</source>
        <translation>für jedes %1: %2</translation>
    </message>
    <message>
        <source>for some %1: %2</source>
        <translation>für ein %1: %2</translation>
    </message>
    <message>
        <source>no step is possible</source>
        <translation>kein Schritt ist möglich</translation>
    </message>
    <message>
        <source>no step other than %1 is possible</source>
        <translation>kein anderer Schritt als %1 ist möglich</translation>
    </message>
    <message>
        <source>the step %1 is not possible</source>
        <translation>der Schritt %1 ist nicht möglich</translation>
    </message>
    <message>
        <source>some step is possible</source>
        <translation>irgendein Schritt ist möglich</translation>
    </message>
    <message>
        <source>a step other than %1 is possible</source>
        <translation>ein anderer Schritt als %1 ist möglich</translation>
    </message>
    <message>
        <source>the step %1 is possible</source>
        <translation>der Schritt %1 ist möglich</translation>
    </message>
    <message>
        <source>after every step: %1</source>
        <translation>nach jedem Schritt: %1</translation>
    </message>
    <message>
        <source>after some step: %1</source>
        <translation>nach irgendeinem Schritt: %1</translation>
    </message>
    <message>
        <source>after each step other than %1: %2</source>
        <translation>nach jedem anderen Schritt als %1: %2</translation>
    </message>
    <message>
        <source>after some step other than %1: %2</source>
        <translation>nach irgendeinem anderen Schritt als %1: %2</translation>
    </message>
    <message>
        <source>after each step %1: %2</source>
        <translation>nach jedem Schritt %1: %2</translation>
    </message>
    <message>
        <source>after some step %1: %2</source>
        <translation>nach irgendeinem Schritt %1: %2</translation>
    </message>
    <message>
        <source>from there on the step %1 never happens</source>
        <translation>von da an geschieht der Schritt %1 nie</translation>
    </message>
    <message>
        <source>the step %1 never happens</source>
        <translation>der Schritt %1 geschieht nie</translation>
    </message>
    <message>
        <source>from there on the step %1 never comes before %2</source>
        <translation>von da an kommt der Schritt %1 nie vor %2</translation>
    </message>
    <message>
        <source>the step %1 never comes before %2</source>
        <translation>der Schritt %1 kommt nie vor %2</translation>
    </message>
    <message>
        <source>at any time after the first step: %1</source>
        <translation>jederzeit nach dem ersten Schritt: %1</translation>
    </message>
    <message>
        <source>sometime after the first step, on some way: %1</source>
        <translation>irgendwann nach dem ersten Schritt, auf einem Weg: %1</translation>
    </message>
    <message>
        <source>at any time from there on: %1</source>
        <translation>jederzeit von da an: %1</translation>
    </message>
    <message>
        <source>at any time: %1</source>
        <translation>jederzeit: %1</translation>
    </message>
    <message>
        <source>sometime from there on, on some way: %1</source>
        <translation>irgendwann von da an, auf einem Weg: %1</translation>
    </message>
    <message>
        <source>sometime, on some way: %1</source>
        <translation>irgendwann, auf einem Weg: %1</translation>
    </message>
    <message>
        <source>at any time before %1 comes: %2</source>
        <translation>jederzeit, bevor %1 kommt: %2</translation>
    </message>
    <message>
        <source>sometime before %1 comes, on some way: %2</source>
        <translation>irgendwann, bevor %1 kommt, auf einem Weg: %2</translation>
    </message>
    <message>
        <source>after every way of one or more times %1: %2</source>
        <translation>nach jedem Weg aus einem oder mehr Schritten %1: %2</translation>
    </message>
    <message>
        <source>after some way of one or more times %1: %2</source>
        <translation>nach einem Weg aus einem oder mehr Schritten %1: %2</translation>
    </message>
    <message>
        <source>after every way of any number of times %1: %2</source>
        <translation>nach jedem Weg aus beliebig vielen Schritten %1: %2</translation>
    </message>
    <message>
        <source>after some way of any number of times %1: %2</source>
        <translation>nach einem Weg aus beliebig vielen Schritten %1: %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a parameter and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a fixpoint and its parameters</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be come back to for ever and says: %3</source>
        <translation>%1 gilt; %2 darf dabei für immer wiederkehren und besagt: %3</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be come back to only so often and says: %3</source>
        <translation>%1 gilt; %2 darf dabei nur endlich oft wiederkehren und besagt: %3</translation>
    </message>
    <message>
        <source>whatever happens, %1 comes in the end</source>
        <translation>was auch geschieht, am Ende kommt %1</translation>
    </message>
    <message>
        <source>sometime, on some way without %1, whatever %2 may be at each step: %3</source>
        <translation>irgendwann, auf einem Weg ohne %1, was %2 bei jedem Schritt auch sei: %3</translation>
    </message>
    <message>
        <source>whoever chooses the steps %1 can bring about, whatever steps %2 the other side chooses: %3</source>
        <translation>wer die Schritte %1 wählt, kann erreichen, welche Schritte %2 die andere Seite auch wählt: %3</translation>
    </message>
    <message>
        <source>it can go on for ever</source>
        <translation>es kann für immer weitergehen</translation>
    </message>
    <message>
        <source>it can go on for ever without %1</source>
        <translation>es kann für immer ohne %1 weitergehen</translation>
    </message>
    <message>
        <source>the step %1 can go on for ever</source>
        <translation>der Schritt %1 kann sich für immer wiederholen</translation>
    </message>
    <message>
        <source>whatever happens, %1 comes again and again</source>
        <translation>was auch geschieht, %1 kommt immer wieder</translation>
    </message>
    <message>
        <source>the step %1 can go on for ever, and on the way no other one is possible</source>
        <translation>der Schritt %1 kann sich für immer wiederholen, und unterwegs ist kein anderer möglich</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 gilt</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence and its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>there is no end of values to try for &apos;%1: %2&apos;; the quantifier must stand directly before a step that has &apos;%1&apos; as an argument, or a condition must bound it, as in %3</source>
        <translation>für „%1: %2“ gibt es endlos viele Werte zu probieren; der Quantor muss direkt vor einem Schritt stehen, der „%1“ als Argument hat, oder eine Bedingung muss sie begrenzen, wie in %3</translation>
    </message>
    <message>
        <source>It was stopped before every state was looked at.</source>
        <translation>Es wurde gestoppt, bevor jeder Zustand betrachtet war.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up.</source>
        <translation>Der zulässige Speicher ist aufgebraucht.</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; in the system, so that it never happens</source>
        <translation>„%1“ gibt es im System nicht; es geschieht also nie</translation>
    </message>
    <message>
        <source>a formula declares nothing: it speaks of what the model declares; &apos;%1&apos; is no part of it</source>
        <translation>eine Formel deklariert nichts: sie spricht von dem, was das Modell deklariert; „%1“ gehört nicht dazu</translation>
    </message>
</context>
<context>
    <name>FormulaEditor</name>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>A formula of the modal mu-calculus, such as [true*]&lt;true&gt;true</source>
        <translation>Eine Formel des modalen μ-Kalküls, etwa [true*]&lt;true&gt;true</translation>
    </message>
    <message>
        <source>In mCRL2&apos;s notation. Ctrl+Space offers the words that may stand here</source>
        <translation>In der Schreibweise von mCRL2. Strg+Leertaste schlägt die Wörter vor, die hier stehen können</translation>
    </message>
</context>
<context>
    <name>FormulaFiles</name>
    <message>
        <source>“%1” is there already, and stays as it is; nothing was written.</source>
        <translation>„%1“ ist schon da und bleibt, wie es ist; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be made.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>FormulaMatrix</name>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>true (vacuous)</source>
        <translation>wahr (leer)</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher voll</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>&apos;%1&apos; is no column from 1 to %2.</source>
        <translation>„%1“ ist keine Spalte von 1 bis %2.</translation>
    </message>
    <message>
        <source>The game is over before this move.</source>
        <translation>Die Partie ist vor diesem Zug zu Ende.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>Spalte %1 ist voll.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There are columns from 1 to %1 only.</source>
        <translation>Es gibt nur die Spalten 1 bis %1.</translation>
    </message>
    <message>
        <source>This game has %1 variations already; delete one first.</source>
        <translation>Diese Partie hat schon %1 Varianten; löschen Sie zuerst eine.</translation>
    </message>
</context>
<context>
    <name>GameArchive</name>
    <message>
        <source>it holds no games of Fourcast</source>
        <translation>sie enthält keine Partien von Fourcast</translation>
    </message>
    <message>
        <source>it is no SQLite file, as games are kept in</source>
        <translation>sie ist keine SQLite-Datei, in der Partien gespeichert werden</translation>
    </message>
    <message>
        <source>game %1 is not in it any more</source>
        <translation>die Partie %1 ist nicht mehr darin</translation>
    </message>
    <message>
        <source>game %1 in it is damaged (%2)</source>
        <translation>die Partie %1 darin ist beschädigt (%2)</translation>
    </message>
    <message>
        <source>The folder “%1” could not be made; games can&apos;t be kept there.</source>
        <translation>Der Ordner „%1“ konnte nicht angelegt werden; dort lassen sich keine Partien speichern.</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>The game as it stands</source>
        <translation>Der Stand des Spiels</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>The position is on the clipboard</source>
        <translation>Die Stellung ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Play %1 ne&amp;xt?</source>
        <comment>an opponent</comment>
        <translation>Als Nä&amp;chstes gegen %1?</translation>
    </message>
    <message>
        <source>Play %1 &amp;instead?</source>
        <comment>an opponent</comment>
        <translation>&amp;Lieber gegen %1?</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>%1 is larger than %2 KiB and can&apos;t be a game file.</source>
        <translation>%1 ist größer als %2 KiB und kann keine Partiedatei sein.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2.</source>
        <translation>Die Partie konnte nicht als %1 gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>it has too many tags</source>
        <translation>sie hat zu viele Tags</translation>
    </message>
    <message>
        <source>its comments are too long</source>
        <translation>die Kommentare sind zu lang</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>a tag needs a name of letters, digits and _ here</source>
        <translation>ein Tag braucht hier einen Namen aus Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>a game file can hold %1 tags at most</source>
        <translation>eine Partiedatei kann höchstens %1 Tags enthalten</translation>
    </message>
    <message>
        <source>the tag %1 is here twice</source>
        <translation>das Tag %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the value of a tag must stand in quotation marks</source>
        <translation>der Wert eines Tags muss in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>a ] must close the tag here</source>
        <translation>hier muss ein ] das Tag schließen</translation>
    </message>
    <message>
        <source>in the setup, %1</source>
        <translation>in der Anfangsstellung, %1</translation>
    </message>
    <message>
        <source>a move must follow its number</source>
        <translation>auf die Nummer muss ein Zug folgen</translation>
    </message>
    <message>
        <source>a variation stands behind the move that it replaces</source>
        <translation>eine Variante steht hinter dem Zug, den sie ersetzt</translation>
    </message>
    <message>
        <source>variations can be in %1 others at most</source>
        <translation>Varianten können in höchstens %1 anderen stehen</translation>
    </message>
    <message>
        <source>a game file can hold %1 variations at most</source>
        <translation>eine Partiedatei kann höchstens %1 Varianten enthalten</translation>
    </message>
    <message>
        <source>there is no ( for this )</source>
        <translation>zu diesem ) gibt es kein (</translation>
    </message>
    <message>
        <source>a variation must have a move</source>
        <translation>eine Variante muss einen Zug haben</translation>
    </message>
    <message>
        <source>this variation has the same moves as the line that it is to leave</source>
        <translation>diese Variante hat dieselben Züge wie die Zugfolge, die sie verlassen soll</translation>
    </message>
    <message>
        <source>a variation must begin with a move</source>
        <translation>eine Variante muss mit einem Zug beginnen</translation>
    </message>
    <message>
        <source>there is already a comment here</source>
        <translation>hier steht schon ein Kommentar</translation>
    </message>
    <message>
        <source>the file ends before the result (1-0, 0-1, 1/2-1/2 or *)</source>
        <translation>die Datei endet vor dem Ergebnis (1-0, 0-1, 1/2-1/2 oder *)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning here</source>
        <translation>„%1“ hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>a ) must close the variation before the result</source>
        <translation>vor dem Ergebnis muss ein ) die Variante schließen</translation>
    </message>
    <message>
        <source>the result is %1, but the moves lead to %2</source>
        <translation>das Ergebnis ist %1, aber die Züge führen zu %2</translation>
    </message>
    <message>
        <source>the game ended before this move</source>
        <translation>die Partie war vor diesem Zug zu Ende</translation>
    </message>
    <message>
        <source>the number here must be &apos;%1&apos;</source>
        <translation>die Nummer hier muss „%1“ sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a move, a number or a result</source>
        <translation>„%1“ ist weder ein Zug noch eine Nummer oder ein Ergebnis</translation>
    </message>
    <message>
        <source>the move number %1 is missing before this move</source>
        <translation>vor diesem Zug fehlt die Zugnummer %1</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>nach dem Ergebnis steht noch Text</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>dies ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>a zero byte has no place in a text</source>
        <translation>ein Nullbyte hat in einem Text keinen Platz</translation>
    </message>
    <message>
        <source>a comment can&apos;t hold another one; write \{ for a brace</source>
        <translation>ein Kommentar kann keinen anderen enthalten; für eine Klammer schreibt man \{</translation>
    </message>
    <message>
        <source>this comment is never closed</source>
        <translation>dieser Kommentar wird nie geschlossen</translation>
    </message>
    <message>
        <source>this quotation mark is not closed on its line</source>
        <translation>dieses Anführungszeichen wird in seiner Zeile nicht geschlossen</translation>
    </message>
    <message>
        <source>after a backslash only \ { } &quot; n r 0 can follow</source>
        <translation>nach einem Backslash kann nur \ { } &quot; n r 0 folgen</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Fourcast games (*.c4g);;All files (*)</source>
        <translation>Fourcast-Partien (*.c4g);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Nicht gespeicherte Partie</translation>
    </message>
    <message>
        <source>This game has moves or comments that are in no file yet.</source>
        <translation>Diese Partie hat Züge oder Kommentare, die noch in keiner Datei stehen.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>Möchten Sie sie zuerst speichern?</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Preferences, Files brings the question back</source>
        <translation>Unter „Einstellungen“, „Dateien und Sprache“ lässt sich die Frage wieder einschalten</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Als %1 gespeichert</translation>
    </message>
    <message>
        <source>game-%1</source>
        <translation>partie-%1</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation>&amp;%1 %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Forget these names; the files stay</source>
        <translation>Diese Namen vergessen; die Dateien bleiben</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Games, lessons and answers (%1)</source>
        <translation>Partien, Lektionen und Antworten (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>when, and how long</comment>
        <translation>
            <numerusform>%1, %n Zug</numerusform>
            <numerusform>%1, %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Also saved: %1.</source>
        <comment>unfinished games</comment>
        <translation>Ebenfalls gespeichert: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between games</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>A saved game is damaged. It was kept as %1.</source>
        <translation>Eine gespeicherte Partie ist beschädigt. Sie wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Saved games are damaged. They were kept as %1.</source>
        <translation>Gespeicherte Partien sind beschädigt. Sie wurden als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Here is the game you were playing.</source>
        <translation>Hier ist Ihre angefangene Partie.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Andere Partien</translation>
    </message>
    <message>
        <source>Continue another unfinished game</source>
        <translation>Eine andere angefangene Partie fortsetzen</translation>
    </message>
</context>
<context>
    <name>GameFilm</name>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Play the game back</source>
        <translation>Die Partie abspielen</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Move looked at</source>
        <translation>Betrachteter Zug</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Wählen Sie eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>Genauigkeit %2 (%1)</translation>
    </message>
    <message>
        <source>%1 as it was then: %2</source>
        <translation>%1, wie es damals war: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>Zug %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>Games begin with the empty board.</source>
        <translation>Partien beginnen mit dem leeren Brett.</translation>
    </message>
    <message>
        <source>Each of the 343 orders of three plies is played with both colours, as older versions of the program dealt them: 105 positions come twice, so that many games are copies, and a part of the games is no fair sample.</source>
        <translation>Jede der 343 Reihenfolgen von drei Halbzügen wird mit beiden Farben gespielt, wie ältere Versionen des Programms sie verteilten: 105 Stellungen kommen zweimal vor; viele Partien sind also Kopien, und ein Teil der Partien ist keine faire Stichprobe.</translation>
    </message>
    <message numerus="yes">
        <source>Games begin with %n random plies.</source>
        <translation>
            <numerusform>Partien beginnen mit %n zufälligen Halbzug.</numerusform>
            <numerusform>Partien beginnen mit %n zufälligen Halbzügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) of a list is played with both colours, in the order of the list.</source>
        <translation>
            <numerusform>Die einzige Eröffnung (%n) einer Liste wird mit beiden Farben gespielt, in der Reihenfolge der Liste.</numerusform>
            <numerusform>Jede der %n Eröffnungen einer Liste wird mit beiden Farben gespielt, in der Reihenfolge der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the 238 positions of three plies, mirror images included, is played with both colours, in an order that the seed deals.</source>
        <translation>Jede der 238 Stellungen aus drei Halbzügen, Spiegelbilder mitgezählt, wird mit beiden Farben gespielt, in einer Reihenfolge, die der Startwert bestimmt.</translation>
    </message>
    <message>
        <source>At each side&apos;s own moves 3, 6, 9 and so on one of its two best columns is drawn, each with probability one half.</source>
        <translation>Bei den eigenen Zügen 3, 6, 9 und so weiter jeder Seite wird eine ihrer zwei besten Spalten ausgelost, jede mit Wahrscheinlichkeit einhalb.</translation>
    </message>
    <message>
        <source>The second, fifth, eighth ... disc of a game falls into any open column, each equally likely.</source>
        <translation>Der zweite, fünfte, achte ... Stein einer Partie fällt in irgendeine offene Spalte, jede gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>The first move alternates.</source>
        <translation>Der erste Zug wechselt ab.</translation>
    </message>
    <message>
        <source>The same side moves first in every game.</source>
        <translation>In jeder Partie beginnt dieselbe Seite.</translation>
    </message>
    <message>
        <source>Games are to begin with %1 random plies, but 0 to %2 are possible.</source>
        <translation>Partien sollen mit %1 zufälligen Halbzügen beginnen, möglich sind aber 0 bis %2.</translation>
    </message>
    <message>
        <source>The list of openings is empty; one opening or more is needed.</source>
        <translation>Die Liste der Eröffnungen ist leer; mindestens eine Eröffnung wird gebraucht.</translation>
    </message>
    <message>
        <source>The opening %1 is not legal: %2</source>
        <translation>Die Eröffnung %1 ist nicht erlaubt: %2</translation>
    </message>
    <message>
        <source>The opening %1 ends the game; an opening has to leave it open.</source>
        <translation>Die Eröffnung %1 beendet die Partie; eine Eröffnung muss sie offen lassen.</translation>
    </message>
    <message>
        <source>Line %1 holds no opening: %2</source>
        <translation>Zeile %1 enthält keine Eröffnung: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>There is no opening in the file; one a line is needed, such as 4453.</source>
        <translation>In der Datei steht keine Eröffnung; gebraucht wird eine je Zeile, etwa 4453.</translation>
    </message>
    <message>
        <source>No move is chosen by lot.</source>
        <translation>Kein Zug wird ausgelost.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>%1   with %2</source>
        <translation>%1   mit %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>The game has come round to where it was, and would do so for ever: the outermost fixpoint that comes up again and again says who wins.</source>
        <translation>Die Partie ist wieder da, wo sie schon war, und das würde für immer so gehen: Der äußerste Fixpunkt, der immer wiederkehrt, sagt, wer gewinnt.</translation>
    </message>
    <message>
        <source>The game is over: nobody can go on.</source>
        <translation>Die Partie ist zu Ende: Niemand kann weiter.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Sie gewinnen.</translation>
    </message>
    <message>
        <source>You lose: here the formula is decided.</source>
        <translation>Sie verlieren: Hier ist die Formel entschieden.</translation>
    </message>
    <message>
        <source>Verifier</source>
        <translation>Verifizierer</translation>
    </message>
    <message>
        <source>Refuter</source>
        <translation>Falsifizierer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The part of the formula that is played</source>
        <translation>Der Teil der Formel, der gespielt wird</translation>
    </message>
    <message>
        <source>The state of the system</source>
        <translation>Der Zustand des Systems</translation>
    </message>
    <message>
        <source>What there is to choose</source>
        <translation>Was zur Wahl steht</translation>
    </message>
    <message>
        <source>How far the next move is</source>
        <translation>Wie weit der nächste Zug ist</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Ihre Züge</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Die Partie bisher</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Sie sind %1</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ihre Seite</translation>
    </message>
    <message>
        <source>Which side you play; a new game begins</source>
        <translation>Welche Seite Sie spielen; eine neue Partie beginnt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Begin this formula&apos;s game again</source>
        <translation>Die Partie dieser Formel neu beginnen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Back to where you chose before</source>
        <translation>Dorthin zurück, wo Sie zuletzt gewählt haben</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Pfad zeigen</translation>
    </message>
    <message>
        <source>The steps of the game so far, in the drawn system</source>
        <translation>Die bisherigen Schritte der Partie, im gezeichneten System</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Look for the next move no longer; the game stays where it was (Esc)</source>
        <translation>Nicht länger nach dem nächsten Zug suchen; die Partie bleibt, wo sie war (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the formulas</source>
        <translation>Zurück zu den Formeln</translation>
    </message>
    <message>
        <source>%1, as a game. Verifier says that it holds, Refuter that it does not; it is %2 who can win.</source>
        <translation>%1, als Spiel. Der Verifizierer sagt, dass sie gilt, der Falsifizierer, dass sie nicht gilt; gewinnen kann: %2.</translation>
    </message>
    <message>
        <source>The next move can&apos;t be worked out: it would need more memory than this program may take. The game stays where it was; a smaller system shows the same.</source>
        <translation>Der nächste Zug kann nicht berechnet werden: Dazu würde mehr Speicher gebraucht, als dieses Programm belegen darf. Die Partie bleibt, wo sie war; ein kleineres System zeigt dasselbe.</translation>
    </message>
    <message>
        <source>Stopped; New game begins again.</source>
        <translation>Gestoppt; „Neue Partie“ beginnt von vorn.</translation>
    </message>
    <message>
        <source>Stopped; the game stays where it was.</source>
        <translation>Gestoppt; die Partie bleibt, wo sie war.</translation>
    </message>
    <message>
        <source>Looking for the next move: %1 pairs of a part and a state were looked at; %2 MiB. Esc stops it.</source>
        <translation>Der nächste Zug wird gesucht: %1 Paare aus einem Teil und einem Zustand wurden betrachtet; %2 MiB. Esc beendet das.</translation>
    </message>
    <message>
        <source>State %1: %2</source>
        <translation>Zustand %1: %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>first won</source>
        <translation>Erster gewann</translation>
    </message>
    <message>
        <source>second won</source>
        <translation>Zweiter gewann</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <comment>a result: won, lost, first won</comment>
        <translation>%1 auf Zeit</translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message>
        <source>Chart by game: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Diagramm nach Partie: %1</translation>
    </message>
    <message>
        <source>%1, sum of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, Summe der Züge jeder Partie</translation>
    </message>
    <message>
        <source>%1, mean of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, Mittel der Züge jeder Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1, %2, %3</source>
        <comment>%3 is “8 moves”</comment>
        <translation>Partie %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 together, %3 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 zusammen, %3 im Mittel</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 im Mittel</translation>
    </message>
    <message>
        <source>Most at ply %1: %2</source>
        <translation>Am meisten bei Halbzug %1: %2</translation>
    </message>
    <message>
        <source>Disturbed by other work</source>
        <translation>Gestört durch andere Arbeit</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Hollow: some moves were disturbed by other work</source>
        <translation>Hohl: einige Züge wurden durch andere Arbeit gestört</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Game file (*.c4g)</source>
        <translation>Partiedatei (*.c4g)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message numerus="yes">
        <source>A folder for %n game file(s)</source>
        <translation>
            <numerusform>Ein Ordner für %n Partiedatei</numerusform>
            <numerusform>Ein Ordner für %n Partiedateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped; game files written: %1 of %2.</source>
        <translation>Angehalten; geschriebene Partiedateien: %1 von %2.</translation>
    </message>
    <message>
        <source>A PDF takes %1 games at most; choose fewer of them, or export game files.</source>
        <translation>Eine PDF-Datei fasst höchstens %1 Partien; wählen Sie weniger, oder exportieren Sie Partiedateien.</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>Als PDF exportieren</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partien</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Search players, comments, moves…</source>
        <translation>Spieler, Kommentare, Züge suchen…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Games of a person against this engine</source>
        <translation>Partien eines Menschen gegen diese Engine</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Jeder Gegner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How the game went for the person against an engine</source>
        <translation>Wie die Partie für den Menschen gegen eine Engine ausging</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>When the game was begun</source>
        <translation>Wann die Partie begonnen wurde</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Zwischen zwei Tagen</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Games with a star</source>
        <translation>Partien mit einem Stern</translation>
    </message>
    <message>
        <source>Search by name, comment, date (2026-11-23) or opening moves (44536)</source>
        <translation>Suchen nach Name, Kommentar, Datum (2026-11-23) oder ersten Zügen (44536)</translation>
    </message>
    <message>
        <source>Reached this position</source>
        <translation>Mit dieser Stellung</translation>
    </message>
    <message>
        <source>In any move order, including mirror images</source>
        <translation>In beliebiger Reihenfolge der Züge, auch als Spiegelbild</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>There is no game file (.c4g) in this folder.</source>
        <translation>In diesem Ordner ist keine Partiedatei (.c4g).</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n Datei konnte nicht gelesen werden: %1</numerusform>
            <numerusform>%n Dateien konnten nicht gelesen werden: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n Partie war schon hier.</numerusform>
            <numerusform>%n Partien waren schon hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes or variations were added to %n of these.</source>
        <translation>
            <numerusform>%n davon erhielt Notizen oder Varianten.</numerusform>
            <numerusform>%n davon erhielten Notizen oder Varianten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Without search and filters</source>
        <translation>Ohne Suche und Filter</translation>
    </message>
    <message>
        <source>Reading game files: %1 of %2</source>
        <translation>Partiedateien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is done, by which keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Bring the game on the board; one that is not finished goes on</source>
        <translation>Die Partie aufs Brett bringen; eine nicht beendete geht weiter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Bring the game on the board and judge its moves</source>
        <translation>Die Partie aufs Brett bringen und ihre Züge beurteilen</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Give the chosen games a star, or take it away</source>
        <translation>Den gewählten Partien einen Stern geben oder nehmen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Bring back what was deleted last</source>
        <translation>Zurückbringen, was zuletzt gelöscht wurde</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Delete again what was brought back</source>
        <translation>Noch einmal löschen, was zurückgebracht wurde</translation>
    </message>
    <message>
        <source>Game files…</source>
        <translation>Partiedateien…</translation>
    </message>
    <message>
        <source>Save the chosen games as game files, several into a folder</source>
        <translation>Die gewählten Partien als Partiedateien speichern, mehrere in einen Ordner</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Add the game files of a folder and those below it</source>
        <translation>Die Partiedateien eines Ordners und derer darunter hinzufügen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>Zum Suchfeld gehen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted; Undo brings them back.</source>
        <translation>
            <numerusform>%n Partie gelöscht; Rückgängig bringt sie zurück.</numerusform>
            <numerusform>%n Partien gelöscht; Rückgängig bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Wählen Sie eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are chosen.</source>
        <translation>
            <numerusform>Eine Partie ist gewählt.</numerusform>
            <numerusform>%n Partien sind gewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n Partie gefunden</numerusform>
            <numerusform>%n Partien gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the game files of a folder</source>
        <translation>Die Partiedateien eines Ordners importieren</translation>
    </message>
    <message>
        <source>Stop import</source>
        <translation>Import anhalten</translation>
    </message>
    <message>
        <source>Print the chosen games to a PDF, with their moves and comments; %1 games at most</source>
        <translation>Die gewählten Partien mit Zügen und Kommentaren in eine PDF-Datei drucken; höchstens %1 Partien</translation>
    </message>
    <message>
        <source>Delete the selected games. You can undo this.</source>
        <translation>Die gewählten Partien löschen. Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Keine passenden Partien.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Noch keine Partien. Jede gespielte Partie wird hier automatisch gespeichert.</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two engines of a game</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game in &amp;full ink</source>
        <translation>Partie in &amp;voller Farbe</translation>
    </message>
    <message>
        <source>Games &amp;under it</source>
        <translation>Partien dar&amp;unter</translation>
    </message>
    <message>
        <source>&amp;All others</source>
        <translation>&amp;Alle anderen</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>A favourite; click to take the star away</source>
        <translation>Ein Favorit; ein Klick nimmt den Stern weg</translation>
    </message>
    <message>
        <source>Click to make it a favourite</source>
        <translation>Ein Klick macht sie zum Favoriten</translation>
    </message>
    <message>
        <source>Known once the game has been reviewed</source>
        <translation>Bekannt, sobald die Partie ausgewertet ist</translation>
    </message>
    <message>
        <source>Some of its moves have comments</source>
        <translation>Einige ihrer Züge haben Kommentare</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>no favourite</source>
        <translation>kein Favorit</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Discs played, of both sides together</source>
        <translation>Gespielte Steine, beider Seiten zusammen</translation>
    </message>
    <message>
        <source>Your accuracy in percent, once the game has been reviewed</source>
        <translation>Ihre Genauigkeit in Prozent, sobald die Partie ausgewertet ist</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Your note. Press F2 to edit.</source>
        <translation>Ihre Notiz. Mit F2 bearbeiten.</translation>
    </message>
</context>
<context>
    <name>GamesPdf</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>Genauigkeit %2 (%1)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
</context>
<context>
    <name>GamesPresenter</name>
    <message>
        <source>Games are not kept in My games at the moment. %1</source>
        <translation>Im Augenblick werden keine Partien unter Meine Partien gespeichert. %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, vom %2</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 geht weiter</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Play the games</source>
        <translation>Partien spielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Chart of the games&apos; lengths</source>
        <translation>Diagramm der Partielängen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>How many games are played</source>
        <translation>Wie viele Partien gespielt werden</translation>
    </message>
    <message>
        <source>Seed of the games</source>
        <translation>Startwert der Partien</translation>
    </message>
    <message>
        <source>The same seed plays the same games again</source>
        <translation>Derselbe Startwert spielt dieselben Partien noch einmal</translation>
    </message>
    <message>
        <source>Play them with the best choices where these are known, otherwise with any; the exact curve is laid over them</source>
        <translation>Mit den besten Entscheidungen spielen, wo sie bekannt sind, sonst mit irgendwelchen; die exakte Kurve wird darübergelegt</translation>
    </message>
    <message>
        <source>End it; what was played is shown</source>
        <translation>Beenden; was gespielt ist, wird gezeigt</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Games of each length</source>
        <translation>Partien jeder Länge</translation>
    </message>
    <message>
        <source>Games that are over by then</source>
        <translation>Partien, die bis dahin zu Ende sind</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>The share of games of each length, or of those that had met the goal</source>
        <translation>Der Anteil der Partien jeder Länge, oder derer, die das Ziel erreicht hatten</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Die Partien exportieren</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Partien:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Play many games to see their lengths over the exact curve.</source>
        <translation>Spielen Sie viele Partien, um ihre Längen über der exakten Kurve zu sehen.</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The moving picture could not be made: %1.</source>
        <translation>Die Animation konnte nicht erstellt werden: %1.</translation>
    </message>
</context>
<context>
    <name>GooseBoard</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Bridge
→ 12</source>
        <translation>Brücke
→ 12</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Gasthaus</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Maze
→ 37</source>
        <translation>Labyrinth
→ 37</translation>
    </message>
    <message>
        <source>Death
→ 0</source>
        <translation>Tod
→ 0</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Player 1 (round) is on square %1, player 2 (square) on %2</source>
        <translation>Spieler 1 (rund) steht auf Feld %1, Spieler 2 (quadratisch) auf %2</translation>
    </message>
    <message>
        <source>, player 3 (triangle) on %1</source>
        <translation>, Spieler 3 (dreieckig) auf %1</translation>
    </message>
    <message>
        <source>%1; player %2 has rolled %3.</source>
        <translation>%1; Spieler %2 hat %3 gewürfelt.</translation>
    </message>
    <message>
        <source>%1; player %2 is to move.</source>
        <translation>%1; Spieler %2 ist am Zug.</translation>
    </message>
    <message>
        <source>, player 4 (diamond) on %1</source>
        <translation>, Spieler 4 (rautenförmig) auf %1</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message numerus="yes">
        <source>Graphviz is laying out %n node(s) … Esc places them by levels at once.</source>
        <translation>
            <numerusform>Graphviz ordnet %n Knoten an … Esc ordnet ihn sofort nach Ebenen.</numerusform>
            <numerusform>Graphviz ordnet %n Knoten an … Esc ordnet sie sofort nach Ebenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphviz is laying it out anew … Esc places it by levels at once.</source>
        <translation>Graphviz ordnet es neu an … Esc ordnet es sofort nach Ebenen.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Look closer; the wheel does so where the mouse is, a drag moves on</source>
        <translation>Näher heran; das Mausrad tut es dort, wo die Maus ist, Ziehen verschiebt</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>See more; the wheel does so where the mouse is</source>
        <translation>Mehr sehen; das Mausrad tut es dort, wo die Maus ist</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole again</source>
        <translation>Wieder das Ganze zeigen</translation>
    </message>
    <message>
        <source>&amp;Lay out anew</source>
        <translation>&amp;Neu anordnen</translation>
    </message>
    <message>
        <source>Lay out all that is drawn anew; what is on the screen stays where it is until then</source>
        <translation>Alles Gezeichnete neu anordnen; was auf dem Bildschirm ist, bleibt bis dahin an seinem Platz</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation>nichts folgt</translation>
    </message>
    <message>
        <source>fails here</source>
        <translation>gilt hier nicht</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>lässt sich öffnen</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>auf dem Pfad</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>verglichen</translation>
    </message>
    <message>
        <source>leads to %1</source>
        <translation>führt zu %1</translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation>%1 führt zu %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>not its turn yet</source>
        <translation>noch nicht an der Reihe</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Arrow keys go from node to node, Enter chooses one. A drag or Shift with the arrow keys moves the picture, the wheel, + and − zoom, 0 shows the whole, Home goes to where it begins.</source>
        <translation>Die Pfeiltasten gehen von Knoten zu Knoten, Eingabe wählt einen. Ziehen oder Umschalt mit den Pfeiltasten verschiebt das Bild, Mausrad, + und − ändern die Größe, 0 zeigt das Ganze, Pos1 geht an den Anfang.</translation>
    </message>
    <message>
        <source>What shapes and colours mean</source>
        <translation>Was Formen und Farben bedeuten</translation>
    </message>
    <message>
        <source>Find a state or a label</source>
        <translation>Zustand oder Label suchen</translation>
    </message>
    <message>
        <source>Marks what has this text in its words or at its edges (Ctrl+F)</source>
        <translation>Markiert, was diesen Text in seinen Wörtern oder an seinen Kanten hat (Strg+F)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>The place before (Shift+F3)</source>
        <translation>Die Stelle davor (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>The next place (F3, Enter)</source>
        <translation>Die nächste Stelle (F3, Eingabe)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Look closer (+)</source>
        <translation>Näher heran (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>See more (−)</source>
        <translation>Mehr sehen (−)</translation>
    </message>
    <message>
        <source>Show the whole</source>
        <translation>Das Ganze zeigen</translation>
    </message>
    <message>
        <source>Show the whole (0)</source>
        <translation>Das Ganze zeigen (0)</translation>
    </message>
    <message>
        <source>Lay out anew</source>
        <translation>Neu anordnen</translation>
    </message>
    <message>
        <source>Lay out all that is drawn anew; what is on the screen stays where it is until then</source>
        <translation>Alles Gezeichnete neu anordnen; was auf dem Bildschirm ist, bleibt bis dahin an seinem Platz</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of those found</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Placed by levels: the program dot of Graphviz is not installed.</source>
        <translation>Nach Ebenen angeordnet: Das Programm dot von Graphviz ist nicht installiert.</translation>
    </message>
    <message>
        <source>Placed by levels: Graphviz ended without a layout.</source>
        <translation>Nach Ebenen angeordnet: Graphviz endete ohne Anordnung.</translation>
    </message>
    <message numerus="yes">
        <source>Placed by levels: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>Nach Ebenen angeordnet: Graphviz fand in %n Sekunde keine Anordnung.</numerusform>
            <numerusform>Nach Ebenen angeordnet: Graphviz fand in %n Sekunden keine Anordnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed by levels: Graphviz would take long for so many arrows. “Lay out anew” asks it all the same.</source>
        <translation>Nach Ebenen angeordnet: Graphviz bräuchte für so viele Pfeile lange. „Neu anordnen“ beauftragt es trotzdem.</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>No depth can be chosen for %1; it can for %2.</source>
        <translation>Für %1 lässt sich keine Tiefe wählen, wohl aber für %2.</translation>
    </message>
    <message>
        <source>%1 does not search; these do: %2.</source>
        <translation>%1 sucht nicht; diese suchen: %2.</translation>
    </message>
    <message>
        <source>%1 searches with one worker; these share their work: %2.</source>
        <translation>%1 sucht mit einem Worker; diese teilen ihre Arbeit: %2.</translation>
    </message>
    <message>
        <source>%1 searches the standard board alone; these search every board: %2.</source>
        <translation>%1 sucht nur auf dem Standardbrett; diese auf jedem Brett: %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1 muss von %2 bis %3 reichen, nicht %4.</translation>
    </message>
    <message>
        <source>Nothing called &quot;%1&quot; can grow; these can: %2.</source>
        <translation>Nichts namens „%1“ kann wachsen; wachsen können: %2.</translation>
    </message>
    <message>
        <source>There is no engine called &quot;%1&quot;; here the engines are %2.</source>
        <translation>Es gibt keine Engine namens „%1“; hier sind die Engines %2.</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>Der erste Punkt</translation>
    </message>
    <message>
        <source>The last point</source>
        <translation>Der letzte Punkt</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>Die Tiefe</translation>
    </message>
    <message>
        <source>The number of repetitions</source>
        <translation>Die Zahl der Wiederholungen</translation>
    </message>
    <message>
        <source>The number of positions</source>
        <translation>Die Zahl der Stellungen</translation>
    </message>
    <message>
        <source>The first point, %1, is behind the last, %2.</source>
        <translation>Der erste Punkt, %1, liegt hinter dem letzten, %2.</translation>
    </message>
    <message>
        <source>The time for a point must be a millisecond or more.</source>
        <translation>Die Zeit für einen Punkt muss mindestens eine Millisekunde sein.</translation>
    </message>
    <message>
        <source>Boards are searched when they are empty; there is no position that all of them have.</source>
        <translation>Bretter werden leer durchsucht; keine Stellung gibt es auf allen.</translation>
    </message>
    <message>
        <source>The line of play has positions of up to %1 discs, not of %2.</source>
        <translation>Die Zugfolge hat Stellungen mit bis zu %1 Steinen, nicht mit %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie beendet.</translation>
    </message>
    <message>
        <source>The system has not as many threads as that takes: %1.</source>
        <translation>Das System hat nicht so viele Threads, wie nötig sind: %1.</translation>
    </message>
    <message>
        <source>depth %1 to %2</source>
        <translation>Tiefe %1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2 discs</source>
        <translation>%1 bis %2 Steine</translation>
    </message>
    <message>
        <source>%1 to %2 workers</source>
        <translation>%1 bis %2 Worker</translation>
    </message>
    <message>
        <source>boards %1 to %2 by size</source>
        <translation>Bretter %1 bis %2 nach Größe</translation>
    </message>
    <message>
        <source>empty boards</source>
        <translation>leere Bretter</translation>
    </message>
    <message>
        <source>random positions each: %1, seed %2</source>
        <translation>Zufallsstellungen je Punkt: %1, Startwert %2</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>entlang %1</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Each further ply takes %1 times as long</source>
        <translation>Jeder weitere Halbzug dauert %1-mal so lange</translation>
    </message>
    <message>
        <source>Each further ply costs %1 times as much</source>
        <translation>Jeder weitere Halbzug kostet %1-mal so viel</translation>
    </message>
    <message>
        <source>Each further disc takes %1 times as long</source>
        <translation>Jeder weitere Stein dauert %1-mal so lange</translation>
    </message>
    <message>
        <source>Each further disc costs %1 times as much</source>
        <translation>Jeder weitere Stein kostet %1-mal so viel</translation>
    </message>
    <message>
        <source>Twice the workers take %1 times as long</source>
        <translation>Doppelt so viele Worker brauchen %1-mal so lange</translation>
    </message>
    <message>
        <source>Twice the workers cost %1 times as much</source>
        <translation>Doppelt so viele Worker kosten %1-mal so viel</translation>
    </message>
    <message>
        <source>Twice the squares take %1 times as long</source>
        <translation>Doppelt so viele Felder dauern %1-mal so lange</translation>
    </message>
    <message>
        <source>Twice the squares cost %1 times as much</source>
        <translation>Doppelt so viele Felder kosten %1-mal so viel</translation>
    </message>
    <message>
        <source>Depth in plies</source>
        <translation>Tiefe in Halbzügen</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Steine auf dem Brett</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Squares of the board</source>
        <translation>Felder des Bretts</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Zeit in ms</translation>
    </message>
    <message>
        <source>looking ahead: %1</source>
        <translation>Vorausschau: %1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>Wiederholungen: %1</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3; %4, %5 points, R² %6).</source>
        <translation>%1 (95 %: %2 bis %3; %4, %5 Punkte, R² %6).</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>fewer searches</source>
        <translation>weniger Suchen</translation>
    </message>
    <message>
        <source>time ran out: more than this</source>
        <translation>Zeit abgelaufen: mehr als das</translation>
    </message>
    <message>
        <source>the game ends before this depth</source>
        <translation>die Partie endet vor dieser Tiefe</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig beendet.</translation>
    </message>
    <message>
        <source>Where time ran out the cost is larger than what is shown; that point is no part of the line.</source>
        <translation>Wo die Zeit ablief, sind die Kosten größer als gezeigt; dieser Punkt gehört nicht zur Linie.</translation>
    </message>
    <message>
        <source>Where the game ends before the depth, looking deeper costs no more; these points are no part of the line.</source>
        <translation>Wo die Partie vor der Tiefe endet, kostet tieferes Suchen nicht mehr; diese Punkte gehören nicht zur Linie.</translation>
    </message>
    <message>
        <source>Where fewer searches were finished, the hard positions are missing; these points are no part of the line.</source>
        <translation>Wo weniger Suchen fertig wurden, fehlen die schweren Stellungen; diese Punkte gehören nicht zur Linie.</translation>
    </message>
    <message>
        <source>A book answers where there are no nodes.</source>
        <translation>Wo es keine Knoten gibt, antwortet ein Buch.</translation>
    </message>
    <message>
        <source>On %1 a line of %2 wins.</source>
        <translation>Auf %1 gewinnt eine Reihe von %2.</translation>
    </message>
    <message>
        <source>Workers that share a table count other nodes in each run.</source>
        <translation>Worker, die eine Tabelle teilen, zählen bei jedem Lauf andere Knoten.</translation>
    </message>
    <message>
        <source>Something else ran at the same time.</source>
        <translation>Gleichzeitig lief etwas anderes.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Wie Kosten wachsen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Gestört</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>gleichzeitig lief etwas anderes</translation>
    </message>
    <message>
        <source>known numbers of move sequences (perft), added up</source>
        <translation>bekannte Zahlen von Zugfolgen (Perft), summiert</translation>
    </message>
    <message>
        <source>Amsalu, Efrem 2022: %1</source>
        <translation>Amsalu, Efrem 2022: %1</translation>
    </message>
    <message>
        <source>Kang, Wang, Hu 2019, figures 12 and 13</source>
        <translation>Kang, Wang, Hu 2019, Abbildungen 12 und 13</translation>
    </message>
    <message>
        <source>BitBully, its own read-me: empty board</source>
        <translation>BitBully, eigene Liesmich: leeres Brett</translation>
    </message>
    <message>
        <source>Pons&apos; solver, by BitBully&apos;s read-me: empty board</source>
        <translation>Pons’ Löser, laut BitBullys Liesmich: leeres Brett</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Chart of how the searches grow with the depth</source>
        <translation>Diagramm, wie die Suchen mit der Tiefe wachsen</translation>
    </message>
    <message>
        <source>%1, with a table</source>
        <translation>%1, mit Tabelle</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>the least possible</source>
        <translation>das Mindestmögliche</translation>
    </message>
    <message>
        <source>%1: %2 at depth %3</source>
        <translation>%1: %2 in Tiefe %3</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <translation>%1, Tiefe %2: %3</translation>
    </message>
    <message>
        <source>Compare the searches to see how they grow with the depth.</source>
        <translation>Vergleichen Sie die Suchen, um zu sehen, wie sie mit der Tiefe wachsen.</translation>
    </message>
</context>
<context>
    <name>GrowthFit</name>
    <message>
        <source>A line of growth takes three points or more; there are %1.</source>
        <translation>Eine Wachstumslinie braucht drei Punkte oder mehr; es sind %1.</translation>
    </message>
    <message>
        <source>The cost at %1 is not above 0, so that it has no logarithm.</source>
        <translation>Die Kosten bei %1 sind nicht über 0, haben also keinen Logarithmus.</translation>
    </message>
    <message>
        <source>A power takes places above 0, not %1.</source>
        <translation>Eine Potenz braucht Stellen über 0, nicht %1.</translation>
    </message>
    <message>
        <source>All points are at %1: nothing grows there.</source>
        <translation>Alle Punkte liegen bei %1: dort wächst nichts.</translation>
    </message>
</context>
<context>
    <name>GrowthForm</name>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>A line of play whose positions are searched, as 44536 or d1 d2 e1; random positions without one</source>
        <translation>Eine Zugfolge, deren Stellungen durchsucht werden, etwa 44536 oder d1 d2 e1; ohne sie Zufallsstellungen</translation>
    </message>
    <message>
        <source>The moves that lead to it, as 44536 or d1 d2 e1</source>
        <translation>Die Züge dorthin, etwa 44536 oder d1 d2 e1</translation>
    </message>
    <message>
        <source>the full tree</source>
        <translation>der ganze Baum</translation>
    </message>
    <message>
        <source>an exact answer</source>
        <translation>eine exakte Antwort</translation>
    </message>
    <message>
        <source>Every position to the depth, without a heuristic</source>
        <translation>Jede Stellung bis zur Tiefe, ohne Heuristik</translation>
    </message>
    <message>
        <source>To the end of the game, without a book</source>
        <translation>Bis zum Ende der Partie, ohne Buch</translation>
    </message>
</context>
<context>
    <name>GrowthModel</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Least – most</source>
        <translation>Kleinste – größte</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Median ms</translation>
    </message>
    <message>
        <source>Least – most ms</source>
        <translation>Kleinste – größte ms</translation>
    </message>
    <message>
        <source>Published nodes</source>
        <translation>Veröffentlichte Knoten</translation>
    </message>
    <message>
        <source>Published ms</source>
        <translation>Veröffentlichte ms</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es endete</translation>
    </message>
    <message>
        <source>What grows</source>
        <translation>Was wächst</translation>
    </message>
    <message>
        <source>Positions visited, the median of all searches of this point</source>
        <translation>Besuchte Stellungen, der Median aller Suchen dieses Punkts</translation>
    </message>
    <message>
        <source>The fewest and the most nodes of a search</source>
        <translation>Die wenigsten und die meisten Knoten einer Suche</translation>
    </message>
    <message>
        <source>Effective branching factor: nodes against those of the row above</source>
        <translation>Effektiver Verzweigungsfaktor: Knoten gegenüber der Zeile darüber</translation>
    </message>
    <message>
        <source>Effective branching factor: the root of the nodes at the depth, as of a tree whose branches are all alike</source>
        <translation>Effektiver Verzweigungsfaktor: die Wurzel der Knoten zur Tiefe, wie bei einem Baum mit gleichen Ästen</translation>
    </message>
    <message>
        <source>Wall time of a search, median</source>
        <translation>Echtzeit einer Suche, Median</translation>
    </message>
    <message>
        <source>The quickest and the slowest search</source>
        <translation>Die schnellste und die langsamste Suche</translation>
    </message>
    <message>
        <source>What others printed of the same; the tool tip of a number says who</source>
        <translation>Was andere davon veröffentlicht haben; der Tipp einer Zahl sagt, wer</translation>
    </message>
    <message>
        <source>What others printed of the same, on their machines</source>
        <translation>Was andere davon veröffentlicht haben, auf ihren Rechnern</translation>
    </message>
    <message>
        <source>Points that are not finished are no part of the line</source>
        <translation>Nicht fertige Punkte gehören nicht zur Linie</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>Search at each point in turn</source>
        <translation>Sucht an jedem Punkt der Reihe nach</translation>
    </message>
    <message>
        <source>Wait after the search under way, and go on later</source>
        <translation>Nach der laufenden Suche warten und später weitermachen</translation>
    </message>
    <message>
        <source>Stop, and keep the points that are finished</source>
        <translation>Aufhören und die fertigen Punkte behalten</translation>
    </message>
    <message>
        <source>%v of %m searches</source>
        <translation>%v von %m Suchen</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Fertige Suchen</translation>
    </message>
    <message>
        <source>Export the growth</source>
        <translation>Das Wachstum exportieren</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>wachstum</translation>
    </message>
    <message>
        <source>One search again and again while one thing grows: what each further step costs.</source>
        <translation>Eine Suche immer wieder, während eines wächst: was jeder weitere Schritt kostet.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Wie Kosten wachsen</translation>
    </message>
    <message>
        <source>One search again and again while depth, discs, workers or boards grow, and the line through what it costs</source>
        <translation>Eine Suche immer wieder, während Tiefe, Steine, Worker oder Bretter wachsen, und die Linie durch ihre Kosten</translation>
    </message>
    <message>
        <source>How the cost grows</source>
        <translation>Wie die Kosten wachsen</translation>
    </message>
    <message>
        <source>What the chart shows the cost in</source>
        <translation>Worin das Diagramm die Kosten zeigt</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Kosten:</translation>
    </message>
    <message>
        <source>Cost of each point, beside what is published</source>
        <translation>Kosten jedes Punkts, neben dem Veröffentlichten</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Suche läuft.</translation>
    </message>
    <message>
        <source>What a step costs is said here.</source>
        <translation>Hier steht, was ein Schritt kostet.</translation>
    </message>
</context>
<context>
    <name>H1</name>
    <message>
        <source>four in line</source>
        <translation>vier in einer Linie</translation>
    </message>
    <message>
        <source>three in line, both ends available</source>
        <translation>drei in einer Linie, beide Enden verfügbar</translation>
    </message>
    <message>
        <source>three in line, one end available</source>
        <translation>drei in einer Linie, ein Ende verfügbar</translation>
    </message>
    <message>
        <source>three of four with a gap</source>
        <translation>drei von vier mit Lücke</translation>
    </message>
    <message>
        <source>two in line, upright</source>
        <translation>zwei in einer Linie, senkrecht</translation>
    </message>
    <message>
        <source>two in line, open on both sides</source>
        <translation>zwei in einer Linie, nach beiden Seiten offen</translation>
    </message>
    <message numerus="yes">
        <source>two in line, %n square(s) open on one side</source>
        <translation>
            <numerusform>zwei in einer Linie, auf einer Seite %n Feld offen</numerusform>
            <numerusform>zwei in einer Linie, auf einer Seite %n Felder offen</numerusform>
        </translation>
    </message>
    <message>
        <source>a disc</source>
        <translation>ein Stein</translation>
    </message>
    <message>
        <source>a disc alone</source>
        <translation>ein einzelner Stein</translation>
    </message>
</context>
<context>
    <name>H1Options</name>
    <message>
        <source>without feature 1 (four in line)</source>
        <translation>ohne Merkmal 1 (vier in einer Linie)</translation>
    </message>
    <message>
        <source>without feature 2 (three in line)</source>
        <translation>ohne Merkmal 2 (drei in einer Linie)</translation>
    </message>
    <message>
        <source>without feature 3 (two in line)</source>
        <translation>ohne Merkmal 3 (zwei in einer Linie)</translation>
    </message>
    <message>
        <source>without feature 4 (lone discs)</source>
        <translation>ohne Merkmal 4 (einzelne Steine)</translation>
    </message>
    <message>
        <source>vertical pairs count the empty squares above</source>
        <translation>senkrechte Paare zählen Leeres darüber</translation>
    </message>
    <message>
        <source>pairs with one available square count 10,000</source>
        <translation>Paare mit 1 verfügbaren Feld: 10.000</translation>
    </message>
    <message>
        <source>every empty square is available</source>
        <translation>jedes leere Feld ist verfügbar</translation>
    </message>
    <message>
        <source>a gap must be available</source>
        <translation>eine Lücke muss verfügbar sein</translation>
    </message>
    <message>
        <source>a pair beside a gap is also a pair</source>
        <translation>ein Paar an einer Lücke ist ein Paar</translation>
    </message>
    <message>
        <source>runs may overlap</source>
        <translation>Folgen dürfen sich überlappen</translation>
    </message>
    <message>
        <source>every disc counts for its column</source>
        <translation>jeder Stein zählt für seine Spalte</translation>
    </message>
    <message>
        <source>only the side&apos;s own features</source>
        <translation>nur die eigenen Merkmale der Seite</translation>
    </message>
    <message>
        <source>an open three counts as four in line</source>
        <translation>offener Dreier zählt wie vier in einer Linie</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>Werte %1</translation>
    </message>
    <message>
        <source>H1 strict</source>
        <translation>H1 streng</translation>
    </message>
    <message>
        <source>H1 variant: %1</source>
        <translation>H1-Variante: %1</translation>
    </message>
    <message>
        <source>There is no variant of H1 called &quot;%1&quot;; the variants are strict, %2.</source>
        <translation>Es gibt keine Variante von H1 namens „%1“; die Varianten sind strict, %2.</translation>
    </message>
</context>
<context>
    <name>H1OptionsDialog</name>
    <message>
        <source>F1: four in line</source>
        <translation>F1: vier in einer Linie</translation>
    </message>
    <message>
        <source>F2: three in line</source>
        <translation>F2: drei in einer Linie</translation>
    </message>
    <message>
        <source>F3: two in line</source>
        <translation>F3: zwei in einer Linie</translation>
    </message>
    <message>
        <source>F4: a disc on its own</source>
        <translation>F4: ein Stein für sich</translation>
    </message>
    <message>
        <source>An upright pair counts all empty squares above it</source>
        <translation>Ein senkrechtes Paar zählt alles Leere darüber</translation>
    </message>
    <message>
        <source>A pair with room for three is worth 10,000</source>
        <translation>Ein Paar mit Platz für drei ist 10.000 wert</translation>
    </message>
    <message>
        <source>“Available” means empty, playable now or not</source>
        <translation>„Verfügbar“ heißt leer, spielbar oder nicht</translation>
    </message>
    <message>
        <source>The gap in a broken three must be playable now</source>
        <translation>Die Lücke eines Dreiers muss spielbar sein</translation>
    </message>
    <message>
        <source>The pair of a broken three is also a pair</source>
        <translation>Das Paar eines Dreiers mit Lücke ist auch ein Paar</translation>
    </message>
    <message>
        <source>Runs may overlap: three in line are also two pairs</source>
        <translation>Folgen überlappen: ein Dreier, zwei Paare</translation>
    </message>
    <message>
        <source>Every disc counts for its column, not only lone ones</source>
        <translation>Jeder Stein zählt für seine Spalte, nicht nur einzelne</translation>
    </message>
    <message>
        <source>Count only one&apos;s own features</source>
        <translation>Nur die eigenen Merkmale zählen</translation>
    </message>
    <message>
        <source>An open three counts as four in line</source>
        <translation>Ein offener Dreier zählt wie vier in einer Linie</translation>
    </message>
    <message>
        <source>Heuristic H1</source>
        <translation>Heuristik H1</translation>
    </message>
    <message>
        <source>Features of the study</source>
        <translation>Merkmale der Studie</translation>
    </message>
    <message>
        <source>Readings of what the study leaves open</source>
        <translation>Lesarten dessen, was die Studie offen lässt</translation>
    </message>
    <message>
        <source>The heuristic in words</source>
        <translation>Die Heuristik in Worten</translation>
    </message>
    <message>
        <source>Values of the features</source>
        <translation>Werte der Merkmale</translation>
    </message>
    <message>
        <source>The &amp;study&apos;s values</source>
        <translation>Die Werte der &amp;Studie</translation>
    </message>
    <message>
        <source>Features count again what the article says</source>
        <translation>Merkmale zählen wieder, was der Artikel sagt</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>A set that the laboratory&apos;s tuning has saved</source>
        <translation>Ein Satz, den das Tuning des Labors gespeichert hat</translation>
    </message>
    <message>
        <source>The study&apos;s values.</source>
        <translation>Die Werte der Studie.</translation>
    </message>
    <message>
        <source>Values of H1</source>
        <translation>Werte von H1</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1);;All files (*)</source>
        <translation>Werte von H1 (*.h1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>H1Weights</name>
    <message>
        <source>three in line</source>
        <translation>drei in einer Linie</translation>
    </message>
    <message>
        <source>open pair</source>
        <translation>offenes Paar</translation>
    </message>
    <message>
        <source>square beside a pair</source>
        <translation>Feld neben einem Paar</translation>
    </message>
    <message>
        <source>lone disc on a or g</source>
        <translation>einzelner Stein auf a oder g</translation>
    </message>
    <message>
        <source>lone disc on b or f</source>
        <translation>einzelner Stein auf b oder f</translation>
    </message>
    <message>
        <source>lone disc on c or e</source>
        <translation>einzelner Stein auf c oder e</translation>
    </message>
    <message>
        <source>lone disc on d</source>
        <translation>einzelner Stein auf d</translation>
    </message>
    <message>
        <source>Line %1 is &apos;%2&apos;, not a name, an equals sign and a value such as &apos;three = 900000&apos;.</source>
        <translation>Zeile %1 ist „%2“ und nicht ein Name, ein Gleichheitszeichen und ein Wert wie „three = 900000“.</translation>
    </message>
    <message>
        <source>Line %1 gives %2 the value &apos;%3&apos;, which is no whole number from 0 to %4.</source>
        <translation>Zeile %1 gibt %2 den Wert „%3“, der keine ganze Zahl von 0 bis %4 ist.</translation>
    </message>
    <message>
        <source>Line %1 names &apos;%2&apos;, but the values of H1 are %3.</source>
        <translation>Zeile %1 nennt „%2“, aber die Werte von H1 sind %3.</translation>
    </message>
    <message>
        <source>The values of H1 in &apos;%1&apos; cannot be read: %2</source>
        <translation>Die Werte von H1 in „%1“ lassen sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds no values of H1: %2</source>
        <translation>„%1“ enthält keine Werte von H1: %2</translation>
    </message>
    <message>
        <source>The values of H1 cannot be written to &apos;%1&apos;: %2</source>
        <translation>Die Werte von H1 lassen sich nicht nach „%1“ schreiben: %2</translation>
    </message>
</context>
<context>
    <name>H2</name>
    <message numerus="yes">
        <source>%n possible four(s) run through the square</source>
        <translation>
            <numerusform>%n möglicher Vierer läuft durch das Feld</numerusform>
            <numerusform>%n mögliche Vierer laufen durch das Feld</numerusform>
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
        <translation>Sie %1 – %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score, and the games drawn</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n Remis</numerusform>
            <numerusform>%n Remis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Share of points of the first named: a win counts 1, a draw a half. %1 more than half, %2 less.</source>
        <translation>Anteil der Punkte des zuerst Genannten: Ein Sieg zählt 1, ein Remis ein halb. %1 mehr als die Hälfte, %2 weniger.</translation>
    </message>
    <message>
        <source>Share of points of the column&apos;s player against the row&apos;s: a win counts 1, a draw a half. %1 more than half, %2 less.</source>
        <translation>Anteil der Punkte, die der Spieler der Spalte gegen den der Zeile holt: Ein Sieg zählt 1, ein Remis ein halb. %1 mehr als die Hälfte, %2 weniger.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a share of %2 of the points.</source>
        <translation>%1 holt einen Anteil von %2 der Punkte.</translation>
    </message>
</context>
<context>
    <name>HeldFiles</name>
    <message>
        <source>it is a database that this program has open</source>
        <translation>es ist eine Datenbank, die dieses Programm geöffnet hat</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match of all matches</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>HeuristicText</name>
    <message>
        <source>win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of a heuristic: +∞ and −40</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Estimate: H1 at a depth of %n plies, not proved</source>
        <translation>
            <numerusform>Schätzung: H1 mit Tiefe von %n Halbzug, nicht bewiesen</numerusform>
            <numerusform>Schätzung: H1 mit Tiefe von %n Halbzügen, nicht bewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate: nothing is proved</source>
        <translation>Schätzung: Nichts ist bewiesen</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exakt: %1</translation>
    </message>
    <message>
        <source>Proven, but perhaps not the best column: %1</source>
        <translation>Bewiesen, aber vielleicht nicht die beste Spalte: %1</translation>
    </message>
    <message>
        <source>Look at columns %1 to %2.</source>
        <translation>Schauen Sie auf die Spalten %1 bis %2.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Schauen Sie auf Spalte %1.</translation>
    </message>
    <message>
        <source>Look at columns %1 and %2.</source>
        <translation>Schauen Sie auf die Spalten %1 und %2.</translation>
    </message>
    <message>
        <source>You can make four in column %1.</source>
        <translation>Sie können in Spalte %1 einen Vierer bilden.</translation>
    </message>
    <message>
        <source>You can make four in column %1 or %2.</source>
        <translation>Sie können in Spalte %1 oder %2 einen Vierer bilden.</translation>
    </message>
    <message>
        <source>You can make four somewhere in columns %1 to %2.</source>
        <translation>Irgendwo in Spalte %1 bis %2 ist ein Vierer möglich.</translation>
    </message>
    <message>
        <source>You need to block in column %1.</source>
        <translation>Sie müssen in Spalte %1 blockieren.</translation>
    </message>
    <message>
        <source>You need to block in column %1 or %2.</source>
        <translation>Sie müssen in Spalte %1 oder %2 blockieren.</translation>
    </message>
    <message>
        <source>You need to block somewhere in columns %1 to %2.</source>
        <translation>Sie müssen irgendwo in Spalte %1 bis %2 blockieren.</translation>
    </message>
    <message>
        <source>it makes four in a row</source>
        <translation>Das ergibt einen Vierer</translation>
    </message>
    <message>
        <source>it blocks three in a row</source>
        <translation>Das blockiert einen Dreier</translation>
    </message>
    <message>
        <source>it blocks four in a row</source>
        <translation>Das blockiert einen Vierer</translation>
    </message>
    <message>
        <source>it makes two threats at once</source>
        <translation>Das schafft eine Doppeldrohung</translation>
    </message>
    <message>
        <source>it stacks two threats</source>
        <translation>Das stapelt zwei Drohungen</translation>
    </message>
    <message>
        <source>nothing else is free</source>
        <translation>Sonst ist nichts frei</translation>
    </message>
    <message>
        <source>nothing else is safe</source>
        <translation>Sonst ist nichts sicher</translation>
    </message>
    <message>
        <source>it stops two threats at once</source>
        <translation>Das verhindert eine Doppeldrohung</translation>
    </message>
    <message>
        <source>it holds out longest</source>
        <translation>Das hält am längsten stand</translation>
    </message>
    <message>
        <source>nothing can save this game</source>
        <translation>Die Partie ist ohnehin verloren</translation>
    </message>
    <message>
        <source>it makes a threat for later</source>
        <translation>Das schafft eine Drohung für später</translation>
    </message>
    <message>
        <source>nothing else keeps your win</source>
        <translation>Sonst verschenken Sie den Gewinn</translation>
    </message>
    <message>
        <source>it wins soonest</source>
        <translation>Das gewinnt am schnellsten</translation>
    </message>
    <message>
        <source>it keeps your win</source>
        <translation>Das hält den Gewinn</translation>
    </message>
    <message>
        <source>nothing else keeps the draw</source>
        <translation>Sonst verschenken Sie das Remis</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>Das hält das Remis</translation>
    </message>
    <message>
        <source>it won&apos;t lose</source>
        <translation>So verlieren Sie nicht</translation>
    </message>
    <message>
        <source>it threatens four in a row</source>
        <translation>Das droht mit einem Vierer</translation>
    </message>
    <message>
        <source>it stops a threat</source>
        <translation>Das verhindert eine Drohung</translation>
    </message>
    <message>
        <source>it takes the middle</source>
        <translation>Das besetzt die Mitte</translation>
    </message>
    <message>
        <source>it leaves room for four</source>
        <translation>Das lässt Platz für einen Vierer</translation>
    </message>
    <message>
        <source>Drop in column %1.</source>
        <translation>Spielen Sie Spalte %1.</translation>
    </message>
    <message>
        <source>Probably column %1.</source>
        <translation>Wahrscheinlich Spalte %1.</translation>
    </message>
    <message>
        <source>Drop in column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Spielen Sie Spalte %1: %2.</translation>
    </message>
    <message>
        <source>Probably column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Wahrscheinlich Spalte %1: %2.</translation>
    </message>
    <message>
        <source>Play column %1.</source>
        <translation>Spielen Sie Spalte %1.</translation>
    </message>
    <message>
        <source>Try column %1.</source>
        <translation>Versuchen Sie Spalte %1.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows the best play.</source>
        <translation>Spielen Sie Spalte %1. Das Brett zeigt das beste Spiel.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows what may follow.</source>
        <translation>Spielen Sie Spalte %1. Das Brett zeigt, was folgen kann.</translation>
    </message>
    <message>
        <source>Try column %1. The board shows what may follow.</source>
        <translation>Versuchen Sie Spalte %1. Das Brett zeigt, was folgen kann.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>The game is over here: there is no move to hint at.</source>
        <translation>Hier ist die Partie zu Ende: Es gibt keinen Zug für einen Tipp.</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Tipp wird gesucht…</translation>
    </message>
    <message>
        <source>Looking for the best column…</source>
        <translation>Beste Spalte wird gesucht…</translation>
    </message>
    <message>
        <source>Looking for the best column and what follows…</source>
        <translation>Beste Spalte und Folgezüge werden gesucht…</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>The game is over here: there is no move to hint at.</source>
        <translation>Hier ist die Partie zu Ende: Es gibt keinen Zug für einen Tipp.</translation>
    </message>
</context>
<context>
    <name>JobBase</name>
    <message>
        <source>There is not enough memory to go on. What was found until then is kept.</source>
        <translation>Der Speicher reicht nicht zum Weitermachen. Was bis dahin gefunden wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The work ended with an error: %1</source>
        <translation>Die Arbeit endete mit einem Fehler: %1</translation>
    </message>
    <message>
        <source>The work ended with an unknown error.</source>
        <translation>Die Arbeit endete mit einem unbekannten Fehler.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>This is no JSON: line %1, column %2: %3.</source>
        <translation>Dies ist kein JSON: Zeile %1, Spalte %2: %3.</translation>
    </message>
    <message>
        <source>This is JSON, but no object of it.</source>
        <translation>Dies ist JSON, aber kein Objekt.</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>der Text endet zu früh</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>missing</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, and is %4.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein und ist %4.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, and is %4.</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein und ist %4.</translation>
    </message>
    <message>
        <source>%1 must be a text, and is %2.</source>
        <translation>%1 muss ein Text sein und ist %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 characters.</source>
        <translation>%1 hat mehr als %2 Zeichen.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, and is %3.</source>
        <translation>%1 muss eines von %2 sein und ist %3.</translation>
    </message>
    <message>
        <source>%1 must be true or false, and is %2.</source>
        <translation>%1 muss true oder false sein und ist %2.</translation>
    </message>
    <message>
        <source>%1 must be an object, and is %2.</source>
        <translation>%1 muss ein Objekt sein und ist %2.</translation>
    </message>
    <message>
        <source>%1 must be an array, and is %2.</source>
        <translation>%1 muss ein Array sein und ist %2.</translation>
    </message>
    <message>
        <source>%1 has %2 entries, where %3 are the most.</source>
        <translation>%1 hat %2 Einträge; höchstens %3 sind erlaubt.</translation>
    </message>
</context>
<context>
    <name>KeptExperiments</name>
    <message>
        <source>The folder “%1” could not be made; choose another place for the games.</source>
        <translation>Der Ordner „%1“ konnte nicht angelegt werden; wählen Sie einen anderen Ort für die Partien.</translation>
    </message>
</context>
<context>
    <name>KeptMeasurements</name>
    <message>
        <source>Nothing was measured yet</source>
        <translation>Es wurde noch nichts gemessen</translation>
    </message>
    <message>
        <source>Kept measurements</source>
        <translation>Gespeicherte Messungen</translation>
    </message>
    <message>
        <source>Measurements that are kept, the newest first</source>
        <translation>Gespeicherte Messungen, die neueste zuerst</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Gespeichert:</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Gives this measurement another name in the list</source>
        <translation>Gibt dieser Messung in der Liste einen anderen Namen</translation>
    </message>
    <message>
        <source>Use as a &amp;template</source>
        <translation>Als &amp;Vorlage verwenden</translation>
    </message>
    <message>
        <source>Puts the settings of this measurement into the fields above</source>
        <translation>Übernimmt die Einstellungen dieser Messung in die Felder oben</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Deletes this measurement and its file</source>
        <translation>Löscht diese Messung und ihre Datei</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Verwalten</translation>
    </message>
    <message>
        <source>Rename or delete the chosen measurement, or make another like it</source>
        <translation>Die gewählte Messung umbenennen oder löschen oder eine ähnliche anlegen</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Messung umbenennen</translation>
    </message>
    <message>
        <source>Name; empty for its own title:</source>
        <translation>Name; leer für den eigenen Titel:</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>Messung löschen</translation>
    </message>
    <message>
        <source>“%1” and its file are deleted for good. Delete it?</source>
        <translation>„%1“ und die zugehörige Datei werden endgültig gelöscht. Löschen?</translation>
    </message>
</context>
<context>
    <name>KeptRunMenu</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Gives this run another name in the lists</source>
        <translation>Gibt diesem Lauf in den Listen einen anderen Namen</translation>
    </message>
    <message>
        <source>Use as a &amp;template…</source>
        <translation>Als &amp;Vorlage verwenden…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Deletes this run and all its games</source>
        <translation>Löscht diesen Lauf und alle seine Partien</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Verwalten</translation>
    </message>
    <message>
        <source>Rename or delete the chosen run, or make another like it</source>
        <translation>Den gewählten Lauf umbenennen oder löschen oder einen ähnlichen anlegen</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Lauf umbenennen</translation>
    </message>
    <message>
        <source>Name; empty for its own title:</source>
        <translation>Name; leer für den eigenen Titel:</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>“%1” and all its games are deleted for good. Delete it?</source>
        <translation>„%1“ und alle Partien darin werden endgültig gelöscht. Löschen?</translation>
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
            <numerusform>Startwert %1, %n Runde</numerusform>
            <numerusform>Startwert %1, %n Runden</numerusform>
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
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Taste:</translation>
    </message>
    <message>
        <source>o&amp;r:</source>
        <translation>&amp;oder:</translation>
    </message>
    <message>
        <source>Press the new key here; Delete leaves none, Tab goes on</source>
        <translation>Drücken Sie hier die neue Taste; Entf lässt keine, Tab geht weiter</translation>
    </message>
    <message>
        <source>The keys that the program came with</source>
        <translation>Die Tasten, mit denen das Programm kam</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Taste für %1</translation>
    </message>
    <message>
        <source>Second key of %1</source>
        <translation>Zweite Taste für %1</translation>
    </message>
    <message>
        <source>%1 Press another one.</source>
        <comment>why a key can&apos;t be had</comment>
        <translation>%1 Drücken Sie eine andere.</translation>
    </message>
    <message>
        <source>Re&amp;assign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>%1 is the key of “%2”.</source>
        <translation>%1 ist die Taste für „%2“.</translation>
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
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>angehalten bei %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>45 %, 2 min</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Laboratory %1</source>
        <translation>Labor %1</translation>
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
        <translation>Was gerade geschieht</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Finished in %1.</source>
        <translation>Fertig nach %1.</translation>
    </message>
    <message>
        <source>Cancelled after %1. What was finished until then is kept.</source>
        <translation>Abgebrochen nach %1. Was bis dahin fertig war, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>Läuft: %1.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Hält an.</translation>
    </message>
    <message>
        <source>%1 done, %2 open, %3 a second</source>
        <translation>%1 fertig, %2 offen, %3 pro Sekunde</translation>
    </message>
    <message>
        <source>%1 done, %2 a second</source>
        <translation>%1 fertig, %2 pro Sekunde</translation>
    </message>
</context>
<context>
    <name>LabPanel</name>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Pages of the laboratory</source>
        <translation>Seiten des Labors</translation>
    </message>
</context>
<context>
    <name>LabPresenter</name>
    <message>
        <source>On the board: %1, %2 against %3. Page Down plays it on.</source>
        <translation>Auf dem Brett: %1, %2 gegen %3. Bild ab spielt sie weiter.</translation>
    </message>
    <message>
        <source>The page works at the moment, and keeps its settings until it has finished.</source>
        <translation>Die Seite arbeitet gerade und behält ihre Einstellungen, bis sie fertig ist.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>Auf dem Brett: %1.</translation>
    </message>
</context>
<context>
    <name>LadderFile</name>
    <message>
        <source>Line %1 holds no game: %2</source>
        <translation>Zeile %1 enthält keine Partie: %2</translation>
    </message>
    <message>
        <source>The game in line %1 has not ended.</source>
        <translation>Die Partie in Zeile %1 ist nicht beendet.</translation>
    </message>
    <message>
        <source>This is no list of a ladder&apos;s games.</source>
        <translation>Dies ist keine Liste von Partien einer Rangliste.</translation>
    </message>
    <message>
        <source>Line %1 is game %2, but the ladder has %3 games only.</source>
        <translation>Zeile %1 ist Partie %2, aber die Rangliste hat nur %3 Partien.</translation>
    </message>
    <message>
        <source>Line %1 has no number of a game.</source>
        <translation>Zeile %1 hat keine Partienummer.</translation>
    </message>
    <message>
        <source>Line %1 is of another ladder: the engines, their settings, the seed or the openings differ.</source>
        <translation>Zeile %1 gehört zu einer anderen Rangliste: Die Engines, ihre Einstellungen, der Startwert oder die Eröffnungen unterscheiden sich.</translation>
    </message>
</context>
<context>
    <name>LensModel</name>
    <message>
        <source>gone</source>
        <comment>a feature that the last move took away</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a feature that the last move made</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>number of a feature of H1</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>%1, open %2</source>
        <comment>squares: d1 e1, open c1</comment>
        <translation>%1, offen %2</translation>
    </message>
    <message>
        <source>%1, %2 on %3: %4 units</source>
        <comment>side, feature, squares, value: Orange, two in line on d1 e1: +50,000</comment>
        <translation>%1, %2 auf %3: %4 Einheiten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, new or gone</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What the last move made and took away</source>
        <translation>Was der letzte Zug geschaffen und weggenommen hat</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Wem es gehört</translation>
    </message>
    <message>
        <source>F1 four in line, F2 three, F3 two, F4 a disc alone</source>
        <translation>F1 vier in einer Linie, F2 drei, F3 zwei, F4 ein einzelner Stein</translation>
    </message>
    <message>
        <source>Its discs, and the empty squares that it counts on</source>
        <translation>Die Steine und die leeren Felder, mit denen es rechnet</translation>
    </message>
    <message>
        <source>What it adds, in heuristic units</source>
        <translation>Was es beiträgt, in Einheiten der Heuristik</translation>
    </message>
    <message>
        <source>square</source>
        <comment>a disc&apos;s square value</comment>
        <translation>Feld</translation>
    </message>
</context>
<context>
    <name>LensPanel</name>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>What the last move changed</source>
        <translation>Was der letzte Zug verändert hat</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>The chosen feature</source>
        <translation>Das gewählte Merkmal</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>H1 counts features, H2 the values of squares</source>
        <translation>H1 zählt Merkmale, H2 die Werte der Felder</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>die Seite am Zug</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Aus der Sicht von</translation>
    </message>
    <message>
        <source>Numbers above zero are good for this side</source>
        <translation>Zahlen über null sind gut für diese Seite</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Lesart von H1</translation>
    </message>
    <message>
        <source>fo&amp;r</source>
        <translation>&amp;für</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, für %2</translation>
    </message>
    <message>
        <source>strict…</source>
        <translation>strikt…</translation>
    </message>
    <message>
        <source>variant…</source>
        <translation>Variante…</translation>
    </message>
    <message>
        <source>Hidden while you look for the move.</source>
        <translation>Verborgen, während Sie den Zug suchen.</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <comment>heuristic and side, its value: H1 strict, for Orange: +200</comment>
        <translation>%1: %2 Einheiten</translation>
    </message>
    <message>
        <source>No feature is on the board yet. Each one is listed here with what it is worth; choose one and its squares light up.</source>
        <translation>Noch ist kein Merkmal auf dem Brett. Jedes wird hier mit seinem Wert aufgeführt; wählen Sie eines, und seine Felder leuchten auf.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Es wurde noch nicht gezogen.</translation>
    </message>
    <message>
        <source>The last move changed it by %1, from %2: %3 new, %4 gone.</source>
        <translation>Der letzte Zug änderte sie um %1, von %2 aus: %3 neu, %4 weg.</translation>
    </message>
    <message>
        <source>Choose a feature to see its squares on the board.</source>
        <translation>Wählen Sie ein Merkmal, um seine Felder auf dem Brett zu sehen.</translation>
    </message>
</context>
<context>
    <name>LensPresenter</name>
    <message>
        <source>%1 in %2</source>
        <comment>value, heuristic: +200 in H1 strict, for Orange</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Heat map: %1, in heuristic units; the light squares are good for this side, the dark ones bad.</source>
        <translation>Heatmap: %1, in Einheiten der Heuristik; die hellen Felder sind gut für diese Seite, die dunklen schlecht.</translation>
    </message>
    <message>
        <source>a disc counts %1 in %2</source>
        <translation>ein Stein zählt %1 in %2</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>&apos;%1&apos; is no column of this board</source>
        <translation>„%1“ ist keine Spalte dieses Bretts</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>only columns and numbers have an &apos;answer&apos;</source>
        <translation>nur Spalten und Zahlen haben ein „answer“</translation>
    </message>
    <message>
        <source>only a choice has &apos;right&apos; and &apos;wrong&apos;</source>
        <translation>nur eine Auswahl hat „right“ und „wrong“</translation>
    </message>
    <message>
        <source>an option is not empty</source>
        <translation>eine Antwortmöglichkeit ist nicht leer</translation>
    </message>
    <message>
        <source>which column is right? Say &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>welche Spalte ist richtig? Geben Sie „answer“ oder „exact“ an</translation>
    </message>
    <message>
        <source>which number is right? Say &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>welche Zahl ist richtig? Geben Sie „answer“ oder „exact“ an</translation>
    </message>
    <message>
        <source>a choice has two options at least, and one is right</source>
        <translation>eine Auswahl hat mindestens zwei Möglichkeiten, und eine ist richtig</translation>
    </message>
    <message>
        <source>a choice has two options at least</source>
        <translation>eine Auswahl hat mindestens zwei Möglichkeiten</translation>
    </message>
    <message>
        <source>a question is one of: %1</source>
        <translation>eine Frage ist eine von: %1</translation>
    </message>
    <message>
        <source>only columns and numbers can be worked out</source>
        <translation>nur Spalten und Zahlen lassen sich ausrechnen</translation>
    </message>
    <message>
        <source>what is worked out is one of: %1</source>
        <translation>ausgerechnet wird eines von: %1</translation>
    </message>
    <message>
        <source>a name has letters, digits and hyphens</source>
        <translation>ein Name hat Buchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>the game has ended in this position</source>
        <translation>in dieser Stellung ist die Partie zu Ende</translation>
    </message>
    <message>
        <source>a number has a tolerance, and that is 0 or more</source>
        <translation>eine Zahl hat eine Toleranz, und die ist 0 oder mehr</translation>
    </message>
    <message>
        <source>here stands &apos;key: value&apos;, or a line that goes on after two blanks</source>
        <translation>hier steht „Schlüssel: Wert“ oder eine Zeile, die nach zwei Leerzeichen weitergeht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is said twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing here</source>
        <translation>hier fehlt „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a whole number from %2 to %3</source>
        <translation>„%1“ ist eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &apos;yes&apos; or &apos;no&apos;</source>
        <translation>„%1“ ist „yes“ oder „no“</translation>
    </message>
    <message>
        <source>nobody knows what &apos;%1&apos; means here</source>
        <translation>niemand weiß, was „%1“ hier bedeutet</translation>
    </message>
    <message>
        <source>a lesson has one step at least: a line that begins with &apos;# &apos;</source>
        <translation>eine Lektion hat mindestens einen Schritt: eine Zeile, die mit „# “ beginnt</translation>
    </message>
    <message>
        <source>a lesson begins with its head, between two lines of &apos;---&apos;</source>
        <translation>eine Lektion beginnt mit ihrem Kopf zwischen zwei Zeilen „---“</translation>
    </message>
    <message>
        <source>the head is not closed by a line of &apos;---&apos;</source>
        <translation>der Kopf wird nicht durch eine Zeile „---“ geschlossen</translation>
    </message>
    <message>
        <source>a step has a title</source>
        <translation>ein Schritt hat einen Titel</translation>
    </message>
    <message>
        <source>before this comes the first step: a line that begins with &apos;# &apos;</source>
        <translation>davor kommt der erste Schritt: eine Zeile, die mit „# “ beginnt</translation>
    </message>
    <message>
        <source>this block is not closed by a line of &apos;```&apos;</source>
        <translation>dieser Block wird nicht durch eine Zeile „```“ geschlossen</translation>
    </message>
    <message>
        <source>there is a question &apos;%1&apos; already</source>
        <translation>eine Frage „%1“ gibt es schon</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a number from %2 to %3</source>
        <translation>„%1“ ist eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one of: %2</source>
        <translation>„%1“ ist eines von: %2</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;; its pages are: %2</source>
        <translation>das Labor hat keine Seite „%1“; seine Seiten sind: %2</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;; it has: %3</source>
        <translation>die Seite „%1“ hat keine Einstellung „%2“; sie hat: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; begins no block of a lesson; did you mean &apos;%2&apos;?</source>
        <translation>„%1“ beginnt keinen Block einer Lektion; meinten Sie „%2“?</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>Open a lesson first; then it can be presented.</source>
        <translation>Öffnen Sie zuerst eine Lektion; dann lässt sie sich vorführen.</translation>
    </message>
    <message>
        <source>The game has ended here. A lesson begins where somebody can still move: go back a move or more.</source>
        <translation>Die Partie ist hier zu Ende. Eine Lektion beginnt, wo noch jemand ziehen kann: Gehen Sie einen Zug oder mehr zurück.</translation>
    </message>
    <message>
        <source>New lesson from this position</source>
        <translation>Neue Lektion aus dieser Stellung</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Lektionen (*.lesson.md)</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <translation>meine-lektion</translation>
    </message>
    <message>
        <source>A new lesson</source>
        <translation>Eine neue Lektion</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
    <message>
        <source>Any text editor changes it, and the page of the lessons follows as soon as it is saved.</source>
        <translation>Jeder Texteditor ändert sie, und die Seite der Lektionen folgt, sobald sie gespeichert ist.</translation>
    </message>
    <message>
        <source>Open in an &amp;editor</source>
        <translation>In einem &amp;Editor öffnen</translation>
    </message>
    <message>
        <source>This system has no editor for %1.</source>
        <translation>Dieses System hat keinen Editor für %1.</translation>
    </message>
    <message>
        <source>The exercises were not written: it was stopped.</source>
        <translation>Die Übungen wurden nicht geschrieben: Es wurde angehalten.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>By which number? The same one deals the same exercises:</source>
        <translation>Nach welcher Zahl? Dieselbe teilt dieselben Übungen aus:</translation>
    </message>
</context>
<context>
    <name>LessonFiles</name>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>Die Lektion %1 konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
    <message numerus="yes">
        <source>(%n more places are wrong)</source>
        <translation>
            <numerusform>(noch eine Stelle ist falsch)</numerusform>
            <numerusform>(noch %n Stellen sind falsch)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>Choose a lesson. What you do is kept on this computer as you go, and goes nowhere else until you hand it in.</source>
        <translation>Eine Lektion wählen. Was getan wird, bleibt auf diesem Rechner aufbewahrt und geht nirgendwohin, bis es abgegeben wird.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Enter or a double click opens a lesson</source>
        <translation>Eingabe oder ein Doppelklick öffnet eine Lektion</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Open the lesson where you left it</source>
        <translation>Die Lektion dort öffnen, wo sie verlassen wurde</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Lektion öffnen…</translation>
    </message>
    <message>
        <source>A lesson that somebody wrote: a file that ends with .lesson.md</source>
        <translation>Eine Lektion, die jemand geschrieben hat: eine Datei, die auf .lesson.md endet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>Beginnen oder fortsetzen</translation>
    </message>
    <message>
        <source>You will learn to:</source>
        <translation>Lernziele:</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>No lesson is open.</source>
        <translation>Es ist keine Lektion offen.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lessons gone through on the screen: read, try, answer, and hand in</source>
        <translation>Lektionen auf dem Bildschirm: lesen, ausprobieren, antworten und abgeben</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lektionen (*%1)</translation>
    </message>
    <message>
        <source>First write your name or number, so that your teacher knows whose file it is.</source>
        <translation>Zuerst Name oder Nummer hinschreiben, damit die Lehrkraft weiß, von wem die Datei ist.</translation>
    </message>
    <message>
        <source>Hand in what you did</source>
        <translation>Abgeben, was getan wurde</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>Antworten (*%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Handed in: %1. Give this file to your teacher; you may go on and hand in again.</source>
        <translation>Abgegeben: %1. Diese Datei der Lehrkraft geben; danach kann es weitergehen und noch einmal abgegeben werden.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Begin this lesson again from its first step? What you did until now is kept aside.</source>
        <translation>Diese Lektion noch einmal vom ersten Schritt an beginnen? Was bisher getan wurde, wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>What you did before is kept: %1.</source>
        <translation>Was vorher getan wurde, ist aufbewahrt: %1.</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>What you did could not be saved: %1. It is still there as long as the lesson is open.</source>
        <translation>Was getan wurde, konnte nicht gespeichert werden: %1. Es ist noch da, solange die Lektion offen ist.</translation>
    </message>
    <message>
        <source>Another student has this lesson open in another window. What you do here is kept in %1.</source>
        <translation>Jemand anderes hat diese Lektion in einem anderen Fenster offen. Was hier getan wird, steht in %1.</translation>
    </message>
</context>
<context>
    <name>LessonStepView</name>
    <message>
        <source>Step of the lesson</source>
        <translation>Schritt der Lektion</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Put this position on the large board, to play on from it</source>
        <translation>Diese Stellung auf das große Brett stellen, um von ihr aus weiterzuspielen</translation>
    </message>
    <message>
        <source>Open this page</source>
        <translation>Diese Seite öffnen</translation>
    </message>
    <message>
        <source>The page of the laboratory, with the settings of the lesson</source>
        <translation>Die Seite des Labors, mit den Einstellungen der Lektion</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
</context>
<context>
    <name>LessonTree</name>
    <message>
        <source>Move %1 of %2: not looked at</source>
        <translation>Zug %1 von %2: nicht angesehen</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
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
        <translation>Blatt</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>aus der Tabelle</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>wird gesucht</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>more below</source>
        <translation>mehr darunter</translation>
    </message>
    <message>
        <source>principal variation</source>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <source>Below and with it: nodes %1, leaves %2, cuts %3</source>
        <translation>Mit allem darunter: Knoten %1, Blätter %2, Schnitte %3</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>the game is over: the side that moved last has won</source>
        <translation>die Partie ist zu Ende: wer zuletzt zog, hat gewonnen</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>das Brett ist voll</translation>
    </message>
    <message>
        <source>the table answered</source>
        <translation>die Tabelle hat geantwortet</translation>
    </message>
    <message>
        <source>a win was taken without a search</source>
        <translation>ein Gewinn wurde ohne Suche genommen</translation>
    </message>
    <message>
        <source>only the move that does not lose at once was looked at</source>
        <translation>nur der Zug, der nicht sofort verliert, wurde angesehen</translation>
    </message>
    <message>
        <source>Window on entry: %1</source>
        <translation>Fenster beim Betreten: %1</translation>
    </message>
    <message>
        <source>What is below is not kept; it is searched again when it is opened.</source>
        <translation>Was darunter ist, wird nicht behalten; beim Öffnen wird es neu gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n disc(s)</source>
        <translation>
            <numerusform>%1, %n Stein</numerusform>
            <numerusform>%1, %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; %2, depth %3, leaves %4</source>
        <translation>%1; %2, Tiefe %3, Blätter %4</translation>
    </message>
    <message>
        <source>Value %1. Nodes %2, leaves %3, cuts %4.</source>
        <translation>Wert %1. Knoten %2, Blätter %3, Schnitte %4.</translation>
    </message>
    <message>
        <source>With the depths before: nodes %1.</source>
        <translation>Mit den Tiefen davor: Knoten %1.</translation>
    </message>
    <message>
        <source>Kept are %1, down to ply %2; what is deeper is searched again when it is opened.</source>
        <translation>Behalten sind %1, bis zum Halbzug %2; Tieferes wird beim Öffnen neu gesucht.</translation>
    </message>
    <message>
        <source>Tree to step through</source>
        <translation>Baum zum Durchgehen</translation>
    </message>
    <message>
        <source>The tree is open</source>
        <translation>Der Baum ist offen</translation>
    </message>
    <message>
        <source>Open or close the tree</source>
        <translation>Den Baum öffnen oder schließen</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Baum: %1</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Gesucht wird: %1.</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Erst raten, dann sehen</translation>
    </message>
    <message>
        <source>Ask before a value goes up or a branch is left out</source>
        <translation>Fragen, bevor ein Wert hinaufgeht oder ein Zweig ausgelassen wird</translation>
    </message>
    <message>
        <source>Open in Tree</source>
        <translation>In Baum öffnen</translation>
    </message>
    <message>
        <source>The same search on the laboratory&apos;s page, with all that belongs to it</source>
        <translation>Dieselbe Suche auf der Seite des Labors, mit allem, was dazugehört</translation>
    </message>
    <message>
        <source>The tree of a search</source>
        <translation>Der Baum einer Suche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>LessonWorkspace</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Schritte der Lektion</translation>
    </message>
    <message>
        <source>A check mark: all questions of the step are done</source>
        <translation>Ein Haken: alle Fragen des Schritts sind erledigt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Abgeben…</translation>
    </message>
    <message>
        <source>Save what you did as one file for the teacher</source>
        <translation>Alles, was getan wurde, als eine Datei für die Lehrkraft speichern</translation>
    </message>
    <message>
        <source>Begin anew…</source>
        <translation>Neu beginnen…</translation>
    </message>
    <message>
        <source>Begin the lesson again; what you did before is kept aside</source>
        <translation>Die Lektion noch einmal beginnen; was vorher getan wurde, wird beiseitegelegt</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Lektion schließen</translation>
    </message>
    <message>
        <source>Back to the list of lessons; what you did is kept</source>
        <translation>Zurück zur Liste der Lektionen; was getan wurde, bleibt aufbewahrt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Show what is for the teacher alone</source>
        <translation>Zeigen, was nur für die Lehrkraft ist</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Name oder Nummer:</translation>
    </message>
    <message>
        <source>Of your own choice; it stands in the file that you hand in</source>
        <translation>Frei gewählt; steht in der Datei, die abgegeben wird</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>The lesson on paper, to fill in or with its answers</source>
        <translation>Die Lektion auf Papier, zum Ausfüllen oder mit Lösungen</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a step, questions done, all</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>Schritt %1 von %2.</translation>
    </message>
    <message>
        <source>Questions done: %1 of %2.</source>
        <translation>Fragen erledigt: %1 von %2.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>depth %1, %2 % errors, seed %3</source>
        <translation>Tiefe %1, %2 % Fehler, Startwert %3</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Looks at its own lines only, never at yours.</source>
        <translation>Achtet nur auf eigene Linien, nie auf Ihre.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Does not see diagonals.</source>
        <translation>Sieht keine Diagonalen.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>Forgets to look at the square above the one it fills.</source>
        <translation>Vergisst, auf das Feld über dem gefüllten zu schauen.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Never looks for its own threats, only for yours.</source>
        <translation>Sucht nie nach eigenen Drohungen, nur nach Ihren.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Does not expect you in the two outer columns.</source>
        <translation>Rechnet in den zwei äußeren Spalten nicht mit Ihnen.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Plays the opening by habit, as near to the middle as it can.</source>
        <translation>Spielt die Eröffnung aus Gewohnheit, so nah an der Mitte wie möglich.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Has no blind spot.</source>
        <translation>Hat keinen blinden Fleck.</translation>
    </message>
    <message>
        <source>Sees every game to its end: wins as fast as it can, and sets traps when it is lost.</source>
        <translation>Sieht jede Partie bis zu ihrem Ende: gewinnt so schnell wie möglich und stellt Fallen, wenn die Lage verloren ist.</translation>
    </message>
    <message>
        <source>Only watches its own lines. It won&apos;t notice yours.</source>
        <translation>Achtet nur auf eigene Linien. Ihre bemerkt er nicht.</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals. Use them!</source>
        <translation>Sieht keine Diagonalen. Nutzen Sie das!</translation>
    </message>
    <message>
        <source>Forgets to check above its own disc. Wait for it there.</source>
        <translation>Vergisst, über dem eigenen Stein nachzusehen. Warten Sie dort.</translation>
    </message>
    <message>
        <source>Blocks well, but never plans its own four.</source>
        <translation>Blockiert gut, plant aber nie einen eigenen Vierer.</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you at the edges.</source>
        <translation>Rechnet am Rand nicht mit Ihnen.</translation>
    </message>
    <message>
        <source>Always opens in the middle, then plays well.</source>
        <translation>Eröffnet immer in der Mitte, spielt dann gut.</translation>
    </message>
    <message>
        <source>Doesn&apos;t understand zugzwang: treats every row the same as the board fills up.</source>
        <translation>Kennt keinen Zugzwang: Wenn sich das Brett füllt, sind für ihn alle Reihen gleich.</translation>
    </message>
    <message>
        <source>Looks far ahead, but can be caught in the endgame.</source>
        <translation>Rechnet weit voraus, lässt sich aber im Endspiel überlisten.</translation>
    </message>
    <message>
        <source>Never makes a mistake. Go first, and you can still win.</source>
        <translation>Macht nie einen Fehler. Beginnen Sie, dann können Sie trotzdem gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n moves ahead and plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>Rechnet %n Zug voraus und spielt in %1 % der Fälle einen zufälligen Zug. %2</numerusform>
            <numerusform>Rechnet %n Züge voraus und spielt in %1 % der Fälle einen zufälligen Zug. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Show what was played, where this line left it</source>
        <translation>Zeigen, was gespielt wurde, wo diese Variante abzweigte</translation>
    </message>
    <message>
        <source>Delete line</source>
        <translation>Variante löschen</translation>
    </message>
    <message>
        <source>The line that is chosen in the list, or this one; Undo brings it back</source>
        <translation>Die in der Liste gewählte Variante, oder diese; Rückgängig bringt sie zurück</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Use this line as the game; keep the other as a variation</source>
        <translation>Diese Variante als Partie nehmen; die andere bleibt als Variante</translation>
    </message>
</context>
<context>
    <name>LoadText</name>
    <message>
        <source>The system does not say how long workers waited for a processor.</source>
        <translation>Das System sagt nicht, wie lange Worker auf einen Prozessor gewartet haben.</translation>
    </message>
    <message>
        <source>%1 workers share %2 processors: what they waited, %3 together, they waited for one another, too.</source>
        <translation>%1 Worker teilen sich %2 Prozessoren: In der Zeit, die sie warteten, zusammen %3, warteten sie auch aufeinander.</translation>
    </message>
    <message>
        <source>The worker was ready for %1 while others had the processors: that is load from elsewhere, not work.</source>
        <translation>Der Worker war %1 lang bereit, während andere die Prozessoren hatten: Das ist Last von anderswo, keine Arbeit.</translation>
    </message>
    <message>
        <source>Worker %1 was ready for %2 while others had the processors, all workers together for %3: that is load from elsewhere, not work.</source>
        <translation>Worker %1 war %2 lang bereit, während andere die Prozessoren hatten, alle Worker zusammen %3 lang: Das ist Last von anderswo, keine Arbeit.</translation>
    </message>
    <message>
        <source>No other program slowed this search down: all workers together waited %1.</source>
        <translation>Kein anderes Programm hat diese Suche gebremst: Alle Worker zusammen warteten %1 lang.</translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>als eine lineare Gleichung geschrieben wird dies zu groß (mehr als %n Alternative)</numerusform>
            <numerusform>als eine lineare Gleichung geschrieben wird dies zu groß (mehr als %n Alternativen)</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is done together with the one in line %2, but its arguments there are of other types; nocomm %1 would let each happen alone</source>
        <translation>„%1“ wird zusammen mit der Aktion in Zeile %2 getan, aber deren Argumente haben andere Typen; mit nocomm %1 könnte jede allein geschehen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is done together with the one in line %2, which has another number of arguments; nocomm %1 would let each happen alone</source>
        <translation>„%1“ wird zusammen mit der Aktion in Zeile %2 getan, die eine andere Zahl von Argumenten hat; mit nocomm %1 könnte jede allein geschehen</translation>
    </message>
    <message>
        <source>this never does anything together with what is beside it: give an action the same name in both</source>
        <translation>dies tut nie etwas zusammen mit dem, was daneben steht: Geben Sie einer Aktion in beiden denselben Namen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens: what is beside it does it with other arguments; nocomm %1 would let each happen alone</source>
        <translation>„%1“ geschieht nie: Was daneben steht, tut es mit anderen Argumenten; mit nocomm %1 könnte jede allein geschehen</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message numerus="yes">
        <source>%n core(s), %1, %2, kernel %3</source>
        <translation>
            <numerusform>%n Kern, %1, %2, Kernel %3</numerusform>
            <numerusform>%n Kerne, %1, %2, Kernel %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>%1: %2, depth %3</source>
        <translation>%1: %2, Tiefe %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The finished game is not lost: Undo brings it back.</source>
        <translation>Die beendete Partie ist nicht verloren: „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>The laboratory is at work; the other language comes when it is done.</source>
        <translation>Das Labor arbeitet; die andere Sprache kommt, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>%1[*] — Fourcast</source>
        <translation>%1[*] — Fourcast</translation>
    </message>
    <message>
        <source>The old moves are kept as a variation in the move list.</source>
        <translation>Die alten Züge bleiben als Variante in der Zugliste.</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Fill the table</source>
        <translation>Tabelle füllen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Table 1 of the study: seven threads, one to seven levels</source>
        <translation>Tabelle 1 der Studie: sieben Threads, eine bis sieben Ebenen</translation>
    </message>
    <message>
        <source>The same with the repaired formulas</source>
        <translation>Dasselbe mit den reparierten Formeln</translation>
    </message>
    <message>
        <source>Mutants: which formula notices which mistake</source>
        <translation>Mutanten: welche Formel welchen Fehler bemerkt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>What is run</source>
        <translation>Was ausgeführt wird</translation>
    </message>
    <message>
        <source>Explore the models row by row, and check every formula in each</source>
        <translation>Die Modelle Zeile für Zeile erkunden und in jedem jede Formel prüfen</translation>
    </message>
    <message>
        <source>End it; what is filled stays, and Fill goes on there</source>
        <translation>Beenden; was gefüllt ist, bleibt, und „Tabelle füllen“ macht dort weiter</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Enter or a double click opens the model and the formula</source>
        <translation>Eingabe oder ein Doppelklick öffnet das Modell und die Formel</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Explored in</source>
        <translation>Erkundet in</translation>
    </message>
    <message>
        <source>▲ wrong</source>
        <translation>▲ falsch</translation>
    </message>
    <message>
        <source>%1 of %2 cells are filled.</source>
        <translation>%1 von %2 Zellen sind gefüllt.</translation>
    </message>
    <message>
        <source>Explored and checked here, from the text of the model. The study says that all seven hold at every depth; which of them hold only because what they speak of never happens, is said with them.</source>
        <translation>Hier erkundet und geprüft, aus dem Text des Modells. Die Studie sagt, dass alle sieben in jeder Tiefe gelten; welche davon nur gelten, weil das, wovon sie sprechen, nie geschieht, steht jeweils dabei.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Mutants that a formula tells from the model without a mistake, of %1. %2.</source>
        <translation>Mutanten, die eine Formel vom fehlerfreien Modell unterscheidet, von %1. %2.</translation>
    </message>
    <message>
        <source>Nothing is checked yet: each mutant will be held against each formula.</source>
        <translation>Noch ist nichts geprüft: Jeder Mutant wird gegen jede Formel gehalten.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>The table ends with the model of so many levels; each further one takes several times as long</source>
        <translation>Die Tabelle endet mit dem Modell von so vielen Ebenen; jede weitere dauert mehrmals so lange</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Die Werkzeugleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Unterrichten</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Analyse, teach, study or measure</source>
        <translation>Analysieren, unterrichten, erforschen oder messen</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>Blindspiel</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>MetricChart</name>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>By move</source>
        <translation>Nach Zug</translation>
    </message>
    <message>
        <source>A point for each move of an engine</source>
        <translation>Ein Punkt für jeden Zug einer Engine</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Partie</translation>
    </message>
    <message>
        <source>A point for each game and engine of this session: the sum of its moves where the figure adds up, else their mean</source>
        <translation>Ein Punkt für jede Partie und Engine dieser Sitzung: die Summe ihrer Züge, wo sich die Zahl summieren lässt, sonst deren Mittel</translation>
    </message>
    <message>
        <source>Logarithmic axis, of this figure</source>
        <translation>Logarithmische Achse für diese Zahl</translation>
    </message>
    <message>
        <source>Each game of an engine adds a point here. %1</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Jede Partie einer Engine fügt hier einen Punkt hinzu. %1</translation>
    </message>
    <message>
        <source>%1: no engine of this session reports it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: Keine Engine dieser Sitzung meldet das. %2</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modell:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>A text of your own</source>
        <translation>Ein eigener Text</translation>
    </message>
    <message>
        <source>a model of your own</source>
        <translation>ein eigenes Modell</translation>
    </message>
    <message>
        <source>Parameters need a model.</source>
        <translation>Parameter brauchen ein Modell.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos;; it has: %3.</source>
        <translation>Das Modell „%1“ hat keinen Parameter „%2“; es hat: %3.</translation>
    </message>
    <message>
        <source>Columns one after the other, such as 44536</source>
        <translation>Spalten eine nach der anderen, etwa 44536</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2, with commas between them</source>
        <translation>Ganze Zahlen von %1 bis %2, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>A fraction or decimal between 0 and 1, such as 3/5 or 0.6</source>
        <translation>Ein Bruch oder eine Dezimalzahl zwischen 0 und 1, etwa 3/5 oder 0.6</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>ModelText</name>
    <message>
        <source>Text of the model</source>
        <translation>Text des Modells</translation>
    </message>
    <message>
        <source>The text is a model.</source>
        <translation>Der Text ist ein Modell.</translation>
    </message>
</context>
<context>
    <name>MomentPage</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Every move, the accuracy of both sides and the graph</source>
        <translation>Alle Züge, die Genauigkeit beider Seiten und die Kurve</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Play this move yourself, and do better</source>
        <translation>Diesen Zug selbst spielen und es besser machen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>See the better move, and why it is better</source>
        <translation>Den besseren Zug sehen, und warum er besser ist</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Voriger Wendepunkt</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Nächster Wendepunkt</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Wendepunkt %1 von %2</translation>
    </message>
    <message>
        <source>What would you play here?</source>
        <translation>Was würden Sie hier spielen?</translation>
    </message>
    <message>
        <source>The board before this move</source>
        <translation>Das Brett vor diesem Zug</translation>
    </message>
</context>
<context>
    <name>MomentWords</name>
    <message>
        <source>You could have won here.</source>
        <translation>Hier hätten Sie gewinnen können.</translation>
    </message>
    <message>
        <source>You could have drawn here.</source>
        <translation>Hier hätten Sie remis spielen können.</translation>
    </message>
    <message>
        <source>%1 let you off here.</source>
        <translation>Hier hat %1 Sie entkommen lassen.</translation>
    </message>
    <message>
        <source>%1 let you win here.</source>
        <translation>Hier hat %1 Sie gewinnen lassen.</translation>
    </message>
    <message>
        <source>%1 could have won here.</source>
        <translation>Hier hätte %1 gewinnen können.</translation>
    </message>
    <message>
        <source>%1 could have drawn here.</source>
        <translation>Hier hätte %1 remis spielen können.</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Wendepunkt wird gesucht…</translation>
    </message>
    <message>
        <source>No turning point so far.</source>
        <translation>Bisher kein Wendepunkt.</translation>
    </message>
    <message>
        <source>Nobody slipped: you were ahead all the way.</source>
        <translation>Keine Fehler: Sie lagen durchgehend vorn.</translation>
    </message>
    <message>
        <source>Nobody slipped: %1 was ahead all the way.</source>
        <translation>Keine Fehler: %1 lag durchgehend vorn.</translation>
    </message>
    <message>
        <source>Nobody slipped: a fair draw.</source>
        <translation>Keine Fehler: ein gerechtes Remis.</translation>
    </message>
    <message>
        <source>Nobody has slipped so far.</source>
        <translation>Bisher keine Fehler.</translation>
    </message>
    <message>
        <source>Move %1: you played %2.</source>
        <translation>Zug %1: Sie spielten %2.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3.</source>
        <comment>number, who, square</comment>
        <translation>Zug %1: %2 spielte %3.</translation>
    </message>
    <message>
        <source>%1, move %2: %3, %4</source>
        <comment>who, number, square, class</comment>
        <translation>%1, Zug %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, move %2: what would you play?</source>
        <comment>who, number</comment>
        <translation>%1, Zug %2: Was würden Sie spielen?</translation>
    </message>
</context>
<context>
    <name>MoveClass</name>
    <message>
        <source>Forced: %1 is the only move that blocks the four there.</source>
        <translation>Erzwungen: %1 ist der einzige Zug, der dort den Vierer blockiert.</translation>
    </message>
    <message>
        <source>Forced: %1 was the only free square.</source>
        <translation>Erzwungen: %1 war das einzige freie Feld.</translation>
    </message>
    <message>
        <source>Only move: it %1, and every other column gives the win away (exact).</source>
        <translation>Einziger Zug: Er %1, und jede andere Spalte verschenkt den Gewinn (exakt).</translation>
    </message>
    <message>
        <source>Only move: it holds the draw, and every other column loses (exact).</source>
        <translation>Einziger Zug: Er hält das Remis, und jede andere Spalte verliert (exakt).</translation>
    </message>
    <message>
        <source>Best: %1, as late as can be (exact).</source>
        <translation>Bester Zug: %1, so spät wie möglich (exakt).</translation>
    </message>
    <message>
        <source>Best: %1, as soon as can be (exact).</source>
        <translation>Bester Zug: %1, so früh wie möglich (exakt).</translation>
    </message>
    <message>
        <source>Best: it holds the draw, and no move does better (exact).</source>
        <translation>Bester Zug: Er hält das Remis, und kein Zug erreicht mehr (exakt).</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>einziger Zug</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>What this move is worth is not known yet.</source>
        <translation>Was dieser Zug wert ist, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Slower: %3 with %4, %1 with %2 (exact).</source>
        <translation>Langsamer: %3 mit %4, %1 mit %2 (exakt).</translation>
    </message>
    <message>
        <source>Mistake: %1 with %2, %3 with %4 (exact).</source>
        <translation>Fehler: %1 mit %2, %3 mit %4 (exakt).</translation>
    </message>
    <message>
        <source>Blunder: %1 with %2, %3 with %4 (exact).</source>
        <translation>Patzer: %1 mit %2, %3 mit %4 (exakt).</translation>
    </message>
</context>
<context>
    <name>MoveComparison</name>
    <message>
        <source>%1 times the median time of this engine&apos;s %2 moves in this game (%3): %4 times the nodes (%5), and %6 times the time for each.</source>
        <translation>%1-mal die mediane Zeit der %2 Züge dieser Engine in dieser Partie (%3): %4-mal die Knoten (%5) und %6-mal die Zeit für jeden.</translation>
    </message>
    <message>
        <source>It searched to depth %1, the median move to depth %2.</source>
        <translation>Sie suchte %1 Halbzüge tief, der mediane Zug %2.</translation>
    </message>
    <message>
        <source>Each ply multiplied its nodes by %1, those of the median move by %2.</source>
        <translation>Jeder Halbzug vervielfachte die Knoten auf das %1-Fache, beim medianen Zug auf das %2-Fache.</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>Line beside: %1</source>
        <translation>Variante daneben: %1</translation>
    </message>
    <message>
        <source>↳ Game: %1</source>
        <comment>the main line</comment>
        <translation>↳ Partie: %1</translation>
    </message>
    <message>
        <source>↳ %1</source>
        <comment>a line beside</comment>
        <translation>↳ %1</translation>
    </message>
    <message>
        <source>What was played. A click or Enter goes back to it.</source>
        <translation>Was gespielt wurde. Ein Klick oder Enter führt dorthin zurück.</translation>
    </message>
    <message>
        <source>Another line. A click or Enter puts it on the board.</source>
        <translation>Eine andere Variante. Ein Klick oder Enter bringt sie aufs Brett.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a move</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
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
        <translation>%1, Tiefe %2: %3</translation>
    </message>
    <message>
        <source>%1 nodes in %2 ms</source>
        <translation>%1 Knoten in %2 ms</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <translation>Zugfolge: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>move, how good it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Move %1, first player: %2</source>
        <translation>Zug %1, erster Spieler: %2</translation>
    </message>
    <message>
        <source>Move %1, second player: %2</source>
        <translation>Zug %1, zweiter Spieler: %2</translation>
    </message>
</context>
<context>
    <name>MovePlot</name>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions, short, beside an axis</comment>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands, short, beside an axis</comment>
        <translation>%1 Tsd.</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>billions, short, beside an axis</comment>
        <translation>%1 Mrd.</translation>
    </message>
</context>
<context>
    <name>MoveQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Positions searched for each move</source>
        <translation>Für jeden Zug durchsuchte Stellungen</translation>
    </message>
    <message>
        <source>Chart of the nodes searched for each move</source>
        <translation>Diagramm der für jeden Zug durchsuchten Knoten</translation>
    </message>
    <message>
        <source>Nodes searched for each move</source>
        <translation>Für jeden Zug durchsuchte Knoten</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Durchsuchte Knoten</translation>
    </message>
    <message>
        <source>Each move of an engine adds a point here: how many positions it searched. Let an engine play to see the first one.</source>
        <translation>Jeder Zug einer Engine fügt hier einen Punkt hinzu: wie viele Stellungen sie durchsucht hat. Lassen Sie eine Engine spielen, um den ersten zu sehen.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time taken for each move</source>
        <translation>Für jeden Zug gebrauchte Zeit</translation>
    </message>
    <message>
        <source>Chart of the time taken for each move</source>
        <translation>Diagramm der für jeden Zug gebrauchten Zeit</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Zeit in ms</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Each move of an engine adds a point here: how long it thought. Let an engine play to see the first one.</source>
        <translation>Jeder Zug einer Engine fügt hier einen Punkt hinzu: wie lange sie nachgedacht hat. Lassen Sie eine Engine spielen, um den ersten zu sehen.</translation>
    </message>
    <message>
        <source>Chart by move: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Diagramm nach Zug: %1</translation>
    </message>
    <message>
        <source>%1, by move</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, nach Zug</translation>
    </message>
    <message>
        <source>Each move of an engine adds a point here. %1 Let an engine play to see the first one.</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Jeder Zug einer Engine fügt hier einen Punkt hinzu. %1 Lassen Sie eine Engine spielen, um den ersten zu sehen.</translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message>
        <source>completes four in line and wins</source>
        <translation>vollendet vier in einer Linie und gewinnt</translation>
    </message>
    <message>
        <source>misses four in line on %1</source>
        <translation>verpasst vier in einer Linie auf %1</translation>
    </message>
    <message>
        <source>blocks %1&apos;s four</source>
        <translation>blockiert den Vierer von %1</translation>
    </message>
    <message>
        <source>loses because it gives %1 the square %2</source>
        <translation>verliert, weil %1 dadurch das Feld %2 bekommt</translation>
    </message>
    <message>
        <source>leaves %1 the win on %2</source>
        <translation>überlässt %1 den Gewinn auf %2</translation>
    </message>
    <message>
        <source>threatens %1 at once, of which %2 can block only one</source>
        <translation>droht zugleich auf den Feldern %1, von denen %2 nur eines blockieren kann</translation>
    </message>
    <message>
        <source>threatens %1, one above the other, of which %2 can block only one</source>
        <translation>droht auf den übereinanderliegenden Feldern %1, von denen %2 nur eines blockieren kann</translation>
    </message>
    <message>
        <source>gives up the threat on %1, which %2 can block now</source>
        <translation>gibt die Drohung auf %1 auf, die %2 jetzt blockieren kann</translation>
    </message>
    <message>
        <source>makes an odd threat on %1</source>
        <translation>schafft eine ungerade Drohung auf %1</translation>
    </message>
    <message>
        <source>makes odd threats on %1</source>
        <translation>schafft ungerade Drohungen auf %1</translation>
    </message>
    <message>
        <source>makes an even threat on %1</source>
        <translation>schafft eine gerade Drohung auf %1</translation>
    </message>
    <message>
        <source>makes even threats on %1</source>
        <translation>schafft gerade Drohungen auf %1</translation>
    </message>
    <message>
        <source>takes the square from which %1 would threaten %2 at once</source>
        <translation>besetzt das Feld, von dem aus %1 zugleich auf %2 drohen würde</translation>
    </message>
    <message>
        <source>takes the square from which %1 would threaten %2</source>
        <translation>besetzt das Feld, von dem aus %1 auf %2 drohen würde</translation>
    </message>
    <message>
        <source>is the only column that does not let %1 win at once</source>
        <translation>ist die einzige Spalte, die %1 nicht sofort gewinnen lässt</translation>
    </message>
    <message>
        <source>is the only square left to play on</source>
        <translation>ist das einzige Feld, das noch spielbar ist</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>verschenkt den Gewinn</translation>
    </message>
    <message>
        <source>gives the draw away</source>
        <translation>verschenkt das Remis</translation>
    </message>
    <message>
        <source>%1, sooner than any other column</source>
        <comment>wins in 7 moves</comment>
        <translation>%1, schneller als jede andere Spalte</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>leads to a draw</source>
        <translation>führt zum Remis</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a square, and what a disc there does</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>threatens %1</source>
        <translation>droht auf %1</translation>
    </message>
    <message numerus="yes">
        <source>is part of %n possible four(s)</source>
        <translation>
            <numerusform>gehört zu %n möglichen Vierer</numerusform>
            <numerusform>gehört zu %n möglichen Vierern</numerusform>
        </translation>
    </message>
    <message>
        <source>is part of no possible four</source>
        <translation>gehört zu keinem möglichen Vierer</translation>
    </message>
    <message numerus="yes">
        <source>still loses, but holds out longest: %n move(s)</source>
        <translation>
            <numerusform>verliert trotzdem, hält aber am längsten stand: %n Zug</numerusform>
            <numerusform>verliert trotzdem, hält aber am längsten stand: %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the win.</source>
        <translation>Nur %1 hält den Gewinn.</translation>
    </message>
    <message>
        <source>Only %1 keeps the draw.</source>
        <translation>Nur %1 hält das Remis.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 keeps the win (in %n move(s)).</source>
        <translation>
            <numerusform>Nur %1 hält den Gewinn (in %n Zug).</numerusform>
            <numerusform>Nur %1 hält den Gewinn (in %n Zügen).</numerusform>
        </translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a disc on a square does</comment>
        <translation>Der Zug %1.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>Kept in the game file; Enter keeps what you wrote</source>
        <translation>Steht in der Partiedatei; Eingabe übernimmt, was Sie geschrieben haben</translation>
    </message>
    <message>
        <source>Moves appear here as you play.</source>
        <translation>Hier erscheinen die Züge, während Sie spielen.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move of the game</source>
        <translation>Zug der Partie</translation>
    </message>
    <message>
        <source>Ply %1 of %2</source>
        <translation>Halbzug %1 von %2</translation>
    </message>
</context>
<context>
    <name>NewLesson</name>
    <message>
        <source>A lesson about a position</source>
        <translation>Eine Lektion über eine Stellung</translation>
    </message>
    <message>
        <source>Find the best column, and say why it is the best.</source>
        <translation>Die beste Spalte finden und sagen, warum sie die beste ist.</translation>
    </message>
    <message>
        <source>Walk through a search, and say what it leaves out.</source>
        <translation>Durch eine Suche gehen und sagen, was sie auslässt.</translation>
    </message>
    <message>
        <source>Where would you move?</source>
        <translation>Wohin würdest du ziehen?</translation>
    </message>
    <message>
        <source>Can somebody win at once?</source>
        <translation>Kann jemand sofort gewinnen?</translation>
    </message>
    <message>
        <source>What can the other side do then?</source>
        <translation>Was kann die andere Seite dann tun?</translation>
    </message>
    <message>
        <source>No other column wins sooner, or holds out longer.</source>
        <translation>Keine andere Spalte gewinnt früher oder hält länger durch.</translation>
    </message>
    <message>
        <source>Name a column that gives nothing away.</source>
        <translation>Nenne eine Spalte, die nichts herschenkt.</translation>
    </message>
    <message>
        <source>With such a move a win stays a win, and a draw a draw.</source>
        <translation>Mit so einem Zug bleibt ein Gewinn ein Gewinn und ein Remis ein Remis.</translation>
    </message>
    <message>
        <source>How many discs fall until the end, when both sides play their best?</source>
        <translation>Wie viele Steine fallen bis zum Ende, wenn beide bestmöglich spielen?</translation>
    </message>
    <message>
        <source>The board has 42 places.</source>
        <translation>Das Brett hat 42 Plätze.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Umschauen</translation>
    </message>
    <message>
        <source>Only the teacher sees this: what to say, how long it takes, and what students usually get wrong.</source>
        <translation>Nur die Lehrkraft sieht das: was zu sagen ist, wie lange es dauert und was meist falsch verstanden wird.</translation>
    </message>
    <message>
        <source>What has happened in this game? Write here what your students should look at. *Slanted* and **strong** words, lists and tables are Markdown.</source>
        <translation>Was ist in dieser Partie geschehen? Schreib hier, was deine Klasse ansehen soll. *Schräge* und **starke** Wörter, Listen und Tabellen sind Markdown.</translation>
    </message>
    <message>
        <source>The position of this lesson</source>
        <translation>Die Stellung dieser Lektion</translation>
    </message>
    <message>
        <source>What is the root worth?</source>
        <translation>Was ist die Wurzel wert?</translation>
    </message>
    <message>
        <source>Walk to the end of the search and look at the root.</source>
        <translation>Geh ans Ende der Suche und schau auf die Wurzel.</translation>
    </message>
    <message>
        <source>How many positions did it look at?</source>
        <translation>Wie viele Stellungen hat sie angesehen?</translation>
    </message>
    <message>
        <source>How many leaves did it value?</source>
        <translation>Wie viele Blätter hat sie bewertet?</translation>
    </message>
    <message>
        <source>How often did it cut a branch?</source>
        <translation>Wie oft hat sie einen Zweig abgeschnitten?</translation>
    </message>
    <message>
        <source>How many leaves would the best order have needed?</source>
        <translation>Wie viele Blätter hätte die beste Reihenfolge gebraucht?</translation>
    </message>
    <message>
        <source>No order of alpha-beta can prove the value with less, as Knuth and Moore showed.</source>
        <translation>Keine Reihenfolge von Alpha-Beta kann den Wert mit weniger beweisen, wie Knuth und Moore gezeigt haben.</translation>
    </message>
    <message>
        <source>Think ahead</source>
        <translation>Vorausdenken</translation>
    </message>
    <message>
        <source>This is how the computer looks ahead from there. Before it shows a value, it asks you.</source>
        <translation>So schaut der Computer von dort voraus. Bevor er einen Wert zeigt, fragt er dich.</translation>
    </message>
    <message>
        <source>A search of three plies</source>
        <translation>Eine Suche über drei Halbzüge</translation>
    </message>
    <message>
        <source>The same search with other orders</source>
        <translation>Dieselbe Suche mit anderen Reihenfolgen</translation>
    </message>
    <message>
        <source>Whose turn is it in the position?</source>
        <translation>Wer ist in der Stellung am Zug?</translation>
    </message>
    <message>
        <source>The side that moved first</source>
        <translation>Die Seite, die zuerst gezogen hat</translation>
    </message>
    <message>
        <source>The side that moved second</source>
        <translation>Die Seite, die als zweite gezogen hat</translation>
    </message>
    <message>
        <source>Explain the best move in your own words.</source>
        <translation>Erkläre den besten Zug mit deinen eigenen Worten.</translation>
    </message>
    <message>
        <source>Your teacher reads this.</source>
        <translation>Das liest deine Lehrkraft.</translation>
    </message>
    <message>
        <source>Tell it to somebody</source>
        <translation>Jemandem erzählen</translation>
    </message>
    <message>
        <source>What you know now: write it in a sentence or two.</source>
        <translation>Was du jetzt weißt: Schreib es in ein, zwei Sätzen.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>character %1: &apos;%2&apos; is not a column from %3 to %4</source>
        <translation>Zeichen %1: „%2“ ist keine Spalte von %3 bis %4</translation>
    </message>
    <message>
        <source>the game ended at ply %1</source>
        <translation>die Partie war beim Halbzug %1 zu Ende</translation>
    </message>
    <message>
        <source>ply %1: %2</source>
        <translation>Halbzug %1: %2</translation>
    </message>
    <message>
        <source>column %1 is full</source>
        <translation>Spalte %1 ist voll</translation>
    </message>
    <message>
        <source>the next free square of column %1 is %2, not %3</source>
        <translation>das nächste freie Feld der Spalte %1 ist %2, nicht %3</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A number, such as %1 or %2; Enter checks it</source>
        <translation>Eine Zahl, etwa %1 oder %2; die Eingabetaste prüft sie</translation>
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
        <translation>%1 Mio. Knoten/s</translation>
    </message>
    <message>
        <source>%1 kn/s</source>
        <translation>%1 Tsd. Knoten/s</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>No winning chances have been measured.</source>
        <translation>Es wurden keine Gewinnchancen gemessen.</translation>
    </message>
    <message>
        <source>%1 games are too few to fit winning chances to; it takes %2.</source>
        <translation>%1 Partien sind zu wenige, um Gewinnchancen daran anzupassen; nötig sind %2.</translation>
    </message>
    <message>
        <source>The same player won all games, so there is nothing to fit.</source>
        <translation>Alle Partien gewann derselbe Spieler, es gibt also nichts anzupassen.</translation>
    </message>
    <message>
        <source>The games are not enough to tell the coefficients apart.</source>
        <translation>Die Partien reichen nicht, um die Koeffizienten auseinanderzuhalten.</translation>
    </message>
    <message>
        <source>The file has no coefficient called &quot;%1&quot;.</source>
        <translation>Die Datei hat keinen Koeffizienten namens „%1“.</translation>
    </message>
    <message>
        <source>The covariance in the file does not fit the coefficients.</source>
        <translation>Die Kovarianz in der Datei passt nicht zu den Koeffizienten.</translation>
    </message>
    <message>
        <source>A number in the file is none that a fit can give.</source>
        <translation>Eine Zahl in der Datei kann keine Anpassung ergeben.</translation>
    </message>
    <message>
        <source>Measured, not exact: logistic regression over %1 games of %2, each against itself with its own errors, after 0 to %3 random plies, seed %4; checked with %5 other games.</source>
        <translation>Gemessen, nicht exakt: logistische Regression über %1 Partien von %2, jede Engine gegen sich selbst mit ihren eigenen Fehlern, nach 0 bis %3 zufälligen Halbzügen, Startwert %4; geprüft an %5 anderen Partien.</translation>
    </message>
</context>
<context>
    <name>OpeningBook</name>
    <message>
        <source>This is no opening book: its first line is not &quot;%1&quot;.</source>
        <translation>Dies ist kein Eröffnungsbuch: Die erste Zeile ist nicht „%1“.</translation>
    </message>
    <message>
        <source>Line 2 of the opening book must be &quot;plies&quot; and a number from 0 to %1.</source>
        <translation>Zeile 2 des Eröffnungsbuchs muss „plies“ und eine Zahl von 0 bis %1 sein.</translation>
    </message>
    <message>
        <source>Line 3 of the opening book must be &quot;positions %1&quot;.</source>
        <translation>Zeile 3 des Eröffnungsbuchs muss „positions %1“ sein.</translation>
    </message>
    <message>
        <source>The opening book is cut off or too long: %1 scores instead of %2.</source>
        <translation>Das Eröffnungsbuch ist abgeschnitten oder zu lang: %1 Werte statt %2.</translation>
    </message>
    <message>
        <source>The opening book is damaged: its checksum does not fit.</source>
        <translation>Das Eröffnungsbuch ist beschädigt: Die Prüfsumme stimmt nicht.</translation>
    </message>
    <message>
        <source>The opening book %1 can&apos;t be read: %2.</source>
        <translation>Das Eröffnungsbuch %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The books can&apos;t be merged: one has %1 plies, the other %2.</source>
        <translation>Die Bücher lassen sich nicht vereinen: Eines hat %1 Halbzüge, das andere %2.</translation>
    </message>
    <message>
        <source>The books contradict each other at ply %1, position %2: %3 and %4.</source>
        <translation>Die Bücher widersprechen sich beim Halbzug %1, Stellung %2: %3 und %4.</translation>
    </message>
</context>
<context>
    <name>OpeningsChoice</name>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>Random plies</source>
        <translation>Zufällige Halbzüge</translation>
    </message>
    <message>
        <source>All 238 positions of three plies</source>
        <translation>Alle 238 Stellungen aus drei Halbzügen</translation>
    </message>
    <message>
        <source>None: the empty board</source>
        <translation>Keine: das leere Brett</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>How the games begin: engines that draw no lots repeat one game without</source>
        <translation>Wie die Partien beginnen: Engines, die nicht losen, wiederholen ohne Eröffnungen ein und dieselbe Partie</translation>
    </message>
    <message>
        <source>A text file with an opening a line, such as 44536 or d1 d2 e1</source>
        <translation>Eine Textdatei mit einer Eröffnung je Zeile, etwa 44536 oder d1 d2 e1</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n Eröffnung, mit beiden Farben</numerusform>
            <numerusform>%n Eröffnungen, jede mit beiden Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a file with an opening a line, such as 44536.</source>
        <translation>Wählen Sie eine Datei mit einer Eröffnung je Zeile, etwa 44536.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>Die Datei „%1“ konnte nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>OpponentButton</name>
    <message>
        <source>%1 Played last time.</source>
        <comment>after a sentence</comment>
        <translation>%1 Zuletzt gespielt.</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>last time – press Enter</source>
        <translation>zuletzt – Enter drücken</translation>
    </message>
    <message>
        <source>press Enter</source>
        <translation>Enter drücken</translation>
    </message>
</context>
<context>
    <name>OpponentsChart</name>
    <message>
        <source>Chart of your results against each opponent</source>
        <translation>Diagramm Ihrer Ergebnisse gegen jeden Gegner</translation>
    </message>
    <message>
        <source>%1: %2 % of the points
%3 won, %4 drawn, %5 lost
95 % interval: %6 to %7 %</source>
        <translation>%1: %2 % der Punkte
%3 gewonnen, %4 remis, %5 verloren
95-%-Intervall: %6 bis %7 %</translation>
    </message>
    <message>
        <source>won / drawn / lost</source>
        <translation>gewonnen / remis / verloren</translation>
    </message>
    <message>
        <source>Your share of the points (%), with its 95 % interval</source>
        <translation>Ihr Anteil an den Punkten (%), mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>Play against the engines: your results against each of them are drawn here.</source>
        <translation>Spielen Sie gegen die Engines: Hier werden Ihre Ergebnisse gegen jede gezeichnet.</translation>
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
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Median ms</translation>
    </message>
    <message>
        <source>Least – most ms</source>
        <translation>Min. – Max. ms</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>Least – most</source>
        <translation>Min. – Max.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Report, 12 threads</source>
        <translation>Bericht, 12 Threads</translation>
    </message>
    <message>
        <source>Report, 4 cores</source>
        <translation>Bericht, 4 Kerne</translation>
    </message>
    <message>
        <source>Its program, 2 cores</source>
        <translation>Sein Programm, 2 Kerne</translation>
    </message>
    <message>
        <source>How the tree is shared</source>
        <translation>Wie der Baum aufgeteilt wird</translation>
    </message>
    <message>
        <source>Threads that work</source>
        <translation>Threads, die arbeiten</translation>
    </message>
    <message>
        <source>Wall time of a run, median of the repetitions</source>
        <translation>Verstrichene Zeit eines Laufs, Median der Wiederholungen</translation>
    </message>
    <message>
        <source>The quickest and the slowest repetition</source>
        <translation>Die schnellste und die langsamste Wiederholung</translation>
    </message>
    <message>
        <source>How much faster than the sequential run of the same repetition, median</source>
        <translation>Wievielmal schneller als der sequenzielle Lauf derselben Wiederholung, Median</translation>
    </message>
    <message>
        <source>The smallest and the largest speed-up of a repetition</source>
        <translation>Der kleinste und der größte Speedup einer Wiederholung</translation>
    </message>
    <message>
        <source>Speed-up per worker</source>
        <translation>Speedup je Worker</translation>
    </message>
    <message>
        <source>Of the empty board, to the first player</source>
        <translation>Des leeren Bretts, für den ersten Spieler</translation>
    </message>
    <message>
        <source>One of the best moves, chosen by the seed</source>
        <translation>Einer der besten Züge, vom Startwert bestimmt</translation>
    </message>
    <message>
        <source>Published: seconds, and speed-up against its sequential program</source>
        <translation>Veröffentlicht: Sekunden, und Speedup gegenüber dem sequenziellen Programm</translation>
    </message>
    <message>
        <source>The report&apos;s program repaired, built with -O2, on two otherwise idle cores</source>
        <translation>Das Programm des Berichts, repariert und mit -O2 übersetzt, auf zwei sonst freien Kernen</translation>
    </message>
    <message>
        <source>Positions of the tree, the root counted; those of the last level are counted without being visited</source>
        <translation>Stellungen des Baums, die Wurzel mitgezählt; die der letzten Ebene werden gezählt, ohne besucht zu werden</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Measure what is chosen above</source>
        <translation>Messen, was oben gewählt ist</translation>
    </message>
    <message>
        <source>Wait after the run under way, and go on later</source>
        <translation>Nach dem laufenden Lauf warten und später weitermachen</translation>
    </message>
    <message>
        <source>Stop, and keep the repetitions that are finished</source>
        <translation>Stoppen und die fertigen Wiederholungen behalten</translation>
    </message>
    <message>
        <source>%v of %m runs</source>
        <translation>%v von %m Läufen</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Fertige Läufe</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>Die Messung exportieren</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>parallel</translation>
    </message>
    <message>
        <source>The best move of the empty board by the full minimax tree, as the parallel report measures it.</source>
        <translation>Der beste Zug des leeren Bretts nach dem vollen Minimax-Baum, wie ihn der Parallel-Bericht misst.</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Parallel</translation>
    </message>
    <message>
        <source>The parallel report&apos;s experiment: the full tree shared among workers</source>
        <translation>Das Experiment des Parallel-Berichts: der volle Baum, auf Worker verteilt</translation>
    </message>
    <message>
        <source>Times and speed-ups, beside the published ones</source>
        <translation>Zeiten und Speedups neben den veröffentlichten</translation>
    </message>
    <message>
        <source>Choose a row to see the timeline of its run</source>
        <translation>Eine Zeile wählen, um die Zeitleiste ihres Laufs zu sehen</translation>
    </message>
    <message>
        <source>Speed-up and timeline</source>
        <translation>Speedup und Zeitleiste</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>Timeline of the chosen run</source>
        <translation>Zeitleiste des gewählten Laufs</translation>
    </message>
    <message>
        <source>What was measured is said here.</source>
        <translation>Hier steht, was gemessen wurde.</translation>
    </message>
    <message>
        <source>Being measured: %1.</source>
        <translation>Gemessen wird: %1.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Gezeigt wird: %1. %2</translation>
    </message>
    <message>
        <source>Measuring.</source>
        <translation>Es wird gemessen.</translation>
    </message>
    <message>
        <source>Cancelled before the first repetition was over.</source>
        <translation>Abgebrochen, bevor die erste Wiederholung fertig war.</translation>
    </message>
    <message>
        <source>Finished in %1. Times depend on what else the machine does; each speed-up compares runs of one repetition.</source>
        <translation>Fertig nach %1. Zeiten hängen davon ab, was der Rechner sonst tut; jeder Speedup vergleicht Läufe einer Wiederholung.</translation>
    </message>
    <message>
        <source>Cancelled; %1 of %2 repetitions are shown.</source>
        <translation>Abgebrochen; gezeigt werden %1 von %2 Wiederholungen.</translation>
    </message>
    <message>
        <source>Waking a thread takes as long as such a short run: depth 8 or 9 shows what more workers gain.</source>
        <translation>Einen Thread zu wecken dauert so lange wie ein so kurzer Lauf: Tiefe 8 oder 9 zeigt, was mehr Worker bringen.</translation>
    </message>
    <message>
        <source>After a measurement, what the workers of the chosen row did is shown here.</source>
        <translation>Nach einer Messung wird hier gezeigt, was die Worker der gewählten Zeile taten.</translation>
    </message>
    <message>
        <source>No task was recorded.</source>
        <translation>Es wurde keine Aufgabe aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1, workers: %2, the run of median time</source>
        <translation>%1, Worker: %2, der Lauf mit mittlerer Zeit</translation>
    </message>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Parallele Suche im vollen Baum</translation>
    </message>
</context>
<context>
    <name>ParallelStrategy</name>
    <message>
        <source>There is no strategy %1; there are %2.</source>
        <translation>Eine Strategie %1 gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>One worker searches the root moves one after the other.</source>
        <translation>Ein Worker durchsucht die Wurzelzüge einen nach dem anderen.</translation>
    </message>
    <message>
        <source>Each root move is a task; all of them are evaluated before the best one is looked for, as the report&apos;s parList does.</source>
        <translation>Jeder Wurzelzug ist eine Aufgabe; alle werden bewertet, bevor der beste gesucht wird, wie es parList im Bericht tut.</translation>
    </message>
    <message>
        <source>Each root move is a task, and each result is used as soon as it comes, as the report&apos;s parMap does.</source>
        <translation>Jeder Wurzelzug ist eine Aufgabe, und jedes Ergebnis wird benutzt, sobald es kommt, wie es parMap im Bericht tut.</translation>
    </message>
    <message>
        <source>Every position of the tree is a task of its own, which the report tried first and gave up: the tasks cost more than what is in them.</source>
        <translation>Jede Stellung des Baums ist eine eigene Aufgabe; der Bericht versuchte das zuerst und gab es auf: Die Aufgaben kosten mehr, als in ihnen steckt.</translation>
    </message>
    <message>
        <source>Each reply to a root move is a task: 49 tasks instead of 7, which two or more workers can share more evenly.</source>
        <translation>Jede Antwort auf einen Wurzelzug ist eine Aufgabe: 49 Aufgaben statt 7, die sich zwei oder mehr Worker gleichmäßiger teilen können.</translation>
    </message>
    <message>
        <source>Alpha-beta: each root move is a task, and the best value found so far cuts the tasks of all workers. It does not visit the whole tree.</source>
        <translation>Alpha-Beta: Jeder Wurzelzug ist eine Aufgabe, und der beste bisher gefundene Wert beschneidet die Aufgaben aller Worker. Der Baum wird nicht ganz besucht.</translation>
    </message>
</context>
<context>
    <name>ParallelStudy</name>
    <message>
        <source>The row of %1 with %2 workers is damaged.</source>
        <translation>Die Zeile von %1 mit %2 Workern ist beschädigt.</translation>
    </message>
    <message>
        <source>The settings of this measurement are damaged.</source>
        <translation>Die Einstellungen dieser Messung sind beschädigt.</translation>
    </message>
    <message>
        <source>This is no measurement of the parallel study.</source>
        <translation>Dies ist keine Messung der Parallel-Studie.</translation>
    </message>
    <message>
        <source>This measurement is damaged.</source>
        <translation>Diese Messung ist beschädigt.</translation>
    </message>
    <message>
        <source>The measurement can&apos;t be kept in “%1”: %2.</source>
        <translation>Die Messung kann nicht in „%1“ gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>the folder can&apos;t be made</source>
        <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read: %2</source>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be deleted: %2.</source>
        <translation>„%1“ kann nicht gelöscht werden: %2.</translation>
    </message>
    <message numerus="yes">
        <source>no result within %n ply(s)</source>
        <translation>
            <numerusform>kein Ergebnis innerhalb von %n Halbzug</numerusform>
            <numerusform>kein Ergebnis innerhalb von %n Halbzügen</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1, not %2.</source>
        <translation>Die Tiefe muss von 1 bis %1 sein, nicht %2.</translation>
    </message>
    <message>
        <source>No strategy was chosen; choose one or more.</source>
        <translation>Es wurde keine Strategie gewählt; wählen Sie mindestens eine.</translation>
    </message>
    <message>
        <source>Nothing was asked for; one worker and one repetition are the least.</source>
        <translation>Es wurde nichts verlangt; ein Worker und eine Wiederholung sind das Mindeste.</translation>
    </message>
    <message>
        <source>The system gives %1 threads, but to measure up to %2 workers takes %3.</source>
        <translation>Das System gibt %1 Threads her, aber um bis zu %2 Worker zu messen, braucht es %3.</translation>
    </message>
</context>
<context>
    <name>ParallelText</name>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n Wiederholung</numerusform>
            <numerusform>%n Wiederholungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repetition(s)</source>
        <translation>
            <numerusform>%1 von %n Wiederholung</numerusform>
            <numerusform>%1 von %n Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>all strategies</source>
        <translation>alle Strategien</translation>
    </message>
    <message>
        <source>%1 board, depth %2, seed %3, workers: %4; %5, %6</source>
        <translation>Brett %1, Tiefe %2, Startwert %3, Worker: %4; %5, %6</translation>
    </message>
    <message>
        <source>%1; disturbed by other work of the program</source>
        <translation>%1; gestört durch andere Arbeit des Programms</translation>
    </message>
    <message>
        <source>%1: %2, depth %3, seed %4, workers up to %5, %6</source>
        <translation>%1: %2, Tiefe %3, Startwert %4, Worker bis %5, %6</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measured %1 by %2 on %3.</source>
        <translation>Gemessen am %1 mit %2 auf %3.</translation>
    </message>
</context>
<context>
    <name>PathFile</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>step %1 of the path has no label.</source>
        <translation>Schritt %1 des Pfads hat kein Label.</translation>
    </message>
    <message>
        <source>the state of step %1 is no whole number from 0 on.</source>
        <translation>der Zustand von Schritt %1 ist keine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>This is no path through a model: its &quot;format&quot; is not &quot;fourcast-path&quot;.</source>
        <translation>Dies ist kein Pfad durch ein Modell: Sein &quot;format&quot; ist nicht &quot;fourcast-path&quot;.</translation>
    </message>
    <message>
        <source>This path is of another version of the file; this program reads version %1.</source>
        <translation>Dieser Pfad ist von einer anderen Version der Datei; dieses Programm liest Version %1.</translation>
    </message>
    <message>
        <source>The file does not say of which model its path is.</source>
        <translation>Die Datei sagt nicht, zu welchem Modell ihr Pfad gehört.</translation>
    </message>
    <message>
        <source>The file has no list of &quot;steps&quot;.</source>
        <translation>Die Datei hat keine Liste &quot;steps&quot;.</translation>
    </message>
    <message>
        <source>step %1, “%2”, is not possible there; is it a path of another model, or of other parameters?</source>
        <translation>Schritt %1, „%2“, ist dort nicht möglich; ist es ein Pfad eines anderen Modells oder mit anderen Parametern?</translation>
    </message>
</context>
<context>
    <name>PerMoveChart</name>
    <message>
        <source>All series are hidden. Check one in the list to see it.</source>
        <translation>Alle Reihen sind ausgeblendet. Kreuzen Sie in der Liste eine an, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Open triangles on the lower edge stand for zero, which a logarithmic axis cannot show.</source>
        <translation>Offene Dreiecke am unteren Rand stehen für null, was eine logarithmische Achse nicht zeigen kann.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>disturbed by other work</source>
        <translation>gestört durch andere Arbeit</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>the first player %1</source>
        <comment>%1 is “wins in 3” or “loses in 3”</comment>
        <translation>der erste Spieler %1</translation>
    </message>
    <message>
        <source>%1 for the first player</source>
        <comment>%1 is a number</comment>
        <translation>%1 für den ersten Spieler</translation>
    </message>
    <message>
        <source>Game %1, %2, ply %3 (%4): %5</source>
        <translation>Partie %1, %2, Halbzug %3 (%4): %5</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Left and Right go to the engine&apos;s moves of the game being played, with Shift they add moves up.</source>
        <translation>Links und Rechts gehen zu den Zügen der Engine in der laufenden Partie, mit Umschalt zählen sie Züge zusammen.</translation>
    </message>
    <message>
        <source>%1: the engines of the games that are shown do not report it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: Die Engines der gezeigten Partien melden das nicht. %2</translation>
    </message>
    <message>
        <source>Hollow points were measured while a laboratory or another program was at work.</source>
        <translation>Hohle Punkte wurden gemessen, während ein Labor oder ein anderes Programm arbeitete.</translation>
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
        <translation>Partie %1 ist wieder auf dem Brett</translation>
    </message>
</context>
<context>
    <name>PerMoveSide</name>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>&amp;Logarithmische Achse</translation>
    </message>
    <message>
        <source>Each step of the axis is ten times the one below it, so that large and small values can be read in one chart.</source>
        <translation>Jeder Schritt der Achse ist das Zehnfache des vorigen, sodass große und kleine Werte in einem Diagramm lesbar sind.</translation>
    </message>
    <message>
        <source>What lies in the chart</source>
        <translation>Was im Diagramm liegt</translation>
    </message>
    <message>
        <source>Disturbed: a laboratory or another program was at work</source>
        <translation>Gestört: ein Labor oder ein anderes Programm war am Werk</translation>
    </message>
</context>
<context>
    <name>PerfectEngine</name>
    <message>
        <source>exact, sets traps, seed %1</source>
        <translation>exakt, stellt Fallen, Startwert %1</translation>
    </message>
    <message>
        <source>exact, seed %1</source>
        <translation>exakt, Startwert %1</translation>
    </message>
    <message>
        <source>%1, node counts vary: analysis, hints and review share the table</source>
        <translation>%1, Knotenzahlen schwanken: Analyse, Tipps und Auswertung teilen sich die Tabelle</translation>
    </message>
    <message>
        <source>%1, node counts vary with several workers</source>
        <translation>%1, Knotenzahlen schwanken mit mehreren Workern</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>It is not a person&apos;s turn here.</source>
        <translation>Hier ist kein Mensch am Zug.</translation>
    </message>
</context>
<context>
    <name>PlayedBy</name>
    <message>
        <source>a version not recorded</source>
        <translation>einer nicht festgehaltenen Version</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n game(s))</source>
        <translation>
            <numerusform>%1 (%n Partie)</numerusform>
            <numerusform>%1 (%n Partien)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerEditor</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1: wer spielt</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>%1: kind of limit</source>
        <translation>%1: Art der Grenze</translation>
    </message>
    <message>
        <source>%1: limit</source>
        <translation>%1: Grenze</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>Workers, seed and the reading of the heuristic</source>
        <translation>Worker, Startwert und Lesart der Heuristik</translation>
    </message>
    <message>
        <source>%1: more settings</source>
        <translation>%1: weitere Einstellungen</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>einer je Kern (%1)</translation>
    </message>
    <message>
        <source>%1: workers</source>
        <translation>%1: Worker</translation>
    </message>
    <message>
        <source>Threads that share the search</source>
        <translation>Threads, die sich die Suche teilen</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Worker:</translation>
    </message>
    <message>
        <source>%1: seed</source>
        <translation>%1: Startwert</translation>
    </message>
    <message>
        <source>Chooses among equally good moves: same seed, same moves</source>
        <translation>Wählt zwischen gleich guten Zügen: gleicher Startwert, gleiche Züge</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Prefer fast wins</source>
        <translation>Schnelle Siege bevorzugen</translation>
    </message>
    <message>
        <source>Take the fastest win and the slowest loss; off, all wins are alike, as in the study</source>
        <translation>Den schnellsten Sieg und die langsamste Niederlage nehmen; ausgeschaltet sind alle Siege gleich, wie in der Studie</translation>
    </message>
    <message>
        <source>%1: prefer fast wins</source>
        <translation>%1: schnelle Siege bevorzugen</translation>
    </message>
    <message>
        <source>Which reading of the study&apos;s heuristic H1 is meant, and with which values</source>
        <translation>Welche Lesart der Heuristik H1 der Studie gemeint ist und mit welchen Werten</translation>
    </message>
    <message>
        <source>Heuristic:</source>
        <translation>Heuristik:</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message numerus="yes">
        <source> node(s)</source>
        <translation>
            <numerusform> Knoten</numerusform>
            <numerusform> Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>A person with mouse or keyboard</source>
        <translation>Ein Mensch mit Maus oder Tastatur</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>A depth is searched to its end; a time or a number of nodes is used up by deeper and deeper searches.</source>
        <translation>Eine Tiefe wird bis zum Ende durchsucht; eine Zeit oder eine Zahl von Knoten wird durch immer tiefere Suchen verbraucht.</translation>
    </message>
    <message>
        <source>A time or a number of nodes may be too little to prove the best move; then the best so far is played.</source>
        <translation>Eine Zeit oder eine Zahl von Knoten kann zu klein sein, um den besten Zug zu beweisen; dann wird der bisher beste gespielt.</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 strikt…</translation>
    </message>
    <message>
        <source>H1 tuned…</source>
        <translation>H1 abgestimmt…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>H1-Variante…</translation>
    </message>
    <message>
        <source>the usual size</source>
        <translation>übliche Größe</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>%1: table</source>
        <translation>%1: Tabelle</translation>
    </message>
    <message>
        <source>Of what is known already; the next power of two below is taken</source>
        <translation>Für das, was schon bekannt ist; genommen wird die nächste Zweierpotenz darunter</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabelle:</translation>
    </message>
    <message>
        <source>With the opening book</source>
        <translation>Mit dem Eröffnungsbuch</translation>
    </message>
    <message>
        <source>Asks the program&apos;s own book before it searches</source>
        <translation>Fragt das eigene Buch des Programms, bevor sie sucht</translation>
    </message>
    <message>
        <source>%1: opening book</source>
        <translation>%1: Eröffnungsbuch</translation>
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
        <translation>Mensch</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
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
        <translation>%1 Knoten</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>%1 (starts)</source>
        <translation>%1 (beginnt)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>PlyCurves</name>
    <message>
        <source>the article, one game</source>
        <translation>der Artikel, eine Partie</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <translation>
            <numerusform>%1, %n Partie</numerusform>
            <numerusform>%1, %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>thin: few games reach the move</source>
        <translation>dünn: nur wenige Partien erreichen den Zug</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Zeit (ms)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Ply %1: %2 nodes</source>
        <translation>Halbzug %1: %2 Knoten</translation>
    </message>
    <message>
        <source>Ply %1: %2 ms</source>
        <translation>Halbzug %1: %2 ms</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n game(s) in which it searched this move</source>
        <translation>
            <numerusform>Mittel der %n Partie, in der sie diesen Zug durchsuchte</numerusform>
            <numerusform>Mittel der %n Partien, in denen sie diesen Zug durchsuchte</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval of the mean: %1 to %2</source>
        <translation>95-%-Intervall des Mittels: %1 bis %2</translation>
    </message>
    <message>
        <source>Few games reach it: the mean is that of these games, and not the engine&apos;s course.</source>
        <translation>Wenige Partien erreichen ihn: Das Mittel gilt für diese Partien und nicht für den Verlauf der Engine.</translation>
    </message>
    <message>
        <source>The curves come with the first games.</source>
        <translation>Die Kurven kommen mit den ersten Partien.</translation>
    </message>
</context>
<context>
    <name>PlyUnit</name>
    <message numerus="yes">
        <source> ply(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> Halbzug</numerusform>
            <numerusform> Halbzüge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionField</name>
    <message>
        <source>P&amp;osition:</source>
        <translation>Stell&amp;ung:</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Moves such as 44536 or d1 d2 e1, or a link to them; Enter starts a game from them</source>
        <translation>Züge wie 44536 oder d1 d2 e1 oder ein Link zu ihnen; Enter beginnt eine Partie damit</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>Why the text was refused</source>
        <translation>Warum der Text abgelehnt wurde</translation>
    </message>
    <message>
        <source>That isn&apos;t a Connect Four position: %1.</source>
        <translation>Das ist keine Vier-gewinnt-Stellung: %1.</translation>
    </message>
</context>
<context>
    <name>PositionLink</name>
    <message>
        <source>“%1” is no link to a position.</source>
        <translation>„%1“ ist kein Link zu einer Stellung.</translation>
    </message>
    <message>
        <source>The link “%1” shows no position: it is too long.</source>
        <translation>Der Link „%1“ zeigt keine Stellung: Er ist zu lang.</translation>
    </message>
    <message>
        <source>The link “%1” shows no position: %2.</source>
        <translation>Der Link „%1“ zeigt keine Stellung: %2.</translation>
    </message>
</context>
<context>
    <name>Prcrl</name>
    <message>
        <source>a truth value</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a value of %1</source>
        <translation>ein Wert von %1</translation>
    </message>
    <message>
        <source>with its constants written out, the specification becomes too large here</source>
        <translation>mit ausgeschriebenen Konstanten wird die Spezifikation hier zu groß</translation>
    </message>
    <message>
        <source>constants refer to constants too deeply here</source>
        <translation>Konstanten verweisen hier zu tief auf Konstanten</translation>
    </message>
    <message>
        <source>the constant &apos;%1&apos; refers to itself</source>
        <translation>die Konstante „%1“ verweist auf sich selbst</translation>
    </message>
    <message>
        <source>%1 (in the constant &apos;%2&apos;, used in line %3)</source>
        <translation>%1 (in der Konstanten „%2“, benutzt in Zeile %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function: it needs brackets with its arguments</source>
        <translation>„%1“ ist eine Funktion: sie braucht Klammern mit ihren Argumenten</translation>
    </message>
    <message>
        <source>there is no variable or constant &apos;%1&apos; here</source>
        <translation>hier gibt es keine Variable oder Konstante „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs two arguments or more, not %n</source>
        <translation>
            <numerusform>%1 braucht zwei oder mehr Argumente, nicht %n</numerusform>
            <numerusform>%1 braucht zwei oder mehr Argumente, nicht %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %2 arguments, not %n</source>
        <translation>
            <numerusform>%1 braucht %2 Argumente, nicht %n</numerusform>
            <numerusform>%1 braucht %2 Argumente, nicht %n</numerusform>
        </translation>
    </message>
    <message>
        <source>vectors and queues, which &apos;count&apos; is about, are no part of this language</source>
        <translation>Vektoren und Warteschlangen, um die es bei „count“ geht, gehören nicht zu dieser Sprache</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>es gibt keine Funktion „%1“</translation>
    </message>
    <message>
        <source>%1 is needed here, not %2</source>
        <translation>hier wird %1 gebraucht, nicht %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared in line %2 already</source>
        <translation>„%1“ ist schon in Zeile %2 deklariert</translation>
    </message>
    <message>
        <source>there is a type &apos;%1&apos; already</source>
        <translation>einen Typ „%1“ gibt es schon</translation>
    </message>
    <message>
        <source>there is a function &apos;%1&apos; already</source>
        <translation>eine Funktion „%1“ gibt es schon</translation>
    </message>
    <message numerus="yes">
        <source>the first row of the function has %n arguments, and this one %1</source>
        <translation>
            <numerusform>die erste Zeile der Funktion hat %n Argument, und diese %1</numerusform>
            <numerusform>die erste Zeile der Funktion hat %n Argumente, und diese %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the function has a row for this already</source>
        <translation>die Funktion hat dafür schon eine Zeile</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one of %2, so it can&apos;t be %3</source>
        <translation>„%1“ gehört zu %2, kann also nicht %3 sein</translation>
    </message>
    <message>
        <source>this range is too large; %1 is the largest number of one</source>
        <translation>dieser Bereich ist zu groß; %1 ist die größte Zahl darin</translation>
    </message>
    <message>
        <source>there is no type &apos;%1&apos;</source>
        <translation>es gibt keinen Typ „%1“</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>hier wird eine ganze Zahl gebraucht, nicht %1</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; says nothing of %2</source>
        <translation>die Funktion „%1“ sagt nichts über %2</translation>
    </message>
    <message numerus="yes">
        <source>an expression can have %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>ein Ausdruck kann höchstens %n Operator hintereinander haben; nehmen Sie Konstanten für seine Teile</numerusform>
            <numerusform>ein Ausdruck kann höchstens %n Operatoren hintereinander haben; nehmen Sie Konstanten für seine Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>an expression (a number, a name, a function, ...)</source>
        <translation>ein Ausdruck (eine Zahl, ein Name, eine Funktion, ...)</translation>
    </message>
    <message>
        <source>a number can have 18 digits</source>
        <translation>eine Zahl kann höchstens 18 Ziffern haben</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>queues are no part of this language; use a range, Bool or names</source>
        <translation>Warteschlangen gehören nicht zu dieser Sprache; nehmen Sie einen Bereich, Bool oder Namen</translation>
    </message>
    <message>
        <source>a type (Bool, Nat, {1..6} or the name of one)</source>
        <translation>ein Typ (Bool, Nat, {1..6} oder der Name eines Typs)</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>der Name eines Parameters</translation>
    </message>
    <message>
        <source>a number becomes too large here (more than 18 digits)</source>
        <translation>eine Zahl wird hier zu groß (mehr als 18 Ziffern)</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>hier wird durch 0 geteilt</translation>
    </message>
    <message>
        <source>mod needs a number above 0 to divide by, not %1</source>
        <translation>mod braucht einen Teiler größer als 0, nicht %1</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process and values the model begins, as in init X[0]</source>
        <translation>„init“ fehlt: es sagt, mit welchem Prozess und welchen Werten das Modell beginnt, wie in init X[0]</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>dem Ziel</translation>
    </message>
    <message>
        <source>there are no global variables in this language: make it a parameter of the process</source>
        <translation>globale Variablen gibt es in dieser Sprache nicht: machen Sie einen Parameter des Prozesses daraus</translation>
    </message>
    <message>
        <source>states have no rewards in this language: give the reward to an action, as in step @ 1 . X[]</source>
        <translation>Zustände haben in dieser Sprache keine Belohnungen: geben Sie die Belohnung einer Aktion, wie in step @ 1 . X[]</translation>
    </message>
    <message>
        <source>what is to be reached is an action in this language: let the process do one where the condition holds, and write reach and its name</source>
        <translation>was erreicht werden soll, ist in dieser Sprache eine Aktion: lassen Sie den Prozess eine tun, wo die Bedingung gilt, und schreiben Sie reach und ihren Namen</translation>
    </message>
    <message>
        <source>a part of the specification (constant, type, function, a process, init, until, reach, hide, ...)</source>
        <translation>ein Teil der Spezifikation (constant, type, function, ein Prozess, init, until, reach, hide, ...)</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>der Name einer Konstanten</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>der Name eines Typs</translation>
    </message>
    <message>
        <source>the name of a value</source>
        <translation>der Name eines Werts</translation>
    </message>
    <message>
        <source>a range such as {1..6} or names such as (heads, tails)</source>
        <translation>ein Bereich wie {1..6} oder Namen wie (kopf, zahl)</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>der Name einer Funktion</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>der Name eines Prozesses</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>ein „init“ gibt es schon</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>der Name einer Aktion</translation>
    </message>
    <message>
        <source>there is an &apos;until&apos; or &apos;reach&apos; already</source>
        <translation>ein „until“ oder „reach“ gibt es schon</translation>
    </message>
    <message>
        <source>an until can name 400 actions</source>
        <translation>ein until kann höchstens 400 Aktionen nennen</translation>
    </message>
    <message>
        <source>an action (or true, &apos;!&apos;, brackets)</source>
        <translation>eine Aktion (oder true, „!“, Klammern)</translation>
    </message>
    <message>
        <source>a probability is from 0 to 1, not %1</source>
        <translation>eine Wahrscheinlichkeit liegt zwischen 0 und 1, nicht bei %1</translation>
    </message>
    <message>
        <source>these probabilities sum to %1; they must sum to 1 exactly</source>
        <translation>diese Wahrscheinlichkeiten ergeben zusammen %1; es muss genau 1 sein</translation>
    </message>
    <message>
        <source>over all values of &apos;%1&apos; this sums to %2; it must sum to 1 exactly</source>
        <translation>über alle Werte von „%1“ ergibt dies zusammen %2; es muss genau 1 sein</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is defined in line %2 already</source>
        <translation>der Prozess „%1“ ist schon in Zeile %2 definiert</translation>
    </message>
    <message>
        <source>there is a parameter &apos;%1&apos; already</source>
        <translation>einen Parameter „%1“ gibt es schon</translation>
    </message>
    <message>
        <source>%1 has no values, so that a parameter can&apos;t have one</source>
        <translation>%1 hat keine Werte, ein Parameter kann also keinen haben</translation>
    </message>
    <message>
        <source>there is no process &apos;%1&apos;</source>
        <translation>es gibt keinen Prozess „%1“</translation>
    </message>
    <message>
        <source>each value is tried here, and %1 has too many; a range such as {1..6} is needed</source>
        <translation>hier wird jeder Wert probiert, und %1 hat zu viele; gebraucht wird ein Bereich wie {1..6}</translation>
    </message>
    <message>
        <source>%1 has no parameters: write %1[]</source>
        <translation>%1 hat keine Parameter: Schreiben Sie %1[]</translation>
    </message>
    <message>
        <source>%1 needs one value for each parameter, as in %1[%2]: %3, not %4</source>
        <translation>%1 braucht einen Wert für jeden Parameter, wie in %1[%2]: %3, nicht %4</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>der Prozess „%1“ hat keinen Parameter „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a value already</source>
        <translation>„%1“ hat schon einen Wert</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value for its parameter &apos;%2&apos;: there is none of that name here that it could keep</source>
        <translation>„%1“ braucht einen Wert für seinen Parameter „%2“: hier gibt es keinen dieses Namens, den er behalten könnte</translation>
    </message>
    <message>
        <source>tau is no visible action, so that it has no arguments</source>
        <translation>tau ist keine sichtbare Aktion und hat deshalb keine Argumente</translation>
    </message>
    <message>
        <source>init must give a value to &apos;%1&apos;</source>
        <translation>init muss „%1“ einen Wert geben</translation>
    </message>
    <message>
        <source>too many processes begin with each other here</source>
        <translation>hier beginnen zu viele Prozesse miteinander</translation>
    </message>
    <message>
        <source>&apos;%1&apos; comes back to itself here without an action: write one and a &apos;.&apos; before it, as in step.%1[...]</source>
        <translation>„%1“ kommt hier ohne eine Aktion auf sich selbst zurück: schreiben Sie eine und einen „.“ davor, wie in step.%1[...]</translation>
    </message>
    <message>
        <source>chance decides after an action: write one and a &apos;.&apos; before psum, as in roll.psum(...)</source>
        <translation>der Zufall entscheidet nach einer Aktion: schreiben Sie eine und einen „.“ vor psum, wie in roll.psum(...)</translation>
    </message>
    <message>
        <source>rates are no part of this language, which has no time: write an action and psum with probabilities instead</source>
        <translation>Raten gehören nicht zu dieser Sprache, die keine Zeit kennt: schreiben Sie stattdessen eine Aktion und psum mit Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands in init or beside it, not in a process</source>
        <translation>„%1“ steht in init oder daneben, nicht in einem Prozess</translation>
    </message>
    <message>
        <source>a process (an action, a name with [ ], sum, a condition, ...)</source>
        <translation>ein Prozess (eine Aktion, ein Name mit [ ], sum, eine Bedingung, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>der Name einer Aktion oder eines Prozesses</translation>
    </message>
    <message>
        <source>a &apos;.&apos; after an action, or a &apos;[&apos; after the name of a process</source>
        <translation>ein „.“ nach einer Aktion oder ein „[“ nach dem Namen eines Prozesses</translation>
    </message>
    <message>
        <source>a &apos;.&apos; is expected here, after an action; if &apos;%1&apos; begins a condition, a &apos;=&gt;&apos; must follow it</source>
        <translation>hier wird nach einer Aktion ein „.“ erwartet; wenn „%1“ eine Bedingung beginnt, muss ein „=&gt;“ darauf folgen</translation>
    </message>
    <message>
        <source>an action&apos;s name has no &apos;%1&apos; at its end in this language</source>
        <translation>in dieser Sprache steht am Ende des Namens einer Aktion kein „%1“</translation>
    </message>
    <message>
        <source>a &apos;++&apos; and the next probability, or a &apos;)&apos;</source>
        <translation>ein „++“ und die nächste Wahrscheinlichkeit oder ein „)“</translation>
    </message>
    <message>
        <source>a &apos;)&apos;</source>
        <translation>ein „)“</translation>
    </message>
    <message>
        <source>a &apos;,&apos; and the probability of each value</source>
        <translation>ein „,“ und die Wahrscheinlichkeit jedes Werts</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>der Name einer Variablen</translation>
    </message>
    <message>
        <source>a &apos;-&gt;&apos; after the probability (a choice inside psum needs brackets around it)</source>
        <translation>ein „-&gt;“ nach der Wahrscheinlichkeit (eine Auswahl in psum braucht Klammern um sich)</translation>
    </message>
    <message>
        <source>no process does &apos;%1&apos;</source>
        <translation>kein Prozess tut „%1“</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is never reached from init</source>
        <translation>der Prozess „%1“ wird von init aus nie erreicht</translation>
    </message>
    <message>
        <source>the number of arguments of &apos;%1&apos; is %2 in the processes, not %3</source>
        <translation>in den Prozessen hat „%1“ %2 Argumente, nicht %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 here and %3 elsewhere in the processes, which can&apos;t be told apart by a goal</source>
        <translation>„%1“ hat hier %2 und anderswo in den Prozessen %3, was ein Ziel nicht unterscheiden kann</translation>
    </message>
</context>
<context>
    <name>PredictBar</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The branch will be looked at</source>
        <translation>Der Zweig wird angesehen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>The branch will be left out</source>
        <translation>Der Zweig wird ausgelassen</translation>
    </message>
    <message>
        <source>The value that goes up</source>
        <translation>Der Wert, der hinaufgeht</translation>
    </message>
    <message>
        <source>As the side to move at the node sees it; Enter answers</source>
        <translation>Aus der Sicht der Seite, die am Knoten am Zug ist; Eingabe antwortet</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>That is the value that goes up</source>
        <translation>Das ist der Wert, der hinaufgeht</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>The side to move at the node wins</source>
        <translation>Die Seite, die am Knoten am Zug ist, gewinnt</translation>
    </message>
    <message>
        <source>A loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>The side to move at the node loses</source>
        <translation>Die Seite, die am Knoten am Zug ist, verliert</translation>
    </message>
    <message>
        <source>Just show</source>
        <translation>Nur zeigen</translation>
    </message>
    <message>
        <source>Go on; it counts as not answered</source>
        <translation>Weiter; es zählt als nicht beantwortet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Walk on: a question comes before a value goes up or a branch is left out.</source>
        <translation>Gehen Sie weiter: Eine Frage kommt, bevor ein Wert hinaufgeht oder ein Zweig ausgelassen wird.</translation>
    </message>
    <message>
        <source>✓ right %1, ✗ wrong %2, not answered %3</source>
        <translation>✓ richtig %1, ✗ falsch %2, nicht beantwortet %3</translation>
    </message>
    <message>
        <source>✓ Right: %1. %2</source>
        <translation>✓ Richtig: %1. %2</translation>
    </message>
    <message>
        <source>✗ Wrong: it is %1. %2</source>
        <translation>✗ Falsch: es ist %1. %2</translation>
    </message>
    <message>
        <source>Not answered: it is %1. %2</source>
        <translation>Nicht beantwortet: es ist %1. %2</translation>
    </message>
    <message>
        <source>No more questions come.</source>
        <translation>Es kommen keine Fragen mehr.</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>What goes up here?</source>
        <translation>Was geht hier nach oben?</translation>
    </message>
    <message>
        <source>Will the branch %1 be looked at?</source>
        <translation>Wird der Zweig %1 angesehen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No move is better than alpha %1.</source>
        <translation>Kein Zug ist besser als Alpha %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches beta %2.</source>
        <translation>Zug %1 genügt: Er erreicht Beta %2.</translation>
    </message>
    <message>
        <source>The best of the moves is move %1.</source>
        <translation>Der beste der Züge ist Zug %1.</translation>
    </message>
    <message>
        <source>There is no beta here yet: every move may still be better.</source>
        <translation>Hier gibt es noch kein Beta: Jeder Zug kann noch besser sein.</translation>
    </message>
    <message>
        <source>Alpha %1 is less than beta %2: a better move may still count.</source>
        <translation>Alpha %1 ist kleiner als Beta %2: Ein besserer Zug kann noch zählen.</translation>
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
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Part&amp;ie</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Tipps</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Files and language</source>
        <translation>&amp;Dateien und Sprache</translation>
    </message>
    <message>
        <source>Falling &amp;discs:</source>
        <translation>&amp;Fallende Steine:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Shortest thinking time</source>
        <translation>Kürzeste Bedenkzeit</translation>
    </message>
    <message>
        <source>Shortest &amp;thinking time:</source>
        <translation>&amp;Kürzeste Bedenkzeit:</translation>
    </message>
    <message>
        <source>Pause between engine moves</source>
        <translation>Pause zwischen Engine-Zügen</translation>
    </message>
    <message>
        <source>When engines play against each other</source>
        <translation>Wenn Engines gegeneinander spielen</translation>
    </message>
    <message>
        <source>&amp;Pause between engine moves:</source>
        <translation>&amp;Pause zwischen Engine-Zügen:</translation>
    </message>
    <message>
        <source>Opponent, strength and who starts</source>
        <translation>Gegner, Spielstärke und wer beginnt</translation>
    </message>
    <message>
        <source>Hints from the e&amp;xact solver, within a second</source>
        <translation>Tipps vom e&amp;xakten Solver, innerhalb einer Sekunde</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Fenster:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Discs:</source>
        <translation>St&amp;eine:</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>Classic red and yellow</source>
        <translation>Klassisch rot und gelb</translation>
    </message>
    <message>
        <source>High contrast (the window as well)</source>
        <translation>Hoher Kontrast (auch das Fenster)</translation>
    </message>
    <message>
        <source>C&amp;olumn scores:</source>
        <translation>Spalten&amp;werte:</translation>
    </message>
    <message>
        <source>The solver&apos;s score (+7)</source>
        <translation>Der Wert des Solvers (+7)</translation>
    </message>
    <message>
        <source>Moves to the end (W7)</source>
        <translation>Züge bis zum Ende (G7)</translation>
    </message>
    <message>
        <source>Words (wins in 7)</source>
        <translation>Worte (gewinnt in 7)</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>F&amp;ormen auf den Steinen</translation>
    </message>
    <message>
        <source>&amp;Coordinates beside the board</source>
        <translation>&amp;Koordinaten neben dem Brett</translation>
    </message>
    <message>
        <source>Column letters and row numbers</source>
        <translation>Buchstaben der Spalten und Nummern der Reihen</translation>
    </message>
    <message>
        <source>&amp;Board flipped</source>
        <translation>&amp;Brett gedreht</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis in the charts</source>
        <translation>&amp;Logarithmische Achse in den Diagrammen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>Keep &amp;every game in My games</source>
        <translation>J&amp;ede Partie unter Meine Partien speichern</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>Te&amp;xtgröße:</translation>
    </message>
    <message>
        <source>Faster engines wait this long, so you can follow the game</source>
        <translation>Schnellere Engines warten so lange, damit Sie der Partie folgen können</translation>
    </message>
    <message>
        <source>Show the start page at start&amp;up</source>
        <translation>Startseite beim Programmstart zei&amp;gen</translation>
    </message>
    <message>
        <source>Show a de&amp;mo on the start page</source>
        <translation>Auf der Startseite eine De&amp;mo zeigen</translation>
    </message>
    <message>
        <source>Two opponents play while nobody does anything</source>
        <translation>Zwei Gegner spielen, solange niemand etwas tut</translation>
    </message>
    <message>
        <source>First where to look, then the column, then the moves that follow</source>
        <translation>Erst, wohin Sie schauen sollten, dann die Spalte, dann die folgenden Züge</translation>
    </message>
    <message>
        <source>&amp;Material:</source>
        <translation>&amp;Material:</translation>
    </message>
    <message>
        <source>Plastic</source>
        <translation>Kunststoff</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Glas</translation>
    </message>
    <message>
        <source>Size of all text in the program</source>
        <translation>Größe aller Texte im Programm</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Steine mit Stern oder Ring kennzeichnen, für Farbenblinde</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Das Brett von der anderen Seite sehen</translation>
    </message>
    <message>
        <source>Each step up is ten times more</source>
        <translation>Jede Stufe nach oben ist zehnmal so viel</translation>
    </message>
    <message>
        <source>&amp;Save the game after every move</source>
        <translation>Die Partie nach jedem Zug &amp;speichern</translation>
    </message>
    <message>
        <source>A crash loses nothing: the game is there at the next start</source>
        <translation>Bei einem Absturz geht nichts verloren: Die Partie ist beim nächsten Start wieder da</translation>
    </message>
    <message>
        <source>Kept on this computer only. You never have to save a game.</source>
        <translation>Bleibt nur auf diesem Rechner. Sie müssen nie selbst eine Partie speichern.</translation>
    </message>
    <message>
        <source>Ask before closing an &amp;unsaved game</source>
        <translation>Vor dem Schließen &amp;ungespeicherter Partien fragen</translation>
    </message>
    <message>
        <source>Before a new game, another file or quitting</source>
        <translation>Vor einer neuen Partie, einer anderen Datei oder dem Beenden</translation>
    </message>
    <message>
        <source>Without the exact solver, hints come from this engine. It always searches deeper than your opponent.</source>
        <translation>Ohne den exakten Solver kommen die Tipps von dieser Engine. Sie sucht immer tiefer als Ihr Gegner.</translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the step before, or to the top of this one</source>
        <translation>Zum vorigen Schritt oder an den Anfang von diesem</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Links, Bild auf</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The rest of this step, then the next one</source>
        <translation>Der Rest dieses Schritts, dann der nächste</translation>
    </message>
    <message>
        <source>Right, Page Down, Space</source>
        <translation>Rechts, Bild ab, Leertaste</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Nothing on the students&apos; screen, so that they look at you</source>
        <translation>Nichts auf dem Bildschirm der Klasse, damit sie Sie ansieht</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B, Punkt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Show or hide what the lesson says to the teacher</source>
        <translation>Zeigen oder verbergen, was die Lektion der Lehrkraft sagt</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Dunkel oder hell</translation>
    </message>
    <message>
        <source>Light letters on black for a dark room, or black on white</source>
        <translation>Helle Buchstaben auf Schwarz für einen dunklen Raum, oder schwarze auf Weiß</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Zurück zum Fenster</translation>
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
        <translation>Für PRISM ausgeschrieben hat dieses Modell mehr als %1 Befehle: Reduzieren Sie es zuerst, oder wählen Sie kleinere Typen für seine Summen.</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A multi-action of %1 actions has too many parts</source>
        <translation>Eine Multiaktion aus %1 Aktionen hat zu viele Teile</translation>
    </message>
    <message>
        <source>allow lists too many actions that happen together</source>
        <translation>allow nennt zu viele Aktionen, die zusammen geschehen</translation>
    </message>
    <message>
        <source>this process grows without an end, or has more than %L1 states by itself</source>
        <translation>dieser Prozess wächst ohne Ende oder hat für sich allein mehr als %L1 Zustände</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>no arguments</source>
        <translation>keine Argumente</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is renamed twice</source>
        <translation>„%1“ wird zweimal umbenannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; communicates in two ways; it can&apos;t be said which one counts</source>
        <translation>„%1“ kommuniziert auf zwei Weisen; es lässt sich nicht sagen, welche gilt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is what a communication gives and communicates itself; give it another name</source>
        <translation>„%1“ ist das Ergebnis einer Kommunikation und kommuniziert selbst; geben Sie ihm einen anderen Namen</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos;</source>
        <translation>es gibt keine Aktion „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; take different arguments (%3 and %4); they must be the same</source>
        <translation>„%1“ und „%2“ haben verschiedene Argumente (%3 und %4); sie müssen gleich sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a process; only actions can happen at once, with a &apos;|&apos; between them</source>
        <translation>„%1“ ist ein Prozess; nur Aktionen können zugleich geschehen, mit einem „|“ dazwischen</translation>
    </message>
    <message>
        <source>&apos;||&apos; can stand in &apos;init&apos; only, around it nothing but allow, comm, hide, block and rename</source>
        <translation>„||“ kann nur in „init“ stehen, und darum nichts als allow, comm, hide, block und rename</translation>
    </message>
    <message>
        <source>allow, comm, hide, block and rename can stand in &apos;init&apos; only, around the whole of it</source>
        <translation>allow, comm, hide, block und rename können nur in „init“ stehen, um dessen Ganzes herum</translation>
    </message>
    <message>
        <source>the action &apos;%1&apos; is written without brackets where it takes no arguments</source>
        <translation>die Aktion „%1“ schreibt man ohne Klammern, wo sie keine Argumente hat</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, whose arguments have no names</source>
        <translation>„%1“ ist eine Aktion, deren Argumente keine Namen haben</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>die Aktion „%1“ nimmt %n Argument</numerusform>
            <numerusform>die Aktion „%1“ nimmt %n Argumente</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, nicht %1</translation>
    </message>
    <message numerus="yes">
        <source>the process &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>der Prozess „%1“ nimmt %n Argument</numerusform>
            <numerusform>der Prozess „%1“ nimmt %n Argumente</numerusform>
        </translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>der Prozess „%1“ hat keinen Parameter „%2“</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; is set twice</source>
        <translation>der Parameter „%1“ wird zweimal gesetzt</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; of the process &apos;%2&apos; has no value here; write %1 = ...</source>
        <translation>der Parameter „%1“ des Prozesses „%2“ hat hier keinen Wert; schreiben Sie %1 = ...</translation>
    </message>
    <message>
        <source>there is no action or process &apos;%1&apos;</source>
        <translation>es gibt keine Aktion und keinen Prozess „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>„%1“ ist zweimal deklariert</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; calls itself before an action happens; an action must stand before the call</source>
        <translation>der Prozess „%1“ ruft sich selbst auf, bevor eine Aktion geschieht; vor dem Aufruf muss eine Aktion stehen</translation>
    </message>
    <message>
        <source>processes call one another too deep before an action happens</source>
        <translation>Prozesse rufen einander zu tief auf, bevor eine Aktion geschieht</translation>
    </message>
    <message>
        <source>In one state the processes can do too much at once; an allow with few actions that happen together limits that</source>
        <translation>In einem Zustand können die Prozesse zu viel zugleich tun; ein allow mit wenigen Aktionen, die zusammen geschehen, begrenzt das</translation>
    </message>
    <message>
        <source>nobody says what &apos;%1&apos; of this sum is: a condition must bound it, or allow must leave the action out that does not communicate</source>
        <translation>niemand sagt, was „%1“ in dieser Summe ist: eine Bedingung muss es begrenzen, oder allow muss die Aktion weglassen, die nicht kommuniziert</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of this language</source>
        <translation>„%1“ gehört nicht zu dieser Sprache</translation>
    </message>
    <message>
        <source>a process (an action, a name, sum, a condition, ...)</source>
        <translation>ein Prozess (eine Aktion, ein Name, sum, eine Bedingung, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>der Name einer Aktion oder eines Prozesses</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>der Name eines Parameters</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;}&apos;</source>
        <translation>ein „,“ oder ein „}“</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>der Name einer Aktion</translation>
    </message>
    <message>
        <source>a &apos;|&apos; and what it communicates with, as in a|b -&gt; c,</source>
        <translation>ein „|“ und womit es kommuniziert, wie in a|b -&gt; c,</translation>
    </message>
    <message>
        <source>this never happens, as no process does &apos;%1&apos;</source>
        <translation>dies geschieht nie, weil kein Prozess „%1“ tut</translation>
    </message>
    <message>
        <source>this never happens, as one process alone does all of these actions</source>
        <translation>dies geschieht nie, weil ein einziger Prozess all diese Aktionen tut</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens, as allow lists neither it nor anything it communicates to</source>
        <translation>„%1“ geschieht nie, weil allow weder sie nennt noch etwas, wozu sie kommuniziert</translation>
    </message>
    <message>
        <source>the process ends here, which is a step &apos;Terminate&apos; in mCRL2; write &apos;. delta&apos; if it just has nothing more to do</source>
        <translation>der Prozess endet hier, was in mCRL2 ein Schritt „Terminate“ ist; schreiben Sie „. delta“, wenn er bloß nichts mehr zu tun hat</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>der Name eines Prozesses</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>ein „init“ gibt es schon</translation>
    </message>
    <message>
        <source>a section (sort, map, var, eqn, act, proc or init)</source>
        <translation>ein Abschnitt (sort, map, var, eqn, act, proc oder init)</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process the model begins</source>
        <translation>„init“ fehlt: es sagt, mit welchem Prozess das Modell beginnt</translation>
    </message>
    <message>
        <source>&apos;sum %1: %2&apos; has no end of values to try; a condition must bound it, as in sum %1: %2. (%3) -&gt; ..., or an action that communicates must have %1 as an argument by itself</source>
        <translation>für „sum %1: %2“ gibt es endlos viele Werte zu probieren; eine Bedingung muss sie begrenzen, wie in sum %1: %2. (%3) -&gt; ..., oder eine Aktion, die kommuniziert, muss %1 für sich allein als Argument haben</translation>
    </message>
    <message>
        <source>a process has more than %L1 steps to choose from</source>
        <translation>ein Prozess hat mehr als %L1 Schritte zur Wahl</translation>
    </message>
    <message>
        <source>a &apos;|&apos; can stand between actions only, as in a|b(1)</source>
        <translation>ein „|“ kann nur zwischen Aktionen stehen, wie in a|b(1)</translation>
    </message>
</context>
<context>
    <name>ProfileSamples</name>
    <message>
        <source>Line %1 of the samples is &quot;%2&quot; and should be an address in hexadecimal digits.</source>
        <translation>Zeile %1 der Stichproben ist „%2“ und sollte eine Adresse in hexadezimalen Ziffern sein.</translation>
    </message>
</context>
<context>
    <name>PropertiesView</name>
    <message>
        <source>as published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>repariert</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Formulas and their verdicts</source>
        <translation>Formeln und ihre Urteile</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>Wie weit die Prüfung ist</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Alle prüfen</translation>
    </message>
    <message>
        <source>Check every formula in the explored system</source>
        <translation>Jede Formel im erkundeten System prüfen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check the chosen formula</source>
        <translation>Die gewählte Formel prüfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>End the check; what is known so far stays</source>
        <translation>Die Prüfung beenden; was bisher bekannt ist, bleibt</translation>
    </message>
    <message>
        <source>A formula of your own</source>
        <translation>Eine eigene Formel</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>● true (vacuous)</source>
        <translation>● wahr (leer)</translation>
    </message>
    <message>
        <source>%1: %2 pairs of a part and a state looked at, %3 of them open; %4 MiB</source>
        <translation>%1: %2 Paare aus einem Teil und einem Zustand betrachtet, %3 davon offen; %4 MiB</translation>
    </message>
    <message>
        <source>▲ wrong</source>
        <translation>▲ falsch</translation>
    </message>
    <message>
        <source>The formula in plain words</source>
        <translation>Die Formel in einfachen Worten</translation>
    </message>
    <message>
        <source>Make it yours</source>
        <translation>Als eigene übernehmen</translation>
    </message>
    <message>
        <source>Begin a formula of your own with this text</source>
        <translation>Eine eigene Formel mit diesem Text beginnen</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Pfad zeigen</translation>
    </message>
    <message>
        <source>The steps that show it, in the drawn system</source>
        <translation>Die Schritte, die es zeigen, im gezeichneten System</translation>
    </message>
    <message>
        <source>Colour the system</source>
        <translation>System einfärben</translation>
    </message>
    <message>
        <source>Where it holds and where it fails, in the drawn system</source>
        <translation>Wo sie gilt und wo sie nicht gilt, im gezeichneten System</translation>
    </message>
    <message>
        <source>Play the formula…</source>
        <translation>Formel spielen…</translation>
    </message>
    <message>
        <source>The formula as a game: you play one side, the program the other</source>
        <translation>Die Formel als Spiel: Sie spielen eine Seite, das Programm die andere</translation>
    </message>
    <message>
        <source>Run explores the model first.</source>
        <translation>„Ausführen“ erkundet zuerst das Modell.</translation>
    </message>
    <message>
        <source>Only a part of the system is known, and what holds of a part need not hold of the whole: nothing can be checked until Run has explored it to its end.</source>
        <translation>Nur ein Teil des Systems ist bekannt, und was für einen Teil gilt, muss nicht für das Ganze gelten: Nichts kann geprüft werden, bis „Ausführen“ es ganz erkundet hat.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>Fractions</source>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>What is asked of the model</source>
        <translation>Was vom Modell gefragt ist</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Pmin or Pmax for a probability, Rmin or Rmax for an expected reward; then what is to be reached, such as broke(1) or until [bet U broke]. Without it, what the text of the model says. Rmax{bet} counts bets.</source>
        <translation>Pmin oder Pmax für eine Wahrscheinlichkeit, Rmin oder Rmax für eine erwartete Belohnung; danach, was erreicht werden soll, etwa broke(1) oder until [bet U broke]. Ohne das gilt, was im Text des Modells steht. Rmax{bet} zählt Einsätze.</translation>
    </message>
    <message>
        <source>Pmax</source>
        <translation>Pmax</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>By which part of it the upper bound may be above the lower one</source>
        <translation>Um welchen Teil ihrer selbst die obere Schranke über der unteren liegen darf</translation>
    </message>
    <message>
        <source>Counts in fractions without any rounding; for small models</source>
        <translation>Rechnet in Brüchen ohne jede Rundung; für kleine Modelle</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Frage:</translation>
    </message>
    <message>
        <source>Precision:</source>
        <translation>Genauigkeit:</translation>
    </message>
    <message>
        <source>A property that is typed</source>
        <translation>Eine selbst geschriebene Eigenschaft</translation>
    </message>
</context>
<context>
    <name>Provenance</name>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Parallele Suche im vollen Baum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Gestört</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>zugleich lief etwas anderes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine and its settings</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>Ladder of %n engine(s)</source>
        <translation>
            <numerusform>Rangliste von %n Engine</numerusform>
            <numerusform>Rangliste von %n Engines</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning odds against imperfect play</source>
        <translation>Gewinnchancen gegen unvollkommenes Spiel</translation>
    </message>
    <message>
        <source>Games fitted</source>
        <translation>Partien zur Anpassung</translation>
    </message>
    <message>
        <source>Games held out</source>
        <translation>Zurückgehaltene Partien</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>0 to %1 random plies</source>
        <translation>0 bis %1 zufällige Halbzüge</translation>
    </message>
    <message>
        <source>the times of %1 of %2 games, by other work of the program</source>
        <translation>die Zeiten von %1 von %2 Partien, durch andere Arbeit des Programms</translation>
    </message>
    <message>
        <source>%1 (fitted to the rounds)</source>
        <comment>bounds of a test</comment>
        <translation>%1 (an die Runden angepasst)</translation>
    </message>
    <message>
        <source>%1; it ends a pairing</source>
        <translation>%1; er beendet eine Paarung</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>Runden jeder Zelle</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Sequenzieller Test</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Knoten und Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>one for each depth</source>
        <translation>eine je Tiefe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 von %2 gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n zufälliger Halbzug</numerusform>
            <numerusform>%n zufällige Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
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
        <translation>Tuning von H1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, Tiefe %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>the set before the step</source>
        <translation>der Satz vor dem Schritt</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1 of %2, each by %3 %, of at most %4 games</source>
        <translation>%1 von %2, jeder um %3 %, mit höchstens %4 Partien</translation>
    </message>
    <message>
        <source>%1 against %2 Elo, errors of %3 % and %4 %</source>
        <translation>%1 gegen %2 Elo, Fehler von %3 % und %4 %</translation>
    </message>
</context>
<context>
    <name>PublishedRules</name>
    <message>
        <source>Fairness is written as WF_vars(board, player, ...), which is no expression: WF takes one action. The row that stands there is bound nowhere.</source>
        <translation>Die Fairness ist als WF_vars(board, player, ...) geschrieben, was kein Ausdruck ist: WF nimmt eine Aktion. Das row, das dort steht, ist nirgends gebunden.</translation>
    </message>
    <message>
        <source>vars and Move are used before they are defined.</source>
        <translation>vars und Move werden benutzt, bevor sie definiert sind.</translation>
    </message>
    <message>
        <source>The configuration checks the invariant TypeOK, which does not exist, and neither does CorrectWinner, which is left in a comment.</source>
        <translation>Die Konfiguration prüft die Invariante TypeOK, die es nicht gibt, ebenso wenig wie CorrectWinner, die in einem Kommentar stehen blieb.</translation>
    </message>
    <message>
        <source>HasWinningLine looks at squares beside the board, and TLC ends at the first move already. All four directions need a bound below and one above.</source>
        <translation>HasWinningLine betrachtet Felder neben dem Brett, und TLC endet schon beim ersten Zug. Alle vier Richtungen brauchen eine Grenze nach unten und eine nach oben.</translation>
    </message>
    <message>
        <source>Spec leaves fairness out: nobody has to move ever again, and Termination fails by standing still, after four moves in the first counterexample.</source>
        <translation>Spec lässt die Fairness weg: Niemand muss je wieder ziehen, und Termination scheitert am Stillstehen, im ersten Gegenbeispiel nach vier Zügen.</translation>
    </message>
    <message>
        <source>In Termination &lt;&gt; binds tighter than \/, so that its second half speaks of the empty board alone; and a draw sets no winner. With all before it mended, a drawn board of 3 by 3 squares is the counterexample. What is meant is &lt;&gt;(winner # &quot;none&quot; \/ full).</source>
        <translation>In Termination bindet &lt;&gt; stärker als \/, sodass die zweite Hälfte nur vom leeren Brett spricht; und ein Remis setzt keinen winner. Wenn alles davor behoben ist, ist ein remis volles Brett von 3 mal 3 Feldern das Gegenbeispiel. Gemeint ist &lt;&gt;(winner # &quot;none&quot; \/ full).</translation>
    </message>
    <message>
        <source>A finished game is a deadlock to TLC, unless it is told not to look for them or the end may be repeated.</source>
        <translation>Eine beendete Partie ist für TLC ein Deadlock, außer man sagt ihm, dass es nicht danach suchen soll, oder das Ende darf sich wiederholen.</translation>
    </message>
    <message>
        <source>Move asks for some row, where there is only one for a column: TLC generates the same state several times, 3,218 instead of 1,934 for 3 by 3 squares.</source>
        <translation>Move fragt nach irgendeiner Reihe, wo es je Spalte nur eine gibt: TLC erzeugt denselben Zustand mehrmals, 3.218 statt 1.934 bei 3 mal 3 Feldern.</translation>
    </message>
    <message>
        <source>Board, FiniteSets and Sequences are never used, and what is assumed of the sizes allows 0.</source>
        <translation>Board, FiniteSets und Sequences werden nie benutzt, und was über die Größen angenommen wird, erlaubt 0.</translation>
    </message>
    <message>
        <source>There is a published specification of the game in TLA+ that TLC can&apos;t check as it is. These are its errors, found by running TLC and mending one after the other. Connect4.tla, which can be saved here, is another one without them.</source>
        <translation>Es gibt eine veröffentlichte Spezifikation des Spiels in TLA+, die TLC so, wie sie ist, nicht prüfen kann. Dies sind ihre Fehler, gefunden, indem TLC ausgeführt und einer nach dem anderen behoben wurde. Connect4.tla, das hier gespeichert werden kann, ist eine andere ohne sie.</translation>
    </message>
</context>
<context>
    <name>PublishedTimes</name>
    <message>
        <source>the report, 12 threads</source>
        <translation>der Bericht, 12 Threads</translation>
    </message>
    <message>
        <source>the report, 4 cores</source>
        <translation>der Bericht, 4 Kerne</translation>
    </message>
    <message>
        <source>its program, -O2, processor time</source>
        <translation>sein Programm, -O2, Prozessorzeit</translation>
    </message>
    <message>
        <source>its program, -O0, processor time</source>
        <translation>sein Programm, -O0, Prozessorzeit</translation>
    </message>
    <message>
        <source>its program, -O2, 2 idle cores</source>
        <translation>sein Programm, -O2, 2 freie Kerne</translation>
    </message>
</context>
<context>
    <name>QuantityText</name>
    <message>
        <source>%1 in plies</source>
        <translation>%1 in Halbzügen</translation>
    </message>
    <message>
        <source>%1 in ms</source>
        <translation>%1 in ms</translation>
    </message>
    <message>
        <source>%1 in %</source>
        <translation>%1 in %</translation>
    </message>
    <message>
        <source>%1 in MiB</source>
        <translation>%1 in MiB</translation>
    </message>
    <message>
        <source>There is no quantity &apos;%1&apos;; there are %2.</source>
        <translation>Es gibt keine Zahl „%1“; es gibt %2.</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Why it is so</source>
        <translation>Warum das so ist</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Baum: %1</translation>
    </message>
    <message>
        <source>Keep for the teacher</source>
        <translation>Für die Lehrkraft aufbewahren</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Keep what is written (Ctrl+Enter)</source>
        <translation>Aufbewahren, was geschrieben ist (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Is the answer right? (Enter)</source>
        <translation>Ist die Antwort richtig? (Eingabe)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Something that helps; it is counted</source>
        <translation>Etwas, das hilft; es wird gezählt</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>See what is right, and why; that is kept</source>
        <translation>Sehen, was richtig ist und warum; das wird vermerkt</translation>
    </message>
    <message>
        <source>… Working out what is right.</source>
        <translation>… Es wird ausgerechnet, was richtig ist.</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <translation>✗ Nicht richtig. Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Richtig.</translation>
    </message>
    <message>
        <source>✓ Right. What is accepted: %1.</source>
        <translation>✓ Richtig. Alles, was richtig ist: %1.</translation>
    </message>
    <message>
        <source>● Kept for the teacher.</source>
        <translation>● Für die Lehrkraft aufbewahrt.</translation>
    </message>
    <message>
        <source>● Kept for the teacher: what is right can&apos;t be worked out here. %1</source>
        <translation>● Für die Lehrkraft aufbewahrt: Hier lässt sich nicht ausrechnen, was richtig ist. %1</translation>
    </message>
    <message>
        <source>○ The answer is: %1.</source>
        <translation>○ Die Antwort ist: %1.</translation>
    </message>
    <message>
        <source>Hint (%1 of %2)</source>
        <translation>Tipp (%1 von %2)</translation>
    </message>
    <message>
        <source>Hint %1: %2</source>
        <translation>Tipp %1: %2</translation>
    </message>
    <message>
        <source>✗ Not right (try %1). Try again.</source>
        <translation>✗ Nicht richtig (Versuch %1). Noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>RandomEngine</name>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>RangeSums</name>
    <message>
        <source>%1 nodes, %2; on average %3 nodes, %4</source>
        <translation>%1 Knoten, %2; im Mittel %3 Knoten, %4</translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation>Halbzug %1</translation>
    </message>
    <message>
        <source>Plies %1 to %2</source>
        <translation>Halbzüge %1 bis %2</translation>
    </message>
    <message>
        <source>%1: no engine moved.</source>
        <comment>%1 is “Plies 5 to 12”</comment>
        <translation>%1: Keine Engine hat gezogen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>“Plies 5 to 12”, then figures</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Some of the times were disturbed by a laboratory.</source>
        <translation>Einige der Zeiten hat ein Labor gestört.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it has more than %1 KiB, the most there may be</source>
        <translation>sie ist größer als %1 KiB, mehr ist nicht erlaubt</translation>
    </message>
    <message>
        <source>it has more than %1 MiB, the most there may be</source>
        <translation>sie ist größer als %1 MiB, mehr ist nicht erlaubt</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>RecordedTree</name>
    <message>
        <source>win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>win at ply %1</source>
        <translation>Sieg nach Halbzug %1</translation>
    </message>
    <message>
        <source>loss at ply %1</source>
        <translation>Niederlage nach Halbzug %1</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: the opponent will not let it come to this.</source>
        <translation>%1 ist mindestens Beta %2: Der Gegner lässt es nicht so weit kommen.</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>RecordingCommands</name>
    <message>
        <source>Save the game with what its searches reported</source>
        <translation>Die Partie mit dem speichern, was ihre Suchen gemeldet haben</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1)</source>
        <translation>Aufzeichnungen von Partien (*.%1)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partie</translation>
    </message>
    <message>
        <source>Open one recording, or two side by side</source>
        <translation>Eine Aufzeichnung öffnen, oder zwei nebeneinander</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Aufzeichnungen von Partien (*.%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>RecordingFile</name>
    <message>
        <source>%1 is %2, and another search before has that ply already.</source>
        <translation>%1 ist %2, und eine frühere Suche hat diesen Halbzug schon.</translation>
    </message>
    <message>
        <source>%1 is %2, but the move of ply %3 is column %4.</source>
        <translation>%1 ist %2, aber der Zug von Halbzug %3 ist Spalte %4.</translation>
    </message>
    <message>
        <source>%1 is no line of play: %2.</source>
        <translation>%1 ist keine Zugfolge: %2.</translation>
    </message>
    <message>
        <source>This is JSON, but no recording of a game: its &quot;kind&quot; has to be &quot;%1&quot;.</source>
        <translation>Dies ist JSON, aber keine Aufzeichnung einer Partie: „kind“ muss „%1“ sein.</translation>
    </message>
    <message>
        <source>This recording has format %1, which a newer program wrote; this one reads format %2.</source>
        <translation>Diese Aufzeichnung hat das Format %1, das ein neueres Programm geschrieben hat; dieses liest Format %2.</translation>
    </message>
    <message>
        <source>%1 must be a date and a time such as 2026-11-24T12:30:00.000Z, and is &quot;%2&quot;.</source>
        <translation>%1 muss ein Datum mit Uhrzeit wie 2026-11-24T12:30:00.000Z sein und ist „%2“.</translation>
    </message>
    <message>
        <source>It has more than %1 MiB, the most that is read.</source>
        <translation>Sie ist größer als %1 MiB, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read: %2.</source>
        <translation>„%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a recording: %2</source>
        <translation>„%1“ kann nicht als Aufzeichnung gelesen werden: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: %2</source>
        <translation>„%1“ kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 belongs to a search, but the game has no moves that were searched.</source>
        <translation>%1 gehört zu einer Suche, aber die Partie hat keine Züge, nach denen gesucht wurde.</translation>
    </message>
    <message>
        <source>%1[%2] is not as play --record writes it: whole numbers, with a worker below %3.</source>
        <translation>%1[%2] ist nicht so, wie play --record es schreibt: ganze Zahlen, mit einem Worker unter %3.</translation>
    </message>
</context>
<context>
    <name>RecordingSlot</name>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>%1 recording: choose a file of &apos;Save recording&apos; or of fourcast-cli play --record</source>
        <translation>%1 Aufzeichnung: eine Datei von „Aufzeichnung speichern“ oder von fourcast-cli play --record wählen</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Vom Brett</translation>
    </message>
    <message>
        <source>%1 recording: the game on the board, as it stands</source>
        <translation>%1 Aufzeichnung: die Partie auf dem Brett, wie sie steht</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 recording: take it off the page; its file stays</source>
        <translation>%1 Aufzeichnung: von der Seite nehmen; ihre Datei bleibt</translation>
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
        <translation>Partie auf dem Brett</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Eine Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Aufzeichnungen von Partien (*.%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1 konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
</context>
<context>
    <name>RecordingTables</name>
    <message>
        <source>Recording of a game</source>
        <translation>Aufzeichnung einer Partie</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Recordings of two games</source>
        <translation>Aufzeichnungen zweier Partien</translation>
    </message>
    <message>
        <source>First recording</source>
        <translation>Erste Aufzeichnung</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>Zweite Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>RecordingsChart</name>
    <message>
        <source>Chart of a number of each search over the plies of the games</source>
        <translation>Diagramm einer Zahl jeder Suche über den Halbzügen der Partien</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>erste: %1</translation>
    </message>
    <message>
        <source>second: %1</source>
        <translation>zweite: %1</translation>
    </message>
    <message>
        <source>Ply %1, %2 by %3
%4: %5</source>
        <translation>Halbzug %1, %2 von %3
%4: %5</translation>
    </message>
    <message>
        <source>Disturbed by other work of this program</source>
        <translation>Gestört durch andere Arbeit dieses Programms</translation>
    </message>
    <message>
        <source>The games differ from ply %1 on</source>
        <translation>Die Partien unterscheiden sich ab Halbzug %1</translation>
    </message>
    <message>
        <source>Ply: discs on the board with the move</source>
        <translation>Halbzug: Steine auf dem Brett mit dem Zug</translation>
    </message>
    <message>
        <source>No search of these games knows this number.</source>
        <translation>Keine Suche dieser Partien kennt diese Zahl.</translation>
    </message>
    <message>
        <source>Open a recording above: what each search cost is drawn here.</source>
        <translation>Oben eine Aufzeichnung öffnen: hier wird gezeichnet, was jede Suche kostete.</translation>
    </message>
    <message>
        <source>from here on another game</source>
        <translation>ab hier eine andere Partie</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>gestört</translation>
    </message>
    <message>
        <source>zeros are not drawn</source>
        <translation>Nullen sind nicht gezeichnet</translation>
    </message>
    <message>
        <source>Disturbed by other programs</source>
        <translation>Gestört durch andere Programme</translation>
    </message>
</context>
<context>
    <name>RecordingsModel</name>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiter</translation>
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
        <translation>%1: %2, nicht durchsucht</translation>
    </message>
    <message>
        <source>× Other work of this program disturbed it: its time is no measure.</source>
        <translation>× Andere Arbeit dieses Programms hat ihn gestört: seine Zeit taugt nicht als Maß.</translation>
    </message>
    <message>
        <source>≠ The same position, another move.</source>
        <translation>≠ Dieselbe Stellung, ein anderer Zug.</translation>
    </message>
    <message>
        <source>≠ Different positions: ratios are of the same position alone.</source>
        <translation>≠ Verschiedene Stellungen: Verhältnisse gelten nur für dieselbe Stellung.</translation>
    </message>
    <message>
        <source>Only one of the games has this ply.</source>
        <translation>Nur eine der Partien hat diesen Halbzug.</translation>
    </message>
    <message>
        <source>Discs on the board with this move, a set-up&apos;s among them</source>
        <translation>Steine auf dem Brett mit diesem Zug, die einer aufgebauten Stellung mitgezählt</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Whose move it is</source>
        <translation>Wessen Zug es ist</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The move of the first recording; × was disturbed</source>
        <translation>Der Zug der ersten Aufzeichnung; × wurde gestört</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The move of the second recording; ≠ is another game from there on</source>
        <translation>Der Zug der zweiten Aufzeichnung; ≠ ist von da an eine andere Partie</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, erste</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of two recordings, above a column of numbers</comment>
        <translation>zweite</translation>
    </message>
    <message>
        <source>Second minus first, where both searched the same position</source>
        <translation>Zweite minus erste, wo beide dieselbe Stellung durchsucht haben</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Second over first, where both searched the same position</source>
        <translation>Zweite geteilt durch erste, wo beide dieselbe Stellung durchsucht haben</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>× Other programs had the processors: its time is no measure.</source>
        <translation>× Andere Programme hatten die Prozessoren: Seine Zeit ist kein Maß.</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>What each search of a game cost, or of two games side by side. Files can be dropped here.</source>
        <translation>Was jede Suche einer Partie kostete, oder zweier Partien nebeneinander. Dateien können hierher gezogen werden.</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>What each search of a recorded game cost, one game or two side by side</source>
        <translation>Was jede Suche einer aufgezeichneten Partie kostete, eine Partie oder zwei nebeneinander</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>What the chart shows, and the table beside what it always has</source>
        <translation>Was das Diagramm zeigt, und die Tabelle neben dem, was sie immer hat</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarithmisch</translation>
    </message>
    <message>
        <source>Draw the chart&apos;s values on a logarithmic axis</source>
        <translation>Die Werte des Diagramms auf einer logarithmischen Achse zeichnen</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>The first becomes the second, and the second the first</source>
        <translation>Die erste wird die zweite und die zweite die erste</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write what is shown to a file: a picture, or the figures</source>
        <translation>Das Gezeigte in eine Datei schreiben: ein Bild oder die Zahlen</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Zahl:</translation>
    </message>
    <message>
        <source>Export the recordings</source>
        <translation>Die Aufzeichnungen exportieren</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>aufzeichnungen</translation>
    </message>
    <message>
        <source>What there is to say about the recordings</source>
        <translation>Was über die Aufzeichnungen zu sagen ist</translation>
    </message>
    <message>
        <source>What the search for each move cost</source>
        <translation>Was die Suche für jeden Zug kostete</translation>
    </message>
    <message>
        <source>No engine has searched a move of the game on the board: let one play, and come back.</source>
        <translation>Keine Engine hat einen Zug der Partie auf dem Brett durchsucht: Lassen Sie eine spielen, und kommen Sie wieder.</translation>
    </message>
    <message>
        <source>The game on the board, as it stands.</source>
        <translation>Die Partie auf dem Brett, wie sie steht.</translation>
    </message>
    <message>
        <source>Recordings of games: %1</source>
        <translation>Aufzeichnungen von Partien: %1</translation>
    </message>
</context>
<context>
    <name>RecordingsText</name>
    <message numerus="yes">
        <source>%1 searched %n move(s), %2 nodes in %3.</source>
        <translation>
            <numerusform>%1 durchsuchte %n Zug, %2 Knoten in %3.</numerusform>
            <numerusform>%1 durchsuchte %n Züge, %2 Knoten in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searched %n move(s) in %2.</source>
        <translation>
            <numerusform>%1 durchsuchte %n Zug in %2.</numerusform>
            <numerusform>%1 durchsuchte %n Züge in %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games begin from different positions.</source>
        <translation>Die Partien beginnen mit verschiedenen Stellungen.</translation>
    </message>
    <message>
        <source>The games have the same moves.</source>
        <translation>Die Partien haben dieselben Züge.</translation>
    </message>
    <message>
        <source>The games have the same moves up to ply %1, where one ends.</source>
        <translation>Die Partien haben dieselben Züge bis Halbzug %1, wo eine endet.</translation>
    </message>
    <message>
        <source>The games differ from ply %1 on: %2 in the first, %3 in the second.</source>
        <translation>Die Partien unterscheiden sich ab Halbzug %1: %2 in der ersten, %3 in der zweiten.</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; 95 %: %3 to %4).</source>
        <translation>%1: %2-mal so viel (Median; 95 %: %3 bis %4).</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; %3 to %4).</source>
        <translation>%1: %2-mal so viel (Median; %3 bis %4).</translation>
    </message>
    <message>
        <source>%1 at ply %2 by %3 took %4.</source>
        <translation>%1 bei Halbzug %2 von %3 dauerte %4.</translation>
    </message>
    <message>
        <source>Its workers ran for %1, and were ready for %2 more while other programs or threads had the processors.</source>
        <translation>Seine Worker liefen %1 und waren weitere %2 bereit, während andere Programme oder Threads die Prozessoren hatten.</translation>
    </message>
    <message>
        <source>Other work of this program disturbed it.</source>
        <translation>Andere Arbeit dieses Programms hat ihn gestört.</translation>
    </message>
    <message>
        <source>It is a part: the game was interrupted.</source>
        <translation>Sie ist ein Teil: Die Partie wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The slowest move: %1</source>
        <translation>Der langsamste Zug: %1</translation>
    </message>
    <message>
        <source>No engine searched a move of this game.</source>
        <translation>Keine Engine durchsuchte einen Zug dieser Partie.</translation>
    </message>
    <message>
        <source>No position was searched in both games, so there are no ratios.</source>
        <translation>Keine Stellung wurde in beiden Partien durchsucht, daher gibt es keine Verhältnisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both; the second against the first:</source>
        <translation>
            <numerusform>%n Stellung wurde in beiden durchsucht; die zweite gegenüber der ersten:</numerusform>
            <numerusform>%n Stellungen wurden in beiden durchsucht; die zweite gegenüber der ersten:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times as much.</source>
        <translation>%1: %2-mal so viel.</translation>
    </message>
    <message>
        <source>That is over %1 of %2 moves; of the others one has none of it.</source>
        <translation>Das gilt für %1 von %2 Zügen; bei den übrigen hat eine der beiden nichts davon.</translation>
    </message>
</context>
<context>
    <name>Reduce</name>
    <message>
        <source>Expressions simplified</source>
        <translation>Ausdrücke vereinfacht</translation>
    </message>
    <message>
        <source>Sums eliminated</source>
        <translation>Summen beseitigt</translation>
    </message>
    <message>
        <source>Constants eliminated</source>
        <translation>Konstanten beseitigt</translation>
    </message>
    <message>
        <source>Dead variables reset</source>
        <translation>Tote Variablen zurückgesetzt</translation>
    </message>
    <message>
        <source>Confluent steps taken at once</source>
        <translation>Konfluente Schritte sofort getan</translation>
    </message>
    <message>
        <source>Computes what is known already, and leaves out what can never happen.</source>
        <translation>Berechnet, was schon bekannt ist, und lässt weg, was nie geschehen kann.</translation>
    </message>
    <message>
        <source>Replaces the variables of sum and psum where the condition says their value, and leaves out those that nothing depends on.</source>
        <translation>Ersetzt die Variablen von sum und psum, wo die Bedingung ihren Wert nennt, und lässt die weg, von denen nichts abhängt.</translation>
    </message>
    <message>
        <source>Replaces parameters that keep their first value for ever by that value.</source>
        <translation>Ersetzt Parameter, die ihren ersten Wert für immer behalten, durch diesen Wert.</translation>
    </message>
    <message>
        <source>Sets a parameter back to its first value where nobody asks for it before it changes: states that differ in it alone become one.</source>
        <translation>Setzt einen Parameter auf seinen ersten Wert zurück, wo niemand nach ihm fragt, bevor er sich ändert: Zustände, die sich nur darin unterscheiden, werden einer.</translation>
    </message>
    <message>
        <source>Finds hidden steps that commute with all others: they are taken at once, so that the states in between are never made.</source>
        <translation>Findet verborgene Schritte, die mit allen anderen vertauschbar sind: Sie werden sofort getan, sodass die Zustände dazwischen gar nicht entstehen.</translation>
    </message>
</context>
<context>
    <name>ReductionChart</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Summands</source>
        <translation>Summanden</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>How the equation gets smaller</source>
        <translation>Wie die Gleichung kleiner wird</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 summands</source>
        <translation>%1: %2 Parameter, %3 Summanden</translation>
    </message>
    <message>
        <source>, %1 states, %2 branches</source>
        <translation>, %1 Zustände, %2 Zweige</translation>
    </message>
</context>
<context>
    <name>ReductionView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… und %n weitere Zeile</numerusform>
            <numerusform>… und %n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Reduktionen</translation>
    </message>
    <message>
        <source>Which passes the next run makes. None of them changes a probability or a length</source>
        <translation>Welche Reduktionen der nächste Lauf macht. Keine ändert eine Wahrscheinlichkeit oder eine Länge</translation>
    </message>
    <message>
        <source>Count states</source>
        <translation>Zustände zählen</translation>
    </message>
    <message>
        <source>Explore the equation before all and after each pass</source>
        <translation>Die Gleichung vor allen und nach jeder Reduktion erkunden</translation>
    </message>
    <message>
        <source>Pass that is looked at</source>
        <translation>Betrachtete Reduktion</translation>
    </message>
    <message>
        <source>The equation before this pass at the left, after it at the right</source>
        <translation>Links die Gleichung vor dieser Reduktion, rechts danach</translation>
    </message>
    <message>
        <source>The equation before</source>
        <translation>Die Gleichung vorher</translation>
    </message>
    <message>
        <source>The equation after</source>
        <translation>Die Gleichung nachher</translation>
    </message>
    <message>
        <source>Pass:</source>
        <translation>Reduktion:</translation>
    </message>
    <message>
        <source>No pass: the equation as it was made</source>
        <translation>Keine Reduktion: die Gleichung, wie sie aufgestellt wurde</translation>
    </message>
    <message>
        <source>changes nothing here</source>
        <translation>ändert hier nichts</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Counting the states before and after each pass …</source>
        <translation>Zustände vor und nach jeder Reduktion werden gezählt …</translation>
    </message>
    <message>
        <source>More than %1 states are not counted.</source>
        <translation>Mehr als %1 Zustände werden nicht gezählt.</translation>
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
        <translation>Zuverlässigkeitsdiagramm</translation>
    </message>
    <message>
        <source>Predicted %1, observed %2 in %3 games</source>
        <translation>Vorhergesagt %1, beobachtet %2 in %3 Partien</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>beobachtet</translation>
    </message>
</context>
<context>
    <name>ReliabilityDialog</name>
    <message>
        <source>How reliable the measured chance is</source>
        <translation>Wie zuverlässig die gemessene Chance ist</translation>
    </message>
    <message>
        <source>Each point stands for games in which a similar chance was predicted; on the dashed line they ended as predicted. Larger points stand for more games.</source>
        <translation>Jeder Punkt steht für Partien, bei denen eine ähnliche Chance vorhergesagt war; auf der gestrichelten Linie endeten sie wie vorhergesagt. Größere Punkte stehen für mehr Partien.</translation>
    </message>
</context>
<context>
    <name>ReportFields</name>
    <message>
        <source>still searching</source>
        <translation>sucht noch</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n plies, %1</source>
        <translation>
            <numerusform>%n Halbzug, %1</numerusform>
            <numerusform>%n Halbzüge, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>disturbed by a laboratory</source>
        <translation>gestört durch ein Labor</translation>
    </message>
    <message>
        <source>disturbed by other programs</source>
        <translation>gestört durch andere Programme</translation>
    </message>
    <message>
        <source>%1 of the leaves</source>
        <comment>%1 is a share</comment>
        <translation>%1 der Blätter</translation>
    </message>
    <message>
        <source>%1 on the first move</source>
        <comment>%1 is a share</comment>
        <translation>%1 beim ersten Zug</translation>
    </message>
    <message>
        <source>%1 more than before</source>
        <comment>memory</comment>
        <translation>%1 mehr als zuvor</translation>
    </message>
    <message>
        <source>%1 less than before</source>
        <comment>memory</comment>
        <translation>%1 weniger als zuvor</translation>
    </message>
    <message>
        <source>workers: %1</source>
        <translation>Worker: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, and what more there is to say of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>The best line, in squares.</source>
        <translation>Die beste Zugfolge, in Feldern.</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>When an engine has searched, its numbers stand here: depth, score, nodes, time and the value of each column. A hint is a search, too.</source>
        <translation>Wenn eine Engine gesucht hat, stehen hier ihre Zahlen: Tiefe, Bewertung, Knoten, Zeit und der Wert jeder Spalte. Auch ein Tipp ist eine Suche.</translation>
    </message>
    <message>
        <source>Report of</source>
        <translation>Bericht über</translation>
    </message>
    <message>
        <source>Value of each column</source>
        <translation>Wert jeder Spalte</translation>
    </message>
    <message>
        <source>Root moves</source>
        <translation>Wurzelzüge</translation>
    </message>
    <message>
        <source>Beside the other moves</source>
        <translation>Neben den anderen Zügen</translation>
    </message>
    <message>
        <source>Root moves of the last depth and the workers that searched them; times in ms from the start of the search, over all depths, and each move&apos;s share of that depth</source>
        <translation>Wurzelzüge der letzten Tiefe und die Worker, die sie durchsuchten; Zeiten in ms ab Beginn der Suche, über alle Tiefen, und der Anteil jedes Zuges an dieser Tiefe</translation>
    </message>
    <message>
        <source>Whether others had the processors</source>
        <translation>Ob andere die Prozessoren hatten</translation>
    </message>
    <message>
        <source>Time of the workers</source>
        <translation>Zeit der Worker</translation>
    </message>
    <message>
        <source>Processors and workers</source>
        <translation>Prozessoren und Worker</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <source>Cut-offs by move</source>
        <translation>Cutoffs nach Zug</translation>
    </message>
    <message>
        <source>Table of positions</source>
        <translation>Tabelle der Stellungen</translation>
    </message>
</context>
<context>
    <name>ReportPresenter</name>
    <message>
        <source>Search in progress</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>Hint in progress</source>
        <translation>Tipp wird gesucht</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Ply %1</source>
        <translation>Halbzug %1</translation>
    </message>
    <message>
        <source>Ply %1, while the board shows ply %2</source>
        <translation>Halbzug %1, das Brett zeigt Halbzug %2</translation>
    </message>
</context>
<context>
    <name>ReportRows</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>In plies.</source>
        <translation>In Halbzügen.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Positions visited for this depth alone.</source>
        <translation>Für diese Tiefe allein besuchte Stellungen.</translation>
    </message>
    <message>
        <source>× before</source>
        <comment>how many times the depth before</comment>
        <translation>× zuvor</translation>
    </message>
    <message>
        <source>How many times the nodes of the depth before.</source>
        <translation>Das Wievielfache der Knoten der Tiefe davor.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Of this depth alone, by the clock on the wall.</source>
        <translation>Dieser Tiefe allein, nach der Uhr an der Wand.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>The best move at this depth.</source>
        <translation>Der beste Zug in dieser Tiefe.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Of the best move, from the view of the side to move.</source>
        <translation>Des besten Zuges, aus der Sicht der Seite am Zug.</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, unfertig</translation>
    </message>
    <message>
        <source>On move</source>
        <translation>Beim Zug</translation>
    </message>
    <message>
        <source>How many moves of the position had been tried, this one among them.</source>
        <translation>Wie viele Züge der Stellung versucht worden waren, dieser mitgezählt.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of all cut-offs.</source>
        <translation>An allen Cutoffs.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>The first is the thread that asked for the search.</source>
        <translation>Der erste ist der Thread, der um die Suche gebeten hat.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>Auf einem Prozessor.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>It could have run while other threads or programs had the processors.</source>
        <translation>Er hätte laufen können, während andere Threads oder Programme die Prozessoren hatten.</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Schlafend</translation>
    </message>
    <message>
        <source>It had nothing to do.</source>
        <translation>Er hatte nichts zu tun.</translation>
    </message>
    <message>
        <source>Of the time</source>
        <translation>Von der Zeit</translation>
    </message>
    <message>
        <source>Running solid, ready but not running hatched, asleep empty.</source>
        <translation>Laufend gefüllt; bereit, aber nicht laufend schraffiert; schlafend leer.</translation>
    </message>
    <message>
        <source>Running %1, ready but not running %2, asleep %3 of the time.</source>
        <translation>Laufend %1, bereit, aber nicht laufend %2, schlafend %3 der Zeit.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Who searched it.</source>
        <translation>Wer ihn durchsucht hat.</translation>
    </message>
    <message>
        <source>Start, ms</source>
        <translation>Anfang, ms</translation>
    </message>
    <message>
        <source>From the start of the search, over all depths.</source>
        <translation>Ab Beginn der Suche, über alle Tiefen.</translation>
    </message>
    <message>
        <source>End, ms</source>
        <translation>Ende, ms</translation>
    </message>
    <message>
        <source>Positions visited below this move.</source>
        <translation>Unter diesem Zug besuchte Stellungen.</translation>
    </message>
    <message>
        <source>% nodes</source>
        <translation>% Knoten</translation>
    </message>
    <message>
        <source>Of this depth.</source>
        <translation>Dieser Tiefe.</translation>
    </message>
    <message>
        <source>% time</source>
        <translation>% Zeit</translation>
    </message>
    <message>
        <source>Of this depth, of all workers together.</source>
        <translation>Dieser Tiefe, aller Worker zusammen.</translation>
    </message>
</context>
<context>
    <name>ReservedKeys</name>
    <message>
        <source>%1 is a key of the board.</source>
        <translation>%1 ist eine Taste des Bretts.</translation>
    </message>
    <message>
        <source>%1 goes about in the window.</source>
        <translation>Mit %1 bewegt man sich im Fenster.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 öffnet das Menü „%2“.</translation>
    </message>
    <message>
        <source>A part of the window has %1 for “%2”.</source>
        <translation>Ein Teil des Fensters hat %1 für „%2“.</translation>
    </message>
    <message>
        <source>A part of the window has %1 for itself.</source>
        <translation>Ein Teil des Fensters hat %1 für sich.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy is the mean over the moves that were a choice, those that were not forced and where not all columns were worth the same: %1 points for a best or only move; %2 fewer for each move by which a slower one delays the win or hastens the loss, but at least %3; %4 for a mistake; 0 for a blunder. All of it comes from exact scores; the definition is Fourcast&apos;s own and can&apos;t be compared with other programs&apos;.</source>
        <translation>Die Genauigkeit ist das Mittel über die Züge, bei denen es eine Wahl gab, also solche, die nicht erzwungen waren und bei denen nicht alle Spalten gleich viel wert waren: %1 Punkte für einen besten oder einzigen Zug; %2 weniger für jeden Zug, um den ein langsamerer den Gewinn verzögert oder die Niederlage beschleunigt, aber mindestens %3; %4 für einen Fehler; 0 für einen Patzer. Alles stammt aus exakten Werten; die Definition ist die von Fourcast und mit denen anderer Programme nicht vergleichbar.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Exact outcome before each move, from left to right: up where %1 wins, down where %2 wins, flat for a draw; the longer, the nearer the end.</source>
        <translation>Exaktes Ergebnis vor jedem Zug, von links nach rechts: nach oben, wo %1 gewinnt, nach unten, wo %2 gewinnt, flach bei Remis; je länger, desto näher das Ende.</translation>
    </message>
    <message>
        <source>Exact outcomes</source>
        <translation>Exakte Ergebnisse</translation>
    </message>
    <message>
        <source>Best play:</source>
        <translation>Bestes Spiel:</translation>
    </message>
    <message>
        <source>The board after %1; better: %2</source>
        <translation>Das Brett nach %1; besser: %2</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Schlüsselmomente</translation>
    </message>
    <message>
        <source>No judged move changed the exact outcome.</source>
        <translation>Kein beurteilter Zug änderte das exakte Ergebnis.</translation>
    </message>
    <message>
        <source>The moves by which the exact outcome changed. The move played has a white ring; what was better is green with a dashed ring.</source>
        <translation>Die Züge, durch die sich das exakte Ergebnis änderte. Der gespielte Zug hat einen weißen Ring; was besser war, ist grün mit gestricheltem Ring.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Before (exact)</source>
        <translation>Vorher (exakt)</translation>
    </message>
    <message>
        <source>After (exact)</source>
        <translation>Nachher (exakt)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Before and after are from the view of the side that made the move.</source>
        <translation>„Vorher“ und „Nachher“ sind aus der Sicht der Seite, die den Zug gemacht hat.</translation>
    </message>
    <message>
        <source>Exact outcome</source>
        <translation>Exaktes Ergebnis</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The moves by which the exact outcome changed. In the diagrams x is %1 and o is %2.</source>
        <translation>Die Züge, durch die sich das exakte Ergebnis änderte. In den Diagrammen ist x %1 und o %2.</translation>
    </message>
    <message>
        <source>Review of a game</source>
        <translation>Auswertung einer Partie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1: %2 wins at ply %3.</source>
        <translation>%1: %2 gewinnt beim Halbzug %3.</translation>
    </message>
    <message>
        <source>%1: a draw after %2 plies.</source>
        <translation>%1: Remis nach %2 Halbzügen.</translation>
    </message>
    <message>
        <source>%1: not finished, %2 plies so far.</source>
        <translation>%1: nicht beendet, bisher %2 Halbzüge.</translation>
    </message>
    <message numerus="yes">
        <source>Kept the result in %1 of %n move(s)</source>
        <translation>
            <numerusform>Hielt das Ergebnis in %1 von %n Zug</numerusform>
            <numerusform>Hielt das Ergebnis in %1 von %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>No accuracy: no move was a choice</source>
        <translation>Keine Genauigkeit: Bei keinem Zug gab es eine Wahl</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Genauigkeit %1 %</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Besser: %1. %2</translation>
    </message>
    <message>
        <source>The result was decided here: it was the last chance of %1 to win, and the outcome did not change again.</source>
        <translation>Hier wurde das Ergebnis entschieden: Es war die letzte Gelegenheit von %1 zu gewinnen, und danach änderte sich das Ergebnis nicht mehr.</translation>
    </message>
    <message>
        <source>The result was decided here: it was the last chance of %1 to draw, and the outcome did not change again.</source>
        <translation>Hier wurde das Ergebnis entschieden: Es war die letzte Gelegenheit von %1 zum Remis, und danach änderte sich das Ergebnis nicht mehr.</translation>
    </message>
    <message>
        <source>Only the last %1 of %2 plies are judged; the review was stopped.</source>
        <translation>Nur die letzten %1 von %2 Halbzügen sind beurteilt; die Auswertung wurde gestoppt.</translation>
    </message>
    <message>
        <source>All scores are exact: proved by the solver, not estimated. &quot;Wins in 7 moves&quot; counts the winner&apos;s own moves with best play of both sides, from the view of the side that made the move.</source>
        <translation>Alle Werte sind exakt: vom Solver bewiesen, nicht geschätzt. „Gewinnt in 7 Zügen“ zählt die eigenen Züge des Gewinners bei bestem Spiel beider Seiten, aus der Sicht der Seite, die den Zug gemacht hat.</translation>
    </message>
    <message>
        <source>Judged by the exact solver: %1.</source>
        <comment>program, date and machine</comment>
        <translation>Beurteilt vom exakten Solver: %1.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>The stars stand for the accuracy: two from %1 percent, three from %2, four from %3, five from %4.</source>
        <translation>Die Sterne stehen für die Genauigkeit: zwei ab %1 Prozent, drei ab %2, vier ab %3, fünf ab %4.</translation>
    </message>
    <message>
        <source>%1: %2 wins on time after %3 plies.</source>
        <translation>%1: %2 gewinnt auf Zeit nach %3 Halbzügen.</translation>
    </message>
</context>
<context>
    <name>ReviewDetails</name>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>Back to the moment that decided the game</source>
        <translation>Zurück zu dem Moment, der die Partie entschied</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Wie die Genauigkeit berechnet wird</translation>
    </message>
    <message>
        <source>Turning points: %1</source>
        <translation>Wendepunkte: %1</translation>
    </message>
    <message>
        <source>No turning points so far</source>
        <translation>Bisher keine Wendepunkte</translation>
    </message>
    <message>
        <source>No turning points: nobody slipped</source>
        <translation>Keine Wendepunkte: Niemand machte einen Fehler</translation>
    </message>
</context>
<context>
    <name>ReviewFile</name>
    <message>
        <source>The file “%1” needs a name that ends in .md, .html, .pdf or .json, which says what to write.</source>
        <translation>Die Datei „%1“ braucht einen Namen, der auf .md, .html, .pdf oder .json endet; er sagt, was zu schreiben ist.</translation>
    </message>
    <message>
        <source>Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;JSON data (*.json)</source>
        <translation>Markdown-Text (*.md);;Webseite (*.html);;PDF-Dokument (*.pdf);;JSON-Daten (*.json)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>A review judges every move of the game by the exact scores: which moves kept the result, which gave it away, and where it was decided.</source>
        <translation>Eine Auswertung beurteilt jeden Zug der Partie nach den exakten Werten: welche Züge das Ergebnis hielten, welche es verschenkten und wo es entschieden wurde.</translation>
    </message>
    <message>
        <source>Moves that changed the exact outcome; a click goes there</source>
        <translation>Züge, die das exakte Ergebnis änderten; ein Klick führt dorthin</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <source>%v of %m plies</source>
        <translation>%v von %m Halbzügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End the review here; what is judged stays</source>
        <translation>Die Auswertung hier beenden; was beurteilt ist, bleibt</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write the review to a file, or into the game&apos;s comments</source>
        <translation>Die Auswertung in eine Datei oder in die Kommentare der Partie schreiben</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Die Auswertung exportieren</translation>
    </message>
    <message>
        <source>The game has changed since; review it again to judge the new moves.</source>
        <translation>Die Partie hat sich seitdem geändert; werten Sie sie neu aus, um die neuen Züge zu beurteilen.</translation>
    </message>
    <message>
        <source>Ended early: %1 of %2 plies are judged, from the last one back.</source>
        <translation>Vorzeitig beendet: %1 von %2 Halbzügen sind beurteilt, vom letzten an rückwärts.</translation>
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
        <translation>Die Auswertung steht in den Kommentaren der Partie</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Die Auswertung exportieren</translation>
    </message>
    <message>
        <source>This move decided the game. Can you find a better one?</source>
        <translation>Dieser Zug entschied die Partie. Finden Sie einen besseren?</translation>
    </message>
    <message>
        <source>No single move decided it. %1 was winning all along.</source>
        <comment>a colour</comment>
        <translation>Kein einzelner Zug gab den Ausschlag. %1 stand die ganze Zeit auf Gewinn.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Kept the result</source>
        <translation>Ergebnis gehalten</translation>
    </message>
    <message>
        <source>Moves after which the exact outcome was what it was before</source>
        <translation>Züge, nach denen das exakte Ergebnis dasselbe war wie zuvor</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves</comment>
        <translation>%1 von %2</translation>
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
        <translation>Der kleinste Baum wird für die Engine nicht ausgerechnet.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong; worked out it is %2.</source>
        <translation>Die Antwort auf „%1“ ist falsch; ausgerechnet ist es %2.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every state is a board.</source>
        <translation>Jeder Zustand ist ein Brett.</translation>
    </message>
    <message>
        <source>At most one side has a line, and the game ends with it.</source>
        <translation>Höchstens eine Seite hat eine Linie, und mit ihr endet die Partie.</translation>
    </message>
    <message>
        <source>Every disc stands on another one or on the ground.</source>
        <translation>Jeder Stein steht auf einem anderen oder auf dem Boden.</translation>
    </message>
    <message>
        <source>Each move adds a disc of the side whose turn it is.</source>
        <translation>Jeder Zug fügt einen Stein der Seite hinzu, die am Zug ist.</translation>
    </message>
    <message>
        <source>The program sees a line where there is one, and nowhere else.</source>
        <translation>Das Programm sieht eine Linie, wo eine ist, und nirgends sonst.</translation>
    </message>
    <message>
        <source>While nobody has won and a square is empty there is a move.</source>
        <translation>Solange niemand gewonnen hat und ein Feld leer ist, gibt es einen Zug.</translation>
    </message>
    <message>
        <source>Every game ends, with a line or a full board.</source>
        <translation>Jede Partie endet, mit einer Linie oder einem vollen Brett.</translation>
    </message>
    <message>
        <source>The rules as they are.</source>
        <translation>Die Regeln, wie sie sind.</translation>
    </message>
    <message>
        <source>A line does not end the game.</source>
        <translation>Eine Linie beendet die Partie nicht.</translation>
    </message>
    <message>
        <source>Lines that fall to the right are overlooked.</source>
        <translation>Linien, die nach rechts fallen, werden übersehen.</translation>
    </message>
    <message>
        <source>A disc in the first column is one of the other side.</source>
        <translation>Ein Stein in der ersten Spalte zählt für die andere Seite.</translation>
    </message>
    <message>
        <source>When the first column is full nobody can move any more.</source>
        <translation>Wenn die erste Spalte voll ist, kann niemand mehr ziehen.</translation>
    </message>
    <message>
        <source>A disc on top may be taken back by the side that it stands against.</source>
        <translation>Einen obersten Stein darf die Gegenseite wieder wegnehmen.</translation>
    </message>
    <message>
        <source>There is no mistake %1; there are %2.</source>
        <translation>Einen Fehler %1 gibt es nicht; es gibt %2.</translation>
    </message>
</context>
<context>
    <name>RulesGame</name>
    <message>
        <source>%1. column %2</source>
        <translation>%1. Spalte %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>A shortest game that shows it</source>
        <translation>Eine kürzeste Partie, die es zeigt</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>What was counted</source>
        <translation>Was gezählt wurde</translation>
    </message>
    <message>
        <source>Plays every game on this board with the code that plays, and looks at each position square by square.</source>
        <translation>Spielt jede Partie auf diesem Brett mit dem Code, der spielt, und betrachtet jede Stellung Feld für Feld.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Discs in line that win</source>
        <translation>Steine für eine Linie</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>A mistake that is put into the rules, to see which property notices it</source>
        <translation>Ein Fehler, der in die Regeln eingebaut wird, um zu sehen, welche Eigenschaft ihn bemerkt</translation>
    </message>
    <message>
        <source>Check the rules</source>
        <translation>Regeln prüfen</translation>
    </message>
    <message>
        <source>Play every game on this board, and check what must hold</source>
        <translation>Jede Partie auf diesem Brett spielen und prüfen, was gelten muss</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>End it; what is known so far stays</source>
        <translation>Beenden; was bisher bekannt ist, bleibt</translation>
    </message>
    <message>
        <source>Save for TLC…</source>
        <translation>Für TLC speichern…</translation>
    </message>
    <message>
        <source>Write Connect4.tla and Connect4.cfg: these rules in TLA+, and this board, for TLC</source>
        <translation>Connect4.tla und Connect4.cfg schreiben: diese Regeln in TLA+ und dieses Brett, für TLC</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Spalten:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Reihen:</translation>
    </message>
    <message>
        <source>In line:</source>
        <translation>In Linie:</translation>
    </message>
    <message>
        <source>Mistake:</source>
        <translation>Fehler:</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was sie sagt</translation>
    </message>
    <message>
        <source>Properties and their verdicts</source>
        <translation>Eigenschaften und ihre Urteile</translation>
    </message>
    <message>
        <source>Errors of the published specification</source>
        <translation>Fehler der veröffentlichten Spezifikation</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <translation>Gegenbeispiel</translation>
    </message>
    <message>
        <source>Published specification</source>
        <translation>Veröffentlichte Spezifikation</translation>
    </message>
    <message>
        <source>What is wrong with a specification in TLA+ that was published</source>
        <translation>Was an einer veröffentlichten Spezifikation in TLA+ falsch ist</translation>
    </message>
    <message>
        <source>Playing.</source>
        <translation>Es wird gespielt.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>%1 columns, %2 rows, %3 in line</source>
        <translation>%1 Spalten, %2 Reihen, %3 in einer Linie</translation>
    </message>
    <message>
        <source>Stopped: this is what was seen until then.</source>
        <translation>Gestoppt: Dies wurde bis dahin gesehen.</translation>
    </message>
    <message>
        <source>The memory that this may take is used up: this is what was seen until then. TLC goes on with Connect4.tla on larger machines.</source>
        <translation>Der zulässige Speicher ist aufgebraucht: Dies wurde bis dahin gesehen. TLC macht mit Connect4.tla auf größeren Rechnern weiter.</translation>
    </message>
    <message>
        <source>TLC is to tell of Connect4.tla %1 distinct states, %2 generated and the depth %3: either side may begin there.</source>
        <translation>TLC soll zu Connect4.tla %1 verschiedene Zustände, %2 erzeugte und die Tiefe %3 melden: Dort darf jede der beiden Seiten beginnen.</translation>
    </message>
    <message>
        <source>No line of %1 has room on this board: every game is drawn.</source>
        <translation>Keine Linie aus %1 hat auf diesem Brett Platz: Jede Partie endet remis.</translation>
    </message>
    <message>
        <source>A board of so many squares may have more positions than there is memory for; the run ends then, and keeps what is known.</source>
        <translation>Ein Brett mit so vielen Feldern kann mehr Stellungen haben, als in den Speicher passen; der Lauf endet dann und behält, was bekannt ist.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them looked at; %3 moves, level %4; %5 states a second; %6 MiB</source>
        <translation>%1 Zustände, %2 davon betrachtet; %3 Züge, Ebene %4; %5 Zustände pro Sekunde; %6 MiB</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 moves, %4 levels; X has won in %5 of them, O in %6, and %7 are drawn. Time %8, memory %9 MiB.</source>
        <translation>%1: %2 Zustände, %3 Züge, %4 Ebenen; in %5 davon hat X gewonnen, in %6 O, und %7 sind remis. Zeit %8, Speicher %9 MiB.</translation>
    </message>
    <message>
        <source>With a mistake: %1</source>
        <translation>Mit einem Fehler: %1</translation>
    </message>
    <message>
        <source>▲ fails</source>
        <translation>▲ verletzt</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● gilt</translation>
    </message>
    <message>
        <source>○ holds so far</source>
        <translation>○ gilt bisher</translation>
    </message>
    <message>
        <source>Where a property fails a shortest game shows it here.</source>
        <translation>Wo eine Eigenschaft verletzt ist, zeigt es hier eine kürzeste Partie.</translation>
    </message>
    <message>
        <source>No property fails.</source>
        <translation>Keine Eigenschaft ist verletzt.</translation>
    </message>
    <message>
        <source>Choose a property that fails.</source>
        <translation>Wählen Sie eine Eigenschaft, die verletzt ist.</translation>
    </message>
    <message>
        <source>It holds in all %1 states.</source>
        <translation>Sie gilt in allen %1 Zuständen.</translation>
    </message>
    <message>
        <source>No state that was looked at says otherwise.</source>
        <translation>Kein betrachteter Zustand sagt etwas anderes.</translation>
    </message>
    <message>
        <source>It fails; it was stopped before a game that shows it was found.</source>
        <translation>Sie ist verletzt; es wurde gestoppt, bevor eine Partie gefunden war, die es zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>It fails after %n move(s) in this game, and in no shorter one.</source>
        <translation>
            <numerusform>Sie ist in dieser Partie nach %n Zug verletzt, und in keiner kürzeren.</numerusform>
            <numerusform>Sie ist in dieser Partie nach %n Zügen verletzt, und in keiner kürzeren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunHistory</name>
    <message>
        <source>Game %1: %2 (first)</source>
        <translation>Partie %1: %2 (Erster)</translation>
    </message>
    <message>
        <source>Game %1: %2 (second)</source>
        <translation>Partie %1: %2 (Zweiter)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Begin with what is chosen above</source>
        <translation>Mit dem beginnen, was oben gewählt ist</translation>
    </message>
    <message>
        <source>Wait, and go on later where it was</source>
        <translation>Warten und später an derselben Stelle weitermachen</translation>
    </message>
    <message>
        <source>End, and keep what there is</source>
        <translation>Beenden und behalten, was da ist</translation>
    </message>
    <message>
        <source>Write what is shown to a file: a picture, or the figures</source>
        <translation>Das Gezeigte in eine Datei schreiben: ein Bild oder die Zahlen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fortset&amp;zen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Paus&amp;e</translation>
    </message>
    <message>
        <source>Go on where it was paused</source>
        <translation>Dort weitermachen, wo angehalten wurde</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>+infinite</source>
        <translation>+unendlich</translation>
    </message>
    <message>
        <source>-infinite</source>
        <translation>-unendlich</translation>
    </message>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>gewinnt in %n Zug</numerusform>
            <numerusform>gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>loses in %n move(s)</source>
        <translation>
            <numerusform>verliert in %n Zug</numerusform>
            <numerusform>verliert in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
</context>
<context>
    <name>ScoreInterval</name>
    <message>
        <source>wins, in %1 to %2 moves</source>
        <translation>gewinnt, in %1 bis %2 Zügen</translation>
    </message>
    <message>
        <source>loses, in %1 to %2 moves</source>
        <translation>verliert, in %1 bis %2 Zügen</translation>
    </message>
    <message>
        <source>does not lose</source>
        <translation>verliert nicht</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>gewinnt nicht</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>ScoreSentence</name>
    <message>
        <source>no score</source>
        <translation>keine Bewertung</translation>
    </message>
    <message>
        <source>estimate %1 for %2</source>
        <translation>Schätzung %1 für %2</translation>
    </message>
</context>
<context>
    <name>SearchComparison</name>
    <message>
        <source>What each way to search costs</source>
        <translation>Was jede Art zu suchen kostet</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>Of minimax</source>
        <translation>Von Minimax</translation>
    </message>
    <message>
        <source>Compare searches the position of the form in every way, at every depth up to the form&apos;s.</source>
        <translation>„Vergleichen“ sucht die gewählte Stellung auf jede Art, in jeder Tiefe bis zur gewählten.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Search the same position in every way, depth by depth</source>
        <translation>Dieselbe Stellung auf jede Art suchen, Tiefe um Tiefe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop; the depths that were compared stay</source>
        <translation>Anhalten; die verglichenen Tiefen bleiben</translation>
    </message>
    <message>
        <source>depth %v of %m</source>
        <translation>Tiefe %v von %m</translation>
    </message>
    <message>
        <source>Depths compared</source>
        <translation>Verglichene Tiefen</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Tiefe der Tabelle</translation>
    </message>
    <message>
        <source>Which depth the table shows</source>
        <translation>Welche Tiefe die Tabelle zeigt</translation>
    </message>
    <message>
        <source>What the chart counts</source>
        <translation>Was das Diagramm zählt</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the least possible</source>
        <translation>das Mindestmögliche</translation>
    </message>
    <message>
        <source>Knuth and Moore: a tree of b moves at each node and depth d has at least %1 leaves to be looked at; here %2.</source>
        <translation>Knuth und Moore: In einem Baum mit b Zügen an jedem Knoten und Tiefe d sind mindestens %1 Blätter anzusehen; hier %2.</translation>
    </message>
    <message>
        <source>Knuth and Moore: a tree of b moves at each node and depth d has at least %1 leaves to be looked at. This one has not as many moves everywhere: its least is counted.</source>
        <translation>Knuth und Moore: In einem Baum mit b Zügen an jedem Knoten und Tiefe d sind mindestens %1 Blätter anzusehen. Dieser hat nicht überall gleich viele Züge: Sein Mindestes ist gezählt.</translation>
    </message>
    <message>
        <source>Compared: %1. %2</source>
        <translation>Verglichen: %1. %2</translation>
    </message>
    <message>
        <source>How searches grow with the depth</source>
        <translation>Wie Suchen mit der Tiefe wachsen</translation>
    </message>
</context>
<context>
    <name>SearchQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Positions visited, the root counted, over all depths.</source>
        <translation>Besuchte Stellungen, die Wurzel mitgezählt, über alle Tiefen.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Positions that were valued: finished games and depth 0.</source>
        <translation>Stellungen, die bewertet wurden: beendete Partien und Tiefe 0.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Positions that the heuristic valued.</source>
        <translation>Stellungen, die die Heuristik bewertet hat.</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Cutoffs</translation>
    </message>
    <message>
        <source>Positions that were left early because a move was good enough.</source>
        <translation>Stellungen, die früh verlassen wurden, weil ein Zug gut genug war.</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>Cutoffs beim ersten Zug</translation>
    </message>
    <message>
        <source>The share of cut-offs that came with the first move that was tried: how well the moves are ordered.</source>
        <translation>Der Anteil der Cutoffs, die mit dem ersten versuchten Zug kamen: wie gut die Züge geordnet sind.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Plies of the last depth that was finished.</source>
        <translation>Halbzüge der letzten fertigen Tiefe.</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Längste Zugfolge</translation>
    </message>
    <message>
        <source>Plies of the longest line that was looked at.</source>
        <translation>Halbzüge der längsten Zugfolge, die angesehen wurde.</translation>
    </message>
    <message>
        <source>Branching factor</source>
        <translation>Verzweigungsfaktor</translation>
    </message>
    <message>
        <source>With so many moves at every position a tree of this depth would have as many nodes.</source>
        <translation>Mit so vielen Zügen in jeder Stellung hätte ein Baum dieser Tiefe ebenso viele Knoten.</translation>
    </message>
    <message>
        <source>Table: reads</source>
        <translation>Tabelle: Abfragen</translation>
    </message>
    <message>
        <source>Positions that were looked up in the table.</source>
        <translation>Stellungen, die in der Tabelle nachgeschlagen wurden.</translation>
    </message>
    <message>
        <source>Table: hits</source>
        <translation>Tabelle: Treffer</translation>
    </message>
    <message>
        <source>The share of reads that found something known.</source>
        <translation>Der Anteil der Abfragen, die etwas Bekanntes fanden.</translation>
    </message>
    <message>
        <source>Table: cut-offs</source>
        <translation>Tabelle: Cutoffs</translation>
    </message>
    <message>
        <source>The share of reads that ended the search of a node at once.</source>
        <translation>Der Anteil der Abfragen, die die Suche eines Knotens sofort beendeten.</translation>
    </message>
    <message>
        <source>Table: stores</source>
        <translation>Tabelle: Speicherungen</translation>
    </message>
    <message>
        <source>Positions that were written into the table.</source>
        <translation>Stellungen, die in die Tabelle geschrieben wurden.</translation>
    </message>
    <message>
        <source>Table: fill</source>
        <translation>Tabelle: Füllung</translation>
    </message>
    <message>
        <source>The share of the table&apos;s entries that hold something.</source>
        <translation>Der Anteil der Einträge der Tabelle, die etwas enthalten.</translation>
    </message>
    <message>
        <source>Table: size</source>
        <translation>Tabelle: Größe</translation>
    </message>
    <message>
        <source>What the table takes, filled or not.</source>
        <translation>Was die Tabelle belegt, gefüllt oder nicht.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>By the clock on the wall.</source>
        <translation>Nach der Uhr an der Wand.</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Prozessorzeit</translation>
    </message>
    <message>
        <source>What all workers together took of the processors.</source>
        <translation>Was alle Worker zusammen von den Prozessoren brauchten.</translation>
    </message>
    <message>
        <source>Ready, not running</source>
        <translation>Bereit, nicht laufend</translation>
    </message>
    <message>
        <source>The time in which workers could have run while other threads or programs had the processors: other programs&apos; load, not work.</source>
        <translation>Die Zeit, in der Worker hätten laufen können, während andere Threads oder Programme die Prozessoren hatten: Last anderer Programme, keine Arbeit.</translation>
    </message>
    <message>
        <source>Busy workers</source>
        <translation>Beschäftigte Worker</translation>
    </message>
    <message>
        <source>Processor time over time: how many workers were at work on average.</source>
        <translation>Prozessorzeit geteilt durch Zeit: wie viele Worker im Mittel gearbeitet haben.</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>Knoten pro Sekunde</translation>
    </message>
    <message>
        <source>Nodes over time, of all workers together.</source>
        <translation>Knoten geteilt durch Zeit, aller Worker zusammen.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>What the search held: its table, and what was written down of its workers&apos; tasks.</source>
        <translation>Was die Suche belegte: ihre Tabelle, und was über die Aufgaben ihrer Worker aufgezeichnet wurde.</translation>
    </message>
    <message>
        <source>Memory of the program</source>
        <translation>Speicher des Programms</translation>
    </message>
    <message>
        <source>What the whole program had in memory at the end: the window, every table and this search.</source>
        <translation>Was das ganze Programm am Ende im Speicher hatte: das Fenster, jede Tabelle und diese Suche.</translation>
    </message>
</context>
<context>
    <name>SearchReport</name>
    <message>
        <source>%1 is %2, but can&apos;t be more than %3, which is %4.</source>
        <translation>%1 ist %2, kann aber nicht mehr sein als %3, und das ist %4.</translation>
    </message>
    <message>
        <source>%1 is %2, but that column is full.</source>
        <translation>%1 ist %2, aber diese Spalte ist voll.</translation>
    </message>
    <message>
        <source>%1[%2] is %3, which can&apos;t be played there.</source>
        <translation>%1[%2] ist %3, was dort nicht gespielt werden kann.</translation>
    </message>
    <message>
        <source>%1 ends before it begins.</source>
        <translation>%1 endet, bevor es beginnt.</translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>The threads&apos; steps</source>
        <translation>Die Schritte der Threads</translation>
    </message>
    <message>
        <source>A lane for each thread, the steps from above; a click on a step goes there.</source>
        <translation>Eine Bahn für jeden Thread, die Schritte von oben; ein Klick auf einen Schritt führt dorthin.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Step %1, %2: %3, to state %4</source>
        <translation>Schritt %1, %2: %3, zum Zustand %4</translation>
    </message>
    <message>
        <source>a loop: the path is where it began</source>
        <translation>eine Schleife: der Pfad ist wieder am Anfang</translation>
    </message>
    <message>
        <source>a loop: the path is where it was after step %1</source>
        <translation>eine Schleife: der Pfad ist wieder da, wo er nach Schritt %1 war</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>&amp;Board:</source>
        <translation>B&amp;rett:</translation>
    </message>
    <message>
        <source>7x7 is the board of the report&apos;s program</source>
        <translation>7x7 ist das Brett des Programms im Bericht</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>&amp;Tiefe:</translation>
    </message>
    <message>
        <source>Plies. Each more takes seven times as long; with every node as a task, depth 9 takes seconds a run.</source>
        <translation>Halbzüge. Jeder weitere dauert siebenmal so lange; mit jedem Knoten als Aufgabe braucht Tiefe 9 Sekunden je Lauf.</translation>
    </message>
    <message>
        <source>&amp;Workers up to:</source>
        <translation>Wor&amp;ker bis:</translation>
    </message>
    <message>
        <source>Measured with 1, 2 and so on up to this many threads</source>
        <translation>Gemessen wird mit 1, 2 und so weiter bis zu so vielen Threads</translation>
    </message>
    <message>
        <source>Repet&amp;itions:</source>
        <translation>Wiederho&amp;lungen:</translation>
    </message>
    <message>
        <source>Repetitions; the table shows their median and spread</source>
        <translation>Wiederholungen; die Tabelle zeigt ihren Median und ihre Streuung</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Decides among equally good moves. The same seed chooses the same.</source>
        <translation>Entscheidet zwischen gleich guten Zügen. Derselbe Startwert wählt dasselbe.</translation>
    </message>
    <message>
        <source>Strategies:</source>
        <translation>Strategien:</translation>
    </message>
    <message>
        <source>What grows:</source>
        <translation>Was wächst:</translation>
    </message>
    <message>
        <source>The one thing that grows while all else stays</source>
        <translation>Das eine, das wächst, während alles andere bleibt</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Steine auf dem Brett</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Engine:</source>
        <translation>Engine:</translation>
    </message>
    <message>
        <source>Who searches; only those are listed that can grow so</source>
        <translation>Wer sucht; nur wer so wachsen kann, steht hier</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>Von:</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>Der erste Punkt</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>Bis:</translation>
    </message>
    <message>
        <source>The last point; each further ply takes several times as long</source>
        <translation>Der letzte Punkt; jeder weitere Halbzug dauert ein Mehrfaches</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Wiederholungen:</translation>
    </message>
    <message>
        <source>Repetitions of each search; the times have their median and spread</source>
        <translation>Wiederholungen jeder Suche; die Zeiten haben Median und Streuung</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Stellung:</translation>
    </message>
    <message>
        <source>Looking ahead:</source>
        <translation>Vorausschau:</translation>
    </message>
    <message>
        <source>Search depth in plies where it is not these that grow</source>
        <translation>Suchtiefe in Halbzügen, wo nicht sie wächst</translation>
    </message>
    <message>
        <source>Positions each:</source>
        <translation>Stellungen je Punkt:</translation>
    </message>
    <message>
        <source>Random positions for each number of discs, in which nobody can win at once</source>
        <translation>Zufallsstellungen für jede Zahl von Steinen, in denen niemand sofort gewinnt</translation>
    </message>
    <message>
        <source>Draws the random positions. The same seed draws the same.</source>
        <translation>Zieht die Zufallsstellungen. Derselbe Startwert zieht dieselben.</translation>
    </message>
    <message>
        <source>Time for a point:</source>
        <translation>Zeit je Punkt:</translation>
    </message>
    <message>
        <source>When it is over, what was reached is kept and is no part of the line</source>
        <translation>Ist sie um, bleibt das Erreichte und gehört nicht zur Linie</translation>
    </message>
    <message>
        <source>Engi&amp;ne:</source>
        <translation>En&amp;gine:</translation>
    </message>
    <message>
        <source>Whose H1 is tuned</source>
        <translation>Wessen H1 abgestimmt wird</translation>
    </message>
    <message>
        <source>Search depth in plies</source>
        <translation>Suchtiefe in Halbzügen</translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation>Gegne&amp;r:</translation>
    </message>
    <message>
        <source>Whom a change plays against; against H2 the set before plays the same openings, and the one with more points wins</source>
        <translation>Gegen wen eine Änderung spielt; gegen H2 spielt der vorige Satz dieselben Eröffnungen, und wer mehr Punkte holt, gewinnt</translation>
    </message>
    <message>
        <source>the values before</source>
        <translation>die Werte davor</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Schritte:</translation>
    </message>
    <message>
        <source>How many changes are tried in all</source>
        <translation>Wie viele Änderungen insgesamt versucht werden</translation>
    </message>
    <message>
        <source>Games a step:</source>
        <translation>Partien je Schritt:</translation>
    </message>
    <message>
        <source>The most games of a step; one that is open then is not kept</source>
        <translation>Die meisten Partien eines Schritts; einer, der dann offen ist, wird nicht behalten</translation>
    </message>
    <message>
        <source>&amp;Move by:</source>
        <translation>Ändern &amp;um:</translation>
    </message>
    <message>
        <source>How far a value is moved, in per cent, at least by 1; the study&apos;s 1 % alters a move in hardly any game</source>
        <translation>Um wie viel Prozent ein Wert geändert wird, mindestens um 1; das 1 % der Studie ändert in kaum einer Partie einen Zug</translation>
    </message>
    <message>
        <source>Kept from:</source>
        <translation>Behalten ab:</translation>
    </message>
    <message>
        <source>The sequential test asks: this much stronger, or not stronger at all?</source>
        <translation>Der sequenzielle Test fragt: um so viel stärker oder gar nicht stärker?</translation>
    </message>
    <message>
        <source>Yardstick:</source>
        <translation>Maßstab:</translation>
    </message>
    <message>
        <source>Games after each kept change that measure the strength, an even number</source>
        <translation>Partien nach jeder behaltenen Änderung, an denen die Stärke gemessen wird, eine gerade Zahl</translation>
    </message>
    <message>
        <source>Decides the changes and the openings: same seed, same history</source>
        <translation>Entscheidet über die Änderungen und die Eröffnungen: gleicher Startwert, gleicher Verlauf</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Worker:</translation>
    </message>
    <message>
        <source>Games at a time; the history is the same</source>
        <translation>Partien zugleich; der Verlauf ist derselbe</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>einer je Kern (%1)</translation>
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
        <translation> Partien</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Two discs share a square.</source>
        <translation>Zwei Steine teilen sich ein Feld.</translation>
    </message>
    <message>
        <source>A disc lies outside the board.</source>
        <translation>Ein Stein liegt außerhalb des Bretts.</translation>
    </message>
    <message>
        <source>The disc on %1 has nothing below it.</source>
        <translation>Unter dem Stein auf %1 liegt nichts.</translation>
    </message>
    <message>
        <source>The first player&apos;s discs: %1, the second player&apos;s: %2. The first can have as many as the second or one more.</source>
        <translation>Steine des ersten Spielers: %1, des zweiten: %2. Der erste kann so viele wie der zweite haben oder einen mehr.</translation>
    </message>
    <message>
        <source>Both players have a line.</source>
        <translation>Beide Spieler haben eine Linie.</translation>
    </message>
    <message>
        <source>The second player moved after the first had won.</source>
        <translation>Der zweite Spieler zog, nachdem der erste gewonnen hatte.</translation>
    </message>
    <message>
        <source>The first player moved after the second had won.</source>
        <translation>Der erste Spieler zog, nachdem der zweite gewonnen hatte.</translation>
    </message>
    <message>
        <source>No order of play leads to this position without an earlier win.</source>
        <translation>Keine Zugreihenfolge führt ohne früheren Sieg zu dieser Stellung.</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>A cl&amp;ick puts:</source>
        <translation>Ein &amp;Klick setzt:</translation>
    </message>
    <message>
        <source>discs in turn</source>
        <translation>Steine abwechselnd</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Von hier spielen</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Eine Partie mit dieser Stellung beginnen</translation>
    </message>
    <message>
        <source>C&amp;lear the board</source>
        <translation>Brett l&amp;eeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A finished game.</source>
        <translation>Eine beendete Partie.</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Per Klick setzen</translation>
    </message>
    <message>
        <source>Right-click, Delete or Backspace removes the top disc</source>
        <translation>Rechtsklick, Entf oder Rücktaste entfernt den obersten Stein</translation>
    </message>
    <message>
        <source>Is this position possible?</source>
        <translation>Ist diese Stellung möglich?</translation>
    </message>
    <message>
        <source>Remove all discs</source>
        <translation>Alle Steine entfernen</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>This position is possible. %1 to move.</source>
        <translation>Diese Stellung ist möglich. %1 ist am Zug.</translation>
    </message>
</context>
<context>
    <name>ShareBars</name>
    <message>
        <source>share of games won</source>
        <translation>Anteil gewonnener Partien</translation>
    </message>
    <message>
        <source>%1, with 95 % interval</source>
        <comment>who won the games</comment>
        <translation>%1, mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>the article</source>
        <translation>der Artikel</translation>
    </message>
</context>
<context>
    <name>ShareCommands</name>
    <message>
        <source>The picture is on the clipboard</source>
        <translation>Das Bild ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Ein Bild des Bretts speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>board</source>
        <comment>name of a file</comment>
        <translation>brett</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the position</source>
        <translation>Stellung teilen</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
    <message>
        <source>Link to the position</source>
        <translation>Link zur Stellung</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>Link &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save the code…</source>
        <translation>Code &amp;speichern…</translation>
    </message>
    <message>
        <source>Puts the link on the clipboard</source>
        <translation>Legt den Link in die Zwischenablage</translation>
    </message>
    <message>
        <source>Writes the QR code as PNG or SVG</source>
        <translation>Schreibt den QR-Code als PNG oder SVG</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>Der Link ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the QR code</source>
        <translation>QR-Code speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>stellung</translation>
    </message>
    <message>
        <source>Share this link, or scan the code, to open the position in Fourcast.</source>
        <translation>Teilen Sie diesen Link oder scannen Sie den Code, um die Stellung in Fourcast zu öffnen.</translation>
    </message>
</context>
<context>
    <name>SheetFolder</name>
    <message>
        <source>What was done before can&apos;t be read, and the lesson begins anew. The old file is kept: %1.</source>
        <translation>Was vorher getan wurde, ist nicht lesbar, und die Lektion beginnt neu. Die alte Datei ist aufbewahrt: %1.</translation>
    </message>
    <message>
        <source>The lesson has changed since (version %1, now %2) and begins anew. What was done before is kept: %3.</source>
        <translation>Die Lektion hat sich seitdem geändert (Version %1, jetzt %2) und beginnt neu. Was vorher getan wurde, ist aufbewahrt: %3.</translation>
    </message>
    <message>
        <source>What was done before could not be put aside: %1.</source>
        <translation>Was vorher getan wurde, konnte nicht beiseitegelegt werden: %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>1 to 7, a to g</source>
        <translation>1 bis 7, a bis g</translation>
    </message>
    <message>
        <source>Drop a disc into that column</source>
        <translation>Einen Stein in diese Spalte einwerfen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Move the disc over the board</source>
        <translation>Den Stein über dem Brett bewegen</translation>
    </message>
    <message>
        <source>Down, Enter, Space</source>
        <translation>Unten, Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Ihn einwerfen</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>In einem Diagramm</translation>
    </message>
    <message>
        <source>Arrow keys, Enter</source>
        <translation>Pfeiltasten, Eingabe</translation>
    </message>
    <message>
        <source>From mark to mark, and to what is behind one</source>
        <translation>Von Marke zu Marke und zu dem, was dahintersteht</translation>
    </message>
    <message>
        <source>Look closer, and see more</source>
        <translation>Näher heran, und mehr sehen</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Umschalt und eine Pfeiltaste</translation>
    </message>
    <message>
        <source>On to another part</source>
        <translation>Weiter zu einem anderen Teil</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Wieder das ganze Diagramm zeigen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>To the next and the previous control</source>
        <translation>Zum nächsten und vorigen Bedienelement</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt und ein Buchstabe</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Ein Menü öffnen</translation>
    </message>
    <message>
        <source>Search an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Every action has the keys again that the program came with</source>
        <translation>Jede Aktion hat wieder die Tasten, mit denen das Programm kam</translation>
    </message>
    <message>
        <source>One move back and forward, where no control needs them</source>
        <translation>Einen Zug zurück und vor, wo kein Bedienelement sie braucht</translation>
    </message>
    <message>
        <source>These keys stay as they are.</source>
        <translation>Diese Tasten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Choose an action to give it other keys.</source>
        <translation>Wählen Sie eine Aktion, um ihr andere Tasten zu geben.</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Umschalt und Links, Rechts</translation>
    </message>
    <message>
        <source>Add moves up, in the charts of nodes and time; there Ctrl goes on to another part</source>
        <translation>Züge zusammenzählen, in den Diagrammen von Knoten und Zeit; dort geht es mit Strg weiter</translation>
    </message>
</context>
<context>
    <name>SideName</name>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Path through a model (*.json)</source>
        <translation>Pfad durch ein Modell (*.json)</translation>
    </message>
    <message>
        <source>Open a path</source>
        <translation>Einen Pfad öffnen</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>Die Datei „%1“ konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Save the path</source>
        <translation>Den Pfad speichern</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back to the initial state</source>
        <translation>Zurück zum Anfangszustand</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>The path&apos;s next step</source>
        <translation>Der nächste Schritt des Pfads</translation>
    </message>
    <message>
        <source>Take the step</source>
        <translation>Schritt tun</translation>
    </message>
    <message>
        <source>Take the step that is chosen in the list; Enter or a double click there does so, too</source>
        <translation>Den in der Liste gewählten Schritt tun; Eingabe oder ein Doppelklick dort tut es auch</translation>
    </message>
    <message>
        <source>Save path …</source>
        <translation>Pfad speichern …</translation>
    </message>
    <message>
        <source>Write the path to a small file that somebody else can open</source>
        <translation>Den Pfad in eine kleine Datei schreiben, die jemand anders öffnen kann</translation>
    </message>
    <message>
        <source>Open path …</source>
        <translation>Pfad öffnen …</translation>
    </message>
    <message>
        <source>Go along a path from a file, to the step that was looked at</source>
        <translation>Einem Pfad aus einer Datei folgen, bis zu dem Schritt, der angesehen wurde</translation>
    </message>
    <message>
        <source>Steps that are possible</source>
        <translation>Mögliche Schritte</translation>
    </message>
    <message>
        <source>Possible step</source>
        <translation>Möglicher Schritt</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Führt zu</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>Der Pfad bisher</translation>
    </message>
    <message>
        <source>The path is one through the model “%1”; it is followed when that model is explored.</source>
        <translation>Der Pfad gehört zum Modell „%1“; er wird verfolgt, sobald dieses Modell erkundet ist.</translation>
    </message>
    <message>
        <source>The path is one through the model “%1” with %2; it is followed when that model is explored.</source>
        <translation>Der Pfad gehört zum Modell „%1“ mit %2; er wird verfolgt, sobald dieses Modell erkundet ist.</translation>
    </message>
    <message>
        <source>There is no system to walk through yet.</source>
        <translation>Es gibt noch kein System, durch das man gehen könnte.</translation>
    </message>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>Zustand %1, nach %n Schritt</numerusform>
            <numerusform>Zustand %1, nach %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing follows: a deadlock</source>
        <translation>nichts folgt: ein Deadlock</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>↺ as at the beginning</source>
        <translation>↺ wie am Anfang</translation>
    </message>
    <message>
        <source>↺ as after step %1</source>
        <translation>↺ wie nach Schritt %1</translation>
    </message>
    <message>
        <source>The beginning, state %1</source>
        <translation>Der Anfang, Zustand %1</translation>
    </message>
    <message>
        <source>%1. %2 → state %3</source>
        <translation>%1. %2 → Zustand %3</translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>The first player&apos;s discs are round, the second&apos;s square; those that the tree plays are hollow and have their number</source>
        <translation>Die Steine des Ersten sind rund, die des Zweiten eckig; die der Baum spielt, sind hohl und haben ihre Nummer</translation>
    </message>
</context>
<context>
    <name>SolverTasks</name>
    <message>
        <source>does it at least draw?</source>
        <translation>hält sie mindestens remis?</translation>
    </message>
    <message>
        <source>does it win?</source>
        <translation>gewinnt sie?</translation>
    </message>
    <message numerus="yes">
        <source>does it win in %n move(s) at most?</source>
        <translation>
            <numerusform>gewinnt sie in höchstens %n Zug?</numerusform>
            <numerusform>gewinnt sie in höchstens %n Zügen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last %n move(s) at least?</source>
        <translation>
            <numerusform>hält sie mindestens %n Zug durch?</numerusform>
            <numerusform>hält sie mindestens %n Züge durch?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 nicht beantwortet</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 ja</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1 nein</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>traps after %1</source>
        <translation>Fallen nach %1</translation>
    </message>
    <message>
        <source>best play to the end, questions: %1</source>
        <translation>bestes Spiel bis zum Ende, Fragen: %1</translation>
    </message>
    <message>
        <source>which replies throw the win away, questions: %1</source>
        <translation>welche Antworten den Gewinn wegwerfen, Fragen: %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
</context>
<context>
    <name>SpeedUpChart</name>
    <message>
        <source>Chart of the speed-up over the number of workers</source>
        <translation>Diagramm des Speedups über der Zahl der Worker</translation>
    </message>
    <message>
        <source>%1, against itself</source>
        <translation>%1, gegen sich selbst</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 mit %2: %3</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Speed-up (median, least to most)</source>
        <translation>Speedup (Median, kleinster bis größter)</translation>
    </message>
    <message>
        <source>From %1 to %2 in the repetitions</source>
        <translation>Von %1 bis %2 in den Wiederholungen</translation>
    </message>
    <message>
        <source>Run the measurement to see how much faster more workers are.</source>
        <translation>Führen Sie die Messung aus, um zu sehen, wie viel schneller mehr Worker sind.</translation>
    </message>
    <message>
        <source>as many as workers</source>
        <translation>so viel wie Worker</translation>
    </message>
    <message>
        <source>Amdahl&apos;s bound</source>
        <translation>Amdahls Schranke</translation>
    </message>
    <message>
        <source>report, parMap</source>
        <translation>Bericht, parMap</translation>
    </message>
    <message>
        <source>report, parList</source>
        <translation>Bericht, parList</translation>
    </message>
    <message>
        <source>%1 equal tasks</source>
        <translation>%1 gleiche Aufgaben</translation>
    </message>
</context>
<context>
    <name>Sprt</name>
    <message>
        <source>A sequential test needs two differences in Elo from -1000 to 1000, the smaller one first.</source>
        <translation>Ein sequenzieller Test braucht zwei Elo-Unterschiede von -1000 bis 1000, den kleineren zuerst.</translation>
    </message>
    <message>
        <source>The error rates of a sequential test lie between 0 and 1/2.</source>
        <translation>Die Fehlerraten eines sequenziellen Tests liegen zwischen 0 und 1/2.</translation>
    </message>
    <message>
        <source>%1 against %2 Elo</source>
        <translation>%1 gegen %2 Elo</translation>
    </message>
    <message>
        <source>%1, errors of %2 %</source>
        <translation>%1, Fehler von %2 %</translation>
    </message>
    <message>
        <source>%1, errors of %2 % and %3 %</source>
        <translation>%1, Fehler von %2 % und %3 %</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>stärker</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>nicht stärker</translation>
    </message>
    <message>
        <source>log likelihood ratio %1, bounds %2 and %3: %4</source>
        <translation>Log-Likelihood-Verhältnis %1, Schranken %2 und %3: %4</translation>
    </message>
</context>
<context>
    <name>SprtButton</name>
    <message>
        <source>%1 to %2 Elo, ends…</source>
        <translation>%1 bis %2 Elo, beendet…</translation>
    </message>
    <message>
        <source>%1 to %2 Elo…</source>
        <translation>%1 bis %2 Elo…</translation>
    </message>
    <message>
        <source>A pairing ends when its test is decided.</source>
        <translation>Eine Paarung endet, wenn ihr Test entschieden ist.</translation>
    </message>
</context>
<context>
    <name>SprtDialog</name>
    <message>
        <source>&amp;Fit the differences to the number of games</source>
        <translation>Unterschiede an die &amp;Zahl der Partien anpassen</translation>
    </message>
    <message>
        <source>&amp;End a pairing when its test is decided</source>
        <translation>Paarung beenden, wenn ihr Test &amp;entschieden ist</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Sequenzieller Test</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Not stronger at</source>
        <translation>Nicht stärker bei</translation>
    </message>
    <message>
        <source>Stronger from</source>
        <translation>Stärker ab</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Wrongly stronger in at most</source>
        <translation>Fälschlich stärker in höchstens</translation>
    </message>
    <message>
        <source>Wrongly not stronger in at most</source>
        <translation>Fälschlich nicht stärker in höchstens</translation>
    </message>
    <message>
        <source>The rounds are then the most that are played; the games are the same</source>
        <translation>Die Runden sind dann das Höchste, was gespielt wird; die Partien sind dieselben</translation>
    </message>
    <message>
        <source>&amp;Not stronger at:</source>
        <translation>&amp;Nicht stärker bei:</translation>
    </message>
    <message>
        <source>&amp;Stronger from:</source>
        <translation>&amp;Stärker ab:</translation>
    </message>
    <message>
        <source>&amp;Wrongly “stronger” in at most:</source>
        <translation>&amp;Fälschlich „stärker“ in höchstens:</translation>
    </message>
    <message>
        <source>W&amp;rongly “not stronger” in at most:</source>
        <translation>Fälschlich „nicht stärker“ in &amp;höchstens:</translation>
    </message>
</context>
<context>
    <name>StarRow</name>
    <message>
        <source>%1: %2 of %3 stars, accuracy %4</source>
        <comment>who, number, number, 87 %</comment>
        <translation>%1: %2 von %3 Sternen, Genauigkeit %4</translation>
    </message>
    <message>
        <source>%1: no stars, no move was a choice</source>
        <translation>%1: keine Sterne, bei keinem Zug gab es eine Wahl</translation>
    </message>
</context>
<context>
    <name>StartDemo</name>
    <message>
        <source>Demo: %1 against %2. Press any key to play.</source>
        <translation>Demo: %1 gegen %2. Drücken Sie eine Taste, um zu spielen.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Its strength is not measured yet.</source>
        <translation>Seine Stärke ist noch nicht gemessen.</translation>
    </message>
    <message>
        <source>Measured strength: Elo %1 (%2 to %3, 95 % interval, %4 games).</source>
        <translation>Gemessene Stärke: Elo %1 (%2 bis %3, 95-%-Intervall, %4 Partien).</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Ihr Gegner</translation>
    </message>
    <message>
        <source>Watch it play itself</source>
        <translation>Zusehen, wie er allein spielt</translation>
    </message>
    <message>
        <source>Who do you want to play?</source>
        <translation>Gegen wen möchten Sie spielen?</translation>
    </message>
    <message>
        <source>What this opponent does</source>
        <translation>Was dieser Gegner tut</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>You play the first disc</source>
        <translation>Sie spielen den ersten Stein</translation>
    </message>
    <message>
        <source>The first disc is your opponent&apos;s</source>
        <translation>Der erste Stein gehört Ihrem Gegner</translation>
    </message>
    <message>
        <source>The discs that you play with</source>
        <translation>Die Steine, mit denen Sie spielen</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>Wie stark sind sie?</translation>
    </message>
    <message>
        <source>What each opponent does, and the strength that was measured</source>
        <translation>Was jeder Gegner tut, und die gemessene Stärke</translation>
    </message>
    <message>
        <source>More engines…</source>
        <translation>Weitere Engines…</translation>
    </message>
    <message>
        <source>For experts: every engine with its settings, for either side</source>
        <translation>Für Fachleute: jede Engine mit ihren Einstellungen, für beide Seiten</translation>
    </message>
    <message>
        <source>Show this page whenever the program starts</source>
        <translation>Diese Seite bei jedem Start zeigen</translation>
    </message>
    <message>
        <source>Take turns on this computer.</source>
        <translation>Abwechselnd an diesem Rechner.</translation>
    </message>
    <message>
        <source>Show this page at start&amp;up</source>
        <translation>Bei &amp;jedem Start zeigen</translation>
    </message>
    <message>
        <source>Play against someone on this computer</source>
        <translation>Gegen jemanden an diesem Rechner spielen</translation>
    </message>
    <message>
        <source>Click an opponent, or press 1 to 8.</source>
        <translation>Klicken Sie auf einen Gegner oder drücken Sie 1 bis 8.</translation>
    </message>
    <message>
        <source>Close this page. To open it again, choose Game &gt; New game with…</source>
        <translation>Diese Seite schließen. Wieder öffnen mit Partie &gt; Neue Partie mit…</translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation>Wer beginnt:</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>Ihre Farbe:</translation>
    </message>
    <message>
        <source>Pick an opponent and watch</source>
        <translation>Einen Gegner wählen und zusehen</translation>
    </message>
    <message>
        <source>Hover over an opponent to learn more.</source>
        <translation>Zeigen Sie auf einen Gegner, um mehr zu erfahren.</translation>
    </message>
</context>
<context>
    <name>StateBoard</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>X plays the round discs, O the square ones; a frame marks what differs</source>
        <translation>X spielt die runden Steine, O die quadratischen; ein Rahmen kennzeichnet, was sich unterscheidet</translation>
    </message>
</context>
<context>
    <name>StateGraphView</name>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>What the colours stand for</source>
        <translation>Wofür die Farben stehen</translation>
    </message>
    <message>
        <source>%1 of %2 states shown</source>
        <translation>%1 von %2 Zuständen gezeigt</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>The state&apos;s parts</source>
        <translation>Die Teile des Zustands</translation>
    </message>
    <message>
        <source>The steps of the path</source>
        <translation>Die Schritte des Pfads</translation>
    </message>
    <message>
        <source>Keep this state beside the next ones, with what differs marked</source>
        <translation>Diesen Zustand neben den nächsten stehen lassen und Unterschiede kennzeichnen</translation>
    </message>
    <message>
        <source>Draw all states of this path</source>
        <translation>Alle Zustände dieses Pfads zeichnen</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Zustand %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message numerus="yes">
        <source>Path of %n step(s):</source>
        <translation>
            <numerusform>Pfad mit %n Schritt:</numerusform>
            <numerusform>Pfad mit %n Schritten:</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a state: what it consists of and the path to it stand here.</source>
        <translation>Wählen Sie einen Zustand: Woraus er besteht und der Weg zu ihm stehen dann hier.</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>State %1</source>
        <translation>Zustand %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>not expanded</source>
        <translation>nicht expandiert</translation>
    </message>
    <message>
        <source>nothing follows</source>
        <translation>nichts folgt</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 nodes · %2 · workers: %3</source>
        <translation>%1 Knoten · %2 · Worker: %3</translation>
    </message>
    <message>
        <source>depth %1 · %2 nodes · %3 · workers: %4</source>
        <translation>Tiefe %1 · %2 Knoten · %3 · Worker: %4</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>What the engine does</source>
        <translation>Was die Engine tut</translation>
    </message>
    <message>
        <source>Hints in this game</source>
        <translation>Tipps in dieser Partie</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Automatisches Speichern</translation>
    </message>
    <message>
        <source>autosaved %1</source>
        <translation>gesichert %1</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>Tipps: %1</translation>
    </message>
    <message>
        <source>%1
Times that are measured meanwhile are marked as disturbed. Click to go there.</source>
        <translation>%1
Zeiten, die währenddessen gemessen werden, sind als gestört gekennzeichnet. Ein Klick führt dorthin.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>last move, whose turn</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
</context>
<context>
    <name>StepNotes</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notizen für die Lehrkraft</translation>
    </message>
    <message>
        <source>There are no notes for this step.</source>
        <translation>Zu diesem Schritt gibt es keine Notizen.</translation>
    </message>
</context>
<context>
    <name>StepsTable</name>
    <message>
        <source>States with their bounds</source>
        <translation>Zustände mit ihren Schranken</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Untere</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Obere</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Its value</source>
        <translation>Ihr Wert</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Round of policy iteration</source>
        <translation>Runde der Strategie-Iteration</translation>
    </message>
    <message>
        <source>Policy iteration: a strategy, its values, and the next strategy that is better in some state</source>
        <translation>Strategie-Iteration: eine Strategie, ihre Werte und die nächste Strategie, die in einem Zustand besser ist</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Strategie:</translation>
    </message>
    <message>
        <source>of %1, the best</source>
        <comment>policies</comment>
        <translation>von %1, die beste</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>policies</comment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>Equation of the chosen state</source>
        <translation>Gleichung des gewählten Zustands</translation>
    </message>
    <message>
        <source>The states with their bounds</source>
        <translation>Die Zustände mit ihren Schranken</translation>
    </message>
    <message>
        <source>Views of the algorithm</source>
        <translation>Ansichten des Algorithmus</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>Gleichung</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Where it begins</source>
        <translation>Wo es beginnt</translation>
    </message>
    <message>
        <source>The sweep before</source>
        <translation>Der vorige Durchgang</translation>
    </message>
    <message>
        <source>One more sweep</source>
        <translation>Noch ein Durchgang</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Sweep after sweep, until the bounds are close</source>
        <translation>Durchgang für Durchgang, bis die Schranken eng sind</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Sweep until the bounds of all states are close</source>
        <translation>Durchgänge machen, bis die Schranken aller Zustände eng sind</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Goes to one of the sweeps that were made</source>
        <translation>Geht zu einem der gemachten Durchgänge</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>In fractions, as long as these are short enough</source>
        <translation>In Brüchen, solange diese kurz genug sind</translation>
    </message>
    <message>
        <source>Collapse end components</source>
        <translation>Endkomponenten zusammenfassen</translation>
    </message>
    <message>
        <source>Draws states as one among which one can stay for ever, as the algorithm sees them</source>
        <translation>Zeichnet Zustände, unter denen man für immer bleiben kann, als einen, wie der Algorithmus sie sieht</translation>
    </message>
    <message>
        <source>Run explores the model; its algorithm is then shown step by step.</source>
        <translation>„Ausführen“ erkundet das Modell; danach wird sein Algorithmus Schritt für Schritt gezeigt.</translation>
    </message>
    <message>
        <source>Equation and bounds</source>
        <translation>Gleichung und Schranken</translation>
    </message>
    <message>
        <source>Getting ready …</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>Nothing is asked of the model.</source>
        <translation>Vom Modell ist nichts gefragt.</translation>
    </message>
    <message>
        <source>Sweep %1 of %2</source>
        <translation>Durchgang %1 von %2</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Zustand %1</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>&apos;%1&apos; can&apos;t be used: %2.</source>
        <translation>„%1“ kann nicht benutzt werden: %2.</translation>
    </message>
    <message>
        <source>it is of version %1, and this program reads version %2</source>
        <translation>sie hat die Version %1, und dieses Programm liest Version %2</translation>
    </message>
    <message>
        <source>it is damaged (%1)</source>
        <translation>sie ist beschädigt (%1)</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing; the package libqt6sql6-sqlite of Debian has it</source>
        <translation>der SQLite-Treiber von Qt fehlt; das Debian-Paket libqt6sql6-sqlite enthält ihn</translation>
    </message>
    <message>
        <source>another program is writing to it; try again when that is done</source>
        <translation>ein anderes Programm schreibt gerade hinein; versuchen Sie es danach noch einmal</translation>
    </message>
    <message>
        <source>it is of version %1, may not be written to, and this program reads version %2</source>
        <translation>es hat Version %1 und darf nicht beschrieben werden; dieses Programm liest Version %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>StoredGame</name>
    <message>
        <source>The moves of this game are not legal; its file may be damaged.</source>
        <translation>Die Züge dieser Partie sind nicht erlaubt; ihre Datei ist vielleicht beschädigt.</translation>
    </message>
    <message>
        <source>The experiment %1 has no cell %2.</source>
        <translation>Das Experiment %1 hat keine Zelle %2.</translation>
    </message>
</context>
<context>
    <name>StudentAnswers</name>
    <message>
        <source>✓ right</source>
        <translation>✓ richtig</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ falsch</translation>
    </message>
    <message>
        <source>to read</source>
        <translation>zu lesen</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Antworten von %1</translation>
    </message>
    <message>
        <source>%1; handed in as %2, %3</source>
        <translation>%1; abgegeben als %2, %3</translation>
    </message>
    <message>
        <source>Answers, one by one</source>
        <translation>Antworten, eine nach der anderen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es ging</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
</context>
<context>
    <name>StudyCurves</name>
    <message>
        <source>H1 against itself with the article&apos;s alpha-beta search; both players know finished games; at each player&apos;s own moves 3, 6, 9 and so on one of the two columns with the best exact values is drawn, each with probability one half; at the others the first best column is taken.</source>
        <translation>H1 gegen sich selbst mit der Alpha-Beta-Suche des Artikels; beide Spieler erkennen beendete Partien; bei den eigenen Zügen 3, 6, 9 und so weiter jedes Spielers wird eine der zwei Spalten mit den besten exakten Werten ausgelost, jede mit Wahrscheinlichkeit einhalb; sonst wird die erste beste Spalte genommen.</translation>
    </message>
    <message>
        <source>The article leaves open how H1 counts vertical pairs, gaps held by the opponent and open threes on both sides, and what its random moves choose between, so its games can&apos;t be repeated move by move. In the strict reading the first searches visit 878 and 1,122 positions at depth 4 where the article has 716 and 809; no reading that was tried gives its numbers exactly. On average the total per game lies within about 40 % of the article&apos;s. Nodes and time fall together towards the end in both, from about ply 12 at depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised build and took about six microseconds in the article, so the times differ by a factor of about a hundred. Some labels of the article&apos;s figures 12 and 13 are swapped; its larger values are shown as nodes.</source>
        <translation>Der Artikel lässt offen, wie H1 senkrechte Paare, vom Gegner besetzte Lücken und beidseitig offene Dreier zählt und wozwischen seine Zufallszüge wählen; seine Partien lassen sich daher nicht Zug für Zug wiederholen. In der strikten Lesart besuchen die ersten Suchen bei Tiefe 4 878 und 1.122 Stellungen, wo der Artikel 716 und 809 hat; keine der versuchten Lesarten ergibt genau seine Zahlen. Im Mittel weicht die Summe je Partie um höchstens etwa 40 % von der des Artikels ab. Knoten und Zeit nehmen in beiden zum Ende hin gemeinsam ab, etwa ab Halbzug 12 bei Tiefe 4 und Halbzug 18 bei Tiefe 6. Eine Stellung braucht in einem optimierten Programm einige zehn Nanosekunden und brauchte im Artikel etwa sechs Mikrosekunden, die Zeiten unterscheiden sich also etwa um den Faktor hundert. Einige Beschriftungen der Abbildungen 12 und 13 des Artikels sind vertauscht; seine größeren Werte werden als Knoten gezeigt.</translation>
    </message>
</context>
<context>
    <name>StudyCurvesView</name>
    <message>
        <source>≥: the article&apos;s times at depth %1 can be read up to ply %2.</source>
        <translation>≥: Die Zeiten des Artikels bei Tiefe %1 sind bis Halbzug %2 ablesbar.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Zeit in ms</translation>
    </message>
    <message>
        <source>The times are no measure: other work of the program ran while the games were played.</source>
        <translation>Die Zeiten taugen nicht als Maß: Während die Partien gespielt wurden, lief andere Arbeit des Programms.</translation>
    </message>
    <message>
        <source>Totals, and why the curves differ</source>
        <translation>Summen, und warum die Kurven sich unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Play the two games</source>
        <translation>Beide Partien spie&amp;len</translation>
    </message>
    <message>
        <source>H1 against itself, once at depth 4 and once at depth 6</source>
        <translation>H1 gegen sich selbst, einmal mit Tiefe 4 und einmal mit Tiefe 6</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Decides the random choices between the two best columns. The same seed plays the same games.</source>
        <translation>Entscheidet die zufällige Wahl zwischen den zwei besten Spalten. Derselbe Startwert spielt dieselben Partien.</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strikt</translation>
    </message>
    <message>
        <source>Vertical pairs (V)</source>
        <translation>Senkrechte Paare (V)</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open</source>
        <translation>Wie H1 gelesen wird, wo der Artikel es offen lässt</translation>
    </message>
    <message>
        <source>&amp;Reading of H1:</source>
        <translation>Lesa&amp;rt von H1:</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>%v of at most %m plies</source>
        <translation>%v von höchstens %m Halbzügen</translation>
    </message>
    <message>
        <source>Export the study curves</source>
        <translation>Die Studienkurven exportieren</translation>
    </message>
    <message>
        <source>study-curves</source>
        <translation>studienkurven</translation>
    </message>
    <message>
        <source>The games are being played.</source>
        <translation>Die Partien werden gespielt.</translation>
    </message>
    <message>
        <source>Cancelled. The curves of the games before are still shown.</source>
        <translation>Abgebrochen. Die Kurven der vorigen Partien werden weiter gezeigt.</translation>
    </message>
    <message>
        <source>Both games are finished.</source>
        <translation>Beide Partien sind fertig.</translation>
    </message>
    <message>
        <source>The article&apos;s own points. Play the two games to see ours beside them.</source>
        <translation>Die Punkte des Artikels. Spielen Sie die zwei Partien, um unsere daneben zu sehen.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Knoten und Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Study curves, depth %1, seed %2</source>
        <translation>Studienkurven, Tiefe %1, Startwert %2</translation>
    </message>
</context>
<context>
    <name>StudyExperiment</name>
    <message>
        <source>Table 6: H1 against itself by depth</source>
        <translation>Tabelle 6: H1 gegen sich selbst nach Tiefe</translation>
    </message>
    <message>
        <source>Table 7: one feature of H1 against H2</source>
        <translation>Tabelle 7: ein Merkmal von H1 gegen H2</translation>
    </message>
    <message>
        <source>Table 8: features of H1 together against H2</source>
        <translation>Tabelle 8: Merkmale von H1 zusammen gegen H2</translation>
    </message>
    <message>
        <source>Table 9: H1 against H2 by depth</source>
        <translation>Tabelle 9: H1 gegen H2 nach Tiefe</translation>
    </message>
    <message>
        <source>Figure 12: nodes and time at depth 4</source>
        <translation>Abbildung 12: Knoten und Zeit bei Tiefe 4</translation>
    </message>
    <message>
        <source>Figure 13: nodes and time at depth 6</source>
        <translation>Abbildung 13: Knoten und Zeit bei Tiefe 6</translation>
    </message>
    <message>
        <source>second at depth %1</source>
        <translation>Zweiter mit Tiefe %1</translation>
    </message>
    <message>
        <source>first at depth %1</source>
        <translation>Erster mit Tiefe %1</translation>
    </message>
    <message>
        <source>H1 against H2, depth 4</source>
        <translation>H1 gegen H2, Tiefe 4</translation>
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
        <translation>alle</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>H1 against H2</source>
        <translation>H1 gegen H2</translation>
    </message>
    <message>
        <source>H1 against itself</source>
        <translation>H1 gegen sich selbst</translation>
    </message>
    <message>
        <source>The study has no &quot;%1&quot;; it has %2.</source>
        <translation>Die Studie hat kein „%1“; sie hat %2.</translation>
    </message>
    <message>
        <source>Nothing of %1 searches %2 plies deep or less.</source>
        <translation>Nichts in %1 sucht höchstens %2 Halbzüge tief.</translation>
    </message>
</context>
<context>
    <name>StudyLines</name>
    <message>
        <source>Study: the article&apos;s game at depth %1</source>
        <translation>Studie: die Partie des Artikels in Tiefe %1</translation>
    </message>
    <message>
        <source>The article, depth %1, ply %2: %3 nodes</source>
        <translation>Der Artikel, Tiefe %1, Halbzug %2: %3 Knoten</translation>
    </message>
    <message>
        <source>The article, depth %1, ply %2: %3 nodes, %4 ms</source>
        <translation>Der Artikel, Tiefe %1, Halbzug %2: %3 Knoten, %4 ms</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>Run a&amp;ll</source>
        <translation>A&amp;lle ausführen</translation>
    </message>
    <message>
        <source>All tables and figures by this protocol, one after the other</source>
        <translation>Alle Tabellen und Abbildungen nach diesem Protokoll, eine nach der anderen</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>The tables and figures of the heuristics study, expected beside measured</source>
        <translation>Tabellen und Abbildungen der Heuristik-Studie, erwartete neben gemessenen Werten</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Gespeicherte Läufe</translation>
    </message>
    <message>
        <source>Runs of this file of games, to look at or to resume</source>
        <translation>Läufe in dieser Datei der Partien, zum Ansehen oder Fortsetzen</translation>
    </message>
    <message>
        <source>File of ga&amp;mes…</source>
        <translation>Datei der Pa&amp;rtien…</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>&amp;Gespeichert:</translation>
    </message>
    <message>
        <source>choose a run</source>
        <translation>Lauf wählen</translation>
    </message>
    <message>
        <source>no runs yet</source>
        <translation>noch keine Läufe</translation>
    </message>
    <message>
        <source>Every game is kept in %1</source>
        <translation>Jede Partie wird in %1 gespeichert</translation>
    </message>
    <message>
        <source>File of games</source>
        <translation>Datei der Partien</translation>
    </message>
    <message>
        <source>Games of experiments (*.sqlite);;All files (*)</source>
        <translation>Partien von Experimenten (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
</context>
<context>
    <name>StudyProtocol</name>
    <message>
        <source>There is no protocol called &quot;%1&quot;; the protocols are %2.</source>
        <translation>Es gibt kein Protokoll namens „%1“; die Protokolle sind %2.</translation>
    </message>
    <message>
        <source>The article&apos;s flow chart at its word: a finished game is a leaf that the heuristic values, so that it is known through feature 1 of H1 alone and H2 does not know it. At each side&apos;s own moves 3, 6, 9 and so on one of its two best columns is drawn. The first move alternates; in table 6 and the figures the first stays the first.</source>
        <translation>Das Ablaufdiagramm des Artikels wörtlich genommen: Eine beendete Partie ist ein Blatt, das die Heuristik bewertet; sie wird also nur durch Merkmal 1 von H1 erkannt, und H2 erkennt sie nicht. Bei den eigenen Zügen 3, 6, 9 und so weiter jeder Seite wird eine ihrer zwei besten Spalten ausgelost. Der erste Zug wechselt ab; in Tabelle 6 und den Abbildungen bleibt der Erste der Erste.</translation>
    </message>
    <message>
        <source>Both players know finished games. At each side&apos;s own moves 3, 6, 9 and so on one of its two best columns is drawn. H1, in table 6 the first, moves first in every game.</source>
        <translation>Beide Spieler erkennen beendete Partien. Bei den eigenen Zügen 3, 6, 9 und so weiter jeder Seite wird eine ihrer zwei besten Spalten ausgelost. H1, in Tabelle 6 der Erste, beginnt jede Partie.</translation>
    </message>
    <message>
        <source>Both players know finished games. No move is chosen by lot; each of the 238 positions of three plies, mirror images included, is played with both colours, 476 games in all, in an order that the seed deals.</source>
        <translation>Beide Spieler erkennen beendete Partien. Kein Zug wird ausgelost; jede der 238 Stellungen aus drei Halbzügen, Spiegelbilder mitgezählt, wird mit beiden Farben gespielt, insgesamt 476 Partien, in einer Reihenfolge, die der Startwert bestimmt.</translation>
    </message>
    <message>
        <source>Settings that were searched for tables 7 to 9, where they come closest to the article&apos;s shares: as literal, but the second, fifth, eighth ... disc of a game falls into any open column, and in H1 vertical pairs count the empty squares above them, runs may overlap, every disc counts for its column, and an open three counts as four in line. With table 6 they agree in fewer cells than literal.</source>
        <translation>Einstellungen, die für die Tabellen 7 bis 9 gesucht wurden, wo sie den Anteilen des Artikels am nächsten kommen: wie wörtlich, doch die zweite, fünfte, achte ... Scheibe einer Partie fällt in irgendeine offene Spalte, und in H1 zählen senkrechte Paare die leeren Felder über sich, Reihen dürfen sich überlappen, jede Scheibe zählt für ihre Spalte, und ein offener Dreier zählt als vier in einer Reihe. Mit Tabelle 6 stimmen sie in weniger Zellen überein als wörtlich.</translation>
    </message>
</context>
<context>
    <name>StudySettingsForm</name>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tabelle:</translation>
    </message>
    <message>
        <source>Pr&amp;otocol:</source>
        <translation>Pr&amp;otokoll:</translation>
    </message>
    <message>
        <source>Roun&amp;ds:</source>
        <translation>R&amp;unden:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>Wor&amp;ker:</translation>
    </message>
    <message>
        <source>Reading of H1:</source>
        <translation>Lesart von H1:</translation>
    </message>
    <message>
        <source>Sequential test:</source>
        <translation>Sequenzieller Test:</translation>
    </message>
    <message>
        <source>Table or figure of the study</source>
        <translation>Tabelle oder Abbildung der Studie</translation>
    </message>
    <message>
        <source>What of the article is repeated</source>
        <translation>Was vom Artikel wiederholt wird</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>Runden jeder Zelle</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Same seed, same games. 0 takes 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9, 4000 for the figures.</source>
        <translation>Gleicher Startwert, gleiche Partien. 0 nimmt 1000 für Tabelle 6, 2000 für die Tabellen 7 und 8, 3000 für Tabelle 9, 4000 für die Abbildungen.</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>wie in der Studie</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>Games at a time; 0 takes one for each core. The games are the same.</source>
        <translation>Partien zugleich; 0 nimmt eine je Kern. Die Partien sind dieselben.</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Lesart von H1</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Sequenzieller Test</translation>
    </message>
    <message>
        <source>the article&apos;s</source>
        <translation>wie im Artikel</translation>
    </message>
    <message>
        <source>Games for each cell; 0 takes all %1, fewer are the first ones that the seed deals. More rounds than are kept play on behind them.</source>
        <translation>Partien für jede Zelle; 0 nimmt alle %1, weniger sind die ersten, die der Startwert bestimmt. Mehr Runden als gespeichert spielen dahinter weiter.</translation>
    </message>
    <message>
        <source>Games for each cell; 0 takes the article&apos;s number (100, in table 6 10). More rounds than are kept play on behind them.</source>
        <translation>Partien für jede Zelle; 0 nimmt die Zahl des Artikels (100, in Tabelle 6 10). Mehr Runden als gespeichert spielen dahinter weiter.</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 strikt…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>H1-Variante…</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open: %1</source>
        <translation>Wie H1 gelesen wird, wo der Artikel es offen lässt: %1</translation>
    </message>
    <message>
        <source>The protocol %1 reads H1 so</source>
        <translation>Das Protokoll %1 liest H1 so</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Run an experiment to see it here.</source>
        <translation>Führen Sie ein Experiment aus, um es hier zu sehen.</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>die Studie</translation>
    </message>
    <message>
        <source>%1
the study prints %2</source>
        <translation>%1
die Studie druckt %2 ab</translation>
    </message>
    <message>
        <source>%1: as %2 to the power of %3 (R² %4).</source>
        <translation>%1: wie %2 hoch %3 (R² %4).</translation>
    </message>
    <message>
        <source>%1: times %3 with each %2 more (R² %4).</source>
        <translation>%1: mal %3 mit jedem %2 mehr (R² %4).</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1, angepasst</translation>
    </message>
    <message>
        <source>Three values at least tell how it grows.</source>
        <translation>Erst mindestens drei Werte sagen, wie es wächst.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>certainly from %1</source>
        <translation>mit Sicherheit von %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>states</source>
        <translation>zustände</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>the study, with an observer</source>
        <translation>die Studie, mit einem Beobachter</translation>
    </message>
    <message>
        <source>The study counts states with an observer of the goal: these are more.</source>
        <translation>Die Studie zählt Zustände mit einem Beobachter des Ziels: Das sind mehr.</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>probability within so many</source>
        <translation>Wahrscheinlichkeit binnen so vieler</translation>
    </message>
    <message>
        <source>Give “Curves up to” a number and run the experiment.</source>
        <translation>Geben Sie bei „Kurven bis“ eine Zahl ein, und führen Sie das Experiment aus.</translation>
    </message>
    <message>
        <source>%1
within %2: %3</source>
        <translation>%1
binnen %2: %3</translation>
    </message>
    <message>
        <source>%1: the probability that the goal is met within so many, at best where there is something to decide.</source>
        <translation>%1: die Wahrscheinlichkeit, dass das Ziel binnen so vieler erreicht wird, im besten Fall, wo es etwas zu entscheiden gibt.</translation>
    </message>
    <message>
        <source>probability that it is over</source>
        <translation>Wahrscheinlichkeit, dass es vorbei ist</translation>
    </message>
    <message>
        <source>Only a game of chance alone, without anything to decide, can be shown by its endings: explore such a model first, the Goose for one.</source>
        <translation>Nur ein reines Glücksspiel, in dem nichts zu entscheiden ist, lässt sich durch seine Ausgänge zeigen: Erkunden Sie zuerst ein solches Modell, zum Beispiel das Gänsespiel.</translation>
    </message>
    <message>
        <source>%1 within %2: %3</source>
        <translation>%1 binnen %2: %3</translation>
    </message>
    <message>
        <source>After %1: %2; over with probability %3.</source>
        <translation>Nach %1: %2; vorbei mit Wahrscheinlichkeit %3.</translation>
    </message>
</context>
<context>
    <name>SweepReport</name>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>not reached for certain</source>
        <translation>nicht sicher erreicht</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Certainly from</source>
        <translation>Mit Sicherheit von</translation>
    </message>
    <message>
        <source>Report on an experiment: %1</source>
        <translation>Bericht über ein Experiment: %1</translation>
    </message>
    <message>
        <source>Asked was %1.</source>
        <translation>Gefragt war %1.</translation>
    </message>
    <message>
        <source>%1 took the values %2.</source>
        <translation>%1 nahm die Werte %2 an.</translation>
    </message>
    <message>
        <source>The other parameters: %1.</source>
        <translation>Die anderen Parameter: %1.</translation>
    </message>
</context>
<context>
    <name>Syntax</name>
    <message>
        <source>a number grows beyond %1 here</source>
        <translation>eine Zahl wächst hier über %1 hinaus</translation>
    </message>
    <message>
        <source>%1(%2) has no value: %2 is no %3</source>
        <translation>%1(%2) hat keinen Wert: %2 gehört nicht zu %3</translation>
    </message>
    <message>
        <source>&apos;if&apos; takes three arguments: a condition, what holds then, and what holds otherwise</source>
        <translation>„if“ nimmt drei Argumente: eine Bedingung, was dann gilt und was sonst gilt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no map, so that it takes no arguments</source>
        <translation>„%1“ ist keine Funktion (map) und hat deshalb keine Argumente</translation>
    </message>
    <message>
        <source>there is no map &apos;%1&apos;</source>
        <translation>es gibt keine Funktion (map) „%1“</translation>
    </message>
    <message numerus="yes">
        <source>&apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>„%1“ nimmt %n Argument</numerusform>
            <numerusform>„%1“ nimmt %n Argumente</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, nicht %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>„%1“ ist zweimal deklariert</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function of the language already</source>
        <translation>„%1“ ist schon eine Funktion der Sprache</translation>
    </message>
    <message>
        <source>the left side of an equation must be a map, as in f(0, n) = 1</source>
        <translation>die linke Seite einer Gleichung muss eine Funktion (map) sein, wie in f(0, n) = 1</translation>
    </message>
    <message>
        <source>on the left of an equation an argument is a constant or a variable of &apos;var&apos;</source>
        <translation>links in einer Gleichung ist ein Argument eine Konstante oder eine Variable aus „var“</translation>
    </message>
    <message>
        <source>the variable &apos;%1&apos; must stand on the left of its equation, too</source>
        <translation>die Variable „%1“ muss auch links in ihrer Gleichung stehen</translation>
    </message>
    <message>
        <source>&apos;eqn&apos;, where the variables are used,</source>
        <translation>„eqn“, wo die Variablen benutzt werden,</translation>
    </message>
    <message>
        <source>the name of a sort</source>
        <translation>der Name einer Sorte</translation>
    </message>
    <message>
        <source>&apos;struct&apos;, as in sort Token = struct X | O;</source>
        <translation>„struct“, wie in sort Token = struct X | O;</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>der Name einer Konstanten</translation>
    </message>
    <message>
        <source>a constant of an enumeration takes no arguments here</source>
        <translation>eine Konstante einer Aufzählung hat hier keine Argumente</translation>
    </message>
    <message>
        <source>the name of a map</source>
        <translation>der Name einer Funktion (map)</translation>
    </message>
    <message>
        <source>sort, map, var or eqn</source>
        <translation>sort, map, var oder eqn</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>der Name einer Aktion</translation>
    </message>
    <message>
        <source>this takes more than %L1 steps</source>
        <translation>dies braucht mehr als %L1 Schritte</translation>
    </message>
    <message>
        <source>the equations call one another more than %L1 levels deep; an equation without such a call must end them</source>
        <translation>die Gleichungen rufen einander mehr als %L1 Ebenen tief auf; eine Gleichung ohne solchen Aufruf muss sie beenden</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has no end of values to try; a condition must bound it, as in %4</source>
        <translation>für „%1 %2: %3“ gibt es endlos viele Werte zu probieren; eine Bedingung muss sie begrenzen, wie in %4</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has more than %L4 values to try</source>
        <translation>für „%1 %2: %3“ gibt es mehr als %L4 Werte zu probieren</translation>
    </message>
    <message>
        <source>no equation says what %1 is</source>
        <translation>keine Gleichung sagt, was %1 ist</translation>
    </message>
    <message>
        <source>lists, sets, bags and functions as values are no part of this language; there are Bool, Pos, Nat, Int and enumerations</source>
        <translation>Listen, Mengen, Multimengen und Funktionen als Werte gehören nicht zu dieser Sprache; es gibt Bool, Pos, Nat, Int und Aufzählungen</translation>
    </message>
    <message>
        <source>an expression (a number, a name, ...)</source>
        <translation>ein Ausdruck (eine Zahl, ein Name, ...)</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;)&apos;</source>
        <translation>ein „,“ oder ein „)“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of this language here; there are Bool, Pos, Nat, Int and the names of enumerations</source>
        <translation>„%1“ gehört hier nicht zu dieser Sprache; es gibt Bool, Pos, Nat, Int und die Namen von Aufzählungen</translation>
    </message>
    <message>
        <source>a sort (Bool, Pos, Nat, Int or an enumeration)</source>
        <translation>eine Sorte (Bool, Pos, Nat, Int oder eine Aufzählung)</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>der Name einer Variablen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning in this language</source>
        <translation>„%1“ hat in dieser Sprache keine Bedeutung</translation>
    </message>
    <message>
        <source>; did you mean &apos;%1&apos;?</source>
        <translation>; meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>a &apos;%1&apos;</source>
        <translation>ein „%1“</translation>
    </message>
    <message>
        <source>%1 is expected here; &apos;%2&apos; has a meaning of its own, so that nothing can be named so</source>
        <translation>hier wird %1 erwartet; „%2“ hat eine eigene Bedeutung, sodass nichts so heißen kann</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number can&apos;t begin with a 0</source>
        <translation>eine Zahl kann nicht mit einer 0 beginnen</translation>
    </message>
    <message>
        <source>this number is too large; %1 is the largest</source>
        <translation>diese Zahl ist zu groß; %1 ist die größte</translation>
    </message>
    <message>
        <source>%1 is expected here, but the text ends</source>
        <translation>hier wird %1 erwartet, aber der Text endet</translation>
    </message>
    <message>
        <source>%1 is expected here, not &apos;%2&apos;</source>
        <translation>hier wird %1 erwartet, nicht „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t stand here, after %2</source>
        <translation>„%1“ kann hier, nach %2, nicht stehen</translation>
    </message>
    <message>
        <source>brackets and operators can be %1 levels deep</source>
        <translation>Klammern und Operatoren können höchstens %1 Ebenen tief sein</translation>
    </message>
    <message>
        <source>there is no variable, constant or map &apos;%1&apos; here</source>
        <translation>hier gibt es keine Variable, Konstante oder Funktion (map) „%1“</translation>
    </message>
    <message numerus="yes">
        <source>the map &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>die Funktion (map) „%1“ nimmt %n Argument</numerusform>
            <numerusform>die Funktion (map) „%1“ nimmt %n Argumente</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no sort &apos;%1&apos;</source>
        <translation>es gibt keine Sorte „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the name of a variable here</source>
        <translation>„%1“ ist hier schon der Name einer Variablen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the sort %2, but %3 is needed here</source>
        <translation>„%1“ hat die Sorte %2, hier wird aber %3 gebraucht</translation>
    </message>
    <message>
        <source>this has the sort %1, but %2 is needed here</source>
        <translation>dies hat die Sorte %1, hier wird aber %2 gebraucht</translation>
    </message>
    <message>
        <source>; write %1</source>
        <translation>; schreiben Sie %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>sorts without constants are no part of this language; there are enumerations, as in %1</source>
        <translation>Sorten ohne Konstanten gehören nicht zu dieser Sprache; es gibt Aufzählungen, wie in %1</translation>
    </message>
    <message>
        <source>other names of sorts are no part of this language; there are enumerations, as in %1</source>
        <translation>andere Namen von Sorten gehören nicht zu dieser Sprache; es gibt Aufzählungen, wie in %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared already; actions of one name with other arguments are no part of this language</source>
        <translation>„%1“ ist schon deklariert; Aktionen eines Namens mit anderen Argumenten gehören nicht zu dieser Sprache</translation>
    </message>
</context>
<context>
    <name>SystemPicture</name>
    <message>
        <source>State %1</source>
        <translation>Zustand %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>Deadlock</translation>
    </message>
    <message>
        <source>livelock</source>
        <translation>Livelock</translation>
    </message>
    <message>
        <source>%1 does not hold here</source>
        <translation>%1 gilt hier nicht</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Ebene %1: %2</translation>
    </message>
    <message>
        <source>Level %1, states: %2</source>
        <translation>Ebene %1, Zustände: %2</translation>
    </message>
    <message>
        <source>Level %1: %2, fails in %3</source>
        <translation>Ebene %1: %2, verletzt in %3</translation>
    </message>
    <message>
        <source>%1 does not hold in %2 of them</source>
        <translation>%1 gilt in %2 davon nicht</translation>
    </message>
    <message>
        <source>A box is a level with its number of states, a number at an arrow counts transitions. Choosing a level goes on state by state.</source>
        <translation>Ein Kasten ist eine Ebene mit der Anzahl ihrer Zustände, eine Zahl an einem Pfeil zählt Transitionen. Wer eine Ebene wählt, geht Zustand für Zustand weiter.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>livelock: hidden steps for ever, or no way to an end</source>
        <translation>Livelock: verborgene Schritte für immer, oder kein Weg zu einem Ende</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>lässt sich öffnen</translation>
    </message>
    <message>
        <source>the formula fails</source>
        <translation>die Formel gilt nicht</translation>
    </message>
    <message>
        <source>the formula holds</source>
        <translation>die Formel gilt</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <translation>%1 → Zustand %2</translation>
    </message>
</context>
<context>
    <name>SystemStatePanel</name>
    <message>
        <source>The system says nothing of what its states consist of.</source>
        <translation>Das System sagt nicht, woraus seine Zustände bestehen.</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Go along this path in the simulator</source>
        <translation>Diesem Pfad im Simulator folgen</translation>
    </message>
    <message>
        <source>No path leads there from the initial state.</source>
        <translation>Vom Anfangszustand führt kein Pfad dorthin.</translation>
    </message>
</context>
<context>
    <name>SystemView</name>
    <message>
        <source>The system, drawn</source>
        <translation>Das System als Bild</translation>
    </message>
    <message>
        <source>All states, the levels, or state by state</source>
        <translation>Alle Zustände, die Ebenen oder Zustand für Zustand</translation>
    </message>
    <message>
        <source>The whole system</source>
        <translation>Das ganze System</translation>
    </message>
    <message>
        <source>Its levels</source>
        <translation>Seine Ebenen</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>Zustand für Zustand</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Keine Farben</translation>
    </message>
    <message>
        <source>Colours by level</source>
        <translation>Farben nach Ebene</translation>
    </message>
    <message>
        <source>Colours by thread</source>
        <translation>Farben nach Thread</translation>
    </message>
    <message>
        <source>Colours by the formula</source>
        <translation>Farben nach der Formel</translation>
    </message>
    <message>
        <source>looking through the states …</source>
        <translation>die Zustände werden durchgesehen …</translation>
    </message>
    <message>
        <source>%1 states in %2 levels</source>
        <translation>%1 Zustände in %2 Ebenen</translation>
    </message>
    <message>
        <source>Transition system</source>
        <translation>Transitionssystem</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
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
        <source>Large rows too</source>
        <translation>Auch große Zeilen</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Tabelle füllen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Zeile öffnen</translation>
    </message>
    <message>
        <source>Table of the study</source>
        <translation>Tabelle der Studie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Which table of the study is shown and filled</source>
        <translation>Welche Tabelle der Studie gezeigt und gefüllt wird</translation>
    </message>
    <message>
        <source>Rows of more than %1 states too. A state takes some 50 to 150 bytes and 2 to 5 microseconds, so that 23 million states take 2 GiB and a minute or two; a row ends at %2 GiB and says so.</source>
        <translation>Auch Zeilen mit mehr als %1 Zuständen. Ein Zustand braucht etwa 50 bis 150 Byte und 2 bis 5 Mikrosekunden, 23 Millionen Zustände also 2 GiB und ein bis zwei Minuten; eine Zeile endet bei %2 GiB und meldet es.</translation>
    </message>
    <message>
        <source>Small models in fractions, too: 75/22</source>
        <translation>Kleine Modelle auch in Brüchen: 75/22</translation>
    </message>
    <message>
        <source>Explore and check the models row by row</source>
        <translation>Die Modelle Zeile für Zeile erkunden und prüfen</translation>
    </message>
    <message>
        <source>End it; what is filled stays, and Fill goes on there</source>
        <translation>Beenden; was gefüllt ist, bleibt, und „Tabelle füllen“ macht dort weiter</translation>
    </message>
    <message>
        <source>Show this row&apos;s model with its values and its question on the page; Enter or a double click in the table does so, too</source>
        <translation>Das Modell dieser Zeile mit seinen Werten und seiner Frage auf der Seite zeigen; Eingabe oder ein Doppelklick in der Tabelle tut es auch</translation>
    </message>
    <message>
        <source>Rows run</source>
        <translation>Ausgeführte Zeilen</translation>
    </message>
    <message>
        <source>%v of %m rows</source>
        <translation>%v von %m Zeilen</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Die Tabelle exportieren</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabelle als &amp;CSV…</translation>
    </message>
    <message>
        <source>A line for each cell: paper, ours, the interval</source>
        <translation>Eine Zeile für jede Zelle: Artikel, unser Wert, das Intervall</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Table as &amp;JSON…</source>
        <translation>Tabelle als &amp;JSON…</translation>
    </message>
    <message>
        <source>Rows with their cells, for a program</source>
        <translation>Zeilen mit ihren Zellen, für ein Programm</translation>
    </message>
    <message>
        <source>JSON document (*.json)</source>
        <translation>JSON-Dokument (*.json)</translation>
    </message>
    <message>
        <source>Table as &amp;Markdown…</source>
        <translation>Tabelle als &amp;Markdown…</translation>
    </message>
    <message>
        <source>For a text: paper, ours and the interval in each cell</source>
        <translation>Für einen Text: Artikel, unser Wert und das Intervall in jeder Zelle</translation>
    </message>
    <message>
        <source>Markdown text (*.md)</source>
        <translation>Markdown-Text (*.md)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF-Be&amp;richt…</translation>
    </message>
    <message>
        <source>The table with its notes on A4 pages</source>
        <translation>Die Tabelle mit ihren Anmerkungen auf A4-Seiten</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF-Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>TeacherView</name>
    <message>
        <source>%1 — for the teacher</source>
        <translation>%1 — für die Lehrkraft</translation>
    </message>
    <message>
        <source>The lesson for the teacher</source>
        <translation>Die Lektion für die Lehrkraft</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minute(s)</source>
        <translation>
            <numerusform>%1 von %n Minute</numerusform>
            <numerusform>%1 von %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermsPanel</name>
    <message>
        <source>Which discs are hidden</source>
        <translation>Welche Steine verborgen sind</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Your words, for the teacher</source>
        <translation>Eigene Worte, für die Lehrkraft</translation>
    </message>
    <message>
        <source>Kept as you write; the teacher reads it</source>
        <translation>Wird beim Schreiben aufbewahrt; die Lehrkraft liest es</translation>
    </message>
</context>
<context>
    <name>ThreadPool</name>
    <message>
        <source>The system gives this program no further thread to work with. Try again when other programs have ended.</source>
        <translation>Das System gibt diesem Programm keinen weiteren Thread zum Arbeiten. Versuchen Sie es wieder, wenn andere Programme beendet sind.</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>%1 is to move and completes four on %2.</source>
        <translation>%1 ist am Zug und vollendet auf %2 vier in einer Linie.</translation>
    </message>
    <message>
        <source>%1 would complete four on %2, and %3 can block only one of these.</source>
        <translation>%1 würde auf %2 vier in einer Linie vollenden, und %3 kann nur eines davon blockieren.</translation>
    </message>
    <message>
        <source>%1 would complete four on %2, so %3 has to block there.</source>
        <translation>%1 würde auf %2 vier in einer Linie vollenden, also muss %3 dort blockieren.</translation>
    </message>
    <message>
        <source>an odd threat on %1</source>
        <translation>eine ungerade Drohung auf %1</translation>
    </message>
    <message>
        <source>odd threats on %1</source>
        <translation>ungerade Drohungen auf %1</translation>
    </message>
    <message>
        <source>an even threat on %1</source>
        <translation>eine gerade Drohung auf %1</translation>
    </message>
    <message>
        <source>even threats on %1</source>
        <translation>gerade Drohungen auf %1</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a side, and its threats</comment>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1&apos;s threats on %2 lie one above the other: only one of them can be blocked.</source>
        <translation>Die Drohungen von %1 auf %2 liegen übereinander: Nur eine davon kann blockiert werden.</translation>
    </message>
    <message>
        <source>The one on %1 is of no use: the threat below it decides first.</source>
        <translation>Die auf %1 nützt nichts: Die Drohung darunter entscheidet vorher.</translation>
    </message>
    <message>
        <source>Those on %1 are of no use: the threats below them decide first.</source>
        <translation>Die auf %1 nützen nichts: Die Drohungen darunter entscheiden vorher.</translation>
    </message>
    <message>
        <source>If both now only fill up columns and no new threat comes up,</source>
        <translation>Wenn jetzt beide nur noch Spalten auffüllen und keine neue Drohung entsteht,</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in more columns than %3.</source>
        <translation>%1 gewinnt %2, mit ungeraden Drohungen in mehr Spalten als %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins with an even threat, because %3 does not have odd ones in more columns.</source>
        <translation>%1 gewinnt %2 mit einer geraden Drohung, weil %3 nicht in mehr Spalten ungerade hat.</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in two columns more than %3.</source>
        <translation>%1 gewinnt %2, mit ungeraden Drohungen in zwei Spalten mehr als %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins; with several threats in a column this was played out, not counted.</source>
        <translation>%1 gewinnt %2; bei mehreren Drohungen in einer Spalte wurde dies ausgespielt, nicht abgezählt.</translation>
    </message>
    <message>
        <source>%1 nobody wins.</source>
        <translation>%1 gewinnt niemand.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, can be played now</source>
        <translation>%1: Drohung von %2, jetzt spielbar</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, of no use: one below it decides first</source>
        <translation>%1: Drohung von %2, nützt nichts: eine darunter entscheidet vorher</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat, above another one</source>
        <translation>%1: ungerade Drohung von %2, über einer anderen</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat, above another one</source>
        <translation>%1: gerade Drohung von %2, über einer anderen</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat</source>
        <translation>%1: ungerade Drohung von %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat</source>
        <translation>%1: gerade Drohung von %2</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Es gibt keine Drohungen.</translation>
    </message>
    <message>
        <source>When only columns with threats are left to fill, somebody has to play below one. Rows counted from 1 at the bottom, the first player then profits from a threat on an odd row, and the second player, who can always answer in the same column, from one on an even row; odd threats of both sides cancel each other out (V. Allis, 1988). It is a rule of thumb as long as new threats can come up.</source>
        <translation>Wenn nur noch Spalten mit Drohungen zu füllen sind, muss jemand unter einer davon spielen. Zählt man die Reihen unten mit 1 beginnend, nützt dem ersten Spieler dann eine Drohung auf einer ungeraden Reihe, und dem zweiten, der immer in derselben Spalte antworten kann, eine auf einer geraden; ungerade Drohungen beider Seiten heben einander auf (V. Allis, 1988). Das ist eine Faustregel, solange neue Drohungen entstehen können.</translation>
    </message>
</context>
<context>
    <name>TimeLeftText</name>
    <message>
        <source>a few seconds left</source>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>noch etwa %n Stunde</numerusform>
            <numerusform>noch etwa %n Stunden</numerusform>
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
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>helping worker 1 with the same question</source>
        <translation>hilft Worker 1 bei derselben Frage</translation>
    </message>
    <message>
        <source>with help from other workers</source>
        <translation>mit Hilfe anderer Worker</translation>
    </message>
    <message>
        <source>the only worker&apos;s own</source>
        <translation>die eigene des einzigen Workers</translation>
    </message>
    <message>
        <source>run by another worker than its creator</source>
        <translation>von einem anderen Worker ausgeführt als dem, der sie erzeugt hat</translation>
    </message>
    <message>
        <source>run by its creator</source>
        <translation>ausgeführt von dem, der sie erzeugt hat</translation>
    </message>
    <message>
        <source>Nothing was shared: one worker went through the moves.</source>
        <translation>Nichts wurde geteilt: Ein Worker ging die Züge durch.</translation>
    </message>
    <message>
        <source>Tasks created: %1; run by another worker: %2; run inline: %3.</source>
        <translation>Erzeugte Aufgaben: %1; von einem anderen Worker ausgeführt: %2; direkt ausgeführt: %3.</translation>
    </message>
    <message>
        <source>Nothing was shared: one worker answered all questions.</source>
        <translation>Nichts wurde geteilt: Ein Worker beantwortete alle Fragen.</translation>
    </message>
    <message>
        <source>Answered by worker 1 without help: %1; with help from other workers: %2.</source>
        <translation>Von Worker 1 ohne Hilfe beantwortet: %1; mit Hilfe anderer Worker: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) behind the root, and deeper ones that another worker ran; the others are parts of them or made of them.</source>
        <translation>
            <numerusform>%1 von %2 Aufgaben sind gezeichnet: die %n Zug hinter der Wurzel und tiefere, die ein anderer Worker ausgeführt hat; die übrigen sind Teile davon oder daraus zusammengesetzt.</numerusform>
            <numerusform>%1 von %2 Aufgaben sind gezeichnet: die %n Züge hinter der Wurzel und tiefere, die ein anderer Worker ausgeführt hat; die übrigen sind Teile davon oder daraus zusammengesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times count from the start of the run.</source>
        <translation>Zeiten zählen vom Beginn des Laufs an.</translation>
    </message>
    <message>
        <source>Times count from the start of the search; its first question began at %1.</source>
        <translation>Zeiten zählen vom Beginn der Suche an; ihre erste Frage begann bei %1.</translation>
    </message>
    <message>
        <source>Times count from the start of the search; its last depth began at %1.</source>
        <translation>Zeiten zählen vom Beginn der Suche an; ihre letzte Tiefe begann bei %1.</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>helping</source>
        <translation>helfend</translation>
    </message>
    <message>
        <source>another&apos;s</source>
        <translation>fremde</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>inline</source>
        <translation>direkt</translation>
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
        <translation>Worker %1: %2, %3 in %4, von %5 bis %6, %7.</translation>
    </message>
    <message>
        <source>Workers: %1. Time shown: %2. Busy: %3 %. Tail: %4.</source>
        <translation>Worker: %1. Gezeigte Zeit: %2. Beschäftigt: %3 %. Nachlauf: %4.</translation>
    </message>
    <message>
        <source>Every task of this view has a bar.</source>
        <translation>Jede Aufgabe dieser Ansicht hat einen Balken.</translation>
    </message>
    <message>
        <source>In this view %1 bars stand for %2 tasks: of those that share a pixel the first is drawn. Zoom in to tell them apart.</source>
        <translation>In dieser Ansicht stehen %1 Balken für %2 Aufgaben: Von denen, die sich ein Pixel teilen, ist die erste gezeichnet. Vergrößern Sie, um sie zu unterscheiden.</translation>
    </message>
    <message>
        <source>The search has begun; its workers are shown as soon as one of them has finished something.</source>
        <translation>Die Suche hat begonnen; ihre Worker werden gezeigt, sobald einer von ihnen etwas fertig hat.</translation>
    </message>
    <message>
        <source>The search ended before any of its workers had finished something.</source>
        <translation>Die Suche endete, bevor einer ihrer Worker etwas fertig hatte.</translation>
    </message>
    <message>
        <source>This answer took no search: the opening book has it, or it can be seen on the board.</source>
        <translation>Diese Antwort brauchte keine Suche: Sie steht im Eröffnungsbuch oder ist auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <source>This answer took no search: the labels of the data set decide.</source>
        <translation>Diese Antwort brauchte keine Suche: Die Labels des Datensatzes entscheiden.</translation>
    </message>
    <message>
        <source>%1 plays without a search: there is no work to be shown.</source>
        <translation>%1 spielt ohne Suche: Es gibt keine Arbeit zu zeigen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>on a bar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times count from the start of the search.</source>
        <translation>Zeiten zählen vom Beginn der Suche an.</translation>
    </message>
    <message>
        <source>Times count from the start of the search; all its depths are shown, %1 to %2.</source>
        <translation>Zeiten zählen vom Beginn der Suche an; alle ihre Tiefen sind gezeigt, %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <comment>a task</comment>
        <translation>%1 in Tiefe %2</translation>
    </message>
    <message>
        <source>Worker %1: %2, %3 in %4, from %5 to %6.</source>
        <translation>Worker %1: %2, %3 in %4, von %5 bis %6.</translation>
    </message>
    <message>
        <source>Itself %1, tasks within it (%2) %3, waiting %4.</source>
        <translation>Selbst %1, Aufgaben darin (%2) %3, wartend %4.</translation>
    </message>
    <message>
        <source>Tasks within it (%1) %2, idle %3.</source>
        <translation>Aufgaben darin (%1) %2, untätig %3.</translation>
    </message>
    <message>
        <source>All workers: %1 nodes at this depth.</source>
        <translation>Alle Worker: %1 Knoten in dieser Tiefe.</translation>
    </message>
    <message>
        <source>what is asked about</source>
        <translation>wonach gefragt wird</translation>
    </message>
    <message>
        <source>holds tasks</source>
        <translation>enthält Aufgaben</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <comment>of a task</comment>
        <translation>Wert: %1.</translation>
    </message>
</context>
<context>
    <name>TimelineLegend</name>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
</context>
<context>
    <name>TimelineSums</name>
    <message>
        <source>Speed-up %1; at most %2 with these tasks, %3 by Amdahl&apos;s law. Critical path: %4.</source>
        <translation>Beschleunigung %1; höchstens %2 mit diesen Aufgaben, %3 nach Amdahls Gesetz. Kritischer Pfad: %4.</translation>
    </message>
    <message>
        <source>Speed-up: the time of all tasks together, %1, divided by the time that passed, %2.</source>
        <translation>Beschleunigung: die Zeit aller Aufgaben zusammen, %1, geteilt durch die vergangene Zeit, %2.</translation>
    </message>
    <message>
        <source>At most with these tasks: whoever runs them, they take no less than their time shared out evenly among all workers, and no less than the critical path (Graham 1969).</source>
        <translation>Höchstens mit diesen Aufgaben: Wer sie auch ausführt, sie dauern nicht kürzer als ihre Zeit, gleichmäßig auf alle Worker verteilt, und nicht kürzer als der kritische Pfad (Graham 1969).</translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law: %1 % of the work passed before the first task or while only one worker had something to do; more workers make only the rest of it shorter (Amdahl 1967).</source>
        <translation>Nach Amdahls Gesetz: %1 % der Arbeit verging vor der ersten Aufgabe oder während nur ein Worker etwas zu tun hatte; mehr Worker verkürzen nur den Rest (Amdahl 1967).</translation>
    </message>
    <message>
        <source>Critical path: the questions that one worker answered without help, one after another; the longest took %1.</source>
        <translation>Kritischer Pfad: die Fragen, die ein Worker ohne Hilfe beantwortete, eine nach der anderen; die längste dauerte %1.</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. Tasks: %4. Nodes: %5. Busy: %6 %.</source>
        <translation>%1, von %2 bis %3. Aufgaben: %4. Knoten: %5. Beschäftigt: %6 %.</translation>
    </message>
    <message>
        <source>Of a task that the span cuts, nodes count as its time in it does.</source>
        <translation>Von einer Aufgabe, die der Zeitraum schneidet, zählen Knoten nach ihrem Zeitanteil darin.</translation>
    </message>
    <message>
        <source>Worker %1: busy %2, idle %3</source>
        <translation>Worker %1: beschäftigt %2, untätig %3</translation>
    </message>
    <message>
        <source>No worker was ever idle.</source>
        <translation>Kein Worker war je untätig.</translation>
    </message>
    <message>
        <source>Longest idle stretch: worker %1 had nothing to do for %2.</source>
        <translation>Längste untätige Strecke: Worker %1 hatte %2 lang nichts zu tun.</translation>
    </message>
    <message>
        <source>Critical path: the longest task, %1, or a longer chain of tasks that had to wait for one another; of several depths the sum of theirs.</source>
        <translation>Kritischer Pfad: die längste Aufgabe, %1, oder eine längere Kette von Aufgaben, die aufeinander warten mussten; bei mehreren Tiefen deren Summe.</translation>
    </message>
    <message>
        <source>Depth %1: busy %2, nodes %3</source>
        <translation>Tiefe %1: beschäftigt %2, Knoten %3</translation>
    </message>
    <message>
        <source>Idle stretch %1 of %2 by length: worker %3 had nothing to do for %4.</source>
        <translation>Untätige Strecke %1 von %2 nach Länge: Worker %3 hatte %4 lang nichts zu tun.</translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Timeline of the workers</source>
        <translation>Zeitleiste der Worker</translation>
    </message>
</context>
<context>
    <name>TlaExport</name>
    <message>
        <source>Save the board for TLC</source>
        <translation>Das Brett für TLC speichern</translation>
    </message>
    <message>
        <source>Configuration of TLC (*.cfg)</source>
        <translation>Konfiguration für TLC (*.cfg)</translation>
    </message>
    <message>
        <source>Save the rules for TLC</source>
        <translation>Die Regeln für TLC speichern</translation>
    </message>
    <message>
        <source>Module in TLA+ (*.tla)</source>
        <translation>Modul in TLA+ (*.tla)</translation>
    </message>
    <message>
        <source>TLC wants a file to be called as its module: Connect4.tla.</source>
        <translation>TLC verlangt, dass eine Datei wie ihr Modul heißt: Connect4.tla.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or diagonally – to win.</source>
        <translation>Klicken Sie auf eine Spalte, um einen Stein einzuwerfen, oder drücken Sie 1 bis 7. Vier in einer Linie gewinnen – waagerecht, senkrecht oder diagonal.</translation>
    </message>
    <message>
        <source>Stuck? Hint shows you where to look. Press it again for the exact column.</source>
        <translation>Ratlos? Tipp zeigt, wohin Sie schauen sollten. Drücken Sie noch einmal für die genaue Spalte.</translation>
    </message>
    <message>
        <source>After the game, Review shows your best moves and the turning point. Rematch starts another.</source>
        <translation>Nach der Partie zeigt die Auswertung Ihre besten Züge und den Wendepunkt. Mit Revanche beginnt die nächste.</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a tour</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Den Rundgang beenden</translation>
    </message>
    <message>
        <source>Leave the tour. To see it again, choose Help &gt; Take the tour.</source>
        <translation>Den Rundgang verlassen. Noch einmal ansehen mit Hilfe &gt; Rundgang starten.</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Zum nächsten Schritt</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Find a value or moves</source>
        <translation>Wert oder Züge finden</translation>
    </message>
    <message>
        <source>Marks the nodes that have this text in their words (Ctrl+F)</source>
        <translation>Kennzeichnet die Knoten mit diesem Text in ihren Worten (Strg+F)</translation>
    </message>
    <message>
        <source>More than %1 nodes are not drawn: close some of them first.</source>
        <translation>Mehr als %1 Knoten werden nicht gezeichnet: Schließen Sie zuerst einige.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn; what is below them is counted in them.</source>
        <translation>%1 Knoten sind gezeichnet; was darunter ist, ist in ihnen gezählt.</translation>
    </message>
</context>
<context>
    <name>TreeExportMenu</name>
    <message>
        <source>Write the tree, what the search did or what it cost to a file</source>
        <translation>Den Baum, was die Suche tat oder was sie kostete, in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>Baum exportieren</translation>
    </message>
    <message>
        <source>Tree for &amp;Graphviz…</source>
        <translation>Baum für &amp;Graphviz…</translation>
    </message>
    <message>
        <source>All that is kept of the tree as a graph in DOT</source>
        <translation>Alles, was vom Baum behalten ist, als Graph in DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Graph in DOT (*.dot)</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Tree as &amp;text…</source>
        <translation>Baum als &amp;Text…</translation>
    </message>
    <message>
        <source>A line for each node, indented</source>
        <translation>Eine Zeile je Knoten, eingerückt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Events as JSON lines…</source>
        <translation>&amp;Ereignisse als JSON-Zeilen…</translation>
    </message>
    <message>
        <source>What the search did, an event on each line</source>
        <translation>Was die Suche tat, ein Ereignis je Zeile</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Comparison as &amp;CSV…</source>
        <translation>Vergleich als &amp;CSV…</translation>
    </message>
    <message>
        <source>What each way to search cost, for spreadsheets</source>
        <translation>Was jede Art zu suchen kostete, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>C&amp;hart as SVG…</source>
        <translation>Diag&amp;ramm als SVG…</translation>
    </message>
    <message>
        <source>The chart under Side by side</source>
        <translation>Das Diagramm unter „Nebeneinander“</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>The tree as it is drawn, with what the signs mean</source>
        <translation>Der Baum, wie er gezeichnet ist, mit der Bedeutung der Zeichen</translation>
    </message>
</context>
<context>
    <name>TreeForm</name>
    <message>
        <source>What is searched</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>A position of a game, or a tree that you type</source>
        <translation>Eine Stellung einer Partie, oder ein Baum, den Sie tippen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Spalten und Zeilen des Bretts</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Columns one after the other, such as 44536</source>
        <translation>Spalten eine nach der anderen, etwa 44536</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Aus der Partie</translation>
    </message>
    <message>
        <source>Take the position that is on the board</source>
        <translation>Die Stellung vom Brett nehmen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Numbers are leaves as MAX sees them, parentheses hold the moves of a node: ((3 5) (2 (9 1)))</source>
        <translation>Zahlen sind Blätter aus der Sicht von MAX, Klammern halten die Züge eines Knotens: ((3 5) (2 (9 1)))</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Plies; each more takes several times as long</source>
        <translation>Halbzüge; jeder weitere dauert ein Mehrfaches</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Minimax looks at all, alpha-beta leaves out what cannot matter; the engine is the one that plays</source>
        <translation>Minimax sieht alles an, Alpha-Beta lässt aus, was nichts ändern kann; die Engine ist die, die spielt</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>In which order the moves of a node are searched</source>
        <translation>In welcher Reihenfolge die Züge eines Knotens gesucht werden</translation>
    </message>
    <message>
        <source>Beyond the window</source>
        <translation>Außerhalb des Fensters</translation>
    </message>
    <message>
        <source>Fail-soft says all that is known of a value outside of the window, fail-hard no more than the window&apos;s end</source>
        <translation>Fail-soft sagt alles, was über einen Wert außerhalb des Fensters bekannt ist, fail-hard nur das Ende des Fensters</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>What a position is worth where the search ends</source>
        <translation>Was eine Stellung wert ist, wo die Suche endet</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Positions that were searched are not searched again</source>
        <translation>Stellungen, die gesucht wurden, werden nicht noch einmal gesucht</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Typed tree</source>
        <translation>Getippter Baum</translation>
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
        <translation>Gesucht:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Brett:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Züge:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Baum:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Suche:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Tiefe:</translation>
    </message>
    <message>
        <source>Order:</source>
        <translation>Reihenfolge:</translation>
    </message>
    <message>
        <source>Beyond the window:</source>
        <translation>Außerhalb:</translation>
    </message>
    <message>
        <source>Leaves:</source>
        <translation>Blätter:</translation>
    </message>
</context>
<context>
    <name>TreeGuide</name>
    <message>
        <source>Searching this branch again.</source>
        <translation>Dieser Zweig wird neu gesucht.</translation>
    </message>
    <message>
        <source>What is below this node was searched again; it is drawn now.</source>
        <translation>Was unter diesem Knoten ist, wurde neu gesucht; jetzt ist es gezeichnet.</translation>
    </message>
</context>
<context>
    <name>TreeOutline</name>
    <message>
        <source>The tree as rows</source>
        <translation>Der Baum in Zeilen</translation>
    </message>
    <message>
        <source>Left and Right close and open a row, Enter goes there in the walk</source>
        <translation>Links und Rechts schließen und öffnen eine Zeile, Eingabe führt den Gang dorthin</translation>
    </message>
</context>
<context>
    <name>TreeOutlineModel</name>
    <message>
        <source>× not looked at</source>
        <translation>× nicht angesehen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>Views of the search</source>
        <translation>Ansichten der Suche</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Search, and keep all that the search does</source>
        <translation>Suchen, und alles behalten, was die Suche tut</translation>
    </message>
    <message>
        <source>Wait, and go on later</source>
        <translation>Warten und später weitermachen</translation>
    </message>
    <message>
        <source>Stop; what was shown before stays</source>
        <translation>Anhalten; was vorher gezeigt wurde, bleibt</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v von %m</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>The tree of a search</source>
        <translation>Der Baum einer Suche</translation>
    </message>
    <message>
        <source>Run searches the position; then every step of the search can be walked through.</source>
        <translation>„Ausführen“ sucht die Stellung; dann kann jeder Schritt der Suche durchgegangen werden.</translation>
    </message>
    <message>
        <source>A search walked through step by step: its tree, its windows and its cuts</source>
        <translation>Eine Suche Schritt für Schritt: ihr Baum, ihre Fenster und ihre Schnitte</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Erst raten, dann sehen</translation>
    </message>
    <message>
        <source>Ask before a value goes up or a branch is left out</source>
        <translation>Fragen, bevor ein Wert hinaufgeht oder ein Zweig ausgelassen wird</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Alle öffnen</translation>
    </message>
    <message>
        <source>Open the tree row by row, as far as it can be drawn</source>
        <translation>Den Baum Reihe um Reihe öffnen, so weit er gezeichnet werden kann</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Close all but the first rows of the tree</source>
        <translation>Alle außer den ersten Reihen des Baums schließen</translation>
    </message>
    <message>
        <source>Beside the tree</source>
        <translation>Neben dem Baum</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Run searches: %1.</source>
        <translation>„Ausführen“ sucht: %1.</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Gesucht wird: %1.</translation>
    </message>
    <message>
        <source>Cancelled; what was shown before stays.</source>
        <translation>Abgebrochen; was vorher gezeigt wurde, bleibt.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Gezeigt wird: %1. %2</translation>
    </message>
</context>
<context>
    <name>TreeRequest</name>
    <message>
        <source>minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>the engine as it plays</source>
        <translation>die Engine, wie sie spielt</translation>
    </message>
    <message>
        <source>as the moves lie</source>
        <translation>wie die Züge liegen</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>Mitte zuerst</translation>
    </message>
    <message>
        <source>by the static value</source>
        <translation>nach dem statischen Wert</translation>
    </message>
    <message>
        <source>best of the depth before first</source>
        <translation>der beste der Tiefe davor zuerst</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>schlechtester zuerst</translation>
    </message>
    <message>
        <source>truly best first</source>
        <translation>wirklich bester zuerst</translation>
    </message>
    <message>
        <source>exact values</source>
        <translation>exakte Werte</translation>
    </message>
    <message>
        <source>finished games only</source>
        <translation>nur beendete Partien</translation>
    </message>
    <message>
        <source>fail-soft</source>
        <translation>Fail-soft</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>Fail-hard</translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos; here; there are %2.</source>
        <translation>„%1“ gibt es hier nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>The depth goes from 1 to %1.</source>
        <translation>Die Tiefe geht von 1 bis %1.</translation>
    </message>
    <message>
        <source>The game has ended there: nothing is left to search.</source>
        <translation>Dort ist die Partie zu Ende: Es gibt nichts mehr zu suchen.</translation>
    </message>
    <message>
        <source>The engine plays on the board 7x6.</source>
        <translation>Die Engine spielt auf dem Brett 7x6.</translation>
    </message>
    <message>
        <source>The board %1 is too large for exact values.</source>
        <translation>Das Brett %1 ist zu groß für exakte Werte.</translation>
    </message>
    <message>
        <source>The tree is empty.</source>
        <translation>Der Baum ist leer.</translation>
    </message>
    <message>
        <source>with a table</source>
        <translation>mit Tabelle</translation>
    </message>
    <message>
        <source>%1 is made for the board 7x6.</source>
        <translation>%1 ist für das Brett 7x6 gemacht.</translation>
    </message>
    <message>
        <source>The engine values positions with a heuristic: %1.</source>
        <translation>Die Engine bewertet Stellungen mit einer Heuristik: %1.</translation>
    </message>
</context>
<context>
    <name>TrendView</name>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Your accuracy</source>
        <translation>Ihre Genauigkeit</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>genauigkeit</translation>
    </message>
    <message>
        <source>Your results against each opponent</source>
        <translation>Ihre Ergebnisse gegen jeden Gegner</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>gegner</translation>
    </message>
    <message numerus="yes">
        <source>Means with their 95 % intervals; %n reviewed game(s).</source>
        <translation>
            <numerusform>Mittelwerte mit ihren 95-%-Intervallen; %n ausgewertete Partie.</numerusform>
            <numerusform>Mittelwerte mit ihren 95-%-Intervallen; %n ausgewertete Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wilson&apos;s intervals at 95 %; %n finished game(s).</source>
        <translation>
            <numerusform>Wilsons Intervalle zu 95 %; %n beendete Partie.</numerusform>
            <numerusform>Wilsons Intervalle zu 95 %; %n beendete Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your games against the computer count. With few games the bars are wide, and it is too early to see progress. Click an opponent to see the games.</source>
        <translation>Es zählen nur Ihre Partien gegen den Computer. Bei wenigen Partien sind die Balken breit, und Fortschritte sind noch nicht zu erkennen. Klicken Sie auf einen Gegner, um die Partien zu sehen.</translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message>
        <source>Move %1: what would you play for %2? Drop a disc.</source>
        <translation>Zug %1: Was würden Sie für %2 spielen? Werfen Sie einen Stein ein.</translation>
    </message>
    <message>
        <source>%1: not enough is proved here to tell.</source>
        <translation>%1: Hier ist nicht genug bewiesen, um es zu sagen.</translation>
    </message>
    <message>
        <source>Not enough is proved here to tell.</source>
        <translation>Hier ist nicht genug bewiesen, um es zu sagen.</translation>
    </message>
    <message>
        <source>Best here: %1. %2</source>
        <comment>squares, reason</comment>
        <translation>Hier am besten: %1. %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between squares</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Yes! %1 still loses, but nothing holds out longer.</source>
        <translation>Ja! %1 verliert trotzdem, aber nichts hält länger stand.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still loses, in %n move(s). Another column holds out longer.</source>
        <translation>
            <numerusform>%1 verliert trotzdem, in %n Zug. Eine andere Spalte hält länger stand.</numerusform>
            <numerusform>%1 verliert trotzdem, in %n Zügen. Eine andere Spalte hält länger stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still loses. Another column holds out longer.</source>
        <translation>%1 verliert trotzdem. Eine andere Spalte hält länger stand.</translation>
    </message>
    <message>
        <source>Well done! %1 wins.</source>
        <translation>Gut gemacht! %1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 wins, too. Another column is quicker.</source>
        <translation>%1 gewinnt auch. Eine andere Spalte ist schneller.</translation>
    </message>
    <message>
        <source>Well done! %1 keeps the draw.</source>
        <translation>Gut gemacht! %1 hält das Remis.</translation>
    </message>
    <message>
        <source>Move %1: what would you play? Drop a disc.</source>
        <translation>Zug %1: Was würden Sie spielen? Werfen Sie einen Stein ein.</translation>
    </message>
    <message>
        <source>Right: there is nothing but %1.</source>
        <translation>Richtig: Es geht nur %1.</translation>
    </message>
    <message>
        <source>You&apos;re back at %1, the move of the game. Look for another.</source>
        <translation>Das ist wieder %1, der Zug aus der Partie. Suchen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the win slip.</source>
        <translation>Noch nicht: %1 verschenkt den Gewinn.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the draw slip.</source>
        <translation>Noch nicht: %1 verschenkt das Remis.</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>What became of the try</source>
        <translation>Was aus dem Versuch wurde</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Take the try back and look for another move</source>
        <translation>Den Versuch zurücknehmen und einen anderen Zug suchen</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>Antwort &amp;zeigen</translation>
    </message>
    <message>
        <source>Which columns are best here, and why</source>
        <translation>Welche Spalten hier die besten sind, und warum</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>The game is as it was before the try</source>
        <translation>Die Partie ist wie vor dem Versuch</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>&apos;%1&apos; has no values to tune; the engines that have are %2.</source>
        <translation>„%1“ hat keine Werte zum Abstimmen; die Engines, die welche haben, sind %2.</translation>
    </message>
    <message>
        <source>The test needs two differences in Elo, the smaller one first, and errors between 0 and 50 %.</source>
        <translation>Der Test braucht zwei Elo-Unterschiede, den kleineren zuerst, und Fehler zwischen 0 und 50 %.</translation>
    </message>
    <message>
        <source>Openings have %1 random plies, but 0 to 12 are possible.</source>
        <translation>Eröffnungen haben %1 zufällige Halbzüge, möglich sind aber 0 bis 12.</translation>
    </message>
    <message>
        <source>The depth is %1, but must be from 1 to 42 plies.</source>
        <translation>Die Tiefe ist %1, muss aber 1 bis 42 Halbzüge sein.</translation>
    </message>
    <message>
        <source>A value is to be moved by %1 %, but 0.1 to 50 % are possible.</source>
        <translation>Ein Wert soll um %1 % geändert werden, möglich sind aber 0,1 bis 50 %.</translation>
    </message>
    <message>
        <source>A step has %1 games at most, but 1 to %2 are possible.</source>
        <translation>Ein Schritt hat höchstens %1 Partien, möglich sind aber 1 bis %2.</translation>
    </message>
    <message>
        <source>The strength is to be told by %1 games, but no more than %2 are possible.</source>
        <translation>Die Stärke soll an %1 Partien gemessen werden, möglich sind aber höchstens %2.</translation>
    </message>
    <message>
        <source>The strength is to be told by %1 games, but each opening takes two of them.</source>
        <translation>Die Stärke soll an %1 Partien gemessen werden, aber jede Eröffnung braucht zwei davon.</translation>
    </message>
    <message>
        <source>No change was kept: the test found %1 of %2 not stronger and left %3 open at the cap.</source>
        <translation>Keine Änderung wurde behalten: Der Test fand %1 von %2 nicht stärker und ließ %3 an der Obergrenze offen.</translation>
    </message>
    <message>
        <source>They altered the result of only %1 of %2 openings: a larger percentage alters more.</source>
        <translation>Sie änderten das Ergebnis von nur %1 von %2 Eröffnungen: Ein größerer Prozentsatz ändert mehr.</translation>
    </message>
    <message>
        <source>They altered the result of %1 of %2 openings, but not in one direction: fewer Elo with more games a step find smaller gains.</source>
        <translation>Sie änderten das Ergebnis von %1 von %2 Eröffnungen, aber nicht in eine Richtung: Weniger Elo mit mehr Partien je Schritt finden kleinere Gewinne.</translation>
    </message>
</context>
<context>
    <name>TuningChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Values and strength by step</source>
        <translation>Werte und Stärke nach Schritten</translation>
    </message>
    <message numerus="yes">
        <source>At the start %1; after %n step(s) %2</source>
        <translation>
            <numerusform>Am Anfang %1; nach %n Schritt %2</numerusform>
            <numerusform>Am Anfang %1; nach %n Schritten %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been played yet</source>
        <translation>Es wurde noch nichts gespielt</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Points against the study&apos;s values, with 95 % interval</source>
        <translation>Punkte gegen die Werte der Studie, mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>Points against H2, with 95 % interval</source>
        <translation>Punkte gegen H2, mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>H1&apos;s values in percent of the study&apos;s</source>
        <translation>Werte von H1 in Prozent derer der Studie</translation>
    </message>
    <message>
        <source>After step %1: %2. Values: %3</source>
        <translation>Nach Schritt %1: %2. Werte: %3</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>die der Studie</translation>
    </message>
</context>
<context>
    <name>TuningFile</name>
    <message>
        <source>Step %1 does not follow from those before it.</source>
        <translation>Schritt %1 folgt nicht aus denen davor.</translation>
    </message>
    <message>
        <source>The openings of the step under way cannot be read.</source>
        <translation>Die Eröffnungen des laufenden Schritts können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This is no history of a tuning.</source>
        <translation>Dies ist kein Verlauf eines Tunings.</translation>
    </message>
    <message>
        <source>This is the history of another tuning: &apos;%1&apos; differs.</source>
        <translation>Dies ist der Verlauf eines anderen Tunings: „%1“ ist anders.</translation>
    </message>
    <message>
        <source>The strength at the start is of %1 games instead of %2.</source>
        <translation>Die Stärke am Anfang beruht auf %1 statt auf %2 Partien.</translation>
    </message>
</context>
<context>
    <name>TuningModel</name>
    <message>
        <source>%1 % of the points in %2 games (95 % interval %3 to %4 %): %5 won, %6 drawn, %7 lost</source>
        <translation>%1 % der Punkte in %2 Partien (95-%-Intervall %3 bis %4 %): %5 Siege, %6 Remis, %7 Niederlagen</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>nicht stärker</translation>
    </message>
    <message>
        <source>open at the cap</source>
        <translation>an der Obergrenze offen</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, %5; then %6</source>
        <translation>Schritt %1: %2 von %3 auf %4, %5; dann %6</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>LLR</source>
        <translation>LLR</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Counted from 1, the newest on top</source>
        <translation>Von 1 an gezählt, der neueste oben</translation>
    </message>
    <message>
        <source>Which value of H1 was moved</source>
        <translation>Welcher Wert von H1 geändert wurde</translation>
    </message>
    <message>
        <source>Heuristic units before the step</source>
        <translation>Einheiten der Heuristik vor dem Schritt</translation>
    </message>
    <message>
        <source>Heuristic units that were tried</source>
        <translation>Einheiten der Heuristik, die versucht wurden</translation>
    </message>
    <message>
        <source>Games that were played in the step</source>
        <translation>Partien, die in dem Schritt gespielt wurden</translation>
    </message>
    <message>
        <source>Openings in which the changed set got more points</source>
        <translation>Eröffnungen, in denen der geänderte Satz mehr Punkte holte</translation>
    </message>
    <message>
        <source>Openings with as many points</source>
        <translation>Eröffnungen mit gleich vielen Punkten</translation>
    </message>
    <message>
        <source>Openings in which the changed set got fewer points</source>
        <translation>Eröffnungen, in denen der geänderte Satz weniger Punkte holte</translation>
    </message>
    <message>
        <source>Log likelihood ratio of the sequential test; about 2.94 keeps the change</source>
        <translation>Log-Likelihood-Verhältnis des sequenziellen Tests; etwa 2,94 behält die Änderung</translation>
    </message>
    <message>
        <source>Was the change kept?</source>
        <translation>Wurde die Änderung behalten?</translation>
    </message>
</context>
<context>
    <name>TuningPage</name>
    <message>
        <source>Tuning</source>
        <translation>Tuning</translation>
    </message>
    <message>
        <source>H1&apos;s values by hill climbing, as the heuristics study proposes</source>
        <translation>Die Werte von H1 durch Bergsteigen (Hill-Climbing), wie es die Heuristik-Studie vorschlägt</translation>
    </message>
    <message>
        <source>S&amp;tart over</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>Forgets the history and begins with the study&apos;s values again</source>
        <translation>Vergisst den Verlauf und beginnt wieder mit den Werten der Studie</translation>
    </message>
    <message>
        <source>Resumes the history where the settings are those it began with; more steps may be asked for</source>
        <translation>Setzt den Verlauf fort, wenn die Einstellungen die vom Anfang sind; mehr Schritte dürfen verlangt werden</translation>
    </message>
    <message>
        <source>Stops soon and keeps everything, also the games of this step</source>
        <translation>Hält bald an und behält alles, auch die Partien dieses Schritts</translation>
    </message>
    <message>
        <source>Ends soon and keeps everything, also the games of this step</source>
        <translation>Endet bald und behält alles, auch die Partien dieses Schritts</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v von %m Schritten</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Fertige Schritte</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>Das Tuning exportieren</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>tuning</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The values now</source>
        <translation>Die Werte jetzt</translation>
    </message>
    <message>
        <source>Save the va&amp;lues…</source>
        <translation>Werte spe&amp;ichern…</translation>
    </message>
    <message>
        <source>Writes the set to a file, for “H1 values” of an engine</source>
        <translation>Schreibt den Satz in eine Datei, für die „Werte von H1“ einer Engine</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>Dagegen spie&amp;len</translation>
    </message>
    <message>
        <source>Starts a game against the engine with the tuned values</source>
        <translation>Beginnt eine Partie gegen die Engine mit den abgestimmten Werten</translation>
    </message>
    <message>
        <source>Another tuning</source>
        <translation>Ein anderes Tuning</translation>
    </message>
    <message>
        <source>With these settings a new tuning begins. The history of the present one is lost unless it was exported. Begin anew?</source>
        <translation>Mit diesen Einstellungen beginnt ein neues Tuning. Der Verlauf des jetzigen geht verloren, wenn er nicht exportiert wurde. Neu beginnen?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>The history of this tuning is lost unless it was exported. Start over?</source>
        <translation>Der Verlauf dieses Tunings geht verloren, wenn er nicht exportiert wurde. Von vorn beginnen?</translation>
    </message>
    <message>
        <source>The values are the study&apos;s.</source>
        <translation>Die Werte sind die der Studie.</translation>
    </message>
    <message>
        <source>Steps kept: %1 of %2.</source>
        <translation>Behaltene Schritte: %1 von %2.</translation>
    </message>
    <message>
        <source>Values that differ from the study&apos;s: %1.</source>
        <translation>Werte, die von denen der Studie abweichen: %1.</translation>
    </message>
    <message>
        <source>One value of H1 is moved by some percent, up or down by lot, and kept when a sequential test says that it wins. Most such changes alter few moves: they are given up, or stay open at the cap.</source>
        <translation>Ein Wert von H1 wird um einige Prozent geändert, per Los nach oben oder unten, und behalten, wenn ein sequenzieller Test sagt, dass er gewinnt. Die meisten solchen Änderungen ändern wenige Züge: Sie werden aufgegeben oder bleiben an der Obergrenze offen.</translation>
    </message>
    <message>
        <source>All steps are done: %1.</source>
        <translation>Alle Schritte sind fertig: %1.</translation>
    </message>
    <message>
        <source>Paused: %1.</source>
        <translation>Angehalten: %1.</translation>
    </message>
    <message>
        <source>The strength is measured.</source>
        <translation>Die Stärke wird gemessen.</translation>
    </message>
    <message>
        <source>The strength is measured: game %1 of %2.</source>
        <translation>Die Stärke wird gemessen: Partie %1 von %2.</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, game %5 of at most %6, %7 better, %8 equal, %9 worse</source>
        <translation>Schritt %1: %2 von %3 auf %4, Partie %5 von höchstens %6, %7 besser, %8 gleich, %9 schlechter</translation>
    </message>
    <message>
        <source>; %1.</source>
        <translation>; %1.</translation>
    </message>
    <message>
        <source>Save the values of H1</source>
        <translation>Die Werte von H1 speichern</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1)</source>
        <translation>Werte von H1 (*.h1)</translation>
    </message>
    <message>
        <source>tuned</source>
        <translation>abgestimmt</translation>
    </message>
    <message>
        <source>Tuning of H1</source>
        <translation>Tuning von H1</translation>
    </message>
</context>
<context>
    <name>TuningRun</name>
    <message>
        <source>Another program has left another tuning in “%1”, which is shown now. Nothing was started.</source>
        <translation>Ein anderes Programm hat in „%1“ ein anderes Tuning hinterlassen, das jetzt gezeigt wird. Nichts wurde gestartet.</translation>
    </message>
    <message>
        <source>The history of the tuning is left alone: %1</source>
        <translation>Der Verlauf des Tunings bleibt unberührt: %1</translation>
    </message>
    <message>
        <source>The history of the tuning cannot be written to “%1”: %2</source>
        <translation>Der Verlauf des Tunings kann nicht in „%1“ geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Whose turn</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Wählen, wer spielt</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>%1. Choose who plays</source>
        <translation>%1. Wählen, wer spielt</translation>
    </message>
    <message>
        <source>Back to the window. %1</source>
        <translation>Zurück zum Fenster. %1</translation>
    </message>
    <message>
        <source>Back to the window, as it was</source>
        <translation>Zurück zum Fenster, wie es war</translation>
    </message>
    <message>
        <source>Press Esc to exit full screen</source>
        <translation>Esc drücken, um das Vollbild zu verlassen</translation>
    </message>
</context>
<context>
    <name>TurnPresenter</name>
    <message>
        <source>Set up the board</source>
        <translation>Stellung aufbauen</translation>
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
        <translation>Sie gewinnen!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Looking at move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <comment>a colour</comment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>who, square</comment>
        <translation>%1 spielte %2.</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Sie gegen %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour, who has it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 got you this time.</source>
        <comment>an opponent who has won</comment>
        <translation>Diesmal hat %1 Sie geschlagen.</translation>
    </message>
    <message>
        <source>%1 is waiting</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>It&apos;s a draw!</source>
        <translation>Remis!</translation>
    </message>
    <message>
        <source>%1 wins on time.</source>
        <translation>%1 gewinnt auf Zeit.</translation>
    </message>
</context>
<context>
    <name>TypedTree</name>
    <message>
        <source>there is no tree</source>
        <translation>da ist kein Baum</translation>
    </message>
    <message>
        <source>a tree begins with an opening parenthesis</source>
        <translation>ein Baum beginnt mit einer öffnenden Klammer</translation>
    </message>
    <message>
        <source>the tree ended before this</source>
        <translation>der Baum war vorher zu Ende</translation>
    </message>
    <message>
        <source>a tree has %1 nodes at most</source>
        <translation>ein Baum hat höchstens %1 Knoten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a whole number nor a parenthesis</source>
        <translation>„%1“ ist weder eine ganze Zahl noch eine Klammer</translation>
    </message>
    <message>
        <source>numbers go from %1 to %2</source>
        <translation>Zahlen gehen von %1 bis %2</translation>
    </message>
    <message>
        <source>a tree is %1 moves deep at most</source>
        <translation>ein Baum ist höchstens %1 Züge tief</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>diese Klammer wird nicht geschlossen</translation>
    </message>
    <message>
        <source>a node has one move at least</source>
        <translation>ein Knoten hat mindestens einen Zug</translation>
    </message>
    <message>
        <source>only the first number of a node may have a colon</source>
        <translation>nur die erste Zahl eines Knotens darf einen Doppelpunkt haben</translation>
    </message>
    <message>
        <source>a node has %1 moves at most</source>
        <translation>ein Knoten hat höchstens %1 Züge</translation>
    </message>
</context>
<context>
    <name>TypedTreeView</name>
    <message>
        <source>Tree: %1</source>
        <translation>Baum: %1</translation>
    </message>
    <message>
        <source>MAX points up, MIN points down, a box is a leaf</source>
        <translation>MAX zeigt nach oben, MIN nach unten, ein Kasten ist ein Blatt</translation>
    </message>
</context>
<context>
    <name>ValuationPanel</name>
    <message>
        <source>The choices of the state</source>
        <translation>Die Entscheidungen des Zustands</translation>
    </message>
    <message>
        <source>Enter or a double click on a branch goes to its state</source>
        <translation>Eingabe oder ein Doppelklick auf einen Zweig geht zu dessen Zustand</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Expected from here: %1</source>
        <translation>Von hier aus erwartet: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Wahrscheinlichkeit von hier aus: %1</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>Die beste Entscheidung</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <comment>probability</comment>
        <translation>%1 → Zustand %2</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>No single path shows it: play the formula to see why.</source>
        <translation>Kein einzelner Pfad zeigt es: Spielen Sie die Formel, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>The initial state shows it.</source>
        <translation>Der Anfangszustand zeigt es.</translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) shows it.</source>
        <translation>
            <numerusform>Ein Pfad mit %n Schritt zeigt es.</numerusform>
            <numerusform>Ein Pfad mit %n Schritten zeigt es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) is a counterexample.</source>
        <translation>
            <numerusform>Ein Pfad mit %n Schritt ist ein Gegenbeispiel.</numerusform>
            <numerusform>Ein Pfad mit %n Schritten ist ein Gegenbeispiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>From step %1 on it goes round for ever.</source>
        <translation>Ab Schritt %1 läuft er für immer im Kreis.</translation>
    </message>
    <message>
        <source>It holds in the initial state.</source>
        <translation>Sie gilt im Anfangszustand.</translation>
    </message>
    <message>
        <source>It holds, but only because this never happens: %1.</source>
        <translation>Sie gilt, aber nur, weil dies nie geschieht: %1.</translation>
    </message>
    <message>
        <source>It does not hold in the initial state.</source>
        <translation>Sie gilt im Anfangszustand nicht.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>Die Prüfung wurde gestoppt.</translation>
    </message>
    <message>
        <source>The check would need more memory than it may take.</source>
        <translation>Die Prüfung bräuchte mehr Speicher, als sie belegen darf.</translation>
    </message>
    <message>
        <source>No step of the system is %1.</source>
        <translation>Kein Schritt des Systems ist %1.</translation>
    </message>
    <message>
        <source>%1 pairs of a part and a state were looked at.</source>
        <translation>%1 Paare aus einem Teil und einem Zustand wurden betrachtet.</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Export the chart</source>
        <translation>Das Diagramm exportieren</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>the root</source>
        <translation>die Wurzel</translation>
    </message>
    <message>
        <source>Into %1, with depth %2 left.</source>
        <translation>Hinein in %1, mit Resttiefe %2.</translation>
    </message>
    <message>
        <source>Into %1, with depth %2 left, alpha %3 and beta %4.</source>
        <translation>Hinein in %1, mit Resttiefe %2, Alpha %3 und Beta %4.</translation>
    </message>
    <message>
        <source>The game is lost here for the side to move: %1.</source>
        <translation>Hier hat verloren, wer am Zug ist: %1.</translation>
    </message>
    <message>
        <source>The board is full: %1.</source>
        <translation>Das Brett ist voll: %1.</translation>
    </message>
    <message>
        <source>A leaf: its value is %1.</source>
        <translation>Ein Blatt: Sein Wert ist %1.</translation>
    </message>
    <message>
        <source>Move %1 wins at once: %2.</source>
        <translation>Zug %1 gewinnt sofort: %2.</translation>
    </message>
    <message>
        <source>Move %1 is the only one that does not lose at once: %2.</source>
        <translation>Zug %1 ist der einzige, der nicht sofort verliert: %2.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: the best so far.</source>
        <translation>Zug %1 ist %2 wert: der beste bisher.</translation>
    </message>
    <message>
        <source>Move %1 brings no more than %2: nothing changes.</source>
        <translation>Zug %1 bringt nicht mehr als %2: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>%1 goes up with at least %2.</source>
        <translation>%1 geht mit mindestens %2 nach oben.</translation>
    </message>
    <message>
        <source>%1 goes up with at most %2.</source>
        <translation>%1 geht mit höchstens %2 nach oben.</translation>
    </message>
    <message>
        <source>%1 goes up with %2.</source>
        <translation>%1 geht mit %2 nach oben.</translation>
    </message>
    <message>
        <source>The table has been here before: %1.</source>
        <translation>Die Tabelle war schon einmal hier: %1.</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To where the search enters the root</source>
        <translation>Dorthin, wo die Suche die Wurzel betritt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>Ein Ereignis zurück</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Walk on at this speed, or stand still</source>
        <translation>Mit dieser Geschwindigkeit weitergehen, oder stehen bleiben</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>One event on</source>
        <translation>Ein Ereignis weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To where the value of the root is known</source>
        <translation>Dorthin, wo der Wert der Wurzel bekannt ist</translation>
    </message>
    <message>
        <source>Next leaf</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>To the next leaf that is valued</source>
        <translation>Zum nächsten Blatt, das bewertet wird</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Nächster Schnitt</translation>
    </message>
    <message>
        <source>To the next time that the rest of the moves is left out</source>
        <translation>Zum nächsten Mal, dass die übrigen Züge ausgelassen werden</translation>
    </message>
    <message>
        <source>Next better move</source>
        <translation>Nächster besserer Zug</translation>
    </message>
    <message>
        <source>To the next time that a move is better than those before it</source>
        <translation>Zum nächsten Mal, dass ein Zug besser ist als die davor</translation>
    </message>
    <message>
        <source>End of this branch</source>
        <translation>Ende dieses Zweigs</translation>
    </message>
    <message>
        <source>To where the node that is being searched goes up</source>
        <translation>Dorthin, wo der Knoten hinaufgeht, der gesucht wird</translation>
    </message>
    <message>
        <source>Place in the walk</source>
        <translation>Stelle im Gang</translation>
    </message>
    <message>
        <source>All that the search did, from the beginning to the end</source>
        <translation>Alles, was die Suche tat, vom Anfang bis zum Ende</translation>
    </message>
    <message>
        <source>Speed of the walk</source>
        <translation>Geschwindigkeit des Gangs</translation>
    </message>
    <message>
        <source>Speed of the walk: %1 events in ten seconds</source>
        <translation>Geschwindigkeit des Gangs: %1 Ereignisse in zehn Sekunden</translation>
    </message>
    <message>
        <source>Speed:</source>
        <translation>Tempo:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in the walk</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>The search as a program; the chosen line is that of now</source>
        <translation>Die Suche als Programm; die gewählte Zeile ist die von jetzt</translation>
    </message>
    <message>
        <source>The line of now is the chosen one</source>
        <translation>Die Zeile von jetzt ist die gewählte</translation>
    </message>
    <message>
        <source>Calls that are not over, the innermost below</source>
        <translation>Aufrufe, die nicht zu Ende sind, der innerste unten</translation>
    </message>
    <message>
        <source>Each call of the search that is not over, with its window</source>
        <translation>Jeder Aufruf der Suche, der nicht zu Ende ist, mit seinem Fenster</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>At the root</source>
        <translation>An der Wurzel</translation>
    </message>
    <message>
        <source>Moves from the root: %1</source>
        <translation>Züge ab der Wurzel: %1</translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Make the choice that is marked in the list, and let chance decide; of a branch that is marked it is said how chance decides. Enter or a double click there does so, too</source>
        <translation>Die in der Liste gewählte Entscheidung treffen und den Zufall bestimmen lassen; bei einem gewählten Zweig steht fest, was der Zufall bestimmt. Eingabe oder ein Doppelklick dort tut es auch</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Losen</translation>
    </message>
    <message>
        <source>A step: the best choice where one is known, otherwise any</source>
        <translation>Ein Schritt: die beste Entscheidung, wo eine bekannt ist, sonst irgendeine</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>Draw until the game is over</source>
        <translation>Losen, bis das Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>The way&apos;s next step again</source>
        <translation>Noch einmal der nächste Schritt des Wegs</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Back to the beginning, with what is drawn from this seed</source>
        <translation>Zurück an den Anfang, mit dem, was dieser Startwert auslost</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed draws the same again; takes effect with Restart</source>
        <translation>Derselbe Startwert lost wieder dasselbe aus; gilt ab „Neu beginnen“</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Export the way</source>
        <translation>Den Weg exportieren</translation>
    </message>
    <message>
        <source>Way as &amp;CSV…</source>
        <translation>Weg als &amp;CSV…</translation>
    </message>
    <message>
        <source>A line for each state on the way</source>
        <translation>Eine Zeile für jeden Zustand auf dem Weg</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Game as %1…</source>
        <translation>Spiel als %1…</translation>
    </message>
    <message>
        <source>The game as it stands, drawn</source>
        <translation>Der Stand des Spiels als Zeichnung</translation>
    </message>
    <message>
        <source>Picture (*.%1)</source>
        <translation>Bild (*.%1)</translation>
    </message>
    <message>
        <source>This model is not drawn as a game.</source>
        <translation>Dieses Modell wird nicht als Spiel gezeichnet.</translation>
    </message>
    <message>
        <source>Choices, and how chance may decide</source>
        <translation>Entscheidungen, und was der Zufall bestimmen kann</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Führt zu</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The game is not over after %1 steps more.</source>
        <translation>Das Spiel ist nach %1 weiteren Schritten nicht zu Ende.</translation>
    </message>
    <message>
        <source>There is no game to walk through yet.</source>
        <translation>Es gibt noch kein Spiel, durch das man gehen könnte.</translation>
    </message>
    <message>
        <source>Still expected: %1.</source>
        <translation>Noch erwartet: %1.</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <translation>Wert: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>★ %1 (best)</source>
        <translation>★ %1 (beste)</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayTable</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The way so far</source>
        <translation>Der Weg bisher</translation>
    </message>
    <message>
        <source>A click goes back there</source>
        <translation>Ein Klick geht dorthin zurück</translation>
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
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the end of a list</comment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>WorkerTimeline</name>
    <message>
        <source>Busy share, tail and tasks</source>
        <translation>Beschäftigter Anteil, Nachlauf und Aufgaben</translation>
    </message>
    <message>
        <source>Selected task</source>
        <translation>Gewählte Aufgabe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show the whole timeline</source>
        <translation>Die ganze Zeitleiste zeigen</translation>
    </message>
    <message>
        <source>Timeline of the workers</source>
        <translation>Zeitleiste der Worker</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Sums of the chosen time</source>
        <translation>Summen der gewählten Zeit</translation>
    </message>
    <message>
        <source>&amp;Longest idle stretch</source>
        <translation>&amp;Längste untätige Strecke</translation>
    </message>
    <message>
        <source>Longest idle stretch</source>
        <translation>Längste untätige Strecke</translation>
    </message>
    <message>
        <source>Export a trace</source>
        <translation>Trace exportieren</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json)</source>
        <translation>Trace für Perfetto (*.json)</translation>
    </message>
    <message>
        <source>Point at a task, or walk with the arrow keys, to read about it. A drag with Shift adds up a span of time.</source>
        <translation>Zeigen Sie auf eine Aufgabe, oder gehen Sie mit den Pfeiltasten hin, um etwas über sie zu lesen. Ziehen mit der Umschalttaste fasst einen Zeitraum zusammen.</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>Ganze Suche</translation>
    </message>
    <message>
        <source>Last depth</source>
        <translation>Letzte Tiefe</translation>
    </message>
    <message>
        <source>Shown of the search</source>
        <translation>Gezeigter Teil der Suche</translation>
    </message>
    <message>
        <source>All depths of the search, or the last one that was searched to its end</source>
        <translation>Alle Tiefen der Suche, oder die letzte, die bis zum Ende durchsucht wurde</translation>
    </message>
    <message>
        <source>Look at the &amp;selected task</source>
        <translation>&amp;Gewählte Aufgabe ansehen</translation>
    </message>
    <message>
        <source>Show the selected task as wide as the view; a double click on one does so, too (Enter)</source>
        <translation>Die gewählte Aufgabe so breit wie die Ansicht zeigen; ein Doppelklick auf eine tut es auch (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Chrome &amp;trace…</source>
        <translation>Chrome-&amp;Trace…</translation>
    </message>
    <message>
        <source>Write all tasks, inside one another, to a file that ui.perfetto.dev and chrome://tracing show</source>
        <translation>Alle Aufgaben, ineinander geschachtelt, in eine Datei schreiben, die ui.perfetto.dev und chrome://tracing zeigen</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>&amp;CSV-Tabelle…</translation>
    </message>
    <message>
        <source>Write a row for each task to a file that spreadsheets read</source>
        <translation>Eine Zeile für jede Aufgabe in eine Datei schreiben, die Tabellenprogramme lesen</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Write the figures and all tasks, which is a trace as well</source>
        <translation>Die Zahlen und alle Aufgaben schreiben, was auch ein Trace ist</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>&amp;SVG-Zeichnung…</translation>
    </message>
    <message>
        <source>Write what is seen as a drawing that can be enlarged</source>
        <translation>Das Sichtbare als Zeichnung schreiben, die sich vergrößern lässt</translation>
    </message>
    <message>
        <source>&amp;PNG picture…</source>
        <translation>&amp;PNG-Bild…</translation>
    </message>
    <message>
        <source>Write what is seen as a picture</source>
        <translation>Das Sichtbare als Bild schreiben</translation>
    </message>
    <message>
        <source>Write the timeline to a file: trace, table or picture</source>
        <translation>Die Zeitleiste in eine Datei schreiben: Trace, Tabelle oder Bild</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Die Zeitleiste exportieren</translation>
    </message>
    <message>
        <source>Look at where a worker had nothing to do for the longest time; again: for the next longest (I)</source>
        <translation>Ansehen, wo ein Worker am längsten nichts zu tun hatte; nochmals: am nächstlängsten (I)</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Round discs move next.</source>
        <translation>Runde Steine sind am Zug.</translation>
    </message>
    <message>
        <source>Square discs move next.</source>
        <translation>Eckige Steine sind am Zug.</translation>
    </message>
    <message>
        <source>%1: answers</source>
        <translation>%1: Lösungen</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · Version %2 · Fourcast %3</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Für die Lehrkraft</translation>
    </message>
    <message>
        <source>On the screen:</source>
        <translation>Am Bildschirm:</translation>
    </message>
    <message>
        <source>About the tree above.</source>
        <translation>Zum Baum oben.</translation>
    </message>
    <message>
        <source>This tree is too large for paper: walk through it on the screen.</source>
        <translation>Dieser Baum ist zu groß für das Papier: am Bildschirm hindurchgehen.</translation>
    </message>
    <message>
        <source>Question &apos;%1&apos;: %2</source>
        <translation>Frage „%1“: %2</translation>
    </message>
    <message>
        <source>**Question %1.** %2</source>
        <translation>**Frage %1.** %2</translation>
    </message>
    <message>
        <source>Tick a column below the board.</source>
        <translation>Eine Spalte unter dem Brett ankreuzen.</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Antwort:</translation>
    </message>
    <message>
        <source>Words of one&apos;s own.</source>
        <translation>Eigene Worte.</translation>
    </message>
    <message>
        <source>Tick all that are right.</source>
        <translation>Alle richtigen ankreuzen.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Richtig:</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Hinweis %1:</translation>
    </message>
    <message>
        <source>page “%1” of the laboratory</source>
        <translation>Seite „%1“ des Labors</translation>
    </message>
    <message>
        <source>Set there, in the words of the lesson&apos;s file: %1</source>
        <translation>Dort eingestellt, mit den Worten der Lektionsdatei: %1</translation>
    </message>
</context>
<context>
    <name>WorksheetActions</name>
    <message>
        <source>&amp;Worksheet to fill in…</source>
        <translation>&amp;Arbeitsblatt zum Ausfüllen…</translation>
    </message>
    <message>
        <source>A PDF for paper, with empty boxes in its trees and room for each answer</source>
        <translation>Ein PDF für Papier, mit leeren Kästen in den Bäumen und Platz für jede Antwort</translation>
    </message>
    <message>
        <source>Worksheet with &amp;answers…</source>
        <translation>Arbeitsblatt mit &amp;Lösungen…</translation>
    </message>
    <message>
        <source>The teacher&apos;s PDF: what is right, and why, and the notes</source>
        <translation>Das PDF der Lehrkraft: was richtig ist und warum, und die Notizen</translation>
    </message>
    <message>
        <source>Worksheet with answers</source>
        <translation>Arbeitsblatt mit Lösungen</translation>
    </message>
    <message>
        <source>Worksheet to fill in</source>
        <translation>Arbeitsblatt zum Ausfüllen</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 Lösungen</translation>
    </message>
    <message>
        <source>The worksheet was not written: it was stopped.</source>
        <translation>Das Arbeitsblatt wurde nicht geschrieben: Es wurde angehalten.</translation>
    </message>
</context>
<context>
    <name>WrittenExperiment</name>
    <message>
        <source>Behind an engine stands its depth, from 1 to %1: &apos;%2&apos;.</source>
        <translation>Hinter einer Engine steht ihre Tiefe, von 1 bis %1: „%2“.</translation>
    </message>
    <message>
        <source>An experiment has two engines at least.</source>
        <translation>Ein Experiment hat mindestens zwei Engines.</translation>
    </message>
</context>
<context>
    <name>YahtzeeView</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The strategy: which dice are kept</source>
        <translation>Die Strategie: welche Würfel behalten werden</translation>
    </message>
    <message>
        <source>Throw the others</source>
        <translation>Die anderen werfen</translation>
    </message>
    <message>
        <source>The dice that are marked stay, the others are thrown again</source>
        <translation>Die markierten Würfel bleiben, die anderen werden neu geworfen</translation>
    </message>
    <message>
        <source>Mark the best</source>
        <translation>Die besten markieren</translation>
    </message>
    <message>
        <source>Marks the dice that the strategy keeps</source>
        <translation>Markiert die Würfel, die die Strategie behält</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Throw all dice from the beginning</source>
        <translation>Alle Würfel von vorn werfen</translation>
    </message>
    <message>
        <source>Export the strategy</source>
        <translation>Die Strategie exportieren</translation>
    </message>
    <message>
        <source>Strategy as &amp;CSV…</source>
        <translation>Strategie als &amp;CSV…</translation>
    </message>
    <message>
        <source>A line for each roll and turn</source>
        <translation>Eine Zeile für jeden Wurf und Zug</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>%1: kept %2 of %3 %4</source>
        <translation>%1: %2 von %3 behalten %4</translation>
    </message>
    <message>
        <source>✓ as good as the best</source>
        <translation>✓ so gut wie das Beste</translation>
    </message>
    <message>
        <source>≠ the strategy keeps %1</source>
        <translation>≠ die Strategie behält %1</translation>
    </message>
    <message>
        <source>Run a model of Yahtzee with a question to play it.</source>
        <translation>Führen Sie ein Yahtzee-Modell mit einer Frage aus, um es zu spielen.</translation>
    </message>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>Yahtzee! Nach %n Zug sind alle Würfel gleich.</numerusform>
            <numerusform>Yahtzee! Nach %n Zügen sind alle Würfel gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>No turn is left, and the dice are not the same.</source>
        <translation>Es ist kein Zug mehr übrig, und die Würfel sind nicht gleich.</translation>
    </message>
    <message>
        <source>Turn %1. Mark the dice that you keep.</source>
        <translation>Zug %1. Markieren Sie die Würfel, die Sie behalten.</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>a die</comment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Keep a die that shows %1</source>
        <translation>Einen Würfel behalten, der %1 zeigt</translation>
    </message>
    <message>
        <source>Marked dice stay, the others are thrown again</source>
        <translation>Markierte Würfel bleiben, die anderen werden neu geworfen</translation>
    </message>
    <message>
        <source>You keep %1: %2 turns are still expected. The strategy keeps %3: %4.</source>
        <translation>Sie behalten %1: Erwartet werden noch %2 Züge. Die Strategie behält %3: %4.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2. The strategy keeps %3: %4.</source>
        <translation>Sie behalten %1: Die Chance ist %2. Die Strategie behält %3: %4.</translation>
    </message>
    <message>
        <source> ✓ As good.</source>
        <translation> ✓ Genauso gut.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Nach Zug %1</translation>
    </message>
    <message>
        <source>Of %1 alike it keeps %2; from there on it is worth %3.</source>
        <translation>Von %1 gleichen behält sie %2; von da an ist es %3 wert.</translation>
    </message>
    <message>
        <source>You keep %1: %2 turns are still expected.</source>
        <translation>Sie behalten %1: Erwartet werden noch %2 Züge.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2.</source>
        <translation>Sie behalten %1: Die Chance ist %2.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Connect Four against a minimax engine and watch it work.</source>
        <translation>Vier gewinnt gegen eine Minimax-Engine spielen und ihr bei der Arbeit zusehen.</translation>
    </message>
    <message>
        <source>A game file (.c4g) or a link such as fourcast:44536 to open.</source>
        <translation>Eine Partiedatei (.c4g) oder ein Link wie fourcast:44536, die geöffnet werden.</translation>
    </message>
    <message>
        <source>Begin with this: %1.</source>
        <translation>Damit beginnen: %1.</translation>
    </message>
    <message>
        <source>Open a window beside the one that is there.</source>
        <translation>Ein Fenster neben dem öffnen, das schon da ist.</translation>
    </message>
    <message>
        <source>Speak this language: %1.</source>
        <translation>Diese Sprache sprechen: %1.</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>Die Einstellungen in dieser Datei halten.</translation>
    </message>
    <message>
        <source>Begin with the first settings again.</source>
        <translation>Wieder mit den ursprünglichen Einstellungen beginnen.</translation>
    </message>
    <message>
        <source>one game file at a time</source>
        <translation>nur eine Partiedatei auf einmal</translation>
    </message>
    <message>
        <source>“%1” is no language of this program (%2)</source>
        <translation>„%1“ ist keine Sprache dieses Programms (%2)</translation>
    </message>
    <message>
        <source>there is no action “%1” (%2)</source>
        <translation>die Aktion „%1“ gibt es nicht (%2)</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>es gibt keine Anzeige (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)</translation>
    </message>
    <message>
        <source>One game at a time: only the first was opened.</source>
        <translation>Eine Partie auf einmal: Nur die erste wurde geöffnet.</translation>
    </message>
</context>
</TS>
