// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a text is cut into tokens by the grammar of a language's words, numbers, signs and comments.
// For the one source of each language that does so: it brings PEGTL along.
#pragma once

#include "core/syntax/token.h"

#include <QCoreApplication>
#include <tao/pegtl.hpp>
#include <type_traits>

namespace fourcast::syntax::cutter {

namespace pegtl = tao::pegtl;

// What the rules of a language derive from, besides PEGTL's, to say what they are.
struct WordRule
{
};
struct NumberRule
{
};
struct SignRule
{
};

inline SourceLocation placeOf(const pegtl::position& position)
{
    return {static_cast<int>(position.line), static_cast<int>(position.column)};
}

template <Token::Kind kind> struct Keep
{
    template <typename Input> static void apply(const Input& input, std::vector<Token>& tokens)
    {
        const SourceLocation place = placeOf(input.position());
        // A token has no line break in it, and nothing but ASCII.
        const SourceLocation after {place.line, place.column + static_cast<int>(input.size())};
        tokens.push_back({kind, input.string(), place, after});
    }
};

template <typename Rule>
struct Take
    : std::conditional_t<
          std::is_base_of_v<WordRule, Rule>, Keep<Token::Kind::Word>,
          std::conditional_t<std::is_base_of_v<NumberRule, Rule>, Keep<Token::Kind::Number>,
                             std::conditional_t<std::is_base_of_v<SignRule, Rule>,
                                                Keep<Token::Kind::Sign>, pegtl::nothing<Rule>>>>
{
};

/// The character where reading stopped; those before it in its line are ASCII.
inline QString characterAt(const char* begin, const char* end)
{
    const QString rest = QString::fromUtf8(begin, qMin<qsizetype>(end - begin, 8));
    return rest.left(rest.size() > 1 && rest[0].isHighSurrogate() ? 2 : 1);
}

/// In letters: only what stands before it in a comment can be other than ASCII.
inline SourceLocation placeIn(const QByteArray& bytes, const pegtl::position& position)
{
    const auto at = static_cast<qsizetype>(position.byte);
    const QByteArray before = bytes.first(at);
    const QByteArray line = before.mid(before.lastIndexOf('\n') + 1);
    return {static_cast<int>(position.line), static_cast<int>(QString::fromUtf8(line).size()) + 1};
}

/// `Rules` are tried in their order, again and again; blanks are left out before each.
template <typename... Rules> std::vector<Token> cut(QStringView text)
{
    using Text = pegtl::star<pegtl::sor<pegtl::plus<pegtl::space>, Rules...>>;
    const QByteArray bytes = text.toUtf8();
    pegtl::memory_input<pegtl::tracking_mode::eager, pegtl::eol::lf_crlf> input(
        bytes.constData(), bytes.constData() + bytes.size(), "");
    std::vector<Token> tokens;
    // Goes on as far as there is something that it knows.
    (void)pegtl::parse<Text, Take>(input, tokens);
    const SourceLocation end = placeIn(bytes, input.position());
    if (!input.empty()) {
        failAt(end,
               QCoreApplication::translate("Syntax", "'%1' has no meaning in this language")
                   .arg(characterAt(input.current(), input.end())));
    }
    tokens.push_back({Token::Kind::End, {}, end, end});
    return tokens;
}

}
