// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartexport.h"
#include "ui/models/settings.h"
#include "ui/models/tuningmodel.h"
#include "ui/models/tuningrun.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QSplitter;
class TuningChart;

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
    void playWanted(const PlayerSettings& engine);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* buildSettings();
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
    QComboBox* m_engine;
    QSpinBox* m_depth;
    QComboBox* m_opponent;
    QSpinBox* m_steps;
    QSpinBox* m_cap;
    QDoubleSpinBox* m_percent;
    QSpinBox* m_elo;
    QSpinBox* m_yardstick;
    QLineEdit* m_seed;
    QSpinBox* m_workers;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_again;
    QProgressBar* m_progress;
    QLabel* m_status;
    QLabel* m_values;
    QPushButton* m_save;
    QPushButton* m_play;
    QPushButton* m_export;
    TuningChart* m_chart;
    QSplitter* m_splitter;
    /// What went wrong, until the next start.
    QString m_fault;
};
