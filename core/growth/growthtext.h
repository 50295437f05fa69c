// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"
#include "core/support/formats/provenance.h"

#include <QCoreApplication>

/// What the texts of this room are filed under for the translators.
struct GrowthText
{
    Q_DECLARE_TR_FUNCTIONS(Growth)
};

/// What a run found, in words and in files.
namespace growthtext {

/// "Depth in plies", "Discs on the board", "Workers", "Squares of the board": what x is.
QString placeTitle(GrowthBy by);
/// "Nodes", "Time in ms".
QString costTitle(GrowthCost cost);
/// "minimax-h1 from the empty board, depth 1 to 8, 3 repetitions": what was asked for.
QString settings(const GrowthRequest& request);
/// "Each further ply costs 3.42 times as much (95 %: 3.30 to 3.55; nodes, 8 points, R squared
/// 0.998)." And the start-up that a fit of time leaves out. Why there is no line where there is
/// none.
QString growth(const GrowthResult& result, GrowthCost cost);
/// A number of growth with the digits that it is worth: "3.42", "0.874", "118".
QString number(double value);
/// "finished", "fewer searches", "more than this: time ran out", "the game ends before".
QString status(GrowthStatus status);
/// Sentences for what a reader has to know of the rows: that one has no nodes, that nodes vary,
/// that time ran out or the end was seen. Empty where there is nothing.
QString remarks(const GrowthResult& result);

}

/// Its table, the lines and the published figures, for reading.
QString growthToText(const GrowthResult& result);
/// A row for each point, and for each published one, named in the first row.
QByteArray growthToCsv(const GrowthResult& result);
/// With every search, the lines and the published figures.
QByteArray growthToJson(const GrowthResult& result);
Provenance provenanceOf(const GrowthResult& result);
