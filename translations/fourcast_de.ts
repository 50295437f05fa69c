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
        <source>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Play Connect Four against a minimax engine and watch it work.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2. The heuristics H1 and H2 and the points of the study curves are from Kang, Wang and Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Spiele Vier gewinnt gegen eine Minimax-Engine und sieh ihr bei der Arbeit zu.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später; ohne jede Gewährleistung.&lt;/p&gt;&lt;p&gt;Erstellt mit Qt %2. Die Heuristiken H1 und H2 und die Punkte der Studienkurven stammen von Kang, Wang und Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Chart of your accuracy over time</source>
        <translation>Diagramm deiner Genauigkeit im Lauf der Zeit</translation>
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
        <source>Review your games against engines to see your accuracy here.</source>
        <translation>Werte ein paar deiner Partien gegen Engines aus. Hier erscheint dann ihre Genauigkeit.</translation>
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
        <source>Choose your opponent, its strength and who starts</source>
        <translation>Gegner und Spielstärke wählen und festlegen, wer beginnt</translation>
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
        <source>Save the current chart as PNG, SVG, CSV or JSON</source>
        <translation>Das vorderste Diagramm als PNG, SVG, CSV oder JSON speichern</translation>
    </message>
    <message>
        <source>Save board p&amp;icture…</source>
        <translation>B&amp;ild des Bretts speichern…</translation>
    </message>
    <message>
        <source>Save a picture of the board as PNG or SVG</source>
        <translation>Das Brett wie angezeigt als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>S&amp;hare position…</source>
        <translation>Stellung &amp;teilen…</translation>
    </message>
    <message>
        <source>Share this position as a link or QR code</source>
        <translation>Die Stellung als Link und als QR-Code für die Klasse</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit Fourcast</source>
        <translation>Das Programm schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy this position&apos;s moves as text, such as 44536</source>
        <translation>Die Züge bis zu dieser Stellung als Text kopieren, etwa 44536</translation>
    </message>
    <message>
        <source>Cop&amp;y board picture</source>
        <translation>Bild des Bretts k&amp;opieren</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Das Brett wie angezeigt als Bild kopieren</translation>
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
        <source>Place discs on the board by hand</source>
        <translation>Steine von Hand aufs Brett setzen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>Change colours, speed, hints, language and files</source>
        <translation>Farben, Tempo, Tipps, Sprache und Dateien</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>See where to look. Press again for the column, then the next moves</source>
        <translation>Zeigt dir, wohin du schauen solltest. Noch einmal: die Spalte, dann die Zugfolge</translation>
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
        <source>Start or continue the engines</source>
        <translation>Die Engines weiterspielen lassen</translation>
    </message>
    <message>
        <source>Make the engines wait</source>
        <translation>Die Engines anhalten</translation>
    </message>
    <message>
        <source>One engine mo&amp;ve</source>
        <translation>&amp;Ein Zug der Engine</translation>
    </message>
    <message>
        <source>Make one engine move, then pause</source>
        <translation>Eine Engine zieht einmal, dann ist Pause</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Seiten &amp;wechseln</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Try the ne&amp;xt level?</source>
        <translation>Nä&amp;chste Stufe probieren?</translation>
    </message>
    <message>
        <source>Try an eas&amp;ier one?</source>
        <translation>&amp;Leichteren Gegner probieren?</translation>
    </message>
    <message>
        <source>&amp;Analyse position</source>
        <translation>Stellung &amp;analysieren</translation>
    </message>
    <message>
        <source>Show who wins here, column by column, and why</source>
        <translation>Zeigt, wer hier gewinnt, was jede Spalte wert ist und warum</translation>
    </message>
    <message>
        <source>Column &amp;scores</source>
        <translation>Spalten&amp;werte</translation>
    </message>
    <message>
        <source>Show under each column what a disc there is worth</source>
        <translation>Unter jeder Spalte zeigen, was ein Stein dort wert ist</translation>
    </message>
    <message>
        <source>&amp;Evaluation bar</source>
        <translation>&amp;Bewertungsbalken</translation>
    </message>
    <message>
        <source>Show who&apos;s ahead beside the board (E alone plays column e)</source>
        <translation>Neben dem Brett zeigen, wer besser steht (E allein wirft einen Stein in Spalte e)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>&amp;Drohungen</translation>
    </message>
    <message>
        <source>Mark the squares that would make four in a row</source>
        <translation>Felder markieren, die einen Vierer vollenden würden</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Show each square&apos;s contribution to a heuristic</source>
        <translation>Auf jedem Feld zeigen, was es zu einer Heuristik beiträgt</translation>
    </message>
    <message>
        <source>Go to s&amp;tart</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Den Anfang der Partie ansehen</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ein Zug &amp;zurück</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Die Stellung einen Zug früher ansehen</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Ein Zug &amp;vor</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Die Stellung einen Zug später ansehen</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>Zum E&amp;nde</translation>
    </message>
    <message>
        <source>Go to the last position of the game</source>
        <translation>Die letzte Stellung der Partie ansehen</translation>
    </message>
    <message>
        <source>Re&amp;view game</source>
        <translation>&amp;Partie auswerten</translation>
    </message>
    <message>
        <source>Rate every move of the game by its exact score</source>
        <translation>Jeden Zug der Partie nach den exakten Werten beurteilen</translation>
    </message>
    <message>
        <source>Tr&amp;y again here</source>
        <translation>Hier noch mal &amp;versuchen</translation>
    </message>
    <message>
        <source>Hide move &amp;quality until I answer</source>
        <translation>&amp;Qualität verbergen</translation>
    </message>
    <message>
        <source>Hide each move&apos;s rating until you&apos;ve tried to do better</source>
        <translation>Erst zeigen, wie gut ein Zug war, wenn du selbst einen besseren gesucht hast</translation>
    </message>
    <message>
        <source>Add review to &amp;comments</source>
        <translation>Auswertung in die &amp;Kommentare</translation>
    </message>
    <message>
        <source>Add the review to the comments on the game&apos;s moves</source>
        <translation>Die Auswertung an die Kommentare der Züge anhängen</translation>
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
        <source>Layout for playing: the board, whose turn it is and hints</source>
        <translation>Layout zum Spielen: das Brett, wer am Zug ist, und Tipps</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Layout for analysis: moves, exact scores and charts</source>
        <translation>Layout mit den Zügen, ihren exakten Werten und den Diagrammen</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Labor</translation>
    </message>
    <message>
        <source>Layout for the laboratory: repeated studies, experiments and workers</source>
        <translation>Layout mit dem Labor: nachgestellte Studien, Experimente, Worker</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Layout &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Brett drehen</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Das Brett von der anderen Seite zeigen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>Show column and row names beside the board</source>
        <translation>Spalten und Reihen am Brettrand beschriften</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>&amp;Formen auf den Steinen</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Die Steine mit Stern und Ring kennzeichnen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Repeat the study</source>
        <translation>Studie &amp;nachstellen</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>Tabellen und Abbildungen der Heuristik-Studie, erwartete Werte neben gemessenen</translation>
    </message>
    <message>
        <source>Play any engines against each other and see results with intervals</source>
        <translation>Engines deiner Wahl gegeneinander, mit Intervallen</translation>
    </message>
    <message>
        <source>&amp;Study curves</source>
        <translation>Studien&amp;kurven</translation>
    </message>
    <message>
        <source>Replay the heuristics study&apos;s depth-4 and depth-6 games beside its own points</source>
        <translation>Die Partien der Heuristik-Studie mit Tiefe 4 und 6 neben den Punkten der Studie</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>&amp;Logarithmische Achse</translation>
    </message>
    <message>
        <source>Draw the charts&apos; values on a logarithmic axis</source>
        <translation>Die Werte der Diagramme auf einer logarithmischen Achse zeigen</translation>
    </message>
    <message>
        <source>Remove earlier games from the charts</source>
        <translation>Die Partien vor dieser aus den Diagrammen entfernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Learn how to play and what the numbers mean</source>
        <translation>Wie man spielt und was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Eine Übersicht aller Tasten</translation>
    </message>
    <message>
        <source>&amp;About Fourcast</source>
        <translation>Über &amp;Fourcast</translation>
    </message>
    <message>
        <source>See the version, licence and sources</source>
        <translation>Version, Lizenz und Quellen</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>The library this window is built with</source>
        <translation>Die Bibliothek hinter der Oberfläche</translation>
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
        <source>Show the best line as numbered arrows</source>
        <translation>Die nächsten Züge des besten Spiels als nummerierte Pfeile zeigen</translation>
    </message>
    <message>
        <source>New &amp;lesson from this position…</source>
        <translation>Neue &amp;Lektion aus dieser Stellung…</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Unterrichten</translation>
    </message>
    <message>
        <source>Layout for teaching: lessons fill the window</source>
        <translation>Layout zum Unterrichten: Lektionen im ganzen Fenster</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;ektionen</translation>
    </message>
    <message>
        <source>Work through lessons with questions and trees</source>
        <translation>Lektionen zum Durcharbeiten, mit Fragen und Bäumen</translation>
    </message>
    <message>
        <source>&amp;Class results</source>
        <translation>Er&amp;gebnisse der Klasse</translation>
    </message>
    <message>
        <source>See all the answers a class has handed in</source>
        <translation>Alle abgegebenen Antworten einer Klasse auf einen Blick</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Eine Suche Schritt für Schritt</translation>
    </message>
    <message>
        <source>&amp;Present the lesson</source>
        <translation>Lektion &amp;vorführen</translation>
    </message>
    <message>
        <source>Show the lesson full screen, for a projector. F11 works too, while lessons are in front</source>
        <translation>Die Lektion im Vollbild, für einen Beamer. Sind Lektionen vorn, geht das auch mit F11</translation>
    </message>
    <message>
        <source>E&amp;xercises…</source>
        <translation>Üb&amp;ungen…</translation>
    </message>
    <message>
        <source>Make a lesson of exercises (positions and trees) to answer or print</source>
        <translation>Stellungen und Bäume aus einer Zahl erzeugen, als Lektion zum Lösen oder Drucken</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Layout for measuring: nodes and time per move, details and workers</source>
        <translation>Layout zum Messen: Knoten und Zeit jedes Zuges, ein Zug im Detail, seine Worker</translation>
    </message>
    <message>
        <source>Stud&amp;y curves behind</source>
        <translation>Studienkurven &amp;dahinter</translation>
    </message>
    <message>
        <source>Show the article&apos;s depth-4 and depth-6 games behind the chart&apos;s own</source>
        <translation>Die Partien des Artikels mit Tiefe 4 und 6 hinter den eigenen des Diagramms zeigen</translation>
    </message>
    <message>
        <source>Save recordin&amp;g…</source>
        <translation>&amp;Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Save this game with everything its searches reported</source>
        <translation>Die Partie auf dem Brett speichern, mit allem, was ihre Suchen gemeldet haben</translation>
    </message>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>See what each search cost in one or two recorded games</source>
        <translation>Was jede Suche einer aufgezeichneten Partie gekostet hat, oder zwei Partien im Vergleich</translation>
    </message>
    <message>
        <source>Compa&amp;re searches…</source>
        <translation>Suchen ver&amp;gleichen…</translation>
    </message>
    <message>
        <source>Compare what engines or settings cost here, in the laboratory</source>
        <translation>Was mehrere Engines oder Einstellungen in dieser Stellung kosten (im Labor)</translation>
    </message>
    <message>
        <source>Restore the original layouts</source>
        <translation>Die ursprünglichen Layouts wiederherstellen</translation>
    </message>
    <message>
        <source>All your games: search, replay, continue or review them</source>
        <translation>Alle deine Partien: suchen, nachspielen, fortsetzen oder auswerten</translation>
    </message>
    <message>
        <source>Sa&amp;ve animation…</source>
        <translation>&amp;Animation speichern…</translation>
    </message>
    <message>
        <source>Save the whole game as an animation you can send</source>
        <translation>Die ganze Partie als Animation speichern und verschicken</translation>
    </message>
    <message>
        <source>Take back your last move, even after the game has ended</source>
        <translation>Deinen letzten Zug zurücknehmen, auch nach dem Ende der Partie</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Den zurückgenommenen Zug wiederholen</translation>
    </message>
    <message>
        <source>Make your opponent play its best move so far</source>
        <translation>Dein Gegner spielt sofort seinen bisher besten Zug</translation>
    </message>
    <message>
        <source>Same players. The other one goes first</source>
        <translation>Gleiche Spieler, der andere fängt an</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Play sounds for discs, turns and the end of a game</source>
        <translation>Töne für Steine, Zugwechsel und Partieende abspielen</translation>
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
        <translation>Zum Zug springen, der die Partie entschieden hat</translation>
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
        <translation>Zum nächsten Zug springen, der das Ergebnis geändert hat</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Voriger &amp;Fehler</translation>
    </message>
    <message>
        <source>Go back to the last move that changed the result</source>
        <translation>Zum vorigen Zug springen, der das Ergebnis geändert hat</translation>
    </message>
    <message>
        <source>Next mistake by &amp;one side</source>
        <translation>Nächster Fehler &amp;einer Seite</translation>
    </message>
    <message>
        <source>Go to your next mistake. With two people, the last mover&apos;s</source>
        <translation>Zu deinem nächsten Fehler springen; bei zwei Personen zum nächsten der Seite, die zuletzt zog</translation>
    </message>
    <message>
        <source>Previous mistake by one s&amp;ide</source>
        <translation>Voriger Fehler e&amp;iner Seite</translation>
    </message>
    <message>
        <source>Go back to your last mistake. With two people, the last mover&apos;s</source>
        <translation>Zu deinem vorigen Fehler springen; bei zwei Personen zum vorigen der Seite, die zuletzt zog</translation>
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
        <source>Give two people a time limit per move or game</source>
        <translation>Feste Bedenkzeit pro Zug oder Partie, für zwei Personen</translation>
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
        <source>&amp;All discs visible</source>
        <translation>&amp;Alle Steine sichtbar</translation>
    </message>
    <message>
        <source>Play with every disc visible</source>
        <translation>Mit allen Steinen im Blick spielen</translation>
    </message>
    <message>
        <source>Only the &amp;last four visible</source>
        <translation>Nur die &amp;letzten vier sichtbar</translation>
    </message>
    <message>
        <source>Hide all but the last four discs until the game ends</source>
        <translation>Alle Steine außer den letzten vier bis zum Partieende verbergen</translation>
    </message>
    <message>
        <source>&amp;No discs visible</source>
        <translation>&amp;Kein Stein sichtbar</translation>
    </message>
    <message>
        <source>Hide every disc until the game ends</source>
        <translation>Alle Steine bis zum Partieende verbergen</translation>
    </message>
    <message>
        <source>Swap who plays which side</source>
        <translation>Seiten der beiden Spieler tauschen</translation>
    </message>
    <message>
        <source>Reset s&amp;core</source>
        <translation>P&amp;unktestand zurücksetzen</translation>
    </message>
    <message>
        <source>Start the score again from 0–0</source>
        <translation>Den Punktestand wieder bei 0:0 beginnen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Fill the whole screen with the board, the lesson or the laboratory page</source>
        <translation>Das Brett, die Lektion oder die Seite des Labors auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Pract&amp;ise trees</source>
        <translation>&amp;Bäume üben</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Werte und Schnitte in Bäume eintragen und prüfen lassen</translation>
    </message>
    <message>
        <source>Write a lesson that starts from this position, with its preview</source>
        <translation>Eine Lektion schreiben, die mit dieser Stellung beginnt, mit Vorschau</translation>
    </message>
    <message>
        <source>Teacher&apos;s &amp;notes</source>
        <translation>&amp;Notizen für die Lehrkraft</translation>
    </message>
    <message>
        <source>Show the notes for the teacher in a window of their own, beside an open lesson</source>
        <translation>Die Notizen für die Lehrkraft in einem eigenen Fenster neben einer offenen Lektion</translation>
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
        <source>How reliable is it?</source>
        <translation>Wie zuverlässig?</translation>
    </message>
    <message>
        <source>See how games with a similar prediction ended</source>
        <translation>Wie Partien mit dieser Vorhersage tatsächlich ausgingen</translation>
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
        <source>Hover over a column to see its move. Click to see what follows.</source>
        <translation>Zeige auf eine Spalte, um den Zug auf dem Brett zu sehen. Klicke, um zu sehen, was folgt</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Vorspielen</translation>
    </message>
    <message>
        <source>Show the best line on the board, disc by disc. The game stays unchanged.</source>
        <translation>Die Zugfolge Stein für Stein auf dem Brett zeigen. Die Partie bleibt unverändert</translation>
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
        <source>You&apos;re setting up a position. Analysis starts when you play from it.</source>
        <translation>Eine Stellung wird aufgebaut. Sie wird analysiert, sobald die Partie weitergeht.</translation>
    </message>
    <message>
        <source>The answers are hidden until you&apos;ve found your move.</source>
        <translation>Die Antworten bleiben verborgen, bis du deinen Zug gefunden hast.</translation>
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
        <translation>◆ Drohung auf ungerader Reihe   ■ auf gerader Reihe   gefüllt: sofort spielbar</translation>
    </message>
    <message>
        <source>Once only filling columns is left, %1 profits (zugzwang).</source>
        <translation>Sind nur noch Spalten aufzufüllen, profitiert %1 (Zugzwang).</translation>
    </message>
    <message>
        <source>Against opponents who make mistakes, %1 scores about %2 % here (95 % interval %3 to %4 %, %5 games between engines).</source>
        <translation>Gegen Gegner, die Fehler machen, holt %1 hier etwa %2 % der Punkte (95-%-Intervall: %3 bis %4 %, %5 Partien zwischen Engines).</translation>
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
        <translation>Exakt: noch unbekannt</translation>
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
        <translation>%1, gestört durch das Labor</translation>
    </message>
    <message>
        <source>The solver is waiting while an engine thinks</source>
        <translation>Der Solver wartet, während eine Engine nachdenkt</translation>
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
        <translation>Wähle eine Spalte, in der noch Platz ist.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Wähle eine der Antworten.</translation>
    </message>
    <message>
        <source>Choose every correct answer.</source>
        <translation>Wähle alles aus, was stimmt.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Schreib ein paar Worte.</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Gib eine Zahl ein, etwa %1 oder %2.</translation>
    </message>
    <message>
        <source>Write a formula.</source>
        <translation>Schreib eine Formel.</translation>
    </message>
    <message>
        <source>Take at least one step.</source>
        <translation>Geh mindestens einen Schritt.</translation>
    </message>
    <message>
        <source>Open the page, press Run, and then Hand this to the lesson.</source>
        <translation>Öffne die Seite, drücke „Ausführen“ und dann „Der Lektion übergeben“.</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>This file does not contain answers to a lesson.</source>
        <translation>Das sind keine Antworten zu einer Lektion.</translation>
    </message>
    <message>
        <source>This answer file is damaged: entries are missing or invalid.</source>
        <translation>Diese Antwortdatei ist beschädigt: Einträge fehlen oder sind ungültig.</translation>
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
        <translation>Gestoppt. Das sind die bis dahin gefundenen Zustände, eine Antwort gibt es daher nicht.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. PRISM and Storm can also read the model, on larger machines.</source>
        <translation>Der erlaubte Speicher ist aufgebraucht. Das sind die bis dahin gefundenen Zustände. Auch PRISM und Storm lesen das Modell, auf größeren Rechnern.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>Es gibt mehr Zustände als gewünscht.</translation>
    </message>
    <message>
        <source>Stopped. The bounds hold, but they could be tighter.</source>
        <translation>Gestoppt: Die Schranken gelten, könnten aber enger sein.</translation>
    </message>
    <message>
        <source>The model is too large for fractions or for the memory allowed. The bounds still hold.</source>
        <translation>Zu groß für Brüche oder für den erlaubten Speicher. Die Schranken gelten trotzdem.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <source>It is infinite: some strategy puts the goal off for ever or misses it.</source>
        <translation>Unendlich: Man kann so spielen, dass das Ziel ewig aufgeschoben oder verfehlt wird.</translation>
    </message>
    <message>
        <source>There is no such number: no strategy reaches the goal with probability 1.</source>
        <translation>Diese Zahl gibt es nicht: Wie auch immer man sich entscheidet, das Ziel wird nicht mit Wahrscheinlichkeit 1 erreicht.</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>Sicher ab %1.</translation>
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
        <source>Exact, without any error.</source>
        <translation>Ohne jeden Fehler.</translation>
    </message>
    <message>
        <source>Question: the %1 (%2).</source>
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
        <source>Branches before merging equal ones</source>
        <translation>Zweige, bevor gleiche vereint wurden</translation>
    </message>
    <message>
        <source>Terminal states</source>
        <translation>Zustände ohne Nachfolger</translation>
    </message>
    <message>
        <source>Levels (steps from the start)</source>
        <translation>Ebenen (Schritte vom Anfang)</translation>
    </message>
    <message>
        <source>Memory for the states</source>
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
        <source>States in the largest component</source>
        <translation>Zustände der größten Komponente</translation>
    </message>
    <message>
        <source>Collapsed end components</source>
        <translation>Zusammengefasste Endkomponenten</translation>
    </message>
    <message>
        <source>Sweeps over the largest component</source>
        <translation>Durchgänge durch die größte Komponente</translation>
    </message>
    <message>
        <source>%1 states, %2 of them checked; sweep %3 over a component of %4 states; answer so far: %5.</source>
        <translation>%1 Zustände, %2 davon geprüft; Durchgang %3 durch eine Komponente mit %4 Zuständen; die Antwort reicht bisher von %5.</translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 branches, level %4; %5 states per second; %6</source>
        <translation>%1 Zustände, %2 davon noch zu expandieren; %3 Zweige, Ebene %4; %5 Zustände pro Sekunde; %6</translation>
    </message>
    <message>
        <source>The bounds are as tight as floating-point numbers allow.</source>
        <translation>Genauer können die Schranken in Gleitkommazahlen nicht werden.</translation>
    </message>
    <message>
        <source>It is infinite: the goal is not reached with probability 1.</source>
        <translation>Unendlich: Das Ziel wird nicht mit Wahrscheinlichkeit 1 erreicht.</translation>
    </message>
    <message>
        <source>There is no such number: the goal is not reached with probability 1.</source>
        <translation>Diese Zahl gibt es nicht: Das Ziel wird nicht mit Wahrscheinlichkeit 1 erreicht.</translation>
    </message>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>Frage %1 von %2. %3</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Statistics</source>
        <translation>Was gezählt wurde</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>„Ausführen“ erkundet das Modell und beantwortet die Frage.</translation>
    </message>
    <message>
        <source>The strategy behind this answer:</source>
        <translation>Die Strategie hinter dieser Antwort:</translation>
    </message>
    <message>
        <source>Answers to all questions</source>
        <translation>Antworten auf alle Fragen</translation>
    </message>
    <message>
        <source>Decisions of the strategy</source>
        <translation>Entscheidungen der Strategie</translation>
    </message>
    <message>
        <source>Double-click a decision, or press Enter, to see it in States</source>
        <translation>Enter oder ein Doppelklick zeigt eine Entscheidung unter „Zustände“</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
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
        <source>a file in this format must begin with: des (initial state, transitions, states)</source>
        <translation>eine Datei dieses Formats beginnt mit: des (Anfangszustand, Transitionen, Zustände)</translation>
    </message>
    <message>
        <source>a file can have at most %1 transitions</source>
        <translation>mehr als %1 Transitionen werden nicht gelesen</translation>
    </message>
    <message>
        <source>a file can have at most %1 states</source>
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
        <source>the label&apos;s closing quotation mark is missing</source>
        <translation>das Anführungszeichen des Labels ist nicht geschlossen</translation>
    </message>
    <message>
        <source>expected here: a label, then a comma and the target</source>
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
        <source>expected here: a comma, then the label</source>
        <translation>hier muss ein Komma stehen, danach das Label</translation>
    </message>
    <message>
        <source>expected here: a comma, then the target</source>
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
        <source>a file can have at most %1 different labels</source>
        <translation>mehr als %1 verschiedene Labels werden nicht gelesen</translation>
    </message>
    <message>
        <source>a line can have at most %1 bytes</source>
        <translation>eine Zeile mit mehr als %1 Byte wird nicht gelesen</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and here is one more</source>
        <translation>die erste Zeile kündigt %1 Transitionen an, und hier ist eine weitere</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
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
        <source>Writing was stopped.</source>
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
        <source>Each box is a group, with its number of states. Numbers on arrows count branches. Choose a group to explore it state by state.</source>
        <translation>Ein Kasten ist eine Gruppe mit der Anzahl ihrer Zustände. Eine Zahl am Pfeil zählt Zweige. Wähle eine Gruppe, um Zustand für Zustand weiterzugehen.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>ohne Nachfolger</translation>
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
        <source>merged states</source>
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
        <source>Graph of the states</source>
        <translation>Die Zustände als Bild</translation>
    </message>
    <message>
        <source>Show all states, groups of states that share one value, or one state at a time</source>
        <translation>Alle Zustände, zu Gruppen mit gleichem Merkmal zusammengefasst oder einzeln</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>Farben nach Wert</translation>
    </message>
    <message>
        <source>Colour by level</source>
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
        <source>Group by level</source>
        <translation>Gruppen nach Ebene</translation>
    </message>
    <message>
        <source>Group by %1</source>
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
        <source>The game can&apos;t be autosaved: %1</source>
        <translation>Die Partie lässt sich nicht zur Wiederherstellung sichern: %1</translation>
    </message>
</context>
<context>
    <name>BlindfoldPresenter</name>
    <message>
        <source>Blindfold: you see the last four discs.</source>
        <translation>Blindspiel: Du siehst nur die letzten vier Steine.</translation>
    </message>
    <message>
        <source>Blindfold: you see no discs.</source>
        <translation>Blindspiel: Du siehst keine Steine.</translation>
    </message>
</context>
<context>
    <name>BlockDialog</name>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Write the block into the lesson</source>
        <translation>Den Block in die Lektion schreiben</translation>
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
    <name>BoardDialog</name>
    <message>
        <source>Insert a board</source>
        <translation>Brett einfügen</translation>
    </message>
    <message>
        <source>A line of text above the board</source>
        <translation>Eine Textzeile über dem Brett</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Beschriftung:</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>The model&apos;s board must have %1 to %2 columns and rows.</source>
        <translation>Modelle gibt es für Bretter mit %1 bis %2 Spalten und Reihen.</translation>
    </message>
    <message>
        <source>The model&apos;s winning line must be %1 to %2 discs.</source>
        <translation>Modelle gibt es für Spiele, bei denen %1 bis %2 Steine in einer Reihe gewinnen.</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>Meaning of the marks</source>
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
        <source>There is no board %1. The boards are %2.</source>
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
        <source>Stopping when the lower bound barely changes would end here, at %1. The value is at least %2</source>
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
        <source>sweep %1, where an unguarded stop would end</source>
        <translation>Durchgang %1, wo ein ungesicherter Abbruch geendet hätte</translation>
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
        <translation>Die gewählte Partie auf dem Brett nachspielen (Enter)</translation>
    </message>
    <message>
        <source>&amp;Export these games…</source>
        <translation>Diese Partien e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export the moves of these games, with nodes and times, as CSV</source>
        <translation>Die Züge der Partien dieser Zelle mit Knoten und Zeit als CSV-Datei speichern</translation>
    </message>
    <message>
        <source>Games in this cell</source>
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
        <source>%1 is not a probability</source>
        <translation>%1 ist keine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>a number grows beyond 64 bits here</source>
        <translation>hier überschreitet eine Zahl 64 Bit</translation>
    </message>
    <message>
        <source>mod needs two whole numbers, the second above 0</source>
        <translation>mod verlangt ganze Zahlen, die zweite größer als 0</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>hier wird durch 0 geteilt</translation>
    </message>
    <message>
        <source>an exponent must be a smaller whole number</source>
        <translation>ein Exponent muss eine ganze Zahl sein und darf nicht zu groß sein</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>hier muss eine ganze Zahl stehen, nicht %1</translation>
    </message>
    <message>
        <source>the function %1 has no row for %2</source>
        <translation>die Funktion %1 ist für %2 nicht definiert</translation>
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
        <source>A curve shows probabilities, not rewards.</source>
        <translation>Eine Kurve zeigt Wahrscheinlichkeiten, Belohnungen hat sie nicht.</translation>
    </message>
    <message>
        <source>The automaton must be fully explored before it can be checked.</source>
        <translation>Nur ein vollständig erkundeter Automat kann geprüft werden.</translation>
    </message>
    <message>
        <source>The reward of %1 is %2. Negative rewards can&apos;t be checked.</source>
        <translation>Die Belohnung von %1 ist %2. Eine Belohnung unter 0 kann nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Step by step handles up to %1 states, but this automaton has %2. Choose smaller parameters.</source>
        <translation>„Schrittweise“ geht bis %1 Zustände, dieser Automat hat %2. Mit kleineren Parametern passt er.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Es wurde gestoppt.</translation>
    </message>
    <message>
        <source>Hidden steps were taken at once, so no question can depend on them.</source>
        <translation>Verborgene Schritte wurden sofort ausgeführt. Was von ihnen abhängt, lässt sich daher nicht fragen.</translation>
    </message>
</context>
<context>
    <name>ChanceCounted</name>
    <message>
        <source>turns until the goal</source>
        <translation>Züge bis zum Ziel</translation>
    </message>
    <message>
        <source>steps until the goal</source>
        <translation>Schritte bis zum Ziel</translation>
    </message>
    <message>
        <source>%1 actions until the goal</source>
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
        <source>Double-click or press Enter to open the model with these values</source>
        <translation>Enter oder ein Doppelklick öffnet das Modell mit diesen Werten</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>Diagramm des Experiments</translation>
    </message>
    <message>
        <source>Vary:</source>
        <translation>Verändern:</translation>
    </message>
    <message>
        <source>and:</source>
        <translation>und:</translation>
    </message>
    <message>
        <source>Parameter to vary</source>
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
        <source>Runs with each of the values. The other parameters keep their values above</source>
        <translation>Er nimmt jeden dieser Werte an, die anderen Parameter bleiben wie oben</translation>
    </message>
    <message>
        <source>10 to 50 step 10</source>
        <translation>10 bis 50 Schritt 10</translation>
    </message>
    <message>
        <source>Enter a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2</source>
        <translation>Ein Bereich wie 10 bis 50 Schritt 10 oder eine Liste wie 3, 5, 1/2</translation>
    </message>
    <message>
        <source>Curves up to</source>
        <translation>Kurven bis</translation>
    </message>
    <message>
        <source>How many turns the “done within” curves cover. 0 skips the curves, which take time</source>
        <translation>So viele Züge weit reichen die Kurven „fertig binnen“. 0 lässt sie weg. Sie brauchen Zeit</translation>
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
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Kleine Modelle auch in Brüchen: 75/22</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Use powers of ten on the answer axis</source>
        <translation>Zehnerpotenzen auf der Achse der Antworten</translation>
    </message>
    <message>
        <source>Explore and check every combination in turn</source>
        <translation>Alle Kombinationen erkunden und prüfen, eine nach der anderen</translation>
    </message>
    <message>
        <source>Stop and keep the results. Run continues from there</source>
        <translation>Stoppen. Was berechnet ist, bleibt, und „Ausführen“ macht dort weiter</translation>
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
        <source>Growth in states</source>
        <translation>Wachstum der Zustände</translation>
    </message>
    <message>
        <source>Growth in time</source>
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
        <source>Chart</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Choose the chart. “How the game ends” uses the model explored on this page, the others use the experiment</source>
        <translation>Was vom Experiment gezeichnet wird. Wie das Spiel endet, zeigt das Modell, das auf der Seite erkundet ist</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Experiment exportieren</translation>
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
        <source>Save one line per combination</source>
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
        <source>Save the question, the results and the charts on A4 pages</source>
        <translation>Die Frage, die Ergebnisse und die Abbildungen auf A4-Seiten</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF-Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>Your own model has no parameters to vary here. Choose a built-in model.</source>
        <translation>Ein eigenes Modell hat keine Parameter, die sich hier verändern lassen. Wähle eines der mitgelieferten.</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>Gefragt ist %1.</translation>
    </message>
    <message>
        <source>%1 of %2 combinations run.</source>
        <translation>%1 von %2 Kombinationen wurden ausgeführt.</translation>
    </message>
</context>
<context>
    <name>ChanceExportMenu</name>
    <message>
        <source>Save the model or its results to a file</source>
        <translation>Das Modell oder die Ergebnisse dazu in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Modell exportieren</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF-Be&amp;richt…</translation>
    </message>
    <message>
        <source>Save answer, model, statistics and pictures on A4 pages, ready to hand in</source>
        <translation>Antwort, Modell, Zählungen und Zeichnung auf A4-Seiten, zum Abgeben</translation>
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
        <source>Save the chart from Step by step as a picture or a table</source>
        <translation>Die Darstellung unter „Schrittweise“, als Bild oder Tabelle</translation>
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
        <source>Save the chart from Reductions as a picture or a table</source>
        <translation>Die Zeichnung unter „Reduktionen“, als Bild oder Tabelle</translation>
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
        <source>Save the equation with an observer of the goal, and the properties in a second file</source>
        <translation>Die Gleichung mit einem Beobachter des Ziels, die Eigenschaften in einer eigenen Datei daneben</translation>
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
        <source>Save all states and branches, with .sta and .lab files, for PRISM and Storm</source>
        <translation>Alle Zustände und Zweige für PRISM und Storm, dazu .sta und .lab</translation>
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
        <source>Save all states, choices and branches as a DOT graph</source>
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
        <source>Save one line per state: its data, bounds and best choice</source>
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
        <source>Save the text with its parameters set</source>
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
        <source>Save the linear equation that was explored</source>
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
        <source>Save the picture from States</source>
        <translation>Die Zeichnung unter „Zustände“</translation>
    </message>
    <message>
        <source>states</source>
        <translation>zustände</translation>
    </message>
    <message>
        <source>&amp;Answers to all questions…</source>
        <translation>&amp;Antworten auf alle Fragen…</translation>
    </message>
    <message>
        <source>Save one line per question: its property, bounds and answer</source>
        <translation>Eine Zeile je Frage speichern: Eigenschaft, Schranken und Antwort</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>antworten</translation>
    </message>
</context>
<context>
    <name>ChanceGames</name>
    <message>
        <source>games played</source>
        <translation>gespielte Partien</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact best within each length</source>
        <translation>bestenfalls binnen so vieler, exakt</translation>
    </message>
    <message>
        <source>✓ The exact answer, %1, lies inside this interval.</source>
        <translation>✓ Die exakte Antwort, %1, liegt darin.</translation>
    </message>
    <message>
        <source>≠ The exact answer, %1, lies outside this interval. That happens about one time in twenty.</source>
        <translation>≠ Die exakte Antwort, %1, liegt nicht darin. Das kommt in einem von zwanzig Fällen vor.</translation>
    </message>
    <message>
        <source>share of all games</source>
        <translation>Anteil aller Partien</translation>
    </message>
    <message>
        <source>share that reached the goal</source>
        <translation>Anteil, der das Ziel erreicht hatte</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <translation>Es wurde keine Partie gespielt.</translation>
    </message>
    <message>
        <source>%1 of %2 games reached the goal: %3 % (95 % confidence interval %4 % to %5 %).</source>
        <translation>%1 von %2 Partien erreichten das Ziel: %3 %, mit 95 % Konfidenz %4 % bis %5 %.</translation>
    </message>
    <message>
        <source>Those games took %1 on average (95 % confidence interval %2 to %3).</source>
        <translation>Sie dauerten im Mittel %1, mit 95 % Konfidenz %2 bis %3.</translation>
    </message>
    <message>
        <source>Abandoned as too long: %1.</source>
        <translation>%1 waren zu lang und wurden abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Gestoppt, bevor alle gespielt waren.</translation>
    </message>
</context>
<context>
    <name>ChanceModels</name>
    <message>
        <source>Target coins</source>
        <translation>Zu gewinnende Münzen</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Münzen zu Beginn</translation>
    </message>
    <message>
        <source>Chance of winning a bet</source>
        <translation>Chance, eine Wette zu gewinnen</translation>
    </message>
    <message>
        <source>Chance of winning the bet that pays two</source>
        <translation>Chance, die Wette zu gewinnen, die zwei einbringt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Coins per player</source>
        <translation>Münzen je Spieler</translation>
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
        <source>A gambler bets one coin at a time until the target is reached or all coins are lost. There are no choices: chance alone decides.</source>
        <translation>Ein Spieler setzt jeweils eine Münze, bis das Ziel erreicht ist oder alle Münzen verloren sind. Zu entscheiden gibt es nichts: Es zählt nur der Zufall.</translation>
    </message>
    <message>
        <source>The gambler with two kinds of bet</source>
        <translation>Der Spieler mit zwei Arten von Wetten</translation>
    </message>
    <message>
        <source>The gambler may also bet a coin on winning two. Best and worst play give different chances, so there is something to decide.</source>
        <translation>Hier darf eine Münze auch auf eine Wette gesetzt werden, die zwei einbringt. Bestes und schlechtestes Spiel haben verschiedene Chancen, es gibt also etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>Ruin of N players: one process</source>
        <translation>Der Ruin von N Spielern, als ein Prozess</translation>
    </message>
    <message>
        <source>In each round every player puts in a coin, and one of them takes all. The game ends when somebody is broke. How long does it take, and who goes broke?</source>
        <translation>In jeder Runde setzt jeder Spieler eine Münze, und einer bekommt alle. Das Spiel endet, wenn jemand pleite ist. Wie lange dauert es, und wen trifft es?</translation>
    </message>
    <message>
        <source>Ruin of N players: parallel processes</source>
        <translation>Der Ruin von N Spielern, nebeneinander</translation>
    </message>
    <message>
        <source>The same game with one process per player and one for the dealer. They synchronise on shared actions: everybody betting, and somebody winning.</source>
        <translation>Dasselbe Spiel mit einem Prozess für jeden Spieler und einem für den Geber. Gemeinsame Aktionen führen sie zusammen aus: dass jeder setzt und wer gewinnt.</translation>
    </message>
    <message>
        <source>Yahtzee: all dice the same</source>
        <translation>Yahtzee: alle Würfel gleich</translation>
    </message>
    <message>
        <source>All dice must show the same number within a given number of turns. Before each turn the player picks up the dice to throw again. The model counts the dice that show each number.</source>
        <translation>Alle Würfel müssen innerhalb einiger Züge dieselbe Zahl zeigen. Vor jedem Zug nimmt der Spieler auf, was neu geworfen werden soll. Gezählt wird, wie viele Würfel jede Zahl zeigen.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Yahtzee: each die on its own</source>
        <translation>Yahtzee: jeder Würfel für sich</translation>
    </message>
    <message>
        <source>Three throws with distinguishable dice: the same game has many more states. No question depends on what the last throw shows, so a reduction can forget it.</source>
        <translation>Drei Würfe mit unterscheidbaren Würfeln: Dasselbe Spiel hat viel mehr Zustände. Nach dem Ergebnis des letzten Wurfs fragt niemand, eine Reduktion kann es vergessen.</translation>
    </message>
    <message>
        <source>Yahtzee: how many turns does it take?</source>
        <translation>Yahtzee: Wie viele Züge dauert es?</translation>
    </message>
    <message>
        <source>All dice must show the same number, in as many turns as it takes. With best play the average is finite. With worst play the game never ends.</source>
        <translation>Alle Würfel müssen dieselbe Zahl zeigen, egal nach wie vielen Zügen. Bei bestem Spiel sind das im Mittel ein paar Züge, bei schlechtestem hört es nie auf.</translation>
    </message>
    <message>
        <source>A 9 in the first round leads to 26 or 53</source>
        <translation>Eine 9 in der ersten Runde führt auf 26 oder 53</translation>
    </message>
    <message>
        <source>Wells on 31 and 52</source>
        <translation>Brunnen auf 31 und 52</translation>
    </message>
    <message>
        <source>Hide all actions except rolls and endings</source>
        <translation>Alle Aktionen außer Würfen und Enden verbergen</translation>
    </message>
    <message>
        <source>Artefact A: repeating the other player&apos;s first-round 9 moves you back by 9</source>
        <translation>Artefakt A: Wer die 9 des anderen aus der ersten Runde wiederholt, geht um 9 zurück</translation>
    </message>
    <message>
        <source>Artefact B: pawns on 31 and 52 end the game even without wells</source>
        <translation>Artefakt B: Figuren auf 31 und 52 beenden das Spiel auch ohne Brunnen</translation>
    </message>
    <message>
        <source>The Game of the Goose</source>
        <translation>Das Gänsespiel</translation>
    </message>
    <message>
        <source>Two players race to square 63, with no decisions to make. Who wins, and after how many throws? The two artefacts come from the study&apos;s model. Without them the rules give different numbers.</source>
        <translation>Zwei Spieler laufen um die Wette zum Feld 63. Zu entscheiden gibt es nichts: Wer gewinnt, und nach wie vielen Würfen? Zwei Artefakte stammen aus dem Modell der Studie. Ohne sie ergeben die Regeln andere Zahlen.</translation>
    </message>
    <message>
        <source>The Game of the Goose for three</source>
        <translation>Das Gänsespiel zu dritt</translation>
    </message>
    <message>
        <source>The same race with three players and millions of states. Nobody is stuck for ever: there are only two wells for three pawns.</source>
        <translation>Derselbe Wettlauf mit drei Spielern und Millionen von Zuständen. Niemand sitzt für immer fest, denn es gibt zwei Brunnen für drei Figuren.</translation>
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
        <source>Written in prCRL. Parallel processes synchronise on shared actions, unless nocomm names them. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>In prCRL. Parallele Prozesse führen gemeinsame Aktionen zusammen aus, außer denen, die nocomm nennt. Strg+Leertaste schlägt Wörter vor. Was du änderst, wird ein eigenes Modell</translation>
    </message>
    <message>
        <source>Yahtzee: another hand</source>
        <translation>Yahtzee: eine andere Figur</translation>
    </message>
    <message>
        <source>Five dice must show three or four of a kind, a large straight or a full house within a given number of turns. Before each turn the player picks up the dice to throw again.</source>
        <translation>Fünf Würfel müssen innerhalb einiger Züge einen Dreier- oder Viererpasch, eine große Straße oder ein Full House zeigen. Vor jedem Zug nimmt der Spieler auf, was neu geworfen werden soll.</translation>
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
        <source>With four players there are more states than one machine can hold. The study simulated this game instead of checking it. So does fourcast-cli chance simulate with --unexplored.</source>
        <translation>Mit vier Spielern gibt es mehr Zustände, als ein Rechner fassen kann. Die Studie hat dieses Spiel gespielt, statt es zu prüfen, so wie fourcast-cli chance simulate mit --unexplored.</translation>
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
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>Was erkundet wird: Jedes Modell ist ein Text, zu sehen im Reiter „Modell“</translation>
    </message>
    <message>
        <source>Explore the model and answer the question</source>
        <translation>Das Modell erkunden und die Frage beantworten</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Anhalten und später fortsetzen</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
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
        <source>Press Run to apply these passes.</source>
        <translation>„Ausführen“ führt diese Reduktionen durch.</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>„Ausführen“ erkundet das Modell und beantwortet die Frage.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Check games of chance exactly: from a specification to probabilities and expected lengths, with guaranteed bounds</source>
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
        <source>Press Run to answer this. The results below are for an earlier question.</source>
        <translation>„Ausführen“ beantwortet das. Unten steht noch die Antwort auf die vorige Frage.</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Wird erkundet.</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>Wie die Gleichung kleiner wird</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos; to vary.</source>
        <translation>Das Modell „%1“ hat keinen Parameter „%2“, der sich verändern ließe.</translation>
    </message>
    <message>
        <source>Work out games of chance exactly</source>
        <translation>Würfelspiele exakt durchrechnen</translation>
    </message>
</context>
<context>
    <name>ChanceProperty</name>
    <message>
        <source>A property must begin with Pmin, Pmax, Rmin or Rmax, as in Pmax broke(1), not with “%1”.</source>
        <translation>Eine Eigenschaft beginnt mit Pmin, Pmax, Rmin oder Rmax, wie in Pmax broke(1), nicht mit „%1“.</translation>
    </message>
    <message>
        <source>Only Rmin and Rmax count actions: “{%1}” can&apos;t follow %2.</source>
        <translation>Aktionen werden bei Rmin und Rmax gezählt: „{%1}“ gehört nicht zu %2.</translation>
    </message>
    <message>
        <source>The model has no “until” or “reach”. Name the goal, as in %1 broke.</source>
        <translation>Das Modell hat kein „until“ oder „reach“. Gib an, was erreicht werden soll, wie in %1 broke.</translation>
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
        <source>Only actions can be counted, as in %1{a | b}, but “{%2}” is a goal.</source>
        <translation>Gezählt werden Aktionen, wie in %1{a | b}. „{%2}“ ist aber ein Ziel.</translation>
    </message>
</context>
<context>
    <name>ChanceQuestions</name>
    <message>
        <source>What is the gambler&apos;s best chance of winning?</source>
        <translation>Gewinnt der Spieler, bestenfalls?</translation>
    </message>
    <message>
        <source>With best play, the gambler wins with probability %1.</source>
        <translation>Der Spieler gewinnt im besten Fall mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>What is the gambler&apos;s worst chance of winning?</source>
        <translation>Gewinnt der Spieler, schlimmstenfalls?</translation>
    </message>
    <message>
        <source>With worst play, the gambler wins with probability %1.</source>
        <translation>Der Spieler gewinnt im schlechtesten Fall mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>What is the greatest expected number of bets?</source>
        <translation>Wie viele Wetten dauert es höchstens?</translation>
    </message>
    <message>
        <source>The greatest expected number of bets is %1.</source>
        <translation>Im Mittel ist es nach höchstens %1 Wetten vorbei.</translation>
    </message>
    <message>
        <source>How likely is player 1 to be ruined?</source>
        <translation>Wird Spieler 1 ruiniert?</translation>
    </message>
    <message>
        <source>The greatest probability that player 1 is ruined is %1.</source>
        <translation>Spieler 1 wird höchstens mit Wahrscheinlichkeit %1 ruiniert.</translation>
    </message>
    <message>
        <source>How likely is player 2 to be ruined?</source>
        <translation>Wird Spieler 2 ruiniert?</translation>
    </message>
    <message>
        <source>The greatest probability that player 2 is ruined is %1.</source>
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
        <source>What is the least probability that player 1 is ruined?</source>
        <translation>Mit welcher Wahrscheinlichkeit wird Spieler 1 mindestens ruiniert?</translation>
    </message>
    <message>
        <source>The least probability that player 1 is ruined is %1.</source>
        <translation>Spieler 1 wird mindestens mit Wahrscheinlichkeit %1 ruiniert.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with best play?</source>
        <translation>Yahtzee, bei bestem Spiel?</translation>
    </message>
    <message>
        <source>With best play, all dice show the same number with probability %1.</source>
        <translation>Alle Würfel zeigen bei bestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with worst play?</source>
        <translation>Yahtzee, bei schlechtestem Spiel?</translation>
    </message>
    <message>
        <source>With worst play, all dice show the same number with probability %1.</source>
        <translation>Alle Würfel zeigen bei schlechtestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>How many turns does it take with best play?</source>
        <translation>Wie viele Züge, bei bestem Spiel?</translation>
    </message>
    <message>
        <source>With best play, it takes %1 turns on average.</source>
        <translation>Bei bestem Spiel dauert es im Mittel %1 Züge.</translation>
    </message>
    <message>
        <source>How many turns does it take with worst play?</source>
        <translation>Wie viele Züge, bei schlechtestem Spiel?</translation>
    </message>
    <message>
        <source>With worst play, it takes %1 turns on average.</source>
        <translation>Bei schlechtestem Spiel dauert es im Mittel %1 Züge.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with best play?</source>
        <translation>Überhaupt ein Yahtzee, bei bestem Spiel?</translation>
    </message>
    <message>
        <source>With best play, all dice eventually show the same number with probability %1.</source>
        <translation>Alle Würfel zeigen am Ende bei bestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with worst play?</source>
        <translation>Überhaupt ein Yahtzee, bei schlechtestem Spiel?</translation>
    </message>
    <message>
        <source>With worst play, all dice eventually show the same number with probability %1.</source>
        <translation>Alle Würfel zeigen am Ende bei schlechtestem Spiel mit Wahrscheinlichkeit %1 dasselbe.</translation>
    </message>
    <message>
        <source>How likely is player 1 to win?</source>
        <translation>Gewinnt Spieler 1?</translation>
    </message>
    <message>
        <source>Player 1 wins with probability %1.</source>
        <translation>Spieler 1 gewinnt mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>How likely is player 2 to win?</source>
        <translation>Gewinnt Spieler 2?</translation>
    </message>
    <message>
        <source>Player 2 wins with probability %1.</source>
        <translation>Spieler 2 gewinnt mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>How likely is a tie?</source>
        <translation>Geht es unentschieden aus?</translation>
    </message>
    <message>
        <source>The game is a tie with probability %1.</source>
        <translation>Mit Wahrscheinlichkeit %1 geht es unentschieden aus.</translation>
    </message>
    <message>
        <source>How many throws does it take?</source>
        <translation>Wie viele Würfe dauert es?</translation>
    </message>
    <message>
        <source>The game ends after %1 throws on average, both players&apos; throws counted.</source>
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
        <source>The least probability of reaching the goal is %1.</source>
        <translation>Das Ziel wird im schlechtesten Fall mit Wahrscheinlichkeit %1 erreicht.</translation>
    </message>
    <message>
        <source>The least expected reward until the goal is %1.</source>
        <translation>Bis zum Ziel wird mindestens %1 erwartet.</translation>
    </message>
    <message>
        <source>The greatest expected reward until the goal is %1.</source>
        <translation>Bis zum Ziel wird höchstens %1 erwartet.</translation>
    </message>
    <message>
        <source>The greatest probability of reaching the goal is %1.</source>
        <translation>Das Ziel wird im besten Fall mit Wahrscheinlichkeit %1 erreicht.</translation>
    </message>
    <message>
        <source>How likely is the gambler to win?</source>
        <translation>Gewinnt der Spieler?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1.</source>
        <translation>Der Spieler gewinnt mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>How many bets does it take?</source>
        <translation>Wie viele Wetten dauert es?</translation>
    </message>
    <message>
        <source>The game ends after %1 bets on average.</source>
        <translation>Im Mittel ist es nach %1 Wetten vorbei.</translation>
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
        <source>The expected reward until the goal is %1.</source>
        <translation>Bis zum Ziel wird %1 erwartet.</translation>
    </message>
    <message>
        <source>The goal is reached with probability %1.</source>
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
        <source>Statistics</source>
        <translation>Was gezählt wurde</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Value</source>
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
    <message>
        <source>The first decisions of its strategy</source>
        <translation>Die ersten Entscheidungen der Strategie dazu</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle Fragen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>ChanceSimulator</name>
    <message>
        <source>Ways to play</source>
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
        <source>The system has run out of memory.</source>
        <translation>Das System hat dafür keinen Speicher mehr.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>Nach %1 Zuständen war der Speicher voll.</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Memory ran out.</source>
        <translation>Der Speicher war voll.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>3 to 9 step 2</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Vary one or two parameters.</source>
        <translation>Ein oder zwei Parameter werden verändert.</translation>
    </message>
    <message>
        <source>Both ranges are for the same parameter.</source>
        <translation>Beide Bereiche gehören zum selben Parameter.</translation>
    </message>
    <message>
        <source>The model %1 has no parameter “%2”.</source>
        <translation>Das Modell %1 hat keinen Parameter „%2“.</translation>
    </message>
    <message>
        <source>The parameter %1 needs at least one value.</source>
        <translation>Der Parameter %1 hat keinen Wert, mit dem begonnen werden kann.</translation>
    </message>
    <message>
        <source>There are more than %1 combinations.</source>
        <translation>Das sind mehr als %1 Kombinationen.</translation>
    </message>
    <message>
        <source>step</source>
        <comment>3 to 9 step 2</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>A step must be at least 1.</source>
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
        <source>A value is missing: give a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2.</source>
        <translation>Es fehlt ein Wert: Gebraucht wird ein Bereich wie 10 bis 50 Schritt 10 oder eine Liste wie 3, 5, 1/2.</translation>
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
        <source>Columns</source>
        <translation>Was in den Spalten steht</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Was die Zeichen bedeuten</translation>
    </message>
</context>
<context>
    <name>ChanceTableWords</name>
    <message>
        <source>✓ Agrees: rounded to the same number of digits, it is the study&apos;s number.</source>
        <translation>✓ Stimmt überein: Auf ebenso viele Stellen gerundet ergibt sich die Zahl der Studie.</translation>
    </message>
    <message>
        <source>≈ Agrees if the extra digits are cut off instead of rounded.</source>
        <translation>≈ Stimmt überein, wenn weitere Stellen abgeschnitten statt gerundet werden.</translation>
    </message>
    <message>
        <source>? Undecided: the interval is too wide.</source>
        <translation>? Das Intervall ist zu breit für eine Aussage.</translation>
    </message>
    <message>
        <source>≠ Differs from the study&apos;s number. The notes below say why.</source>
        <translation>≠ Weicht von der Zahl der Studie ab, die Anmerkungen unten sagen, warum.</translation>
    </message>
    <message>
        <source>The study prints no number here.</source>
        <translation>Die Studie nennt hier keine Zahl.</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>not certain to be reached</source>
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
        <source>Guaranteed interval: %1.</source>
        <translation>Sicher ab %1.</translation>
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
        <source>Needs about %1 GiB, more than the %2 GiB limit for a row. The run stops at the limit and says so.</source>
        <translation>Braucht etwa %1 GiB, mehr als die %2 GiB, die eine Zeile belegen darf. Sie endet dann dort und meldet es.</translation>
    </message>
    <message>
        <source>Needs about %1 GiB and %2 on an otherwise idle machine.</source>
        <translation>Braucht etwa %1 GiB und %2 auf einem sonst freien Rechner.</translation>
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
        <source>%1 undecided</source>
        <translation>%1 nicht entscheidbar</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 weichen ab</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled</source>
        <translation>%1 von %2 Zellen gefüllt</translation>
    </message>
    <message>
        <source>✓ The checker&apos;s interval contains the formula&apos;s value.</source>
        <translation>✓ Das Intervall des Prüfers enthält den Wert der Formel.</translation>
    </message>
    <message>
        <source>%1 agree with a formula</source>
        <translation>%1 stimmen mit einer Formel überein</translation>
    </message>
</context>
<context>
    <name>ChanceTables</name>
    <message>
        <source>The system has run out of memory.</source>
        <translation>Das System hat dafür keinen Speicher mehr.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 Zustände</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>Nach %1 Zuständen war der Speicher voll.</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, Durchgang %2</translation>
    </message>
    <message>
        <source>Memory ran out while checking %1.</source>
        <translation>Der Speicher war voll, während %1 geprüft wurde.</translation>
    </message>
    <message>
        <source>Includes the observer that tools without action formulas add to the model. Each state that meets the goal counts twice.</source>
        <translation>Mit dem Beobachter, den Werkzeuge ohne Formeln über Aktionen neben das Modell stellen. Jeder Zustand, in dem das Ziel erreicht wird, zählt doppelt.</translation>
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
        <source>Chance that the gambler wins all the coins, with best play.</source>
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
        <source>Table 1: ruin of N players with d coins each</source>
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
        <source>The goal is the ruin of the first player.</source>
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
        <source>For N = 5, d = 100, the study counted 21,449,977 static states with the ruin of player 1 as the goal. Its other static counts use the ruin of any player. With that goal there are 22,106,876.</source>
        <translation>Die 21.449.977 statischen Zustände der Studie für N = 5, d = 100 wurden mit dem Ruin von Spieler 1 als Ziel gezählt, ihre anderen statischen Zahlen mit dem Ruin irgendeines Spielers. Mit diesem Ziel sind es 22.106.876.</translation>
    </message>
    <message>
        <source>Table 2: all dice the same within a number of turns</source>
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
        <source>With the observer, and with a loop on each terminal state.</source>
        <translation>Mit dem Beobachter und mit einer Schleife an Zuständen ohne Nachfolger.</translation>
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
        <source>The study&apos;s program stopped at 0.99999. The value found here has more nines.</source>
        <translation>Bei 0,99999 hat das Programm der Studie aufgehört. Der hier bekannte Wert hat mehr Neunen.</translation>
    </message>
    <message>
        <source>Table 3: the Game of the Goose for two</source>
        <translation>Tabelle 3: das Gänsespiel zu zweit</translation>
    </message>
    <message>
        <source>With the two artefacts of the study&apos;s model. A player who repeats the other&apos;s special nine is sent to 44 or 17. Even without wells, the game ends when the pawns stand on the two well squares.</source>
        <translation>Mit den zwei Artefakten aus dem Modell der Studie: Wer die besondere Neun des anderen wiederholt, kommt auf 44 oder 17. Und auch ohne Brunnen endet das Spiel, wenn die Figuren dort stehen, wo zwei waren.</translation>
    </message>
    <message>
        <source>By the rules as written.</source>
        <translation>Nach den Regeln im Wortlaut.</translation>
    </message>
    <message>
        <source>Total rolls of both players until one wins or neither can move.</source>
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
        <source>The study&apos;s state counts can&apos;t be reproduced, because its model was never published. It keeps both dice while a pawn moves. Ours keeps only their sum. The same game has 4,431 or 188,893 states, depending on how it is modelled.</source>
        <translation>Die Zustandszahlen der Studie sind nicht erreichbar: Der Text ihres Modells wurde nie veröffentlicht. Es merkt sich beide Würfel, während eine Figur zieht, unseres nur ihre Summe. Dasselbe Spiel hat 4.431 oder 188.893 Zustände, je nachdem, wie man es aufschreibt.</translation>
    </message>
    <message>
        <source>Time for the model&apos;s own question, from its equation to the answer. Not measured in rows of more than %1 states.</source>
        <translation>Wie lange die eigene Frage des Modells dauert, von der Gleichung bis zur Antwort. In Zeilen mit mehr als %1 Zuständen nicht gemessen.</translation>
    </message>
    <message>
        <source>Time, reduced</source>
        <translation>Zeit, reduziert</translation>
    </message>
    <message>
        <source>With the reductions applied.</source>
        <translation>Nach den Reduktionen.</translation>
    </message>
    <message>
        <source>Time, original</source>
        <translation>Zeit, original</translation>
    </message>
    <message>
        <source>Without the reductions.</source>
        <translation>Vor den Reduktionen.</translation>
    </message>
    <message>
        <source>The study&apos;s times, where known, are seconds of its programs on a 2012 laptop. They appear next to the row&apos;s time.</source>
        <translation>Bekannte Zeiten der Studie sind Sekunden ihrer Programme auf einem Laptop von 2012. Sie stehen bei der Zeit der Zeile.</translation>
    </message>
    <message>
        <source>By the formula</source>
        <translation>Nach der Formel</translation>
    </message>
    <message>
        <source>(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study&apos;s equation (1). It does not cover a gambler who may choose.</source>
        <translation>(1 - r^start) / (1 - r^goal) mit r = (1-p)/p: Gleichung (1) der Studie. Sie kennt keinen Spieler, der wählen darf.</translation>
    </message>
    <message>
        <source>40 of 100 coins, winning chance 0.49</source>
        <translation>40 von 100 Münzen, eine Wette gewonnen mit 0,49</translation>
    </message>
    <message>
        <source>Length, by formula</source>
        <translation>Länge, nach Formel</translation>
    </message>
    <message>
        <source>Known for d up to N + 2 (Rocha and Stern). For d &lt; N it is d. For d = N it is N / (1 - c), with c = N! p1 ... pN. For d = N + 1 it is 1 + N / (1 - c (N+1)/2). For d = N + 2 it solves two linear equations.</source>
        <translation>Bekannt, wo d höchstens N + 2 ist (Rocha und Stern): d unter N; N / (1 - c) bei N, mit c = N! p1 ... pN; 1 + N / (1 - c (N+1)/2) bei einem mehr; bei zwei mehr die Lösung zweier linearer Gleichungen.</translation>
    </message>
    <message>
        <source>Ruin, by formula</source>
        <translation>Ruin, nach Formel</translation>
    </message>
    <message>
        <source>Known for d up to N: (1 - p1)^d, divided by 1 - c if d = N.</source>
        <translation>Bekannt, wo d höchstens N ist: (1 - p1)^d, geteilt durch 1 - c, wo d gleich N ist.</translation>
    </message>
    <message>
        <source>Both times are for the dynamic model. The reductions shrink its equation but not its number of states. Without them the equation grows so fast that ten players are not run. The static equation is already as small as possible.</source>
        <translation>Beide Zeiten sind die des dynamischen Modells, dessen Gleichung die Reduktionen verkleinern. Es hat davor und danach gleich viele Zustände. Davor wächst die Gleichung mit den Spielern so schnell, dass zehn nicht gerechnet werden. Die statische Gleichung ist von Anfang an so klein wie möglich.</translation>
    </message>
    <message>
        <source>Expected turns</source>
        <translation>Erwartete Züge</translation>
    </message>
    <message>
        <source>With best play, in as many turns as it takes.</source>
        <translation>Bei bestem Spiel, egal wie viele Züge es braucht.</translation>
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
        <source>The study says that the other hands can be computed in the same way. It prints no numbers for them.</source>
        <translation>Die anderen Figuren lassen sich laut Studie ebenso berechnen. Zahlen nennt sie dazu nicht.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Both pawns stand in wells, and neither can move.</source>
        <translation>Beide stehen in Brunnen, und keiner kann ziehen.</translation>
    </message>
    <message>
        <source>Tie, by the rules</source>
        <translation>Unentschieden, nach den Regeln</translation>
    </message>
    <message>
        <source>The study&apos;s programs took about 90 seconds for the Game of the Goose on a 2012 laptop.</source>
        <translation>Die Programme der Studie brauchten für das Gänsespiel etwa 90 Sekunden, auf einem Laptop von 2012.</translation>
    </message>
</context>
<context>
    <name>ChanceWork</name>
    <message>
        <source>The property depends on hidden steps, so confluent steps are not taken at once.</source>
        <translation>Die Eigenschaft hängt von verborgenen Schritten ab. Konfluente Schritte werden daher nicht sofort ausgeführt.</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file name “%1” must end in .png, .svg, .pdf, .csv or .json. The ending sets the format.</source>
        <translation>Der Name der Datei „%1“ muss auf .png, .svg, .pdf, .csv oder .json enden. Die Endung bestimmt, was geschrieben wird.</translation>
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
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Näher heran. Das Mausrad zoomt an der Mausposition, Ziehen verschiebt</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Mehr zeigen. Das Mausrad zoomt an der Mausposition</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Das ganze Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show the whole chart again (0)</source>
        <translation>Das ganze Diagramm zeigen (0)</translation>
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
        <source>Export the class results to a file</source>
        <translation>Das Abschneiden der Klasse in eine Datei schreiben</translation>
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
        <source>One row per question, for spreadsheets</source>
        <translation>Eine Zeile für jede Frage, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>&amp;Students as CSV…</source>
        <translation>&amp;Lernende als CSV…</translation>
    </message>
    <message>
        <source>One row per student, for spreadsheets</source>
        <translation>Eine Zeile für jede Person, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>students</source>
        <translation>lernende</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Bericht als PDF…</translation>
    </message>
    <message>
        <source>Both tables, the students&apos; written answers and the files left out</source>
        <translation>Beide Tabellen, alles Geschriebene und alles Ausgelassene</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>class</source>
        <translation>klasse</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Klasse exportieren</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Drop your students&apos; answer files (NAME.answers.json) here, or a folder of them. The files are only read. Nothing leaves this computer.</source>
        <translation>Zieh die abgegebenen Dateien (NAME.answers.json) oder einen Ordner damit hierher. Sie werden nur gelesen. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Class results: all the answers your students handed in</source>
        <translation>So hat die Klasse abgeschnitten: alle abgegebenen Antworten auf einen Blick</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add answer files from your students. You can also drop them on this page.</source>
        <translation>Abgegebene Dateien lesen. Du kannst sie auch auf die Seite ziehen</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add every answer file in a folder and its subfolders</source>
        <translation>Alle Antworten in einem Ordner und seinen Unterordnern lesen</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Lektion…</translation>
    </message>
    <message>
        <source>Choose the lesson that was answered, for the wording and order of its questions. Built-in lessons are found automatically.</source>
        <translation>Die beantwortete Lektion, für Texte und Reihenfolge der Fragen. Mitgelieferte Lektionen werden automatisch gefunden</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Read every file again</source>
        <translation>Alle Dateien noch einmal lesen</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>Alle entfernen…</translation>
    </message>
    <message>
        <source>Remove every file from this page. The files on disk are kept.</source>
        <translation>Alle Dateien von der Seite nehmen. Die Dateien selbst bleiben erhalten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>One row per question. Click a heading to sort.</source>
        <translation>Eine Zeile pro Frage. Ein Klick auf eine Überschrift sortiert</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>One row per student. Press Enter or double-click to see the answers. Click a heading to sort.</source>
        <translation>Eine Zeile pro Person. Enter oder Doppelklick zeigt die Antworten, ein Klick auf eine Überschrift sortiert</translation>
    </message>
    <message>
        <source>Students&apos; written answers</source>
        <translation>Was die Lernenden geschrieben haben</translation>
    </message>
    <message>
        <source>Class views</source>
        <translation>Ansichten der Klasse</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Freie Texte</translation>
    </message>
    <message>
        <source>All files were removed from the page.</source>
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
        <source>No answers can be counted.</source>
        <translation>Es gibt keine Antworten zum Auszählen.</translation>
    </message>
    <message>
        <source>This lesson was not found. Use Lesson… to open it.</source>
        <translation>Die Lektion ist hier nicht bekannt. Gib sie unter „Lektion…“ an.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no written answers.</source>
        <translation>Niemand hat einen freien Text geschrieben.</translation>
    </message>
    <message>
        <source>Student answers</source>
        <translation>Antworten der Lernenden</translation>
    </message>
    <message>
        <source>Folder of answers</source>
        <translation>Ordner mit Antworten</translation>
    </message>
    <message>
        <source>Lesson that was answered</source>
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
        <source>Remove every file from this page? The files on disk are kept.</source>
        <translation>Alle Dateien von der Seite nehmen? Die Dateien selbst bleiben erhalten.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>Sofort richtig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>Häufigste falsche Antwort</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mittlere Zeit (Median)</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Gave up</source>
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
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
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
        <source>The file could not be read: %1</source>
        <translation>Die Datei konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Dateien zum Nachsehen</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>Nachsehen (%1)</translation>
    </message>
    <message>
        <source>See what the class answered</source>
        <translation>Sehen, was die Klasse geantwortet hat</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with the same answers as another: see To check.</source>
        <translation>
            <numerusform>%n Datei mit denselben Antworten wie eine andere: siehe „Nachsehen“.</numerusform>
            <numerusform>%n Dateien mit denselben Antworten wie eine andere: siehe „Nachsehen“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers (*%1);;All files (*)</source>
        <translation>Antworten (*%1);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer files found.</source>
        <translation>Keine Antwortdateien gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers.</source>
        <translation>
            <numerusform>%n Datei enthält keine Antworten.</numerusform>
            <numerusform>%n Dateien enthalten keine Antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers: %1.</source>
        <translation>
            <numerusform>%n Datei enthält keine Antworten: %1.</numerusform>
            <numerusform>%n Dateien enthalten keine Antworten: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message>
        <source>These answers are for another lesson: %1.</source>
        <translation>Das sind Antworten zu einer anderen Lektion: %1.</translation>
    </message>
    <message>
        <source>These answers are for version %1 of the lesson, not version %2.</source>
        <translation>Das sind Antworten zu Version %1 der Lektion, nicht %2.</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>Das ist dasselbe wie %1.</translation>
    </message>
    <message>
        <source>The same student handed in %1 later. That file counts instead.</source>
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
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>Häufigste falsche Antwort</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mittlere Zeit (Median)</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Gave up</source>
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
        <source>Right first time</source>
        <translation>Sofort richtig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Freie Texte</translation>
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
        <source>%n right first time</source>
        <translation>
            <numerusform>%n sofort</numerusform>
            <numerusform>%n sofort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right later</source>
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
        <source>Under another name, this has the same answers as %1, with times that match to the second. Both count.</source>
        <translation>Diese Datei enthält auf die Sekunde die Antworten von %1, aber unter einem anderen Namen. Beide zählen.</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>Student %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>%1 (same answers and times as %2)</source>
        <translation>%1 (gleiche Antworten und Zeiten wie %2)</translation>
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
        <source>A clock needs two people.</source>
        <translation>Die Uhr gibt es nur für zwei Personen.</translation>
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
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>bet to win 1</source>
        <translation>wetten, um 1 zu gewinnen</translation>
    </message>
    <message>
        <source>bet to win 2</source>
        <translation>wetten, um 2 zu gewinnen</translation>
    </message>
</context>
<context>
    <name>ColumnBoard</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Position: choose a column</source>
        <translation>Stellung: eine Spalte wählen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>%1. Rows from the top, X for the first player, O for the second: %2</source>
        <translation>%1. Reihen von oben, X für den ersten Spieler, O für den zweiten: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>First player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Am Zug: der erste Spieler, %1 (%2)</translation>
    </message>
    <message>
        <source>Second player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Am Zug: der zweite Spieler, %1 (%2)</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
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
        <source>%1. Exact score %2, from %3&apos;s view. Click to see the move</source>
        <translation>%1. Exakter Wert %2 aus Sicht von %3. Klicke, um den Zug zu sehen</translation>
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
    <name>CommandStates</name>
    <message>
        <source>Contin&amp;ue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
</context>
<context>
    <name>CompareForm</name>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>Die Züge dorthin, etwa 44536 oder d1 d2 e1</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Vom Brett</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Die Stellung vom Brett nehmen</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>How often each engine searches, taking turns with the others. From six repetitions, the median has an interval.</source>
        <translation>So oft sucht jede Engine, abwechselnd mit den anderen. Ab sechs hat der Median ein Intervall</translation>
    </message>
    <message>
        <source>The engine the others are measured against</source>
        <translation>Der Maßstab für die anderen</translation>
    </message>
    <message>
        <source>Measure pruning</source>
        <translation>Was Pruning spart</translation>
    </message>
    <message>
        <source>Count the full tree and the minimal tree, and run alpha-beta with columns from left to right</source>
        <translation>Den vollen und den kleinsten Baum zählen und Alpha-Beta von links nach rechts laufen lassen</translation>
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
        <source>The engine that searched, and its settings</source>
        <translation>Wer gesucht hat und wie</translation>
    </message>
    <message>
        <source>Best move: value</source>
        <translation>Bester Zug: Wert</translation>
    </message>
    <message>
        <source>The column, and its value for the player to move, in the engine&apos;s own units</source>
        <translation>Die Spalte und ihr Wert für die Seite am Zug, in den Einheiten der Engine</translation>
    </message>
    <message>
        <source>%1: times %2</source>
        <comment>a quantity and a letter</comment>
        <translation>%1: mal %2</translation>
    </message>
    <message>
        <source>Ratio to the reference in the same round: the median, with its range below</source>
        <translation>Das Wievielfache der Referenz in derselben Runde: der Median, darunter die Spanne</translation>
    </message>
    <message>
        <source> The median of the repetitions, with its range below.</source>
        <translation> Der Median der Wiederholungen, darunter die Spanne.</translation>
    </message>
    <message>
        <source>Full tree</source>
        <translation>Voller Baum</translation>
    </message>
    <message>
        <source>Positions down to the depth searched, without pruning. A line ends where its game ends.</source>
        <translation>Stellungen bis zur durchsuchten Tiefe, ohne Pruning. Eine beendete Partie beendet ihre Zugfolge</translation>
    </message>
    <message>
        <source>Share visited</source>
        <translation>Davon besucht</translation>
    </message>
    <message>
        <source>Nodes of all finished depths, as a share of the full tree</source>
        <translation>Die Knoten aller fertigen Tiefen im Verhältnis zum vollen Baum</translation>
    </message>
    <message>
        <source>Minimal tree</source>
        <translation>Kleinster Baum</translation>
    </message>
    <message>
        <source>The fewest positions that prove the value, with a best move tried first everywhere</source>
        <translation>Die wenigsten Stellungen, die den Wert beweisen: Überall wird ein bester Zug zuerst versucht</translation>
    </message>
    <message>
        <source>Alpha-beta, left to right</source>
        <translation>Alpha-Beta von links</translation>
    </message>
    <message>
        <source>Positions that plain alpha-beta visits with columns from left to right, the same heuristic and the same depth</source>
        <translation>Was einfaches Alpha-Beta von links nach rechts besucht, mit derselben Heuristik bis zur selben Tiefe</translation>
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
        <source>This number should be the same in every repetition, but it was not.</source>
        <translation>Diese Zahl sollte in jeder Wiederholung gleich sein, war es aber nicht.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Search with each engine in turn</source>
        <translation>Jede Engine der Reihe nach suchen lassen</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Nach der laufenden Suche anhalten und später fortsetzen</translation>
    </message>
    <message>
        <source>Stop and keep the finished searches</source>
        <translation>Stoppen und die fertigen Suchen behalten</translation>
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
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>vergleich</translation>
    </message>
    <message>
        <source>Search one position with several engines or settings. Compare what each search costs and what pruning saves.</source>
        <translation>Eine Stellung, mehrere Engines oder Einstellungen: was jede Suche kostet und was Pruning spart.</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Suchen vergleichen</translation>
    </message>
    <message>
        <source>Search one position repeatedly with up to six engines or settings, in turn. Compare nodes, times and the savings from pruning.</source>
        <translation>Dieselbe Stellung mit bis zu sechs Engines oder Einstellungen, mehrmals reihum: Knoten, Zeiten und was Pruning spart</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>Was der Vergleich ergab</translation>
    </message>
    <message>
        <source>Quantity for the chart and for the table&apos;s ratios</source>
        <translation>Was das Diagramm zeigt und wessen Verhältnisse in der Tabelle stehen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Choose the table&apos;s columns</source>
        <translation>Welche Spalten die Tabelle hat</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Diagramm:</translation>
    </message>
    <message>
        <source>Cost of each engine&apos;s searches</source>
        <translation>Was die Suchen jeder Engine kosten</translation>
    </message>
    <message>
        <source>Times the reference</source>
        <translation>Vielfaches der Referenz</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>Es lassen sich 1 bis %1 Engines vergleichen, nicht %2.</translation>
    </message>
    <message>
        <source>Unknown quantity &quot;%1&quot;.</source>
        <translation>Es gibt keine Kennzahl namens „%1“.</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Suche läuft.</translation>
    </message>
    <message>
        <source>The summary appears here: the fastest search, and how much of the tree was pruned.</source>
        <translation>Hier steht, wer am schnellsten ist und wie viel vom Baum ausgelassen wurde.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Verglichene Suchen</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished.</source>
        <translation>Abgebrochen, bevor die erste Suche fertig war.</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished. The previous result is kept.</source>
        <translation>Abgebrochen, bevor die erste Suche fertig war. Das vorige Ergebnis bleibt.</translation>
    </message>
    <message>
        <source>Search one position with several engines</source>
        <translation>Eine Stellung mit mehreren Engines durchsuchen</translation>
    </message>
    <message>
        <source>Leave out disturbed searches</source>
        <translation>Gestörte Suchen auslassen</translation>
    </message>
    <message>
        <source>Leave the times of disturbed searches out of medians, intervals and the test of which is faster. The chart still shows each search.</source>
        <translation>Zeiten gestörter Suchen zählen nicht für Mediane, Intervalle und den Test, wer schneller ist. Das Diagramm zeigt weiterhin jede Suche.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>A person cannot be compared. Choose an engine.</source>
        <translation>Eine Person lässt sich nicht vergleichen. Wähle eine Engine.</translation>
    </message>
    <message>
        <source>%1 needs a limit: a depth, a number of nodes or a time.</source>
        <translation>%1 braucht eine Grenze: eine Tiefe, Knoten oder eine Zeit.</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>Es lassen sich 1 bis %1 Engines vergleichen, nicht %2.</translation>
    </message>
    <message>
        <source>The number of repetitions must be from 1 to %1, not %2.</source>
        <translation>Die Zahl der Wiederholungen muss zwischen 1 und %1 liegen, nicht bei %2.</translation>
    </message>
    <message>
        <source>The reference must be an engine from 1 to %1, not %2.</source>
        <translation>Die Referenz muss eine der Engines sein, 1 bis %1, nicht %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for &quot;%1&quot;.</source>
        <translation>Das System hat nicht genug Threads für „%1“.</translation>
    </message>
    <message>
        <source>There is not enough memory for &quot;%1&quot;.</source>
        <translation>Der Speicher reicht nicht für „%1“.</translation>
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
        <source>%1 is the fastest, %2 times as fast as %3</source>
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
        <source>%1 is the fastest.</source>
        <translation>%1 ist am schnellsten.</translation>
    </message>
    <message>
        <source>Every search chose column %1.</source>
        <translation>Der beste Zug jeder Suche ist Spalte %1.</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1: Spalte %2</translation>
    </message>
    <message>
        <source>The searches chose different moves. %1.</source>
        <translation>Sie sind sich über den besten Zug nicht einig. %1.</translation>
    </message>
    <message>
        <source>The best move differed between repetitions.</source>
        <translation>Der beste Zug ist nicht in jeder Wiederholung gleich.</translation>
    </message>
    <message>
        <source>the minimal tree that proves the value has %1</source>
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
        <translation>%1 besuchte %2 des vollen Baums von %3 Stellungen bis Tiefe %4</translation>
    </message>
    <message>
        <source>%1 visited no positions, and the full tree to depth %2 has %3</source>
        <translation>%1 besuchte nichts; der volle Baum bis Tiefe %2 hat %3 Stellungen</translation>
    </message>
    <message>
        <source>%1 visited %2 positions, and the full tree to depth %3 is too large to count (to depth %4 it has %5)</source>
        <translation>%1 besuchte %2 Stellungen; der volle Baum bis Tiefe %3 ist zu groß zum Zählen (bis Tiefe %4 hat er %5)</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig gestoppt.</translation>
    </message>
    <message>
        <source>The counts differ between repetitions of %1, because of a time limit or a table shared by workers.</source>
        <translation>Die gezählten Werte sind nicht in jeder Wiederholung von %1 gleich: Eine Zeitgrenze beendete die Suche, oder Worker teilen sich eine Tabelle.</translation>
    </message>
    <message>
        <source>Searches with disturbed times, because something else was using the processors: %1.</source>
        <translation>Suchen mit gestörten Zeiten, weil etwas anderes die Prozessoren belegte: %1.</translation>
    </message>
    <message>
        <source>Fewer than six repetitions give a range but no interval.</source>
        <translation>Unter sechs Wiederholungen gibt es eine Streuung, aber kein Intervall.</translation>
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
        <source>%1 had the lowest median time, %2 times as fast as %3</source>
        <translation>%1 hatte die kleinste mittlere Zeit (Median) und war %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart. Their times do not show which is faster.</source>
        <translation>%1 und %2 lassen sich nicht unterscheiden. Ihre Zeiten zeigen nicht, wer schneller ist.</translation>
    </message>
    <message>
        <source>%1 cannot be told apart. Their times do not show which is the fastest.</source>
        <translation>%1 lassen sich nicht unterscheiden. Ihre Zeiten zeigen nicht, wer am schnellsten ist.</translation>
    </message>
    <message>
        <source>All others are slower.</source>
        <translation>Alle anderen sind langsamer.</translation>
    </message>
    <message>
        <source>%1 had the lowest median time.</source>
        <translation>%1 hatte die kleinste mittlere Zeit (Median).</translation>
    </message>
    <message>
        <source>A test of which is faster needs six repetitions of both.</source>
        <translation>Ein Test, wer schneller ist, braucht von beiden sechs Wiederholungen.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a letter, and how many of its searches</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Their times are left out. Searches that remain: %1.</source>
        <translation>Ihre Zeiten zählen nicht. Übrige Suchen: %1.</translation>
    </message>
    <message>
        <source>searches: %1, left out</source>
        <translation>Suchen: %1, nicht gezählt</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison of two runs</source>
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
        <source>No cell has the same name in both runs, so there is nothing to compare.</source>
        <translation>Die beiden Läufe haben keine gleichnamige Zelle. Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Shares won by the first-named engine, with Wilson 95 % intervals. Intervals that do not overlap suggest a real difference. Overlapping intervals leave it undecided.</source>
        <translation>Siegesanteile des zuerst Genannten, mit 95-%-Intervallen nach Wilson. Getrennte Intervalle sprechen für einen echten Unterschied, überlappende lassen ihn offen.</translation>
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
        <source>all done: column %1 is best, with %2</source>
        <translation>alle sind fertig: Spalte %1 ist die beste, mit %2</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3 (drawn by lot from equal moves)</source>
        <translation>%1, Tiefe %2, spielt %3 (unter gleich guten ausgelost)</translation>
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
        <source>○ conforms so far</source>
        <translation>○ konform, soweit es reicht</translation>
    </message>
    <message>
        <source>▲ does not conform</source>
        <translation>▲ nicht konform</translation>
    </message>
    <message>
        <source>Check each engine move against the model</source>
        <translation>Jeden Zug einer Engine mit dem Modell vergleichen</translation>
    </message>
    <message>
        <source>Show as a path</source>
        <translation>Als Pfad zeigen</translation>
    </message>
    <message>
        <source>During a game, replay the workers of a mapped search step by step in the search model</source>
        <translation>Während einer Partie wird die Arbeit der Worker einer verteilten Suche Schritt für Schritt im Modell der Suche nachgespielt</translation>
    </message>
    <message>
        <source>Show the states of this run&apos;s model, with the run as a path</source>
        <translation>Die Zustände des Modells dieser Suche und die Suche als Pfad darin</translation>
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
        <source>Searches checked against the model</source>
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
        <source>Events of the selected search</source>
        <translation>Ereignisse der gewählten Suche</translation>
    </message>
    <message>
        <source>Values are in heuristic units, from the view of the side to move</source>
        <translation>Werte in Einheiten der Heuristik, für die Seite am Zug</translation>
    </message>
    <message>
        <source>Play against an engine that shares its moves among workers, such as mapped-h1. Each of its searches appears here.</source>
        <translation>Spiele gegen eine Engine, die ihre Züge auf Worker verteilt, etwa mapped-h1. Jede ihrer Suchen erscheint hier.</translation>
    </message>
    <message>
        <source>Off: searches are not checked. Switch it on to replay the workers of each engine move step by step in the search model.</source>
        <translation>Ausgeschaltet: Keine Suche wird geprüft. Eingeschaltet wird die Arbeit der Worker bei jedem Zug einer Engine Schritt für Schritt im Modell der Suche nachgespielt.</translation>
    </message>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything their workers did.</source>
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
        <source>Select one to see the step that the model does not allow.</source>
        <translation>Wähle eine, um den Schritt zu sehen, den das Modell nicht erlaubt.</translation>
    </message>
    <message>
        <source>▲ %1 is not allowed here</source>
        <translation>▲ %1 ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>Let mapped-h1 play here</source>
        <translation>mapped-h1 hier spielen lassen</translation>
    </message>
    <message>
        <source>Start a game against mapped-h1 on the board, and check each of its moves</source>
        <translation>Auf dem Brett eine Partie gegen mapped-h1 beginnen und jeden Zug der Engine prüfen</translation>
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
        <source>Conforms so far: the model allows all %n event(s). The search ended before its result.</source>
        <translation>
            <numerusform>Konform, soweit es reicht: Das Modell erlaubt das eine Ereignis; die Suche endete vor ihrem Ergebnis.</numerusform>
            <numerusform>Konform, soweit es reicht: Das Modell erlaubt alle %n Ereignisse; die Suche endete vor ihrem Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not conform: the model does not allow event %1, %2, there. It allows %3.</source>
        <translation>Nicht konform: Ereignis %1, %2, erlaubt das Modell dort nicht. Es erlaubt %3.</translation>
    </message>
</context>
<context>
    <name>Contender</name>
    <message>
        <source>The engine is missing. Choose from %1.</source>
        <translation>Es fehlt eine Engine; es gibt %1.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, %2 needs a whole number from %3 to %4.</source>
        <translation>In „%1“ gehört zu %2 eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the value after %2 is missing.</source>
        <translation>In „%1“ folgt nichts auf %2.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the option %2 does not apply to %3.</source>
        <translation>In „%1“ passt das Wort %2 nicht zu %3.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the word &quot;%2&quot; is unknown. After an engine you can write %3.</source>
        <translation>In „%1“ ist „%2“ unbekannt; hinter einer Engine kann %3 stehen.</translation>
    </message>
</context>
<context>
    <name>ContenderChart</name>
    <message>
        <source>Chart of one quantity for the engines compared</source>
        <translation>Diagramm einer Kennzahl der verglichenen Engines</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 times as much as %2</source>
        <translation>%1-mal so viel wie %2</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, Wiederholung %2: %3</translation>
    </message>
    <message>
        <source>Disturbed: something else was using the processors.</source>
        <translation>Gestört: Etwas anderes belegte die Prozessoren.</translation>
    </message>
    <message>
        <source>Choose engines above, then press Run. The chart shows the cost of each search, with a point for every repetition.</source>
        <translation>Wähle oben Engines und dann „Ausführen“. Hier erscheint, was jede Suche gekostet hat, jede Wiederholung als Punkt.</translation>
    </message>
    <message>
        <source>None of these engines reports this quantity.</source>
        <translation>Das zählt keine dieser Engines.</translation>
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
        <source>lowest to highest</source>
        <translation>Minimum bis Maximum</translation>
    </message>
    <message>
        <source>one search</source>
        <translation>eine Suche</translation>
    </message>
    <message>
        <source>a disturbed search</source>
        <translation>eine gestörte Suche</translation>
    </message>
    <message>
        <source>No search is left. Every one was disturbed and is left out.</source>
        <translation>Keine Suche ist übrig. Alle waren gestört und zählen nicht.</translation>
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
        <source>Chart of cost against size</source>
        <translation>Diagramm der Kosten über der wachsenden Größe</translation>
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
        <source>Not part of the fit: %1</source>
        <translation>Gehört nicht zur Linie: %1</translation>
    </message>
    <message>
        <source>Choose what grows above, then press Run. The chart shows the cost of each point and the line fitted to them.</source>
        <translation>Wähle oben, was wächst, und dann „Ausführen“. Hier erscheinen die Kosten jedes Punkts mit der Linie hindurch.</translation>
    </message>
    <message>
        <source>median, lowest to highest</source>
        <translation>Median, Minimum bis Maximum</translation>
    </message>
    <message>
        <source>not part of the fit</source>
        <translation>gehört nicht zur Linie</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>start-up, left out of the fit</source>
        <translation>Anlauf, nicht in der Anpassung</translation>
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
        <source>Use the arrow keys to move between points. Press Enter to show that move of the game.</source>
        <translation>Die Pfeiltasten gehen von Punkt zu Punkt, Enter zeigt diesen Zug der Partie.</translation>
    </message>
    <message>
        <source>This program: %1, seed %2. %3</source>
        <translation>Dieses Programm: %1, Startwert %2. %3</translation>
    </message>
    <message>
        <source>The article: Kang, Wang and Hu (2019), figures 12 and 13, one game per depth.</source>
        <translation>Der Artikel: Kang, Wang und Hu (2019), Abbildungen 12 und 13, eine Partie je Tiefe.</translation>
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
        <source>%1, disturbed by other work</source>
        <translation>%1, gestört durch andere Arbeit</translation>
    </message>
    <message>
        <source>There are no curves to draw.</source>
        <translation>Es gibt noch keine Kurven.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Knoten und Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Halbzug %1: %2 ms</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Halbzug %1: %2 Knoten</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Halbzug</translation>
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
        <source>%1 x and %2 o can&apos;t occur in a game</source>
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
    <name>DecisionWords</name>
    <message>
        <source>state %1</source>
        <translation>Zustand %1</translation>
    </message>
    <message>
        <source>With %1, %2.</source>
        <translation>Bei %1: %2.</translation>
    </message>
    <message>
        <source>All %1 states: tab States</source>
        <translation>Alle %1 Zustände: Reiter „Zustände“</translation>
    </message>
</context>
<context>
    <name>DiceShown</name>
    <message>
        <source>No dice thrown yet</source>
        <translation>Noch liegt kein Würfel</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Die Würfel zeigen %1</translation>
    </message>
    <message>
        <source>%1; %2 in hand.</source>
        <translation>%1; %2 in der Hand.</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>Würfeln %1</translation>
    </message>
    <message>
        <source>%1 and %2 in hand</source>
        <translation>%1 und noch %2 in der Hand</translation>
    </message>
    <message>
        <source>pick up a %1</source>
        <translation>eine %1 aufnehmen</translation>
    </message>
    <message>
        <source>pick up no more dice</source>
        <translation>keine Würfel mehr aufnehmen</translation>
    </message>
</context>
<context>
    <name>DockSet</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays, and at what strength</source>
        <translation>Wer spielt und wie stark</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>List of the game&apos;s moves</source>
        <translation>Die Züge der Partie als Liste</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What the exact solver knows about this position</source>
        <translation>Was der exakte Solver über die Stellung weiß</translation>
    </message>
    <message>
        <source>Engine report</source>
        <translation>Engine-Bericht</translation>
    </message>
    <message>
        <source>Result and cost of the last search</source>
        <translation>Was die letzte Suche gefunden und gekostet hat</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Quality of the game&apos;s moves</source>
        <translation>Wie gut die Züge der Partie waren</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>The heuristics H1 and H2, feature by feature</source>
        <translation>Woraus sich die Heuristiken H1 und H2 zusammensetzen, Merkmal für Merkmal</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Moves played from here, and their results</source>
        <translation>Was von hier aus gespielt wurde und wie es ausging</translation>
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
        <source>The heuristics study&apos;s games, replayed</source>
        <translation>Die Partien der Heuristik-Studie, neu gespielt</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>What each worker did during a search, and when</source>
        <translation>Was jeder Worker bei der Suche nach einem Zug getan hat und wann</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Repeat the studies and run your own experiments</source>
        <translation>Nachgestellte Studien und eigene Experimente</translation>
    </message>
    <message>
        <source>After an engine moves, its workers&apos; activity appears here.</source>
        <translation>Nach dem Zug einer Engine siehst du hier, was ihre Worker getan haben.</translation>
    </message>
    <message>
        <source>Any figure</source>
        <translation>Beliebige Kennzahl</translation>
    </message>
    <message>
        <source>Any number a search reports, by move and by game</source>
        <translation>Jede Kennzahl, die eine Suche meldet, nach Zug und nach Partie</translation>
    </message>
</context>
<context>
    <name>DotLayout</name>
    <message>
        <source>Graphviz returned unexpected output.</source>
        <translation>Graphviz hat nicht wie erwartet geantwortet.</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;New lesson</source>
        <translation>&amp;Neue Lektion</translation>
    </message>
    <message>
        <source>Start a new lesson from the position on the board</source>
        <translation>Eine neue Lektion mit der Stellung auf dem Brett beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>Eine eigene Lektion öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the lesson to its file</source>
        <translation>Die Lektion in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the lesson to another file</source>
        <translation>Die Lektion in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Share as a &amp;link…</source>
        <translation>Als &amp;Link teilen…</translation>
    </message>
    <message>
        <source>Share the whole lesson as a link or QR code</source>
        <translation>Die ganze Lektion als Link oder QR-Code teilen</translation>
    </message>
    <message>
        <source>&amp;Try the lesson</source>
        <translation>Lektion aus&amp;probieren</translation>
    </message>
    <message>
        <source>Save the lesson and open it as a student sees it</source>
        <translation>Die Lektion speichern und so öffnen, wie Lernende sie sehen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Den Editor schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>Die zurückgenommene Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Step…</source>
        <translation>&amp;Schritt…</translation>
    </message>
    <message>
        <source>Add a step after this one</source>
        <translation>Einen Schritt nach diesem einfügen</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Brett…</translation>
    </message>
    <message>
        <source>Add a board: play the moves to show</source>
        <translation>Ein Brett einfügen: die Züge spielen, die es zeigen soll</translation>
    </message>
    <message>
        <source>&amp;Question…</source>
        <translation>&amp;Frage…</translation>
    </message>
    <message>
        <source>Add a question: fill in a form</source>
        <translation>Eine Frage einfügen: ein Formular ausfüllen</translation>
    </message>
    <message>
        <source>&amp;Tree…</source>
        <translation>B&amp;aum…</translation>
    </message>
    <message>
        <source>Add a tree to step through</source>
        <translation>Einen Baum zum schrittweisen Durchgehen einfügen</translation>
    </message>
    <message>
        <source>&amp;Laboratory page…</source>
        <translation>Seite des &amp;Labors…</translation>
    </message>
    <message>
        <source>Add a laboratory page with the settings chosen on it</source>
        <translation>Eine Seite des Labors mit den dort gewählten Einstellungen einfügen</translation>
    </message>
    <message>
        <source>&amp;Notes for the teacher</source>
        <translation>&amp;Notizen für die Lehrkraft</translation>
    </message>
    <message>
        <source>Add notes that students do not see</source>
        <translation>Notizen einfügen, die Lernende nicht sehen</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>B&amp;ild…</translation>
    </message>
    <message>
        <source>Add a picture and keep it in the lesson&apos;s file</source>
        <translation>Ein Bild einfügen und in der Datei der Lektion speichern</translation>
    </message>
    <message>
        <source>&amp;Keep all pictures in the file</source>
        <translation>Alle &amp;Bilder in die Datei aufnehmen</translation>
    </message>
    <message>
        <source>Copy the pictures beside the lesson into its file, so one file is enough</source>
        <translation>Die Bilder neben der Lektion in ihre Datei kopieren, damit eine Datei genügt</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Voriger Schritt</translation>
    </message>
    <message>
        <source>Go to the step before this one</source>
        <translation>Zum Schritt vor diesem gehen</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Go to the step after this one</source>
        <translation>Zum Schritt nach diesem gehen</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Nächster &amp;Fehler</translation>
    </message>
    <message>
        <source>Go to the next mistake in the text</source>
        <translation>Zum nächsten Fehler im Text gehen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>EndOffers</name>
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
    <name>EngineFactory</name>
    <message>
        <source>There is no engine called &quot;%1&quot;. The engines are %2.</source>
        <translation>Es gibt keine Engine namens „%1“; es gibt %2.</translation>
    </message>
    <message>
        <source>plays any legal move</source>
        <translation>spielt irgendeinen erlaubten Zug</translation>
    </message>
    <message>
        <source>plays a best move, proved to the end of the game</source>
        <translation>spielt den besten Zug, bewiesen bis zum Ende der Partie</translation>
    </message>
    <message>
        <source>follows the eight-disc data set where its labels decide, and plays like %1 elsewhere</source>
        <translation>spielt nach den Labels des Datensatzes mit acht Steinen, wo sie entscheiden, sonst wie %1</translation>
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
        <source>looks one move ahead and plays the move that %1 values most</source>
        <translation>sieht einen Zug voraus und nimmt, was %1 am höchsten bewertet</translation>
    </message>
    <message>
        <source>searches the whole tree to its depth, evaluating with %1</source>
        <translation>durchsucht den ganzen Baum bis zu ihrer Tiefe, bewertet mit %1</translation>
    </message>
    <message>
        <source>the article&apos;s search: alpha-beta with one shared window, columns from left to right, evaluating with %1</source>
        <translation>die Suche des Artikels: Alpha-Beta mit einem gemeinsamen Fenster, Spalten von links nach rechts, bewertet mit %1</translation>
    </message>
    <message>
        <source>the article&apos;s flow chart taken literally: like study, but %1 also values finished games, which H2 and an H1 without feature 1 don&apos;t recognise</source>
        <translation>das Ablaufdiagramm des Artikels wörtlich genommen: wie study, aber eine beendete Partie ist so viel wert, wie %1 sagt; H2 und eine H1 ohne Merkmal 1 erkennen sie also nicht</translation>
    </message>
    <message>
        <source>alpha-beta with ordered moves and iterative deepening, evaluating with %1</source>
        <translation>Alpha-Beta mit sortierten Zügen und wachsender Tiefe, bewertet mit %1</translation>
    </message>
    <message>
        <source>alpha-beta with its root moves mapped over the workers, evaluating with %1</source>
        <translation>Alpha-Beta, dessen Wurzelzüge auf die Worker verteilt werden, bewertet mit %1</translation>
    </message>
    <message>
        <source>finished games recognised through feature 1</source>
        <translation>beendete Partien durch Merkmal 1 bekannt</translation>
    </message>
    <message>
        <source>finished games not recognised</source>
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
        <source>For experts: look as far ahead as you choose</source>
        <translation>Für Fachleute: rechnen so tief, wie du willst</translation>
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
        <source>For experts: look no further than the next move</source>
        <translation>Für Fachleute: betrachten nur die Züge selbst</translation>
    </message>
</context>
<context>
    <name>EngineSession</name>
    <message>
        <source>Not enough memory for the engine to think. Close other programs, then start it again.</source>
        <translation>Der Speicher reicht nicht zum Nachdenken. Beende andere Programme und starte die Engine dann neu.</translation>
    </message>
    <message>
        <source>The engine ended with an error: %1</source>
        <translation>Die Engine wurde mit einem Fehler beendet: %1</translation>
    </message>
    <message>
        <source>The engine ended with an unknown error.</source>
        <translation>Die Engine wurde mit einem unbekannten Fehler beendet.</translation>
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
        <source>Add a copy of the selected engine, ready to change</source>
        <translation>Eine weitere Engine: eine Kopie der gewählten, zum Ändern</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least two must stay.</source>
        <translation>Die gewählte Engine entfernen. Zwei müssen bleiben</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>&amp;Variieren</translation>
    </message>
    <message>
        <source>Add copies of the selected engine that differ in one setting, as one axis of a grid</source>
        <translation>Kopien der gewählten Engine, die sich in einem Punkt unterscheiden: die Achse eines Rasters</translation>
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
        <source>By H1 &amp;feature, one at a time</source>
        <translation>Nach &amp;Merkmal von H1, jedes allein</translation>
    </message>
    <message>
        <source>By features &amp;of H1, adding one at a time</source>
        <translation>Nach Merkmalen von H1, eines nach dem &amp;anderen</translation>
    </message>
    <message>
        <source>Engines to compare</source>
        <translation>Verglichene Engines</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least one must stay.</source>
        <translation>Die gewählte Engine entfernen. Eine muss bleiben</translation>
    </message>
    <message>
        <source>By search method, &amp;with the same heuristic</source>
        <translation>Nach &amp;Suchverfahren, mit derselben Heuristik</translation>
    </message>
    <message>
        <source>By wor&amp;kers: 1, 2, 4 and 8</source>
        <translation>Nach &amp;Workern: 1, 2, 4 und 8</translation>
    </message>
    <message>
        <source>By &amp;table size of the exact solver: 1, 4, 16 and 64 MiB</source>
        <translation>Nach Ta&amp;belle des exakten Solvers: 1, 4, 16 und 64 MiB</translation>
    </message>
</context>
<context>
    <name>EquationText</name>
    <message>
        <source>Nothing more is counted from here. Graph search proves it.</source>
        <translation>Ab hier wird nichts mehr gezählt; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>The goal need not be reached from here, so the sum is unbounded. Graph search proves it.</source>
        <translation>Von hier aus muss das Ziel nicht erreicht werden, also begrenzt nichts die Summe; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>The goal is certain to be reached from here. Graph search proves it.</source>
        <translation>Von hier aus wird das Ziel sicher erreicht; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>The goal cannot be reached from here. Graph search proves it.</source>
        <translation>Von hier aus kann das Ziel nicht erreicht werden; das weiß die Graphsuche.</translation>
    </message>
    <message>
        <source>State %1:</source>
        <translation>Zustand %1:</translation>
    </message>
    <message>
        <source>The states %1 form an end component: play can stay among them for ever. They are merged into one.</source>
        <translation>Eine Endkomponente: Von jedem der Zustände %1 aus kann man für immer unter ihnen bleiben. Sie werden daher zu einem zusammengefasst.</translation>
    </message>
    <message>
        <source>least of</source>
        <translation>Minimum von</translation>
    </message>
    <message>
        <source>greatest of</source>
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
        <source>Starting bounds:</source>
        <translation>Zu Beginn</translation>
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
        <source>%1 wins, but not yet known when</source>
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
        <source>Move %1 (%2): %3</source>
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
        <source>Press Left or Right to step through the game.</source>
        <translation>Mit Links und Rechts gehst du zu den Zügen der Partie.</translation>
    </message>
    <message>
        <source>Each point is exact: the number of discs on the board when best play ends the game. The sooner a side wins, the further out the point is. The line stays level while nobody slips.</source>
        <translation>Jeder Punkt ist exakt: die Anzahl der Steine auf dem Brett, wenn die Partie bei bestem Spiel endet. Je früher eine Seite gewinnt, desto weiter außen. Ohne Fehler bleibt die Linie auf gleicher Höhe.</translation>
    </message>
    <message>
        <source>%1. Press Left or Right to step through the game.</source>
        <translation>%1. Mit Links und Rechts gehst du zu den Zügen der Partie.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are hidden until you&apos;ve found your move.</source>
        <translation>Lücken: %1 von %2 Stellungen bleiben verborgen, bis du deinen Zug gefunden hast.</translation>
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
        <source>Move</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>Move that ends the game</source>
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
        <source>How many leaves does alpha-beta examine, from left to right?</source>
        <translation>Wie viele Blätter sieht sich Alpha-Beta von links nach rechts an?</translation>
    </message>
    <message>
        <source>What is the value of the tree for the side that moves first?</source>
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
        <source>At how many nodes does alpha-beta leave out moves?</source>
        <translation>Wie oft schneidet Alpha-Beta ab?</translation>
    </message>
    <message>
        <source>How few leaves would alpha-beta examine in the best order?</source>
        <translation>Wie wenige Blätter wären es in der besten Reihenfolge?</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The same number gives the same exercises, on every machine</source>
        <translation>Dieselbe Nummer ergibt dieselben Übungen, auf jedem Rechner</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Positions with exactly one best move</source>
        <translation>Stellungen mit genau einem besten Zug</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Trees to value, and to search by alpha-beta</source>
        <translation>Bäume zum Bewerten und zum Durchsuchen mit Alpha-Beta</translation>
    </message>
    <message>
        <source>Moves at each node</source>
        <translation>Züge an jedem Knoten</translation>
    </message>
    <message>
        <source>Number of branches below each node of a tree</source>
        <translation>So viele Zweige hat jeder Knoten eines Baums</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Number of moves from the root of a tree to a leaf</source>
        <translation>So viele Züge sind es von der Wurzel eines Baums bis zu einem Blatt</translation>
    </message>
    <message>
        <source>&amp;Set:</source>
        <translation>&amp;Nummer:</translation>
    </message>
    <message>
        <source>&amp;Positions:</source>
        <translation>&amp;Stellungen:</translation>
    </message>
    <message>
        <source>&amp;Trees:</source>
        <translation>&amp;Bäume:</translation>
    </message>
    <message>
        <source>&amp;Moves at each node:</source>
        <translation>&amp;Züge an jedem Knoten:</translation>
    </message>
    <message>
        <source>&amp;Levels:</source>
        <translation>&amp;Ebenen:</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Zei&amp;gen</translation>
    </message>
    <message>
        <source>Open the exercises on the Lessons page</source>
        <translation>Die Übungen auf der Seite der Lektionen öffnen</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Als &amp;Datei speichern…</translation>
    </message>
    <message>
        <source>Save the exercises as a lesson file for others, and open them</source>
        <translation>Die Übungen als Lektionsdatei für andere speichern und öffnen</translation>
    </message>
</context>
<context>
    <name>Experiment</name>
    <message>
        <source>Both players recognise finished games.</source>
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
        <source>the second-named engine</source>
        <translation>der zweite Genannte</translation>
    </message>
    <message>
        <source>Stronger: yes, decided after %1 games. With an advantage of %2 Elo or less, at most %3 of 100 runs would say so.</source>
        <translation>Stärker: ja, entschieden nach %1 Partien. Ein Vorteil von %2 Elo oder weniger sähe höchstens in %3 von 100 Läufen so aus.</translation>
    </message>
    <message>
        <source>Stronger: no, decided after %1 games. With an advantage of %2 Elo or more, at most %3 of 100 runs would say so.</source>
        <translation>Stärker: nein, entschieden nach %1 Partien. Ein Vorteil von %2 Elo oder mehr sähe höchstens in %3 von 100 Läufen so aus.</translation>
    </message>
    <message>
        <source>Stronger: undecided. The games so far do not decide between %1 and %2 Elo.</source>
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
        <source>undecided</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Is the first-named engine stronger? The sequential test takes the games in pairs, in the order played, and skips pairs that repeat an earlier one. It answers as soon as the pairs are much likelier under one of two differences in strength than under the other. “Yes” means the larger difference, “no” the smaller one. Until then the test is undecided.</source>
        <translation>Ist der zuerst Genannte stärker? Der sequenzielle Test nimmt die Partien paarweise, wie sie kommen, ohne Paare, die ein früheres wiederholen. Er antwortet, sobald die Paare bei einem von zwei Stärkeunterschieden viel wahrscheinlicher sind als beim anderen: „ja“ beim größeren, „nein“ beim kleineren. Bis dahin ist es offen.</translation>
    </message>
    <message>
        <source>%1 Elo (%2 % of the points)</source>
        <translation>%1 Elo (%2 % der Punkte)</translation>
    </message>
    <message>
        <source>“Stronger by %1” needs at least %2 games, all of them won. A pairing has %3.</source>
        <translation>„Stärker um %1“ braucht mindestens %2 Partien, alle gewonnen; eine Paarung hat %3.</translation>
    </message>
    <message>
        <source>“Stronger by %1” can be decided after %2 games at the earliest. A pairing has %3.</source>
        <translation>„Stärker um %1“ lässt sich frühestens nach %2 Partien sagen; eine Paarung hat %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 of %2 games: %3 won, %4 drawn, %5 lost by the first-named engine</source>
        <translation>%1 von %2 Partien: %3 Siege, %4 Remis, %5 Niederlagen des zuerst Genannten</translation>
    </message>
    <message>
        <source>Distinct games: %1</source>
        <translation>Verschiedene Partien: %1</translation>
    </message>
    <message>
        <source>Nodes per move: %1 and %2; time: %3 ms and %4 ms</source>
        <translation>Knoten je Zug: %1 und %2; Zeit: %3 ms und %4 ms</translation>
    </message>
    <message>
        <source>Sequential test, %1: %2</source>
        <translation>Sequenzieller Test, %1: %2</translation>
    </message>
    <message>
        <source>Pairs that repeat earlier ones and do not count in the test: %1</source>
        <translation>Partiepaare, die frühere wiederholen und dabei nicht zählen: %1</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine, %2 by the other, in %3 games</source>
        <translation>Der Artikel: Anteil %1 für den zuerst Genannten, %2 für den anderen, in %3 Partien</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine in %2 games</source>
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
        <source>no overlap</source>
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
        <source>%1 of %2 finished cells agree with the article within the chance variation of their games.</source>
        <translation>%1 von %2 fertigen Zellen stimmen mit dem Artikel überein, soweit der Zufall ihrer Partien reicht.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Fewer than half of the games are distinct in %1. The intervals there allow for the copies.</source>
        <translation>In %1 unterscheiden sich weniger als die Hälfte der Partien; die Intervalle dort sind so breit, wie es zu so vielen Partien gehört.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 games. The conclusions below cover only these games.</source>
        <translation>Das sind die ersten %1 von %2 Partien. Alles Folgende gilt nur für sie.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are not reliable: the program was doing other work at the time.</source>
        <translation>
            <numerusform>Die Zeiten von %n Partie sind nicht aussagekräftig: Das Programm war mit anderem beschäftigt.</numerusform>
            <numerusform>Die Zeiten von %n Partien sind nicht aussagekräftig: Das Programm war mit anderem beschäftigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 vor %2</translation>
    </message>
    <message>
        <source>Significantly ahead, at 95 %: %1.</source>
        <translation>Mehr als zufällig vorn: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) undecided.</source>
        <translation>
            <numerusform>%n Paarung unentschieden.</numerusform>
            <numerusform>%n Paarungen unentschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early. Their shares lie further from one half than they would over all rounds.</source>
        <translation>
            <numerusform>Der sequenzielle Test beendete %n Paarung vorzeitig; ihr Anteil liegt weiter von der Hälfte weg als nach allen Runden.</numerusform>
            <numerusform>Der sequenzielle Test beendete %n Paarungen vorzeitig; ihre Anteile liegen weiter von der Hälfte weg als nach allen Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under this protocol, both sides recognise finished games, whatever the features. A share therefore shows what the features add to a search that sees four in line.</source>
        <translation>Bei diesem Protokoll erkennen beide Seiten beendete Partien, egal mit welchen Merkmalen. Ein Anteil sagt also, was die Merkmale einer Suche bringen, die vier in einer Reihe erkennt.</translation>
    </message>
    <message>
        <source>Under this protocol, neither H2 nor H1 without feature 1 recognises a finished game. A share therefore also shows which side stumbles into four in line.</source>
        <translation>Bei diesem Protokoll erkennen weder H2 noch eine H1 ohne Merkmal 1 eine beendete Partie. Ein Anteil sagt also auch, wer in vier in einer Reihe hineinstolpert.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough is reproduced. No single feature wins half of its games: %1.</source>
        <translation>Die Aussage des Artikels, dass ein Merkmal nicht reicht, bestätigt sich: Kein Merkmal allein gewinnt die Hälfte seiner Partien: %1.</translation>
    </message>
    <message>
        <source>The article claims that one feature is not enough, as none wins half of its games. This is reproduced for %1, but not for %2.</source>
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
        <source>The article claims that more features win more. The order is reproduced, but the differences may be chance: %1.</source>
        <translation>Die Reihenfolge in der Aussage des Artikels, dass mehr Merkmale öfter gewinnen, bestätigt sich, aber die Unterschiede können Zufall sein: %1.</translation>
    </message>
    <message>
        <source>The article claims that more features win more. That order is not reproduced: %1.</source>
        <translation>Die Aussage des Artikels, dass mehr Merkmale öfter gewinnen, bestätigt sich in dieser Reihenfolge nicht: %1.</translation>
    </message>
    <message>
        <source>A game takes %1 nodes on average. The article&apos;s game took %2.</source>
        <translation>Eine Partie braucht im Mittel %1 Knoten, im Artikel waren es %2.</translation>
    </message>
    <message>
        <source>Nodes and time move together, as in the article: their correlation over the plies is %1.</source>
        <translation>Dass Knoten und Zeit zusammenhängen, bestätigt sich: Ihre Korrelation über die Halbzüge ist %1.</translation>
    </message>
    <message>
        <source>Nodes and time move together only loosely, as on a busy machine: their correlation over the plies is %1.</source>
        <translation>Knoten und Zeit hängen nur lose zusammen, wie auf einem ausgelasteten Rechner: Ihre Korrelation über die Halbzüge ist %1.</translation>
    </message>
    <message>
        <source>A node takes %1 ns here.</source>
        <translation>Ein Knoten braucht hier %1 ns.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>Die Aussage des Artikels, dass tiefere Suche öfter gewinnt, bestätigt sich: Bei ungleichen Tiefen gewann die tiefere Seite %1 von %2 Partien und verlor %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>Die Aussage des Artikels, dass tiefere Suche öfter gewinnt, bestätigt sich nicht: Bei ungleichen Tiefen gewann die tiefere Seite %1 von %2 Partien und verlor %3.</translation>
    </message>
    <message>
        <source>These games do not settle the article&apos;s claim that deeper search wins more. Between unequal depths, the deeper side won %1 of %2 and lost %3.</source>
        <translation>Die Aussage des Artikels, dass tiefere Suche öfter gewinnt, wird durch diese Partien nicht entschieden: Bei ungleichen Tiefen gewann die tiefere Seite %1 von %2 und verlor %3.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game: only feature 1 of H1 does. The lead therefore does not show that H1 is the better heuristic. The protocol fair lets both recognise finished games.</source>
        <translation>Das ist ein Vorsprung vor einer H2, die eine beendete Partie nicht erkennt. Bei diesem Protokoll kann das allein H1 durch Merkmal 1. Es zeigt nicht, dass H1 die bessere Heuristik ist. Beim Protokoll fair erkennen beide beendete Partien.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game.</source>
        <translation>H2 erkennt bei diesem Protokoll keine beendete Partie.</translation>
    </message>
    <message>
        <source>Under this protocol, H1 moves first in every game, so its wins include the advantage of the first move. The protocol fair plays both colours.</source>
        <translation>Bei diesem Protokoll beginnt H1 jede Partie, ihre Siege enthalten also auch den Vorteil des ersten Zuges. Das Protokoll fair spielt beide Farben.</translation>
    </message>
    <message>
        <source>Both sides recognise finished games and play each opening with both colours. Only heuristic and depth decide.</source>
        <translation>Beide erkennen beendete Partien und spielen jede Eröffnung mit beiden Farben. So entscheiden nur Heuristik und Tiefe.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 zu %3)</translation>
    </message>
    <message>
        <source>H1&apos;s share of wins to H2&apos;s, by depth: H1 is ahead at %1; H2 is ahead at %2; undecided at %3.</source>
        <translation>Siege von H1 zu Siegen von H2 nach Tiefe: H1 liegt vorn bei %1; H2 liegt vorn bei %2; unentschieden bei %3.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is reproduced.</source>
        <translation>Der im Artikel genannte Vorsprung von H1 ab Tiefe 4 bestätigt sich.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is only partly reproduced.</source>
        <translation>Der im Artikel genannte Vorsprung von H1 ab Tiefe 4 bestätigt sich nur zum Teil.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is not reproduced.</source>
        <translation>Der im Artikel genannte Vorsprung von H1 ab Tiefe 4 bestätigt sich nicht.</translation>
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
        <source>These games do not settle H1&apos;s loss at depth 2 (0.24 to 0.76).</source>
        <translation>Die Niederlage von H1 bei Tiefe 2 (0,24 zu 0,76) wird durch diese Partien nicht entschieden.</translation>
    </message>
    <message>
        <source>The searches are largest at move %1 (article: %2). Only after that do nodes and time fall from move to move.</source>
        <translation>Die Suchen sind bei Halbzug %1 am größten (Artikel: %2). Erst danach nehmen Knoten und Zeit von Zug zu Zug ab.</translation>
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
        <source>Round robin: every pair</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all the others</source>
        <translation>Einer gegen alle: der Erste gegen alle anderen</translation>
    </message>
    <message>
        <source>Grid: each against every engine, itself included</source>
        <translation>Raster: jeder gegen jeden, auch gegen sich selbst</translation>
    </message>
    <message>
        <source>Who plays whom</source>
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
        <source>&amp;Who plays whom:</source>
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
        <translation>Runden pro Paarung</translation>
    </message>
    <message>
        <source>Number of games in each pairing. The first move alternates.</source>
        <translation>Partien pro Paarung; der erste Zug wechselt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>Gleicher Startwert, gleiche Partien</translation>
    </message>
    <message>
        <source>Pairings: %1. Games: %2.</source>
        <translation>Paarungen: %1. Partien: %2.</translation>
    </message>
    <message>
        <source>Each pairing plays the first %1 of the %2 games its openings give.</source>
        <translation>Jede Paarung spielt die ersten %1 von %2 Partien, die ihre Eröffnungen ergeben.</translation>
    </message>
    <message>
        <source>After %1 games of a pairing, the openings repeat.</source>
        <translation>Nach %1 Partien einer Paarung wiederholen sich die Eröffnungen.</translation>
    </message>
</context>
<context>
    <name>ExperimentExportMenu</name>
    <message>
        <source>Export what is shown to a file</source>
        <translation>Die aktuelle Ansicht in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Experiment exportieren</translation>
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
        <source>One row per cell</source>
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
        <source>One row per move of every game, with nodes and time</source>
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
        <source>The chart shown, or the bars where a table is shown</source>
        <translation>Das vorderste Diagramm; bei einer Tabelle ihre Balken</translation>
    </message>
    <message>
        <source>PDF report of &amp;all saved results…</source>
        <translation>PDF-Bericht über &amp;alles Gespeicherte…</translation>
    </message>
    <message>
        <source>One report with every table and figure in the file of games</source>
        <translation>Ein Bericht über alle Tabellen und Abbildungen in der Partiendatei</translation>
    </message>
</context>
<context>
    <name>ExperimentFigure</name>
    <message>
        <source>Use the arrow keys to move between marks. Press Enter to show the games behind one.</source>
        <translation>Die Pfeiltasten gehen von Marke zu Marke, Enter zeigt die Partien dahinter.</translation>
    </message>
    <message>
        <source>Share of games won, with 95 % intervals</source>
        <translation>Siegesanteile mit 95-%-Intervallen</translation>
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
        <source>Double-click or press Enter to put the game on the board</source>
        <translation>Doppelklick oder Enter bringt die Partie aufs Brett</translation>
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
        <source>The limits of %1 are impossible for a search.</source>
        <translation>Die Grenzen von %1 sind für eine Suche nicht möglich.</translation>
    </message>
    <message>
        <source>%1 has rounds or a seed below 0.</source>
        <translation>Die Runden oder der Startwert von %1 sind kleiner als 0.</translation>
    </message>
    <message>
        <source>%1 plays from the labels in a file, which an experiment cannot save. Without a file, it plays from the labels of the book.</source>
        <translation>%1 spielt nach den Labels einer Datei, die ein Experiment nicht speichern kann. Ohne Datei spielt sie nach denen des Buchs.</translation>
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
        <source>Play the missing games. Saved games are not repeated.</source>
        <translation>Die fehlenden Partien spielen. Gespeicherte werden nicht wiederholt</translation>
    </message>
    <message>
        <source>Pause for now. Unfinished games start over later.</source>
        <translation>Vorerst anhalten. Angefangene Partien beginnen später neu</translation>
    </message>
    <message>
        <source>End the run. Every finished game is kept.</source>
        <translation>Den Lauf beenden. Jede fertige Partie bleibt gespeichert</translation>
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
        <translation>wird gestoppt…</translation>
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
    <message>
        <source>%1 of %2 games played</source>
        <translation>%1 von %2 Partien gespielt</translation>
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
        <source>Shares are games won divided by games played. Draws are in neither share. The intervals are Wilson&apos;s at 95 % confidence. A cell agrees if chance would produce so large a difference from the article&apos;s share in more than 5 of 100 cases, given the number of games in both. Distinct counts games that do not repeat others: they differ in who moved first, in the position after the opening or in a later move. Repetitions do not make an interval narrower.</source>
        <translation>Anteile sind gewonnene durch gespielte Partien; Remis gehören zu keinem der beiden Anteile. Das Intervall ist das von Wilson mit 95 % Konfidenz. Eine Zelle stimmt überein, wenn der Zufall bei den Partien beider in mehr als 5 von 100 Fällen einen so großen Unterschied zum Anteil des Artikels hervorbringt. „Verschieden“ zählt die Partien, die keine anderen wiederholen: solche, die sich im Anziehenden, in der Stellung nach der Eröffnung oder in einem Zug danach unterscheiden. Wiederholungen machen kein Intervall schmaler.</translation>
    </message>
    <message>
        <source>The heuristics study, repeated</source>
        <translation>Die Heuristik-Studie nachgestellt</translation>
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
        <source>it contains no Fourcast experiments</source>
        <translation>sie enthält keine Fourcast-Experimente</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved experiments</source>
        <translation>sie ist keine SQLite-Datei, wie sie für Experimente nötig ist</translation>
    </message>
    <message>
        <source>game %1 of %2 in it is damaged</source>
        <translation>Partie %1 von %2 darin ist beschädigt</translation>
    </message>
    <message>
        <source>Experiment %1 is already saved with other settings. These differ: %2.</source>
        <translation>Das Experiment %1 ist mit anderen Einstellungen gespeichert. Es unterscheiden sich: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no experiment %2.</source>
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
        <source>Experiment view</source>
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
        <source>Play engines of your choice against each other</source>
        <translation>Engines deiner Wahl gegeneinander</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>Ne&amp;ues Experiment…</translation>
    </message>
    <message>
        <source>Choose the engines, who plays whom, rounds and openings</source>
        <translation>Engines, Paarungen, Runden und Eröffnungen wählen</translation>
    </message>
    <message>
        <source>Kept experiments</source>
        <translation>Gespeicherte Experimente</translation>
    </message>
    <message>
        <source>Experiments in this games file. Choose one to view or continue.</source>
        <translation>Experimente in dieser Partiendatei, zum Ansehen oder Fortsetzen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Compare another run with this one, cell by cell</source>
        <translation>Ein anderer Lauf, Zelle für Zelle neben diesem</translation>
    </message>
    <message>
        <source>Make a new experiment, starting from the engines and numbers of this one</source>
        <translation>Ein neues Experiment mit den Engines und Zahlen von diesem</translation>
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
    <message>
        <source>Let engines play each other</source>
        <translation>Engines gegeneinander spielen lassen</translation>
    </message>
</context>
<context>
    <name>ExplicitFiles</name>
    <message>
        <source>Writing was stopped.</source>
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
        <source>%4 won %1, drew %2 and lost %3</source>
        <translation>%1 gewonnen, %2 remis, %3 verloren für %4</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n nicht beendet</numerusform>
            <numerusform>%n nicht beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows two columns when they are mirror images of one move</source>
        <translation>Zwei Spalten, wenn beide im Spiegelbild derselbe Zug sind</translation>
    </message>
    <message>
        <source>The move&apos;s exact value for %1 with best play</source>
        <translation>Was der Zug für %1 bei bestem Spiel wert ist, laut exaktem Solver</translation>
    </message>
    <message>
        <source>How often it was played in your games</source>
        <translation>Wie oft er in deinen Partien gespielt wurde</translation>
    </message>
    <message>
        <source>How often it was played in the saved experiments</source>
        <translation>Wie oft er in den gespeicherten Experimenten gespielt wurde</translation>
    </message>
    <message>
        <source>Games won, drawn and lost by %1, the side to move</source>
        <translation>Wie diese Partien ausgingen: Siege, Remis und Niederlagen aus Sicht von %1 (am Zug)</translation>
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
        <translation>Züge, die von hier aus gespielt wurden</translation>
    </message>
    <message>
        <source>Hover over a move to see it. Click to see what follows.</source>
        <translation>Zeige auf einen Zug, um ihn auf dem Brett zu sehen. Klicke, um zu sehen, was folgt</translation>
    </message>
    <message>
        <source>Show these games</source>
        <translation>Diese Partien zeigen</translation>
    </message>
    <message>
        <source>Open My games and list the games that reached this position</source>
        <translation>„Meine Partien“ mit den Partien öffnen, die diese Stellung erreicht haben</translation>
    </message>
    <message>
        <source>You haven&apos;t reached this position yet.</source>
        <translation>Diese Stellung hattest du noch nie.</translation>
    </message>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>Diese Stellung hattest du in %n Partie.</numerusform>
            <numerusform>Diese Stellung hattest du in %n Partien.</numerusform>
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
        <source>Results are for %1, the side to move. Any move order and mirror images count.</source>
        <translation>Die Ergebnisse gelten für %1 am Zug. Andere Zugfolgen und Spiegelbilder zählen mit.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Saved to “%1”.</source>
        <translation>In „%1“ gespeichert.</translation>
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
        <source>Data as &amp;CSV…</source>
        <translation>Zahlen als &amp;CSV…</translation>
    </message>
    <message>
        <source>Save the numbers behind the picture, one per line</source>
        <translation>Die Zahlen hinter dem Bild, je eine Zeile</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Figures as &amp;JSON…</source>
        <translation>Zahlen als &amp;JSON…</translation>
    </message>
    <message>
        <source>The figures, with their names</source>
        <translation>Die Zahlen mit ihren Namen</translation>
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
        <translation>Export:</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Als %1 exportieren</translation>
    </message>
    <message>
        <source>Save what is shown to a %1 file</source>
        <translation>Die aktuelle Ansicht in eine %1-Datei schreiben</translation>
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
        <source>%1 in total, %2 on average (%3)</source>
        <comment>figures; %3 is “8 moves”</comment>
        <translation>%1 insgesamt, %2 im Mittel (%3)</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <comment>a figure; %2 is “8 moves”</comment>
        <translation>%1 im Mittel (%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an engine, then figures</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Other work disturbed some of these times.</source>
        <translation>Einige Zeiten sind durch andere Arbeit gestört.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Halbzug %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Halbzüge %1 bis %2</translation>
    </message>
    <message>
        <source>%1: no move has this value.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1: Kein Zug hat diese Kennzahl.</translation>
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
        <translation>„%1“ wird vom Prozess %2 (%3) auf %4 benutzt. Läuft er nicht mehr, entferne „%1.lock“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4.</source>
        <translation>„%1“ wird vom Prozess %2 (%3) auf %4 benutzt.</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save an animation</source>
        <translation>Animation speichern</translation>
    </message>
    <message>
        <source>Send the game to a friend. It loops in browsers and messaging apps.</source>
        <translation>Schick die Partie an Freunde. Browser und Messenger spielen sie in Endlosschleife.</translation>
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
        <source>Choose a file and save the animation</source>
        <translation>Eine Datei wählen und die Animation erstellen</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Stop without saving a file</source>
        <translation>Keine Datei schreiben</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Animation (*.gif)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partie</translation>
    </message>
    <message>
        <source>Cancelled. No file was saved.</source>
        <translation>Gestoppt. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Saved to “%1”: %2 by %3 pixels, %4.</source>
        <translation>Als „%1“ gespeichert: %2 × %3 Pixel, %4.</translation>
    </message>
</context>
<context>
    <name>FoldingSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>Diesen Teil zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
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
        <source>Save the model, its system or its results to a file</source>
        <translation>Das Modell, sein System oder die Ergebnisse dazu in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Modell exportieren</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>PDF-&amp;Bericht…</translation>
    </message>
    <message>
        <source>Save model, system, formulas, verdicts and paths on A4 pages, ready to hand in</source>
        <translation>Modell, System, Formeln mit Urteilen und Pfade auf A4-Seiten, zum Abgeben</translation>
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
        <source>Save all states and transitions, for mCRL2 and CADP</source>
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
        <source>Save all states and transitions as a DOT graph</source>
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
        <source>Save the text with its parameters set, for mCRL2</source>
        <translation>Der Text mit eingesetzten Parametern, für mCRL2</translation>
    </message>
    <message>
        <source>Model for mCRL2 (*.mcrl2)</source>
        <translation>Modell für mCRL2 (*.mcrl2)</translation>
    </message>
    <message>
        <source>Selected &amp;formula as .mcf…</source>
        <translation>Gewählte &amp;Formel als .mcf…</translation>
    </message>
    <message>
        <source>Save the formula selected under Properties, for mCRL2</source>
        <translation>Die vorderste Formel unter „Eigenschaften“, für mCRL2</translation>
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
        <source>A&amp;ll formulas to a folder…</source>
        <translation>A&amp;lle Formeln in einen Ordner…</translation>
    </message>
    <message>
        <source>Save the model&apos;s formulas and your own, one .mcf file each, for mCRL2</source>
        <translation>Die Formeln des Modells und deine eigene, je eine .mcf-Datei, für mCRL2</translation>
    </message>
    <message>
        <source>Path of the &amp;walk…</source>
        <translation>Pfad der S&amp;imulation…</translation>
    </message>
    <message>
        <source>Save the steps of the walk, so that another Fourcast can open them</source>
        <translation>Die Schritte der Simulation. Andere Programme können sie wieder öffnen</translation>
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
        <source>Save the picture from System</source>
        <translation>Die Zeichnung unter „System“</translation>
    </message>
    <message>
        <source>system</source>
        <translation>system</translation>
    </message>
    <message>
        <source>Choose a folder for the formulas</source>
        <translation>Ordner für die Formeln</translation>
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
        <source>Each task is taken at most once</source>
        <translation>Jede Aufgabe wird höchstens einmal genommen</translation>
    </message>
    <message>
        <source>Each task is eventually taken</source>
        <translation>Jede Aufgabe wird am Ende genommen</translation>
    </message>
    <message>
        <source>No task is done before it is taken</source>
        <translation>Nichts wird erledigt, ohne genommen zu sein</translation>
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
        <source>The result does not depend on which worker is faster</source>
        <translation>Das Ergebnis hängt nicht davon ab, wer schneller war</translation>
    </message>
    <message>
        <source>The result is reported at most once</source>
        <translation>Das Ergebnis wird höchstens einmal gemeldet</translation>
    </message>
    <message>
        <source>After that it halts for ever</source>
        <translation>Danach hält es für immer an</translation>
    </message>
    <message>
        <source>Every worker eventually gets a task</source>
        <translation>Jeder Worker bekommt am Ende eine Aufgabe</translation>
    </message>
    <message>
        <source>Every worker can get a task</source>
        <translation>Jeder Worker kann eine Aufgabe bekommen</translation>
    </message>
    <message>
        <source>Two tasks can run at once</source>
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
        <source>The study&apos;s multi-threaded minimax</source>
        <translation>Die Minimax-Suche der Studie mit mehreren Threads</translation>
    </message>
    <message>
        <source>One thread per root column works through its levels, max and min in turn. When all have finished, they are joined. Labels carry only the position counts. Mutants contain a deliberate mistake, to see which formula catches it.</source>
        <translation>Ein Thread je Wurzelspalte durchläuft seine Ebenen nacheinander, abwechselnd max und min. Sind alle fertig, werden sie zusammengeführt. Ein Label nennt nur die Zahl der Stellungen. Mutanten bauen einen Fehler ein und zeigen, welche Formel ihn bemerkt.</translation>
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
        <source>Task scores</source>
        <translation>Werte der Aufgaben</translation>
    </message>
    <message>
        <source>A pool of workers with a queue and a join</source>
        <translation>Ein Pool von Workern mit Warteschlange und Zusammenführung</translation>
    </message>
    <message>
        <source>Each root move is a task. A free worker takes the next one. The results are collected until all tasks are done. Then the best move is reported.</source>
        <translation>Jeder Wurzelzug ist eine Aufgabe. Ein freier Worker nimmt die nächste. Die Ergebnisse werden gesammelt, bis alle fertig sind, dann wird der beste Zug gemeldet.</translation>
    </message>
    <message>
        <source>The pool with an unguarded best move</source>
        <translation>Der Pool mit einem ungeschützten besten Zug</translation>
    </message>
    <message>
        <source>Each worker reads the best move so far, compares it with its own and writes the better one back. If another worker writes in between, its result is lost.</source>
        <translation>Jeder Worker liest den bisher besten Zug, vergleicht ihn mit seinem eigenen und schreibt den besseren zurück. Ein anderer kann zugleich dasselbe tun. Was dazwischen geschrieben wurde, geht verloren.</translation>
    </message>
    <message>
        <source>The game itself on a small board</source>
        <translation>Das Spiel selbst auf einem kleinen Brett</translation>
    </message>
    <message>
        <source>Every move of both players from a position, and who won at the end. “X can win against any play” is a fixpoint formula.</source>
        <translation>Jeder Zug beider Spieler ab einer Stellung und wer am Ende gewonnen hat. Dass X gegen jedes Spiel gewinnen kann, ist eine Formel mit einem Fixpunkt.</translation>
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
        <source>Discs in a row to win</source>
        <translation>Steine in einer Linie zum Sieg</translation>
    </message>
    <message>
        <source>Moves already played</source>
        <translation>Bisher gespielte Züge</translation>
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
        <source>numbers %1, separated by commas</source>
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
        <source>full names column %1, but there are threads for only %2</source>
        <translation>full nennt Spalte %1, aber Threads gibt es nur für %2</translation>
    </message>
    <message>
        <source>full must leave at least one column open</source>
        <translation>full muss mindestens eine Spalte offen lassen</translation>
    </message>
    <message>
        <source>scores must have one value for each of the %1 tasks</source>
        <translation>scores muss für jede der %1 Aufgaben einen Wert haben</translation>
    </message>
    <message>
        <source>The model %1 has no parameter &apos;%2&apos;; it has %3</source>
        <translation>Das Modell %1 hat keinen Parameter „%2“; es hat %3</translation>
    </message>
    <message>
        <source>Written in a subset of mCRL2, so it also runs in mCRL2. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>In einer Teilsprache von mCRL2, es läuft auch dort. Strg+Leertaste schlägt Wörter vor. Was du änderst, wird ein eigenes Modell</translation>
    </message>
    <message>
        <source>a thread may go back to an earlier step, once</source>
        <translation>ein Thread darf einmal zu einem früheren Schritt zurück</translation>
    </message>
    <message>
        <source>every step counts one position instead of 7, 49, 343 and so on</source>
        <translation>jeder Schritt zählt eine Stellung statt 7, 49, 343 und so weiter</translation>
    </message>
    <message>
        <source>a thread may do any step twice</source>
        <translation>ein Thread darf jeden Schritt zweimal tun</translation>
    </message>
    <message>
        <source>every max is done twice</source>
        <translation>jedes max geschieht zweimal</translation>
    </message>
    <message>
        <source>a thread may repeat a max forever</source>
        <translation>ein Thread darf ein max für immer wiederholen</translation>
    </message>
    <message>
        <source>thread 1 may stop working</source>
        <translation>Thread 1 darf aufhören zu arbeiten</translation>
    </message>
    <message>
        <source>every step counts one position too many</source>
        <translation>jeder Schritt zählt eine Stellung zu viel</translation>
    </message>
</context>
<context>
    <name>FormalPage</name>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>Was erkundet wird: Jedes Modell ist ein Text, zu sehen im Reiter „Modell“</translation>
    </message>
    <message>
        <source>Find every state the model can reach</source>
        <translation>Alle Zustände finden, die das Modell erreichen kann</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Anhalten und später fortsetzen</translation>
    </message>
    <message>
        <source>Stop and keep the states found so far</source>
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
        <source>The parallel search as a model: explore its states, check its properties and test the running program against it</source>
        <translation>Die parallele Suche als Modell: ihre Zustände, was für sie gilt, und der Vergleich mit dem laufenden Programm</translation>
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
        <source>Press Run to explore the model. Its states appear below.</source>
        <translation>„Ausführen“ erkundet das Modell. Seine Zustände erscheinen unten.</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Wird erkundet.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no formula &apos;%2&apos;; it has: %3.</source>
        <translation>Das Modell „%1“ hat keine Formel „%2“; es hat: %3.</translation>
    </message>
    <message>
        <source>Press Run to explore this. The results below are for the model explored before.</source>
        <translation>„Ausführen“ erkundet das. Unten steht noch, was vorher erkundet wurde.</translation>
    </message>
    <message>
        <source>Check a parallel search as a model</source>
        <translation>Eine parallele Suche als Modell prüfen</translation>
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
        <source>A path that shows why it holds:</source>
        <translation>Ein Pfad, der es zeigt:</translation>
    </message>
    <message>
        <source>A path that shows why it fails:</source>
        <translation>Ein Pfad, der zeigt, warum nicht:</translation>
    </message>
    <message>
        <source>All of it can repeat for ever.</source>
        <translation>All das kann für immer wiederkehren.</translation>
    </message>
    <message>
        <source>Everything after step %1 can repeat for ever.</source>
        <translation>Was nach Schritt %1 kommt, kann für immer wiederkehren.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <source>Properties</source>
        <translation>Was dafür gilt</translation>
    </message>
    <message>
        <source>The model in mCRL2</source>
        <translation>Das Modell in der Sprache von mCRL2</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Nicht geprüft: %1.</translation>
    </message>
</context>
<context>
    <name>FormalStates</name>
    <message>
        <source>done, waits for the pool</source>
        <translation>fertig, wartet auf den Pool</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>its column is full</source>
        <translation>seine Spalte ist voll</translation>
    </message>
    <message>
        <source>all levels done, waits for the join</source>
        <translation>alle Ebenen fertig, wartet auf die Zusammenführung</translation>
    </message>
    <message>
        <source>at level %1, max</source>
        <translation>auf Ebene %1, max</translation>
    </message>
    <message>
        <source>at level %1, min</source>
        <translation>auf Ebene %1, min</translation>
    </message>
    <message>
        <source>%1, after going back once</source>
        <translation>%1, nach einmaligem Zurückgehen</translation>
    </message>
    <message>
        <source>%1, a second time</source>
        <translation>%1, zum zweiten Mal</translation>
    </message>
    <message>
        <source>waits for all threads</source>
        <translation>wartet auf alle Threads</translation>
    </message>
    <message>
        <source>has joined the threads</source>
        <translation>hat die Threads zusammengeführt</translation>
    </message>
    <message>
        <source>task %1 is next</source>
        <translation>Aufgabe %1 ist die nächste</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>waits for a task</source>
        <translation>wartet auf eine Aufgabe</translation>
    </message>
    <message>
        <source>searches task %1</source>
        <translation>durchsucht Aufgabe %1</translation>
    </message>
    <message>
        <source>has a result for task %1, reads the best next</source>
        <translation>hat ein Ergebnis für Aufgabe %1, liest als Nächstes die beste</translation>
    </message>
    <message>
        <source>has read no best yet, writes task %1 next</source>
        <translation>hat noch keine beste gelesen, schreibt als Nächstes Aufgabe %1</translation>
    </message>
    <message>
        <source>compares task %1 with the best it has read, task %2</source>
        <translation>vergleicht Aufgabe %1 mit der besten, die er gelesen hat, Aufgabe %2</translation>
    </message>
    <message>
        <source>reported, halted</source>
        <translation>gemeldet, angehalten</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>%1 of %2, best so far task %3 with %4</source>
        <translation>%1 von %2, bisher die beste: Aufgabe %3 mit %4</translation>
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
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>Worker %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>FormalSystem</name>
    <message>
        <source>Stopped. These are the states found so far.</source>
        <translation>Gestoppt: Das sind die bis dahin gefundenen Zustände.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. The model also runs in mCRL2, on larger machines.</source>
        <translation>Der erlaubte Speicher ist aufgebraucht. Das sind die bis dahin gefundenen Zustände. Das Modell läuft auch in mCRL2, auf größeren Rechnern.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
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
        <source>No deadlocks.</source>
        <translation>Kein Zustand ist ein Deadlock.</translation>
    </message>
    <message numerus="yes">
        <source>%n deadlock(s).</source>
        <translation>
            <numerusform>%n Deadlock.</numerusform>
            <numerusform>%n Deadlocks.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 transitions, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 Zustände, %2 davon noch zu expandieren; %3 Transitionen, Ebene %4; %5 Zustände pro Sekunde; %6 MiB</translation>
    </message>
    <message>
        <source>%1 states of individual processes; %2 MiB</source>
        <translation>%1 Zustände einzelner Prozesse; %2 MiB</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A formula can only be checked on a fully explored system.</source>
        <translation>Auf einem unvollständigen System kann keine Formel geprüft werden.</translation>
    </message>
    <message>
        <source>%1 = any other number</source>
        <translation>%1 = jede andere Zahl</translation>
    </message>
    <message>
        <source>Refuter chooses a step after which the rest fails.</source>
        <translation>Der Falsifizierer wählt einen Schritt, nach dem der Rest nicht gilt.</translation>
    </message>
    <message>
        <source>Verifier chooses a step after which the rest holds.</source>
        <translation>Der Verifizierer wählt einen Schritt, nach dem der Rest gilt.</translation>
    </message>
    <message>
        <source>Refuter chooses a part that fails.</source>
        <translation>Der Falsifizierer wählt einen Teil, der nicht gilt.</translation>
    </message>
    <message>
        <source>Verifier chooses a part that holds.</source>
        <translation>Der Verifizierer wählt einen Teil, der gilt.</translation>
    </message>
    <message>
        <source>Refuter chooses values for which the rest fails.</source>
        <translation>Der Falsifizierer wählt Werte, für die der Rest nicht gilt.</translation>
    </message>
    <message>
        <source>Verifier chooses values for which the rest holds.</source>
        <translation>Der Verifizierer wählt Werte, für die der Rest gilt.</translation>
    </message>
    <message>
        <source>The fixpoint is unfolded. There is nothing to choose.</source>
        <translation>Der Fixpunkt wird entfaltet; zu wählen gibt es nichts.</translation>
    </message>
    <message>
        <source>This holds. Verifier wins.</source>
        <translation>Das gilt: Der Verifizierer hat gewonnen.</translation>
    </message>
    <message>
        <source>This does not hold. Refuter wins.</source>
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
        <source>the fixpoint variable &apos;%1&apos; is under an odd number of negations here (! or the left side of =&gt;), so it would have no solution; the number must be even</source>
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
        <source>&apos;%1&apos; is a value, not a formula; write a condition on it as val(...)</source>
        <translation>„%1“ ist ein Wert und keine Formel; eine Bedingung daran schreibt man val(...)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, not a formula; write &lt;%1&gt;true if it can happen, [%1]false if it can&apos;t</source>
        <translation>„%1“ ist eine Aktion und keine Formel; dass sie geschehen kann, schreibt man &lt;%1&gt;true, dass sie es nicht kann, [%1]false</translation>
    </message>
    <message>
        <source>there is no fixpoint variable &apos;%1&apos; here; it needs mu %1. or nu %1. around it</source>
        <translation>hier gibt es keine Fixpunktvariable „%1“; mu %1. oder nu %1. muss darum stehen</translation>
    </message>
    <message>
        <source>sequences of steps (with ., + or *) can&apos;t be combined with !, &amp;&amp; and ||; these join the actions of one step</source>
        <translation>Folgen von Schritten (mit ., + oder *) lassen sich nicht durch !, &amp;&amp; und || verbinden; diese Zeichen stehen zwischen Aktionen eines Schritts</translation>
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
        <source>it is not the case that (%1)</source>
        <translation>es gilt nicht, dass (%1)</translation>
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
        <translation>wenn gilt: %1, dann gilt: %2</translation>
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
        <source>from there on, the step %1 never happens</source>
        <translation>von da an geschieht der Schritt %1 nie</translation>
    </message>
    <message>
        <source>the step %1 never happens</source>
        <translation>der Schritt %1 geschieht nie</translation>
    </message>
    <message>
        <source>from there on, the step %1 never comes before %2</source>
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
        <source>on some path, at some time after the first step: %1</source>
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
        <source>on some path from there, at some time: %1</source>
        <translation>irgendwann von da an, auf einem Weg: %1</translation>
    </message>
    <message>
        <source>on some path, at some time: %1</source>
        <translation>irgendwann, auf einem Weg: %1</translation>
    </message>
    <message>
        <source>at any time before %1 happens: %2</source>
        <translation>jederzeit, bevor %1 kommt: %2</translation>
    </message>
    <message>
        <source>on some path, at some time before %1 happens: %2</source>
        <translation>irgendwann, bevor %1 kommt, auf einem Weg: %2</translation>
    </message>
    <message>
        <source>after every path of one or more steps %1: %2</source>
        <translation>nach jedem Weg aus einem oder mehr Schritten %1: %2</translation>
    </message>
    <message>
        <source>after some path of one or more steps %1: %2</source>
        <translation>nach einem Weg aus einem oder mehr Schritten %1: %2</translation>
    </message>
    <message>
        <source>after every path of any number of steps %1: %2</source>
        <translation>nach jedem Weg aus beliebig vielen Schritten %1: %2</translation>
    </message>
    <message>
        <source>after some path of any number of steps %1: %2</source>
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
        <source>%1 holds, where %2 may be revisited for ever and says: %3</source>
        <translation>%1 gilt; %2 darf dabei für immer wiederkehren und besagt: %3</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited only finitely often and says: %3</source>
        <translation>%1 gilt; %2 darf dabei nur endlich oft wiederkehren und besagt: %3</translation>
    </message>
    <message>
        <source>whatever happens, %1 eventually occurs</source>
        <translation>was auch geschieht, am Ende kommt %1</translation>
    </message>
    <message>
        <source>on some path without %1, whatever %2 is at each step, at some time: %3</source>
        <translation>irgendwann, auf einem Weg ohne %1, was %2 bei jedem Schritt auch sei: %3</translation>
    </message>
    <message>
        <source>the side that chooses the steps %1 can bring this about, whatever steps %2 the other side chooses: %3</source>
        <translation>wer die Schritte %1 wählt, kann erreichen, welche Schritte %2 die andere Seite auch wählt: %3</translation>
    </message>
    <message>
        <source>it can continue for ever</source>
        <translation>es kann für immer weitergehen</translation>
    </message>
    <message>
        <source>it can continue for ever without %1</source>
        <translation>es kann für immer ohne %1 weitergehen</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever</source>
        <translation>der Schritt %1 kann sich für immer wiederholen</translation>
    </message>
    <message>
        <source>whatever happens, %1 occurs again and again</source>
        <translation>was auch geschieht, %1 kommt immer wieder</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever, with no other step possible on the way</source>
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
        <source>&apos;%1: %2&apos; has infinitely many values to try; the quantifier must stand directly before a step that has &apos;%1&apos; as an argument, or a condition must bound it, as in %3</source>
        <translation>für „%1: %2“ gibt es endlos viele Werte; der Quantor muss direkt vor einem Schritt stehen, der „%1“ als Argument hat, oder eine Bedingung muss sie begrenzen, wie in %3</translation>
    </message>
    <message>
        <source>Stopped before every state was examined.</source>
        <translation>Es wurde gestoppt, bevor alle Zustände geprüft waren.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up.</source>
        <translation>Der erlaubte Speicher ist aufgebraucht.</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; in the system, so it never happens</source>
        <translation>„%1“ gibt es im System nicht; es geschieht also nie</translation>
    </message>
    <message>
        <source>a formula can&apos;t declare anything, so &apos;%1&apos; is not part of one; it uses what the model declares</source>
        <translation>eine Formel deklariert nichts, sie spricht von dem, was das Modell deklariert; „%1“ gehört nicht dazu</translation>
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
        <source>Use mCRL2&apos;s notation. Ctrl+Space completes words</source>
        <translation>In der Schreibweise von mCRL2. Strg+Leertaste schlägt die Wörter vor, die hier stehen können</translation>
    </message>
</context>
<context>
    <name>FormulaField</name>
    <message>
        <source>The formula in plain words</source>
        <translation>Die Formel in einfachen Worten</translation>
    </message>
    <message>
        <source>Actions of the model: %1</source>
        <translation>Aktionen des Modells: %1</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Sie besagt: %1</translation>
    </message>
</context>
<context>
    <name>FormulaFiles</name>
    <message>
        <source>“%1” already exists and was not changed. Nothing was saved.</source>
        <translation>„%1“ gibt es schon. Die Datei bleibt, wie sie ist, nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be created.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>FormulaGrading</name>
    <message>
        <source>This system is too large to check in a lesson.</source>
        <translation>Dieses System ist zu groß, um es in einer Lektion zu prüfen.</translation>
    </message>
    <message>
        <source>Your formula is false for the system itself. It should be true.</source>
        <translation>Deine Formel ist für das System selbst falsch. Sie sollte wahr sein.</translation>
    </message>
    <message>
        <source>Your formula is true for the system itself. It should be false.</source>
        <translation>Deine Formel ist für das System selbst wahr. Sie sollte falsch sein.</translation>
    </message>
    <message>
        <source>Your formula does not notice this change: %1.</source>
        <translation>Deine Formel bemerkt diese Änderung nicht: %1.</translation>
    </message>
    <message>
        <source>Your formula must not object to this change: %1.</source>
        <translation>Deine Formel darf nichts gegen diese Änderung haben: %1.</translation>
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
    <name>FormulaPart</name>
    <message>
        <source>Correct &amp;formula:</source>
        <translation>Richtige Forme&amp;l:</translation>
    </message>
    <message>
        <source>One change a line, such as: M 2 | with two tasks</source>
        <translation>Eine Änderung pro Zeile, etwa: M 2 | mit zwei Aufgaben</translation>
    </message>
    <message>
        <source>Empty: every mutant of the model</source>
        <translation>Leer: jeder Mutant des Modells</translation>
    </message>
    <message>
        <source>Test it &amp;in changed systems:</source>
        <translation>In geänderten Systemen &amp;prüfen:</translation>
    </message>
    <message>
        <source>Write the correct formula.</source>
        <translation>Schreib die richtige Formel.</translation>
    </message>
    <message>
        <source>This model has no mutants. Write at least one change.</source>
        <translation>Dieses Modell hat keine Mutanten. Schreib mindestens eine Änderung.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Änderungen: %1.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>&apos;%1&apos; is not a column from 1 to %2.</source>
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
        <source>The columns are numbered 1 to %1.</source>
        <translation>Es gibt nur die Spalten 1 bis %1.</translation>
    </message>
    <message>
        <source>This game already has %1 variations. Delete one first.</source>
        <translation>Diese Partie hat schon %1 Varianten. Lösche zuerst eine.</translation>
    </message>
</context>
<context>
    <name>GameArchive</name>
    <message>
        <source>it contains no Fourcast games</source>
        <translation>sie enthält keine Fourcast-Partien</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved games</source>
        <translation>sie ist keine SQLite-Datei, wie sie für Partien nötig ist</translation>
    </message>
    <message>
        <source>game %1 is no longer in it</source>
        <translation>die Partie %1 ist nicht mehr darin</translation>
    </message>
    <message>
        <source>game %1 in it is damaged (%2)</source>
        <translation>die Partie %1 darin ist beschädigt (%2)</translation>
    </message>
    <message>
        <source>The folder “%1” could not be created, so games can&apos;t be kept there.</source>
        <translation>Der Ordner „%1“ konnte nicht angelegt werden. Dort lassen sich keine Partien speichern.</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Current game position</source>
        <translation>Aktueller Spielstand</translation>
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
        <source>a tag needs a name here, made of letters, digits and _</source>
        <translation>ein Tag braucht hier einen Namen aus Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 tags</source>
        <translation>eine Partiedatei kann höchstens %1 Tags enthalten</translation>
    </message>
    <message>
        <source>the tag %1 appears twice</source>
        <translation>das Tag %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the value of a tag must be in quotation marks</source>
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
        <source>a variation must follow the move it replaces</source>
        <translation>eine Variante steht hinter dem Zug, den sie ersetzt</translation>
    </message>
    <message>
        <source>a variation can be nested inside at most %1 others</source>
        <translation>Varianten können in höchstens %1 anderen stehen</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 variations</source>
        <translation>eine Partiedatei kann höchstens %1 Varianten enthalten</translation>
    </message>
    <message>
        <source>this ) has no matching (</source>
        <translation>zu diesem ) gibt es kein (</translation>
    </message>
    <message>
        <source>a variation must contain a move</source>
        <translation>eine Variante muss einen Zug haben</translation>
    </message>
    <message>
        <source>this variation has the same moves as the line it should branch from</source>
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
        <source>&apos;%1&apos; is not valid here</source>
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
        <translation>das ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>text must not contain a zero byte</source>
        <translation>ein Nullbyte ist in einem Text nicht erlaubt</translation>
    </message>
    <message>
        <source>a comment can&apos;t contain another one (write \{ for a brace)</source>
        <translation>ein Kommentar kann keinen anderen enthalten; eine geschweifte Klammer schreibt man \{</translation>
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
        <source>only \ { } &quot; n r 0 can follow a backslash</source>
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
        <source>This game has unsaved moves or comments.</source>
        <translation>Diese Partie hat ungespeicherte Züge oder Kommentare.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>Zuerst speichern?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>To be asked again, choose Preferences &gt; Files and language</source>
        <translation>Wieder einschalten unter „Einstellungen“, „Dateien und Sprache“</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
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
        <source>Clear these names. The files stay where they are</source>
        <translation>Diese Namen vergessen. Die Dateien bleiben erhalten</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
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
        <translation>Eine gespeicherte Partie ist beschädigt. Sie liegt jetzt unter %1.</translation>
    </message>
    <message>
        <source>Some saved games are damaged. They were kept as %1.</source>
        <translation>Gespeicherte Partien sind beschädigt. Sie liegen jetzt unter %1.</translation>
    </message>
    <message>
        <source>Here is the game you were playing.</source>
        <translation>Hier ist deine angefangene Partie.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Andere Partien</translation>
    </message>
    <message>
        <source>Continue another unfinished game</source>
        <translation>Eine andere angefangene Partie fortsetzen</translation>
    </message>
    <message>
        <source>Games, recordings, lessons and answers (%1)</source>
        <translation>Partien, Aufzeichnungen, Lektionen und Antworten (%1)</translation>
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
        <source>Go to start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Die Partie abspielen</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Ein Zug vor</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Angezeigter Zug</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Wähle eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>Genauigkeit %2 (%1)</translation>
    </message>
    <message>
        <source>%1 at the time: %2</source>
        <translation>%1, so wie damals: %2</translation>
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
        <source>Games begin from the empty board.</source>
        <translation>Partien beginnen mit dem leeren Brett.</translation>
    </message>
    <message>
        <source>Each of the 343 sequences of three plies is played with both colours, in the order used by older versions of the program. 105 positions come up twice, so many games are copies. Part of the games alone is not a fair sample.</source>
        <translation>Jede der 343 Reihenfolgen von drei Halbzügen wird mit beiden Farben gespielt, so wie ältere Programmversionen sie verteilten. 105 Stellungen kommen zweimal vor, viele Partien sind also Kopien. Ein Teil der Partien ist keine faire Stichprobe.</translation>
    </message>
    <message numerus="yes">
        <source>Games begin with %n random plies.</source>
        <translation>
            <numerusform>Partien beginnen mit %n zufälligen Halbzug.</numerusform>
            <numerusform>Partien beginnen mit %n zufälligen Halbzügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) in a list is played with both colours, in list order.</source>
        <translation>
            <numerusform>Die einzige Eröffnung (%n) einer Liste wird mit beiden Farben gespielt, in der Reihenfolge der Liste.</numerusform>
            <numerusform>Jede der %n Eröffnungen einer Liste wird mit beiden Farben gespielt, in der Reihenfolge der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the 238 positions after three plies, mirror images included, is played with both colours. The seed sets the order.</source>
        <translation>Jede der 238 Stellungen aus drei Halbzügen samt Spiegelbildern wird mit beiden Farben gespielt, in einer Reihenfolge, die der Startwert bestimmt.</translation>
    </message>
    <message>
        <source>On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random, each with probability one half.</source>
        <translation>Bei den eigenen Zügen 3, 6, 9 und so weiter jeder Seite wird eine ihrer zwei besten Spalten ausgelost, jede mit Wahrscheinlichkeit einhalb.</translation>
    </message>
    <message>
        <source>The second, fifth, eighth ... disc of a game goes into a random open column, each equally likely.</source>
        <translation>Der zweite, fünfte, achte ... Stein einer Partie fällt in eine beliebige offene Spalte, jede gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>The first move alternates.</source>
        <translation>Der erste Zug wechselt.</translation>
    </message>
    <message>
        <source>The same side moves first in every game.</source>
        <translation>In jeder Partie beginnt dieselbe Seite.</translation>
    </message>
    <message>
        <source>Games cannot begin with %1 random plies. The number must be from 0 to %2.</source>
        <translation>Partien sollen mit %1 zufälligen Halbzügen beginnen, möglich sind aber 0 bis %2.</translation>
    </message>
    <message>
        <source>The list of openings is empty. It needs at least one.</source>
        <translation>Die Liste der Eröffnungen ist leer. Mindestens eine wird gebraucht.</translation>
    </message>
    <message>
        <source>The opening %1 is not legal: %2</source>
        <translation>Die Eröffnung %1 ist nicht erlaubt: %2</translation>
    </message>
    <message>
        <source>The opening %1 ends the game. An opening must leave the game unfinished.</source>
        <translation>Die Eröffnung %1 beendet die Partie. Eine Eröffnung muss sie offen lassen.</translation>
    </message>
    <message>
        <source>Line %1 is not an opening: %2</source>
        <translation>Zeile %1 enthält keine Eröffnung: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The file contains no openings. It needs one per line, such as 4453.</source>
        <translation>In der Datei steht keine Eröffnung. Gebraucht wird eine pro Zeile, etwa 4453.</translation>
    </message>
    <message>
        <source>No moves are random.</source>
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
        <source>The game starts.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The game has returned to an earlier point and would repeat for ever. The outermost fixpoint that keeps recurring decides who wins.</source>
        <translation>Die Partie ist wieder dort, wo sie schon war, und das ginge ewig so weiter. Der äußerste Fixpunkt, der immer wiederkehrt, bestimmt den Sieger.</translation>
    </message>
    <message>
        <source>The game is over. Nobody can move.</source>
        <translation>Die Partie ist zu Ende: Niemand kann weiterziehen.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>You lose. This is where the formula is decided.</source>
        <translation>Verloren: Hier ist die Formel entschieden.</translation>
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
        <source>Part of the formula in play</source>
        <translation>Der Teil der Formel, um den es geht</translation>
    </message>
    <message>
        <source>The state of the system</source>
        <translation>Der Zustand des Systems</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Was zur Wahl steht</translation>
    </message>
    <message>
        <source>Progress of the next move</source>
        <translation>Wie weit der nächste Zug ist</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Deine Züge</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Die Partie bisher</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Du bist %1</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>Choose your side. This starts a new game</source>
        <translation>Welche Seite du spielst. Eine neue Partie beginnt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start this formula&apos;s game again</source>
        <translation>Die Partie dieser Formel neu beginnen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to your last choice</source>
        <translation>Zurück zu deiner letzten Wahl</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Pfad zeigen</translation>
    </message>
    <message>
        <source>Show the steps of the game so far in the System picture</source>
        <translation>Die bisherigen Schritte der Partie im gezeichneten System</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop looking for the next move. The game stays where it was (Esc)</source>
        <translation>Die Suche nach dem nächsten Zug stoppen. Die Partie bleibt, wo sie war (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Return to the formulas</source>
        <translation>Zurück zu den Formeln</translation>
    </message>
    <message>
        <source>%1, as a game. Verifier claims that it holds, Refuter that it fails. %2 can win.</source>
        <translation>%1, als Spiel. Der Verifizierer behauptet, dass sie gilt, der Falsifizierer, dass sie nicht gilt. Gewinnen kann: %2.</translation>
    </message>
    <message>
        <source>The next move needs more memory than the program may use. The game stays where it was. Try a smaller system.</source>
        <translation>Der nächste Zug lässt sich nicht berechnen: Er bräuchte mehr Speicher, als dieses Programm belegen darf. Die Partie bleibt, wo sie war. Ein kleineres System zeigt dasselbe.</translation>
    </message>
    <message>
        <source>Stopped. Press New game to start again.</source>
        <translation>Gestoppt. „Neue Partie“ beginnt von vorn.</translation>
    </message>
    <message>
        <source>Stopped. The game stays where it was.</source>
        <translation>Gestoppt. Die Partie bleibt, wo sie war.</translation>
    </message>
    <message>
        <source>Looking for the next move: %1 pairs of subformula and state examined, %2 MiB. Press Esc to stop.</source>
        <translation>Nächster Zug wird gesucht: %1 Paare aus Teilformel und Zustand geprüft; %2 MiB. Esc stoppt.</translation>
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
        <translation>Du</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
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
        <translation>%1, Summe über die Züge jeder Partie</translation>
    </message>
    <message>
        <source>%1, mean of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, Mittel über die Züge jeder Partie</translation>
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
        <source>%1: %2 in total, %3 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 insgesamt, %3 im Mittel</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1: %2 im Mittel</translation>
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
        <source>Hollow: other work disturbed some of the moves</source>
        <translation>Hohl: Einige Züge wurden durch andere Arbeit gestört</translation>
    </message>
    <message>
        <source>Most at move %1: %2</source>
        <translation>Maximum bei Halbzug %1: %2</translation>
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
        <source>Choose a folder for %n game file(s)</source>
        <translation>
            <numerusform>Ein Ordner für %n Partiedatei</numerusform>
            <numerusform>Ein Ordner für %n Partiedateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Game files saved: %1 of %2.</source>
        <translation>Gestoppt. Geschriebene Partiedateien: %1 von %2.</translation>
    </message>
    <message>
        <source>A PDF holds at most %1 games. Select fewer, or export game files.</source>
        <translation>Eine PDF-Datei fasst höchstens %1 Partien. Wähle weniger oder exportiere Partiedateien.</translation>
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
        <translation>Spieler, Kommentare oder Züge suchen…</translation>
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
        <source>Games between a person and this engine</source>
        <translation>Partien einer Person gegen diese Engine</translation>
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
        <source>The person&apos;s result against an engine</source>
        <translation>Wie die Partie für die Person gegen eine Engine ausging</translation>
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
        <source>When the game started</source>
        <translation>Wann die Partie begonnen wurde</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Beliebige Zeit</translation>
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
        <source>Between two dates</source>
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
        <source>Starred games</source>
        <translation>Partien mit Stern</translation>
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
        <translation>In beliebiger Zugfolge, auch als Spiegelbild</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>This folder has no game files (.c4g).</source>
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
        <source>%n game(s) were already here.</source>
        <translation>
            <numerusform>%n Partie war schon da.</numerusform>
            <numerusform>%n Partien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes or variations were added to %n of these.</source>
        <translation>
            <numerusform>%n davon bekam neue Notizen oder Varianten.</numerusform>
            <numerusform>%n davon bekamen neue Notizen oder Varianten.</numerusform>
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
        <source>Clear the search and filters</source>
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
        <source>Open the game on the board. Unfinished games continue.</source>
        <translation>Die Partie aufs Brett bringen. Unbeendete Partien gehen weiter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Open the game on the board and review its moves</source>
        <translation>Die Partie aufs Brett bringen und ihre Züge beurteilen</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Add a star to the selected games, or remove it</source>
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
        <source>Restore the games you deleted last</source>
        <translation>Zuletzt Gelöschtes zurückholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Delete the restored games again</source>
        <translation>Zurückgeholtes wieder löschen</translation>
    </message>
    <message>
        <source>Game files…</source>
        <translation>Partiedateien…</translation>
    </message>
    <message>
        <source>Save the selected games as game files, several in a folder</source>
        <translation>Die gewählten Partien als Partiedateien speichern, mehrere in einen Ordner</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Add the game files from a folder and its subfolders</source>
        <translation>Die Partiedateien eines Ordners und seiner Unterordner hinzufügen</translation>
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
        <source>%n game(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n Partie gelöscht. Rückgängig bringt sie zurück.</numerusform>
            <numerusform>%n Partien gelöscht. Rückgängig bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Wähle eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n games selected.</source>
        <translation>
            <numerusform>%n Partie gewählt.</numerusform>
            <numerusform>%n Partien gewählt.</numerusform>
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
        <source>Import the game files from a folder</source>
        <translation>Die Partiedateien eines Ordners importieren</translation>
    </message>
    <message>
        <source>Stop importing</source>
        <translation>Import stoppen</translation>
    </message>
    <message>
        <source>Save up to %1 selected games as a PDF, comments included</source>
        <translation>Die gewählten Partien mit Zügen und Kommentaren als PDF speichern, höchstens %1 Partien</translation>
    </message>
    <message>
        <source>Delete the selected games. You can undo this.</source>
        <translation>Die gewählten Partien löschen. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Keine passenden Partien.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Noch keine Partien. Jede Partie, die du spielst, wird hier automatisch gespeichert.</translation>
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
        <source>Game in &amp;front</source>
        <translation>Partie in &amp;voller Farbe</translation>
    </message>
    <message>
        <source>Games &amp;underneath</source>
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
        <source>A favourite. Click to remove the star.</source>
        <translation>Favorit. Ein Klick nimmt den Stern weg</translation>
    </message>
    <message>
        <source>Click to make it a favourite</source>
        <translation>Als Favorit markieren</translation>
    </message>
    <message>
        <source>Review the game to see this</source>
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
        <source>not a favourite</source>
        <translation>kein Favorit</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Discs played by both sides together</source>
        <translation>Gespielte Steine beider Seiten</translation>
    </message>
    <message>
        <source>Your accuracy in percent, once you&apos;ve reviewed the game</source>
        <translation>Deine Genauigkeit in Prozent, sobald die Partie ausgewertet ist</translation>
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
        <translation>Deine Notiz. Zum Bearbeiten F2 drücken.</translation>
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
        <source>Games aren&apos;t being saved in My games right now. %1</source>
        <translation>Zurzeit werden keine Partien unter „Meine Partien“ gespeichert. %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, vom %2</translation>
    </message>
    <message>
        <source>%1 continues</source>
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
        <source>Number of games</source>
        <translation>Wie viele Partien gespielt werden</translation>
    </message>
    <message>
        <source>Seed for the games</source>
        <translation>Startwert der Partien</translation>
    </message>
    <message>
        <source>The same seed always plays the same games</source>
        <translation>Derselbe Startwert spielt dieselben Partien noch einmal</translation>
    </message>
    <message>
        <source>Play with the best choices where known, otherwise with random ones. The exact curve is drawn over the results</source>
        <translation>Mit den besten Entscheidungen spielen, wo sie bekannt sind, sonst mit zufälligen. Die exakte Kurve liegt über den Ergebnissen</translation>
    </message>
    <message>
        <source>Stop and show the games played so far</source>
        <translation>Stoppen. Was gespielt ist, wird gezeigt</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Games by length</source>
        <translation>Partien jeder Länge</translation>
    </message>
    <message>
        <source>Games finished by each length</source>
        <translation>Partien, die bis dahin zu Ende sind</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Share of games of each length, or share that reached the goal by then</source>
        <translation>Der Anteil der Partien jeder Länge oder derer, die das Ziel erreicht hatten</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Partien exportieren</translation>
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
        <source>Play many games to compare their lengths with the exact curve.</source>
        <translation>Spiele viele Partien, um ihre Längen über der exakten Kurve zu sehen.</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The animation could not be made: %1.</source>
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
        <source>Graphviz is laying out %n node(s) … Press Esc to place them by level now.</source>
        <translation>
            <numerusform>Graphviz ordnet %n Knoten an … Esc ordnet ihn sofort nach Ebenen.</numerusform>
            <numerusform>Graphviz ordnet %n Knoten an … Esc ordnet sie sofort nach Ebenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphviz is redoing the layout … Press Esc to place the nodes by level now.</source>
        <translation>Graphviz ordnet es neu an … Esc ordnet es sofort nach Ebenen.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Näher heran. Das Mausrad zoomt an der Mausposition, Ziehen verschiebt</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Mehr zeigen. Das Mausrad zoomt an der Mausposition</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Das ganze Bild zeigen</translation>
    </message>
    <message>
        <source>Redo &amp;layout</source>
        <translation>&amp;Neu anordnen</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Alles Gezeichnete neu anordnen. Bis dahin bleibt das Bild, wie es ist</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>ohne Nachfolger</translation>
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
        <source>selected</source>
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
        <source>pruned</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>noch nicht an der Reihe</translation>
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
        <translation>Die Pfeiltasten gehen von Knoten zu Knoten, Enter wählt einen. Ziehen oder Umschalt mit den Pfeiltasten verschiebt das Bild. Mausrad, + und − zoomen, 0 zeigt alles, Pos1 geht zum Anfang.</translation>
    </message>
    <message>
        <source>Key to shapes and colours</source>
        <translation>Was Formen und Farben bedeuten</translation>
    </message>
    <message>
        <source>Find a state or a label</source>
        <translation>Zustand oder Label suchen</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words or on their edges (Ctrl+F)</source>
        <translation>Markiert alles, was diesen Text in sich oder an seinen Kanten trägt (Strg+F)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>Zur vorigen Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Go to the next match (F3, Enter)</source>
        <translation>Zur nächsten Stelle (F3, Enter)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Näher heran (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Mehr zeigen (−)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Alles zeigen (0)</translation>
    </message>
    <message>
        <source>Redo layout</source>
        <translation>Neu anordnen</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Alles Gezeichnete neu anordnen. Bis dahin bleibt das Bild, wie es ist</translation>
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
        <source>Placed by level: Graphviz&apos;s program dot is not installed.</source>
        <translation>Nach Ebenen angeordnet: Das Programm dot von Graphviz ist nicht installiert.</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz ended without a layout.</source>
        <translation>Nach Ebenen angeordnet: Graphviz endete ohne Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Placed by level: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>Nach Ebenen angeordnet: Graphviz fand in %n Sekunde kein Ergebnis.</numerusform>
            <numerusform>Nach Ebenen angeordnet: Graphviz fand in %n Sekunden kein Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed by level: Graphviz would take a long time with so many arrows. To run it anyway, choose “Redo layout”.</source>
        <translation>Nach Ebenen angeordnet: Graphviz bräuchte für so viele Pfeile lange. „Neu anordnen“ versucht es trotzdem.</translation>
    </message>
    <message>
        <source>Show &amp;labels</source>
        <translation>&amp;Labels zeigen</translation>
    </message>
    <message>
        <source>Show labels on the arrows where they have room (L)</source>
        <translation>Labels an den Pfeilen zeigen, wo Platz dafür ist (L)</translation>
    </message>
    <message>
        <source>Show labels</source>
        <translation>Labels zeigen</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>%1 has no depth setting. Choose one of these: %2.</source>
        <translation>Für %1 lässt sich keine Tiefe wählen, wohl aber für %2.</translation>
    </message>
    <message>
        <source>%1 does not search. Choose one of these: %2.</source>
        <translation>%1 sucht nicht; es suchen: %2.</translation>
    </message>
    <message>
        <source>%1 searches with one worker only. These share their work: %2.</source>
        <translation>%1 sucht mit einem Worker; mehrere nutzen: %2.</translation>
    </message>
    <message>
        <source>%1 searches only the standard board. These search every board: %2.</source>
        <translation>%1 sucht nur auf dem Standardbrett; auf jedem Brett suchen: %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1 muss von %2 bis %3 reichen, nicht %4.</translation>
    </message>
    <message>
        <source>Unknown name &quot;%1&quot; for what grows. Choose one of these: %2.</source>
        <translation>„%1“ kann nicht wachsen; wachsen können: %2.</translation>
    </message>
    <message>
        <source>Unknown engine &quot;%1&quot;. Choose one of these: %2.</source>
        <translation>Es gibt keine Engine namens „%1“; hier gibt es %2.</translation>
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
        <source>The first point, %1, must not be greater than the last, %2.</source>
        <translation>Der erste Punkt, %1, liegt hinter dem letzten, %2.</translation>
    </message>
    <message>
        <source>The time per point must be at least 1 millisecond.</source>
        <translation>Die Zeit für einen Punkt muss mindestens eine Millisekunde sein.</translation>
    </message>
    <message>
        <source>Growing boards are searched empty. They have no other position in common.</source>
        <translation>Bretter werden leer durchsucht. Eine Stellung, die es auf allen gibt, existiert nicht.</translation>
    </message>
    <message>
        <source>The line of play has positions with up to %1 discs, not %2.</source>
        <translation>Die Zugfolge hat Stellungen mit bis zu %1 Steinen, nicht mit %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>In dieser Stellung ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for this number of workers: %1.</source>
        <translation>Das System hat nicht so viele Threads wie nötig: %1.</translation>
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
        <source>search depth: %1</source>
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
        <source>time ran out: the cost is higher</source>
        <translation>Zeit abgelaufen: mehr als das</translation>
    </message>
    <message>
        <source>the game ends before this depth</source>
        <translation>die Partie endet vor dieser Tiefe</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig gestoppt.</translation>
    </message>
    <message>
        <source>Where time ran out, the cost is higher than shown. That point is not part of the fit.</source>
        <translation>Wo die Zeit ablief, sind die Kosten höher als gezeigt. Dieser Punkt gehört nicht zur Linie.</translation>
    </message>
    <message>
        <source>Where the game ends before this depth, searching deeper costs no more. These points are not part of the fit.</source>
        <translation>Wo die Partie vor der Tiefe endet, kostet tieferes Suchen nicht mehr. Diese Punkte gehören nicht zur Linie.</translation>
    </message>
    <message>
        <source>Where fewer searches finished, the hard positions are missing. These points are not part of the fit.</source>
        <translation>Wo weniger Suchen fertig wurden, fehlen die schweren Stellungen. Diese Punkte gehören nicht zur Linie.</translation>
    </message>
    <message>
        <source>Where there are no nodes, a book gave the answer.</source>
        <translation>Wo keine Knoten stehen, antwortet ein Buch.</translation>
    </message>
    <message>
        <source>On the %1 board, a line of %2 wins.</source>
        <translation>Auf %1 gewinnt eine Linie von %2.</translation>
    </message>
    <message>
        <source>The node counts differ between runs, because the workers share a table.</source>
        <translation>Worker mit gemeinsamer Tabelle zählen in jedem Lauf andere Knoten.</translation>
    </message>
    <message>
        <source>Something else ran at the same time.</source>
        <translation>Gleichzeitig lief etwas anderes.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Wie die Kosten wachsen</translation>
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
        <source>known numbers of move sequences (perft), summed</source>
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
        <translation>BitBully, eigene README: leeres Brett</translation>
    </message>
    <message>
        <source>Pons&apos; solver, by BitBully&apos;s read-me: empty board</source>
        <translation>Pons’ Solver, laut README von BitBully: leeres Brett</translation>
    </message>
    <message>
        <source>The fit leaves out a start-up of %1 ms in each search.</source>
        <translation>Die Anpassung lässt in jeder Suche %1 ms Anlauf aus.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Chart of search growth by depth</source>
        <translation>Diagramm: wie die Suchen mit der Tiefe wachsen</translation>
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
        <source>minimum possible</source>
        <translation>das mögliche Minimum</translation>
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
        <source>Press Compare to see how the searches grow with depth.</source>
        <translation>Vergleiche die Suchen, um zu sehen, wie sie mit der Tiefe wachsen.</translation>
    </message>
</context>
<context>
    <name>GrowthFit</name>
    <message>
        <source>A line of growth needs at least three points, not %1.</source>
        <translation>Eine Wachstumslinie braucht mindestens drei Punkte, hier sind es %1.</translation>
    </message>
    <message>
        <source>The cost at %1 is not above 0, so it has no logarithm.</source>
        <translation>Die Kosten bei %1 liegen nicht über 0 und haben daher keinen Logarithmus.</translation>
    </message>
    <message>
        <source>A power law needs x values above 0, not %1.</source>
        <translation>Eine Potenz braucht Stellen über 0, nicht %1.</translation>
    </message>
    <message>
        <source>All points are at %1, so no growth can be fitted.</source>
        <translation>Alle Punkte liegen bei %1: dort wächst nichts.</translation>
    </message>
    <message>
        <source>Start-up is most of the cost at all but %1 points. A fit of growth needs at least three.</source>
        <translation>Außer an %1 Punkten ist der Anlauf der größte Teil der Kosten. Eine Anpassung des Wachstums braucht mindestens drei.</translation>
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
        <source>Line of play whose positions are searched, such as 44536 or d1 d2 e1. Leave empty for random positions.</source>
        <translation>Eine Zugfolge, deren Stellungen durchsucht werden, etwa 44536 oder d1 d2 e1. Ohne sie sind es Zufallsstellungen</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>Die Züge dorthin, etwa 44536 oder d1 d2 e1</translation>
    </message>
    <message>
        <source>the full tree</source>
        <translation>der volle Baum</translation>
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
        <source>Min – max</source>
        <translation>Min. – Max.</translation>
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
        <source>Min – max ms</source>
        <translation>Min. – Max. ms</translation>
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
        <source>Outcome</source>
        <translation>Wie es endete</translation>
    </message>
    <message>
        <source>What grows</source>
        <translation>Was wächst</translation>
    </message>
    <message>
        <source>Positions visited: the median of all searches at this point</source>
        <translation>Besuchte Stellungen, der Median aller Suchen dieses Punkts</translation>
    </message>
    <message>
        <source>Fewest and most nodes in one search</source>
        <translation>Die wenigsten und die meisten Knoten einer Suche</translation>
    </message>
    <message>
        <source>Effective branching factor: nodes divided by the nodes in the row above</source>
        <translation>Effektiver Verzweigungsfaktor: Knoten im Verhältnis zur Zeile darüber</translation>
    </message>
    <message>
        <source>Effective branching factor: the depth-th root of the nodes, as in a uniform tree</source>
        <translation>Effektiver Verzweigungsfaktor: die Wurzel der Knoten zur Tiefe, wie bei einem Baum mit gleichen Ästen</translation>
    </message>
    <message>
        <source>Median wall time of a search</source>
        <translation>Verstrichene Zeit einer Suche, Median</translation>
    </message>
    <message>
        <source>Fastest and slowest search</source>
        <translation>Die schnellste und die langsamste Suche</translation>
    </message>
    <message>
        <source>Published node counts for the same point. Hover over a number to see the source.</source>
        <translation>Veröffentlichte Werte anderer zum Vergleich. Der Tooltip einer Zahl nennt die Quelle</translation>
    </message>
    <message>
        <source>Published times for the same point, on the authors&apos; machines</source>
        <translation>Veröffentlichte Werte anderer zum Vergleich, auf deren Rechnern</translation>
    </message>
    <message>
        <source>Unfinished points are not part of the fit</source>
        <translation>Nicht fertige Punkte gehören nicht zur Linie</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>Search each point in turn</source>
        <translation>An jedem Punkt der Reihe nach suchen</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Nach der laufenden Suche anhalten und später fortsetzen</translation>
    </message>
    <message>
        <source>Stop and keep the finished points</source>
        <translation>Stoppen und die fertigen Punkte behalten</translation>
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
        <source>Export the growth results</source>
        <translation>Wachstum exportieren</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>wachstum</translation>
    </message>
    <message>
        <source>Repeat one search while one thing grows. See what each further step costs.</source>
        <translation>Immer wieder eine Suche, während eine Größe wächst: was jeder weitere Schritt kostet.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Wie die Kosten wachsen</translation>
    </message>
    <message>
        <source>Repeat one search while the depth, discs, workers or board grow, and fit a line to its cost</source>
        <translation>Immer wieder eine Suche, während Tiefe, Steine, Worker oder Bretter wachsen, und die Linie durch ihre Kosten</translation>
    </message>
    <message>
        <source>How the cost grows</source>
        <translation>Wie die Kosten wachsen</translation>
    </message>
    <message>
        <source>Measure of cost in the chart</source>
        <translation>Worin das Diagramm die Kosten zeigt</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Kosten:</translation>
    </message>
    <message>
        <source>Cost of each point, with published figures</source>
        <translation>Die Kosten jedes Punkts neben veröffentlichten Werten</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Suche läuft.</translation>
    </message>
    <message>
        <source>The cost of each step appears here.</source>
        <translation>Hier steht, was ein Schritt kostet.</translation>
    </message>
    <message>
        <source>See what each further ply costs</source>
        <translation>Sehen, was jeder weitere Halbzug kostet</translation>
    </message>
</context>
<context>
    <name>H1</name>
    <message>
        <source>four in line</source>
        <translation>vier in einer Reihe</translation>
    </message>
    <message>
        <source>three in line, both ends available</source>
        <translation>drei in einer Reihe, beide Enden verfügbar</translation>
    </message>
    <message>
        <source>three in line, one end available</source>
        <translation>drei in einer Reihe, ein Ende verfügbar</translation>
    </message>
    <message>
        <source>three of four with a gap</source>
        <translation>drei von vier mit Lücke</translation>
    </message>
    <message>
        <source>two in line, vertical</source>
        <translation>zwei in einer Reihe, senkrecht</translation>
    </message>
    <message>
        <source>two in line, open on both sides</source>
        <translation>zwei in einer Reihe, nach beiden Seiten offen</translation>
    </message>
    <message numerus="yes">
        <source>two in line, %n square(s) open on one side</source>
        <translation>
            <numerusform>zwei in einer Reihe, auf einer Seite %n Feld offen</numerusform>
            <numerusform>zwei in einer Reihe, auf einer Seite %n Felder offen</numerusform>
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
        <translation>ohne Merkmal 1 (vier in einer Reihe)</translation>
    </message>
    <message>
        <source>without feature 2 (three in line)</source>
        <translation>ohne Merkmal 2 (drei in einer Reihe)</translation>
    </message>
    <message>
        <source>without feature 3 (two in line)</source>
        <translation>ohne Merkmal 3 (zwei in einer Reihe)</translation>
    </message>
    <message>
        <source>without feature 4 (lone discs)</source>
        <translation>ohne Merkmal 4 (einzelne Steine)</translation>
    </message>
    <message>
        <source>vertical pairs count the empty squares above</source>
        <translation>senkrechte Paare zählen leere Felder darüber</translation>
    </message>
    <message>
        <source>pairs with one available square count 10,000</source>
        <translation>Paare mit einem verfügbaren Feld zählen 10.000</translation>
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
        <source>a pair beside a gap also counts as a pair</source>
        <translation>ein Paar neben einer Lücke ist auch ein Paar</translation>
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
        <translation>offener Dreier zählt wie vier in einer Reihe</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>Werte %1</translation>
    </message>
    <message>
        <source>H1 strict</source>
        <translation>H1 strikt</translation>
    </message>
    <message>
        <source>H1 variant: %1</source>
        <translation>H1-Variante: %1</translation>
    </message>
    <message>
        <source>There is no variant of H1 called &quot;%1&quot;. The variants are strict, %2.</source>
        <translation>Es gibt keine Variante von H1 namens „%1“; es gibt strict, %2.</translation>
    </message>
</context>
<context>
    <name>H1OptionsDialog</name>
    <message>
        <source>F1: four in line</source>
        <translation>F1: vier in einer Reihe</translation>
    </message>
    <message>
        <source>F2: three in line</source>
        <translation>F2: drei in einer Reihe</translation>
    </message>
    <message>
        <source>F3: two in line</source>
        <translation>F3: zwei in einer Reihe</translation>
    </message>
    <message>
        <source>F4: a disc on its own</source>
        <translation>F4: ein Stein für sich</translation>
    </message>
    <message>
        <source>A vertical pair counts all empty squares above it</source>
        <translation>Ein senkrechtes Paar zählt alle leeren Felder darüber</translation>
    </message>
    <message>
        <source>A pair with room for three is worth 10,000</source>
        <translation>Ein Paar mit Platz für drei ist 10.000 wert</translation>
    </message>
    <message>
        <source>“Available” means empty, whether playable now or not</source>
        <translation>„Verfügbar“ heißt leer, egal ob sofort spielbar</translation>
    </message>
    <message>
        <source>The gap in a broken three must be playable now</source>
        <translation>Die Lücke eines Dreiers muss sofort spielbar sein</translation>
    </message>
    <message>
        <source>The pair in a broken three also counts as a pair</source>
        <translation>Das Paar eines Dreiers mit Lücke ist auch ein Paar</translation>
    </message>
    <message>
        <source>Runs may overlap: three in line also count as two pairs</source>
        <translation>Folgen dürfen überlappen: ein Dreier sind auch zwei Paare</translation>
    </message>
    <message>
        <source>Every disc counts for its column, not only lone ones</source>
        <translation>Jeder Stein zählt für seine Spalte, nicht nur einzelne</translation>
    </message>
    <message>
        <source>Count only the side&apos;s own features</source>
        <translation>Nur die eigenen Merkmale zählen</translation>
    </message>
    <message>
        <source>An open three counts as four in line</source>
        <translation>Ein offener Dreier zählt wie vier in einer Reihe</translation>
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
        <source>Choices the study leaves open</source>
        <translation>Lesarten, wo die Studie etwas offen lässt</translation>
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
        <source>Restore the feature values from the article</source>
        <translation>Die Merkmale zählen wieder wie im Artikel</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>Load values saved by the laboratory&apos;s tuning</source>
        <translation>Ein Satz, den das Tuning im Labor gespeichert hat</translation>
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
        <translation>drei in einer Reihe</translation>
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
        <source>Line %1 is &apos;%2&apos;. It needs a name, an equals sign and a value, such as &apos;three = 900000&apos;.</source>
        <translation>Zeile %1 ist „%2“ statt eines Namens, eines Gleichheitszeichens und eines Werts wie „three = 900000“.</translation>
    </message>
    <message>
        <source>Line %1 gives %2 the value &apos;%3&apos;, which is not a whole number from 0 to %4.</source>
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
        <source>&apos;%1&apos; contains no values of H1: %2</source>
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
    <name>HandOver</name>
    <message>
        <source>Hand this to the lesson</source>
        <translation>Der Lektion übergeben</translation>
    </message>
    <message>
        <source>Give this result and its settings to the lesson as your answer</source>
        <translation>Dieses Ergebnis und seine Einstellungen der Lektion als deine Antwort geben</translation>
    </message>
    <message>
        <source>This page has no result to hand over yet. Press Run first.</source>
        <translation>Diese Seite hat noch kein Ergebnis zum Übergeben. Drücke zuerst „Ausführen“.</translation>
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
        <translation>Du %1 – %2 %3</translation>
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
        <source>Share of points for the player named first. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Punkteanteil des zuerst Genannten: Ein Sieg zählt 1, ein Remis ein halb. %1 mehr als die Hälfte, %2 weniger.</translation>
    </message>
    <message>
        <source>Share of points for the column&apos;s player against the row&apos;s. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Punkteanteil des Spielers der Spalte gegen den der Zeile: Ein Sieg zählt 1, ein Remis ein halb. %1 mehr als die Hälfte, %2 weniger.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scored %2 of the points.</source>
        <translation>%1 holt %2 der Punkte.</translation>
    </message>
</context>
<context>
    <name>HeldFiles</name>
    <message>
        <source>this program has it open as a database</source>
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
    <name>HiddenNames</name>
    <message>
        <source>Hide names</source>
        <translation>Namen verbergen</translation>
    </message>
    <message>
        <source>Number the students again</source>
        <translation>Lernende neu nummerieren</translation>
    </message>
    <message>
        <source>Show Student 1, Student 2 … instead of names, on this page and in exports. Students keep their numbers in every lesson.</source>
        <translation>Person 1, Person 2 … statt der Namen zeigen, auf dieser Seite und in Exporten. Alle behalten ihre Nummer in jeder Lektion.</translation>
    </message>
    <message>
        <source>Start with Student 1 again, for another class</source>
        <translation>Wieder mit Person 1 beginnen, für eine andere Klasse</translation>
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
        <source>Estimate: nothing proved</source>
        <translation>Schätzung: Nichts ist bewiesen</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exakt: %1</translation>
    </message>
    <message>
        <source>Proved, but perhaps not the best column: %1</source>
        <translation>Bewiesen, aber vielleicht nicht die beste Spalte: %1</translation>
    </message>
    <message>
        <source>Look at columns %1 to %2.</source>
        <translation>Schau auf die Spalten %1 bis %2.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Schau auf Spalte %1.</translation>
    </message>
    <message>
        <source>Look at columns %1 and %2.</source>
        <translation>Schau auf die Spalten %1 und %2.</translation>
    </message>
    <message>
        <source>You can make four in column %1.</source>
        <translation>In Spalte %1 kannst du einen Vierer bilden.</translation>
    </message>
    <message>
        <source>You can make four in column %1 or %2.</source>
        <translation>In Spalte %1 oder %2 kannst du einen Vierer bilden.</translation>
    </message>
    <message>
        <source>You can make four somewhere in columns %1 to %2.</source>
        <translation>Irgendwo in Spalte %1 bis %2 kannst du einen Vierer bilden.</translation>
    </message>
    <message>
        <source>You need to block in column %1.</source>
        <translation>In Spalte %1 musst du blockieren.</translation>
    </message>
    <message>
        <source>You need to block in column %1 or %2.</source>
        <translation>In Spalte %1 oder %2 musst du blockieren.</translation>
    </message>
    <message>
        <source>You need to block somewhere in columns %1 to %2.</source>
        <translation>Irgendwo in Spalte %1 bis %2 musst du blockieren.</translation>
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
        <translation>Nur diese Spalte ist sicher</translation>
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
        <translation>Diese Partie ist nicht mehr zu retten</translation>
    </message>
    <message>
        <source>it makes a threat for later</source>
        <translation>Das schafft eine Drohung für später</translation>
    </message>
    <message>
        <source>nothing else keeps your win</source>
        <translation>Nur so hältst du den Gewinn</translation>
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
        <translation>Nur so hältst du das Remis</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>Das hält das Remis</translation>
    </message>
    <message>
        <source>it won&apos;t lose</source>
        <translation>So verlierst du nicht</translation>
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
        <translation>Wirf in Spalte %1 ein.</translation>
    </message>
    <message>
        <source>Probably column %1.</source>
        <translation>Wahrscheinlich Spalte %1.</translation>
    </message>
    <message>
        <source>Drop in column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Wirf in Spalte %1 ein: %2.</translation>
    </message>
    <message>
        <source>Probably column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Wahrscheinlich Spalte %1: %2.</translation>
    </message>
    <message>
        <source>Play column %1.</source>
        <translation>Spiele Spalte %1.</translation>
    </message>
    <message>
        <source>Try column %1.</source>
        <translation>Versuche Spalte %1.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows the best line.</source>
        <translation>Spiele Spalte %1. Das Brett zeigt das beste Spiel.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows what may follow.</source>
        <translation>Spiele Spalte %1. Das Brett zeigt, was folgen kann.</translation>
    </message>
    <message>
        <source>Try column %1. The board shows what may follow.</source>
        <translation>Versuche Spalte %1. Das Brett zeigt, was folgen kann.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>Die Partie ist zu Ende, hier gibt es keinen Tipp.</translation>
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
        <source>Looking for the best column and the next moves…</source>
        <translation>Beste Spalte und Folgezüge werden gesucht…</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>Die Partie ist zu Ende, hier gibt es keinen Tipp.</translation>
    </message>
</context>
<context>
    <name>JobBase</name>
    <message>
        <source>Not enough memory to continue. The results so far are kept.</source>
        <translation>Der Speicher reicht nicht zum Weitermachen. Was bis dahin gefunden wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The work ended with an error: %1</source>
        <translation>Die Arbeit wurde mit einem Fehler beendet: %1</translation>
    </message>
    <message>
        <source>The work ended with an unknown error.</source>
        <translation>Die Arbeit wurde mit einem unbekannten Fehler beendet.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>This is not valid JSON: line %1, column %2: %3.</source>
        <translation>Das ist kein JSON: Zeile %1, Spalte %2: %3.</translation>
    </message>
    <message>
        <source>This is valid JSON, but not a JSON object.</source>
        <translation>Das ist JSON, aber kein Objekt.</translation>
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
        <translation>fehlend</translation>
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
        <source>%1 must be a whole number from %2 to %3, but is %4.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein, ist aber %4.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, but is %4.</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein, ist aber %4.</translation>
    </message>
    <message>
        <source>%1 must be text, but is %2.</source>
        <translation>%1 muss ein Text sein, ist aber %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 characters.</source>
        <translation>%1 hat mehr als %2 Zeichen.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, but is %3.</source>
        <translation>%1 muss eines von %2 sein, ist aber %3.</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is %2.</source>
        <translation>%1 muss true oder false sein, ist aber %2.</translation>
    </message>
    <message>
        <source>%1 must be an object, but is %2.</source>
        <translation>%1 muss ein Objekt sein, ist aber %2.</translation>
    </message>
    <message>
        <source>%1 must be an array, but is %2.</source>
        <translation>%1 muss ein Array sein, ist aber %2.</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the most allowed is %3.</source>
        <translation>%1 hat %2 Einträge; höchstens %3 sind erlaubt.</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>Nothing can follow there.</source>
        <translation>Dort kann nichts folgen.</translation>
    </message>
    <message>
        <source>Possible there: %1 and others.</source>
        <translation>Dort möglich: %1 und andere.</translation>
    </message>
    <message>
        <source>Possible there: %1.</source>
        <translation>Dort möglich: %1.</translation>
    </message>
    <message>
        <source>Step %1, %2, is not possible. </source>
        <translation>Schritt %1, %2, ist nicht möglich. </translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) are allowed.</source>
        <translation>
            <numerusform>Höchstens %n Schritt ist erlaubt.</numerusform>
            <numerusform>Höchstens %n Schritte sind erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every step is possible, but the walk does not end where it should.</source>
        <translation>Jeder Schritt ist möglich, aber der Weg endet nicht dort, wo er soll.</translation>
    </message>
    <message>
        <source>The page had other settings: %1.</source>
        <translation>Die Seite hatte andere Einstellungen: %1.</translation>
    </message>
</context>
<context>
    <name>KeptExperiments</name>
    <message>
        <source>The folder “%1” could not be created. Choose another place for the games.</source>
        <translation>Der Ordner „%1“ konnte nicht angelegt werden. Wähle einen anderen Ort für die Partien.</translation>
    </message>
</context>
<context>
    <name>KeptMeasurements</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>Noch nichts gemessen</translation>
    </message>
    <message>
        <source>Kept measurements</source>
        <translation>Gespeicherte Messungen</translation>
    </message>
    <message>
        <source>Saved measurements, newest first</source>
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
        <source>Rename this measurement in the list</source>
        <translation>Gibt dieser Messung in der Liste einen anderen Namen</translation>
    </message>
    <message>
        <source>Use as a &amp;template</source>
        <translation>Als &amp;Vorlage verwenden</translation>
    </message>
    <message>
        <source>Copy the settings of this measurement into the fields above</source>
        <translation>Übernimmt die Einstellungen dieser Messung in die Felder oben</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Delete this measurement and its file</source>
        <translation>Löscht diese Messung und ihre Datei</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Verwalten</translation>
    </message>
    <message>
        <source>Rename or delete the selected measurement, or make another like it</source>
        <translation>Die gewählte Messung umbenennen oder löschen oder eine ähnliche anlegen</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Messung umbenennen</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Name (leer: eigener Titel):</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>Messung löschen</translation>
    </message>
    <message>
        <source>“%1” and its file will be permanently deleted. Delete it?</source>
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
        <source>Rename this run in the lists</source>
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
        <source>Delete this run and all its games</source>
        <translation>Löscht diesen Lauf und alle seine Partien</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Verwalten</translation>
    </message>
    <message>
        <source>Rename or delete the selected run, or make another like it</source>
        <translation>Den gewählten Lauf umbenennen oder löschen oder einen ähnlichen anlegen</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Lauf umbenennen</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Name (leer: eigener Titel):</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>“%1” and all its games will be permanently deleted. Delete it?</source>
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
        <source>Press the new key here. Delete clears it, and Tab moves on.</source>
        <translation>Drücke hier die neue Taste. Entf lässt keine, Tab geht weiter</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Die ursprünglichen Tasten des Programms</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Taste für %1</translation>
    </message>
    <message>
        <source>Second key for %1</source>
        <translation>Zweite Taste für %1</translation>
    </message>
    <message>
        <source>%1 Press another one.</source>
        <comment>why a key can&apos;t be had</comment>
        <translation>%1 Drücke eine andere.</translation>
    </message>
    <message>
        <source>Re&amp;assign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 gehört schon zu „%2“.</translation>
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
    <name>LabList</name>
    <message>
        <source>Pages of the laboratory</source>
        <translation>Seiten des Labors</translation>
    </message>
    <message>
        <source>The page in front, and all others</source>
        <translation>Die Seite vorn und alle anderen</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Current status</source>
        <translation>Was gerade läuft</translation>
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
        <source>Cancelled after %1. Everything finished by then is kept.</source>
        <translation>Abgebrochen nach %1. Was bis dahin fertig war, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>Läuft: %1.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Wird gestoppt.</translation>
    </message>
    <message>
        <source>%1 done, %2 open, %3 per second</source>
        <translation>%1 fertig, %2 offen, %3 pro Sekunde</translation>
    </message>
    <message>
        <source>%1 done, %2 per second</source>
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
        <source>Teach</source>
        <translation>Unterrichten</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>Wie der Computer denkt</translation>
    </message>
    <message>
        <source>Many workers</source>
        <translation>Viele Worker</translation>
    </message>
    <message>
        <source>Games of chance</source>
        <translation>Würfelspiele</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Forschen</translation>
    </message>
</context>
<context>
    <name>LabPresenter</name>
    <message>
        <source>On the board: %1, %2 against %3. Press Page Down to step through it.</source>
        <translation>Auf dem Brett: %1, %2 gegen %3. Bild ab spielt die Partie weiter.</translation>
    </message>
    <message>
        <source>This page is busy. Its settings cannot change until it has finished.</source>
        <translation>Die Seite arbeitet gerade und behält ihre Einstellungen, bis sie fertig ist.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>Auf dem Brett: %1.</translation>
    </message>
</context>
<context>
    <name>LabResult</name>
    <message>
        <source>%1 is %2 and should be %3</source>
        <translation>%1 ist %2 und sollte %3 sein</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
</context>
<context>
    <name>LaboratoryDialog</name>
    <message>
        <source>Insert a laboratory page</source>
        <translation>Seite des Labors einfügen</translation>
    </message>
    <message>
        <source>The page in front comes first</source>
        <translation>Die Seite, die gerade vorn ist, steht oben</translation>
    </message>
    <message>
        <source>Say what students should do on the page</source>
        <translation>Sagen, was Lernende auf der Seite tun sollen</translation>
    </message>
    <message>
        <source>These are chosen on the page now. Delete the lines you don&apos;t need.</source>
        <translation>Das ist auf der Seite gerade gewählt. Lösche die Zeilen, die du nicht brauchst.</translation>
    </message>
    <message>
        <source>&amp;Page:</source>
        <translation>&amp;Seite:</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Beschriftung:</translation>
    </message>
    <message>
        <source>&amp;Settings:</source>
        <translation>Einstell&amp;ungen:</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>Es gibt keine Seite zum Öffnen.</translation>
    </message>
</context>
<context>
    <name>LadderFile</name>
    <message>
        <source>Line %1 is not a game: %2</source>
        <translation>Zeile %1 enthält keine Partie: %2</translation>
    </message>
    <message>
        <source>The game in line %1 has not ended.</source>
        <translation>Die Partie in Zeile %1 ist nicht beendet.</translation>
    </message>
    <message>
        <source>This is not a list of ladder games.</source>
        <translation>Das ist keine Liste von Partien einer Rangliste.</translation>
    </message>
    <message>
        <source>Line %1 is game %2, but the ladder has only %3 games.</source>
        <translation>Zeile %1 ist Partie %2, aber die Rangliste hat nur %3 Partien.</translation>
    </message>
    <message>
        <source>Line %1 must begin with a game number, higher than in the line before.</source>
        <translation>Zeile %1 muss mit einer Partienummer beginnen, die höher ist als die in der Zeile davor.</translation>
    </message>
    <message>
        <source>Line %1 belongs to another ladder: the engines, their settings, the seed or the openings differ.</source>
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
        <source>Features the last move added or removed</source>
        <translation>Was der letzte Zug gebracht und genommen hat</translation>
    </message>
    <message>
        <source>The side it belongs to</source>
        <translation>Wem es gehört</translation>
    </message>
    <message>
        <source>F1 four in a row, F2 three, F3 two, F4 a single disc</source>
        <translation>F1 vier in einer Reihe, F2 drei, F3 zwei, F4 ein einzelner Stein</translation>
    </message>
    <message>
        <source>Its discs and the empty squares it relies on</source>
        <translation>Die Steine und die leeren Felder, auf die es zählt</translation>
    </message>
    <message>
        <source>Its value, in heuristic units</source>
        <translation>Der Beitrag in Einheiten der Heuristik</translation>
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
        <source>Changes from the last move</source>
        <translation>Was der letzte Zug geändert hat</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Selected feature</source>
        <translation>Das gewählte Merkmal</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>H1 counts features. H2 adds up the values of squares.</source>
        <translation>H1 zählt Merkmale, H2 die Werte der Felder</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>die Seite am Zug</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Aus Sicht von</translation>
    </message>
    <message>
        <source>Positive numbers are good for this side</source>
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
        <source>Hidden while you look for a move.</source>
        <translation>Verborgen, solange du den Zug suchst.</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <comment>heuristic and side, its value: H1 strict, for Orange: +200</comment>
        <translation>%1: %2 Einheiten</translation>
    </message>
    <message>
        <source>No features on the board yet. Each one will be listed here with its value. Select one to light up its squares.</source>
        <translation>Noch ist kein Merkmal auf dem Brett. Hier steht dann jedes mit seinem Wert. Wähle eines, und seine Felder leuchten auf.</translation>
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
        <source>Select a feature to see its squares on the board.</source>
        <translation>Wähle ein Merkmal, um seine Felder auf dem Brett zu sehen.</translation>
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
        <source>Heat map: %1, in heuristic units. Light squares are good for this side, dark squares are bad.</source>
        <translation>Heatmap: %1, in Einheiten der Heuristik. Helle Felder sind gut für diese Seite, dunkle schlecht.</translation>
    </message>
    <message>
        <source>a disc counts %1 in %2</source>
        <translation>ein Stein zählt %1 in %2</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>&apos;%1&apos; is not a column of this board</source>
        <translation>„%1“ ist keine Spalte dieses Bretts</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;answer&apos;</source>
        <translation>nur Spalten und Zahlen haben ein „answer“</translation>
    </message>
    <message>
        <source>only questions of kind &apos;choice&apos; or &apos;choices&apos; take &apos;right&apos; and &apos;wrong&apos;</source>
        <translation>nur eine Auswahl hat „right“ und „wrong“</translation>
    </message>
    <message>
        <source>an option must not be empty</source>
        <translation>eine Antwortmöglichkeit darf nicht leer sein</translation>
    </message>
    <message>
        <source>the right column is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>welche Spalte ist richtig? Gib „answer“ oder „exact“ an</translation>
    </message>
    <message>
        <source>the right number is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>welche Zahl ist richtig? Gib „answer“ oder „exact“ an</translation>
    </message>
    <message>
        <source>a choice needs at least two options, one of them right</source>
        <translation>eine Auswahl braucht mindestens zwei Möglichkeiten, eine davon richtig</translation>
    </message>
    <message>
        <source>a choice needs at least two options</source>
        <translation>eine Auswahl braucht mindestens zwei Möglichkeiten</translation>
    </message>
    <message>
        <source>the kind of question must be one of: %1</source>
        <translation>eine Frage ist eine von: %1</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;exact&apos;</source>
        <translation>nur Spalten und Zahlen lassen sich ausrechnen</translation>
    </message>
    <message>
        <source>&apos;exact&apos; must be one of: %1</source>
        <translation>ausgerechnet wird eines von: %1</translation>
    </message>
    <message>
        <source>a name may contain only letters, digits and hyphens</source>
        <translation>ein Name besteht aus Buchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>in dieser Stellung ist die Partie zu Ende</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take a tolerance, and it must be 0 or more</source>
        <translation>eine Zahl braucht eine Toleranz von 0 oder mehr</translation>
    </message>
    <message>
        <source>this line must be &apos;key: value&apos;, or a continuation that begins with two spaces</source>
        <translation>hier gehört „Schlüssel: Wert“ hin oder eine Zeile, die nach zwei Leerzeichen weitergeht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing here</source>
        <translation>hier fehlt „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>„%1“ ist eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be &apos;yes&apos; or &apos;no&apos;</source>
        <translation>„%1“ ist „yes“ oder „no“</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>„%1“ hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>a lesson needs at least one step: a line that begins with &apos;# &apos;</source>
        <translation>eine Lektion braucht mindestens einen Schritt: eine Zeile, die mit „# “ beginnt</translation>
    </message>
    <message>
        <source>a lesson must begin with its header, between two lines of &apos;---&apos;</source>
        <translation>eine Lektion beginnt mit ihrem Kopf zwischen zwei Zeilen „---“</translation>
    </message>
    <message>
        <source>the header is not closed by a line of &apos;---&apos;</source>
        <translation>der Kopf wird nicht durch eine Zeile „---“ geschlossen</translation>
    </message>
    <message>
        <source>a step needs a title</source>
        <translation>ein Schritt braucht einen Titel</translation>
    </message>
    <message>
        <source>the first step must come before this: a line that begins with &apos;# &apos;</source>
        <translation>davor gehört der erste Schritt: eine Zeile, die mit „# “ beginnt</translation>
    </message>
    <message>
        <source>this block is not closed by a line of &apos;```&apos;</source>
        <translation>dieser Block wird nicht durch eine Zeile „```“ geschlossen</translation>
    </message>
    <message>
        <source>there is already a question &apos;%1&apos;</source>
        <translation>eine Frage „%1“ gibt es schon</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from %2 to %3</source>
        <translation>„%1“ ist eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of: %2</source>
        <translation>„%1“ ist eines von: %2</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Its pages are: %2</source>
        <translation>das Labor hat keine Seite „%1“; seine Seiten sind: %2</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Its settings are: %3</source>
        <translation>die Seite „%1“ hat keine Einstellung „%2“; sie hat: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. Did you mean &apos;%2&apos;?</source>
        <translation>„%1“ leitet keinen Block einer Lektion ein; meintest du „%2“?</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take &apos;also&apos;</source>
        <translation>nur Zahlen haben ein „also“</translation>
    </message>
    <message>
        <source>words are missing: &apos;also&apos; takes a number and what is said when somebody gives it</source>
        <translation>hier fehlt der Text: zu „also“ gehören eine Zahl und was gesagt wird, wenn jemand sie nennt</translation>
    </message>
    <message>
        <source>&apos;result&apos; must be one of: %1</source>
        <translation>„result“ ist eines von: %1</translation>
    </message>
    <message>
        <source>a picture has no right number: take &apos;answer&apos; out</source>
        <translation>ein Bild hat keine richtige Zahl: Nimm „answer“ heraus</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>„%1“ hat hier keine Bedeutung; meintest du „%2“?</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>das Labor hat keine Seite „%1“; meintest du „%2“?</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Did you mean &apos;%3&apos;?</source>
        <translation>die Seite „%1“ hat keine Einstellung „%2“; meintest du „%3“?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. The blocks are: %2</source>
        <translation>„%1“ leitet keinen Block einer Lektion ein; es gibt: %2</translation>
    </message>
    <message>
        <source>the model has no formula &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>das Modell hat keine Formel „%1“; meintest du „%2“?</translation>
    </message>
    <message>
        <source>&apos;against&apos; must name what is changed and its new value, such as &apos;mutant stuck&apos;</source>
        <translation>„against“ nennt, was sich ändert, und den neuen Wert, etwa „mutant stuck“</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3</source>
        <translation>das Modell „%1“ hat keinen Parameter „%2“; es hat: %3</translation>
    </message>
    <message>
        <source>nothing to hold the formula against: this model has no mutants. Add lines &apos;against&apos;, such as &apos;against: M 2&apos;</source>
        <translation>womit soll die Formel verglichen werden? Dieses Modell hat keine Mutanten. Gib Zeilen „against“ an, etwa „against: M 2“</translation>
    </message>
    <message>
        <source>only a walk through a tree takes &apos;exact&apos;</source>
        <translation>nur ein Weg durch einen Baum hat ein „exact“</translation>
    </message>
    <message>
        <source>an empty walk leads nowhere</source>
        <translation>ein leerer Weg führt nirgendwohin</translation>
    </message>
    <message>
        <source>there is no model &apos;%1&apos;. The models are: %2</source>
        <translation>es gibt kein Modell „%1“; die Modelle sind: %2</translation>
    </message>
    <message>
        <source>a picture&apos;s name is that of a file, such as tree.png</source>
        <translation>ein Bild heißt wie eine Datei, etwa tree.png</translation>
    </message>
    <message>
        <source>there is already a picture &apos;%1&apos;</source>
        <translation>ein Bild „%1“ gibt es schon</translation>
    </message>
    <message>
        <source>this picture is damaged: its letters are not base64</source>
        <translation>dieses Bild ist beschädigt: seine Zeichen sind kein Base64</translation>
    </message>
    <message>
        <source>▲ Line %1: %2</source>
        <translation>▲ Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: the page %2: %3</source>
        <comment>a step, a page, what is wrong</comment>
        <translation>%1: die Seite %2: %3</translation>
    </message>
    <message>
        <source>the model %1 has no parameter &apos;%2&apos;; it has: %3</source>
        <translation>das Modell %1 hat keinen Parameter „%2“; es hat: %3</translation>
    </message>
    <message>
        <source>the model %1 has no formula &apos;%2&apos;; it has: %3</source>
        <translation>das Modell %1 hat keine Formel „%2“; es hat: %3</translation>
    </message>
    <message>
        <source>there is no engine &apos;%1&apos;</source>
        <translation>es gibt keine Engine „%1“</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>The game has ended here. Go back to a position where someone can still move.</source>
        <translation>Die Partie ist hier zu Ende. Eine Lektion braucht eine Stellung, in der noch jemand ziehen kann. Geh mindestens einen Zug zurück.</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Lektionen (*.lesson.md)</translation>
    </message>
    <message>
        <source>Stopped. The exercises were not saved.</source>
        <translation>Die Übungen wurden nicht geschrieben: Der Vorgang wurde gestoppt.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Go on with the text in the editor</source>
        <translation>Mit dem Text im Editor weitermachen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the text that was not saved</source>
        <translation>Den nicht gespeicherten Text löschen</translation>
    </message>
    <message>
        <source>A lesson was not saved the last time.</source>
        <translation>Eine Lektion wurde beim letzten Mal nicht gespeichert.</translation>
    </message>
    <message>
        <source>Select a lesson in the list, then present it.</source>
        <translation>Wähle zuerst eine Lektion in der Liste, dann kannst du sie vorführen.</translation>
    </message>
</context>
<context>
    <name>LessonDraft</name>
    <message>
        <source>Your text could not be kept in case the program ends: %1. Save it to be safe.</source>
        <translation>Dein Text konnte nicht für den Fall gesichert werden, dass das Programm endet: %1. Speichere ihn zur Sicherheit.</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>Each step begins with a line such as &apos;# Title&apos;. The Insert menu writes boards, questions and trees for you.</source>
        <translation>Jeder Schritt beginnt mit einer Zeile wie „# Titel“. Das Menü „Einfügen“ schreibt Bretter, Fragen und Bäume für dich.</translation>
    </message>
    <message>
        <source>For a student, this button puts the position on the main board. Choose Try the lesson to see it.</source>
        <translation>Bei Lernenden stellt dieser Knopf die Stellung aufs große Brett. Wähle „Lektion ausprobieren“, um es zu sehen.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
    <message>
        <source>%1[*] — Lesson editor</source>
        <translation>%1[*] — Lektionseditor</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Lektionen (*%1)</translation>
    </message>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>Die Lektion %1 konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>This is a copy of a built-in lesson. Change its id if the questions change.</source>
        <translation>Das ist eine Kopie einer mitgelieferten Lektion. Ändere ihre „id“, wenn sich die Fragen ändern.</translation>
    </message>
    <message>
        <source>This text was not saved the last time. Save it to keep it.</source>
        <translation>Dieser Text wurde beim letzten Mal nicht gespeichert. Speichere ihn, um ihn zu behalten.</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>Nicht gespeicherte Lektion</translation>
    </message>
    <message>
        <source>This lesson has unsaved changes.</source>
        <translation>Diese Lektion hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>Zuerst speichern?</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Anderswo geändert</translation>
    </message>
    <message>
        <source>Another program has changed %1. Replace it with your text?</source>
        <translation>Ein anderes Programm hat %1 geändert. Durch deinen Text ersetzen?</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert unter %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</source>
        <translation>
            <numerusform>Gespeichert unter %1. Lernende können die Lektion erst öffnen, wenn ihr Fehler korrigiert ist (%n).</numerusform>
            <numerusform>Gespeichert unter %1. Lernende können die Lektion erst öffnen, wenn ihre Fehler korrigiert sind (%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <translation>meine-lektion</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you try the lesson.</source>
        <translation>Korrigiere die Fehler unten, bevor du die Lektion ausprobierst.</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you share the lesson.</source>
        <translation>Korrigiere die Fehler unten, bevor du die Lektion teilst.</translation>
    </message>
    <message>
        <source>Share the lesson</source>
        <translation>Lektion teilen</translation>
    </message>
    <message>
        <source>Open this lesson in Fourcast: share the link or scan the code. The whole lesson is in it.</source>
        <translation>Teile den Link oder scanne den Code, um diese Lektion in Fourcast zu öffnen. Die ganze Lektion steckt darin.</translation>
    </message>
    <message>
        <source>Link to the lesson</source>
        <translation>Link zur Lektion</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>Bild einfügen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>What the teacher says and does here.</source>
        <translation>Was die Lehrkraft hier sagt und tut.</translation>
    </message>
    <message>
        <source>New step</source>
        <translation>Neuer Schritt</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be shown, or it is larger than %2 MB.</source>
        <translation>%1 ist kein Bild, das sich zeigen lässt, oder größer als %2 MB.</translation>
    </message>
    <message>
        <source>These pictures are not beside the lesson: %1.</source>
        <translation>Diese Bilder liegen nicht neben der Lektion: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were added to the lesson. Save it to keep them in its file.</source>
        <translation>
            <numerusform>%n Bild wurde in die Lektion aufgenommen. Speichere sie, damit es in ihrer Datei bleibt.</numerusform>
            <numerusform>%n Bilder wurden in die Lektion aufgenommen. Speichere sie, damit sie in ihrer Datei bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this picture the lesson would have %1. The most is %2. Use a smaller picture.</source>
        <translation>Mit diesem Bild wäre die Lektion %1 groß. Möglich sind höchstens %2. Nimm ein kleineres Bild.</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>End of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Offene Fragen</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Zur Frage gehen</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in, and is kept for the other lessons.</source>
        <translation>Frei wählbar. Der Name steht in der Datei, die du abgibst, und bleibt für die anderen Lektionen gespeichert.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>(not right yet)</source>
        <translation>(noch nicht richtig)</translation>
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
    <message numerus="yes">
        <source>%1 has %n mistake(s):</source>
        <translation>
            <numerusform>%1 hat %n Fehler:</numerusform>
            <numerusform>%1 hat %n Fehler:</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>No lesson can be kept here.</source>
        <translation>Hier lässt sich keine Lektion speichern.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>LessonHandIn</name>
    <message>
        <source>You can hand in now, continue later, and hand in again. The last step lists the open questions.</source>
        <translation>Du kannst jetzt abgeben, später weitermachen und noch einmal abgeben. Der letzte Schritt zeigt die offenen Fragen.</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>&amp;Abgeben…</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Weiterarbeiten</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>Choose a lesson. Your work is saved on this computer as you go. It stays here until you hand it in.</source>
        <translation>Wähle eine Lektion. Deine Antworten werden laufend auf diesem Rechner gespeichert und bleiben hier, bis du sie abgibst.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open a lesson</source>
        <translation>Enter oder ein Doppelklick öffnet eine Lektion</translation>
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
        <source>Open the lesson where you left off</source>
        <translation>Die Lektion dort öffnen, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Lektion öffnen…</translation>
    </message>
    <message>
        <source>Open a lesson from a file whose name ends in .lesson.md</source>
        <translation>Eine selbst geschriebene Lektion: eine Datei, die auf .lesson.md endet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>Starten oder fortsetzen</translation>
    </message>
    <message>
        <source>You will learn to:</source>
        <translation>Danach kannst du:</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, or that of a copy of a built-in lesson</source>
        <translation>Den Text der Lektion ändern, bei einer mitgelieferten den einer Kopie</translation>
    </message>
    <message>
        <source>New lesson…</source>
        <translation>Neue Lektion…</translation>
    </message>
    <message>
        <source>Write a lesson of your own, with its preview beside it</source>
        <translation>Eine eigene Lektion schreiben, mit der Vorschau daneben</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>This link to a lesson is damaged or incomplete. Copy all of it and try again.</source>
        <translation>Dieser Link zu einer Lektion ist beschädigt oder unvollständig. Kopiere ihn ganz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>This lesson is too long for a link: it would have %1 characters, and %2 is the most. Share its file instead.</source>
        <translation>Diese Lektion ist zu lang für einen Link: Er hätte %1 Zeichen, möglich sind höchstens %2. Teile stattdessen ihre Datei.</translation>
    </message>
    <message>
        <source>The lesson in this link has a mistake in line %1: %2</source>
        <translation>Die Lektion in diesem Link hat einen Fehler in Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonNews</name>
    <message>
        <source>Messages about the lesson</source>
        <translation>Meldungen zur Lektion</translation>
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
        <source>Interactive lessons: read, try, answer and hand in</source>
        <translation>Lektionen am Bildschirm: lesen, ausprobieren, antworten, abgeben</translation>
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
        <source>Enter your name or number first, so your teacher knows whose file it is.</source>
        <translation>Gib zuerst deinen Namen oder deine Nummer ein, damit die Lehrkraft die Datei zuordnen kann.</translation>
    </message>
    <message>
        <source>Hand in your work</source>
        <translation>Antworten abgeben</translation>
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
        <source>Handed in: %1. Give this file to your teacher. You can continue and hand in again.</source>
        <translation>Abgegeben: %1. Gib diese Datei deiner Lehrkraft. Du kannst weitermachen und noch einmal abgeben.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Start this lesson over from the first step? Your earlier work is kept in a separate file.</source>
        <translation>Diese Lektion noch einmal vom ersten Schritt an beginnen? Deine bisherigen Antworten bleiben gespeichert.</translation>
    </message>
    <message>
        <source>Your earlier work is kept in %1.</source>
        <translation>Deine früheren Antworten sind gespeichert: %1.</translation>
    </message>
    <message>
        <source>Read, try and answer</source>
        <translation>Lesen, ausprobieren und antworten</translation>
    </message>
</context>
<context>
    <name>LessonPresenter</name>
    <message>
        <source>This was the last step. Esc or F11 leaves, Page Up goes back.</source>
        <translation>Das war der letzte Schritt. Esc oder F11 beendet, Bild auf geht zurück.</translation>
    </message>
</context>
<context>
    <name>LessonPreview</name>
    <message>
        <source>The preview appears here when the lesson has its first step: a line that begins with &apos;# &apos;.</source>
        <translation>Die Vorschau erscheint hier, sobald die Lektion ihren ersten Schritt hat: eine Zeile, die mit „# “ beginnt.</translation>
    </message>
    <message>
        <source>Preview of the step</source>
        <translation>Vorschau des Schritts</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>Your work could not be saved: %1. It is kept while the lesson is open.</source>
        <translation>Deine Antworten konnten nicht gespeichert werden: %1. Sie bleiben da, solange die Lektion offen ist.</translation>
    </message>
    <message>
        <source>Another student has this lesson open in another window. Your work here is saved in %1.</source>
        <translation>Jemand anderes hat diese Lektion in einem anderen Fenster offen. Deine Antworten hier stehen in %1.</translation>
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
        <source>Put this position on the main board and play from there</source>
        <translation>Diese Stellung aufs große Brett stellen und von dort weiterspielen</translation>
    </message>
    <message>
        <source>Open this page</source>
        <translation>Diese Seite öffnen</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings</source>
        <translation>Die Seite des Labors mit den Einstellungen der Lektion</translation>
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
        <source>Move %1 of %2: not examined</source>
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
        <source>This node and below: nodes %1, leaves %2, cuts %3</source>
        <translation>Mit allem darunter: Knoten %1, Blätter %2, Schnitte %3</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>the game is over: the side that moved last won</source>
        <translation>die Partie ist zu Ende: Wer zuletzt zog, hat gewonnen</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>das Brett ist voll</translation>
    </message>
    <message>
        <source>answered by the table</source>
        <translation>die Tabelle hat geantwortet</translation>
    </message>
    <message>
        <source>an immediate win, taken without a search</source>
        <translation>ein Gewinn stand ohne Suche fest</translation>
    </message>
    <message>
        <source>only the move that does not lose at once was searched</source>
        <translation>nur der Zug, der nicht sofort verliert, wurde angesehen</translation>
    </message>
    <message>
        <source>Window on entry: %1</source>
        <translation>Fenster beim Betreten: %1</translation>
    </message>
    <message>
        <source>The nodes below are not kept. They are searched again when you open this node.</source>
        <translation>Was darunter liegt, ist nicht gespeichert. Beim Öffnen wird es neu gesucht.</translation>
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
        <source>Nodes including earlier depths: %1.</source>
        <translation>Mit den Tiefen davor: Knoten %1.</translation>
    </message>
    <message>
        <source>The tree keeps %1 nodes, down to ply %2. Deeper nodes are searched again when opened.</source>
        <translation>Gespeichert sind %1, bis zum Halbzug %2. Tieferes wird beim Öffnen neu gesucht.</translation>
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
        <source>Open in Tree</source>
        <translation>Unter „Baum“ öffnen</translation>
    </message>
    <message>
        <source>Open the same search on the Tree page, with all its tools</source>
        <translation>Dieselbe Suche auf der Seite des Labors, mit allem, was dazugehört</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Der Baum einer Suche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Fragen, was als Nächstes kommt, bevor es gezeigt wird</translation>
    </message>
</context>
<context>
    <name>LessonWorkspace</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Schritte der Lektion</translation>
    </message>
    <message>
        <source>A check mark shows that every question in the step is done</source>
        <translation>Ein Haken: Alle Fragen des Schritts sind erledigt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Zum vorigen Schritt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Abgeben…</translation>
    </message>
    <message>
        <source>Save your work as one file for your teacher</source>
        <translation>Alle deine Antworten als eine Datei für die Lehrkraft speichern</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Neu beginnen…</translation>
    </message>
    <message>
        <source>Start the lesson over. Your earlier work is kept in a separate file.</source>
        <translation>Die Lektion von vorn beginnen. Deine bisherigen Antworten bleiben gespeichert</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Lektion schließen</translation>
    </message>
    <message>
        <source>Return to the list of lessons. Your work is kept.</source>
        <translation>Zurück zur Liste der Lektionen. Deine Antworten bleiben gespeichert</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Name oder Nummer:</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in.</source>
        <translation>Frei wählbar. Der Name steht in der Datei, die du abgibst</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Print the lesson, blank or with answers</source>
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
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, with its preview beside it</source>
        <translation>Den Text der Lektion ändern, mit der Vorschau daneben</translation>
    </message>
    <message>
        <source>This question is still open: answer it, or choose Next again.</source>
        <translation>Diese Frage ist noch offen: Beantworte sie oder wähle noch einmal „Weiter“.</translation>
    </message>
    <message>
        <source>In this step: %1 of %2 answered.</source>
        <translation>In diesem Schritt: %1 von %2 beantwortet.</translation>
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
        <source>Watches only its own lines, never yours.</source>
        <translation>Achtet nur auf eigene Linien, nie auf deine.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals.</source>
        <translation>Sieht keine Diagonalen.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>Forgets to check the square above its own disc.</source>
        <translation>Vergisst, das Feld über dem eigenen Stein zu prüfen.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Never looks for its own threats, only yours.</source>
        <translation>Sucht nie nach eigenen Drohungen, nur nach deinen.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you in the two outer columns.</source>
        <translation>Rechnet in den zwei äußeren Spalten nicht mit dir.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Always opens as close to the middle as it can.</source>
        <translation>Eröffnet aus Gewohnheit, so nah an der Mitte wie möglich.</translation>
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
        <source>Has no blind spots.</source>
        <translation>Hat keine Schwachstelle.</translation>
    </message>
    <message>
        <source>Sees every game to its end. Wins as fast as it can, and sets traps when it&apos;s losing.</source>
        <translation>Sieht jede Partie bis zum Ende: gewinnt so schnell wie möglich und stellt Fallen, wenn die Partie verloren ist.</translation>
    </message>
    <message>
        <source>Only watches its own lines. It won&apos;t notice yours.</source>
        <translation>Achtet nur auf eigene Linien und übersieht deine.</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals. Use them!</source>
        <translation>Sieht keine Diagonalen. Nutze sie!</translation>
    </message>
    <message>
        <source>Forgets to check above its own disc. Wait for it there.</source>
        <translation>Vergisst, über dem eigenen Stein nachzusehen. Warte dort!</translation>
    </message>
    <message>
        <source>Blocks well, but never plans its own four.</source>
        <translation>Blockiert gut, plant aber nie einen eigenen Vierer.</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you at the edges.</source>
        <translation>Rechnet am Rand nicht mit dir.</translation>
    </message>
    <message>
        <source>Always opens in the middle, then plays well.</source>
        <translation>Eröffnet immer in der Mitte, spielt dann gut.</translation>
    </message>
    <message>
        <source>Doesn&apos;t understand zugzwang. Treats all rows alike as the board fills up.</source>
        <translation>Kennt keinen Zugzwang und behandelt alle Reihen gleich, wenn sich das Brett füllt.</translation>
    </message>
    <message>
        <source>Looks far ahead, but can be caught in the endgame.</source>
        <translation>Rechnet weit voraus, lässt sich aber im Endspiel überlisten.</translation>
    </message>
    <message>
        <source>Never makes a mistake. Go first, and you can still win.</source>
        <translation>Macht nie einen Fehler. Fang an, dann kannst du trotzdem gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n moves ahead. Plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>Rechnet %n Zug voraus und spielt in %1 % der Fälle einen zufälligen Zug. %2</numerusform>
            <numerusform>Rechnet %n Züge voraus und spielt in %1 % der Fälle einen zufälligen Zug. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Küken</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Pilz</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Zauberer</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamant</translation>
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
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Go back to the game, to where this variation began</source>
        <translation>Zeigen, was an der Abzweigung gespielt wurde</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>Variante löschen</translation>
    </message>
    <message>
        <source>Delete the variation selected in the list, or this one. Undo brings it back.</source>
        <translation>Die in der Liste gewählte Variante löschen, sonst diese. Rückgängig holt sie zurück</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Use this line as the game. The other becomes a variation.</source>
        <translation>Diese Variante wird zur Partie, die andere bleibt als Variante</translation>
    </message>
</context>
<context>
    <name>LoadText</name>
    <message>
        <source>The system does not report how long workers waited for a processor.</source>
        <translation>Das System sagt nicht, wie lange Worker auf einen Prozessor gewartet haben.</translation>
    </message>
    <message>
        <source>%1 workers share %2 processors. Their %3 of waiting in total includes waiting for one another.</source>
        <translation>%1 Worker teilen sich %2 Prozessoren: In ihrer Wartezeit von insgesamt %3 warteten sie auch aufeinander.</translation>
    </message>
    <message>
        <source>The worker was ready for %1 while others had the processors. That time is load from elsewhere, not work.</source>
        <translation>Der Worker war %1 lang bereit, während andere die Prozessoren belegten: fremde Last, keine Arbeit.</translation>
    </message>
    <message>
        <source>Worker %1 was ready for %2 while others had the processors, and all workers together for %3. That time is load from elsewhere, not work.</source>
        <translation>Worker %1 war %2 lang bereit, während andere die Prozessoren belegten, alle Worker zusammen %3 lang: fremde Last, keine Arbeit.</translation>
    </message>
    <message>
        <source>No other program slowed this search down. All workers together waited %1.</source>
        <translation>Kein anderes Programm hat diese Suche gebremst. Alle Worker zusammen warteten %1.</translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>als eine lineare Gleichung geschrieben wird das zu groß (mehr als %n Alternative)</numerusform>
            <numerusform>als eine lineare Gleichung geschrieben wird das zu groß (mehr als %n Alternativen)</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but the arguments there have other types; nocomm %1 would let each happen alone</source>
        <translation>„%1“ wird zusammen mit der Aktion in Zeile %2 ausgeführt, aber deren Argumente haben andere Typen; mit nocomm %1 könnte jede allein geschehen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but that has a different number of arguments; nocomm %1 would let each happen alone</source>
        <translation>„%1“ wird zusammen mit der Aktion in Zeile %2 ausgeführt, aber die hat eine andere Zahl von Argumenten; mit nocomm %1 könnte jede allein geschehen</translation>
    </message>
    <message>
        <source>this never synchronises with the parallel process: give an action the same name in both</source>
        <translation>dies geschieht nie zusammen mit dem, was daneben steht: Gib einer Aktion in beiden denselben Namen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens: the parallel process does it with other arguments; nocomm %1 would let each happen alone</source>
        <translation>„%1“ geschieht nie: Daneben wird sie nur mit anderen Argumenten ausgeführt; mit nocomm %1 könnte jede allein geschehen</translation>
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
        <source>Your finished game isn&apos;t lost. Undo brings it back.</source>
        <translation>Die beendete Partie ist nicht verloren. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>The laboratory is working. The language will change when it finishes.</source>
        <translation>Das Labor arbeitet. Die Sprache wechselt, sobald es fertig ist.</translation>
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
        <source>Table 1 of the study: 7 threads, 1 to 7 levels</source>
        <translation>Tabelle 1 der Studie: sieben Threads, eine bis sieben Ebenen</translation>
    </message>
    <message>
        <source>The same table with the repaired formulas</source>
        <translation>Dasselbe mit den reparierten Formeln</translation>
    </message>
    <message>
        <source>Mutants: which formula catches which mistake</source>
        <translation>Mutanten: welche Formel welchen Fehler bemerkt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Choose the table to fill</source>
        <translation>Was ausgeführt wird</translation>
    </message>
    <message>
        <source>Explore the models row by row and check every formula in each</source>
        <translation>Die Modelle Zeile für Zeile erkunden und in jedem jede Formel prüfen</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Stoppen. Was gefüllt ist, bleibt, und „Tabelle füllen“ macht dort weiter</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model and the formula</source>
        <translation>Enter oder ein Doppelklick öffnet das Modell und die Formel</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Deine</translation>
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
        <source>▲ error</source>
        <translation>▲ falsch</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled.</source>
        <translation>%1 von %2 Zellen sind gefüllt.</translation>
    </message>
    <message>
        <source>Explored and checked here from the model&apos;s text. The study says that all seven formulas hold at every depth. “Vacuous” marks those that hold only because the actions they mention never happen.</source>
        <translation>Hier erkundet und geprüft, aus dem Text des Modells. Laut Studie gelten alle sieben in jeder Tiefe. Welche davon nur gelten, weil das Beschriebene nie geschieht, steht jeweils dabei.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How many of the %1 mutants each formula catches: %2.</source>
        <translation>Mutanten, die eine Formel vom fehlerfreien Modell unterscheidet, von %1. %2.</translation>
    </message>
    <message>
        <source>Nothing checked yet. Press Fill the table to check every formula on each mutant.</source>
        <translation>Noch ist nichts geprüft. Jeder Mutant wird an jeder Formel gemessen.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Number of levels in the last row. Each further level takes several times as long</source>
        <translation>Die Tabelle endet mit dem Modell mit so vielen Ebenen. Jede weitere dauert ein Mehrfaches</translation>
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
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Analyse, teach, study or measure</source>
        <translation>Analysieren, unterrichten, forschen oder messen</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>Blindspiel</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>U&amp;nterrichten</translation>
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
        <source>Quantity</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>By move</source>
        <translation>Nach Zug</translation>
    </message>
    <message>
        <source>One point for each move by an engine</source>
        <translation>Ein Punkt für jeden Zug einer Engine</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Partie</translation>
    </message>
    <message>
        <source>One point for each game and engine in this session: the total of its moves if the quantity adds up, otherwise their mean</source>
        <translation>Ein Punkt pro Partie und Engine dieser Sitzung: die Summe ihrer Züge, wo sich die Kennzahl summieren lässt, sonst deren Mittel</translation>
    </message>
    <message>
        <source>Logarithmic axis for this quantity</source>
        <translation>Logarithmische Achse für diese Kennzahl</translation>
    </message>
    <message>
        <source>Each game by an engine adds a point here. %1</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Jede Partie einer Engine fügt hier einen Punkt hinzu. %1</translation>
    </message>
    <message>
        <source>%1: no engine in this session reports it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: Keine Engine dieser Sitzung meldet das. %2</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes in the lesson</source>
        <translation>Fehler in der Lektion</translation>
    </message>
    <message>
        <source>Click a mistake, or press Enter, to go to its place</source>
        <translation>Ein Klick auf einen Fehler oder Enter führt zu seiner Stelle</translation>
    </message>
    <message>
        <source>%1 Line %2: %3</source>
        <comment>sign, line, what is wrong</comment>
        <translation>%1 Zeile %2: %3</translation>
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
        <translation>Mode&amp;ll:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Ein eigener Text</translation>
    </message>
    <message>
        <source>your own model</source>
        <translation>ein eigenes Modell</translation>
    </message>
    <message>
        <source>Parameters need a model.</source>
        <translation>Parameter brauchen ein Modell.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3.</source>
        <translation>Das Modell „%1“ hat keinen Parameter „%2“; es hat: %3.</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Spalten eine nach der anderen, etwa 44536</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2, separated by commas</source>
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
        <source>The text is a valid model.</source>
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
        <source>See every move, both sides&apos; accuracy and the graph</source>
        <translation>Alle Züge, die Genauigkeit beider Seiten und die Kurve</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch mal versuchen</translation>
    </message>
    <message>
        <source>Try this move again yourself</source>
        <translation>Spiele diesen Zug selbst und mach es besser</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>See the better move, and why</source>
        <translation>Zeigt den besseren Zug und warum er besser ist</translation>
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
        <translation>Was würdest du hier spielen?</translation>
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
        <translation>Hier hättest du gewinnen können.</translation>
    </message>
    <message>
        <source>You could have drawn here.</source>
        <translation>Hier hättest du remis halten können.</translation>
    </message>
    <message>
        <source>%1 let you off here.</source>
        <translation>Hier hat %1 dich entkommen lassen.</translation>
    </message>
    <message>
        <source>%1 let you win here.</source>
        <translation>Hier hat %1 dich gewinnen lassen.</translation>
    </message>
    <message>
        <source>%1 could have won here.</source>
        <translation>Hier hätte %1 gewinnen können.</translation>
    </message>
    <message>
        <source>%1 could have drawn here.</source>
        <translation>Hier hätte %1 remis halten können.</translation>
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
        <translation>Keine Fehler: Du lagst durchgehend vorn.</translation>
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
        <translation>Zug %1: Du hast %2 gespielt.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3.</source>
        <comment>number, who, square</comment>
        <translation>Zug %1: %2 hat %3 gespielt.</translation>
    </message>
    <message>
        <source>%1, move %2: %3, %4</source>
        <comment>who, number, square, class</comment>
        <translation>%1, Zug %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, move %2: what would you play?</source>
        <comment>who, number</comment>
        <translation>%1, Zug %2: Was würdest du spielen?</translation>
    </message>
</context>
<context>
    <name>MoveClass</name>
    <message>
        <source>Forced: only %1 blocks the four.</source>
        <translation>Erzwungen: %1 ist der einzige Zug, der dort den Vierer blockiert.</translation>
    </message>
    <message>
        <source>Forced: %1 was the only free square.</source>
        <translation>Erzwungen: %1 war das einzige freie Feld.</translation>
    </message>
    <message>
        <source>Only move: it %1. Every other column gives the win away (exact).</source>
        <translation>Einziger Zug: Er %1, jede andere Spalte verschenkt den Gewinn (exakt).</translation>
    </message>
    <message>
        <source>Only move: it holds the draw. Every other column loses (exact).</source>
        <translation>Einziger Zug: Er hält das Remis, jede andere Spalte verliert (exakt).</translation>
    </message>
    <message>
        <source>Best: %1, as late as possible (exact).</source>
        <translation>Bester Zug: %1, so spät wie möglich (exakt).</translation>
    </message>
    <message>
        <source>Best: %1, as soon as possible (exact).</source>
        <translation>Bester Zug: %1, so früh wie möglich (exakt).</translation>
    </message>
    <message>
        <source>Best: it holds the draw. No move does better (exact).</source>
        <translation>Bester Zug: Er hält das Remis, kein Zug erreicht mehr (exakt).</translation>
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
        <source>This move&apos;s value is not known yet.</source>
        <translation>Was dieser Zug wert ist, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Slower: %3 with %4, but %1 with %2 (exact).</source>
        <translation>Langsamer: %3 mit %4, %1 mit %2 (exakt).</translation>
    </message>
    <message>
        <source>Mistake: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Fehler: %1 mit %2, %3 mit %4 (exakt).</translation>
    </message>
    <message>
        <source>Blunder: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Patzer: %1 mit %2, %3 mit %4 (exakt).</translation>
    </message>
</context>
<context>
    <name>MoveComparison</name>
    <message>
        <source>This move took about as long as this engine&apos;s usual move (%1, %2 nodes).</source>
        <translation>Dieser Zug hat etwa so lange gedauert wie die meisten Züge dieser Engine (%1, %2 Knoten).</translation>
    </message>
    <message>
        <source>This move took %1 times the median time of this engine&apos;s %2 moves in this game (%3). It searched %4 times the nodes (%5), with %6 times the time per node.</source>
        <translation>Das %1-Fache der Medianzeit der %2 Züge dieser Engine in dieser Partie (%3): das %4-Fache der Knoten (%5) und je Knoten das %6-Fache der Zeit.</translation>
    </message>
    <message>
        <source>It searched to depth %1. The median move searched to depth %2.</source>
        <translation>Sie suchte bis Tiefe %1, der Medianzug bis Tiefe %2.</translation>
    </message>
    <message>
        <source>Each ply multiplied its nodes by %1. For the median move the factor was %2.</source>
        <translation>Jeder Halbzug brachte das %1-Fache der Knoten, beim Medianzug das %2-Fache.</translation>
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
        <translation>↳ Partie: %1</translation>
    </message>
    <message>
        <source>↳ %1</source>
        <comment>a line beside</comment>
        <translation>↳ %1</translation>
    </message>
    <message>
        <source>The moves played. Click or press Enter to return to them.</source>
        <translation>Gespielte Züge. Ein Klick oder Enter geht dorthin zurück.</translation>
    </message>
    <message>
        <source>A variation. Click or press Enter to put it on the board.</source>
        <translation>Andere Variante. Ein Klick oder Enter bringt sie aufs Brett.</translation>
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
        <source>Best line: %1</source>
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
    <message>
        <source>Move</source>
        <translation>Halbzug</translation>
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
        <translation>Durchsuchte Stellungen pro Zug</translation>
    </message>
    <message>
        <source>Chart of the nodes searched for each move</source>
        <translation>Diagramm der durchsuchten Knoten pro Zug</translation>
    </message>
    <message>
        <source>Nodes searched for each move</source>
        <translation>Durchsuchte Knoten pro Zug</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Durchsuchte Knoten</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: the number of positions searched. Let an engine play to see the first one.</source>
        <translation>Jeder Zug einer Engine fügt hier einen Punkt hinzu: wie viele Stellungen sie durchsucht hat. Lass eine Engine spielen, um den ersten zu sehen.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time taken for each move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>Chart of the time taken for each move</source>
        <translation>Diagramm der Zeit pro Zug</translation>
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
        <source>Each engine move adds a point here: its thinking time. Let an engine play to see the first one.</source>
        <translation>Jeder Zug einer Engine fügt hier einen Punkt hinzu: wie lange sie nachgedacht hat. Lass eine Engine spielen, um den ersten zu sehen.</translation>
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
        <source>Each engine move adds a point here. %1 Let an engine play to see the first one.</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Jeder Zug einer Engine fügt hier einen Punkt hinzu. %1 Lass eine Engine spielen, um den ersten zu sehen.</translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message>
        <source>makes four in a row and wins</source>
        <translation>vollendet einen Vierer und gewinnt</translation>
    </message>
    <message>
        <source>misses four in a row on %1</source>
        <translation>verpasst einen Vierer auf %1</translation>
    </message>
    <message>
        <source>blocks %1&apos;s four</source>
        <translation>blockiert den Vierer von %1</translation>
    </message>
    <message>
        <source>loses because it opens %2 for %1</source>
        <translation>verliert, weil %1 dadurch das Feld %2 bekommt</translation>
    </message>
    <message>
        <source>lets %1 win on %2</source>
        <translation>überlässt %1 den Gewinn auf %2</translation>
    </message>
    <message>
        <source>threatens %1 at once, and %2 can block only one</source>
        <translation>droht zugleich auf den Feldern %1, von denen %2 nur eines blockieren kann</translation>
    </message>
    <message>
        <source>threatens %1, one above the other, and %2 can block only one</source>
        <translation>droht auf den übereinanderliegenden Feldern %1, von denen %2 nur eines blockieren kann</translation>
    </message>
    <message>
        <source>gives up the threat on %1, as %2 can now block it</source>
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
        <source>takes a square where %1 would threaten %2 at once</source>
        <translation>besetzt das Feld, von dem aus %1 zugleich auf %2 drohen würde</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2</source>
        <translation>besetzt das Feld, von dem aus %1 auf %2 drohen würde</translation>
    </message>
    <message>
        <source>is the only move that doesn&apos;t let %1 win at once</source>
        <translation>ist die einzige Spalte, die %1 nicht sofort gewinnen lässt</translation>
    </message>
    <message>
        <source>is the only square left to play</source>
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
        <source>can&apos;t be part of a four</source>
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
        <source>Press Enter to save your comment in the game</source>
        <translation>Wird in der Partiedatei gespeichert. Enter übernimmt deinen Text</translation>
    </message>
    <message>
        <source>Moves appear here as you play.</source>
        <translation>Hier erscheinen deine Züge beim Spielen.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move in the game</source>
        <translation>Zug der Partie</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
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
        <source>Find the best column and explain why it is best.</source>
        <translation>Die beste Spalte finden und begründen.</translation>
    </message>
    <message>
        <source>Step through a search and say what it leaves out.</source>
        <translation>Eine Suche durchgehen und sagen, was sie auslässt.</translation>
    </message>
    <message>
        <source>Where would you move?</source>
        <translation>Wohin würdest du ziehen?</translation>
    </message>
    <message>
        <source>Can either side win at once?</source>
        <translation>Kann jemand sofort gewinnen?</translation>
    </message>
    <message>
        <source>What can the other side do next?</source>
        <translation>Was kann die andere Seite dann tun?</translation>
    </message>
    <message>
        <source>No other column wins sooner, or holds out longer.</source>
        <translation>Keine andere Spalte gewinnt früher oder hält länger stand.</translation>
    </message>
    <message>
        <source>Name a column that keeps the result.</source>
        <translation>Nenne eine Spalte, die nichts herschenkt.</translation>
    </message>
    <message>
        <source>After such a move, a win is still a win and a draw is still a draw.</source>
        <translation>Mit so einem Zug bleibt ein Gewinn ein Gewinn und ein Remis ein Remis.</translation>
    </message>
    <message>
        <source>With best play by both sides, how many more discs are dropped before the game ends?</source>
        <translation>Wie viele Steine fallen noch bis zum Ende, wenn beide bestmöglich spielen?</translation>
    </message>
    <message>
        <source>The board has 42 squares.</source>
        <translation>Das Brett hat 42 Felder.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Umsehen</translation>
    </message>
    <message>
        <source>Only the teacher sees these notes. Write what to say, how long it takes and what students usually get wrong.</source>
        <translation>Nur die Lehrkraft sieht das: was zu sagen ist, wie lange es dauert und was oft falsch verstanden wird.</translation>
    </message>
    <message>
        <source>What has happened in this game? Write here what your students should look for. Use Markdown for *italic* and **bold** words, lists and tables.</source>
        <translation>Was ist in dieser Partie geschehen? Schreib hier, was deine Klasse ansehen soll. *Kursive* und **fette** Wörter, Listen und Tabellen schreibst du in Markdown.</translation>
    </message>
    <message>
        <source>The position for this lesson</source>
        <translation>Die Stellung dieser Lektion</translation>
    </message>
    <message>
        <source>What is the value of the root?</source>
        <translation>Was ist die Wurzel wert?</translation>
    </message>
    <message>
        <source>Step to the end of the search and look at the root.</source>
        <translation>Geh ans Ende der Suche und schau auf die Wurzel.</translation>
    </message>
    <message>
        <source>How many positions did the search visit?</source>
        <translation>Wie viele Stellungen hat sie angesehen?</translation>
    </message>
    <message>
        <source>How many leaves did it evaluate?</source>
        <translation>Wie viele Blätter hat sie bewertet?</translation>
    </message>
    <message>
        <source>At how many nodes did it leave out moves?</source>
        <translation>Wie oft hat sie einen Zweig abgeschnitten?</translation>
    </message>
    <message>
        <source>How many leaves would the best order have needed?</source>
        <translation>Wie viele Blätter hätte die beste Reihenfolge gebraucht?</translation>
    </message>
    <message>
        <source>Alpha-beta cannot prove the value with fewer leaves in any order, as Knuth and Moore showed.</source>
        <translation>Keine Reihenfolge von Alpha-Beta kann den Wert mit weniger beweisen, wie Knuth und Moore gezeigt haben.</translation>
    </message>
    <message>
        <source>Think ahead</source>
        <translation>Vorausdenken</translation>
    </message>
    <message>
        <source>Here the computer looks ahead from that position. Before it shows a value, it asks you.</source>
        <translation>So rechnet der Computer von dort voraus. Bevor er einen Wert zeigt, fragt er dich.</translation>
    </message>
    <message>
        <source>A three-ply search</source>
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
        <source>Your teacher will read this.</source>
        <translation>Das liest deine Lehrkraft.</translation>
    </message>
    <message>
        <source>Explain it to someone</source>
        <translation>Erzähl es weiter</translation>
    </message>
    <message>
        <source>Write down what you have learned in a sentence or two.</source>
        <translation>Was weißt du jetzt? Schreib es in ein, zwei Sätzen auf.</translation>
    </message>
    <message>
        <source>Both sides play their best. Walk from the root to the leaf.</source>
        <translation>Beide Seiten spielen bestmöglich. Geh von der Wurzel bis zum Blatt.</translation>
    </message>
    <message>
        <source>At each node, take a move whose value is the value of the node.</source>
        <translation>Nimm an jedem Knoten einen Zug, dessen Wert der Wert des Knotens ist.</translation>
    </message>
    <message>
        <source>Write a formula: no thread does a max of one level twice.</source>
        <translation>Schreib eine Formel: Kein Thread macht ein max derselben Ebene zweimal.</translation>
    </message>
    <message>
        <source>“After any steps” is [true*]. “It cannot happen” is [action]false.</source>
        <translation>„Nach beliebigen Schritten“ heißt [true*]. „Es kann nicht geschehen“ heißt [action]false.</translation>
    </message>
    <message>
        <source>Walk and prove</source>
        <translation>Gehen und beweisen</translation>
    </message>
    <message>
        <source>In a walk, the students step through a tree or a system. With `exact: line` the program works out the best play. With `goal` you say where the walk must end: at a leaf of this value, or, in a system, where this formula holds.

A formula is right if it holds and fails in the same systems as yours. Without a line `against`, these are the model and all its mutants. With `against: mutant stuck` you choose one yourself.

For a result, the students run a page of the laboratory and press Hand this to the lesson. `result` names a number of the page, or `picture`. With `answer` and `tolerance` the program grades the number; without them you look at it.</source>
        <translation>Auf einem Weg gehen die Lernenden Schritt für Schritt durch einen Baum oder ein System. Mit `exact: line` berechnet das Programm das beste Spiel. Mit `goal` sagst du, wo der Weg enden muss: an einem Blatt mit diesem Wert oder, in einem System, wo diese Formel gilt.

Eine Formel ist richtig, wenn sie in denselben Systemen gilt und nicht gilt wie deine. Ohne eine Zeile `against` sind das das Modell und alle seine Mutanten. Mit `against: mutant stuck` wählst du selbst einen aus.

Für ein Ergebnis führen die Lernenden eine Seite des Labors aus und drücken „Der Lektion übergeben“. `result` nennt eine Zahl der Seite oder `picture`. Mit `answer` und `tolerance` bewertet das Programm die Zahl; ohne sie siehst du sie dir selbst an.</translation>
    </message>
    <message>
        <source>Some answers are not a number or a word.</source>
        <translation>Manche Antworten sind weder eine Zahl noch ein Wort.</translation>
    </message>
    <message>
        <source>Search the position on the page Tree with another order, and hand the number of nodes to the lesson.</source>
        <translation>Durchsuche die Stellung auf der Seite „Baum“ mit einer anderen Reihenfolge und übergib der Lektion die Zahl der Knoten.</translation>
    </message>
    <message>
        <source>Your teacher will look at it.</source>
        <translation>Deine Lehrkraft sieht es sich an.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>character %1: &apos;%2&apos; is not a column from %3 to %4</source>
        <translation>Zeichen %1: „%2“ ist keine Spalte von %3 bis %4</translation>
    </message>
    <message>
        <source>the game ended at move %1</source>
        <translation>die Partie war beim Halbzug %1 zu Ende</translation>
    </message>
    <message>
        <source>move %1: %2</source>
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
    <name>NotesWindow</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notizen für die Lehrkraft</translation>
    </message>
    <message>
        <source>%1 — notes for the teacher</source>
        <translation>%1 — Notizen für die Lehrkraft</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2. Press Enter to check it.</source>
        <translation>Eine Zahl, etwa %1 oder %2. Enter prüft sie</translation>
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
        <source>%1 games are too few to fit winning chances. At least %2 are needed.</source>
        <translation>%1 Partien sind zu wenig, um Gewinnchancen anzupassen; nötig sind %2.</translation>
    </message>
    <message>
        <source>The same player won all games, so there is nothing to fit.</source>
        <translation>Alle Partien gewann derselbe Spieler. Es gibt nichts anzupassen.</translation>
    </message>
    <message>
        <source>There are not enough games to tell the coefficients apart.</source>
        <translation>Die Partien reichen nicht, um die Koeffizienten auseinanderzuhalten.</translation>
    </message>
    <message>
        <source>The file has no coefficient called &quot;%1&quot;.</source>
        <translation>Die Datei hat keinen Koeffizienten namens „%1“.</translation>
    </message>
    <message>
        <source>The covariance in the file does not match the coefficients.</source>
        <translation>Die Kovarianz in der Datei passt nicht zu den Koeffizienten.</translation>
    </message>
    <message>
        <source>The file contains a number that no fit can produce.</source>
        <translation>Eine Zahl in der Datei kann nicht aus einer Anpassung stammen.</translation>
    </message>
    <message>
        <source>Measured, not exact: logistic regression on %1 games by %2. Each engine played itself with its own errors, after 0 to %3 random plies, seed %4. Checked on %5 other games.</source>
        <translation>Gemessen, nicht exakt: logistische Regression über %1 Partien von %2, jede Engine gegen sich selbst mit ihren eigenen Fehlern, nach 0 bis %3 zufälligen Halbzügen, Startwert %4. Geprüft an %5 anderen Partien.</translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source>This lesson has no questions.</source>
        <translation>Diese Lektion hat keine Fragen.</translation>
    </message>
    <message>
        <source>✓ All questions are done.</source>
        <translation>✓ Alle Fragen sind erledigt.</translation>
    </message>
    <message>
        <source>Questions still open: %1 of %2.</source>
        <translation>Noch offene Fragen: %1 von %2.</translation>
    </message>
</context>
<context>
    <name>OpeningBook</name>
    <message>
        <source>This is not an opening book: its first line is not &quot;%1&quot;.</source>
        <translation>Das ist kein Eröffnungsbuch: Die erste Zeile ist nicht „%1“.</translation>
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
        <source>The opening book is damaged: its checksum does not match.</source>
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
        <source>All 238 positions after three plies</source>
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
        <source>How the games begin. Without openings, engines that make no random choices always repeat one game.</source>
        <translation>Wie die Partien beginnen. Engines ohne Zufall wiederholen sonst immer dieselbe Partie</translation>
    </message>
    <message>
        <source>Choose a text file with one opening per line, such as 44536 or d1 d2 e1</source>
        <translation>Eine Textdatei mit einer Eröffnung pro Zeile, etwa 44536 oder d1 d2 e1</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n Eröffnung, mit beiden Farben</numerusform>
            <numerusform>%n Eröffnungen, jede mit beiden Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a file with one opening per line, such as 44536.</source>
        <translation>Wähle eine Datei mit einer Eröffnung pro Zeile, etwa 44536.</translation>
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
        <translation>Diagramm deiner Ergebnisse gegen jeden Gegner</translation>
    </message>
    <message>
        <source>%1: %2 % of the points
%3 won, %4 drawn, %5 lost
95 % interval: %6 to %7 %</source>
        <translation>%1: %2 % der Punkte
%3 Siege, %4 Remis, %5 Niederlagen
95-%-Intervall: %6 bis %7 %</translation>
    </message>
    <message>
        <source>won / drawn / lost</source>
        <translation>Siege / Remis / Niederlagen</translation>
    </message>
    <message>
        <source>Your share of the points (%), with its 95 % interval</source>
        <translation>Dein Anteil an den Punkten (%), mit 95-%-Intervall</translation>
    </message>
    <message>
        <source>Play against the engines to see your results against each one here.</source>
        <translation>Spiele gegen die Engines. Hier erscheinen deine Ergebnisse gegen jede.</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Add an answer</source>
        <translation>Antwort hinzufügen</translation>
    </message>
    <message>
        <source>Add one more line</source>
        <translation>Eine weitere Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Answer %1 is correct</source>
        <translation>Antwort %1 ist richtig</translation>
    </message>
    <message>
        <source>Check every answer that is correct</source>
        <translation>Jede richtige Antwort ankreuzen</translation>
    </message>
</context>
<context>
    <name>PageAudience</name>
    <message>
        <source>The page for the class</source>
        <translation>Die Seite für die Klasse</translation>
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
        <source>Min – max ms</source>
        <translation>Min. – Max. ms</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Speedup</translation>
    </message>
    <message>
        <source>Min – max</source>
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
        <source>How the workers share the tree</source>
        <translation>Wie der Baum aufgeteilt wird</translation>
    </message>
    <message>
        <source>Number of worker threads</source>
        <translation>Arbeitende Threads</translation>
    </message>
    <message>
        <source>Median wall-clock time of a run over the repetitions</source>
        <translation>Verstrichene Zeit eines Laufs, Median der Wiederholungen</translation>
    </message>
    <message>
        <source>Fastest and slowest repetition</source>
        <translation>Die schnellste und die langsamste Wiederholung</translation>
    </message>
    <message>
        <source>Median speed-up over the sequential run of the same repetition</source>
        <translation>Um welchen Faktor schneller als der sequenzielle Lauf derselben Wiederholung, Median</translation>
    </message>
    <message>
        <source>Smallest and largest speed-up in any repetition</source>
        <translation>Der kleinste und der größte Speedup einer Wiederholung</translation>
    </message>
    <message>
        <source>Speed-up per worker</source>
        <translation>Speedup je Worker</translation>
    </message>
    <message>
        <source>Value of the empty board for the first player</source>
        <translation>Des leeren Bretts, für den ersten Spieler</translation>
    </message>
    <message>
        <source>One of the best moves, chosen by the seed</source>
        <translation>Einer der besten Züge, vom Startwert bestimmt</translation>
    </message>
    <message>
        <source>Published: seconds, and speed-up over its own sequential program</source>
        <translation>Veröffentlicht: Sekunden, und Speedup gegenüber dem sequenziellen Programm</translation>
    </message>
    <message>
        <source>The report&apos;s program, repaired and built with -O2, on two otherwise idle cores</source>
        <translation>Das Programm des Berichts, repariert und mit -O2 übersetzt, auf zwei sonst freien Kernen</translation>
    </message>
    <message>
        <source>Positions in the tree, including the root. The last level is counted without being visited.</source>
        <translation>Stellungen des Baums samt Wurzel. Die der letzten Ebene werden gezählt, ohne besucht zu werden</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Measure with the settings above</source>
        <translation>Messen, was oben gewählt ist</translation>
    </message>
    <message>
        <source>Pause after the current run. You can continue later.</source>
        <translation>Nach dem aktuellen Lauf anhalten und später fortsetzen</translation>
    </message>
    <message>
        <source>Stop and keep the finished repetitions</source>
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
        <translation>Messung exportieren</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>parallel</translation>
    </message>
    <message>
        <source>Finds the best move on the empty board by searching the full minimax tree, as in the parallel report.</source>
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
        <source>Times and speed-ups beside the published ones</source>
        <translation>Zeiten und Speedups neben den veröffentlichten</translation>
    </message>
    <message>
        <source>Choose a row to see its run&apos;s timeline</source>
        <translation>Wähle eine Zeile, um die Zeitleiste ihres Laufs zu sehen</translation>
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
        <source>Measuring: %1.</source>
        <translation>Gemessen wird: %1.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Gezeigt wird: %1. %2</translation>
    </message>
    <message>
        <source>Measuring.</source>
        <translation>Wird gemessen.</translation>
    </message>
    <message>
        <source>Cancelled before the first repetition finished.</source>
        <translation>Abgebrochen, bevor die erste Wiederholung fertig war.</translation>
    </message>
    <message>
        <source>Finished in %1. Times depend on what else the machine is doing. Each speed-up compares runs from the same repetition.</source>
        <translation>Fertig nach %1. Zeiten hängen davon ab, was der Rechner sonst tut. Jeder Speedup vergleicht Läufe derselben Wiederholung.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 repetitions are shown.</source>
        <translation>Abgebrochen. Gezeigt werden %1 von %2 Wiederholungen.</translation>
    </message>
    <message>
        <source>Waking a thread takes as long as such a short run. Try depth 8 or 9 to see what more workers gain.</source>
        <translation>Einen Thread zu wecken dauert so lange wie ein so kurzer Lauf. Erst Tiefe 8 oder 9 zeigt, was mehr Worker bringen.</translation>
    </message>
    <message>
        <source>After a measurement, this shows what the workers of the chosen row did.</source>
        <translation>Nach einer Messung siehst du hier, was die Worker der gewählten Zeile getan haben.</translation>
    </message>
    <message>
        <source>No tasks were recorded.</source>
        <translation>Es wurde keine Aufgabe aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1, workers: %2, run with the median time</source>
        <translation>%1, Worker: %2, der Lauf mit der Medianzeit</translation>
    </message>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Parallele Suche im vollen Baum</translation>
    </message>
    <message>
        <source>Share one tree among workers</source>
        <translation>Einen Baum auf Worker verteilen</translation>
    </message>
    <message>
        <source>Nothing is measured yet. Press Run.</source>
        <translation>Noch ist nichts gemessen. Drücke „Ausführen“.</translation>
    </message>
</context>
<context>
    <name>ParallelStrategy</name>
    <message>
        <source>There is no strategy %1. The strategies are %2.</source>
        <translation>Eine Strategie %1 gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>One worker searches the root moves one after another.</source>
        <translation>Ein Worker durchsucht die Wurzelzüge einen nach dem anderen.</translation>
    </message>
    <message>
        <source>Each root move is a task. All are evaluated before the best one is picked, as in the report&apos;s parList.</source>
        <translation>Jeder Wurzelzug ist eine Aufgabe. Erst werden alle bewertet, dann wird der beste gesucht, wie es parList im Bericht tut.</translation>
    </message>
    <message>
        <source>Each root move is a task. Each result is used as soon as it arrives, as in the report&apos;s parMap.</source>
        <translation>Jeder Wurzelzug ist eine Aufgabe. Jedes Ergebnis wird sofort verwendet, wie es parMap im Bericht tut.</translation>
    </message>
    <message>
        <source>Every position in the tree is a separate task. The report tried this first and gave it up: a task costs more than the work in it.</source>
        <translation>Jede Stellung des Baums ist eine eigene Aufgabe. Der Bericht versuchte das zuerst und gab es auf: Die Aufgaben kosten mehr, als in ihnen steckt.</translation>
    </message>
    <message>
        <source>Each reply to a root move is a task. With seven columns, that makes 49 tasks instead of 7. Two or more workers can share them more evenly.</source>
        <translation>Jede Antwort auf einen Wurzelzug ist eine Aufgabe. Bei sieben Spalten sind das 49 Aufgaben statt 7. Zwei oder mehr Worker können sie gleichmäßiger unter sich aufteilen.</translation>
    </message>
    <message>
        <source>Alpha-beta: each root move is a task. The best value so far prunes the tasks of all workers. It does not visit the whole tree.</source>
        <translation>Alpha-Beta: Jeder Wurzelzug ist eine Aufgabe, und der beste bisher gefundene Wert beschneidet die Aufgaben aller Worker. Der Baum wird nicht ganz besucht.</translation>
    </message>
</context>
<context>
    <name>ParallelStudy</name>
    <message>
        <source>The row for %1 with %2 workers is damaged.</source>
        <translation>Die Zeile von %1 mit %2 Workern ist beschädigt.</translation>
    </message>
    <message>
        <source>The settings of this measurement are damaged.</source>
        <translation>Die Einstellungen dieser Messung sind beschädigt.</translation>
    </message>
    <message>
        <source>This is not a measurement of the parallel study.</source>
        <translation>Das ist keine Messung der Parallel-Studie.</translation>
    </message>
    <message>
        <source>This measurement is damaged.</source>
        <translation>Diese Messung ist beschädigt.</translation>
    </message>
    <message>
        <source>The measurement cannot be saved in “%1”: %2.</source>
        <translation>Die Messung kann nicht in „%1“ gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: %2.</source>
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
        <source>No strategy is selected. Select at least one.</source>
        <translation>Keine Strategie gewählt. Wähle mindestens eine.</translation>
    </message>
    <message>
        <source>There is nothing to measure. At least one worker and one repetition are needed.</source>
        <translation>Es gibt nichts zu messen. Nötig sind mindestens ein Worker und eine Wiederholung.</translation>
    </message>
    <message>
        <source>The system gives %1 threads, but measuring up to %2 workers needs %3.</source>
        <translation>Das System stellt %1 Threads bereit, aber bis zu %2 Worker zu messen braucht %3.</translation>
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
        <source>the state of step %1 must be a whole number, 0 or more.</source>
        <translation>der Zustand von Schritt %1 ist keine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>This is not a path through a model: its &quot;format&quot; is not &quot;fourcast-path&quot;.</source>
        <translation>Das ist kein Pfad durch ein Modell: Sein &quot;format&quot; ist nicht &quot;fourcast-path&quot;.</translation>
    </message>
    <message>
        <source>This path file has another version. This program reads version %1.</source>
        <translation>Dieser Pfad stammt aus einer anderen Dateiversion. Dieses Programm liest Version %1.</translation>
    </message>
    <message>
        <source>The file does not name the path&apos;s model.</source>
        <translation>Die Datei sagt nicht, zu welchem Modell ihr Pfad gehört.</translation>
    </message>
    <message>
        <source>The file has no &quot;steps&quot; list.</source>
        <translation>Die Datei hat keine Liste &quot;steps&quot;.</translation>
    </message>
    <message>
        <source>step %1, “%2”, is not possible there; does the path belong to another model or other parameters?</source>
        <translation>Schritt %1, „%2“, ist dort nicht möglich; ist es ein Pfad eines anderen Modells oder mit anderen Parametern?</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Type a name with at least one letter.</source>
        <translation>Der Name braucht mindestens einen Buchstaben.</translation>
    </message>
    <message>
        <source>Use at most %1 letters for a name.</source>
        <translation>Ein Name darf höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain / \ | ; or @.</source>
        <translation>/ \ | ; und @ sind im Namen nicht erlaubt.</translation>
    </message>
    <message>
        <source>%1 is already on the list.</source>
        <translation>%1 steht schon auf der Liste.</translation>
    </message>
    <message>
        <source>%1 is an opponent&apos;s name. Choose another.</source>
        <translation>%1 heißt schon ein Gegner. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>The list is full. Remove a name first.</source>
        <translation>Die Liste ist voll. Entferne zuerst einen Namen.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Namen eingeben</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add this name to the list</source>
        <translation>Diesen Namen zur Liste hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Change the selected name to this one</source>
        <translation>Den gewählten Namen durch diesen ersetzen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the selected name and its scores</source>
        <translation>Den gewählten Namen und seine Punktestände entfernen</translation>
    </message>
    <message>
        <source>Scores move to the new name. Games already played keep the old one.</source>
        <translation>Punktestände ziehen zum neuen Namen um. Gespielte Partien behalten den alten.</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Your name:</source>
        <translation>Dein Name:</translation>
    </message>
    <message>
        <source>Save your score and games under this name</source>
        <translation>Speichert deinen Punktestand und deine Partien unter diesem Namen</translation>
    </message>
    <message>
        <source>Second player:</source>
        <translation>Zweiter Spieler:</translation>
    </message>
    <message>
        <source>The other player in games for two people</source>
        <translation>Der andere Spieler bei zwei Personen</translation>
    </message>
    <message>
        <source>Add, rename or remove names</source>
        <translation>Namen hinzufügen, umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Namen…</translation>
    </message>
    <message>
        <source>Add your name…</source>
        <translation>Namen hinzufügen…</translation>
    </message>
</context>
<context>
    <name>PerMoveChart</name>
    <message>
        <source>All series are hidden. Check one in the list to see it.</source>
        <translation>Alle Reihen sind ausgeblendet. Kreuze in der Liste eine an, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Open triangles at the lower edge mark zeros, which a logarithmic axis cannot show.</source>
        <translation>Offene Dreiecke am unteren Rand stehen für null. Eine logarithmische Achse kann das nicht zeigen.</translation>
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
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Press Left or Right to move between the engine&apos;s moves in the current game. Hold Shift to total several moves.</source>
        <translation>Mit Links und Rechts gehst du zu den Zügen der Engine in der laufenden Partie. Mit Umschalt zählst du Züge zusammen.</translation>
    </message>
    <message>
        <source>%1: the engines in the games shown do not report it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1: Die Engines der gezeigten Partien melden das nicht. %2</translation>
    </message>
    <message>
        <source>Hollow points were measured while a laboratory or another program was running.</source>
        <translation>Hohle Punkte wurden gemessen, während das Labor oder ein anderes Programm arbeitete.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of a search and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Game %1, %2, move %3 (%4): %5</source>
        <translation>Partie %1, %2, Halbzug %3 (%4): %5</translation>
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
        <source>Each step of the axis is ten times the one below it, so you can read large and small values in one chart.</source>
        <translation>Jede Stufe der Achse ist das Zehnfache der vorigen. So sind große und kleine Werte in einem Diagramm lesbar.</translation>
    </message>
    <message>
        <source>Series in the chart</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Disturbed: a laboratory or another program was running</source>
        <translation>Gestört: Das Labor oder ein anderes Programm war aktiv</translation>
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
        <translation>%1, Knotenzahlen schwanken: Analyse, Tipps und Auswertung nutzen dieselbe Tabelle</translation>
    </message>
    <message>
        <source>%1, node counts vary with several workers</source>
        <translation>%1, Knotenzahlen schwanken bei mehreren Workern</translation>
    </message>
</context>
<context>
    <name>PersonChoice</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Show this person&apos;s games</source>
        <translation>Partien dieser Person</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>It isn&apos;t a person&apos;s turn.</source>
        <translation>Hier ist keine Person am Zug.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Spalten und Reihen des Bretts</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Click a column to play</source>
        <translation>Zum Ziehen auf eine Spalte klicken</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Spalten eine nach der anderen, etwa 44536</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Aus der Partie</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Die Stellung vom Brett nehmen</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Brett:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Züge:</translation>
    </message>
</context>
<context>
    <name>PlayedBy</name>
    <message>
        <source>a version not recorded</source>
        <translation>eine nicht festgehaltene Version</translation>
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
        <translation>Person</translation>
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
        <source>Choose workers, seed and heuristic variant</source>
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
        <source>How many workers share the search</source>
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
        <source>Picks among equally good moves. Same seed, same moves.</source>
        <translation>Wählt unter gleich guten Zügen: gleicher Startwert, gleiche Züge</translation>
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
        <source>Take the fastest win and the slowest loss. When off, all wins are equal, as in the study.</source>
        <translation>Den schnellsten Sieg und die langsamste Niederlage nehmen. Ausgeschaltet sind alle Siege gleich, wie in der Studie</translation>
    </message>
    <message>
        <source>%1: prefer fast wins</source>
        <translation>%1: schnelle Siege bevorzugen</translation>
    </message>
    <message>
        <source>Choose the variant and values of the study&apos;s heuristic H1</source>
        <translation>Welche Lesart der Studien-Heuristik H1 gemeint ist und mit welchen Werten</translation>
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
        <source>A person using the mouse or keyboard</source>
        <translation>Eine Person mit Maus oder Tastatur</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>A depth is searched in full. Time and nodes allow deeper and deeper searches until they run out.</source>
        <translation>Eine Tiefe wird bis zum Ende durchsucht. Eine Zeit oder Knotenzahl wird durch immer tiefere Suchen verbraucht.</translation>
    </message>
    <message>
        <source>Time or nodes may run out before the best move is proved. Then the best so far is played.</source>
        <translation>Eine Zeit oder Knotenzahl reicht vielleicht nicht, um den besten Zug zu beweisen. Dann wird der bisher beste gespielt.</translation>
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
        <source>default size</source>
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
        <source>Memory for known positions, rounded down to a power of two</source>
        <translation>Für bereits Bekanntes. Genommen wird die nächstkleinere Zweierpotenz</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabelle:</translation>
    </message>
    <message>
        <source>Use the opening book</source>
        <translation>Mit dem Eröffnungsbuch</translation>
    </message>
    <message>
        <source>Look in Fourcast&apos;s own book before searching</source>
        <translation>Fragt vor der Suche das eigene Buch des Programms</translation>
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
        <translation>Person</translation>
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
    <message>
        <source>no book</source>
        <translation>ohne Buch</translation>
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
        <source>%n more not shown</source>
        <translation>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>thin line: few games reach this move</source>
        <translation>dünn: nur wenige Partien erreichen den Zug</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Zeit (ms)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
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
        <source>Few games reach this move. The mean describes these games, not the engine&apos;s usual course.</source>
        <translation>Nur wenige Partien erreichen ihn. Das Mittel gilt für diese Partien, nicht für den Verlauf der Engine.</translation>
    </message>
    <message>
        <source>The curves appear with the first games.</source>
        <translation>Die Kurven erscheinen mit den ersten Partien.</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Halbzug %1: %2 Knoten</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Halbzug %1: %2 ms</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Halbzug</translation>
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
    <name>PointOfView</name>
    <message>
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>„%1“ gibt es hier nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>Values as MAX sees them.</source>
        <translation>Werte aus Sicht von MAX.</translation>
    </message>
    <message>
        <source>Values as the side to move sees them.</source>
        <translation>Werte aus Sicht der Seite am Zug.</translation>
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
        <source>Type moves (44536 or d1 d2 e1) or a link. Press Enter to start a game from them.</source>
        <translation>Züge wie 44536 oder d1 d2 e1 oder ein Link dazu. Enter beginnt damit eine Partie</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>leeres Brett</translation>
    </message>
    <message>
        <source>Reason the text was refused</source>
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
        <source>“%1” is not a link to a position.</source>
        <translation>„%1“ ist kein Link zu einer Stellung.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: it is too long.</source>
        <translation>Der Link „%1“ zeigt keine Stellung: Er ist zu lang.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: %2.</source>
        <translation>Der Link „%1“ zeigt keine Stellung: %2.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 counts a branch that alpha-beta leaves out here.</source>
        <translation>%1 zählt einen Zweig mit, den Alpha-Beta hier auslässt.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value. %1 is the smallest.</source>
        <translation>Hier zieht MAX und nimmt den größten Wert. %1 ist der kleinste.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value. %1 is the largest.</source>
        <translation>Hier zieht MIN und nimmt den kleinsten Wert. %1 ist der größte.</translation>
    </message>
    <message>
        <source>MAX moves here: take the largest value of the branches.</source>
        <translation>Hier zieht MAX: Nimm den größten Wert der Zweige.</translation>
    </message>
    <message>
        <source>MIN moves here: take the smallest value of the branches.</source>
        <translation>Hier zieht MIN: Nimm den kleinsten Wert der Zweige.</translation>
    </message>
    <message>
        <source>Right for the side to move here. As MAX sees it, the value is %1.</source>
        <translation>Richtig für die Seite, die hier am Zug ist. Aus Sicht von MAX ist der Wert %1.</translation>
    </message>
    <message>
        <source>Right: that is the end of the window. Fail-soft returns %1.</source>
        <translation>Richtig: Das ist das Ende des Fensters. Mit Fail-soft geht %1 nach oben.</translation>
    </message>
    <message>
        <source>%1 is right. %2</source>
        <translation>%1 ist richtig. %2</translation>
    </message>
    <message>
        <source>%1 is right: the largest value here.</source>
        <translation>%1 ist richtig: der größte Wert hier.</translation>
    </message>
    <message>
        <source>%1 is right: the smallest value here.</source>
        <translation>%1 ist richtig: der kleinste Wert hier.</translation>
    </message>
    <message>
        <source>Minimax searches every branch.</source>
        <translation>Minimax sieht jeden Zweig an.</translation>
    </message>
    <message>
        <source>The first branch of a node is always searched: nothing is known of it yet.</source>
        <translation>Der erste Zweig eines Knotens wird immer angesehen: Vom Knoten weiß man noch nichts.</translation>
    </message>
    <message>
        <source>MAX has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MAX hat bisher %1. Von oben kommt keine Grenze, also muss dieser Zweig angesehen werden.</translation>
    </message>
    <message>
        <source>MAX has %1 so far, less than beta %2: this branch must be searched.</source>
        <translation>MAX hat bisher %1, weniger als Beta %2: Dieser Zweig muss angesehen werden.</translation>
    </message>
    <message>
        <source>MIN has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MIN hat bisher %1. Von oben kommt keine Grenze, also muss dieser Zweig angesehen werden.</translation>
    </message>
    <message>
        <source>MIN has %1 so far, more than alpha %2: this branch must be searched.</source>
        <translation>MIN hat bisher %1, mehr als Alpha %2: Dieser Zweig muss angesehen werden.</translation>
    </message>
    <message>
        <source>Beta is %1 here, and this node can only get larger: the rest is left out.</source>
        <translation>Beta ist hier %1, und dieser Knoten kann nur noch größer werden: Der Rest wird ausgelassen.</translation>
    </message>
    <message>
        <source>Alpha is %1 here, and this node can only get smaller: the rest is left out.</source>
        <translation>Alpha ist hier %1, und dieser Knoten kann nur noch kleiner werden: Der Rest wird ausgelassen.</translation>
    </message>
    <message>
        <source>This node still needs a value.</source>
        <translation>Dieser Knoten braucht noch einen Wert.</translation>
    </message>
    <message>
        <source>Alpha-beta never comes here: no value is needed.</source>
        <translation>Hierher kommt Alpha-Beta nie: Ein Wert ist nicht nötig.</translation>
    </message>
    <message>
        <source>This lies below a branch that is left out.</source>
        <translation>Das liegt unter einem Zweig, der ausgelassen wird.</translation>
    </message>
</context>
<context>
    <name>PracticeCanvas</name>
    <message>
        <source>Tree to fill in</source>
        <translation>Baum zum Ausfüllen</translation>
    </message>
    <message>
        <source>Type the value of each node: Tab goes to the next one, Enter checks it. Press Space, or click a branch, to leave the branch out. The arrow keys go everywhere. Zoom with the wheel, and drag to pan.</source>
        <translation>Gib den Wert jedes Knotens ein: Tab geht zum nächsten, Enter prüft ihn. Die Leertaste oder ein Klick auf einen Zweig lässt ihn aus. Die Pfeiltasten führen überallhin. Das Mausrad vergrößert und verkleinert, Ziehen verschiebt.</translation>
    </message>
    <message>
        <source>&amp;Leave this branch out</source>
        <translation>Diesen Zweig &amp;auslassen</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wert %1</translation>
    </message>
</context>
<context>
    <name>PracticeForm</name>
    <message>
        <source>Tree:</source>
        <translation>Baum:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Tiefe:</translation>
    </message>
    <message>
        <source>Branches:</source>
        <translation>Zweige:</translation>
    </message>
    <message>
        <source>Root:</source>
        <translation>Wurzel:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Suche:</translation>
    </message>
    <message>
        <source>Number of the tree</source>
        <translation>Nummer des Baums</translation>
    </message>
    <message>
        <source>The same number and size give the same tree, on any computer</source>
        <translation>Dieselbe Nummer und Größe ergeben denselben Baum, auf jedem Rechner</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Moves from the root to a leaf</source>
        <translation>Züge von der Wurzel bis zu einem Blatt</translation>
    </message>
    <message>
        <source>Branches of a node</source>
        <translation>Zweige eines Knotens</translation>
    </message>
    <message>
        <source>Branches of each node. With more of them, the tree cannot be as deep.</source>
        <translation>Zweige an jedem Knoten. Sind es mehr, kann der Baum nicht so tief sein.</translation>
    </message>
    <message>
        <source>Uneven</source>
        <translation>Ungleichmäßig</translation>
    </message>
    <message>
        <source>Give some nodes fewer branches, and end some branches early</source>
        <translation>Manche Knoten haben weniger Zweige, und manche Zweige enden früh</translation>
    </message>
    <message>
        <source>Who moves at the root</source>
        <translation>Wer an der Wurzel zieht</translation>
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
        <translation>Suche</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter.</source>
        <translation>Minimax sieht jeden Zweig an. Alpha-Beta lässt Zweige aus, die nichts ändern können.</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>minimax</source>
        <translation>Minimax</translation>
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
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlend</translation>
    </message>
    <message>
        <source>%1, root</source>
        <translation>%1, Wurzel</translation>
    </message>
    <message>
        <source>%1, branch %2</source>
        <translation>%1, Zweig %2</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
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
        <translation>%1: Wert %2</translation>
    </message>
    <message>
        <source>%1: no value yet</source>
        <translation>%1: noch kein Wert</translation>
    </message>
    <message>
        <source>Branch %1, left out</source>
        <translation>Zweig %1, ausgelassen</translation>
    </message>
    <message>
        <source>Branch %1, searched</source>
        <translation>Zweig %1, angesehen</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Key to shapes and signs</source>
        <translation>Was Formen und Zeichen bedeuten</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Nächster Baum</translation>
    </message>
    <message>
        <source>Go to the tree with the next number</source>
        <translation>Zum Baum mit der nächsten Nummer gehen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Mark all values and cuts</source>
        <translation>Alle Werte und Schnitte prüfen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Show the solution. This tree then does not count as solved.</source>
        <translation>Die Lösung zeigen. Der Baum zählt dann nicht als gelöst.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Delete all answers in this tree</source>
        <translation>Alle Antworten in diesem Baum löschen</translation>
    </message>
    <message>
        <source>Mark at once</source>
        <translation>Sofort prüfen</translation>
    </message>
    <message>
        <source>Mark each value when you press Enter, and each cut when you make it</source>
        <translation>Jeden Wert prüfen, wenn du Enter drückst, und jeden Schnitt, sobald du ihn machst</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Den ganzen Baum zeigen</translation>
    </message>
    <message>
        <source>%1 Something is still open in this tree: press Check to see what.</source>
        <translation>%1 In diesem Baum ist noch etwas offen: „Prüfen“ zeigt, was.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 missing. The first: %4</source>
        <translation>Richtig %1, falsch %2, fehlend %3. Zuerst: %4</translation>
    </message>
    <message>
        <source>The root is worth %1. Nothing is left out in this tree.</source>
        <translation>Die Wurzel ist %1 wert. In diesem Baum wird nichts ausgelassen.</translation>
    </message>
    <message>
        <source>The root is worth %1. %2</source>
        <translation>Die Wurzel ist %1 wert. %2</translation>
    </message>
    <message>
        <source>All answers are deleted.</source>
        <translation>Alle Antworten sind gelöscht.</translation>
    </message>
    <message>
        <source>This is the solution. Choose Next tree to go on.</source>
        <translation>Das ist die Lösung. Mit „Nächster Baum“ geht es weiter.</translation>
    </message>
    <message>
        <source>Solved without a mistake. Choose Next tree to go on.</source>
        <translation>Ohne Fehler gelöst. Mit „Nächster Baum“ geht es weiter.</translation>
    </message>
    <message>
        <source>Solved. Choose Next tree to go on.</source>
        <translation>Gelöst. Mit „Nächster Baum“ geht es weiter.</translation>
    </message>
    <message>
        <source>Without a mistake: %1 of %2 trees</source>
        <comment>trees that are finished</comment>
        <translation>Ohne Fehler: %1 von %2 Bäumen</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next. Click each branch that alpha-beta leaves out.</source>
        <translation>Gib einen Wert aus Sicht von MAX ein. Enter geht zum nächsten. Klick auf jeden Zweig, den Alpha-Beta auslässt.</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next.</source>
        <translation>Gib einen Wert aus Sicht von MAX ein. Enter geht zum nächsten.</translation>
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
        <translation>„%1“ ist eine Funktion und braucht Klammern mit ihren Argumenten</translation>
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
        <source>&apos;count&apos; is for vectors and queues, which are not part of this language</source>
        <translation>Vektoren und Warteschlangen, um die es bei „count“ geht, gehören nicht zu dieser Sprache</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>es gibt keine Funktion „%1“</translation>
    </message>
    <message>
        <source>%1 is needed here, not %2</source>
        <translation>hier gehört %1 hin, nicht %2</translation>
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
        <source>the first row of the function has %n arguments, but this one has %1</source>
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
        <source>this range is too large; the largest number in a range is %1</source>
        <translation>dieser Bereich ist zu groß; %1 ist die größte Zahl darin</translation>
    </message>
    <message>
        <source>there is no type &apos;%1&apos;</source>
        <translation>es gibt keinen Typ „%1“</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>hier muss eine ganze Zahl stehen, nicht %1</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; has no row for %2</source>
        <translation>die Funktion „%1“ sagt nichts über %2</translation>
    </message>
    <message numerus="yes">
        <source>an expression can have at most %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>ein Ausdruck kann höchstens %n Operator hintereinander haben; nimm Konstanten für seine Teile</numerusform>
            <numerusform>ein Ausdruck kann höchstens %n Operatoren hintereinander haben; nimm Konstanten für seine Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>an expression (a number, a name, a function, ...)</source>
        <translation>ein Ausdruck (eine Zahl, ein Name, eine Funktion, ...)</translation>
    </message>
    <message>
        <source>a number can have at most 18 digits</source>
        <translation>eine Zahl kann höchstens 18 Ziffern haben</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>queues are not part of this language; use a range, Bool or names</source>
        <translation>Warteschlangen gehören nicht zu dieser Sprache; nimm einen Bereich, Bool oder Namen</translation>
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
        <translation>„init“ fehlt: Es sagt, mit welchem Prozess und welchen Werten das Modell beginnt, wie in init X[0]</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>dem Ziel</translation>
    </message>
    <message>
        <source>there are no global variables in this language: make it a parameter of the process</source>
        <translation>globale Variablen gibt es in dieser Sprache nicht: Mach einen Parameter des Prozesses daraus</translation>
    </message>
    <message>
        <source>states have no rewards in this language: give the reward to an action, as in step @ 1 . X[]</source>
        <translation>Zustände haben in dieser Sprache keine Belohnungen: Gib die Belohnung einer Aktion, wie in step @ 1 . X[]</translation>
    </message>
    <message>
        <source>a goal is an action in this language: let the process do an action where the condition holds, and write reach and its name</source>
        <translation>was erreicht werden soll, ist in dieser Sprache eine Aktion: Lass den Prozess eine ausführen, wo die Bedingung gilt, und schreib reach und ihren Namen</translation>
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
        <source>an until can name at most 400 actions</source>
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
        <translation>diese Wahrscheinlichkeiten ergeben zusammen %1 statt genau 1</translation>
    </message>
    <message>
        <source>over all values of &apos;%1&apos; this sums to %2; it must sum to 1 exactly</source>
        <translation>über alle Werte von „%1“ ergibt das zusammen %2 statt genau 1</translation>
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
        <source>%1 has no values, so a parameter can&apos;t have this type</source>
        <translation>%1 hat keine Werte, ein Parameter kann also keinen haben</translation>
    </message>
    <message>
        <source>there is no process &apos;%1&apos;</source>
        <translation>es gibt keinen Prozess „%1“</translation>
    </message>
    <message>
        <source>each value is tried here, and %1 has too many; a range such as {1..6} is needed</source>
        <translation>hier wird jeder Wert ausprobiert, und %1 hat zu viele; gebraucht wird ein Bereich wie {1..6}</translation>
    </message>
    <message>
        <source>%1 has no parameters: write %1[]</source>
        <translation>%1 hat keine Parameter: Schreib %1[]</translation>
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
        <source>&apos;%1&apos; needs a value for its parameter &apos;%2&apos;: there is no value of that name here to keep</source>
        <translation>„%1“ braucht einen Wert für seinen Parameter „%2“: Hier gibt es keinen gleichnamigen, den er behalten könnte</translation>
    </message>
    <message>
        <source>tau is not a visible action, so it has no arguments</source>
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
        <source>&apos;%1&apos; calls itself here without an action: write one and a &apos;.&apos; before it, as in step.%1[...]</source>
        <translation>„%1“ kommt hier ohne eine Aktion auf sich selbst zurück: Schreib eine Aktion und einen „.“ davor, wie in step.%1[...]</translation>
    </message>
    <message>
        <source>chance decides after an action: write one and a &apos;.&apos; before psum, as in roll.psum(...)</source>
        <translation>der Zufall entscheidet erst nach einer Aktion: Schreib eine Aktion und einen „.“ vor psum, wie in roll.psum(...)</translation>
    </message>
    <message>
        <source>rates are not part of this language, which has no time: write an action and psum with probabilities instead</source>
        <translation>Raten gehören nicht zu dieser Sprache, denn sie kennt keine Zeit: Schreib stattdessen eine Aktion und psum mit Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; belongs in init or beside it, not in a process</source>
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
        <source>an action&apos;s name can&apos;t end in &apos;%1&apos; in this language</source>
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
        <translation>kein Prozess führt „%1“ aus</translation>
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
        <source>The branch will be searched</source>
        <translation>Der Zweig wird angesehen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>The branch will be pruned</source>
        <translation>Der Zweig wird ausgelassen</translation>
    </message>
    <message>
        <source>The value returned</source>
        <translation>Der Wert, der nach oben geht</translation>
    </message>
    <message>
        <source>From the view of the side to move at this node. Press Enter to answer.</source>
        <translation>Aus Sicht der Seite, die am Knoten am Zug ist. Enter antwortet</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answer with this value</source>
        <translation>Das ist der Wert, der nach oben geht</translation>
    </message>
    <message>
        <source>Just show</source>
        <translation>Nur zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned or a branch is pruned.</source>
        <translation>Geh weiter: Vor jedem Wert, der nach oben geht, und vor jedem ausgelassenen Zweig kommt eine Frage.</translation>
    </message>
    <message>
        <source>✓ Correct: %1. %2</source>
        <translation>✓ Richtig: %1. %2</translation>
    </message>
    <message>
        <source>✗ Wrong: the answer is %1. %2</source>
        <translation>✗ Falsch: Richtig ist %1. %2</translation>
    </message>
    <message>
        <source>Not answered: the answer is %1. %2</source>
        <translation>Nicht beantwortet: Richtig ist %1. %2</translation>
    </message>
    <message>
        <source>There are no more questions.</source>
        <translation>Keine weiteren Fragen.</translation>
    </message>
    <message>
        <source>MAX wins</source>
        <translation>MAX gewinnt</translation>
    </message>
    <message>
        <source>MAX wins, however long it takes</source>
        <translation>MAX gewinnt, egal wie lange es dauert</translation>
    </message>
    <message>
        <source>MIN wins</source>
        <translation>MIN gewinnt</translation>
    </message>
    <message>
        <source>MIN wins, however long it takes</source>
        <translation>MIN gewinnt, egal wie lange es dauert</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <translation>Ja (Y)</translation>
    </message>
    <message>
        <source>No (X)</source>
        <translation>Nein (X)</translation>
    </message>
    <message>
        <source>Just show (↓)</source>
        <translation>Nur zeigen (↓)</translation>
    </message>
    <message>
        <source>Type a number first, or choose “Just show”.</source>
        <translation>Gib zuerst eine Zahl ein oder wähle „Nur zeigen“.</translation>
    </message>
    <message>
        <source>✓ Yes. %1 %2</source>
        <translation>✓ Stimmt. %1 %2</translation>
    </message>
    <message>
        <source>Show the answer. The question counts as skipped.</source>
        <translation>Die Antwort zeigen. Die Frage zählt als übersprungen.</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned.</source>
        <translation>Geh weiter: Vor jedem Wert, der nach oben geht, kommt eine Frage.</translation>
    </message>
    <message>
        <source>✓ %1 right, ✗ %2 wrong, ○ %3 skipped</source>
        <translation>✓ %1 richtig, ✗ %2 falsch, ○ %3 übersprungen</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>What value does this node return?</source>
        <translation>Was geht hier nach oben?</translation>
    </message>
    <message>
        <source>Will branch %1 be searched?</source>
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
        <source>Move %1 is the best.</source>
        <translation>Der beste der Züge ist Zug %1.</translation>
    </message>
    <message>
        <source>There is no beta here yet: any move may still be better.</source>
        <translation>Hier gibt es noch kein Beta: Jeder Zug kann noch besser sein.</translation>
    </message>
    <message>
        <source>Alpha %1 is less than beta %2: a better move may still count.</source>
        <translation>Alpha %1 ist kleiner als Beta %2: Ein besserer Zug kann noch zählen.</translation>
    </message>
    <message>
        <source>No move is better for MIN than beta %1.</source>
        <translation>Kein Zug ist für MIN besser als Beta %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches alpha %2.</source>
        <translation>Zug %1 genügt: Er erreicht Alpha %2.</translation>
    </message>
    <message>
        <source>What value does this node return, as MAX sees it?</source>
        <translation>Was geht hier nach oben, aus Sicht von MAX?</translation>
    </message>
    <message>
        <source>What value does this node return, as MIN sees it?</source>
        <translation>Was geht hier nach oben, aus Sicht von MIN?</translation>
    </message>
    <message>
        <source>There is no alpha here yet: any move may still be better.</source>
        <translation>Hier gibt es noch kein Alpha: Jeder Zug kann noch besser sein.</translation>
    </message>
    <message>
        <source>MIN itself would write %1.</source>
        <translation>MIN selbst würde %1 schreiben.</translation>
    </message>
    <message>
        <source>That is how MIN itself writes it. MAX writes %1.</source>
        <translation>So schreibt es MIN selbst. MAX schreibt %1.</translation>
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
        <source>Choose your opponent, its strength and who starts</source>
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
        <source>Same as system</source>
        <translation>Wie im System</translation>
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
        <translation>Farbenblind-sicher</translation>
    </message>
    <message>
        <source>Classic red and yellow</source>
        <translation>Klassisch rot und gelb</translation>
    </message>
    <message>
        <source>High contrast (including the window)</source>
        <translation>Hoher Kontrast (auch im Fenster)</translation>
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
        <translation>Spaltenbuchstaben und Reihennummern</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
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
        <translation>J&amp;ede Partie unter „Meine Partien“ speichern</translation>
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
        <translation>Schnellere Engines warten so lange, damit du der Partie folgen kannst</translation>
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
        <source>Two opponents play while nobody uses the program</source>
        <translation>Zwei Gegner spielen, solange niemand etwas tut</translation>
    </message>
    <message>
        <source>First where to look, then the column, then the next moves</source>
        <translation>Erst zeigt er, wohin du schauen solltest, dann die Spalte, dann die Folgezüge</translation>
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
        <translation>Das Brett von der anderen Seite zeigen</translation>
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
        <source>After a crash, your game is back the next time you start</source>
        <translation>Bei einem Absturz geht nichts verloren: Beim nächsten Start ist die Partie wieder da</translation>
    </message>
    <message>
        <source>Kept on this computer only. You never have to save a game.</source>
        <translation>Bleibt auf diesem Rechner. Du musst nie selbst eine Partie speichern.</translation>
    </message>
    <message>
        <source>Ask before closing an &amp;unsaved game</source>
        <translation>Vor dem Schließen &amp;ungespeicherter Partien fragen</translation>
    </message>
    <message>
        <source>Before you start a new game, open a file or quit</source>
        <translation>Vor einer neuen Partie, einer anderen Datei oder dem Beenden</translation>
    </message>
    <message>
        <source>Without the exact solver, hints come from this engine. It tries to search deeper than your opponent.</source>
        <translation>Ohne den exakten Solver kommen die Tipps von dieser Engine. Sie versucht, tiefer zu suchen als dein Gegner.</translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
        <source>Right, Page Down, Space</source>
        <translation>Rechts, Bild ab, Leertaste</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Blank the students&apos; screen, so they look at you</source>
        <translation>Nichts auf dem Bildschirm der Klasse, damit alle zu dir schauen</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B, Punkt</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Dunkel oder hell</translation>
    </message>
    <message>
        <source>Use light text on black for a dark room, or black on white</source>
        <translation>Helle Schrift auf Schwarz für dunkle Räume oder schwarze auf Weiß</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Beenden</translation>
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
        <translation>Die Einstellungen dieser Seite ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück zur vorigen Ansicht</translation>
    </message>
    <message>
        <source>Scroll back in this step, then go to the previous step. In a tree, Up goes back one event.</source>
        <translation>In diesem Schritt zurückblättern, dann zum vorigen Schritt gehen. In einem Baum geht die Taste Oben ein Ereignis zurück.</translation>
    </message>
    <message>
        <source>Show the answer to an open question, scroll down in this step, then go to the next step. In a tree, Down goes forward one event.</source>
        <translation>Erst die Antwort auf eine offene Frage, dann der Rest dieses Schritts, dann der nächste. In einem Baum geht die Taste Unten ein Ereignis vor.</translation>
    </message>
    <message>
        <source>Settings (C)</source>
        <translation>Einstellungen (C)</translation>
    </message>
    <message>
        <source>Page Down: next · Page Up: back · ↓ ↑: through a tree · B: blank · I: dark or light · S: spotlight · C: settings of a page · Esc: leave</source>
        <translation>Bild ab: weiter · Bild auf: zurück · ↓ ↑: durch einen Baum · B: leer · I: dunkel oder hell · S: Lichtkegel · C: Einstellungen einer Seite · Esc: beenden</translation>
    </message>
</context>
<context>
    <name>PrismFile</name>
    <message>
        <source>Exported to PRISM, this model has more than %1 commands. Reduce it first, or choose smaller types for its sums.</source>
        <translation>Für PRISM ausgeschrieben hat dieses Modell mehr als %1 Befehle. Reduziere es zuerst oder wähle kleinere Typen für seine Summen.</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A multi-action of %1 actions has too many parts</source>
        <translation>Eine Multiaktion aus %1 Aktionen hat zu viele Teile</translation>
    </message>
    <message>
        <source>allow lists too many multi-actions</source>
        <translation>allow nennt zu viele Aktionen, die zusammen geschehen</translation>
    </message>
    <message>
        <source>this process grows without end, or has more than %L1 states on its own</source>
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
        <source>&apos;%1&apos; communicates in two ways; only one is allowed</source>
        <translation>„%1“ kommuniziert auf zwei Weisen; es lässt sich nicht sagen, welche gilt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is both the result of a communication and part of one; give it another name</source>
        <translation>„%1“ ist das Ergebnis einer Kommunikation und kommuniziert selbst; gib ihm einen anderen Namen</translation>
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
        <source>&apos;||&apos; can only be used in &apos;init&apos;, inside allow, comm, hide, block and rename</source>
        <translation>„||“ kann nur in „init“ stehen, und darum nichts als allow, comm, hide, block und rename</translation>
    </message>
    <message>
        <source>allow, comm, hide, block and rename can only be used in &apos;init&apos;, around all of it</source>
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
        <translation>der Parameter „%1“ des Prozesses „%2“ hat hier keinen Wert; schreib %1 = ...</translation>
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
        <source>processes call one another too deeply before an action happens</source>
        <translation>Prozesse rufen einander zu tief auf, bevor eine Aktion geschieht</translation>
    </message>
    <message>
        <source>In one state the processes can combine their steps in too many ways. An allow with few multi-actions limits that</source>
        <translation>In einem Zustand können die Prozesse zu viel zugleich ausführen; ein allow mit wenigen gemeinsamen Aktionen begrenzt das</translation>
    </message>
    <message>
        <source>nothing determines &apos;%1&apos; in this sum: a condition must bound it, or allow must exclude the action that does not communicate</source>
        <translation>nichts legt fest, was „%1“ in dieser Summe ist: Eine Bedingung muss es begrenzen, oder allow muss die Aktion weglassen, die nicht kommuniziert</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language</source>
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
        <translation>dies geschieht nie, weil kein Prozess „%1“ ausführt</translation>
    </message>
    <message>
        <source>this never happens, as one process alone does all of these actions</source>
        <translation>dies geschieht nie, weil ein einziger Prozess all diese Aktionen ausführt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens, as allow lists neither it nor anything it communicates to</source>
        <translation>„%1“ geschieht nie, weil allow weder sie nennt noch etwas, wozu sie kommuniziert</translation>
    </message>
    <message>
        <source>the process ends here, which is a step &apos;Terminate&apos; in mCRL2; write &apos;. delta&apos; if it just has nothing more to do</source>
        <translation>der Prozess endet hier, was in mCRL2 ein Schritt „Terminate“ ist; schreib „. delta“, wenn er bloß nichts mehr zu tun hat</translation>
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
        <translation>„init“ fehlt: Es sagt, mit welchem Prozess das Modell beginnt</translation>
    </message>
    <message>
        <source>&apos;sum %1: %2&apos; has infinitely many values to try; a condition must bound it, as in sum %1: %2. (%3) -&gt; ..., or a communicating action must have %1 alone as an argument</source>
        <translation>für „sum %1: %2“ gibt es endlos viele Werte; eine Bedingung muss sie begrenzen, wie in sum %1: %2. (%3) -&gt; ..., oder eine Aktion, die kommuniziert, muss %1 allein als Argument haben</translation>
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
        <source>Line %1 of the samples is &quot;%2&quot;, but must be an address in hexadecimal digits.</source>
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
        <source>Progress of the check</source>
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
        <source>Check the selected formula</source>
        <translation>Die gewählte Formel prüfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop the check and keep the results so far</source>
        <translation>Die Prüfung stoppen. Was bisher bekannt ist, bleibt</translation>
    </message>
    <message>
        <source>Your own formula</source>
        <translation>Eine eigene Formel</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
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
        <source>%1: %2 pairs of subformula and state examined, %3 of them open; %4 MiB</source>
        <translation>%1: %2 Paare aus Teilformel und Zustand geprüft, %3 davon offen; %4 MiB</translation>
    </message>
    <message>
        <source>▲ error</source>
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
        <source>Start your own formula from this text</source>
        <translation>Mit diesem Text eine eigene Formel beginnen</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Pfad zeigen</translation>
    </message>
    <message>
        <source>Show the path for this verdict in the System picture</source>
        <translation>Die Schritte, die es zeigen, im gezeichneten System</translation>
    </message>
    <message>
        <source>Colour the system</source>
        <translation>System einfärben</translation>
    </message>
    <message>
        <source>Show where the formula holds and fails in the System picture</source>
        <translation>Wo sie gilt und wo nicht, im gezeichneten System</translation>
    </message>
    <message>
        <source>Play the formula…</source>
        <translation>Formel spielen…</translation>
    </message>
    <message>
        <source>Play the formula as a game: you take one side, the program the other</source>
        <translation>Die Formel als Spiel: Du spielst eine Seite, das Programm die andere</translation>
    </message>
    <message>
        <source>Press Run to explore the model first.</source>
        <translation>„Ausführen“ erkundet zuerst das Modell.</translation>
    </message>
    <message>
        <source>Only part of the system is known, and what holds there may fail elsewhere. Press Run to explore the whole system before checking.</source>
        <translation>Nur ein Teil des Systems ist bekannt. Was für einen Teil gilt, muss nicht für das Ganze gelten. Prüfen geht erst, wenn „Ausführen“ alles erkundet hat.</translation>
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
        <source>Choose a question about the model</source>
        <translation>Die Frage an das Modell</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Enter Pmin or Pmax for a probability, Rmin or Rmax for an expected reward. Then name the goal, such as broke(1) or until [bet U broke]. Without a goal, the one in the model&apos;s text is used. Rmax{bet} counts bets.</source>
        <translation>Pmin oder Pmax für eine Wahrscheinlichkeit, Rmin oder Rmax für eine erwartete Belohnung, danach das Ziel, etwa broke(1) oder until [bet U broke]. Ohne Angabe gilt, was im Text des Modells steht. Rmax{bet} zählt Wetten.</translation>
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
        <source>Largest relative gap allowed between the lower and the upper bound</source>
        <translation>Um welchen Anteil ihrer selbst die obere Schranke über der unteren liegen darf</translation>
    </message>
    <message>
        <source>Calculate in fractions, without rounding. For small models</source>
        <translation>Rechnet in Brüchen ganz ohne Rundung, für kleine Modelle</translation>
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
        <source>Enter a property</source>
        <translation>Eine selbst geschriebene Eigenschaft</translation>
    </message>
    <message>
        <source>Property:</source>
        <translation>Eigenschaft:</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle Fragen</translation>
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
        <translation>gleichzeitig lief etwas anderes</translation>
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
        <source>the times of %1 of %2 games, by other work in the program</source>
        <translation>die Zeiten von %1 von %2 Partien, durch andere Arbeit des Programms</translation>
    </message>
    <message>
        <source>%1 (fitted to the rounds)</source>
        <comment>bounds of a test</comment>
        <translation>%1 (an die Runden angepasst)</translation>
    </message>
    <message>
        <source>%1; a decided test ends its pairing</source>
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
        <source>one per depth</source>
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
        <source>Fairness is written as WF_vars(board, player, ...), which is not an expression: WF takes one action. The row used there is not bound anywhere.</source>
        <translation>Die Fairness steht als WF_vars(board, player, ...) da. Das ist kein Ausdruck: WF nimmt eine Aktion. Das row an dieser Stelle ist nirgends gebunden.</translation>
    </message>
    <message>
        <source>vars and Move are used before they are defined.</source>
        <translation>vars und Move werden benutzt, bevor sie definiert sind.</translation>
    </message>
    <message>
        <source>The configuration checks the invariant TypeOK, which does not exist. Neither does CorrectWinner, which is left in a comment.</source>
        <translation>Die Konfiguration prüft die Invariante TypeOK, die es nicht gibt, ebenso wenig wie CorrectWinner, die in einem Kommentar stehen blieb.</translation>
    </message>
    <message>
        <source>HasWinningLine reads squares outside the board, so TLC stops at the first move. All four directions need a lower and an upper bound.</source>
        <translation>HasWinningLine betrachtet Felder außerhalb des Bretts, und TLC endet schon beim ersten Zug. Alle vier Richtungen brauchen eine Grenze nach unten und eine nach oben.</translation>
    </message>
    <message>
        <source>Spec leaves out fairness, so nobody ever has to move again. Termination fails by standing still, after four moves in the first counterexample.</source>
        <translation>Spec lässt die Fairness weg: Niemand muss je wieder ziehen. Termination scheitert am Stillstand, im ersten Gegenbeispiel nach vier Zügen.</translation>
    </message>
    <message>
        <source>In Termination, &lt;&gt; binds tighter than \/, so the second half applies only to the empty board. A draw also sets no winner. With the earlier errors fixed, a drawn 3 by 3 board is the counterexample. The intended formula is &lt;&gt;(winner # &quot;none&quot; \/ full).</source>
        <translation>In Termination bindet &lt;&gt; stärker als \/, daher gilt die zweite Hälfte nur für das leere Brett; und ein Remis setzt keinen winner. Ist alles davor behoben, ist ein volles Brett von 3 mal 3 Feldern mit Remis das Gegenbeispiel. Gemeint ist &lt;&gt;(winner # &quot;none&quot; \/ full).</translation>
    </message>
    <message>
        <source>TLC sees a finished game as a deadlock, unless it is told to ignore deadlocks or the end may repeat.</source>
        <translation>Eine beendete Partie ist für TLC ein Deadlock. Es sei denn, man schaltet die Suche danach ab oder lässt das Ende sich wiederholen.</translation>
    </message>
    <message>
        <source>Move quantifies over rows, although a column has only one possible row. TLC generates the same state several times: 3,218 instead of 1,934 on a 3 by 3 board.</source>
        <translation>Move fragt nach irgendeiner Reihe, obwohl es je Spalte nur eine gibt. TLC erzeugt denselben Zustand mehrmals, 3.218 statt 1.934 bei 3 mal 3 Feldern.</translation>
    </message>
    <message>
        <source>Board, FiniteSets and Sequences are never used, and the assumptions on the sizes allow 0.</source>
        <translation>Board, FiniteSets und Sequences werden nie benutzt, und die Annahmen über die Größen erlauben 0.</translation>
    </message>
    <message>
        <source>TLC cannot check a published TLA+ specification of the game as it stands. These are its errors, found by running TLC and fixing them one by one. Connect4.tla, which you can save here, is a different specification without them.</source>
        <translation>Eine veröffentlichte Spezifikation des Spiels in TLA+ kann TLC so nicht prüfen. Dies sind ihre Fehler, gefunden durch Ausführen von TLC und Beheben eines Fehlers nach dem anderen. Connect4.tla, hier zum Speichern, ist eine andere Spezifikation ohne diese Fehler.</translation>
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
        <source>Unknown quantity &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Es gibt keine Kennzahl „%1“; es gibt %2.</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>The best columns (worked out)</source>
        <translation>Die besten Spalten (berechnet)</translation>
    </message>
    <message>
        <source>Columns that keep the result (worked out)</source>
        <translation>Spalten, die das Ergebnis halten (berechnet)</translation>
    </message>
    <message>
        <source>Discs until the end (worked out)</source>
        <translation>Steine bis zum Ende (berechnet)</translation>
    </message>
    <message>
        <source>The tree&apos;s value (worked out)</source>
        <translation>Der Wert des Baums (berechnet)</translation>
    </message>
    <message>
        <source>Nodes searched (worked out)</source>
        <translation>Durchsuchte Knoten (berechnet)</translation>
    </message>
    <message>
        <source>Leaves evaluated (worked out)</source>
        <translation>Bewertete Blätter (berechnet)</translation>
    </message>
    <message>
        <source>Cuts (worked out)</source>
        <translation>Schnitte (berechnet)</translation>
    </message>
    <message>
        <source>The fewest leaves possible (worked out)</source>
        <translation>Kleinstmögliche Zahl der Blätter (berechnet)</translation>
    </message>
    <message>
        <source>Insert a question</source>
        <translation>Frage einfügen</translation>
    </message>
    <message>
        <source>How students answer</source>
        <translation>Wie Lernende antworten</translation>
    </message>
    <message>
        <source>One correct answer to choose</source>
        <translation>Eine richtige Antwort zum Auswählen</translation>
    </message>
    <message>
        <source>Several correct answers to choose</source>
        <translation>Mehrere richtige Antworten zum Auswählen</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A column on a board</source>
        <translation>Eine Spalte auf einem Brett</translation>
    </message>
    <message>
        <source>A text that the teacher reads</source>
        <translation>Ein Text, den die Lehrkraft liest</translation>
    </message>
    <message>
        <source>What you ask. Markdown is allowed.</source>
        <translation>Was du fragst. Markdown ist erlaubt.</translation>
    </message>
    <message>
        <source>Type the answer, or let the program work it out</source>
        <translation>Die Antwort eingeben oder vom Programm berechnen lassen</translation>
    </message>
    <message>
        <source>Put semicolons between several correct answers</source>
        <translation>Mehrere richtige Antworten mit Semikolons trennen</translation>
    </message>
    <message>
        <source>How far an answer may be from the correct one</source>
        <translation>Wie weit eine Antwort von der richtigen abweichen darf</translation>
    </message>
    <message>
        <source>One hint a line. Each says more than the one before.</source>
        <translation>Ein Tipp pro Zeile. Jeder verrät mehr als der vorige.</translation>
    </message>
    <message>
        <source>Students read this once the question is done</source>
        <translation>Das lesen Lernende, sobald die Frage erledigt ist</translation>
    </message>
    <message>
        <source>Letters, digits and hyphens. Answers are kept under this name.</source>
        <translation>Buchstaben, Ziffern und Bindestriche. Unter diesem Namen werden die Antworten gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Frage:</translation>
    </message>
    <message>
        <source>Answers:</source>
        <translation>Antworten:</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Stellung:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Baum:</translation>
    </message>
    <message>
        <source>&amp;Correct:</source>
        <translation>&amp;Richtig:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>A&amp;ntwort:</translation>
    </message>
    <message>
        <source>&amp;Tolerance:</source>
        <translation>&amp;Toleranz:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>T&amp;ipps:</translation>
    </message>
    <message>
        <source>&amp;Explanation:</source>
        <translation>&amp;Erklärung:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <source>The answer that I type</source>
        <translation>Die Antwort, die ich eingebe</translation>
    </message>
    <message>
        <source>Write the question.</source>
        <translation>Schreib die Frage.</translation>
    </message>
    <message>
        <source>Another question has this name. Choose a different one.</source>
        <translation>Eine andere Frage heißt schon so. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Type the correct answer, or let the program work it out.</source>
        <translation>Gib die richtige Antwort ein oder lass sie vom Programm berechnen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>The tolerance must be 0 or more.</source>
        <translation>Die Toleranz muss 0 oder mehr sein.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a column of this board.</source>
        <translation>„%1“ ist keine Spalte dieses Bretts.</translation>
    </message>
    <message>
        <source>Empty: the teacher looks at the results</source>
        <translation>Leer: Die Lehrkraft sieht sich die Ergebnisse an</translation>
    </message>
    <message>
        <source>Students choose one of your answers.</source>
        <translation>Lernende wählen eine deiner Antworten.</translation>
    </message>
    <message>
        <source>Students check every answer that is correct.</source>
        <translation>Lernende kreuzen jede richtige Antwort an.</translation>
    </message>
    <message>
        <source>Students type a number.</source>
        <translation>Lernende geben eine Zahl ein.</translation>
    </message>
    <message>
        <source>Students click a column.</source>
        <translation>Lernende klicken auf eine Spalte.</translation>
    </message>
    <message>
        <source>Students write in their own words.</source>
        <translation>Lernende schreiben in eigenen Worten.</translation>
    </message>
    <message>
        <source>A formula about a system</source>
        <translation>Eine Formel über ein System</translation>
    </message>
    <message>
        <source>Students write a formula. The program tests it in the system and in changed systems.</source>
        <translation>Lernende schreiben eine Formel. Das Programm prüft sie im System und in geänderten Systemen.</translation>
    </message>
    <message>
        <source>A path through a system or a tree</source>
        <translation>Ein Weg durch ein System oder einen Baum</translation>
    </message>
    <message>
        <source>Students find a path, step by step.</source>
        <translation>Lernende finden einen Weg, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>A result of a laboratory page</source>
        <translation>Ein Ergebnis von einer Seite des Labors</translation>
    </message>
    <message>
        <source>Students run a laboratory page and hand its result to the lesson.</source>
        <translation>Lernende führen eine Seite des Labors aus und übergeben der Lektion das Ergebnis.</translation>
    </message>
</context>
<context>
    <name>QuestionTrial</name>
    <message>
        <source>The correct answer is: %1</source>
        <translation>Die richtige Antwort ist: %1</translation>
    </message>
    <message>
        <source>The formula notices %1 of %2 changes.</source>
        <translation>Die Formel bemerkt %1 von %2 Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Work out the answer</source>
        <translation>Antwort bere&amp;chnen</translation>
    </message>
    <message>
        <source>Check the question as the lesson will check its answers</source>
        <translation>Die Frage so prüfen, wie die Lektion ihre Antworten prüft</translation>
    </message>
    <message>
        <source>… Working it out.</source>
        <translation>… Die Antwort wird berechnet.</translation>
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
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Warum das so ist</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Baum: %1</translation>
    </message>
    <message>
        <source>Save for my teacher</source>
        <translation>Für die Lehrkraft abgeben</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Save your answer (Ctrl+Enter)</source>
        <translation>Den Text speichern (Strg+Enter)</translation>
    </message>
    <message>
        <source>Check your answer (Enter)</source>
        <translation>Stimmt die Antwort? (Enter)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Get a hint. Hints are counted.</source>
        <translation>Eine kleine Hilfe. Sie wird gezählt</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Show the right answer and why. This is recorded.</source>
        <translation>Zeigt, was richtig ist und warum. Das wird vermerkt</translation>
    </message>
    <message>
        <source>… Working out the right answer.</source>
        <translation>… Die richtige Antwort wird berechnet.</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <translation>✗ Nicht richtig. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>✓ Correct.</source>
        <translation>✓ Richtig.</translation>
    </message>
    <message>
        <source>✓ Correct. Accepted answers: %1.</source>
        <translation>✓ Richtig. Alle richtigen Antworten: %1.</translation>
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
        <source>✗ Not right (attempt %1). Try again.</source>
        <translation>✗ Nicht richtig (Versuch %1). Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Check your answer (Ctrl+Enter)</source>
        <translation>Stimmt die Antwort? (Strg+Enter)</translation>
    </message>
    <message>
        <source>… Checking your answer.</source>
        <translation>… Deine Antwort wird geprüft.</translation>
    </message>
    <message>
        <source>✓ Yes. %1</source>
        <translation>✓ Stimmt. %1</translation>
    </message>
    <message>
        <source>✓ Correct. Your teacher&apos;s answer: %1</source>
        <translation>✓ Richtig. Antwort der Lehrkraft: %1</translation>
    </message>
    <message>
        <source>● Your teacher decides whether this is right.</source>
        <translation>● Ob das stimmt, entscheidet deine Lehrkraft.</translation>
    </message>
    <message>
        <source>● Saved on this computer. Hand in makes the file for your teacher.</source>
        <translation>● Auf diesem Rechner gespeichert. „Abgeben“ macht daraus die Datei für die Lehrkraft.</translation>
    </message>
    <message>
        <source>%1 The right answer cannot be worked out here. %2</source>
        <translation>%1 Die richtige Antwort lässt sich hier nicht berechnen. %2</translation>
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
        <source>A laboratory disturbed some of these times.</source>
        <translation>Einige Zeiten sind durch das Labor gestört.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Halbzug %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Halbzüge %1 bis %2</translation>
    </message>
    <message>
        <source>%1: no engine moved.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1: Keine Engine hat gezogen.</translation>
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
        <translation>sie ist größer als die erlaubten %1 KiB</translation>
    </message>
    <message>
        <source>it is larger than the limit of %1 MiB</source>
        <translation>sie ist größer als die erlaubten %1 MiB</translation>
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
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: the opponent will not allow this.</source>
        <translation>%1 ist mindestens Beta %2: Der Gegner lässt es nicht so weit kommen.</translation>
    </message>
    <message>
        <source>nearly won</source>
        <translation>fast gewonnen</translation>
    </message>
    <message>
        <source>nearly lost</source>
        <translation>fast verloren</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>moves</comment>
        <translation>Gewinn in %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <comment>moves</comment>
        <translation>Verlust in %1</translation>
    </message>
    <message>
        <source>%1 is at most alpha %2: MAX will not allow this.</source>
        <translation>%1 ist höchstens Alpha %2: MAX lässt es nicht so weit kommen.</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: MIN will not allow this.</source>
        <translation>%1 ist mindestens Beta %2: MIN lässt es nicht so weit kommen.</translation>
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
        <source>Save the game with its search reports</source>
        <translation>Die Partie mit den Meldungen ihrer Suchen speichern</translation>
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
        <source>%1 is %2, but an earlier search already has that ply.</source>
        <translation>%1 ist %2, und eine frühere Suche hat diesen Halbzug schon.</translation>
    </message>
    <message>
        <source>%1 is %2, but the move of ply %3 is column %4.</source>
        <translation>%1 ist %2, aber der Zug von Halbzug %3 ist Spalte %4.</translation>
    </message>
    <message>
        <source>%1 is not a line of play: %2.</source>
        <translation>%1 ist keine Zugfolge: %2.</translation>
    </message>
    <message>
        <source>This JSON file is not a recording of a game: its &quot;kind&quot; must be &quot;%1&quot;.</source>
        <translation>Das ist JSON, aber keine Aufzeichnung einer Partie: „kind“ muss „%1“ sein.</translation>
    </message>
    <message>
        <source>This recording has format %1, written by a newer program. This program reads format %2.</source>
        <translation>Diese Aufzeichnung hat das Format %1 aus einem neueren Programm. Dieses liest Format %2.</translation>
    </message>
    <message>
        <source>%1 must be a date and time such as 2026-11-24T12:30:00.000Z, not &quot;%2&quot;.</source>
        <translation>%1 muss ein Datum mit Uhrzeit wie 2026-11-24T12:30:00.000Z sein, ist aber „%2“.</translation>
    </message>
    <message>
        <source>The recording is larger than %1 MiB, the most that can be read.</source>
        <translation>Sie ist größer als %1 MiB. Mehr wird nicht gelesen.</translation>
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
        <source>%1 belongs to a search, but the game has no searched moves.</source>
        <translation>%1 gehört zu einer Suche, aber die Partie hat keine Züge, nach denen gesucht wurde.</translation>
    </message>
    <message>
        <source>%1[%2] must be written as by play --record: whole numbers, with a worker below %3.</source>
        <translation>%1[%2] ist nicht so, wie play --record es schreibt: ganze Zahlen, mit einem Worker unter %3.</translation>
    </message>
    <message>
        <source>%1 is not a game: %2</source>
        <translation>%1 ist keine Partie: %2</translation>
    </message>
    <message>
        <source>%1 has other moves than the recording.</source>
        <translation>%1 hat andere Züge als die Aufzeichnung.</translation>
    </message>
</context>
<context>
    <name>RecordingSlot</name>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>%1 recording: open a file made by &apos;Save recording&apos; or fourcast-cli play --record</source>
        <translation>%1 Aufzeichnung: eine Datei von „Aufzeichnung speichern“ oder von fourcast-cli play --record wählen</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Vom Brett</translation>
    </message>
    <message>
        <source>%1 recording: use the game on the board, as it stands</source>
        <translation>%1 Aufzeichnung: die aktuelle Partie auf dem Brett</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 recording: remove it from the page. Its file is kept.</source>
        <translation>%1 Aufzeichnung: von der Seite nehmen. Ihre Datei bleibt</translation>
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
        <translation>Aufzeichnung öffnen</translation>
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
        <source>Chart of one quantity of each search, by ply</source>
        <translation>Diagramm einer Kennzahl jeder Suche über den Halbzügen der Partien</translation>
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
        <source>Disturbed by other work in this program</source>
        <translation>Gestört durch andere Arbeit dieses Programms</translation>
    </message>
    <message>
        <source>The games differ from ply %1</source>
        <translation>Die Partien unterscheiden sich ab Halbzug %1</translation>
    </message>
    <message>
        <source>Ply: discs on the board after the move</source>
        <translation>Halbzug: Steine auf dem Brett mit dem Zug</translation>
    </message>
    <message>
        <source>No search in these games reports this quantity.</source>
        <translation>Keine Suche dieser Partien hat diese Kennzahl.</translation>
    </message>
    <message>
        <source>the games differ from here</source>
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
    <message>
        <source>Play a game against an engine, or open a recording.</source>
        <translation>Spiele eine Partie gegen eine Engine oder öffne eine Aufzeichnung.</translation>
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
        <source>× Other work in this program disturbed this search. Its time is not a valid measurement.</source>
        <translation>× Andere Arbeit dieses Programms hat ihn gestört. Seine Zeit ist nicht aussagekräftig.</translation>
    </message>
    <message>
        <source>≠ Same position, different move.</source>
        <translation>≠ Dieselbe Stellung, ein anderer Zug.</translation>
    </message>
    <message>
        <source>≠ Different positions: ratios need the same position.</source>
        <translation>≠ Verschiedene Stellungen: Verhältnisse gibt es nur für dieselbe Stellung.</translation>
    </message>
    <message>
        <source>Only one game has this ply.</source>
        <translation>Nur eine der Partien hat diesen Halbzug.</translation>
    </message>
    <message>
        <source>Discs on the board after this move, including those of a set-up position</source>
        <translation>Steine auf dem Brett mit diesem Zug, auch die einer aufgebauten Stellung</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>The side that moves</source>
        <translation>Wessen Zug es ist</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Move in the first recording. × marks a disturbed search.</source>
        <translation>Der Zug der ersten Aufzeichnung; × heißt gestört</translation>
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
        <source>Move in the second recording. ≠ marks a different move or position.</source>
        <translation>Der Zug der zweiten Aufzeichnung; ≠ heißt ab hier eine andere Partie</translation>
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
        <source>Second divided by first, where both searched the same position</source>
        <translation>Zweite geteilt durch erste, wo beide dieselbe Stellung durchsucht haben</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>× Other programs had the processors. Its time is not a valid measurement.</source>
        <translation>× Andere Programme belegten die Prozessoren. Seine Zeit ist nicht aussagekräftig.</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Cost of each search in a recorded game, or in two games side by side</source>
        <translation>Was jede Suche einer aufgezeichneten Partie gekostet hat, eine Partie oder zwei nebeneinander</translation>
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
        <source>Quantity for the chart. The table shows it next to its usual columns.</source>
        <translation>Was das Diagramm zeigt und was die Tabelle zusätzlich enthält</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarithmisch</translation>
    </message>
    <message>
        <source>Show the chart&apos;s values on a logarithmic axis</source>
        <translation>Die Werte des Diagramms auf einer logarithmischen Achse zeigen</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Swap the first and second recordings</source>
        <translation>Die erste wird zur zweiten und die zweite zur ersten</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Die aktuelle Ansicht in eine Datei schreiben: als Bild oder als Zahlen</translation>
    </message>
    <message>
        <source>Qua&amp;ntity:</source>
        <translation>Kenn&amp;zahl:</translation>
    </message>
    <message>
        <source>Export the recordings</source>
        <translation>Aufzeichnungen exportieren</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>aufzeichnungen</translation>
    </message>
    <message>
        <source>Summary of the recordings</source>
        <translation>Anmerkungen zu den Aufzeichnungen</translation>
    </message>
    <message>
        <source>Cost of the search for each move</source>
        <translation>Was die Suche für jeden Zug gekostet hat</translation>
    </message>
    <message>
        <source>No engine has searched a move in the game on the board. Let one play, then come back.</source>
        <translation>Für die Partie auf dem Brett hat noch keine Engine gesucht. Lass eine spielen und komm wieder.</translation>
    </message>
    <message>
        <source>The game on the board, as it stands.</source>
        <translation>Die aktuelle Partie auf dem Brett.</translation>
    </message>
    <message>
        <source>Recordings of games: %1</source>
        <translation>Aufzeichnungen von Partien: %1</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording. You can drop files here.</source>
        <translation>Spiele eine Partie gegen eine Engine oder öffne eine Aufzeichnung. Du kannst Dateien hierher ziehen.</translation>
    </message>
    <message>
        <source>See what each move of a game cost</source>
        <translation>Sehen, was jeder Zug einer Partie gekostet hat</translation>
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
        <source>The games start from different positions.</source>
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
        <source>The games differ from ply %1: %2 in the first, %3 in the second.</source>
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
        <source>Its workers ran for %1. They were ready for another %2 while other programs or threads had the processors.</source>
        <translation>Seine Worker liefen %1 und waren weitere %2 bereit, während andere Programme oder Threads die Prozessoren belegten.</translation>
    </message>
    <message>
        <source>Other work in this program disturbed it.</source>
        <translation>Andere Arbeit dieses Programms hat ihn gestört.</translation>
    </message>
    <message>
        <source>The recording is incomplete: the game was interrupted.</source>
        <translation>Unvollständig: Die Partie wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The slowest move: %1</source>
        <translation>Der langsamste Zug: %1</translation>
    </message>
    <message>
        <source>No engine searched a move in this game.</source>
        <translation>Keine Engine durchsuchte einen Zug dieser Partie.</translation>
    </message>
    <message>
        <source>No position was searched in both games, so there are no ratios.</source>
        <translation>Keine Stellung wurde in beiden Partien durchsucht, daher gibt es keine Verhältnisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both. The second compared with the first:</source>
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
        <source>This covers %1 of %2 moves. For each of the others, at least one of the two values is 0.</source>
        <translation>Das gilt für %1 von %2 Zügen. Bei jedem der übrigen ist mindestens einer der beiden Werte 0.</translation>
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
        <translation>Konfluente Schritte sofort ausgeführt</translation>
    </message>
    <message>
        <source>Computes constant expressions and removes whatever can never happen.</source>
        <translation>Berechnet Bekanntes und lässt Unmögliches weg.</translation>
    </message>
    <message>
        <source>Replaces variables of sum and psum where the condition fixes their value. Removes those that nothing depends on.</source>
        <translation>Ersetzt Variablen von sum und psum, deren Wert die Bedingung nennt, und lässt die weg, von denen nichts abhängt.</translation>
    </message>
    <message>
        <source>Replaces parameters that never change with their initial value.</source>
        <translation>Ersetzt Parameter, die immer ihren ersten Wert behalten, durch diesen Wert.</translation>
    </message>
    <message>
        <source>Resets a parameter to its initial value where it is not read before it changes. States that differ only in it become one.</source>
        <translation>Setzt einen Parameter auf seinen ersten Wert zurück, wenn er bis zur nächsten Änderung nicht gelesen wird. Zustände, die sich nur darin unterscheiden, werden zu einem.</translation>
    </message>
    <message>
        <source>Finds hidden steps that commute with all others. They are taken at once, so the states in between are never created.</source>
        <translation>Findet verborgene Schritte, die mit allen anderen vertauschbar sind. Sie werden sofort ausgeführt, die Zustände dazwischen entstehen gar nicht erst.</translation>
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
        <source>Reductions of the equation</source>
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
        <source>Choose the passes for the next run. None of them changes a probability or a length</source>
        <translation>Welche Reduktionen der nächste Lauf durchführt. Keine ändert eine Wahrscheinlichkeit oder eine Länge</translation>
    </message>
    <message>
        <source>Count states</source>
        <translation>Zustände zählen</translation>
    </message>
    <message>
        <source>Count the states before the first pass and after each pass</source>
        <translation>Die Gleichung vor allen und nach jeder Reduktion erkunden</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>Betrachtete Reduktion</translation>
    </message>
    <message>
        <source>Compare the equation before this pass (left) and after it (right)</source>
        <translation>Links die Gleichung vor dieser Reduktion, rechts danach</translation>
    </message>
    <message>
        <source>Equation before</source>
        <translation>Die Gleichung vorher</translation>
    </message>
    <message>
        <source>Equation after</source>
        <translation>Die Gleichung nachher</translation>
    </message>
    <message>
        <source>Pass:</source>
        <translation>Reduktion:</translation>
    </message>
    <message>
        <source>No passes: the original equation</source>
        <translation>Keine Reduktion: die ursprüngliche Gleichung</translation>
    </message>
    <message>
        <source>no change here</source>
        <translation>ändert hier nichts</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Counting the states before and after each pass…</source>
        <translation>Zustände vor und nach jeder Reduktion werden gezählt …</translation>
    </message>
    <message>
        <source>Not counted where there are more than %1 states.</source>
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
        <source>Reliability of the measured chance</source>
        <translation>Wie zuverlässig die gemessene Chance ist</translation>
    </message>
    <message>
        <source>Each point stands for games with a similar predicted chance. Points on the dashed line ended as predicted. Larger points stand for more games.</source>
        <translation>Jeder Punkt steht für Partien mit ähnlicher vorhergesagter Chance. Auf der gestrichelten Linie gingen sie wie vorhergesagt aus. Größere Punkte stehen für mehr Partien.</translation>
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
        <translation>vorzeitig gestoppt</translation>
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
        <translation>gestört durch das Labor</translation>
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
        <source>After an engine searches, its figures appear here: depth, score, nodes, time and the value of each column. A hint is a search too.</source>
        <translation>Hat eine Engine gesucht, stehen hier ihre Zahlen: Tiefe, Wert, Knoten, Zeit und der Wert jeder Spalte. Auch ein Tipp ist eine Suche.</translation>
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
        <source>Compared with the other moves</source>
        <translation>Neben den anderen Zügen</translation>
    </message>
    <message>
        <source>Root moves at the last depth, with the workers that searched them. Times are in ms from the start of the search, over all depths. Shares are of that depth.</source>
        <translation>Wurzelzüge der letzten Tiefe und die Worker, die sie durchsucht haben. Zeiten in ms ab Beginn der Suche, über alle Tiefen, und der Anteil jedes Zuges an dieser Tiefe</translation>
    </message>
    <message>
        <source>Load from other programs</source>
        <translation>Ob andere die Prozessoren belegten</translation>
    </message>
    <message>
        <source>Worker times</source>
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
    <message>
        <source>Book and exact solver</source>
        <translation>Buch und exakter Solver</translation>
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
        <source>Move %1</source>
        <translation>Halbzug %1</translation>
    </message>
    <message>
        <source>Move %1 (the board shows the start)</source>
        <translation>Halbzug %1 (das Brett zeigt den Anfang)</translation>
    </message>
    <message>
        <source>Move %1 (the board shows move %2)</source>
        <translation>Halbzug %1 (das Brett zeigt Halbzug %2)</translation>
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
        <source>Positions visited for this depth only.</source>
        <translation>Nur für diese Tiefe besuchte Stellungen.</translation>
    </message>
    <message>
        <source>× before</source>
        <comment>how many times the depth before</comment>
        <translation>× zuvor</translation>
    </message>
    <message>
        <source>Nodes divided by those of the previous depth.</source>
        <translation>Das Wievielfache der Knoten der vorigen Tiefe.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>For this depth only, in wall-clock time.</source>
        <translation>Verstrichene Zeit, nur für diese Tiefe.</translation>
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
        <source>Of the best move, for the side to move.</source>
        <translation>Des besten Zuges, aus Sicht der Seite am Zug.</translation>
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
        <source>How many moves in the position had been tried, including this one.</source>
        <translation>Wie viele Züge der Stellung versucht worden waren, dieser eingeschlossen.</translation>
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
        <source>The first is the thread that requested the search.</source>
        <translation>Der erste ist der Thread, der die Suche gestartet hat.</translation>
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
        <source>Able to run, but other threads or programs had the processors.</source>
        <translation>Er hätte laufen können, aber andere Threads oder Programme belegten die Prozessoren.</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Schlafend</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Er hatte nichts zu tun.</translation>
    </message>
    <message>
        <source>Of the time</source>
        <translation>Von der Zeit</translation>
    </message>
    <message>
        <source>Solid: running. Hatched: ready but not running. Empty: asleep.</source>
        <translation>Laufend: gefüllt. Bereit, aber nicht laufend: schraffiert. Schlafend: leer.</translation>
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
        <source>The worker that searched it.</source>
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
        <source>Of this depth, over all workers together.</source>
        <translation>Dieser Tiefe, aller Worker zusammen.</translation>
    </message>
</context>
<context>
    <name>ReservedKeys</name>
    <message>
        <source>%1 is used by the board.</source>
        <translation>%1 ist eine Taste des Bretts.</translation>
    </message>
    <message>
        <source>%1 moves around the window.</source>
        <translation>%1 bewegt den Fokus im Fenster.</translation>
    </message>
    <message>
        <source>%1 opens the “%2” menu.</source>
        <translation>%1 öffnet das Menü „%2“.</translation>
    </message>
    <message>
        <source>Part of the window uses %1 for “%2”.</source>
        <translation>Ein Teil des Fensters nutzt %1 für „%2“.</translation>
    </message>
    <message>
        <source>Part of the window uses %1.</source>
        <translation>Ein Teil des Fensters nutzt %1 selbst.</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>Open the page %1</source>
        <translation>Die Seite „%1“ öffnen</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings. Press Run there, and then Hand this to the lesson.</source>
        <translation>Die Seite des Labors mit den Einstellungen der Lektion öffnen. Drücke dort „Ausführen“ und dann „Der Lektion übergeben“.</translation>
    </message>
    <message>
        <source>What you handed over</source>
        <translation>Was du übergeben hast</translation>
    </message>
    <message>
        <source>Handed over: %1</source>
        <translation>Übergeben: %1</translation>
    </message>
    <message>
        <source>The picture that you handed over</source>
        <translation>Das Bild, das du übergeben hast</translation>
    </message>
</context>
<context>
    <name>ResultPart</name>
    <message>
        <source>The answer to its question</source>
        <translation>Die Antwort auf die Frage der Seite</translation>
    </message>
    <message>
        <source>The number of states</source>
        <translation>Die Zahl der Zustände</translation>
    </message>
    <message>
        <source>The number of transitions</source>
        <translation>Die Zahl der Transitionen</translation>
    </message>
    <message>
        <source>The value of the tree</source>
        <translation>Der Wert des Baums</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Durchsuchte Knoten</translation>
    </message>
    <message>
        <source>Leaves evaluated</source>
        <translation>Bewertete Blätter</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>A picture of the page</source>
        <translation>Ein Bild der Seite</translation>
    </message>
    <message>
        <source>&amp;Use this result</source>
        <translation>Dieses Ergebnis ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Make it the correct answer, with the settings that produced it</source>
        <translation>Als richtige Antwort eintragen, mit den Einstellungen dazu</translation>
    </message>
    <message>
        <source>What students hand over from the page</source>
        <translation>Was Lernende von der Seite übergeben</translation>
    </message>
    <message>
        <source>&amp;Result:</source>
        <translation>Er&amp;gebnis:</translation>
    </message>
    <message>
        <source>You look at the pictures yourself.</source>
        <translation>Die Bilder siehst du dir selbst an.</translation>
    </message>
    <message>
        <source>The page shows %1 now.</source>
        <translation>Die Seite zeigt gerade %1.</translation>
    </message>
    <message>
        <source>The page shows no such result now. Run it first to take the answer from there.</source>
        <translation>Die Seite zeigt gerade kein solches Ergebnis. Führe sie zuerst aus, um die Antwort von dort zu übernehmen.</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>Es gibt keine Seite zum Öffnen.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy is the average over the moves that were a real choice. Forced moves do not count, nor do moves where all columns were worth the same. A best or only move gets %1 points. A slower move loses %2 for each move by which it delays the win or hastens the loss, but gets at least %3. A mistake gets %4, a blunder 0. All points come from exact scores. The definition is Fourcast&apos;s own, so do not compare it with other programs&apos;.</source>
        <translation>Die Genauigkeit ist das Mittel über alle Züge mit echter Wahl, also solche, die nicht erzwungen waren und bei denen nicht alle Spalten gleich viel wert waren: %1 Punkte für einen besten oder einzigen Zug; %2 weniger für jeden Zug, um den ein langsamerer den Gewinn verzögert oder die Niederlage beschleunigt, aber mindestens %3; %4 für einen Fehler; 0 für einen Patzer. Alles beruht auf exakten Werten. Die Definition ist Fourcasts eigene und mit denen anderer Programme nicht vergleichbar.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>About the numbers</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Exact outcome before each move, from left to right. Up means %1 wins, down means %2 wins, flat means a draw. The longer the bar, the nearer the end.</source>
        <translation>Exaktes Ergebnis vor jedem Zug, von links nach rechts: nach oben, wenn %1 gewinnt, nach unten, wenn %2 gewinnt, flach bei Remis. Je länger, desto näher das Ende.</translation>
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
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>No rated move changed the exact outcome.</source>
        <translation>Kein beurteilter Zug hat das exakte Ergebnis geändert.</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. The move played has a white ring. Better moves are green with a dashed ring.</source>
        <translation>Die Züge, die das exakte Ergebnis geändert haben. Der gespielte Zug hat einen weißen Ring. Bessere Züge sind grün mit gestricheltem Ring.</translation>
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
        <source>Rating</source>
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
        <source>Before and After are from the point of view of the side that moved.</source>
        <translation>„Vorher“ und „Nachher“ gelten aus Sicht der Seite, die gezogen hat.</translation>
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
        <source>These moves changed the exact outcome. In the diagrams, x is %1 and o is %2.</source>
        <translation>Die Züge, die das exakte Ergebnis geändert haben. In den Diagrammen ist x %1 und o %2.</translation>
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
        <source>%1: %2 wins after %3 moves.</source>
        <translation>%1: %2 gewinnt mit Halbzug %3.</translation>
    </message>
    <message>
        <source>%1: a draw after %2 moves.</source>
        <translation>%1: Remis nach %2 Halbzügen.</translation>
    </message>
    <message>
        <source>%1: not finished, %2 moves so far.</source>
        <translation>%1: noch nicht beendet, bisher %2 Halbzüge.</translation>
    </message>
    <message numerus="yes">
        <source>Kept the result in %1 of %n move(s)</source>
        <translation>
            <numerusform>Ergebnis in %1 von %n Zug gehalten</numerusform>
            <numerusform>Ergebnis in %1 von %n Zügen gehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>No accuracy: there were no real choices</source>
        <translation>Keine Genauigkeit: Kein Zug war eine echte Wahl</translation>
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
        <source>The game was decided here. It was %1&apos;s last chance to win, and the outcome did not change again.</source>
        <translation>Hier fiel die Entscheidung: Es war die letzte Gewinnchance von %1, danach änderte sich das Ergebnis nicht mehr.</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to draw, and the outcome did not change again.</source>
        <translation>Hier fiel die Entscheidung: Es war die letzte Remischance von %1, danach änderte sich das Ergebnis nicht mehr.</translation>
    </message>
    <message>
        <source>The review was stopped: only the last %1 of %2 moves are rated.</source>
        <translation>Nur die letzten %1 von %2 Halbzügen sind beurteilt: Die Auswertung wurde gestoppt.</translation>
    </message>
    <message>
        <source>All scores are exact: proved by the solver, not estimated. &quot;Wins in 7 moves&quot; counts the winner&apos;s own moves when both sides play their best. It is from the point of view of the side that moved.</source>
        <translation>Alle Werte sind exakt: vom Solver bewiesen, nicht geschätzt. „Gewinnt in 7 Zügen“ zählt die eigenen Züge des Gewinners bei bestem Spiel beider Seiten, aus Sicht der Seite, die gezogen hat.</translation>
    </message>
    <message>
        <source>Rated by the exact solver: %1.</source>
        <comment>program, date and machine</comment>
        <translation>Beurteilt vom exakten Solver: %1.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Stars show the accuracy: two from %1 percent, three from %2, four from %3, five from %4.</source>
        <translation>Die Sterne stehen für die Genauigkeit: zwei ab %1 Prozent, drei ab %2, vier ab %3, fünf ab %4.</translation>
    </message>
    <message>
        <source>%1: %2 wins on time after %3 moves.</source>
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
        <source>Go back to the move that decided the game</source>
        <translation>Zurück zum Wendepunkt der Partie</translation>
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
        <translation>Keine Wendepunkte: Niemand hat einen Fehler gemacht</translation>
    </message>
</context>
<context>
    <name>ReviewFile</name>
    <message>
        <source>The file name “%1” must end in .md, .html, .pdf or .json.</source>
        <translation>Der Name der Datei „%1“ muss auf .md, .html, .pdf oder .json enden. Die Endung bestimmt, was geschrieben wird.</translation>
    </message>
    <message>
        <source>Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;JSON data (*.json)</source>
        <translation>Markdown-Text (*.md);;Webseite (*.html);;PDF-Dokument (*.pdf);;JSON-Daten (*.json)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>A review rates every move of the game by its exact score. See which moves kept the result and which gave it away. See where the game was decided.</source>
        <translation>Eine Auswertung beurteilt jeden Zug der Partie nach den exakten Werten: welche Züge das Ergebnis hielten, welche es verschenkten und wo die Entscheidung fiel.</translation>
    </message>
    <message>
        <source>Moves that changed the exact outcome. Click one to go there.</source>
        <translation>Züge, die das exakte Ergebnis geändert haben. Ein Klick führt dorthin</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <source>%v of %m moves</source>
        <translation>%v von %m Halbzügen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop the review here and keep the moves rated so far</source>
        <translation>Die Auswertung hier beenden. Was beurteilt ist, bleibt</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the review to a file or in the game&apos;s comments</source>
        <translation>Die Auswertung in eine Datei oder in die Kommentare der Partie schreiben</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Auswertung exportieren</translation>
    </message>
    <message>
        <source>The game has changed. Review it again to rate the new moves.</source>
        <translation>Die Partie hat sich inzwischen geändert. Werte sie neu aus, um die neuen Züge zu beurteilen.</translation>
    </message>
    <message>
        <source>Stopped early: %1 of %2 moves rated, from the last one back.</source>
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
        <source>The review is now in the game&apos;s comments</source>
        <translation>Die Auswertung steht in den Kommentaren der Partie</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Auswertung exportieren</translation>
    </message>
    <message>
        <source>This move decided the game. Can you find a better one?</source>
        <translation>Dieser Zug hat die Partie entschieden. Findest du einen besseren?</translation>
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
        <source>Moves that kept the exact outcome</source>
        <translation>Züge, nach denen das exakte Ergebnis unverändert war</translation>
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
        <source>The minimal tree cannot be worked out for the engine.</source>
        <translation>Der kleinste Baum wird für die Engine nicht berechnet.</translation>
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
        <source>The answer to &apos;%1&apos; is wrong. The computed answer is %2.</source>
        <translation>Die Antwort auf „%1“ ist falsch; berechnet ergibt sich %2.</translation>
    </message>
    <message>
        <source>No walk ends there.</source>
        <translation>Dort endet kein Weg.</translation>
    </message>
    <message>
        <source>The formula of &apos;%1&apos; is the same in every system: any formula that is always true or always false would do as well.</source>
        <translation>Die Formel von „%1“ hat in jedem System denselben Wert: Jede Formel, die immer wahr oder immer falsch ist, wäre genauso gut.</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. %2</source>
        <translation>Die Antwort auf „%1“ ist falsch. %2</translation>
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
        <source>Every disc rests on another disc or on the bottom.</source>
        <translation>Jeder Stein steht auf einem anderen oder auf dem Boden.</translation>
    </message>
    <message>
        <source>Each move adds a disc of the side whose turn it is.</source>
        <translation>Jeder Zug fügt einen Stein der Seite hinzu, die am Zug ist.</translation>
    </message>
    <message>
        <source>The program sees a line exactly where there is one.</source>
        <translation>Das Programm sieht eine Linie, wo eine ist, und nirgends sonst.</translation>
    </message>
    <message>
        <source>As long as nobody has won and a square is empty, there is a move.</source>
        <translation>Solange niemand gewonnen hat und ein Feld leer ist, gibt es einen Zug.</translation>
    </message>
    <message>
        <source>Every game ends, with a line or a full board.</source>
        <translation>Jede Partie endet, mit einer Linie oder einem vollen Brett.</translation>
    </message>
    <message>
        <source>No mistake: the rules as they are.</source>
        <translation>Die Regeln, wie sie sind.</translation>
    </message>
    <message>
        <source>A line does not end the game.</source>
        <translation>Eine Linie beendet die Partie nicht.</translation>
    </message>
    <message>
        <source>Diagonals sloping down to the right are missed.</source>
        <translation>Nach rechts fallende Linien werden übersehen.</translation>
    </message>
    <message>
        <source>A disc in the first column becomes the other side&apos;s.</source>
        <translation>Ein Stein in der ersten Spalte zählt für die andere Seite.</translation>
    </message>
    <message>
        <source>When the first column is full, nobody can move.</source>
        <translation>Wenn die erste Spalte voll ist, kann niemand mehr ziehen.</translation>
    </message>
    <message>
        <source>A side may remove an opposing disc from the top of a column.</source>
        <translation>Die Gegenseite darf einen obersten Stein wieder wegnehmen.</translation>
    </message>
    <message>
        <source>There is no mistake %1. Available: %2.</source>
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
        <source>Shortest game that shows it</source>
        <translation>Eine kürzeste Partie, die es zeigt</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Statistics</source>
        <translation>Was gezählt wurde</translation>
    </message>
    <message>
        <source>Press Check the rules to play every game on this board with the program&apos;s own code. Each position is checked square by square.</source>
        <translation>Spielt jede Partie auf diesem Brett mit dem echten Spielcode und prüft jede Stellung Feld für Feld.</translation>
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
        <source>Discs in a row to win</source>
        <translation>Steine in einer Linie zum Sieg</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Put a mistake into the rules, to see which property catches it</source>
        <translation>Ein Fehler, der in die Regeln eingebaut wird. So zeigt sich, welche Eigenschaft ihn bemerkt</translation>
    </message>
    <message>
        <source>Check the rules</source>
        <translation>Regeln prüfen</translation>
    </message>
    <message>
        <source>Play every game on this board and check every property</source>
        <translation>Jede Partie auf diesem Brett spielen und prüfen, was gelten muss</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Stoppen. Was bisher bekannt ist, bleibt</translation>
    </message>
    <message>
        <source>Save for TLC…</source>
        <translation>Für TLC speichern…</translation>
    </message>
    <message>
        <source>Save Connect4.tla and Connect4.cfg for TLC: these rules in TLA+ and this board</source>
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
        <source>In a row:</source>
        <translation>In einer Linie:</translation>
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
        <source>Meaning</source>
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
        <source>See the errors in a published TLA+ specification</source>
        <translation>Was an einer veröffentlichten Spezifikation in TLA+ falsch ist</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Wird gespielt.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>%1 columns, %2 rows, %3 in a row</source>
        <translation>%1 Spalten, %2 Reihen, %3 in einer Linie</translation>
    </message>
    <message>
        <source>Stopped. These are the results so far.</source>
        <translation>Gestoppt: Das ist der Stand bis dahin.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the results so far. TLC can check Connect4.tla on larger machines.</source>
        <translation>Der erlaubte Speicher ist aufgebraucht. Das ist der Stand bis dahin. TLC macht mit Connect4.tla auf größeren Rechnern weiter.</translation>
    </message>
    <message>
        <source>For Connect4.tla, where either side may start, TLC should report %1 distinct states, %2 generated states and depth %3.</source>
        <translation>TLC sollte zu Connect4.tla %1 verschiedene Zustände, %2 erzeugte und die Tiefe %3 melden. Dort darf jede Seite beginnen.</translation>
    </message>
    <message>
        <source>A line of %1 does not fit on this board, so every game is a draw.</source>
        <translation>Eine Linie von %1 hat auf diesem Brett keinen Platz. Jede Partie endet remis.</translation>
    </message>
    <message>
        <source>A board this large may have more positions than fit in memory. The run then stops and keeps its results so far.</source>
        <translation>Ein so großes Brett kann mehr Stellungen haben, als in den Speicher passen. Der Lauf endet dann und behält, was bekannt ist.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them examined; %3 moves, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 Zustände, %2 davon geprüft; %3 Züge, Ebene %4; %5 Zustände pro Sekunde; %6 MiB</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 moves, %4 levels. X has won in %5 states, O in %6, and %7 are draws. Time %8, memory %9 MiB.</source>
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
        <source>If a property fails, the shortest game that shows it appears here.</source>
        <translation>Ist eine Eigenschaft verletzt, steht hier eine kürzeste Partie, die es zeigt.</translation>
    </message>
    <message>
        <source>No property fails.</source>
        <translation>Keine Eigenschaft ist verletzt.</translation>
    </message>
    <message>
        <source>Select a property that fails.</source>
        <translation>Wähle eine Eigenschaft, die verletzt ist.</translation>
    </message>
    <message>
        <source>It holds in all %1 states.</source>
        <translation>Sie gilt in allen %1 Zuständen.</translation>
    </message>
    <message>
        <source>It holds in every state examined so far.</source>
        <translation>Kein geprüfter Zustand widerspricht ihr.</translation>
    </message>
    <message>
        <source>It fails. The run stopped before finding a game that shows it.</source>
        <translation>Sie ist verletzt. Es wurde gestoppt, bevor eine Partie gefunden war, die es zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>It fails after %n move(s). No shorter game shows it.</source>
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
        <source>Start with the settings above</source>
        <translation>Mit den Angaben oben starten</translation>
    </message>
    <message>
        <source>Pause. You can continue later from the same point.</source>
        <translation>Anhalten und später an derselben Stelle fortsetzen</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Beenden und das Vorhandene behalten</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Die aktuelle Ansicht in eine Datei schreiben: als Bild oder als Zahlen</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
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
        <source>Continue from where it paused</source>
        <translation>An der angehaltenen Stelle fortsetzen</translation>
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
        <source>wins in %1 to %2 moves</source>
        <translation>gewinnt, in %1 bis %2 Zügen</translation>
    </message>
    <message>
        <source>loses in %1 to %2 moves</source>
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
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>estimate %1 for %2</source>
        <translation>Schätzung %1 für %2</translation>
    </message>
</context>
<context>
    <name>SearchComparison</name>
    <message>
        <source>Cost of each search method</source>
        <translation>Was jedes Suchverfahren kostet</translation>
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
        <source>Press Compare to search this position by every method, at each depth up to the one chosen above.</source>
        <translation>„Vergleichen“ durchsucht die gewählte Stellung mit jedem Verfahren, in jeder Tiefe bis zur gewählten.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Search the same position by every method, one depth at a time</source>
        <translation>Dieselbe Stellung mit jedem Verfahren durchsuchen, Tiefe um Tiefe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop and keep the depths compared so far</source>
        <translation>Stoppen. Die verglichenen Tiefen bleiben</translation>
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
        <source>Depth to show in the table</source>
        <translation>Welche Tiefe die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
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
        <source>minimum possible</source>
        <translation>das mögliche Minimum</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. Here that is %2.</source>
        <translation>Knuth und Moore: In einem Baum mit b Zügen an jedem Knoten und Tiefe d sind mindestens %1 Blätter anzusehen, hier %2.</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. The nodes of this tree do not all have the same number of moves, so its minimum is counted.</source>
        <translation>Knuth und Moore: In einem Baum mit b Zügen an jedem Knoten und Tiefe d sind mindestens %1 Blätter anzusehen. Dieser Baum hat nicht überall gleich viele Züge, sein Minimum ist ausgezählt.</translation>
    </message>
    <message>
        <source>Compared: %1. %2</source>
        <translation>Verglichen: %1. %2</translation>
    </message>
    <message>
        <source>How searches grow with depth</source>
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
        <source>Positions visited over all depths, including the root.</source>
        <translation>Besuchte Stellungen samt Wurzel, über alle Tiefen.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Positions given a value: finished games and depth 0.</source>
        <translation>Stellungen, die bewertet wurden: beendete Partien und Tiefe 0.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Positions evaluated by the heuristic.</source>
        <translation>Stellungen, die die Heuristik bewertet hat.</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Cutoffs</translation>
    </message>
    <message>
        <source>Positions left early because a move was good enough.</source>
        <translation>Früh verlassene Stellungen, weil ein Zug gut genug war.</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>Cutoffs beim ersten Zug</translation>
    </message>
    <message>
        <source>Share of cut-offs on the first move tried. It shows how well the moves are ordered.</source>
        <translation>Der Anteil der Cutoffs durch den ersten versuchten Zug: wie gut die Züge geordnet sind.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Plies of the last completed depth.</source>
        <translation>Halbzüge der letzten fertigen Tiefe.</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Längste Zugfolge</translation>
    </message>
    <message>
        <source>Plies of the longest line examined.</source>
        <translation>Halbzüge der längsten untersuchten Zugfolge.</translation>
    </message>
    <message>
        <source>Branching factor</source>
        <translation>Verzweigungsfaktor</translation>
    </message>
    <message>
        <source>A tree of this depth with this many moves at every position would have the same number of nodes.</source>
        <translation>Mit so vielen Zügen in jeder Stellung hätte ein Baum dieser Tiefe gleich viele Knoten.</translation>
    </message>
    <message>
        <source>Table: reads</source>
        <translation>Tabelle: Abfragen</translation>
    </message>
    <message>
        <source>Positions looked up in the table.</source>
        <translation>Stellungen, die in der Tabelle nachgeschlagen wurden.</translation>
    </message>
    <message>
        <source>Table: hits</source>
        <translation>Tabelle: Treffer</translation>
    </message>
    <message>
        <source>Share of reads that found a stored result.</source>
        <translation>Der Anteil der Abfragen, die etwas Bekanntes fanden.</translation>
    </message>
    <message>
        <source>Table: cut-offs</source>
        <translation>Tabelle: Cutoffs</translation>
    </message>
    <message>
        <source>Share of reads that ended the search of a node at once.</source>
        <translation>Der Anteil der Abfragen, die die Suche eines Knotens sofort beendeten.</translation>
    </message>
    <message>
        <source>Table: stores</source>
        <translation>Tabelle: Speicherungen</translation>
    </message>
    <message>
        <source>Positions written to the table.</source>
        <translation>Stellungen, die in die Tabelle geschrieben wurden.</translation>
    </message>
    <message>
        <source>Table: fill</source>
        <translation>Tabelle: Füllung</translation>
    </message>
    <message>
        <source>Share of table entries in use.</source>
        <translation>Der Anteil der Einträge der Tabelle, die etwas enthalten.</translation>
    </message>
    <message>
        <source>Table: size</source>
        <translation>Tabelle: Größe</translation>
    </message>
    <message>
        <source>Memory taken by the table, full or empty.</source>
        <translation>Was die Tabelle belegt, gefüllt oder nicht.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Wall-clock time.</source>
        <translation>Verstrichene Zeit.</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Prozessorzeit</translation>
    </message>
    <message>
        <source>Processor time used by all workers together.</source>
        <translation>Die Prozessorzeit aller Worker zusammen.</translation>
    </message>
    <message>
        <source>Ready, not running</source>
        <translation>Bereit, nicht laufend</translation>
    </message>
    <message>
        <source>Time that workers were ready to run while other threads or programs had the processors. It measures their load, not work done.</source>
        <translation>Die Zeit, in der Worker hätten laufen können, aber andere Threads oder Programme die Prozessoren belegten: fremde Last, keine Arbeit.</translation>
    </message>
    <message>
        <source>Busy workers</source>
        <translation>Beschäftigte Worker</translation>
    </message>
    <message>
        <source>Processor time divided by time: the average number of workers at work.</source>
        <translation>Prozessorzeit geteilt durch Zeit: wie viele Worker im Mittel gearbeitet haben.</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>Knoten pro Sekunde</translation>
    </message>
    <message>
        <source>Nodes divided by time, for all workers together.</source>
        <translation>Knoten geteilt durch Zeit, aller Worker zusammen.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory held by the search: its table and the records of its workers&apos; tasks.</source>
        <translation>Was die Suche belegte: ihre Tabelle und die Aufzeichnung der Aufgaben ihrer Worker.</translation>
    </message>
    <message>
        <source>Memory of the program</source>
        <translation>Speicher des Programms</translation>
    </message>
    <message>
        <source>Memory of the whole program at the end: the window, every table and this search.</source>
        <translation>Was das ganze Programm am Ende im Speicher hatte: das Fenster, jede Tabelle und diese Suche.</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Anlauf</translation>
    </message>
    <message>
        <source>Time from the start of the search to its first task.</source>
        <translation>Zeit vom Beginn der Suche bis zu ihrer ersten Aufgabe.</translation>
    </message>
    <message>
        <source>Nodes for the columns</source>
        <translation>Knoten für die Spalten</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to find the value of each column.</source>
        <translation>Stellungen, die der exakte Solver für den Wert jeder Spalte besucht hat.</translation>
    </message>
    <message>
        <source>Nodes for the best line</source>
        <translation>Knoten für die beste Zugfolge</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to follow best play to the end of the game.</source>
        <translation>Stellungen, die der exakte Solver auf dem Weg des besten Spiels bis zum Ende besucht hat.</translation>
    </message>
    <message>
        <source>Columns from the book</source>
        <translation>Spalten aus dem Buch</translation>
    </message>
    <message>
        <source>Columns whose values the opening book gave.</source>
        <translation>Spalten, deren Wert aus dem Eröffnungsbuch kam.</translation>
    </message>
</context>
<context>
    <name>SearchReport</name>
    <message>
        <source>%1 is %2, but cannot be more than %3, which is %4.</source>
        <translation>%1 ist %2, kann aber nicht mehr sein als %3, und das ist %4.</translation>
    </message>
    <message>
        <source>%1 is %2, but that column is full.</source>
        <translation>%1 ist %2, aber diese Spalte ist voll.</translation>
    </message>
    <message>
        <source>%1[%2] is %3, which cannot be played there.</source>
        <translation>%1[%2] ist %3, was dort nicht gespielt werden kann.</translation>
    </message>
    <message>
        <source>%1 ends before it begins.</source>
        <translation>%1 endet vor seinem Beginn.</translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Steps of the threads</source>
        <translation>Die Schritte der Threads</translation>
    </message>
    <message>
        <source>One lane per thread, with time running downwards. Click a step to go there.</source>
        <translation>Eine Bahn pro Thread, die Schritte von oben nach unten. Ein Klick auf einen Schritt führt dorthin.</translation>
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
        <source>a loop: the path is back at its start</source>
        <translation>eine Schleife: Der Pfad ist wieder am Anfang</translation>
    </message>
    <message>
        <source>a loop: the path is back where it was after step %1</source>
        <translation>eine Schleife: Der Pfad ist wieder dort, wo er nach Schritt %1 war</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>&amp;Board:</source>
        <translation>B&amp;rett:</translation>
    </message>
    <message>
        <source>The report&apos;s program uses 7x7</source>
        <translation>7x7 ist das Brett des Programms im Bericht</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>&amp;Tiefe:</translation>
    </message>
    <message>
        <source>Depth in plies. With seven columns, each extra ply takes seven times as long. With every node as a task, a run at depth 9 takes seconds.</source>
        <translation>Tiefe in Halbzügen. Bei sieben Spalten dauert jeder weitere Halbzug siebenmal so lange. Mit jedem Knoten als Aufgabe braucht ein Lauf mit Tiefe 9 einige Sekunden.</translation>
    </message>
    <message>
        <source>&amp;Workers up to:</source>
        <translation>Wor&amp;ker bis:</translation>
    </message>
    <message>
        <source>Measures with 1, 2 and so on, up to this many threads</source>
        <translation>Gemessen wird mit 1, 2 und so weiter bis zu so vielen Threads</translation>
    </message>
    <message>
        <source>Repet&amp;itions:</source>
        <translation>Wiederho&amp;lungen:</translation>
    </message>
    <message>
        <source>Number of repetitions. The table shows their median and spread.</source>
        <translation>Wiederholungen. Die Tabelle zeigt ihren Median und ihre Streuung</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Chooses among equally good moves. The same seed makes the same choice.</source>
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
        <source>The one thing that grows while everything else stays the same</source>
        <translation>Die Größe, die wächst, während alles andere gleich bleibt</translation>
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
        <source>The engine that searches. Only engines that can grow this way are listed.</source>
        <translation>Wer sucht. Hier steht nur, wer so wachsen kann</translation>
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
        <source>The last point. Each further ply takes several times as long.</source>
        <translation>Der letzte Punkt. Jeder weitere Halbzug dauert ein Mehrfaches</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Wiederholungen:</translation>
    </message>
    <message>
        <source>Repetitions of each search. Times are shown as a median and spread.</source>
        <translation>Wiederholungen jeder Suche. Die Zeiten haben Median und Streuung</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Stellung:</translation>
    </message>
    <message>
        <source>Search depth:</source>
        <translation>Vorausschau:</translation>
    </message>
    <message>
        <source>Search depth in plies, when something else grows</source>
        <translation>Suchtiefe in Halbzügen, wo nicht sie wächst</translation>
    </message>
    <message>
        <source>Positions each:</source>
        <translation>Stellungen je Punkt:</translation>
    </message>
    <message>
        <source>Random positions for each number of discs. In these positions nobody can win at once.</source>
        <translation>Zufallsstellungen für jede Zahl von Steinen, in denen niemand sofort gewinnen kann</translation>
    </message>
    <message>
        <source>Seed for the random positions. The same seed gives the same positions.</source>
        <translation>Zieht die Zufallsstellungen. Derselbe Startwert zieht dieselben.</translation>
    </message>
    <message>
        <source>Time per point:</source>
        <translation>Zeit je Punkt:</translation>
    </message>
    <message>
        <source>When time runs out, the point keeps what was reached but is not part of the fit</source>
        <translation>Danach bleibt das Erreichte erhalten, gehört aber nicht zur Linie</translation>
    </message>
    <message>
        <source>Engi&amp;ne:</source>
        <translation>En&amp;gine:</translation>
    </message>
    <message>
        <source>Engine whose H1 is tuned</source>
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
        <source>Opponent of the changed set. Against H2, the previous set plays the same openings, and the set with more points wins.</source>
        <translation>Gegen wen eine Änderung spielt. Gegen H2 spielt der vorige Satz dieselben Eröffnungen, und wer mehr Punkte holt, gewinnt</translation>
    </message>
    <message>
        <source>the previous values</source>
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
        <source>Total number of changes to try</source>
        <translation>Wie viele Änderungen insgesamt versucht werden</translation>
    </message>
    <message>
        <source>Games per step:</source>
        <translation>Partien je Schritt:</translation>
    </message>
    <message>
        <source>Maximum number of games per step. A change still undecided then is not kept.</source>
        <translation>Höchstzahl der Partien eines Schritts. Ist er dann noch offen, wird er nicht behalten</translation>
    </message>
    <message>
        <source>&amp;Move by:</source>
        <translation>Ändern &amp;um:</translation>
    </message>
    <message>
        <source>How far to move a value, in per cent, and by at least 1. The study&apos;s 1 % alters a move in hardly any game.</source>
        <translation>Um wie viel Prozent ein Wert geändert wird, mindestens um 1. Das eine Prozent der Studie ändert in kaum einer Partie einen Zug</translation>
    </message>
    <message>
        <source>Keep a change from:</source>
        <translation>Behalten ab:</translation>
    </message>
    <message>
        <source>The sequential test asks whether the change is this much stronger, or not stronger at all</source>
        <translation>Der sequenzielle Test fragt: um so viel stärker oder gar nicht stärker?</translation>
    </message>
    <message>
        <source>Yardstick:</source>
        <translation>Maßstab:</translation>
    </message>
    <message>
        <source>Number of games that measure the strength after each kept change. It must be even.</source>
        <translation>Partien nach jeder behaltenen Änderung zum Messen der Stärke, eine gerade Zahl</translation>
    </message>
    <message>
        <source>Sets the changes and the openings. The same seed gives the same history.</source>
        <translation>Bestimmt die Änderungen und die Eröffnungen: gleicher Startwert, gleicher Verlauf</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Worker:</translation>
    </message>
    <message>
        <source>Games played at the same time. The history does not depend on it.</source>
        <translation>Gleichzeitige Partien. Der Verlauf bleibt derselbe</translation>
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
        <source>A disc is outside the board.</source>
        <translation>Ein Stein liegt außerhalb des Bretts.</translation>
    </message>
    <message>
        <source>The disc on %1 has nothing below it.</source>
        <translation>Unter dem Stein auf %1 liegt nichts.</translation>
    </message>
    <message>
        <source>Discs of the first player: %1, of the second: %2. The first must have the same number or one more.</source>
        <translation>Steine des ersten Spielers: %1, des zweiten: %2. Der erste kann so viele wie der zweite haben oder einen mehr.</translation>
    </message>
    <message>
        <source>Both players have four in a row.</source>
        <translation>Beide Spieler haben eine Linie.</translation>
    </message>
    <message>
        <source>The second player moved after the first had won.</source>
        <translation>Der zweite Spieler hat gezogen, nachdem der erste gewonnen hatte.</translation>
    </message>
    <message>
        <source>The first player moved after the second had won.</source>
        <translation>Der erste Spieler hat gezogen, nachdem der zweite gewonnen hatte.</translation>
    </message>
    <message>
        <source>No order of moves reaches this position without an earlier win.</source>
        <translation>Keine Zugreihenfolge führt ohne früheren Sieg zu dieser Stellung.</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Cl&amp;ick to place:</source>
        <translation>Ein &amp;Klick setzt:</translation>
    </message>
    <message>
        <source>alternating discs</source>
        <translation>Steine abwechselnd</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Von hier spielen</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Mit dieser Stellung eine Partie beginnen</translation>
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
        <source>This game is finished.</source>
        <translation>Eine beendete Partie.</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Per Klick setzen</translation>
    </message>
    <message>
        <source>Right-click or press Delete or Backspace to remove the top disc</source>
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
        <translation>Bild des Bretts speichern</translation>
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
        <source>Copy the link to the clipboard</source>
        <translation>Den Link in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Save the QR code as PNG or SVG</source>
        <translation>Den QR-Code als PNG oder SVG speichern</translation>
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
        <source>Open this position in Fourcast: share the link or scan the code.</source>
        <translation>Teile den Link oder scanne den Code, um die Stellung in Fourcast zu öffnen.</translation>
    </message>
</context>
<context>
    <name>SheetFolder</name>
    <message>
        <source>Your earlier work cannot be read, so the lesson starts over. The old file is kept: %1.</source>
        <translation>Deine früheren Antworten sind nicht lesbar, die Lektion beginnt neu. Die alte Datei ist gespeichert: %1.</translation>
    </message>
    <message>
        <source>The lesson has changed from version %1 to version %2, so it starts over. Your earlier work is kept: %3.</source>
        <translation>Die Lektion hat sich inzwischen geändert (Version %1, jetzt %2) und beginnt neu. Deine früheren Antworten sind gespeichert: %3.</translation>
    </message>
    <message>
        <source>Your earlier work could not be moved to a separate file: %1.</source>
        <translation>Deine früheren Antworten konnten nicht gesichert werden: %1.</translation>
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
        <source>Action</source>
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
        <source>Drop a disc in that column</source>
        <translation>Einen Stein in diese Spalte einwerfen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Move the disc above the board</source>
        <translation>Den Stein über dem Brett bewegen</translation>
    </message>
    <message>
        <source>Down, Enter, Space</source>
        <translation>Unten, Enter, Leertaste</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Den Stein einwerfen</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>In einem Diagramm</translation>
    </message>
    <message>
        <source>Arrow keys, Enter</source>
        <translation>Pfeiltasten, Enter</translation>
    </message>
    <message>
        <source>Move between marks, and go to what one stands for</source>
        <translation>Von Marke zu Marke und zu dem, was dahintersteckt</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Umschalt und eine Pfeiltaste</translation>
    </message>
    <message>
        <source>Pan the chart</source>
        <translation>Weiter zu einem anderen Teil</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Das ganze Diagramm zeigen</translation>
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
        <source>Go to the next or previous control</source>
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
        <source>Find an action or key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Restore the default keys of every action</source>
        <translation>Alle Aktionen auf ihre ursprünglichen Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Go one move back or forward, where no control needs these keys</source>
        <translation>Einen Zug zurück und vor, sofern kein Bedienelement die Tasten braucht</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Diese Tasten sind fest.</translation>
    </message>
    <message>
        <source>Select an action to change its keys.</source>
        <translation>Wähle eine Aktion, um ihr andere Tasten zu geben.</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Umschalt und Links, Rechts</translation>
    </message>
    <message>
        <source>Add up moves in node and time charts. There, use Ctrl to pan</source>
        <translation>Züge zusammenzählen, in den Diagrammen für Knoten und Zeit. Mit Strg geht es dort zu einem anderen Teil weiter</translation>
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
        <translation>Pfad öffnen</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>Die Datei „%1“ konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Save the path</source>
        <translation>Pfad speichern</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go back to the initial state</source>
        <translation>Zurück zum Anfangszustand</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go to the path&apos;s next step</source>
        <translation>Der nächste Schritt des Pfads</translation>
    </message>
    <message>
        <source>Take the step</source>
        <translation>Schritt ausführen</translation>
    </message>
    <message>
        <source>Take the step selected in the list. Double-clicking it or pressing Enter there does the same</source>
        <translation>Den in der Liste gewählten Schritt ausführen. Enter oder ein Doppelklick dort geht auch</translation>
    </message>
    <message>
        <source>Save path…</source>
        <translation>Pfad speichern …</translation>
    </message>
    <message>
        <source>Save the path to a small file that others can open</source>
        <translation>Den Pfad in eine kleine Datei zum Weitergeben schreiben</translation>
    </message>
    <message>
        <source>Open path…</source>
        <translation>Pfad öffnen …</translation>
    </message>
    <message>
        <source>Open a path from a file, at the step that was last shown</source>
        <translation>Einem Pfad aus einer Datei bis zum zuletzt angesehenen Schritt folgen</translation>
    </message>
    <message>
        <source>Possible steps</source>
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
        <source>This path belongs to the model “%1”. It will be followed once that model is explored.</source>
        <translation>Der Pfad gehört zum Modell „%1“. Er wird verfolgt, sobald dieses Modell erkundet ist.</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1” with %2. It will be followed once that model is explored.</source>
        <translation>Der Pfad gehört zum Modell „%1“ mit %2. Er wird verfolgt, sobald dieses Modell erkundet ist.</translation>
    </message>
    <message>
        <source>No system to walk through yet.</source>
        <translation>Noch gibt es kein System zum Simulieren.</translation>
    </message>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>Zustand %1, nach %n Schritt</numerusform>
            <numerusform>Zustand %1, nach %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>no step possible: deadlock</source>
        <translation>ohne Nachfolger: ein Deadlock</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>↺ same as at the start</source>
        <translation>↺ wie am Anfang</translation>
    </message>
    <message>
        <source>↺ same as after step %1</source>
        <translation>↺ wie nach Schritt %1</translation>
    </message>
    <message>
        <source>Start, state %1</source>
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
        <source>Discs look as on the main board. Those played in the tree are numbered.</source>
        <translation>Die Steine sehen aus wie auf dem großen Brett. Die vom Baum gespielten tragen ihre Nummer.</translation>
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
        <source>does it win in at most %n move(s)?</source>
        <translation>
            <numerusform>gewinnt sie in höchstens %n Zug?</numerusform>
            <numerusform>gewinnt sie in höchstens %n Zügen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last at least %n move(s)?</source>
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
        <source>which replies give the win away, questions: %1</source>
        <translation>welche Antworten den Gewinn verschenken, Fragen: %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
</context>
<context>
    <name>SpeedUpChart</name>
    <message>
        <source>Chart of speed-up against number of workers</source>
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
        <source>Speed-up (median, min to max)</source>
        <translation>Speedup (Median, Minimum bis Maximum)</translation>
    </message>
    <message>
        <source>From %1 to %2 over the repetitions</source>
        <translation>Von %1 bis %2 in den Wiederholungen</translation>
    </message>
    <message>
        <source>Run the measurement to see how much more workers speed up the search.</source>
        <translation>Starte die Messung, um zu sehen, wie viel schneller es mit mehr Workern geht.</translation>
    </message>
    <message>
        <source>linear speed-up</source>
        <translation>so viel wie Worker</translation>
    </message>
    <message>
        <source>Amdahl&apos;s bound</source>
        <translation>Schranke nach Amdahl</translation>
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
        <source>A sequential test needs two Elo differences from -1000 to 1000, the smaller first.</source>
        <translation>Ein sequenzieller Test braucht zwei Elo-Unterschiede von -1000 bis 1000, den kleineren zuerst.</translation>
    </message>
    <message>
        <source>The error rates of a sequential test must be between 0 and 1/2.</source>
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
        <source>undecided</source>
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
        <source>%1 to %2 Elo, stops early…</source>
        <translation>%1 bis %2 Elo, beendet…</translation>
    </message>
    <message>
        <source>%1 to %2 Elo…</source>
        <translation>%1 bis %2 Elo…</translation>
    </message>
    <message>
        <source>Each pairing ends as soon as its test is decided.</source>
        <translation>Eine Paarung endet, sobald ihr Test entschieden ist.</translation>
    </message>
</context>
<context>
    <name>SprtDialog</name>
    <message>
        <source>&amp;Fit the Elo differences to the number of games</source>
        <translation>Unterschiede an die &amp;Zahl der Partien anpassen</translation>
    </message>
    <message>
        <source>&amp;End a pairing as soon as its test is decided</source>
        <translation>Paarung beenden, sobald ihr Test &amp;entschieden ist</translation>
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
        <source>Stronger at</source>
        <translation>Stärker ab</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Wrong “stronger” in at most</source>
        <translation>Fälschlich stärker in höchstens</translation>
    </message>
    <message>
        <source>Wrong “not stronger” in at most</source>
        <translation>Fälschlich nicht stärker in höchstens</translation>
    </message>
    <message>
        <source>The rounds then become a maximum. The games stay the same.</source>
        <translation>Die Runden sind dann das Maximum. Die Partien sind dieselben</translation>
    </message>
    <message>
        <source>&amp;Not stronger at:</source>
        <translation>&amp;Nicht stärker bei:</translation>
    </message>
    <message>
        <source>&amp;Stronger at:</source>
        <translation>&amp;Stärker ab:</translation>
    </message>
    <message>
        <source>&amp;Wrong “stronger” in at most:</source>
        <translation>&amp;Fälschlich „stärker“ in höchstens:</translation>
    </message>
    <message>
        <source>W&amp;rong “not stronger” in at most:</source>
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
        <source>%1: no stars, because there were no real choices</source>
        <translation>%1: keine Sterne, kein Zug war eine echte Wahl</translation>
    </message>
</context>
<context>
    <name>StartDemo</name>
    <message>
        <source>Demo: %1 against %2. Press any key to play.</source>
        <translation>Demo: %1 gegen %2. Zum Spielen eine Taste drücken.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Its strength hasn&apos;t been measured yet.</source>
        <translation>Die Stärke ist noch nicht gemessen.</translation>
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
        <translation>Du</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Dein Gegner</translation>
    </message>
    <message>
        <source>Watch it play itself</source>
        <translation>Beim Spiel gegen sich selbst zusehen</translation>
    </message>
    <message>
        <source>Who do you want to play?</source>
        <translation>Gegen wen möchtest du spielen?</translation>
    </message>
    <message>
        <source>About this opponent</source>
        <translation>Wie dieser Gegner spielt</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Du spielst den ersten Stein</translation>
    </message>
    <message>
        <source>Your opponent goes first</source>
        <translation>Dein Gegner spielt den ersten Stein</translation>
    </message>
    <message>
        <source>Choose the colour of your discs</source>
        <translation>Die Steine, mit denen du spielst</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>Wie stark sind sie?</translation>
    </message>
    <message>
        <source>See how each opponent plays and its measured strength</source>
        <translation>Wie jeder Gegner spielt und welche Stärke gemessen wurde</translation>
    </message>
    <message>
        <source>More engines…</source>
        <translation>Weitere Engines…</translation>
    </message>
    <message>
        <source>For experts: choose any engine and its settings, for either side</source>
        <translation>Für Fachleute: jede Engine mit allen Einstellungen, für beide Seiten</translation>
    </message>
    <message>
        <source>Show this page every time Fourcast starts</source>
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
        <translation>Klicke auf einen Gegner oder drücke 1 bis 8.</translation>
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
        <translation>Deine Farbe:</translation>
    </message>
    <message>
        <source>Pick an opponent and watch</source>
        <translation>Einen Gegner wählen und zusehen</translation>
    </message>
    <message>
        <source>Hover over an opponent to learn more.</source>
        <translation>Zeige auf einen Gegner, um mehr zu erfahren.</translation>
    </message>
</context>
<context>
    <name>StateBoard</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>X is %1 and O is %2. Frames mark the differences</source>
        <translation>X ist %1, O ist %2. Ein Rahmen markiert Unterschiede</translation>
    </message>
</context>
<context>
    <name>StateGraphView</name>
    <message>
        <source>Part shown</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Key to colours</source>
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
        <source>Parts of the state</source>
        <translation>Die Teile des Zustands</translation>
    </message>
    <message>
        <source>Steps of the path</source>
        <translation>Die Schritte des Pfads</translation>
    </message>
    <message>
        <source>Keep this state to compare with those you select next. Differences are marked.</source>
        <translation>Diesen Zustand neben den nächsten stehen lassen und Unterschiede markieren</translation>
    </message>
    <message>
        <source>Draw every state on this path</source>
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
        <source>Select a state to see its parts and the path to it.</source>
        <translation>Wähle einen Zustand, um seine Teile und den Pfad zu ihm zu sehen.</translation>
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
        <source>terminal</source>
        <translation>ohne Nachfolger</translation>
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
        <source>Engine activity</source>
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
Times measured meanwhile are marked as disturbed. Click to go there.</source>
        <translation>%1
In dieser Zeit gemessene Zeiten werden als gestört markiert. Ein Klick führt dorthin.</translation>
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
        <source>States and their bounds</source>
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
        <source>Value of this policy</source>
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
        <source>Step through policy iteration: a strategy, its values, then the next strategy, better in some state</source>
        <translation>Strategie-Iteration: eine Strategie, ihre Werte und die nächste Strategie, die in einem Zustand besser ist</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Strategie:</translation>
    </message>
    <message>
        <source>of %1, optimal</source>
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
        <source>States and their bounds</source>
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
        <source>Go to the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go to the previous sweep</source>
        <translation>Voriger Durchgang</translation>
    </message>
    <message>
        <source>Go to the next sweep</source>
        <translation>Noch ein Durchgang</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Run sweep after sweep until the bounds are close</source>
        <translation>Durchgang für Durchgang, bis die Schranken eng sind</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Run sweeps until the bounds of all states are close</source>
        <translation>Durchgänge ausführen, bis die Schranken aller Zustände eng sind</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Go to any sweep made so far</source>
        <translation>Zu einem der ausgeführten Durchgänge gehen</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>Show fractions where they are short enough</source>
        <translation>In Brüchen, solange diese kurz genug sind</translation>
    </message>
    <message>
        <source>Collapse end components</source>
        <translation>Endkomponenten zusammenfassen</translation>
    </message>
    <message>
        <source>Draw states as one where play can stay among them for ever, as the algorithm sees them</source>
        <translation>Zeichnet Zustände, unter denen man für immer bleiben kann, als einen, so wie der Algorithmus sie sieht</translation>
    </message>
    <message>
        <source>Press Run to explore the model and see its algorithm step by step.</source>
        <translation>„Ausführen“ erkundet das Modell und zeigt dann seinen Algorithmus Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Equation and bounds</source>
        <translation>Gleichung und Schranken</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>There is no question about the model.</source>
        <translation>Das Modell hat keine Frage.</translation>
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
        <translation>„%1“ lässt sich nicht verwenden: %2.</translation>
    </message>
    <message>
        <source>it has version %1, but this program reads version %2</source>
        <translation>sie hat die Version %1, und dieses Programm liest Version %2</translation>
    </message>
    <message>
        <source>it is damaged (%1)</source>
        <translation>sie ist beschädigt (%1)</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing (on Debian, install the package libqt6sql6-sqlite)</source>
        <translation>der SQLite-Treiber von Qt fehlt; das Debian-Paket libqt6sql6-sqlite enthält ihn</translation>
    </message>
    <message>
        <source>another program is writing to it (try again when it has finished)</source>
        <translation>ein anderes Programm schreibt gerade hinein; versuche es danach noch einmal</translation>
    </message>
    <message>
        <source>it has version %1 and is read-only, but this program reads version %2</source>
        <translation>sie hat Version %1 und darf nicht beschrieben werden; dieses Programm liest Version %2</translation>
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
        <translation>Die Züge dieser Partie sind nicht erlaubt. Vielleicht ist ihre Datei beschädigt.</translation>
    </message>
    <message>
        <source>Experiment %1 has no cell %2.</source>
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
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Antworten von %1</translation>
    </message>
    <message>
        <source>%1. Handed in as %2, %3</source>
        <translation>%1; abgegeben als %2, %3</translation>
    </message>
    <message>
        <source>Individual answers</source>
        <translation>Antworten, eine nach der anderen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
</context>
<context>
    <name>StudyCurves</name>
    <message>
        <source>H1 plays itself with the article&apos;s alpha-beta search. Both players recognise finished games. On their own moves 3, 6, 9 and so on, players take one of the two columns with the best exact values at random, each with probability one half. On all other moves they take the first best column.</source>
        <translation>H1 gegen sich selbst mit der Alpha-Beta-Suche des Artikels; beide Spieler erkennen beendete Partien. Bei den eigenen Zügen 3, 6, 9 und so weiter jedes Spielers wird eine der zwei Spalten mit den besten exakten Werten ausgelost, jede mit Wahrscheinlichkeit einhalb. Sonst wird die erste beste Spalte genommen.</translation>
    </message>
    <message>
        <source>The article does not say how H1 counts vertical pairs, gaps held by the opponent or open threes on both sides, or what its random moves choose between. Its games therefore cannot be repeated move by move. In the strict reading, the first searches at depth 4 visit 878 and 1,122 positions, where the article has 716 and 809. None of the readings tried gives its exact numbers. On average, the total per game lies within about 40 % of the article&apos;s. In both, nodes and time fall together towards the end, from about ply 12 at depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised build, but took about six microseconds in the article, so the times differ by a factor of about a hundred. Some labels in the article&apos;s figures 12 and 13 are swapped. The larger values are shown here as nodes.</source>
        <translation>Der Artikel lässt offen, wie H1 senkrechte Paare, vom Gegner besetzte Lücken und beidseitig offene Dreier zählt und zwischen welchen Zügen der Zufall wählt. Seine Partien lassen sich daher nicht Zug für Zug wiederholen. In der strikten Lesart besuchen die ersten Suchen bei Tiefe 4 878 und 1.122 Stellungen, der Artikel hat 716 und 809. Keine der versuchten Lesarten ergibt genau seine Zahlen. Im Mittel weicht die Summe je Partie um höchstens etwa 40 % von der des Artikels ab. Knoten und Zeit nehmen in beiden zum Ende hin gemeinsam ab, etwa ab Halbzug 12 bei Tiefe 4 und Halbzug 18 bei Tiefe 6. Eine Stellung braucht in einem optimierten Programm einige zehn Nanosekunden und brauchte im Artikel etwa sechs Mikrosekunden. Die Zeiten unterscheiden sich also etwa um den Faktor hundert. Einige Beschriftungen der Abbildungen 12 und 13 des Artikels sind vertauscht; seine größeren Werte werden als Knoten gezeigt.</translation>
    </message>
</context>
<context>
    <name>StudyCurvesView</name>
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
        <source>The times are not reliable: the program was doing other work while the games were played.</source>
        <translation>Die Zeiten sind nicht aussagekräftig: Während der Partien war das Programm mit anderem beschäftigt.</translation>
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
        <source>Play H1 against itself, once at depth 4 and once at depth 6</source>
        <translation>H1 gegen sich selbst, einmal mit Tiefe 4 und einmal mit Tiefe 6</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Sets the random choices between the two best columns. The same seed gives the same games.</source>
        <translation>Bestimmt die zufällige Wahl zwischen den zwei besten Spalten. Derselbe Startwert spielt dieselben Partien.</translation>
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
        <translation>Studienkurven exportieren</translation>
    </message>
    <message>
        <source>study-curves</source>
        <translation>studienkurven</translation>
    </message>
    <message>
        <source>Playing the games.</source>
        <translation>Die Partien laufen.</translation>
    </message>
    <message>
        <source>Cancelled. The curves of the earlier games are still shown.</source>
        <translation>Abgebrochen. Die Kurven der vorigen Partien werden weiter gezeigt.</translation>
    </message>
    <message>
        <source>Both games are finished.</source>
        <translation>Beide Partien sind fertig.</translation>
    </message>
    <message>
        <source>These are the article&apos;s points. Play the two games to see ours beside them.</source>
        <translation>Die Punkte des Artikels. Spiele beide Partien, um unsere daneben zu sehen.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Knoten und Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Study curves, depth %1, seed %2</source>
        <translation>Studienkurven, Tiefe %1, Startwert %2</translation>
    </message>
    <message>
        <source>≥: the article&apos;s times at depth %1 are legible only up to move %2.</source>
        <translation>≥: Die Zeiten des Artikels bei Tiefe %1 sind nur bis Halbzug %2 lesbar.</translation>
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
        <source>The study has no &quot;%1&quot;. It has %2.</source>
        <translation>Die Studie hat kein „%1“; sie hat %2.</translation>
    </message>
    <message>
        <source>No part of %1 searches to depth %2 or less.</source>
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
        <source>The article, depth %1, move %2: %3 nodes</source>
        <translation>Der Artikel, Tiefe %1, Halbzug %2: %3 Knoten</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes, %4 ms</source>
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
        <source>Run all tables and figures with this protocol, one after another</source>
        <translation>Alle Tabellen und Abbildungen nach diesem Protokoll, eine nach der anderen</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>Tabellen und Abbildungen der Heuristik-Studie, erwartete Werte neben gemessenen</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Gespeicherte Läufe</translation>
    </message>
    <message>
        <source>Runs in this games file. Choose one to view or continue.</source>
        <translation>Läufe in dieser Partiendatei, zum Ansehen oder Fortsetzen</translation>
    </message>
    <message>
        <source>Ga&amp;mes file…</source>
        <translation>Pa&amp;rtiendatei…</translation>
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
        <source>All games are saved in %1</source>
        <translation>Jede Partie wird in %1 gespeichert</translation>
    </message>
    <message>
        <source>Games file</source>
        <translation>Partiendatei</translation>
    </message>
    <message>
        <source>Experiment games (*.sqlite);;All files (*)</source>
        <translation>Partien von Experimenten (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Repeat the heuristics study</source>
        <translation>Die Heuristik-Studie nachstellen</translation>
    </message>
</context>
<context>
    <name>StudyProtocol</name>
    <message>
        <source>There is no protocol called &quot;%1&quot;. The protocols are %2.</source>
        <translation>Es gibt kein Protokoll namens „%1“; die Protokolle sind %2.</translation>
    </message>
    <message>
        <source>Takes the article&apos;s flow chart literally: a finished game is a leaf evaluated by the heuristic. Only feature 1 of H1 recognises it. H2 does not. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. The first move alternates, except in table 6 and the figures, where the first player stays first.</source>
        <translation>Das Ablaufdiagramm des Artikels wörtlich genommen: Eine beendete Partie ist ein Blatt, das die Heuristik bewertet. Nur Merkmal 1 von H1 erkennt sie, H2 erkennt sie nicht. Bei den eigenen Zügen 3, 6, 9 und so weiter jeder Seite wird eine ihrer zwei besten Spalten ausgelost. Der erste Zug wechselt; in Tabelle 6 und den Abbildungen bleibt der Erste der Erste.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. H1 moves first in every game, except in table 6, where the first-named side does.</source>
        <translation>Beide Spieler erkennen beendete Partien. Bei den eigenen Zügen 3, 6, 9 und so weiter jeder Seite wird eine ihrer zwei besten Spalten ausgelost. H1, in Tabelle 6 der Erste, beginnt jede Partie.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. No moves are random. Each of the 238 positions after three plies, mirror images included, is played with both colours: 476 games in all, in an order set by the seed.</source>
        <translation>Beide Spieler erkennen beendete Partien. Kein Zug wird ausgelost. Jede der 238 Stellungen aus drei Halbzügen samt Spiegelbildern wird mit beiden Farben gespielt, insgesamt 476 Partien, in einer Reihenfolge, die der Startwert bestimmt.</translation>
    </message>
    <message>
        <source>Settings found by a search over tables 7 to 9, where they come closest to the article&apos;s shares. Like literal, but the second, fifth, eighth ... disc of a game goes into a random open column. In H1, vertical pairs count the empty squares above them, runs may overlap, every disc counts for its column, and an open three counts as four in line. In table 6, fewer cells agree than with literal.</source>
        <translation>Einstellungen, die für die Tabellen 7 bis 9 gesucht wurden, wo sie den Anteilen des Artikels am nächsten kommen: wie wörtlich, doch der zweite, fünfte, achte ... Stein einer Partie fällt in eine beliebige offene Spalte, und in H1 zählen senkrechte Paare die leeren Felder darüber, Folgen dürfen sich überlappen, jeder Stein zählt für seine Spalte, und ein offener Dreier zählt wie vier in einer Reihe. Mit Tabelle 6 stimmen sie in weniger Zellen überein als wörtlich.</translation>
    </message>
</context>
<context>
    <name>StudySettingsForm</name>
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
        <source>Part of the article to repeat</source>
        <translation>Was vom Artikel nachgestellt wird</translation>
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
        <source>The same seed gives the same games. 0 uses 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9 and 4000 for the figures.</source>
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
        <source>Games played at the same time. 0 uses one worker per core. The games do not depend on it.</source>
        <translation>Gleichzeitige Partien; 0 nimmt eine je Kern. Die Partien sind dieselben.</translation>
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
        <source>Games per cell. 0 plays all %1. A smaller number plays the first ones in the seed&apos;s order. Rounds already saved are not played again.</source>
        <translation>Partien für jede Zelle; 0 nimmt alle %1, weniger sind die ersten laut Startwert. Mehr Runden als gespeichert werden dahinter angehängt.</translation>
    </message>
    <message>
        <source>Games per cell. 0 uses the article&apos;s number (100, or 10 in table 6). Rounds already saved are not played again.</source>
        <translation>Partien für jede Zelle; 0 nimmt die Zahl des Artikels (100, in Tabelle 6 10). Mehr Runden als gespeichert werden dahinter angehängt.</translation>
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
        <source>Set by the protocol %1</source>
        <translation>Das Protokoll %1 liest H1 so</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tabelle:</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Run an experiment to see it here.</source>
        <translation>Führe ein Experiment aus, um es hier zu sehen.</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>die Studie</translation>
    </message>
    <message>
        <source>%1
the study prints %2</source>
        <translation>%1
Studie: %2</translation>
    </message>
    <message>
        <source>%1: grows as %2 to the power of %3 (R² %4).</source>
        <translation>%1: wie %2 hoch %3 (R² %4).</translation>
    </message>
    <message>
        <source>%1: multiplies by %3 for each extra %2 (R² %4).</source>
        <translation>%1: mal %3 mit jedem %2 mehr (R² %4).</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1, angepasst</translation>
    </message>
    <message>
        <source>At least three values are needed to show how it grows.</source>
        <translation>Erst ab drei Werten zeigt sich, wie es wächst.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>guaranteed interval: %1</source>
        <translation>sicher ab %1</translation>
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
        <source>The study counts states with an observer of the goal, so its numbers are higher.</source>
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
        <source>cumulative probability</source>
        <translation>Wahrscheinlichkeit binnen so vieler</translation>
    </message>
    <message>
        <source>Enter a number for “Curves up to” and run the experiment.</source>
        <translation>Gib bei „Kurven bis“ eine Zahl ein und führe das Experiment aus.</translation>
    </message>
    <message>
        <source>%1
within %2: %3</source>
        <translation>%1
binnen %2: %3</translation>
    </message>
    <message>
        <source>%1: probability of reaching the goal within the given number. Where there are choices, it is the greatest probability.</source>
        <translation>%1: die Wahrscheinlichkeit, dass das Ziel binnen so vieler erreicht wird, im besten Fall, wo es etwas zu entscheiden gibt.</translation>
    </message>
    <message>
        <source>probability that the game is over</source>
        <translation>Wahrscheinlichkeit, dass es vorbei ist</translation>
    </message>
    <message>
        <source>Endings can only be shown for a game without choices. Explore such a model first, for example the Goose.</source>
        <translation>Nur ein reines Glücksspiel ohne Entscheidungen lässt sich durch seine Ausgänge zeigen. Erkunde zuerst ein solches Modell, etwa das Gänsespiel.</translation>
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
        <source>not certain to be reached</source>
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
        <source>Guaranteed interval</source>
        <translation>Sicher ab</translation>
    </message>
    <message>
        <source>Report on an experiment: %1</source>
        <translation>Bericht über ein Experiment: %1</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>Gefragt war %1.</translation>
    </message>
    <message>
        <source>Values of %1: %2.</source>
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
        <source>%1(%2) has no value: %2 is not a %3</source>
        <translation>%1(%2) hat keinen Wert: %2 gehört nicht zu %3</translation>
    </message>
    <message>
        <source>&apos;if&apos; takes three arguments: a condition, the value if true, and the value if false</source>
        <translation>„if“ nimmt drei Argumente: eine Bedingung, was dann gilt und was sonst gilt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a map, so it takes no arguments</source>
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
        <translation>das braucht mehr als %L1 Schritte</translation>
    </message>
    <message>
        <source>the equations call one another more than %L1 levels deep; an equation without such a call must end them</source>
        <translation>die Gleichungen rufen einander mehr als %L1 Ebenen tief auf; eine Gleichung ohne solchen Aufruf muss sie beenden</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has infinitely many values to try; a condition must bound it, as in %4</source>
        <translation>für „%1 %2: %3“ gibt es endlos viele Werte; eine Bedingung muss sie begrenzen, wie in %4</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has more than %L4 values to try</source>
        <translation>für „%1 %2: %3“ gibt es mehr als %L4 Werte</translation>
    </message>
    <message>
        <source>no equation says what %1 is</source>
        <translation>keine Gleichung sagt, was %1 ist</translation>
    </message>
    <message>
        <source>lists, sets, bags and functions as values are not part of this language; use Bool, Pos, Nat, Int and enumerations</source>
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
        <source>&apos;%1&apos; is not part of this language here; use Bool, Pos, Nat, Int and the names of enumerations</source>
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
        <translation>; meintest du „%1“?</translation>
    </message>
    <message>
        <source>a &apos;%1&apos;</source>
        <translation>ein „%1“</translation>
    </message>
    <message>
        <source>%1 is expected here; &apos;%2&apos; has a meaning of its own, so it can&apos;t be a name</source>
        <translation>hier wird %1 erwartet; „%2“ hat eine eigene Bedeutung und ist als Name nicht erlaubt</translation>
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
        <source>brackets and operators can be nested at most %1 levels deep</source>
        <translation>Klammern und Operatoren können höchstens %1 Ebenen tief verschachtelt sein</translation>
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
        <translation>„%1“ hat die Sorte %2, hier gehört aber %3 hin</translation>
    </message>
    <message>
        <source>this has the sort %1, but %2 is needed here</source>
        <translation>das hat die Sorte %1, hier gehört aber %2 hin</translation>
    </message>
    <message>
        <source>; write %1</source>
        <translation>; schreib %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>sorts without constants are not part of this language; use an enumeration, as in %1</source>
        <translation>Sorten ohne Konstanten gehören nicht zu dieser Sprache; es gibt Aufzählungen, wie in %1</translation>
    </message>
    <message>
        <source>sort aliases are not part of this language; use an enumeration, as in %1</source>
        <translation>andere Namen von Sorten gehören nicht zu dieser Sprache; es gibt Aufzählungen, wie in %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already declared; two actions of the same name with different arguments are not part of this language</source>
        <translation>„%1“ ist schon deklariert; Aktionen eines Namens mit anderen Argumenten gehören nicht zu dieser Sprache</translation>
    </message>
</context>
<context>
    <name>SystemPart</name>
    <message>
        <source>The system that the question is about</source>
        <translation>Das System, um das es in der Frage geht</translation>
    </message>
    <message>
        <source>Write a formula, or take one that comes with the model</source>
        <translation>Eine Formel schreiben oder eine nehmen, die zum Modell gehört</translation>
    </message>
    <message>
        <source>The formula that I write</source>
        <translation>Die Formel, die ich schreibe</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
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
        <source>Each box is a level, with its number of states. Numbers on arrows count transitions. Choose a level to explore it state by state.</source>
        <translation>Ein Kasten ist eine Ebene mit der Anzahl ihrer Zustände. Eine Zahl am Pfeil zählt Transitionen. Wähle eine Ebene, um Zustand für Zustand weiterzugehen.</translation>
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
        <source>livelock: hidden steps for ever, or no end reachable</source>
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
        <source>The system gives no details about its states.</source>
        <translation>Das System sagt nicht, woraus seine Zustände bestehen.</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Walk along this path in the simulator</source>
        <translation>Diesen Pfad im Simulator gehen</translation>
    </message>
    <message>
        <source>No path leads here from the initial state.</source>
        <translation>Vom Anfangszustand führt kein Pfad dorthin.</translation>
    </message>
</context>
<context>
    <name>SystemView</name>
    <message>
        <source>Graph of the system</source>
        <translation>Das System als Bild</translation>
    </message>
    <message>
        <source>Show all states, the levels, or one state at a time</source>
        <translation>Alle Zustände, die Ebenen oder Zustand für Zustand</translation>
    </message>
    <message>
        <source>The whole system</source>
        <translation>Das ganze System</translation>
    </message>
    <message>
        <source>Levels</source>
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
        <source>Colour by level</source>
        <translation>Farben nach Ebene</translation>
    </message>
    <message>
        <source>Colour by thread</source>
        <translation>Farben nach Thread</translation>
    </message>
    <message>
        <source>Colour by formula</source>
        <translation>Farben nach der Formel</translation>
    </message>
    <message>
        <source>examining the states…</source>
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
        <source>Include large rows</source>
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
        <source>Choose which table of the study to show and fill</source>
        <translation>Welche Tabelle der Studie gezeigt und gefüllt wird</translation>
    </message>
    <message>
        <source>Also run rows of more than %1 states. A state takes about 50 to 150 bytes and 2 to 5 microseconds, so 23 million states take 2 GiB and a minute or two. A row stops at %2 GiB and says so.</source>
        <translation>Auch Zeilen mit mehr als %1 Zuständen. Ein Zustand braucht etwa 50 bis 150 Byte und 2 bis 5 Mikrosekunden, 23 Millionen Zustände also 2 GiB und ein bis zwei Minuten. Eine Zeile endet bei %2 GiB und meldet es.</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Kleine Modelle auch in Brüchen: 75/22</translation>
    </message>
    <message>
        <source>Explore and check the models row by row</source>
        <translation>Die Modelle Zeile für Zeile erkunden und prüfen</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Stoppen. Was gefüllt ist, bleibt, und „Tabelle füllen“ macht dort weiter</translation>
    </message>
    <message>
        <source>Show this row&apos;s model, values and question on this page. Double-clicking the row or pressing Enter does the same</source>
        <translation>Das Modell dieser Zeile mit seinen Werten und seiner Frage auf der Seite zeigen. Enter oder ein Doppelklick in der Tabelle geht auch</translation>
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
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tabelle als &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per cell: paper, ours, the interval</source>
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
        <source>Save rows and cells for use by a program</source>
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
        <source>Save for use in a document: paper, ours and the interval in each cell</source>
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
        <source>Save the table and its notes on A4 pages</source>
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
    <name>TaskStrip</name>
    <message>
        <source>What the lesson asks</source>
        <translation>Was die Lektion fragt</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Zurück zu Schritt %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Go back to the lesson. This page stays as it is.</source>
        <translation>Zurück zur Lektion. Diese Seite bleibt, wie sie ist.</translation>
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
        <source>Your answer, for your teacher</source>
        <translation>Deine Worte, für die Lehrkraft</translation>
    </message>
    <message>
        <source>Saved as you type. Your teacher will read it.</source>
        <translation>Wird beim Schreiben gespeichert. Die Lehrkraft liest es</translation>
    </message>
</context>
<context>
    <name>ThreadPool</name>
    <message>
        <source>The system cannot give this program another thread. Close other programs and try again.</source>
        <translation>Das System gibt diesem Programm keinen weiteren Thread. Beende andere Programme und versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>%1 is to move and can make four on %2.</source>
        <translation>%1 ist am Zug und vollendet auf %2 einen Vierer.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, and %3 can block only one.</source>
        <translation>%1 würde auf %2 einen Vierer vollenden, und %3 kann nur eines davon blockieren.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, so %3 must block there.</source>
        <translation>%1 würde auf %2 einen Vierer vollenden, also muss %3 dort blockieren.</translation>
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
        <source>%1&apos;s threats on %2 are stacked. Only one can be blocked.</source>
        <translation>Die Drohungen von %1 auf %2 liegen übereinander: Nur eine davon kann blockiert werden.</translation>
    </message>
    <message>
        <source>The threat on %1 is useless: the one below it decides first.</source>
        <translation>Die auf %1 nützt nichts: Die Drohung darunter entscheidet vorher.</translation>
    </message>
    <message>
        <source>The threats on %1 are useless: those below them decide first.</source>
        <translation>Die auf %1 nützen nichts: Die Drohungen darunter entscheiden vorher.</translation>
    </message>
    <message>
        <source>If both sides now just fill columns and no new threat arises,</source>
        <translation>Wenn jetzt beide nur noch Spalten auffüllen und keine neue Drohung entsteht,</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in more columns than %3.</source>
        <translation>%1 gewinnt %2, mit ungeraden Drohungen in mehr Spalten als %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins with an even threat. %3 does not have odd threats in more columns.</source>
        <translation>%1 gewinnt %2 mit einer geraden Drohung, weil %3 nicht in mehr Spalten ungerade hat.</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in two more columns than %3.</source>
        <translation>%1 gewinnt %2, mit ungeraden Drohungen in zwei Spalten mehr als %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins. With several threats in a column, this was played out, not counted.</source>
        <translation>%1 gewinnt %2; wegen mehrerer Drohungen in einer Spalte wurde das ausgespielt, nicht abgezählt.</translation>
    </message>
    <message>
        <source>%1 nobody wins.</source>
        <translation>%1 gewinnt niemand.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, playable now</source>
        <translation>%1: Drohung von %2, jetzt spielbar</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, useless: one below it decides first</source>
        <translation>%1: Drohung von %2, nutzlos: Eine darunter entscheidet vorher</translation>
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
        <source>Sometimes only columns with threats are left to fill. Then someone has to play below a threat. Count rows from 1 at the bottom. The first player then profits from a threat on an odd row. The second player can always answer in the same column. So the second player profits from a threat on an even row. Odd threats of both sides cancel each other out (V. Allis, 1988). This is only a rule of thumb while new threats can arise.</source>
        <translation>Sind nur noch Spalten mit Drohungen zu füllen, muss jemand unter einer davon spielen. Zählt man die Reihen von unten ab 1, nützt dem ersten Spieler dann eine Drohung auf einer ungeraden Reihe. Dem zweiten, der immer in derselben Spalte antworten kann, nützt eine auf einer geraden. Ungerade Drohungen beider Seiten heben einander auf (V. Allis, 1988). Das ist eine Faustregel, solange neue Drohungen entstehen können.</translation>
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
        <translation>vom einzigen Worker selbst</translation>
    </message>
    <message>
        <source>run by a worker other than its creator</source>
        <translation>von einem anderen Worker ausgeführt als dem, der sie erzeugt hat</translation>
    </message>
    <message>
        <source>run by its creator</source>
        <translation>ausgeführt von dem, der sie erzeugt hat</translation>
    </message>
    <message>
        <source>No work was shared: one worker searched the moves.</source>
        <translation>Nichts wurde geteilt: Ein Worker ging die Züge durch.</translation>
    </message>
    <message>
        <source>Tasks created: %1. Run by another worker: %2. Run inline: %3.</source>
        <translation>Erzeugte Aufgaben: %1; von einem anderen Worker ausgeführt: %2; direkt ausgeführt: %3.</translation>
    </message>
    <message>
        <source>No work was shared: one worker answered every question.</source>
        <translation>Nichts wurde geteilt: Ein Worker beantwortete alle Fragen.</translation>
    </message>
    <message>
        <source>Answered by worker 1 without help: %1. With help from other workers: %2.</source>
        <translation>Von Worker 1 ohne Hilfe beantwortet: %1; mit Hilfe anderer Worker: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</source>
        <translation>
            <numerusform>%1 von %2 Aufgaben sind gezeichnet: die %n Zug hinter der Wurzel und tiefere, die ein anderer Worker ausgeführt hat. Die übrigen sind Teile davon oder daraus zusammengesetzt.</numerusform>
            <numerusform>%1 von %2 Aufgaben sind gezeichnet: die %n Züge hinter der Wurzel und tiefere, die ein anderer Worker ausgeführt hat. Die übrigen sind Teile davon oder daraus zusammengesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are measured from the start of the run.</source>
        <translation>Alle Zeiten zählen ab Beginn des Laufs.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its first question began at %1.</source>
        <translation>Alle Zeiten zählen ab Beginn der Suche. Ihre erste Frage begann bei %1.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its last depth began at %1.</source>
        <translation>Alle Zeiten zählen ab Beginn der Suche. Ihre letzte Tiefe begann bei %1.</translation>
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
        <source>another worker&apos;s</source>
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
        <source>Every task in this view has a bar.</source>
        <translation>Jede Aufgabe dieser Ansicht hat einen Balken.</translation>
    </message>
    <message>
        <source>In this view, %1 bars stand for %2 tasks. Where tasks share a pixel, only the first is drawn. Zoom in to tell them apart.</source>
        <translation>In dieser Ansicht stehen %1 Balken für %2 Aufgaben: Teilen sich mehrere ein Pixel, ist die erste gezeichnet. Zoome hinein, um sie zu unterscheiden.</translation>
    </message>
    <message>
        <source>The search has started. Its workers appear as soon as one of them finishes something.</source>
        <translation>Die Suche läuft. Ihre Worker erscheinen, sobald einer von ihnen etwas fertig hat.</translation>
    </message>
    <message>
        <source>The search ended before any of its workers finished anything.</source>
        <translation>Die Suche endete, bevor einer ihrer Worker etwas fertig hatte.</translation>
    </message>
    <message>
        <source>This answer needed no search: it is in the opening book, or it can be seen on the board.</source>
        <translation>Diese Antwort brauchte keine Suche: Sie steht im Eröffnungsbuch oder ist auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <source>This answer needed no search: it comes from the labels of the data set.</source>
        <translation>Diese Antwort brauchte keine Suche: Die Labels des Datensatzes entscheiden.</translation>
    </message>
    <message>
        <source>%1 plays without searching, so there is no work to show.</source>
        <translation>%1 spielt ohne Suche. Es gibt keine Arbeit zu zeigen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>on a bar</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search.</source>
        <translation>Alle Zeiten zählen ab Beginn der Suche.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. All its depths are shown, %1 to %2.</source>
        <translation>Alle Zeiten zählen ab Beginn der Suche. Alle ihre Tiefen sind gezeigt, %1 bis %2.</translation>
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
        <source>Own work %1, tasks inside it (%2) %3, waiting %4.</source>
        <translation>Selbst %1, Aufgaben darin (%2) %3, wartend %4.</translation>
    </message>
    <message>
        <source>Tasks inside it (%1) %2, idle %3.</source>
        <translation>Aufgaben darin (%1) %2, untätig %3.</translation>
    </message>
    <message>
        <source>All workers: %1 nodes at this depth.</source>
        <translation>Alle Worker: %1 Knoten in dieser Tiefe.</translation>
    </message>
    <message>
        <source>subject of the questions</source>
        <translation>was untersucht wird</translation>
    </message>
    <message>
        <source>contains tasks</source>
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
        <source>Speed-up %1. At most %2 with these tasks, %3 by Amdahl&apos;s law. Critical path: %4.</source>
        <translation>Speedup %1; höchstens %2 mit diesen Aufgaben, %3 nach Amdahls Gesetz. Kritischer Pfad: %4.</translation>
    </message>
    <message>
        <source>Speed-up: the total time of all tasks, %1, divided by the elapsed time, %2.</source>
        <translation>Speedup: die Zeit aller Aufgaben zusammen, %1, geteilt durch die verstrichene Zeit, %2.</translation>
    </message>
    <message>
        <source>At most with these tasks: however they are assigned, they take at least their total time divided evenly among all workers, and at least the critical path (Graham 1969).</source>
        <translation>Höchstens mit diesen Aufgaben: Egal wer sie ausführt, sie dauern nicht kürzer als ihre gleichmäßig auf alle Worker verteilte Zeit und nicht kürzer als der kritische Pfad (Graham 1969).</translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law: %1 % of the work was done before the first task or while only one worker was busy. More workers shorten only the rest (Amdahl 1967).</source>
        <translation>Nach Amdahls Gesetz: %1 % der Arbeit vergingen vor der ersten Aufgabe oder während nur ein Worker etwas zu tun hatte. Mehr Worker verkürzen nur den Rest (Amdahl 1967).</translation>
    </message>
    <message>
        <source>Critical path: the questions that one worker answered without help, one after another. The longest took %1.</source>
        <translation>Kritischer Pfad: die Fragen, die ein Worker ohne Hilfe beantwortete, eine nach der anderen; die längste dauerte %1.</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. Tasks: %4. Nodes: %5. Busy: %6 %.</source>
        <translation>%1, von %2 bis %3. Aufgaben: %4. Knoten: %5. Beschäftigt: %6 %.</translation>
    </message>
    <message>
        <source>For a task only partly in the span, its nodes count in proportion to its time there.</source>
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
        <source>Critical path: the longest task, %1, or a longer chain of tasks that had to wait for one another. With several depths, it is the sum of their critical paths.</source>
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
        <translation>Brett für TLC speichern</translation>
    </message>
    <message>
        <source>Configuration of TLC (*.cfg)</source>
        <translation>Konfiguration für TLC (*.cfg)</translation>
    </message>
    <message>
        <source>Save the rules for TLC</source>
        <translation>Regeln für TLC speichern</translation>
    </message>
    <message>
        <source>Module in TLA+ (*.tla)</source>
        <translation>Modul in TLA+ (*.tla)</translation>
    </message>
    <message>
        <source>TLC needs the file to have its module&apos;s name: Connect4.tla.</source>
        <translation>TLC verlangt, dass eine Datei wie ihr Modul heißt: Connect4.tla.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or diagonally – to win.</source>
        <translation>Klicke auf eine Spalte oder drücke 1 bis 7, um einen Stein einzuwerfen. Vier in einer Reihe gewinnen – waagerecht, senkrecht oder diagonal.</translation>
    </message>
    <message>
        <source>Stuck? Hint shows you where to look. Press it again for the exact column.</source>
        <translation>Ratlos? „Tipp“ zeigt dir, wohin du schauen solltest. Noch einmal drücken zeigt die genaue Spalte.</translation>
    </message>
    <message>
        <source>After the game, Review shows your best moves and the turning point. Rematch starts another.</source>
        <translation>Nach der Partie zeigt die Auswertung deine besten Züge und den Wendepunkt. „Revanche“ startet die nächste.</translation>
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
        <source>Leave the tour. To take it again, choose Help &gt; Take the tour.</source>
        <translation>Den Rundgang verlassen. Noch einmal ansehen mit Hilfe &gt; Rundgang starten.</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Zum nächsten Schritt</translation>
    </message>
</context>
<context>
    <name>TreeDialog</name>
    <message>
        <source>Insert a tree</source>
        <translation>Baum einfügen</translation>
    </message>
    <message>
        <source>&amp;Predict, then see</source>
        <translation>&amp;Erst raten, dann sehen</translation>
    </message>
    <message>
        <source>A line of text above the tree</source>
        <translation>Eine Textzeile über dem Baum</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Beschriftung:</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Fragen, was als Nächstes kommt, bevor es gezeigt wird</translation>
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
        <source>Mark nodes with this text in their words (Ctrl+F)</source>
        <translation>Markiert die Knoten, die diesen Text enthalten (Strg+F)</translation>
    </message>
    <message>
        <source>No more than %1 nodes can be drawn. Close some of them first.</source>
        <translation>Mehr als %1 Knoten werden nicht gezeichnet. Schließe zuerst einige.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn. Their counts include the nodes below them.</source>
        <translation>%1 Knoten sind gezeichnet. Was darunter liegt, ist in ihnen mitgezählt.</translation>
    </message>
</context>
<context>
    <name>TreeExportMenu</name>
    <message>
        <source>Export the tree, the events of the search or its costs</source>
        <translation>Den Baum, den Ablauf der Suche oder ihre Kosten in eine Datei schreiben</translation>
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
        <source>Every node kept of the tree, as a graph in DOT</source>
        <translation>Alles Gespeicherte des Baums als Graph in DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Graph in DOT (*.dot)</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>baum</translation>
    </message>
    <message>
        <source>Tree as &amp;text…</source>
        <translation>Baum als &amp;Text…</translation>
    </message>
    <message>
        <source>One indented line per node</source>
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
        <source>The events of the search, one per line</source>
        <translation>Was die Suche getan hat, ein Ereignis pro Zeile</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>events</source>
        <translation>ereignisse</translation>
    </message>
    <message>
        <source>Comparison as &amp;CSV…</source>
        <translation>Vergleich als &amp;CSV…</translation>
    </message>
    <message>
        <source>Cost of each search method, for spreadsheets</source>
        <translation>Was jedes Suchverfahren gekostet hat, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>vergleich</translation>
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
        <source>The tree as drawn, with a key to its signs</source>
        <translation>Der Baum wie gezeichnet, mit der Bedeutung der Zeichen</translation>
    </message>
</context>
<context>
    <name>TreeForm</name>
    <message>
        <source>Position or tree</source>
        <translation>Was durchsucht wird</translation>
    </message>
    <message>
        <source>Search a game position or a tree that you type</source>
        <translation>Eine Stellung einer Partie oder ein selbst getippter Baum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Spalten und Reihen des Bretts</translation>
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
        <source>Column numbers in a row, such as 44536</source>
        <translation>Spalten eine nach der anderen, etwa 44536</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Aus der Partie</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Die Stellung vom Brett nehmen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Type numbers for leaves, as MAX sees them, and parentheses around a node&apos;s moves: ((3 5) (2 (9 1)))</source>
        <translation>Zahlen sind Blätter aus Sicht von MAX, Klammern enthalten die Züge eines Knotens: ((3 5) (2 (9 1)))</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth in plies. Each further ply takes several times as long.</source>
        <translation>Halbzüge. Jeder weitere dauert ein Mehrfaches</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter. The engine is the one that plays.</source>
        <translation>Minimax sieht alles an. Alpha-Beta lässt aus, was nichts ändern kann. Die Engine ist die, die spielt</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Order in which a node&apos;s moves are searched</source>
        <translation>In welcher Reihenfolge die Züge eines Knotens durchsucht werden</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>Außerhalb des Fensters</translation>
    </message>
    <message>
        <source>Fail-soft returns the best bound known for a value outside the window. Fail-hard returns only the end of the window.</source>
        <translation>Fail-soft sagt alles, was über einen Wert außerhalb des Fensters bekannt ist, Fail-hard nur das Ende des Fensters</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>How to value a position where the search ends</source>
        <translation>Was eine Stellung wert ist, wo die Suche endet</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Do not search a position again once it has been searched</source>
        <translation>Durchsuchte Stellungen werden nicht noch einmal durchsucht</translation>
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
        <translation>Fail-soft</translation>
    </message>
    <message>
        <source>fail-hard</source>
        <translation>Fail-hard</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Quelle:</translation>
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
        <source>Outside the window:</source>
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
        <translation>Dieser Zweig wird neu durchsucht.</translation>
    </message>
    <message>
        <source>The nodes below were searched again and are now drawn.</source>
        <translation>Was unter diesem Knoten liegt, wurde neu durchsucht und ist jetzt gezeichnet.</translation>
    </message>
    <message>
        <source>Values of the side to move</source>
        <translation>Werte der Seite am Zug</translation>
    </message>
    <message>
        <source>Show each value as the side to move at its node sees it. Otherwise all values are as MAX sees them.</source>
        <translation>Jeden Wert aus Sicht der Seite zeigen, die an seinem Knoten am Zug ist. Sonst stehen alle Werte aus Sicht von MAX da.</translation>
    </message>
    <message>
        <source>%1 (↓ next step of the tree)</source>
        <translation>%1 (↓ nächster Schritt des Baums)</translation>
    </message>
</context>
<context>
    <name>TreeOutline</name>
    <message>
        <source>The tree as rows</source>
        <translation>Der Baum in Zeilen</translation>
    </message>
    <message>
        <source>Press Left or Right to close or open a row. Press Enter to go there in the walk.</source>
        <translation>Links und Rechts schließen und öffnen eine Zeile, Enter springt im Ablauf dorthin</translation>
    </message>
</context>
<context>
    <name>TreeOutlineModel</name>
    <message>
        <source>× not examined</source>
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
        <source>Search views</source>
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
        <source>Search and record every step</source>
        <translation>Suchen und den ganzen Ablauf behalten</translation>
    </message>
    <message>
        <source>Pause. You can continue later.</source>
        <translation>Anhalten und später fortsetzen</translation>
    </message>
    <message>
        <source>Stop and keep what was shown before</source>
        <translation>Stoppen. Was vorher gezeigt wurde, bleibt</translation>
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
        <source>Search tree</source>
        <translation>Der Baum einer Suche</translation>
    </message>
    <message>
        <source>Walk through a search step by step: its tree, its windows and its cuts</source>
        <translation>Eine Suche Schritt für Schritt: ihr Baum, ihre Fenster und ihre Schnitte</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Erst raten, dann sehen</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Alle öffnen</translation>
    </message>
    <message>
        <source>Open the tree row by row, as far as it can be drawn</source>
        <translation>Den Baum Reihe für Reihe öffnen, so weit er gezeichnet werden kann</translation>
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
        <source>Views beside the tree</source>
        <translation>Neben dem Baum</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Press Run to search: %1.</source>
        <translation>„Ausführen“ sucht: %1.</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Gesucht wird: %1.</translation>
    </message>
    <message>
        <source>Cancelled. The previous result is still shown.</source>
        <translation>Abgebrochen. Was vorher gezeigt wurde, bleibt.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Gezeigt wird: %1. %2</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Werte und Schnitte in Bäume eintragen und prüfen lassen</translation>
    </message>
    <message>
        <source>Press Run to search the tree. You can then step through the whole search.</source>
        <translation>„Ausführen“ durchsucht den Baum. Danach kannst du jeden Schritt der Suche durchgehen.</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Eine Suche Schritt für Schritt</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Fragen, was als Nächstes kommt, bevor es gezeigt wird</translation>
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
        <source>left to right</source>
        <translation>in Zugreihenfolge</translation>
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
        <source>best of the previous depth first</source>
        <translation>bester der vorigen Tiefe zuerst</translation>
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
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>„%1“ gibt es hier nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1.</source>
        <translation>Die Tiefe reicht von 1 bis %1.</translation>
    </message>
    <message>
        <source>The game is over in this position. There is nothing to search.</source>
        <translation>Dort ist die Partie zu Ende. Es gibt nichts mehr zu suchen.</translation>
    </message>
    <message>
        <source>The engine plays only on the 7x6 board.</source>
        <translation>Die Engine spielt auf dem Brett 7x6.</translation>
    </message>
    <message>
        <source>The %1 board is too large for exact values.</source>
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
        <source>%1 works only on the 7x6 board.</source>
        <translation>%1 ist für das Brett 7x6 gemacht.</translation>
    </message>
    <message>
        <source>The engine needs a heuristic to value its leaves: %1.</source>
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
        <translation>Deine Genauigkeit</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>genauigkeit</translation>
    </message>
    <message>
        <source>Your results against each opponent</source>
        <translation>Deine Ergebnisse gegen jeden Gegner</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>gegner</translation>
    </message>
    <message numerus="yes">
        <source>Means with their 95 % intervals. %n reviewed game(s).</source>
        <translation>
            <numerusform>Mittelwerte mit ihren 95-%-Intervallen; %n ausgewertete Partie.</numerusform>
            <numerusform>Mittelwerte mit ihren 95-%-Intervallen; %n ausgewertete Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95 % Wilson intervals. %n finished game(s).</source>
        <translation>
            <numerusform>Wilson-Intervalle zu 95 %; %n beendete Partie.</numerusform>
            <numerusform>Wilson-Intervalle zu 95 %; %n beendete Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your results appear here after %n game(s) against the computer.</source>
        <translation>
            <numerusform>Deine Ergebnisse erscheinen hier nach %n Partie gegen den Computer.</numerusform>
            <numerusform>Deine Ergebnisse erscheinen hier nach %n Partien gegen den Computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your accuracy appears here after %n reviewed game(s).</source>
        <translation>
            <numerusform>Deine Genauigkeit erscheint hier nach %n ausgewerteten Partie.</numerusform>
            <numerusform>Deine Genauigkeit erscheint hier nach %n ausgewerteten Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1 finished, %2 reviewed.</source>
        <translation>Bisher: %1 beendet, %2 ausgewertet.</translation>
    </message>
    <message>
        <source>Only your games against the computer count. With few games the bars are wide, and it is too early to see progress.</source>
        <translation>Es zählen nur deine Partien gegen den Computer. Bei wenigen Partien sind die Balken breit, und Fortschritte sind noch nicht zu erkennen.</translation>
    </message>
    <message>
        <source>Click an opponent to see the games.</source>
        <translation>Klicke auf einen Gegner, um die Partien zu sehen.</translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message>
        <source>Move %1: what would you play for %2? Drop a disc.</source>
        <translation>Zug %1: Was würdest du für %2 spielen? Wirf einen Stein ein.</translation>
    </message>
    <message>
        <source>%1: too little is proved here to tell.</source>
        <translation>%1: Dafür ist hier nicht genug bewiesen.</translation>
    </message>
    <message>
        <source>Too little is proved here to tell.</source>
        <translation>Dafür ist hier nicht genug bewiesen.</translation>
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
        <source>%1 wins too. Another column is quicker.</source>
        <translation>%1 gewinnt auch. Eine andere Spalte ist schneller.</translation>
    </message>
    <message>
        <source>Well done! %1 keeps the draw.</source>
        <translation>Gut gemacht! %1 hält das Remis.</translation>
    </message>
    <message>
        <source>Move %1: what would you play? Drop a disc.</source>
        <translation>Zug %1: Was würdest du spielen? Wirf einen Stein ein.</translation>
    </message>
    <message>
        <source>Right! %1 is the only move.</source>
        <translation>Richtig: Es geht nur %1.</translation>
    </message>
    <message>
        <source>%1 was the move in the game. Try another.</source>
        <translation>Das ist wieder %1, der Zug aus der Partie. Suche einen anderen.</translation>
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
        <source>Result of your try</source>
        <translation>Was aus dem Versuch wurde</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch mal &amp;versuchen</translation>
    </message>
    <message>
        <source>Take your move back and try another</source>
        <translation>Den Versuch zurücknehmen und einen anderen Zug suchen</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>Antwort &amp;zeigen</translation>
    </message>
    <message>
        <source>See which columns are best here, and why</source>
        <translation>Welche Spalten hier die besten sind, und warum</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>Go back to the game as it was before your try</source>
        <translation>Die Partie ist wie vor dem Versuch</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>&apos;%1&apos; has no values to tune. The engines that have are %2.</source>
        <translation>„%1“ hat keine Werte zum Abstimmen; Werte haben %2.</translation>
    </message>
    <message>
        <source>The test needs two Elo differences, the smaller first, and error rates between 0 and 50 %.</source>
        <translation>Der Test braucht zwei Elo-Unterschiede, den kleineren zuerst, und Fehler zwischen 0 und 50 %.</translation>
    </message>
    <message>
        <source>Openings cannot have %1 random plies. The number must be from 0 to 12.</source>
        <translation>Eröffnungen haben %1 zufällige Halbzüge, möglich sind aber 0 bis 12.</translation>
    </message>
    <message>
        <source>The depth is %1, but must be from 1 to 42 plies.</source>
        <translation>Die Tiefe ist %1, muss aber zwischen 1 und 42 Halbzügen liegen.</translation>
    </message>
    <message>
        <source>A value cannot be moved by %1 %. The percentage must be from 0.1 to 50 %.</source>
        <translation>Ein Wert soll um %1 % geändert werden, möglich sind aber 0,1 bis 50 %.</translation>
    </message>
    <message>
        <source>A step cannot have a maximum of %1 games. It must be from 1 to %2.</source>
        <translation>Ein Schritt hat höchstens %1 Partien, möglich sind aber 1 bis %2.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. The most is %2.</source>
        <translation>Die Stärke soll an %1 Partien gemessen werden, möglich sind aber höchstens %2.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. Each opening takes two games, so the number must be even and at least 2.</source>
        <translation>Die Stärke soll an %1 Partien gemessen werden, aber jede Eröffnung braucht zwei davon.</translation>
    </message>
    <message>
        <source>No change was kept: the test found %1 of %2 not stronger and left %3 undecided at the cap.</source>
        <translation>Keine Änderung wurde behalten: Der Test fand %1 von %2 nicht stärker und ließ %3 an der Obergrenze offen.</translation>
    </message>
    <message>
        <source>The changes altered the result of only %1 of %2 openings. A larger percentage alters more.</source>
        <translation>Sie änderten das Ergebnis von nur %1 von %2 Eröffnungen: Ein größerer Prozentsatz ändert mehr.</translation>
    </message>
    <message>
        <source>The changes altered the result of %1 of %2 openings, but not in one direction. Fewer Elo and more games per step find smaller gains.</source>
        <translation>Sie änderten das Ergebnis von %1 von %2 Eröffnungen, aber nicht in eine Richtung. Kleinere Gewinne findest du mit weniger Elo und mehr Partien je Schritt.</translation>
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
        <source>At the start: %1. After %n step(s): %2</source>
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
        <source>H1&apos;s values as a percentage of the study&apos;s</source>
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
        <source>The openings of the current step cannot be read.</source>
        <translation>Die Eröffnungen des laufenden Schritts sind nicht lesbar.</translation>
    </message>
    <message>
        <source>This is not a tuning history.</source>
        <translation>Das ist kein Verlauf eines Tunings.</translation>
    </message>
    <message>
        <source>This is the history of another tuning: &apos;%1&apos; differs.</source>
        <translation>Das ist der Verlauf eines anderen Tunings: „%1“ ist anders.</translation>
    </message>
    <message>
        <source>The strength at the start comes from %1 games instead of %2.</source>
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
        <source>undecided at the cap</source>
        <translation>an der Obergrenze offen</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, %5. Strength then: %6</source>
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
        <source>Numbered from 1, newest first</source>
        <translation>Ab 1 gezählt, der neueste oben</translation>
    </message>
    <message>
        <source>The value of H1 that was moved</source>
        <translation>Welcher Wert von H1 geändert wurde</translation>
    </message>
    <message>
        <source>Value before the step, in heuristic units</source>
        <translation>Einheiten der Heuristik vor dem Schritt</translation>
    </message>
    <message>
        <source>Value tried, in heuristic units</source>
        <translation>Versuchte Einheiten der Heuristik</translation>
    </message>
    <message>
        <source>Games played in the step</source>
        <translation>In diesem Schritt gespielte Partien</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored more points</source>
        <translation>Eröffnungen, in denen der geänderte Satz mehr Punkte holte</translation>
    </message>
    <message>
        <source>Openings with equal points</source>
        <translation>Eröffnungen mit gleich vielen Punkten</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored fewer points</source>
        <translation>Eröffnungen, in denen der geänderte Satz weniger Punkte holte</translation>
    </message>
    <message>
        <source>Log likelihood ratio of the sequential test. At about 2.94 the change is kept.</source>
        <translation>Log-Likelihood-Verhältnis des sequenziellen Tests. Ab etwa 2,94 bleibt die Änderung</translation>
    </message>
    <message>
        <source>Whether the change was kept</source>
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
        <source>Tune H1&apos;s values by hill climbing, as the heuristics study proposes</source>
        <translation>Die Werte von H1 per Hill-Climbing, wie in der Heuristik-Studie vorgeschlagen</translation>
    </message>
    <message>
        <source>Delete the history and start again from the study&apos;s values</source>
        <translation>Den Verlauf vergessen und wieder mit den Werten der Studie beginnen</translation>
    </message>
    <message>
        <source>Continue the history if the settings are the ones it began with. You may ask for more steps.</source>
        <translation>Setzt den Verlauf fort, wenn die Einstellungen dieselben wie am Anfang sind. Mehr Schritte sind erlaubt</translation>
    </message>
    <message>
        <source>Pause soon and keep everything, including the games of this step</source>
        <translation>Hält bald an und behält alles, auch die Partien dieses Schritts</translation>
    </message>
    <message>
        <source>Stop soon and keep everything, including the games of this step</source>
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
        <translation>Tuning exportieren</translation>
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
        <source>Current values</source>
        <translation>Aktuelle Werte</translation>
    </message>
    <message>
        <source>Save the va&amp;lues…</source>
        <translation>Werte spe&amp;ichern…</translation>
    </message>
    <message>
        <source>Save the values to a file. An engine&apos;s H1 settings can load it with “From a file…”.</source>
        <translation>Die Werte in einer Datei speichern. Die H1-Einstellungen einer Engine können sie mit „Aus einer Datei…“ laden.</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>Dagegen spie&amp;len</translation>
    </message>
    <message>
        <source>Start a game against the engine with the tuned values</source>
        <translation>Eine Partie gegen die Engine mit den abgestimmten Werten beginnen</translation>
    </message>
    <message>
        <source>Another tuning</source>
        <translation>Ein anderes Tuning</translation>
    </message>
    <message>
        <source>These settings start a new tuning. The history of the current one will be lost unless you have exported it. Start the new tuning?</source>
        <translation>Mit diesen Einstellungen beginnt ein neues Tuning. Der Verlauf des bisherigen geht verloren, wenn er nicht exportiert wurde. Neu beginnen?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>The history of this tuning will be lost unless you have exported it. Start over?</source>
        <translation>Der Verlauf dieses Tunings geht verloren, wenn er nicht exportiert wurde. Von vorn beginnen?</translation>
    </message>
    <message>
        <source>The values are the study&apos;s.</source>
        <translation>Das sind die Werte der Studie.</translation>
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
        <source>Each step moves one value of H1 up or down at random by a set percentage. The change is kept when a sequential test finds it stronger. Most changes alter few moves: they are dropped, or remain undecided at the cap.</source>
        <translation>Ein Wert von H1 wird um einige Prozent geändert, zufällig nach oben oder unten. Er wird behalten, wenn er laut sequenziellem Test gewinnt. Die meisten Änderungen betreffen nur wenige Züge: Sie werden verworfen oder bleiben an der Obergrenze offen.</translation>
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
        <source>Measuring the strength.</source>
        <translation>Die Stärke wird gemessen.</translation>
    </message>
    <message>
        <source>Measuring the strength: game %1 of %2.</source>
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
        <translation>Werte von H1 speichern</translation>
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
    <message>
        <source>Improve H1&apos;s values step by step</source>
        <translation>Die Werte von H1 Schritt für Schritt verbessern</translation>
    </message>
</context>
<context>
    <name>TuningRun</name>
    <message>
        <source>Another program left a different tuning in “%1”. It is shown now. Nothing was started.</source>
        <translation>Ein anderes Programm hat in „%1“ ein anderes Tuning hinterlassen. Es wird jetzt gezeigt, gestartet wurde nichts.</translation>
    </message>
    <message>
        <source>The tuning history is left unchanged: %1</source>
        <translation>Der Verlauf des Tunings bleibt unverändert: %1</translation>
    </message>
    <message>
        <source>The tuning history cannot be saved to “%1”: %2</source>
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
        <translation>Wähle, wer spielt</translation>
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
        <translation>%1. Wähle, wer spielt</translation>
    </message>
    <message>
        <source>Back to the window. %1</source>
        <translation>Zurück zum Fenster. %1</translation>
    </message>
    <message>
        <source>Go back to the window as it was</source>
        <translation>Zurück zum Fenster, wie es war</translation>
    </message>
    <message>
        <source>Press Esc to exit full screen</source>
        <translation>Mit Esc verlässt du das Vollbild</translation>
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
        <translation>Gewonnen!</translation>
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
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>who, square</comment>
        <translation>%1 hat %2 gespielt.</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Du gegen %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour, who has it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 got you this time.</source>
        <comment>an opponent who has won</comment>
        <translation>Diesmal hat dich %1 geschlagen.</translation>
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
    <message>
        <source>%1&apos;s turn</source>
        <comment>a colour or a name</comment>
        <translation>%1 ist am Zug</translation>
    </message>
</context>
<context>
    <name>TypedTree</name>
    <message>
        <source>the tree is missing</source>
        <translation>da ist kein Baum</translation>
    </message>
    <message>
        <source>a tree must begin with an opening parenthesis</source>
        <translation>ein Baum beginnt mit einer öffnenden Klammer</translation>
    </message>
    <message>
        <source>the tree has already ended before this</source>
        <translation>der Baum war vorher zu Ende</translation>
    </message>
    <message>
        <source>a tree can have at most %1 nodes</source>
        <translation>ein Baum hat höchstens %1 Knoten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a whole number nor a parenthesis</source>
        <translation>„%1“ ist weder eine ganze Zahl noch eine Klammer</translation>
    </message>
    <message>
        <source>numbers must be from %1 to %2</source>
        <translation>Zahlen gehen von %1 bis %2</translation>
    </message>
    <message>
        <source>a tree can be at most %1 moves deep</source>
        <translation>ein Baum ist höchstens %1 Züge tief</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>diese Klammer wird nicht geschlossen</translation>
    </message>
    <message>
        <source>a node needs at least one move</source>
        <translation>ein Knoten braucht mindestens einen Zug</translation>
    </message>
    <message>
        <source>only the first number of a node may have a colon</source>
        <translation>nur die erste Zahl eines Knotens darf einen Doppelpunkt haben</translation>
    </message>
    <message>
        <source>a node can have at most %1 moves</source>
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
        <source>MAX points up, MIN points down and a box is a leaf</source>
        <translation>MAX zeigt nach oben, MIN nach unten, ein Kasten ist ein Blatt</translation>
    </message>
</context>
<context>
    <name>ValuationPanel</name>
    <message>
        <source>Choices in this state</source>
        <translation>Die Entscheidungen des Zustands</translation>
    </message>
    <message>
        <source>Double-click a branch or press Enter to go to its state</source>
        <translation>Enter oder ein Doppelklick auf einen Zweig führt zu seinem Zustand</translation>
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
        <source>Best choice</source>
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
        <source>No single path can show this. Play the formula as a game to see why.</source>
        <translation>Kein einzelner Pfad zeigt es. Spiele die Formel, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>The initial state shows this.</source>
        <translation>Der Anfangszustand zeigt es.</translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) shows this.</source>
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
        <source>From step %1 on it repeats for ever.</source>
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
        <source>The check needs more memory than is allowed.</source>
        <translation>Die Prüfung bräuchte mehr Speicher, als sie belegen darf.</translation>
    </message>
    <message>
        <source>No step of the system matches %1.</source>
        <translation>Kein Schritt des Systems ist %1.</translation>
    </message>
    <message>
        <source>%1 pairs of subformula and state were examined.</source>
        <translation>%1 Paare aus Teilformel und Zustand wurden geprüft.</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>the root</source>
        <translation>die Wurzel</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2.</source>
        <translation>In %1 hinein, mit Resttiefe %2.</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2, alpha %3, beta %4.</source>
        <translation>In %1 hinein, mit Resttiefe %2, Alpha %3 und Beta %4.</translation>
    </message>
    <message>
        <source>The side to move has lost: %1.</source>
        <translation>Hier hat die Seite am Zug verloren: %1.</translation>
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
        <source>Move %1 is worth at most %2: nothing changes.</source>
        <translation>Zug %1 bringt nicht mehr als %2: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>%1 returns at least %2.</source>
        <translation>%1 geht mit mindestens %2 nach oben.</translation>
    </message>
    <message>
        <source>%1 returns at most %2.</source>
        <translation>%1 geht mit höchstens %2 nach oben.</translation>
    </message>
    <message>
        <source>%1 returns %2.</source>
        <translation>%1 geht mit %2 nach oben.</translation>
    </message>
    <message>
        <source>The table already has this position: %1.</source>
        <translation>Die Tabelle war schon einmal hier: %1.</translation>
    </message>
    <message>
        <source>Move %1 is worth at least %2: nothing changes.</source>
        <translation>Zug %1 bringt nicht weniger als %2: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: nothing changes.</source>
        <translation>Zug %1 ist %2 wert: Nichts ändert sich.</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go to where the search enters the root</source>
        <translation>Dorthin, wo die Suche in die Wurzel eintritt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back one event</source>
        <translation>Ein Ereignis zurück</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step forward at this speed, or pause</source>
        <translation>Mit diesem Tempo abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go forward one event</source>
        <translation>Ein Ereignis vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Go to where the value of the root is known</source>
        <translation>Dorthin, wo der Wert der Wurzel bekannt ist</translation>
    </message>
    <message>
        <source>Next leaf</source>
        <translation>Nächstes Blatt</translation>
    </message>
    <message>
        <source>Go to the next leaf that is evaluated</source>
        <translation>Zum nächsten Blatt, das bewertet wird</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Nächster Schnitt</translation>
    </message>
    <message>
        <source>Go to the next point where the remaining moves are left out</source>
        <translation>Zum nächsten Mal, dass die übrigen Züge ausgelassen werden</translation>
    </message>
    <message>
        <source>Next better move</source>
        <translation>Nächster besserer Zug</translation>
    </message>
    <message>
        <source>Go to the next move that is better than those before it</source>
        <translation>Zum nächsten Zug, der besser ist als die davor</translation>
    </message>
    <message>
        <source>End of this branch</source>
        <translation>Ende dieses Zweigs</translation>
    </message>
    <message>
        <source>Go to where the current node returns its value</source>
        <translation>Dorthin, wo der gerade durchsuchte Knoten nach oben geht</translation>
    </message>
    <message>
        <source>Place in the walk</source>
        <translation>Stelle im Ablauf</translation>
    </message>
    <message>
        <source>Every event of the search, from start to end</source>
        <translation>Alles, was die Suche getan hat, von Anfang bis Ende</translation>
    </message>
    <message>
        <source>Speed of the walk</source>
        <translation>Tempo des Ablaufs</translation>
    </message>
    <message>
        <source>Speed of the walk: %1 events in ten seconds</source>
        <translation>Tempo des Ablaufs: %1 Ereignisse in zehn Sekunden</translation>
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
    <name>WalkField</name>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Click a step to take it, or choose it with the arrow keys and press Enter</source>
        <translation>Klick auf einen Schritt, um ihn zu gehen, oder wähle ihn mit den Pfeiltasten und drücke Enter</translation>
    </message>
    <message>
        <source>Your walk</source>
        <translation>Dein Weg</translation>
    </message>
    <message>
        <source>Your walk, such as a(1); b(2)</source>
        <translation>Dein Weg, etwa a(1); b(2)</translation>
    </message>
    <message>
        <source>Your walk, such as 2.1</source>
        <translation>Dein Weg, etwa 2.1</translation>
    </message>
    <message>
        <source>The steps so far. You can also type them. Press Enter to check them.</source>
        <translation>Die Schritte bis hierher. Du kannst sie auch eintippen. Enter prüft sie.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>… Working out the possible steps.</source>
        <translation>… Die möglichen Schritte werden berechnet.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2.</source>
        <translation>Schritt %1 ist nicht möglich: %2.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s): nothing can follow.</source>
        <translation>
            <numerusform>Nach %n Schritt: Es kann nichts folgen.</numerusform>
            <numerusform>Nach %n Schritten: Es kann nichts folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the beginning. Choose the first step.</source>
        <translation>Am Anfang. Wähle den ersten Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Choose the next one.</source>
        <translation>
            <numerusform>Nach %n Schritt. Wähle den nächsten.</numerusform>
            <numerusform>Nach %n Schritten. Wähle den nächsten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkGround</name>
    <message>
        <source>This is too large to walk through in a lesson.</source>
        <translation>Das ist zu groß, um es in einer Lektion durchzugehen.</translation>
    </message>
    <message>
        <source>The goal of a walk through a tree is a number.</source>
        <translation>Das Ziel eines Wegs durch einen Baum ist eine Zahl.</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>The search as a program. The current line is selected.</source>
        <translation>Die Suche als Programm. Die gewählte Zeile ist die aktuelle</translation>
    </message>
    <message>
        <source>The current line is selected</source>
        <translation>Die gewählte Zeile ist die aktuelle</translation>
    </message>
    <message>
        <source>Unfinished calls, with the innermost at the bottom</source>
        <translation>Laufende Aufrufe, der innerste unten</translation>
    </message>
    <message>
        <source>Each unfinished call of the search, with its window</source>
        <translation>Jeder laufende Aufruf der Suche mit seinem Fenster</translation>
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
    <name>WalkPart</name>
    <message>
        <source>The &amp;formula that holds at the end:</source>
        <translation>&amp;Die Formel, die am Ende gilt:</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Höchstzahl der Schritte</translation>
    </message>
    <message>
        <source>A longer path is not accepted</source>
        <translation>Ein längerer Weg gilt nicht</translation>
    </message>
    <message>
        <source>Through a system, until a formula holds</source>
        <translation>Durch ein System, bis eine Formel gilt</translation>
    </message>
    <message>
        <source>Through a tree, to a leaf</source>
        <translation>Durch einen Baum, zu einem Blatt</translation>
    </message>
    <message>
        <source>Through a tree, along the best play (worked out)</source>
        <translation>Durch einen Baum, bei bestem Spiel (berechnet)</translation>
    </message>
    <message>
        <source>Where students look for the path, and where it ends</source>
        <translation>Wo Lernende den Weg suchen und wo er endet</translation>
    </message>
    <message>
        <source>Every path to a leaf with this value is correct</source>
        <translation>Jeder Weg zu einem Blatt mit diesem Wert ist richtig</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>Empty: the program works out a shortest path</source>
        <translation>Leer: Das Programm berechnet einen kürzesten Weg</translation>
    </message>
    <message>
        <source>A path of yours, such as take(0, 0); read(0, 0, -99), or 2.1 in a tree</source>
        <translation>Ein eigener Weg, etwa take(0, 0); read(0, 0, -99), in einem Baum etwa 2.1</translation>
    </message>
    <message>
        <source>Path:</source>
        <translation>Weg:</translation>
    </message>
    <message>
        <source>&amp;Value of the leaf:</source>
        <translation>&amp;Wert des Blatts:</translation>
    </message>
    <message>
        <source>At m&amp;ost:</source>
        <translation>&amp;Höchstens:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>Antw&amp;ort:</translation>
    </message>
    <message>
        <source>Write the formula that holds where the path ends.</source>
        <translation>Schreib die Formel, die am Ende des Wegs gilt.</translation>
    </message>
    <message>
        <source>Type the value of the leaf, a number.</source>
        <translation>Gib den Wert des Blatts ein, eine Zahl.</translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Make the selected choice and let chance decide. Select a branch to fix the outcome too. Double-clicking or pressing Enter in the list does the same</source>
        <translation>Die in der Liste gewählte Entscheidung treffen und den Zufall entscheiden lassen. Ist ein Zweig gewählt, steht fest, wie der Zufall entscheidet. Enter oder ein Doppelklick dort geht auch</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Take one step: the best choice where one is known, otherwise a random one</source>
        <translation>Einen Schritt machen: die beste Entscheidung, wo eine bekannt ist, sonst eine zufällige</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>Draw steps until the game is over</source>
        <translation>Auslosen, bis das Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Repeat the next step</source>
        <translation>Noch einmal den nächsten Schritt des Wegs</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Go back to the start and draw from this seed</source>
        <translation>Zurück zum Anfang, mit den Zufallszahlen dieses Startwerts</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Takes effect with Restart</source>
        <translation>Derselbe Startwert lost wieder dasselbe aus. Gilt ab „Neu beginnen“</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Export the path</source>
        <translation>Weg exportieren</translation>
    </message>
    <message>
        <source>Path as &amp;CSV…</source>
        <translation>Weg als &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per state on the path</source>
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
        <source>Save a picture of the current game position</source>
        <translation>Der aktuelle Spielstand als Zeichnung</translation>
    </message>
    <message>
        <source>Picture (*.%1)</source>
        <translation>Bild (*.%1)</translation>
    </message>
    <message>
        <source>This model has no game picture.</source>
        <translation>Dieses Modell wird nicht als Spiel gezeichnet.</translation>
    </message>
    <message>
        <source>Choices and their possible outcomes</source>
        <translation>Entscheidungen und wie der Zufall entscheiden kann</translation>
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
        <source>The game is not over after %1 more steps.</source>
        <translation>Das Spiel ist auch nach %1 weiteren Schritten nicht zu Ende.</translation>
    </message>
    <message>
        <source>No game to walk through yet.</source>
        <translation>Noch gibt es kein Spiel zum Durchgehen.</translation>
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
        <source>The path so far</source>
        <translation>Der Weg bisher</translation>
    </message>
    <message>
        <source>Click a step to go back to it</source>
        <translation>Ein Klick führt dorthin zurück</translation>
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
        <source>Totals for the selected time</source>
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
        <source>Hover over a task, or move with the arrow keys, to read about it. Hold Shift and drag to total a span of time.</source>
        <translation>Zeige auf eine Aufgabe oder geh mit den Pfeiltasten hin, um mehr zu erfahren. Ziehen mit Umschalt fasst einen Zeitraum zusammen.</translation>
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
        <source>Part of the search shown</source>
        <translation>Gezeigter Teil der Suche</translation>
    </message>
    <message>
        <source>Show all depths of the search, or the last completed depth</source>
        <translation>Alle Tiefen der Suche oder nur die letzte vollständig durchsuchte</translation>
    </message>
    <message>
        <source>Zoom to the &amp;selected task</source>
        <translation>&amp;Gewählte Aufgabe ansehen</translation>
    </message>
    <message>
        <source>Fit the selected task to the view (Enter). Double-clicking a task does the same.</source>
        <translation>Die gewählte Aufgabe auf die Breite der Ansicht vergrößern. Ein Doppelklick auf eine geht auch (Enter)</translation>
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
        <source>Export all tasks, nested, for ui.perfetto.dev and chrome://tracing</source>
        <translation>Alle Aufgaben ineinander geschachtelt in eine Datei für ui.perfetto.dev und chrome://tracing schreiben</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>&amp;CSV-Tabelle…</translation>
    </message>
    <message>
        <source>Export one row per task, for spreadsheets</source>
        <translation>Eine Zeile pro Aufgabe in eine Datei für Tabellenprogramme schreiben</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Export the figures and all tasks. The file is also a trace.</source>
        <translation>Die Zahlen und alle Aufgaben schreiben. Auch das ist ein Trace</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>&amp;SVG-Zeichnung…</translation>
    </message>
    <message>
        <source>Export the view as a scalable drawing</source>
        <translation>Das Sichtbare als vergrößerbare Zeichnung speichern</translation>
    </message>
    <message>
        <source>&amp;PNG picture…</source>
        <translation>&amp;PNG-Bild…</translation>
    </message>
    <message>
        <source>Export the view as a picture</source>
        <translation>Das Sichtbare als Bild speichern</translation>
    </message>
    <message>
        <source>Export the timeline as a trace, table or picture</source>
        <translation>Die Zeitleiste in eine Datei schreiben: Trace, Tabelle oder Bild</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Zeitleiste exportieren</translation>
    </message>
    <message>
        <source>Show the longest time that a worker was idle. Repeat for the next longest (I).</source>
        <translation>Zeigt, wo ein Worker am längsten nichts zu tun hatte. Noch einmal: die nächstlängste Stelle (I)</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
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
        <source>This tree is too large for paper. Walk through it on the screen.</source>
        <translation>Dieser Baum ist zu groß für das Papier. Geh ihn am Bildschirm durch.</translation>
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
        <translation>Kreuze eine Spalte unter dem Brett an.</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Antwort:</translation>
    </message>
    <message>
        <source>Open answer.</source>
        <translation>Eigene Worte.</translation>
    </message>
    <message>
        <source>Tick every correct answer.</source>
        <translation>Kreuze alles Richtige an.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Richtig:</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Tipp %1:</translation>
    </message>
    <message>
        <source>page “%1” of the laboratory</source>
        <translation>Seite „%1“ des Labors</translation>
    </message>
    <message>
        <source>Settings, as written in the lesson file: %1</source>
        <translation>Dort eingestellt, im Wortlaut der Lektionsdatei: %1</translation>
    </message>
    <message>
        <source>Discs with a star move next.</source>
        <translation>Steine mit einem Stern sind am Zug.</translation>
    </message>
    <message>
        <source>Discs with a ring move next.</source>
        <translation>Steine mit einem Ring sind am Zug.</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
</context>
<context>
    <name>WorksheetActions</name>
    <message>
        <source>&amp;Worksheet to fill in…</source>
        <translation>&amp;Arbeitsblatt zum Ausfüllen…</translation>
    </message>
    <message>
        <source>A PDF to print, with empty boxes in its trees and space for each answer</source>
        <translation>Ein PDF zum Ausdrucken, mit leeren Kästen in den Bäumen und Platz für jede Antwort</translation>
    </message>
    <message>
        <source>Worksheet with &amp;answers…</source>
        <translation>Arbeitsblatt mit &amp;Lösungen…</translation>
    </message>
    <message>
        <source>The teacher&apos;s PDF, with right answers, explanations and notes</source>
        <translation>Das PDF für die Lehrkraft: was richtig ist und warum, und die Notizen</translation>
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
        <source>The worksheet was not saved, because it was stopped.</source>
        <translation>Das Arbeitsblatt wurde nicht geschrieben: Der Vorgang wurde gestoppt.</translation>
    </message>
</context>
<context>
    <name>WrittenExperiment</name>
    <message>
        <source>An engine&apos;s name must be followed by its depth, from 1 to %1: &apos;%2&apos;.</source>
        <translation>Hinter einer Engine steht ihre Tiefe, von 1 bis %1: „%2“.</translation>
    </message>
    <message>
        <source>An experiment needs at least two engines.</source>
        <translation>Ein Experiment braucht mindestens zwei Engines.</translation>
    </message>
</context>
<context>
    <name>YahtzeeView</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Strategy: which dice to keep</source>
        <translation>Die Strategie: welche Würfel behalten werden</translation>
    </message>
    <message>
        <source>Throw the others</source>
        <translation>Die anderen werfen</translation>
    </message>
    <message>
        <source>Keep the marked dice and throw the others again</source>
        <translation>Die markierten Würfel bleiben liegen, die anderen werden neu geworfen</translation>
    </message>
    <message>
        <source>Mark the best</source>
        <translation>Die besten markieren</translation>
    </message>
    <message>
        <source>Mark the dice that the strategy keeps</source>
        <translation>Markiert die Würfel, die die Strategie behält</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Throw all dice and start over</source>
        <translation>Alle Würfel neu werfen und von vorn beginnen</translation>
    </message>
    <message>
        <source>Export the strategy</source>
        <translation>Strategie exportieren</translation>
    </message>
    <message>
        <source>Strategy as &amp;CSV…</source>
        <translation>Strategie als &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per roll and turn</source>
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
        <translation>✓ so gut wie die beste Wahl</translation>
    </message>
    <message>
        <source>≠ the strategy keeps %1</source>
        <translation>≠ die Strategie behält %1</translation>
    </message>
    <message>
        <source>To play, run a Yahtzee model with a question.</source>
        <translation>Führe ein Yahtzee-Modell mit einer Frage aus, um es zu spielen.</translation>
    </message>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>Yahtzee! Nach %n Zug sind alle Würfel gleich.</numerusform>
            <numerusform>Yahtzee! Nach %n Zügen sind alle Würfel gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns left, and the dice are not all the same.</source>
        <translation>Es ist kein Zug mehr übrig, und die Würfel sind nicht gleich.</translation>
    </message>
    <message>
        <source>Turn %1. Mark the dice you want to keep.</source>
        <translation>Zug %1. Markiere die Würfel, die du behältst.</translation>
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
        <source>Marked dice stay. The others are thrown again</source>
        <translation>Markierte Würfel bleiben liegen, die anderen werden neu geworfen</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected. The strategy keeps %3: %4.</source>
        <translation>Du behältst %1: Erwartet werden noch %2 Züge. Die Strategie behält %3: %4.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2. The strategy keeps %3: %4.</source>
        <translation>Du behältst %1: Die Chance ist %2. Die Strategie behält %3: %4.</translation>
    </message>
    <message>
        <source> ✓ Just as good.</source>
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
        <source>From the groups %1 the strategy keeps %2. The value from there is %3.</source>
        <translation>Von den Gruppen %1 behält die Strategie %2. Von da an ist der Wert %3.</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected.</source>
        <translation>Du behältst %1: Erwartet werden noch %2 Züge.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2.</source>
        <translation>Du behältst %1: Die Chance ist %2.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Connect Four against a minimax engine and watch it work.</source>
        <translation>Vier gewinnt gegen eine Minimax-Engine spielen und ihr bei der Arbeit zusehen.</translation>
    </message>
    <message>
        <source>Start with this action: %1.</source>
        <translation>Damit beginnen: %1.</translation>
    </message>
    <message>
        <source>Open another window beside the existing one.</source>
        <translation>Neben dem vorhandenen Fenster ein weiteres öffnen.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Diese Sprache verwenden: %1.</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>Die Einstellungen in dieser Datei speichern.</translation>
    </message>
    <message>
        <source>Start with the default settings again.</source>
        <translation>Wieder mit den ursprünglichen Einstellungen beginnen.</translation>
    </message>
    <message>
        <source>one game file at a time</source>
        <translation>nur eine Partiedatei auf einmal</translation>
    </message>
    <message>
        <source>“%1” is not a language of this program (%2)</source>
        <translation>„%1“ ist keine Sprache dieses Programms (%2)</translation>
    </message>
    <message>
        <source>there is no action “%1” (%2)</source>
        <translation>die Aktion „%1“ gibt es nicht (%2)</translation>
    </message>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>es gibt keine Anzeige (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)</translation>
    </message>
    <message>
        <source>One game at a time: only the first was opened.</source>
        <translation>Nur eine Partie auf einmal: Nur die erste wurde geöffnet.</translation>
    </message>
    <message>
        <source>A game (.c4g), a recording (.c4rec) or a link such as fourcast:44536 to open.</source>
        <translation>Eine Partie (.c4g), eine Aufzeichnung (.c4rec) oder ein Link wie fourcast:44536 zum Öffnen.</translation>
    </message>
</context>
</TS>
