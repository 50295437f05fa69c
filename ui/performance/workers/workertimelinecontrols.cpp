// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands around a timeline: its actions, its buttons, and which part of the search is shown.
#include "ui/performance/workers/workertimeline.h"

#include "ui/charts/figurechart.h"
#include "ui/performance/workers/drawing/timelinelegend.h"
#include "ui/performance/workers/drawing/timelinesums.h"
#include "ui/performance/workers/pinfields.h"
#include "ui/performance/workers/taskdistribution.h"
#include "ui/performance/workers/taskfinder.h"
#include "ui/performance/workers/timelinekeys.h"
#include "ui/performance/workers/timelineview.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

/// What other numbers of workers would have brought, beside what is said of the bars.
QWidget* WorkerTimeline::buildCurve()
{
    auto* const sums = new QWidget;
    auto* const row = new QHBoxLayout(sums);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_bars, 2);
    m_curve = new FigureChart(tr("Speed-up by number of workers"));
    m_curve->setSizeHint({320, 230}, {220, 190});
    row->addWidget(m_curve, 1, Qt::AlignTop);
    return sums;
}

/// The title, and beside it how much of the search is shown.
QWidget* WorkerTimeline::buildScope()
{
    m_scopeRow = new QWidget;
    auto* const row = new QHBoxLayout(m_scopeRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title, 1);
    m_scope = new QComboBox;
    m_scope->addItem(tr("Whole search"));
    m_scope->addItem(tr("Last depth"));
    m_scope->setAccessibleName(tr("Part of the search shown"));
    m_scope->view()->setAccessibleName(m_scope->accessibleName());
    m_scope->setToolTip(tr("Show all depths of the search, or the last completed depth"));
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(m_scope, 0, Qt::AlignTop);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &WorkerTimeline::showTimeline);
    return m_scopeRow;
}

void WorkerTimeline::setMoveAction(QAction& action)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    static_cast<QHBoxLayout*>(m_scopeRow->layout())->insertWidget(1, button, 0, Qt::AlignTop);
    button->setVisible(action.isVisible());
    connect(&action, &QAction::visibleChanged, button,
            [button, &action] { button->setVisible(action.isVisible()); });
}

void WorkerTimeline::addActions()
{
    m_keys = new TimelineKeys(*m_view, this);
    m_longestIdle = m_keys->add(
        QStringLiteral("longest-idle"), tr("&Longest idle stretch"),
        tr("Show the longest time that a worker had no task. Repeat for the next longest (I)."),
        {Qt::Key_I}, [this] { showLongestIdle(); });
    m_previousIdle = m_keys->add(QStringLiteral("longest-idle"), tr("Longer &idle stretch"),
                                 tr("Go back to the idle stretch shown before by length (Shift+I)"),
                                 {Qt::SHIFT | Qt::Key_I}, [this] { showPreviousIdle(); });
    m_showPath = m_keys->add(
        QStringLiteral("critical-path"), tr("&Critical path"),
        tr("Draw the critical path as a line through its tasks: the tasks that no number of "
           "workers makes shorter (C)"),
        {Qt::Key_C}, [] {});
    m_showPath->setCheckable(true);
    connect(m_showPath, &QAction::toggled, this, [this](bool shown) {
        m_view->showPath(shown);
        if (shown && m_view->drawing().hasPath()) {
            showMessage(pathSentence(m_view->drawing().timeline()));
            m_view->setAccessibleDescription(m_task->text());
        }
    });
    m_showSelected = m_keys->add(
        QStringLiteral("zoom-in"), tr("Zoom to the &selected task"),
        tr("Fit the selected task to the view (Enter). Double-clicking a task does the same."),
        {Qt::Key_Return, Qt::Key_Enter}, [this] { m_view->showSelected(); });
    m_find = m_keys->add(QStringLiteral("zoom-whole"), tr("&Find a task"),
                         tr("Find a task by its moves, depth or worker (/)"), {Qt::Key_Slash},
                         [this] { m_finder->open(); });
    m_pin
        = m_keys->add(QStringLiteral("compare"), tr("&Pin this span"),
                      tr("Keep the selected span as A, and the next one as B to compare them (P)"),
                      {Qt::Key_P}, [this] { pinSpan(); });
    m_unpin = m_keys->add(QStringLiteral("delete"), tr("&Unpin the spans"),
                          tr("Remove the pinned spans A and B (Shift+P)"), {Qt::SHIFT | Qt::Key_P},
                          [this] { unpinSpans(); });
    m_namePins = m_keys->add(QStringLiteral("add-comment"), tr("Na&me the pinned spans"),
                             tr("Give the pinned spans names, which a saved recording keeps (M)"),
                             {Qt::Key_M}, [this] { m_pinFields->edit(); });
    m_times = m_keys->add(QStringLiteral("evaluation"), tr("&How long the tasks took…"),
                          tr("Show the distribution of the tasks' own times, with percentiles (H)"),
                          {Qt::Key_H}, [this] {
                              showTaskTimes(m_view->drawing().nested(), m_title->text(),
                                            shownPart(), window());
                          });
    m_keys->addOwn();
    addExports();
}

QWidget* WorkerTimeline::buildBelow()
{
    auto* const below = new QWidget;
    auto* const row = new QHBoxLayout(below);
    row->setContentsMargins(0, 0, 0, 0);
    m_legend = new TimelineLegend;
    row->addWidget(m_legend, 1);
    auto* const idle = new QToolButton;
    idle->setDefaultAction(m_longestIdle);
    idle->setAccessibleName(tr("Longest idle stretch"));
    row->addWidget(idle);
    auto* const path = new QToolButton;
    path->setDefaultAction(m_showPath);
    path->setAccessibleName(tr("Critical path"));
    row->addWidget(path);
    const auto button = [this, row](const QString& sign, const QString& name, const QString& key,
                                    void (TimelineView::*slot)()) {
        auto* const action = new QAction(sign, m_view);
        action->setToolTip(tr("%1 (%2)").arg(name, key));
        action->setStatusTip(name);
        connect(action, &QAction::triggered, m_view, slot);
        auto* const tool = new QToolButton;
        tool->setDefaultAction(action);
        tool->setAccessibleName(name);
        row->addWidget(tool);
    };
    button(QStringLiteral("\u2212"), tr("Zoom out"), QStringLiteral("-"), &TimelineView::zoomOut);
    button(QStringLiteral("+"), tr("Zoom in"), QStringLiteral("+"), &TimelineView::zoomIn);
    button(tr("All"), tr("Show the whole timeline"), QStringLiteral("0"), &TimelineView::showAll);
    auto* const exports = new QToolButton;
    exports->setIcon(m_exports->icon());
    exports->setMenu(m_exports);
    exports->setPopupMode(QToolButton::InstantPopup);
    exports->setToolTip(tr("Export the timeline as a trace, table or picture"));
    exports->setAccessibleName(tr("Export the timeline"));
    row->addWidget(exports);
    return below;
}

QString WorkerTimeline::shownPart() const
{
    if (showsLastDepth())
        return tr("Last depth");
    return m_whole.begin ? tr("Whole search") : tr("Whole run");
}
