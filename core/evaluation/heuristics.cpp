// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/heuristics.h"

#include <QCoreApplication>
#include <array>

namespace {

struct HeuristicText
{
    Q_DECLARE_TR_FUNCTIONS(EngineFactory)
};

AnyHeuristic makeH1(const H1Options& options)
{
    // The compiler knows the strict reading, so that it is quicker.
    return options == H1Options() ? AnyHeuristic(StrictH1()) : AnyHeuristic(H1(options));
}

QString finishedByH1(const H1Options& options)
{
    return options.fourInLine ? HeuristicText::tr("finished games known through feature 1")
                              : HeuristicText::tr("finished games unknown");
}

const std::array heuristicTable {
    HeuristicInfo {.name = "H1",
                   .hasReadings = true,
                   .infinity = value::heuristicWin,
                   .make = makeH1,
                   .toText = [](const H1Options& options) { return options.toText(); },
                   .finishedGames = finishedByH1},
    HeuristicInfo {.name = "H2",
                   .studyPrefersFastWins = true,
                   .make = [](const H1Options&) { return AnyHeuristic(H2()); },
                   .toText = [](const H1Options&) { return QStringLiteral("H2"); },
                   .finishedGames
                   = [](const H1Options&) { return HeuristicText::tr("finished games unknown"); }},
};

}

std::span<const HeuristicInfo> heuristics()
{
    return heuristicTable;
}
