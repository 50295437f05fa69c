// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chance/automatonsize.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"

CommandResult commands::chanceStates(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Explores a probabilistic model and tells the size of its automaton, by itself and with\n"
        "the observer that other tools put beside it. Exit code 1 where the model is wrong, its\n"
        "probabilities do not sum to 1 in a state, or it needs more memory than allowed; 3 when\n"
        "it was interrupted. What is known by then is printed."));
    addChanceModel(line);
    addExploreOptions(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const auto options = readExploreOptions(line);
    const auto model = readChanceModel(line);
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    const auto generated = exploreChance(*model, options, interrupt.token());
    const AutomatonSize size = sizeOf(*model, generated);
    QJsonObject json = toJson(size);
    json["model"] = model->name;
    line.answer(
        json,
        QStringLiteral("%1: %2\n").arg(titleOf(*model), statusName(generated.automaton.status()))
            + toText(size));
    return exploreExitCode(generated, options);
}
