// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costlooks.h"

#include "ui/style/dark.h"

#include <QCoreApplication>
#include <QPainter>
#include <array>

namespace {

/// Boxes at least this wide show their pattern.
constexpr double patternedWidth = 6;
/// Of cut-offs, positions or nodes, by which a box stands out from the search.
constexpr double markedPart = 0.05;
/// Of the speed of the search.
constexpr double markedFactor = 0.10;
/// Where the next look begins: shares of the parent.
constexpr std::array shareSteps {0.1, 0.25, 0.5};

struct CostDrawingText
{
    Q_DECLARE_TR_FUNCTIONS(CostDrawing)
};

struct CostLegendText
{
    Q_DECLARE_TR_FUNCTIONS(CostLegend)
};

QColor costInk(costlooks::Look look, const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    if (look == costlooks::Look::None || isHighContrast(palette))
        return base;
    // From blue to orange, which all eyes tell apart; patterns say the same.
    static constexpr std::array light {0x9ec5e8, 0xc9def0, 0xf6dcb4, 0xf0b070};
    static constexpr std::array dark {0x1f5f93, 0x2c4a63, 0x6b5227, 0x96561a};
    const auto place = static_cast<std::size_t>(look);
    return QColor::fromRgb(static_cast<QRgb>(isDark(palette) ? dark[place] : light[place]));
}

Qt::BrushStyle costPattern(costlooks::Look look)
{
    static constexpr std::array patterns {Qt::NoBrush, Qt::BDiagPattern, Qt::HorPattern,
                                          Qt::DiagCrossPattern, Qt::Dense7Pattern};
    return patterns[static_cast<std::size_t>(look)];
}

/// `above` the search by so much, and what stands out.
costlooks::Look besideSearch(double above, double marked)
{
    if (above >= 0)
        return above >= marked ? costlooks::Look::First : costlooks::Look::Second;
    return above > -marked ? costlooks::Look::Third : costlooks::Look::Fourth;
}

costlooks::Look lookOfShare(double share)
{
    int look = 0;
    for (const double step : shareSteps)
        look += share >= step ? 1 : 0;
    return static_cast<costlooks::Look>(look);
}

QString shareStepText(costlooks::Look look)
{
    switch (look) {
    case costlooks::Look::First:
        return CostDrawingText::tr("less than a tenth");
    case costlooks::Look::Second:
        return CostDrawingText::tr("a tenth or more");
    case costlooks::Look::Third:
        return CostDrawingText::tr("a quarter or more");
    case costlooks::Look::Fourth:
        return CostDrawingText::tr("half or more");
    case costlooks::Look::None:
        break;
    }
    return CostDrawingText::tr("none or unknown");
}

}

costlooks::Look costlooks::lookOf(const CostTree& tree, int box, const CostView& view)
{
    const auto value = costfigures::value(tree, box, view.figure, view.measure);
    if (!value)
        return Look::None;
    if (view.figure == CostFigure::ParentShare)
        return lookOfShare(*value);
    const auto ofSearch = costfigures::value(tree, 0, view.figure, view.measure);
    if (!ofSearch)
        return Look::None;
    return view.figure == CostFigure::NodesPerSecond
        ? besideSearch(*value / *ofSearch - 1, markedFactor)
        : besideSearch(*value - *ofSearch, markedPart);
}

QString costlooks::text(Look look, CostFigure figure)
{
    if (figure == CostFigure::ParentShare)
        return shareStepText(look);
    const bool isSpeed = figure == CostFigure::NodesPerSecond;
    switch (look) {
    case Look::First:
        return isSpeed ? CostDrawingText::tr("10 % or more above")
                       : CostDrawingText::tr("5 points or more above");
    case Look::Second:
        return CostDrawingText::tr("above");
    case Look::Third:
        return CostDrawingText::tr("below");
    case Look::Fourth:
        return isSpeed ? CostDrawingText::tr("10 % or more below")
                       : CostDrawingText::tr("5 points or more below");
    case Look::None:
        break;
    }
    return CostDrawingText::tr("none or unknown");
}

QString costlooks::name(CostFigure figure)
{
    switch (figure) {
    case CostFigure::FirstCutoffs:
        return CostLegendText::tr("Cut-offs on the first move");
    case CostFigure::Cutoffs:
        return CostLegendText::tr("Positions cut off");
    case CostFigure::Leaves:
        return CostLegendText::tr("Leaves");
    case CostFigure::ParentShare:
        return CostLegendText::tr("Share of its parent");
    case CostFigure::NodesPerSecond:
        break;
    }
    return CostLegendText::tr("Nodes per second");
}

QString costlooks::name(CostMeasure measure)
{
    return measure == CostMeasure::Nodes ? CostLegendText::tr("Nodes")
                                         : CostLegendText::tr("Processor time");
}

QString costlooks::heading(CostFigure figure)
{
    switch (figure) {
    case CostFigure::FirstCutoffs:
        return CostLegendText::tr(
            "Share of cut-offs on the first move, compared with the whole search:");
    case CostFigure::Cutoffs:
        return CostLegendText::tr(
            "Share of inner positions cut off, compared with the whole search:");
    case CostFigure::Leaves:
        return CostLegendText::tr("Share of leaves, compared with the whole search:");
    case CostFigure::ParentShare:
        return CostLegendText::tr("Share of the box above:");
    case CostFigure::NodesPerSecond:
        break;
    }
    return CostLegendText::tr(
        "Nodes per second of processor time, compared with the whole search:");
}

void costlooks::drawBox(QPainter& painter, const QRectF& rect, Look look, const QPalette& palette)
{
    painter.fillRect(rect, costInk(look, palette));
    const QColor text = palette.color(QPalette::Text);
    if (rect.width() >= patternedWidth) {
        QColor faint = text;
        faint.setAlphaF(isHighContrast(palette) ? 1.0F : 0.45F);
        painter.fillRect(rect, QBrush(faint, costPattern(look)));
    }
    if (rect.width() >= 3) {
        painter.setPen(QPen(text, isHighContrast(palette) ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}
