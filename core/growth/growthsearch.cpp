// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthsearch.h"

#include "core/fulltree/tree.h"
#include "core/growth/growthboards.h"
#include "core/growth/growthtext.h"
#include "core/search/searchreport.h"
#include "core/solver/smallsolver.h"
#include "core/solver/solver.h"

#include <system_error>

namespace {

using Clock = std::chrono::steady_clock;

class EngineGrowth : public GrowthSearch
{
public:
    EngineGrowth(std::unique_ptr<Engine> engine, int depth, bool takesDepth)
        : m_engine(std::move(engine)), m_depth(takesDepth ? depth : 0)
    {
    }

    GrowthSearched search(const Position& position, const std::stop_token& stop) override
    {
        m_engine->newGame();
        // A limit of time in the search would make it deepen, which costs other nodes.
        const SearchReport report = m_engine->search(position, {.depth = m_depth}, {stop, {}});
        return {.sample = {report.nodes, report.time},
                .isWhole = report.status == SearchReport::Status::Completed,
                // What a program says of its depth is no proof that the game ends there.
                .isSeenToEnd = !report.ownUnits && report.depth < m_depth,
                .failure = report.failure};
    }

private:
    std::unique_ptr<Engine> m_engine;
    int m_depth;
};

/// The whole tree of a position of the standard board, or of another board that is empty.
class TreeGrowth : public GrowthSearch
{
public:
    TreeGrowth(int depth, int workers, const std::optional<AnyEmptyBoard>& board)
        : m_depth(depth), m_tree(workers), m_board(board)
    {
    }

    GrowthSearched search(const Position& position, const std::stop_token& stop) override
    {
        if (!m_board)
            return walk(position, stop);
        return std::visit([&](const auto& empty) { return walk(empty, stop); }, *m_board);
    }

private:
    template <typename Board> GrowthSearched walk(const Board& root, const std::stop_token& stop)
    {
        const TreeStatistics tree = m_tree.walk(root, m_depth, stop);
        return {.sample = {tree.nodes, tree.time},
                .isWhole = tree.complete,
                .isSeenToEnd = m_depth > Board::Shape::squares - root.plies()};
    }

    int m_depth;
    TreeSearch m_tree;
    std::optional<AnyEmptyBoard> m_board;
};

/// The solver without a book, its table empty.
class SolverGrowth : public GrowthSearch
{
public:
    explicit SolverGrowth(int workers) : m_solver(Solver::Settings {.workers = workers}) { }

    GrowthSearched search(const Position& position, const std::stop_token& stop) override
    {
        m_solver.clearTable();
        const SolveReport report = m_solver.solve(position, SolveGoal::Strong, {}, {stop, {}});
        return {.sample = {report.nodes, report.time},
                .isWhole = report.status == SolveStatus::Solved};
    }

private:
    Solver m_solver;
};

/// The same plain search on every board.
class SmallGrowth : public GrowthSearch
{
public:
    explicit SmallGrowth(const AnyEmptyBoard& board) : m_board(board) { }

    GrowthSearched search(const Position&, const std::stop_token& stop) override
    {
        return std::visit(
            [&stop]<typename Board>(const Board& empty) {
                SmallSolver<Board> solver;
                const auto start = Clock::now();
                const bool isWhole = solver.pliesToEnd(empty, stop).has_value();
                return GrowthSearched {.sample = {solver.nodes(), Clock::now() - start},
                                       .isWhole = isWhole};
            },
            m_board);
    }

private:
    AnyEmptyBoard m_board;
};

std::unique_ptr<GrowthSearch> made(const GrowthRequest& request, int place)
{
    const int depth = request.by == GrowthBy::Depth ? place : request.depth;
    const int workers = request.by == GrowthBy::Workers ? place : request.options.workerCount();
    std::optional<AnyEmptyBoard> board;
    if (request.by == GrowthBy::Boards)
        board = growthBoards()[static_cast<std::size_t>(place) - 1].board;
    if (request.engine == treeGrowth)
        return std::make_unique<TreeGrowth>(depth, workers, board);
    if (request.engine == exactGrowth && board)
        return std::make_unique<SmallGrowth>(*board);
    if (request.engine == exactGrowth)
        return std::make_unique<SolverGrowth>(workers);
    EngineOptions options = request.options;
    options.workers = workers;
    return std::make_unique<EngineGrowth>(*makeEngine(request.engine, options), depth,
                                          growthTakesDepth(request.engine));
}

}

Expected<std::unique_ptr<GrowthSearch>> makeGrowthSearch(const GrowthRequest& request, int place)
{
    try {
        return made(request, place);
    } catch (const std::system_error&) {
        const int workers = request.by == GrowthBy::Workers ? place : request.options.workerCount();
        return fail(GrowthText::tr(
                        "The system does not have enough threads for this number of workers: %1.")
                        .arg(workers));
    }
}
