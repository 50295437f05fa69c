// SPDX-License-Identifier: GPL-3.0-or-later
//
// How keys go from one task of a timeline to another.
#include "ui/performance/workers/timelineview.h"

#include "ui/performance/workers/tasksearch.h"

#include <QKeyEvent>
#include <algorithm>

void TimelineView::selectOfMove(int steps)
{
    if (m_drawing.timeline().isEmpty())
        return;
    const int found
        = m_selected < 0 ? beside(0) : besideInRootMove(m_selected, steps, m_drawing.nested());
    if (found >= 0)
        select(found);
}

int TimelineView::beside(int step) const
{
    if (m_selected < 0)
        return 0;
    const NestedTask& task = m_drawing.nested().task(m_selected);
    const auto& line = m_drawing.nested().lane(task.worker, task.level).tasks;
    const auto place = std::lower_bound(line.begin(), line.end(), m_selected) - line.begin();
    const auto last = static_cast<std::ptrdiff_t>(line.size()) - 1;
    return line[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place + step, 0, last))];
}

int TimelineView::above() const
{
    if (m_selected < 0)
        return 0;
    const NestedTimeline& nested = m_drawing.nested();
    const NestedTask& task = nested.task(m_selected);
    if (task.parent >= 0)
        return task.parent;
    // Past workers that had no task, to the innermost that is there at that time.
    for (int worker = task.worker - 1; worker >= 0; --worker) {
        int found = m_drawing.nearest(worker, 0, task.start);
        if (found < 0)
            continue;
        for (int level = 1; level < nested.levels(worker); ++level)
            if (const int deeper = m_drawing.nearest(worker, level, task.start);
                deeper > found && deeper < nested.task(found).behind)
                found = deeper;
        return found;
    }
    return m_selected;
}

int TimelineView::below() const
{
    if (m_selected < 0)
        return 0;
    const NestedTimeline& nested = m_drawing.nested();
    const NestedTask& task = nested.task(m_selected);
    if (task.behind > m_selected + 1)
        return m_selected + 1;
    for (int worker = task.worker + 1; worker < m_drawing.timeline().workers; ++worker)
        if (const int found = m_drawing.nearest(worker, 0, task.start); found >= 0)
            return found;
    return m_selected;
}

int TimelineView::endOfLine(bool last) const
{
    if (m_selected < 0)
        return 0;
    const NestedTask& task = m_drawing.nested().task(m_selected);
    const auto& line = m_drawing.nested().lane(task.worker, task.level).tasks;
    return last ? line.back() : line.front();
}

/// Its keys are the window's, too, for the moves of the game.
bool TimelineView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_drawing.timeline().isEmpty()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if ((key.key() == Qt::Key_Home || key.key() == Qt::Key_End)
            && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    if (m_drawing.timeline().isEmpty())
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right:
        return select(beside(1));
    case Qt::Key_Left:
        return select(beside(-1));
    case Qt::Key_Up:
        return select(above());
    case Qt::Key_Down:
        return select(below());
    case Qt::Key_Home:
        return select(endOfLine(false));
    case Qt::Key_End:
        return select(endOfLine(true));
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}
