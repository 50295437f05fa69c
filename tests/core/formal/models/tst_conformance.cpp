// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/evaluation/h2.h"
#include "core/formal/models/conformance.h"
#include "core/search/deepeningengine.h"
#include "core/search/mappedroot.h"
#include "tests/core/formal/models/raceroot.h"
#include "tests/sanitized.h"

#include <QTest>
#include <random>
#include <set>

using namespace fourcast;
using Status = formal::Conformance::Status;
using Kind = TaskEvent::Kind;

namespace {

Position seededPosition(std::mt19937_64& random)
{
    for (;;) {
        const int plies = static_cast<int>(random() % 36);
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

/// Two workers, three moves; worker 1 finds the better of two equal ones first.
formal::RecordedRun goodRun()
{
    return {2,
            {2, 3, 4},
            {{Kind::Take, 0, 3, 0},
             {Kind::Take, 1, 2, 0},
             {Kind::Done, 1, 2, 5},
             {Kind::Take, 1, 4, 0},
             {Kind::Done, 0, 3, 5},
             {Kind::Done, 1, 4, -7},
             {Kind::Best, 0, 2, 5}}};
}

}

/// What a search says it did, held against the model of what it may do.
class TestConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunByHandConforms()
    {
        const auto checked = formal::checkConformance(goodRun());
        QVERIFY2(checked, qPrintable(checked ? QString() : checked.error().message));
        QCOMPARE(checked->status, Status::Conforms);
        QCOMPARE(checked->path.size(), std::size_t {7});
        QCOMPARE(checked->path.front().text(), QStringLiteral("take(0, 3)"));
        QCOMPARE(checked->path.back().text(), QStringLiteral("best(2, 5)"));
        // Nothing comes after the result but the end.
        QCOMPARE(checked->allowed.size(), std::size_t {1});
        QCOMPARE(checked->allowed.front().text(), QStringLiteral("halt"));
    }

    void whatCantHaveHappenedIsFoundWhereItHappened_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<TaskEvent>("event");
        QTest::addColumn<int>("found");
        const auto row = [](const char* name, int at, TaskEvent event, int found) {
            QTest::newRow(name) << at << event << found;
        };
        row("taken twice", 1, {Kind::Take, 1, 3, 0}, 1);
        row("taken by one that is busy", 1, {Kind::Take, 0, 2, 0}, 1);
        row("a worker that is not there", 1, {Kind::Take, 2, 2, 0}, 1);
        row("done by another one", 2, {Kind::Done, 0, 2, 5}, 2);
        row("done before it is taken", 2, {Kind::Done, 1, 4, -7}, 2);
        row("done twice with two values", 4, {Kind::Done, 1, 2, 6}, 4);
        row("told before all are done", 5, {Kind::Best, 0, 2, 5}, 5);
        row("the worse one is the best", 6, {Kind::Best, 0, 4, -7}, 6);
        row("the one further right of two equal ones", 6, {Kind::Best, 0, 3, 5}, 6);
        row("a value that nobody found", 6, {Kind::Best, 0, 2, 6}, 6);
    }

    void whatCantHaveHappenedIsFoundWhereItHappened()
    {
        QFETCH(int, at);
        QFETCH(TaskEvent, event);
        QFETCH(int, found);
        formal::RecordedRun run = goodRun();
        run.events[static_cast<std::size_t>(at)] = event;
        const auto checked = formal::checkConformance(run);
        QVERIFY(checked);
        QCOMPARE(checked->status, Status::Refused);
        QCOMPARE(checked->path.size(), static_cast<std::size_t>(found));
        QVERIFY(std::ranges::find(checked->allowed, formal::labelOf(event))
                == checked->allowed.end());
        const QString text = formal::conformanceText(*checked, run);
        QVERIFY2(text.contains(formal::labelOf(event).text()), qPrintable(text));
    }

    void aSearchThatWasStoppedConformsAsFarAsItGoes()
    {
        formal::RecordedRun run = goodRun();
        run.events.resize(4);
        const auto checked = formal::checkConformance(run);
        QVERIFY(checked);
        QCOMPARE(checked->status, Status::Unfinished);
        QCOMPARE(checked->path.size(), std::size_t {4});
    }

    void everySearchConforms_data()
    {
        QTest::addColumn<int>("workers");
        for (int workers = 1; workers <= 8; ++workers)
            QTest::addRow("%d", workers) << workers;
    }

    /// Two thousand searches of seeded positions by workers that come in every order.
    void everySearchConforms()
    {
        QFETCH(int, workers);
        std::mt19937_64 random(static_cast<std::uint64_t>(workers));
        DeepeningEngine engine({.name = "loitering"},
                               std::make_unique<MappedRoot<Loitering<H2>>>(
                                   Loitering<H2> {}, TerminalValues::preferring(), workers));
        std::set<std::vector<int>> orders;
        for (int search = 0; search < sanitized::cases(250); ++search) {
            const Position root = seededPosition(random);
            const int depth = std::min(5, Position::Shape::squares - root.plies());
            const SearchReport report = engine.search(root, {.depth = depth}, {});
            const formal::RecordedRun run = formal::recordedRun(report);
            const auto checked = formal::checkConformance(run);
            QVERIFY2(checked, qPrintable(checked ? QString() : checked.error().message));
            QVERIFY2(checked->status == Status::Conforms,
                     qPrintable(formal::conformanceText(*checked, run)));
            std::vector<int> order;
            for (const TaskEvent& event : run.events)
                order.push_back(event.worker);
            orders.insert(order);
        }
        // They were many different runs, and not one a hundred times.
        QVERIFY(workers == 1 || orders.size() > (sanitized::isOn ? 10 : 20));
    }

    void theRaceIsCaught()
    {
        std::mt19937_64 random(3);
        RaceRoot<Loitering<H2>> race(Loitering<H2> {}, 4);
        int caught = 0;
        int wrong = 0;
        for (int search = 0; search < sanitized::cases(200); ++search) {
            const Position root = seededPosition(random);
            const RootResult result = race.search(root, 2, {}, {});
            formal::RecordedRun run {4, {}, result.events};
            for (const RootMove& move : result.moves)
                run.tasks.push_back(move.move.column());
            const auto checked = formal::checkConformance(run);
            QVERIFY(checked);
            // The model refuses a run exactly where its result is not that of the moves.
            const bool isWrong
                = result.events.back().task != result.bestMoves().front()->move.column();
            wrong += isWrong ? 1 : 0;
            QCOMPARE(checked->isRefused(), isWrong);
            if (!checked->isRefused())
                continue;
            ++caught;
            QCOMPARE(checked->path.size(), run.events.size() - 1);
        }
        QVERIFY(caught > 0);
        QCOMPARE(caught, wrong);
    }
};

QTEST_GUILESS_MAIN(TestConformance)
#include "tst_conformance.moc"
