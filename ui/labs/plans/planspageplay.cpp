// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/solver/solverservice.h"
#include "ui/labs/plans/planboard.h"
#include "ui/labs/plans/planreplies.h"
#include "ui/labs/plans/planspage.h"
#include "ui/labs/plans/practicewords.h"
#include "ui/widgets/labels/livelabel.h"

#include <QComboBox>
#include <QListWidget>
#include <array>

namespace {

/// The entries of the marks to choose from, behind the numbers.
enum class MarkTool
{
    Arrow = 9,
    Ask,
    Clear
};

}

void PlansPage::choose(int column)
{
    if (!m_practice->isPersonsTurn())
        return tell(m_practice->isOver() ? practicewords::ending(*m_practice, m_verdict)
                                         : QString());
    if (!m_practice->canPlay(column))
        return tell(tr("Column %1 is full.").arg(column + 1));
    m_judging.abandon();
    m_replying.abandon();
    const PracticeStep step = m_practice->choose(column);
    if (!step.isPlayed) {
        tell(practicewords::brokenRule(step));
        judge(column);
        return showAll();
    }
    tell({});
    replyInFollow();
    afterMove();
}

void PlansPage::replyInFollow()
{
    if (mode() != PracticeMode::Follow || m_practice->isOver() || m_practice->isPersonsTurn()
        || m_practice->isMarking())
        return;
    const auto position = m_practice->standardPosition();
    if (m_replies->currentIndex() == planreplies::perfect && position)
        return startPerfectReply(*position);
    const Move reply = m_practice->reply(m_replies->currentIndex() != planreplies::any);
    if (!m_practice->isOver())
        tell(tr("The opponent plays column %1.").arg(reply.column() + 1));
}

void PlansPage::startPerfectReply(const Position& position)
{
    m_replying.abandon();
    const auto started
        = m_replying.start([position, solver = m_solver](const auto& context) -> Expected<Move> {
              const SolveContext<ColumnsReport> solving {.stop = context.stop(), .report = {}};
              const ColumnsReport report = solver
                  ? solver->solveColumns({.urgency = Urgency::Awaited}, position, BestLine::None,
                                         solving)
                  : Solver().solveColumns(position, BestLine::None, {}, solving);
              return report.best.empty() ? Move::none() : report.best.front();
          });
    if (!started)
        tell(started.error().message);
}

void PlansPage::takePerfectReply()
{
    if (m_replying.status() != JobStatus::Done || m_replying.result().isNone())
        return;
    const Move reply = m_replying.result();
    m_practice->playReply(reply.column());
    if (!m_practice->isOver())
        tell(tr("The opponent plays column %1.").arg(reply.column() + 1));
    afterMove();
}

void PlansPage::judge(int column)
{
    const auto started
        = m_judging.start([work = m_practice->judging(column), column,
                           solver = m_solver](const auto& context) -> Expected<Judged> {
              Judged judged {column, {}};
              withJudge(solver, context.stop(),
                        [&](PlanJudge<Position>& judge, const std::stop_token& stop) {
                            judged.keepsGoal = work(judge, stop);
                        });
              return judged;
          });
    if (!started)
        tell(started.error().message);
}

void PlansPage::afterMove()
{
    if (m_practice->isOver()) {
        const bool isBroken = !m_practice->isKept();
        if (mode() == PracticeMode::Duel && isBroken) {
            m_duel.broken();
            tell(tr("Broken: a point for person %1.").arg(2 - m_duel.writer()) + u' '
                 + practicewords::ending(*m_practice, m_verdict));
            endRound();
        } else if (mode() == PracticeMode::Mend && isBroken) {
            tell(practicewords::ending(*m_practice, m_verdict) + u' '
                 + tr("You have refuted it. Now mend it."));
        } else if (mode() == PracticeMode::Duel || mode() == PracticeMode::Mend) {
            tell(tr("The plan has kept its promise this time. Take back and try others."));
        } else {
            tell(practicewords::ending(*m_practice, m_verdict));
        }
    }
    takeVerdict(m_verdict);
    showAll();
}

void PlansPage::endRound()
{
    // The next one writes on the same position.
    m_card = withoutMarks(m_card);
    auto next = PlanPractice::make(m_card, PracticeMode::Duel, ++m_seed);
    m_board->setPractice(next.get());
    m_practice = std::move(next);
    check();
}

