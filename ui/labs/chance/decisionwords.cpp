// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/decisionwords.h"

#include "ui/labs/chance/simulator/games/gamepicture.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>

using fourcast::chance::Action;
using fourcast::chance::Automaton;
using fourcast::chance::Decision;
using fourcast::chance::State;

namespace {

struct DecisionText
{
    Q_DECLARE_TR_FUNCTIONS(DecisionWords)
};

/// As a person who plays the game says it, otherwise as the model does.
QString situationIn(const ChanceSystem& system, const GamePicture* picture, State state)
{
    const Automaton& automaton = system.automaton();
    const QString known = picture && picture->situation
        ? picture->situation(gameDataOf(automaton, state, system.choice.values))
        : QString();
    return known.isEmpty() ? automaton.stateText(state) : known;
}

QString deedOf(const GamePicture* picture, const Action& action)
{
    const QString known = picture && picture->deed ? picture->deed(action) : QString();
    return known.isEmpty() ? text(action) : known;
}

}

namespace decisionwords {

QStringList sentences(const ChanceSystem& system)
{
    const Automaton& automaton = system.automaton();
    const GamePicture* const picture = gamePictureOf(system.choice.model);
    QStringList situations;
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(most, system.decisions.size()); ++i) {
        const Decision& decision = system.decisions[i];
        QString situation = situationIn(system, picture, decision.state);
        // Two states may be the same to a person, but not to the strategy.
        if (situations.contains(situation))
            situation = automaton.stateText(decision.state);
        situations << situation;
        // Models without data have numbers alone.
        if (situation.isEmpty())
            situation = DecisionText::tr("state %1").arg(countText(decision.state));
        sentences << DecisionText::tr("With %1, %2.")
                         .arg(situation, deedOf(picture, automaton.actions()[decision.action]));
    }
    return sentences;
}

QString rest(const ChanceSystem& system)
{
    if (system.decisions.size() <= most)
        return {};
    return DecisionText::tr("All %1 states: tab States")
        .arg(countText(system.automaton().stateCount()));
}

}
