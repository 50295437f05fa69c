// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/formats/jsonfields.h"
#include "core/tournament/tournament.h"

#include <QJsonObject>

/// What a tournament was asked for, as its file keeps it; the workers are not in it, as nothing
/// depends on them.
QJsonObject tournamentOptionsToJson(const TournamentOptions& options);
TournamentOptions tournamentOptionsFromJson(const JsonFields& fields);
