// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/settings.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;

/// Three questions before a game: the opponent, its strength, and who starts.
class StartPanel : public QFrame
{
    Q_OBJECT

public:
    /// `askAgain` is how the switch "Ask at each start" begins.
    explicit StartPanel(bool askAgain, QWidget* parent = nullptr);

Q_SIGNALS:
    void startWanted(const PlayerSettings& first, const PlayerSettings& second);
    /// After both buttons; `askAgain` at the next start.
    void closed(bool askAgain);

private:
    void showRelevant();
    void start();

    QComboBox* m_opponent = nullptr;
    QComboBox* m_strength = nullptr;
    QComboBox* m_starts = nullptr;
    QCheckBox* m_askAgain = nullptr;
    QLabel* m_startsLabel = nullptr;
    QLabel* m_strengthLabel = nullptr;
};
