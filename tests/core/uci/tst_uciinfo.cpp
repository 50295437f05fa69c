// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/uci/session/uciinfo.h"

#include <QTest>

namespace {

/// One depth of an engine that values positions by H1, after four discs on d.
SearchReport reportOfH1()
{
    SearchReport report;
    report.root = notation::parsePosition(u"4444").value();
    report.engine = QStringLiteral("alphabeta-h1");
    report.bestMove = Move(2);
    report.score = Score::fromValue(49'500);
    report.columnScores[1] = Score::fromValue(value::win - 7);
    report.columnScores[2] = report.score;
    report.columnScores[3] = Score::fromValue(-900'000);
    report.columnScores[4] = Score::fromValue(9'000, Score::Bound::AtMost);
    report.columnScores[5] = Score::fromValue(9'000);
    report.principalVariation = {Move(2), Move(3)};
    report.nodes = 5000;
    report.depth = 7;
    report.statistics.selectiveDepth = 9;
    report.time = std::chrono::milliseconds(5);
    return report;
}

QStringList texts(const std::vector<InfoLine>& lines)
{
    QStringList list;
    for (const InfoLine& line : lines)
        list << line.toText();
    return list;
}

SearchReport reportWith(const Score& score)
{
    SearchReport report;
    report.engine = QStringLiteral("perfect");
    report.bestMove = Move(3);
    report.score = score;
    return report;
}

} // namespace

class TestUciInfo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLineSaysAllOfAReport();
    void linesAreSortedByWorth();
    void onlyTheMovesThatMayBePlayed();
    void chancesOfWhatIsProved_data();
    void chancesOfWhatIsProved();
    void engineWithoutScoresShowsItsMove();
    void finishedGamesHaveNoMove();
};

void TestUciInfo::oneLineSaysAllOfAReport()
{
    const SearchReport report = reportOfH1();
    // Of the values of H1 a thousand are shown as one.
    QCOMPARE(texts(uci::infoLines(report, {})),
             QStringList("info depth 7 seldepth 9 multipv 1 score cp 49 nodes 5000 nps 1000000 "
                         "time 5 pv P@c1 P@d5"));
    QCOMPARE(uci::bestMoveLine(report, {}).toText(), "bestmove P@c1 ponder P@d5");

    SearchReport ofH2 = report;
    ofH2.engine = QStringLiteral("mapped-h2");
    ofH2.score = Score::fromValue(13);
    QCOMPARE(uci::infoLines(ofH2, {}).front().score->value, 13);

    SearchReport withTable = report;
    withTable.statistics.table = TableStatistics {.fill = 0.25};
    QCOMPARE(uci::infoLines(withTable, {}).front().tableUse, 250);
}

/// The engine's choice first, then the best; what is only a bound stands behind what is known.
void TestUciInfo::linesAreSortedByWorth()
{
    const auto lines = uci::infoLines(reportOfH1(), {.multiPv = 7});
    QStringList order;
    for (const InfoLine& line : lines)
        order << line.principalVariation.front();
    QCOMPARE(order, (QStringList {"P@c1", "P@b1", "P@f1", "P@e1", "P@d5"}));
    QCOMPARE(lines[1].score, (InfoScore {InfoScore::Kind::Mate, 4}));
    QCOMPARE(lines[3].score, (InfoScore {InfoScore::Kind::Centipawns, 9, Score::Bound::AtMost}));
    QCOMPARE(lines[4].multiPv, 5);
    QCOMPARE(uci::infoLines(reportOfH1(), {.multiPv = 2}).size(), std::size_t {2});
}

void TestUciInfo::onlyTheMovesThatMayBePlayed()
{
    const SearchReport report = reportOfH1();
    const std::vector<Move> some {Move(3), Move(5), Move(6)};
    QCOMPARE(uci::bestMove(report, some), Move(5));
    QCOMPARE(uci::infoLines(report, {.only = some}).front().principalVariation,
             QStringList("P@f1"));
    QCOMPARE(uci::bestMove(report, {Move(2), Move(1)}), Move(2));
    // No score is known of these: the one nearest to the middle.
    QCOMPARE(uci::bestMove(report, {Move(0), Move(6)}), Move(0));
    QCOMPARE(uci::bestMoveLine(report, {Move(6)}).toText(), "bestmove P@g1");
}

void TestUciInfo::chancesOfWhatIsProved_data()
{
    QTest::addColumn<Score>("score");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("always");
    using Bound = Score::Bound;
    const auto row
        = [](const char* name, const Score& score, const char* shown, const char* always) {
              QTest::newRow(name) << score << QString(shown) << QString(always);
          };
    row("win", Score::fromValue(value::win - 3), "score mate 2 wdl 1000 0 0", "score mate 2");
    row("loss", Score::fromValue(4 - value::win), "score mate -2 wdl 0 0 1000", "score mate -2");
    row("draw", Score::fromValue(0, Bound::Exact, true), "score cp 0 wdl 0 1000 0",
        "score cp 0 wdl 0 1000 0");
    row("estimate", Score::fromValue(0), "score cp 0", "score cp 0");
    row("at least a draw", Score::fromValue(0, Bound::AtLeast, true), "score cp 0 lowerbound",
        "score cp 0 lowerbound");
    row("at least that win", Score::fromValue(value::win - 3, Bound::AtLeast),
        "score mate 2 lowerbound wdl 1000 0 0", "score mate 2 lowerbound");
    row("at most that win", Score::fromValue(value::win - 3, Bound::AtMost),
        "score mate 2 upperbound", "score mate 2 upperbound");
    row("no score", {}, "", "");
}

void TestUciInfo::chancesOfWhatIsProved()
{
    QFETCH(const Score, score);
    const auto scoreOf = [](const InfoLine& line) {
        return InfoLine {.score = line.score, .chances = line.chances}.toText().mid(5);
    };
    QTEST(scoreOf(uci::infoLines(reportWith(score), {.chances = true}).front()), "shown");
    QTEST(scoreOf(uci::infoLines(reportWith(score), {}).front()), "always");
    QCOMPARE(uci::isExactDraw(uci::infoLines(reportWith(score), {}).front()),
             score == Score::fromValue(0, Score::Bound::Exact, true));
}

void TestUciInfo::engineWithoutScoresShowsItsMove()
{
    SearchReport report = reportWith({});
    report.engine = QStringLiteral("level-1");
    const auto lines = uci::infoLines(report, {.multiPv = 3});
    QCOMPARE(lines.size(), std::size_t {1});
    QVERIFY(!lines.front().score);
    QCOMPARE(lines.front().principalVariation, QStringList("P@d1"));
}

void TestUciInfo::finishedGamesHaveNoMove()
{
    const Position lost = notation::parsePosition(u"4142434").value();
    QVERIFY(lost.isWon());
    QCOMPARE(uci::infoOfFinished(lost).toText(), "info depth 0 score mate 0 wdl 0 0 1000");
    SearchReport report;
    report.root = lost;
    QCOMPARE(uci::bestMoveLine(report, {}).toText(), "bestmove (none)");
}

QTEST_GUILESS_MAIN(TestUciInfo)
#include "tst_uciinfo.moc"
