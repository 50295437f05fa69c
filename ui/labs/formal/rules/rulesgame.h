// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/rules.h"

#include <QScrollArea>

/// A game that shows how a property of the rules fails: a board for each step, one after the other,
/// with a frame around the square that is another one than on the board before.
class RulesGame : public QScrollArea
{
    Q_OBJECT

public:
    explicit RulesGame(QWidget* parent = nullptr);

    /// No steps: nothing is shown.
    void setGame(const std::vector<fourcast::formal::RulesStep>& steps);
    /// Boards that are shown.
    int count() const { return m_count; }

private:
    int m_count = 0;
};
