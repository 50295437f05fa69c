// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dock of where a search's nodes went.
#include "ui/mainwindow/docks/dockset.h"
#include "ui/performance/costs/costpanel.h"
#include "ui/widgets/pagearea.h"

#include <QDockWidget>
#include <QScopedValueRollback>

void DockSet::fillWithCosts()
{
    m_costs = new CostPanel;
    m_costs->setView(m_costView);
    m_costs->setOptionsOf(m_costOptions);
    connect(m_costs, &CostPanel::viewChosen, this, [this](const CostView& view) {
        m_costView = view;
        Q_EMIT costViewChosen(view);
    });
    connect(m_costs, &CostPanel::lineChosen, this,
            [this](const Position& root, const std::vector<Move>& line) {
                // The board goes there, and the search that leads there stays.
                const QScopedValueRollback holds(m_holdsCosts, true);
                Q_EMIT lineChosen(root, line);
            });
    connect(m_costs, &CostPanel::counted, this, [this](const SearchReport& report) {
        m_costly = report;
        Q_EMIT costsCounted(report);
    });
    connect(m_docks.costs, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible)
            showCosts();
    });
    // A low place scrolls what is said of the picture, as that of the workers.
    auto* const area = new PageArea;
    area->setPage(m_costs);
    m_docks.costs->setWidget(area);
    showCosts();
}

void DockSet::showCosts()
{
    if (!m_costs)
        return;
    if (m_costly)
        m_costs->setReport(*m_costly, m_costsTitle);
    else
        m_costs->clear();
}

void DockSet::setCosts(const SearchReport& report, const QString& title)
{
    if (m_holdsCosts)
        return;
    m_costly = report;
    m_costsTitle = title;
    if (m_docks.costs->isVisible())
        showCosts();
}

void DockSet::setCostOptions(std::function<EngineOptions(const SearchReport&)> optionsOf)
{
    m_costOptions = std::move(optionsOf);
    if (m_costs)
        m_costs->setOptionsOf(m_costOptions);
}

void DockSet::setCostView(const CostView& view)
{
    m_costView = view;
    if (m_costs)
        m_costs->setView(m_costView);
}

void DockSet::clearCosts()
{
    m_costly.reset();
    m_costsTitle.clear();
    showCosts();
}
