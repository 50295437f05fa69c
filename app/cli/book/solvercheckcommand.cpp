// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/solvercheckcommand.h"

#include "app/cli/duration.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "core/solver/kernel/solvertable.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <QThread>
#include <new>

namespace {

void showChecked(const SolverCheck& check, const QString& noun)
{
    QString text
        = filled("%1 of %2 checked, %3 wrong, %4 million nodes in %5", check.checked,
                 countText(static_cast<qint64>(check.total), noun), check.disagreements.size(),
                 check.nodes / 1'000'000, longDurationText(check.time));
    if (check.timeLeft.count() > 0)
        text += QStringLiteral(", about %1 left").arg(longDurationText(check.timeLeft));
    console::longProgress(text);
}

QString checkedText(const SolverCheckCommand& command, const SolverCheck& check)
{
    QString text;
    for (const SolverDisagreement& wrong : check.disagreements)
        text += command.toText(wrong) + u'\n';
    return text
        + filled("%1 of %2 checked, %3 wrong, %4 nodes in %5 ms\n", check.checked,
                 countText(static_cast<qint64>(check.total), command.noun),
                 check.disagreements.size(), check.nodes, fixedText(toMilliseconds(check.time), 3));
}

QJsonObject outcomeJson(const SolverCheckCommand& command, const SolverCheck& check)
{
    QJsonArray wrong;
    for (const SolverDisagreement& claim : check.disagreements)
        wrong.append(command.toJson(claim));
    QJsonObject json = command.json;
    json["file"] = command.file;
    json["toCheck"] = static_cast<qint64>(check.total);
    json["checked"] = static_cast<qint64>(check.checked);
    json["status"] = check.checked < check.total ? "stopped" : "completed";
    json["wrong"] = wrong;
    json["nodes"] = static_cast<qint64>(check.nodes);
    json["milliseconds"] = toMilliseconds(check.time);
    return json;
}

int finish(const SolverCheckCommand& command, const SolverCheck& check, const CommandLine& line)
{
    line.answer(outcomeJson(command, check), checkedText(command, check));
    if (check.checked < check.total)
        return console::stoppedAfter(check.checked,
                                     countText(static_cast<qint64>(check.total), command.noun));
    if (!check.disagreements.empty())
        return console::fail(
            BadInput,
            QStringLiteral("'%1' is wrong in %2")
                .arg(command.file,
                     countText(static_cast<qint64>(check.disagreements.size()), command.noun)));
    return Done;
}

}

void addSolverCheckOptions(CommandLine& line, const QString& nouns)
{
    const SolverCheckSettings defaults;
    line.option("threads",
                QStringLiteral("Positions solved at a time, 1 to %1; one per core by default.")
                    .arg(maximumWorkers),
                "N");
    line.option("hash",
                filled("Size of the threads' common table, %1 to %2 MiB; %3 by default.",
                       SolverTable::minimumMib, SolverTable::maximumMib, defaults.tableMib),
                "MIB");
    line.option("sample", QStringLiteral("Checks N %1 only, drawn at random.").arg(nouns), "N");
    line.option("seed", QStringLiteral("Draws the %1 of --sample; 1 by default.").arg(nouns), "S");
    line.option("json", "Prints JSON.");
}

SolverCheckSettings readSolverCheckSettings(CommandLine& line)
{
    SolverCheckSettings settings;
    settings.workers = line.number("threads", 1, maximumWorkers, QThread::idealThreadCount());
    settings.tableMib
        = line.number("hash", SolverTable::minimumMib, SolverTable::maximumMib, settings.tableMib);
    settings.sample = line.number("sample", 1, std::size_t {1'000'000'000}, 0);
    settings.seed = readSeed(line);
    if (line.has("seed") && !line.has("sample"))
        line.misused(QStringLiteral("--seed is of no use without --sample"));
    return settings;
}

int runSolverCheck(const SolverCheckCommand& command, const SolverCheckSettings& settings,
                   const CommandLine& line)
{
    if (command.claims.count == 0)
        return console::fail(
            BadInput, QStringLiteral("'%1' has no %2 to check").arg(command.file, command.noun));
    try {
        SolverCheckSettings ready = settings;
        ready.table = std::make_shared<SolverTable>(settings.tableMib);
        const Interrupt interrupt;
        const SolverCheck check
            = checkClaims(command.claims, ready, interrupt.token(),
                          [&](const SolverCheck& part) { showChecked(part, command.noun); });
        return finish(command, check, line);
    } catch (const std::bad_alloc&) {
        return console::fail(BadInput,
                             QStringLiteral("There is not enough memory for a table of %1 MiB")
                                 .arg(settings.tableMib));
    }
}
