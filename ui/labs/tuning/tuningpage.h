// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "core/session/tuningrun.h"
#include "ui/labs/tuning/tuningmodel.h"
#include "ui/paper/chartexport.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;
class TuningChart;
class TuningSettingsForm;

/// Tunes H1's values step by step: settings, a chart and a table of the steps, and the tuned set to
/// save and to play against.
class TuningPage : public QWidget
{
    Q_OBJECT

public:
    /// `historyFile` keeps what is finished (see TuningRun).
    explicit TuningPage(const QString& historyFile, QWidget* parent = nullptr);

    const TuningRun& run() const { return m_run; }
    /// As the controls stand.
    TuningOptions options() const;
    void setOptions(const TuningOptions& options);
    void start();
    void pause();
    QString statusText() const;
    /// The chart and the history, for whoever writes them.
    ChartContent content() const;

Q_SIGNALS:
    /// A person wants to play against the tuned set.
    void playWanted(const Entrant& engine);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* buildControls();
    QLayout* buildResult();
    QWidget* buildHistory();
    void showAll();
    void showProgress();
    void startOver();
    void saveValues();
    void exportHistory();
    void play();

    TuningRun m_run;
    TuningModel m_model;
    TuningSettingsForm* m_form = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_again = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_status = nullptr;
    QLabel* m_values = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_export = nullptr;
    TuningChart* m_chart;
    QSplitter* m_splitter = nullptr;
    /// What went wrong, until the next start.
    QString m_fault;
};
