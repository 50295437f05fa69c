// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "core/support/formats/jsonfields.h"

#include <QJsonObject>

/// An engine with the settings that change its moves, as a file of tournaments keeps it: its name,
/// and what differs from the usual. Labels of a file are the tournament's (TournamentLabels).
QJsonObject tournamentEntrantToJson(const Entrant& entrant);
Entrant tournamentEntrantFromJson(const JsonFields& fields);
