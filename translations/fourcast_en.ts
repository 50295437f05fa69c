<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>GameFiles</name>
    <message numerus="yes">
        <source>Fourcast did not end cleanly. It kept a game from %1: %n move(s), %2.</source>
        <translation>
            <numerusform>Fourcast did not end cleanly. It kept a game from %1: %n move, %2.</numerusform>
            <numerusform>Fourcast did not end cleanly. It kept a game from %1: %n moves, %2.</numerusform>
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
    <name>ReportPanel</name>
    <message numerus="yes">
        <source>%n plies, %1</source>
        <translation>
            <numerusform>%n ply, %1</numerusform>
            <numerusform>%n plies, %1</numerusform>
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
</TS>
