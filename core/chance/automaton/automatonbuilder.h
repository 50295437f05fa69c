// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"

#include <utility>

namespace fourcast::chance {

/// Puts an automaton together by hand, for tests and small examples. Its states have one parameter,
/// `s`, their number; the first one is the initial one.
class AutomatonBuilder
{
public:
    /// A fraction or decimal ("1/6", "0.5"), and the state that follows with this probability.
    using Branch = std::pair<QString, State>;

    explicit AutomatonBuilder(State states) : m_choices(states) { }

    /// The next choice of a state. `action` is a name, maybe with numbers: "bet(2)"; the reward a
    /// fraction or decimal. Branches to one state are added up.
    AutomatonBuilder& add(State state, const QString& action, const std::vector<Branch>& branches,
                          const QString& reward = QStringLiteral("0"));

    /// Fails with a sentence where probabilities of a choice do not sum to 1 exactly, one is not
    /// above 0, or a branch leads to a state that is not there. Every state is there, also those
    /// that can't be reached.
    Expected<Automaton> build() const;

private:
    struct Choice
    {
        Action action;
        std::vector<Branch> branches;
    };

    std::vector<std::vector<Choice>> m_choices; ///< of each state
};

}
