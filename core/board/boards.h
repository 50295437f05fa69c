// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QStringList>
#include <variant>

/// One of several boards; the first parameter only stands before the first comma of a list.
template <typename, typename... Boards> using OneBoardOf = std::variant<Boards...>;

/// Any of the boards of boards.def.
// clang-format off
using AnyEmptyBoard = OneBoardOf<void
#define BOARD(NAME, W, H, K) , BasicPosition<W, H, K>
#include "core/board/boards.def"
>;
// clang-format on

/// "7x6" and so on, the standard board first.
QStringList boardNames();
/// Fails with a sentence that lists the names.
Expected<AnyEmptyBoard> boardFromName(const QString& name);
