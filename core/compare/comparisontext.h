// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"
#include "core/support/formats/provenance.h"

/// What a comparison found, in words and in files.
namespace comparisontext {

/// The quantities that are listed by default: nodes, times, evaluations, cut-offs, memory.
std::vector<const SearchQuantity*> usualQuantities();
/// "Time in ms", "Table: fill in %": for the head of a column or an axis.
QString title(const SearchQuantity& quantity);
/// For an axis, whose numbers have one unit: "Memory in MiB".
QString axisTitle(const SearchQuantity& quantity);
/// The same as text: "18,204", "31.2".
QString figure(const SearchQuantity& quantity, double value);
/// "960,793": digits in groups.
QString count(std::uint64_t count);
/// "12.3", "0.085".
QString number(double value);
/// "3.2 %", "0.013 %".
QString percent(double share);
/// "11.9 to 12.9 (95 %)" where there is an interval, else "11.2 to 13.0"; empty where all are
/// alike.
QString spread(const SearchQuantity& quantity, const Repetitions& figures);
QString ratioSpread(const Repetitions& ratios);
/// "after 4453, 5 repetitions, in turn": what was asked for.
QString settings(const ComparisonRequest& request);
/// "A (alphabeta-h1 depth 8)".
QString name(const ComparisonResult& result, std::size_t contender);
/// "4: +412", for the side to move; with a remark where the repetitions differ.
QString answer(const ContenderResult& contender);
/// Who agrees with whom on the best move, who is the quickest, and what was left out of the tree.
QString summary(const ComparisonResult& result);
/// Who is the fastest, where the sign test says so (ComparisonResult::fastest()); who cannot be
/// told apart, and that the rounds are too few for a test, where it does not.
QString speed(const ComparisonResult& result);
/// Of a recorded search and its repetitions: whether they did the same work, whether its time and
/// other figures lie outside of what all of them cost, and how much of the difference in time was
/// waiting for a processor. Empty where none was repeated.
QString repeated(const ComparisonResult& result);
/// A sentence for a contender: how much of which tree it has looked at. Empty where nothing is
/// known.
QString pruning(const ComparisonResult& result, std::size_t contender);
/// What a reader has to know of the numbers; empty where there is nothing.
QString remarks(const ComparisonResult& result);

}

/// As a table for reading, with these quantities.
QString comparisonToText(const ComparisonResult& result,
                         const std::vector<const SearchQuantity*>& quantities);
/// A row for each search, the recorded one first where it was repeated, and for the medians,
/// spreads, intervals and ratios of each contender.
QByteArray comparisonToCsv(const ComparisonResult& result,
                           const std::vector<const SearchQuantity*>& quantities);
/// With every search.
QByteArray comparisonToJson(const ComparisonResult& result,
                            const std::vector<const SearchQuantity*>& quantities);
Provenance provenanceOf(const ComparisonResult& result);
