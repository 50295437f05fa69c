// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/analysis/naiveclass.h"

#include "core/solver/solver.h"

#include <vector>

namespace naiveclass {

std::map<int, int> exactScores(Solver& solver, const Position& before)
{
    std::map<int, int> scores;
    for (int column = 0; column < 7; ++column) {
        if (!before.canPlay(column))
            continue;
        const Position next = before.after(column);
        if (next.isWon())
            scores[column] = (43 - before.plies()) / 2;
        else if (next.isFull())
            scores[column] = 0;
        else
            scores[column] = -solver.solve(next).score.lower;
    }
    return scores;
}

/// 'W', 'D' or 'L' for the mover.
static char result(int score)
{
    return score > 0 ? 'W' : score < 0 ? 'L' : 'D';
}

/// Columns in which a disc dropped now by this side completes four.
static std::vector<int> winningColumns(const Position& position, bool opponents)
{
    const Position seen
        = opponents ? Position::fromBitboards(position.opponent(), position.occupied()) : position;
    std::vector<int> columns;
    for (int column = 0; column < 7; ++column)
        if (seen.canPlay(column) && seen.after(column).isWon())
            columns.push_back(column);
    return columns;
}

MoveClass read(const Position& before, int played, const std::map<int, int>& scores)
{
    const std::vector<int> own = winningColumns(before, false);
    const std::vector<int> blocks = winningColumns(before, true);
    if (scores.size() == 1)
        return MoveClass::Forced;
    if (own.empty() && blocks == std::vector<int> {played})
        return MoveClass::Forced;

    int best = -100;
    int wins = 0;
    int draws = 0;
    for (const auto& [column, score] : scores) {
        best = score > best ? score : best;
        wins += result(score) == 'W';
        draws += result(score) == 'D';
    }
    const char could = result(best);
    const char did = result(scores.at(played));
    if (could == 'W' && did == 'L')
        return MoveClass::Blunder;
    if (could != did)
        return !own.empty() || blocks.size() == 1 ? MoveClass::Blunder : MoveClass::Mistake;
    if ((could == 'W' && wins == 1) || (could == 'D' && draws == 1))
        return MoveClass::OnlyMove;
    return scores.at(played) == best ? MoveClass::Best : MoveClass::Slower;
}

}
