// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphlegend.h"

#include <QPainter>
#include <cmath>

GraphLegend::GraphLegend(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void GraphLegend::setEntries(Entries entries)
{
    m_entries = std::move(entries);
    QStringList words;
    for (const plotlegend::Entry& entry : this->entries())
        words << entry.text;
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setVisible(!words.isEmpty());
    updateGeometry();
    update();
}

std::vector<plotlegend::Entry> GraphLegend::entries() const
{
    return m_entries ? m_entries({palette(), font()}) : std::vector<plotlegend::Entry>();
}

int GraphLegend::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(plotlegend::height(width, entries(), {palette(), font()})));
}

QSize GraphLegend::sizeHint() const
{
    const int wide = std::max(width(), 320);
    return {320, heightForWidth(wide)};
}

QSize GraphLegend::minimumSizeHint() const
{
    return {160, fontMetrics().height()};
}

void GraphLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    plotlegend::paint(painter, QRectF(rect()), entries(), {palette(), font()});
}

void GraphLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    updateGeometry();
    update();
}

/// A layout remembers heights of a time when there was less to say.
void GraphLegend::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (heightForWidth(width()) != height())
        updateGeometry();
}

void GraphLegend::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateGeometry();
}
