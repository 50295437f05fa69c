// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"

#include <QJsonObject>

/// What the commands print of threats.

/// "the first player" and "the second player".
const SideNames& playerNames();

/// `beginning` and the summary, broken into lines, and a line for each threat.
QString threatsText(const Position& position, const QString& beginning = {});
/// `{"sideToMove": "first", "threats": [{"square": "d3", "owner": "first", "odd": true, ...}],
/// "zugzwang": "first", "summary": "..."}`.
QJsonObject threatsToJson(const Position& position);
