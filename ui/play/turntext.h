// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "ui/style/looks.h"

#include <QString>

class Game;
class GameModel;
class PlayController;

/// "Chick", or "mapped-h1" for an engine that is no named opponent.
QString engineWord(const Entrant& engine);

/// "Anna", or "Orange" for a person without a name.
QString personWord(const Entrant& person, Player side, DiscTheme theme);

/// "Your turn", "Chick is thinking", and "Anna's turn" or "Orange's turn" where two people play,
/// "Chick (Orange) is thinking" where two engines do. Empty at the end of a game, of which the
/// board tells.
QString turnText(const GameModel& model, const PlayController& controller, DiscTheme theme);

/// "You win!", "Chick got you this time.", "It's a draw!", and "Anna wins!" or "Orange wins!" where
/// two people play or where others did, whose game came from a file; empty while the game goes on.
/// "You win: my-bot: it crashed (SIGSEGV)" where a program has lost by a failure.
QString endText(const GameModel& model, const PlayController& controller, DiscTheme theme);

/// Has the engine won that one person plays, in a game that was played here?
bool personLost(const GameModel& model, const PlayController& controller);

/// "Chick played e1." after an engine's move, for those who did not see it fall; empty
/// otherwise.
QString replyText(const GameModel& model, const PlayController& controller, DiscTheme theme);

/// Does its file name people who are not those who play here?
bool isOfOthers(const Game& game, const PlayController& controller);

/// "You against Chick", "Anna against Ben", "Orange against Blue": a person before an engine, else
/// who starts first. A game of others is told by the names of its file.
QString pairText(const Game& game, const PlayController& controller, DiscTheme theme);

/// "Orange: you. Blue: Chick": the same with the colours, for those who do not see them.
QString spokenPair(const Game& game, const PlayController& controller, DiscTheme theme);
