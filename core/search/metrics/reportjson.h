// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "core/support/text/milliseconds.h"

#include <QJsonArray>
#include <QJsonObject>

class JsonFields;

/// What a search reported, as JSON: the same fields in the same words wherever the program writes
/// one. Scores are from the view of the side to move at the root.

/// `{"kind": "win", "plies": 7, ...}`; null where nothing is known. Its "text" is for readers.
QJsonValue scoreToJson(const Score& score);
/// Columns 1 to 7.
QJsonArray movesToJson(const std::vector<Move>& moves);
/// "completed", "limit reached" or "stopped".
QString statusText(SearchReport::Status status);

/// The answer and what it cost.
QJsonObject reportToJson(const SearchReport& report);
/// What the search did: each depth, cut-offs by move, table, workers, and under "quantities" all of
/// searchQuantities() by their keys. What an engine does not know is left out.
QJsonObject statisticsToJson(const SearchReport& report);
/// reportToJson() with the other as its "statistics".
QJsonObject wholeReportToJson(const SearchReport& report);

/// What wholeReportToJson() wrote of a search of this position, the tasks of its workers and what
/// happened to them left out. Figures that follow from others are not read, but made again.
SearchReport reportFromJson(const JsonFields& fields, const Position& root);
