// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/simulate/draw.h"

namespace fourcast::chance {

/// A way through an automaton, step by step: forward by choosing or drawing, and back.
class Walk
{
public:
    struct Step
    {
        State from = 0;
        std::uint32_t choice = 0; ///< its number in that state
        std::uint32_t branch = 0; ///< its index in the choice
        State to = 0;
    };

    /// Begins in the initial state. The automaton must outlive it and have a state; the same seed
    /// draws the same again.
    explicit Walk(const Automaton& automaton, std::uint64_t seed = 1);

    const Automaton& automaton() const { return *m_automaton; }
    State state() const { return m_at == 0 ? 0 : m_steps[m_at - 1].to; }
    bool isAtEnd() const { return m_automaton->branches(state()).empty(); }
    /// Taken so far.
    std::span<const Step> steps() const { return std::span(m_steps).first(m_at); }

    /// Makes a choice and lets chance decide; false where there is no such choice. Forgets what was
    /// taken back.
    bool choose(std::uint32_t choice);
    /// Makes a choice and says how chance has decided; false where there is no such branch.
    bool take(std::uint32_t choice, std::uint32_t branch);
    /// Draws the choice too, unless the strategy (see CheckReport) has one for the state; false at
    /// the end.
    bool draw(std::span<const std::uint32_t> strategy = {});

    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at < m_steps.size(); }
    /// Takes the last step back.
    void back();
    /// Takes again what was taken back.
    void forward();
    /// To the initial state, with a new way to come; the steps can't be taken again.
    void restart(std::uint64_t seed);
    /// To the state before step `at`, from 0.
    void goTo(std::size_t at);

private:
    const Automaton* m_automaton;
    SeededRandom m_random;
    std::vector<Step> m_steps;
    std::size_t m_at = 0; ///< of them were taken
};

}
