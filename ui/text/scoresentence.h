// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/score.h"
#include "ui/style/looks.h"

#include <QString>

/// "Orange wins in 3", "draw", "estimate +412 for Orange": a score with its kind and whose it is.
/// `mover` is the side from whose view the score is given.
QString scoreSentence(const Score& score, Player mover, DiscTheme theme);
