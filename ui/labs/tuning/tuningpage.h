// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/tuningrun.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"
#include "ui/table/tablemodel.h"

class FigureChart;
class QLabel;
class QPushButton;
class QSplitter;
class SettingsForm;

/// Tunes H1's values step by step: settings, a chart and a table of the steps, and the tuned set to
/// save and to play against.
class TuningPage : public LabPage
{
    Q_OBJECT

public:
    /// `historyFile` keeps what is finished (see TuningRun).
    explicit TuningPage(const QString& historyFile, QWidget* parent = nullptr);
    static LabEntry entry();

    const TuningRun& climb() const { return m_run; }
    /// As the controls stand.
    TuningOptions options() const;
    void setOptions(const TuningOptions& options);
    Expected<void> takeSettings(const QJsonObject& settings) override;
    /// The chart and the history, for export.
    ChartContent content() const;

public Q_SLOTS:
    /// Goes on with the history where it is of the same climb.
    void run() override;
    /// Stops soon, and keeps everything.
    void pause() override;
    void resume() override;
    void cancel() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildRow();
    QLayout* buildResult();
    QWidget* buildHistory();
    void showAll();
    void showProgress();
    bool hasFound() const override;
    void startOver();
    void saveValues();
    void takeRunning(bool running);
    void play();

    TuningRun m_run;
    TableModel m_model;
    SettingsForm* m_form = nullptr;
    QPushButton* m_again = nullptr;
    QLabel* m_values = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_play = nullptr;
    FigureChart* m_chart;
    QSplitter* m_splitter = nullptr;
    /// What runs is to go on later, by the same settings.
    bool m_pauses = false;
    /// What went wrong, until the next start.
    QString m_fault;
};
