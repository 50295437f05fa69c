// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/plangrading.h"

#include "core/board/notation.h"
#include "core/plan/planverifier.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct PlanGradingText
{
    Q_DECLARE_TR_FUNCTIONS(PlanGrading)
};

/// A second or two, and some 130 MB.
constexpr std::uint64_t mostStatesOfPlan = 5'000'000;

QString failureText(const PlanVerdict& verdict)
{
    const QString line = notation::toDigits(verdict.line);
    const bool atOnce = line.isEmpty();
    switch (verdict.failure) {
    case PlanFailure::NoMove:
        return atOnce
            ? PlanGradingText::tr("The plan says no move at the very beginning: no square with a "
                                  "number can be reached.")
            : PlanGradingText::tr("After %1 from here the plan says no move.").arg(line);
    case PlanFailure::TwoThreats:
        return atOnce ? PlanGradingText::tr("The opponent can make four on two squares already.")
                      : PlanGradingText::tr("After %1 from here the opponent can make four on two "
                                            "squares, and only one can be blocked.")
                            .arg(line);
    case PlanFailure::OpponentWins:
        return PlanGradingText::tr("After %1 from here the opponent has four in a row.").arg(line);
    case PlanFailure::Draw:
        return PlanGradingText::tr("After %1 from here the board is full, and nobody has four.")
            .arg(line);
    case PlanFailure::None:
        break;
    }
    return {};
}

}

Expected<AnyRootedPlan> rootedPlan(const WrittenPlan& question, const QString& cells)
{
    FOURCAST_LET(const AnyRootedPlan empty, plantext::onBoard(question.board));
    return std::visit(
        [&]<typename Board>(const BasicRootedPlan<Board>&) -> Expected<AnyRootedPlan> {
            FOURCAST_LET(auto rooted, plantext::onMoves<Board>(question.moves));
            rooted.plan.side = question.side;
            rooted.plan.goal = question.goal;
            if (cells.trimmed().isEmpty())
                return rooted;
            FOURCAST_LET(rooted.plan, plantext::parseCells(cells, rooted.position, rooted.plan));
            return rooted;
        },
        empty);
}

Expected<QString> canonicalCells(const WrittenPlan& question, const QString& cells)
{
    FOURCAST_LET(const AnyRootedPlan plan, rootedPlan(question, cells));
    return std::visit([](const auto& rooted) { return plantext::cells(rooted.plan); }, plan);
}

QString cellsInRows(const WrittenPlan& question, const QString& cells)
{
    const auto plan = rootedPlan(question, cells);
    if (!plan)
        return cells;
    return std::visit(
        []<typename Board>(const BasicRootedPlan<Board>& rooted) {
            const QString text = plantext::cells(rooted.plan);
            QStringList rows;
            for (qsizetype at = 0; at < text.size(); at += Board::Shape::width)
                rows << text.mid(at, Board::Shape::width);
            return rows.join(u'/');
        },
        *plan);
}

Expected<std::optional<QString>> planFault(const WrittenPlan& question, const QString& cells,
                                           const std::stop_token& stop)
{
    FOURCAST_LET(const AnyRootedPlan plan, rootedPlan(question, cells));
    const PlanVerdict verdict = std::visit(
        [&stop](const auto& rooted) {
            return verifyPlan(rooted.plan, rooted.position, {.states = mostStatesOfPlan}, stop);
        },
        plan);
    switch (verdict.status) {
    case PlanCheckStatus::Valid:
        return std::optional(QString());
    case PlanCheckStatus::Refuted:
        return std::optional(failureText(verdict));
    case PlanCheckStatus::LimitReached:
        return fail(PlanGradingText::tr("Too many positions can come up to check this plan in a "
                                        "lesson."));
    case PlanCheckStatus::Stopped:
        break;
    }
    return std::optional<QString>();
}

QString planTask(const WrittenPlan& question)
{
    const bool isFirst = question.side == Player::First;
    const QString task = question.goal == PlanGoal::Win
        ? (isFirst ? PlanGradingText::tr("A plan for the first player to win")
                   : PlanGradingText::tr("A plan for the second player to win"))
        : (isFirst ? PlanGradingText::tr("A plan for the first player not to lose")
                   : PlanGradingText::tr("A plan for the second player not to lose"));
    const QString board = question.board.section(u'/', 0, 0);
    return question.moves.isEmpty()
        ? PlanGradingText::tr("%1, on the empty board %2.").arg(task, board)
        : PlanGradingText::tr("%1, on the board %2 after %3.").arg(task, board, question.moves);
}

}
