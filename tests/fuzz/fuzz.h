// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QString>
#include <cstddef>
#include <cstdint>

/// What every harness has: it reads one input, and ends the program when a law does not hold.
/// libFuzzer calls it with inputs of its own making, replay.cpp with those of the corpus.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

QByteArray bytesOf(const std::uint8_t* data, std::size_t size);

/// Ends the program with the sentence on standard error unless the law holds.
void require(bool holds, const char* law);

/// The error says something.
void requireSentence(const Error& error);
/// And where: a line and a column that the text has, or the place right behind them.
void requirePlace(const Error& error, const QString& text);

/// The position after the columns that the bytes name, each taken modulo the board's width; columns
/// that are full or end the game are left out.
Position positionOf(const std::uint8_t* data, std::size_t size);

}
