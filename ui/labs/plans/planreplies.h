// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// How the opponent replies to who follows a plan, in the order of the list.
namespace planreplies {

inline constexpr int testing = 0;
inline constexpr int any = 1;
inline constexpr int perfect = 2;

/// As a session keeps them.
inline QStringList names()
{
    return {QStringLiteral("testing"), QStringLiteral("any"), QStringLiteral("perfect")};
}

}
