// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/support/expected.h"

#include <QString>
#include <QStringView>
#include <vector>

/// A position as a link, `fourcast:44536`, which the desktop opens with this program.
namespace positionlink {

/// From the moves as Game::positionText() writes them; `fourcast:` is the empty board.
QString write(const QString& positionText);

/// Is it meant as one? What follows the colon may be wrong.
bool isLink(QStringView text);

/// The moves. Blanks may be escaped, as in other links, and `fourcast://44536/` is the same. Fails
/// with a sentence that quotes the link and says what is wrong with it.
Expected<std::vector<Move>> parse(QStringView link);

}
