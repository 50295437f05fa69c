// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/export/valuescsv.h"

#include "core/support/formats/csv.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

QString bestAction(const Automaton& automaton, State state, std::uint32_t number)
{
    const auto choices = automaton.choices(state);
    const auto choice = std::ranges::find(choices, number, &Automaton::Choice::number);
    return choice == choices.end() ? QString() : text(automaton.actions()[choice->action]);
}

}

QByteArray valuesToCsv(const Automaton& automaton, const CheckReport& report)
{
    const bool hasValues = report.values.size() == automaton.stateCount();
    const bool hasFractions = report.exactValues.size() == automaton.stateCount();
    const bool hasStrategy = report.strategy.size() == automaton.stateCount();
    QStringList fields {QStringLiteral("state")};
    for (const Lppe::Parameter& parameter : automaton.parameters())
        fields << parameter.variable.name.text();
    if (hasValues)
        fields << QStringLiteral("low") << QStringLiteral("high");
    if (hasFractions)
        fields << QStringLiteral("exact");
    if (hasStrategy)
        fields << QStringLiteral("best action");
    QByteArray csv = csvRow(fields);
    const auto parameters = automaton.parameters();
    for (State state = 0; state < automaton.stateCount(); ++state) {
        fields = {QString::number(state)};
        for (std::size_t i = 0; i < parameters.size(); ++i)
            fields << text(parameters[i].variable.type, automaton.value(state, i));
        if (hasValues)
            fields << QString::number(report.values[state].low, 'g', 17)
                   << QString::number(report.values[state].high, 'g', 17);
        if (hasFractions)
            fields << report.exactValues[state];
        if (hasStrategy)
            fields << bestAction(automaton, state, report.strategy[state]);
        csv += csvRow(fields);
    }
    return csv;
}

}
