// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sidename.h"

#include "core/support/text/listtext.h"

#include <QCoreApplication>

QString sideName(Player player, DiscTheme theme)
{
    const bool first = (player == Player::First) != isSwapped(theme);
    switch (chosenTheme(theme)) {
    case DiscTheme::Safe:
        return first ? QCoreApplication::translate("SideName", "orange")
                     : QCoreApplication::translate("SideName", "blue");
    case DiscTheme::Classic:
        return first ? QCoreApplication::translate("SideName", "red")
                     : QCoreApplication::translate("SideName", "yellow");
    default:
        break;
    }
    return first ? QCoreApplication::translate("SideName", "white")
                 : QCoreApplication::translate("SideName", "black");
}

QString sideTitle(Player player, DiscTheme theme)
{
    return capitalized(sideName(player, theme));
}

SideNames sideTitles(DiscTheme theme)
{
    return {sideTitle(Player::First, theme), sideTitle(Player::Second, theme)};
}
