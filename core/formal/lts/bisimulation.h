// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"

#include <QString>
#include <functional>
#include <stop_token>
#include <vector>

namespace fourcast::formal {

/// Strong bisimulation: two states are as good as one when each step of the one can be answered by
/// a step of the other with the same label (tau is a label like any other), to states that are as
/// good as one again.
struct BisimulationOptions
{
    std::stop_token stop;
    /// Called a few times a second with the number of classes so far; it only grows.
    std::function<void(State classes)> progress;
};

/// The states sorted into classes of bisimilar ones.
struct BisimulationClasses
{
    /// False when it was stopped: states of one class may then still differ, those of two do.
    bool complete = true;
    State count = 0;
    /// Of each state, from 0 to count - 1.
    std::vector<State> classOf;
};

/// Takes some 40 bytes a state and 8 a transition, and a time that grows little faster than the
/// number of transitions.
BisimulationClasses bisimulationClasses(const Lts& lts, const BisimulationOptions& options = {});

struct MinimisedLts
{
    /// False when it was stopped; the system is then the empty one.
    bool complete = true;
    /// A state for each class that the initial state reaches, in the order of a breadth-first
    /// search: the initial state is 0.
    Lts lts;
    /// Of each state of the system that was minimised; noState where the initial state reaches none
    /// of its class.
    std::vector<State> stateOf;
};
MinimisedLts minimise(const Lts& lts, const BisimulationOptions& options = {});

enum class ComparisonStatus : std::uint8_t
{
    Bisimilar,
    Different,
    Stopped
};

struct LtsComparison
{
    ComparisonStatus status = ComparisonStatus::Stopped;
    /// Of two that are different: a formula of the mu-calculus (.mcf) that holds in the initial
    /// state of the left one and not in that of the right one. Empty where it would be longer than
    /// some 4,000 characters.
    QString formula;
};
LtsComparison compare(const Lts& left, const Lts& right, const BisimulationOptions& options = {});

}
