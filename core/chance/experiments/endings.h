// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/curve.h"

namespace fourcast::chance {

/// A way in which a game ends: an action after which nothing else comes, such as win(2) or tie.
struct EndingCurve
{
    QString name; ///< "win(1)"
    /// points[k]: the probability that the game has ended so within k.
    std::vector<Bounds> points;
};

/// Does every state have one choice at most, so that chance alone decides how it ends?
bool decidesNothing(const Automaton& automaton);

/// The curve of each ending, in the order of their names; they sum to the probability that the game
/// is over. `counted` as for curve(). Only where nothing is to be decided: otherwise there are
/// none. Where it is stopped those that are known.
std::vector<EndingCurve> endingCurves(const Automaton& automaton,
                                      const std::optional<ActionFormula>& counted, int most,
                                      const std::stop_token& stop = {});

/// The names of the actions that are meant, each once: "roll, wait".
QString actionNames(const Automaton& automaton, const ActionFormula& formula);

}
