// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"

#include <QStringList>

/// How entrants are called before a class, so that nobody knows whose bot loses.
enum class ClassNaming : std::uint8_t
{
    Names,
    Numbers, ///< "Player 7"
    Animals
};

/// As a person reads it: "Chick (level-1)" for a level, otherwise as files and exports call it.
QString entrantName(const Entrant& entrant);

/// One per entrant, each another. Which number or animal somebody has follows from the tournament's
/// seed, and stays when others join.
QStringList classNames(const TournamentOptions& options, ClassNaming naming);

/// What stands in the fields of a page for it.
QString classNamingKey(ClassNaming naming);
/// The names themselves where it is none of these.
ClassNaming classNamingFromKey(const QString& key);
