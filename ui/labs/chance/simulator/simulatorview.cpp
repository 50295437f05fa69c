// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/simulatorview.h"

#include "ui/labs/chance/simulator/gamesview.h"
#include "ui/labs/chance/simulator/walkview.h"
#include "ui/labs/chance/simulator/yahtzeeview.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/pagetabs.h"

ChanceSimulator::ChanceSimulator(QWidget* parent)
    : QWidget(parent), m_tabs(new PageTabs), m_walk(new WalkView), m_games(new GamesView),
      m_yahtzee(new YahtzeeView)
{
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Ways to play"));
    m_tabs->addTab(m_walk, tr("One game"));
    m_tabs->addTab(m_games, tr("Many games"));
    m_tabs->addTab(m_yahtzee, tr("Against the strategy"));
    stackIn(*this, {m_tabs});
    connect(m_walk, &WalkView::messageReady, this, &ChanceSimulator::messageReady);
    connect(m_games, &GamesView::messageReady, this, &ChanceSimulator::messageReady);
    connect(m_yahtzee, &YahtzeeView::messageReady, this, &ChanceSimulator::messageReady);
    setSystem(nullptr);
}

void ChanceSimulator::setSystem(const SharedChance& system)
{
    m_walk->setSystem(system);
    m_games->setSystem(system);
    m_yahtzee->setSystem(system);
    m_tabs->setTabVisible(m_tabs->indexOf(m_yahtzee), m_yahtzee->isPlayable());
}
