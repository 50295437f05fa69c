// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/parallelwork.h"
#include "ui/labs/parallel/parallelshelf.h"
#include "ui/paper/chartexport.h"

#include <QWidget>

class ExportRow;
class KeptMeasurements;
class ParallelModel;
class ParallelSettingsForm;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QTabWidget;
class SpeedUpChart;
class WorkerTimeline;

/// The parallel report's experiment as a page of the laboratory: what is to be measured, the times
/// as a table beside the published ones, the speed-up as a chart, and the timeline of the chosen
/// run. It runs away from the window; what was finished when it is cancelled is kept. Beside what
/// is shown stands what was measured, when and where; earlier measurements can be chosen again.
class ParallelPage : public QWidget
{
    Q_OBJECT

public:
    /// The folder keeps the measurements, a file each; empty keeps them in memory.
    explicit ParallelPage(const QString& folder = {}, QWidget* parent = nullptr);
    ~ParallelPage() override;

    bool isRunning() const { return m_job.isRunning(); }
    ParallelSettings settings() const;
    void setSettings(const ParallelSettings& settings);
    /// Shows what was measured elsewhere, in front of what is kept.
    void setResult(ParallelResult result);
    /// What is shown; without rows as long as there is nothing.
    const ParallelResult& result() const;
    /// What stands beside it.
    QString resultText() const;
    /// At the pace of this run; nothing as long as there is none.
    std::optional<std::chrono::seconds> timeLeft() const;
    /// The chart above the timeline; the figures as CSV and JSON.
    ChartContent content() const;

public Q_SLOTS:
    void run();
    /// Stops the run and shows the repetitions that were finished.
    void cancel();

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(int done, int total);

private:
    QLayout* buildRunRow();
    QWidget* buildResults();
    QString endText(const ParallelResult& measured) const;
    void showProgress(const JobProgress& progress);
    void showSoFar();
    void showKept(int row);
    void showResult(const ParallelResult& result);
    void showOrigin();
    void finishRun();
    void showTimeline(int row);
    QString chosenRun() const;
    void showNoTimeline();
    void updateControls();

    ParallelShelf m_shelf;
    ParallelModel* m_model = nullptr;
    ParallelSettingsForm* m_form = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_status = nullptr;
    KeptMeasurements* m_kept = nullptr;
    QLabel* m_origin = nullptr;
    QTableView* m_table = nullptr;
    QTabWidget* m_pictures = nullptr;
    SpeedUpChart* m_chart = nullptr;
    WorkerTimeline* m_timeline = nullptr;
    ExportRow* m_exports = nullptr;
    /// Whose timeline is shown; -1 for none.
    int m_shownRow = -1;
    /// Last: its end is waited for while the rest is still there.
    ParallelJob m_job;
};
