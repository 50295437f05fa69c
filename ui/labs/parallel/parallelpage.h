// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/work/parallelwork.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"
#include "ui/labs/parallel/parallellibrary.h"

class FigureChart;
class KeptMeasurements;
class SettingsForm;
class QLabel;
class QTableView;
class QTabWidget;
class TableModel;
class WorkerTimeline;

/// The parallel report's experiment as a page of the laboratory: what is to be measured, the times
/// as a table beside the published ones, the speed-up as a chart, and the timeline of the chosen
/// run. It runs away from the window; what was finished when it is cancelled is kept. Beside what
/// is shown stands what was measured, when and where; earlier measurements can be chosen again.
class ParallelPage : public LabPage
{
    Q_OBJECT

public:
    /// The folder keeps the measurements, a file each; empty keeps them in memory.
    explicit ParallelPage(const QString& folder = {}, QWidget* parent = nullptr);
    ~ParallelPage() override;
    static LabEntry entry();

    ParallelSettings settings() const;
    void setSettings(const ParallelSettings& settings);
    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    Expected<void> takeSettings(const QJsonObject& settings) override;
    /// Shows what was measured elsewhere, in front of what is kept.
    void setResult(ParallelResult result);
    /// What is shown; without rows as long as there is nothing.
    const ParallelResult& result() const { return m_result; }
    /// What stands beside it.
    QString resultText() const;
    /// The chart above the timeline; the figures as CSV and JSON.
    ChartContent content() const;

public Q_SLOTS:
    void run() override;

private:
    QWidget* buildResults();
    QString endText(const ParallelResult& measured) const;
    void showSoFar();
    void showKept(int row);
    void showResult(const ParallelResult& result);
    void setShown(const ParallelResult& result);
    void showOrigin();
    void finishRun();
    void showTimeline(int row);
    QString chosenRun() const;
    void showNoTimeline();
    void updateControls();

    ParallelLibrary m_shelf;
    ParallelResult m_result; ///< what is shown
    TableModel* m_model = nullptr;
    SettingsForm* m_form = nullptr;
    KeptMeasurements* m_kept = nullptr;
    QLabel* m_origin = nullptr;
    QTableView* m_table = nullptr;
    QTabWidget* m_pictures = nullptr;
    FigureChart* m_chart = nullptr;
    WorkerTimeline* m_timeline = nullptr;
    /// Whose timeline is shown; -1 for none.
    int m_shownRow = -1;
    /// Last: its end is waited for while the rest is still there.
    ParallelJob m_job;
};
