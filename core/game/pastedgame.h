// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <QStringView>

/// What somebody copied elsewhere, as a game at its end: a position (`44536`, `d1 d2 e1`), a link
/// (`fourcast:44536`), or a game file or its moves (`1. d1 d2 2. e1`), with or without a result.
/// Fails with a sentence that begins in lower case and says where and what is wrong.
Expected<Game> pastedGame(QStringView text);
