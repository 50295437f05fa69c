// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/job.h"
#include "core/study/parallelstudy.h"
#include "ui/charts/chartexport.h"

#include <QElapsedTimer>
#include <QWidget>

class ExportRow;
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
/// run. It runs away from the window; what was finished when it is cancelled is kept.
class ParallelPage : public QWidget
{
    Q_OBJECT

public:
    explicit ParallelPage(QWidget* parent = nullptr);
    ~ParallelPage() override;

    bool isRunning() const { return m_job.isRunning(); }
    ParallelSettings settings() const;
    void setSettings(const ParallelSettings& settings);
    /// Shows what was measured elsewhere.
    void setResult(ParallelResult result);
    const ParallelResult& result() const;
    /// The chart above the timeline; the figures as CSV and JSON.
    ChartContent content() const;

public Q_SLOTS:
    void run();
    /// Stops the run and shows the repetitions that were finished.
    void cancel();

Q_SIGNALS:
    void runningChanged(bool running);

private:
    QLayout* buildRunRow();
    QWidget* buildResults();
    void showProgress(int done, int total);
    void finishRun();
    void showTimeline(int row);
    void showNoTimeline();
    void updateControls();

    Job<Expected<ParallelResult>> m_job;
    QElapsedTimer m_clock;
    ParallelModel* m_model = nullptr;
    ParallelSettingsForm* m_form = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_status = nullptr;
    QTableView* m_table = nullptr;
    QTabWidget* m_pictures = nullptr;
    SpeedUpChart* m_chart = nullptr;
    WorkerTimeline* m_timeline = nullptr;
    ExportRow* m_exports = nullptr;
};
