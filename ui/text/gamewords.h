// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"

/// What is said of kept games, in the language of the window.
namespace gamewords {

/// A player's name in files as a person reads it: "You" where it is the person against an engine,
/// "Chick", "mapped-h1 depth 6", "?" where unknown.
QString player(const QString& name, bool isThePerson);
/// "won", "lost", "draw", "not finished"; "first won" where there is no one person.
QString result(const ArchiveRow& row);
QString result(const ArchivedGame& game);
/// "You against Chick", "Ann against Bob".
QString title(const ArchivedGame& game);
/// "23.11.26 18:30", as short as the language writes it.
QString date(const QDateTime& begun);
/// "87 %".
QString percent(double percent);

}
