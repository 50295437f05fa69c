// SPDX-License-Identifier: GPL-3.0-or-later
//
// The distribution of a chart of any number: of the moves, or of the tasks of their searches.
#include "ui/performance/distributionfigure.h"
#include "ui/performance/permove/metricchart.h"
#include "ui/performance/taskspread.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

void MetricChart::buildSpread(QBoxLayout& column)
{
    m_spreadRow = new QWidget;
    m_spreadRow->setAutoFillBackground(true);
    m_spreadRow->setBackgroundRole(QPalette::Base);
    m_spreadOf = new QComboBox;
    m_spreadOf->addItem(tr("Moves"));
    m_spreadOf->addItem(tr("Tasks"));
    m_spreadOf->setAccessibleName(tr("Distribution of"));
    m_spreadOf->view()->setAccessibleName(m_spreadOf->accessibleName());
    m_spreadOf->setToolTip(
        tr("Show the distribution of the moves, or of the time that each task of their searches "
           "took itself. To see part of a game, select a range of its moves in a chart."));
    connect(m_spreadOf, &QComboBox::currentIndexChanged, this, [this] { showFigure(); });
    m_percentiles = new QLabel;
    m_percentiles->setWordWrap(true);
    m_percentiles->setMargin(4);
    m_percentiles->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const row = new QHBoxLayout(m_spreadRow);
    row->setContentsMargins(4, 0, 0, 0);
    row->addWidget(m_spreadOf, 0, Qt::AlignTop);
    row->addWidget(m_percentiles, 1);
    m_spreadRow->hide();
    column.addWidget(m_spreadRow);
}

bool MetricChart::isOfTasks() const
{
    return m_spreadOf->currentIndex() == 1;
}

void MetricChart::setOfTasks(bool ofTasks)
{
    m_spreadOf->setCurrentIndex(ofTasks ? 1 : 0);
}

QString MetricChart::axisId() const
{
    return QStringLiteral("figure-") + (spreadsTasks() ? QStringLiteral("tasks") : figure());
}

void MetricChart::updateDistribution()
{
    const bool ofTasks = spreadsTasks();
    const auto engines
        = ofTasks ? taskspread::byEngine(m_history) : valuesByEngine(m_history, *m_quantity);
    letChoose(ofTasks ? taskspread::onAxis(engines) : valuesOnAxis(engines, *m_quantity));
    const bool isLogarithmic = m_logarithmic->isChecked();
    Figure figure = ofTasks ? taskspread::figure(engines, isLogarithmic)
                            : distributionFigure(*m_quantity, engines, isLogarithmic);
    if (!engines.empty())
        addScope(figure, m_history);
    m_percentiles->setText(figure.note);
    m_percentiles->setHidden(engines.empty());
    showFigureIn(*m_spread, figure);
}

QString MetricChart::emptyText() const
{
    if (m_history.series().empty())
        return tr("Each game by an engine adds a point here. %1",
                  "%1 is a sentence that says what is drawn")
            .arg(m_quantity->meaning());
    if (spreadsTasks())
        return tr("%1 No search there has tasks of workers.", "%1 is “Moves 3 to 9 of game 2.”")
            .arg(spreadScope(m_history));
    if (m_by == By::Distribution && m_history.range())
        return tr("%1 No search there reports this number.", "%1 is “Moves 3 to 9 of game 2.”")
            .arg(spreadScope(m_history));
    return tr("%1: no engine in this session reports it. %2",
              "a number of a search, and the sentence that says what it is")
        .arg(m_quantity->name(), m_quantity->meaning());
}
