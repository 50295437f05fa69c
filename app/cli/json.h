// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QJsonArray>
#include <QJsonObject>

/// An object with the program, its version and the command in front, as indented text.
QByteArray toJsonText(const QString& command, QJsonObject object);

/// `{"kind": "win", "plies": 7, ...}`; null where nothing is known.
QJsonValue scoreToJson(const Score& score);
QJsonObject reportToJson(const SearchReport& report);
/// Columns 1 to 7.
QJsonArray movesToJson(const std::vector<Move>& moves);

/// Nanoseconds as milliseconds.
double toMilliseconds(std::chrono::nanoseconds time);
/// "completed", "limit reached" or "stopped".
QString statusText(SearchReport::Status status);
