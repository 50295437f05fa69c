// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/solveanswers.h"
#include "app/cli/analysis/solveroptions.h"
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"

namespace {

const QString aboutSolving = QStringLiteral(
    "Solves positions exactly: those in the arguments, or those on standard input, one on a line,\n"
    "each answered at once. An answer is a line of four fields: the moves, the score, the nodes\n"
    "searched and the microseconds it took.\n\n"
    "A score is 0 for a draw. It is above zero when the side to move wins: 22 minus the discs "
    "that\n"
    "the winner has on the board then, so that quicker wins are larger. A loss is the same with a\n"
    "minus sign. Where a limit was reached the score is the proven interval, as in -2..5.\n"
    "A wrong position is answered with 'error: ' and a sentence; the others go on.");

/// Prints the answer, and flushes, so that another program can wait for it. False when nobody
/// listens any more.
bool printAnswer(SolveAnswers& answers, const QString& text)
{
    console::print(answers.answer(text));
    return console::flush();
}

/// Why not all of standard input could be read; empty where it could.
QString answerLines(SolveAnswers& answers, const Interrupt& interrupt)
{
    LineReader reader(interrupt.descriptor());
    QString line;
    while (!interrupt.happened() && reader.read(line) == LineReader::Status::Line)
        if (!printAnswer(answers, line))
            break;
    return reader.error();
}

}

CommandResult commands::solve(const QStringList& arguments)
{
    CommandLine line(aboutSolving);
    line.argument("POSITION", "As startpos, 44536 or \"d1 d2 e1\", each an argument of its own.",
                  "[POSITION...]");
    line.option("weak", "Win, draw or loss alone: 1, 0 or -1.");
    line.option("threads",
                QStringLiteral("Threads, 1 to %1; 1 by default. With more than one the node counts "
                               "vary from run to run; the scores never do.")
                    .arg(maximumWorkers),
                "N");
    addSolverOptions(line);
    line.option("clear", "Empties the table before each position.");
    line.option("nodes", "Nodes for each position at most.", "N");
    line.option("time", "Milliseconds for each position at most.", "MS");
    line.option("json", "Prints an object on a line for each position.");
    FOURCAST_TRY(line.parse(arguments));

    const SolveAnswers::Settings settings {
        .goal = line.has("weak") ? SolveGoal::Weak : SolveGoal::Strong,
        .limits
        = {.nodes = line.number("nodes", 1, maximumNodes, 0),
           .time = std::chrono::milliseconds(line.number("time", 1, maximumMilliseconds, 0))},
        .clear = line.has("clear"),
        .json = line.has("json"),
    };
    const auto solver = readSolver(line, line.number("threads", 1, maximumWorkers, 1));
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    SolveAnswers answers(*solver, settings, interrupt.token());
    const QStringList positions = line.arguments();
    if (positions.isEmpty())
        if (const QString error = answerLines(answers, interrupt); !error.isEmpty())
            return console::fail(BadInput, error);
    for (const QString& position : positions)
        if (interrupt.happened() || !printAnswer(answers, position))
            break;
    if (interrupt.happened())
        return console::fail(
            Stopped, QStringLiteral("Stopped; positions answered: %1").arg(answers.count()));
    if (answers.wrong() > 0)
        return console::fail(BadInput,
                             QStringLiteral("Positions that were wrong: %1").arg(answers.wrong()));
    return Done;
}
