// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/openingbook.h"

/// The book that is compiled in, resources/opening.c4book; null when it is damaged. Positions that
/// it does not know are for the solver to search.
///
/// The first call opens it, which takes some ten milliseconds; that call may come from any thread,
/// and others wait for it. The book lives until the program ends.
const OpeningBook* builtInBook();

/// What the book knows, for a solver: it is opened when the first position of few enough discs
/// comes up, so that a program that has none of these does not wait. Lives until the program ends.
const KnownScores& builtInScores();
