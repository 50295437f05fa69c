// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/infoline.h"

#include <QTest>

using namespace std::chrono_literals;

class TestInfoLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lineOfAnotherEngineIsRead();
    void linesAreReadAsTheyAreWritten_data();
    void linesAreReadAsTheyAreWritten();
    void boundsAndChancesStandInAnyOrder();
    void whatIsNotKnownIsPassedOver_data();
    void whatIsNotKnownIsPassedOver();
    void scoresBecomeCentipawnsAndMates_data();
    void scoresBecomeCentipawnsAndMates();
    void mateCountsTheWinnersMoves();
    void winsWithoutPliesAreBounds();
    void bestMovesAreReadAsTheyAreWritten();
};

/// As Fairy-Stockfish 11.1 of Debian 12 wrote it.
void TestInfoLine::lineOfAnotherEngineIsRead()
{
    const auto info = InfoLine::read(u"info depth 12 seldepth 13 multipv 1 score cp 48 nodes 51935 "
                                     u"nps 721319 tbhits 0 time 72 pv P@f1 P@e1");
    QVERIFY(info);
    QCOMPARE(info->depth, 12);
    QCOMPARE(info->selectiveDepth, 13);
    QCOMPARE(info->multiPv, 1);
    QCOMPARE(info->score, (InfoScore {InfoScore::Kind::Centipawns, 48}));
    QVERIFY(!info->chances);
    QCOMPARE(info->nodes, std::uint64_t {51935});
    QCOMPARE(info->nodesPerSecond, std::uint64_t {721319});
    QCOMPARE(info->time, 72ms);
    QVERIFY(!info->tableUse);
    QCOMPARE(info->principalVariation, (QStringList {"P@f1", "P@e1"}));
    QCOMPARE(info->text, "");
}

void TestInfoLine::linesAreReadAsTheyAreWritten_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"info", "info depth 0 score mate 0",
          ("info depth 8 seldepth 11 multipv 1 score cp 120 nodes 84213 nps 1900000 time 44 "
           "hashfull 12 pv P@d3 P@c1"),
          "info depth 38 multipv 1 score mate 7 wdl 1000 0 0", "info score mate -3 wdl 0 0 1000",
          "info score cp 0 wdl 0 1000 0 string exact", "info depth 9 score cp 200 lowerbound",
          "info depth 9 score cp -200 upperbound", "info nodes 18446744073709551",
          "info currmove P@d1", "info string error move 1: 'x' is not a move"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void TestInfoLine::linesAreReadAsTheyAreWritten()
{
    QFETCH(const QString, line);
    const auto info = InfoLine::read(line);
    QVERIFY(info);
    QCOMPARE(info->toText(), line);
}

void TestInfoLine::boundsAndChancesStandInAnyOrder()
{
    const auto first = InfoLine::read(u"info score cp 5 lowerbound wdl 200 700 100");
    const auto last = InfoLine::read(u"info score cp 5 wdl 200 700 100 lowerbound");
    QCOMPARE(first, last);
    QCOMPARE(first->score->bound, Score::Bound::AtLeast);
    QCOMPARE(first->chances, (InfoChances {200, 700, 100}));
}

void TestInfoLine::whatIsNotKnownIsPassedOver_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* line, const char* written) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(written);
    };
    row("info depth", "info");
    row("info depth x nodes 5", "info nodes 5");
    row("info depth -3 nodes -7", "info");
    row("info depth 99999999999999999999 time 4", "info time 4");
    row("info score", "info");
    row("info score cp", "info");
    row("info score banana 5 depth 3", "info depth 3");
    row("info lowerbound", "info");
    row("info wdl 1 2", "info");
    row("info wdl 1 2 9000", "info");
    row("info cpuload 1000 currmovenumber 3 currline 1 P@d1 depth 4", "info depth 4");
    row("info pv P@d1 nodes 7", "info nodes 7 pv P@d1");
    row("info pv", "info");
    row("info  depth\t4 ", "info depth 4");
    row("info string depth 4", "info string depth 4");
}

