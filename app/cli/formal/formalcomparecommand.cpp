// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/formal/system.h"
#include "app/cli/interrupt.h"
#include "core/formal/lts/bisimulation.h"
#include "core/formal/mucalculus/language/formula.h"

using fourcast::formal::BisimulationOptions;
using fourcast::formal::ComparisonStatus;

namespace {

/// What the formula speaks of and a system never does.
QStringList neverIn(const FormalSystem& system, const QString& formula)
{
    const auto read
        = fourcast::formal::readFormula(formula, fourcast::formal::inferredSignature(system.lts));
    return read ? read->foreign : QStringList();
}

/// What is not known is null.
QJsonObject bisimilarityToJson(const QStringList& names, const std::vector<FormalSystem>& systems,
                               const QJsonValue& bisimilar, const QString& formula)
{
    QJsonArray sizes;
    for (qsizetype i = 0; i < names.size(); ++i) {
        QJsonObject size {{"system", names[i]},
                          {"states", QJsonValue()},
                          {"transitions", QJsonValue()},
                          {"neverHappens", QJsonValue()}};
        if (i < std::ssize(systems)) {
            const FormalSystem& system = systems[static_cast<std::size_t>(i)];
            const auto& lts = system.lts;
            size["states"] = static_cast<qint64>(lts.stateCount());
            size["transitions"] = static_cast<qint64>(lts.transitionCount());
            size["neverHappens"] = QJsonArray::fromStringList(neverIn(system, formula));
        }
        sizes.append(size);
    }
    return {{"systems", sizes},
            {"bisimilar", bisimilar},
            {"formula", formula.isEmpty() ? QJsonValue() : QJsonValue(formula)}};
}

}

CommandResult commands::formalCompare(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Says whether two models or transition systems are strongly bisimilar: whether each step\n"
        "of the one can be answered by the other, for ever. Where they are not, a formula tells\n"
        "them apart: it holds in the first one and not in the second, and what only one of them\n"
        "ever does is named. Exit code 1 then."));
    line.argument("FIRST", "A model, as for formal lts, or a file that ends in .aut.", "FIRST");
    line.argument("SECOND", "And the other one.", "SECOND");
    addSetOption(line);
    addExploreOptions(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const QStringList names = line.arguments();
    const auto options = readExploreOptions(line);
    std::vector<SystemSource> sources;
    for (const QString& name : names)
        sources.push_back(readSource(line, name));
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    std::vector<FormalSystem> systems;
    for (const SystemSource& source : sources) {
        auto system = readSystem(source, options, interrupt.token());
        if (!system) {
            if (line.has("json") && system.error() == Stopped)
                console::print(toJsonText(bisimilarityToJson(names, systems, QJsonValue(), {})));
            return system.error();
        }
        systems.push_back(std::move(*system));
    }

    BisimulationOptions bisimulation;
    bisimulation.stop = interrupt.token();
    bisimulation.progress = [](fourcast::formal::State classes) {
        console::longProgress(QStringLiteral("%1 classes of states").arg(classes));
    };
    const auto comparison = fourcast::formal::compare(systems[0].lts, systems[1].lts, bisimulation);
    const bool same = comparison.status == ComparisonStatus::Bisimilar;
    const bool stopped = comparison.status == ComparisonStatus::Stopped;
    if (line.has("json")) {
        console::print(toJsonText(bisimilarityToJson(
            names, systems, stopped ? QJsonValue() : QJsonValue(same), comparison.formula)));
    } else if (!stopped) {
        console::print(same ? QStringLiteral("Bisimilar.\n")
                           : comparison.formula.isEmpty()
                           ? QStringLiteral("Not bisimilar.\n")
                           : QStringLiteral("Not bisimilar. This holds in %1 alone:\n%2\n")
                                 .arg(names[0], comparison.formula));
        for (int i = 0; i < 2 && !comparison.formula.isEmpty(); ++i) {
            const QStringList never
                = neverIn(systems[static_cast<std::size_t>(i)], comparison.formula);
            if (!never.isEmpty())
                console::print(QStringLiteral("What never happens in %1: %2\n")
                                   .arg(names[i], never.join(QStringLiteral("; "))));
        }
    }
    if (stopped)
        return console::fail(Stopped, QStringLiteral("Stopped."));
    return same ? Done : BadInput;
}
