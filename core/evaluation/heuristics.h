// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1.h"
#include "core/evaluation/h2.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

/// One of the heuristics, with its settings. A search is compiled for each of these types.
using AnyHeuristic = std::variant<StrictH1, H1, H2>;

/// All that the program knows of a heuristic: a row of the table of heuristics. A new one is a type
/// that satisfies Heuristic, a place in AnyHeuristic, and a row; every way to search has an engine
/// with it then, and commands, files and the window know of it.
struct HeuristicInfo
{
    /// "H1": for people in any language; engines carry it in lower case, "mapped-h1".
    const char* name = nullptr;
    /// H1Options say what it counts and how much; all others ignore them.
    bool hasReadings = false;
    /// In the article's own search (study-*) a quick win is worth more than a slow one. H1 values
    /// every four in line the same.
    bool studyPrefersFastWins = false;
    /// The estimate that stands for an infinite one, if there is one.
    std::optional<Value> infinity {};
    /// How many of its units programs that speak of hundredths of a pawn are shown as one.
    Value valuesPerCentipawn = 1;
    AnyHeuristic (*make)(const H1Options& options) = nullptr;
    /// Translated, "H1 strict".
    QString (*toText)(const H1Options& options) = nullptr;
    /// What it knows of a finished game by itself, in a few translated words.
    QString (*finishedGames)(const H1Options& options) = nullptr;
    /// What it finds in a position, seen by `view`; the values add up to its own.
    std::vector<H1Feature> (*explain)(const Position& position, const H1Options& options,
                                      Player view)
        = nullptr;
    /// What a disc counts on a square, wherever the others lie; null where that has a say.
    int (*squareValue)(int column, int row) = nullptr;
    /// On other boards than 7x6 it is a rule, too: how many lines run through the squares of a
    /// side.
    bool countsLines = false;
};

/// In the order in which lists show them.
std::span<const HeuristicInfo> heuristics();
