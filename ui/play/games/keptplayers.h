// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QString>
#include <optional>

/// The two who play a game, first and second, as they travel with a game that is kept for recovery.
struct KeptPlayers
{
    Entrant first = Entrant::person();
    Entrant second = Entrant::person();

    /// In one line, for a tag of the game's file.
    QString toText() const;
    /// Nothing where one of the two is not known here.
    static std::optional<KeptPlayers> fromText(const QString& text);

    friend bool operator==(const KeptPlayers&, const KeptPlayers&) = default;
};
