// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

class QAction;
class QKeySequence;
class TimelineView;

/// The actions of a timeline that have a key while it has the focus: those of its menu, and those
/// that other programs for timelines have on the same keys, which the menu leaves out.
class TimelineKeys : public QObject
{
    Q_OBJECT

public:
    /// `view` must outlive this.
    explicit TimelineKeys(TimelineView& view, QObject* parent = nullptr);

    /// Adds one to the view, with its tip also in the status bar.
    QAction* add(const QString& icon, const QString& text, const QString& tip,
                 const QList<QKeySequence>& keys, const std::function<void()>& run);
    /// As add(), for a key of what the menu has already.
    QAction* addKeyOnly(const QString& text, const QString& tip, const QKeySequence& key,
                        const std::function<void()>& run);
    /// Zooming and panning as in Perfetto, the tasks of a root move, and the sheet of keys.
    void addOwn();

    /// All keys, the view's actions and what is not an action, in a window of its own.
    void showSheet();

private:
    TimelineView& m_view;
};
