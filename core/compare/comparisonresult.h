// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonrequest.h"
#include "core/compare/minimaltree.h"
#include "core/compare/treecount.h"
#include "core/statistics/medianinterval.h"

#include <QDateTime>

/// How much of its tree a search looked at.
struct PruningMetrics
{
    /// Of the trees: the last whole depth of the first search; to the end of the game for engines
    /// that see it.
    int depth = 0;
    /// What the first search visited in its whole depths, all of them together.
    std::uint64_t visited = 0;
    /// To that depth, without pruning; where it is too large, as far as it was counted.
    TreeCount::Status fullStatus = TreeCount::Status::Stopped;
    std::uint64_t full = 0;
    int countedDepth = 0;
    /// For the engine's own heuristic; nothing for an engine without one.
    std::optional<MinimalTree> least {};
    /// Alpha-beta that tries the columns from left to right, to this depth alone, with the engine's
    /// heuristic: the same value. Nothing where it was not run.
    std::optional<std::uint64_t> plain {};
    /// It would have been more than this.
    bool isPlainCut = false;

    bool isFullKnown() const { return fullStatus == TreeCount::Status::Whole; }
    /// visited / full, where that is known.
    std::optional<double> share() const;
};

/// What is found about one contender.
struct ContenderResult
{
    Entrant entrant {};
    /// The searches that were finished, by round.
    std::vector<ComparisonSample> samples {};
    std::optional<PruningMetrics> pruning {};
};

/// Who may be the fastest.
struct FastestSearches
{
    /// The one with the lowest median time, and those that it can't be told apart from, by their
    /// medians; nobody without searches.
    std::vector<std::size_t> contenders {};
    /// It could be tested against every other: six rounds of both, which is what the sign test
    /// needs to say anything at 5 %.
    bool isTested = false;
};

struct ComparisonResult
{
    ComparisonRequest request {};
    QDateTime began {}; ///< UTC
    /// As machineText() and programText() say it.
    QString machine {};
    QString program {};
    /// Somebody ended it early.
    bool stopped = false;
    /// As in the request.
    std::vector<ContenderResult> contenders {};

    /// Disturbed searches count in no figure of what a disturbance changes, times above all.
    bool leavesOutDisturbed = false;

    /// The number of each repetition that counts and has it, by round.
    std::vector<double> values(std::size_t contender, const SearchQuantity& quantity) const;
    /// Of these; nothing where the engine has no such number.
    std::optional<Repetitions> figure(std::size_t contender, const SearchQuantity& quantity) const;
    /// The number of one repetition, whether it counts or not.
    std::optional<double> value(std::size_t contender, std::size_t round,
                                const SearchQuantity& quantity) const;
    /// A number that should be the same in each repetition was not.
    bool varies(std::size_t contender, const SearchQuantity& quantity) const;
    bool anyVaries(std::size_t contender) const;
    /// How many times as much as the reference in the same round: median and interval over the
    /// rounds in which both count. Nothing where the reference has none, or nothing.
    std::optional<Repetitions> ratio(std::size_t contender, const SearchQuantity& quantity) const
    {
        return ratio(contender, static_cast<std::size_t>(request.reference), quantity);
    }
    /// The same to any other.
    std::optional<Repetitions> ratio(std::size_t contender, std::size_t reference,
                                     const SearchQuantity& quantity) const;
    /// Those that have such a number, the lowest median first.
    std::vector<std::size_t> byMedian(const SearchQuantity& quantity) const;
    /// By the sign test of the ratios of the times in each round, the lowest median against each
    /// other contender: where the interval of the median ratio (95 %, Repetitions::interval) holds
    /// 1 the two can't be told apart. Rounds are pairs, so a busy spell that hits both does no
    /// harm. Each pair is tested for itself, without a correction for how many there are.
    FastestSearches fastest() const;
    /// All searches of a contender found the same move and the same score.
    bool isSteady(std::size_t contender) const;
    /// All contenders that have searched have the same best move.
    bool isAgreed() const;
    int disturbedSamples() const;
    /// Its times count: it was not disturbed, or disturbed searches are not left out.
    bool countsTimes(const ComparisonSample& sample) const
    {
        return !leavesOutDisturbed || !sample.disturbed.any();
    }
    /// How many of a contender's searches count in the figures of its times.
    std::size_t remaining(std::size_t contender) const;
    /// Rounds in which all times count.
    std::size_t testedRounds() const;
    /// Rounds in which everybody has searched.
    std::size_t wholeRounds() const;
    bool isEmpty() const;

private:
    bool counts(const ComparisonSample& sample, const SearchQuantity& quantity) const;
};
