// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1options.h"
#include "core/search/rootsearch.h"

/// Which root moves of a study search get an exact value.
enum class StudyRootMoves
{
    SharedWindow, ///< the article's search: the first best move is exact, the others are bounds
    AllExact ///< every move has a window of its own, as a choice between the two best needs
};

/// The article's search with H1 to exactly this depth; node counts include the root. Fails to be
/// `complete` only when stopped. The root must not be finished.
RootResult studySearchH1(const Position& root, int depth, const H1Options& options,
                         StudyRootMoves moves, const std::stop_token& stop = {});
