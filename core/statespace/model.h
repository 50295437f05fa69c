// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/successors.h"

#include <QString>
#include <memory>
#include <vector>

namespace fourcast::statespace {

/// Tells what follows a state. One per worker, used by one thread at a time, so that it may keep
/// what it likes from one state to the next.
class Generator
{
public:
    Generator() = default;
    Generator(const Generator&) = delete;
    Generator& operator=(const Generator&) = delete;
    virtual ~Generator() = default;

    /// Adds every transition of the state to `to`, which is empty; the same one may come more than
    /// once. A state without any is terminal. In an exploration each state is asked for once.
    virtual void successors(const std::uint64_t* state, Successors& to) = 0;
};

/// What can be explored: states of a fixed number of words, and what leads from one to the next.
/// Its methods may be called from several threads at once.
class Model
{
public:
    Model() = default;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;
    virtual ~Model() = default;

    /// At least 1.
    virtual int wordsPerState() const = 0;
    /// One state after the other; the same one may come more than once.
    virtual std::vector<std::uint64_t> initialStates() const = 0;
    virtual std::unique_ptr<Generator> makeGenerator() const = 0;
    /// For a reader; empty where the model has no words for it.
    virtual QString stateText(const std::uint64_t* /*state*/) const { return {}; }
};

}
