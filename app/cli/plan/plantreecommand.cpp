// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/analyzetext.h"
#include "app/cli/analysis/threatoutput.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/plan/planoutput.h"
#include "app/cli/plan/planrequest.h"
#include "core/board/notation.h"
#include "core/plan/plandeadline.h"
#include "core/plan/words/planwords.h"
#include "core/support/text/milliseconds.h"

namespace {

constexpr int usualNumbersOfTrees = 3;
constexpr qint64 usualTimeOfTrees = 60'000;
constexpr int mostOwnMoves = 8;

template <typename Board> QString sentenceOfTree(const BasicPlanTree<Board>& tree)
{
    if constexpr (std::is_same_v<Board, Position>)
        return planTreeSentence(tree, playerNames());
    else
        return QStringLiteral("Plans: %1; own moves before them at most: %2.")
            .arg(tree.plans())
            .arg(tree.depth());
}

QString movesOrDash(const std::vector<Move>& moves)
{
    return moves.empty() ? QStringLiteral("-") : notation::toDigits(moves);
}

/// As in a proof: `<moves> > <column>`, or `<moves> : <cells>`; moves from the empty board on.
template <typename Board>
QString stepText(const std::vector<Move>& before, const BasicPlanStep<Board>& step)
{
    std::vector<Move> moves = before;
    moves.insert(moves.end(), step.moves.begin(), step.moves.end());
    return step.move.isNone()
        ? QStringLiteral("%1 : %2").arg(movesOrDash(moves), plantext::cells(step.plan))
        : QStringLiteral("%1 > %2").arg(movesOrDash(moves),
                                        notation::columnName(step.move.column()));
}

template <typename Board>
QJsonObject stepToJson(const std::vector<Move>& before, const BasicPlanStep<Board>& step)
{
    std::vector<Move> moves = before;
    moves.insert(moves.end(), step.moves.begin(), step.moves.end());
    QJsonObject object {{"moves", notation::toDigits(moves)}};
    if (step.move.isNone())
        object.insert("cells", plantext::cells(step.plan));
    else
        object.insert("column", step.move.column() + 1);
    return object;
}

template <typename Board>
int findTreeOn(const CommandLine& line, const PlanRequest& request, int ownMoves,
               BasicRootedPlan<Board> rooted)
{
    const auto judge = judgeFor<Board>(request);
    const Interrupt interrupt;
    const PlanDeadline deadline(interrupt.token(), request.time);
    BasicPlanTreeSearch<Board> search;
    const bool isSettled = settleClaim(request, *judge, rooted, deadline.token());
    if (isSettled)
        search = findPlanTree(
            rooted.position, rooted.plan.side, rooted.plan.goal, *judge,
            {.ownMoves = ownMoves, .plan = {.numbers = request.numbers, .arrows = request.arrows}},
            {.stop = deadline.token(), .report = [](const PlanSearchProgress& progress) {
                 console::progress(QStringLiteral("Positions %1").arg(progress.states));
             }});
    if (search.status == PlanSearchStatus::Stopped && !interrupt.happened())
        search.status = PlanSearchStatus::LimitReached;
    console::progress({});
    const bool found = search.status == PlanSearchStatus::Found;
    if (found)
        if (const auto checked = verifyPlanTree(search.tree); !checked)
            return console::fail(BadInput, checked.error().message);

    const QString sentence = found ? sentenceOfTree(search.tree)
                                   : unfoundText(search.status, isSettled, request.numbers);
    QJsonObject json {{"status", searchName(search.status)},
                      {"board", plantext::boardName<Board>()},
                      {"position", notation::toDigits(rooted.moves)},
                      {"plansTried", static_cast<qint64>(search.attempts)},
                      {"milliseconds", toMilliseconds(search.time)},
                      {"text", sentence}};
    if (isSettled) {
        json.insert("side", sideName(rooted.plan.side));
        json.insert("goal", goalName(rooted.plan.goal));
    }
    QString text = console::wrapped(sentence);
    if (found) {
        json.insert("plans", search.tree.plans());
        json.insert("ownMoves", search.tree.depth());
        QJsonArray steps;
        text += u'\n';
        for (const auto& step : search.tree.steps) {
            steps.append(stepToJson(rooted.moves, step));
            text += stepText(rooted.moves, step) + u'\n';
        }
        json.insert("steps", steps);
    }
    line.answer(json, text);
    if (interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped; nothing is known"));
    return found ? Done : BadInput;
}

}

CommandResult commands::planTree(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Looks for a strategy where one plan is not enough: some moves of the side's own, and\n"
        "a plan behind each reply; as few moves, and then as few plans, as there are. Each\n"
        "line has the moves from the empty board and '> COLUMN', or ': CELLS' where a plan\n"
        "begins. Exit code 1 where none was found, which does not mean that there is none."));
    addPlanRequestOptions(line, usualNumbersOfTrees, usualTimeOfTrees);
    line.option(
        "own-moves",
        QStringLiteral("Moves before a plan at most, 0 to %1; 2 by default.").arg(mostOwnMoves),
        "N");
    FOURCAST_TRY(line.parse(arguments));
    const PlanRequest request = readPlanRequest(line, usualNumbersOfTrees, usualTimeOfTrees);
    const int ownMoves = line.number("own-moves", 0, mostOwnMoves, 2);
    FOURCAST_TRY(line.failure());
    return std::visit(
        [&](const auto& rooted) { return findTreeOn(line, request, ownMoves, rooted); },
        request.root);
}
