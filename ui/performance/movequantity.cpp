// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/movequantity.h"

#include <QCoreApplication>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MoveQuantity)
};

}

std::vector<MoveQuantity> moveQuantities()
{
    return {
        {.value = [](const MovePoint& point) { return static_cast<double>(point.nodes); },
         .published = &PublishedCurve::nodes,
         .id = QStringLiteral("nodes"),
         .name = Words::tr("Nodes"),
         .shortcut = QStringLiteral("Ctrl+Shift+K"),
         .tip = Words::tr("Positions searched for each move"),
         .chartName = Words::tr("Chart of the nodes searched for each move"),
         .heading = Words::tr("Nodes searched for each move"),
         .axisTitle = Words::tr("Nodes searched"),
         .shortAxisTitle = Words::tr("Nodes"),
         .emptyText = Words::tr("Each move of an engine adds a point here: how many positions it "
                                "searched. Let an engine play to see the first one."),
         .leastSpan = 10,
         .leastStep = 1},
        {.value = [](const MovePoint& point) { return point.milliseconds; },
         .published = &PublishedCurve::milliseconds,
         .id = QStringLiteral("time"),
         .name = Words::tr("Time"),
         .shortcut = QStringLiteral("Ctrl+Shift+T"),
         .tip = Words::tr("Time taken for each move"),
         .chartName = Words::tr("Chart of the time taken for each move"),
         .heading = Words::tr("Time taken for each move"),
         .axisTitle = Words::tr("Time in ms"),
         .shortAxisTitle = Words::tr("ms"),
         .emptyText = Words::tr("Each move of an engine adds a point here: how long it thought. "
                                "Let an engine play to see the first one."),
         .leastSpan = 0.001,
         .isDisturbable = true},
    };
}
