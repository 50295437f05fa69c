// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/exploring.h"
#include "app/cli/formal/formalmodel.h"
#include "app/cli/interrupt.h"
#include "core/formal/models/rules.h"
#include "core/support/text/milliseconds.h"

#include <thread>

namespace {

using fourcast::formal::BoardSize;
using fourcast::formal::RulesMistake;
using fourcast::formal::RulesOptions;
using fourcast::formal::RulesReport;
using fourcast::formal::RulesStep;
using fourcast::formal::RulesVerdict;
using fourcast::statespace::ExploreProgress;

QString mistakeNames()
{
    QStringList names;
    for (int i = 0; i < fourcast::formal::rulesMistakes; ++i)
        names += fourcast::formal::name(static_cast<RulesMistake>(i));
    return names.join(QStringLiteral(", "));
}

void addRulesOptions(CommandLine& line)
{
    line.option("columns", "2 to 7; 4 by default.", "N");
    line.option("rows", "2 to 7; 4 by default.", "N");
    line.option("connect", "Discs in a row that win, 3 or 4. Default: 4.", "N");
    line.option("mistake",
                QStringLiteral("Puts a mistake into the rules, to see which property notices it: "
                               "one of %1; none by default.")
                    .arg(mistakeNames()),
                "NAME");
    addExploreOptions(line);
    line.option("json", "Prints JSON.");
}

RulesOptions readRulesOptions(CommandLine& line)
{
    RulesOptions options;
    const auto side = [&line](const char* name) {
        return line.number(QString::fromLatin1(name), BoardSize::least, BoardSize::most, 4);
    };
    options.size = {side("columns"), side("rows"),
                    line.number("connect", BoardSize::leastConnect, BoardSize::mostConnect, 4)};
    line.take(options.mistake,
              fourcast::formal::rulesMistake(line.text("mistake", QStringLiteral("none"))));
    const auto exploring = readExploreOptions(line);
    options.workers = exploring.workers;
    options.memoryBudget = exploring.memoryBudget;
    return options;
}

QString verdictText(const RulesReport& report, const RulesVerdict& verdict)
{
    QString text = QStringLiteral("%1  %2  %3\n")
                       .arg(fourcast::formal::name(verdict.property), -14)
                       .arg(!verdict.holds            ? QStringLiteral("fails")
                                : report.isComplete() ? QStringLiteral("holds")
                                                      : QStringLiteral("holds so far"),
                            report.isComplete() ? -5 : -12)
                       .arg(fourcast::formal::text(verdict.property));
    for (const RulesStep& step : verdict.counterexample) {
        text += step.column ? QStringLiteral("  column %1\n").arg(*step.column + 1)
                            : QStringLiteral("  start\n");
        for (const QString& row : step.board.split(u'\n'))
            text += QStringLiteral("    ") + row + u'\n';
    }
    return text;
}

QString toText(const RulesOptions& options, const RulesReport& report)
{
    QString text = filled("%1 columns, %2 rows, %3 in a row; %4\n", report.size.columns,
                          report.size.rows, report.size.connect, workersText(options.workers));
    if (options.mistake != RulesMistake::None)
        text += QStringLiteral("With a mistake: %1\n").arg(fourcast::formal::text(options.mistake));
    text += filled("States %1, moves %2, levels %3; X wins %4, O wins %5, draws %6\n",
                   report.states, report.moves, report.levels.size(), report.firstWins,
                   report.secondWins, report.draws);
    if (report.isComplete() && options.mistake == RulesMistake::None)
        text += filled("TLC with Connect4.tla: %1 distinct states, %2 generated, depth %3\n",
                       report.tlcDistinct(), report.tlcGenerated(), report.tlcDepth());
    text += filled("Time %1 ms, memory %2 MiB\n\n", fixedText(toMilliseconds(report.elapsed), 1),
                   (report.bytes >> 20) + 1);
    for (const RulesVerdict& verdict : report.verdicts)
        text += verdictText(report, verdict);
    return text;
}

QJsonObject toJson(const RulesVerdict& verdict)
{
    QJsonArray steps;
    for (const RulesStep& step : verdict.counterexample)
        steps.append(
            QJsonObject {{"column", step.column ? QJsonValue(*step.column + 1) : QJsonValue()},
                         {"board", QJsonArray::fromStringList(step.board.split(u'\n'))}});
    return {{"property", fourcast::formal::name(verdict.property)},
            {"says", fourcast::formal::text(verdict.property)},
            {"holds", verdict.holds},
            {"counterexample", steps}};
}

QJsonObject toJson(const RulesOptions& options, const RulesReport& report)
{
    QJsonArray levels;
    for (const std::uint64_t states : report.levels)
        levels.append(static_cast<qint64>(states));
    QJsonArray properties;
    for (const RulesVerdict& verdict : report.verdicts)
        properties.append(toJson(verdict));
    return {{"columns", report.size.columns},
            {"rows", report.size.rows},
            {"connect", report.size.connect},
            {"mistake", fourcast::formal::name(options.mistake)},
            {"workers", options.workers},
            {"status", statusName(report.status)},
            {"states", static_cast<qint64>(report.states)},
            {"moves", static_cast<qint64>(report.moves)},
            {"levels", levels},
            {"firstWins", static_cast<qint64>(report.firstWins)},
            {"secondWins", static_cast<qint64>(report.secondWins)},
            {"draws", static_cast<qint64>(report.draws)},
            {"properties", properties},
            {"milliseconds", toMilliseconds(report.elapsed)},
            {"bytes", static_cast<qint64>(report.bytes)}};
}

int exitCode(const RulesOptions& options, const RulesReport& report)
{
    fourcast::statespace::ExploreOptions exploring;
    exploring.memoryBudget = options.memoryBudget;
    const int code = exploreExitCode(report.status, report.states, {}, exploring);
    return code == Done && !report.allHold() ? BadInput : code;
}

}

CommandResult commands::formalRules(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Plays every game on a small board, and checks at each position what must hold of the\n"
        "rules, against a board that is looked at square by square. Where a property fails, a\n"
        "shortest game shows how; exit code 1 then, and where the memory is not enough."));
    addRulesOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    const RulesOptions options = readRulesOptions(line);
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    FOURCAST_LET(const auto report,
                 fourcast::formal::checkRules(options, interrupt.token(), tellExploring));
    line.answer(toJson(options, report), toText(options, report));
    return exitCode(options, report);
}
