// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthrun.h"

#include "core/board/notation.h"
#include "core/board/perft.h"
#include "core/growth/growthboards.h"
#include "core/growth/growthpositions.h"
#include "core/growth/publishedgrowth.h"

#include <QTest>
#include <cmath>
#include <thread>

namespace {

GrowthResult grown(const GrowthRequest& request)
{
    const auto result = runGrowth(request, {}, {});
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return *result;
}

GrowthRequest byDepth(const QString& engine, int to, const char* moves = "")
{
    GrowthRequest request;
    request.engine = engine;
    request.to = to;
    request.repeats = 1;
    request.moves = *notation::parseMoves(QString::fromLatin1(moves));
    return request;
}

GrowthRequest byDiscs(const QString& engine, int depth, int from, int to)
{
    GrowthRequest request;
    request.engine = engine;
    request.by = GrowthBy::Discs;
    request.depth = depth;
    request.from = from;
    request.to = to;
    request.repeats = 1;
    request.positions = 5;
    return request;
}

std::vector<std::uint64_t> nodesOf(const GrowthResult& result)
{
    std::vector<std::uint64_t> nodes;
    for (const GrowthRow& row : result.rows)
        nodes.push_back(row.nodes());
    return nodes;
}

template <typename Board> std::uint64_t treeNodes(const Board& root, int depth)
{
    std::uint64_t nodes = 0;
    for (int ply = 0; ply <= depth; ++ply)
        nodes += perft(root, ply);
    return nodes;
}

}

