// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/work/growthwork.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/measurementpage.h"

class GrowthForm;
class QComboBox;
class TableModel;

/// How cost grows, as a page of the laboratory: one search again and again while one thing grows,
/// what it costs as a table and as a chart with the line through it, and what a step costs in a
/// sentence. What is finished when it is cancelled is kept.
class GrowthPage : public MeasurementPage
{
    Q_OBJECT

public:
    explicit GrowthPage(QWidget* parent = nullptr);
    ~GrowthPage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    Expected<void> takeSettings(const QJsonObject& settings) override;
    /// What is shown; without rows as long as there is nothing.
    const GrowthResult& result() const { return m_result; }
    /// Shows what was measured elsewhere.
    void setResult(const GrowthResult& result);
    /// The chart; the figures as CSV and JSON.
    ChartContent content() const;

public Q_SLOTS:
    void run() override;

private:
    QWidget* build();
    GrowthCost cost() const;
    void setCost(GrowthCost cost);
    void showChart();
    void finishRun();
    void updateControls();

    GrowthForm* m_form = nullptr;
    TableModel* m_model = nullptr;
    QComboBox* m_cost = nullptr;
    GrowthResult m_result;
    /// Last: its end is waited for while the rest is still there.
    GrowthJob m_job;
};
