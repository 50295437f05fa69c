// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlegend.h"

#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStyle>
#include <algorithm>

ChartLegend::ChartLegend(QWidget* parent) : QListWidget(parent)
{
    setAccessibleName(tr("Series shown in the chart"));
    setIconSize(QSize(28, 14));
    setUniformItemSizes(true);
    // Names of engines are long: on two lines they are whole in a narrow place, too.
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (!m_filling)
            Q_EMIT shownChanged(static_cast<std::size_t>(row(item)),
                                item->checkState() == Qt::Checked);
    });
}

void ChartLegend::setEntries(const std::vector<Entry>& entries)
{
    m_filling = true;
    const int wanted = static_cast<int>(entries.size());
    while (count() > wanted)
        delete takeItem(count() - 1);
    while (count() < wanted)
        addItem(new QListWidgetItem);
    for (int i = 0; i < wanted; ++i) {
        const Entry& entry = entries[static_cast<std::size_t>(i)];
        QListWidgetItem* const it = item(i);
        it->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        it->setText(entry.label);
        it->setToolTip(entry.label);
        it->setIcon(entry.icon);
        it->setCheckState(entry.shown ? Qt::Checked : Qt::Unchecked);
    }
    m_filling = false;
    updateGeometry();
}

QSize ChartLegend::sizeHint() const
{
    // The longest name on one line, with its box and its mark. What a list that breaks lines says
    // of itself follows its width: one that is narrow would stay so.
    int text = 0;
    for (int i = 0; i < count(); ++i)
        text = std::max(text, fontMetrics().horizontalAdvance(item(i)->text()));
    const int marks = style()->pixelMetric(QStyle::PM_IndicatorWidth) + iconSize().width()
        + 6 * style()->pixelMetric(QStyle::PM_FocusFrameHMargin);
    const int width = text + marks + verticalScrollBar()->sizeHint().width() + 2 * frameWidth() + 4;
    return QSize(std::clamp(width, 120, 360), 120);
}

QSize ChartLegend::minimumSizeHint() const
{
    return QSize(90, 40);
}

void ChartLegend::contextMenuEvent(QContextMenuEvent* event)
{
    if (count() == 0)
        return;
    QMenu menu(this);
    QAction* const all = menu.addAction(tr("Show all series"));
    QAction* const only = menu.addAction(tr("Show only this series"));
    QAction* const none = menu.addAction(tr("Hide all series"));
    only->setEnabled(currentRow() >= 0);
    const QAction* const chosen = menu.exec(event->globalPos());
    if (chosen == all)
        setAllShown(true);
    else if (chosen == none)
        setAllShown(false);
    else if (chosen == only)
        showOnly(currentRow());
}

void ChartLegend::focusInEvent(QFocusEvent* event)
{
    // Space must have something to act on when somebody arrives with Tab.
    if (currentRow() < 0 && count() > 0)
        setCurrentRow(0);
    QListWidget::focusInEvent(event);
}

void ChartLegend::setAllShown(bool shown)
{
    for (int i = 0; i < count(); ++i)
        item(i)->setCheckState(shown ? Qt::Checked : Qt::Unchecked);
}

void ChartLegend::showOnly(int entry)
{
    for (int i = 0; i < count(); ++i)
        item(i)->setCheckState(i == entry ? Qt::Checked : Qt::Unchecked);
}
