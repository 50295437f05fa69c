// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/system/systempicture.h"
#include "ui/labs/models/statepanel.h"

class StateBoard;

/// The chosen state of a system, with the boards of both states where the model has one.
class SystemStatePanel : public StatePanel
{
    Q_OBJECT

public:
    explicit SystemStatePanel(QWidget* parent = nullptr);

    void show(const SystemPicture& picture);

Q_SIGNALS:
    /// A person wants to go along the path in the simulator.
    void walkWanted();

private:
    void showBoards(const SystemPicture& picture);

    StateBoard* m_board;
    StateBoard* m_boardBeside;
    QLabel* m_noParts;
    QPushButton* m_walk;
};
