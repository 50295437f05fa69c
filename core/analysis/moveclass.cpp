// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/moveclass.h"

#include <algorithm>

namespace {

/// 1 won, 0 drawn, -1 lost; nothing where the interval leaves it open.
std::optional<int> outcome(const ScoreInterval& score)
{
    if (!score.isDecided())
        return {};
    return score.lower > 0 ? 1 : score.upper < 0 ? -1 : 0;
}

/// What all columns and the whole together prove of the best move.
ScoreInterval bestScore(const ColumnsReport& scores)
{
    ScoreInterval best = scores.whole.score;
    int upper = -exactscore::largest;
    for (const auto& move : scores.moves) {
        if (!move)
            continue;
        best.lower = std::max(best.lower, move->lower);
        upper = std::max(upper, move->upper);
    }
    best.upper = std::min(best.upper, upper);
    return best;
}

/// The only square that stops the opponent's four, where the side to move has none of its own.
bool hasForcedBlock(const Position& before)
{
    return !before.winningSquares() && std::has_single_bit(before.threatenedSquares());
}

bool isForced(const Position& before, Move played)
{
    int legal = 0;
    for (int column = 0; column < Position::Shape::width; ++column)
        legal += before.canPlay(column) ? 1 : 0;
    const Bitboard square
        = Position::Shape::square(played.column(), before.landingRow(played.column()));
    return legal == 1 || (hasForcedBlock(before) && before.threatenedSquares() == square);
}

/// How many of the other columns keep the outcome; nothing where that is open.
std::optional<int> othersThatKeep(const ColumnsReport& scores, Move played, int kept)
{
    int count = 0;
    for (int column = 0; column < ColumnsReport::columns; ++column) {
        const auto& score = scores.moves[static_cast<std::size_t>(column)];
        if (!score || column == played.column())
            continue;
        const auto other = outcome(*score);
        if (!other)
            return {};
        count += *other == kept ? 1 : 0;
    }
    return count;
}

}

MoveClass classifyMove(const Position& before, Move played, const ColumnsReport& scores)
{
    if (isForced(before, played))
        return MoveClass::Forced;
    const auto& given = scores.moves[static_cast<std::size_t>(played.column())];
    if (!given)
        return MoveClass::Unknown;
    const ScoreInterval best = bestScore(scores);
    const auto possible = outcome(best);
    const auto reached = outcome(*given);
    if (!possible || !reached)
        return MoveClass::Unknown;

    if (*reached < *possible) {
        const bool plain = before.winningSquares() || hasForcedBlock(before);
        return *possible - *reached == 2 || plain ? MoveClass::Blunder : MoveClass::Mistake;
    }
    const auto others = othersThatKeep(scores, played, *possible);
    if (!others)
        return MoveClass::Unknown;
    if (*others == 0)
        return MoveClass::OnlyMove;
    if (given->lower >= best.upper)
        return MoveClass::Best;
    return given->upper < best.lower ? MoveClass::Slower : MoveClass::Unknown;
}
