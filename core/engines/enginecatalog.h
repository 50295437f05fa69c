// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// What there is to choose from, and what each engine makes of the settings. enginefactory.h makes
// them.

/// Every name that makeEngine() knows, in the order in which a list should show them: random,
/// greedy-h1, minimax-h1, study-h1, literal-h1, alphabeta-h1, mapped-h1, the same with h2, perfect,
/// the data set players dataset-h1 and dataset-solver, and the opponents level-1 to level-8.
QStringList engineNames();

/// A sentence for a tooltip or `--help`: what the engine does.
QString engineDescription(const QString& name);

/// Does the engine look ahead, so that a node or time limit means something to it?
bool engineSearches(const QString& name);
/// Does a depth mean something to it as well? The perfect engine always sees the end.
bool engineTakesDepth(const QString& name);
/// Does the engine share its search among workers?
bool engineUsesWorkers(const QString& name);

/// May the engine play another game by another seed? The study's searches take the first of the
/// best columns; all others choose among equal moves by lot.
bool engineDrawsLots(const QString& name);

/// Does the engine play from the labels of a data set?
bool engineUsesDataset(const QString& name);
