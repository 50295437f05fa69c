// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/system/systempicture.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;
class StateBoard;

/// The chosen state in words beside another one, with what differs marked, and the steps of a path
/// to it.
class StatePanel : public QWidget
{
    Q_OBJECT

public:
    explicit StatePanel(QWidget* parent = nullptr);

    /// Shows what the picture has chosen, compares and follows.
    void show(const SystemPicture& picture);
    /// Goes to that row of the steps; 0 is where the path begins.
    void setStep(int step);

Q_SIGNALS:
    /// A step of the path was chosen; 0 is where it begins.
    void stepChosen(int step);
    /// The chosen state is to stay for comparison, or the one that stayed is to go.
    void keepWanted(bool keep);
    void drawWanted();
    void walkWanted();

private:
    void compare(const SystemPicture& picture);
    void showBoards(const SystemPicture& picture, std::optional<fourcast::formal::State> beside);
    void listSteps(const SystemPicture& picture);

    QLabel* m_title;
    StateBoard* m_board;
    StateBoard* m_boardBeside;
    QTableWidget* m_parts;
    QLabel* m_noParts;
    QLabel* m_pathTitle;
    QListWidget* m_steps;
    QPushButton* m_keep;
    QPushButton* m_draw;
    QPushButton* m_walk;
    /// The path that is listed, and in which system.
    fourcast::formal::Path m_listed;
    SharedLts m_listedOf;
    bool m_filling = false;
};
