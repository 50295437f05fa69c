// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/session/uciinfo.h"

#include "core/engines/engineinfo.h"
#include "core/evaluation/heuristics.h"
#include "core/uci/ucimoves.h"

#include <algorithm>
#include <cstdlib>

namespace uci {

namespace {

constexpr int allOfThem = 1000;

/// Of wins the quickest, of losses the slowest is worth most.
std::int64_t worthOfKind(const Score& score)
{
    constexpr std::int64_t certain = 4'000'000'000;
    switch (score.kind) {
    case Score::Kind::Win:
        return certain - score.plies;
    case Score::Kind::Loss:
        return score.plies - certain;
    case Score::Kind::Estimate:
        return score.value;
    case Score::Kind::None:
    case Score::Kind::Draw:
        break;
    }
    return 0;
}

/// A bound is worth a little less or more than what it is the bound of.
std::int64_t worthOf(const Score& score)
{
    return 2 * worthOfKind(score) + (score.bound == Score::Bound::AtLeast ? 1 : 0)
        - (score.bound == Score::Bound::AtMost ? 1 : 0);
}

struct ScoredMove
{
    Move move;
    Score score;
};

bool mayBePlayed(Move move, const std::vector<Move>& only)
{
    return only.empty() || std::ranges::find(only, move) != only.end();
}

/// The moves with a score that may be played, and the engine's own choice: this one first, then by
/// worth, of equals the one nearest to the middle.
std::vector<ScoredMove> scoredMoves(const SearchReport& report, const std::vector<Move>& only)
{
    std::vector<ScoredMove> moves;
    for (const int column : columnsFromCentre) {
        const Move move(column);
        const Score& score = move == report.bestMove
            ? report.score
            : report.columnScores[static_cast<std::size_t>(column)];
        if (mayBePlayed(move, only) && (move == report.bestMove || score.kind != Score::Kind::None))
            moves.push_back({move, score});
    }
    std::ranges::stable_sort(moves, [&report](const ScoredMove& a, const ScoredMove& b) {
        if (a.move == report.bestMove || b.move == report.bestMove)
            return b.move != report.bestMove;
        return worthOf(a.score) > worthOf(b.score);
    });
    return moves;
}

bool isDrawn(const Score& score)
{
    return score.kind == Score::Kind::Draw && score.bound == Score::Bound::Exact;
}

std::optional<InfoChances> chancesOf(const Score& score)
{
    const bool atLeast = score.bound != Score::Bound::AtMost;
    const bool atMost = score.bound != Score::Bound::AtLeast;
    if (score.kind == Score::Kind::Win && atLeast)
        return InfoChances {.win = allOfThem};
    if (score.kind == Score::Kind::Loss && atMost)
        return InfoChances {.loss = allOfThem};
    if (isDrawn(score))
        return InfoChances {.draw = allOfThem};
    return std::nullopt;
}

QStringList lineOf(const SearchReport& report, Move move)
{
    const std::vector<Move>& line = report.principalVariation;
    const bool isShown = !line.empty() && line.front() == move;
    return movesText(report.root, isShown ? line : std::vector {move}).split(u' ');
}

/// A win was found within the depth of the search.
int latestEnd(const SearchReport& report)
{
    const int left = Position::Shape::squares - report.root.plies();
    return report.depth > 0 ? std::min(report.depth, left) : left;
}

/// What is the same in all lines of a report.
InfoLine infoOfSearch(const SearchReport& report)
{
    InfoLine info;
    if (report.depth > 0)
        info.depth = report.depth;
    if (report.statistics.selectiveDepth > 0)
        info.selectiveDepth = report.statistics.selectiveDepth;
    info.nodes = report.nodes;
    if (report.time.count() > 0)
        info.nodesPerSecond = static_cast<std::uint64_t>(report.nodesPerSecond());
    info.time = std::chrono::floor<std::chrono::milliseconds>(report.time);
    if (report.statistics.table && report.statistics.table->fill)
        info.tableUse = static_cast<int>(allOfThem * *report.statistics.table->fill);
    return info;
}

int valuesPerCentipawn(const SearchReport& report)
{
    const HeuristicInfo* const heuristic = engineInfo(report.engine).heuristic;
    return heuristic ? heuristic->valuesPerCentipawn : 1;
}

} // namespace

bool isExactDraw(const InfoLine& line)
{
    return line.chances == InfoChances {.draw = allOfThem};
}

std::vector<InfoLine> infoLines(const SearchReport& report, const UciShown& shown)
{
    std::vector<ScoredMove> moves = scoredMoves(report, shown.only);
    // The engine keeps its scores to itself, and would play another move.
    if (moves.empty())
        moves.push_back({bestMove(report, shown.only), {}});
    moves.resize(std::min(moves.size(), static_cast<std::size_t>(std::max(1, shown.multiPv))));

    std::vector<InfoLine> lines;
    for (const ScoredMove& move : moves) {
        InfoLine& line = lines.emplace_back(infoOfSearch(report));
        line.multiPv = static_cast<int>(lines.size());
        line.score = InfoScore::of(move.score, valuesPerCentipawn(report), latestEnd(report));
        if (shown.chances || isDrawn(move.score))
            line.chances = chancesOf(move.score);
        if (!move.move.isNone())
            line.principalVariation = lineOf(report, move.move);
    }
    return lines;
}

Move bestMove(const SearchReport& report, const std::vector<Move>& only)
{
    if (mayBePlayed(report.bestMove, only))
        return report.bestMove;
    const std::vector<ScoredMove> moves = scoredMoves(report, only);
    return moves.empty()
        ? *std::ranges::min_element(
            only, {}, [](Move move) { return std::abs(move.column() - SearchReport::columns / 2); })
        : moves.front().move;
}

BestMoveLine bestMoveLine(const SearchReport& report, const std::vector<Move>& only)
{
    const Move best = bestMove(report, only);
    if (best.isNone())
        return {};
    const QStringList line = lineOf(report, best);
    return {.move = line.front(), .ponder = line.value(1)};
}

InfoLine infoOfFinished(const Position& position)
{
    const Score score = position.isWon() ? Score::fromValue(-value::win)
                                         : Score::fromValue(0, Score::Bound::Exact, true);
    return {.depth = 0, .score = InfoScore::of(score), .chances = chancesOf(score)};
}

}
