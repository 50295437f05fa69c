// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingmetrics.h"
#include "core/search/metrics/disturbance.h"
#include "core/statistics/medianinterval.h"

/// The moves of two recordings that have the same ply.
struct MovePair
{
    int ply = 0; ///< discs on the board with them
    /// By their index; nothing where that game has no such move.
    std::optional<std::size_t> first {};
    std::optional<std::size_t> second {};
    /// Both searched or played in the very same position.
    bool isSamePosition = false;
    /// And both went into the same column.
    bool isSameMove = false;
};

/// How many times what it is in the first recording a number is in the second, over the moves that
/// were searched in the same position.
struct QuantityRatios
{
    int moves = 0;
    /// What those moves have of it together, in each recording.
    double first = 0;
    double second = 0;
    /// Moves of the second that have less, as much, more.
    int less = 0;
    int equal = 0;
    int more = 0;
    /// Moves where both have 0 of it, and where one of them has: no ratio, 0/0 and x/0.
    int bothZero = 0;
    int oneZero = 0;
    /// Moves where neither has 0 of it, which has no ratio.
    int compared = 0;
    /// Over those; nothing where there are none.
    std::optional<Repetitions> ratios {};
};

/// Two recordings side by side.
class RecordingComparison
{
public:
    /// Both must outlive it. Disturbed moves may be left out of the ratios of what a disturbance
    /// changes, times above all; counts are the same however busy the machine is.
    RecordingComparison(const Recording& first, const Recording& second,
                        bool leavesOutDisturbed = false);

    const Recording& first() const { return m_first; }
    const Recording& second() const { return m_second; }
    /// Of each ply that one of them has, in order.
    const std::vector<MovePair>& moves() const { return m_moves; }
    /// The first ply at which the games are not the same: another move, or a game that has ended or
    /// began elsewhere. Nothing where they are the same.
    std::optional<int> differsFrom() const { return m_differsFrom; }
    /// Do they begin from the same position?
    bool beginAlike() const { return m_startsSame; }
    /// Were both searched, in the same position?
    bool isComparable(const MovePair& pair) const;
    /// How many moves are.
    int comparable() const;
    bool leavesOutDisturbed() const { return m_leavesOutDisturbed; }
    /// What disturbed one of its searches or both.
    Disturbance disturbanceOf(const MovePair& pair) const;
    bool isDisturbed(const MovePair& pair) const { return disturbanceOf(pair).any(); }
    /// Does the move count in what is said of this number over all moves?
    bool counts(const MovePair& pair, const SearchQuantity& quantity) const;
    /// How many comparable moves count in the ratios of times.
    int remaining() const;

    std::optional<double> firstMetric(const MovePair& pair, const SearchQuantity& quantity) const;
    std::optional<double> secondMetric(const MovePair& pair, const SearchQuantity& quantity) const;
    /// Second over first, of comparable moves; nothing where the first is 0.
    std::optional<double> ratio(const MovePair& pair, const SearchQuantity& quantity) const;
    QuantityRatios ratios(const SearchQuantity& quantity) const;

private:
    void match();

    const Recording& m_first;
    const Recording& m_second;
    bool m_leavesOutDisturbed = false;
    bool m_startsSame = true;
    std::vector<MovePair> m_moves;
    std::optional<int> m_differsFrom;
};
