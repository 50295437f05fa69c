// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchstatistics.h"
#include "core/solver/exactscore.h"
#include "core/solver/solverspan.h"

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// What is proved of a score, from the view of the side to move (see exactscore.h).
struct ScoreInterval
{
    int lower = -exactscore::largest;
    int upper = exactscore::largest;

    bool isExact() const { return lower == upper; }
    /// Is it known who wins, or that it is a draw?
    bool isDecided() const { return lower > 0 || upper < 0 || isExact(); }
    /// "wins in 7", "wins in 5 to 9 moves", "does not lose", "not known yet"; `plies` are the
    /// discs on the board.
    QString toText(int plies) const;
    /// The nearest that one score can say: exact, at least, at most, or nothing.
    Score toScore(int plies) const;

    friend bool operator==(const ScoreInterval&, const ScoreInterval&) = default;
};

enum class SolveStatus : std::uint8_t
{
    Running, ///< a better interval follows
    Solved, ///< what was asked for is proved
    LimitReached, ///< nodes or time ran out; the interval holds
    Stopped ///< stopped by the caller; the interval holds
};

/// The solver's answer about one position: plain data, finished when it is sent.
struct SolveReport
{
    Position root;
    SolveStatus status = SolveStatus::Running;
    ScoreInterval score;
    /// Positions visited, of all workers. Varies from run to run with more than one worker.
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};
    int workers = 1;
    /// Who was in which question when: every null window that is over, in the order in which they
    /// were asked, the caller's part before the helpers'. Their nodes add up to `nodes` when the
    /// report is the last one. Empty where nothing had to be searched.
    std::vector<SolverSpan> spans;
    /// Evaluations and the selective depth have no meaning here: it searches to the end.
    SearchStatistics statistics;
};

/// All columns of a position.
struct ColumnsReport
{
    static constexpr int columns = Position::Shape::width;

    SolveReport whole;
    /// Scores of the moves, from the view of the side to move at the root; empty where the column
    /// is full. Columns not yet solved have a wide interval.
    std::array<std::optional<ScoreInterval>, columns> moves {};
    /// All moves that are proved to be best, from left to right; empty until the score is known.
    std::vector<Move> best;
    /// Best play to the end of the game, one of `best` first. Complete when the status is Solved
    /// and the whole of it was asked for.
    std::vector<Move> line;
};

/// Is every column's score exact?
bool allColumnsAreExact(const ColumnsReport& report);

/// What two searches of one position found, one after the other: what is proved by both, and their
/// nodes and time together. A search that is begun again knows less at first than the one before
/// did at its end. The status is the later one's.
ColumnsReport joined(const ColumnsReport& before, ColumnsReport report);

/// What the caller allows. Zero means "no limit of this kind".
struct SolveLimits
{
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time {0};
};

/// Whom to tell whenever a report gets better, and a few times a second when that takes long; and
/// how to stop. The callback comes from the thread that called the solver.
template <typename Report> struct SolveContext
{
    std::stop_token stop;
    std::function<void(const Report&)> report;
};
