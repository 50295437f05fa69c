// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/bisimulation.h"
#include "core/formal/models/conformance.h"
#include "core/formal/models/formulatable.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/process/generate.h"
#include "core/fulltree/paralleltree.h"
#include "core/support/random.h"
#include "tests/core/boards.h"
#include "tests/sanitized.h"

#include <QTest>

using namespace fourcast;
using Status = formal::Conformance::Status;
using Kind = TaskEvent::Kind;

namespace {

formal::Conformance checked(const RecordedRun& run)
{
    auto result = formal::checkConformance(run);
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return *result;
}

formal::Specification specification(const QString& text)
{
    auto read = formal::readSpecification(text);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read;
}

QString poolText(const formal::ModelValues& values)
{
    const auto all = formal::models();
    return *formal::modelText(*formal::findModel(all, QStringLiteral("pool")), values);
}

/// Two workers that steal: worker 1 waits within move 3 and takes move 4 meanwhile.
RecordedRun stealingRun()
{
    return {.workers = 2,
            .tasks = {3, 4, 5},
            .events = {{Kind::Take, 1, 3, 0},
                       {Kind::Take, 0, 5, 0},
                       {Kind::Take, 1, 4, 0},
                       {Kind::Done, 1, 4, -1},
                       {Kind::Done, 1, 3, 0},
                       {Kind::Done, 0, 5, 0},
                       {Kind::Best, 0, 5, 0}},
            .preferred = {5, 3, 4},
            .open = 3};
}

/// Two moves with two replies each. The best of all replies, 1, is of the move that loses.
RecordedRun replyRun()
{
    return {.workers = 1,
            .tasks = {8, 9, 16, 17},
            .events = {{Kind::Take, 0, 8, 0},
                       {Kind::Done, 0, 8, 1},
                       {Kind::Take, 0, 9, 0},
                       {Kind::Done, 0, 9, -1},
                       {Kind::Take, 0, 16, 0},
                       {Kind::Done, 0, 16, 0},
                       {Kind::Take, 0, 17, 0},
                       {Kind::Done, 0, 17, 0},
                       {Kind::Best, 0, 2, 0}},
            .moves = {1, 1, 2, 2}};
}

}

