// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"
#include "tests/core/boards.h"

#include <QTest>
#include <thread>

/// Depth, nodes, time and a stop: what each does to every engine that deepens its search.
class TestLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDepthIsReportedInOrder();
    void plainEnginesSearchOneDepthOnly();
    void nodeBudgetIsKept_data();
    void nodeBudgetIsKept();
    void timeBudgetEndsTheSearch_data();
    void timeBudgetEndsTheSearch();
    void stopIsAnsweredWithALegalMove_data();
    void stopIsAnsweredWithALegalMove();
    void stopBeforeTheStartTakesAWinAtSight();
    void provenWinEndsTheDeepening();
    void depthIsCutToTheEmptySquares();
    void rootMovesTellWhoSearchedWhat();
};

namespace {

std::unique_ptr<Engine> engine(const QString& name, const EngineOptions& options = {})
{
    return std::move(*makeEngine(name, options));
}

void everyDeepeningEngine()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : engineNames())
        if (engineInfo(name).takesDepth())
            QTest::newRow(qPrintable(name)) << name;
}

}

void TestLimits::everyDepthIsReportedInOrder()
{
    for (const char* name : {"alphabeta-h1", "mapped-h2"}) {
        std::vector<int> depths;
        const SearchContext context {{}, [&](const SearchReport& report) {
                                         depths.push_back(report.depth);
                                         QCOMPARE(report.status, SearchReport::Status::Deepening);
                                     }};
        const SearchReport last
            = engine(QString::fromLatin1(name))->search(Position(), {.depth = 5}, context);
        QCOMPARE(depths, (std::vector<int> {1, 2, 3, 4}));
        QCOMPARE(last.depth, 5);
        QCOMPARE(last.status, SearchReport::Status::Completed);
    }
}

void TestLimits::plainEnginesSearchOneDepthOnly()
{
    // The whole tree of five plies from the empty board, the root counted.
    const SearchReport report
        = engine(QStringLiteral("minimax-h1"))->search(Position(), {.depth = 5}, {});
    QCOMPARE(report.nodes, std::uint64_t {19608});
    QCOMPARE(report.leaves, std::uint64_t {16807});
}

void TestLimits::nodeBudgetIsKept_data()
{
    everyDeepeningEngine();
}

void TestLimits::nodeBudgetIsKept()
{
    QFETCH(QString, name);
    for (const std::uint64_t budget : {1u, 10u, 100u, 1000u, 20000u}) {
        const SearchReport report = engine(name)->search(Position(), {.nodes = budget}, {});
        QVERIFY2(report.nodes <= budget + 8,
                 qPrintable(QString::number(report.nodes) + QStringLiteral(" of ")
                            + QString::number(budget)));
        QVERIFY(!report.bestMove.isNone());
        QCOMPARE(report.status, SearchReport::Status::LimitReached);
        QCOMPARE(engine(name)->search(Position(), {.nodes = budget}, {}).bestMove, report.bestMove);
    }
}

void TestLimits::timeBudgetEndsTheSearch_data()
{
    everyDeepeningEngine();
}

void TestLimits::timeBudgetEndsTheSearch()
{
    QFETCH(QString, name);
    const SearchReport report
        = engine(name)->search(Position(), {.time = std::chrono::milliseconds(30)}, {});
    QCOMPARE(report.status, SearchReport::Status::LimitReached);
    QVERIFY(report.depth >= 1);
    QVERIFY(report.time >= std::chrono::milliseconds(30));
}

void TestLimits::stopIsAnsweredWithALegalMove_data()
{
    everyDeepeningEngine();
}

void TestLimits::stopIsAnsweredWithALegalMove()
{
    QFETCH(QString, name);
    std::stop_source source;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        source.request_stop();
    });
    // Depth 30 takes hours, so that only the stop can end it.
    const SearchReport report
        = engine(name)->search(Position(), {.depth = 30}, {source.get_token(), {}});
    QCOMPARE(report.status, SearchReport::Status::Stopped);
    QVERIFY(!report.bestMove.isNone());
    QVERIFY(Position().canPlay(report.bestMove));
}

void TestLimits::stopBeforeTheStartTakesAWinAtSight()
{
    std::stop_source source;
    source.request_stop();
    for (const QString& name : engineNames()) {
        if (!engineInfo(name).searches())
            continue;
        const SearchReport report = engine(name)->search(boards::fromDigits(u"112233"),
                                                         {.depth = 10}, {source.get_token(), {}});
        QCOMPARE(report.bestMove, Move(3));
    }
}

void TestLimits::provenWinEndsTheDeepening()
{
    const SearchReport report
        = engine(QStringLiteral("alphabeta-h1"))
              ->search(boards::fromDigits(u"4455"), {.time = std::chrono::minutes(10)}, {});
    QCOMPARE(report.status, SearchReport::Status::Completed);
    QCOMPARE(report.score.kind, Score::Kind::Win);
    QCOMPARE(report.score.plies, 3);
    QCOMPARE(report.depth, 3);
}

void TestLimits::depthIsCutToTheEmptySquares()
{
    SeededRandom random(2);
    const Position position = boards::randomUnfinished(random, 38);
    const SearchReport report
        = engine(QStringLiteral("minimax-h1"))->search(position, {.depth = 42}, {});
    QCOMPARE(report.depth, 4);
    QCOMPARE(report.status, SearchReport::Status::Completed);
}

void TestLimits::rootMovesTellWhoSearchedWhat()
{
    const SearchReport report
        = engine(QStringLiteral("mapped-h1"), {.workers = 2})->search(Position(), {.depth = 6}, {});
    QCOMPARE(report.workers, 2);
    QCOMPARE(report.rootMoves.size(), std::size_t {7});
    for (const RootMoveReport& move : report.rootMoves) {
        QVERIFY(move.worker >= 0 && move.worker < 2);
        QVERIFY(move.start <= move.end);
        QVERIFY(move.end <= report.time);
        QVERIFY(move.nodes > 0);
    }
}

QTEST_GUILESS_MAIN(TestLimits)
#include "tst_limits.moc"
