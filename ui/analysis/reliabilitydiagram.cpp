// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/reliabilitydiagram.h"

#include "ui/text/counttext.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace {

constexpr qreal smallest = 3;
constexpr qreal largest = 11;

QString percent(double share)
{
    return ReliabilityDiagram::tr("%1 %").arg(qRound(100 * share));
}

qreal radiusOf(const ReliabilityBin& bin, int most)
{
    return smallest + (largest - smallest) * std::sqrt(double(bin.games) / std::max(1, most));
}

}

ReliabilityDiagram::ReliabilityDiagram(std::vector<ReliabilityBin> bins, QWidget* parent)
    : QWidget(parent), m_bins(std::move(bins))
{
    setAccessibleName(tr("Reliability diagram"));
    QStringList sentences;
    for (const ReliabilityBin& bin : m_bins)
        sentences << textOf(bin);
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
}

QString ReliabilityDiagram::textOf(const ReliabilityBin& bin)
{
    return tr("Predicted %1, observed %2 in %3 games")
        .arg(percent(bin.predicted), percent(bin.observed),
             countText(static_cast<quint64>(bin.games)));
}

QRectF ReliabilityDiagram::plot() const
{
    const qreal line = fontMetrics().height();
    const qreal left = fontMetrics().horizontalAdvance(percent(1)) + line + 14;
    QRectF area = QRectF(rect()).adjusted(left, 12, -12, -2 * line - 12);
    const qreal side = std::min(area.width(), area.height());
    area.setSize({side, side});
    return area;
}

QPointF ReliabilityDiagram::place(double predicted, double observed) const
{
    const QRectF area = plot();
    return {area.left() + predicted * area.width(), area.bottom() - observed * area.height()};
}

void ReliabilityDiagram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = plot();
    const QColor ink = palette().color(QPalette::WindowText);
    QColor faint = ink;
    faint.setAlphaF(0.25F);
    const int line = fontMetrics().height();
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        painter.setPen(QPen(faint, 1));
        painter.drawLine(place(share, 0), place(share, 1));
        painter.drawLine(place(0, share), place(1, share));
        painter.setPen(ink);
        const QPointF x = place(share, 0);
        painter.drawText(QRectF(x.x() - 40, x.y() + 2, 80, line), Qt::AlignCenter, percent(share));
        const QPointF y = place(0, share);
        painter.drawText(QRectF(0, y.y() - line, area.left() - 5, 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter, percent(share));
    }
    painter.drawText(QRectF(area.left(), area.bottom() + line + 2, area.width(), line),
                     Qt::AlignCenter, tr("predicted"));
    painter.save();
    painter.translate(line / 2.0 + 2, area.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-100, -line / 2.0, 200, line), Qt::AlignCenter, tr("observed"));
    painter.restore();

    painter.setPen(QPen(ink, 1, Qt::DashLine));
    painter.drawLine(place(0, 0), place(1, 1));
    int most = 0;
    for (const ReliabilityBin& bin : m_bins)
        most = std::max(most, bin.games);
    painter.setPen(QPen(palette().color(QPalette::Window), 1));
    painter.setBrush(palette().color(QPalette::Highlight));
    for (const ReliabilityBin& bin : m_bins) {
        const qreal radius = radiusOf(bin, most);
        painter.drawEllipse(place(bin.predicted, bin.observed), radius, radius);
    }
}

bool ReliabilityDiagram::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString text;
    for (const ReliabilityBin& bin : m_bins)
        if (QLineF(place(bin.predicted, bin.observed), QPointF(help->pos())).length() <= largest)
            text = textOf(bin);
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}
