// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/pairtest.h"

#include <algorithm>

PairTest::PairTest(const std::optional<SprtOptions>& bounds) : m_decides(bounds.has_value())
{
    if (!bounds)
        return;
    m_result.bounds = *bounds;
    m_result.state = sprt(m_result.pairs, *bounds);
}

void PairTest::add(int place, PairGame game)
{
    m_games.add(place, std::move(game), [this](PairGame next) {
        if (!m_first) {
            m_first = std::move(next);
            return;
        }
        addPair(*m_first, next);
        m_first.reset();
    });
}

void PairTest::addPair(const PairGame& first, const PairGame& second)
{
    if (m_result.isDecided())
        return;
    m_taken += 2;
    if (!m_seen.emplace(std::minmax(first.trace, second.trace)).second) {
        ++m_result.copies;
        return;
    }
    const int halfPoints = first.halfPoints + second.halfPoints;
    ++m_result.pairs[static_cast<std::size_t>(halfPoints)];
    if (!m_decides)
        return;
    m_result.state = sprt(m_result.pairs, m_result.bounds);
    if (m_result.state.verdict != SprtState::Verdict::Open)
        m_result.decidedAfter = m_taken;
}
