// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/keptrun.h"
#include "ui/labs/results/runpanel.h"

#include <QWidget>

class ExperimentShelf;
class KeptRunMenu;
class QComboBox;
class QLabel;
class QPushButton;

/// Experiments of one's own: made, run, kept, opened again, and compared with another run.
class ExperimentsPage : public QWidget
{
    Q_OBJECT

public:
    /// `shelf` must outlive the page.
    explicit ExperimentsPage(ExperimentShelf& shelf, QWidget* parent = nullptr);
    ~ExperimentsPage() override;

    /// Shows it with what is kept of it; run() plays the rest.
    void show(const Experiment& experiment);
    void run();

    const ExperimentData& data() const { return m_panel->data(); }
    ExperimentSession& session() { return m_panel->session(); }

Q_SIGNALS:
    /// A person wants to see this game on the board.
    void gameChosen(const StoredGame& game, const QString& title);
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    QWidget* makeHead();
    void make();
    /// Another experiment that begins as this one.
    void makeLike(const Experiment& experiment);
    void updateMenu();
    void showKept(int index);
    void compareWith(int index);
    void showLatest();
    void fillKept();

    ExperimentShelf& m_shelf;
    RunPanel* m_panel = nullptr;
    QPushButton* m_new = nullptr;
    QComboBox* m_kept = nullptr;
    KeptRunMenu* m_menu = nullptr;
    QComboBox* m_compare = nullptr;
    QLabel* m_rules = nullptr;
    /// Own ones first, then the study's: an experiment may be compared with those, too.
    std::vector<KeptRun> m_keptRuns;
    int m_ownCount = 0;
};
