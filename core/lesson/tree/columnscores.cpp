// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/columnscores.h"

#include "core/solver/exactscore.h"
#include "core/solver/smallsolver.h"

namespace fourcast::lesson {

namespace {

/// Plies to the end as SmallSolver has them: positive where the side to move wins.
template <typename Board> class EndOf
{
public:
    EndOf(const ExactScores& exact, const std::stop_token& stop) : m_exact(exact), m_stop(stop) { }

    std::optional<int> operator()(const Board& position)
    {
        if constexpr (std::is_same_v<Board, Position>) {
            const std::optional<int> score = m_exact(position, m_stop);
            if (!score || *score == 0)
                return score;
            const int plies = exactscore::pliesToEnd(*score, position.plies());
            return *score > 0 ? plies : -plies;
        } else {
            return m_solver.pliesToEnd(position, m_stop);
        }
    }

private:
    struct Nothing
    {
    };
    const ExactScores& m_exact;
    std::stop_token m_stop;
    std::conditional_t<std::is_same_v<Board, Position>, Nothing, SmallSolver<Board>> m_solver {};
};

template <typename Board>
std::optional<ColumnScore> scoreOf(const Board& position, int column, EndOf<Board>& endOf)
{
    const Board next = position.after(column);
    if (next.isWon())
        return ColumnScore {column, 1, 1};
    if (next.isFull())
        return ColumnScore {column, 0, 1};
    const std::optional<int> plies = endOf(next);
    if (!plies)
        return {};
    const int left = *plies == 0 ? Board::Shape::squares - next.plies() : std::abs(*plies);
    return ColumnScore {column, *plies == 0 ? 0 : *plies > 0 ? -1 : 1, left + 1};
}

template <typename Wanted>
std::vector<int> columnsWhere(const std::vector<ColumnScore>& scores, Wanted wanted)
{
    std::vector<int> columns;
    for (const ColumnScore& score : scores)
        if (wanted(score))
            columns.push_back(score.column);
    return columns;
}

}

int ColumnScore::rank() const
{
    constexpr int longest = 100;
    return outcome * (longest - plies);
}

Expected<std::optional<std::vector<ColumnScore>>>
columnScores(const AnyPosition& position, const ExactScores& exact, const std::stop_token& stop)
{
    const TreeRequest request {.root = position, .depth = 1, .leaves = LeafValues::exact()};
    FOURCAST_TRY(check(request));
    const ExactScores asked = exact ? exact : ownSolver();
    return std::visit(
        [&]<typename Board>(const Board& board) -> std::optional<std::vector<ColumnScore>> {
            EndOf<Board> endOf(asked, stop);
            std::vector<ColumnScore> scores;
            for (int column = 0; column < Board::Shape::width; ++column) {
                if (!board.canPlay(column))
                    continue;
                const auto score = scoreOf(board, column, endOf);
                if (!score)
                    return {};
                scores.push_back(*score);
            }
            return scores;
        },
        position);
}

std::vector<int> bestColumns(const std::vector<ColumnScore>& scores)
{
    if (scores.empty())
        return {};
    const int best = std::ranges::max(scores, {}, &ColumnScore::rank).rank();
    return columnsWhere(scores, [best](const ColumnScore& score) { return score.rank() == best; });
}

std::vector<int> keepingColumns(const std::vector<ColumnScore>& scores)
{
    if (scores.empty())
        return {};
    const int best = std::ranges::max(scores, {}, &ColumnScore::outcome).outcome;
    return columnsWhere(scores, [best](const ColumnScore& score) { return score.outcome == best; });
}

}
