// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/experimentsession.h"
#include "core/study/runs/keptrun.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"
#include "ui/labs/runs/experimentdata.h"

class ExperimentExportMenu;
class ExperimentLibrary;
class ExperimentView;
class QComboBox;

/// A page that runs experiments and shows them: the row that drives the session, what went wrong,
/// and the tables and charts, which fill while it runs. What the study and experiments of one's own
/// have in common; a page of that kind adds what chooses an experiment, above the row.
class ExperimentLab : public LabPage
{
    Q_OBJECT

public:
    /// `shelf` must outlive the page.
    explicit ExperimentLab(ExperimentLibrary& shelf, QWidget* parent = nullptr);
    ~ExperimentLab() override;

    /// What is shown: chosen(), as soon as what is kept of it has been read.
    const ExperimentData& data() const { return m_data; }
    /// What a person chose last; run() plays it.
    const Experiment& chosen() const { return m_chosen; }
    ExperimentSession& session() { return *m_session; }
    void setPresented(bool presented) override;

public Q_SLOTS:
    void pause() override;
    void resume() override;
    void cancel() override;

protected:
    ExperimentLibrary& shelf() { return m_shelf; }
    ExperimentExportMenu& exports();
    /// From above: what chooses an experiment, the row, `note` where there is one (a text about
    /// what is run, below the buttons, which would move under the mouse with it), and the tables.
    void layOut(const QList<QWidget*>& above, QLabel* note = nullptr);
    /// Shows it with what is kept of it. Of one that runs, all that is being played is shown, more
    /// cells and rounds than were kept before it began. It stands there when the file has answered;
    /// what was chosen before stays until then. The lists of runs are filled again.
    void showExperiment(const Experiment& experiment);
    /// Fills the lists of runs, and shows what showFirst() chooses among them.
    void begin();
    /// Fills the page's lists with the runs that are kept.
    virtual void takeRuns(Expected<std::vector<KeptRun>> kept) = 0;
    /// One of the runs that came last, or what the page begins with.
    virtual void showFirst() = 0;
    /// An entry of a list; `number` is its data.
    static void addRun(QComboBox& list, const KeptRun& run, int number);
    bool hasFound() const override { return m_data.played() > 0; }
    /// Plays what is missing of these, one after the other, `workers` games at a time, 0 takes one
    /// per core. Nothing happens while something runs.
    void start(std::vector<Experiment> queue, int workers);
    /// A sentence above the tables, until the next one; none hides it.
    void tell(const QString& sentence);
    /// Says why nothing can be run with what is chosen now.
    void refuse(const QString& sentence);

private:
    void fillRuns();
    void takeKept(const Experiment& experiment, const Expected<std::vector<ExperimentGame>>& games);
    void takePlayed(const std::vector<ExperimentGame>& games);
    /// How far the games of the experiment in front are, at rest.
    QString restText() const;
    void takeState();
    void takeProgress(const JobProgress& progress);
    void showRow();

    ExperimentLibrary& m_shelf;
    ExperimentData m_data;
    Experiment m_chosen;
    bool m_isReading = false;
    bool m_awaitsFirst = false; ///< the list of runs says what is shown
    /// Games of the chosen one that were played while it was read.
    std::vector<ExperimentGame> m_meanwhile;
    std::unique_ptr<ExperimentSession> m_session;
    ExperimentView* m_view = nullptr;
    QLabel* m_left = nullptr; ///< "about 3 minutes left", where it has room
    bool m_ready = true;
};
