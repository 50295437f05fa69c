// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/misses.h"

#include "core/solver/solver.h"

#include <QCoreApplication>
#include <array>
#include <bit>
#include <utility>

namespace {

constexpr std::array missKeys {"win", "block", "result"};

/// 1, 0 or -1 for the side to move; nothing where it was stopped.
std::optional<int> outcomeFor(const Position& position, Solver& solver, const std::stop_token& stop)
{
    if (position.isWon())
        return -1;
    if (position.isFull())
        return 0;
    const SolveReport report = solver.solve(position, SolveGoal::Weak, {}, {stop, {}});
    if (!report.score.isDecided())
        return {};
    return report.score.lower > 0 ? 1 : report.score.upper < 0 ? -1 : 0;
}

/// The column nearest to the centre whose move lands on one of the squares.
Move moveTo(Bitboard squares)
{
    for (const int column : columnsFromCentre)
        if (squares & Position::Shape::columnMask(column))
            return Move(column);
    return Move::none();
}

/// A move that keeps the outcome, which is known; none where it was stopped.
Move keeping(const Position& position, int outcome, Solver& solver, const std::stop_token& stop)
{
    for (const int column : columnsFromCentre) {
        if (!position.canPlay(column))
            continue;
        const auto next = outcomeFor(position.after(column), solver, stop);
        if (!next)
            return Move::none();
        if (-*next == outcome)
            return Move(column);
    }
    return Move::none();
}

/// What is seen without a search: a four that was left, or the only one of the opponent.
std::optional<Miss> plainMiss(const Position& position, Move played, int ply)
{
    if (const Bitboard wins = position.winningSquares()) {
        if (position.wins(played.column()))
            return {};
        return Miss {Miss::Kind::Win, ply, played, moveTo(wins)};
    }
    const Bitboard threats = position.threatenedSquares();
    const bool isBlock = (threats & Position::Shape::columnMask(played.column())) != 0;
    if (std::popcount(threats) != 1 || isBlock)
        return {};
    return Miss {Miss::Kind::Block, ply, played, moveTo(threats)};
}

} // namespace

QString Miss::key(Kind kind)
{
    return QLatin1String(missKeys[static_cast<std::size_t>(kind)]);
}

QString Miss::kindName(Kind kind)
{
    switch (kind) {
    case Kind::Win:
        return QCoreApplication::translate("Miss", "winning column not taken");
    case Kind::Block:
        return QCoreApplication::translate("Miss", "block missed");
    case Kind::Result:
        break;
    }
    return QCoreApplication::translate("Miss", "result thrown away");
}

std::optional<std::vector<Miss>> findMisses(std::span<const Move> moves, std::size_t from,
                                            Solver& solver, const std::stop_token& stop)
{
    std::vector<Miss> misses;
    Position position = positionAfter(moves.first(std::min(from, moves.size())));
    std::optional<int> before; // as far as the last move's solving told it
    for (std::size_t ply = from; ply < moves.size(); ++ply) {
        const Position next = position.after(moves[ply].column());
        if (!before)
            before = outcomeFor(position, solver, stop);
        const auto after = outcomeFor(next, solver, stop);
        if (!before || !after)
            return {};
        auto miss = plainMiss(position, moves[ply], static_cast<int>(ply));
        if (!miss && -*after < *before) {
            const Move better = keeping(position, *before, solver, stop);
            if (better.isNone())
                return {};
            miss = Miss {Miss::Kind::Result, static_cast<int>(ply), moves[ply], better};
        }
        if (miss)
            misses.push_back(*miss);
        position = next;
        before = after;
    }
    return misses;
}
