// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/failurecounts.h"
#include "core/statistics/statistics.h"
#include "core/study/runs/experimentgame.h"
#include "core/study/runs/sequentialtest.h"

/// What the searches of one ply cost, over the games that searched there.
struct PlyMean
{
    /// From 1.
    int ply = 0;
    int games = 0;
    double nodes = 0.0;
    double milliseconds = 0.0;
    /// Of these means, at 95 %: repetitions of a game make them no narrower. Nothing for fewer than
    /// two games, and where only the means were asked for.
    std::optional<Interval> nodesInterval {};
    std::optional<Interval> millisecondsInterval {};
};

/// A cell's games put together.
struct CellTally
{
    enum class Verdict : std::uint8_t
    {
        NoArticle, ///< the article has no share for this cell
        Unfinished, ///< games are missing
        Agrees, ///< the difference between the two shares may be chance
        Differs ///< it is larger than chance makes it in 95 of 100 cases, in one share or both
    };

    int played = 0;
    int rounds = 0;
    int winsA = 0;
    int winsB = 0;
    int draws = 0;
    /// Of these, what a and b have lost by failing.
    FailureCounts failuresOfA {};
    FailureCounts failuresOfB {};
    /// Games that differ in who moved first, in the position after the opening or in a move from
    /// there: another order of an opening makes a copy.
    int distinctGames = 0;
    /// What the games are worth where some are copies, see DistinctGames; the intervals and the
    /// verdict count these.
    double independentGames = 0.0;
    /// Wilson, 95 %, of winsA and winsB in the games played.
    Interval shareA;
    Interval shareB;
    /// Means over the moves that were searched; 0 where there are none.
    double nodesPerMoveA = 0.0;
    double nodesPerMoveB = 0.0;
    double msPerMoveA = 0.0;
    double msPerMoveB = 0.0;
    /// Games whose times are no measure.
    int disturbed = 0;
    /// Of both sides' searches, for figures 12 and 13.
    std::vector<PlyMean> plies;
    Verdict verdict = Verdict::NoArticle;
    /// Is entrant a the stronger one?
    PairTestResult test;
    /// The test ended the cell before its rounds were played. The shares are then further from one
    /// half than those of as many games with a fixed number.
    bool endedByTest = false;

    double shareOfA() const { return played > 0 ? double(winsA) / played : 0.0; }
    double shareOfB() const { return played > 0 ? double(winsB) / played : 0.0; }
    bool isComplete() const { return played >= rounds || endedByTest; }
    /// The games that it has when it is complete, as far as is known.
    int expected() const { return endedByTest ? played : rounds; }
};

/// `games` are those of the cell, in any order, played by these rules; where the test ends
/// pairings, none behind the pair that decided.
CellTally tally(const ExperimentCell& cell, const GameRules& rules, const ExperimentTest& test,
                const std::vector<const ExperimentGame*>& games);

/// "agrees", "differs", "unfinished", or nothing: for a file.
QString verdictName(CellTally::Verdict verdict);
