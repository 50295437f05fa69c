// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewpeople.h"

#include "core/archive/archivedgame.h"
#include "ui/text/gamewords.h"
#include "ui/text/sidename.h"

#include <QCoreApplication>

namespace {

const QString unnamedPerson = QStringLiteral("Person");

/// Empty where the tag names nobody, or one after the other.
QString nameInTag(const QString& tag, bool isYou)
{
    const Seat seat = seatOf(tag);
    const bool unnamed = tag == unnamedPerson && !isYou;
    return seat == Seat::Unknown || seat == Seat::Several || unnamed
        ? QString()
        : gamewords::player(tag, isYou);
}

}

ReviewPeople ReviewPeople::of(const Game& game, DiscTheme theme)
{
    const QString first = game.tag(QStringLiteral("First"));
    const QString second = game.tag(QStringLiteral("Second"));
    ReviewPeople people;
    if (seatOf(first) == Seat::Person && seatOf(second) == Seat::Engine)
        people.person = Player::First;
    else if (seatOf(second) == Seat::Person && seatOf(first) == Seat::Engine)
        people.person = Player::Second;
    if (people.person && (people.person == Player::First ? first : second) == unnamedPerson)
        people.you = people.person;
    const SideNames colors = sideTitles(theme);
    people.names = {nameInTag(first, people.you == Player::First),
                    nameInTag(second, people.you == Player::Second)};
    const bool alike = people.names.first == people.names.second;
    const auto complete = [alike](QString& name, const QString& color) {
        if (name.isEmpty())
            name = color;
        else if (alike)
            name
                = QCoreApplication::translate("ReviewPeople", "%1 (%2)", "who, colour of the discs")
                      .arg(name, color);
    };
    complete(people.names.first, colors.first);
    complete(people.names.second, colors.second);
    return people;
}
