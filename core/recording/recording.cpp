// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recording.h"

#include "core/support/text/machinetext.h"

#include <QCoreApplication>
#include <QDate>
#include <algorithm>

namespace {

/// The line on the board as the main one, with what a person wrote; nothing where nobody did.
std::optional<Game> annotatedGame(Game game)
{
    bool isAnnotated = !game.variations().empty();
    for (int ply = 0; ply <= game.length() && !isAnnotated; ++ply)
        isAnnotated = !game.comment(ply).isEmpty();
    if (!isAnnotated)
        return std::nullopt;
    game.makeMainLine();
    game.goTo(0);
    return game;
}

}

RecordedPlayer RecordedPlayer::of(const Entrant& entrant)
{
    if (entrant.human)
        return {.name = entrant.nameInFiles()};
    return {.name = entrant.nameInFiles(),
            .engine = entrant.engine,
            .variant = entrant.variant(),
            .limits = entrant.limits,
            .workers = engineInfo(entrant.engine).usesWorkers ? entrant.options.workerCount() : 1,
            .seed = entrant.options.seed,
            .tableMib = entrant.options.tableMib,
            .usesBook = entrant.options.usesBook,
            .preferFastWins = entrant.options.preferFastWins,
            .h1 = entrant.options.h1};
}

Recording Recording::of(const Game& game, const std::array<Entrant, 2>& players,
                        const ReportOf& reportOf)
{
    Recording recording {.setup = game.setup(),
                         .players
                         = {RecordedPlayer::of(players[0]), RecordedPlayer::of(players[1])},
                         .program = programText(),
                         .machine = machineText(),
                         .date = QDateTime::currentDateTimeUtc(),
                         .annotated = annotatedGame(game)};
    recording.failure = game.failure();
    for (int ply = 0; ply < game.length(); ++ply) {
        const Move move = game.moves()[static_cast<std::size_t>(ply)];
        const SearchReport* const report = reportOf(game.positionAt(ply), move);
        recording.moves.push_back(
            {move, report ? std::optional<SearchReport>(*report) : std::nullopt});
    }
    return recording;
}

std::vector<Position> Recording::positions() const
{
    Position position;
    for (const Move move : setup)
        position.play(move);
    std::vector<Position> all {position};
    for (const RecordedMove& recorded : moves) {
        position.play(recorded.move);
        all.push_back(position);
    }
    return all;
}

std::vector<Move> Recording::allMoves() const
{
    std::vector<Move> all = setup;
    for (const RecordedMove& recorded : moves)
        all.push_back(recorded.move);
    return all;
}

Outcome Recording::outcome() const
{
    const Position last = positions().back();
    if (!failure || last.isFinished())
        return last.outcome();
    return lostBy(last.sideToMove());
}

Game Recording::game() const
{
    Game game = annotated.value_or(Game(setup));
    if (!annotated)
        for (const RecordedMove& recorded : moves) {
            const auto played = game.play(recorded.move);
            Q_ASSERT(played);
        }
    if (failure && !game.positionAt(game.length()).isFinished())
        game.loseByFailure(*failure);
    game.goTo(0);
    game.setTag(QStringLiteral("First"), players[0].name);
    game.setTag(QStringLiteral("Second"), players[1].name);
    if (date.isValid()) {
        game.setTag(QStringLiteral("Date"), date.toLocalTime().date().toString(Qt::ISODate));
        game.setTag(QStringLiteral("Recorded"), date.toUTC().toString(Qt::ISODateWithMs));
    }
    game.setTag(QStringLiteral("Program"), program);
    return game;
}

int Recording::searches() const
{
    return static_cast<int>(std::ranges::count_if(
        moves, [](const RecordedMove& recorded) { return recorded.report.has_value(); }));
}

QString Recording::title() const
{
    return QCoreApplication::translate("Recording", "%1 against %2")
        .arg(players[0].name, players[1].name);
}

QString sideWord(Player side)
{
    return side == Player::First ? QStringLiteral("first") : QStringLiteral("second");
}
