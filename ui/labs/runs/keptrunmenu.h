// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/keptrun.h"

#include <QToolButton>
#include <optional>

class ExperimentLibrary;
class QAction;

/// What can be done with a kept run besides looking at it: another name, another run of its kind,
/// and its end.
class KeptRunMenu : public QToolButton
{
    Q_OBJECT

public:
    /// The shelf must outlive the menu. A template is offered where `templateTip` says what for.
    KeptRunMenu(ExperimentLibrary& shelf, const QString& templateTip, QWidget* parent = nullptr);

    /// The one it is about; none disables it.
    void setRun(std::optional<KeptRun> run);
    /// While games are played, none of them is deleted.
    void setRunning(bool running);

Q_SIGNALS:
    void templateWanted(const Experiment& experiment);

private:
    void rename();
    void remove();
    void updateActions();

    ExperimentLibrary& m_shelf;
    std::optional<KeptRun> m_run;
    QAction* m_rename = nullptr;
    QAction* m_template = nullptr;
    QAction* m_delete = nullptr;
    bool m_running = false;
};
