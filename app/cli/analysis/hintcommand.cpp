// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/solveroptions.h"
#include "app/cli/analysis/threatoutput.h"
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "core/analysis/hint.h"
#include "core/board/notation.h"
#include "core/search/metrics/reportjson.h"

#include <QThread>

namespace {

QString sourceName(Hint::Source source)
{
    switch (source) {
    case Hint::Source::Exact:
        return QStringLiteral("exact");
    case Hint::Source::Proven:
        return QStringLiteral("proven");
    case Hint::Source::Estimate:
        return QStringLiteral("estimate");
    }
    return {};
}

/// Here is no board to show the line on, and whoever asks wants to know what is proved.
QString stepText(const Hint& hint, const Position& position, HintStep step)
{
    switch (step) {
    case HintStep::Where:
        break;
    case HintStep::Column:
        return QStringLiteral("%1 %2 %3.")
            .arg(hintText(hint, position, step), hint.reason, hint.label);
    case HintStep::Line: {
        QStringList columns;
        for (const Move move : hint.line)
            columns << notation::columnName(move.column());
        return (hint.lineIsExact ? QStringLiteral("Best play: columns %1.")
                                 : QStringLiteral("Expected: columns %1."))
            .arg(columns.join(u' '));
    }
    }
    return hintText(hint, position, step);
}

QJsonObject toJson(const Hint& hint, const std::vector<Move>& moves, const Position& position,
                   int step)
{
    QJsonObject object {
        {"position", notation::toDigits(moves)},
        {"step", step},
        {"text", hintText(hint, position, static_cast<HintStep>(step))},
        {"firstColumn", hint.firstColumn + 1},
        {"lastColumn", hint.lastColumn + 1},
        {"source", sourceName(hint.source)},
        {"milliseconds", toMilliseconds(hint.time)},
        {"nodes", static_cast<qint64>(hint.nodes)},
    };
    if (step >= static_cast<int>(HintStep::Column)) {
        object.insert("column", hint.move.column() + 1);
        object.insert("bestColumns", movesToJson(hint.best));
        object.insert("score", intervalToJson(hint.score, position.plies()));
        object.insert("label", hint.label);
        object.insert("reason", hint.reason);
    }
    if (step >= static_cast<int>(HintStep::Line)) {
        object.insert("line", movesToJson(hint.line));
        object.insert("lineIsExact", hint.lineIsExact);
    }
    return object;
}

}

CommandResult commands::hint(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Helps with a move, a step at a time: where to look, the column and why, the line that\n"
        "follows. The column is a best one, proved by the exact solver; where that takes longer\n"
        "than a second the answer says what is proved instead, or that it is an estimate."));
    line.argument("POSITION", "As startpos, 44536 or d1 d2 e1.", "POSITION...");
    line.option("step", "1 where to look, 2 and the column, 3 and the line; all without it.",
                "STEP");
    line.option("time", "Milliseconds at most, 1000 by default.", "MS");
    line.option("workers",
                QStringLiteral("Threads, 1 to %1; one per core by default.").arg(maximumWorkers),
                "N");
    addSolverOptions(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const std::vector<Move> moves = line.moves(0, true);
    const int last = line.number("step", 1, 3, 3);
    const std::chrono::milliseconds time(
        line.number("time", 1, maximumMilliseconds, hintTime.count()));
    const auto solver = readSolver(line, readWorkers(line, QThread::idealThreadCount()));
    FOURCAST_TRY(line.failure());

    const Position position = positionAfter(moves);
    const Interrupt interrupt;
    const Hint hint = findHint(position, *solver, playerNames(), interrupt.token(), time);
    QString text;
    for (int step = 1; step <= last; ++step)
        text += console::wrapped(stepText(hint, position, static_cast<HintStep>(step)));
    line.answer(toJson(hint, moves, position, last), text);
    if (interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped; the hint is the best so far"));
    return Done;
}
