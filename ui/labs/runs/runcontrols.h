// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class ExperimentData;
class ExperimentSession;
class QLabel;
class QProgressBar;
class QPushButton;
struct JobProgress;

/// Run, pause, resume, cancel, and how far it is: what drives an ExperimentSession.
class RunControls : public QWidget
{
    Q_OBJECT

public:
    /// `shown` is what is shown, `session` what runs; both must outlive the widget.
    RunControls(const ExperimentData& shown, ExperimentSession& session, QWidget* parent = nullptr);

    /// "about 3 minutes left", for a place where it has room.
    QLabel* timeLeft() { return m_left; }
    /// Another button beside Run.
    void addButton(QPushButton* button);
    /// Is there something that could be run?
    void setReady(bool ready);

Q_SIGNALS:
    void runWanted();

private:
    void takeState();
    void takeProgress(const JobProgress& progress);
    void showProgress();
    bool showsCurrent() const;

    const ExperimentData& m_data;
    ExperimentSession& m_session;
    QPushButton* m_run = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_left = nullptr;
    bool m_ready = true;
};
