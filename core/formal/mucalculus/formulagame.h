// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/paths.h"
#include "core/formal/mucalculus/solver.h"

namespace fourcast::formal {

/// The formula as a game between two. Verifier says that it holds and moves where it is enough that
/// something holds: at ||, exists and <...>. Refuter doubts it and moves at &&, forall and [...].
/// Who can't move, or stands where the formula is false (true), loses. A game without end is won by
/// Verifier where the outermost fixpoint that comes up for ever is nu, by Refuter where it is mu.
///
/// A position that the check had no need to look at is looked at when it is come to, which may take
/// long, and throws Solver::Ended where that is stopped or memory is short: the game is the same as
/// before then. Where data has no value the position counts as false.
class FormulaGame
{
public:
    enum class Player : std::uint8_t
    {
        Verifier,
        Refuter
    };
    using Position = Solver::Position;
    using Move = Solver::Move;

    /// The solver must have said what the formula is worth in the initial state. The system must
    /// live as long as the game.
    FormulaGame(std::shared_ptr<const NormalForm> form, std::unique_ptr<Solver> solver);

    Position start() const;
    /// Who has to choose here; nobody where there is one way to go on, or none.
    std::optional<Player> toMove(const Position& position);
    /// Empty at the end of a game.
    std::vector<Move> moves(const Position& position);
    /// Who wins from here, if he makes no mistake.
    Player winner(const Position& position);
    /// What the winner plays: an index of `moves`, which is not empty, at a position where he is to
    /// move.
    std::size_t bestMove(const Position& position, const std::vector<Move>& moves);
    /// An end of the game?
    bool isOver(const Position& position) { return moves(position).empty(); }

    /// The part of the formula that is played, as text with the values that its variables have:
    /// "[take(w, t)]false" and "w = 1, t = 0".
    QString text(const Position& position) const;
    QString valuesText(const Position& position) const;
    /// Where that part stands in the formula that was read; its opposite is played where
    /// isOpposite() is true.
    syntax::SourceLocation place(const Position& position) const;
    bool isOpposite(const Position& position) const;
    /// What there is to choose, as a sentence for whom it concerns: "A step that fits must be
    /// chosen ...".
    QString question(const Position& position);

    /// Steps from the start that show who wins, where there are such: a path on which the loser
    /// never has a choice. With the step where it comes round to, when it has no end.
    struct Evidence
    {
        Path path;
        std::optional<std::size_t> loopStart;
    };
    /// Nothing is thrown: what can't be looked at shows nothing.
    std::optional<Evidence> evidence();
    /// What it asks and tells from now on.
    void setOptions(SolverOptions options);

    const Lts& lts() const { return m_solver->lts(); }
    const Solver& solver() const { return *m_solver; }

private:
    template <typename Ask, typename T> T asked(Ask ask, T otherwise);
    bool holds(const Position& position);
    bool isWinnersTurn(const Position& position, Player winner);
    /// Has the winner won here without a step of the system?
    bool endsAtOnce(const Position& position, Player winner);
    std::optional<Evidence> shortest(Player winner);
    std::optional<Evidence> roundAndRound(Player winner);
    std::vector<syntax::Value> keyOf(const Position& position) const;

    std::shared_ptr<const NormalForm> m_form;
    std::unique_ptr<Solver> m_solver;
    bool m_hasFailed = false; ///< something could not be looked at
};

}
