// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/steps/stepped.h"
#include "core/session/jobs/job.h"
#include "ui/graph/graphview.h"
#include "ui/labs/chance/steps/boundsfigure.h"
#include "ui/labs/chance/system/automatonpicture.h"

#include <QTimer>

class FigureChart;
class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QSplitter;
class QTabWidget;
class QTextBrowser;
class StepsTable;

/// The algorithm on a small automaton, step by step: the equation of a state with its numbers, one
/// sweep at a time from below and from above, end components made one state, and policy iteration
/// beside it.
class StepsView : public QWidget
{
    Q_OBJECT

public:
    explicit StepsView(QWidget* parent = nullptr);
    ~StepsView() override;

    /// It is prepared when it is shown; ready() follows.
    void setSystem(SharedChance system);
    bool isReady() const { return m_steps != nullptr; }
    /// Only when it is ready.
    const fourcast::chance::SteppedCheck& steps() const { return *m_steps; }
    std::size_t sweep() const { return m_sweep; }
    fourcast::chance::State state() const { return m_state; }

    void chooseState(fourcast::chance::State state);
    /// Goes to a sweep, making those before it; kept until it is ready.
    void goToSweep(std::size_t sweep);
    void setCollapsed(bool collapsed);
    /// The bounds of the chosen state, for a file; nothing before it is ready.
    std::optional<ChartContent> content() const;

Q_SIGNALS:
    void ready();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Made = std::shared_ptr<fourcast::chance::SteppedCheck>;

    QWidget* buildRow();
    void make();
    void take();
    void toTheEnd();
    void showAll();
    void showRow();
    void showTable();
    void showEquation();
    void showCurve();
    void showPicture(bool anew = false);

    SharedChance m_system;
    Made m_steps; ///< looks at the system's automaton
    std::size_t m_sweep = 0;
    std::size_t m_wantedSweep = 0;
    fourcast::chance::State m_state = 0;
    AutomatonPicture m_picture;

    QLabel* m_message = nullptr;
    QWidget* m_body = nullptr;
    QPushButton* m_first = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_end = nullptr;
    QSlider* m_slider = nullptr;
    QLabel* m_count = nullptr;
    QCheckBox* m_fractions = nullptr;
    QCheckBox* m_collapse = nullptr;
    StepsTable* m_table = nullptr;
    QTextBrowser* m_equation = nullptr;
    BoundsCurve m_curve;
    FigureChart* m_chart = nullptr;
    GraphView* m_view = nullptr;
    QTabWidget* m_views = nullptr;
    QSplitter* m_words = nullptr; ///< the equation, and in a high window the bounds below it
    QTimer m_playing;
    /// Last: its end is waited for while the rest is still there.
    Job<Made> m_job;
};
