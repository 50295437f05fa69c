// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/work/curveswork.h"
#include "core/study/runs/storedgame.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/hittarget.h"

#include <QWidget>
#include <vector>

class CurvesFigure;
class ExportRow;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QSplitter;
class QTextBrowser;

/// The heuristics study's figures 12 and 13 played again: nodes and time per move of H1 against
/// itself at depth 4 and depth 6, beside the article's own points, with the totals and the reason
/// where they differ. The games are played away from the window; the destructor stops them and
/// waits.
class StudyCurvesView : public QWidget
{
    Q_OBJECT

public:
    explicit StudyCurvesView(QWidget* parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }
    /// Empty until a run has been finished.
    const std::vector<StudyCurve>& curves() const { return m_curves; }
    /// Shows curves that were made elsewhere.
    void setCurves(std::vector<StudyCurve> curves);
    /// What is shown, for chartexport::save().
    ChartContent content() const;

public Q_SLOTS:
    /// Plays with the seed and the variant chosen on the page. Does nothing while a run is going
    /// on.
    void run();
    /// Stops the run; the curves shown before stay.
    void cancel();

Q_SIGNALS:
    /// A person wants to see a game of ours on the board, where it stands.
    void gameChosen(const StoredGame& game, const QString& title);
    void runningChanged(bool running);
    void curvesChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* buildControls();
    QLayout* buildExports();
    void finishRun();
    void updateControls();
    void layOutFigure();
    void choose(const HitTarget& spot);

    std::vector<StudyCurve> m_curves;
    CurvesFigure* m_figure = nullptr;
    QScrollArea* m_area = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_cancel = nullptr;
    QSpinBox* m_seed = nullptr;
    QComboBox* m_variant = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_status = nullptr;
    QSplitter* m_splitter = nullptr;
    QTextBrowser* m_text = nullptr;
    ExportRow* m_exports = nullptr;
    bool m_wasSplit = false;
    /// Last: its end is waited for while the rest is still there.
    CurvesJob m_job;
};
