// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/bench.h"

#include <QTest>

/// The bench is the signature of the search: a change that says it is none to it leaves every line
/// as it is here.
class TestBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineIsTheKnownOne();
    void stopLeavesTheLinesThatWereDone();
};

namespace {

struct KnownLine
{
    const char* engine;
    const char* position;
    int depth;
    std::uint64_t nodes;
};

constexpr KnownLine knownLines[] {
    {"minimax-h1", "startpos", 5, 19608},
    {"minimax-h1", "4", 5, 19608},
    {"minimax-h1", "444444", 5, 9331},
    {"minimax-h1", "4455", 5, 17590},
    {"minimax-h1", "12345671", 5, 19607},
    {"minimax-h1", "44444362", 5, 16162},
    {"minimax-h1", "353433443", 5, 15271},
    {"study-h1", "startpos", 8, 104720},
    {"study-h1", "4", 8, 251557},
    {"study-h1", "444444", 8, 86867},
    {"study-h1", "4455", 8, 112757},
    {"study-h1", "12345671", 8, 152377},
    {"study-h1", "44444362", 8, 462061},
    {"study-h1", "353433443", 8, 270451},
    {"alphabeta-h1", "startpos", 9, 463400},
    {"alphabeta-h1", "4", 9, 915132},
    {"alphabeta-h1", "444444", 9, 150539},
    {"alphabeta-h1", "4455", 3, 92},
    {"alphabeta-h1", "12345671", 9, 195699},
    {"alphabeta-h1", "44444362", 9, 374598},
    {"alphabeta-h1", "353433443", 3, 102},
    {"mapped-h1", "startpos", 8, 306442},
    {"mapped-h1", "4", 8, 323030},
    {"mapped-h1", "444444", 8, 87886},
    {"mapped-h1", "4455", 3, 201},
    {"mapped-h1", "12345671", 8, 186848},
    {"mapped-h1", "44444362", 8, 223758},
    {"mapped-h1", "353433443", 3, 237},
    {"minimax-h2", "startpos", 5, 19608},
    {"minimax-h2", "4", 5, 19608},
    {"minimax-h2", "444444", 5, 9331},
    {"minimax-h2", "4455", 5, 17590},
    {"minimax-h2", "12345671", 5, 19607},
    {"minimax-h2", "44444362", 5, 16162},
    {"minimax-h2", "353433443", 5, 15271},
    {"study-h2", "startpos", 8, 204037},
    {"study-h2", "4", 8, 246758},
    {"study-h2", "444444", 8, 67770},
    {"study-h2", "4455", 8, 98483},
    {"study-h2", "12345671", 8, 156394},
    {"study-h2", "44444362", 8, 255002},
    {"study-h2", "353433443", 8, 208470},
    {"alphabeta-h2", "startpos", 9, 32395},
    {"alphabeta-h2", "4", 9, 25618},
    {"alphabeta-h2", "444444", 9, 31592},
    {"alphabeta-h2", "4455", 3, 93},
    {"alphabeta-h2", "12345671", 9, 27355},
    {"alphabeta-h2", "44444362", 9, 41644},
    {"alphabeta-h2", "353433443", 3, 98},
    {"mapped-h2", "startpos", 8, 45880},
    {"mapped-h2", "4", 8, 53836},
    {"mapped-h2", "444444", 8, 19835},
    {"mapped-h2", "4455", 3, 153},
    {"mapped-h2", "12345671", 8, 39318},
    {"mapped-h2", "44444362", 8, 41911},
    {"mapped-h2", "353433443", 3, 167},
};

/// What commits quote.
constexpr std::uint64_t knownTotal = 6499917;

}

void TestBench::everyLineIsTheKnownOne()
{
    const std::vector<BenchLine> lines = runBench();
    QCOMPARE(lines.size(), std::size(knownLines));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const KnownLine& known = knownLines[i];
        QCOMPARE(lines[i].engine, QLatin1String(known.engine));
        QCOMPARE(lines[i].position, QLatin1String(known.position));
        const QByteArray name = QByteArray(known.engine) + ' ' + known.position;
        QVERIFY2(lines[i].depth == known.depth, name + ' ' + QByteArray::number(lines[i].depth));
        QVERIFY2(lines[i].nodes == known.nodes, name + ' ' + QByteArray::number(lines[i].nodes));
    }
    QCOMPARE(totalNodes(lines), knownTotal);
}

void TestBench::stopLeavesTheLinesThatWereDone()
{
    std::stop_source source;
    source.request_stop();
    QCOMPARE(runBench(source.get_token()).size(), std::size_t {0});
}

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
