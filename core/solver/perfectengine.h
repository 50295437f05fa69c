// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"
#include "core/search/seededchoice.h"
#include "core/solver/solverservice.h"
#include "core/support/text/lazytext.h"

#include <string>

/// Plays the best move there is, with the exact score of every column and the line to the end of
/// the game.
///
/// Of the limits it keeps nodes and time; a depth means nothing to it. Stopped early it answers
/// with the move that is proved to be worth most so far. While it works it reports what is proved a
/// few times a second. The table stays warm over a game. Node counts are always those of the search
/// itself; they vary from run to run with more than one worker, or where the table is shared.
/// Everything else does not.
class PerfectEngine : public Engine
{
public:
    struct Settings
    {
        std::string name = "perfect";
        Solver::Settings solver {};
        /// Chooses among equally good moves.
        std::uint64_t seed = 1;
        /// May be null; the caller keeps it alive.
        const KnownScores* known = nullptr;
        /// In a lost game it takes that of the slowest losses which sets most traps (traps.h).
        bool setsTraps = false;
        /// Asked in place of a solver of its own; of `solver` only the workers mean something then,
        /// and `known` is the service's. A game against a person shares; in a match, whose node
        /// counts must not depend on what others asked, each engine has its own.
        std::shared_ptr<SolverService> service {};
    };

    explicit PerfectEngine(const Settings& settings);
    ~PerfectEngine() override;

    std::string_view name() const override { return m_settings.name; }
    /// `depth` in the report is the length of the game that is left; 0 as long as that is not
    /// proved. The principal variation may be shorter: early in the game, where a book knows the
    /// scores, to follow it to the end would take longer than the answer.
    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override;
    void newGame() override;

private:
    SearchReport searchWith(Solver& solver, const Position& root, const SearchLimits& limits,
                            const SearchContext& context) const;
    Solver& ownSolver();
    static void setTraps(Solver& solver, const Position& root, ColumnsReport& columns,
                         const SearchLimits& limits, const std::stop_token& stop);
    SearchReport toReport(const Position& root, const ColumnsReport& columns) const;
    Move chooseMove(const Position& root, const ColumnsReport& columns) const;
    LazyText variant() const;

    Settings m_settings;
    SeededChoice m_choice;
    /// Made when it is first needed: engines are made to be looked at, too. Null with a service.
    std::unique_ptr<Solver> m_solver;
    /// A game has begun since the last search; with an empty table it costs the same nodes again.
    bool m_forgets = false;
};
