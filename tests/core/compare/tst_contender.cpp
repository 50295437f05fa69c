// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/contender.h"

#include <QTest>

class TestContender : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsReadIsWrittenAgain_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"alphabeta-h1 depth 8", "mapped-h2 depth 6 100000 nodes 500 ms workers 2 seed 7",
              "perfect", "perfect 500 ms table 16 no-book", "random", "random seed 9", "level-3",
              "minimax-h1 depth 5 h1 vertical-pairs", "study-h1 depth 4 h1-values three=3,lone-d=9",
              "alphabeta-h2 depth 3 all-wins-alike", "greedy-h1"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void whatIsReadIsWrittenAgain()
    {
        QFETCH(const QString, text);
        const auto entrant = contenderFromText(text);
        QVERIFY2(entrant, entrant ? "" : qPrintable(entrant.error().message));
        QCOMPARE(contenderText(*entrant), text);
        QCOMPARE(*contenderFromText(contenderText(*entrant)), *entrant);
    }

    void itMayBeSaidInSeveralWays()
    {
        const Entrant entrant = *contenderFromText(QStringLiteral("mapped-h1 depth 4 workers 2"));
        QCOMPARE(entrant.limits.depth, 4);
        QCOMPARE(entrant.options.workers, 2);
        for (const char* same :
             {"mapped-h1, depth 4, workers 2", "  mapped-h1  2 workers Depth 4 "})
            QCOMPARE(*contenderFromText(QString::fromLatin1(same)), entrant);
        QCOMPARE(contenderFromText(QStringLiteral("perfect table 16 MiB"))->options.tableMib, 16);
        QCOMPARE(contenderFromText(QStringLiteral("perfect 16 MiB"))->options.tableMib, 16);
        // One thread, and a depth where nothing ends the search.
        QCOMPARE(contenderFromText(QStringLiteral("mapped-h1"))->options.workers, 1);
        QCOMPARE(contenderFromText(QStringLiteral("mapped-h1"))->limits.depth, 6);
    }

    void everyEngineIsRead()
    {
        for (const QString& name : engineNames())
            QVERIFY(contenderFromText(name));
    }

    void wrongWordsAreToldInASentence_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* text, const char* says) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(says);
        };
        row("", "The engine is missing");
        row(" , ", "The engine is missing");
        row("deep-blue depth 3", "no engine called \"deep-blue\"");
        row("study-h1 depth", "whole number from 1 to 42");
        row("study-h1 depth 43", "whole number from 1 to 42");
        row("study-h1 depth -1", "whole number from 1 to 42");
        row("study-h1 depth x", "whole number from 1 to 42");
        row("study-h1 4", "the word \"4\" is unknown");
        row("study-h1 4 apples", "the word \"apples\" is unknown");
        row("study-h1 quickly", "the word \"quickly\" is unknown");
        row("study-h1 0 nodes", "whole number from 1");
        row("study-h1 depth 99999999999999999999", "whole number");
        row("study-h1 workers 2", "workers does not apply to study-h1");
        row("study-h1 table 2", "table does not apply to study-h1");
        row("study-h1 no-book", "no-book does not apply to study-h1");
        row("study-h1 seed 2", "seed does not apply to study-h1");
        row("study-h2 h1 strict", "h1 does not apply to study-h2");
        row("study-h1 all-wins-alike", "all-wins-alike does not apply");
        row("perfect depth 4", "depth does not apply to perfect");
        row("random 5 ms", "ms does not apply to random");
        row("study-h1 h1", "the value after h1 is missing");
        row("study-h1 h1 odd", "odd");
        row("study-h1 h1-values four=3", "four");
        row("perfect table 99999999", "whole number from 1 to 16384");
        row("study-h1 depth %1", "\"study-h1 depth %1\", depth needs a whole number from 1 to 42");
    }

    void wrongWordsAreToldInASentence()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, says);
        const auto entrant = contenderFromText(text);
        QVERIFY(!entrant);
        QVERIFY2(entrant.error().message.contains(says), qPrintable(entrant.error().message));
        QVERIFY(entrant.error().message.endsWith(u'.'));
    }
};

QTEST_GUILESS_MAIN(TestContender)
#include "tst_contender.moc"
