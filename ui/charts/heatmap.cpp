// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/heatmap.h"

#include "ui/charts/chartstyle.h"
#include "ui/models/counttext.h"
#include "ui/models/experimenttext.h"

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

constexpr double gap = 6;
constexpr double largestField = 110;

struct Labels
{
    QStringList rows;
    QStringList columns;

    explicit Labels(const Experiment& experiment)
    {
        for (const ExperimentCell& cell : experiment.cells) {
            if (!rows.contains(cell.row))
                rows += cell.row;
            if (!columns.contains(cell.column))
                columns += cell.column;
        }
    }
};

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
    const double points = (tally.winsA + 0.5 * tally.draws) / tally.played;
    const QColor ground = fieldColor(points, style);
    painter.fillRect(field, ground);
    painter.drawRect(field);
    painter.setPen(ground.lightness() > 140 ? QColor(Qt::black) : QColor(Qt::white));
    painter.drawText(field, Qt::AlignCenter,
                     HeatMapText::tr("%1 %2\n%3 games")
                         .arg(sign(points), experimenttext::share(points),
                              countText(static_cast<quint64>(tally.played))));
}

}

namespace heatmap {

QSizeF smallestSize(const ExperimentResult& result, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    const Labels labels(result.experiment);
    const double fieldWidth
        = metrics.horizontalAdvance(HeatMapText::tr("%1 games").arg(9999)) + 2 * gap;
    return {widest(labels.rows, metrics) + 3 * gap + fieldWidth * double(labels.columns.size()),
            (3 * metrics.height()) * double(labels.rows.size()) + 7 * metrics.height()};
}

void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           const FigureStyle& style)
{
    painter.setFont(style.font);
    const QFontMetricsF metrics(style.font);
    const Labels labels(result.experiment);
    const auto rows = static_cast<double>(labels.rows.size());
    const auto columns = static_cast<double>(labels.columns.size());
    const double line = metrics.height();
    const double left = widest(labels.rows, metrics) + 2 * gap;
    const double head = 3 * line;
    const double foot = 3 * line;
    const QSizeF field(
        std::min((target.width() - left - gap) / std::max(1.0, columns), 2 * largestField),
        std::min((target.height() - head - foot) / std::max(1.0, rows), largestField));
    const QPointF corner(target.left() + left, target.top() + head);
    const QColor ink = style.palette.color(QPalette::Text);
    painter.setPen(ink);
    for (int column = 0; column < labels.columns.size(); ++column)
        painter.drawText(QRectF(corner.x() + column * field.width() + 2, target.top(),
                                field.width() - 4, head - 2),
                         Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
                         labels.columns[column]);
    for (int row = 0; row < labels.rows.size(); ++row)
        painter.drawText(
            QRectF(target.left(), corner.y() + row * field.height(), left - gap, field.height()),
            Qt::AlignRight | Qt::AlignVCenter, labels.rows[row]);
    const auto tallies = result.tallies();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ExperimentCell& cell = result.experiment.cells[i];
        const QPointF place(labels.columns.indexOf(cell.column) * field.width(),
                            labels.rows.indexOf(cell.row) * field.height());
        paintField(painter, QRectF(corner + place, field), tallies[i], style);
    }
    painter.setPen(ink);
    painter.drawText(
        QRectF(target.left() + gap, corner.y() + rows * field.height() + gap,
               target.width() - 2 * gap, foot),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
        HeatMapText::tr("Share of points of the column's player against the row's: a win "
                        "counts 1, a draw a half. %1 more than half, %2 less.")
            .arg(QChar(0x25B2))
            .arg(QChar(0x25BC)));
}

}
