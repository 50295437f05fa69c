// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QString>
#include <QStringView>
#include <vector>

/// The line `position ...` of a host: where a game began and its moves since.
struct PositionLine
{
    Position start {};
    /// Legal, one after the other.
    std::vector<Move> moves {};

    Position end() const;
    /// `position startpos moves P@d1 P@d2`, or with `fen` where it began elsewhere.
    QString toText() const;

    /// With or without the word `position`: `startpos moves P@d1 d2`, `fen 7/7/... moves ...`, a
    /// FEN by itself, and all that the program reads elsewhere: `44`, `d1 d2`, `fourcast:44`. Fails
    /// with a sentence.
    static Expected<PositionLine> read(QStringView line);

    friend bool operator==(const PositionLine&, const PositionLine&) = default;
};
