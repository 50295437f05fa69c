// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/studysearch.h"

#include "core/evaluation/h1.h"
#include "core/search/sequentialroot.h"

namespace {

template <Heuristic H>
RootResult searchWith(const H& heuristic, const Position& root, int depth, StudyRootMoves moves,
                      const std::stop_token& stop)
{
    StudyRoot<H> search(heuristic, TerminalValues::study(false), moves == StudyRootMoves::AllExact);
    return search.search(root, depth, {.stop = stop}, {});
}

}

RootResult studySearchH1(const Position& root, int depth, const H1Options& options,
                         StudyRootMoves moves, const std::stop_token& stop)
{
    // The compiler knows the strict reading, so its times are the study engine's.
    return options == H1Options() ? searchWith(StrictH1(), root, depth, moves, stop)
                                  : searchWith(H1(options), root, depth, moves, stop);
}
