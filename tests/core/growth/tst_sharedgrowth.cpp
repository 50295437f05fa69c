// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthtext.h"
#include "core/growth/remotegrowth.h"
#include "core/growth/sharedgrowth.h"
#include "tests/core/backwardtasks.h"

#include <QTest>

namespace {

GrowthRequest sharedRequest(const QString& engine, GrowthBy by, int from, int to)
{
    GrowthRequest request;
    request.engine = engine;
    request.by = by;
    request.from = from;
    request.to = to;
    request.depth = 3;
    request.repeats = 2;
    request.positions = 3;
    return request;
}

void compareCounts(const GrowthResult& there, const GrowthResult& here)
{
    QCOMPARE(there.rows.size(), here.rows.size());
    QCOMPARE(there.nodesVary, here.nodesVary);
    for (std::size_t i = 0; i < here.rows.size(); ++i) {
        const GrowthRow& row = there.rows[i];
        const GrowthRow& same = here.rows[i];
        QCOMPARE(row.x, same.x);
        QCOMPARE(row.board, same.board);
        QCOMPARE(row.status, same.status);
        QCOMPARE(row.samples.size(), same.samples.size());
        for (std::size_t k = 0; k < same.samples.size(); ++k)
            QCOMPARE(row.samples[k].nodes, same.samples[k].nodes);
    }
}

/// Answers as if each point was measured by another process of the machine, all at once.
std::optional<QByteArray> answerAtOnce(const QByteArray& task, const std::stop_token& stop)
{
    static qint64 process = 0;
    auto point = growthPointFromBytes(*answerGrowthTask(task, stop));
    point->process = ++process;
    point->began = 1;
    point->ended = 2;
    return growthPointToBytes(*point);
}

}

/// Points that other processes measure.
class TestSharedGrowth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersCountTheSame_data()
    {
        QTest::addColumn<GrowthRequest>("request");
        QTest::addColumn<int>("leave");
        const auto row = [](const char* name, const GrowthRequest& request, int leave) {
            QTest::newRow(name) << request << leave;
        };
        row("depth", sharedRequest("alphabeta-h1", GrowthBy::Depth, 1, 4), 0);
        row("some here", sharedRequest("tree", GrowthBy::Depth, 1, 4), 2);
        row("discs", sharedRequest("study-h1", GrowthBy::Discs, 8, 11), 0);
        row("workers", sharedRequest("mapped-h1", GrowthBy::Workers, 1, 3), 0);
        row("boards", sharedRequest("tree", GrowthBy::Boards, 1, 3), 1);
        // The game ends on the way: deeper points are not wanted, whoever has measured them.
        GrowthRequest end = sharedRequest("tree", GrowthBy::Depth, 1, 9);
        for (const int column : {0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 2, 3, 2, 3, 2, 3,
                                 3, 2, 3, 2, 3, 2, 4, 5, 4, 5, 4, 5, 5, 4, 5, 4, 5, 4})
            end.moves.emplace_back(column);
        row("to the end", end, 0);
    }

    void othersCountTheSame()
    {
        QFETCH(GrowthRequest, request);
        QFETCH(int, leave);
        const auto here = runGrowth(request, {}, {});
        BackwardTasks others(growthTaskKind(), answerGrowthTask, static_cast<std::size_t>(leave));
        const auto there = runSharedGrowth(request, others, {}, {});
        QVERIFY(here && there);
        compareCounts(*there, *here);
        if (request.to == 9)
            QCOMPARE(there->rows.size(), 7U);
        // One process after the other's work is done disturbs nobody.
        QVERIFY(!there->disturbed);
        QVERIFY(!growthToJson(*there).contains("\"disturbed\": true"));
    }

    void pointsOfOneMomentDisturbEachOther()
    {
        BackwardTasks others(growthTaskKind(), answerAtOnce);
        const auto found
            = runSharedGrowth(sharedRequest("tree", GrowthBy::Depth, 1, 3), others, {}, {});
        QVERIFY(found && found->disturbed);
        for (const GrowthRow& row : found->rows)
            QVERIFY(row.disturbed);
        QVERIFY(growthToText(*found).contains(QStringLiteral("whole, disturbed")));
        QVERIFY(growthtext::remarks(*found).contains(QStringLiteral("Something else ran")));
        QCOMPARE(growthToCsv(*found).split('\n').front().split(',').back().trimmed(),
                 QByteArray("disturbed"));
    }

    void bytesAreReadOnceMore()
    {
        GrowthPointFound point {.row = {.x = 9,
                                        .board = QStringLiteral("4x4"),
                                        .status = GrowthStatus::Fewer,
                                        .samples = {{7, std::chrono::nanoseconds(5)}},
                                        .reached = {3, std::chrono::nanoseconds(2)}},
                                .nodesVary = true,
                                .process = 4};
        const QByteArray bytes = growthPointToBytes(point);
        const auto read = growthPointFromBytes(bytes);
        QVERIFY(read);
        QCOMPARE(growthPointToBytes(*read), bytes);
        QCOMPARE(read->row.samples.front().time.count(), 5);
        QVERIFY(!growthPointFromBytes(bytes.chopped(1)));
    }

    void otherBytesAreRefused()
    {
        QCOMPARE(answerGrowthTask("Dear Ada,", {}), QByteArray());
        QVERIFY(!growthPointFromBytes("Dear Ada,"));
        // Depth 99 is none.
        QCOMPARE(answerGrowthTask(growthTask(sharedRequest("tree", GrowthBy::Depth, 1, 1), 99), {}),
                 QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestSharedGrowth)
#include "tst_sharedgrowth.moc"
