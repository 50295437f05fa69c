// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chance/chancemodel.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "core/chance/lppe/lppetext.h"
#include "core/chance/reduce/reduce.h"

#include <QJsonArray>

using fourcast::chance::Lppe;
using fourcast::chance::Pass;
using fourcast::chance::passes;
using fourcast::chance::ReductionStep;

namespace {

/// An equation on its way, and how large its automaton is where that was wanted.
struct Stage
{
    QString name;
    Lppe lppe;
    bool hasChanged = true;
    std::optional<fourcast::chance::GenerationResult> generated {};
};

std::vector<Stage> stagesOf(const Lppe& plain, const std::vector<Pass>& wanted,
                            const std::stop_token& stop)
{
    std::vector<Stage> stages;
    stages.push_back({QStringLiteral("none"), plain});
    for (const ReductionStep& step : reduce(plain, wanted, stop).steps)
        stages.push_back({QLatin1String(nameOf(step.pass)), step.after, step.hasChanged});
    return stages;
}

QString toText(const Stage& stage)
{
    QString text = QStringLiteral("%1 parameters %2, summands %3")
                       .arg(stage.name, -12)
                       .arg(stage.lppe.parameters.size(), 3)
                       .arg(stage.lppe.summands.size(), 3);
    if (stage.generated)
        text += QStringLiteral(", states %1, branches %2")
                    .arg(stage.generated->automaton.stateCount(), 9)
                    .arg(stage.generated->automaton.branchesBeforeMerging(), 10);
    return text + (stage.hasChanged ? QStringLiteral("\n") : QStringLiteral(" (nothing to do)\n"));
}

QJsonObject toJson(const Stage& stage)
{
    QJsonObject json {{"pass", stage.name},
                      {"changed", stage.hasChanged},
                      {"parameters", static_cast<qint64>(stage.lppe.parameters.size())},
                      {"summands", static_cast<qint64>(stage.lppe.summands.size())},
                      {"equation", text(stage.lppe)}};
    if (stage.generated) {
        json["states"] = static_cast<qint64>(stage.generated->automaton.stateCount());
        json["branches"] = static_cast<qint64>(stage.generated->automaton.branchesBeforeMerging());
    }
    return json;
}

}

CommandResult commands::chanceReduce(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Makes the linear equation of a game of chance smaller, pass by pass, and tells how many\n"
        "parameters and summands are left after each, and with --states how many states and\n"
        "branches. None of them changes a probability or an expected length. Exit code 1 where\n"
        "the model is wrong or needs more memory than allowed; 3 when it was interrupted."));
    addChanceModel(line);
    addPassesOption(line, QStringLiteral("all (as without it)"));
    line.option("states", "Explores the model after each pass.");
    line.option("text", "Prints the equation before the first pass and after the last one.");
    addExploreOptions(line);
    line.option("json", "Prints JSON, with the equation after each pass.");
    FOURCAST_TRY(line.parse(arguments));
    const auto options = readExploreOptions(line);
    const std::vector<Pass> wanted = readPassesOption(line, {passes().begin(), passes().end()});
    const auto model = readChanceModel(line);
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    std::vector<Stage> stages = stagesOf(model->equation.plain, wanted, interrupt.token());
    if (interrupt.token().stop_requested())
        return console::fail(Stopped, QStringLiteral("Stopped while the passes were made"));
    QJsonArray json;
    for (Stage& stage : stages) {
        if (line.has("states")) {
            stage.generated = generate(stage.lppe, options, interrupt.token(), tellExploring);
            if (const int code = exploreExitCode(*stage.generated, options); code != Done)
                return code;
        }
        if (!line.has("json"))
            console::print(toText(stage));
        json.append(toJson(stage));
    }
    if (line.has("json")) {
        console::print(toJsonText({{"model", model->name}, {"passes", json}}));
    } else if (line.has("text")) {
        console::print(QStringLiteral("\n-- before\n") + text(stages.front().lppe));
        console::print(QStringLiteral("\n-- after\n") + text(stages.back().lppe));
    }
    return Done;
}
