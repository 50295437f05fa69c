// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/boardsize.h"

#include <QByteArray>

namespace fourcast::formal {

/// The rules as a specification in TLA+, resources/models/Connect4.tla: the module Connect4, for
/// boards of any size.
QByteArray tlaSpecification();
/// What TLC needs beside it, Connect4.cfg: the board, and what is checked.
QByteArray tlaConfiguration(const BoardSize& size);

}
