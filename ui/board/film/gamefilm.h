// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/support/expected.h"
#include "ui/board/film/filmlook.h"

#include <QByteArray>
#include <QSize>
#include <functional>
#include <stop_token>

/// A game as a moving picture to send: its discs fall as on the screen, a move in 0.8 seconds; the
/// last position stays for three seconds, with the result, and then it begins again.
struct Film
{
    QByteArray bytes {}; ///< an animated GIF
    QSize size {}; ///< in pixels
    int frames = 0;
};

struct FilmRequest
{
    Game game {}; ///< the line on the board, all of it
    FilmLook look {};
    FilmWords words {};
    FilmSize size = FilmSize::Medium;
};

/// "Ann wins", "Ann wins on time", "Ann wins: my-bot: it crashed" or "A draw", for FilmWords; empty
/// while the game is not finished.
QString filmResult(const Game& game, const QString& first, const QString& second);

/// Called before each move with how many of the game's moves are done.
using FilmProgress = std::function<void(int moves, int all)>;

/// Takes a second or so, on any one thread; needs a QGuiApplication. A film without frames where it
/// was stopped; an error where the file could not be made.
Expected<Film> makeFilm(const FilmRequest& request, const std::stop_token& stop = {},
                        const FilmProgress& progress = {});
