// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

/// A way to search as it is typed and written to files, English in every language: the engine, its
/// limits as Entrant::label() writes them, and what else differs from the usual:
///
///   alphabeta-h1 depth 8
///   mapped-h2 100000 nodes workers 2 seed 7 all-wins-alike
///   minimax-h1 depth 5 h1 vertical-pairs h1-values open-two=3,open-three=90
///   perfect 500 ms workers 1 table 16 no-book
///
/// Several threads count other nodes in each run of an engine that shares a table: `workers` is 1
/// where it is not said.

/// Fails with a sentence that says what is wrong, and with which words it would be right.
Expected<Entrant> contenderFromText(const QString& text);
/// Read again it is the same search.
QString contenderText(const Entrant& entrant);
/// The words that can follow an engine, for help: "depth N, N nodes, ...".
QString contenderWords();
