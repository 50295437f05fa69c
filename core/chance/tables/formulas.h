// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkreport.h"

#include <optional>

namespace fourcast::chance {

// What mathematics knows of a game without any state: the other way to the answer, beside which
// the study puts its model checker.

/// A number that a formula gives.
struct FormulaValue
{
    QString exact; ///< "75/22"
    Bounds bounds; ///< the numbers next to it, or it itself
};

/// That a gambler who begins with `start` coins gets `goal` of them, betting one at a time and
/// winning each bet with the probability p, a fraction or a decimal:
///
///     (1 - r^start) / (1 - r^goal) with r = (1-p)/p, and start/goal where p is 1/2.
///
/// This is equation (1) of the study. Nothing where p is 0 or 1.
std::optional<FormulaValue> gamblersChance(int start, int goal, const QString& p);

/// How many rounds the ruin of N players with d coins each takes on average, where d is at most
/// N + 2 (Rocha and Stern 1999 and 2004; the study's probabilities: 1/2, 2/5, and 1/10 shared by
/// the others). With c = N! p1 ... pN and Q = p1^2 + ... + pN^2 it is
///
///     d < N      d, as somebody has won nothing by then
///     d = N      N / (1 - c)
///     d = N + 1  1 + N / (1 - (N+1)/2 c)
///     d = N + 2  N + 2 + N (N+1) (N+2) c (X/6 + Y/4), where
///                X = Q + c (X + Y)
///                Y = (1-Q)/2 + c (((N-1)/2 + (N-1)(N-2)/12) X + (N - 1 + (N-2)(N-3)/8) Y)
///
/// At the round d, and after every N further ones, all have whole multiples of N. X and Y sum up
/// how often somebody has then 3 N coins, or two have 2 N each, each weighed by the probabilities
/// of who these are.
std::optional<FormulaValue> ruinLength(int players, int coins);

/// That the first player is broke when it ends, where d is at most N: (1-p1)^d, divided by 1 - c
/// where it is N.
std::optional<FormulaValue> firstRuin(int players, int coins);

}
