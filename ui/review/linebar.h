// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class GameModel;
class QAction;
class QKeySequence;

/// What can be done with lines that are kept beside the game: back to it, another line made the
/// game, a line deleted. Seen only while there are lines.
class LineBar : public QWidget
{
    Q_OBJECT

public:
    explicit LineBar(GameModel& model, QWidget* parent = nullptr);

    /// The line that is deleted is this variation; -1: the one on the board.
    void setChosen(int variation);
    QAction* backAction() const { return m_back; }
    QAction* promoteAction() const { return m_promote; }
    QAction* deleteAction() const { return m_delete; }

private:
    QAction* makeAction(const char* icon, const QString& text, const QString& tip,
                        const QKeySequence& keys);
    void update();
    void remove();

    GameModel& m_model;
    QAction* m_back = nullptr;
    QAction* m_promote = nullptr;
    QAction* m_delete = nullptr;
    int m_chosen = -1;
};
