<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Fourcast</source>
        <translation>À propos de Fourcast</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Play Connect Four against a minimax engine and watch it work.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2. The heuristics H1 and H2 and the points of the study curves are from Kang, Wang and Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fourcast %1&lt;/h3&gt;&lt;p&gt;Joue à Puissance 4 contre un moteur minimax et regarde-le travailler.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure&#xa0;; il est fourni sans aucune garantie.&lt;/p&gt;&lt;p&gt;Réalisé avec Qt %2. Les heuristiques H1 et H2 et les points des courbes de l’étude proviennent de Kang, Wang et Hu, &lt;i&gt;Research on Different Heuristics for Minimax Algorithm: Insight from Connect-4 Game&lt;/i&gt; (2019, CC BY 4.0), &lt;a href=&quot;https://doi.org/10.4236/jilsa.2019.112002&quot;&gt;doi:10.4236/jilsa.2019.112002&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Chart of your accuracy over time</source>
        <translation>Graphique de ta précision au fil du temps</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Mean accuracy: %1 %</source>
        <translation>Précision moyenne&#xa0;: %1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s)</source>
        <translation>
            <numerusform>%n partie avec bilan</numerusform>
            <numerusform>%n parties avec bilan</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %</source>
        <translation>Intervalle à 95&#xa0;%&#xa0;: %1 à %2&#xa0;%</translation>
    </message>
    <message>
        <source>Day of the game</source>
        <translation>Jour de la partie</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Précision (%)</translation>
    </message>
    <message>
        <source>Review your games against engines to see your accuracy here.</source>
        <translation>Fais le bilan de quelques parties contre des moteurs&#xa0;: leur précision s’affichera ici.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Start a new game with the same players</source>
        <translation>Commencer une nouvelle partie avec les mêmes joueurs</translation>
    </message>
    <message>
        <source>New game &amp;with…</source>
        <translation>Nouvelle partie a&amp;vec…</translation>
    </message>
    <message>
        <source>Choose your opponent, its strength and who starts</source>
        <translation>Choisir l’adversaire, sa force et qui commence</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Ouvrir un fichier de partie</translation>
    </message>
    <message>
        <source>&amp;My games…</source>
        <translation>&amp;Mes parties…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the game to its file</source>
        <translation>Enregistrer la partie dans son fichier</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>Enregistrer la partie dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>E&amp;xporter le graphique…</translation>
    </message>
    <message>
        <source>Save the current chart as PNG, SVG, CSV or JSON</source>
        <translation>Enregistrer le graphique affiché en PNG, SVG, CSV ou JSON</translation>
    </message>
    <message>
        <source>Save board p&amp;icture…</source>
        <translation>Enregistrer une ima&amp;ge du plateau…</translation>
    </message>
    <message>
        <source>Save a picture of the board as PNG or SVG</source>
        <translation>Enregistrer le plateau tel qu’il est affiché, en PNG ou SVG</translation>
    </message>
    <message>
        <source>S&amp;hare position…</source>
        <translation>&amp;Partager la position…</translation>
    </message>
    <message>
        <source>Share this position as a link or QR code</source>
        <translation>La position sous forme de lien et de code QR, pour une classe</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit Fourcast</source>
        <translation>Fermer le programme</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Copy this position&apos;s moves as text, such as 44536</source>
        <translation>Copier en texte les coups menant à cette position, par exemple 44536</translation>
    </message>
    <message>
        <source>Cop&amp;y board picture</source>
        <translation>Copier l’&amp;image du plateau</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Copier l’image du plateau tel qu’il est affiché</translation>
    </message>
    <message>
        <source>&amp;Paste position</source>
        <translation>C&amp;oller la position</translation>
    </message>
    <message>
        <source>Start a game from the moves on the clipboard</source>
        <translation>Commencer une partie à partir des coups du presse-papiers</translation>
    </message>
    <message>
        <source>Set up the &amp;board</source>
        <translation>&amp;Placer les jetons</translation>
    </message>
    <message>
        <source>Place discs on the board by hand</source>
        <translation>Poser des jetons sur le plateau à la main</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Préfér&amp;ences…</translation>
    </message>
    <message>
        <source>Change colours, speed, hints, language and files</source>
        <translation>Couleurs, vitesse, indices, langue et fichiers</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>See where to look. Press again for the column, then the next moves</source>
        <translation>D’abord où regarder, puis la colonne, puis la suite</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>&amp;Start engines</source>
        <translation>&amp;Lancer les moteurs</translation>
    </message>
    <message>
        <source>Start or continue the engines</source>
        <translation>Laisser les moteurs continuer</translation>
    </message>
    <message>
        <source>Make the engines wait</source>
        <translation>Mettre les moteurs en pause</translation>
    </message>
    <message>
        <source>One engine mo&amp;ve</source>
        <translation>Un &amp;coup de moteur</translation>
    </message>
    <message>
        <source>Make one engine move, then pause</source>
        <translation>Un seul coup de moteur, puis une pause</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Échanger les ca&amp;mps</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Try the ne&amp;xt level?</source>
        <translation>Essayer le niveau suiva&amp;nt&#xa0;?</translation>
    </message>
    <message>
        <source>Try an eas&amp;ier one?</source>
        <translation>Essayer &amp;plus facile&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Analyse position</source>
        <translation>&amp;Analyser la position</translation>
    </message>
    <message>
        <source>Show who wins here, column by column, and why</source>
        <translation>Montrer qui gagne ici, colonne par colonne, et pourquoi</translation>
    </message>
    <message>
        <source>Column &amp;scores</source>
        <translation>&amp;Scores des colonnes</translation>
    </message>
    <message>
        <source>Show under each column what a disc there is worth</source>
        <translation>Montrer sous chaque colonne ce qu’y vaut un jeton</translation>
    </message>
    <message>
        <source>&amp;Evaluation bar</source>
        <translation>&amp;Barre d’évaluation</translation>
    </message>
    <message>
        <source>Show who&apos;s ahead beside the board (E alone plays column e)</source>
        <translation>Montrer à côté du plateau qui est le mieux placé (E seul joue dans la colonne e)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>&amp;Menaces</translation>
    </message>
    <message>
        <source>Mark the squares that would make four in a row</source>
        <translation>Marquer les cases qui compléteraient un alignement de quatre</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>&amp;Carte de chaleur</translation>
    </message>
    <message>
        <source>Show each square&apos;s contribution to a heuristic</source>
        <translation>Montrer sur chaque case ce qu’elle apporte à une heuristique</translation>
    </message>
    <message>
        <source>Go to s&amp;tart</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Voir le début de la partie</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Un coup en &amp;arrière</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Voir la position un coup plus tôt</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Un coup en a&amp;vant</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Voir la position un coup plus tard</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>Go to the last position of the game</source>
        <translation>Voir la dernière position de la partie</translation>
    </message>
    <message>
        <source>Re&amp;view game</source>
        <translation>&amp;Faire le bilan</translation>
    </message>
    <message>
        <source>Rate every move of the game by its exact score</source>
        <translation>Juger chaque coup de la partie d’après les scores exacts</translation>
    </message>
    <message>
        <source>Tr&amp;y again here</source>
        <translation>&amp;Réessayer ici</translation>
    </message>
    <message>
        <source>Hide move &amp;quality until I answer</source>
        <translation>Masquer la &amp;qualité avant réponse</translation>
    </message>
    <message>
        <source>Hide each move&apos;s rating until you&apos;ve tried to do better</source>
        <translation>Ne montrer la qualité d’un coup qu’après ton propre essai</translation>
    </message>
    <message>
        <source>Add review to &amp;comments</source>
        <translation>Bilan dans les c&amp;ommentaires</translation>
    </message>
    <message>
        <source>Add the review to the comments on the game&apos;s moves</source>
        <translation>Écrire le bilan à la suite des commentaires des coups de la partie</translation>
    </message>
    <message>
        <source>Ex&amp;port review…</source>
        <translation>E&amp;xporter le bilan…</translation>
    </message>
    <message>
        <source>Save the review as Markdown, HTML, PDF or JSON</source>
        <translation>Enregistrer le bilan en Markdown, HTML, PDF ou JSON</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Layout for playing: the board, whose turn it is and hints</source>
        <translation>Disposition pour jouer&#xa0;: le plateau, le tour de jeu et les indices</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>Layout for analysis: moves, exact scores and charts</source>
        <translation>Disposition avec les coups, leurs scores exacts et les graphiques</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Labo</translation>
    </message>
    <message>
        <source>Layout for the laboratory: repeated studies, experiments and workers</source>
        <translation>Disposition avec le laboratoire&#xa0;: études reproduites, expériences, threads</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>Re&amp;tourner le plateau</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Voir le plateau de l’autre côté</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>Show column and row names beside the board</source>
        <translation>Afficher les noms des colonnes et des rangées à côté du plateau</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>&amp;Symboles sur les jetons</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Marquer les jetons d’une étoile et d’un anneau</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Repeat the study</source>
        <translation>&amp;Reproduire l’étude</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>Les tableaux et figures de l’étude des heuristiques, l’attendu à côté du mesuré</translation>
    </message>
    <message>
        <source>Play any engines against each other and see results with intervals</source>
        <translation>Des moteurs de ton choix les uns contre les autres, avec des intervalles</translation>
    </message>
    <message>
        <source>&amp;Study curves</source>
        <translation>&amp;Courbes de l’étude</translation>
    </message>
    <message>
        <source>Replay the heuristics study&apos;s depth-4 and depth-6 games beside its own points</source>
        <translation>Les parties de profondeur 4 et 6 de l’étude des heuristiques, à côté de ses propres points</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>Axe &amp;logarithmique</translation>
    </message>
    <message>
        <source>Draw the charts&apos; values on a logarithmic axis</source>
        <translation>Tracer les valeurs des graphiques sur un axe logarithmique</translation>
    </message>
    <message>
        <source>Remove earlier games from the charts</source>
        <translation>Retirer des graphiques les parties antérieures à celle-ci</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Learn how to play and what the numbers mean</source>
        <translation>Comment jouer et ce que signifient les nombres</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Une feuille avec toutes les touches</translation>
    </message>
    <message>
        <source>&amp;About Fourcast</source>
        <translation>À &amp;propos de Fourcast</translation>
    </message>
    <message>
        <source>See the version, licence and sources</source>
        <translation>Version, licence et sources</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>The library this window is built with</source>
        <translation>La bibliothèque utilisée pour la fenêtre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Best &amp;line</source>
        <translation>Meilleure s&amp;uite</translation>
    </message>
    <message>
        <source>Show the best line as numbered arrows</source>
        <translation>Montrer les prochains coups du meilleur jeu en flèches numérotées</translation>
    </message>
    <message>
        <source>New &amp;lesson from this position…</source>
        <translation>Nouvelle &amp;leçon à partir de cette position…</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>&amp;Enseigner</translation>
    </message>
    <message>
        <source>Layout for teaching: lessons fill the window</source>
        <translation>Disposition pour enseigner&#xa0;: les leçons sur toute la fenêtre</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;eçons</translation>
    </message>
    <message>
        <source>Work through lessons with questions and trees</source>
        <translation>Des leçons à parcourir, avec des questions et des arbres</translation>
    </message>
    <message>
        <source>&amp;Class results</source>
        <translation>&amp;Résultats de la classe</translation>
    </message>
    <message>
        <source>See all the answers a class has handed in</source>
        <translation>Les réponses rendues par une classe, rassemblées</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Une recherche parcourue pas à pas</translation>
    </message>
    <message>
        <source>&amp;Present the lesson</source>
        <translation>&amp;Présenter la leçon</translation>
    </message>
    <message>
        <source>Show the lesson full screen, for a projector. F11 works too, while lessons are in front</source>
        <translation>La leçon sur tout l’écran, pour un projecteur. F11 le fait aussi quand les leçons sont devant</translation>
    </message>
    <message>
        <source>E&amp;xercises…</source>
        <translation>E&amp;xercices…</translation>
    </message>
    <message>
        <source>Make a lesson of exercises (positions and trees) to answer or print</source>
        <translation>Tirer des positions et des arbres d’après un nombre, en leçon à faire ou à imprimer</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>Layout for measuring: nodes and time per move, details and workers</source>
        <translation>Disposition pour mesurer&#xa0;: nœuds et temps de chaque coup, un coup en détail et ses threads</translation>
    </message>
    <message>
        <source>Stud&amp;y curves behind</source>
        <translation>Courbes de l’étude &amp;derrière</translation>
    </message>
    <message>
        <source>Show the article&apos;s depth-4 and depth-6 games behind the chart&apos;s own</source>
        <translation>Montrer les parties de l’article aux profondeurs 4 et 6 derrière celles du graphique</translation>
    </message>
    <message>
        <source>Save recordin&amp;g…</source>
        <translation>Enregis&amp;trer le relevé…</translation>
    </message>
    <message>
        <source>Save this game with everything its searches reported</source>
        <translation>Enregistrer la partie du plateau avec tout ce qu’ont indiqué ses recherches</translation>
    </message>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>O&amp;uvrir un relevé…</translation>
    </message>
    <message>
        <source>See what each search cost in one or two recorded games</source>
        <translation>Ce qu’a coûté chaque recherche d’une partie relevée, ou de deux côte à côte</translation>
    </message>
    <message>
        <source>Compa&amp;re searches…</source>
        <translation>Com&amp;parer des recherches…</translation>
    </message>
    <message>
        <source>Compare what engines or settings cost here, in the laboratory</source>
        <translation>Ce que coûtent plusieurs moteurs ou réglages dans cette position, dans le laboratoire</translation>
    </message>
    <message>
        <source>Restore the original layouts</source>
        <translation>Rétablir les dispositions d’origine</translation>
    </message>
    <message>
        <source>All your games: search, replay, continue or review them</source>
        <translation>Toutes tes parties&#xa0;: cherche-les, revois-les, reprends-les ou fais-en le bilan</translation>
    </message>
    <message>
        <source>Sa&amp;ve animation…</source>
        <translation>Enregistrer une &amp;animation…</translation>
    </message>
    <message>
        <source>Save the whole game as an animation you can send</source>
        <translation>Enregistrer toute la partie en une animation à envoyer</translation>
    </message>
    <message>
        <source>Take back your last move, even after the game has ended</source>
        <translation>Annuler ton dernier coup, même après la fin de la partie</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>Refaire le coup que tu as annulé</translation>
    </message>
    <message>
        <source>Make your opponent play its best move so far</source>
        <translation>Faire jouer à ton adversaire le meilleur coup trouvé jusque-là</translation>
    </message>
    <message>
        <source>Same players. The other one goes first</source>
        <translation>Mêmes joueurs&#xa0;; c’est l’autre qui commence</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>S&amp;on</translation>
    </message>
    <message>
        <source>Play sounds for discs, turns and the end of a game</source>
        <translation>Jouer des sons pour les jetons, les tours et la fin de la partie</translation>
    </message>
    <message>
        <source>Start a game against the next stronger opponent</source>
        <translation>Commencer une partie contre l’adversaire juste au-dessus</translation>
    </message>
    <message>
        <source>Start a game against the next weaker opponent</source>
        <translation>Commencer une partie contre l’adversaire juste en dessous</translation>
    </message>
    <message>
        <source>Sho&amp;w me where</source>
        <translation>&amp;Voir à quel moment</translation>
    </message>
    <message>
        <source>Go to the move that decided the game</source>
        <translation>Aller au coup qui a décidé la partie</translation>
    </message>
    <message>
        <source>Try to find a better move yourself</source>
        <translation>Chercher toi-même un meilleur coup</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Erreur suiva&amp;nte</translation>
    </message>
    <message>
        <source>Go to the next move that changed the result</source>
        <translation>Aller au prochain coup qui a changé le résultat</translation>
    </message>
    <message>
        <source>Previous mista&amp;ke</source>
        <translation>Erreur précé&amp;dente</translation>
    </message>
    <message>
        <source>Go back to the last move that changed the result</source>
        <translation>Revenir au dernier coup qui a changé le résultat</translation>
    </message>
    <message>
        <source>Next mistake by &amp;one side</source>
        <translation>Erreur su&amp;ivante d’un camp</translation>
    </message>
    <message>
        <source>Go to your next mistake. With two people, the last mover&apos;s</source>
        <translation>Aller à ta prochaine erreur ou, à deux, à celle du camp qui vient de jouer</translation>
    </message>
    <message>
        <source>Previous mistake by one s&amp;ide</source>
        <translation>&amp;Erreur précédente d’un camp</translation>
    </message>
    <message>
        <source>Go back to your last mistake. With two people, the last mover&apos;s</source>
        <translation>Revenir à ta dernière erreur ou, à deux, à celle du camp qui vient de jouer</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>&amp;Arbre de recherche</translation>
    </message>
    <message>
        <source>&amp;My experiments</source>
        <translation>&amp;Mes expériences</translation>
    </message>
    <message>
        <source>Clear &amp;earlier games from the charts</source>
        <translation>&amp;Effacer des graphiques les parties précédentes</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Visite &amp;guidée</translation>
    </message>
    <message>
        <source>Three quick steps: play, get a hint, review</source>
        <translation>Trois petites étapes&#xa0;: jouer, demander un indice, faire le bilan</translation>
    </message>
    <message>
        <source>C&amp;lock…</source>
        <translation>Pend&amp;ule…</translation>
    </message>
    <message>
        <source>Give two people a time limit per move or game</source>
        <translation>Donner à deux personnes un temps par coup ou par partie</translation>
    </message>
    <message>
        <source>Pause the cl&amp;ock</source>
        <translation>Arrê&amp;ter la pendule</translation>
    </message>
    <message>
        <source>Stop the clock. The next move starts it again</source>
        <translation>Arrêter la pendule. Le prochain coup la relance</translation>
    </message>
    <message>
        <source>&amp;All discs visible</source>
        <translation>&amp;Tous les jetons visibles</translation>
    </message>
    <message>
        <source>Play with every disc visible</source>
        <translation>Jouer en voyant tous les jetons</translation>
    </message>
    <message>
        <source>Only the &amp;last four visible</source>
        <translation>Les &amp;quatre derniers visibles</translation>
    </message>
    <message>
        <source>Hide all but the last four discs until the game ends</source>
        <translation>Cacher tous les jetons, sauf les quatre derniers, jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>&amp;No discs visible</source>
        <translation>&amp;Aucun jeton visible</translation>
    </message>
    <message>
        <source>Hide every disc until the game ends</source>
        <translation>Cacher tous les jetons jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>Swap who plays which side</source>
        <translation>Échanger les camps des deux joueurs</translation>
    </message>
    <message>
        <source>Reset s&amp;core</source>
        <translation>Remettr&amp;e le score à zéro</translation>
    </message>
    <message>
        <source>Start the score again from 0–0</source>
        <translation>Recommencer le score à 0–0</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pau&amp;se</translation>
    </message>
    <message>
        <source>Fill the whole screen with the board, the lesson or the laboratory page</source>
        <translation>Remplir tout l’écran avec le plateau, la leçon ou la page du laboratoire</translation>
    </message>
    <message>
        <source>Pract&amp;ise trees</source>
        <translation>&amp;S’entraîner sur des arbres</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Écrire des valeurs et des coupes dans des arbres, et les faire corriger</translation>
    </message>
    <message>
        <source>Write a lesson that starts from this position, with its preview</source>
        <translation>Écrire une leçon qui part de cette position, avec son aperçu</translation>
    </message>
    <message>
        <source>Teacher&apos;s &amp;notes</source>
        <translation>&amp;Notes pour le professeur</translation>
    </message>
    <message>
        <source>Show the notes for the teacher in a window of their own, beside an open lesson</source>
        <translation>Afficher les notes pour le professeur dans leur propre fenêtre, à côté d’une leçon ouverte</translation>
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
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Ce que cela a coûté</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Meilleure suite</translation>
    </message>
    <message>
        <source>Why this move</source>
        <translation>Pourquoi ce coup</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Le dernier coup</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>Measured, not exact</source>
        <translation>Mesuré, non exact</translation>
    </message>
    <message>
        <source>Measured chance</source>
        <translation>Chances mesurées</translation>
    </message>
    <message>
        <source>How reliable is it?</source>
        <translation>Est-ce fiable&#xa0;?</translation>
    </message>
    <message>
        <source>See how games with a similar prediction ended</source>
        <translation>Ce qu’ont donné les parties où l’on prévoyait autant</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Toutes les colonnes</translation>
    </message>
    <message>
        <source>Hover over a column to see its move. Click to see what follows.</source>
        <translation>Survole une colonne pour voir son coup sur le plateau, clique pour voir la suite</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Dérouler</translation>
    </message>
    <message>
        <source>Show the best line on the board, disc by disc. The game stays unchanged.</source>
        <translation>Montrer la suite sur le plateau, jeton après jeton. La partie reste telle quelle</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <comment>a best column</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>full</source>
        <translation>pleine</translation>
    </message>
    <message>
        <source>You&apos;re setting up a position. Analysis starts when you play from it.</source>
        <translation>La position est en cours de composition. Elle sera analysée dès que la partie reprendra.</translation>
    </message>
    <message>
        <source>The answers are hidden until you&apos;ve found your move.</source>
        <translation>Les réponses restent cachées jusqu’à ce que tu aies trouvé ton coup.</translation>
    </message>
</context>
<context>
    <name>AnalysisPresenter</name>
    <message>
        <source>Exact</source>
        <comment>where the evaluation bar&apos;s numbers come from</comment>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Threats: none yet</source>
        <translation>Menaces&#xa0;: aucune pour l’instant</translation>
    </message>
    <message>
        <source>◆ threat on an odd row   ■ on an even row   filled: playable now</source>
        <translation>◆ menace sur une rangée impaire   ■ sur une rangée paire   forme pleine&#xa0;: jouable tout de suite</translation>
    </message>
    <message>
        <source>Once only filling columns is left, %1 profits (zugzwang).</source>
        <translation>Quand il ne restera plus qu’à remplir les colonnes, %1 en profitera (zugzwang).</translation>
    </message>
    <message>
        <source>Against opponents who make mistakes, %1 scores about %2 % here (95 % interval %3 to %4 %, %5 games between engines).</source>
        <translation>Contre des adversaires qui se trompent, %1 marque ici environ %2&#xa0;% des points (intervalle à 95&#xa0;%&#xa0;: %3 à %4&#xa0;%, %5 parties entre moteurs).</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>Draw: the board is full</source>
        <translation>Nulle&#xa0;: le plateau est plein</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exact&#xa0;: %1</translation>
    </message>
    <message>
        <source>Exact: %1 %2</source>
        <comment>Exact: Orange wins in 7 moves</comment>
        <translation>Exact&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Proved so far: %1 %2</source>
        <comment>Proved so far: Orange does not lose</comment>
        <translation>Prouvé jusqu’ici&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Exact: not known yet</source>
        <translation>Exact&#xa0;: pas encore connu</translation>
    </message>
    <message>
        <source>Solver: %1 nodes, %2, workers: %3</source>
        <translation>Solveur&#xa0;: %1 nœuds, %2, threads&#xa0;: %3</translation>
    </message>
    <message>
        <source>Known without a search</source>
        <translation>Connu sans recherche</translation>
    </message>
    <message>
        <source>%1, disturbed by a laboratory</source>
        <translation>%1, perturbé par un laboratoire</translation>
    </message>
    <message>
        <source>The solver is waiting while an engine thinks</source>
        <translation>Le solveur attend pendant qu’un moteur réfléchit</translation>
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
        <translation>Choisis une colonne où il reste de la place.</translation>
    </message>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Choisis une des réponses.</translation>
    </message>
    <message>
        <source>Choose every correct answer.</source>
        <translation>Choisis tout ce qui est juste.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Écris quelques mots.</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Tape un nombre, comme %1 ou %2.</translation>
    </message>
    <message>
        <source>Write a formula.</source>
        <translation>Écris une formule.</translation>
    </message>
    <message>
        <source>Take at least one step.</source>
        <translation>Fais au moins un pas.</translation>
    </message>
    <message>
        <source>Open the page, press Run, and then Hand this to the lesson.</source>
        <translation>Ouvre la page, appuie sur «&#xa0;Exécuter&#xa0;», puis sur «&#xa0;Transmettre à la leçon&#xa0;».</translation>
    </message>
</context>
<context>
    <name>AnswerSheet</name>
    <message>
        <source>This file does not contain answers to a lesson.</source>
        <translation>Ce ne sont pas des réponses à une leçon.</translation>
    </message>
    <message>
        <source>This answer file is damaged: entries are missing or invalid.</source>
        <translation>Ce fichier de réponses est endommagé&#xa0;: des entrées manquent ou ne sont pas valides.</translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message>
        <source>%1 KiB</source>
        <translation>%1 Kio</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 Mio</translation>
    </message>
    <message>
        <source>Stopped. These are the states found so far. There is no answer.</source>
        <translation>Arrêté&#xa0;: voici les états trouvés jusque-là. Il n’y a donc pas de réponse.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. PRISM and Storm can also read the model, on larger machines.</source>
        <translation>La mémoire autorisée est épuisée&#xa0;: voici les états trouvés jusque-là. PRISM et Storm lisent aussi ce modèle, sur des machines plus grandes.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>Il y a plus d’états que la limite fixée.</translation>
    </message>
    <message>
        <source>Stopped. The bounds hold, but they could be tighter.</source>
        <translation>Arrêté&#xa0;: les bornes sont valables, mais elles pourraient être plus serrées.</translation>
    </message>
    <message>
        <source>The model is too large for fractions or for the memory allowed. The bounds still hold.</source>
        <translation>C’est trop grand pour les fractions, ou pour la mémoire autorisée&#xa0;: les bornes restent valables.</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Pas encore de réponse</translation>
    </message>
    <message>
        <source>It is infinite: some strategy puts the goal off for ever or misses it.</source>
        <translation>C’est infini&#xa0;: une façon de jouer repousse le but sans fin, ou le manque.</translation>
    </message>
    <message>
        <source>There is no such number: no strategy reaches the goal with probability 1.</source>
        <translation>Cette valeur n’existe pas&#xa0;: quel que soit le choix, le but n’est pas atteint avec probabilité 1.</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>Avec certitude de %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Exactement %1.</translation>
    </message>
    <message numerus="yes">
        <source>The exact fraction has %n digit(s): %1…</source>
        <translation>
            <numerusform>La fraction exacte a %n chiffre&#xa0;: %1…</numerusform>
            <numerusform>La fraction exacte a %n chiffres&#xa0;: %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact, without any error.</source>
        <translation>Sans aucune erreur.</translation>
    </message>
    <message>
        <source>Question: the %1 (%2).</source>
        <translation>Question posée&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>States with an observer of the goal</source>
        <translation>États avec un observateur du but</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Branches before merging equal ones</source>
        <translation>Branches avant la fusion des branches égales</translation>
    </message>
    <message>
        <source>Terminal states</source>
        <translation>États sans suite</translation>
    </message>
    <message>
        <source>Levels (steps from the start)</source>
        <translation>Niveaux (pas depuis le début)</translation>
    </message>
    <message>
        <source>Memory for the states</source>
        <translation>Mémoire des états</translation>
    </message>
    <message>
        <source>Time to explore</source>
        <translation>Temps d’exploration</translation>
    </message>
    <message>
        <source>Time to check</source>
        <translation>Temps de vérification</translation>
    </message>
    <message>
        <source>Strongly connected components</source>
        <translation>Composantes fortement connexes</translation>
    </message>
    <message>
        <source>States in the largest component</source>
        <translation>États de la plus grande</translation>
    </message>
    <message>
        <source>Collapsed end components</source>
        <translation>Composantes terminales réduites à un état</translation>
    </message>
    <message>
        <source>Sweeps over the largest component</source>
        <translation>Balayages de la plus grande composante</translation>
    </message>
    <message>
        <source>%1 states, %2 of them checked; sweep %3 over a component of %4 states; answer so far: %5.</source>
        <translation>%1 états, dont %2 vérifiés&#xa0;; balayage %3 sur une composante de %4 états&#xa0;; pour l’instant la réponse va de %5.</translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 branches, level %4; %5 states per second; %6</source>
        <translation>%1 états, dont %2 à développer&#xa0;; %3 branches, niveau %4&#xa0;; %5 états par seconde&#xa0;; %6</translation>
    </message>
    <message>
        <source>The bounds are as tight as floating-point numbers allow.</source>
        <translation>Les bornes sont aussi proches que les nombres à virgule flottante le permettent.</translation>
    </message>
    <message>
        <source>It is infinite: the goal is not reached with probability 1.</source>
        <translation>Il est infini&#xa0;: le but n’est pas atteint avec probabilité 1.</translation>
    </message>
    <message>
        <source>There is no such number: the goal is not reached with probability 1.</source>
        <translation>Cette valeur n’existe pas&#xa0;: le but n’est pas atteint avec probabilité 1.</translation>
    </message>
    <message>
        <source>Question %1 of %2. %3</source>
        <translation>Question %1 sur %2. %3</translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Statistics</source>
        <translation>Ce qui a été compté</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore le modèle et répond à la question.</translation>
    </message>
    <message>
        <source>The strategy behind this answer:</source>
        <translation>La stratégie derrière cette réponse&#xa0;:</translation>
    </message>
    <message>
        <source>Answers to all questions</source>
        <translation>Réponses à toutes les questions</translation>
    </message>
    <message>
        <source>Decisions of the strategy</source>
        <translation>Décisions de la stratégie</translation>
    </message>
    <message>
        <source>Double-click a decision, or press Enter, to see it in States</source>
        <translation>Entrée ou un double clic sur une décision la montre sous «&#xa0;États&#xa0;»</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
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
        <translation>La leçon pour la classe</translation>
    </message>
    <message>
        <source>Blank screen</source>
        <translation>Écran noir</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>AutFile</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>a file in this format must begin with: des (initial state, transitions, states)</source>
        <translation>un fichier de ce format commence par&#xa0;: des (état initial, transitions, états)</translation>
    </message>
    <message>
        <source>a file can have at most %1 transitions</source>
        <translation>plus de %1 transitions ne sont pas lues</translation>
    </message>
    <message>
        <source>a file can have at most %1 states</source>
        <translation>plus de %1 états ne sont pas lus</translation>
    </message>
    <message>
        <source>a system has at least one state</source>
        <translation>un système a au moins un état</translation>
    </message>
    <message>
        <source>the initial state must be one of the states 0 to %1</source>
        <translation>l’état initial doit être l’un des états de 0 à %1</translation>
    </message>
    <message>
        <source>the label&apos;s closing quotation mark is missing</source>
        <translation>le guillemet de l’étiquette n’est pas fermé</translation>
    </message>
    <message>
        <source>expected here: a label, then a comma and the target</source>
        <translation>une étiquette doit figurer ici, suivie d’une virgule et de la cible</translation>
    </message>
    <message>
        <source>a state must be a number from 0 to %1</source>
        <translation>un état doit être un nombre de 0 à %1</translation>
    </message>
    <message>
        <source>a line must be a transition: (from, &quot;label&quot;, to)</source>
        <translation>une ligne doit être une transition&#xa0;: (source, &quot;étiquette&quot;, cible)</translation>
    </message>
    <message>
        <source>expected here: a comma, then the label</source>
        <translation>une virgule doit figurer ici, suivie de l’étiquette</translation>
    </message>
    <message>
        <source>expected here: a comma, then the target</source>
        <translation>une virgule doit figurer ici, suivie de la cible</translation>
    </message>
    <message>
        <source>the bracket of the transition must be closed here</source>
        <translation>la parenthèse de la transition doit être fermée ici</translation>
    </message>
    <message>
        <source>nothing may follow a transition on its line</source>
        <translation>rien ne peut suivre une transition sur sa ligne</translation>
    </message>
    <message>
        <source>a file can have at most %1 different labels</source>
        <translation>plus de %1 étiquettes différentes ne sont pas lues</translation>
    </message>
    <message>
        <source>a line can have at most %1 bytes</source>
        <translation>une ligne de plus de %1 octets n’est pas lue</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and here is one more</source>
        <translation>la première ligne annonce %1 transitions, et en voici une de plus</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été interrompue.</translation>
    </message>
    <message>
        <source>the first line promises %1 transitions, and there are only %2</source>
        <translation>la première ligne annonce %1 transitions, et il n’y en a que %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Writing was stopped.</source>
        <translation>L’écriture a été interrompue.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>Impossible d’écrire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
</context>
<context>
    <name>AutomatonPicture</name>
    <message>
        <source>Expected from here: %1</source>
        <translation>Attendu à partir d’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Probabilité à partir d’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choice %1 of state %2: %3</source>
        <translation>Choix %1 de l’état %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>%1, states: %2</source>
        <translation>%1, états&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Valeurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each box is a group, with its number of states. Numbers on arrows count branches. Choose a group to explore it state by state.</source>
        <translation>Une boîte est un groupe avec son nombre d’états. Le nombre près d’une flèche compte les branches. Choisis un groupe pour continuer état par état.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>initial</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>sans suite</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>✓ goal</source>
        <translation>✓ but</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>à déplier</translation>
    </message>
    <message>
        <source>merged states</source>
        <translation>états réunis en un seul</translation>
    </message>
    <message>
        <source>best choice</source>
        <translation>meilleur choix</translation>
    </message>
</context>
<context>
    <name>AutomatonView</name>
    <message>
        <source>Graph of the states</source>
        <translation>Les états, en dessin</translation>
    </message>
    <message>
        <source>Show all states, groups of states that share one value, or one state at a time</source>
        <translation>Tous les états, par groupes qui se ressemblent, ou état par état</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>Couleurs par valeur</translation>
    </message>
    <message>
        <source>Colour by level</source>
        <translation>Couleurs par niveau</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sans couleurs</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Group by level</source>
        <translation>Groupes par niveau</translation>
    </message>
    <message>
        <source>Group by %1</source>
        <translation>Groupes par %1</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>État par état</translation>
    </message>
    <message>
        <source>%1 states in groups</source>
        <translation>%1 états en groupes</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The game can&apos;t be autosaved: %1</source>
        <translation>La partie ne peut pas être conservée pour être récupérée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BlindfoldPresenter</name>
    <message>
        <source>Blindfold: you see the last four discs.</source>
        <translation>À l’aveugle&#xa0;: tu vois les quatre derniers jetons.</translation>
    </message>
    <message>
        <source>Blindfold: you see no discs.</source>
        <translation>À l’aveugle&#xa0;: tu ne vois aucun jeton.</translation>
    </message>
</context>
<context>
    <name>BlockDialog</name>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Write the block into the lesson</source>
        <translation>Écrire le bloc dans la leçon</translation>
    </message>
</context>
<context>
    <name>BoardBanner</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>BoardDialog</name>
    <message>
        <source>Insert a board</source>
        <translation>Insérer un plateau</translation>
    </message>
    <message>
        <source>A line of text above the board</source>
        <translation>Une ligne de texte au-dessus du plateau</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Légende&#xa0;:</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>The model&apos;s board must have %1 to %2 columns and rows.</source>
        <translation>Il y a des modèles de plateaux de %1 à %2 colonnes et rangées.</translation>
    </message>
    <message>
        <source>The model&apos;s winning line must be %1 to %2 discs.</source>
        <translation>Il y a des modèles de jeux qui se gagnent avec %1 à %2 jetons alignés.</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>Meaning of the marks</source>
        <translation>Signification des marques</translation>
    </message>
</context>
<context>
    <name>BoardThumbnail</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>%1 empty, hint</source>
        <translation>%1 vide, indice</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vide</translation>
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
        <translation>%1 %2, dernier coup, alignement gagnant</translation>
    </message>
    <message>
        <source>%1 %2, winning line</source>
        <translation>%1 %2, alignement gagnant</translation>
    </message>
    <message>
        <source>%1 %2, last move</source>
        <translation>%1 %2, dernier coup</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>square and colour: d2 red</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Setting up a position.</source>
        <translation>Composition d’une position.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>%1 Last move: %2 %3.</source>
        <translation>%1 Dernier coup&#xa0;: %2 %3.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>La colonne %1 est pleine.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Colonne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square and worth; the answer: d2 empty, then Blue replies d3</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>then %1 replies %2</source>
        <comment>then Blue replies d3</comment>
        <translation>puis %1 répond %2</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <comment>square, while discs are hidden</comment>
        <translation>%1 cachée</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>There is no board %1. The boards are %2.</source>
        <translation>Il n’y a pas de plateau %1&#xa0;; il y a %2.</translation>
    </message>
</context>
<context>
    <name>BoundsChart</name>
    <message>
        <source>upper bound</source>
        <translation>borne supérieure</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>borne inférieure</translation>
    </message>
    <message>
        <source>Bounds after each sweep</source>
        <translation>Bornes après chaque balayage</translation>
    </message>
    <message>
        <source>Sweep %1: from %2</source>
        <translation>Balayage %1&#xa0;: de %2</translation>
    </message>
    <message>
        <source>Stopping when the lower bound barely changes would end here, at %1. The value is at least %2</source>
        <translation>Qui se fie à l’évolution de la borne inférieure s’arrête ici avec %1&#xa0;; la valeur est d’au moins %2</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>balayage</translation>
    </message>
    <message>
        <source>Bounds after each sweep: %1</source>
        <translation>Bornes après chaque balayage&#xa0;: %1</translation>
    </message>
    <message>
        <source>sweep %1, where an unguarded stop would end</source>
        <translation>balayage %1, où un arrêt sans garantie aurait terminé</translation>
    </message>
</context>
<context>
    <name>BoundsText</name>
    <message>
        <source>infinite</source>
        <translation>infini</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
</context>
<context>
    <name>CellGames</name>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Retour au ta&amp;bleau</translation>
    </message>
    <message>
        <source>Close the list of games (Esc)</source>
        <translation>Fermer la liste des parties (Échap)</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>&amp;Montrer sur le plateau</translation>
    </message>
    <message>
        <source>Replay the selected game on the board (Enter)</source>
        <translation>Revoir la partie choisie sur le plateau (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Export these games…</source>
        <translation>Exporter &amp;ces parties…</translation>
    </message>
    <message>
        <source>Export the moves of these games, with nodes and times, as CSV</source>
        <translation>Écrire dans un fichier CSV les coups des parties de cette cellule, avec nœuds et temps</translation>
    </message>
    <message>
        <source>Games in this cell</source>
        <translation>Parties de la cellule</translation>
    </message>
    <message>
        <source>%1, %2, round %3</source>
        <translation>%1, %2, ronde %3</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>state %1 has no branch with probability %2 to %3</source>
        <translation>l’état %1 n’a pas de branche de probabilité %2 vers %3</translation>
    </message>
    <message>
        <source>the probabilities of %1 in state %2 sum to %3, not to 1</source>
        <translation>les probabilités de %1 dans l’état %2 ont pour somme %3, et non 1</translation>
    </message>
    <message>
        <source>the probabilities sum to %1 and not to 1</source>
        <translation>les probabilités ont pour somme %1, et non 1</translation>
    </message>
    <message>
        <source>%1 is not a probability</source>
        <translation>%1 n’est pas une probabilité</translation>
    </message>
    <message>
        <source>a number grows beyond 64 bits here</source>
        <translation>ici, un nombre dépasse 64 bits</translation>
    </message>
    <message>
        <source>mod needs two whole numbers, the second above 0</source>
        <translation>mod demande des nombres entiers, et le second supérieur à 0</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>ici, une division par 0</translation>
    </message>
    <message>
        <source>an exponent must be a smaller whole number</source>
        <translation>un exposant doit être un nombre entier pas trop grand</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>il faut ici un nombre entier, et non %1</translation>
    </message>
    <message>
        <source>the function %1 has no row for %2</source>
        <translation>la fonction %1 ne dit rien pour %2</translation>
    </message>
    <message>
        <source>%1 would become %2, which is not one of %3</source>
        <translation>%1 deviendrait %2, qui n’appartient pas à %3</translation>
    </message>
    <message>
        <source>in the state (%1), action %2: %3</source>
        <translation>dans l’état (%1), action %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infini</translation>
    </message>
    <message>
        <source>A curve shows probabilities, not rewards.</source>
        <translation>Une courbe montre des probabilités&#xa0;; elle n’a pas de récompenses.</translation>
    </message>
    <message>
        <source>The automaton must be fully explored before it can be checked.</source>
        <translation>Seul un automate exploré jusqu’au bout peut être vérifié.</translation>
    </message>
    <message>
        <source>The reward of %1 is %2. Negative rewards can&apos;t be checked.</source>
        <translation>La récompense de %1 est %2&#xa0;; une récompense inférieure à 0 ne peut pas être vérifiée.</translation>
    </message>
    <message>
        <source>Step by step handles up to %1 states, but this automaton has %2. Choose smaller parameters.</source>
        <translation>«&#xa0;Pas à pas&#xa0;» va jusqu’à %1 états&#xa0;; cet automate en a %2. Choisis des paramètres plus petits.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Hidden steps were taken at once, so no question can depend on them.</source>
        <translation>Les pas cachés ont été faits d’un coup&#xa0;: on ne peut rien demander qui dépende d’eux.</translation>
    </message>
</context>
<context>
    <name>ChanceCounted</name>
    <message>
        <source>turns until the goal</source>
        <translation>tours jusqu’au but</translation>
    </message>
    <message>
        <source>steps until the goal</source>
        <translation>nombre de pas jusqu’au but</translation>
    </message>
    <message>
        <source>%1 actions until the goal</source>
        <translation>nombre de %1 jusqu’au but</translation>
    </message>
</context>
<context>
    <name>ChanceExperiments</name>
    <message>
        <source>Run the experiment</source>
        <translation>Exécuter l’expérience</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Résultats de l’expérience</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model with these values</source>
        <translation>Entrée ou un double clic ouvre le modèle avec ces valeurs</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>Graphique de l’expérience</translation>
    </message>
    <message>
        <source>Vary:</source>
        <translation>Varier&#xa0;:</translation>
    </message>
    <message>
        <source>and:</source>
        <translation>et&#xa0;:</translation>
    </message>
    <message>
        <source>Parameter to vary</source>
        <translation>Paramètre à faire varier</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>Second paramètre</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Ses valeurs</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation>Valeurs du second paramètre</translation>
    </message>
    <message>
        <source>Runs with each of the values. The other parameters keep their values above</source>
        <translation>Il prend chacune de ces valeurs. Les autres paramètres restent tels qu’indiqués plus haut</translation>
    </message>
    <message>
        <source>10 to 50 step 10</source>
        <translation>10 à 50 pas 10</translation>
    </message>
    <message>
        <source>Enter a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2</source>
        <translation>Un intervalle comme 10 à 50 pas 10, ou une liste comme 3, 5, 1/2</translation>
    </message>
    <message>
        <source>Curves up to</source>
        <translation>Courbes jusqu’à</translation>
    </message>
    <message>
        <source>How many turns the “done within” curves cover. 0 skips the curves, which take time</source>
        <translation>Nombre de tours de la courbe «&#xa0;fini en&#xa0;». 0 supprime les courbes, qui prennent du temps.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fractions</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Petits modèles en fractions également&#xa0;: 75/22</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>Use powers of ten on the answer axis</source>
        <translation>Puissances de dix sur l’axe des réponses</translation>
    </message>
    <message>
        <source>Explore and check every combination in turn</source>
        <translation>Explorer et vérifier toutes les combinaisons, l’une après l’autre</translation>
    </message>
    <message>
        <source>Stop and keep the results. Run continues from there</source>
        <translation>Arrêter. Ce qui est exécuté reste, et «&#xa0;Exécuter&#xa0;» reprend à cet endroit</translation>
    </message>
    <message>
        <source>Combinations run</source>
        <translation>Combinaisons exécutées</translation>
    </message>
    <message>
        <source>%v of %m combinations</source>
        <translation>%v combinaisons sur %m</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Growth in states</source>
        <translation>Croissance des états</translation>
    </message>
    <message>
        <source>Growth in time</source>
        <translation>Croissance du temps</translation>
    </message>
    <message>
        <source>Curves: done within</source>
        <translation>Courbes&#xa0;: fini en</translation>
    </message>
    <message>
        <source>How the game ends, by turn</source>
        <translation>Comment le jeu finit, tour par tour</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Ce qui est dessiné</translation>
    </message>
    <message>
        <source>Choose the chart. “How the game ends” uses the model explored on this page, the others use the experiment</source>
        <translation>Ce qui est dessiné de l’expérience. La fin du jeu est celle du modèle exploré sur la page</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Exporter l’expérience</translation>
    </message>
    <message>
        <source>Curves up to:</source>
        <translation>Courbes jusqu’à&#xa0;:</translation>
    </message>
    <message>
        <source>Results as CS&amp;V…</source>
        <translation>Résultats en CS&amp;V…</translation>
    </message>
    <message>
        <source>Save one line per combination</source>
        <translation>Une ligne par combinaison</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Rapport PDF…</translation>
    </message>
    <message>
        <source>Save the question, the results and the charts on A4 pages</source>
        <translation>Ce qui a été demandé, les résultats et les figures sur des pages A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Rapport PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Your own model has no parameters to vary here. Choose a built-in model.</source>
        <translation>Un modèle personnel n’a pas de paramètres à faire varier ici&#xa0;: choisis l’un des modèles fournis.</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>Question posée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 combinations run.</source>
        <translation>%1 combinaisons sur %2 ont été exécutées.</translation>
    </message>
</context>
<context>
    <name>ChanceExportMenu</name>
    <message>
        <source>Save the model or its results to a file</source>
        <translation>Écrire dans un fichier le modèle ou ce que l’on en sait</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exporter le modèle</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Rapport PDF…</translation>
    </message>
    <message>
        <source>Save answer, model, statistics and pictures on A4 pages, ready to hand in</source>
        <translation>Réponse, modèle, décompte et dessins sur des pages A4, à rendre</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Rapport PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>&amp;Bounds sweep by sweep…</source>
        <translation>&amp;Bornes balayage par balayage…</translation>
    </message>
    <message>
        <source>Save the chart from Step by step as a picture or a table</source>
        <translation>Ce qui est tracé sous Pas à pas, en image ou en tableau</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>bornes</translation>
    </message>
    <message>
        <source>Re&amp;ductions pass by pass…</source>
        <translation>Réd&amp;uctions passe par passe…</translation>
    </message>
    <message>
        <source>Save the chart from Reductions as a picture or a table</source>
        <translation>Ce qui est dessiné sous Réductions, en image ou en tableau</translation>
    </message>
    <message>
        <source>reductions</source>
        <translation>réductions</translation>
    </message>
    <message>
        <source>Model for &amp;PRISM…</source>
        <translation>Modèle pour &amp;PRISM…</translation>
    </message>
    <message>
        <source>Save the equation with an observer of the goal, and the properties in a second file</source>
        <translation>L’équation avec un observateur du but, et les propriétés dans un fichier à côté</translation>
    </message>
    <message>
        <source>Model for PRISM (*.prism)</source>
        <translation>Modèle pour PRISM (*.prism)</translation>
    </message>
    <message>
        <source>States as .&amp;tra…</source>
        <translation>États en .&amp;tra…</translation>
    </message>
    <message>
        <source>Save all states and branches, with .sta and .lab files, for PRISM and Storm</source>
        <translation>Tous les états et branches, avec .sta et .lab à côté, pour PRISM et Storm</translation>
    </message>
    <message>
        <source>Explicit model (*.tra)</source>
        <translation>Modèle explicite (*.tra)</translation>
    </message>
    <message>
        <source>States for &amp;Graphviz…</source>
        <translation>États pour &amp;Graphviz…</translation>
    </message>
    <message>
        <source>Save all states, choices and branches as a DOT graph</source>
        <translation>Tous les états, choix et branches, sous forme de graphe en DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Graphe en DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Values of all states…</source>
        <translation>&amp;Valeurs de tous les états…</translation>
    </message>
    <message>
        <source>Save one line per state: its data, bounds and best choice</source>
        <translation>Une ligne par état&#xa0;: ses données, ses bornes et son meilleur choix</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>&amp;Model as .prcrl…</source>
        <translation>&amp;Modèle en .prcrl…</translation>
    </message>
    <message>
        <source>Save the text with its parameters set</source>
        <translation>Le texte avec ses paramètres fixés</translation>
    </message>
    <message>
        <source>Specification (*.prcrl)</source>
        <translation>Spécification (*.prcrl)</translation>
    </message>
    <message>
        <source>&amp;Equation as .prcrl…</source>
        <translation>É&amp;quation en .prcrl…</translation>
    </message>
    <message>
        <source>Save the linear equation that was explored</source>
        <translation>L’équation linéaire qui a été explorée</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>équation</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>Save the picture from States</source>
        <translation>Ce qui est dessiné sous États</translation>
    </message>
    <message>
        <source>states</source>
        <translation>états</translation>
    </message>
    <message>
        <source>&amp;Answers to all questions…</source>
        <translation>Rép&amp;onses à toutes les questions…</translation>
    </message>
    <message>
        <source>Save one line per question: its property, bounds and answer</source>
        <translation>Enregistrer une ligne par question&#xa0;: sa propriété, ses bornes et sa réponse</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>réponses</translation>
    </message>
</context>
<context>
    <name>ChanceGames</name>
    <message>
        <source>games played</source>
        <translation>parties jouées</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exactement</translation>
    </message>
    <message>
        <source>exact best within each length</source>
        <translation>au mieux, dans cette limite, exactement</translation>
    </message>
    <message>
        <source>✓ The exact answer, %1, lies inside this interval.</source>
        <translation>✓ La réponse exacte, %1, s’y trouve.</translation>
    </message>
    <message>
        <source>≠ The exact answer, %1, lies outside this interval. That happens about one time in twenty.</source>
        <translation>≠ La réponse exacte, %1, ne s’y trouve pas, ce qui arrive une fois sur vingt.</translation>
    </message>
    <message>
        <source>share of all games</source>
        <translation>part de toutes les parties</translation>
    </message>
    <message>
        <source>share that reached the goal</source>
        <translation>part ayant atteint le but</translation>
    </message>
    <message>
        <source>No games were played.</source>
        <translation>Aucune partie n’a été jouée.</translation>
    </message>
    <message>
        <source>%1 of %2 games reached the goal: %3 % (95 % confidence interval %4 % to %5 %).</source>
        <translation>%1 parties sur %2 ont atteint le but&#xa0;: %3&#xa0;%, avec une confiance de 95&#xa0;%&#xa0;: %4&#xa0;% à %5&#xa0;%.</translation>
    </message>
    <message>
        <source>Those games took %1 on average (95 % confidence interval %2 to %3).</source>
        <translation>Elles ont duré %1 en moyenne, avec une confiance de 95&#xa0;%&#xa0;: %2 à %3.</translation>
    </message>
    <message>
        <source>Abandoned as too long: %1.</source>
        <translation>%1 étaient trop longues et ont été abandonnées.</translation>
    </message>
    <message>
        <source>Stopped before all games were played.</source>
        <translation>Arrêté avant que toutes soient jouées.</translation>
    </message>
</context>
<context>
    <name>ChanceModels</name>
    <message>
        <source>Target coins</source>
        <translation>Pièces à gagner</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Pièces au début</translation>
    </message>
    <message>
        <source>Chance of winning a bet</source>
        <translation>Probabilité de gagner une mise</translation>
    </message>
    <message>
        <source>Chance of winning the bet that pays two</source>
        <translation>Probabilité de gagner la mise qui en rapporte deux</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Coins per player</source>
        <translation>Pièces de chacun</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>The gambler&apos;s ruin</source>
        <translation>La ruine du joueur</translation>
    </message>
    <message>
        <source>A gambler bets one coin at a time until the target is reached or all coins are lost. There are no choices: chance alone decides.</source>
        <translation>Un joueur mise une pièce à la fois, jusqu’à ce que le but soit atteint ou que toutes les pièces soient perdues. Il n’y a rien à choisir&#xa0;: le hasard seul décide.</translation>
    </message>
    <message>
        <source>The gambler with two kinds of bet</source>
        <translation>Le joueur à deux sortes de mises</translation>
    </message>
    <message>
        <source>The gambler may also bet a coin on winning two. Best and worst play give different chances, so there is something to decide.</source>
        <translation>Ici, une pièce peut aussi être placée sur une mise qui en rapporte deux. La probabilité n’est pas la même en jouant au mieux ou au pire&#xa0;: il y a donc quelque chose à décider.</translation>
    </message>
    <message>
        <source>Ruin of N players: one process</source>
        <translation>La ruine de N joueurs, en un seul processus</translation>
    </message>
    <message>
        <source>In each round every player puts in a coin, and one of them takes all. The game ends when somebody is broke. How long does it take, and who goes broke?</source>
        <translation>À chaque manche, chaque joueur mise une pièce et l’un d’eux remporte tout. Le jeu finit dès que quelqu’un est ruiné&#xa0;: en combien de temps, et qui&#xa0;?</translation>
    </message>
    <message>
        <source>Ruin of N players: parallel processes</source>
        <translation>La ruine de N joueurs, en parallèle</translation>
    </message>
    <message>
        <source>The same game with one process per player and one for the dealer. They synchronise on shared actions: everybody betting, and somebody winning.</source>
        <translation>Le même jeu avec un processus par joueur et un pour le croupier. Ils font ensemble ce qu’ils ont en commun&#xa0;: tout le monde mise, et quelqu’un gagne.</translation>
    </message>
    <message>
        <source>Yahtzee: all dice the same</source>
        <translation>Yahtzee&#xa0;: tous les dés égaux</translation>
    </message>
    <message>
        <source>All dice must show the same number within a given number of turns. Before each turn the player picks up the dice to throw again. The model counts the dice that show each number.</source>
        <translation>Tous les dés doivent montrer le même nombre en quelques tours. Avant chaque tour, le joueur reprend ce qu’il veut relancer. On compte combien de dés montrent chaque nombre.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Yahtzee: each die on its own</source>
        <translation>Yahtzee&#xa0;: chaque dé à part</translation>
    </message>
    <message>
        <source>Three throws with distinguishable dice: the same game has many more states. No question depends on what the last throw shows, so a reduction can forget it.</source>
        <translation>Trois lancers avec des dés que l’on distingue&#xa0;: le même jeu a beaucoup plus d’états. Ce que montre le dernier lancer n’intéresse personne&#xa0;: une réduction peut donc l’oublier.</translation>
    </message>
    <message>
        <source>Yahtzee: how many turns does it take?</source>
        <translation>Yahtzee&#xa0;: combien de tours faut-il&#xa0;?</translation>
    </message>
    <message>
        <source>All dice must show the same number, in as many turns as it takes. With best play the average is finite. With worst play the game never ends.</source>
        <translation>Tous les dés doivent montrer le même nombre, en autant de tours qu’il le faut. En jouant au mieux, il faut quelques tours en moyenne. En jouant au pire, cela ne finit jamais.</translation>
    </message>
    <message>
        <source>A 9 in the first round leads to 26 or 53</source>
        <translation>Le 9 mène à 26 ou 53 à la première manche</translation>
    </message>
    <message>
        <source>Wells on 31 and 52</source>
        <translation>Puits sur 31 et 52</translation>
    </message>
    <message>
        <source>Hide all actions except rolls and endings</source>
        <translation>Cacher toutes les actions sauf les lancers et les fins</translation>
    </message>
    <message>
        <source>Artefact A: repeating the other player&apos;s first-round 9 moves you back by 9</source>
        <translation>Artefact A&#xa0;: qui répète le 9 de l’autre joueur à la première manche recule de 9</translation>
    </message>
    <message>
        <source>Artefact B: pawns on 31 and 52 end the game even without wells</source>
        <translation>Artefact B&#xa0;: des pions sur 31 et 52 finissent aussi le jeu sans puits</translation>
    </message>
    <message>
        <source>The Game of the Goose</source>
        <translation>Le jeu de l’oie</translation>
    </message>
    <message>
        <source>Two players race to square 63, with no decisions to make. Who wins, and after how many throws? The two artefacts come from the study&apos;s model. Without them the rules give different numbers.</source>
        <translation>Deux joueurs font la course jusqu’à la case 63. Personne n’a rien à décider&#xa0;: qui gagne, et après combien de lancers&#xa0;? Deux artefacts sont ceux du modèle de l’étude&#xa0;: sans eux, les règles donnent d’autres nombres.</translation>
    </message>
    <message>
        <source>The Game of the Goose for three</source>
        <translation>Le jeu de l’oie à trois</translation>
    </message>
    <message>
        <source>The same race with three players and millions of states. Nobody is stuck for ever: there are only two wells for three pawns.</source>
        <translation>La même course à trois joueurs, avec des millions d’états. Personne n’est bloqué pour toujours&#xa0;: il y a deux puits pour trois pions.</translation>
    </message>
    <message>
        <source>start can&apos;t be more than goal</source>
        <translation>start ne peut pas dépasser goal</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 doit être un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 doit être true ou false</translation>
    </message>
    <message>
        <source>%1 must be a fraction or decimal from 0 to 1, such as 3/5</source>
        <translation>%1 doit être une fraction ou un nombre décimal de 0 à 1, comme 3/5</translation>
    </message>
    <message>
        <source>Written in prCRL. Parallel processes synchronise on shared actions, unless nocomm names them. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>En prCRL. Les processus en parallèle font ensemble leurs actions communes, sauf celles que nomme nocomm. Ctrl+Espace propose des mots. Ce que tu changes devient un modèle personnel</translation>
    </message>
    <message>
        <source>Yahtzee: another hand</source>
        <translation>Yahtzee&#xa0;: une autre combinaison</translation>
    </message>
    <message>
        <source>Five dice must show three or four of a kind, a large straight or a full house within a given number of turns. Before each turn the player picks up the dice to throw again.</source>
        <translation>Cinq dés doivent montrer un brelan, un carré, une grande suite ou un full en quelques tours. Avant chaque tour, le joueur reprend ceux qu’il veut relancer.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>The Game of the Goose for four</source>
        <translation>Le jeu de l’oie à quatre</translation>
    </message>
    <message>
        <source>With four players there are more states than one machine can hold. The study simulated this game instead of checking it. So does fourcast-cli chance simulate with --unexplored.</source>
        <translation>À quatre joueurs il y a plus d’états qu’une machine n’en peut contenir. L’étude a joué ce jeu au lieu de le vérifier, comme le fait fourcast-cli chance simulate avec --unexplored.</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 doit être l’un de %2</translation>
    </message>
</context>
<context>
    <name>ChanceNumbers</name>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>ChancePage</name>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>Ce qui est exploré&#xa0;: chaque modèle est un texte, que montre l’onglet «&#xa0;Modèle&#xa0;»</translation>
    </message>
    <message>
        <source>Explore the model and answer the question</source>
        <translation>Explorer le modèle et répondre à la question</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Mettre en pause pour reprendre plus tard</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Arrêter et garder ce que l’on sait jusque-là</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v états</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>États développés</translation>
    </message>
    <message>
        <source>Press Run to apply these passes.</source>
        <translation>«&#xa0;Exécuter&#xa0;» effectue ces passes.</translation>
    </message>
    <message>
        <source>Press Run to explore the model and answer the question.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore le modèle et répond à la question.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Check games of chance exactly: from a specification to probabilities and expected lengths, with guaranteed bounds</source>
        <translation>Des jeux de dés vérifiés exactement&#xa0;: d’une spécification à des probabilités et des durées moyennes, avec des bornes garanties</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Vues du modèle</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>Réductions</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulateur</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Press Run to answer this. The results below are for an earlier question.</source>
        <translation>«&#xa0;Exécuter&#xa0;» répond à cette question. La réponse ci-dessous est celle d’avant.</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Exploration en cours.</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>Comment l’équation rétrécit</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos; to vary.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» n’a pas de paramètre «&#xa0;%2&#xa0;» que l’on puisse faire varier.</translation>
    </message>
    <message>
        <source>Work out games of chance exactly</source>
        <translation>Calculer exactement des jeux de hasard</translation>
    </message>
</context>
<context>
    <name>ChanceProperty</name>
    <message>
        <source>A property must begin with Pmin, Pmax, Rmin or Rmax, as in Pmax broke(1), not with “%1”.</source>
        <translation>Une propriété commence par Pmin, Pmax, Rmin ou Rmax, comme dans Pmax broke(1), et non par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Only Rmin and Rmax count actions: “{%1}” can&apos;t follow %2.</source>
        <translation>On compte des actions pour Rmin et Rmax&#xa0;: «&#xa0;{%1}&#xa0;» ne va pas avec %2.</translation>
    </message>
    <message>
        <source>The model has no “until” or “reach”. Name the goal, as in %1 broke.</source>
        <translation>Le modèle n’a ni «&#xa0;until&#xa0;» ni «&#xa0;reach&#xa0;»&#xa0;: indique ce qui doit être atteint, comme dans %1 broke.</translation>
    </message>
    <message>
        <source>least probability</source>
        <translation>probabilité minimale</translation>
    </message>
    <message>
        <source>greatest probability</source>
        <translation>probabilité maximale</translation>
    </message>
    <message>
        <source>least expected reward</source>
        <translation>récompense espérée minimale</translation>
    </message>
    <message>
        <source>greatest expected reward</source>
        <translation>récompense espérée maximale</translation>
    </message>
    <message>
        <source>Only actions can be counted, as in %1{a | b}, but “{%2}” is a goal.</source>
        <translation>On compte des actions, comme dans %1{a | b}, mais «&#xa0;{%2}&#xa0;» est un but.</translation>
    </message>
</context>
<context>
    <name>ChanceQuestions</name>
    <message>
        <source>What is the gambler&apos;s best chance of winning?</source>
        <translation>Le joueur gagne-t-il, au mieux&#xa0;?</translation>
    </message>
    <message>
        <source>With best play, the gambler wins with probability %1.</source>
        <translation>Le joueur gagne avec probabilité %1, au mieux.</translation>
    </message>
    <message>
        <source>What is the gambler&apos;s worst chance of winning?</source>
        <translation>Le joueur gagne-t-il, au pire&#xa0;?</translation>
    </message>
    <message>
        <source>With worst play, the gambler wins with probability %1.</source>
        <translation>Le joueur gagne avec probabilité %1, au pire.</translation>
    </message>
    <message>
        <source>What is the greatest expected number of bets?</source>
        <translation>Combien de mises faut-il, au plus&#xa0;?</translation>
    </message>
    <message>
        <source>The greatest expected number of bets is %1.</source>
        <translation>C’est fini après %1 mises en moyenne, au plus.</translation>
    </message>
    <message>
        <source>How likely is player 1 to be ruined?</source>
        <translation>Le joueur 1 est-il ruiné&#xa0;?</translation>
    </message>
    <message>
        <source>The greatest probability that player 1 is ruined is %1.</source>
        <translation>Le joueur 1 est ruiné avec probabilité %1, au plus.</translation>
    </message>
    <message>
        <source>How likely is player 2 to be ruined?</source>
        <translation>Le joueur 2 est-il ruiné&#xa0;?</translation>
    </message>
    <message>
        <source>The greatest probability that player 2 is ruined is %1.</source>
        <translation>Le joueur 2 est ruiné avec probabilité %1, au plus.</translation>
    </message>
    <message>
        <source>How many rounds does it take?</source>
        <translation>Combien de manches faut-il&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody is broke after %1 rounds on average.</source>
        <translation>Quelqu’un est ruiné après %1 manches en moyenne.</translation>
    </message>
    <message>
        <source>What is the least probability that player 1 is ruined?</source>
        <translation>Le joueur 1 est-il ruiné, au moins&#xa0;?</translation>
    </message>
    <message>
        <source>The least probability that player 1 is ruined is %1.</source>
        <translation>Le joueur 1 est ruiné avec probabilité %1, au moins.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with best play?</source>
        <translation>Yahtzee, en jouant au mieux&#xa0;?</translation>
    </message>
    <message>
        <source>With best play, all dice show the same number with probability %1.</source>
        <translation>Tous les dés montrent le même nombre avec probabilité %1, en jouant au mieux.</translation>
    </message>
    <message>
        <source>How likely is a Yahtzee with worst play?</source>
        <translation>Yahtzee, en jouant au pire&#xa0;?</translation>
    </message>
    <message>
        <source>With worst play, all dice show the same number with probability %1.</source>
        <translation>Tous les dés montrent le même nombre avec probabilité %1, en jouant au pire.</translation>
    </message>
    <message>
        <source>How many turns does it take with best play?</source>
        <translation>Combien de tours, en jouant au mieux&#xa0;?</translation>
    </message>
    <message>
        <source>With best play, it takes %1 turns on average.</source>
        <translation>Il faut %1 tours en moyenne, en jouant au mieux.</translation>
    </message>
    <message>
        <source>How many turns does it take with worst play?</source>
        <translation>Combien de tours, en jouant au pire&#xa0;?</translation>
    </message>
    <message>
        <source>With worst play, it takes %1 turns on average.</source>
        <translation>Il faut %1 tours en moyenne, en jouant au pire.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with best play?</source>
        <translation>Yahtzee tôt ou tard, en jouant au mieux&#xa0;?</translation>
    </message>
    <message>
        <source>With best play, all dice eventually show the same number with probability %1.</source>
        <translation>Tous les dés finissent par montrer le même nombre avec probabilité %1, en jouant au mieux.</translation>
    </message>
    <message>
        <source>How likely is an eventual Yahtzee with worst play?</source>
        <translation>Yahtzee tôt ou tard, en jouant au pire&#xa0;?</translation>
    </message>
    <message>
        <source>With worst play, all dice eventually show the same number with probability %1.</source>
        <translation>Tous les dés finissent par montrer le même nombre avec probabilité %1, en jouant au pire.</translation>
    </message>
    <message>
        <source>How likely is player 1 to win?</source>
        <translation>Le joueur 1 gagne-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Player 1 wins with probability %1.</source>
        <translation>Le joueur 1 gagne avec probabilité %1.</translation>
    </message>
    <message>
        <source>How likely is player 2 to win?</source>
        <translation>Le joueur 2 gagne-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Player 2 wins with probability %1.</source>
        <translation>Le joueur 2 gagne avec probabilité %1.</translation>
    </message>
    <message>
        <source>How likely is a tie?</source>
        <translation>Y a-t-il égalité&#xa0;?</translation>
    </message>
    <message>
        <source>The game is a tie with probability %1.</source>
        <translation>Il y a égalité avec probabilité %1.</translation>
    </message>
    <message>
        <source>How many throws does it take?</source>
        <translation>Combien de lancers faut-il&#xa0;?</translation>
    </message>
    <message>
        <source>The game ends after %1 throws on average, both players&apos; throws counted.</source>
        <translation>C’est fini après %1 lancers des deux joueurs en moyenne.</translation>
    </message>
    <message>
        <source>The greatest probability of the goal</source>
        <translation>La probabilité maximale du but</translation>
    </message>
    <message>
        <source>The least probability of the goal</source>
        <translation>La probabilité minimale du but</translation>
    </message>
    <message>
        <source>The least reward until the goal</source>
        <translation>La récompense minimale jusqu’au but</translation>
    </message>
    <message>
        <source>The greatest reward until the goal</source>
        <translation>La récompense maximale jusqu’au but</translation>
    </message>
    <message>
        <source>The least probability of reaching the goal is %1.</source>
        <translation>Le but est atteint avec probabilité %1, au pire.</translation>
    </message>
    <message>
        <source>The least expected reward until the goal is %1.</source>
        <translation>Jusqu’au but, on attend %1, au moins.</translation>
    </message>
    <message>
        <source>The greatest expected reward until the goal is %1.</source>
        <translation>Jusqu’au but, on attend %1, au plus.</translation>
    </message>
    <message>
        <source>The greatest probability of reaching the goal is %1.</source>
        <translation>Le but est atteint avec probabilité %1, au mieux.</translation>
    </message>
    <message>
        <source>How likely is the gambler to win?</source>
        <translation>Le joueur gagne-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>The gambler wins with probability %1.</source>
        <translation>Le joueur gagne avec probabilité %1.</translation>
    </message>
    <message>
        <source>How many bets does it take?</source>
        <translation>Combien de mises faut-il&#xa0;?</translation>
    </message>
    <message>
        <source>The game ends after %1 bets on average.</source>
        <translation>C’est fini après %1 mises en moyenne.</translation>
    </message>
    <message>
        <source>Player 1 is ruined with probability %1.</source>
        <translation>Le joueur 1 est ruiné avec probabilité %1.</translation>
    </message>
    <message>
        <source>Player 2 is ruined with probability %1.</source>
        <translation>Le joueur 2 est ruiné avec probabilité %1.</translation>
    </message>
    <message>
        <source>The expected reward until the goal is %1.</source>
        <translation>Jusqu’au but, on attend %1.</translation>
    </message>
    <message>
        <source>The goal is reached with probability %1.</source>
        <translation>Le but est atteint avec probabilité %1.</translation>
    </message>
</context>
<context>
    <name>ChanceReport</name>
    <message>
        <source>Report on a game of chance: %1</source>
        <translation>Rapport sur un jeu de hasard&#xa0;: %1</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Ce qui a été compté</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>The model in prCRL</source>
        <translation>Le modèle en prCRL</translation>
    </message>
    <message>
        <source>Its linear equation</source>
        <translation>Son équation linéaire</translation>
    </message>
    <message>
        <source>The first decisions of its strategy</source>
        <translation>Les premières décisions de sa stratégie</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Toutes les questions</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>ChanceSimulator</name>
    <message>
        <source>Ways to play</source>
        <translation>Façon de jouer</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Many games</source>
        <translation>Plusieurs parties</translation>
    </message>
    <message>
        <source>Against the strategy</source>
        <translation>Contre la stratégie</translation>
    </message>
</context>
<context>
    <name>ChanceSweep</name>
    <message>
        <source>The system has run out of memory.</source>
        <translation>Le système n’a plus de mémoire pour cela.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 états</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>La mémoire s’est épuisée après %1 états.</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>balayage %1</translation>
    </message>
    <message>
        <source>Memory ran out.</source>
        <translation>La mémoire s’est épuisée.</translation>
    </message>
    <message>
        <source>to</source>
        <comment>3 to 9 step 2</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>Vary one or two parameters.</source>
        <translation>Un ou deux paramètres varient.</translation>
    </message>
    <message>
        <source>Both ranges are for the same parameter.</source>
        <translation>Les deux intervalles portent sur le même paramètre.</translation>
    </message>
    <message>
        <source>The model %1 has no parameter “%2”.</source>
        <translation>Le modèle %1 n’a pas de paramètre «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The parameter %1 needs at least one value.</source>
        <translation>Le paramètre %1 n’a pas de valeur de départ.</translation>
    </message>
    <message>
        <source>There are more than %1 combinations.</source>
        <translation>Cela fait plus de %1 combinaisons.</translation>
    </message>
    <message>
        <source>step</source>
        <comment>3 to 9 step 2</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>A step must be at least 1.</source>
        <translation>Un pas vaut au moins 1.</translation>
    </message>
    <message>
        <source>The range ends before it begins: %1.</source>
        <translation>L’intervalle finit avant de commencer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1” is neither a range such as 10 to 50 step 10 nor a list such as 3, 5, 1/2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un intervalle comme 10 à 50 pas 10 ni une liste comme 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>A value is missing: give a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2.</source>
        <translation>Il n’y a pas de valeur&#xa0;: il faut un intervalle comme 10 à 50 pas 10, ou une liste comme 3, 5, 1/2.</translation>
    </message>
    <message>
        <source>There is no model “%1” with parameters.</source>
        <translation>Il n’y a pas de modèle «&#xa0;%1&#xa0;» avec des paramètres.</translation>
    </message>
</context>
<context>
    <name>ChanceTableReport</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Ce que contiennent les colonnes</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Ce que disent les signes</translation>
    </message>
</context>
<context>
    <name>ChanceTableWords</name>
    <message>
        <source>✓ Agrees: rounded to the same number of digits, it is the study&apos;s number.</source>
        <translation>✓ Concorde&#xa0;: arrondi au même nombre de chiffres, c’est ce qu’imprime l’étude.</translation>
    </message>
    <message>
        <source>≈ Agrees if the extra digits are cut off instead of rounded.</source>
        <translation>≈ Concorde si l’on tronque les chiffres suivants au lieu d’arrondir.</translation>
    </message>
    <message>
        <source>? Undecided: the interval is too wide.</source>
        <translation>? L’intervalle est trop large pour le dire.</translation>
    </message>
    <message>
        <source>≠ Differs from the study&apos;s number. The notes below say why.</source>
        <translation>≠ Diffère de ce qu’imprime l’étude&#xa0;; les notes ci-dessous disent pourquoi.</translation>
    </message>
    <message>
        <source>The study prints no number here.</source>
        <translation>L’étude n’imprime pas de nombre ici.</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infini</translation>
    </message>
    <message>
        <source>not certain to be reached</source>
        <translation>pas atteint à coup sûr</translation>
    </message>
    <message>
        <source>paper %1</source>
        <translation>article %1</translation>
    </message>
    <message>
        <source>Paper: %1.</source>
        <translation>Article&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ours: %1.</source>
        <translation>Ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Guaranteed interval: %1.</source>
        <translation>Avec certitude de %1.</translation>
    </message>
    <message>
        <source>Exactly %1.</source>
        <translation>Exactement %1.</translation>
    </message>
    <message>
        <source>large, not run:
%1 states</source>
        <translation>grand, non exécuté&#xa0;:
%1 états</translation>
    </message>
    <message>
        <source>Needs about %1 GiB, more than the %2 GiB limit for a row. The run stops at the limit and says so.</source>
        <translation>Il faut environ %1 Gio, mais une ligne ne peut en prendre que %2. Elle s’arrête alors et le signale.</translation>
    </message>
    <message>
        <source>Needs about %1 GiB and %2 on an otherwise idle machine.</source>
        <translation>Il faut environ %1 Gio et %2 sur une machine qui ne fait rien d’autre.</translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1 concordent</translation>
    </message>
    <message>
        <source>%1 agree, cut off</source>
        <translation>%1 concordent, tronqués</translation>
    </message>
    <message>
        <source>%1 undecided</source>
        <translation>%1 indécis</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 diffèrent</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled</source>
        <translation>%1 sur %2 cellules sont remplies</translation>
    </message>
    <message>
        <source>✓ The checker&apos;s interval contains the formula&apos;s value.</source>
        <translation>✓ L’intervalle du vérificateur contient ce que donne la formule.</translation>
    </message>
    <message>
        <source>%1 agree with a formula</source>
        <translation>%1 concordent avec une formule</translation>
    </message>
</context>
<context>
    <name>ChanceTables</name>
    <message>
        <source>The system has run out of memory.</source>
        <translation>Le système n’a plus de mémoire pour cela.</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 états</translation>
    </message>
    <message>
        <source>Memory ran out after %1 states.</source>
        <translation>La mémoire s’est épuisée après %1 états.</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, balayage %2</translation>
    </message>
    <message>
        <source>Memory ran out while checking %1.</source>
        <translation>La mémoire s’est épuisée pendant la vérification de %1.</translation>
    </message>
    <message>
        <source>Includes the observer that tools without action formulas add to the model. Each state that meets the goal counts twice.</source>
        <translation>Avec l’observateur que les outils sans formules sur les actions placent à côté du modèle&#xa0;: chaque état où le but est atteint compte deux fois.</translation>
    </message>
    <message>
        <source>The gambler</source>
        <translation>Le joueur</translation>
    </message>
    <message>
        <source>Greatest chance</source>
        <translation>Probabilité maximale</translation>
    </message>
    <message>
        <source>Chance that the gambler wins all the coins, with best play.</source>
        <translation>Que le joueur obtienne toutes les pièces, en jouant au mieux.</translation>
    </message>
    <message>
        <source>Least chance</source>
        <translation>Probabilité minimale</translation>
    </message>
    <message>
        <source>With worst play.</source>
        <translation>En jouant au pire.</translation>
    </message>
    <message>
        <source>One coin at a time</source>
        <translation>Une pièce à la fois</translation>
    </message>
    <message>
        <source>One coin or two</source>
        <translation>Une pièce ou deux</translation>
    </message>
    <message>
        <source>Table 1: ruin of N players with d coins each</source>
        <translation>Tableau 1&#xa0;: la ruine de N joueurs avec d pièces chacun</translation>
    </message>
    <message>
        <source>States, static</source>
        <translation>États, statique</translation>
    </message>
    <message>
        <source>States, dynamic</source>
        <translation>États, dynamique</translation>
    </message>
    <message>
        <source>The goal is the ruin of the first player.</source>
        <translation>Son but est la ruine du premier joueur.</translation>
    </message>
    <message>
        <source>Expected length</source>
        <translation>Durée moyenne</translation>
    </message>
    <message>
        <source>Rounds until somebody is broke.</source>
        <translation>Manches jusqu’à ce que quelqu’un soit ruiné.</translation>
    </message>
    <message>
        <source>Ruin of player 1</source>
        <translation>Ruine du joueur 1</translation>
    </message>
    <message>
        <source>Probability that the first player is broke when the game ends.</source>
        <translation>Probabilité que le premier joueur soit ruiné quand la partie finit.</translation>
    </message>
    <message>
        <source>N = %1, d = %2</source>
        <translation>N = %1, d = %2</translation>
    </message>
    <message>
        <source>For N = 5, d = 100, the study counted 21,449,977 static states with the ruin of player 1 as the goal. Its other static counts use the ruin of any player. With that goal there are 22,106,876.</source>
        <translation>Les 21&#x202f;449&#x202f;977 états statiques de l’étude pour N = 5, d = 100 ont été comptés avec la ruine du joueur 1 comme but, ses autres nombres statiques avec celle de n’importe qui&#xa0;: avec ce but-là, il y en a 22&#x202f;106&#x202f;876.</translation>
    </message>
    <message>
        <source>Table 2: all dice the same within a number of turns</source>
        <translation>Tableau 2&#xa0;: tous les dés égaux en quelques tours</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Transitions</translation>
    </message>
    <message>
        <source>With the observer, and with a loop on each terminal state.</source>
        <translation>Avec l’observateur, et avec une boucle là où il n’y a pas de suite.</translation>
    </message>
    <message>
        <source>With best play.</source>
        <translation>En jouant au mieux.</translation>
    </message>
    <message>
        <source>%1 dice, %2 turns</source>
        <translation>%1 dés, %2 tours</translation>
    </message>
    <message>
        <source>The study&apos;s program stopped at 0.99999. The value found here has more nines.</source>
        <translation>Le 0,99999 de l’étude est la valeur où son programme s’est arrêté&#xa0;: ce que l’on sait ici compte davantage de 9.</translation>
    </message>
    <message>
        <source>Table 3: the Game of the Goose for two</source>
        <translation>Tableau 3&#xa0;: le jeu de l’oie à deux</translation>
    </message>
    <message>
        <source>With the two artefacts of the study&apos;s model. A player who repeats the other&apos;s special nine is sent to 44 or 17. Even without wells, the game ends when the pawns stand on the two well squares.</source>
        <translation>Avec les deux artefacts du modèle de l’étude&#xa0;: un joueur qui répète le neuf spécial de l’autre est envoyé en 44 ou 17, et sans puits la partie finit quand même si les pions se trouvent là où il y en avait deux.</translation>
    </message>
    <message>
        <source>By the rules as written.</source>
        <translation>D’après les règles telles qu’elles sont écrites.</translation>
    </message>
    <message>
        <source>Total rolls of both players until one wins or neither can move.</source>
        <translation>Lancers des deux joueurs jusqu’à ce que l’un gagne ou qu’aucun ne puisse plus bouger.</translation>
    </message>
    <message>
        <source>Player 1 wins</source>
        <translation>Le joueur 1 gagne</translation>
    </message>
    <message>
        <source>Player 2 wins</source>
        <translation>Le joueur 2 gagne</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Player 1, by the rules</source>
        <translation>Joueur 1, d’après les règles</translation>
    </message>
    <message>
        <source>Player 2, by the rules</source>
        <translation>Joueur 2, d’après les règles</translation>
    </message>
    <message>
        <source>Length, by the rules</source>
        <translation>Durée, d’après les règles</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 dé</translation>
    </message>
    <message>
        <source>2 dice</source>
        <translation>2 dés</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>première manche</translation>
    </message>
    <message>
        <source>no first round</source>
        <translation>pas de première manche</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>no wells</source>
        <translation>sans puits</translation>
    </message>
    <message>
        <source>The study&apos;s state counts can&apos;t be reproduced, because its model was never published. It keeps both dice while a pawn moves. Ours keeps only their sum. The same game has 4,431 or 188,893 states, depending on how it is modelled.</source>
        <translation>Les nombres d’états de l’étude ne peuvent pas être retrouvés&#xa0;: le texte de son modèle n’a jamais été publié. Il garde les deux dés pendant qu’un pion avance, le nôtre seulement leur somme. Le même jeu a 4&#x202f;431 états ou 188&#x202f;893, selon la façon de l’écrire.</translation>
    </message>
    <message>
        <source>Time for the model&apos;s own question, from its equation to the answer. Not measured in rows of more than %1 states.</source>
        <translation>Durée de la question propre au modèle, de son équation à la réponse&#xa0;; non mesurée dans les lignes de plus de %1 états.</translation>
    </message>
    <message>
        <source>Time, reduced</source>
        <translation>Temps, réduit</translation>
    </message>
    <message>
        <source>With the reductions applied.</source>
        <translation>Après les réductions.</translation>
    </message>
    <message>
        <source>Time, original</source>
        <translation>Temps, d’origine</translation>
    </message>
    <message>
        <source>Without the reductions.</source>
        <translation>Avant les réductions.</translation>
    </message>
    <message>
        <source>The study&apos;s times, where known, are seconds of its programs on a 2012 laptop. They appear next to the row&apos;s time.</source>
        <translation>Les temps de l’étude, quand ils sont connus, sont des secondes de ses programmes sur un portable de 2012, à côté du temps de la ligne.</translation>
    </message>
    <message>
        <source>By the formula</source>
        <translation>D’après la formule</translation>
    </message>
    <message>
        <source>(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study&apos;s equation (1). It does not cover a gambler who may choose.</source>
        <translation>(1 - r^start) / (1 - r^goal) avec r = (1-p)/p&#xa0;: l’équation (1) de l’étude, qui ne sait rien d’un joueur qui peut choisir.</translation>
    </message>
    <message>
        <source>40 of 100 coins, winning chance 0.49</source>
        <translation>40 pièces sur 100, une mise gagnée à 0,49</translation>
    </message>
    <message>
        <source>Length, by formula</source>
        <translation>Durée, d’après formule</translation>
    </message>
    <message>
        <source>Known for d up to N + 2 (Rocha and Stern). For d &lt; N it is d. For d = N it is N / (1 - c), with c = N! p1 ... pN. For d = N + 1 it is 1 + N / (1 - c (N+1)/2). For d = N + 2 it solves two linear equations.</source>
        <translation>Connue quand d vaut au plus N + 2 (Rocha et Stern)&#xa0;: d sous N&#xa0;; N / (1 - c) pour N, avec c = N! p1 ... pN&#xa0;; 1 + N / (1 - c (N+1)/2) pour un de plus&#xa0;; pour deux de plus c’est la solution de deux équations linéaires.</translation>
    </message>
    <message>
        <source>Ruin, by formula</source>
        <translation>Ruine, d’après formule</translation>
    </message>
    <message>
        <source>Known for d up to N: (1 - p1)^d, divided by 1 - c if d = N.</source>
        <translation>Connue quand d vaut au plus N&#xa0;: (1 - p1)^d, divisé par 1 - c quand d vaut N.</translation>
    </message>
    <message>
        <source>Both times are for the dynamic model. The reductions shrink its equation but not its number of states. Without them the equation grows so fast that ten players are not run. The static equation is already as small as possible.</source>
        <translation>Les deux temps sont ceux du modèle dynamique, dont les réductions rapetissent l’équation. Il a autant d’états avant qu’après. Sans elles, l’équation croît si vite avec les joueurs que le cas de dix n’est pas exécuté. L’équation statique est dès le début aussi petite que possible.</translation>
    </message>
    <message>
        <source>Expected turns</source>
        <translation>Nombre moyen de tours</translation>
    </message>
    <message>
        <source>With best play, in as many turns as it takes.</source>
        <translation>En jouant au mieux, en autant de tours qu’il faut.</translation>
    </message>
    <message>
        <source>5 dice, any number of turns</source>
        <translation>5 dés, nombre de tours quelconque</translation>
    </message>
    <message>
        <source>Three of a kind, 3 turns</source>
        <translation>Brelan, 3 tours</translation>
    </message>
    <message>
        <source>Four of a kind, 3 turns</source>
        <translation>Carré, 3 tours</translation>
    </message>
    <message>
        <source>Large straight, 3 turns</source>
        <translation>Grande suite, 3 tours</translation>
    </message>
    <message>
        <source>Full house, 3 turns</source>
        <translation>Full, 3 tours</translation>
    </message>
    <message>
        <source>The study says that the other hands can be computed in the same way. It prints no numbers for them.</source>
        <translation>Les autres combinaisons sont celles dont l’étude dit qu’elles se calculent de même. Elle n’en imprime pas les nombres.</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Both pawns stand in wells, and neither can move.</source>
        <translation>Les deux sont dans des puits, et aucun ne peut bouger.</translation>
    </message>
    <message>
        <source>Tie, by the rules</source>
        <translation>Égalité, d’après les règles</translation>
    </message>
    <message>
        <source>The study&apos;s programs took about 90 seconds for the Game of the Goose on a 2012 laptop.</source>
        <translation>Les programmes de l’étude ont mis quelque 90 secondes pour le jeu de l’oie, sur un portable de 2012.</translation>
    </message>
</context>
<context>
    <name>ChanceWork</name>
    <message>
        <source>The property depends on hidden steps, so confluent steps are not taken at once.</source>
        <translation>La propriété dépend de pas cachés&#xa0;: les pas confluents ne sont pas faits d’un coup.</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The file name “%1” must end in .png, .svg, .pdf, .csv or .json. The ending sets the format.</source>
        <translation>Le nom du fichier «&#xa0;%1&#xa0;» doit finir par .png, .svg, .pdf, .csv ou .json, ce qui indique quoi écrire.</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Il n’y a encore rien à dessiner.</translation>
    </message>
    <message>
        <source>The picture for “%1” could not be drawn.</source>
        <translation>Impossible de dessiner l’image pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” could not be written: %2.</source>
        <translation>Impossible d’écrire le fichier «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF drawing (*.pdf);;CSV table (*.csv);;JSON data (*.json)</source>
        <translation>Image PNG (*.png);;Dessin SVG (*.svg);;Dessin PDF (*.pdf);;Tableau CSV (*.csv);;Données JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ChartGestures</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Voir de plus près. La molette agrandit à l’endroit de la souris. Glisser déplace la vue</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Voir davantage. La molette le fait à l’endroit de la souris</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Afficher de nouveau tout le graphique</translation>
    </message>
    <message>
        <source>Show the whole chart again (0)</source>
        <translation>Afficher de nouveau tout le graphique (0)</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message>
        <source>Series shown in the chart</source>
        <translation>Séries affichées dans le graphique</translation>
    </message>
    <message>
        <source>Show all series</source>
        <translation>Afficher toutes les séries</translation>
    </message>
    <message>
        <source>Show only this series</source>
        <translation>N’afficher que cette série</translation>
    </message>
    <message>
        <source>Hide all series</source>
        <translation>Masquer toutes les séries</translation>
    </message>
</context>
<context>
    <name>ClassExportMenu</name>
    <message>
        <source>Export the class results to a file</source>
        <translation>Écrire dans un fichier les résultats de la classe</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Questions as CSV…</source>
        <translation>&amp;Questions en CSV…</translation>
    </message>
    <message>
        <source>One row per question, for spreadsheets</source>
        <translation>Une ligne par question, pour les tableurs</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>&amp;Students as CSV…</source>
        <translation>É&amp;lèves en CSV…</translation>
    </message>
    <message>
        <source>One row per student, for spreadsheets</source>
        <translation>Une ligne par élève, pour les tableurs</translation>
    </message>
    <message>
        <source>students</source>
        <translation>élèves</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Rapport en PDF…</translation>
    </message>
    <message>
        <source>Both tables, the students&apos; written answers and the files left out</source>
        <translation>Les deux tableaux, ce que les élèves ont écrit et ce qui a été laissé de côté</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>Export the class</source>
        <translation>Exporter la classe</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Drop your students&apos; answer files (NAME.answers.json) here, or a folder of them. The files are only read. Nothing leaves this computer.</source>
        <translation>Dépose ici les fichiers rendus par tes élèves, NOM.answers.json, ou un dossier qui les contient. Ils sont seulement lus. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Class results: all the answers your students handed in</source>
        <translation>Les résultats d’une classe&#xa0;: les réponses rendues par les élèves, réunies</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add answer files from your students. You can also drop them on this page.</source>
        <translation>Lire des fichiers rendus par des élèves. On peut aussi les déposer sur la page</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add every answer file in a folder and its subfolders</source>
        <translation>Lire toutes les réponses d’un dossier et de ses sous-dossiers</translation>
    </message>
    <message>
        <source>Lesson…</source>
        <translation>Leçon…</translation>
    </message>
    <message>
        <source>Choose the lesson that was answered, for the wording and order of its questions. Built-in lessons are found automatically.</source>
        <translation>La leçon traitée, pour les textes et l’ordre de ses questions. Les leçons du programme sont trouvées automatiquement</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Read every file again</source>
        <translation>Lire tous les fichiers encore une fois</translation>
    </message>
    <message>
        <source>Remove all…</source>
        <translation>Tout retirer…</translation>
    </message>
    <message>
        <source>Remove every file from this page. The files on disk are kept.</source>
        <translation>Retirer tous les fichiers de la page. Les fichiers eux-mêmes restent</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>One row per question. Click a heading to sort.</source>
        <translation>Une ligne par question&#xa0;; un clic sur un en-tête trie</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>One row per student. Press Enter or double-click to see the answers. Click a heading to sort.</source>
        <translation>Une ligne par élève. Entrée ou un double clic montre les réponses, un clic sur un en-tête trie</translation>
    </message>
    <message>
        <source>Students&apos; written answers</source>
        <translation>Ce que les élèves ont écrit</translation>
    </message>
    <message>
        <source>Class views</source>
        <translation>Vues de la classe</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Ce qu’ils ont écrit</translation>
    </message>
    <message>
        <source>All files were removed from the page.</source>
        <translation>Tous les fichiers ont été retirés de la page.</translation>
    </message>
    <message>
        <source>All files were counted.</source>
        <translation>Tous les fichiers ont été comptés.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n fichier laissé de côté.</numerusform>
            <numerusform>%n fichiers laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers can be counted.</source>
        <translation>Il n’y a pas de réponses à compter.</translation>
    </message>
    <message>
        <source>This lesson was not found. Use Lesson… to open it.</source>
        <translation>Cette leçon n’est pas connue ici&#xa0;; indique-la avec «&#xa0;Leçon…&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are no written answers.</source>
        <translation>Personne n’a écrit de texte libre.</translation>
    </message>
    <message>
        <source>Student answers</source>
        <translation>Réponses d’élèves</translation>
    </message>
    <message>
        <source>Folder of answers</source>
        <translation>Un dossier de réponses</translation>
    </message>
    <message>
        <source>Lesson that was answered</source>
        <translation>La leçon traitée</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Leçons (*%1)</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <source>Remove every file from this page? The files on disk are kept.</source>
        <translation>Retirer tous les fichiers de la page&#xa0;? Les fichiers eux-mêmes restent.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>Juste du premier coup</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>Erreur la plus fréquente</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Temps médian</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Abandons</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 n’a pas pu être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>The file could not be read: %1</source>
        <translation>Il n’a pas pu être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Fichiers à vérifier</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>To check (%1)</source>
        <translation>À vérifier (%1)</translation>
    </message>
    <message>
        <source>See what the class answered</source>
        <translation>Voir ce que la classe a répondu</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with the same answers as another: see To check.</source>
        <translation>
            <numerusform>%n fichier avec les mêmes réponses qu’un autre&#xa0;: voir «&#xa0;À vérifier&#xa0;».</numerusform>
            <numerusform>%n fichiers avec les mêmes réponses qu’un autre&#xa0;: voir «&#xa0;À vérifier&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers (*%1);;All files (*)</source>
        <translation>Réponses (*%1);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer files found.</source>
        <translation>Aucun fichier de réponses trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers.</source>
        <translation>
            <numerusform>%n fichier ne contient pas de réponses.</numerusform>
            <numerusform>%n fichiers ne contiennent pas de réponses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers: %1.</source>
        <translation>
            <numerusform>%n fichier ne contient pas de réponses&#xa0;: %1.</numerusform>
            <numerusform>%n fichiers ne contiennent pas de réponses&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message>
        <source>These answers are for another lesson: %1.</source>
        <translation>Ce sont des réponses à une autre leçon&#xa0;: %1.</translation>
    </message>
    <message>
        <source>These answers are for version %1 of the lesson, not version %2.</source>
        <translation>Ce sont des réponses à la version %1 de la leçon, pas %2.</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>Ce fichier est identique à %1.</translation>
    </message>
    <message>
        <source>The same student handed in %1 later. That file counts instead.</source>
        <translation>%1 a été rendu plus tard par le même élève, et compte.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Most common wrong answer</source>
        <translation>Erreur la plus fréquente</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Temps médian</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Abandons</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Right first time</source>
        <translation>Juste du premier coup</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Written answers</source>
        <translation>Ce qu’ils ont écrit</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissés de côté</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · version %2 · Fourcast %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n fois)</numerusform>
            <numerusform>%1 (%n fois)</numerusform>
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
            <numerusform>%1, version %2&#xa0;: %n élève.</numerusform>
            <numerusform>%1, version %2&#xa0;: %n élèves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right first time</source>
        <translation>
            <numerusform>%n du premier coup</numerusform>
            <numerusform>%n du premier coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right later</source>
        <translation>
            <numerusform>%n plus tard</numerusform>
            <numerusform>%n plus tard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n faux</numerusform>
            <numerusform>%n faux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to read</source>
        <translation>
            <numerusform>%n à lire</numerusform>
            <numerusform>%n à lire</numerusform>
        </translation>
    </message>
    <message>
        <source>Under another name, this has the same answers as %1, with times that match to the second. Both count.</source>
        <translation>Mêmes réponses que %1, à la seconde près, sous un autre nom. Les deux comptent.</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>Student %1</source>
        <translation>Élève %1</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>%1 (same answers and times as %2)</source>
        <translation>%1 (mêmes réponses et mêmes durées que %2)</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Temps pour la partie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Extra time for each move</source>
        <translation>Temps ajouté à chaque coup</translation>
    </message>
    <message>
        <source>Added after each move</source>
        <translation>Ajouté après chaque coup</translation>
    </message>
    <message>
        <source>Extra per move:</source>
        <translation>Ajout par coup&#xa0;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a colour, before its time</comment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Time for %1</source>
        <comment>a colour</comment>
        <translation>Temps pour %1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>The clock starts with the next game.</source>
        <translation>La pendule démarre à la prochaine partie.</translation>
    </message>
    <message>
        <source>A clock needs two people.</source>
        <translation>La pendule sert aux parties entre deux personnes.</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>%1: time&apos;s up</source>
        <comment>whose clock</comment>
        <translation>%1&#xa0;: temps écoulé</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n seconde restante</numerusform>
            <numerusform>%n secondes restantes</numerusform>
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
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whose clock, time left</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <comment>a clock</comment>
        <translation>%1, en pause</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>Temps écoulé</translation>
    </message>
</context>
<context>
    <name>CoinPiles</name>
    <message>
        <source>broke</source>
        <translation>ruiné</translation>
    </message>
    <message>
        <source>player %1 has %2</source>
        <translation>le joueur %1 a %2</translation>
    </message>
    <message>
        <source>Coins: %1.</source>
        <translation>Pièces&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>bet to win 1</source>
        <translation>miser pour gagner 1</translation>
    </message>
    <message>
        <source>bet to win 2</source>
        <translation>miser pour gagner 2</translation>
    </message>
</context>
<context>
    <name>ColumnBoard</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Position: choose a column</source>
        <translation>Position&#xa0;; choisis une colonne</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>%1. Rows from the top, X for the first player, O for the second: %2</source>
        <translation>%1. Rangées de haut en bas, X pour le premier joueur, O pour le second&#xa0;: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>First player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Le premier joueur est au trait&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Second player to move: %1 (%2)</source>
        <comment>a colour and the shape on its discs</comment>
        <translation>Le second joueur est au trait&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anneau</translation>
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
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: a loss</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>on a chip below a column</comment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>on a chip below a column</comment>
        <translation>nulle</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>on a chip below a column</comment>
        <translation>perd</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, la meilleure</translation>
    </message>
    <message>
        <source>%1. Exact score %2, from %3&apos;s view. Click to see the move</source>
        <translation>%1. Score exact %2 pour %3&#xa0;; clique pour voir le coup</translation>
    </message>
</context>
<context>
    <name>ColumnValues</name>
    <message>
        <source>Value of column %1</source>
        <translation>Valeur de la colonne %1</translation>
    </message>
    <message>
        <source>Not searched, or full</source>
        <translation>Non explorée, ou pleine</translation>
    </message>
</context>
<context>
    <name>CommandStates</name>
    <message>
        <source>Contin&amp;ue</source>
        <translation>Reprendre &amp;la partie</translation>
    </message>
</context>
<context>
    <name>CompareForm</name>
    <message>
        <source>empty board</source>
        <translation>plateau vide</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>Les coups qui y mènent, comme 44536 ou d1 d2 e1</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Du plateau</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Prendre la position du plateau</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>How often each engine searches, taking turns with the others. From six repetitions, the median has an interval.</source>
        <translation>Nombre de recherches de chaque moteur, à tour de rôle. À partir de six, la médiane a un intervalle</translation>
    </message>
    <message>
        <source>The engine the others are measured against</source>
        <translation>Le moteur auquel les autres sont comparés</translation>
    </message>
    <message>
        <source>Measure pruning</source>
        <translation>Ce qu’économise l’élagage</translation>
    </message>
    <message>
        <source>Count the full tree and the minimal tree, and run alpha-beta with columns from left to right</source>
        <translation>Compter l’arbre complet et l’arbre minimal, et lancer un alpha-bêta qui essaie les colonnes de gauche à droite</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Position&#xa0;:</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Répétitions&#xa0;:</translation>
    </message>
    <message>
        <source>Reference:</source>
        <translation>Référence&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CompareModel</name>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>The engine that searched, and its settings</source>
        <translation>Qui a cherché, et comment</translation>
    </message>
    <message>
        <source>Best move: value</source>
        <translation>Meilleur coup&#xa0;: valeur</translation>
    </message>
    <message>
        <source>The column, and its value for the player to move, in the engine&apos;s own units</source>
        <translation>La colonne, et ce qu’elle vaut pour le joueur au trait, dans les unités propres au moteur</translation>
    </message>
    <message>
        <source>%1: times %2</source>
        <comment>a quantity and a letter</comment>
        <translation>%1&#xa0;: fois %2</translation>
    </message>
    <message>
        <source>Ratio to the reference in the same round: the median, with its range below</source>
        <translation>Combien de fois ce dont la référence a eu besoin à la même répétition&#xa0;: la médiane, et en dessous de combien à combien</translation>
    </message>
    <message>
        <source> The median of the repetitions, with its range below.</source>
        <translation> La médiane des répétitions, et en dessous de combien à combien.</translation>
    </message>
    <message>
        <source>Full tree</source>
        <translation>Arbre complet</translation>
    </message>
    <message>
        <source>Positions down to the depth searched, without pruning. A line ends where its game ends.</source>
        <translation>Positions jusqu’à la profondeur explorée, sans élagage. Une partie terminée met fin à sa suite</translation>
    </message>
    <message>
        <source>Share visited</source>
        <translation>Part visitée</translation>
    </message>
    <message>
        <source>Nodes of all finished depths, as a share of the full tree</source>
        <translation>Les nœuds de toutes les profondeurs terminées, par rapport à l’arbre complet</translation>
    </message>
    <message>
        <source>Minimal tree</source>
        <translation>Arbre minimal</translation>
    </message>
    <message>
        <source>The fewest positions that prove the value, with a best move tried first everywhere</source>
        <translation>Le moins de positions qui prouvent la valeur&#xa0;: partout, un meilleur coup est essayé en premier</translation>
    </message>
    <message>
        <source>Alpha-beta, left to right</source>
        <translation>Alpha-bêta depuis la gauche</translation>
    </message>
    <message>
        <source>Positions that plain alpha-beta visits with columns from left to right, the same heuristic and the same depth</source>
        <translation>Ce que visite un simple alpha-bêta qui essaie les colonnes de gauche à droite, avec la même heuristique et à la même profondeur</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>trop grand</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <translation>à la profondeur %1</translation>
    </message>
    <message>
        <source>Line of play: %1</source>
        <translation>Suite de coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>This number should be the same in every repetition, but it was not.</source>
        <translation>Ce nombre devrait être le même à chaque répétition, et ne l’a pas été.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Search with each engine in turn</source>
        <translation>Faire chercher chaque moteur à tour de rôle</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Mettre en pause après la recherche en cours, pour reprendre plus tard</translation>
    </message>
    <message>
        <source>Stop and keep the finished searches</source>
        <translation>Arrêter et garder les recherches terminées</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v étapes sur %m</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Recherches terminées</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>Search one position with several engines or settings. Compare what each search costs and what pruning saves.</source>
        <translation>Une position pour plusieurs moteurs ou réglages&#xa0;: ce que coûte chaque recherche, et ce qu’économise l’élagage.</translation>
    </message>
    <message>
        <source>Compare searches</source>
        <translation>Comparer des recherches</translation>
    </message>
    <message>
        <source>Search one position repeatedly with up to six engines or settings, in turn. Compare nodes, times and the savings from pruning.</source>
        <translation>La même position pour six moteurs ou réglages au plus, encore et encore, à tour de rôle&#xa0;: nœuds, temps et ce qu’économise l’élagage</translation>
    </message>
    <message>
        <source>Results of the comparison</source>
        <translation>Ce que la comparaison a trouvé</translation>
    </message>
    <message>
        <source>Quantity for the chart and for the table&apos;s ratios</source>
        <translation>Ce que montre le graphique, et les ratios du tableau</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Choose the table&apos;s columns</source>
        <translation>Les colonnes du tableau</translation>
    </message>
    <message>
        <source>Chart:</source>
        <translation>Graphique&#xa0;:</translation>
    </message>
    <message>
        <source>Cost of each engine&apos;s searches</source>
        <translation>Ce que coûtent les recherches de chaque moteur</translation>
    </message>
    <message>
        <source>Times the reference</source>
        <translation>Fois la référence</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>De 1 à %1 moteurs peuvent être comparés, pas %2.</translation>
    </message>
    <message>
        <source>Unknown quantity &quot;%1&quot;.</source>
        <translation>Il n’y a pas de grandeur nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Recherche en cours.</translation>
    </message>
    <message>
        <source>The summary appears here: the fastest search, and how much of the tree was pruned.</source>
        <translation>Ici s’affichera le moteur le plus rapide, et la part de l’arbre qui a été élaguée.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Recherches comparées</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished.</source>
        <translation>Annulé avant la fin de la première recherche.</translation>
    </message>
    <message>
        <source>Cancelled before the first search finished. The previous result is kept.</source>
        <translation>Annulé avant la fin de la première recherche&#xa0;: le résultat précédent reste.</translation>
    </message>
    <message>
        <source>Search one position with several engines</source>
        <translation>Explorer une position avec plusieurs moteurs</translation>
    </message>
    <message>
        <source>Leave out disturbed searches</source>
        <translation>Laisser de côté les recherches perturbées</translation>
    </message>
    <message>
        <source>Leave the times of disturbed searches out of medians, intervals and the test of which is faster. The chart still shows each search.</source>
        <translation>Les temps des recherches perturbées ne comptent ni dans les médianes, ni dans les intervalles, ni dans le test du plus rapide. Le graphique montre encore chaque recherche.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>A person cannot be compared. Choose an engine.</source>
        <translation>Un humain ne peut pas être comparé&#xa0;; choisis un moteur.</translation>
    </message>
    <message>
        <source>%1 needs a limit: a depth, a number of nodes or a time.</source>
        <translation>%1 a besoin d’une limite&#xa0;: une profondeur, des nœuds ou un temps.</translation>
    </message>
    <message>
        <source>The number of engines must be from 1 to %1, not %2.</source>
        <translation>De 1 à %1 moteurs peuvent être comparés, pas %2.</translation>
    </message>
    <message>
        <source>The number of repetitions must be from 1 to %1, not %2.</source>
        <translation>Le nombre de répétitions doit être de 1 à %1, pas %2.</translation>
    </message>
    <message>
        <source>The reference must be an engine from 1 to %1, not %2.</source>
        <translation>La référence doit être l’un des moteurs, 1 à %1, pas %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>La partie est terminée dans cette position.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for &quot;%1&quot;.</source>
        <translation>Le système n’a pas autant de threads qu’en demande «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is not enough memory for &quot;%1&quot;.</source>
        <translation>Il n’y a pas autant de mémoire qu’en demande «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>plies</source>
        <translation>demi-coups</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>Mio</translation>
    </message>
    <message>
        <source>%1 to %2 (95 %)</source>
        <translation>%1 à %2 (95&#xa0;%)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 is the fastest, %2 times as fast as %3</source>
        <translation>%1 est le plus rapide, %2 fois aussi rapide que %3</translation>
    </message>
    <message>
        <source>%1 takes %2 times as long as %3</source>
        <translation>%1 met %2 fois le temps de %3</translation>
    </message>
    <message>
        <source> (95 %: %1 to %2)</source>
        <translation> (95&#xa0;%&#xa0;: %1 à %2)</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 à %2)</translation>
    </message>
    <message>
        <source>%1 is the fastest.</source>
        <translation>%1 est le plus rapide.</translation>
    </message>
    <message>
        <source>Every search chose column %1.</source>
        <translation>Le meilleur coup de toutes les recherches est la colonne %1.</translation>
    </message>
    <message>
        <source>%1: column %2</source>
        <translation>%1&#xa0;: colonne %2</translation>
    </message>
    <message>
        <source>The searches chose different moves. %1.</source>
        <translation>Les moteurs ne sont pas d’accord sur le meilleur coup. %1.</translation>
    </message>
    <message>
        <source>The best move differed between repetitions.</source>
        <translation>Le meilleur coup n’est pas le même à chaque répétition.</translation>
    </message>
    <message>
        <source>the minimal tree that proves the value has %1</source>
        <translation>l’arbre minimal qui prouve la valeur en a %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs more than %1</source>
        <translation>alpha-bêta de gauche à droite en demande plus de %1</translation>
    </message>
    <message>
        <source>alpha-beta from left to right needs %1</source>
        <translation>alpha-bêta de gauche à droite en demande %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>plateau vide</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>repetitions: %1, in turn</source>
        <translation>répétitions&#xa0;: %1, à tour de rôle</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a letter and an engine</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what it is worth</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source> (not always)</source>
        <translation> (pas toujours)</translation>
    </message>
    <message>
        <source>%1 visited %2 of the full tree of %3 positions to depth %4</source>
        <translation>%1 a visité %2 de l’arbre complet de %3 positions à la profondeur %4</translation>
    </message>
    <message>
        <source>%1 visited no positions, and the full tree to depth %2 has %3</source>
        <translation>%1 n’a rien visité&#xa0;; l’arbre complet à la profondeur %2 a %3 positions</translation>
    </message>
    <message>
        <source>%1 visited %2 positions, and the full tree to depth %3 is too large to count (to depth %4 it has %5)</source>
        <translation>%1 a visité %2 positions&#xa0;; l’arbre complet à la profondeur %3 est trop grand pour être compté (à la profondeur %4, il en a %5)</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Arrêté avant la fin.</translation>
    </message>
    <message>
        <source>The counts differ between repetitions of %1, because of a time limit or a table shared by workers.</source>
        <translation>Ce qui a été compté n’est pas le même à chaque répétition de %1&#xa0;: une limite de temps y a mis fin, ou des threads partagent une table.</translation>
    </message>
    <message>
        <source>Searches with disturbed times, because something else was using the processors: %1.</source>
        <translation>Recherches dont les temps sont perturbés, parce qu’autre chose occupait les processeurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Fewer than six repetitions give a range but no interval.</source>
        <translation>Avec moins de six répétitions, il y a une étendue mais pas d’intervalle.</translation>
    </message>
    <message>
        <source>Searches compared</source>
        <translation>Recherches comparées</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbé</translation>
    </message>
    <message>
        <source>searches: %1</source>
        <translation>recherches&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 had the lowest median time, %2 times as fast as %3</source>
        <translation>%1 a eu le plus petit temps médian et a été %2 fois aussi rapide que %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart. Their times do not show which is faster.</source>
        <translation>On ne peut pas départager %1 et %2. Leurs temps ne montrent pas lequel est le plus rapide.</translation>
    </message>
    <message>
        <source>%1 cannot be told apart. Their times do not show which is the fastest.</source>
        <translation>On ne peut pas départager %1. Leurs temps ne montrent pas lequel est le plus rapide.</translation>
    </message>
    <message>
        <source>All others are slower.</source>
        <translation>Tous les autres sont plus lents.</translation>
    </message>
    <message>
        <source>%1 had the lowest median time.</source>
        <translation>%1 a eu le plus petit temps médian.</translation>
    </message>
    <message>
        <source>A test of which is faster needs six repetitions of both.</source>
        <translation>Pour tester lequel est le plus rapide, il faut six répétitions des deux.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a letter, and how many of its searches</comment>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>Their times are left out. Searches that remain: %1.</source>
        <translation>Leurs temps ne comptent pas. Recherches restantes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>searches: %1, left out</source>
        <translation>recherches&#xa0;: %1, non comptées</translation>
    </message>
</context>
<context>
    <name>ComparisonView</name>
    <message>
        <source>Comparison of two runs</source>
        <translation>Deux exécutions comparées</translation>
    </message>
    <message>
        <source>This run: %1. %2
Other run: %3. %4</source>
        <translation>Cette exécution&#xa0;: %1. %2
Autre exécution&#xa0;: %3. %4</translation>
    </message>
    <message>
        <source>Cells of both runs</source>
        <translation>Cellules des deux exécutions</translation>
    </message>
    <message>
        <source>No cell has the same name in both runs, so there is nothing to compare.</source>
        <translation>Les deux exécutions n’ont aucune cellule du même nom&#xa0;: il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>Shares won by the first-named engine, with Wilson 95 % intervals. Intervals that do not overlap suggest a real difference. Overlapping intervals leave it undecided.</source>
        <translation>Parts gagnées par le premier nommé, avec les intervalles de Wilson à 95&#xa0;%. Des intervalles disjoints indiquent une vraie différence. S’ils se recouvrent, la question reste ouverte.</translation>
    </message>
</context>
<context>
    <name>ConformView</name>
    <message>
        <source>worker %1 takes column %2</source>
        <translation>le thread %1 prend la colonne %2</translation>
    </message>
    <message>
        <source>worker %1 has searched column %2: %3</source>
        <translation>le thread %1 a exploré la colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>all done: column %1 is best, with %2</source>
        <translation>tout est terminé&#xa0;: la colonne %1 est la meilleure, avec %2</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3 (drawn by lot from equal moves)</source>
        <translation>%1, profondeur %2, joue %3 (tiré au sort parmi les coups égaux)</translation>
    </message>
    <message>
        <source>%1, depth %2, plays %3</source>
        <translation>%1, profondeur %2, joue %3</translation>
    </message>
    <message>
        <source>● conforms</source>
        <translation>● conforme</translation>
    </message>
    <message>
        <source>○ conforms so far</source>
        <translation>○ conforme jusque-là</translation>
    </message>
    <message>
        <source>▲ does not conform</source>
        <translation>▲ non conforme</translation>
    </message>
    <message>
        <source>Check each engine move against the model</source>
        <translation>Confronter chaque coup du moteur au modèle</translation>
    </message>
    <message>
        <source>Show as a path</source>
        <translation>Montrer le chemin</translation>
    </message>
    <message>
        <source>During a game, replay the workers of a mapped search step by step in the search model</source>
        <translation>Pendant une partie, ce qu’ont fait les threads d’une recherche répartie est rejoué pas à pas dans le modèle de la recherche</translation>
    </message>
    <message>
        <source>Show the states of this run&apos;s model, with the run as a path</source>
        <translation>Les états du modèle de cette exécution, et l’exécution comme un chemin qui les parcourt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Searches checked against the model</source>
        <translation>Recherches confrontées au modèle</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>Dans le modèle</translation>
    </message>
    <message>
        <source>Events of the selected search</source>
        <translation>Événements de la recherche choisie</translation>
    </message>
    <message>
        <source>Values are in heuristic units, from the view of the side to move</source>
        <translation>Les valeurs sont dans les unités de l’heuristique, pour le camp au trait</translation>
    </message>
    <message>
        <source>Play against an engine that shares its moves among workers, such as mapped-h1. Each of its searches appears here.</source>
        <translation>Joue contre un moteur qui répartit ses coups entre des threads, comme mapped-h1&#xa0;: chacune de ses recherches apparaît ici.</translation>
    </message>
    <message>
        <source>Off: searches are not checked. Switch it on to replay the workers of each engine move step by step in the search model.</source>
        <translation>Désactivé&#xa0;: aucune recherche n’est examinée. Activé&#xa0;: ce que les threads ont fait à chaque coup d’un moteur est rejoué pas à pas dans le modèle de la recherche.</translation>
    </message>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything their workers did.</source>
        <translation>
            <numerusform>La seule recherche (%n) est conforme&#xa0;: le modèle autorise tout ce que ses threads ont fait.</numerusform>
            <numerusform>Les %n recherches sont toutes conformes&#xa0;: le modèle autorise tout ce que leurs threads ont fait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) did not conform.</source>
        <translation>
            <numerusform>%n recherche n’était pas conforme.</numerusform>
            <numerusform>%n recherches n’étaient pas conformes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one to see the step that the model does not allow.</source>
        <translation>Choisis-en une pour voir le pas que le modèle n’autorise pas.</translation>
    </message>
    <message>
        <source>▲ %1 is not allowed here</source>
        <translation>▲ %1 n’est pas autorisé ici</translation>
    </message>
    <message>
        <source>Let mapped-h1 play here</source>
        <translation>Faire jouer mapped-h1 ici</translation>
    </message>
    <message>
        <source>Start a game against mapped-h1 on the board, and check each of its moves</source>
        <translation>Commencer une partie contre mapped-h1 sur le plateau, et vérifier chacun de ses coups</translation>
    </message>
</context>
<context>
    <name>Conformance</name>
    <message numerus="yes">
        <source>Conforms: the model allows all %n event(s).</source>
        <translation>
            <numerusform>Conforme&#xa0;: le modèle autorise le seul événement (%n).</numerusform>
            <numerusform>Conforme&#xa0;: le modèle autorise les %n événements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conforms so far: the model allows all %n event(s). The search ended before its result.</source>
        <translation>
            <numerusform>Conforme jusque-là&#xa0;: le modèle autorise le seul événement (%n)&#xa0;; la recherche s’est terminée avant son résultat.</numerusform>
            <numerusform>Conforme jusque-là&#xa0;: le modèle autorise les %n événements&#xa0;; la recherche s’est terminée avant son résultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not conform: the model does not allow event %1, %2, there. It allows %3.</source>
        <translation>Non conforme&#xa0;: le modèle n’autorise pas ici l’événement %1, %2. Il autorise %3.</translation>
    </message>
</context>
<context>
    <name>Contender</name>
    <message>
        <source>The engine is missing. Choose from %1.</source>
        <translation>Il manque un moteur&#xa0;; les moteurs sont %1.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, %2 needs a whole number from %3 to %4.</source>
        <translation>Dans «&#xa0;%1&#xa0;», %2 doit être suivi d’un nombre entier de %3 à %4.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the value after %2 is missing.</source>
        <translation>Dans «&#xa0;%1&#xa0;», rien ne suit %2.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the option %2 does not apply to %3.</source>
        <translation>Dans «&#xa0;%1&#xa0;», le mot %2 ne sert à rien pour %3.</translation>
    </message>
    <message>
        <source>In &quot;%1&quot;, the word &quot;%2&quot; is unknown. After an engine you can write %3.</source>
        <translation>Dans «&#xa0;%1&#xa0;», «&#xa0;%2&#xa0;» est inconnu&#xa0;; après un moteur peut venir %3.</translation>
    </message>
</context>
<context>
    <name>ContenderChart</name>
    <message>
        <source>Chart of one quantity for the engines compared</source>
        <translation>Graphique d’une grandeur des moteurs comparés</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1 times as much as %2</source>
        <translation>%1 fois celui de %2</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3</source>
        <translation>%1, répétition %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Disturbed: something else was using the processors.</source>
        <translation>Perturbé&#xa0;: autre chose occupait les processeurs.</translation>
    </message>
    <message>
        <source>Choose engines above, then press Run. The chart shows the cost of each search, with a point for every repetition.</source>
        <translation>Choisis des moteurs ci-dessus, puis «&#xa0;Exécuter&#xa0;»&#xa0;: ce que coûte chaque recherche est tracé ici, un point par répétition.</translation>
    </message>
    <message>
        <source>None of these engines reports this quantity.</source>
        <translation>Aucun de ces moteurs ne compte cela.</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>intervalle à 95&#xa0;% de la médiane</translation>
    </message>
    <message>
        <source>lowest to highest</source>
        <translation>minimum à maximum</translation>
    </message>
    <message>
        <source>one search</source>
        <translation>une recherche</translation>
    </message>
    <message>
        <source>a disturbed search</source>
        <translation>une recherche perturbée</translation>
    </message>
    <message>
        <source>No search is left. Every one was disturbed and is left out.</source>
        <translation>Il ne reste aucune recherche. Toutes ont été perturbées et ne comptent pas.</translation>
    </message>
</context>
<context>
    <name>CostChart</name>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nœuds</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Chart of cost against size</source>
        <translation>Graphique du coût selon ce qui croît</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 board</source>
        <translation>plateau %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>Not part of the fit: %1</source>
        <translation>Hors de la droite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose what grows above, then press Run. The chart shows the cost of each point and the line fitted to them.</source>
        <translation>Choisis ci-dessus ce qui croît, puis «&#xa0;Exécuter&#xa0;»&#xa0;: le coût de chaque point est tracé ici, avec la droite d’ajustement.</translation>
    </message>
    <message>
        <source>median, lowest to highest</source>
        <translation>médiane, minimum à maximum</translation>
    </message>
    <message>
        <source>not part of the fit</source>
        <translation>hors de la droite</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajustée</translation>
    </message>
    <message>
        <source>start-up, left out of the fit</source>
        <translation>démarrage, hors de l’ajustement</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>1 node</source>
        <translation>1 nœud</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nœuds</translation>
    </message>
</context>
<context>
    <name>CurvesFigure</name>
    <message>
        <source>Study curves: nodes and time for each move at depths 4 and 6</source>
        <translation>Courbes de l’étude&#xa0;: nœuds et temps par coup aux profondeurs 4 et 6</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between points. Press Enter to show that move of the game.</source>
        <translation>Les flèches vont d’un point à l’autre, Entrée montre ce coup de la partie.</translation>
    </message>
    <message>
        <source>This program: %1, seed %2. %3</source>
        <translation>Ce programme&#xa0;: %1, graine %2. %3</translation>
    </message>
    <message>
        <source>The article: Kang, Wang and Hu (2019), figures 12 and 13, one game per depth.</source>
        <translation>L’article&#xa0;: Kang, Wang et Hu (2019), figures 12 et 13, une partie par profondeur.</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Temps en ms</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Depth %1: time for each move</source>
        <translation>Profondeur %1&#xa0;: temps par coup</translation>
    </message>
    <message>
        <source>Depth %1: nodes for each move</source>
        <translation>Profondeur %1&#xa0;: nœuds par coup</translation>
    </message>
    <message>
        <source>The article, depth %1, one game</source>
        <translation>L’article, profondeur %1, une partie</translation>
    </message>
    <message>
        <source>This program, depth %1, one game</source>
        <translation>Ce programme, profondeur %1, une partie</translation>
    </message>
    <message>
        <source>%1, disturbed by other work</source>
        <translation>%1, perturbé par un autre travail</translation>
    </message>
    <message>
        <source>There are no curves to draw.</source>
        <translation>Il n’y a pas de courbes à dessiner.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nœuds et temps par coup</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Coup %1&#xa0;: %2 ms</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Coup %1&#xa0;: %2 nœuds</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>Dataset</name>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Line %1 contradicts line %2, which has the same position or its mirror image.</source>
        <translation>La ligne %1 contredit la ligne %2, qui a la même position ou son image miroir.</translation>
    </message>
    <message>
        <source>The data set %1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire le jeu de données %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>the line ends after %1 of %2 squares</source>
        <translation>la ligne finit après %1 cases sur %2</translation>
    </message>
    <message>
        <source>a square must be x, o or b</source>
        <translation>une case doit être x, o ou b</translation>
    </message>
    <message>
        <source>a comma must follow a square</source>
        <translation>une virgule doit suivre une case</translation>
    </message>
    <message>
        <source>this disc has no disc below it</source>
        <translation>ce jeton n’a pas de jeton sous lui</translation>
    </message>
    <message>
        <source>the last field must be win, loss or draw</source>
        <translation>le dernier champ doit être win, loss ou draw</translation>
    </message>
    <message>
        <source>%1 x and %2 o can&apos;t occur in a game</source>
        <translation>%1 x et %2 o ne peuvent pas se présenter dans une partie</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>la partie est terminée dans cette position</translation>
    </message>
</context>
<context>
    <name>DatasetEngine</name>
    <message>
        <source>looked up in the data set, seed %1</source>
        <translation>consulté dans le jeu de données, graine %1</translation>
    </message>
    <message>
        <source>not in the data set, %1</source>
        <translation>absent du jeu de données, %1</translation>
    </message>
</context>
<context>
    <name>DecisionWords</name>
    <message>
        <source>state %1</source>
        <translation>l’état %1</translation>
    </message>
    <message>
        <source>With %1, %2.</source>
        <translation>Avec %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>All %1 states: tab States</source>
        <translation>Les %1 états&#xa0;: onglet «&#xa0;États&#xa0;»</translation>
    </message>
</context>
<context>
    <name>DiceShown</name>
    <message>
        <source>No dice thrown yet</source>
        <translation>Aucun dé n’est encore posé</translation>
    </message>
    <message>
        <source>The dice show %1</source>
        <translation>Les dés montrent %1</translation>
    </message>
    <message>
        <source>%1; %2 in hand.</source>
        <translation>%1&#xa0;; %2 en main.</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>les dés %1</translation>
    </message>
    <message>
        <source>%1 and %2 in hand</source>
        <translation>%1 et encore %2 en main</translation>
    </message>
    <message>
        <source>pick up a %1</source>
        <translation>reprendre un %1</translation>
    </message>
    <message>
        <source>pick up no more dice</source>
        <translation>ne plus reprendre de dés</translation>
    </message>
</context>
<context>
    <name>DockSet</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who plays, and at what strength</source>
        <translation>Qui joue, et avec quelle force</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>List of the game&apos;s moves</source>
        <translation>Les coups de la partie en liste</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What the exact solver knows about this position</source>
        <translation>Ce que le solveur exact sait de la position</translation>
    </message>
    <message>
        <source>Engine report</source>
        <translation>Rapport du moteur</translation>
    </message>
    <message>
        <source>Result and cost of the last search</source>
        <translation>Ce que la dernière recherche a trouvé et ce qu’elle a coûté</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Quality of the game&apos;s moves</source>
        <translation>La qualité des coups de la partie</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Loupe</translation>
    </message>
    <message>
        <source>The heuristics H1 and H2, feature by feature</source>
        <translation>De quoi se composent les heuristiques H1 et H2, caractéristique par caractéristique</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Moves played from here, and their results</source>
        <translation>Ce qui a été joué à partir d’ici, et comment cela s’est terminé</translation>
    </message>
    <message>
        <source>Eval</source>
        <translation>Éval.</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Qui gagne après chaque coup, avec un jeu optimal</translation>
    </message>
    <message>
        <source>Study curves</source>
        <translation>Courbes de l’étude</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s games, replayed</source>
        <translation>Les parties de l’étude des heuristiques rejouées</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>What each worker did during a search, and when</source>
        <translation>Ce que chaque thread a fait dans la recherche d’un coup, et quand</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>Repeat the studies and run your own experiments</source>
        <translation>Les études reproduites, et tes propres expériences</translation>
    </message>
    <message>
        <source>After an engine moves, its workers&apos; activity appears here.</source>
        <translation>Après le coup d’un moteur, ce qu’ont fait ses threads s’affiche ici.</translation>
    </message>
    <message>
        <source>Any figure</source>
        <translation>Chiffre au choix</translation>
    </message>
    <message>
        <source>Any number a search reports, by move and by game</source>
        <translation>N’importe quel chiffre qu’indique une recherche, par coup et par partie</translation>
    </message>
</context>
<context>
    <name>DotLayout</name>
    <message>
        <source>Graphviz returned unexpected output.</source>
        <translation>Graphviz n’a pas donné la réponse attendue.</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;New lesson</source>
        <translation>&amp;Nouvelle leçon</translation>
    </message>
    <message>
        <source>Start a new lesson from the position on the board</source>
        <translation>Commencer une nouvelle leçon à partir de la position du plateau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a lesson of your own</source>
        <translation>Ouvrir une de tes leçons</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the lesson to its file</source>
        <translation>Enregistrer la leçon dans son fichier</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the lesson to another file</source>
        <translation>Enregistrer la leçon dans un autre fichier</translation>
    </message>
    <message>
        <source>Share as a &amp;link…</source>
        <translation>Partager par un &amp;lien…</translation>
    </message>
    <message>
        <source>Share the whole lesson as a link or QR code</source>
        <translation>Partager toute la leçon sous forme de lien ou de code QR</translation>
    </message>
    <message>
        <source>&amp;Try the lesson</source>
        <translation>Essa&amp;yer la leçon</translation>
    </message>
    <message>
        <source>Save the lesson and open it as a student sees it</source>
        <translation>Enregistrer la leçon et l’ouvrir comme un élève la voit</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Fermer l’éditeur</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>Refaire la modification que tu as annulée</translation>
    </message>
    <message>
        <source>&amp;Step…</source>
        <translation>É&amp;tape…</translation>
    </message>
    <message>
        <source>Add a step after this one</source>
        <translation>Ajouter une étape après celle-ci</translation>
    </message>
    <message>
        <source>&amp;Board…</source>
        <translation>&amp;Plateau…</translation>
    </message>
    <message>
        <source>Add a board: play the moves to show</source>
        <translation>Ajouter un plateau&#xa0;: jouer les coups à montrer</translation>
    </message>
    <message>
        <source>&amp;Question…</source>
        <translation>&amp;Question…</translation>
    </message>
    <message>
        <source>Add a question: fill in a form</source>
        <translation>Ajouter une question&#xa0;: remplir un formulaire</translation>
    </message>
    <message>
        <source>&amp;Tree…</source>
        <translation>&amp;Arbre…</translation>
    </message>
    <message>
        <source>Add a tree to step through</source>
        <translation>Ajouter un arbre à parcourir</translation>
    </message>
    <message>
        <source>&amp;Laboratory page…</source>
        <translation>Page du &amp;laboratoire…</translation>
    </message>
    <message>
        <source>Add a laboratory page with the settings chosen on it</source>
        <translation>Ajouter une page du laboratoire, avec les réglages qui y sont choisis</translation>
    </message>
    <message>
        <source>&amp;Notes for the teacher</source>
        <translation>&amp;Notes pour le professeur</translation>
    </message>
    <message>
        <source>Add notes that students do not see</source>
        <translation>Ajouter des notes que les élèves ne voient pas</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Image…</translation>
    </message>
    <message>
        <source>Add a picture and keep it in the lesson&apos;s file</source>
        <translation>Ajouter une image et la garder dans le fichier de la leçon</translation>
    </message>
    <message>
        <source>&amp;Keep all pictures in the file</source>
        <translation>&amp;Garder toutes les images dans le fichier</translation>
    </message>
    <message>
        <source>Copy the pictures beside the lesson into its file, so one file is enough</source>
        <translation>Copier dans le fichier de la leçon les images placées à côté&#xa0;: un seul fichier suffit alors</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>Go to the step before this one</source>
        <translation>Aller à l’étape d’avant</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Go to the step after this one</source>
        <translation>Aller à l’étape d’après</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>&amp;Erreur suivante</translation>
    </message>
    <message>
        <source>Go to the next mistake in the text</source>
        <translation>Aller à l’erreur suivante du texte</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insertion</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>EndOffers</name>
    <message>
        <source>Play %1 ne&amp;xt?</source>
        <comment>an opponent</comment>
        <translation>E&amp;nchaîner avec %1&#xa0;?</translation>
    </message>
    <message>
        <source>Play %1 &amp;instead?</source>
        <comment>an opponent</comment>
        <translation>Jouer &amp;plutôt contre %1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>EngineFactory</name>
    <message>
        <source>There is no engine called &quot;%1&quot;. The engines are %2.</source>
        <translation>Il n’y a pas de moteur «&#xa0;%1&#xa0;»&#xa0;; les moteurs sont %2.</translation>
    </message>
    <message>
        <source>plays any legal move</source>
        <translation>joue n’importe quel coup permis</translation>
    </message>
    <message>
        <source>plays a best move, proved to the end of the game</source>
        <translation>joue le meilleur coup possible, prouvé jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>follows the eight-disc data set where its labels decide, and plays like %1 elsewhere</source>
        <translation>joue d’après les étiquettes du jeu de données à huit jetons là où elles décident, ailleurs comme %1</translation>
    </message>
    <message>
        <source>%1, opponent %2 of %3: %4</source>
        <translation>%1, adversaire %2 sur %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>all wins alike</source>
        <translation>toutes les victoires se valent</translation>
    </message>
    <message>
        <source>fastest win first</source>
        <translation>victoire la plus rapide d’abord</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>looks one move ahead and plays the move that %1 values most</source>
        <translation>regarde un coup à l’avance et joue celui que %1 estime le plus</translation>
    </message>
    <message>
        <source>searches the whole tree to its depth, evaluating with %1</source>
        <translation>parcourt tout l’arbre jusqu’à sa profondeur, évalué par %1</translation>
    </message>
    <message>
        <source>the article&apos;s search: alpha-beta with one shared window, columns from left to right, evaluating with %1</source>
        <translation>la recherche de l’article&#xa0;: alpha-bêta avec une seule fenêtre partagée, colonnes de gauche à droite, évaluation par %1</translation>
    </message>
    <message>
        <source>the article&apos;s flow chart taken literally: like study, but %1 also values finished games, which H2 and an H1 without feature 1 don&apos;t recognise</source>
        <translation>l’organigramme de l’article pris au mot&#xa0;: comme study, mais une partie terminée vaut ce que dit %1, de sorte que H2 et une H1 sans la caractéristique 1 ne la reconnaissent pas</translation>
    </message>
    <message>
        <source>alpha-beta with ordered moves and iterative deepening, evaluating with %1</source>
        <translation>alpha-bêta avec coups ordonnés, approfondissement itératif, évaluation par %1</translation>
    </message>
    <message>
        <source>alpha-beta with its root moves mapped over the workers, evaluating with %1</source>
        <translation>alpha-bêta dont les coups à la racine sont répartis entre les threads, évaluation par %1</translation>
    </message>
    <message>
        <source>finished games recognised through feature 1</source>
        <translation>parties terminées connues par la caractéristique 1</translation>
    </message>
    <message>
        <source>finished games not recognised</source>
        <translation>parties terminées inconnues</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Opponents, from easy to hard</source>
        <translation>Adversaires, du plus facile au plus difficile</translation>
    </message>
    <message>
        <source>For experts: look as far ahead as you choose</source>
        <translation>Pour experts&#xa0;: cherchent à la profondeur indiquée</translation>
    </message>
    <message>
        <source>For experts: the study&apos;s programs, move for move</source>
        <translation>Pour experts&#xa0;: les programmes de l’étude, coup pour coup</translation>
    </message>
    <message>
        <source>For experts: know the exact result</source>
        <translation>Pour experts&#xa0;: connaissent le résultat exact</translation>
    </message>
    <message>
        <source>For experts: look no further than the next move</source>
        <translation>Pour experts&#xa0;: ne regardent que les coups</translation>
    </message>
</context>
<context>
    <name>EngineSession</name>
    <message>
        <source>Not enough memory for the engine to think. Close other programs, then start it again.</source>
        <translation>Il n’y a pas assez de mémoire pour que le moteur réfléchisse. Relance-le quand d’autres programmes seront terminés.</translation>
    </message>
    <message>
        <source>The engine ended with an error: %1</source>
        <translation>Le moteur s’est arrêté sur une erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>The engine ended with an unknown error.</source>
        <translation>Le moteur s’est arrêté sur une erreur inconnue.</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engines of the experiment</source>
        <translation>Moteurs de l’expérience</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add a copy of the selected engine, ready to change</source>
        <translation>Un autre moteur, copie de celui qui est choisi, à modifier</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Retir&amp;er</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least two must stay.</source>
        <translation>Retirer le moteur choisi&#xa0;; il doit en rester deux</translation>
    </message>
    <message>
        <source>&amp;Vary</source>
        <translation>&amp;Varier</translation>
    </message>
    <message>
        <source>Add copies of the selected engine that differ in one setting, as one axis of a grid</source>
        <translation>Des copies du moteur choisi qui diffèrent sur un point&#xa0;: l’axe d’une grille</translation>
    </message>
    <message>
        <source>By &amp;depth: 2, 4, 6 and 8</source>
        <translation>Par &amp;profondeur&#xa0;: 2, 4, 6 et 8</translation>
    </message>
    <message>
        <source>By &amp;heuristic: %1</source>
        <translation>Par &amp;heuristique&#xa0;: %1</translation>
    </message>
    <message>
        <source>By H1 &amp;feature, one at a time</source>
        <translation>Par &amp;caractéristique de H1, chacune seule</translation>
    </message>
    <message>
        <source>By features &amp;of H1, adding one at a time</source>
        <translation>Par caractéristiques de H1, l’&amp;une après l’autre</translation>
    </message>
    <message>
        <source>Engines to compare</source>
        <translation>Moteurs comparés</translation>
    </message>
    <message>
        <source>Remove the selected engine. At least one must stay.</source>
        <translation>Retirer le moteur choisi&#xa0;; il doit en rester un</translation>
    </message>
    <message>
        <source>By search method, &amp;with the same heuristic</source>
        <translation>Par &amp;manière de chercher, avec la même heuristique</translation>
    </message>
    <message>
        <source>By wor&amp;kers: 1, 2, 4 and 8</source>
        <translation>Par &amp;threads&#xa0;: 1, 2, 4 et 8</translation>
    </message>
    <message>
        <source>By &amp;table size of the exact solver: 1, 4, 16 and 64 MiB</source>
        <translation>Par ta&amp;ble du solveur exact&#xa0;: 1, 4, 16 et 64 Mio</translation>
    </message>
</context>
<context>
    <name>EquationText</name>
    <message>
        <source>Nothing more is counted from here. Graph search proves it.</source>
        <translation>À partir d’ici, plus rien n’est compté&#xa0;; l’analyse du graphe le montre.</translation>
    </message>
    <message>
        <source>The goal need not be reached from here, so the sum is unbounded. Graph search proves it.</source>
        <translation>À partir d’ici, le but peut ne pas être atteint, si bien que rien ne limite la somme&#xa0;; l’analyse du graphe le montre.</translation>
    </message>
    <message>
        <source>The goal is certain to be reached from here. Graph search proves it.</source>
        <translation>À partir d’ici, le but est atteint à coup sûr&#xa0;; l’analyse du graphe le montre.</translation>
    </message>
    <message>
        <source>The goal cannot be reached from here. Graph search proves it.</source>
        <translation>À partir d’ici, le but ne peut pas être atteint&#xa0;; l’analyse du graphe le montre.</translation>
    </message>
    <message>
        <source>State %1:</source>
        <translation>État %1&#xa0;:</translation>
    </message>
    <message>
        <source>The states %1 form an end component: play can stay among them for ever. They are merged into one.</source>
        <translation>Une composante terminale&#xa0;: depuis chacun des états %1, on peut rester parmi eux pour toujours. Ils sont donc réunis en un seul.</translation>
    </message>
    <message>
        <source>least of</source>
        <translation>le plus petit de</translation>
    </message>
    <message>
        <source>greatest of</source>
        <translation>le plus grand de</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>inférieure</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>supérieure</translation>
    </message>
    <message>
        <source>After sweep %1:</source>
        <translation>Après le balayage %1&#xa0;:</translation>
    </message>
    <message>
        <source>Starting bounds:</source>
        <translation>Cela commence par</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Évaluation&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>la partie est nulle</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Exact: red wins</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>EvaluationCurve</name>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>a draw with best play</source>
        <translation>nulle avec un jeu optimal</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>%1 wins, but not yet known when</source>
        <translation>%1 gagne&#xa0;; on ne sait pas encore quand</translation>
    </message>
    <message>
        <source>%1 wins in %2, with disc %3</source>
        <comment>side, its own moves, discs on the board then</comment>
        <translation>%1 gagne en %2, avec le jeton %3</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Début&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>number, square, who wins</comment>
        <translation>Demi-coup %1 (%2)&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>EvaluationGraph</name>
    <message>
        <source>Graph of who wins after each move with best play</source>
        <translation>Graphique montrant qui gagne après chaque coup, avec un jeu optimal</translation>
    </message>
    <message>
        <source>Press Left or Right to step through the game.</source>
        <translation>Gauche et Droite parcourent les coups de la partie.</translation>
    </message>
    <message>
        <source>Each point is exact: the number of discs on the board when best play ends the game. The sooner a side wins, the further out the point is. The line stays level while nobody slips.</source>
        <translation>Chaque point est exact&#xa0;: le nombre de jetons sur le plateau à la fin, avec un jeu optimal. Plus un camp gagne tôt, plus le point est loin du milieu. La ligne reste plate tant que personne ne se trompe.</translation>
    </message>
    <message>
        <source>%1. Press Left or Right to step through the game.</source>
        <translation>%1. Gauche et Droite parcourent les coups de la partie.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are hidden until you&apos;ve found your move.</source>
        <translation>Lacunes&#xa0;: %1 positions sur %2 restent cachées jusqu’à ce que tu aies trouvé ton coup.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are not known yet.</source>
        <translation>Lacunes&#xa0;: %1 positions sur %2 ne sont pas encore connues.</translation>
    </message>
    <message>
        <source>Who wins after each move with best play</source>
        <translation>Qui gagne après chaque coup, avec un jeu optimal</translation>
    </message>
    <message>
        <source>Columns played</source>
        <translation>Colonnes jouées</translation>
    </message>
    <message>
        <source>Exact. The further from the middle, the sooner that side wins.</source>
        <translation>Exact. Plus le point est loin du milieu, plus ce camp gagne tôt.</translation>
    </message>
    <message>
        <source>Gaps: %1 of %2 positions are still being worked out.</source>
        <translation>Lacunes&#xa0;: %1 positions sur %2 sont encore en cours de calcul.</translation>
    </message>
</context>
<context>
    <name>EvaluationPlot</name>
    <message>
        <source>Move</source>
        <translation>Demi-coup</translation>
    </message>
    <message>
        <source>Move that ends the game</source>
        <translation>Demi-coup du dernier jeton</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Which move is best here?</source>
        <translation>Quel coup est le meilleur ici&#xa0;?</translation>
    </message>
    <message>
        <source>How many leaves does alpha-beta examine, from left to right?</source>
        <translation>Combien de feuilles alpha-bêta examine-t-il, de gauche à droite&#xa0;?</translation>
    </message>
    <message>
        <source>What is the value of the tree for the side that moves first?</source>
        <translation>Que vaut l’arbre pour le camp qui joue en premier&#xa0;?</translation>
    </message>
    <message>
        <source>Exercises %1</source>
        <translation>Exercices %1</translation>
    </message>
    <message>
        <source>The best move</source>
        <translation>Le meilleur coup</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>A tree</source>
        <translation>Un arbre</translation>
    </message>
    <message>
        <source>At how many nodes does alpha-beta leave out moves?</source>
        <translation>Combien de fois alpha-bêta coupe-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>How few leaves would alpha-beta examine in the best order?</source>
        <translation>Combien de feuilles au moins dans le meilleur ordre&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ExercisesDialog</name>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>The same number gives the same exercises, on every machine</source>
        <translation>Le même numéro donne les mêmes exercices, sur tout ordinateur</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Positions with exactly one best move</source>
        <translation>Positions avec exactement un meilleur coup</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Trees to value, and to search by alpha-beta</source>
        <translation>Arbres à évaluer et à explorer avec alpha-bêta</translation>
    </message>
    <message>
        <source>Moves at each node</source>
        <translation>Coups par nœud</translation>
    </message>
    <message>
        <source>Number of branches below each node of a tree</source>
        <translation>Nombre de branches sous chaque nœud d’un arbre</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Number of moves from the root of a tree to a leaf</source>
        <translation>Nombre de coups de la racine d’un arbre à une feuille</translation>
    </message>
    <message>
        <source>&amp;Set:</source>
        <translation>&amp;Série&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Positions:</source>
        <translation>&amp;Positions&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Trees:</source>
        <translation>&amp;Arbres&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Moves at each node:</source>
        <translation>&amp;Coups par nœud&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Levels:</source>
        <translation>&amp;Niveaux&#xa0;:</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Affiche&amp;r</translation>
    </message>
    <message>
        <source>Open the exercises on the Lessons page</source>
        <translation>Ouvrir les exercices à la page «&#xa0;Leçons&#xa0;»</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Enregistrer dans un &amp;fichier…</translation>
    </message>
    <message>
        <source>Save the exercises as a lesson file for others, and open them</source>
        <translation>Enregistrer les exercices en fichier de leçon pour d’autres, et les ouvrir</translation>
    </message>
</context>
<context>
    <name>Experiment</name>
    <message>
        <source>Both players recognise finished games.</source>
        <translation>Les deux joueurs reconnaissent les parties terminées.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>les %1 premières sur %2</translation>
    </message>
    <message>
        <source>Share won by %1: %2, 95 % interval %3</source>
        <translation>Part gagnée par %1&#xa0;: %2, intervalle à 95&#xa0;% %3</translation>
    </message>
    <message>
        <source>the second-named engine</source>
        <translation>le second nommé</translation>
    </message>
    <message>
        <source>Stronger: yes, decided after %1 games. With an advantage of %2 Elo or less, at most %3 of 100 runs would say so.</source>
        <translation>Plus fort&#xa0;: oui, décidé après %1 parties. Un avantage de %2 Elo ou moins donnerait cette impression dans %3 séries sur 100 au plus.</translation>
    </message>
    <message>
        <source>Stronger: no, decided after %1 games. With an advantage of %2 Elo or more, at most %3 of 100 runs would say so.</source>
        <translation>Plus fort&#xa0;: non, décidé après %1 parties. Un avantage de %2 Elo ou plus donnerait cette impression dans %3 séries sur 100 au plus.</translation>
    </message>
    <message>
        <source>Stronger: undecided. The games so far do not decide between %1 and %2 Elo.</source>
        <translation>Plus fort&#xa0;: ouvert. Les parties jouées jusqu’ici ne tranchent pas entre %1 et %2 Elo.</translation>
    </message>
    <message>
        <source>first to move</source>
        <translation>premier à jouer</translation>
    </message>
    <message>
        <source>second to move</source>
        <translation>second à jouer</translation>
    </message>
    <message>
        <source>first named</source>
        <translation>premier nommé</translation>
    </message>
    <message>
        <source>second named</source>
        <translation>second nommé</translation>
    </message>
    <message>
        <source>first : second</source>
        <comment>the shares of whom</comment>
        <translation>premier&#xa0;: second</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorde</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
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
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>needs at least %1 games</source>
        <translation>il faut au moins %1 parties</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Is the first-named engine stronger? The sequential test takes the games in pairs, in the order played, and skips pairs that repeat an earlier one. It answers as soon as the pairs are much likelier under one of two differences in strength than under the other. “Yes” means the larger difference, “no” the smaller one. Until then the test is undecided.</source>
        <translation>Le premier nommé est-il le plus fort&#xa0;? Le test séquentiel prend les parties deux par deux, comme elles viennent, sans les paires qui en répètent une précédente. Il répond dès que les paires sont bien plus vraisemblables avec l’une de deux différences de force qu’avec l’autre&#xa0;: «&#xa0;oui&#xa0;» pour la plus grande, «&#xa0;non&#xa0;» pour la plus petite. Jusque-là, la question reste ouverte.</translation>
    </message>
    <message>
        <source>%1 Elo (%2 % of the points)</source>
        <translation>%1 Elo (%2&#xa0;% des points)</translation>
    </message>
    <message>
        <source>“Stronger by %1” needs at least %2 games, all of them won. A pairing has %3.</source>
        <translation>«&#xa0;Plus fort de %1&#xa0;» demande au moins %2 parties, toutes gagnées&#xa0;; un appariement en a %3.</translation>
    </message>
    <message>
        <source>“Stronger by %1” can be decided after %2 games at the earliest. A pairing has %3.</source>
        <translation>«&#xa0;Plus fort de %1&#xa0;» peut se dire au plus tôt après %2 parties&#xa0;; un appariement en a %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 of %2 games: %3 won, %4 drawn, %5 lost by the first-named engine</source>
        <translation>%1 parties sur %2&#xa0;: %3 gagnées, %4 nulles, %5 perdues par le premier nommé</translation>
    </message>
    <message>
        <source>Distinct games: %1</source>
        <translation>Parties différentes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nodes per move: %1 and %2; time: %3 ms and %4 ms</source>
        <translation>Nœuds par coup&#xa0;: %1 et %2&#xa0;; temps&#xa0;: %3 ms et %4 ms</translation>
    </message>
    <message>
        <source>Sequential test, %1: %2</source>
        <translation>Test séquentiel, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pairs that repeat earlier ones and do not count in the test: %1</source>
        <translation>Paires de parties qui en répètent d’autres et n’y comptent pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine, %2 by the other, in %3 games</source>
        <translation>L’article&#xa0;: %1 gagné par le premier nommé, %2 par l’autre, en %3 parties</translation>
    </message>
    <message>
        <source>Article: %1 won by the first-named engine in %2 games</source>
        <translation>L’article&#xa0;: %1 gagné par le premier nommé en %2 parties</translation>
    </message>
</context>
<context>
    <name>ExperimentComparison</name>
    <message>
        <source>%1 (%2), %3 games</source>
        <translation>%1 (%2), %3 parties</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>se recouvrent</translation>
    </message>
    <message>
        <source>no overlap</source>
        <translation>disjoints</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Cette exécution</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>Autre exécution</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>95 % intervals</source>
        <translation>Intervalles à 95&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ExperimentConclusion</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 of %2 finished cells agree with the article within the chance variation of their games.</source>
        <translation>%1 cellules terminées sur %2 concordent avec l’article, compte tenu du hasard de leurs parties.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Fewer than half of the games are distinct in %1. The intervals there allow for the copies.</source>
        <translation>Moins de la moitié des parties sont différentes dans %1. Les intervalles y sont aussi larges que l’impose un si petit nombre de parties.</translation>
    </message>
    <message>
        <source>These are the first %1 of %2 games. The conclusions below cover only these games.</source>
        <translation>Ce sont les %1 premières parties sur %2. Ce qui suit ne vaut que pour elles.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are not reliable: the program was doing other work at the time.</source>
        <translation>
            <numerusform>Le temps de %n partie n’est pas une mesure&#xa0;: un autre travail du programme tournait en même temps.</numerusform>
            <numerusform>Les temps de %n parties ne sont pas une mesure&#xa0;: un autre travail du programme tournait en même temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 devant %2</translation>
    </message>
    <message>
        <source>Significantly ahead, at 95 %: %1.</source>
        <translation>En tête au-delà du hasard&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) undecided.</source>
        <translation>
            <numerusform>%n appariement indécis.</numerusform>
            <numerusform>%n appariements indécis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early. Their shares lie further from one half than they would over all rounds.</source>
        <translation>
            <numerusform>Le test séquentiel a terminé %n appariement plus tôt&#xa0;; sa part est plus éloignée d’un demi qu’elle ne le serait avec toutes les rondes.</numerusform>
            <numerusform>Le test séquentiel a terminé %n appariements plus tôt&#xa0;; leurs parts sont plus éloignées d’un demi qu’elles ne le seraient avec toutes les rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under this protocol, both sides recognise finished games, whatever the features. A share therefore shows what the features add to a search that sees four in line.</source>
        <translation>Avec ce protocole, les deux camps reconnaissent les parties terminées, quelles que soient les caractéristiques. Une part dit donc ce que les caractéristiques ajoutent à une recherche qui voit quatre jetons alignés.</translation>
    </message>
    <message>
        <source>Under this protocol, neither H2 nor H1 without feature 1 recognises a finished game. A share therefore also shows which side stumbles into four in line.</source>
        <translation>Avec ce protocole, ni H2 ni une H1 sans la caractéristique 1 ne reconnaissent une partie terminée. Une part dit donc aussi qui tombe par mégarde sur quatre jetons alignés.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The article&apos;s claim that one feature is not enough is reproduced. No single feature wins half of its games: %1.</source>
        <translation>L’affirmation de l’article selon laquelle une seule caractéristique ne suffit pas est confirmée&#xa0;: aucune ne gagne seule la moitié de ses parties&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The article claims that one feature is not enough, as none wins half of its games. This is reproduced for %1, but not for %2.</source>
        <translation>L’affirmation de l’article selon laquelle une seule caractéristique ne suffit pas, aucune ne gagnant la moitié de ses parties, est confirmée pour %1 et non pour %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The article&apos;s claim that more features win more is reproduced: %1.</source>
        <translation>L’affirmation de l’article selon laquelle plus de caractéristiques gagnent plus est confirmée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The article claims that more features win more. The order is reproduced, but the differences may be chance: %1.</source>
        <translation>L’ordre annoncé par l’article, plus de caractéristiques gagnent plus, est confirmé, mais les différences peuvent être dues au hasard&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The article claims that more features win more. That order is not reproduced: %1.</source>
        <translation>L’affirmation de l’article selon laquelle plus de caractéristiques gagnent plus n’est pas confirmée dans cet ordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A game takes %1 nodes on average. The article&apos;s game took %2.</source>
        <translation>Une partie prend %1 nœuds en moyenne&#xa0;; celle de l’article en prenait %2.</translation>
    </message>
    <message>
        <source>Nodes and time move together, as in the article: their correlation over the plies is %1.</source>
        <translation>L’article dit que les nœuds et le temps évoluent ensemble&#xa0;: c’est confirmé, leur corrélation sur les demi-coups est de %1.</translation>
    </message>
    <message>
        <source>Nodes and time move together only loosely, as on a busy machine: their correlation over the plies is %1.</source>
        <translation>Les nœuds et le temps n’évoluent ensemble qu’approximativement, comme sur une machine occupée&#xa0;: leur corrélation sur les demi-coups est de %1.</translation>
    </message>
    <message>
        <source>A node takes %1 ns here.</source>
        <translation>Un nœud prend ici %1 ns.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>L’affirmation de l’article selon laquelle une recherche plus profonde gagne plus est confirmée&#xa0;: entre profondeurs inégales, le camp le plus profond a gagné %1 parties sur %2 et en a perdu %3.</translation>
    </message>
    <message>
        <source>The article&apos;s claim that deeper search wins more is not reproduced. Between unequal depths, the deeper side won %1 of %2 games and lost %3.</source>
        <translation>L’affirmation de l’article selon laquelle une recherche plus profonde gagne plus n’est pas confirmée&#xa0;: entre profondeurs inégales, le camp le plus profond a gagné %1 parties sur %2 et en a perdu %3.</translation>
    </message>
    <message>
        <source>These games do not settle the article&apos;s claim that deeper search wins more. Between unequal depths, the deeper side won %1 of %2 and lost %3.</source>
        <translation>L’affirmation de l’article selon laquelle une recherche plus profonde gagne plus n’est pas tranchée par ces parties&#xa0;: entre profondeurs inégales, le camp le plus profond en a gagné %1 sur %2 et perdu %3.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game: only feature 1 of H1 does. The lead therefore does not show that H1 is the better heuristic. The protocol fair lets both recognise finished games.</source>
        <translation>C’est une avance sur une H2 qui ne reconnaît pas une partie terminée, ce que ce protocole réserve à la caractéristique 1 de H1. Cela ne montre pas que H1 soit la meilleure heuristique. Avec le protocole fair, les deux reconnaissent les parties terminées.</translation>
    </message>
    <message>
        <source>Under this protocol, H2 does not recognise a finished game.</source>
        <translation>Avec ce protocole, H2 ne reconnaît pas une partie terminée.</translation>
    </message>
    <message>
        <source>Under this protocol, H1 moves first in every game, so its wins include the advantage of the first move. The protocol fair plays both colours.</source>
        <translation>Avec ce protocole, H1 commence toutes les parties. Ses victoires comprennent donc aussi l’avantage du premier coup. Le protocole fair joue avec les deux couleurs.</translation>
    </message>
    <message>
        <source>Both sides recognise finished games and play each opening with both colours. Only heuristic and depth decide.</source>
        <translation>Les deux reconnaissent les parties terminées et jouent chaque ouverture avec les deux couleurs, si bien que seules l’heuristique et la profondeur décident.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>H1&apos;s share of wins to H2&apos;s, by depth: H1 is ahead at %1; H2 is ahead at %2; undecided at %3.</source>
        <translation>Victoires de H1 contre celles de H2 par profondeur&#xa0;: H1 est en tête à %1&#xa0;; H2 est en tête à %2&#xa0;; indécis à %3.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is reproduced.</source>
        <translation>L’avance de H1 à partir de la profondeur 4, selon l’article, est confirmée.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is only partly reproduced.</source>
        <translation>L’avance de H1 à partir de la profondeur 4, selon l’article, n’est confirmée qu’en partie.</translation>
    </message>
    <message>
        <source>H1&apos;s lead from depth 4 upwards, as in the article, is not reproduced.</source>
        <translation>L’avance de H1 à partir de la profondeur 4, selon l’article, n’est pas confirmée.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 is reproduced.</source>
        <translation>La défaite de H1 à la profondeur 2 est confirmée.</translation>
    </message>
    <message>
        <source>H1&apos;s loss at depth 2 (0.24 to 0.76) is not reproduced.</source>
        <translation>La défaite de H1 à la profondeur 2 (0,24 contre 0,76) n’est pas confirmée.</translation>
    </message>
    <message>
        <source>These games do not settle H1&apos;s loss at depth 2 (0.24 to 0.76).</source>
        <translation>La défaite de H1 à la profondeur 2 (0,24 contre 0,76) n’est pas tranchée par ces parties.</translation>
    </message>
    <message>
        <source>The searches are largest at move %1 (article: %2). Only after that do nodes and time fall from move to move.</source>
        <translation>Les recherches sont les plus grandes au coup %1 (article&#xa0;: %2). C’est seulement ensuite que les nœuds et le temps baissent de coup en coup.</translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>New experiment</source>
        <translation>Nouvelle expérience</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>My experiment</source>
        <translation>Mon expérience</translation>
    </message>
    <message>
        <source>Round robin: every pair</source>
        <translation>Toutes rondes&#xa0;: chacun contre chaque autre</translation>
    </message>
    <message>
        <source>Gauntlet: the first against all the others</source>
        <translation>Un contre tous&#xa0;: le premier contre tous les autres</translation>
    </message>
    <message>
        <source>Grid: each against every engine, itself included</source>
        <translation>Grille&#xa0;: chacun contre chacun, lui-même compris</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Qui rencontre qui</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Engines:</source>
        <translation>&amp;Moteurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Who plays whom:</source>
        <translation>&amp;Qui rencontre qui&#xa0;:</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>&amp;Rondes&#xa0;:</translation>
    </message>
    <message>
        <source>O&amp;penings:</source>
        <translation>&amp;Ouvertures&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>Grai&amp;ne&#xa0;:</translation>
    </message>
    <message>
        <source>Se&amp;quential test:</source>
        <translation>Test &amp;séquentiel&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>Rounds of each pairing</source>
        <translation>Rondes de chaque appariement</translation>
    </message>
    <message>
        <source>Number of games in each pairing. The first move alternates.</source>
        <translation>Parties de chaque appariement&#xa0;; le premier coup alterne</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>Même graine, mêmes parties</translation>
    </message>
    <message>
        <source>Pairings: %1. Games: %2.</source>
        <translation>Appariements&#xa0;: %1. Parties&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Each pairing plays the first %1 of the %2 games its openings give.</source>
        <translation>Chaque appariement joue les %1 premières des %2 parties que donnent ses ouvertures.</translation>
    </message>
    <message>
        <source>After %1 games of a pairing, the openings repeat.</source>
        <translation>Après %1 parties d’un appariement, les ouvertures reviennent.</translation>
    </message>
</context>
<context>
    <name>ExperimentExportMenu</name>
    <message>
        <source>Export what is shown to a file</source>
        <translation>Écrire dans un fichier ce qui est affiché</translation>
    </message>
    <message>
        <source>Export the experiment</source>
        <translation>Exporter l’expérience</translation>
    </message>
    <message>
        <source>&amp;PDF report…</source>
        <translation>Rapport &amp;PDF…</translation>
    </message>
    <message>
        <source>Tables, charts, protocol, seeds and machine on A4 pages</source>
        <translation>Tableaux, graphiques, protocole, graines et machine sur des pages A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Rapport PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tableau en &amp;CSV…</translation>
    </message>
    <message>
        <source>One row per cell</source>
        <translation>Une ligne par cellule</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tableau CSV (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Moves as CSV…</source>
        <translation>Coups &amp;en CSV…</translation>
    </message>
    <message>
        <source>One row per move of every game, with nodes and time</source>
        <translation>Une ligne par coup de chaque partie, avec nœuds et temps</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Settings, table and games</source>
        <translation>Réglages, tableau et parties</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>Données JSON (*.json)</translation>
    </message>
    <message>
        <source>The chart shown, or the bars where a table is shown</source>
        <translation>Le graphique affiché&#xa0;; pour un tableau, ses barres</translation>
    </message>
    <message>
        <source>PDF report of &amp;all saved results…</source>
        <translation>Rapport PDF de &amp;tout ce qui est conservé…</translation>
    </message>
    <message>
        <source>One report with every table and figure in the file of games</source>
        <translation>Un seul rapport de tous les tableaux et figures du fichier de parties</translation>
    </message>
</context>
<context>
    <name>ExperimentFigure</name>
    <message>
        <source>Use the arrow keys to move between marks. Press Enter to show the games behind one.</source>
        <translation>Les flèches vont d’un point à l’autre, Entrée montre les parties correspondantes.</translation>
    </message>
    <message>
        <source>Share of games won, with 95 % intervals</source>
        <translation>Parts gagnées, avec intervalles à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Part des points</translation>
    </message>
    <message>
        <source>Nodes by move</source>
        <translation>Nœuds par coup</translation>
    </message>
    <message>
        <source>Time by move</source>
        <translation>Temps par coup</translation>
    </message>
</context>
<context>
    <name>ExperimentGames</name>
    <message>
        <source>%1, disturbed</source>
        <translation>%1, perturbé</translation>
    </message>
    <message>
        <source>first wins</source>
        <translation>le premier gagne</translation>
    </message>
    <message>
        <source>second wins</source>
        <translation>le second gagne</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>Double-click or press Enter to put the game on the board</source>
        <translation>Double clic ou Entrée&#xa0;: la partie s’affiche sur le plateau</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Demi-coups</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Temps (ms)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>ExperimentGrid</name>
    <message>
        <source>article %1</source>
        <translation>article %1</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>ici %1</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 sur %2 parties</translation>
    </message>
</context>
<context>
    <name>ExperimentJson</name>
    <message>
        <source>There is no rule called &quot;%1&quot;.</source>
        <translation>Il n’y a pas de règle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The limits of %1 are impossible for a search.</source>
        <translation>Une recherche ne peut pas avoir les limites de %1.</translation>
    </message>
    <message>
        <source>%1 has rounds or a seed below 0.</source>
        <translation>Les rondes ou la graine de %1 sont inférieures à 0.</translation>
    </message>
    <message>
        <source>%1 plays from the labels in a file, which an experiment cannot save. Without a file, it plays from the labels of the book.</source>
        <translation>%1 joue d’après les étiquettes d’un fichier, qu’une expérience ne peut pas conserver&#xa0;; sans fichier, il joue d’après celles du livre.</translation>
    </message>
    <message>
        <source>the random moves</source>
        <translation>les coups aléatoires</translation>
    </message>
    <message>
        <source>the openings</source>
        <translation>les ouvertures</translation>
    </message>
    <message>
        <source>who moves first</source>
        <translation>qui commence</translation>
    </message>
    <message>
        <source>the seed of %1</source>
        <translation>la graine de %1</translation>
    </message>
    <message>
        <source>the players of %1</source>
        <translation>les joueurs de %1</translation>
    </message>
</context>
<context>
    <name>ExperimentLab</name>
    <message>
        <source>Play the missing games. Saved games are not repeated.</source>
        <translation>Jouer les parties qui manquent. Celles qui sont conservées ne sont pas rejouées</translation>
    </message>
    <message>
        <source>Pause for now. Unfinished games start over later.</source>
        <translation>Mettre en pause. Les parties entamées recommenceront plus tard</translation>
    </message>
    <message>
        <source>End the run. Every finished game is kept.</source>
        <translation>Arrêter l’exécution&#xa0;; les parties terminées sont conservées</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v parties sur %m</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>en cours…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt en cours…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>, then %n more</source>
        <translation>
            <numerusform>, puis %n autre</numerusform>
            <numerusform>, puis %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games played</source>
        <translation>Parties jouées&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ExperimentList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1–%2–%3</source>
        <comment>won, drawn, lost</comment>
        <translation>%1–%2–%3</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <comment>whose share</comment>
        <translation>Article&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <comment>whose share</comment>
        <translation>Ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Gagnées–nulles–perdues</translation>
    </message>
    <message>
        <source>Stronger (SPRT)</source>
        <translation>Plus fort (SPRT)</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Nœuds par coup</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms par coup</translation>
    </message>
</context>
<context>
    <name>ExperimentReport</name>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>Article: %1</source>
        <translation>Article&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ours: %1</source>
        <translation>Ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Won–drawn–lost</source>
        <translation>Gagnées–nulles–perdues</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Distinctes</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Plus fort</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <translation>Nœuds par coup</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms par coup</translation>
    </message>
    <message>
        <source>Played by %1.</source>
        <translation>Parties jouées par %1.</translation>
    </message>
    <message>
        <source>%1. Report by %2 on %3.</source>
        <translation>%1. Rapport de %2 le %3.</translation>
    </message>
    <message>
        <source>Shares are games won divided by games played. Draws are in neither share. The intervals are Wilson&apos;s at 95 % confidence. A cell agrees if chance would produce so large a difference from the article&apos;s share in more than 5 of 100 cases, given the number of games in both. Distinct counts games that do not repeat others: they differ in who moved first, in the position after the opening or in a later move. Repetitions do not make an interval narrower.</source>
        <translation>Les parts sont les parties gagnées divisées par les parties jouées&#xa0;; les nulles ne comptent dans aucune. L’intervalle est celui de Wilson, à 95&#xa0;%. Une cellule concorde quand le hasard seul donnerait un écart aussi grand avec la part de l’article dans plus de 5 cas sur 100, avec les parties des deux. «&#xa0;Distinctes&#xa0;» compte les parties qui n’en répètent pas d’autres&#xa0;: elles diffèrent par qui commence, par la position après l’ouverture ou par un coup qui suit. Les répétitions ne resserrent aucun intervalle.</translation>
    </message>
    <message>
        <source>The heuristics study, repeated</source>
        <translation>L’étude des heuristiques reproduite</translation>
    </message>
    <message>
        <source>Experiment report</source>
        <translation>Rapport d’expérience</translation>
    </message>
    <message>
        <source>Article: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</source>
        <translation>Article&#xa0;: Kang, Wang, Hu, Research on Different Heuristics for Minimax Algorithm Insight from Connect-4 Game, JILSA 11 (2019), 15–31, doi 10.4236/jilsa.2019.112002.</translation>
    </message>
    <message>
        <source>Stronger: %1</source>
        <translation>Plus fort&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ExperimentStore</name>
    <message>
        <source>it contains no Fourcast experiments</source>
        <translation>il ne contient pas d’expériences de Fourcast</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved experiments</source>
        <translation>ce n’est pas un fichier SQLite, le format où les expériences sont conservées</translation>
    </message>
    <message>
        <source>game %1 of %2 in it is damaged</source>
        <translation>la partie %1 sur %2 y est endommagée</translation>
    </message>
    <message>
        <source>Experiment %1 is already saved with other settings. These differ: %2.</source>
        <translation>L’expérience %1 est conservée avec d’autres réglages&#xa0;; diffèrent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no experiment %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas d’expérience %2.</translation>
    </message>
</context>
<context>
    <name>ExperimentView</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Bars with intervals</source>
        <translation>Barres avec intervalles</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>Curves: nodes and time by move</source>
        <translation>Courbes&#xa0;: nœuds et temps par coup</translation>
    </message>
    <message>
        <source>Experiment view</source>
        <translation>Affichage de l’expérience</translation>
    </message>
    <message>
        <source>How the experiment is shown</source>
        <translation>Comment l’expérience est montrée</translation>
    </message>
    <message>
        <source>V&amp;iew:</source>
        <translation>&amp;Montrer&#xa0;:</translation>
    </message>
    <message>
        <source>Table of the experiment</source>
        <translation>Tableau de l’expérience</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Play engines of your choice against each other</source>
        <translation>Des moteurs de ton choix les uns contre les autres</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>No&amp;uvelle expérience…</translation>
    </message>
    <message>
        <source>Choose the engines, who plays whom, rounds and openings</source>
        <translation>Choisir les moteurs, qui rencontre qui, les rondes et les ouvertures</translation>
    </message>
    <message>
        <source>Kept experiments</source>
        <translation>Expériences conservées</translation>
    </message>
    <message>
        <source>Experiments in this games file. Choose one to view or continue.</source>
        <translation>Expériences de ce fichier de parties, à consulter ou à reprendre</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>Compare another run with this one, cell by cell</source>
        <translation>Une autre exécution, cellule par cellule à côté de celle-ci</translation>
    </message>
    <message>
        <source>Make a new experiment, starting from the engines and numbers of this one</source>
        <translation>Une nouvelle expérience qui part des moteurs et des nombres de celle-ci</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>Conser&amp;vées&#xa0;:</translation>
    </message>
    <message>
        <source>Co&amp;mpare with:</source>
        <translation>&amp;Comparer à&#xa0;:</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>en choisir une</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucune pour l’instant</translation>
    </message>
    <message>
        <source>another run</source>
        <translation>une autre exécution</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Let engines play each other</source>
        <translation>Faire jouer des moteurs entre eux</translation>
    </message>
</context>
<context>
    <name>ExplicitFiles</name>
    <message>
        <source>Writing was stopped.</source>
        <translation>L’écriture a été interrompue.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>Impossible d’écrire %1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>%4 won %1, drew %2 and lost %3</source>
        <translation>Gagnées par %4&#xa0;: %1, nulles&#xa0;: %2, perdues&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n inachevée</numerusform>
            <numerusform>%n inachevées</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows two columns when they are mirror images of one move</source>
        <translation>Deux colonnes quand elles mènent au même coup, vu dans un miroir</translation>
    </message>
    <message>
        <source>The move&apos;s exact value for %1 with best play</source>
        <translation>Ce que vaut le coup pour %1 avec un jeu optimal, d’après le solveur exact</translation>
    </message>
    <message>
        <source>How often it was played in your games</source>
        <translation>Combien de fois il a été joué dans tes parties</translation>
    </message>
    <message>
        <source>How often it was played in the saved experiments</source>
        <translation>Combien de fois il a été joué dans les expériences conservées</translation>
    </message>
    <message>
        <source>Games won, drawn and lost by %1, the side to move</source>
        <translation>Comment ces parties se sont terminées&#xa0;: gagnées, nulles et perdues par %1, qui est au trait</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Won / drawn / lost</source>
        <translation>Gagn. / nulles / perd.</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Moves played from here</source>
        <translation>Coups joués à partir d’ici</translation>
    </message>
    <message>
        <source>Hover over a move to see it. Click to see what follows.</source>
        <translation>Survole un coup pour le voir sur le plateau, clique pour voir la suite</translation>
    </message>
    <message>
        <source>Show these games</source>
        <translation>Montrer ces parties</translation>
    </message>
    <message>
        <source>Open My games and list the games that reached this position</source>
        <translation>Ouvrir Mes parties avec les parties qui ont atteint cette position</translation>
    </message>
    <message>
        <source>You haven&apos;t reached this position yet.</source>
        <translation>Tu n’as pas encore atteint cette position.</translation>
    </message>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>Tu as atteint cette position dans %n partie.</numerusform>
            <numerusform>Tu as atteint cette position dans %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It came up in %n experiment game(s).</source>
        <translation>
            <numerusform>Elle est apparue dans %n partie d’expérience.</numerusform>
            <numerusform>Elle est apparue dans %n parties d’expérience.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are for %1, the side to move. Any move order and mirror images count.</source>
        <translation>Résultats pour %1, qui est au trait. Tous les ordres de coups et les images en miroir comptent.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Saved to “%1”.</source>
        <translation>Écrit dans «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Picture as P&amp;NG…</source>
        <translation>Image en P&amp;NG…</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>Picture as &amp;SVG…</source>
        <translation>Image en &amp;SVG…</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture as P&amp;DF…</source>
        <translation>Image en P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF drawing (*.pdf)</source>
        <translation>Dessin PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Data as &amp;CSV…</source>
        <translation>Chiffres en &amp;CSV…</translation>
    </message>
    <message>
        <source>Save the numbers behind the picture, one per line</source>
        <translation>Les chiffres de l’image, un par ligne</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>Ce qui est dessiné</translation>
    </message>
    <message>
        <source>Figures as &amp;JSON…</source>
        <translation>Chiffres en &amp;JSON…</translation>
    </message>
    <message>
        <source>The figures, with their names</source>
        <translation>Les chiffres, avec leurs noms</translation>
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
        <translation>Exporter&#xa0;:</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Exporter en %1</translation>
    </message>
    <message>
        <source>Save what is shown to a %1 file</source>
        <translation>Écrire ce qui est affiché dans un fichier %1</translation>
    </message>
</context>
<context>
    <name>FieldGrid</name>
    <message>
        <source>%1:</source>
        <comment>a name before its value</comment>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>FigureSums</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in total, %2 on average (%3)</source>
        <comment>figures; %3 is “8 moves”</comment>
        <translation>%1 au total, %2 en moyenne (%3)</translation>
    </message>
    <message>
        <source>%1 on average (%2)</source>
        <comment>a figure; %2 is “8 moves”</comment>
        <translation>%1 en moyenne (%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>an engine, then figures</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Other work disturbed some of these times.</source>
        <translation>Un autre travail a perturbé certains des temps.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Coups %1 à %2</translation>
    </message>
    <message>
        <source>%1: no move has this value.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1&#xa0;: aucun coup n’a cette valeur.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>“Moves 5 to 12”, “Nodes”, then figures</comment>
        <translation>%1, %2&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>plies</source>
        <comment>a unit, beside an axis</comment>
        <translation>demi-coups</translation>
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
        <translation>Mio</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n demi-coup</numerusform>
            <numerusform>%n demi-coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plies</source>
        <translation>%1 demi-coups</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 Kio</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 Mio</translation>
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
        <translation>«&#xa0;%1&#xa0;» est utilisé par un autre programme.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4. If that has ended, remove &apos;%1.lock&apos;.</source>
        <translation>«&#xa0;%1&#xa0;» est utilisé par le processus %2 (%3) sur %4. S’il est terminé, supprime «&#xa0;%1.lock&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in use by process %2 (%3) on %4.</source>
        <translation>«&#xa0;%1&#xa0;» est utilisé par le processus %2 (%3) sur %4.</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save an animation</source>
        <translation>Enregistrer une animation</translation>
    </message>
    <message>
        <source>Send the game to a friend. It loops in browsers and messaging apps.</source>
        <translation>Envoie la partie à un ami. Navigateurs et messageries la rejouent en boucle.</translation>
    </message>
    <message>
        <source>Small, for a message</source>
        <translation>Petite, pour un message</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large, for a page</source>
        <translation>Grande, pour une page</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Moves done</source>
        <translation>Coups faits</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Choose a file and save the animation</source>
        <translation>Choisir un fichier et créer l’animation</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Stop without saving a file</source>
        <translation>N’écrire aucun fichier</translation>
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
        <translation>Arrêté. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>Saved to “%1”: %2 by %3 pixels, %4.</source>
        <translation>Enregistrée dans «&#xa0;%1&#xa0;»&#xa0;: %2 × %3 pixels, %4.</translation>
    </message>
</context>
<context>
    <name>FoldingSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>Affiche ou masque cette partie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>FormFields</name>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
</context>
<context>
    <name>FormalExportMenu</name>
    <message>
        <source>Save the model, its system or its results to a file</source>
        <translation>Écrire dans un fichier le modèle, son système ou ce que l’on a trouvé</translation>
    </message>
    <message>
        <source>Export the model</source>
        <translation>Exporter le modèle</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Rapport PDF…</translation>
    </message>
    <message>
        <source>Save model, system, formulas, verdicts and paths on A4 pages, ready to hand in</source>
        <translation>Modèle, système, formules avec verdicts et chemins sur des pages A4, à rendre</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Rapport PDF (*.pdf)</translation>
    </message>
    <message>
        <source>report</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>System as .&amp;aut…</source>
        <translation>Système en .&amp;aut…</translation>
    </message>
    <message>
        <source>Save all states and transitions, for mCRL2 and CADP</source>
        <translation>Tous les états et transitions, pour mCRL2 et CADP</translation>
    </message>
    <message>
        <source>Transition system (*.aut)</source>
        <translation>Système de transitions (*.aut)</translation>
    </message>
    <message>
        <source>System for &amp;Graphviz…</source>
        <translation>Système pour &amp;Graphviz…</translation>
    </message>
    <message>
        <source>Save all states and transitions as a DOT graph</source>
        <translation>Tous les états et transitions, sous forme de graphe en DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Graphe en DOT (*.dot)</translation>
    </message>
    <message>
        <source>&amp;Model as .mcrl2…</source>
        <translation>&amp;Modèle en .mcrl2…</translation>
    </message>
    <message>
        <source>Save the text with its parameters set, for mCRL2</source>
        <translation>Le texte avec ses paramètres fixés, pour mCRL2</translation>
    </message>
    <message>
        <source>Model for mCRL2 (*.mcrl2)</source>
        <translation>Modèle pour mCRL2 (*.mcrl2)</translation>
    </message>
    <message>
        <source>Selected &amp;formula as .mcf…</source>
        <translation>&amp;Formule choisie en .mcf…</translation>
    </message>
    <message>
        <source>Save the formula selected under Properties, for mCRL2</source>
        <translation>La formule affichée sous Propriétés, pour mCRL2</translation>
    </message>
    <message>
        <source>Formula for mCRL2 (*.mcf)</source>
        <translation>Formule pour mCRL2 (*.mcf)</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>formule</translation>
    </message>
    <message>
        <source>A&amp;ll formulas to a folder…</source>
        <translation>Tou&amp;tes les formules dans un dossier…</translation>
    </message>
    <message>
        <source>Save the model&apos;s formulas and your own, one .mcf file each, for mCRL2</source>
        <translation>Les formules du modèle et les tiennes, un fichier .mcf chacune, pour mCRL2</translation>
    </message>
    <message>
        <source>Path of the &amp;walk…</source>
        <translation>Chemin du par&amp;cours…</translation>
    </message>
    <message>
        <source>Save the steps of the walk, so that another Fourcast can open them</source>
        <translation>Les pas du parcours, qu’un autre programme peut rouvrir</translation>
    </message>
    <message>
        <source>Path (*.json)</source>
        <translation>Chemin (*.json)</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>Save the picture from System</source>
        <translation>Ce qui est dessiné sous Système</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>Choose a folder for the formulas</source>
        <translation>Un dossier pour les formules</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
</context>
<context>
    <name>FormalModels</name>
    <message>
        <source>Deadlocks</source>
        <translation>Interblocages</translation>
    </message>
    <message>
        <source>Liveness</source>
        <translation>Vivacité</translation>
    </message>
    <message>
        <source>Safety 1</source>
        <translation>Sûreté 1</translation>
    </message>
    <message>
        <source>Safety 2</source>
        <translation>Sûreté 2</translation>
    </message>
    <message>
        <source>Safety 3</source>
        <translation>Sûreté 3</translation>
    </message>
    <message>
        <source>Safety 4</source>
        <translation>Sûreté 4</translation>
    </message>
    <message>
        <source>Successor generation</source>
        <translation>Génération des successeurs</translation>
    </message>
    <message>
        <source>Deadlocks, repaired</source>
        <translation>Interblocages, réparée</translation>
    </message>
    <message>
        <source>Liveness, repaired</source>
        <translation>Vivacité, réparée</translation>
    </message>
    <message>
        <source>Safety 1, repaired</source>
        <translation>Sûreté 1, réparée</translation>
    </message>
    <message>
        <source>Safety 2, repaired</source>
        <translation>Sûreté 2, réparée</translation>
    </message>
    <message>
        <source>Successor generation, repaired</source>
        <translation>Génération des successeurs, réparée</translation>
    </message>
    <message>
        <source>No deadlock</source>
        <translation>Aucun interblocage</translation>
    </message>
    <message>
        <source>A result is inevitable</source>
        <translation>Un résultat est inévitable</translation>
    </message>
    <message>
        <source>Each task is taken at most once</source>
        <translation>Chaque tâche est prise une fois au plus</translation>
    </message>
    <message>
        <source>Each task is eventually taken</source>
        <translation>Chaque tâche finit par être prise</translation>
    </message>
    <message>
        <source>No task is done before it is taken</source>
        <translation>Rien n’est fait sans avoir été pris</translation>
    </message>
    <message>
        <source>The join waits for all</source>
        <translation>La jonction attend tout le monde</translation>
    </message>
    <message>
        <source>The result is the maximum</source>
        <translation>Le résultat est le maximum</translation>
    </message>
    <message>
        <source>A tie goes to the first task</source>
        <translation>À égalité, la première tâche l’emporte</translation>
    </message>
    <message>
        <source>The result does not depend on which worker is faster</source>
        <translation>Le résultat ne dépend pas du plus rapide</translation>
    </message>
    <message>
        <source>The result is reported at most once</source>
        <translation>Le résultat est annoncé une fois au plus</translation>
    </message>
    <message>
        <source>After that it halts for ever</source>
        <translation>Ensuite, tout s’arrête pour toujours</translation>
    </message>
    <message>
        <source>Every worker eventually gets a task</source>
        <translation>Chaque thread finit par avoir une tâche</translation>
    </message>
    <message>
        <source>Every worker can get a task</source>
        <translation>Chaque thread peut avoir une tâche</translation>
    </message>
    <message>
        <source>Two tasks can run at once</source>
        <translation>Deux tâches peuvent être en cours en même temps</translation>
    </message>
    <message>
        <source>One worker can do everything</source>
        <translation>Un seul thread peut tout faire</translation>
    </message>
    <message>
        <source>It halts again and again</source>
        <translation>Tout s’arrête encore et encore</translation>
    </message>
    <message>
        <source>X can win against any play</source>
        <translation>X peut gagner quoi que joue O</translation>
    </message>
    <message>
        <source>O can win against any play</source>
        <translation>O peut gagner quoi que joue X</translation>
    </message>
    <message>
        <source>The study&apos;s multi-threaded minimax</source>
        <translation>Le minimax multithread de l’étude</translation>
    </message>
    <message>
        <source>One thread per root column works through its levels, max and min in turn. When all have finished, they are joined. Labels carry only the position counts. Mutants contain a deliberate mistake, to see which formula catches it.</source>
        <translation>Un thread par colonne de la racine examine ses niveaux l’un après l’autre, max et min tour à tour. Quand tous ont fini, ils sont réunis. Une étiquette ne dit que les nombres de positions. Les mutants introduisent une erreur, pour voir quelle formule la détecte.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>Mutant</translation>
    </message>
    <message>
        <source>Count legal positions only</source>
        <translation>Ne compter que les positions légales</translation>
    </message>
    <message>
        <source>Full root columns</source>
        <translation>Colonnes pleines à la racine</translation>
    </message>
    <message>
        <source>Join the threads of open columns only</source>
        <translation>Ne réunir que les threads des colonnes ouvertes</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Task scores</source>
        <translation>Scores des tâches</translation>
    </message>
    <message>
        <source>A pool of workers with a queue and a join</source>
        <translation>Un pool de threads avec une file et une jonction</translation>
    </message>
    <message>
        <source>Each root move is a task. A free worker takes the next one. The results are collected until all tasks are done. Then the best move is reported.</source>
        <translation>Chaque coup à la racine est une tâche. Un thread libre prend la suivante, et les résultats sont recueillis jusqu’à ce que tout soit fait. Alors le meilleur coup est annoncé.</translation>
    </message>
    <message>
        <source>The pool with an unguarded best move</source>
        <translation>Le pool avec un meilleur coup non protégé</translation>
    </message>
    <message>
        <source>Each worker reads the best move so far, compares it with its own and writes the better one back. If another worker writes in between, its result is lost.</source>
        <translation>Chaque thread lit le meilleur coup jusque-là, le compare au sien et réécrit le meilleur des deux, pendant qu’un autre peut faire de même&#xa0;: ce qui a été écrit entre-temps est perdu.</translation>
    </message>
    <message>
        <source>The game itself on a small board</source>
        <translation>Le jeu lui-même sur un petit plateau</translation>
    </message>
    <message>
        <source>Every move of both players from a position, and who won at the end. “X can win against any play” is a fixpoint formula.</source>
        <translation>Tous les coups des deux joueurs à partir d’une position, et qui a gagné à la fin. Que X puisse gagner quoi que joue l’autre est une formule avec un point fixe.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Discs in a row to win</source>
        <translation>Jetons alignés pour gagner</translation>
    </message>
    <message>
        <source>Moves already played</source>
        <translation>Coups déjà joués</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 doit être %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>numbers %1, separated by commas</source>
        <translation>des nombres %1 séparés par des virgules</translation>
    </message>
    <message>
        <source>a number %1</source>
        <translation>un nombre %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>full names column %1, but there are threads for only %2</source>
        <translation>full nomme la colonne %1, mais il n’y a de threads que pour %2</translation>
    </message>
    <message>
        <source>full must leave at least one column open</source>
        <translation>full doit laisser au moins une colonne ouverte</translation>
    </message>
    <message>
        <source>scores must have one value for each of the %1 tasks</source>
        <translation>scores doit en avoir un pour chacune des %1 tâches</translation>
    </message>
    <message>
        <source>The model %1 has no parameter &apos;%2&apos;; it has %3</source>
        <translation>Le modèle %1 n’a pas de paramètre «&#xa0;%2&#xa0;»&#xa0;; il a %3</translation>
    </message>
    <message>
        <source>Written in a subset of mCRL2, so it also runs in mCRL2. Ctrl+Space completes words. Any change makes this your own model</source>
        <translation>Dans un sous-ensemble du langage de mCRL2&#xa0;: le modèle tourne aussi dans mCRL2. Ctrl+Espace propose des mots. Ce que tu changes devient un modèle personnel</translation>
    </message>
    <message>
        <source>a thread may go back to an earlier step, once</source>
        <translation>un thread peut revenir à un pas précédent, une seule fois</translation>
    </message>
    <message>
        <source>every step counts one position instead of 7, 49, 343 and so on</source>
        <translation>chaque pas compte une position au lieu de 7, 49, 343 et ainsi de suite</translation>
    </message>
    <message>
        <source>a thread may do any step twice</source>
        <translation>un thread peut faire deux fois n’importe quel pas</translation>
    </message>
    <message>
        <source>every max is done twice</source>
        <translation>chaque max est fait deux fois</translation>
    </message>
    <message>
        <source>a thread may repeat a max forever</source>
        <translation>un thread peut répéter un max sans fin</translation>
    </message>
    <message>
        <source>thread 1 may stop working</source>
        <translation>le thread 1 peut cesser de travailler</translation>
    </message>
    <message>
        <source>every step counts one position too many</source>
        <translation>chaque pas compte une position de trop</translation>
    </message>
</context>
<context>
    <name>FormalPage</name>
    <message>
        <source>Choose a model to explore. The Model tab shows its text</source>
        <translation>Ce qui est exploré&#xa0;: chaque modèle est un texte, que montre l’onglet «&#xa0;Modèle&#xa0;»</translation>
    </message>
    <message>
        <source>Find every state the model can reach</source>
        <translation>Trouver tous les états que le modèle peut atteindre</translation>
    </message>
    <message>
        <source>Pause. You can continue later</source>
        <translation>Mettre en pause pour reprendre plus tard</translation>
    </message>
    <message>
        <source>Stop and keep the states found so far</source>
        <translation>Arrêter et garder les états trouvés</translation>
    </message>
    <message>
        <source>%v states</source>
        <translation>%v états</translation>
    </message>
    <message>
        <source>States expanded</source>
        <translation>États développés</translation>
    </message>
    <message>
        <source>Formal</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>The parallel search as a model: explore its states, check its properties and test the running program against it</source>
        <translation>La recherche parallèle comme modèle&#xa0;: ses états, ses propriétés, et le programme réel confronté à lui</translation>
    </message>
    <message>
        <source>Views of the model</source>
        <translation>Vues du modèle</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Live search</source>
        <translation>Recherche en direct</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>A parameter is wrong: %1</source>
        <translation>Un paramètre est incorrect&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Press Run to explore the model. Its states appear below.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore le modèle&#xa0;; ses états sont dessinés ci-dessous.</translation>
    </message>
    <message>
        <source>Exploring…</source>
        <translation>Exploration en cours.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no formula &apos;%2&apos;; it has: %3.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» n’a pas de formule «&#xa0;%2&#xa0;»&#xa0;; il a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Press Run to explore this. The results below are for the model explored before.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore ce modèle. Ce qui est en dessous concerne l’exploration précédente.</translation>
    </message>
    <message>
        <source>Check a parallel search as a model</source>
        <translation>Vérifier le modèle d’une recherche parallèle</translation>
    </message>
</context>
<context>
    <name>FormalReport</name>
    <message numerus="yes">
        <source>… and %n more step(s).</source>
        <translation>
            <numerusform>… puis encore %n pas.</numerusform>
            <numerusform>… puis encore %n pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A path that shows why it holds:</source>
        <translation>Un chemin qui le montre&#xa0;:</translation>
    </message>
    <message>
        <source>A path that shows why it fails:</source>
        <translation>Un chemin qui montre pourquoi non&#xa0;:</translation>
    </message>
    <message>
        <source>All of it can repeat for ever.</source>
        <translation>Tout cela peut revenir sans fin.</translation>
    </message>
    <message>
        <source>Everything after step %1 can repeat for ever.</source>
        <translation>Ce qui vient après le pas %1 peut revenir sans fin.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>Le parcours</translation>
    </message>
    <message>
        <source>Report on a model: %1</source>
        <translation>Rapport sur un modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>Its transition system</source>
        <translation>Son système de transitions</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés vérifiées</translation>
    </message>
    <message>
        <source>The model in mCRL2</source>
        <translation>Le modèle dans le langage de mCRL2</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Non vérifiée&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>FormalStates</name>
    <message>
        <source>done, waits for the pool</source>
        <translation>terminé, attend le pool</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>its column is full</source>
        <translation>sa colonne est pleine</translation>
    </message>
    <message>
        <source>all levels done, waits for the join</source>
        <translation>tous les niveaux terminés, attend la jonction</translation>
    </message>
    <message>
        <source>at level %1, max</source>
        <translation>au niveau %1, max</translation>
    </message>
    <message>
        <source>at level %1, min</source>
        <translation>au niveau %1, min</translation>
    </message>
    <message>
        <source>%1, after going back once</source>
        <translation>%1, après un retour en arrière</translation>
    </message>
    <message>
        <source>%1, a second time</source>
        <translation>%1, pour la seconde fois</translation>
    </message>
    <message>
        <source>waits for all threads</source>
        <translation>attend tous les threads</translation>
    </message>
    <message>
        <source>has joined the threads</source>
        <translation>a réuni les threads</translation>
    </message>
    <message>
        <source>task %1 is next</source>
        <translation>la tâche %1 est la prochaine</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>waits for a task</source>
        <translation>attend une tâche</translation>
    </message>
    <message>
        <source>searches task %1</source>
        <translation>cherche dans la tâche %1</translation>
    </message>
    <message>
        <source>has a result for task %1, reads the best next</source>
        <translation>a un résultat pour la tâche %1, lit ensuite la meilleure</translation>
    </message>
    <message>
        <source>has read no best yet, writes task %1 next</source>
        <translation>n’a pas encore lu de meilleure, écrit ensuite la tâche %1</translation>
    </message>
    <message>
        <source>compares task %1 with the best it has read, task %2</source>
        <translation>compare la tâche %1 à la meilleure qu’il a lue, la tâche %2</translation>
    </message>
    <message>
        <source>reported, halted</source>
        <translation>annoncés, tout est arrêté</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun pour l’instant</translation>
    </message>
    <message>
        <source>%1 of %2, best so far task %3 with %4</source>
        <translation>%1 sur %2, la meilleure jusqu’ici&#xa0;: la tâche %3 avec %4</translation>
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
        <translation>File</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>FormalSystem</name>
    <message>
        <source>Stopped. These are the states found so far.</source>
        <translation>Arrêté&#xa0;: voici les états trouvés jusque-là.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the states found so far. The model also runs in mCRL2, on larger machines.</source>
        <translation>La mémoire autorisée est épuisée&#xa0;: voici les états trouvés jusque-là. Le modèle tourne aussi dans mCRL2, sur des machines plus grandes.</translation>
    </message>
    <message>
        <source>The model has more states than the limit allows.</source>
        <translation>Il y a plus d’états que la limite fixée.</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 transitions, %4 labels, %5 levels; explored in %6.</source>
        <translation>%1&#xa0;: %2 états, %3 transitions, %4 étiquettes, %5 niveaux&#xa0;; exploré en %6.</translation>
    </message>
    <message>
        <source>No deadlocks.</source>
        <translation>Aucun état n’est un interblocage.</translation>
    </message>
    <message numerus="yes">
        <source>%n deadlock(s).</source>
        <translation>
            <numerusform>%n interblocage.</numerusform>
            <numerusform>%n interblocages.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states, %2 not yet expanded; %3 transitions, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 états, dont %2 restent à développer&#xa0;; %3 transitions, niveau %4&#xa0;; %5 états par seconde&#xa0;; %6 Mio</translation>
    </message>
    <message>
        <source>%1 states of individual processes; %2 MiB</source>
        <translation>%1 états de processus isolés&#xa0;; %2 Mio</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A formula can only be checked on a fully explored system.</source>
        <translation>Une formule ne peut pas être vérifiée sur un système incomplet.</translation>
    </message>
    <message>
        <source>%1 = any other number</source>
        <translation>%1 = tout autre nombre</translation>
    </message>
    <message>
        <source>Refuter chooses a step after which the rest fails.</source>
        <translation>Le Réfutateur choisit un pas après lequel le reste n’est pas vrai.</translation>
    </message>
    <message>
        <source>Verifier chooses a step after which the rest holds.</source>
        <translation>Le Vérificateur choisit un pas après lequel le reste est vrai.</translation>
    </message>
    <message>
        <source>Refuter chooses a part that fails.</source>
        <translation>Le Réfutateur choisit une sous-formule qui n’est pas vraie.</translation>
    </message>
    <message>
        <source>Verifier chooses a part that holds.</source>
        <translation>Le Vérificateur choisit une sous-formule qui est vraie.</translation>
    </message>
    <message>
        <source>Refuter chooses values for which the rest fails.</source>
        <translation>Le Réfutateur choisit des valeurs pour lesquelles le reste n’est pas vrai.</translation>
    </message>
    <message>
        <source>Verifier chooses values for which the rest holds.</source>
        <translation>Le Vérificateur choisit des valeurs pour lesquelles le reste est vrai.</translation>
    </message>
    <message>
        <source>The fixpoint is unfolded. There is nothing to choose.</source>
        <translation>Le point fixe est déplié&#xa0;; il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>This holds. Verifier wins.</source>
        <translation>C’est vrai&#xa0;: le Vérificateur a gagné.</translation>
    </message>
    <message>
        <source>This does not hold. Refuter wins.</source>
        <translation>Ce n’est pas vrai&#xa0;: le Réfutateur a gagné.</translation>
    </message>
    <message>
        <source>any</source>
        <comment>any value, as an argument of an action</comment>
        <translation>quelconque</translation>
    </message>
    <message numerus="yes">
        <source>%n times the same %1</source>
        <translation>
            <numerusform>%n fois le même %1</numerusform>
            <numerusform>%n fois le même %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>actions at once</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 à la fois</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>actions</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>an action and a condition</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>l’action «&#xa0;%1&#xa0;» prend %n argument</numerusform>
            <numerusform>l’action «&#xa0;%1&#xa0;» prend %n arguments</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, et non %1</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos; in the system</source>
        <translation>il n’y a pas d’action «&#xa0;%1&#xa0;» dans le système</translation>
    </message>
    <message>
        <source>the model has no action &apos;%1&apos;</source>
        <translation>le modèle n’a pas d’action «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the fixpoint variable &apos;%1&apos; is under an odd number of negations here (! or the left side of =&gt;), so it would have no solution; the number must be even</source>
        <translation>la variable de point fixe «&#xa0;%1&#xa0;» se trouve ici sous un nombre impair de négations (! ou le côté gauche de =&gt;), si bien qu’elle n’aurait pas de solution&#xa0;; ce nombre doit être pair</translation>
    </message>
    <message numerus="yes">
        <source>the fixpoint variable &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la variable de point fixe «&#xa0;%1&#xa0;» prend %n argument</numerusform>
            <numerusform>la variable de point fixe «&#xa0;%1&#xa0;» prend %n arguments</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a value, not a formula; write a condition on it as val(...)</source>
        <translation>«&#xa0;%1&#xa0;» est une valeur et non une formule&#xa0;; une condition sur elle s’écrit val(...)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, not a formula; write &lt;%1&gt;true if it can happen, [%1]false if it can&apos;t</source>
        <translation>«&#xa0;%1&#xa0;» est une action et non une formule&#xa0;; qu’elle soit possible s’écrit &lt;%1&gt;true, qu’elle ne le soit pas [%1]false</translation>
    </message>
    <message>
        <source>there is no fixpoint variable &apos;%1&apos; here; it needs mu %1. or nu %1. around it</source>
        <translation>il n’y a pas ici de variable de point fixe «&#xa0;%1&#xa0;»&#xa0;; mu %1. ou nu %1. doit l’entourer</translation>
    </message>
    <message>
        <source>sequences of steps (with ., + or *) can&apos;t be combined with !, &amp;&amp; and ||; these join the actions of one step</source>
        <translation>les suites de pas (avec ., + ou *) ne peuvent pas être combinées par&#xa0;!, &amp;&amp; et ||&#xa0;; ceux-ci se placent entre les actions d’un même pas</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>le nom d’une action</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>une action</translation>
    </message>
    <message>
        <source>the name of a fixpoint variable</source>
        <translation>le nom d’une variable de point fixe</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>le nom d’un paramètre</translation>
    </message>
    <message>
        <source>a formula (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</source>
        <translation>une formule (true, val(...), [...], &lt;...&gt;, mu, nu, forall, ...)</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>la formule</translation>
    </message>
    <message>
        <source>this holds</source>
        <translation>ceci est vrai</translation>
    </message>
    <message>
        <source>this does not hold</source>
        <translation>ceci n’est pas vrai</translation>
    </message>
    <message>
        <source>it is not the case that (%1)</source>
        <translation>il est faux que (%1)</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, et %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, ou %2</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>si %1, alors %2</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>a part of a sentence</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>variables and their sort</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>for every %1 with %2: %3</source>
        <translation>pour tout %1 avec %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>for some %1 with %2: %3</source>
        <translation>pour un certain %1 avec %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>for every %1: %2</source>
        <translation>pour tout %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>for some %1: %2</source>
        <translation>pour un certain %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no step is possible</source>
        <translation>aucun pas n’est possible</translation>
    </message>
    <message>
        <source>no step other than %1 is possible</source>
        <translation>aucun autre pas que %1 n’est possible</translation>
    </message>
    <message>
        <source>the step %1 is not possible</source>
        <translation>le pas %1 n’est pas possible</translation>
    </message>
    <message>
        <source>some step is possible</source>
        <translation>un pas est possible</translation>
    </message>
    <message>
        <source>a step other than %1 is possible</source>
        <translation>un autre pas que %1 est possible</translation>
    </message>
    <message>
        <source>the step %1 is possible</source>
        <translation>le pas %1 est possible</translation>
    </message>
    <message>
        <source>after every step: %1</source>
        <translation>après tout pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>after some step: %1</source>
        <translation>après un certain pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>after each step other than %1: %2</source>
        <translation>après tout autre pas que %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>after some step other than %1: %2</source>
        <translation>après un certain autre pas que %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>after each step %1: %2</source>
        <translation>après tout pas %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>after some step %1: %2</source>
        <translation>après un certain pas %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>from there on, the step %1 never happens</source>
        <translation>à partir de là, le pas %1 n’arrive jamais</translation>
    </message>
    <message>
        <source>the step %1 never happens</source>
        <translation>le pas %1 n’arrive jamais</translation>
    </message>
    <message>
        <source>from there on, the step %1 never comes before %2</source>
        <translation>à partir de là, le pas %1 ne vient jamais avant %2</translation>
    </message>
    <message>
        <source>the step %1 never comes before %2</source>
        <translation>le pas %1 ne vient jamais avant %2</translation>
    </message>
    <message>
        <source>at any time after the first step: %1</source>
        <translation>à tout moment après le premier pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>on some path, at some time after the first step: %1</source>
        <translation>à un moment après le premier pas, sur un certain chemin&#xa0;: %1</translation>
    </message>
    <message>
        <source>at any time from there on: %1</source>
        <translation>à tout moment à partir de là&#xa0;: %1</translation>
    </message>
    <message>
        <source>at any time: %1</source>
        <translation>à tout moment&#xa0;: %1</translation>
    </message>
    <message>
        <source>on some path from there, at some time: %1</source>
        <translation>à un moment à partir de là, sur un certain chemin&#xa0;: %1</translation>
    </message>
    <message>
        <source>on some path, at some time: %1</source>
        <translation>à un moment, sur un certain chemin&#xa0;: %1</translation>
    </message>
    <message>
        <source>at any time before %1 happens: %2</source>
        <translation>à tout moment avant que vienne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>on some path, at some time before %1 happens: %2</source>
        <translation>à un moment avant que vienne %1, sur un certain chemin&#xa0;: %2</translation>
    </message>
    <message>
        <source>after every path of one or more steps %1: %2</source>
        <translation>après tout chemin de une ou plusieurs fois %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>after some path of one or more steps %1: %2</source>
        <translation>après un certain chemin de une ou plusieurs fois %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>after every path of any number of steps %1: %2</source>
        <translation>après tout chemin d’un nombre quelconque de fois %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>after some path of any number of steps %1: %2</source>
        <translation>après un certain chemin d’un nombre quelconque de fois %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a parameter and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a fixpoint and its parameters</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited for ever and says: %3</source>
        <translation>%1 est vrai, où %2, auquel on peut revenir sans fin, dit&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 holds, where %2 may be revisited only finitely often and says: %3</source>
        <translation>%1 est vrai, où %2, auquel on ne peut revenir qu’un nombre fini de fois, dit&#xa0;: %3</translation>
    </message>
    <message>
        <source>whatever happens, %1 eventually occurs</source>
        <translation>quoi qu’il arrive, %1 finit par venir</translation>
    </message>
    <message>
        <source>on some path without %1, whatever %2 is at each step, at some time: %3</source>
        <translation>à un moment, sur un certain chemin sans %1, quel que soit %2 à chaque pas&#xa0;: %3</translation>
    </message>
    <message>
        <source>the side that chooses the steps %1 can bring this about, whatever steps %2 the other side chooses: %3</source>
        <translation>qui choisit les pas %1 peut obtenir, quels que soient les pas %2 que choisit l’autre camp&#xa0;: %3</translation>
    </message>
    <message>
        <source>it can continue for ever</source>
        <translation>cela peut continuer sans fin</translation>
    </message>
    <message>
        <source>it can continue for ever without %1</source>
        <translation>cela peut continuer sans fin sans %1</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever</source>
        <translation>le pas %1 peut se répéter sans fin</translation>
    </message>
    <message>
        <source>whatever happens, %1 occurs again and again</source>
        <translation>quoi qu’il arrive, %1 revient encore et encore</translation>
    </message>
    <message>
        <source>the step %1 can repeat for ever, with no other step possible on the way</source>
        <translation>le pas %1 peut se répéter sans fin, et en chemin aucun autre n’est possible</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 est vrai</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence and its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>&apos;%1: %2&apos; has infinitely many values to try; the quantifier must stand directly before a step that has &apos;%1&apos; as an argument, or a condition must bound it, as in %3</source>
        <translation>les valeurs à essayer pour «&#xa0;%1&#xa0;: %2&#xa0;» n’ont pas de fin&#xa0;; le quantificateur doit se trouver juste devant un pas dont «&#xa0;%1&#xa0;» est un argument, ou une condition doit le borner, comme dans %3</translation>
    </message>
    <message>
        <source>Stopped before every state was examined.</source>
        <translation>Arrêté avant que tous les états soient examinés.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up.</source>
        <translation>La mémoire autorisée est épuisée.</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; in the system, so it never happens</source>
        <translation>il n’y a pas de «&#xa0;%1&#xa0;» dans le système&#xa0;: il n’arrive donc jamais</translation>
    </message>
    <message>
        <source>a formula can&apos;t declare anything, so &apos;%1&apos; is not part of one; it uses what the model declares</source>
        <translation>une formule ne déclare rien&#xa0;: elle parle de ce que déclare le modèle&#xa0;; «&#xa0;%1&#xa0;» n’en fait pas partie</translation>
    </message>
</context>
<context>
    <name>FormulaEditor</name>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>A formula of the modal mu-calculus, such as [true*]&lt;true&gt;true</source>
        <translation>Une formule du mu-calcul modal, comme [true*]&lt;true&gt;true</translation>
    </message>
    <message>
        <source>Use mCRL2&apos;s notation. Ctrl+Space completes words</source>
        <translation>Dans la notation de mCRL2. Ctrl+Espace propose les mots qui peuvent figurer ici</translation>
    </message>
</context>
<context>
    <name>FormulaField</name>
    <message>
        <source>The formula in plain words</source>
        <translation>La formule en mots simples</translation>
    </message>
    <message>
        <source>Actions of the model: %1</source>
        <translation>Actions du modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Elle dit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FormulaFiles</name>
    <message>
        <source>“%1” already exists and was not changed. Nothing was saved.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà et reste tel quel&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be created.</source>
        <translation>Impossible de créer le dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>FormulaGrading</name>
    <message>
        <source>This system is too large to check in a lesson.</source>
        <translation>Ce système est trop grand pour être vérifié dans une leçon.</translation>
    </message>
    <message>
        <source>Your formula is false for the system itself. It should be true.</source>
        <translation>Ta formule est fausse pour le système lui-même. Elle devrait être vraie.</translation>
    </message>
    <message>
        <source>Your formula is true for the system itself. It should be false.</source>
        <translation>Ta formule est vraie pour le système lui-même. Elle devrait être fausse.</translation>
    </message>
    <message>
        <source>Your formula does not notice this change: %1.</source>
        <translation>Ta formule ne remarque pas ce changement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your formula must not object to this change: %1.</source>
        <translation>Ta formule ne doit pas rejeter ce changement&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>FormulaMatrix</name>
    <message>
        <source>false</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>true</source>
        <translation>vrai</translation>
    </message>
    <message>
        <source>true (vacuous)</source>
        <translation>vrai (par vacuité)</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire épuisée</translation>
    </message>
</context>
<context>
    <name>FormulaPart</name>
    <message>
        <source>Correct &amp;formula:</source>
        <translation>&amp;Formule juste&#xa0;:</translation>
    </message>
    <message>
        <source>One change a line, such as: M 2 | with two tasks</source>
        <translation>Un changement par ligne, comme&#xa0;: M 2 | avec deux tâches</translation>
    </message>
    <message>
        <source>Empty: every mutant of the model</source>
        <translation>Vide&#xa0;: tous les mutants du modèle</translation>
    </message>
    <message>
        <source>Test it &amp;in changed systems:</source>
        <translation>La tester &amp;dans des systèmes modifiés&#xa0;:</translation>
    </message>
    <message>
        <source>Write the correct formula.</source>
        <translation>Écris la formule juste.</translation>
    </message>
    <message>
        <source>This model has no mutants. Write at least one change.</source>
        <translation>Ce modèle n’a pas de mutants. Écris au moins un changement.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Changements&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>&apos;%1&apos; is not a column from 1 to %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une colonne de 1 à %2.</translation>
    </message>
    <message>
        <source>The game is over before this move.</source>
        <translation>La partie est terminée avant ce coup.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>La colonne %1 est pleine.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The columns are numbered 1 to %1.</source>
        <translation>Il n’y a que les colonnes 1 à %1.</translation>
    </message>
    <message>
        <source>This game already has %1 variations. Delete one first.</source>
        <translation>Cette partie a déjà %1 variantes&#xa0;; supprimes-en d’abord une.</translation>
    </message>
</context>
<context>
    <name>GameArchive</name>
    <message>
        <source>it contains no Fourcast games</source>
        <translation>il ne contient pas de parties de Fourcast</translation>
    </message>
    <message>
        <source>it is not an SQLite file, the format of saved games</source>
        <translation>ce n’est pas un fichier SQLite, le format où les parties sont conservées</translation>
    </message>
    <message>
        <source>game %1 is no longer in it</source>
        <translation>la partie %1 n’y est plus</translation>
    </message>
    <message>
        <source>game %1 in it is damaged (%2)</source>
        <translation>la partie %1 y est endommagée (%2)</translation>
    </message>
    <message>
        <source>The folder “%1” could not be created, so games can&apos;t be kept there.</source>
        <translation>Impossible de créer le dossier «&#xa0;%1&#xa0;»&#xa0;; les parties ne peuvent pas y être conservées.</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Current game position</source>
        <translation>La partie en cours</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>The position is on the clipboard</source>
        <translation>La position est dans le presse-papiers</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>%1 is larger than %2 KiB and can&apos;t be a game file.</source>
        <translation>%1 dépasse %2 Kio et ne peut pas être un fichier de partie.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>Impossible de lire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2.</source>
        <translation>Impossible d’enregistrer la partie sous %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>it has too many tags</source>
        <translation>il a trop de champs</translation>
    </message>
    <message>
        <source>its comments are too long</source>
        <translation>ses commentaires sont trop longs</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>a tag needs a name here, made of letters, digits and _</source>
        <translation>un champ doit avoir ici un nom fait de lettres, de chiffres et de _</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 tags</source>
        <translation>un fichier de partie peut contenir %1 champs au plus</translation>
    </message>
    <message>
        <source>the tag %1 appears twice</source>
        <translation>le champ %1 figure deux fois</translation>
    </message>
    <message>
        <source>the value of a tag must be in quotation marks</source>
        <translation>la valeur d’un champ doit être entre guillemets</translation>
    </message>
    <message>
        <source>a ] must close the tag here</source>
        <translation>un ] doit fermer le champ ici</translation>
    </message>
    <message>
        <source>in the setup, %1</source>
        <translation>dans la position de départ, %1</translation>
    </message>
    <message>
        <source>a move must follow its number</source>
        <translation>un coup doit suivre son numéro</translation>
    </message>
    <message>
        <source>a variation must follow the move it replaces</source>
        <translation>une variante se place après le coup qu’elle remplace</translation>
    </message>
    <message>
        <source>a variation can be nested inside at most %1 others</source>
        <translation>une variante peut se trouver dans %1 autres au plus</translation>
    </message>
    <message>
        <source>a game file can hold at most %1 variations</source>
        <translation>un fichier de partie peut contenir %1 variantes au plus</translation>
    </message>
    <message>
        <source>this ) has no matching (</source>
        <translation>il n’y a pas de ( pour cette )</translation>
    </message>
    <message>
        <source>a variation must contain a move</source>
        <translation>une variante doit avoir un coup</translation>
    </message>
    <message>
        <source>this variation has the same moves as the line it should branch from</source>
        <translation>cette variante a les mêmes coups que la suite dont elle doit s’écarter</translation>
    </message>
    <message>
        <source>a variation must begin with a move</source>
        <translation>une variante doit commencer par un coup</translation>
    </message>
    <message>
        <source>there is already a comment here</source>
        <translation>il y a déjà un commentaire ici</translation>
    </message>
    <message>
        <source>the file ends before the result (1-0, 0-1, 1/2-1/2 or *)</source>
        <translation>le fichier finit avant le résultat (1-0, 0-1, 1/2-1/2 ou *)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not valid here</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens ici</translation>
    </message>
    <message>
        <source>a ) must close the variation before the result</source>
        <translation>une ) doit fermer la variante avant le résultat</translation>
    </message>
    <message>
        <source>the result is %1, but the moves lead to %2</source>
        <translation>le résultat est %1, mais les coups mènent à %2</translation>
    </message>
    <message>
        <source>the game ended before this move</source>
        <translation>la partie s’est terminée avant ce coup</translation>
    </message>
    <message>
        <source>the number here must be &apos;%1&apos;</source>
        <translation>le numéro doit être ici «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a move, a number or a result</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un coup, ni un nombre, ni un résultat</translation>
    </message>
    <message>
        <source>the move number %1 is missing before this move</source>
        <translation>le numéro %1 manque avant ce coup</translation>
    </message>
    <message>
        <source>there is text after the result</source>
        <translation>il y a du texte après le résultat</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>ce n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>text must not contain a zero byte</source>
        <translation>un octet nul n’a pas sa place dans un texte</translation>
    </message>
    <message>
        <source>a comment can&apos;t contain another one (write \{ for a brace)</source>
        <translation>un commentaire ne peut pas en contenir un autre&#xa0;; écris \{ pour une accolade</translation>
    </message>
    <message>
        <source>this comment is never closed</source>
        <translation>ce commentaire n’est jamais fermé</translation>
    </message>
    <message>
        <source>this quotation mark is not closed on its line</source>
        <translation>ce guillemet n’est pas fermé sur sa ligne</translation>
    </message>
    <message>
        <source>only \ { } &quot; n r 0 can follow a backslash</source>
        <translation>après une barre oblique inverse, seuls \ { } &quot; n r 0 peuvent suivre</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Fourcast games (*.c4g);;All files (*)</source>
        <translation>Parties de Fourcast (*.c4g);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <source>This game has unsaved moves or comments.</source>
        <translation>Cette partie a des coups ou des commentaires non enregistrés.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>L’enregistrer d’abord&#xa0;?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>To be asked again, choose Preferences &gt; Files and language</source>
        <translation>Pour la rétablir&#xa0;: Préférences, Fichiers et langue</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 ouvert</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
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
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>Clear these names. The files stay where they are</source>
        <translation>Oublier ces noms&#xa0;; les fichiers restent</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>when, and how long</comment>
        <translation>
            <numerusform>%1, %n coup</numerusform>
            <numerusform>%1, %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Also saved: %1.</source>
        <comment>unfinished games</comment>
        <translation>Également à reprendre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between games</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>A saved game is damaged. It was kept as %1.</source>
        <translation>Une partie enregistrée est endommagée. Elle a été conservée sous %1.</translation>
    </message>
    <message>
        <source>Some saved games are damaged. They were kept as %1.</source>
        <translation>Des parties enregistrées sont endommagées. Elles ont été conservées sous %1.</translation>
    </message>
    <message>
        <source>Here is the game you were playing.</source>
        <translation>Voici la partie que tu jouais.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres parties</translation>
    </message>
    <message>
        <source>Continue another unfinished game</source>
        <translation>Reprendre une autre partie inachevée</translation>
    </message>
    <message>
        <source>Games, recordings, lessons and answers (%1)</source>
        <translation>Parties, relevés, leçons et réponses (%1)</translation>
    </message>
</context>
<context>
    <name>GameFilm</name>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Go to start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Dérouler la partie</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Jusqu’au bout</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Coup regardé</translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Choisis une partie pour la voir ici.</translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>précision %2 (%1)</translation>
    </message>
    <message>
        <source>%1 at the time: %2</source>
        <translation>%1 d’alors&#xa0;: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>Coup %1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>Games begin from the empty board.</source>
        <translation>Les parties commencent avec le plateau vide.</translation>
    </message>
    <message>
        <source>Each of the 343 sequences of three plies is played with both colours, in the order used by older versions of the program. 105 positions come up twice, so many games are copies. Part of the games alone is not a fair sample.</source>
        <translation>Chacun des 343 ordres de trois demi-coups est joué avec les deux couleurs, comme les distribuaient des versions plus anciennes du programme. 105 positions viennent deux fois&#xa0;: beaucoup de parties sont donc des copies, et une partie d’entre elles forme un échantillon biaisé.</translation>
    </message>
    <message numerus="yes">
        <source>Games begin with %n random plies.</source>
        <translation>
            <numerusform>Les parties commencent par %n demi-coup aléatoire.</numerusform>
            <numerusform>Les parties commencent par %n demi-coups aléatoires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) in a list is played with both colours, in list order.</source>
        <translation>
            <numerusform>La seule ouverture (%n) d’une liste est jouée avec les deux couleurs, dans l’ordre de la liste.</numerusform>
            <numerusform>Chacune des %n ouvertures d’une liste est jouée avec les deux couleurs, dans l’ordre de la liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the 238 positions after three plies, mirror images included, is played with both colours. The seed sets the order.</source>
        <translation>Chacune des 238 positions de trois demi-coups, images miroirs comprises, est jouée avec les deux couleurs, dans un ordre que détermine la graine.</translation>
    </message>
    <message>
        <source>On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random, each with probability one half.</source>
        <translation>À ses coups 3, 6, 9 et ainsi de suite, chaque camp tire au sort l’une de ses deux meilleures colonnes, avec probabilité un demi.</translation>
    </message>
    <message>
        <source>The second, fifth, eighth ... disc of a game goes into a random open column, each equally likely.</source>
        <translation>Les jetons 2, 5, 8 et ainsi de suite d’une partie tombent dans n’importe quelle colonne ouverte, toutes également probables.</translation>
    </message>
    <message>
        <source>The first move alternates.</source>
        <translation>Le premier coup alterne.</translation>
    </message>
    <message>
        <source>The same side moves first in every game.</source>
        <translation>Le même camp commence toutes les parties.</translation>
    </message>
    <message>
        <source>Games cannot begin with %1 random plies. The number must be from 0 to %2.</source>
        <translation>Les parties devraient commencer par %1 demi-coups aléatoires, mais il en faut 0 à %2.</translation>
    </message>
    <message>
        <source>The list of openings is empty. It needs at least one.</source>
        <translation>La liste des ouvertures est vide&#xa0;; il en faut au moins une.</translation>
    </message>
    <message>
        <source>The opening %1 is not legal: %2</source>
        <translation>L’ouverture %1 n’est pas légale&#xa0;: %2</translation>
    </message>
    <message>
        <source>The opening %1 ends the game. An opening must leave the game unfinished.</source>
        <translation>L’ouverture %1 termine la partie&#xa0;; une ouverture doit la laisser ouverte.</translation>
    </message>
    <message>
        <source>Line %1 is not an opening: %2</source>
        <translation>La ligne %1 ne contient pas d’ouverture&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file contains no openings. It needs one per line, such as 4453.</source>
        <translation>Il n’y a pas d’ouverture dans le fichier&#xa0;; il en faut une par ligne, par exemple 4453.</translation>
    </message>
    <message>
        <source>No moves are random.</source>
        <translation>Aucun coup n’est tiré au sort.</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>%1   with %2</source>
        <translation>%1   avec %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>The game starts.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>The game has returned to an earlier point and would repeat for ever. The outermost fixpoint that keeps recurring decides who wins.</source>
        <translation>La partie est revenue à un point déjà passé, et le referait sans fin&#xa0;: le point fixe le plus extérieur qui revient encore et encore désigne le gagnant.</translation>
    </message>
    <message>
        <source>The game is over. Nobody can move.</source>
        <translation>La partie est terminée&#xa0;: personne ne peut continuer.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Gagné&#xa0;!</translation>
    </message>
    <message>
        <source>You lose. This is where the formula is decided.</source>
        <translation>Perdu&#xa0;: ici, la formule est tranchée.</translation>
    </message>
    <message>
        <source>Verifier</source>
        <translation>Vérificateur</translation>
    </message>
    <message>
        <source>Refuter</source>
        <translation>Réfutateur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Part of the formula in play</source>
        <translation>La sous-formule que l’on joue</translation>
    </message>
    <message>
        <source>The state of the system</source>
        <translation>L’état du système</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ce qu’il y a à choisir</translation>
    </message>
    <message>
        <source>Progress of the next move</source>
        <translation>Avancement du prochain coup</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Tes coups</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Tu es le %1</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ton camp</translation>
    </message>
    <message>
        <source>Choose your side. This starts a new game</source>
        <translation>Le camp que tu joues&#xa0;; une nouvelle partie commence</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start this formula&apos;s game again</source>
        <translation>Recommencer la partie de cette formule</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Go back to your last choice</source>
        <translation>Revenir à ton choix précédent</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Montrer le chemin</translation>
    </message>
    <message>
        <source>Show the steps of the game so far in the System picture</source>
        <translation>Les pas de la partie jusqu’ici, dans le système dessiné</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop looking for the next move. The game stays where it was (Esc)</source>
        <translation>Ne plus chercher le prochain coup. La partie reste où elle en était (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Return to the formulas</source>
        <translation>Revenir aux formules</translation>
    </message>
    <message>
        <source>%1, as a game. Verifier claims that it holds, Refuter that it fails. %2 can win.</source>
        <translation>%1, sous forme de jeu. Le Vérificateur dit qu’elle est vraie, le Réfutateur qu’elle ne l’est pas&#xa0;; celui qui peut gagner&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The next move needs more memory than the program may use. The game stays where it was. Try a smaller system.</source>
        <translation>Le prochain coup ne peut pas être calculé&#xa0;: il faudrait plus de mémoire que ce programme ne peut en prendre. La partie reste où elle en était. Un système plus petit montre la même chose.</translation>
    </message>
    <message>
        <source>Stopped. Press New game to start again.</source>
        <translation>Arrêté. «&#xa0;Nouvelle partie&#xa0;» recommence.</translation>
    </message>
    <message>
        <source>Stopped. The game stays where it was.</source>
        <translation>Arrêté&#xa0;; la partie reste où elle en était.</translation>
    </message>
    <message>
        <source>Looking for the next move: %1 pairs of subformula and state examined, %2 MiB. Press Esc to stop.</source>
        <translation>Recherche du prochain coup&#xa0;: %1 paires (sous-formule, état) examinées&#xa0;; %2 Mio. Échap l’arrête.</translation>
    </message>
    <message>
        <source>State %1: %2</source>
        <translation>État %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>first won</source>
        <translation>le premier a gagné</translation>
    </message>
    <message>
        <source>second won</source>
        <translation>le second a gagné</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 on time</source>
        <comment>a result: won, lost, first won</comment>
        <translation>%1 au temps</translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message>
        <source>Chart by game: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Graphique par partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, sum of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, somme des coups de chaque partie</translation>
    </message>
    <message>
        <source>%1, mean of each game&apos;s moves</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, moyenne des coups de chaque partie</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
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
        <translation>%1&#xa0;: %2 au total, %3 en moyenne</translation>
    </message>
    <message>
        <source>%1: %2 on average</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1&#xa0;: %2 en moyenne</translation>
    </message>
    <message>
        <source>Disturbed by other work</source>
        <translation>Perturbé par un autre travail</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Hollow: other work disturbed some of the moves</source>
        <translation>Creux&#xa0;: certains coups ont été perturbés par un autre travail</translation>
    </message>
    <message>
        <source>Most at move %1: %2</source>
        <translation>Maximum au coup %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Évolution</translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Game file (*.c4g)</source>
        <translation>Fichier de partie (*.c4g)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message numerus="yes">
        <source>Choose a folder for %n game file(s)</source>
        <translation>
            <numerusform>Un dossier pour %n fichier de partie</numerusform>
            <numerusform>Un dossier pour %n fichiers de partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Game files saved: %1 of %2.</source>
        <translation>Arrêté&#xa0;; fichiers de partie écrits&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>A PDF holds at most %1 games. Select fewer, or export game files.</source>
        <translation>Un PDF contient %1 parties au plus&#xa0;; choisis-en moins, ou exporte des fichiers de partie.</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>Exporter en PDF</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
</context>
<context>
    <name>GamesFilter</name>
    <message>
        <source>Search players, comments, moves…</source>
        <translation>Chercher joueurs, commentaires, coups…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Games between a person and this engine</source>
        <translation>Parties d’une personne contre ce moteur</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The person&apos;s result against an engine</source>
        <translation>L’issue de la partie pour la personne contre un moteur</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>When the game started</source>
        <translation>Quand la partie a commencé</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 derniers jours</translation>
    </message>
    <message>
        <source>Between two dates</source>
        <translation>Entre deux jours</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorites</translation>
    </message>
    <message>
        <source>Starred games</source>
        <translation>Parties avec une étoile</translation>
    </message>
    <message>
        <source>Search by name, comment, date (2026-11-23) or opening moves (44536)</source>
        <translation>Chercher par nom, commentaire, date (2026-11-23) ou premiers coups (44536)</translation>
    </message>
    <message>
        <source>Reached this position</source>
        <translation>Passées par cette position</translation>
    </message>
    <message>
        <source>In any move order, including mirror images</source>
        <translation>Dans n’importe quel ordre des coups, images en miroir comprises</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>This folder has no game files (.c4g).</source>
        <translation>Il n’y a pas de fichier de partie (.c4g) dans ce dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu&#xa0;: %1</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were already here.</source>
        <translation>
            <numerusform>%n partie était déjà là.</numerusform>
            <numerusform>%n parties étaient déjà là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes or variations were added to %n of these.</source>
        <translation>
            <numerusform>Des notes ou des variantes ont été ajoutées à %n d’entre elles.</numerusform>
            <numerusform>Des notes ou des variantes ont été ajoutées à %n d’entre elles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Show all games</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>Clear the search and filters</source>
        <translation>Sans recherche ni filtres</translation>
    </message>
    <message>
        <source>Reading game files: %1 of %2</source>
        <translation>Lecture des fichiers de partie&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is done, by which keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the game on the board. Unfinished games continue.</source>
        <translation>Mettre la partie sur le plateau. Une partie inachevée reprend</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Faire le bilan</translation>
    </message>
    <message>
        <source>Open the game on the board and review its moves</source>
        <translation>Mettre la partie sur le plateau et juger ses coups</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorite</translation>
    </message>
    <message>
        <source>Add a star to the selected games, or remove it</source>
        <translation>Donner une étoile aux parties choisies, ou la retirer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore the games you deleted last</source>
        <translation>Rétablir ce qui a été supprimé en dernier</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Delete the restored games again</source>
        <translation>Supprimer de nouveau ce qui a été rétabli</translation>
    </message>
    <message>
        <source>Game files…</source>
        <translation>Fichiers de partie…</translation>
    </message>
    <message>
        <source>Save the selected games as game files, several in a folder</source>
        <translation>Enregistrer les parties choisies en fichiers&#xa0;; s’il y en a plusieurs, dans un dossier</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Add the game files from a folder and its subfolders</source>
        <translation>Ajouter les fichiers de partie d’un dossier et de ses sous-dossiers</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Go to the search field</source>
        <translation>Aller au champ de recherche</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n partie supprimée. «&#xa0;Annuler&#xa0;» la rétablit.</numerusform>
            <numerusform>%n parties supprimées. «&#xa0;Annuler&#xa0;» les rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a game to see it here.</source>
        <translation>Choisis une partie pour la voir ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n games selected.</source>
        <translation>
            <numerusform>%n partie est choisie.</numerusform>
            <numerusform>%n parties sont choisies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n partie trouvée</numerusform>
            <numerusform>%n parties trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Import the game files from a folder</source>
        <translation>Importer les fichiers de partie d’un dossier</translation>
    </message>
    <message>
        <source>Stop importing</source>
        <translation>Arrêter l’importation</translation>
    </message>
    <message>
        <source>Save up to %1 selected games as a PDF, comments included</source>
        <translation>Imprimer les parties choisies dans un PDF, avec leurs coups et leurs commentaires&#xa0;; %1 parties au plus</translation>
    </message>
    <message>
        <source>Delete the selected games. You can undo this.</source>
        <translation>Supprimer les parties choisies. Tu peux annuler.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here automatically.</source>
        <translation>Pas encore de parties. Chaque partie que tu joues est enregistrée ici automatiquement.</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two engines of a game</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game in &amp;front</source>
        <translation>Partie en encre &amp;pleine</translation>
    </message>
    <message>
        <source>Games &amp;underneath</source>
        <translation>Parties a&amp;u-dessous</translation>
    </message>
    <message>
        <source>&amp;All others</source>
        <translation>&amp;Toutes les autres</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>A favourite. Click to remove the star.</source>
        <translation>Une favorite&#xa0;; clique pour retirer l’étoile</translation>
    </message>
    <message>
        <source>Click to make it a favourite</source>
        <translation>Clique pour en faire une favorite</translation>
    </message>
    <message>
        <source>Review the game to see this</source>
        <translation>Connue après le bilan de la partie</translation>
    </message>
    <message>
        <source>Some of its moves have comments</source>
        <translation>Certains de ses coups ont des commentaires</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>favorite</translation>
    </message>
    <message>
        <source>not a favourite</source>
        <translation>pas favorite</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorites</translation>
    </message>
    <message>
        <source>Discs played by both sides together</source>
        <translation>Jetons joués, des deux camps ensemble</translation>
    </message>
    <message>
        <source>Your accuracy in percent, once you&apos;ve reviewed the game</source>
        <translation>Ta précision en pour cent, après le bilan de la partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Your note. Press F2 to edit.</source>
        <translation>Ta note. Appuie sur F2 pour la modifier.</translation>
    </message>
</context>
<context>
    <name>GamesPdf</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy %2 (%1)</source>
        <translation>précision %2 (%1)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
</context>
<context>
    <name>GamesPresenter</name>
    <message>
        <source>Games aren&apos;t being saved in My games right now. %1</source>
        <translation>Les parties ne sont pas conservées dans Mes parties pour le moment. %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, du %2</translation>
    </message>
    <message>
        <source>%1 continues</source>
        <translation>%1&#xa0;: la partie reprend</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Play the games</source>
        <translation>Jouer les parties</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Chart of the games&apos; lengths</source>
        <translation>Graphique des durées des parties</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties jouées</translation>
    </message>
    <message>
        <source>Seed for the games</source>
        <translation>Graine des parties</translation>
    </message>
    <message>
        <source>The same seed always plays the same games</source>
        <translation>La même graine rejoue les mêmes parties</translation>
    </message>
    <message>
        <source>Play with the best choices where known, otherwise with random ones. The exact curve is drawn over the results</source>
        <translation>Jouer avec les meilleurs choix quand ils sont connus, sinon au hasard. La courbe exacte est tracée par-dessus les résultats</translation>
    </message>
    <message>
        <source>Stop and show the games played so far</source>
        <translation>Arrêter&#xa0;; ce qui a été joué s’affiche</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Games by length</source>
        <translation>Parties par durée</translation>
    </message>
    <message>
        <source>Games finished by each length</source>
        <translation>Parties finies à ce moment</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Ce qui est dessiné</translation>
    </message>
    <message>
        <source>Share of games of each length, or share that reached the goal by then</source>
        <translation>La part des parties de chaque durée, ou de celles qui avaient atteint le but</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Parties&#xa0;:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Play many games to compare their lengths with the exact curve.</source>
        <translation>Joue beaucoup de parties pour comparer leurs durées à la courbe exacte.</translation>
    </message>
</context>
<context>
    <name>GifWriter</name>
    <message>
        <source>The animation could not be made: %1.</source>
        <translation>L’animation n’a pas pu être créée&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>GooseBoard</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Bridge
→ 12</source>
        <translation>Pont
→ 12</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Auberge</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Puits</translation>
    </message>
    <message>
        <source>Maze
→ 37</source>
        <translation>Labyrinthe
→ 37</translation>
    </message>
    <message>
        <source>Death
→ 0</source>
        <translation>Mort
→ 0</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Player 1 (round) is on square %1, player 2 (square) on %2</source>
        <translation>Le joueur 1 (rond) est sur la case %1, le joueur 2 (carré) sur la case %2</translation>
    </message>
    <message>
        <source>, player 3 (triangle) on %1</source>
        <translation>, le joueur 3 (triangle) sur la case %1</translation>
    </message>
    <message>
        <source>%1; player %2 has rolled %3.</source>
        <translation>%1&#xa0;; le joueur %2 a fait %3.</translation>
    </message>
    <message>
        <source>%1; player %2 is to move.</source>
        <translation>%1&#xa0;; au joueur %2 de jouer.</translation>
    </message>
    <message>
        <source>, player 4 (diamond) on %1</source>
        <translation>, le joueur 4 (losange) sur la case %1</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message numerus="yes">
        <source>Graphviz is laying out %n node(s) … Press Esc to place them by level now.</source>
        <translation>
            <numerusform>Graphviz dispose %n nœud … Échap le place aussitôt par niveaux.</numerusform>
            <numerusform>Graphviz dispose %n nœuds … Échap les place aussitôt par niveaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Graphviz is redoing the layout … Press Esc to place the nodes by level now.</source>
        <translation>Graphviz refait la disposition … Échap place tout aussitôt par niveaux.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom in. The wheel zooms at the mouse pointer. Drag to pan.</source>
        <translation>Voir de plus près. La molette agrandit à l’endroit de la souris. Glisser déplace la vue</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Zoom out. The wheel zooms at the mouse pointer.</source>
        <translation>Voir davantage. La molette le fait à l’endroit de la souris</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <translation>Afficher de nouveau l’ensemble</translation>
    </message>
    <message>
        <source>Redo &amp;layout</source>
        <translation>Réor&amp;ganiser</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Disposer à nouveau tout ce qui est dessiné. Jusque-là, ce qui est à l’écran reste en place</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>initial</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>sans suite</translation>
    </message>
    <message>
        <source>fails here</source>
        <translation>échoue ici</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>à déplier</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>sur le chemin</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>comparé</translation>
    </message>
    <message>
        <source>leads to %1</source>
        <translation>mène à %1</translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation>%1 mène à %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>laissé de côté</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>pas encore à son tour</translation>
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
        <translation>Les flèches vont de nœud en nœud, Entrée en choisit un. Glisser, ou Maj avec les flèches, déplace l’image. La molette, + et − zooment, 0 montre l’ensemble, Début revient au départ.</translation>
    </message>
    <message>
        <source>Key to shapes and colours</source>
        <translation>Signification des formes et des couleurs</translation>
    </message>
    <message>
        <source>Find a state or a label</source>
        <translation>Chercher un état ou une étiquette</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words or on their edges (Ctrl+F)</source>
        <translation>Marquer tout ce qui contient ce texte, dans ses mots ou sur ses flèches (Ctrl+F)</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Go to the next match (F3, Enter)</source>
        <translation>Résultat suivant (F3, Entrée)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Voir de plus près (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Voir davantage (−)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Afficher l’ensemble</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Afficher l’ensemble (0)</translation>
    </message>
    <message>
        <source>Redo layout</source>
        <translation>Réorganiser</translation>
    </message>
    <message>
        <source>Redo the layout of everything drawn. The picture on screen stays as it is until then.</source>
        <translation>Disposer à nouveau tout ce qui est dessiné. Jusque-là, ce qui est à l’écran reste en place</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of those found</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz&apos;s program dot is not installed.</source>
        <translation>Placé par niveaux&#xa0;: le programme dot de Graphviz n’est pas installé.</translation>
    </message>
    <message>
        <source>Placed by level: Graphviz ended without a layout.</source>
        <translation>Placé par niveaux&#xa0;: Graphviz s’est terminé sans disposition.</translation>
    </message>
    <message numerus="yes">
        <source>Placed by level: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>Placé par niveaux&#xa0;: Graphviz n’a pas trouvé de disposition en %n seconde.</numerusform>
            <numerusform>Placé par niveaux&#xa0;: Graphviz n’a pas trouvé de disposition en %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed by level: Graphviz would take a long time with so many arrows. To run it anyway, choose “Redo layout”.</source>
        <translation>Placé par niveaux&#xa0;: Graphviz mettrait longtemps pour tant de flèches. «&#xa0;Réorganiser&#xa0;» le lance quand même.</translation>
    </message>
    <message>
        <source>Show &amp;labels</source>
        <translation>Afficher les éti&amp;quettes</translation>
    </message>
    <message>
        <source>Show labels on the arrows where they have room (L)</source>
        <translation>Afficher les étiquettes sur les flèches où il y a de la place (L)</translation>
    </message>
    <message>
        <source>Show labels</source>
        <translation>Afficher les étiquettes</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>%1 has no depth setting. Choose one of these: %2.</source>
        <translation>On ne peut pas choisir de profondeur pour %1&#xa0;; on le peut pour %2.</translation>
    </message>
    <message>
        <source>%1 does not search. Choose one of these: %2.</source>
        <translation>%1 ne cherche pas&#xa0;; ceux-ci cherchent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 searches with one worker only. These share their work: %2.</source>
        <translation>%1 cherche avec un seul thread&#xa0;; ceux-ci partagent leur travail&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 searches only the standard board. These search every board: %2.</source>
        <translation>%1 ne cherche que sur le plateau standard&#xa0;; ceux-ci cherchent sur tous&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3, not %4.</source>
        <translation>%1 doit aller de %2 à %3, et non %4.</translation>
    </message>
    <message>
        <source>Unknown name &quot;%1&quot; for what grows. Choose one of these: %2.</source>
        <translation>Il n’y a pas de grandeur «&#xa0;%1&#xa0;» à faire croître&#xa0;; il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Unknown engine &quot;%1&quot;. Choose one of these: %2.</source>
        <translation>Il n’y a pas de moteur «&#xa0;%1&#xa0;»&#xa0;; ici, les moteurs sont %2.</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>Le premier point</translation>
    </message>
    <message>
        <source>The last point</source>
        <translation>Le dernier point</translation>
    </message>
    <message>
        <source>The depth</source>
        <translation>La profondeur</translation>
    </message>
    <message>
        <source>The number of repetitions</source>
        <translation>Le nombre de répétitions</translation>
    </message>
    <message>
        <source>The number of positions</source>
        <translation>Le nombre de positions</translation>
    </message>
    <message>
        <source>The first point, %1, must not be greater than the last, %2.</source>
        <translation>Le premier point, %1, est après le dernier, %2.</translation>
    </message>
    <message>
        <source>The time per point must be at least 1 millisecond.</source>
        <translation>Le temps d’un point doit être d’une milliseconde au moins.</translation>
    </message>
    <message>
        <source>Growing boards are searched empty. They have no other position in common.</source>
        <translation>Les plateaux sont explorés vides&#xa0;; aucune position n’existe sur tous.</translation>
    </message>
    <message>
        <source>The line of play has positions with up to %1 discs, not %2.</source>
        <translation>La suite de coups a des positions jusqu’à %1 jetons, et non %2.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>La partie est terminée dans cette position.</translation>
    </message>
    <message>
        <source>The system does not have enough threads for this number of workers: %1.</source>
        <translation>Le système n’a pas autant de threads qu’il en faut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>depth %1 to %2</source>
        <translation>profondeur %1 à %2</translation>
    </message>
    <message>
        <source>%1 to %2 discs</source>
        <translation>de %1 à %2 jetons</translation>
    </message>
    <message>
        <source>%1 to %2 workers</source>
        <translation>%1 à %2 threads</translation>
    </message>
    <message>
        <source>boards %1 to %2 by size</source>
        <translation>plateaux %1 à %2 par taille</translation>
    </message>
    <message>
        <source>empty boards</source>
        <translation>plateaux vides</translation>
    </message>
    <message>
        <source>random positions each: %1, seed %2</source>
        <translation>positions au hasard par point&#xa0;: %1, graine %2</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>le long de %1</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>plateau vide</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>Each further ply takes %1 times as long</source>
        <translation>Chaque demi-coup de plus multiplie le temps par %1</translation>
    </message>
    <message>
        <source>Each further ply costs %1 times as much</source>
        <translation>Chaque demi-coup de plus multiplie le coût par %1</translation>
    </message>
    <message>
        <source>Each further disc takes %1 times as long</source>
        <translation>Chaque jeton de plus multiplie le temps par %1</translation>
    </message>
    <message>
        <source>Each further disc costs %1 times as much</source>
        <translation>Chaque jeton de plus multiplie le coût par %1</translation>
    </message>
    <message>
        <source>Twice the workers take %1 times as long</source>
        <translation>Doubler les threads multiplie le temps par %1</translation>
    </message>
    <message>
        <source>Twice the workers cost %1 times as much</source>
        <translation>Doubler les threads multiplie le coût par %1</translation>
    </message>
    <message>
        <source>Twice the squares take %1 times as long</source>
        <translation>Doubler les cases multiplie le temps par %1</translation>
    </message>
    <message>
        <source>Twice the squares cost %1 times as much</source>
        <translation>Doubler les cases multiplie le coût par %1</translation>
    </message>
    <message>
        <source>Depth in plies</source>
        <translation>Profondeur en demi-coups</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Jetons sur le plateau</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Squares of the board</source>
        <translation>Cases du plateau</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Temps en ms</translation>
    </message>
    <message>
        <source>search depth: %1</source>
        <translation>demi-coups d’avance&#xa0;: %1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>répétitions&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (95 %: %2 to %3; %4, %5 points, R² %6).</source>
        <translation>%1 (95&#xa0;%&#xa0;: de %2 à %3&#xa0;; %4, %5 points, R² %6).</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>fewer searches</source>
        <translation>recherches manquantes</translation>
    </message>
    <message>
        <source>time ran out: the cost is higher</source>
        <translation>temps écoulé&#xa0;: plus que cela</translation>
    </message>
    <message>
        <source>the game ends before this depth</source>
        <translation>la partie finit avant cette profondeur</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Arrêté avant la fin.</translation>
    </message>
    <message>
        <source>Where time ran out, the cost is higher than shown. That point is not part of the fit.</source>
        <translation>Là où le temps s’est écoulé, le coût dépasse la valeur affichée. Ce point ne compte pas pour la droite.</translation>
    </message>
    <message>
        <source>Where the game ends before this depth, searching deeper costs no more. These points are not part of the fit.</source>
        <translation>Là où la partie finit avant cette profondeur, chercher plus loin ne coûte pas plus. Ces points ne comptent pas pour la droite.</translation>
    </message>
    <message>
        <source>Where fewer searches finished, the hard positions are missing. These points are not part of the fit.</source>
        <translation>Là où des recherches n’ont pas abouti, les positions difficiles manquent. Ces points ne comptent pas pour la droite.</translation>
    </message>
    <message>
        <source>Where there are no nodes, a book gave the answer.</source>
        <translation>Là où il n’y a pas de nœuds, un livre a répondu.</translation>
    </message>
    <message>
        <source>On the %1 board, a line of %2 wins.</source>
        <translation>Sur %1, il faut aligner %2 jetons pour gagner.</translation>
    </message>
    <message>
        <source>The node counts differ between runs, because the workers share a table.</source>
        <translation>Des threads qui partagent une table comptent d’autres nœuds à chaque exécution.</translation>
    </message>
    <message>
        <source>Something else ran at the same time.</source>
        <translation>Autre chose tournait en même temps.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Croissance du coût</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbé</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>autre chose tournait en même temps</translation>
    </message>
    <message>
        <source>known numbers of move sequences (perft), summed</source>
        <translation>nombres connus de suites de coups (perft), additionnés</translation>
    </message>
    <message>
        <source>Amsalu, Efrem 2022: %1</source>
        <translation>Amsalu, Efrem 2022&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kang, Wang, Hu 2019, figures 12 and 13</source>
        <translation>Kang, Wang, Hu 2019, figures 12 et 13</translation>
    </message>
    <message>
        <source>BitBully, its own read-me: empty board</source>
        <translation>BitBully, son lisez-moi&#xa0;: plateau vide</translation>
    </message>
    <message>
        <source>Pons&apos; solver, by BitBully&apos;s read-me: empty board</source>
        <translation>Le solveur de Pons, selon le lisez-moi de BitBully&#xa0;: plateau vide</translation>
    </message>
    <message>
        <source>The fit leaves out a start-up of %1 ms in each search.</source>
        <translation>L’ajustement laisse de côté %1 ms de démarrage dans chaque recherche.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>Chart of search growth by depth</source>
        <translation>Graphique de la croissance des recherches avec la profondeur</translation>
    </message>
    <message>
        <source>%1, with a table</source>
        <translation>%1, avec une table</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>minimum possible</source>
        <translation>le moins possible</translation>
    </message>
    <message>
        <source>%1: %2 at depth %3</source>
        <translation>%1&#xa0;: %2 à la profondeur %3</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>%1, depth %2: %3</source>
        <translation>%1, profondeur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Press Compare to see how the searches grow with depth.</source>
        <translation>Compare les recherches pour voir comment elles croissent avec la profondeur.</translation>
    </message>
</context>
<context>
    <name>GrowthFit</name>
    <message>
        <source>A line of growth needs at least three points, not %1.</source>
        <translation>Une droite de croissance demande trois points ou plus&#xa0;; il y en a %1.</translation>
    </message>
    <message>
        <source>The cost at %1 is not above 0, so it has no logarithm.</source>
        <translation>Le coût en %1 n’est pas supérieur à 0, il n’a donc pas de logarithme.</translation>
    </message>
    <message>
        <source>A power law needs x values above 0, not %1.</source>
        <translation>Une loi de puissance demande des valeurs supérieures à 0, et non %1.</translation>
    </message>
    <message>
        <source>All points are at %1, so no growth can be fitted.</source>
        <translation>Tous les points sont en %1&#xa0;: rien n’y croît.</translation>
    </message>
    <message>
        <source>Start-up is most of the cost at all but %1 points. A fit of growth needs at least three.</source>
        <translation>Sauf en %1 points, le démarrage est la plus grande part du coût. Un ajustement de la croissance en demande au moins trois.</translation>
    </message>
</context>
<context>
    <name>GrowthForm</name>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>plateau vide</translation>
    </message>
    <message>
        <source>Line of play whose positions are searched, such as 44536 or d1 d2 e1. Leave empty for random positions.</source>
        <translation>Une suite de coups dont on explore les positions, comme 44536 ou d1 d2 e1. Sans elle, des positions au hasard</translation>
    </message>
    <message>
        <source>Moves that reach the position, such as 44536 or d1 d2 e1</source>
        <translation>Les coups qui y mènent, comme 44536 ou d1 d2 e1</translation>
    </message>
    <message>
        <source>the full tree</source>
        <translation>l’arbre complet</translation>
    </message>
    <message>
        <source>an exact answer</source>
        <translation>une réponse exacte</translation>
    </message>
    <message>
        <source>Every position to the depth, without a heuristic</source>
        <translation>Toutes les positions jusqu’à la profondeur, sans heuristique</translation>
    </message>
    <message>
        <source>To the end of the game, without a book</source>
        <translation>Jusqu’à la fin de la partie, sans livre</translation>
    </message>
</context>
<context>
    <name>GrowthModel</name>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Min – max</source>
        <translation>Min – max</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Racine</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Médiane ms</translation>
    </message>
    <message>
        <source>Min – max ms</source>
        <translation>Min – max ms</translation>
    </message>
    <message>
        <source>Published nodes</source>
        <translation>Nœuds publiés</translation>
    </message>
    <message>
        <source>Published ms</source>
        <translation>ms publiées</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>What grows</source>
        <translation>Ce qui croît</translation>
    </message>
    <message>
        <source>Positions visited: the median of all searches at this point</source>
        <translation>Positions visitées, médiane de toutes les recherches de ce point</translation>
    </message>
    <message>
        <source>Fewest and most nodes in one search</source>
        <translation>Le moins et le plus de nœuds d’une recherche</translation>
    </message>
    <message>
        <source>Effective branching factor: nodes divided by the nodes in the row above</source>
        <translation>Facteur de branchement effectif&#xa0;: nœuds divisés par ceux de la ligne du dessus</translation>
    </message>
    <message>
        <source>Effective branching factor: the depth-th root of the nodes, as in a uniform tree</source>
        <translation>Facteur de branchement effectif&#xa0;: la racine des nœuds selon la profondeur, comme pour un arbre aux branches égales</translation>
    </message>
    <message>
        <source>Median wall time of a search</source>
        <translation>Temps réel d’une recherche, médiane</translation>
    </message>
    <message>
        <source>Fastest and slowest search</source>
        <translation>La recherche la plus rapide et la plus lente</translation>
    </message>
    <message>
        <source>Published node counts for the same point. Hover over a number to see the source.</source>
        <translation>Ce que d’autres ont publié pour la même mesure&#xa0;; l’infobulle d’un nombre dit qui</translation>
    </message>
    <message>
        <source>Published times for the same point, on the authors&apos; machines</source>
        <translation>Ce que d’autres ont publié pour la même mesure, sur leurs machines</translation>
    </message>
    <message>
        <source>Unfinished points are not part of the fit</source>
        <translation>Les points inachevés ne comptent pas pour la droite</translation>
    </message>
</context>
<context>
    <name>GrowthPage</name>
    <message>
        <source>Search each point in turn</source>
        <translation>Chercher à chaque point tour à tour</translation>
    </message>
    <message>
        <source>Pause after the current search. You can continue later.</source>
        <translation>Mettre en pause après la recherche en cours, pour reprendre plus tard</translation>
    </message>
    <message>
        <source>Stop and keep the finished points</source>
        <translation>Arrêter et garder les points terminés</translation>
    </message>
    <message>
        <source>%v of %m searches</source>
        <translation>%v recherches sur %m</translation>
    </message>
    <message>
        <source>Searches finished</source>
        <translation>Recherches terminées</translation>
    </message>
    <message>
        <source>Export the growth results</source>
        <translation>Exporter la croissance</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>croissance</translation>
    </message>
    <message>
        <source>Repeat one search while one thing grows. See what each further step costs.</source>
        <translation>Une même recherche, encore et encore, tandis qu’une grandeur croît&#xa0;: ce que coûte chaque pas de plus.</translation>
    </message>
    <message>
        <source>How cost grows</source>
        <translation>Croissance du coût</translation>
    </message>
    <message>
        <source>Repeat one search while the depth, discs, workers or board grow, and fit a line to its cost</source>
        <translation>Une même recherche tandis que croissent la profondeur, les jetons, les threads ou les plateaux, et la droite de son coût</translation>
    </message>
    <message>
        <source>How the cost grows</source>
        <translation>Comment le coût croît</translation>
    </message>
    <message>
        <source>Measure of cost in the chart</source>
        <translation>L’unité du coût dans le graphique</translation>
    </message>
    <message>
        <source>Cost:</source>
        <translation>Coût&#xa0;:</translation>
    </message>
    <message>
        <source>Cost of each point, with published figures</source>
        <translation>Coût de chaque point, à côté des valeurs publiées</translation>
    </message>
    <message>
        <source>Searching.</source>
        <translation>Recherche en cours.</translation>
    </message>
    <message>
        <source>The cost of each step appears here.</source>
        <translation>Ici s’affichera ce que coûte un pas.</translation>
    </message>
    <message>
        <source>See what each further ply costs</source>
        <translation>Voir ce que coûte chaque demi-coup de plus</translation>
    </message>
</context>
<context>
    <name>H1</name>
    <message>
        <source>four in line</source>
        <translation>quatre alignés</translation>
    </message>
    <message>
        <source>three in line, both ends available</source>
        <translation>trois alignés, les deux extrémités disponibles</translation>
    </message>
    <message>
        <source>three in line, one end available</source>
        <translation>trois alignés, une extrémité disponible</translation>
    </message>
    <message>
        <source>three of four with a gap</source>
        <translation>trois sur quatre avec un trou</translation>
    </message>
    <message>
        <source>two in line, vertical</source>
        <translation>deux alignés, à la verticale</translation>
    </message>
    <message>
        <source>two in line, open on both sides</source>
        <translation>deux alignés, ouverts des deux côtés</translation>
    </message>
    <message numerus="yes">
        <source>two in line, %n square(s) open on one side</source>
        <translation>
            <numerusform>deux alignés, %n case ouverte d’un côté</numerusform>
            <numerusform>deux alignés, %n cases ouvertes d’un côté</numerusform>
        </translation>
    </message>
    <message>
        <source>a disc</source>
        <translation>un jeton</translation>
    </message>
    <message>
        <source>a disc alone</source>
        <translation>un jeton isolé</translation>
    </message>
</context>
<context>
    <name>H1Options</name>
    <message>
        <source>without feature 1 (four in line)</source>
        <translation>sans la caractéristique 1 (quatre alignés)</translation>
    </message>
    <message>
        <source>without feature 2 (three in line)</source>
        <translation>sans la caractéristique 2 (trois alignés)</translation>
    </message>
    <message>
        <source>without feature 3 (two in line)</source>
        <translation>sans la caractéristique 3 (deux alignés)</translation>
    </message>
    <message>
        <source>without feature 4 (lone discs)</source>
        <translation>sans la caractéristique 4 (jetons isolés)</translation>
    </message>
    <message>
        <source>vertical pairs count the empty squares above</source>
        <translation>paires verticales&#xa0;: cases vides au-dessus</translation>
    </message>
    <message>
        <source>pairs with one available square count 10,000</source>
        <translation>paires à une case disponible&#xa0;: 10 000</translation>
    </message>
    <message>
        <source>every empty square is available</source>
        <translation>toute case vide est disponible</translation>
    </message>
    <message>
        <source>a gap must be available</source>
        <translation>un trou doit être disponible</translation>
    </message>
    <message>
        <source>a pair beside a gap also counts as a pair</source>
        <translation>une paire près d’un trou est une paire</translation>
    </message>
    <message>
        <source>runs may overlap</source>
        <translation>les séries peuvent se chevaucher</translation>
    </message>
    <message>
        <source>every disc counts for its column</source>
        <translation>chaque jeton compte pour sa colonne</translation>
    </message>
    <message>
        <source>only the side&apos;s own features</source>
        <translation>seulement les caractéristiques du camp</translation>
    </message>
    <message>
        <source>an open three counts as four in line</source>
        <translation>un trois ouvert compte comme quatre</translation>
    </message>
    <message>
        <source>values %1</source>
        <translation>valeurs %1</translation>
    </message>
    <message>
        <source>H1 strict</source>
        <translation>H1 stricte</translation>
    </message>
    <message>
        <source>H1 variant: %1</source>
        <translation>variante de H1&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no variant of H1 called &quot;%1&quot;. The variants are strict, %2.</source>
        <translation>Il n’y a pas de variante de H1 appelée «&#xa0;%1&#xa0;»&#xa0;; les variantes sont strict, %2.</translation>
    </message>
</context>
<context>
    <name>H1OptionsDialog</name>
    <message>
        <source>F1: four in line</source>
        <translation>F1&#xa0;: quatre alignés</translation>
    </message>
    <message>
        <source>F2: three in line</source>
        <translation>F2&#xa0;: trois alignés</translation>
    </message>
    <message>
        <source>F3: two in line</source>
        <translation>F3&#xa0;: deux alignés</translation>
    </message>
    <message>
        <source>F4: a disc on its own</source>
        <translation>F4&#xa0;: un jeton isolé</translation>
    </message>
    <message>
        <source>A vertical pair counts all empty squares above it</source>
        <translation>Une paire verticale compte les cases vides du dessus</translation>
    </message>
    <message>
        <source>A pair with room for three is worth 10,000</source>
        <translation>Une paire avec de la place pour trois vaut 10&#x202f;000</translation>
    </message>
    <message>
        <source>“Available” means empty, whether playable now or not</source>
        <translation>«&#xa0;Disponible&#xa0;» veut dire vide, jouable ou non</translation>
    </message>
    <message>
        <source>The gap in a broken three must be playable now</source>
        <translation>Le trou d’un trois doit être jouable</translation>
    </message>
    <message>
        <source>The pair in a broken three also counts as a pair</source>
        <translation>La paire d’un trois interrompu est aussi une paire</translation>
    </message>
    <message>
        <source>Runs may overlap: three in line also count as two pairs</source>
        <translation>Les séries se chevauchent&#xa0;: un trois, deux paires</translation>
    </message>
    <message>
        <source>Every disc counts for its column, not only lone ones</source>
        <translation>Chaque jeton compte, pas seulement les isolés</translation>
    </message>
    <message>
        <source>Count only the side&apos;s own features</source>
        <translation>Ne compter que ses propres caractéristiques</translation>
    </message>
    <message>
        <source>An open three counts as four in line</source>
        <translation>Un trois ouvert compte comme quatre alignés</translation>
    </message>
    <message>
        <source>Heuristic H1</source>
        <translation>Heuristique H1</translation>
    </message>
    <message>
        <source>Features of the study</source>
        <translation>Caractéristiques de l’étude</translation>
    </message>
    <message>
        <source>Choices the study leaves open</source>
        <translation>Lectures de ce que l’étude laisse ouvert</translation>
    </message>
    <message>
        <source>The heuristic in words</source>
        <translation>L’heuristique en mots</translation>
    </message>
    <message>
        <source>Values of the features</source>
        <translation>Valeurs des caractéristiques</translation>
    </message>
    <message>
        <source>The &amp;study&apos;s values</source>
        <translation>Valeurs de l’é&amp;tude</translation>
    </message>
    <message>
        <source>Restore the feature values from the article</source>
        <translation>Rendre aux caractéristiques les valeurs de l’article</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>D’un &amp;fichier…</translation>
    </message>
    <message>
        <source>Load values saved by the laboratory&apos;s tuning</source>
        <translation>Un jeu de valeurs enregistré par l’ajustement du laboratoire</translation>
    </message>
    <message>
        <source>The study&apos;s values.</source>
        <translation>Les valeurs de l’étude.</translation>
    </message>
    <message>
        <source>Values of H1</source>
        <translation>Valeurs de H1</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1);;All files (*)</source>
        <translation>Valeurs de H1 (*.h1);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>H1Weights</name>
    <message>
        <source>three in line</source>
        <translation>trois alignés</translation>
    </message>
    <message>
        <source>open pair</source>
        <translation>paire ouverte</translation>
    </message>
    <message>
        <source>square beside a pair</source>
        <translation>case à côté d’une paire</translation>
    </message>
    <message>
        <source>lone disc on a or g</source>
        <translation>jeton isolé en a ou g</translation>
    </message>
    <message>
        <source>lone disc on b or f</source>
        <translation>jeton isolé en b ou f</translation>
    </message>
    <message>
        <source>lone disc on c or e</source>
        <translation>jeton isolé en c ou e</translation>
    </message>
    <message>
        <source>lone disc on d</source>
        <translation>jeton isolé en d</translation>
    </message>
    <message>
        <source>Line %1 is &apos;%2&apos;. It needs a name, an equals sign and a value, such as &apos;three = 900000&apos;.</source>
        <translation>La ligne %1 est «&#xa0;%2&#xa0;», et non un nom, un signe égal et une valeur comme «&#xa0;three = 900000&#xa0;».</translation>
    </message>
    <message>
        <source>Line %1 gives %2 the value &apos;%3&apos;, which is not a whole number from 0 to %4.</source>
        <translation>La ligne %1 donne à %2 la valeur «&#xa0;%3&#xa0;», qui n’est pas un entier de 0 à %4.</translation>
    </message>
    <message>
        <source>Line %1 names &apos;%2&apos;, but the values of H1 are %3.</source>
        <translation>La ligne %1 nomme «&#xa0;%2&#xa0;», mais les valeurs de H1 sont %3.</translation>
    </message>
    <message>
        <source>The values of H1 in &apos;%1&apos; cannot be read: %2</source>
        <translation>Impossible de lire les valeurs de H1 de «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no values of H1: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas de valeurs de H1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The values of H1 cannot be written to &apos;%1&apos;: %2</source>
        <translation>Impossible d’écrire les valeurs de H1 dans «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>H2</name>
    <message numerus="yes">
        <source>%n possible four(s) run through the square</source>
        <translation>
            <numerusform>%n alignement possible passe par la case</numerusform>
            <numerusform>%n alignements possibles passent par la case</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>Hand this to the lesson</source>
        <translation>Transmettre à la leçon</translation>
    </message>
    <message>
        <source>Give this result and its settings to the lesson as your answer</source>
        <translation>Donner à la leçon ce résultat et ses réglages, comme réponse</translation>
    </message>
    <message>
        <source>This page has no result to hand over yet. Press Run first.</source>
        <translation>Cette page n’a encore aucun résultat à transmettre. Appuie d’abord sur «&#xa0;Exécuter&#xa0;».</translation>
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
        <translation>Toi %1 – %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a score, and the games drawn</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n nulle</numerusform>
            <numerusform>%n nulles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Share of points for the player named first. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Part des points du premier nommé&#xa0;: une victoire compte 1, une nulle un demi. %1 plus de la moitié, %2 moins.</translation>
    </message>
    <message>
        <source>Share of points for the column&apos;s player against the row&apos;s. A win counts 1, a draw one half. %1 more than half, %2 less.</source>
        <translation>Part des points du joueur de la colonne contre celui de la ligne&#xa0;: une victoire compte 1, une nulle un demi. %1 plus de la moitié, %2 moins.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scored %2 of the points.</source>
        <translation>%1 a une part de %2 des points.</translation>
    </message>
</context>
<context>
    <name>HeldFiles</name>
    <message>
        <source>this program has it open as a database</source>
        <translation>c’est une base de données que ce programme a ouverte</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match of all matches</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>HeuristicText</name>
    <message>
        <source>win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of a heuristic: +∞ and −40</comment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>HiddenNames</name>
    <message>
        <source>Hide names</source>
        <translation>Masquer les noms</translation>
    </message>
    <message>
        <source>Number the students again</source>
        <translation>Renuméroter les élèves</translation>
    </message>
    <message>
        <source>Show Student 1, Student 2 … instead of names, on this page and in exports. Students keep their numbers in every lesson.</source>
        <translation>Afficher Élève 1, Élève 2 … au lieu des noms, sur cette page et dans les fichiers exportés. Les élèves gardent leur numéro dans toutes les leçons.</translation>
    </message>
    <message>
        <source>Start with Student 1 again, for another class</source>
        <translation>Recommencer à Élève 1, pour une autre classe</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Estimate: H1 at a depth of %n plies, not proved</source>
        <translation>
            <numerusform>Estimation&#xa0;: H1 à une profondeur de %n demi-coup, non prouvée</numerusform>
            <numerusform>Estimation&#xa0;: H1 à une profondeur de %n demi-coups, non prouvée</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate: nothing proved</source>
        <translation>Estimation&#xa0;: rien n’est prouvé</translation>
    </message>
    <message>
        <source>Exact: %1</source>
        <translation>Exact&#xa0;: %1</translation>
    </message>
    <message>
        <source>Proved, but perhaps not the best column: %1</source>
        <translation>Prouvé, mais peut-être pas la meilleure colonne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Look at columns %1 to %2.</source>
        <translation>Regarde les colonnes %1 à %2.</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Look at column %1.</source>
        <translation>Regarde la colonne %1.</translation>
    </message>
    <message>
        <source>Look at columns %1 and %2.</source>
        <translation>Regarde les colonnes %1 et %2.</translation>
    </message>
    <message>
        <source>You can make four in column %1.</source>
        <translation>Tu peux aligner quatre jetons en colonne %1.</translation>
    </message>
    <message>
        <source>You can make four in column %1 or %2.</source>
        <translation>Tu peux aligner quatre jetons en colonne %1 ou %2.</translation>
    </message>
    <message>
        <source>You can make four somewhere in columns %1 to %2.</source>
        <translation>Tu peux aligner quatre jetons dans l’une des colonnes %1 à %2.</translation>
    </message>
    <message>
        <source>You need to block in column %1.</source>
        <translation>Il faut bloquer en colonne %1.</translation>
    </message>
    <message>
        <source>You need to block in column %1 or %2.</source>
        <translation>Il faut bloquer en colonne %1 ou %2.</translation>
    </message>
    <message>
        <source>You need to block somewhere in columns %1 to %2.</source>
        <translation>Il faut bloquer dans l’une des colonnes %1 à %2.</translation>
    </message>
    <message>
        <source>it makes four in a row</source>
        <translation>tu alignes quatre jetons</translation>
    </message>
    <message>
        <source>it blocks three in a row</source>
        <translation>tu bloques trois jetons alignés</translation>
    </message>
    <message>
        <source>it blocks four in a row</source>
        <translation>tu bloques l’alignement adverse</translation>
    </message>
    <message>
        <source>it makes two threats at once</source>
        <translation>tu crées une double menace</translation>
    </message>
    <message>
        <source>it stacks two threats</source>
        <translation>tu superposes deux menaces</translation>
    </message>
    <message>
        <source>nothing else is free</source>
        <translation>c’est la seule colonne libre</translation>
    </message>
    <message>
        <source>nothing else is safe</source>
        <translation>c’est la seule colonne sûre</translation>
    </message>
    <message>
        <source>it stops two threats at once</source>
        <translation>tu pares une double menace</translation>
    </message>
    <message>
        <source>it holds out longest</source>
        <translation>tu résistes le plus longtemps</translation>
    </message>
    <message>
        <source>nothing can save this game</source>
        <translation>rien ne peut sauver cette partie</translation>
    </message>
    <message>
        <source>it makes a threat for later</source>
        <translation>tu prépares une menace pour plus tard</translation>
    </message>
    <message>
        <source>nothing else keeps your win</source>
        <translation>sinon, la victoire t’échappe</translation>
    </message>
    <message>
        <source>it wins soonest</source>
        <translation>tu gagnes au plus vite</translation>
    </message>
    <message>
        <source>it keeps your win</source>
        <translation>tu gardes la victoire</translation>
    </message>
    <message>
        <source>nothing else keeps the draw</source>
        <translation>sinon, la nulle t’échappe</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>tu gardes la nulle</translation>
    </message>
    <message>
        <source>it won&apos;t lose</source>
        <translation>tu ne perdras pas</translation>
    </message>
    <message>
        <source>it threatens four in a row</source>
        <translation>tu menaces d’aligner quatre jetons</translation>
    </message>
    <message>
        <source>it stops a threat</source>
        <translation>tu pares une menace</translation>
    </message>
    <message>
        <source>it takes the middle</source>
        <translation>tu prends le milieu</translation>
    </message>
    <message>
        <source>it leaves room for four</source>
        <translation>un alignement y reste possible</translation>
    </message>
    <message>
        <source>Drop in column %1.</source>
        <translation>Joue en colonne %1.</translation>
    </message>
    <message>
        <source>Probably column %1.</source>
        <translation>Probablement la colonne %1.</translation>
    </message>
    <message>
        <source>Drop in column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Joue en colonne %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Probably column %1: %2.</source>
        <comment>a column, why</comment>
        <translation>Probablement la colonne %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Play column %1.</source>
        <translation>Joue la colonne %1.</translation>
    </message>
    <message>
        <source>Try column %1.</source>
        <translation>Essaie la colonne %1.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows the best line.</source>
        <translation>Joue la colonne %1. Le plateau montre la meilleure suite.</translation>
    </message>
    <message>
        <source>Play column %1. The board shows what may follow.</source>
        <translation>Joue la colonne %1. Le plateau montre une suite possible.</translation>
    </message>
    <message>
        <source>Try column %1. The board shows what may follow.</source>
        <translation>Essaie la colonne %1. Le plateau montre une suite possible.</translation>
    </message>
</context>
<context>
    <name>HintLadder</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>La partie est terminée ici&#xa0;: il n’y a pas de coup à suggérer.</translation>
    </message>
</context>
<context>
    <name>HintPresenter</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>Looking for the best column…</source>
        <translation>Recherche de la meilleure colonne…</translation>
    </message>
    <message>
        <source>Looking for the best column and the next moves…</source>
        <translation>Recherche de la meilleure colonne et de la suite…</translation>
    </message>
</context>
<context>
    <name>HintSearch</name>
    <message>
        <source>The game is over here, so there are no hints.</source>
        <translation>La partie est terminée ici&#xa0;: il n’y a pas de coup à suggérer.</translation>
    </message>
</context>
<context>
    <name>JobBase</name>
    <message>
        <source>Not enough memory to continue. The results so far are kept.</source>
        <translation>Il n’y a pas assez de mémoire pour continuer. Ce qui a été trouvé jusque-là est conservé.</translation>
    </message>
    <message>
        <source>The work ended with an error: %1</source>
        <translation>Le travail s’est arrêté sur une erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>The work ended with an unknown error.</source>
        <translation>Le travail s’est arrêté sur une erreur inconnue.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>This is not valid JSON: line %1, column %2: %3.</source>
        <translation>Ce n’est pas du JSON&#xa0;: ligne %1, colonne %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>This is valid JSON, but not a JSON object.</source>
        <translation>C’est du JSON, mais pas un objet JSON.</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>c’est vide</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>le texte se termine trop tôt</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, but is %4.</source>
        <translation>%1 doit être un nombre entier de %2 à %3&#xa0;; ici&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, but is %4.</source>
        <translation>%1 doit être un nombre de %2 à %3&#xa0;; ici&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 must be text, but is %2.</source>
        <translation>%1 doit être un texte&#xa0;; ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has more than %2 characters.</source>
        <translation>%1 a plus de %2 caractères.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, but is %3.</source>
        <translation>%1 doit être l’un de %2&#xa0;; ici&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is %2.</source>
        <translation>%1 doit être true ou false&#xa0;; ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 must be an object, but is %2.</source>
        <translation>%1 doit être un objet&#xa0;; ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 must be an array, but is %2.</source>
        <translation>%1 doit être un tableau&#xa0;; ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 entries, but the most allowed is %3.</source>
        <translation>%1 a %2 éléments&#xa0;; le maximum est %3.</translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message>
        <source>Nothing can follow there.</source>
        <translation>Rien ne peut suivre à cet endroit.</translation>
    </message>
    <message>
        <source>Possible there: %1 and others.</source>
        <translation>Possible à cet endroit&#xa0;: %1 et d’autres.</translation>
    </message>
    <message>
        <source>Possible there: %1.</source>
        <translation>Possible à cet endroit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Step %1, %2, is not possible. </source>
        <translation>Le pas %1, %2, n’est pas possible. </translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) are allowed.</source>
        <translation>
            <numerusform>%n pas au plus est permis.</numerusform>
            <numerusform>%n pas au plus sont permis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every step is possible, but the walk does not end where it should.</source>
        <translation>Chaque pas est possible, mais le parcours ne finit pas où il faut.</translation>
    </message>
    <message>
        <source>The page had other settings: %1.</source>
        <translation>La page avait d’autres réglages&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>KeptExperiments</name>
    <message>
        <source>The folder “%1” could not be created. Choose another place for the games.</source>
        <translation>Impossible de créer le dossier «&#xa0;%1&#xa0;»&#xa0;; choisis un autre endroit pour les parties.</translation>
    </message>
</context>
<context>
    <name>KeptMeasurements</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>Rien n’a encore été mesuré</translation>
    </message>
    <message>
        <source>Kept measurements</source>
        <translation>Mesures conservées</translation>
    </message>
    <message>
        <source>Saved measurements, newest first</source>
        <translation>Les mesures conservées, la plus récente en premier</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>Conser&amp;vées&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>Rename this measurement in the list</source>
        <translation>Donner un autre nom à cette mesure dans la liste</translation>
    </message>
    <message>
        <source>Use as a &amp;template</source>
        <translation>Utiliser comme &amp;modèle</translation>
    </message>
    <message>
        <source>Copy the settings of this measurement into the fields above</source>
        <translation>Reporter les réglages de cette mesure dans les champs ci-dessus</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Delete this measurement and its file</source>
        <translation>Supprimer cette mesure et son fichier</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Gérer</translation>
    </message>
    <message>
        <source>Rename or delete the selected measurement, or make another like it</source>
        <translation>Renommer ou supprimer la mesure choisie, ou en faire une semblable</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Renommer la mesure</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Nom&#xa0;; vide pour son propre titre&#xa0;:</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>Supprimer la mesure</translation>
    </message>
    <message>
        <source>“%1” and its file will be permanently deleted. Delete it?</source>
        <translation>«&#xa0;%1&#xa0;» et son fichier seront supprimés définitivement. Supprimer&#xa0;?</translation>
    </message>
</context>
<context>
    <name>KeptRunMenu</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>Rename this run in the lists</source>
        <translation>Donner un autre nom à cette exécution dans les listes</translation>
    </message>
    <message>
        <source>Use as a &amp;template…</source>
        <translation>Utiliser comme &amp;modèle…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Delete this run and all its games</source>
        <translation>Supprimer cette exécution et toutes ses parties</translation>
    </message>
    <message>
        <source>Manage</source>
        <translation>Gérer</translation>
    </message>
    <message>
        <source>Rename or delete the selected run, or make another like it</source>
        <translation>Renommer ou supprimer l’exécution choisie, ou en faire une semblable</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Renommer l’exécution</translation>
    </message>
    <message>
        <source>Name (leave empty for the automatic title):</source>
        <translation>Nom&#xa0;; vide pour son propre titre&#xa0;:</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Supprimer l’exécution</translation>
    </message>
    <message>
        <source>“%1” and all its games will be permanently deleted. Delete it?</source>
        <translation>«&#xa0;%1&#xa0;» et toutes ses parties seront supprimées définitivement. Supprimer&#xa0;?</translation>
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
            <numerusform>graine %1, %n ronde</numerusform>
            <numerusform>graine %1, %n rondes</numerusform>
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
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Touche&#xa0;:</translation>
    </message>
    <message>
        <source>o&amp;r:</source>
        <translation>&amp;ou&#xa0;:</translation>
    </message>
    <message>
        <source>Press the new key here. Delete clears it, and Tab moves on.</source>
        <translation>Appuie ici sur la nouvelle touche. Suppr n’en laisse aucune, Tab passe à la suite</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Les touches d’origine du programme</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Touche de %1</translation>
    </message>
    <message>
        <source>Second key for %1</source>
        <translation>Deuxième touche de %1</translation>
    </message>
    <message>
        <source>%1 Press another one.</source>
        <comment>why a key can&apos;t be had</comment>
        <translation>%1 Appuie sur une autre.</translation>
    </message>
    <message>
        <source>Re&amp;assign</source>
        <translation>&amp;Réattribuer</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>%1 is already the key for “%2”.</source>
        <translation>%1 est la touche de «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>LabActivity</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 terminés</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <translation>en pause à %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>45 %, 2 min</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>Laboratory %1</source>
        <translation>Laboratoire %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>LabList</name>
    <message>
        <source>Pages of the laboratory</source>
        <translation>Pages du laboratoire</translation>
    </message>
    <message>
        <source>The page in front, and all others</source>
        <translation>La page affichée, et toutes les autres</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Current status</source>
        <translation>Travail en cours</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Finished in %1.</source>
        <translation>Terminé en %1.</translation>
    </message>
    <message>
        <source>Cancelled after %1. Everything finished by then is kept.</source>
        <translation>Annulé après %1. Ce qui était terminé jusque-là est conservé.</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>En cours&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Stopping.</source>
        <translation>Arrêt en cours.</translation>
    </message>
    <message>
        <source>%1 done, %2 open, %3 per second</source>
        <translation>%1 terminés, %2 à faire, %3 par seconde</translation>
    </message>
    <message>
        <source>%1 done, %2 per second</source>
        <translation>%1 terminés, %2 par seconde</translation>
    </message>
</context>
<context>
    <name>LabPanel</name>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Enseigner</translation>
    </message>
    <message>
        <source>How it thinks</source>
        <translation>Comment il réfléchit</translation>
    </message>
    <message>
        <source>Many workers</source>
        <translation>Plusieurs threads</translation>
    </message>
    <message>
        <source>Games of chance</source>
        <translation>Jeux de hasard</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Études</translation>
    </message>
</context>
<context>
    <name>LabPresenter</name>
    <message>
        <source>On the board: %1, %2 against %3. Press Page Down to step through it.</source>
        <translation>Sur le plateau&#xa0;: %1, %2 contre %3. Page suivante continue la partie.</translation>
    </message>
    <message>
        <source>This page is busy. Its settings cannot change until it has finished.</source>
        <translation>La page travaille en ce moment et garde ses réglages jusqu’à la fin.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>Sur le plateau&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>LabResult</name>
    <message>
        <source>%1 is %2 and should be %3</source>
        <translation>%1 vaut %2 et devrait valoir %3</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>une image</translation>
    </message>
</context>
<context>
    <name>LaboratoryDialog</name>
    <message>
        <source>Insert a laboratory page</source>
        <translation>Insérer une page du laboratoire</translation>
    </message>
    <message>
        <source>The page in front comes first</source>
        <translation>La page au premier plan vient en tête</translation>
    </message>
    <message>
        <source>Say what students should do on the page</source>
        <translation>Dire ce que les élèves doivent faire sur la page</translation>
    </message>
    <message>
        <source>These are chosen on the page now. Delete the lines you don&apos;t need.</source>
        <translation>Voici les réglages choisis en ce moment sur la page. Supprime les lignes inutiles.</translation>
    </message>
    <message>
        <source>&amp;Page:</source>
        <translation>&amp;Page&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Légende&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Settings:</source>
        <translation>Rég&amp;lages&#xa0;:</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>Il n’y a pas de page à ouvrir.</translation>
    </message>
</context>
<context>
    <name>LadderFile</name>
    <message>
        <source>Line %1 is not a game: %2</source>
        <translation>La ligne %1 ne contient pas de partie&#xa0;: %2</translation>
    </message>
    <message>
        <source>The game in line %1 has not ended.</source>
        <translation>La partie de la ligne %1 n’est pas terminée.</translation>
    </message>
    <message>
        <source>This is not a list of ladder games.</source>
        <translation>Ce n’est pas une liste des parties d’une échelle.</translation>
    </message>
    <message>
        <source>Line %1 is game %2, but the ladder has only %3 games.</source>
        <translation>La ligne %1 est la partie %2, mais l’échelle n’a que %3 parties.</translation>
    </message>
    <message>
        <source>Line %1 must begin with a game number, higher than in the line before.</source>
        <translation>La ligne %1 doit commencer par un numéro de partie, plus grand que celui de la ligne précédente.</translation>
    </message>
    <message>
        <source>Line %1 belongs to another ladder: the engines, their settings, the seed or the openings differ.</source>
        <translation>La ligne %1 vient d’une autre échelle&#xa0;: les moteurs, leurs réglages, la graine ou les ouvertures diffèrent.</translation>
    </message>
</context>
<context>
    <name>LensModel</name>
    <message>
        <source>gone</source>
        <comment>a feature that the last move took away</comment>
        <translation>disparue</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a feature that the last move made</comment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>F%1</source>
        <comment>number of a feature of H1</comment>
        <translation>F%1</translation>
    </message>
    <message>
        <source>%1, open %2</source>
        <comment>squares: d1 e1, open c1</comment>
        <translation>%1, ouvertes %2</translation>
    </message>
    <message>
        <source>%1, %2 on %3: %4 units</source>
        <comment>side, feature, squares, value: Orange, two in line on d1 e1: +50,000</comment>
        <translation>%1, %2 en %3&#xa0;: %4 unités</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, new or gone</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Features the last move added or removed</source>
        <translation>Ce que le dernier coup a créé et supprimé</translation>
    </message>
    <message>
        <source>The side it belongs to</source>
        <translation>À quel camp elle appartient</translation>
    </message>
    <message>
        <source>F1 four in a row, F2 three, F3 two, F4 a single disc</source>
        <translation>F1 quatre alignés, F2 trois, F3 deux, F4 un jeton isolé</translation>
    </message>
    <message>
        <source>Its discs and the empty squares it relies on</source>
        <translation>Ses jetons, et les cases vides sur lesquelles elle compte</translation>
    </message>
    <message>
        <source>Its value, in heuristic units</source>
        <translation>Ce qu’elle ajoute, en unités heuristiques</translation>
    </message>
    <message>
        <source>square</source>
        <comment>a disc&apos;s square value</comment>
        <translation>case</translation>
    </message>
</context>
<context>
    <name>LensPanel</name>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Changes from the last move</source>
        <translation>Ce que le dernier coup a changé</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Selected feature</source>
        <translation>La caractéristique choisie</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristique</translation>
    </message>
    <message>
        <source>H1 counts features. H2 adds up the values of squares.</source>
        <translation>H1 compte des caractéristiques, H2 les valeurs des cases</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>le camp au trait</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Positive numbers are good for this side</source>
        <translation>Les nombres supérieurs à zéro sont bons pour ce camp</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Lecture de H1</translation>
    </message>
    <message>
        <source>fo&amp;r</source>
        <translation>po&amp;ur</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, pour %2</translation>
    </message>
    <message>
        <source>strict…</source>
        <translation>stricte…</translation>
    </message>
    <message>
        <source>variant…</source>
        <translation>variante…</translation>
    </message>
    <message>
        <source>Hidden while you look for a move.</source>
        <translation>Caché pendant que tu cherches le coup.</translation>
    </message>
    <message>
        <source>%1: %2 units</source>
        <comment>heuristic and side, its value: H1 strict, for Orange: +200</comment>
        <translation>%1&#xa0;: %2 unités</translation>
    </message>
    <message>
        <source>No features on the board yet. Each one will be listed here with its value. Select one to light up its squares.</source>
        <translation>Il n’y a encore aucune caractéristique sur le plateau. Chacune sera listée ici avec sa valeur. Choisis-en une et ses cases s’éclairent.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Aucun coup n’a encore été joué.</translation>
    </message>
    <message>
        <source>The last move changed it by %1, from %2: %3 new, %4 gone.</source>
        <translation>Le dernier coup l’a changée de %1, à partir de %2&#xa0;; nouvelles&#xa0;: %3, disparues&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Select a feature to see its squares on the board.</source>
        <translation>Choisis une caractéristique pour voir ses cases sur le plateau.</translation>
    </message>
</context>
<context>
    <name>LensPresenter</name>
    <message>
        <source>%1 in %2</source>
        <comment>value, heuristic: +200 in H1 strict, for Orange</comment>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>Heat map: %1, in heuristic units. Light squares are good for this side, dark squares are bad.</source>
        <translation>Carte de chaleur&#xa0;: %1, en unités heuristiques. Les cases claires sont bonnes pour ce camp, les sombres mauvaises.</translation>
    </message>
    <message>
        <source>a disc counts %1 in %2</source>
        <translation>un jeton compte %1 selon %2</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>&apos;%1&apos; is not a column of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une colonne de ce plateau</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;answer&apos;</source>
        <translation>seuls les colonnes et les nombres ont un «&#xa0;answer&#xa0;»</translation>
    </message>
    <message>
        <source>only questions of kind &apos;choice&apos; or &apos;choices&apos; take &apos;right&apos; and &apos;wrong&apos;</source>
        <translation>seul un choix a «&#xa0;right&#xa0;» et «&#xa0;wrong&#xa0;»</translation>
    </message>
    <message>
        <source>an option must not be empty</source>
        <translation>une option ne peut pas être vide</translation>
    </message>
    <message>
        <source>the right column is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>quelle colonne est juste&#xa0;? Indique «&#xa0;answer&#xa0;» ou «&#xa0;exact&#xa0;»</translation>
    </message>
    <message>
        <source>the right number is missing: add &apos;answer&apos; or &apos;exact&apos;</source>
        <translation>quel nombre est juste&#xa0;? Indique «&#xa0;answer&#xa0;» ou «&#xa0;exact&#xa0;»</translation>
    </message>
    <message>
        <source>a choice needs at least two options, one of them right</source>
        <translation>un choix a au moins deux options, et une est juste</translation>
    </message>
    <message>
        <source>a choice needs at least two options</source>
        <translation>un choix a au moins deux options</translation>
    </message>
    <message>
        <source>the kind of question must be one of: %1</source>
        <translation>une question doit être l’une de&#xa0;: %1</translation>
    </message>
    <message>
        <source>only questions of kind &apos;column&apos; or &apos;number&apos; take &apos;exact&apos;</source>
        <translation>seuls les colonnes et les nombres se calculent</translation>
    </message>
    <message>
        <source>&apos;exact&apos; must be one of: %1</source>
        <translation>ce qui se calcule doit être l’un de&#xa0;: %1</translation>
    </message>
    <message>
        <source>a name may contain only letters, digits and hyphens</source>
        <translation>un nom a des lettres, des chiffres et des traits d’union</translation>
    </message>
    <message>
        <source>the game is over in this position</source>
        <translation>la partie est terminée dans cette position</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take a tolerance, and it must be 0 or more</source>
        <translation>un nombre a une tolérance de 0 ou plus</translation>
    </message>
    <message>
        <source>this line must be &apos;key: value&apos;, or a continuation that begins with two spaces</source>
        <translation>il faut ici «&#xa0;clé&#xa0;: valeur&#xa0;», ou la suite d’une ligne après deux espaces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing here</source>
        <translation>«&#xa0;%1&#xa0;» manque ici</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;» doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be &apos;yes&apos; or &apos;no&apos;</source>
        <translation>«&#xa0;%1&#xa0;» doit être «&#xa0;yes&#xa0;» ou «&#xa0;no&#xa0;»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens ici</translation>
    </message>
    <message>
        <source>a lesson needs at least one step: a line that begins with &apos;# &apos;</source>
        <translation>une leçon a au moins une étape&#xa0;: une ligne qui commence par «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>a lesson must begin with its header, between two lines of &apos;---&apos;</source>
        <translation>une leçon commence par son en-tête, entre deux lignes de «&#xa0;---&#xa0;»</translation>
    </message>
    <message>
        <source>the header is not closed by a line of &apos;---&apos;</source>
        <translation>l’en-tête n’est pas fermé par une ligne de «&#xa0;---&#xa0;»</translation>
    </message>
    <message>
        <source>a step needs a title</source>
        <translation>une étape doit avoir un titre</translation>
    </message>
    <message>
        <source>the first step must come before this: a line that begins with &apos;# &apos;</source>
        <translation>la première étape doit venir avant ceci&#xa0;: une ligne qui commence par «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>this block is not closed by a line of &apos;```&apos;</source>
        <translation>ce bloc n’est pas fermé par une ligne de «&#xa0;```&#xa0;»</translation>
    </message>
    <message>
        <source>there is already a question &apos;%1&apos;</source>
        <translation>il y a déjà une question «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number from %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;» doit être un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of: %2</source>
        <translation>«&#xa0;%1&#xa0;» doit être l’un de&#xa0;: %2</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Its pages are: %2</source>
        <translation>le laboratoire n’a pas de page «&#xa0;%1&#xa0;»&#xa0;; ses pages sont&#xa0;: %2</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Its settings are: %3</source>
        <translation>la page «&#xa0;%1&#xa0;» n’a pas de réglage «&#xa0;%2&#xa0;»&#xa0;; elle a&#xa0;: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. Did you mean &apos;%2&apos;?</source>
        <translation>«&#xa0;%1&#xa0;» ne commence aucun bloc d’une leçon&#xa0;; voulais-tu dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>only questions of kind &apos;number&apos; take &apos;also&apos;</source>
        <translation>seul un nombre a un «&#xa0;also&#xa0;»</translation>
    </message>
    <message>
        <source>words are missing: &apos;also&apos; takes a number and what is said when somebody gives it</source>
        <translation>il manque un texte&#xa0;: «&#xa0;also&#xa0;» a un nombre et ce qui est dit quand quelqu’un le donne</translation>
    </message>
    <message>
        <source>&apos;result&apos; must be one of: %1</source>
        <translation>«&#xa0;result&#xa0;» doit être l’un de&#xa0;: %1</translation>
    </message>
    <message>
        <source>a picture has no right number: take &apos;answer&apos; out</source>
        <translation>une image n’a pas de nombre juste&#xa0;: retire «&#xa0;answer&#xa0;»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens ici. Voulais-tu dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>the laboratory has no page &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>le laboratoire n’a pas de page «&#xa0;%1&#xa0;». Voulais-tu dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>the page &apos;%1&apos; has no setting &apos;%2&apos;. Did you mean &apos;%3&apos;?</source>
        <translation>la page «&#xa0;%1&#xa0;» n’a pas de réglage «&#xa0;%2&#xa0;». Voulais-tu dire «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a lesson block. The blocks are: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne commence aucun bloc d’une leçon. Les blocs sont&#xa0;: %2</translation>
    </message>
    <message>
        <source>the model has no formula &apos;%1&apos;. Did you mean &apos;%2&apos;?</source>
        <translation>le modèle n’a pas de formule «&#xa0;%1&#xa0;». Voulais-tu dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>&apos;against&apos; must name what is changed and its new value, such as &apos;mutant stuck&apos;</source>
        <translation>«&#xa0;against&#xa0;» doit nommer ce qui change et sa nouvelle valeur, comme «&#xa0;mutant stuck&#xa0;»</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3</source>
        <translation>le modèle «&#xa0;%1&#xa0;» n’a pas de paramètre «&#xa0;%2&#xa0;». Ses paramètres sont&#xa0;: %3</translation>
    </message>
    <message>
        <source>nothing to hold the formula against: this model has no mutants. Add lines &apos;against&apos;, such as &apos;against: M 2&apos;</source>
        <translation>rien à quoi confronter la formule&#xa0;: ce modèle n’a pas de mutants. Ajoute des lignes «&#xa0;against&#xa0;», comme «&#xa0;against: M 2&#xa0;»</translation>
    </message>
    <message>
        <source>only a walk through a tree takes &apos;exact&apos;</source>
        <translation>seul un parcours dans un arbre a un «&#xa0;exact&#xa0;»</translation>
    </message>
    <message>
        <source>an empty walk leads nowhere</source>
        <translation>un parcours vide ne mène nulle part</translation>
    </message>
    <message>
        <source>there is no model &apos;%1&apos;. The models are: %2</source>
        <translation>il n’y a pas de modèle «&#xa0;%1&#xa0;». Les modèles sont&#xa0;: %2</translation>
    </message>
    <message>
        <source>a picture&apos;s name is that of a file, such as tree.png</source>
        <translation>le nom d’une image est celui d’un fichier, comme arbre.png</translation>
    </message>
    <message>
        <source>there is already a picture &apos;%1&apos;</source>
        <translation>il y a déjà une image «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this picture is damaged: its letters are not base64</source>
        <translation>cette image est endommagée&#xa0;: ses caractères ne sont pas du base64</translation>
    </message>
    <message>
        <source>▲ Line %1: %2</source>
        <translation>▲ Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: the page %2: %3</source>
        <comment>a step, a page, what is wrong</comment>
        <translation>%1, page %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the model %1 has no parameter &apos;%2&apos;; it has: %3</source>
        <translation>le modèle %1 n’a pas de paramètre «&#xa0;%2&#xa0;»&#xa0;; il a&#xa0;: %3</translation>
    </message>
    <message>
        <source>the model %1 has no formula &apos;%2&apos;; it has: %3</source>
        <translation>le modèle %1 n’a pas de formule «&#xa0;%2&#xa0;»&#xa0;; il a&#xa0;: %3</translation>
    </message>
    <message>
        <source>there is no engine &apos;%1&apos;</source>
        <translation>il n’y a pas de moteur «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>The game has ended here. Go back to a position where someone can still move.</source>
        <translation>La partie est terminée ici. Une leçon commence là où quelqu’un peut encore jouer&#xa0;: reviens d’un coup ou plus.</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Leçons (*.lesson.md)</translation>
    </message>
    <message>
        <source>Stopped. The exercises were not saved.</source>
        <translation>Les exercices n’ont pas été écrits&#xa0;: opération arrêtée.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Ouvrir la leçon</translation>
    </message>
    <message>
        <source>Go on with the text in the editor</source>
        <translation>Continuer le texte dans l’éditeur</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>Delete the text that was not saved</source>
        <translation>Supprimer le texte qui n’a pas été enregistré</translation>
    </message>
    <message>
        <source>A lesson was not saved the last time.</source>
        <translation>La dernière fois, une leçon n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Select a lesson in the list, then present it.</source>
        <translation>Choisis une leçon dans la liste, puis présente-la.</translation>
    </message>
</context>
<context>
    <name>LessonDraft</name>
    <message>
        <source>Your text could not be kept in case the program ends: %1. Save it to be safe.</source>
        <translation>Ton texte n’a pas pu être gardé pour le cas où le programme s’arrêterait&#xa0;: %1. Enregistre-le, par sécurité.</translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texte de la leçon</translation>
    </message>
    <message>
        <source>Each step begins with a line such as &apos;# Title&apos;. The Insert menu writes boards, questions and trees for you.</source>
        <translation>Chaque étape commence par une ligne comme «&#xa0;# Titre&#xa0;». Le menu Insertion écrit pour toi les plateaux, les questions et les arbres.</translation>
    </message>
    <message>
        <source>For a student, this button puts the position on the main board. Choose Try the lesson to see it.</source>
        <translation>Chez un élève, ce bouton met la position sur le grand plateau. Choisis «&#xa0;Essayer la leçon&#xa0;» pour le voir.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nouvelle leçon</translation>
    </message>
    <message>
        <source>%1[*] — Lesson editor</source>
        <translation>%1[*] — Éditeur de leçons</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Leçons (*%1)</translation>
    </message>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>La leçon %1 n’a pas pu être lue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This is a copy of a built-in lesson. Change its id if the questions change.</source>
        <translation>C’est une copie d’une leçon du programme. Change son «&#xa0;id&#xa0;» si les questions changent.</translation>
    </message>
    <message>
        <source>This text was not saved the last time. Save it to keep it.</source>
        <translation>La dernière fois, ce texte n’a pas été enregistré. Enregistre-le pour le garder.</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>Leçon non enregistrée</translation>
    </message>
    <message>
        <source>This lesson has unsaved changes.</source>
        <translation>Cette leçon a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save it first?</source>
        <translation>L’enregistrer d’abord&#xa0;?</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Modifiée ailleurs</translation>
    </message>
    <message>
        <source>Another program has changed %1. Replace it with your text?</source>
        <translation>Un autre programme a modifié %1. Le remplacer par ton texte&#xa0;?</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistrée dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</source>
        <translation>
            <numerusform>Enregistrée dans %1. Les élèves ne peuvent pas l’ouvrir tant qu’elle a une erreur (%n).</numerusform>
            <numerusform>Enregistrée dans %1. Les élèves ne peuvent pas l’ouvrir tant que ses erreurs ne sont pas corrigées (%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Enregistrer la leçon</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <translation>ma-lecon</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you try the lesson.</source>
        <translation>Corrige les erreurs ci-dessous avant d’essayer la leçon.</translation>
    </message>
    <message>
        <source>Correct the mistakes below before you share the lesson.</source>
        <translation>Corrige les erreurs ci-dessous avant de partager la leçon.</translation>
    </message>
    <message>
        <source>Share the lesson</source>
        <translation>Partager la leçon</translation>
    </message>
    <message>
        <source>Open this lesson in Fourcast: share the link or scan the code. The whole lesson is in it.</source>
        <translation>Pour ouvrir cette leçon dans Fourcast, partage le lien ou scanne le code. Toute la leçon y est.</translation>
    </message>
    <message>
        <source>Link to the lesson</source>
        <translation>Lien vers la leçon</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>Insérer une image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>What the teacher says and does here.</source>
        <translation>Ce que le professeur dit et fait ici.</translation>
    </message>
    <message>
        <source>New step</source>
        <translation>Nouvelle étape</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be shown, or it is larger than %2 MB.</source>
        <translation>%1 n’est pas une image que l’on peut afficher, ou dépasse %2&#xa0;Mo.</translation>
    </message>
    <message>
        <source>These pictures are not beside the lesson: %1.</source>
        <translation>Ces images ne sont pas à côté de la leçon&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were added to the lesson. Save it to keep them in its file.</source>
        <translation>
            <numerusform>%n image a été ajoutée à la leçon. Enregistre la leçon pour garder l’image dans son fichier.</numerusform>
            <numerusform>%n images ont été ajoutées à la leçon. Enregistre la leçon pour les garder dans son fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this picture the lesson would have %1. The most is %2. Use a smaller picture.</source>
        <translation>Avec cette image, la leçon ferait %1. Le maximum est %2. Prends une image plus petite.</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>End of the lesson</source>
        <translation>Fin de la leçon</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Questions restantes</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>Aller à la question</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in, and is kept for the other lessons.</source>
        <translation>Choisis le nom que tu veux. Il figure dans le fichier que tu rends, et il est gardé pour les autres leçons.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>(not right yet)</source>
        <translation>(pas encore juste)</translation>
    </message>
</context>
<context>
    <name>LessonFiles</name>
    <message>
        <source>The lesson %1 could not be read: %2.</source>
        <translation>La leçon %1 n’a pas pu être lue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n mistake(s):</source>
        <translation>
            <numerusform>%1 a %n erreur&#xa0;:</numerusform>
            <numerusform>%1 a %n erreurs&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No lesson can be kept here.</source>
        <translation>Aucune leçon ne peut être gardée ici.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>LessonHandIn</name>
    <message>
        <source>You can hand in now, continue later, and hand in again. The last step lists the open questions.</source>
        <translation>Tu peux rendre maintenant, continuer plus tard et rendre de nouveau. La dernière étape montre les questions restantes.</translation>
    </message>
    <message>
        <source>&amp;Hand in…</source>
        <translation>&amp;Rendre…</translation>
    </message>
    <message>
        <source>&amp;Keep working</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Rem&amp;placer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>Le &amp;garder</translation>
    </message>
</context>
<context>
    <name>LessonLibrary</name>
    <message>
        <source>Choose a lesson. Your work is saved on this computer as you go. It stays here until you hand it in.</source>
        <translation>Choisis une leçon. Ton travail est gardé sur cet ordinateur au fur et à mesure. Il ne va nulle part avant que tu le rendes.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Press Enter or double-click to open a lesson</source>
        <translation>Entrée ou un double clic ouvre une leçon</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Open the lesson where you left off</source>
        <translation>Ouvrir la leçon là où tu l’as laissée</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>Open a lesson from a file whose name ends in .lesson.md</source>
        <translation>Une leçon que quelqu’un a écrite&#xa0;: un fichier qui se termine par .lesson.md</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>Commencer ou continuer</translation>
    </message>
    <message>
        <source>You will learn to:</source>
        <translation>Tu vas apprendre à&#xa0;:</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, or that of a copy of a built-in lesson</source>
        <translation>Modifier le texte de la leçon, ou celui d’une copie si c’est une leçon du programme</translation>
    </message>
    <message>
        <source>New lesson…</source>
        <translation>Nouvelle leçon…</translation>
    </message>
    <message>
        <source>Write a lesson of your own, with its preview beside it</source>
        <translation>Écrire ta propre leçon, avec l’aperçu à côté</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>This link to a lesson is damaged or incomplete. Copy all of it and try again.</source>
        <translation>Ce lien vers une leçon est endommagé ou incomplet. Copie-le en entier et réessaie.</translation>
    </message>
    <message>
        <source>This lesson is too long for a link: it would have %1 characters, and %2 is the most. Share its file instead.</source>
        <translation>Cette leçon est trop longue pour un lien&#xa0;: il aurait %1 caractères, et le maximum est %2. Partage plutôt son fichier.</translation>
    </message>
    <message>
        <source>The lesson in this link has a mistake in line %1: %2</source>
        <translation>La leçon de ce lien a une erreur à la ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>LessonNews</name>
    <message>
        <source>Messages about the lesson</source>
        <translation>Messages sur la leçon</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>No lesson is open.</source>
        <translation>Aucune leçon n’est ouverte.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Interactive lessons: read, try, answer and hand in</source>
        <translation>Des leçons à l’écran&#xa0;: lire, essayer, répondre et rendre</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*%1)</source>
        <translation>Leçons (*%1)</translation>
    </message>
    <message>
        <source>Enter your name or number first, so your teacher knows whose file it is.</source>
        <translation>Écris d’abord ton nom ou ton numéro, pour que ton professeur sache à qui est le fichier.</translation>
    </message>
    <message>
        <source>Hand in your work</source>
        <translation>Rendre ton travail</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>Réponses (*%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Handed in: %1. Give this file to your teacher. You can continue and hand in again.</source>
        <translation>Rendu&#xa0;: %1. Donne ce fichier à ton professeur. Tu peux continuer et rendre de nouveau.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Start this lesson over from the first step? Your earlier work is kept in a separate file.</source>
        <translation>Recommencer cette leçon depuis la première étape&#xa0;? Ton travail jusqu’ici est mis de côté.</translation>
    </message>
    <message>
        <source>Your earlier work is kept in %1.</source>
        <translation>Ton travail d’avant est gardé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Read, try and answer</source>
        <translation>Lire, essayer et répondre</translation>
    </message>
</context>
<context>
    <name>LessonPresenter</name>
    <message>
        <source>This was the last step. Esc or F11 leaves, Page Up goes back.</source>
        <translation>C’était la dernière étape. Échap ou F11 pour quitter, Page précédente pour revenir.</translation>
    </message>
</context>
<context>
    <name>LessonPreview</name>
    <message>
        <source>The preview appears here when the lesson has its first step: a line that begins with &apos;# &apos;.</source>
        <translation>L’aperçu apparaît ici quand la leçon a sa première étape&#xa0;: une ligne qui commence par «&#xa0;#&#xa0;».</translation>
    </message>
    <message>
        <source>Preview of the step</source>
        <translation>Aperçu de l’étape</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>Your work could not be saved: %1. It is kept while the lesson is open.</source>
        <translation>Ton travail n’a pas pu être enregistré&#xa0;: %1. Il reste là tant que la leçon est ouverte.</translation>
    </message>
    <message>
        <source>Another student has this lesson open in another window. Your work here is saved in %1.</source>
        <translation>Un autre élève a ouvert cette leçon dans une autre fenêtre. Ton travail ici est gardé dans %1.</translation>
    </message>
</context>
<context>
    <name>LessonStepView</name>
    <message>
        <source>Step of the lesson</source>
        <translation>Étape de la leçon</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Pour le professeur</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur le plateau</translation>
    </message>
    <message>
        <source>Put this position on the main board and play from there</source>
        <translation>Mettre cette position sur le grand plateau, pour jouer à partir d’elle</translation>
    </message>
    <message>
        <source>Open this page</source>
        <translation>Ouvrir cette page</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings</source>
        <translation>La page du laboratoire, avec les réglages de la leçon</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texte de la leçon</translation>
    </message>
</context>
<context>
    <name>LessonTree</name>
    <message>
        <source>Move %1 of %2: not examined</source>
        <translation>Coup %1 sur %2&#xa0;: pas examiné</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
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
        <translation>feuille</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>de la table</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>more below</source>
        <translation>suite dessous</translation>
    </message>
    <message>
        <source>principal variation</source>
        <translation>variante principale</translation>
    </message>
    <message>
        <source>This node and below: nodes %1, leaves %2, cuts %3</source>
        <translation>Avec tout ce qui est dessous&#xa0;: nœuds %1, feuilles %2, coupes %3</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Racine</translation>
    </message>
    <message>
        <source>the game is over: the side that moved last won</source>
        <translation>la partie est terminée&#xa0;: le camp qui a joué en dernier a gagné</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>le plateau est plein</translation>
    </message>
    <message>
        <source>answered by the table</source>
        <translation>la table a répondu</translation>
    </message>
    <message>
        <source>an immediate win, taken without a search</source>
        <translation>une victoire a été prise sans recherche</translation>
    </message>
    <message>
        <source>only the move that does not lose at once was searched</source>
        <translation>seul le coup qui ne perd pas aussitôt a été examiné</translation>
    </message>
    <message>
        <source>Window on entry: %1</source>
        <translation>Fenêtre à l’entrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The nodes below are not kept. They are searched again when you open this node.</source>
        <translation>Le sous-arbre n’est pas gardé. Il est exploré de nouveau à l’ouverture.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n disc(s)</source>
        <translation>
            <numerusform>%1, %n jeton</numerusform>
            <numerusform>%1, %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1; %2, depth %3, leaves %4</source>
        <translation>%1&#xa0;; %2, profondeur %3, feuilles %4</translation>
    </message>
    <message>
        <source>Value %1. Nodes %2, leaves %3, cuts %4.</source>
        <translation>Valeur %1. Nœuds %2, feuilles %3, coupes %4.</translation>
    </message>
    <message>
        <source>Nodes including earlier depths: %1.</source>
        <translation>Avec les profondeurs précédentes&#xa0;: nœuds %1.</translation>
    </message>
    <message>
        <source>The tree keeps %1 nodes, down to ply %2. Deeper nodes are searched again when opened.</source>
        <translation>%1 sont gardés, jusqu’au demi-coup %2&#xa0;; plus bas, l’arbre est exploré de nouveau à l’ouverture.</translation>
    </message>
    <message>
        <source>Tree to step through</source>
        <translation>Arbre à parcourir</translation>
    </message>
    <message>
        <source>The tree is open</source>
        <translation>L’arbre est ouvert</translation>
    </message>
    <message>
        <source>Open or close the tree</source>
        <translation>Ouvrir ou fermer l’arbre</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Arbre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Recherche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Prédire, puis voir</translation>
    </message>
    <message>
        <source>Open in Tree</source>
        <translation>Ouvrir dans Arbre</translation>
    </message>
    <message>
        <source>Open the same search on the Tree page, with all its tools</source>
        <translation>La même recherche sur la page du laboratoire, avec tous ses détails</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>L’arbre d’une recherche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Demander la suite avant de la montrer</translation>
    </message>
</context>
<context>
    <name>LessonWorkspace</name>
    <message>
        <source>Steps of the lesson</source>
        <translation>Étapes de la leçon</translation>
    </message>
    <message>
        <source>A check mark shows that every question in the step is done</source>
        <translation>Une coche&#xa0;: toutes les questions de l’étape sont faites</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>L’étape précédente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>L’étape suivante</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Rendre…</translation>
    </message>
    <message>
        <source>Save your work as one file for your teacher</source>
        <translation>Enregistrer ton travail en un seul fichier pour le professeur</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Recommencer…</translation>
    </message>
    <message>
        <source>Start the lesson over. Your earlier work is kept in a separate file.</source>
        <translation>Recommencer la leçon&#xa0;; ton travail d’avant est mis de côté</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Fermer la leçon</translation>
    </message>
    <message>
        <source>Return to the list of lessons. Your work is kept.</source>
        <translation>Retour à la liste des leçons&#xa0;; ton travail est gardé</translation>
    </message>
    <message>
        <source>Name or number:</source>
        <translation>Nom ou numéro&#xa0;:</translation>
    </message>
    <message>
        <source>Choose any name. It appears in the file you hand in.</source>
        <translation>Au choix&#xa0;; il figure dans le fichier que tu rends</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Feuille de travail</translation>
    </message>
    <message>
        <source>Print the lesson, blank or with answers</source>
        <translation>La leçon sur papier, à remplir ou avec les réponses</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a step, questions done, all</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <translation>Étape %1 sur %2.</translation>
    </message>
    <message>
        <source>Questions done: %1 of %2.</source>
        <translation>Questions faites&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change the lesson&apos;s text, with its preview beside it</source>
        <translation>Modifier le texte de la leçon, avec l’aperçu à côté</translation>
    </message>
    <message>
        <source>This question is still open: answer it, or choose Next again.</source>
        <translation>Cette question reste à faire&#xa0;: réponds-y, ou choisis encore «&#xa0;Suivant&#xa0;».</translation>
    </message>
    <message>
        <source>In this step: %1 of %2 answered.</source>
        <translation>Questions faites à cette étape&#xa0;: %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>depth %1, %2 % errors, seed %3</source>
        <translation>profondeur %1, %2&#xa0;% d’erreurs, graine %3</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Watches only its own lines, never yours.</source>
        <translation>Ne regarde que ses propres alignements, jamais les tiens.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals.</source>
        <translation>Ne voit pas les diagonales.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Forgets to check the square above its own disc.</source>
        <translation>Oublie de regarder la case au-dessus de celle qu’il remplit.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Never looks for its own threats, only yours.</source>
        <translation>Ne cherche jamais ses propres menaces, seulement les tiennes.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you in the two outer columns.</source>
        <translation>Ne t’attend pas dans les deux colonnes extérieures.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Always opens as close to the middle as it can.</source>
        <translation>Joue l’ouverture par habitude, aussi près du milieu que possible.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Has no blind spots.</source>
        <translation>N’a aucun point faible.</translation>
    </message>
    <message>
        <source>Sees every game to its end. Wins as fast as it can, and sets traps when it&apos;s losing.</source>
        <translation>Voit chaque partie jusqu’au bout. Gagne au plus vite, et tend des pièges quand il est perdu.</translation>
    </message>
    <message>
        <source>Only watches its own lines. It won&apos;t notice yours.</source>
        <translation>Ne surveille que ses alignements. Les tiens lui échappent.</translation>
    </message>
    <message>
        <source>Can&apos;t see diagonals. Use them!</source>
        <translation>Ne voit pas les diagonales. Profites-en&#xa0;!</translation>
    </message>
    <message>
        <source>Forgets to check above its own disc. Wait for it there.</source>
        <translation>Oublie la case au-dessus de son jeton. Attends-le là.</translation>
    </message>
    <message>
        <source>Blocks well, but never plans its own four.</source>
        <translation>Bloque bien, mais ne prépare jamais son propre alignement.</translation>
    </message>
    <message>
        <source>Doesn&apos;t expect you at the edges.</source>
        <translation>Ne t’attend pas sur les bords.</translation>
    </message>
    <message>
        <source>Always opens in the middle, then plays well.</source>
        <translation>Ouvre toujours au milieu, puis joue bien.</translation>
    </message>
    <message>
        <source>Doesn&apos;t understand zugzwang. Treats all rows alike as the board fills up.</source>
        <translation>Ne comprend pas le zugzwang. Pour lui, toutes les rangées se valent quand le plateau se remplit.</translation>
    </message>
    <message>
        <source>Looks far ahead, but can be caught in the endgame.</source>
        <translation>Voit loin, mais se laisse surprendre en fin de partie.</translation>
    </message>
    <message>
        <source>Never makes a mistake. Go first, and you can still win.</source>
        <translation>Ne se trompe jamais. Commence, et tu peux encore gagner.</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n moves ahead. Plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>Voit %n coup à l’avance et joue au hasard dans %1&#xa0;% des cas. %2</numerusform>
            <numerusform>Voit %n coups à l’avance et joue au hasard dans %1&#xa0;% des cas. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Chick</source>
        <translation>Poussin</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Champignon</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Hérisson</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Magicien</translation>
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
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Go back to the game, to where this variation began</source>
        <translation>Montrer le coup joué, là où cette variante s’en écarte</translation>
    </message>
    <message>
        <source>Delete variation</source>
        <translation>Supprimer la variante</translation>
    </message>
    <message>
        <source>Delete the variation selected in the list, or this one. Undo brings it back.</source>
        <translation>La variante choisie dans la liste, ou celle-ci. «&#xa0;Annuler&#xa0;» la rétablit</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>En faire la ligne principale</translation>
    </message>
    <message>
        <source>Use this line as the game. The other becomes a variation.</source>
        <translation>Faire de cette variante la partie&#xa0;; garder l’autre comme variante</translation>
    </message>
</context>
<context>
    <name>LoadText</name>
    <message>
        <source>The system does not report how long workers waited for a processor.</source>
        <translation>Le système ne dit pas combien de temps les threads ont attendu un processeur.</translation>
    </message>
    <message>
        <source>%1 workers share %2 processors. Their %3 of waiting in total includes waiting for one another.</source>
        <translation>%1 threads se partagent %2 processeurs&#xa0;: dans leur attente, %3 au total, ils s’attendaient aussi les uns les autres.</translation>
    </message>
    <message>
        <source>The worker was ready for %1 while others had the processors. That time is load from elsewhere, not work.</source>
        <translation>Le thread était prêt pendant %1 alors que d’autres occupaient les processeurs&#xa0;: c’est une charge venue d’ailleurs, pas du travail.</translation>
    </message>
    <message>
        <source>Worker %1 was ready for %2 while others had the processors, and all workers together for %3. That time is load from elsewhere, not work.</source>
        <translation>Le thread %1 était prêt pendant %2 alors que d’autres occupaient les processeurs, tous les threads réunis pendant %3&#xa0;: c’est une charge venue d’ailleurs, pas du travail.</translation>
    </message>
    <message>
        <source>No other program slowed this search down. All workers together waited %1.</source>
        <translation>Aucun autre programme n’a ralenti cette recherche&#xa0;: tous les threads réunis ont attendu %1.</translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>écrit comme une seule équation linéaire, cela devient trop grand (plus de %n possibilité)</numerusform>
            <numerusform>écrit comme une seule équation linéaire, cela devient trop grand (plus de %n possibilités)</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but the arguments there have other types; nocomm %1 would let each happen alone</source>
        <translation>«&#xa0;%1&#xa0;» se fait avec celle de la ligne %2, mais ses arguments y sont d’autres types&#xa0;; nocomm %1 laisserait chacune se produire seule</translation>
    </message>
    <message>
        <source>&apos;%1&apos; synchronises with the one in line %2, but that has a different number of arguments; nocomm %1 would let each happen alone</source>
        <translation>«&#xa0;%1&#xa0;» se fait avec celle de la ligne %2, qui a un autre nombre d’arguments&#xa0;; nocomm %1 laisserait chacune se produire seule</translation>
    </message>
    <message>
        <source>this never synchronises with the parallel process: give an action the same name in both</source>
        <translation>ceci ne fait jamais rien avec ce qui est à côté&#xa0;: donne le même nom à une action dans les deux</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens: the parallel process does it with other arguments; nocomm %1 would let each happen alone</source>
        <translation>«&#xa0;%1&#xa0;» n’arrive jamais&#xa0;: ce qui est à côté la fait avec d’autres arguments&#xa0;; nocomm %1 laisserait chacune se produire seule</translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message numerus="yes">
        <source>%n core(s), %1, %2, kernel %3</source>
        <translation>
            <numerusform>%n cœur, %1, %2, noyau %3</numerusform>
            <numerusform>%n cœurs, %1, %2, noyau %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>%1: %2, depth %3</source>
        <translation>%1&#xa0;: %2, profondeur %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your finished game isn&apos;t lost. Undo brings it back.</source>
        <translation>La partie terminée n’est pas perdue&#xa0;: «&#xa0;Annuler&#xa0;» la rétablit.</translation>
    </message>
    <message>
        <source>The laboratory is working. The language will change when it finishes.</source>
        <translation>Le laboratoire travaille. La langue changera quand il aura fini.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>%1[*] — Fourcast</source>
        <translation>%1[*] — Fourcast</translation>
    </message>
    <message>
        <source>The old moves are kept as a variation in the move list.</source>
        <translation>Les anciens coups restent en variante dans la liste des coups.</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Fill the table</source>
        <translation>Remplir le tableau</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Table 1 of the study: 7 threads, 1 to 7 levels</source>
        <translation>Tableau 1 de l’étude&#xa0;: sept threads, un à sept niveaux</translation>
    </message>
    <message>
        <source>The same table with the repaired formulas</source>
        <translation>Le même avec les formules réparées</translation>
    </message>
    <message>
        <source>Mutants: which formula catches which mistake</source>
        <translation>Mutants&#xa0;: quelle formule détecte quelle erreur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Choose the table to fill</source>
        <translation>Ce qui est exécuté</translation>
    </message>
    <message>
        <source>Explore the models row by row and check every formula in each</source>
        <translation>Explorer les modèles ligne par ligne, et vérifier chaque formule dans chacun</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Arrêter. Ce qui est rempli reste, et «&#xa0;Remplir&#xa0;» reprend à cet endroit</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the model and the formula</source>
        <translation>Entrée ou un double clic ouvre le modèle et la formule</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La tienne</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Explored in</source>
        <translation>Exploré en</translation>
    </message>
    <message>
        <source>▲ error</source>
        <translation>▲ incorrecte</translation>
    </message>
    <message>
        <source>%1 of %2 cells filled.</source>
        <translation>Cellules remplies&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Explored and checked here from the model&apos;s text. The study says that all seven formulas hold at every depth. “Vacuous” marks those that hold only because the actions they mention never happen.</source>
        <translation>Exploré et vérifié ici, à partir du texte du modèle. L’étude dit que les sept formules sont vraies à chaque profondeur. Celles qui ne le sont que parce que ce dont elles parlent n’arrive jamais sont signalées.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>How many of the %1 mutants each formula catches: %2.</source>
        <translation>Mutants qu’une formule distingue du modèle sans erreur, sur %1. %2.</translation>
    </message>
    <message>
        <source>Nothing checked yet. Press Fill the table to check every formula on each mutant.</source>
        <translation>Rien n’est encore vérifié&#xa0;: chaque mutant sera confronté à chaque formule.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Number of levels in the last row. Each further level takes several times as long</source>
        <translation>Le tableau s’arrête au modèle avec ce nombre de niveaux. Chaque niveau de plus prend plusieurs fois plus de temps</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Show or hide the tool bar</source>
        <translation>Afficher ou masquer la barre d’outils</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Afficha&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>É&amp;tude</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Analyse, teach, study or measure</source>
        <translation>Analyser, enseigner, étudier ou mesurer</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>À l’aveugle</translation>
    </message>
    <message>
        <source>&amp;Teach</source>
        <translation>En&amp;seigner</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>MetricChart</name>
    <message>
        <source>Quantity</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>By move</source>
        <translation>Par coup</translation>
    </message>
    <message>
        <source>One point for each move by an engine</source>
        <translation>Un point pour chaque coup d’un moteur</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>One point for each game and engine in this session: the total of its moves if the quantity adds up, otherwise their mean</source>
        <translation>Un point pour chaque partie et chaque moteur de cette session&#xa0;: la somme de ses coups quand le chiffre s’additionne, sinon leur moyenne</translation>
    </message>
    <message>
        <source>Logarithmic axis for this quantity</source>
        <translation>Axe logarithmique, pour ce chiffre</translation>
    </message>
    <message>
        <source>Each game by an engine adds a point here. %1</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Chaque partie d’un moteur ajoute ici un point. %1</translation>
    </message>
    <message>
        <source>%1: no engine in this session reports it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1&#xa0;: aucun moteur de cette session ne l’indique. %2</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <source>Mistakes in the lesson</source>
        <translation>Erreurs de la leçon</translation>
    </message>
    <message>
        <source>Click a mistake, or press Enter, to go to its place</source>
        <translation>Un clic sur une erreur ou Entrée mène à l’endroit de l’erreur</translation>
    </message>
    <message>
        <source>%1 Line %2: %3</source>
        <comment>sign, line, what is wrong</comment>
        <translation>%1 Ligne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modèle&#xa0;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Your own text</source>
        <translation>Un texte personnel</translation>
    </message>
    <message>
        <source>your own model</source>
        <translation>un modèle personnel</translation>
    </message>
    <message>
        <source>Parameters need a model.</source>
        <translation>Les paramètres ont besoin d’un modèle.</translation>
    </message>
    <message>
        <source>The model &apos;%1&apos; has no parameter &apos;%2&apos;. Its parameters are: %3.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» n’a pas de paramètre «&#xa0;%2&#xa0;»&#xa0;; il a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Des colonnes l’une après l’autre, comme 44536</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2, separated by commas</source>
        <translation>Des nombres entiers de %1 à %2, séparés par des virgules</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>A fraction or decimal between 0 and 1, such as 3/5 or 0.6</source>
        <translation>Une fraction ou un nombre décimal entre 0 et 1, comme 3/5 ou 0.6</translation>
    </message>
</context>
<context>
    <name>ModelReport</name>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>ModelText</name>
    <message>
        <source>Text of the model</source>
        <translation>Texte du modèle</translation>
    </message>
    <message>
        <source>The text is a valid model.</source>
        <translation>Le texte est un modèle.</translation>
    </message>
</context>
<context>
    <name>MomentPage</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>See every move, both sides&apos; accuracy and the graph</source>
        <translation>Tous les coups, la précision des deux camps et le graphique</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try this move again yourself</source>
        <translation>Rejoue ce coup toi-même, et fais mieux</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Voir le bon coup</translation>
    </message>
    <message>
        <source>See the better move, and why</source>
        <translation>Voir le meilleur coup, et pourquoi</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Tournant précédent</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Tournant suivant</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Tournant %1 sur %2</translation>
    </message>
    <message>
        <source>What would you play here?</source>
        <translation>Que jouerais-tu ici&#xa0;?</translation>
    </message>
    <message>
        <source>The board before this move</source>
        <translation>Le plateau avant ce coup</translation>
    </message>
</context>
<context>
    <name>MomentWords</name>
    <message>
        <source>You could have won here.</source>
        <translation>Ici, tu pouvais gagner.</translation>
    </message>
    <message>
        <source>You could have drawn here.</source>
        <translation>Ici, tu pouvais faire nulle.</translation>
    </message>
    <message>
        <source>%1 let you off here.</source>
        <translation>Ici, %1 a laissé passer sa chance.</translation>
    </message>
    <message>
        <source>%1 let you win here.</source>
        <translation>Ici, %1 t’a offert la victoire.</translation>
    </message>
    <message>
        <source>%1 could have won here.</source>
        <translation>Ici, %1 pouvait gagner.</translation>
    </message>
    <message>
        <source>%1 could have drawn here.</source>
        <translation>Ici, %1 pouvait faire nulle.</translation>
    </message>
    <message>
        <source>Looking for the turning point…</source>
        <translation>Recherche du tournant…</translation>
    </message>
    <message>
        <source>No turning point so far.</source>
        <translation>Pas de tournant pour l’instant.</translation>
    </message>
    <message>
        <source>Nobody slipped: you were ahead all the way.</source>
        <translation>Aucun faux pas&#xa0;: tu as mené d’un bout à l’autre.</translation>
    </message>
    <message>
        <source>Nobody slipped: %1 was ahead all the way.</source>
        <translation>Aucun faux pas&#xa0;: %1 a mené d’un bout à l’autre.</translation>
    </message>
    <message>
        <source>Nobody slipped: a fair draw.</source>
        <translation>Aucun faux pas&#xa0;: une nulle méritée.</translation>
    </message>
    <message>
        <source>Nobody has slipped so far.</source>
        <translation>Aucun faux pas pour l’instant.</translation>
    </message>
    <message>
        <source>Move %1: you played %2.</source>
        <translation>Coup %1&#xa0;: tu as joué %2.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3.</source>
        <comment>number, who, square</comment>
        <translation>Coup %1&#xa0;: %2 a joué %3.</translation>
    </message>
    <message>
        <source>%1, move %2: %3, %4</source>
        <comment>who, number, square, class</comment>
        <translation>%1, coup %2&#xa0;: %3, %4</translation>
    </message>
    <message>
        <source>%1, move %2: what would you play?</source>
        <comment>who, number</comment>
        <translation>%1, coup %2&#xa0;: que jouerais-tu&#xa0;?</translation>
    </message>
</context>
<context>
    <name>MoveClass</name>
    <message>
        <source>Forced: only %1 blocks the four.</source>
        <translation>Forcé&#xa0;: seul %1 bloque l’alignement menacé là.</translation>
    </message>
    <message>
        <source>Forced: %1 was the only free square.</source>
        <translation>Forcé&#xa0;: %1 était la seule case libre.</translation>
    </message>
    <message>
        <source>Only move: it %1. Every other column gives the win away (exact).</source>
        <translation>Seul coup&#xa0;: il %1, et toute autre colonne laisse échapper la victoire (exact).</translation>
    </message>
    <message>
        <source>Only move: it holds the draw. Every other column loses (exact).</source>
        <translation>Seul coup&#xa0;: il préserve la nulle, et toute autre colonne perd (exact).</translation>
    </message>
    <message>
        <source>Best: %1, as late as possible (exact).</source>
        <translation>Meilleur&#xa0;: %1, le plus tard possible (exact).</translation>
    </message>
    <message>
        <source>Best: %1, as soon as possible (exact).</source>
        <translation>Meilleur&#xa0;: %1, le plus tôt possible (exact).</translation>
    </message>
    <message>
        <source>Best: it holds the draw. No move does better (exact).</source>
        <translation>Meilleur&#xa0;: il préserve la nulle, et aucun coup ne fait mieux (exact).</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forcé</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>seul coup</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>plus lent</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>This move&apos;s value is not known yet.</source>
        <translation>On ne sait pas encore ce que vaut ce coup.</translation>
    </message>
    <message>
        <source>Slower: %3 with %4, but %1 with %2 (exact).</source>
        <translation>Plus lent&#xa0;: %3 avec %4, %1 avec %2 (exact).</translation>
    </message>
    <message>
        <source>Mistake: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Erreur&#xa0;: %1 avec %2, %3 avec %4 (exact).</translation>
    </message>
    <message>
        <source>Blunder: %1 with %2, but %3 with %4 (exact).</source>
        <translation>Gaffe&#xa0;: %1 avec %2, %3 avec %4 (exact).</translation>
    </message>
</context>
<context>
    <name>MoveComparison</name>
    <message>
        <source>This move took about as long as this engine&apos;s usual move (%1, %2 nodes).</source>
        <translation>Ce coup a pris à peu près autant de temps que les autres de ce moteur (%1, %2 nœuds).</translation>
    </message>
    <message>
        <source>This move took %1 times the median time of this engine&apos;s %2 moves in this game (%3). It searched %4 times the nodes (%5), with %6 times the time per node.</source>
        <translation>%1 fois le temps médian des %2 coups de ce moteur dans cette partie (%3)&#xa0;: %4 fois les nœuds (%5) et %6 fois le temps de chacun.</translation>
    </message>
    <message>
        <source>It searched to depth %1. The median move searched to depth %2.</source>
        <translation>Il a cherché à la profondeur %1, et à la profondeur %2 pour le coup médian.</translation>
    </message>
    <message>
        <source>Each ply multiplied its nodes by %1. For the median move the factor was %2.</source>
        <translation>Chaque demi-coup a multiplié ses nœuds par %1, ceux du coup médian par %2.</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <source>Variation: %1</source>
        <translation>Variante&#xa0;: %1</translation>
    </message>
    <message>
        <source>↳ Game: %1</source>
        <comment>the main line</comment>
        <translation>↳ Partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>↳ %1</source>
        <comment>a line beside</comment>
        <translation>↳ %1</translation>
    </message>
    <message>
        <source>The moves played. Click or press Enter to return to them.</source>
        <translation>Ce qui a été joué. Un clic ou Entrée y revient.</translation>
    </message>
    <message>
        <source>A variation. Click or press Enter to put it on the board.</source>
        <translation>Une autre variante. Un clic ou Entrée la met sur le plateau.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a move</comment>
        <translation>N°</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
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
        <translation>%1, profondeur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 nodes in %2 ms</source>
        <translation>%1 nœuds en %2 ms</translation>
    </message>
    <message>
        <source>Best line: %1</source>
        <translation>Suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>move, how good it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Move %1, first player: %2</source>
        <translation>Coup %1, premier joueur&#xa0;: %2</translation>
    </message>
    <message>
        <source>Move %1, second player: %2</source>
        <translation>Coup %1, second joueur&#xa0;: %2</translation>
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
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>billions, short, beside an axis</comment>
        <translation>%1 Md</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>MoveQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Positions searched for each move</source>
        <translation>Positions explorées à chaque coup</translation>
    </message>
    <message>
        <source>Chart of the nodes searched for each move</source>
        <translation>Graphique des nœuds explorés à chaque coup</translation>
    </message>
    <message>
        <source>Nodes searched for each move</source>
        <translation>Nœuds explorés à chaque coup</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Nœuds explorés</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: the number of positions searched. Let an engine play to see the first one.</source>
        <translation>Chaque coup d’un moteur ajoute ici un point&#xa0;: le nombre de positions explorées. Laisse jouer un moteur pour voir le premier.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time taken for each move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Chart of the time taken for each move</source>
        <translation>Graphique du temps par coup</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Temps en ms</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Each engine move adds a point here: its thinking time. Let an engine play to see the first one.</source>
        <translation>Chaque coup d’un moteur ajoute ici un point&#xa0;: son temps de réflexion. Laisse jouer un moteur pour voir le premier.</translation>
    </message>
    <message>
        <source>Chart by move: %1</source>
        <comment>%1 is a number of a search</comment>
        <translation>Graphique par coup&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, by move</source>
        <comment>%1 is a number of a search</comment>
        <translation>%1, par coup</translation>
    </message>
    <message>
        <source>Each engine move adds a point here. %1 Let an engine play to see the first one.</source>
        <comment>%1 is a sentence that says what is drawn</comment>
        <translation>Chaque coup d’un moteur ajoute ici un point. %1 Laisse jouer un moteur pour voir le premier.</translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message>
        <source>makes four in a row and wins</source>
        <translation>complète un alignement de quatre et gagne</translation>
    </message>
    <message>
        <source>misses four in a row on %1</source>
        <translation>manque un alignement de quatre en %1</translation>
    </message>
    <message>
        <source>blocks %1&apos;s four</source>
        <translation>empêche %1 d’aligner quatre jetons</translation>
    </message>
    <message>
        <source>loses because it opens %2 for %1</source>
        <translation>perd, car il donne à %1 la case %2</translation>
    </message>
    <message>
        <source>lets %1 win on %2</source>
        <translation>laisse à %1 la victoire en %2</translation>
    </message>
    <message>
        <source>threatens %1 at once, and %2 can block only one</source>
        <translation>menace en %1 à la fois (%2 ne peut bloquer qu’une seule case)</translation>
    </message>
    <message>
        <source>threatens %1, one above the other, and %2 can block only one</source>
        <translation>menace en %1, l’une au-dessus de l’autre (%2 ne peut bloquer qu’une seule case)</translation>
    </message>
    <message>
        <source>gives up the threat on %1, as %2 can now block it</source>
        <translation>abandonne la menace en %1, qui peut maintenant être bloquée par %2</translation>
    </message>
    <message>
        <source>makes an odd threat on %1</source>
        <translation>crée une menace impaire en %1</translation>
    </message>
    <message>
        <source>makes odd threats on %1</source>
        <translation>crée des menaces impaires en %1</translation>
    </message>
    <message>
        <source>makes an even threat on %1</source>
        <translation>crée une menace paire en %1</translation>
    </message>
    <message>
        <source>makes even threats on %1</source>
        <translation>crée des menaces paires en %1</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2 at once</source>
        <translation>prend la case d’où %1 menacerait en %2 à la fois</translation>
    </message>
    <message>
        <source>takes a square where %1 would threaten %2</source>
        <translation>prend la case d’où %1 menacerait en %2</translation>
    </message>
    <message>
        <source>is the only move that doesn&apos;t let %1 win at once</source>
        <translation>est la seule colonne qui ne laisse pas %1 gagner aussitôt</translation>
    </message>
    <message>
        <source>is the only square left to play</source>
        <translation>est la seule case où l’on peut encore jouer</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>laisse échapper la victoire</translation>
    </message>
    <message>
        <source>gives the draw away</source>
        <translation>laisse échapper la nulle</translation>
    </message>
    <message>
        <source>%1, sooner than any other column</source>
        <comment>wins in 7 moves</comment>
        <translation>%1, plus tôt que toute autre colonne</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>leads to a draw</source>
        <translation>mène à la nulle</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a square, and what a disc there does</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>threatens %1</source>
        <translation>menace en %1</translation>
    </message>
    <message numerus="yes">
        <source>is part of %n possible four(s)</source>
        <translation>
            <numerusform>fait partie de %n alignement possible</numerusform>
            <numerusform>fait partie de %n alignements possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be part of a four</source>
        <translation>ne fait partie d’aucun alignement possible</translation>
    </message>
    <message numerus="yes">
        <source>still loses, but holds out longest: %n move(s)</source>
        <translation>
            <numerusform>perd quand même, mais résiste le plus longtemps&#xa0;: %n coup</numerusform>
            <numerusform>perd quand même, mais résiste le plus longtemps&#xa0;: %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the win.</source>
        <translation>Seul %1 préserve la victoire.</translation>
    </message>
    <message>
        <source>Only %1 keeps the draw.</source>
        <translation>Seul %1 préserve la nulle.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 keeps the win (in %n move(s)).</source>
        <translation>
            <numerusform>Seul %1 préserve la victoire (en %n coup).</numerusform>
            <numerusform>Seul %1 préserve la victoire (en %n coups).</numerusform>
        </translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a disc on a square does</comment>
        <translation>Ce coup %1.</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Commentaire sur ce coup</translation>
    </message>
    <message>
        <source>Press Enter to save your comment in the game</source>
        <translation>Conservé dans le fichier de la partie. Entrée garde ton texte</translation>
    </message>
    <message>
        <source>Moves appear here as you play.</source>
        <translation>Les coups s’affichent ici au fil de la partie.</translation>
    </message>
</context>
<context>
    <name>NavigationBar</name>
    <message>
        <source>Move in the game</source>
        <translation>Coup de la partie</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Demi-coup %1 sur %2</translation>
    </message>
</context>
<context>
    <name>NewLesson</name>
    <message>
        <source>A lesson about a position</source>
        <translation>Une leçon sur une position</translation>
    </message>
    <message>
        <source>Find the best column and explain why it is best.</source>
        <translation>Trouver la meilleure colonne et dire pourquoi.</translation>
    </message>
    <message>
        <source>Step through a search and say what it leaves out.</source>
        <translation>Parcourir une recherche et dire ce qu’elle laisse de côté.</translation>
    </message>
    <message>
        <source>Where would you move?</source>
        <translation>Où jouerais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Can either side win at once?</source>
        <translation>Quelqu’un peut-il gagner tout de suite&#xa0;?</translation>
    </message>
    <message>
        <source>What can the other side do next?</source>
        <translation>Que peut faire ensuite l’autre camp&#xa0;?</translation>
    </message>
    <message>
        <source>No other column wins sooner, or holds out longer.</source>
        <translation>Aucune autre colonne ne gagne plus tôt ni ne résiste plus longtemps.</translation>
    </message>
    <message>
        <source>Name a column that keeps the result.</source>
        <translation>Nomme une colonne qui ne gâche rien.</translation>
    </message>
    <message>
        <source>After such a move, a win is still a win and a draw is still a draw.</source>
        <translation>Avec un tel coup, une victoire reste une victoire et une nulle une nulle.</translation>
    </message>
    <message>
        <source>With best play by both sides, how many more discs are dropped before the game ends?</source>
        <translation>Combien de jetons tombent jusqu’à la fin, quand les deux camps jouent au mieux&#xa0;?</translation>
    </message>
    <message>
        <source>The board has 42 squares.</source>
        <translation>Le plateau a 42 cases.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Only the teacher sees these notes. Write what to say, how long it takes and what students usually get wrong.</source>
        <translation>Seul le professeur voit ceci&#xa0;: quoi dire, combien de temps cela prend et où les élèves se trompent d’habitude.</translation>
    </message>
    <message>
        <source>What has happened in this game? Write here what your students should look for. Use Markdown for *italic* and **bold** words, lists and tables.</source>
        <translation>Que s’est-il passé dans cette partie&#xa0;? Écris ici ce que tes élèves doivent regarder. Les mots en *italique* et en **gras**, les listes et les tableaux sont du Markdown.</translation>
    </message>
    <message>
        <source>The position for this lesson</source>
        <translation>La position de cette leçon</translation>
    </message>
    <message>
        <source>What is the value of the root?</source>
        <translation>Que vaut la racine&#xa0;?</translation>
    </message>
    <message>
        <source>Step to the end of the search and look at the root.</source>
        <translation>Va à la fin de la recherche et regarde la racine.</translation>
    </message>
    <message>
        <source>How many positions did the search visit?</source>
        <translation>Combien de positions a-t-elle regardées&#xa0;?</translation>
    </message>
    <message>
        <source>How many leaves did it evaluate?</source>
        <translation>Combien de feuilles a-t-elle évaluées&#xa0;?</translation>
    </message>
    <message>
        <source>At how many nodes did it leave out moves?</source>
        <translation>Combien de fois a-t-elle coupé une branche&#xa0;?</translation>
    </message>
    <message>
        <source>How many leaves would the best order have needed?</source>
        <translation>De combien de feuilles le meilleur ordre aurait-il eu besoin&#xa0;?</translation>
    </message>
    <message>
        <source>Alpha-beta cannot prove the value with fewer leaves in any order, as Knuth and Moore showed.</source>
        <translation>Aucun ordre d’alpha-bêta ne peut prouver la valeur avec moins, comme l’ont montré Knuth et Moore.</translation>
    </message>
    <message>
        <source>Think ahead</source>
        <translation>Réfléchir à l’avance</translation>
    </message>
    <message>
        <source>Here the computer looks ahead from that position. Before it shows a value, it asks you.</source>
        <translation>Voici comment l’ordinateur réfléchit à l’avance à partir de là. Avant de montrer une valeur, il te la demande.</translation>
    </message>
    <message>
        <source>A three-ply search</source>
        <translation>Une recherche de trois demi-coups</translation>
    </message>
    <message>
        <source>The same search with other orders</source>
        <translation>La même recherche avec d’autres ordres</translation>
    </message>
    <message>
        <source>Whose turn is it in the position?</source>
        <translation>À qui de jouer dans la position&#xa0;?</translation>
    </message>
    <message>
        <source>The side that moved first</source>
        <translation>Le camp qui a joué en premier</translation>
    </message>
    <message>
        <source>The side that moved second</source>
        <translation>Le camp qui a joué en second</translation>
    </message>
    <message>
        <source>Explain the best move in your own words.</source>
        <translation>Explique le meilleur coup avec tes propres mots.</translation>
    </message>
    <message>
        <source>Your teacher will read this.</source>
        <translation>Ton professeur lit ceci.</translation>
    </message>
    <message>
        <source>Explain it to someone</source>
        <translation>Explique-le à quelqu’un</translation>
    </message>
    <message>
        <source>Write down what you have learned in a sentence or two.</source>
        <translation>Ce que tu sais maintenant&#xa0;: écris-le en une phrase ou deux.</translation>
    </message>
    <message>
        <source>Both sides play their best. Walk from the root to the leaf.</source>
        <translation>Les deux camps jouent au mieux. Va de la racine à la feuille.</translation>
    </message>
    <message>
        <source>At each node, take a move whose value is the value of the node.</source>
        <translation>À chaque nœud, choisis un coup dont la valeur est celle du nœud.</translation>
    </message>
    <message>
        <source>Write a formula: no thread does a max of one level twice.</source>
        <translation>Écris une formule&#xa0;: aucun thread ne fait deux fois un max du même niveau.</translation>
    </message>
    <message>
        <source>“After any steps” is [true*]. “It cannot happen” is [action]false.</source>
        <translation>«&#xa0;Après des pas quelconques&#xa0;» s’écrit [true*]. «&#xa0;Cela ne peut pas arriver&#xa0;» s’écrit [action]false.</translation>
    </message>
    <message>
        <source>Walk and prove</source>
        <translation>Parcourir et prouver</translation>
    </message>
    <message>
        <source>In a walk, the students step through a tree or a system. With `exact: line` the program works out the best play. With `goal` you say where the walk must end: at a leaf of this value, or, in a system, where this formula holds.

A formula is right if it holds and fails in the same systems as yours. Without a line `against`, these are the model and all its mutants. With `against: mutant stuck` you choose one yourself.

For a result, the students run a page of the laboratory and press Hand this to the lesson. `result` names a number of the page, or `picture`. With `answer` and `tolerance` the program grades the number; without them you look at it.</source>
        <translation>Dans un parcours, les élèves avancent pas à pas dans un arbre ou un système. Avec `exact: line`, le programme calcule le meilleur jeu. Avec `goal`, tu dis où le parcours doit finir&#xa0;: à une feuille de cette valeur ou, dans un système, là où cette formule est vraie.

Une formule est juste si elle est vraie et fausse dans les mêmes systèmes que la tienne. Sans ligne `against`, ce sont le modèle et tous ses mutants. Avec `against: mutant stuck`, tu en choisis un toi-même.

Pour un résultat, les élèves exécutent une page du laboratoire et appuient sur «&#xa0;Transmettre à la leçon&#xa0;». `result` nomme un nombre de la page, ou `picture`. Avec `answer` et `tolerance`, le programme note le nombre&#xa0;; sans eux, c’est toi qui le regardes.</translation>
    </message>
    <message>
        <source>Some answers are not a number or a word.</source>
        <translation>Certaines réponses ne sont ni un nombre ni un mot.</translation>
    </message>
    <message>
        <source>Search the position on the page Tree with another order, and hand the number of nodes to the lesson.</source>
        <translation>Explore la position à la page «&#xa0;Arbre&#xa0;» avec un autre ordre, et transmets le nombre de nœuds à la leçon.</translation>
    </message>
    <message>
        <source>Your teacher will look at it.</source>
        <translation>Ton professeur regardera ceci.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>character %1: &apos;%2&apos; is not a column from %3 to %4</source>
        <translation>caractère %1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une colonne de %3 à %4</translation>
    </message>
    <message>
        <source>the game ended at move %1</source>
        <translation>la partie s’est terminée au demi-coup %1</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>demi-coup %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>column %1 is full</source>
        <translation>la colonne %1 est pleine</translation>
    </message>
    <message>
        <source>the next free square of column %1 is %2, not %3</source>
        <translation>la prochaine case libre de la colonne %1 est %2, et non %3</translation>
    </message>
</context>
<context>
    <name>NotesWindow</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notes pour le professeur</translation>
    </message>
    <message>
        <source>%1 — notes for the teacher</source>
        <translation>%1 — notes pour le professeur</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2. Press Enter to check it.</source>
        <translation>Un nombre, comme %1 ou %2&#xa0;; Entrée le vérifie</translation>
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
        <translation>Les chances de gain n’ont pas été mesurées.</translation>
    </message>
    <message>
        <source>%1 games are too few to fit winning chances. At least %2 are needed.</source>
        <translation>%1 parties ne suffisent pas pour ajuster des chances de gain&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>The same player won all games, so there is nothing to fit.</source>
        <translation>Le même joueur a gagné toutes les parties&#xa0;: il n’y a rien à ajuster.</translation>
    </message>
    <message>
        <source>There are not enough games to tell the coefficients apart.</source>
        <translation>Les parties ne suffisent pas pour distinguer les coefficients.</translation>
    </message>
    <message>
        <source>The file has no coefficient called &quot;%1&quot;.</source>
        <translation>Le fichier n’a pas de coefficient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The covariance in the file does not match the coefficients.</source>
        <translation>La covariance du fichier ne va pas avec les coefficients.</translation>
    </message>
    <message>
        <source>The file contains a number that no fit can produce.</source>
        <translation>Un ajustement ne peut pas donner l’un des nombres de ce fichier.</translation>
    </message>
    <message>
        <source>Measured, not exact: logistic regression on %1 games by %2. Each engine played itself with its own errors, after 0 to %3 random plies, seed %4. Checked on %5 other games.</source>
        <translation>Mesuré, non exact&#xa0;: régression logistique sur %1 parties de %2, chacun contre lui-même avec ses propres erreurs, après 0 à %3 demi-coups aléatoires, graine %4&#xa0;; contrôlée sur %5 autres parties.</translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source>This lesson has no questions.</source>
        <translation>Cette leçon n’a pas de questions.</translation>
    </message>
    <message>
        <source>✓ All questions are done.</source>
        <translation>✓ Toutes les questions sont faites.</translation>
    </message>
    <message>
        <source>Questions still open: %1 of %2.</source>
        <translation>Questions restantes&#xa0;: %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>OpeningBook</name>
    <message>
        <source>This is not an opening book: its first line is not &quot;%1&quot;.</source>
        <translation>Ce n’est pas un livre d’ouvertures&#xa0;: sa première ligne n’est pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Line 2 of the opening book must be &quot;plies&quot; and a number from 0 to %1.</source>
        <translation>La ligne 2 du livre d’ouvertures doit être «&#xa0;plies&#xa0;» suivi d’un nombre de 0 à %1.</translation>
    </message>
    <message>
        <source>Line 3 of the opening book must be &quot;positions %1&quot;.</source>
        <translation>La ligne 3 du livre d’ouvertures doit être «&#xa0;positions %1&#xa0;».</translation>
    </message>
    <message>
        <source>The opening book is cut off or too long: %1 scores instead of %2.</source>
        <translation>Le livre d’ouvertures est tronqué ou trop long&#xa0;: %1 scores au lieu de %2.</translation>
    </message>
    <message>
        <source>The opening book is damaged: its checksum does not match.</source>
        <translation>Le livre d’ouvertures est endommagé&#xa0;: sa somme de contrôle ne correspond pas.</translation>
    </message>
    <message>
        <source>The opening book %1 can&apos;t be read: %2.</source>
        <translation>Impossible de lire le livre d’ouvertures %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The books can&apos;t be merged: one has %1 plies, the other %2.</source>
        <translation>Les livres ne peuvent pas être fusionnés&#xa0;: l’un a %1 demi-coups, l’autre %2.</translation>
    </message>
    <message>
        <source>The books contradict each other at ply %1, position %2: %3 and %4.</source>
        <translation>Les livres se contredisent au demi-coup %1, position %2&#xa0;: %3 et %4.</translation>
    </message>
</context>
<context>
    <name>OpeningsChoice</name>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>Random plies</source>
        <translation>Demi-coups aléatoires</translation>
    </message>
    <message>
        <source>All 238 positions after three plies</source>
        <translation>Les 238 positions de trois demi-coups</translation>
    </message>
    <message>
        <source>None: the empty board</source>
        <translation>Aucune&#xa0;: le plateau vide</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>How the games begin. Without openings, engines that make no random choices always repeat one game.</source>
        <translation>Comment les parties commencent. Sans ouvertures, les moteurs qui ne tirent rien au sort rejouent toujours la même partie</translation>
    </message>
    <message>
        <source>Choose a text file with one opening per line, such as 44536 or d1 d2 e1</source>
        <translation>Un fichier texte avec une ouverture par ligne, comme 44536 ou d1 d2 e1</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n ouverture, avec les deux couleurs</numerusform>
            <numerusform>%n ouvertures, chacune avec les deux couleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a file with one opening per line, such as 44536.</source>
        <translation>Choisis un fichier avec une ouverture par ligne, comme 44536.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>Impossible de lire le fichier «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>OpponentButton</name>
    <message>
        <source>%1 Played last time.</source>
        <comment>after a sentence</comment>
        <translation>%1 Ton dernier adversaire.</translation>
    </message>
    <message>
        <source>last time</source>
        <translation>dernière fois</translation>
    </message>
    <message>
        <source>last time – press Enter</source>
        <translation>dernière fois – appuie sur Entrée</translation>
    </message>
    <message>
        <source>press Enter</source>
        <translation>appuie sur Entrée</translation>
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
        <translation>Graphique de tes résultats contre chaque adversaire</translation>
    </message>
    <message>
        <source>%1: %2 % of the points
%3 won, %4 drawn, %5 lost
95 % interval: %6 to %7 %</source>
        <translation>%1&#xa0;: %2&#xa0;% des points
Gagnées&#xa0;: %3, nulles&#xa0;: %4, perdues&#xa0;: %5
Intervalle à 95&#xa0;%&#xa0;: %6 à %7&#xa0;%</translation>
    </message>
    <message>
        <source>won / drawn / lost</source>
        <translation>gagnées / nulles / perdues</translation>
    </message>
    <message>
        <source>Your share of the points (%), with its 95 % interval</source>
        <translation>Ta part des points (%), avec son intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Play against the engines to see your results against each one here.</source>
        <translation>Joue contre les moteurs&#xa0;: tes résultats contre chacun d’eux s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Add an answer</source>
        <translation>Ajouter une réponse</translation>
    </message>
    <message>
        <source>Add one more line</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <source>Answer %1 is correct</source>
        <translation>La réponse %1 est juste</translation>
    </message>
    <message>
        <source>Check every answer that is correct</source>
        <translation>Cocher toutes les réponses justes</translation>
    </message>
</context>
<context>
    <name>PageAudience</name>
    <message>
        <source>The page for the class</source>
        <translation>La page pour la classe</translation>
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
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Médiane ms</translation>
    </message>
    <message>
        <source>Min – max ms</source>
        <translation>Min – max ms</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Min – max</source>
        <translation>Min – max</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Efficacité</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Report, 12 threads</source>
        <translation>Rapport, 12 threads</translation>
    </message>
    <message>
        <source>Report, 4 cores</source>
        <translation>Rapport, 4 cœurs</translation>
    </message>
    <message>
        <source>Its program, 2 cores</source>
        <translation>Son programme, 2 cœurs</translation>
    </message>
    <message>
        <source>How the workers share the tree</source>
        <translation>Comment l’arbre est réparti</translation>
    </message>
    <message>
        <source>Number of worker threads</source>
        <translation>Threads qui travaillent</translation>
    </message>
    <message>
        <source>Median wall-clock time of a run over the repetitions</source>
        <translation>Temps réel d’une exécution, médiane des répétitions</translation>
    </message>
    <message>
        <source>Fastest and slowest repetition</source>
        <translation>La répétition la plus rapide et la plus lente</translation>
    </message>
    <message>
        <source>Median speed-up over the sequential run of the same repetition</source>
        <translation>Combien de fois plus vite que l’exécution séquentielle de la même répétition, médiane</translation>
    </message>
    <message>
        <source>Smallest and largest speed-up in any repetition</source>
        <translation>La plus petite et la plus grande accélération d’une répétition</translation>
    </message>
    <message>
        <source>Speed-up per worker</source>
        <translation>Accélération par thread</translation>
    </message>
    <message>
        <source>Value of the empty board for the first player</source>
        <translation>Du plateau vide, pour le premier joueur</translation>
    </message>
    <message>
        <source>One of the best moves, chosen by the seed</source>
        <translation>L’un des meilleurs coups, choisi par la graine</translation>
    </message>
    <message>
        <source>Published: seconds, and speed-up over its own sequential program</source>
        <translation>Publié&#xa0;: secondes, et accélération par rapport à son programme séquentiel</translation>
    </message>
    <message>
        <source>The report&apos;s program, repaired and built with -O2, on two otherwise idle cores</source>
        <translation>Le programme du rapport réparé, compilé avec -O2, sur deux cœurs libres par ailleurs</translation>
    </message>
    <message>
        <source>Positions in the tree, including the root. The last level is counted without being visited.</source>
        <translation>Positions de l’arbre, racine comprise. Celles du dernier niveau sont comptées sans être visitées</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Measure with the settings above</source>
        <translation>Mesurer ce qui est choisi ci-dessus</translation>
    </message>
    <message>
        <source>Pause after the current run. You can continue later.</source>
        <translation>Mettre en pause après l’exécution en cours, pour reprendre plus tard</translation>
    </message>
    <message>
        <source>Stop and keep the finished repetitions</source>
        <translation>Arrêter et garder les répétitions terminées</translation>
    </message>
    <message>
        <source>%v of %m runs</source>
        <translation>%v exécutions sur %m</translation>
    </message>
    <message>
        <source>Runs finished</source>
        <translation>Exécutions terminées</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>Exporter la mesure</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>parallèle</translation>
    </message>
    <message>
        <source>Finds the best move on the empty board by searching the full minimax tree, as in the parallel report.</source>
        <translation>Le meilleur coup du plateau vide par l’arbre minimax complet, comme le mesure le rapport sur le parallélisme.</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Parallèle</translation>
    </message>
    <message>
        <source>The parallel report&apos;s experiment: the full tree shared among workers</source>
        <translation>L’expérience du rapport sur le parallélisme&#xa0;: l’arbre complet réparti entre des threads</translation>
    </message>
    <message>
        <source>Times and speed-ups beside the published ones</source>
        <translation>Temps et accélérations, à côté de ceux publiés</translation>
    </message>
    <message>
        <source>Choose a row to see its run&apos;s timeline</source>
        <translation>Choisis une ligne pour voir la chronologie de son exécution</translation>
    </message>
    <message>
        <source>Speed-up and timeline</source>
        <translation>Accélération et chronologie</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Timeline of the chosen run</source>
        <translation>Chronologie de l’exécution choisie</translation>
    </message>
    <message>
        <source>Measuring: %1.</source>
        <translation>Mesure en cours&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Affiché&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Measuring.</source>
        <translation>Mesure en cours.</translation>
    </message>
    <message>
        <source>Cancelled before the first repetition finished.</source>
        <translation>Annulé avant la fin de la première répétition.</translation>
    </message>
    <message>
        <source>Finished in %1. Times depend on what else the machine is doing. Each speed-up compares runs from the same repetition.</source>
        <translation>Terminé en %1. Les temps dépendent de ce que la machine fait d’autre. Chaque accélération compare des exécutions d’une même répétition.</translation>
    </message>
    <message>
        <source>Cancelled. %1 of %2 repetitions are shown.</source>
        <translation>Annulé&#xa0;; %1 répétitions sur %2 sont affichées.</translation>
    </message>
    <message>
        <source>Waking a thread takes as long as such a short run. Try depth 8 or 9 to see what more workers gain.</source>
        <translation>Réveiller un thread prend autant de temps qu’une exécution aussi courte&#xa0;: aux profondeurs 8 ou 9, on voit ce que gagnent plus de threads.</translation>
    </message>
    <message>
        <source>After a measurement, this shows what the workers of the chosen row did.</source>
        <translation>Après une mesure, ce qu’ont fait les threads de la ligne choisie s’affiche ici.</translation>
    </message>
    <message>
        <source>No tasks were recorded.</source>
        <translation>Aucune tâche n’a été enregistrée.</translation>
    </message>
    <message>
        <source>%1, workers: %2, run with the median time</source>
        <translation>%1, threads&#xa0;: %2, l’exécution de temps médian</translation>
    </message>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Recherche parallèle de l’arbre complet</translation>
    </message>
    <message>
        <source>Share one tree among workers</source>
        <translation>Partager un arbre entre des threads</translation>
    </message>
    <message>
        <source>Nothing is measured yet. Press Run.</source>
        <translation>Rien n’est encore mesuré. Appuie sur «&#xa0;Exécuter&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ParallelStrategy</name>
    <message>
        <source>There is no strategy %1. The strategies are %2.</source>
        <translation>Il n’y a pas de stratégie %1&#xa0;; il y a %2.</translation>
    </message>
    <message>
        <source>One worker searches the root moves one after another.</source>
        <translation>Un seul thread explore les coups à la racine l’un après l’autre.</translation>
    </message>
    <message>
        <source>Each root move is a task. All are evaluated before the best one is picked, as in the report&apos;s parList.</source>
        <translation>Chaque coup à la racine est une tâche. Tous sont évalués avant de chercher le meilleur, comme le fait parList dans le rapport.</translation>
    </message>
    <message>
        <source>Each root move is a task. Each result is used as soon as it arrives, as in the report&apos;s parMap.</source>
        <translation>Chaque coup à la racine est une tâche, et chaque résultat est utilisé dès qu’il arrive, comme le fait parMap dans le rapport.</translation>
    </message>
    <message>
        <source>Every position in the tree is a separate task. The report tried this first and gave it up: a task costs more than the work in it.</source>
        <translation>Chaque position de l’arbre est une tâche à part, ce que le rapport a d’abord essayé puis abandonné&#xa0;: les tâches coûtent plus que leur contenu.</translation>
    </message>
    <message>
        <source>Each reply to a root move is a task. With seven columns, that makes 49 tasks instead of 7. Two or more workers can share them more evenly.</source>
        <translation>Chaque réponse à un coup à la racine est une tâche. Avec sept colonnes, cela fait 49 tâches au lieu de 7. Deux threads ou plus peuvent se les partager plus également.</translation>
    </message>
    <message>
        <source>Alpha-beta: each root move is a task. The best value so far prunes the tasks of all workers. It does not visit the whole tree.</source>
        <translation>Alpha-bêta&#xa0;: chaque coup à la racine est une tâche, et la meilleure valeur trouvée jusque-là coupe les tâches de tous les threads. L’arbre n’est pas visité en entier.</translation>
    </message>
</context>
<context>
    <name>ParallelStudy</name>
    <message>
        <source>The row for %1 with %2 workers is damaged.</source>
        <translation>La ligne de %1 avec %2 threads est endommagée.</translation>
    </message>
    <message>
        <source>The settings of this measurement are damaged.</source>
        <translation>Les réglages de cette mesure sont endommagés.</translation>
    </message>
    <message>
        <source>This is not a measurement of the parallel study.</source>
        <translation>Ce n’est pas une mesure de l’étude du parallélisme.</translation>
    </message>
    <message>
        <source>This measurement is damaged.</source>
        <translation>Cette mesure est endommagée.</translation>
    </message>
    <message>
        <source>The measurement cannot be saved in “%1”: %2.</source>
        <translation>Impossible de conserver la mesure dans «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>impossible de créer le dossier</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>impossible de lire «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted: %2.</source>
        <translation>Impossible de supprimer «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>no result within %n ply(s)</source>
        <translation>
            <numerusform>pas de résultat en %n demi-coup</numerusform>
            <numerusform>pas de résultat en %n demi-coups</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1, not %2.</source>
        <translation>La profondeur doit être de 1 à %1, et non %2.</translation>
    </message>
    <message>
        <source>No strategy is selected. Select at least one.</source>
        <translation>Aucune stratégie n’a été choisie&#xa0;; choisis-en au moins une.</translation>
    </message>
    <message>
        <source>There is nothing to measure. At least one worker and one repetition are needed.</source>
        <translation>Rien n’a été demandé&#xa0;; il faut au moins un thread et une répétition.</translation>
    </message>
    <message>
        <source>The system gives %1 threads, but measuring up to %2 workers needs %3.</source>
        <translation>Le système accorde %1 threads, mais mesurer jusqu’à %2 threads de calcul en demande %3.</translation>
    </message>
</context>
<context>
    <name>ParallelText</name>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n répétition</numerusform>
            <numerusform>%n répétitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repetition(s)</source>
        <translation>
            <numerusform>%1 répétition sur %n</numerusform>
            <numerusform>%1 répétitions sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>all strategies</source>
        <translation>toutes les stratégies</translation>
    </message>
    <message>
        <source>%1 board, depth %2, seed %3, workers: %4; %5, %6</source>
        <translation>plateau %1, profondeur %2, graine %3, threads&#xa0;: %4&#xa0;; %5, %6</translation>
    </message>
    <message>
        <source>%1; disturbed by other work of the program</source>
        <translation>%1&#xa0;; perturbé par un autre travail du programme</translation>
    </message>
    <message>
        <source>%1: %2, depth %3, seed %4, workers up to %5, %6</source>
        <translation>%1&#xa0;: %2, profondeur %3, graine %4, threads jusqu’à %5, %6</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measured %1 by %2 on %3.</source>
        <translation>Mesuré le %1 par %2 sur %3.</translation>
    </message>
</context>
<context>
    <name>PathFile</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>step %1 of the path has no label.</source>
        <translation>le pas %1 du chemin n’a pas d’étiquette.</translation>
    </message>
    <message>
        <source>the state of step %1 must be a whole number, 0 or more.</source>
        <translation>l’état du pas %1 n’est pas un nombre entier à partir de 0.</translation>
    </message>
    <message>
        <source>This is not a path through a model: its &quot;format&quot; is not &quot;fourcast-path&quot;.</source>
        <translation>Ce n’est pas un chemin dans un modèle&#xa0;: son &quot;format&quot; n’est pas &quot;fourcast-path&quot;.</translation>
    </message>
    <message>
        <source>This path file has another version. This program reads version %1.</source>
        <translation>Ce chemin vient d’une autre version du fichier&#xa0;; ce programme lit la version %1.</translation>
    </message>
    <message>
        <source>The file does not name the path&apos;s model.</source>
        <translation>Le fichier ne dit pas à quel modèle appartient son chemin.</translation>
    </message>
    <message>
        <source>The file has no &quot;steps&quot; list.</source>
        <translation>Le fichier n’a pas de liste &quot;steps&quot;.</translation>
    </message>
    <message>
        <source>step %1, “%2”, is not possible there; does the path belong to another model or other parameters?</source>
        <translation>le pas %1, «&#xa0;%2&#xa0;», n’y est pas possible&#xa0;; le chemin vient-il d’un autre modèle, ou d’autres paramètres&#xa0;?</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Type a name with at least one letter.</source>
        <translation>Tape un nom avec au moins une lettre.</translation>
    </message>
    <message>
        <source>Use at most %1 letters for a name.</source>
        <translation>Un nom a %1 lettres au plus.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain / \ | ; or @.</source>
        <translation>Pas de / \ |&#xa0;; ni de @ dans un nom.</translation>
    </message>
    <message>
        <source>%1 is already on the list.</source>
        <translation>%1 est déjà dans la liste.</translation>
    </message>
    <message>
        <source>%1 is an opponent&apos;s name. Choose another.</source>
        <translation>%1 est le nom d’un adversaire. Choisis-en un autre.</translation>
    </message>
    <message>
        <source>The list is full. Remove a name first.</source>
        <translation>La liste est pleine. Retire d’abord un nom.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Taper un nom</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add this name to the list</source>
        <translation>Ajouter ce nom à la liste</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Change the selected name to this one</source>
        <translation>Remplacer le nom choisi par celui-ci</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Retir&amp;er</translation>
    </message>
    <message>
        <source>Remove the selected name and its scores</source>
        <translation>Retirer le nom choisi et ses scores</translation>
    </message>
    <message>
        <source>Scores move to the new name. Games already played keep the old one.</source>
        <translation>Les scores suivent le nouveau nom. Les parties déjà jouées gardent l’ancien.</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Your name:</source>
        <translation>Ton nom&#xa0;:</translation>
    </message>
    <message>
        <source>Save your score and games under this name</source>
        <translation>Garder ton score et tes parties sous ce nom</translation>
    </message>
    <message>
        <source>Second player:</source>
        <translation>Second joueur&#xa0;:</translation>
    </message>
    <message>
        <source>The other player in games for two people</source>
        <translation>L’autre joueur, pour jouer à deux</translation>
    </message>
    <message>
        <source>Add, rename or remove names</source>
        <translation>Ajouter, renommer ou retirer des noms</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Noms…</translation>
    </message>
    <message>
        <source>Add your name…</source>
        <translation>Ajouter ton nom…</translation>
    </message>
</context>
<context>
    <name>PerMoveChart</name>
    <message>
        <source>All series are hidden. Check one in the list to see it.</source>
        <translation>Toutes les séries sont masquées. Coche-en une dans la liste pour la voir.</translation>
    </message>
    <message>
        <source>Open triangles at the lower edge mark zeros, which a logarithmic axis cannot show.</source>
        <translation>Les triangles creux sur le bord inférieur représentent zéro, qu’un axe logarithmique ne peut pas montrer.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>disturbed by other work</source>
        <translation>perturbé par un autre travail</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message>
        <source>the first player %1</source>
        <comment>%1 is “wins in 3” or “loses in 3”</comment>
        <translation>le premier joueur %1</translation>
    </message>
    <message>
        <source>%1 for the first player</source>
        <comment>%1 is a number</comment>
        <translation>%1 pour le premier joueur</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Press Left or Right to move between the engine&apos;s moves in the current game. Hold Shift to total several moves.</source>
        <translation>Gauche et Droite vont aux coups du moteur dans la partie en cours. Avec Maj, elles additionnent des coups.</translation>
    </message>
    <message>
        <source>%1: the engines in the games shown do not report it. %2</source>
        <comment>a number of a search, and the sentence that says what it is</comment>
        <translation>%1&#xa0;: les moteurs des parties affichées ne l’indiquent pas. %2</translation>
    </message>
    <message>
        <source>Hollow points were measured while a laboratory or another program was running.</source>
        <translation>Les points creux ont été mesurés pendant qu’un laboratoire ou un autre programme travaillait.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of a search and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Game %1, %2, move %3 (%4): %5</source>
        <translation>Partie %1, %2, coup %3 (%4)&#xa0;: %5</translation>
    </message>
</context>
<context>
    <name>PerMoveChartPresenter</name>
    <message>
        <source>Game %1 is on the board again</source>
        <translation>La partie %1 est de nouveau sur le plateau</translation>
    </message>
</context>
<context>
    <name>PerMoveSide</name>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>Axe &amp;logarithmique</translation>
    </message>
    <message>
        <source>Each step of the axis is ten times the one below it, so you can read large and small values in one chart.</source>
        <translation>Chaque graduation de l’axe vaut dix fois la précédente&#xa0;: grandes et petites valeurs se lisent dans un même graphique.</translation>
    </message>
    <message>
        <source>Series in the chart</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>Disturbed: a laboratory or another program was running</source>
        <translation>Perturbé&#xa0;: un laboratoire ou un autre programme travaillait</translation>
    </message>
</context>
<context>
    <name>PerfectEngine</name>
    <message>
        <source>exact, sets traps, seed %1</source>
        <translation>exact, tend des pièges, graine %1</translation>
    </message>
    <message>
        <source>exact, seed %1</source>
        <translation>exact, graine %1</translation>
    </message>
    <message>
        <source>%1, node counts vary: analysis, hints and review share the table</source>
        <translation>%1, les nombres de nœuds varient&#xa0;: l’analyse, les indices et le bilan partagent la table</translation>
    </message>
    <message>
        <source>%1, node counts vary with several workers</source>
        <translation>%1, les nombres de nœuds varient avec plusieurs threads</translation>
    </message>
</context>
<context>
    <name>PersonChoice</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Show this person&apos;s games</source>
        <translation>Parties de cette personne</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>It isn&apos;t a person&apos;s turn.</source>
        <translation>Ce n’est pas à un humain de jouer ici.</translation>
    </message>
</context>
<context>
    <name>PlayedBoard</name>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Colonnes et rangées du plateau</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Click a column to play</source>
        <translation>Clique sur une colonne pour jouer</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Des colonnes l’une après l’autre, comme 44536</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partie</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Prendre la position du plateau</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Plateau&#xa0;:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Coups&#xa0;:</translation>
    </message>
</context>
<context>
    <name>PlayedBy</name>
    <message>
        <source>a version not recorded</source>
        <translation>une version non enregistrée</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n game(s))</source>
        <translation>
            <numerusform>%1 (%n partie)</numerusform>
            <numerusform>%1 (%n parties)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerEditor</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1&#xa0;: qui joue</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>%1: kind of limit</source>
        <translation>%1&#xa0;: genre de limite</translation>
    </message>
    <message>
        <source>%1: limit</source>
        <translation>%1&#xa0;: limite</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Plus de réglages</translation>
    </message>
    <message>
        <source>Choose workers, seed and heuristic variant</source>
        <translation>Threads, graine et lecture de l’heuristique</translation>
    </message>
    <message>
        <source>%1: more settings</source>
        <translation>%1&#xa0;: plus de réglages</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>un par cœur (%1)</translation>
    </message>
    <message>
        <source>%1: workers</source>
        <translation>%1&#xa0;: threads</translation>
    </message>
    <message>
        <source>How many workers share the search</source>
        <translation>Threads qui se partagent la recherche</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Threads&#xa0;:</translation>
    </message>
    <message>
        <source>%1: seed</source>
        <translation>%1&#xa0;: graine</translation>
    </message>
    <message>
        <source>Picks among equally good moves. Same seed, same moves.</source>
        <translation>Choisit entre des coups de même valeur&#xa0;: même graine, mêmes coups</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Prefer fast wins</source>
        <translation>Préférer les victoires rapides</translation>
    </message>
    <message>
        <source>Take the fastest win and the slowest loss. When off, all wins are equal, as in the study.</source>
        <translation>Choisir la victoire la plus rapide et la défaite la plus lente. Sans cela, toutes les victoires se valent, comme dans l’étude</translation>
    </message>
    <message>
        <source>%1: prefer fast wins</source>
        <translation>%1&#xa0;: préférer les victoires rapides</translation>
    </message>
    <message>
        <source>Choose the variant and values of the study&apos;s heuristic H1</source>
        <translation>Quelle lecture de l’heuristique H1 de l’étude est employée, et avec quelles valeurs</translation>
    </message>
    <message>
        <source>Heuristic:</source>
        <translation>Heuristique&#xa0;:</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message numerus="yes">
        <source> node(s)</source>
        <translation>
            <numerusform> nœud</numerusform>
            <numerusform> nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>A person using the mouse or keyboard</source>
        <translation>Un humain avec la souris ou le clavier</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>A depth is searched in full. Time and nodes allow deeper and deeper searches until they run out.</source>
        <translation>Une profondeur est explorée jusqu’au bout. Un temps ou un nombre de nœuds sert à des recherches de plus en plus profondes.</translation>
    </message>
    <message>
        <source>Time or nodes may run out before the best move is proved. Then the best so far is played.</source>
        <translation>Un temps ou un nombre de nœuds peut ne pas suffire pour prouver le meilleur coup. Le moteur joue alors le meilleur trouvé jusque-là.</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 stricte…</translation>
    </message>
    <message>
        <source>H1 tuned…</source>
        <translation>H1 ajustée…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>Variante de H1…</translation>
    </message>
    <message>
        <source>default size</source>
        <translation>la taille habituelle</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> Mio</translation>
    </message>
    <message>
        <source>%1: table</source>
        <translation>%1&#xa0;: table</translation>
    </message>
    <message>
        <source>Memory for known positions, rounded down to a power of two</source>
        <translation>Pour ce qui est déjà connu&#xa0;; arrondie à la puissance de deux inférieure</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Table&#xa0;:</translation>
    </message>
    <message>
        <source>Use the opening book</source>
        <translation>Avec le livre d’ouvertures</translation>
    </message>
    <message>
        <source>Look in Fourcast&apos;s own book before searching</source>
        <translation>Consulter le livre du programme avant de chercher</translation>
    </message>
    <message>
        <source>%1: opening book</source>
        <translation>%1&#xa0;: livre d’ouvertures</translation>
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
        <translation>Humain</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
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
        <translation>%1 nœuds</translation>
    </message>
    <message>
        <source>no book</source>
        <translation>sans livre</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>%1 (starts)</source>
        <translation>%1 (commence)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
</context>
<context>
    <name>PlyCurves</name>
    <message>
        <source>the article, one game</source>
        <translation>l’article, une partie</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <translation>
            <numerusform>%1, %n partie</numerusform>
            <numerusform>%1, %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not shown</source>
        <translation>
            <numerusform>%n de plus non dessinée</numerusform>
            <numerusform>%n de plus non dessinées</numerusform>
        </translation>
    </message>
    <message>
        <source>thin line: few games reach this move</source>
        <translation>trait fin&#xa0;: peu de parties vont jusqu’à ce coup</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Temps (ms)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n game(s) in which it searched this move</source>
        <translation>
            <numerusform>Moyenne sur la partie (%n) où il a exploré ce coup</numerusform>
            <numerusform>Moyenne sur les %n parties où il a exploré ce coup</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval of the mean: %1 to %2</source>
        <translation>Intervalle à 95&#xa0;% de la moyenne&#xa0;: %1 à %2</translation>
    </message>
    <message>
        <source>Few games reach this move. The mean describes these games, not the engine&apos;s usual course.</source>
        <translation>Peu de parties vont jusque-là&#xa0;: la moyenne est celle de ces parties, et non l’allure du moteur.</translation>
    </message>
    <message>
        <source>The curves appear with the first games.</source>
        <translation>Les courbes apparaissent avec les premières parties.</translation>
    </message>
    <message>
        <source>Move %1: %2 nodes</source>
        <translation>Coup %1&#xa0;: %2 nœuds</translation>
    </message>
    <message>
        <source>Move %1: %2 ms</source>
        <translation>Coup %1&#xa0;: %2 ms</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>PlyUnit</name>
    <message numerus="yes">
        <source> ply(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> demi-coup</numerusform>
            <numerusform> demi-coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointOfView</name>
    <message>
        <source>Unknown name &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Nom inconnu&#xa0;: «&#xa0;%1&#xa0;». Choisis l’un de ceux-ci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Values as MAX sees them.</source>
        <translation>Valeurs du point de vue de MAX.</translation>
    </message>
    <message>
        <source>Values as the side to move sees them.</source>
        <translation>Valeurs du point de vue du camp au trait.</translation>
    </message>
</context>
<context>
    <name>PositionField</name>
    <message>
        <source>P&amp;osition:</source>
        <translation>P&amp;osition&#xa0;:</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Position en texte</translation>
    </message>
    <message>
        <source>Type moves (44536 or d1 d2 e1) or a link. Press Enter to start a game from them.</source>
        <translation>Des coups comme 44536 ou d1 d2 e1, ou un lien vers eux. Entrée commence une partie à partir de là</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>plateau vide</translation>
    </message>
    <message>
        <source>Reason the text was refused</source>
        <translation>Pourquoi le texte a été refusé</translation>
    </message>
    <message>
        <source>That isn&apos;t a Connect Four position: %1.</source>
        <translation>Ce n’est pas une position de Puissance 4&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>PositionLink</name>
    <message>
        <source>“%1” is not a link to a position.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un lien vers une position.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: it is too long.</source>
        <translation>Le lien «&#xa0;%1&#xa0;» ne montre aucune position&#xa0;: il est trop long.</translation>
    </message>
    <message>
        <source>The link “%1” does not lead to a position: %2.</source>
        <translation>Le lien «&#xa0;%1&#xa0;» ne montre aucune position&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 counts a branch that alpha-beta leaves out here.</source>
        <translation>%1 compte une branche qu’alpha-bêta coupe ici.</translation>
    </message>
    <message>
        <source>MAX moves here and takes the largest value. %1 is the smallest.</source>
        <translation>Ici, MAX joue et prend la plus grande valeur. %1 est la plus petite.</translation>
    </message>
    <message>
        <source>MIN moves here and takes the smallest value. %1 is the largest.</source>
        <translation>Ici, MIN joue et prend la plus petite valeur. %1 est la plus grande.</translation>
    </message>
    <message>
        <source>MAX moves here: take the largest value of the branches.</source>
        <translation>Ici, MAX joue&#xa0;: prends la plus grande valeur des branches.</translation>
    </message>
    <message>
        <source>MIN moves here: take the smallest value of the branches.</source>
        <translation>Ici, MIN joue&#xa0;: prends la plus petite valeur des branches.</translation>
    </message>
    <message>
        <source>Right for the side to move here. As MAX sees it, the value is %1.</source>
        <translation>Juste pour le camp au trait ici. Du point de vue de MAX, la valeur est %1.</translation>
    </message>
    <message>
        <source>Right: that is the end of the window. Fail-soft returns %1.</source>
        <translation>Juste&#xa0;: c’est le bord de la fenêtre. Fail-soft fait remonter %1.</translation>
    </message>
    <message>
        <source>%1 is right. %2</source>
        <translation>%1 est juste. %2</translation>
    </message>
    <message>
        <source>%1 is right: the largest value here.</source>
        <translation>%1 est juste&#xa0;: la plus grande valeur ici.</translation>
    </message>
    <message>
        <source>%1 is right: the smallest value here.</source>
        <translation>%1 est juste&#xa0;: la plus petite valeur ici.</translation>
    </message>
    <message>
        <source>Minimax searches every branch.</source>
        <translation>Minimax examine toutes les branches.</translation>
    </message>
    <message>
        <source>The first branch of a node is always searched: nothing is known of it yet.</source>
        <translation>La première branche d’un nœud est toujours examinée&#xa0;: on ne sait encore rien de ce nœud.</translation>
    </message>
    <message>
        <source>MAX has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MAX a %1 jusqu’ici. Rien au-dessus ne le limite&#xa0;: cette branche doit être examinée.</translation>
    </message>
    <message>
        <source>MAX has %1 so far, less than beta %2: this branch must be searched.</source>
        <translation>MAX a %1 jusqu’ici, moins que bêta %2&#xa0;: cette branche doit être examinée.</translation>
    </message>
    <message>
        <source>MIN has %1 so far. Nothing above limits it, so this branch must be searched.</source>
        <translation>MIN a %1 jusqu’ici. Rien au-dessus ne le limite&#xa0;: cette branche doit être examinée.</translation>
    </message>
    <message>
        <source>MIN has %1 so far, more than alpha %2: this branch must be searched.</source>
        <translation>MIN a %1 jusqu’ici, plus qu’alpha %2&#xa0;: cette branche doit être examinée.</translation>
    </message>
    <message>
        <source>Beta is %1 here, and this node can only get larger: the rest is left out.</source>
        <translation>Bêta vaut %1 ici, et ce nœud ne peut qu’augmenter&#xa0;: le reste est coupé.</translation>
    </message>
    <message>
        <source>Alpha is %1 here, and this node can only get smaller: the rest is left out.</source>
        <translation>Alpha vaut %1 ici, et ce nœud ne peut que diminuer&#xa0;: le reste est coupé.</translation>
    </message>
    <message>
        <source>This node still needs a value.</source>
        <translation>Il manque encore la valeur de ce nœud.</translation>
    </message>
    <message>
        <source>Alpha-beta never comes here: no value is needed.</source>
        <translation>Alpha-bêta ne vient jamais ici&#xa0;: aucune valeur n’est nécessaire.</translation>
    </message>
    <message>
        <source>This lies below a branch that is left out.</source>
        <translation>C’est sous une branche coupée.</translation>
    </message>
</context>
<context>
    <name>PracticeCanvas</name>
    <message>
        <source>Tree to fill in</source>
        <translation>Arbre à remplir</translation>
    </message>
    <message>
        <source>Type the value of each node: Tab goes to the next one, Enter checks it. Press Space, or click a branch, to leave the branch out. The arrow keys go everywhere. Zoom with the wheel, and drag to pan.</source>
        <translation>Tape la valeur de chaque nœud&#xa0;: Tab passe au suivant, Entrée vérifie. Espace, ou un clic sur une branche, coupe la branche. Les flèches vont partout. La molette zoome, et glisser déplace la vue.</translation>
    </message>
    <message>
        <source>&amp;Leave this branch out</source>
        <translation>&amp;Couper cette branche</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Valeur %1</translation>
    </message>
</context>
<context>
    <name>PracticeForm</name>
    <message>
        <source>Tree:</source>
        <translation>Arbre&#xa0;:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Profondeur&#xa0;:</translation>
    </message>
    <message>
        <source>Branches:</source>
        <translation>Branches&#xa0;:</translation>
    </message>
    <message>
        <source>Root:</source>
        <translation>Racine&#xa0;:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Recherche&#xa0;:</translation>
    </message>
    <message>
        <source>Number of the tree</source>
        <translation>Numéro de l’arbre</translation>
    </message>
    <message>
        <source>The same number and size give the same tree, on any computer</source>
        <translation>Le même numéro et la même taille donnent le même arbre, sur tout ordinateur</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Moves from the root to a leaf</source>
        <translation>Coups de la racine à une feuille</translation>
    </message>
    <message>
        <source>Branches of a node</source>
        <translation>Branches d’un nœud</translation>
    </message>
    <message>
        <source>Branches of each node. With more of them, the tree cannot be as deep.</source>
        <translation>Branches de chaque nœud. Plus il y en a, moins l’arbre peut être profond.</translation>
    </message>
    <message>
        <source>Uneven</source>
        <translation>Irrégulier</translation>
    </message>
    <message>
        <source>Give some nodes fewer branches, and end some branches early</source>
        <translation>Donner moins de branches à certains nœuds, et arrêter tôt certaines branches</translation>
    </message>
    <message>
        <source>Who moves at the root</source>
        <translation>Qui joue à la racine</translation>
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
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter.</source>
        <translation>Minimax examine toutes les branches. Alpha-bêta coupe celles qui ne peuvent pas compter.</translation>
    </message>
    <message>
        <source>alpha-beta</source>
        <translation>alpha-bêta</translation>
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
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>%1, root</source>
        <translation>%1, racine</translation>
    </message>
    <message>
        <source>%1, branch %2</source>
        <translation>%1, branche %2</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: value %2</source>
        <translation>%1&#xa0;: valeur %2</translation>
    </message>
    <message>
        <source>%1: no value yet</source>
        <translation>%1&#xa0;: pas encore de valeur</translation>
    </message>
    <message>
        <source>Branch %1, left out</source>
        <translation>Branche %1, coupée</translation>
    </message>
    <message>
        <source>Branch %1, searched</source>
        <translation>Branche %1, examinée</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>coupée</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>feuille</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>Key to shapes and signs</source>
        <translation>Légende des formes et des signes</translation>
    </message>
    <message>
        <source>Next tree</source>
        <translation>Arbre suivant</translation>
    </message>
    <message>
        <source>Go to the tree with the next number</source>
        <translation>Passer à l’arbre de numéro suivant</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Mark all values and cuts</source>
        <translation>Corriger toutes les valeurs et toutes les coupes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the solution. This tree then does not count as solved.</source>
        <translation>Montrer la solution. Cet arbre ne compte alors pas comme résolu.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Delete all answers in this tree</source>
        <translation>Supprimer toutes les réponses de cet arbre</translation>
    </message>
    <message>
        <source>Mark at once</source>
        <translation>Corriger aussitôt</translation>
    </message>
    <message>
        <source>Mark each value when you press Enter, and each cut when you make it</source>
        <translation>Corriger chaque valeur quand tu appuies sur Entrée, et chaque coupe quand tu la fais</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>Montrer tout l’arbre</translation>
    </message>
    <message>
        <source>%1 Something is still open in this tree: press Check to see what.</source>
        <translation>%1 Il reste quelque chose à faire dans cet arbre&#xa0;: «&#xa0;Vérifier&#xa0;» te montre quoi.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 missing. The first: %4</source>
        <translation>Juste %1, faux %2, manquant %3. Le premier&#xa0;: %4</translation>
    </message>
    <message>
        <source>The root is worth %1. Nothing is left out in this tree.</source>
        <translation>La racine vaut %1. Rien n’est coupé dans cet arbre.</translation>
    </message>
    <message>
        <source>The root is worth %1. %2</source>
        <translation>La racine vaut %1. %2</translation>
    </message>
    <message>
        <source>All answers are deleted.</source>
        <translation>Toutes les réponses sont supprimées.</translation>
    </message>
    <message>
        <source>This is the solution. Choose Next tree to go on.</source>
        <translation>Voici la solution. Choisis «&#xa0;Arbre suivant&#xa0;» pour continuer.</translation>
    </message>
    <message>
        <source>Solved without a mistake. Choose Next tree to go on.</source>
        <translation>Résolu sans erreur. Choisis «&#xa0;Arbre suivant&#xa0;» pour continuer.</translation>
    </message>
    <message>
        <source>Solved. Choose Next tree to go on.</source>
        <translation>Résolu. Choisis «&#xa0;Arbre suivant&#xa0;» pour continuer.</translation>
    </message>
    <message>
        <source>Without a mistake: %1 of %2 trees</source>
        <comment>trees that are finished</comment>
        <translation>Sans erreur&#xa0;: %1 arbres sur %2</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next. Click each branch that alpha-beta leaves out.</source>
        <translation>Tape une valeur du point de vue de MAX. Entrée passe à la suivante. Clique sur chaque branche qu’alpha-bêta coupe.</translation>
    </message>
    <message>
        <source>Type a value as MAX sees it. Enter goes to the next.</source>
        <translation>Tape une valeur du point de vue de MAX. Entrée passe à la suivante.</translation>
    </message>
</context>
<context>
    <name>Prcrl</name>
    <message>
        <source>a truth value</source>
        <translation>une valeur de vérité</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a value of %1</source>
        <translation>une valeur de %1</translation>
    </message>
    <message>
        <source>with its constants written out, the specification becomes too large here</source>
        <translation>avec ses constantes développées, la spécification devient ici trop grande</translation>
    </message>
    <message>
        <source>constants refer to constants too deeply here</source>
        <translation>les constantes renvoient ici les unes aux autres trop profondément</translation>
    </message>
    <message>
        <source>the constant &apos;%1&apos; refers to itself</source>
        <translation>la constante «&#xa0;%1&#xa0;» renvoie à elle-même</translation>
    </message>
    <message>
        <source>%1 (in the constant &apos;%2&apos;, used in line %3)</source>
        <translation>%1 (dans la constante «&#xa0;%2&#xa0;», employée à la ligne %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function: it needs brackets with its arguments</source>
        <translation>«&#xa0;%1&#xa0;» est une fonction&#xa0;: il lui faut des parenthèses avec ses arguments</translation>
    </message>
    <message>
        <source>there is no variable or constant &apos;%1&apos; here</source>
        <translation>il n’y a pas ici de variable ni de constante «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%1 needs two arguments or more, not %n</source>
        <translation>
            <numerusform>%1 demande deux arguments ou plus, et non %n</numerusform>
            <numerusform>%1 demande deux arguments ou plus, et non %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %2 arguments, not %n</source>
        <translation>
            <numerusform>%1 demande %2 arguments, et non %n</numerusform>
            <numerusform>%1 demande %2 arguments, et non %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;count&apos; is for vectors and queues, which are not part of this language</source>
        <translation>les vecteurs et les files, sur lesquels porte «&#xa0;count&#xa0;», ne font pas partie de ce langage</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;</source>
        <translation>il n’y a pas de fonction «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is needed here, not %2</source>
        <translation>il faut ici %1, et non %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared in line %2 already</source>
        <translation>«&#xa0;%1&#xa0;» est déjà déclaré à la ligne %2</translation>
    </message>
    <message>
        <source>there is a type &apos;%1&apos; already</source>
        <translation>il y a déjà un type «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is a function &apos;%1&apos; already</source>
        <translation>il y a déjà une fonction «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>the first row of the function has %n arguments, but this one has %1</source>
        <translation>
            <numerusform>la première ligne de la fonction a %n argument, et celle-ci %1</numerusform>
            <numerusform>la première ligne de la fonction a %n arguments, et celle-ci %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the function has a row for this already</source>
        <translation>la fonction a déjà une ligne pour cela</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one of %2, so it can&apos;t be %3</source>
        <translation>«&#xa0;%1&#xa0;» fait partie de %2, et ne peut donc pas être %3</translation>
    </message>
    <message>
        <source>this range is too large; the largest number in a range is %1</source>
        <translation>cet intervalle est trop grand&#xa0;; %1 est le plus grand nombre permis</translation>
    </message>
    <message>
        <source>there is no type &apos;%1&apos;</source>
        <translation>il n’y a pas de type «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a whole number is needed here, not %1</source>
        <translation>il faut ici un nombre entier, et non %1</translation>
    </message>
    <message>
        <source>the function &apos;%1&apos; has no row for %2</source>
        <translation>la fonction «&#xa0;%1&#xa0;» ne dit rien de %2</translation>
    </message>
    <message numerus="yes">
        <source>an expression can have at most %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>une expression peut avoir au plus %n opérateur à la suite&#xa0;; utilise des constantes pour ses parties</numerusform>
            <numerusform>une expression peut avoir au plus %n opérateurs à la suite&#xa0;; utilise des constantes pour ses parties</numerusform>
        </translation>
    </message>
    <message>
        <source>an expression (a number, a name, a function, ...)</source>
        <translation>une expression (un nombre, un nom, une fonction, ...)</translation>
    </message>
    <message>
        <source>a number can have at most 18 digits</source>
        <translation>un nombre peut avoir au plus 18 chiffres</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>queues are not part of this language; use a range, Bool or names</source>
        <translation>les files ne font pas partie de ce langage&#xa0;; utilise un intervalle, Bool ou des noms</translation>
    </message>
    <message>
        <source>a type (Bool, Nat, {1..6} or the name of one)</source>
        <translation>un type (Bool, Nat, {1..6} ou le nom d’un type)</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>le nom d’un paramètre</translation>
    </message>
    <message>
        <source>a number becomes too large here (more than 18 digits)</source>
        <translation>un nombre devient ici trop grand (plus de 18 chiffres)</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>ceci divise par 0</translation>
    </message>
    <message>
        <source>mod needs a number above 0 to divide by, not %1</source>
        <translation>mod demande un diviseur supérieur à 0, et non %1</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process and values the model begins, as in init X[0]</source>
        <translation>«&#xa0;init&#xa0;» manque&#xa0;: il dit avec quel processus et quelles valeurs le modèle commence, comme dans init X[0]</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>le but</translation>
    </message>
    <message>
        <source>there are no global variables in this language: make it a parameter of the process</source>
        <translation>il n’y a pas de variables globales dans ce langage&#xa0;: fais-en un paramètre du processus</translation>
    </message>
    <message>
        <source>states have no rewards in this language: give the reward to an action, as in step @ 1 . X[]</source>
        <translation>les états n’ont pas de récompenses dans ce langage&#xa0;: donne la récompense à une action, comme dans step @ 1 . X[]</translation>
    </message>
    <message>
        <source>a goal is an action in this language: let the process do an action where the condition holds, and write reach and its name</source>
        <translation>dans ce langage, le but à atteindre est une action&#xa0;: fais-en faire une par le processus là où la condition est vraie, puis écris reach et son nom</translation>
    </message>
    <message>
        <source>a part of the specification (constant, type, function, a process, init, until, reach, hide, ...)</source>
        <translation>une partie de la spécification (constant, type, function, un processus, init, until, reach, hide, ...)</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>le nom d’une constante</translation>
    </message>
    <message>
        <source>the name of a type</source>
        <translation>le nom d’un type</translation>
    </message>
    <message>
        <source>the name of a value</source>
        <translation>le nom d’une valeur</translation>
    </message>
    <message>
        <source>a range such as {1..6} or names such as (heads, tails)</source>
        <translation>un intervalle comme {1..6} ou des noms comme (pile, face)</translation>
    </message>
    <message>
        <source>the name of a function</source>
        <translation>le nom d’une fonction</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>le nom d’un processus</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>il y a déjà un «&#xa0;init&#xa0;»</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>le nom d’une action</translation>
    </message>
    <message>
        <source>there is an &apos;until&apos; or &apos;reach&apos; already</source>
        <translation>il y a déjà un «&#xa0;until&#xa0;» ou un «&#xa0;reach&#xa0;»</translation>
    </message>
    <message>
        <source>an until can name at most 400 actions</source>
        <translation>un until peut nommer au plus 400 actions</translation>
    </message>
    <message>
        <source>an action (or true, &apos;!&apos;, brackets)</source>
        <translation>une action (ou true, «&#xa0;!&#xa0;», des parenthèses)</translation>
    </message>
    <message>
        <source>a probability is from 0 to 1, not %1</source>
        <translation>une probabilité va de 0 à 1, et non %1</translation>
    </message>
    <message>
        <source>these probabilities sum to %1; they must sum to 1 exactly</source>
        <translation>ces probabilités ont pour somme %1&#xa0;; la somme doit être exactement 1</translation>
    </message>
    <message>
        <source>over all values of &apos;%1&apos; this sums to %2; it must sum to 1 exactly</source>
        <translation>sur toutes les valeurs de «&#xa0;%1&#xa0;», la somme est %2&#xa0;; elle doit être exactement 1</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is defined in line %2 already</source>
        <translation>le processus «&#xa0;%1&#xa0;» est déjà défini à la ligne %2</translation>
    </message>
    <message>
        <source>there is a parameter &apos;%1&apos; already</source>
        <translation>il y a déjà un paramètre «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 has no values, so a parameter can&apos;t have this type</source>
        <translation>%1 n’a pas de valeurs, si bien qu’un paramètre ne peut pas en avoir</translation>
    </message>
    <message>
        <source>there is no process &apos;%1&apos;</source>
        <translation>il n’y a pas de processus «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>each value is tried here, and %1 has too many; a range such as {1..6} is needed</source>
        <translation>chaque valeur est essayée ici, et %1 en a trop&#xa0;; il faut un intervalle comme {1..6}</translation>
    </message>
    <message>
        <source>%1 has no parameters: write %1[]</source>
        <translation>%1 n’a pas de paramètres&#xa0;: écris %1[]</translation>
    </message>
    <message>
        <source>%1 needs one value for each parameter, as in %1[%2]: %3, not %4</source>
        <translation>%1 demande une valeur pour chaque paramètre, comme dans %1[%2]&#xa0;: %3, et non %4</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>le processus «&#xa0;%1&#xa0;» n’a pas de paramètre «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a value already</source>
        <translation>«&#xa0;%1&#xa0;» a déjà une valeur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value for its parameter &apos;%2&apos;: there is no value of that name here to keep</source>
        <translation>«&#xa0;%1&#xa0;» demande une valeur pour son paramètre «&#xa0;%2&#xa0;»&#xa0;: il n’y en a pas ici de ce nom qu’il puisse garder</translation>
    </message>
    <message>
        <source>tau is not a visible action, so it has no arguments</source>
        <translation>tau n’est pas une action visible, et n’a donc pas d’arguments</translation>
    </message>
    <message>
        <source>init must give a value to &apos;%1&apos;</source>
        <translation>init doit donner une valeur à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>too many processes begin with each other here</source>
        <translation>trop de processus commencent ici les uns par les autres</translation>
    </message>
    <message>
        <source>&apos;%1&apos; calls itself here without an action: write one and a &apos;.&apos; before it, as in step.%1[...]</source>
        <translation>«&#xa0;%1&#xa0;» revient ici à lui-même sans action&#xa0;: écris-en une suivie d’un «&#xa0;.&#xa0;» devant, comme dans step.%1[...]</translation>
    </message>
    <message>
        <source>chance decides after an action: write one and a &apos;.&apos; before psum, as in roll.psum(...)</source>
        <translation>le hasard décide après une action&#xa0;: écris-en une suivie d’un «&#xa0;.&#xa0;» devant psum, comme dans roll.psum(...)</translation>
    </message>
    <message>
        <source>rates are not part of this language, which has no time: write an action and psum with probabilities instead</source>
        <translation>les taux ne font pas partie de ce langage, qui n’a pas de temps&#xa0;: écris plutôt une action et psum avec des probabilités</translation>
    </message>
    <message>
        <source>&apos;%1&apos; belongs in init or beside it, not in a process</source>
        <translation>«&#xa0;%1&#xa0;» se place dans init ou à côté, pas dans un processus</translation>
    </message>
    <message>
        <source>a process (an action, a name with [ ], sum, a condition, ...)</source>
        <translation>un processus (une action, un nom avec [ ], sum, une condition, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>le nom d’une action ou d’un processus</translation>
    </message>
    <message>
        <source>a &apos;.&apos; after an action, or a &apos;[&apos; after the name of a process</source>
        <translation>un «&#xa0;.&#xa0;» après une action, ou un «&#xa0;[&#xa0;» après le nom d’un processus</translation>
    </message>
    <message>
        <source>a &apos;.&apos; is expected here, after an action; if &apos;%1&apos; begins a condition, a &apos;=&gt;&apos; must follow it</source>
        <translation>on attend ici un «&#xa0;.&#xa0;» après une action&#xa0;; si «&#xa0;%1&#xa0;» commence une condition, un «&#xa0;=&gt;&#xa0;» doit la suivre</translation>
    </message>
    <message>
        <source>an action&apos;s name can&apos;t end in &apos;%1&apos; in this language</source>
        <translation>dans ce langage, le nom d’une action ne finit pas par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a &apos;++&apos; and the next probability, or a &apos;)&apos;</source>
        <translation>un «&#xa0;++&#xa0;» et la probabilité suivante, ou un «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>a &apos;)&apos;</source>
        <translation>un «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>a &apos;,&apos; and the probability of each value</source>
        <translation>un «&#xa0;,&#xa0;» et la probabilité de chaque valeur</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>le nom d’une variable</translation>
    </message>
    <message>
        <source>a &apos;-&gt;&apos; after the probability (a choice inside psum needs brackets around it)</source>
        <translation>un «&#xa0;-&gt;&#xa0;» après la probabilité (un choix dans psum doit être entre parenthèses)</translation>
    </message>
    <message>
        <source>no process does &apos;%1&apos;</source>
        <translation>aucun processus ne fait «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; is never reached from init</source>
        <translation>le processus «&#xa0;%1&#xa0;» n’est jamais atteint depuis init</translation>
    </message>
    <message>
        <source>the number of arguments of &apos;%1&apos; is %2 in the processes, not %3</source>
        <translation>le nombre d’arguments de «&#xa0;%1&#xa0;» est %2 dans les processus, et non %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 here and %3 elsewhere in the processes, which can&apos;t be told apart by a goal</source>
        <translation>«&#xa0;%1&#xa0;» a ici %2 et ailleurs dans les processus %3, qu’un but ne peut distinguer</translation>
    </message>
</context>
<context>
    <name>PredictBar</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>The branch will be searched</source>
        <translation>La branche sera examinée</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>The branch will be pruned</source>
        <translation>La branche sera coupée</translation>
    </message>
    <message>
        <source>The value returned</source>
        <translation>La valeur qui remonte</translation>
    </message>
    <message>
        <source>From the view of the side to move at this node. Press Enter to answer.</source>
        <translation>Du point de vue du camp au trait à ce nœud&#xa0;; Entrée répond</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Answer with this value</source>
        <translation>C’est la valeur qui remonte</translation>
    </message>
    <message>
        <source>Just show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned or a branch is pruned.</source>
        <translation>Avance&#xa0;: une question vient avant qu’une valeur remonte ou qu’une branche soit coupée.</translation>
    </message>
    <message>
        <source>✓ Correct: %1. %2</source>
        <translation>✓ Juste&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>✗ Wrong: the answer is %1. %2</source>
        <translation>✗ Faux&#xa0;: c’est %1. %2</translation>
    </message>
    <message>
        <source>Not answered: the answer is %1. %2</source>
        <translation>Sans réponse&#xa0;: c’est %1. %2</translation>
    </message>
    <message>
        <source>There are no more questions.</source>
        <translation>Il n’y a plus de questions.</translation>
    </message>
    <message>
        <source>MAX wins</source>
        <translation>MAX gagne</translation>
    </message>
    <message>
        <source>MAX wins, however long it takes</source>
        <translation>MAX gagne, tôt ou tard</translation>
    </message>
    <message>
        <source>MIN wins</source>
        <translation>MIN gagne</translation>
    </message>
    <message>
        <source>MIN wins, however long it takes</source>
        <translation>MIN gagne, tôt ou tard</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>Yes (Y)</source>
        <translation>Oui (Y)</translation>
    </message>
    <message>
        <source>No (X)</source>
        <translation>Non (X)</translation>
    </message>
    <message>
        <source>Just show (↓)</source>
        <translation>Montrer (↓)</translation>
    </message>
    <message>
        <source>Type a number first, or choose “Just show”.</source>
        <translation>Tape d’abord un nombre, ou choisis «&#xa0;Montrer&#xa0;».</translation>
    </message>
    <message>
        <source>✓ Yes. %1 %2</source>
        <translation>✓ Oui. %1 %2</translation>
    </message>
    <message>
        <source>Show the answer. The question counts as skipped.</source>
        <translation>Montrer la réponse. La question compte comme sautée.</translation>
    </message>
    <message>
        <source>Keep stepping. You will be asked before a value is returned.</source>
        <translation>Avance&#xa0;: une question vient avant qu’une valeur remonte.</translation>
    </message>
    <message>
        <source>✓ %1 right, ✗ %2 wrong, ○ %3 skipped</source>
        <translation>✓ juste %1, ✗ faux %2, ○ sauté %3</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>What value does this node return?</source>
        <translation>Qu’est-ce qui remonte ici&#xa0;?</translation>
    </message>
    <message>
        <source>Will branch %1 be searched?</source>
        <translation>La branche %1 sera-t-elle examinée&#xa0;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No move is better than alpha %1.</source>
        <translation>Aucun coup n’est meilleur qu’alpha %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches beta %2.</source>
        <translation>Le coup %1 suffit&#xa0;: il atteint bêta %2.</translation>
    </message>
    <message>
        <source>Move %1 is the best.</source>
        <translation>Le meilleur des coups est le coup %1.</translation>
    </message>
    <message>
        <source>There is no beta here yet: any move may still be better.</source>
        <translation>Il n’y a pas encore de bêta ici&#xa0;: tout coup peut encore être meilleur.</translation>
    </message>
    <message>
        <source>Alpha %1 is less than beta %2: a better move may still count.</source>
        <translation>Alpha %1 est inférieur à bêta %2&#xa0;: un meilleur coup peut encore compter.</translation>
    </message>
    <message>
        <source>No move is better for MIN than beta %1.</source>
        <translation>Pour MIN, aucun coup n’est meilleur que bêta %1.</translation>
    </message>
    <message>
        <source>Move %1 is enough: it reaches alpha %2.</source>
        <translation>Le coup %1 suffit&#xa0;: il atteint alpha %2.</translation>
    </message>
    <message>
        <source>What value does this node return, as MAX sees it?</source>
        <translation>Quelle valeur remonte ici, du point de vue de MAX&#xa0;?</translation>
    </message>
    <message>
        <source>What value does this node return, as MIN sees it?</source>
        <translation>Quelle valeur remonte ici, du point de vue de MIN&#xa0;?</translation>
    </message>
    <message>
        <source>There is no alpha here yet: any move may still be better.</source>
        <translation>Il n’y a pas encore d’alpha ici&#xa0;: tout coup peut encore être meilleur.</translation>
    </message>
    <message>
        <source>MIN itself would write %1.</source>
        <translation>MIN lui-même écrirait %1.</translation>
    </message>
    <message>
        <source>That is how MIN itself writes it. MAX writes %1.</source>
        <translation>C’est ainsi que MIN l’écrit lui-même. MAX écrit %1.</translation>
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
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Indices</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Files and language</source>
        <translation>&amp;Fichiers et langue</translation>
    </message>
    <message>
        <source>Falling &amp;discs:</source>
        <translation>&amp;Chute des jetons&#xa0;:</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Shortest thinking time</source>
        <translation>Temps de réflexion minimal</translation>
    </message>
    <message>
        <source>Shortest &amp;thinking time:</source>
        <translation>&amp;Temps de réflexion minimal&#xa0;:</translation>
    </message>
    <message>
        <source>Pause between engine moves</source>
        <translation>Pause entre les coups des moteurs</translation>
    </message>
    <message>
        <source>When engines play against each other</source>
        <translation>Quand des moteurs jouent l’un contre l’autre</translation>
    </message>
    <message>
        <source>&amp;Pause between engine moves:</source>
        <translation>Pa&amp;use entre les coups des moteurs&#xa0;:</translation>
    </message>
    <message>
        <source>Choose your opponent, its strength and who starts</source>
        <translation>Adversaire, force et qui commence</translation>
    </message>
    <message>
        <source>Hints from the e&amp;xact solver, within a second</source>
        <translation>Indices du solveur e&amp;xact, en moins d’une seconde</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>Fe&amp;nêtre&#xa0;:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Discs:</source>
        <translation>&amp;Jetons&#xa0;:</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Lisibles pour les daltoniens</translation>
    </message>
    <message>
        <source>Classic red and yellow</source>
        <translation>Rouge et jaune classiques</translation>
    </message>
    <message>
        <source>High contrast (including the window)</source>
        <translation>Contraste élevé (fenêtre comprise)</translation>
    </message>
    <message>
        <source>C&amp;olumn scores:</source>
        <translation>&amp;Scores des colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>The solver&apos;s score (+7)</source>
        <translation>Le score du solveur (+7)</translation>
    </message>
    <message>
        <source>Moves to the end (W7)</source>
        <translation>Coups jusqu’à la fin (G7)</translation>
    </message>
    <message>
        <source>Words (wins in 7)</source>
        <translation>Mots (gagne en 7)</translation>
    </message>
    <message>
        <source>&amp;Shapes on the discs</source>
        <translation>S&amp;ymboles sur les jetons</translation>
    </message>
    <message>
        <source>&amp;Coordinates beside the board</source>
        <translation>&amp;Coordonnées à côté du plateau</translation>
    </message>
    <message>
        <source>Column letters and row numbers</source>
        <translation>Lettres des colonnes et numéros des rangées</translation>
    </message>
    <message>
        <source>Flip the &amp;board</source>
        <translation>Plateau &amp;retourné</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis in the charts</source>
        <translation>Axe &amp;logarithmique dans les graphiques</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Keep &amp;every game in My games</source>
        <translation>Conserver chaque partie dans &amp;Mes parties</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Taille du texte&#xa0;:</translation>
    </message>
    <message>
        <source>Faster engines wait this long, so you can follow the game</source>
        <translation>Les moteurs plus rapides attendent ce temps-là, pour que tu puisses suivre la partie</translation>
    </message>
    <message>
        <source>Show the start page at start&amp;up</source>
        <translation>Afficher la page d’accueil au &amp;démarrage</translation>
    </message>
    <message>
        <source>Show a de&amp;mo on the start page</source>
        <translation>Montrer une dé&amp;mo sur la page d’accueil</translation>
    </message>
    <message>
        <source>Two opponents play while nobody uses the program</source>
        <translation>Deux adversaires jouent tant que personne ne fait rien</translation>
    </message>
    <message>
        <source>First where to look, then the column, then the next moves</source>
        <translation>D’abord où regarder, puis la colonne, puis les coups qui suivent</translation>
    </message>
    <message>
        <source>&amp;Material:</source>
        <translation>&amp;Matière&#xa0;:</translation>
    </message>
    <message>
        <source>Plastic</source>
        <translation>Plastique</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Verre</translation>
    </message>
    <message>
        <source>Size of all text in the program</source>
        <translation>Taille de tous les textes du programme</translation>
    </message>
    <message>
        <source>Mark discs with a star or ring, for colour-blind players</source>
        <translation>Marquer les jetons d’une étoile ou d’un anneau, pour les joueurs daltoniens</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Voir le plateau de l’autre côté</translation>
    </message>
    <message>
        <source>Each step up is ten times more</source>
        <translation>Chaque graduation vaut dix fois la précédente</translation>
    </message>
    <message>
        <source>&amp;Save the game after every move</source>
        <translation>&amp;Enregistrer la partie après chaque coup</translation>
    </message>
    <message>
        <source>After a crash, your game is back the next time you start</source>
        <translation>Un plantage ne fait rien perdre&#xa0;: la partie t’attend au prochain démarrage</translation>
    </message>
    <message>
        <source>Kept on this computer only. You never have to save a game.</source>
        <translation>Conservées sur cet ordinateur seulement. Tu n’as jamais à enregistrer une partie.</translation>
    </message>
    <message>
        <source>Ask before closing an &amp;unsaved game</source>
        <translation>Demander avant de fermer une partie &amp;non enregistrée</translation>
    </message>
    <message>
        <source>Before you start a new game, open a file or quit</source>
        <translation>Avant une nouvelle partie, un autre fichier ou la fermeture du programme</translation>
    </message>
    <message>
        <source>Without the exact solver, hints come from this engine. It tries to search deeper than your opponent.</source>
        <translation>Sans le solveur exact, les indices viennent de ce moteur. Il essaie de chercher plus loin que ton adversaire.</translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Gauche, Page précédente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Right, Page Down, Space</source>
        <translation>Droite, Page suivante, Espace</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Blank the students&apos; screen, so they look at you</source>
        <translation>Rien sur l’écran des élèves, pour qu’ils te regardent</translation>
    </message>
    <message>
        <source>B, full stop</source>
        <translation>B, point</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Sombre ou clair</translation>
    </message>
    <message>
        <source>Use light text on black for a dark room, or black on white</source>
        <translation>Des lettres claires sur fond noir pour une salle sombre, ou noires sur blanc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Esc, F11</source>
        <translation>Échap, F11</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show or hide the settings of this page</source>
        <translation>Afficher ou masquer les réglages de cette page</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Scroll back in this step, then go to the previous step. In a tree, Up goes back one event.</source>
        <translation>Remonter dans cette étape, puis aller à la précédente. Dans un arbre, Haut recule d’un événement.</translation>
    </message>
    <message>
        <source>Show the answer to an open question, scroll down in this step, then go to the next step. In a tree, Down goes forward one event.</source>
        <translation>Montrer la réponse à la question posée, descendre dans cette étape, puis aller à la suivante. Dans un arbre, Bas avance d’un événement.</translation>
    </message>
    <message>
        <source>Settings (C)</source>
        <translation>Réglages (C)</translation>
    </message>
    <message>
        <source>Page Down: next · Page Up: back · ↓ ↑: through a tree · B: blank · I: dark or light · S: spotlight · C: settings of a page · Esc: leave</source>
        <translation>Page suivante&#xa0;: suite · Page précédente&#xa0;: retour · ↓ ↑&#xa0;: dans un arbre · B&#xa0;: écran vide · I&#xa0;: sombre ou clair · S&#xa0;: projecteur · C&#xa0;: réglages d’une page · Échap&#xa0;: quitter</translation>
    </message>
</context>
<context>
    <name>PrismFile</name>
    <message>
        <source>Exported to PRISM, this model has more than %1 commands. Reduce it first, or choose smaller types for its sums.</source>
        <translation>Écrit pour PRISM, ce modèle a plus de %1 commandes&#xa0;: réduis-le d’abord, ou choisis des types plus petits pour ses sommes.</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A multi-action of %1 actions has too many parts</source>
        <translation>Une multi-action de %1 actions a trop de parties</translation>
    </message>
    <message>
        <source>allow lists too many multi-actions</source>
        <translation>allow énumère trop d’actions qui ont lieu ensemble</translation>
    </message>
    <message>
        <source>this process grows without end, or has more than %L1 states on its own</source>
        <translation>ce processus grandit sans fin, ou a plus de %L1 états à lui seul</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>no arguments</source>
        <translation>sans arguments</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is renamed twice</source>
        <translation>«&#xa0;%1&#xa0;» est renommé deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; communicates in two ways; only one is allowed</source>
        <translation>«&#xa0;%1&#xa0;» communique de deux façons&#xa0;; on ne peut pas dire laquelle compte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is both the result of a communication and part of one; give it another name</source>
        <translation>«&#xa0;%1&#xa0;» est le résultat d’une communication et communique aussi&#xa0;; donne-lui un autre nom</translation>
    </message>
    <message>
        <source>there is no action &apos;%1&apos;</source>
        <translation>il n’y a pas d’action «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; take different arguments (%3 and %4); they must be the same</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» prennent des arguments différents (%3 et %4)&#xa0;; ils doivent être les mêmes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a process; only actions can happen at once, with a &apos;|&apos; between them</source>
        <translation>«&#xa0;%1&#xa0;» est un processus&#xa0;; seules des actions peuvent avoir lieu à la fois, séparées par «&#xa0;|&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;||&apos; can only be used in &apos;init&apos;, inside allow, comm, hide, block and rename</source>
        <translation>«&#xa0;||&#xa0;» ne peut figurer que dans «&#xa0;init&#xa0;», entouré seulement de allow, comm, hide, block et rename</translation>
    </message>
    <message>
        <source>allow, comm, hide, block and rename can only be used in &apos;init&apos;, around all of it</source>
        <translation>allow, comm, hide, block et rename ne peuvent figurer que dans «&#xa0;init&#xa0;», autour de l’ensemble</translation>
    </message>
    <message>
        <source>the action &apos;%1&apos; is written without brackets where it takes no arguments</source>
        <translation>l’action «&#xa0;%1&#xa0;» s’écrit sans parenthèses quand elle ne prend pas d’arguments</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an action, whose arguments have no names</source>
        <translation>«&#xa0;%1&#xa0;» est une action, dont les arguments n’ont pas de noms</translation>
    </message>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>l’action «&#xa0;%1&#xa0;» prend %n argument</numerusform>
            <numerusform>l’action «&#xa0;%1&#xa0;» prend %n arguments</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, et non %1</translation>
    </message>
    <message numerus="yes">
        <source>the process &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>le processus «&#xa0;%1&#xa0;» prend %n argument</numerusform>
            <numerusform>le processus «&#xa0;%1&#xa0;» prend %n arguments</numerusform>
        </translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; has no parameter &apos;%2&apos;</source>
        <translation>le processus «&#xa0;%1&#xa0;» n’a pas de paramètre «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; is set twice</source>
        <translation>le paramètre «&#xa0;%1&#xa0;» est fixé deux fois</translation>
    </message>
    <message>
        <source>the parameter &apos;%1&apos; of the process &apos;%2&apos; has no value here; write %1 = ...</source>
        <translation>le paramètre «&#xa0;%1&#xa0;» du processus «&#xa0;%2&#xa0;» n’a pas de valeur ici&#xa0;; écris %1 = ...</translation>
    </message>
    <message>
        <source>there is no action or process &apos;%1&apos;</source>
        <translation>il n’y a pas d’action ni de processus «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>«&#xa0;%1&#xa0;» est déclaré deux fois</translation>
    </message>
    <message>
        <source>the process &apos;%1&apos; calls itself before an action happens; an action must stand before the call</source>
        <translation>le processus «&#xa0;%1&#xa0;» s’appelle lui-même avant qu’une action ait lieu&#xa0;; une action doit précéder l’appel</translation>
    </message>
    <message>
        <source>processes call one another too deeply before an action happens</source>
        <translation>les processus s’appellent les uns les autres trop profondément avant qu’une action ait lieu</translation>
    </message>
    <message>
        <source>In one state the processes can combine their steps in too many ways. An allow with few multi-actions limits that</source>
        <translation>Dans un état, les processus peuvent faire trop de choses à la fois&#xa0;; un allow avec peu d’actions simultanées limite cela</translation>
    </message>
    <message>
        <source>nothing determines &apos;%1&apos; in this sum: a condition must bound it, or allow must exclude the action that does not communicate</source>
        <translation>rien ne dit ce que vaut «&#xa0;%1&#xa0;» dans cette somme&#xa0;: une condition doit la borner, ou allow doit laisser de côté l’action qui ne communique pas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language</source>
        <translation>«&#xa0;%1&#xa0;» ne fait pas partie de ce langage</translation>
    </message>
    <message>
        <source>a process (an action, a name, sum, a condition, ...)</source>
        <translation>un processus (une action, un nom, sum, une condition, ...)</translation>
    </message>
    <message>
        <source>the name of an action or a process</source>
        <translation>le nom d’une action ou d’un processus</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>le nom d’un paramètre</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;}&apos;</source>
        <translation>un «&#xa0;,&#xa0;» ou un «&#xa0;}&#xa0;»</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>le nom d’une action</translation>
    </message>
    <message>
        <source>a &apos;|&apos; and what it communicates with, as in a|b -&gt; c,</source>
        <translation>un «&#xa0;|&#xa0;» et ce avec quoi elle communique, comme dans a|b -&gt; c,</translation>
    </message>
    <message>
        <source>this never happens, as no process does &apos;%1&apos;</source>
        <translation>ceci n’arrive jamais, car aucun processus ne fait «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this never happens, as one process alone does all of these actions</source>
        <translation>ceci n’arrive jamais, car un seul processus fait toutes ces actions</translation>
    </message>
    <message>
        <source>&apos;%1&apos; never happens, as allow lists neither it nor anything it communicates to</source>
        <translation>«&#xa0;%1&#xa0;» n’arrive jamais, car allow ne cite ni cette action ni rien de ce qui résulte de sa communication</translation>
    </message>
    <message>
        <source>the process ends here, which is a step &apos;Terminate&apos; in mCRL2; write &apos;. delta&apos; if it just has nothing more to do</source>
        <translation>le processus finit ici, ce qui est un pas «&#xa0;Terminate&#xa0;» dans mCRL2&#xa0;; écris «&#xa0;. delta&#xa0;» s’il n’a plus rien à faire</translation>
    </message>
    <message>
        <source>the name of a process</source>
        <translation>le nom d’un processus</translation>
    </message>
    <message>
        <source>there is an &apos;init&apos; already</source>
        <translation>il y a déjà un «&#xa0;init&#xa0;»</translation>
    </message>
    <message>
        <source>a section (sort, map, var, eqn, act, proc or init)</source>
        <translation>une section (sort, map, var, eqn, act, proc ou init)</translation>
    </message>
    <message>
        <source>&apos;init&apos; is missing: it says with which process the model begins</source>
        <translation>«&#xa0;init&#xa0;» manque&#xa0;: il dit par quel processus le modèle commence</translation>
    </message>
    <message>
        <source>&apos;sum %1: %2&apos; has infinitely many values to try; a condition must bound it, as in sum %1: %2. (%3) -&gt; ..., or a communicating action must have %1 alone as an argument</source>
        <translation>«&#xa0;sum %1: %2&#xa0;» a une infinité de valeurs à essayer&#xa0;; une condition doit les borner, comme dans sum %1: %2. (%3) -&gt; ..., ou une action qui communique doit avoir %1 seul comme argument</translation>
    </message>
    <message>
        <source>a process has more than %L1 steps to choose from</source>
        <translation>un processus a plus de %L1 pas au choix</translation>
    </message>
    <message>
        <source>a &apos;|&apos; can stand between actions only, as in a|b(1)</source>
        <translation>un «&#xa0;|&#xa0;» ne peut se trouver qu’entre des actions, comme dans a|b(1)</translation>
    </message>
</context>
<context>
    <name>ProfileSamples</name>
    <message>
        <source>Line %1 of the samples is &quot;%2&quot;, but must be an address in hexadecimal digits.</source>
        <translation>La ligne %1 des échantillons est «&#xa0;%2&#xa0;» et devrait être une adresse en chiffres hexadécimaux.</translation>
    </message>
</context>
<context>
    <name>PropertiesView</name>
    <message>
        <source>as published</source>
        <translation>telle que publiée</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>réparée</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propriété</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Formulas and their verdicts</source>
        <translation>Formules et leurs verdicts</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Avancement de la vérification</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Tout vérifier</translation>
    </message>
    <message>
        <source>Check every formula in the explored system</source>
        <translation>Vérifier toutes les formules dans le système exploré</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check the selected formula</source>
        <translation>Vérifier la formule choisie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the check and keep the results so far</source>
        <translation>Arrêter la vérification&#xa0;; ce que l’on sait jusque-là reste</translation>
    </message>
    <message>
        <source>Your own formula</source>
        <translation>Une formule personnelle</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>la tienne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>● true (vacuous)</source>
        <translation>● vrai (par vacuité)</translation>
    </message>
    <message>
        <source>%1: %2 pairs of subformula and state examined, %3 of them open; %4 MiB</source>
        <translation>%1&#xa0;: %2 paires (sous-formule, état) examinées, dont %3 ouvertes&#xa0;; %4 Mio</translation>
    </message>
    <message>
        <source>▲ error</source>
        <translation>▲ incorrecte</translation>
    </message>
    <message>
        <source>The formula in plain words</source>
        <translation>La formule en mots simples</translation>
    </message>
    <message>
        <source>Make it yours</source>
        <translation>En faire la tienne</translation>
    </message>
    <message>
        <source>Start your own formula from this text</source>
        <translation>Commencer une formule personnelle avec ce texte</translation>
    </message>
    <message>
        <source>Show the path</source>
        <translation>Montrer le chemin</translation>
    </message>
    <message>
        <source>Show the path for this verdict in the System picture</source>
        <translation>Les pas qui le montrent, dans le système dessiné</translation>
    </message>
    <message>
        <source>Colour the system</source>
        <translation>Colorer le système</translation>
    </message>
    <message>
        <source>Show where the formula holds and fails in the System picture</source>
        <translation>Où elle est vraie et où elle échoue, dans le système dessiné</translation>
    </message>
    <message>
        <source>Play the formula…</source>
        <translation>Jouer la formule…</translation>
    </message>
    <message>
        <source>Play the formula as a game: you take one side, the program the other</source>
        <translation>La formule sous forme de jeu&#xa0;: tu joues un camp, le programme l’autre</translation>
    </message>
    <message>
        <source>Press Run to explore the model first.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore d’abord le modèle.</translation>
    </message>
    <message>
        <source>Only part of the system is known, and what holds there may fail elsewhere. Press Run to explore the whole system before checking.</source>
        <translation>Seule une partie du système est connue, et ce qui vaut pour une partie ne vaut pas forcément pour le tout. «&#xa0;Exécuter&#xa0;» doit d’abord l’explorer jusqu’au bout.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Pas encore vérifiée.</translation>
    </message>
</context>
<context>
    <name>PropertyForm</name>
    <message>
        <source>Fractions</source>
        <translation>Fractions</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Choose a question about the model</source>
        <translation>Ce qu’on demande au modèle</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Enter Pmin or Pmax for a probability, Rmin or Rmax for an expected reward. Then name the goal, such as broke(1) or until [bet U broke]. Without a goal, the one in the model&apos;s text is used. Rmax{bet} counts bets.</source>
        <translation>Pmin ou Pmax pour une probabilité, Rmin ou Rmax pour une récompense espérée&#xa0;; puis ce qui doit être atteint, comme broke(1) ou until [bet U broke]. Sans cela, la question du modèle. Rmax{bet} compte les mises.</translation>
    </message>
    <message>
        <source>Pmax</source>
        <translation>Pmax</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Largest relative gap allowed between the lower and the upper bound</source>
        <translation>L’écart relatif permis entre la borne supérieure et la borne inférieure</translation>
    </message>
    <message>
        <source>Calculate in fractions, without rounding. For small models</source>
        <translation>Calculer en fractions, sans aucun arrondi&#xa0;; pour de petits modèles</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Question&#xa0;:</translation>
    </message>
    <message>
        <source>Precision:</source>
        <translation>Précision&#xa0;:</translation>
    </message>
    <message>
        <source>Enter a property</source>
        <translation>Une propriété à saisir</translation>
    </message>
    <message>
        <source>Property:</source>
        <translation>Propriété&#xa0;:</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Toutes les questions</translation>
    </message>
</context>
<context>
    <name>Provenance</name>
    <message>
        <source>Parallel search of the full tree</source>
        <translation>Recherche parallèle de l’arbre complet</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation>Perturbé</translation>
    </message>
    <message>
        <source>something else ran at the same time</source>
        <translation>autre chose tournait en même temps</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine and its settings</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>Ladder of %n engine(s)</source>
        <translation>
            <numerusform>Échelle de %n moteur</numerusform>
            <numerusform>Échelle de %n moteurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning odds against imperfect play</source>
        <translation>Chances de gain contre un jeu imparfait</translation>
    </message>
    <message>
        <source>Games fitted</source>
        <translation>Parties ajustées</translation>
    </message>
    <message>
        <source>Games held out</source>
        <translation>Parties mises de côté</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>0 to %1 random plies</source>
        <translation>0 à %1 demi-coups aléatoires</translation>
    </message>
    <message>
        <source>the times of %1 of %2 games, by other work in the program</source>
        <translation>les temps de %1 parties sur %2, par un autre travail du programme</translation>
    </message>
    <message>
        <source>%1 (fitted to the rounds)</source>
        <comment>bounds of a test</comment>
        <translation>%1 (adapté aux rondes)</translation>
    </message>
    <message>
        <source>%1; a decided test ends its pairing</source>
        <translation>%1&#xa0;; il termine un appariement</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristique</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>Rondes de chaque cellule</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Test séquentiel</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nœuds et temps par coup</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Profondeurs</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>one per depth</source>
        <translation>une par profondeur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>%1 of %2 played</source>
        <translation>%1 sur %2 jouées</translation>
    </message>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n demi-coup aléatoire</numerusform>
            <numerusform>%n demi-coups aléatoires</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Ajustement de H1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, profondeur %2</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>the set before the step</source>
        <translation>le jeu de valeurs précédent</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>%1 of %2, each by %3 %, of at most %4 games</source>
        <translation>%1 sur %2, chacune de %3&#xa0;%, de %4 parties au plus</translation>
    </message>
    <message>
        <source>%1 against %2 Elo, errors of %3 % and %4 %</source>
        <translation>%1 contre %2 Elo, erreurs de %3&#xa0;% et %4&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PublishedRules</name>
    <message>
        <source>Fairness is written as WF_vars(board, player, ...), which is not an expression: WF takes one action. The row used there is not bound anywhere.</source>
        <translation>L’équité est écrite WF_vars(board, player, ...), ce qui n’est pas une expression&#xa0;: WF prend une seule action. Le row qui figure là n’est lié nulle part.</translation>
    </message>
    <message>
        <source>vars and Move are used before they are defined.</source>
        <translation>vars et Move sont utilisés avant d’être définis.</translation>
    </message>
    <message>
        <source>The configuration checks the invariant TypeOK, which does not exist. Neither does CorrectWinner, which is left in a comment.</source>
        <translation>La configuration vérifie l’invariant TypeOK, qui n’existe pas, pas plus que CorrectWinner, resté dans un commentaire.</translation>
    </message>
    <message>
        <source>HasWinningLine reads squares outside the board, so TLC stops at the first move. All four directions need a lower and an upper bound.</source>
        <translation>HasWinningLine regarde des cases hors du plateau, et TLC s’arrête dès le premier coup. Les quatre directions ont besoin d’une borne en bas et d’une en haut.</translation>
    </message>
    <message>
        <source>Spec leaves out fairness, so nobody ever has to move again. Termination fails by standing still, after four moves in the first counterexample.</source>
        <translation>Spec oublie l’équité&#xa0;: plus personne n’est obligé de jouer, et Termination échoue par immobilité, après quatre coups dans le premier contre-exemple.</translation>
    </message>
    <message>
        <source>In Termination, &lt;&gt; binds tighter than \/, so the second half applies only to the empty board. A draw also sets no winner. With the earlier errors fixed, a drawn 3 by 3 board is the counterexample. The intended formula is &lt;&gt;(winner # &quot;none&quot; \/ full).</source>
        <translation>Dans Termination, &lt;&gt; lie plus fort que \/, si bien que sa seconde moitié ne parle que du plateau vide&#xa0;; et une nulle ne désigne pas de gagnant. Une fois réparé tout ce qui précède, un plateau nul de 3 cases sur 3 est le contre-exemple. Ce qui est voulu est &lt;&gt;(winner # &quot;none&quot; \/ full).</translation>
    </message>
    <message>
        <source>TLC sees a finished game as a deadlock, unless it is told to ignore deadlocks or the end may repeat.</source>
        <translation>Une partie terminée est un interblocage pour TLC, sauf si on lui dit de ne pas en chercher ou si la fin peut se répéter.</translation>
    </message>
    <message>
        <source>Move quantifies over rows, although a column has only one possible row. TLC generates the same state several times: 3,218 instead of 1,934 on a 3 by 3 board.</source>
        <translation>Move demande une rangée quelconque, alors qu’il n’y en a qu’une par colonne&#xa0;: TLC engendre plusieurs fois le même état, 3&#x202f;218 au lieu de 1&#x202f;934 pour 3 cases sur 3.</translation>
    </message>
    <message>
        <source>Board, FiniteSets and Sequences are never used, and the assumptions on the sizes allow 0.</source>
        <translation>Board, FiniteSets et Sequences ne servent jamais, et ce qui est supposé des dimensions autorise 0.</translation>
    </message>
    <message>
        <source>TLC cannot check a published TLA+ specification of the game as it stands. These are its errors, found by running TLC and fixing them one by one. Connect4.tla, which you can save here, is a different specification without them.</source>
        <translation>Il existe une spécification publiée du jeu en TLA+ que TLC ne peut pas vérifier telle quelle. Voici ses erreurs, trouvées en lançant TLC et en les réparant l’une après l’autre. Connect4.tla, que l’on peut enregistrer ici, en est une autre qui ne les a pas.</translation>
    </message>
</context>
<context>
    <name>PublishedTimes</name>
    <message>
        <source>the report, 12 threads</source>
        <translation>le rapport, 12 threads</translation>
    </message>
    <message>
        <source>the report, 4 cores</source>
        <translation>le rapport, 4 cœurs</translation>
    </message>
    <message>
        <source>its program, -O2, processor time</source>
        <translation>son programme, -O2, temps processeur</translation>
    </message>
    <message>
        <source>its program, -O0, processor time</source>
        <translation>son programme, -O0, temps processeur</translation>
    </message>
    <message>
        <source>its program, -O2, 2 idle cores</source>
        <translation>son programme, -O2, 2 cœurs libres</translation>
    </message>
</context>
<context>
    <name>QuantityText</name>
    <message>
        <source>%1 in plies</source>
        <translation>%1 en demi-coups</translation>
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
        <translation>%1 en Mio</translation>
    </message>
    <message>
        <source>Unknown quantity &apos;%1&apos;. Choose one of these: %2.</source>
        <translation>Il n’y a pas de grandeur «&#xa0;%1&#xa0;»&#xa0;; il y a %2.</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>The best columns (worked out)</source>
        <translation>Les meilleures colonnes (calculées)</translation>
    </message>
    <message>
        <source>Columns that keep the result (worked out)</source>
        <translation>Les colonnes qui gardent le résultat (calculées)</translation>
    </message>
    <message>
        <source>Discs until the end (worked out)</source>
        <translation>Les jetons jusqu’à la fin (calculés)</translation>
    </message>
    <message>
        <source>The tree&apos;s value (worked out)</source>
        <translation>La valeur de l’arbre (calculée)</translation>
    </message>
    <message>
        <source>Nodes searched (worked out)</source>
        <translation>Les nœuds explorés (calculés)</translation>
    </message>
    <message>
        <source>Leaves evaluated (worked out)</source>
        <translation>Les feuilles évaluées (calculées)</translation>
    </message>
    <message>
        <source>Cuts (worked out)</source>
        <translation>Les coupes (calculées)</translation>
    </message>
    <message>
        <source>The fewest leaves possible (worked out)</source>
        <translation>Le moins de feuilles possible (calculé)</translation>
    </message>
    <message>
        <source>Insert a question</source>
        <translation>Insérer une question</translation>
    </message>
    <message>
        <source>How students answer</source>
        <translation>Comment les élèves répondent</translation>
    </message>
    <message>
        <source>One correct answer to choose</source>
        <translation>Une réponse juste à choisir</translation>
    </message>
    <message>
        <source>Several correct answers to choose</source>
        <translation>Plusieurs réponses justes à choisir</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>A column on a board</source>
        <translation>Une colonne sur un plateau</translation>
    </message>
    <message>
        <source>A text that the teacher reads</source>
        <translation>Un texte que le professeur lit</translation>
    </message>
    <message>
        <source>What you ask. Markdown is allowed.</source>
        <translation>Ce que tu demandes. Le Markdown est permis.</translation>
    </message>
    <message>
        <source>Type the answer, or let the program work it out</source>
        <translation>Saisir la réponse, ou laisser le programme la calculer</translation>
    </message>
    <message>
        <source>Put semicolons between several correct answers</source>
        <translation>Séparer plusieurs réponses justes par des points-virgules</translation>
    </message>
    <message>
        <source>How far an answer may be from the correct one</source>
        <translation>De combien une réponse peut s’écarter de la réponse juste</translation>
    </message>
    <message>
        <source>One hint a line. Each says more than the one before.</source>
        <translation>Un indice par ligne. Chacun en dit plus que le précédent.</translation>
    </message>
    <message>
        <source>Students read this once the question is done</source>
        <translation>Les élèves lisent ceci une fois la question faite</translation>
    </message>
    <message>
        <source>Letters, digits and hyphens. Answers are kept under this name.</source>
        <translation>Des lettres, des chiffres et des traits d’union. Les réponses sont gardées sous ce nom.</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Genre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Question&#xa0;:</translation>
    </message>
    <message>
        <source>Answers:</source>
        <translation>Réponses&#xa0;:</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Position&#xa0;:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Arbre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Correct:</source>
        <translation>&amp;Juste&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>&amp;Réponse&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Tolerance:</source>
        <translation>&amp;Tolérance&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Indices&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Explanation:</source>
        <translation>&amp;Explication&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>The answer that I type</source>
        <translation>La réponse que je saisis</translation>
    </message>
    <message>
        <source>Write the question.</source>
        <translation>Écris la question.</translation>
    </message>
    <message>
        <source>Another question has this name. Choose a different one.</source>
        <translation>Une autre question a ce nom. Choisis-en un autre.</translation>
    </message>
    <message>
        <source>Type the correct answer, or let the program work it out.</source>
        <translation>Saisis la réponse juste, ou laisse le programme la calculer.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The tolerance must be 0 or more.</source>
        <translation>La tolérance doit être de 0 ou plus.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a column of this board.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une colonne de ce plateau.</translation>
    </message>
    <message>
        <source>Empty: the teacher looks at the results</source>
        <translation>Vide&#xa0;: le professeur regarde les résultats</translation>
    </message>
    <message>
        <source>Students choose one of your answers.</source>
        <translation>Les élèves choisissent une de tes réponses.</translation>
    </message>
    <message>
        <source>Students check every answer that is correct.</source>
        <translation>Les élèves cochent toutes les réponses justes.</translation>
    </message>
    <message>
        <source>Students type a number.</source>
        <translation>Les élèves saisissent un nombre.</translation>
    </message>
    <message>
        <source>Students click a column.</source>
        <translation>Les élèves cliquent sur une colonne.</translation>
    </message>
    <message>
        <source>Students write in their own words.</source>
        <translation>Les élèves écrivent avec leurs propres mots.</translation>
    </message>
    <message>
        <source>A formula about a system</source>
        <translation>Une formule sur un système</translation>
    </message>
    <message>
        <source>Students write a formula. The program tests it in the system and in changed systems.</source>
        <translation>Les élèves écrivent une formule. Le programme la teste dans le système et dans des systèmes modifiés.</translation>
    </message>
    <message>
        <source>A path through a system or a tree</source>
        <translation>Un chemin dans un système ou un arbre</translation>
    </message>
    <message>
        <source>Students find a path, step by step.</source>
        <translation>Les élèves trouvent un chemin, pas à pas.</translation>
    </message>
    <message>
        <source>A result of a laboratory page</source>
        <translation>Un résultat d’une page du laboratoire</translation>
    </message>
    <message>
        <source>Students run a laboratory page and hand its result to the lesson.</source>
        <translation>Les élèves exécutent une page du laboratoire et transmettent son résultat à la leçon.</translation>
    </message>
</context>
<context>
    <name>QuestionTrial</name>
    <message>
        <source>The correct answer is: %1</source>
        <translation>La réponse juste est&#xa0;: %1</translation>
    </message>
    <message>
        <source>The formula notices %1 of %2 changes.</source>
        <translation>Changements remarqués par la formule&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>&amp;Work out the answer</source>
        <translation>&amp;Calculer la réponse</translation>
    </message>
    <message>
        <source>Check the question as the lesson will check its answers</source>
        <translation>Vérifier la question comme la leçon vérifiera les réponses</translation>
    </message>
    <message>
        <source>… Working it out.</source>
        <translation>… Calcul en cours.</translation>
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
        <translation>Question&#xa0;: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Tree: %1</source>
        <translation>Arbre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save for my teacher</source>
        <translation>Garder pour le professeur</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Save your answer (Ctrl+Enter)</source>
        <translation>Garder ce qui est écrit (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Check your answer (Enter)</source>
        <translation>La réponse est-elle juste&#xa0;? (Entrée)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Get a hint. Hints are counted.</source>
        <translation>Un coup de pouce&#xa0;; il est compté</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Show the right answer and why. This is recorded.</source>
        <translation>Voir ce qui est juste et pourquoi&#xa0;; c’est noté</translation>
    </message>
    <message>
        <source>… Working out the right answer.</source>
        <translation>… Recherche de la bonne réponse.</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <translation>✗ Ce n’est pas juste. Essaie encore.</translation>
    </message>
    <message>
        <source>✓ Correct.</source>
        <translation>✓ Juste.</translation>
    </message>
    <message>
        <source>✓ Correct. Accepted answers: %1.</source>
        <translation>✓ Juste. Tout ce qui est juste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>○ The answer is: %1.</source>
        <translation>○ La réponse est&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hint (%1 of %2)</source>
        <translation>Indice (%1 sur %2)</translation>
    </message>
    <message>
        <source>Hint %1: %2</source>
        <translation>Indice %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>✗ Not right (attempt %1). Try again.</source>
        <translation>✗ Ce n’est pas juste (essai %1). Essaie encore.</translation>
    </message>
    <message>
        <source>Check your answer (Ctrl+Enter)</source>
        <translation>La réponse est-elle juste&#xa0;? (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>… Checking your answer.</source>
        <translation>… Vérification de ta réponse.</translation>
    </message>
    <message>
        <source>✓ Yes. %1</source>
        <translation>✓ Oui. %1</translation>
    </message>
    <message>
        <source>✓ Correct. Your teacher&apos;s answer: %1</source>
        <translation>✓ Juste. La réponse de ton professeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>● Your teacher decides whether this is right.</source>
        <translation>● Ton professeur décide si c’est juste.</translation>
    </message>
    <message>
        <source>● Saved on this computer. Hand in makes the file for your teacher.</source>
        <translation>● Enregistré sur cet ordinateur. «&#xa0;Rendre…&#xa0;» crée le fichier pour ton professeur.</translation>
    </message>
    <message>
        <source>%1 The right answer cannot be worked out here. %2</source>
        <translation>%1 La bonne réponse ne peut pas être calculée ici. %2</translation>
    </message>
</context>
<context>
    <name>RandomEngine</name>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
</context>
<context>
    <name>RangeSums</name>
    <message>
        <source>%1 nodes, %2; on average %3 nodes, %4</source>
        <translation>%1 nœuds, %2&#xa0;; en moyenne %3 nœuds, %4</translation>
    </message>
    <message>
        <source>A laboratory disturbed some of these times.</source>
        <translation>Un laboratoire a perturbé certains des temps.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Coups %1 à %2</translation>
    </message>
    <message>
        <source>%1: no engine moved.</source>
        <comment>%1 is “Moves 5 to 12”</comment>
        <translation>%1&#xa0;: aucun moteur n’a joué.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>“Moves 5 to 12”, then figures</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it is larger than the limit of %1 KiB</source>
        <translation>il dépasse %1 Kio, le maximum autorisé</translation>
    </message>
    <message>
        <source>it is larger than the limit of %1 MiB</source>
        <translation>il dépasse %1 Mio, le maximum autorisé</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
</context>
<context>
    <name>RecordedTree</name>
    <message>
        <source>win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: the opponent will not allow this.</source>
        <translation>%1 vaut au moins bêta %2&#xa0;: l’adversaire ne laissera pas les choses en arriver là.</translation>
    </message>
    <message>
        <source>nearly won</source>
        <translation>presque gagné</translation>
    </message>
    <message>
        <source>nearly lost</source>
        <translation>presque perdu</translation>
    </message>
    <message>
        <source>win in %1</source>
        <comment>moves</comment>
        <translation>victoire en %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <comment>moves</comment>
        <translation>défaite en %1</translation>
    </message>
    <message>
        <source>%1 is at most alpha %2: MAX will not allow this.</source>
        <translation>%1 vaut au plus alpha %2&#xa0;: MAX ne laissera pas les choses en arriver là.</translation>
    </message>
    <message>
        <source>%1 is at least beta %2: MIN will not allow this.</source>
        <translation>%1 vaut au moins bêta %2&#xa0;: MIN ne laissera pas les choses en arriver là.</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
</context>
<context>
    <name>RecordingCommands</name>
    <message>
        <source>Save the game with its search reports</source>
        <translation>Enregistrer la partie avec ce qu’ont indiqué ses recherches</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1)</source>
        <translation>Relevés de parties (*.%1)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>name of a file</comment>
        <translation>partie</translation>
    </message>
    <message>
        <source>Open one recording, or two side by side</source>
        <translation>Ouvrir un relevé, ou deux côte à côte</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Relevés de parties (*.%1);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>RecordingFile</name>
    <message>
        <source>%1 is %2, but an earlier search already has that ply.</source>
        <translation>%1 vaut %2, mais une recherche précédente a déjà ce demi-coup.</translation>
    </message>
    <message>
        <source>%1 is %2, but the move of ply %3 is column %4.</source>
        <translation>%1 vaut %2, mais le coup du demi-coup %3 est la colonne %4.</translation>
    </message>
    <message>
        <source>%1 is not a line of play: %2.</source>
        <translation>%1 n’est pas une suite de coups&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This JSON file is not a recording of a game: its &quot;kind&quot; must be &quot;%1&quot;.</source>
        <translation>C’est du JSON, mais pas un relevé de partie&#xa0;: son «&#xa0;kind&#xa0;» doit être «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This recording has format %1, written by a newer program. This program reads format %2.</source>
        <translation>Ce relevé est au format %1, écrit par un programme plus récent&#xa0;; celui-ci lit le format %2.</translation>
    </message>
    <message>
        <source>%1 must be a date and time such as 2026-11-24T12:30:00.000Z, not &quot;%2&quot;.</source>
        <translation>%1 doit être une date et une heure comme 2026-11-24T12:30:00.000Z&#xa0;; ici&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The recording is larger than %1 MiB, the most that can be read.</source>
        <translation>Il dépasse %1 Mio, le maximum autorisé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read: %2.</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a recording: %2</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;» comme relevé&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: %2</source>
        <translation>Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 belongs to a search, but the game has no searched moves.</source>
        <translation>%1 appartient à une recherche, mais aucun coup de la partie n’a été cherché.</translation>
    </message>
    <message>
        <source>%1[%2] must be written as by play --record: whole numbers, with a worker below %3.</source>
        <translation>%1[%2] n’est pas tel que play --record l’écrit&#xa0;: des nombres entiers, avec un thread inférieur à %3.</translation>
    </message>
    <message>
        <source>%1 is not a game: %2</source>
        <translation>%1 n’est pas une partie&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has other moves than the recording.</source>
        <translation>%1 a d’autres coups que le relevé.</translation>
    </message>
</context>
<context>
    <name>RecordingSlot</name>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>%1 recording: open a file made by &apos;Save recording&apos; or fourcast-cli play --record</source>
        <translation>%1 relevé&#xa0;: choisir un fichier écrit par «&#xa0;Enregistrer le relevé&#xa0;» ou par fourcast-cli play --record</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Du plateau</translation>
    </message>
    <message>
        <source>%1 recording: use the game on the board, as it stands</source>
        <translation>%1 relevé&#xa0;: la partie du plateau, telle quelle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>%1 recording: remove it from the page. Its file is kept.</source>
        <translation>%1 relevé&#xa0;: le retirer de la page&#xa0;; son fichier reste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>game on the board</source>
        <translation>partie du plateau</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Ouvrir un relevé</translation>
    </message>
    <message>
        <source>Recordings of games (*.%1);;All files (*)</source>
        <translation>Relevés de parties (*.%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>lecture de %1</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1 n’a pas pu être lu</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun pour l’instant</translation>
    </message>
</context>
<context>
    <name>RecordingTables</name>
    <message>
        <source>Recording of a game</source>
        <translation>Relevé d’une partie</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Relevé</translation>
    </message>
    <message>
        <source>Recordings of two games</source>
        <translation>Relevés de deux parties</translation>
    </message>
    <message>
        <source>First recording</source>
        <translation>Premier relevé</translation>
    </message>
    <message>
        <source>Second recording</source>
        <translation>Second relevé</translation>
    </message>
</context>
<context>
    <name>RecordingsChart</name>
    <message>
        <source>Chart of one quantity of each search, by ply</source>
        <translation>Graphique d’un chiffre de chaque recherche, demi-coup par demi-coup</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>premier&#xa0;: %1</translation>
    </message>
    <message>
        <source>second: %1</source>
        <translation>second&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ply %1, %2 by %3
%4: %5</source>
        <translation>Demi-coup %1, %2 par %3
%4&#xa0;: %5</translation>
    </message>
    <message>
        <source>Disturbed by other work in this program</source>
        <translation>Perturbé par un autre travail de ce programme</translation>
    </message>
    <message>
        <source>The games differ from ply %1</source>
        <translation>Les parties diffèrent à partir du demi-coup %1</translation>
    </message>
    <message>
        <source>Ply: discs on the board after the move</source>
        <translation>Demi-coup&#xa0;: jetons sur le plateau, ce coup compris</translation>
    </message>
    <message>
        <source>No search in these games reports this quantity.</source>
        <translation>Aucune recherche de ces parties ne connaît ce chiffre.</translation>
    </message>
    <message>
        <source>the games differ from here</source>
        <translation>à partir d’ici, une autre partie</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>perturbé</translation>
    </message>
    <message>
        <source>zeros are not drawn</source>
        <translation>les zéros ne sont pas tracés</translation>
    </message>
    <message>
        <source>Disturbed by other programs</source>
        <translation>Perturbé par d’autres programmes</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording.</source>
        <translation>Joue une partie contre un moteur, ou ouvre un relevé.</translation>
    </message>
</context>
<context>
    <name>RecordingsModel</name>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, not searched</source>
        <translation>%1&#xa0;: %2, sans recherche</translation>
    </message>
    <message>
        <source>× Other work in this program disturbed this search. Its time is not a valid measurement.</source>
        <translation>× Un autre travail de ce programme l’a perturbé&#xa0;: son temps n’est pas une mesure.</translation>
    </message>
    <message>
        <source>≠ Same position, different move.</source>
        <translation>≠ La même position, un autre coup.</translation>
    </message>
    <message>
        <source>≠ Different positions: ratios need the same position.</source>
        <translation>≠ Positions différentes&#xa0;: les ratios ne valent que pour une même position.</translation>
    </message>
    <message>
        <source>Only one game has this ply.</source>
        <translation>Une seule des parties a ce demi-coup.</translation>
    </message>
    <message>
        <source>Discs on the board after this move, including those of a set-up position</source>
        <translation>Jetons sur le plateau avec ce coup, y compris ceux qui ont été placés</translation>
    </message>
    <message>
        <source>Ply</source>
        <translation>Demi-coup</translation>
    </message>
    <message>
        <source>The side that moves</source>
        <translation>À qui est le coup</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Move in the first recording. × marks a disturbed search.</source>
        <translation>Le coup du premier relevé&#xa0;; ×&#xa0;: perturbé</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Move in the second recording. ≠ marks a different move or position.</source>
        <translation>Le coup du second relevé&#xa0;; ≠&#xa0;: une autre partie à partir de là</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, premier</translation>
    </message>
    <message>
        <source>second</source>
        <comment>of two recordings, above a column of numbers</comment>
        <translation>second</translation>
    </message>
    <message>
        <source>Second minus first, where both searched the same position</source>
        <translation>Le second moins le premier, là où les deux ont exploré la même position</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Second divided by first, where both searched the same position</source>
        <translation>Le second sur le premier, là où les deux ont exploré la même position</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>ratio</translation>
    </message>
    <message>
        <source>× Other programs had the processors. Its time is not a valid measurement.</source>
        <translation>× D’autres programmes occupaient les processeurs&#xa0;: son temps n’est pas une mesure.</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>Recordings</source>
        <translation>Relevés</translation>
    </message>
    <message>
        <source>Cost of each search in a recorded game, or in two games side by side</source>
        <translation>Ce qu’a coûté chaque recherche d’une partie relevée, une partie ou deux côte à côte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Quantity for the chart. The table shows it next to its usual columns.</source>
        <translation>Ce que montre le graphique, et le tableau en plus de ses colonnes fixes</translation>
    </message>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>&amp;Logarithmique</translation>
    </message>
    <message>
        <source>Show the chart&apos;s values on a logarithmic axis</source>
        <translation>Tracer les valeurs du graphique sur un axe logarithmique</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>Éc&amp;hanger</translation>
    </message>
    <message>
        <source>Swap the first and second recordings</source>
        <translation>Le premier devient le second, et le second le premier</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Écrire dans un fichier ce qui est affiché&#xa0;: une image, ou les chiffres</translation>
    </message>
    <message>
        <source>Qua&amp;ntity:</source>
        <translation>&amp;Chiffre&#xa0;:</translation>
    </message>
    <message>
        <source>Export the recordings</source>
        <translation>Exporter les relevés</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>relevés</translation>
    </message>
    <message>
        <source>Summary of the recordings</source>
        <translation>Résumé des relevés</translation>
    </message>
    <message>
        <source>Cost of the search for each move</source>
        <translation>Ce qu’a coûté la recherche de chaque coup</translation>
    </message>
    <message>
        <source>No engine has searched a move in the game on the board. Let one play, then come back.</source>
        <translation>Aucun moteur n’a cherché de coup dans cette partie&#xa0;: laisse-en jouer un, puis reviens.</translation>
    </message>
    <message>
        <source>The game on the board, as it stands.</source>
        <translation>La partie du plateau, telle quelle.</translation>
    </message>
    <message>
        <source>Recordings of games: %1</source>
        <translation>Relevés de parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play a game against an engine, or open a recording. You can drop files here.</source>
        <translation>Joue une partie contre un moteur, ou ouvre un relevé. Tu peux déposer des fichiers ici.</translation>
    </message>
    <message>
        <source>See what each move of a game cost</source>
        <translation>Voir ce qu’a coûté chaque coup d’une partie</translation>
    </message>
</context>
<context>
    <name>RecordingsText</name>
    <message numerus="yes">
        <source>%1 searched %n move(s), %2 nodes in %3.</source>
        <translation>
            <numerusform>%1 a cherché %n coup&#xa0;: %2 nœuds en %3.</numerusform>
            <numerusform>%1 a cherché %n coups&#xa0;: %2 nœuds en %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searched %n move(s) in %2.</source>
        <translation>
            <numerusform>%1 a cherché %n coup en %2.</numerusform>
            <numerusform>%1 a cherché %n coups en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games start from different positions.</source>
        <translation>Les parties commencent par des positions différentes.</translation>
    </message>
    <message>
        <source>The games have the same moves.</source>
        <translation>Les parties ont les mêmes coups.</translation>
    </message>
    <message>
        <source>The games have the same moves up to ply %1, where one ends.</source>
        <translation>Les parties ont les mêmes coups jusqu’au demi-coup %1, où l’une se termine.</translation>
    </message>
    <message>
        <source>The games differ from ply %1: %2 in the first, %3 in the second.</source>
        <translation>Les parties diffèrent à partir du demi-coup %1&#xa0;: %2 dans la première, %3 dans la seconde.</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; 95 %: %3 to %4).</source>
        <translation>%1&#xa0;: %2 fois autant (médiane&#xa0;; 95&#xa0;%&#xa0;: %3 à %4).</translation>
    </message>
    <message>
        <source>%1: %2 times as much (median; %3 to %4).</source>
        <translation>%1&#xa0;: %2 fois autant (médiane&#xa0;; %3 à %4).</translation>
    </message>
    <message>
        <source>%1 at ply %2 by %3 took %4.</source>
        <translation>%1 au demi-coup %2 par %3 a pris %4.</translation>
    </message>
    <message>
        <source>Its workers ran for %1. They were ready for another %2 while other programs or threads had the processors.</source>
        <translation>Ses threads ont tourné pendant %1, et ont été prêts pendant %2 de plus alors que d’autres programmes ou threads occupaient les processeurs.</translation>
    </message>
    <message>
        <source>Other work in this program disturbed it.</source>
        <translation>Un autre travail de ce programme l’a perturbé.</translation>
    </message>
    <message>
        <source>The recording is incomplete: the game was interrupted.</source>
        <translation>C’est un fragment&#xa0;: la partie a été interrompue.</translation>
    </message>
    <message>
        <source>The slowest move: %1</source>
        <translation>Le coup le plus lent&#xa0;: %1</translation>
    </message>
    <message>
        <source>No engine searched a move in this game.</source>
        <translation>Aucun moteur n’a cherché de coup dans cette partie.</translation>
    </message>
    <message>
        <source>No position was searched in both games, so there are no ratios.</source>
        <translation>Aucune position n’a été explorée dans les deux parties&#xa0;: il n’y a donc pas de ratios.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both. The second compared with the first:</source>
        <translation>
            <numerusform>%n position a été explorée dans les deux&#xa0;; la seconde par rapport à la première&#xa0;:</numerusform>
            <numerusform>%n positions ont été explorées dans les deux&#xa0;; la seconde par rapport à la première&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 times as much.</source>
        <translation>%1&#xa0;: %2 fois autant.</translation>
    </message>
    <message>
        <source>This covers %1 of %2 moves. For each of the others, at least one of the two values is 0.</source>
        <translation>Cela porte sur %1 coups sur %2. Pour chacun des autres, au moins une des deux valeurs est 0.</translation>
    </message>
</context>
<context>
    <name>Reduce</name>
    <message>
        <source>Expressions simplified</source>
        <translation>Expressions simplifiées</translation>
    </message>
    <message>
        <source>Sums eliminated</source>
        <translation>Sommes éliminées</translation>
    </message>
    <message>
        <source>Constants eliminated</source>
        <translation>Constantes éliminées</translation>
    </message>
    <message>
        <source>Dead variables reset</source>
        <translation>Variables mortes réinitialisées</translation>
    </message>
    <message>
        <source>Confluent steps taken at once</source>
        <translation>Pas confluents faits d’un coup</translation>
    </message>
    <message>
        <source>Computes constant expressions and removes whatever can never happen.</source>
        <translation>Calculer ce qui est déjà connu, et laisser de côté ce qui ne peut jamais arriver.</translation>
    </message>
    <message>
        <source>Replaces variables of sum and psum where the condition fixes their value. Removes those that nothing depends on.</source>
        <translation>Remplacer les variables de sum et psum dont la condition donne la valeur, et laisser de côté celles dont rien ne dépend.</translation>
    </message>
    <message>
        <source>Replaces parameters that never change with their initial value.</source>
        <translation>Remplacer par leur première valeur les paramètres qui la gardent pour toujours.</translation>
    </message>
    <message>
        <source>Resets a parameter to its initial value where it is not read before it changes. States that differ only in it become one.</source>
        <translation>Ramener un paramètre à sa première valeur là où personne ne le consulte avant qu’il change&#xa0;: les états qui ne diffèrent que par lui n’en font plus qu’un.</translation>
    </message>
    <message>
        <source>Finds hidden steps that commute with all others. They are taken at once, so the states in between are never created.</source>
        <translation>Trouver les pas cachés qui commutent avec tous les autres&#xa0;: ils sont faits d’un coup, si bien que les états intermédiaires ne sont jamais créés.</translation>
    </message>
</context>
<context>
    <name>ReductionChart</name>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Summands</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Reductions of the equation</source>
        <translation>Comment l’équation rétrécit</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 summands</source>
        <translation>%1&#xa0;: %2 paramètres, %3 termes</translation>
    </message>
    <message>
        <source>, %1 states, %2 branches</source>
        <translation>, %1 états, %2 branches</translation>
    </message>
</context>
<context>
    <name>ReductionView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… puis encore %n ligne</numerusform>
            <numerusform>… puis encore %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Choose the passes for the next run. None of them changes a probability or a length</source>
        <translation>Les passes que fera la prochaine exécution. Aucune ne change une probabilité ni une durée</translation>
    </message>
    <message>
        <source>Count states</source>
        <translation>Compter les états</translation>
    </message>
    <message>
        <source>Count the states before the first pass and after each pass</source>
        <translation>Explorer l’équation avant toutes les passes et après chacune</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>Passe examinée</translation>
    </message>
    <message>
        <source>Compare the equation before this pass (left) and after it (right)</source>
        <translation>À gauche, l’équation avant cette passe, à droite, après</translation>
    </message>
    <message>
        <source>Equation before</source>
        <translation>L’équation avant</translation>
    </message>
    <message>
        <source>Equation after</source>
        <translation>L’équation après</translation>
    </message>
    <message>
        <source>Pass:</source>
        <translation>Passe&#xa0;:</translation>
    </message>
    <message>
        <source>No passes: the original equation</source>
        <translation>Aucune passe&#xa0;: l’équation d’origine</translation>
    </message>
    <message>
        <source>no change here</source>
        <translation>ne change rien ici</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Counting the states before and after each pass…</source>
        <translation>Décompte des états avant et après chaque passe …</translation>
    </message>
    <message>
        <source>Not counted where there are more than %1 states.</source>
        <translation>Au-delà de %1 états, on ne compte plus.</translation>
    </message>
</context>
<context>
    <name>ReliabilityDiagram</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagramme de fiabilité</translation>
    </message>
    <message>
        <source>Predicted %1, observed %2 in %3 games</source>
        <translation>Prévu %1, observé %2 dans %3 parties</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prévu</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observé</translation>
    </message>
</context>
<context>
    <name>ReliabilityDialog</name>
    <message>
        <source>Reliability of the measured chance</source>
        <translation>Fiabilité des chances mesurées</translation>
    </message>
    <message>
        <source>Each point stands for games with a similar predicted chance. Points on the dashed line ended as predicted. Larger points stand for more games.</source>
        <translation>Chaque point représente des parties où des chances semblables étaient prévues. Sur la ligne en tirets, elles ont fini comme prévu. Les points plus gros représentent plus de parties.</translation>
    </message>
</context>
<context>
    <name>ReportFields</name>
    <message>
        <source>still searching</source>
        <translation>recherche en cours</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>limite atteinte</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>arrêtée avant la fin</translation>
    </message>
    <message numerus="yes">
        <source>%n plies, %1</source>
        <translation>
            <numerusform>%n demi-coup, %1</numerusform>
            <numerusform>%n demi-coups, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>disturbed by a laboratory</source>
        <translation>perturbé par un laboratoire</translation>
    </message>
    <message>
        <source>disturbed by other programs</source>
        <translation>perturbé par d’autres programmes</translation>
    </message>
    <message>
        <source>%1 of the leaves</source>
        <comment>%1 is a share</comment>
        <translation>%1 des feuilles</translation>
    </message>
    <message>
        <source>%1 on the first move</source>
        <comment>%1 is a share</comment>
        <translation>%1 au premier coup</translation>
    </message>
    <message>
        <source>%1 more than before</source>
        <comment>memory</comment>
        <translation>%1 de plus qu’avant</translation>
    </message>
    <message>
        <source>%1 less than before</source>
        <comment>memory</comment>
        <translation>%1 de moins qu’avant</translation>
    </message>
    <message>
        <source>workers: %1</source>
        <translation>threads&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, and what more there is to say of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>The best line, in squares.</source>
        <translation>La meilleure suite, en cases.</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>After an engine searches, its figures appear here: depth, score, nodes, time and the value of each column. A hint is a search too.</source>
        <translation>Quand un moteur a fini de chercher, ses chiffres s’affichent ici&#xa0;: profondeur, score, nœuds, temps et valeur de chaque colonne. Un indice est aussi une recherche.</translation>
    </message>
    <message>
        <source>Report of</source>
        <translation>Rapport de</translation>
    </message>
    <message>
        <source>Value of each column</source>
        <translation>Valeur de chaque colonne</translation>
    </message>
    <message>
        <source>Root moves</source>
        <translation>Coups à la racine</translation>
    </message>
    <message>
        <source>Compared with the other moves</source>
        <translation>À côté des autres coups</translation>
    </message>
    <message>
        <source>Root moves at the last depth, with the workers that searched them. Times are in ms from the start of the search, over all depths. Shares are of that depth.</source>
        <translation>Coups de la racine à la dernière profondeur et threads qui les ont explorés&#xa0;; temps en ms depuis le début de la recherche, toutes profondeurs comprises, et la part de chaque coup dans cette profondeur</translation>
    </message>
    <message>
        <source>Load from other programs</source>
        <translation>Occupation des processeurs par d’autres</translation>
    </message>
    <message>
        <source>Worker times</source>
        <translation>Temps des threads</translation>
    </message>
    <message>
        <source>Processors and workers</source>
        <translation>Processeurs et threads</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Profondeurs</translation>
    </message>
    <message>
        <source>Cut-offs by move</source>
        <translation>Coupes par coup</translation>
    </message>
    <message>
        <source>Table of positions</source>
        <translation>Table des positions</translation>
    </message>
    <message>
        <source>Book and exact solver</source>
        <translation>Livre et solveur exact</translation>
    </message>
</context>
<context>
    <name>ReportPresenter</name>
    <message>
        <source>Search in progress</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>Hint in progress</source>
        <translation>Recherche d’un indice</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Move %1 (the board shows the start)</source>
        <translation>Coup %1 (le plateau montre le début)</translation>
    </message>
    <message>
        <source>Move %1 (the board shows move %2)</source>
        <translation>Coup %1 (le plateau montre le coup %2)</translation>
    </message>
</context>
<context>
    <name>ReportRows</name>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>In plies.</source>
        <translation>En demi-coups.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Positions visited for this depth only.</source>
        <translation>Positions visitées pour cette seule profondeur.</translation>
    </message>
    <message>
        <source>× before</source>
        <comment>how many times the depth before</comment>
        <translation>× avant</translation>
    </message>
    <message>
        <source>Nodes divided by those of the previous depth.</source>
        <translation>Combien de fois les nœuds de la profondeur précédente.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>For this depth only, in wall-clock time.</source>
        <translation>Temps réel de cette seule profondeur.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>The best move at this depth.</source>
        <translation>Le meilleur coup à cette profondeur.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Of the best move, for the side to move.</source>
        <translation>Du meilleur coup, du point de vue du camp au trait.</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, inachevée</translation>
    </message>
    <message>
        <source>On move</source>
        <translation>Au coup</translation>
    </message>
    <message>
        <source>How many moves in the position had been tried, including this one.</source>
        <translation>Combien de coups de la position avaient été essayés, celui-ci compris.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Of all cut-offs.</source>
        <translation>De toutes les coupes.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>The first is the thread that requested the search.</source>
        <translation>Le premier est le thread qui a demandé la recherche.</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En exécution</translation>
    </message>
    <message>
        <source>On a processor.</source>
        <translation>Sur un processeur.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Able to run, but other threads or programs had the processors.</source>
        <translation>Il aurait pu s’exécuter pendant que d’autres threads ou programmes occupaient les processeurs.</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Endormi</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Il n’avait rien à faire.</translation>
    </message>
    <message>
        <source>Of the time</source>
        <translation>Part du temps</translation>
    </message>
    <message>
        <source>Solid: running. Hatched: ready but not running. Empty: asleep.</source>
        <translation>En exécution&#xa0;: plein&#xa0;; prêt sans s’exécuter&#xa0;: hachuré&#xa0;; endormi&#xa0;: vide.</translation>
    </message>
    <message>
        <source>Running %1, ready but not running %2, asleep %3 of the time.</source>
        <translation>En exécution %1, prêt sans s’exécuter %2, endormi %3 du temps.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>The worker that searched it.</source>
        <translation>Qui l’a exploré.</translation>
    </message>
    <message>
        <source>Start, ms</source>
        <translation>Début, ms</translation>
    </message>
    <message>
        <source>From the start of the search, over all depths.</source>
        <translation>Depuis le début de la recherche, toutes profondeurs comprises.</translation>
    </message>
    <message>
        <source>End, ms</source>
        <translation>Fin, ms</translation>
    </message>
    <message>
        <source>Positions visited below this move.</source>
        <translation>Positions visitées sous ce coup.</translation>
    </message>
    <message>
        <source>% nodes</source>
        <translation>% nœuds</translation>
    </message>
    <message>
        <source>Of this depth.</source>
        <translation>De cette profondeur.</translation>
    </message>
    <message>
        <source>% time</source>
        <translation>% temps</translation>
    </message>
    <message>
        <source>Of this depth, over all workers together.</source>
        <translation>De cette profondeur, tous threads réunis.</translation>
    </message>
</context>
<context>
    <name>ReservedKeys</name>
    <message>
        <source>%1 is used by the board.</source>
        <translation>%1 est une touche du plateau.</translation>
    </message>
    <message>
        <source>%1 moves around the window.</source>
        <translation>%1 sert à se déplacer dans la fenêtre.</translation>
    </message>
    <message>
        <source>%1 opens the “%2” menu.</source>
        <translation>%1 ouvre le menu «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Part of the window uses %1 for “%2”.</source>
        <translation>Une partie de la fenêtre utilise %1 pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Part of the window uses %1.</source>
        <translation>Une partie de la fenêtre utilise %1.</translation>
    </message>
</context>
<context>
    <name>ResultField</name>
    <message>
        <source>Open the page %1</source>
        <translation>Ouvrir la page «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Open the laboratory page with the lesson&apos;s settings. Press Run there, and then Hand this to the lesson.</source>
        <translation>Ouvrir la page du laboratoire avec les réglages de la leçon. Appuie là sur «&#xa0;Exécuter&#xa0;», puis sur «&#xa0;Transmettre à la leçon&#xa0;».</translation>
    </message>
    <message>
        <source>What you handed over</source>
        <translation>Ce que tu as transmis</translation>
    </message>
    <message>
        <source>Handed over: %1</source>
        <translation>Transmis&#xa0;: %1</translation>
    </message>
    <message>
        <source>The picture that you handed over</source>
        <translation>L’image que tu as transmise</translation>
    </message>
</context>
<context>
    <name>ResultPart</name>
    <message>
        <source>The answer to its question</source>
        <translation>La réponse à la question de la page</translation>
    </message>
    <message>
        <source>The number of states</source>
        <translation>Le nombre d’états</translation>
    </message>
    <message>
        <source>The number of transitions</source>
        <translation>Le nombre de transitions</translation>
    </message>
    <message>
        <source>The value of the tree</source>
        <translation>La valeur de l’arbre</translation>
    </message>
    <message>
        <source>Nodes searched</source>
        <translation>Nœuds explorés</translation>
    </message>
    <message>
        <source>Leaves evaluated</source>
        <translation>Feuilles évaluées</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>A picture of the page</source>
        <translation>Une image de la page</translation>
    </message>
    <message>
        <source>&amp;Use this result</source>
        <translation>&amp;Utiliser ce résultat</translation>
    </message>
    <message>
        <source>Make it the correct answer, with the settings that produced it</source>
        <translation>En faire la réponse juste, avec les réglages qui l’ont donné</translation>
    </message>
    <message>
        <source>What students hand over from the page</source>
        <translation>Ce que les élèves transmettent de la page</translation>
    </message>
    <message>
        <source>&amp;Result:</source>
        <translation>Ré&amp;sultat&#xa0;:</translation>
    </message>
    <message>
        <source>You look at the pictures yourself.</source>
        <translation>Tu regardes les images toi-même.</translation>
    </message>
    <message>
        <source>The page shows %1 now.</source>
        <translation>La page affiche maintenant %1.</translation>
    </message>
    <message>
        <source>The page shows no such result now. Run it first to take the answer from there.</source>
        <translation>La page n’affiche pas ce résultat pour le moment. Exécute-la d’abord pour y prendre la réponse.</translation>
    </message>
    <message>
        <source>There is no page to open.</source>
        <translation>Il n’y a pas de page à ouvrir.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy is the average over the moves that were a real choice. Forced moves do not count, nor do moves where all columns were worth the same. A best or only move gets %1 points. A slower move loses %2 for each move by which it delays the win or hastens the loss, but gets at least %3. A mistake gets %4, a blunder 0. All points come from exact scores. The definition is Fourcast&apos;s own, so do not compare it with other programs&apos;.</source>
        <translation>La précision est la moyenne sur les coups qui étaient un choix&#xa0;: ceux qui n’étaient pas forcés et où toutes les colonnes ne se valaient pas. %1 points pour un meilleur coup ou un seul coup&#xa0;; %2 de moins pour chaque coup dont un coup plus lent retarde la victoire ou hâte la défaite, mais au moins %3&#xa0;; %4 pour une erreur&#xa0;; 0 pour une gaffe. Tout vient de scores exacts. La définition est propre à Fourcast et ne se compare pas à celle d’autres programmes.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>About the numbers</source>
        <translation>Ce que signifient les nombres</translation>
    </message>
    <message>
        <source>Exact outcome before each move, from left to right. Up means %1 wins, down means %2 wins, flat means a draw. The longer the bar, the nearer the end.</source>
        <translation>Issue exacte avant chaque coup, de gauche à droite&#xa0;: vers le haut quand %1 gagne, vers le bas quand %2 gagne, à plat pour une nulle. Plus le trait est long, plus la fin est proche.</translation>
    </message>
    <message>
        <source>Exact outcomes</source>
        <translation>Issues exactes</translation>
    </message>
    <message>
        <source>Best play:</source>
        <translation>Jeu optimal&#xa0;:</translation>
    </message>
    <message>
        <source>The board after %1; better: %2</source>
        <translation>Le plateau après %1&#xa0;; meilleur&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>No rated move changed the exact outcome.</source>
        <translation>Aucun coup jugé n’a changé l’issue exacte.</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. The move played has a white ring. Better moves are green with a dashed ring.</source>
        <translation>Les coups qui ont changé l’issue exacte. Le coup joué a un anneau blanc. Le meilleur coup est en vert avec un anneau en tirets.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Before (exact)</source>
        <translation>Avant (exact)</translation>
    </message>
    <message>
        <source>After (exact)</source>
        <translation>Après (exact)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Before and After are from the point of view of the side that moved.</source>
        <translation>Avant et après sont donnés du point de vue du camp qui a joué le coup.</translation>
    </message>
    <message>
        <source>Exact outcome</source>
        <translation>Issue exacte</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>These moves changed the exact outcome. In the diagrams, x is %1 and o is %2.</source>
        <translation>Les coups qui ont changé l’issue exacte. Dans les diagrammes, x est %1 et o est %2.</translation>
    </message>
    <message>
        <source>Review of a game</source>
        <translation>Bilan d’une partie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1: %2 wins after %3 moves.</source>
        <translation>%1&#xa0;: %2 gagne au demi-coup %3.</translation>
    </message>
    <message>
        <source>%1: a draw after %2 moves.</source>
        <translation>%1&#xa0;: nulle après %2 demi-coups.</translation>
    </message>
    <message>
        <source>%1: not finished, %2 moves so far.</source>
        <translation>%1&#xa0;: inachevée, %2 demi-coups jusqu’ici.</translation>
    </message>
    <message numerus="yes">
        <source>Kept the result in %1 of %n move(s)</source>
        <translation>
            <numerusform>A préservé le résultat dans %1 coup sur %n</numerusform>
            <numerusform>A préservé le résultat dans %1 coups sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No accuracy: there were no real choices</source>
        <translation>Pas de précision&#xa0;: aucun coup n’était un choix</translation>
    </message>
    <message>
        <source>Accuracy %1 %</source>
        <translation>Précision %1&#xa0;%</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>toutes égales</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Meilleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Meilleur&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to win, and the outcome did not change again.</source>
        <translation>Le résultat s’est décidé ici&#xa0;: c’était la dernière chance de victoire pour %1, et l’issue n’a plus changé.</translation>
    </message>
    <message>
        <source>The game was decided here. It was %1&apos;s last chance to draw, and the outcome did not change again.</source>
        <translation>Le résultat s’est décidé ici&#xa0;: c’était la dernière chance de nulle pour %1, et l’issue n’a plus changé.</translation>
    </message>
    <message>
        <source>The review was stopped: only the last %1 of %2 moves are rated.</source>
        <translation>Seuls les %1 derniers demi-coups sur %2 sont jugés. Le bilan a été arrêté.</translation>
    </message>
    <message>
        <source>All scores are exact: proved by the solver, not estimated. &quot;Wins in 7 moves&quot; counts the winner&apos;s own moves when both sides play their best. It is from the point of view of the side that moved.</source>
        <translation>Tous les scores sont exacts&#xa0;: prouvés par le solveur, et non estimés. «&#xa0;Gagne en 7 coups&#xa0;» compte les coups du gagnant, avec un jeu optimal des deux camps, du point de vue du camp qui a joué le coup.</translation>
    </message>
    <message>
        <source>Rated by the exact solver: %1.</source>
        <comment>program, date and machine</comment>
        <translation>Jugé par le solveur exact&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Stars show the accuracy: two from %1 percent, three from %2, four from %3, five from %4.</source>
        <translation>Les étoiles traduisent la précision&#xa0;: deux dès %1 pour cent, trois dès %2, quatre dès %3, cinq dès %4.</translation>
    </message>
    <message>
        <source>%1: %2 wins on time after %3 moves.</source>
        <translation>%1&#xa0;: %2 gagne au temps après %3 demi-coups.</translation>
    </message>
</context>
<context>
    <name>ReviewDetails</name>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Tournant</translation>
    </message>
    <message>
        <source>Go back to the move that decided the game</source>
        <translation>Revenir au moment qui a décidé la partie</translation>
    </message>
    <message>
        <source>How accuracy is calculated</source>
        <translation>Comment la précision est calculée</translation>
    </message>
    <message>
        <source>Turning points: %1</source>
        <translation>Tournants&#xa0;: %1</translation>
    </message>
    <message>
        <source>No turning points so far</source>
        <translation>Pas de tournant pour l’instant</translation>
    </message>
    <message>
        <source>No turning points: nobody slipped</source>
        <translation>Pas de tournant&#xa0;: aucun faux pas</translation>
    </message>
</context>
<context>
    <name>ReviewFile</name>
    <message>
        <source>The file name “%1” must end in .md, .html, .pdf or .json.</source>
        <translation>Le nom du fichier «&#xa0;%1&#xa0;» doit finir par .md, .html, .pdf ou .json, ce qui indique quoi écrire.</translation>
    </message>
    <message>
        <source>Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;JSON data (*.json)</source>
        <translation>Texte Markdown (*.md);;Page web (*.html);;Document PDF (*.pdf);;Données JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>A review rates every move of the game by its exact score. See which moves kept the result and which gave it away. See where the game was decided.</source>
        <translation>Un bilan juge chaque coup de la partie d’après les scores exacts&#xa0;: quels coups ont préservé le résultat, lesquels l’ont laissé échapper, et où la partie s’est décidée.</translation>
    </message>
    <message>
        <source>Moves that changed the exact outcome. Click one to go there.</source>
        <translation>Les coups qui ont changé l’issue exacte&#xa0;; un clic y mène</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement du bilan</translation>
    </message>
    <message>
        <source>%v of %m moves</source>
        <translation>%v demi-coups sur %m</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the review here and keep the moves rated so far</source>
        <translation>Arrêter le bilan ici&#xa0;; ce qui est jugé reste</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save the review to a file or in the game&apos;s comments</source>
        <translation>Écrire le bilan dans un fichier, ou dans les commentaires de la partie</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exporter le bilan</translation>
    </message>
    <message>
        <source>The game has changed. Review it again to rate the new moves.</source>
        <translation>La partie a changé depuis. Refais le bilan pour juger les nouveaux coups.</translation>
    </message>
    <message>
        <source>Stopped early: %1 of %2 moves rated, from the last one back.</source>
        <translation>Arrêté avant la fin&#xa0;: %1 demi-coups sur %2 sont jugés, en remontant depuis le dernier.</translation>
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
        <translation>Le bilan est dans les commentaires de la partie</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exporter le bilan</translation>
    </message>
    <message>
        <source>This move decided the game. Can you find a better one?</source>
        <translation>Ce coup a décidé la partie. Sauras-tu en trouver un meilleur&#xa0;?</translation>
    </message>
    <message>
        <source>No single move decided it. %1 was winning all along.</source>
        <comment>a colour</comment>
        <translation>Aucun coup n’a décidé à lui seul. %1 gagnait depuis le début.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Kept the result</source>
        <translation>Résultat préservé</translation>
    </message>
    <message>
        <source>Moves that kept the exact outcome</source>
        <translation>Coups après lesquels l’issue exacte est restée ce qu’elle était</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
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
        <translation>Le plus petit arbre n’est pas calculé pour ce moteur.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>aucune d’elles</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. The computed answer is %2.</source>
        <translation>La réponse à «&#xa0;%1&#xa0;» est fausse&#xa0;; le calcul donne %2.</translation>
    </message>
    <message>
        <source>No walk ends there.</source>
        <translation>Aucun parcours ne finit là.</translation>
    </message>
    <message>
        <source>The formula of &apos;%1&apos; is the same in every system: any formula that is always true or always false would do as well.</source>
        <translation>La formule de «&#xa0;%1&#xa0;» a le même résultat dans tous les systèmes&#xa0;: toute formule toujours vraie ou toujours fausse conviendrait aussi.</translation>
    </message>
    <message>
        <source>The answer to &apos;%1&apos; is wrong. %2</source>
        <translation>La réponse à «&#xa0;%1&#xa0;» est fausse. %2</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every state is a board.</source>
        <translation>Chaque état est un plateau.</translation>
    </message>
    <message>
        <source>At most one side has a line, and the game ends with it.</source>
        <translation>Un camp au plus a un alignement, et la partie finit avec lui.</translation>
    </message>
    <message>
        <source>Every disc rests on another disc or on the bottom.</source>
        <translation>Chaque jeton repose sur un autre jeton ou sur le fond.</translation>
    </message>
    <message>
        <source>Each move adds a disc of the side whose turn it is.</source>
        <translation>Chaque coup ajoute un jeton du camp dont c’est le tour.</translation>
    </message>
    <message>
        <source>The program sees a line exactly where there is one.</source>
        <translation>Le programme voit un alignement là où il y en a un, et nulle part ailleurs.</translation>
    </message>
    <message>
        <source>As long as nobody has won and a square is empty, there is a move.</source>
        <translation>Tant que personne n’a gagné et qu’une case est vide, il y a un coup.</translation>
    </message>
    <message>
        <source>Every game ends, with a line or a full board.</source>
        <translation>Toute partie finit, par un alignement ou un plateau plein.</translation>
    </message>
    <message>
        <source>No mistake: the rules as they are.</source>
        <translation>Les règles telles qu’elles sont.</translation>
    </message>
    <message>
        <source>A line does not end the game.</source>
        <translation>Un alignement ne termine pas la partie.</translation>
    </message>
    <message>
        <source>Diagonals sloping down to the right are missed.</source>
        <translation>Les alignements qui descendent vers la droite ne sont pas vus.</translation>
    </message>
    <message>
        <source>A disc in the first column becomes the other side&apos;s.</source>
        <translation>Un jeton dans la première colonne appartient à l’autre camp.</translation>
    </message>
    <message>
        <source>When the first column is full, nobody can move.</source>
        <translation>Quand la première colonne est pleine, plus personne ne peut jouer.</translation>
    </message>
    <message>
        <source>A side may remove an opposing disc from the top of a column.</source>
        <translation>Un jeton au sommet peut être repris par l’autre camp.</translation>
    </message>
    <message>
        <source>There is no mistake %1. Available: %2.</source>
        <translation>Il n’y a pas d’erreur %1&#xa0;; il y a %2.</translation>
    </message>
</context>
<context>
    <name>RulesGame</name>
    <message>
        <source>%1. column %2</source>
        <translation>%1. colonne %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Shortest game that shows it</source>
        <translation>Une partie la plus courte qui le montre</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Statistics</source>
        <translation>Ce qui a été compté</translation>
    </message>
    <message>
        <source>Press Check the rules to play every game on this board with the program&apos;s own code. Each position is checked square by square.</source>
        <translation>Jouer toutes les parties sur ce plateau avec le code du jeu, et examiner chaque position case par case.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Discs in a row to win</source>
        <translation>Jetons alignés pour gagner</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Put a mistake into the rules, to see which property catches it</source>
        <translation>Une erreur introduite dans les règles, pour voir quelle propriété la détecte</translation>
    </message>
    <message>
        <source>Check the rules</source>
        <translation>Vérifier les règles</translation>
    </message>
    <message>
        <source>Play every game on this board and check every property</source>
        <translation>Jouer toutes les parties sur ce plateau, et vérifier ce qui doit être vrai</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Arrêter&#xa0;; ce que l’on sait jusque-là reste</translation>
    </message>
    <message>
        <source>Save for TLC…</source>
        <translation>Enregistrer pour TLC…</translation>
    </message>
    <message>
        <source>Save Connect4.tla and Connect4.cfg for TLC: these rules in TLA+ and this board</source>
        <translation>Écrire Connect4.tla et Connect4.cfg&#xa0;: ces règles en TLA+, et ce plateau, pour TLC</translation>
    </message>
    <message>
        <source>Columns:</source>
        <translation>Colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Rangées&#xa0;:</translation>
    </message>
    <message>
        <source>In a row:</source>
        <translation>Alignés&#xa0;:</translation>
    </message>
    <message>
        <source>Mistake:</source>
        <translation>Erreur&#xa0;:</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Ce qu’elle dit</translation>
    </message>
    <message>
        <source>Properties and their verdicts</source>
        <translation>Propriétés et leurs verdicts</translation>
    </message>
    <message>
        <source>Errors of the published specification</source>
        <translation>Erreurs de la spécification publiée</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <translation>Contre-exemple</translation>
    </message>
    <message>
        <source>Published specification</source>
        <translation>Spécification publiée</translation>
    </message>
    <message>
        <source>See the errors in a published TLA+ specification</source>
        <translation>Ce qui ne va pas dans une spécification publiée en TLA+</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Parties en cours.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message>
        <source>%1 columns, %2 rows, %3 in a row</source>
        <translation>%1 colonnes, %2 rangées, %3 alignés</translation>
    </message>
    <message>
        <source>Stopped. These are the results so far.</source>
        <translation>Arrêté&#xa0;: voici ce qui a été vu jusque-là.</translation>
    </message>
    <message>
        <source>The memory allowed for this is used up. These are the results so far. TLC can check Connect4.tla on larger machines.</source>
        <translation>La mémoire autorisée est épuisée&#xa0;: voici ce qui a été vu jusque-là. TLC continue avec Connect4.tla sur des machines plus grandes.</translation>
    </message>
    <message>
        <source>For Connect4.tla, where either side may start, TLC should report %1 distinct states, %2 generated states and depth %3.</source>
        <translation>Pour Connect4.tla, TLC doit annoncer %1 états distincts, %2 engendrés et la profondeur %3&#xa0;: l’un ou l’autre camp peut y commencer.</translation>
    </message>
    <message>
        <source>A line of %1 does not fit on this board, so every game is a draw.</source>
        <translation>Aucun alignement de %1 ne tient sur ce plateau&#xa0;: toute partie est nulle.</translation>
    </message>
    <message>
        <source>A board this large may have more positions than fit in memory. The run then stops and keeps its results so far.</source>
        <translation>Un plateau de cette taille peut avoir plus de positions que la mémoire n’en contient. L’exécution se termine alors et garde ce que l’on sait.</translation>
    </message>
    <message>
        <source>%1 states, %2 of them examined; %3 moves, level %4; %5 states per second; %6 MiB</source>
        <translation>%1 états, dont %2 examinés&#xa0;; %3 coups, niveau %4&#xa0;; %5 états par seconde&#xa0;; %6 Mio</translation>
    </message>
    <message>
        <source>%1: %2 states, %3 moves, %4 levels. X has won in %5 states, O in %6, and %7 are draws. Time %8, memory %9 MiB.</source>
        <translation>%1&#xa0;: %2 états, %3 coups, %4 niveaux&#xa0;; X a gagné dans %5 d’entre eux, O dans %6, et %7 sont nuls. Temps %8, mémoire %9 Mio.</translation>
    </message>
    <message>
        <source>With a mistake: %1</source>
        <translation>Avec une erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>▲ fails</source>
        <translation>▲ échoue</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● vraie</translation>
    </message>
    <message>
        <source>○ holds so far</source>
        <translation>○ vraie jusqu’ici</translation>
    </message>
    <message>
        <source>If a property fails, the shortest game that shows it appears here.</source>
        <translation>Quand une propriété échoue, une partie la plus courte qui le montre s’affiche ici.</translation>
    </message>
    <message>
        <source>No property fails.</source>
        <translation>Aucune propriété n’échoue.</translation>
    </message>
    <message>
        <source>Select a property that fails.</source>
        <translation>Choisis une propriété qui échoue.</translation>
    </message>
    <message>
        <source>It holds in all %1 states.</source>
        <translation>Elle est vraie dans les %1 états.</translation>
    </message>
    <message>
        <source>It holds in every state examined so far.</source>
        <translation>Aucun état examiné ne dit le contraire.</translation>
    </message>
    <message>
        <source>It fails. The run stopped before finding a game that shows it.</source>
        <translation>Elle échoue&#xa0;; arrêté avant d’avoir trouvé une partie qui le montre.</translation>
    </message>
    <message numerus="yes">
        <source>It fails after %n move(s). No shorter game shows it.</source>
        <translation>
            <numerusform>Elle échoue après %n coup dans cette partie, et dans aucune plus courte.</numerusform>
            <numerusform>Elle échoue après %n coups dans cette partie, et dans aucune plus courte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunHistory</name>
    <message>
        <source>Game %1: %2 (first)</source>
        <translation>Partie %1&#xa0;: %2 (premier)</translation>
    </message>
    <message>
        <source>Game %1: %2 (second)</source>
        <translation>Partie %1&#xa0;: %2 (second)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Start with the settings above</source>
        <translation>Commencer avec ce qui est choisi ci-dessus</translation>
    </message>
    <message>
        <source>Pause. You can continue later from the same point.</source>
        <translation>Mettre en pause pour reprendre plus tard au même endroit</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Arrêter et garder ce qui est fait</translation>
    </message>
    <message>
        <source>Export what is shown, as a picture or as figures</source>
        <translation>Écrire dans un fichier ce qui est affiché&#xa0;: une image, ou les chiffres</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Exécuter</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pau&amp;se</translation>
    </message>
    <message>
        <source>Continue from where it paused</source>
        <translation>Reprendre là où c’était en pause</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>+infinite</source>
        <translation>+infini</translation>
    </message>
    <message>
        <source>-infinite</source>
        <translation>-infini</translation>
    </message>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>gagne en %n coup</numerusform>
            <numerusform>gagne en %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message numerus="yes">
        <source>loses in %n move(s)</source>
        <translation>
            <numerusform>perd en %n coup</numerusform>
            <numerusform>perd en %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
</context>
<context>
    <name>ScoreInterval</name>
    <message>
        <source>wins in %1 to %2 moves</source>
        <translation>gagne, en %1 à %2 coups</translation>
    </message>
    <message>
        <source>loses in %1 to %2 moves</source>
        <translation>perd, en %1 à %2 coups</translation>
    </message>
    <message>
        <source>does not lose</source>
        <translation>ne perd pas</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>ne gagne pas</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
</context>
<context>
    <name>ScoreSentence</name>
    <message>
        <source>no score</source>
        <translation>sans score</translation>
    </message>
    <message>
        <source>estimate %1 for %2</source>
        <translation>estimation %1 pour %2</translation>
    </message>
</context>
<context>
    <name>SearchComparison</name>
    <message>
        <source>Cost of each search method</source>
        <translation>Coût de chaque recherche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>Of minimax</source>
        <translation>De minimax</translation>
    </message>
    <message>
        <source>Press Compare to search this position by every method, at each depth up to the one chosen above.</source>
        <translation>«&#xa0;Comparer&#xa0;» explore la position choisie de toutes les façons, à chaque profondeur jusqu’à celle choisie.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Search the same position by every method, one depth at a time</source>
        <translation>Explorer la même position de toutes les façons, profondeur par profondeur</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop and keep the depths compared so far</source>
        <translation>Arrêter&#xa0;; les profondeurs comparées restent</translation>
    </message>
    <message>
        <source>depth %v of %m</source>
        <translation>profondeur %v sur %m</translation>
    </message>
    <message>
        <source>Depths compared</source>
        <translation>Profondeurs comparées</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Profondeur du tableau</translation>
    </message>
    <message>
        <source>Depth to show in the table</source>
        <translation>Quelle profondeur le tableau montre</translation>
    </message>
    <message>
        <source>Quantity in the chart</source>
        <translation>Ce que compte le graphique</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Profondeur %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>minimum possible</source>
        <translation>le moins possible</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. Here that is %2.</source>
        <translation>Knuth et Moore&#xa0;: dans un arbre de b coups par nœud et de profondeur d, il faut examiner au moins %1 feuilles&#xa0;; ici %2.</translation>
    </message>
    <message>
        <source>Knuth and Moore: with b moves at each node and depth d, at least %1 leaves must be examined. The nodes of this tree do not all have the same number of moves, so its minimum is counted.</source>
        <translation>Knuth et Moore&#xa0;: dans un arbre de b coups par nœud et de profondeur d, il faut examiner au moins %1 feuilles. Celui-ci n’a pas partout autant de coups&#xa0;: son minimum est compté.</translation>
    </message>
    <message>
        <source>Compared: %1. %2</source>
        <translation>Comparé&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>How searches grow with depth</source>
        <translation>Comment les recherches croissent avec la profondeur</translation>
    </message>
</context>
<context>
    <name>SearchQuantity</name>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Positions visited over all depths, including the root.</source>
        <translation>Positions visitées, racine comprise, à toutes les profondeurs.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Positions given a value: finished games and depth 0.</source>
        <translation>Positions qui ont été évaluées&#xa0;: parties terminées et profondeur 0.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Positions evaluated by the heuristic.</source>
        <translation>Positions évaluées par l’heuristique.</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>Positions left early because a move was good enough.</source>
        <translation>Positions abandonnées avant la fin parce qu’un coup était assez bon.</translation>
    </message>
    <message>
        <source>Cut-offs on the first move</source>
        <translation>Coupes au premier coup</translation>
    </message>
    <message>
        <source>Share of cut-offs on the first move tried. It shows how well the moves are ordered.</source>
        <translation>La part des coupes venues dès le premier coup essayé&#xa0;: à quel point les coups sont bien ordonnés.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Plies of the last completed depth.</source>
        <translation>Demi-coups de la dernière profondeur terminée.</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Suite la plus longue</translation>
    </message>
    <message>
        <source>Plies of the longest line examined.</source>
        <translation>Demi-coups de la plus longue suite examinée.</translation>
    </message>
    <message>
        <source>Branching factor</source>
        <translation>Facteur de branchement</translation>
    </message>
    <message>
        <source>A tree of this depth with this many moves at every position would have the same number of nodes.</source>
        <translation>Avec autant de coups à chaque position, un arbre de cette profondeur aurait le même nombre de nœuds.</translation>
    </message>
    <message>
        <source>Table: reads</source>
        <translation>Table&#xa0;: lectures</translation>
    </message>
    <message>
        <source>Positions looked up in the table.</source>
        <translation>Positions cherchées dans la table.</translation>
    </message>
    <message>
        <source>Table: hits</source>
        <translation>Table&#xa0;: succès</translation>
    </message>
    <message>
        <source>Share of reads that found a stored result.</source>
        <translation>La part des lectures qui ont trouvé quelque chose de connu.</translation>
    </message>
    <message>
        <source>Table: cut-offs</source>
        <translation>Table&#xa0;: coupes</translation>
    </message>
    <message>
        <source>Share of reads that ended the search of a node at once.</source>
        <translation>La part des lectures qui ont mis fin aussitôt à la recherche d’un nœud.</translation>
    </message>
    <message>
        <source>Table: stores</source>
        <translation>Table&#xa0;: écritures</translation>
    </message>
    <message>
        <source>Positions written to the table.</source>
        <translation>Positions écrites dans la table.</translation>
    </message>
    <message>
        <source>Table: fill</source>
        <translation>Table&#xa0;: remplissage</translation>
    </message>
    <message>
        <source>Share of table entries in use.</source>
        <translation>La part des entrées de la table qui contiennent quelque chose.</translation>
    </message>
    <message>
        <source>Table: size</source>
        <translation>Table&#xa0;: taille</translation>
    </message>
    <message>
        <source>Memory taken by the table, full or empty.</source>
        <translation>Ce que prend la table, remplie ou non.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Wall-clock time.</source>
        <translation>Temps réel.</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Temps processeur</translation>
    </message>
    <message>
        <source>Processor time used by all workers together.</source>
        <translation>Ce que tous les threads réunis ont pris aux processeurs.</translation>
    </message>
    <message>
        <source>Ready, not running</source>
        <translation>Prêt, sans s’exécuter</translation>
    </message>
    <message>
        <source>Time that workers were ready to run while other threads or programs had the processors. It measures their load, not work done.</source>
        <translation>Le temps pendant lequel des threads auraient pu s’exécuter alors que d’autres threads ou programmes occupaient les processeurs&#xa0;: une charge venue d’ailleurs, pas du travail.</translation>
    </message>
    <message>
        <source>Busy workers</source>
        <translation>Threads occupés</translation>
    </message>
    <message>
        <source>Processor time divided by time: the average number of workers at work.</source>
        <translation>Temps processeur divisé par le temps&#xa0;: combien de threads étaient au travail en moyenne.</translation>
    </message>
    <message>
        <source>Nodes per second</source>
        <translation>Nœuds par seconde</translation>
    </message>
    <message>
        <source>Nodes divided by time, for all workers together.</source>
        <translation>Nœuds divisés par le temps, tous threads réunis.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory held by the search: its table and the records of its workers&apos; tasks.</source>
        <translation>Ce que la recherche occupait&#xa0;: sa table, et ce qui a été noté des tâches de ses threads.</translation>
    </message>
    <message>
        <source>Memory of the program</source>
        <translation>Mémoire du programme</translation>
    </message>
    <message>
        <source>Memory of the whole program at the end: the window, every table and this search.</source>
        <translation>Ce que tout le programme avait en mémoire à la fin&#xa0;: la fenêtre, toutes les tables et cette recherche.</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Time from the start of the search to its first task.</source>
        <translation>Temps entre le début de la recherche et sa première tâche.</translation>
    </message>
    <message>
        <source>Nodes for the columns</source>
        <translation>Nœuds pour les colonnes</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to find the value of each column.</source>
        <translation>Positions que le solveur exact a visitées pour trouver la valeur de chaque colonne.</translation>
    </message>
    <message>
        <source>Nodes for the best line</source>
        <translation>Nœuds pour la meilleure suite</translation>
    </message>
    <message>
        <source>Positions the exact solver visited to follow best play to the end of the game.</source>
        <translation>Positions que le solveur exact a visitées pour suivre le meilleur jeu jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Columns from the book</source>
        <translation>Colonnes du livre</translation>
    </message>
    <message>
        <source>Columns whose values the opening book gave.</source>
        <translation>Colonnes dont la valeur vient du livre d’ouvertures.</translation>
    </message>
</context>
<context>
    <name>SearchReport</name>
    <message>
        <source>%1 is %2, but cannot be more than %3, which is %4.</source>
        <translation>%1 vaut %2, mais ne peut pas dépasser %3, qui vaut %4.</translation>
    </message>
    <message>
        <source>%1 is %2, but that column is full.</source>
        <translation>%1 vaut %2, mais cette colonne est pleine.</translation>
    </message>
    <message>
        <source>%1[%2] is %3, which cannot be played there.</source>
        <translation>%1[%2] vaut %3, ce qui ne peut pas être joué là.</translation>
    </message>
    <message>
        <source>%1 ends before it begins.</source>
        <translation>%1 finit avant d’avoir commencé.</translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Steps of the threads</source>
        <translation>Les pas des threads</translation>
    </message>
    <message>
        <source>One lane per thread, with time running downwards. Click a step to go there.</source>
        <translation>Un couloir par thread, les pas de haut en bas. Un clic sur un pas y mène.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Step %1, %2: %3, to state %4</source>
        <translation>Pas %1, %2&#xa0;: %3, vers l’état %4</translation>
    </message>
    <message>
        <source>a loop: the path is back at its start</source>
        <translation>une boucle&#xa0;: le chemin est revenu à son début</translation>
    </message>
    <message>
        <source>a loop: the path is back where it was after step %1</source>
        <translation>une boucle&#xa0;: le chemin est revenu là où il était après le pas %1</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>&amp;Board:</source>
        <translation>P&amp;lateau&#xa0;:</translation>
    </message>
    <message>
        <source>The report&apos;s program uses 7x7</source>
        <translation>7x7 est le plateau du programme du rapport</translation>
    </message>
    <message>
        <source>&amp;Depth:</source>
        <translation>Profonde&amp;ur&#xa0;:</translation>
    </message>
    <message>
        <source>Depth in plies. With seven columns, each extra ply takes seven times as long. With every node as a task, a run at depth 9 takes seconds.</source>
        <translation>Profondeur en demi-coups. Avec sept colonnes, chaque demi-coup de plus prend sept fois plus de temps. Si chaque nœud est une tâche, une exécution à la profondeur 9 prend plusieurs secondes.</translation>
    </message>
    <message>
        <source>&amp;Workers up to:</source>
        <translation>T&amp;hreads jusqu’à&#xa0;:</translation>
    </message>
    <message>
        <source>Measures with 1, 2 and so on, up to this many threads</source>
        <translation>Mesuré avec 1, 2 et ainsi de suite jusqu’à ce nombre de threads</translation>
    </message>
    <message>
        <source>Repet&amp;itions:</source>
        <translation>Répétiti&amp;ons&#xa0;:</translation>
    </message>
    <message>
        <source>Number of repetitions. The table shows their median and spread.</source>
        <translation>Répétitions&#xa0;; le tableau montre leur médiane et leur étendue</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Chooses among equally good moves. The same seed makes the same choice.</source>
        <translation>Choisit entre des coups de même valeur. La même graine choisit les mêmes.</translation>
    </message>
    <message>
        <source>Strategies:</source>
        <translation>Stratégies&#xa0;:</translation>
    </message>
    <message>
        <source>What grows:</source>
        <translation>Variable&#xa0;:</translation>
    </message>
    <message>
        <source>The one thing that grows while everything else stays the same</source>
        <translation>La seule grandeur qui croît, le reste étant fixe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Discs on the board</source>
        <translation>Jetons sur le plateau</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Engine:</source>
        <translation>Moteur&#xa0;:</translation>
    </message>
    <message>
        <source>The engine that searches. Only engines that can grow this way are listed.</source>
        <translation>Qui cherche&#xa0;; seuls figurent les moteurs qui peuvent croître ainsi</translation>
    </message>
    <message>
        <source>From:</source>
        <translation>De&#xa0;:</translation>
    </message>
    <message>
        <source>The first point</source>
        <translation>Le premier point</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>À&#xa0;:</translation>
    </message>
    <message>
        <source>The last point. Each further ply takes several times as long.</source>
        <translation>Le dernier point. Chaque demi-coup de plus prend plusieurs fois plus de temps</translation>
    </message>
    <message>
        <source>Repetitions:</source>
        <translation>Répétitions&#xa0;:</translation>
    </message>
    <message>
        <source>Repetitions of each search. Times are shown as a median and spread.</source>
        <translation>Répétitions de chaque recherche&#xa0;; les temps ont leur médiane et leur étendue</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Position&#xa0;:</translation>
    </message>
    <message>
        <source>Search depth:</source>
        <translation>Demi-coups d’avance&#xa0;:</translation>
    </message>
    <message>
        <source>Search depth in plies, when something else grows</source>
        <translation>Profondeur de recherche en demi-coups quand ce n’est pas elle qui croît</translation>
    </message>
    <message>
        <source>Positions each:</source>
        <translation>Positions par point&#xa0;:</translation>
    </message>
    <message>
        <source>Random positions for each number of discs. In these positions nobody can win at once.</source>
        <translation>Positions au hasard pour chaque nombre de jetons, où personne ne gagne aussitôt</translation>
    </message>
    <message>
        <source>Seed for the random positions. The same seed gives the same positions.</source>
        <translation>Tire les positions au hasard. La même graine tire les mêmes.</translation>
    </message>
    <message>
        <source>Time per point:</source>
        <translation>Temps par point&#xa0;:</translation>
    </message>
    <message>
        <source>When time runs out, the point keeps what was reached but is not part of the fit</source>
        <translation>Une fois ce temps écoulé, le résultat atteint est gardé, mais ne compte pas pour la droite</translation>
    </message>
    <message>
        <source>Engi&amp;ne:</source>
        <translation>M&amp;oteur&#xa0;:</translation>
    </message>
    <message>
        <source>Engine whose H1 is tuned</source>
        <translation>La H1 que l’on ajuste</translation>
    </message>
    <message>
        <source>Search depth in plies</source>
        <translation>Profondeur de recherche en demi-coups</translation>
    </message>
    <message>
        <source>&amp;Opponent:</source>
        <translation>Ad&amp;versaire&#xa0;:</translation>
    </message>
    <message>
        <source>Opponent of the changed set. Against H2, the previous set plays the same openings, and the set with more points wins.</source>
        <translation>L’adversaire des essais. Contre H2, le jeu de valeurs précédent joue les mêmes ouvertures, et celui qui a le plus de points gagne</translation>
    </message>
    <message>
        <source>the previous values</source>
        <translation>les valeurs précédentes</translation>
    </message>
    <message>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Étapes&#xa0;:</translation>
    </message>
    <message>
        <source>Total number of changes to try</source>
        <translation>Combien de changements sont essayés en tout</translation>
    </message>
    <message>
        <source>Games per step:</source>
        <translation>Parties par étape&#xa0;:</translation>
    </message>
    <message>
        <source>Maximum number of games per step. A change still undecided then is not kept.</source>
        <translation>Le maximum de parties par étape. Une étape encore ouverte alors n’est pas conservée</translation>
    </message>
    <message>
        <source>&amp;Move by:</source>
        <translation>Dépla&amp;cer de&#xa0;:</translation>
    </message>
    <message>
        <source>How far to move a value, in per cent, and by at least 1. The study&apos;s 1 % alters a move in hardly any game.</source>
        <translation>De combien une valeur est déplacée, en pour cent, et d’au moins 1. Avec le 1&#xa0;% de l’étude, un coup ne change dans presque aucune partie</translation>
    </message>
    <message>
        <source>Keep a change from:</source>
        <translation>Conservé dès&#xa0;:</translation>
    </message>
    <message>
        <source>The sequential test asks whether the change is this much stronger, or not stronger at all</source>
        <translation>Le test séquentiel demande&#xa0;: plus fort d’autant, ou pas plus fort du tout&#xa0;?</translation>
    </message>
    <message>
        <source>Yardstick:</source>
        <translation>Étalon&#xa0;:</translation>
    </message>
    <message>
        <source>Number of games that measure the strength after each kept change. It must be even.</source>
        <translation>Parties après chaque changement conservé, qui mesurent la force, en nombre pair</translation>
    </message>
    <message>
        <source>Sets the changes and the openings. The same seed gives the same history.</source>
        <translation>Décide des changements et des ouvertures&#xa0;: même graine, même historique</translation>
    </message>
    <message>
        <source>Workers:</source>
        <translation>Threads&#xa0;:</translation>
    </message>
    <message>
        <source>Games played at the same time. The history does not depend on it.</source>
        <translation>Parties en même temps&#xa0;; l’historique est le même</translation>
    </message>
    <message>
        <source>one per core (%1)</source>
        <translation>un par cœur (%1)</translation>
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
        <translation> parties</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Two discs share a square.</source>
        <translation>Deux jetons occupent la même case.</translation>
    </message>
    <message>
        <source>A disc is outside the board.</source>
        <translation>Un jeton se trouve hors du plateau.</translation>
    </message>
    <message>
        <source>The disc on %1 has nothing below it.</source>
        <translation>Le jeton en %1 n’a rien en dessous.</translation>
    </message>
    <message>
        <source>Discs of the first player: %1, of the second: %2. The first must have the same number or one more.</source>
        <translation>Jetons du premier joueur&#xa0;: %1, du second&#xa0;: %2. Le premier peut en avoir autant que le second ou un de plus.</translation>
    </message>
    <message>
        <source>Both players have four in a row.</source>
        <translation>Les deux joueurs ont un alignement.</translation>
    </message>
    <message>
        <source>The second player moved after the first had won.</source>
        <translation>Le second joueur a joué après la victoire du premier.</translation>
    </message>
    <message>
        <source>The first player moved after the second had won.</source>
        <translation>Le premier joueur a joué après la victoire du second.</translation>
    </message>
    <message>
        <source>No order of moves reaches this position without an earlier win.</source>
        <translation>Aucun ordre de jeu ne mène à cette position sans victoire antérieure.</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Cl&amp;ick to place:</source>
        <translation>Un &amp;clic pose&#xa0;:</translation>
    </message>
    <message>
        <source>alternating discs</source>
        <translation>des jetons tour à tour</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Commencer une partie à partir de cette position</translation>
    </message>
    <message>
        <source>C&amp;lear the board</source>
        <translation>&amp;Vider le plateau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This game is finished.</source>
        <translation>Une partie terminée.</translation>
    </message>
    <message>
        <source>Click to place</source>
        <translation>Cliquer pour poser</translation>
    </message>
    <message>
        <source>Right-click or press Delete or Backspace to remove the top disc</source>
        <translation>Un clic droit, Suppr ou Retour arrière retire le jeton du haut</translation>
    </message>
    <message>
        <source>Is this position possible?</source>
        <translation>Cette position est-elle possible&#xa0;?</translation>
    </message>
    <message>
        <source>Remove all discs</source>
        <translation>Retirer tous les jetons</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>This position is possible. %1 to move.</source>
        <translation>Cette position est possible. À %1 de jouer.</translation>
    </message>
</context>
<context>
    <name>ShareBars</name>
    <message>
        <source>share of games won</source>
        <translation>part des parties gagnées</translation>
    </message>
    <message>
        <source>%1, with 95 % interval</source>
        <comment>who won the games</comment>
        <translation>%1, avec intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>the article</source>
        <translation>l’article</translation>
    </message>
</context>
<context>
    <name>ShareCommands</name>
    <message>
        <source>The picture is on the clipboard</source>
        <translation>L’image est dans le presse-papiers</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Enregistrer une image du plateau</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>board</source>
        <comment>name of a file</comment>
        <translation>plateau</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share the position</source>
        <translation>Partager la position</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Code QR du lien</translation>
    </message>
    <message>
        <source>Link to the position</source>
        <translation>Lien vers la position</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Copier le lien</translation>
    </message>
    <message>
        <source>&amp;Save the code…</source>
        <translation>&amp;Enregistrer le code…</translation>
    </message>
    <message>
        <source>Copy the link to the clipboard</source>
        <translation>Copier le lien dans le presse-papiers</translation>
    </message>
    <message>
        <source>Save the QR code as PNG or SVG</source>
        <translation>Enregistrer le code QR en PNG ou SVG</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>Le lien est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save the QR code</source>
        <translation>Enregistrer le code QR</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>position</translation>
    </message>
    <message>
        <source>Open this position in Fourcast: share the link or scan the code.</source>
        <translation>Partage ce lien, ou fais scanner le code, pour ouvrir la position dans Fourcast.</translation>
    </message>
</context>
<context>
    <name>SheetFolder</name>
    <message>
        <source>Your earlier work cannot be read, so the lesson starts over. The old file is kept: %1.</source>
        <translation>Le travail d’avant est illisible&#xa0;: la leçon recommence. L’ancien fichier est gardé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The lesson has changed from version %1 to version %2, so it starts over. Your earlier work is kept: %3.</source>
        <translation>La leçon a changé depuis (version %1, maintenant %2) et recommence. Le travail d’avant est gardé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Your earlier work could not be moved to a separate file: %1.</source>
        <translation>Le travail d’avant n’a pas pu être mis de côté&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ce qu’elles font</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>1 to 7, a to g</source>
        <translation>1 à 7, a à g</translation>
    </message>
    <message>
        <source>Drop a disc in that column</source>
        <translation>Lâcher un jeton dans cette colonne</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Move the disc above the board</source>
        <translation>Déplacer le jeton au-dessus du plateau</translation>
    </message>
    <message>
        <source>Down, Enter, Space</source>
        <translation>Bas, Entrée, Espace</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Le lâcher</translation>
    </message>
    <message>
        <source>In a chart</source>
        <translation>Dans un graphique</translation>
    </message>
    <message>
        <source>Arrow keys, Enter</source>
        <translation>Flèches, Entrée</translation>
    </message>
    <message>
        <source>Move between marks, and go to what one stands for</source>
        <translation>D’un point à l’autre, et à ce qui se trouve derrière</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Voir de plus près, et voir davantage</translation>
    </message>
    <message>
        <source>Shift and an arrow key</source>
        <translation>Maj et une flèche</translation>
    </message>
    <message>
        <source>Pan the chart</source>
        <translation>Passer à une autre partie du graphique</translation>
    </message>
    <message>
        <source>Show the whole chart again</source>
        <translation>Afficher de nouveau tout le graphique</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous control</source>
        <translation>À l’élément suivant et au précédent</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt et une lettre</translation>
    </message>
    <message>
        <source>Open a menu</source>
        <translation>Ouvrir un menu</translation>
    </message>
    <message>
        <source>Find an action or key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <source>Restore the default keys of every action</source>
        <translation>Rendre à chaque action ses touches d’origine</translation>
    </message>
    <message>
        <source>Go one move back or forward, where no control needs these keys</source>
        <translation>Un coup en arrière et en avant, si aucun élément n’utilise ces touches</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Ces touches sont fixes.</translation>
    </message>
    <message>
        <source>Select an action to change its keys.</source>
        <translation>Choisis une action pour lui donner d’autres touches.</translation>
    </message>
    <message>
        <source>Shift and Left, Right</source>
        <translation>Maj et Gauche, Droite</translation>
    </message>
    <message>
        <source>Add up moves in node and time charts. There, use Ctrl to pan</source>
        <translation>Additionner des coups, dans les graphiques de nœuds et de temps. Là, Ctrl mène à une autre partie</translation>
    </message>
</context>
<context>
    <name>SideName</name>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Path through a model (*.json)</source>
        <translation>Chemin dans un modèle (*.json)</translation>
    </message>
    <message>
        <source>Open a path</source>
        <translation>Ouvrir un chemin</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2.</source>
        <translation>Impossible de lire le fichier «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Save the path</source>
        <translation>Enregistrer le chemin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Go back to the initial state</source>
        <translation>Revenir à l’état initial</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go to the path&apos;s next step</source>
        <translation>Le pas suivant du chemin</translation>
    </message>
    <message>
        <source>Take the step</source>
        <translation>Faire le pas</translation>
    </message>
    <message>
        <source>Take the step selected in the list. Double-clicking it or pressing Enter there does the same</source>
        <translation>Faire le pas choisi dans la liste. Entrée ou un double clic dessus le fait aussi</translation>
    </message>
    <message>
        <source>Save path…</source>
        <translation>Enregistrer le chemin …</translation>
    </message>
    <message>
        <source>Save the path to a small file that others can open</source>
        <translation>Écrire le chemin dans un petit fichier que quelqu’un d’autre peut ouvrir</translation>
    </message>
    <message>
        <source>Open path…</source>
        <translation>Ouvrir un chemin …</translation>
    </message>
    <message>
        <source>Open a path from a file, at the step that was last shown</source>
        <translation>Suivre un chemin lu dans un fichier, jusqu’au pas affiché</translation>
    </message>
    <message>
        <source>Possible steps</source>
        <translation>Prochains pas possibles</translation>
    </message>
    <message>
        <source>Possible step</source>
        <translation>Prochain pas</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Mène à</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>Le chemin jusqu’ici</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1”. It will be followed once that model is explored.</source>
        <translation>Le chemin traverse le modèle «&#xa0;%1&#xa0;». Il sera suivi quand ce modèle sera exploré.</translation>
    </message>
    <message>
        <source>This path belongs to the model “%1” with %2. It will be followed once that model is explored.</source>
        <translation>Le chemin traverse le modèle «&#xa0;%1&#xa0;» avec %2. Il sera suivi quand ce modèle sera exploré.</translation>
    </message>
    <message>
        <source>No system to walk through yet.</source>
        <translation>Il n’y a pas encore de système à parcourir.</translation>
    </message>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>État %1, après %n pas</numerusform>
            <numerusform>État %1, après %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>no step possible: deadlock</source>
        <translation>sans suite&#xa0;: un interblocage</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>↺ same as at the start</source>
        <translation>↺ comme au début</translation>
    </message>
    <message>
        <source>↺ same as after step %1</source>
        <translation>↺ comme après le pas %1</translation>
    </message>
    <message>
        <source>Start, state %1</source>
        <translation>Le début, état %1</translation>
    </message>
    <message>
        <source>%1. %2 → state %3</source>
        <translation>%1. %2 → état %3</translation>
    </message>
</context>
<context>
    <name>SmallBoard</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Discs look as on the main board. Those played in the tree are numbered.</source>
        <translation>Les jetons sont comme sur le plateau principal. Ceux que joue l’arbre sont numérotés.</translation>
    </message>
</context>
<context>
    <name>SolverTasks</name>
    <message>
        <source>does it at least draw?</source>
        <translation>au moins la nulle&#xa0;?</translation>
    </message>
    <message>
        <source>does it win?</source>
        <translation>la victoire&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>does it win in at most %n move(s)?</source>
        <translation>
            <numerusform>la victoire en %n coup au plus&#xa0;?</numerusform>
            <numerusform>la victoire en %n coups au plus&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last at least %n move(s)?</source>
        <translation>
            <numerusform>tenir au moins %n coup&#xa0;?</numerusform>
            <numerusform>tenir au moins %n coups&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 not answered</source>
        <translation>%1 sans réponse</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 oui</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1 non</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>line</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>traps after %1</source>
        <translation>pièges après %1</translation>
    </message>
    <message>
        <source>best play to the end, questions: %1</source>
        <translation>jeu optimal jusqu’à la fin, questions&#xa0;: %1</translation>
    </message>
    <message>
        <source>which replies give the win away, questions: %1</source>
        <translation>quelles réponses laissent échapper la victoire, questions&#xa0;: %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
</context>
<context>
    <name>SpeedUpChart</name>
    <message>
        <source>Chart of speed-up against number of workers</source>
        <translation>Graphique de l’accélération selon le nombre de threads</translation>
    </message>
    <message>
        <source>%1, against itself</source>
        <translation>%1, par rapport à elle-même</translation>
    </message>
    <message>
        <source>%1 with %2: %3</source>
        <translation>%1 avec %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Speed-up (median, min to max)</source>
        <translation>Accélération (médiane, minimum à maximum)</translation>
    </message>
    <message>
        <source>From %1 to %2 over the repetitions</source>
        <translation>De %1 à %2 dans les répétitions</translation>
    </message>
    <message>
        <source>Run the measurement to see how much more workers speed up the search.</source>
        <translation>Exécute la mesure pour voir ce que l’on gagne avec plus de threads.</translation>
    </message>
    <message>
        <source>linear speed-up</source>
        <translation>autant que de threads</translation>
    </message>
    <message>
        <source>Amdahl&apos;s bound</source>
        <translation>Borne d’Amdahl</translation>
    </message>
    <message>
        <source>report, parMap</source>
        <translation>rapport, parMap</translation>
    </message>
    <message>
        <source>report, parList</source>
        <translation>rapport, parList</translation>
    </message>
    <message>
        <source>%1 equal tasks</source>
        <translation>%1 tâches égales</translation>
    </message>
</context>
<context>
    <name>Sprt</name>
    <message>
        <source>A sequential test needs two Elo differences from -1000 to 1000, the smaller first.</source>
        <translation>Un test séquentiel demande deux différences en Elo de -1000 à 1000, la plus petite d’abord.</translation>
    </message>
    <message>
        <source>The error rates of a sequential test must be between 0 and 1/2.</source>
        <translation>Les taux d’erreur d’un test séquentiel sont compris entre 0 et 1/2.</translation>
    </message>
    <message>
        <source>%1 against %2 Elo</source>
        <translation>%1 contre %2 Elo</translation>
    </message>
    <message>
        <source>%1, errors of %2 %</source>
        <translation>%1, erreurs de %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1, errors of %2 % and %3 %</source>
        <translation>%1, erreurs de %2&#xa0;% et %3&#xa0;%</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>plus fort</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>pas plus fort</translation>
    </message>
    <message>
        <source>log likelihood ratio %1, bounds %2 and %3: %4</source>
        <translation>log-rapport de vraisemblance %1, bornes %2 et %3&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>SprtButton</name>
    <message>
        <source>%1 to %2 Elo, stops early…</source>
        <translation>%1 à %2 Elo, termine…</translation>
    </message>
    <message>
        <source>%1 to %2 Elo…</source>
        <translation>%1 à %2 Elo…</translation>
    </message>
    <message>
        <source>Each pairing ends as soon as its test is decided.</source>
        <translation>Un appariement se termine quand son test a tranché.</translation>
    </message>
</context>
<context>
    <name>SprtDialog</name>
    <message>
        <source>&amp;Fit the Elo differences to the number of games</source>
        <translation>&amp;Adapter les différences au nombre de parties</translation>
    </message>
    <message>
        <source>&amp;End a pairing as soon as its test is decided</source>
        <translation>&amp;Terminer un appariement quand son test a tranché</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Test séquentiel</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Not stronger at</source>
        <translation>Pas plus fort à</translation>
    </message>
    <message>
        <source>Stronger at</source>
        <translation>Plus fort dès</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Wrong “stronger” in at most</source>
        <translation>«&#xa0;Plus fort&#xa0;» à tort, au plus</translation>
    </message>
    <message>
        <source>Wrong “not stronger” in at most</source>
        <translation>«&#xa0;Pas plus fort&#xa0;» à tort, au plus</translation>
    </message>
    <message>
        <source>The rounds then become a maximum. The games stay the same.</source>
        <translation>Les rondes sont alors un maximum. Les parties sont les mêmes</translation>
    </message>
    <message>
        <source>&amp;Not stronger at:</source>
        <translation>&amp;Pas plus fort à&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Stronger at:</source>
        <translation>Plus fort &amp;dès&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Wrong “stronger” in at most:</source>
        <translation>«&#xa0;Plus &amp;fort&#xa0;» à tort, au plus&#xa0;:</translation>
    </message>
    <message>
        <source>W&amp;rong “not stronger” in at most:</source>
        <translation>«&#xa0;Pas plus fo&amp;rt&#xa0;» à tort, au plus&#xa0;:</translation>
    </message>
</context>
<context>
    <name>StarRow</name>
    <message>
        <source>%1: %2 of %3 stars, accuracy %4</source>
        <comment>who, number, number, 87 %</comment>
        <translation>%1&#xa0;: %2 sur %3 étoiles, précision %4</translation>
    </message>
    <message>
        <source>%1: no stars, because there were no real choices</source>
        <translation>%1&#xa0;: pas d’étoiles, aucun coup n’était un choix</translation>
    </message>
</context>
<context>
    <name>StartDemo</name>
    <message>
        <source>Demo: %1 against %2. Press any key to play.</source>
        <translation>Démo&#xa0;: %1 contre %2. Appuie sur une touche pour jouer.</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Its strength hasn&apos;t been measured yet.</source>
        <translation>Sa force n’est pas encore mesurée.</translation>
    </message>
    <message>
        <source>Measured strength: Elo %1 (%2 to %3, 95 % interval, %4 games).</source>
        <translation>Force mesurée&#xa0;: Elo %1 (%2 à %3, intervalle à 95&#xa0;%, %4 parties).</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Ton adversaire</translation>
    </message>
    <message>
        <source>Watch it play itself</source>
        <translation>Le regarder jouer seul</translation>
    </message>
    <message>
        <source>Who do you want to play?</source>
        <translation>Contre qui veux-tu jouer&#xa0;?</translation>
    </message>
    <message>
        <source>About this opponent</source>
        <translation>Ce que fait cet adversaire</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Tu joues le premier jeton</translation>
    </message>
    <message>
        <source>Your opponent goes first</source>
        <translation>Le premier jeton est à ton adversaire</translation>
    </message>
    <message>
        <source>Choose the colour of your discs</source>
        <translation>Les jetons avec lesquels tu joues</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>Quelle est leur force&#xa0;?</translation>
    </message>
    <message>
        <source>See how each opponent plays and its measured strength</source>
        <translation>Ce que fait chaque adversaire, et la force qui a été mesurée</translation>
    </message>
    <message>
        <source>More engines…</source>
        <translation>Autres moteurs…</translation>
    </message>
    <message>
        <source>For experts: choose any engine and its settings, for either side</source>
        <translation>Pour experts&#xa0;: tous les moteurs avec leurs réglages, pour l’un ou l’autre camp</translation>
    </message>
    <message>
        <source>Show this page every time Fourcast starts</source>
        <translation>Montrer cette page à chaque démarrage du programme</translation>
    </message>
    <message>
        <source>Take turns on this computer.</source>
        <translation>Chacun son tour, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Show this page at start&amp;up</source>
        <translation>Afficher cette page à cha&amp;que démarrage</translation>
    </message>
    <message>
        <source>Play against someone on this computer</source>
        <translation>Jouer contre quelqu’un sur cet ordinateur</translation>
    </message>
    <message>
        <source>Click an opponent, or press 1 to 8.</source>
        <translation>Clique sur un adversaire, ou tape de 1 à 8.</translation>
    </message>
    <message>
        <source>Close this page. To open it again, choose Game &gt; New game with…</source>
        <translation>Fermer cette page. Pour la rouvrir, choisis Partie &gt; Nouvelle partie avec…</translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation>Qui commence&#xa0;:</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>Ta couleur&#xa0;:</translation>
    </message>
    <message>
        <source>Pick an opponent and watch</source>
        <translation>Choisir un adversaire et regarder</translation>
    </message>
    <message>
        <source>Hover over an opponent to learn more.</source>
        <translation>Survole un adversaire pour en savoir plus.</translation>
    </message>
</context>
<context>
    <name>StateBoard</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>X is %1 and O is %2. Frames mark the differences</source>
        <translation>X est %1 et O est %2. Un cadre marque les différences</translation>
    </message>
</context>
<context>
    <name>StateGraphView</name>
    <message>
        <source>Part shown</source>
        <translation>Ce qui est dessiné</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Key to colours</source>
        <translation>Ce que représentent les couleurs</translation>
    </message>
    <message>
        <source>%1 of %2 states shown</source>
        <translation>%1 états sur %2 affichés</translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Parts of the state</source>
        <translation>Les composants de l’état</translation>
    </message>
    <message>
        <source>Steps of the path</source>
        <translation>Les pas du chemin</translation>
    </message>
    <message>
        <source>Keep this state to compare with those you select next. Differences are marked.</source>
        <translation>Garder cet état à côté des suivants, et marquer les différences</translation>
    </message>
    <message>
        <source>Draw every state on this path</source>
        <translation>Dessiner tous les états de ce chemin</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>État %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Composant</translation>
    </message>
    <message numerus="yes">
        <source>Path of %n step(s):</source>
        <translation>
            <numerusform>Chemin de %n pas&#xa0;:</numerusform>
            <numerusform>Chemin de %n pas&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a state to see its parts and the path to it.</source>
        <translation>Choisis un état&#xa0;: ses composants et le chemin qui y mène s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>State %1</source>
        <translation>État %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>not expanded</source>
        <translation>non développé</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>sans suite</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 nodes · %2 · workers: %3</source>
        <translation>%1 nœuds · %2 · threads&#xa0;: %3</translation>
    </message>
    <message>
        <source>depth %1 · %2 nodes · %3 · workers: %4</source>
        <translation>profondeur %1 · %2 nœuds · %3 · threads&#xa0;: %4</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Qui doit jouer</translation>
    </message>
    <message>
        <source>Engine activity</source>
        <translation>Ce que fait le moteur</translation>
    </message>
    <message>
        <source>Hints in this game</source>
        <translation>Indices dans cette partie</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Enregistrement automatique</translation>
    </message>
    <message>
        <source>autosaved %1</source>
        <translation>enregistré à %1</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>indices&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1
Times measured meanwhile are marked as disturbed. Click to go there.</source>
        <translation>%1
Les temps mesurés pendant ce travail sont marqués comme perturbés. Clique pour y aller.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>last move, whose turn</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StepNotes</name>
    <message>
        <source>Notes for the teacher</source>
        <translation>Notes pour le professeur</translation>
    </message>
    <message>
        <source>There are no notes for this step.</source>
        <translation>Il n’y a pas de notes pour cette étape.</translation>
    </message>
</context>
<context>
    <name>StepsTable</name>
    <message>
        <source>States and their bounds</source>
        <translation>États avec leurs bornes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Inférieure</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Supérieure</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Value of this policy</source>
        <translation>Sa valeur</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Round of policy iteration</source>
        <translation>Tour de l’itération sur les politiques</translation>
    </message>
    <message>
        <source>Step through policy iteration: a strategy, its values, then the next strategy, better in some state</source>
        <translation>Itération sur les politiques&#xa0;: une stratégie, ses valeurs, puis la stratégie suivante, meilleure dans au moins un état</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Politique&#xa0;:</translation>
    </message>
    <message>
        <source>of %1, optimal</source>
        <comment>policies</comment>
        <translation>sur %1, la meilleure</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>policies</comment>
        <translation>sur %1</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>Equation of the chosen state</source>
        <translation>Équation de l’état choisi</translation>
    </message>
    <message>
        <source>States and their bounds</source>
        <translation>Les états avec leurs bornes</translation>
    </message>
    <message>
        <source>Views of the algorithm</source>
        <translation>Vues de l’algorithme</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>Équation</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Où cela commence</translation>
    </message>
    <message>
        <source>Go to the previous sweep</source>
        <translation>Le balayage précédent</translation>
    </message>
    <message>
        <source>Go to the next sweep</source>
        <translation>Un balayage de plus</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Run sweep after sweep until the bounds are close</source>
        <translation>Balayage après balayage, jusqu’à ce que les bornes soient proches</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu’au bout</translation>
    </message>
    <message>
        <source>Run sweeps until the bounds of all states are close</source>
        <translation>Balayer jusqu’à ce que les bornes de tous les états soient proches</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Go to any sweep made so far</source>
        <translation>Aller à l’un des balayages faits</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fractions</translation>
    </message>
    <message>
        <source>Show fractions where they are short enough</source>
        <translation>En fractions, tant qu’elles restent assez courtes</translation>
    </message>
    <message>
        <source>Collapse end components</source>
        <translation>Réunir les composantes terminales</translation>
    </message>
    <message>
        <source>Draw states as one where play can stay among them for ever, as the algorithm sees them</source>
        <translation>Dessiner comme un seul les états parmi lesquels on peut rester pour toujours, comme l’algorithme les voit</translation>
    </message>
    <message>
        <source>Press Run to explore the model and see its algorithm step by step.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore le modèle&#xa0;; son algorithme est ensuite montré pas à pas.</translation>
    </message>
    <message>
        <source>Equation and bounds</source>
        <translation>Équation et bornes</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation …</translation>
    </message>
    <message>
        <source>There is no question about the model.</source>
        <translation>Aucune question n’est posée au modèle.</translation>
    </message>
    <message>
        <source>Sweep %1 of %2</source>
        <translation>Balayage %1 sur %2</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>État %1</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>&apos;%1&apos; can&apos;t be used: %2.</source>
        <translation>Impossible d’utiliser «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it has version %1, but this program reads version %2</source>
        <translation>il est de la version %1, et ce programme lit la version %2</translation>
    </message>
    <message>
        <source>it is damaged (%1)</source>
        <translation>il est endommagé (%1)</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing (on Debian, install the package libqt6sql6-sqlite)</source>
        <translation>le pilote SQLite de Qt manque&#xa0;; il se trouve dans le paquet libqt6sql6-sqlite de Debian</translation>
    </message>
    <message>
        <source>another program is writing to it (try again when it has finished)</source>
        <translation>un autre programme y écrit&#xa0;; réessaie quand il aura fini</translation>
    </message>
    <message>
        <source>it has version %1 and is read-only, but this program reads version %2</source>
        <translation>il est de version %1 et en lecture seule, alors que ce programme lit la version %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
</context>
<context>
    <name>StoredGame</name>
    <message>
        <source>The moves of this game are not legal; its file may be damaged.</source>
        <translation>Les coups de cette partie ne sont pas légaux. Son fichier est peut-être endommagé.</translation>
    </message>
    <message>
        <source>Experiment %1 has no cell %2.</source>
        <translation>L’expérience %1 n’a pas de cellule %2.</translation>
    </message>
</context>
<context>
    <name>StudentAnswers</name>
    <message>
        <source>✓ right</source>
        <translation>✓ juste</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ faux</translation>
    </message>
    <message>
        <source>to read</source>
        <translation>à lire</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Réponses de %1</translation>
    </message>
    <message>
        <source>%1. Handed in as %2, %3</source>
        <translation>%1&#xa0;; rendu sous le nom %2, %3</translation>
    </message>
    <message>
        <source>Individual answers</source>
        <translation>Réponses, une par une</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>pas vue</translation>
    </message>
</context>
<context>
    <name>StudyCurves</name>
    <message>
        <source>H1 plays itself with the article&apos;s alpha-beta search. Both players recognise finished games. On their own moves 3, 6, 9 and so on, players take one of the two columns with the best exact values at random, each with probability one half. On all other moves they take the first best column.</source>
        <translation>H1 contre elle-même avec la recherche alpha-bêta de l’article. Les deux joueurs reconnaissent les parties terminées. À ses coups 3, 6, 9 et ainsi de suite, chaque joueur tire au sort l’une des deux colonnes aux meilleures valeurs exactes, chacune avec probabilité un demi. Aux autres coups, la première meilleure colonne est prise.</translation>
    </message>
    <message>
        <source>The article does not say how H1 counts vertical pairs, gaps held by the opponent or open threes on both sides, or what its random moves choose between. Its games therefore cannot be repeated move by move. In the strict reading, the first searches at depth 4 visit 878 and 1,122 positions, where the article has 716 and 809. None of the readings tried gives its exact numbers. On average, the total per game lies within about 40 % of the article&apos;s. In both, nodes and time fall together towards the end, from about ply 12 at depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised build, but took about six microseconds in the article, so the times differ by a factor of about a hundred. Some labels in the article&apos;s figures 12 and 13 are swapped. The larger values are shown here as nodes.</source>
        <translation>L’article laisse ouvert comment H1 compte les paires verticales, les trous tenus par l’adversaire et les trois ouverts des deux côtés, et entre quoi choisissent ses coups aléatoires. Ses parties ne peuvent donc pas être reproduites coup par coup. Dans la lecture stricte, les premières recherches visitent 878 et 1&#x202f;122 positions à la profondeur 4, là où l’article en a 716 et 809. Aucune lecture essayée ne donne exactement ses nombres. En moyenne, le total par partie est à environ 40&#xa0;% près celui de l’article. Les nœuds et le temps baissent ensemble vers la fin dans les deux, à partir du demi-coup 12 environ à la profondeur 4 et du demi-coup 18 à la profondeur 6. Une position prend des dizaines de nanosecondes dans une compilation optimisée et prenait environ six microsecondes dans l’article. Les temps diffèrent donc d’un facteur cent environ. Quelques légendes des figures 12 et 13 de l’article sont interverties. Ses plus grandes valeurs sont montrées comme nœuds.</translation>
    </message>
</context>
<context>
    <name>StudyCurvesView</name>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Time in ms</source>
        <translation>Temps en ms</translation>
    </message>
    <message>
        <source>The times are not reliable: the program was doing other work while the games were played.</source>
        <translation>Les temps ne sont pas une mesure&#xa0;: un autre travail du programme tournait pendant que les parties étaient jouées.</translation>
    </message>
    <message>
        <source>Totals, and why the curves differ</source>
        <translation>Totaux, et pourquoi les courbes diffèrent</translation>
    </message>
    <message>
        <source>&amp;Play the two games</source>
        <translation>&amp;Jouer les deux parties</translation>
    </message>
    <message>
        <source>Play H1 against itself, once at depth 4 and once at depth 6</source>
        <translation>H1 contre elle-même, une fois à la profondeur 4 et une fois à la profondeur 6</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Sets the random choices between the two best columns. The same seed gives the same games.</source>
        <translation>Décide des choix aléatoires entre les deux meilleures colonnes. La même graine joue les mêmes parties.</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>Grai&amp;ne&#xa0;:</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Stricte</translation>
    </message>
    <message>
        <source>Vertical pairs (V)</source>
        <translation>Paires verticales (V)</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open</source>
        <translation>Comment H1 est lue là où l’article la laisse ouverte</translation>
    </message>
    <message>
        <source>&amp;Reading of H1:</source>
        <translation>Lecture de &amp;H1&#xa0;:</translation>
    </message>
    <message>
        <source>Moves played</source>
        <translation>Coups joués</translation>
    </message>
    <message>
        <source>%v of at most %m plies</source>
        <translation>%v demi-coups sur %m au plus</translation>
    </message>
    <message>
        <source>Export the study curves</source>
        <translation>Exporter les courbes de l’étude</translation>
    </message>
    <message>
        <source>study-curves</source>
        <translation>courbes-de-l-étude</translation>
    </message>
    <message>
        <source>Playing the games.</source>
        <translation>Les parties sont en cours.</translation>
    </message>
    <message>
        <source>Cancelled. The curves of the earlier games are still shown.</source>
        <translation>Annulé. Les courbes des parties précédentes restent affichées.</translation>
    </message>
    <message>
        <source>Both games are finished.</source>
        <translation>Les deux parties sont terminées.</translation>
    </message>
    <message>
        <source>These are the article&apos;s points. Play the two games to see ours beside them.</source>
        <translation>Les points de l’article. Joue les deux parties pour voir les nôtres à côté.</translation>
    </message>
    <message>
        <source>Nodes and time for each move</source>
        <translation>Nœuds et temps par coup</translation>
    </message>
    <message>
        <source>Study curves, depth %1, seed %2</source>
        <translation>Courbes de l’étude, profondeur %1, graine %2</translation>
    </message>
    <message>
        <source>≥: the article&apos;s times at depth %1 are legible only up to move %2.</source>
        <translation>≥&#xa0;: les temps de l’article à la profondeur %1 ne sont lisibles que jusqu’au coup %2.</translation>
    </message>
</context>
<context>
    <name>StudyExperiment</name>
    <message>
        <source>Table 6: H1 against itself by depth</source>
        <translation>Tableau 6&#xa0;: H1 contre elle-même par profondeur</translation>
    </message>
    <message>
        <source>Table 7: one feature of H1 against H2</source>
        <translation>Tableau 7&#xa0;: une caractéristique de H1 contre H2</translation>
    </message>
    <message>
        <source>Table 8: features of H1 together against H2</source>
        <translation>Tableau 8&#xa0;: des caractéristiques de H1 réunies contre H2</translation>
    </message>
    <message>
        <source>Table 9: H1 against H2 by depth</source>
        <translation>Tableau 9&#xa0;: H1 contre H2 par profondeur</translation>
    </message>
    <message>
        <source>Figure 12: nodes and time at depth 4</source>
        <translation>Figure 12&#xa0;: nœuds et temps à la profondeur 4</translation>
    </message>
    <message>
        <source>Figure 13: nodes and time at depth 6</source>
        <translation>Figure 13&#xa0;: nœuds et temps à la profondeur 6</translation>
    </message>
    <message>
        <source>second at depth %1</source>
        <translation>seconde à la profondeur %1</translation>
    </message>
    <message>
        <source>first at depth %1</source>
        <translation>première à la profondeur %1</translation>
    </message>
    <message>
        <source>H1 against H2, depth 4</source>
        <translation>H1 contre H2, profondeur 4</translation>
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
        <translation>toutes</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message>
        <source>H1 against H2</source>
        <translation>H1 contre H2</translation>
    </message>
    <message>
        <source>H1 against itself</source>
        <translation>H1 contre elle-même</translation>
    </message>
    <message>
        <source>The study has no &quot;%1&quot;. It has %2.</source>
        <translation>L’étude n’a pas de «&#xa0;%1&#xa0;»&#xa0;; elle a %2.</translation>
    </message>
    <message>
        <source>No part of %1 searches to depth %2 or less.</source>
        <translation>Rien dans %1 ne cherche à %2 demi-coups ou moins.</translation>
    </message>
</context>
<context>
    <name>StudyLines</name>
    <message>
        <source>Study: the article&apos;s game at depth %1</source>
        <translation>Étude&#xa0;: la partie de l’article à la profondeur %1</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes</source>
        <translation>L’article, profondeur %1, coup %2&#xa0;: %3 nœuds</translation>
    </message>
    <message>
        <source>The article, depth %1, move %2: %3 nodes, %4 ms</source>
        <translation>L’article, profondeur %1, coup %2&#xa0;: %3 nœuds, %4 ms</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>Run a&amp;ll</source>
        <translation>To&amp;ut exécuter</translation>
    </message>
    <message>
        <source>Run all tables and figures with this protocol, one after another</source>
        <translation>Tous les tableaux et figures avec ce protocole, l’un après l’autre</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>The heuristics study&apos;s tables and figures, with expected and measured values</source>
        <translation>Les tableaux et figures de l’étude des heuristiques, l’attendu à côté du mesuré</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Exécutions conservées</translation>
    </message>
    <message>
        <source>Runs in this games file. Choose one to view or continue.</source>
        <translation>Exécutions de ce fichier de parties, à consulter ou à reprendre</translation>
    </message>
    <message>
        <source>Ga&amp;mes file…</source>
        <translation>Fi&amp;chier de parties…</translation>
    </message>
    <message>
        <source>&amp;Kept:</source>
        <translation>Conser&amp;vées&#xa0;:</translation>
    </message>
    <message>
        <source>choose a run</source>
        <translation>choisir une exécution</translation>
    </message>
    <message>
        <source>no runs yet</source>
        <translation>aucune exécution pour l’instant</translation>
    </message>
    <message>
        <source>All games are saved in %1</source>
        <translation>Chaque partie est conservée dans %1</translation>
    </message>
    <message>
        <source>Games file</source>
        <translation>Fichier de parties</translation>
    </message>
    <message>
        <source>Experiment games (*.sqlite);;All files (*)</source>
        <translation>Parties d’expériences (*.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Repeat the heuristics study</source>
        <translation>Reproduire l’étude des heuristiques</translation>
    </message>
</context>
<context>
    <name>StudyProtocol</name>
    <message>
        <source>There is no protocol called &quot;%1&quot;. The protocols are %2.</source>
        <translation>Il n’y a pas de protocole «&#xa0;%1&#xa0;»&#xa0;; les protocoles sont %2.</translation>
    </message>
    <message>
        <source>Takes the article&apos;s flow chart literally: a finished game is a leaf evaluated by the heuristic. Only feature 1 of H1 recognises it. H2 does not. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. The first move alternates, except in table 6 and the figures, where the first player stays first.</source>
        <translation>L’organigramme de l’article pris au mot&#xa0;: une partie terminée est une feuille que l’heuristique évalue. Elle n’est donc connue que par la caractéristique 1 de H1, et H2 ne la connaît pas. À ses coups 3, 6, 9 et ainsi de suite, chaque camp tire au sort l’une de ses deux meilleures colonnes. Le premier coup alterne. Dans le tableau 6 et les figures, le premier reste le premier.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. On its own moves 3, 6, 9 and so on, each side plays one of its two best columns at random. H1 moves first in every game, except in table 6, where the first-named side does.</source>
        <translation>Les deux joueurs reconnaissent les parties terminées. À ses coups 3, 6, 9 et ainsi de suite, chaque camp tire au sort l’une de ses deux meilleures colonnes. H1, dans le tableau 6 la première, commence toutes les parties.</translation>
    </message>
    <message>
        <source>Both players recognise finished games. No moves are random. Each of the 238 positions after three plies, mirror images included, is played with both colours: 476 games in all, in an order set by the seed.</source>
        <translation>Les deux joueurs reconnaissent les parties terminées. Aucun coup n’est tiré au sort. Chacune des 238 positions de trois demi-coups, images miroirs comprises, est jouée avec les deux couleurs, soit 476 parties en tout, dans un ordre que détermine la graine.</translation>
    </message>
    <message>
        <source>Settings found by a search over tables 7 to 9, where they come closest to the article&apos;s shares. Like literal, but the second, fifth, eighth ... disc of a game goes into a random open column. In H1, vertical pairs count the empty squares above them, runs may overlap, every disc counts for its column, and an open three counts as four in line. In table 6, fewer cells agree than with literal.</source>
        <translation>Réglages cherchés pour les tableaux 7 à 9, là où ils s’approchent le plus des parts de l’article&#xa0;: comme literal, mais les jetons 2, 5, 8 et ainsi de suite d’une partie tombent dans n’importe quelle colonne ouverte, et dans H1 les paires verticales comptent les cases vides au-dessus, les séries peuvent se chevaucher, chaque jeton compte pour sa colonne, et un trois ouvert compte comme quatre alignés. Avec le tableau 6, ils concordent dans moins de cellules que literal.</translation>
    </message>
</context>
<context>
    <name>StudySettingsForm</name>
    <message>
        <source>Pr&amp;otocol:</source>
        <translation>Protoco&amp;le&#xa0;:</translation>
    </message>
    <message>
        <source>Roun&amp;ds:</source>
        <translation>R&amp;ondes&#xa0;:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Workers:</source>
        <translation>T&amp;hreads&#xa0;:</translation>
    </message>
    <message>
        <source>Reading of H1:</source>
        <translation>Lecture de H1&#xa0;:</translation>
    </message>
    <message>
        <source>Sequential test:</source>
        <translation>Test séquentiel&#xa0;:</translation>
    </message>
    <message>
        <source>Table or figure of the study</source>
        <translation>Tableau ou figure de l’étude</translation>
    </message>
    <message>
        <source>Part of the article to repeat</source>
        <translation>Ce qui est reproduit de l’article</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Rounds of each cell</source>
        <translation>Rondes de chaque cellule</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same games. 0 uses 1000 for table 6, 2000 for tables 7 and 8, 3000 for table 9 and 4000 for the figures.</source>
        <translation>Même graine, mêmes parties. 0 prend 1000 pour le tableau 6, 2000 pour les tableaux 7 et 8, 3000 pour le tableau 9, 4000 pour les figures.</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>celle de l’étude</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>tous&#xa0;: %1</translation>
    </message>
    <message>
        <source>Games played at the same time. 0 uses one worker per core. The games do not depend on it.</source>
        <translation>Parties en même temps. 0 en prend une par cœur. Les parties sont les mêmes.</translation>
    </message>
    <message>
        <source>Reading of H1</source>
        <translation>Lecture de H1</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Test séquentiel</translation>
    </message>
    <message>
        <source>the article&apos;s</source>
        <translation>celles de l’article</translation>
    </message>
    <message>
        <source>Games per cell. 0 plays all %1. A smaller number plays the first ones in the seed&apos;s order. Rounds already saved are not played again.</source>
        <translation>Parties par cellule. 0 les prend toutes (%1)&#xa0;; un nombre plus petit prend les premières que distribue la graine. Si l’on demande plus de rondes qu’il n’y en a de conservées, le jeu continue à leur suite.</translation>
    </message>
    <message>
        <source>Games per cell. 0 uses the article&apos;s number (100, or 10 in table 6). Rounds already saved are not played again.</source>
        <translation>Parties par cellule. 0 prend le nombre de l’article (100, et 10 dans le tableau 6). Si l’on demande plus de rondes qu’il n’y en a de conservées, le jeu continue à leur suite.</translation>
    </message>
    <message>
        <source>H1 strict…</source>
        <translation>H1 stricte…</translation>
    </message>
    <message>
        <source>H1 variant…</source>
        <translation>Variante de H1…</translation>
    </message>
    <message>
        <source>How H1 is read where the article leaves it open: %1</source>
        <translation>Comment H1 est lue là où l’article la laisse ouverte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Set by the protocol %1</source>
        <translation>Le protocole %1 lit H1 ainsi</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Tableau&#xa0;:</translation>
    </message>
</context>
<context>
    <name>SweepFigures</name>
    <message>
        <source>Run an experiment to see it here.</source>
        <translation>Exécute une expérience pour la voir ici.</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>l’étude</translation>
    </message>
    <message>
        <source>%1
the study prints %2</source>
        <translation>%1
l’étude imprime %2</translation>
    </message>
    <message>
        <source>%1: grows as %2 to the power of %3 (R² %4).</source>
        <translation>%1&#xa0;: comme %2 à la puissance %3 (R² %4).</translation>
    </message>
    <message>
        <source>%1: multiplies by %3 for each extra %2 (R² %4).</source>
        <translation>%1&#xa0;: multiplié par %3 pour chaque %2 de plus (R² %4).</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1, ajusté</translation>
    </message>
    <message>
        <source>At least three values are needed to show how it grows.</source>
        <translation>Il faut au moins trois valeurs pour dire comment cela croît.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>guaranteed interval: %1</source>
        <translation>avec certitude de %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>states</source>
        <translation>états</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 états</translation>
    </message>
    <message>
        <source>the study, with an observer</source>
        <translation>l’étude, avec un observateur</translation>
    </message>
    <message>
        <source>The study counts states with an observer of the goal, so its numbers are higher.</source>
        <translation>L’étude compte les états avec un observateur du but&#xa0;: ils sont plus nombreux.</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>millisecondes</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>cumulative probability</source>
        <translation>probabilité dans cette limite</translation>
    </message>
    <message>
        <source>Enter a number for “Curves up to” and run the experiment.</source>
        <translation>Donne un nombre à «&#xa0;Courbes jusqu’à&#xa0;» et exécute l’expérience.</translation>
    </message>
    <message>
        <source>%1
within %2: %3</source>
        <translation>%1
en %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: probability of reaching the goal within the given number. Where there are choices, it is the greatest probability.</source>
        <translation>%1&#xa0;: la probabilité que le but soit atteint dans cette limite, au mieux s’il y a quelque chose à décider.</translation>
    </message>
    <message>
        <source>probability that the game is over</source>
        <translation>probabilité que ce soit fini</translation>
    </message>
    <message>
        <source>Endings can only be shown for a game without choices. Explore such a model first, for example the Goose.</source>
        <translation>Seul un jeu de pur hasard, sans rien à décider, peut être montré par ses fins&#xa0;: explore d’abord un tel modèle, par exemple l’oie.</translation>
    </message>
    <message>
        <source>%1 within %2: %3</source>
        <translation>%1 en %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>After %1: %2; over with probability %3.</source>
        <translation>Après %1&#xa0;: %2&#xa0;; fini avec probabilité %3.</translation>
    </message>
</context>
<context>
    <name>SweepReport</name>
    <message>
        <source>infinite</source>
        <translation>infini</translation>
    </message>
    <message>
        <source>not certain to be reached</source>
        <translation>pas atteint à coup sûr</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 Kio</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Guaranteed interval</source>
        <translation>Avec certitude de</translation>
    </message>
    <message>
        <source>Report on an experiment: %1</source>
        <translation>Rapport sur une expérience&#xa0;: %1</translation>
    </message>
    <message>
        <source>Question: %1.</source>
        <translation>Question posée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Values of %1: %2.</source>
        <translation>%1 a pris les valeurs %2.</translation>
    </message>
    <message>
        <source>The other parameters: %1.</source>
        <translation>Les autres paramètres&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Syntax</name>
    <message>
        <source>a number grows beyond %1 here</source>
        <translation>un nombre dépasse ici %1</translation>
    </message>
    <message>
        <source>%1(%2) has no value: %2 is not a %3</source>
        <translation>%1(%2) n’a pas de valeur&#xa0;: %2 n’est pas un %3</translation>
    </message>
    <message>
        <source>&apos;if&apos; takes three arguments: a condition, the value if true, and the value if false</source>
        <translation>«&#xa0;if&#xa0;» prend trois arguments&#xa0;: une condition, ce qui vaut alors, et ce qui vaut sinon</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a map, so it takes no arguments</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une fonction (map), et ne prend donc pas d’arguments</translation>
    </message>
    <message>
        <source>there is no map &apos;%1&apos;</source>
        <translation>il n’y a pas de fonction (map) «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>&apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» prend %n argument</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» prend %n arguments</numerusform>
        </translation>
    </message>
    <message>
        <source>, not %1</source>
        <translation>, et non %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is declared twice</source>
        <translation>«&#xa0;%1&#xa0;» est déclaré deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a function of the language already</source>
        <translation>«&#xa0;%1&#xa0;» est déjà une fonction du langage</translation>
    </message>
    <message>
        <source>the left side of an equation must be a map, as in f(0, n) = 1</source>
        <translation>le côté gauche d’une équation doit être une fonction (map), comme dans f(0, n) = 1</translation>
    </message>
    <message>
        <source>on the left of an equation an argument is a constant or a variable of &apos;var&apos;</source>
        <translation>à gauche d’une équation, un argument est une constante ou une variable de «&#xa0;var&#xa0;»</translation>
    </message>
    <message>
        <source>the variable &apos;%1&apos; must stand on the left of its equation, too</source>
        <translation>la variable «&#xa0;%1&#xa0;» doit aussi figurer à gauche de son équation</translation>
    </message>
    <message>
        <source>&apos;eqn&apos;, where the variables are used,</source>
        <translation>«&#xa0;eqn&#xa0;», où les variables sont utilisées,</translation>
    </message>
    <message>
        <source>the name of a sort</source>
        <translation>le nom d’une sorte</translation>
    </message>
    <message>
        <source>&apos;struct&apos;, as in sort Token = struct X | O;</source>
        <translation>«&#xa0;struct&#xa0;», comme dans sort Token = struct X | O;</translation>
    </message>
    <message>
        <source>the name of a constant</source>
        <translation>le nom d’une constante</translation>
    </message>
    <message>
        <source>a constant of an enumeration takes no arguments here</source>
        <translation>une constante d’une énumération ne prend pas d’arguments ici</translation>
    </message>
    <message>
        <source>the name of a map</source>
        <translation>le nom d’une fonction (map)</translation>
    </message>
    <message>
        <source>sort, map, var or eqn</source>
        <translation>sort, map, var ou eqn</translation>
    </message>
    <message>
        <source>the name of an action</source>
        <translation>le nom d’une action</translation>
    </message>
    <message>
        <source>this takes more than %L1 steps</source>
        <translation>cela demande plus de %L1 pas</translation>
    </message>
    <message>
        <source>the equations call one another more than %L1 levels deep; an equation without such a call must end them</source>
        <translation>les équations s’appellent les unes les autres sur plus de %L1 niveaux&#xa0;; une équation sans un tel appel doit y mettre fin</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has infinitely many values to try; a condition must bound it, as in %4</source>
        <translation>«&#xa0;%1 %2: %3&#xa0;» a une infinité de valeurs à essayer&#xa0;; une condition doit les borner, comme dans %4</translation>
    </message>
    <message>
        <source>&apos;%1 %2: %3&apos; has more than %L4 values to try</source>
        <translation>«&#xa0;%1 %2: %3&#xa0;» a plus de %L4 valeurs à essayer</translation>
    </message>
    <message>
        <source>no equation says what %1 is</source>
        <translation>aucune équation ne dit ce que vaut %1</translation>
    </message>
    <message>
        <source>lists, sets, bags and functions as values are not part of this language; use Bool, Pos, Nat, Int and enumerations</source>
        <translation>les listes, ensembles, multi-ensembles et fonctions comme valeurs ne font pas partie de ce langage&#xa0;; il y a Bool, Pos, Nat, Int et les énumérations</translation>
    </message>
    <message>
        <source>an expression (a number, a name, ...)</source>
        <translation>une expression (un nombre, un nom, ...)</translation>
    </message>
    <message>
        <source>a &apos;,&apos; or a &apos;)&apos;</source>
        <translation>un «&#xa0;,&#xa0;» ou un «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not part of this language here; use Bool, Pos, Nat, Int and the names of enumerations</source>
        <translation>«&#xa0;%1&#xa0;» ne fait pas partie de ce langage ici&#xa0;; il y a Bool, Pos, Nat, Int et les noms d’énumérations</translation>
    </message>
    <message>
        <source>a sort (Bool, Pos, Nat, Int or an enumeration)</source>
        <translation>une sorte (Bool, Pos, Nat, Int ou une énumération)</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <translation>le nom d’une variable</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no meaning in this language</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens dans ce langage</translation>
    </message>
    <message>
        <source>; did you mean &apos;%1&apos;?</source>
        <translation>&#xa0;; voulais-tu dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>a &apos;%1&apos;</source>
        <translation>un «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is expected here; &apos;%2&apos; has a meaning of its own, so it can&apos;t be a name</source>
        <translation>on attend ici %1&#xa0;; «&#xa0;%2&#xa0;» a déjà un sens, rien ne peut donc porter ce nom</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number can&apos;t begin with a 0</source>
        <translation>un nombre ne peut pas commencer par un 0</translation>
    </message>
    <message>
        <source>this number is too large; %1 is the largest</source>
        <translation>ce nombre est trop grand&#xa0;; %1 est le plus grand</translation>
    </message>
    <message>
        <source>%1 is expected here, but the text ends</source>
        <translation>on attend ici %1, mais le texte s’arrête</translation>
    </message>
    <message>
        <source>%1 is expected here, not &apos;%2&apos;</source>
        <translation>on attend ici %1, et non «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t stand here, after %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se trouver ici, après %2</translation>
    </message>
    <message>
        <source>brackets and operators can be nested at most %1 levels deep</source>
        <translation>les parenthèses et les opérateurs peuvent être imbriqués sur %1 niveaux au plus</translation>
    </message>
    <message>
        <source>there is no variable, constant or map &apos;%1&apos; here</source>
        <translation>il n’y a pas ici de variable, de constante ni de fonction (map) «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>the map &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>la fonction (map) «&#xa0;%1&#xa0;» prend %n argument</numerusform>
            <numerusform>la fonction (map) «&#xa0;%1&#xa0;» prend %n arguments</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no sort &apos;%1&apos;</source>
        <translation>il n’y a pas de sorte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already the name of a variable here</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ici le nom d’une variable</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the sort %2, but %3 is needed here</source>
        <translation>«&#xa0;%1&#xa0;» a la sorte %2, mais il faut ici %3</translation>
    </message>
    <message>
        <source>this has the sort %1, but %2 is needed here</source>
        <translation>ceci a la sorte %1, mais il faut ici %2</translation>
    </message>
    <message>
        <source>; write %1</source>
        <translation>&#xa0;; écris %1</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>sorts without constants are not part of this language; use an enumeration, as in %1</source>
        <translation>les sortes sans constantes ne font pas partie de ce langage&#xa0;; il y a des énumérations, comme dans %1</translation>
    </message>
    <message>
        <source>sort aliases are not part of this language; use an enumeration, as in %1</source>
        <translation>d’autres noms de sortes ne font pas partie de ce langage&#xa0;; il y a des énumérations, comme dans %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already declared; two actions of the same name with different arguments are not part of this language</source>
        <translation>«&#xa0;%1&#xa0;» est déjà déclarée&#xa0;; des actions de même nom avec d’autres arguments ne font pas partie de ce langage</translation>
    </message>
</context>
<context>
    <name>SystemPart</name>
    <message>
        <source>The system that the question is about</source>
        <translation>Le système dont parle la question</translation>
    </message>
    <message>
        <source>Write a formula, or take one that comes with the model</source>
        <translation>Écrire une formule, ou prendre une de celles du modèle</translation>
    </message>
    <message>
        <source>The formula that I write</source>
        <translation>La formule que j’écris</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
</context>
<context>
    <name>SystemPicture</name>
    <message>
        <source>State %1</source>
        <translation>État %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>deadlock</source>
        <translation>interblocage</translation>
    </message>
    <message>
        <source>livelock</source>
        <translation>livelock</translation>
    </message>
    <message>
        <source>%1 does not hold here</source>
        <translation>%1 n’est pas vrai ici</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Niveau %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Level %1, states: %2</source>
        <translation>Niveau %1, états&#xa0;: %2</translation>
    </message>
    <message>
        <source>Level %1: %2, fails in %3</source>
        <translation>Niveau %1&#xa0;: %2, échoue dans %3</translation>
    </message>
    <message>
        <source>%1 does not hold in %2 of them</source>
        <translation>%1 n’est pas vrai dans %2 d’entre eux</translation>
    </message>
    <message>
        <source>Each box is a level, with its number of states. Numbers on arrows count transitions. Choose a level to explore it state by state.</source>
        <translation>Une boîte est un niveau avec son nombre d’états. Le nombre près d’une flèche compte les transitions. Choisis un niveau pour continuer état par état.</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>initial</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>livelock: hidden steps for ever, or no end reachable</source>
        <translation>livelock&#xa0;: pas cachés sans fin, ou aucun chemin vers une fin</translation>
    </message>
    <message>
        <source>can be opened</source>
        <translation>à déplier</translation>
    </message>
    <message>
        <source>the formula fails</source>
        <translation>la formule échoue</translation>
    </message>
    <message>
        <source>the formula holds</source>
        <translation>la formule est vraie</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <translation>%1 → état %2</translation>
    </message>
</context>
<context>
    <name>SystemStatePanel</name>
    <message>
        <source>The system gives no details about its states.</source>
        <translation>Le système ne dit pas de quoi ses états se composent.</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Walk along this path in the simulator</source>
        <translation>Suivre ce chemin dans le simulateur</translation>
    </message>
    <message>
        <source>No path leads here from the initial state.</source>
        <translation>Aucun chemin n’y mène depuis l’état initial.</translation>
    </message>
</context>
<context>
    <name>SystemView</name>
    <message>
        <source>Graph of the system</source>
        <translation>Le système, en dessin</translation>
    </message>
    <message>
        <source>Show all states, the levels, or one state at a time</source>
        <translation>Tous les états, les niveaux, ou état par état</translation>
    </message>
    <message>
        <source>The whole system</source>
        <translation>Tout le système</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ses niveaux</translation>
    </message>
    <message>
        <source>State by state</source>
        <translation>État par état</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sans couleurs</translation>
    </message>
    <message>
        <source>Colour by level</source>
        <translation>Couleurs par niveau</translation>
    </message>
    <message>
        <source>Colour by thread</source>
        <translation>Couleurs par thread</translation>
    </message>
    <message>
        <source>Colour by formula</source>
        <translation>Couleurs par la formule</translation>
    </message>
    <message>
        <source>examining the states…</source>
        <translation>parcours des états …</translation>
    </message>
    <message>
        <source>%1 states in %2 levels</source>
        <translation>%1 états sur %2 niveaux</translation>
    </message>
    <message>
        <source>Transition system</source>
        <translation>Système de transitions</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TablesView</name>
    <message>
        <source>Include large rows</source>
        <translation>Grandes lignes aussi</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Fractions</translation>
    </message>
    <message>
        <source>Fill the table</source>
        <translation>Remplir le tableau</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Ouvrir la ligne</translation>
    </message>
    <message>
        <source>Table of the study</source>
        <translation>Tableau de l’étude</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Choose which table of the study to show and fill</source>
        <translation>Quel tableau de l’étude est affiché et rempli</translation>
    </message>
    <message>
        <source>Also run rows of more than %1 states. A state takes about 50 to 150 bytes and 2 to 5 microseconds, so 23 million states take 2 GiB and a minute or two. A row stops at %2 GiB and says so.</source>
        <translation>Aussi les lignes de plus de %1 états. Un état prend environ 50 à 150 octets et 2 à 5 microsecondes&#xa0;: 23 millions d’états prennent donc 2 Gio et une minute ou deux. Une ligne s’arrête à %2 Gio et le signale.</translation>
    </message>
    <message>
        <source>Also solve small models in fractions: 75/22</source>
        <translation>Petits modèles en fractions également&#xa0;: 75/22</translation>
    </message>
    <message>
        <source>Explore and check the models row by row</source>
        <translation>Explorer et vérifier les modèles ligne par ligne</translation>
    </message>
    <message>
        <source>Stop and keep the filled cells. Fill continues from there</source>
        <translation>Arrêter. Ce qui est rempli reste, et «&#xa0;Remplir&#xa0;» reprend à cet endroit</translation>
    </message>
    <message>
        <source>Show this row&apos;s model, values and question on this page. Double-clicking the row or pressing Enter does the same</source>
        <translation>Montrer sur la page le modèle de cette ligne, avec ses valeurs et sa question. Entrée ou un double clic dans le tableau le fait aussi</translation>
    </message>
    <message>
        <source>Rows run</source>
        <translation>Lignes exécutées</translation>
    </message>
    <message>
        <source>%v of %m rows</source>
        <translation>%v lignes sur %m</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Table as &amp;CSV…</source>
        <translation>Tableau en &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per cell: paper, ours, the interval</source>
        <translation>Une ligne par cellule&#xa0;: l’article, ici, l’intervalle</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Table as &amp;JSON…</source>
        <translation>Tableau en &amp;JSON…</translation>
    </message>
    <message>
        <source>Save rows and cells for use by a program</source>
        <translation>Les lignes avec leurs cellules, pour un programme</translation>
    </message>
    <message>
        <source>JSON document (*.json)</source>
        <translation>Document JSON (*.json)</translation>
    </message>
    <message>
        <source>Table as &amp;Markdown…</source>
        <translation>Tableau en &amp;Markdown…</translation>
    </message>
    <message>
        <source>Save for use in a document: paper, ours and the interval in each cell</source>
        <translation>Pour un texte&#xa0;: l’article, ici et l’intervalle dans chaque cellule</translation>
    </message>
    <message>
        <source>Markdown text (*.md)</source>
        <translation>Texte Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF &amp;report…</source>
        <translation>&amp;Rapport PDF…</translation>
    </message>
    <message>
        <source>Save the table and its notes on A4 pages</source>
        <translation>Le tableau avec ses notes sur des pages A4</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>Rapport PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>TaskStrip</name>
    <message>
        <source>What the lesson asks</source>
        <translation>Ce que demande la leçon</translation>
    </message>
    <message>
        <source>Back to step %1</source>
        <translation>Retour à l’étape %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Go back to the lesson. This page stays as it is.</source>
        <translation>Revenir à la leçon. Cette page reste telle quelle.</translation>
    </message>
</context>
<context>
    <name>TeacherView</name>
    <message>
        <source>%1 — for the teacher</source>
        <translation>%1 — pour le professeur</translation>
    </message>
    <message>
        <source>The lesson for the teacher</source>
        <translation>La leçon pour le professeur</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>C’est la dernière étape.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n minute(s)</source>
        <translation>
            <numerusform>%1 sur %n minute</numerusform>
            <numerusform>%1 sur %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermsPanel</name>
    <message>
        <source>Which discs are hidden</source>
        <translation>Quels jetons sont cachés</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Your answer, for your teacher</source>
        <translation>Tes mots, pour le professeur</translation>
    </message>
    <message>
        <source>Saved as you type. Your teacher will read it.</source>
        <translation>Gardé au fil de l’écriture&#xa0;; le professeur le lit</translation>
    </message>
</context>
<context>
    <name>ThreadPool</name>
    <message>
        <source>The system cannot give this program another thread. Close other programs and try again.</source>
        <translation>Le système n’accorde plus de thread à ce programme. Réessaie quand d’autres programmes seront terminés.</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>%1 is to move and can make four on %2.</source>
        <translation>À %1 de jouer&#xa0;: alignement de quatre possible en %2.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, and %3 can block only one.</source>
        <translation>%1 compléterait un alignement de quatre en %2, et %3 ne peut bloquer qu’une de ces cases.</translation>
    </message>
    <message>
        <source>%1 threatens four on %2, so %3 must block there.</source>
        <translation>%1 compléterait un alignement de quatre en %2&#xa0;; %3 doit donc y bloquer.</translation>
    </message>
    <message>
        <source>an odd threat on %1</source>
        <translation>une menace impaire en %1</translation>
    </message>
    <message>
        <source>odd threats on %1</source>
        <translation>des menaces impaires en %1</translation>
    </message>
    <message>
        <source>an even threat on %1</source>
        <translation>une menace paire en %1</translation>
    </message>
    <message>
        <source>even threats on %1</source>
        <translation>des menaces paires en %1</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a side, and its threats</comment>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>%1&apos;s threats on %2 are stacked. Only one can be blocked.</source>
        <translation>Les menaces du camp %1 en %2 sont l’une au-dessus de l’autre&#xa0;: une seule peut être bloquée.</translation>
    </message>
    <message>
        <source>The threat on %1 is useless: the one below it decides first.</source>
        <translation>Celle en %1 ne sert à rien&#xa0;: la menace en dessous décide avant.</translation>
    </message>
    <message>
        <source>The threats on %1 are useless: those below them decide first.</source>
        <translation>Celles en %1 ne servent à rien&#xa0;: les menaces en dessous décident avant.</translation>
    </message>
    <message>
        <source>If both sides now just fill columns and no new threat arises,</source>
        <translation>Si les deux camps ne font plus que remplir les colonnes et qu’aucune nouvelle menace n’apparaît,</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in more columns than %3.</source>
        <translation>%1 %2 gagne, avec des menaces impaires dans plus de colonnes que le camp %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins with an even threat. %3 does not have odd threats in more columns.</source>
        <translation>%1 %2 gagne avec une menace paire, car %3 n’en a pas d’impaires dans plus de colonnes.</translation>
    </message>
    <message>
        <source>%1 %2 wins, with odd threats in two more columns than %3.</source>
        <translation>%1 %2 gagne, avec des menaces impaires dans deux colonnes de plus que le camp %3.</translation>
    </message>
    <message>
        <source>%1 %2 wins. With several threats in a column, this was played out, not counted.</source>
        <translation>%1 %2 gagne&#xa0;; avec plusieurs menaces dans une colonne, cela a été joué jusqu’au bout, et non compté.</translation>
    </message>
    <message>
        <source>%1 nobody wins.</source>
        <translation>%1 personne ne gagne.</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, playable now</source>
        <translation>%1&#xa0;: menace du camp %2, jouable tout de suite</translation>
    </message>
    <message>
        <source>%1: %2&apos;s threat, useless: one below it decides first</source>
        <translation>%1&#xa0;: menace du camp %2, inutile&#xa0;: une autre en dessous décide avant</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat, above another one</source>
        <translation>%1&#xa0;: menace impaire du camp %2, au-dessus d’une autre</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat, above another one</source>
        <translation>%1&#xa0;: menace paire du camp %2, au-dessus d’une autre</translation>
    </message>
    <message>
        <source>%1: %2&apos;s odd threat</source>
        <translation>%1&#xa0;: menace impaire du camp %2</translation>
    </message>
    <message>
        <source>%1: %2&apos;s even threat</source>
        <translation>%1&#xa0;: menace paire du camp %2</translation>
    </message>
    <message>
        <source>The game has ended.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>There are no threats.</source>
        <translation>Il n’y a pas de menaces.</translation>
    </message>
    <message>
        <source>Sometimes only columns with threats are left to fill. Then someone has to play below a threat. Count rows from 1 at the bottom. The first player then profits from a threat on an odd row. The second player can always answer in the same column. So the second player profits from a threat on an even row. Odd threats of both sides cancel each other out (V. Allis, 1988). This is only a rule of thumb while new threats can arise.</source>
        <translation>Quand il ne reste à remplir que des colonnes avec des menaces, il faut bien que quelqu’un joue sous l’une d’elles. En comptant les rangées à partir de 1 en bas, le premier joueur profite alors d’une menace sur une rangée impaire, et le second, qui peut toujours répondre dans la même colonne, d’une menace sur une rangée paire. Les menaces impaires des deux camps s’annulent (V. Allis, 1988). C’est une règle empirique tant que de nouvelles menaces peuvent apparaître.</translation>
    </message>
</context>
<context>
    <name>TimeLeftText</name>
    <message>
        <source>a few seconds left</source>
        <translation>encore quelques secondes</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde environ</numerusform>
            <numerusform>encore %n secondes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>encore %n minute environ</numerusform>
            <numerusform>encore %n minutes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>encore %n heure environ</numerusform>
            <numerusform>encore %n heures environ</numerusform>
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
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>helping worker 1 with the same question</source>
        <translation>en aidant le thread 1 sur la même question</translation>
    </message>
    <message>
        <source>with help from other workers</source>
        <translation>avec l’aide d’autres threads</translation>
    </message>
    <message>
        <source>the only worker&apos;s own</source>
        <translation>celles de l’unique thread</translation>
    </message>
    <message>
        <source>run by a worker other than its creator</source>
        <translation>exécutée par un autre thread que son créateur</translation>
    </message>
    <message>
        <source>run by its creator</source>
        <translation>exécutée par son créateur</translation>
    </message>
    <message>
        <source>No work was shared: one worker searched the moves.</source>
        <translation>Rien n’a été partagé&#xa0;: un seul thread a parcouru les coups.</translation>
    </message>
    <message>
        <source>Tasks created: %1. Run by another worker: %2. Run inline: %3.</source>
        <translation>Tâches créées&#xa0;: %1&#xa0;; exécutées par un autre thread&#xa0;: %2&#xa0;; exécutées sur place&#xa0;: %3.</translation>
    </message>
    <message>
        <source>No work was shared: one worker answered every question.</source>
        <translation>Rien n’a été partagé&#xa0;: un seul thread a répondu à toutes les questions.</translation>
    </message>
    <message>
        <source>Answered by worker 1 without help: %1. With help from other workers: %2.</source>
        <translation>Réponses du thread 1 sans aide&#xa0;: %1&#xa0;; avec l’aide d’autres threads&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</source>
        <translation>
            <numerusform>%1 tâches sur %2 sont dessinées&#xa0;: celles à %n coup de la racine, et les plus profondes qu’un autre thread a exécutées&#xa0;; les autres en sont des parties ou en sont composées.</numerusform>
            <numerusform>%1 tâches sur %2 sont dessinées&#xa0;: celles à %n coups de la racine, et les plus profondes qu’un autre thread a exécutées&#xa0;; les autres en sont des parties ou en sont composées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times are measured from the start of the run.</source>
        <translation>Les temps comptent depuis le début de l’exécution.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its first question began at %1.</source>
        <translation>Les temps comptent depuis le début de la recherche. Sa première question a commencé à %1.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. Its last depth began at %1.</source>
        <translation>Les temps comptent depuis le début de la recherche. Sa dernière profondeur a commencé à %1.</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propre</translation>
    </message>
    <message>
        <source>helping</source>
        <translation>en aide</translation>
    </message>
    <message>
        <source>another worker&apos;s</source>
        <translation>d’un autre</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>inline</source>
        <translation>sur place</translation>
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
        <translation>Thread %1&#xa0;: %2, %3 en %4, de %5 à %6, %7.</translation>
    </message>
    <message>
        <source>Workers: %1. Time shown: %2. Busy: %3 %. Tail: %4.</source>
        <translation>Threads&#xa0;: %1. Temps affiché&#xa0;: %2. Occupation&#xa0;: %3&#xa0;%. Traîne&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Every task in this view has a bar.</source>
        <translation>Chaque tâche de cette vue a une barre.</translation>
    </message>
    <message>
        <source>In this view, %1 bars stand for %2 tasks. Where tasks share a pixel, only the first is drawn. Zoom in to tell them apart.</source>
        <translation>Dans cette vue, %1 barres représentent %2 tâches&#xa0;: parmi celles qui partagent un pixel, la première est dessinée. Zoome pour les distinguer.</translation>
    </message>
    <message>
        <source>The search has started. Its workers appear as soon as one of them finishes something.</source>
        <translation>La recherche a commencé. Ses threads s’affichent dès que l’un d’eux a fini quelque chose.</translation>
    </message>
    <message>
        <source>The search ended before any of its workers finished anything.</source>
        <translation>La recherche s’est terminée avant que l’un de ses threads ait fini quelque chose.</translation>
    </message>
    <message>
        <source>This answer needed no search: it is in the opening book, or it can be seen on the board.</source>
        <translation>Cette réponse n’a pas demandé de recherche&#xa0;: le livre d’ouvertures la donne, ou elle se voit sur le plateau.</translation>
    </message>
    <message>
        <source>This answer needed no search: it comes from the labels of the data set.</source>
        <translation>Cette réponse n’a pas demandé de recherche&#xa0;: les étiquettes du jeu de données décident.</translation>
    </message>
    <message>
        <source>%1 plays without searching, so there is no work to show.</source>
        <translation>%1 joue sans recherche&#xa0;: il n’y a pas de travail à montrer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>on a bar</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search.</source>
        <translation>Les temps comptent depuis le début de la recherche.</translation>
    </message>
    <message>
        <source>Times are measured from the start of the search. All its depths are shown, %1 to %2.</source>
        <translation>Les temps comptent depuis le début de la recherche. Toutes ses profondeurs sont affichées, de %1 à %2.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <comment>a task</comment>
        <translation>%1 à la profondeur %2</translation>
    </message>
    <message>
        <source>Worker %1: %2, %3 in %4, from %5 to %6.</source>
        <translation>Thread %1&#xa0;: %2, %3 en %4, de %5 à %6.</translation>
    </message>
    <message>
        <source>Own work %1, tasks inside it (%2) %3, waiting %4.</source>
        <translation>Elle-même %1, tâches qu’elle contient (%2) %3, attente %4.</translation>
    </message>
    <message>
        <source>Tasks inside it (%1) %2, idle %3.</source>
        <translation>Tâches qu’elle contient (%1) %2, inactivité %3.</translation>
    </message>
    <message>
        <source>All workers: %1 nodes at this depth.</source>
        <translation>Tous les threads&#xa0;: %1 nœuds à cette profondeur.</translation>
    </message>
    <message>
        <source>subject of the questions</source>
        <translation>objet des questions</translation>
    </message>
    <message>
        <source>contains tasks</source>
        <translation>contient des tâches</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profondeur</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <comment>of a task</comment>
        <translation>Valeur&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>TimelineLegend</name>
    <message>
        <source>idle</source>
        <translation>inactif</translation>
    </message>
</context>
<context>
    <name>TimelineSums</name>
    <message>
        <source>Speed-up %1. At most %2 with these tasks, %3 by Amdahl&apos;s law. Critical path: %4.</source>
        <translation>Accélération %1&#xa0;; au plus %2 avec ces tâches, %3 selon la loi d’Amdahl. Chemin critique&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Speed-up: the total time of all tasks, %1, divided by the elapsed time, %2.</source>
        <translation>Accélération&#xa0;: le temps de toutes les tâches réunies, %1, divisé par le temps écoulé, %2.</translation>
    </message>
    <message>
        <source>At most with these tasks: however they are assigned, they take at least their total time divided evenly among all workers, and at least the critical path (Graham 1969).</source>
        <translation>Au plus avec ces tâches&#xa0;: quel que soit celui qui les exécute, elles ne prennent pas moins que leur temps réparti également entre tous les threads, ni moins que le chemin critique (Graham 1969).</translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law: %1 % of the work was done before the first task or while only one worker was busy. More workers shorten only the rest (Amdahl 1967).</source>
        <translation>Selon la loi d’Amdahl&#xa0;: %1&#xa0;% du travail s’est passé avant la première tâche ou pendant qu’un seul thread avait quelque chose à faire. Plus de threads ne raccourcissent que le reste (Amdahl 1967).</translation>
    </message>
    <message>
        <source>Critical path: the questions that one worker answered without help, one after another. The longest took %1.</source>
        <translation>Chemin critique&#xa0;: les questions auxquelles un thread a répondu sans aide, l’une après l’autre&#xa0;; la plus longue a pris %1.</translation>
    </message>
    <message>
        <source>%1, from %2 to %3. Tasks: %4. Nodes: %5. Busy: %6 %.</source>
        <translation>%1, de %2 à %3. Tâches&#xa0;: %4. Nœuds&#xa0;: %5. Occupation&#xa0;: %6&#xa0;%.</translation>
    </message>
    <message>
        <source>For a task only partly in the span, its nodes count in proportion to its time there.</source>
        <translation>Quand l’intervalle coupe une tâche, ses nœuds comptent à proportion du temps qu’elle y passe.</translation>
    </message>
    <message>
        <source>Worker %1: busy %2, idle %3</source>
        <translation>Thread %1&#xa0;: occupé %2, inactif %3</translation>
    </message>
    <message>
        <source>No worker was ever idle.</source>
        <translation>Aucun thread n’a jamais été inactif.</translation>
    </message>
    <message>
        <source>Longest idle stretch: worker %1 had nothing to do for %2.</source>
        <translation>Plus longue inactivité&#xa0;: le thread %1 n’a rien eu à faire pendant %2.</translation>
    </message>
    <message>
        <source>Critical path: the longest task, %1, or a longer chain of tasks that had to wait for one another. With several depths, it is the sum of their critical paths.</source>
        <translation>Chemin critique&#xa0;: la plus longue tâche, %1, ou une chaîne plus longue de tâches qui devaient s’attendre l’une l’autre&#xa0;; de plusieurs profondeurs, la somme des leurs.</translation>
    </message>
    <message>
        <source>Depth %1: busy %2, nodes %3</source>
        <translation>Profondeur %1&#xa0;: occupé %2, nœuds %3</translation>
    </message>
    <message>
        <source>Idle stretch %1 of %2 by length: worker %3 had nothing to do for %4.</source>
        <translation>Inactivité %1 sur %2 par durée&#xa0;: le thread %3 n’a rien eu à faire pendant %4.</translation>
    </message>
</context>
<context>
    <name>TimelineView</name>
    <message>
        <source>Timeline of the workers</source>
        <translation>Chronologie des threads</translation>
    </message>
</context>
<context>
    <name>TlaExport</name>
    <message>
        <source>Save the board for TLC</source>
        <translation>Enregistrer le plateau pour TLC</translation>
    </message>
    <message>
        <source>Configuration of TLC (*.cfg)</source>
        <translation>Configuration de TLC (*.cfg)</translation>
    </message>
    <message>
        <source>Save the rules for TLC</source>
        <translation>Enregistrer les règles pour TLC</translation>
    </message>
    <message>
        <source>Module in TLA+ (*.tla)</source>
        <translation>Module en TLA+ (*.tla)</translation>
    </message>
    <message>
        <source>TLC needs the file to have its module&apos;s name: Connect4.tla.</source>
        <translation>TLC veut qu’un fichier porte le nom de son module&#xa0;: Connect4.tla.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Click a column to drop a disc, or press 1 to 7. Get four in a row – across, down or diagonally – to win.</source>
        <translation>Clique sur une colonne pour y lâcher un jeton, ou tape de 1 à 7. Aligne quatre jetons – en rangée, en colonne ou en diagonale – pour gagner.</translation>
    </message>
    <message>
        <source>Stuck? Hint shows you where to look. Press it again for the exact column.</source>
        <translation>Un doute&#xa0;? «&#xa0;Indice&#xa0;» te montre où regarder. Appuie encore pour avoir la colonne exacte.</translation>
    </message>
    <message>
        <source>After the game, Review shows your best moves and the turning point. Rematch starts another.</source>
        <translation>Après la partie, «&#xa0;Faire le bilan&#xa0;» montre tes meilleurs coups et le tournant. «&#xa0;Revanche&#xa0;» en lance une autre.</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a tour</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminer la visite</translation>
    </message>
    <message>
        <source>Leave the tour. To take it again, choose Help &gt; Take the tour.</source>
        <translation>Quitter la visite. Pour la revoir, choisis Aide &gt; Visite guidée.</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Passer à l’étape suivante</translation>
    </message>
</context>
<context>
    <name>TreeDialog</name>
    <message>
        <source>Insert a tree</source>
        <translation>Insérer un arbre</translation>
    </message>
    <message>
        <source>&amp;Predict, then see</source>
        <translation>&amp;Prédire, puis voir</translation>
    </message>
    <message>
        <source>A line of text above the tree</source>
        <translation>Une ligne de texte au-dessus de l’arbre</translation>
    </message>
    <message>
        <source>&amp;Caption:</source>
        <translation>&amp;Légende&#xa0;:</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Demander la suite avant de la montrer</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Find a value or moves</source>
        <translation>Trouver une valeur ou des coups</translation>
    </message>
    <message>
        <source>Mark nodes with this text in their words (Ctrl+F)</source>
        <translation>Marquer les nœuds qui ont ce texte dans leurs mots (Ctrl+F)</translation>
    </message>
    <message>
        <source>No more than %1 nodes can be drawn. Close some of them first.</source>
        <translation>Plus de %1 nœuds ne sont pas dessinés&#xa0;: fermes-en d’abord quelques-uns.</translation>
    </message>
    <message>
        <source>%1 nodes are drawn. Their counts include the nodes below them.</source>
        <translation>%1 nœuds sont dessinés&#xa0;; leurs sous-arbres y sont comptés.</translation>
    </message>
</context>
<context>
    <name>TreeExportMenu</name>
    <message>
        <source>Export the tree, the events of the search or its costs</source>
        <translation>Écrire dans un fichier l’arbre, ce qu’a fait la recherche ou ce qu’elle a coûté</translation>
    </message>
    <message>
        <source>Export the tree</source>
        <translation>Exporter l’arbre</translation>
    </message>
    <message>
        <source>Tree for &amp;Graphviz…</source>
        <translation>Arbre pour &amp;Graphviz…</translation>
    </message>
    <message>
        <source>Every node kept of the tree, as a graph in DOT</source>
        <translation>Tout ce qui est gardé de l’arbre, sous forme de graphe en DOT</translation>
    </message>
    <message>
        <source>Graph in DOT (*.dot)</source>
        <translation>Graphe en DOT (*.dot)</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>arbre</translation>
    </message>
    <message>
        <source>Tree as &amp;text…</source>
        <translation>Arbre en &amp;texte…</translation>
    </message>
    <message>
        <source>One indented line per node</source>
        <translation>Une ligne par nœud, en retrait</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Events as JSON lines…</source>
        <translation>&amp;Événements en lignes JSON…</translation>
    </message>
    <message>
        <source>The events of the search, one per line</source>
        <translation>Ce qu’a fait la recherche, un événement par ligne</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Lignes JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>events</source>
        <translation>événements</translation>
    </message>
    <message>
        <source>Comparison as &amp;CSV…</source>
        <translation>Comparaison en &amp;CSV…</translation>
    </message>
    <message>
        <source>Cost of each search method, for spreadsheets</source>
        <translation>Ce qu’a coûté chaque recherche, pour les tableurs</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>C&amp;hart as SVG…</source>
        <translation>G&amp;raphique en SVG…</translation>
    </message>
    <message>
        <source>The chart under Side by side</source>
        <translation>Le graphique sous Côte à côte</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>The tree as drawn, with a key to its signs</source>
        <translation>L’arbre tel qu’il est dessiné, avec le sens des signes</translation>
    </message>
</context>
<context>
    <name>TreeForm</name>
    <message>
        <source>Position or tree</source>
        <translation>Ce qui est exploré</translation>
    </message>
    <message>
        <source>Search a game position or a tree that you type</source>
        <translation>Une position d’une partie, ou un arbre que tu saisis</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Columns and rows of the board</source>
        <translation>Colonnes et rangées du plateau</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Column numbers in a row, such as 44536</source>
        <translation>Des colonnes l’une après l’autre, comme 44536</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partie</translation>
    </message>
    <message>
        <source>Use the position on the board</source>
        <translation>Prendre la position du plateau</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Type numbers for leaves, as MAX sees them, and parentheses around a node&apos;s moves: ((3 5) (2 (9 1)))</source>
        <translation>Les nombres sont des feuilles, du point de vue de MAX&#xa0;; les parenthèses contiennent les coups d’un nœud&#xa0;: ((3 5) (2 (9 1)))</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Depth in plies. Each further ply takes several times as long.</source>
        <translation>Demi-coups&#xa0;; chacun de plus prend plusieurs fois plus de temps</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Minimax searches every branch. Alpha-beta leaves out branches that cannot matter. The engine is the one that plays.</source>
        <translation>Minimax examine tout, alpha-bêta écarte ce qui ne peut pas compter&#xa0;; le moteur est celui qui joue</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Order in which a node&apos;s moves are searched</source>
        <translation>Dans quel ordre les coups d’un nœud sont explorés</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>Hors de la fenêtre</translation>
    </message>
    <message>
        <source>Fail-soft returns the best bound known for a value outside the window. Fail-hard returns only the end of the window.</source>
        <translation>Fail-soft dit tout ce que l’on sait d’une valeur hors de la fenêtre, fail-hard seulement le bord de la fenêtre</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>How to value a position where the search ends</source>
        <translation>Ce que vaut une position où la recherche s’arrête</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Do not search a position again once it has been searched</source>
        <translation>Les positions déjà explorées ne le sont pas de nouveau</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Typed tree</source>
        <translation>Arbre saisi</translation>
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
        <translation>Exploré&#xa0;:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Plateau&#xa0;:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Coups&#xa0;:</translation>
    </message>
    <message>
        <source>Tree:</source>
        <translation>Arbre&#xa0;:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Recherche&#xa0;:</translation>
    </message>
    <message>
        <source>Depth:</source>
        <translation>Profondeur&#xa0;:</translation>
    </message>
    <message>
        <source>Order:</source>
        <translation>Ordre&#xa0;:</translation>
    </message>
    <message>
        <source>Outside the window:</source>
        <translation>Hors fenêtre&#xa0;:</translation>
    </message>
    <message>
        <source>Leaves:</source>
        <translation>Feuilles&#xa0;:</translation>
    </message>
</context>
<context>
    <name>TreeGuide</name>
    <message>
        <source>Searching this branch again.</source>
        <translation>Cette branche est explorée de nouveau.</translation>
    </message>
    <message>
        <source>The nodes below were searched again and are now drawn.</source>
        <translation>La suite de ce nœud a été explorée de nouveau. Elle est maintenant dessinée.</translation>
    </message>
    <message>
        <source>Values of the side to move</source>
        <translation>Valeurs du camp au trait</translation>
    </message>
    <message>
        <source>Show each value as the side to move at its node sees it. Otherwise all values are as MAX sees them.</source>
        <translation>Montrer chaque valeur du point de vue du camp au trait à son nœud. Sinon, toutes les valeurs sont du point de vue de MAX.</translation>
    </message>
    <message>
        <source>%1 (↓ next step of the tree)</source>
        <translation>%1 (↓ pas suivant de l’arbre)</translation>
    </message>
</context>
<context>
    <name>TreeOutline</name>
    <message>
        <source>The tree as rows</source>
        <translation>L’arbre en lignes</translation>
    </message>
    <message>
        <source>Press Left or Right to close or open a row. Press Enter to go there in the walk.</source>
        <translation>Gauche et Droite ferment et ouvrent une ligne, Entrée y mène le parcours</translation>
    </message>
</context>
<context>
    <name>TreeOutlineModel</name>
    <message>
        <source>× not examined</source>
        <translation>× pas examiné</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>Search views</source>
        <translation>Vues de la recherche</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Search and record every step</source>
        <translation>Explorer, et garder tout ce que fait la recherche</translation>
    </message>
    <message>
        <source>Pause. You can continue later.</source>
        <translation>Mettre en pause pour reprendre plus tard</translation>
    </message>
    <message>
        <source>Stop and keep what was shown before</source>
        <translation>Arrêter&#xa0;; ce qui était affiché reste</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v sur %m</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>L’arbre d’une recherche</translation>
    </message>
    <message>
        <source>Walk through a search step by step: its tree, its windows and its cuts</source>
        <translation>Une recherche pas à pas&#xa0;: son arbre, ses fenêtres et ses coupes</translation>
    </message>
    <message>
        <source>Predict, then see</source>
        <translation>Prédire, puis voir</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Tout ouvrir</translation>
    </message>
    <message>
        <source>Open the tree row by row, as far as it can be drawn</source>
        <translation>Ouvrir l’arbre ligne par ligne, autant qu’il peut être dessiné</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Tout fermer</translation>
    </message>
    <message>
        <source>Close all but the first rows of the tree</source>
        <translation>Tout fermer sauf les premières lignes de l’arbre</translation>
    </message>
    <message>
        <source>Views beside the tree</source>
        <translation>À côté de l’arbre</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Press Run to search: %1.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Searching: %1.</source>
        <translation>Recherche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cancelled. The previous result is still shown.</source>
        <translation>Annulé&#xa0;; ce qui était affiché reste.</translation>
    </message>
    <message>
        <source>Shown: %1. %2</source>
        <translation>Affiché&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Write values and cuts into trees, and have them marked</source>
        <translation>Écrire des valeurs et des coupes dans des arbres, et les faire corriger</translation>
    </message>
    <message>
        <source>Press Run to search the tree. You can then step through the whole search.</source>
        <translation>«&#xa0;Exécuter&#xa0;» explore l’arbre. Tu peux ensuite parcourir toute la recherche pas à pas.</translation>
    </message>
    <message>
        <source>Walk through a search step by step</source>
        <translation>Parcourir une recherche pas à pas</translation>
    </message>
    <message>
        <source>Ask what comes next before it is shown</source>
        <translation>Demander la suite avant de la montrer</translation>
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
        <translation>alpha-bêta</translation>
    </message>
    <message>
        <source>the engine as it plays</source>
        <translation>le moteur tel qu’il joue</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>dans l’ordre des coups</translation>
    </message>
    <message>
        <source>centre first</source>
        <translation>par le centre</translation>
    </message>
    <message>
        <source>by the static value</source>
        <translation>selon la valeur statique</translation>
    </message>
    <message>
        <source>best of the previous depth first</source>
        <translation>d’abord le meilleur de la profondeur précédente</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>le pire d’abord</translation>
    </message>
    <message>
        <source>truly best first</source>
        <translation>d’abord le vrai meilleur</translation>
    </message>
    <message>
        <source>exact values</source>
        <translation>valeurs exactes</translation>
    </message>
    <message>
        <source>finished games only</source>
        <translation>parties terminées seulement</translation>
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
        <translation>Il n’y a pas de «&#xa0;%1&#xa0;» ici&#xa0;; il y a %2.</translation>
    </message>
    <message>
        <source>The depth must be from 1 to %1.</source>
        <translation>La profondeur va de 1 à %1.</translation>
    </message>
    <message>
        <source>The game is over in this position. There is nothing to search.</source>
        <translation>La partie y est terminée&#xa0;: il n’y a plus rien à chercher.</translation>
    </message>
    <message>
        <source>The engine plays only on the 7x6 board.</source>
        <translation>Le moteur joue sur le plateau 7x6.</translation>
    </message>
    <message>
        <source>The %1 board is too large for exact values.</source>
        <translation>Le plateau %1 est trop grand pour des valeurs exactes.</translation>
    </message>
    <message>
        <source>The tree is empty.</source>
        <translation>L’arbre est vide.</translation>
    </message>
    <message>
        <source>with a table</source>
        <translation>avec table</translation>
    </message>
    <message>
        <source>%1 works only on the 7x6 board.</source>
        <translation>%1 est faite pour le plateau 7x6.</translation>
    </message>
    <message>
        <source>The engine needs a heuristic to value its leaves: %1.</source>
        <translation>Le moteur évalue les positions avec une heuristique&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>TrendView</name>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Your accuracy</source>
        <translation>Ta précision</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>Your results against each opponent</source>
        <translation>Tes résultats contre chaque adversaire</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>adversaires</translation>
    </message>
    <message numerus="yes">
        <source>Means with their 95 % intervals. %n reviewed game(s).</source>
        <translation>
            <numerusform>Moyennes avec leurs intervalles à 95&#xa0;%&#xa0;; %n partie avec bilan.</numerusform>
            <numerusform>Moyennes avec leurs intervalles à 95&#xa0;%&#xa0;; %n parties avec bilan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95 % Wilson intervals. %n finished game(s).</source>
        <translation>
            <numerusform>Intervalles de Wilson à 95&#xa0;%&#xa0;; %n partie terminée.</numerusform>
            <numerusform>Intervalles de Wilson à 95&#xa0;%&#xa0;; %n parties terminées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your results appear here after %n game(s) against the computer.</source>
        <translation>
            <numerusform>Tes résultats apparaissent ici après %n partie contre l’ordinateur.</numerusform>
            <numerusform>Tes résultats apparaissent ici après %n parties contre l’ordinateur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your accuracy appears here after %n reviewed game(s).</source>
        <translation>
            <numerusform>Ta précision apparaît ici après %n partie avec bilan.</numerusform>
            <numerusform>Ta précision apparaît ici après %n parties avec bilan.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1 finished, %2 reviewed.</source>
        <translation>Jusqu’ici&#xa0;: terminées %1, avec bilan %2.</translation>
    </message>
    <message>
        <source>Only your games against the computer count. With few games the bars are wide, and it is too early to see progress.</source>
        <translation>Seules tes parties contre l’ordinateur comptent. Avec peu de parties, les barres sont larges et il est trop tôt pour voir des progrès.</translation>
    </message>
    <message>
        <source>Click an opponent to see the games.</source>
        <translation>Clique sur un adversaire pour voir les parties.</translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message>
        <source>Move %1: what would you play for %2? Drop a disc.</source>
        <translation>Coup %1&#xa0;: que jouerais-tu pour %2&#xa0;? Lâche un jeton.</translation>
    </message>
    <message>
        <source>%1: too little is proved here to tell.</source>
        <translation>%1&#xa0;: il n’y a pas assez de preuves ici pour le dire.</translation>
    </message>
    <message>
        <source>Too little is proved here to tell.</source>
        <translation>Il n’y a pas assez de preuves ici pour le dire.</translation>
    </message>
    <message>
        <source>Best here: %1. %2</source>
        <comment>squares, reason</comment>
        <translation>Le meilleur ici&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between squares</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Yes! %1 still loses, but nothing holds out longer.</source>
        <translation>Oui&#xa0;! %1 perd quand même, mais rien ne résiste plus longtemps.</translation>
    </message>
    <message numerus="yes">
        <source>%1 still loses, in %n move(s). Another column holds out longer.</source>
        <translation>
            <numerusform>%1 perd quand même, en %n coup. Une autre colonne résiste plus longtemps.</numerusform>
            <numerusform>%1 perd quand même, en %n coups. Une autre colonne résiste plus longtemps.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 still loses. Another column holds out longer.</source>
        <translation>%1 perd quand même. Une autre colonne résiste plus longtemps.</translation>
    </message>
    <message>
        <source>Well done! %1 wins.</source>
        <translation>Bravo&#xa0;! %1 gagne.</translation>
    </message>
    <message>
        <source>%1 wins too. Another column is quicker.</source>
        <translation>%1 gagne aussi. Une autre colonne va plus vite.</translation>
    </message>
    <message>
        <source>Well done! %1 keeps the draw.</source>
        <translation>Bravo&#xa0;! %1 préserve la nulle.</translation>
    </message>
    <message>
        <source>Move %1: what would you play? Drop a disc.</source>
        <translation>Coup %1&#xa0;: que jouerais-tu&#xa0;? Lâche un jeton.</translation>
    </message>
    <message>
        <source>Right! %1 is the only move.</source>
        <translation>Bien vu&#xa0;: il n’y a que %1.</translation>
    </message>
    <message>
        <source>%1 was the move in the game. Try another.</source>
        <translation>Te revoilà en %1, le coup de la partie. Cherches-en un autre.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the win slip.</source>
        <translation>Pas encore&#xa0;: %1 laisse échapper la victoire.</translation>
    </message>
    <message>
        <source>Not yet: %1 lets the draw slip.</source>
        <translation>Pas encore&#xa0;: %1 laisse échapper la nulle.</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Result of your try</source>
        <translation>Résultat de l’essai</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Take your move back and try another</source>
        <translation>Annuler l’essai et chercher un autre coup</translation>
    </message>
    <message>
        <source>Show the a&amp;nswer</source>
        <translation>&amp;Montrer la réponse</translation>
    </message>
    <message>
        <source>See which columns are best here, and why</source>
        <translation>Quelles colonnes sont les meilleures ici, et pourquoi</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Re&amp;venir à la partie</translation>
    </message>
    <message>
        <source>Go back to the game as it was before your try</source>
        <translation>La partie redevient comme avant l’essai</translation>
    </message>
</context>
<context>
    <name>Tuning</name>
    <message>
        <source>&apos;%1&apos; has no values to tune. The engines that have are %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de valeurs à ajuster&#xa0;; les moteurs qui en ont sont %2.</translation>
    </message>
    <message>
        <source>The test needs two Elo differences, the smaller first, and error rates between 0 and 50 %.</source>
        <translation>Le test demande deux différences en Elo, la plus petite d’abord, et des erreurs entre 0 et 50&#xa0;%.</translation>
    </message>
    <message>
        <source>Openings cannot have %1 random plies. The number must be from 0 to 12.</source>
        <translation>Les ouvertures ont %1 demi-coups aléatoires, mais il en faut 0 à 12.</translation>
    </message>
    <message>
        <source>The depth is %1, but must be from 1 to 42 plies.</source>
        <translation>La profondeur est %1, mais doit être de 1 à 42 demi-coups.</translation>
    </message>
    <message>
        <source>A value cannot be moved by %1 %. The percentage must be from 0.1 to 50 %.</source>
        <translation>Une valeur devrait être déplacée de %1&#xa0;%, mais il faut 0,1 à 50&#xa0;%.</translation>
    </message>
    <message>
        <source>A step cannot have a maximum of %1 games. It must be from 1 to %2.</source>
        <translation>Une étape a %1 parties au plus, mais il en faut 1 à %2.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. The most is %2.</source>
        <translation>La force devrait être mesurée sur %1 parties, mais pas plus de %2 ne sont possibles.</translation>
    </message>
    <message>
        <source>The strength cannot be measured with %1 games. Each opening takes two games, so the number must be even and at least 2.</source>
        <translation>La force devrait être mesurée sur %1 parties, mais chaque ouverture en prend deux.</translation>
    </message>
    <message>
        <source>No change was kept: the test found %1 of %2 not stronger and left %3 undecided at the cap.</source>
        <translation>Aucun changement n’a été conservé&#xa0;: sur %2, le test en a trouvé %1 pas plus forts et en a laissé %3 ouverts au plafond.</translation>
    </message>
    <message>
        <source>The changes altered the result of only %1 of %2 openings. A larger percentage alters more.</source>
        <translation>Ils n’ont changé le résultat que de %1 ouvertures sur %2&#xa0;: un pourcentage plus grand change davantage.</translation>
    </message>
    <message>
        <source>The changes altered the result of %1 of %2 openings, but not in one direction. Fewer Elo and more games per step find smaller gains.</source>
        <translation>Ils ont changé le résultat de %1 ouvertures sur %2, mais pas dans un seul sens&#xa0;: moins d’Elo avec plus de parties par étape trouve de plus petits gains.</translation>
    </message>
</context>
<context>
    <name>TuningChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Values and strength by step</source>
        <translation>Valeurs et force par étape</translation>
    </message>
    <message numerus="yes">
        <source>At the start: %1. After %n step(s): %2</source>
        <translation>
            <numerusform>Au début %1&#xa0;; après %n étape %2</numerusform>
            <numerusform>Au début %1&#xa0;; après %n étapes %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been played yet</source>
        <translation>Rien n’a encore été joué</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>Points against the study&apos;s values, with 95 % interval</source>
        <translation>Points contre les valeurs de l’étude, avec intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Points against H2, with 95 % interval</source>
        <translation>Points contre H2, avec intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>H1&apos;s values as a percentage of the study&apos;s</source>
        <translation>Valeurs de H1 en pour cent de celles de l’étude</translation>
    </message>
    <message>
        <source>After step %1: %2. Values: %3</source>
        <translation>Après l’étape %1&#xa0;: %2. Valeurs&#xa0;: %3</translation>
    </message>
    <message>
        <source>the study&apos;s</source>
        <translation>celles de l’étude</translation>
    </message>
</context>
<context>
    <name>TuningFile</name>
    <message>
        <source>Step %1 does not follow from those before it.</source>
        <translation>L’étape %1 ne découle pas des précédentes.</translation>
    </message>
    <message>
        <source>The openings of the current step cannot be read.</source>
        <translation>Les ouvertures de l’étape en cours sont illisibles.</translation>
    </message>
    <message>
        <source>This is not a tuning history.</source>
        <translation>Ce n’est pas l’historique d’un ajustement.</translation>
    </message>
    <message>
        <source>This is the history of another tuning: &apos;%1&apos; differs.</source>
        <translation>C’est l’historique d’un autre ajustement&#xa0;: «&#xa0;%1&#xa0;» diffère.</translation>
    </message>
    <message>
        <source>The strength at the start comes from %1 games instead of %2.</source>
        <translation>La force au début porte sur %1 parties au lieu de %2.</translation>
    </message>
</context>
<context>
    <name>TuningModel</name>
    <message>
        <source>%1 % of the points in %2 games (95 % interval %3 to %4 %): %5 won, %6 drawn, %7 lost</source>
        <translation>%1&#xa0;% des points en %2 parties (intervalle à 95&#xa0;%&#xa0;: %3 à %4&#xa0;%)&#xa0;: %5 gagnées, %6 nulles, %7 perdues</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservé</translation>
    </message>
    <message>
        <source>not stronger</source>
        <translation>pas plus fort</translation>
    </message>
    <message>
        <source>undecided at the cap</source>
        <translation>ouvert au plafond</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, %5. Strength then: %6</source>
        <translation>Étape %1&#xa0;: %2 de %3 à %4, %5&#xa0;; puis %6</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Égal</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Moins bien</translation>
    </message>
    <message>
        <source>LLR</source>
        <translation>LLR</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Numbered from 1, newest first</source>
        <translation>Numérotées à partir de 1, la plus récente en haut</translation>
    </message>
    <message>
        <source>The value of H1 that was moved</source>
        <translation>Quelle valeur de H1 a été déplacée</translation>
    </message>
    <message>
        <source>Value before the step, in heuristic units</source>
        <translation>Unités heuristiques avant l’étape</translation>
    </message>
    <message>
        <source>Value tried, in heuristic units</source>
        <translation>Unités heuristiques essayées</translation>
    </message>
    <message>
        <source>Games played in the step</source>
        <translation>Parties jouées dans l’étape</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored more points</source>
        <translation>Ouvertures où le jeu de valeurs modifié a obtenu plus de points</translation>
    </message>
    <message>
        <source>Openings with equal points</source>
        <translation>Ouvertures avec autant de points</translation>
    </message>
    <message>
        <source>Openings in which the changed set scored fewer points</source>
        <translation>Ouvertures où le jeu de valeurs modifié a obtenu moins de points</translation>
    </message>
    <message>
        <source>Log likelihood ratio of the sequential test. At about 2.94 the change is kept.</source>
        <translation>Log-rapport de vraisemblance du test séquentiel&#xa0;; environ 2,94 fait conserver le changement</translation>
    </message>
    <message>
        <source>Whether the change was kept</source>
        <translation>Le changement a-t-il été conservé&#xa0;?</translation>
    </message>
</context>
<context>
    <name>TuningPage</name>
    <message>
        <source>Tuning</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>Tune H1&apos;s values by hill climbing, as the heuristics study proposes</source>
        <translation>Les valeurs de H1 par escalade (hill climbing), comme le propose l’étude des heuristiques</translation>
    </message>
    <message>
        <source>Delete the history and start again from the study&apos;s values</source>
        <translation>Oublier l’historique et repartir des valeurs de l’étude</translation>
    </message>
    <message>
        <source>Continue the history if the settings are the ones it began with. You may ask for more steps.</source>
        <translation>Reprendre l’historique si les réglages n’ont pas changé. Tu peux demander plus d’étapes</translation>
    </message>
    <message>
        <source>Pause soon and keep everything, including the games of this step</source>
        <translation>Arrêter bientôt et tout garder, y compris les parties de cette étape</translation>
    </message>
    <message>
        <source>Stop soon and keep everything, including the games of this step</source>
        <translation>Terminer bientôt et tout garder, y compris les parties de cette étape</translation>
    </message>
    <message>
        <source>%v of %m steps</source>
        <translation>%v étapes sur %m</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Étapes faites</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>Exporter l’ajustement</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>ajustement</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Current values</source>
        <translation>Les valeurs actuelles</translation>
    </message>
    <message>
        <source>Save the va&amp;lues…</source>
        <translation>Enregistrer les va&amp;leurs…</translation>
    </message>
    <message>
        <source>Save the values to a file. An engine&apos;s H1 settings can load it with “From a file…”.</source>
        <translation>Enregistrer les valeurs dans un fichier. Les réglages de H1 d’un moteur peuvent le charger avec «&#xa0;D’un fichier…&#xa0;».</translation>
    </message>
    <message>
        <source>Pla&amp;y against it</source>
        <translation>&amp;Jouer contre</translation>
    </message>
    <message>
        <source>Start a game against the engine with the tuned values</source>
        <translation>Commencer une partie contre le moteur avec les valeurs ajustées</translation>
    </message>
    <message>
        <source>Another tuning</source>
        <translation>Un autre ajustement</translation>
    </message>
    <message>
        <source>These settings start a new tuning. The history of the current one will be lost unless you have exported it. Start the new tuning?</source>
        <translation>Avec ces réglages, un nouvel ajustement commence. L’historique de l’actuel sera perdu s’il n’a pas été exporté. Recommencer&#xa0;?</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The history of this tuning will be lost unless you have exported it. Start over?</source>
        <translation>L’historique de cet ajustement sera perdu s’il n’a pas été exporté. Recommencer&#xa0;?</translation>
    </message>
    <message>
        <source>The values are the study&apos;s.</source>
        <translation>Les valeurs sont celles de l’étude.</translation>
    </message>
    <message>
        <source>Steps kept: %1 of %2.</source>
        <translation>Étapes conservées&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Values that differ from the study&apos;s: %1.</source>
        <translation>Valeurs qui diffèrent de celles de l’étude&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Each step moves one value of H1 up or down at random by a set percentage. The change is kept when a sequential test finds it stronger. Most changes alter few moves: they are dropped, or remain undecided at the cap.</source>
        <translation>Une valeur de H1 est déplacée de quelques pour cent, vers le haut ou le bas par tirage au sort. Elle est conservée quand un test séquentiel dit qu’elle gagne. La plupart de ces changements modifient peu de coups&#xa0;: ils sont abandonnés, ou restent ouverts au plafond.</translation>
    </message>
    <message>
        <source>All steps are done: %1.</source>
        <translation>Toutes les étapes sont faites&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Paused: %1.</source>
        <translation>En pause&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Measuring the strength.</source>
        <translation>La force est mesurée.</translation>
    </message>
    <message>
        <source>Measuring the strength: game %1 of %2.</source>
        <translation>Mesure de la force&#xa0;: partie %1 sur %2.</translation>
    </message>
    <message>
        <source>Step %1: %2 from %3 to %4, game %5 of at most %6, %7 better, %8 equal, %9 worse</source>
        <translation>Étape %1&#xa0;: %2 de %3 à %4, partie %5 sur %6 au plus, %7 mieux, %8 égal, %9 moins bien</translation>
    </message>
    <message>
        <source>; %1.</source>
        <translation>&#xa0;; %1.</translation>
    </message>
    <message>
        <source>Save the values of H1</source>
        <translation>Enregistrer les valeurs de H1</translation>
    </message>
    <message>
        <source>Values of H1 (*.h1)</source>
        <translation>Valeurs de H1 (*.h1)</translation>
    </message>
    <message>
        <source>tuned</source>
        <translation>ajustées</translation>
    </message>
    <message>
        <source>Tuning of H1</source>
        <translation>Ajustement de H1</translation>
    </message>
    <message>
        <source>Improve H1&apos;s values step by step</source>
        <translation>Améliorer pas à pas les valeurs de H1</translation>
    </message>
</context>
<context>
    <name>TuningRun</name>
    <message>
        <source>Another program left a different tuning in “%1”. It is shown now. Nothing was started.</source>
        <translation>Un autre programme a laissé un autre ajustement dans «&#xa0;%1&#xa0;»&#xa0;; c’est lui qui est affiché. Rien n’a été lancé.</translation>
    </message>
    <message>
        <source>The tuning history is left unchanged: %1</source>
        <translation>L’historique de l’ajustement reste tel quel&#xa0;: %1</translation>
    </message>
    <message>
        <source>The tuning history cannot be saved to “%1”: %2</source>
        <translation>Impossible d’écrire l’historique de l’ajustement dans «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Whose turn</source>
        <translation>Qui doit jouer</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Choisir qui joue</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>%1. Choose who plays</source>
        <translation>%1. Choisir qui joue</translation>
    </message>
    <message>
        <source>Back to the window. %1</source>
        <translation>Retour à la fenêtre. %1</translation>
    </message>
    <message>
        <source>Go back to the window as it was</source>
        <translation>Retour à la fenêtre, comme elle était</translation>
    </message>
    <message>
        <source>Press Esc to exit full screen</source>
        <translation>Appuie sur Échap pour quitter le plein écran</translation>
    </message>
</context>
<context>
    <name>TurnPresenter</name>
    <message>
        <source>Set up the board</source>
        <translation>Place les jetons</translation>
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
        <translation>Gagné&#xa0;!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gagne&#xa0;!</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 réfléchit</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À toi de jouer</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>who, square</comment>
        <translation>%1 a joué %2.</translation>
    </message>
    <message>
        <source>You against %1</source>
        <translation>Toi contre %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>toi</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>un humain</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a colour, who has it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 got you this time.</source>
        <comment>an opponent who has won</comment>
        <translation>%1 l’emporte cette fois.</translation>
    </message>
    <message>
        <source>%1 is waiting</source>
        <translation>%1 attend</translation>
    </message>
    <message>
        <source>It&apos;s a draw!</source>
        <translation>Match nul&#xa0;!</translation>
    </message>
    <message>
        <source>%1 wins on time.</source>
        <translation>%1 gagne au temps.</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <comment>a colour or a name</comment>
        <translation>À %1 de jouer</translation>
    </message>
</context>
<context>
    <name>TypedTree</name>
    <message>
        <source>the tree is missing</source>
        <translation>il n’y a pas d’arbre</translation>
    </message>
    <message>
        <source>a tree must begin with an opening parenthesis</source>
        <translation>un arbre commence par une parenthèse ouvrante</translation>
    </message>
    <message>
        <source>the tree has already ended before this</source>
        <translation>l’arbre s’est terminé avant ceci</translation>
    </message>
    <message>
        <source>a tree can have at most %1 nodes</source>
        <translation>un arbre a %1 nœuds au plus</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a whole number nor a parenthesis</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un nombre entier ni une parenthèse</translation>
    </message>
    <message>
        <source>numbers must be from %1 to %2</source>
        <translation>les nombres vont de %1 à %2</translation>
    </message>
    <message>
        <source>a tree can be at most %1 moves deep</source>
        <translation>un arbre a une profondeur de %1 coups au plus</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>cette parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>a node needs at least one move</source>
        <translation>un nœud a au moins un coup</translation>
    </message>
    <message>
        <source>only the first number of a node may have a colon</source>
        <translation>seul le premier nombre d’un nœud peut être suivi de deux-points</translation>
    </message>
    <message>
        <source>a node can have at most %1 moves</source>
        <translation>un nœud a %1 coups au plus</translation>
    </message>
</context>
<context>
    <name>TypedTreeView</name>
    <message>
        <source>Tree: %1</source>
        <translation>Arbre&#xa0;: %1</translation>
    </message>
    <message>
        <source>MAX points up, MIN points down and a box is a leaf</source>
        <translation>MAX pointe vers le haut, MIN vers le bas, un carré est une feuille</translation>
    </message>
</context>
<context>
    <name>ValuationPanel</name>
    <message>
        <source>Choices in this state</source>
        <translation>Les choix de l’état</translation>
    </message>
    <message>
        <source>Double-click a branch or press Enter to go to its state</source>
        <translation>Entrée ou un double clic sur une branche mène à son état</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Expected from here: %1</source>
        <translation>Attendu à partir d’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Probability from here: %1</source>
        <translation>Probabilité à partir d’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Le meilleur choix</translation>
    </message>
    <message>
        <source>%1 → state %2</source>
        <comment>probability</comment>
        <translation>%1 → état %2</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>No single path can show this. Play the formula as a game to see why.</source>
        <translation>Aucun chemin ne le montre à lui seul&#xa0;: joue la formule pour voir pourquoi.</translation>
    </message>
    <message>
        <source>The initial state shows this.</source>
        <translation>L’état initial le montre.</translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) shows this.</source>
        <translation>
            <numerusform>Un chemin de %n pas le montre.</numerusform>
            <numerusform>Un chemin de %n pas le montre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) is a counterexample.</source>
        <translation>
            <numerusform>Un chemin de %n pas est un contre-exemple.</numerusform>
            <numerusform>Un chemin de %n pas est un contre-exemple.</numerusform>
        </translation>
    </message>
    <message>
        <source>From step %1 on it repeats for ever.</source>
        <translation>À partir du pas %1, il tourne en rond sans fin.</translation>
    </message>
    <message>
        <source>It holds in the initial state.</source>
        <translation>Elle est vraie dans l’état initial.</translation>
    </message>
    <message>
        <source>It holds, but only because this never happens: %1.</source>
        <translation>Elle est vraie, mais seulement parce que ceci n’arrive jamais&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It does not hold in the initial state.</source>
        <translation>Elle n’est pas vraie dans l’état initial.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>La vérification a été arrêtée.</translation>
    </message>
    <message>
        <source>The check needs more memory than is allowed.</source>
        <translation>La vérification demanderait plus de mémoire qu’elle ne peut en prendre.</translation>
    </message>
    <message>
        <source>No step of the system matches %1.</source>
        <translation>Aucun pas du système n’est %1.</translation>
    </message>
    <message>
        <source>%1 pairs of subformula and state were examined.</source>
        <translation>%1 paires (sous-formule, état) ont été examinées.</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>the root</source>
        <translation>la racine</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2.</source>
        <translation>Entrée dans %1, profondeur restante %2.</translation>
    </message>
    <message>
        <source>Entering %1: remaining depth %2, alpha %3, beta %4.</source>
        <translation>Entrée dans %1, profondeur restante %2, alpha %3 et bêta %4.</translation>
    </message>
    <message>
        <source>The side to move has lost: %1.</source>
        <translation>Ici, le camp au trait a perdu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The board is full: %1.</source>
        <translation>Le plateau est plein&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A leaf: its value is %1.</source>
        <translation>Une feuille&#xa0;: sa valeur est %1.</translation>
    </message>
    <message>
        <source>Move %1 wins at once: %2.</source>
        <translation>Le coup %1 gagne aussitôt&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Move %1 is the only one that does not lose at once: %2.</source>
        <translation>Le coup %1 est le seul qui ne perd pas aussitôt&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: the best so far.</source>
        <translation>Le coup %1 vaut %2&#xa0;: le meilleur jusqu’ici.</translation>
    </message>
    <message>
        <source>Move %1 is worth at most %2: nothing changes.</source>
        <translation>Le coup %1 ne rapporte pas plus que %2&#xa0;: rien ne change.</translation>
    </message>
    <message>
        <source>%1 returns at least %2.</source>
        <translation>%1 remonte avec au moins %2.</translation>
    </message>
    <message>
        <source>%1 returns at most %2.</source>
        <translation>%1 remonte avec au plus %2.</translation>
    </message>
    <message>
        <source>%1 returns %2.</source>
        <translation>%1 remonte avec %2.</translation>
    </message>
    <message>
        <source>The table already has this position: %1.</source>
        <translation>La table connaît déjà cette position&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Move %1 is worth at least %2: nothing changes.</source>
        <translation>Le coup %1 vaut au moins %2&#xa0;: rien ne change.</translation>
    </message>
    <message>
        <source>Move %1 is worth %2: nothing changes.</source>
        <translation>Le coup %1 vaut %2&#xa0;: rien ne change.</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Go to where the search enters the root</source>
        <translation>Là où la recherche entre dans la racine</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Go back one event</source>
        <translation>Un événement en arrière</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Step forward at this speed, or pause</source>
        <translation>Avancer à cette vitesse, ou s’arrêter</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go forward one event</source>
        <translation>Un événement en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu’au bout</translation>
    </message>
    <message>
        <source>Go to where the value of the root is known</source>
        <translation>Là où la valeur de la racine est connue</translation>
    </message>
    <message>
        <source>Next leaf</source>
        <translation>Feuille suivante</translation>
    </message>
    <message>
        <source>Go to the next leaf that is evaluated</source>
        <translation>À la prochaine feuille évaluée</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Coupe suivante</translation>
    </message>
    <message>
        <source>Go to the next point where the remaining moves are left out</source>
        <translation>À la prochaine fois que les autres coups sont coupés</translation>
    </message>
    <message>
        <source>Next better move</source>
        <translation>Meilleur coup suivant</translation>
    </message>
    <message>
        <source>Go to the next move that is better than those before it</source>
        <translation>À la prochaine fois qu’un coup est meilleur que les précédents</translation>
    </message>
    <message>
        <source>End of this branch</source>
        <translation>Fin de cette branche</translation>
    </message>
    <message>
        <source>Go to where the current node returns its value</source>
        <translation>Là où remonte le nœud que l’on explore</translation>
    </message>
    <message>
        <source>Place in the walk</source>
        <translation>Position dans le parcours</translation>
    </message>
    <message>
        <source>Every event of the search, from start to end</source>
        <translation>Tout ce qu’a fait la recherche, du début à la fin</translation>
    </message>
    <message>
        <source>Speed of the walk</source>
        <translation>Vitesse du parcours</translation>
    </message>
    <message>
        <source>Speed of the walk: %1 events in ten seconds</source>
        <translation>Vitesse du parcours&#xa0;: %1 événements en dix secondes</translation>
    </message>
    <message>
        <source>Speed:</source>
        <translation>Vitesse&#xa0;:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in the walk</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>WalkField</name>
    <message>
        <source>Next step</source>
        <translation>Pas suivant</translation>
    </message>
    <message>
        <source>Click a step to take it, or choose it with the arrow keys and press Enter</source>
        <translation>Clique sur un pas pour le faire, ou choisis-le avec les flèches et appuie sur Entrée</translation>
    </message>
    <message>
        <source>Your walk</source>
        <translation>Ton parcours</translation>
    </message>
    <message>
        <source>Your walk, such as a(1); b(2)</source>
        <translation>Ton parcours, comme a(1); b(2)</translation>
    </message>
    <message>
        <source>Your walk, such as 2.1</source>
        <translation>Ton parcours, comme 2.1</translation>
    </message>
    <message>
        <source>The steps so far. You can also type them. Press Enter to check them.</source>
        <translation>Les pas jusqu’ici. Tu peux aussi les taper. Entrée les vérifie.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Annuler le dernier pas</translation>
    </message>
    <message>
        <source>… Working out the possible steps.</source>
        <translation>… Calcul des pas possibles.</translation>
    </message>
    <message>
        <source>Step %1 is not possible: %2.</source>
        <translation>Le pas %1 n’est pas possible&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s): nothing can follow.</source>
        <translation>
            <numerusform>Après %n pas&#xa0;: rien ne peut suivre.</numerusform>
            <numerusform>Après %n pas&#xa0;: rien ne peut suivre.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the beginning. Choose the first step.</source>
        <translation>Au début. Choisis le premier pas.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Choose the next one.</source>
        <translation>
            <numerusform>Après %n pas. Choisis le suivant.</numerusform>
            <numerusform>Après %n pas. Choisis le suivant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkGround</name>
    <message>
        <source>This is too large to walk through in a lesson.</source>
        <translation>C’est trop grand à parcourir dans une leçon.</translation>
    </message>
    <message>
        <source>The goal of a walk through a tree is a number.</source>
        <translation>Le but d’un parcours dans un arbre est un nombre.</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>The search as a program. The current line is selected.</source>
        <translation>La recherche sous forme de programme&#xa0;; la ligne choisie est celle en cours</translation>
    </message>
    <message>
        <source>The current line is selected</source>
        <translation>La ligne en cours est celle qui est choisie</translation>
    </message>
    <message>
        <source>Unfinished calls, with the innermost at the bottom</source>
        <translation>Appels en cours, le plus intérieur en bas</translation>
    </message>
    <message>
        <source>Each unfinished call of the search, with its window</source>
        <translation>Chaque appel en cours de la recherche, avec sa fenêtre</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>At the root</source>
        <translation>À la racine</translation>
    </message>
    <message>
        <source>Moves from the root: %1</source>
        <translation>Coups depuis la racine&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WalkPart</name>
    <message>
        <source>The &amp;formula that holds at the end:</source>
        <translation>Formule &amp;vraie à la fin&#xa0;:</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>Nombre maximal de pas</translation>
    </message>
    <message>
        <source>A longer path is not accepted</source>
        <translation>Un chemin plus long n’est pas accepté</translation>
    </message>
    <message>
        <source>Through a system, until a formula holds</source>
        <translation>Dans un système, jusqu’à ce qu’une formule soit vraie</translation>
    </message>
    <message>
        <source>Through a tree, to a leaf</source>
        <translation>Dans un arbre, jusqu’à une feuille</translation>
    </message>
    <message>
        <source>Through a tree, along the best play (worked out)</source>
        <translation>Dans un arbre, le long du meilleur jeu (calculé)</translation>
    </message>
    <message>
        <source>Where students look for the path, and where it ends</source>
        <translation>Où les élèves cherchent le chemin, et où il finit</translation>
    </message>
    <message>
        <source>Every path to a leaf with this value is correct</source>
        <translation>Tout chemin vers une feuille de cette valeur est juste</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Empty: the program works out a shortest path</source>
        <translation>Vide&#xa0;: le programme calcule un plus court chemin</translation>
    </message>
    <message>
        <source>A path of yours, such as take(0, 0); read(0, 0, -99), or 2.1 in a tree</source>
        <translation>Ton propre chemin, comme take(0, 0); read(0, 0, -99), ou 2.1 dans un arbre</translation>
    </message>
    <message>
        <source>Path:</source>
        <translation>Chemin&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Value of the leaf:</source>
        <translation>Va&amp;leur de la feuille&#xa0;:</translation>
    </message>
    <message>
        <source>At m&amp;ost:</source>
        <translation>&amp;Au plus&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Answer:</source>
        <translation>Rép&amp;onse&#xa0;:</translation>
    </message>
    <message>
        <source>Write the formula that holds where the path ends.</source>
        <translation>Écris la formule qui est vraie là où le chemin finit.</translation>
    </message>
    <message>
        <source>Type the value of the leaf, a number.</source>
        <translation>Saisis la valeur de la feuille, un nombre.</translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Make the selected choice and let chance decide. Select a branch to fix the outcome too. Double-clicking or pressing Enter in the list does the same</source>
        <translation>Faire le choix marqué dans la liste, et laisser le hasard décider. Une branche marquée fixe ce que décide le hasard. Entrée ou un double clic dessus le fait aussi</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Take one step: the best choice where one is known, otherwise a random one</source>
        <translation>Faire un pas&#xa0;: le meilleur choix s’il est connu, sinon un choix au hasard</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu’au bout</translation>
    </message>
    <message>
        <source>Draw steps until the game is over</source>
        <translation>Tirer au sort jusqu’à la fin du jeu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Go back one step</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Repeat the next step</source>
        <translation>Refaire le pas suivant du chemin</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Go back to the start and draw from this seed</source>
        <translation>Revenir au début, avec le tirage de cette graine</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed always draws the same. Takes effect with Restart</source>
        <translation>La même graine tire de nouveau la même chose. Prend effet avec «&#xa0;Recommencer&#xa0;»</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Export the path</source>
        <translation>Exporter le chemin</translation>
    </message>
    <message>
        <source>Path as &amp;CSV…</source>
        <translation>Chemin en &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per state on the path</source>
        <translation>Une ligne par état du chemin</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Game as %1…</source>
        <translation>Jeu en %1…</translation>
    </message>
    <message>
        <source>Save a picture of the current game position</source>
        <translation>Le jeu tel qu’il est, dessiné</translation>
    </message>
    <message>
        <source>Picture (*.%1)</source>
        <translation>Image (*.%1)</translation>
    </message>
    <message>
        <source>This model has no game picture.</source>
        <translation>Ce modèle n’est pas dessiné comme un jeu.</translation>
    </message>
    <message>
        <source>Choices and their possible outcomes</source>
        <translation>Les choix, et comment le hasard peut décider</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Mène à</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The game is not over after %1 more steps.</source>
        <translation>Le jeu n’est pas fini après %1 pas de plus.</translation>
    </message>
    <message>
        <source>No game to walk through yet.</source>
        <translation>Il n’y a pas encore de jeu à parcourir.</translation>
    </message>
    <message>
        <source>Still expected: %1.</source>
        <translation>Encore attendu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Value: %1.</source>
        <translation>Valeur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Le jeu est fini.</translation>
    </message>
    <message>
        <source>★ %1 (best)</source>
        <translation>★ %1 (le meilleur)</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>hasard</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayTable</name>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The path so far</source>
        <translation>Le chemin jusqu’ici</translation>
    </message>
    <message>
        <source>Click a step to go back to it</source>
        <translation>Un clic y revient</translation>
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
        <translation>%1 et %2</translation>
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
        <translation>Taux d’occupation, traîne et tâches</translation>
    </message>
    <message>
        <source>Selected task</source>
        <translation>Tâche choisie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Show the whole timeline</source>
        <translation>Afficher toute la chronologie</translation>
    </message>
    <message>
        <source>Timeline of the workers</source>
        <translation>Chronologie des threads</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Totals for the selected time</source>
        <translation>Sommes du temps choisi</translation>
    </message>
    <message>
        <source>&amp;Longest idle stretch</source>
        <translation>&amp;Plus longue inactivité</translation>
    </message>
    <message>
        <source>Longest idle stretch</source>
        <translation>Plus longue inactivité</translation>
    </message>
    <message>
        <source>Export a trace</source>
        <translation>Exporter une trace</translation>
    </message>
    <message>
        <source>Trace for Perfetto (*.json)</source>
        <translation>Trace pour Perfetto (*.json)</translation>
    </message>
    <message>
        <source>Hover over a task, or move with the arrow keys, to read about it. Hold Shift and drag to total a span of time.</source>
        <translation>Survole une tâche, ou parcours-les avec les flèches, pour en savoir plus. Glisser avec Maj additionne un intervalle de temps.</translation>
    </message>
    <message>
        <source>Whole search</source>
        <translation>Toute la recherche</translation>
    </message>
    <message>
        <source>Last depth</source>
        <translation>Dernière profondeur</translation>
    </message>
    <message>
        <source>Part of the search shown</source>
        <translation>Partie affichée de la recherche</translation>
    </message>
    <message>
        <source>Show all depths of the search, or the last completed depth</source>
        <translation>Toutes les profondeurs de la recherche, ou la dernière qui a été explorée jusqu’au bout</translation>
    </message>
    <message>
        <source>Zoom to the &amp;selected task</source>
        <translation>&amp;Voir la tâche choisie</translation>
    </message>
    <message>
        <source>Fit the selected task to the view (Enter). Double-clicking a task does the same.</source>
        <translation>Afficher la tâche choisie sur toute la largeur de la vue. Un double clic sur une tâche le fait aussi (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Expo&amp;rter</translation>
    </message>
    <message>
        <source>Chrome &amp;trace…</source>
        <translation>&amp;Trace Chrome…</translation>
    </message>
    <message>
        <source>Export all tasks, nested, for ui.perfetto.dev and chrome://tracing</source>
        <translation>Écrire toutes les tâches, imbriquées les unes dans les autres, dans un fichier que ui.perfetto.dev et chrome://tracing affichent</translation>
    </message>
    <message>
        <source>&amp;CSV table…</source>
        <translation>Tableau &amp;CSV…</translation>
    </message>
    <message>
        <source>Export one row per task, for spreadsheets</source>
        <translation>Écrire une ligne par tâche dans un fichier que lisent les tableurs</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Export the figures and all tasks. The file is also a trace.</source>
        <translation>Écrire les chiffres et toutes les tâches, ce qui est aussi une trace</translation>
    </message>
    <message>
        <source>&amp;SVG drawing…</source>
        <translation>Dessin &amp;SVG…</translation>
    </message>
    <message>
        <source>Export the view as a scalable drawing</source>
        <translation>Écrire ce qui est affiché, en dessin que l’on peut agrandir</translation>
    </message>
    <message>
        <source>&amp;PNG picture…</source>
        <translation>Image &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the view as a picture</source>
        <translation>Écrire ce qui est affiché, en image</translation>
    </message>
    <message>
        <source>Export the timeline as a trace, table or picture</source>
        <translation>Écrire la chronologie dans un fichier&#xa0;: trace, tableau ou image</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Exporter la chronologie</translation>
    </message>
    <message>
        <source>Show the longest time that a worker was idle. Repeat for the next longest (I).</source>
        <translation>Voir où un thread est resté le plus longtemps sans rien à faire&#xa0;; encore une fois&#xa0;: le suivant (I)</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>%1: answers</source>
        <translation>%1&#xa0;: réponses</translation>
    </message>
    <message>
        <source>%1 · version %2 · Fourcast %3</source>
        <translation>%1 · version %2 · Fourcast %3</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>For the teacher</source>
        <translation>Pour le professeur</translation>
    </message>
    <message>
        <source>On the screen:</source>
        <translation>À l’écran&#xa0;:</translation>
    </message>
    <message>
        <source>About the tree above.</source>
        <translation>À propos de l’arbre ci-dessus.</translation>
    </message>
    <message>
        <source>This tree is too large for paper. Walk through it on the screen.</source>
        <translation>Cet arbre est trop grand pour le papier&#xa0;: à parcourir à l’écran.</translation>
    </message>
    <message>
        <source>Question &apos;%1&apos;: %2</source>
        <translation>Question «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>**Question %1.** %2</source>
        <translation>**Question %1.** %2</translation>
    </message>
    <message>
        <source>Tick a column below the board.</source>
        <translation>Coche une colonne sous le plateau.</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Réponse&#xa0;:</translation>
    </message>
    <message>
        <source>Open answer.</source>
        <translation>Avec tes propres mots.</translation>
    </message>
    <message>
        <source>Tick every correct answer.</source>
        <translation>Coche toutes les réponses justes.</translation>
    </message>
    <message>
        <source>Right:</source>
        <translation>Juste&#xa0;:</translation>
    </message>
    <message>
        <source>Hint %1:</source>
        <translation>Indice %1&#xa0;:</translation>
    </message>
    <message>
        <source>page “%1” of the laboratory</source>
        <translation>page «&#xa0;%1&#xa0;» du laboratoire</translation>
    </message>
    <message>
        <source>Settings, as written in the lesson file: %1</source>
        <translation>Réglages à y faire, dans les mots du fichier de la leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discs with a star move next.</source>
        <translation>Aux jetons à étoile de jouer.</translation>
    </message>
    <message>
        <source>Discs with a ring move next.</source>
        <translation>Aux jetons à anneau de jouer.</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modèle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WorksheetActions</name>
    <message>
        <source>&amp;Worksheet to fill in…</source>
        <translation>&amp;Feuille à remplir…</translation>
    </message>
    <message>
        <source>A PDF to print, with empty boxes in its trees and space for each answer</source>
        <translation>Un PDF pour le papier, avec des cases vides dans les arbres et de la place pour chaque réponse</translation>
    </message>
    <message>
        <source>Worksheet with &amp;answers…</source>
        <translation>Feuille a&amp;vec réponses…</translation>
    </message>
    <message>
        <source>The teacher&apos;s PDF, with right answers, explanations and notes</source>
        <translation>Le PDF du professeur&#xa0;: ce qui est juste et pourquoi, et les notes</translation>
    </message>
    <message>
        <source>Worksheet with answers</source>
        <translation>Feuille avec réponses</translation>
    </message>
    <message>
        <source>Worksheet to fill in</source>
        <translation>Feuille à remplir</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 réponses</translation>
    </message>
    <message>
        <source>The worksheet was not saved, because it was stopped.</source>
        <translation>La feuille n’a pas été écrite&#xa0;: opération arrêtée.</translation>
    </message>
</context>
<context>
    <name>WrittenExperiment</name>
    <message>
        <source>An engine&apos;s name must be followed by its depth, from 1 to %1: &apos;%2&apos;.</source>
        <translation>Après un moteur vient sa profondeur, de 1 à %1&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>An experiment needs at least two engines.</source>
        <translation>Une expérience a au moins deux moteurs.</translation>
    </message>
</context>
<context>
    <name>YahtzeeView</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Strategy: which dice to keep</source>
        <translation>La stratégie&#xa0;: les dés que l’on garde</translation>
    </message>
    <message>
        <source>Throw the others</source>
        <translation>Lancer les autres</translation>
    </message>
    <message>
        <source>Keep the marked dice and throw the others again</source>
        <translation>Les dés marqués restent, les autres sont relancés</translation>
    </message>
    <message>
        <source>Mark the best</source>
        <translation>Marquer les meilleurs</translation>
    </message>
    <message>
        <source>Mark the dice that the strategy keeps</source>
        <translation>Marquer les dés que garde la stratégie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Throw all dice and start over</source>
        <translation>Lancer tous les dés depuis le début</translation>
    </message>
    <message>
        <source>Export the strategy</source>
        <translation>Exporter la stratégie</translation>
    </message>
    <message>
        <source>Strategy as &amp;CSV…</source>
        <translation>Stratégie en &amp;CSV…</translation>
    </message>
    <message>
        <source>Save one line per roll and turn</source>
        <translation>Une ligne par lancer et par tour</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>%1: kept %2 of %3 %4</source>
        <translation>%1&#xa0;: gardé %2 sur %3 %4</translation>
    </message>
    <message>
        <source>✓ as good as the best</source>
        <translation>✓ aussi bon que le meilleur</translation>
    </message>
    <message>
        <source>≠ the strategy keeps %1</source>
        <translation>≠ la stratégie garde %1</translation>
    </message>
    <message>
        <source>To play, run a Yahtzee model with a question.</source>
        <translation>Exécute un modèle de Yahtzee avec une question pour y jouer.</translation>
    </message>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>Yahtzee&#xa0;! Tous les dés sont égaux après %n tour.</numerusform>
            <numerusform>Yahtzee&#xa0;! Tous les dés sont égaux après %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns left, and the dice are not all the same.</source>
        <translation>Il ne reste plus de tour, et les dés ne sont pas égaux.</translation>
    </message>
    <message>
        <source>Turn %1. Mark the dice you want to keep.</source>
        <translation>Tour %1. Marque les dés que tu gardes.</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>a die</comment>
        <translation>garder</translation>
    </message>
    <message>
        <source>Keep a die that shows %1</source>
        <translation>Garder un dé qui montre %1</translation>
    </message>
    <message>
        <source>Marked dice stay. The others are thrown again</source>
        <translation>Les dés marqués restent, les autres sont relancés</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected. The strategy keeps %3: %4.</source>
        <translation>Tu gardes %1&#xa0;: %2 tours sont encore attendus. La stratégie garde %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2. The strategy keeps %3: %4.</source>
        <translation>Tu gardes %1&#xa0;: la probabilité est %2. La stratégie garde %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source> ✓ Just as good.</source>
        <translation> ✓ Aussi bon.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardés</translation>
    </message>
    <message>
        <source>After turn %1</source>
        <translation>Après le tour %1</translation>
    </message>
    <message>
        <source>From the groups %1 the strategy keeps %2. The value from there is %3.</source>
        <translation>Groupes&#xa0;: %1. La stratégie garde&#xa0;: %2. Ensuite, la valeur est %3.</translation>
    </message>
    <message>
        <source>You keep %1: %2 more turns expected.</source>
        <translation>Tu gardes %1&#xa0;: %2 tours sont encore attendus.</translation>
    </message>
    <message>
        <source>You keep %1: the chance is %2.</source>
        <translation>Tu gardes %1&#xa0;: la probabilité est %2.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Connect Four against a minimax engine and watch it work.</source>
        <translation>Joue à Puissance 4 contre un moteur minimax et regarde-le travailler.</translation>
    </message>
    <message>
        <source>Start with this action: %1.</source>
        <translation>Commencer par ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open another window beside the existing one.</source>
        <translation>Ouvrir une seconde fenêtre à côté de celle qui est ouverte.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Utiliser cette langue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>Conserver les réglages dans ce fichier.</translation>
    </message>
    <message>
        <source>Start with the default settings again.</source>
        <translation>Repartir des réglages d’origine.</translation>
    </message>
    <message>
        <source>one game file at a time</source>
        <translation>un seul fichier de partie à la fois</translation>
    </message>
    <message>
        <source>“%1” is not a language of this program (%2)</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une langue de ce programme (%2)</translation>
    </message>
    <message>
        <source>there is no action “%1” (%2)</source>
        <translation>il n’y a pas d’action «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>il n’y a pas d’affichage (ni DISPLAY ni WAYLAND_DISPLAY ne sont définis)</translation>
    </message>
    <message>
        <source>One game at a time: only the first was opened.</source>
        <translation>Une partie à la fois&#xa0;: seule la première a été ouverte.</translation>
    </message>
    <message>
        <source>A game (.c4g), a recording (.c4rec) or a link such as fourcast:44536 to open.</source>
        <translation>Une partie (.c4g), un relevé (.c4rec) ou un lien tel que fourcast:44536 à ouvrir.</translation>
    </message>
</context>
</TS>
