// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/engineoptions.h"
#include "core/board/position.h"
#include "core/search/searchreport.h"

#include <QStringList>

/// What `analyze` found out.
struct Analysis
{
    std::vector<Move> moves;
    Position position;
    Entrant entrant;
    SearchReport report;
};

/// The whole answer for reading.
QString analysisText(const Analysis& analysis);

/// "first" or "second".
QString sideName(Player player);
/// "d1", "e1", ... from left to right.
QStringList squareNames(Bitboard squares);
