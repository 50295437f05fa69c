// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/people.h"

#include "core/archive/archivedgame.h"
#include "core/engines/levels.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct PeopleText
{
    Q_DECLARE_TR_FUNCTIONS(People)
};

bool hasLetterOrDigit(const QString& name)
{
    const auto points = name.toUcs4();
    return std::ranges::any_of(points,
                               [](char32_t point) { return QChar::isLetterOrNumber(point); });
}

/// Would a file with this name tell of somebody else?
bool isTaken(const QString& name)
{
    const auto is
        = [&name](const QString& taken) { return name.compare(taken, Qt::CaseInsensitive) == 0; };
    return seatOf(name) != Seat::Person || is(Entrant::person().nameInFiles())
        || std::ranges::any_of(
               levels(), [&is](const Level& level) { return is(level.name) || is(level.grade); });
}

}

Expected<QString> People::checked(const QString& typed) const
{
    const QString name = typed.simplified();
    if (!hasLetterOrDigit(name))
        return fail(PeopleText::tr("Type a name with at least one letter."));
    if (name.size() > longestName)
        return fail(PeopleText::tr("Use at most %1 letters for a name.").arg(longestName));
    // What separates names in files and settings.
    if (name.contains(u'/') || name.contains(u'\\') || name.contains(u'|') || name.contains(u';')
        || name.contains(u'@'))
        return fail(PeopleText::tr("A name can't contain / \\ | ; or @."));
    if (names.contains(name, Qt::CaseInsensitive))
        return fail(PeopleText::tr("%1 is already on the list.").arg(name));
    if (isTaken(name))
        return fail(PeopleText::tr("%1 is an opponent's name. Choose another.").arg(name));
    return name;
}

Expected<QString> People::add(const QString& typed)
{
    if (names.size() >= most)
        return fail(PeopleText::tr("The list is full. Remove a name first."));
    FOURCAST_LET(const auto name, checked(typed));
    names << name;
    return name;
}

Expected<QString> People::rename(const QString& name, const QString& typed)
{
    People others = *this;
    others.names.removeAll(name);
    FOURCAST_LET(const auto next, others.checked(typed));
    std::ranges::replace(names, name, next);
    for (QString* const each : {&player, &partner})
        if (*each == name)
            *each = next;
    return next;
}

void People::remove(const QString& name)
{
    names.removeAll(name);
    for (QString* const each : {&player, &partner})
        if (*each == name)
            each->clear();
}

People People::sound() const
{
    People result;
    for (const QString& name : names)
        if (const auto kept = result.checked(name);
            kept && *kept == name && result.names.size() < most)
            result.names << name;
    result.player = result.names.contains(player) ? player : QString();
    result.partner = result.names.contains(partner) && partner != player ? partner : QString();
    return result;
}
