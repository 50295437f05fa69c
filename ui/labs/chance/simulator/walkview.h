// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/simulate/walk.h"
#include "ui/labs/chance/answer/chancesystem.h"

#include <QWidget>

class ExportMenu;
class GameBoard;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class WayTable;

/// A game that is walked through: what can be chosen and how chance may decide, with what each is
/// worth; the way so far, on which one goes back and forward; and the game as it stands.
class WalkView : public QWidget
{
    Q_OBJECT

public:
    /// A game is drawn to its end in so many steps, or is left there.
    static constexpr std::size_t mostSteps = 5000;

    explicit WalkView(QWidget* parent = nullptr);

    /// Begins in its initial state; null leaves nothing.
    void setSystem(const SharedChance& system);
    /// Only where there is a system with a state.
    const fourcast::chance::Walk& walk() const { return *m_walk; }
    bool hasWalk() const { return m_walk.has_value(); }
    /// The way so far, a line for each state.
    QByteArray toCsv() const;

public Q_SLOTS:
    /// The choice of this number; chance decides.
    void choose(std::uint32_t choice);
    /// Says how chance has decided.
    void take(std::uint32_t choice, std::uint32_t branch);
    /// The best choice where one is known, otherwise any.
    void draw();
    void drawToEnd();
    void back();
    void forward();
    void restart();
    /// To the state before this step.
    void goTo(std::size_t step);

Q_SIGNALS:
    void moved();
    void messageReady(const QString& sentence);

private:
    QWidget* buildButtons();
    QWidget* buildLists();
    void fillExports();
    void takeCurrent();
    void changed();
    void showChoices();
    void addChoice(const fourcast::chance::Automaton::Choice& choice, bool isBest);
    void showState();
    /// Has the last step met the goal, or missed it?
    bool isOver() const;
    /// Of the state where the walk is.
    bool isBest(std::uint32_t choice) const;

    SharedChance m_system;
    std::optional<fourcast::chance::Walk> m_walk;
    QLabel* m_state = nullptr;
    GameBoard* m_board = nullptr;
    QTreeWidget* m_choices = nullptr;
    WayTable* m_way = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_draw = nullptr;
    QPushButton* m_end = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QPushButton* m_restart = nullptr;
    ExportMenu* m_export = nullptr;
};
