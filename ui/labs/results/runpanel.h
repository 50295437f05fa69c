// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/storedgame.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimentsession.h"

#include <QWidget>

class ExperimentExportMenu;
class ExperimentShelf;
class ExperimentView;
class QLabel;
class QPushButton;
class RunControls;

/// An experiment as it is run and shown: the controls, what went wrong, and its tables and charts,
/// which fill while it runs. What all pages that run experiments have in common.
class RunPanel : public QWidget
{
    Q_OBJECT

public:
    /// `shelf` must outlive the panel.
    explicit RunPanel(ExperimentShelf& shelf, QWidget* parent = nullptr);
    ~RunPanel() override;

    const ExperimentData& data() const { return m_data; }
    ExperimentSession& session() { return m_session; }
    ExperimentExportMenu& exports();
    bool isIdle() const { return m_session.state() == ExperimentSession::State::Idle; }

    /// Another button beside Run.
    void addButton(QPushButton* button);
    /// A text about what is run: below the buttons, which would move under the mouse with it.
    void addNote(QLabel* note);
    /// Shows it with what is kept of it. Of one that runs, all that is being played is shown, more
    /// cells and rounds than were kept before it began.
    void showExperiment(const Experiment& experiment);
    /// Plays what is missing of these, one after the other, `workers` games at a time, 0 takes one
    /// per core. Nothing happens while something runs.
    void start(std::vector<Experiment> queue, int workers);
    /// A sentence above the tables, until the next one; none hides it.
    void say(const QString& sentence);
    /// Says why nothing can be run with what is chosen now.
    void refuse(const QString& sentence);

Q_SIGNALS:
    void runWanted();
    /// A person wants to see this game on the board.
    void gameChosen(const StoredGame& game, const QString& title);
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    ExperimentShelf& m_shelf;
    ExperimentData m_data;
    ExperimentSession m_session;
    RunControls* m_controls = nullptr;
    QLabel* m_message = nullptr;
    ExperimentView* m_view = nullptr;
};
