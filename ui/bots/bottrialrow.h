// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/jobprogress.h"

#include <QWidget>

class QComboBox;
class QProgressBar;
class QPushButton;
class QSpinBox;

/// How many games against whom, what begins and ends them, and how far they are. Knows nothing of
/// the games.
class BotTrialRow : public QWidget
{
    Q_OBJECT

public:
    explicit BotTrialRow(QWidget* parent = nullptr);

    /// Is there a bot that could play?
    void setReady(bool ready);
    void setTesting(bool testing);
    void setProgress(const JobProgress& progress);
    int games() const;
    /// The name of an engine.
    QString opponent() const;
    void addButton(QPushButton* button);

Q_SIGNALS:
    void playWanted(int games, const QString& against);
    void cancelWanted();

private:
    void updateControls();

    QSpinBox* m_games;
    QComboBox* m_opponent;
    QPushButton* m_play;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    bool m_isReady = false;
    bool m_isTesting = false;
};
