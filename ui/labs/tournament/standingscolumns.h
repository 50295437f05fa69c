// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"
#include "core/tournament/standings.h"
#include "core/tournament/tournamentreport.h"
#include "ui/table/tablemodel.h"

/// What is shown of each entrant, the best first.
Columns<Standing> standingColumns(const TournamentOptions& options);
/// Everybody against everybody, in the order of the standings.
void showCrossTable(TableModel& model, const TournamentOptions& options,
                    const TournamentResult& result);
/// What each entrant's games showed, by the exact solver.
Columns<EntrantReport> reportColumns(const std::vector<Entrant>& entrants);
/// "2 crashes, 1 illegal move": nothing where none failed.
QString failuresText(const std::map<EngineFailure::Kind, int>& failures);
/// How the sequential test stands; empty where there is none.
QString testText(const std::optional<SprtState>& state);
