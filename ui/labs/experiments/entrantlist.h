// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QWidget>

class PlayerEditor;
class QListWidget;
class QPushButton;

/// The engines of an experiment: a list, and an editor for the one that is selected. One engine can
/// be varied over depths, heuristics or features, which makes the axes of a grid.
class EntrantList : public QWidget
{
    Q_OBJECT

public:
    explicit EntrantList(QWidget* parent = nullptr);

    /// Each searches on one worker: the games of an experiment share the cores.
    std::vector<Entrant> entrants() const;
    void setEntrants(std::vector<Entrant> players);
    /// Adds copies of the selected one at depths 2, 4, 6 and 8 that are not there yet.
    void varyDepth();

Q_SIGNALS:
    void changed();

private:
    QWidget* makeButtons();
    void add(const Entrant& player);
    void addVaried(const std::vector<Entrant>& players);
    void removeCurrent();
    void varyHeuristic();
    void varyFeatures(bool together);
    void showCurrent();
    void fill(int current);
    const Entrant& current() const;

    std::vector<Entrant> m_players;
    QListWidget* m_list = nullptr;
    PlayerEditor* m_editor = nullptr;
    QPushButton* m_remove = nullptr;
};
