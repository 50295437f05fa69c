// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/taskfinder.h"

#include "ui/performance/workers/tasksearch.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/style/tintedicon.h"
#include "ui/text/counttext.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>

TaskFinder::TaskFinder(TimelineView& view, QWidget* parent)
    : QWidget(parent), m_view(view), m_text(new QLineEdit), m_found(new QLabel)
{
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_text->setPlaceholderText(tr("Find a task, such as “d1 depth 9” or “worker 2”"));
    m_text->setAccessibleName(tr("Find a task"));
    m_text->setClearButtonEnabled(true);
    m_text->installEventFilter(this);
    row->addWidget(m_text, 1);
    row->addWidget(m_found);
    const auto button = [this, row](const QString& icon, const QString& text, const QString& tip,
                                    const auto& run) {
        auto* const action = new QAction(tintedIcon(icon), text, this);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        connect(action, &QAction::triggered, this, run);
        auto* const tool = new QToolButton;
        tool->setDefaultAction(action);
        tool->setAccessibleName(text);
        row->addWidget(tool);
    };
    button(QStringLiteral("previous"), tr("Previous task found"),
           tr("Go to the previous task found (Shift+Enter)"), [this] { go(-1); });
    button(QStringLiteral("next"), tr("Next task found"), tr("Go to the next task found (Enter)"),
           [this] { go(1); });
    button(QStringLiteral("stop"), tr("Close the search"), tr("Close the search (Esc)"),
           [this] { close(); });
    connect(m_text, &QLineEdit::textEdited, this, [this] { go(0); });
    hide();
}

void TaskFinder::open()
{
    show();
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void TaskFinder::close()
{
    hide();
    m_view.setFocus(Qt::OtherFocusReason);
}

void TaskFinder::setText(const QString& text)
{
    m_text->setText(text);
    go(0);
}

QString TaskFinder::found() const
{
    return m_found->text();
}

void TaskFinder::go(int steps)
{
    const NestedTimeline& nested = m_view.drawing().nested();
    const std::vector<int> all = tasksFor(m_text->text(), nested, m_view.drawing().timeline());
    if (all.empty()) {
        m_found->setText(m_text->text().trimmed().isEmpty() ? QString()
                                                            : tr("No task is called that"));
        m_text->setAccessibleDescription(m_found->text());
        return;
    }
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    std::ptrdiff_t place = 0;
    if (const int selected = m_view.selected(); selected >= 0) {
        const auto same = std::find(all.begin(), all.end(), selected);
        if (same != all.end()) {
            place = ((same - all.begin() + steps) % count + count) % count;
        } else {
            const auto start = nested.task(selected).start;
            const auto behind = std::find_if(
                all.begin(), all.end(), [&](int each) { return nested.task(each).start >= start; });
            place = behind == all.end() ? 0 : behind - all.begin();
            if (steps < 0)
                place = (place + count - 1) % count;
        }
    }
    m_view.select(all[static_cast<std::size_t>(place)]);
    m_found->setText(tr("%1 of %2 tasks", "the third of twelve tasks found")
                         .arg(countText(static_cast<quint64>(place) + 1),
                              countText(static_cast<quint64>(count))));
    m_text->setAccessibleDescription(m_found->text() + u' ' + m_view.accessibleDescription());
}

bool TaskFinder::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        switch (key.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            go(key.modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        case Qt::Key_Escape:
            close();
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}
