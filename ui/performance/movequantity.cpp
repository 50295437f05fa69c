// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/movequantity.h"

#include "ui/text/metrictext.h"

#include <QCoreApplication>

namespace {

struct QuantityWords
{
    Q_DECLARE_TR_FUNCTIONS(MoveQuantity)
};

}

std::vector<MoveQuantity> moveQuantities()
{
    return {
        {.value = [](const MovePoint& point) { return std::optional<double>(point.nodes); },
         .published = &PublishedCurve::nodes,
         .id = QStringLiteral("nodes"),
         .name = QuantityWords::tr("Nodes"),
         .shortcut = QStringLiteral("Ctrl+Shift+K"),
         .tip = QuantityWords::tr("Positions searched for each move"),
         .chartName = QuantityWords::tr("Chart of the nodes searched for each move"),
         .heading = QuantityWords::tr("Nodes searched for each move"),
         .axisTitle = QuantityWords::tr("Nodes searched"),
         .shortAxisTitle = QuantityWords::tr("Nodes"),
         .emptyText
         = QuantityWords::tr("Each engine move adds a point here: the number of positions "
                             "searched. Let an engine play to see the first one."),
         .leastSpan = 10,
         .leastStep = 1},
        {.value = [](const MovePoint& point) { return std::optional<double>(point.milliseconds); },
         .published = &PublishedCurve::milliseconds,
         .id = QStringLiteral("time"),
         .name = QuantityWords::tr("Time"),
         .shortcut = QStringLiteral("Ctrl+Shift+T"),
         .tip = QuantityWords::tr("Time taken for each move"),
         .chartName = QuantityWords::tr("Chart of the time taken for each move"),
         .heading = QuantityWords::tr("Time taken for each move"),
         .axisTitle = QuantityWords::tr("Time in ms"),
         .shortAxisTitle = QuantityWords::tr("ms"),
         .emptyText = QuantityWords::tr("Each engine move adds a point here: its thinking time. "
                                        "Let an engine play to see the first one."),
         .leastSpan = 0.001,
         .isDisturbable = searchQuantity(u"milliseconds")->changesUnderLoad()},
    };
}

MoveQuantity moveQuantityOf(const SearchQuantity& quantity)
{
    using Unit = SearchQuantity::Unit;
    const bool isCounted = quantity.unit == Unit::Count || quantity.unit == Unit::Plies;
    const QString name = quantity.name();
    MoveQuantity result;
    result.value = [&quantity, index = indexOf(quantity)](const MovePoint& point) {
        const auto value = point.figure(index);
        return value ? std::optional(onAxis(quantity, *value)) : std::nullopt;
    };
    result.figure = &quantity;
    if (quantity.key == QLatin1String("nodes"))
        result.published = &PublishedCurve::nodes;
    else if (quantity.key == QLatin1String("milliseconds"))
        result.published = &PublishedCurve::milliseconds;
    result.id = QStringLiteral("figure-") + quantity.key;
    result.name = name;
    result.tip = quantity.meaning();
    result.chartName
        = QuantityWords::tr("Chart by move: %1", "%1 is a number of a search").arg(name);
    result.heading = QuantityWords::tr("%1, by move", "%1 is a number of a search").arg(name);
    result.axisTitle = axisTitle(quantity);
    result.shortAxisTitle = shortAxisTitle(quantity);
    result.emptyText
        = QuantityWords::tr(
              "Each engine move adds a point here. %1 Let an engine play to see the first one.",
              "%1 is a sentence that says what is drawn")
              .arg(quantity.meaning());
    result.leastSpan = isCounted ? 10 : quantity.unit == Unit::Milliseconds ? 0.001 : 1;
    result.leastStep = isCounted ? 1 : 0;
    result.isDisturbable = quantity.changesUnderLoad();
    return result;
}
