// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game.h"

#include <QByteArray>

/// The game file, extension `.c4g`: UTF-8 text, tag lines, then numbered moves with comments in
/// braces and the result, in the spirit of PGN:
///
///     [Event "Casual game"]
///     [First "Ann"]
///     [Second "mapped-h1 depth 6"]
///     [Setup "44"]
///     [Result "*"]
///
///     {Before the first move.} 1. d1 {Centre.} d2 2. c1 *
///
/// `Setup`, where present, is a position text that the game starts from. Lines and columns of
/// errors count from 1.
namespace gamefile {

/// Larger files are refused unread; the longest real game with comments is a few kilobytes.
inline constexpr qint64 maximumSize = 1 << 20;

QByteArray write(const Game& game);
Expected<Game> read(const QByteArray& text);

/// Reads a file; never changes it. The error names the file.
Expected<Game> load(const QString& path);
/// Writes all of it or nothing (QSaveFile); an error leaves what was there before.
Expected<void> save(const Game& game, const QString& path);

}
