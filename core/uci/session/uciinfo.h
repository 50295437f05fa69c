// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "core/uci/infoline.h"

#include <vector>

/// What a host is shown of a report.
struct UciShown
{
    int multiPv = 1;
    /// `wdl` with every score that is proved; a draw has it always.
    bool chances = false;
    /// The only moves to look at; all when there are none.
    std::vector<Move> only {};
};

namespace uci {

/// The lines of play, the best first, as many as are wanted and known. Of the others than the best
/// only the first move is known.
std::vector<InfoLine> infoLines(const SearchReport& report, const UciShown& shown);

/// The best of the moves that may be played; where none of these has a score, the one nearest to
/// the middle.
Move bestMove(const SearchReport& report, const std::vector<Move>& only);

/// With the answer that the engine expects.
BestMoveLine bestMoveLine(const SearchReport& report, const std::vector<Move>& only);

/// A finished game: it has no best move.
InfoLine infoOfFinished(const Position& position);

/// Is it a draw for certain, not an estimate that is even?
bool isExactDraw(const InfoLine& line);

}
