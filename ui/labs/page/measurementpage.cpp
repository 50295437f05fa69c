// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/page/measurementpage.h"

#include "ui/charts/figurechart.h"
#include "ui/labs/page/statuslabel.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/rowtable.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QTableView>

QWidget* MeasurementPage::buildResults(const Results& results, QAbstractItemModel& model,
                                       QHBoxLayout* controls, bool areControlsBelow)
{
    // A class sees what was chosen, not the choice.
    for (int i = 0; i < controls->count(); ++i)
        if (QWidget* const choice = controls->itemAt(i)->widget())
            beforeclass::leave(*choice);
    m_lettersBeside = results.lettersBeside;
    m_summary = new StatusLabel;
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setAccessibleDescription(results.summaryDescription);
    m_table = new QTableView;
    m_table->setModel(&model);
    readByRow(*m_table, results.tableName);
    m_chart = new FigureChart({}, nullptr, results.zooming);
    m_chart->setSizeHint(results.chartSize);
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_chart);
    m_splitter->setStretchFactor(0, results.tableShare);
    m_splitter->setStretchFactor(1, results.chartShare);
    auto* const widget = new QWidget;
    auto* const below = new QVBoxLayout(widget);
    below->setContentsMargins(0, 0, 0, 0);
    if (areControlsBelow)
        below->addWidget(m_summary);
    else
        controls->insertWidget(0, m_summary, 1);
    below->addLayout(controls);
    below->addWidget(m_splitter, 1);
    return widget;
}

void MeasurementPage::resizeEvent(QResizeEvent* event)
{
    LabPage::resizeEvent(event);
    const bool isWide = width() >= m_lettersBeside * fontMetrics().averageCharWidth();
    m_splitter->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
}

void MeasurementPage::setSummary(const QStringList& sentences)
{
    m_summary->setText(sentences.join(u' ').trimmed());
    m_summary->setToolTip(m_summary->text());
}

QString MeasurementPage::summaryText() const
{
    return m_summary->text();
}
