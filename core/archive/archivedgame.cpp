// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivedgame.h"

#include "core/engines/enginefactory.h"
#include "core/engines/levels.h"

#include <QRegularExpression>
#include <QUuid>
#include <algorithm>

namespace {

std::size_t placeOf(Player side)
{
    return side == Player::First ? 0 : 1;
}

}

int levelOf(const QString& name)
{
    for (const Level& level : levels())
        if (name == level.engine || name.endsWith(u'(' + level.engine + u')'))
            return level.number;
    return 0;
}

QString shownName(const QString& name)
{
    const int number = levelOf(name);
    return number > 0 ? levels()[static_cast<std::size_t>(number - 1)].name : name;
}

Seat seatOf(const QString& name)
{
    if (name.isEmpty() || name == QLatin1String("?"))
        return Seat::Unknown;
    if (name.contains(QLatin1String("; ")))
        return Seat::Several;
    // A program of others as Entrant::nameInFiles() has it, whether or not it is known today.
    static const QRegularExpression ofVersion(QStringLiteral(", version [1-9][0-9]*$"));
    if (ofVersion.match(name).hasMatch())
        return Seat::Engine;
    const QString word = name.section(u' ', 0, 0).remove(u',');
    return levelOf(name) > 0 || engineNames().contains(word) ? Seat::Engine : Seat::Person;
}

bool hasMoved(const Game& game, Player side)
{
    return game.length() > (game.positionAt(0).sideToMove() == side ? 0 : 1);
}

ArchivedPlayer ArchivedPlayer::of(const Entrant& entrant)
{
    const Level* const level = entrant.human ? nullptr : findLevel(entrant.engine);
    return {entrant.nameInFiles(), entrant, level ? level->settings() : QString()};
}

QDate fileDay(const QString& tag)
{
    return QDate::fromString(QString(tag).replace(u'.', u'-'), Qt::ISODate);
}

QDateTime begunOn(const QDateTime& begun, const QDate& day)
{
    constexpr qint64 twoDays = qint64 {2} * 24 * 60 * 60 * 1000;
    const bool isNear
        = day.isValid() && std::abs(day.startOfDay(Qt::UTC).msecsTo(begun)) <= twoDays;
    if (!isNear || begun.toLocalTime().date() == day)
        return begun;
    return QDateTime(day, QTime(12, 0)).toUTC();
}

ArchivedGame ArchivedGame::begin()
{
    ArchivedGame game;
    game.uid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    game.begun = QDateTime::currentDateTimeUtc();
    return game;
}

std::optional<Player> ArchivedGame::person() const
{
    const Seat first = seatOf(players[0].name);
    const Seat second = seatOf(players[1].name);
    if (first == Seat::Person && second == Seat::Engine)
        return Player::First;
    if (first == Seat::Engine && second == Seat::Person)
        return Player::Second;
    return {};
}

PersonsResult ArchivedGame::result() const
{
    const std::optional<Player> side = person();
    if (!side)
        return PersonsResult::None;
    if (const auto winner = winnerOf(game.outcome()))
        return winner == side ? PersonsResult::Won : PersonsResult::Lost;
    return game.outcome() == Outcome::Draw ? PersonsResult::Drawn : PersonsResult::Open;
}

QString ArchivedGame::opponent() const
{
    const std::optional<Player> side = person();
    return side ? players[placeOf(other(*side))].name : QString();
}

int ArchivedGame::level() const
{
    return levelOf(opponent());
}
