// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A heuristic value with its sign, digits in groups: "+900,200", "−40", "0". An open three, which
/// the study calls infinite, is "+∞"; a line of four is "win" or "loss"; with other features beside
/// it an open three is "+∞ and −40".
QString heuristicText(qint64 value);

/// The same in at most five characters, for a place as small as a square: "+900k", "−1.2M", "+∞".
/// A share of an open three or of a line of four is infinite too.
QString shortHeuristicText(qint64 value);
