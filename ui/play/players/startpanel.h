// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QFrame>

class QCheckBox;
class QComboBox;

/// Before a game: the named opponents, one click on each of which starts it, and who begins.
class StartPanel : public QFrame
{
    Q_OBJECT

public:
    explicit StartPanel(QWidget* parent = nullptr);

    /// How the switch "Ask at each start" begins.
    void setAskAgain(bool on);

Q_SIGNALS:
    void startWanted(const Entrant& first, const Entrant& second);
    /// After each button; `askAgain` at the next start.
    void closed(bool askAgain);

private:
    void startAgainst(const QString& engine);
    void close();

    QComboBox* m_who = nullptr;
    QCheckBox* m_askAgain = nullptr;
};
