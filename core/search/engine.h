// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/searchlimits.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>

struct SearchReport;

/// What surrounds a search: how to stop it, and whom to tell. The callback is called from the
/// thread that `search` runs on, once per finished depth.
struct SearchContext
{
    std::stop_token stop;
    std::function<void(const SearchReport&)> report;
};

/// Anything that answers a position with a move.
class Engine
{
public:
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;

    /// The name used on the command line and in files, "mapped-h1".
    virtual std::string_view name() const = 0;

    /// Blocks until an answer, a limit or a stop; a stop is answered within milliseconds with the
    /// best so far. Called from one thread at a time. The root must not be finished.
    virtual SearchReport search(const Position& root, const SearchLimits& limits,
                                const SearchContext& context)
        = 0;

    /// Another game begins: a seeded choice among equals may fall out differently from now on. The
    /// sequence of games is the same for the same seed.
    virtual void newGame() { }
};
