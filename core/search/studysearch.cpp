// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/studysearch.h"

#include "core/evaluation/h1.h"
#include "core/search/sequentialroot.h"

RootResult studySearchH1(const Position& root, int depth, const H1Options& options,
                         StudyRootMoves moves, const std::stop_token& stop)
{
    StudyRoot<H1> search(H1(options), TerminalValues::studyH1(), moves == StudyRootMoves::AllExact);
    return search.search(root, depth, {.stop = stop}, {});
}
