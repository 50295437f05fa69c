// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/work/comparisonwork.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/measurementpage.h"

class CompareForm;
class CompareModel;
class QCheckBox;
class QComboBox;
class QMenu;
class QPushButton;

/// Searches compared, as a page of the laboratory: the same position by up to six engines or
/// settings, again and again in turn, what each cost as a table and one quantity as a chart, and
/// what pruning saved. What is finished when it is cancelled is kept.
class ComparePage : public MeasurementPage
{
    Q_OBJECT

public:
    explicit ComparePage(QWidget* parent = nullptr);
    ~ComparePage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    Expected<void> takeSettings(const QJsonObject& settings) override;
    void takeGame(const Game& game) override;
    /// Repeats a recorded search: the page has these settings from now on, and the run begins. As
    /// long as the same search is run again, more often as well, the recorded one is seen beside
    /// it. False, and nothing changes, while something runs.
    bool repeat(const ComparisonRequest& request);
    /// What is shown; without contenders as long as there is nothing.
    const ComparisonResult& result() const;
    /// Shows what was measured elsewhere.
    void setResult(const ComparisonResult& result);
    /// The chart; the figures as CSV and JSON.
    ChartContent content() const;

public Q_SLOTS:
    void run() override;

private:
    QWidget* build();
    void fillColumns();
    void leaveOutDisturbed();
    Expected<ComparisonRequest> request() const;
    const SearchQuantity& charted() const;
    void setCharted(const QString& key);
    void takeColumns();
    void showChart();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void fitTable();
    void finishRun();
    void updateControls();

    CompareForm* m_form = nullptr;
    CompareModel* m_model = nullptr;
    QComboBox* m_quantity = nullptr;
    QCheckBox* m_leaveOut = nullptr;
    QPushButton* m_columnsButton = nullptr;
    QMenu* m_columns = nullptr;
    /// The one that is repeated.
    std::optional<ComparisonRequest> m_repeated;
    /// Last: its end is waited for while the rest is still there.
    ComparisonJob m_job;
};
