// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/countedtext.h"

#include "core/chance/experiments/endings.h"

#include <QCoreApplication>

using fourcast::chance::ActionFormula;
using fourcast::chance::Automaton;

namespace {

struct CountedWords
{
    Q_DECLARE_TR_FUNCTIONS(ChanceCounted)
};

}

QString countedTitle(const QString& names)
{
    // What counts the turns of the models of Yahtzee.
    if (names == QLatin1String("look") || names == QLatin1String("look, yahtzee"))
        return CountedWords::tr("turns until the goal");
    return names.isEmpty() ? CountedWords::tr("steps until the goal")
                           : CountedWords::tr("%1 actions until the goal").arg(names);
}

QString countedTitle(const Automaton& automaton, const std::optional<ActionFormula>& counted)
{
    return countedTitle(counted ? actionNames(automaton, *counted) : QString());
}
