// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planverifier.h"

#include <array>

/// *Duel*: two people, one writes a plan, the other breaks it by play; then they change. A plan
/// that is broken is a point for who broke it. One that is given up is a point for who wrote it
/// where it is valid, and nobody's where its failure was not found.
class PlanDuel
{
public:
    enum class Turn : std::uint8_t
    {
        Writing,
        Breaking
    };

    /// 0 or 1.
    int writer() const { return m_round % 2; }
    int breaker() const { return 1 - writer(); }
    int round() const { return m_round; }
    Turn turn() const { return m_turn; }
    int points(int person) const { return m_points.at(static_cast<std::size_t>(person)); }

    /// The card is written.
    void handOver() { m_turn = Turn::Breaking; }
    void broken() { end(breaker()); }
    void givenUp(const PlanVerdict& verdict) { end(verdict.isValid() ? writer() : -1); }

private:
    void end(int winner)
    {
        if (winner >= 0)
            ++m_points.at(static_cast<std::size_t>(winner));
        ++m_round;
        m_turn = Turn::Writing;
    }

    std::array<int, 2> m_points {};
    int m_round = 0;
    Turn m_turn = Turn::Writing;
};
