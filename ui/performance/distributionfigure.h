// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/spreadfigure.h"

#include <QByteArray>
#include <QString>
#include <vector>

struct SearchQuantity;

/// One number of a search of all moves that an engine made there. Moves whose engine does not know
/// the number are left out.
std::vector<EngineValues> valuesByEngine(const RunHistory& history, const SearchQuantity& quantity);
/// All values, in the unit of an axis.
std::vector<double> valuesOnAxis(const std::vector<EngineValues>& engines,
                                 const SearchQuantity& quantity);

/// How many moves lie in which part of the axis: stairs for each engine, the same bins for all, and
/// a mark in each bin that has any. Vertical lines are the engine's p50, p90 and p99.
Figure distributionFigure(const SearchQuantity& quantity, const std::vector<EngineValues>& engines,
                          bool isLogarithmic);
/// "mapped-h1: 18 moves, p50 2.22 ms, p90 ..." of each engine, and what it rests on.
QString distributionText(const SearchQuantity& quantity, const std::vector<EngineValues>& engines,
                         bool isLogarithmic);

/// A line for each engine under the header `figure,engine,moves,disturbed,p50,p90,p99,most`, in the
/// unit of the quantity's key.
QByteArray percentilesToCsv(const std::vector<EngineValues>& engines,
                            const SearchQuantity& quantity);
/// The same under the same names, with all values.
QByteArray percentilesToJson(const std::vector<EngineValues>& engines,
                             const SearchQuantity& quantity);
