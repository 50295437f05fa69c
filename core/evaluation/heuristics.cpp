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
    return options.fourInLine ? HeuristicText::tr("finished games recognised through feature 1")
                              : HeuristicText::tr("finished games not recognised");
}

std::vector<H1Feature> squareValues(const Position& position, const H1Options& /*options*/,
                                    Player view)
{
    std::vector<H1Feature> values;
    for (int column = 0; column < Position::Shape::width; ++column)
        for (int row = 0; row < Position::Shape::height; ++row) {
            const Cell cell = position.at(column, row);
            if (cell == Cell::Empty)
                continue;
            const Player side = cell == Cell::First ? Player::First : Player::Second;
            const Value value = h2::squareValue(column, row);
            values.push_back(
                {.number = 0,
                 .side = side,
                 .discs = Position::Shape::square(column, row),
                 .squares = 0,
                 .value = side == view ? value : -value,
                 .text = QCoreApplication::translate(
                     "H2", "%n possible four(s) run through the square", nullptr, value)});
        }
    return values;
}

const std::array heuristicTable {
    HeuristicInfo {.name = "H1",
                   .hasReadings = true,
                   .infinity = value::heuristicWin,
                   .valuesPerCentipawn = 1000,
                   .make = makeH1,
                   .toText = [](const H1Options& options) { return options.toText(); },
                   .finishedGames = finishedByH1,
                   .explain
                   = [](const Position& position, const H1Options& options,
                        Player view) { return H1(options, view).explain(position, view); }},
    HeuristicInfo {
        .name = "H2",
        .studyPrefersFastWins = true,
        .make = [](const H1Options&) { return AnyHeuristic(H2()); },
        .toText = [](const H1Options&) { return QStringLiteral("H2"); },
        .finishedGames
        = [](const H1Options&) { return HeuristicText::tr("finished games not recognised"); },
        .explain = squareValues,
        .squareValue = [](int column, int row) { return h2::squareValue(column, row); },
        .countsLines = true},
};

}

std::span<const HeuristicInfo> heuristics()
{
    return heuristicTable;
}
