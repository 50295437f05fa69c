// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/docks/dockset.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/workers/workertimeline.h"
#include "ui/widgets/pagearea.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <algorithm>

namespace {

/// What the workers' timeline needs with two rows and the texts below them; on a low screen it gets
/// what the rest of the window leaves, or its rows alone.
constexpr int workersHeight = 260;
constexpr int workersLeast = 130;
constexpr int restOfWindow = 600;

} // namespace

void DockSet::fillWithWorkers()
{
    m_workers = new WorkerTimeline;
    m_workers->setTimeline(m_timeline, m_noTimeline);
    m_workers->setTitle(m_timelineTitle);
    m_workers->setMoveAction(m_report->moveAction());
    m_workers->setPins(PinnedSpans::of(m_pins));
    connect(m_workers, &WorkerTimeline::pinsChanged, this, [this] { keepPins(); });
    // On a low screen its rows are seen, and what is said of them is scrolled to.
    auto* const area = new PageArea;
    area->setPage(m_workers);
    area->setMinimumHeight(
        std::clamp(m_window.screen()->availableGeometry().height() - restOfWindow, workersLeast,
                   workersHeight));
    m_docks.workers->setWidget(area);
}

void DockSet::setTimeline(const Timeline& timeline, const QString& title, const QString& ifEmpty)
{
    m_timeline = timeline;
    m_timelineTitle = title;
    m_noTimeline = ifEmpty;
    if (!m_workers)
        return;
    m_workers->setTimeline(timeline, ifEmpty);
    m_workers->setTitle(title);
}

void DockSet::clearTimeline()
{
    setTimeline({}, {}, tr("After an engine moves, its workers' activity appears here."));
    m_pins = {};
}

void DockSet::setPins(const SearchPins& pins)
{
    m_pins = pins;
    if (!m_workers)
        return;
    if (!pins.isEmpty())
        m_workers->setPins(PinnedSpans::of(pins));
    else if (!m_workers->pins().isEmpty())
        keepPins();
}

void DockSet::keepPins()
{
    m_pins = m_workers->pins().ofSearch();
    Q_EMIT pinsChanged(m_pins);
}
