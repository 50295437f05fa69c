// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/games/gamescribe.h"

#include "core/engines/external/programtable.h"
#include "core/engines/levels.h"
#include "core/support/text/machinetext.h"

#include <algorithm>

namespace {

const QString person = QStringLiteral("Person");
const QString between = QStringLiteral("; ");

QString tagOf(Player side)
{
    return side == Player::First ? QStringLiteral("First") : QStringLiteral("Second");
}

/// Is it a name of nameOf(), and not one that somebody was given in a file? `here` are those of the
/// two who are chosen.
bool isWrittenHere(const QString& name, const QStringList& here)
{
    // A program's name may have blanks in it; what follows are its limits or its version.
    const auto isBegun = [&name](const QString& program) {
        return name == program || name.startsWith(program + u' ')
            || name.startsWith(program + u',');
    };
    if (name == person || here.contains(name) || std::ranges::any_of(programs::names(), isBegun)
        || engineNames().contains(name.section(u' ', 0, 0).remove(u',')))
        return true;
    return std::ranges::any_of(levels(), [&name](const Level& level) {
        return name == gamescribe::nameOf({.engine = level.engine});
    });
}

/// How many of the game's moves up to the point that is looked at this side has made.
int movesOf(const Game& game, Player side)
{
    int count = 0;
    for (int ply = 0; ply < game.ply(); ++ply)
        count += game.positionAt(ply).sideToMove() == side ? 1 : 0;
    return count;
}

/// A game that another version goes on with names both.
QString playedBy(const QString& before, const QString& program, bool isFirstMove)
{
    if (before.isEmpty())
        return isFirstMove ? program : QStringLiteral("?") + between + program;
    return before.section(between, -1) == program ? before : before + between + program;
}

QString joined(const QString& before, const QString& name, bool isSidesFirstMove,
               const QStringList& here)
{
    if (before.isEmpty())
        return isSidesFirstMove ? name : QStringLiteral("?") + between + name;
    const QString last = before.section(between, -1);
    if (last == name
        || (name == person && !isWrittenHere(last, here) && last != QLatin1String("?")))
        return before;
    return isSidesFirstMove && isWrittenHere(before, here) ? name : before + between + name;
}

}

QString gamescribe::nameOf(const Entrant& player)
{
    return player.nameInFiles();
}

void gamescribe::note(Game& game, const Entrant& first, const Entrant& second, const QDate& today)
{
    if (game.ply() <= 1) {
        const auto begin = [&game](const QString& tag, const QString& value) {
            if (game.tag(tag).isEmpty())
                game.setTag(tag, value);
        };
        begin(QStringLiteral("Date"), today.toString(Qt::ISODate));
        begin(tagOf(Player::First), nameOf(first));
        begin(tagOf(Player::Second), nameOf(second));
    }
    const QString program = QStringLiteral("Program");
    game.setTag(program, playedBy(game.tag(program), programText(), game.ply() <= 1));
    if (game.ply() == 0)
        return;
    const Player mover = game.positionAt(game.ply() - 1).sideToMove();
    const QString tag = tagOf(mover);
    game.setTag(tag,
                joined(game.tag(tag), nameOf(mover == Player::First ? first : second),
                       movesOf(game, mover) == 1, {nameOf(first), nameOf(second)}));
}
