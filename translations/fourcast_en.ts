<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AccuracyChart</name>
    <message numerus="yes">
        <source>%n reviewed game(s)</source>
        <translation>
            <numerusform>%n reviewed game</numerusform>
            <numerusform>%n reviewed games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerText</name>
    <message numerus="yes">
        <source>The exact fraction has %n digit(s): %1…</source>
        <translation>
            <numerusform>The exact fraction has %n digit: %1…</numerusform>
            <numerusform>The exact fraction has %n digits: %1…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BotFolderDialog</name>
    <message numerus="yes">
        <source>&amp;Add %n bot(s)</source>
        <translation>
            <numerusform>&amp;Add %n bot</numerusform>
            <numerusform>&amp;Add %n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s) can not play; the list says why.</source>
        <translation>
            <numerusform>%n bot can not play; the list says why.</numerusform>
            <numerusform>%n bots can not play; the list says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message numerus="yes">
        <source>%n file(s) left out.</source>
        <translation>
            <numerusform>%n file left out.</numerusform>
            <numerusform>%n files left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with the same answers as another: see To check.</source>
        <translation>
            <numerusform>%n file with the same answers as another: see To check.</numerusform>
            <numerusform>%n files with the same answers as another: see To check.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers.</source>
        <translation>
            <numerusform>%n file contains no answers.</numerusform>
            <numerusform>%n files contain no answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) contain no answers: %1.</source>
        <translation>
            <numerusform>%n file contains no answers: %1.</numerusform>
            <numerusform>%n files contain no answers: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassReport</name>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, version %2: %n student(s).</source>
        <translation>
            <numerusform>%1, version %2: %n student.</numerusform>
            <numerusform>%1, version %2: %n students.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right first time</source>
        <translation>
            <numerusform>%n right first time</numerusform>
            <numerusform>%n right first time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right later</source>
        <translation>
            <numerusform>%n right later</numerusform>
            <numerusform>%n right later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong</source>
        <translation>
            <numerusform>%n wrong</numerusform>
            <numerusform>%n wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to read</source>
        <translation>
            <numerusform>%n to read</numerusform>
            <numerusform>%n to read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoinPiles</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConformView</name>
    <message numerus="yes">
        <source>All %n search(es) conform: the model allows everything their workers did.</source>
        <translation>
            <numerusform>The search conforms: the model allows everything its workers did.</numerusform>
            <numerusform>All %n searches conform: the model allows everything their workers did.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n search(es) did not conform.</source>
        <translation>
            <numerusform>%n search did not conform.</numerusform>
            <numerusform>%n searches did not conform.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Conformance</name>
    <message numerus="yes">
        <source>Conforms: the model allows all %n event(s).</source>
        <translation>
            <numerusform>Conforms: the model allows all %n event.</numerusform>
            <numerusform>Conforms: the model allows all %n events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conforms so far: the model allows all %n event(s). The search ended before its result.</source>
        <translation>
            <numerusform>Conforms so far: the model allows all %n event. The search ended before its result.</numerusform>
            <numerusform>Conforms so far: the model allows all %n events. The search ended before its result.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostPanel</name>
    <message numerus="yes">
        <source>%n box(es) are too narrow to draw. Zoom in to see them.</source>
        <translation>
            <numerusform>%n box is too narrow to draw. Zoom in to see it.</numerusform>
            <numerusform>%n boxes are too narrow to draw. Zoom in to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceFigure</name>
    <message numerus="yes">
        <source>%n short task(s) are not drawn.</source>
        <translation>
            <numerusform>%n short task is not drawn.</numerusform>
            <numerusform>%n short tasks are not drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistributionChart</name>
    <message numerus="yes">
        <source>%n moves: %1 from %2 to %3</source>
        <comment>“Time in ms” from 1 to 2</comment>
        <translation>
            <numerusform>%n move: %1 from %2 to %3</numerusform>
            <numerusform>%n moves: %1 from %2 to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these moves were disturbed by other work.</source>
        <translation>
            <numerusform>%n of these moves was disturbed by other work.</numerusform>
            <numerusform>%n of these moves were disturbed by other work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zeros are not drawn on the logarithmic axis.</source>
        <translation>
            <numerusform>%n zero is not drawn on the logarithmic axis.</numerusform>
            <numerusform>%n zeros are not drawn on the logarithmic axis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All moves of the %n games shown.</source>
        <translation>
            <numerusform>All moves of the %n game shown.</numerusform>
            <numerusform>All moves of the %n games shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentConclusion</name>
    <message numerus="yes">
        <source>%n pairing(s) undecided.</source>
        <translation>
            <numerusform>%n pairing undecided.</numerusform>
            <numerusform>%n pairings undecided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sequential test ended %n pairing(s) early. Their shares lie further from one half than they would over all rounds.</source>
        <translation>
            <numerusform>The sequential test ended %n pairing early. Its share lies further from one half than it would over all rounds.</numerusform>
            <numerusform>The sequential test ended %n pairings early. Their shares lie further from one half than they would over all rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The times of %n game(s) are not reliable: the program was doing other work at the time.</source>
        <translation>
            <numerusform>The times of %n game are not reliable: the program was doing other work at the time.</numerusform>
            <numerusform>The times of %n games are not reliable: the program was doing other work at the time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentLab</name>
    <message numerus="yes">
        <source>, then %n more</source>
        <translation>
            <numerusform>, then %n more</numerusform>
            <numerusform>, then %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message numerus="yes">
        <source>You reached this position in %n game(s).</source>
        <translation>
            <numerusform>You reached this position in one game.</numerusform>
            <numerusform>You reached this position in %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It came up in %n experiment game(s).</source>
        <translation>
            <numerusform>It came up in one experiment game.</numerusform>
            <numerusform>It came up in %n experiment games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureSums</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n ply</numerusform>
            <numerusform>%n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormalReport</name>
    <message numerus="yes">
        <source>… and %n more step(s).</source>
        <translation>
            <numerusform>… and %n more step.</numerusform>
            <numerusform>… and %n more steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormalSystem</name>
    <message numerus="yes">
        <source>%n deadlock(s).</source>
        <translation>
            <numerusform>%n deadlock.</numerusform>
            <numerusform>%n deadlocks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>the action &apos;%1&apos; takes %n argument</numerusform>
            <numerusform>the action &apos;%1&apos; takes %n arguments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fixpoint variable &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>the fixpoint variable &apos;%1&apos; takes %n argument</numerusform>
            <numerusform>the fixpoint variable &apos;%1&apos; takes %n arguments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times the same %1</source>
        <translation>
            <numerusform>%n times the same %1</numerusform>
            <numerusform>%n times the same %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message numerus="yes">
        <source>%1, %n move(s)</source>
        <comment>when, and how long</comment>
        <translation>
            <numerusform>%1, %n move</numerusform>
            <numerusform>%1, %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message numerus="yes">
        <source>Games begin with %n random plies.</source>
        <translation>
            <numerusform>Games begin with %n random ply.</numerusform>
            <numerusform>Games begin with %n random plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n opening(s) in a list is played with both colours, in list order.</source>
        <translation>
            <numerusform>The %n opening in a list is played with both colours.</numerusform>
            <numerusform>Each of the %n openings in a list is played with both colours, in list order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesChart</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesExport</name>
    <message numerus="yes">
        <source>Choose a folder for %n game file(s)</source>
        <translation>
            <numerusform>Choose a folder for %n game file</numerusform>
            <numerusform>Choose a folder for %n game files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n file could not be read: %1</numerusform>
            <numerusform>%n files could not be read: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were already here.</source>
        <translation>
            <numerusform>%n game was already here.</numerusform>
            <numerusform>%n games were already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes or variations were added to %n of these.</source>
        <translation>
            <numerusform>Notes or variations were added to %n of these.</numerusform>
            <numerusform>Notes or variations were added to %n of these.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message numerus="yes">
        <source>%n game(s) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n game deleted. Undo brings it back.</numerusform>
            <numerusform>%n games deleted. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games selected.</source>
        <translation>
            <numerusform>%n game selected.</numerusform>
            <numerusform>%n games selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n game found</numerusform>
            <numerusform>%n games found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesPdf</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message numerus="yes">
        <source>Graphviz is laying out %n node(s) … Press Esc to place them by level now.</source>
        <translation>
            <numerusform>Graphviz is laying out %n node … Press Esc to place them by level now.</numerusform>
            <numerusform>Graphviz is laying out %n nodes … Press Esc to place them by level now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message numerus="yes">
        <source>Placed by level: Graphviz found no layout within %n second(s).</source>
        <translation>
            <numerusform>Placed by level: Graphviz found no layout within %n second.</numerusform>
            <numerusform>Placed by level: Graphviz found no layout within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>H1</name>
    <message numerus="yes">
        <source>two in line, %n square(s) open on one side</source>
        <translation>
            <numerusform>two in line, %n square open on one side</numerusform>
            <numerusform>two in line, %n squares open on one side</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>H2</name>
    <message numerus="yes">
        <source>%n possible four(s) run through the square</source>
        <translation>
            <numerusform>%n possible four runs through the square</numerusform>
            <numerusform>%n possible fours run through the square</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadToHeadScore</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Estimate: H1 at a depth of %n plies, not proved</source>
        <translation>
            <numerusform>Estimate: H1 at a depth of %n ply, not proved</numerusform>
            <numerusform>Estimate: H1 at a depth of %n plies, not proved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Judgement</name>
    <message numerus="yes">
        <source>At most %n step(s) are allowed.</source>
        <translation>
            <numerusform>At most %n step is allowed.</numerusform>
            <numerusform>At most %n steps are allowed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptRunText</name>
    <message numerus="yes">
        <source>seed %1, %n round(s)</source>
        <translation>
            <numerusform>seed %1, %n round</numerusform>
            <numerusform>seed %1, %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonEditor</name>
    <message numerus="yes">
        <source>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</source>
        <translation>
            <numerusform>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</numerusform>
            <numerusform>Saved to %1. Students cannot open it until its mistakes are corrected (%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures were added to the lesson. Save it to keep them in its file.</source>
        <translation>
            <numerusform>One picture was added to the lesson. Save it to keep it in its file.</numerusform>
            <numerusform>%n pictures were added to the lesson. Save it to keep them in its file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonFiles</name>
    <message numerus="yes">
        <source>%1 has %n mistake(s):</source>
        <translation>
            <numerusform>%1 has %n mistake:</numerusform>
            <numerusform>%1 has %n mistakes:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonTree</name>
    <message numerus="yes">
        <source>%1, %n disc(s)</source>
        <translation>
            <numerusform>%1, %n disc</numerusform>
            <numerusform>%1, %n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>Looks %n moves ahead. Plays a random move %1 % of the time. %2</source>
        <translation>
            <numerusform>Looks %n move ahead. Plays a random move %1 % of the time. %2</numerusform>
            <numerusform>Looks %n moves ahead. Plays a random move %1 % of the time. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lppe</name>
    <message numerus="yes">
        <source>written as one linear equation, this becomes too large (more than %n alternatives)</source>
        <translation>
            <numerusform>written as one linear equation, this becomes too large (more than %n alternatives)</numerusform>
            <numerusform>written as one linear equation, this becomes too large (more than %n alternatives)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Machine</name>
    <message numerus="yes">
        <source>%n core(s), %1, %2, kernel %3</source>
        <translation>
            <numerusform>%n core, %1, %2, kernel %3</numerusform>
            <numerusform>%n cores, %1, %2, kernel %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveExplanation</name>
    <message numerus="yes">
        <source>The best move changed %n times from depth to depth.</source>
        <translation>
            <numerusform>The best move changed %n time from depth to depth.</numerusform>
            <numerusform>The best move changed %n times from depth to depth.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveReason</name>
    <message numerus="yes">
        <source>is part of %n possible four(s)</source>
        <translation>
            <numerusform>is part of %n possible four</numerusform>
            <numerusform>is part of %n possible fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>still loses, but holds out longest: %n move(s)</source>
        <translation>
            <numerusform>still loses, but holds out longest: %n move</numerusform>
            <numerusform>still loses, but holds out longest: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 keeps the win (in %n move(s)).</source>
        <translation>
            <numerusform>Only %1 keeps the win (in %n move).</numerusform>
            <numerusform>Only %1 keeps the win (in %n moves).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningsChoice</name>
    <message numerus="yes">
        <source>%n opening(s), each with both colours</source>
        <translation>
            <numerusform>%n opening with both colours</numerusform>
            <numerusform>%n openings, each with both colours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParallelStudy</name>
    <message numerus="yes">
        <source>no result within %n ply(s)</source>
        <translation>
            <numerusform>no result within %n ply</numerusform>
            <numerusform>no result within %n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParallelText</name>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n repetition</numerusform>
            <numerusform>%n repetitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repetition(s)</source>
        <translation>
            <numerusform>%1 of %n repetition</numerusform>
            <numerusform>%1 of %n repetitions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPresenter</name>
    <message numerus="yes">
        <source>%1 wins by a hard plan with %n number(s), which the card shows.</source>
        <translation>
            <numerusform>%1 wins by a hard plan with %n number, which the card shows.</numerusform>
            <numerusform>%1 wins by a hard plan with %n numbers, which the card shows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not lose, by a hard plan with %n number(s), which the card shows.</source>
        <translation>
            <numerusform>%1 does not lose, by a hard plan with %n number, which the card shows.</numerusform>
            <numerusform>%1 does not lose, by a hard plan with %n numbers, which the card shows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanTree</name>
    <message numerus="yes">
        <source>%n of the steps can&apos;t come up.</source>
        <translation>
            <numerusform>%n of the steps can&apos;t come up.</numerusform>
            <numerusform>%n of the steps can&apos;t come up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanWords</name>
    <message numerus="yes">
        <source>With %n number(s), this plan is hard to keep in mind.</source>
        <translation>
            <numerusform>With %n number, this plan is hard to keep in mind.</numerusform>
            <numerusform>With %n numbers, this plan is hard to keep in mind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checked against all %Ln position(s) that can come up.</source>
        <translation>
            <numerusform>Checked against the %Ln position that can come up.</numerusform>
            <numerusform>Checked against all %Ln positions that can come up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: first %2; then there is a plan for each reply (%n plan(s)).</source>
        <translation>
            <numerusform>%1 wins: first %2; then there is a plan for each reply (%n plan).</numerusform>
            <numerusform>%1 wins: first %2; then there is a plan for each reply (%n plans).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not lose: first %2; then there is a plan for each reply (%n plan(s)).</source>
        <translation>
            <numerusform>%1 does not lose: first %2; then there is a plan for each reply (%n plan).</numerusform>
            <numerusform>%1 does not lose: first %2; then there is a plan for each reply (%n plans).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: each reply has its own answer or plan (%n plan(s)).</source>
        <translation>
            <numerusform>%1 wins: each reply has its own answer or plan (%n plan).</numerusform>
            <numerusform>%1 wins: each reply has its own answer or plan (%n plans).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not lose: each reply has its own answer or plan (%n plan(s)).</source>
        <translation>
            <numerusform>%1 does not lose: each reply has its own answer or plan (%n plan).</numerusform>
            <numerusform>%1 does not lose: each reply has its own answer or plan (%n plans).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No plan of up to %n number(s) was found. Other ways are possible.</source>
        <translation>
            <numerusform>No plan of up to %n number was found. Other ways are possible.</numerusform>
            <numerusform>No plan of up to %n numbers was found. Other ways are possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayedBy</name>
    <message numerus="yes">
        <source>%1 (%n game(s))</source>
        <translation>
            <numerusform>%1 (%n game)</numerusform>
            <numerusform>%1 (%n games)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerEditor</name>
    <message numerus="yes">
        <source> node(s)</source>
        <translation>
            <numerusform> node</numerusform>
            <numerusform> nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlyCurves</name>
    <message numerus="yes">
        <source>%n more not shown</source>
        <translation>
            <numerusform>%n more not shown</numerusform>
            <numerusform>%n more not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <translation>
            <numerusform>%1, %n game</numerusform>
            <numerusform>%1, %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of the %n game(s) in which it searched this move</source>
        <translation>
            <numerusform>Mean of the %n game in which it searched this move</numerusform>
            <numerusform>Mean of the %n games in which it searched this move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlyUnit</name>
    <message numerus="yes">
        <source> ply(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> ply</numerusform>
            <numerusform> plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prcrl</name>
    <message numerus="yes">
        <source>%1 needs two arguments or more, not %n</source>
        <translation>
            <numerusform>%1 needs two arguments or more, not %n</numerusform>
            <numerusform>%1 needs two arguments or more, not %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 needs %2 arguments, not %n</source>
        <translation>
            <numerusform>%1 needs %2 arguments, not %n</numerusform>
            <numerusform>%1 needs %2 arguments, not %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first row of the function has %n arguments, but this one has %1</source>
        <translation>
            <numerusform>the first row of the function has %n argument, but this one has %1</numerusform>
            <numerusform>the first row of the function has %n arguments, but this one has %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an expression can have at most %n operators in a row; use constants for its parts</source>
        <translation>
            <numerusform>an expression can have at most %n operator in a row; use constants for its parts</numerusform>
            <numerusform>an expression can have at most %n operators in a row; use constants for its parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message numerus="yes">
        <source>the action &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>the action &apos;%1&apos; takes %n argument</numerusform>
            <numerusform>the action &apos;%1&apos; takes %n arguments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the process &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>the process &apos;%1&apos; takes %n argument</numerusform>
            <numerusform>the process &apos;%1&apos; takes %n arguments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Provenance</name>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n random ply</numerusform>
            <numerusform>%n random plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ladder of %n engine(s)</source>
        <translation>
            <numerusform>Ladder of %n engine</numerusform>
            <numerusform>Ladder of %n engines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordingsText</name>
    <message numerus="yes">
        <source>%1 searched %n move(s), %2 nodes in %3.</source>
        <translation>
            <numerusform>%1 searched %n move, %2 nodes in %3.</numerusform>
            <numerusform>%1 searched %n moves, %2 nodes in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 searched %n move(s) in %2.</source>
        <translation>
            <numerusform>%1 searched %n move in %2.</numerusform>
            <numerusform>%1 searched %n moves in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were searched in both. The second compared with the first:</source>
        <translation>
            <numerusform>%n position was searched in both. The second compared with the first:</numerusform>
            <numerusform>%n positions were searched in both. The second compared with the first:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both values are 0 at %n move(s).</source>
        <translation>
            <numerusform>Both values are 0 at %n move.</numerusform>
            <numerusform>Both values are 0 at %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the two values is 0 at %n move(s).</source>
        <translation>
            <numerusform>One of the two values is 0 at %n move.</numerusform>
            <numerusform>One of the two values is 0 at %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReductionView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportFields</name>
    <message numerus="yes">
        <source>%n plies, %1</source>
        <translation>
            <numerusform>%n ply, %1</numerusform>
            <numerusform>%n plies, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Kept the result in %1 of %n move(s)</source>
        <translation>
            <numerusform>Kept the result in %1 of %n move</numerusform>
            <numerusform>Kept the result in %1 of %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>It fails after %n move(s). No shorter game shows it.</source>
        <translation>
            <numerusform>It fails after %n move. No shorter game shows it.</numerusform>
            <numerusform>It fails after %n moves. No shorter game shows it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>wins in %n move(s)</source>
        <translation>
            <numerusform>wins in %n move</numerusform>
            <numerusform>wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses in %n move(s)</source>
        <translation>
            <numerusform>loses in %n move</numerusform>
            <numerusform>loses in %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message numerus="yes">
        <source>State %1, after %n step(s)</source>
        <translation>
            <numerusform>State %1, after %n step</numerusform>
            <numerusform>State %1, after %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolverTasks</name>
    <message numerus="yes">
        <source>does it win in at most %n move(s)?</source>
        <translation>
            <numerusform>does it win in at most %n move?</numerusform>
            <numerusform>does it win in at most %n moves?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>does it last at least %n move(s)?</source>
        <translation>
            <numerusform>does it last at least %n move?</numerusform>
            <numerusform>does it last at least %n moves?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatePanel</name>
    <message numerus="yes">
        <source>Path of %n step(s):</source>
        <translation>
            <numerusform>Path of %n step:</numerusform>
            <numerusform>Path of %n steps:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudentAnswers</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Syntax</name>
    <message numerus="yes">
        <source>&apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>&apos;%1&apos; takes %n argument</numerusform>
            <numerusform>&apos;%1&apos; takes %n arguments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the map &apos;%1&apos; takes %n argument(s)</source>
        <translation>
            <numerusform>the map &apos;%1&apos; takes %n argument</numerusform>
            <numerusform>the map &apos;%1&apos; takes %n arguments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskSpread</name>
    <message numerus="yes">
        <source>%n tasks from %1 to %2</source>
        <translation>
            <numerusform>%n task from %1 to %2</numerusform>
            <numerusform>%n tasks from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n searches</source>
        <translation>
            <numerusform>%n search</numerusform>
            <numerusform>%n searches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these searches were disturbed by other work.</source>
        <translation>
            <numerusform>%n of these searches was disturbed by other work.</numerusform>
            <numerusform>%n of these searches were disturbed by other work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaskTimes</name>
    <message numerus="yes">
        <source>%n tasks from %1 to %2</source>
        <translation>
            <numerusform>%n task from %1 to %2</numerusform>
            <numerusform>%n tasks from %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeacherView</name>
    <message numerus="yes">
        <source>%1 of %n minute(s)</source>
        <translation>
            <numerusform>%1 of %n minute</numerusform>
            <numerusform>%1 of %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message numerus="yes">
        <source>Checked against all %Ln position(s) that can come up.</source>
        <translation>
            <numerusform>Checked against the %Ln position that can come up.</numerusform>
            <numerusform>Checked against all %Ln positions that can come up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeLeftText</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>about %n hour left</numerusform>
            <numerusform>about %n hours left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineDrawing</name>
    <message numerus="yes">
        <source>%1 of %2 tasks are drawn: those %n move(s) from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</source>
        <translation>
            <numerusform>%1 of %2 tasks are drawn: those %n move from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</numerusform>
            <numerusform>%1 of %2 tasks are drawn: those %n moves from the root, and deeper ones that another worker ran. The others are parts of these tasks or are made up of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineSums</name>
    <message numerus="yes">
        <source>Critical path: %1 of processor time in %n task(s): %2.</source>
        <translation>
            <numerusform>Critical path: %1 of processor time in %n task: %2.</numerusform>
            <numerusform>Critical path: %1 of processor time in %n tasks: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentOpenings</name>
    <message numerus="yes">
        <source>%n random ply(s)</source>
        <translation>
            <numerusform>%n random ply</numerusform>
            <numerusform>%n random plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all balanced positions of %n ply(s)</source>
        <translation>
            <numerusform>all balanced positions of %n ply</numerusform>
            <numerusform>all balanced positions of %n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all positions of %n ply(s) with a score from %1 to %2</source>
        <translation>
            <numerusform>all positions of %n ply with a score from %1 to %2</numerusform>
            <numerusform>all positions of %n plies with a score from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all positions of %n ply(s)</source>
        <translation>
            <numerusform>all positions of %n ply</numerusform>
            <numerusform>all positions of %n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No position of %n ply(s) has a score from %1 to %2.</source>
        <translation>
            <numerusform>No position of %n ply has a score from %1 to %2.</numerusform>
            <numerusform>No position of %n plies has a score from %1 to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrendView</name>
    <message numerus="yes">
        <source>Means with their 95 % intervals. %n reviewed game(s).</source>
        <translation>
            <numerusform>Means with their 95 % intervals. %n reviewed game.</numerusform>
            <numerusform>Means with their 95 % intervals. %n reviewed games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95 % Wilson intervals. %n finished game(s).</source>
        <translation>
            <numerusform>95 % Wilson intervals. %n finished game.</numerusform>
            <numerusform>95 % Wilson intervals. %n finished games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your results appear here after %n game(s) against the computer.</source>
        <translation>
            <numerusform>Your results appear here after %n game against the computer.</numerusform>
            <numerusform>Your results appear here after %n games against the computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your accuracy appears here after %n reviewed game(s).</source>
        <translation>
            <numerusform>Your accuracy appears here after %n reviewed game.</numerusform>
            <numerusform>Your accuracy appears here after %n reviewed games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TryMode</name>
    <message numerus="yes">
        <source>%1 still loses, in %n move(s). Another column holds out longer.</source>
        <translation>
            <numerusform>%1 still loses, in %n move. Another column holds out longer.</numerusform>
            <numerusform>%1 still loses, in %n moves. Another column holds out longer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TuningChart</name>
    <message numerus="yes">
        <source>At the start: %1. After %n step(s): %2</source>
        <translation>
            <numerusform>At the start: %1. After %n step: %2</numerusform>
            <numerusform>At the start: %1. After %n steps: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message numerus="yes">
        <source>A path of %n step(s) shows this.</source>
        <translation>
            <numerusform>A path of %n step shows this.</numerusform>
            <numerusform>A path of %n steps shows this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A path of %n step(s) is a counterexample.</source>
        <translation>
            <numerusform>A path of %n step is a counterexample.</numerusform>
            <numerusform>A path of %n steps is a counterexample.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkField</name>
    <message numerus="yes">
        <source>After %n step(s): nothing can follow.</source>
        <translation>
            <numerusform>After %n step: nothing can follow.</numerusform>
            <numerusform>After %n steps: nothing can follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Choose the next one.</source>
        <translation>
            <numerusform>After %n step. Choose the next one.</numerusform>
            <numerusform>After %n steps. Choose the next one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The walk has %n step(s).</source>
        <translation>
            <numerusform>The walk has %n step.</numerusform>
            <numerusform>The walk has %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkerCurve</name>
    <message numerus="yes">
        <source>%n worker(s): speed-up %1</source>
        <translation>
            <numerusform>%n worker: speed-up %1</numerusform>
            <numerusform>%n workers: speed-up %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reached with %n worker(s): speed-up %1</source>
        <translation>
            <numerusform>Reached with %n worker: speed-up %1</numerusform>
            <numerusform>Reached with %n workers: speed-up %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YahtzeeView</name>
    <message numerus="yes">
        <source>Yahtzee! All dice are the same after %n turn(s).</source>
        <translation>
            <numerusform>Yahtzee! All dice are the same after %n turn.</numerusform>
            <numerusform>Yahtzee! All dice are the same after %n turns.</numerusform>
        </translation>
    </message>
</context>
</TS>
