// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "ui/labs/lessons/tree/treeguide.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"

#include <QLabel>

class PracticeView;
class SearchComparison;
class QAction;
class QTabWidget;
class TreeForm;
class TreeOutline;
class WalkPanel;

/// A search to be walked through: a position or a typed tree is searched once, all that the search
/// did is kept and drawn, and every event can be gone to. Beside it stands what the ways to search
/// cost.
class TreePage : public LabPage
{
    Q_OBJECT

public:
    /// Exact values are the solver's of the window, or of one of its own.
    explicit TreePage(std::shared_ptr<SolverService> solver = {}, QWidget* parent = nullptr);
    ~TreePage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    Expected<void> takeSettings(const QJsonObject& settings) override;
    LabFinding finding() const override;
    void takeGame(const Game& game) override;
    /// The tree alone; the row to run it while another one than the form's is shown.
    void setPresented(bool presented) override;
    /// Of the tree that is shown; what was searched and what came of it.
    QString factsText() const { return m_facts->text(); }

    TreeSteps& steps() { return m_steps; }
    TreeGuide& guide() { return *m_guide; }
    TreeForm& form() { return *m_form; }
    TreeOutline& outline() { return *m_outline; }
    WalkPanel& walkPanel() { return *m_panel; }
    SearchComparison& comparison() { return *m_comparison; }
    PracticeView& practice() { return *m_practice; }

public Q_SLOTS:
    void run() override;

private:
    QWidget* buildTree();
    void connectParts();
    Expected<fourcast::lesson::Lesson> worksheet() const;
    void finishRun();
    /// A class begins at the beginning.
    void beginWalk();
    void showFacts();
    void checkForm();
    /// What a tree to fill in has no use for is not there beside it.
    void showFitting();
    /// Side by side: it has a start of its own, which run() is there.
    bool isComparing() const;
    void updateControls();
    bool isRowAway() const override;

    fourcast::lesson::ExactScores m_exact;
    TreeSteps m_steps;
    TreeForm* m_form = nullptr;
    QLabel* m_facts = nullptr;
    QTabWidget* m_tabs = nullptr;
    QTabWidget* m_beside = nullptr;
    TreeGuide* m_guide = nullptr;
    QAction* m_predictAction = nullptr;
    /// Nobody has walked through the tree since it was found.
    bool m_isFresh = false;
    WalkPanel* m_panel = nullptr;
    TreeOutline* m_outline = nullptr;
    SearchComparison* m_comparison = nullptr;
    PracticeView* m_practice = nullptr;
    /// What the form said about the tree that is shown.
    std::optional<fourcast::lesson::WrittenTree> m_searched;
    /// Last: its end is waited for while the rest is still there.
    TreeJob m_job;
};