/// The strategies of the parallel report, held against the model of what they may do.
class TestStrategyConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRunConforms_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("workers");
        for (const ParallelStrategy strategy : parallelStrategies())
            for (const int workers : {1, 2, 3, 5})
                QTest::addRow("%s, %d", qPrintable(strategyName(strategy)), workers)
                    << strategyName(strategy) << workers;
    }

    void everyRunConforms()
    {
        QFETCH(const QString, strategy);
        QFETCH(const int, workers);
        SeededRandom random(static_cast<std::uint64_t>(workers));
        ParallelTree tree(workers);
        for (int seed = 1; seed <= sanitized::cases(40); ++seed) {
            const Position root
                = boards::randomUnfinished(random, static_cast<int>(random.below(42)));
            const int depth = 1 + static_cast<int>(random.below(5));
            const ParallelRun run = tree.run(root, depth, *strategyFromName(strategy),
                                             {.seed = static_cast<std::uint64_t>(seed)});
            const formal::Conformance conformance = checked(run.recorded);
            QVERIFY2(conformance.status == Status::Conforms,
                     qPrintable(formal::conformanceText(conformance, run.recorded)));
            QCOMPARE(conformance.path.size(), 2 * run.recorded.tasks.size() + 1);
            QCOMPARE(run.recorded.events.back().task, run.bestMove.column());
            QCOMPARE(run.recorded.events.back().value, run.value);
        }
    }

    void whatWasChangedIsFoundThere_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const ParallelStrategy strategy : parallelStrategies())
            QTest::newRow(qPrintable(strategyName(strategy))) << strategyName(strategy);
    }

    void whatWasChangedIsFoundThere()
    {
        QFETCH(const QString, strategy);
        ParallelTree tree(2);
        const RecordedRun run
            = tree.run(positionOf("4453"), 4, *strategyFromName(strategy), {}).recorded;
        // Under the sanitizers some places are enough: a number of steps that meets every kind of
        // event.
        for (std::size_t at = 0; at < run.events.size(); at += sanitized::isOn ? 5 : 1) {
            const auto place = static_cast<std::ptrdiff_t>(at);
            RecordedRun twice = run;
            twice.events.insert(twice.events.begin() + place, run.events[at]);
            const formal::Conformance ofTwice = checked(twice);
            QCOMPARE(ofTwice.path.size(), at + 1);
            QVERIFY(ofTwice.isRefused());

            RecordedRun other = run;
            if (run.events[at].kind == Kind::Best)
                ++other.events[at].value;
            else
                other.events[at].worker = static_cast<std::uint8_t>(run.workers);
            const formal::Conformance ofOther = checked(other);
            QCOMPARE(ofOther.path.size(), at);
            QVERIFY(ofOther.isRefused());

            if (run.events[at].kind != Kind::Take)
                continue;
            // What nobody took is refused where it is done.
            RecordedRun less = run;
            less.events.erase(less.events.begin() + place);
            const auto done = std::ranges::find_if(less.events, [&](const TaskEvent& event) {
                return event.kind == Kind::Done && event.task == run.events[at].task;
            });
            QCOMPARE(checked(less).path.size(), std::size_t(done - less.events.begin()));
            QVERIFY(checked(less).isRefused());
        }
    }

    void aStoppedRunConformsAsFarAsItGoes()
    {
        std::stop_source stop;
        stop.request_stop();
        ParallelTree tree(3);
        for (const ParallelStrategy strategy : parallelStrategies()) {
            const ParallelRun run = tree.run(Position(), 9, strategy, {.stop = stop.get_token()});
            QVERIFY(!run.complete);
            QCOMPARE(checked(run.recorded).status, Status::Unfinished);
        }
    }

    void aWorkerThatWaitsMayTakeAFurtherTask()
    {
        QCOMPARE(checked(stealingRun()).status, Status::Conforms);
        RecordedRun strict = stealingRun();
        strict.open = 1;
        QCOMPARE(checked(strict).path.size(), std::size_t {2});
        QVERIFY(checked(strict).isRefused());
        // And ends it before the one that it waits in.
        RecordedRun crossed = stealingRun();
        std::swap(crossed.events[3], crossed.events[4]);
        QCOMPARE(checked(crossed).path.size(), std::size_t {3});
        QVERIFY(checked(crossed).isRefused());
    }

    void ofEqualMovesThePreferredIsTheBest()
    {
        RecordedRun other = stealingRun();
        other.events.back().task = 3;
        QCOMPARE(checked(other).path.size(), std::size_t {6});
        QVERIFY(checked(other).isRefused());
        other.preferred = {};
        QCOMPARE(checked(other).status, Status::Conforms);
    }

    void aMoveIsWorthWhatTheBestReplyLeaves()
    {
        QCOMPARE(checked(replyRun()).status, Status::Conforms);
        RecordedRun other = replyRun();
        other.events.back() = {Kind::Best, 0, 1, 1};
        QCOMPARE(checked(other).path.size(), std::size_t {8});
        QVERIFY(checked(other).isRefused());
    }

    /// Where each task is a move and no worker has two at a time, the search is the pool: the same
    /// states, and the same formulas hold.
    void theModelOfASearchIsThePool_data()
    {
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("tasks");
        for (int workers = 1; workers <= 3; ++workers)
            for (int tasks = 1; tasks <= 4; ++tasks)
                QTest::addRow("%d, %d", workers, tasks) << workers << tasks;
    }

    void theModelOfASearchIsThePool()
    {
        QFETCH(const int, workers);
        QFETCH(const int, tasks);
        const std::vector<int> scores {3, -1, 4, 4};
        RecordedRun run {.workers = workers, .tasks = {}, .events = {}};
        for (int task = 0; task < tasks; ++task) {
            run.tasks.push_back(task);
            run.events.push_back({Kind::Done, 0, static_cast<std::uint8_t>(task),
                                  scores[static_cast<std::size_t>(task)]});
        }
        const formal::ModelValues values {{"P", QString::number(workers)},
                                          {"M", QString::number(tasks)},
                                          {"scores", QStringLiteral("3,-1,4,4")}};
        const formal::Specification search = specification(formal::searchModelText(run));
        const formal::Lts mine = formal::generate(search).lts;
        const formal::Lts pool = formal::generate(specification(poolText(values))).lts;
        QCOMPARE(mine.stateCount(), pool.stateCount());
        QCOMPARE(mine.transitionCount(), pool.transitionCount());
        QVERIFY(formal::compare(mine, pool).status == formal::ComparisonStatus::Bisimilar);
        for (const formal::FormulaInfo& info : formal::formulasOf(QStringLiteral("pool"))) {
            QString text = formal::formulaText(info, values);
            text.replace(QRegularExpression(QStringLiteral("\\bP\\b")), QStringLiteral("W"));
            const auto mineRead = formal::readFormula(text, formal::signatureOf(search));
            QVERIFY2(mineRead, qPrintable(mineRead ? QString() : mineRead.error().message));
            const auto poolRead
                = formal::readFormula(formal::formulaText(info, values),
                                      formal::signatureOf(specification(poolText(values))));
            QCOMPARE(formal::check(mine, *mineRead)->status,
                     formal::check(pool, *poolRead)->status);
        }
    }

private:
    static Position positionOf(const char* moves)
    {
        Position position;
        for (const char* move = moves; *move; ++move)
            position = position.after(*move - '1');
        return position;
    }
};

QTEST_GUILESS_MAIN(TestStrategyConformance)
#include "tst_strategyconformance.moc"
