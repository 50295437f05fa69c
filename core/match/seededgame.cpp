// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/seededgame.h"

#include "core/engines/enginebytes.h"
#include "core/engines/engineinfo.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

namespace {

struct SeededGameText
{
    Q_DECLARE_TR_FUNCTIONS(SeededGame)
};

constexpr quint32 bytesVersion = 1;
/// More moves than any board of the program has squares.
constexpr quint32 mostMoves = 4096;

void writeEntrant(QDataStream& out, const Entrant& entrant)
{
    out << entrant.engine;
    enginebytes::write(out, entrant.options);
    out << qint32(entrant.limits.depth) << quint64(entrant.limits.nodes)
        << qint64(entrant.limits.time.count());
}

bool readEntrant(QDataStream& in, Entrant& entrant)
{
    qint32 depth = 0;
    quint64 nodes = 0;
    qint64 milliseconds = 0;
    in >> entrant.engine;
    if (!enginebytes::read(in, entrant.options))
        return false;
    in >> depth >> nodes >> milliseconds;
    if (in.status() != QDataStream::Ok)
        return false;
    entrant.limits = {.depth = depth,
                      .nodes = nodes,
                      .time = std::chrono::milliseconds(milliseconds),
                      .clock = {}};
    return entrant.check().has_value();
}

}

QByteArray SeededGame::kind()
{
    return QByteArrayLiteral("game");
}

std::optional<MatchGame> SeededGame::play(const std::stop_token& stop) const
{
    return playMatchGame(entrants, firstEntrant, openingPlies, seed, stop);
}

QByteArray SeededGame::toBytes() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    enginebytes::begin(out, bytesVersion);
    for (const Entrant& entrant : entrants)
        writeEntrant(out, entrant);
    out << qint32(firstEntrant) << qint32(openingPlies) << quint64(seed);
    return bytes;
}

std::optional<SeededGame> SeededGame::fromBytes(const QByteArray& bytes)
{
    QDataStream in(bytes);
    SeededGame game;
    if (!enginebytes::beginsAs(in, bytesVersion))
        return {};
    for (Entrant& entrant : game.entrants)
        if (!readEntrant(in, entrant))
            return {};
    qint32 first = 0;
    qint32 plies = 0;
    quint64 seed = 0;
    in >> first >> plies >> seed;
    if (in.status() != QDataStream::Ok || first < 0 || first > 1 || plies < 0)
        return {};
    game.firstEntrant = first;
    game.openingPlies = plies;
    game.seed = seed;
    return game;
}

Expected<void> canTravel(const Entrant& entrant)
{
    if (entrant.human)
        return fail(SeededGameText::tr("A person can't play in the processes of mpirun."));
    if (engineInfo(entrant.engine).program)
        return fail(SeededGameText::tr("'%1' is a program of others, whose moves depend on the "
                                       "machine: processes of mpirun play engines of ours alone.")
                        .arg(entrant.engine));
    if (entrant.options.dataset)
        return fail(SeededGameText::tr("The labels of a data set from a file are not known to the "
                                       "processes of mpirun: '%1' can't play there.")
                        .arg(entrant.engine));
    return {};
}

QByteArray matchGameToBytes(const MatchGame& game)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    enginebytes::begin(out, bytesVersion);
    out << quint64(game.seed) << qint32(game.firstEntrant) << quint8(game.outcome)
        << EngineFailure::cellOf(game.failure) << quint32(game.moves.size());
    for (const Move move : game.moves)
        out << qint8(move.column());
    for (std::size_t i = 0; i < 2; ++i)
        out << quint64(game.nodes[i]) << game.milliseconds[i] << quint64(game.engineSeeds[i]);
    return bytes;
}

std::optional<MatchGame> matchGameFromBytes(const QByteArray& bytes, int number)
{
    QDataStream in(bytes);
    if (!enginebytes::beginsAs(in, bytesVersion))
        return {};
    quint64 seed = 0;
    qint32 first = 0;
    quint8 outcome = 0;
    QString failure;
    quint32 moves = 0;
    in >> seed >> first >> outcome >> failure >> moves;
    if (in.status() != QDataStream::Ok || moves > mostMoves
        || outcome > static_cast<quint8>(Outcome::Draw))
        return {};
    MatchGame game {.number = number,
                    .seed = seed,
                    .firstEntrant = first,
                    .outcome = static_cast<Outcome>(outcome),
                    .failure = EngineFailure::fromCell(failure),
                    .moves = {}};
    for (quint32 i = 0; i < moves; ++i) {
        qint8 column = 0;
        in >> column;
        game.moves.emplace_back(column);
    }
    for (std::size_t i = 0; i < 2; ++i) {
        quint64 nodes = 0;
        quint64 engineSeed = 0;
        in >> nodes >> game.milliseconds[i] >> engineSeed;
        game.nodes[i] = nodes;
        game.engineSeeds[i] = engineSeed;
    }
    if (in.status() != QDataStream::Ok)
        return {};
    return game;
}

std::optional<QByteArray> answerSeededGame(const QByteArray& task, const std::stop_token& stop)
{
    const auto game = SeededGame::fromBytes(task);
    if (!game)
        return QByteArray();
    const auto played = game->play(stop);
    if (!played)
        return {};
    return matchGameToBytes(*played);
}
