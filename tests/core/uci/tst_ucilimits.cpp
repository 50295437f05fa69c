// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/engines/engineinfo.h"
#include "core/uci/session/ucilimits.h"

#include <QTest>

using namespace std::chrono_literals;

namespace {

SearchLimits limitsOf(QStringView line, const char* engine = "study-h1", const char* moves = "",
                      std::chrono::milliseconds overhead = 0ms)
{
    return uci::limitsFor(*GoLine::read(line),
                          notation::parsePosition(QString::fromLatin1(moves)).value(),
                          engineInfo(QString::fromLatin1(engine)), overhead);
}

} // namespace

class TestUciLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void depthsAreForEnginesThatTakeOne();
    void nodesAreCounted();
    void timeOfAMoveIsLessTheOverhead();
    void clockIsSharedAmongTheMoves();
    void clockNeverRunsOut();
};

void TestUciLimits::depthsAreForEnginesThatTakeOne()
{
    QCOMPARE(limitsOf(u"go depth 8").depth, 8);
    QCOMPARE(limitsOf(u"go infinite").depth, 0);
    // A win in five own moves is nine plies away.
    QCOMPARE(limitsOf(u"go mate 5").depth, 9);
    QCOMPARE(limitsOf(u"go mate 5 depth 4").depth, 4);
    QCOMPARE(limitsOf(u"go mate 2000000000").depth, 83);
    QCOMPARE(limitsOf(u"go depth 8", "perfect"), SearchLimits());
    QCOMPARE(limitsOf(u"go depth 8", "level-3"), SearchLimits());
}

void TestUciLimits::nodesAreCounted()
{
    QCOMPARE(limitsOf(u"go nodes 5000").nodes, std::uint64_t {5000});
    QCOMPARE(limitsOf(u"go nodes 5000", "perfect").nodes, std::uint64_t {5000});
    // Where a depth is the limit, nodes are none; but the search deepens.
    QVERIFY(limitsOf(u"go depth 8").nodes > 1'000'000'000'000);
}

void TestUciLimits::timeOfAMoveIsLessTheOverhead()
{
    QCOMPARE(limitsOf(u"go movetime 1000", "perfect", "", 10ms).time, 990ms);
    QCOMPARE(limitsOf(u"go movetime 5", "perfect", "", 10ms).time, 1ms);
    QCOMPARE(limitsOf(u"go depth 4", "perfect", "", 10ms).time, 0ms);
}

void TestUciLimits::clockIsSharedAmongTheMoves()
{
    // A twelfth, and of what is gained three quarters; each side by its own clock.
    QCOMPARE(limitsOf(u"go wtime 60000 btime 12000").time, 5000ms);
    QCOMPARE(limitsOf(u"go wtime 60000 btime 12000", "study-h1", "4").time, 1000ms);
    QCOMPARE(limitsOf(u"go wtime 60000 btime 12000 winc 1000 binc 400").time, 5750ms);
    QCOMPARE(limitsOf(u"go wtime 60000 btime 12000 movestogo 4").time, 15000ms);
    // The board has room for two own moves.
    QCOMPARE(limitsOf(u"go wtime 60000 btime 60000", "study-h1",
                      "13242466634527344613311472572273767116")
                 .time,
             30000ms);
    // The clock of the other side alone says nothing.
    QCOMPARE(limitsOf(u"go btime 12000").time, 0ms);
}

void TestUciLimits::clockNeverRunsOut()
{
    for (int clock = 0; clock < 300; ++clock)
        for (const int gained : {0, 50, 5000}) {
            const auto time = limitsOf(QStringLiteral("go wtime %1 winc %2").arg(clock).arg(gained),
                                       "perfect", "", 10ms)
                                  .time;
            QVERIFY(time >= 1ms);
            QVERIFY(time.count() <= std::max(1, clock - 10));
        }
}

QTEST_APPLESS_MAIN(TestUciLimits)
#include "tst_ucilimits.moc"
