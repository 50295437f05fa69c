// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/goline.h"

#include <QTest>

using namespace std::chrono_literals;

class TestGoLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsAreRead();
    void clocksAreRead();
    void linesAreReadAsTheyAreWritten_data();
    void linesAreReadAsTheyAreWritten();
    void wrongNumbersArePassedOver_data();
    void wrongNumbersArePassedOver();
};

void TestGoLine::limitsAreRead()
{
    const auto go = GoLine::read(u"go depth 8 nodes 100000 movetime 1000");
    QVERIFY(go);
    QCOMPARE(go->depth, 8);
    QCOMPARE(go->nodes, std::uint64_t {100'000});
    QCOMPARE(go->moveTime, 1s);
    QVERIFY(!go->infinite);
    QCOMPARE(GoLine::read(u"go searchmoves P@d3 P@e1 depth 4")->searchMoves,
             (QStringList {"P@d3", "P@e1"}));
    QCOMPARE(GoLine::read(u"go perft 7")->perft, 7);
    QCOMPARE(GoLine::read(u"go mate 5")->mate, 5);
    QVERIFY(GoLine::read(u"go infinite")->infinite);
    QCOMPARE(GoLine::read(u"go"), GoLine());
    QVERIFY(!GoLine::read(u"gone"));
}

void TestGoLine::clocksAreRead()
{
    const auto go = GoLine::read(u"go wtime 60000 btime 50000 winc 100 binc 200 movestogo 40");
    QVERIFY(go);
    QCOMPARE(go->clock[0], 60s);
    QCOMPARE(go->clock[1], 50s);
    QCOMPARE(go->increment[0], 100ms);
    QCOMPARE(go->increment[1], 200ms);
    QCOMPARE(go->movesToGo, 40);
    // The Universal Game Interface has names of its own for them.
    QCOMPARE(GoLine::read(u"go p1time 60000 p2time 50000 p1inc 100 p2inc 200 movestogo 40"), go);
    // A clock that has run out.
    QCOMPARE(GoLine::read(u"go wtime -20")->clock[0], 0ms);
}

void TestGoLine::linesAreReadAsTheyAreWritten_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"go", "go depth 8", "go nodes 100000", "go movetime 1000",
                             "go movestogo 40 wtime 60000 btime 50000 winc 100 binc 200",
                             "go infinite", "go depth 4 searchmoves P@d3 P@e1", "go mate 5",
                             "go perft 7", "go wtime 1 btime 2 ponder"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void TestGoLine::linesAreReadAsTheyAreWritten()
{
    QFETCH(const QString, line);
    QCOMPARE(GoLine::read(line)->toText(), line);
}

void TestGoLine::wrongNumbersArePassedOver_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* line, const char* written) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(written);
    };
    row("go depth", "go");
    row("go depth 0 nodes 0", "go");
    row("go depth -4", "go");
    row("go depth deep nodes 9", "go nodes 9");
    row("go depth 99999999999", "go");
    row("go nodes -1", "go");
    row("go movetime soon infinite", "go infinite");
    row("go fast please depth 3", "go depth 3");
}

void TestGoLine::wrongNumbersArePassedOver()
{
    QFETCH(const QString, line);
    QTEST(GoLine::read(line)->toText(), "written");
}

QTEST_APPLESS_MAIN(TestGoLine)
#include "tst_goline.moc"
