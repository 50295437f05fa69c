// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournament.h"

#include <QCoreApplication>
#include <QSet>
#include <array>

namespace {

struct TournamentText
{
    Q_DECLARE_TR_FUNCTIONS(Tournament)
};

constexpr std::array formatKeys {"round-robin", "gauntlet", "swiss"};

Expected<void> checkNumber(const QString& what, qint64 number, qint64 low, qint64 high)
{
    if (number >= low && number <= high)
        return {};
    return fail(TournamentText::tr("%1 must be from %2 to %3, not %4.")
                    .arg(what)
                    .arg(low)
                    .arg(high)
                    .arg(number));
}

Expected<void> checkEntrants(const std::vector<Entrant>& entrants)
{
    if (entrants.size() < 2)
        return fail(TournamentText::tr("A tournament needs two entrants or more."));
    if (entrants.size() > TournamentOptions::mostEntrants)
        return fail(TournamentText::tr("A tournament has at most %1 entrants, not %2.")
                        .arg(TournamentOptions::mostEntrants)
                        .arg(entrants.size()));
    QSet<QString> names;
    for (const Entrant& entrant : entrants) {
        const QString name = TournamentOptions::nameOf(entrant);
        if (entrant.human)
            return fail(
                TournamentText::tr("Engines alone play tournaments, so \"%1\" cannot.").arg(name));
        if (names.contains(name))
            return fail(TournamentText::tr("\"%1\" takes part twice.").arg(name));
        names.insert(name);
        FOURCAST_TRY(entrant.check());
    }
    return {};
}

}

QString TournamentOptions::key(Format format)
{
    return QLatin1String(formatKeys[static_cast<std::size_t>(format)]);
}

std::optional<TournamentOptions::Format> TournamentOptions::formatFromKey(const QString& key)
{
    for (std::size_t i = 0; i < formatKeys.size(); ++i)
        if (key == QLatin1String(formatKeys[i]))
            return static_cast<Format>(i);
    return {};
}

QString TournamentOptions::formatName(Format format)
{
    switch (format) {
    case Format::RoundRobin:
        return TournamentText::tr("Round robin");
    case Format::Gauntlet:
        return TournamentText::tr("Gauntlet");
    case Format::Swiss:
        break;
    }
    return TournamentText::tr("Swiss");
}

QString TournamentOptions::nameOf(const Entrant& entrant)
{
    return entrant.name.isEmpty() ? entrant.label() : entrant.name;
}

Expected<void> TournamentOptions::check() const
{
    FOURCAST_TRY(checkEntrants(entrants));
    FOURCAST_TRY(checkNumber(TournamentText::tr("The number of games of each two"), gamesPerPair,
                             openings.isList() ? 0 : 1, mostGamesPerPair));
    if (format == Format::Swiss)
        FOURCAST_TRY(
            checkNumber(TournamentText::tr("The number of rounds"), rounds, 1, mostRounds));
    FOURCAST_TRY(openings.check());
    if (!sprt)
        return {};
    // Which games of the others are played until it is decided would depend on the workers.
    if (entrants.size() != 2)
        return fail(TournamentText::tr("A sequential test decides between two entrants; this "
                                       "tournament has %1. Leave the test out, or the others.")
                        .arg(entrants.size()));
    return sprt->check();
}

int TournamentGame::winner() const
{
    const auto side = winnerOf(game.outcome);
    return side ? task.mover(*side == Player::First ? 0 : 1) : -1;
}

int TournamentGame::loser() const
{
    const auto side = winnerOf(game.outcome);
    return side ? task.mover(*side == Player::First ? 1 : 0) : -1;
}
