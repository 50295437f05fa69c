// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/heatmap.h"

#include "ui/labs/runs/experimenttext.h"
#include "ui/paper/chartstyle.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

struct HeatMapText
{
    Q_DECLARE_TR_FUNCTIONS(HeatMap)
};

constexpr double fieldGap = 6;
constexpr double largestField = 110;

double widest(const QStringList& texts, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

/// Vermilion for few points of the column's player, blue for many, the ground for a half.
QColor fieldColor(double points, const FigureStyle& style)
{
    const QColor strong = chartstyle::seriesColor(points < 0.5 ? 1 : 0, style.palette);
    return chartstyle::mixed(style.palette.color(QPalette::Base), strong,
                             0.75 * std::abs(2 * points - 1));
}

/// Which of the two stands better, without the colour.
QString sign(double points)
{
    return QString(QChar(points > 0.505 ? 0x25B2 : points < 0.495 ? 0x25BC : 0x25AC));
}

double pointsOf(const CellTally& tally)
{
    return (tally.winsA + 0.5 * tally.draws) / tally.played;
}

/// Whose points the fields show. Most of the study's tables have a depth or a feature in each row,
/// and both players in the head of their one column.
QString meaning(const Experiment& experiment, const ExperimentLabels& labels)
{
    const bool bothInHead = !experiment.artefact.isEmpty() && labels.columns.size() == 1;
    return bothInHead
        ? HeatMapText::tr("Share of points for the player named first. A win counts 1, a draw one "
                          "half. %1 more than half, %2 less.")
        : HeatMapText::tr("Share of points for the column's player against the row's. A win counts "
                          "1, a draw one half. %1 more than half, %2 less.");
}

/// Where the fields of the grid are, and the texts around them.
struct FieldLayout
{
    FieldLayout(const QRectF& place, const ExperimentResult& result, const FigureStyle& style)
        : labels(result.experiment), target(place)
    {
        const QFontMetricsF metrics(style.font);
        const auto rows = static_cast<double>(labels.rows.size());
        const auto columns = static_cast<double>(labels.columns.size());
        band = 3 * metrics.height();
        const double left = widest(labels.rows, metrics) + 2 * fieldGap;
        size = QSizeF(
            std::min((target.width() - left - fieldGap) / std::max(1.0, columns), 2 * largestField),
            std::min((target.height() - 2 * band) / std::max(1.0, rows), largestField));
        corner = QPointF(target.left() + left, target.top() + band);
    }

    QRectF field(const ExperimentCell& cell) const
    {
        const QPointF place(double(labels.columns.indexOf(cell.column)) * size.width(),
                            double(labels.rows.indexOf(cell.row)) * size.height());
        return {corner + place, size};
    }
    QRectF head(int column) const
    {
        return {corner.x() + column * size.width() + 2, target.top(), size.width() - 4, band - 2};
    }
    QRectF side(int row) const
    {
        return {target.left(), corner.y() + row * size.height(),
                corner.x() - target.left() - fieldGap, size.height()};
    }
    QRectF foot() const
    {
        return {target.left() + fieldGap,
                corner.y() + double(labels.rows.size()) * size.height() + fieldGap,
                target.width() - 2 * fieldGap, band};
    }

    ExperimentLabels labels;

private:
    QRectF target;
    double band = 0; ///< height of the texts above and below
    QSizeF size;
    QPointF corner;
};

void paintField(QPainter& painter, const QRectF& field, const CellTally& tally,
                const FigureStyle& style)
{
    const QColor ink = style.palette.color(QPalette::Text);
    painter.setPen(QPen(chartstyle::mixed(style.palette.color(QPalette::Base), ink, 0.4), 1));
    if (tally.played == 0) {
        painter.drawRect(field);
        painter.setPen(ink);
        painter.drawText(field, Qt::AlignCenter, QStringLiteral("…"));
        return;
    }
    const double points = pointsOf(tally);
    const QColor ground = fieldColor(points, style);
    painter.fillRect(field, ground);
    painter.drawRect(field);
    painter.setPen(ground.lightness() > 140 ? QColor(Qt::black) : QColor(Qt::white));
    painter.drawText(field, Qt::AlignCenter,
                     sign(points) + QLatin1Char(' ') + experimenttext::share(points)
                         + QLatin1Char('\n')
                         + HeatMapText::tr("%Ln game(s)", nullptr, tally.played));
}

}

namespace heatmap {

QSizeF smallestSize(const ExperimentResult& result, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    const ExperimentLabels labels(result.experiment);
    const double fieldWidth
        = metrics.horizontalAdvance(HeatMapText::tr("%Ln game(s)", nullptr, 9999)) + 2 * fieldGap;
    return {widest(labels.rows, metrics) + 3 * fieldGap
                + fieldWidth * double(labels.columns.size()),
            (3 * metrics.height()) * double(labels.rows.size()) + 7 * metrics.height()};
}

double largestHeight(const ExperimentResult& result, const FigureStyle& style)
{
    return largestField * double(ExperimentLabels(result.experiment).rows.size())
        + 6 * QFontMetricsF(style.font).height();
}

void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           const FigureStyle& style)
{
    painter.setFont(style.font);
    const FieldLayout fields(target, result, style);
    const QColor ink = style.palette.color(QPalette::Text);
    painter.setPen(ink);
    const ExperimentLabels& labels = fields.labels;
    for (int column = 0; column < labels.columns.size(); ++column)
        painter.drawText(fields.head(column), Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
                         labels.columns[column]);
    for (int row = 0; row < labels.rows.size(); ++row)
        painter.drawText(fields.side(row), Qt::AlignRight | Qt::AlignVCenter, labels.rows[row]);
    const auto tallies = result.tallies();
    for (std::size_t i = 0; i < tallies.size(); ++i)
        paintField(painter, fields.field(result.experiment.cells[i]), tallies[i], style);
    painter.setPen(ink);
    painter.drawText(fields.foot(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     meaning(result.experiment, labels).arg(QChar(0x25B2)).arg(QChar(0x25BC)));
}

HitTargets spots(const QRectF& target, const ExperimentResult& result, const FigureStyle& style)
{
    HitTargets spots;
    const FieldLayout fields(target, result, style);
    const auto tallies = result.tallies();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ExperimentCell& cell = result.experiment.cells[i];
        if (tallies[i].played > 0)
            spots.push_back(
                {fields.field(cell),
                 HeatMapText::tr("%1 scored %2 of the points.")
                         .arg(cell.a.label(), experimenttext::share(pointsOf(tallies[i])))
                     + QLatin1Char('\n') + experimenttext::details(cell, tallies[i]),
                 static_cast<int>(i), 0, static_cast<int>(fields.labels.rows.indexOf(cell.row))});
    }
    return spots;
}

}
