// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/sharedtasks.h"

#include <QTest>

#include <numeric>

/// Every position is solved by somebody, whoever is lost meanwhile.
class TestSharedTasks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPositionIsHandedOutOnce()
    {
        SharedTasks queue(numbers(100), patience);
        queue.hear(1, start);
        queue.hear(2, start);
        std::vector<std::size_t> all;
        for (int worker = 1; all.size() < 100; worker = 3 - worker) {
            const auto batch = queue.take(worker, 20);
            QVERIFY(!batch.empty());
            all.insert(all.end(), batch.begin(), batch.end());
        }
        QCOMPARE(all, numbers(100));
        QVERIFY(queue.take(1, 20).empty());
        QCOMPARE(queue.left(), std::size_t {100});
    }

    void batchesShrinkTowardsTheEnd()
    {
        SharedTasks queue(numbers(100), patience);
        queue.hear(1, start);
        queue.hear(2, start);
        QCOMPARE(queue.take(1, 10).size(), std::size_t {10});
        QCOMPARE(queue.take(1, 64).size(), std::size_t {11});
        std::size_t last = 0;
        for (auto batch = queue.take(2, 64); !batch.empty(); batch = queue.take(2, 64))
            last = batch.size();
        QCOMPARE(last, std::size_t {1});
    }

    void lostWorkIsHandedOutAgainButNotWhatWasSolved()
    {
        SharedTasks queue(numbers(8), patience);
        queue.hear(1, start);
        const auto lost = queue.take(1, 8);
        QCOMPARE(lost, numbers(2));
        QVERIFY(queue.finish(0));
        QCOMPARE(queue.lose(1), std::size_t {1});
        QCOMPARE(queue.workers(), std::size_t {0});
        queue.hear(2, start);
        QCOMPARE(queue.take(2, 1), std::vector<std::size_t> {1});
        QCOMPARE(queue.lose(1), std::size_t {0});
    }

    void silenceIsNoticedAfterThePatience()
    {
        SharedTasks queue(numbers(8), patience);
        queue.hear(1, start);
        queue.hear(2, start);
        QVERIFY(queue.silent(start + patience).empty());
        queue.hear(2, start + patience);
        QCOMPARE(queue.silent(start + patience * 3 / 2), std::vector<int> {1});
    }

    void lateAnswerOfALostWorkerCounts()
    {
        SharedTasks queue(numbers(1), patience);
        queue.hear(1, start);
        QCOMPARE(queue.take(1, 1), numbers(1));
        queue.lose(1);
        QVERIFY(queue.take(1, 1).empty()); // not before it is heard of
        queue.hear(1, start);
        QVERIFY(queue.finish(0));
        QVERIFY(!queue.finish(0));
        QVERIFY(queue.take(1, 1).empty());
        QCOMPARE(queue.left(), std::size_t {0});
    }

    /// Workers come, solve, die and come back at random; in the end all is solved.
    void anyOrderOfLossesEndsWithAllSolved()
    {
        SharedTasks queue(numbers(500), patience);
        std::vector<std::vector<std::size_t>> has(5);
        std::uint32_t state = 1;
        int steps = 0;
        for (; queue.left() > 0 && steps < 100'000; ++steps) {
            state = state * 1'664'525u + 1'013'904'223u;
            const auto worker = (state >> 8) % has.size();
            const auto name = static_cast<int>(worker);
            if ((state >> 20) % 10 == 0) {
                queue.lose(name);
                has[worker].clear();
                continue;
            }
            queue.hear(name, start);
            if (has[worker].empty())
                has[worker] = queue.take(name, 16);
            if (!has[worker].empty()) {
                queue.finish(has[worker].back());
                has[worker].pop_back();
            }
        }
        QCOMPARE(queue.left(), std::size_t {0});
        QVERIFY(steps < 100'000);
    }

private:
    static constexpr std::chrono::milliseconds patience {1000};
    const SharedTasks::Time start {};

    static std::vector<std::size_t> numbers(std::size_t count)
    {
        std::vector<std::size_t> result(count);
        std::iota(result.begin(), result.end(), std::size_t {0});
        return result;
    }
};

QTEST_GUILESS_MAIN(TestSharedTasks)
#include "tst_sharedtasks.moc"
