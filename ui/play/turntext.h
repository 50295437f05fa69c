// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "ui/style/looks.h"

#include <QString>

class GameModel;
class PlayController;

/// "Chick", or "mapped-h1" for an engine that is no named opponent.
QString engineWord(const Entrant& engine);

/// "Your turn", "Chick is thinking", and "Orange's turn" where two people play, "Chick
/// (Orange) is thinking" where two engines do. Empty at the end of a game, of which the board
/// tells.
QString turnText(const GameModel& model, const PlayController& controller, DiscTheme theme);

/// "You win!", "Chick got you this time.", "It's a draw!", and "Orange wins!" where two people
/// play or where others did, whose game came from a file; empty while the game goes on.
QString endText(const GameModel& model, const PlayController& controller, DiscTheme theme);

/// Has the engine won that one person plays, in a game that was played here?
bool personLost(const GameModel& model, const PlayController& controller);

/// "Chick played e1." after an engine's move, for those who did not see it fall; empty
/// otherwise.
QString replyText(const GameModel& model, const PlayController& controller, DiscTheme theme);

/// "You against Chick", "Orange against Blue": a person before an engine, else who starts first.
QString pairText(const PlayController& controller, DiscTheme theme);

/// "Orange: you. Blue: Chick": the same with the colours, for those who do not see them.
QString spokenPair(const PlayController& controller, DiscTheme theme);
