// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/solveroptions.h"

#include "core/book/builtinbook.h"
#include "core/support/text/counttext.h"

#include <new>

void addSolverOptions(CommandLine& line)
{
    line.option("hash",
                filled("Memory of the table in MiB, %1 to %2, rounded down to a power of "
                       "two; %3 by default.",
                       SolverTable::minimumMib, SolverTable::maximumMib, SolverTable::defaultMib),
                "MIB");
    line.option("no-book", "Searches also where the opening book knows the score.");
}

std::unique_ptr<Solver> readSolver(CommandLine& line, int workers)
{
    const int mebibytes = line.number("hash", SolverTable::minimumMib, SolverTable::maximumMib,
                                      SolverTable::defaultMib);
    try {
        auto solver = std::make_unique<Solver>(
            Solver::Settings {.tableMib = mebibytes, .workers = workers});
        if (!line.has("no-book"))
            solver->setKnownScores(&builtInScores());
        return solver;
    } catch (const std::bad_alloc&) {
        line.wrong(BadInput,
                   QStringLiteral("There is no memory for a table of %1 MiB").arg(mebibytes));
        return nullptr;
    }
}

QString intervalText(const ScoreInterval& score)
{
    return score.isExact() ? QString::number(score.lower)
                           : QStringLiteral("%1..%2").arg(score.lower).arg(score.upper);
}

QJsonObject intervalToJson(const ScoreInterval& score, int plies)
{
    return {{"lower", score.lower}, {"upper", score.upper}, {"text", score.toText(plies)}};
}

QString statusText(SolveStatus status)
{
    switch (status) {
    case SolveStatus::Running:
        return QStringLiteral("running");
    case SolveStatus::Solved:
        return QStringLiteral("solved");
    case SolveStatus::LimitReached:
        return QStringLiteral("limit reached");
    case SolveStatus::Stopped:
        return QStringLiteral("stopped");
    }
    return {};
}
