// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plan/planrequest.h"

#include "app/cli/analysis/solveroptions.h"
#include "app/cli/engineoptions.h"
#include "core/board/notation.h"

namespace {

/// A board by its name, or by width and height alone.
QString wholeBoardName(const QString& name)
{
    for (const QString& board : plantext::boardNames())
        if (board.section(u'/', 0, 0) == name)
            return board;
    return name;
}

template <typename Board>
void takePosition(CommandLine& line, BasicRootedPlan<Board>& rooted, const QString& text)
{
    using Shape = typename Board::Shape;
    line.take(rooted.moves, notation::parseMoves<Shape::width, Shape::height, Shape::line>(text),
              QStringLiteral("Bad position: "));
    for (const Move move : rooted.moves)
        rooted.position.play(move);
    if (rooted.position.isFinished())
        line.wrong(BadInput,
                   QStringLiteral("The game has ended in this position, there is no plan to look "
                                  "for"));
}

}

void addPlanRequestOptions(CommandLine& line, int usualNumbers, qint64 usualTime)
{
    line.argument("POSITION", "As startpos, 44536 or d1 d2 e1.", "POSITION...");
    line.option("board",
                QStringLiteral("One of: %1; 7x6/4 by default. 7x6 is enough.")
                    .arg(plantext::boardNames().join(QStringLiteral(", "))),
                "NAME");
    line.option("side", "Whose plan, first or second; by default who wins, or else can hold.",
                "SIDE");
    line.option("goal", "win, or hold, which is not to lose; by default the best there is.",
                "GOAL");
    line.option(
        "numbers",
        QStringLiteral("Different numbers at most, 0 to 9; %1 by default.").arg(usualNumbers), "N");
    line.option("no-arrows", "A plan that never answers on top of the last disc.");
    line.option("time", QStringLiteral("Milliseconds at most, %1 by default.").arg(usualTime),
                "MS");
    addSolverOptions(line);
    line.option("json", "Prints JSON.");
}

PlanRequest readPlanRequest(CommandLine& line, int usualNumbers, qint64 usualTime)
{
    PlanRequest request;
    line.take(request.root,
              plantext::onBoard(wholeBoardName(line.text("board", QStringLiteral("7x6/4")))));
    std::visit([&](auto& rooted) { takePosition(line, rooted, line.positionText(0)); },
               request.root);
    const QString side = line.text("side", {});
    if (side == QLatin1String("first"))
        request.side = Player::First;
    else if (side == QLatin1String("second"))
        request.side = Player::Second;
    else if (line.has("side"))
        line.wrong(BadInput, QStringLiteral("--side must be first or second, not '%1'").arg(side));
    const QString goal = line.text("goal", {});
    if (goal == QLatin1String("win"))
        request.goal = PlanGoal::Win;
    else if (goal == QLatin1String("hold"))
        request.goal = PlanGoal::Hold;
    else if (line.has("goal"))
        line.wrong(BadInput, QStringLiteral("--goal must be win or hold, not '%1'").arg(goal));
    request.numbers = line.number("numbers", 0, Plan::mostNumbers, usualNumbers);
    request.arrows = !line.has("no-arrows");
    if (!request.arrows && request.numbers == 0)
        line.wrong(BadInput, QStringLiteral("A plan without arrows needs a number at least"));
    request.time
        = std::chrono::milliseconds(line.number("time", 1, maximumMilliseconds, usualTime));
    if (std::holds_alternative<RootedPlan>(request.root))
        request.solver = readSolver(line, 1);
    return request;
}
