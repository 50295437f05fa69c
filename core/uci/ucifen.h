// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QString>
#include <QStringView>

/// Positions as hosts of the variant `cfour` write them: ranks from the top, `P` for discs of the
/// first player and `p` for those of the second, the discs that are not played yet in brackets, and
/// `w` or `b` for the side to move, followed by fields that mean nothing here:
/// `7/7/7/7/7/3P3[PPPPPPPPPPPPPPPPPPPPppppppppppppppppppppp] b - - 0 1`.
namespace uci {

QString fen(const Position& position);

/// The brackets and all fields behind the board may be missing; what is there must be right. Fails
/// with a sentence: another size, a character that is no disc, a disc with nothing below it, counts
/// that no game has, the wrong side or hand.
Expected<Position> readFen(QStringView text);

}
