// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/presenter/audiencewindow.h"
#include "ui/labs/lessons/run/lessonrun.h"

#include <utility>
#include <vector>

class LabPage;
class LessonStepView;
class LessonTree;
class PresentedPage;
class QStackedLayout;
struct LessonTask;

/// What a class sees of a lesson: the step, and in its place a page of the laboratory that the step
/// has opened. The step stays as it is meanwhile.
class AudienceView : public AudienceWindow
{
    Q_OBJECT

public:
    /// The run and the actions outlive it.
    AudienceView(LessonRun& run, const PresenterActions& actions, QWidget* parent = nullptr);
    ~AudienceView() override;

    LessonStepView& step() { return *m_step; }
    /// The tree of the step that is walked through: the one of which most is seen, or the nearest
    /// where none is; the upper one of two alike.
    LessonTree* tree() const;
    /// The one that waits for an answer to what it asks; null where none does.
    LessonTree* askingTree() const;

    /// The page that is shown in the place of the step; null while the step is shown.
    PresentedPage* page() const { return m_page; }
    /// With what the step asks above it.
    void showPage(LabPage& page, const LessonTask& task);
    /// The page goes back to its place, and the step is where it was.
    void closePage();

    /// Is there more of the step below, or above?
    bool hasMore(bool below) const;
    /// By a page, which begins where something begins.
    void scroll(bool down);
    /// Scrolls until all of a tree is seen, if it is not.
    void showWhole(const LessonTree& tree);
    /// The last page of the step.
    void goToEnd();

Q_SIGNALS:
    /// The strip above the page leads back to the step.
    void stepWanted();

protected:
    void takeLetters(const QFont& letters) override;

private:
    std::vector<std::pair<int, int>> wholes() const;
    int pageAfter(int top) const;
    std::vector<int> pages() const;
    void showStep();

    LessonRun& m_run;
    LessonStepView* m_step = nullptr;
    PresentedPage* m_page = nullptr;
    QStackedLayout* m_front = nullptr;
    QFont m_letters;
};
