// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordingcomparison.h"

#include <algorithm>

namespace {

Disturbance disturbanceAt(const Recording& recording, std::optional<std::size_t> move)
{
    return move && recording.moves[*move].report ? Disturbance::of(*recording.moves[*move].report)
                                                 : Disturbance();
}

/// The index of the move with that ply; nothing where there is none.
std::optional<std::size_t> moveAt(const Recording& recording, int ply)
{
    const int index = ply - recording.ply(0);
    return index >= 0 && index < static_cast<int>(recording.moves.size())
        ? std::optional<std::size_t>(static_cast<std::size_t>(index))
        : std::nullopt;
}

std::optional<double> metricAt(const Recording& recording, std::optional<std::size_t> move,
                               const SearchQuantity& quantity)
{
    return move ? metricOf(recording.moves[*move], quantity) : std::nullopt;
}

int endOf(const Recording& recording)
{
    return recording.ply(recording.moves.size());
}

}

RecordingComparison::RecordingComparison(const Recording& first, const Recording& second,
                                         bool leavesOutDisturbed)
    : m_first(first), m_second(second), m_leavesOutDisturbed(leavesOutDisturbed)
{
    match();
}

void RecordingComparison::match()
{
    const std::vector<Position> firstPositions = m_first.positions();
    const std::vector<Position> secondPositions = m_second.positions();
    m_startsSame = firstPositions.front() == secondPositions.front();
    const int end = std::max(endOf(m_first), endOf(m_second));
    for (int ply = std::min(m_first.ply(0), m_second.ply(0)); ply < end; ++ply) {
        MovePair pair {.ply = ply, .first = moveAt(m_first, ply), .second = moveAt(m_second, ply)};
        // Between a short game and the set-up of another nobody has moved.
        if (!pair.first && !pair.second)
            continue;
        if (pair.first && pair.second) {
            pair.isSamePosition = firstPositions[*pair.first] == secondPositions[*pair.second];
            pair.isSameMove = pair.isSamePosition
                && m_first.moves[*pair.first].move == m_second.moves[*pair.second].move;
        }
        if (!pair.isSameMove && !m_differsFrom)
            m_differsFrom = ply;
        m_moves.push_back(pair);
    }
}

bool RecordingComparison::isComparable(const MovePair& pair) const
{
    return pair.isSamePosition && m_first.moves[*pair.first].report
        && m_second.moves[*pair.second].report;
}

int RecordingComparison::comparable() const
{
    return static_cast<int>(std::ranges::count_if(
        m_moves, [this](const MovePair& pair) { return isComparable(pair); }));
}

Disturbance RecordingComparison::disturbanceOf(const MovePair& pair) const
{
    return disturbanceAt(m_first, pair.first) | disturbanceAt(m_second, pair.second);
}

bool RecordingComparison::counts(const MovePair& pair, const SearchQuantity& quantity) const
{
    return isComparable(pair)
        && !(m_leavesOutDisturbed && quantity.changesUnderLoad() && isDisturbed(pair));
}

int RecordingComparison::remaining() const
{
    const SearchQuantity& time = *searchQuantity(u"milliseconds");
    return static_cast<int>(std::ranges::count_if(
        m_moves, [this, &time](const MovePair& pair) { return counts(pair, time); }));
}

std::optional<double> RecordingComparison::firstMetric(const MovePair& pair,
                                                       const SearchQuantity& quantity) const
{
    return metricAt(m_first, pair.first, quantity);
}

std::optional<double> RecordingComparison::secondMetric(const MovePair& pair,
                                                        const SearchQuantity& quantity) const
{
    return metricAt(m_second, pair.second, quantity);
}

std::optional<double> RecordingComparison::ratio(const MovePair& pair,
                                                 const SearchQuantity& quantity) const
{
    if (!isComparable(pair))
        return std::nullopt;
    const auto before = firstMetric(pair, quantity);
    const auto after = secondMetric(pair, quantity);
    return before && after && *before > 0 ? std::optional<double>(*after / *before) : std::nullopt;
}

QuantityRatios RecordingComparison::ratios(const SearchQuantity& quantity) const
{
    QuantityRatios result;
    std::vector<double> ratios;
    for (const MovePair& pair : m_moves) {
        const auto before = firstMetric(pair, quantity);
        const auto after = secondMetric(pair, quantity);
        if (!counts(pair, quantity) || !before || !after)
            continue;
        ++result.moves;
        result.first += *before;
        result.second += *after;
        if (*after < *before)
            ++result.less;
        else if (*after > *before)
            ++result.more;
        else
            ++result.equal;
        if (*before > 0 && *after > 0)
            ratios.push_back(*after / *before);
        else if (*before <= 0 && *after <= 0)
            ++result.bothZero;
        else
            ++result.oneZero;
    }
    if (!quantity.addsUp && result.moves > 0) {
        result.first /= result.moves;
        result.second /= result.moves;
    }
    result.compared = static_cast<int>(ratios.size());
    if (!ratios.empty())
        result.ratios = repetitions(std::move(ratios));
    return result;
}
