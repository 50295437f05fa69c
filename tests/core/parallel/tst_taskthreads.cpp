// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/taskthreads.h"

#include <QTest>
#include <new>
#include <set>

namespace {

constexpr int taskPatience = 60'000;

QByteArray squares()
{
    return QByteArrayLiteral("square");
}

std::map<QByteArray, TaskHandler> squareHandlers()
{
    return {{squares(),
             [](const QByteArray& task, const std::stop_token&) -> std::optional<QByteArray> {
                 const int number = task.toInt();
                 return QByteArray::number(number * number);
             }},
            {QByteArrayLiteral("waits"),
             [](const QByteArray&, const std::stop_token& stop) -> std::optional<QByteArray> {
                 while (!stop.stop_requested())
                     std::this_thread::yield();
                 return {};
             }},
            {QByteArrayLiteral("large"),
             [](const QByteArray&, const std::stop_token&) -> std::optional<QByteArray> {
                 throw std::bad_alloc();
             }},
            {QByteArrayLiteral("unreadable"),
             [](const QByteArray&, const std::stop_token&) -> std::optional<QByteArray> {
                 return QByteArray();
             }}};
}

}

class TestTaskThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachTaskIsDoneOnce()
    {
        const auto handlers = squareHandlers();
        TaskThreads threads(handlers, 3);
        QCOMPARE(threads.idle(), 3);
        constexpr int count = 100;
        for (int i = 0; i < count; ++i)
            threads.add({.run = 7, .number = i, .kind = squares(), .bytes = QByteArray::number(i)});
        std::set<std::int64_t> seen;
        const auto collect = [&] {
            const auto [finished, trouble] = threads.finished();
            for (const FinishedTask& done : finished) {
                const bool isNew = seen.insert(done.number).second;
                if (!isNew || done.run != 7
                    || done.result != QByteArray::number(done.number * done.number))
                    return false;
            }
            return trouble == TaskTrouble::None;
        };
        QTRY_VERIFY_WITH_TIMEOUT(!collect() || seen.size() == count, taskPatience);
        QCOMPARE(seen.size(), std::size_t(count));
        QTRY_COMPARE_WITH_TIMEOUT(threads.idle(), 3, taskPatience);
    }

    void whatIsDroppedHasNoResult()
    {
        const auto handlers = squareHandlers();
        TaskThreads threads(handlers, 1);
        for (int i = 0; i < 3; ++i)
            threads.add({.number = i, .kind = QByteArrayLiteral("waits"), .bytes = {}});
        QVERIFY(threads.idle() < 0);
        threads.drop();
        QTRY_COMPARE_WITH_TIMEOUT(threads.idle(), 1, taskPatience);
        // What comes after is done.
        threads.add({.number = 9, .kind = squares(), .bytes = QByteArrayLiteral("4")});
        std::vector<FinishedTask> finished;
        const auto isDone = [&] {
            for (FinishedTask& done : threads.finished().first)
                finished.push_back(std::move(done));
            return !finished.empty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isDone(), taskPatience);
        QCOMPARE(finished.size(), std::size_t(1));
        QCOMPARE(finished.front().result, QByteArrayLiteral("16"));
    }

    void troubleIsTold_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<TaskTrouble>("trouble");
        QTest::newRow("no memory") << QByteArrayLiteral("large") << TaskTrouble::Failed;
        QTest::newRow("empty result") << QByteArrayLiteral("unreadable") << TaskTrouble::Unreadable;
        QTest::newRow("of no kind known") << QByteArrayLiteral("other") << TaskTrouble::Unreadable;
    }

    void troubleIsTold()
    {
        QFETCH(const QByteArray, kind);
        const auto handlers = squareHandlers();
        TaskThreads threads(handlers, 2);
        threads.add({.kind = kind, .bytes = {}});
        TaskTrouble trouble = TaskTrouble::None;
        QTRY_VERIFY_WITH_TIMEOUT((trouble = threads.finished().second) != TaskTrouble::None,
                                 taskPatience);
        QTEST(trouble, "trouble");
    }

    void theEndWaitsForWhatIsUnderWay()
    {
        const auto handlers = squareHandlers();
        TaskThreads threads(handlers, 2);
        threads.add({.kind = QByteArrayLiteral("waits"), .bytes = {}});
    }
};

QTEST_GUILESS_MAIN(TestTaskThreads)
#include "tst_taskthreads.moc"
