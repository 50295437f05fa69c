// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStringView>
#include <vector>

namespace fourcast::chance {

/// A piece of a specification's text, for an editor to colour. The text need not be right.
struct PrcrlToken
{
    enum class Kind : std::uint8_t
    {
        Keyword, ///< constant, init, psum, ...
        Constant, ///< T, F, true, false, names of constants and values
        Number,
        Action,
        Process,
        Type,
        Function,
        Variable, ///< and any other name
        Sign,
        Comment,
        Wrong ///< nothing begins so
    };

    Kind kind = Kind::Wrong;
    qsizetype begin = 0; ///< in the text
    qsizetype length = 0;
};

/// In their order, without blanks.
std::vector<PrcrlToken> prcrlHighlights(QStringView source);

/// All words that may stand in the text, its own names among them, sorted: for completion.
QStringList prcrlCompletions(QStringView source);

}
