// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/experiments/endings.h"
#include "core/chance/experiments/sweep.h"
#include "core/session/jobs/job.h"
#include "ui/labs/chance/answer/chancesystem.h"
#include "ui/paper/figure.h"

#include <QWidget>

class ExportMenu;
class FigureChart;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

/// One or two parameters of the chosen model over ranges: all combinations are explored and
/// checked, and shown as a table and as plots.
class ChanceExperiments : public QWidget
{
    Q_OBJECT

public:
    /// What is drawn of them.
    enum class Plot : std::uint8_t
    {
        Answers,
        States,
        Times,
        Curves,
        Endings ///< of the model that is explored on the page
    };

    explicit ChanceExperiments(QWidget* parent = nullptr);
    ~ChanceExperiments() override;

    /// What is chosen on the page; a model that is not of the table has no parameters.
    void setChoice(const QString& model, const fourcast::chance::ModelValues& values,
                   const QString& property);
    /// What is explored on the page.
    void setSystem(const SharedChance& system);
    /// An empty parameter leaves the range out. Ranges as readRange() takes them.
    void setRange(int index, const QString& parameter, const QString& range);
    void setCurvePoints(int points);
    void show(Plot plot);
    /// "answers", "states", "times", "curves" or "endings"; another name changes nothing.
    void choosePlot(const QString& name);
    bool isRunning() const { return m_job.isRunning(); }
    const fourcast::chance::SweepReport& report() const { return m_report; }
    FigureChart& chart() { return *m_chart; }
    /// Below the buttons: what is done, or why it can't be.
    QString message() const;

public Q_SLOTS:
    void run();
    void stop();

Q_SIGNALS:
    void finished();
    /// The endings have been counted.
    void endingsShown();
    /// A person wants to look closer at one of the combinations.
    void openWanted(const QString& model, const fourcast::chance::ModelValues& values,
                    const QString& property);
    void messageReady(const QString& sentence);

private:
    struct SoFar
    {
        fourcast::chance::SweepReport report;
        QString doing;
    };
    struct Range
    {
        QComboBox* parameter = nullptr;
        QLineEdit* values = nullptr;
    };

    QWidget* buildRanges();
    QWidget* buildRow();
    void fillExports();
    Expected<fourcast::chance::SweepPlan> plan() const;
    void take(const fourcast::chance::SweepReport& report);
    void showTable();
    void showPlot();
    Figure figure(Plot plot) const;
    Plot plot() const;
    void countEndings();
    void showControls();

    QString m_model;
    fourcast::chance::ModelValues m_values;
    QString m_property;
    SharedChance m_system;
    fourcast::chance::SweepReport m_report;
    /// How it was run: its points go on only in the same way.
    std::pair<int, bool> m_runWith;
    std::vector<fourcast::chance::EndingCurve> m_endings;
    std::array<Range, 2> m_ranges;
    QSpinBox* m_curves = nullptr;
    QCheckBox* m_exact = nullptr;
    QCheckBox* m_logarithmic = nullptr;
    QComboBox* m_plot = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    ExportMenu* m_export = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_message = nullptr;
    QTableWidget* m_table = nullptr;
    FigureChart* m_chart = nullptr;
    QLabel* m_note = nullptr;
    // Last: their ends are waited for while the rest is still there.
    Job<fourcast::chance::SweepReport, SoFar> m_job;
    Job<std::vector<fourcast::chance::EndingCurve>> m_endingsJob;
};
