// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"

#include <QList>
#include <QObject>
#include <functional>

class QAction;
class QWidget;

/// A lesson or a tree put on paper, to be filled in or with its answers: two actions for a page's
/// menu. What is asked for is worked out and written away from the window.
class WorksheetActions : public QObject
{
    Q_OBJECT

public:
    /// What is printed now; fails with a sentence where there is nothing.
    using Ask = std::function<Expected<fourcast::lesson::Lesson>()>;

    /// The page owns it, and is what dialogs stand above.
    WorksheetActions(Ask ask, fourcast::lesson::ExactScores exact, QWidget* page);

    const QList<QAction*>& actions() const { return m_actions; }
    /// Of the lesson that is printed: their words are in it. Empty: the program's.
    void setLanguage(const QString& language);

Q_SIGNALS:
    /// Which file was written, or why none was.
    void messageReady(const QString& sentence);

private:
    void write(bool withAnswers);

    Ask m_ask;
    fourcast::lesson::ExactScores m_exact;
    QWidget* m_page;
    QList<QAction*> m_actions;
};
