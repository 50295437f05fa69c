// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/paralleltree.h"

#include "core/fulltree/boundwalk.h"
#include "core/fulltree/treewalk.h"
#include "core/parallel/nodetasks.h"
#include "core/parallel/taskrecorder.h"
#include "core/parallel/workerindex.h"
#include "core/support/random.h"
#include "core/support/threads.h"

#include <future>
#include <memory>
#include <system_error>

ParallelTree::ParallelTree(int workers) : m_threads(workers)
{
    if (!m_threads.start())
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    tellFewerThreads(m_threads.count(), workers);
}

/// A root move or a reply to one.
template <typename Board> struct ParallelTree::Task
{
    std::size_t move = 0; ///< index of the root move
    TaskPath path;
    Board position;
    std::uint64_t nodes = 0;
    int value = 0; ///< to the side to move in `position`
    bool complete = true;
};

/// A root move, put together from its tasks.
struct ParallelTree::RootValue
{
    int column = 0;
    std::uint64_t nodes = 1;
    int value = -1; ///< to the side to move at the root
    bool known = true;
};

/// One run of one strategy.
template <typename Board> struct ParallelTree::Search
{
    using BoardTask = Task<Board>;

    Search(ParallelTree& owner, const Board& position, int plies, const ParallelRunOptions& wanted,
           int workers)
        : tree(owner), root(position), depth(plies), options(wanted),
          recorder(workers, wanted.record)
    {
        for (int column = 0; column < Board::Shape::width; ++column)
            if (root.canPlay(column))
                moves.push_back({column});
        shuffle();
    }

    void sequential()
    {
        for (BoardTask& task : rootTasks())
            settle(walked(task, 0, TaskRecord::Run::Own));
    }

    void rootList()
    {
        std::vector<BoardTask> tasks = rootTasks();
        map(tasks, [this](BoardTask& task, int worker, TaskRecord::Run run) {
            task = walked(task, worker, run);
        });
        for (const BoardTask& task : tasks)
            settle(task);
    }

    void rootMapped()
    {
        const std::vector<BoardTask> tasks = rootTasks();
        created = stolen = tasks.size();
        WorkerIndex index;
        std::vector<std::future<BoardTask>> values;
        for (const BoardTask& task : tasks) {
            const auto work
                = std::make_shared<std::packaged_task<BoardTask()>>([this, &index, task] {
                      return walked(task, index.ofThisThread(), TaskRecord::Run::Stolen);
                  });
            values.push_back(work->get_future());
            (void)tree.m_threads.post([work] { (*work)(); }); // there are threads
        }
        for (const std::future<BoardTask>& value : values)
            value.wait(); // before one throws
        for (std::future<BoardTask>& value : values)
            settle(value.get());
    }

    void everyNode()
    {
        NodeTasks<Board> nodes(tree.workers(), recorder, options.stop);
        const auto outcome = nodes.run(root, depth, tree.m_threads);
        result.nodes = outcome.nodes - 1;
        for (RootValue& move : moves) {
            move.nodes = 0; // counted all together
            move.value = outcome.values[static_cast<std::size_t>(move.column)];
        }
        created = outcome.created;
        stolen = outcome.stolen;
        recordedPly = outcome.recordedPly;
        result.complete = outcome.complete;
    }

    void splitTwo()
    {
        std::vector<BoardTask> tasks;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Board child = root.after(moves[i].column);
            if (isEnd(child, depth - 1)) {
                moves[i].value = child.isWon() ? 1 : 0;
                continue;
            }
            // The opponent chooses: what the best reply leaves is added up as they come.
            moves[i].value = 1;
            for (int column = 0; column < Board::Shape::width; ++column)
                if (child.canPlay(column))
                    tasks.push_back(
                        {i, TaskPath().then(moves[i].column).then(column), child.after(column)});
        }
        map(tasks, [this](BoardTask& task, int worker, TaskRecord::Run how) {
            task = walked(task, worker, how);
        });
        for (const BoardTask& task : tasks) {
            RootValue& move = moves[task.move];
            move.nodes += task.nodes;
            move.value = std::min(move.value, task.value);
            result.complete = result.complete && task.complete;
        }
    }

    /// A move is a better one than those before it in the seed's order only by a larger value, and
    /// than those behind it by an equal one too; what the others are known to reach bounds it so.
    /// That makes the answer the same whoever is quicker.
    void sharedBound()
    {
        constexpr int unknown = -2;
        std::array<std::atomic<int>, Board::Shape::width> known {};
        for (std::atomic<int>& value : known)
            value.store(unknown);
        std::vector<BoardTask> tasks = rootTasks();
        std::sort(tasks.begin(), tasks.end(), [this](const BoardTask& a, const BoardTask& b) {
            return place(a.move) < place(b.move);
        });
        const auto bound = [&](std::size_t move) {
            int least = -2;
            for (std::size_t i = 0; i < moves.size(); ++i)
                if (const int value = known[i].load(); i != move && value != unknown)
                    least = std::max(least, place(i) < place(move) ? value : value - 1);
            return least;
        };
        map(tasks, [&](BoardTask& task, int worker, TaskRecord::Run how) {
            record(worker, task, how, [&] {
                BoundWalk<Board> walk(options.stop);
                task.value = boundedMove(task, walk, [&] { return bound(task.move); });
                task.nodes += walk.nodes();
                task.complete = !walk.wasStopped();
            });
            known[task.move].store(-task.value);
        });
        // Whether a value is exact or only a bound that was not passed shows when all are there.
        for (const BoardTask& task : tasks) {
            settle(task);
            moves[task.move].known = -task.value > bound(task.move);
        }
    }

    ParallelRun finish(std::chrono::nanoseconds time)
    {
        ++result.nodes; // the root
        std::size_t best = order.front();
        for (const std::size_t i : order)
            if (moves[i].value > moves[best].value)
                best = i;
        for (const RootValue& move : moves) {
            result.nodes += move.nodes;
            if (move.known)
                result.columnValues[static_cast<std::size_t>(move.column)] = move.value;
        }
        result.value = moves[best].value;
        result.bestMove = Move(moves[best].column);
        result.columnValues[static_cast<std::size_t>(moves[best].column)] = result.value;
        result.time = time;
        result.timeline = recorder.timeline(root, time);
        result.timeline.created = created;
        result.timeline.stolen = stolen;
        result.timeline.ranInline = created - stolen;
        result.timeline.recordedPly = recordedPly;
        return result;
    }

    static bool isEnd(const Board& position, int plies)
    {
        return plies == 0 || position.isWon() || position.isFull();
    }

    std::vector<BoardTask> rootTasks() const
    {
        std::vector<BoardTask> tasks;
        for (std::size_t i = 0; i < moves.size(); ++i)
            tasks.push_back({i, TaskPath().then(moves[i].column), root.after(moves[i].column)});
        return tasks;
    }

    /// Over all workers, the asking thread among them; it is worker 0, and created them.
    template <typename Work> void map(std::vector<BoardTask>& tasks, const Work& work)
    {
        WorkerIndex index;
        index.ofThisThread();
        std::atomic<std::uint64_t> byOthers {0};
        mapBeside(tree.m_threads, tree.workers() - 1, tasks, [&](BoardTask& task) {
            const int worker = index.ofThisThread();
            if (worker > 0)
                ++byOthers;
            work(task, worker, worker == 0 ? TaskRecord::Run::Inline : TaskRecord::Run::Stolen);
        });
        created = tasks.size();
        stolen = byOthers.load();
    }

    /// The task with what its whole tree comes to.
    BoardTask walked(BoardTask task, int worker, TaskRecord::Run how)
    {
        record(worker, task, how, [&] {
            if (task.position.isWon()) {
                task.nodes = 1;
                task.value = -1;
                return;
            }
            const TreeStatistics walk
                = TreeWalk<Board::Shape::width, Board::Shape::height, Board::Shape::line>(
                      options.stop)
                      .walk(task.position, depth - task.path.length());
            task.nodes = walk.nodes;
            task.value = walk.value;
            task.complete = walk.complete;
        });
        return task;
    }

    /// The value of a root move to the opponent, whose replies are tried one by one: between them
    /// the bound is asked for again, which others may have raised.
    template <typename Bound>
    int boundedMove(BoardTask& task, BoundWalk<Board>& walk, const Bound& bound)
    {
        const Board& child = task.position;
        int least = bound();
        // No move can do better than win.
        if (least >= 1)
            return -1;
        task.nodes = 1;
        if (isEnd(child, depth - 1))
            return child.isWon() ? -1 : 0;
        int best = -1;
        for (int column = 0; column < Board::Shape::width && best < -least; ++column) {
            if (!child.canPlay(column))
                continue;
            ++task.nodes;
            const Board reply = child.after(column);
            const int value = reply.isWon() ? 1
                : isEnd(reply, depth - 2)   ? 0
                                            : -walk.value(reply, depth - 2, least, -best);
            best = std::max(best, value);
            least = bound();
        }
        return best;
    }

    template <typename Work>
    void record(int worker, const BoardTask& task, TaskRecord::Run how, const Work& work)
    {
        if (!recorder.isOn())
            return work();
        recorder.begin(worker, task.path, how, 0);
        work();
        recorder.end(worker, task.nodes);
    }

    void settle(const BoardTask& task)
    {
        RootValue& move = moves[task.move];
        move.nodes = task.nodes;
        move.value = -task.value;
        result.complete = result.complete && task.complete;
    }

    /// The order in which equal moves are preferred.
    void shuffle()
    {
        order.resize(moves.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        SeededRandom random(options.seed ^ root.key() * 0x9e3779b97f4a7c15u);
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
    std::size_t place(std::size_t move) const
    {
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), move)
                                        - order.begin());
    }

    ParallelTree& tree;
    const Board root;
    const int depth;
    const ParallelRunOptions options;
    TaskRecorder recorder;
    std::vector<RootValue> moves;
    std::vector<std::size_t> order;
    std::uint64_t created = 0;
    std::uint64_t stolen = 0;
    int recordedPly = 0;
    ParallelRun result;
};

