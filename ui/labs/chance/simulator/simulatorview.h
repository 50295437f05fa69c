// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"

#include <QWidget>

class GamesView;
class QTabWidget;
class WalkView;
class YahtzeeView;

/// The game that was explored, played: step by step, many times, and where it is Yahtzee by a
/// person against the best strategy.
class ChanceSimulator : public QWidget
{
    Q_OBJECT

public:
    explicit ChanceSimulator(QWidget* parent = nullptr);

    void setSystem(const SharedChance& system);
    WalkView& walkView() { return *m_walk; }

Q_SIGNALS:
    void messageReady(const QString& sentence);

private:
    QTabWidget* m_tabs = nullptr;
    WalkView* m_walk = nullptr;
    GamesView* m_games = nullptr;
    YahtzeeView* m_yahtzee = nullptr;
};
