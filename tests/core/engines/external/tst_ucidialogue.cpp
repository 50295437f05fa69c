// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/ucidialogue.h"

#include "core/board/notation.h"

#include <QTest>

using std::chrono::milliseconds;

class TestUciDialogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theVariantAndTheOptionsAreSet();
    void aProgramWithoutVariantsIsLeftAlone();
    void aFileOfVariantsIsNamedFirst();
    void whatLimitsAreTold_data();
    void whatLimitsAreTold();
    void aMovesOwnTimeIsToldAsAnIncrement();
    void theGameIsTold();
    void answersAreJudged_data();
    void answersAreJudged();
    void severalLinesAreScoresOfColumns();
    void aMateIsAWin();
    void aBoundIsNoFinishedDepth();
};

namespace {

const QString offered
    = QStringLiteral("option name UCI_Variant type combo default chess var chess var cfour");

/// From `go` on, after a start that is not looked at.
QByteArray asked(UciDialogue& dialogue, SearchReport& report, const char* moves,
                 const SearchLimits& limits, milliseconds moveTime = {})
{
    report.root = notation::parsePosition(QString::fromLatin1(moves)).value();
    return dialogue.ask({report.root, limits, moveTime}, report).say;
}

}

void TestUciDialogue::theVariantAndTheOptionsAreSet()
{
    UciDialogue dialogue({{QStringLiteral("Hash"), QStringLiteral("64")},
                          {QStringLiteral("Clear Hash"), QString()},
                          {QStringLiteral("uci_variant"), QStringLiteral("chess")}});
    QCOMPARE(dialogue.start().say, QByteArray("uci\n"));
    QVERIFY(!dialogue.readReady(QStringLiteral("something else")).done);
    dialogue.readReady(QStringLiteral("id name Some Engine 3"));
    dialogue.readReady(QStringLiteral("id author Some One"));
    dialogue.readReady(offered);
    QCOMPARE(dialogue.readReady(QStringLiteral("uciok")).say,
             QByteArray("setoption name UCI_Variant value cfour\n"
                        "setoption name Hash value 64\n"
                        "setoption name Clear Hash\n"
                        "isready\n"));
    QVERIFY(dialogue.readReady(QStringLiteral("readyok")).done);
    QCOMPARE(dialogue.about().name, "Some Engine 3");
    QCOMPARE(dialogue.about().author, "Some One");
    QCOMPARE(dialogue.about().options.size(), std::size_t {1});
}

void TestUciDialogue::aProgramWithoutVariantsIsLeftAlone()
{
    UciDialogue dialogue({});
    dialogue.start();
    QCOMPARE(dialogue.readReady(QStringLiteral("uciok")).say, QByteArray("isready\n"));
}

void TestUciDialogue::aFileOfVariantsIsNamedFirst()
{
    UciDialogue dialogue({{QStringLiteral("Threads"), QStringLiteral("2")},
                          {QStringLiteral("VariantPath"), QStringLiteral("/a b/cfour.ini")}});
    dialogue.start();
    dialogue.readReady(
        QStringLiteral("option name UCI_Variant type combo default chess var chess"));
    QCOMPARE(dialogue.readReady(QStringLiteral("uciok")).say,
             QByteArray("setoption name VariantPath value /a b/cfour.ini\nuci\n"));
    dialogue.readReady(offered);
    QCOMPARE(dialogue.readReady(QStringLiteral("uciok")).say,
             QByteArray("setoption name UCI_Variant value cfour\n"
                        "setoption name Threads value 2\n"
                        "isready\n"));
    QCOMPARE(dialogue.about().options.size(), std::size_t {1});
}

void TestUciDialogue::whatLimitsAreTold_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("time");
    QTest::addColumn<bool>("hasClock");
    QTest::addColumn<QString>("go");
    QTest::newRow("depth") << "" << 8 << 0 << 0 << false << "go depth 8";
    QTest::newRow("nodes") << "" << 0 << 1000 << 0 << false << "go nodes 1000";
    QTest::newRow("time") << "" << 0 << 0 << 250 << false << "go movetime 250";
    QTest::newRow("its own time") << "" << 0 << 0 << 0 << false << "go movetime 2000";
    QTest::newRow("clock of the first")
        << "" << 0 << 0 << 0 << true << "go wtime 5000 btime 6000 winc 100 binc 100";
    QTest::newRow("clock of the second")
        << "4" << 0 << 0 << 0 << true << "go wtime 6000 btime 5000 winc 100 binc 100";
}

void TestUciDialogue::whatLimitsAreTold()
{
    QFETCH(const QString, moves);
    QFETCH(const int, depth);
    QFETCH(const int, nodes);
    QFETCH(const int, time);
    QFETCH(const bool, hasClock);
    UciDialogue dialogue({});
    SearchReport report;
    SearchLimits limits {depth, static_cast<std::uint64_t>(nodes), milliseconds(time), {}};
    if (hasClock)
        limits.clock = SearchClock {milliseconds(5000), milliseconds(6000), milliseconds(100)};
    const bool isFree = depth + nodes + time == 0 && !hasClock;
    const QByteArray said
        = asked(dialogue, report, qPrintable(moves), limits, milliseconds(isFree ? 2000 : 0));
    QTEST(QString::fromLatin1(said).section(u'\n', 1, 1), "go");
}

