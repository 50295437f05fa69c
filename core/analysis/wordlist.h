// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QStringList>

/// Enumerations inside a sentence, in the language of the program.
namespace wordlist {

/// "d1", "e1", ... column by column from the left, each upwards.
QStringList squares(Bitboard squares);
/// "d3", "d3 and e4", "d3, e4 and f5".
QString withAnd(const QStringList& words);
/// "d3", "d3 or e4", "d3, e4 or f5".
QString withOr(const QStringList& words);
/// The first letter in upper case, for a sentence that begins with a name.
QString capitalised(const QString& sentence);

}
