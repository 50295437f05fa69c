// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/engines/engineinfo.h"
#include "core/search/searchreport.h"

#include <QTest>
#include <map>
#include <random>
#include <set>

using Kind = TaskEvent::Kind;

namespace {

Position seededPosition(std::mt19937_64& random, int plies)
{
    for (;;) {
        Position position;
        while (!position.isFinished() && position.plies() < plies) {
            const int column = static_cast<int>(random() % 7);
            if (position.canPlay(column))
                position = position.after(column);
        }
        if (!position.isFinished())
            return position;
    }
}

int legalMoves(const Position& position)
{
    int count = 0;
    for (int column = 0; column < Position::Shape::width; ++column)
        count += position.canPlay(column) ? 1 : 0;
    return count;
}

}

/// What workers note down while they share the moves of a root.
class TestTaskEvents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTaskIsTakenOnceAndDoneByWhoTookIt_data()
    {
        QTest::addColumn<int>("workers");
        for (const int workers : {1, 2, 3, 8})
            QTest::addRow("%d", workers) << workers;
    }

    void everyTaskIsTakenOnceAndDoneByWhoTookIt()
    {
        QFETCH(int, workers);
        std::mt19937_64 random(7);
        const auto engine = *makeEngine(QStringLiteral("mapped-h1"), {.workers = workers});
        const auto plain = *makeEngine(QStringLiteral("alphabeta-h1"), {.workers = 1});
        for (int trial = 0; trial < 40; ++trial) {
            const Position root = seededPosition(random, trial);
            const int depth = std::min(1 + trial % 7, 42 - root.plies());
            const SearchReport report = engine->search(root, {.depth = depth}, {});
            const auto tasks = static_cast<std::size_t>(legalMoves(root));
            QCOMPARE(report.events.size(), 2 * tasks + 1);
            std::map<int, int> taken;
            std::set<int> done;
            for (const TaskEvent& event : report.events) {
                QVERIFY(event.worker < workers);
                if (event.kind == Kind::Take) {
                    QVERIFY(taken.emplace(event.task, event.worker).second);
                } else if (event.kind == Kind::Done) {
                    QCOMPARE(taken.at(event.task), int(event.worker));
                    QVERIFY(done.insert(event.task).second);
                }
            }
            QCOMPARE(taken.size(), tasks);
            QCOMPARE(done.size(), tasks);
            const TaskEvent best = report.events.back();
            QCOMPARE(best.kind, Kind::Best);
            for (const TaskEvent& event : report.events)
                if (event.kind == Kind::Done) {
                    QVERIFY(event.value <= best.value);
                    QVERIFY(event.value < best.value || event.task >= best.task);
                }
            // It is what one worker finds that searches for itself.
            QCOMPARE(report.score, plain->search(root, {.depth = depth}, {}).score);
        }
    }

    void aSearchThatIsStoppedHasNoResult()
    {
        const auto engine = *makeEngine(QStringLiteral("mapped-h2"), {.workers = 2});
        // The first depth has the root and seven moves: it can't be done.
        const SearchReport report = engine->search(Position(), {.nodes = 3}, {});
        QCOMPARE(report.depth, 0);
        for (const TaskEvent& event : report.events)
            QVERIFY(event.kind != Kind::Best);
    }

    void whoSharesNothingHasNoEvents()
    {
        for (const EngineInfo& info : engineTable()) {
            if (info.usesWorkers || info.usesDataset())
                continue;
            const auto engine = *makeEngine(info.name, {.workers = 1});
            QVERIFY(engine->search(Position().after(3), {.depth = 2}, {}).events.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestTaskEvents)
#include "tst_taskevents.moc"
