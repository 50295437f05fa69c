// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"
#include "core/search/seededchoice.h"

/// Plays any legal move, each equally likely. The choice depends on the seed and the position
/// alone.
class RandomEngine : public Engine
{
public:
    explicit RandomEngine(std::uint64_t seed) : m_seed(seed), m_choice(seed) { }

    std::string_view name() const override { return "random"; }
    void newGame() override { m_choice.beginNextGame(); }
    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override;

private:
    std::uint64_t m_seed;
    SeededChoice m_choice;
};
