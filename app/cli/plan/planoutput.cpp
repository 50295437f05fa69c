// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plan/planoutput.h"

#include "app/cli/analysis/analyzetext.h"
#include "app/cli/analysis/threatoutput.h"
#include "core/board/notation.h"
#include "core/plan/planlink.h"
#include "core/plan/words/planwords.h"

namespace {

/// On boards whose threats nobody explains.
QString plainSentence(Player side, PlanGoal goal, int marks, int numbers)
{
    return QStringLiteral("%1 %2: win, block, answer on top of the last disc where there is an "
                          "arrow, else take the lowest number (marks %3, different numbers %4).")
        .arg(side == Player::First ? QStringLiteral("The first player")
                                   : QStringLiteral("The second player"),
             goal == PlanGoal::Win ? QStringLiteral("wins") : QStringLiteral("does not lose"))
        .arg(marks)
        .arg(numbers);
}

QString plainFailure(const PlanVerdict& verdict)
{
    const QString moves = verdict.line.empty()
        ? QStringLiteral("At once")
        : QStringLiteral("After %1").arg(notation::toDigits(verdict.line));
    switch (verdict.failure) {
    case PlanFailure::None:
        return QStringLiteral("The check did not finish, so nothing is known of the plan.");
    case PlanFailure::NoMove:
        return moves + QStringLiteral(" the plan names no move.");
    case PlanFailure::TwoThreats:
        return moves + QStringLiteral(" the opponent threatens four on two squares.");
    case PlanFailure::OpponentWins:
        return moves + QStringLiteral(" the opponent has four.");
    case PlanFailure::Draw:
        return moves + QStringLiteral(" the board is full, and nobody has four.");
    }
    return {};
}

}

QString goalName(PlanGoal goal)
{
    return goal == PlanGoal::Win ? QStringLiteral("win") : QStringLiteral("hold");
}

QString checkName(PlanCheckStatus status)
{
    switch (status) {
    case PlanCheckStatus::Valid:
        return QStringLiteral("valid");
    case PlanCheckStatus::Refuted:
        return QStringLiteral("refuted");
    case PlanCheckStatus::LimitReached:
        return QStringLiteral("limit reached");
    case PlanCheckStatus::Stopped:
        break;
    }
    return QStringLiteral("stopped");
}

QString searchName(PlanSearchStatus status)
{
    switch (status) {
    case PlanSearchStatus::Found:
        return QStringLiteral("found");
    case PlanSearchStatus::GoalOutOfReach:
        return QStringLiteral("out of reach");
    case PlanSearchStatus::NoneFound:
        return QStringLiteral("none found");
    case PlanSearchStatus::LimitReached:
        return QStringLiteral("limit reached");
    case PlanSearchStatus::Stopped:
        break;
    }
    return QStringLiteral("stopped");
}

QString failureName(PlanFailure failure)
{
    switch (failure) {
    case PlanFailure::None:
        break;
    case PlanFailure::NoMove:
        return QStringLiteral("no move");
    case PlanFailure::TwoThreats:
        return QStringLiteral("two threats");
    case PlanFailure::OpponentWins:
        return QStringLiteral("lost");
    case PlanFailure::Draw:
        return QStringLiteral("draw");
    }
    return {};
}

QString cardSquare(Cell disc, bool arrow, int number)
{
    QString text = QStringLiteral(".");
    if (disc != Cell::Empty)
        text = disc == Cell::First ? QStringLiteral("x") : QStringLiteral("o");
    else if (number > 0)
        text = QString::number(number) + (arrow ? QStringLiteral("^") : QString());
    else if (arrow)
        text = QStringLiteral("^");
    return text.leftJustified(3);
}

QString withoutEnd(const QString& line)
{
    qsizetype size = line.size();
    while (size > 0 && line[size - 1] == u' ')
        --size;
    return line.left(size);
}

QJsonObject planToJson(const AnyRootedPlan& plan)
{
    QJsonObject object = std::visit(
        []<typename Board>(const BasicRootedPlan<Board>& rooted) -> QJsonObject {
            return {{"board", plantext::boardName<Board>()},
                    {"position", notation::toDigits(rooted.moves)},
                    {"side", sideName(rooted.plan.side)},
                    {"goal", goalName(rooted.plan.goal)},
                    {"marks", rooted.plan.marks()},
                    {"arrows", std::popcount(rooted.plan.arrows)},
                    {"numbers", rooted.plan.numbersUsed()},
                    {"cells", plantext::cells(rooted.plan)}};
        },
        plan);
    object.insert("plan", plantext::toText(plan));
    object.insert("link", planlink::write(plan));
    return object;
}

QJsonObject verdictToJson(const PlanVerdict& verdict)
{
    QJsonObject object {{"verdict", checkName(verdict.status)},
                        {"states", static_cast<qint64>(verdict.states)}};
    if (verdict.status == PlanCheckStatus::Refuted) {
        object.insert("failure", failureName(verdict.failure));
        object.insert("line", notation::toDigits(verdict.line));
    }
    return object;
}

QString sentenceOf(const AnyRootedPlan& plan)
{
    if (const auto* rooted = std::get_if<RootedPlan>(&plan))
        return planSentence(rooted->plan, rooted->position, playerNames());
    return std::visit(
        [](const auto& rooted) {
            return plainSentence(rooted.plan.side, rooted.plan.goal, rooted.plan.marks(),
                                 rooted.plan.numbersUsed());
        },
        plan);
}

QString failureOf(const AnyRootedPlan& plan, const PlanVerdict& verdict)
{
    if (const auto* rooted = std::get_if<RootedPlan>(&plan))
        return planFailureSentence(verdict, rooted->plan, rooted->position, playerNames());
    return plainFailure(verdict);
}

QString unfoundText(PlanSearchStatus status, bool isSettled, int numbers)
{
    if (!isSettled && status == PlanSearchStatus::LimitReached)
        return QStringLiteral("Who wins was not settled in the time allowed; with --side and "
                              "--goal a plan is looked for at once.");
    return planSearchSentence(status, numbers);
}
