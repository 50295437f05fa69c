// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"

#include <optional>

namespace fourcast::formal {

/// Puts a system together from transitions in any order. The same transition twice is there once.
class LtsBuilder
{
public:
    /// States are there from 0 up to the largest that is named; a system has at least one.
    void setInitial(State state);
    void addState(State state);
    LabelId addLabel(const Label& label) { return m_labels.add(label); }
    void addTransition(State source, LabelId label, State target);
    void addTransition(State source, const Label& label, State target)
    {
        addTransition(source, addLabel(label), target);
    }
    /// The label as text: "take(0, 1)".
    void addTransition(State source, const char* label, State target)
    {
        addTransition(source, Label::fromText(QString::fromUtf8(label)), target);
    }

    /// Transitions of a state by label number, then by target. The builder is empty afterwards.
    Lts build();
    /// The same, or nothing where it was stopped; then it may be tried again.
    std::optional<Lts> build(const std::stop_token& stop);

private:
    struct Entry
    {
        State source = 0;
        Transition transition;
    };

    LabelTable m_labels;
    std::vector<Entry> m_entries;
    State m_states = 1;
    State m_initial = 0;
};

}
