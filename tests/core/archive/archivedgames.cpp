// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/archive/archivedgames.h"

#include "core/board/notation.h"

namespace archived {

Game played(const char* moves, const char* setup)
{
    Game game(notation::parseMoves(QString::fromLatin1(setup)).value());
    for (const char* column = moves; *column; ++column)
        if (!game.play(Move(*column - '1')))
            qFatal("no legal game: %s", moves);
    return game;
}

Entrant level(int number)
{
    return {.engine = QStringLiteral("level-%1").arg(number)};
}

ArchivedGame between(const Entrant& first, const Entrant& second, Game game)
{
    ArchivedGame kept = ArchivedGame::begin();
    kept.players = {ArchivedPlayer::of(first), ArchivedPlayer::of(second)};
    kept.game = std::move(game);
    return kept;
}

ArchivedGame against(int number, const char* moves)
{
    return between(Entrant::person(), level(number), played(moves));
}

std::unique_ptr<GameArchive> open(const QString& file)
{
    auto archive = GameArchive::open(file);
    if (!archive)
        qFatal("%s", qPrintable(archive.error().message));
    return std::move(*archive);
}

Game random(std::mt19937_64& generator)
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
