// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QStringList>
#include <variant>

/// The boards that the programs offer by name. The first is the standard one; 7x7 is the board of
/// the parallel report; the small ones are for laboratories.
using AnyEmptyBoard
    = std::variant<BasicPosition<7, 6, 4>, BasicPosition<7, 7, 4>, BasicPosition<6, 5, 4>,
                   BasicPosition<5, 4, 4>, BasicPosition<4, 4, 3>>;

/// "7x6", "7x7", "6x5", "5x4", "4x4": the last wins with three in line, all others with four.
QStringList boardNames();
/// Fails with a sentence that lists the names.
Expected<AnyEmptyBoard> boardFromName(const QString& name);