template <int W, int H, int K>
ParallelRun ParallelTree::run(const BasicPosition<W, H, K>& root, int depth,
                              ParallelStrategy strategy, const ParallelRunOptions& options)
{
    static_assert(W <= 7, "a column has three bits in a task's path");
    Q_ASSERT(depth >= 1 && !root.isFinished());
    Search<BasicPosition<W, H, K>> search(*this, root, depth, options,
                                          strategy == ParallelStrategy::Sequential ? 1 : workers());
    const auto start = search.recorder.start();
    switch (strategy) {
    case ParallelStrategy::Sequential:
        search.sequential();
        break;
    case ParallelStrategy::RootList:
        search.rootList();
        break;
    case ParallelStrategy::RootMapped:
        search.rootMapped();
        break;
    case ParallelStrategy::EveryNode:
        search.everyNode();
        break;
    case ParallelStrategy::SplitTwo:
        search.splitTwo();
        break;
    case ParallelStrategy::SharedBound:
        search.sharedBound();
        break;
    }
    return search.finish(std::chrono::steady_clock::now() - start);
}

template ParallelRun ParallelTree::run(const BasicPosition<7, 6, 4>&, int, ParallelStrategy,
                                       const ParallelRunOptions&);
template ParallelRun ParallelTree::run(const BasicPosition<7, 7, 4>&, int, ParallelStrategy,
                                       const ParallelRunOptions&);
template ParallelRun ParallelTree::run(const BasicPosition<6, 5, 4>&, int, ParallelStrategy,
                                       const ParallelRunOptions&);
template ParallelRun ParallelTree::run(const BasicPosition<5, 4, 4>&, int, ParallelStrategy,
                                       const ParallelRunOptions&);
template ParallelRun ParallelTree::run(const BasicPosition<4, 4, 3>&, int, ParallelStrategy,
                                       const ParallelRunOptions&);
