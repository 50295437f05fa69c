// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/check.h"
#include "core/chance/prcrl/specification.h"
#include "core/support/expected.h"

namespace fourcast::chance {

/// What is asked of a model, as it is typed:
///
///     Pmax                      the greatest probability that the model's own goal is met
///     Pmin broke(1)             the least that broke(1) occurs
///     Rmax                      the greatest expected sum of the model's rewards until then
///     Rmin{bet} until [bet U broke]   the least expected number of bets
struct Property
{
    QString text; ///< as it was typed
    Question question = Question::Pmax;
    Reward reward = {};
    Until until;
};

/// Reads a property of a model. Fails with a sentence.
Expected<Property> readProperty(const QString& text, const Specification& model);
/// The same, reading the model, too.
Expected<Property> readProperty(const QString& text, const QString& model);

/// Which actions make a game longer: those that the property counts, otherwise those to which the
/// model gives the reward 1; nothing where there are none, or other rewards.
std::optional<ActionFormula> countedActions(const Property& property, const Automaton& automaton);

/// "greatest probability", "least expected reward": what the question asks for.
QString questionText(Question question);

}
