// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/practice/planduel.h"
#include "core/plan/practice/planlookup.h"
#include "core/plan/practice/planpractice.h"
#include "core/session/jobs/job.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"
#include "ui/labs/plans/plandrafts.h"

#include <QTimer>

class LiveLabel;
class PlanBoard;
class QAction;
class QComboBox;
class QLineEdit;
class QListWidget;

/// Plans to practise with, as a page of the laboratory: followed, broken, mended, written, and as a
/// duel of two. Each card is verified after each change, away from the window where it takes
/// longer.
class PlansPage : public LabPage
{
    Q_OBJECT

public:
    explicit PlansPage(const LabServices& place, QWidget* parent = nullptr);
    ~PlansPage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    /// A text file with a plan.
    void takeFile(const QString& path) override;
    void takeGame(const Game& game) override;

    /// Begins with this plan, or without marks with one that is looked for.
    void showPlan(const AnyRootedPlan& plan, PracticeMode mode);
    PracticeMode mode() const;
    const PlanPractice& practice() const { return *m_practice; }
    /// Of the card as it is; Stopped as long as it is checked.
    const PlanVerdict& verdict() const { return m_verdict; }
    PlanBoard& board() { return *m_board; }
    /// What was said of the last move or mark.
    QString told() const;

public Q_SLOTS:
    /// Begins once more, with another seed.
    void run() override;

private:
    struct Judged
    {
        int column = 0;
        std::optional<bool> keepsGoal;
    };
    /// A work that asks a judge of the standard board.
    using JudgeWork = std::function<void(PlanJudge<Position>&, const std::stop_token&)>;

    void build();
    QWidget* buildChoice();
    QWidget* buildSide();
    QWidget* buildMarks();
    void buildActions();
    QAction* addAction(const QString& text, const QString& icon, const QString& keys,
                       const QString& tip, void (PlansPage::*slot)());
    void connectBoard();
    void connectJobs();
    static void withJudge(const std::shared_ptr<SolverService>& solver, const std::stop_token& stop,
                          const JudgeWork& work);

    void fillPositions();
    void choosePosition(int index);
    void readWritten();
    void begin();
    void lookUp();
    void setCard(const AnyRootedPlan& card);
    void check();
    void takeVerdict(const PlanVerdict& verdict);

    void choose(int column);
    void replyInFollow();
    /// By the exact solver, away from the window.
    void startPerfectReply(const Position& position);
    void takePerfectReply();
    void judge(int column);
    void afterMove();
    void mark(int column, int row);
    void marked();
    void endRound();

    void takeBack();
    void undo();
    void redo();
    void clearCard();
    void helpMe();
    void toggleMarking();
    void handOver();
    void giveUp();
    void openPlan();
    void savePlan();
    void copyPlan();

    void tell(const QString& sentence);
    void showAll();
    void showMoves();
    QString counterText() const;

    std::shared_ptr<SolverService> m_solver;
    PlanDrafts m_drafts;
    QTimer m_keep;
    /// What the practice began with.
    AnyRootedPlan m_card;
    /// An example's marks are not shown to who writes.
    bool m_isExample = true;
    std::uint64_t m_seed = 1;
    std::unique_ptr<PlanPractice> m_practice;
    PlanVerdict m_verdict;
    PlanDuel m_duel;

    QComboBox* m_positions = nullptr;
    QLineEdit* m_written = nullptr;
    QComboBox* m_mode = nullptr;
    QComboBox* m_replies = nullptr;
    QComboBox* m_promise = nullptr;
    QComboBox* m_tool = nullptr;
    QWidget* m_marks = nullptr;
    PlanBoard* m_board = nullptr;
    QLabel* m_task = nullptr;
    LiveLabel* m_verdictText = nullptr;
    LiveLabel* m_told = nullptr;
    QLabel* m_counter = nullptr;
    QListWidget* m_moves = nullptr;
    QAction* m_again = nullptr;
    QAction* m_takeBack = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_clear = nullptr;
    QAction* m_help = nullptr;
    QAction* m_toggle = nullptr;
    QAction* m_handOver = nullptr;
    QAction* m_giveUp = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_fromBoard = nullptr;

    // Last: their ends are waited for while the rest is still there.
    Job<PlanVerdict> m_checking;
    Job<PracticeFill> m_filling;
    Job<Judged> m_judging;
    Job<Move> m_replying;
    Job<std::vector<AnyRootedPlan>> m_lookingUp;
};
