// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/paralleltree.h"

#include "core/fulltree/sharedboundstrategy.h"
#include "core/fulltree/treestrategies.h"

#include <system_error>

ParallelTree::ParallelTree(int workers) : m_threads(workers)
{
    m_threads.startSome();
    if (m_threads.count() == 0)
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

template <int W, int H, int K>
ParallelRun ParallelTree::run(const BasicPosition<W, H, K>& root, int depth,
                              ParallelStrategy strategy, const ParallelRunOptions& options)
{
    static_assert(W <= 7, "a column has three bits in a task's path");
    Q_ASSERT(depth >= 1 && !root.isFinished());
    TreeRun<BasicPosition<W, H, K>> search(
        m_threads, root, depth, options, strategy == ParallelStrategy::Sequential ? 1 : workers());
    const auto start = search.recorder.start();
    switch (strategy) {
    case ParallelStrategy::Sequential:
        sequential(search);
        break;
    case ParallelStrategy::RootList:
        rootList(search);
        break;
    case ParallelStrategy::RootMapped:
        rootMapped(search);
        break;
    case ParallelStrategy::EveryNode:
        everyNode(search);
        break;
    case ParallelStrategy::SplitTwo:
        splitTwo(search);
        break;
    case ParallelStrategy::SharedBound:
        sharedBound(search);
        break;
    }
    return search.finish(std::chrono::steady_clock::now() - start);
}

#define BOARD(NAME, W, H, K)                                                                       \
    template ParallelRun ParallelTree::run(const BasicPosition<W, H, K>&, int, ParallelStrategy,   \
                                           const ParallelRunOptions&);
#include "core/board/boards.def"
