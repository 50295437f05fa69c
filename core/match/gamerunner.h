// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/remotetasks.h"
#include "core/parallel/workerpool.h"
#include "core/support/timeleft.h"

#include <chrono>
#include <functional>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

/// How far a run of games is; what was played before it is not counted.
struct GamesProgress
{
    int done = 0;
    /// At the pace so far.
    std::chrono::seconds left {0};
};

/// The runner of many games: plays one for each task on so many threads (0: one per core), the
/// calling one among them, and blocks until all are over, a stop, or `take` ends the run.
/// Where the system gives fewer threads it does with those.
///
/// `play(task, stop)` answers an optional game, from any thread: nothing where it was stopped, or
/// where the game is not wanted any more. What is played must follow from the task, so that it is
/// the same on any number of threads. `take(game, progress)` gets each game as soon as it is over,
/// one call at a time; whoever needs them in their order has InOrder. It answers whether more are
/// wanted: once it says no, the games under way are stopped, and it gets none of them. What either
/// of the two throws ends the games under way as well, and is thrown here.
template <typename Tasks, typename Play, typename Take>
void runGames(int workers, const Tasks& tasks, const std::stop_token& stop, const Play& play,
              const Take& take)
{
    std::stop_source ended;
    const std::stop_callback passOn(stop, [&ended] { ended.request_stop(); });
    std::mutex mutex; // of what follows
    GamesProgress progress;
    TimeLeft time(static_cast<double>(std::size(tasks)));
    bool enough = false;
    const auto work = [&](const auto& task) {
        if (ended.stop_requested())
            return;
        try {
            auto game = play(task, ended.get_token());
            const std::scoped_lock lock(mutex);
            if (!game || enough)
                return;
            time.spend();
            ++progress.done;
            progress.left = std::chrono::duration_cast<std::chrono::seconds>(
                time.left().value_or(std::chrono::seconds(0)));
            enough = !take(std::move(*game), progress);
            if (enough)
                ended.request_stop();
        } catch (...) {
            ended.request_stop();
            throw;
        }
    };
    WorkerPool pool(WorkerPool::workersFor(workers, std::size(tasks)));
    pool.map(tasks, work);
}

/// How a task and its game travel to another process and back. What is played must be the same
/// there.
template <typename Task, typename Game> struct GameWire
{
    /// Whose TaskHandler plays it.
    QByteArray kind;
    /// Nothing where the game is not wanted any more.
    std::function<std::optional<QByteArray>(const Task& task)> task;
    /// Nothing where these are no bytes of a game.
    std::function<std::optional<Game>(const Task& task, const QByteArray& bytes)> game;
};

/// As above; by the workers' others where there are any, whose games are taken in the calling
/// thread.
template <typename Task, typename Game, typename Play, typename Take>
void runGames(const TaskWorkers& workers, const std::vector<Task>& tasks,
              const std::stop_token& stop, const Play& play, const Take& take,
              const GameWire<Task, Game>& wire)
{
    if (!workers.others) {
        runGames(workers.threads, tasks, stop, play, take);
        return;
    }
    GamesProgress progress;
    TimeLeft time(static_cast<double>(tasks.size()));
    bool enough = false;
    const auto left = workers.others->run(
        wire.kind, tasks.size(), [&](std::size_t place) { return wire.task(tasks[place]); }, stop,
        [&](std::size_t place, const QByteArray& bytes) {
            auto game = wire.game(tasks[place], bytes);
            if (!game)
                return TaskTaken::Unreadable;
            time.spend();
            ++progress.done;
            progress.left = std::chrono::duration_cast<std::chrono::seconds>(
                time.left().value_or(std::chrono::seconds(0)));
            enough = !take(std::move(*game), progress);
            return enough ? TaskTaken::Enough : TaskTaken::More;
        });
    if (enough || left.empty())
        return;
    std::vector<Task> rest;
    for (const std::size_t place : left)
        rest.push_back(tasks[place]);
    const int before = progress.done;
    runGames(workers.threads, rest, stop, play, [&](Game game, GamesProgress run) {
        run.done += before;
        return take(std::move(game), run);
    });
}

/// Hands things on in the order of their places, whatever the order in which they come: each as
/// soon as it and all before it are there.
template <typename Thing> class InOrder
{
public:
    /// Places count from 0. One that was handed on or waits already is passed over. `next(thing)`
    /// gets what is due.
    template <typename Next> void add(int place, Thing thing, const Next& next)
    {
        if (place < m_next)
            return;
        m_waiting.try_emplace(place, std::move(thing));
        while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
            auto due = m_waiting.extract(m_waiting.begin());
            ++m_next;
            next(std::move(due.mapped()));
        }
    }

private:
    std::map<int, Thing> m_waiting;
    int m_next = 0;
};
