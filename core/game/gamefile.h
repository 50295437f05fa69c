// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

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
///     {Before the first move.} 1. d3 {Centre.} d4 2. c1 *
///
/// `Setup`, where present, is a position text that the game starts from. Moves are numbered in
/// pairs from that start; where the second player begins, the first pair is `1... d2`. One comment
/// may follow a move, and one stand before the first. Behind a move and its comment, variations in
/// parentheses have another move in its place, `4. c1 (4. e1 e2 5. f1) c2`, and may have variations
/// of their own. The result ends the file; it and the `Result`
/// tag, which may be missing, must be what the moves lead to: nobody wins a Connect Four game
/// otherwise, unless there is a clock, or a program that failed.
///
/// Two people may play by a clock. `TimeControl` says in seconds what each side was given, the
/// first one before the slash: `game 300/180+5` for all its moves, with 5 more for each of them, or
/// `move 10/20` for every move. `TimeLeft` is what both have after the last move,
/// `287.412/180.000`. `Termination` is `time forfeit` where the side to move has lost by its clock;
/// the result is a win for the other side then.
///
/// A program of others loses the game in which it fails, when it is to move. `Failure` says how, as
/// `illegal-move: P@h1`, and `Termination` is `rules infraction` where it played no legal move,
/// `time forfeit` where it was late, and `abandoned` otherwise.
///
/// In a comment or a tag value `\` escapes what would end it or be lost: `\\`, `\{`, `\}`, `\"`,
/// `\n` (line feed), `\r` (carriage return) and `\0` (the zero character). A comment may run over
/// several lines, a tag value may not. Blanks, the kind of line ends and a byte order mark make no
/// difference. Lines and columns of errors count from 1, in characters.
namespace gamefile {

/// Larger files are refused unread; the longest real game with comments is a few kilobytes.
inline constexpr qint64 maximumSize = 1 << 20;
/// So are files with more tags beside Result and Setup; a game has some ten.
inline constexpr int maximumTags = 1000;
/// And those with variations in more others than this, or with more than Game::maximumVariations.
inline constexpr int maximumDepth = 42;

QByteArray write(const Game& game);
/// The game at the end of its main line. The error's message says the line and the column too.
Expected<Game> read(const QByteArray& bytes);

/// Reads a file; never changes it. The error names the file.
Expected<Game> load(const QString& path);
/// Writes all of it or nothing (QSaveFile); an error leaves what was there before.
Expected<void> save(const Game& game, const QString& path);

}
