// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

/// How the engines that value positions search. Their names are "family-heuristic".
enum class EngineFamily
{
    Greedy,
    Minimax,
    Study,
    Literal,
    AlphaBeta,
    Mapped
};

/// "mapped-h1" taken apart.
struct EngineNameParts
{
    EngineFamily family = EngineFamily::Greedy;
    /// "H1" or "H2".
    QString heuristic;
};

/// Nothing for all other names.
std::optional<EngineNameParts> engineNameParts(const QString& name);

/// For a data set player the engine that moves where the labels do not decide; empty for all
/// other engines.
QString engineBesideLabels(const QString& name);
