// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/boards.h"
#include "core/fulltree/treewalk.h"
#include "core/parallel/workerpool.h"

/// Walks trees with a number of workers, whose threads it keeps from one tree to the next.
///
/// The tasks that the workers share are not the root's moves but the replies to them: seven equal
/// tasks leave two workers at best 7/4 as fast as one. The replies' counts are added up for each
/// root move, so everything but the time is the same with any number of workers.
class TreeSearch
{
public:
    explicit TreeSearch(int workers) : m_workers(workers) { }

    /// The root must not be won. Blocks until the tree is walked or stopped.
    template <int W, int H, int K>
    TreeStatistics walk(const BasicPosition<W, H, K>& root, int depth,
                        const std::stop_token& stop = {})
    {
        const auto start = std::chrono::steady_clock::now();
        // Waking a thread takes a good part of what a shallow tree does.
        TreeStatistics result = m_workers.count() == 1 || depth < shallowestShared || root.isFull()
            ? TreeWalk<W, H, K>(stop).walk(root, depth)
            : walkReplies(root, depth, stop);
        result.workers = m_workers.count();
        result.time = std::chrono::steady_clock::now() - start;
        return result;
    }

    /// From the empty board, whatever its size.
    TreeStatistics walk(const AnyEmptyBoard& root, int depth, const std::stop_token& stop = {});

private:
    static constexpr int shallowestShared = 7;

    /// A position after a move and a reply.
    template <typename Board> struct Reply
    {
        std::size_t move = 0;
        Board position;
        TreeStatistics tree;
    };

    template <int W, int H, int K>
    TreeStatistics walkReplies(const BasicPosition<W, H, K>& root, int depth,
                               const std::stop_token& stop)
    {
        using Board = BasicPosition<W, H, K>;
        // What is over after one move or two is counted here, the other replies are tasks.
        std::vector<TreeStatistics> moves;
        std::vector<Reply<Board>> replies;
        forEachMove(root, [&](const Board& child) {
            moves.push_back(started(child));
            if (isOver(child))
                return;
            forEachMove(child, [&](const Board& reply) {
                if (isOver(reply))
                    moves.back().add(started(reply));
                else
                    replies.push_back({moves.size() - 1, reply, {}});
            });
        });
        m_workers.map(replies, [&stop, depth](Reply<Board>& reply) {
            reply.tree = TreeWalk<W, H, K>(stop).walk(reply.position, depth - 2);
        });
        for (const Reply<Board>& reply : replies)
            moves[reply.move].add(reply.tree);
        TreeStatistics result = started(root);
        for (const TreeStatistics& move : moves)
            result.add(move);
        return result;
    }

    template <typename Board, typename Visit>
    static void forEachMove(const Board& position, Visit visit)
    {
        for (int column = 0; column < Board::Shape::width; ++column)
            if (position.canPlay(column))
                visit(position.after(column));
    }

    template <typename Board> static bool isOver(const Board& position)
    {
        return position.isWon() || position.isFull();
    }

    /// The position alone, its moves still to be added.
    template <typename Board> static TreeStatistics started(const Board& position)
    {
        TreeStatistics result;
        result.nodes = 1;
        result.leaves = isOver(position) ? 1 : 0;
        result.value = position.isFull() && !position.isWon() ? 0 : -1;
        return result;
    }

    WorkerPool m_workers;
};
