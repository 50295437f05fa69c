// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/gamewords.h"

#include "ui/text/readingorder.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct GameWords
{
    Q_DECLARE_TR_FUNCTIONS(GameWords)
};

QString result(PersonsResult result, Outcome outcome)
{
    switch (result) {
    case PersonsResult::Won:
        return GameWords::tr("won");
    case PersonsResult::Drawn:
        return GameWords::tr("draw");
    case PersonsResult::Lost:
        return GameWords::tr("lost");
    case PersonsResult::Open:
        return GameWords::tr("not finished");
    case PersonsResult::None:
        break;
    }
    switch (outcome) {
    case Outcome::FirstWins:
        return GameWords::tr("first won");
    case Outcome::SecondWins:
        return GameWords::tr("second won");
    case Outcome::Draw:
        return GameWords::tr("draw");
    case Outcome::Unfinished:
        break;
    }
    return GameWords::tr("not finished");
}

QString withFailure(const QString& result, const EngineFailure& failure)
{
    return GameWords::tr("%1: %2", "a result: won, lost, first won; how a program failed")
        .arg(result, failure.toText());
}

QString withTime(const QString& result, bool onTime)
{
    return onTime ? GameWords::tr("%1 on time", "a result: won, lost, first won").arg(result)
                  : result;
}

}

QString gamewords::player(const QString& name, bool isThePerson)
{
    if (name.isEmpty())
        return QStringLiteral("?");
    if (name == QLatin1String("Person"))
        return isThePerson ? GameWords::tr("You") : GameWords::tr("Person");
    return shownName(name);
}

QString gamewords::result(const ArchiveRow& row)
{
    const QString result = ::result(row.result, row.outcome);
    return row.failure ? withFailure(result, *row.failure) : withTime(result, row.onTime);
}

QString gamewords::result(const ArchivedGame& game)
{
    const QString result = ::result(game.result(), game.game.outcome());
    const auto failure = game.game.failure();
    return failure ? withFailure(result, *failure) : withTime(result, game.game.endedOnTime());
}

QString gamewords::title(const ArchivedGame& game)
{
    const std::optional<Player> person = game.person();
    const QString first = player(game.players[0].name, person == Player::First);
    const QString second = player(game.players[1].name, person == Player::Second);
    return person == Player::Second ? GameWords::tr("%1 against %2").arg(second, first)
                                    : GameWords::tr("%1 against %2").arg(first, second);
}

QString gamewords::date(const QDateTime& begun)
{
    const QLocale locale;
    const QDateTime local = begun.toLocalTime();
    const QString time = locale.timeFormat(QLocale::ShortFormat).remove(QStringLiteral(":ss"));
    return locale.toString(local.date(), QLocale::ShortFormat) + u' '
        + locale.toString(local.time(), time);
}

QString gamewords::percent(double percent)
{
    return inOrder(GameWords::tr("%1 %", "percent").arg(QLocale().toString(percent, 'f', 0)));
}
