// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class TimelineView;

/// A row to search a timeline's tasks by what they are called, hidden until it is asked for. Enter
/// goes to the next task that fits, Shift+Enter to the previous one, Escape back to the timeline.
class TaskFinder : public QWidget
{
    Q_OBJECT

public:
    /// `view` must outlive this.
    explicit TaskFinder(TimelineView& view, QWidget* parent = nullptr);

    void open();
    void close();
    /// So many of the tasks found further on, from the last to the first again. The first one that
    /// is not before the selected task where that was not found.
    void go(int steps);
    void setText(const QString& text);
    /// "3 of 12 tasks", or that there is none.
    QString found() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    TimelineView& m_view;
    QLineEdit* m_text = nullptr;
    QLabel* m_found = nullptr;
};