void TestUciDialogue::aMovesOwnTimeIsToldAsAnIncrement()
{
    UciDialogue dialogue({});
    SearchReport report;
    SearchLimits limits {.clock = SearchClock {
                             .own = milliseconds(60'000), .other = {}, .move = milliseconds(2000)}};
    // A clock of 0 would be none at all.
    QCOMPARE(asked(dialogue, report, "", limits, milliseconds(0)).split('\n').value(1),
             QByteArray("go wtime 60000 btime 2000 winc 2000 binc 2000"));
}

void TestUciDialogue::theGameIsTold()
{
    UciDialogue dialogue({});
    SearchReport report;
    const auto positionOf = [&](const char* moves) {
        return asked(dialogue, report, moves, {.depth = 1}).split('\n').front();
    };
    QCOMPARE(positionOf(""), QByteArray("position startpos"));
    QCOMPARE(positionOf("45"), QByteArray("position startpos moves P@d1 P@e1"));
    // Two more, behind those that it knows.
    QCOMPARE(positionOf("4541"), QByteArray("position startpos moves P@d1 P@e1 P@d2 P@a1"));
    QCOMPARE(positionOf("1"), QByteArray("position startpos moves P@a1"));
    // A column that no game fills like this.
    using Shape = Position::Shape;
    const Bitboard own = Shape::square(0, 0) | Shape::square(0, 1);
    report.root = Position::fromBitboards(own, own | Shape::square(0, 2) | Shape::square(0, 3));
    QCOMPARE(dialogue.ask({report.root, {.depth = 1}}, report).say.split('\n').front(),
             QByteArray("position fen 7/7/p6/p6/P6/P6"
                        "[PPPPPPPPPPPPPPPPPPPppppppppppppppppppp] w - - 0 3"));
}

void TestUciDialogue::answersAreJudged_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("cell");
    QTest::newRow("none") << "bestmove (none)"
                          << "not-a-move: (none)";
    QTest::newRow("empty") << "bestmove"
                           << "not-a-move";
    QTest::newRow("chess") << "bestmove e2e4"
                           << "not-a-move: e2e4";
    QTest::newRow("full column") << "bestmove P@d7"
                                 << "illegal-move: P@d7";
    QTest::newRow("wrong row") << "bestmove P@a2"
                               << "illegal-move: P@a2";
    QTest::newRow("no such column") << "bestmove P@h1"
                                    << "illegal-move: P@h1";
}

void TestUciDialogue::answersAreJudged()
{
    QFETCH(const QString, line);
    UciDialogue dialogue({});
    SearchReport report;
    asked(dialogue, report, "444444", {.depth = 1});
    QVERIFY(!dialogue.readAnswer(QStringLiteral("Thinking...")).done);
    const ProgramStep step = dialogue.readAnswer(line);
    QVERIFY(step.failure);
    QTEST(step.failure->toCell(), "cell");
    // And a good one.
    QVERIFY(dialogue.readAnswer(QStringLiteral("bestmove P@a1 ponder P@b1")).done);
    QCOMPARE(report.bestMove, Move(0));
    QCOMPARE(report.principalVariation, (std::vector {Move(0), Move(1)}));
}

void TestUciDialogue::severalLinesAreScoresOfColumns()
{
    UciDialogue dialogue({});
    SearchReport report;
    asked(dialogue, report, "", {.depth = 2});
    dialogue.readAnswer(QStringLiteral("info depth 1 multipv 1 score cp 9 nodes 9 pv P@a1"));
    QVERIFY(dialogue.takeNews());
    QVERIFY(!dialogue.takeNews());
    dialogue.readAnswer(QStringLiteral("info depth 2 multipv 1 score cp 40 nodes 30 pv P@d1 P@d2"));
    dialogue.readAnswer(QStringLiteral("info depth 2 multipv 2 score cp -5 nodes 30 pv P@c1"));
    dialogue.readAnswer(QStringLiteral("info depth 2 currmove P@e1 currmovenumber 3"));
    QVERIFY(dialogue.takeNews());
    QCOMPARE(report.columnScores[3].value, 40);
    QCOMPARE(report.columnScores[2].value, -5);
    // Of a depth before.
    QCOMPARE(report.columnScores[0], Score());
    QCOMPARE(report.score.value, 40);
    QCOMPARE(report.principalVariation, (std::vector {Move(3), Move(3)}));
    QCOMPARE(report.iterations.size(), std::size_t {2});
    QCOMPARE(report.iterations[0].bestMove, Move(0));
    QVERIFY(report.iterations[0].complete);
    QCOMPARE(report.iterations[1].counts.nodes, std::uint64_t {21});
}

void TestUciDialogue::aMateIsAWin()
{
    UciDialogue dialogue({});
    SearchReport report;
    asked(dialogue, report, "", {.depth = 2});
    dialogue.readAnswer(QStringLiteral("info depth 5 score mate 2 pv P@d1"));
    QCOMPARE(report.score.kind, Score::Kind::Win);
    QCOMPARE(report.score.plies, 3);
}

void TestUciDialogue::aBoundIsNoFinishedDepth()
{
    UciDialogue dialogue({});
    SearchReport report;
    asked(dialogue, report, "", {.depth = 2});
    dialogue.readAnswer(QStringLiteral("info depth 5 score cp 30 lowerbound pv P@d1"));
    QVERIFY(!dialogue.takeNews());
    QCOMPARE(report.score.bound, Score::Bound::AtLeast);
    QVERIFY(!report.iterations.back().complete);
    dialogue.readAnswer(QStringLiteral("info depth 5 score cp 44 pv P@d1"));
    QVERIFY(dialogue.takeNews());
    QVERIFY(report.iterations.back().complete);
    // What it says again of a depth is no other depth.
    dialogue.readAnswer(QStringLiteral("info depth 5 score cp 45 pv P@e1"));
    QVERIFY(!dialogue.takeNews());
    QCOMPARE(report.iterations.size(), std::size_t {1});
    QCOMPARE(report.bestMove, Move(4));
}

QTEST_GUILESS_MAIN(TestUciDialogue)
#include "tst_ucidialogue.moc"
