// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

class LiveLabel;
class QAction;

/// What a step of a lesson asks to be done on a page of the laboratory.
struct LessonTask
{
    QString page; ///< its id
    QString asks; ///< plain text
    int step = 0; ///< from 0
    int stepCount = 0;
    /// Of the lesson, which the strip speaks, too.
    QString language {};
};

/// Above a page of the laboratory that a lesson has opened: what the lesson asks there, and the way
/// back to it. Takes no room while there is no task.
class TaskStrip : public QFrame
{
    Q_OBJECT

public:
    explicit TaskStrip(QWidget* parent = nullptr);

    void setTask(const LessonTask& task);
    void clear();
    /// Nothing where no lesson asks for anything.
    const std::optional<LessonTask>& task() const { return m_task; }
    /// "Step 3 of 8: Press Run, then Check."
    QString text() const;
    /// Named after the step: "Back to step 3".
    QAction* backAction() const { return m_back; }
    /// Before a class the page's settings are away: names the key that brings them.
    void nameSettingsKey() { m_namesSettings = true; }
    /// What its tip names beside the button.
    void setBackKeys(const QString& keys);

Q_SIGNALS:
    void backWanted();

private:
    void showTip();

    std::optional<LessonTask> m_task;
    LiveLabel* m_text;
    QAction* m_back;
    QString m_keys;
    bool m_namesSettings = false;
};
