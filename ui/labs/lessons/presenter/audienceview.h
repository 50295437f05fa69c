// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/run/lessonrun.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>
#include <utility>
#include <vector>

class LessonStepView;
class LessonTree;
class PresenterActions;
class Spotlight;
class StepNotes;

/// What a class sees: the step on the whole screen, in a font that fits it and colours that any
/// projector keeps apart; small above it the lesson, which step it is, and the time.
class AudienceView : public QWidget
{
    Q_OBJECT

public:
    /// The run and the actions outlive it.
    AudienceView(LessonRun& run, const PresenterActions& actions, QWidget* parent = nullptr);

    LessonStepView& step() { return *m_step; }
    Spotlight& spotlight() { return *m_spotlight; }
    /// The tree of the step that is walked through: the one with the keyboard, or the first.
    LessonTree* tree() const;
    /// The one that waits for an answer to what it asks; null where none does.
    LessonTree* askingTree() const;

    void setDark(bool dark);
    bool isDark() const { return m_dark; }
    void setBlank(bool blank);
    bool isBlank() const;
    void setShowNotes(bool on);
    /// "Step 2 of 6"
    QString placeText() const { return m_place->text(); }

    /// Is there more of the step below, or above?
    bool hasMore(bool below) const;
    /// By a page, which begins where something begins.
    void scroll(bool down);
    /// The last page of the step.
    void goToEnd();

Q_SIGNALS:
    /// The desktop has closed the window.
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::vector<std::pair<int, int>> wholes() const;
    int pageAfter(int top) const;
    std::vector<int> pages() const;
    QWidget* buildHead(const PresenterActions& actions);
    void fitLetters();
    void dressIcons();
    void showStep();
    void showTime();

    LessonRun& m_run;
    QLabel* m_title = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_time = nullptr;
    LessonStepView* m_step = nullptr;
    StepNotes* m_notes = nullptr;
    QWidget* m_blank = nullptr;
    Spotlight* m_spotlight = nullptr;
    QTimer m_clock;
    bool m_dark = false;
    double m_points = 0; ///< of the font
};
