// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"

#include <QByteArray>
#include <QString>

/// The games of a tournament as PGN with the variant `cfour`, as Cute Chess reads and writes them:
/// moves are "P@d1", an opening is among the moves. Walkovers are games without moves.
QByteArray tournamentToPgn(const Tournament& tournament, const QString& event);
