// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"
#include "app/cli/solveroptions.h"
#include "core/board/notation.h"

#include <QJsonDocument>

namespace {

const QString description = QStringLiteral(
    "Solves positions exactly: those in the arguments, or those on standard input, one on a line,\n"
    "each answered at once. An answer is a line of four fields: the moves, the score, the nodes\n"
    "searched and the microseconds it took.\n\n"
    "A score is 0 for a draw. It is above zero when the side to move wins: 22 minus the discs "
    "that\n"
    "the winner has on the board then, so that quicker wins are larger. A loss is the same with a\n"
    "minus sign. Where a limit was reached the score is the proven interval, as in -2..5.\n"
    "A wrong position is answered with 'error: ' and a sentence; the others go on.");

/// Writes an answer for each position, whatever happens to it.
class Answers
{
public:
    struct Settings
    {
        SolveGoal goal = SolveGoal::Strong;
        SolveLimits limits;
        bool clear = false;
        bool json = false;
    };

    Answers(Solver& solver, const Settings& settings, std::stop_token stop)
        : m_solver(solver), m_settings(settings), m_stop(std::move(stop))
    {
    }

    /// Also flushes, so that another program can wait for the answer. False when nobody listens any
    /// more.
    bool answer(const QString& text)
    {
        const auto moves = text.isEmpty()
            ? fail(QStringLiteral("The line is empty; the empty board is startpos."))
            : notation::parseMoves(text);
        Position position;
        if (moves)
            for (const Move move : *moves)
                position.play(move);
        if (!moves)
            refuse(text, moves.error().message);
        else if (position.isFinished())
            refuse(text, QStringLiteral("The game has ended in this position."));
        else
            solve(moves->empty() ? QStringLiteral("startpos") : notation::toDigits(*moves),
                  position);
        return console::flush();
    }

    int count() const { return m_count; }
    int wrong() const { return m_wrong; }

private:
    void refuse(const QString& text, const QString& sentence)
    {
        ++m_wrong;
        if (m_settings.json)
            printJson({{"position", text}, {"error", sentence}});
        else
            console::print(QStringLiteral("error: %1\n").arg(sentence));
    }

    void solve(const QString& moves, const Position& position)
    {
        if (m_settings.clear)
            m_solver.clearTable();
        const auto progress = [&](const SolveReport& report) {
            if (report.time < std::chrono::milliseconds(100))
                return;
            console::progress(QStringLiteral("%1: %2, %3 nodes")
                                  .arg(moves, report.score.toText(report.plies))
                                  .arg(report.nodes));
            m_shown = true;
        };
        const SolveReport report
            = m_solver.solve(position, m_settings.goal, m_settings.limits, {m_stop, progress});
        if (std::exchange(m_shown, false))
            console::progress({});
        ++m_count;
        print(moves, report);
    }

    void print(const QString& moves, const SolveReport& report)
    {
        const bool weak = m_settings.goal == SolveGoal::Weak;
        const auto sign = [](int score) { return score > 0 ? 1 : score < 0 ? -1 : 0; };
        const ScoreInterval score = weak
            ? ScoreInterval {sign(report.score.lower), sign(report.score.upper)}
            : report.score;
        const auto microseconds
            = std::chrono::duration_cast<std::chrono::microseconds>(report.time).count();
        if (!m_settings.json) {
            console::print(QStringLiteral("%1 %2 %3 %4\n")
                               .arg(moves, intervalText(score))
                               .arg(report.nodes)
                               .arg(microseconds));
            return;
        }
        QJsonObject object = intervalToJson(score, report.plies);
        if (weak)
            object.insert("text", weakText(score));
        object.insert("position", moves);
        object.insert("status", statusText(report.status));
        object.insert("nodes", static_cast<qint64>(report.nodes));
        object.insert("microseconds", static_cast<qint64>(microseconds));
        object.insert("threads", report.workers);
        printJson(object);
    }

    static QString weakText(const ScoreInterval& score)
    {
        if (!score.isExact())
            return score.lower == 0 ? QStringLiteral("does not lose")
                : score.upper == 0  ? QStringLiteral("does not win")
                                    : QStringLiteral("not known yet");
        return score.lower > 0 ? QStringLiteral("win")
            : score.lower < 0  ? QStringLiteral("loss")
                               : QStringLiteral("draw");
    }

    static void printJson(const QJsonObject& object)
    {
        console::print(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
    }

    Solver& m_solver;
    Settings m_settings;
    std::stop_token m_stop;
    int m_count = 0;
    int m_wrong = 0;
    bool m_shown = false;
};

void answerLines(Answers& answers, const Interrupt& interrupt)
{
    LineReader reader(interrupt.descriptor());
    QString line;
    while (!interrupt.happened() && reader.read(line) == LineReader::Status::Line)
        if (!answers.answer(line))
            return;
}

}

int commands::solve(const QStringList& arguments)
{
    CommandLine line(description);
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
    if (const auto code = line.parse(arguments))
        return *code;

    const Answers::Settings settings {
        .goal = line.has("weak") ? SolveGoal::Weak : SolveGoal::Strong,
        .limits
        = {.nodes = static_cast<std::uint64_t>(line.number("nodes", 1, maximumNodes, 0)),
           .time = std::chrono::milliseconds(line.number("time", 1, maximumMilliseconds, 0))},
        .clear = line.has("clear"),
        .json = line.has("json"),
    };
    const auto solver
        = readSolver(line, static_cast<int>(line.number("threads", 1, maximumWorkers, 1)));
    if (const auto code = line.failure())
        return *code;

    const Interrupt interrupt;
    Answers answers(*solver, settings, interrupt.token());
    const QStringList positions = line.arguments();
    if (positions.isEmpty())
        answerLines(answers, interrupt);
    for (const QString& position : positions)
        if (interrupt.happened() || !answers.answer(position))
            break;
    if (interrupt.happened())
        return console::fail(
            Stopped, QStringLiteral("Stopped; positions answered: %1").arg(answers.count()));
    if (answers.wrong() > 0)
        return console::fail(BadInput,
                             QStringLiteral("Positions that were wrong: %1").arg(answers.wrong()));
    return Done;
}