class TestGrowth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPauseIsNoneOfAPointsTime()
    {
        GrowthRequest request = byDepth("alphabeta-h1", 1);
        request.repeats = 3;
        request.limit = std::chrono::milliseconds(300);
        const auto result = runGrowth(request, {}, [](const GrowthProgress&) {
            std::this_thread::sleep_for(std::chrono::milliseconds(400));
        });
        QVERIFY(result);
        QCOMPARE(result->rows.front().samples.size(), std::size_t(3));
        QVERIFY(result->rows.front().status != GrowthStatus::Fewer);
    }

    void minimaxVisitsEverySequenceOfMovesOnce()
    {
        const GrowthResult result = grown(byDepth(QStringLiteral("minimax-h1"), 7));
        // 1, 7, 49, 343, 2401, 16807, 117649, 823536 added up.
        const std::vector<std::uint64_t> known {8, 57, 400, 2801, 19608, 137257, 960793};
        QCOMPARE(nodesOf(result), known);
        for (std::size_t i = 0; i < known.size(); ++i)
            QCOMPARE(treeNodes(Position(), int(i) + 1), known[i]);
        QVERIFY(!result.factor(0));
        QCOMPARE(*result.factor(1), 57.0 / 8.0);
        QCOMPARE(*result.root(1), std::sqrt(57.0));
    }

    /// Worked out by another program from the known counts: 6.99542.
    void theFullTreeGrowsNearlySevenfold()
    {
        const auto fit = grown(byDepth(treeGrowth, 9)).fit(GrowthCost::Nodes);
        QVERIFY(fit);
        QVERIFY(fit->b > 6.9 && fit->b < 7.0);
        QVERIFY(std::abs(fit->b - 6.995417751694198) < 1e-9);
        QVERIFY(fit->interval.low < fit->b && fit->b < fit->interval.high);
        QVERIFY(fit->rSquared > 0.9999);
    }

    void pruningNeverVisitsMore_data()
    {
        QTest::addColumn<QString>("moves");
        for (const char* moves : {"", "4", "444444", "4455", "12345671", "353433443"})
            QTest::addRow("%s", moves) << QString::fromLatin1(moves);
    }

    void pruningNeverVisitsMore()
    {
        QFETCH(QString, moves);
        const QByteArray text = moves.toLatin1();
        const auto whole = nodesOf(grown(byDepth(QStringLiteral("minimax-h1"), 6, text)));
        for (const char* engine : {"study-h1", "alphabeta-h1"}) {
            const auto pruned = nodesOf(grown(byDepth(QString::fromLatin1(engine), 6, text)));
            for (std::size_t i = 0; i < pruned.size(); ++i)
                QVERIFY(pruned[i] <= whole[i]);
        }
    }

    /// Counted by two programs that have nothing in common with this one.
    void theStudysSearchHasItsReferenceCounts()
    {
        const auto nodes = nodesOf(grown(byDepth(QStringLiteral("study-h1"), 8)));
        QCOMPARE(nodes[1], 42u);
        QCOMPARE(nodes[3], 878u);
        QCOMPARE(nodes[5], 10725u);
        QCOMPARE(nodes[7], 104720u);
    }

    void theSeedDecidesTheNodesAndWorkersDont()
    {
        GrowthRequest request = byDiscs(QStringLiteral("mapped-h1"), 6, 4, 12);
        const auto alone = nodesOf(grown(request));
        QCOMPARE(nodesOf(grown(request)), alone);
        request.options.workers = 3;
        QCOMPARE(nodesOf(grown(request)), alone);
        request.seed = 2;
        QVERIFY(nodesOf(grown(request)) != alone);
    }

    void aPlaceHasTheSamePositionsWhateverTheOthers()
    {
        const auto all = nodesOf(grown(byDiscs(QStringLiteral("study-h2"), 4, 3, 9)));
        const auto one = nodesOf(grown(byDiscs(QStringLiteral("study-h2"), 4, 6, 6)));
        QCOMPARE(one.front(), all[3]);
    }

    void randomPositionsAreUnfinishedAndHaveTheirDiscs()
    {
        for (int discs = 0; discs < 42; ++discs) {
            const auto positions = growthPositions(discs, 4, 7);
            QCOMPARE(positions.size(), 4u);
            for (const Position& position : positions) {
                QCOMPARE(position.plies(), discs);
                QVERIFY(!position.isFinished());
                QVERIFY(!Position::Shape::hasLine(position.own()));
                for (int column = 0; column < 7; ++column)
                    QVERIFY(!position.canPlay(column) || !position.wins(column));
            }
            QCOMPARE(growthPositions(discs, 2, 7)[1], positions[1]);
        }
    }

    void alongALineEachOfItsPositionsIsSearched()
    {
        GrowthRequest request = byDiscs(treeGrowth, 3, 0, 8);
        request.moves = *notation::parseMoves(u"44444362");
        const GrowthResult result = grown(request);
        QCOMPARE(result.rows.size(), 9u);
        Position position;
        for (std::size_t i = 0; i < result.rows.size(); ++i) {
            QCOMPARE(result.rows[i].x, int(i));
            QCOMPARE(result.rows[i].nodes(), treeNodes(position, 3));
            if (i < request.moves.size())
                position.play(request.moves[i]);
        }
    }

    void lessThanItsDepthIsNoPartOfTheLine()
    {
        GrowthRequest request = byDiscs(QStringLiteral("minimax-h2"), 6, 34, 39);
        const GrowthResult result = grown(request);
        for (const GrowthRow& row : result.rows) {
            const bool isShort = row.x + 6 > 42;
            QCOMPARE(row.status, isShort ? GrowthStatus::SeenToEnd : GrowthStatus::Whole);
            QCOMPARE(result.isFitted(row, GrowthCost::Nodes), !isShort);
        }
    }

    void whereTheEndIsSeenDeeperIsNotAsked()
    {
        // The side to move wins at once, which the first ply shows.
        const GrowthResult result = grown(byDepth(QStringLiteral("alphabeta-h1"), 9, "112233"));
        QCOMPARE(result.rows.back().status, GrowthStatus::SeenToEnd);
        QVERIFY(result.rows.size() <= 2);
    }

    void allBoardsAreCountedFromTheSmallest()
    {
        GrowthRequest request;
        request.engine = treeGrowth;
        request.by = GrowthBy::Boards;
        request.to = 5;
        request.depth = 5;
        request.repeats = 2;
        const GrowthResult result = grown(request);
        QCOMPARE(result.rows.size(), growthBoards().size());
        int before = 0;
        for (std::size_t i = 0; i < result.rows.size(); ++i) {
            const GrowthRow& row = result.rows[i];
            QVERIFY(row.x > before);
            before = row.x;
            QCOMPARE(row.board, growthBoards()[i].name);
            QCOMPARE(row.samples.size(), 2u);
            QCOMPARE(row.nodes(),
                     std::visit([](const auto& board) { return treeNodes(board, 5); },
                                growthBoards()[i].board));
        }
        QCOMPARE(result.rows[3].nodes(), 19608u);
    }

    void anExactAnswerCostsMoreOnALargerBoard()
    {
        GrowthRequest request;
        request.engine = exactGrowth;
        request.by = GrowthBy::Boards;
        request.to = 2;
        request.repeats = 2;
        const GrowthResult result = grown(request);
        QCOMPARE(result.rows.size(), 2u);
        QVERIFY(!result.nodesVary);
        QVERIFY(result.rows[0].nodes() > 0 && result.rows[0].nodes() < result.rows[1].nodes());
        // Two points have no line.
        QVERIFY(!result.fit(GrowthCost::Nodes));
    }

    void theSolverNeedsLessTheMoreDiscsThereAre()
    {
        const GrowthResult result = grown(byDiscs(exactGrowth, 6, 14, 24));
        const auto fit = result.fit(GrowthCost::Nodes);
        QVERIFY2(fit, qPrintable(fit ? QString() : fit.error().message));
        QVERIFY(fit->b < 1 && fit->interval.high < 1);
    }

    void moreWorkersWalkTheSameTree()
    {
        GrowthRequest request;
        request.engine = treeGrowth;
        request.by = GrowthBy::Workers;
        request.to = 3;
        request.depth = 7;
        request.repeats = 2;
        const GrowthResult result = grown(request);
        QCOMPARE(nodesOf(result), std::vector<std::uint64_t>(3, 960793));
        QVERIFY(result.fit(GrowthCost::Time));
        // Counts that are all alike don't grow.
        QVERIFY(std::abs(result.fit(GrowthCost::Nodes)->b) < 1e-9);
    }

    void aLimitOfTimeKeepsWhatWasReached()
    {
        GrowthRequest request = byDepth(QStringLiteral("minimax-h1"), 42);
        request.limit = std::chrono::milliseconds(40);
        QElapsedTimer timer;
        timer.start();
        const GrowthResult result = grown(request);
        QVERIFY(timer.elapsed() < 20'000);
        QVERIFY(result.rows.size() < 42);
        const GrowthRow& last = result.rows.back();
        QCOMPARE(last.status, GrowthStatus::LimitReached);
        QVERIFY(last.nodes() > 0 && last.samples.empty());
        QVERIFY(!result.isFitted(last, GrowthCost::Nodes));
        for (std::size_t i = 0; i + 1 < result.rows.size(); ++i)
            QCOMPARE(result.rows[i].nodes(), treeNodes(Position(), int(i) + 1));
    }

    void aStopKeepsWhatIsFinished()
    {
        std::stop_source stop;
        int heard = 0;
        const auto result = runGrowth(byDepth(treeGrowth, 20), stop.get_token(),
                                      [&](const GrowthProgress& progress) {
                                          QCOMPARE(progress.done, ++heard);
                                          QCOMPARE(progress.total, 20);
                                          QCOMPARE(progress.soFar.rows.size(), std::size_t(heard));
                                          if (heard == 4)
                                              stop.request_stop();
                                      });
        QVERIFY(result);
        QVERIFY(result->stopped);
        QCOMPARE(nodesOf(*result), (std::vector<std::uint64_t> {8, 57, 400, 2801}));
    }

    void whatIsPublishedIsTheSameTree()
    {
        for (const char* engine : {"tree", "minimax-h1"}) {
            const GrowthRequest request = byDepth(QString::fromLatin1(engine), 10);
            const PublishedGrowth found = publishedGrowth(request).front();
            QCOMPARE(found.cost, GrowthCost::Nodes);
            QCOMPARE(found.points.size(), 10u);
            // The parallel report's tree, counted in two languages.
            QCOMPARE(found.points[6].cost, 960'793.0);
            QCOMPARE(found.points[9].cost, 314'060'245.0);
        }
        const auto article = publishedGrowth(byDepth(QStringLiteral("study-h1"), 8));
        QCOMPARE(article.size(), 2u);
        QCOMPARE(article[0].points[0].cost, 716.0);
        QCOMPARE(article[0].points[1].x, 6.0);
        QCOMPARE(article[1].points[1].cost, 80.0);
        // Of other searches, and of other positions, nobody has printed any.
        QVERIFY(publishedGrowth(byDepth(QStringLiteral("alphabeta-h1"), 8)).empty());
        QVERIFY(publishedGrowth(byDepth(QStringLiteral("study-h1"), 8, "4")).empty());
        QVERIFY(publishedGrowth(byDepth(QStringLiteral("study-h1"), 3)).empty());
    }

    void whatCantGrowIsRefusedWithASentence_data()
    {
        QTest::addColumn<GrowthRequest>("request");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* said, auto change) {
            GrowthRequest request;
            change(request);
            QTest::newRow(name) << request << QString::fromLatin1(said);
        };
        row("no engine", "Unknown engine \"deep-blue\"",
            [](GrowthRequest& r) { r.engine = QStringLiteral("deep-blue"); });
        row("no depth", "perfect has no depth setting",
            [](GrowthRequest& r) { r.engine = QStringLiteral("perfect"); });
        row("no search", "does not search", [](GrowthRequest& r) {
            r.engine = QStringLiteral("random");
            r.by = GrowthBy::Discs;
        });
        row("one worker", "one worker", [](GrowthRequest& r) { r.by = GrowthBy::Workers; });
        row("one board", "only the standard board", [](GrowthRequest& r) {
            r.by = GrowthBy::Boards;
            r.to = 5;
        });
        row("too deep", "last point", [](GrowthRequest& r) { r.to = 43; });
        row("too shallow", "first point", [](GrowthRequest& r) { r.from = 0; });
        row("backwards", "must not be greater than the last", [](GrowthRequest& r) { r.from = 9; });
        row("no repetition", "repetitions", [](GrowthRequest& r) { r.repeats = 0; });
        row("no position", "positions", [](GrowthRequest& r) { r.positions = 0; });
        row("no time", "millisecond", [](GrowthRequest& r) { r.limit = {}; });
        row("over", "over", [](GrowthRequest& r) { r.moves = *notation::parseMoves(u"1212121"); });
        row("a short line", "up to 3 discs", [](GrowthRequest& r) {
            r.by = GrowthBy::Discs;
            r.from = 0;
            r.to = 4;
            r.moves = *notation::parseMoves(u"444");
        });
    }

    void whatCantGrowIsRefusedWithASentence()
    {
        QFETCH(GrowthRequest, request);
        QFETCH(QString, said);
        const auto result = runGrowth(request, {}, {});
        QVERIFY(!result);
        QVERIFY2(result.error().message.contains(said), qPrintable(result.error().message));
    }

    void namesAreReadBack()
    {
        for (const GrowthBy by :
             {GrowthBy::Depth, GrowthBy::Discs, GrowthBy::Workers, GrowthBy::Boards}) {
            QCOMPARE(*growthFromName(growthName(by)), by);
            const GrowthRange usual = usualGrowth(by);
            QVERIFY(usual.low >= growthRange(by).low && usual.high <= growthRange(by).high);
            QVERIFY(growthEngines(by).contains(treeGrowth));
        }
        QVERIFY(!growthFromName(QStringLiteral("weight")));
    }
};

QTEST_GUILESS_MAIN(TestGrowth)
#include "tst_growth.moc"
