// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

#include <QByteArray>

/// What was played, for files. Protocol, variant of H1, seeds, rounds and who played and who
/// exports stand in each. Shares go from 0 to 1.

/// A row per cell: the article's shares, ours with their intervals, the verdict, and what a move
/// cost. Figures 12 and 13: a row per ply, ours beside the article's.
QByteArray experimentToCsv(const ExperimentResult& result);
/// A row per engine and ply: what its moves cost, and of how many games that is the mean.
QByteArray experimentCurvesToCsv(const ExperimentResult& result);
/// A row per move of every game: nodes and milliseconds.
QByteArray experimentGamesToCsv(const ExperimentResult& result);
/// Settings, cells, conclusion, and all games.
QByteArray experimentToJson(const ExperimentResult& result);
/// The table with its conclusion, for reading; lines of any length are in the conclusion alone.
QString experimentToText(const ExperimentResult& result);
