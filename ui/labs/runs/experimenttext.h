// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimenttally.h"

#include <QIcon>
#include <QPalette>

/// How the figures of an experiment are written, the same in every table, chart and report.
namespace experimenttext {

/// "0.24"; a share from 0 to 1.
QString share(double share);
/// "0.19–0.30".
QString interval(const Interval& interval);
/// Who the first and the second named of every cell are: "H1" and "H2".
std::pair<QString, QString> sides(const Experiment& experiment);
/// Whose the shares of article() and ours() are, in their order: "H1 : H2".
QString whose(const Experiment& experiment);
/// The article's share or pair of shares, "0.24" or "0.50 : 0.30"; empty where it printed none.
QString article(const ExperimentCell& cell);
/// Ours in the same form; empty as long as no game is over.
QString ours(const ExperimentCell& cell, const CellTally& tally);
/// Wilson's 95 % interval of each share in ours().
QString intervals(const ExperimentCell& cell, const CellTally& tally);
/// "agrees", "differs", "unfinished"; empty where there is nothing to compare with.
QString verdict(CellTally::Verdict verdict);
/// A disc, a triangle, a hollow ring or nothing, in front of the word or instead of it.
QString verdictSign(CellTally::Verdict verdict);
/// The same shapes in their colours, for a table.
QIcon verdictIcon(CellTally::Verdict verdict, const QPalette& palette);
/// "second at depth 2, first at depth 4"; the row alone where the whole experiment has one column.
QString cellName(const Experiment& experiment, std::size_t cell);
/// "yes", "no", "open", or "needs at least 208 games": is the first named stronger? By the
/// sequential test (core/study/runs/sequentialtest.h); nothing before the first game.
QString stronger(const CellTally& tally);
/// What the sequential test is, in a few plain sentences.
QString testMeaning();
/// What a test between these differences can tell of a pairing of so many games.
QString testReach(const SprtOptions& bounds, int games);
/// All that there is to say about a cell, a sentence a line.
QString details(const ExperimentCell& cell, const CellTally& tally);

}
