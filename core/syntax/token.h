// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/wrong.h"

#include <QStringView>
#include <string>
#include <string_view>
#include <vector>

namespace fourcast::syntax {

/// The smallest piece of a text: a word (of letters, digits, _ and '), a number, or a sign such as
/// `(`, `->` or `&&`. The longest sign wins: `<=` is one.
struct Token
{
    enum class Kind : std::uint8_t
    {
        Word,
        Number,
        Sign,
        End
    };

    Kind kind = Kind::End;
    std::string text; ///< empty at the end
    SourceLocation place;
    SourceLocation after; ///< behind its last character

    bool is(std::string_view what) const { return kind != Kind::End && text == what; }
};

/// Cuts a text into its tokens; the last one has the kind End. Blanks and comments, from % to the
/// end of the line, are left out. Throws Wrong.
std::vector<Token> tokensOf(QStringView text);

}
