// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QWidget>

class PlayerEditor;
class QLabel;
class QListWidget;
class QMenu;
class QPushButton;

/// Engines in a list, and an editor for the one that is selected. One engine can be varied over
/// depths, heuristics or features, which makes the axes of a grid.
class EntrantList : public QWidget
{
    Q_OBJECT

public:
    enum class Purpose
    {
        /// Two or more. Each searches on one worker: the games of an experiment share the cores.
        Experiment,
        /// One to six whose searches are measured, with their letters, workers and tables.
        Comparison,
        /// Two or more, none of them twice, which play a tournament. Levels and programs can be
        /// added all at once.
        Tournament
    };

    explicit EntrantList(QWidget* parent = nullptr, Purpose purpose = Purpose::Experiment);

    std::vector<Entrant> entrants() const;
    void setEntrants(std::vector<Entrant> players);
    /// Adds those that are not there yet.
    void addEntrants(const std::vector<Entrant>& players);
    /// The first so many have played: they stay as they are.
    void setFixed(int count);
    /// Adds copies of the selected one at depths 2, 4, 6 and 8 that are not there yet.
    void varyDepth();

Q_SIGNALS:
    void changed();

private:
    std::size_t fewest() const { return m_purpose == Purpose::Comparison ? 1 : 2; }
    bool isFixed(int row) const { return row >= 0 && row < m_fixed; }
    void enableButtons();
    bool isFull() const;
    QString textOf(std::size_t row) const;
    QWidget* makeButtons();
    void fillVaryMenu(QMenu& menu);
    void varyWay();
    void varyBy(int EngineOptions::*option, std::initializer_list<int> values);
    void add(const Entrant& player);
    void addVaried(const std::vector<Entrant>& players);
    void removeCurrent();
    void varyHeuristic();
    void varyFeatures(bool together);
    void showCurrent();
    void fill(int current);
    void followPrograms();
    const Entrant& current() const;

    Purpose m_purpose;
    int m_fixed = 0;
    std::vector<Entrant> m_players;
    QListWidget* m_list = nullptr;
    PlayerEditor* m_editor = nullptr;
    /// Which programs were replaced, until something is chosen.
    QLabel* m_replaced = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_vary = nullptr;
};
