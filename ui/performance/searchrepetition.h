// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonrequest.h"
#include "ui/performance/gamerecorder.h"
#include "ui/performance/reportpresenter.h"

class Game;

/// How often a recorded search is made again: more than six have an interval.
inline constexpr int searchRepetitions = 9;

/// The search for a move of the game, to be made again in its position, by the engine that made it,
/// with its settings and limits. Fails with a sentence where the move was not searched for, is not
/// in the line on the board, or is of an engine that is not known with its settings.
Expected<ComparisonRequest> repetitionOf(const Game& game,
                                         const std::optional<ReportPresenter::Shown>& shown,
                                         const std::optional<GameRecorder::Searcher>& searcher);
