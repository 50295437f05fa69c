// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is exported of a chart of moves.
#include "ui/performance/permove/permovechart.h"

#include "core/support/formats/provenance.h"
#include "ui/charts/chartaxis.h"
#include "ui/charts/plotview.h"

#include <QChart>
#include <QGraphicsScene>
#include <QLineSeries>
#include <cmath>

ChartContent PerMoveChart::content()
{
    refresh();
    ChartContent content;
    content.title = m_quantity.heading;
    content.size = m_view->size();
    const auto onPaper = [this](auto paint) {
        const auto setColors = [this](const QPalette& colors) {
            m_plot->setLook(colors, font());
            m_plot->refresh();
        };
        return chartexport::onPaper(std::move(paint), setColors, palette());
    };
    content.paint = onPaper([this](QPainter& painter, const QRectF& target) {
        m_view->scene()->render(&painter, target, m_view->sceneRect());
    });
    const std::vector<RunSeries>& all = m_history.series();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].visible || all[i].points.empty())
            continue;
        const auto sample = [this, i, side = all[i].side](QPainter& painter, const QRectF& place) {
            chartstyle::paintSample(painter, place, m_plot->line(i)->pen(),
                                    chartstyle::markerOf(side), paperPalette());
        };
        content.legend.push_back({all[i].label(), onPaper(sample)});
    }
    for (std::size_t i = 0; i < StudyLines::count(); ++i) {
        if (m_plot->study().values(i).empty())
            continue;
        const auto sample = [this, i](QPainter& painter, const QRectF& place) {
            m_plot->study().paintSample(painter, place, i, paperPalette());
        };
        content.legend.push_back({StudyLines::label(i), onPaper(sample)});
    }
    if (m_plot->hasPoints())
        content.note = (notes(true) + u' ' + whyLogarithmic()).trimmed();
    m_history.addTo(content.provenance);
    addSettings(content.provenance);
    content.csv = m_history.toCsv(RunHistory::Which::Visible);
    content.json = m_history.toJson(RunHistory::Which::Visible);
    return content;
}

void PerMoveChart::addSettings(Provenance& provenance) const
{
    provenance.add(QStringLiteral("quantity"), tr("Quantity"), m_quantity.name);
    provenance.add(QStringLiteral("axis"), tr("Axis"),
                   isLogarithmic() ? tr("logarithmic", "an axis") : tr("linear", "an axis"));
    const PlotPart& part = m_view->gestures().part();
    if (!part.across)
        return;
    const PlotAxis seen = chartaxis::shown(m_plot->field().across, part.across);
    provenance.add(
        QStringLiteral("moves_shown"), tr("Moves shown"),
        tr("%1 to %2", "numbers of moves").arg(std::ceil(seen.low)).arg(std::floor(seen.high)));
}