void TestInfoLine::whatIsNotKnownIsPassedOver()
{
    QFETCH(const QString, line);
    const auto info = InfoLine::read(line);
    QVERIFY(info);
    QTEST(info->toText(), "written");
    QVERIFY(!InfoLine::read(u"bestmove P@d1"));
    QVERIFY(!InfoLine::read(u""));
    QVERIFY(!InfoLine::read(u"information"));
}

void TestInfoLine::scoresBecomeCentipawnsAndMates_data()
{
    QTest::addColumn<Score>("score");
    QTest::addColumn<int>("values");
    QTest::addColumn<QString>("written");
    using Kind = Score::Kind;
    using Bound = Score::Bound;
    const auto row = [](const char* written, const Score& score, int values = 1) {
        QTest::newRow(written) << score << values << QString::fromLatin1(written);
    };
    // The side to move places the first and the last disc of a win, the other side those of a loss.
    row("info score mate 1", {.kind = Kind::Win, .plies = 1});
    row("info score mate 21", {.kind = Kind::Win, .plies = 41});
    row("info score mate -1", {.kind = Kind::Loss, .plies = 2});
    row("info score mate 0", {.kind = Kind::Loss, .value = -value::win, .plies = 0});
    row("info score cp 0", {.kind = Kind::Draw});
    row("info score cp 412", {.kind = Kind::Estimate, .value = 412});
    row("info score cp 900", {.kind = Kind::Estimate, .value = 900'000}, 1000);
    row("info score cp -900 upperbound",
        {.kind = Kind::Estimate, .bound = Bound::AtMost, .value = -900'000}, 1000);
    row("info score cp 0 lowerbound", {.kind = Kind::Draw, .bound = Bound::AtLeast});
    row("info", {});
}

void TestInfoLine::scoresBecomeCentipawnsAndMates()
{
    QFETCH(const Score, score);
    QFETCH(const int, values);
    QTEST(InfoLine {.score = InfoScore::of(score, values)}.toText(), "written");
}

void TestInfoLine::mateCountsTheWinnersMoves()
{
    for (const int plies : {1, 3, 41}) {
        const Score win = Score::fromValue(value::win - plies);
        QCOMPARE(InfoScore::of(win)->toScore(), win);
    }
    for (const int plies : {0, 2, 40}) {
        const Score loss = Score::fromValue(plies - value::win);
        QCOMPARE(InfoScore::of(loss)->toScore(), loss);
    }
    // Another program's numbers stay numbers of ours.
    QCOMPARE((InfoScore {InfoScore::Kind::Mate, 2'000'000'000}).toScore().kind, Score::Kind::Win);
    QCOMPARE((InfoScore {InfoScore::Kind::Centipawns, -2'000'000'000}).toScore().kind,
             Score::Kind::Estimate);
}

/// Some engines know who wins and not when: after 30 plies at the latest, as their value says or
/// as the board has it.
void TestInfoLine::winsWithoutPliesAreBounds()
{
    using Kind = Score::Kind;
    const InfoScore win {InfoScore::Kind::Mate, 15, Score::Bound::AtLeast};
    const InfoScore loss {InfoScore::Kind::Mate, -15, Score::Bound::AtMost};
    QCOMPARE(InfoScore::of({.kind = Kind::Win, .value = value::win - 30}, 1, 42), win);
    QCOMPARE(InfoScore::of({.kind = Kind::Win, .value = value::win}, 1, 30), win);
    QCOMPARE(InfoScore::of({.kind = Kind::Loss, .value = 30 - value::win}, 1, 42), loss);
    QCOMPARE(InfoScore::of({.kind = Kind::Loss, .value = -value::win}, 1, 30), loss);
}

void TestInfoLine::bestMovesAreReadAsTheyAreWritten()
{
    for (const char* line : {"bestmove P@d1", "bestmove P@d3 ponder P@c1", "bestmove (none)"})
        QCOMPARE(BestMoveLine::read(QString::fromLatin1(line))->toText(), line);
    for (const char* line : {"bestmove", "bestmove 0000", "bestmove (none) ponder (none)"})
        QCOMPARE(BestMoveLine::read(QString::fromLatin1(line)), BestMoveLine());
    QVERIFY(!BestMoveLine::read(u"info depth 1"));
}

QTEST_APPLESS_MAIN(TestInfoLine)
#include "tst_infoline.moc"
