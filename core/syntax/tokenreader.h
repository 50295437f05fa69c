// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/placedname.h"
#include "core/syntax/token.h"

#include <type_traits>

namespace fourcast::syntax {

/// Walks over the tokens of a text and says what is missing where it stands. Throws Wrong.
class TokenReader
{
public:
    using IsReserved = bool (*)(std::string_view word);

    /// Of a text in mCRL2's language.
    explicit TokenReader(QStringView text);
    /// Of a text in another language, which says what nothing can be named. The last token has the
    /// kind End.
    TokenReader(std::vector<Token> tokens, IsReserved isReserved)
        : m_tokens(std::move(tokens)), m_isReserved(isReserved)
    {
    }

    bool atEnd() const { return peek().kind == Token::Kind::End; }
    /// What comes `ahead` tokens after the next one; the end goes on for ever.
    const Token& peek(std::size_t ahead = 0) const;
    SourceLocation place() const { return peek().place; }

    bool at(std::string_view what) const { return peek().is(what); }
    /// Takes the next token when it is this one.
    bool take(std::string_view what);
    Token takeAny();
    /// `what` must come next: "a ')' is expected here, not 'x'".
    void expect(std::string_view what);
    /// A name must come next that means nothing to the language; `what` says of what:
    /// "the name of an action".
    Symbol expectName(const QString& what);
    /// A whole number must come next.
    std::int64_t expectNumber();
    PlacedName expectPlacedName(const QString& what);
    /// Names with a sign between them.
    std::vector<PlacedName> expectNames(const QString& what, std::string_view sign = ",");
    /// What `read` returns, called once and again behind each `sign`.
    template <typename Read> auto list(const Read& read, std::string_view sign = ",")
    {
        std::vector<std::invoke_result_t<const Read&>> all;
        do
            all.push_back(read());
        while (take(sign));
        return all;
    }

    /// "%1 is expected here, not 'x'".
    [[noreturn]] void failWanted(const QString& what) const;
    [[noreturn]] void failHere(const QString& message) const { failAt(place(), message); }
    /// Fails unless the text ends here; `after` says what stands before: "the formula".
    void expectEnd(const QString& after) const;

    /// Where the token at an index (see index()) closes the bracket that begins there; the end of
    /// the text where nothing does.
    std::size_t index() const { return m_index; }
    std::size_t closingOf(std::size_t opening) const;
    const Token& tokenAt(std::size_t index) const;

    /// While one lives the text is one level deeper; too deep is an error, not the end of the
    /// stack.
    class Level
    {
    public:
        explicit Level(TokenReader& reader);
        ~Level() { --m_reader.m_depth; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        TokenReader& m_reader;
    };

private:
    std::vector<Token> m_tokens;
    IsReserved m_isReserved;
    std::size_t m_index = 0;
    int m_depth = 0;
};

/// Has this word a meaning of its own in mCRL2, so that nothing can be named so?
bool isReserved(std::string_view word);

/// `word` as a message shows it: long ones are cut.
QString shown(std::string_view word);

/// "; did you mean 'take'?", or nothing.
QString didYouMean(std::string_view word, const std::vector<Symbol>& names);

}
