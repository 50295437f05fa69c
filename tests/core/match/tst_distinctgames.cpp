// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/match/distinctgames.h"

#include <QTest>

namespace {

GameTrace trace(const char* digits, std::size_t opening, bool firstMovesFirst = true)
{
    return gameTrace(firstMovesFirst, *notation::parseMoves(QString::fromLatin1(digits)), opening);
}

}

/// Which games are copies, and what games with copies are worth.
class TestDistinctGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherOrderOfTheOpeningIsACopy()
    {
        DistinctGames games;
        QVERIFY(games.add(trace("1374444", 3)));
        QVERIFY(!games.add(trace("7314444", 3)));
        QCOMPARE(games.distinct(), 1);
        // Where the discs lie one above the other the order tells.
        QVERIFY(games.add(trace("1174444", 3)));
        QVERIFY(games.add(trace("7114444", 3)));
        // Behind the opening it is the players' own.
        QVERIFY(games.add(trace("1374445", 3)));
        QVERIFY(games.add(trace("3712444", 0)));
        QVERIFY(games.add(trace("1732444", 0)));
        QVERIFY(games.add(trace("1374444", 3, false)));
        QCOMPARE(games.distinct(), 7);
    }

    void copiesAreWorthNothing_data()
    {
        QTest::addColumn<QList<int>>("times");
        QTest::addColumn<double>("independent");
        QTest::newRow("none") << QList<int> {} << 0.0;
        QTest::newRow("all differ") << QList<int> {1, 1, 1, 1} << 4.0;
        QTest::newRow("one game over and over") << QList<int> {100} << 1.0;
        QTest::newRow("each equally often") << QList<int> {25, 25, 25, 25} << 4.0;
        QTest::newRow("one weighs more") << QList<int> {2, 1, 1} << 16.0 / 6.0;
    }

    void copiesAreWorthNothing()
    {
        QFETCH(QList<int>, times);
        QFETCH(double, independent);
        DistinctGames games;
        for (qsizetype game = 0; game < times.size(); ++game)
            for (int i = 0; i < times[game]; ++i)
                games.add(GameTrace {true, 0, {static_cast<std::uint8_t>(game)}});
        QCOMPARE(games.distinct(), static_cast<int>(times.size()));
        QCOMPARE(games.independent(), independent);
        QVERIFY(games.independent() <= games.distinct());
    }
};

QTEST_GUILESS_MAIN(TestDistinctGames)
#include "tst_distinctgames.moc"