void PlansPage::mark(int column, int row)
{
    const int tool = m_tool->currentIndex();
    if (tool < static_cast<int>(MarkTool::Arrow))
        m_practice->setNumber(column, row, tool + 1);
    else if (tool == static_cast<int>(MarkTool::Arrow))
        m_practice->toggleArrow(column, row);
    else if (tool == static_cast<int>(MarkTool::Ask))
        m_practice->toggleAsked(column, row);
    else
        m_practice->clear(column, row);
    tell(m_board->squareText(column, row));
    marked();
}

void PlansPage::marked()
{
    m_filling.abandon();
    if (mode() != PracticeMode::Duel) {
        m_drafts.take(m_practice->card());
        m_keep.start();
    }
    check();
    if (mode() == PracticeMode::Mend && m_verdict.isValid())
        tell(tr("Mended."));
    showAll();
}

void PlansPage::connectBoard()
{
    connect(m_board, &PlanBoard::columnChosen, this, &PlansPage::choose);
    connect(m_board, &PlanBoard::markWanted, this, &PlansPage::mark);
    connect(m_board, &PlanBoard::numberWanted, this, [this](int column, int row, int number) {
        if (number < 0)
            m_practice->clear(column, row);
        else
            m_practice->setNumber(column, row, number);
        tell(m_board->squareText(column, row));
        marked();
    });
    connect(m_board, &PlanBoard::arrowWanted, this, [this](int column, int row) {
        m_practice->toggleArrow(column, row);
        tell(m_board->squareText(column, row));
        marked();
    });
    connect(m_board, &PlanBoard::helpWanted, this, [this](int column, int row) {
        m_practice->toggleAsked(column, row);
        tell(m_board->squareText(column, row));
        marked();
    });
    connect(m_moves, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        m_replying.abandon();
        m_practice->takeBackTo(static_cast<std::size_t>(m_moves->row(item)));
        replyInFollow();
        afterMove();
    });
}

void PlansPage::showMoves()
{
    const std::vector<Move> moves = m_practice->moves();
    m_moves->clear();
    m_moves->addItem(tr("Start"));
    for (std::size_t i = 0; i < moves.size(); ++i)
        m_moves->addItem(tr("%1. column %2")
                             .arg(QString::number(i + 1), QString::number(moves[i].column() + 1)));
    m_moves->setCurrentRow(m_moves->count() - 1);
    m_moves->setVisible(!m_practice->isMarking());
}

void PlansPage::takeBack()
{
    const std::size_t made = m_practice->moves().size();
    // A move of both sides.
    m_replying.abandon();
    m_practice->takeBackTo(made > 2 ? made - 2 : 0);
    tell({});
    replyInFollow();
    showAll();
}

void PlansPage::undo()
{
    m_practice->undo();
    marked();
}

void PlansPage::redo()
{
    m_practice->redo();
    marked();
}

void PlansPage::clearCard()
{
    m_practice->setCard(withoutMarks(m_practice->card()));
    marked();
}

void PlansPage::helpMe()
{
    const auto started = m_filling.start(
        [work = m_practice->filling()](const auto& context) -> Expected<PracticeFill> {
            return work({}, context.stop());
        });
    tell(started ? tr("Looking for marks for the squares with ?.") : started.error().message);
    showAll();
}

void PlansPage::toggleMarking()
{
    m_practice->setMarking(!m_practice->isMarking());
    tell({});
    takeVerdict(m_verdict);
    showAll();
    m_board->setFocus();
}

void PlansPage::handOver()
{
    m_duel.handOver();
    m_card = m_practice->card();
    m_practice->setMarking(false);
    tell(tr("Person %1: try to make the plan fail.").arg(m_duel.breaker() + 1));
    showAll();
}

void PlansPage::giveUp()
{
    if (m_checking.isRunning())
        return tell(tr("The plan is still being checked. Try again in a moment."));
    const PlanVerdict verdict = m_verdict;
    const QString said = practicewords::verdict(verdict, *m_practice);
    m_duel.givenUp(verdict);
    endRound();
    tell(said);
    showAll();
}
