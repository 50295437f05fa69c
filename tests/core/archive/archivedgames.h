// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/gamearchive.h"
#include "core/board/notation.h"

#include <QTest>
#include <random>

/// Games for tests of the archive.
namespace archived {

inline Game played(const char* moves, const char* setup = "")
{
    Game game(notation::parseMoves(QString::fromLatin1(setup)).value());
    for (const char* column = moves; *column; ++column)
        if (!game.play(Move(*column - '1')))
            qFatal("no legal game: %s", moves);
    return game;
}

inline Entrant level(int number)
{
    return {.engine = QStringLiteral("level-%1").arg(number)};
}

inline ArchivedGame between(const Entrant& first, const Entrant& second, Game game)
{
    ArchivedGame kept = ArchivedGame::begin();
    kept.players = {ArchivedPlayer::of(first), ArchivedPlayer::of(second)};
    kept.game = std::move(game);
    return kept;
}

/// A person against a level; the first player wins by 1212121.
inline ArchivedGame against(int number, const char* moves = "1212121")
{
    return between(Entrant::person(), level(number), played(moves));
}

inline std::unique_ptr<GameArchive> open(const QString& file = QStringLiteral(":memory:"))
{
    auto archive = GameArchive::open(file);
    if (!archive)
        qFatal("%s", qPrintable(archive.error().message));
    return std::move(*archive);
}

/// Random games to their end.
inline Game random(std::mt19937_64& generator)
{
    Game game;
    while (game.outcome() == Outcome::Unfinished) {
        const Move move(static_cast<int>(generator() % 7));
        if (game.position().canPlay(move))
            (void)game.play(move);
    }
    return game;
}

}
