// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/gamerunner.h"

#include <QTest>
#include <algorithm>
#include <atomic>
#include <new>
#include <numeric>
#include <optional>
#include <set>
#include <thread>

namespace {

std::vector<int> numbers(int count)
{
    std::vector<int> tasks(static_cast<std::size_t>(count));
    std::iota(tasks.begin(), tasks.end(), 0);
    return tasks;
}

/// The game of a task is its square.
std::optional<int> square(int task, const std::stop_token& stop)
{
    return stop.stop_requested() ? std::nullopt : std::optional(task * task);
}

}

class TestGameRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTaskIsPlayedOnceOnAnyNumberOfThreads_data()
    {
        QTest::addColumn<int>("workers");
        for (const int workers : {0, 1, 2, 7})
            QTest::addRow("%d", workers) << workers;
    }

    void everyTaskIsPlayedOnceOnAnyNumberOfThreads()
    {
        QFETCH(int, workers);
        std::vector<int> games;
        int told = 0;
        runGames(workers, numbers(100), {}, square, [&](int game, const GamesProgress& run) {
            games.push_back(game);
            told += run.done == static_cast<int>(games.size()) ? 1 : 0;
            return true;
        });
        QCOMPARE(told, 100);
        std::ranges::sort(games);
        for (int task = 0; task < 100; ++task)
            QCOMPARE(games[static_cast<std::size_t>(task)], task * task);
    }

    void oneThreadPlaysInTheirOrder()
    {
        std::vector<int> games;
        runGames(1, numbers(20), {}, square, [&](int game, const GamesProgress&) {
            games.push_back(game);
            return true;
        });
        QCOMPARE(games.size(), std::size_t {20});
        QVERIFY(std::ranges::is_sorted(games));
    }

    void whoHasSeenEnoughGetsNoMore()
    {
        int taken = 0;
        std::atomic<int> played {0};
        const auto play = [&](int task, const std::stop_token& stop) {
            ++played;
            return square(task, stop);
        };
        runGames(3, numbers(1000), {}, play,
                 [&](int, const GamesProgress&) { return ++taken < 5; });
        QCOMPARE(taken, 5);
        // Those that were under way beside the last one, at most.
        QVERIFY(played < 1000);
    }

    void gamesThatAreNotWantedAreNotTaken()
    {
        std::set<int> games;
        const auto even = [](int task, const std::stop_token&) {
            return task % 2 == 0 ? std::optional(task) : std::nullopt;
        };
        int done = 0;
        runGames(2, numbers(50), {}, even, [&](int game, const GamesProgress& run) {
            done = run.done;
            return games.insert(game).second;
        });
        QCOMPARE(games.size(), std::size_t {25});
        QCOMPARE(done, 25);
    }

    void aStopReachesTheGamesUnderWay()
    {
        std::stop_source stop;
        std::atomic<int> waiting {0};
        const auto play = [&](int, const std::stop_token& ended) -> std::optional<int> {
            if (++waiting == 2)
                stop.request_stop();
            while (!ended.stop_requested())
                std::this_thread::yield();
            return {};
        };
        bool taken = false;
        runGames(2, numbers(10), stop.get_token(), play,
                 [&](int, const GamesProgress&) { return taken = true; });
        QCOMPARE(waiting.load(), 2);
        QVERIFY(!taken);
    }

    void whatIsThrownEndsTheOthersAndIsThrownHere_data()
    {
        QTest::addColumn<bool>("byTake");
        QTest::newRow("by a game") << false;
        QTest::newRow("by who takes them") << true;
    }

    void whatIsThrownEndsTheOthersAndIsThrownHere()
    {
        QFETCH(bool, byTake);
        // The first game lasts until it is stopped: the run would never end otherwise.
        const auto play = [&](int task, const std::stop_token& ended) -> std::optional<int> {
            if (task == 0) {
                while (!ended.stop_requested())
                    std::this_thread::yield();
                return {};
            }
            if (!byTake)
                throw std::bad_alloc();
            return task;
        };
        const auto take = [](int, const GamesProgress&) -> bool { throw std::bad_alloc(); };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, runGames(2, numbers(10), {}, play, take));
    }

    void thingsAreHandedOnInTheirOrder()
    {
        std::vector<int> places {4, 0, 2, 1, 1, 0, 7, 3, 5, 6, 2};
        InOrder<int> things;
        std::vector<int> handedOn;
        for (const int place : places)
            things.add(place, 10 * place, [&](int thing) { handedOn.push_back(thing); });
        QCOMPARE(handedOn, (std::vector {0, 10, 20, 30, 40, 50, 60, 70}));
    }

    void whatIsMissingHoldsTheRestBack()
    {
        InOrder<int> things;
        int handedOn = 0;
        for (const int place : {0, 1, 3, 4})
            things.add(place, place, [&](int) { ++handedOn; });
        QCOMPARE(handedOn, 2);
        things.add(2, 2, [&](int) { ++handedOn; });
        QCOMPARE(handedOn, 5);
    }
};

QTEST_GUILESS_MAIN(TestGameRunner)
#include "tst_gamerunner.moc"
